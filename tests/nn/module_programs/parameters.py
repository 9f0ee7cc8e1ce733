"""Programs about Parameter and Buffer."""

from __future__ import annotations

import copy
import io
import pickle

from .helpers import attempt, fill, text


def _subclass(m):
    class Sub(m.Tensor):
        pass

    return Sub


def making(m):
    log = []
    given = (
        None, m.ones(2), m.ones(2, requires_grad=True), m.ones(2, requires_grad=True) * 2, m.nn.Parameter(m.ones(2)),
        m.ones(2, dtype=m.int64), 3, [1.0], m.ones(2).as_subclass(_subclass(m)),
    )  # fmt: skip
    for data in given:
        for requires_grad in (True, False):

            def make(data=data, requires_grad=requires_grad):
                p = m.nn.Parameter(data, requires_grad)
                return [
                    p,
                    type(p).__name__,
                    p.requires_grad,
                    p.is_leaf,
                    isinstance(p, m.nn.Parameter),
                    isinstance(p, m.nn.Buffer),
                ]

            log.append(attempt(make))
    x = m.ones(2)
    p = m.nn.Parameter(x)
    x.add_(1)
    return [
        *log,
        p.detach(),
        p.data_ptr() == x.data_ptr(),
        x.requires_grad,
        attempt(lambda: m.nn.Parameter(requires_grad=False)),
    ]


def what_operators_return(m):
    p = m.nn.Parameter(m.ones(2, 2))
    results = (
        p + 1,
        p.detach(),
        p.data,
        p.view(4),
        p[0],
        p.t(),
        p.clone(),
        p.to(m.float32),
        p.double(),
        m.stack([p, p]),
    )
    return [[type(r).__name__, r.requires_grad, r is p] for r in results]


def printing(m):
    named = m.nn.Parameter(m.ones(2, 2))
    log = [
        repr(named),
        str(named),
        repr(m.nn.Parameter(m.ones(1), requires_grad=False)),
        attempt(lambda: f"{m.nn.Parameter(m.tensor(2.5)):.1f}"),
    ]
    log += [repr(m.nn.Parameter(m.arange(30.0))), repr([named]), repr(m.nn.Parameter()), repr(m.nn.Buffer(m.ones(2)))]
    log += [
        repr(m.nn.Parameter(m.ones(1, dtype=m.float64))),
        repr(m.nn.Parameter(m.ones(2, 2)).as_subclass(_subclass(m))),
    ]
    return [text(line) for line in log]


def buffers(m):
    log = []
    for data in (None, m.ones(2), m.ones(2, requires_grad=True), m.nn.Parameter(m.ones(2)), 3):

        def make(data=data):
            b = m.nn.Buffer(data, persistent=False)
            return [
                b,
                type(b).__name__,
                b.requires_grad,
                isinstance(b, m.nn.Buffer),
                isinstance(b, m.nn.Parameter),
                b.persistent,
            ]

        log.append(attempt(make))
    b = m.nn.Buffer(m.ones(2))
    log += [b.persistent, isinstance(b + 1, m.nn.Buffer), isinstance(m.ones(1), m.nn.Buffer)]
    module = m.nn.Module()
    module.b = m.nn.Buffer(m.ones(1))
    module.c = m.nn.Buffer(m.ones(1), persistent=False)
    return [
        *log,
        list(module.state_dict()),
        [n for n, _ in module.named_buffers()],
        attempt(lambda: m.nn.Buffer(m.ones(1), False)),
    ]


def copying(m):
    p = m.nn.Parameter(m.ones(2))
    p.mark = "kept?"
    p.grad = m.ones(2)
    copied = copy.deepcopy(p)
    log = [type(copied).__name__, copied.requires_grad, copied.grad, hasattr(copied, "mark"), copied is p]
    both = copy.deepcopy([p, p])
    log.append(both[0] is both[1])
    transposed = m.nn.Parameter(m.ones(2, 3).t())
    log.append(list(copy.deepcopy(transposed).stride()))
    view = copy.deepcopy([p, p.data])
    log.append(view[0].data_ptr() == view[1].data_ptr())
    frozen = copy.deepcopy(m.nn.Parameter(m.ones(1), requires_grad=False))
    return [*log, frozen.requires_grad, type(copy.copy(p)).__name__]


def pickling(m):
    p = m.nn.Parameter(m.ones(2), requires_grad=False)
    loaded = pickle.loads(pickle.dumps(p))
    log = [loaded, type(loaded).__name__, loaded.requires_grad]
    p.mark = "kept"
    loaded = pickle.loads(pickle.dumps(p))
    log += [loaded.mark, type(loaded).__name__]
    net = fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.Linear(2, 2)))
    net[1].weight = net[0].weight
    net[0].register_buffer("b", m.ones(2))
    out = io.BytesIO()
    pickle.dump(net, out)
    other = pickle.loads(out.getvalue())
    log += [text(other), other[1].weight is other[0].weight, [t.detach() for t in other.state_dict().values()]]
    return [*log, other(m.ones(1, 2)), other.training]


def copying_a_trained_net(m):
    net = fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.Linear(2, 1)))
    net[1].tied = net[0].weight
    net(m.ones(1, 2)).sum().backward()
    other = copy.deepcopy(net)
    log = [other[1].tied is other[0].weight, other[0].weight is net[0].weight, [p.grad for p in other.parameters()]]
    other(m.ones(1, 2)).sum().backward()
    log.append([p.grad for p in other.parameters()])
    shallow = copy.copy(net)
    log.append([shallow[0] is net[0], shallow._modules is net._modules])
    net.cache = net(m.ones(1, 2))
    return [*log, attempt(lambda: copy.deepcopy(net))]


def subclasses_as_parameters(m):
    """A tensor of another class stays of that class, and is a parameter."""
    data = m.ones(2, 2).as_subclass(_subclass(m))
    net = m.nn.Linear(2, 2, bias=False)
    net.weight = m.nn.Parameter(data)
    y = net(m.ones(1, 2))
    y.sum().backward()
    log = [
        type(net.weight).__name__,
        type(y).__name__,
        type(net.weight.grad).__name__,
        [n for n, _ in net.named_parameters()],
    ]
    net.double()
    log += [type(net.weight).__name__, str(net.weight.dtype).split(".")[-1], isinstance(net.weight, m.nn.Parameter)]
    net.load_state_dict({"weight": m.zeros(2, 2)})
    other = copy.deepcopy(net)
    return [*log, net.weight.detach().tolist(), type(other.weight).__name__, isinstance(other.weight, m.nn.Parameter)]


def torch_function_modes_see_parameters(m):
    seen = []

    class Mode(m.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func.__name__)
            return func(*args, **(kwargs or {}))

    p = m.nn.Parameter(m.ones(2))
    with Mode():
        p + 1
        m.nn.functional.relu(p)
    return seen


def grads_and_hooks(m):
    p = m.nn.Parameter(m.ones(2))
    log = []
    p.register_hook(lambda g: log.append(g))
    p.register_post_accumulate_grad_hook(lambda t: log.append(type(t).__name__))
    (p * 3).sum().backward()
    log += [p.grad, p.requires_grad_(False) is p, p.requires_grad]
    with m.no_grad():
        log.append([type(m.nn.Parameter(m.ones(1))).__name__, m.nn.Parameter(m.ones(1)).requires_grad])
    with m.inference_mode():
        log.append(m.nn.Parameter(m.ones(1)).is_inference())
    return log
