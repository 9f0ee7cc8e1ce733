"""tinytensor.func: derivatives of functions, in each other, beside PyTorch."""

from __future__ import annotations

import gc
import warnings
import weakref

import pytest

import tinytensor as tt
from tinytensor.func import grad, hessian, jacfwd, jacrev, jvp, linearize, vjp


class Place:
    """A module and the tensors that the programs use. `w` requires grad."""

    def __init__(self, m):
        self.m = m
        self.f = m.func
        self.x = m.tensor([1.0, 2.0])
        self.w = m.tensor([3.0, 4.0], requires_grad=True)
        self.one = m.tensor(1.0)


def fourth(t):
    return t**4


def cube_sum(t):
    return (t**3).sum()


def exp_sum(t):
    return (t.exp() * t).sum()


def write_inside(t):
    y = t * 1
    y.mul_(t)
    y[0] = 3
    return y.sum()


def no_grad_inside(m):
    def f(t):
        with m.no_grad():
            c = t**2
        return (t - c).sum()

    return f


def transform_in_no_grad(m, transform):
    def f(t):
        with m.no_grad():
            c = transform(t)
        return (c * t).sum()

    return f


def in_no_grad(m, call):
    with m.no_grad():
        return call()


def after_backward(p, result, *leaves):
    result.sum().backward()
    return [t.grad for t in leaves]


def leaf(p):
    return p.m.tensor([1.0, 2.0], requires_grad=True)


VALUES = {
    "grad": lambda p: p.f.grad(fourth)(p.m.tensor(2.0)),
    "grad of grad": lambda p: p.f.grad(p.f.grad(fourth))(p.m.tensor(2.0)),
    "fourth derivative": lambda p: p.f.grad(p.f.grad(p.f.grad(p.f.grad(fourth))))(p.m.tensor(2.0)),
    "jvp": lambda p: p.f.jvp(cube_sum, (p.x,), (p.x,)),
    "jvp of grad": lambda p: p.f.jvp(p.f.grad(exp_sum), (p.x,), (p.x,)),
    "grad of jvp": lambda p: p.f.grad(lambda t: p.f.jvp(exp_sum, (t,), (p.x,))[1])(p.x),
    "grad by a tangent": lambda p: p.f.grad(
        lambda t: p.f.jvp(lambda u: (u * t).sin().sum(), (p.x,), (t,))[1]
    )(p.x),
    "jvp of jvp of jvp": lambda p: p.f.jvp(
        lambda a: p.f.jvp(lambda b: p.f.jvp(lambda c: fourth(c).sum(), (b,), (p.x,))[1], (a,), (p.x,))[1],
        (p.x,), (p.x,),
    ),
    "jvp of jvp with capture": lambda p: p.f.jvp(
        lambda a: p.f.jvp(lambda b: (a * b * b).sum(), (a,), (p.x,))[1], (p.x,), (p.x,)
    ),
    "jvp in jvp, aux": lambda p: p.f.jvp(
        lambda a: p.f.jvp(lambda b: (b * b, b), (a,), (p.x,), has_aux=True)[1], (p.x,), (p.x,)
    ),
    "jacfwd of jacfwd": lambda p: p.f.jacfwd(p.f.jacfwd(cube_sum))(p.x),
    "jacrev of jacrev": lambda p: p.f.jacrev(p.f.jacrev(cube_sum))(p.x),
    "jacrev of jacfwd": lambda p: p.f.jacrev(p.f.jacfwd(lambda t: (t.exp() * t[0]).sum()))(p.x),
    "hessian": lambda p: p.f.hessian(lambda t: (t.exp() * t[0]).tanh().sum())(p.x * 0.3),
    "hessian of two": lambda p: p.f.hessian(lambda a, b: (a * b).exp().sum(), argnums=(0, 1))(p.x * 0.3, p.x * 0.2),
    "hessian of a vector": lambda p: p.f.hessian(lambda t: t**3)(p.x),
    "hessian of a dict": lambda p: p.f.hessian(lambda d: (d["a"] * d["b"]).exp().sum())(
        {"a": p.x * 0.3, "b": p.x * 0.2}
    ),
    "no_grad inside": lambda p: p.f.grad(no_grad_inside(p.m))(p.x),
    "no_grad inside, nested": lambda p: p.f.grad(lambda t: p.f.grad(no_grad_inside(p.m))(t).sum() * t.sum())(p.x),
    "no_grad outside": lambda p: in_no_grad(p.m, lambda: p.f.grad(cube_sum)(p.x)),
    "grad in no_grad": lambda p: p.f.grad(transform_in_no_grad(p.m, p.f.grad(cube_sum)))(p.x),
    "jvp in no_grad": lambda p: p.f.grad(
        transform_in_no_grad(p.m, lambda t: p.f.jvp(lambda u: u**3, (t,), (p.x,))[1])
    )(p.x),
    "jvp of no_grad": lambda p: p.f.jvp(lambda t: in_no_grad(p.m, lambda: t**2), (p.x,), (p.x,)),
    "detach": lambda p: p.f.grad(lambda t: p.f.grad(lambda u: (u * t.detach()).sum())(t).sum())(p.x),
    "perturbations are kept apart": lambda p: p.f.grad(
        lambda t: (t * p.f.grad(lambda u: (t + u).sum())(p.x)).sum()
    )(p.x),
    "in place": lambda p: p.f.grad(write_inside)(p.x),
    "in place, nested": lambda p: p.f.grad(lambda t: p.f.grad(write_inside)(t).sum())(p.x),
    "in place on another argument": lambda p: p.f.grad(lambda t, u: (u.mul_(2) * t).sum())(p.x, p.x.clone()),
    "argnums": lambda p: p.f.grad(lambda a, b: (a * b * b).sum(), argnums=(1, 0))(p.x, p.x * 2),
    "negative argnum": lambda p: p.f.grad(lambda a, b: (a * b * b).sum(), argnums=-1)(p.x, p.x * 2),
    "grad_and_value": lambda p: p.f.grad_and_value(cube_sum)(p.x),
    "aux": lambda p: p.f.grad_and_value(lambda a: ((a * a).sum(), [a, {"k": a + 1}]), has_aux=True)(p.x),
    "grad aux": lambda p: p.f.grad(lambda a: ((a * a).sum(), a * 2), has_aux=True)(p.x),
    "pytree": lambda p: p.f.grad(lambda d: (d["w"][0] * d["w"][1]).sum() + d["b"].sum())(
        {"w": [p.x, p.x * 2], "b": p.x}
    ),
    "keyword": lambda p: p.f.grad(lambda a, *, k: (a * k).sum())(p.x, k=p.x * 3),
    "vjp": lambda p: p.f.vjp(lambda a, b: (a * b, {"s": a.sum()}), p.x, p.x * 2)[1]((p.x, {"s": p.one})),
    "vjp in grad": lambda p: p.f.grad(lambda t: p.f.vjp(lambda a: a**3, t)[1](t)[0].sum())(p.x),
    "vjp aux": lambda p: p.f.vjp(lambda a: (a**2, {"a": a}), p.x, has_aux=True)[2],
    "jacrev argnums": lambda p: p.f.jacrev(lambda a, b: (a[0] * b, b.sum()), argnums=(0, 1))(p.x, p.x * 2),
    "jacfwd argnums": lambda p: p.f.jacfwd(lambda a, b: (a[0] * b, b.sum()), argnums=(0, 1))(p.x, p.x * 2),
    "jacrev aux": lambda p: p.f.jacrev(lambda a: (a**2, a.sum()), has_aux=True)(p.x),
    "jacfwd aux": lambda p: p.f.jacfwd(lambda a: (a**2, a.sum()), has_aux=True)(p.x),
    "jacrev dict": lambda p: p.f.jacrev(lambda d: {"o": d["i"] ** 2})({"i": p.x}),
    "jacfwd dict": lambda p: p.f.jacfwd(lambda d: {"o": d["i"] ** 2})({"i": p.x}),
    "jacrev chunks": lambda p: p.f.jacrev(lambda a: a**3, chunk_size=1)(p.x),
    "jacrev of a matrix": lambda p: p.f.jacrev(lambda t: t @ t)(p.m.tensor([[1.0, 2.0], [3.0, 4.0]])),
    "jacrev of a constant": lambda p: p.f.jacrev(lambda t: p.m.ones(2))(p.x),
    "autograd.grad inside": lambda p: p.f.grad(
        lambda t: p.m.autograd.grad(cube_sum(t), t, create_graph=True)[0].sum()
    )(p.x),
    "linearize": lambda p: [p.f.linearize(lambda a: a.sin(), p.x)[1](v) for v in (p.x, p.x * 2)],
    "linearize a pytree": lambda p: p.f.linearize(lambda d: {"o": d["a"] * d["b"]}, {"a": p.x, "b": p.x * 3})[1](
        {"a": p.x, "b": p.x}
    ),
    "unused argument": lambda p: p.f.grad(lambda a, b: a.sum(), argnums=(0, 1))(p.x, p.x),
    "constant": lambda p: p.f.grad(lambda a: p.one)(p.x),
    "independent jvp": lambda p: p.f.jvp(lambda t: p.m.ones(1), (p.x,), (p.x,)),
    "hook on the input": lambda p: p.f.grad(lambda t: (t.register_hook(lambda g: g * 2), t.sum())[1])(p.x),
    "new leaf inside": lambda p: p.f.grad(lambda t: (p.m.zeros(2, requires_grad=True) * t).sum())(p.x),
    # What requires grad outside, and what the user's backward() finds.
    "what requires grad": lambda p: [
        p.f.grad(cube_sum)(p.x).requires_grad,
        p.f.grad(cube_sum)(p.w).requires_grad,
        p.f.grad(lambda t: (t * 1).sum())(p.w).requires_grad,
        p.f.grad(lambda t: (t * t * p.w).sum())(p.x).requires_grad,
        in_no_grad(p.m, lambda: p.f.grad(lambda t: (t * t * p.w).sum())(p.w).requires_grad),
        p.f.vjp(cube_sum, p.x)[0].requires_grad,
        p.f.vjp(cube_sum, p.x)[1](p.one)[0].requires_grad,
        p.f.vjp(cube_sum, p.w)[1](p.one)[0].requires_grad,
        p.f.jacrev(lambda t: t**2)(p.w).requires_grad,
        p.f.jacfwd(lambda t: t**2)(p.w).requires_grad,
        p.f.jvp(cube_sum, (p.w,), (p.x,))[1].requires_grad,
    ],
    "backward to a captured leaf": lambda p: after_backward(p, p.f.grad(lambda t: (t * t * p.w).sum())(p.x), p.w),
    "backward through a transform": lambda p: (
        lambda t: after_backward(p, p.f.grad(lambda u: (u**3 * p.w).sum())(t), t, p.w)
    )(leaf(p)),
    "backward through hessian": lambda p: (
        lambda t: after_backward(p, p.f.hessian(lambda u: fourth(u).sum())(t), t)
    )(leaf(p)),
    "backward of captured intermediate": lambda p: (
        lambda t: after_backward(p, p.f.grad(lambda u: (u * (t * 2) * u).sum())(p.x), t)
    )(leaf(p)),
    "the input itself comes back": lambda p: p.f.vjp(lambda a: a, p.x)[0] is p.x,
    "node names": lambda p: [p.f.grad(cube_sum)(p.w).grad_fn, p.f.vjp(cube_sum, p.w)[0].grad_fn],
}  # fmt: skip


@pytest.mark.parametrize("name", VALUES)
def test_values(same, name):
    result = same(lambda m: VALUES[name](Place(m)))
    assert not (isinstance(result, str) and "Error" in result), result


def assign(t):
    t.requires_grad_()
    return t.sum()


ERRORS = {
    "number": lambda p: p.f.grad(lambda t: t.sum())(1.0),
    "integers": lambda p: p.f.grad(lambda t: t.sum())(p.m.tensor([1])),
    "not a scalar": lambda p: p.f.grad(lambda t: t)(p.x),
    "not a tensor": lambda p: p.f.grad(lambda t: 1)(p.x),
    "no aux": lambda p: p.f.grad(lambda t: t.sum(), has_aux=True)(p.x),
    "aux of numbers": lambda p: p.f.grad(lambda t: (t.sum(), 3), has_aux=True)(p.x),
    "argnum too large": lambda p: p.f.grad(cube_sum, argnums=5)(p.x),
    "argnum too small": lambda p: p.f.grad(cube_sum, argnums=-2)(p.x),
    "no argnums": lambda p: p.f.grad(cube_sum, argnums=())(p.x),
    "argnums twice": lambda p: p.f.grad(cube_sum, argnums=(0, 0))(p.x),
    "argnums of floats": lambda p: p.f.grad(cube_sum, argnums=1.0)(p.x),
    "argnum of float": lambda p: p.f.grad(cube_sum, argnums=(1.0,))(p.x),
    "writing to the input": lambda p: p.f.grad(lambda t: t.mul_(2).sum())(p.x),
    "writing to the input, nested": lambda p: p.f.grad(lambda t: p.f.grad(lambda u: u.mul_(2).sum())(t).sum())(p.x),
    "backward inside": lambda p: p.f.grad(lambda t: (t.sum().backward(), t.sum())[1])(p.x),
    "backward inside jvp": lambda p: p.f.jvp(lambda t: (p.w.sum().backward(), t)[1], (p.x,), (p.x,)),
    "requires_grad_ inside": lambda p: p.f.grad(assign)(p.x),
    "requires_grad_ inside jvp": lambda p: p.f.jvp(assign, (p.x,), (p.x,)),
    "retain_grad inside": lambda p: p.f.grad(lambda t: ((t * 2).retain_grad(), t.sum())[1])(p.x),
    "hooks inside": lambda p: p.f.grad(
        lambda t: p.m.autograd.graph.saved_tensors_hooks(lambda a: a, lambda a: a).__enter__()
    )(p.x),
    "jvp of a list": lambda p: p.f.jvp(cube_sum, [p.x], [p.x]),
    "jvp of another structure": lambda p: p.f.jvp(cube_sum, (p.x,), (p.x, p.x)),
    "jvp of numbers": lambda p: p.f.jvp(cube_sum, (1.0,), (p.x,)),
    "jvp along numbers": lambda p: p.f.jvp(cube_sum, (p.x,), (1.0,)),
    "jvp of nothing": lambda p: p.f.jvp(lambda: 1, (), ()),
    "jvp of other shapes": lambda p: p.f.jvp(cube_sum, (p.x,), (p.m.ones(3),)),
    "strict jvp": lambda p: p.f.jvp(lambda t: p.m.ones(1), (p.x,), (p.x,), strict=True),
    "strict jvp in jvp": lambda p: p.f.jvp(
        lambda a: p.f.jvp(lambda b: p.one, (a,), (p.x,), strict=True)[1], (p.x,), (p.x,)
    ),
    "jvp returns a number": lambda p: p.f.jvp(lambda t: (t, 1), (p.x,), (p.x,)),
    "jvp returns nothing": lambda p: p.f.jvp(lambda t: None, (p.x,), (p.x,)),
    "jvp without aux": lambda p: p.f.jvp(lambda t: t, (p.x,), (p.x,), has_aux=True),
    "jvp aux of numbers": lambda p: p.f.jvp(lambda t: (t, 1), (p.x,), (p.x,), has_aux=True),
    "jvp in a level": lambda p: p.m.autograd.forward_ad.dual_level().__call__(
        lambda: p.f.jvp(cube_sum, (p.x,), (p.x,))
    )(),
    "vjp without aux": lambda p: p.f.vjp(lambda t: t, p.x, has_aux=True),
    "vjp of integers": lambda p: p.f.vjp(lambda t: t.long(), p.x),
    "vjp of nothing": lambda p: p.f.vjp(lambda t: None, p.x),
    "vjp returns a number": lambda p: p.f.vjp(lambda t: (t, 1), p.x),
    "cotangents of another structure": lambda p: p.f.vjp(lambda t: (t, t), p.x)[1](p.x),
    "cotangents of another shape": lambda p: p.f.vjp(lambda t: t, p.x)[1](p.m.ones(3)),
    "chunk size": lambda p: p.f.jacrev(cube_sum, chunk_size=0),
    "randomness": lambda p: p.f.jacfwd(lambda a: a, randomness="x")(p.x),
    "linearize along other shapes": lambda p: p.f.linearize(lambda a: a.sin(), p.x)[1](p.m.ones(3)),
    "linearize along other dtypes": lambda p: p.f.linearize(lambda a: a.sin(), p.x)[1](p.x.double()),
    "linearize along two": lambda p: p.f.linearize(lambda a: a.sin(), p.x)[1](p.x, p.x),
}


@pytest.mark.parametrize("name", ERRORS)
def test_refusals(same, name):
    assert "Error: " in same(lambda m: ERRORS[name](Place(m)))
    assert tt.zeros(1).requires_grad_().sum().backward() is None  # nothing was left open


def test_hooks_outside_are_refused():
    with (
        tt.autograd.graph.saved_tensors_hooks(lambda a: a, lambda a: a),
        pytest.raises(RuntimeError, match="don't yet support saved tensor hooks"),
    ):
        grad(cube_sum)(tt.ones(2))


# Without PyTorch.


def test_golden_values():
    x, two = tt.tensor([1.0, 2.0]), tt.tensor(2.0)
    derivatives = [fourth, grad(fourth), grad(grad(fourth)), grad(grad(grad(fourth)))]
    assert [f(two).item() for f in derivatives] == [16, 32, 48, 48]
    assert [t.item() for t in jvp(cube_sum, (x,), (x,))] == [9, 27]
    assert [t.tolist() for t in jvp(grad(cube_sum), (x,), (x,))] == [[3, 12], [6, 24]]
    assert grad(lambda t: jvp(cube_sum, (t,), (x,))[1])(x).tolist() == [6, 24]
    for second in (hessian(cube_sum), jacfwd(jacfwd(cube_sum)), jacrev(jacrev(cube_sum)), jacrev(jacfwd(cube_sum))):
        assert second(x).tolist() == [[6, 0], [0, 12]]
    value, cotangents = vjp(lambda a, b: (a * b, a.sum()), x, x * 2)
    assert [t.tolist() for t in value] == [[2, 8], 3]
    assert [t.tolist() for t in cotangents((x, two))] == [[4, 10], [1, 4]]
    value, along = linearize(lambda t: t**2, x)
    assert value.tolist() == [1, 4] and along(x).tolist() == [2, 8] == along(x).tolist()


def test_golden_refusals():
    x = tt.tensor([1.0, 2.0])
    for call, text in (
        (lambda: grad(lambda t: t)(x), "Expected f(*args) to return a scalar Tensor, got tensor with 1 dims."),
        (lambda: grad(cube_sum, argnums=5)(x), "Got argnum=5, but only 1 positional inputs"),
        (lambda: grad(lambda t: t.sum().backward())(x), "backward() called inside a functorch transform."),
        (lambda: jvp(cube_sum, (x,), (tt.ones(3),)), "Tensor is of size [2] while the given forward gradient is of"),
    ):
        with pytest.raises(RuntimeError) as error:
            call()
        assert text in str(error.value)


def test_a_hessian_vector_product_equals_double_backward():
    def f(t):
        return (t.softmax(0) * t.tanh()).logsumexp(0) * t.prod().sqrt()

    x, v = tt.tensor([0.5, 0.25, 1.0], dtype=tt.float64), tt.tensor([1.0, -2.0, 0.5], dtype=tt.float64)
    _, product = jvp(grad(f), (x,), (v,))
    leaf_x = x.clone().requires_grad_()
    (g,) = tt.autograd.grad(f(leaf_x), leaf_x, create_graph=True)
    (expected,) = tt.autograd.grad(g, leaf_x, v)
    assert tt.allclose(product, expected) and tt.allclose(hessian(f)(x) @ v, expected)


def test_transforms_leave_nothing_behind():
    x = tt.ones(1000)
    seen = []

    def f(t):
        y = t.exp()
        seen.append(weakref.ref(y))
        return y.sum()

    grad(f)(x)
    hessian(f)(x[:2])
    gc.collect()
    assert len(seen) == 2 and all(ref() is None for ref in seen)
    assert not x.requires_grad and x.grad_fn is None


def test_what_a_watched_tensor_looks_like(same):
    def f(m):
        seen = []
        for t in (m.ones(2), m.ones(2, requires_grad=True), m.ones(2, requires_grad=True) * 1):
            m.func.grad(lambda u: (seen.append((u.requires_grad, u.is_leaf, u.grad_fn)), u.sum())[1])(t)
        return seen

    assert same(f) == [[True, True, None]] * 3


def test_no_warning_and_the_name_is_kept():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert grad(cube_sum).__name__ == hessian(cube_sum).__name__ == "cube_sum"
        grad(cube_sum)(tt.ones(2))
