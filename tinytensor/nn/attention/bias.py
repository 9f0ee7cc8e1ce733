"""Causal masks that `scaled_dot_product_attention` knows by name: they are made as tensors of bools where one is needed.

    >>> from tinytensor.nn.attention.bias import causal_lower_right
    >>> causal_lower_right(2, 3)
    tensor([[ True,  True, False],
            [ True,  True,  True]])

Mirrors torch/nn/attention/bias.py. Left out: the fused kernel of the lower right mask, which PyTorch has on a GPU; the mask
is made there, as PyTorch does on the CPU.
"""

from __future__ import annotations

import warnings
from enum import IntEnum
from typing import Any

import tinytensor.aten.functions as aten
from tinytensor._tensor import Tensor
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import bool_
from tinytensor.nn import functional as F

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]


class CausalVariant(IntEnum):
    """Which corner the diagonal of a causal mask starts in, where queries and keys differ in number.

    >>> tt.nn.attention.bias.CausalVariant.LOWER_RIGHT
    <CausalVariant.LOWER_RIGHT: 2>
    """

    UPPER_LEFT = 1
    LOWER_RIGHT = 2


class CausalBias(Tensor):
    """A causal mask of seq_len_q by seq_len_kv, as an argument `attn_mask` of `scaled_dot_product_attention`.

    Warns where a lower right mask has more queries than keys: the first of them see nothing, and give NaN.

    >>> q, k = tt.ones(1, 1, 2, 4), tt.ones(1, 1, 3, 4)
    >>> F.scaled_dot_product_attention(q, k, k, tt.nn.attention.bias.causal_lower_right(2, 3)).shape
    torch.Size([1, 1, 2, 4])
    """

    variant: CausalVariant
    seq_len_q: int
    seq_len_kv: int

    def __init__(self, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> None:
        if not isinstance(variant, CausalVariant):
            raise AssertionError(f"variant must be a CausalVariant, got {type(variant).__name__}")
        super().__init__()
        self.variant, self.seq_len_q, self.seq_len_kv = variant, seq_len_q, seq_len_kv
        if seq_len_q > seq_len_kv and variant is CausalVariant.LOWER_RIGHT:
            warnings.warn(
                "Lower right causal bias will produce NaNs in the output when seq_len_q > seq_len_kv!", stacklevel=2
            )

    def _materialize(self, device: Device | None = None) -> Tensor:
        """The mask as a tensor of bools: True where a query sees a key."""
        ones = aten.ones([self.seq_len_q, self.seq_len_kv], dtype=bool_, device=device)
        lower_right = self.variant is CausalVariant.LOWER_RIGHT
        return aten.tril(ones, self.seq_len_kv - self.seq_len_q if lower_right else 0)

    @staticmethod
    def _dispatch(
        query: Tensor,
        key: Tensor,
        value: Tensor,
        attn_mask: CausalBias,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        scale: float | None = None,
        enable_gqa: bool = False,
    ) -> Tensor:
        if is_causal:
            raise ValueError("CausalBias should not be used with causal=True")
        square = attn_mask.seq_len_q == attn_mask.seq_len_kv
        causal = square or attn_mask.variant is CausalVariant.UPPER_LEFT
        return F.scaled_dot_product_attention(
            query, key, value, attn_mask=None if causal else attn_mask._materialize(query.device), dropout_p=dropout_p,
            is_causal=causal, scale=scale, enable_gqa=enable_gqa,
        )  # fmt: skip

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is F.scaled_dot_product_attention:
            return cls._dispatch(*args, **(kwargs or {}))
        return super().__torch_function__(func, types, args, kwargs or {})

    def __repr__(self, *, tensor_contents: Any = None) -> str:  # type: ignore[override]
        return repr(self._materialize())


def causal_upper_left(*size: int) -> CausalBias:
    """The causal mask whose diagonal starts in the upper left corner: what `is_causal=True` means.

        size      two ints, the numbers of queries and keys; AssertionError for another number of them

    >>> tt.nn.attention.bias.causal_upper_left(2, 3)
    tensor([[ True, False, False],
            [ True,  True, False]])
    """
    if len(size) != 2:
        raise AssertionError("causal_upper_left only supports 2D tensors")
    return CausalBias(CausalVariant.UPPER_LEFT, *size)


def causal_lower_right(*size: int) -> CausalBias:
    """The causal mask whose diagonal ends in the lower right corner: the last query sees every key.

        size      two ints, the numbers of queries and keys; AssertionError for another number of them

    >>> tt.nn.attention.bias.causal_lower_right(2, 3)
    tensor([[ True,  True, False],
            [ True,  True,  True]])
    """
    if len(size) != 2:
        raise AssertionError("causal_lower_right only supports 2D tensors")
    return CausalBias(CausalVariant.LOWER_RIGHT, *size)
