"""codegen_diff: three views as picture and text, edits, faults."""

import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw
import traitlets
from tinytensor_widgets.codegen_picture import pieces
from tinytensor_widgets.codegen_words import letter, saved_sentence

from tinytensor.codegen import EntryFault, origins

SVG = "{http://www.w3.org/2000/svg}"
EXP = "- name: exp(Tensor self) -> Tensor\n  self: grad * exp(self)\n  result: auto_element_wise"


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


def cells(svg):
    return [g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("role") == "gridcell"]


@pytest.fixture
def shown():
    return tw.codegen_diff("exp")


def test_text_says_everything(shown):
    lines = shown.text().splitlines()
    assert lines[0] == (
        "exp: 10 words of the entries cause 72 of 77 lines in 7 files; the others are the frame that every operator gets."
    )
    at = lines.index("    self: grad * result")
    assert lines[at + 1] == "    B     H      I"
    assert "  I  result, in the formula of self: 5 lines" in lines
    assert "  IE         grad_fn.result_ = SavedVariable(result, True)" in lines
    assert "                 if grad is None:" in lines  # the frame: no letters


def test_show_chooses_files(shown):
    assert "autograd/generated/variable_type.py" in shown.text() and "aten/ops/pointwise.py:" not in shown.text()
    shown.show = "all"
    assert "aten/ops/pointwise.py: the schema, the call stub, and the function in front of it" in shown.text()
    shown.show = "aten/ops/pointwise.py"
    assert "autograd/generated/functions.py: " not in shown.text()
    assert 'exp_op = def_("aten::exp(Tensor self) -> Tensor")' in texts(shown.svg())
    with pytest.raises(traitlets.TraitError, match="show is one of"):
        shown.show = "aten/schema.py"


@pytest.mark.parametrize("view", ["origin", "diff", "journey"])
def test_pictures_are_complete_and_the_same_every_time(view):
    made = [tw.codegen_diff("mul", derivative=None, view=view) for _ in range(2)]
    assert made[0].svg() == made[1].svg() and made[0].text() == made[1].text()
    root = ET.fromstring(made[0].svg())
    assert root.get("role") == "img" and [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[1].text == made[0].sentence()
    assert not re.search(r"\bid=|<script|<style|gridcell", made[0].svg())
    live = ET.fromstring(made[0]._svg)
    assert live.get("role") == "group"
    for grid in (g for g in live.iter(f"{SVG}g") if g.get("role") == "grid"):
        assert grid.get("aria-label")
        assert all(row.get("role") == "row" for row in grid if row.get("role"))


def test_every_word_and_line_says_its_cause(shown):
    found = cells(shown._svg)
    words = [c for c in found if c.get("data-word")]
    lines = [c for c in found if c.get("data-words") is not None]
    assert len(words) == 16 and len(lines) == 14
    result = next(c for c in words if c.get("aria-label").startswith("I, result"))
    assert result.get("aria-label") == (
        "I, result, in the formula of self: caused 5 lines: 1 in autograd/generated/variable_type.py, "
        "3 in autograd/generated/functions.py, 1 in autograd/generated/forward_ad_type.py"
    )
    line = next(c for c in lines if c.get("aria-label").startswith("grad_fn.result_"))
    assert line.get("data-words") == "8 4"
    assert line.get("aria-label").endswith(
        "caused by I result, in the formula of self; E structured_delegate: exp.out, field"
    )
    frame = next(c for c in lines if c.get("aria-label").startswith("if grad is None"))
    assert frame.get("aria-label").endswith("in every operator of this kind") and frame.get("data-words") == ""


def test_letters_stand_beside_colours(shown):
    svg = shown.svg()
    badges = sum(
        r.get("class") == "tt-badge" and r.get("height") == "15" for r in ET.fromstring(svg).iter(f"{SVG}rect")
    )
    kept = [t for t in ET.fromstring(svg).iter(f"{SVG}text") if t.get("class") == "tt-keep"]
    assert badges == len(kept) > 30 and {t.text for t in kept} == set("ABCDEFGHIJ")
    assert [letter(k) for k in (0, 25, 26, 51, 52)] == ["A", "Z", "a", "z", "52"]


def test_an_edit_is_shown_as_a_diff():
    edited = tw.codegen_diff("exp", derivative=EXP)
    assert edited.view == "diff" and edited.saved["inputs"] == ["self"]
    lines = edited.text().splitlines()
    assert lines[0] == (
        "ExpBackward0 saves the input self instead of the output result. 5 lines gone, 5 new, in 3 files."
    )
    assert "+     grad_fn.self_ = SavedVariable(self, False)" in lines
    assert "-     grad_fn.result_ = SavedVariable(result, True)" in lines
    assert "-   self: grad * result" in lines and "+   self: grad * exp(self)" in lines
    signs = [t.text for t in ET.fromstring(edited.svg()).iter(f"{SVG}text") if t.text in ("+", "-")]
    assert signs.count("+") == 6 and signs.count("-") == 6  # and the line of the entry
    assert "gone: grad_fn.result_ = SavedVariable(result, True)" in [c.get("aria-label") for c in cells(edited._svg)]
    edited.reset()
    assert edited.view == "origin" and edited.changes == []
    edited.view = "diff"
    assert edited.sentence() == "exp: the entries are as shipped, nothing differs."
    assert "no emitted line differs" in texts(edited.svg())


def test_requests_edit_one_line(shown):
    (formula,) = [line for line in shown._lines if line["text"] == "  self: grad * result"]
    assert (formula["place"], formula["line"]) == ("derivative", 1)
    shown._request = {"place": "derivative", "line": 1, "text": "  self: grad * exp(self)", "count": 1}
    assert shown.view == "diff" and shown._error == ""
    assert [line["text"] for line in shown._lines][4] == "  self: grad * exp(self)"
    shown._request = {"place": "native", "line": 1, "text": "  variants: function", "count": 2}
    assert {f["file"] for f in shown.changes} >= {"aten/tensor_methods.py", "autograd/generated/functions.py"}
    shown._request = {"reset": True, "count": 3}
    assert shown.view == "origin" and not shown.spec["edited"]


def test_faults_are_said_at_the_column_and_change_nothing(shown):
    before = shown.spec
    shown._request = {"place": "derivative", "line": 1, "text": "  self: grad * reslt", "count": 1}
    assert shown._error == (
        "exp: 'reslt' in 'grad * reslt' is neither argument nor output\n  self: grad * reslt\n               ~~~~~ here"
    )
    assert (shown._fault["column"], shown._fault["length"]) == (15, 5) and shown.spec == before
    shown._request = {"place": "derivative", "line": 0, "text": "- name: exp(Tensor x) -> Tensor", "count": 2}
    assert "'self' is no argument" in shown._error and shown._fault["length"] == 0  # the fault is on another line
    shown._request = {"place": "derivative", "line": 1, "text": "  self: grad * result", "count": 3}
    assert shown._error == "" and shown._fault == {}
    with pytest.raises(EntryFault, match="here"):
        tw.codegen_diff("exp", derivative="- name: exp(Tensr self) -> Tensor")
    with pytest.raises(ValueError, match="no operator 'exq'"):
        tw.codegen_diff("exq")


def test_a_dict_is_drawn_as_it_is():
    assert tw.codegen_diff(origins("exp")).svg() == tw.codegen_diff("exp").svg()
    assert tw.codegen_diff(origins("exp", derivative=EXP)).text() == tw.codegen_diff("exp", derivative=EXP).text()


def test_journey():
    shown = tw.codegen_diff("add", view="journey")
    lines = shown.text().splitlines()
    assert lines[0] == "add.Tensor appears in 11 places: 4 written by hand, 7 generated from the first two."
    assert re.fullmatch(r"  1  aten/native/native_functions\.yaml:\d+  says what .* \(by hand\)", lines[1])
    assert len(cells(shown._svg)) == 11
    composed = tw.codegen_diff("linear", view="journey")
    assert composed.sentence().endswith("generated from the first.")


def test_long_lines_are_broken_at_spaces():
    line = "    " + " ".join(f"word{k}" for k in range(30))
    parts = list(pieces(line, 60))
    assert len(parts) > 3 and [indent for _, _, indent in parts] == [0] + [8] * (len(parts) - 1)
    assert "".join(line[a:b].replace(" ", "") for a, b, _ in parts) == line.replace(" ", "")
    assert all(b - a + indent <= 60 for a, b, indent in parts)
    assert [b - a for a, b, _ in pieces("x" * 100, 60)] == [60, 40]


def test_what_is_saved_in_words():
    def saved(**names):
        return {"saved": {"node": "FBackward0", "inputs": [], "outputs": [], "values": [], **names}}

    assert saved_sentence(saved(), saved()) == "FBackward0 saves what it saved before."
    assert saved_sentence(saved(), saved(values=["n"])) == "FBackward0 saves the value n as well."
    assert saved_sentence(saved(inputs=["a", "b"]), saved()) == (
        "FBackward0 no longer saves the input a and the input b."
    )
    assert saved_sentence(saved(), saved(node=None)) == "No node is made any more."
