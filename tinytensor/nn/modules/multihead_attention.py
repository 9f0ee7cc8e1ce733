"""Attention with several heads as a module: the projections are its parameters, the attention is the function's.

PyTorch has a fused operator for inference. Here the same conditions lead to `_native_multi_head_attention` below, which
gives what that operator gives by the operators that it is made of: where the two ways differ (rows in which everything
is masked, masks of numbers, an `is_causal` without a mask), so do ours.

Mirrors torch/nn/modules/activation.py (MultiheadAttention). Left out: nested tensors; torch.backends.mha, which closes the
fast path; under autocast and under a dispatch mode the fast path is closed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.aten.core.python.torch_function import has_override
from tinytensor.c10 import autocast_state, python_torch_function_tls, torch_dispatch_mode_tls
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.scalar_type import bool_
from tinytensor.functional import is_floating_point
from tinytensor.nn.init import constant_, xavier_normal_, xavier_uniform_
from tinytensor.nn.modules.linear import NonDynamicallyQuantizableLinear
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["MultiheadAttention"]


def may_fuse(tensors: Iterable[Any]) -> bool:
    """Whether a fused operator may take these: nobody overrides or watches operators, and no gradient is wanted."""
    given = [x for x in tensors if x is not None]
    if python_torch_function_tls.torch_function_mode_enabled() or any(has_override(x) for x in given):
        return False
    # A dispatch mode (make_fx's among them) would see other operators than the fused one.
    if autocast_state.is_autocast_enabled("cpu") or torch_dispatch_mode_tls.stack_len() > 0:
        return False
    return not (is_grad_enabled() and any(x.requires_grad for x in given))


class MultiheadAttention(Module):
    """Attention with several heads: each output is a mean of the values, weighted by how well query and keys fit.

    Each head computes `softmax(Q K.T / sqrt(head_dim)) V` from projections of head_dim = embed_dim / num_heads
    features; the heads' outputs side by side go through `out_proj`.

        embed_dim       E, features of query and output. ValueError unless it is positive
        num_heads       the number of heads. AssertionError unless it divides embed_dim
        dropout         0.0; probability that a weight becomes 0, in training
        bias            True; False leaves the biases of all projections out
        add_bias_kv     False; True adds one learned key and value
        add_zero_attn   False; True adds one key and value of zeros
        kdim, vdim      None: E; features of key and value
        batch_first     False; True puts N first
        device, dtype   of the parameters

    Shapes: query (L, N, E), key (S, N, kdim), value (S, N, vdim) -> output (L, N, E) and weights (N, L, S), the
    heads' mean. With batch_first N is first; without a batch all lack N. Masks: see forward.
    Parameters: in_proj_weight (3 E, E), or q_proj_weight (E, E), k_proj_weight (E, kdim) and v_proj_weight (E,
    vdim) with another kdim or vdim, by xavier_uniform_; in_proj_bias (3 E) of zeros; bias_k and bias_v (1, 1, E)
    with add_bias_kv, by xavier_normal_. Child: out_proj, Linear(E, E) with a bias of zeros.

    >>> m = nn.MultiheadAttention(embed_dim=8, num_heads=2, batch_first=True)
    >>> query, memory = tt.randn(3, 5, 8), tt.randn(3, 7, 8)
    >>> output, weights = m(query, memory, memory)
    >>> output.shape, weights.shape
    (torch.Size([3, 5, 8]), torch.Size([3, 5, 7]))
    """

    in_proj_weight: Any
    in_proj_bias: Any
    q_proj_weight: Any
    k_proj_weight: Any
    v_proj_weight: Any
    bias_k: Any
    bias_v: Any

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError(
                f"embed_dim and num_heads must be greater than 0, got embed_dim={embed_dim} and num_heads={num_heads} "
                "instead"
            )
        super().__init__()
        self.embed_dim = embed_dim
        self.kdim = kdim if kdim is not None else embed_dim
        self.vdim = vdim if vdim is not None else embed_dim
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        self.num_heads = num_heads
        self.dropout = dropout
        self.batch_first = batch_first
        self.head_dim = embed_dim // num_heads
        if self.head_dim * num_heads != embed_dim:
            raise AssertionError("embed_dim must be divisible by num_heads")

        def empty(*sizes: int) -> Parameter:
            return Parameter(aten.empty(sizes, device=device, dtype=dtype))

        # Weights of one width lie together in one matrix, and self-attention needs one product for all three. The names
        # that are not used are None and not absent: the state_dict skips them, and code may ask for either.
        if self._qkv_same_embed_dim:
            self.in_proj_weight = empty(3 * embed_dim, embed_dim)
            for letter in "qkv":
                self.register_parameter(f"{letter}_proj_weight", None)
        else:
            for letter, size in zip("qkv", (embed_dim, self.kdim, self.vdim), strict=True):
                self.register_parameter(f"{letter}_proj_weight", empty(embed_dim, size))
            self.register_parameter("in_proj_weight", None)
        self.register_parameter("in_proj_bias", empty(3 * embed_dim) if bias else None)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias=bias, device=device, dtype=dtype)
        if add_bias_kv:
            self.bias_k = empty(1, 1, embed_dim)
            self.bias_v = empty(1, 1, embed_dim)
        else:
            self.bias_k = self.bias_v = None
        self.add_zero_attn = add_zero_attn
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        """Weights by xavier_uniform_, biases to 0, bias_k and bias_v by xavier_normal_."""
        for weight in (self.in_proj_weight, self.q_proj_weight, self.k_proj_weight, self.v_proj_weight):
            if weight is not None:
                xavier_uniform_(weight)
        if self.in_proj_bias is not None:
            constant_(self.in_proj_bias, 0.0)
        if self.out_proj.bias is not None:
            constant_(self.out_proj.bias, 0.0)
        for row in (self.bias_k, self.bias_v):
            if row is not None:
                xavier_normal_(row)

    def __setstate__(self, state: dict[str, Any]) -> None:
        state.setdefault("_qkv_same_embed_dim", True)  # pickled before kdim and vdim
        super().__setstate__(state)

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        """The output and the weights.

        query, key, value      see the class
        key_padding_mask       None; (N, S): True hides a key, or numbers to add to its scores
        need_weights           True; False returns None for the weights
        attn_mask              None; (L, S) or (N * num_heads, L, S): True hides a key from a query, or numbers
                               to add to the scores
        average_attn_weights   True; False returns the weights of each head, (N, num_heads, L, S)
        is_causal              False; True says that attn_mask is the causal one
        """
        # Asked before the masks become numbers: the fused operator only hides keys, it cannot add to scores.
        numbers = any(mask is not None and is_floating_point(mask) for mask in (attn_mask, key_padding_mask))
        batched = query.dim() == 3
        key_padding_mask = F._canonical_mask(
            key_padding_mask, "key_padding_mask", F._none_or_dtype(attn_mask), "attn_mask", query.dtype
        )
        attn_mask = F._canonical_mask(attn_mask, "attn_mask", None, "", query.dtype, check_other=False)
        if not numbers and self._can_use_fast_path(query, key, value):
            merged_mask, _ = self.merge_masks(attn_mask, key_padding_mask, query)
            return _native_multi_head_attention(self, query, merged_mask, need_weights, average_attn_weights)
        if self.batch_first and batched:
            # What is one tensor stays one: the projection asks.
            turned: dict[int, Tensor] = {}
            for x in (query, key, value):
                if id(x) not in turned:
                    turned[id(x)] = x.transpose(1, 0)
            query, key, value = turned[id(query)], turned[id(key)], turned[id(value)]
        separate = not self._qkv_same_embed_dim
        output, weights = F.multi_head_attention_forward(
            query, key, value, self.embed_dim, self.num_heads, self.in_proj_weight, self.in_proj_bias, self.bias_k,
            self.bias_v, self.add_zero_attn, self.dropout, self.out_proj.weight, self.out_proj.bias, self.training,
            key_padding_mask, need_weights, attn_mask, separate, self.q_proj_weight, self.k_proj_weight,
            self.v_proj_weight, average_attn_weights=average_attn_weights, is_causal=is_causal,
        )  # fmt: skip
        if self.batch_first and batched:
            output = output.transpose(1, 0)
        return output, weights

    def _can_use_fast_path(self, query: Tensor, key: Tensor, value: Tensor) -> bool:
        """Self-attention of a batch, for inference, by a module without extras."""
        if self.training or self.num_heads % 2 != 0 or not self.batch_first or self.in_proj_weight is None:
            return False
        if self.bias_k is not None or self.bias_v is not None or self.add_zero_attn:
            return False
        if query.dim() != 3 or query is not key or key is not value:
            return False
        weight, bias = self.in_proj_weight, self.in_proj_bias
        # The operator takes no missing bias.
        if bias is None or query.dtype != weight.dtype or query.dtype != bias.dtype:
            return False
        return may_fuse((query, weight, bias, self.out_proj.weight, self.out_proj.bias))

    def merge_masks(
        self, attn_mask: Tensor | None, key_padding_mask: Tensor | None, query: Tensor
    ) -> tuple[Tensor | None, int | None]:
        """Both masks of numbers as one for every head, and of what kind: 1 (N, S), 2 (N, num_heads, L, S), None no mask."""
        if attn_mask is None:
            return key_padding_mask, None if key_padding_mask is None else 1
        batch, length, _ = query.shape
        if attn_mask.dim() == 3:
            merged = attn_mask.view(batch, -1, length, length)
        else:
            merged = attn_mask.view(1, 1, length, length).expand(batch, self.num_heads, -1, -1)
        if key_padding_mask is not None:
            merged = merged + key_padding_mask.view(batch, 1, 1, length).expand(-1, self.num_heads, -1, -1)
        return merged, 2


def _native_multi_head_attention(
    module: MultiheadAttention,
    query: Tensor,
    mask: Tensor | None,
    need_weights: bool = False,
    average_attn_weights: bool = True,
) -> tuple[Tensor, Tensor | None]:
    """Self-attention of (N, L, E), batch first, as the fused operator computes it: every number of the mask but 0 hides,
    and a row that is hidden entirely gives NaN."""
    if query.shape[-1] != module.embed_dim:
        raise RuntimeError(f"passed-in embed_dim {module.embed_dim} didn't match last dim of query {query.shape[-1]}")
    hidden = None
    if mask is not None:
        batch, length, _ = query.shape
        hidden = mask.to(bool_)
        if hidden.dim() == 2:
            hidden = hidden.view(batch, 1, 1, length)
        hidden = hidden.expand(batch, module.num_heads, length, length).reshape(-1, length, length)
    x = query.transpose(1, 0)
    output, weights = F.multi_head_attention_forward(
        x, x, x, module.embed_dim, module.num_heads, module.in_proj_weight, module.in_proj_bias, None, None, False, 0.0,
        module.out_proj.weight, module.out_proj.bias, False, need_weights=True, attn_mask=hidden,
        average_attn_weights=average_attn_weights,
    )  # fmt: skip
    return output.transpose(1, 0).contiguous(), weights if need_weights else None
