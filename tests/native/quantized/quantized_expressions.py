"""Expressions over quantized tensors, whose texts are compared with those that PyTorch gives.

    making.txt     quantizing, what a tensor says of itself, factories, conversions, copies, files
    shapes.txt     views, indexing, writing, concatenation, sorting
    maths.txt      arithmetic and its refusals, comparisons, activations, pooling, interpolation
    ops.txt        the operators of `torch.ops.quantized`, which are told the scale of their result

Each expression is computed from fresh tensors, since some of them write. An error counts with its class and the first line of
its text.
"""

from __future__ import annotations

import copy
import io
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
GOLDEN = HERE / "golden" / "expressions.json"
FILES = ("making", "shapes", "maths", "ops")

from expression_text import text_of_expression  # noqa: E402

# Where ours is another on purpose, and why.
DIFFERENT = {
    "torch.empty((2,), dtype=torch.quint8)": "an internal assertion there; the words are those after it",
    "q.new_empty((2,))": "an internal assertion there; the words are those after it",
    "F.mse_loss(q, q)": "an internal assertion there",
    "q.mul_(2)": "the number is not made a quantized tensor first",
    "q.clamp_(0.1, 0.2)": "the limits are not promoted first",
    "F.softmax(q, 1)": "the same class; the text names the loop, not the operator",
    "F.conv2d(qi, qi)": "the same refusal, by another of the operators that the function is made of",
    "F.layer_norm(q, (3,))": "the same refusal, by another of the operators that the function is made of",
    "Q.linear_leaky_relu(q, Q.linear_prepack(w8, bias), 0.2, 3, 0.1)": "not there; PyTorch has it for one engine only",
    "Q.linear_tanh(q, Q.linear_prepack(w8, bias), 0.01, 128)": "not there; PyTorch has it for one engine only",
    "Q.conv_transpose2d(qi, Q.conv_transpose2d_prepack(ct, cb, [2, 2], [1, 1], [0, 0], [1, 1], 1), 0.3, 7)": (
        "PyTorch's engine for AVX-512 takes filters in another order where they have not as many channels as there are "
        "filters, and leaves out the zero point between the points of the image; ours is what the convolution of the "
        "real numbers gives"
    ),
}


def expressions() -> Iterator[tuple[str, str]]:
    """(file, expression)"""
    for file in FILES:
        for line in (HERE / f"{file}.txt").read_text().splitlines():
            yield file, line


def names(torch: Any) -> dict[str, Any]:
    """What the expressions speak of."""
    T, per_tensor, per_channel = torch.tensor, torch.quantize_per_tensor, torch.quantize_per_channel
    x = T([[-0.62, 0.13, 0.48], [1.07, 0.36, -0.21]])
    image = (torch.arange(48.0).view(1, 3, 4, 4) * 7 % 11 - 4) / 5
    image4 = (torch.arange(64.0).view(1, 4, 4, 4) * 7 % 13 - 4) / 5
    weights = (torch.arange(2 * 4 * 9.0).view(2, 4, 3, 3) * 5 % 7 - 3) / 9
    depthwise = (torch.arange(36.0).view(4, 1, 3, 3) * 5 % 7 - 3) / 9
    transposed = (torch.arange(4 * 2 * 9.0).view(4, 2, 3, 3) * 5 % 7 - 3) / 9
    table = (torch.arange(12.0).view(3, 4) * 5 % 7 - 3) / 9
    # Sums of their products lie halfway between two integers on a scale of 0.04 or 0.2, many of them.
    halves, few = (torch.arange(64.0).view(1, 4, 4, 4) * 7 % 13 - 6) / 10, (torch.arange(8.0).view(2, 4, 1, 1) - 3) / 5
    scales, no_shift = T([0.01, 0.02]), T([0, 0])
    return {
        "torch": torch, "T": T, "F": torch.nn.functional, "Q": torch.ops.quantized, "copy": copy, "pickle": pickle,
        "x": x, "xg": x.clone().requires_grad_(), "im": image, "im4": image4,
        "q": per_tensor(x, 0.1, 10, torch.quint8), "q2": per_tensor(x.flip(0), 0.05, 20, torch.quint8),
        "s8": per_tensor(x, 0.02, 0, torch.qint8), "i": per_tensor(x, 0.001, 0, torch.qint32),
        "c": per_channel(x, T([0.1, 0.2]), T([4, 1]), 0, torch.quint8),
        "c1": per_channel(x, T([0.1, 0.2, 0.3]), T([4, 1, 5]), 1, torch.quint8),
        "cf": per_channel(x, T([0.1, 0.2]), T([0.5, 0.25]), 0, torch.quint8),
        "qi": per_tensor(image4, 0.05, 30, torch.quint8), "qi8": per_tensor(image4, 0.05, 3, torch.qint8),
        "qw1": per_tensor(T([0.1]), 0.01, 0, torch.qint8),
        "w8": per_tensor(x, 0.01, 0, torch.qint8), "wc": per_channel(x, scales, no_shift, 0, torch.qint8),
        "bias": T([0.3, -0.2]), "cb": T([0.3, -0.2]),
        "cw": per_tensor(weights, 0.01, 0, torch.qint8), "cwc": per_channel(weights, scales, no_shift, 0, torch.qint8),
        "cg": per_tensor(weights[:, :2].contiguous(), 0.01, 0, torch.qint8),
        "cd": per_tensor(depthwise, 0.01, 0, torch.qint8),
        "ct": per_tensor(transposed, 0.01, 0, torch.qint8),
        "qh": per_tensor(halves, 0.1, 7, torch.quint8), "ch": per_tensor(few, 0.2, 0, torch.qint8),
        "chc": per_channel(few, T([0.2, 0.1]), no_shift, 0, torch.qint8),
        "chd": per_tensor(few.view(4, 1, 1, 2), 0.2, 0, torch.qint8),
        "chs": per_tensor(few, 0.3, 1, torch.qint8), "chsc": per_channel(few, T([0.3, 0.3]), T([1, 1]), 0, torch.qint8),
        "hb": T([1.5, -0.75]), "wsh": per_tensor(x, 0.3, 1, torch.qint8),
        "we": per_channel(table, T([0.01, 0.02, 0.03]), T([0.5, 0.25, 1.0]), 0, torch.quint8),
        "saved": lambda value: _saved(torch, value), "sett": _set, "grad_of": _gradient,
    }  # fmt: skip


def _saved(torch: Any, value: Any) -> Any:
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file)


def _set(tensor: Any, index: Any, value: Any) -> Any:
    tensor[index] = value
    return tensor


def _gradient(function: Any, leaf: Any) -> Any:
    function(leaf).sum().backward()
    return leaf.grad


def text_of(torch: Any, expression: str) -> str:
    """What the expression prints, or its error."""
    return text_of_expression(expression, names(torch))
