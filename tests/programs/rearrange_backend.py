"""What a library of named rearrangements asks of its backend: shapes by pattern, reductions, layers, and how it finds torch."""

import functools
import sys

import torch

torch.manual_seed(0)


class Backend:
    name = "torch"

    def __init__(self):
        import torch

        self.torch = torch

    def is_appropriate_type(self, tensor):
        return isinstance(tensor, self.torch.Tensor)

    def reduce(self, x, operation, axes):
        if operation in ("min", "max"):
            return x.amin(dim=axes) if operation == "min" else x.amax(dim=axes)
        if operation in ("any", "all"):
            return getattr(x, operation)(dim=axes)
        return (
            functools.reduce(lambda t, i: t.prod(i), sorted(axes, reverse=True), x)
            if operation == "prod"
            else getattr(x, operation)(dim=axes)
        )

    def add_axis(self, x, position, n):
        return self.torch.unsqueeze(x, position).expand(*x.shape[:position], n, *x.shape[position:])


def get_backend(tensor):
    for framework in ("torch",):
        if framework in sys.modules and Backend().is_appropriate_type(tensor):
            return Backend()
    raise RuntimeError(f"unknown tensor type {type(tensor)}")


def groups(side):
    found, inside = [], None
    for token in side.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            inside = []
        elif token == ")":
            found.append(inside)
            inside = None
        elif inside is not None:
            inside.append(token)
        else:
            found.append([] if token == "1" else [token])
    return found


def rearrange(x, pattern, reduction=None, **sizes):
    backend = get_backend(x)
    left, right = (groups(side) for side in pattern.split("->"))
    for names, n in zip(left, x.shape):
        unknown = [name for name in names if name not in sizes]
        known = 1
        for name in names:
            known *= sizes.get(name, 1)
        if unknown:
            sizes[unknown[0]] = n // known
    source, target = sum(left, []), sum(right, [])
    x = x.reshape([sizes[name] for name in source])
    gone = tuple(i for i, name in enumerate(source) if name not in target)
    if gone:
        x = backend.reduce(x, reduction, gone)
        source = [name for name in source if name in target]
    for name in (name for name in target if name not in source):
        x, source = backend.add_axis(x, 0, sizes[name]), [name, *source]
    x = x.permute([source.index(name) for name in target])
    return x.reshape([int(torch.tensor([sizes[n] for n in names] or [1]).prod()) for names in right])


class Rearrange(torch.nn.Module):
    def __init__(self, pattern, **sizes):
        super().__init__()
        self.pattern, self.sizes = pattern, sizes

    def __repr__(self):
        return (
            f"{self.__class__.__name__}({self.pattern!r}" + "".join(f", {k}={v}" for k, v in self.sizes.items()) + ")"
        )

    def forward(self, x):
        return rearrange(x, self.pattern, **self.sizes)


x = torch.randn(2, 3, 8, 8, requires_grad=True)
for pattern, options in (
    ("b c h w -> b h w c", {}),
    ("b c (h p) (w q) -> b (h w) (p q c)", {"p": 4, "q": 4}),
    ("b (c) h w -> (b c) h w", {}),
    ("b c (h p) (w q) -> b c h w", {"p": 2, "q": 2, "reduction": "mean"}),
    ("b c h w -> b c 1 1", {"reduction": "max"}),
    ("b c h w -> b c", {"reduction": "prod"}),
    ("b c h w -> b k c h w", {"k": 2}),
):
    y = rearrange(x, pattern, **options)
    (g,) = torch.autograd.grad(y.sum(), x)
    print(
        pattern, tuple(y.shape), y.is_contiguous(), f"{y.sum().item():.5f} {g.abs().sum().item():.4f}", y.grad_fn.name()
    )
model = torch.nn.Sequential(
    torch.nn.Conv2d(3, 4, 3, padding=1),
    Rearrange("b c (h p) (w q) -> b (h w) (p q c)", p=4, q=4),
    torch.nn.Linear(64, 8),
    torch.nn.LayerNorm(8),
    Rearrange("b n d -> b (n d)"),
    torch.nn.Linear(32, 2),
)
print(model)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
for step in range(8):
    optimizer.zero_grad()
    loss = (model(x.detach()) - 1).square().mean()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
print(torch.get_default_dtype(), torch.is_tensor(x), x.numpy(force=True).dtype, type(x).__name__)
