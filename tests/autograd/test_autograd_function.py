"""User-defined operators: what `ctx` offers, what `forward` may return, what `backward` must."""

from __future__ import annotations

import pytest

import tinytensor as tt


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


def make(m, forward, backward=None, **methods):
    """A Function class of module `m` called F."""
    if backward is not None:
        methods["backward"] = backward
    members = {name: staticmethod(f) for name, f in {"forward": forward, **methods}.items()}
    return type(m.autograd.Function)("F", (m.autograd.Function,), members)


def apply(forward, backward=None, inputs=lambda m: (leaf(m, 1, 2),), **methods):
    """A program: apply, look at the result, go backward, look at the inputs' gradients."""

    def f(m):
        function = make(m, forward(m), backward and backward(m), **{k: v(m) for k, v in methods.items()})
        args = inputs(m)
        result = function.apply(*args)
        first = result[0] if isinstance(result, tuple) else result
        seen = result, getattr(first, "grad_fn", None)
        if getattr(first, "requires_grad", False):
            seen = *seen, first.grad_fn.name()
            first.backward(m.ones(*first.shape))
        return seen, [a.grad if hasattr(a, "grad") and a.is_leaf else None for a in args]

    return f


def double(m):
    return lambda ctx, x: x * 2


def triple(m):
    return lambda ctx, g: g * 3


def result_of_a_leaf(m):
    return (leaf(m, 1, 2) * 1,)


def tensor_and_number(m):
    return leaf(m, 1, 2), 3


CASES = {
    "plain": apply(double, triple),
    "two gradients for one input": apply(double, lambda m: lambda ctx, g: (g, g)),
    "gradient of wrong size": apply(double, lambda m: lambda ctx, g: m.ones(3)),
    "gradient of other dtype": apply(double, lambda m: lambda ctx, g: m.ones(2, dtype=m.float64)),
    "gradient that is a number": apply(double, lambda m: lambda ctx, g: 3),
    "no gradient": apply(double, lambda m: lambda ctx, g: None),
    "too few gradients": apply(lambda m: lambda ctx, x, y: x * y, triple, tensor_and_number),
    "gradient for a number": apply(
        lambda m: lambda ctx, x, y: x * y, lambda m: lambda ctx, g: (g, g), tensor_and_number
    ),
    "trailing None": apply(
        lambda m: lambda ctx, x, y: x * y, lambda m: lambda ctx, g: (g, None, None), tensor_and_number
    ),
    "None for a number": apply(
        lambda m: lambda ctx, x, y: x * y, lambda m: lambda ctx, g: (g, None), tensor_and_number
    ),
    "result that is no tensor": apply(lambda m: lambda ctx, x: 3, triple),
    "mixed results": apply(lambda m: lambda ctx, x: (x * 2, 3, "a"), lambda m: lambda ctx, *g: g[0]),
    "saving a number": apply(lambda m: lambda ctx, x: (ctx.save_for_backward(x, 3), x * 2)[1]),
    "dirty but not returned": apply(lambda m: lambda ctx, x: (ctx.mark_dirty(m.ones(2)), x * 2)[1]),
    "dirty leaf": apply(lambda m: lambda ctx, x: (ctx.mark_dirty(x), x)[1]),
    "dirty input": apply(lambda m: lambda ctx, x: (x.add_(1), ctx.mark_dirty(x), x)[2], triple, result_of_a_leaf),
    "no backward": apply(double),
    "vjp": apply(double, vjp=lambda m: lambda ctx, g: g * 7),
    "vjp and backward": apply(double, triple, vjp=lambda m: lambda ctx, g: g * 7),
}


@pytest.mark.parametrize("name", CASES)
def test_like_pytorch(same, name):
    same(CASES[name])


PROGRAMS = {}


def program(f):
    PROGRAMS[f.__name__] = f
    return f


@program
def no_forward(m):
    type(m.autograd.Function)("F", (m.autograd.Function,), {}).apply(leaf(m, 1))


@program
def dirty_view(m):
    function = make(m, lambda ctx, x: (x.add_(1), ctx.mark_dirty(x), x)[2], lambda ctx, g: g * 3)
    a = m.ones(2, 2, requires_grad=True)
    base = a * 1
    view = base[0]
    result = function.apply(view)
    seen = result is view, result.grad_fn, base.grad_fn, base.grad_fn.next_functions
    base.backward(m.ones(2, 2))
    return seen, a.grad


@program
def dirty_view_among_two_results(m):
    function = make(m, lambda ctx, x: (x.add_(1), ctx.mark_dirty(x), (x, x * 2))[2], lambda ctx, g, h: g)
    function.apply((m.ones(2, 2, requires_grad=True) * 1)[0])


@program
def input_returned_as_it_is(m):
    function = make(m, lambda ctx, x: x, lambda ctx, g: g * 3)
    a = leaf(m, 1, 2)
    result = function.apply(a)
    result.backward(m.ones(2))
    return result is a, result._is_view(), result.grad_fn, a.grad


@program
def input_returned_as_it_is_and_written(m):
    make(m, lambda ctx, x: x, lambda ctx, g: g).apply(leaf(m, 1)).add_(1)


@program
def view_returned_and_written(m):
    make(m, lambda ctx, x: x.view(-1), lambda ctx, g: g).apply(leaf(m, 1) * 1).add_(1)


@program
def two_views_returned_and_written(m):
    function = make(m, lambda ctx, x: (x[0], x[1]), lambda ctx, g, h: g)
    function.apply(m.ones(2, 2, requires_grad=True))[0].add_(1)


@program
def detached_input_returned(m):
    result = make(m, lambda ctx, x: x.detach(), lambda ctx, g: g * 3).apply(leaf(m, 1, 2))
    return result.add_(1), result._is_view(), result.requires_grad


@program
def non_differentiable(m):
    log = []

    def forward(ctx, x, y):
        ctx.mark_non_differentiable(y)
        log.append([ctx.needs_input_grad, m.is_grad_enabled()])
        return x * 1, y

    def backward(ctx, g, h):
        log.append([g.tolist(), h.tolist(), m.is_grad_enabled(), ctx.needs_input_grad])
        return g, None

    first, second = make(m, forward, backward).apply(leaf(m, 1, 2), m.ones(2))
    first.backward(m.ones(2))
    return log, first, second, second.requires_grad, second.grad_fn


@program
def integer_result(m):
    function = make(m, lambda ctx, x: (x * 1, m.ones(2, dtype=m.int64)), lambda ctx, g, h: g)
    first, second = function.apply(leaf(m, 1, 2))
    first.backward(m.ones(2))
    return second.requires_grad, second.grad_fn, first.grad_fn._input_metadata[0].shape


@program
def saved_tensors_and_attributes(m):
    def forward(ctx, x):
        ctx.save_for_backward(x, None)
        ctx.factor = 5
        return x * x

    def backward(ctx, g):
        x, none = ctx.saved_tensors
        assert none is None
        return 2 * g * x * ctx.factor

    a = leaf(m, 1, 2)
    result = make(m, forward, backward).apply(a)
    node = result.grad_fn
    seen = node.factor, node.saved_tensors[0] is a, node.next_functions, node.needs_input_grad
    (first,) = m.autograd.grad(result, a, m.ones(2), create_graph=True)
    first.backward(m.ones(2))
    return seen, first, a.grad


@program
def saved_tensors_after_backward(m):
    result = make(m, lambda ctx, x: x * 1, lambda ctx, g: g).apply(leaf(m, 1))
    result.backward()
    return result.grad_fn.saved_tensors


@program
def saved_input_written(m):
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    x = leaf(m, 1) * 1
    result = make(m, forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(x)
    x.add_(1)
    result.backward()


@program
def saved_output(m):
    def forward(ctx, x):
        result = x.exp()
        ctx.save_for_backward(result)
        return result

    a = leaf(m, 0, 0)
    result = make(m, forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(a)
    found = result.grad_fn.saved_tensors[0].grad_fn is result.grad_fn
    grads = [result]
    for last in (False, False, True):
        grads += m.autograd.grad(grads[-1], a, m.ones(2), create_graph=not last)
    return found, grads


@program
def setup_context(m):
    function = make(
        m,
        lambda x, k=3: x * x * k,
        lambda ctx, g: (2 * g * ctx.saved_tensors[0] * ctx.k, None),
        setup_context=lambda ctx, inputs, output: (
            ctx.save_for_backward(inputs[0]), setattr(ctx, "k", inputs[1])
        ),
    )  # fmt: skip
    a = leaf(m, 1, 2)
    function.apply(a, 5).backward(m.ones(2))
    return a.grad


@program
def setup_context_saving_a_returned_input(m):
    function = make(
        m, lambda x: x, lambda ctx, g: g, setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs)
    )
    function.apply(leaf(m, 1))


@program
def without_materialized_gradients(m):
    log = []

    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        return x * 1, x * 2

    def backward(ctx, g, h):
        log.append([g, h])
        return g

    a = leaf(m, 1, 2)
    make(m, forward, backward).apply(a)[0].backward(m.ones(2))
    return log, a.grad


@program
def nothing_requires_grad(m):
    function = make(m, lambda ctx, x: x * 2, lambda ctx, g: g)
    plain = function.apply(m.ones(2))
    with m.no_grad():
        off = function.apply(leaf(m, 1))
    return plain.requires_grad, plain.grad_fn, off.requires_grad, off.grad_fn


@program
def once_differentiable(m):
    once = m.autograd.function.once_differentiable
    function = make(m, lambda ctx, x: x * 1, once(lambda ctx, g: g * g))
    a = leaf(m, 1, 2)
    (independent,) = m.autograd.grad(function.apply(a), a, m.ones(2), create_graph=True)
    y = function.apply(a)
    (first,) = m.autograd.grad(y * y, a, m.ones(2), create_graph=True)
    seen = independent.requires_grad, first.requires_grad, first.grad_fn
    try:
        first.backward(m.ones(2))
    except RuntimeError as error:
        return seen, str(error)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_like_pytorch(same, name):
    same(PROGRAMS[name])


def test_a_view_whose_backward_gives_nothing():
    """Outside the view the base keeps its gradient. (PyTorch loses it.)"""
    function = make(tt, lambda ctx, x: (x.add_(1), ctx.mark_dirty(x), x)[2], lambda ctx, g: None)
    a = tt.ones(2, 2, requires_grad=True)
    base = a * 1
    function.apply(base[0])
    base.backward(tt.ones(2, 2))
    assert a.grad.tolist() == [[0, 0], [1, 1]]


def test_errors_of_the_user_pass_unchanged():
    class Mine(Exception):
        pass

    def backward(ctx, g):
        raise Mine("mine")

    x = leaf(tt, 1)
    with pytest.raises(Mine, match="mine"):
        make(tt, lambda ctx, x: x * 1, backward).apply(x).backward()
    assert tt.is_grad_enabled()


def test_repr_is_pytorchs():
    node = make(tt, lambda ctx, x: x * 1).apply(leaf(tt, 1)).grad_fn
    assert repr(node).startswith("<torch.autograd.function.FBackward object at 0x")
    assert repr((leaf(tt, 1) * 1).grad_fn).startswith("<MulBackward0 object at 0x")
