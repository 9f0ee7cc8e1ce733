"""Widgets that draw live tinytensor objects.

    import tinytensor_widgets as tw
    tw.storage_grid(x, x[1], x.t())
    tw.autograd_graph(loss)
    tw.slope_plot(lambda x: x**2, x=2.0)
    tw.promotion_lattice(x, 1.5)
    tw.iterator_steps(x.t(), y)
    tw.roofline("add", 1024)
    tw.dispatch_trace(lambda: tt.mm(a, b))
    tw.codegen_diff("exp")
    tw.profiler_flame(prof)
    tw.memory_timeline(prof)
    tw.memory_timeline(tt.cuda.memory._snapshot())
    tw.kernel_access(record)
    tw.training_board({"right": history}, test)

Each one can be operated by keyboard (`?` lists the keys), has words for screen readers, and prints as a picture and as text.

How the files go together, for a widget `w`:

    w.py             the function that a reader calls, and the widget's class: what can be done, and what the page is sent
    *_picture.py     plain data from `tinytensor.introspect` to an SVG
    *_words.py       the same data to sentences and tables of text
    *_layout.py, *_folding.py, *_steps.py    what has to be worked out before it can be drawn or said
    w.js, w.css      what the page does with the SVG
    _base.py, _svg.py                        what all of them share
"""

# The packages are imported here, before the modules that need them, so that one message names what is missing and what to
# install.
try:
    import anywidget as _anywidget
    import graphviz as _graphviz
    import yaml as _yaml
except ImportError as _error:
    raise ImportError(
        f"tinytensor_widgets needs {_error.name}: pip install tinytensor[lab]", name=_error.name
    ) from _error

from tinytensor_widgets.autograd_graph import AutogradGraph, autograd_graph
from tinytensor_widgets.codegen_diff import CodegenDiff, codegen_diff
from tinytensor_widgets.dispatch_trace import DispatchTrace, dispatch_trace
from tinytensor_widgets.iterator_steps import IteratorSteps, iterator_steps
from tinytensor_widgets.kernel_access import KernelAccess, kernel_access
from tinytensor_widgets.memory_segments import SegmentTimeline
from tinytensor_widgets.memory_timeline import MemoryTimeline, memory_timeline
from tinytensor_widgets.profiler_flame import ProfilerFlame, profiler_flame
from tinytensor_widgets.promotion_lattice import PromotionLattice, promotion_lattice
from tinytensor_widgets.roofline import Roofline, roofline
from tinytensor_widgets.slope_plot import SlopePlot, slope_plot
from tinytensor_widgets.storage_grid import StorageGrid, storage_grid
from tinytensor_widgets.training_board import TrainingBoard, training_board

__all__ = [
    "AutogradGraph", "CodegenDiff", "DispatchTrace", "IteratorSteps", "KernelAccess", "MemoryTimeline",
    "ProfilerFlame", "PromotionLattice", "Roofline", "SegmentTimeline", "SlopePlot", "StorageGrid", "TrainingBoard",
    "autograd_graph", "codegen_diff", "dispatch_trace", "iterator_steps", "kernel_access", "memory_timeline",
    "profiler_flame", "promotion_lattice", "roofline", "slope_plot", "storage_grid", "training_board",
]  # fmt: skip
del _anywidget, _graphviz, _yaml
