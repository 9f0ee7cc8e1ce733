"""Lesson 07, Two dispatches: the exercises and what is asked of them."""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_07.call import BELOW, EFFECTIVE
from tinytensor_lessons.lesson_07.keys import KEYS_OF, KEYSET
from tinytensor_lessons.lesson_07.tables import TWO_TABLES

QUIZ = Quiz(
    "07.quiz",
    "Why is dtype not part of the dispatch table?",
    (
        (
            "The dtypes of one backend are one template in one library; backends come from separate ones.",
            "Yes: a table that is open for others is needed only where others add something.",
        ),
        ("There are too many dtypes.", "About a dozen."),
        ("The switch is faster.", "It is not the reason; both are cheap."),
        ("Promotion forbids it.", "Promotion is over before the kernel starts."),
    ),
)

SPEC = LessonSpec(
    number="07",
    name="two_dispatches",
    title="Two dispatches",
    minutes=115,
    version=3,
    exercises=(TWO_TABLES, KEYSET, KEYS_OF, EFFECTIVE, BELOW),
    quiz=QUIZ,
    predictions=(
        Prediction("07.p1", "How many different functions compute the four products?", 3),
        Prediction("07.p4", "Which code is chosen for mm(Dense(), Sparse())?", "dense code"),
        Prediction("07.p5", "How many rows has the first table of mm now?", 3),
        Prediction("07.p2", "Which key does requires_grad=True add?", "none"),
        Prediction("07.p6", "How many bits has the set of CPU and AutogradCPU?", 3),
        Prediction("07.p7", "How many keys has a tensor made in inference_mode?", 2),
        Prediction("07.p3", "Which keys does no_grad exclude?", "none"),
        Prediction("07.p8", "How does the call end that passes on the whole set?", "RecursionError"),
    ),
)
