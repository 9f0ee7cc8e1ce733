"""What a notebook calls besides `check`: hints, predictions, progress, summary, panels."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tinytensor_lessons import begin, progress
from tinytensor_lessons.check import run_check
from tinytensor_lessons.in_the_library import IN_THE_LIBRARY
from tinytensor_lessons.lesson_01.exercises import FLAT_INDEX
from tinytensor_lessons.lesson_01.misconceptions import MISCONCEPTIONS, no_offset
from tinytensor_lessons.panel import Panel
from tinytensor_lessons.quiz import as_markdown, dealt, right_letter
from tinytensor_lessons.registry import all_lessons

import tinytensor


def right(index, strides, storage_offset):
    return storage_offset + sum(i * s for i, s in zip(index, strides, strict=True))


# ---- hints


def test_hints_come_in_levels():
    lesson = begin("01")
    lesson.check("01.flat_index", no_offset)
    assert "hint 2 of 3" in lesson.hint("01.flat_index").text()
    assert "hint 3 of 3" in lesson.hint("01.flat_index").text()
    assert "This is the last hint." in lesson.hint("01.flat_index").text()
    assert "hint 3 of 3" in lesson.hint("01.flat_index").text()


def test_level_1_is_the_hint_of_the_last_failure():
    lesson = begin("01")
    assert FLAT_INDEX.hints[0] in lesson.hint("01.flat_index", 1).text()
    lesson.check("01.flat_index", no_offset)
    assert MISCONCEPTIONS["flat_index"][0].hint in lesson.hint("01.flat_index", 1).text()
    lesson.check("01.flat_index", right)
    assert "hint 1 of 3" in lesson.hint("01.flat_index").text()


def test_hints_have_three_levels():
    with pytest.raises(ValueError, match="levels 1 to 3"):
        begin("01").hint("01.flat_index", 4)


def test_unknown_names_are_answered_with_the_known_ones():
    lesson = begin("01")
    with pytest.raises(KeyError, match=r"01\.flat_index"):
        lesson.hint("01.nope")
    with pytest.raises(KeyError, match="there are 00, 01"):
        begin("77")


# ---- predictions


def test_prediction_stands_beside_the_outcome():
    lesson = begin("01")
    assert "no prediction yet" in lesson.predict("01.p1", ...).text()
    assert lesson.predict("01.p1", 4).text() == "01.p1  you predict 4"
    assert lesson.reveal("01.p1", 3).text() == "01.p1  you predicted 4; it is 3"
    assert "you predicted 4; it is 3" in lesson.summary().text()
    with pytest.raises(KeyError):
        lesson.predict("01.p9", 1)


def test_nothing_is_revealed_before_a_prediction():
    lesson = begin("01")
    asked = lesson.reveal("01.p1", 3)
    assert "predict first" in asked.text() and lesson.spec.predictions[0].question in asked.text()
    assert "3" not in asked.title.removeprefix("01.p1") and "it is" not in lesson.summary().text()
    shown = []
    lesson.reveal("01.p1", lambda: shown.append("the answer"))
    assert not shown
    lesson.predict("01.p1", 4)
    assert lesson.reveal("01.p1", 3).text() == "01.p1  you predicted 4; it is 3"
    assert lesson.reveal("01.p1", lambda: shown.append("the answer") or 5).text() == "01.p1  you predicted 4; it is 5"
    assert shown == ["the answer"]
    with pytest.raises(KeyError):
        lesson.reveal("01.p9", 1)


def test_predictions_are_silent_in_grade_mode(monkeypatch):
    monkeypatch.setenv("NBGRADER_EXECUTION", "validate")
    lesson = begin("01")
    assert lesson.predict("01.p1", 3) is None and lesson.reveal("01.p1", 3) is None


# ---- cells that have not run


def test_a_check_whose_exercise_has_not_run_says_so(monkeypatch):
    """After a syntax error in the exercise's cell its name does not exist."""
    mine = {"read": right}
    monkeypatch.setattr("tinytensor_lessons.lesson._names_of_the_notebook", lambda: mine)
    lesson = begin("01")
    assert mine["read"] is right
    checked = lesson.check("01.flat_index", mine["flat_index"])
    assert checked.status == "NOT STARTED" and "Its cell has not run" in checked.panel().text()
    assert lesson.spec.exercises[0].symbol == "flat_index"
    with pytest.raises(NotImplementedError, match=r"01\.flat_index"):
        mine["flat_index"](1, 2, 3)
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    assert lesson.check("01.flat_index", mine["flat_index"]) == 0.0


def test_a_cell_that_needs_several_exercises_says_which_one_is_missing(monkeypatch, capsys):
    def flat_index(index, strides, storage_offset):
        return right(index, strides, storage_offset)

    def contiguous_strides(sizes):
        raise NotImplementedError("01.contiguous_strides")

    lesson = begin("01")
    assert lesson.written(flat_index)
    assert not lesson.written(flat_index, contiguous_strides)
    assert "contiguous_strides is not written yet" in capsys.readouterr().out
    with pytest.raises(KeyError):
        lesson.written(right)
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    assert not lesson.written(flat_index)


# ---- the way onward


def test_a_passed_exercise_says_where_it_stands_in_the_library_and_what_comes_next():
    lesson = begin("01")
    text = lesson.check("01.flat_index", right).panel().text()
    assert "In the library: `storage_numel` in `tinytensor/c10/contiguity.py` uses this sum" in text
    assert "Next: 01.contiguous_strides" in text
    assert "In the library" not in lesson.check("01.flat_index", no_offset).panel().text()


def test_every_exercise_has_a_place_in_the_library():
    root = Path(tinytensor.__file__).parents[1]
    assert set(IN_THE_LIBRARY) == {exercise.id for spec in all_lessons() for exercise in spec.exercises}
    for id, (file, name, does) in IN_THE_LIBRARY.items():
        text = (root / file).read_text(encoding="utf-8")
        pattern = rf"^\s*(def|class) {name}\b" if file.endswith(".py") else name
        assert re.search(pattern, text, re.M), f"{id}: no {name} in {file}"
        assert does[0].islower() and not does.endswith("."), id


def test_a_lesson_that_began_under_nbgrader_stays_there(monkeypatch):
    """nbgrader takes anything but a number for full points."""
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    lesson = begin("01")
    monkeypatch.delenv("NBGRADER_EXECUTION")
    assert lesson.check("01.flat_index", no_offset) == 3.0
    assert lesson.quiz("01.quiz", "z") == 0.0


# ---- progress


def test_progress_is_kept_and_the_best_counts(tmp_path, capsys):
    lesson = begin("01")
    lesson.check("01.flat_index", right)
    lesson.check("01.flat_index", no_offset)
    lines = [json.loads(line) for line in (tmp_path / ".tinytensor/progress.jsonl").read_text().splitlines()]
    assert [(line["points"], line["attempt"], line["hint"]) for line in lines] == [
        (8, 1, ""),
        (3, 2, "01.flat_index/no_offset"),
    ]
    assert set(lines[0]) == {"exercise", "points", "max", "attempt", "hint", "version", "time"}
    assert progress.best(progress.read()) == {"01.flat_index": 8}
    capsys.readouterr()
    begin("01")
    assert capsys.readouterr().out == "Lesson 01: One line of memory. 1 of 6 done, next 01.contiguous_strides.\n"
    assert "flat_index 8/8" in lesson.progress().text()


@pytest.mark.parametrize("how", [("NBGRADER_EXECUTION", "autograde"), ("TINYTENSOR_MODE", "static")])
def test_progress_is_off_when_graded_or_printed(tmp_path, monkeypatch, how):
    monkeypatch.setenv(*how)
    begin("01").check("01.flat_index", right)
    assert not (tmp_path / ".tinytensor").exists()


def test_a_folder_that_cannot_be_written_costs_the_record_only(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("TINYTENSOR_HOME", str(blocked / "below"))
    assert begin("01").check("01.flat_index", right).points == 8


def test_broken_lines_are_passed_over(tmp_path):
    folder = tmp_path / ".tinytensor"
    folder.mkdir()
    (folder / "progress.jsonl").write_text(
        'nonsense\n{"exercise": "01.read"}\n[]\n{"exercise": "01.read", "points": 10}\n'
    )
    assert progress.best(progress.read()) == {"01.read": 10}


def test_restore_shows_the_last_source_with_full_points():
    lesson = begin("01")
    assert "no version" in lesson.restore("01.flat_index").text()
    lesson.check("01.flat_index", right)
    lesson.check("01.flat_index", no_offset)
    assert "def right(index" in lesson.restore("01.flat_index").text()


def test_summary_names_what_is_left():
    lesson = begin("01")
    lesson.check("01.flat_index", right)
    text = lesson.summary().text()
    assert "8 of 50 points" in text and "Next: 01.contiguous_strides" in text


@pytest.mark.parametrize(
    ("number", "onward"), [("05", "lesson 06, Loops that run at memory speed"), ("20", "the index: this was the last")]
)
def test_summary_of_a_finished_lesson_names_the_next_one(number, onward):
    spec = begin(number).spec
    for id, full in progress.worth(spec):
        progress.record(id, full, full, "", 1)
    assert f"Next: {onward}" in begin(number).summary().text()


# ---- quiz


def test_letters_are_dealt_once_and_for_all(lesson_spec):
    letters = dealt(lesson_spec.quiz)
    assert list(letters) == list("abcd")
    assert letters == dealt(lesson_spec.quiz)
    assert sum(right for _, _, right in letters.values()) == 1
    assert as_markdown(lesson_spec.quiz).count("- **(") == 4


def test_right_answers_are_not_always_the_same_letter():
    from tinytensor_lessons.registry import all_lessons

    assert len({right_letter(spec.quiz) for spec in all_lessons()}) > 1


@pytest.mark.parametrize("form", ["{}", "({})", " {} "])
def test_letters_may_be_written_in_several_ways(form):
    from tinytensor_lessons.lesson_01.exercises import QUIZ

    lesson = begin("01")
    assert lesson.quiz("01.quiz", form.format(right_letter(QUIZ))).points == 5
    assert lesson.quiz("01.quiz", form.format(right_letter(QUIZ).upper())).points == 5


# ---- panels


class _Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.attributes, self.text = [], [], ""

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def parsed(html: str) -> _Tags:
    tags = _Tags()
    tags.feed(html)
    assert not tags.open
    return tags


def panels() -> list[Panel]:
    lesson = begin("01")
    wrong = run_check(FLAT_INDEX, no_offset, MISCONCEPTIONS["flat_index"])
    return [
        wrong.panel(),
        run_check(FLAT_INDEX, right).panel(),
        run_check(FLAT_INDEX, ...).panel(),
        lesson.quiz("01.quiz", "a").panel(),
        lesson.hint("01.flat_index"),
        lesson.progress(),
        lesson.summary(),
    ]


def test_html_says_what_the_text_says():
    for shown in panels():
        tags = parsed(shown.html())
        kind, first = tags.attributes[0]
        assert kind == "div" and first["role"] == "group" and first["aria-label"] == shown.title
        for row in shown.rows:
            assert row.text.replace("`", "") in tags.text
        for cells in shown.table:
            assert all(cell in tags.text for cell in cells)


def test_status_is_told_in_words_and_marks_are_hidden_from_readers():
    wrong, passed, blank = panels()[:3]
    assert "FAIL" in wrong.title and "PASS" in passed.title and "NOT STARTED" in blank.title
    for shown in (wrong, passed, blank):
        marks = [a for tag, a in parsed(shown.html()).attributes if tag == "span" and a.get("aria-hidden") == "true"]
        assert len(marks) == 1


def test_colours_follow_the_theme():
    for shown in panels():
        html = shown.html()
        assert "var(--jp-layout-color1" in html and "var(--jp-content-font-color1" in html
        assert "color:#" not in html.replace("border-left:6px solid #", "")


def test_tables_have_headers():
    tags = parsed(panels()[5].html())
    scopes = [a.get("scope") for tag, a in tags.attributes if tag == "th"]
    assert "col" in scopes and "row" in scopes


def test_html_is_escaped():
    def evil(*args):
        raise ValueError("<script>alert(1)</script>")

    html = run_check(FLAT_INDEX, evil).panel().html()
    assert "<script>" not in html and "&lt;script&gt;" in html


def test_static_mode_is_plain_text(monkeypatch):
    result = run_check(FLAT_INDEX, no_offset, MISCONCEPTIONS["flat_index"])
    assert set(result._repr_mimebundle_()) == {"text/plain", "text/html"}
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    assert set(result._repr_mimebundle_()) == {"text/plain"}


def test_text_of_a_failure():
    result = run_check(FLAT_INDEX, no_offset, MISCONCEPTIONS["flat_index"])
    assert repr(result).splitlines() == [
        "01.flat_index  FAIL 3/8  (core pass, offsets FAIL)",
        "  case      flat_index((), (), 1)",
        "  expected  1",
        "  got       0",
        "  Hint: Right for whole tensors, wrong for A[1]. Where does the view start?",
        '  Ask for more: `lesson.hint("01.flat_index")`',
    ]
