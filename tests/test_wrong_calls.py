"""Two hundred of the calls of wrong_calls.py, which makes any number of them."""

from __future__ import annotations

from typing import Any


def test_refuses_what_pytorch_refuses(torch: Any) -> None:
    from wrong_calls import differences

    assert list(differences(0, 200)) == []
