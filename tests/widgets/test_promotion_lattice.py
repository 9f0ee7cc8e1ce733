"""promotion_lattice: the picture, the words, and exchanging operands."""

import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw
import traitlets

import tinytensor as tt
from tinytensor import introspect

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def lattice():
    return tw.promotion_lattice(tt.int32, 1.5)


def test_text_says_everything(lattice):
    assert lattice.text().splitlines() == [
        "A  tt.int32: int32, with dimensions",
        "B  1.5: float, Python number, counts as float32",
        "   with dimensions  A is int32, counts: the strongest class here",
        "   Python number    B is float32, counts: floating is above integral",
        "result float32",
        "lattice: bool < uint8, bool < int8, uint8 < int16, int8 < int16, int16 < int32, int32 < int64, "
        "int64 < float16, int64 < bfloat16, float16 < float32, bfloat16 < float32, float32 < float64",
    ]


def test_a_class_that_does_not_count():
    shown = tw.promotion_lattice(tt.float32, tt.tensor(1.0, dtype=tt.float64))
    assert shown.result == "float32"
    assert "B is float64, does not count: floating is not above floating" in shown.text()
    assert 'stroke-dasharray="3 2"' in shown.svg() and 'stroke-dasharray="3 2"' not in tw.promotion_lattice(1.5).svg()


def test_svg_is_complete_and_the_same_every_time(lattice):
    root = ET.fromstring(lattice.svg())
    assert root.get("role") == "img" and [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[1].text.endswith("The result is float32.")
    assert lattice.svg() == tw.promotion_lattice(tt.int32, 1.5).svg()
    assert not re.search(r"\bid=|<script|<style", lattice.svg())


def test_live_svg_can_be_operated(lattice):
    root = ET.fromstring(lattice._svg)
    grid = next(g for g in root.iter(f"{SVG}g") if g.get("role") == "grid")
    assert all(row.get("role") == "row" for row in grid)
    cells = {cell.get("data-key"): cell for row in grid for cell in row}
    assert len(cells) == 10
    assert cells["float32"].get("aria-label") == "float32, floating, 4 bytes, operand B, the result"
    assert cells["int8"].get("aria-label") == "int8, integral, 1 byte"
    assert {cells[name].get("data-col") for name in ("uint8", "int8")} == {"1"}


def test_operands_can_be_exchanged(lattice):
    before = lattice._svg
    lattice._chosen = "int32 dim, float32 number, float64 zero_dim"
    assert lattice.operands == [["int32", "dim"], ["float64", "number"], ["float64", "zero_dim"]]
    assert lattice._chosen == "int32 dim, float64 number, float64 zero_dim", "a Python number is bool, int or float"
    assert lattice.result == "float64" and lattice._svg != before
    assert [o["label"] for o in lattice.spec["operands"]] == ["tt.int32", "1.5", "float64"]
    lattice.operands = [["int8", "number"]]
    assert lattice.operands == [["int64", "number"]] and lattice.result == "int64"
    assert lattice.spec["operands"][0]["label"] == "a Python int"
    assert lattice._caption == "A is int64 (Python number). The result is int64."
    assert lattice.sentence() == "Python number: A is int64, counts: the strongest class here. The result is int64."
    with pytest.raises(traitlets.TraitError, match="an operand is a dtype and one of"):
        lattice.operands = [["complex64", "dim"]]


def test_the_way_up_is_marked():
    root = ET.fromstring(tw.promotion_lattice(tt.uint8, tt.int8).svg())
    marked = [p for p in root.iter(f"{SVG}path") if "tt-on" in p.get("class")]
    assert len(marked) == 2


def test_a_dict_is_drawn_as_it_is_and_five_are_too_many():
    spec = introspect.promotion(tt.int32, 1.5, labels=["tt.int32", "1.5"])
    assert tw.promotion_lattice(spec).svg() == tw.promotion_lattice(tt.int32, 1.5).svg()
    with pytest.raises(ValueError, match="at most 4 operands, not 5"):
        tw.promotion_lattice(1, 2, 3, 4, 5)
