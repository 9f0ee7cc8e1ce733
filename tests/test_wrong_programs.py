"""Forty of the programs of wrong_programs.py, which draws any number of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def test_does_what_pytorch_does(torch: Any) -> None:
    from wrong_calls import differences

    script = Path(__file__).with_name("wrong_programs.py")
    assert list(differences(0, 40, str(script), "--steps", "6")) == []
