"""CPU kernel of cat.

Where every input and the output are row-major and of one dtype, the output is a sequence of rows, each made of one piece of every
input: one loop copies the pieces, cut into equal shares whatever the pieces' sizes are. Elsewhere, and where pieces are very
short, each input is copied into its part of the output.

Mirrors aten/src/ATen/native/cpu/CatKernel.cpp.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.native.shape.copy import copy_plan
from tinytensor.c10.metadata import Metadata
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]


_SHORT = 32
"""Bytes of a piece from which on it is copied as one."""


def copy_pieces(lo, hi, out, table, count, row):
    """`lo, hi` count bytes of the output; table [address, bytes of a piece, where in the row it starts] per input."""
    # The outer loop runs once for each row of the output that the share touches, the inner one once for each piece of the
    # row, the innermost copies its bytes. `place` is where `at` lies in its row, `inside` where it lies in its piece; n is
    # bounded by the end of the piece and by the end of the share.
    t = ptr_int64(table)
    at = int64(lo)
    last = int64(hi)
    while at < last:
        # A share may begin anywhere: find the row, and by a linear search (inputs are few) the piece in it.
        line = at // row
        place = at - line * row
        k = int64(0)
        while k + 1 < count and t[3 * (k + 1) + 2] <= place:
            k += 1
        piece, start = t[3 * k + 1], t[3 * k + 2]
        # To the end of this row, piece by piece; the table gives where each piece comes from.
        while k < count and at < last:
            inside = place - start
            n = min(piece - inside, last - at)
            x = ptr_uint8(t[3 * k] + line * piece + inside)
            o = ptr_uint8(out + at)
            for j in range(uintp(n)):
                o[j] = x[j]
            at += n
            place += n
            k += 1
            if k < count:
                piece, start = t[3 * k + 1], t[3 * k + 2]


@lru_cache(None)
def _kernel() -> Kernel:
    return kernel(copy_pieces, "iiii", name="cat_pieces", cost=0.25, substitute=in_python(_kernel))


def plan_cat(metas: tuple[Metadata, ...], dim: int, out: Metadata) -> Launch:
    """Prepare `launch(out, tensors)`."""
    used = [i for i, m in enumerate(metas) if m.numel]
    if not used:
        return _nothing
    # Pieces of a few bytes (stack along the last dimension) are cheaper to write with a stride.
    whole = min(prod(metas[i].sizes[dim:]) for i in used) * out.itemsize >= _SHORT
    if whole and out.is_contiguous and all(metas[i].is_contiguous and metas[i].dtype is out.dtype for i in used):
        return _plan_pieces(metas, used, dim, out)
    return plan_copies(metas, used, dim, out)


def _nothing(out: Tensor, tensors: Sequence[Tensor]) -> None:
    """The output has no elements."""


def _plan_pieces(metas: tuple[Metadata, ...], used: list[int], dim: int, out: Metadata) -> Launch:
    # The addresses are not known yet: the launch fills them in.
    template = array("q")
    start = 0
    for i in used:
        piece = prod(metas[i].sizes[dim:]) * out.itemsize
        template.extend((0, piece, start))
        start += piece
    row, nbytes, count = start, out.numel * out.itemsize, len(used)
    k = _kernel()
    run = k.parallel if nbytes >= k.grain else k.serial
    places = [(3 * position, i) for position, i in enumerate(used)]

    def launch(out: Tensor, tensors: Sequence[Tensor]) -> None:
        table = template[:]  # a call's own: another thread may be running this plan
        for place, i in places:
            t = tensors[i]
            table[place] = t.storage_.data_ptr + t.byte_offset_
        run(nbytes, out.storage_.data_ptr + out.byte_offset_, table.buffer_info()[0], count, row)

    return launch


def plan_copies(metas: tuple[Metadata, ...], used: list[int], dim: int, out: Metadata) -> Launch:
    """One converting copy for each input."""
    # A part is a view of the output: its sizes are those of the input, and it begins where the inputs before it end.
    parts, start = [], 0
    for i in used:
        sizes = (*out.sizes[:dim], metas[i].sizes[dim], *out.sizes[dim + 1 :])
        parts.append((i, out.with_geometry(sizes, out.strides), start * out.itemsize))
        start += metas[i].sizes[dim] * out.strides[dim]

    copies = [(i, copy_plan(part, metas[i]), offset) for i, part, offset in parts]

    # Nobody has to ask whether memory overlaps: a result is new, and of an output that is given `cat_meta` asks it.
    def launch(out: Tensor, tensors: Sequence[Tensor]) -> None:
        start = out.storage_.data_ptr + out.byte_offset_
        for i, it, offset in copies:
            t = tensors[i]
            it.run(it.n, start + offset, t.storage_.data_ptr + t.byte_offset_, it.geom_ptr)

    return launch


def plan_with_copies(metas: tuple[Metadata, ...], dim: int, out: Metadata) -> Launch:
    """Prepare `launch(out, tensors)` from copies alone: needs no kernel of its own."""
    return plan_copies(metas, [i for i, m in enumerate(metas) if m.numel], dim, out)


stubs.cat_stub.register("cpu", plan_cat if kernel_compiler.mode() != "off" else plan_with_copies)
