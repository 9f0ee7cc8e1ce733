"""QConfigs of a whole model, by the classes and names of its modules.

Graph modes read such a mapping. In eager mode it is a table to look things up in, and `to_dict` what old programs passed.

Mirrors torch/ao/quantization/qconfig_mapping.py, and of qconfig.py what makes dictionaries of a mapping.
"""

from __future__ import annotations

import warnings
from collections import OrderedDict
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.quantization.fake_quantize import FixedQParamsFakeQuantize, default_weight_fake_quant
from tinytensor.ao.quantization.observer import (
    default_fixed_qparams_range_0to1_observer,
    default_fixed_qparams_range_neg1to1_observer,
    default_placeholder_observer,
    default_weight_observer,
)
from tinytensor.ao.quantization.qconfig import (
    QConfig,
    QConfigAny,
    default_quint8_weight_qconfig,
    default_reuse_input_qconfig,
    get_default_qat_qconfig,
    get_default_qconfig,
)
from tinytensor.nn import functional as F

__all__ = [
    "QConfigMapping", "get_default_qat_qconfig_dict", "get_default_qat_qconfig_mapping", "get_default_qconfig_dict",
    "get_default_qconfig_mapping",
]  # fmt: skip

# Results of these have known limits. A method stands here by its name.
_FIXED = {
    default_fixed_qparams_range_0to1_observer: (
        nn.Hardsigmoid, F.hardsigmoid, "hardsigmoid", "hardsigmoid_", nn.Sigmoid, tt.sigmoid, "sigmoid", "sigmoid_", nn.Softmax,
    ),
    default_fixed_qparams_range_neg1to1_observer: (nn.Tanh, tt.tanh, "tanh", "tanh_"),
}  # fmt: skip

_STYLES = (
    "global_qconfig", "object_type_qconfigs", "module_name_regex_qconfigs", "module_name_qconfigs",
    "module_name_object_type_order_qconfigs",
)  # fmt: skip


class QConfigMapping:
    """QConfigs for all, for classes and functions, for names by pattern, for names, and for calls within a module.

    What is said of fewer counts more. None stands for: not quantized.

    >>> names = tt.ao.quantization
    >>> mapping = names.QConfigMapping().set_global(None).set_object_type(tt.nn.Linear, names.default_qconfig)
    >>> list(mapping.object_type_qconfigs) == [tt.nn.Linear]
    True
    """

    def __init__(self) -> None:
        self.global_qconfig: Any = None
        self.object_type_qconfigs: OrderedDict[Any, Any] = OrderedDict()
        self.module_name_regex_qconfigs: OrderedDict[str, Any] = OrderedDict()
        self.module_name_qconfigs: OrderedDict[str, Any] = OrderedDict()
        self.module_name_object_type_order_qconfigs: OrderedDict[tuple[str, Any, int], Any] = OrderedDict()

    def set_global(self, global_qconfig: QConfigAny) -> QConfigMapping:
        """For everything about which nothing else is said."""
        self.global_qconfig = global_qconfig
        return self

    def set_object_type(self, object_type: Any, qconfig: QConfigAny) -> QConfigMapping:
        """For a class of modules, a function, or the name of a method."""
        self.object_type_qconfigs[object_type] = qconfig
        return self

    def set_module_name_regex(self, module_name_regex: str, qconfig: QConfigAny) -> QConfigMapping:
        """For modules whose name fits a pattern. The first pattern that fits counts."""
        self.module_name_regex_qconfigs[module_name_regex] = qconfig
        return self

    def set_module_name(self, module_name: str, qconfig: QConfigAny) -> QConfigMapping:
        """For the module of this name."""
        self.module_name_qconfigs[module_name] = qconfig
        return self

    def set_module_name_object_type_order(
        self, module_name: str, object_type: Any, index: int, qconfig: QConfigAny
    ) -> QConfigMapping:
        """For the call number `index` of a class or function within the module of this name."""
        self.module_name_object_type_order_qconfigs[module_name, object_type, index] = qconfig
        return self

    def __repr__(self) -> str:
        shown = f"{type(self).__name__} ("
        for style in _STYLES:
            qconfigs = getattr(self, style)
            shown += f"\n {style}"
            if isinstance(qconfigs, OrderedDict) and qconfigs:
                shown += "".join(f"\n  {key}: {qconfig}" for key, qconfig in qconfigs.items())
            else:
                shown += f"\n  {qconfigs}"
        return shown + "\n)"

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary: "" has the one for all, "object_type" and its like have lists of pairs."""
        return {
            "": self.global_qconfig,
            "object_type": list(self.object_type_qconfigs.items()),
            "module_name_regex": list(self.module_name_regex_qconfigs.items()),
            "module_name": list(self.module_name_qconfigs.items()),
            "module_name_object_type_order": [
                (*key, qconfig) for key, qconfig in self.module_name_object_type_order_qconfigs.items()
            ],
        }

    @classmethod
    def from_dict(cls, qconfig_dict: dict[str, Any]) -> QConfigMapping:
        """The mapping that `to_dict` has written down."""
        made = cls()
        if "" in qconfig_dict:
            made.set_global(qconfig_dict[""])
        setters: dict[str, Any] = {
            "object_type": made.set_object_type,
            "module_name_regex": made.set_module_name_regex,
            "module_name": made.set_module_name,
            "module_name_object_type_order": made.set_module_name_object_type_order,
        }
        for name, setter in setters.items():
            for entry in qconfig_dict.get(name, []):
                setter(*entry)
        return made


def _default_mapping(qconfig: QConfig, is_qat: bool, backend: str) -> QConfigMapping:
    weight = default_weight_fake_quant if is_qat else default_weight_observer
    # Transposed convolutions have no scales by channel.
    transposed = QConfig(qconfig.activation, weight) if backend in ("fbgemm", "x86") else qconfig
    layer_norm = QConfig(qconfig.activation, default_placeholder_observer)  # its weight stays a float
    mapping = QConfigMapping().set_global(qconfig).set_object_type("reshape", default_reuse_input_qconfig)
    for where in (nn, F):
        for n in (1, 2, 3):
            name = f"ConvTranspose{n}d" if where is nn else f"conv_transpose{n}d"
            mapping.set_object_type(getattr(where, name), transposed)
    mapping.set_object_type(F.layer_norm, layer_norm).set_object_type(nn.LayerNorm, layer_norm)
    mapping.set_object_type(nn.PReLU, default_quint8_weight_qconfig)
    for observer, places in _FIXED.items():
        activation = FixedQParamsFakeQuantize.with_args(observer=observer) if is_qat else observer
        for place in places:
            mapping.set_object_type(place, QConfig(activation, weight))
    return mapping


def get_default_qconfig_mapping(backend: str = "x86", version: int = 0) -> QConfigMapping:
    """The QConfigs for quantization after training, of an engine."""
    return _default_mapping(get_default_qconfig(backend, version), False, backend)


def get_default_qat_qconfig_mapping(backend: str = "x86", version: int = 1) -> QConfigMapping:
    """The QConfigs for quantization-aware training, of an engine."""
    return _default_mapping(get_default_qat_qconfig(backend, version), True, backend)


def get_default_qconfig_dict(backend: str = "x86", version: int = 0) -> dict[str, Any]:
    """The old form of `get_default_qconfig_mapping`: FutureWarning."""
    _warn_of_dict("get_default_qconfig")
    return get_default_qconfig_mapping(backend, version).to_dict()


def get_default_qat_qconfig_dict(backend: str = "x86", version: int = 1) -> dict[str, Any]:
    """The old form of `get_default_qat_qconfig_mapping`: FutureWarning."""
    _warn_of_dict("get_default_qat_qconfig")
    return get_default_qat_qconfig_mapping(backend, version).to_dict()


def _warn_of_dict(name: str) -> None:
    warnings.warn(
        f"`torch.ao.quantization.{name}_dict` is deprecated and will be removed in a future version. Please use "
        f"`torch.ao.quantization.{name}_mapping` instead.",
        FutureWarning,
        stacklevel=3,
    )
