"""Backward and forward formulas of convolution, pooling, normalization, embedding, dropout and weight norm.

Note [Derivative of normalization]
With xn = (x - mean) * r, r = 1 / deviation, the derivative of xn is the symmetric operator
    P h = r * (h - mean(h) - xn * mean(h * xn)),
so the gradients are gx = P(weight * g), gw = sum(g * xn), gb = sum(g), and a tangent becomes P t. Given gradients u, v, w
of gx, gw, gb, the double backward needs no more than P:
    of g        weight * P u + v * xn + w
    of weight   sum(g * P u)
    of x        -r * (xn * mean(u * gx) + mean(g * weight * xn) * P u + mean(u * xn) * gx) + P(v * g)

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp, by name, and
`_weight_norm_differentiable_backward` of aten/src/ATen/native/WeightNorm.cpp. The second derivative of weight norm sees
here that the norms depend on v; PyTorch takes them for constants.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import has_tangent
from tinytensor.autograd.functions_manual.functions_manual_reduction import var_mean_backward
from tinytensor.c10.contiguity import suggests_channels_last
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import channels_last, channels_last_3d, contiguous_format

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
Mask = Sequence[bool]
Three = tuple["Tensor | None", "Tensor | None", "Tensor | None"]


def _add(*terms: Tensor | None) -> Tensor | None:
    """The sum of the terms that exist."""
    total = None
    for term in terms:
        if term is not None:
            total = term if total is None else total + term
    return total


# ---- pooling, embedding ----------------------------------------------------------------------------------------------


def max_pool_double_backward(grad: Tensor, indices: Tensor, dim: int) -> Tensor:
    """The gradient at the places of the largest elements, over the last `dim` dimensions."""
    if not indices.numel():
        return F.empty_like(indices, dtype=grad.dtype)
    # Views, as in PyTorch: what lies in another order than its memory format is refused.
    flat = (*indices.shape[: indices.dim() - dim], -1)
    m = indices.meta_
    likes = m.dim in (4, 5) and suggests_channels_last(tuple(m.sizes), m.strides, m.dim)
    order = (channels_last if indices.dim() == 4 else channels_last_3d) if likes else contiguous_format
    grad = grad.contiguous(memory_format=order)
    return F.gather(grad.view(flat), -1, indices.view(flat)).view(tuple(indices.shape))


def embedding_dense_double_backward(grad: Tensor, indices: Tensor, padding_idx: int) -> Tensor:
    """The rows of `grad` that the indices name. The row of padding_idx got no gradient, so none comes back."""
    rows = grad.index_select(0, indices.reshape(-1))
    if padding_idx >= 0:
        rows = rows.masked_fill((indices == padding_idx).reshape(-1, 1), 0)
    return rows.reshape((*indices.shape, grad.shape[1]))


# ---- convolution: bilinear in input and weight -----------------------------------------------------------------------


def _convolution_double_backward(
    ggI: Tensor | None, ggW: Tensor | None, ggb: Tensor | None, gO: Tensor, weight: Tensor, input: Tensor, stride: Ints,
    padding: Ints, dilation: Ints, transposed: bool, output_padding: Ints, groups: int, mask: Mask,
) -> Three:  # fmt: skip
    """Gradients of grad_output, input and weight, given those of the three results of convolution_backward."""
    # conv(I, W) + b is bilinear. So with gradients i, w, b of its three gradients:
    #     of gO   conv(i, W) + conv(I, w) + b
    #     of I    the input's gradient of a convolution with the weight w
    #     of W    the weight's gradient of a convolution of the input i
    parameters = stride, padding, dilation, transposed, output_padding, groups
    of_grad = of_input = of_weight = None
    if mask[0]:
        of_grad = _add(
            None if ggI is None else F.convolution(ggI, weight, None, *parameters),
            None if ggW is None else F.convolution(input, ggW, None, *parameters),
        )
        if ggb is not None:
            b = ggb.reshape((1, -1, *([1] * (gO.dim() - 2))))
            of_grad = b.expand(tuple(gO.shape)) if of_grad is None else of_grad + b
    if mask[1] and ggW is not None:
        of_input = F.convolution_backward(gO, input, ggW, None, *parameters, (True, False, False))[0]
    if mask[2] and ggI is not None:
        of_weight = F.convolution_backward(gO, ggI, weight, None, *parameters, (False, True, False))[1]
    return of_grad, of_input, of_weight


def convolution_jvp(
    input_p: Tensor, input_t: Tensor, weight_p: Tensor, weight_t: Tensor, bias_p: Tensor | None, bias_t: Tensor | None,
    *parameters: Any,
) -> Tensor:  # fmt: skip
    """conv(dI, W) + conv(I, dW) + db: the product rule."""
    return F.convolution(input_t, weight_p, None, *parameters) + F.convolution(input_p, weight_t, bias_t, *parameters)


def _convolution_jvp(
    input_p: Tensor, input_t: Tensor, weight_p: Tensor, weight_t: Tensor, bias_p: Tensor | None, bias_t: Tensor | None,
    *parameters: Any,
) -> Tensor:  # fmt: skip
    return convolution_jvp(input_p, input_t, weight_p, weight_t, bias_p, bias_t, *parameters[:6])


def convolution_backward_jvp_grad_bias(grad_output_t: Tensor, grad_bias: Tensor | None) -> Tensor | None:
    if grad_bias is None:
        return None
    return grad_output_t.sum((0, *range(2, grad_output_t.dim())))


# ---- normalization; see Note [Derivative of normalization] -----------------------------------------------------------


class _Normal:
    """Input, normalized input and the operator P for moments over `dims`; outside training P only scales."""

    def __init__(self, input: Tensor, mean: Tensor, rstd: Tensor, dims: Ints, train: bool = True):
        self.r, self.dims, self.train = rstd, tuple(dims), train
        self.normal = (input - mean) * rstd

    def mean(self, t: Tensor) -> Tensor:
        return t.mean(self.dims, True)

    def project(self, h: Tensor) -> Tensor:
        if not self.train:
            return self.r * h
        return self.r * (h - self.mean(h) - self.normal * self.mean(h * self.normal))

    def of_input(self, u: Tensor | None, v: Tensor | None, g: Tensor, weighted: Tensor) -> Tensor | None:
        """The gradient of x: u of gx, v (already broadcast) of the weight's gradient; `weighted` is weight * g."""
        first = None
        if u is not None and self.train:
            gx, xn = self.project(weighted), self.normal
            first = -self.r * (
                xn * self.mean(u * gx) + self.mean(weighted * xn) * self.project(u) + self.mean(u * xn) * gx
            )
        return _add(first, None if v is None else self.project(v * g))


def _double_backward(
    normal: _Normal, weight: Tensor | None, ggI: Tensor | None, ggW: Tensor | None, ggb: Tensor | None, gO: Tensor,
    sum_to_weight: Any, mask: Mask,
) -> Three:  # fmt: skip
    """Gradients of input, weight and grad_out; weight, ggW and ggb are broadcast over the input already."""
    of_input = of_weight = of_grad = None
    projected = None if ggI is None else normal.project(ggI)
    if mask[0]:
        of_input = normal.of_input(ggI, ggW, gO, gO if weight is None else gO * weight)
    if mask[1] and projected is not None:
        of_weight = sum_to_weight(gO * projected)
    if mask[2]:
        first = projected if projected is None or weight is None else projected * weight
        of_grad = _add(first, None if ggW is None else ggW * normal.normal, ggb)
        if of_grad is not None:
            of_grad = of_grad.expand(tuple(gO.shape))
    return of_input, of_weight, of_grad


def _over_channels(t: Tensor | None, dim: int) -> Tensor | None:
    return None if t is None else t.reshape((1, -1, *([1] * (dim - 2))))


def batchnorm_double_backward(
    input: Tensor, weight: Tensor | None, ggI: Tensor | None, ggW: Tensor | None, ggb: Tensor | None, gO: Tensor,
    running_mean: Tensor | None, running_var: Tensor | None, train: bool, eps: float, save_mean: Tensor | None,
    save_invstd: Tensor | None, mask: Mask,
) -> Three:  # fmt: skip
    normal = _batch_normal(input, running_mean, running_var, save_mean, save_invstd, train, eps)
    w, u, v, b = (
        _over_channels(weight, input.dim()),
        ggI,
        _over_channels(ggW, input.dim()),
        _over_channels(ggb, input.dim()),
    )
    dims = (0, *range(2, input.dim()))
    return _double_backward(normal, w, u, v, b, gO, lambda t: t.sum(dims), mask)


def _batch_normal(
    input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None,
    save_invstd: Tensor | None, train: bool, eps: float,
) -> _Normal:  # fmt: skip
    if train:
        mean, rstd = save_mean, save_invstd
    else:
        assert running_var is not None
        mean, rstd = running_mean, (running_var + eps).rsqrt()
    dim = input.dim()
    return _Normal(input, _over_channels(mean, dim), _over_channels(rstd, dim), (0, *range(2, dim)), train)  # type: ignore[arg-type]


def batch_norm_jvp(
    input_p: Tensor, input_t: Tensor, weight_p: Tensor | None, weight_t: Tensor | None, bias_p: Tensor | None,
    bias_t: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, saved_mean: Tensor | None,
    saved_invstd: Tensor | None, train: bool, eps: float,
) -> Tensor:  # fmt: skip
    """P t * weight + xn * dweight + dbias. Outside training the statistics are constants."""
    check(
        not has_tangent(running_mean, running_var),
        "batch_norm is not differentiable wrt running_mean and running_var, they cannot have forward grad defined",
    )
    normal = _batch_normal(input_p, running_mean, running_var, saved_mean, saved_invstd, train, eps)
    over = [_over_channels(t, input_p.dim()) for t in (weight_p, weight_t, bias_t)]
    return _affine_jvp(normal, input_t, *over)


def _affine_jvp(
    normal: _Normal, input_t: Tensor, weight_p: Tensor | None, weight_t: Tensor | None, bias_t: Tensor | None
) -> Tensor:
    moved = normal.project(input_t)
    result = _add(
        moved if weight_p is None else moved * weight_p, None if weight_t is None else normal.normal * weight_t, bias_t
    )
    assert result is not None
    return result


def layer_norm_double_backward(
    input: Tensor, weight: Tensor | None, ggI: Tensor | None, ggW: Tensor | None, ggb: Tensor | None, gO: Tensor,
    mean: Tensor, rstd: Tensor, normalized_shape: Ints, mask: Mask,
) -> Three:  # fmt: skip
    outer = input.dim() - len(normalized_shape)
    normal = _Normal(input, mean, rstd, range(outer, input.dim()))
    return _double_backward(
        normal, weight, ggI, ggW, ggb, gO, lambda t: t.sum(tuple(range(outer))) if outer else t, mask
    )


def layer_norm_jvp(
    input_p: Tensor, input_t: Tensor, weight_p: Tensor | None, weight_t: Tensor | None, bias_p: Tensor | None,
    bias_t: Tensor | None, saved_mean: Tensor, saved_rstd: Tensor, normalized_shape: Ints,
) -> Tensor:  # fmt: skip
    dims = range(input_p.dim() - len(normalized_shape), input_p.dim())
    return _affine_jvp(_Normal(input_p, saved_mean, saved_rstd, dims), input_t, weight_p, weight_t, bias_t)


# ---- recurrent layers ------------------------------------------------------------------------------------------------


def mkldnn_rnn_layer_node_backward(
    grads: Sequence[Tensor | None], input: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor, b_hh: Tensor, hx: Tensor,
    cx: Tensor, output: Tensor, hy: Tensor, cy: Tensor, workspace: Tensor, reverse: bool, batch_sizes: Ints, mode: int,
    hidden_size: int, num_layers: int, has_biases: bool, bidirectional: bool, batch_first: bool, train: bool,
) -> tuple[Tensor | None, ...]:  # fmt: skip
    """The kernel's gradient, or public operators where it has to be differentiated itself."""
    if all(grad is None for grad in grads[:3]):
        return (None,) * 7
    if is_grad_enabled():
        biases = (b_ih, b_hh) if has_biases else None
        return mkldnn_rnn_layer_differentiable_backward(grads, input, w_ih, w_hh, biases, hx, cx, reverse)
    results = F.mkldnn_rnn_layer_backward(
        input, w_ih, w_hh, b_ih, b_hh, hx, cx, output, hy, cy, *grads[:3], reverse, mode, hidden_size, num_layers,
        has_biases, train, bidirectional, batch_sizes, batch_first, workspace,
    )  # fmt: skip
    return results if has_biases else (*results[:3], None, None, *results[5:])


def mkldnn_rnn_layer_differentiable_backward(
    grads: Sequence[Tensor | None], input: Tensor, w_ih: Tensor, w_hh: Tensor, biases: tuple[Tensor, Tensor] | None,
    hx: Tensor, cx: Tensor, reverse: bool,
) -> tuple[Tensor | None, ...]:  # fmt: skip
    """From the inputs alone, so that any number of derivatives is right: gates and states are computed again."""
    of_output, dh, dc = grads[:3]
    b_ih, b_hh = (None, None) if biases is None else biases
    contributions = F.linear(input, w_ih, b_ih).unbind(0)
    order = range(len(contributions))[::-1] if reverse else range(len(contributions))
    h, c, made = hx, cx, {}
    for t in order:
        i, f, g, o = (contributions[t] + F.linear(h, w_hh, b_hh)).chunk(4, 1)
        i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
        before, c = c, f * c + i * g
        shown = c.tanh()
        made[t] = i, f, g, o, h, before, shown
        h = o * shown
    of_gates: dict[int, Tensor] = {}
    dh, dc = F.zeros_like(hx) if dh is None else dh, F.zeros_like(cx) if dc is None else dc
    for t in reversed(order):
        i, f, g, o, _, before, shown = made[t]
        dh = dh if of_output is None else dh + of_output[t]
        dc = dc + dh * o * (1 - shown * shown)
        parts = dc * g * i * (1 - i), dc * before * f * (1 - f), dc * i * (1 - g * g), dh * shown * o * (1 - o)
        of_gates[t] = F.cat(parts, 1)
        dh, dc = of_gates[t].matmul(w_hh), dc * f
    together = F.cat([of_gates[t] for t in range(len(order))], 0)
    states = F.cat([made[t][4] for t in range(len(order))], 0)
    columns = together.t()
    of_bias = None if biases is None else together.sum(0)
    of_input = together.matmul(w_ih).reshape(tuple(input.shape))
    rows = input.reshape((-1, input.shape[2]))
    return of_input, columns.matmul(rows), columns.matmul(states), of_bias, of_bias, dh, dc


# ---- group_norm ------------------------------------------------------------------------------------------------------


def native_group_norm_node_backward(
    grads: Sequence[Tensor | None], input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, N: int, C: int,
    HxW: int, group: int, eps: float, mask: Mask,
) -> Three:  # fmt: skip
    """The kernel's gradient, or public operators where it has to be differentiated itself."""
    dY, dmean, drstd = grads
    if dY is None and dmean is None and drstd is None:
        return None, None, None
    if is_grad_enabled() or dmean is not None or drstd is not None:
        return infinitely_differentiable_native_group_norm_backward(
            dY, dmean, drstd, input, mean, rstd, weight, N, C, HxW, group, eps, mask
        )
    assert dY is not None
    # The kernel takes both in the order of the input's memory.
    m, order = input.meta_, contiguous_format
    if suggests_channels_last(m.sizes, m.strides):
        order = channels_last
    elif m.dim == 5 and input.is_contiguous(memory_format=channels_last_3d):
        order = channels_last_3d
    dY, input = dY.contiguous(memory_format=order), input.contiguous(memory_format=order)
    return F.native_group_norm_backward(dY, input, mean, rstd, weight, N, C, HxW, group, mask)


def infinitely_differentiable_native_group_norm_backward(
    dY: Tensor | None, dmean: Tensor | None, drstd: Tensor | None, input: Tensor, mean: Tensor, rstd: Tensor,
    weight: Tensor | None, N: int, C: int, HxW: int, group: int, eps: float, mask: Mask,
) -> Three:  # fmt: skip
    """Made of operators that have derivatives themselves: mean and rstd are results of the node, with its history."""
    depth = C // group
    share = 1.0 / (depth * HxW) if depth * HxW else math.inf
    x, m, r = input.reshape((N, group, depth, HxW)), mean.reshape((N, group, 1, 1)), rstd.reshape((N, group, 1, 1))
    of_input = of_weight = of_bias = None
    if dY is not None:
        g = dY.reshape((N, group, depth, HxW))
        with_x, alone = (g * x).sum(3).unsqueeze_(-1), g.sum(3).unsqueeze_(-1)
    if mask[0]:
        scale = None if weight is None else weight.reshape((1, group, depth, 1))
        cube = r * r * r
        if dY is not None:
            a = g * r if scale is None else g * scale * r
            b = (with_x if scale is None else with_x * scale).sum(2).unsqueeze_(-2)
            c = (alone if scale is None else alone * scale).sum(2).unsqueeze_(-2)
            b = (c * m - b) * cube * share
            c = -b * m - c * r * share
            of_input = a + b * x + c
        # rstd = (var + eps)^(-1/2), so the slope of var is -rstd^3 / 2. PyTorch asks for both gradients or for none.
        if dmean is not None and drstd is not None:
            dvar = -0.5 * cube * drstd.view((N, group, 1, 1))
            part = var_mean_backward((dvar, dmean.view((N, group, 1, 1))), x, (2, 3), 0, True)
            of_input = part if of_input is None else of_input.add_(part)
        if of_input is not None:
            of_input = of_input.reshape(tuple(input.shape))
    if dY is not None and mask[1]:
        of_weight = ((with_x - alone * m) * r).sum(0).reshape(C)
    if dY is not None and mask[2]:
        of_bias = alone.sum(0).reshape(C)
    return of_input, of_weight, of_bias


def _in_groups(input: Tensor, groups: int) -> Ints:
    """Sizes with one row for each group; of no samples a row is one element long."""
    n = input.shape[0]
    return n, groups, -1 if n else 1


def group_norm_jvp(
    input_p: Tensor, input_t: Tensor, weight_p: Tensor | None, weight_t: Tensor | None, bias_p: Tensor | None,
    bias_t: Tensor | None, saved_mean: Tensor, saved_rstd: Tensor, groups: int,
) -> Tensor:  # fmt: skip
    n, c = input_p.shape[0], input_p.shape[1]
    shape = _in_groups(input_p, groups)
    normal = _Normal(
        input_p.reshape(shape), saved_mean.reshape((n, groups, 1)), saved_rstd.reshape((n, groups, 1)), (2,)
    )
    moved = normal.project(input_t.reshape(shape)).reshape(_in_groups(input_p, c))
    w, wt, bt = (None if t is None else t.reshape((1, c, 1)) for t in (weight_p, weight_t, bias_t))
    result = _add(
        moved if w is None else moved * w,
        None if wt is None else normal.normal.reshape(_in_groups(input_p, c)) * wt,
        bt,
    )
    assert result is not None
    return result.reshape(tuple(input_p.shape))


def group_norm_mean_jvp(input_t: Tensor, mean_p: Tensor, groups: int) -> Tensor:
    return input_t.reshape(_in_groups(input_t, groups)).mean(2).reshape(tuple(mean_p.shape))


def group_norm_invstd_jvp(input_p: Tensor, input_t: Tensor, mean_p: Tensor, invstd_p: Tensor, groups: int) -> Tensor:
    """dr = -r^2 * mean(xn * t) in each group."""
    n = input_p.shape[0]
    shape = _in_groups(input_p, groups)
    r = invstd_p.reshape((n, groups, 1))
    normal = (input_p.reshape(shape) - mean_p.reshape((n, groups, 1))) * r
    return (-r * r * (normal * input_t.reshape(shape)).mean(2, True)).reshape(tuple(invstd_p.shape))


# ---- dropout ---------------------------------------------------------------------------------------------------------


def native_dropout_scale(p: float, train: bool | None) -> float:
    """What the elements that were kept have been multiplied by."""
    if train is False:
        return 1.0
    return 0.0 if p == 1 else 1.0 / (1.0 - p)


def native_dropout_gradient(grad: Tensor, mask: Tensor, scale: float) -> Tensor:
    """The same for the gradient, in operators that can be differentiated again."""
    return F.mul(F.mul(grad, mask), scale)


def native_dropout_double_backward(grad: Tensor, grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """native_dropout_backward is linear in its first argument, so its gradient is the same product."""
    return native_dropout_gradient(F.to(grad, grad_output.meta_.dtype), mask, scale)


def zeros_of_shape(sizes: tuple[int, ...], grad: Tensor) -> Tensor:
    """Numbers that were drawn do not depend on the parameters they were drawn with."""
    return F.zeros(tuple(sizes), dtype=grad.meta_.dtype, device=grad.meta_.device)


# ---- weight norm -----------------------------------------------------------------------------------------------------


def weight_norm_backward(
    grad: Tensor | None, v: Tensor, g: Tensor, norms: Tensor, dim: int
) -> tuple[Tensor | None, Tensor | None]:
    """For w = g v / |v|: of v (g / |v|) * (grad - v * sum(grad * v) / |v|^2), of g sum(grad * v) / |v|."""
    if grad is None:
        return None, None
    if is_grad_enabled():
        # The norms that the forward call saved have no history; a second derivative needs their dependence on v.
        norms = F.norm_except_dim(v, 2, dim)
    norms = F.to(norms, g.dtype)
    others = [d for d in range(v.dim()) if d != dim]
    sums = F.sum(grad * v, others, True) if others else grad * v
    return (g / norms) * (grad - v * (sums / (norms * norms))), sums / norms
