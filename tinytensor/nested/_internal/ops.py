"""What functions do with a nested tensor of layout jagged: they run on its values, (sum of the lengths, D, ...).

Where a function goes along the ragged dimension, the sequences are padded to a dense tensor first. What is not here is refused,
in PyTorch's words where it has some: NotImplementedError for operators it has no kernel for.

Mirrors torch/nested/_internal/ops.py.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.type_info import finfo, iinfo
from tinytensor.nested._internal.nested_int import NestedInt
from tinytensor.nested._internal.nested_tensor import (
    FUNCTIONS,
    NestedTensor,
    from_padded,
    jagged_from_list,
    nested,
    numel,
    parts_of,
    sequence_lengths,
    size_of,
    to_padded,
    values_of,
)
from tinytensor.nn import functional as nnF

Dims = int | Sequence[int] | None

POINTWISE = """
abs absolute acos acosh add addcdiv addcmul asin asinh atan atan2 atanh bitwise_and bitwise_not bitwise_or bitwise_xor ceil celu
clamp clamp_max clamp_min clip copysign cos cosh deg2rad digamma div divide elu eq erf erfc erfinv exp exp2 expm1 floor
floor_divide fmax fmin fmod frac ge gelu greater greater_equal gt hardshrink hardsigmoid hardswish hardtanh heaviside hypot isfinite
isinf isnan le leaky_relu lerp less less_equal lgamma log log10 log1p log2 logaddexp logical_and logical_not logical_or logical_xor
logit logsigmoid lt masked_fill maximum minimum mish mul multiply nan_to_num ne neg negative not_equal positive pow rad2deg
reciprocal relu relu6 remainder round rsqrt rsub selu sgn sigmoid sign signbit silu sin sinc sinh softplus softshrink softsign sqrt
square sub subtract tan tanh threshold true_divide trunc where xlogy __and__ __floordiv__ __invert__ __or__ __pow__ __rdiv__
__rfloordiv__ __rmod__ __rpow__ __rsub__ __rtruediv__ __rxor__ __xor__ __eq__
""".split()
# They keep the shape as well: dropout, copies and conversions, and tensors "like" this one.
SAME_SHAPE = """
dropout alpha_dropout feature_alpha_dropout to type float double half bfloat16 int long short char byte bool detach
zeros_like ones_like empty_like full_like rand_like randn_like randint_like cuda cpu contiguous
""".split()


def _of(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def put_in(answer: Callable[..., Any]) -> Callable[..., Any]:
        FUNCTIONS.update(dict.fromkeys(names, answer))
        return answer

    return put_in


def _wrapped(dim: Any, ndim: int) -> int:
    if not -ndim <= dim < ndim:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})")
    return dim % ndim


def _inner(dim: int, ragged_idx: int) -> int:
    """A dimension of the values: the batch dimension and the ragged one are one there."""
    return ragged_idx - 1 if dim == 0 else dim - 1


def _wrap_jagged_dim(
    ndim: int, dim: int, ragged_idx: int, name: str, inner: bool = True, ragged: bool = False, batch: bool = False
) -> int:
    """The dimension, not negative; refused if it is the ragged or the batch dimension, unless these are allowed."""
    dim = _wrapped(dim, ndim)
    if dim == ragged_idx and not ragged:
        raise RuntimeError(f"{name}(): not supported for NestedTensor on ragged dim")
    if dim == 0 and not batch:
        raise RuntimeError(f"{name}(): not supported for NestedTensor on dim=0")
    return _inner(dim, ragged_idx) if inner else dim


def _need_contiguous(name: str, schema: str, **arguments: Any) -> None:
    for key, value in arguments.items():
        if not (isinstance(value, NestedTensor) and value._lengths is None and value._ragged_idx == 1):
            raise ValueError(
                f"NestedTensor {name}_default({schema}): expected {key} to be a contiguous jagged layout NestedTensor"
            )


def _raggedness_matches(nt: NestedTensor, size: Sequence[Any]) -> bool:
    ours, theirs = nt._size[: nt._ragged_idx + 1], tuple(size[: nt._ragged_idx + 1])
    return len(ours) == len(theirs) and all(s in (-1, n) for n, s in zip(ours, theirs, strict=True))


def _shape(x: Any) -> Any:
    return size_of(x._size) if isinstance(x, NestedTensor) else x.shape


# What is told about a nested tensor.


@_of("shape")
def _shape_of(func: Any, nt: Any) -> Any:
    return size_of(nt._size)


@_of("size")
def _size(func: Any, nt: Any, dim: int | None = None) -> Any:
    return size_of(nt._size) if dim is None else nt._size[_wrapped(dim, len(nt._size))]


@_of("stride")
def _stride(func: Any, nt: Any, dim: int | None = None) -> Any:
    return nt._strides if dim is None else nt._strides[_wrapped(dim, len(nt._strides))]


@_of("numel", "nelement")
def _numel(func: Any, nt: Any) -> int:
    return numel(nt)


@_of("is_contiguous")
def _is_contiguous(func: Any, nt: Any, memory_format: Any = None) -> bool:
    return nt._lengths is None and nt._values.is_contiguous()


@_of("is_same_size")
def _is_same_size(func: Any, nt: Any, other: Any) -> bool:
    return nt._size == _shape(other)


@_of("storage_offset")
def _storage_offset(func: Any, nt: Any) -> Any:
    return nt._values.storage_offset()


@_of("tolist")
def _tolist(func: Any, nt: Any) -> Any:
    raise RuntimeError(".tolist() is not supported for tensor subclasses, got NestedTensor")


@_of("numpy")
def _numpy(func: Any, nt: Any, **options: Any) -> Any:
    raise RuntimeError(".numpy() is not supported for tensor subclasses.")


@_of("item")
def _item(func: Any, nt: Any) -> Any:
    if numel(nt) != 1:
        raise RuntimeError(f"a Tensor with {numel(nt)} elements cannot be converted to Scalar")
    return nt._values.item()


# Element by element.


def _name(func: Any) -> str:
    """As PyTorch calls the operator in messages: add.Tensor."""
    return f"{func.__name__}.Tensor"


def _broadcast(func: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> NestedTensor:
    """A function of nested and dense tensors, all of which broadcast to the first nested one's shape."""
    nt = next(arg for arg in args if isinstance(arg, NestedTensor))

    def refuse(other: Any) -> None:
        sizes = [(x._size if isinstance(x, NestedTensor) else x.shape) for x in args if isinstance(x, Tensor)]
        if not isinstance(other, NestedTensor):
            sizes = [size_of(size) for size in sizes]
        raise RuntimeError(
            f"cannot call binary pointwise function {_name(func)} with inputs of shapes {sizes[0]} and {sizes[1]}"
        )

    def values(arg: Any) -> Any:
        if isinstance(arg, NestedTensor):
            if not _raggedness_matches(nt, arg._size):
                refuse(arg)
            return values_of(arg)
        if not isinstance(arg, Tensor):
            return arg
        if arg.dim() > len(nt._size):
            raise NotImplementedError("NYI: broadcasting NT with T with larger dim")
        squeezed = arg
        while squeezed.dim() > 0 and squeezed.shape[0] == 1:  # (1, 1, D) is as good as (D)
            squeezed = squeezed.squeeze(0)
        if squeezed.dim() <= len(nt._size) - 2:
            return squeezed
        if arg.dim() != len(nt._size) or arg.shape[0] != nt._size[0]:
            refuse(arg)
        # (B, 1, D): each sequence has a row of its own.
        longest = nt._get_max_seqlen()
        sizes = [longest if d == nt._ragged_idx else size for d, size in enumerate(arg.shape)]
        return values_of(from_padded(arg.expand(sizes), nt))

    return nested(func(*map(values, args), **{key: values(arg) for key, arg in kwargs.items()}), **parts_of(nt))


def _pointwise(func: Any, *args: Any, **kwargs: Any) -> Any:
    if any(isinstance(arg, NestedInt) for arg in args):
        raise RuntimeError(
            f"NestedTensor {_name(func)}: invalid argument {next(a for a in args if isinstance(a, NestedInt))}"
        )
    return _broadcast(func, args, kwargs)


def _in_place(func: Any, nt: Any, *args: Any, **kwargs: Any) -> Any:
    if not isinstance(nt, NestedTensor):
        raise NotImplementedError(f"{func.__name__}: a nested tensor cannot be written into a dense one")
    if nt.requires_grad:
        if nt.is_leaf:
            raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")
        raise NotImplementedError(f"{func.__name__} of a nested tensor with a history is not supported by this library")
    func(nt._values, *(arg._values if isinstance(arg, NestedTensor) else arg for arg in args), **kwargs)
    return nt


for _each in POINTWISE:
    FUNCTIONS[_each] = _pointwise
    if not _each.startswith("_"):
        FUNCTIONS[f"{_each}_"] = _in_place
for _each in ("zero_", "fill_", "copy_", "normal_", "uniform_", "bernoulli_", "random_", "__iadd__", "__imul__"):
    FUNCTIONS[_each] = _in_place


@_of(*SAME_SHAPE)
def _same_shape(func: Any, nt: Any, *args: Any, **kwargs: Any) -> Any:
    values = values_of(nt)
    result = func(values, *args, **kwargs)
    return nt if result is values else nested(result, **parts_of(nt))


@_of("new_empty", "new_zeros", "new_ones", "new_full")
def _new(func: Any, nt: Any, size: Any, *args: Any, **kwargs: Any) -> Any:
    if size not in ((), []):
        raise RuntimeError("new_empty() not supported for NJT with shape != ()")
    return func(nt._values, size, *args, **kwargs)


@_of("clone", "contiguous")
def _clone(func: Any, nt: Any, **options: Any) -> Any:
    if nt._lengths is None:
        return nested(func(values_of(nt), **options), **parts_of(nt))
    if func.__name__ == "clone":
        return nested(values_of(nt).clone(), **parts_of(nt))
    return jagged_from_list(list(_unbind(F.unbind, nt)), None)[0]


# Reductions.


def _dims(nt: NestedTensor, dim: Dims) -> tuple[list[int], bool, bool, bool]:
    """Dimensions of the values, and whether the batch, the ragged and other dimensions are among them."""
    wrapped = [_wrapped(d, len(nt._size)) for d in ((dim,) if isinstance(dim, int) else dim or ())]
    inner = list(dict.fromkeys(_inner(d, nt._ragged_idx) for d in wrapped))
    return inner, 0 in wrapped, nt._ragged_idx in wrapped, any(d not in (0, nt._ragged_idx) for d in wrapped)


def _each_of(result: Any, change: Callable[[Tensor], Any]) -> Any:
    """Of values and indices both."""
    return type(result)([change(r) for r in result]) if isinstance(result, tuple) else change(result)


def _reduce(func: Any, name: str, identity: Any, nt: NestedTensor, dim: Dims, keepdim: bool, options: Any) -> Any:
    values = values_of(nt)
    if dim is None or (isinstance(dim, (tuple, list)) and not dim):
        result = func(values, **options)
        return _each_of(result, lambda r: r.unsqueeze(nt._ragged_idx)) if keepdim else result
    inner, batch, ragged, others = _dims(nt, dim)
    passed: Any = inner[0] if isinstance(dim, int) else inner
    if ragged and nt._lengths is not None:
        raise RuntimeError(
            f"{name}(): reducing across the ragged dimension is not supported for non-contiguous nested tensors with holes"
        )
    if ragged and batch:
        result = func(values, passed, keepdim=keepdim, **options)
        return _each_of(result, lambda r: r.unsqueeze(0)) if keepdim else result
    if ragged:
        if others:
            raise RuntimeError(
                f"{name}(): reducing along a ragged and non-batch dimension is not supported for nested tensors"
            )
        padded = to_padded(nt, identity, nt._get_max_seqlen())
        return func(padded, nt._ragged_idx if isinstance(dim, int) else [nt._ragged_idx], keepdim=keepdim, **options)
    if batch:
        raise RuntimeError(
            f"{name}(): reducing along the batch dimension but not the ragged dimension is not supported for nested tensors"
        )
    parts = parts_of(nt)
    if not keepdim:
        parts["_ragged_idx"] -= sum(d < nt._ragged_idx - 1 for d in inner)
    return _each_of(func(values, passed, keepdim=keepdim, **options), lambda r: nested(r, **parts))


def _limit(nt: NestedTensor, largest: bool) -> Any:
    if nt.dtype.is_floating_point:
        return finfo(nt.dtype).max if largest else finfo(nt.dtype).min
    return iinfo(nt.dtype).max if largest else iinfo(nt.dtype).min


_IDENTITIES: dict[str, Callable[[NestedTensor], Any]] = {
    "sum": lambda nt: 0,
    "prod": lambda nt: 1,
    "any": lambda nt: False,
    "all": lambda nt: True,
    **{name: lambda nt: _limit(nt, True) for name in ("min", "amin", "argmin")},
    **{name: lambda nt: _limit(nt, False) for name in ("max", "amax", "argmax")},
}


@_of(*_IDENTITIES)
def _reduction(func: Any, nt: Any, dim: Any = None, keepdim: bool = False, **options: Any) -> Any:
    name = func.__name__
    if isinstance(dim, Tensor):  # max(a, b)
        return _broadcast(func, (nt, dim), options)
    if name in ("amin", "amax") and dim is None:
        dim = ()
    # Below, the functions of a tensor: a method would be asked for its own overload.
    return _reduce(getattr(F, name), name, _IDENTITIES[name](nt), nt, dim, keepdim, options)


@_of("mean")
def _mean(func: Any, nt: Any, dim: Any = None, keepdim: bool = False, **options: Any) -> Any:
    _, batch, ragged, others = _dims(nt, dim)
    if not ragged or batch:
        return _reduce(F.mean, "mean", 0, nt, dim, keepdim, options)
    if others:
        raise AssertionError("Cannot reduce on both ragged and non-batch dimensions without also reducing on batch")
    total = _reduce(F.sum, "mean", 0, nt, dim, True, options)
    lengths = sequence_lengths(nt)
    mean = total / lengths.reshape(-1, *[1] * (total.dim() - 1))
    return mean if keepdim else mean.squeeze(nt._ragged_idx)


@_of("softmax")
def _softmax(func: Any, nt: Any, dim: Any = None, *args: Any, **options: Any) -> Any:
    options.pop("_stacklevel", None)
    if isinstance(dim, tuple):
        raise RuntimeError("softmax(): not supported for dimensions of type 'tuple' for NestedTensor")
    (inner, *_), batch, ragged, _ = _dims(nt, dim)
    if batch:
        raise RuntimeError("softmax(): not supported when reducing across the batch dimension for NestedTensor")
    if not ragged:
        return nested(F.softmax(values_of(nt), inner, **options), **parts_of(nt))
    if nt._ragged_idx > 1:
        raise RuntimeError(
            "softmax(): not supported when reducing along the ragged dimension for ragged_idx > 1 for NestedTensor"
        )
    if nt._lengths is not None:
        raise RuntimeError(
            "softmax(): not supported where lengths is not None if reducing across the ragged dimension for NestedTensor"
        )
    return from_padded(F.softmax(to_padded(nt, float("-inf"), nt._get_max_seqlen()), 1, **options), nt)


@_of("log_softmax")
def _log_softmax(func: Any, nt: Any, dim: Any = None, *args: Any, **options: Any) -> Any:
    options.pop("_stacklevel", None)
    if isinstance(dim, tuple):
        raise RuntimeError("log_softmax(): not supported for dimensions of type 'tuple' for NestedTensor")
    (inner, *_), batch, ragged, _ = _dims(nt, dim)
    if batch or ragged:
        where = "across the batch" if batch else "along the ragged"
        raise RuntimeError(f"log_softmax(): not supported when reducing {where} dimension for NestedTensor")
    return nested(F.log_softmax(values_of(nt), inner, **options), **parts_of(nt))


# Shapes.


@_of("unbind")
def _unbind(func: Any, nt: Any, dim: int = 0) -> Any:
    if dim != 0:
        raise RuntimeError("unbind(): only supported for NestedTensor on dim=0")
    values, r = values_of(nt), nt._ragged_idx - 1
    lengths = sequence_lengths(nt).tolist()
    if nt._lengths is None:
        return F.split_with_sizes(values, lengths, r)
    if any(start + n > values.shape[r] for start, n in zip(nt._offsets.tolist(), lengths, strict=False)):
        raise RuntimeError("unbind(): nested tensor offsets and lengths do not match ragged_idx dimension")
    return tuple(F.narrow(values, r, start, n) for start, n in zip(nt._offsets.tolist(), lengths, strict=False))


@_of("__len__")
def _len(func: Any, nt: Any) -> int:
    return nt._size[0]


@_of("transpose", "swapaxes", "swapdims")
def _transpose(func: Any, nt: Any, dim0: int, dim1: int) -> Any:
    dims = _wrapped(dim0, len(nt._size)), _wrapped(dim1, len(nt._size))
    parts = parts_of(nt)
    if nt._ragged_idx in dims:
        if 0 in dims:
            raise ValueError("Transpose is not supported on the batch dimension for jagged NT")
        parts["_ragged_idx"] = dims[1] if dims[0] == nt._ragged_idx else dims[0]
    elif 0 in dims:
        raise RuntimeError("transpose(): not supported for NestedTensor on dim=0")
    return nested(values_of(nt).transpose(dims[0] - 1, dims[1] - 1), **parts)


@_of("permute")
def _permute(func: Any, nt: Any, *dims: Any) -> Any:
    dims = tuple(dims[0]) if dims and not isinstance(dims[0], int) else dims
    ndim = len(nt._size)
    if ndim != len(dims):
        raise ValueError(
            f"permute(): number of dimensions in the tensor input ({ndim}) does not match the length of the desired ordering of "
            f"dimensions ({len(dims)})."
        )
    order = [_wrapped(d, ndim) for d in dims]
    if len(set(order)) != ndim:
        raise ValueError("permute(): duplicate dims are not allowed.")
    if nt._lengths is not None:
        raise ValueError("permute(): not supported on jagged layout nested tensor with holes")
    if order[0] != 0:
        raise ValueError("Permute is not supported on the batch dimension for jagged NT")
    inner = [d - 1 for d in order[1:]]
    return nested(values_of(nt).permute(inner), **{**parts_of(nt), "_ragged_idx": order.index(nt._ragged_idx)})


@_of("unsqueeze")
def _unsqueeze(func: Any, nt: Any, dim: int) -> Any:
    inner = _wrap_jagged_dim(len(nt._size) + 1, dim, nt._ragged_idx, "unsqueeze", ragged=True)
    before = inner <= nt._ragged_idx - 1
    return nested(values_of(nt).unsqueeze(inner), **{**parts_of(nt), "_ragged_idx": nt._ragged_idx + before})


@_of("squeeze")
def _squeeze(func: Any, nt: Any, dim: Any) -> Any:
    inner = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, "squeeze")
    return nested(values_of(nt).squeeze(inner), **parts_of(nt))


@_of("select")
def _select(func: Any, nt: Any, dim: int, index: int) -> Any:
    dim = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, "select", inner=False, batch=True)
    if dim == 0:
        return _unbind(F.unbind, nt)[index]
    if nt._lengths is not None:
        raise ValueError("select(): not yet supported on dim != 0 for non-contiguous nested tensor with holes")
    parts = parts_of(nt)
    parts["_ragged_idx"] -= dim < nt._ragged_idx
    return nested(values_of(nt).select(dim - 1, index), **parts)


def _slice(nt: Any, dim: int, key: slice) -> Any:
    inner = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, "slice")
    return nested(values_of(nt)[(slice(None),) * inner + (key,)], **parts_of(nt))


@_of("__getitem__")
def _getitem(func: Any, nt: Any, key: Any) -> Any:
    keys = list(key) if isinstance(key, tuple) else [key]
    if Ellipsis in [k for k in keys if not isinstance(k, Tensor)]:
        place = keys.index(Ellipsis)
        keys[place : place + 1] = [None] * (len(nt._size) - len(keys) + 1)  # left as they are
    dim, result = 0, nt
    for k in keys:
        if isinstance(k, int) and not isinstance(k, bool):
            result = _select(F.select, result, dim, k) if isinstance(result, NestedTensor) else result.select(dim, k)
            continue
        if isinstance(k, slice):
            result = _slice(result, dim, k) if isinstance(result, NestedTensor) else result[(slice(None),) * dim + (k,)]
        elif k is not None:
            raise NotImplementedError(f"a nested tensor indexed by {type(k).__name__} is not supported by this library")
        dim += 1
    return result


@_of("narrow")
def _narrow(func: Any, nt: Any, dim: int, start: int, length: int) -> Any:
    inner = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, "narrow")
    return nested(values_of(nt).narrow(inner, start, length), **parts_of(nt))


@_of("split", "split_with_sizes", "chunk")
def _split(func: Any, nt: Any, sizes: Any, dim: int = 0) -> Any:
    name = func.__name__
    name = "split_with_sizes" if name == "split" and not isinstance(sizes, int) else name
    dim = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, name, inner=False, batch=name == "chunk")
    if dim == 0:
        lengths = sequence_lengths(nt).chunk(sizes)
        pieces = values_of(nt).split([int(n.sum().item()) for n in lengths])
        ragged = nt._ragged_idx
        return tuple(
            nested(piece, offsets=nnF.pad(n.cumsum(0), (1, 0)), _ragged_idx=ragged)
            for piece, n in zip(pieces, lengths, strict=True)
        )
    pieces = getattr(F, name)(values_of(nt), sizes, dim - 1) if name != "split" else values_of(nt).split(sizes, dim - 1)
    return tuple(nested(piece, **parts_of(nt)) for piece in pieces)


@_of("cat", "concat", "concatenate")
def _cat(func: Any, tensors: Any, dim: int = 0) -> Any:
    first = next(t for t in tensors if isinstance(t, NestedTensor))
    inner = _wrap_jagged_dim(len(first._size), dim, first._ragged_idx, "cat")
    if not all(isinstance(t, NestedTensor) for t in tensors):
        raise NotImplementedError("cat of nested and dense tensors is not supported by this library")
    return nested(F.cat([values_of(t) for t in tensors], dim=inner), **parts_of(first))


@_of("stack")
def _stack(func: Any, tensors: Any, dim: int = 0) -> Any:
    first = tensors[0]
    for t in tensors:
        if not isinstance(t, NestedTensor):
            raise RuntimeError("stack(): expected all nested tensors inputs")
        if len(t._size) != len(first._size):
            raise RuntimeError("stack(): expected all nested tensors to have the same dim")
        if not _raggedness_matches(t, first._size):
            raise RuntimeError("stack(): expected all nested tensors to have the same nested structure")
    inner = _wrap_jagged_dim(len(first._size) + 1, dim, first._ragged_idx, "stack")
    return nested(F.stack([values_of(t) for t in tensors], inner), **parts_of(first))


@_of("view", "reshape")
def _view(func: Any, nt: Any, *size: Any) -> Any:
    size = tuple(size[0]) if size and not isinstance(size[0], (int, NestedInt)) else size
    if nt._ragged_idx != 1 and nt._size != size:
        raise RuntimeError(
            "view(): does not support ragged_idx != 1 except when inp._size == size. "
            f"inp._size is ({nt._size}) and size is ({size})."
        )
    if len(size) < 3 or not _raggedness_matches(nt, size):
        raise RuntimeError(f"view(): cannot view shape {nt._size} as {list(size)}")
    values = values_of(nt)
    inner = [values.shape[d - 1] if d == nt._ragged_idx else size[d] for d in range(1, len(size))]
    return nested(getattr(values, func.__name__)(inner), **parts_of(nt))


@_of("expand", "broadcast_to")
def _expand(func: Any, nt: Any, *size: Any) -> Any:
    size = tuple(size[0]) if size and not isinstance(size[0], (int, NestedInt)) else size
    if not _raggedness_matches(nt, size):
        raise RuntimeError(f"expand(): cannot expand shape {nt._size} -> {list(size)}")
    inner = [-1 if d == nt._ragged_idx else size[d] for d in range(1, len(size))]
    return nested(values_of(nt).expand(inner), **parts_of(nt))


@_of("expand_as")
def _expand_as(func: Any, x: Any, other: Any) -> Any:
    if isinstance(x, NestedTensor):
        return _expand(F.broadcast_to, x, tuple(_shape(other)))
    return nested(x.expand(other._values.shape), **parts_of(other))


@_of("view_as", "reshape_as")
def _view_as(func: Any, nt: Any, other: Any) -> Any:
    return _view(Tensor.view, nt, tuple(_shape(other)))


@_of("flatten")
def _flatten(func: Any, nt: Any, start_dim: int = 0, end_dim: int = -1) -> Any:
    start, end = (
        _wrap_jagged_dim(len(nt._size), d, nt._ragged_idx, "flatten", inner=False) for d in (start_dim, end_dim)
    )
    return nt if start == end else nested(values_of(nt).flatten(start - 1, end - 1), **parts_of(nt))


@_of("unflatten")
def _unflatten(func: Any, nt: Any, dim: int, sizes: Any) -> Any:
    inner = _wrap_jagged_dim(len(nt._size), dim, nt._ragged_idx, "unflatten")
    if inner < nt._ragged_idx - 1:
        raise RuntimeError("unflatten(): not supported for NestedTensor before the ragged dim")
    return nested(values_of(nt).unflatten(inner, sizes), **parts_of(nt))


@_of("to_padded_tensor")
def _to_padded_tensor(func: Any, nt: Any, padding: Any, output_size: Any = None, out: Any = None) -> Any:
    if nt._lengths is not None:
        raise RuntimeError("to_padded_tensor(): not supported for nested tensors with holes")
    if output_size is not None:
        length = output_size[nt._ragged_idx]
    else:  # as PyTorch has it: of a length that was not asked for yet, only an upper bound is known
        length = nt._values.size(0) if nt._maybe_max_seqlen is None else nt._maybe_max_seqlen
    return to_padded(nt, padding, length)


@_of("masked_select")
def _masked_select(func: Any, nt: Any, mask: Any) -> Any:
    if len(nt._size) > 2:
        raise RuntimeError("masked_select only support 2-D selections currently")
    if nt._size != _shape(mask):
        raise RuntimeError(f"Mask with shape {_shape(mask)} is not compatible with input's shape {size_of(nt._size)}")
    counts = nnF.pad(mask._values.cumsum(dim=0), (1, 0))
    parts = {**parts_of(nt), "offsets": counts[nt._offsets], "_metadata_cache": None}
    return nested(values_of(nt).masked_select(mask._values), **parts)


# Layers.


@_of("linear")
def _linear(func: Any, input: Any, weight: Any, bias: Any = None) -> Any:
    _need_contiguous("linear", "input: jt, weight: t, bias: t?", input=input)
    return nested(nnF.linear(values_of(input), weight, bias), **parts_of(input))


@_of("matmul", "bmm", "__matmul__", "__rmatmul__")
def _matmul(func: Any, a: Any, b: Any) -> Any:
    if func.__name__ == "__rmatmul__":
        a, b = b, a
    nested_a, nested_b = isinstance(a, NestedTensor), isinstance(b, NestedTensor)
    ndim_a, ndim_b = len(_shape(a)), len(_shape(b))
    if func.__name__ == "bmm":
        for name, ndim in (("input", ndim_a), ("mat2", ndim_b)):
            if ndim != 3:
                raise ValueError(f"bmm(): {name} must be 3D")
    if nested_a and not nested_b and a._ragged_idx < ndim_a - 1:
        if ndim_a >= 3 and ndim_a == ndim_b:
            return from_padded(F.matmul(to_padded(a, 0.0, a._get_max_seqlen()), b), a)
        if ndim_b == 2 and ndim_a > 2:
            return nested(F.matmul(values_of(a), b), **parts_of(a))
    if nested_b and not nested_a and b._ragged_idx >= 2:
        if ndim_b >= 3 and ndim_a == ndim_b:
            return from_padded(F.matmul(a, to_padded(b, 0.0, b._get_max_seqlen())), b)
        if ndim_a == 2 and ndim_b > 2:
            return nested(F.matmul(a, values_of(b)), **parts_of(b))
    if nested_a and nested_b:
        if ndim_a > 3 and ndim_b > 3 and _raggedness_matches(a, b._size):
            return nested(F.matmul(values_of(a), values_of(b)), **parts_of(a))
        places = (ndim_a, ndim_b, a._ragged_idx, b._ragged_idx)
        if places == (3, 3, 2, 1) and a._size[2] == b._size[1]:
            pairs = zip(_unbind(F.unbind, a), _unbind(F.unbind, b), strict=True)
            return F.stack([F.matmul(x, y) for x, y in pairs])
    raise RuntimeError(f"matmul(): not supported between inputs of shapes {tuple(_shape(a))} and {_shape(b)}")


@_of("layer_norm")
def _layer_norm(func: Any, nt: Any, normalized_shape: Any, *args: Any, **options: Any) -> Any:
    ndim = len(nt._size)
    if ndim <= 2:
        raise RuntimeError("layer_norm(): not supported for NestedTensor objects with 2 or fewer dimensions")
    if ndim == len(normalized_shape):
        raise RuntimeError("layer_norm(): not supported when normalizing over the batch dimension for NestedTensor")
    if nt._size[nt._ragged_idx] in normalized_shape:
        raise NotImplementedError("layer_norm over the ragged dimension is not supported by this library")
    return nested(nnF.layer_norm(values_of(nt), normalized_shape, *args, **options), **parts_of(nt))


@_of("rms_norm")
def _rms_norm(func: Any, nt: Any, normalized_shape: Any, *args: Any, **options: Any) -> Any:
    if len(normalized_shape) > len(nt._size) - nt._ragged_idx - 1:
        raise ValueError("rms_norm(): Normalization over the ragged dim not supported for nested tensors")
    return nested(nnF.rms_norm(values_of(nt), normalized_shape, *args, **options), **parts_of(nt))


@_of("embedding")
def _embedding(func: Any, *args: Any, **options: Any) -> Any:
    nt = next(arg for arg in (*args, *options.values()) if isinstance(arg, NestedTensor))
    values = [nt._values if arg is nt else arg for arg in args]
    options = {key: nt._values if arg is nt else arg for key, arg in options.items()}
    return nested(func(*values, **options), **parts_of(nt))


@_of("scaled_dot_product_attention")
def _scaled_dot_product_attention(
    func: Any,
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Any:
    """(B, heads, j1, E), sequence by sequence."""
    if attn_mask is not None:
        raise RuntimeError("Masks are not yet supported!")
    if not all(isinstance(t, NestedTensor) and len(t._size) == 4 and t._ragged_idx == 2 for t in (query, key, value)):
        raise ValueError(
            f"Expected query, key, and value to all be  4-dimensional, but got Query dim: {len(_shape(query))}, "
            f"Key dim: {len(_shape(key))} and Value dim: {len(_shape(value))} instead."
        )
    attend = functools.partial(
        nnF.scaled_dot_product_attention, dropout_p=dropout_p, is_causal=is_causal, scale=scale, enable_gqa=enable_gqa
    )
    sequences = zip(*(_unbind(F.unbind, t) for t in (query, key, value)), strict=True)
    return nested(F.cat([attend(q, k, v) for q, k, v in sequences], dim=1), **parts_of(query))
