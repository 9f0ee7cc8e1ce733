"""torch.nn.functional: attention with several heads, from the projections of its inputs to that of its output.

    query (L, N, E), key (S, N, Ek), value (S, N, Ev) -> (L, N, E), and the weights (N, L, S) or None

The letters: L queries and S keys for each of N samples, E numbers for each of them. The steps:

    1. project query, key and value to E numbers
    2. append keys and values: bias_k and bias_v, and zeros; every mask gets a column for each of them
    3. split E into heads: N * num_heads matrices (L or S, head_dim)
    4. merge the two masks into one that is added to the scores
    5. softmax(q kᵀ / sqrt(head_dim) + mask) v, for each head
    6. put the heads side by side again, and project to the output

Mirrors torch/nn/functional.py (multi_head_attention_forward). Left out: `__torch_function__`.
"""

from __future__ import annotations

import math
import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.scalar_type import ScalarType, bool_
from tinytensor.functional import is_floating_point, is_tensor
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _require(condition: bool, message: str, error: type[Exception] = AssertionError) -> None:
    if not condition:
        raise error(message)


def _mha_shape_check(
    query: Tensor, key: Tensor, value: Tensor, key_padding_mask: Tensor | None, attn_mask: Tensor | None, num_heads: int
) -> bool:
    """Whether there is a batch. If so, query, key and value must be 3-D, else 2-D; the masks must fit to that."""
    dim = query.dim()
    if dim not in (2, 3):
        raise AssertionError(f"query should be unbatched 2D or batched 3D tensor but received {dim}-D query tensor")
    start = f"For {'batched' if dim == 3 else 'unbatched'} ({dim}-D) `query`, expected"
    _require(
        key.dim() == dim and value.dim() == dim,
        f"{start} `key` and `value` to be {dim}-D but found {key.dim()}-D and {value.dim()}-D tensors respectively",
    )
    if key_padding_mask is not None:
        _require(
            key_padding_mask.dim() == dim - 1,
            f"{start} `key_padding_mask` to be `None` or {dim - 1}-D but found {key_padding_mask.dim()}-D tensor instead",
        )
    if attn_mask is not None:
        _require(
            attn_mask.dim() in (2, 3),
            f"{start} `attn_mask` to be `None`, 2-D or 3-D but found {attn_mask.dim()}-D tensor instead",
        )
        if dim == 2 and attn_mask.dim() == 3:
            expected = (num_heads, query.shape[0], key.shape[0])
            _require(
                attn_mask.shape == expected, f"Expected `attn_mask` shape to be {expected} but got {attn_mask.shape}"
            )
    return dim == 3


def _canonical_mask(
    mask: Tensor | None, mask_name: str, other_type: ScalarType | None, other_name: str, target_type: ScalarType,
    check_other: bool = True,
) -> Tensor | None:  # fmt: skip
    """The mask as numbers that are added to the scores. In a bool mask True hides a key, so it becomes minus infinity.

    AssertionError for integers. A warning where the other mask has another dtype (`other_type`): it would be unclear what
    their sum means.
    """
    if mask is None:
        return None
    numbers = is_floating_point(mask)
    _require(numbers or mask.dtype is bool_, f"only bool and floating types of {mask_name} are supported")
    if check_other and other_type is not None and mask.dtype is not other_type:
        warnings.warn(
            f"Support for mismatched {mask_name} and {other_name} is deprecated. Use same type for both instead.",
            stacklevel=2,
        )
    return mask if numbers else F.zeros_like(mask, dtype=target_type).masked_fill_(mask, float("-inf"))


def _none_or_dtype(input: Tensor | None) -> ScalarType | None:
    if input is not None and not is_tensor(input):
        raise RuntimeError("input to _none_or_dtype() must be None or torch.Tensor")
    return None if input is None else input.dtype


def _in_projection_packed(
    query: Tensor, key: Tensor, value: Tensor, weight: Tensor, bias: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """Projections whose three weights are the rows of one matrix, (3E, E).

    Inputs that are the same tensor share a product: one product for self-attention (all three are the same), two where key and
    value are the same (the decoder's attention to the encoder), else three.
    """
    size = query.shape[-1]
    if key is not value:
        weights = weight.chunk(3)
        biases = (None, None, None) if bias is None else bias.chunk(3)
        q, k, v = (F.linear(x, w, b) for x, w, b in zip((query, key, value), weights, biases, strict=True))
        return q, k, v
    if query is key:
        q, k, v = _split_packed(F.linear(query, weight, bias), 3, size)
        return q, k, v
    w_q, w_kv = weight.split([size, size * 2])
    b_q, b_kv = (None, None) if bias is None else bias.split([size, size * 2])
    q = F.linear(query, w_q, b_q)
    k, v = _split_packed(F.linear(key, w_kv, b_kv), 2, size)
    return q, k, v


def _split_packed(together: Tensor, count: int, size: int) -> list[Tensor]:
    """(..., count * size) -> count tensors (..., size), each contiguous.

    Slices of the last dimension would have gaps between their rows, and `_split_heads` could not view samples and heads as
    one dimension.
    """
    parts = together.unflatten(-1, (count, size)).unsqueeze(0).transpose(0, -2).squeeze(-2).contiguous()
    return [parts[n] for n in range(count)]


def _in_projection(
    q: Tensor, k: Tensor, v: Tensor, w_q: Tensor, w_k: Tensor, w_v: Tensor,
    b_q: Tensor | None = None, b_k: Tensor | None = None, b_v: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Projections with a weight each: key and value may have other widths than query. AssertionError for other shapes."""
    size = q.shape[-1]
    for name, weight, expected in (
        ("query weights", w_q, (size, size)), ("key weights", w_k, (size, k.shape[-1])), ("value weights", w_v, (size, v.shape[-1])),
        ("query bias", b_q, (size,)), ("key bias", b_k, (size,)), ("value bias", b_v, (size,)),
    ):  # fmt: skip
        if weight is not None and weight.shape != expected:
            raise AssertionError(f"expecting {name} shape of {expected}, but got {weight.shape}")
    return F.linear(q, w_q, b_q), F.linear(k, w_k, b_k), F.linear(v, w_v, b_v)


def _check_attn_mask(attn_mask: Tensor, heads: int, lengths: tuple[int, int]) -> Tensor:
    """The mask as (1, L, S), where it was (L, S), or (N * num_heads, L, S). RuntimeError for other shapes."""
    dim = attn_mask.dim()
    expected = lengths if dim == 2 else (heads, *lengths)
    _require(dim in (2, 3), f"attn_mask's dimension {dim} is not supported", RuntimeError)
    _require(
        attn_mask.shape == expected,
        f"The shape of the {dim}D attn_mask is {attn_mask.shape}, but should be {expected}.",
        RuntimeError,
    )
    return attn_mask.unsqueeze(0) if dim == 2 else attn_mask


def _split_heads(x: Tensor, static: Tensor | None, name: str, heads: int, head_dim: int) -> Tensor:
    """(S, N, E) -> (heads, S, head_dim), where `heads` counts those of all samples. A `static` tensor takes its place.

    `static` has that shape already: keys or values that the caller has computed once, for many calls.
    """
    if static is None:
        return x.view(x.shape[0], heads, head_dim).transpose(0, 1)
    _require(static.size(0) == heads, f"expecting {name}.size(0) of {heads}, but got {static.size(0)}")
    _require(static.size(2) == head_dim, f"expecting {name}.size(2) of {head_dim}, but got {static.size(2)}")
    return static


def _pad_one_key(mask: Tensor | None) -> Tensor | None:
    """The mask with a column for one more key, which it does not hide: 0 is added to its scores."""
    return None if mask is None else F.pad(mask, (0, 1))


def multi_head_attention_forward(
    query: Tensor, key: Tensor, value: Tensor, embed_dim_to_check: int, num_heads: int, in_proj_weight: Tensor | None,
    in_proj_bias: Tensor | None, bias_k: Tensor | None, bias_v: Tensor | None, add_zero_attn: bool, dropout_p: float,
    out_proj_weight: Tensor, out_proj_bias: Tensor | None, training: bool = True,
    key_padding_mask: Tensor | None = None, need_weights: bool = True, attn_mask: Tensor | None = None,
    use_separate_proj_weight: bool = False, q_proj_weight: Tensor | None = None, k_proj_weight: Tensor | None = None,
    v_proj_weight: Tensor | None = None, static_k: Tensor | None = None, static_v: Tensor | None = None,
    average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Tensor, Tensor | None]:  # fmt: skip
    """Attention of num_heads heads of E / num_heads numbers each. Without a batch, all lack the dimension N.

    in_proj_weight (3E, E) or the three separate ones; bias_k and bias_v (1, 1, E) are one more key and value, and
    add_zero_attn another of zeros. key_padding_mask (N, S), attn_mask (L, S) or (N * num_heads, L, S): bool, True
    where nothing may be attended to, or numbers to add. The weights, if need_weights, are the mean over the heads or,
    without average_attn_weights, (N, num_heads, L, S). AssertionError or RuntimeError for shapes that do not go
    together.

    `nn.MultiheadAttention` calls it; query (L, N, E), key and value (S, N, E).

    >>> x, weight = tt.ones(2, 1, 4), tt.eye(4)
    >>> output, weights = F.multi_head_attention_forward(
    ...     x, x, x, 4, 2, weight.repeat(3, 1), None, None, None, False, 0.0, weight, None
    ... )
    >>> output.shape, weights
    (torch.Size([2, 1, 4]), tensor([[[0.5000, 0.5000],
             [0.5000, 0.5000]]]))
    """
    if overrides.possible and has_torch_function(
        (query, key, value, in_proj_weight, in_proj_bias, bias_k, bias_v, out_proj_weight, out_proj_bias)
    ):
        return handle_call(
            multi_head_attention_forward,
            (query, key, value, in_proj_weight, in_proj_bias, bias_k, bias_v, out_proj_weight, out_proj_bias),
            locals(),
        )
    if not _mha_shape_check(query, key, value, key_padding_mask, attn_mask, num_heads):
        out, weights = multi_head_attention_forward(
            query.unsqueeze(1), key.unsqueeze(1), value.unsqueeze(1), embed_dim_to_check, num_heads, in_proj_weight,
            in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training,
            None if key_padding_mask is None else key_padding_mask.unsqueeze(0), need_weights, attn_mask,
            use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v,
            average_attn_weights, is_causal,
        )  # fmt: skip
        return out.squeeze(1), None if weights is None else weights.squeeze(0)
    length, batch, embed_dim = query.shape
    padding = _canonical_mask(key_padding_mask, "key_padding_mask", _none_or_dtype(attn_mask), "attn_mask", query.dtype)
    if is_causal and attn_mask is None:
        raise RuntimeError(
            "Need attn_mask if specifying the is_causal hint. You may use the Transformer module method "
            "`generate_square_subsequent_mask` to create this mask."
        )
    # Where nothing else hides keys, scaled_dot_product_attention makes the causal mask itself, which is faster. Otherwise the
    # caller's mask is kept, and with padding it is merged with the mask of padded keys: then it is no longer a causal one.
    if is_causal and padding is None and not need_weights:
        attn_mask = None
    else:
        attn_mask = _canonical_mask(attn_mask, "attn_mask", None, "", query.dtype, check_other=False)
        is_causal = is_causal and padding is None
    _require(
        embed_dim == embed_dim_to_check,
        f"was expecting embedding dimension of {embed_dim_to_check}, but got {embed_dim}",
    )
    head_dim, heads = embed_dim // num_heads, batch * num_heads
    _require(head_dim * num_heads == embed_dim, f"embed_dim {embed_dim} not divisible by num_heads {num_heads}")
    if use_separate_proj_weight:
        _require(
            key.shape[:2] == value.shape[:2],
            f"key's sequence and batch dims {key.shape[:2]} do not match value's {value.shape[:2]}",
        )
        given = q_proj_weight, k_proj_weight, v_proj_weight
        for w, letter in zip(given, "qkv", strict=True):
            _require(w is not None, f"use_separate_proj_weight is True but {letter}_proj_weight is None")
        biases = (None, None, None) if in_proj_bias is None else in_proj_bias.chunk(3)
        q, k, v = _in_projection(query, key, value, *given, *biases)  # type: ignore[arg-type]
    else:
        _require(key.shape == value.shape, f"key shape {key.shape} does not match value shape {value.shape}")
        _require(in_proj_weight is not None, "use_separate_proj_weight is False but in_proj_weight is None")
        assert in_proj_weight is not None
        q, k, v = _in_projection_packed(query, key, value, in_proj_weight, in_proj_bias)
    if attn_mask is not None:
        attn_mask = _check_attn_mask(attn_mask, heads, (length, key.shape[0]))
    if bias_k is not None and bias_v is not None:
        _require(static_k is None, "bias cannot be added to static key.")
        _require(static_v is None, "bias cannot be added to static value.")
        k = F.cat([k, bias_k.repeat(1, batch, 1)])
        v = F.cat([v, bias_v.repeat(1, batch, 1)])
        attn_mask, padding = _pad_one_key(attn_mask), _pad_one_key(padding)
    else:
        _require(bias_k is None, "bias_k is set but bias_v is None")
        _require(bias_v is None, "bias_v is set but bias_k is None")
    # `heads` counts those of all samples, N * num_heads: each is one matrix of a batched product. Row n * num_heads + h
    # belongs to head h of sample n, which the masks below must follow.
    q = q.view(length, heads, head_dim).transpose(0, 1)
    k = _split_heads(k, static_k, "static_k", heads, head_dim)
    v = _split_heads(v, static_v, "static_v", heads, head_dim)
    if add_zero_attn:
        zeros = (heads, 1, head_dim)
        k = F.cat([k, F.zeros(zeros, dtype=k.dtype, device=k.device)], 1)
        v = F.cat([v, F.zeros(zeros, dtype=v.dtype, device=v.device)], 1)
        attn_mask, padding = _pad_one_key(attn_mask), _pad_one_key(padding)
    keys = k.size(1)
    # (N, S) -> (N * num_heads, 1, S): the same for every query and every head of a sample. A key that either mask hides stays
    # hidden in the sum.
    if padding is not None:
        for dim, size in enumerate((batch, keys)):
            got = padding.shape[dim]
            _require(got == size, f"Expected key_padded_mask.shape[{dim}] to be {size}, but got {got}")
        padding = padding.view(batch, 1, 1, keys).expand(-1, num_heads, -1, -1).reshape(heads, 1, keys)
        attn_mask = padding if attn_mask is None else attn_mask + padding
    dropout = dropout_p if training else 0.0

    if need_weights:
        _require(not (is_causal and attn_mask is None), "FIXME: is_causal not implemented for need_weights")
        # The weights are wanted, so the attention is computed step by step. The queries are scaled and not the scores, which
        # are more numbers where there are many keys.
        scaled, columns = q * math.sqrt(1.0 / head_dim), k.transpose(-2, -1)
        scores = F.bmm(scaled, columns) if attn_mask is None else F.baddbmm(attn_mask, scaled, columns)
        attention = F.softmax(scores, -1)
        if dropout > 0.0:
            attention = F.dropout(attention, dropout, True)
        rows = F.bmm(attention, v).transpose(0, 1).reshape(length * batch, embed_dim)
        out = F.linear(rows, out_proj_weight, out_proj_bias)
        weights = attention.view(batch, num_heads, length, keys)
        return out.view(length, batch, out.size(1)), weights.mean(1) if average_attn_weights else weights
    # The fused operator wants the heads in a dimension of their own, and so the mask.
    if attn_mask is not None:
        one = attn_mask.size(0) == 1
        attn_mask = attn_mask.unsqueeze(0) if one else attn_mask.view(batch, num_heads, -1, keys)
    by_head = (x.view(batch, num_heads, -1, head_dim) for x in (q, k, v))
    out = F.scaled_dot_product_attention(*by_head, attn_mask, dropout, is_causal)
    # (N, num_heads, L, head_dim) -> (L, N, num_heads, head_dim): a row for each query, its heads side by side.
    rows = out.permute(2, 0, 1, 3).contiguous().view(batch * length, embed_dim)
    out = F.linear(rows, out_proj_weight, out_proj_bias)
    return out.view(length, batch, out.size(1)), None
