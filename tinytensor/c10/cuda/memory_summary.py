"""The statistics of the caching allocator as a table: `torch.cuda.memory_summary`.

Every row is a metric, and below it its parts by pool; the columns are what is there now, the most there was, and what was
allocated and freed in all. The three rows of a metric share a unit, that of the first: so they can be compared.

Mirrors `memory_summary` of torch/cuda/memory.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

WIDTH = 75
_COLUMNS = ("current", "peak", "allocated", "freed")
_POOLS = (("large_pool", "      from large pool"), ("small_pool", "      from small pool"))

Write = Callable[[int, float], str]


def _in_unit(value: int, like: float, units: tuple[str, ...], step: int, limit: float) -> tuple[int, str]:
    """A value in the unit in which `like` stays below the limit."""
    unit = 0
    while like >= limit and unit + 1 < len(units):
        value, like, unit = value // step, like / step, unit + 1
    return value, units[unit]


def size(nbytes: int, like: float) -> str:
    """Bytes, in the unit that suits another number of bytes."""
    value, unit = _in_unit(nbytes, like, ("B  ", "KiB", "MiB", "GiB", "TiB", "PiB"), 1024, 768 * 1024)
    return f"{value:6d} {unit}"


def count(number: int, like: float) -> str:
    """A count, in the thousands or millions that suit another count."""
    value, unit = _in_unit(number, like, (" ", "K", "M"), 1000, 750 * 1000)
    return f"{value:7d} {unit} "


_METRICS: tuple[tuple[str, str, Write], ...] = (
    ("allocated_bytes", "Allocated memory", size),
    ("active_bytes", "Active memory", size),
    ("requested_bytes", "Requested memory", size),
    ("reserved_bytes", "GPU reserved memory", size),
    ("inactive_split_bytes", "Non-releasable memory", size),
    ("allocation", "Allocations", count),
    ("active", "Active allocs", count),
    ("segment", "GPU reserved segments", count),
    ("inactive_split", "Non-releasable allocs", count),
)
_OVERSIZE = (("oversize_allocations", "Oversize allocations"), ("oversize_segments", "Oversize GPU segments"))


def memory_summary(stats: Mapping[str, int], index: int, abbreviated: bool) -> str:
    """The table of `memory_stats`.

    stats         "allocated_bytes.all.current" and so on; sizes in bytes
    index         the device's, for the title
    abbreviated   without the rows of the two pools
    """
    title = f" {'':16} PyTorch CUDA memory summary, device ID {index:<17d} "
    retries = f"{'':6} cudaMalloc retries: {stats['num_alloc_retries']:<8d}  "
    lines = [
        "=" * WIDTH,
        title,
        "-" * WIDTH,
        f"  {'':9} CUDA OOMs: {stats['num_ooms']:<12d} | {retries}",
        "=" * WIDTH,
        "        Metric         | Cur Usage  | Peak Usage | Tot Alloc  | Tot Freed  ",
    ]
    for key, name, write in _METRICS:
        lines.append("-" * WIDTH)
        whole = [stats[f"{key}.all.{column}"] for column in _COLUMNS]
        for part, said in (("all", name), *(() if abbreviated else _POOLS)):
            values = [stats[f"{key}.{part}.{column}"] for column in _COLUMNS]
            lines.append(_row(said, [write(v, like) for v, like in zip(values, whole, strict=True)]))
    for key, name in _OVERSIZE:
        lines.append("-" * WIDTH)
        values = [stats[f"{key}.{column}"] for column in _COLUMNS]
        lines.append(_row(name, [count(v, v) for v in values]))
    lines.append("=" * WIDTH)
    return "".join(f"|{line}|\n" for line in lines)


def _row(name: str, cells: list[str]) -> str:
    return f" {name:<21} | {' | '.join(cells)} "
