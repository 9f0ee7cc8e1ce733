"""training_board: curves, cursor, misread digits, words, and what it refuses."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.training_board import board
from tinytensor_widgets.training_picture import Picture, apart

import tinytensor as tt

SVG = "{http://www.w3.org/2000/svg}"


class Four:
    """Four images of one bright pixel, labels 0 to 3."""

    images = tt.eye(64)[:4]
    labels = tt.arange(4)


RUNS = {
    "right": {
        "loss": [2.0, 1.0, 0.5],
        "accuracy": [0.25, 0.5, 1.0],
        "read": [[0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 2, 3]],
    },
    "A": {"loss": [2.0, 400.0, math.nan], "accuracy": [0.25, 0.25, 0.25], "read": [[3, 0, 0, 3]] * 3},
}


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


def elements(svg, name, word):
    return [e for e in ET.fromstring(svg).iter(f"{SVG}{name}") if word in (e.get("class") or "").split()]


@pytest.fixture
def shown():
    return tw.training_board(RUNS, Four)


def test_the_cursor_begins_at_the_last_epoch_and_stays_in_range(shown):
    assert (shown.epoch, shown.epochs, shown.run) == (3, 3, 0)
    shown.epoch = 99
    assert shown.epoch == 3
    shown.epoch = 0
    assert shown.epoch == 1
    shown.run = 7
    assert shown.run == 1
    assert tw.training_board(RUNS, Four, epoch=2).epoch == 2


def test_misread_digits_follow_epoch_and_run(shown):
    assert shown.misread == []
    shown.epoch = 2
    assert shown.misread == [(2, 0, 2), (3, 0, 3)]
    assert {"misread by right after epoch 2: 2 of 4", "read as 0, is 2", "read as 0, is 3"} <= set(texts(shown.svg()))
    shown.run = 1
    assert shown.misread == [(0, 3, 0), (1, 0, 1), (2, 0, 2)]
    assert "misread by A after epoch 2: 3 of 4" in texts(shown._frames[1][0])


def test_pixels_are_where_the_image_has_them(shown):
    shown.epoch = 2
    pixels = elements(shown.svg(), "path", "tt-pixel")
    assert [p.get("fill-opacity") for p in pixels] == ["1", "1"]
    box = elements(shown.svg(), "rect", "tt-frame")[-2:]  # one for each digit, after those of the axes
    for place, (frame, pixel) in enumerate(zip(box, pixels, strict=True), 2):  # rows 2 and 3: pixels 2 and 3
        left, top = re.match(r"M([\d.]+) ([\d.]+)h8v8h-8z$", pixel.get("d")).groups()
        assert float(left) == pytest.approx(float(frame.get("x")) + 8 * place, abs=0.02)
        assert float(top) == float(frame.get("y"))


def test_curves_have_a_dash_and_a_label_each(shown):
    curves = elements(shown.svg(), "path", "tt-run")
    assert [c.get("stroke-dasharray") for c in curves] == [None, "7 3", None, "7 3"]
    assert len({c.get("stroke") for c in curves}) == 2
    assert texts(shown.svg()).count("A") == 1 and texts(shown.svg()).count("right") == 2
    assert curves[0].get("d").count("L") == 2 and curves[1].get("d").count("L") == 1, "nan is not drawn"


def test_a_run_that_diverges_does_not_flatten_the_others(shown):
    """The axis ends at three times the loss that runs begin with; the label says how far away the curve is."""
    assert "training loss, cut off at 6" in texts(shown.svg()) and "A nan" in texts(shown.svg())
    curve = elements(shown.svg(), "path", "tt-run")[1]
    assert curve.get("d").endswith(" 30"), "400 runs along the upper edge"
    plain = tw.training_board({"loss": [2.0, 1.0], "accuracy": [0.1, 0.5]})
    assert "training loss" in texts(plain.svg()) and "epoch" in texts(plain.svg())
    assert "test accuracy (share read right)" in texts(plain.svg())


def test_every_frame_names_itself(shown):
    assert len(shown._frames) == 3
    for svg, says in shown._frames:
        assert ET.fromstring(svg).get("aria-label") == says
    assert shown._frames[1][1] == "epoch 2 of 3, right: loss 1, accuracy 0.500, 2 of 4 misread; read as 0, is 2"


def test_text_says_everything(shown):
    shown.epoch = 1
    lines = shown.text().splitlines()
    assert lines[:2] == [
        "Loss and accuracy by epoch: right, A",
        "  epoch 1 of 3, right: loss 2, accuracy 0.250, 3 of 4 misread; read as 0, is 1",
    ]
    assert "        2        400     0.250" in lines and "        3        nan     0.250" in lines
    assert lines[-1] == "    row   3: read as 0, is 3  000g0000 " + " ".join(["00000000"] * 7)


def test_pictures_are_complete_and_the_same_every_time(shown):
    root = ET.fromstring(shown.svg())
    assert [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert "right loss 0.5, accuracy 1.000; A loss nan" in root[1].text
    assert not re.search(r"\bid=|<script|<style", shown.svg())
    assert not [e for e in root.iter() if {"nan", "inf"} & set(re.findall("[a-z]+", e.get("d") or ""))]
    assert shown.svg() == tw.training_board(RUNS, Four).svg() == tw.training_board(board(RUNS, Four)).svg()


def test_many_misread_digits_are_cut_short():
    class Many:
        images, labels = tt.zeros(20, 64), tt.zeros(20, dtype=tt.int64)

    shown = tw.training_board({"loss": [1.0], "accuracy": [0.0], "read": [[1] * 20]}, Many)
    assert texts(shown.svg()).count("read as 1, is 0") == 12
    assert "misread by run after epoch 1: 20 of 20, the first 12 of them" in texts(shown.svg())
    assert shown.text().endswith("and 8 more")


def test_runs_of_different_lengths_and_equal_ends():
    runs = {"short": {"loss": [1.0], "accuracy": [0.5]}, "long": {"loss": [1.0, 1.0], "accuracy": [0.5, 0.5]}}
    picture = Picture(board(runs))
    assert picture.sentence(0, 2).startswith("epoch 1 of 1, short")
    assert not picture.has_digits
    ys = [y for y, *_ in apart([(50.0, name, False) for name in "abc"], 13.0)]
    assert [b - a for a, b in pairwise(ys)] == [13.0, 13.0]


def test_histories_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match="there is no run"):
        tw.training_board({})
    with pytest.raises(ValueError, match="x: 2 losses and 1 accuracies"):
        tw.training_board({"x": {"loss": [1.0, 2.0], "accuracy": [0.5]}})
    with pytest.raises(ValueError, match="x: 1 losses, and what was read in 2 epochs"):
        tw.training_board({"x": {"loss": [1.0], "accuracy": [0.5], "read": [[1, 1, 1, 1]] * 2}}, Four)
