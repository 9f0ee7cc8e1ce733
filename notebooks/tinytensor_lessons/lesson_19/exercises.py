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
    minutes=135,
    version=3,
    exercises=(OBSERVE, SELF_TIME, KEY_AVERAGES, PROFILE_MEMORY, DETECTIVE),
    quiz=QUIZ,
    predictions=(
        Prediction("19.p1", "Whose self time is the largest?", "aten::addmm"),
        Prediction("19.p3", "What does the second start take?", 5),
        Prediction("19.p4", "How many operators does a callback see?", 7),
        Prediction("19.p5", "How many rows are the calls of addmm by shape?", 2),
        Prediction("19.p2", "Where is the peak?", "backward"),
        Prediction("19.p6", "Is the peak at ReluBackward0 again?", False),
        Prediction("19.p7", "How often does the first program wait?", 20),
    ),
)
