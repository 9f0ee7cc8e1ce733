"""A function that writes in place to tensors of its own has the derivatives of the one that does not, in every nest of transforms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt
from tinytensor import func
from tinytensor.testing import assert_close

Function = Callable[[Any, Any], Any]


def _added(q: Any, c: Any) -> Any:
    z = tt.zeros(2) * 2
    z.add_(q)
    return (tt.sin(z * c) * (z + c) + z * q).sum()


def _added_pure(q: Any, c: Any) -> Any:
    return (tt.sin(q * c) * (q + c) + q * q).sum()


def _assigned(q: Any, c: Any) -> Any:
    o = tt.zeros(2)
    o[0] = q[0] * q[1]
    o[1] = q[1]
    return (o * o * c + o * q).sum()


def _assigned_like(q: Any, c: Any) -> Any:
    o = tt.zeros_like(q)
    o[0] = q[0] * q[1]
    o[1] = q[1]
    return (o * o * c + o * q).sum()


def _assigned_pure(q: Any, c: Any) -> Any:
    o = tt.stack([q[0] * q[1], q[1]])
    return (o * o * c + o * q).sum()


def _through_views(q: Any, c: Any) -> Any:
    base = q.new_zeros(2, 2)
    row = base[0]
    row.copy_(q)
    base.t().select(1, 1).add_(q * q)
    row.mul_(q)
    return (base.sum(0) * c + base[1] * q).exp().sum()


def _through_views_pure(q: Any, c: Any) -> Any:
    return ((q * q + q * q) * c + q * q * q).exp().sum()


def _many_steps(q: Any, c: Any) -> Any:
    h, given = tt.ones(1, 2), q.expand(3, 2)
    for step in given.unbind(0):
        gates = (h * 0.5).add_(step).unsafe_chunk(2, 1)
        h = tt.cat([gates[0].tanh_(), gates[1].sigmoid_()], 1)
    return (h * c).sum()


def _many_steps_pure(q: Any, c: Any) -> Any:
    h = tt.ones(1, 2)
    for _ in range(3):
        gates = h * 0.5 + q
        h = tt.cat([gates[:, :1].tanh(), gates[:, 1:].sigmoid()], 1)
    return (h * c).sum()


PAIRS = {
    "a sum into zeros": (_added, _added_pure),
    "elements of zeros": (_assigned, _assigned_pure),
    "elements of zeros like the argument": (_assigned_like, _assigned_pure),
    "views and views of views": (_through_views, _through_views_pure),
    "steps of a recurrent cell": (_many_steps, _many_steps_pure),
}


def _of(transform: str, f: Function, q: Any, many: Any) -> Any:
    """One nest of transforms of a function of a vector and a constant, at `q` and for the constants `many`."""
    one, t = many[0], tt.tensor([0.7, -0.2])

    def at(x: Any) -> Any:
        return f(x, one)

    nests: dict[str, Callable[[], Any]] = {
        "grad": lambda: func.grad(at)(q),
        "jvp": lambda: func.jvp(at, (q,), (t,))[1],
        "jacfwd": lambda: func.jacfwd(at)(q),
        "hessian": lambda: func.hessian(at)(q),
        "jacfwd of jacfwd": lambda: func.jacfwd(func.jacfwd(at))(q),
        "jacrev of jacfwd": lambda: func.jacrev(func.jacfwd(at))(q),
        "jacrev of jacrev": lambda: func.jacrev(func.jacrev(at))(q),
        "vmap of grad": lambda: tt.vmap(lambda c: func.grad(f)(q, c))(many),
        "vmap of jvp": lambda: tt.vmap(lambda c: func.jvp(lambda x: f(x, c), (q,), (t,))[1])(many),
        "vmap of jvp by the tangent": lambda: tt.vmap(lambda c: func.jvp(at, (q,), (c,))[1])(many),
        "jvp of vmap": lambda: func.jvp(lambda x: tt.vmap(lambda c: f(x, c))(many), (q,), (t,))[1],
        "grad of vmap": lambda: func.grad(lambda x: tt.vmap(lambda c: f(x, c))(many).sum())(q),
        "vmap of vmap of grad": lambda: tt.vmap(
            lambda c: tt.vmap(lambda d: func.grad(lambda x: f(x, c) * f(x, d))(q))(many)
        )(many),
        "vmap of vmap of jvp": lambda: tt.vmap(
            lambda c: tt.vmap(lambda d: func.jvp(lambda x: f(x, c) * f(x, d), (q,), (t,))[1])(many)
        )(many),
        "vmap of grad of vmap": lambda: tt.vmap(
            lambda c: func.grad(lambda x: tt.vmap(lambda d: f(x, c) * f(x, d))(many).sum())(q)
        )(many),
        "vmap of jvp of vmap": lambda: tt.vmap(
            lambda c: func.jvp(lambda x: tt.vmap(lambda d: f(x, c) * f(x, d))(many), (q,), (t,))[1]
        )(many),
        "vmap of hessian": lambda: tt.vmap(lambda c: func.hessian(lambda x: f(x, c))(q))(many),
    }  # fmt: skip
    return nests[transform]() if transform else list(nests)


@pytest.mark.parametrize("transform", _of("", _added, tt.zeros(2), tt.zeros(1, 2)))
@pytest.mark.parametrize("pair", PAIRS)
def test_as_without_writes(pair: str, transform: str) -> None:
    q, many = tt.tensor([0.3, 0.5]), tt.tensor([[1.0, 0.4], [0.2, -0.7], [0.9, 1.1]])
    written, pure = (_of(transform, f, q, many) for f in PAIRS[pair])
    assert_close(written, pure)


def test_of_each_entry_of_a_batch() -> None:
    xs = tt.tensor([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]])
    written, pure = (tt.vmap(func.grad(lambda x: f(x, 1.0)))(xs) for f in (_assigned_like, _assigned_pure))  # noqa: B023
    assert_close(written, pure)


def test_a_view_counts_the_writes_to_its_base() -> None:
    """Making a view of a batched tensor must not begin the count anew."""

    def versions(x: Any) -> Any:
        base = x * 1
        base.add_(1.0)
        before = base._version
        view = base[0]
        assert (before, view._version, base._version) == (1, 1, 1)
        return base

    tt.vmap(versions)(tt.zeros(2, 3))


def test_a_tangent_that_is_saved_is_not_overwritten() -> None:
    """Reverse over forward mode, through calls in place: the formula of the tangent is recorded."""
    q, t = tt.tensor([0.3, 0.5]), tt.tensor([1.0, 0.5])
    for write in (lambda z: z.tanh_(), lambda z: z.mul_(z.detach() + 1).exp_(), lambda z: z[:1].exp_()):
        found = func.grad(lambda x: func.jvp(lambda y: (write(z := y * 1), z.sum())[1], (x,), (t,))[1])(q)  # noqa: B023
        forwards = func.jvp(lambda x: func.grad(lambda y: (write(z := y * 1), z.sum())[1])(x), (q,), (t,))[1]  # noqa: B023
        assert_close(found, forwards)


@pytest.mark.parametrize("cell", ("rnn_tanh", "lstm", "gru"))
@pytest.mark.parametrize(("layers", "both_ways"), ((1, False), (2, False), (1, True)))
def test_recurrent_layers_forwards_and_backwards(cell: str, layers: int, both_ways: bool) -> None:
    tt.manual_seed(0)
    gates, width, directions = {"rnn_tanh": 1, "lstm": 4, "gru": 3}[cell], 3, 1 + both_ways
    weights = []
    for layer in range(layers):
        size = 2 if layer == 0 else width * directions
        for _ in range(directions):
            rows = gates * width
            weights += [tt.randn(rows, size), tt.randn(rows, width), tt.randn(rows), tt.randn(rows)]
    h = tt.randn(layers * directions, 2, width)

    def run(x: Any, first: Any) -> Any:
        state = (h, h) if cell == "lstm" else h
        return getattr(tt, cell)(x, state, [first, *weights[1:]], True, layers, 0.0, False, both_ways, False)[0]

    x = tt.randn(3, 2, 2)
    for argnums in (0, 1):
        forwards, backwards = (f(run, argnums=argnums)(x, weights[0]) for f in (func.jacfwd, func.jacrev))
        assert_close(forwards, backwards)


def test_a_derivative_from_outside_through_what_was_written_inside_is_refused():
    x, weights = tt.tensor([1.0, 2.0, -0.5], requires_grad=True), tt.tensor([[1.0, 2.0, 3.0], [0.5, 0.0, -1.0]])

    def cube(q, weight):
        z = tt.zeros(3)
        z.add_(q * q)
        return (z * q * weight).sum()

    made = func.vmap(func.grad(cube), (None, 0))(x, weights)
    assert_close(made.detach(), (3 * x * x * weights).detach())
    with pytest.raises(
        RuntimeError, match="written to in place with a value that is differentiated both inside and outside"
    ):
        made.sum().backward()


@pytest.mark.parametrize("strategy", ["forward-mode", "reverse-mode"])
def test_a_vectorized_hessian_of_a_function_that_writes(strategy):
    def cube(q):
        z = tt.zeros(3)
        z.add_(q * q)
        return (z * q).sum()

    x = tt.tensor([1.0, 2.0, -0.5])
    hessian = tt.autograd.functional.hessian
    found = hessian(cube, x, vectorize=True, outer_jacobian_strategy=strategy)
    assert_close(found, tt.diag(6 * x))
    found = hessian(lambda q: func.grad(cube)(q).sum(), x, vectorize=True, outer_jacobian_strategy=strategy)
    assert_close(found, 6 * tt.eye(3))
