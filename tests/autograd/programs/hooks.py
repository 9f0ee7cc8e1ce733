"""Programs about hooks: order, removal, what they may return, in-place calls, `retain_grad`."""

from __future__ import annotations

from collections import OrderedDict

from .helpers import attempt, leaf


def _keep_nothing(m):
    class KeepNothing(m.autograd.Function):
        """The identity; its gradient is undefined."""

        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            return None

    return KeepNothing.apply


def removed_and_added_while_running(m):
    log, handles = [], []
    y = leaf(m, 1) * 1

    def first(grad):
        log.append("first")
        handles[1].remove()

    def third(grad):
        log.append("third")
        y.register_hook(lambda g: log.append("new"))

    handles += [y.register_hook(f) for f in (first, lambda g: log.append("second"), third)]
    y.backward(m.ones(1), retain_graph=True)
    log.append("again")
    y.backward(m.ones(1))
    return log


def _bad_gradients(m):
    return (3, m.ones(3), m.ones(2, dtype=m.float64), (m.ones(2),), m.ones(2, 1), [1], "x", False)


def bad_results_of_tensor_hooks(m):
    log = []
    for result in _bad_gradients(m):
        for inner in (False, True):
            x = leaf(m, 1, 2)
            y = x * 1
            (y if inner else x).register_hook(lambda g, result=result: result)
            log.append([attempt(lambda y=y: y.sum().backward()), x.grad])
    return log


def _bad_tuples(m):
    two = m.ones(2)
    return (
        3, (m.ones(3), two), (two,), (two, two), (two, two, two), [two, two], (two * 5,), (two * 5, None), (None, None),
        (None,), (3, 4), (3,), (two, m.ones(2, dtype=m.float64)), (m.ones(2, dtype=m.float64),), two,
    )  # fmt: skip


def bad_results_of_node_hooks(m):
    log = []
    for kind in ("register_hook", "register_prehook"):
        for result in _bad_tuples(m):
            x, z = leaf(m, 1, 2), leaf(m, 3, 4)
            y = x * z
            getattr(y.grad_fn, kind)(lambda *args, result=result: result)
            log.append([kind, attempt(lambda y=y: y.sum().backward()), x.grad, z.grad])
    return log


def bad_results_of_post_accumulate_hooks(m):
    log = []
    for result in (3, m.ones(1), (m.ones(1),), m.ones(5)):
        x = leaf(m, 1)
        x.register_post_accumulate_grad_hook(lambda t, result=result: result)
        x.register_post_accumulate_grad_hook(lambda t: log.append("next"))
        log.append([attempt(lambda x=x: (x * 1).backward()), x.grad])
    return log


def a_hook_may_not_define_an_undefined_gradient(m):
    log = []
    for result in (m.ones(1), 3):
        y = leaf(m, 1) * 1
        y.register_hook(lambda g, result=result: result)
        log.append(attempt(lambda y=y: _keep_nothing(m)(y).backward()))
        y = leaf(m, 1) * m.ones(1)
        y.grad_fn.register_hook(lambda i, o: (i[0], m.ones(1)))
        log.append(attempt(y.backward))
    return log


def names_of_hooks_in_messages(m):
    class Callable:
        def __call__(self, grad):
            return m.ones(7)

    def named(grad):
        return m.ones(7)

    log = []
    for hook in (Callable(), named, lambda g: m.ones(7), Callable().__call__):
        x = leaf(m, 1)
        x.register_hook(hook)
        log.append(attempt(lambda x=x: x.sum().backward()))
    return log


def refusals(m):
    x = leaf(m, 1)
    return [
        attempt(lambda: m.ones(1).register_hook(print)),
        attempt(lambda: m.ones(1).register_post_accumulate_grad_hook(print)),
        attempt(lambda: (x * 1).register_post_accumulate_grad_hook(print)),
        attempt(lambda: m.ones(1).retain_grad()),
        attempt(lambda: x.register_hook(3) and None),
        attempt(lambda: x.sum().backward()),
    ]


def handles(m):
    x = leaf(m, 1)
    double, triple = x.register_hook(lambda g: g * 2), x.register_hook(lambda g: g * 3)
    log = [type(double).__name__, triple.id - double.id, list(x._backward_hooks) == [double.id, triple.id]]
    log += [double.hooks_dict_ref() is x._backward_hooks, len(double.__getstate__())]
    double.remove()
    double.remove()
    x.sum().backward()
    with x.register_hook(lambda g: g * 5):
        x.sum().backward()
    x.sum().backward()
    return log, x.grad, len(x._backward_hooks)


def a_handle_from_its_state(m):
    x = leaf(m, 1)
    handle = x.register_hook(lambda g: g * 2)
    other = type(handle).__new__(type(handle))
    other.__setstate__(handle.__getstate__())
    other.remove()
    dead = type(handle).__new__(type(handle))
    dead.__setstate__((None, 3))
    dead.remove()
    return len(x._backward_hooks)


def order_on_a_leaf(m):
    x = leaf(m, 1)
    log = []
    node = m.autograd.graph.get_gradient_edge(x).node
    x.register_hook(lambda g: log.append("tensor"))
    node.register_prehook(lambda g: log.append("pre"))
    node.register_hook(lambda i, o: log.append(["post", list(i), list(o)]))
    x.register_post_accumulate_grad_hook(lambda t: log.append(["accumulated", t.grad.tolist()]))
    x.sum().backward()
    return log


def undefined_gradients_reach_a_leafs_hooks(m):
    x = leaf(m, 1)
    log = []
    node = m.autograd.graph.get_gradient_edge(x).node
    x.register_hook(lambda g: log.append(["tensor", g]))
    node.register_prehook(lambda o: log.append(["pre", list(o)]))
    node.register_hook(lambda i, o: log.append(["post", list(i), list(o)]))
    x.register_post_accumulate_grad_hook(lambda t: log.append(["accumulated", t.grad]))
    _keep_nothing(m)(x).backward()
    return log, x.grad


def post_accumulate_hooks_of_a_leaf_that_needs_no_grad_any_more(m):
    x = leaf(m, 1)
    log = []
    x.register_post_accumulate_grad_hook(lambda t: log.append(t.grad))
    y = x * 2
    x.requires_grad_(False)
    y.backward()
    return log


def post_accumulate_hooks_may_drop_the_gradient(m):
    x = leaf(m, 1)

    def drop(t):
        t.grad = None

    x.register_post_accumulate_grad_hook(drop)
    x.sum().backward()
    return x.grad, m.autograd.grad(x.sum(), x)


def hooks_see_the_grad_mode_of_the_pass(m):
    x = leaf(m, 1)
    log = []
    y = x * x
    x.register_post_accumulate_grad_hook(lambda t: log.append(m.is_grad_enabled()))
    x.register_hook(lambda g: log.append(m.is_grad_enabled()))
    y.grad_fn.register_hook(lambda i, o: log.append(m.is_grad_enabled()))
    y.grad_fn.register_prehook(lambda o: log.append(m.is_grad_enabled()))
    y.backward(m.ones(1), retain_graph=True)
    y.backward(m.ones(1), create_graph=True)
    return log, m.is_grad_enabled()


def retain_grad_sees_what_tensor_hooks_made(m):
    x = leaf(m, 1)
    log = []
    y = x * 3
    y.register_hook(lambda g: g * 10)
    y.retain_grad()
    y.register_hook(lambda g: log.append(g) or g * 2)
    y.grad_fn.register_prehook(lambda o: (o[0] * 7,))
    (y * 1).backward(m.ones(1))
    return y.grad, x.grad, log


def retain_grad_accumulates_out_of_place(m):
    x = leaf(m, 1)
    y = x * 3
    y.retain_grad()
    y.retain_grad()
    x.retain_grad()
    (y * 2).backward(m.ones(1), retain_graph=True)
    first = y.grad
    (y * 2).backward(m.ones(1))
    return first, y.grad, y.retains_grad, x.retains_grad, y.detach().retains_grad


def retain_grad_of_views(m):
    x = leaf(m, 1, 2)
    y = x * 3
    v, w = y[0], x[1]
    for t in (v, y, w):
        t.retain_grad()
    (v * 2 + y.sum() + w).backward()
    return v.grad, y.grad, w.grad, x.grad


def _log_hooks(log, **tensors):
    for name, t in tensors.items():
        t.register_hook(lambda g, name=name: log.append([name, g]))


def hooks_and_an_in_place_call(m):
    x = leaf(m, 1, 2)
    log = []
    y = x * 3
    y.retain_grad()
    _log_hooks(log, old=y)
    y.mul_(2)
    _log_hooks(log, new=y)
    (y * 5).sum().backward()
    return y.grad, log, x.grad, y.retains_grad


def hooks_of_each_in_place_call(m):
    log = []
    y = leaf(m, 1, 2) * 3
    for name in ("one", "two", "three"):
        _log_hooks(log, **{name: y})
        y.mul_(2)
    y.sum().backward()
    return log


def hooks_and_a_write_to_the_base(m):
    log = []
    y = leaf(m, 1, 2) * 3
    v = y[0]
    v.retain_grad()
    y.retain_grad()
    _log_hooks(log, v_old=v, y_old=y)
    y.mul_(2)
    # Registered before the view's node is made anew: it goes to the old one.
    _log_hooks(log, v_new=v, y_new=y)
    (v * 2 + y.sum()).backward()
    return v.grad, y.grad, log, v.grad_fn


def hooks_and_a_write_to_the_view(m):
    log = []
    y = leaf(m, 1, 2) * 3
    v = y[0]
    v.retain_grad()
    y.retain_grad()
    _log_hooks(log, v_old=v, y_old=y)
    v.mul_(2)
    _log_hooks(log, v_new=v, y_new=y)
    (v * 2 + y.sum()).backward()
    return v.grad, y.grad, log, v.grad_fn, y.grad_fn


def the_dict_of_hooks(m):
    x = leaf(m, 1, 2)
    y = x * 3
    log = [x._backward_hooks, x._post_accumulate_grad_hooks]
    handle = y.register_hook(lambda g: g * 2)
    y.mul_(2)
    handle.remove()
    log.append(y._backward_hooks)
    x.register_post_accumulate_grad_hook(lambda t: None)
    log.append(type(x._post_accumulate_grad_hooks).__name__)
    x._backward_hooks = OrderedDict({0: lambda g: g * 4})
    y.sum().backward(retain_graph=True)
    x._backward_hooks = None
    y.sum().backward()

    def delete(name):
        delattr(x, name)

    log += [attempt(lambda: delete("_backward_hooks")), attempt(lambda: delete("_post_accumulate_grad_hooks"))]
    return log, x.grad


def hooks_of_several_outputs(m):
    log = []
    a, b = leaf(m, 1, 2, 3, 4).split(2)
    _log_hooks(log, a=a, b=b)
    a.retain_grad()
    b.retain_grad()
    a.sum().backward(retain_graph=True)
    log.append([a.grad, b.grad])
    (a.sum() + b.sum()).backward()
    return log, a.grad, b.grad


def hooks_of_leaves(m):
    log = []
    x = leaf(m, 1, 2)
    late = leaf(m, 1, 2)
    y = (x * 2 + x * 3 + x) * late
    handle = x.register_hook(lambda g: log.append("removed"))
    _log_hooks(log, x=x, late=late)
    handle.remove()
    y.sum().backward()
    return log


def a_hook_that_writes_to_its_gradient(m):
    x = leaf(m, 1, 2)
    y = x * 1

    def double(grad):
        grad.mul_(2)

    y.register_hook(double)
    y.backward(m.ones(2))
    return x.grad


def errors_of_hooks(m):
    log = []
    for error in (
        KeyError("a"),
        ValueError("b"),
        StopIteration("c"),
        SystemExit(3),
        KeyboardInterrupt(),
        OSError(2, "d"),
    ):

        def hook(grad, error=error):
            raise error

        x = leaf(m, 1)
        y = x * 1
        y.register_hook(hook)
        try:
            y.backward()
        except BaseException as caught:  # the point is that any kind comes through
            log.append([type(caught).__name__, str(caught), caught is error, x.grad, m.is_grad_enabled()])
    return log
