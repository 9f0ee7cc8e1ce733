"""Programs about parameters(), named_modules(), get_submodule() and the like."""

from __future__ import annotations

from .helpers import attempt, fill


def _net(m):
    """A net with a shared parameter, a shared module, a buffer, a missing child and a frozen parameter."""
    inner = m.nn.Linear(2, 2)

    class Net(m.nn.Module):
        def __init__(self):
            super().__init__()
            self.first = inner
            self.second = m.nn.Sequential(inner, m.nn.Linear(2, 1, bias=False))
            self.tied = inner.weight
            self.frozen = m.nn.Parameter(m.ones(1), requires_grad=False)
            self.register_buffer("count", m.zeros(1))
            self.register_buffer("none", None)
            self.register_buffer("hidden", m.zeros(2), persistent=False)
            self.second.register_buffer("count", self.count)
            self.register_parameter("free", None)
            self.gap = None
            self.add_module("hole", None)

    return Net()


def names(m):
    net = _net(m)
    log = []
    for remove_duplicate in (True, False):
        for kind in ("parameters", "buffers", "modules"):
            walk = getattr(net, f"named_{kind}")
            log.append([name for name, _ in walk(prefix="p", remove_duplicate=remove_duplicate)])
            if kind != "modules":
                log.append([name for name, _ in walk(recurse=False, remove_duplicate=remove_duplicate)])
    log.append([name for name, _ in net.named_children()])
    log.append([type(c).__name__ for c in net.children()])
    log.append([type(c).__name__ for c in net.modules()])
    log.append([type(c).__name__ for c in net.modules(remove_duplicate=False)])
    log.append([list(p.shape) for p in net.parameters()] + [list(b.shape) for b in net.buffers()])
    log.append([n for n, _ in net.named_modules(memo={net.first})])
    log.append([n for n, _ in net.named_parameters("x", False)])
    return log


def changing_while_walking(m):
    net = m.nn.Sequential(m.nn.Linear(1, 1), m.nn.Linear(1, 1))

    def walk():
        for _name, child in net.named_children():
            net.add_module("new", child)

    def walk_deleting():
        for name, _p in net.named_parameters():
            del net[0].weight
            return name

    return [attempt(walk), attempt(walk_deleting), [n for n, _ in net.named_parameters()]]


def by_path(m):
    net = _net(m)
    net.plain = 3
    net.tensor = m.ones(1)
    paths = (
        "", "first", "second.0", "second.1.weight", "second.5", "second", "plain", "gap", "hole", "count", "second.count",
        "first.weight", "first.missing", "missing.weight", "tensor", "free", "hidden", "none", ".", "second..0",
        "count.data", "tied",
    )  # fmt: skip
    log = []
    for path in paths:
        for get in (net.get_submodule, net.get_parameter, net.get_buffer):
            log.append([path, attempt(lambda get=get, path=path: type(get(path)).__name__)])
    return log


def setting_by_path(m):
    net = _net(m)
    new = m.nn.Identity()
    log = []
    for path in ("", "first", "second.0", "second.new", "missing.new", "plain", "count", "first.weight"):
        net.plain = 3
        for strict in (False, True):
            log.append(
                [path, strict, attempt(lambda path=path, strict=strict: net.set_submodule(path, new, strict=strict))]
            )
    log.append(attempt(lambda: net.set_submodule("first", 3)))
    log.append(attempt(lambda: net.set_submodule("first", m.nn.Identity)))
    return [*log, [name for name, _ in net.named_modules()]]


def apply_and_modes(m):
    net = _net(m)
    log = []
    net.apply(lambda module: log.append(type(module).__name__))
    log.append(net.apply(lambda module: None) is net)
    net.eval()
    log.append([module.training for module in net.modules()])
    net.second.train()
    log.append([module.training for module in net.modules()])
    for mode in (1, None, "x", 0.0):
        log.append(attempt(lambda mode=mode: net.train(mode)))
    log.append(net.train() is net and net.eval() is net)
    net.requires_grad_(False)
    log.append([p.requires_grad for p in net.parameters()])
    log.append([p.requires_grad for p in net.requires_grad_().parameters()])
    return log


def zero_grad(m):
    net = fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.Linear(2, 1)))
    log = []
    net(m.ones(1, 2)).sum().backward()
    grad = net[0].weight.grad
    net.zero_grad(set_to_none=False)
    log.append([p.grad for p in net.parameters()])
    log.append(grad is net[0].weight.grad)
    net.zero_grad()
    log.append([p.grad for p in net.parameters()])
    net(m.ones(1, 2)).sum().backward(create_graph=True)
    log.append([p.grad.grad_fn is None for p in net.parameters()])
    net.zero_grad(False)
    log.append([[p.grad, p.grad.requires_grad, p.grad.grad_fn is None] for p in net.parameters()])
    return log
