"""A new edition meets a learner's notebook: every text that the learner wrote is there afterwards."""

from __future__ import annotations

import copy
import random

from for_each import for_each
from hypothesis import given, settings
from hypothesis import strategies as st
from tinytensor_lessons import index_notebook
from tinytensor_lessons.build import learners_notebook
from tinytensor_lessons.merge import edition, merge
from tinytensor_lessons.notebook import dumps, source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers

ROLES = ("story", "demo", "exercise", "check", "predict", "quiz", "scratch")


def a_cell(role, name, text, signature="", **more):
    kind = "markdown" if role == "story" else "code"
    ours = {"lesson": "01", "role": role, "version": 1}
    if role == "exercise":
        ours |= {"id": f"01.{name}", "signature": signature or f"{name}(x)"}
    cell = {"cell_type": kind, "id": f"01-{role}-{name}", "metadata": {"tinytensor": ours}, "source": [text], **more}
    if role not in ("predict", "scratch"):
        cell["metadata"]["nbgrader"] = {"grade_id": f"{role}_01_{name}", "grade": role == "check", "schema_version": 3}
    return cell | ({"outputs": [], "execution_count": None} if kind == "code" else {})


def foreign(text, id):
    return {"cell_type": "code", "id": id, "metadata": {}, "source": [text], "outputs": [], "execution_count": None}


def book(*cells):
    metadata = {
        "kernelspec": {"name": "python3", "display_name": "Python 3"},
        "tinytensor": {"lesson": "01", "version": 1},
    }
    return copy.deepcopy({"cells": list(cells), "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


STORY, DEMO = a_cell("story", "s", "a story"), a_cell("demo", "d", "print(1)")
STUB = a_cell("exercise", "read", 'def read(x):\n    raise NotImplementedError("01.read")')
CHECK = a_cell("check", "read", 'lesson.check("01.read", read)')
GUESS, QUIZ = a_cell("predict", "p1", 'lesson.predict("01.p1", ...)'), a_cell("quiz", "quiz", "quiz_01 = ...")
BASE = book(STORY, DEMO, STUB, CHECK, GUESS, QUIZ)


def wrote(cell, text):
    return cell | {"source": [text]}


def texts(notebook):
    return [source_of(cell) for cell in notebook["cells"]]


def ids(notebook):
    return [cell["id"] for cell in notebook["cells"]]


@for_each([*numbers(), "index"])
def test_merge_of_an_edition_with_itself_changes_nothing(number):
    notebook = index_notebook.notebook() if number == "index" else learners_notebook(load_lesson(number))
    for base in (None, notebook):
        merged = merge(copy.deepcopy(notebook), base, notebook)
        assert dumps(merged.notebook) == dumps(notebook) and merged.sentences() == []


def test_who_changed_a_cell_decides():
    mine = book(wrote(STORY, "my story"), DEMO, wrote(STUB, "def read(x): return x"), CHECK, GUESS, QUIZ)
    new = book(STORY, wrote(DEMO, "print(2)"), STUB, CHECK, GUESS, QUIZ)
    merged = merge(mine, BASE, new)
    assert texts(merged.notebook)[:3] == ["my story", "print(2)", "def read(x): return x"]
    assert merged.sentences() == ["cells: 1 changed"]


def test_both_changed_a_cell():
    mine = book(wrote(STORY, "my story"), wrote(DEMO, "print('mine')"), *BASE["cells"][2:])
    new = book(wrote(STORY, "new story"), wrote(DEMO, "print('new')"), *BASE["cells"][2:])
    merged = merge(mine, BASE, new).notebook
    assert [t for t in texts(merged)[:6] if "Kept" not in t] == [
        "new story",
        "my story",
        "print('new')",
        "print('mine')",
    ]
    aside = merged["cells"][5]
    assert aside["metadata"] == {
        "tags": ["raises-exception"],
        "tinytensor": {"role": "scratch", "was": "01-demo-d"},
    }, "not graded, and Run All goes on when it fails"


def test_an_answer_stays_while_its_signature_is_the_same():
    mine = book(*BASE["cells"][:2], wrote(STUB, "def read(x): return x"), CHECK, GUESS, QUIZ)
    reworded = wrote(STUB, '# reworded\ndef read(x):\n    raise NotImplementedError("01.read")')
    assert texts(merge(mine, BASE, book(*BASE["cells"][:2], reworded, CHECK)).notebook)[2] == "def read(x): return x"
    changed = a_cell("exercise", "read", "def read(x, y): ...", "read(x, y)")
    merged = merge(mine, BASE, book(*BASE["cells"][:2], changed, CHECK, GUESS, QUIZ))
    assert ids(merged.notebook)[2:6] == [
        "01-exercise-read-old1-why",
        "01-exercise-read-old1",
        "01-exercise-read",
        "01-check-read",
    ]
    assert merged.kept == ["01.read has the new signature read(x, y); your answer stays above the new cell"]
    assert texts(merge(BASE, BASE, book(changed)).notebook) == ["def read(x, y): ..."], "a stub is no answer"


def test_a_renamed_exercise_keeps_its_answer():
    mine = book(STORY, wrote(STUB, "def read(x): return x"), CHECK)
    new = book(
        STORY, a_cell("exercise", "load", "def load(x): ..."), a_cell("check", "load", 'lesson.check("01.load", load)')
    )
    merged = merge(mine, book(STORY, STUB, CHECK), new)
    assert "def read(x): return x" in texts(merged.notebook)
    assert merged.kept == ["01.read is no longer in the lesson; your version stays"]
    assert any("has no longer the exercise 01.read" in text for text in texts(merged.notebook))
    assert not any("01.read" in (c["metadata"]["tinytensor"].get("id") or "") for c in merged.notebook["cells"])


def test_predictions_and_letters():
    mine = book(wrote(GUESS, 'lesson.predict("01.p1", 4)'), wrote(QUIZ, 'quiz_01 = "b"'))
    new = book(wrote(GUESS, '# think\nlesson.predict("01.p2", ...)'), wrote(QUIZ, "# one letter\nquiz_01 = ..."))
    found = texts(merge(mine, book(GUESS, QUIZ), new).notebook)
    assert '# think\nlesson.predict("01.p2", ...)' in found and 'lesson.predict("01.p1", 4)' in found
    same = texts(merge(mine, book(GUESS, QUIZ), book(GUESS, QUIZ, STORY)).notebook)
    assert same == ['lesson.predict("01.p1", 4)', 'quiz_01 = "b"', "a story"]


def test_deleted_cells_come_back_and_retired_ones_go():
    mine = book(STORY, STUB, foreign("mine", "aaaa1111"))
    merged = merge(mine, BASE, book(STORY, DEMO, STUB, CHECK, a_cell("demo", "new", "print(3)")))
    assert ids(merged.notebook) == [
        "01-story-s",
        "01-demo-d",
        "01-exercise-read",
        "aaaa1111",
        "01-check-read",
        "01-demo-new",
    ]
    assert merged.sentences() == ["cells: 1 new, 2 back"]
    assert merge(BASE, BASE, book(STORY)).gone == ['"print(1)"', "01.read", '"lesson.check("01.read", read)"',
                                                  '"lesson.predict("01.p1", ...)"', '"quiz_01 = ..."']  # fmt: skip


def test_moved_cells():
    mine = book(STUB, foreign("mine", "aaaa1111"), STORY, DEMO)
    base = book(STORY, DEMO, STUB)
    assert ids(merge(mine, base, book(STORY, DEMO, STUB, CHECK)).notebook) == [
        "01-exercise-read", "aaaa1111", "01-check-read", "01-story-s", "01-demo-d",
    ], "the learner's order stays"  # fmt: skip
    assert ids(merge(mine, base, book(DEMO, STORY, STUB)).notebook) == [
        "01-demo-d", "01-story-s", "01-exercise-read", "aaaa1111",
    ], "the edition moved cells: its order"  # fmt: skip


def test_cells_without_ids_and_ids_that_occur_twice():
    mine = book(
        wrote(STORY, "my story"), wrote(STUB, "def read(x): return x"), wrote(GUESS, 'lesson.predict("01.p1", 4)'), DEMO
    )
    for cell in mine["cells"]:
        del cell["id"]
    mine["nbformat_minor"] = 4
    merged = merge(mine, BASE, BASE).notebook
    assert merged["nbformat_minor"] == 5
    assert {c["id"]: source_of(c) for c in merged["cells"]} == {
        "01-story-s": "my story", "01-demo-d": "print(1)", "01-exercise-read": "def read(x): return x",
        "01-check-read": source_of(CHECK), "01-predict-p1": 'lesson.predict("01.p1", 4)', "01-quiz-quiz": "quiz_01 = ...",
    }  # fmt: skip
    twice = book(STORY, STUB, wrote(STUB, "def read(x): return x"), {**DEMO, "id": ["odd"]})
    merged = merge(twice, BASE, BASE).notebook
    assert len(set(ids(merged))) == len(ids(merged)) and "def read(x): return x" in texts(merged)
    double = next(c for c in merged["cells"] if source_of(c) == "def read(x): return x")
    assert "nbgrader" not in double["metadata"], "a copy is not graded a second time"


def test_a_split_cell_keeps_both_halves():
    half = {**wrote(DEMO, "half two"), "id": "bbbb2222"}
    mine = book(STORY, wrote(DEMO, "half one"), half)
    for new in (book(STORY, DEMO), book(STORY, wrote(DEMO, "print(2)"))):
        found = texts(merge(mine, book(STORY, DEMO), new).notebook)
        assert found.index("half one") < found.index("half two")


def test_outputs_pictures_and_settings_stay():
    output = [{"output_type": "stream", "name": "stdout", "text": ["seen\n"]}]
    picture = {"a.png": {"image/png": "AAAA"}}
    mine = book(
        {**wrote(STORY, "a story"), "attachments": picture},
        {**DEMO, "outputs": output, "metadata": DEMO["metadata"] | {"collapsed": True, "tags": ["mine"]}},
        {**STUB, "outputs": output},
    )
    mine["metadata"]["kernelspec"] = {"name": "my-env", "display_name": "Mine"}
    mine["metadata"]["widgets"] = {"state": {}}
    new = book(
        wrote(STORY, "new story"),
        {**DEMO, "metadata": DEMO["metadata"] | {"tags": ["gpu"]}},
        wrote(STUB, "def read(x): ..."),
    )
    merged = merge(mine, book(STORY, DEMO, STUB), new).notebook
    by_id = {cell["id"]: cell for cell in merged["cells"]}
    assert by_id["01-story-s-old1"]["attachments"] == picture
    assert by_id["01-demo-d"]["outputs"] == output
    assert by_id["01-demo-d"]["metadata"]["collapsed"] and by_id["01-demo-d"]["metadata"]["tags"] == ["gpu", "mine"]
    assert by_id["01-exercise-read"]["outputs"] == []
    assert merged["metadata"]["kernelspec"]["name"] == "my-env" and merged["metadata"]["widgets"] == {"state": {}}


def test_an_edition_has_a_name_by_its_text():
    assert edition(BASE) == edition(copy.deepcopy(BASE))
    assert edition(BASE) != edition(book(*BASE["cells"][:-1], wrote(QUIZ, "quiz_01 = ... ")))
    other = book(*BASE["cells"])
    other["metadata"]["tinytensor"]["version"] = 2
    assert edition(BASE) == edition(other)


# ---- any edits, any edition


def change(notebook, moves, seed, word):
    """The notebook after some moves of an editor, a learner or an author; and the texts that were written."""
    rng, cells, written = random.Random(seed), copy.deepcopy(notebook["cells"]), []
    for count, move in enumerate(moves):
        at = rng.randrange(len(cells)) if cells else 0
        text = f"{word} {count} {rng.randrange(10**6)}"
        if move == "add":
            cells.insert(at, foreign(text, f"{word}{count}{rng.randrange(10**6)}") if word == "learner" else
                         a_cell(rng.choice(ROLES), f"{word}{count}", text))  # fmt: skip
            written.append(text)
        if not cells:
            continue
        cell = cells[at]
        if move == "edit":
            cells[at] = cell | {"source": [text]}
            written.append(text)
        elif move == "delete":
            gone = source_of(cells.pop(at))
            written = [kept for kept in written if kept != gone or kept in texts({"cells": cells})]
        elif move == "move":
            cells.insert(rng.randrange(len(cells)), cells.pop(at))
        elif move == "copy":
            cells.insert(at, copy.deepcopy(cell))
        elif move == "forget" and word == "learner":
            cell.pop("id", None)
        elif move == "split" and word == "learner":
            cells[at : at + 1] = [cell | {"source": [text]}, cell | {"source": [f"{text} b"], "id": f"split{count}"}]
            written = [kept for kept in written if kept != source_of(cell)] + [text, f"{text} b"]
        elif move == "signature" and word == "author" and cell["metadata"]["tinytensor"]["role"] == "exercise":
            cell["metadata"]["tinytensor"]["signature"] = text
        if move == "edit":
            present = texts({"cells": cells})
            written = [kept for kept in written if kept in present]
    return notebook | {"cells": cells}, written


LEARNER = st.lists(st.sampled_from(["add", "edit", "delete", "move", "copy", "forget", "split"]), max_size=8)
AUTHOR = st.lists(st.sampled_from(["add", "edit", "edit", "delete", "move", "signature"]), max_size=8)


@settings(max_examples=150)
@given(LEARNER, AUTHOR, AUTHOR, st.integers(0, 10**6), st.booleans())
def test_no_text_of_a_learner_is_lost(edits, changes, later, seed, known):
    """Two editions in a row; `known`: the edition that the learner's notebook came from was kept."""
    import nbformat

    base = BASE if known else None
    mine, written = change(BASE, edits, seed, "learner")
    for step, moves in enumerate((changes, later)):
        new, _ = change(BASE, moves, seed + step, "author")
        merged = merge(mine, base, new).notebook
        assert set(written) <= set(texts(merged))
        assert len(set(ids(merged))) == len(ids(merged))
        assert {c["id"] for c in new["cells"]} <= set(ids(merged))
        for before in (new, new if known else None):
            again = merge(copy.deepcopy(merged), before, new)
            assert dumps(again.notebook) == dumps(merged) and not again.sentences()
        mine, base = merged, new if known else None
    nbformat.validate(nbformat.from_dict(mine))
