"""axe-core over every widget, over the lessons' panels and over the index notebook, in JupyterLab, in both themes.

All widgets stand in one cell: axe-core looks at all of them at once, and no cell is out of view and therefore not drawn.
"""

from pathlib import Path

import pytest
import tinytensor_widgets as tw
from axe import violations
from tinytensor_lessons import index_notebook, progress

pytestmark = pytest.mark.browser

THEMES = ["JupyterLab Light", "JupyterLab Dark"]
TESTS = Path(__file__).parent
# What a learner builds, and what the pictures are about.
SAMPLES = f"""
import sys
sys.path[:0] = [{str(TESTS)!r}, {str(TESTS.parent / "introspect")!r}]
import kernel_samples, memory_samples, profile_samples
import tinytensor as tt, tinytensor_widgets as tw
x = tt.tensor([0.5, 1.0], requires_grad=True)
y = tt.tensor([1.0, 2.0], requires_grad=True)
saved = y.exp()
product = lambda: tt.mm(tt.ones(2, 3), tt.ones(3, 2))
def step():
    (tt.ones(4, 3) @ tt.ones(3, 2, requires_grad=True)).relu().sum().backward()
class Four:
    images, labels = tt.eye(64)[:4], tt.arange(4)
runs = {{"right": {{"loss": [2.0, 1.0], "accuracy": [0.25, 0.5], "read": [[0, 0, 0, 0], [0, 1, 0, 0]]}},
        "A": {{"loss": [2.0, 2.1], "accuracy": [0.25, 0.25], "read": [[0, 0, 0, 0], [1, 1, 1, 1]]}}}}
def at(widget, step):
    widget.step = step
    return widget
def after(widget, write):
    write()
    widget.refresh()
    return widget
"""
WIDGETS = """
tw.storage_grid(tt.arange(6.0).view(2, 3), tt.arange(3.0), edit=True, bytes=True)
tw.storage_grid(tt.quantize_per_tensor(tt.tensor([[-1.0, 0.5], [0.06, 30.0]]), 0.1, 10, tt.quint8), walk=True)
tw.storage_grid(tt.quantize_per_channel(tt.ones(2, 2), tt.tensor([0.1, 1.0]), tt.tensor([0, 100]), 0, tt.quint8))
tw.storage_grid(tt.eye(3).to_sparse())
tw.storage_grid(tt.eye(3).to_sparse_csr())
tw.storage_grid(tt.arange(20.0).view(1, 10, 1, 2).to_mkldnn())
tw.autograd_graph(((x * 2).exp() + x.sin()).sum())
at(tw.autograd_graph(((x * 2).exp() + x.sin()).sum(), engine=True), 2)
at(tw.autograd_graph(x.sum() ** 3, create_graph=True), 1)
after(tw.autograd_graph(saved.sum()), lambda: saved.add_(1))
tw.promotion_lattice(tt.float32, tt.tensor(1))
tw.iterator_steps(tt.ones(3, 4).t(), tt.ones(3), edit=True, step=3)
tw.dispatch_trace(product)
tw.dispatch_trace(view="table", op="aten::mm")
tw.dispatch_trace(product, view="keyset")
tw.dispatch_trace(step, view="program")
tw.slope_plot(lambda x: x**3, x=2.0, eps=0.1, derivative=lambda x: 3 * x**2)
tw.roofline("mm", 64)
tw.codegen_diff("exp")
tw.codegen_diff("exp", derivative="- name: exp(Tensor self) -> Tensor\\n  self: grad * exp(self)\\n  result: auto_element_wise")
tw.codegen_diff("exp", view="journey")
tw.profiler_flame(profile_samples.tree())
tw.memory_timeline(profile_samples.events(4))
at(tw.memory_timeline(profile_samples.events(4, leak=True)), 5)
tw.memory_timeline(memory_samples.fragmented())
at(tw.memory_timeline(memory_samples.fragmented()), 0)
tw.kernel_access(kernel_samples.unguarded(), block=3, warp=7)
tw.kernel_access(kernel_samples.conflicting(), step=20)
tw.training_board(runs, Four, epoch=1)
""".strip().splitlines()
PANELS = """
from tinytensor_lessons import begin
lesson = begin("01")
def wrong(index, strides, storage_offset): return sum(i * s for i, s in zip(index, strides))
def right(index, strides, storage_offset): return storage_offset + wrong(index, strides, 0)
for shown in (lesson.check("01.flat_index", ...), lesson.check("01.flat_index", wrong), lesson.check("01.flat_index", right),
              lesson.hint("01.flat_index"), lesson.reveal("01.p1", 3), lesson.progress(), lesson.summary()):
    display(shown)
from tinytensor_lessons.digit_picture import DigitPicture
from tinytensor_lessons.plot import Plot
from tinytensor_lessons.table_grid import TableGrid
plot = Plot("Speed", "time (s)", "distance (m)")
plot.steps("walking", [0, 1, 2])
plot.line("running", [0, 1, 2], [0, 3, 6])
display(plot, DigitPicture("Misread", tt.eye(64)[:2], ["3", "9 read as 5"]),
        TableGrid("aten::mm", ["CPU", "AutogradCPU"]).column("now").column("later"))
"""


# Buttons, lists and fields: what the pictures' own cells are too (a bar as long as a call took) cannot all be that large.
SMALL = """() => [...document.querySelectorAll('.tt button, .tt select, .tt input, .tt summary, .tt a')].map((control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    const name = control.getAttribute('aria-label') || control.closest('label')?.textContent || control.outerHTML;
    return box.width && (box.width < 24 || box.height < 24) ? [name, box.width, box.height] : null;
}).filter(Boolean)"""

# Letters below 13 px, and words beyond the edge of their picture.
UNREADABLE = """() => [...document.querySelectorAll('.tt-host svg')].flatMap((svg) => {
    const edge = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text')].filter((text) => {
        const box = text.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        return box.width && (size < 12.9 || box.left < edge.left - 1 || box.right > edge.right + 1);
    }).map((text) => text.textContent);
})"""
# Words with a colour of their own (`tt-keep`) that are too faint on the last rectangle that was drawn under them.
FAINT = """() => {
    const lum = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const holds = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    return [...document.querySelectorAll('.tt-host svg')].flatMap((svg) => {
        const drawn = [...svg.querySelectorAll('rect, text.tt-keep')].map((e) => [e, e.getBoundingClientRect()]);
        return drawn.flatMap(([text, box], place) => {
            if (text.tagName !== 'text') return [];
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const under = drawn.slice(0, place).findLast(([e, b]) => e.tagName === 'rect' && holds(b, x, y)
                && getComputedStyle(e).fill !== 'none');
            const [a, b] = [text, under[0]].map((e) => lum(getComputedStyle(e).fill)).sort((p, q) => q - p);
            return (a + 0.05) / (b + 0.05) < 4.5 ? [[text.textContent, (a + 0.05) / (b + 0.05)]] : [];
        });
    });
}"""


def test_no_widget_is_left_out():
    assert [name for name in tw.__all__ if name.islower() and not any(f"tw.{name}(" in line for line in WIDGETS)] == []


@pytest.mark.parametrize("theme", THEMES)
def test_widgets(notebook, theme):
    notebook.run(SAMPLES + "".join(f"display({widget})\n" for widget in WIDGETS), theme=theme)
    notebook.until(f"document.querySelectorAll('.tt-host svg').length === {len(WIDGETS)}")
    assert violations(notebook.page, ".tt") == []
    assert notebook.page.evaluate(SMALL) == []
    assert notebook.page.evaluate(UNREADABLE) == []
    assert notebook.page.evaluate(FAINT) == []
    assert not notebook.errors and not notebook.outside


@pytest.mark.parametrize("theme", THEMES)
def test_panels(notebook, theme):
    notebook.run(
        "import tinytensor as tt, tinytensor_widgets as tw\ntw.promotion_lattice(tt.float32)", PANELS, theme=theme
    )
    notebook.until("document.querySelectorAll('.jp-RenderedHTMLCommon [role=img]').length === 2")
    assert violations(notebook.page, ".jp-RenderedHTMLCommon") == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_index(notebook, lab, monkeypatch, theme):
    """All of its cells run, with a lesson that was begun."""
    monkeypatch.chdir(lab.folder)
    progress.record("02.expand_meta", 2, 5, "", 1)
    cells = index_notebook.notebook()["cells"]
    notebook.run(*cells, theme=theme, wait="[aria-label='Map of the lessons'] a")
    notebook.until("document.querySelectorAll('.jp-OutputArea-output [role=group]').length === 4")
    assert violations(notebook.page, ".jp-RenderedHTMLCommon") == []


def test_a_picture_that_is_cut_off_is_scrolled_by_keys(notebook):
    """One without cells has no other way to its right end; in a wide window it is no stop on the way with Tab."""
    notebook.run("import tinytensor_widgets as tw\ntw.slope_plot(lambda x: x**3, x=2.0)")
    assert notebook.page.locator(".tt-host").get_attribute("tabindex") is None
    try:
        notebook.page.set_viewport_size({"width": 600, "height": 1000})
        notebook.until("document.querySelector('.tt-host').getAttribute('tabindex') === '0'")
        assert violations(notebook.page, ".tt") == []
        notebook.page.locator(".tt-host").focus()
        notebook.page.keyboard.press("ArrowRight")
        notebook.until("document.querySelector('.tt-host').scrollLeft > 0")
    finally:
        notebook.page.set_viewport_size({"width": 1200, "height": 1000})
    notebook.until("!document.querySelector('.tt-host').hasAttribute('tabindex')")
