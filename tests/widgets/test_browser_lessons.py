"""The built lessons as a reader sees them in JupyterLab: nothing wider than the page, and nothing axe-core objects to."""

import json
from pathlib import Path

import pytest
from axe import violations
from tinytensor_lessons.build import notebooks_folder

pytestmark = pytest.mark.browser

PAGE = 1112  # pixels
SHOW_ALL = ".jp-Notebook .jp-Cell { content-visibility: visible !important; contain: none !important }"
WIDE = """() => [...document.querySelectorAll('.jp-MarkdownOutput, .jp-OutputArea-output')]
    .filter((e) => e.clientWidth && e.scrollWidth > e.clientWidth + 2)
    .map((e) => [e.scrollWidth, e.clientWidth, e.textContent.trim().slice(0, 60)])"""


@pytest.mark.parametrize("path", sorted((notebooks_folder() / "solved").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_lesson_fits_the_page_and_can_be_read_by_all(notebook, lab, path: Path):
    page = notebook.page
    size = page.viewport_size
    page.set_viewport_size({"width": PAGE, "height": 1000})
    # JupyterLab adds the cells that are out of view while it is idle, and lays them out only when they come into view.
    # Its windowing mode is left alone: a change while cells are still to be added stops that for good.
    style = page.add_style_tag(content=SHOW_ALL)
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        notebook.command("docmanager:open", {"path": lab.write(cells)})
        page.wait_for_selector(".jp-Notebook .jp-Cell")
        texts = sum(cell["cell_type"] == "markdown" for cell in cells)
        # Outputs may be Markdown, too.
        notebook.until(f"document.querySelectorAll('.jp-MarkdownOutput').length >= {texts}")
        assert page.evaluate(WIDE) == []
        for theme in ("JupyterLab Light", "JupyterLab Dark"):
            notebook.command("apputils:change-theme", {"theme": theme})
            light = "true" if theme.endswith("Light") else "false"
            notebook.until(f"document.body.dataset.jpThemeLight === '{light}'")
            assert violations(page, ".jp-MarkdownOutput", ".jp-OutputArea-output") == []
    finally:
        style.evaluate("(style) => style.remove()")
        page.set_viewport_size(size)
