"""gradcheck: passes what is right, finds what is wrong, and says where."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor.autograd import gradcheck, gradgradcheck
from tinytensor.autograd.gradcheck import GradcheckError


def double(*values):
    return tt.tensor([float(v) for v in values], dtype=tt.float64, requires_grad=True)


def function(backward, forward=lambda ctx, x: x * x):
    class Square(tt.autograd.Function):
        pass

    Square.forward = staticmethod(forward)
    Square.backward = staticmethod(backward)
    return Square.apply


def saving(ctx, x):
    ctx.save_for_backward(x)
    return x * x


def test_right_formulas_pass():
    x, y = double(1, 2, 3), double(4, 5, 6)
    assert gradcheck(lambda a, b: a * b + a.exp(), (x, y))
    assert gradcheck(lambda a: (a * 2, a * a, 3 * a.detach() * 0), (x,))
    assert gradgradcheck(lambda a, b: a * b * a, (x, y))
    assert gradgradcheck(lambda a: a * a, (x,), gen_non_contig_grad_outputs=True)


def test_a_wrong_formula_is_found():
    wrong = function(lambda ctx, g: 3 * g * ctx.saved_tensors[0], saving)
    with pytest.raises(GradcheckError, match="Jacobian mismatch for output 0 with respect to input 0,\nnumerical:"):
        gradcheck(wrong, (double(1, 2),))
    assert gradcheck(wrong, (double(1, 2),), raise_exception=False) is False


def test_the_other_tests():
    cases = {
        "backward not multiplied by grad_output": (lambda ctx, g: 2 * ctx.saved_tensors[0], double(1)),
        "Numerical gradient for function expected to be zero": None,
    }
    backward, x = cases["backward not multiplied by grad_output"]
    with pytest.raises(GradcheckError, match="backward not multiplied by grad_output"):
        gradcheck(function(backward, saving), (x,))
    with pytest.raises(GradcheckError, match="Numerical gradient for function expected to be zero"):
        gradcheck(lambda x: x.detach() * 2, (double(1),))


def test_undefined_gradients_are_tried():
    def backward(ctx, g):
        return g * 2  # a TypeError for None

    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        return x * 2

    failing = function(backward, forward)
    assert gradcheck(failing, (double(1),), check_undefined_grad=False)
    with pytest.raises(TypeError):
        gradcheck(failing, (double(1),))


def test_nondeterminism_is_found():
    calls = []

    def backward(ctx, g):
        calls.append(1)
        return 2 * g * ctx.saved_tensors[0] + 1e-7 * len(calls) * g

    with pytest.raises(GradcheckError, match="Backward is not reentrant"):
        gradcheck(function(backward, saving), (double(1),))
    assert gradcheck(function(backward, saving), (double(1),), nondet_tol=1e-3)


def test_inputs():
    with pytest.raises(ValueError, match="gradcheck expects at least one input tensor to require gradient"):
        gradcheck(lambda x: x, (tt.ones(1, dtype=tt.float64),))
    with pytest.warns(UserWarning, match="Input #0 requires gradient and is not a double precision"):
        gradcheck(lambda x: x * 2, (tt.ones(1, requires_grad=True),), atol=1, rtol=1)
    with pytest.raises(RuntimeError, match="The 0th input has a dimension with stride 0"):
        gradcheck(lambda x: x * 2, (tt.ones(1, dtype=tt.float64).expand(3).requires_grad_(),))


def test_batched_passes():
    x, y = double(1, 2), double(3, 4)
    options = {"check_forward_ad": True, "check_batched_grad": True, "check_batched_forward_grad": True}
    assert gradcheck(lambda a, b: (a * b).sin().sum(0, keepdim=True), (x, y), **options)

    class Branches(tt.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return t.clone()

        @staticmethod
        def backward(ctx, g):
            return -g if g.sum() > 1e9 else g * 1

    assert gradcheck(Branches.apply, (x,))
    with pytest.raises(
        GradcheckError, match="While computing batched gradients, got: vmap: It looks like you're attempt"
    ):
        gradcheck(Branches.apply, (x,), check_batched_grad=True)


def test_the_inputs_are_as_before():
    x = double(1, 2)
    gradcheck(lambda a: a * a, (x,))
    assert x.tolist() == [1, 2] and x.grad is None
