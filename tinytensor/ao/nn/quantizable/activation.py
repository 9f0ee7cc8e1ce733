"""MultiheadAttention with a Linear for each of query, key and value, which can be observed and quantized.

Mirrors torch/ao/nn/quantizable/modules/activation.py.
"""

from __future__ import annotations

import warnings
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao import quantization
from tinytensor.ao.nn.quantized.functional_modules import FloatFunctional
from tinytensor.nn import functional as F

__all__ = ["MultiheadAttention"]


class MultiheadAttention(nn.MultiheadAttention):
    """Attention, for observers. Arguments as of `nn.MultiheadAttention`; scores and their softmax stay in floats.

    >>> attention = tt.ao.nn.quantizable.MultiheadAttention(4, 2)
    >>> attention(*[tt.ones(3, 1, 4)] * 3)[0].shape
    torch.Size([3, 1, 4])
    """

    _FLOAT_MODULE: Any = nn.MultiheadAttention

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
        options: Any = {"device": device, "dtype": dtype}
        super().__init__(
            embed_dim, num_heads, dropout, bias, add_bias_kv, add_zero_attn, kdim, vdim, batch_first, **options
        )
        self.linear_Q = nn.Linear(self.embed_dim, self.embed_dim, bias=bias, **options)
        self.linear_K = nn.Linear(self.kdim, self.embed_dim, bias=bias, **options)
        self.linear_V = nn.Linear(self.vdim, self.embed_dim, bias=bias, **options)
        self.out_proj: Any = nn.Linear(self.embed_dim, self.embed_dim, bias=bias, **options)
        self.q_scaling_product = FloatFunctional()
        self.quant_attn_output = quantization.QuantStub()
        self.quant_attn_output_weights = quantization.QuantStub()
        self.dequant_q = quantization.DeQuantStub()
        self.dequant_k = quantization.DeQuantStub()
        self.dequant_v = quantization.DeQuantStub()

    def _get_name(self) -> str:
        return "QuantizableMultiheadAttention"

    @classmethod
    def from_float(cls, other: Any) -> Any:
        """Attention with the weights of an `nn.MultiheadAttention`, and observers in it."""
        if type(other) is not cls._FLOAT_MODULE:
            raise AssertionError(f"Expected type {cls._FLOAT_MODULE}, got {type(other)}")
        if not hasattr(other, "qconfig"):
            raise AssertionError("The float module must have 'qconfig'")
        observed: Any = cls(
            other.embed_dim, other.num_heads, other.dropout, other.in_proj_bias is not None, other.bias_k is not None,
            other.add_zero_attn, other.kdim, other.vdim, other.batch_first,
        )  # fmt: skip
        observed.bias_k, observed.bias_v, observed.qconfig = other.bias_k, other.bias_v, other.qconfig
        observed.out_proj.weight, observed.out_proj.bias = other.out_proj.weight, other.out_proj.bias
        if other._qkv_same_embed_dim:
            weights = other.in_proj_weight.chunk(3)
        else:
            weights = (other.q_proj_weight, other.k_proj_weight, other.v_proj_weight)
        biases = (None,) * 3 if other.in_proj_bias is None else other.in_proj_bias.chunk(3)
        linears = (observed.linear_Q, observed.linear_K, observed.linear_V)
        for linear, weight, bias in zip(linears, weights, biases, strict=True):
            linear.weight = nn.Parameter(weight, weight.requires_grad)
            linear.bias = None if bias is None else nn.Parameter(bias, bias.requires_grad)
        return quantization.prepare(observed.eval(), inplace=True)

    @classmethod
    def from_observed(cls, other: Any) -> Any:
        raise NotImplementedError(
            "It looks like you are trying to prepare an MHA module. Please, see the examples on quantizable MHAs."
        )

    def forward(
        self,
        query: Any,
        key: Any,
        value: Any,
        key_padding_mask: Any = None,
        need_weights: bool = True,
        attn_mask: Any = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Any, Any]:
        if attn_mask is not None and is_causal:
            raise AssertionError("Only allow causal mask or attn_mask")
        if is_causal:
            raise AssertionError("causal mask not supported by AO MHA module")
        if self.batch_first:
            query, key, value = (x.transpose(0, 1) for x in (query, key, value))
        tgt_len, bsz, embed_dim = query.size()
        if self.embed_dim != embed_dim:
            raise AssertionError(f"embed_dim mismatch: {self.embed_dim} != {embed_dim}")
        if key.size(0) != value.size(0) or key.size(1) != value.size(1):
            raise AssertionError(f"key and value size mismatch: key.size()={key.size()}, value.size()={value.size()}")
        head_dim = self.embed_dim // self.num_heads
        if head_dim * self.num_heads != self.embed_dim:
            raise AssertionError("embed_dim must be divisible by num_heads")
        q = self.q_scaling_product.mul_scalar(self.linear_Q(query), float(head_dim) ** -0.5)
        k, v = self.linear_K(key), self.linear_V(value)
        attn_mask = self._checked_mask(attn_mask, bsz, query.size(0), key.size(0))
        key_padding_mask = _no_bytes(key_padding_mask, "key_padding_mask")

        def one_more(mask: Any) -> Any:
            return None if mask is None else F.pad(mask, (0, 1))

        if self.bias_k is not None and self.bias_v is not None:
            k = tt.cat([k, self.bias_k.repeat(1, bsz, 1)])
            v = tt.cat([v, self.bias_v.repeat(1, bsz, 1)])
            attn_mask, key_padding_mask = one_more(attn_mask), one_more(key_padding_mask)
        heads = bsz * self.num_heads
        q, k, v = (x.contiguous().view(-1, heads, head_dim).transpose(0, 1) for x in (q, k, v))
        src_len = k.size(1)
        if key_padding_mask is not None:
            for d, size in enumerate((bsz, src_len)):
                if key_padding_mask.size(d) != size:
                    raise AssertionError(f"key_padding_mask.size({d}) must be {size}, got {key_padding_mask.size(d)}")
        if self.add_zero_attn:
            src_len += 1
            k, v = (tt.cat([x, _zeros_after(x)], dim=1) for x in (k, v))
            attn_mask, key_padding_mask = one_more(attn_mask), one_more(key_padding_mask)
        q, k, v = self.dequant_q(q), self.dequant_k(k), self.dequant_v(v)
        scores = tt.bmm(q, k.transpose(1, 2))
        if attn_mask is not None:
            scores = scores.masked_fill(attn_mask, float("-inf")) if attn_mask.dtype is tt.bool else scores + attn_mask
        if key_padding_mask is not None:
            scores = scores.view(bsz, self.num_heads, tgt_len, src_len)
            scores = scores.masked_fill(key_padding_mask.unsqueeze(1).unsqueeze(2), float("-inf"))
            scores = scores.view(heads, tgt_len, src_len)
        weights = F.dropout(F.softmax(scores, dim=-1), p=self.dropout, training=self.training)
        output = tt.bmm(weights, v)
        if self.batch_first:  # as PyTorch has it: batches and heads are not put apart here
            output = output.view(bsz, tgt_len, self.embed_dim)
        else:
            output = output.transpose(0, 1).contiguous().view(tgt_len, bsz, self.embed_dim)
        output = self.out_proj(self.quant_attn_output(output))
        weights = self.quant_attn_output_weights(weights)
        if not need_weights:
            return output, None
        weights = weights.view(bsz, self.num_heads, tgt_len, src_len)
        return output, weights.mean(dim=1) if average_attn_weights else weights

    def _checked_mask(self, mask: Any, bsz: int, targets: int, sources: int) -> Any:
        if mask is None:
            return None
        mask = _no_bytes(mask, "attn_mask")
        if not mask.is_floating_point() and mask.dtype is not tt.bool:
            raise AssertionError(f"Only float and bool types are supported for attn_mask, not {mask.dtype}")
        if mask.dim() == 2:
            mask = mask.unsqueeze(0)
            if list(mask.size()) != [1, targets, sources]:
                raise RuntimeError("The size of the 2D attn_mask is not correct.")
        elif mask.dim() == 3:
            if list(mask.size()) != [bsz * self.num_heads, targets, sources]:
                raise RuntimeError("The size of the 3D attn_mask is not correct.")
        else:
            raise RuntimeError(f"attn_mask's dimension {mask.dim()} is not supported")
        return mask


def _no_bytes(mask: Any, name: str) -> Any:
    if mask is None or mask.dtype is not tt.uint8:
        return mask
    warnings.warn(
        f"Byte tensor for `{name}` in `nn.MultiheadAttention` is deprecated. Use bool tensor instead.", stacklevel=4
    )
    return mask.to(tt.bool)


def _zeros_after(x: Any) -> Any:
    zeros: Any = tt.zeros((x.size(0), 1, x.size(2)))
    return tt.quantize_per_tensor(zeros, x.q_scale(), x.q_zero_point(), x.dtype) if x.is_quantized else zeros
