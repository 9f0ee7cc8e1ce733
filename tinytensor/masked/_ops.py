"""Reductions and normalizations in which the elements that a mask rules out take no part.

Each replaces them by the value that changes nothing, 0 in a sum, -inf in a maximum, and runs the usual operator. Where all
elements are masked out the result is that value, or nan, and means nothing.

    >>> import tinytensor as tt
    >>> x, mask = tt.tensor([[-3., -2., -1.], [0., 1., 2.]]), tt.tensor([[True, False, True], [False, True, True]])
    >>> tt.masked.sum(x, 1, mask=mask), tt.masked.amax(x, 1, mask=mask)
    (tensor([-4.,  3.]), tensor([-1.,  2.]))

Arguments that all of them have:

    input      tensor, or a MaskedTensor, whose own mask then counts
    dim        dimensions; all by default where it may be left out
    keepdim    whether dimensions that are reduced stay, with size 1
    dtype      of the result, or of the computation
    mask       bool tensor that broadcasts to `input`'s shape: True where elements count; by default all

Mirrors torch/masked/_ops.py. Left out: sparse tensors, which are refused.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10.layout import sparse_coo, sparse_csr, strided
from tinytensor.c10.scalar_type import ScalarType, bool_, float32, int8, int16, int32, int64, uint8
from tinytensor.c10.type_info import iinfo
from tinytensor.linalg import vector_norm
from tinytensor.masked.maskedtensor.core import MaskedTensor, is_masked_tensor

Dims = int | Sequence[int] | None

_OPERATION_WITH_IDENTITY = {
    "softmax": "amax", "log_softmax": "amax", "softmin": "amin", "normalize": "sum", "cumsum": "sum", "cumprod": "prod",
}  # fmt: skip
_REDUCTIONS = "sum prod amax amin argmax argmin mean median norm var std logsumexp".split()


def _reduction_identity(op_name: str, input: Tensor, *args: Any) -> Tensor | None:
    """The value that changes nothing in an operation, of `input`'s dtype. None where there is none: mean, var and std."""
    dtype: ScalarType = input.dtype
    name = op_name.rsplit(".", 1)[-1]
    integer = not dtype.is_floating_point and (dtype.is_signed or dtype is uint8) and dtype is not bool_
    value: float | None = None
    if name in ("sum", "cumsum"):
        value = 0
    elif name in ("prod", "cumprod"):
        value = 1
    elif name in ("amax", "argmax", "logaddexp", "logsumexp"):
        value = -math.inf if dtype.is_floating_point else iinfo(dtype).min if integer else None
    elif name in ("amin", "argmin"):
        value = math.inf if dtype.is_floating_point else iinfo(dtype).max if integer else None
    elif name == "norm":
        value = 0
        if (args[0] if args else 2) == -math.inf:
            if not dtype.is_floating_point:
                raise AssertionError(f"input must be floating point, got {dtype}")
            value = math.inf
    elif name == "median":  # nanmedian leaves them out
        value, dtype = math.nan, dtype if dtype.is_floating_point else float32
    elif name in ("mean", "var", "std"):
        return None
    if value is None:
        raise NotImplementedError(f"identity of {name} on {dtype} input")
    return tensor(value, dtype=dtype, device=input.device)


def _canonical_dim(dim: Dims, ndim: int) -> tuple[int, ...]:
    """The dimensions, sorted and not negative; of None and () all."""
    if dim is None or dim == ():
        return tuple(range(ndim))
    ndim = max(ndim, 1)
    dims: list[int] = []
    for d in (dim,) if isinstance(dim, int) else dim:
        if d in dims:
            raise RuntimeError(f"dim={d} appears multiple times in the list of dims")
        if d >= ndim or d < -ndim:
            raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {d})")
        dims.append(d % ndim)
    return tuple(sorted(dims))


def _where(mask: Tensor, input: Tensor, fill_value: Tensor) -> Tensor:
    """`input`, with `fill_value` where the mask is False."""
    return F.where(mask, input, fill_value)


def _input_mask(input: Tensor, *args: Any, mask: Tensor | None = None, **kwargs: Any) -> Tensor:
    """The mask as a bool tensor of `input`'s shape. ValueError without one, IndexError if it has more dimensions."""
    if input.layout not in (strided, sparse_coo, sparse_csr):
        raise ValueError(f"_input_mask expects strided or sparse COO or sparse CSR tensor but got {input.layout}")
    if mask is None:
        raise ValueError("_input_mask requires explicit mask")
    if mask.layout != strided:
        mask = mask.to_dense()
    if mask.shape != input.shape:
        if mask.ndim > input.ndim:
            raise IndexError(
                "_input_mask expected broadcastable mask (got mask dimensionality higher than of the input)"
            )
        mask = F.broadcast_to(mask.clone(), input.shape)
    return mask.to(dtype=bool_)


def _output_mask(op: Any, input: Tensor, *args: Any, **kwargs: Any) -> Tensor:
    """Where the result of a masked operation means something. The arguments are those of the operation."""
    if not callable(op):
        raise ValueError(f"_output_mask expected masked operation (got {type(op).__name__} object)")
    if op.__name__ in _OPERATION_WITH_IDENTITY:
        return _input_mask(input, *args, **kwargs)
    if op.__name__ not in _REDUCTIONS:
        module = op.__module__.replace("tinytensor", "torch", 1)
        raise ValueError(f"_output_mask expected masked operation (got callable {module}.{op.__name__})")
    if op is norm:
        args = args[1:]
    dims = _canonical_dim(args[0] if args else kwargs.get("dim"), input.ndim)
    mask = _input_mask(input, **kwargs)
    for d in reversed(dims):
        mask = mask.any(dim=d, keepdim=bool(kwargs.get("keepdim", False)))
    return mask


class Combine(Function):
    """The data of a MaskedTensor with the value that changes nothing where the mask is False."""

    @staticmethod
    def forward(ctx: Any, data: Any, mask: Any, value: Any) -> Any:
        ctx.save_for_backward(mask)
        ctx.mark_non_differentiable(mask)
        return _where(mask, data, value)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        (mask,) = ctx.saved_tensors
        data = grad_output.get_data() if is_masked_tensor(grad_output) else grad_output
        return MaskedTensor._from_values(data, mask), None, None


def _combine_input_and_mask(op: Any, input: Any, mask: Tensor | None, *args: Any) -> Tensor:
    """`input` without what is masked out. A MaskedTensor's own mask counts, and not the argument."""
    if not callable(op):
        raise ValueError(f"_combine_input_and_mask expected masked operation (got {type(op).__name__} object)")
    name = _OPERATION_WITH_IDENTITY.get(op.__name__, op.__name__)
    if is_masked_tensor(input):
        if input.layout != strided:
            return input
        data: Any = input.get_data()
        return Combine.apply(data, input.get_mask(), _reduction_identity(name, data, *args))
    if mask is None or input.layout != strided:
        return input
    identity = _reduction_identity(name, input, *args)
    assert identity is not None, "mean, var and std have their own way"
    return _where(_input_mask(input, mask=mask), input, identity)


def _need_strided(name: str, input: Any, expected: str = "strided tensor") -> None:
    if input.layout == strided:
        return
    if str(input.layout) in expected.replace("sparse_", "torch.sparse_"):
        raise NotImplementedError(f"masked {name} of a {input.layout} tensor is not supported by this library")
    raise ValueError(f"masked {name} expects {expected} (got {input.layout} tensor)")


_SPARSE_TOO = "strided, sparse_coo or sparse_csr tensor"


def _sum_dtype(input: Any, dtype: ScalarType | None) -> ScalarType:
    """Of sums and products: small integers become int64."""
    if dtype is not None:
        return dtype
    return int64 if input.dtype in (uint8, bool_, int8, int16, int32) else input.dtype


def sum(
    input: Any,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The sum over `dim`; 0 where all elements are masked out. See the module about the arguments.

    >>> tt.masked.sum(tt.tensor([1, 2, 3]), mask=tt.tensor([True, False, True]))
    tensor(4)
    """
    _need_strided("sum", input, _SPARSE_TOO)
    dtype, dims = _sum_dtype(input, dtype), _canonical_dim(dim, input.ndim)
    return F.sum(_combine_input_and_mask(sum, input, mask), dims, bool(keepdim), dtype=dtype)


def prod(
    input: Any,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The product over `dim`; 1 where all elements are masked out. See the module about the arguments.

    >>> tt.masked.prod(tt.tensor([2, 3, 4]), mask=tt.tensor([True, False, True]))
    tensor(8)
    """
    _need_strided("prod", input, _SPARSE_TOO)
    dtype, dims = _sum_dtype(input, dtype), _canonical_dim(dim, input.ndim)
    result = _combine_input_and_mask(prod, input, mask).to(dtype=dtype)
    for d in reversed(dims):
        result = result.prod(dim=d, keepdim=bool(keepdim))
    return result


def cumsum(input: Any, dim: int, *, dtype: ScalarType | None = None, mask: Tensor | None = None) -> Tensor:
    """The sums along `dim`, up to each element. See the module about the arguments.

    >>> tt.masked.cumsum(tt.tensor([1., 2., 3.]), 0, mask=tt.tensor([True, False, True]))
    tensor([1., 1., 4.])
    """
    _need_strided("cumsum", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.cumsum(_combine_input_and_mask(cumsum, input, mask), dims[0], dtype=dtype).to(dtype=dtype)


def cumprod(input: Any, dim: int, *, dtype: ScalarType | None = None, mask: Tensor | None = None) -> Tensor:
    """The products along `dim`, up to each element. See the module about the arguments.

    >>> tt.masked.cumprod(tt.tensor([2., 3., 4.]), 0, mask=tt.tensor([True, False, True]))
    tensor([2., 2., 8.])
    """
    _need_strided("cumprod", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.cumprod(_combine_input_and_mask(cumprod, input, mask), dims[0], dtype=dtype).to(dtype=dtype)


def amax(
    input: Any,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The largest element over `dim`. NotImplementedError for bools under a mask. See the module about the arguments.

    >>> tt.masked.amax(tt.tensor([1, 9, 3]), mask=tt.tensor([True, False, True]))
    tensor(3)
    """
    _need_strided("amax", input, _SPARSE_TOO)
    data = _combine_input_and_mask(amax, input, mask)
    return F.amax(data, _canonical_dim(dim, data.ndim), bool(keepdim)).to(dtype=dtype or input.dtype)


def amin(
    input: Any,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The smallest element over `dim`. NotImplementedError for bools under a mask. See the module about the arguments.

    >>> tt.masked.amin(tt.tensor([4, 1, 3]), mask=tt.tensor([True, False, True]))
    tensor(3)
    """
    _need_strided("amin", input, _SPARSE_TOO)
    data = _combine_input_and_mask(amin, input, mask)
    return F.amin(data, _canonical_dim(dim, data.ndim), bool(keepdim)).to(dtype=dtype or input.dtype)


def argmax(
    input: Any,
    dim: int | None = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The place of the largest element along `dim`, in `input`'s dtype as PyTorch has it. See the module about the arguments.

    >>> tt.masked.argmax(tt.tensor([1, 9, 3]), mask=tt.tensor([True, False, True]))
    tensor(2)
    """
    _need_strided("argmax", input)
    data = _combine_input_and_mask(argmax, input, mask)
    return F.argmax(data, dim, bool(keepdim)).to(dtype=dtype or input.dtype)


def argmin(
    input: Any,
    dim: int | None = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The place of the smallest element along `dim`, in `input`'s dtype as PyTorch has it. See the module about the arguments.

    >>> tt.masked.argmin(tt.tensor([4, 1, 3]), mask=tt.tensor([True, False, True]))
    tensor(2)
    """
    _need_strided("argmin", input)
    data = _combine_input_and_mask(argmin, input, mask)
    return F.argmin(data, dim, bool(keepdim)).to(dtype=dtype or input.dtype)


def _count_and_total(
    input: Any, dim: Dims, keepdim: bool | None, dtype: ScalarType, mask: Tensor | None
) -> tuple[Tensor, Tensor, Tensor | None]:
    """How many elements count, their sum, and the whole mask."""
    if mask is None:
        count = sum(F.ones(input.shape, dtype=int64, device=input.device), dim, keepdim=keepdim)
        return count, sum(input, dim, keepdim=keepdim, dtype=dtype), None
    whole = _input_mask(input, mask=mask)
    return whole.sum(dim=dim, keepdim=bool(keepdim)), sum(input, dim, keepdim=keepdim, dtype=dtype, mask=whole), whole


def mean(
    input: Any,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The mean over `dim`; nan where all elements are masked out. See the module about the arguments.

    ValueError for a dtype that is not floating point.

    >>> tt.masked.mean(tt.tensor([1., 9., 3.]), mask=tt.tensor([True, False, True]))
    tensor(2.)
    """
    source, dtype = ("Input", input.dtype) if dtype is None else ("Optional", dtype)
    if not (dtype.is_floating_point or dtype.is_complex):
        raise ValueError(
            f"mean(): Could not infer output dtype. {source} dtype must be either a floating point or complex dtype. "
            f"Got: {dtype}"
        )
    _need_strided("mean", input, "strided or sparse_csr tensor")
    count, total, _ = _count_and_total(input, dim, keepdim, dtype, mask)
    return total / count


def median(
    input: Any, dim: int = -1, *, keepdim: bool = False, dtype: ScalarType | None = None, mask: Tensor | None = None
) -> Tensor:
    """The median along `dim`, of two the smaller; nan where all elements are masked out. See the module about the arguments.

    ValueError where there are such rows of integers.

    >>> tt.masked.median(tt.tensor([1., 9., 3., 4.]), 0, mask=tt.tensor([True, False, True, True]))
    tensor(3.)
    """
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    _need_strided("median", input)
    floating = input.dtype.is_floating_point
    data = _combine_input_and_mask(median, input if floating else input.to(dtype=float32), mask)
    output = F.nanmedian(data, dims[0], keepdim).values
    if floating:
        return output
    if F.isnan(output).any():
        raise ValueError("masked median expects no fully masked out rows if dtype is not floating point")
    return output.to(dtype=dtype)


def logsumexp(
    input: Any, dim: Dims = None, *, keepdim: bool = False, dtype: ScalarType | None = None, mask: Tensor | None = None
) -> Tensor:
    """The logarithm of the sum of exponentials over `dim`. See the module about the arguments.

    >>> tt.masked.logsumexp(tt.tensor([0., 9., 0.]), 0, mask=tt.tensor([True, False, True]))
    tensor(0.6931)
    """
    _need_strided("logsumexp", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.logsumexp(_combine_input_and_mask(logsumexp, input, mask), dims, keepdim=keepdim).to(dtype=dtype)


def logaddexp(
    input: Any,
    other: Any,
    *,
    dtype: ScalarType | None = None,
    input_mask: Tensor | None = None,
    other_mask: Tensor | None = None,
) -> Tensor:
    """The logarithm of the sum of two tensors' exponentials, element by element. Each has a mask of its own.

    >>> mask = tt.tensor([True, False])
    >>> tt.masked.logaddexp(tt.tensor([-100., -200.]), tt.tensor([-1., -2.]), input_mask=mask, other_mask=mask)
    tensor([-1., -inf])
    """
    if input.layout != strided or other.layout != strided:
        raise ValueError(
            f"masked logaddexp expects strided tensors (got {input.layout} tensor for input, {other.layout} for other)"
        )
    sides = (_combine_input_and_mask(logaddexp, x, m) for x, m in ((input, input_mask), (other, other_mask)))
    return F.logaddexp(*sides).to(dtype=dtype or input.dtype)


def norm(
    input: Any,
    ord: float | None = 2.0,
    dim: Dims = None,
    *,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The norm of order `ord` over `dim`. See the module about the other arguments.

    >>> tt.masked.norm(tt.tensor([3., 9., 4.]), 2, mask=tt.tensor([True, False, True]))
    tensor(5.)
    """
    _need_strided("norm", input)
    data = _combine_input_and_mask(norm, input, mask, ord)
    dims = _canonical_dim(dim, input.ndim)
    return vector_norm(data, ord, dims, bool(keepdim), dtype=dtype or input.dtype)


def _std_var(
    input: Any,
    dim: Dims,
    unbiased: bool | None,
    correction: float | None,
    keepdim: bool | None,
    dtype: ScalarType | None,
    mask: Tensor | None,
) -> Tensor:
    if unbiased is not None and correction is not None:
        raise AssertionError("Only one of unbiased and correction may be given")
    if correction is None:
        correction = 1.0 if unbiased is None or unbiased else 0.0
    if dtype is None:
        dtype = input.dtype if input.dtype.is_floating_point else float32
    compute_dtype = dtype if dtype.is_floating_point else float32
    _need_strided("std/var", input)
    count, total, whole = _count_and_total(input, dim, True, dtype, mask)
    difference = F.subtract(input, F.divide(total, count))
    squares = sum(difference * difference, dim, keepdim=keepdim, dtype=compute_dtype, mask=whole)
    if not keepdim:
        count = count.reshape(squares.shape)
    if correction != 0:
        count = F.subtract(count.to(compute_dtype), float(correction))
        count = F.maximum(count, count.new_zeros([]))
    return F.divide(squares, count).to(dtype=dtype)


def var(
    input: Any,
    dim: Dims = None,
    unbiased: bool | None = None,
    *,
    correction: float | None = None,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The variance over `dim`, with `correction`, or 1 or 0 for `unbiased`. See the module about the other arguments.

    >>> tt.masked.var(tt.tensor([1., 9., 3.]), 0, mask=tt.tensor([True, False, True]))
    tensor(2.)
    """
    return _std_var(input, dim, unbiased, correction, keepdim, dtype, mask)


def std(
    input: Any,
    dim: Dims = None,
    unbiased: bool | None = None,
    *,
    correction: float | None = None,
    keepdim: bool | None = False,
    dtype: ScalarType | None = None,
    mask: Tensor | None = None,
) -> Tensor:
    """The standard deviation over `dim`: the root of `var`. See there about the arguments.

    >>> tt.masked.std(tt.tensor([1., 9., 3.]), 0, mask=tt.tensor([True, False, True]), correction=0)
    tensor(1.)
    """
    return F.sqrt(_std_var(input, dim, unbiased, correction, keepdim, dtype, mask))


def softmax(input: Any, dim: int, *, dtype: ScalarType | None = None, mask: Tensor | None = None) -> Tensor:
    """exp(x) / sum(exp(x)) along `dim`. See the module about the arguments.

    >>> tt.masked.softmax(tt.tensor([0., 9., 0.]), 0, mask=tt.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """
    _need_strided("softmax", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.softmax(_combine_input_and_mask(softmax, input, mask), dims[0], dtype=dtype)


def log_softmax(input: Any, dim: int, *, dtype: ScalarType | None = None, mask: Tensor | None = None) -> Tensor:
    """The logarithm of `softmax`. See the module about the arguments.

    >>> tt.masked.log_softmax(tt.tensor([0., 9., 0.]), 0, mask=tt.tensor([True, False, True]))
    tensor([-0.6931,    -inf, -0.6931])
    """
    _need_strided("log_softmax", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.log_softmax(_combine_input_and_mask(log_softmax, input, mask), dims[0], dtype=dtype)


def softmin(input: Any, dim: int, *, dtype: ScalarType | None = None, mask: Tensor | None = None) -> Tensor:
    """`softmax` of -x. See the module about the arguments.

    >>> tt.masked.softmin(tt.tensor([0., -9., 0.]), 0, mask=tt.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """
    _need_strided("softmin", input)
    dtype, dims = dtype or input.dtype, _canonical_dim(dim, input.ndim)
    return F.softmax(-_combine_input_and_mask(softmin, input, mask), dims[0], dtype=dtype)


def normalize(
    input: Any, ord: float, dim: int, *, eps: float = 1e-12, dtype: ScalarType | None = None, mask: Tensor | None = None
) -> Tensor:
    """x / max(norm(x), eps) along `dim`, with the norm of order `ord`. See the module about the other arguments.

    >>> tt.masked.normalize(tt.tensor([3., 9., 4.]), 2, 0, mask=tt.tensor([True, False, True]))
    tensor([0.6000, 0.0000, 0.8000])
    """
    _need_strided("normalize", input)
    data = _combine_input_and_mask(normalize, input, mask)
    length = norm(input, ord, dim, keepdim=True, dtype=dtype or input.dtype, mask=mask)
    return F.divide(data, F.maximum(length, length.new_full([], eps)))
