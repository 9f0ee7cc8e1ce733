"""kernel_access in JupyterLab: by keyboard, and in every theme."""

from pathlib import Path

import pytest
from contrast import CONTRAST

pytestmark = pytest.mark.browser

SAMPLES = Path(__file__).with_name("kernel_samples.py").read_text(encoding="utf-8")
RACE = "import tinytensor_widgets as tw\nk = tw.kernel_access(racing())\nk"
OUTSIDE = "import tinytensor_widgets as tw\nk = tw.kernel_access(unguarded(), block=3, warp=7)\nk"


def test_steps_faults_and_cells(notebook):
    notebook.run(SAMPLES, RACE)
    page = notebook.page
    assert notebook.said().startswith("step 1 of") and page.locator("[role=grid]").count() == 2
    page.get_by_role("button", name="one step on").focus()
    page.keyboard.press(".")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('step 2 of')")
    page.keyboard.press("f")
    notebook.until("document.querySelector('.tt-live').textContent.includes('in a race: lanes 0 to 31')")
    notebook.expect("k.block, k.warp, k.step", "0 0 4")
    page.keyboard.press("f")  # in the next warp
    notebook.expect("k.warp, k.step", "1 4")
    notebook.until("document.querySelector('select[aria-label=warp]').value === '1'")
    page.keyboard.press("Home")
    notebook.expect("k.step", "1")
    page.keyboard.press(",")
    notebook.expect("k.step", "1")
    cell = page.locator("[data-row='0'][data-col='0']")
    cell.focus()
    assert notebook.said() == "lane 0: read a[32]"
    page.keyboard.press("ArrowRight")
    assert notebook.said() == "lane 1: read a[33]"
    page.keyboard.press(".")  # the cell at the same place has the focus in the next picture
    notebook.until("document.activeElement.getAttribute('aria-label') === 'lane 1: write shared[33]'")
    page.get_by_label("block", exact=True).focus()
    page.keyboard.press("ArrowDown")
    notebook.expect("k.block, k.step", "1 1")
    notebook.until("document.querySelector('.tt-host').textContent.includes('block 1 of 2')")
    page.get_by_role("button", name="play", exact=True).focus()
    page.keyboard.press("Space")
    notebook.expect("k.step > 1", "True")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("Escape")
    assert page.evaluate("document.querySelector('.tt').contains(document.activeElement)") is False
    assert not notebook.outside and not notebook.errors


def test_tab_order_and_words_that_can_be_read_in_every_theme(notebook):
    notebook.run(SAMPLES, OUTSIDE)
    page = notebook.page
    page.get_by_label("block", exact=True).focus()
    name = "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.tagName; })()"
    reached = []
    for _ in range(10):
        reached.append(page.evaluate(name))
        page.keyboard.press("Tab")
    assert reached == [
        "block", "warp", "play", "one step on", "to the last step", "step of the warp", "to the next fault",
        "lane 0: read a[992]", "lane 0: a[992], sector 124", "SUMMARY",
    ]  # fmt: skip
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="play", exact=True).focus()
    page.keyboard.press("Space")
    notebook.expect("k.step", "2")
    assert page.get_by_role("button", name="play", exact=True).text_content() == "play"  # nothing runs by itself
    for theme in ("JupyterLab Light", "JupyterLab Dark", "forced"):
        if theme == "forced":
            page.emulate_media(forced_colors="active")
        else:
            notebook.command("apputils:change-theme", {"theme": theme})
            light = "true" if theme.endswith("Light") else "false"
            notebook.until(f"document.body.dataset.jpThemeLight === '{light}'")
        assert page.evaluate(CONTRAST) == []
