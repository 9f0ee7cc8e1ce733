"""The layers of a transformer: attention and a small network, each added to its input, with dropout and a norm.

Shapes: src (S, N, E), tgt (T, N, E), memory (S, N, E) -> that of src or tgt; with batch_first N comes first, and without a
batch all lack it. Masks as in MultiheadAttention.

In inference PyTorch computes the encoder's layer with one fused operator, whose attention treats some masks differently (see
multihead_attention.py). Under the same conditions the layer here uses an attention that gives the same values.

Mirrors torch/nn/modules/transformer.py (the layers; the stacks are in transformer.py). Left out: the fused operator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.modules.activation import GELU, ReLU
from tinytensor.nn.modules.dropout import Dropout
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.multihead_attention import MultiheadAttention, _native_multi_head_attention, may_fuse
from tinytensor.nn.modules.normalization import LayerNorm

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["TransformerDecoderLayer", "TransformerEncoderLayer"]

Activation = str | Callable[[Any], Any]
Mask = Any  # a tensor or None


def _get_activation_fn(activation: str) -> Callable[[Any], Any]:
    if activation not in ("relu", "gelu"):
        raise RuntimeError(f"activation should be relu/gelu, not {activation}")
    return F.relu if activation == "relu" else F.gelu


class TransformerEncoderLayer(Module):
    """Self-attention, then two linear layers; the result of each is added to its input and normalized.

        d_model           E, features of input and output
        nhead             heads of the attention; it divides d_model
        dim_feedforward   2048; features between the two linear layers
        dropout           0.1; probability of each dropout, in training
        activation        relu; "relu", "gelu" or a function. RuntimeError for another word
        layer_norm_eps    1e-5; eps of the norms
        batch_first       False; True puts N first
        norm_first        False; True normalizes before attention and network, in place of after
        bias              True; False leaves the biases of linear layers and norms out
        device, dtype     of the parameters

    Shapes: src (S, N, E), or (N, S, E) with batch_first, or (S, E) -> the same. src_mask (S, S) or (N * nhead, S,
    S), src_key_padding_mask (N, S), both as in MultiheadAttention.
    Children: self_attn (MultiheadAttention), linear1, linear2, norm1, norm2 and dropouts, which hold all
    parameters.

    >>> m = nn.TransformerEncoderLayer(d_model=16, nhead=4, dim_feedforward=32, batch_first=True)
    >>> m(tt.randn(2, 5, 16)).shape
    torch.Size([2, 5, 16])
    """

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = F.relu,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        made: dict[str, Any] = {"bias": bias, "device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, **made)
        self.linear1 = Linear(d_model, dim_feedforward, **made)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, **made)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, eps=layer_norm_eps, **made)
        self.norm2 = LayerNorm(d_model, eps=layer_norm_eps, **made)
        self.dropout1 = Dropout(dropout)
        self.dropout2 = Dropout(dropout)
        chosen = _get_activation_fn(activation) if isinstance(activation, str) else activation
        # The fused operator's code of the activation: 1 is relu, 2 is gelu, 0 is any other, which it cannot compute.
        self.activation_relu_or_gelu = 0
        if chosen is F.relu or isinstance(chosen, ReLU):
            self.activation_relu_or_gelu = 1
        elif chosen is F.gelu or isinstance(chosen, GELU):
            self.activation_relu_or_gelu = 2
        self.activation = chosen

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        if not hasattr(self, "activation"):  # pickled by a version without this option
            self.activation = F.relu

    def forward(
        self, src: Tensor, src_mask: Mask = None, src_key_padding_mask: Mask = None, is_causal: bool = False
    ) -> Tensor:
        """The layer's output, of src's shape.

        src                    the input, see the class
        src_mask               None; which places see which
        src_key_padding_mask   None; which places are padding
        is_causal              False; True says that src_mask is the causal one
        """
        src_key_padding_mask = F._canonical_mask(
            src_key_padding_mask, "src_key_padding_mask", F._none_or_dtype(src_mask), "src_mask", src.dtype
        )
        src_mask = F._canonical_mask(src_mask, "src_mask", None, "", src.dtype, check_other=False)
        use_fast_path = self._can_use_fast_path(src)
        attend = self._fast_path_attention(src_mask, src_key_padding_mask, src) if use_fast_path else None

        def attention(x: Tensor) -> Tensor:
            return self._sa_block(x, src_mask, src_key_padding_mask, is_causal) if attend is None else attend(x)

        x = src
        if self.norm_first:
            x = x + attention(self.norm1(x))
            return x + self._ff_block(self.norm2(x))
        x = self.norm1(x + attention(x))
        return self.norm2(x + self._ff_block(x))

    def _sa_block(self, x: Tensor, attn_mask: Mask, key_padding_mask: Mask, is_causal: bool = False) -> Tensor:
        x = self.self_attn(
            x, x, x, attn_mask=attn_mask, key_padding_mask=key_padding_mask, need_weights=False, is_causal=is_causal
        )[0]
        return self.dropout1(x)

    def _ff_block(self, x: Tensor) -> Tensor:
        x = self.linear2(self.dropout(self.activation(self.linear1(x))))
        return self.dropout2(x)

    def _can_use_fast_path(self, src: Tensor) -> bool:
        """Whether PyTorch would call its fused operator: in inference, on a batch, with options that it knows.

        A module with forward hooks stays with the slow path, since the fused operator does not call the children.
        """
        attention = self.self_attn
        if self.training or src.dim() != 3 or not attention.batch_first or attention.num_heads % 2 == 1:
            return False
        if attention.in_proj_bias is None or not attention._qkv_same_embed_dim:
            return False
        if not self.activation_relu_or_gelu or self.norm1.eps != self.norm2.eps:
            return False
        if any(module._forward_hooks or module._forward_pre_hooks for module in self.modules()):
            return False
        return may_fuse((src, *fast_path_weights(self)))

    def _fast_path_attention(self, src_mask: Mask, padding_mask: Mask, src: Tensor) -> Callable[[Tensor], Tensor]:
        merged, _ = self.self_attn.merge_masks(src_mask, padding_mask, src)
        return lambda x: _native_multi_head_attention(self.self_attn, x, merged)[0]


def fast_path_weights(layer: TransformerEncoderLayer) -> tuple[Any, ...]:
    """All of the layer's parameters. The fused operator reads them, and cannot give gradients for them."""
    attention = layer.self_attn
    parts = (attention.out_proj, layer.norm1, layer.norm2, layer.linear1, layer.linear2)
    return (attention.in_proj_weight, attention.in_proj_bias, *(w for part in parts for w in (part.weight, part.bias)))


class TransformerDecoderLayer(Module):
    """Self-attention over tgt, attention from it to the encoder's memory, then two linear layers.

    The result of each of the three is added to its input and normalized.

        d_model           E, features of input and output
        nhead             heads of the attention; it divides d_model
        dim_feedforward   2048; features between the two linear layers
        dropout           0.1; probability of each dropout, in training
        activation        relu; "relu", "gelu" or a function. RuntimeError for another word
        layer_norm_eps    1e-5; eps of the norms
        batch_first       False; True puts N first
        norm_first        False; True normalizes before attention and network, in place of after
        bias              True; False leaves the biases of linear layers and norms out
        device, dtype     of the parameters

    Shapes: tgt (T, N, E), memory (S, N, E) -> that of tgt; with batch_first N is first, without a batch both lack
    it. tgt_mask (T, T), memory_mask (T, S), tgt_key_padding_mask (N, T), memory_key_padding_mask (N, S), as in
    MultiheadAttention.
    Children: self_attn and multihead_attn (MultiheadAttention), linear1, linear2, norm1, norm2, norm3 and dropouts,
    which hold all parameters.

    >>> m = nn.TransformerDecoderLayer(d_model=16, nhead=4, dim_feedforward=32)
    >>> m(tt.randn(7, 2, 16), tt.randn(5, 2, 16)).shape
    torch.Size([7, 2, 16])
    """

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = F.relu,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        made: dict[str, Any] = {"bias": bias, "device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, **made)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, **made)
        self.linear1 = Linear(d_model, dim_feedforward, **made)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, **made)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, eps=layer_norm_eps, **made)
        self.norm2 = LayerNorm(d_model, eps=layer_norm_eps, **made)
        self.norm3 = LayerNorm(d_model, eps=layer_norm_eps, **made)
        self.dropout1 = Dropout(dropout)
        self.dropout2 = Dropout(dropout)
        self.dropout3 = Dropout(dropout)
        self.activation = _get_activation_fn(activation) if isinstance(activation, str) else activation

    def __setstate__(self, state: dict[str, Any]) -> None:
        state.setdefault("activation", F.relu)  # pickled by a version without this option
        super().__setstate__(state)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Mask = None,
        memory_mask: Mask = None,
        tgt_key_padding_mask: Mask = None,
        memory_key_padding_mask: Mask = None,
        tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        # What the two attentions are told about masks: over tgt itself, and over the encoder's memory.
        own = tgt_mask, tgt_key_padding_mask, tgt_is_causal
        other = memory_mask, memory_key_padding_mask, memory_is_causal
        x = tgt
        if self.norm_first:
            x = x + self._sa_block(self.norm1(x), *own)
            x = x + self._mha_block(self.norm2(x), memory, *other)
            return x + self._ff_block(self.norm3(x))
        x = self.norm1(x + self._sa_block(x, *own))
        x = self.norm2(x + self._mha_block(x, memory, *other))
        return self.norm3(x + self._ff_block(x))

    def _sa_block(self, x: Tensor, attn_mask: Mask, key_padding_mask: Mask, is_causal: bool = False) -> Tensor:
        x = self.self_attn(
            x, x, x, attn_mask=attn_mask, key_padding_mask=key_padding_mask, is_causal=is_causal, need_weights=False
        )[0]
        return self.dropout1(x)

    def _mha_block(
        self, x: Tensor, mem: Tensor, attn_mask: Mask, key_padding_mask: Mask, is_causal: bool = False
    ) -> Tensor:
        x = self.multihead_attn(
            x, mem, mem, attn_mask=attn_mask, key_padding_mask=key_padding_mask, is_causal=is_causal, need_weights=False
        )[0]
        return self.dropout2(x)

    def _ff_block(self, x: Tensor) -> Tensor:
        x = self.linear2(self.dropout(self.activation(self.linear1(x))))
        return self.dropout3(x)
