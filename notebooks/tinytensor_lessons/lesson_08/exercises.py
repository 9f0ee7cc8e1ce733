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
    minutes=150,
    version=3,
    exercises=(RESOLVE, FALLTHROUGH_CALL, CPU_FALLBACK, COMPOSITE, SOFTCLIP, ANALYZE),
    quiz=QUIZ,
    predictions=(
        Prediction("08.p1", "Which of the five entries change?", ["CPU", "AutogradCPU"]),
        Prediction("08.p3", "For how many of the five keys does the strict table find a kernel?", 1),
        Prediction("08.p4", "Which reason will stand at Meta?", "default backend kernel"),
        Prediction("08.p2", "How many kernels run for mm with grad?", 2),
        Prediction("08.p5", "How many copies must be copied back?", 1),
        Prediction("08.p6", "Which operator multiplies the numbers?", "mm"),
        Prediction("08.p7", "What happens on meta: a size, or an error?", "an error"),
    ),
)
