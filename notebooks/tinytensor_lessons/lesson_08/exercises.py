"""Lesson 08, Inside the dispatcher: the exercises and what is asked of them."""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_08.analyze import ANALYZE
from tinytensor_lessons.lesson_08.fallback import CPU_FALLBACK
from tinytensor_lessons.lesson_08.fallthrough import FALLTHROUGH_CALL
from tinytensor_lessons.lesson_08.operators import COMPOSITE, SOFTCLIP
from tinytensor_lessons.lesson_08.resolve import RESOLVE

QUIZ = Quiz(
    "08.quiz",
    "What stands at AutogradCPU, when only CompositeExplicitAutograd and Autograd kernels exist?",
    (
        ("The Autograd kernel.", "Yes: the explicit composite serves backend keys only, and the fallback comes last."),
        ("The composite.", "It serves backend keys only."),
        ("The fallback.", "It comes after both."),
        ("It is ambiguous.", "That error is for AutogradOther with CompositeImplicitAutograd."),
    ),
)

SPEC = LessonSpec(
    number="08",
    name="dispatcher",
    title="Inside the dispatcher",
    minutes=95,
    version=2,
    exercises=(RESOLVE, FALLTHROUGH_CALL, CPU_FALLBACK, COMPOSITE, SOFTCLIP, ANALYZE),
    quiz=QUIZ,
    predictions=(
        Prediction("08.p1", "Which of the five entries change?", ["CPU", "AutogradCPU"]),
        Prediction("08.p2", "How many kernels run for mm with grad?", 2),
    ),
)
