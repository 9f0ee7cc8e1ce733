"""Overhead: what a call costs before any arithmetic. Four elements, or a matrix of 4 x 4."""

from __future__ import annotations

from typing import Any

from workload import Rows, Run, tensor


def forward(library: Any) -> Rows:
    """Calls that nobody records: arithmetic, numbers, views, indexing, writes in place."""
    a, b, c = (tensor(library, 4, seed=seed) for seed in range(3))
    matrix, other = tensor(library, 4, 4), tensor(library, 4, 4, seed=1)
    counts = library.arange(4)
    chosen, mask = library.tensor([2, 0]), a > 0
    one = library.tensor(1.5)
    return {
        "a + b": lambda: a + b,
        "a * 2.0": lambda: a * 2.0,
        "2.0 - a": lambda: 2.0 - a,
        "int64 + float32": lambda: counts + a,
        "a > 0": lambda: a > 0,
        "exp": lambda: a.exp(),
        "clamp(-1, 1)": lambda: a.clamp(-1, 1),
        "where": lambda: library.where(mask, a, b),
        "add(out=)": lambda: library.add(a, b, out=c),
        "a.add_(b)": lambda: c.add_(b),
        "a.mul_(1.0)": lambda: c.mul_(1.0),
        "a.zero_()": lambda: c.zero_(),
        "matrix + row": lambda: matrix + a,
        "matrix @ matrix": lambda: matrix @ other,
        "sum()": lambda: matrix.sum(),
        "sum(0)": lambda: matrix.sum(0),
        "mean(-1, keepdim)": lambda: matrix.mean(-1, keepdim=True),
        "argmax(1)": lambda: matrix.argmax(1),
        "softmax(1)": lambda: matrix.softmax(1),
        "matrix[1]": lambda: matrix[1],
        "matrix[1, 2]": lambda: matrix[1, 2],
        "matrix[:, 1:3]": lambda: matrix[:, 1:3],
        "matrix[:, None]": lambda: matrix[:, None],
        "matrix[indices]": lambda: matrix[chosen],
        "a[mask]": lambda: a[mask],
        "matrix[0] = 1.0": lambda: matrix.__setitem__(0, 1.0),
        "t()": lambda: matrix.t(),
        "view(16)": lambda: matrix.view(16),
        "reshape(2, 8)": lambda: matrix.reshape(2, 8),
        "permute(1, 0)": lambda: matrix.permute(1, 0),
        "unsqueeze(0)": lambda: a.unsqueeze(0),
        "expand(4, 4)": lambda: a.expand(4, 4),
        "chunk(2)": lambda: matrix.chunk(2),
        "unbind(0)": lambda: matrix.unbind(0),
        "cat of two": lambda: library.cat((a, b)),
        "stack of two": lambda: library.stack((a, b)),
        "clone()": lambda: a.clone(),
        "detach()": lambda: a.detach(),
        "to(float64)": lambda: a.to(library.float64),
        "zeros(4)": lambda: library.zeros(4),
        "ones_like": lambda: library.ones_like(a),
        "tensor([1.0, 2.0])": lambda: library.tensor([1.0, 2.0]),
        "arange(4)": lambda: library.arange(4),
        "rand(4)": lambda: library.rand(4),
        "item()": lambda: one.item(),
        "tolist()": lambda: a.tolist(),
        "a.shape": lambda: a.shape,
    }


def backward(library: Any) -> Rows:
    """Small graphs: what recording and running them costs."""
    b = tensor(library, 4, seed=1)
    x = tensor(library, 8, 16)
    w, hooked = (tensor(library, 4).requires_grad_() for _ in range(2))
    layers = [
        ((tensor(library, 16, 16, seed=seed) * 0.1).requires_grad_(), tensor(library, 16, seed=seed).requires_grad_())
        for seed in range(3)
    ]
    for _ in range(1000):
        hooked.register_hook(lambda grad: None)

    def mlp() -> None:
        linear, relu = library.nn.functional.linear, library.nn.functional.relu
        (w1, b1), (w2, b2), (w3, b3) = layers
        linear(relu(linear(relu(linear(x, w1, b1)), w2, b2)), w3, b3).sum().backward()

    def chain() -> Any:
        z = w
        for _ in range(20):
            z = z * b
        return z.sum()

    def twice() -> None:
        (g,) = library.autograd.grad((w * w * w).sum(), w, create_graph=True)
        g.sum().backward()

    kept = chain()
    return {
        "a + b, recorded": lambda: w + b,
        "one multiplication, there and back": lambda: (w * w).sum().backward(),
        "20 multiplications, there and back": lambda: chain().backward(),
        "20 multiplications, back alone": lambda: kept.backward(retain_graph=True),
        "3 linear layers, 8 x 16, there and back": mlp,
        "a leaf with 1000 hooks": lambda: (hooked * 2).sum().backward(),
        "a gradient of a gradient": twice,
    }


def modules(library: Any) -> Rows:
    """Calls of modules, without a graph."""
    nn = library.nn
    library.manual_seed(0)
    rows, images = tensor(library, 2, 8), tensor(library, 1, 2, 6, 6)
    layers = {
        "Linear(8, 8)": (nn.Linear(8, 8), rows),
        "ReLU()": (nn.ReLU(), rows),
        "LayerNorm(8)": (nn.LayerNorm(8), rows),
        "Dropout(), eval": (nn.Dropout().eval(), rows),
        "Conv2d(2, 2, 3)": (nn.Conv2d(2, 2, 3), images),
        "BatchNorm2d(2), eval": (nn.BatchNorm2d(2).eval(), images),
        "MaxPool2d(2)": (nn.MaxPool2d(2), images),
        "Sequential of 4": (nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 8), nn.ReLU()), rows),
    }

    def call(module: Any, x: Any) -> Run:
        def run() -> None:
            with library.no_grad():
                module(x)

        return run

    return {name: call(module, x) for name, (module, x) in layers.items()}
