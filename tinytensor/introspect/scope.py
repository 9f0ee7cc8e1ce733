"""`with scope("layer1"):` names the nodes that are recorded in the block, so that a picture can fold them into one.

Nodes are numbered in the order in which they are made, so a block remembers two numbers and no node: recording costs
nothing, in a block as well as outside. The numbers are shared by all threads, so what another thread records
meanwhile gets the name too.

PyTorch has no such thing; the nearest are the module names that `torch.fx` and TensorBoard's graph writer keep.
"""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager

from tinytensor.autograd.engine.node import next_sequence_nr

_MOST = 10_000  # blocks that are remembered, the latest: a training loop opens new ones without end


class _Open(threading.local):
    path: tuple[str, ...] = ()


_open = _Open()
_starts: list[int] = []  # where each block began, ascending
_blocks: list[tuple[int, int, str, int]] = []  # (start, end, path, depth) of each, in the same order


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Name what is recorded in the block; blocks nest: "block1/attention". Entered twice, a name makes two groups."""
    outer = _open.path
    _open.path = (*outer, name.replace("/", "_"))
    start = next_sequence_nr()
    try:
        yield
    finally:
        path = "/".join(_open.path)
        _open.path = outer
        _remember(start, next_sequence_nr(), path, len(outer))


def _remember(start: int, end: int, path: str, depth: int) -> None:
    at = bisect_right(_starts, start)
    _starts.insert(at, start)
    _blocks.insert(at, (start, end, path, depth))
    if len(_starts) > _MOST:
        del _starts[0], _blocks[0]


def blocks_of(sequence_nr: int) -> list[tuple[int, int, str, int]]:
    """The blocks that a node was recorded in, outermost first.

    Blocks of one thread nest, so the walk goes back from the last block that began before the node, and may stop at an
    outermost block (depth 0): what lies before it has ended.
    """
    found = []
    at = bisect_right(_starts, sequence_nr) - 1
    while at >= 0:
        block = _blocks[at]
        if block[1] > sequence_nr:
            found.append(block)
            if block[3] == 0:
                break
        elif block[3] == 0:  # blocks before an outermost one that has ended have ended as well
            break
        at -= 1
    return found[::-1]
