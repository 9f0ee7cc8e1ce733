"""The functions and operators that are a case of their own for a MaskedTensor.

Mirrors torch/masked/maskedtensor/_ops_refs.py. Left out: what PyTorch's dispatcher asks about strides and layouts, and the
parts of sparse tensors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor._ops import ops
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10 import layout as layouts
from tinytensor.c10.scalar_type import bool_
from tinytensor.masked.maskedtensor.core import (
    DISPATCH_TABLE,
    FUNCTION_TABLE,
    MaskedTensor,
    _get_data,
    _masks_match,
    _maybe_get_mask,
    is_masked_tensor,
)

aten = ops.aten


def _check_length(
    args: Any, kwargs: Any, prefix: str, len_args: int | None = None, len_kwargs: int | None = None
) -> None:
    if len_args is not None and len_args != len(args):
        raise ValueError(f"{prefix}: len(args) must be {len_args} but got {len(args)}")
    if len_kwargs is not None and len_kwargs != len(kwargs):
        raise ValueError(f"{prefix}: len(kwargs) must be {len_kwargs} but got {len(kwargs)}")


class _MaskedContiguous(Function):
    @staticmethod
    def forward(ctx: Any, input: Any) -> Any:
        if not is_masked_tensor(input):
            raise ValueError("MaskedContiguous forward: input must be a MaskedTensor.")
        return MaskedTensor(input.get_data().contiguous(), input.get_mask().contiguous())

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output


class _MaskedToDense(Function):
    @staticmethod
    def forward(ctx: Any, input: Any) -> Any:
        if not is_masked_tensor(input):
            raise ValueError("MaskedToDense forward: input must be a MaskedTensor.")
        ctx.layout = input.layout
        return MaskedTensor(input.get_data().to_dense(), input.get_mask().to_dense())

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output.to_sparse() if ctx.layout == layouts.sparse_coo else grad_output.to_sparse_csr()


class _MaskedToSparse(Function):
    @staticmethod
    def forward(ctx: Any, input: Any) -> Any:
        if not is_masked_tensor(input):
            raise ValueError("MaskedToSparse forward: input must be a MaskedTensor.")
        mask = input.get_mask().to_sparse().coalesce()
        return MaskedTensor(input.get_data().sparse_mask(mask), mask)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output.to_dense()


class _MaskedToSparseCsr(Function):
    @staticmethod
    def forward(ctx: Any, input: Any) -> Any:
        if not is_masked_tensor(input):
            raise ValueError("MaskedToSparseCsr forward: input must be a MaskedTensor.")
        if input._masked_data.ndim != 2:
            raise ValueError(
                f"Only 2D tensors can be converted to the SparseCsr layout but got shape: {input._masked_data.size()}"
            )
        mask = input.get_mask().to_sparse_csr()
        return MaskedTensor(input.get_data().sparse_mask(mask), mask)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output.to_dense()


class _MaskedWhere(Function):
    """where: of the side that was not taken nothing counts, in the gradient either."""

    @staticmethod
    def forward(ctx: Any, cond: Any, self: Any, other: Any) -> Any:
        ctx.mark_non_differentiable(cond)
        ctx.save_for_backward(cond)
        return aten.where(cond, self, other)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        (cond,) = ctx.saved_tensors
        nothing = MaskedTensor(grad_output.get_data(), F.zeros_like(grad_output.get_mask()))
        return None, aten.where(cond, grad_output, nothing), aten.where(cond, nothing, grad_output)


def _where(*args: Any, **kwargs: Any) -> Any:
    _check_length(args, kwargs, "__torch_function__, torch.where", len_args=3, len_kwargs=0)
    return _MaskedWhere.apply(*args)


FUNCTION_TABLE |= {
    Tensor.where: _where,
    F.where: _where,
    Tensor.contiguous: lambda x, **_: x if x.is_contiguous() else _MaskedContiguous.apply(x),
    Tensor.to_dense: lambda x, *_, **__: x if x.layout == layouts.strided else _MaskedToDense.apply(x),
    Tensor.to_sparse: lambda x, *_, **__: x if x.layout == layouts.sparse_coo else _MaskedToSparse.apply(x),
    Tensor.to_sparse_csr: lambda x, *_, **__: x if x.layout == layouts.sparse_csr else _MaskedToSparseCsr.apply(x),
}


def _of(*packets: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates `answer(packet, *args, **kwargs)`, which the operators of these packets ask."""

    def put_in(answer: Callable[..., Any]) -> Callable[..., Any]:
        for packet in packets:
            DISPATCH_TABLE[packet] = lambda *args, packet=packet, **kwargs: answer(packet, *args, **kwargs)
        return answer

    return put_in


# With other strides, too: the gradient of a tensor that was transposed comes like that.
@_of(aten.new_empty_strided)
def _new_empty_strided(func: Any, *args: Any, **kwargs: Any) -> Any:
    where = f"__torch_dispatch__, {func}"
    _check_length(args, kwargs, where, len_args=3)
    data = _get_data(args[0])
    if tuple(args[1]) != tuple(data.size()):
        raise ValueError(f"{where}: args[1] expected to be the same as data.size()")
    return MaskedTensor(func(data, args[1], args[2], **kwargs), _maybe_get_mask(args[0]))


@_of(aten._local_scalar_dense)
def _local_scalar_dense(func: Any, input: Any) -> Any:
    if not _maybe_get_mask(input):
        raise ValueError(f"__torch_dispatch__, {func}: expected a mask tensor")
    return func(_get_data(input))


@_of(aten.detach, aten.clone, aten.alias)
def _on_data(func: Any, input: Any, **kwargs: Any) -> Any:
    return MaskedTensor(func(_get_data(input)), _maybe_get_mask(input))


@_of(aten._to_copy)
def _to_copy(func: Any, input: Any, **kwargs: Any) -> Any:
    return MaskedTensor(func(_get_data(input), **kwargs), func(input.get_mask(), **{**kwargs, "dtype": bool_}))


@_of(aten._softmax)
def _softmax(func: Any, *args: Any, **kwargs: Any) -> Any:
    _check_length(args, kwargs, f"__torch_dispatch__, {func}", len_args=3, len_kwargs=0)
    mask = args[0].get_mask()
    data = _get_data(args[0]).masked_fill(~mask, float("-inf"))
    return MaskedTensor(func(data, *args[1:]), mask)


@_of(aten._softmax_backward_data)
def _softmax_backward_data(func: Any, *args: Any, **kwargs: Any) -> Any:
    where = f"__torch_dispatch__, {func}"
    _check_length(args, kwargs, where, len_args=4)
    grad, output, *others = args
    if not (is_masked_tensor(grad) and is_masked_tensor(output)):
        raise ValueError(f"{where}: grad and output must both be MaskedTensors")
    if not _masks_match(grad, output):
        raise ValueError(f"{where}: expected the masks of grad and output to match")
    mask = grad.get_mask()
    # What does not count has no share in the sum either.
    data, probabilities = (_get_data(each).masked_fill(~mask, 0) for each in (grad, output))
    return MaskedTensor(func(data, probabilities, *others), mask)


@_of(aten.ones_like, aten.zeros_like)
def _ones_like(func: Any, *args: Any, **kwargs: Any) -> Any:
    _check_length(args, kwargs, f"__torch_dispatch__, {func}", len_args=1)
    return MaskedTensor(func(_get_data(args[0]), **kwargs), _maybe_get_mask(args[0]))


@_of(aten.copy_)
def _copy_(func: Any, *args: Any, **kwargs: Any) -> Any:
    _check_length(args, kwargs, f"__torch_dispatch__, {func}", len_args=2)
    func(_get_data(args[0]), _get_data(args[1]))
    return args[0]


@_of(aten.where)
def _where_of_operators(func: Any, *args: Any, **kwargs: Any) -> Any:
    _check_length(args, kwargs, f"__torch_dispatch__, {func}", len_args=3, len_kwargs=0)
    cond, *sides = args
    a, b = (x if is_masked_tensor(x) else MaskedTensor(x, F.ones_like(x, dtype=bool_)) for x in sides)
    return MaskedTensor(func(cond, a.get_data(), b.get_data()), func(cond, a.get_mask(), b.get_mask()))


@_of(aten.is_same_size)
def _is_same_size(func: Any, *args: Any, **kwargs: Any) -> Any:
    return func(_get_data(args[0]), _get_data(args[1]))


@_of(aten._to_dense, aten._to_sparse, aten._to_sparse_csr)
def _to_layout(func: Any, input: Any, *args: Any, **kwargs: Any) -> Any:
    name = {"_to_dense": "to_dense", "_to_sparse": "to_sparse", "_to_sparse_csr": "to_sparse_csr"}[func.__name__]
    mask = getattr(input.get_mask(), name)()
    data = _get_data(input)
    return MaskedTensor(data.to_dense() if name == "to_dense" else data.sparse_mask(mask), mask)
