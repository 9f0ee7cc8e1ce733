"""Every helper of functions_manual.py, through operators that use it: first and second derivatives like PyTorch's."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd import gradcheck, gradgradcheck

A = np.array([[0.5, -1.5, 2.0], [1.0, 3.0, -0.25]])
B = np.array([[2.0, 0.5, 1.0], [-1.0, 1.5, 0.75]])
P = np.abs(A) + 0.5
ZEROS = np.array([[2.0, 0.0, 3.0], [0.0, 4.0, 0.0], [1.0, 2.0, 3.0]])
TIES = np.array([[1.0, 3.0, 3.0], [2.0, 2.0, 2.0]])
C = np.array([[1.0, 2.0], [0.5, -1.0], [3.0, 0.25]])


def index(m, *values):
    return m.tensor(list(values))


CASES = {
    "abs": (lambda m, a: a.abs() * a, A),
    "add alpha": (lambda m, a, b: m.add(a, b, alpha=3), A, B),
    "sub alpha": (lambda m, a, b: m.sub(a, b, alpha=3), A, B),
    "rsub": (lambda m, a: 2 - a, A),
    "mul broadcast": (lambda m, a, b: a * b, A, B[0]),
    "div": (lambda m, a, b: a / b, A, P),
    "div number": (lambda m, a: a / 3, A),
    "addcmul": (lambda m, a, b, c: m.addcmul(a, b, c, value=2), A, B, P),
    "addcdiv": (lambda m, a, b, c: m.addcdiv(a, b, c, value=2), A, B, P),
    "exp log": (lambda m, a: a.exp() + a.log(), P),
    "sqrt rsqrt reciprocal": (lambda m, a: a.sqrt() + a.rsqrt() + a.reciprocal(), P),
    "sin cos tanh sigmoid": (lambda m, a: a.sin() + a.cos() + a.tanh() + a.sigmoid(), A),
    "relu": (lambda m, a: a.relu(), A),
    "pow number": (lambda m, a: a**3, A),
    "pow 0": (lambda m, a: a**0, A),
    "pow tensor": (lambda m, a, b: a**b, P, B),
    "number pow": (lambda m, a: 2.0**a, A),
    "clamp": (lambda m, a: a.clamp(-0.5, 1.25), A),
    "clamp min": (lambda m, a: a.clamp(min=0.25), A),
    "clamp max": (lambda m, a: a.clamp(max=0.25), A),
    "clamp tensors": (lambda m, a, b, c: m.clamp(a, b, c), A, np.minimum(B, 0.3), P),
    "maximum minimum": (lambda m, a, b: m.maximum(a, b) + 2 * m.minimum(a, b), A, B),
    "lerp": (lambda m, a, b: m.lerp(a, b, 0.3), A, B),
    "lerp tensor": (lambda m, a, b, c: m.lerp(a, b, c), A, B, P),
    "where": (lambda m, a, b: m.where(a > 0, a * b, b), A, B),
    "sum": (lambda m, a: a.sum(), A),
    "sum dim": (lambda m, a: a.sum(1) * a.sum(0, True).sum(), A),
    "sum dims": (lambda m, a: a.sum((0, 1)), A),
    "mean": (lambda m, a: a.mean(), A),
    "mean dim": (lambda m, a: a.mean(1), A),
    "mean dims": (lambda m, a: a.mean((0, 1), True), A),
    "var": (lambda m, a: a.var(), A),
    "var dim": (lambda m, a: a.var(1), A),
    "std keepdim": (lambda m, a: a.std(0, keepdim=True), A),
    "prod": (lambda m, a: a.prod(), A),
    "prod zeros": (lambda m, a: a.prod(), ZEROS),
    "prod one zero": (lambda m, a: a.prod(), np.array([2.0, 0.0, 3.0])),
    "prod dim": (lambda m, a: a.prod(1), A),
    "prod dim zeros": (lambda m, a: a.prod(1), ZEROS),
    "prod dim 0 keepdim zeros": (lambda m, a: a.prod(0, True), ZEROS),
    "cumsum": (lambda m, a: a.cumsum(1) * a.cumsum(0), A),
    "max": (lambda m, a: a.max(), A),
    "min dim": (lambda m, a: a.min(1)[0], A),
    "max dim keepdim": (lambda m, a: a.max(0, True)[0], A),
    "amax": (lambda m, a: m.amax(a, 1), A),
    "amin all": (lambda m, a: m.amin(a, (0, 1), True), A),
    "mm": (lambda m, a, b: a.mm(b), A, C),
    "mm transposed": (lambda m, a, b: a.t().mm(b.t()), A, C),
    "addmm": (lambda m, a, b, c: m.addmm(a, b, c, beta=2, alpha=3), A[:, :2], A, C),
    "bmm": (lambda m, a, b: m.bmm(a.unsqueeze(0), b.unsqueeze(0)), A, C),
    "mv dot": (lambda m, a, b: a.mv(b) * a[0].dot(b), A, B[0]),
    "matmul broadcast": (lambda m, a, b: m.matmul(a.unsqueeze(0).expand(2, 2, 3), b), A, C),
    "t transpose permute": (lambda m, a: a.t() + a.transpose(0, 1) + a.permute(1, 0), A),
    "view reshape flatten": (lambda m, a: a.view(3, 2) * a.t().reshape(3, 2) + a.view(-1).view(3, 2), A),
    "expand": (lambda m, a: a.unsqueeze(1).expand(2, 4, 3) * 2, A),
    "squeeze": (lambda m, a: a.view(1, 2, 1, 3).squeeze() * a.view(2, 1, 3).squeeze(1), A),
    "select slice": (lambda m, a: a[0] * a[1, 1:].sum() + a[:, ::2].sum(), A),
    "diagonal": (lambda m, a: a.diagonal() * a.diagonal(1), A),
    "unbind": (lambda m, a: a.unbind(0)[0] * a.unbind(1)[2].sum(), A),
    "split": (lambda m, a: a.split(2, 1)[0].sum() * a.split([1, 2], 1)[1], A),
    "cat": (lambda m, a, b: m.cat([a, b * a, m.zeros(0, dtype=m.float64)], 1), A, B),
    "stack": (lambda m, a, b: m.stack([a, b * a], 1), A, B),
    "index_select": (lambda m, a: a.index_select(1, index(m, 0, 2, 0)), A),
    "gather": (lambda m, a: a.gather(1, index(m, [0, 0], [2, 1])), A),
    "index": (lambda m, a: a[index(m, 0, 1, 0), index(m, 2, 2, 2)], A),
    "index with slice": (lambda m, a: a[:, index(m, 2, 0, 2)], A),
    "mask": (lambda m, a: a[a > 0], A),
    "masked_select": (lambda m, a: a.masked_select(m.tensor([True, False, True])), A),
    "masked_fill": (lambda m, a: a.masked_fill(a > 0, 2.0) * a, A),
    "masked_fill tensor": (lambda m, a, v: a.masked_fill(a > 0, v), A, np.array(3.0)),
    "index_put": (lambda m, a, v: a.index_put((index(m, 0, 1), index(m, 2, 2)), v), A, np.array([5.0, 6.0])),
    "index_put accumulate": (
        lambda m, a, v: a.index_put((index(m, 0, 0), index(m, 2, 2)), v, True), A, np.array([5.0, 6.0])
    ),
    "as_strided": (lambda m, a: a.as_strided((2, 2), (1, 3), 1), A),
    "as_strided overlapping": (lambda m, a: a.as_strided((3, 3), (1, 1)), A),
    "as_strided stride 0": (lambda m, a: a.as_strided((4, 2), (0, 2)), A),
    "as_strided of a transpose": (lambda m, a: (a * 1).t().as_strided((2, 2), (2, 1), 1), A),
    "as_strided of a slice": (lambda m, a: (a * 1)[:, 1:].as_strided((2, 2), (3, 1), 1), A),
    "clone contiguous to": (lambda m, a: a.clone().t().contiguous() * a.to(m.float32).to(m.float64).t(), A),
}  # fmt: skip


def tensors(m, arrays, requires_grad=True):
    return [m.tensor(a.tolist(), dtype=m.float64, requires_grad=requires_grad) for a in arrays]


@pytest.mark.parametrize("name", CASES)
def test_like_pytorch(same, name):
    function, *arrays = CASES[name]

    def f(m):
        inputs = tensors(m, arrays)
        output = function(m, *inputs)
        weights = m.arange(1, output.numel() + 1, dtype=m.float64).reshape(output.shape)
        first = m.autograd.grad((output * weights).sum(), inputs, create_graph=True)
        total = sum((g * g).sum() for g in first)
        second = m.autograd.grad(total, inputs, allow_unused=True) if total.requires_grad else None
        return output, first, second

    result = same(f)
    assert isinstance(result, list), result


@pytest.mark.parametrize("name", CASES)
def test_gradcheck(name):
    function, *arrays = CASES[name]
    if name == "clone contiguous to":
        pytest.skip("passes through float32")
    assert gradcheck(lambda *inputs: function(tt, *inputs), tensors(tt, arrays))


TWICE = ["div", "pow tensor", "prod dim", "var dim", "std keepdim", "mm", "as_strided overlapping"]


@pytest.mark.parametrize("name", TWICE)
def test_gradgradcheck(name):
    function, *arrays = CASES[name]
    assert gradgradcheck(lambda *inputs: function(tt, *inputs), tensors(tt, arrays))


def test_ties_share_a_full_maximum_and_not_one_along_a_dimension(same):
    def f(m):
        x = m.tensor(TIES.tolist(), requires_grad=True)
        results = []
        for y in (x.max(), x.max(1)[0].sum(), m.amax(x, 1).sum(), m.maximum(x, m.ones(2, 3) * 3).sum()):
            results.append(m.autograd.grad(y, x, allow_unused=True)[0])
        return results

    same(f)


def test_edges_of_powers(same):
    def f(m):
        base = m.tensor([0.0, 0.0, 0.0, -1.0], requires_grad=True)
        exponent = m.tensor([0.0, 2.0, -1.0, 2.0], requires_grad=True)
        pairs = m.autograd.grad(base**exponent, [base, exponent], m.ones(4))
        numbers = [m.autograd.grad(k**exponent, exponent, m.ones(4))[0] for k in (0.0, 2.0)]
        return [[str(v) for v in t.tolist()] for t in (*pairs, *numbers)]

    same(f)


def test_as_strided_of_overlapping_input(same):
    """Several input elements are one: they share the gradient evenly."""

    def f(m):
        x = m.ones(4, dtype=m.float64).as_strided((3, 2), (1, 1)).detach().requires_grad_()
        y = x.as_strided((2, 3), (1, 1), 0)
        return m.autograd.grad((y * m.arange(1, 7, dtype=m.float64).reshape(2, 3)).sum(), x)

    same(f)


def test_as_strided_of_expanded_input(same):
    def f(m):
        x = m.ones(2, 1, dtype=m.float64).expand(2, 3).detach().requires_grad_()
        y = x.as_strided((2,), (1,), 0)
        return m.autograd.grad(y, x, m.tensor([1.0, 2.0], dtype=m.float64))

    same(f)


def test_empty(same):
    def f(m):
        x = m.zeros(0, 3, requires_grad=True)
        y = x.as_strided((0, 2), (2, 1))
        results = [m.autograd.grad(y.sum(), x)[0].shape]
        results.append(m.autograd.grad(x.sum(1).sum(), x)[0].shape)
        results.append(m.autograd.grad(x.cumsum(0).sum(), x)[0].shape)
        return [list(r) for r in results]

    same(f)
