"""Notebooks that learners began when the lessons were `tinytensor.lessons` are told the new name."""

import importlib

import pytest


@pytest.mark.parametrize("old", ["tinytensor.lessons", "tinytensor.lessons.toy_ops"])
def test_the_old_address_says_the_new_one(old: str) -> None:
    with pytest.raises(ImportError, match=r"write `tinytensor_lessons` where it says `tinytensor\.lessons`"):
        importlib.import_module(old)
