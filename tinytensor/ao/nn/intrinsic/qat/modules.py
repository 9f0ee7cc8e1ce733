"""Fused modules for quantization-aware training.

Batch norm scales each filter; what will be stored as integers is the scaled filter. So the weight is scaled by the running
statistics before it is rounded, and the result is scaled back before batch norm sees it.

Mirrors torch/ao/nn/intrinsic/qat/modules/conv_fused.py, linear_relu.py and linear_fused.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn import qat as nnqat
from tinytensor.ao.nn.qat.modules import conv_places
from tinytensor.nn import functional as F
from tinytensor.nn import init
from tinytensor.nn.utils.fusion import fuse_conv_bn_weights, fuse_linear_bn_weights


class LinearReLU(nnqat.Linear, nni.FusedModule):
    """Linear and ReLU with a rounded weight."""

    _FLOAT_MODULE = nni.LinearReLU

    def forward(self, input: Any) -> Any:
        return F.relu(super().forward(input))

    def to_float(self) -> Any:
        return nni.LinearReLU(super().to_float(), nn.ReLU())


class ConvReLU1d(nnqat.Conv1d, nni.FusedModule):
    """Conv1d and ReLU with a rounded weight."""

    _FLOAT_MODULE = nni.ConvReLU1d

    def forward(self, input: Any) -> Any:
        return F.relu(super().forward(input))

    def to_float(self) -> Any:
        """A float convolution and its relu."""
        return nni.ConvReLU1d(super().to_float(), nn.ReLU()).train(self.training)


class ConvReLU2d(nnqat.Conv2d, nni.FusedModule):
    """Conv2d and ReLU with a rounded weight."""

    _FLOAT_MODULE = nni.ConvReLU2d

    def forward(self, input: Any) -> Any:
        return F.relu(super().forward(input))

    def to_float(self) -> Any:
        """A float convolution and its relu."""
        return nni.ConvReLU2d(super().to_float(), nn.ReLU()).train(self.training)


class ConvReLU3d(nnqat.Conv3d, nni.FusedModule):
    """Conv3d and ReLU with a rounded weight."""

    _FLOAT_MODULE = nni.ConvReLU3d

    def forward(self, input: Any) -> Any:
        return F.relu(super().forward(input))

    def to_float(self) -> Any:
        """A float convolution and its relu."""
        return nni.ConvReLU3d(super().to_float(), nn.ReLU()).train(self.training)


# ==== with batch norm =================================================================================================


class WithBatchNorm(nn.Module):
    """What modules with a batch norm inside have in common: it can be frozen, and then no longer follows the data."""

    _BN_MODULE: ClassVar[Any]
    _ACTIVATION: ClassVar[Any] = None
    qconfig: Any

    def _add_bn(self: Any, features: int, eps: float, momentum: float, freeze_bn: bool, qconfig: Any) -> None:
        if not qconfig:
            raise AssertionError("qconfig must be provided for QAT module")
        self.qconfig = qconfig
        self.freeze_bn = freeze_bn if self.training else True
        self.bn = self._BN_MODULE(features, eps, momentum, True, True)
        self.weight_fake_quant = qconfig.weight()
        self.reset_bn_parameters()
        if self.freeze_bn:
            self.freeze_bn_stats()
        else:
            self.update_bn_stats()

    def reset_running_stats(self: Any) -> None:
        self.bn.reset_running_stats()

    def reset_bn_parameters(self: Any) -> None:
        self.bn.reset_running_stats()
        init.uniform_(self.bn.weight)
        init.zeros_(self.bn.bias)

    def update_bn_stats(self: Any) -> Any:
        """Let batch norm follow the data."""
        self.freeze_bn = False
        self.bn.training = True
        return self

    def freeze_bn_stats(self: Any) -> Any:
        """Let batch norm use what it has learned so far."""
        self.freeze_bn = True
        self.bn.training = False
        return self

    def train(self: Any, mode: bool = True) -> Any:
        self.training = mode
        if not self.freeze_bn:
            for module in self.children():
                module.train(mode)
        return self

    def _scaled(self: Any, weight: Any) -> tuple[Any, Any]:
        """The rounded weight as it will be stored, and the factor in it for each channel."""
        factor = self.bn.weight / tt.sqrt(self.bn.running_var + self.bn.eps)
        return self.weight_fake_quant(weight * factor.reshape(-1, *(1,) * (weight.dim() - 1))), factor

    def _normalized(self: Any, product: Any, factor: Any) -> Any:
        """Batch norm of what the unscaled weight would have given."""
        shape = (1, -1, *(1,) * (product.dim() - 2))
        unscaled = product / factor.reshape(shape)
        if self.bias is not None:
            unscaled = unscaled + self.bias.reshape(shape)
        found = self.bn(unscaled)
        return found if self._ACTIVATION is None else self._ACTIVATION(found)

    def _take_bn(self: Any, bn: Any) -> None:
        for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked"):
            setattr(self.bn, name, getattr(bn, name))


class ConvWithBatchNorm(WithBatchNorm):
    """What the convolutions have in common."""

    _CONV_MODULE: ClassVar[Any]
    _FLOAT_MODULE: ClassVar[Any]
    _FUSED_FLOAT_MODULE: ClassVar[Any] = None
    _version = 2

    def __init__(
        self: Any, in_channels: int, out_channels: int, kernel_size: Any, stride: Any = 1, padding: Any = 0,
        dilation: Any = 1, groups: int = 1, bias: Any = None, padding_mode: str = "zeros", eps: float = 1e-5,
        momentum: float = 0.1, freeze_bn: bool = False, qconfig: Any = None,
    ) -> None:  # fmt: skip
        self._CONV_MODULE.__init__(
            self, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bool(bias), padding_mode
        )
        self._add_bn(out_channels, eps, momentum, freeze_bn, qconfig)

    def forward(self: Any, input: Any) -> Any:
        weight, factor = self._scaled(self.weight)
        zeros = tt.zeros(self.out_channels, dtype=input.dtype)
        return self._normalized(self._conv_forward(input, weight, zeros), factor)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """A module over the parameters of a fused float one, which has a qconfig."""
        if type(mod) is not cls._FLOAT_MODULE:
            raise AssertionError(f"qat.{cls.__name__}.from_float only works for {cls._FLOAT_MODULE.__name__}")
        if not hasattr(mod, "qconfig"):
            raise AssertionError("Input float module must have qconfig defined")
        if not mod.qconfig:
            raise AssertionError("Input float module must have a valid qconfig")
        conv, bn = mod[0], mod[1]
        make: Any = cls
        made = make(*conv_places(conv), bn.eps, bn.momentum, False, mod.qconfig)
        made.weight, made.bias = conv.weight, conv.bias
        made._take_bn(bn)
        return made

    def to_float(self: Any) -> Any:
        """A float convolution with batch norm in its weight."""
        conv = self._CONV_MODULE(*conv_places(self))
        conv.weight, conv.bias = fuse_conv_bn_weights(
            nn.Parameter(self.weight.detach()), self.bias, self.bn.running_mean, self.bn.running_var, self.bn.eps,
            self.bn.weight, self.bn.bias,
        )  # fmt: skip
        if self._FUSED_FLOAT_MODULE is None:
            return conv.train(self.training)
        return self._FUSED_FLOAT_MODULE(conv, nn.ReLU()).train(self.training)


class ConvBn1d(ConvWithBatchNorm, nn.Conv1d, nni.FusedModule):
    """Conv1d and BatchNorm1d, the weight rounded with batch norm's factor in it."""

    _CONV_MODULE: ClassVar[Any] = nn.Conv1d
    _BN_MODULE: ClassVar[Any] = nn.BatchNorm1d
    _FLOAT_MODULE: ClassVar[Any] = nni.ConvBn1d


class ConvBn2d(ConvWithBatchNorm, nn.Conv2d, nni.FusedModule):
    """Conv2d and BatchNorm2d, the weight rounded with batch norm's factor in it."""

    _CONV_MODULE: ClassVar[Any] = nn.Conv2d
    _BN_MODULE: ClassVar[Any] = nn.BatchNorm2d
    _FLOAT_MODULE: ClassVar[Any] = nni.ConvBn2d


class ConvBn3d(ConvWithBatchNorm, nn.Conv3d, nni.FusedModule):
    """Conv3d and BatchNorm3d, the weight rounded with batch norm's factor in it."""

    _CONV_MODULE: ClassVar[Any] = nn.Conv3d
    _BN_MODULE: ClassVar[Any] = nn.BatchNorm3d
    _FLOAT_MODULE: ClassVar[Any] = nni.ConvBn3d


class ConvBnReLU1d(ConvBn1d):
    """The same, then ReLU."""

    _FLOAT_MODULE, _FUSED_FLOAT_MODULE, _ACTIVATION = nni.ConvBnReLU1d, nni.ConvReLU1d, staticmethod(F.relu)


class ConvBnReLU2d(ConvBn2d):
    """The same, then ReLU."""

    _FLOAT_MODULE, _FUSED_FLOAT_MODULE, _ACTIVATION = nni.ConvBnReLU2d, nni.ConvReLU2d, staticmethod(F.relu)


class ConvBnReLU3d(ConvBn3d):
    """The same, then ReLU."""

    _FLOAT_MODULE, _FUSED_FLOAT_MODULE, _ACTIVATION = nni.ConvBnReLU3d, nni.ConvReLU3d, staticmethod(F.relu)


class LinearBn1d(WithBatchNorm, nn.Linear, nni.FusedModule):
    """Linear and BatchNorm1d, the weight rounded with batch norm's factor in it."""

    _BN_MODULE = nn.BatchNorm1d

    def __init__(
        self, in_features: int, out_features: int, bias: bool = True, eps: float = 1e-5, momentum: float = 0.1,
        freeze_bn: bool = False, qconfig: Any = None,
    ) -> None:  # fmt: skip
        nn.Linear.__init__(self, in_features, out_features, bias)
        self._add_bn(out_features, eps, momentum, freeze_bn, qconfig)

    def forward(self, input: Any) -> Any:
        weight, factor = self._scaled(self.weight)
        return self._normalized(F.linear(input, weight, tt.zeros(self.out_features)), factor)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """A module over the parameters of a fused float one, which has a qconfig."""
        if type(mod) is not nni.LinearBn1d:
            raise AssertionError(f"qat.{cls.__name__}.from_float only works for {nni.LinearBn1d.__name__}")
        if not getattr(mod, "qconfig", None):
            raise AssertionError("Input float module must have a valid config")
        linear: Any = mod[0]
        bn: Any = mod[1]
        made = cls(
            linear.in_features, linear.out_features, linear.bias is not None, bn.eps, bn.momentum, False, mod.qconfig
        )
        made.weight, made.bias = linear.weight, linear.bias
        made._take_bn(bn)
        return made

    def to_float(self) -> nn.Linear:
        """A float Linear with batch norm in its weight."""
        linear = nn.Linear(self.in_features, self.out_features)
        bn: Any = self.bn
        linear.weight, linear.bias = fuse_linear_bn_weights(
            self.weight, self.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias
        )
        return linear


def update_bn_stats(mod: Any) -> None:
    """For `model.apply`: let the batch norm behind each convolution follow the data."""
    if isinstance(mod, ConvWithBatchNorm):
        mod.update_bn_stats()


def freeze_bn_stats(mod: Any) -> None:
    """For `model.apply`: let the batch norm behind each convolution use what it has learned so far.

    That behind a Linear is left alone, as in PyTorch.
    """
    if isinstance(mod, ConvWithBatchNorm):
        mod.freeze_bn_stats()
