"""training_board in JupyterLab: epochs by keyboard and slider, runs by list and by keyboard."""

import pytest

pytestmark = pytest.mark.browser

BOARD = """import tinytensor as tt, tinytensor_widgets as tw
class Four:
    images, labels = tt.eye(64)[:4], tt.arange(4)
runs = {
    "right": {"loss": [2.0, 1.0, 0.5], "accuracy": [0.25, 0.5, 1.0], "read": [[0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 2, 3]]},
    "A": {"loss": [2.0, 2.1, 2.2], "accuracy": [0.25, 0.25, 0.0], "read": [[0, 0, 0, 0], [1, 1, 1, 1], [3, 0, 0, 0]]},
}
w = tw.training_board(runs, Four, epoch=1)
w"""


def test_scrubbing_and_choosing_by_keyboard(notebook):
    notebook.run(BOARD)
    page = notebook.page
    assert page.get_by_role("button", name="one epoch back").is_disabled()
    page.get_by_role("button", name="one epoch on").click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('epoch 2 of 3, right: loss 1,')")
    notebook.expect("w.epoch, w.misread", "2 [(2, 0, 2), (3, 0, 3)]")
    assert page.locator(".tt-pixel").count() == 2
    page.keyboard.press("]")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('epoch 2 of 3, A: loss 2.1')")
    assert page.locator(".tt select").input_value() == "1"
    page.keyboard.press(".")
    page.keyboard.press("Home")
    notebook.until("document.querySelector('.tt-count').textContent === 'epoch 1 of 3'")
    page.keyboard.press("End")
    notebook.until("document.querySelector('.tt-count').textContent === 'epoch 3 of 3'")
    notebook.expect("w.epoch, w.run, len(w.misread)", "3 1 4")
    page.locator(".tt select").select_option("0")
    notebook.until("document.querySelector('.tt-live').textContent.includes('right: loss 0.5, accuracy 1.000, 0 of 4')")
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowLeft")
    notebook.expect("w.epoch", "2")
    page.keyboard.press("Escape")
    notebook.until("!document.querySelector('.tt').contains(document.activeElement)")
    assert not notebook.errors and not notebook.outside
