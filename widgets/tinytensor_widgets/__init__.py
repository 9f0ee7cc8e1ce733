"""Widgets that draw live tinytensor objects.

    import tinytensor_widgets as tw
    tw.storage_grid(x, x[1], x.t())
    tw.autograd_graph(loss)
    tw.slope_plot(lambda x: x**2, x=2.0)

Each one can be operated by keyboard (`?` lists the keys), reads itself aloud, and prints as a picture and as text.
"""

try:
    import anywidget as _anywidget
    import graphviz as _graphviz
except ImportError as _error:
    raise ImportError(
        f"tinytensor_widgets needs {_error.name}: pip install tinytensor[lab]", name=_error.name
    ) from _error

from tinytensor_widgets.autograd_graph import AutogradGraph, autograd_graph
from tinytensor_widgets.slope_plot import SlopePlot, slope_plot
from tinytensor_widgets.storage_grid import StorageGrid, storage_grid

__all__ = ["AutogradGraph", "SlopePlot", "StorageGrid", "autograd_graph", "slope_plot", "storage_grid"]
del _anywidget, _graphviz
