"""What a program asks of `prepare_fx`, `convert_fx` and `fuse_fx` beside qconfigs.

Mirrors torch/ao/quantization/fx/custom_config.py.
"""

from __future__ import annotations

import dataclasses
import warnings
from typing import Any

from tinytensor.ao.quantization.backend_config import BackendConfig
from tinytensor.ao.quantization.qconfig_mapping import QConfigMapping
from tinytensor.ao.quantization.quant_type import QuantType, _get_quant_type_to_str, _quant_type_from_str


@dataclasses.dataclass
class StandaloneModuleConfigEntry:
    """How a module that is prepared by itself is."""

    qconfig_mapping: QConfigMapping | None
    example_inputs: tuple[Any, ...]
    prepare_custom_config: PrepareCustomConfig | None
    backend_config: BackendConfig | None


class _Shown:
    def __repr__(self) -> str:
        shown = {name: value for name, value in self.__dict__.items() if len(value) > 0}
        return f"{type(self).__name__}({shown})"


class PrepareCustomConfig(_Shown):
    """What is asked of `prepare_fx`: modules that are prepared by themselves, those of users that become others, those that are
    not traced through, and which inputs and outputs are integers already.

    >>> from tinytensor.ao.quantization.fx.custom_config import PrepareCustomConfig
    >>> PrepareCustomConfig().set_input_quantized_indexes([0])
    PrepareCustomConfig({'input_quantized_indexes': [0]})
    """

    def __init__(self) -> None:
        self.standalone_module_names: dict[str, StandaloneModuleConfigEntry] = {}
        self.standalone_module_classes: dict[type, StandaloneModuleConfigEntry] = {}
        self.float_to_observed_mapping: dict[QuantType, dict[type, type]] = {}
        self.non_traceable_module_names: list[str] = []
        self.non_traceable_module_classes: list[type] = []
        self.input_quantized_indexes: list[int] = []
        self.output_quantized_indexes: list[int] = []
        self.preserved_attributes: list[str] = []

    def set_standalone_module_name(
        self,
        module_name: str,
        qconfig_mapping: QConfigMapping | None,
        example_inputs: tuple[Any, ...],
        prepare_custom_config: PrepareCustomConfig | None,
        backend_config: BackendConfig | None,
    ) -> PrepareCustomConfig:
        """The module of this name is prepared by itself."""
        self.standalone_module_names[module_name] = StandaloneModuleConfigEntry(
            qconfig_mapping, example_inputs, prepare_custom_config, backend_config
        )
        return self

    def set_standalone_module_class(
        self,
        module_class: type,
        qconfig_mapping: QConfigMapping | None,
        example_inputs: tuple[Any, ...],
        prepare_custom_config: PrepareCustomConfig | None,
        backend_config: BackendConfig | None,
    ) -> PrepareCustomConfig:
        """Modules of this class are prepared by themselves."""
        self.standalone_module_classes[module_class] = StandaloneModuleConfigEntry(
            qconfig_mapping, example_inputs, prepare_custom_config, backend_config
        )
        return self

    def set_float_to_observed_mapping(
        self, float_class: type, observed_class: type, quant_type: QuantType = QuantType.STATIC
    ) -> PrepareCustomConfig:
        """Modules of a class become others, by `from_float`. ValueError but for static quantization."""
        if quant_type != QuantType.STATIC:
            raise ValueError("set_float_to_observed_mapping is currently only supported for static quantization")
        self.float_to_observed_mapping.setdefault(quant_type, {})[float_class] = observed_class
        return self

    def set_non_traceable_module_names(self, module_names: list[str]) -> PrepareCustomConfig:
        """Modules that are called as a whole."""
        self.non_traceable_module_names = module_names
        return self

    def set_non_traceable_module_classes(self, module_classes: list[type]) -> PrepareCustomConfig:
        """Classes of modules that are called as a whole."""
        self.non_traceable_module_classes = module_classes
        return self

    def set_input_quantized_indexes(self, indexes: list[int]) -> PrepareCustomConfig:
        """The arguments that are integers."""
        self.input_quantized_indexes = indexes
        return self

    def set_output_quantized_indexes(self, indexes: list[int]) -> PrepareCustomConfig:
        """The results that stay integers."""
        self.output_quantized_indexes = indexes
        return self

    def set_preserved_attributes(self, attributes: list[str]) -> PrepareCustomConfig:
        """Attributes of the model that the new one has, too."""
        self.preserved_attributes = attributes
        return self

    @classmethod
    def from_dict(cls, prepare_custom_config_dict: dict[str, Any]) -> PrepareCustomConfig:
        """What `to_dict` has written down. ValueError for values of other classes."""
        given = prepare_custom_config_dict
        made = cls()

        def read(kind: Any, value: Any, key: str) -> Any:
            if value is None or isinstance(value, kind):
                return value
            if isinstance(value, dict):
                return kind.from_dict(value)
            name = kind.__name__
            raise ValueError(f"Expected {name} in prepare_custom_config_dict[\"{key}\"], got '{type(value)}'")

        setters: Any = {
            "standalone_module_name": made.set_standalone_module_name,
            "standalone_module_class": made.set_standalone_module_class,
        }
        for key, setter in setters.items():
            for which, qconfigs, inputs, custom, backend in given.get(key, []):
                mapping = read(QConfigMapping, qconfigs, key)
                setter(
                    which, mapping, inputs, read(PrepareCustomConfig, custom, key), read(BackendConfig, backend, key)
                )
        for name, classes in given.get("float_to_observed_custom_module_class", {}).items():
            for float_class, observed_class in classes.items():
                made.set_float_to_observed_mapping(float_class, observed_class, _quant_type_from_str(name))
        for key, attribute in _LISTS.items():
            setattr(made, attribute, given.get(key, []))
        return made

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary, without what is empty."""

        def entry(key: Any, e: StandaloneModuleConfigEntry) -> tuple[Any, ...]:
            qconfigs = e.qconfig_mapping.to_dict() if e.qconfig_mapping else None
            custom = e.prepare_custom_config.to_dict() if e.prepare_custom_config else None
            return key, qconfigs, e.example_inputs, custom, e.backend_config

        found: dict[str, Any] = {}
        for key, entries in (
            ("standalone_module_name", self.standalone_module_names),
            ("standalone_module_class", self.standalone_module_classes),
        ):
            if entries:
                found[key] = [entry(*item) for item in entries.items()]
        if self.float_to_observed_mapping:
            found["float_to_observed_custom_module_class"] = {
                _get_quant_type_to_str(kind): classes for kind, classes in self.float_to_observed_mapping.items()
            }
        return found | {key: getattr(self, name) for key, name in _LISTS.items() if getattr(self, name)}


_LISTS = {
    "non_traceable_module_name": "non_traceable_module_names",
    "non_traceable_module_class": "non_traceable_module_classes",
    "input_quantized_idxs": "input_quantized_indexes",
    "output_quantized_idxs": "output_quantized_indexes",
    "preserved_attributes": "preserved_attributes",
}


class ConvertCustomConfig(_Shown):
    """What is asked of `convert_fx`: what observed modules of users become, and attributes that are kept."""

    def __init__(self) -> None:
        self.observed_to_quantized_mapping: dict[QuantType, dict[type, type]] = {}
        self.preserved_attributes: list[str] = []

    def set_observed_to_quantized_mapping(
        self, observed_class: type, quantized_class: type, quant_type: QuantType = QuantType.STATIC
    ) -> ConvertCustomConfig:
        """Modules of a class become others, by `from_observed`."""
        self.observed_to_quantized_mapping.setdefault(quant_type, {})[observed_class] = quantized_class
        return self

    def set_preserved_attributes(self, attributes: list[str]) -> ConvertCustomConfig:
        """Attributes of the model that the new one has, too."""
        self.preserved_attributes = attributes
        return self

    @classmethod
    def from_dict(cls, convert_custom_config_dict: dict[str, Any]) -> ConvertCustomConfig:
        """What `to_dict` has written down."""
        made = cls()
        classes = convert_custom_config_dict.get("observed_to_quantized_custom_module_class", {})
        for name, mapping in classes.items():
            for observed_class, quantized_class in mapping.items():
                made.set_observed_to_quantized_mapping(observed_class, quantized_class, _quant_type_from_str(name))
        return made.set_preserved_attributes(convert_custom_config_dict.get("preserved_attributes", []))

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary, without what is empty."""
        found: dict[str, Any] = {}
        if self.observed_to_quantized_mapping:
            found["observed_to_quantized_custom_module_class"] = {
                _get_quant_type_to_str(kind): classes for kind, classes in self.observed_to_quantized_mapping.items()
            }
        if self.preserved_attributes:
            found["preserved_attributes"] = self.preserved_attributes
        return found


class FuseCustomConfig(_Shown):
    """What is asked of `fuse_fx`: attributes that are kept."""

    def __init__(self) -> None:
        self.preserved_attributes: list[str] = []

    def set_preserved_attributes(self, attributes: list[str]) -> FuseCustomConfig:
        """Attributes of the model that the new one has, too."""
        self.preserved_attributes = attributes
        return self

    @classmethod
    def from_dict(cls, fuse_custom_config_dict: dict[str, Any]) -> FuseCustomConfig:
        """What `to_dict` has written down."""
        return cls().set_preserved_attributes(fuse_custom_config_dict.get("preserved_attributes", []))

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary, without what is empty."""
        return {"preserved_attributes": self.preserved_attributes} if self.preserved_attributes else {}


def read_config(given: Any, kind: Any, argument: str, function: str, stacklevel: int = 4) -> Any:
    """A configuration, also of a dictionary (FutureWarning), or the default for None."""
    if given is None:
        return kind()
    if isinstance(given, dict):
        warnings.warn(
            f"Passing a {argument}_dict to {function} is deprecated and will not be supported in a future version. Please pass "
            f"in a {kind.__name__} instead.",
            FutureWarning,
            stacklevel=stacklevel,
        )
        return kind.from_dict(given)
    return given


__all__ = ["ConvertCustomConfig", "FuseCustomConfig", "PrepareCustomConfig", "StandaloneModuleConfigEntry"]
