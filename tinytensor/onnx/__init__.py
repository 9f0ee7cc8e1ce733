"""torch.onnx, for programs that ask whether they are being exported: they are not. Exporting is refused.

Mirrors torch/onnx/__init__.py. Left out: everything that writes a file.
"""

from __future__ import annotations

import importlib
from enum import IntEnum
from typing import Any, NoReturn

__all__ = ["OnnxExporterError", "OperatorExportTypes", "TrainingMode", "export", "is_in_onnx_export"]


class OnnxExporterError(RuntimeError):
    """What an exporter raises."""


class OperatorExportTypes(IntEnum):
    """What an exporter does with operators that ONNX does not have.

    >>> tt.onnx.OperatorExportTypes.ONNX.name
    'ONNX'
    """

    ONNX = 0
    ONNX_ATEN = 1
    ONNX_ATEN_FALLBACK = 2
    ONNX_FALLTHROUGH = 3


class TrainingMode(IntEnum):
    """In which mode a module is exported.

    >>> tt.onnx.TrainingMode.EVAL.name
    'EVAL'
    """

    EVAL = 0
    PRESERVE = 1
    TRAINING = 2


def is_in_onnx_export() -> bool:
    """Whether a module is being exported: never.

    >>> tt.onnx.is_in_onnx_export()
    False
    """
    return False


def export(model: Any, args: Any = (), f: Any = None, **options: Any) -> NoReturn:
    """Refused: ModuleNotFoundError where the package onnxscript is missing, as in PyTorch, and RuntimeError where it is there.

    >>> tt.onnx.export(tt.nn.Linear(1, 1), (tt.ones(1, 1),), "model.onnx")
    Traceback (most recent call last):
    ModuleNotFoundError: No module named 'onnxscript'
    """
    importlib.import_module("onnxscript")
    raise RuntimeError("torch.onnx.export: this library writes no ONNX files")
