"""Lesson 16, numbers with a scale: the quiz, the predictions and the lesson as a whole.

16.quantize and 16.choose_qparams are in affine.py, 16.qlinear in integers.py, 16.per_channel in channels.py, 16.fallback in
fallback.py.
"""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_16.affine import CHOOSE_QPARAMS, QUANTIZE
from tinytensor_lessons.lesson_16.channels import PER_CHANNEL
from tinytensor_lessons.lesson_16.fallback import FALLBACK
from tinytensor_lessons.lesson_16.integers import QLINEAR

QUIZ = Quiz(
    "16.quiz",
    "Products of two int8 numbers are summed, 64 of them. Why in int32?",
    (
        (
            "64 products need 21 bits already.",
            "Yes: 7 + 7 bits for the largest product, a sign, and 6 for 64 terms. The next integer type that holds them is int32.",
        ),
        ("It is faster.", "int16 would be faster: twice as many fit into a vector register."),
        ("Sums of int8 have to be rounded.", "Integers do not round."),
        ("The bias does not fit otherwise.", "It overflows without any bias."),
    ),
)

SPEC = LessonSpec(
    number="16",
    name="quantized",
    title="Numbers with a scale",
    minutes=105,
    version=1,
    exercises=(QUANTIZE, CHOOSE_QPARAMS, QLINEAR, PER_CHANNEL, FALLBACK),
    quiz=QUIZ,
    predictions=(
        Prediction("16.p1", "Which six integers are stored?", [0, 2, 2, 0, 255, 0]),
        Prediction("16.p2", "Which integer stores 0.03?", 10),
        Prediction("16.p3", "How many of the three calls raise?", 1),
        Prediction("16.p4", "Which integer stands for 0.0?", 0),
        Prediction("16.p5", "What does int8 say of 127 * 127?", 1),
        Prediction("16.p6", "How many more digits are misread?", 0),
        Prediction("16.p7", "How many different integers does the first row get?", 1),
        Prediction("16.p8", "What does a + a say?", 117.5),
    ),
)
