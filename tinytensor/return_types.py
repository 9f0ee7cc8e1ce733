"""torch.return_types: the classes of results with several named parts, `torch.return_types.max`.

The classes are made by the generated files of aten/ops, one for each overload whose schema names its results
(`max_dim_return`). Here they are found by PyTorch's names, and made known to pytrees, so that `vmap` and the like look inside.

Mirrors torch/return_types.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions
from tinytensor.aten.core.python.structseq import StructSequence
from tinytensor.utils._pytree import SequenceKey, register_pytree_node

_TYPES: dict[str, Any] = {}
"""Name -> class. If several overloads have a class of one name, the first is found under it."""


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
        _add(_made.with_out)  # PyTorch has a class of its own, `max_out`, for the results of a call with out=

all_return_types = list(_TYPES.values())


def __getattr__(name: str) -> Any:
    try:
        return _TYPES[name]
    except KeyError:
        raise AttributeError(f"module 'torch.return_types' has no attribute '{name}'") from None
