"""Lesson 17, CUDA kernels, with or without CUDA: the exercises and what is asked of them.

17.add and 17.grid_stride are in elementwise.py, the others in tiles.py.
"""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_17.elementwise import ADD, GRID_STRIDE
from tinytensor_lessons.lesson_17.tiles import BLOCK_SUM, TILED_MM, TRANSPOSE

QUIZ = Quiz(
    "17.quiz",
    "A barrier, `cuda.syncthreads()`, stands inside `if cuda.threadIdx.x < 16:`. The block has 64 threads. Is that allowed?",
    (
        (
            "No: what happens is undefined. All threads of the block must reach it.",
            "Right. What happens depends on the GPU: it may hang, or go on too early. The recorder calls it a fault.",
        ),
        ("Yes: the other threads do not need it.", "Part of the block may wait for ever."),
        ("Yes, but it is slow.", "It may not end."),
        ("No: it does not compile.", "The compiler cannot know which threads come there."),
    ),
)

SPEC = LessonSpec(
    number="17",
    name="cuda_kernels",
    title="CUDA kernels, with or without CUDA",
    minutes=115,
    version=2,
    exercises=(ADD, GRID_STRIDE, BLOCK_SUM, TILED_MM, TRANSPOSE),
    quiz=QUIZ,
    predictions=(
        Prediction("17.p1", "Which element does the first thread too many touch?", 1000),
        Prediction("17.p2", "How many sectors does a warp touch at a stride of 32 floats?", 32),
        Prediction("17.p3", "Does the sum without a barrier come out right here?", True),
        Prediction("17.p4", "How many global reads does the naive 64 x 64 product make?", 524288),
        Prediction("17.p5", "How many of a warp's lanes meet in one bank?", 32),
        Prediction("17.p6", "Which degree has the padded tile?", 1),
    ),
)
