"""dispatch_trace in JupyterLab: stepping, the call once more, registering, folding; by keyboard alone, in every theme."""

import re

import pytest

pytestmark = pytest.mark.browser

CALL = """import tinytensor as tt, tinytensor_widgets as tw
a = tt.ones(2, 3, requires_grad=True)
b = tt.ones(3, 2)
w = tw.dispatch_trace(lambda: tt.mm(a, b))
w"""
STEP = """import tinytensor as tt, tinytensor_widgets as tw
weight = tt.ones(4, 3, requires_grad=True)
def step():
    tt.nn.functional.linear(tt.ones(2, 3), weight).relu().sum().backward()
    with tt.no_grad():
        weight.sub_(weight.grad)
p = tw.dispatch_trace(step, view="program")
p"""

CONTRAST = """() => {
    const parse = (c) => (c.match(/[\\d.]+/g) ?? []).map(Number);
    const lum = ([r, g, b]) => [r, g, b].map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
    const paper = document.querySelector('.tt-dispatch .tt-paper');
    const bad = []; let seen = 0;
    for (const text of document.querySelectorAll('.tt-dispatch svg text')) {
        const band = text.closest('.tt-now')?.querySelector('.tt-band');
        const under = text.classList.contains('tt-keep') ? text.previousElementSibling : band ?? paper;
        const back = parse(getComputedStyle(under).fill);
        const ink = parse(getComputedStyle(text).fill);
        const [a, b] = [lum(ink), lum(back)].sort((p, q) => q - p);
        seen += 1;
        if ((a + 0.05) / (b + 0.05) < 4.5) bad.push([text.textContent, ink, back]);
    }
    return seen > 15 ? bad : ['too few words', seen];
}"""


def _keys(page):
    return page.locator(".tt-dispatch .tt-stop text.tt-keep").all_text_contents()


def test_stepping_along_the_path(notebook):
    notebook.run(CALL)
    page = notebook.page
    assert _keys(page) == ["AutogradCPU", "CPU"] and page.locator(".tt-now").count() == 0
    page.get_by_role("button", name="one step on").focus()
    page.keyboard.press(".")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 1 of 2'")
    assert page.locator(".tt-now").get_attribute("data-step") == "1"
    assert page.locator(".tt-later").get_attribute("data-step") == "2"
    assert notebook.said().startswith("step 1 of 2: aten::mm at AutogradCPU, autograd kernel, autograd/generated/")
    page.keyboard.press("End")
    notebook.expect("w.step", "2")
    assert notebook.said().startswith(
        "step 2 of 2: aten::mm at CPU, kernel, aten/native/generated/register_cpu_linalg.py:"
    )
    assert re.search(r" mm[\d.]+ (us|ms)$", page.locator(".tt-now").text_content())
    page.locator(".tt-row").first.focus()  # a click on a stop goes there, and so does Enter
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    notebook.expect("w.step", "1")
    page.locator(".tt-stop").last.click()
    notebook.expect("w.step", "2")
    assert not notebook.outside and not notebook.errors


def test_the_call_once_more_with_something_else_on(notebook):
    notebook.run(CALL)
    page = notebook.page
    page.get_by_text("Run aten::mm once more, on copies, under other conditions").click()
    box = page.get_by_label("self requires_grad")
    assert box.is_checked()
    page.get_by_role("button", name="to the last step").click()
    notebook.expect("w.step", "2")
    box.focus()
    page.keyboard.press("Space")
    notebook.until("document.querySelector('.tt-live').textContent === 'before: AutogradCPU, then CPU; now: CPU'")
    assert _keys(page) == ["CPU"] and page.locator(".tt-count").text_content() == "step 0 of 1"
    focused = page.evaluate("document.activeElement.dataset.toggle")
    assert focused == "self.requires_grad"
    page.get_by_label("TorchDispatchMode").check()
    notebook.until("[...document.querySelectorAll('.tt-stop')].length === 4")
    assert _keys(page) == ["PythonTLSSnapshot", "Python", "Python", "CPU"]
    page.get_by_role("button", name="as it was").click()
    notebook.until("[...document.querySelectorAll('.tt-stop')].length === 2")
    assert box.is_checked() and notebook.python("print(w.shown == w.trace)") == "True"
    page.get_by_label("self inference tensor").click()
    alert = page.locator(".tt-alert")
    notebook.until("document.querySelector('.tt-alert').textContent !== ''")
    assert "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed" in alert.text_content()
    notebook.until("!document.querySelector('[data-toggle=\"self.inference\"]').checked")


def test_views_and_a_kernel_for_the_time_of_a_call(notebook):
    notebook.run(CALL)
    page = notebook.page
    view = page.get_by_label("view", exact=True)
    view.select_option("keyset")
    page.get_by_role("gridcell", name="AutogradFunctionality: self 1, mat2 1, = key set 1, wins AutogradCPU").wait_for()
    view.select_option("table")
    page.get_by_role("gridcell", name="SparseCUDA: math kernel").wait_for(state="detached")
    page.locator(".tt-again summary").click()
    page.get_by_label("register a kernel at").select_option("CompositeImplicitAutograd")
    changed = page.locator(".tt-row[aria-label$=', changed']")
    notebook.until("document.querySelectorAll(`.tt-row[aria-label$=', changed']`).length === 6")
    assert changed.first.get_attribute("aria-label").startswith("SparseCUDA: math kernel, ")
    assert (
        notebook.python(
            "print('CompositeImplicitAutograd[alias]' in tt.ops.aten.mm.default._handle.entry.dump_state())"
        )
        == "False"
    )
    page.get_by_label("register a kernel at").select_option("")
    notebook.until("document.querySelectorAll(`.tt-row[aria-label$=', changed']`).length === 0")


def test_a_training_step_is_folded_and_unfolded_by_keyboard(notebook):
    notebook.run(STEP)
    page = notebook.page
    sections = page.locator("[data-branch^='s'] > .tt-row")
    page.locator(".tt-row").first.focus()
    rows = page.locator(".tt-row").count()
    page.keyboard.press("Enter")
    notebook.until(f"document.querySelectorAll('.tt-row').length < {rows}")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("forward: ")
    page.get_by_role("button", name="unfold all").click()
    notebook.until("document.querySelector('.tt-host').textContent.includes('MmBackward0')")
    page.get_by_role("button", name="fold all", exact=True).click()
    notebook.until("document.querySelectorAll('.tt-row').length === 3")
    labels = [label.split(":")[0] for label in sections.evaluate_all("all => all.map((e) => e.ariaLabel)")]
    assert labels == ["forward", "backward", "after backward"]
    assert page.locator(".tt-toggles").is_hidden() and page.locator(".tt-steps").is_hidden()


def test_every_control_is_reached_by_tab_and_words_can_be_read_in_every_theme(notebook):
    notebook.run(CALL)
    page = notebook.page
    page.locator(".tt-again summary").focus()
    page.keyboard.press("Enter")  # what is folded away is opened by keyboard too
    page.get_by_label("self requires_grad").wait_for()
    page.get_by_label("view", exact=True).focus()
    reached = []
    for _ in range(20):
        reached.append(
            page.evaluate(
                "(() => { const e = document.activeElement;"
                " return e.dataset.toggle ?? e.getAttribute('aria-label') ?? e.tagName; })()"
            )
        )
        page.keyboard.press("Tab")
    wanted = [
        "view",
        "self.requires_grad",
        "no_grad",
        "TorchDispatchMode",
        "(register)",
        "(reset)",
        "play",
        "one step on",
    ]
    assert [name for name in reached if name in wanted] == wanted
    assert any(name.startswith("aten::mm(float32") for name in reached) and "SUMMARY" in reached
    notebook.python("w.step = 1")
    notebook.until("document.querySelector('.tt-now') !== null")
    for theme in ("JupyterLab Light", "JupyterLab Dark", "forced"):
        if theme == "forced":
            page.emulate_media(forced_colors="active")
        else:
            notebook.command("apputils:change-theme", {"theme": theme})
            light = "true" if theme.endswith("Light") else "false"
            notebook.until(f"document.body.dataset.jpThemeLight === '{light}'")
        assert page.evaluate(CONTRAST) == []
