"""Modules for quantization-aware training: floats all through, with weights rounded in each call.

Mirrors torch/ao/nn/qat/modules/linear.py, conv.py and embedding_ops.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tinytensor import nn
from tinytensor.nn import functional as F


class RoundedWeight(nn.Module):
    """What these modules have in common: `weight_fake_quant`, which rounds the weight, and a way from the float module."""

    _FLOAT_MODULE: ClassVar[Any]
    qconfig: Any

    def _take_qconfig(self, qconfig: Any) -> None:
        if not qconfig:
            raise AssertionError("qconfig must be provided for QAT module")
        self.qconfig = qconfig
        self.weight_fake_quant = qconfig.weight()

    @classmethod
    def _like(cls, mod: Any, qconfig: Any) -> Any:
        """A module with the sizes of this float one."""
        raise NotImplementedError

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """A module over the parameters of a float one, which has a qconfig."""
        if type(mod) is not cls._FLOAT_MODULE:
            raise AssertionError(
                f"qat.{cls.__name__}.from_float only works for {cls._FLOAT_MODULE.__name__}, got {type(mod).__name__}"
            )
        if not hasattr(mod, "qconfig"):
            raise AssertionError("Input float module must have qconfig defined")
        if not mod.qconfig:
            raise AssertionError("Input float module must have a valid qconfig")
        inner = mod[0] if isinstance(mod, nn.Sequential) else mod
        made = cls._like(inner, mod.qconfig)
        made.weight = inner.weight
        if hasattr(inner, "bias"):
            made.bias = inner.bias
        return made


class Linear(RoundedWeight, nn.Linear):
    """A Linear whose weight is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.Linear

    def __init__(
        self, in_features: int, out_features: int, bias: bool = True, qconfig: Any = None, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        nn.Linear.__init__(self, in_features, out_features, bias, device=device, dtype=dtype)
        self._take_qconfig(qconfig)

    @classmethod
    def _like(cls, mod: Any, qconfig: Any) -> Any:
        return cls(mod.in_features, mod.out_features, mod.bias is not None, qconfig=qconfig)

    def forward(self, input: Any) -> Any:
        return F.linear(input, self.weight_fake_quant(self.weight), self.bias)

    def to_float(self) -> nn.Linear:
        """A float module with the same parameters."""
        linear = nn.Linear(self.in_features, self.out_features, self.bias is not None)
        linear.weight = nn.Parameter(self.weight.detach())
        if self.bias is not None:
            linear.bias = nn.Parameter(self.bias.detach())
        return linear.train(self.training)


def conv_places(mod: Any) -> tuple[Any, ...]:
    """The arguments of a convolution's constructor, up to the padding mode."""
    return (
        mod.in_channels, mod.out_channels, mod.kernel_size, mod.stride, mod.padding, mod.dilation, mod.groups,
        mod.bias is not None, mod.padding_mode,
    )  # fmt: skip


class RoundedConv(RoundedWeight):
    """What the convolutions have in common."""

    _FLOAT_CONV_MODULE: ClassVar[Any]

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Any, stride: Any = 1, padding: Any = 0, dilation: Any = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", qconfig: Any = None, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        self._FLOAT_CONV_MODULE.__init__(
            self, in_channels, out_channels, kernel_size, stride=stride, padding=padding, dilation=dilation, groups=groups,
            bias=bias, padding_mode=padding_mode, device=device, dtype=dtype,
        )  # fmt: skip
        self._take_qconfig(qconfig)

    @classmethod
    def _like(cls, mod: Any, qconfig: Any) -> Any:
        make: Any = cls
        return make(*conv_places(mod), qconfig=qconfig)

    def forward(self: Any, input: Any) -> Any:
        return self._conv_forward(input, self.weight_fake_quant(self.weight), self.bias)

    def to_float(self: Any) -> Any:
        """A float module with the same parameters."""
        conv: Any = self._FLOAT_CONV_MODULE(*conv_places(self))
        conv.weight = nn.Parameter(self.weight.detach())
        if self.bias is not None:
            conv.bias = nn.Parameter(self.bias.detach())
        return conv.train(self.training)


class Conv1d(RoundedConv, nn.Conv1d):
    """A Conv1d whose weight is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.Conv1d
    _FLOAT_CONV_MODULE: ClassVar[Any] = nn.Conv1d


class Conv2d(RoundedConv, nn.Conv2d):
    """A Conv2d whose weight is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.Conv2d
    _FLOAT_CONV_MODULE: ClassVar[Any] = nn.Conv2d


class Conv3d(RoundedConv, nn.Conv3d):
    """A Conv3d whose weight is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.Conv3d
    _FLOAT_CONV_MODULE: ClassVar[Any] = nn.Conv3d


class Embedding(RoundedWeight, nn.Embedding):
    """An Embedding whose table is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.Embedding

    def __init__(self, num_embeddings: int, embedding_dim: int, *args: Any, qconfig: Any = None, **kwargs: Any) -> None:
        nn.Embedding.__init__(self, num_embeddings, embedding_dim, *args, **kwargs)
        self._take_qconfig(qconfig)

    @classmethod
    def _like(cls, mod: Any, qconfig: Any) -> Any:
        options = (mod.padding_idx, mod.max_norm, mod.norm_type, mod.scale_grad_by_freq, mod.sparse)
        return cls(mod.num_embeddings, mod.embedding_dim, *options, qconfig=qconfig)

    def forward(self, input: Any) -> Any:
        return F.embedding(
            input, self.weight_fake_quant(self.weight), self.padding_idx, self.max_norm, self.norm_type,
            self.scale_grad_by_freq, self.sparse,
        )  # fmt: skip


class EmbeddingBag(RoundedWeight, nn.EmbeddingBag):
    """An EmbeddingBag whose table is rounded in each call."""

    _FLOAT_MODULE: ClassVar[Any] = nn.EmbeddingBag

    def __init__(self, num_embeddings: int, embedding_dim: int, *args: Any, qconfig: Any = None, **kwargs: Any) -> None:
        nn.EmbeddingBag.__init__(self, num_embeddings, embedding_dim, *args, **kwargs)
        self._take_qconfig(qconfig)

    @classmethod
    def _like(cls, mod: Any, qconfig: Any) -> Any:
        made = cls(mod.num_embeddings, mod.embedding_dim, mode=mod.mode, qconfig=qconfig)
        made.include_last_offset, made.padding_idx = mod.include_last_offset, mod.padding_idx
        return made

    def forward(self, input: Any, offsets: Any = None, per_sample_weights: Any = None) -> Any:
        return F.embedding_bag(
            input, self.weight_fake_quant(self.weight), offsets, self.max_norm, self.norm_type, self.scale_grad_by_freq,
            self.mode, self.sparse, per_sample_weights, self.include_last_offset, self.padding_idx,
        )  # fmt: skip


__all__ = ["Conv1d", "Conv2d", "Conv3d", "Embedding", "EmbeddingBag", "Linear"]
