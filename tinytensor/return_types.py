"""torch.return_types: the classes of results with several named parts, `torch.return_types.max`.

Mirrors torch/return_types.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions
from tinytensor.aten.core.python.structseq import StructSequence
from tinytensor.utils._pytree import SequenceKey, register_pytree_node

_TYPES: dict[str, Any] = {}
"""By name. Overloads with the same parts share the first one's class under that name."""


def _add(made: type[StructSequence]) -> None:
    _TYPES.setdefault(made.__name__, made)
    register_pytree_node(
        made,
        lambda result: (list(result), None),
        lambda parts, _: made(parts),
        flatten_with_keys_fn=lambda result: ([(SequenceKey(i), part) for i, part in enumerate(result)], None),
    )


for _name, _made in list(vars(functions).items()):
    if _name.endswith("_return"):
        _add(_made)
        _add(_made.with_out)

all_return_types = list(_TYPES.values())


def __getattr__(name: str) -> Any:
    try:
        return _TYPES[name]
    except KeyError:
        raise AttributeError(f"module 'torch.return_types' has no attribute '{name}'") from None
