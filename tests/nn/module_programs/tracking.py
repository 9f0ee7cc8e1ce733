"""Programs about tools that follow modules: ModuleTracker, FlopCounterMode, checkpoint."""

from __future__ import annotations

import importlib

from .helpers import attempt, fill


def _utils(m, name):
    return importlib.import_module(f"{m.__name__}.utils.{name}")


def _net(m):
    class Block(m.nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = m.nn.Linear(3, 3)
            self.act = m.nn.Tanh()

        def forward(self, x):
            return self.act(self.inner(x)) + x

    return fill(m, m.nn.Sequential(m.nn.Linear(2, 3), Block(), m.nn.Linear(3, 1)))


def whose_operators(m):
    """Which modules run at each operator, forward and backward."""
    log = []
    tracker = _utils(m, "module_tracker").ModuleTracker()
    modes = importlib.import_module(f"{m.__name__}.utils._python_dispatch")
    kept = ("addmm", "tanh", "tanh_backward", "mm", "add", "sum")

    class Watch(modes.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            name = func._overloadpacket.__name__
            if name in kept:
                log.append([name, sorted(tracker.parents), tracker.is_bw])
            return func(*args, **(kwargs or {}))

    net = _net(m)
    for requires_grad in (True, False):
        x = m.ones(1, 2, requires_grad=requires_grad)
        with tracker, Watch():
            net(x).sum().backward()
        log.append(sorted(tracker.parents))
    return log


def flops_by_module(m):
    counter = _utils(m, "flop_counter").FlopCounterMode(display=False)
    net = _net(m)
    x = m.ones(4, 2, requires_grad=True)
    with counter:
        net(x).sum().backward()
    counts = counter.get_flop_counts()
    return [
        {name: {str(op): n for op, n in counts[name].items()} for name in sorted(counts)},
        counter.get_total_flops(),
    ]


def checkpointed_modules(m):
    checkpoint = _utils(m, "checkpoint")
    log = []
    for use_reentrant in (True, False):
        net, plain = _net(m), _net(m)
        x, y = m.ones(2, 2, requires_grad=True), m.ones(2, 2, requires_grad=True)
        checkpoint.checkpoint_sequential(net, 2, x, use_reentrant=use_reentrant).sum().backward()
        plain(y).sum().backward()
        log.append([bool(m.allclose(x.grad, y.grad)), [p.grad for p in net.parameters()]])
        calls = []
        net[1].register_forward_hook(lambda *args, calls=calls: calls.append(1))
        checkpoint.checkpoint(net, x, use_reentrant=use_reentrant).sum().backward()
        log.append(len(calls))
    log.append(attempt(lambda: checkpoint.checkpoint_sequential(_net(m), 0, x, use_reentrant=False)))
    return log


def saved_tensors_of_a_net(m):
    net, kept = _net(m), []
    with m.autograd.graph.saved_tensors_hooks(lambda t: kept.append(list(t.shape)) or t, lambda t: t):
        net(m.ones(1, 2)).sum().backward()
    return sorted(kept)
