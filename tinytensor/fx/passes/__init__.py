"""Passes over graphs: the sizes of all values (shape_prop.py), and a graph divided into several (split_module.py).

Mirrors torch/fx/passes/__init__.py, of which it has these two and what the subgraph rewriter needs.
"""

from tinytensor.fx.passes import shape_prop, split_module

__all__ = ["shape_prop", "split_module"]
