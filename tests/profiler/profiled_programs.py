"""Programs to profile, for PyTorch and for tinytensor; each gets the module and returns what to run once it is warm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def values(torch: Any, *sizes: int, **options: Any) -> Any:
    count = 1
    for size in sizes:
        count *= size
    made = (torch.arange(count, dtype=torch.float32) / count - 0.4).reshape(sizes)
    return made.requires_grad_() if options.get("grad") else made


def mlp(torch: Any) -> Callable[[], Any]:
    F = torch.nn.functional
    x, target = values(torch, 4, 10), values(torch, 4, 5)
    weights = [values(torch, *sizes, grad=True) for sizes in ((20, 10), (20,), (5, 20), (5,))]

    def run() -> None:
        with torch.autograd.profiler.record_function("forward"):
            hidden = F.relu(F.linear(x, weights[0], weights[1]))
            loss = F.mse_loss(F.linear(hidden, weights[2], weights[3]), target)
        loss.backward()
        with torch.no_grad():
            for weight in weights:
                weight.sub_(weight.grad, alpha=0.1)
                weight.grad = None

    return run


def classifier(torch: Any) -> Callable[[], Any]:
    F = torch.nn.functional
    x, w = values(torch, 4, 10), values(torch, 3, 10, grad=True)
    target = torch.tensor([0, 2, 1, 0])

    def run() -> None:
        F.cross_entropy(F.linear(x, w), target).backward()
        w.grad = None

    return run


def convolution(torch: Any) -> Callable[[], Any]:
    F = torch.nn.functional
    x, w, b = values(torch, 2, 3, 8, 8), values(torch, 4, 3, 3, 3, grad=True), values(torch, 4, grad=True)

    def run() -> None:
        y = F.max_pool2d(F.relu(F.conv2d(x, w, b, stride=1, padding=1)), 2)
        torch.flatten(y, 1).sum().backward()
        w.grad = b.grad = None

    return run


def elementwise(torch: Any) -> Callable[[], Any]:
    a, b = values(torch, 3, 4, grad=True), values(torch, 4)

    def run() -> None:
        c = (a * b + a).exp()
        d = torch.sigmoid(c) * (c * c)
        d.sum().backward()
        a.grad = None

    return run


def views(torch: Any) -> Callable[[], Any]:
    a = values(torch, 4, 6)

    def run() -> None:
        a.t()
        a.transpose(0, 1)
        a.view(2, 12)
        a.reshape(3, 8)
        a[0]
        a[1:3]
        a.unsqueeze(0).squeeze(0)
        a.permute(1, 0).contiguous()
        a.expand(2, 4, 6)
        a.chunk(2)
        a.split(2)
        a.detach()

    return run


def joined(torch: Any) -> Callable[[], Any]:
    a, b = values(torch, 2, 3), values(torch, 2, 3)

    def run() -> None:
        torch.cat([a, b])
        torch.stack([a, b])
        torch.where(a > b, a, b)
        a.clone().add_(b).mul_(b)
        a.sum(1, keepdim=True)
        a.mean()
        a.max(1)
        a.argmax()
        a.item() if a.numel() == 1 else a[0, 0].item()

    return run


def made(torch: Any) -> Callable[[], Any]:
    def run() -> None:
        a = torch.zeros(3)
        torch.ones(3)
        torch.empty(2)
        torch.full((2,), 1.5)
        torch.arange(4)
        torch.zeros_like(a)
        torch.randn(2)
        torch.rand(2)
        torch.eye(2)

    return run


def products(torch: Any) -> Callable[[], Any]:
    a, b = values(torch, 3, 4, grad=True), values(torch, 4, 3, grad=True)
    c = values(torch, 2, 3, 4)

    def run() -> None:
        (a @ b).sum().backward()
        torch.mm(a.detach(), b.detach())
        torch.bmm(c, c.transpose(1, 2))
        a.grad = b.grad = None

    return run


def gradients(torch: Any) -> Callable[[], Any]:
    a, b = values(torch, 3, grad=True), values(torch, 3, grad=True)

    def run() -> None:
        y = a * b
        (g,) = torch.autograd.grad(y.sum(), a, create_graph=True)
        g.sum().backward()
        torch.autograd.backward([a * 2.0, b * b], [torch.ones(3), torch.ones(3)])
        a.grad = b.grad = None

    return run


def custom(torch: Any) -> Callable[[], Any]:
    class Double(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2.0

    a = values(torch, 3, grad=True)

    def run() -> None:
        Double.apply(a).sum().backward()
        a.grad = None

    return run


def normalised(torch: Any) -> Callable[[], Any]:
    F = torch.nn.functional
    x, w, b = values(torch, 4, 6, grad=True), values(torch, 6, grad=True), values(torch, 6, grad=True)

    def run() -> None:
        y = F.layer_norm(x, (6,), w, b)
        F.gelu(y).sum().backward()
        F.softmax(x.detach(), 1)
        x.grad = w.grad = b.grad = None

    return run


def embedded(torch: Any) -> Callable[[], Any]:
    F = torch.nn.functional
    table = values(torch, 10, 4, grad=True)
    words = torch.tensor([[1, 2], [3, 4]])

    def run() -> None:
        F.embedding(words, table).sum().backward()
        table.grad = None

    return run


def accumulated(torch: Any) -> Callable[[], Any]:
    """A leaf used twice, and a second backward pass into a gradient that is there."""
    a = values(torch, 3, grad=True)

    def run() -> None:
        (a * a).sum().backward()
        (a.exp() + a).sum().backward()
        a.grad = None

    return run


def training(torch: Any) -> Callable[[], Any]:
    model = torch.nn.Sequential(torch.nn.Linear(6, 5), torch.nn.ReLU(), torch.nn.Linear(5, 3))
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(values(torch, *parameter.shape))
    x, target = values(torch, 4, 6), torch.tensor([0, 2, 1, 0])
    loss, optimizer = torch.nn.CrossEntropyLoss(), torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

    def run() -> None:
        optimizer.zero_grad()
        loss(model(x), target).backward()
        optimizer.step()

    return run


PROGRAMS = {
    program.__name__: program
    for program in (
        mlp, classifier, convolution, elementwise, views, joined, made, products, gradients, custom, normalised,
        embedded, accumulated, training,
    )
}  # fmt: skip


def profiled(torch: Any, name: str, **options: Any) -> Any:
    """The finished profile of a program's second run."""
    run = PROGRAMS[name](torch)
    run()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], **options) as prof:
        run()
    return prof


def tree_of(prof: Any) -> list[Any]:
    """What ran inside what: `[name, shapes, has a sequence number, [children]]`, without memory events."""

    def node(event: Any) -> list[Any]:
        return [event.name, event.input_shapes, event.sequence_nr >= 0, [node(child) for child in event.cpu_children]]

    return [node(event) for event in prof.events() if event.cpu_parent is None and event.name != "[memory]"]
