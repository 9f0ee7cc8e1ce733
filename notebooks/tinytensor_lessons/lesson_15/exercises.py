"""Lesson 15, layouts without strides: the quiz, the predictions and the lesson as a whole.

15.coalesce and 15.coo_to_csr are in entries.py, 15.spmm and 15.sparse_grad in products.py, 15.blocked in blocked.py.
"""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_15.blocked import BLOCKED
from tinytensor_lessons.lesson_15.entries import COALESCE, COO_TO_CSR
from tinytensor_lessons.lesson_15.products import SPARSE_GRAD, SPMM

QUIZ = Quiz(
    "15.quiz",
    "You bring a new layout. The library has 200 operators that it knows nothing of. What is the first honest step?",
    (
        (
            "A boxed fallback that makes the arguments dense, runs the operator, and warns once.",
            "Yes: every operator works from the first day, slowly, and says so. Then kernels come, one at a time.",
        ),
        (
            "Make tensors dense in Python before each call.",
            "Then every caller must know, also those you will never meet.",
        ),
        (
            "Register all 200 as CompositeImplicitAutograd.",
            "A composite calls other operators. Its decomposition ends at one that is missing too.",
        ),
        ("Return zeros where there is no kernel.", "Silently wrong numbers are worse than an error."),
    ),
)

SPEC = LessonSpec(
    number="15",
    name="sparse_and_blocked",
    title="Layouts without strides",
    minutes=110,
    version=1,
    exercises=(COALESCE, COO_TO_CSR, SPMM, SPARSE_GRAD, BLOCKED),
    quiz=QUIZ,
    predictions=(
        Prediction("15.p1", "How many entries are left after coalesce?", 2),
        Prediction("15.p2", "How many of the three raise?", 2),
        Prediction("15.p3", "How many bytes do the indices and values take?", 20_000),
        Prediction("15.p4", "What are the row pointers?", [0, 1, 1, 3]),
        Prediction("15.p5", "At which key is the kernel?", "SparseCsrCPU"),
        Prediction("15.p6", "How many elements of exp(s) are not zero?", 6),
        Prediction("15.p7", "How many numbers does the gradient of s hold?", 3),
        Prediction("15.p8", "At which position lies element (0, 9, 0, 0)?", 49),
        Prediction("15.p9", "Which of the three calls works?", "relu"),
    ),
)
