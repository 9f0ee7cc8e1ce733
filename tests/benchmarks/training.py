"""What training costs: whole steps, and the optimizer's part alone.

MLP 64-32-10, a batch of 32       small: what the calls cost; four optimizers
MLP 784-256-10, a batch of 64     matrices of some size
CNN on 8 x 8 and 28 x 28 images   convolution, pooling and their gradients
a transformer's block             attention, layer norm, GELU; 4 sequences of 64
LSTM, GRU, RNN                    a sequence of 28 steps, forwards and a training step
opt.step(), 6 and 60 tensors      the loop over parameters, and the fused kernel
"""

from __future__ import annotations

from typing import Any

from workload import Rows, Run


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


def _sequence_step(library: Any, network: Any, x: Any) -> Run:
    def run() -> None:
        network.zero_grad()
        output = network(x)[0]
        (output if isinstance(x, library.Tensor) else output.data).sum().backward()

    return run


def _with_gradients(library: Any, name: str, count: int, **options: Any) -> Run:
    """`step` of an optimizer of `count` tensors, weights and biases in turn."""
    params = [library.zeros(32, 32) if i % 2 == 0 else library.zeros(32) for i in range(count)]
    for p in params:
        p.requires_grad_()
        p.grad = library.full_like(p, 1e-4)
    optimizer = getattr(library.optim, name)(params, **options)
    return lambda: optimizer.step()


def _cnn(nn: Any, side: int) -> Any:
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(2 * side * side, 10),
    )  # fmt: skip


def steps(library: Any) -> Rows:
    """Whole training steps: gradients set to nothing, forward, loss, backward, optimizer."""
    nn, optim = library.nn, library.optim
    library.manual_seed(0)
    digits, images, labels = library.randn(32, 64), library.randn(32, 1, 8, 8), library.arange(32) % 10
    rows: Rows = {}
    for name, options in (
        ("SGD", {"lr": 0.01, "momentum": 0.9}), ("Adam", {}), ("AdamW", {}), ("RMSprop", {}), ("Adam", {"fused": True}),
    ):  # fmt: skip
        model = nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))
        optimizer = getattr(optim, name)(model.parameters(), **options)
        label = f"{name}, fused" if "fused" in options else name
        rows[f"MLP 64-32-10, {label}"] = _step(library, model, optimizer, digits, labels)
    model, large = nn.Sequential(nn.Linear(784, 256), nn.ReLU(), nn.Linear(256, 10)), library.randn(64, 784)
    rows["MLP 784-256-10, SGD"] = _step(
        library, model, optim.SGD(model.parameters(), lr=0.01), large, library.arange(64) % 10
    )
    for side, x in ((8, images), (28, library.randn(32, 1, 28, 28))):
        cnn = _cnn(nn, side)
        rows[f"CNN, images of {side} x {side}, Adam"] = _step(library, cnn, optim.Adam(cnn.parameters()), x, labels)
    block = nn.TransformerEncoderLayer(64, 4, 256, dropout=0.0, activation="gelu", batch_first=True)
    tokens = library.randn(4, 64, 64)
    adamw = optim.AdamW(block.parameters())

    def transformer() -> None:
        adamw.zero_grad()
        block(tokens).pow(2).mean().backward()
        adamw.step()

    rows["a transformer's block, 4 x 64 x 64, AdamW"] = transformer
    for kind in ("LSTM", "GRU", "RNN"):
        for batch in (1, 32):
            network, sequence = getattr(nn, kind)(28, 128), library.randn(28, batch, 28)
            rows[f"{kind}, a batch of {batch}, no_grad"] = _inference(library, network, sequence)
            rows[f"{kind}, a batch of {batch}, backward"] = _sequence_step(library, network, sequence)
        packed = nn.utils.rnn.pack_padded_sequence(library.randn(28, 32, 28), library.arange(28, -4, -1).clamp(min=4))
        rows[f"{kind}, a packed batch of 32, no_grad"] = _inference(library, network, packed)
        rows[f"{kind}, a packed batch of 32, backward"] = _sequence_step(library, network, packed)
    projected, sequence = nn.LSTM(28, 128, proj_size=64), library.randn(28, 32, 28)
    rows["LSTM with a projection, a batch of 32, backward"] = _sequence_step(library, projected, sequence)
    for count in (6, 60):
        rows[f"opt.step(), {count} tensors, SGD"] = _with_gradients(library, "SGD", count, lr=0.01, momentum=0.9)
        rows[f"opt.step(), {count} tensors, Adam"] = _with_gradients(library, "Adam", count)
        rows[f"opt.step(), {count} tensors, Adam, fused"] = _with_gradients(library, "Adam", count, fused=True)
    return rows
