"""A whole training run with nn, optim and utils.data: an MLP and a CNN learn to read handwritten digits."""

from __future__ import annotations

import pytest
from tinytensor_lessons.digits import split

import tinytensor as tt
from tinytensor import nn
from tinytensor.utils.data import DataLoader, TensorDataset


def mlp():
    return nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))


def cnn():
    return nn.Sequential(
        nn.Unflatten(1, (1, 8, 8)),
        nn.Conv2d(1, 16, 3, padding=1),
        nn.BatchNorm2d(16),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(16 * 4 * 4, 10),
    )


@pytest.mark.parametrize(("make", "goal", "epochs"), [(mlp, 0.95, 8), (cnn, 0.97, 4)])
def test_reads_digits_it_has_not_seen(make, goal, epochs):
    train, test = split()
    tt.manual_seed(0)
    model, loss_fn = make(), nn.CrossEntropyLoss()
    optimizer = tt.optim.Adam(model.parameters(), lr=0.01)
    shuffled = tt.Generator().manual_seed(0)
    loader = DataLoader(TensorDataset(train.images, train.labels), batch_size=64, shuffle=True, generator=shuffled)
    losses = []
    for _ in range(epochs):
        model.train()
        total = 0.0
        for images, labels in loader:
            loss = loss_fn(model(images), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(labels)
        losses.append(total / len(train))
    model.eval()
    with tt.no_grad():
        right = (model(test.images).argmax(1) == test.labels).double().mean().item()
    assert right >= goal
    assert losses[-1] < losses[0] / 3
