"""The widgets in JupyterLab, operated by pointer and keyboard, and read back in Python."""

import pytest

pytestmark = pytest.mark.browser

IMPORTS = "import tinytensor as tt, tinytensor_widgets as tw"
STORAGE = f"""{IMPORTS}
x = tt.arange(1, 7, dtype=tt.float32).view(2, 3)
w = tw.storage_grid(x, x.t())
w"""
GRAPH = f"""{IMPORTS}
x = tt.tensor(2.0, requires_grad=True); y = tt.tensor(3.0, requires_grad=True)
loss = ((x * y) + 1) ** 2
w = tw.autograd_graph(loss)
w"""

LATTICE = f"{IMPORTS}\ntw.promotion_lattice(tt.float32, tt.tensor(1))"
ITERATOR = f"""{IMPORTS}
tw.iterator_steps(tt.ones(3, 4).t(), tt.ones(3), step=1)"""


def test_storage_grid_by_pointer_and_keyboard(notebook):
    notebook.run(STORAGE)
    page = notebook.page
    cell = page.locator("[data-key='v1:2,1']")
    cell.hover()
    notebook.until("document.querySelector('.tt-live').textContent.includes('= storage[5] = 6')")
    assert page.locator(".tt-same[data-key]").evaluate_all("e => e.map((g) => g.dataset.key)") == [
        "s0:float32:5", "v0:1,2", "v1:2,1",
    ]  # fmt: skip
    notebook.expect("w.selected", "{}")  # hovering shows, it does not choose

    cell.click()
    notebook.until("document.querySelector(\"[data-key='v1:2,1']\").getAttribute('aria-selected') === 'true'")
    notebook.expect("w.selected['view'], w.selected['index'], w.selected['position']", "1 [2, 1] 5")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    notebook.until("document.querySelector('.tt-live').textContent.includes('index (1, 0)')")
    notebook.expect("w.selected['index'], w.caption", "[1, 0] x.t(), index (1, 0): 0 + 1*1 + 0*3 = storage[1] = 2")

    # From the storage to the tensors.
    page.locator("[data-key='s0:float32:3']").click()
    notebook.until("document.querySelector('.tt-live').textContent.includes('read by A (1, 0), B (0, 1)')")
    notebook.expect("w.selected['view'], w.selected['position']", "None 3")
    page.keyboard.press("End")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('storage[5]')")

    # From Python to the page; a write that one tensor makes, every tensor shows.
    notebook.python("w.select(0, 1)")
    notebook.until("document.querySelector(\"[data-key='v0:0,1']\").getAttribute('aria-selected') === 'true'")
    notebook.python("x.t()[1, 0] = 100; w.refresh()")
    notebook.until("document.querySelectorAll('.tt-changed[data-key]').length === 3")
    assert "storage[1] was 2, is 100" in notebook.said()

    page.keyboard.press("?")
    assert not notebook.errors and not notebook.outside


def test_saved_badges_by_keyboard(notebook):
    notebook.run(f"{IMPORTS}\nx = tt.tensor([0.0, 1.0], requires_grad=True)\ny = x.exp()\nw = tw.storage_grid(x, y)\nw")
    page = notebook.page
    assert page.locator(".tt-cross").count() == 0
    notebook.python("y.add_(1); w.refresh()")
    notebook.until("document.querySelectorAll('.tt-cross').length === 2")
    assert "its bytes are at version 1: backward will refuse" in notebook.said()
    page.locator("[data-key='k1:0']").focus()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('result of ExpBackward0')")
    notebook.expect("w.selected['storage'], w.selected['byte']", "1 0")
    lit = page.locator(".tt-same[data-key]").evaluate_all("e => e.map((g) => g.dataset.key)")
    assert lit == ["k1:0", "s1:float32:0", "s1:float32:1", "v1:0", "v1:1"]
    assert not notebook.errors


def test_one_tab_stop_for_each_grid_and_help(notebook):
    notebook.run(STORAGE)
    page = notebook.page
    stops = page.locator(".tt [role=grid]").evaluate_all(
        "e => e.map((g) => g.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert stops == [1, 1, 1]
    page.locator("[data-key='v0:0,0']").focus()
    page.keyboard.press("?")
    notebook.until("document.querySelector('.tt-help').open")
    page.keyboard.press("Escape")
    notebook.until("!document.querySelector('.tt').contains(document.activeElement)")
    roles = page.locator(".tt [role=gridcell]").evaluate_all(
        "e => e.every((c) => c.parentNode.getAttribute('role') === 'row' && c.getAttribute('aria-label'))"
    )
    assert roles


def test_edit_mode(notebook):
    notebook.run(f"{IMPORTS}\nx = tt.arange(1, 7).view(2, 3)\nw = tw.storage_grid(x, edit=True)\nw")
    page = notebook.page
    stride = page.locator("[data-edit='strides:0']")
    stride.focus()
    page.keyboard.press("[")
    notebook.until("document.querySelector(\"[data-edit='strides:0']\").value === '2'")
    assert page.evaluate("document.activeElement.dataset.edit") == "strides:0", "the number keeps the focus"
    page.keyboard.press("[")
    notebook.until("document.querySelector(\"[data-edit='strides:0']\").value === '1'")
    notebook.expect("w.tensor.stride(), w.tensor.tolist()", "(1, 1) [[1, 2, 3], [2, 3, 4]]")
    offset = page.locator("[data-edit='storage_offset:null']")
    offset.fill("9")
    offset.press("Enter")
    notebook.until("document.querySelector('.tt-alert').textContent.includes('out of bounds for storage of size 48')")
    notebook.until("document.querySelector(\"[data-edit='storage_offset:null']\").value === '0'")
    notebook.expect("w.tensor.storage_offset()", "0")


def test_stepping_through_a_backward_pass(notebook):
    notebook.run(GRAPH)
    page = notebook.page
    mul = page.locator(".tt-node[data-nodes='2']")
    mul.click()
    notebook.until(
        "document.querySelector('.tt-details').textContent.includes('self float32 (), saved at version 0: valid')"
    )
    notebook.expect("w.selected, w.step", "2 0")
    for _ in range(3):
        page.keyboard.press(".")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 3 of 5'")
    notebook.until("document.querySelector(\".tt-node[data-nodes='2']\").dataset.state === 'runs'")
    queue = page.locator("[role=group][aria-label='Ready after'] li").all_text_contents()
    assert queue == ["AccumulateGrad of x (3)", "AccumulateGrad of y (4)"]
    assert "42 to AccumulateGrad of x (3)" in notebook.said()
    assert "waits" not in mul.get_attribute("aria-label") and "runs now" in mul.get_attribute("aria-label")
    page.keyboard.press(",")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 2 of 5'")
    page.keyboard.press("End")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 5 of 5'")
    notebook.expect("w.step, x.grad", "5 None")  # the leaves' own .grad is not touched
    page.keyboard.press("Home")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 0 of 5'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    notebook.until("document.querySelector('.tt-details').textContent.includes('AccumulateGrad')")
    notebook.expect("w.graph['nodes'][w.selected]['kind']", "leaf")
    page.get_by_role("button", name="one step on").click()
    notebook.until("document.querySelector('.tt-count').textContent === 'step 1 of 5'")
    assert not notebook.errors and not notebook.outside


def test_fast_keys_are_not_undone_by_late_answers(notebook):
    """Each answer of the kernel brings back the step it was asked for; by then the user is further."""
    slow = """
import time
def answer_late(change):
    if change.new == 1:
        time.sleep(0.3)
        w.comm.send({"method": "update", "state": {"step": 1}, "buffer_paths": []})
w.observe(answer_late, "step")
w"""
    notebook.run(GRAPH.removesuffix("w") + slow)
    page = notebook.page
    page.locator(".tt-node").first.focus()
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(document.querySelector('.tt-count').textContent))
            .observe(document.querySelector('.tt-count'), { childList: true, characterData: true, subtree: true });
    }""")
    for _ in range(5):
        page.keyboard.press(".")
    notebook.expect("w.step", "5")
    page.wait_for_timeout(500)
    steps = [int(text.split()[1]) for text in page.evaluate("window.seen")]
    assert steps == sorted(steps) and steps[-1] == 5


def test_a_refused_pass_says_why_every_time(notebook):
    notebook.run(f"{IMPORTS}\nw = tw.autograd_graph(tt.ones(2, requires_grad=True) * 2)\nw")
    for _ in range(2):
        notebook.page.get_by_role("button", name="one step on").click()
        notebook.until("document.querySelector('.tt-alert').textContent.includes('only for scalar outputs')")
        notebook.until("document.querySelector('.tt-count').textContent.startsWith('step 0')")
    notebook.expect("w._refused, w.step", "2 0")


def test_play_stops_without_motion(notebook):
    notebook.page.emulate_media(reduced_motion="reduce")
    notebook.run(GRAPH)
    notebook.page.locator(".tt-node").first.focus()
    notebook.page.keyboard.press(" ")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 1 of 5'")
    notebook.page.wait_for_timeout(1600)
    notebook.expect("w.step", "1")


def test_slope_sliders(notebook):
    notebook.run(f"{IMPORTS}\nw = tw.slope_plot(lambda x: x**2, x=3.0, eps=0.1, derivative=lambda x: 2 * x)\nw")
    page = notebook.page
    eps = page.locator("[data-name=eps]")
    eps.focus()
    page.keyboard.press("Home")
    notebook.until("document.querySelector('.tt-live').textContent.includes('eps = 1e-08')")
    assert "off by" in page.locator(".tt-numbers").text_content()
    notebook.expect("w.eps", "1e-08")
    page.locator("[data-name=x]").focus()
    page.keyboard.press("]")
    notebook.until("document.querySelector('.tt-live').textContent.includes('x = 3.0')")
    notebook.expect("w.x > 3", "True")
    assert not notebook.errors and not notebook.outside


def test_roofline_lists(notebook):
    notebook.run(f"{IMPORTS}\nw = tw.roofline('add', 64)\nw")
    page = notebook.page
    page.locator("[data-name=kernel]").focus()
    for _ in range(9):  # to the last one, and no further
        page.keyboard.press("]")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('mm, 64 x 64 float32')")
    page.keyboard.press("[")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('sum, 64 x 64 float32')")
    page.locator("[data-name=side]").select_option("128")
    page.locator("[data-name=dtype]").select_option("float64")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('sum, 128 x 128 float64')")
    notebook.expect("w.kernel, w.side, w.dtype", "sum 128 float64")
    assert page.locator(".tt-numbers tr").count() == 5
    assert "measured" in page.locator(".tt-numbers").text_content()
    assert not notebook.errors and not notebook.outside


@pytest.mark.parametrize("cells", [(STORAGE, GRAPH), (LATTICE, ITERATOR)], ids=["tensors", "plans"])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_text_is_readable_in_both_themes(notebook, theme, cells):
    """The computed contrast of every text against what lies under it."""
    notebook.run(*cells, theme=theme)
    notebook.until("document.querySelectorAll('.tt-host svg').length === 2")
    notebook.page.wait_for_timeout(500)
    worst = notebook.page.evaluate(
        """() => {
            const parse = (c) => c.match(/[\\d.]+/g).map(Number);
            const lum = ([r, g, b]) => [r, g, b].map((v) => v / 255)
                .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
                .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
            const over = ([r, g, b, a = 1], under) => [r, g, b].map((v, i) => v * a + under[i] * (1 - a));
            const bad = [];
            for (const svg of document.querySelectorAll('.tt-host svg')) {
                const paper = parse(getComputedStyle(svg.querySelector('.tt-paper')).fill);
                for (const text of svg.querySelectorAll('text')) {
                    if (!text.textContent) continue;
                    const style = getComputedStyle(text);
                    const box = text.parentNode.querySelector('.tt-body') ?? text.previousElementSibling;
                    let ground = paper;
                    const r = box?.getBoundingClientRect(); const t = text.getBoundingClientRect();
                    if (box?.tagName === 'rect' && r.top <= t.top + 4 && r.bottom >= t.bottom - 4) {
                        ground = over(parse(getComputedStyle(box).fill), paper);
                    }
                    const ink = over(parse(style.fill), ground);
                    const [a, b] = [lum(ink), lum(ground)].sort((p, q) => q - p);
                    const contrast = (a + 0.05) / (b + 0.05);
                    if (contrast < 4.5) bad.push([text.textContent, contrast.toFixed(2), style.fill]);
                }
            }
            return bad;
        }"""
    )
    assert not worst


def test_promotion_lattice_by_list_and_by_picture(notebook):
    notebook.run(f"{IMPORTS}\nw = tw.promotion_lattice(tt.int32, 1.5)\nw")
    page = notebook.page
    dtype = page.locator("[data-list='dtype:0']")
    dtype.focus()
    page.keyboard.press("]")
    notebook.until("document.querySelector('.tt-live').textContent.includes('A is int64')")
    assert page.evaluate("document.activeElement.dataset.list") == "dtype:0", "the list keeps the focus"
    notebook.expect("w.operands[0], w.result", "['int64', 'dim'] float32")
    page.locator("[data-list='kind:1']").select_option("zero_dim")
    notebook.until("document.querySelector('.tt-live').textContent.includes('The result is float64')")

    # A dtype of the picture goes to the operand that was changed last.
    page.locator("[data-key=float16]").click()
    notebook.expect("w.operands[1], w.result", "['float16', 'zero_dim'] float16")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    notebook.expect("w.operands[1][0]", "float32")
    notebook.until("document.activeElement?.dataset.key === 'float32'")
    stops = page.locator(".tt [role=grid] [tabindex='0']").count()
    assert stops == 1

    page.locator("[data-list='kind:1']").select_option("number")
    notebook.expect("w.operands[1]", "['float64', 'number']")
    notebook.until("document.querySelector(\"[data-list='dtype:1']\").value === 'float64'")
    page.get_by_role("button", name="add an operand").click()
    notebook.expect("len(w.operands)", "3")
    page.get_by_role("button", name="remove the last operand").click()
    notebook.expect("len(w.operands)", "2")
    assert not notebook.errors and not notebook.outside


def test_iterator_steps_by_keyboard_and_numbers(notebook):
    notebook.run(f"{IMPORTS}\nx = tt.ones(3, 4); w = tw.iterator_steps(x.t(), tt.ones(3), edit=True)\nw")
    page = notebook.page
    page.get_by_role("button", name="one step on").click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('step 1 of 5, broadcast: shape (4, 3)')")
    page.keyboard.press(".")
    page.keyboard.press(".")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 3 of 5'")
    notebook.expect("w.step", "3")
    assert "x.t() decides" in notebook.said()
    page.keyboard.press("End")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 5 of 5'")

    stride = page.locator("[data-edit='0:strides:0']")
    stride.fill("3")
    stride.press("Enter")
    notebook.expect("w.spec['operands'][1]['strides']", "[3, 4]")
    stride.focus()
    page.keyboard.press("]")
    notebook.until("document.querySelector(\"[data-edit='0:strides:0']\").value === '4'")
    assert page.evaluate("document.activeElement.dataset.edit") == "0:strides:0", "the number keeps the focus"
    size = page.locator("[data-edit='1:sizes:0']")
    size.fill("7")
    size.press("Enter")
    notebook.until("document.querySelector('.tt-alert').textContent.startsWith('The size of tensor a (3) must match')")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 0 of 0'")
    page.locator("[data-edit='1:sizes:0']").fill("3")
    page.keyboard.press("Enter")
    notebook.until("document.querySelector('.tt-alert').textContent === ''")
    notebook.expect("w.steps", "5")
    assert not notebook.errors and not notebook.outside


def test_bytes_elements_and_integers_are_linked(notebook):
    notebook.run(f"{IMPORTS}\nt = tt.tensor([1.0, -2.0]); w = tw.storage_grid(t, bytes=True)\nw")
    page = notebook.page
    page.locator("[data-key='s0:int32:0']").click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('storage[0] = 1065353216, bytes 0 to 3')")
    same = page.locator(".tt-same[data-key]").evaluate_all("e => e.map((g) => g.dataset.key)")
    assert same == [*(f"s0:byte:{i}" for i in range(4)), "s0:float32:0", "s0:int32:0", "v0:0"]
    page.keyboard.press("ArrowUp")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('storage[0] = 1, bytes 0 to 3')")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('byte 7 is 0xc0')")
    assert not notebook.errors and not notebook.outside
