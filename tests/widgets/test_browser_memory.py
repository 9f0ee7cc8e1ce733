"""memory_timeline of a snapshot in JupyterLab: by keyboard, by mouse, and in every theme."""

from pathlib import Path

import pytest
from contrast import CONTRAST

pytestmark = pytest.mark.browser

SAMPLES = (Path(__file__).parents[1] / "introspect" / "memory_samples.py").read_text(encoding="utf-8")
SHOW = "import tinytensor_widgets as tw\nm = tw.memory_timeline(fragmented())\nm"

# Words that other words or the end of the picture cut off.
CUT = """() => {
    const svg = document.querySelector('.tt-host svg'), all = [...svg.querySelectorAll('text')];
    const boxes = all.map((each) => each.getBBox()), bad = [];
    const width = svg.viewBox.baseVal.width;
    boxes.forEach((a, i) => {
        if (a.x < -0.5 || a.x + a.width > width + 0.5) bad.push(all[i].textContent);
        boxes.slice(i + 1).forEach((b, j) => {
            const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            if (x > 1 && y > 3) bad.push([all[i].textContent, all[i + 1 + j].textContent]);
        });
    });
    return bad;
}"""


def test_steps_blocks_and_the_curve(notebook):
    notebook.run(SAMPLES, SHOW)
    page = notebook.page
    assert "this is fragmentation" in notebook.said()
    page.get_by_role("button", name="one step back").focus()
    page.keyboard.press("Home")
    notebook.expect("m.step", "0")
    page.keyboard.press(".")
    page.keyboard.press(".")
    notebook.expect("m.step", "2")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('step 2 of 32')")
    page.keyboard.press("f")
    notebook.expect("m.step", "30")
    notebook.until("document.querySelector('.tt-host').textContent.includes('in one piece: nowhere')")
    # By arrow keys from block to block; what is reached is selected and read aloud.
    page.locator("[data-block=b2]").focus()
    notebook.expect("m.selected", "b2")
    page.keyboard.press("ArrowRight")
    notebook.expect("m.selected", "f2:5242880")
    assert notebook.said() == "free piece in segment 2, 5,242,880 bytes (5.00 MiB), for stream 0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    notebook.expect("m.selected", "b8")
    notebook.until("document.querySelector('.tt-side').textContent.includes('model.py:7, in forward')")
    page.keyboard.press("Enter")  # to the step that allocated it
    notebook.expect("m.caption.split(':')[0], m.selected", "step 11 of 32 b8")
    notebook.until("document.activeElement.dataset.block === 'b8'")
    # By mouse.
    page.locator("[data-block=b6]").click()
    notebook.expect("m.selected", "b6")
    box = page.locator(".tt-curve .tt-frame").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 5.5 / 33, box["y"] + box["height"] / 2)
    notebook.expect("m.step", "5")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('step 5 of')")
    box = page.locator(".tt-curve .tt-frame").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    notebook.expect("m.step", "32")
    page.get_by_role("button", name="to the peak").click()
    notebook.expect("m.step == m.replay.allocated.index(max(m.replay.allocated))", "True")
    slider = page.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("ArrowRight")
    notebook.expect("m.step == m._peak + 1", "True")
    assert slider.get_attribute("aria-valuetext").startswith("step ")
    assert not notebook.outside and not notebook.errors


def test_tab_order_playing_and_words_that_can_be_read_in_every_theme(notebook):
    notebook.run(SAMPLES, SHOW)
    page = notebook.page
    notebook.python("m.step = 5")
    page.get_by_role("button", name="before the first step").focus()
    name = "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.tagName; })()"
    reached = []
    for _ in range(10):
        reached.append(page.evaluate(name))
        page.keyboard.press("Tab")
    assert reached[:8] == [
        "before the first step", "one step back", "play", "one step on", "to the last step", "step", "to the peak",
        "to the failed request",
    ]  # fmt: skip
    assert reached[8].startswith("block 3 in segment 2") and reached[9] == "SUMMARY"
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="play", exact=True).focus()
    page.keyboard.press("Space")
    notebook.expect("m.step", "6")
    assert page.get_by_role("button", name="play", exact=True).text_content() == "play"  # nothing runs by itself
    for theme in ("JupyterLab Light", "JupyterLab Dark", "forced"):
        if theme == "forced":
            page.emulate_media(forced_colors="active")
        else:
            notebook.command("apputils:change-theme", {"theme": theme})
            light = "true" if theme.endswith("Light") else "false"
            notebook.until(f"document.body.dataset.jpThemeLight === '{light}'")
        waiting = next_waiting(notebook)
        for step in (waiting, 30):
            notebook.python(f"m.step = {step}")
            notebook.until(f"document.querySelector('.tt-live').textContent.startsWith('step {step} of')")
            assert page.evaluate(CONTRAST) == []
            assert page.evaluate(CUT) == []
    page.keyboard.press("Escape")
    assert page.evaluate("document.querySelector('.tt').contains(document.activeElement)") is False
    assert not notebook.errors


def next_waiting(notebook) -> int:
    """The step at which a block begins to wait for another stream."""
    code = "next(n for n in range(1, m.steps) if m.replay.step(n).get('waits'))"
    return int(notebook.python(f"print({code})"))
