"""What lesson 20 trains: a small network, a few steps of it, a loop with a bug of your choice.

`Module` and `functional.cross_entropy` are looked up at each call: a check puts the learner's own in their places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.nn import functional
from tinytensor.nn.modules.activation import ReLU
from tinytensor.nn.modules.container import Sequential
from tinytensor.nn.modules.dropout import Dropout
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.modules.module import Module as LibraryModule
from tinytensor.nn.parameter import Parameter
from tinytensor_lessons.digits import Digits, split

Module: Any = LibraryModule
library_cross_entropy = functional.cross_entropy
_BATCH = 32

# ---- a network whose layers are classes on `Module`


def network(seed: int = 0) -> Any:
    """64-32-10 with relu between; the mean of the pixels is a buffer."""
    base: Any = Module

    class Layer(base):
        def __init__(self, wide: int, out: int) -> None:
            super().__init__()
            self.weight = Parameter((tt.rand(out, wide) * 2 - 1) / wide**0.5)
            self.bias = Parameter(tt.zeros(out))

        def forward(self, x: Any) -> Any:
            return functional.linear(x, self.weight, self.bias)

    class Network(base):
        def __init__(self) -> None:
            super().__init__()
            self.hidden = Layer(64, 32)
            self.output = Layer(32, 10)
            self.register_buffer("mean", tt.full((64,), 0.3))

        def forward(self, x: Any) -> Any:
            return self.output(self.hidden(x - self.mean).relu())

    tt.manual_seed(seed)
    return Network()


def first_losses(loss: Callable[..., Any] | None = None, steps: int = 20, model: Any = None) -> list[float]:
    """The losses of the first steps of plain descent on digits."""
    train, _ = split()
    model = network() if model is None else model
    losses = []
    for step in range(steps):
        images, labels = train[slice(step * _BATCH, (step + 1) * _BATCH)]
        value = (loss or functional.cross_entropy)(model(images), labels)
        losses.append(value.item())
        value.backward()
        with tt.no_grad():
            for p in model.parameters():
                p -= 0.1 * p.grad
                p.grad = None
    return losses


def train_on(model: Any, loss: Callable[..., Any], optimizer: Any, epochs: int = 8, seed: int = 0) -> dict[str, Any]:
    """Train a model with a loss and an optimizer. Returns what `training_board` draws of a run."""
    train, test = split()
    generator = tt.Generator().manual_seed(seed)
    history: dict[str, Any] = {"loss": [], "accuracy": [], "read": []}
    model.train()
    for _ in range(epochs):
        total = 0.0
        for rows in tt.randperm(len(train), generator=generator).split(64):
            for p in model.parameters():
                p.grad = None
            value = loss(model(train.images[rows]), train.labels[rows])
            value.backward()
            optimizer.step()
            total += value.item() * len(rows)
        with tt.no_grad():
            read = model(test.images).argmax(1)
        history["loss"].append(total / len(train))
        history["accuracy"].append(accuracy(read, test.labels))
        history["read"].append(read.tolist())
    return history


# ---- 20 epochs, with or without a bug

BUGS = ("no zero_grad", "lr 100", "softmax twice", "eval forgotten", "labels shuffled")
# Which run is which; the letters say nothing.
LETTERS = {"A": "labels shuffled", "B": "no zero_grad", "C": "lr 100", "D": "eval forgotten", "E": "softmax twice"}


def accuracy(read: Any, labels: Any) -> float:
    """Of the digits read, the share that was read right."""
    return (read == labels).double().mean().item()


def train_with(
    bug: str = "", epochs: int = 12, seed: int = 1, data: tuple[Digits, Digits] | None = None
) -> dict[str, Any]:
    """Train 64-32-10 with dropout by plain descent. Returns what `training_board` draws of a run.

    Two of the bugs make a run chaotic: a last bit that one processor rounds differently changes the curves beyond
    recognition. So numbers are float64 here, and after each step the weights go to the nearest point of a grid, far
    coarser than any such difference and far finer than a step. Curves are then the same on every machine.
    """
    train, test = data or split(tt.float64)
    tt.manual_seed(seed)
    model = Sequential(Linear(64, 32), ReLU(), Dropout(0.3), Linear(32, 10)).double()
    labels = train.labels[tt.randperm(len(train))] if bug == "labels shuffled" else train.labels
    rate, grid = (100.0, 2.0**-6) if bug == "lr 100" else (0.4, 2.0**-12)
    history: dict[str, Any] = {"loss": [], "accuracy": [], "read": []}
    for _ in range(epochs):
        model.train()
        total = 0.0
        for rows in tt.randperm(len(train)).split(64):
            scores = model(train.images[rows])
            if bug == "softmax twice":
                scores = scores.softmax(1)
            loss = functional.cross_entropy(scores, labels[rows])
            if bug != "no zero_grad":
                model.zero_grad()
            loss.backward()
            with tt.no_grad():
                for p in model.parameters():
                    p.copy_((p.sub(p.grad, alpha=rate) / grid).round() * grid)
            total += loss.item() * len(rows)
        if bug != "eval forgotten":
            model.eval()
        with tt.no_grad():
            read = model(test.images).argmax(1)
        history["loss"].append(total / len(train))
        history["accuracy"].append(accuracy(read, test.labels))
        history["read"].append(read.tolist())
    return history
