"""Observers: modules that let a tensor through and remember its range, from which a scale and a zero point follow.

    ObserverBase                      what all have in common
      UniformQuantizationObserverBase   from a range to a scale and a zero point
        MinMaxObserver                    the smallest and largest number so far; MovingAverage...: drifting towards the latest
        PerChannelMinMaxObserver          the same for each index of an axis
        HistogramObserver                 a histogram, of which it cuts off what costs more than it brings
      FixedQParamsObserver              the scale is known beforehand
      PlaceholderObserver, NoopObserver, RecordingObserver, ReuseInputObserver

Classes with their arguments given, like `default_observer`, are made by `with_args`.

Mirrors torch/ao/quantization/observer.py. Left out: the affine observers that are to move to torchao, 4-bit dtypes.
"""

from __future__ import annotations

import functools
import warnings
from abc import ABCMeta, abstractmethod
from collections import OrderedDict
from typing import Any

import tinytensor as tt
from tinytensor.nn import Module

__all__ = [
    "FixedQParamsObserver", "HistogramObserver", "MinMaxObserver", "MovingAverageMinMaxObserver",
    "MovingAveragePerChannelMinMaxObserver", "NoopObserver", "ObserverBase", "PerChannelMinMaxObserver",
    "PlaceholderObserver", "RecordingObserver", "ReuseInputObserver", "UniformQuantizationObserverBase",
    "default_affine_fixed_qparams_observer", "default_debug_observer", "default_dynamic_quant_observer",
    "default_fixed_qparams_range_0to1_observer", "default_fixed_qparams_range_neg1to1_observer",
    "default_float_qparams_observer", "default_histogram_observer", "default_observer",
    "default_per_channel_weight_observer", "default_placeholder_observer", "default_reuse_input_observer",
    "default_symmetric_fixed_qparams_observer", "default_weight_observer", "get_observer_state_dict",
    "load_observer_state_dict", "per_channel_weight_observer_range_neg_127_to_127",
    "weight_observer_range_neg_127_to_127",
]  # fmt: skip

_FLOAT32_EPS = 1.1920928955078125e-07
PER_TENSOR = (tt.per_tensor_affine, tt.per_tensor_symmetric)
PER_CHANNEL = (tt.per_channel_affine, tt.per_channel_symmetric, tt.per_channel_affine_float_qparams)
SYMMETRIC = (tt.per_tensor_symmetric, tt.per_channel_symmetric)

_RANGES = {
    tt.qint8: (-128, 127),
    tt.int8: (-128, 127),
    tt.quint8: (0, 255),
    tt.uint8: (0, 255),
    tt.qint32: (-(2**31), 2**31 - 1),
    tt.int32: (-(2**31), 2**31 - 1),
    tt.int16: (-(2**15), 2**15 - 1),
}


class PartialWrapper:
    """A class with some of its arguments given: `MinMaxObserver.with_args(dtype=tt.qint8)`. Called, it makes an instance."""

    def __init__(self, p: Any):
        self.p = p
        self.callable_args: dict[str, Any] = {}

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        late = {name: make() for name, make in self.callable_args.items() if name not in keywords}
        return self.p(*args, **keywords, **late)

    def __repr__(self) -> str:
        return repr(self.p) + repr(self.callable_args)

    def with_args(self, **kwargs: Any) -> PartialWrapper:
        return PartialWrapper(functools.partial(self, **kwargs))

    def with_callable_args(self, **kwargs: Any) -> PartialWrapper:
        """Arguments that are functions, which are called whenever an instance is made."""
        made = PartialWrapper(self.p)
        made.callable_args = {**self.callable_args, **kwargs}
        return made


class ObserverBase(Module, metaclass=ABCMeta):
    """A module whose `forward(x)` looks at `x` and gives it back, and whose `calculate_qparams()` says what it has learned.

    dtype        the dtype that what it observes is to be stored in
    is_dynamic   whether scales are to be computed anew in every call
    """

    def __init__(self, dtype: Any, is_dynamic: bool = False):
        super().__init__()
        self.dtype = dtype
        self.is_dynamic = is_dynamic

    @abstractmethod
    def forward(self, x: Any) -> Any:
        """Look at `x` and return it."""

    @abstractmethod
    def calculate_qparams(self, **kwargs: Any) -> Any:
        """The scale and the zero point."""

    @classmethod
    def with_args(cls, **kwargs: Any) -> PartialWrapper:
        """The class with these arguments given.

        >>> tt.ao.quantization.MinMaxObserver.with_args(dtype=tt.qint8)().dtype
        torch.qint8
        """
        return PartialWrapper(functools.partial(cls, **kwargs))

    @classmethod
    def with_callable_args(cls, **kwargs: Any) -> PartialWrapper:
        """The class with arguments that are computed whenever an instance is made."""
        return PartialWrapper(functools.partial(cls)).with_callable_args(**kwargs)


def is_valid_range(min_val: Any, max_val: Any) -> bool:
    """False, with a warning, before anything was observed; AssertionError for a range upside down."""
    empty = min_val.numel() == 0 or max_val.numel() == 0
    if empty or (min_val.dim() == 0 and min_val == float("inf") and max_val == float("-inf")):
        warnings.warn(
            "must run observer before calling calculate_qparams. Returning default values.", UserWarning, stacklevel=3
        )
        return False
    if (min_val > max_val).any():
        raise AssertionError(f"min {min_val} should be less than max {max_val}")
    return True


class UniformQuantizationObserverBase(ObserverBase):
    """Observers of a range. From it follow a scale and a zero point, for all integers of a dtype or for some of them.

    qscheme                 symmetric ones put 0.0 in the middle; the others anywhere
    reduce_range            whether to use half of the integers
    quant_min, quant_max    the integers to use, if not all
    eps                     the smallest scale
    """

    _version = 3

    def __init__(
        self, dtype: Any = tt.quint8, qscheme: Any = tt.per_tensor_affine, reduce_range: bool = False,
        quant_min: int | None = None, quant_max: int | None = None, factory_kwargs: Any = None, eps: float = _FLOAT32_EPS,
        is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        super().__init__(dtype=dtype, is_dynamic=is_dynamic, **kwargs)
        self.qscheme = qscheme
        if reduce_range:
            warnings.warn(
                "Please use quant_min and quant_max to specify the range for observers.                     reduce_range will be "
                "deprecated in a future release of PyTorch.",
                UserWarning,
                stacklevel=3,
            )
        self.reduce_range = reduce_range
        self.register_buffer("eps", tt.tensor([eps], **_options(factory_kwargs)))
        if qscheme not in (*PER_TENSOR, *PER_CHANNEL):
            raise AssertionError(
                "Default Observer only works for per_tensor_affine, per_tensor_symmetric, per_channel_affine, "
                "per_channel_symmetric and per_channel_float_qparams quantization scheme"
            )
        if dtype not in _RANGES:
            raise AssertionError(f"Default Observer only works for {tuple(_RANGES)} data type")
        self.has_customized_qrange = quant_min is not None and quant_max is not None
        self.quant_min, self.quant_max = _limits(dtype, reduce_range, quant_min, quant_max)

    def _calculate_qparams(self, min_val: Any, max_val: Any) -> tuple[Any, Any]:
        if not is_valid_range(min_val, max_val):
            return tt.tensor([1.0]), tt.tensor([0])
        least, most = self.quant_min, self.quant_max
        low, high = tt.minimum(min_val, tt.zeros_like(min_val)), tt.maximum(max_val, tt.zeros_like(max_val))
        if self.qscheme in SYMMETRIC:
            scale = tt.maximum(-low, high) / (float(most - least) / 2)
            scale = tt.maximum(scale, self.eps)
            middle = 0
            if self.dtype in (tt.quint8, tt.uint8):
                middle = (least + most) // 2 if self.has_customized_qrange else 128
            zero_point = tt.full(low.size(), middle, dtype=tt.int64)
        elif self.qscheme is tt.per_channel_affine_float_qparams:
            scale = (max_val - min_val) / float(most - least)
            scale = tt.where(scale > self.eps, scale, tt.ones_like(scale))
            zero_point = -1 * min_val / scale
        else:
            scale = tt.maximum((high - low) / float(most - least), self.eps)
            zero_point = tt.clamp(least - tt.round(low / scale).to(tt.int32), least, most)
        # Of a whole tensor, each is a list of one.
        return scale.reshape(-1) if scale.dim() == 0 else scale, zero_point.reshape(
            -1
        ) if zero_point.dim() == 0 else zero_point

    def reset_min_max_vals(self) -> None:
        """Forget what was observed."""
        raise NotImplementedError("Cannot reset min/max values in the given observer.")


def _options(factory_kwargs: Any) -> dict[str, Any]:
    return (
        {} if factory_kwargs is None else {name: value for name, value in factory_kwargs.items() if value is not None}
    )


def _limits(dtype: Any, reduce_range: bool, quant_min: int | None, quant_max: int | None) -> tuple[int, int]:
    """The smallest and the largest integer."""
    if quant_min is None or quant_max is None:
        least, most = _RANGES[dtype]
        halved = reduce_range and dtype in (tt.qint8, tt.int8, tt.quint8, tt.uint8)
        return (least // 2, most // 2) if halved else (least, most)
    if not quant_min <= 0 <= quant_max:
        raise AssertionError("Used-specified quantization range must include 0.")
    if quant_min >= quant_max:
        raise AssertionError("qmin must be strictly less than qmax for user-specified quantization range.")
    span = quant_max - quant_min + 1
    if dtype in (tt.qint8, tt.int8) and not 0 < span <= 256:
        raise AssertionError("quantization range should be positive and not exceed the maximum bit range (=256).")
    if dtype in (tt.qint32, tt.int32) and not 0 < span <= 2**32:
        raise AssertionError(
            "quantization range should be positive and not exceed the maximum bit range (=4294967296)."
        )
    return (quant_min // 2, quant_max // 2) if reduce_range else (quant_min, quant_max)


def _refuse_symmetric_half_range(qscheme: Any, reduce_range: bool, dtype: Any, words: str) -> None:
    if qscheme in SYMMETRIC and reduce_range and dtype is tt.quint8:
        raise NotImplementedError(words)


class MinMaxObserver(UniformQuantizationObserverBase):
    """The smallest and the largest number of all tensors so far (buffers `min_val`, `max_val`).

    >>> observer = tt.ao.quantization.MinMaxObserver()
    >>> _ = observer(tt.tensor([-1.0, 3.0]))
    >>> observer.calculate_qparams()
    (tensor([0.0157]), tensor([64], dtype=torch.int32))
    """

    def __init__(
        self, dtype: Any = tt.quint8, qscheme: Any = tt.per_tensor_affine, reduce_range: bool = False,
        quant_min: int | None = None, quant_max: int | None = None, factory_kwargs: Any = None, eps: float = _FLOAT32_EPS,
        is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        if qscheme not in PER_TENSOR:
            raise NotImplementedError(
                "MinMaxObserver's qscheme only support torch.per_tensor_symmetric                     and "
                "torch.per_tensor_affine."
            )
        super().__init__(
            dtype=dtype, qscheme=qscheme, reduce_range=reduce_range, quant_min=quant_min, quant_max=quant_max,
            factory_kwargs=factory_kwargs, eps=eps, is_dynamic=is_dynamic, **kwargs,
        )  # fmt: skip
        self.register_buffer("min_val", tt.tensor(float("inf"), **_options(factory_kwargs)))
        self.register_buffer("max_val", tt.tensor(float("-inf"), **_options(factory_kwargs)))
        _refuse_symmetric_half_range(
            qscheme, reduce_range, dtype,
            "Cannot reduce range for symmetric                                        quantization for quint8",
        )  # fmt: skip

    def forward(self, x_orig: Any) -> Any:
        if x_orig.numel() == 0:
            return x_orig
        low, high = tt.aminmax(x_orig.detach().to(self.min_val.dtype))
        self.min_val.copy_(tt.minimum(low, self.min_val))
        self.max_val.copy_(tt.maximum(high, self.max_val))
        return x_orig

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        """Scale and zero point, tensors of shape (1,)."""
        return self._calculate_qparams(self.min_val, self.max_val)

    def extra_repr(self) -> str:
        return f"min_val={self.min_val}, max_val={self.max_val}"

    def reset_min_max_vals(self) -> None:
        """Forget what was observed."""
        self.min_val.copy_(tt.tensor(float("inf")))
        self.max_val.copy_(tt.tensor(float("-inf")))


class MovingAverageMinMaxObserver(MinMaxObserver):
    """A range that moves towards that of each tensor by `averaging_constant` of the way.

    >>> observer = tt.ao.quantization.MovingAverageMinMaxObserver(averaging_constant=0.5)
    >>> _ = observer(tt.tensor([0.0, 2.0])), observer(tt.tensor([-1.0, 4.0]))
    >>> observer.min_val.item(), observer.max_val.item()
    (-0.5, 3.0)
    """

    def __init__(
        self, averaging_constant: float = 0.01, dtype: Any = tt.quint8, qscheme: Any = tt.per_tensor_affine,
        reduce_range: bool = False, quant_min: int | None = None, quant_max: int | None = None, eps: float = _FLOAT32_EPS,
        is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        if qscheme not in PER_TENSOR:
            raise NotImplementedError(
                "MovingAverageMinMaxObserver's qscheme only support                 torch.per_tensor_symmetric and "
                f"torch.per_tensor_affine.                 but got: {qscheme}"
            )
        if is_dynamic and averaging_constant != 1:
            raise NotImplementedError(
                "MovingAverageMinMaxObserver doesn't support dynamic quantization for averaging constant of "
                f"{averaging_constant}"
            )
        super().__init__(
            dtype=dtype, qscheme=qscheme, reduce_range=reduce_range, quant_min=quant_min, quant_max=quant_max, eps=eps,
            is_dynamic=is_dynamic, **kwargs,
        )  # fmt: skip
        self.averaging_constant = averaging_constant

    def forward(self, x_orig: Any) -> Any:
        if x_orig.numel() == 0:
            return x_orig
        low, high = tt.aminmax(x_orig.detach().to(self.min_val.dtype))
        if not (self.min_val == float("inf") and self.max_val == float("-inf")):
            low = self.min_val + self.averaging_constant * (low - self.min_val)
            high = self.max_val + self.averaging_constant * (high - self.max_val)
        self.min_val.copy_(low)
        self.max_val.copy_(high)
        return x_orig


class PerChannelMinMaxObserver(UniformQuantizationObserverBase):
    """The smallest and the largest number for each index of the axis `ch_axis`.

    >>> observer = tt.ao.quantization.PerChannelMinMaxObserver(qscheme=tt.per_channel_symmetric, dtype=tt.qint8)
    >>> _ = observer(tt.tensor([[-1.0, 2.0], [10.0, -20.0]]))
    >>> observer.calculate_qparams()
    (tensor([0.0157, 0.1569]), tensor([0, 0]))
    """

    def __init__(
        self, ch_axis: int = 0, dtype: Any = tt.quint8, qscheme: Any = tt.per_channel_affine, reduce_range: bool = False,
        quant_min: int | None = None, quant_max: int | None = None, factory_kwargs: Any = None, eps: float = _FLOAT32_EPS,
        is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        name = type(self).__name__
        if qscheme not in PER_CHANNEL:
            raise NotImplementedError(
                f"{name}'s qscheme only support                     torch.per_channel_symmetric, "
                "torch.per_channel_affine and torch.per_channel_affine_float_qparams."
            )
        if is_dynamic:
            raise NotImplementedError(f"{name} doesn't support dynamic quantization")
        super().__init__(
            dtype=dtype, qscheme=qscheme, reduce_range=reduce_range, quant_min=quant_min, quant_max=quant_max,
            factory_kwargs=factory_kwargs, eps=eps, is_dynamic=is_dynamic, **kwargs,
        )  # fmt: skip
        self.ch_axis = ch_axis
        self.register_buffer("min_val", tt.tensor([], **_options(factory_kwargs)))
        self.register_buffer("max_val", tt.tensor([], **_options(factory_kwargs)))
        _refuse_symmetric_half_range(
            qscheme, reduce_range, dtype, "Cannot reduce range for symmetric quantization for quint8"
        )

    def _ranges(self, x: Any) -> tuple[Any, Any]:
        """The range of each channel."""
        channels_first = x.detach().transpose(0, self.ch_axis).to(self.min_val.dtype).flatten(1)
        return tt.aminmax(channels_first, dim=1)

    def _remember(self, low: Any, high: Any) -> None:
        self.min_val.resize_(low.shape)
        self.max_val.resize_(high.shape)
        self.min_val.copy_(low)
        self.max_val.copy_(high)

    def forward(self, x_orig: Any) -> Any:
        if x_orig.numel() == 0:
            return x_orig
        low, high = self._ranges(x_orig)
        if self.min_val.numel() and self.max_val.numel():
            low, high = tt.minimum(low, self.min_val), tt.maximum(high, self.max_val)
        self._remember(low, high)
        return x_orig

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        """Scales and zero points, tensors of shape (channels,)."""
        return self._calculate_qparams(self.min_val, self.max_val)

    def extra_repr(self) -> str:
        return f"min_val={self.min_val}, max_val={self.max_val}"

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: Any, unexpected_keys: Any,
        error_msgs: Any,
    ) -> None:  # fmt: skip
        # The buffers are as long as the weight has channels, which is not known before.
        for name in ("min_val", "max_val"):
            if prefix + name in state_dict:
                getattr(self, name).resize_(state_dict[prefix + name].shape)
            elif strict:
                missing_keys.append(prefix + name)
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs
        )

    def reset_min_max_vals(self) -> None:
        """Forget what was observed."""
        self.min_val = tt.rand(0)
        self.max_val = tt.rand(0)


class MovingAveragePerChannelMinMaxObserver(PerChannelMinMaxObserver):
    """The range of each channel, moving towards that of each tensor by `averaging_constant` of the way."""

    def __init__(self, averaging_constant: float = 0.01, ch_axis: int = 0, **kwargs: Any) -> None:
        super().__init__(ch_axis=ch_axis, **kwargs)
        self.averaging_constant = averaging_constant

    def forward(self, x_orig: Any) -> Any:
        if x_orig.numel() == 0:
            return x_orig
        low, high = self._ranges(x_orig)
        if self.min_val.numel() and self.max_val.numel():
            low = self.min_val + self.averaging_constant * (low - self.min_val)
            high = self.max_val + self.averaging_constant * (high - self.max_val)
        self._remember(low, high)
        return x_orig


class HistogramObserver(UniformQuantizationObserverBase):
    """A histogram of all numbers so far. The range that it gives leaves out thin ends, if the rest then gets finer steps.

    bins   how many bins the histogram has; a new range moves the old counts into new bins
    """

    def __init__(
        self, bins: int = 2048, dtype: Any = tt.quint8, qscheme: Any = tt.per_tensor_affine, reduce_range: bool = False,
        quant_min: int | None = None, quant_max: int | None = None, factory_kwargs: Any = None, eps: float = _FLOAT32_EPS,
        is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        if qscheme not in PER_TENSOR:
            raise NotImplementedError(
                "HistogramObserver's qscheme only support torch.per_tensor_symmetric                     and "
                "torch.per_tensor_affine."
            )
        if is_dynamic:
            raise NotImplementedError("HistogramObserver doesn't support dynamic quantization")
        super().__init__(
            dtype=dtype, qscheme=qscheme, reduce_range=reduce_range, quant_min=quant_min, quant_max=quant_max,
            factory_kwargs=factory_kwargs, eps=eps, is_dynamic=is_dynamic, **kwargs,
        )  # fmt: skip
        self.bins = bins
        self.register_buffer("histogram", tt.zeros(bins, **_options(factory_kwargs)))
        self.register_buffer("min_val", tt.tensor(float("inf"), **_options(factory_kwargs)))
        self.register_buffer("max_val", tt.tensor(float("-inf"), **_options(factory_kwargs)))
        self.dst_nbins = 2 ** (8 * dtype.itemsize)
        self.upsample_rate = 16

    # ---- observing

    def forward(self, x_orig: Any) -> Any:
        if x_orig.numel() == 0:
            return x_orig
        x = x_orig.detach()
        low, high = tt.aminmax(x)
        if low == -tt.inf or high == tt.inf:
            warnings.warn("torch.inf detected in input tensor, ignoring input", UserWarning, stacklevel=2)
            x = x[x.abs() != tt.inf]
            if x.numel() == 0:
                return x_orig
            low, high = tt.aminmax(x)
        if self.min_val == float("inf") or self.max_val == float("-inf"):
            self._take(tt.histc(x, self.bins, min=low.item(), max=high.item()), low, high)
            return x_orig
        new_low, new_high = tt.minimum(self.min_val, low), tt.maximum(self.max_val, high)
        counts = tt.histc(x, self.bins, min=new_low.item(), max=new_high.item())
        self._take(counts + self._in_bins_of(new_low, new_high), new_low, new_high)
        return x_orig

    def _take(self, histogram: Any, low: Any, high: Any) -> None:
        self.histogram.resize_(histogram.shape)
        self.histogram.copy_(histogram)
        self.min_val.copy_(low)
        self.max_val.copy_(high)

    def _in_bins_of(self, low: Any, high: Any) -> Any:
        """The counts so far in the bins of another range, which contains the old one."""
        if low == self.min_val and high == self.max_val:
            return self.histogram
        if self.min_val == self.max_val:
            return tt.histc(self.min_val, bins=self.bins, min=low.item(), max=high.item()) * self.histogram.sum()
        # Each bin is cut into thin ones, and each of these goes where its middle lies.
        thin = self.histogram.repeat_interleave(self.upsample_rate) / self.upsample_rate
        width = (self.max_val - self.min_val) / (self.bins * self.upsample_rate)
        edges = tt.linspace(self.min_val.item(), self.max_val.item(), self.bins * self.upsample_rate + 1)
        middles = edges[:-1] + 0.5 * width
        boundaries = tt.linspace(low.item(), high.item(), self.bins + 1)
        place = tt.bucketize(middles, boundaries, right=True) - 1
        return tt.bincount(place.clamp(0, self.bins - 1), weights=thin, minlength=self.bins)

    # ---- choosing a range

    def _compute_quantization_error(self, next_start_bin: int, next_end_bin: int) -> float:
        """The sum of squares that is lost if these bins share all integers, with numbers spread evenly inside of a bin."""
        width = (self.max_val.item() - self.min_val.item()) / self.bins
        step = width * (next_end_bin - next_start_bin + 1) / self.dst_nbins
        if step == 0.0:
            return 0.0
        begin = (tt.arange(self.bins) - next_start_bin) * width
        end = begin + width
        first = tt.clamp(tt.div(begin, step, rounding_mode="floor"), 0, self.dst_nbins - 1)
        last = tt.clamp(tt.div(end, step, rounding_mode="floor"), 0, self.dst_nbins - 1)
        density = self.histogram / width

        def squares(low: Any, high: Any) -> Any:
            return density * ((high * high * high - low * low * low) / 3)

        half = tt.tensor(step / 2)
        lost = squares(begin - (first + 0.5) * step, tt.ones(self.bins) * (step / 2))
        lost = lost + (last - first - 1) * squares(-half, half)
        lost = lost + squares(-half, end - (last * step + step / 2))
        return lost.sum().item()

    def _non_linear_param_search(self) -> tuple[Any, Any]:
        """Cut off ends, the thinner one first, a hundred-thousandth of all numbers at a time, as long as the error falls."""
        if self.histogram.size()[0] != self.bins:
            raise AssertionError("bins mismatch")
        width = (self.max_val - self.min_val) / self.bins
        total = self.histogram.sum().item()
        counts = tt.cumsum(self.histogram, dim=0).tolist()
        quantile = 1e-5
        alpha, beta, start, end = 0.0, 1.0, 0, self.bins - 1
        least = float("inf")
        while alpha < beta:
            next_alpha, next_beta = alpha + quantile, beta - quantile
            left, right = start, end
            while left < end and counts[left] < next_alpha * total:
                left += 1
            while right > start and counts[right] > next_beta * total:
                right -= 1
            next_start, next_end = start, end
            if left - start > end - right:
                next_start, alpha = left, next_alpha
            else:
                next_end, beta = right, next_beta
            if next_start == start and next_end == end:
                continue
            lost = self._compute_quantization_error(next_start, next_end)
            if lost > least:
                break
            least, start, end = lost, next_start, next_end
        return self.min_val + width * start, self.min_val + width * (end + 1)

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        """Scale and zero point, tensors of shape (1,)."""
        if self.min_val == float("inf") and self.max_val == float("-inf"):
            warnings.warn(
                "must run observer before calling calculate_qparams.                                    Returning default scale "
                "and zero point ",
                UserWarning,
                stacklevel=2,
            )
            return tt.tensor([1.0]), tt.tensor([0])
        if self.bins != len(self.histogram):
            raise AssertionError(
                "The number of bins in histogram should be equal to the number of bins supplied while making this observer"
            )
        return self._calculate_qparams(*self._non_linear_param_search())

    def extra_repr(self) -> str:
        return f"min_val={self.min_val}, max_val={self.max_val}"


class FixedQParamsObserver(ObserverBase):
    """A scale and a zero point that are known beforehand, as those of a sigmoid."""

    def __init__(
        self, scale: float, zero_point: int, dtype: Any = tt.quint8, qscheme: Any = tt.per_tensor_affine, quant_min: int = 0,
        quant_max: int = 255, is_dynamic: bool = False, **kwargs: Any,
    ) -> None:  # fmt: skip
        if is_dynamic:
            raise NotImplementedError("FixedQParamsObserver doesn't support dynamic quantization")
        super().__init__(dtype=dtype, is_dynamic=is_dynamic, **kwargs)
        self.quant_min = quant_min
        self.quant_max = quant_max
        self.register_buffer("scale", tt.tensor([scale], dtype=tt.float32))
        self.register_buffer("zero_point", tt.tensor([zero_point], dtype=tt.int32))
        self.qscheme = qscheme

    def forward(self, X: Any) -> Any:
        return X

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        return self.scale, self.zero_point


class PlaceholderObserver(ObserverBase):
    """Observes nothing: for what is quantized in every call, or not at all."""

    def __init__(
        self, dtype: Any = tt.float32, custom_op_name: str = "", compute_dtype: Any = None, quant_min: int | None = None,
        quant_max: int | None = None, qscheme: Any = None, eps: float | None = None, is_dynamic: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(dtype=dtype, is_dynamic=is_dynamic)
        self.qscheme = tt.per_tensor_affine if qscheme is None else qscheme
        self.quant_min = quant_min
        self.quant_max = quant_max
        self.eps = _FLOAT32_EPS if eps is None else eps
        self.custom_op = custom_op_name
        if compute_dtype:
            warnings.warn(
                "Please use `is_dynamic` instead of `compute_dtype`.                     `compute_dtype` will be deprecated in a "
                "future release                     of PyTorch.",
                UserWarning,
                stacklevel=2,
            )

    def forward(self, x: Any) -> Any:
        return x

    def extra_repr(self) -> str:
        return f"dtype={self.dtype}, is_dynamic={self.is_dynamic}"

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        raise Exception("calculate_qparams should not be called for PlaceholderObserver")


class RecordingObserver(ObserverBase):
    """Keeps a copy of every tensor, for debugging."""

    def __init__(self, dtype: Any = tt.quint8):
        super().__init__(dtype=dtype, is_dynamic=False)
        self.tensor_val: list[Any] = []

    def forward(self, x: Any) -> Any:
        self.tensor_val.append(x.clone())
        return x

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        raise Exception("calculate_qparams should not be called for RecordingObserver")

    def get_tensor_value(self) -> list[Any]:
        """What passed through so far."""
        return self.tensor_val


class NoopObserver(ObserverBase):
    """Observes nothing: only its dtype counts."""

    def __init__(self, dtype: Any = tt.float16, custom_op_name: str = "") -> None:
        super().__init__(dtype=dtype, is_dynamic=False)
        self.custom_op = custom_op_name

    def forward(self, x: Any) -> Any:
        return x

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        raise Exception("calculate_qparams should not be called for NoopObserver")


class ReuseInputObserver(ObserverBase):
    """Stands for the observer of the input: for operators that move elements and change none."""

    def __init__(self) -> None:
        super().__init__(tt.quint8, is_dynamic=False)

    def forward(self, x: Any) -> Any:
        return x

    def calculate_qparams(self) -> tuple[Any, Any]:  # type: ignore[override]
        raise Exception("calculate_qparams should not be called for ReuseInputObserver")


# ==== state ===========================================================================================================


def get_observer_state_dict(mod: Module) -> OrderedDict[str, Any]:
    """The part of a model's state that its observers have."""
    state = mod.state_dict()
    found: Any = OrderedDict((key, value) for key, value in state.items() if "activation_post_process" in key)
    found._metadata = state._metadata
    return found


def load_observer_state_dict(mod: Module, obs_dict: Any) -> None:
    """Give the observers of a model the state of others."""
    missing: list[str] = []
    unexpected: list[str] = []
    for name, module in mod.named_modules():
        if is_activation_post_process(module):
            module._load_from_state_dict(obs_dict, name + ".", {}, False, missing, unexpected, [])
    for words, keys in (("Missing keys", missing), ("Unexpected keys", unexpected)):
        for key in keys:
            if "observer" in key or "activation_post_process" in key:
                raise Exception(f"{words} for observer {key} in state_dict")


def is_activation_post_process(module: Any) -> bool:
    """Whether it is an observer or a module that quantizes and goes back at once."""
    return isinstance(module, ObserverBase) or hasattr(module, "fake_quant_enabled")


# ==== the usual ones ==================================================================================================

_NARROW = {"quant_min": -127, "quant_max": 127, "eps": 2**-12}

default_observer = MinMaxObserver.with_args(quant_min=0, quant_max=127)
default_placeholder_observer = PlaceholderObserver
default_debug_observer = RecordingObserver
default_weight_observer = MinMaxObserver.with_args(dtype=tt.qint8, qscheme=tt.per_tensor_symmetric)
weight_observer_range_neg_127_to_127 = MinMaxObserver.with_args(
    dtype=tt.qint8, qscheme=tt.per_tensor_symmetric, **_NARROW
)
default_histogram_observer = HistogramObserver.with_args(quant_min=0, quant_max=127)
default_per_channel_weight_observer = PerChannelMinMaxObserver.with_args(
    dtype=tt.qint8, qscheme=tt.per_channel_symmetric
)
per_channel_weight_observer_range_neg_127_to_127 = PerChannelMinMaxObserver.with_args(
    dtype=tt.qint8, qscheme=tt.per_channel_symmetric, **_NARROW
)
default_dynamic_quant_observer = PlaceholderObserver.with_args(
    dtype=tt.quint8, quant_min=0, quant_max=255, is_dynamic=True
)
default_float_qparams_observer = PerChannelMinMaxObserver.with_args(
    dtype=tt.quint8, qscheme=tt.per_channel_affine_float_qparams, ch_axis=0
)
default_fixed_qparams_range_neg1to1_observer = FixedQParamsObserver.with_args(
    scale=2.0 / 256.0, zero_point=128, dtype=tt.quint8, quant_min=0, quant_max=255
)
default_fixed_qparams_range_0to1_observer = FixedQParamsObserver.with_args(
    scale=1.0 / 256.0, zero_point=0, dtype=tt.quint8, quant_min=0, quant_max=255
)
default_symmetric_fixed_qparams_observer = default_fixed_qparams_range_neg1to1_observer
default_affine_fixed_qparams_observer = default_fixed_qparams_range_0to1_observer
default_reuse_input_observer = ReuseInputObserver
