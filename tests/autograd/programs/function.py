"""torch.autograd.Function: what the context offers, what is checked, what is refused."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from __future__ import annotations

from .helpers import attempt, leaf, seen


def _make(m, forward, backward=lambda ctx, *g: g[0], name="MyFn", **members):
    members = {k: staticmethod(v) if callable(v) else v for k, v in members.items()}
    return type(
        name, (m.autograd.Function,), {"forward": staticmethod(forward), "backward": staticmethod(backward), **members}
    )


def names_and_attributes(m):
    noted = {}

    def forward(ctx, x, k, y, none):
        noted["inside"] = [ctx.needs_input_grad, type(ctx).__name__, ctx.name()]
        ctx.save_for_backward(x, None, y)
        ctx.k = k
        return x * k, y * 2

    def backward(ctx, gx, gy):
        noted["backward"] = [ctx.needs_input_grad, [t is None for t in ctx.saved_tensors], ctx.k, gx, gy]
        return gx * ctx.k, None, None, None

    fn = _make(m, forward, backward)
    x, y = leaf(m, 1, 2), m.ones(2)
    a, b = fn.apply(x, 3, y, None)
    node = a.grad_fn
    noted["node"] = [
        node is b.grad_fn,
        a.output_nr,
        b.output_nr,
        node.name(),
        type(node).__name__,
        [n for n, _ in node.next_functions],
        node.metadata,
        node.requires_grad,
        len(node.saved_tensors),
        len(node._raw_saved_tensors),
        node.needs_input_grad,
        node.dirty_tensors,
        node.non_differentiable,
        node.to_save,
        node.saved_for_forward,
        fn.__name__,
        fn._backward_cls.__name__,
        [c.__name__ for c in fn._backward_cls.__mro__ if c.__name__ in ("BackwardCFunction", "FunctionCtx")],
        fn.generate_vmap_rule,
        fn.clear_saved_tensors_on_access,
    ]
    node.metadata["mine"] = 1
    noted["kept"] = a.grad_fn.metadata["mine"]
    (a + b).sum().backward()
    return noted, x.grad, attempt(lambda: node.saved_tensors), attempt(lambda: node._raw_saved_tensors)


def wrong_numbers_of_gradients(m):
    log = []
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    for returned in (
        lambda g: (g,),
        lambda g: (g, g),
        lambda g: (g, g, None),
        lambda g: (g, g, g),
        lambda g: (g, g, None, None),
        lambda g: g,
        lambda g: None,
        lambda g: (None, None, None),
        lambda g: (3, None, None),
        lambda g: ("a", None, None),
        lambda g: [g, g, None],
        lambda g: (g[0], g, None),
        lambda g: (g.double(), g, None),
        lambda g: (g.view(1, 2), g, None),
        lambda g: (),
    ):
        fn = _make(m, lambda ctx, a, b, k: a * b, lambda ctx, g, returned=returned: returned(g))
        log.append(attempt(lambda: m.autograd.grad(fn.apply(x, y, 2).sum(), (x, y), allow_unused=True)))
    return log


def outputs_of_all_kinds(m):
    log = []
    x = leaf(m, 1, 2)
    for forward in (
        lambda ctx, a: (a * 2, 3, None, "text"),
        lambda ctx, a: 3,
        lambda ctx, a: None,
        lambda ctx, a: [a * 2, a * 3],
        lambda ctx, a: (),
        lambda ctx, a: (a * 2,),
        lambda ctx, a: (a > 1, a * 2),
        lambda ctx, a: (a.long(), a.int()),
        lambda ctx, a: {"a": a},
        lambda ctx, a: (a, a),
        lambda ctx, a: (a * 2, a),
    ):
        fn = _make(m, forward, lambda ctx, *g: next(t for t in g if t is not None))

        def run(fn=fn):
            out = fn.apply(x)
            outs = out if isinstance(out, tuple) else (out,)
            return [type(out).__name__, [seen(o) if isinstance(o, m.Tensor) else o for o in outs]]

        log.append(attempt(run))
    return log


def inputs_as_outputs(m):
    log = []
    x, c, w = leaf(m, 1, 2), leaf(m, 3, 4) * 1, m.ones(2)
    v = (leaf(m, 5, 6) * 1).view(2, 1)
    fn = _make(m, lambda ctx, a: a)
    for t in (x, c, w, v):
        y = fn.apply(t)
        log.append([seen(y), y is t, y._base is t, y.data_ptr() == t.data_ptr(), attempt(lambda: y.add_(1))])
    with m.no_grad():
        y = fn.apply(x)
        log.append([seen(y), y is x])
    return log


def views_as_outputs(m):
    log = []
    one = _make(m, lambda ctx, a: a.view(2, 1), lambda ctx, g: g.view(2))
    two = _make(m, lambda ctx, a: (a[0], a[1]), lambda ctx, g, h: m.stack([g, h]))
    for base in (leaf(m, 1, 2), leaf(m, 1, 2) * 1):
        y = one.apply(base)
        log.append([seen(y), y._base is base, attempt(lambda: y.mul_(2)), attempt(lambda: y.sum().backward())])
        p, q = two.apply(base)
        log.append([seen(p), seen(q), attempt(lambda: p.mul_(2)), attempt(lambda: q.sum().backward())])
    base = leaf(m, 1, 2) * 1
    y = one.apply(base)
    attempt(lambda: base.add_(1))
    log.append(attempt(lambda: y.grad_fn))
    z = one.apply(m.ones(2))
    log += [seen(z), attempt(lambda: z.add_(1))]
    return log


def marked_dirty(m):
    def forward(ctx, a):
        a.mul_(2)
        ctx.mark_dirty(a)
        return a

    fn = _make(m, forward, lambda ctx, g: g * 2)
    log = []
    x = leaf(m, 1, 2)
    c = x * 1
    y = fn.apply(c)
    log += [y is c, seen(c), c._version, attempt(lambda: c.sum().backward()), x.grad]
    log.append(attempt(lambda: fn.apply(leaf(m, 1, 2))))
    with m.no_grad():
        log.append(attempt(lambda: fn.apply(leaf(m, 1, 2))))
    w = m.ones(2)
    log += [fn.apply(w) is w, seen(w), w._version]
    x = leaf(m, 1, 2)
    base = x * 1
    v = base.view(2, 1)
    log += [attempt(lambda: fn.apply(v) is v), seen(base), seen(v), attempt(lambda: base.sum().backward()), x.grad]
    log.append(attempt(lambda: fn.apply(leaf(m, 1, 2).view(2, 1))))
    log.append(attempt(lambda: fn.apply((leaf(m, 1, 2) * 1).unbind()[0])))
    return log


def marked_dirty_wrongly(m):
    def not_returned(ctx, a):
        ctx.mark_dirty(a)
        return a * 2

    def no_tensor(ctx, a):
        ctx.mark_dirty(3)
        return a * 2

    def no_input(ctx, a):
        b = a * 2
        ctx.mark_dirty(b)
        return b

    def view_and_more(ctx, a):
        ctx.mark_dirty(a)
        return a, a * 2

    def late(ctx, a, b):
        a.add_(b)
        ctx.mark_dirty(a)
        return a

    def list_of(ctx, a):
        ctx.mark_dirty([a])
        return a

    log = []
    for forward in (not_returned, no_tensor, no_input, view_and_more, list_of):
        fn = _make(m, forward, lambda ctx, *g: g[0])
        log.append(attempt(lambda: seen_all(fn.apply(leaf(m, 1, 2) * 1))))
        log.append(attempt(lambda: seen_all(fn.apply((leaf(m, 1, 2) * 1).view(2, 1)))))
        log.append(attempt(lambda: seen_all(fn.apply(m.ones(2)))))
    fn = _make(m, late, lambda ctx, g: (g, g))
    x = leaf(m, 3, 4)
    w = m.ones(2)
    y = fn.apply(w, x)
    log += [y is w, seen(w), attempt(lambda: w.sum().backward()), x.grad]
    return log


def seen_all(out):
    return [seen(t) for t in (out if isinstance(out, tuple) else (out,))]


seen_all.__module__ = "helpers"


def marked_non_differentiable(m):
    def forward(ctx, a):
        b, c = a * 2, a * 3
        ctx.mark_non_differentiable(b)
        return b, c

    noted = []

    def backward(ctx, gb, gc):
        noted.append([gb, gc])
        return gc * 3

    fn = _make(m, forward, backward)
    x = leaf(m, 1, 2)
    b, c = fn.apply(x)
    c.sum().backward()

    def of_an_input(ctx, a):
        ctx.mark_non_differentiable(a)
        return a

    def no_tensor(ctx, a):
        ctx.mark_non_differentiable(3)
        return a * 2

    def of_a_view(ctx, a):
        v = a.view(2, 1)
        ctx.mark_non_differentiable(v)
        return v

    def dirty_too(ctx, a):
        a.add_(1)
        ctx.mark_dirty(a)
        ctx.mark_non_differentiable(a)
        return a

    return [
        seen(b),
        seen(c),
        noted,
        x.grad,
        attempt(lambda: seen(_make(m, of_an_input).apply(x))),
        attempt(lambda: seen(_make(m, of_an_input).apply(x * 1))),
        attempt(lambda: seen(_make(m, no_tensor).apply(x))),
        attempt(lambda: seen(_make(m, of_a_view).apply(x))),
        attempt(lambda: seen(_make(m, of_a_view).apply(x * 1))),
        attempt(lambda: seen(_make(m, dirty_too).apply(x * 1))),
    ]


def materialized_gradients(m):
    log = []
    for materialize in (True, False):

        def forward(ctx, a, materialize=materialize):
            ctx.set_materialize_grads(materialize)
            return a * 2, a * 3, a[0] * 1

        def backward(ctx, *grads):
            log.append(grads)
            return grads[0] if grads[0] is not None else None

        fn = _make(m, forward, backward)
        x = leaf(m, 1, 2)
        a, _b, c = fn.apply(x)
        a.sum().backward(retain_graph=True)
        log.append(x.grad)
        c.backward()
        log.append(x.grad)
    return log


def once_differentiable(m):
    once = m.autograd.function.once_differentiable

    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a * b

    def backward(ctx, g):
        a, b = ctx.saved_tensors
        return g * b, g * a

    fn = _make(m, forward, once(backward))
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    g, h = m.autograd.grad(fn.apply(x, y).sum(), (x, y), create_graph=True)
    w = leaf(m, 1, 1)
    i, _j = m.autograd.grad(fn.apply(x, y), (x, y), w, create_graph=True)
    return [
        [g, h, g.requires_grad, i.requires_grad, i.grad_fn],
        attempt(lambda: m.autograd.grad(i.sum(), x)),
        attempt(lambda: m.autograd.grad(i.sum(), w)),
        backward.__name__,
        once(backward).__name__,
    ]


def setup_context(m):
    noted = {}

    def forward(a, b, k=3):
        return a * b * k

    def setup(ctx, inputs, output):
        noted["setup"] = [len(inputs), inputs[2], output, output.requires_grad, ctx.needs_input_grad]
        ctx.save_for_backward(*inputs[:2])
        ctx.k = inputs[2]

    def backward(ctx, g):
        a, b = ctx.saved_tensors
        return g * b * ctx.k, g * a * ctx.k, None

    fn = _make(m, forward, backward, setup_context=setup)
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    out = fn.apply(x, y)
    out.sum().backward()
    log = [
        noted,
        x.grad,
        y.grad,
        fn.apply(x, y, 5),
        attempt(lambda: fn.apply(x, b=y, k=2)),
        attempt(lambda: fn.apply(x)),
    ]
    plain = _make(m, lambda ctx, a: a * 2, lambda ctx, g: g * 2)
    log.append(attempt(lambda: plain.apply(a=x)))
    return log


def setup_context_saves_its_input(m):
    def setup(ctx, inputs, output):
        ctx.save_for_backward(output)

    fn = _make(m, lambda a: a, setup_context=setup)
    return attempt(lambda: fn.apply(leaf(m, 1, 2))), attempt(lambda: fn.apply(m.ones(2)))


def saving_intermediate_results(m):
    def forward(ctx, a):
        inner, out = a.exp(), a.sin()
        ctx.save_for_backward(a, inner, out)
        return out

    noted = []

    def backward(ctx, g):
        a, inner, out = ctx.saved_tensors
        noted.append([a.requires_grad, inner.requires_grad, out.requires_grad, out.grad_fn is not None])
        return g * a.cos() * inner

    fn = _make(m, forward, backward)
    x = leaf(m, 1, 2)
    (g,) = m.autograd.grad(fn.apply(x).sum(), x, create_graph=True)
    return g, noted, m.autograd.grad(g.sum(), x)


def saved_tensors_are_checked(m):
    def forward(ctx, a):
        out = a.exp()
        ctx.save_for_backward(a, out)
        return out

    fn = _make(m, forward, lambda ctx, g: g * ctx.saved_tensors[1])
    x = leaf(m, 1, 2)
    y = fn.apply(x)
    y.add_(1)
    first = attempt(lambda: y.sum().backward())
    c = x * 1
    z = fn.apply(c)
    c.add_(1)
    second = attempt(lambda: z.sum().backward())
    v = fn.apply(x)
    v.sum().backward()
    return first, second, attempt(lambda: v.sum().backward()), attempt(lambda: v.grad_fn.saved_tensors)


def save_for_backward_arguments(m):
    def saving(*values):
        def forward(ctx, a):
            ctx.save_for_backward(*[a if v == "a" else v for v in values])
            return a * 2

        return _make(m, forward, lambda ctx, g: g)

    def forward_saving(*values):
        def forward(ctx, a):
            ctx.save_for_forward(*values)
            return a * 2

        return _make(m, forward, lambda ctx, g: g)

    x = leaf(m, 1, 2)
    return [
        attempt(lambda: saving("a", None).apply(x).grad_fn.saved_tensors),
        attempt(lambda: saving(3).apply(x)),
        attempt(lambda: saving("a", "b").apply(x)),
        attempt(lambda: saving([x]).apply(x)),
        attempt(lambda: forward_saving(3).apply(x)),
        attempt(lambda: forward_saving(None, x).apply(x).grad_fn.saved_for_forward),
        attempt(lambda: setattr(saving("a").apply(x).grad_fn, "to_save", 3)),
    ]


def not_implemented_methods(m):
    fn = type("Empty", (m.autograd.Function,), {})
    forward_only = type("ForwardOnly", (m.autograd.Function,), {"forward": staticmethod(lambda ctx, a: a * 2)})
    both = _make(m, lambda ctx, a: a * 2, vjp=lambda ctx, g: g)
    vjp = type(
        "Vjp",
        (m.autograd.Function,),
        {"forward": staticmethod(lambda ctx, a: a * 2), "vjp": staticmethod(lambda ctx, g: g * 2)},
    )
    x = leaf(m, 1, 2)
    return [
        attempt(lambda: fn.apply(x)),
        attempt(lambda: forward_only.apply(x).sum().backward()),
        attempt(lambda: both.apply(x).sum().backward()),
        attempt(lambda: m.autograd.grad(vjp.apply(x).sum(), x)),
        attempt(lambda: fn.vmap(None, None)),
        attempt(lambda: fn.jvp(None)),
        attempt(lambda: fn.setup_context(None, None, None)),
        attempt(lambda: fn.backward(None)),
    ]


def instances(m):
    import warnings

    fn = _make(m, lambda ctx, a: a * 2)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        made = fn()
    messages = [(w.category.__name__, str(w.message).split("> ")[1]) for w in caught]
    return messages, attempt(lambda: made(m.ones(1)))


def without_recording(m):
    noted = []

    def forward(ctx, a):
        noted.append([ctx.needs_input_grad, m.is_grad_enabled(), a.requires_grad])
        ctx.save_for_backward(a)
        return a * 2

    fn = _make(m, forward)
    x = leaf(m, 1, 2)
    with m.no_grad():
        y = fn.apply(x)
    z = fn.apply(m.ones(2))
    with m.inference_mode():
        w = fn.apply(x)
    return noted, seen(y), seen(z), seen(w)


def nested_functions(m):
    inner = _make(m, lambda ctx, a: a * 2, lambda ctx, g: g * 2, name="Inner")

    def forward(ctx, a):
        b = inner.apply(a)
        noted.append(seen(b))
        with m.enable_grad():
            c = inner.apply(a)
            noted.append(seen(c))
        return b * 3

    noted = []
    outer = _make(m, forward, lambda ctx, g: inner.apply(g) * 3, name="Outer")
    x = leaf(m, 1, 2)
    y = outer.apply(x)
    (g,) = m.autograd.grad(y.sum(), x, create_graph=True)
    return noted, y.grad_fn.name(), g, seen(g)


def recorded_inside_forward(m):
    def forward(ctx, a):
        with m.enable_grad():
            b = a * 2
            c = b.exp()
        return c

    fn = _make(m, forward, lambda ctx, g: g * 7)
    x = leaf(m, 1, 2)
    y = fn.apply(x)
    return seen(y), m.autograd.grad(y.sum(), x)


def double_backward(m):
    def forward(ctx, a):
        ctx.save_for_backward(a)
        return a**3

    fn = _make(m, forward, lambda ctx, g: 3 * g * ctx.saved_tensors[0] ** 2)
    x = leaf(m, 2, 3)
    (g,) = m.autograd.grad(fn.apply(x).sum(), x, create_graph=True)
    (h,) = m.autograd.grad(g.sum(), x, create_graph=True)
    (i,) = m.autograd.grad(h.sum(), x)
    return g, h, i, [n for n, _ in g.grad_fn.next_functions]


def gradients_that_nobody_wants(m):
    noted = []

    def backward(ctx, g):
        noted.append(ctx.needs_input_grad)
        return g * 1, g * 2

    fn = _make(m, lambda ctx, a, b: a * b, backward)
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    m.autograd.grad(fn.apply(x, y).sum(), x)
    m.autograd.grad(fn.apply(x.detach(), y).sum(), y)
    return noted


def errors_pass_through(m):
    def fails(*args):
        raise KeyError("mine")

    return [
        attempt(lambda: _make(m, fails).apply(leaf(m, 1))),
        attempt(lambda: _make(m, lambda ctx, a: a * 2, fails).apply(leaf(m, 1)).sum().backward()),
    ]


def hooks_on_the_node(m):
    log = []
    fn = _make(m, lambda ctx, a: a * 2, lambda ctx, g: g * 2)
    x = leaf(m, 1, 2)
    y = fn.apply(x)
    y.grad_fn.register_hook(lambda gi, go: log.append(["post", gi, go]))
    y.grad_fn.register_prehook(lambda go: log.append(["pre", go]))
    y.register_hook(lambda g: log.append(["tensor", g]))
    y.sum().backward()
    return log


def context_keeps_no_cycle(m):
    from .saved import _dies

    x = leaf(m, 1, 2)

    def forward(ctx, a):
        out = a.exp()
        ctx.save_for_backward(a, out)
        ctx.extra = 3
        return out

    fn = _make(m, forward, lambda ctx, g: g * ctx.saved_tensors[1])

    def after_backward():
        y = fn.apply(x)
        y.sum().backward()
        return y

    def in_place(ctx, a):
        a.mul_(2)
        ctx.mark_dirty(a)
        ctx.save_for_backward(a)
        return a

    changed = _make(m, in_place, lambda ctx, g: g)
    return [
        _dies(lambda: fn.apply(x)),
        _dies(lambda: fn.apply(x).grad_fn),
        _dies(after_backward),
        _dies(lambda: changed.apply(x * 1)),
        _dies(lambda: changed.apply((x * 1).view(2, 1))),
    ]


def forward_mode(m):
    fw = m.autograd.forward_ad

    def forward(ctx, a, b, k):
        ctx.save_for_forward(a, b)
        ctx.save_for_backward(a, b)
        ctx.k = k
        return a * b * k

    def jvp(ctx, da, db, dk):
        a, b = ctx.saved_tensors
        noted.append([da, db, dk, m.is_grad_enabled()])
        left = 0 if da is None else da * b * ctx.k
        right = 0 if db is None else a * db * ctx.k
        return left + right

    noted = []
    fn = _make(m, forward, lambda ctx, g: (g, g, None), jvp=jvp)
    x, y = m.tensor([1.0, 2.0]), m.tensor([3.0, 4.0])
    with fw.dual_level():
        out = fn.apply(fw.make_dual(x, m.ones(2)), fw.make_dual(y, m.tensor([0.0, 1.0])), 3)
        half = fn.apply(fw.make_dual(x, m.ones(2)), y, 2)
        none = fn.apply(x, y, 2)
        tangents = [fw.unpack_dual(t).tangent for t in (out, half, none)]
    return out, tangents, noted


def forward_mode_of_several_outputs(m):
    fw = m.autograd.forward_ad
    log = []

    def run(forward, jvp, count=1, **members):
        fn = _make(m, forward, lambda ctx, *g: g[0], jvp=jvp, **members)

        def call():
            with fw.dual_level():
                duals = [fw.make_dual(m.tensor([1.0, 2.0]), m.ones(2)) for _ in range(count)]
                out = fn.apply(*duals)
                outs = out if isinstance(out, tuple) else (out,)
                return [fw.unpack_dual(o).tangent if isinstance(o, m.Tensor) else o for o in outs]

        log.append(attempt(call))

    run(lambda ctx, a: (a * 2, a * 3), lambda ctx, t: (t * 2, t * 3))
    run(lambda ctx, a: (a * 2, 5), lambda ctx, t: (t * 2, None))
    run(lambda ctx, a: (a * 2, a * 3), lambda ctx, t: t * 2)
    run(lambda ctx, a: a * 2, lambda ctx, t: (t * 2, t))
    run(lambda ctx, a: a * 2, lambda ctx, t: 3)
    run(lambda ctx, a: a * 2, lambda ctx, t: m.ones(3))
    run(lambda ctx, a: a * 2, lambda ctx, t: m.ones(2, dtype=m.float64))
    run(lambda ctx, a: (a * 2, 5), lambda ctx, t: (t * 2, t))
    run(lambda ctx, a: a.view(2, 1), lambda ctx, t: t.view(2, 1))
    run(lambda ctx, a: a.view(2, 1), lambda ctx, t: t.view(2, 1) * 1)
    run(lambda ctx, a: a, lambda ctx, t: t)
    run(lambda ctx, a: a, lambda ctx, t: t * 1)

    def non_differentiable(ctx, a):
        out = a * 2
        ctx.mark_non_differentiable(out)
        return out, a * 3

    run(non_differentiable, lambda ctx, t: (None, t * 3))
    run(non_differentiable, lambda ctx, t: (t, t * 3))

    def dirty(ctx, a):
        a.mul_(2)
        ctx.mark_dirty(a)
        return a

    run(dirty, lambda ctx, t: t.mul_(2))
    run(dirty, lambda ctx, t: t * 2)
    run(lambda a: a * 2, lambda ctx, t: t * 2, setup_context=lambda ctx, inputs, output: None)
    fn = _make(m, lambda ctx, a: a * 2)

    def missing():
        with fw.dual_level():
            return fn.apply(fw.make_dual(m.ones(2), m.ones(2)))

    log.append(attempt(missing))
    return log


def forward_over_reverse(m):
    fw = m.autograd.forward_ad

    def forward(ctx, a):
        ctx.save_for_backward(a)
        ctx.save_for_forward(a)
        return a**3

    fn = _make(
        m,
        forward,
        lambda ctx, g: 3 * g * ctx.saved_tensors[0] ** 2,
        jvp=lambda ctx, t: 3 * t * ctx.saved_tensors[0] ** 2,
    )
    with fw.dual_level():
        x = fw.make_dual(leaf(m, 2, 3), m.ones(2))
        y = fn.apply(x)
        (g,) = m.autograd.grad(y.sum(), x)
        return fw.unpack_dual(y).tangent, fw.unpack_dual(g).tangent


def subclasses_of_a_function(m):
    class Base(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    class Derived(Base):
        @staticmethod
        def backward(ctx, g):
            return g * 3

    x = leaf(m, 1)
    return Base.apply(x).grad_fn.name(), Derived.apply(x).grad_fn.name(), m.autograd.grad(Derived.apply(x), x)


def cleared_on_access(m):
    fn = _make(
        m, lambda ctx, a: (ctx.save_for_backward(a), a * 2)[1], lambda ctx, g: g, clear_saved_tensors_on_access=True
    )
    y = fn.apply(leaf(m, 1, 2))
    return attempt(lambda: y.grad_fn.saved_tensors), attempt(lambda: y.grad_fn.saved_tensors)


def boxed_gradients(m):
    def backward(ctx, grads):
        noted.append([type(grads).__name__, len(grads)])
        return grads[0] * 2

    noted = []
    fn = _make(m, lambda ctx, a: (a * 2, a * 3), backward, boxed_grads_call=True)
    x = leaf(m, 1, 2)
    a, b = fn.apply(x)
    return attempt(lambda: m.autograd.grad((a + b).sum(), x)), noted
