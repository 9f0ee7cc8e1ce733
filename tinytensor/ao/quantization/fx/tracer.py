"""QuantizationTracer: modules that are quantized as one are calls in its graphs.

Mirrors torch/ao/quantization/fx/tracer.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.ao.nn.intrinsic import FusedModule
from tinytensor.fx._symbolic_trace import Tracer


class QuantizationTracer(Tracer):
    """A Tracer that does not look into modules of the library, fused ones, and those of these names and classes."""

    def __init__(self, skipped_module_names: list[str], skipped_module_classes: list[Any]) -> None:
        super().__init__()
        self.skipped_module_names = skipped_module_names
        self.skipped_module_classes = skipped_module_classes

    def is_leaf_module(self, m: Any, module_qualified_name: str) -> bool:
        """Whether a call of the module is one node."""
        return (
            super().is_leaf_module(m, module_qualified_name)
            or module_qualified_name in self.skipped_module_names
            or type(m) in self.skipped_module_classes
            or isinstance(m, FusedModule)
        )


__all__ = ["QuantizationTracer"]
