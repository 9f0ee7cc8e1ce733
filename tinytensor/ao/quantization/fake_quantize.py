"""Fake quantization: numbers are rounded to what integers could store and stay floats, so that training feels the rounding.

A gradient passes as if nothing had been rounded, except where a number was clamped.

Mirrors torch/ao/quantization/fake_quantize.py. Left out: 4-bit dtypes.
"""

from __future__ import annotations

import functools
from abc import ABCMeta, abstractmethod
from typing import Any

import tinytensor as tt
from tinytensor.ao.quantization.observer import (
    PER_CHANNEL,
    PER_TENSOR,
    SYMMETRIC,
    FixedQParamsObserver,
    HistogramObserver,
    MovingAverageMinMaxObserver,
    MovingAveragePerChannelMinMaxObserver,
    PartialWrapper,
    default_fixed_qparams_range_0to1_observer,
    default_fixed_qparams_range_neg1to1_observer,
)
from tinytensor.nn import Module

__all__ = [
    "FakeQuantize", "FakeQuantizeBase", "FixedQParamsFakeQuantize", "FusedMovingAvgObsFakeQuantize",
    "default_affine_fixed_qparams_fake_quant", "default_dynamic_fake_quant", "default_embedding_fake_quant",
    "default_fake_quant", "default_fixed_qparams_range_0to1_fake_quant",
    "default_fixed_qparams_range_neg1to1_fake_quant", "default_fused_act_fake_quant",
    "default_fused_per_channel_wt_fake_quant", "default_fused_wt_fake_quant", "default_histogram_fake_quant",
    "default_per_channel_weight_fake_quant", "default_symmetric_fixed_qparams_fake_quant", "default_weight_fake_quant",
    "disable_fake_quant", "disable_observer", "enable_fake_quant", "enable_observer",
    "fused_per_channel_wt_fake_quant_range_neg_127_to_127", "fused_wt_fake_quant_range_neg_127_to_127",
]  # fmt: skip

_LIMITS = {tt.quint8: (0, 255), tt.uint8: (0, 255), tt.qint8: (-128, 127), tt.int8: (-128, 127)}


class FakeQuantizeBase(Module, metaclass=ABCMeta):
    """A module that observes and rounds, each of which can be switched off (buffers `observer_enabled`, `fake_quant_enabled`)."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("fake_quant_enabled", tt.tensor([1], dtype=tt.uint8))
        self.register_buffer("observer_enabled", tt.tensor([1], dtype=tt.uint8))

    @abstractmethod
    def forward(self, x: Any) -> Any:
        """Round `x`."""

    @abstractmethod
    def calculate_qparams(self, **kwargs: Any) -> Any:
        """The scale and the zero point."""

    def enable_fake_quant(self, enabled: bool = True) -> None:
        self.fake_quant_enabled[0] = 1 if enabled else 0

    def disable_fake_quant(self) -> None:
        self.enable_fake_quant(False)

    def enable_observer(self, enabled: bool = True) -> None:
        self.observer_enabled[0] = 1 if enabled else 0

    def disable_observer(self) -> None:
        self.enable_observer(False)

    @classmethod
    def with_args(cls, **kwargs: Any) -> PartialWrapper:
        """The class with these arguments given."""
        return PartialWrapper(functools.partial(cls, **kwargs))


class FakeQuantize(FakeQuantizeBase):
    """Observes with `observer`, and rounds to what its dtype could store.

        observer               an observer's class, perhaps with arguments; `observer_kwargs` are given to it as well
        quant_min, quant_max   the integers to use

    >>> fq = tt.ao.quantization.FakeQuantize(averaging_constant=1.0)
    >>> fq(tt.tensor([0.0, 0.1, 255.0])), fq.scale
    (tensor([  0.,   0., 255.]), tensor([1.]))
    """

    def __init__(
        self, observer: Any = MovingAverageMinMaxObserver, quant_min: int | None = None, quant_max: int | None = None,
        is_dynamic: bool = False, **observer_kwargs: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        if quant_min is not None and quant_max is not None:
            if quant_min > quant_max:
                raise AssertionError("quant_min must be less than or equal to quant_max")
            dtype = observer_kwargs.get("dtype", tt.quint8)
            if hasattr(observer, "p"):
                dtype = getattr(observer.p, "keywords", {}).get("dtype", dtype)
            least, most = _LIMITS.get(dtype, (-(2**31), 2**31 - 1))
            if least > quant_min:
                raise AssertionError("quant_min out of bound")
            if quant_max > most:
                raise AssertionError("quant_max out of bound")
            observer_kwargs.update({"quant_min": quant_min, "quant_max": quant_max})
        observer_kwargs["is_dynamic"] = is_dynamic
        self.activation_post_process = observer(**observer_kwargs)
        self.quant_min = self.activation_post_process.quant_min
        self.quant_max = self.activation_post_process.quant_max
        self.is_dynamic = self.activation_post_process.is_dynamic
        self.dtype = self.activation_post_process.dtype
        self.qscheme = self.activation_post_process.qscheme
        floats = self.qscheme is tt.per_channel_affine_float_qparams
        self.register_buffer("scale", tt.tensor([1.0], dtype=tt.float32))
        self.register_buffer("zero_point", tt.tensor([0], dtype=tt.float32 if floats else tt.int32))
        self.ch_axis = getattr(self.activation_post_process, "ch_axis", -1)
        if self.qscheme not in (*PER_CHANNEL, *PER_TENSOR):
            raise AssertionError(
                "Only per channel and per tensor quantization are supported in fake quantize got qscheme: "
                f"{self.qscheme}"
            )
        self.is_per_channel = self.qscheme in PER_CHANNEL

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        return self.activation_post_process.calculate_qparams()

    def forward(self, X: Any) -> Any:
        if self.observer_enabled[0] == 1:
            self.activation_post_process(X.detach())
            scale, zero_point = self.calculate_qparams()
            if self.scale.shape != scale.shape:
                self.scale.resize_(scale.shape)
                self.zero_point.resize_(zero_point.shape)
            self.scale.copy_(scale)
            self.zero_point.copy_(zero_point)
        if self.fake_quant_enabled[0] == 1:
            limits = self.activation_post_process.quant_min, self.activation_post_process.quant_max
            if self.is_per_channel:
                X = tt.fake_quantize_per_channel_affine(X, self.scale, self.zero_point, self.ch_axis, *limits)
            else:
                X = tt.fake_quantize_per_tensor_affine(X, self.scale, self.zero_point, *limits)
        return X

    def extra_repr(self) -> str:
        return (
            f"fake_quant_enabled={self.fake_quant_enabled}, observer_enabled={self.observer_enabled}, "
            f"quant_min={self.activation_post_process.quant_min}, quant_max={self.activation_post_process.quant_max}, "
            f"dtype={self.dtype}, qscheme={self.qscheme}, ch_axis={self.ch_axis}, scale={self.scale}, "
            f"zero_point={self.zero_point}"
        )

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: Any, unexpected_keys: Any,
        error_msgs: Any,
    ) -> None:  # fmt: skip
        # As long as the weight has channels, which is not known before.
        for name in ("scale", "zero_point"):
            if prefix + name in state_dict:
                getattr(self, name).resize_(state_dict[prefix + name].shape)
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )


class FixedQParamsFakeQuantize(FakeQuantize):
    """Rounds with a scale and a zero point that are known beforehand."""

    def __init__(self, observer: Any) -> None:
        super().__init__(observer=observer)
        if type(self.activation_post_process) is not FixedQParamsObserver:
            raise AssertionError(f"{type(self).__name__}'s observer must be a {FixedQParamsObserver.__name__}")
        self._observer_ctr = observer
        self.scale = self.activation_post_process.scale
        self.zero_point = self.activation_post_process.zero_point
        if self.qscheme not in PER_TENSOR:
            raise AssertionError(
                f"Only per tensor quantization is supported FixedQParamsFakeQuantize module, got qscheme:{self.qscheme}"
            )

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        return self.scale, self.zero_point

    def extra_repr(self) -> str:
        return (
            f"fake_quant_enabled={self.fake_quant_enabled}, observer_enabled={self.observer_enabled}, scale={self.scale}, "
            f"zero_point={self.zero_point}, dtype={self.dtype}, quant_min={self.activation_post_process.quant_min}, "
            f"quant_max={self.activation_post_process.quant_max}, qscheme={self.qscheme}"
        )


class FusedMovingAvgObsFakeQuantize(FakeQuantize):
    """A moving average and the rounding in one operator, `fused_moving_avg_obs_fake_quant`."""

    def __init__(
        self,
        observer: Any = MovingAverageMinMaxObserver,
        quant_min: int = 0,
        quant_max: int = 255,
        **observer_kwargs: Any,
    ) -> None:
        super().__init__(observer, quant_min, quant_max, **observer_kwargs)
        if not isinstance(
            self.activation_post_process, (MovingAverageMinMaxObserver, MovingAveragePerChannelMinMaxObserver)
        ):
            raise AssertionError("Fused observer+fake_quant module only works with MovingAverageMinMaxObserver")
        self.register_buffer("fake_quant_enabled", tt.tensor([1], dtype=tt.int64))
        self.register_buffer("observer_enabled", tt.tensor([1], dtype=tt.int64))
        self.is_symmetric_quant = self.activation_post_process.qscheme in SYMMETRIC

    def extra_repr(self) -> str:
        return (
            f"fake_quant_enabled={self.fake_quant_enabled}, observer_enabled={self.observer_enabled}, scale={self.scale}, "
            f"zero_point={self.zero_point}, dtype={self.dtype}, quant_min={self.activation_post_process.quant_min}, "
            f"quant_max={self.activation_post_process.quant_max}, qscheme={self.qscheme}, "
            f"reduce_range={self.activation_post_process.reduce_range}"
        )

    def forward(self, X: Any) -> Any:
        observer = self.activation_post_process
        return tt.fused_moving_avg_obs_fake_quant(
            X, self.observer_enabled, self.fake_quant_enabled, observer.min_val, observer.max_val, self.scale,
            self.zero_point, observer.averaging_constant, observer.quant_min, observer.quant_max, self.ch_axis,
            self.is_per_channel, self.is_symmetric_quant,
        )  # fmt: skip


# ==== switches ========================================================================================================


def disable_fake_quant(mod: Any) -> None:
    """For `model.apply`: switches rounding off."""
    if isinstance(mod, FakeQuantizeBase):
        mod.disable_fake_quant()


def enable_fake_quant(mod: Any) -> None:
    """For `model.apply`: switches rounding on."""
    if isinstance(mod, FakeQuantizeBase):
        mod.enable_fake_quant()


def disable_observer(mod: Any) -> None:
    """For `model.apply`: switches observing off."""
    if isinstance(mod, FakeQuantizeBase):
        mod.disable_observer()


def enable_observer(mod: Any) -> None:
    """For `model.apply`: switches observing on."""
    if isinstance(mod, FakeQuantizeBase):
        mod.enable_observer()


# ==== the usual ones ==================================================================================================

_ACTIVATION = {"observer": MovingAverageMinMaxObserver, "quant_min": 0, "quant_max": 255, "dtype": tt.quint8}
_WEIGHT = {
    "observer": MovingAverageMinMaxObserver, "quant_min": -128, "quant_max": 127, "dtype": tt.qint8,
    "qscheme": tt.per_tensor_symmetric,
}  # fmt: skip
_CHANNELS = {**_WEIGHT, "observer": MovingAveragePerChannelMinMaxObserver, "qscheme": tt.per_channel_symmetric}
_NARROW = {"quant_min": -127, "quant_max": 127, "eps": 2**-12}

default_fake_quant = FakeQuantize.with_args(**_ACTIVATION, qscheme=tt.per_tensor_affine, reduce_range=True)
default_weight_fake_quant = FakeQuantize.with_args(**_WEIGHT, reduce_range=False)
default_dynamic_fake_quant = FakeQuantize.with_args(
    observer=MovingAverageMinMaxObserver,
    quant_min=0,
    quant_max=255,
    is_dynamic=True,
    dtype=tt.quint8,
    averaging_constant=1,
)
default_fixed_qparams_range_neg1to1_fake_quant = FixedQParamsFakeQuantize.with_args(
    observer=default_fixed_qparams_range_neg1to1_observer
)
default_fixed_qparams_range_0to1_fake_quant = FixedQParamsFakeQuantize.with_args(
    observer=default_fixed_qparams_range_0to1_observer
)
default_symmetric_fixed_qparams_fake_quant = default_fixed_qparams_range_neg1to1_fake_quant
default_affine_fixed_qparams_fake_quant = default_fixed_qparams_range_0to1_fake_quant
default_per_channel_weight_fake_quant = FakeQuantize.with_args(**_CHANNELS, reduce_range=False, ch_axis=0)
default_embedding_fake_quant = FakeQuantize.with_args(
    observer=MovingAveragePerChannelMinMaxObserver, qscheme=tt.per_channel_affine_float_qparams, dtype=tt.quint8,
    quant_min=0, quant_max=255, ch_axis=0, averaging_constant=1,
)  # fmt: skip
default_histogram_fake_quant = FakeQuantize.with_args(
    observer=HistogramObserver,
    quant_min=0,
    quant_max=255,
    dtype=tt.quint8,
    qscheme=tt.per_tensor_affine,
    reduce_range=True,
)
default_fused_act_fake_quant = FusedMovingAvgObsFakeQuantize.with_args(**_ACTIVATION)
default_fused_wt_fake_quant = FusedMovingAvgObsFakeQuantize.with_args(**_WEIGHT)
default_fused_per_channel_wt_fake_quant = FusedMovingAvgObsFakeQuantize.with_args(**_CHANNELS)
fused_wt_fake_quant_range_neg_127_to_127 = FusedMovingAvgObsFakeQuantize.with_args(**{**_WEIGHT, **_NARROW})
fused_per_channel_wt_fake_quant_range_neg_127_to_127 = FusedMovingAvgObsFakeQuantize.with_args(
    **{**_CHANNELS, **_NARROW}
)
