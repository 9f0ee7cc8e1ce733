"""The voice of the lessons, as far as a program can hear it."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

from for_each import for_each
from tinytensor_lessons import glossary
from tinytensor_lessons.build import notebooks_folder, source_cells
from tinytensor_lessons.check import BLANK
from tinytensor_lessons.minutes import ROUNDED_TO, estimate, stated
from tinytensor_lessons.registry import all_lessons, load_misconceptions

MOST_WORDS, MOST_LINES = 120, 15
BANNED = re.compile(r"\b(simply|just|obviously|easy|easily|trivial|trivially|of course|clearly)\b", re.I)
ROOT = notebooks_folder().parent
of_every_lesson = for_each(all_lessons(), lambda spec: spec.number)


def prose(spec):
    """Every sentence that a learner reads, with where it stands."""
    for cell in source_cells(spec):
        if cell.kind == "markdown":
            yield f"cell {cell.role} {cell.name}", cell.source
    for exercise in spec.exercises:
        for level, hint in enumerate(exercise.hints, 1):
            yield f"{exercise.id} hint {level}", hint
        for model in load_misconceptions(spec.number)[exercise.name]:
            yield f"{exercise.id} {model.name}", model.hint
    yield "quiz", spec.quiz.question
    for text, explanation in spec.quiz.options:
        yield "quiz", f"{text} {explanation}"
    for prediction in spec.predictions:
        yield prediction.id, prediction.question


def words(markdown: str) -> int:
    return len(re.findall(r"[^\s|#*-][^\s]*", markdown))


def without_code(text: str) -> str:
    return re.sub(r"`[^`]*`", "code", text)


@of_every_lesson
def test_text_between_code_is_short(lesson_spec):
    run = 0
    for cell in source_cells(lesson_spec):
        if cell.kind == "code":
            run = 0
        elif cell.role not in ("upstream", "header"):
            run += words(cell.source)
            assert run <= MOST_WORDS, f"{cell.role} {cell.name}: {run} words"


@of_every_lesson
def test_code_cells_are_short(lesson_spec):
    for cell in source_cells(lesson_spec):
        if cell.kind == "code" and cell.role != "exercise":
            lines = [line for line in cell.source.splitlines() if line.strip()]
            assert len(lines) <= MOST_LINES, f"{cell.role} {cell.name}: {len(lines)} lines"


@of_every_lesson
def test_words_that_talk_down(lesson_spec):
    for where, text in prose(lesson_spec):
        assert not BANNED.search(text), f"{where}: {BANNED.search(text)[0]}"


@of_every_lesson
def test_no_exclamation_marks_and_no_emoji(lesson_spec):
    for where, text in prose(lesson_spec):
        assert "!" not in without_code(text).replace("![", "["), where
        assert not [c for c in text if unicodedata.category(c) == "So"], where


@of_every_lesson
def test_no_boxes_drawn_with_characters(lesson_spec):
    for where, text in prose(lesson_spec):
        assert not re.search(r"[\u2500-\u257f]|\+--", text), where


@of_every_lesson
def test_images_have_alt_text(lesson_spec):
    for where, text in prose(lesson_spec):
        for alt, _ in re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", text):
            assert len(alt) > 8, where
        assert "<img" not in text, where


@of_every_lesson
def test_headings_do_not_skip_levels(lesson_spec):
    levels = [
        len(m) for c in source_cells(lesson_spec) if c.kind == "markdown" for m in re.findall(r"^(#+) ", c.source, re.M)
    ]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(b - a <= 1 for a, b in pairwise(levels))


@of_every_lesson
def test_terms_are_bold_once(lesson_spec):
    """A bold word is a definition; the header's bold line and the quiz are not definitions."""
    bold = [
        term.lower()
        for cell in source_cells(lesson_spec)
        if cell.kind == "markdown" and cell.role in ("story", "task", "further")
        for term in re.findall(r"\*\*([^*]+)\*\*", cell.source)
    ]
    assert len(bold) == len(set(bold)), bold


def test_every_word_in_bold_is_in_the_glossary():
    words = [*glossary.defined()]
    assert {glossary.entry_of(word) for _, word in words} == set(glossary.WORDS)
    for name, meaning in glossary.WORDS.items():
        assert meaning.endswith(".") and not BANNED.search(meaning) and len(meaning.split()) <= 30, name


@of_every_lesson
def test_files_of_the_real_thing_exist(lesson_spec):
    upstream = next(cell.source for cell in source_cells(lesson_spec) if cell.role == "upstream")
    files = re.findall(r"`(tinytensor/[\w/]+\.(?:py|yaml))`", upstream)
    assert len(files) >= 3
    for file in files:
        assert (ROOT / file).is_file(), file


@of_every_lesson
def test_rows_of_a_table_have_as_many_cells_as_its_head(lesson_spec):
    """A row that goes on in the next line would end the table there."""
    for cell in source_cells(lesson_spec):
        tables = re.findall(r"(?:^\|.*\n?)(?:^\S.*\n?)*", cell.source, re.M) if cell.kind == "markdown" else []
        for table in tables:
            bars = [re.sub(r"`[^`]*`", "", row).count("|") for row in table.splitlines()]
            assert len(set(bars)) == 1 and all(row.endswith("|") for row in table.splitlines()), table


@of_every_lesson
def test_header_says_time_and_needs(lesson_spec):
    header = source_cells(lesson_spec)[0].source
    assert header.startswith(f"# {lesson_spec.number} {lesson_spec.title}\n")
    assert f"**{lesson_spec.minutes} minutes. Needs:" in header
    assert "After this lesson you can" in header


@of_every_lesson
def test_the_minutes_are_those_of_the_estimate(lesson_spec):
    assert abs(lesson_spec.minutes - estimate(lesson_spec)) <= ROUNDED_TO, stated(lesson_spec)


@of_every_lesson
def test_quoted_errors_are_the_librarys(lesson_spec):
    """Error texts in the prose are word for word those that the code gives."""
    source = "\n".join(cell.source for cell in source_cells(lesson_spec))
    for text in re.findall(r"`(The expanded size[^`]*)`", source):
        assert "must match the existing size" in text or "isn't allowed in a leading, non-existing dimension" in text
    assert BLANK == "NOT STARTED"
