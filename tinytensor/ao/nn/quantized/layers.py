"""Quantize, DeQuantize, and layers over quantized tensors that have no packed weights.

Mirrors torch/ao/nn/quantized/modules/__init__.py, activation.py, normalization.py, batchnorm.py and dropout.py.
"""

from __future__ import annotations

import copy
from typing import Any, ClassVar, NamedTuple

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni


class Quantize(nn.Module):
    """Real numbers become integers, with the buffers `scale` and `zero_point`.

    >>> m = tt.ao.nn.quantized.Quantize(scale=0.5, zero_point=1, dtype=tt.quint8)
    >>> m(tt.tensor([1.0, 2.0])).int_repr()
    tensor([3, 5], dtype=torch.uint8)
    """

    def __init__(self, scale: float, zero_point: int, dtype: Any, factory_kwargs: Any = None) -> None:
        super().__init__()
        self.register_buffer("scale", tt.tensor([scale]))
        self.register_buffer("zero_point", tt.tensor([zero_point], dtype=tt.int64))
        self.dtype = dtype

    def forward(self, X: Any) -> Any:
        return tt.quantize_per_tensor(X, float(self.scale), int(self.zero_point), self.dtype)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> Quantize:
        """The module that an observed QuantStub has become."""
        if not hasattr(mod, "activation_post_process"):
            raise AssertionError(f"Module {type(mod).__name__} must have activation_post_process attribute")
        scale, zero_point = mod.activation_post_process.calculate_qparams()
        return Quantize(scale.float().item(), zero_point.long().item(), mod.activation_post_process.dtype)

    def extra_repr(self) -> str:
        return f"scale={self.scale}, zero_point={self.zero_point}, dtype={self.dtype}"


class DeQuantize(nn.Module):
    """Integers become real numbers."""

    def forward(self, Xq: Any) -> Any:
        return Xq.dequantize()

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> DeQuantize:
        """The module that a DeQuantStub has become."""
        return DeQuantize()


def numbers_of(observed: Any) -> tuple[float, int]:
    """The scale and zero point that an observed module has learned."""
    scale, zero_point = observed.activation_post_process.calculate_qparams()
    return float(scale), int(zero_point)


class _Known(NamedTuple):
    """Stands for an observer whose numbers are known."""

    scale: Any
    zero_point: Any

    def calculate_qparams(self) -> tuple[Any, Any]:
        return self.scale, self.zero_point


class _Named(nn.Module):
    """A layer that is printed with `Quantized` before its name."""

    scale: Any
    zero_point: Any

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}"

    def _register_numbers(self, scale: float, zero_point: int) -> None:
        self.register_buffer("scale", tt.tensor(scale))
        self.register_buffer("zero_point", tt.tensor(zero_point))

    @classmethod
    def from_reference(cls, mod: Any, scale: Any, zero_point: Any) -> Any:
        """The module that a float one has become, when the numbers of its result are known."""
        observed = copy.copy(mod)
        vars(observed)["activation_post_process"] = _Known(scale, zero_point)
        return cls.from_float(observed)  # type: ignore[attr-defined]

    @property
    def _numbers(self) -> tuple[float, int]:
        return float(self.scale), int(self.zero_point)


# ==== activations =====================================================================================================


class ReLU6(_Named, nn.ReLU6):
    """relu6 over integers."""

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.relu6(input, self.inplace)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> ReLU6:
        return ReLU6(mod.inplace)


class Hardswish(_Named, nn.Hardswish):
    """hardswish, with the module's scale for the result."""

    def __init__(self, scale: float, zero_point: int, device: Any = None, dtype: Any = None) -> None:
        nn.Hardswish.__init__(self)
        self._register_numbers(scale, zero_point)

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.hardswish(input, *self._numbers)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> Hardswish:
        return Hardswish(*numbers_of(mod))


class ELU(_Named, nn.ELU):
    """elu, with the module's scale for the result."""

    def __init__(self, scale: float, zero_point: int, alpha: float = 1.0) -> None:
        nn.ELU.__init__(self, alpha)
        self.scale = scale
        self.zero_point = zero_point

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.elu(input, *self._numbers, self.alpha)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> ELU:
        return ELU(*numbers_of(mod), mod.alpha)


class LeakyReLU(_Named, nn.LeakyReLU):
    """leaky_relu, with the module's scale for the result."""

    def __init__(
        self, scale: float, zero_point: int, negative_slope: float = 0.01, inplace: bool = False, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        nn.LeakyReLU.__init__(self, negative_slope, inplace)
        self._register_numbers(scale, zero_point)

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.leaky_relu(input, self.negative_slope, self.inplace, *self._numbers)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> LeakyReLU:
        return LeakyReLU(*numbers_of(mod), mod.negative_slope, mod.inplace)


class Sigmoid(nn.Sigmoid):
    """sigmoid, with the module's scale for the result."""

    def __init__(self, output_scale: float, output_zero_point: int) -> None:
        super().__init__()
        self.output_scale = output_scale
        self.output_zero_point = output_zero_point

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.sigmoid(input, self.output_scale, self.output_zero_point)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Sigmoid:
        return cls(*numbers_of(mod))


class Softmax(_Named, nn.Softmax):
    """softmax, with the module's scale for the result."""

    def __init__(self, dim: int | None = None, scale: float = 1.0, zero_point: int = 0) -> None:
        nn.Softmax.__init__(self, dim)
        self.scale = scale
        self.zero_point = zero_point

    def forward(self, input: Any) -> Any:
        dim = self.dim if self.dim is not None else (0 if input.dim() in (0, 1, 3) else 1)
        return tt.ops.quantized.softmax(input, dim, *self._numbers)

    @staticmethod
    def from_float(mod: Any, use_precomputed_fake_quant: bool = False) -> Softmax:
        return Softmax(mod.dim, *numbers_of(mod))


class PReLU(_Named):
    """prelu with a quantized weight, with the module's scale for the result."""

    def __init__(self, output_scale: float, output_zero_point: int, num_parameters: int = 1) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.scale = output_scale
        self.zero_point = output_zero_point
        self.set_weight(tt.quantize_per_tensor(tt.randn(num_parameters), 1.0, 0, tt.quint8))

    def set_weight(self, w: Any) -> None:
        self.weight = w

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.prelu(input, self.weight, *self._numbers)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> PReLU:
        made = cls(*numbers_of(mod), mod.num_parameters)
        weight = mod.weight.detach().float()
        observer = mod.qconfig.weight()
        observer(weight)
        scale, zero_point = observer.calculate_qparams()
        made.set_weight(tt.quantize_per_tensor(weight, float(scale), int(zero_point), tt.quint8))
        return made


class Dropout(_Named, nn.Dropout):
    """The identity: a quantized model does not train."""

    def forward(self, input: Any) -> Any:
        return input

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Dropout:
        return cls(mod.p, mod.inplace)


# ==== normalization ===================================================================================================


class LayerNorm(_Named, nn.LayerNorm):
    """layer_norm, with the module's scale for the result."""

    def __init__(
        self, normalized_shape: Any, weight: Any, bias: Any, scale: float, zero_point: int, eps: float = 1e-5,
        elementwise_affine: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        nn.LayerNorm.__init__(self, normalized_shape, eps=eps, elementwise_affine=elementwise_affine)
        self.weight, self.bias = weight, bias
        self._register_numbers(scale, zero_point)

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.layer_norm(
            input, self.normalized_shape, self.weight, self.bias, self.eps, *self._numbers
        )

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> LayerNorm:
        return cls(mod.normalized_shape, mod.weight, mod.bias, *numbers_of(mod), mod.eps, mod.elementwise_affine)


class GroupNorm(_Named, nn.GroupNorm):
    """group_norm, with the module's scale for the result."""

    def __init__(
        self, num_groups: int, num_channels: int, weight: Any, bias: Any, scale: float, zero_point: int, eps: float = 1e-5,
        affine: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        nn.GroupNorm.__init__(self, num_groups, num_channels, eps, affine)
        self.weight, self.bias = weight, bias
        self._register_numbers(scale, zero_point)

    def forward(self, input: Any) -> Any:
        return tt.ops.quantized.group_norm(input, self.num_groups, self.weight, self.bias, self.eps, *self._numbers)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> GroupNorm:
        numbers = numbers_of(mod)
        return cls(mod.num_groups, mod.num_channels, mod.weight, mod.bias, *numbers, mod.eps, mod.affine)


class _InstanceNorm(_Named):
    """instance_norm, with the module's scale for the result."""

    _FLOAT: ClassVar[Any]

    def __init__(
        self: Any, num_features: int, weight: Any, bias: Any, scale: float, zero_point: int, eps: float = 1e-5,
        momentum: float = 0.1, affine: bool = False, track_running_stats: bool = False, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        self._FLOAT.__init__(self, num_features, eps, momentum, affine, track_running_stats)
        self.weight, self.bias = weight, bias
        self._register_numbers(scale, zero_point)

    def forward(self: Any, input: Any) -> Any:
        return tt.ops.quantized.instance_norm(input, self.weight, self.bias, self.eps, *self._numbers)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        # PyTorch passes `affine` in the place of the momentum, which plays no part in a call.
        return cls(mod.num_features, mod.weight, mod.bias, *numbers_of(mod), mod.eps, mod.affine)


class InstanceNorm1d(_InstanceNorm, nn.InstanceNorm1d):
    """instance_norm of signals."""

    _FLOAT = nn.InstanceNorm1d


class InstanceNorm2d(_InstanceNorm, nn.InstanceNorm2d):
    """instance_norm of images."""

    _FLOAT = nn.InstanceNorm2d


class InstanceNorm3d(_InstanceNorm, nn.InstanceNorm3d):
    """instance_norm of volumes."""

    _FLOAT = nn.InstanceNorm3d


class _BatchNorm(_Named):
    """batch_norm with the running statistics, with the module's scale for the result."""

    _FLOAT: ClassVar[Any]
    _OP: ClassVar[str]

    def __init__(
        self: Any, num_features: int, eps: float = 1e-5, momentum: float = 0.1, device: Any = None, dtype: Any = None
    ) -> None:
        self._FLOAT.__init__(self, num_features, eps, momentum, True, True)
        self._register_numbers(1.0, 0)

    def forward(self: Any, input: Any) -> Any:
        op = getattr(tt.ops.quantized, self._OP)
        return op(input, self.weight, self.bias, self.running_mean, self.running_var, self.eps, *self._numbers)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        observer = mod.activation_post_process
        if isinstance(mod, nni.FusedModule):
            mod = mod[0]
        made = cls(mod.num_features, mod.eps)
        for name in ("weight", "bias", "running_mean", "running_var"):
            setattr(made, name, getattr(mod, name))
        made.scale, made.zero_point = observer.calculate_qparams()
        return made


class BatchNorm2d(_BatchNorm, nn.BatchNorm2d):
    """batch_norm of images."""

    _FLOAT, _OP = nn.BatchNorm2d, "batch_norm2d"


class BatchNorm3d(_BatchNorm, nn.BatchNorm3d):
    """batch_norm of volumes."""

    _FLOAT, _OP = nn.BatchNorm3d, "batch_norm3d"
