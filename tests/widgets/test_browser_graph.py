"""autograd_graph in JupyterLab: stepping, waiting, folding, searching, refreshing, by keyboard alone and in every theme."""

import pytest

pytestmark = pytest.mark.browser

IMPORTS = "import tinytensor as tt, tinytensor_widgets as tw\nfrom tinytensor import introspect"
DIAMOND = f"""{IMPORTS}
x = tt.tensor(2.0, requires_grad=True)
s = x.exp()
left = s * 3
right = s.sin()
loss = left + right
w = tw.autograd_graph(loss, engine=True)
w"""
STALE = f"""{IMPORTS}
x = tt.tensor([1.0, 2.0], requires_grad=True)
y = x.exp()
z = y.sum()
w = tw.autograd_graph(z)
w"""
LAYERS = f"""{IMPORTS}
h = tt.ones(2, 4)
for i in range(60):
    with introspect.scope(f"layer{{i}}"):
        weight = tt.ones(4, 4, requires_grad=True)
        h = tt.relu(h @ weight) + h * 0.5
w = tw.autograd_graph(h.sum())
w"""
SECOND = f"{IMPORTS}\nx = tt.tensor(2.0, requires_grad=True)\nw = tw.autograd_graph(x**3, create_graph=True)\nw"

# The lines of one list beside the picture.
LINES = (
    """(name) => [...document.querySelectorAll(`[role=group][aria-label="${name}"] li`)].map((e) => e.textContent)"""
)


def _status(page, node):
    return page.locator(f".tt-node[data-nodes='{node}'] .tt-status").text_content()


def test_the_shared_node_waits_and_the_page_says_why(notebook):
    notebook.run(DIAMOND)
    page = notebook.page
    assert (
        "If a node ran at every gradient that comes, there would be 7 runs." in page.locator(".tt-why").text_content()
    )
    page.locator(".tt-node").first.focus()
    seen = []
    for step in range(1, 6):
        page.keyboard.press(".")
        notebook.until(f"document.querySelector('.tt-count').textContent === 'step {step} of 5'")
        seen.append(_status(page, 3))
    assert seen == ["count 2, waits", "count 2 → 1, waits", "count 1 → 0, ready", "runs now", "ran in step 4"]
    page.keyboard.press(",")
    page.keyboard.press(",")
    page.keyboard.press(",")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 2 of 5'")
    (waits,) = page.evaluate(LINES, "Who waits, and why")
    assert "1 of 2 gradients came" in waits and "it would pass on 0.4484 instead of 3.448" in waits
    assert "of the ready nodes it was recorded last" in page.locator(".tt-why").text_content()
    assert page.evaluate(LINES, "Ready before") == ["SinBackward0 (2)", "MulBackward0 (1)"]
    assert page.evaluate(LINES, "Ready after") == ["MulBackward0 (1)"]
    flowing = page.locator(".tt-flow")
    assert flowing.count() == 1 and flowing.locator(".tt-gradient").text_content() == "0.4484"
    notebook.expect("w.step, w.waiting.startswith('ExpBackward0 (3): 1 of 2')", "2 True")
    assert not notebook.errors and not notebook.outside


def test_forward_and_back(notebook):
    notebook.run(DIAMOND)
    page = notebook.page
    page.get_by_label("what is replayed").select_option("forward")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 0 of 4'")
    notebook.until("document.querySelector(\".tt-node[data-nodes='3'] .tt-status\").textContent === 'not recorded yet'")
    page.get_by_role("button", name="one step on").click()
    notebook.until("document.querySelector(\".tt-node[data-nodes='3']\").dataset.state === 'runs'")
    assert "ExpBackward0 (3) is recorded, which made s" in notebook.said()
    assert not page.locator("[role=group][aria-label='Input buffers']").is_visible()
    notebook.expect("w.phase, w.step", "forward 1")
    notebook.python("w.phase = 'backward'")
    notebook.until("document.querySelector('.tt-count').textContent === 'step 0 of 5'")
    assert page.get_by_label("what is replayed").input_value() == "backward"


def test_a_write_shows_after_refresh(notebook):
    notebook.run(STALE)
    page = notebook.page
    assert page.locator(".tt-spoilt").count() == 0
    notebook.python("_ = y.add_(1)")
    page.locator(".tt-node").first.focus()
    page.keyboard.press("r")
    notebook.until(
        "document.querySelector('.tt-alert').textContent.includes('result was saved at version 0 and is now')"
    )
    notebook.until("document.querySelector('.tt-spoilt') !== null")
    spoilt = page.locator(".tt-spoilt")
    assert spoilt.count() == 1 and "✗ result: saved v0, now v1" in spoilt.text_content()
    assert "saved v0, now v1" in spoilt.get_attribute("aria-label")
    assert "Backward will refuse" in notebook.said()
    notebook.expect("w.stale", "[('ExpBackward0', 'result', 0, 1)]")
    page.keyboard.press("End")
    notebook.until("document.querySelector(\".tt-node[data-nodes='1']\").dataset.state === 'failed'")
    page.keyboard.press("End")  # how many steps there are is known now
    (*_, error) = page.evaluate(LINES, "This step")
    assert "has been modified by an inplace operation" in error
    assert not notebook.errors


def test_folding_by_keyboard(notebook):
    notebook.run(LAYERS)
    page = notebook.page
    boxes = page.locator(".tt-node")
    assert boxes.count() < 80
    folded = page.locator(".tt-kind-folded").first
    name = folded.get_attribute("data-box")
    before = boxes.count()
    folded.focus()
    page.keyboard.press("f")
    notebook.until(f"document.querySelectorAll('.tt-node').length > {before}")
    assert page.evaluate("document.activeElement.classList.contains('tt-node')"), "the focus stays in the picture"
    page.locator(".tt-node:not(.tt-kind-folded)").nth(2).focus()
    page.keyboard.press("Enter")
    notebook.until("document.querySelector('.tt-details').textContent.includes('layer59')")
    page.get_by_role("button", name="Fold layer59").click()
    notebook.until(f"document.querySelectorAll('.tt-node').length === {before}")
    assert page.locator(f"[data-box='{name}']").count() == 1
    page.get_by_role("button", name="unfold all").click()
    notebook.until("document.querySelectorAll('.tt-node').length > 200")
    notebook.python("w.fold()")
    notebook.until(f"document.querySelectorAll('.tt-node').length === {before}")
    assert not notebook.errors


def test_searching_by_keyboard(notebook):
    notebook.run(LAYERS)
    page = notebook.page
    page.locator(".tt-node").first.focus()
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.type") == "search"
    page.keyboard.type("relu")
    notebook.until("document.querySelector('.tt-found').textContent === '60 found'")
    notebook.until("document.querySelectorAll('.tt-match').length > 10")
    page.keyboard.press("Enter")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('1 of 60: ReluBackward0')")
    page.keyboard.press("Enter")
    notebook.until("document.querySelector('.tt-live').textContent.startsWith('2 of 60: ReluBackward0')")
    chosen = page.locator(".tt-chosen")
    assert chosen.count() == 1 and "ReluBackward0" in chosen.text_content()
    shown = page.evaluate(
        """() => { const b = document.querySelector('.tt-chosen').getBoundingClientRect();
            const h = document.querySelector('.tt-host').getBoundingClientRect();
            return b.top >= h.top - 1 && b.bottom <= h.bottom + 1; }"""
    )
    assert shown, "a jump scrolls to the match"
    notebook.expect("w.search, w.graph['nodes'][w.selected]['name']", "relu ReluBackward0")
    assert not notebook.errors


def test_the_second_layer_grows(notebook):
    notebook.run(SECOND)
    page = notebook.page
    assert page.locator(".tt-second").count() == 3
    states = "() => [...document.querySelectorAll('.tt-second')].map((b) => b.dataset.state)"
    assert set(page.evaluate(states)) == {"later"}
    page.get_by_role("button", name="one step on").click()
    notebook.until("document.querySelector('.tt-second').dataset.state === 'new'")
    assert "records MulBackward0 (2), MulBackward1 (3), PowBackward0 (4)" in notebook.said()
    notebook.expect("x.grad", "None")


@pytest.mark.parametrize("scheme", ["JupyterLab Light", "JupyterLab Dark", "forced"])
def test_stale_and_second_layer_are_readable(notebook, scheme):
    """The contrast of the words on a red band, on a stripe's box, and on every state's fill."""
    if scheme == "forced":
        notebook.page.emulate_media(forced_colors="active")
    stale = STALE.removesuffix("w") + "y.add_(1); w.refresh()\nw"
    second = SECOND.removesuffix("w") + "w.step = 1\nw"
    diamond = DIAMOND.removesuffix("w") + "w.step = 2\nw"
    notebook.run(stale, second, diamond, theme=scheme if scheme != "forced" else "JupyterLab Light")
    notebook.until("document.querySelectorAll('.tt-host svg').length === 3")
    notebook.page.wait_for_timeout(400)
    bad = notebook.page.evaluate(
        """() => {
            const parse = (c) => c.match(/[\\d.]+/g).map(Number);
            const lum = ([r, g, b]) => [r, g, b].map((v) => v / 255)
                .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
                .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
            const bad = []; let seen = 0;
            for (const text of document.querySelectorAll('.tt-graph .tt-node text')) {
                if (!text.textContent) continue;
                const under = text.classList.contains('tt-keep')
                    ? text.previousElementSibling : text.closest('.tt-node').querySelector('.tt-body');
                const [a, b] = [lum(parse(getComputedStyle(text).fill)), lum(parse(getComputedStyle(under).fill))]
                    .sort((p, q) => q - p);
                seen += 1;
                if ((a + 0.05) / (b + 0.05) < 4.5) bad.push([text.textContent, (a + 0.05) / (b + 0.05)]);
            }
            return seen > 30 ? bad : ['too few words', seen];
        }"""
    )
    assert bad == []


def test_every_control_is_reached_by_tab(notebook):
    notebook.run(DIAMOND)
    page = notebook.page
    page.get_by_label("what is replayed").focus()
    reached = []
    for _ in range(12):
        reached.append(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
        )
        page.keyboard.press("Tab")
    wanted = [
        "what is replayed",
        "before the first step",
        "play",
        "one step on",
        "to the last step",
        "step",
        "search",
        "refresh",
    ]
    assert [name for name in reached if name in wanted] == [w for w in wanted if w != "before the first step"]
    assert any(name.startswith("AddBackward0 (0)") for name in reached) and "SUMMARY" in reached


# Where a gradient that moves has been drawn, and what is written on it.
WATCH = """() => {
    window.drops = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            if (!target.classList?.contains('tt-drop')) continue;
            const [x, y] = target.getAttribute('transform').match(/[-\\d.]+/g).map(Number);
            window.drops.push([x, y, target.textContent]);
        }
    }).observe(document.querySelector('.tt-host'), { subtree: true, attributeFilter: ['transform'] });
}"""


def test_a_gradient_flows_along_its_edge(notebook):
    notebook.run(DIAMOND)
    page = notebook.page
    page.evaluate(WATCH)
    page.locator(".tt-node").first.focus()
    page.keyboard.press(".")
    notebook.until("window.drops.length > 1 && !document.querySelector('.tt-drop')")
    drops = page.evaluate("window.drops")
    assert {text for *_, text in drops} == {"1"} and len({x for x, *_ in drops}) > 2, (
        "one to the left, one to the right"
    )
    for one in (drops[::2], drops[1::2]):  # the two take turns
        assert [y for _, y, _ in one] == sorted(y for _, y, _ in one), "downwards"
    assert page.locator(".tt-under-way").count() == 0 and page.locator(".tt-flow .tt-gradient").first.is_visible()
    page.evaluate("window.drops = []")
    page.keyboard.press(".")
    notebook.until("window.drops.length > 1 && !document.querySelector('.tt-drop')")
    assert {text for *_, text in page.evaluate("window.drops")} == {"0.4484"}
    # At its end it has reached the node to which it was sent.
    ends = page.evaluate("() => document.querySelector('[data-nodes=\"3\"] .tt-body').getBBox().y")
    assert abs(page.evaluate("window.drops.at(-1)[1]") - ends) < 2
    page.evaluate("window.drops = []")
    page.keyboard.press(",")  # nothing flows back
    notebook.until("document.querySelector('.tt-count').textContent === 'step 1 of 5'")
    page.keyboard.press("End")  # nor over several steps
    notebook.until("document.querySelector('.tt-count').textContent === 'step 5 of 5'")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    notebook.until("document.querySelectorAll('.tt-flow').length === 2")
    assert page.locator(".tt-drop").count() == 0 and page.evaluate("window.drops") == []
    assert page.locator(".tt-flow .tt-gradient").first.is_visible() and not notebook.errors
