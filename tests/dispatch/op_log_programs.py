"""Programs whose operators are logged, in tinytensor and in torch: forward, then backward.

Each takes the library's module and returns the loss. Their numbers do not matter, so they may be random.
"""

from __future__ import annotations

import importlib
from typing import Any


def _weights(torch: Any, *shape: int) -> Any:
    return torch.randn(*shape).requires_grad_()


def mlp(torch: Any) -> Any:
    """Two linear layers, relu, cross entropy."""
    F = torch.nn.functional
    x, target = torch.randn(4, 5), torch.tensor([0, 2, 1, 1])
    w1, b1, w2, b2 = (_weights(torch, *s) for s in ((6, 5), (6,), (3, 6), (3,)))
    return lambda: F.cross_entropy(F.linear(F.relu(F.linear(x, w1, b1)), w2, b2), target)


def convolution_net(torch: Any) -> Any:
    """Convolution, batch norm, relu, pooling, a strided convolution, linear, cross entropy."""
    F = torch.nn.functional
    x, target = torch.randn(2, 3, 8, 8), torch.tensor([0, 2])
    w1, b1, w2, w3, b3 = (_weights(torch, *s) for s in ((4, 3, 3, 3), (4,), (5, 4, 3, 3), (3, 20), (3,)))
    scale, shift, mean, var = _weights(torch, 4), _weights(torch, 4), torch.zeros(4), torch.ones(4)

    def run() -> Any:
        h = F.conv2d(x, w1, b1, padding=1)
        h = F.relu(F.batch_norm(h, mean, var, scale, shift, training=True))
        h = F.max_pool2d(h, 2)
        h = F.conv2d(h, w2, stride=2, padding=1)
        return F.cross_entropy(F.linear(h.flatten(1), w3, b3), target)

    return run


def attention_block(torch: Any) -> Any:
    """Layer norm, projections, fused scaled_dot_product_attention, projection, residual."""
    return _attention_block(torch, 4)


def composed_attention_block(torch: Any) -> Any:
    """The same with heads in the batch dimension: for three dimensions attention is a composition."""
    return _attention_block(torch, 3)


def _attention_block(torch: Any, dim: int) -> Any:
    F = torch.nn.functional
    x = _weights(torch, 2, 5, 8)
    scale, shift = _weights(torch, 8), _weights(torch, 8)
    w, b, wo, bo = (_weights(torch, *s) for s in ((24, 8), (24,), (8, 8), (8,)))

    def run() -> Any:
        h = F.layer_norm(x, (8,), scale, shift)
        q, k, v = (part.view(2, 5, 2, 4).transpose(1, 2) for part in F.linear(h, w, b).chunk(3, -1))
        if dim == 3:
            q, k, v = (part.flatten(0, 1) for part in (q, k, v))
        attended = F.scaled_dot_product_attention(q, k, v).view(2, 2, 5, 4)
        attended = attended.transpose(1, 2).reshape(2, 5, 8)
        return (x + F.linear(attended, wo, bo)).pow(2).mean()

    return run


PROGRAMS = {
    "mlp": mlp,
    "convolution_net": convolution_net,
    "attention_block": attention_block,
    "composed_attention_block": composed_attention_block,
}


def op_log(torch: Any, name: str) -> dict[str, list[str]]:
    """The operators that a mode sees: of the forward pass, and of the backward pass."""
    mode_type = importlib.import_module(f"{torch.__name__}.utils._python_dispatch").TorchDispatchMode

    class Log(mode_type):
        def __init__(self) -> None:
            super().__init__()
            self.names: list[str] = []

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            self.names.append(str(func))
            return func(*args, **(kwargs or {}))

    run = PROGRAMS[name](torch)
    with Log() as forward:
        loss = run()
    with Log() as backward:
        loss.backward()
    return {"forward": forward.names, "backward": backward.names}
