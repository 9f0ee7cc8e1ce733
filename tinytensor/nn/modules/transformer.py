"""Transformers as modules: stacks of layers, and an encoder with a decoder.

Shapes: src (S, N, E), tgt (T, N, E), memory (S, N, E) -> that of src or tgt; with batch_first N comes first, and without a
batch all lack it. Masks as in MultiheadAttention.

In inference PyTorch's encoder packs the batch into a nested tensor, without the padded places, and gives zeros at these. This
encoder computes all places, and writes zeros over the padded ones under the same conditions. So the values are the same.

Mirrors torch/nn/modules/transformer.py; the layers are in transformer_layers.py. Left out: nested tensors themselves, with
their warning.
"""

from __future__ import annotations

import copy
import warnings
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.nn.init import xavier_uniform_
from tinytensor.nn.modules.container import ModuleList
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.multihead_attention import may_fuse
from tinytensor.nn.modules.normalization import LayerNorm
from tinytensor.nn.modules.transformer_layers import (
    Activation,
    Mask,
    TransformerDecoderLayer,
    TransformerEncoderLayer,
    _get_activation_fn,  # noqa: F401  # programs take it from here
    fast_path_weights,
)

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder", "TransformerEncoderLayer",
]  # fmt: skip


# ---- stacks ----------------------------------------------------------------------------------------------------------


def _get_clones(module: Module, count: int) -> ModuleList:
    return ModuleList([copy.deepcopy(module) for _ in range(count)])


class TransformerEncoder(Module):
    """num_layers copies of an encoder layer, one after the other.

        encoder_layer          a TransformerEncoderLayer; it is copied, with its values
        num_layers             how many copies
        norm                   None; a module for the output, usually a LayerNorm
        enable_nested_tensor   True; in inference, padded places are dropped and give 0. It warns if the layer does
                               not allow it
        mask_check             True; places are dropped only where the padding is at the ends

    Shapes: src (S, N, E), or (N, S, E) with the layer's batch_first, or (S, E) -> the same. mask (S, S) and
    src_key_padding_mask (N, S) as in MultiheadAttention.
    Children: layers, a ModuleList; norm. All copies start with the same values.

    >>> layer = nn.TransformerEncoderLayer(16, 4, 32, batch_first=True)
    >>> nn.TransformerEncoder(layer, num_layers=2)(tt.randn(2, 5, 16)).shape
    torch.Size([2, 5, 16])
    """

    def __init__(
        self,
        encoder_layer: Module,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        self.layers = _get_clones(encoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm
        self.enable_nested_tensor = enable_nested_tensor
        self.use_nested_tensor = enable_nested_tensor
        self.mask_check = mask_check
        reason = _why_not_nested(encoder_layer)
        if enable_nested_tensor and reason:
            warnings.warn(
                f"enable_nested_tensor is True, but self.use_nested_tensor is False because {reason}", stacklevel=2
            )
            self.use_nested_tensor = False

    def forward(
        self, src: Tensor, mask: Mask = None, src_key_padding_mask: Mask = None, is_causal: bool | None = None
    ) -> Tensor:
        """With is_causal None, `mask` is compared with the causal mask."""
        src_key_padding_mask = F._canonical_mask(
            src_key_padding_mask, "src_key_padding_mask", F._none_or_dtype(mask), "mask", src.dtype
        )
        mask = F._canonical_mask(mask, "mask", None, "", src.dtype, check_other=False)
        padded = self._skipped_padding(src, src_key_padding_mask) if mask is None else None
        if padded is not None:
            src_key_padding_mask = padded
        causal = _detect_is_causal_mask(mask, is_causal, _get_seq_len(src, self.layers[0].self_attn.batch_first))
        output = src
        for layer in self.layers:
            output = layer(output, src_mask=mask, is_causal=causal, src_key_padding_mask=src_key_padding_mask)
        if padded is not None:
            output = output.masked_fill(padded.unsqueeze(-1), 0.0)
        return output if self.norm is None else self.norm(output)

    def _skipped_padding(self, src: Tensor, padding_mask: Mask) -> Mask:
        """Where PyTorch computes nothing and gives 0, as a bool mask (N, S); None where it computes all."""
        first = self.layers[0]
        if not getattr(self, "use_nested_tensor", False) or first.training or src.dim() != 3 or padding_mask is None:
            return None
        # The mask is canonical now: minus infinity at padded places, 0 at the others.
        padded = padding_mask != 0
        lengths = (~padded).sum(1, keepdim=True)
        at_the_ends = aten.arange(padded.size(1), device=padded.device) >= lengths
        # A nested tensor keeps the first `lengths` places of each sample. Padding in the middle cannot be expressed by it.
        if getattr(self, "mask_check", True) and bool((at_the_ends != padded).any()):
            return None
        return at_the_ends if may_fuse((src, *fast_path_weights(first))) else None


def _why_not_nested(layer: Any) -> str:
    """Why the encoder cannot drop padded places with this layer, in PyTorch's words; "" if it can."""
    name = "encoder_layer"
    if not isinstance(layer, TransformerEncoderLayer):
        return f"{name} was not TransformerEncoderLayer"
    attention = layer.self_attn
    if layer.norm_first:
        return f"{name}.norm_first was True"
    if not attention.batch_first:
        return f"{name}.self_attn.batch_first was not True(use batch_first for better inference performance)"
    if not attention._qkv_same_embed_dim:
        return f"{name}.self_attn._qkv_same_embed_dim was not True"
    if attention.in_proj_bias is None:
        return f"{name}.self_attn was passed bias=False"
    if not layer.activation_relu_or_gelu:
        return f"{name}.activation_relu_or_gelu was not True"
    if layer.norm1.eps != layer.norm2.eps:
        return f"{name}.norm1.eps was not equal to {name}.norm2.eps"
    return f"{name}.self_attn.num_heads is odd" if attention.num_heads % 2 == 1 else ""


class TransformerDecoder(Module):
    """num_layers copies of a decoder layer, one after the other; each attends to the same memory.

        decoder_layer   a TransformerDecoderLayer; it is copied, with its values
        num_layers      how many copies
        norm            None; a module for the output, usually a LayerNorm

    Shapes: tgt (T, N, E), memory (S, N, E) -> that of tgt; with the layer's batch_first N is first. Masks as in
    TransformerDecoderLayer.
    Children: layers, a ModuleList; norm. All copies start with the same values.

    >>> layer = nn.TransformerDecoderLayer(16, 4, 32)
    >>> nn.TransformerDecoder(layer, num_layers=2)(tt.randn(7, 2, 16), tt.randn(5, 2, 16)).shape
    torch.Size([7, 2, 16])
    """

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers = _get_clones(decoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Mask = None,
        memory_mask: Mask = None,
        tgt_key_padding_mask: Mask = None,
        memory_key_padding_mask: Mask = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """With tgt_is_causal None, tgt_mask is compared with the causal mask."""
        length = _get_seq_len(tgt, self.layers[0].self_attn.batch_first)
        causal = _detect_is_causal_mask(tgt_mask, tgt_is_causal, length)
        output = tgt
        for layer in self.layers:
            output = layer(
                output, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=causal, memory_is_causal=memory_is_causal,
            )  # fmt: skip
        return output if self.norm is None else self.norm(output)


class Transformer(Module):
    """An encoder of src and a decoder of tgt that attends to the encoder's output (Vaswani et al., 2017).

        d_model                                  512; E, features of src and tgt
        nhead                                    8; heads of each attention; it divides d_model
        num_encoder_layers, num_decoder_layers   6; layers of the two stacks
        dim_feedforward                          2048; features between the two linear layers
        dropout                                  0.1; probability of each dropout, in training
        activation                               relu; "relu", "gelu" or a function
        custom_encoder, custom_decoder           None; modules in the places of the stacks
        layer_norm_eps                           1e-5; eps of the norms
        batch_first                              False; True puts N first
        norm_first                               False; True normalizes before attention and network, in place of
                                                 after
        bias                                     True; False leaves the biases of linear layers and norms out
        device, dtype                            of the parameters

    Shapes: src (S, N, E), tgt (T, N, E) -> (T, N, E); with batch_first N is first, without a batch all lack it.
    src_mask (S, S), tgt_mask (T, T), memory_mask (T, S), src_key_padding_mask and memory_key_padding_mask (N, S),
    tgt_key_padding_mask (N, T).
    Children: encoder and decoder; parameters with several dimensions start by xavier_uniform_.
    Errors: RuntimeError at the call if the batches differ or E is not d_model.

    >>> m = nn.Transformer(d_model=16, nhead=4, num_encoder_layers=1, num_decoder_layers=1, dim_feedforward=32)
    >>> causal = m.generate_square_subsequent_mask(7)
    >>> m(tt.randn(5, 2, 16), tt.randn(7, 2, 16), tgt_mask=causal).shape
    torch.Size([7, 2, 16])
    """

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = F.relu,
        custom_encoder: Any | None = None,
        custom_decoder: Any | None = None,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        made: dict[str, Any] = {"bias": bias, "device": device, "dtype": dtype}
        options = d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first
        if custom_encoder is not None:
            self.encoder = custom_encoder
        else:
            layer = TransformerEncoderLayer(*options, **made)
            norm = LayerNorm(d_model, eps=layer_norm_eps, **made)
            self.encoder = TransformerEncoder(layer, num_encoder_layers, norm)
        if custom_decoder is not None:
            self.decoder = custom_decoder
        else:
            decoder_layer = TransformerDecoderLayer(*options, **made)
            norm = LayerNorm(d_model, eps=layer_norm_eps, **made)
            self.decoder = TransformerDecoder(decoder_layer, num_decoder_layers, norm)
        self._reset_parameters()
        self.d_model = d_model
        self.nhead = nhead
        self.batch_first = batch_first

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Mask = None,
        tgt_mask: Mask = None,
        memory_mask: Mask = None,
        src_key_padding_mask: Mask = None,
        tgt_key_padding_mask: Mask = None,
        memory_key_padding_mask: Mask = None,
        src_is_causal: bool | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        batch = 0 if self.batch_first else 1
        if src.size(batch) != tgt.size(batch) and src.dim() == 3:
            raise RuntimeError("the batch number of src and tgt must be equal")
        if src.size(-1) != self.d_model or tgt.size(-1) != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(src, mask=src_mask, src_key_padding_mask=src_key_padding_mask, is_causal=src_is_causal)
        return self.decoder(
            tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
            memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=tgt_is_causal,
            memory_is_causal=memory_is_causal,
        )  # fmt: skip

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
        """The causal mask (sz, sz): 0 on and below the diagonal, minus infinity above it.

        With it no place sees a later one.

        >>> nn.Transformer.generate_square_subsequent_mask(3)
        tensor([[0., -inf, -inf],
                [0., 0., -inf],
                [0., 0., 0.]])
        """
        return _generate_square_subsequent_mask(sz, device, dtype)

    def _reset_parameters(self) -> None:
        # Biases and the weights of norms have one dimension and keep the values of their layers.
        for parameter in self.parameters():
            if parameter.dim() > 1:
                xavier_uniform_(parameter)


# ---- causal masks ----------------------------------------------------------------------------------------------------


def _generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
    return aten.triu(aten.full((sz, sz), float("-inf"), dtype=dtype, device=device), diagonal=1)


def _get_seq_len(src: Tensor, batch_first: bool) -> int:
    return src.shape[0 if src.dim() == 2 or not batch_first else 1]


def _detect_is_causal_mask(mask: Mask, is_causal: bool | None = None, size: int | None = None) -> bool:
    """`is_causal` where it is given; else whether the mask equals the causal mask of this size."""
    if is_causal is not None or mask is None:
        return is_causal is True
    causal = _generate_square_subsequent_mask(size if size is not None else mask.size(-2), mask.device, mask.dtype)
    return mask.size() == causal.size() and bool((mask == causal).all())
