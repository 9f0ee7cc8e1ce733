"""What the checks of lessons 09 and 10 compare with, compared with the library, and with torch where it is installed."""

from __future__ import annotations

import warnings

import pytest
from tinytensor_lessons import backward_graphs, engine_parts
from tinytensor_lessons.lesson_09 import accumulate, trace
from tinytensor_lessons.lesson_09 import exercises as lesson_09
from tinytensor_lessons.lesson_09 import record as lesson_09_record
from tinytensor_lessons.lesson_09.record import Call, Tape
from tinytensor_lessons.lesson_10 import engine, passes
from tinytensor_lessons.lesson_10 import exercises as lesson_10
from tinytensor_lessons.tensor_programs import PUZZLE, C, Program, X, Y

import tinytensor as tt
from tinytensor.autograd.engine.engine import execute
from tinytensor.autograd.engine.node import NO_HOOKS, Node


def drawn(strategy, count=60):
    """Cases of a strategy, the same ones each time."""
    import hypothesis

    found = []

    @hypothesis.seed(0)
    @hypothesis.settings(max_examples=count, database=None, deadline=None, phases=(hypothesis.Phase.generate,))
    @hypothesis.given(strategy)
    def collect(case):
        found.append(case)

    collect()
    return found


@pytest.fixture
def lib(library):
    return library


def run_in(lib, program: Program) -> dict:
    scope = {
        "x": lib.tensor(X, requires_grad=True),
        "y": lib.tensor(Y, requires_grad=True),
        "c": lib.tensor(C),
    }
    exec("\n".join(program.lines), scope)
    return scope


# ---- lesson 09


def test_puzzle_is_the_graph_of_the_lesson():
    nodes, edges = trace.real_graph(PUZZLE.run()["loss"])
    sink = "torch::autograd::AccumulateGrad"
    assert [node.name() for node in nodes] == ["PowBackward0", "AddBackward0", "MulBackward0", sink, sink]
    assert edges == [(0, 1, 0, 0), (1, 2, 0, 0), (1, None, 0, 1), (2, 3, 0, 0), (2, 4, 0, 1)]


def test_graphs_are_torchs(torch):
    for program in drawn(trace._programs()):
        theirs, their_edges = trace.real_graph(run_in(torch, program)["loss"])
        ours, our_edges = trace.real_graph(program.run()["loss"])
        assert [n.name() for n in ours] == [n.name() for n in theirs]
        assert our_edges == their_edges


def depth_first(t):
    """First visits in another order, which is as good."""
    names, number, edges = [], {}, []

    def visit(node):
        if node not in number:
            number[node] = len(names)
            names.append(node.name())
            for slot, (following, nr) in enumerate(node.next_functions):
                edges.append((number[node], None if following is None else visit(following), nr, slot))
        return number[node]

    visit(t.grad_fn)
    return names, edges


def test_either_order_of_first_visits_is_right():
    for program in [PUZZLE, trace.SPLIT, *drawn(trace._programs(), 30)]:
        outcome = trace._observe_trace(depth_first, program)
        assert trace._judge_trace(program, outcome) is None


def test_a_node_listed_before_it_is_reached_is_refused():
    def swapped(t):
        names, edges = depth_first(t)
        order = [0, 2, 1, *range(3, len(names))]
        place = {old: new for new, old in enumerate(order)}
        return [names[i] for i in order], [(place[a], None if b is None else place[b], *rest) for a, b, *rest in edges]

    outcome = trace._observe_trace(swapped, PUZZLE)
    assert "before anything" in trace._judge_trace(PUZZLE, outcome).note


def recorded_by(lib, tape: Tape) -> dict:
    """What the library's own recording leaves behind, told in the lesson's words."""

    def function(call):
        class F(lib.autograd.Function):
            @staticmethod
            def forward(ctx, *inputs):
                outs = [lib.ones(1) if n[0] == "v" else lib.ones(1, dtype=lib.int64) for n in call.outputs]
                ctx.mark_non_differentiable(*(o for o in outs if o.dtype == lib.int64))
                return tuple(outs)

        F.__name__ = call.node
        return F

    tensors, leaves = {}, {}
    for name in tape.names():
        tensors[name] = lib.ones(1, requires_grad=name in "xy") if name in "xyc" else None
    for name in "xy":
        if name in tensors:
            leaves[tensors[name].expand(1).grad_fn.next_functions[0][0]] = name
    made = {}
    for call in tape.calls:
        with lib.set_grad_enabled(call.grad_enabled):
            outs = function(call).apply(*(tensors[n] for n in call.inputs))
        tensors.update(zip(call.outputs, outs, strict=True))
        made.update(dict.fromkeys((o.grad_fn for o in outs if o.grad_fn is not None), call.node))
    told = {}
    for name, t in tensors.items():
        fn = made.get(t.grad_fn, "")
        told[name] = lesson_09_record._state_text(t.requires_grad, fn, t.output_nr if fn else 0)
    for node, label in made.items():
        texts = [
            "None" if f is None else f"({made[f]}, {nr})" if f in made else f"(AccumulateGrad of {leaves[f]}, {nr})"
            for f, nr in node.next_functions
        ]
        told[f"{label}.next_edges"] = ", ".join(texts)
    return told


def test_recording_is_the_librarys(lib):
    tapes = [t for t in drawn(lesson_09_record._tapes(), 80)]
    for tape in tapes:
        wanted = lesson_09_record.expected_record(tape)
        for key in ("freed without a garbage collector", "nodes made", "sinks of what needs no gradient"):
            wanted.pop(key)
        assert recorded_by(lib, tape) == wanted, tape


def test_a_recording_without_sharing_is_told_apart():
    tape = Tape((Call("F", ("x", "x"), ("p",)),))

    def record(node_cls, inputs, outputs, grad_enabled):
        outputs[0].requires_grad = True
        outputs[0].grad_fn = node_cls(tuple((lesson_09_record._Sink(v), 0) for v in inputs))

    told = lesson_09_record._observe_record(record, tape).value
    assert told["F.next_edges"] == "(AccumulateGrad of x, 0), (another AccumulateGrad of x, 0)"


def test_adjoint_of_expand_is_sum_to_size(lib):
    for grad_sizes, sizes in drawn(lesson_09._stretched()):
        grad = lib.tensor(lesson_09._gradient(grad_sizes).tolist()).reshape(grad_sizes)
        wanted = lesson_09.adjoint_of_expand(grad_sizes, sizes)
        found = grad.sum_to_size(*sizes) if sizes else grad.sum()
        assert tuple(found.shape) == wanted["sizes"] and found.tolist() == wanted["values"]


def test_hooks_run_as_in_torch(lib):
    for case in drawn(lesson_09._hook_lists()):
        saw, handles = {name: [] for name in (*case.names(), "z")}, []
        x = lib.tensor(0.0, requires_grad=True)
        y = x * 1

        def make(name, what, k, saw=saw, handles=handles, y=y):
            def hook(grad):
                saw[name].append(grad.item())
                if what == "adds":
                    y.register_hook(make("z", "looks", 0))
                if what == "removes":
                    handles[k].remove()
                return grad * k if what == "times" else None

            return hook

        for name, does in zip(case.names(), case.does, strict=True):
            handles.append(y.register_hook(make(name, *does)))
        y.retain_grad()
        y.backward(lib.tensor(case.grad))
        wanted = lesson_09.expected_hooks(case)
        assert saw == wanted["saw"]
        assert y.grad.item() == x.grad.item() == wanted["returned"]


@pytest.mark.filterwarnings("ignore:Using backward")
def test_accumulation_is_the_librarys(lib):
    """All cases in which somebody else holds the gradient: it arrives at a leaf that is itself the root."""
    for case in accumulate._arrivals():
        if case.refs:
            v = lib.zeros(2, requires_grad=True)
            g = lib.tensor(case.new, requires_grad=case.graph)
            g = g * 1 if case.graph else g
            old = None if case.had is None else lib.tensor(case.had)
            v.grad = old
            v.backward(g, create_graph=case.create_graph)
            wanted = accumulate.expected_arrival(case)
            assert v.grad.tolist() == wanted["v.grad"] and g.tolist() == wanted["g"]
            assert (v.grad.data_ptr() == g.data_ptr()) is wanted["v.grad has g's memory"] is False
            assert (v.grad.grad_fn is not None) is wanted["v.grad has a grad_fn"]
            if old is not None:
                assert old.tolist() == wanted["the old v.grad"]
                assert (v.grad.data_ptr() == old.data_ptr()) is wanted["the old v.grad is still v.grad"]


def test_a_gradient_nobody_holds_is_taken_over(lib):
    """Through a hook its address is seen, and nothing else is kept."""
    x, addresses = lib.ones(2, requires_grad=True), []
    x.register_hook(lambda grad: addresses.append(grad.data_ptr()))
    (x * x).backward(lib.ones(2))
    assert accumulate.expected_arrival(accumulate.Arrival(None, (2.0, 2.0)))["v.grad has g's memory"] is True
    assert x.grad.data_ptr() == addresses[0]


# ---- lesson 10


class Probe(Node):
    """A node of the library that does what a Step says."""

    __slots__ = ("label", "log", "step")
    handles_undefined = True

    def __init__(self, label, step, edges, log):
        super().__init__(edges)
        self.hooks = NO_HOOKS
        self.label, self.step, self.log = label, step, log
        self.input_metadata = (tt.zeros(()).meta_.plain,) * step.inputs

    def apply(self, *grads):
        buffer = [None if g is None else g.item() for g in grads]
        self.log.append((self.label, buffer))
        sent = backward_graphs.results(self.step, buffer)
        return tuple(None if g is None else tt.tensor(float(g)) for g in sent)


def run_by_the_library(graph):
    """The log of the real engine. Leaves are nodes like all others here: they are asked in the oracle's words below."""
    log, made = [], []
    for k, step in enumerate(graph.steps):
        edges = tuple(None if e is None else (made[e[0]], e[1]) for e in step.edges)
        made.append(Probe(graph.label(k), step, edges, log))
    roots = [(made[k], slot) for k, slot in graph.roots]
    execute(roots, [tt.tensor(float(n)) for n in range(1, len(roots) + 1)], True, False)
    return log


def test_engine_order_is_the_librarys():
    """Leaves leave out of account: in these graphs, where they are no AccumulateGrad, they wait for their number."""
    fixed = [engine.LONG_LEG, engine.TWO_ROOTS, engine.UNDEFINED]
    for graph in [*fixed, *drawn(engine._graphs(), 120)]:
        ours = [entry for entry in graph.passed() if not entry[0].startswith("leaf")]
        theirs = run_by_the_library(graph)
        assert ours == [entry for entry in theirs if not entry[0].startswith("leaf")], graph
        assert sorted(e for e in graph.passed() if e[0][0] == "l") == sorted(e for e in theirs if e[0][0] == "l")


def test_dependencies_are_the_engines_own():
    for graph in drawn(engine._graphs()):
        made, _, _ = graph.build()
        counts = engine_parts.dependencies(made[k] for k, _ in graph.roots)
        assert {node.label: n for node, n in counts.items() if n} == graph.counts()
        assert len(counts) == graph.reachable()


def test_observed_order_of_the_lesson(lib):
    x = lib.tensor([0.5, 1.0], requires_grad=True)
    p, q = x * 2, x * 3
    loss = (p.exp() + q.sin()).sum()
    ran, todo, seen = [], [loss.grad_fn], set()
    for node in todo:
        if node not in seen:
            seen.add(node)
            node.register_hook(lambda *_, node=node: ran.append(node.name().rpartition("::")[2]))
            todo += [following for following, _ in node.next_functions if following is not None]
    loss.backward()
    names = "Sum Add Sin Exp Mul Mul".split()
    assert ran == [f"{name}Backward0" for name in names] + ["AccumulateGrad"]


def test_grad_runs_what_the_library_runs():
    cases = [*passes.GRAD.parts[0].cases, *passes.GRAD.parts[2].cases()]
    for case in [*cases, *drawn(passes._grad_cases(), 40)]:
        names = case.program.run()
        outputs = [names[n] for n in case.outputs]
        ran, todo, seen = [], [engine_parts.edge_of(t)[0] for t in outputs], set()
        for node in todo:
            if node not in seen:
                seen.add(node)
                if node.next_functions:
                    node.register_hook(lambda *_, node=node, ran=ran: ran.append(passes._node_name(node)))
                todo += [following for following, _ in node.next_functions if following is not None]
        tt.autograd.grad(outputs, [names[n] for n in case.inputs], allow_unused=True)
        assert sorted(ran) == passes.expected_grad(case)["ran"], case


def test_texts_are_torchs(lib):
    x, y = lib.ones(1, requires_grad=True), lib.ones(1, requires_grad=True)
    with pytest.raises(RuntimeError) as caught:
        lib.autograd.grad(x * 2, [x, y])
    assert str(caught.value) == passes._unused(1)
    z = x.exp()
    z.backward()
    with pytest.raises(RuntimeError) as caught:
        z.backward()
    assert str(caught.value) == passes.ERR_BACKWARD_TWICE


def test_a_node_that_saved_nothing_runs_twice(lib):
    x = lib.ones(1, requires_grad=True)
    y = x + 1
    y.backward()
    y.backward()
    assert x.grad.item() == 2.0


def test_nine_nodes_hold_what_the_hint_says():
    assert passes.expected_passes(passes.NINE) == [{"result": 1023.0, "live bytes": 0, "saved": [None] * 9}]
    kept = passes._observe_passes(lambda node, grad, retain: node.apply(grad), passes.NINE)
    assert kept.value[0]["live bytes"] == 589_824


def test_gradients_of_a_check_behave_like_tensors():
    made = []
    g = lesson_10.Gradient([1, 2], made)
    total = g + g
    total += g
    assert (total.numbers, g.numbers, len(made)) == ([3, 6], [1, 2], 1)
    assert sum([g, g]).numbers == [2, 4]
    assert g.clone() is not g


def test_tensor_programs_differ_and_run():
    from tinytensor.testing.strategies import tensor_programs

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = [Program(lines) for lines in drawn(tensor_programs(), 150)]
        losses = [program.run()["loss"] for program in found]
    assert all(loss.requires_grad and loss.dim() == 0 for loss in losses)
    text = " ".join(map(str, found))
    for part in (".split(1)", ".detach()", ".sin()", "c *", "+ 1"):
        assert part in text
