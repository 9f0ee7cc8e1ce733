"""Lesson 19, Where time and memory go: what it consists of. The exercises stand in the files beside it."""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_19.detective import DETECTIVE
from tinytensor_lessons.lesson_19.events import KEY_AVERAGES, SELF_TIME
from tinytensor_lessons.lesson_19.memory import PROFILE_MEMORY
from tinytensor_lessons.lesson_19.observe import OBSERVE

QUIZ = Quiz(
    "19.quiz",
    "`aten::copy_` has 40 % of the self time. What do you suspect first?",
    (
        ("Non-contiguous operands, or casts from dtype to dtype.", "Yes: both make a copy before the work begins."),
        ("The disk.", "No operator touches it."),
        ("Garbage collection.", "It is not attributed to an operator."),
        ("Autograd.", "Its nodes have names of their own."),
    ),
)

SPEC = LessonSpec(
    number="19",
    name="profiler",
    title="Where time and memory go",
    minutes=130,
    version=3,
    exercises=(OBSERVE, SELF_TIME, KEY_AVERAGES, PROFILE_MEMORY, DETECTIVE),
    quiz=QUIZ,
    predictions=(
        Prediction("19.p1", "Which operator spent most time in its own code?", "aten::addmm"),
        Prediction("19.p2", "Where is the peak?", "backward"),
    ),
)
