"""Sequences of different lengths: padded to one tensor, or packed without gaps.

    a b c                                a d f b e c          data
    d e     padded to 3 x 3, or packed:  3     2   1          batch_sizes: how many sequences have a first, a second, ...
    f                                                         element

A recurrent network that is given a PackedSequence takes one step for each of the batch sizes and computes nothing for
padding. Sequences go from long to short in it; `sorted_indices` says how they were reordered for that.

Mirrors torch/nn/utils/rnn.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor, tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import scalar_type
from tinytensor.nn.modules.module_conversions import parse_to

__all__ = [
    "PackedSequence",
    "invert_permutation",
    "pack_padded_sequence",
    "pack_sequence",
    "pad_packed_sequence",
    "pad_sequence",
    "unpack_sequence",
    "unpad_sequence",
]


class PackedSequence_(NamedTuple):
    """The fields of PackedSequence. It is a class of its own because a NamedTuple cannot define `__new__`."""

    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None
    unsorted_indices: Tensor | None


def bind(optional: Any, fn: Callable[[Any], Any]) -> Any:
    """`fn(optional)`, or None for None."""
    return None if optional is None else fn(optional)


class PackedSequence(PackedSequence_):
    """What `pack_sequence` and `pack_padded_sequence` make, and recurrent networks take and return.

    data                (sum of lengths, *)
    batch_sizes         (longest length), int64, on the CPU
    sorted_indices      which of the given sequences is first, second, ...; None if they were sorted
    unsorted_indices    the inverse

    >>> nn.utils.rnn.pack_sequence([tt.tensor([1, 2, 3]), tt.tensor([4])])
    PackedSequence(data=tensor([1, 4, 2, 3]), batch_sizes=tensor([2, 1, 1]), sorted_indices=None, unsorted_indices=None)
    """

    def __new__(
        cls,
        data: Any,
        batch_sizes: Tensor | None = None,
        sorted_indices: Tensor | None = None,
        unsorted_indices: Tensor | None = None,
    ) -> Self:
        # The indices of a sorted batch are both None; its inverse is None too.
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        # An old form: both in one pair.
        if batch_sizes is None:
            if not (isinstance(data, (list, tuple)) and len(data) == 2):
                raise AssertionError("Expected data to be a list or tuple of length 2")
            data, batch_sizes = data
        elif batch_sizes.device.type != "cpu":
            raise ValueError(
                "batch_sizes should always be on CPU. Instances of PackedSequence should never be created manually. They "
                "should be instantiated by functions like pack_sequence and pack_padded_sequences in nn.utils.rnn. "
                "https://pytorch.org/docs/stable/nn.html#torch.nn.utils.rnn.pack_sequence"
            )
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def to(self, *args: Any, **kwargs: Any) -> Self:
        """`data.to(...)`, and the indices on its device; itself if nothing changes."""
        data = self.data.to(*args, **kwargs)
        if data is self.data:
            return self
        # The indices follow to the device, but keep their dtype. The batch sizes stay: loops read them on the CPU.
        _, _, non_blocking, memory_format = parse_to(*args, **kwargs)
        options = {} if memory_format is None else {"memory_format": memory_format}

        def move(t: Tensor) -> Tensor:
            return t.to(data.device, non_blocking=non_blocking, **options)

        return type(self)(data, self.batch_sizes, bind(self.sorted_indices, move), bind(self.unsorted_indices, move))

    def _to_device(self, device: str, args: Any, kwargs: Any) -> Self:
        # The arguments are those of `to` and may name a device themselves, as in `cuda("cuda:1")`. An empty tensor shows where
        # they lead. Only if that is another kind of device, the device is added to them.
        there = tensor((), dtype=self.data.dtype, device=self.data.device).to(*args, **kwargs)
        if there.device.type != device:
            kwargs = {**kwargs, "device": device}
        return self.to(*args, **kwargs)

    def cuda(self, *args: Any, **kwargs: Any) -> Self:
        """All on a GPU; itself if it is there. AssertionError where the library has no support of GPUs."""
        return self._to_device("cuda", args, kwargs)

    def cpu(self, *args: Any, **kwargs: Any) -> Self:
        """All on the CPU; itself if it is there."""
        return self._to_device("cpu", args, kwargs)

    def double(self) -> Self:
        """`data` as float64."""
        return self.to(dtype=scalar_type.float64)

    def float(self) -> Self:
        """`data` as float32."""
        return self.to(dtype=scalar_type.float32)

    def half(self) -> Self:
        """`data` as float16."""
        return self.to(dtype=scalar_type.float16)

    def long(self) -> Self:
        """`data` as int64."""
        return self.to(dtype=scalar_type.int64)

    def int(self) -> Self:
        """`data` as int32."""
        return self.to(dtype=scalar_type.int32)

    def short(self) -> Self:
        """`data` as int16."""
        return self.to(dtype=scalar_type.int16)

    def char(self) -> Self:
        """`data` as int8."""
        return self.to(dtype=scalar_type.int8)

    def byte(self) -> Self:
        """`data` as uint8."""
        return self.to(dtype=scalar_type.uint8)

    @property
    def is_cuda(self) -> bool:
        """Whether `data` is on a GPU."""
        return self.data.is_cuda

    def is_pinned(self) -> bool:
        """Whether `data` is in memory that a GPU can read directly."""
        return self.data.is_pinned()

    def pin_memory(self) -> Self:
        """All in pinned memory, but the batch sizes."""
        pinned = [bind(t, lambda t: t.pin_memory()) for t in (self.data, self.sorted_indices, self.unsorted_indices)]
        return type(self)(pinned[0], self.batch_sizes, *pinned[1:])


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """The permutation that takes it back; None of None.

    >>> nn.utils.rnn.invert_permutation(tt.tensor([2, 0, 1]))
    tensor([1, 2, 0])
    """
    if permutation is None:
        return None
    # inverse[permutation[i]] = i
    places = F.arange(0, permutation.numel(), device=permutation.device)
    return F.empty_like(permutation).scatter_(0, permutation, places)


def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True
) -> PackedSequence:
    """Pack a padded batch.

    input             (T, B, *), or (B, T, *) with batch_first
    lengths           B of them: a list, or a tensor on the CPU
    enforce_sorted    RuntimeError unless they go from long to short; without it the sequences are reordered

    >>> nn.utils.rnn.pack_padded_sequence(tt.tensor([[1, 4], [2, 0]]), [2, 1]).data
    tensor([1, 4, 2])
    """
    if isinstance(lengths, Tensor):
        lengths = lengths.to(dtype=scalar_type.int64)
    else:
        lengths = as_tensor(lengths, dtype=scalar_type.int64, device="cpu")
    sorted_indices = None
    if not enforce_sorted:
        # From long to short, the sequences that are still running at a step are always the first `batch_sizes[step]` rows of
        # the state. The recurrent kernels drop the others by taking fewer rows, without a mask.
        lengths, sorted_indices = F.sort(lengths, descending=True)
        sorted_indices = sorted_indices.to(input.device)
        input = input.index_select(0 if batch_first else 1, sorted_indices)
    data, batch_sizes = F._pack_padded_sequence(input, lengths, batch_first)
    return PackedSequence(data, batch_sizes, sorted_indices, None)


def pad_packed_sequence(
    sequence: PackedSequence, batch_first: bool = False, padding_value: float = 0.0, total_length: int | None = None
) -> tuple[Tensor, Tensor]:
    """(padded batch, lengths), in the order from before packing.

    total_length    pad to this; ValueError if the longest sequence is longer

    >>> packed = nn.utils.rnn.pack_sequence([tt.tensor([1, 2, 3]), tt.tensor([4])])
    >>> nn.utils.rnn.pad_packed_sequence(packed, batch_first=True)
    (tensor([[1, 2, 3],
            [4, 0, 0]]), tensor([3, 1]))
    """
    max_length = sequence.batch_sizes.shape[0]
    if total_length is not None:
        if total_length < max_length:
            raise ValueError(
                "Expected total_length to be at least the length of the longest sequence in input, but got "
                f"total_length={total_length} and max sequence length being {max_length}"
            )
        max_length = total_length
    padded, lengths = F._pad_packed_sequence(
        sequence.data, sequence.batch_sizes, batch_first, padding_value, max_length
    )
    # Lengths are on the CPU whatever the device of the data, and so must be the indices that reorder them.
    order = sequence.unsorted_indices
    if order is None:
        return padded, lengths
    return padded.index_select(0 if batch_first else 1, order), lengths[order.cpu()]


def pad_sequence(
    sequences: Iterable[Tensor], batch_first: bool = False, padding_value: float = 0.0, padding_side: str = "right"
) -> Tensor:
    """Sequences (L, *) in one tensor (longest L, B, *), or (B, longest L, *) with batch_first.

    `padding_value` fills the rest: 0. `padding_side` is "right" or "left".

    >>> nn.utils.rnn.pad_sequence([tt.tensor([1, 2, 3]), tt.tensor([4])], batch_first=True)
    tensor([[1, 2, 3],
            [4, 0, 0]])
    """
    if not isinstance(sequences, Iterable):
        raise RuntimeError(
            f"pad_sequence: Expected iterable for input sequences, but got arg of type: {type(sequences)}"
        )
    return F.pad_sequence(tuple(sequences), batch_first, padding_value, padding_side)


def unpad_sequence(padded_sequences: Tensor, lengths: Tensor, batch_first: bool = False) -> list[Tensor]:
    """The sequences of a padded batch, each with its length. Without batch_first the batch is transposed in place.

    >>> nn.utils.rnn.unpad_sequence(tt.tensor([[1, 2, 3], [4, 0, 0]]), tt.tensor([3, 1]), batch_first=True)
    [tensor([1, 2, 3]), tensor([4])]
    """
    if not batch_first:
        padded_sequences.transpose_(0, 1)
    steps = F.arange(padded_sequences.shape[1], device=lengths.device)
    return [seq[steps < length] for seq, length in zip(padded_sequences, lengths, strict=True)]


def pack_sequence(sequences: list[Tensor], enforce_sorted: bool = True) -> PackedSequence:
    """Pack sequences (L, *), from long to short.

    `enforce_sorted`: RuntimeError for another order: True; without it the sequences are reordered.

    >>> nn.utils.rnn.pack_sequence([tt.tensor([1, 2, 3]), tt.tensor([4])]).batch_sizes
    tensor([2, 1, 1])
    """
    # Padded first, then packed: the padding is made and dropped again, and one operator serves both ways.
    lengths = as_tensor([v.shape[0] for v in sequences])
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """The sequences of a packed batch, in the order from before packing.

    >>> nn.utils.rnn.unpack_sequence(nn.utils.rnn.pack_sequence([tt.tensor([1, 2, 3]), tt.tensor([4])]))
    [tensor([1, 2, 3]), tensor([4])]
    """
    padded, lengths = pad_packed_sequence(packed_sequences, batch_first=True)
    return unpad_sequence(padded, lengths, batch_first=True)
