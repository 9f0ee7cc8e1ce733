"""Hooks on tensors and nodes: order, what they may return, what happens to them under in-place writes."""

from __future__ import annotations

import pytest

import tinytensor as tt


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


def test_order_of_all_hooks(same):
    def f(m):
        log = []
        a = leaf(m, 1, 2)
        z = a * 2
        z.register_hook(lambda g: log.append("tensor 1"))
        z.grad_fn.register_prehook(lambda g: log.append("pre"))
        z.retain_grad()
        z.register_hook(lambda g: log.append("tensor 2"))
        z.grad_fn.register_hook(lambda i, o: log.append("post"))
        a.register_hook(lambda g: log.append("leaf"))
        a.register_post_accumulate_grad_hook(lambda t: log.append(["accumulated", t is a, t.grad.tolist()]))
        accumulate = a.view_as(a).grad_fn.next_functions[0][0]
        accumulate.register_prehook(lambda o: log.append(["leaf pre", o[0].tolist()]))
        accumulate.register_hook(lambda i, o: log.append(["leaf post", i, o[0].tolist()]))
        (z * 1).backward(m.ones(2))
        return log, z.grad

    log, _ = same(f)
    assert [entry if isinstance(entry, str) else entry[0] for entry in log] == [
        "tensor 1", "tensor 2", "pre", "post", "leaf", "leaf pre", "accumulated", "leaf post",
    ]  # fmt: skip


def test_hooks_stay_with_the_value_they_were_registered_for(same):
    def f(m):
        log = []
        a = leaf(m, 1, 2)
        t = a * 1
        t.register_hook(lambda g: log.append(["old", g.tolist()]))
        t.retain_grad()
        t.mul_(2)
        t.register_hook(lambda g: log.append(["new", g.tolist()]))
        t.backward(m.ones(2))
        return t.grad, log, a.grad

    same(f)


RETURNS = {
    "tensor": [
        lambda m: 3, lambda m: m.ones(3), lambda m: m.ones(2, dtype=m.float64), lambda m: m.ones(2) * 5,
        lambda m: (m.ones(2),),
    ],
    "pre": [
        lambda m: 3, lambda m: (m.ones(2),) * 2, lambda m: (m.ones(3),), lambda m: (m.ones(2) * 9,), lambda m: (None,),
        lambda m: [m.ones(2)],
    ],
    "post": [
        lambda m: 3, lambda m: (m.ones(2),), lambda m: (m.ones(3), None), lambda m: (m.ones(2), m.ones(2)),
        lambda m: (m.ones(2) * 7, None), lambda m: (None, None), lambda m: [m.ones(2), None],
    ],
}  # fmt: skip


@pytest.mark.parametrize(("kind", "i"), [(kind, i) for kind, cases in RETURNS.items() for i in range(len(cases))])
def test_what_a_hook_may_return(same, kind, i):
    def f(m):
        a = leaf(m, 1, 2)
        z = a * 2
        returned = RETURNS[kind][i](m)
        if kind == "tensor":
            z.register_hook(lambda g: returned)
        elif kind == "pre":
            z.grad_fn.register_prehook(lambda o: returned)
        else:
            z.grad_fn.register_hook(lambda i, o: returned)
        (z * 1).backward(m.ones(2))
        return a.grad

    same(f)


def test_removing_a_hook():
    log = []
    x = tt.ones(1, requires_grad=True)
    y = x * 1
    first = y.register_hook(lambda g: log.append(1))
    with y.register_hook(lambda g: log.append(2)):
        y.backward(retain_graph=True)
    first.remove()
    first.remove()
    y.backward()
    assert log == [1, 2]


def test_a_hook_that_removes_itself():
    log = []
    x = tt.ones(1, requires_grad=True)
    handle = x.register_hook(lambda g: (log.append(1), handle.remove())[0])
    x.register_hook(lambda g: log.append(2))
    (x * 1).backward()
    (x * 1).backward()
    assert log == [1, 2, 2]


@pytest.mark.parametrize(
    "f",
    [
        lambda m: m.ones(2).register_hook(lambda g: g),
        lambda m: m.ones(2).retain_grad(),
        lambda m: m.ones(2).register_post_accumulate_grad_hook(lambda t: None),
        lambda m: (leaf(m, 1) * 1).register_post_accumulate_grad_hook(lambda t: None),
    ],
)
def test_refusals(same, f):
    assert same(f).startswith("RuntimeError")


def test_retain_grad(same):
    def f(m):
        x = leaf(m, 1, 2)
        y = x * 2
        y.retain_grad()
        before = y.retains_grad, x.retains_grad
        x.retain_grad()
        (y * y).backward(m.ones(2), retain_graph=True)
        (y * 1).backward(m.ones(2))
        return before, y.grad, x.grad

    same(f)


def test_calling_a_node_by_hand(same):
    def f(m):
        x = leaf(m, 1, 2)
        return (x * 2).grad_fn(m.ones(2)), (x + x).grad_fn(m.ones(2)), x.exp().grad_fn(m.ones(2))

    same(f)
    same(lambda m: (leaf(m, 1) * 2).grad_fn(m.ones(1), m.ones(1)))
    same(lambda m: (leaf(m, 1) * 2).grad_fn(3))


def test_hooks_do_not_keep_the_tensor_alive():
    import gc
    import weakref

    gc.disable()
    try:
        x = tt.ones(1, requires_grad=True)
        y = x * 1
        y.retain_grad()
        y.register_hook(lambda g: None)
        watched = weakref.ref(y)
        del y
        assert watched() is None
    finally:
        gc.enable()
