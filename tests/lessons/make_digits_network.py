"""Makes notebooks/tinytensor_lessons/data/digits_network.npz: `python tests/lessons/make_digits_network.py`.

Plain gradient descent over all training digits at once. The weights start from sines, so there is no chance in it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from tinytensor_lessons.digits import split

import tinytensor as tt

FILE = Path(__file__).parents[2] / "notebooks/tinytensor_lessons/data/digits_network.npz"
HIDDEN, STEPS, RATE = 32, 400, 0.5


def _start(rows: int, columns: int) -> tt.Tensor:
    """Different numbers between -1 / sqrt(columns) and 1 / sqrt(columns)."""
    return tt.sin(tt.arange(1, rows * columns + 1) ** 2 * 0.7).view(rows, columns) / columns**0.5


def trained() -> tt.nn.Sequential:
    network = tt.nn.Sequential(tt.nn.Linear(64, HIDDEN), tt.nn.ReLU(), tt.nn.Linear(HIDDEN, 10))
    with tt.no_grad():
        for layer in (network[0], network[2]):
            layer.weight.copy_(_start(*layer.weight.size()))
            layer.bias.zero_()
    train, _ = split()
    optimizer = tt.optim.SGD(network.parameters(), lr=RATE, momentum=0.9)
    for _ in range(STEPS):
        optimizer.zero_grad()
        tt.nn.functional.cross_entropy(network(train.images), train.labels).backward()
        optimizer.step()
    return network


def main() -> None:
    network = trained()
    np.savez_compressed(FILE, **{name: value.numpy() for name, value in network.state_dict().items()})
    _, test = split()
    right = (network(test.images).argmax(1) == test.labels).sum().item()
    print(f"{right} of {len(test)} test digits are read")


if __name__ == "__main__":
    main()
