"""The index notebook: the map as data, as text and as HTML."""

from __future__ import annotations

import re

import pytest
from tinytensor_lessons import index, index_notebook, lab, lesson_map, progress, workspace
from tinytensor_lessons.notebook import dumps, load, source_of
from tinytensor_lessons.registry import all_lessons, numbers
from tinytensor_lessons.registry import load as load_lesson


def do(number, parts=99):
    for id, full in progress.worth(load_lesson(number))[:parts]:
        progress.record(id, full, full, "", 1)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_every_lesson_is_on_the_map_once():
    members = [number for _, lessons in lesson_map.DISTRICTS for number in lessons]
    assert members == sorted(set(members)) and set(numbers()) <= set(members)
    drawn = index.show()
    html = drawn.html()
    for lesson in all_lessons():
        assert f"{lesson.number}  {lesson.title}" in drawn.text()
        assert f'href="{lesson.stem}.ipynb"' in html
    assert set(drawn.missing) == set(members) - set(numbers())


def test_what_is_done_started_and_next():
    assert index.show().next == "00"
    do("00")
    do("02", 2)
    drawn = index.show()
    states = {number: stop.state for number, stop in drawn.stops.items()}
    assert (states["00"], states["01"], states["02"]) == ("done", "not started", "started")
    assert drawn.next == "02", "the one that was worked on last"
    text = drawn.text()
    assert f"Your lessons: 1 of {len(numbers())} lessons done" in text and "next, 2 of 6 done" in text
    assert index.show("performance").next == "01"
    do("02")
    assert index.show().next == "01"
    for number in numbers():
        do(number)
    finished = index.show()
    assert finished.next is None and "All lessons are done." in finished.html() and "h left" not in finished.text()
    assert "There is no path 'fast'\n  Paths: quick look, deep understanding" in index.show("fast").text()


def test_missing_numbers_are_explained_while_they_are_missing(monkeypatch):
    missing = lesson_map.missing()
    assert set(missing) & set(numbers()) == set()
    drawn = index.show()
    assert all(number in drawn.why_missing() for number in missing)
    for there, words in (
        (["00", "01", "02"], ""),
        (["00", "02"], "Number 01 is missing because this lesson is not written yet."),
        (["00", "03"], "Numbers 01 and 02 are missing because these lessons are not written yet."),
    ):
        monkeypatch.setattr(lesson_map, "numbers", lambda there=there: there)
        assert index.Map(drawn.stops, drawn.path, None, lesson_map.missing()).why_missing() == words


def test_more_than_colour_says_how_a_lesson_stands():
    do("00")
    do("01", 1)
    html = index.show().html()
    cards = re.findall(r'<li style="margin:0"><a href="(\d\d)[^>]*>(.*?)</a>', html)
    words = {number: re.sub("<[^>]*>", "", text) for number, text in cards[: len(numbers())]}
    assert "✓" in words["00"] and "done" in words["00"]
    assert "▶" in words["01"] and "next, 1 of 6 done" in words["01"]
    assert "○" in words["02"] and f"{load_lesson('02').minutes} min" in words["02"]
    assert html.count("<a ") == 1 + len(numbers()) + sum(len(index.show().on(path)) for path in lesson_map.PATHS)


def test_printed_and_graded_the_map_is_text_without_progress(monkeypatch):
    do("00")
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    bundle = index.show()._repr_mimebundle_()
    assert set(bundle) == {"text/plain"} and f"0 of {len(numbers())} lessons done" in bundle["text/plain"]


def test_the_notebook_is_valid_and_its_cells_run(tmp_path):
    import nbformat

    notebook = index_notebook.notebook()
    nbformat.validate(nbformat.from_dict(notebook))
    scope = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(source_of(cell), scope)
    assert not list(tmp_path.glob("*.zip"))


def test_the_map_is_drawn_into_the_learners_copy_only_where_it_belongs(tmp_path):
    path = workspace.start("index", tmp_path)
    notebook = load(path)
    cells = {cell["id"]: cell for cell in notebook["cells"]}
    cells["index-scratch-notes"]["source"] = ["my notes"]
    path.write_text(dumps(notebook))
    do("00")
    lab.draw_map(tmp_path)
    drawn = {cell["id"]: cell for cell in load(path)["cells"]}
    output = drawn["index-demo-map"]["outputs"][0]
    assert f"1 of {len(numbers())} lessons done" in "".join(output["data"]["text/plain"])
    assert drawn["index-scratch-notes"]["source"] == ["my notes"] and drawn["index-demo-restore"]["outputs"] == []
    assert workspace.news(tmp_path) == [] and workspace.update("index", tmp_path) == []
    before = path.stat().st_mtime_ns
    lab.draw_map(tmp_path)
    assert path.stat().st_mtime_ns == before, "a map that has not changed is not written again"
    for text in ("index.show('performance')", "broken ("):
        drawn["index-demo-map"] |= {"source": [text], "outputs": []}
        path.write_text(dumps(load(path) | {"cells": list(drawn.values())}))
        lab.draw_map(tmp_path)
        assert load(path)["cells"][1]["outputs"] == [], "the learner's own version is left alone"
    path.write_text("not json")
    lab.draw_map(tmp_path)
    assert path.read_text() == "not json"


def test_work_leaves_and_arrives(tmp_path, monkeypatch):
    monkeypatch.delenv("TINYTENSOR_HOME")
    workspace.start("01", tmp_path)
    do("01", 1)
    assert "in place of the dots" in index.export_work().text()
    assert "1 notebooks, 1 attempts" in index.export_work("my-work.zip").text()
    assert "choose another name" in index.export_work("my-work.zip").text()
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    assert "there is no file" in index.import_work("my-work.zip").text()
    assert "1 attempts added" in index.import_work("../my-work.zip").text()
    assert index.show().stops["01"].state == "started"


def test_restore_lists_what_is_kept():
    assert "Kept: none yet" in index.restore().text()
    progress.keep_source("01.read", do)
    assert "Kept: 01.read" in index.restore().text()
    text = index.restore("01.read").text()
    assert "def do(number" in text and 'index.restore("01.read", cell=True)' in text
    assert "no version" in index.restore("01.nonsense").text() and "no version" in index.restore("../x").text()
