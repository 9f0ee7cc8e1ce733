"""Lesson 20, Training on real digits: the exercises and what is asked of them.

20.module is in lesson_20_module.py, 20.cross_entropy in lesson_20_loss.py, 20.sgd and 20.adam in lesson_20_optim.py, 20.fit in
lesson_20_fit.py.
"""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_20.fit import FIT
from tinytensor_lessons.lesson_20.loss import CROSS_ENTROPY
from tinytensor_lessons.lesson_20.module import MODULE
from tinytensor_lessons.lesson_20.optim import ADAM, SGD
from tinytensor_lessons.training_parts import BUGS, LETTERS

QUIZ = Quiz(
    "20.quiz",
    "Training loss falls, test accuracy stays at 10 %. What is it?",
    (
        (
            "Predictions are compared with misaligned labels, or along the wrong axis.",
            "Yes: the model learns, and the measurement looks elsewhere. 10 % is what guessing gives.",
        ),
        ("The learning rate is too low.", "The loss would not fall."),
        ("There is no momentum.", "Then it is slower, not blind."),
        ("A bad seed.", "After 20 epochs no seed is at 10 %."),
    ),
)

_BY_BUG = {bug: letter for letter, bug in LETTERS.items()}

SPEC = LessonSpec(
    number="20",
    name="training",
    title="Training on real digits",
    minutes=140,
    version=3,
    exercises=(MODULE, CROSS_ENTROPY, SGD, ADAM, FIT),
    quiz=QUIZ,
    predictions=(
        Prediction("20.p1", "How many parameters does the module give?", 0),
        Prediction("20.p4", "How many parameters, and how many keys?", (2, 5)),
        Prediction("20.p5", "The loss of the logits [1000, 0], if class 1 is right?", 1000.0),
        Prediction("20.p6", "The parameter after two steps with momentum?", [0.9, 0.71]),
        Prediction("20.p2", "The parameter after Adam's first three steps?", [0.9, 0.8, 0.7]),
        Prediction("20.p7", "How many batches of 64 make an epoch of 1,437 rows?", 23),
        Prediction("20.p8", "About how many of 360 test digits are misread: 10, 50 or 100?", 10),
        Prediction("20.p3", "Which letters, in the order of the bugs?", "".join(_BY_BUG[bug] for bug in BUGS)),
    ),
)
