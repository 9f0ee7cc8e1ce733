"""QConfig: which observers a module's results and its weights get.

Mirrors torch/ao/quantization/qconfig.py. Left out: 4-bit dtypes.
"""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

import tinytensor as tt
from tinytensor.ao.quantization.fake_quantize import (
    FakeQuantize,
    FakeQuantizeBase,
    FusedMovingAvgObsFakeQuantize,
    default_dynamic_fake_quant,
    default_embedding_fake_quant,
    default_fake_quant,
    default_fused_act_fake_quant,
    default_fused_per_channel_wt_fake_quant,
    default_fused_wt_fake_quant,
    default_per_channel_weight_fake_quant,
    default_weight_fake_quant,
    fused_per_channel_wt_fake_quant_range_neg_127_to_127,
    fused_wt_fake_quant_range_neg_127_to_127,
)
from tinytensor.ao.quantization.observer import (
    HistogramObserver,
    MinMaxObserver,
    MovingAverageMinMaxObserver,
    MovingAveragePerChannelMinMaxObserver,
    NoopObserver,
    PartialWrapper,
    PerChannelMinMaxObserver,
    PlaceholderObserver,
    default_debug_observer,
    default_dynamic_quant_observer,
    default_float_qparams_observer,
    default_observer,
    default_per_channel_weight_observer,
    default_placeholder_observer,
    default_reuse_input_observer,
    default_weight_observer,
    per_channel_weight_observer_range_neg_127_to_127,
    weight_observer_range_neg_127_to_127,
)
from tinytensor.nn import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d, Identity, Module

__all__ = [
    "QConfig", "QConfigAny", "QConfigDynamic", "default_activation_only_qconfig", "default_debug_qconfig",
    "default_dynamic_qat_qconfig", "default_dynamic_qconfig", "default_embedding_qat_qconfig",
    "default_per_channel_qconfig", "default_per_channel_symmetric_qnnpack_qat_qconfig",
    "default_per_channel_symmetric_qnnpack_qconfig", "default_qat_qconfig", "default_qat_qconfig_v2", "default_qconfig",
    "default_quint8_weight_qconfig", "default_reuse_input_qconfig", "default_symmetric_qnnpack_qat_qconfig",
    "default_symmetric_qnnpack_qconfig", "default_weight_only_qconfig", "float16_dynamic_qconfig",
    "float16_static_qconfig", "float_qparams_weight_only_qconfig", "get_default_qat_qconfig",
     "get_default_qconfig",  "per_channel_dynamic_qconfig",
    "qconfig_equals",
]  # fmt: skip

_INSTANCE = (
    " received observer instance, please pass observer class instead. Use MyObserver.with_args(x=1) to override arguments to "
    "constructor if needed"
)


class _Pair(NamedTuple):
    activation: Any
    weight: Any


class QConfig(_Pair):
    """Two classes, or calls that make instances: of the observer for results, and of that for weights.

    >>> observers = tt.ao.quantization
    >>> qconfig = observers.QConfig(observers.MinMaxObserver, observers.default_weight_observer)
    >>> qconfig.weight().dtype
    torch.qint8
    """

    __slots__ = ()

    def __new__(cls, activation: Any, weight: Any) -> QConfig:
        if isinstance(activation, Module) or isinstance(weight, Module):
            raise ValueError("QConfig" + _INSTANCE)
        return super().__new__(cls, activation, weight)


class QConfigDynamic(_Pair):
    """The old name of a QConfig for dynamic quantization: FutureWarning."""

    __slots__ = ()

    def __new__(cls, activation: Any = Identity, weight: Any = Identity) -> QConfigDynamic:
        warnings.warn(
            "`QConfigDynamic` is going to be deprecated in PyTorch 1.12, please use `QConfig` instead",
            FutureWarning,
            stacklevel=2,
        )
        if isinstance(weight, Module):
            raise ValueError("QConfigDynamic" + _INSTANCE)
        return super().__new__(cls, activation, weight)


QConfigAny = QConfig | None

default_qconfig = QConfig(default_observer, default_weight_observer)
default_debug_qconfig = QConfig(default_debug_observer, default_weight_observer)
default_per_channel_qconfig = QConfig(default_observer, default_per_channel_weight_observer)
default_dynamic_qconfig = QConfig(default_dynamic_quant_observer, default_weight_observer)
float16_dynamic_qconfig = QConfig(
    PlaceholderObserver.with_args(dtype=tt.float16, is_dynamic=True), PlaceholderObserver.with_args(dtype=tt.float16)
)
float16_static_qconfig = QConfig(
    PlaceholderObserver.with_args(dtype=tt.float16), PlaceholderObserver.with_args(dtype=tt.float16)
)
per_channel_dynamic_qconfig = QConfig(default_dynamic_quant_observer, default_per_channel_weight_observer)
float_qparams_weight_only_qconfig = QConfig(default_placeholder_observer, default_float_qparams_observer)
default_qat_qconfig = QConfig(default_fake_quant, default_weight_fake_quant)
default_dynamic_qat_qconfig = QConfig(default_dynamic_fake_quant, default_weight_fake_quant)
default_weight_only_qconfig = QConfig(Identity, default_weight_fake_quant)
default_activation_only_qconfig = QConfig(default_fake_quant, Identity)
default_qat_qconfig_v2 = QConfig(default_fused_act_fake_quant, default_fused_wt_fake_quant)
default_reuse_input_qconfig = QConfig(default_reuse_input_observer, NoopObserver)
default_embedding_qat_qconfig = QConfig(NoopObserver.with_args(dtype=tt.float32), default_embedding_fake_quant)
default_quint8_weight_qconfig = QConfig(HistogramObserver, MinMaxObserver)

_SIGNED = {"dtype": tt.qint8, "reduce_range": False, "eps": 2**-12}
default_symmetric_qnnpack_qconfig = QConfig(
    HistogramObserver.with_args(**_SIGNED), weight_observer_range_neg_127_to_127
)
default_per_channel_symmetric_qnnpack_qconfig = QConfig(
    HistogramObserver.with_args(**_SIGNED), per_channel_weight_observer_range_neg_127_to_127
)
_SIGNED_QAT = {"observer": MovingAverageMinMaxObserver, "quant_min": -128, "quant_max": 127, **_SIGNED}
default_symmetric_qnnpack_qat_qconfig = QConfig(
    FusedMovingAvgObsFakeQuantize.with_args(**_SIGNED_QAT), fused_wt_fake_quant_range_neg_127_to_127
)
default_per_channel_symmetric_qnnpack_qat_qconfig = QConfig(
    FusedMovingAvgObsFakeQuantize.with_args(**_SIGNED_QAT), fused_per_channel_wt_fake_quant_range_neg_127_to_127
)

# Engines of PyTorch -> (whether sums may overflow 16 bits there, so that results use half of the integers; whether weights
# have a scale for each channel). Here sums have 32 bits; the ranges are PyTorch's all the same.
_BACKENDS = {"fbgemm": (True, True), "x86": (True, True), "qnnpack": (False, False), "onednn": (False, True)}


def _check_backend(backend: str) -> None:
    if backend not in _BACKENDS:
        raise AssertionError(
            f"backend: {backend} not supported. backend must be one of {['fbgemm', 'x86', 'qnnpack', 'onednn']}"
        )


def get_default_qconfig(backend: str = "x86", version: int = 0) -> QConfig:
    """The QConfig for quantization after training, of an engine.

    >>> tt.ao.quantization.get_default_qconfig("qnnpack").weight().qscheme
    torch.per_tensor_symmetric
    """
    _check_backend(backend)
    if version != 0:
        raise AssertionError(
            f"Version number: {version} in get_default_qconfig is not supported. Version number must be 0"
        )
    halved, by_channel = _BACKENDS[backend]
    weight = default_per_channel_weight_observer if by_channel else default_weight_observer
    return QConfig(HistogramObserver.with_args(reduce_range=halved), weight)


def get_default_qat_qconfig(backend: str = "x86", version: int = 1) -> QConfig:
    """The QConfig for quantization-aware training, of an engine. Version 1 observes and rounds in one operator."""
    _check_backend(backend)
    if version not in (0, 1):
        raise AssertionError(
            f"Version number: {version}in get_default_qat_qconfig is not supported. Version number must be 0 or 1"
        )
    halved, by_channel = _BACKENDS[backend]
    if version == 0:
        weight = default_per_channel_weight_fake_quant if by_channel else default_weight_fake_quant
    else:
        weight = default_fused_per_channel_wt_fake_quant if by_channel else default_fused_wt_fake_quant
    options = {} if backend == "onednn" else {"reduce_range": halved}
    module = FusedMovingAvgObsFakeQuantize if version else FakeQuantize
    activation = module.with_args(observer=MovingAverageMinMaxObserver, quant_min=0, quant_max=255, **options)
    return QConfig(activation, weight)


# ==== comparing and applying ==========================================================================================


def _makes_the_same(one: Any, other: Any) -> bool:
    if not (isinstance(one, PartialWrapper) and isinstance(other, PartialWrapper)):
        return one == other
    first, second = dict(one.p.keywords), dict(other.p.keywords)
    if (
        "observer" in first
        and "observer" in second
        and not _makes_the_same(first.pop("observer"), second.pop("observer"))
    ):
        return False
    return one.p.func == other.p.func and one.p.args == other.p.args and first == second


def qconfig_equals(q1: Any, q2: Any) -> bool:
    """Whether both make the same observers.

    >>> names = tt.ao.quantization
    >>> names.qconfig_equals(names.get_default_qconfig("x86"), names.get_default_qconfig("fbgemm"))
    True
    """
    if q1 is None or q2 is None:
        return q1 == q2
    return _makes_the_same(q1.activation, q2.activation) and _makes_the_same(q1.weight, q2.weight)


def check_qconfig(qconfig: Any, mod: Any) -> None:
    """AssertionError for scales by channel of a transposed convolution, whose channels stand elsewhere."""
    if (
        qconfig is None
        or qconfig.weight is None
        or not isinstance(mod, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d))
    ):
        return
    if isinstance(qconfig.weight(), (PerChannelMinMaxObserver, MovingAveragePerChannelMinMaxObserver)):
        raise AssertionError("Per channel weight observer is not supported yet for ConvTranspose{n}d.")


def activation_is_memoryless(qconfig: Any) -> bool:
    """Whether results are observed anew in each call: then the input is what is observed."""
    observer = qconfig.activation()
    if isinstance(observer, FakeQuantizeBase) and hasattr(observer, "activation_post_process"):
        observer = observer.activation_post_process
    return getattr(observer, "averaging_constant", None) == 1
