"""scaled_dot_product_attention: softmax(query @ key^T / sqrt(d)) @ value, fused or as a composition.

Fused attention is one operator with one autograd node, which has no second derivative. It is taken where
`can_use_flash_attention` allows it; everything else is a composition (`_scaled_dot_product_attention_math`).

Note [Fused attention keeps the logsumexp]
With S = query @ key^T * scale + mask, the weights are exp(S - logsumexp(S)). So the forward pass keeps one number for
each row of scores, the logsumexp, and the backward pass makes the scores again from it and the inputs. For the gradients,
with P the weights and dP = grad @ value^T:

    dS = P * (dP - sum(grad * output))    dQ = dS @ key * scale    dK = dS^T @ query * scale    dV = P^T @ grad

Scores of 16-bit floats are computed in float32.

The kernels are in cpu/flash_attention_kernel.py.

Mirrors aten/src/ATen/native/transformers/attention.cpp and sdp_utils_cpp.{h,cpp}.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata
from tinytensor.c10.scalar_type import ScalarType, bool_, float32
from tinytensor.c10.sdp_backend import sdp_switches
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def scaled_dot_product_attention(
    query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None, dropout_p: float, is_causal: bool,
    scale: float | None, enable_gqa: bool,
) -> Tensor:  # fmt: skip
    """Shapes (..., L, E), (..., S, E), (..., S, V) -> (..., L, V). A bool mask says who may be attended to, a float mask
    is added to the scores; `enable_gqa` lets several heads of the query share one of key and value."""
    _check(query, key, value, attn_mask)
    *sizes, length, _ = query.meta_.sizes
    if not length or not value.meta_.numel:
        return _nothing_attended(query, key, value, (*sizes, length, value.meta_.sizes[-1]))
    mask = None if attn_mask is None else _to_float_mask(attn_mask, query.meta_.dtype)
    fused = sdp_switches.flash and can_use_flash_attention(
        query.meta_, key.meta_, value.meta_, attn_mask, dropout_p, enable_gqa
    )
    if not (fused or sdp_switches.math):
        # Each switch off is an error of its own; in PyTorch, the second names what stood in the way of the fused kernel first.
        check(
            sdp_switches.flash,
            "No viable backend for scaled_dot_product_attention was found. This is likely due to turning off both the math "
            "kernel and the fused kernels.",
        )
        check(False, "No available kernel.  Aborting execution.")
    if fused:
        keys = query.meta_.key_set | key.meta_.key_set | value.meta_.key_set
        if mask is not None:
            keys |= mask.meta_.key_set
        if goes_unseen(keys):
            return flash_attention_cpu(query, key, value, dropout_p, is_causal, mask, scale)[0]
        return F._scaled_dot_product_flash_attention_for_cpu_default(
            query, key, value, dropout_p, is_causal, attn_mask=mask, scale=scale
        )[0]
    return F._scaled_dot_product_attention_math_default(
        query, key, value, mask, dropout_p, is_causal, None, scale=scale, enable_gqa=enable_gqa
    )[0]


def _nothing_attended(query: Tensor, key: Tensor, value: Tensor, sizes: tuple[int, ...]) -> Tensor:
    """Zeros of the result's dtype, whose graph leads to all three inputs, as the graph of a usual result does."""
    zeros = F.zeros_default(sizes, query.meta_.dtype, None, query.meta_.device)
    total = F.add_Tensor(F.add_Tensor(F.sum_default(query), F.sum_default(key)), F.sum_default(value))
    return F.add_Tensor(zeros, F.mul_Scalar(total, 0))


def _check(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None) -> None:
    q, k, v = query.meta_, key.meta_, value.meta_
    are_alike = q.dtype is k.dtype is v.dtype and q.device is k.device is v.device
    if not (are_alike and q.dim >= 2 and k.dim >= 2 and v.dim >= 2):
        _refuse(q, k, v)
    if attn_mask is not None:
        dtype = attn_mask.meta_.dtype
        check(
            dtype is bool_ or dtype is q.dtype or dtype is float32,
            lambda: (
                "Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: "
                f"{TYPE_NAMES[dtype]} and  query.dtype: {TYPE_NAMES[q.dtype]} instead."
            ),
        )


def _refuse(q: Metadata, k: Metadata, v: Metadata) -> None:
    check(
        q.dtype is k.dtype is v.dtype,
        lambda: (
            "Expected query, key, and value to have the same dtype, but got query.dtype: "
            f"{TYPE_NAMES[q.dtype]} key.dtype: {TYPE_NAMES[k.dtype]} and value.dtype: {TYPE_NAMES[v.dtype]} instead."
        ),
    )
    check(
        q.device is k.device is v.device,
        lambda: (
            "Expected query, key, and value to have the same device type, but got query.device: "
            f"{q.device} key.device: {k.device} and value.device: {v.device} instead."
        ),
    )
    check(
        q.dim >= 2 and k.dim >= 2 and v.dim >= 2,
        lambda: (
            f"Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: {q.dim} key.dim: "
            f"{k.dim} and value.dim: {v.dim} instead."
        ),
    )


def _to_float_mask(mask: Tensor, dtype: ScalarType) -> Tensor:
    """0 where a bool mask is true, -inf where it is false."""
    if mask.meta_.dtype is not bool_:
        return mask
    device = mask.meta_.device
    hidden = F.scalar_tensor_default(float("-inf"), dtype, None, device)
    return F.where_self(mask, F.scalar_tensor_default(0.0, dtype, None, device), hidden)


def _scaled_dot_product_attention_math(
    query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None, dropout_p: float, is_causal: bool,
    dropout_mask: Tensor | None, scale: float | None, enable_gqa: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The result and the attention weights, softmax(query @ key^T * scale + mask) @ value.

    Query and key each get the root of the scale before the product, so that the product does not overflow first. A negative
    scale has no root: its sign goes to the query.
    """
    origin = query.meta_.dtype
    factor = scale if scale is not None else default_scale(query.meta_.sizes[-1])
    negative = factor < 0
    root = sqrt(abs(factor))
    if origin.itemsize == 2 and origin.is_floating_point:  # 16-bit floats are too coarse for sums of products
        query, key, value = (F.to_dtype(t, float32) for t in (query, key, value))
    query = F.mul_Scalar(query, -root if negative else root)
    if is_causal:
        check(
            attn_mask is None, "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True"
        )
        length, keys = query.meta_.sizes[-2], key.meta_.sizes[-2]
        ones = F.ones_default((length, keys), bool_, None, query.meta_.device)
        attn_mask = _to_float_mask(F.tril_default(ones), query.meta_.dtype)
    if enable_gqa:
        key, value = _repeat_heads(query, key, value)
    # One name for scores and weights: as large as they are, one of them has to go before the other is used.
    weights = F.matmul_default(query, F.mul_Scalar(F.transpose_int(key, -2, -1), root))
    if attn_mask is not None:
        weights = F.add__Tensor(weights, attn_mask)
    weights = F._safe_softmax_default(weights, -1)
    if dropout_p > 0.0:
        if dropout_mask is not None:
            weights = F.masked_fill_Scalar(weights, F.logical_not_default(dropout_mask), 0.0)
            scaled = F.mul_Scalar(value, 1.0 / (1.0 - dropout_p))
            return F.to_dtype(F.matmul_default(weights, scaled), origin), F.to_dtype(weights, origin)
        weights = F.dropout_default(weights, dropout_p, True)
    rounded = F.to_dtype(weights, origin)
    return F.to_dtype(F.matmul_default(weights, value), origin), rounded


def _repeat_heads(query: Tensor, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor]:
    heads, of_key, of_value = (t.meta_.sizes[maybe_wrap_dim(-3, t.meta_.dim)] for t in (query, key, value))
    if of_key == heads and of_value == heads:
        return key, value
    check(
        of_key and of_value and heads % of_key == 0 and heads % of_value == 0,
        "Number of heads in key and value must divide the number of heads in ",
    )
    return _repeated(key, heads // of_key), _repeated(value, heads // of_value)


def _repeated(t: Tensor, times: int) -> Tensor:
    """Every head `times` times, one after the other: repeat_interleave along dimension -3."""
    dim = t.meta_.dim - 3
    sizes = tuple(t.meta_.sizes)
    wide = F.expand_default(F.unsqueeze_default(t, dim + 1), (*sizes[: dim + 1], times, *sizes[dim + 1 :]))
    return F.flatten_using_ints(F.clone_default(wide, contiguous_format), dim, dim + 1)


# ---- fused attention -------------------------------------------------------------------------------------------------


def default_scale(width: int) -> float:
    """1 / sqrt(width); infinity times nothing where there is no width."""
    return 1.0 / sqrt(width) if width else inf


def can_use_flash_attention(
    query: Metadata, key: Metadata, value: Metadata, mask: Tensor | None, dropout_p: float, enable_gqa: bool
) -> bool:
    """Floats of four dimensions (batch, heads, length, width), one width, rows without gaps, no dropout, a mask without
    gradient."""
    if query.device is not cpu or not query.dtype.is_floating_point or dropout_p != 0.0:
        return False
    if not query.dim == key.dim == value.dim == 4:
        return False
    batch, heads, _, width = query.sizes
    of_keys, shared, keys, key_width = key.sizes
    if value.sizes != (of_keys, shared, keys, key_width) or batch != of_keys or width != key_width:
        return False
    if heads != shared and not (enable_gqa and shared and heads % shared == 0):
        return False
    if not query.strides[3] == key.strides[3] == value.strides[3] == 1:
        return False
    return mask is None or (not mask.meta_.key_set & REQUIRES_GRAD and _fits(mask.meta_, query, key))


def _fits(mask: Metadata, query: Metadata, key: Metadata) -> bool:
    """Whether the mask broadcasts to the scores in two or four dimensions."""
    scores = (*query.sizes[:3], key.sizes[2])
    if any(mask.sizes[maybe_wrap_dim(d, mask.dim)] not in (1, scores[d]) for d in (-2, -1)):
        return False
    return mask.dim == 2 or (mask.dim == 4 and mask.sizes[0] in (1, scores[0]) and mask.sizes[1] in (1, scores[1]))


def flash_attention_cpu(
    query: Tensor, key: Tensor, value: Tensor, dropout_p: float, is_causal: bool, attn_mask: Tensor | None,
    scale: float | None,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The output, and the logsumexp of every row of scores, (batch, heads, length)."""
    m = query.meta_
    output = empty_from_metadata(preserved(m, m.dtype, cpu, None))
    batch, heads, length, width = m.sizes
    dtype = float32 if m.dtype.itemsize == 2 else m.dtype
    logsumexp = empty_from_metadata(metadata((batch, heads, length), (length * heads, 1, heads), dtype, cpu))
    factor = default_scale(width) if scale is None else scale
    stubs.flash_attention_stub["cpu"](output, logsumexp, query, key, value, is_causal, attn_mask, factor)
    return output, logsumexp


def flash_attention_cpu_backward(
    grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, dropout_p: float,
    is_causal: bool, attn_mask: Tensor | None, scale: float | None,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of query, key and value; heads that share a key add up."""
    grads = _empty_gradient(query), _empty_gradient(key), _empty_gradient(value)
    factor = default_scale(query.meta_.sizes[3]) if scale is None else scale
    stubs.flash_attention_backward_stub["cpu"](
        *grads, grad_out, query, key, value, out, logsumexp, is_causal, attn_mask, factor
    )
    return grads


def _empty_gradient(like: Tensor) -> Tensor:
    """A gradient laid out (batch, length, heads, width), as PyTorch's kernel does.

    Element (b, h, l, w) is at ((b * length + l) * heads + h) * width + w.
    """
    batch, heads, length, width = like.meta_.sizes
    laid_out = contiguous_metadata((batch, length, heads, width), like.meta_.dtype, cpu).strides
    strides = (laid_out[0], laid_out[2], laid_out[1], laid_out[3])
    return empty_from_metadata(metadata((batch, heads, length, width), strides, like.meta_.dtype, cpu))
