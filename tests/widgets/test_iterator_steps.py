"""iterator_steps: the pictures, the words, and changing the operands."""

import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw

import tinytensor as tt
from tinytensor import introspect

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.fixture
def shown():
    x, row = tt.ones(3, 4), tt.ones(3, dtype=tt.int64)
    return tw.iterator_steps(x.t(), row, edit=True)


def test_text_says_everything(shown):
    lines = shown.text().splitlines()
    assert lines[0] == "The plan of an elementwise call on x.t(), row"
    assert [line for line in lines if line.startswith("step")] == [
        "step 0 of 5, as given: x.t() sizes (4, 3) strides (1, 4); row sizes (3,) strides (1,)",
        "step 1 of 5, broadcast: shape (4, 3); row stretched, stride 0",
        "step 2 of 5, common dtype: the loop computes in float32",
        "step 3 of 5, reorder: perm (0, 1), innermost first; dim 0 inside dim 1: x.t() decides",
        "step 4 of 5, allocate: a new output, dense in the order of the loop: strides (1, 4), float32",
        "step 5 of 5, coalesce: 2 left, none merged; sizes (4, 3), 12 elements, a strided loop",
    ]
    assert "  row    int64 -> float32  0 (new, size 4)  1 (size 3)" in lines


def test_merging_and_alike_operands():
    x, y = tt.ones(3, 4), tt.ones(3, 4)
    words = tw.iterator_steps(x.t(), y.t()).text()
    assert "all operands are alike, so their own order serves" in words
    assert "2 dimensions became 1; sizes (12,), 12 elements, every operand steps by 1" in words
    assert "dim 0+1" in words
    large = tw.iterator_steps(tt.ones(200, 200), 1.5).text()
    assert "40,000 elements, a strided loop, shared among threads" in large


def test_a_given_output_and_a_0_dim_call():
    given = tw.iterator_steps(tt.ones(2, 3), out=tt.empty_strided((2, 3), (1, 2))).text()
    assert "the output was given, strides (1, 2)" in given and "dim 0 inside dim 1: out decides" in given
    assert "there is nothing to order" in tw.iterator_steps(tt.tensor(1.0), 2).text()


def test_pictures_are_complete_and_the_same_every_time(shown):
    root = ET.fromstring(shown.svg())
    assert [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[1].text.count("step ") == 6
    assert {"0  as given", "3  reorder", "5  coalesce"} <= set(texts(shown.svg()))
    assert not re.search(r"\bid=|<script|<style", shown.svg())
    x, row = tt.ones(3, 4), tt.ones(3, dtype=tt.int64)
    assert tw.iterator_steps(x.t(), row).svg() == shown.svg()
    for svg, says in shown._frames:
        assert ET.fromstring(svg).get("aria-label") == says


def test_a_stretched_place_is_marked_by_its_border_and_its_words(shown):
    broadcast = ET.fromstring(shown._frames[1][0])
    assert [r.get("stroke-dasharray") for r in broadcast.iter(f"{SVG}rect") if r.get("class") == "tt-shade"] == ["7 3"]
    assert "new, size 4" in texts(shown._frames[1][0])


def test_steps_stay_in_range(shown):
    shown.step = 99
    assert shown.step == shown.steps == 5
    assert tw.iterator_steps(tt.ones(2), step=3).step == 3 and tw.iterator_steps(tt.ones(2), step=9).step == 5


def test_changing_a_stride_makes_another_plan(shown):
    assert [g["label"] for g in shown._geometry] == ["x.t()", "row"]
    shown.step = 5
    shown._request = {"operand": 0, "kind": "strides", "dim": 0, "value": 3}
    shown._request = {"operand": 0, "kind": "strides", "dim": 1, "value": 1}
    assert shown._geometry[0] == {"label": "x.t()", "sizes": [4, 3], "strides": [3, 1]}
    assert shown.step == 5 and "sizes (3, 4)" in shown._frames[5][1]
    assert introspect.iterator(tt.ones(4, 3), tt.ones(3, dtype=tt.int64))["steps"] == shown.spec["steps"]


def test_refusals(shown):
    shown._request = {"operand": 1, "kind": "sizes", "dim": 0, "value": 5}
    assert shown._error == "The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1"
    assert shown.steps == 0 and shown._error in " ".join(filter(None, texts(shown.svg())))
    shown._request = {"operand": 1, "kind": "sizes", "dim": 0, "value": -1}
    assert shown._error == "a size cannot be negative" and shown._geometry[1]["sizes"] == [5]
    shown._request = {"operand": 1, "kind": "sizes", "dim": 0, "value": 3}
    assert shown._error == "" and shown.steps == 5


def test_without_edit_a_request_does_nothing():
    shown = tw.iterator_steps(tt.ones(2))
    shown._request = {"operand": 0, "kind": "sizes", "dim": 0, "value": 3}
    assert shown.spec["operands"][1]["sizes"] == [2] and shown._geometry == []


def test_a_dict_is_drawn_as_it_is():
    x = tt.ones(2, 3)
    assert tw.iterator_steps(introspect.iterator(x, labels=["x"])).svg() == tw.iterator_steps(x).svg()
