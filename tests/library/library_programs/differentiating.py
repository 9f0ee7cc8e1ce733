"""register_autograd."""

# ruff: noqa: UP006, B023
import warnings
from typing import List, Tuple  # noqa: UP035

from .helpers import attempt, leaf, node, ones, scoped


def _op(m, name, function, mutates_args=(), **options):
    return m.library.custom_op(f"tld::{name}", mutates_args=mutates_args, **options)(function)


def scaled(m):
    def scale(x: m.Tensor, y: float) -> m.Tensor:
        return x * y

    op = _op(m, "scale", scale)
    x = leaf(m)
    late = op(x, 2.0)
    found = [node(late), attempt(lambda: late.sum().backward())]
    log = []

    def setup_context(ctx, inputs, output):
        log.append([list(inputs), output])
        ctx.y = inputs[1]

    def backward(ctx, grad):
        log.append([list(ctx.needs_input_grad), grad])
        return grad * ctx.y, None

    op.register_autograd(backward, setup_context=setup_context)
    op(x, 3.0).sum().backward()
    found += [x.grad, log, node(op(ones(m), 3.0))]
    with m.no_grad():
        result = op(x, 2.0)
        found += [result.requires_grad, node(result)]
    late = op(x, 4.0)
    x.grad = None
    (late * late).sum().backward()
    return [*found, x.grad]


def saved(m):
    def product(x: m.Tensor, y: m.Tensor) -> Tuple[m.Tensor, m.Tensor]:
        return x * y, x + y

    op = _op(m, "product", product)

    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs, output[0])

    def backward(ctx, a, b):
        x, y, result = ctx.saved_tensors
        return a * y + b, a * x + b + 0 * result

    m.library.register_autograd("tld::product", backward, setup_context=setup_context)
    x, y = leaf(m), leaf(m)
    a, b = op(x, y * 3)
    found = [node(a), node(b)]
    (a.sum() + 2 * b.sum()).backward()
    found += [x.grad, y.grad]
    a, _ = op(x, y)
    (first,) = m.autograd.grad(a.sum(), x, create_graph=True)
    found.append(m.autograd.grad(first.sum(), y)[0])
    z = y * 2
    a, _ = op(x, z)
    z.add_(1)
    return [*found, attempt(lambda: a.sum().backward())]


def lists(m):
    T = m.Tensor

    def scale(xs: List[T], k: int, last: T | None = None) -> List[T]:
        return [t * k for t in xs]

    op = _op(m, "scale_all", scale)
    log = []

    def backward(ctx, grads):
        log.append([list(grads), ctx.needs_input_grad])
        return [g * 3 for g in grads], None

    op.register_autograd(backward)
    x, y = leaf(m), ones(m)
    results = op([x, y], 3)
    found = [[node(t) for t in results], results]
    results[0].sum().backward()
    found += [x.grad, log]
    op.register_autograd(lambda ctx, grads: (grads[0], None))
    return [*found, attempt(lambda: op([x, y], 3)[0].sum().backward())]


def keywords(m):
    log = []

    def setup_context(ctx, inputs, keyword_only_inputs, output):
        log.append([list(inputs), keyword_only_inputs, output])

    with scoped(m, "tld_keywords") as lib:
        lib.define("f(Tensor x, int a=1, *, int b=2) -> Tensor")
        lib.impl("f", lambda x, a=1, *, b=2: x * a * b, "CPU")
        m.library.register_autograd("tld_keywords::f", lambda ctx, g: (g, None), setup_context=setup_context, lib=lib)
        f, x = m.ops.tld_keywords.f, leaf(m)
        f(x, b=3).sum().backward()
        return [x.grad, attempt(lambda: f(x, 2).sum().backward()), x.grad, log]


def wrong_count(m):
    with scoped(m, "tld_count") as lib:
        lib.define("f(Tensor x, Tensor y) -> Tensor")
        lib.impl("f", lambda x, y: x * y, "CPU")
        m.library.register_autograd("tld_count::f", lambda ctx, g: g, lib=lib)
        return attempt(lambda: m.ops.tld_count.f(leaf(m), leaf(m)).sum().backward())


def refused(m):
    found = []
    with scoped(m, "tld_refused") as lib:
        for i, schema in enumerate(
            (
                "(Tensor(a!) x) -> Tensor",
                "(Tensor x, *, Tensor y) -> Tensor",
                "(Tensor(a) x) -> Tensor(a)",
                "(Tensor x) -> ()",
            )
        ):
            lib.define(f"f{i}{schema}")
            register = m.library.register_autograd
            found.append(attempt(lambda: register(f"tld_refused::f{i}", lambda ctx, g: g, lib=lib)))
            vmap = m.library.register_vmap
            found.append(attempt(lambda: vmap(f"tld_refused::f{i}", lambda info, dims, x: None, lib=lib)))
    return found


def views(m):
    def as_column(x):
        return x.view(2, 1)

    op = _op(m, "as_column", as_column, schema="(Tensor(a) x) -> Tensor(a)")
    x = ones(m)
    column = op(x)
    found = [op._opoverload.is_view, column._is_view(), column._base is x, node(column)]
    x = leaf(m)
    column = op(x)
    found += [column._is_view(), node(column)]
    op.register_autograd(lambda ctx, g: g.view(2) * 3)
    op(x).sum().backward()
    return [*found, x.grad]


def inside_a_kernel_nothing_is_recorded(m):
    seen = []

    def f(x: m.Tensor) -> m.Tensor:
        inner = m.ones(2, requires_grad=True) * 2
        seen.append([(x * 2).requires_grad, inner.requires_grad, m.is_grad_enabled()])
        return x * 2

    op = _op(m, "looks_inside", f)
    op(ones(m))
    op(leaf(m))
    with m.no_grad():
        op(leaf(m))
    return seen


def without_a_formula(m):
    """Operators without an autograd kernel: their results lead to a node that warns, or have a hook that does."""
    kernels = {
        "plain": ("(Tensor x) -> Tensor", lambda x: x.detach() * 2),
        "records": ("(Tensor x) -> Tensor", lambda x: x * 2),
        "several": ("(Tensor x, Tensor[] ys) -> (Tensor, Tensor)", lambda x, ys: (x.detach() * 2, x.detach() > 0)),
        "writes": ("(Tensor(a!) x, Tensor y) -> Tensor(a!)", lambda x, y: x.add_(1)),
        "listed": ("(Tensor x) -> Tensor[]", lambda x: [x.detach() + 1, x.detach() + 2]),
    }
    found = []
    with scoped(m, "tld_plain") as lib:
        for name, (schema, kernel) in kernels.items():
            lib.define(name + schema)
            lib.impl(name, kernel, "CPU")
        ns, x, y = m.ops.tld_plain, leaf(m), ones(m)
        for results in (
            [ns.plain(x)],
            [ns.records(x)],
            ns.several(y, [x, y]),
            [ns.writes(ones(m), x)],
            ns.listed(x),
            [ns.plain(y)],
        ):
            for result in results:
                found.append([result, node(result), result.requires_grad])
                if result.requires_grad:
                    found.append(_warned(lambda: result.sum().backward()))
        with m.no_grad():
            found.append(node(ns.plain(x)))
        lib.define("composite(Tensor x) -> Tensor")
        lib.impl("composite", lambda x: x * 3, "CompositeImplicitAutograd")
        lib.impl("plain", m.library.fallthrough_kernel, "Autograd")
        return [*found, node(ns.composite(x)), node(ns.plain(x)), x.grad]


def _warned(call):
    """The warnings of a call, without where PyTorch found them."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = attempt(call)
    return [result, [str(w.message).partition(" (Triggered")[0] for w in caught]]
