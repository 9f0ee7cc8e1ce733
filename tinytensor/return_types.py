"""torch.return_types: the classes of results with several named parts, `torch.return_types.max`.

Mirrors torch/return_types.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions

_TYPES: dict[str, Any] = {}
"""By name. Overloads with the same parts share the first one's class under that name."""
for _made in [value for name, value in vars(functions).items() if name.endswith("_return") and isinstance(value, type)]:
    _TYPES.setdefault(_made.__name__, _made)

all_return_types = list(_TYPES.values())


def __getattr__(name: str) -> Any:
    try:
        return _TYPES[name]
    except KeyError:
        raise AttributeError(f"module 'torch.return_types' has no attribute '{name}'") from None
