"""batch_norm and instance_norm: moments of every channel, over the batch and all places.

Where nothing has to be converted one kernel does all. Elsewhere the kernels work on rows, where a row is one channel of one
sample; what is one number for each channel is computed in float64 by NumPy. An input without places, (N, C), is transposed
first, so that channels are rows.

Mirrors aten/src/ATen/native/Normalization.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.normalization.mixed_data_type import (
    check_parameter_dtypes,
    is_mixed,
    parameter_dtype,
    values_of,
)
from tinytensor.aten.native.nn.param_utils import compute_type, dense, finish, is_meta, like_format, new, scratch
from tinytensor.aten.native.reduce.reduce_ops import mean_dtype
from tinytensor.aten.native.reference.arrays import view, write
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.contiguity import is_channels_last
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, uint8
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# ---- batch_norm ------------------------------------------------------------------------------------------------------


def batch_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool, momentum: float, eps: float, cudnn_enabled: bool,
) -> Tensor:  # fmt: skip
    """(N, C, *): every channel normalized, with the batch's moments in training, else with the running ones."""
    m = input.meta_
    keys = m.key_set
    for t in (weight, bias, running_mean, running_var):
        if t is not None:
            keys |= t.meta_.key_set
    if m.numel and goes_unseen(keys):
        _check_parameters(m, weight, bias, running_mean, running_var, training)
        return native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)[0]
    return F._batch_norm_impl_index_default(
        input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled
    )[0]


def _batch_norm_impl_index(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool, momentum: float, eps: float, cudnn_enabled: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, int]:  # fmt: skip
    m = input.meta_
    channels = m.sizes[1] if m.dim > 1 else 0
    reserve = F.empty_memory_format((0,), uint8, None, m.device)
    if m.numel == 0:
        out = F.clone_default(input)
        if weight is not None:
            out = F.mul(out, F.select_int(weight, 0, 0))
        if bias is not None:
            out = F.add(out, F.select_int(bias, 0, 0))
        saved = [F.empty_memory_format((channels,), m.dtype, None, m.device) for _ in range(2)]
        return out, saved[0], saved[1], reserve, 0
    _check_parameters(m, weight, bias, running_mean, running_var, training)
    results = F.native_batch_norm_default(input, weight, bias, running_mean, running_var, training, momentum, eps)
    return (*results, reserve, 0)


def _check_parameters(
    m: Metadata, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool,
) -> None:  # fmt: skip
    channels = m.sizes[1] if m.dim > 1 else 0
    named = (("running_mean", running_mean), ("running_var", running_var), ("weight", weight), ("bias", bias))
    for name, parameter in named:
        if parameter is None:
            if not training and name.startswith("running"):
                raise RuntimeError(f"{name} must be defined in evaluation mode")
        elif parameter.meta_.numel != channels:
            raise RuntimeError(f"{name} should contain {channels} elements not {parameter.meta_.numel}")
    check(
        (running_mean is None) == (running_var is None),
        "running_mean and running_var must either both be None or neither be None",
        ValueError,
    )


def _moments(x: Tensor, n: int, c: int, places: int) -> tuple[np.ndarray, np.ndarray]:
    """Mean and variance of every channel.

    A row is one channel of one sample. All rows have the same length, so the mean of a channel is the mean m of its rows'
    means m_i, and its variance is (mean of the rows' variances) + (mean of (m_i - m)^2). No term of it cancels.
    """
    with np.errstate(all="ignore"):
        if places == 1:
            turned = stubs.row_moments_stub[x.meta_.device.type](_turned(x, n, c), c, n)
            return turned[:, 0], turned[:, 1]
        rows = stubs.row_moments_stub[x.meta_.device.type](x, n * c, places).reshape(n, c, 2)
        mean = rows[..., 0].mean(0)
        return mean, rows[..., 1].mean(0) + np.square(rows[..., 0] - mean).mean(0)


def _turned(x: Tensor, n: int, c: int) -> Tensor:
    """(N, C) as (C, N): channels as rows.

    The stubs sum over rows. With one place for each channel a row would have one element, so the matrix is turned first.
    """
    m = x.meta_
    return dense(new_tensor(m.with_geometry((c, n), (1, c)), x.storage_, x.byte_offset_))


def _affine(out: Tensor, x: Tensor, scale: np.ndarray, shift: np.ndarray, n: int, c: int, places: int) -> None:
    if places == 1:
        values = view(x).reshape(n, c)
        with np.errstate(all="ignore"):
            view(out).reshape(n, c)[...] = scale.astype(values.dtype) * values + shift.astype(values.dtype)
    else:
        stubs.row_affine_stub[x.meta_.device.type](out, x, np.tile(scale, n), np.tile(shift, n), n * c, places)


def _update(running: Tensor | None, new_values: np.ndarray, momentum: float) -> None:
    # running = momentum * new + (1 - momentum) * running: here a momentum of 1 forgets everything at once.
    old = values_of(running)
    if running is not None and old is not None:
        with np.errstate(all="ignore"):
            write(running, (momentum * new_values + (1 - momentum) * old).reshape(tuple(running.meta_.sizes)))


def _format(m: Metadata) -> Metadata:
    """`suggest_memory_format_contig`: what counts as row-major and as channels last, by sizes of 1, is row-major."""
    sizes = tuple(m.sizes)
    return contiguous_metadata(sizes, m.dtype, m.device) if m.is_contiguous else like_format(m, sizes)


def _plan(m: Metadata, training: bool, *parameters: Tensor | None) -> tuple:
    """(batch, channels, places), the type to compute in, metadata of the result and of what is saved of each channel, and
    whether one kernel does all."""
    check(
        m.dim,  # PyTorch makes a list of one dimension less
        "SmallVector unable to grow. Requested capacity (18446744073709551615) is larger than maximum value for size type "
        "(4294967295)",
    )
    if not is_meta(m):
        _check_mean(m, training, *parameters)
    maybe_wrap_dim(1, m.dim)
    n, c, places = m.sizes[0], m.sizes[1], prod(m.sizes[2:])
    for parameter in parameters:
        check(parameter is None or parameter.meta_.numel == c, "Expected parameters with one element per channel")
    if not is_meta(m):
        dispatch(m.dtype, "batch_norm", FLOATING_TYPES)
    saved = parameter_dtype(m, *parameters)
    if not is_meta(m):
        check_parameter_dtypes(m, saved, *parameters)
        for running in parameters[2:]:
            dim = 1 if running is None else running.meta_.dim
            check(dim == 1 or not m.numel, lambda dim=dim: f"TensorAccessor expected 1 dims but tensor has {dim}")
    statistics = contiguous_metadata((c if training else 0,), saved, m.device)
    dtype = compute_type(m.dtype)
    # One kernel does all where nothing is to be converted.
    given = [parameter.meta_ for parameter in parameters if parameter is not None]
    at_once = all(p.dtype is dtype and p.is_contiguous and p.device is cpu for p in given)
    if training:
        at_once = at_once and saved is dtype
    if places == 1:
        at_once = at_once and "cpu" in stubs.batch_norm_columns_stub
    elif training:
        at_once = at_once and "cpu" in stubs.batch_norm_train_stub
    return n, c, places, dtype, _format(m), statistics, at_once


def _check_mean(m: Metadata, training: bool, *parameters: Tensor | None) -> None:
    """In PyTorch the means of an input that is not contiguous are taken by `mean`, which refuses integers in its own words."""
    dense = m.is_contiguous or any(is_channels_last(m.sizes, m.strides, dims) for dims in (4, 5))
    if training and not dense and not is_mixed(m, *parameters):
        mean_dtype(m.dtype, None)


def native_batch_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool, momentum: float, eps: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The result, and mean and 1 / sqrt(variance + eps) of every channel (none outside training).

    In training the running moments are updated in place, with the unbiased variance.
    """
    m = input.meta_.plain
    parameters = weight, bias, running_mean, running_var
    key = ("batch_norm", training, *[None if t is None else t.meta_.plain for t in parameters])
    plan = m.plans.get(key)
    if plan is None:
        plan = remember(m.plans, key, _plan(m, training, *parameters))
    n, c, places, dtype, out_meta, statistics, at_once = plan
    out = empty_from_metadata(out_meta)
    save_mean, save_invstd = empty_from_metadata(statistics), empty_from_metadata(statistics)
    if is_meta(m) or not m.numel:
        return out, save_mean, save_invstd
    if m.device is not cpu:
        statistics = save_mean, save_invstd
        with AutoDispatchBelowADInplaceOrView():
            _forward_on_device(out, statistics, dense(input, dtype), *parameters, training, momentum, eps)
        return out, save_mean, save_invstd
    x, result = dense(input, dtype), scratch(out, dtype)
    if at_once and training:
        made, given = (result, save_mean, save_invstd, x), (running_mean, running_var, weight, bias)
        if places == 1:
            stubs.batch_norm_columns_train_stub["cpu"](*made, _turned(x, n, c), *given, n, c, momentum, eps)
        else:
            stubs.batch_norm_train_stub["cpu"](*made, *given, n, c, places, momentum, eps)
        finish(out, result)
        return out, save_mean, save_invstd
    if running_mean is not None and running_var is not None and at_once:
        given = running_mean, running_var, weight, bias
        if places == 1:
            stubs.batch_norm_columns_stub["cpu"](result, x, *given, n, c, eps)
        else:
            stubs.batch_norm_stub["cpu"](result, x, *given, n, c, places, eps)
        finish(out, result)
        return out, save_mean, save_invstd
    with np.errstate(all="ignore"):
        if training:
            mean, variance = _moments(x, n, c, places)
            count = n * places
            # The running variance is the unbiased one (divided by count - 1), the batch itself is normalized by the biased.
            _update(running_mean, mean, momentum)
            if running_var is not None:
                _update(running_var, variance * (count / (count - 1) if count > 1 else np.nan), momentum)
            mean = _kept(save_mean, mean)
        else:
            if running_mean is None or running_var is None:
                raise RuntimeError("running_mean must be defined in evaluation mode")
            mean, variance = values_of(running_mean), values_of(running_var)
        invstd = 1 / np.sqrt(variance + eps)
        # As in PyTorch, the result is computed from the saved statistics, which are rounded to their dtype.
        if training:
            invstd = _kept(save_invstd, invstd)
        scale, shift = _linear_terms(mean, invstd, weight, bias)
    _affine(result, x, scale, shift, n, c, places)
    finish(out, result)
    return out, save_mean, save_invstd


def _along_channels(t: Tensor, dtype: ScalarType, dims: int) -> Tensor:
    """One number for each channel, so that it broadcasts over an input of `dims` dimensions."""
    return F.view_default(dense(t, dtype), (1, t.meta_.numel, *([1] * (dims - 2))))


def _forward_on_device(
    out: Tensor, saved: tuple[Tensor, Tensor], x: Tensor, weight: Tensor | None, bias: Tensor | None,
    running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float,
) -> None:  # fmt: skip
    """batch_norm with operators of the device, so that no number comes to the host."""
    m = x.meta_
    dtype, others = m.dtype, (0, *range(2, m.dim))
    if training:
        count = m.numel // m.sizes[1]
        variance, mean = F.var_mean_correction(x, others, 0, False)
        unbiased = F.mul_Scalar(variance, count / (count - 1) if count > 1 else float("nan"))
        for running, new_values in ((running_mean, mean), (running_var, unbiased)):
            if running is not None:
                old = F.mul_Scalar(dense(running, dtype), 1 - momentum)
                updated = F.add_Tensor(old, F.mul_Scalar(new_values, momentum))
                copy_(running, F.view_default(updated, tuple(running.meta_.sizes)), False)
        copy_(saved[0], mean, False)
        copy_(saved[1], F.rsqrt(F.add_Scalar(variance, eps)), False)
        mu, invstd = (_along_channels(t, dtype, m.dim) for t in saved)
    else:
        if running_mean is None or running_var is None:
            raise RuntimeError("running_mean must be defined in evaluation mode")
        mu = _along_channels(running_mean, dtype, m.dim)
        invstd = F.rsqrt(F.add_Scalar(_along_channels(running_var, dtype, m.dim), eps))
    scale = invstd if weight is None else F.mul_Tensor(invstd, _along_channels(weight, dtype, m.dim))
    y = F.mul_Tensor(F.sub_Tensor(x, mu), scale)
    copy_(out, y if bias is None else F.add_Tensor(y, _along_channels(bias, dtype, m.dim)), False)


def _kept(t: Tensor, values: np.ndarray) -> np.ndarray:
    """Store numbers, and return them as stored (rounded to the dtype), in float64."""
    if t.meta_.itemsize < 4:
        write(t, values)
        return values_of(t)
    stored = values.astype(t.meta_.dtype.numpy)
    view(t)[...] = stored
    return stored.astype(np.float64)


def _linear_terms(
    mean: np.ndarray, invstd: np.ndarray, weight: Tensor | None, bias: Tensor | None
) -> tuple[np.ndarray, np.ndarray]:
    """batch_norm as scale * input + shift."""
    w, b = values_of(weight), values_of(bias)
    scale = invstd if w is None else invstd * w
    shift = -mean * scale
    return scale, shift if b is None else shift + b


def native_batch_norm_out(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool, momentum: float, eps: float, out: Tensor, save_mean: Tensor, save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    results = native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
    return _into((out, save_mean, save_invstd), results)


def _into(outs: tuple[Tensor, Tensor, Tensor], results: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    for out, result in zip(outs, results, strict=True):
        resize_output(out, tuple(result.meta_.sizes), result.meta_.strides)
        copy_(out, result, False)
    return outs


def _native_batch_norm_legit(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor,
    training: bool, momentum: float, eps: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """native_batch_norm whose schema says that the running moments are written to."""
    return native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


def _native_batch_norm_legit_out(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor,
    training: bool, momentum: float, eps: float, out: Tensor, save_mean: Tensor, save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    return _into(
        (out, save_mean, save_invstd),
        native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps),
    )


def _native_batch_norm_legit_no_stats(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    return native_batch_norm(input, weight, bias, None, None, training, momentum, eps)


def _native_batch_norm_legit_no_stats_out(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float,
    out: Tensor, save_mean: Tensor, save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    return _into(
        (out, save_mean, save_invstd), native_batch_norm(input, weight, bias, None, None, training, momentum, eps)
    )


# ---- backward --------------------------------------------------------------------------------------------------------


def _dots(g: Tensor, x: Tensor, mean: np.ndarray, n: int, c: int, places: int) -> tuple[np.ndarray, np.ndarray]:
    """For every channel the sum of g, and of g * (x - mean)."""
    if places == 1:
        turned = stubs.row_dots_stub[x.meta_.device.type](_turned(g, n, c), _turned(x, n, c), mean, c, n)
        return turned[:, 0], turned[:, 1]
    rows = stubs.row_dots_stub[x.meta_.device.type](g, x, np.tile(mean, n), n * c, places).reshape(n, c, 2)
    return rows[..., 0].sum(0), rows[..., 1].sum(0)


def _combine(out: Tensor, g: Tensor, x: Tensor, terms: Sequence[np.ndarray], n: int, c: int, places: int) -> None:
    if places == 1:
        grad, values = view(g).reshape(n, c), view(x).reshape(n, c)
        of_grad, of_x, constant = (term.astype(values.dtype) for term in terms)
        view(out).reshape(n, c)[...] = of_grad * grad + of_x * values + constant
    else:
        tiled = (np.tile(t, n) for t in terms)
        stubs.row_combine_stub[x.meta_.device.type](out, g, x, *tiled, n * c, places)


def native_batch_norm_backward(
    grad_out: Tensor, input: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    save_mean: Tensor | None, save_invstd: Tensor | None, train: bool, eps: float, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input, weight and bias; None where the mask wants none."""
    m = input.meta_.plain
    if m.device is cpu:  # input and parameters may have changed since
        parameter_dtype(m, weight, running_mean, running_var, save_mean, save_invstd)
    c = m.sizes[maybe_wrap_dim(1, m.dim, False)]
    n, places = m.sizes[0], prod(m.sizes[2:])
    for d in range(2, m.dim):
        maybe_wrap_dim(d, grad_out.meta_.dim, False)
    if m.device is cpu:
        for t in (weight, save_mean, save_invstd, running_mean, running_var):
            dim = 1 if t is None else t.meta_.dim
            check(dim == 1, lambda: f"TensorAccessor expected 1 dims but tensor has {dim}")  # noqa: B023
    saved = _saved_dtype(m, weight, save_mean)
    grad_input = empty_from_metadata(_format(m)) if output_mask[0] else None
    grad_weight = new((c,), saved, m.device) if output_mask[1] else None
    grad_bias = new((c,), saved, m.device) if output_mask[2] else None
    results = grad_input, grad_weight, grad_bias
    if is_meta(m):
        return results
    # Of other data PyTorch reads beyond the memory; the node refuses these gradients by their shape.
    if not m.numel or grad_out.meta_.sizes != m.sizes:
        for t in results:
            if t is not None:
                zero_(t)
        return results
    if m.device is not cpu:
        statistics = (save_mean, save_invstd) if train else (running_mean, running_var)
        with AutoDispatchBelowADInplaceOrView():
            _backward_on_device(results, grad_out, input, weight, *statistics, train, eps)
        return results
    dtype = compute_type(m.dtype)
    if train and places > 1 and save_mean is not None and save_invstd is not None:
        vectors = [t.meta_ for t in (weight, save_mean, save_invstd) if t is not None]
        fit = all(v.dtype is dtype and v.is_contiguous and v.numel == c for v in vectors)
        if fit and saved is dtype and "cpu" in stubs.batch_norm_backward_stub:
            result = None if grad_input is None else scratch(grad_input, dtype)
            g, x = dense(grad_out, dtype), dense(input, dtype)
            stubs.batch_norm_backward_stub["cpu"](
                result, grad_weight, grad_bias, g, x, save_mean, save_invstd, weight, n, c, places
            )
            if grad_input is not None and result is not None:
                finish(grad_input, result)
            return results
    mean, invstd = _statistics(c, running_mean, running_var, save_mean, save_invstd, train, eps)
    g, x = dense(grad_out, dtype), dense(input, dtype)
    with np.errstate(all="ignore"):
        total, product = _dots(g, x, mean, n, c, places)
        if grad_input is not None:
            w = values_of(weight)
            # With x^ = (x - mean) * invstd and means over the channel's `count` elements:
            #     grad_input = w * invstd * (g - mean(g) - x^ * mean(g * x^))
            # `total` is the sum of g and `product` the sum of g * (x - mean), so this is of_grad * g + of_x * x + constant
            # with three numbers a channel. In evaluation mean and invstd are constants: grad_input = w * invstd * g.
            of_grad = invstd if w is None else invstd * w
            count = n * places
            of_x = -of_grad * product * invstd**2 / count if train else np.zeros(c)
            constant = -of_x * mean - of_grad * total / count if train else np.zeros(c)
            result = scratch(grad_input, dtype)
            if train:
                _combine(result, g, x, (of_grad, of_x, constant), n, c, places)
            else:  # The input must not take part: 0 times an infinite input would be NaN.
                _affine(result, g, of_grad, constant, n, c, places)
            finish(grad_input, result)
        if grad_weight is not None:
            write(grad_weight, product * invstd)
        if grad_bias is not None:
            write(grad_bias, total)
    return results


def _backward_on_device(
    results: tuple[Tensor | None, ...], grad_out: Tensor, input: Tensor, weight: Tensor | None, mean: Tensor | None,
    deviation: Tensor | None, train: bool, eps: float,
) -> None:  # fmt: skip
    """The same with operators of the device. `deviation` is 1 / sqrt(variance + eps) in training, else the variance."""
    if mean is None or deviation is None:
        raise RuntimeError("native_batch_norm_backward: the statistics of this mode are missing")
    m, (grad_input, grad_weight, grad_bias) = input.meta_, results
    dtype, others = compute_type(m.dtype), (0, *range(2, m.dim))
    g, x = dense(grad_out, dtype), dense(input, dtype)
    mu, invstd = (_along_channels(t, dtype, m.dim) for t in (mean, deviation))
    if not train:
        invstd = F.rsqrt(F.add_Scalar(invstd, eps))
    normalized = F.mul_Tensor(F.sub_Tensor(x, mu), invstd)
    total = F.sum_dim_IntList(g, others, True)
    product = F.sum_dim_IntList(F.mul_Tensor(g, normalized), others, True)
    if grad_input is not None:
        scale = invstd if weight is None else F.mul_Tensor(invstd, _along_channels(weight, dtype, m.dim))
        rest = g
        if train:
            count = float(m.numel // m.sizes[1])
            of_normalized = F.mul_Tensor(normalized, F.div_Scalar(product, count))
            rest = F.sub_Tensor(F.sub_Tensor(g, F.div_Scalar(total, count)), of_normalized)
        copy_(grad_input, F.mul_Tensor(rest, scale), False)
    for grad, sums in ((grad_weight, product), (grad_bias, total)):
        if grad is not None:
            copy_(grad, F.view_default(sums, tuple(grad.meta_.sizes)), False)


def _saved_dtype(m: Metadata, weight: Tensor | None, save_mean: Tensor | None) -> ScalarType:
    given = weight if weight is not None else save_mean
    return m.dtype if given is None else given.meta_.dtype


def _statistics(
    c: int, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None,
    save_invstd: Tensor | None, train: bool, eps: float,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """The mean and 1 / deviation that the forward used."""
    if train:
        mean, invstd = values_of(save_mean), values_of(save_invstd)
    else:
        mean, variance = values_of(running_mean), values_of(running_var)
        with np.errstate(all="ignore"):
            invstd = None if variance is None else 1 / np.sqrt(variance + eps)
    check(
        mean is not None and invstd is not None, "native_batch_norm_backward: the statistics of this mode are missing"
    )
    assert mean is not None and invstd is not None
    check(len(mean) == c == len(invstd), "native_batch_norm_backward: expected statistics with one element per channel")
    return mean, invstd


# ---- instance_norm ---------------------------------------------------------------------------------------------------


def instance_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool,
) -> Tensor:  # fmt: skip
    """Every channel of every sample normalized on its own: batch_norm with the samples as channels of one."""
    check(
        use_input_stats or (running_mean is not None and running_var is not None),
        "Expected running_mean and running_var to be defined when use_input_stats is false",
    )
    m = input.meta_
    n, c = input.size(0), input.size(1)
    w, b, mean, var = (None if t is None else F.repeat(t, (n,)) for t in (weight, bias, running_mean, running_var))
    rows = F.view_default(F.contiguous(input), (1, n * c, *m.sizes[2:]))
    out = F.batch_norm_default(rows, w, b, mean, var, use_input_stats, momentum, eps, cudnn_enabled)
    for running, repeated in ((running_mean, mean), (running_var, var)):
        if use_input_stats and running is not None and repeated is not None:
            F.copy_(F.detach(running), F.mean_dim(F.view_default(repeated, (n, c)), (0,), False, None))
    return F.view_default(out, tuple(m.sizes))
