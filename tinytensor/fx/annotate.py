"""annotate: gives a proxy's value a type, which the code then shows.

Mirrors torch/fx/annotate.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.fx.proxy import Proxy


def annotate(val: Any, type: Any) -> Any:
    """`val` itself; if it is a proxy, its node has the type from now on. RuntimeError if it has one already."""
    if isinstance(val, Proxy):
        if val.node.type:
            raise RuntimeError(
                "Tried to annotate a value that already had a type on it! Existing type is "
                f"{val.node.type} and new type is {type}. This could happen if you tried to annotate a function parameter value "
                "(in which case you should use the type slot on the function signature) or you called annotate on the same value "
                "twice"
            )
        val.node.type = type
    return val
