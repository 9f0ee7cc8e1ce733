"""Graded lessons on tinytensor: checks that run the learner's code, hints that recognise wrong solutions.

    from tinytensor_lessons import begin
    lesson = begin("01")
    lesson.check("01.flat_index", flat_index)

exercise.py holds what a lesson is made of, check.py runs it, lesson_NN.py are the lessons. `python -m
tinytensor_lessons` builds notebooks and makes nbgrader courses; `tinytensor` has a learner's commands.
"""

from tinytensor_lessons.lesson import Lesson, begin

__all__ = ["Lesson", "begin"]
