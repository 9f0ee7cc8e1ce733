"""Saved tensors: versions, hooks, what the attributes of a node show, and when they are freed."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from __future__ import annotations

import gc
import weakref

from .helpers import attempt, leaf, text_of


def _hooks(m):
    return m.autograd.graph.saved_tensors_hooks


def version_messages(m):
    log = []
    x = leaf(m, 1, 2)
    for make in (
        lambda: x.exp(),
        lambda: (x * 1).sigmoid(),
        lambda: m.stack([x, x]).tanh(),
        lambda: x.double().sqrt(),
    ):
        y = make()
        y.add_(1).mul_(2)
        log.append(attempt(lambda: y.sum().backward()))
    b = m.ones(2, 3)
    y = x[0] * b
    b.add_(1)
    log.append(attempt(lambda: y.sum().backward()))
    c = x * 1
    y = c.sin() * c.view(2, 1)
    c.view(-1)[0] = 3
    log.append(attempt(lambda: y.sum().backward()))
    parts = (x * 2).split(1)
    y = parts[1] * parts[1]
    with m.no_grad():
        parts[1].add_(1)
    log.append(attempt(lambda: y.sum().backward()))
    values, indices = m.stack([x, x]).max(0)
    indices.add_(0)
    log.append(attempt(lambda: values.sum().backward()))
    return log


def version_messages_with_anomaly_mode(m):
    x = leaf(m, 1, 2)
    with m.autograd.set_detect_anomaly(True):
        y = x.exp()
        y.add_(1)
        return attempt(lambda: y.sum().backward())


def version_messages_of_other_dtypes(m):
    log = []
    for dtype in (m.float16, m.bfloat16, m.float64):
        y = m.ones(2, dtype=dtype, requires_grad=True).exp()
        y.zero_()
        log.append(attempt(lambda: y.backward(m.ones(2, dtype=dtype))))
    return log


def a_saved_leaf_written_under_no_grad(m):
    w = leaf(m, 1, 2)
    y = (w * w).sum()
    with m.no_grad():
        w.add_(1)
    return w._version, attempt(lambda: y.backward())


def data_and_detach(m):
    w = leaf(m, 1, 2)
    c = w * 1
    y = c.exp()
    y.data.add_(1)
    first = attempt(lambda: m.autograd.grad(y.sum(), w, retain_graph=True))
    y.detach().add_(1)
    return first, attempt(lambda: m.autograd.grad(y.sum(), w)), y._version, y.data._version, y.detach()._version


def freed(m):
    x = leaf(m, 1, 2)
    y = x.exp().sum()
    exp = y.grad_fn.next_functions[0][0]
    before = exp._saved_result.tolist()
    raw = exp._raw_saved_result
    y.backward()
    return [
        before,
        attempt(lambda: exp._saved_result),
        attempt(lambda: exp._raw_saved_result is None),
        attempt(lambda: y.backward()),
        attempt(lambda: raw.register_hooks(lambda t: t, lambda t: t)),
    ]


def retained(m):
    x = leaf(m, 1, 2)
    y = x.exp().sum()
    y.backward(retain_graph=True)
    first = x.grad.clone()
    saved = y.grad_fn.next_functions[0][0]._saved_result
    y.backward()
    return first, x.grad, saved, attempt(lambda: y.backward())


def attributes_of_nodes(m):
    x, w = leaf(m, 1, 2), leaf(m, 3, 4)
    nodes = [
        ("_saved_self", (x * w).grad_fn),
        ("_saved_other", (x * w).grad_fn),
        ("_saved_other", (x * 2).grad_fn),
        ("_saved_exponent", (x**2).grad_fn),
        ("_saved_result", x.exp().grad_fn),
        ("_saved_dim", x.sum(0).grad_fn),
        ("_saved_self_sym_sizes", x.sum(0).grad_fn),
        ("_saved_dim", m.stack([x, w]).grad_fn),
        ("_saved_nothing", x.exp().grad_fn),
        ("_raw_saved_nothing", x.exp().grad_fn),
        ("_saved_self", (x * m.ones(2)).grad_fn),
        ("_saved_p", m.nn.functional.dropout(x, 0.5).grad_fn),
    ]
    return [attempt(lambda a=a, n=n: getattr(n, a)) for a, n in nodes if n is not None]


def identity_of_saved_tensors(m):
    x = leaf(m, 1, 2)
    y = x * x
    z = y.exp()
    node = z.grad_fn
    saved = node._saved_result
    return [
        y.grad_fn._saved_self is x,
        saved is z,
        saved.grad_fn is z.grad_fn,
        saved.data_ptr() == z.data_ptr(),
        saved._version,
        saved.requires_grad,
        (y * y).grad_fn._saved_self is y,
    ]


def raw_hooks(m):
    x = leaf(m, 1, 2)
    log = []

    def pack(t):
        log.append(["pack", t, t.requires_grad, t.is_leaf, m.is_grad_enabled()])
        return t.tolist()

    def unpack(v):
        log.append(["unpack", v])
        return m.tensor(v) * 10

    y = x * x
    y.grad_fn._raw_saved_self.register_hooks(pack, unpack)
    twice = attempt(lambda: y.grad_fn._raw_saved_self.register_hooks(pack, unpack))
    y.sum().backward()
    z = x * 2
    none = attempt(lambda: z.grad_fn._raw_saved_self.register_hooks(pack, unpack))
    e = x.exp()
    e.grad_fn._raw_saved_result.register_hooks(pack, unpack)
    saved = e.grad_fn._saved_result
    return log, twice, none, x.grad, saved, saved.requires_grad, saved.grad_fn is e.grad_fn


def raw_hooks_arguments(m):
    raw = leaf(m, 1).exp().grad_fn._raw_saved_result
    return [
        attempt(lambda: raw.register_hooks(lambda: 1, lambda t: t)),
    ]


def wrong_hooks(m):
    x = leaf(m, 1, 2)

    def run(pack, unpack):
        def call():
            with _hooks(m)(pack, unpack):
                y = x.exp() * x
            y.sum().backward()

        return attempt(call)

    return [
        run(lambda t: t.add_(1), lambda t: t),
        run(lambda t: t, lambda t: 3),
        run(lambda t: t, lambda t: None),
        run(lambda t: t, lambda t: "a"),
        run(lambda t: t.detach(), lambda t: t.view(2, 1)),
        run(lambda t: t, lambda t: m.ones(3)),
        run(lambda: 1, lambda t: t),
        run(lambda t: t, lambda: 1),
        run(3, lambda t: t),
        run(lambda t: 1 / 0, lambda t: t),
        run(lambda t: t, lambda t: 1 / 0),
        x,
    ]


def hooks_order(m):
    log = []

    def pair(name):
        def pack(t):
            log.append([name, "pack", t])
            return name, t.detach()

        def unpack(packed):
            log.append([name, "unpack", packed[0]])
            return packed[1]

        return _hooks(m)(pack, unpack)

    x, w = leaf(m, 1), leaf(m, 2)
    with pair("outer"):
        y = x * w
        with pair("inner"):
            z = y * w
        z = z.exp()
    v = z * z
    v.backward()
    return log, x.grad, w.grad


def hooks_see_no_hooks_of_their_own(m):
    log = []

    def pack(t):
        log.append(m.is_grad_enabled())
        (leaf(m, 1) * leaf(m, 2)).exp()
        return t.detach() * 1

    x = leaf(m, 1)
    with _hooks(m)(pack, lambda t: t):
        y = x * x
    y.backward()
    return log, x.grad


def hooks_as_errors_inside(m):
    x = leaf(m, 1)
    try:
        with _hooks(m)(lambda t: t, lambda t: t):
            raise KeyError
    except KeyError:
        pass
    log = []
    with _hooks(m)(lambda t: log.append(1) or t, lambda t: t):
        x * x
    x * x
    return log


def disabled_hooks(m):
    graph = m.autograd.graph
    x = leaf(m, 1)
    log = []
    with graph.disable_saved_tensors_hooks("outer"):
        log.append(attempt(lambda: _hooks(m)(lambda t: t, lambda t: t).__enter__()))
        with graph.disable_saved_tensors_hooks("inner"):
            log.append(attempt(lambda: _hooks(m)(lambda t: t, lambda t: t).__enter__()))
        log.append(attempt(lambda: _hooks(m)(lambda t: t, lambda t: t).__enter__()))
        y = x * x
    with _hooks(m)(lambda t: t, lambda t: t):
        log.append(attempt(lambda: graph.disable_saved_tensors_hooks("late").__enter__()))
    with _hooks(m)(lambda t: log.append("pack") or t, lambda t: t):
        y = x * x
    y.backward()
    return log, x.grad


def save_on_cpu(m):
    x = leaf(m, 1, 2)
    with m.autograd.graph.save_on_cpu():
        y = (x * x).exp().sum()
    y.backward()
    return x.grad


def double_backward_with_hooks(m):
    x = leaf(m, 1, 2)
    with _hooks(m)(lambda t: t.detach().clone(), lambda t: t):
        y = (x**3).exp() * x.sin()
    (g,) = m.autograd.grad(y.sum(), x, create_graph=True)
    (h,) = m.autograd.grad(g.sum(), x)
    return g, h


def pack_to_none(m):
    x = leaf(m, 1, 2)
    with _hooks(m)(lambda t: None, lambda v: m.full((2,), 5.0)):
        y = x * x
    y.sum().backward()
    return x.grad


def hooks_and_versions(m):
    x = leaf(m, 1, 2)
    c = x * 1
    with _hooks(m)(lambda t: t, lambda t: t):
        y = c.exp()
        z = c * c
    y.add_(1)
    c.add_(1)
    first = attempt(lambda: y.sum().backward())
    second = attempt(lambda: z.sum().backward())
    with _hooks(m)(lambda t: t.detach().clone(), lambda t: t):
        y = (x * 1).exp()
    y.add_(1)
    return first, second, attempt(lambda: m.autograd.grad(y.sum(), x))


def saved_detached_in_place(m):
    x = leaf(m, 1, 2)
    a = x * 1
    y = a * a
    a.detach_()
    e = x.exp()
    f = e * 1
    e.detach_()
    return attempt(lambda: m.autograd.grad(y.sum(), x)), attempt(lambda: m.autograd.grad(f.sum(), x))


def _dies(make):
    """Whether what `make` returns dies with its last reference, without the garbage collector."""
    gc.collect()
    gc.disable()
    try:
        thing = make()
        ref = weakref.ref(thing)
        del thing
        return ref() is None
    finally:
        gc.enable()


def no_cycles(m):
    x = leaf(m, 1, 2)

    class Keeps(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            b = a.exp()
            ctx.save_for_backward(a, b)
            return b

        @staticmethod
        def backward(ctx, g):
            return g * ctx.saved_tensors[1]

    def in_place():
        c = x * 1
        return c.exp_()

    def view():
        c = x * 1
        c[0].mul_(2)
        return c

    def view_of_view():
        c = x * 1
        v = c.view(2, 1)
        v.exp_()
        return v

    def hooked():
        with _hooks(m)(lambda t: t.detach(), lambda t: t):
            return x.exp()

    def backward():
        y = x.exp()
        y.sum().backward()
        return y

    def retained():
        y = (x * 1).exp()
        y.retain_grad()
        y.sum().backward()
        return y

    def twice():
        y = x.exp()
        (g,) = m.autograd.grad(y.sum(), x, create_graph=True)
        return g

    cases = [
        lambda: x.exp(),
        lambda: x.softmax(0),
        lambda: m.stack([x, x]).max(0).values,
        lambda: (x * 1).view(2, 1).exp().view(2),
        in_place,
        view,
        view_of_view,
        hooked,
        backward,
        retained,
        twice,
        lambda: Keeps.apply(x),
        lambda: (x * 1).detach_(),
        lambda: (x * 1).unbind()[0],
        lambda: x.exp().data,
    ]
    return [_dies(case) for case in cases]


def not_a_tensor(m):
    class Bad(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a, 3)
            return a * 1

        @staticmethod
        def backward(ctx, g):
            return g

    return attempt(lambda: Bad.apply(leaf(m, 1)))


def inputs_without_gradient(m):
    log = []
    x = leaf(m, 1, 2)
    with _hooks(m)(lambda t: log.append(t.tolist()) or t, lambda t: t):
        x * 2
        x * m.ones(2)
        x + x
        m.ones(2) * m.ones(2)
        x.sum()
        with m.no_grad():
            x * x
    return log


def view_saved_then_base_written(m):
    x = leaf(m, 1, 2)
    c = x * 1
    v = c[0]
    y = v * v
    c[1] = 5
    return attempt(lambda: y.backward()), c.grad_fn, v.grad_fn


def error_text_of_views(m):
    x = leaf(m, 1, 2, 3, 4)
    base = x * 1
    v = base.view(2, 2)
    y = v.exp_()
    v.add_(1)
    try:
        y.sum().backward()
    except RuntimeError as error:
        return text_of(error)
    return "no error"


def saved_after_detaching_in_place(m):
    x = leaf(m, 1, 2)
    a = x * 1
    a.detach_()
    y = a * x
    y.sum().backward()
    a.requires_grad_()
    (a * a).sum().backward()
    b = a * 1
    z = b.exp()
    z.detach_()
    return x.grad, a.grad, z.requires_grad
