"""Views, writes in place, and the rules for leaves."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from __future__ import annotations

from .helpers import attempt, leaf, seen


def base_tracking(m):
    x = leaf(m, 1, 2, 3, 4)
    c = x * 1
    v = c.view(2, 2)
    w = v[0]
    d = v.detach()
    return [
        w._base is c,
        v._base is c,
        c._base,
        d._base,
        d._is_view(),
        w._is_view(),
        c._is_view(),
        x.view(4)._base is x,
        m.ones(2).view(2)._is_view(),
        c.clone()._is_view(),
        c.contiguous() is c,
        c.view(4).contiguous()._is_view(),
        c.reshape(2, 2)._base is c,
        c.t()._base is c,
        c.expand(2, 4)._base is c,
        c.data._is_view(),
        c.to(m.float64)._is_view(),
        c.to(m.float32) is c,
        m.arange(3).view(3)._base is not None,
        c.unfold(0, 2, 1)._base is c,
        c.as_strided((2,), (1,))._base is c,
        c.alias()._base is c if hasattr(c, "alias") else True,
        [t._base is c for t in c.split(2)],
        [t.grad_fn for t in c.unbind()],
        c.diagonal()._is_view() if c.dim() > 1 else None,
    ]


def write_through_a_view(m):
    log = []
    for write in (
        lambda c, v: v.mul_(2),
        lambda c, v: v.exp_(),
        lambda c, v: v.fill_(3),
        lambda c, v: v.copy_(v.detach() * 2),
        lambda c, v: v.zero_(),
        lambda c, v: v.t().mul_(2),
        lambda c, v: v[0].mul_(v[1]),
        lambda c, v: c.mul_(2),
        lambda c, v: c.add_(c),
        lambda c, v: v.add_(c.view(2, 2)),
        lambda c, v: v.clamp_(2, 3),
        lambda c, v: v.masked_fill_(v > 2, 0.0),
        lambda c, v: v.index_put_((m.tensor([0]),), m.tensor([5.0, 6.0])),
        lambda c, v: v.t_(),
        lambda c, v: v.squeeze_(),
        lambda c, v: v.unsqueeze_(0).mul_(3),
        lambda c, v: v.transpose_(0, 1).mul_(3),
    ):
        x = leaf(m, 1, 2, 3, 4)
        c = x * x
        v = c.view(2, 2)
        error = attempt(lambda: write(c, v))
        total = (c * m.arange(4.0)).sum() + (v.exp() * 0.1).sum()
        names = [c.grad_fn, v.grad_fn, c._version, v._version]
        log.append([error, names, attempt(lambda: total.backward()), x.grad])
    return log


def chains(m):
    x = leaf(m, 1, 2, 3, 4, 5, 6)
    c = x * 1
    a = c.view(2, 3)
    b = a[1]
    d = b[1:]
    d.mul_(3)
    a.add_(1)
    b.exp_()
    c.mul_(2)
    y = (a * 2).sum() + d.sum()
    y.backward()
    return [t.grad_fn for t in (a, b, c, d)], x.grad, [t._version for t in (x, c, a, b, d)]


def second_derivative_through_views(m):
    x = leaf(m, 1, 2, 3)
    c = x * x
    c[1:].mul_(c[:2].clone())
    c.t()
    c.view(3, 1)[0].exp_()
    (g,) = m.autograd.grad(c.sum(), x, create_graph=True)
    (h,) = m.autograd.grad(g.sum(), x)
    return g, h, g.grad_fn is not None


def multi_output_views(m):
    log = []
    for split in (
        lambda c: c.split(2),
        lambda c: c.unbind(),
        lambda c: c.chunk(2),
        lambda c: c.split([1, 3]),
        lambda c: m.tensor_split(c, 2),
        lambda c: c.view(2, 2).unbind(1),
        lambda c: m.hsplit(c, 2),
        lambda c: m.split(c.view(2, 2), 1),
    ):
        x = leaf(m, 1, 2, 3, 4)
        c = x * 1
        parts = split(c)
        log.append(attempt(lambda: parts[0].add_(1)))
        log.append(attempt(lambda: parts[1].view(-1)[0].add_(1)))
        c.mul_(2)
        log.append(attempt(lambda: parts[1].grad_fn))
        log.append(attempt(lambda: parts[0].sum().backward()))
        with m.no_grad():
            log.append(attempt(lambda: split(x)[0].grad_fn))
    return log


def multi_output_views_of_leaves(m):
    x = leaf(m, 1, 2, 3, 4)
    y = m.ones(4)
    with m.no_grad():
        quiet = x.split(2)
    return [
        attempt(lambda: x.split(2)[0].add_(1)),
        attempt(lambda: y.split(2)[0].add_(1)),
        attempt(lambda: y.split(2)[0].mul_(x[:2]).grad_fn),
        attempt(lambda: quiet[0].add_(1)),
        attempt(lambda: quiet[0].mul_(x[:2])),
    ]


def views_made_in_no_grad(m):
    x = leaf(m, 1, 2)
    c = x * 1
    with m.no_grad():
        v, w, p = c.view(2, 1), x.view(2, 1), c.unbind()[0]
        vv = v.view(2)
    u = v.view(2)
    log = [seen(t)[:2] + seen(t)[3:] for t in (v, w, p, vv, u)]
    log += [attempt(lambda t=t: t.add_(1)) for t in (v, w, p, vv, u)]
    c.add_(1)
    log += [attempt(lambda t=t: t.grad_fn) for t in (v, w, p, vv, u)]
    with m.no_grad():
        log.append(attempt(lambda: v.add_(1)))
        log.append(attempt(lambda: w.add_(1)))
    return log, c, x


def views_written_in_no_grad(m):
    x = leaf(m, 1, 2)
    c = x * 1
    v = c.view(2, 1)
    with m.no_grad():
        v.mul_(2)
    return c, c.grad_fn, v.grad_fn, attempt(lambda: v.sum().backward()), x.grad


def leaves(m):
    x = leaf(m, 1, 2)
    return [
        attempt(lambda: x.add_(1)),
        attempt(lambda: x.view(2, 1).add_(1)),
        attempt(lambda: x[0].add_(1)),
        attempt(lambda: x.__setitem__(0, 1.0)),
        attempt(lambda: x.zero_()),
        attempt(lambda: x.copy_(m.ones(2))),
        attempt(lambda: x.fill_(1)),
        attempt(lambda: x.t_()),
        attempt(lambda: x.detach().add_(1)),
        attempt(lambda: x.data.add_(1)),
        attempt(lambda: x.normal_()),
        attempt(lambda: x.exponential_()),
        attempt(lambda: m.ones(2).add_(x).grad_fn),
        attempt(lambda: m.ones(2, dtype=m.int64).add_(x)),
        attempt(lambda: m.add(x, x, out=m.ones(2))),
        attempt(lambda: m.add(m.ones(2), m.ones(2), out=x)),
        attempt(lambda: m.exp(x, out=m.ones(2))),
    ]


def leaf_becomes_a_result(m):
    a = m.ones(2)
    b = leaf(m, 3, 4)
    v = a.view(2, 1)
    a.mul_(b)
    log = [seen(a), seen(v)]
    a.sum().backward()
    log.append(b.grad)
    c = m.zeros(4)
    d = c.view(2, 2)
    d[0] = b * 2
    log += [seen(c), seen(d)]
    c.sum().backward()
    return log, b.grad


def detach_in_place(m):
    x = leaf(m, 1, 2)
    c = x * 1
    v = c.view(2, 1)
    d = x * 2
    e = d.exp()
    return [
        attempt(lambda: v.detach_()),
        attempt(lambda: c.unbind()[0].detach_()),
        attempt(lambda: c.data.view(2, 1).detach_()),
        seen(d.detach_()),
        d is d.detach_(),
        attempt(lambda: e.sum().backward()),
        x.grad,
        seen(x.detach_()),
        seen(m.ones(2).view(1, 2).detach()),
        attempt(lambda: m.ones(2).view(1, 2).detach_()),
    ]


def as_strided_backward(m):
    log = []
    for size, stride, offset in (
        ((2, 2), (1, 1), 0),
        ((3,), (2,), 1),
        ((2, 3), (0, 1), 2),
        ((4,), (1,), 0),
        ((2, 2), (3, 2), 0),
        ((), (), 3),
        ((3, 2), (1, 2), 0),
        ((1, 2), (7, 1), 1),
    ):
        x = leaf(m, 1, 2, 3, 4, 5, 6)
        c = x * 1
        y = c.as_strided(size, stride, offset)
        w = m.arange(1.0, y.numel() + 1).reshape(size)
        (g,) = m.autograd.grad((y * y * w).sum(), x, create_graph=True)
        log.append([y, g, m.autograd.grad(g.sum(), x)])
        t = (x * 1).view(2, 3).t()
        y = t.as_strided(size, stride, offset)
        log.append(m.autograd.grad((y * w).sum(), x))
        e = (x[:2] * 1).expand(3, 2)
        y = e.as_strided((2,), (1,), 0)
        log.append(m.autograd.grad((y * m.tensor([1.0, 2.0])).sum(), x))
    return log


def data_rules(m):
    x = leaf(m, 1, 2)
    log = []
    for value in (m.ones(3), m.ones(2, dtype=m.float64), m.ones(2, dtype=m.int64), 3, None, leaf(m, 5, 6)):

        def assign(value=value):
            y = leaf(m, 1, 2)
            y.data = value
            return [y, y.requires_grad, y.is_leaf, str(y.dtype), y._version]

        log.append(attempt(assign))
    y = x * 2
    v = y.view(2, 1)
    y.data = m.zeros(2)
    log += [y, y.grad_fn, v, v._base is y, attempt(lambda: v.grad_fn), y._version]
    d = x.data
    d.add_(1)
    log += [x, x._version, d._version, d.requires_grad, d.is_leaf]
    return log, attempt(lambda: delattr(x, "data"))


def data_of_inference_tensors(m):
    with m.inference_mode():
        y = m.ones(2)
    x = leaf(m, 1, 2)
    z = m.zeros(2)
    z.data = y
    first = [z.is_inference(), attempt(lambda: z._version), attempt(lambda: z.add_(1))]

    def assign():
        x.data = y
        return x.requires_grad, x.is_inference()

    return first, attempt(assign)


def resize_and_set(m):
    x = leaf(m, 1, 2)
    c = x * 1
    return [
        attempt(lambda: x.resize_(3)),
        attempt(lambda: c.resize_(1)),
        attempt(lambda: x.resize_as_(m.ones(3))),
        attempt(lambda: x.detach().resize_(1)),
        attempt(lambda: m.ones(2)._version),
        attempt(lambda: m.ones(2).set_(m.ones(3))),
        attempt(lambda: m.ones(2).set_(m.ones(3))._version),
        attempt(lambda: x.set_(m.ones(3))),
        attempt(lambda: c.set_(m.ones(3))),
        attempt(lambda: m.ones(2).set_(x)),
    ]


def requires_grad_rules(m):
    x = leaf(m, 1, 2)
    c = x * 2
    i = m.arange(3)
    v = x.view(2, 1)
    with m.no_grad():
        w = x.view(2, 1)
    return [
        attempt(lambda: i.requires_grad_()),
        attempt(lambda: setattr(i, "requires_grad", True)),
        attempt(lambda: setattr(i, "requires_grad", False)),
        attempt(lambda: c.requires_grad_(False)),
        attempt(lambda: setattr(c, "requires_grad", False)),
        attempt(lambda: c.requires_grad_().grad_fn),
        attempt(lambda: setattr(c, "requires_grad", True)),
        attempt(lambda: setattr(x, "requires_grad", "yes")),
        attempt(lambda: setattr(x, "requires_grad", None)),
        attempt(lambda: x.requires_grad_("yes")),
        attempt(lambda: v.requires_grad_(False)),
        attempt(lambda: w.requires_grad_(False).requires_grad),
        attempt(lambda: w.requires_grad_(True).grad_fn),
        attempt(lambda: m.tensor([1], requires_grad=True)),
        attempt(lambda: m.ones(2, dtype=m.int64, requires_grad=True)),
        attempt(lambda: m.arange(3, requires_grad=True)),
        attempt(lambda: m.zeros(2, dtype=m.bool).requires_grad_()),
        attempt(lambda: delattr(x, "requires_grad")),
        x.requires_grad,
    ]


def requires_grad_switched_off(m):
    x = leaf(m, 1, 2)
    y = x * 2
    x.requires_grad_(False)
    z = x * 3
    y.sum().backward()
    return x.grad, z.requires_grad, x.is_leaf, attempt(lambda: x.add_(1)), x._version


def grad_assignment(m):
    x = leaf(m, 1, 2)
    log = []
    for value in (
        m.ones(2),
        None,
        3,
        "a",
        m.ones(3),
        m.ones(2, dtype=m.float64),
        m.ones(2, dtype=m.int64),
        m.ones(2, device="meta"),
        leaf(m, 1, 1),
        x,
        m.ones(2, 1),
    ):

        def assign(value=value):
            x.grad = value
            return x.grad

        log.append(attempt(assign))
    x.grad = m.ones(2)
    del x.grad
    log.append(x.grad)
    y = m.ones(2)
    y.grad = m.zeros(2)
    c = x * 1
    c.grad = m.zeros(2)
    return log, y.grad, c.grad, attempt(lambda: setattr(m.arange(2), "grad", m.ones(2)))


def retain_grad(m):
    import warnings

    x = leaf(m, 1, 2)
    y = x * 2
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        before = y.grad
    message = [str(w.message) for w in caught]
    log = [before, message, attempt(lambda: m.ones(2).retain_grad()), x.retains_grad, y.retains_grad]
    x.retain_grad()
    y.retain_grad()
    y.retain_grad()
    log += [x.retains_grad, y.retains_grad]
    (y * 3).sum().backward()
    log += [y.grad, x.grad]
    (y * 3).sum().backward()
    log += [y.grad, x.grad]
    z = x * 1
    z.retain_grad()
    z.mul_(2)
    w = z.view(2, 1)
    w.retain_grad()
    z.add_(1)
    (z * z).sum().backward(m.tensor(1.0))
    log += [z.grad, w.grad, z.retains_grad]
    return log


def is_leaf(m):
    x = leaf(m, 1, 2)
    with m.no_grad():
        y = x * 2
    return [
        x.is_leaf,
        (x * 2).is_leaf,
        y.is_leaf,
        m.ones(2).is_leaf,
        x.detach().is_leaf,
        x.data.is_leaf,
        x.view(2).is_leaf,
        m.ones(2).view(2).is_leaf,
        (m.ones(2) * 2).is_leaf,
        m.arange(3).is_leaf,
        (x > 1).is_leaf,
        (x * 2).requires_grad_().is_leaf,
        (m.ones(2) * 2).requires_grad_().is_leaf,
        x.clone().is_leaf,
        x.to(m.float64).is_leaf,
        x.to(m.float32).is_leaf,
    ]


def saved_by_itself(m):
    log = []
    for name in (
        "exp_",
        "sigmoid_",
        "tanh_",
        "sqrt_",
        "relu_",
        "reciprocal_",
        "sin_",
        "abs_",
        "log_",
        "square_",
        "neg_",
    ):
        x = leaf(m, 1, 2)
        c = x * 1
        attempt(lambda: getattr(c, name)())
        log.append([name, attempt(lambda: c.sum().backward()), x.grad])
    for write in (
        lambda c: c.mul_(c),
        lambda c: c.add_(c),
        lambda c: c.div_(c.clone()),
        lambda c: c.pow_(2),
        lambda c: c.pow_(c),
        lambda c: c.addcmul_(c, c),
        lambda c: c.sub_(c, alpha=2),
        lambda c: c.copy_(c),
        lambda c: c.lerp_(c.clone(), 0.5),
    ):
        x = leaf(m, 1, 2)
        c = x * 1
        log.append([attempt(lambda: write(c)), attempt(lambda: c.sum().backward()), x.grad])
    return log


def integer_views(m):
    i = m.arange(4)
    v = i.view(2, 2)
    v.add_(1)
    x = leaf(m, 1, 2)
    f = x.to(m.int64)
    return (
        i,
        v._version,
        i._version,
        v.grad_fn,
        f.requires_grad,
        attempt(lambda: v.add_(x)),
        attempt(lambda: v.copy_(x[0])),
    )


def version_counters(m):
    x = m.ones(2, 2)
    v, d, c, n = x.view(4), x.detach(), x.clone(), x.data
    x.add_(1)
    v.add_(1)
    with m.no_grad():
        x.mul_(2)
    n.add_(1)
    x[0] = 3
    m.add(x, x, out=x)
    return [t._version for t in (x, v, d, c, n)], x


def views_of_expanded(m):
    x = leaf(m, 1)
    e = (x * 1).expand(3)
    return [
        attempt(lambda: e.add_(1)),
        attempt(lambda: e[0].add_(1).grad_fn),
        attempt(lambda: e.clone().add_(1).grad_fn),
        attempt(lambda: m.autograd.grad(e.sum(), x)),
    ]


def overlapping_writes(m):
    c = leaf(m, 1, 2, 3) * 1
    w = c.as_strided((2, 2), (1, 1))
    return (
        attempt(lambda: w.add_(1)),
        attempt(lambda: w.copy_(m.ones(2, 2))),
        attempt(lambda: c[1:].copy_(c[:2])),
        attempt(lambda: c[1:].add_(c[:2])),
    )


def dtype_views(m):
    x = leaf(m, 1, 2)
    c = x * 1
    return [
        attempt(lambda: c.view(m.int32).requires_grad),
        attempt(lambda: c.view(m.int32)._is_view()),
        attempt(lambda: c.view(m.float32).grad_fn),
        attempt(lambda: c.view(m.float32) is c),
    ]


def views_whose_base_began_to_require_grad(m):
    def stale():
        base = m.ones(2, 2)
        view = base.view(4)
        base.mul_(leaf(m, 1, 2))
        return view

    v, w = stale(), stale()
    with_look = attempt(lambda: (w.grad_fn, w.add_(1).grad_fn))
    kept = stale()
    kept.retain_grad()
    (kept * 2).sum().backward()
    return [
        attempt(lambda: v.add_(1)),
        with_look,
        attempt(lambda: stale().requires_grad_(False).requires_grad),
        stale().is_leaf,
        attempt(lambda: stale().grad),
        kept.retains_grad,
    ]


def grad_of_a_view_that_cannot_be_made_anew(m):
    c = leaf(m, 1, 2) * 1
    with m.no_grad():
        v = c.view(2, 1)
    c.mul_(2)
    return attempt(lambda: v.grad), attempt(lambda: v.is_leaf), attempt(lambda: v.grad_fn)
