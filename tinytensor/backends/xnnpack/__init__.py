"""`torch.backends.xnnpack`: whether kernels use XNNPACK: `enabled` is False, and cannot be assigned.

Mirrors torch/backends/xnnpack/__init__.py.
"""

from __future__ import annotations

import sys
from typing import Any

from tinytensor.backends._prop_module import ContextProp, PropModule


def _refuse(value: Any) -> None:
    raise RuntimeError("Assignment not supported")


class XNNPACKEngine(PropModule):
    """The class of this module."""

    enabled: Any = ContextProp(lambda: False, _refuse)


sys.modules[__name__].__class__ = XNNPACKEngine
