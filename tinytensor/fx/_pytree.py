"""What the code of graphs calls to take nested arguments apart.

Mirrors torch/fx/_pytree.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.utils._pytree import TreeSpec


def tree_flatten_spec(pytree: Any, spec: TreeSpec) -> list[Any]:
    """The leaves of arguments that must be nested as the traced ones were.

    >>> from tinytensor.utils._pytree import tree_flatten
    >>> tree_flatten_spec([[1, 2], 3], tree_flatten(((0, 0), 0))[1])
    Traceback (most recent call last):
    ValueError: Type mismatch; expected <class 'tuple'>, but got <class 'list'>.
    """
    return spec.flatten_up_to(tuple(pytree))
