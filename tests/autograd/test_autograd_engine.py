"""The engine on hand-written nodes: order, dependencies, undefined gradients, depth."""

from __future__ import annotations

import gc
import time
import weakref

import pytest

import tinytensor as tt
from tinytensor.autograd.engine import engine, python_engine
from tinytensor.autograd.engine.node import Node
from tinytensor.autograd.graph import GradientEdge


def spec(n: int = 1):
    return tt.ones(n).meta_


class Recorder(Node):
    """Notes when it runs and with what, and passes its gradient on to every edge."""

    def __init__(self, name, log, *edges, inputs=1):
        super().__init__(edges)
        self.input_metadata = (spec(),) * inputs
        self.label, self.log = name, log

    def apply(self, *grads):
        self.log.append((self.label, [None if g is None else g.item() for g in grads]))
        return (grads[0],) * len(self.next_edges)


class Sink(Node):
    def __init__(self):
        super().__init__()
        self.input_metadata = (spec(),)
        self.total = 0.0

    def apply(self, grad):
        self.total += grad.item()
        return ()


def run(root, **options):
    return engine.execute([(root, 0)], [tt.ones(1)], False, False, **options)


def test_a_node_waits_for_all_of_its_gradients():
    log = []
    first = Recorder("first", log)
    left = Recorder("left", log, (first, 0))
    right = Recorder("right", log, (first, 0))
    run(Recorder("root", log, (left, 0), (right, 0)))
    assert log == [("root", [1]), ("right", [1]), ("left", [1]), ("first", [2])]


def test_of_two_ready_nodes_the_younger_runs_first_whatever_the_order_of_edges():
    log = []
    old, young = Recorder("old", log), Recorder("young", log)
    run(Recorder("root", log, (young, 0), (old, 0)))
    assert [name for name, _ in log] == ["root", "young", "old"]
    log.clear()
    old.sequence_nr, young.sequence_nr = young.sequence_nr, old.sequence_nr
    run(Recorder("root", log, (young, 0), (old, 0)))
    assert [name for name, _ in log] == ["root", "old", "young"]


def test_accumulators_run_before_every_other_ready_node():
    log = []
    x = tt.ones(1, requires_grad=True)
    x.register_hook(lambda g: log.append(("leaf", [g.item()])))
    other = Recorder("other", log)
    run(Recorder("root", log, (other, 0), tt.autograd.graph.get_gradient_edge(x)[:2]))
    assert [name for name, _ in log] == ["root", "leaf", "other"]


def test_each_input_number_has_its_own_gradient():
    log = []
    two = Recorder("two", log, inputs=2)
    run(Recorder("root", log, (two, 1)))
    assert log[-1] == ("two", [None, 1])


def test_undefined_gradients_pass_by_nodes_without_running_them():
    log = []
    last = Recorder("last", log)
    middle = Recorder("middle", log, (last, 0))

    class Nothing(Node):
        def apply(self, grad):
            return (None,)

    nothing = Nothing(((middle, 0),))
    nothing.input_metadata = (spec(),)
    run(nothing)
    assert log == []


def test_wrong_number_of_gradients():
    class TooMany(Node):
        def apply(self, grad):
            return (grad, grad)

    node = TooMany((None,))
    node.input_metadata = (spec(),)
    message = "Function TooMany returned an invalid number of gradients - expected 1, but got 2"
    with pytest.raises(RuntimeError, match=message):
        run(node)


@pytest.mark.parametrize("wanted", [0, 1])
def test_only_what_leads_to_the_inputs_runs(wanted):
    log = []
    leaves = [Recorder("a", log), Recorder("b", log)]
    left, right = Recorder("left", log, (leaves[0], 0)), Recorder("right", log, (leaves[1], 0))
    root = Recorder("root", log, (left, 0), (right, 0))
    captured = run(root, accumulate_grad=False, outputs=[(leaves[wanted], 0)])
    assert [g.item() for g in captured] == [1]
    assert [name for name, _ in log] == ["root", ["left", "right"][wanted]]


def test_should_compute_output_follows_the_running_task():
    asked = []

    class Asking(Recorder):
        def apply(self, grad):
            asked.append([engine.task_should_compute_output(self, i) for i in range(3)])
            return (grad, None, grad)

    a, b = Sink(), Sink()
    root = Asking("root", [], (a, 0), None, (b, 0))
    run(root)
    run(root, accumulate_grad=False, outputs=[(b, 0)])
    assert asked == [[True, False, True], [False, False, True]]


def chain(n: int) -> tuple[Node, Sink]:
    class Pass(Node):
        __slots__ = ()

        def apply(self, grad):
            return (grad,)

    sink = Sink()
    node: Node = sink
    for _ in range(n):
        node = Pass(((node, 0),))
        node.input_metadata = sink.input_metadata
    return node, sink


def test_a_graph_may_be_100_000_nodes_deep():
    root, sink = chain(100_000)
    run(root)
    assert sink.total == 1
    root, sink = chain(100_000)
    engine.execute([(root, 0)], [tt.ones(1)], False, False, False, [(sink, 0)])
    assert sink.total == 0


def test_a_million_nodes_are_freed_without_the_garbage_collector():
    gc.disable()
    try:
        root, sink = chain(1_000_000)
        alive = weakref.ref(sink)
        del sink
        start = time.perf_counter()
        del root
        assert alive() is None
        assert time.perf_counter() - start < 10
    finally:
        gc.enable()


def test_a_deep_graph_of_real_operators_is_freed_without_the_garbage_collector():
    gc.collect()
    gc.disable()
    try:
        x = tt.ones(2, requires_grad=True)
        y = x
        for _ in range(20_000):
            y = (y * x).exp() if _ % 1000 == 999 else y * x
        watched = [weakref.ref(y), weakref.ref(y.grad_fn)]
        del y
        assert [w() for w in watched] == [None, None]
    finally:
        gc.enable()


def test_an_error_in_a_node_leaves_the_engine_usable():
    class Failing(Recorder):
        def apply(self, grad):
            raise KeyError("mine")

    x = tt.ones(1, requires_grad=True)
    with pytest.raises(KeyError, match="mine"):
        run(Failing("root", []))
    assert tt.is_grad_enabled() and engine.current_graph_task_id() == -1
    (x * 2).backward()
    assert x.grad.item() == 2


def test_an_interrupt_leaves_the_engine_usable():
    def interrupt(grad):
        raise KeyboardInterrupt

    x = tt.ones(1, requires_grad=True)
    y = x * 2
    handle = y.register_hook(interrupt)
    with pytest.raises(KeyboardInterrupt):
        y.backward(retain_graph=True)
    assert tt.is_grad_enabled() and engine.running.depth == 0
    handle.remove()
    y.backward()
    assert x.grad.item() == 2


def test_final_callbacks_run_once_the_pass_is_done():
    log = []
    x = tt.ones(1, requires_grad=True)
    y = x * 2
    y.register_hook(lambda g: engine.queue_callback(lambda: log.append(x.grad.item())))
    y.backward()
    assert log == [2]
    with pytest.raises(RuntimeError, match=r"Final callbacks can only be installed during backward pass\."):
        engine.queue_callback(lambda: None)


@pytest.mark.parametrize("depth", [3, 200])
def test_backward_inside_backward(depth):
    class Nested(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x, level):
            ctx.level = level
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            assert not tt.is_grad_enabled()
            if ctx.level:
                with tt.enable_grad():
                    inner = tt.ones(1, requires_grad=True)
                    Nested.apply(inner, ctx.level - 1).backward()
                grad = grad + inner.grad
            return grad, None

    x = tt.ones(1, requires_grad=True)
    Nested.apply(x, depth).backward()
    assert x.grad.item() == depth + 1


def test_gradients_are_recorded_only_with_create_graph():
    modes = []
    x = tt.ones(1, requires_grad=True)
    for create_graph in (False, True):
        y = x * x
        y.register_hook(lambda g: modes.append(tt.is_grad_enabled()))
        (g,) = tt.autograd.grad(y, x, create_graph=create_graph)
        assert g.requires_grad is create_graph
    assert modes == [False, True]


def test_roots_may_be_gradient_edges():
    x = tt.ones(1, requires_grad=True)
    y = x * 3
    edge = tt.autograd.graph.get_gradient_edge(y)
    assert edge == GradientEdge(y.grad_fn, 0)
    tt.autograd.backward(edge)
    assert x.grad.item() == 3


PROGRAMS = {}


def program(f):
    PROGRAMS[f.__name__] = f
    return f


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


@program
def one_operator(m):
    x = leaf(m, 1, 2, 3)
    y = x * x
    y.backward(m.ones(3))
    return x.grad, y.grad_fn, y.grad_fn.name(), y.grad_fn.next_functions, (x + 1).grad_fn.next_functions


@program
def an_input_used_twice(m):
    x = leaf(m, 1, 2)
    (x + x).backward(m.ones(2))
    return x.grad


@program
def several_roots(m):
    x = leaf(m, 1, 2)
    y = x * 1
    m.autograd.backward([y, y * x, x], [m.ones(2), m.ones(2), m.ones(2)])
    return x.grad


@program
def a_leaf_as_root(m):
    x = leaf(m, 1, 2)
    x.backward(m.ones(2))
    return x.grad, m.autograd.grad(x, x, m.ones(2))


@program
def retain_graph(m):
    x = leaf(m, 1)
    y = x * x
    y.backward(retain_graph=True)
    y.backward()
    return x.grad


@program
def twice(m):
    x = leaf(m, 1)
    y = x * x
    y.backward()
    y.backward()


@program
def saved_after_backward(m):
    x = leaf(m, 1)
    y = x * x
    y.backward()
    return y.grad_fn._saved_self


@program
def no_graph(m):
    m.ones(1).backward()


@program
def not_a_scalar(m):
    (leaf(m, 1, 2) * 1).backward()


@program
def gradient_of_other_size(m):
    (leaf(m, 1, 2) * 1).backward(m.ones(3))


@program
def too_few_gradients(m):
    x = leaf(m, 1)
    m.autograd.backward([x * 1, x * 1], [None])


@program
def too_many_gradients(m):
    x = leaf(m, 1)
    m.autograd.backward(x * 1, [m.ones(1), m.ones(1)])
    return x.grad


@program
def gradient_that_is_no_tensor(m):
    m.autograd.backward([leaf(m, 1) * 1], [3])


@program
def inputs_empty(m):
    m.autograd.backward([leaf(m, 1) * 1], inputs=[])


@program
def inputs_without_grad(m):
    m.autograd.backward([leaf(m, 1) * 1], inputs=[m.ones(1)])


@program
def inputs_of_backward(m):
    a, c = leaf(m, 1, 2), leaf(m, 3, 4)
    b = a * c
    (b * 2).backward(m.ones(2), inputs=[a], retain_graph=True)
    (b * 2).backward(m.ones(2), inputs=[b])
    return a.grad, c.grad, b.grad


@program
def grad_of_unrelated(m):
    return m.autograd.grad(leaf(m, 1) * 1, leaf(m, 1))


@program
def grad_of_unrelated_allowed(m):
    x = leaf(m, 1)
    y = x * 1
    none = m.autograd.grad(y, [leaf(m, 1), x], allow_unused=True, retain_graph=True)
    zeros = m.autograd.grad(y, [leaf(m, 1), x], materialize_grads=True)
    return none, zeros


@program
def grad_without_requires_grad(m):
    return m.autograd.grad(leaf(m, 1) * 1, m.ones(1))


@program
def grad_of_no_tensor(m):
    return m.autograd.grad(leaf(m, 1) * 1, [3])


@program
def grad_of_nothing(m):
    return m.autograd.grad(leaf(m, 1) * 1, [])


@program
def grad_contradicting_options(m):
    return m.autograd.grad(leaf(m, 1) * 1, leaf(m, 1), allow_unused=False, materialize_grads=True)


@program
def grad_of_a_dict(m):
    x, y = leaf(m, 1, 2), leaf(m, 3, 4)
    return m.autograd.grad(x * y, {"x": x, "y": y}, m.ones(2))


@program
def grad_of_intermediate_and_leaf(m):
    x = leaf(m, 1, 2)
    y = x * 3
    y.register_hook(lambda g: g * 10)
    both = m.autograd.grad(y * 2, [y, x], m.ones(2), retain_graph=True)
    one = m.autograd.grad(y * 2, [y], m.ones(2), retain_graph=True)
    x.register_hook(lambda g: g * 7)
    return both, one, m.autograd.grad(y * 2, [x, x], m.ones(2)), x.grad


@program
def higher_derivatives(m):
    x = leaf(m, 1, 2)
    (first,) = m.autograd.grad(x * x * x, x, m.ones(2), create_graph=True)
    (second,) = m.autograd.grad(first, x, m.ones(2), create_graph=True)
    (third,) = m.autograd.grad(second, x, m.ones(2))
    return first, second, third, first.requires_grad, third.requires_grad


@program
def undefined_gradients_meet_hooks(m):
    log = []

    class Nothing(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            return None

    x = leaf(m, 1, 2)
    y = x * 3
    y.register_hook(lambda g: log.append(["tensor", g]))
    y.grad_fn.register_prehook(lambda o: log.append(["pre", o]))
    y.grad_fn.register_hook(lambda i, o: log.append(["post", i, o]))
    x.register_hook(lambda g: log.append(["leaf", g]))
    Nothing.apply(y).backward(m.ones(2))
    return log, x.grad


@program
def broadcasting(m):
    a, b = m.ones(3, requires_grad=True), m.ones(2, 3, requires_grad=True)
    c, d = m.ones(2, 1, requires_grad=True), m.tensor(2.0, requires_grad=True)
    e = m.ones(1, 1, 3, requires_grad=True)
    (a * b * c * d + e).backward(m.ones(1, 2, 3))
    return [t.grad for t in (a, b, c, d, e)]


@program
def gradient_in_the_inputs_dtype(m):
    x = m.ones(2, requires_grad=True)
    y = x * m.ones(2, dtype=m.float64)
    y.backward(m.ones(2, dtype=m.float64))
    return str(y.dtype), str(x.grad.dtype)


@pytest.mark.parametrize("name", PROGRAMS)
def test_like_pytorch(same, name):
    same(PROGRAMS[name])


def test_undefined_split_gradient_reaches_hooks(same):
    def f(m):
        log = []
        u = m.ones(4, requires_grad=True) * 1
        first, second = u.split(2)
        first.register_hook(lambda g: log.append(g))
        second.register_hook(lambda g: log.append(g))
        first.backward(m.ones(2))
        return log

    assert same(f) == [[1, 1], None]


def test_batched_gradients_are_rows_of_the_jacobian():
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    (rows,) = tt.autograd.grad(x * x, x, tt.eye(2), is_grads_batched=True)
    assert rows.tolist() == [[2, 0], [0, 4]]


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda y: y.sum().backward(inputs=[]), RuntimeError, "`inputs` argument to `backward()` cannot be empty."),
        (lambda y: y.backward(3), TypeError, "'int' object is not iterable"),
    ],
)
def test_refused_arguments_of_backward(call, error, text):
    with pytest.raises(error) as caught:
        call(tt.ones(2, requires_grad=True) * 2)
    assert str(caught.value) == text


def test_recording_into_grad_warns_of_the_cycle():
    python_engine._warn_about_cycle.cache_clear()
    with pytest.warns(UserWarning, match="will create a reference cycle between the parameter and its gradient"):
        tt.ones(2, requires_grad=True).sum().backward(create_graph=True)


def test_a_modified_output_is_named_with_its_nodes_number():
    x = tt.ones(2, requires_grad=True)
    y = x.pow(x)
    z = y * y
    with tt.no_grad():
        y.add_(1)
    with pytest.raises(RuntimeError, match="which is output 0 of Pow1, is at version 1; expected version 0 instead"):
        z.sum().backward()
