"""What a backend can do: for each pattern of modules and functions, with which dtypes, and how it is observed and replaced.

Mirrors torch/ao/quantization/backend_config/backend_config.py.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable
from typing import Any

from tinytensor.c10.scalar_type import ScalarType


class ObservationType(enum.Enum):
    """How the results of a pattern are observed: by an observer of their own, by that of the input, or not at all."""

    OUTPUT_USE_DIFFERENT_OBSERVER_AS_INPUT = 0
    OUTPUT_SHARE_OBSERVER_WITH_INPUT = 1
    INPUT_OUTPUT_NOT_OBSERVED = 2


@dataclasses.dataclass
class DTypeWithConstraints:
    """A dtype, with limits for its integers and scales; None stands for no limit."""

    dtype: Any = None
    quant_min_lower_bound: int | float | None = None
    quant_max_upper_bound: int | float | None = None
    scale_min_lower_bound: int | float | None = None
    scale_max_upper_bound: int | float | None = None
    scale_exact_match: float | None = None
    zero_point_exact_match: int | None = None


def _constrained(dtype: Any) -> DTypeWithConstraints:
    return dtype if isinstance(dtype, DTypeWithConstraints) else DTypeWithConstraints(dtype=dtype)


@dataclasses.dataclass
class DTypeConfig:
    """The dtypes of a pattern's input, output, weight and bias; each a dtype or a DTypeWithConstraints, or None for any.

    `is_dynamic`: the input is quantized in each call.

    >>> from tinytensor.ao.quantization.backend_config import DTypeConfig
    >>> DTypeConfig(input_dtype=tt.quint8, weight_dtype=tt.qint8).weight_dtype
    torch.qint8
    """

    input_dtype_with_constraints: DTypeWithConstraints
    output_dtype_with_constraints: DTypeWithConstraints
    weight_dtype_with_constraints: DTypeWithConstraints
    bias_dtype: Any
    is_dynamic: bool | None

    def __init__(
        self,
        input_dtype: Any = None,
        output_dtype: Any = None,
        weight_dtype: Any = None,
        bias_dtype: Any = None,
        is_dynamic: bool | None = None,
    ) -> None:
        self.input_dtype_with_constraints = _constrained(input_dtype)
        self.output_dtype_with_constraints = _constrained(output_dtype)
        self.weight_dtype_with_constraints = _constrained(weight_dtype)
        self.bias_dtype = bias_dtype
        self.is_dynamic = is_dynamic

    @property
    def input_dtype(self) -> Any:
        """The dtype of the input."""
        return self.input_dtype_with_constraints.dtype

    @property
    def output_dtype(self) -> Any:
        """The dtype of the output."""
        return self.output_dtype_with_constraints.dtype

    @property
    def weight_dtype(self) -> Any:
        """The dtype of the weight."""
        return self.weight_dtype_with_constraints.dtype

    @classmethod
    def from_dict(cls, dtype_config_dict: dict[str, Any]) -> DTypeConfig:
        """What `to_dict` has written down. ValueError for what is no dtype."""
        values: list[Any] = []
        for name in ("input_dtype", "output_dtype", "weight_dtype"):
            value = dtype_config_dict.get(name)
            if value is not None and not isinstance(value, (ScalarType, DTypeWithConstraints)):
                raise ValueError(f"Expected {name} to be a torch.dtype or DTypeWithConstraints")
            values.append(value)
        values += [dtype_config_dict.get("bias_dtype"), dtype_config_dict.get("is_dynamic")]
        return cls(*values)

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary, without what is None."""
        found: dict[str, Any] = {}
        for name in ("input_dtype", "output_dtype", "weight_dtype"):
            if getattr(self, name) is not None:
                found[name] = getattr(self, f"{name}_with_constraints")
        return found | {
            name: getattr(self, name) for name in ("bias_dtype", "is_dynamic") if getattr(self, name) is not None
        }


def _get_pattern_in_reversed_nested_tuple_format(config: BackendPatternConfig) -> Any:
    """(conv, bn, relu) as graphs are searched for it: (relu, (bn, conv))."""
    if config._pattern_complex_format is not None:
        return config._pattern_complex_format
    if config.pattern is None:
        raise ValueError("Either 'pattern' or 'pattern_complex_format' must be specified")
    if not isinstance(config.pattern, tuple):
        return config.pattern
    if len(config.pattern) == 2:
        return config.pattern[::-1]
    if len(config.pattern) == 3:
        a, b, c = config.pattern
        return c, (b, a)
    raise ValueError(f"Expected a tuple with 2 or 3 elements, got: {config.pattern}")


class BackendConfig:
    """All patterns of a backend.

    >>> from tinytensor.ao.quantization.backend_config import BackendConfig, BackendPatternConfig
    >>> config = BackendConfig("mine").set_backend_pattern_config(BackendPatternConfig(tt.nn.Linear))
    >>> config.name, [each.pattern.__name__ for each in config.configs]
    ('mine', ['Linear'])
    """

    def __init__(self, name: str = "") -> None:
        self.name = name
        self._pattern_complex_format_to_config: dict[Any, BackendPatternConfig] = {}

    def __repr__(self) -> str:
        return f"BackendConfig({self.__dict__})"

    def set_name(self, name: str) -> BackendConfig:
        """Give it another name."""
        self.name = name
        return self

    def set_backend_pattern_config(self, config: BackendPatternConfig) -> BackendConfig:
        """What is known of one pattern, in the place of what was."""
        self._pattern_complex_format_to_config[_get_pattern_in_reversed_nested_tuple_format(config)] = config
        return self

    def set_backend_pattern_configs(self, configs: list[BackendPatternConfig]) -> BackendConfig:
        """The same of several."""
        for config in configs:
            self.set_backend_pattern_config(config)
        return self

    @property
    def configs(self) -> list[BackendPatternConfig]:
        """All patterns."""
        return list(self._pattern_complex_format_to_config.values())

    @classmethod
    def from_dict(cls, backend_config_dict: dict[str, Any]) -> BackendConfig:
        """What `to_dict` has written down. ValueError for patterns that are no dictionaries."""
        made = cls(backend_config_dict.get("name", ""))
        for each in backend_config_dict.get("configs", []):
            if isinstance(each, dict):
                each = BackendPatternConfig.from_dict(each)
            elif not isinstance(each, BackendPatternConfig):
                raise ValueError("Expected backend_config_dict['configs'] to be a dictionary")
            made.set_backend_pattern_config(each)
        return made

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary."""
        return {"name": self.name, "configs": [each.to_dict() for each in self.configs]}


# The keys of dictionaries, and the attributes that they stand for, in the order in which they are written.
_KEYS = {
    "root_module": "root_module",
    "qat_module": "qat_module",
    "reference_quantized_module_for_root": "reference_quantized_module",
    "fused_module": "fused_module",
    "fuser_method": "fuser_method",
    "root_node_getter": "_root_node_getter",
    "extra_inputs_getter": "_extra_inputs_getter",
    "num_tensor_args_to_observation_type": "_num_tensor_args_to_observation_type",
    "input_type_to_index": "_input_type_to_index",
}


class BackendPatternConfig:
    """What a backend does with one pattern: a module's class, a function, a method's name, or a tuple of these in the order
    in which they are called.
    """

    def __init__(self, pattern: Any = None) -> None:
        self.pattern = pattern
        self.observation_type = ObservationType.OUTPUT_USE_DIFFERENT_OBSERVER_AS_INPUT
        self.dtype_configs: list[DTypeConfig] = []
        self.root_module: Any = None
        self.qat_module: Any = None
        self.reference_quantized_module: Any = None
        self.fused_module: Any = None
        self.fuser_method: Callable[..., Any] | None = None
        self._root_node_getter: Callable[..., Any] | None = None
        self._extra_inputs_getter: Callable[..., Any] | None = None
        self._num_tensor_args_to_observation_type: dict[int, ObservationType] = {}
        self._input_type_to_index: dict[str, int] = {}
        self._pattern_complex_format: Any = None

    def __repr__(self) -> str:
        shown = {
            k: v for k, v in self.__dict__.items() if v is not None and not (isinstance(v, (list, dict)) and not v)
        }
        return f"BackendPatternConfig({shown})"

    def _set(self, name: str, value: Any) -> BackendPatternConfig:
        setattr(self, name, value)
        return self

    def set_pattern(self, pattern: Any) -> BackendPatternConfig:
        """The pattern. ValueError if there is one in the other form."""
        if self._pattern_complex_format is not None:
            raise ValueError("Only one of 'pattern' or 'pattern_complex_format' can be set")
        return self._set("pattern", pattern)

    def set_observation_type(self, observation_type: ObservationType) -> BackendPatternConfig:
        """How its result is observed."""
        return self._set("observation_type", observation_type)

    def add_dtype_config(self, dtype_config: DTypeConfig) -> BackendPatternConfig:
        """One more choice of dtypes."""
        self.dtype_configs.append(dtype_config)
        return self

    def set_dtype_configs(self, dtype_configs: list[DTypeConfig]) -> BackendPatternConfig:
        """All choices of dtypes."""
        return self._set("dtype_configs", dtype_configs)

    def set_root_module(self, root_module: Any) -> BackendPatternConfig:
        """The module's class that has the weight."""
        return self._set("root_module", root_module)

    def set_qat_module(self, qat_module: Any) -> BackendPatternConfig:
        """The class that takes its place while training."""
        return self._set("qat_module", qat_module)

    def set_reference_quantized_module(self, reference_quantized_module: Any) -> BackendPatternConfig:
        """The reference class that takes the root's place."""
        return self._set("reference_quantized_module", reference_quantized_module)

    def set_fused_module(self, fused_module: Any) -> BackendPatternConfig:
        """The class that stands for the pattern as a whole."""
        return self._set("fused_module", fused_module)

    def set_fuser_method(self, fuser_method: Callable[..., Any]) -> BackendPatternConfig:
        """The function that makes one module of the pattern's, called with `is_qat` before them."""
        return self._set("fuser_method", fuser_method)

    def _set_root_node_getter(self, root_node_getter: Any) -> BackendPatternConfig:
        return self._set("_root_node_getter", root_node_getter)

    def _set_extra_inputs_getter(self, extra_inputs_getter: Any) -> BackendPatternConfig:
        return self._set("_extra_inputs_getter", extra_inputs_getter)

    def _set_num_tensor_args_to_observation_type(self, mapping: dict[int, ObservationType]) -> BackendPatternConfig:
        return self._set("_num_tensor_args_to_observation_type", mapping)

    def _set_input_type_to_index(self, input_type_to_index: dict[str, int]) -> BackendPatternConfig:
        return self._set("_input_type_to_index", input_type_to_index)

    def _set_pattern_complex_format(self, pattern: Any) -> BackendPatternConfig:
        if self.pattern is not None:
            raise ValueError("Only one of 'pattern' or 'pattern_complex_format' can be set")
        return self._set("_pattern_complex_format", pattern)

    @classmethod
    def from_dict(cls, backend_pattern_config_dict: dict[str, Any]) -> BackendPatternConfig:
        """What `to_dict` has written down. ValueError for what is no DTypeConfig."""
        given = backend_pattern_config_dict
        made = cls()
        if "pattern" in given:
            made.set_pattern(given["pattern"])
        if "observation_type" in given:
            made.set_observation_type(given["observation_type"])
        for each in given.get("dtype_configs", []):
            if isinstance(each, dict):
                each = DTypeConfig.from_dict(each)
            elif not isinstance(each, DTypeConfig):
                raise ValueError(
                    f"Expected a list of DTypeConfigs in backend_pattern_config_dict[\"dtype_configs\"], got '{type(each)}'"
                )
            made.add_dtype_config(each)
        for key, name in _KEYS.items():
            if key in given:
                made._set(name, given[key])
        if "pattern_complex_format" in given:
            made._set_pattern_complex_format(given["pattern_complex_format"])
        return made

    def to_dict(self) -> dict[str, Any]:
        """As a dictionary, without what is None or empty."""
        found: dict[str, Any] = {
            "observation_type": self.observation_type,
            "dtype_configs": [each.to_dict() for each in self.dtype_configs],
        }
        if self.pattern is not None:
            found["pattern"] = self.pattern
        found |= {key: getattr(self, name) for key, name in _KEYS.items() if getattr(self, name) not in (None, {})}
        if self._pattern_complex_format is not None:
            found["pattern_complex_format"] = self._pattern_complex_format
        return found


__all__ = ["BackendConfig", "BackendPatternConfig", "DTypeConfig", "DTypeWithConstraints", "ObservationType"]
