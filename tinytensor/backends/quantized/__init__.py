"""`torch.backends.quantized`: which library computes with quantized tensors.

There is one kernel for each operator, and it computes what PyTorch's engine "x86" computes. The name that is set is kept, and
decides only what `torch.ao.quantization` takes for a default.

Mirrors torch/backends/quantized/__init__.py.
"""

from __future__ import annotations

import sys
from typing import Any

from tinytensor.backends._prop_module import ContextProp, PropModule

_ENGINES = ["none", "fbgemm", "qnnpack", "onednn", "x86"]
_engine = "x86"


def _set_engine(name: Any) -> None:
    global _engine
    if name == "" or name is None or name == "none":
        raise RuntimeError("quantized engine NoQEngine is not supported")
    if name not in _ENGINES:
        raise RuntimeError(f"{name} is not a valid value for quantized engine")
    _engine = name


def _refuse(value: Any) -> None:
    raise RuntimeError("Assignment not supported")


class QuantizedEngine(PropModule):
    """The class of this module."""

    engine: Any = ContextProp(lambda: _engine, _set_engine)
    supported_engines: Any = ContextProp(lambda: ["qnnpack", "onednn", "x86", "fbgemm"], _refuse)


sys.modules[__name__].__class__ = QuantizedEngine
