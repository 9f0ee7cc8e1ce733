"""Embeddings in floats, with tables rounded as integers would be.

Mirrors torch/ao/nn/quantized/reference/modules/sparse.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor import nn
from tinytensor.ao.nn.quantized.reference.utils import ReferenceQuantizedModule
from tinytensor.nn import functional as F


class Embedding(nn.Embedding, ReferenceQuantizedModule):
    """An Embedding with a rounded table."""

    def __init__(self, *args: Any, weight_qparams: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._init_weight_qparams(weight_qparams, kwargs.get("device"))

    def _get_name(self) -> str:
        return "QuantizedEmbedding(Reference)"

    def forward(self, input: Any) -> Any:
        options = (self.padding_idx, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse)
        return F.embedding(input, self.get_weight(), *options)

    @classmethod
    def from_float(cls, mod: Any, weight_qparams: Any) -> Any:
        """A module over the table of a float one."""
        return cls(
            mod.num_embeddings, mod.embedding_dim, mod.padding_idx, mod.max_norm, mod.norm_type, mod.scale_grad_by_freq,
            mod.sparse, mod.weight, device=mod.weight.device, dtype=mod.weight.dtype, weight_qparams=weight_qparams,
        )  # fmt: skip


class EmbeddingBag(nn.EmbeddingBag, ReferenceQuantizedModule):
    """An EmbeddingBag with a rounded table."""

    def __init__(self, *args: Any, weight_qparams: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._init_weight_qparams(weight_qparams, kwargs.get("device"))

    def _get_name(self) -> str:
        return "QuantizedEmbedding(Reference)"

    def forward(self, input: Any, offsets: Any = None, per_sample_weights: Any = None) -> Any:
        return F.embedding_bag(
            input, self.get_weight(), offsets, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.mode, self.sparse,
            per_sample_weights, self.include_last_offset, self.padding_idx,
        )  # fmt: skip

    @classmethod
    def from_float(cls, mod: Any, weight_qparams: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """A module over the table of a float one."""
        return cls(
            mod.num_embeddings, mod.embedding_dim, mod.max_norm, mod.norm_type, mod.scale_grad_by_freq, mod.mode, mod.sparse,
            mod.weight, mod.include_last_offset, mod.padding_idx, device=mod.weight.device, dtype=mod.weight.dtype,
            weight_qparams=weight_qparams,
        )  # fmt: skip
