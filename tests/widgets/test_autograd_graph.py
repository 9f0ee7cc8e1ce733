"""autograd_graph: traits, stepping, folding, printed form."""

import json
import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw

import tinytensor as tt
from tinytensor import introspect

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def loss():
    x = tt.tensor(2.0, requires_grad=True)
    y = tt.tensor(3.0, requires_grad=True)
    return ((x * y) + 1) ** 2


def _words(svg):
    return "|".join(t.text or "" for t in ET.fromstring(svg).iter(f"{SVG}text"))


def test_leaves_have_the_callers_names():
    weight = tt.tensor(2.0, requires_grad=True)
    graph = tw.autograd_graph(weight * 3)
    assert [n["label"] for n in graph.graph["nodes"]] == [None, "weight"]
    assert "weight: float32 ()" in _words(graph.svg())
    renamed = tw.autograd_graph(weight * 3, names={"w": weight})
    assert [n["label"] for n in renamed.graph["nodes"]] == [None, "w"]


def test_details_of_a_node(loss):
    graph = tw.autograd_graph(loss)
    assert graph._boxes["1"] == [
        ["node", "AddBackward0 (1)"],
        ["sequence number", "1 (0 is the oldest here)"],
        ["receives, input 0", "the gradient of float32 ()"],
        ["saved", "alpha = 1"],
        ["next_functions[0]", "MulBackward0 (2), input 0"],
        ["next_functions[1]", "None: this input needs no gradient"],
    ]
    saved = [row[1] for row in graph._boxes["2"] if row[0] == "saved"]
    assert sorted(saved) == ["other float32 (), version 0", "self float32 (), version 0"]


def test_stepping_runs_the_pass_once_and_only_when_asked(loss):
    graph = tw.autograd_graph(loss)
    assert graph.backward == {} and graph._states == [] and graph._steps == 5
    graph.step = 3
    assert graph.backward["kind"] == "backward" and len(graph._states) == 6
    assert graph._states[3]["node"] == 2 and graph._states[3]["ready"] == [3, 4]
    assert graph._states[3]["sent"] == ["42 to AccumulateGrad (3), input 0", "28 to AccumulateGrad (4), input 0"]
    graph.step = 99
    assert graph.step == 5
    json.dumps(graph._states)


def test_the_printed_picture_shows_the_step(loss):
    graph = tw.autograd_graph(loss, engine=True)
    assert "runs in step 3" in _words(graph.svg())
    graph.step = 2
    words = _words(graph.svg())
    assert "ran in step 1" in words and "runs now" in words and "ready, number 1" in words and "waits for 1" in words


def test_text_says_everything(loss):
    graph = tw.autograd_graph(loss, engine=True, names={})
    lines = graph.text().splitlines()
    assert lines[0] == "Backward graph of loss: 5 nodes, 4 edges"
    assert "    next_functions[1]: None: this input needs no gradient" in lines
    assert lines[-6] == "  step 0 of 5: nothing ran yet; ready: PowBackward0 (0)"
    assert lines[-1] == "  step 5 of 5: AccumulateGrad (4) runs, gives 28 to .grad; ready: nothing"


def test_a_pass_that_is_refused_says_why():
    x = tt.tensor([1.0], requires_grad=True)
    y = x.exp()
    z = y.sum()
    y.add_(1)
    graph = tw.autograd_graph(z)
    graph.step = 1
    assert graph.step == 0 and "modified by an inplace operation" in graph._error
    assert "saved, overwritten: result" in _words(graph.svg())
    with pytest.raises(RuntimeError, match="inplace operation"):
        tw.autograd_graph(z, engine=True)


def test_svg_is_complete_and_the_same_every_time(loss):
    first = tw.autograd_graph(loss, engine=True, names={}).svg()
    x, y = tt.tensor(2.0, requires_grad=True), tt.tensor(3.0, requires_grad=True)
    loss = ((x * y) + 1) ** 2
    assert tw.autograd_graph(loss, engine=True, names={}).svg() == first
    root = ET.fromstring(first)
    assert root.get("role") == "img" and [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert "PowBackward0 (0), output: float32 (), saved self, sends gradients to AddBackward0 (1)." in root[1].text
    assert not re.search(r"\bid=|0x[0-9a-f]{6}|<script|<style|marker", first)


def test_live_svg_can_be_operated(loss):
    root = ET.fromstring(tw.autograd_graph(loss)._svg)
    (grid,) = (g for g in root.iter(f"{SVG}g") if g.get("role") == "grid")
    assert [len(row) for row in grid] == [1, 1, 1, 2]
    cells = [cell for row in grid for cell in row]
    assert all(c.get("role") == "gridcell" and c.get("aria-label") and c.get("tabindex") for c in cells)
    assert [c.get("data-nodes") for c in cells] == ["0", "1", "2", "3", "4"]


def test_big_graphs_are_folded_and_can_be_unfolded():
    x = tt.tensor(1.0, requires_grad=True)
    y = x
    for _ in range(150):
        y = (y * x).sin()
    graph = tw.autograd_graph(y)
    assert len(graph.graph["nodes"]) == 301
    assert len(graph._boxes) <= 41 and all(name.startswith("f") for name in graph._boxes)
    assert "8 nodes, folded" in _words(graph.svg())
    graph._unfold = "f0"
    assert {"0", "1", "2"} <= graph._boxes.keys() and "f0" not in graph._boxes
    covered = [int(n) for g in ET.fromstring(graph._svg).iter(f"{SVG}g") for n in (g.get("data-nodes") or "").split()]
    assert sorted(covered) == list(range(301))


def test_very_big_graphs_are_drawn_without_steps():
    x = tt.tensor(1.0, requires_grad=True)
    y = x
    for _ in range(1000):
        y = y + 1
    graph = tw.autograd_graph(y)
    assert graph._steps == 0
    graph.step = 1
    assert graph.step == 0 and graph.backward == {}
    assert len(graph.svg()) < 100_000


def test_to_graphviz_is_text(loss):
    source = tw.autograd_graph(loss).to_graphviz().source
    assert "PowBackward0" in source and "0 -> 1" in source and source.startswith("digraph backward")


class Value:
    def __init__(self, data, op="", inputs=()):
        self.data, self.op, self.inputs, self.grad = data, op, inputs, 0.0


def test_other_graphs(loss):
    a = Value(2.0)
    picture = tw.autograd_graph(Value(4.0, "*", (a, a)))
    assert "data 4" in _words(picture.svg()) and picture._steps == 0
    spec = introspect.graph(loss)
    assert len(tw.autograd_graph(spec)._boxes) == 5
    lists = (
        [n["name"] for n in spec["nodes"]],
        [(e["from"], e["to"], e["input_nr"], e["slot"]) for e in spec["edges"]],
    )
    assert len(tw.autograd_graph(lists)._boxes) == 5
    told = tw.autograd_graph(introspect.backward_steps(loss))
    told.step = 5
    assert told._states[5]["node"] == 4
