"""Passes over graphs, each in a file of its own, imported when it is asked for.

    shape_prop, fake_tensor_prop          the sizes of all values, by running on real or on fake tensors
    split_module, split_utils             a graph divided into several, by a function or by tags
    infra/                                base class, manager and partitioner of passes
    operator_support, tools_common        which nodes a backend takes, and how they are called
    graph_drawer                          a drawing for Graphviz

Mirrors torch/fx/passes/__init__.py. Left out: reinplace, runtime_assert, net_min_base, splitter_base.
"""

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.fx.passes import shape_prop, split_module

_MODULES = (
    "annotate_getitem_nodes dialect fake_tensor_prop graph_drawer graph_manipulation graph_transform_observer infra "
    "operator_support param_fetch pass_manager split_utils tools_common utils"
)
__getattr__, __dir__ = _on_first_use(globals(), _MODULES)

__all__ = ["shape_prop", "split_module"]
