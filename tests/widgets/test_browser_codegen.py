"""codegen_diff in JupyterLab: following a word to its lines, editing, a fault at its column, by keyboard, in every theme."""

import pytest

pytestmark = pytest.mark.browser

EXP = 'import tinytensor_widgets as tw\nw = tw.codegen_diff("exp")\nw'
LIT = (
    "() => [...document.querySelectorAll('.tt-lit[data-words]')].map((e) => e.getAttribute('aria-label').split(':')[0])"
)


def _reached_by_tab(page):
    page.get_by_label("view", exact=True).focus()
    reached = []
    for _ in range(9):
        reached.append(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
        )
        page.keyboard.press("Tab")
    return reached


def _hard_to_read(page):
    """The texts whose contrast with what lies under them is below 4.5."""
    return page.evaluate(
        """() => {
            const parse = (c) => c.match(/[\\d.]+/g).slice(0, 3).map((v) => v / 255);
            const lum = (c) => c.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
                .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
            const paper = document.querySelector('.tt-paper');
            return [...document.querySelectorAll('.tt-host text')].filter((text) => {
                const under = text.classList.contains('tt-keep') ? text.previousElementSibling
                    : text.parentElement.querySelector('.tt-gone, .tt-come') ?? paper;
                const [a, b] = [text, under].map((e) => lum(parse(getComputedStyle(e).fill))).sort((p, q) => q - p);
                return (a + 0.05) / (b + 0.05) < 4.5;
            }).map((text) => text.textContent);
        }"""
    )


def test_a_word_lights_its_lines_and_a_line_its_words(notebook):
    notebook.run(EXP)
    page = notebook.page
    page.locator("[data-word='8']").first.focus()
    lit = page.evaluate(LIT)
    assert len(lit) == 4 and "grad_fn.result_ = SavedVariable(result, True)" in lit
    assert notebook.said().startswith("I, result, in the formula of self: caused 5 lines")
    page.keyboard.press(".")
    assert notebook.said().startswith("J, auto_element_wise, forward formula of result")
    page.keyboard.press(",")
    page.keyboard.press("ArrowLeft")
    assert notebook.said().startswith("H, grad, in the formula of self")
    page.locator("[data-words='8 4']").focus()
    words = "[...document.querySelectorAll('.tt-lit[data-word]')].map((e) => e.dataset.word).sort().join(' ')"
    notebook.until(f"{words} === '4 8'")
    assert notebook.said().startswith("grad_fn.result_ = SavedVariable(result, True): caused by I result")
    page.keyboard.press("ArrowDown")
    assert notebook.said().startswith("return result: caused by E")
    reached = _reached_by_tab(page)
    assert reached[:6] == ["view", "files", "line to edit", "the line, edited", "regenerate", "as shipped"]
    assert [name.split(":")[0].split(",")[0] for name in reached[6:]] == ["H", "return result", "SUMMARY"]
    assert _hard_to_read(page) == []
    assert not notebook.errors and not notebook.outside


def test_edit_fault_and_back(notebook):
    notebook.run(EXP, theme="JupyterLab Dark")
    page = notebook.page
    field = page.get_by_label("the line, edited", exact=True)
    assert field.input_value() == "  self: grad * result"
    field.fill("  self: grad * reslt?")
    field.press("Enter")
    notebook.until("document.querySelector('.tt-alert').textContent.includes('no Python expression')")
    field.fill("  self: grad * reslt")
    field.press("Enter")
    notebook.until("document.querySelector('.tt-alert').textContent.includes(\"'reslt' in 'grad * reslt'\")")
    notebook.until("document.activeElement.selectionStart === 15 && document.activeElement.selectionEnd === 20")
    assert not page.locator(".tt-help").get_attribute("open")
    field.fill("  self: grad * exp(self)")
    page.get_by_role("button", name="regenerate").click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('ExpBackward0 saves the input self')")
    assert page.locator(".tt-alert").text_content() == ""
    assert page.locator(".tt-come").count() == page.locator(".tt-gone").count() == 6
    notebook.expect("w.saved['inputs'], w.view", "['self'] diff")
    assert _hard_to_read(page) == []
    page.get_by_label("view", exact=True).select_option("journey")
    notebook.until("document.querySelectorAll('.tt-cell').length === 11")
    page.get_by_role("button", name="as shipped", exact=True).click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('exp: 10 words')")
    assert field.input_value() == "  self: grad * result"
    assert _hard_to_read(page) == []
    assert not notebook.errors and not notebook.outside
