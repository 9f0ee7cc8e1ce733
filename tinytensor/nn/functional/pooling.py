"""torch.nn.functional: pooling.

Shapes in the docstrings: [N] is an optional batch, and L, H, W, D are spatial sizes. With `ceil_mode` a window that reaches
beyond the end counts too. Every max pool takes `return_indices` and then also returns where it found each element: an index
into the plane (or volume) of its channel, flattened.

PyTorch picks between a function with indices and one without by `boolean_dispatch`, a decorator; here it is an `if`.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Sequence
from math import inf
from types import FunctionType
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Size = int | Sequence[int]
OptionalSize = int | Sequence[int] | None


def _dispatched(function: Callable[..., Any]) -> Callable[..., Any]:
    """What is wrong with a call, Python says of the function without indices, whose name begins with `_` in PyTorch."""
    function.__qualname__ = f"_{function.__name__}"
    return function


# ---- largest elements ------------------------------------------------------------------------------------------------


@_dispatched
def max_pool1d(
    input: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    dilation: Size = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window. Shapes: ([N], C, L) -> ([N], C, L').

        kernel_size      int, or a tuple of one
        stride           from one window to the next: kernel_size
        padding          -inf at both ends, at most half of kernel_size: 0
        dilation         distance of the elements of a window: 1
        ceil_mode        a last window may reach beyond the end: False
        return_indices   also where each one was found, int64, for max_unpool1d: False

    >>> F.max_pool1d(tt.tensor([[1.0, 3.0, 2.0, 5.0]]), 2)
    tensor([[3., 5.]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_pool1d_with_indices if return_indices else max_pool1d, (input,), locals())
    pool = F.max_pool1d_with_indices if return_indices else F.max_pool1d
    return pool(input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode)


@_dispatched
def max_pool2d(
    input: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    dilation: Size = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window. Shapes: ([N], C, H, W) -> ([N], C, H', W').

    Arguments as in `max_pool1d`; sizes are ints or pairs.

    >>> F.max_pool2d(tt.arange(16.0).view(1, 4, 4), 2, return_indices=True)
    (tensor([[[ 5.,  7.],
             [13., 15.]]]), tensor([[[ 5,  7],
             [13, 15]]]))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_pool2d_with_indices if return_indices else max_pool2d, (input,), locals())
    pool = F.max_pool2d_with_indices if return_indices else F.max_pool2d
    return pool(input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode)


@_dispatched
def max_pool3d(
    input: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    dilation: Size = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window. Shapes: ([N], C, D, H, W) -> ([N], C, D', H', W').

    Arguments as in `max_pool1d`; sizes are ints or triples.

    >>> F.max_pool3d(tt.arange(8.0).view(1, 2, 2, 2), 2)
    tensor([[[[7.]]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_pool3d_with_indices if return_indices else max_pool3d, (input,), locals())
    pool = F.max_pool3d_with_indices if return_indices else F.max_pool3d
    return pool(input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode)


@shown_as(max_pool1d)
def max_pool1d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """max_pool1d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.max_pool1d_with_indices(tt.tensor([[1.0, 3.0, 2.0, 5.0]]), 2)
    (tensor([[3., 5.]]), tensor([[1, 3]]))
    """
    return _with_indices(max_pool1d, 6, args, kwargs)


@shown_as(max_pool2d)
def max_pool2d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """max_pool2d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.max_pool2d_with_indices(tt.arange(4.0).view(1, 2, 2), 2)
    (tensor([[[3.]]]), tensor([[[3]]]))
    """
    return _with_indices(max_pool2d, 6, args, kwargs)


@shown_as(max_pool3d)
def max_pool3d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """max_pool3d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.max_pool3d_with_indices(tt.arange(8.0).view(1, 2, 2, 2), 2)
    (tensor([[[[7.]]]]), tensor([[[[7]]]]))
    """
    return _with_indices(max_pool3d, 6, args, kwargs)


@_dispatched
def adaptive_max_pool1d(input: Tensor, output_size: Size, return_indices: bool = False) -> Any:
    """The largest element of each of output_size windows that cover the input evenly.

    Shapes: ([N], C, L) -> ([N], C, output_size). `return_indices` also returns where each one was found, int64:
    False.

    >>> F.adaptive_max_pool1d(tt.tensor([[1.0, 3.0, 2.0, 5.0, 4.0]]), 2)
    tensor([[3., 5.]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(
            adaptive_max_pool1d_with_indices if return_indices else adaptive_max_pool1d, (input,), locals()
        )
    result = F.adaptive_max_pool1d(input, output_size)
    return result if return_indices else result[0]


@_dispatched
def adaptive_max_pool2d(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:
    """As adaptive_max_pool1d, over images. None in output_size keeps that size.

    `output_size` is an int or a pair.

    >>> F.adaptive_max_pool2d(tt.arange(16.0).view(1, 4, 4), (2, None))
    tensor([[[ 4.,  5.,  6.,  7.],
             [12., 13., 14., 15.]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(
            adaptive_max_pool2d_with_indices if return_indices else adaptive_max_pool2d, (input,), locals()
        )
    result = F.adaptive_max_pool2d(input, _list_with_default(output_size, input.size()))
    return result if return_indices else result[0]


@_dispatched
def adaptive_max_pool3d(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:
    """As adaptive_max_pool1d, over volumes. None in output_size keeps that size.

    `output_size` is an int or a triple.

    >>> F.adaptive_max_pool3d(tt.arange(8.0).view(1, 2, 2, 2), 1)
    tensor([[[[7.]]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(
            adaptive_max_pool3d_with_indices if return_indices else adaptive_max_pool3d, (input,), locals()
        )
    result = F.adaptive_max_pool3d(input, _list_with_default(output_size, input.size()))
    return result if return_indices else result[0]


@_dispatched
def fractional_max_pool2d(
    input: Tensor,
    kernel_size: Size,
    output_size: OptionalSize = None,
    output_ratio: Any = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """Max pool whose windows a random number per plane shifts. Either output_size or output_ratio (in (0, 1)) is
    given.

    Shapes: ([N], C, H, W) -> ([N], C, *output_size). `return_indices` also returns where each one was found.
    ValueError where neither or both sizes are given.

    >>> F.fractional_max_pool2d(tt.ones(1, 1, 5, 5), kernel_size=2, output_size=3).shape
    torch.Size([1, 1, 3, 3])
    """
    if overrides.possible and has_torch_function((input, _random_samples)):
        return handle_call(
            fractional_max_pool2d_with_indices if return_indices else fractional_max_pool2d,
            (input, _random_samples),
            locals(),
        )
    return _fractional_max_pool(
        2, F.fractional_max_pool2d, input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )


@_dispatched
def fractional_max_pool3d(
    input: Tensor,
    kernel_size: Size,
    output_size: OptionalSize = None,
    output_ratio: Any = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """fractional_max_pool2d over volumes.

    Shapes: ([N], C, D, H, W) -> ([N], C, *output_size).

    >>> F.fractional_max_pool3d(tt.ones(1, 1, 5, 5, 5), kernel_size=2, output_ratio=0.6).shape
    torch.Size([1, 1, 3, 3, 3])
    """
    if overrides.possible and has_torch_function((input, _random_samples)):
        return handle_call(
            fractional_max_pool3d_with_indices if return_indices else fractional_max_pool3d,
            (input, _random_samples),
            locals(),
        )
    return _fractional_max_pool(
        3, F.fractional_max_pool3d, input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )


@shown_as(adaptive_max_pool1d)
def adaptive_max_pool1d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """adaptive_max_pool1d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.adaptive_max_pool1d_with_indices(tt.tensor([[1.0, 3.0, 2.0]]), 1)
    (tensor([[3.]]), tensor([[1]]))
    """
    return _with_indices(adaptive_max_pool1d, 2, args, kwargs)


@shown_as(adaptive_max_pool2d)
def adaptive_max_pool2d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """adaptive_max_pool2d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.adaptive_max_pool2d_with_indices(tt.arange(4.0).view(1, 2, 2), 1)
    (tensor([[[3.]]]), tensor([[[3]]]))
    """
    return _with_indices(adaptive_max_pool2d, 2, args, kwargs)


@shown_as(adaptive_max_pool3d)
def adaptive_max_pool3d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """adaptive_max_pool3d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> F.adaptive_max_pool3d_with_indices(tt.arange(8.0).view(1, 2, 2, 2), 1)
    (tensor([[[[7.]]]]), tensor([[[[7]]]]))
    """
    return _with_indices(adaptive_max_pool3d, 2, args, kwargs)


@shown_as(fractional_max_pool2d)
def fractional_max_pool2d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """fractional_max_pool2d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> values, indices = F.fractional_max_pool2d_with_indices(tt.ones(1, 1, 5, 5), kernel_size=2, output_size=3)
    >>> values.shape, indices.dtype
    (torch.Size([1, 1, 3, 3]), torch.int64)
    """
    return _with_indices(fractional_max_pool2d, 4, args, kwargs)


@shown_as(fractional_max_pool3d)
def fractional_max_pool3d_with_indices(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """fractional_max_pool3d with return_indices.

    Returns (values, indices); the arguments are the same.

    >>> values, indices = F.fractional_max_pool3d_with_indices(tt.ones(1, 1, 5, 5, 5), kernel_size=2, output_size=3)
    >>> values.shape, indices.dtype
    (torch.Size([1, 1, 3, 3, 3]), torch.int64)
    """
    return _with_indices(fractional_max_pool3d, 4, args, kwargs)


def _with_indices(pool: Callable[..., Any], place: int, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """The call with return_indices, the argument at `place`, whatever was given for it."""
    pool = _of_this_name(pool)
    if len(args) > place:
        return pool(*args[:place], True, *args[place + 1 :], **kwargs)
    return pool(*args, **{**kwargs, "return_indices": True})


@functools.cache
def _of_this_name(pool: Any) -> Callable[..., Any]:
    """The same function, of which Python says `..._with_indices()` where its arguments are wrong."""
    same = FunctionType(pool.__code__, pool.__globals__, pool.__name__, pool.__defaults__)
    same.__qualname__ = f"{pool.__name__}_with_indices"
    return same


def _fractional_max_pool(
    count: int, pool: Callable[..., Any], input: Tensor, kernel_size: Size, output_size: OptionalSize, ratio: Any,
    return_indices: bool, samples: Tensor | None,
) -> Any:  # fmt: skip
    """fractional_max_pool2d for `count` 2, fractional_max_pool3d for 3."""
    name = f"fractional_max_pool{count}d"
    if output_size is None and ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    if output_size is None:
        # PyTorch accepts one number for all dimensions over volumes, not over images.
        if count == 3 and not isinstance(ratio, Sequence):
            ratio = (ratio,) * 3
        if len(ratio) > count:
            raise ValueError(f"{name} requires output_ratio to either be a single Int or tuple of Ints.")
        output_size = [int(input.size(d - count) * ratio[d]) for d in range(count)]
    # One number in [0, 1) for each plane and each of its dimensions. It says where the windows of that plane begin.
    if samples is None:
        batch = 1 if input.dim() == count + 1 else input.size(0)
        samples = F.rand((batch, input.size(-count - 1), count), dtype=input.dtype, device=input.device)
    result = pool(input, kernel_size, output_size, samples)
    return result if return_indices else result[0]


def _list_with_default(output_size: Any, sizes: Sequence[int]) -> Any:
    """`output_size` with each None replaced by the size that the input has there."""
    if isinstance(output_size, int):
        return output_size
    if len(sizes) <= len(output_size):
        raise ValueError(f"Input dimension should be at least {len(output_size) + 1}")
    # An empty output_size gives the slice [-0:], all sizes, and `zip` then gives an empty list, which the operator refuses.
    own = sizes[-len(output_size) :]
    return [v if v is not None else size for v, size in zip(output_size, own, strict=False)]


# ---- averages --------------------------------------------------------------------------------------------------------


# These names are the operators themselves. They give the mean of each window, or its sum divided by `divisor_override`. The
# shapes are those of the max pools.
#
#     avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True)
#     avg_pool2d, avg_pool3d: the same, and divisor_override=None
#     adaptive_avg_pool1d(input, output_size)     the mean of each of output_size windows that cover the input evenly
avg_pool1d, avg_pool2d, avg_pool3d = F.avg_pool1d, F.avg_pool2d, F.avg_pool3d
adaptive_avg_pool1d = F.adaptive_avg_pool1d


def adaptive_avg_pool2d(input: Tensor, output_size: Any) -> Tensor:
    """As adaptive_avg_pool1d, over images. None in output_size keeps that size.

    Shapes: ([N], C, H, W) -> ([N], C, *output_size).

    >>> F.adaptive_avg_pool2d(tt.arange(16.0).view(1, 4, 4), (2, 1))
    tensor([[[ 3.5000],
             [11.5000]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(adaptive_avg_pool2d, (input,), locals())
    return F.adaptive_avg_pool2d(input, _list_with_default(output_size, input.size()))


def adaptive_avg_pool3d(input: Tensor, output_size: Any) -> Tensor:
    """As adaptive_avg_pool1d, over volumes. None in output_size keeps that size.

    Shapes: ([N], C, D, H, W) -> ([N], C, *output_size).

    >>> F.adaptive_avg_pool3d(tt.arange(8.0).view(1, 2, 2, 2), 1)
    tensor([[[[3.5000]]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(adaptive_avg_pool3d, (input,), locals())
    return F.adaptive_avg_pool3d(input, _list_with_default(output_size, input.size()))


# ---- power averages --------------------------------------------------------------------------------------------------


def lp_pool1d(
    input: Tensor, norm_type: float, kernel_size: Size, stride: OptionalSize = None, ceil_mode: bool = False
) -> Tensor:
    """(sum of x ** norm_type) ** (1 / norm_type) over each window. The sum is of x itself, not of |x|: a negative sum
    gives nan where its root is no real number.

    norm_type inf gives the largest absolute value, -inf the smallest.

    Shapes: ([N], C, L) -> ([N], C, L'). `stride` is kernel_size by default; `ceil_mode` as in max_pool1d.

    >>> F.lp_pool1d(tt.tensor([[3.0, 4.0, 6.0, 8.0]]), norm_type=2, kernel_size=2)
    tensor([[ 5., 10.]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(lp_pool1d, (input,), locals())
    return _lp_pool((kernel_size,), max_pool1d, avg_pool1d, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool2d(
    input: Tensor, norm_type: float, kernel_size: Size, stride: OptionalSize = None, ceil_mode: bool = False
) -> Tensor:
    """lp_pool1d over images.

    Shapes: ([N], C, H, W) -> ([N], C, H', W').

    >>> F.lp_pool2d(tt.ones(1, 2, 2), norm_type=2, kernel_size=2)
    tensor([[[2.]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(lp_pool2d, (input,), locals())
    height, width = _ntuple(kernel_size, 2)
    return _lp_pool((height, width), max_pool2d, avg_pool2d, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool3d(
    input: Tensor, norm_type: float, kernel_size: Size, stride: OptionalSize = None, ceil_mode: bool = False
) -> Tensor:
    """lp_pool1d over volumes.

    Shapes: ([N], C, D, H, W) -> ([N], C, D', H', W').

    >>> F.lp_pool3d(tt.ones(1, 1, 2, 2, 2), norm_type=1, kernel_size=2)
    tensor([[[[[8.]]]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(lp_pool3d, (input,), locals())
    depth, height, width = _ntuple(kernel_size, 3)
    return _lp_pool((depth, height, width), max_pool3d, avg_pool3d, input, norm_type, kernel_size, stride, ceil_mode)


def _lp_pool(
    sizes: Sequence[Any], largest: Callable[..., Any], average: Callable[..., Tensor], input: Tensor, norm_type: float,
    kernel_size: Size, stride: OptionalSize, ceil_mode: bool,
) -> Tensor:  # fmt: skip
    """`sizes` are those of a window, a number for each dimension."""
    if isinstance(norm_type, (int, float)):
        if norm_type == inf:
            return largest(input.abs(), kernel_size, stride, 0, 1, ceil_mode)
        if norm_type == -inf:
            return -largest(-input.abs(), kernel_size, stride, 0, 1, ceil_mode)
    if stride is not None:
        means = average(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    else:
        means = average(input.pow(norm_type), kernel_size, padding=0, ceil_mode=ceil_mode)
    # sign(m) * relu(|m|) is m. It is written so for the gradient at m = 0: the power's is infinite there and would become nan,
    # while relu passes 0 on. The mean times the number of elements of a window is the sum.
    return (F.sign(means) * F.relu(F.abs(means))).mul(functools.reduce(operator.mul, sizes)).pow(1.0 / norm_type)


def _ntuple(size: Size, count: int) -> tuple[int, ...]:
    """A number for each of `count` dimensions: a number stands for all of them."""
    return tuple(size) if isinstance(size, Iterable) else (size,) * count


# ---- max pools undone ------------------------------------------------------------------------------------------------


def _unpool_output_size(
    input: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], output_size: Any
) -> Any:
    """The sizes to unpool to: `output_size` without batch and channels, or the default.

    A max pool gives one output size for several input sizes, since it rounds a division by the stride. The default is one of
    these input sizes, and `output_size` may name another.
    """
    count = len(kernel_size)
    sizes = input.size()
    default = [(sizes[d - count] - 1) * stride[d] + kernel_size[d] - 2 * padding[d] for d in range(count)]
    if output_size is None:
        return _not_negative(default, count)
    if len(output_size) == count + 2:
        output_size = output_size[2:]
    if len(output_size) != count:
        raise ValueError(
            "output_size should be a sequence containing "
            f"{count} or {count + 2} elements, but it has a length of '{len(output_size)}'"
        )
    for d in range(count):
        low, high = default[d] - stride[d], default[d] + stride[d]
        if not low < output_size[d] < high:
            raise ValueError(f'invalid output_size "{output_size}" (dim {d} must be between {low} and {high})')
    return _not_negative(output_size, count)


def _not_negative(sizes: Any, count: int) -> Any:
    for d in range(count):
        is_size = sizes[d] >= 0
        if isinstance(is_size, TensorImpl):
            raise TypeError(
                "cond must be a bool, but got a Tensor. For tensor conditions, use torch._check_tensor_all() to assert that "
                "all elements are true."
            )
        if not isinstance(is_size, bool):
            raise TypeError(f"cond must be a bool, but got {type(is_size)}")
        if not is_size:
            raise ValueError(
                f"max_unpooling: output_size must contain non-negative spatial dimensions, but got output_size[{d}]={sizes[d]}"
            )
    return sizes


def max_unpool1d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    output_size: Any = None,
) -> Tensor:
    """Elements back to the places where max_pool1d found them, zeros elsewhere.

        indices                        as max_pool1d returned them, of the input's shape
        kernel_size, stride, padding   as they were there
        output_size                    which of the possible sizes; None: the smallest

    >>> values, indices = F.max_pool1d(tt.tensor([[1.0, 3.0, 2.0, 5.0]]), 2, return_indices=True)
    >>> F.max_unpool1d(values, indices, 2)
    tensor([[0., 3., 0., 5.]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_unpool1d, (input,), locals())
    k, p = _ntuple(kernel_size, 1), _ntuple(padding, 1)
    s = k if stride is None else _ntuple(stride, 1)
    # There is no operator for sequences. A sequence is an image of width 1, and its flat indices are the same.
    size = _unpool_output_size(input, k, s, p, output_size)
    size = [*size, 1] if isinstance(size, list) else (*size, 1)
    return F.max_unpool2d(input.unsqueeze(-1), indices.unsqueeze(-1), size).squeeze(-1)


def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    output_size: Any = None,
) -> Tensor:
    """Elements back to the places where max_pool2d found them, zeros elsewhere.

    Arguments as in `max_unpool1d`; sizes are ints or pairs.

    >>> values, indices = F.max_pool2d(tt.arange(4.0).view(1, 2, 2), 2, return_indices=True)
    >>> F.max_unpool2d(values, indices, 2)
    tensor([[[0., 0.],
             [0., 3.]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_unpool2d, (input,), locals())
    k, p = _ntuple(kernel_size, 2), _ntuple(padding, 2)
    s = k if stride is None else _ntuple(stride, 2)
    return F.max_unpool2d(input, indices, _unpool_output_size(input, k, s, p, output_size))


def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Size,
    stride: OptionalSize = None,
    padding: Size = 0,
    output_size: Any = None,
) -> Tensor:
    """Elements back to the places where max_pool3d found them, zeros elsewhere.

    Arguments as in `max_unpool1d`; sizes are ints or triples.

    >>> values, indices = F.max_pool3d(tt.arange(8.0).view(1, 2, 2, 2), 2, return_indices=True)
    >>> F.max_unpool3d(values, indices, 2).shape
    torch.Size([1, 2, 2, 2])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(max_unpool3d, (input,), locals())
    k, p = _ntuple(kernel_size, 3), _ntuple(padding, 3)
    s = k if stride is None else _ntuple(stride, 3)
    return F.max_unpool3d(input, indices, _unpool_output_size(input, k, s, p, output_size), s, p)
