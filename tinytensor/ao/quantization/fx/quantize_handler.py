"""QuantizeHandler: nodes that are quantized together, and how their result is observed.

Mirrors torch/ao/quantization/fx/quantize_handler.py. Left out: the empty classes that old programs name.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tinytensor.ao.quantization.backend_config import BackendConfig, BackendPatternConfig, ObservationType
from tinytensor.ao.quantization.fx.utils import all_node_args_have_no_tensors
from tinytensor.fx.node import Node


def _default_root_node_getter(node_pattern: Any) -> Any:
    """Of the nodes of a pattern, the one that is called first."""
    while node_pattern is not None and not isinstance(node_pattern, Node):
        node_pattern = node_pattern[-1]
    return node_pattern


class QuantizeHandler:
    """What was found for a pattern: `node_pattern` has the nodes. `config`: what the backend does with it.

    AssertionError if that depends on how many arguments are tensors, and does not tell for this number.
    """

    def __init__(
        self,
        node_pattern: Any,
        modules: dict[str, Any],
        root_node_getter: Callable[[Any], Any] | None = None,
        is_custom_module: bool = False,
        is_standalone_module: bool = False,
        config: BackendPatternConfig | None = None,
    ) -> None:
        self.node_pattern = node_pattern
        self.modules = modules
        self.root_node = (root_node_getter or _default_root_node_getter)(node_pattern)
        self.is_custom_module_ = is_custom_module
        self.is_standalone_module_ = is_standalone_module
        cache: dict[Node, bool] = {}
        args = self.root_node.args if isinstance(self.root_node, Node) else ()
        nodes = [arg for arg in args if isinstance(arg, Node)]
        self.num_tensor_args = sum(not all_node_args_have_no_tensors(arg, modules, cache) for arg in nodes)
        self.observation_type = None if config is None else self._observation_type(config)

    def _observation_type(self, config: BackendPatternConfig) -> ObservationType:
        by_tensors = config._num_tensor_args_to_observation_type
        if not by_tensors:
            return config.observation_type
        if self.num_tensor_args not in by_tensors:
            raise AssertionError(
                f"Must provide observation_type config for tensor number {self.num_tensor_args} in "
                f"num_tensor_args_to_observation_type for {self.node_pattern}"
            )
        return by_tensors[self.num_tensor_args]

    def is_general_tensor_value_op(self) -> bool:
        """Whether the result has the observer of the input."""
        return self.observation_type == ObservationType.OUTPUT_SHARE_OBSERVER_WITH_INPUT

    def is_custom_module(self) -> bool:
        """Whether it is a module that becomes another one."""
        return self.is_custom_module_

    def is_standalone_module(self) -> bool:
        """Whether it is a module that is prepared by itself."""
        return self.is_standalone_module_


def _get_pattern_to_quantize_handlers(backend_config: BackendConfig) -> dict[Any, Callable[..., QuantizeHandler]]:
    patterns = backend_config._pattern_complex_format_to_config.items()
    return {pattern: functools.partial(QuantizeHandler, config=config) for pattern, config in patterns}


__all__ = ["QuantizeHandler"]
