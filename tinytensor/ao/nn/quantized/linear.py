"""Linear over quantized tensors.

Mirrors torch/ao/nn/quantized/modules/linear.py. Left out: float16 weights.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn.quantized.weights import HoldsNumbers, quantize_weight, weight_observer
from tinytensor.nn.utils.fusion import fuse_linear_bn_weights


class LinearPackedParams(nn.Module):
    """A packed weight and its bias; its state has both as they were before packing."""

    _version = 3

    def __init__(self, dtype: Any = tt.qint8) -> None:
        super().__init__()
        self.dtype = dtype
        self.set_weight_bias(tt._empty_affine_quantized([1, 1], scale=1.0, zero_point=0, dtype=tt.qint8), None)

    def set_weight_bias(self, weight: Any, bias: Any) -> None:
        if self.dtype is not tt.qint8:
            raise RuntimeError("Unsupported dtype on dynamic quantized linear!")
        self._packed_params = tt.ops.quantized.linear_prepack(weight, bias)

    def _weight_bias(self) -> tuple[Any, Any]:
        return tt.ops.quantized.linear_unpack(self._packed_params)

    def forward(self, x: Any) -> Any:
        return x

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "dtype"] = self.dtype
        destination[prefix + "_packed_params"] = self._weight_bias()

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: Any, unexpected_keys: Any,
        error_msgs: Any,
    ) -> None:  # fmt: skip
        self.dtype = state_dict.pop(prefix + "dtype")
        self.set_weight_bias(*state_dict.pop(prefix + "_packed_params"))
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs
        )

    def __repr__(self) -> str:
        return repr(self._weight_bias())


class Linear(HoldsNumbers):
    """A linear map of quint8 tensors, with qint8 weights; the result has the module's `scale` and `zero_point`.

    >>> m = tt.ao.nn.quantized.Linear(20, 30)
    >>> m(tt.quantize_per_tensor(tt.randn(128, 20), 1.0, 0, tt.quint8)).shape
    torch.Size([128, 30])
    """

    _version = 3
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.Linear, nn.modules.linear.NonDynamicallyQuantizableLinear)
    _NAME = "QuantizedLinear"

    def __init__(self, in_features: int, out_features: int, bias_: bool = True, dtype: Any = tt.qint8) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        if dtype is not tt.qint8:
            raise RuntimeError("Unsupported dtype specified for quantized Linear!")
        weight = tt._empty_affine_quantized([out_features, in_features], scale=1, zero_point=0, dtype=tt.qint8)
        self._packed_params = LinearPackedParams(dtype)
        self._packed_params.set_weight_bias(weight, tt.zeros(out_features) if bias_ else None)
        self.scale = 1.0
        self.zero_point = 0

    def _get_name(self) -> str:
        return self._NAME

    def extra_repr(self) -> str:
        return (
            f"in_features={self.in_features}, out_features={self.out_features}, scale={self.scale}, "
            f"zero_point={self.zero_point}, qscheme={self.weight().qscheme()}"
        )

    def __repr__(self) -> str:
        return f"{self._get_name()}({self.extra_repr()})"  # without the packed weight, which would be printed whole

    def forward(self, x: Any) -> Any:
        return tt.ops.quantized.linear(x, self._packed_params._packed_params, self.scale, self.zero_point)

    def _weight_bias(self) -> tuple[Any, Any]:
        return self._packed_params._weight_bias()

    def weight(self) -> Any:
        """The weight, qint8 of shape (out_features, in_features)."""
        return self._weight_bias()[0]

    def bias(self) -> Any:
        """The bias, float32 of shape (out_features,), or None."""
        return self._weight_bias()[1]

    def set_weight_bias(self, w: Any, b: Any) -> None:
        """Pack other weights."""
        self._packed_params.set_weight_bias(w, b)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that an observed or rounded float one has become."""
        observed = mod
        if hasattr(mod, "weight_fake_quant"):
            if hasattr(mod, "bn"):
                mod.weight, mod.bias = fuse_linear_bn_weights(
                    mod.weight,
                    mod.bias,
                    mod.bn.running_mean,
                    mod.bn.running_var,
                    mod.bn.eps,
                    mod.bn.weight,
                    mod.bn.bias,
                )
        else:
            if type(mod) not in cls._FLOAT_MODULES:
                names = ", ".join(module.__name__ for module in cls._FLOAT_MODULES)
                raise AssertionError(f"nnq.{cls.__name__}.from_float only works for {names}, but got: {type(mod)}")
            if not hasattr(mod, "qconfig"):
                raise AssertionError("Input float module must have qconfig defined")
            if type(mod) is nni.LinearReLU:
                mod = mod[0]
        observer = weight_observer(mod, observed)
        if not use_precomputed_fake_quant:
            observer(mod.weight)
        if observer.dtype is not tt.qint8:
            raise AssertionError(f"Weight observer must have dtype torch.qint8, got {observer.dtype}")
        made = cls(mod.in_features, mod.out_features, dtype=tt.qint8)
        made.set_weight_bias(quantize_weight(mod.weight.detach().float(), observer), mod.bias)
        made._take_numbers(observed)
        return made

    @classmethod
    def from_reference(cls, ref_qlinear: Any, output_scale: Any = 1.0, output_zero_point: Any = 0) -> Any:
        """The module over the integers of a reference module; the numbers are those of the result."""
        ref = ref_qlinear[0] if isinstance(ref_qlinear, nni.FusedModule) else ref_qlinear
        made = cls(ref.in_features, ref.out_features)
        made.set_weight_bias(ref.get_quantized_weight(), ref.bias)
        made.scale, made.zero_point = float(output_scale), int(output_zero_point)
        return made

    def _take_numbers(self, observed: Any) -> None:
        scale, zero_point = observed.activation_post_process.calculate_qparams()
        self.scale = float(scale)
        self.zero_point = int(zero_point)
