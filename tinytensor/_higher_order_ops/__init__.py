"""Control flow as operators: `cond` and `while_loop`. Nothing is compiled here, so they run the function that is asked for.

Mirrors torch/_higher_order_ops/__init__.py. Left out: associative_scan, scan, map and flex_attention as operators.
"""

from tinytensor._higher_order_ops.cond import cond
from tinytensor._higher_order_ops.while_loop import while_loop

__all__ = ["cond", "while_loop"]
