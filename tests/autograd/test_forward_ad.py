"""Forward mode: levels, dual tensors, views and in-place writes. The formulas are tested by tests/test_ops.py."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd.forward_ad import forward_ad as fw


def dual(*values: float, tangent: tuple[float, ...] | None = None) -> Any:
    primal = tt.tensor(values)
    return fw.make_dual(primal, tt.ones_like(primal) if tangent is None else tt.tensor(tangent))


def tangent(t: Any) -> list[float] | None:
    found = fw.unpack_dual(t).tangent
    return None if found is None else found.tolist()


def test_a_tangent_goes_through_a_chain() -> None:
    with fw.dual_level():
        x = dual(1.0, 2.0)
        assert tangent((x * x + 3).sum()) == 6.0
        assert tangent(x > 1) is None
        assert tangent(x.detach()) is None
        assert tangent(tt.ones(2) * 3) is None


def test_nothing_survives_the_level() -> None:
    with fw.dual_level():
        x = dual(1.0)
        y = x * 2
    assert tangent(x) is None and tangent(y) is None
    with fw.dual_level():
        assert tangent(y * 2) is None


def test_the_level_closes_when_something_is_raised() -> None:
    with pytest.raises(ZeroDivisionError), fw.dual_level():
        raise ZeroDivisionError
    with fw.dual_level() as level:
        assert level == 0


def test_views_share_the_bytes_of_their_tangents() -> None:
    with fw.dual_level():
        x = dual(1.0, 2.0, 3.0).clone()
        x[1:].mul_(10)
        assert x.tolist() == [1, 20, 30]
        assert tangent(x) == [1, 10, 10]
        base = tt.zeros(4)
        base[2:].copy_(dual(5.0, 6.0, tangent=(7.0, 8.0)))
        assert tangent(base) == [0, 0, 7, 8]


def test_in_place_formulas_read_the_value_before_the_write() -> None:
    with fw.dual_level():
        x = dual(0.5).clone()
        x.sin_()
        assert tangent(x) == pytest.approx([np.cos(0.5)])


def test_a_python_number_does_not_widen_a_tangent() -> None:
    with fw.dual_level():
        x = fw.make_dual(tt.tensor(2.0), tt.tensor(1.0))
        assert fw.unpack_dual(x * 3).tangent.dtype is tt.float32


def test_tangents_are_recorded_for_reverse_mode() -> None:
    x = tt.tensor([2.0], requires_grad=True)
    with fw.dual_level():
        y = fw.make_dual(x, tt.ones(1)) ** 3
        slope = fw.unpack_dual(y).tangent
    assert slope.tolist() == [12]
    (second,) = tt.autograd.grad(slope, x)
    assert second.tolist() == [12]


def test_gradcheck_compares_tangents() -> None:
    x = tt.tensor([0.3, 0.7], dtype=tt.float64, requires_grad=True)
    assert tt.autograd.gradcheck(lambda a: (a * a).exp(), (x,), check_forward_ad=True)
    assert tt.autograd.gradcheck(lambda a: a.sin(), (x,), check_forward_ad=True, check_backward_ad=False)


def test_repr_shows_the_tangent() -> None:
    with fw.dual_level():
        assert repr(dual(1.0) * 2) == "tensor([2.], tangent=tensor([2.]))"


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (
            lambda: fw.make_dual(tt.ones(2), tt.ones(2)),
            RuntimeError,
            "Trying to create a dual Tensor for forward AD but no level exists, make sure to enter_dual_level() first.",
        ),
        (lambda: fw.exit_dual_level(), RuntimeError, "Dual level must be a positive number."),
    ],
)
def test_refusals_outside(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value) == text


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: fw.enter_dual_level(), RuntimeError, "Nested forward mode AD is not supported at the moment"),
        (
            lambda: fw.make_dual(tt.ones(3), tt.ones(4)),
            RuntimeError,
            "Trying to set a forward gradient that has a different size than that of the original Tensor, "
            "this is not supported. Tensor is of size [3] while the given forward gradient is of size [4].",
        ),
        (
            lambda: fw.make_dual(tt.ones(3), tt.ones(3, dtype=tt.int64)),
            ValueError,
            "Expected tangent to be floating point or complex, but got: torch.int64",
        ),
        (
            lambda: fw.make_dual(tt.ones(3, dtype=tt.int64), tt.ones(3)),
            ValueError,
            "Expected primal to be floating point or complex, but got: torch.int64",
        ),
        (
            lambda: fw.make_dual(dual(1.0), tt.ones(1)),
            RuntimeError,
            "Making a dual Tensor based on a Tensor that already has a forward gradient at the same level 0 "
            "is not supported.",
        ),
        (
            lambda: tt.exp(dual(1.0), out=tt.ones(1)),
            NotImplementedError,
            "Trying to use forward AD with exp_out that does not support it because it is an out= function",
        ),
    ],
)
def test_refusals_inside(call: Any, error: type[Exception], text: str) -> None:
    with fw.dual_level(), pytest.raises(error) as caught:
        call()
    assert str(caught.value) == text


# Levels, flags and the graph, beside PyTorch.


def test_levels_and_flags_beside_torch(same: Any) -> None:
    def f(m):
        ad = m.autograd.forward_ad
        seen = []

        def note(call):
            try:
                seen.append(call())
            except Exception as error:
                seen.append(f"{type(error).__name__}: {error}")

        one = m.ones(2)
        note(lambda: ad.exit_dual_level(level=0))
        note(lambda: ad.exit_dual_level())
        note(lambda: tuple(ad.unpack_dual(one)))
        with ad.dual_level():
            note(lambda: ad.exit_dual_level(level=3))
            note(lambda: ad.make_dual(one, one, level=1))
            note(lambda: ad.make_dual(one, one, level=-1))
            note(lambda: ad.unpack_dual(one, level=1))
            note(lambda: ad.unpack_dual(1.0))
            note(lambda: ad.make_dual(one, ad.make_dual(one, one)))
            x = ad.make_dual(m.tensor([1.0, 2.0]), m.tensor([3.0, 4.0]))
            note(lambda: repr(ad.unpack_dual(x)))
            y = x.clone()
            y.detach_()
            note(lambda: tuple(ad.unpack_dual(y)))
            with ad._set_fwd_grad_enabled(False):
                note(lambda: [ad._is_fwd_grad_enabled(), *ad.unpack_dual(x * 2), *ad.unpack_dual(x)])
            note(lambda: [ad._is_fwd_grad_enabled(), *ad.unpack_dual(x)])
            leaf = m.ones(2, requires_grad=True)
            dual = ad.make_dual(leaf, one)
            note(lambda: [type(dual.grad_fn).__name__, dual._is_view(), dual.is_leaf])
            note(lambda: repr(ad.unpack_dual(dual**3)))
            note(lambda: ad.unpack_dual(ad.make_dual(m.ones(2, 3), m.ones(3, 2).t())).tangent.stride())
        decorated = ad.dual_level()(lambda: ad.unpack_dual(ad.make_dual(one, one) * 3).tangent)
        note(decorated)
        return seen

    seen = same(f)
    assert seen[0].endswith("that was not the last one that was created. This is not supported.")
    assert seen[9] == "UnpackedDualTensor(primal=tensor([1., 2.]), tangent=tensor([3., 4.]))"
    assert "grad_fn=<Identity>" in seen[14]


@pytest.mark.parametrize("name", ["exp", "sigmoid", "tanh", "sqrt", "reciprocal", "rsqrt", "sin", "expm1", "tan"])
def test_forward_over_reverse(same: Any, name: str) -> None:
    """The gradient of `exp` reads the result that was saved: its tangent must be there too."""

    def f(m):
        ad = m.autograd.forward_ad
        x = m.tensor([0.5, 0.25], requires_grad=True)
        with ad.dual_level():
            y = getattr(ad.make_dual(x, m.ones(2)), name)()
            (g,) = m.autograd.grad(y.sum(), x, create_graph=True)
            (plain,) = m.autograd.grad(getattr(ad.make_dual(x, m.ones(2)), name)().sum(), x)
            return ad.unpack_dual(g).tangent, ad.unpack_dual(plain).tangent

    first, second = same(f)
    x = tt.tensor([0.5, 0.25], requires_grad=True)
    (g,) = tt.autograd.grad(getattr(x, name)().sum(), x, create_graph=True)
    assert first == second == pytest.approx(tt.autograd.grad(g.sum(), x)[0].tolist(), rel=1e-4)


def test_forward_over_reverse_in_place_and_of_reductions(same: Any) -> None:
    def f(m):
        ad = m.autograd.forward_ad
        found = []
        for program in (
            lambda a: (a * 1).exp_() * 2,
            lambda a: a.logsumexp(0),
            lambda a: a.softmax(0)[0],
            lambda a: a.norm(),
            lambda a: (a * 1)[:2].exp_().prod(),
        ):
            x = m.tensor([0.5, 0.25, 1.0], requires_grad=True)
            with ad.dual_level():
                (g,) = m.autograd.grad(program(ad.make_dual(x, m.tensor([1.0, 2.0, 3.0]))).sum(), x, create_graph=True)
                found.append(ad.unpack_dual(g).tangent)
        return found

    same(f)


def test_saved_tangents_end_with_the_level() -> None:
    x = tt.tensor([0.5], requires_grad=True)
    with fw.dual_level():
        y = fw.make_dual(x, tt.ones(1)).exp()
    saved = y.grad_fn._saved_result
    assert tangent(saved) is None and saved.tolist() == y.tolist()
    with fw.dual_level():
        assert tangent(y.grad_fn._saved_result) is None
    (g,) = tt.autograd.grad(y, x, retain_graph=True)
    assert g.tolist() == y.tolist()
    y.sum().backward()
    with pytest.raises(RuntimeError, match="after they have already been freed"):
        _ = y.grad_fn._saved_result
