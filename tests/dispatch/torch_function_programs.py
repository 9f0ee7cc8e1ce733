"""Lines whose calls of the public API a handler notes, in tinytensor and in torch."""

from __future__ import annotations

import importlib
from typing import Any

# Calls as a mode sees them.
MODE_LINES = [
    lambda torch, x: x + 1,
    lambda torch, x: 1 + x,
    lambda torch, x: x.mul_(1),
    lambda torch, x: x.add(x, alpha=2),
    lambda torch, x: torch.add(x, x, alpha=2),
    lambda torch, x: torch.sum(x, dim=(1,)),
    lambda torch, x: torch.sum(x, (0, 1), keepdim=True),
    lambda torch, x: torch.zeros(2),
    lambda torch, x: torch.rand(2, 3),
    lambda torch, x: torch.arange(3),
    lambda torch, x: torch.full((2,), 1.0),
    lambda torch, x: torch.nn.functional.linear(x, x),
    lambda torch, x: x @ x.view(3, 2),
    lambda torch, x: x / 2,
    lambda torch, x: x > 0,
    lambda torch, x: x == x,
    lambda torch, x: torch.cat([x, x], 1),
    lambda torch, x: torch.cat([x, x], dim=1),
    lambda torch, x: x.max(0),
    lambda torch, x: x.view(3, 2),
    lambda torch, x: torch.ops.aten.add.Tensor(x, x),
    lambda torch, x: torch.ops.aten.add(x, x, alpha=3),
    lambda torch, x: torch.add(torch.mul(x, 2), 1),
    lambda torch, x: torch.nn.functional.relu(x),
    lambda torch, x: torch.nn.functional.softmax(x, -1),
    lambda torch, x: torch.nn.functional.dropout(x, training=False),
    lambda torch, x: torch.nn.functional.cross_entropy(x, torch.tensor([0, 1])),
    lambda torch, x: torch.nn.functional.layer_norm(x, (3,), None, eps=1e-3),
    lambda torch, x: torch.nn.functional.max_pool1d(x, 2),
    lambda torch, x: torch.nn.functional.max_pool1d(x, 2, return_indices=True),
    lambda torch, x: torch.nn.functional.embedding(torch.tensor([0]), x),
    lambda torch, x: torch.einsum("ij,ij->", x, x),
    lambda torch, x: torch.block_diag(x, x),
    lambda torch, x: torch.cdist(x, x),
    lambda torch, x: torch.split(x, 1),
    lambda torch, x: torch.tensor([1.0], requires_grad=True),
    lambda torch, x: torch.as_tensor([1, 2]),
    lambda torch, x: torch.asarray([1, 2], copy=True),
    lambda torch, x: x[0],
    lambda torch, x: x[:, 1:],
    lambda torch, x: x.clone().__setitem__(0, 2.0),
    lambda torch, x: x.shape,
    lambda torch, x: x.mT,
    lambda torch, x: (x.dtype, x.device, x.layout, x.ndim, x.is_leaf, x.grad, x.requires_grad, x.data),
    lambda torch, x: (x.dim(), x.size(), x.size(0), x.numel(), x.stride(), x.element_size(), x.is_contiguous()),
    lambda torch, x: setattr(x, "requires_grad", False),
    lambda torch, x: x.detach().requires_grad_(),
    lambda torch, x: (len(x), float(x[0, 0]), bool(x[0, 0] > 0), x.tolist(), x[0, 0].item()),
    lambda torch, x: (1.0 in x, repr(x), hash(x)),
    lambda torch, x: torch.nn.Linear(3, 2)(x),
    lambda torch, x: torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Softmax(1))(x),
    lambda torch, x: (x.clone().requires_grad_() * 2).sum().backward(),
    lambda torch, x: x.to(torch.float64).type(torch.float32).float(),
]

SUBCLASS_LINES = [
    lambda torch, x, s: s.shape,
    lambda torch, x, s: s + 1,
    lambda torch, x, s: x + s,
    lambda torch, x, s: torch.add(s, 1),
    lambda torch, x, s: x.add(s),
    lambda torch, x, s: s.is_leaf,
    lambda torch, x, s: s.size(),
    lambda torch, x, s: s.numel(),
    lambda torch, x, s: s[0],
    lambda torch, x, s: s.dtype,
    lambda torch, x, s: s.view(6),
    lambda torch, x, s: torch.nn.functional.linear(x, s),
    lambda torch, x, s: s.data,
    lambda torch, x, s: s.detach(),
    lambda torch, x, s: s.tolist(),
    lambda torch, x, s: setattr(s, "requires_grad", False),
    lambda torch, x, s: s.unbind(),
    lambda torch, x, s: torch.stack([x, s]),
    lambda torch, x, s: float(s.sum()),
    lambda torch, x, s: s.float(),
    lambda torch, x, s: s.cpu(),
    lambda torch, x, s: s.mul_(2),
    lambda torch, x, s: torch.sum(s, dim=(0, 1), keepdim=True),
    lambda torch, x, s: s.T,
    lambda torch, x, s: s.stride(),
    lambda torch, x, s: s.grad,
    lambda torch, x, s: torch.nn.functional.relu(s),
    lambda torch, x, s: torch.nn.functional.softmax(s, dim=1),
    lambda torch, x, s: torch.nn.functional.mse_loss(x, s),
    lambda torch, x, s: torch.nn.functional.layer_norm(x, (3,), s[0]),
    lambda torch, x, s: torch.nn.functional.max_pool1d(s, 2, return_indices=True),
    lambda torch, x, s: torch.einsum("ij->i", s),
    lambda torch, x, s: torch.split(s, 1),
    lambda torch, x, s: torch.nn.ReLU()(s),
]


def _plain(value: Any) -> Any:
    return value if isinstance(value, (int, float, bool, str, tuple, type(None))) else type(value).__name__


def _noted(torch: Any, func: Any, types: Any, args: Any, kwargs: Any) -> list[Any]:
    named = None if kwargs is None else {name: _plain(value) for name, value in kwargs.items()}
    return [torch.overrides.resolve_name(func), [each.__name__ for each in types], len(args), named]


def mode_log(torch: Any) -> list[Any]:
    """What a TorchFunctionMode is told of MODE_LINES."""
    overrides = importlib.import_module(f"{torch.__name__}.overrides")
    log = []

    class Log(overrides.TorchFunctionMode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            log.append(_noted(torch, func, types, args, kwargs))
            return func(*args, **(kwargs or {}))

    x = torch.ones(2, 3)
    with Log():
        for line in MODE_LINES:
            line(torch, x)
    return log


def subclass_log(torch: Any) -> list[Any]:
    """What the `__torch_function__` of a subclass is told of SUBCLASS_LINES, and the class of each result."""
    log: list[Any] = []

    class Noting(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            log.append(_noted(torch, func, types, args, kwargs))
            return super().__torch_function__(func, types, args, kwargs)

    x = torch.ones(2, 3)
    for line in SUBCLASS_LINES:
        result = line(torch, x, torch.ones(2, 3).as_subclass(Noting))
        log.append(type(result).__name__ if isinstance(result, torch.Tensor) else "")
    return log
