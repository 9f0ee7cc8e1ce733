"""Reductions over four million elements, and what normalizes with them."""

from __future__ import annotations

from typing import Any

from workload import Rows, tensor


def reductions(library: Any) -> Rows:
    """The rows."""
    matrix, wide = tensor(library, 2000, 2000), tensor(library, 100, 40_000)
    narrow = tensor(library, 200_000, 16)
    image = tensor(library, 16, 32, 64, 64)
    logits = tensor(library, 512, 1000)
    labels = library.arange(512) % 1000
    spoken, spelt = tensor(library, 50, 16, 20).log_softmax(2), (library.arange(16 * 12) % 19 + 1).view(16, 12)
    scale, shift = tensor(library, 1000), tensor(library, 1000, seed=1)
    channels = [tensor(library, 32, seed=seed).abs() + 0.5 for seed in range(4)]
    integers = (matrix * 10).to(library.int64)
    functional = library.nn.functional
    rows: Rows = {}
    for name in ("sum", "mean", "var", "max", "argmax", "prod", "norm", "logsumexp"):
        for dim in (None, 0, 1):
            if dim is None and name == "logsumexp":
                continue
            args = () if dim is None else (dim,)
            if name == "norm" and dim is not None:
                args = (2, dim)
            method = getattr(matrix, name)
            rows[f"{name}({'' if dim is None else dim})"] = lambda method=method, args=args: method(*args)
    rows |= {
        "sum(1), long rows": lambda: wide.sum(1),
        "sum(1), rows of 16": lambda: narrow.sum(1),
        "sum(0), columns of 200,000": lambda: narrow.sum(0),
        "sum((0, 2, 3)) of images": lambda: image.sum((0, 2, 3)),
        "sum(1) of t()": lambda: matrix.t().sum(1),
        "sum, int64": lambda: integers.sum(),
        "any(1)": lambda: (matrix > 3).any(1),
        "cumsum(1)": lambda: matrix.cumsum(1),
        "cumsum(0)": lambda: matrix.cumsum(0),
        "softmax(1)": lambda: logits.softmax(1),
        "log_softmax(1)": lambda: logits.log_softmax(1),
        "softmax(0)": lambda: logits.softmax(0),
        "cross_entropy": lambda: functional.cross_entropy(logits, labels),
        "multi_margin_loss": lambda: functional.multi_margin_loss(logits, labels),
        "ctc_loss": lambda: functional.ctc_loss(spoken, spelt, [50] * 16, [12] * 16),
        "mse_loss": lambda: functional.mse_loss(matrix, wide.view(2000, 2000)),
        "layer_norm": lambda: functional.layer_norm(logits, (1000,), scale, shift),
        "batch_norm, training": lambda: functional.batch_norm(image, *channels, training=True),
        "batch_norm, eval": lambda: functional.batch_norm(image, *channels),
        "group_norm": lambda: functional.group_norm(image, 8, channels[2], channels[3]),
    }
    return rows
