"""The quiz of a lesson: letters dealt by a fixed seed, an explanation for every wrong one."""

from __future__ import annotations

import random
import zlib
from typing import Any

from tinytensor_lessons.check import BLANK, FAIL, PASS, CheckResult
from tinytensor_lessons.exercise import Quiz
from tinytensor_lessons.panel import BLANK as BLANK_PANEL
from tinytensor_lessons.panel import FAIL as FAIL_PANEL
from tinytensor_lessons.panel import PASS as PASS_PANEL
from tinytensor_lessons.panel import Panel, Row


def dealt(quiz: Quiz) -> dict[str, tuple[str, str, bool]]:
    """Letter -> (text, explanation, right). The same in every build: the seed is the quiz's id."""
    options = [(*option, i == 0) for i, option in enumerate(quiz.options)]
    random.Random(zlib.crc32(quiz.id.encode())).shuffle(options)
    return dict(zip("abcdef", options, strict=False))


def right_letter(quiz: Quiz) -> str:
    return next(letter for letter, (_, _, right) in dealt(quiz).items() if right)


def as_markdown(quiz: Quiz) -> str:
    """The question and its options, as the notebook shows them."""
    lines = [f"## Quiz ({quiz.points} points)", "", quiz.question, ""]
    lines += [f"- **({letter})** {text}" for letter, (text, _, _) in dealt(quiz).items()]
    return "\n".join(lines)


class QuizResult(CheckResult):
    """A CheckResult with the explanation that belongs to the chosen letter."""

    def panel(self) -> Panel:
        kind = {PASS: PASS_PANEL, BLANK: BLANK_PANEL}.get(self.status, FAIL_PANEL)
        title = f"{self.id}  {self.status.upper()} {self.points}/{self.max}"
        return Panel(kind, title, rows=(Row("", self.hint),))


def mark(quiz: Quiz, answer: Any) -> QuizResult:
    """Full points for the right letter; upper case and brackets are fine."""
    options = dealt(quiz)
    if answer is ...:
        return QuizResult(
            quiz.id, BLANK, 0, quiz.points, hint="Replace the dots by a letter in quotes, then run both cells."
        )
    letter = answer.strip("() ").lower() if isinstance(answer, str) else ""
    if letter not in options:
        letters = ", ".join(f'"{x}"' for x in options)
        return QuizResult(quiz.id, FAIL, 0, quiz.points, hint=f"Answer with one of {letters}.")
    _, explanation, right = options[letter]
    return QuizResult(quiz.id, PASS if right else FAIL, quiz.points * right, quiz.points, hint=explanation)
