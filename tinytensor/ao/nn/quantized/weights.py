"""What modules with quantized weights have in common: the way of a weight through its observer.

Mirrors torch/ao/nn/quantized/modules/utils.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor import nn

_LIMITS = {tt.qint8: (-128, 127), tt.quint8: (0, 255), tt.qint32: (-(2**31), 2**31 - 1)}


def quantize_weight(weight: Any, observer: Any) -> Any:
    """The weight as integers, by the scale that its observer (or its module of fake quantization) has learned."""
    scale, zero_point = observer.calculate_qparams()
    inner = getattr(observer, "activation_post_process", observer)
    if observer.qscheme in (tt.per_tensor_symmetric, tt.per_tensor_affine):
        q = tt.quantize_per_tensor(weight, float(scale), int(zero_point), tt.qint8)
        return _clamped(q, inner)
    if observer.qscheme in (tt.per_channel_symmetric, tt.per_channel_affine):
        q = tt.quantize_per_channel(weight, scale.to(tt.float64), zero_point.to(tt.int64), observer.ch_axis, tt.qint8)
        return _clamped(q, inner)
    q = tt.quantize_per_channel(weight, scale.float(), zero_point.float(), observer.ch_axis, observer.dtype)
    return _clamped(q, inner)


def _clamped(q: Any, observer: Any) -> Any:
    """Only the integers that the observer uses."""
    least, most = _LIMITS[q.dtype]
    if observer.quant_min <= least and observer.quant_max >= most:
        return q
    stored = q.int_repr().clamp(observer.quant_min, observer.quant_max)
    if q.qscheme() is tt.per_tensor_affine:
        return tt._make_per_tensor_quantized_tensor(stored, q.q_scale(), q.q_zero_point())
    tables = q.q_per_channel_scales(), q.q_per_channel_zero_points()
    return tt._make_per_channel_quantized_tensor(stored, *tables, q.q_per_channel_axis())


def weight_observer(mod: Any, observed: Any) -> Any:
    """The observer of a module's weight, which has seen it: that of training, or a new one."""
    if hasattr(mod, "weight_fake_quant"):
        return mod.weight_fake_quant
    return observed.qconfig.weight()


class HoldsNumbers(nn.Module):
    """A module whose result has a scale and a zero point, which its state has as tensors."""

    scale: Any
    zero_point: Any

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "scale"] = tt.tensor(self.scale)
        destination[prefix + "zero_point"] = tt.tensor(self.zero_point)

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: Any, unexpected_keys: Any,
        error_msgs: Any,
    ) -> None:  # fmt: skip
        self.scale = float(state_dict.pop(prefix + "scale"))
        self.zero_point = int(state_dict.pop(prefix + "zero_point"))
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs
        )
