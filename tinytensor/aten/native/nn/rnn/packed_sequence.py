"""Packing padded sequences, and padding packed ones. What packed means is drawn in nn/utils/rnn.py.

Mirrors aten/src/ATen/native/PackedSequence.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _read(t: Tensor) -> list[int]:
    """The numbers of a 1-dimensional int64 tensor on the CPU; RuntimeError for any other."""
    m = t.meta_
    check(
        m.dim == 1 and m.device.type == "cpu" and m.dtype is int64,
        lambda: (
            f"'lengths' argument should be a 1D CPU int64 tensor, but got {m.dim}D {m.device} {m.dtype.cpp_name} tensor"
        ),
    )
    if is_unseen(m.key_set):
        return t.tolist()
    return [F.item(each) for each in F.unbind(t)]


def _pack_padded_sequence(input: Tensor, lengths: Tensor, batch_first: bool) -> tuple[Tensor, Tensor]:
    """(data, batch_sizes) of (T, B, *), or (B, T, *) with batch_first; `lengths` go from long to short."""
    check(input.numel() > 0, "Cannot pack empty tensors.")
    if batch_first:
        input = F.transpose(input, 0, 1)
    sizes = _read(lengths)
    batch: int = input.size(1)
    check(
        len(sizes) == batch,
        f"Expected `len(lengths)` to be equal to batch_size, but got {len(sizes)} (batch_size={batch})",
    )
    check(
        sizes[-1] > 0, "Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0"
    )
    check(
        sizes == sorted(sizes, reverse=True),
        "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass "
        "`enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do not need "
        "ONNX exportability.",
    )
    rest = tuple(input.shape[2:])
    steps: list[Tensor] = []
    batch_sizes: list[int] = []
    done = 0
    # From the shortest sequence up. Steps done to length have the first `count` sequences, which have not ended: as one block
    # they are (length - done) * count rows of the data, step by step.
    for count in range(len(sizes), 0, -1):
        length = sizes[count - 1]
        if length > done:
            block = input[done:length, :count]
            steps.append(F.view(block.contiguous(), (block.shape[0] * count, *rest)))
            batch_sizes += [count] * (length - done)
            done = length
    return F.cat(steps), lengths.new_tensor(batch_sizes)


def _pack_padded_sequence_backward(
    grad: Tensor, input_size: Sequence[int], batch_sizes: Tensor, batch_first: bool
) -> Tensor:
    """A batch of zeros with the gradients of each step written to their places."""
    size = list(input_size)
    if batch_first:
        size[0], size[1] = size[1], size[0]
    padded = F.zeros(size, dtype=grad.dtype, device=grad.device)
    offset = 0
    for i, count in enumerate(_read(batch_sizes)):
        padded[i, :count].copy_(grad[offset : offset + count])
        offset += count
    return F.transpose(padded, 0, 1) if batch_first else padded


def _pad_packed_sequence(
    data: Tensor, batch_sizes: Tensor, batch_first: bool, padding_value: float, total_length: int
) -> tuple[Tensor, Tensor]:
    """(padded, lengths): the padded batch is `total_length` long, or as long as needed where that is not positive."""
    sizes = [*_read(batch_sizes), 0]
    longest = len(sizes) - 1
    check(
        total_length <= 0 or total_length >= longest,
        "Expected total_length to be at least the length of the longest sequence in input, but got "
        f"total_length={total_length} and max sequence length being {longest}",
    )
    rest = tuple(data.shape[1:])
    output = F.full(
        (total_length if total_length > 0 else longest, sizes[0], *rest),
        padding_value,
        dtype=data.dtype,
        device=data.device,
    )
    # As long as no sequence ends, consecutive steps have the same number of rows and are one block of `data`: steps start
    # to i, `count` rows each. Where the count falls at step i, the block is copied at once, and the rows that are missing
    # from then on have length i. The 0 appended to `sizes` ends the last block. Shorter sequences end first, so `lengths`
    # comes out from short to long and is turned round.
    lengths: list[int] = []
    start, offset = 0, 0
    for i in range(1, longest + 1):
        count = sizes[i - 1]
        if sizes[i] == count:
            continue
        end = offset + count * (i - start)
        output[start:i, :count].copy_(F.view(data[offset:end], (i - start, count, *rest)))
        start, offset = i, end
        lengths += [i] * (count - sizes[i])
    padded = F.transpose(output, 0, 1) if batch_first else output
    return padded, batch_sizes.new_tensor(lengths[::-1])


def pad_sequence(
    sequences: Sequence[Tensor], batch_first: bool = False, padding_value: float = 0.0, padding_side: str = "right"
) -> Tensor:
    """Sequences (L, *) in one tensor, each in its column, or in its row with batch_first."""
    check(len(sequences) > 0, "received an empty list of sequences")
    check(
        padding_side in ("left", "right"),
        f"Expected padding_side to be one of left or right, but got {padding_side}.",
    )
    first = sequences[0]
    check(first.dim() > 0, "ArrayRef: invalid slice, N = 1; size = 0")
    longest = max(s.size(0) for s in sequences)
    size = (len(sequences), longest) if batch_first else (longest, len(sequences))
    out = F.empty((*size, *first.shape[1:]), dtype=first.dtype, device=first.device)
    F.fill_(out, padding_value)  # a write of its own, which the version counts
    for i, sequence in enumerate(sequences):
        length = sequence.shape[0]
        start = longest - length if padding_side == "left" else 0
        own = F.select(out, 0 if batch_first else 1, i)
        F.narrow(own, 0, start, length).copy_(sequence)
    return out
