"""The old address of the lessons, for notebooks that learners began before they moved to `tinytensor_lessons`.

It says what to write now, and does not forward: `tinytensor.lessons.toy_ops` would be a second copy of the module beside
the one that the checks use, and a right answer would count as wrong.
"""

raise ImportError(
    "The lessons are now the package tinytensor_lessons: in your notebook write `tinytensor_lessons` where it says "
    "`tinytensor.lessons`, as in `from tinytensor_lessons import begin`.",
    name=__name__,
)
