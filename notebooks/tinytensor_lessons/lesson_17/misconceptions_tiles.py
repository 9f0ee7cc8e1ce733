"""Wrong solutions of lesson 17: kernels with shared memory and barriers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy import float32

from tinytensor.kernel_compiler import cuda
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


def _launches(outcome: Outcome) -> list[dict[str, Any]]:
    """What each launch of a probe did: block_sum's probes have one or two."""
    if outcome.raised:
        return []
    return outcome.value if isinstance(outcome.value, list) else [outcome.value]


def _kinds(seen: Seen, probe: int) -> set[str]:
    """The kinds of faults on a probe."""
    return {kind for ran in _launches(seen[probe][0]) for kind, _ in ran["faults"]}


def _all_kinds(seen: Seen) -> set[str]:
    return set().union(*(_kinds(seen, k) for k in range(len(seen))))


# ---- block_sum


def no_sync(out, a, n):
    shared = cuda.shared.array(1024, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    left = cuda.blockDim.x
    while left > 1:
        half = (left + 1) // 2
        if t + half < left:
            shared[t] += shared[t + half]
        left = half
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def sync_in_if(out, a, n):
    shared = cuda.shared.array(1024, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    cuda.syncthreads()
    left = cuda.blockDim.x
    while left > 1:
        half = (left + 1) // 2
        if t + half < left:
            shared[t] += shared[t + half]
            cuda.syncthreads()
        left = half
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def pow2(out, a, n):
    shared = cuda.shared.array(1024, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    cuda.syncthreads()
    half = cuda.blockDim.x // 2
    while half > 0:
        if t < half:
            shared[t] += shared[t + half]
        cuda.syncthreads()
        half //= 2
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def stale_shared(out, a, n):
    shared = cuda.shared.array(1024, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    if i < n:
        shared[t] = a[i]
    cuda.syncthreads()
    left = cuda.blockDim.x
    while left > 1:
        half = (left + 1) // 2
        if t + half < left:
            shared[t] += shared[t + half]
        cuda.syncthreads()
        left = half
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


# Probes of 17.block_sum: 0 a power of two; 1 two blocks; 2 a block of 96; 3 n inside a block; 4 a second pass; 5 few steps;
# 6 a block of 3.


def _races_in_steps(seen: Seen) -> bool:
    return _kinds(seen, 0) == {"race"} and not _all_kinds(seen) & {"barrier", "deadlock"}


def _waits_in_an_if(seen: Seen) -> bool:
    return bool(_kinds(seen, 0) & {"barrier", "deadlock"})


def _loses_odd_ones(seen: Seen) -> bool:
    return _right(seen, 0, 1, 3, 4, 5) and seen[2][1] is not None and not _kinds(seen, 2)


def _reads_what_was_there(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and _kinds(seen, 3) == {"stale"}


BLOCK_SUM = (
    Misconception("no_sync", "Race on shared[0] between threads 0 and 128.", no_sync, _races_in_steps),
    Misconception("sync_in_if", "Half the block never reaches this barrier: deadlock.", sync_in_if, _waits_in_an_if),
    Misconception("pow2", "With 96 threads element 95 is lost.", pow2, _loses_odd_ones),
    Misconception("stale_shared", "Shared memory holds what was there before.", stale_shared, _reads_what_was_there),
)

# ---- tiled_mm


def naive(out, a, b, m, k, n):
    col, row = cuda.grid(2)
    if row < m and col < n:
        total = 0.0
        for j in range(k):
            total += a[row, j] * b[j, col]
        out[row, col] = total


def one_sync(out, a, b, m, k, n):
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k and col < n else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
    if row < m and col < n:
        out[row, col] = total


def no_edge(out, a, b, m, k, n):
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m else 0
        tile_b[y, x] = b[start + y, col] if col < n else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
    if row < m and col < n:
        out[row, col] = total


def swapped_xy(out, a, b, m, k, n):
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.y, cuda.threadIdx.x
    col = cuda.blockIdx.x * 16 + x
    row = cuda.blockIdx.y * 16 + y
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k and col < n else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
    if row < m and col < n:
        out[row, col] = total


def guard_returns(out, a, b, m, k, n):
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    if row >= m or col >= n:
        return
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
    out[row, col] = total


# Probes of 17.tiled_mm: 0 one tile; 1 two tiles deep; 2 two columns of blocks; 3 k = 17; 4 rows and columns outside;
# 5 reads; 6 sectors.


def _reads_all_again(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 4) and seen[5][1] is not None


def _overwrites_a_tile(seen: Seen) -> bool:
    return _right(seen, 0, 2) and _kinds(seen, 1) == {"race"}


def _no_zeros_past_k(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and seen[3][1] is not None and not _kinds(seen, 4) & {"barrier", "deadlock"}


def _x_along_rows(seen: Seen) -> bool:
    if not _right(seen, 0, 1, 2, 3, 4) or seen[6][0].raised:
        return False
    return any(worst == 16 for *_, worst, _ in seen[6][0].value["sectors"])


def _leaves_early(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and bool(_kinds(seen, 4) & {"barrier", "deadlock"})


TILED_MM = (
    Misconception("naive", "524,288 global reads; budget 40,960.", naive, _reads_all_again),
    Misconception(
        "one_sync",
        "A fast thread overwrites a tile others still read: second barrier.",
        one_sync,
        _overwrites_a_tile,
    ),
    Misconception("no_edge", "K=17: zeros must fill the tile.", no_edge, _no_zeros_past_k),
    Misconception(
        "swapped_xy", "Values right, 16 sectors per load: x must run along columns.", swapped_xy, _x_along_rows
    ),
    Misconception("guard_returns", "Threads outside must still help load and wait.", guard_returns, _leaves_early),
)

# ---- transpose


def direct(out, a, rows, cols):
    col = cuda.blockIdx.x * 32 + cuda.threadIdx.x
    row = cuda.blockIdx.y * 32 + cuda.threadIdx.y
    for j in range(0, 32, 4):
        if row + j < rows and col < cols:
            out[col, row + j] = a[row + j, col]


def unpadded(out, a, rows, cols):
    tile = cuda.shared.array((32, 32), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, col = cuda.blockIdx.y * 32 + y, cuda.blockIdx.x * 32 + x
    for j in range(0, 32, 4):
        if row + j < rows and col < cols:
            tile[y + j, x] = a[row + j, col]
    cuda.syncthreads()
    row, col = cuda.blockIdx.x * 32 + y, cuda.blockIdx.y * 32 + x
    for j in range(0, 32, 4):
        if row + j < cols and col < rows:
            out[row + j, col] = tile[x, y + j]


def tile_swap(out, a, rows, cols):
    tile = cuda.shared.array((32, 33), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, col = cuda.blockIdx.y * 32 + y, cuda.blockIdx.x * 32 + x
    for j in range(0, 32, 4):
        if row + j < rows and col < cols:
            tile[y + j, x] = a[row + j, col]
    cuda.syncthreads()
    for j in range(0, 32, 4):
        if row + j < cols and col < rows:
            out[row + j, col] = tile[x, y + j]


def no_guard(out, a, rows, cols):
    tile = cuda.shared.array((32, 33), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, col = cuda.blockIdx.y * 32 + y, cuda.blockIdx.x * 32 + x
    for j in range(0, 32, 4):
        tile[y + j, x] = a[row + j, col]
    cuda.syncthreads()
    row, col = cuda.blockIdx.x * 32 + y, cuda.blockIdx.y * 32 + x
    for j in range(0, 32, 4):
        out[row + j, col] = tile[x, y + j]


# Probes of 17.transpose: 0 one tile; 1 a row of tiles; 2 over the edge; 3 sectors; 4 banks; 5 four tiles.


def _scatters(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and seen[3][1] is not None


def _one_bank(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3) and seen[4][1] is not None


def _tiles_stay(seen: Seen) -> bool:
    return _right(seen, 0) and seen[1][1] is not None and not _kinds(seen, 5) and seen[5][1] is not None


def _over_the_edge(seen: Seen) -> bool:
    return _right(seen, 0, 1, 5) and "out_of_bounds" in _kinds(seen, 2)


TRANSPOSE = (
    Misconception("direct", "Writes are scattered: 32 sectors.", direct, _scatters),
    Misconception("unpadded", "32-way bank conflict: one more column.", unpadded, _one_bank),
    Misconception("tile_swap", "Tiles are transposed inside but not moved.", tile_swap, _tiles_stay),
    Misconception("no_guard", "33x65 runs over the edge.", no_guard, _over_the_edge),
)
