"""torch.nested: tensors of different lengths as one tensor.

    >>> import tinytensor as tt
    >>> a, b = tt.tensor([1., 2.]), tt.tensor([3., 4., 5.])
    >>> tt.nested.nested_tensor([a, b])
    nested_tensor([
      tensor([1., 2.]),
      tensor([3., 4., 5.])
    ])
    >>> nt = tt.nested.nested_tensor([a, b], layout=tt.jagged)
    >>> (nt * 2).sum(1), tt.nested.to_padded_tensor(nt, 0.)
    (tensor([ 6., 24.]), tensor([[1., 2., 0.],
            [3., 4., 5.]]))

Layout strided, the default, has tensors that may differ in any dimension, and few functions; layout jagged has tensors that differ
in one, and many: see _internal/ops.py. Functions that are not there are refused.

Mirrors torch/nested/__init__.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor
from tinytensor._tensor.new import tensor as _new_tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import layout as layouts
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import int64
from tinytensor.nested._internal import ops as _ops  # noqa: F401  # it fills the table of functions
from tinytensor.nested._internal import strided as _strided
from tinytensor.nested._internal.nested_tensor import (
    NestedTensor,
    _rebuild_njt,
    jagged_from_list,
    jagged_from_tensor_and_lengths,
    nested_view_from_values_offsets,
    nested_view_from_values_offsets_lengths,
)
from tinytensor.nn.functional import pad
from tinytensor.serialization import add_safe_globals

__all__ = [
    "as_nested_tensor",
    "masked_select",
    "narrow",
    "nested_tensor",
    "nested_tensor_from_jagged",
    "to_padded_tensor",
]

add_safe_globals([NestedTensor, _rebuild_njt, _strided.StridedNestedTensor])  # files have their parts


def as_nested_tensor(ts: Any, dtype: Any = None, device: Any = None, layout: Any = None) -> Tensor:
    """A nested tensor through which gradients come to the tensors it is made of.

        ts        tensors of as many dimensions, or one tensor of 2 dimensions or more, whose rows count; a nested one is converted
        dtype     by default that of the tensors
        layout    torch.strided, the default, or torch.jagged

    TypeError for other things, RuntimeError for a tensor of fewer dimensions and for another layout.

    >>> a, b = tt.ones(2, requires_grad=True), tt.ones(3, requires_grad=True)
    >>> tt.nested.as_nested_tensor([a, b], layout=tt.jagged).mul(3).sum().backward()
    >>> a.grad, b.grad
    (tensor([3., 3.]), tensor([3., 3., 3.]))
    """
    is_list = isinstance(ts, (list, tuple)) and all(isinstance(t, Tensor) for t in ts)
    if not isinstance(ts, Tensor) and not is_list:
        raise TypeError("as_nested_tensor(): Expected first argument to be a tensor or a list / tuple of tensors ")
    if isinstance(ts, Tensor) and ts.dim() < 2:
        raise RuntimeError("as_nested_tensor(): Expected tensor argument to have dim() > 1")
    if isinstance(ts, Tensor) and ts.is_nested:
        if layout == ts.layout:
            return ts.to(device=device, dtype=dtype)
        raise RuntimeError("as_nested_tensor(): Converting between nested tensor layouts is not supported")
    if layout is None or layout == layouts.strided:
        return _strided.from_list(list(ts), dtype, device)
    if layout != layouts.jagged:
        raise RuntimeError(f"Specified layout is unsupported for nested tensors: {layout}")
    if is_list:
        return jagged_from_list(list(ts), offsets=None, device=device, dtype=dtype)[0]
    values = ts.contiguous().flatten(0, 1).to(device=device or ts.device, dtype=dtype)
    batch, length = ts.shape[:2]
    offsets = F.arange(0, batch * length + 1, length, device=values.device, dtype=int64)
    return nested_view_from_values_offsets(values, offsets, min_seqlen=length, max_seqlen=length)


def nested_tensor(
    tensor_list: Any,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Tensor:
    """A new nested tensor without history.

        tensor_list      tensors of as many dimensions, or lists of numbers
        dtype            by default that of the first
        layout           torch.strided, the default, or torch.jagged, whose tensors differ in one dimension at most
        requires_grad    whether gradients come to it

    TypeError for what is no list, RuntimeError for tensors that do not fit and for another layout.

    >>> tt.nested.nested_tensor([[1, 2], [3]], layout=tt.jagged).unbind()
    (tensor([1, 2]), tensor([3]))
    """
    if layout is None or layout == layouts.strided:
        return _strided.nested_tensor(tensor_list, dtype, device, requires_grad)
    if layout != layouts.jagged:
        raise RuntimeError(f"Specified layout is unsupported for nested tensors: {layout}")
    tensors = [t if isinstance(t, Tensor) else as_tensor(t) for t in tensor_list]
    with no_grad():
        made, _ = jagged_from_list(tensors, offsets=None, device=device, dtype=dtype)
    made.requires_grad_(requires_grad)
    return made


def to_padded_tensor(input: Any, padding: float, output_size: Any = None, out: Any = None) -> Tensor:
    """A dense tensor with `padding` where a sequence is shorter than the longest, or than `output_size` says.

    RuntimeError, for layout strided, if `output_size` is too small.

    >>> tt.nested.to_padded_tensor(tt.nested.nested_tensor([[1, 2], [3]]), 0)
    tensor([[1, 2],
            [3, 0]])
    """
    if isinstance(input, Tensor) and not input.is_nested:
        raise NotImplementedError(_strided.could_not_run("aten::to_padded_tensor", "CPU"))
    padded = input.to_padded_tensor(padding, output_size)
    return padded if out is None else out.resize_as_(padded).copy_(padded)


def narrow(tensor: Any, dim: int, start: Any, length: Any, layout: Any = layouts.strided) -> Tensor:
    """Of each row of a tensor the part from `start` on, `length` long: with layout jagged a view of it, with holes.

        dim       1
        start     int, or a tensor with one for each row; so is `length`

    RuntimeError for others. Layout strided is refused as in PyTorch, which has no such function for dim=1.

    >>> base = tt.arange(6).view(2, 3)
    >>> tt.nested.narrow(base, 1, tt.tensor([0, 1]), tt.tensor([1, 2]), layout=tt.jagged).unbind()
    (tensor([0]), tensor([4, 5]))
    """
    for name, value in (("start", start), ("length", length)):
        if not isinstance(value, (int, Tensor)):
            raise RuntimeError(f"{name} must be an integer or a tensor")
    if layout == layouts.strided:
        if isinstance(start, Tensor) or isinstance(length, Tensor):
            raise RuntimeError("start and length must be integers for the strided layout NT impl")
        return as_nested_tensor(list(F.unbind(tensor))).narrow(dim, start, length)
    if layout != layouts.jagged:
        raise RuntimeError(f"Specified layout is unsupported for nested narrow: {layout}")
    if dim != 1:
        raise RuntimeError("jagged layout only supports dim=1")
    start, length = (
        n if isinstance(n, Tensor) else _new_tensor([n], device=tensor.device, dtype=int64) for n in (start, length)
    )
    return jagged_from_tensor_and_lengths(tensor, start, length)[0]


def nested_tensor_from_jagged(
    values: Any,
    offsets: Any = None,
    lengths: Any = None,
    jagged_dim: int | None = None,
    min_seqlen: int | None = None,
    max_seqlen: int | None = None,
) -> Tensor:
    """A nested tensor of layout jagged over values, which are not copied.

        values        (sum of the lengths, D, ...): the sequences, one after the other
        offsets       int64 (B + 1): where each begins, and where the last one ends
        lengths       int64 (B): how long each is; with `offsets` there may be holes
        jagged_dim    which dimension of the result is ragged: 1 by default
        min_seqlen, max_seqlen    the shortest and the longest length, if they are known

    RuntimeError without offsets and lengths, ValueError for a dimension below 1.

    >>> tt.nested.nested_tensor_from_jagged(tt.arange(5), tt.tensor([0, 2, 5])).unbind()
    (tensor([0, 1]), tensor([2, 3, 4]))
    """
    if offsets is None:
        if lengths is None:
            raise RuntimeError("nested_tensor_from_jagged(): At least one of offsets or lengths is required.")
        offsets, lengths = pad(lengths.cumsum(0), (1, 0)), None
    if jagged_dim is None:
        jagged_dim = 1
    elif jagged_dim < 1:
        raise ValueError(f"Expected jagged_dim >=1, but got {jagged_dim}.")
    return nested_view_from_values_offsets_lengths(values, offsets, lengths, jagged_dim, min_seqlen, max_seqlen)


def masked_select(tensor: Any, mask: Any) -> Tensor:
    """Of each row the elements where the mask is True, as a nested tensor of layout jagged.

        tensor    strided tensor
        mask      bool tensor that expands to its shape

    >>> tt.nested.masked_select(tt.arange(6).view(2, 3), tt.tensor([[True, False, True], [False, True, False]])).unbind()
    (tensor([0, 2]), tensor([4]))
    """
    if tensor.layout != layouts.strided:
        raise RuntimeError(f"torch.nested.masked_select requires a strided tensor, given {tensor.layout}")
    if mask.layout != layouts.strided:
        raise RuntimeError(f"torch.nested.masked_select requires a strided mask, given: {mask.layout}")
    lengths = mask.expand(tensor.shape).sum(dim=tensor.ndim - 1).view(-1)
    return nested_view_from_values_offsets(tensor.masked_select(mask), pad(lengths.cumsum(dim=0), (1, 0)))
