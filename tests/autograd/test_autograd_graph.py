"""autograd.graph: gradient edges, hooks over several tensors."""

from __future__ import annotations

import pytest

import tinytensor as tt


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


def test_gradient_edges(same):
    def f(m):
        a = leaf(m, 1, 2)
        y = a * 2
        at_leaf, at_result = m.autograd.graph.get_gradient_edge(a), m.autograd.graph.get_gradient_edge(y)
        seen = at_leaf.output_nr, at_leaf.node, at_result.node
        from_edge = m.autograd.grad(at_result, a, m.ones(2), retain_graph=True)
        return seen, from_edge, m.autograd.grad(y, at_leaf, m.ones(2))

    same(f)
    same(lambda m: m.autograd.graph.get_gradient_edge(m.ones(1)))


def test_multi_grad_hook_waits_for_all(same):
    def f(m):
        log = []
        a, b = leaf(m, 1, 2), leaf(m, 3, 4)
        c, d = a * b, a * b
        register = m.autograd.graph.register_multi_grad_hook
        handle = register((a, b, c, d), lambda grads: log.append([g is not None for g in grads]))
        c.sum().backward(retain_graph=True)
        c.sum().backward(inputs=(a,), retain_graph=True)
        handle.remove()
        c.sum().backward(retain_graph=True)
        register((c, d), lambda g: log.append(g), mode="any")
        (c + d).sum().backward()
        return log

    assert same(f) == [[True, True, True, False], [True, False, True, False], [1, 1]]


def test_multi_grad_hook_mode():
    with pytest.raises(ValueError, match="Expects mode to be one of"):
        tt.autograd.graph.register_multi_grad_hook((), print, mode="some")


def test_increment_version():
    x = tt.zeros(1)
    before = x._version
    tt.autograd.graph.increment_version(x)
    tt.autograd.graph.increment_version([x, x[0]])
    assert x._version == before + 3
