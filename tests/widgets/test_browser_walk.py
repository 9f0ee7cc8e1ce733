"""What moves: strides that walk a storage, columns of a loop that change places."""

import pytest

pytestmark = pytest.mark.browser

IMPORTS = "import tinytensor as tt, tinytensor_widgets as tw"
WALK = f"""{IMPORTS}
x = tt.arange(1, 7, dtype=tt.float32).view(2, 3)
w = tw.storage_grid(x, x.t(), walk=True)
w"""
LIT = "[...document.querySelectorAll('.tt-same[data-key]')].map((g) => g.dataset.key).join(' ')"
WALKED = "[...document.querySelectorAll('.tt-walked')].map((g) => g.dataset.key).join(' ')"


def test_a_walk_lights_memory_and_says_its_arithmetic(notebook):
    notebook.run(WALK)
    page = notebook.page
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('Press play')")
    on = page.get_by_role("button", name="one element on")
    on.click()
    on.click()
    notebook.until("document.querySelector('.tt-live').textContent.includes('0 + 0*1 + 1*3 = storage[3] = 4')")
    assert page.evaluate(LIT) == "s0:float32:3 v0:1,0 v1:0,1"
    assert page.evaluate(WALKED) == "s0:float32:0 s0:float32:3 v1:0,0 v1:0,1"
    assert page.locator(".tt-hop text").text_content() == "+3"
    page.keyboard.press("ArrowRight")  # of the button: the walk goes on, the notebook stays where it is
    notebook.until("document.querySelector('.tt-count').textContent === 'element 3 of 6'")
    assert page.locator(".tt-hop text").text_content() == "-2"
    notebook.expect("w.step, w.selected", "3 {}")
    page.keyboard.press("Home")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('Press play')")
    assert page.evaluate(WALKED) == "" and page.locator(".tt-hop path").count() == 0

    # What is chosen comes first; the next step goes on with the walk.
    notebook.python("w.step = 5")
    notebook.until(f"{LIT}.includes('v1:2,0')")
    page.locator("[data-key='v0:0,0']").click()
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('x, index (0, 0)')")
    assert page.evaluate(LIT) == "s0:float32:0 v0:0,0 v1:0,0"
    page.keyboard.press(".")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('x.t(), index (2, 1)')")
    assert not notebook.errors and not notebook.outside


def test_a_walk_plays_to_its_end_and_without_motion_steps(notebook):
    notebook.run(WALK.replace("x.t()", "x[:, 0]"))
    page = notebook.page
    page.get_by_role("button", name="play").click()
    notebook.until("document.querySelector('.tt-count').textContent === 'element 2 of 2'")
    page.get_by_role("button", name="play").wait_for()
    page.emulate_media(reduced_motion="reduce")
    assert page.locator(".tt-arc").evaluate("e => getComputedStyle(e).animationName") == "none"


def test_columns_of_a_loop_move_to_their_new_places(notebook):
    notebook.run(f"{IMPORTS}\nw = tw.iterator_steps(tt.ones(3, 4), tt.ones(3, 4), step=2)\nw")
    page = notebook.page
    notebook.until("document.querySelector('.tt-count').textContent === 'step 2 of 5'")
    page.evaluate("() => { window.moved = 0; const old = Element.prototype.animate;"
                  " Element.prototype.animate = function (...a) { window.moved += 1; return old.apply(this, a); }; }")  # fmt: skip
    page.get_by_role("button", name="one step on").click()
    notebook.until("document.querySelector('.tt-count').textContent === 'step 3 of 5'")
    assert page.evaluate("window.moved") == 8  # two columns, each of a head and three operands
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="one step back").click()
    notebook.until("document.querySelector('.tt-count').textContent === 'step 2 of 5'")
    assert page.evaluate("window.moved") == 8
    assert not notebook.errors and not notebook.outside
