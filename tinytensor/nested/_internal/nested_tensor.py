"""NestedTensor: sequences of different lengths as one tensor, layout jagged.

    values     (sum of the lengths, D, ...): the sequences, one after the other
    offsets    (B + 1): where each begins
    lengths    (B), or None: how long each is, where there are holes between them

Its shape is (B, j1, D, ...), and j1 stands for the lengths (nested_int.py). Functions come to `__torch_function__`, which takes
the values, runs the usual differentiable operators on them (ops.py) and wraps what comes out. Between a nested tensor and its
values two nodes lead gradients: `ViewBufferFromNested` and `ViewNestedFromBuffer`.

Mirrors torch/nested/_internal/nested_tensor.py. There functions are met below autograd, by operator, so that nodes have the
operators' names; here the nodes are those of the values, and of the two views. `nested_tensor` says which functions there are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10 import layout as layouts
from tinytensor.c10.metadata import Size
from tinytensor.c10.python_torch_function_tls import DisableTorchFunctionSubclass
from tinytensor.c10.scalar_type import int64
from tinytensor.nested._internal.nested_int import nested_int_of

# What answers a call, by the name of the function or method. Each gets the function and the call's arguments.
FUNCTIONS: dict[str, Callable[..., Any]] = {}

# What autograd itself does with a gradient: add, copy. Element by element, on the values.
GRADIENT_OPERATORS = frozenset(
    "add add_ alias clone copy_ detach div mul mul_ neg ones_like zero_ zeros_like _to_copy empty_like fill_ sub".split()
)


class NestedTensor(Tensor):
    """Sequences of different lengths. `torch.nested.nested_tensor` makes one."""

    _values: Tensor  # type: ignore[assignment]
    _offsets: Tensor
    _lengths: Tensor | None

    @staticmethod
    def __new__(cls: Any, values: Any, offsets: Any, *, lengths: Any = None, **options: Any) -> Any:
        if offsets is None:
            raise AssertionError("offsets must not be None")
        if offsets.ndim != 1:
            raise AssertionError(f"offsets must be 1D, but got {offsets.ndim}D")
        if isinstance(values, NestedTensor):
            raise AssertionError("values must not be a NestedTensor")
        if values.device != offsets.device:
            raise AssertionError(
                "values and offsets must be on the same device, but got "
                f"values.device={values.device} and offsets.device={offsets.device}"
            )
        batch = offsets.shape[0] - 1
        if lengths is not None and batch != lengths.shape[0]:
            raise AssertionError(
                f"offsets and lengths batch sizes must match: offsets.shape[0] - 1 = {batch}, "
                f"lengths.shape[0] = {lengths.shape[0]}"
            )
        made = Tensor._make_wrapper_subclass(
            cls,
            (batch, *values.shape),
            dtype=values.dtype,
            device=values.device,
            requires_grad=options.get("requires_grad", False),
        )
        r = options.get("_ragged_idx", 1)
        ragged = nested_int_of(offsets if lengths is None else lengths)
        made._ragged_idx = r
        made._size = (batch, *values.shape[: r - 1], ragged, *values.shape[r:])
        made._strides = (ragged * values.stride()[r - 1], *values.stride())
        return made

    def __init__(self, values: Any, offsets: Any, *, lengths: Any = None, **options: Any) -> None:
        self._values = values
        self._offsets = offsets
        self._lengths = lengths
        self._metadata_cache: dict[str, int] = dict(options.get("_metadata_cache") or {})

    is_nested = True

    @property
    def layout(self) -> Any:
        return layouts.jagged

    def values(self) -> Tensor:
        """The sequences, one after the other: no copy. Gradients come back nested."""
        return values_of(self)

    def offsets(self) -> Tensor:
        """Where each sequence begins, and where the last one ends."""
        return self._offsets

    def lengths(self) -> Tensor | None:
        """How long each sequence is, where there are holes between them."""
        return self._lengths

    def _get_max_seqlen(self) -> int:
        return self._extreme("max_seqlen", F.max)

    def _get_min_seqlen(self) -> int:
        return self._extreme("min_seqlen", F.min)

    def _extreme(self, key: str, reduce: Any) -> int:
        if key not in self._metadata_cache:
            self._metadata_cache[key] = int(reduce(sequence_lengths(self)).item())
        return self._metadata_cache[key]

    @property
    def _maybe_max_seqlen(self) -> int | None:
        return self._metadata_cache.get("max_seqlen")

    @property
    def _maybe_min_seqlen(self) -> int | None:
        return self._metadata_cache.get("min_seqlen")

    def __repr__(self, *, tensor_contents: Any = None) -> str:  # type: ignore[override]
        with DisableTorchFunctionSubclass():
            node, requires = self.grad_fn, self.requires_grad
        grad = f", grad_fn={node}" if node else f", requires_grad={requires}" if requires else ""
        contiguous = self._lengths is None and self._values.is_contiguous()
        return f"NestedTensor(size={self._size}, offsets={self._offsets}{grad}, contiguous={contiguous})"

    def __reduce_ex__(self, proto: Any) -> Any:
        parts = {
            name: getattr(self, name) for name in ("_values", "_offsets", "_lengths", "_ragged_idx", "_metadata_cache")
        }
        return _rebuild_njt, ({**parts, "requires_grad": self.requires_grad},)

    def __tensor_flatten__(self) -> tuple[list[str], dict[str, Any]]:
        inner = ["_values", "_offsets"] + ["_lengths"] * (self._lengths is not None)
        return inner, {"requires_grad": self.requires_grad, "ragged_idx": self._ragged_idx}

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if func.overloadpacket.__name__ not in GRADIENT_OPERATORS:
            raise NotImplementedError(func)
        first = next(arg for arg in args if isinstance(arg, NestedTensor))
        result = func(*(a._values if isinstance(a, NestedTensor) else a for a in args), **(kwargs or {}))
        return first if result is first._values else NestedTensor(result, **parts_of(first))

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name = func.__name__
        if name == "__get__":  # a property
            name = func.__self__.fget.__name__
        with DisableTorchFunctionSubclass():
            answer = FUNCTIONS.get(name)
            return func(*args, **kwargs) if answer is None else answer(func, *args, **kwargs)


def _rebuild_njt(parts: dict[str, Any]) -> NestedTensor:
    values, offsets, lengths = parts.pop("_values"), parts.pop("_offsets"), parts.pop("_lengths")
    return NestedTensor(values, offsets, lengths=lengths, **parts)


def sequence_lengths(nt: NestedTensor) -> Tensor:
    """How long each sequence is: int64 (B)."""
    return nt._offsets.diff() if nt._lengths is None else nt._lengths


def parts_of(nt: NestedTensor) -> dict[str, Any]:
    """What a nested tensor with the same sequences is made of, beside its values."""
    return {
        "offsets": nt._offsets,
        "lengths": nt._lengths,
        "_metadata_cache": nt._metadata_cache,
        "_ragged_idx": nt._ragged_idx,
    }


class ViewBufferFromNested(Function):
    """From a nested tensor to its values."""

    @staticmethod
    def forward(ctx: Any, nt: Any) -> Any:
        ctx.parts = parts_of(nt)
        return nt._values.detach()

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return NestedTensor(grad_output.contiguous(), **ctx.parts)


class ViewNestedFromBuffer(Function):
    """From values to a nested tensor."""

    @staticmethod
    def forward(ctx: Any, values: Any, parts: Any) -> Any:
        return NestedTensor(values.detach(), **parts)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output._values, None


def values_of(nt: NestedTensor) -> Tensor:
    """The values, with the nested tensor's history."""
    return ViewBufferFromNested.apply(nt) if nt.requires_grad else nt._values


def nested(values: Tensor, **parts: Any) -> NestedTensor:
    """A nested tensor of values, with their history."""
    return ViewNestedFromBuffer.apply(values, parts) if values.requires_grad else NestedTensor(values, **parts)


def numel(nt: NestedTensor) -> int:
    """The number of elements; those in holes do not count."""
    if nt._lengths is None:
        return nt._values.numel()
    rest = (*nt._size[1 : nt._ragged_idx], *nt._size[nt._ragged_idx + 1 :])
    return int(nt._lengths.sum().item()) * math.prod(rest)


def size_of(sizes: Sequence[Any]) -> Size:
    """`torch.Size`, which may have a NestedInt in it."""
    return tuple.__new__(Size, sizes)


def jagged_from_list(
    tensors: list[Tensor], offsets: Tensor | None, dtype: Any = None, device: Any = None
) -> tuple[NestedTensor, Tensor]:
    """A nested tensor of tensors that differ in one dimension at most, and its offsets. RuntimeError for others."""
    if len(tensors) == 0:
        raise RuntimeError("Cannot construct a nested tensor from an empty tensor list")
    for what, kinds in (
        ("have the same dtype", {t.dtype for t in tensors}),
        ("be on the same device", {t.device for t in tensors}),
        ("have the same dim", {t.dim() for t in tensors}),
    ):
        if len(kinds) != 1:
            raise RuntimeError(f"When constructing a nested tensor, all tensors in list must {what}")
    if tensors[0].dim() == 0:
        raise RuntimeError("Cannot construct a nested tensor from a list of zero-dim tensors")
    sizes: list[Any] = [t.shape for t in tensors]
    ragged = [d for d in range(len(sizes[0])) if len({size[d] for size in sizes}) > 1]
    if len(ragged) > 1:
        raise RuntimeError(
            "Cannot represent given tensor list as a nested tensor with the jagged layout. Note that the jagged layout only allows "
            "for a single ragged dimension. For example: (B, *, D_0, D_1, ..., D_N), with ragged * dim."
        )
    r = ragged[0] if ragged else 0
    values = F.cat(tensors, dim=r)
    if device is not None or dtype is not None:
        values = values.to(device=device, dtype=dtype)
    lengths = [size[r] for size in sizes]
    if offsets is None:
        offsets = F.cat([F.zeros(1, dtype=int64), tensor(lengths).cumsum(dim=0)]).to(values.device)
    made = nested_view_from_values_offsets(values, offsets, r + 1, min(lengths), max(lengths))
    return made, offsets


def jagged_from_tensor_and_lengths(
    tensor: Any, starts: Any, lengths: Any
) -> tuple[NestedTensor, Tensor, Tensor | None]:
    """Of each row of a tensor the part from `starts` on, `lengths` long: a view with holes."""
    batch = tensor.shape[0]
    if any(t.dim() > 1 or t.numel() not in (1, batch) for t in (starts, lengths)):
        raise RuntimeError(
            "When constructing a jagged nested tensor using narrow(), "
            "your start and length must be Tensors that broadcast to input.shape[0]"
        )
    starts, lengths = starts.expand(batch), lengths.expand(batch)
    if len(tensor.shape) < 2:
        raise AssertionError("tensor must at least be 2D for the nested narrow op to work")
    width = tensor.shape[1]
    rows = width * F.arange(0, batch, dtype=int64, device=tensor.device)
    offsets = F.cat([starts + rows, (starts[-1] + rows[-1] + lengths[-1]).unsqueeze(0)])
    values = tensor.view(-1, *tensor.shape[2:])
    extremes = int(lengths.min().item()), int(lengths.max().item())
    # PyTorch's own test for parts that touch: of the rows between the first and the last.
    touches = not (
        F.any(lengths[1:-1].ne(width)) or F.any(offsets[1:-2].diff().ne(width)) or offsets[0] + lengths[0] != width
    )
    if touches:
        inner = values[int(offsets[0]) : int(offsets[-1])]
        return nested_view_from_values_offsets(inner, offsets - offsets[0], 1, *extremes), offsets, None
    return nested_view_from_values_offsets_lengths(values, offsets, lengths, 1, *extremes), offsets, lengths


def nested_view_from_values_offsets(
    values: Any, offsets: Any, ragged_idx: int = 1, min_seqlen: int | None = None, max_seqlen: int | None = None
) -> NestedTensor:
    """A nested tensor over values, which are not copied."""
    return nested_view_from_values_offsets_lengths(values, offsets, None, ragged_idx, min_seqlen, max_seqlen)


def nested_view_from_values_offsets_lengths(
    values: Any,
    offsets: Any,
    lengths: Any,
    ragged_idx: int = 1,
    min_seqlen: int | None = None,
    max_seqlen: int | None = None,
) -> NestedTensor:
    """A nested tensor over values, which are not copied, with holes where `lengths` leave some."""
    cache = {key: n for key, n in (("min_seqlen", min_seqlen), ("max_seqlen", max_seqlen)) if n is not None}
    return nested(values, offsets=offsets, lengths=lengths, _metadata_cache=cache, _ragged_idx=ragged_idx)


def _places(nt: Any, limit: int) -> tuple[Tensor, Tensor, Tensor]:
    """Of each element of the packed dimension its sequence and its place there; which of them are below `limit`."""
    lengths = nt._offsets.diff()
    sequence = F.repeat_interleave(F.arange(len(lengths), device=lengths.device), lengths)
    place = (
        F.arange(nt._values.shape[nt._ragged_idx - 1], device=lengths.device)[: len(sequence)] - nt._offsets[sequence]
    )
    kept = (place < limit).nonzero()[:, 0]
    return sequence[kept], place[kept], kept


def to_padded(nt: NestedTensor, padding: Any, length: int) -> Tensor:
    """(B, length, ...) with the ragged dimension where it is; what a sequence lacks is `padding`, what it has too much is cut."""
    sequence, place, kept = _places(nt, length)
    values = values_of(nt).transpose(nt._ragged_idx - 1, 0)
    padded = values.new_full((len(nt._offsets) - 1, length, *values.shape[1:]), padding)
    padded = F.index_put(padded, (sequence, place), values[kept])
    return padded.transpose(nt._ragged_idx, 1)


def from_padded(padded: Tensor, like: NestedTensor) -> NestedTensor:
    """The sequences of `like`, out of a tensor (B, length, ...)."""
    sequence, place, _ = _places(like, padded.shape[like._ragged_idx])
    values = padded.transpose(like._ragged_idx, 1)[sequence, place]
    return nested(values.transpose(like._ragged_idx - 1, 0), **parts_of(like))
