"""Programs about hooks of modules: order, what they may return, removal, errors, gradients."""

from __future__ import annotations

import copy
import pickle

from .helpers import attempt, fill, plain, warned


def _net(m):
    return fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.Linear(2, 1)))


def _x(m):
    return m.tensor([[1.0, 2.0]], requires_grad=True)


def _global(m):
    return m.nn.modules.module


def order(m):
    log, net = [], _net(m)
    handles = [
        _global(m).register_module_forward_pre_hook(lambda mod, a: log.append(f"global pre {type(mod).__name__}")),
        _global(m).register_module_forward_hook(lambda mod, a, o: log.append(f"global {type(mod).__name__}")),
        net.register_forward_pre_hook(lambda mod, a: log.append("pre 1")),
        net.register_forward_pre_hook(lambda mod, a: log.append("pre 2")),
        net.register_forward_pre_hook(lambda mod, a: log.append("pre 0"), prepend=True),
        net.register_forward_hook(lambda mod, a, o: log.append("post 1")),
        net.register_forward_hook(lambda mod, a, o: log.append("post 0"), prepend=True),
        net[1].register_forward_hook(lambda mod, a, o: log.append("inner")),
        net.register_full_backward_pre_hook(lambda mod, go: log.append("backward pre 1")),
        net.register_full_backward_pre_hook(lambda mod, go: log.append("backward pre 0"), prepend=True),
        net.register_full_backward_hook(lambda mod, gi, go: log.append("backward 1")),
        net.register_full_backward_hook(lambda mod, gi, go: log.append("backward 0"), prepend=True),
        net[0].register_full_backward_hook(lambda mod, gi, go: log.append("backward of 0")),
        net[1].register_full_backward_hook(lambda mod, gi, go: log.append("backward of 1")),
    ]
    net(_x(m)).sum().backward()
    log.append("-")
    for handle in handles:
        handle.remove()
    net(_x(m)).sum().backward()
    return log


def what_forward_hooks_return(m):
    log = []
    results = (
        None,
        3.0,
        (m.ones(1, 2),),
        m.ones(1, 2),
        [m.ones(1, 2)],
        (m.ones(1, 2), {}),
        (m.ones(1, 2), {"input": 1}),
    )
    for result in results:
        for with_kwargs in (False, True):
            net = _net(m)
            net.register_forward_pre_hook(lambda mod, *a, result=result: result, with_kwargs=with_kwargs)
            log.append(attempt(lambda net=net: net(_x(m))))
            net = _net(m)
            net.register_forward_hook(lambda mod, *a, result=result: result, with_kwargs=with_kwargs)
            log.append(attempt(lambda net=net: net(_x(m))))
    return log


def keyword_arguments(m):
    class Add(m.nn.Module):
        def forward(self, x, *, y=0):
            return x + y

    log = []
    net = Add()
    net.register_forward_pre_hook(lambda mod, a: log.append(plain(a)))
    net.register_forward_pre_hook(lambda mod, a, k: log.append([plain(a), k]), with_kwargs=True)
    net.register_forward_hook(lambda mod, a, k, o: log.append([plain(a), k, plain(o)]), with_kwargs=True)
    net.register_forward_hook(lambda mod, a, o: log.append([plain(a), plain(o)]))
    handle = _global(m).register_module_forward_hook(lambda mod, a, k, o: log.append(["all", k]), with_kwargs=True)
    log.append(plain(net(1, y=2)))
    net.register_forward_pre_hook(lambda mod, a, k: ((10,), {"y": 20}), with_kwargs=True)
    log.append(plain(net(1, y=2)))
    log.append(plain(net(1)))
    handle.remove()
    return [*log, plain(net(5))]


def hooks_that_remove_hooks(m):
    log, net, handles = [], _net(m), []

    def first(mod, args):
        log.append("first")
        handles[1].remove()

    handles += [
        net.register_forward_pre_hook(first),
        net.register_forward_pre_hook(lambda mod, a: log.append("second")),
    ]
    log.append(attempt(lambda: net(_x(m)).shape[0]))
    log.append(attempt(lambda: net(_x(m)).shape[0]))
    with net.register_forward_hook(lambda mod, a, o: log.append("within")) as handle:
        net(_x(m))
    handle.remove()
    net(_x(m))
    return log


def always_called(m):
    class Broken(m.nn.Module):
        def forward(self, x, k=1):
            raise ValueError("broken")

    def raising(mod, *args):
        raise RuntimeError("hook")

    log = []
    net = Broken()
    net.register_forward_hook(lambda mod, a, o: log.append(["never"]))
    net.register_forward_hook(lambda mod, a, o: log.append(["always", plain(a), o]), always_call=True)
    net.register_forward_hook(lambda mod, a, k, o: log.append([plain(a), k, o]), always_call=True, with_kwargs=True)
    log.append(warned(lambda: net(1, k=2)))
    net.register_forward_hook(raising, always_call=True)
    log.append(warned(lambda: net(1)))
    handle = _global(m).register_module_forward_hook(raising, always_call=True)
    log.append(warned(lambda: net(1)))
    handle.remove()
    good = m.nn.Identity()
    good.register_forward_hook(lambda mod, a, o: log.append(["good", o]), always_call=True)
    good.register_forward_hook(raising)
    good.register_forward_hook(lambda mod, a, o: log.append(["after", o]), always_call=True)
    log.append(warned(lambda: good(7)))
    early = m.nn.Identity()
    early.register_forward_pre_hook(raising)
    early.register_forward_hook(lambda mod, a, o: log.append(["early", plain(a), o]), always_call=True)
    log.append(warned(lambda: early(7)))
    return log


def gradients_that_full_hooks_see(m):
    log = []
    net = _net(m)
    net.register_full_backward_hook(lambda mod, gi, go: log.append([plain(gi), plain(go)]))
    net[0].register_full_backward_hook(lambda mod, gi, go: log.append([plain(gi), plain(go)]))
    net[1].register_full_backward_pre_hook(lambda mod, go: log.append(plain(go)))
    x = _x(m)
    y = net(x)
    log.append([y.grad_fn.name(), y.grad_fn.next_functions[0][0].name()])
    y.sum().backward()
    log.append([x.grad, [p.grad for p in net.parameters()]])
    log.append(warned(lambda: net(x.detach()).sum().backward()))
    with m.no_grad():
        log.append(net(x).grad_fn is None)
    return log


def what_full_hooks_return(m):
    log = []
    grads = (m.ones(1, 2) * 5,)
    for result in (None, grads, (None,), (), (m.ones(1, 2), m.ones(1)), m.ones(1, 2) * 3, 3, (m.ones(3),), (2,)):
        net = _net(m)
        net.register_full_backward_hook(lambda mod, gi, go, result=result: result)
        x = _x(m)
        log.append([attempt(lambda net=net, x=x: net(x).sum().backward()), x.grad])
    for result in (None, (m.ones(1, 1) * 5,), (), (None,), 3, m.ones(1, 1) * 2, (m.ones(7),)):
        net = _net(m)
        net.register_full_backward_pre_hook(lambda mod, go, result=result: result)
        x = _x(m)
        log.append([attempt(lambda net=net, x=x: net(x).sum().backward()), x.grad])
    return log


def full_hooks_without_input_gradients(m):
    log = []
    for result in (None, (None,), (m.ones(1),), 3):
        net = _net(m)
        net.register_full_backward_hook(lambda mod, gi, go, result=result: log.append([plain(gi), plain(go)]) or result)
        log.append(warned(lambda net=net: net(m.ones(1, 2)).sum().backward()))
    return log


def several_inputs_and_outputs(m):
    class Two(m.nn.Module):
        def forward(self, a, flag, b):
            return a * b, "text", a + b

    log = []
    two = Two()
    two.register_full_backward_hook(lambda mod, gi, go: log.append([plain(gi), plain(go)]))
    a, b = m.ones(2, requires_grad=True), m.ones(2) * 3
    first, word, second = two(a, True, b)
    (first.sum() * 2).backward(retain_graph=True)
    (second.sum() * 2 + first.sum()).backward()
    return [*log, word, a.grad, first.requires_grad, first.is_leaf]


def odd_results_with_full_hooks(m):
    class Returns(m.nn.Module):
        def __init__(self, result):
            super().__init__()
            self.result = result

        def forward(self, x):
            return self.result(x)

    log = []
    for result in (lambda x: [x, x], lambda x: {"y": x}, lambda x: 3, lambda x: None, lambda x: (x, [x]), lambda x: ()):
        module = Returns(result)
        module.register_full_backward_hook(lambda mod, gi, go: log.append("called"))
        log.append(warned(lambda module=module: module(_x(m))))
    return log


def inplace_after_full_hooks(m):
    module = m.nn.Identity()
    module.register_full_backward_hook(lambda mod, gi, go: None)
    x = m.ones(2, requires_grad=True)

    def change_output():
        module(x * 1).add_(1)

    class Inside(m.nn.Module):
        def forward(self, x):
            return x.add_(1)

    inside = Inside()
    inside.register_full_backward_hook(lambda mod, gi, go: None)
    return [attempt(change_output), attempt(lambda: inside(x * 1))]


def double_backward(m):
    log = []
    module = fill(m, m.nn.Linear(1, 1))
    module.register_full_backward_hook(lambda mod, gi, go: log.append([plain(gi), plain(go)]))
    x = m.tensor([[3.0]], requires_grad=True)
    y = module(x) ** 2
    (grad,) = m.autograd.grad(y.sum(), x, create_graph=True)
    grad.sum().backward()
    return [*log, x.grad, module.weight.grad]


def old_backward_hooks(m):
    log = []
    net = _net(m)
    net[1].register_backward_hook(lambda mod, gi, go: log.append([len(gi), plain(go)]))
    log.append(warned(lambda: net(_x(m)).sum().backward()))
    log.append(attempt(lambda: net[1].register_full_backward_hook(lambda *a: None)))
    net[0].register_full_backward_hook(lambda mod, gi, go: None)
    log.append(attempt(lambda: net[0].register_backward_hook(lambda *a: None)))

    class Returns(m.nn.Module):
        def __init__(self, result):
            super().__init__()
            self.result = result

        def forward(self, *args):
            return self.result(*args)

    def tensors(x):
        return x * 1, x * 2

    def one_node(x):
        return x * 2

    def two_nodes(x):
        return x * 2 + 1

    for result in (
        tensors,
        one_node,
        two_nodes,
        lambda x: [x * 1],
        lambda x: {"a": 1, "y": x * 2},
        lambda x: (x * 1, [x]),
    ):
        module = Returns(result)
        module.register_backward_hook(lambda mod, gi, go: None)
        log.append(warned(lambda module=module: str(type(module(_x(m) * 1)).__name__)))
    module = Returns(lambda x, k: x * k)
    module.register_backward_hook(lambda mod, gi, go: None)
    log.append(warned(lambda: module(_x(m) * 1, 3)))
    return log


def backward_hooks_of_all_modules(m):
    log, net, module = [], _net(m), _global(m)
    full = module.register_module_full_backward_hook(lambda mod, gi, go: log.append(type(mod).__name__))
    pre = module.register_module_full_backward_pre_hook(lambda mod, go: log.append(f"pre {type(mod).__name__}"))
    net[0].register_full_backward_hook(lambda mod, gi, go: log.append("own"))
    net(_x(m)).sum().backward()
    log.append(attempt(lambda: module.register_module_backward_hook(lambda *a: None)))
    full.remove()
    pre.remove()
    net(_x(m)).sum().backward()
    return log


def registration_hooks(m):
    log, module = [], _global(m)
    handles = [
        module.register_module_parameter_registration_hook(lambda mod, name, p: log.append(["p", name, p is None])),
        module.register_module_buffer_registration_hook(lambda mod, name, b: log.append(["b", name, b is None])),
        module.register_module_module_registration_hook(lambda mod, name, c: log.append(["m", name, c is None])),
    ]
    net = m.nn.Sequential(m.nn.Linear(1, 1, bias=False))
    net.child = m.nn.Identity()
    net.child = None
    net.register_buffer("b", None)
    net.b = m.ones(1)
    net.p = m.nn.Parameter(m.ones(1))
    net.p = None
    net.register_parameter("q", None)
    handles[0].remove()
    other = m.nn.Parameter(m.zeros(1, 1))
    handles[0] = module.register_module_parameter_registration_hook(lambda mod, name, p: other)
    log.append(m.nn.Linear(1, 1, bias=False).weight is other)
    for handle in handles:
        handle.remove()
    log.append(m.nn.Linear(1, 1, bias=False).weight is other)
    return log


def hooks_that_raise_inside(m):
    """Nothing stays behind: the next call is as the first."""
    log, net = [], _net(m)

    def raising(mod, gi, go):
        raise ValueError("in a hook")

    handle = net[0].register_full_backward_hook(raising)
    x = _x(m)
    log.append(attempt(lambda: net(x).sum().backward()))
    log.append([p.grad for p in net.parameters()])
    handle.remove()
    net(x).sum().backward()
    return [*log, x.grad]


def copies_and_pickles(m):
    net = m.nn.Identity()
    net.register_forward_hook(_double)
    net.register_forward_pre_hook(_with_kwargs, with_kwargs=True)
    handle = net.register_forward_hook(_double, always_call=True)
    clone = copy.deepcopy(net)
    loaded = pickle.loads(pickle.dumps(net))
    log = [clone(1), loaded(1), len(clone._forward_hooks), list(loaded._forward_hooks_always_called) == [handle.id]]
    handle.remove()
    return [*log, net(1), clone(1), loaded(1)]


def _double(module, args, output):
    return output * 2


def _with_kwargs(module, args, kwargs):
    return (args[0] + 1,), kwargs
