"""Lesson 18, the caching allocator: the exercises and what is asked of them.

18.sizes and 18.find_block are in blocks.py, 18.malloc_free in malloc_free.py, 18.oom in recover.py, 18.prefetch in prefetch.py.
"""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec, Prediction, Quiz
from tinytensor_lessons.lesson_18.blocks import FIND_BLOCK, SIZES
from tinytensor_lessons.lesson_18.malloc_free import MALLOC_FREE
from tinytensor_lessons.lesson_18.prefetch import PREFETCH
from tinytensor_lessons.lesson_18.recover import OOM

QUIZ = Quiz(
    "18.quiz",
    "A program has run `del` on all its tensors. `memory_reserved()` stays at 20 MiB. Why?",
    (
        ("The blocks are cached for reuse.", "Right. `empty_cache` would give the segment back to the device."),
        ("There is a leak.", "Then `memory_allocated` would stay above 0. It fell to 0."),
        ("Python has not collected the tensors yet.", "Then `memory_allocated` would stay high, too."),
        ("The memory is fragmented.", "That shows as requests that fail, and nothing is left here to be in the way."),
    ),
)

SPEC = LessonSpec(
    number="18",
    name="caching_allocator",
    title="The caching allocator",
    minutes=155,
    version=2,
    exercises=(SIZES, FIND_BLOCK, MALLOC_FREE, OOM, PREFETCH),
    quiz=QUIZ,
    predictions=(
        Prediction("18.p1", "What does memory_allocated say of five tensors of 4,000,000 bytes?", 20_971_520),
        Prediction("18.p2", "What does memory_reserved say when the five tensors are gone?", 20_971_520),
        Prediction("18.p3", "How many times does the caching allocator call cudaMalloc?", 1),
        Prediction("18.p4", "30 MiB are free. Does a tensor of 12 MiB fit?", False),
        Prediction("18.p5", "What is in y without record_stream?", 14.0),
    ),
)
