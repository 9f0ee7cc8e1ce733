"""Expressions over observers and modules of quantization, whose texts are compared with those that PyTorch gives.

    observers.txt   what observers print, compute and refuse
    workflow.txt    modules of fake quantization, qconfigs, fusing, preparing, converting, modules over quantized tensors

An error counts with its class and the first line of its text.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from expression_text import text_of_expression

HERE = Path(__file__).parent
GOLDEN = HERE / "golden" / "expressions.json"
FILES = ("observers", "workflow")

# Where ours is another on purpose, and why.
DIFFERENT = {
    "q.MinMaxObserver(dtype=torch.float32)": "there the list has dtypes that are not here",
    "nnq.Linear(3, 4, dtype=torch.float16)": "float16 weights are refused; there the module is made, and cannot be printed",
}


def expressions() -> Iterator[tuple[str, str]]:
    """(file, expression)"""
    for file in FILES:
        for line in (HERE / f"{file}.txt").read_text().splitlines():
            yield file, line


def names(torch: Any) -> dict[str, Any]:
    """What the expressions speak of."""
    return {
        "torch": torch, "nn": torch.nn, "q": torch.ao.quantization, "nnq": torch.ao.nn.quantized, "nnqat": torch.ao.nn.qat,
        "nnqd": torch.ao.nn.quantized.dynamic, "nni": torch.ao.nn.intrinsic, "seen": _seen, "configured": _configured,
        "x": torch.tensor([[-0.62, 0.13, 0.48], [1.07, 0.36, -0.21]]), "ramp": (torch.arange(60.0) * 7 % 23 - 9) / 4,
    }  # fmt: skip


def _seen(observer: Any, *tensors: Any) -> Any:
    for tensor in tensors:
        observer(tensor)
    return observer


def _configured(model: Any, qconfig: Any) -> Any:
    model.qconfig = qconfig
    return model


def text_of(torch: Any, expression: str) -> str:
    """What the expression prints, or its error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return text_of_expression(expression, names(torch)).replace("tinytensor", "torch")
