"""profiler_flame and memory_timeline in JupyterLab: by keyboard, and in every theme."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.browser

SAMPLES = Path(__file__).with_name("profile_samples.py").read_text(encoding="utf-8")
FLAME = "import tinytensor_widgets as tw\nf = tw.profiler_flame(tree())\nf"
MEMORY = "import tinytensor_widgets as tw\nm = tw.memory_timeline(events(4, leak=True))\nm"

# Words on their own box, or on the paper.
CONTRAST = """() => {
    const parse = (c) => (c.match(/[\\d.]+/g) ?? []).map(Number);
    const lum = ([r, g, b]) => [r, g, b].map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
    const bad = []; let seen = 0;
    for (const text of document.querySelectorAll('.tt svg text')) {
        const box = text.parentElement.querySelector('.tt-body, .tt-plate');
        const on = text.classList.contains('tt-keep') || box?.closest('.tt-flame');
        const under = on ? box : text.closest('svg').querySelector('.tt-paper');
        const [ink, back] = [text, under].map((each) => parse(getComputedStyle(each).fill));
        const [a, b] = [lum(ink), lum(back)].sort((p, q) => q - p);
        seen += 1;
        if ((a + 0.05) / (b + 0.05) < 4.5) bad.push([text.textContent, ink, back]);
    }
    return seen > 40 ? bad : ['too few words', seen];
}"""


def _focused(page, attribute):
    return page.evaluate("(name) => document.activeElement.getAttribute(name)", attribute)


def test_walking_and_zooming_the_flame(notebook):
    notebook.run(SAMPLES, FLAME)
    page = notebook.page
    page.locator(".tt-bar-box").first.focus()
    assert notebook.said().startswith("forward: total 24.0 us")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    assert notebook.said().startswith("aten::addmm: total 8.30 us, self 7.90 us")
    assert page.locator(".tt-here").count() == 1 and page.locator(".tt-same").count() == 2  # there are two of them
    assert page.locator(".tt-ops .tt-chosen th").text_content() == "aten::addmm"
    assert page.locator(".tt-details td").first.text_content() == "aten::addmm"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    notebook.expect("f._said", "zoomed into aten::linear: 2 inside")
    notebook.until("document.querySelectorAll('.tt-bar-box').length === 5")
    assert _focused(page, "data-op") == "aten::linear"
    page.keyboard.press("Escape")
    notebook.expect("f._said", "zoomed into forward: 3 inside")
    page.keyboard.press("Escape")
    notebook.until("document.querySelectorAll('.tt-bar-box').length === 32")
    page.keyboard.press("Escape")  # out of the picture
    assert page.evaluate("document.querySelector('.tt').contains(document.activeElement)") is False
    page.get_by_label("bars").focus()
    page.keyboard.press("ArrowDown")  # a key of the list's own, and not one of JupyterLab's
    notebook.until("document.querySelector('.tt-host').textContent.includes('aten::linear x2')")
    page.locator(".tt-ops tbody th").first.focus()
    page.keyboard.press("ArrowDown")
    assert notebook.said().startswith("aten::mm [B]: self 10.8 us") and page.locator(".tt-same").count() == 1
    page.keyboard.press("Enter")
    assert _focused(page, "data-op") == "aten::mm"
    assert not notebook.outside and not notebook.errors


def test_the_cursor_and_the_filter_of_the_timeline(notebook):
    notebook.run(SAMPLES, MEMORY)
    page = notebook.page
    page.get_by_role("button", name="one event on").focus()
    for _ in range(3):
        page.keyboard.press(".")
    notebook.expect("m.step, m.selected", "3 2")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('event 3 at 3.00 us, step 0 allocates')")
    place = "document.querySelector('.tt-cursor').getAttribute('transform')"
    assert page.evaluate(place) == notebook.python("print(f'translate({m._xs[3]:g} 0)')")
    assert page.locator(".tt-life.tt-here").get_attribute("data-block") == "2"
    assert "aten::linear > aten::addmm" in page.locator(".tt-details").text_content()
    page.keyboard.press("p")
    notebook.expect("m.step == m.peak['event']", "True")
    page.locator(".tt-life").first.focus()  # a block, by itself and with the cursor to it
    page.keyboard.press("ArrowDown")
    notebook.expect("m.selected", "1")
    page.keyboard.press("Enter")
    notebook.expect("m.step", "2")
    page.get_by_role("checkbox", name="gradient").uncheck()
    notebook.until("document.querySelector('.tt-summary').textContent.includes('only parameter, optimizer state')")
    assert "gradient" not in notebook.python("print(m.shown)") and page.locator(".tt-is-gradient").count() == 0
    assert not notebook.outside and not notebook.errors


def test_tab_order_and_words_that_can_be_read_in_every_theme(notebook):
    notebook.run(SAMPLES, FLAME, MEMORY, wait=".tt-memory svg")
    page = notebook.page
    name = "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.dataset.layer ?? e.tagName; })()"
    for first, wanted in (
        (".tt-flame select", ["bars", "sort by", "forward: total", "aten::addmm: self", "SUMMARY"]),
        (
            ".tt-memory select",
            ["from left to right", "parameter", "leak", "play", "one event on", "event", "block 0", "SUMMARY"],
        ),
    ):
        page.locator(first).first.focus()
        reached = []
        for _ in range(24):
            reached.append(page.evaluate(name))
            page.keyboard.press("Tab")
        places = [next((i for i, each in enumerate(reached) if each.startswith(want)), -1) for want in wanted]
        assert places == sorted(places), (wanted, reached)
    for theme in ("JupyterLab Light", "JupyterLab Dark", "forced"):
        if theme == "forced":
            page.emulate_media(forced_colors="active")
        else:
            notebook.command("apputils:change-theme", {"theme": theme})
            light = "true" if theme.endswith("Light") else "false"
            notebook.until(f"document.body.dataset.jpThemeLight === '{light}'")
        assert page.evaluate(CONTRAST) == []
