"""Nanoseconds and bytes as people read them, always with a unit."""

from __future__ import annotations

_TIMES = (("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000))
_SIZES = (("B", 1), ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("TiB", 1 << 40))


def time_unit(ns: float) -> tuple[str, int]:
    """The unit in which a time is a handy number, and its size in nanoseconds."""
    return next((unit for unit in reversed(_TIMES) if abs(ns) >= unit[1]), _TIMES[0])


def time_text(ns: float) -> str:
    """Three digits and a unit.

    >>> [time_text(t) for t in (0, 950, 12_345, 999_999, 3_210_000_000)]
    ['0 ns', '950 ns', '12.3 us', '1.00 ms', '3.21 s']
    """
    unit, size = time_unit(ns)
    # 999,999 ns is below 1 ms, but three digits of it are "1000 us".
    if _three(ns / size) == "1000" and unit != "s":
        unit, size = next(larger for larger in _TIMES if larger[1] > size)
    return f"{ns / size:.0f} ns" if unit == "ns" else f"{_three(ns / size)} {unit}"


def size_unit(size: float) -> tuple[str, int]:
    """The unit in which a number of bytes is handy, and how many bytes it is."""
    return next((unit for unit in reversed(_SIZES) if abs(size) >= unit[1]), _SIZES[0])


def size_text(size: float) -> str:
    """Three digits and a unit.

    >>> [size_text(b) for b in (0, 1000, 1536, 65_536, 589_824, -2048)]
    ['0 B', '1000 B', '1.50 KiB', '64.0 KiB', '576 KiB', '-2.00 KiB']
    """
    unit, scale = size_unit(size)
    return f"{size:.0f} B" if unit == "B" else f"{_three(size / scale)} {unit}"


def bytes_text(size: int) -> str:
    """The exact number, and where it is large a rounded one.

    >>> bytes_text(512), bytes_text(589_824)
    ('512 bytes', '589,824 bytes (576 KiB)')
    """
    exact = f"{size:,} byte{'' if size == 1 else 's'}"
    return exact if abs(size) < 1024 else f"{exact} ({size_text(size)})"


def _three(value: float) -> str:
    """Three digits. The borders are where rounding makes a number one digit longer: 9.995 becomes 10.0, not 10.00."""
    digits = 2 if abs(value) < 9.995 else 1 if abs(value) < 99.95 else 0
    return f"{value:.{digits}f}"
