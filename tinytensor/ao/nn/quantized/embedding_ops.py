"""Embeddings whose tables have 8 bits a number, with a scale and a shift for each row. Their results are floats.

Mirrors torch/ao/nn/quantized/modules/embedding_ops.py. Left out: 4 bits.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import qat as nnqat
from tinytensor.ao.nn.quantized.weights import quantize_weight


class EmbeddingPackedParams(nn.Module):
    """A packed table; its state has it as it was before packing."""

    _version = 1

    def __init__(self, num_embeddings: int, embedding_dim: int, dtype: Any = tt.quint8) -> None:
        super().__init__()
        if dtype is not tt.quint8:
            raise NotImplementedError(
                f"Unsupported dtype on quantized embedding! Supports quint8 and quint4x2. Got dtype: {dtype}"
            )
        self.dtype = dtype
        self.set_weight(_empty(num_embeddings, embedding_dim))

    def set_weight(self, weight: Any) -> None:
        self._packed_weight = tt.ops.quantized.embedding_bag_prepack(weight)

    def _weight(self) -> Any:
        return tt.ops.quantized.embedding_bag_unpack(self._packed_weight)

    def forward(self, x: Any) -> Any:
        return x

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "dtype"] = self.dtype
        destination[prefix + "_packed_weight"] = self._weight()

    def _load_from_state_dict(self, state_dict: Any, prefix: str, metadata: Any, strict: bool, *args: Any) -> None:
        self.dtype = state_dict.pop(prefix + "dtype")
        self.set_weight(state_dict.pop(prefix + "_packed_weight"))
        super()._load_from_state_dict(state_dict, prefix, metadata, False, *args)

    def __repr__(self) -> str:
        return repr(self._weight())


def _empty(num_embeddings: int, embedding_dim: int) -> Any:
    return tt._empty_per_channel_affine_quantized(
        [num_embeddings, embedding_dim], scales=tt.ones(num_embeddings), zero_points=tt.zeros(num_embeddings), axis=0,
        dtype=tt.quint8,
    )  # fmt: skip


class Embedding(nn.Module):
    """Rows of a table of 8-bit numbers.

    >>> m = tt.ao.nn.quantized.Embedding(num_embeddings=10, embedding_dim=12)
    >>> m(tt.tensor([9, 6, 5])).shape
    torch.Size([3, 12])
    """

    _version = 1
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.Embedding, nnqat.Embedding)

    def __init__(
        self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None, max_norm: float | None = None,
        norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False, _weight: Any = None,
        dtype: Any = tt.quint8,
    ) -> None:  # fmt: skip
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.dtype = dtype
        if _weight is not None and list(_weight.shape) != [num_embeddings, embedding_dim]:
            raise AssertionError(
                "Shape of weight does not match num_embeddings and embedding_dim: expected "
                f"{[num_embeddings, embedding_dim]}, got {list(_weight.shape)}"
            )
        self._packed_params = EmbeddingPackedParams(num_embeddings, embedding_dim, dtype)
        if _weight is not None:
            self._packed_params.set_weight(_weight)

    def forward(self, indices: Any) -> Any:
        return tt.ops.quantized.embedding_byte(self._packed_params._packed_weight, indices)

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}"

    def __repr__(self) -> str:
        return f"{self._get_name()}({self.extra_repr()})"  # without the table

    def extra_repr(self) -> str:
        return (
            f"num_embeddings={self.num_embeddings}, embedding_dim={self.embedding_dim}, dtype={self._packed_params.dtype}, "
            f"qscheme={self.weight().qscheme()}"
        )

    def set_weight(self, w: Any) -> None:
        """Pack another table."""
        self._packed_params.set_weight(w)

    def weight(self) -> Any:
        """The table, quint8 of shape (num_embeddings, embedding_dim)."""
        return self._packed_params._weight()

    @classmethod
    def _like(cls, mod: Any) -> Any:
        return cls(mod.num_embeddings, mod.embedding_dim)

    @classmethod
    def from_reference(cls, ref_embedding: Any) -> Any:
        """The module over the table of a reference module."""
        made = cls._like(ref_embedding)
        made.set_weight(ref_embedding.get_quantized_weight())
        return made

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that a float one, or one of training, has become."""
        from tinytensor.ao.quantization.qconfig import float_qparams_weight_only_qconfig  # which imports this module

        if type(mod) not in cls._FLOAT_MODULES:
            raise AssertionError(f"nnq.{cls.__name__}.from_float only works for {cls._FLOAT_MODULES[0].__name__}")
        if hasattr(mod, "weight_fake_quant"):
            observer = mod.weight_fake_quant
        else:
            if not hasattr(mod, "qconfig"):
                raise AssertionError(f"{cls.__name__} input float module must have qconfig defined")
            given = mod.qconfig is not None and mod.qconfig.weight is not None
            observer = (mod.qconfig if given else float_qparams_weight_only_qconfig).weight()
        if observer.qscheme is not tt.per_channel_affine_float_qparams:
            raise AssertionError(
                f"{cls.__name__} quantization is only supported with float_qparams_weight_only_qconfig."
            )
        observer(mod.weight)
        made = cls._like(mod)
        made.set_weight(quantize_weight(mod.weight.detach().float(), observer))
        return made


class EmbeddingBag(Embedding):
    """Sums of rows of a table of 8-bit numbers.

    >>> m = tt.ao.nn.quantized.EmbeddingBag(num_embeddings=10, embedding_dim=12, include_last_offset=True)
    >>> m(tt.tensor([9, 6, 5, 7]), tt.tensor([0, 2, 4])).shape
    torch.Size([2, 12])
    """

    _FLOAT_MODULES = (nn.EmbeddingBag, nnqat.EmbeddingBag)

    def __init__(
        self, num_embeddings: int, embedding_dim: int, max_norm: float | None = None, norm_type: float = 2.0,
        scale_grad_by_freq: bool = False, mode: str = "sum", sparse: bool = False, _weight: Any = None,
        include_last_offset: bool = False, dtype: Any = tt.quint8,
    ) -> None:  # fmt: skip
        super().__init__(num_embeddings, embedding_dim, _weight=_weight, dtype=dtype)
        self.mode = mode
        self.pruned_weights = False
        self.include_last_offset = include_last_offset

    @classmethod
    def _like(cls, mod: Any) -> Any:
        return cls(mod.num_embeddings, mod.embedding_dim, include_last_offset=mod.include_last_offset)

    def forward(self, indices: Any, offsets: Any = None, per_sample_weights: Any = None, mapping: Any = None) -> Any:
        return tt.ops.quantized.embedding_bag_byte(
            self._packed_params._packed_weight, indices, offsets, False, 0, self.pruned_weights, per_sample_weights, mapping,
            self.include_last_offset,
        )  # fmt: skip
