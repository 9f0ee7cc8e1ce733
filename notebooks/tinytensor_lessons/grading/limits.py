"""What one submission may use."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds by the clock; sizes in bytes.

    cell, notebook  seconds for one cell, and for all cells with their repetitions
    memory          of all processes of a kernel together, beyond what a kernel has at its start
    disk, files     what the kernel's folder may hold
    processes       at a time
    output          that one cell may print and display
    """

    cell: float = 60.0
    notebook: float = 900.0
    memory: int = 2048 * MB
    disk: int = 128 * MB
    files: int = 10_000
    processes: int = 64
    output: int = 4 * MB

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
