"""A network that reads digits, in floats and in integers of 8 bits: what is kept of its accuracy, and how many bytes it needs."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import pytest
from tinytensor_lessons.digits import split

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao import quantization as names


class Reader(nn.Module):
    """Convolution, batch norm, relu; then two linear maps."""

    def __init__(self) -> None:
        super().__init__()
        self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
        self.shape = nn.Unflatten(1, (1, 8, 8))
        self.conv, self.bn, self.relu = nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU()
        self.pool, self.flat = nn.MaxPool2d(2), nn.Flatten()
        self.fc1, self.relu1, self.fc2 = nn.Linear(16 * 4 * 4, 64), nn.ReLU(), nn.Linear(64, 10)

    def forward(self, x: Any) -> Any:
        x = self.relu(self.bn(self.conv(self.quant(self.shape(x)))))
        x = self.relu1(self.fc1(self.flat(self.pool(x))))
        return self.dequant(self.fc2(x))


FUSED = [["conv", "bn", "relu"], ["fc1", "relu1"]]


def _train(model: Any, images: Any, labels: Any, epochs: int, rate: float) -> None:
    optimizer, loss_fn = tt.optim.Adam(model.parameters(), lr=rate), nn.CrossEntropyLoss()
    generator = tt.Generator().manual_seed(0)
    for _ in range(epochs):
        for batch in tt.randperm(len(labels), generator=generator).split(64):
            optimizer.zero_grad()
            loss_fn(model(images[batch]), labels[batch]).backward()
            optimizer.step()


def _right(model: Any, test: Any) -> float:
    with tt.no_grad():
        return (model.eval()(test.images).argmax(1) == test.labels).double().mean().item()


def _bytes(model: Any) -> int:
    """Of all parameters and buffers, integers counted as what they are."""
    total, seen = 0, [value for value in model.state_dict().values() if value is not None]
    while seen:
        value = seen.pop()
        if isinstance(value, tuple):
            seen += [part for part in value if part is not None]
        elif isinstance(value, tt.Tensor):
            total += value.numel() * value.element_size()
    return total


@pytest.fixture(scope="module")
def trained() -> Any:
    train, test = split()
    tt.manual_seed(0)
    model = Reader()
    _train(model, train.images, train.labels, 4, 0.005)
    return model, train, test, _right(model, test)


def _static(model: Any, images: Any, backend: str) -> Any:
    made = names.fuse_modules(copy.deepcopy(model).eval(), FUSED)
    made.qconfig = names.get_default_qconfig(backend)
    made = names.prepare(made)
    with tt.no_grad():
        made(images[:256])
    return names.convert(made)


@pytest.mark.parametrize("backend", ["x86", "qnnpack"])
def test_integers_after_training(trained, backend):
    """Accuracy within one point; of a weight's four bytes one is left, and a few numbers for each channel."""
    model, train, test, before = trained
    made = _static(model, train.images, backend)
    assert type(made.conv).__name__ == "ConvReLU2d"
    assert made.conv.weight().dtype is tt.qint8
    assert before > 0.95
    assert abs(_right(made, test) - before) <= 0.01
    assert 0.25 <= _bytes(made) / _bytes(model) <= 0.28


def test_integers_in_each_call(trained):
    """Only the linear maps become integers, and they are nearly all of the network."""
    model, _, test, before = trained
    made = names.quantize_dynamic(model)
    assert type(made.fc1) is tt.ao.nn.quantized.dynamic.Linear
    assert type(made.conv) is nn.Conv2d
    assert abs(_right(made, test) - before) <= 0.01
    assert 0.25 <= _bytes(made) / _bytes(model) <= 0.30


def test_integers_while_training(trained):
    """From the trained network on, one epoch with rounding: what was measured while training holds for the integers."""
    model, train, test, before = trained
    made = names.fuse_modules_qat(copy.deepcopy(model).train(), FUSED)
    made.qconfig = names.get_default_qat_qconfig("x86")
    made = names.prepare_qat(made)
    _train(made, train.images, train.labels, 1, 0.001)
    rounded = _right(made, test)
    made = names.convert(made.eval())
    after = _right(made, test)
    assert abs(after - before) <= 0.01
    assert abs(after - rounded) <= 0.005
    assert 0.25 <= _bytes(made) / _bytes(model) <= 0.28


def test_a_quantized_network_goes_through_a_file(trained):
    model, train, test, _ = trained
    made, other = _static(model, train.images, "x86"), _static(Reader(), train.images, "x86")
    file = io.BytesIO()
    tt.save(made.state_dict(), file)
    file.seek(0)
    other.load_state_dict(tt.load(file))
    expected = made(test.images)
    assert repr(other) == repr(made)
    assert tt.equal(other(test.images), expected)
    assert tt.equal(pickle.loads(pickle.dumps(made))(test.images), expected)
    assert tt.equal(copy.deepcopy(made)(test.images), expected)
