"""Inference mode and grad mode: programs whose outcomes are PyTorch's."""

from __future__ import annotations

import threading

from .helpers import attempt, keys, leaf, seen


def state(m):
    log = [m.is_inference_mode_enabled(), m.is_grad_enabled()]
    with m.inference_mode():
        log += [m.is_inference_mode_enabled(), m.is_grad_enabled()]
        with m.inference_mode(False):
            log += [m.is_inference_mode_enabled(), m.is_grad_enabled()]
        with m.enable_grad():
            log += [m.is_inference_mode_enabled(), m.is_grad_enabled()]
        log += [m.is_inference_mode_enabled(), m.is_grad_enabled()]
    with m.no_grad(), m.inference_mode(False):
        log += [m.is_inference_mode_enabled(), m.is_grad_enabled()]
    return log, m.is_inference_mode_enabled(), m.is_grad_enabled()


def results(m):
    x = leaf(m, 1, 2)
    with m.inference_mode():
        y = x * x
        made = [m.ones(2), m.tensor([1.0]), m.arange(3), y + 1, y.view(2, 1), y.detach(), y.clone(), y.to(m.float64)]
        views = [x.view(2, 1), x.detach(), x[0], x.t(), x.expand(2, 2), x.unbind()[0], x.chunk(2)[0]]
    return [
        [y.requires_grad, y.is_inference(), y.is_leaf, m.is_inference(y), m.is_inference(x)],
        [t.is_inference() for t in made],
        [seen(v) for v in views],
    ]


def key_sets(m):
    x = leaf(m, 1, 2)
    with m.inference_mode():
        y = x * x
        z = x.view(2, 1)
        inside = [keys(m, t) for t in (x, y, z, m.ones(2))]
    return inside, [keys(m, t) for t in (x, y, z, y.view(2, 1), y * 1, y.clone())]


def refusals(m):
    x = leaf(m, 1, 2)
    with m.inference_mode():
        y = m.ones(2)
    return [
        attempt(lambda: y._version),
        attempt(lambda: y.add_(1)),
        attempt(lambda: y.view(2, 1).add_(1)),
        attempt(lambda: y.fill_(3)),
        attempt(lambda: y.copy_(x)),
        attempt(lambda: x.mul(y)),
        attempt(lambda: x.add(y)),
        attempt(lambda: y.requires_grad_()),
        attempt(lambda: setattr(y, "requires_grad", True)),
        attempt(lambda: y.requires_grad_(False)),
        attempt(lambda: m.add(x, y, out=y)),
        attempt(lambda: m.ones(2, out=y)),
        attempt(lambda: y.zero_()),
        attempt(lambda: y.detach_()),
        attempt(lambda: y.__setitem__(0, 1.0)),
        attempt(lambda: y.data._version),
        attempt(lambda: y.data.add_(1)),
        y.tolist(),
    ]


def inside(m):
    x = leaf(m, 1, 2)
    c = x * 1
    with m.inference_mode():
        y = m.ones(2)
        log = [
            attempt(lambda: y._version),
            attempt(lambda: y.add_(1)),
            attempt(lambda: y.view(2, 1).mul_(2)),
            attempt(lambda: y.requires_grad_().requires_grad),
            attempt(lambda: (y * 2).requires_grad),
            attempt(lambda: y.add_(1)),
            attempt(lambda: x.add_(1)),
            attempt(lambda: c.add_(1)),
            attempt(lambda: [x._version, c._version]),
            attempt(lambda: y.add_(x)),
            attempt(lambda: m.add(x, x, out=y)),
            attempt(lambda: m.add(y, y, out=c)),
            attempt(lambda: [c._version, c.is_inference(), y.is_inference()]),
            attempt(lambda: y.backward(m.ones(2))),
            attempt(lambda: x.sum().backward()),
        ]
    return log, c.grad_fn, attempt(lambda: c.sum().backward()), x.grad


def outside(m):
    x = leaf(m, 1, 2)
    with m.inference_mode():
        y = m.ones(2)
        r = m.ones(2).requires_grad_()
    out = [
        y * 2,
        y.view(2, 1),
        y.clone(),
        r * 2,
        y.detach(),
        y.t(),
        y[0],
        y.unbind()[0],
        y.expand(2, 2),
        y.reshape(2, 1),
    ]
    log = [seen(t) for t in out]
    z = y.clone().requires_grad_()
    (z * x).sum().backward()
    with m.no_grad():
        log.append(seen(x * y))
        log.append(attempt(lambda: y.add_(1)))
    return log, z.grad, x.grad, r.requires_grad, r.is_leaf, attempt(lambda: r.sum().backward())


def views_of_normal_tensors(m):
    x = leaf(m, 1, 2)
    c = x * 1
    with m.inference_mode():
        v = c.view(2, 1)
        w = x.view(2, 1)
        parts = c.unbind()
        vv = v.view(2)
    u = v.view(2)
    return [
        [seen(t) for t in (v, w, parts[0], vv, u)],
        attempt(lambda: v.add_(1)),
        attempt(lambda: w.add_(1)),
        attempt(lambda: parts[0].add_(1)),
        attempt(lambda: u.add_(1)),
        attempt(lambda: vv.add_(1)),
        attempt(lambda: (v * 2).grad_fn),
        attempt(lambda: (c.add_(1), v.grad_fn)),
        attempt(lambda: (v.detach().add_(1), c._version)),
    ]


def view_written_inside(m):
    c = leaf(m, 1, 2) * 1
    with m.inference_mode():
        v = c.view(2, 1)
        v.mul_(2)
    return c, c._version, c.grad_fn, attempt(lambda: v.grad_fn)


def as_decorator(m):
    @m.inference_mode()
    def f(x):
        """Doc."""
        return x * 2

    @m.inference_mode
    def g(x):
        return x * 2

    @m.inference_mode(mode=False)
    def h(x):
        return x * 2

    @m.inference_mode()
    def count():
        got = yield m.is_inference_mode_enabled()
        yield got, m.is_inference_mode_enabled()

    x = leaf(m, 1)
    generator = count()
    log = [next(generator), m.is_inference_mode_enabled(), generator.send("sent")]
    with m.inference_mode():
        log.append(seen(h(x)))
    return log, f.__name__, f.__doc__, seen(f(x)), seen(g(x)), seen(h(x)), attempt(lambda: m.inference_mode(3))


def nesting_and_errors(m):
    log = []
    try:
        with m.inference_mode():
            raise KeyError("k")
    except KeyError:
        log.append(m.is_inference_mode_enabled())
    mode = m.inference_mode()
    mode.__enter__()
    log.append([m.is_inference_mode_enabled(), m.ones(1).is_inference()])
    mode.__exit__(None, None, None)
    log.append([m.is_inference_mode_enabled(), m.ones(1).is_inference(), m.is_grad_enabled()])
    with m.inference_mode():
        y = m.ones(2)
        with m.inference_mode(False):
            x = leaf(m, 1, 2)
            z = x * 2
            log += [seen(z), z.is_inference(), attempt(lambda: x * y), attempt(lambda: y.add_(1))]
        log.append(attempt(lambda: y.add_(1)))
    return log


def threads(m):
    log = []
    with m.inference_mode():
        thread = threading.Thread(target=lambda: log.append([m.is_inference_mode_enabled(), m.ones(1).is_inference()]))
        thread.start()
        thread.join()
    return log


def other_operators(m):
    with m.inference_mode():
        a, b = m.ones(2, 3), m.arange(6.0).reshape(2, 3)
        out = m.zeros(2, 3)
        made = [
            a @ b.t(),
            *m.max(b, 1),
            m.cat([a, b]),
            m.stack([a, b]),
            b.sort().values,
            b[b > 2],
            m.nn.functional.softmax(b, 1),
            m.nn.functional.linear(a, b),
            m.add(a, b, out=out),
            b.half(),
            b.permute(1, 0).contiguous(),
            *b.split(1),
            b.sum(),
            m.where(b > 2, a, b),
            m.einsum("ij,kj->ik", a, b),
            a.new_zeros(2),
            m.zeros_like(a),
            m.linspace(0, 1, 3),
        ]
    return [[t.is_inference(), t] for t in made]


def forward_mode_is_off(m):
    fw = m.autograd.forward_ad
    with fw.dual_level():
        x = fw.make_dual(m.ones(2), m.ones(2))
        with m.inference_mode():
            y = x * 2
        return fw.unpack_dual(y).tangent, fw.unpack_dual(x * 2).tangent


def grad_mode_switches(m):
    log = [m.is_grad_enabled()]
    m.set_grad_enabled(False)
    log.append(m.is_grad_enabled())
    m.set_grad_enabled(True)
    with m.set_grad_enabled(False):
        log.append(m.is_grad_enabled())
        with m.enable_grad():
            log.append(m.is_grad_enabled())
            with m.no_grad():
                log.append(m.is_grad_enabled())
        log.append(m.is_grad_enabled())
    switch = m.set_grad_enabled(False)
    log += [m.is_grad_enabled(), str(switch).split(".")[-1], repr(switch).split(".")[-1]]
    m.set_grad_enabled(True)
    return log, attempt(lambda: m.set_grad_enabled(1)), attempt(lambda: m.set_grad_enabled("a")), m.is_grad_enabled()


def grad_mode_decorators(m):
    @m.no_grad
    def f():
        return m.is_grad_enabled()

    @m.no_grad()
    def g():
        return m.is_grad_enabled()

    @m.set_grad_enabled(False)
    def h():
        return m.is_grad_enabled()

    @m.no_grad()
    def numbers():
        try:
            got = yield m.is_grad_enabled()
            with m.enable_grad():
                yield got, m.is_grad_enabled()
        except ValueError:
            yield "caught", m.is_grad_enabled()
        return "end"

    class Thing:
        def __init__(self):
            self.mode = m.is_grad_enabled()

    made = m.no_grad()(Thing)
    generator = numbers()
    log = [next(generator), m.is_grad_enabled(), generator.send(3), m.is_grad_enabled(), generator.throw(ValueError())]
    try:
        next(generator)
    except StopIteration as stop:
        log.append(stop.value)
    return log, f(), g(), h(), m.is_grad_enabled(), type(made).__name__, made().mode


def class_decoration_warns(m):
    import warnings

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        m.no_grad()(type("Thing", (), {}))
    return [(w.category.__name__, str(w.message)) for w in caught]


def multithreading(m):
    mode = m.autograd.set_multithreading_enabled
    x = leaf(m, 1, 2)
    with mode(False):
        (x * x).sum().backward()
    switch = mode(True)

    @mode(False)
    def f():
        return 3

    log = [x.grad, switch.mode, f()]
    mode(True)  # A decorator, like a call, switches for good.
    return log


def grad_mode_across_threads(m):
    log = []
    with m.no_grad():
        thread = threading.Thread(target=lambda: log.append(m.is_grad_enabled()))
        thread.start()
        thread.join()
        log.append(m.is_grad_enabled())
    return log


def factories_in_no_grad(m):
    with m.no_grad():
        a = m.ones(1, requires_grad=True)
        return a.requires_grad, (a * 2).requires_grad, m.tensor([1.0], requires_grad=True).requires_grad


def geometry_in_place(m):
    log = []
    with m.inference_mode():
        y = m.ones(2, 3)
        y.t_()
        log.append([y.is_inference(), list(y.shape), keys(m, y)])
        y.unsqueeze_(0).squeeze_()
        log.append([y.is_inference(), list(y.shape)])
        c = leaf(m, 1, 2) * 1
        log += [c.detach_().requires_grad, c.grad_fn]
    log.append([attempt(lambda: y.t_()), y.is_inference(), list(y.shape), attempt(lambda: y[0].is_inference())])
    return log


def views_made_anew(m):
    log = []
    for mode in (m.no_grad, m.inference_mode):
        x = leaf(m, 1, 2)
        v = x.view(2, 1)
        with mode():
            x.mul_(2)
            log.append([v.grad_fn, [n for n, _ in v.grad_fn.next_functions]])
        v.sum().backward()
        log.append(x.grad)
        leaf_view = m.arange(4.0).view(2, 2).requires_grad_()
        w = leaf_view.t()
        with mode():
            leaf_view.mul_(2)
        log.append([w.grad_fn, [n for n, _ in w.grad_fn.next_functions]])
    return log
