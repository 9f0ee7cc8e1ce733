"""Convolutions over quantized tensors.

Mirrors torch/ao/nn/quantized/modules/conv.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn.quantized.weights import HoldsNumbers, quantize_weight, weight_observer
from tinytensor.nn import functional as F
from tinytensor.nn.utils.fusion import fuse_conv_bn_weights


def _tuple(value: Any, n: int) -> tuple[int, ...]:
    return (value,) * n if isinstance(value, int) else tuple(value)


class QuantizedConv(HoldsNumbers):
    """What the convolutions have in common.

    _SPATIAL        how many dimensions an image has
    _FLOAT_MODULES  the float modules that become this one
    """

    _SPATIAL: ClassVar[int]
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]]
    _TRANSPOSED: ClassVar[bool] = False

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Any, stride: Any = 1, padding: Any = 0, dilation: Any = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
        output_padding: Any = 0,
    ) -> None:  # fmt: skip
        super().__init__()
        n = self._SPATIAL
        if out_channels <= 0:
            raise ValueError(f"out_channels must be greater than 0, got {out_channels}")
        if in_channels % groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        if out_channels % groups != 0:
            raise ValueError("out_channels must be divisible by groups")
        if n == 3 and padding_mode == "reflect":
            raise AssertionError("Conv3d does not support reflection padding")
        if self._TRANSPOSED and padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        if padding_mode not in ("zeros", "reflect"):
            raise ValueError(f"'padding_mode' {padding_mode} is not supported by quantized convolution")
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = _tuple(kernel_size, n)
        self.stride = _tuple(stride, n)
        self.padding = _tuple(padding, n)
        self.dilation = _tuple(dilation, n)
        self.transposed = self._TRANSPOSED
        self.output_padding = _tuple(output_padding, n)
        self.groups = groups
        self.padding_mode = padding_mode
        channels = (in_channels, out_channels) if self.transposed else (out_channels, in_channels)
        shape = [channels[0], channels[1] // groups, *self.kernel_size]
        weight = tt._empty_affine_quantized(shape, scale=1, zero_point=0, dtype=tt.qint8)
        self.set_weight_bias(weight, tt.zeros(out_channels) if bias else None)
        self.scale = 1.0
        self.zero_point = 0

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}"

    def _op(self, suffix: str = "") -> Any:
        """`quantized::conv2d_prepack` and its like."""
        return getattr(tt.ops.quantized, f"conv{'_transpose' if self.transposed else ''}{self._SPATIAL}d{suffix}")

    def set_weight_bias(self, w: Any, b: Any) -> None:
        """Pack other weights."""
        # Other padding than by zeros is done before the call.
        padding = self.padding if self.padding_mode == "zeros" else (0,) * self._SPATIAL
        more = (self.output_padding,) if self.transposed else ()
        self._packed_params = self._op("_prepack")(w, b, self.stride, padding, *more, self.dilation, self.groups)

    def _weight_bias(self) -> tuple[Any, Any]:
        return self._op("_unpack")(self._packed_params)

    def weight(self) -> Any:
        """The weight, qint8."""
        return self._weight_bias()[0]

    def bias(self) -> Any:
        """The bias, float32 of shape (out_channels,), or None."""
        return self._weight_bias()[1]

    def _run(self, input: Any, op: Any) -> Any:
        names = {1: "L", 2: "H, W", 3: "D, H, W"}[self._SPATIAL]
        if len(input.shape) != self._SPATIAL + 2:
            raise ValueError(f"Input shape must be `(N, C, {names})`!")
        if self.padding_mode != "zeros":
            input = F.pad(input, [p for p in reversed(self.padding) for _ in range(2)], mode=self.padding_mode)
        return op(input, self._packed_params, self.scale, self.zero_point)

    def forward(self, input: Any) -> Any:
        return self._run(input, self._op())

    def extra_repr(self) -> str:
        n = self._SPATIAL
        shown = (
            f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}, "
            f"scale={self.scale}, zero_point={self.zero_point}"
        )
        for name, usual in (("padding", 0), ("dilation", 1), ("output_padding", 0)):
            if getattr(self, name) != (usual,) * n:
                shown += f", {name}={getattr(self, name)}"
        if self.groups != 1:
            shown += f", groups={self.groups}"
        return shown if self.bias() is not None else shown + ", bias=False"

    # ---- state: weights as they were before packing

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        destination[prefix + "weight"], destination[prefix + "bias"] = self._weight_bias()
        super()._save_to_state_dict(destination, prefix, keep_vars)

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        self.set_weight_bias(state_dict.pop(prefix + "weight"), state_dict.pop(prefix + "bias"))
        super()._load_from_state_dict(state_dict, prefix, *args)

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that an observed or rounded float one has become."""
        observed = mod
        if hasattr(mod, "weight_fake_quant"):
            if hasattr(mod, "bn"):
                mod.weight, mod.bias = fuse_conv_bn_weights(
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
                name = cls._FLOAT_MODULES[0].__name__
                raise AssertionError(
                    f"nnq.{cls.__name__}.from_float only works for {name} but got: {type(mod).__name__}"
                )
            if not hasattr(mod, "qconfig"):
                raise AssertionError("Input float module must have qconfig defined.")
            if isinstance(mod, nni.FusedModule):
                mod = mod[0]
        observer = weight_observer(mod, observed)
        if not use_precomputed_fake_quant:
            observer(mod.weight)
        if observer.dtype is not tt.qint8:
            raise AssertionError(f"Weight observer must have a dtype of qint8, got {observer.dtype}")
        places = (
            mod.kernel_size,
            mod.stride,
            mod.padding,
            mod.dilation,
            mod.groups,
            mod.bias is not None,
            mod.padding_mode,
        )
        made = cls(mod.in_channels, mod.out_channels, *places)
        made.set_weight_bias(quantize_weight(mod.weight.detach().float(), observer), mod.bias)
        made._take_numbers(observed)
        return made

    @classmethod
    def from_reference(cls, ref_qconv: Any, output_scale: Any, output_zero_point: Any) -> Any:
        """The module over the integers of a reference module; the numbers are those of the result."""
        ref = ref_qconv[0] if isinstance(ref_qconv, nni.FusedModule) else ref_qconv
        options = {"output_padding": ref.output_padding} if cls._TRANSPOSED else {}
        made = cls(
            ref.in_channels, ref.out_channels, ref.kernel_size, ref.stride, ref.padding, dilation=ref.dilation,
            groups=ref.groups, bias=ref.bias is not None, padding_mode=ref.padding_mode, **options,
        )  # fmt: skip
        made.set_weight_bias(ref.get_quantized_weight(), ref.bias)
        made.scale, made.zero_point = float(output_scale), int(output_zero_point)
        return made

    def _take_numbers(self, observed: Any) -> None:
        activation = getattr(observed, "activation_post_process", None)
        if activation is not None and activation.dtype is not tt.float32:
            scale, zero_point = activation.calculate_qparams()
            self.scale, self.zero_point = float(scale), int(zero_point)


class Conv1d(QuantizedConv):
    """A convolution of quint8 signals with qint8 filters."""

    _SPATIAL = 1
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.Conv1d,)


class Conv2d(QuantizedConv):
    """A convolution of quint8 images with qint8 filters.

    >>> m = tt.ao.nn.quantized.Conv2d(16, 33, 3, stride=2)
    >>> m(tt.quantize_per_tensor(tt.randn(2, 16, 10, 10), 1.0, 0, tt.quint8)).shape
    torch.Size([2, 33, 4, 4])
    """

    _SPATIAL = 2
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.Conv2d,)


class Conv3d(QuantizedConv):
    """A convolution of quint8 volumes with qint8 filters."""

    _SPATIAL = 3
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.Conv3d,)


class QuantizedConvTranspose(QuantizedConv):
    """What the transposed ones have in common: the order of their arguments."""

    _TRANSPOSED = True

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Any, stride: Any = 1, padding: Any = 0,
        output_padding: Any = 0, groups: int = 1, bias: bool = True, dilation: Any = 1, padding_mode: str = "zeros",
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode,
            output_padding=output_padding,
        )  # fmt: skip

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that an observed float one has become."""
        if type(mod) not in cls._FLOAT_MODULES:
            raise AssertionError(f"nnq.{cls.__name__}.from_float only works for {cls._FLOAT_MODULES[0].__name__}")
        if not hasattr(mod, "qconfig"):
            raise AssertionError("Input float module must have qconfig defined.")
        observer = mod.qconfig.weight()
        observer(mod.weight)
        if observer.dtype is not tt.qint8:
            raise AssertionError(f"Weight observer must have a dtype of qint8, got {observer.dtype}")
        made = cls(
            mod.in_channels, mod.out_channels, mod.kernel_size, mod.stride, mod.padding, mod.output_padding, mod.groups,
            mod.bias is not None, mod.dilation, mod.padding_mode,
        )  # fmt: skip
        made.set_weight_bias(quantize_weight(mod.weight.detach().float(), observer), mod.bias)
        made._take_numbers(mod)
        return made


class ConvTranspose1d(QuantizedConvTranspose):
    """A transposed convolution of quint8 signals with qint8 filters."""

    _SPATIAL = 1
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.ConvTranspose1d,)


class ConvTranspose2d(QuantizedConvTranspose):
    """A transposed convolution of quint8 images with qint8 filters."""

    _SPATIAL = 2
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.ConvTranspose2d,)


class ConvTranspose3d(QuantizedConvTranspose):
    """A transposed convolution of quint8 volumes with qint8 filters."""

    _SPATIAL = 3
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nn.ConvTranspose3d,)
