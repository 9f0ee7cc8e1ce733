"""Reflected operators say NotImplemented when no overload takes their operands, and hide no other TypeError."""

from __future__ import annotations

import pytest

import tinytensor as tt


class Broken:
    """Its own multiplication has a mistake in it."""

    def __rmul__(self, other: object) -> object:
        raise TypeError("a mistake inside")


class Known:
    def __rmul__(self, other: object) -> str:
        return "mine"


@pytest.mark.parametrize("other", ["s", [1], (1,), None, object()], ids=lambda other: type(other).__name__)
def test_unknown_operands(other: object) -> None:
    x = tt.ones(2)
    for name in (
        "radd",
        "rsub",
        "rmul",
        "rtruediv",
        "rdiv",
        "rfloordiv",
        "rmod",
        "rpow",
        "rmatmul",
        "rand",
        "ror",
        "rxor",
    ):
        assert getattr(x, f"__{name}__")(other) is NotImplemented, name
    with pytest.raises(TypeError, match="unsupported operand type"):
        other / x


def test_division_asks_the_other_operand_to_multiply() -> None:
    assert Known() / tt.ones(2) == "mine"


def test_a_mistake_inside_is_not_hidden() -> None:
    with pytest.raises(TypeError, match="a mistake inside"):
        Broken() / tt.ones(2)
