"""What training costs: whole steps, and the optimizer's part alone.

MLP 64-32-10, a batch of 32       small: what the calls cost
CNN on 8 x 8 images               convolution, pooling and their gradients
LSTM, GRU, RNN                    a sequence of 28 steps, forwards and a training step
opt.step(), 6 and 60 tensors      the loop over parameters, and the fused kernel
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

import tinytensor as tt

Run = Callable[[], object]


def _step(library: Any, model: Any, optimizer: Any, x: Any, y: Any) -> Run:
    loss_of = library.nn.CrossEntropyLoss()

    def step() -> None:
        optimizer.zero_grad()
        loss_of(model(x), y).backward()
        optimizer.step()

    return step


def _inference(library: Any, network: Any, x: Any) -> Run:
    def run() -> None:
        with library.no_grad():
            network(x)

    return run


def _sequence_step(network: Any, x: Any) -> Run:
    def run() -> None:
        network.zero_grad()
        network(x)[0].sum().backward()

    return run


def _with_gradients(library: Any, name: str, count: int, **options: Any) -> Run:
    """`step` of an optimizer of `count` tensors, weights and biases in turn."""
    params = [library.zeros(32, 32) if i % 2 == 0 else library.zeros(32) for i in range(count)]
    for p in params:
        p.requires_grad_()
        p.grad = library.full_like(p, 1e-4)
    optimizer = getattr(library.optim, name)(params, **options)
    return lambda: optimizer.step()


def runs_of(library: Any) -> dict[str, Run]:
    """Name -> one run, under tinytensor or PyTorch."""
    nn, optim = library.nn, library.optim
    library.manual_seed(0)
    rows, images = library.randn(32, 64), library.randn(32, 1, 8, 8)
    labels = library.arange(32) % 10

    def mlp() -> Any:
        return nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))

    cnn = nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.Flatten(), nn.Linear(512, 10),
    )  # fmt: skip
    runs: dict[str, Run] = {}
    for name, options in (("SGD", {"lr": 0.01, "momentum": 0.9}), ("Adam", {}), ("Adam", {"fused": True})):
        model = mlp()
        optimizer = getattr(optim, name)(model.parameters(), **options)
        label = f"{name}, fused" if "fused" in options else name
        runs[f"a step of an MLP, {label}"] = _step(library, model, optimizer, rows, labels)
    runs["a step of a CNN, Adam"] = _step(library, cnn, optim.Adam(cnn.parameters()), images, labels)
    for kind in ("LSTM", "GRU", "RNN"):
        for batch in (1, 32):
            network, sequence = getattr(nn, kind)(28, 128), library.randn(28, batch, 28)
            runs[f"{kind}, a batch of {batch}, no_grad"] = _inference(library, network, sequence)
            runs[f"{kind}, a batch of {batch}, backward"] = _sequence_step(network, sequence)
    for count in (6, 60):
        runs[f"opt.step(), {count} tensors, SGD"] = _with_gradients(library, "SGD", count, lr=0.01, momentum=0.9)
        runs[f"opt.step(), {count} tensors, Adam"] = _with_gradients(library, "Adam", count)
        runs[f"opt.step(), {count} tensors, Adam, fused"] = _with_gradients(library, "Adam", count, fused=True)
    return runs


def training() -> list[tuple[str, Run, Run]]:
    """(name, ours, theirs)"""
    ours, theirs = runs_of(tt), runs_of(torch)
    return [(name, ours[name], theirs[name]) for name in ours]
