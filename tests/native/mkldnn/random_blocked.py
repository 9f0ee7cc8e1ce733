"""Random programs over blocked tensors, run by both libraries: results and gradients must agree, or the refusals.

    python tests/native/mkldnn/random_blocked.py [--seed 0] [--count 500]

Images that are pooled are as large as the windows, since of a pool without outputs oneDNN computes the gradient with a division
by zero, and the process ends.
"""

from __future__ import annotations

import argparse
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import tinytensor as tt

Program = Callable[..., list[Any]]
KINDS = ("conv", "conv_transpose", "max_pool", "avg_pool", "adaptive", "batch_norm", "pointwise")


def with_gradients(library: Any, y: Any, *leaves: Any) -> list[Any]:
    """The result, and the gradients of a sum that weighs every element."""
    weights = library.arange(y.numel()).view(y.shape).float() * 0.01
    (y * weights).sum().backward()
    return [y, *[leaf.grad for leaf in leaves]]


def program(kind: str, chance: random.Random, shape: tuple[int, ...]) -> tuple[list[tuple[int, ...]], Program]:
    """The shapes of further arguments, and what is done with all of them."""
    channels = shape[1]
    kernel = chance.randint(1, 3), chance.randint(1, 3)
    stride = chance.randint(1, 3), chance.randint(1, 3)
    padding = chance.randint(0, 2), chance.randint(0, 2)
    dilation = chance.randint(1, 2), chance.randint(1, 2)
    ceil, training = chance.random() < 0.5, chance.random() < 0.5
    groups = chance.choice([g for g in range(1, channels + 1) if channels % g == 0])
    outputs = groups * chance.randint(1, 9 if groups < 3 else 2)
    dim, grid = chance.randrange(4), (chance.randint(1, shape[2]), chance.randint(1, shape[3]))

    def conv(library: Any, x: Any, w: Any, b: Any) -> list[Any]:
        y = library.nn.functional.conv2d(x.to_mkldnn(), w, b, stride, padding, dilation, groups)
        return with_gradients(library, y.to_dense(), x, w, b)

    def conv_transpose(library: Any, x: Any, w: Any, b: Any) -> list[Any]:
        y = library.nn.functional.conv_transpose2d(x.to_mkldnn(), w, b, stride, padding, 0, groups, dilation)
        return with_gradients(library, y.to_dense(), x, w, b)

    def max_pool(library: Any, x: Any) -> list[Any]:
        y = library.nn.functional.max_pool2d(x.to_mkldnn(), kernel, stride, padding, ceil_mode=ceil)
        return with_gradients(library, y.to_dense(), x)

    def avg_pool(library: Any, x: Any) -> list[Any]:
        around = tuple(min(p, k - 1) for p, k in zip(padding, kernel, strict=True))
        y = library.nn.functional.avg_pool2d(x.to_mkldnn(), kernel, stride, around, ceil, training)
        return with_gradients(library, y.to_dense(), x)

    def adaptive(library: Any, x: Any) -> list[Any]:
        return with_gradients(library, library.nn.functional.adaptive_avg_pool2d(x.to_mkldnn(), grid).to_dense(), x)

    def batch_norm(library: Any, x: Any, scale: Any, shift: Any) -> list[Any]:
        mean, var = library.zeros(channels) + 0.1, library.ones(channels)
        y = library.nn.functional.batch_norm(x.to_mkldnn(), mean, var, scale, shift, training).to_dense()
        return [*(with_gradients(library, y, x, scale, shift) if training else [y]), mean, var]

    def pointwise(library: Any, x: Any, slopes: Any) -> list[Any]:
        b, functional = x.detach().to_mkldnn(), library.nn.functional
        made = [
            b.relu(), b.sigmoid(), b.tanh(), functional.gelu(b), functional.softmax(b, dim), functional.prelu(b, slopes),
            b.transpose(dim, 0), b.reshape(-1, shape[3]), functional.linear(b, library.ones(3, shape[3])),
            library.add(b, b * 2, alpha=0.5),
        ]  # fmt: skip
        return [y.to_dense() for y in made]

    more: dict[str, tuple[list[tuple[int, ...]], Program]] = {
        "conv": ([(outputs, channels // groups, *kernel), (outputs,)], conv),
        "conv_transpose": ([(channels, outputs // groups, *kernel), (outputs,)], conv_transpose),
        "max_pool": ([], max_pool), "avg_pool": ([], avg_pool), "adaptive": ([], adaptive),
        "batch_norm": ([(channels,), (channels,)], batch_norm), "pointwise": ([(channels,)], pointwise),
    }  # fmt: skip
    return more[kind]


def outcome(library: Any, run: Program, arrays: list[np.ndarray]) -> list[np.ndarray] | str:
    try:
        leaves = [library.tensor(array).requires_grad_() for array in arrays]
        return [np.asarray(value.detach().numpy()) for value in run(library, *leaves)]
    except Exception as error:
        return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"


def agree(ours: list[np.ndarray] | str, theirs: list[np.ndarray] | str) -> bool:
    if isinstance(ours, str) or isinstance(theirs, str):
        return ours == theirs
    pairs = list(zip(ours, theirs, strict=True))
    return all(a.shape == b.shape and np.allclose(a, b, rtol=2e-3, atol=2e-3) for a, b in pairs)


def differing(seed: int, count: int) -> list[str]:
    """What random programs do not agree, in words."""
    chance, found = random.Random(seed), []
    for _ in range(count):
        kind = chance.choice(KINDS)
        low = 3 if kind in ("max_pool", "avg_pool") else 1
        shape = chance.randint(1, 2), chance.randint(1, 18), chance.randint(low, 9), chance.randint(low, 9)
        shapes, run = program(kind, chance, shape)
        values = np.random.RandomState(chance.randrange(10**6))
        arrays = [values.randn(*each).astype(np.float32) for each in (shape, *shapes)]
        theirs, ours = outcome(torch, run, arrays), outcome(tt, run, arrays)
        if not agree(ours, theirs):
            said = [each if isinstance(each, str) else "a result" for each in (theirs, ours)]
            found.append(f"{kind} of {[array.shape for array in arrays]}: PyTorch {said[0]}, ours {said[1]}")
    return found


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=500)
    options = parser.parse_args()
    words = differing(options.seed, options.count)
    print("\n".join([*words, f"{options.count - len(words)} of {options.count} programs agree"]))
