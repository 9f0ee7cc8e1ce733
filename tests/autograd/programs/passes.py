"""Programs about backward passes: what they accept, refuse, run, leave out and leave behind."""

from __future__ import annotations

import threading
from collections import OrderedDict

from .helpers import attempt, leaf


def _function(m, backward):
    class Identity(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

    Identity.backward = staticmethod(lambda ctx, grad: backward(grad))
    return Identity.apply


def gradients_that_functions_return(m):
    log = []
    two = m.ones(2)
    for result in (
        m.ones(3), m.ones(2, 3), m.ones(2, 2), m.ones(1), m.ones(2, dtype=m.float64) * 2.5,
        m.ones(2, dtype=m.int64) * 3, m.ones(2, dtype=m.bool), 3, (two, two), (two, None), (), None, (None,),
        m.ones(2, device="meta"), m.ones((), device="meta"), m.tensor(2.0), m.ones(1, 2), m.ones(2, 1),
    ):  # fmt: skip
        x = leaf(m, 1, 2)
        y = _function(m, lambda grad, result=result: result)(x * 1)
        error = attempt(lambda y=y: y.sum().backward())
        log.append([error, x.grad, None if x.grad is None else str(x.grad.dtype)])
    return log


def gradients_that_users_pass(m):
    log = []
    for grad in (
        m.ones(2, dtype=m.float64), m.ones(2, dtype=m.int64), m.ones(1), m.ones(()), m.ones(2, device="meta"),
        m.ones(2, 1), 3, [m.ones(2)],
    ):  # fmt: skip
        x = leaf(m, 1, 2)
        log.append([attempt(lambda x=x, grad=grad: (x * 1).backward(grad)), x.grad])
    return log


def arguments(m):
    x = leaf(m, 1, 2)
    y = x * 1
    backward, grad, ones = m.autograd.backward, m.autograd.grad, m.ones(2)
    calls = [
        lambda: backward([y, y], [ones]), lambda: backward([y, m.ones(2)], [ones, ones]), lambda: backward([], []),
        lambda: backward(3), lambda: backward([3]), lambda: backward(None), lambda: grad([], []), lambda: grad(y, []),
        lambda: grad(y, None), lambda: grad(None, y), lambda: grad([None], y), lambda: grad(y, x, [None]),
        lambda: grad(y, x, 3), lambda: grad(y, x, [3]), lambda: grad(y.sum(), 3), lambda: grad(y.sum(), [x, None]),
        lambda: backward(y.sum(), inputs=3), lambda: backward(y.sum(), inputs=[3]), lambda: grad(y.sum(), {}),
        lambda: backward(y.sum(), inputs={}), lambda: backward(y.sum(), inputs=OrderedDict(x=x)),
        lambda: grad(y.sum(), OrderedDict(x=x)), lambda: backward(y.sum(), inputs={"x": x}),
        lambda: grad(y.sum(), {"x": x}), lambda: y.sum().backward(unknown=1), lambda: y.sum().backward(None, 1, 0, [x]),
        lambda: grad([y.sum(), (x * 2).sum()], x, [None, m.tensor(2.0)]), lambda: grad(y, x, ones, only_inputs=False),
        lambda: backward([y.sum(), m.ones(2)], [None, None]), lambda: m.ones(1, dtype=m.int64).backward(),
        lambda: backward(y.sum(), grad_variables=m.tensor(2.0)),
        lambda: backward(y.sum(), m.tensor(1.0), grad_variables=m.tensor(1.0)),
        lambda: grad(y, x, ones, allow_unused=False, materialize_grads=True),
    ]  # fmt: skip
    return [attempt(call) for call in calls], x.grad


def batched_gradients(m):
    x = leaf(m, 1, 2)
    y = x * 2
    z = y.sum()
    edge = m.autograd.graph.get_gradient_edge(y)

    def grad(*args, **options):
        return attempt(lambda: m.autograd.grad(*args, is_grads_batched=True, retain_graph=True, **options))

    both = [x, leaf(m, 1)]
    return [
        grad(y, x, m.ones(3, 2)), grad(y, x, m.ones(3)), grad(y, x, m.ones(())), grad(y, x, m.ones(2, 3)), grad(z, x),
        grad(z, x, m.ones(3)), grad(z, x, m.ones(3, 1)), grad([y, z], x, [m.ones(2, 2), m.ones(2)]),
        grad([y, z], x, [m.ones(2, 2), m.ones(3)]), grad([y, z], x, [m.ones(2, 2), None]), grad(y, x, m.ones(0, 2)),
        grad(y, both, m.ones(2, 2)), grad(y, both, m.ones(2, 2), allow_unused=True), grad(edge, x, m.ones(2, 2)),
        grad(y, both, m.ones(2, 2), materialize_grads=True), grad(edge, x, m.ones(2, 3)), grad(y, {"x": x}, m.eye(2)),
    ]  # fmt: skip


def what_runs_for_some_inputs(m):
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    log = []
    a, b = x * 2, y * 3
    c = a * b
    for name, t in {"x": x, "y": y, "a": a, "b": b, "c": c}.items():
        t.register_hook(lambda g, name=name: log.append(name))
        if t.grad_fn is not None:
            t.retain_grad()
            t.grad_fn.register_prehook(lambda o, name=name: log.append(f"before {name}"))
            t.grad_fn.register_hook(lambda i, o, name=name: log.append([name, [g is not None for g in i]]))
    for inputs in ([a], [x], [x, b], [y]):
        m.autograd.grad(c.sum(), inputs, retain_graph=True)
        log.append([t.grad is not None for t in (a, b, c)])
    c.sum().backward(inputs=[y], retain_graph=True)
    c.sum().backward(inputs=[b], retain_graph=True)
    return log


def needs_input_grad_follows_the_pass(m):
    log = []

    class Product(m.autograd.Function):
        @staticmethod
        def forward(ctx, a, b):
            return a * b

        @staticmethod
        def backward(ctx, grad):
            log.append(list(ctx.needs_input_grad))
            return grad, grad

    x, y = leaf(m, 1), leaf(m, 1)
    z = Product.apply(x, y)
    m.autograd.grad(z, x, retain_graph=True)
    m.autograd.grad(z, y, retain_graph=True)
    z.backward(inputs=[x], retain_graph=True)
    z.backward()
    return log


def hooks_before_captures(m):
    x = leaf(m, 1, 2)
    x.register_hook(lambda g: g * 3)
    y = x * 1
    y.register_hook(lambda g: g * 5)
    y.retain_grad()
    y.grad_fn.register_prehook(lambda o: (o[0] * 7,))
    y.grad_fn.register_hook(lambda i, o: (i[0] * 11,))
    z = (y * 1).sum()
    return [[m.autograd.grad(z, inputs, retain_graph=True), y.grad] for inputs in ([y], [x], [x, y], [y, x, y])]


def captured_tensors(m):
    x = leaf(m, 1, 2)
    y = x * 1
    given = m.ones(2)
    (same,) = m.autograd.grad(x, x, given)
    first, second = m.autograd.grad(y, [x, x], given)
    return same is given, first is second


def inputs_of_backward(m):
    x, unrelated = leaf(m, 1, 2), leaf(m, 1)
    log = []
    y = x * 3
    y.grad_fn.register_hook(lambda i, o: log.append("ran"))
    (y * y).sum().backward(inputs=[y])
    (x * 3).sum().backward(inputs=[x, x])
    x.sum().backward(inputs=[unrelated])
    return y.grad, y.retains_grad, x.grad, unrelated.grad, log


def order_of_a_run(m):
    x = leaf(m, 1)
    log, seen = [], set()

    def watch(node):
        if node is not None and node not in seen:
            seen.add(node)
            node.register_hook(lambda i, o: log.append(node.name()))
            for following, _ in node.next_functions:
                watch(following)

    a, b = x * 2, x * 3
    loss = (a.exp() + b.sin()).sum()
    watch(loss.grad_fn)
    loss.backward()
    return log


def create_graph(m):
    x = leaf(m, 1, 2)
    grad = m.autograd.grad
    y = (x**3).sum()
    (g,) = grad(y, x, create_graph=True)
    log = [g.requires_grad, g.grad_fn, grad(g.sum(), x), attempt(lambda: grad(y, x))]
    y = (x**3).sum()
    (g,) = grad(y, x, create_graph=True, retain_graph=False)
    log.append(attempt(lambda: grad(g.sum(), x)))
    for recorded in (True, True, False):
        (x**3).sum().backward(create_graph=recorded)
        log.append([x.grad, x.grad.requires_grad, x.grad.grad_fn])
    (unused,) = grad((x * 2).sum(), leaf(m, 3), create_graph=True, materialize_grads=True)
    return log, grad((x * 2).sum(), x, create_graph=True)[0].requires_grad, unused, unused.requires_grad


def create_graph_in_no_grad(m):
    x = leaf(m, 1, 2)
    y = (x * x).sum()
    with m.no_grad():
        y.backward(retain_graph=True)
        (g,) = m.autograd.grad(y, x, create_graph=True)
        inside = m.is_grad_enabled()
    return x.grad, g.requires_grad, inside, m.is_grad_enabled()


def freed_graphs(m):
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    a, b = x * x, y * y
    z = (a * b).sum()
    m.autograd.grad(z, x)
    log = [attempt(b.sum().backward), attempt(a.sum().backward), y.grad]
    x = leaf(m, 1, 2)
    a = x * x
    (a * a).sum().backward()
    return log, attempt(a.sum().backward), x.grad


def undefined_gradients(m):
    nothing = _function(m, lambda grad: None)
    x = leaf(m, 1, 2)
    nothing((x * 2).exp()).sum().backward()
    grad = m.autograd.grad
    return x.grad, [
        grad(nothing(x * 2).sum(), x, allow_unused=True),
        attempt(lambda: grad(nothing(x * 2).sum(), x)),
        grad(nothing(x * 2).sum(), x, materialize_grads=True),
        grad(m.stack([nothing(x * 2), x * 3]).sum(), x),
        grad(m.cat([nothing(x * 2), nothing(x * 3)]).sum(), x, allow_unused=True),
    ]


def undefined_gradients_of_functions_with_two_outputs(m):
    log = []
    for materialize in (True, False):

        class Pair(m.autograd.Function):
            @staticmethod
            def forward(ctx, a, b, materialize=materialize):
                ctx.set_materialize_grads(materialize)
                return a * 1, b * 1

            @staticmethod
            def backward(ctx, g, h):
                log.append([g, h])
                return g, h

        nothing = _function(m, lambda grad: None)
        for use in (lambda a, b: a, lambda a, b, nothing=nothing: nothing(a) + nothing(b)):
            x, y = leaf(m, 1), leaf(m, 2)
            use(*Pair.apply(x, y)).backward()
            log.append([x.grad, y.grad])
    return log


def errors_leave_the_engine_clean(m):
    def fail(grad):
        raise KeyError("stop")

    x, other = leaf(m, 1, 2), leaf(m, 1, 2)
    y = _function(m, fail)(x * 1)
    log = [attempt(y.sum().backward), m.is_grad_enabled(), x.grad]
    log += [attempt(lambda: (_function(m, fail)(x) + other * 1).sum().backward()), other.grad]
    (x * x).sum().backward()
    log += [x.grad, attempt(lambda: y.sum().backward(create_graph=True)), m.is_grad_enabled()]
    calls = []

    def fail_once(grad):
        calls.append(1)
        if len(calls) == 1:
            raise ValueError("once")

    y = x.exp()
    y.register_hook(fail_once)
    z = (y * y).sum()
    return log, attempt(z.backward), attempt(z.backward), attempt(y.sum().backward)


def a_pass_inside_a_pass(m):
    log = []

    def backward(grad):
        with m.enable_grad():
            w = leaf(m, 2)
            v = w * w * w
            v.register_hook(lambda g: log.append("inner hook"))
            v.backward()
            log.append([w.grad, m.is_grad_enabled()])
        log.append(m.is_grad_enabled())
        return grad * 2

    x = leaf(m, 1, 2)
    y, other = _function(m, backward)(x * 1), x * 5
    other.register_hook(lambda g: log.append("other"))
    (y + other).sum().backward()
    return log, x.grad


def passes_on_the_graph_that_is_running(m):
    x = leaf(m, 1, 2)
    log = []
    y = x * x

    def again(grad):
        if len(log) < 3:
            log.append("again")
            m.autograd.grad(y.sum(), x, retain_graph=True)

    x.register_hook(again)
    y.sum().backward(retain_graph=True)
    return x.grad, log


def errors_of_inner_passes(m):
    def backward(grad):
        with m.enable_grad():
            _function(m, lambda g: 1 // 0)(leaf(m, 2)).backward()
        return grad

    x = leaf(m, 1)
    log = [attempt(_function(m, backward)(x).backward), m.is_grad_enabled()]
    (x * 2).backward()
    return log, x.grad


def callbacks(m):
    x = leaf(m, 1)
    log = []
    engine = m.autograd.Variable._execution_engine

    def at_end():
        log.append(["end", x.grad.tolist(), m.is_grad_enabled()])
        engine.queue_callback(lambda: log.append("queued by a callback"))

    def fail():
        raise ValueError("callback")

    y = x * 1
    y.register_hook(lambda g: engine.queue_callback(at_end))
    y.backward()
    z = x * 1
    z.register_hook(lambda g: engine.queue_callback(fail))
    log += [attempt(z.backward), m.is_grad_enabled()]
    y = x * 1
    y.register_hook(lambda g: log.append(engine.is_checkpoint_valid()))
    y.backward(retain_graph=True)
    m.autograd.grad(y, x, retain_graph=True)
    y.backward(inputs=[x])
    return log, attempt(lambda: engine.queue_callback(print)), engine.is_checkpoint_valid()


def threads_on_one_graph(m):
    x = leaf(m, 1, 2, 3)
    loss = (x * x).exp().sum()
    errors = []

    def work():
        errors.append(attempt(lambda: loss.backward(retain_graph=True)))

    _run_threads(work, 8)
    return errors, x.grad


def threads_on_graphs_of_one_leaf(m):
    x = leaf(m, 1, 2, 3)

    def work():
        for _ in range(20):
            (x * 2).sum().backward()

    _run_threads(work, 6)
    return x.grad


def threads_have_their_own_modes_and_run_their_own_hooks(m):
    log = []

    def work():
        x = leaf(m, 1)
        y = x * 2
        y.register_hook(lambda g: log.append(threading.current_thread().name))
        y.backward()
        log.append([x.grad, m.is_grad_enabled()])

    with m.no_grad():
        thread = threading.Thread(target=work, name="worker")
        thread.start()
        thread.join()
    return log


def _run_threads(work, count):
    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
