"""Where gradients end: stealing, copying, adding in place, layout."""

from __future__ import annotations

import sys
import threading

import pytest

import tinytensor as tt
from tinytensor.autograd.engine import input_buffer


def leaf(*values):
    return tt.tensor([float(v) for v in values], requires_grad=True)


def test_a_gradient_nobody_else_sees_becomes_grad_itself():
    seen = []
    x = leaf(1, 2)
    y = x * 2
    node = y.grad_fn
    original = type(node).apply

    class Watching(type(node)):
        __slots__ = ()

        def apply(self, grad):
            results = original(self, grad)
            seen.append(results[0].data_ptr())
            return results

    node.__class__ = Watching
    y.backward(tt.ones(2))
    assert x.grad.data_ptr() == seen[0]


def test_a_gradient_the_caller_holds_is_copied():
    g = tt.ones(2)
    x = leaf(1, 2)
    (x + 0).backward(g)
    assert x.grad is not g and x.grad.data_ptr() != g.data_ptr()
    y = leaf(1, 2)
    y.backward(g)
    assert y.grad.data_ptr() != g.data_ptr()


def test_a_gradient_a_hook_kept_is_copied():
    kept = []
    x = leaf(1, 2)
    x.register_hook(lambda g: kept.append(g))
    (x * 2).backward(tt.ones(2))
    x.grad.add_(1)
    assert kept[0].tolist() == [2, 2]


def test_two_leaves_with_the_same_gradient_do_not_share_it():
    a, b = leaf(1), leaf(1)
    (a + b).backward()
    a.grad.add_(1)
    assert b.grad.tolist() == [1]


def test_the_second_gradient_is_added_in_place():
    x = leaf(1, 2)
    (x * x).backward(tt.ones(2))
    first = x.grad
    (x * x).backward(tt.ones(2))
    assert x.grad is first and first.tolist() == [4, 8]


def test_with_create_graph_it_is_not(same):
    def f(m):
        x = m.tensor([1.0, 2.0], requires_grad=True)
        (x * x).backward(m.ones(2), create_graph=True)
        first = x.grad
        kinds = first.requires_grad, first.grad_fn
        (x * x).backward(m.ones(2), create_graph=True)
        return kinds, x.grad is first, x.grad

    same(f)


@pytest.mark.parametrize(
    "make",
    [
        lambda m: m.ones(2, 3).t(),
        lambda m: m.ones(2, 1, 3).transpose(0, 1),
        lambda m: m.ones(6).as_strided((2, 2), (1, 1)),
        lambda m: m.ones(3).expand(2, 3),
    ],
)
def test_layout_follows_the_variable(same, make):
    def f(m):
        x = make(m).detach().requires_grad_()
        (x * m.ones(*x.shape)).sum().backward()
        return x.grad.stride(), x.grad, x.grad.is_contiguous()

    same(f)


def test_an_expanded_gradient_gets_memory_of_its_own(same):
    def f(m):
        x = m.ones(3, requires_grad=True)
        x.sum().backward()
        return x.grad.stride(), x.grad

    same(f)


def test_large_sums_are_accumulated_in_place_only_if_nobody_sees():
    x = tt.ones(5000, requires_grad=True)
    kept = []
    a = x * 1
    parts = [a * 2, a * 3, a * 4]
    parts[2].register_hook(lambda g: kept.append(g))
    a.register_hook(lambda g: kept.append(g))
    tt.autograd.backward(parts, [tt.ones(5000)] * 3)
    assert x.grad[0].item() == 9 and kept[0][0].item() == 1 and kept[1][0].item() == 9


def test_caller_gradients_are_never_overwritten():
    x = tt.ones(5000, requires_grad=True)
    a = x * 1
    g = tt.ones(5000)
    tt.autograd.backward([a, a, a], [g, g, g])
    assert g[0].item() == 1 and x.grad[0].item() == 3


def _identity(m, backward):
    class Identity(m.autograd.Function):
        @staticmethod
        def forward(ctx, a, b):
            return a + b

    Identity.backward = staticmethod(lambda ctx, grad: backward(grad))
    return Identity.apply


def _two_users_of(x, hook=None, older_is_hooked=True):
    y = x * 1
    older, younger = y * 2, y * 3
    if hook is not None:
        (older if older_is_hooked else younger).grad_fn.register_hook(hook)
    return older + younger


KEPT = []
CASES = {
    # name: (the program, additions in place, additions that make a new tensor)
    "both gradients of one node": (lambda x: x * x, 1, 0),
    "the same tensor twice": (lambda x: x + x, 0, 1),
    "two users": (lambda x: _two_users_of(x), 1, 0),
    "a hook looks": (lambda x: _two_users_of(x, lambda i, o: None), 1, 0),
    "a hook keeps the second": (lambda x: _two_users_of(x, lambda i, o: KEPT.append(i[0])), 1, 0),
    "a hook keeps the first": (lambda x: _two_users_of(x, lambda i, o: KEPT.append(i[0]), False), 0, 1),
    "a hook keeps a view": (lambda x: _two_users_of(x, lambda i, o: KEPT.append(i[0].detach()), False), 0, 1),
    "a function keeps its results": (
        lambda x: _identity(tt, lambda g: KEPT.append((g * 2, g * 3)) or KEPT[-1])(x, x),
        0,
        1,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_sums_are_accumulated_in_place_exactly_where_nobody_else_sees(name, monkeypatch):
    program, in_place, fresh = CASES[name]
    count = {"add_": 0, "add": 0}

    def counted(function):
        original = getattr(input_buffer, function)

        def add(*args):
            count[function] += 1
            return original(*args)

        monkeypatch.setattr(input_buffer, function, add)

    counted("add_")
    counted("add")
    KEPT.clear()
    x = tt.ones(4, requires_grad=True)
    program(x).backward(tt.ones(4))
    assert count == {"add_": in_place, "add": fresh}


def test_two_threads_never_lose_a_gradient():
    x = tt.zeros(1, requires_grad=True)

    def work():
        for _ in range(300):
            x.sum().backward()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert x.grad.item() == 1200


def test_a_leaf_may_have_gradients_of_another_dtype(same):
    def program(m):
        log = []

        def refused(call):
            try:
                return call()
            except RuntimeError as error:
                return str(error)

        x = m.tensor([1.0, 2.0], requires_grad=True)
        loss = (x * 2).sum()
        x.grad_dtype = m.float64  # after the graph was made
        loss.backward()
        (x * 3).sum().backward()
        log += [x.grad_dtype, x.grad.dtype, x.grad.tolist(), m.autograd.grad((x * 2).sum(), x)[0].dtype]
        log.append(refused(lambda: setattr(x, "grad", m.ones(2))))
        log.append(refused(lambda: setattr(x, "grad_dtype", m.float16)))
        x.grad = None
        x.grad_dtype = None
        x.grad = m.ones(2, dtype=m.float16)
        log += [x.grad_dtype, x.grad.dtype, refused(lambda: (x * 2).grad_dtype)]
        log += [refused(lambda: setattr(x, "grad_dtype", "float")), m.ones(2).grad_dtype]
        half = m.ones(2, dtype=m.bfloat16, requires_grad=True)
        half.grad_dtype = m.float32
        (half * 2).sum().backward()
        return [str(entry) for entry in log], str(half.grad)

    same(program)
