"""Places in a model where numbers become integers, and where they become real again.

Mirrors torch/ao/quantization/stubs.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.nn import Module

__all__ = [
    "DeQuantStub", "QuantStub", "QuantWrapper",
]  # fmt: skip


class QuantStub(Module):
    """Where a model's input is to be quantized: the identity, then an observer, then `Quantize`."""

    def __init__(self, qconfig: Any = None):
        super().__init__()
        if qconfig:
            self.qconfig = qconfig

    def forward(self, x: Any) -> Any:
        return x


class DeQuantStub(Module):
    """Where a model's result is to be real again: the identity, then `DeQuantize`."""

    def __init__(self, qconfig: Any = None):
        super().__init__()
        if qconfig:
            self.qconfig = qconfig

    def forward(self, x: Any) -> Any:
        return x


class QuantWrapper(Module):
    """A module between a QuantStub and a DeQuantStub."""

    def __init__(self, module: Module):
        super().__init__()
        qconfig = getattr(module, "qconfig", None)
        self.add_module("quant", QuantStub(qconfig))
        self.add_module("dequant", DeQuantStub(qconfig))
        self.add_module("module", module)
        self.train(module.training)

    def forward(self, X: Any) -> Any:
        return self.dequant(self.module(self.quant(X)))
