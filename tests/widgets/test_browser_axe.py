"""axe-core over every widget and over the lessons' panels, in JupyterLab, in both themes: no violation."""

import pytest

pytestmark = pytest.mark.browser

IMPORTS = "import tinytensor as tt, tinytensor_widgets as tw"
WIDGETS = {
    "storage_grid": "x = tt.arange(6.0).view(2, 3)\ntw.storage_grid(x, x.t(), edit=True, bytes=True)",
    "autograd_graph": "x = tt.tensor([0.5, 1.0], requires_grad=True)\n"
    "w = tw.autograd_graph(((x * 2).exp() + x.sin()).sum(), engine=True)\nw.step = 2\nw",
    "promotion_lattice": "tw.promotion_lattice(tt.float32, tt.tensor(1))",
    "iterator_steps": "tw.iterator_steps(tt.ones(3, 4).t(), tt.ones(3), edit=True, step=3)",
    "dispatch_path": "tw.dispatch_trace(lambda: tt.mm(tt.ones(2, 3), tt.ones(3, 2)))",
    "dispatch_table": "tw.dispatch_trace(view='table', op='aten::mm')",
    "dispatch_keyset": "tw.dispatch_trace(lambda: tt.mm(tt.ones(2, 3), tt.ones(3, 2)), view='keyset')",
    "slope_plot": "tw.slope_plot(lambda x: x**3, x=2.0, eps=0.1, derivative=lambda x: 3 * x**2)",
}
PANELS = """
from tinytensor_lessons import begin
lesson = begin("01")
def wrong(index, strides, storage_offset): return sum(i * s for i, s in zip(index, strides))
def right(index, strides, storage_offset): return storage_offset + wrong(index, strides, 0)
for shown in (lesson.check("01.flat_index", ...), lesson.check("01.flat_index", wrong), lesson.check("01.flat_index", right),
              lesson.hint("01.flat_index"), lesson.reveal("01.p1", 3), lesson.progress(), lesson.summary()):
    display(shown)
"""


def violations(page, where):
    """What axe-core says of the parts of the page that `where` chooses."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, context={"include": [[where]]}).response["violations"]
    return [(v["id"], [node["html"][:160] for node in v["nodes"]][:4]) for v in found]


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
@pytest.mark.parametrize("name", WIDGETS)
def test_widgets(notebook, name, theme):
    notebook.run(f"{IMPORTS}\n{WIDGETS[name]}", theme=theme)
    assert violations(notebook.page, ".tt") == []


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_panels(notebook, theme):
    notebook.run(f"{IMPORTS}\ntw.promotion_lattice(tt.float32, tt.int64)", PANELS, theme=theme)
    notebook.until("document.querySelectorAll('[role=group][aria-label^=\"Lesson 01\"]').length > 0")
    assert violations(notebook.page, ".jp-RenderedHTMLCommon") == []
