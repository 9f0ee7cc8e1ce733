"""introspect.backward_steps and watch_backward: what the engine does, looked at while it does it."""

import json

import pytest

import tinytensor as tt
from tinytensor import introspect
from tinytensor.autograd.engine import engine, input_buffer
from tinytensor.autograd.variable import saved_variable


@pytest.fixture
def example():
    x = tt.tensor(2.0, requires_grad=True)
    y = tt.tensor(3.0, requires_grad=True)
    return x, y, ((x * y) + 1) ** 2


def _order(told):
    return [told["graph"]["nodes"][s["node"]]["name"] for s in told["steps"][1:]]


def _step(told, name):
    """The one step of the node of that name."""
    (step,) = (s for s, n in zip(told["steps"][1:], _order(told), strict=True) if n == name)
    return step


def _values(grads):
    return [None if g is None else g["values"] for g in grads]


# -- queue, counts, buffers


def test_steps_tell_the_engine(example):
    x, y, loss = example
    told = introspect.backward_steps(loss, names={"x": x, "y": y})
    steps = told["steps"]
    assert [s["node"] for s in steps] == [None, 0, 1, 2, 3, 4]
    assert steps[0]["ready"] == [0] and steps[0]["dependencies"] == [0, 1, 1, 1, 1]
    assert steps[3]["ready_before"] == [2] and steps[3]["ready"] == [3, 4]
    assert steps[3]["dependencies"] == [0, 0, 0, 0, 0]
    assert [[s["grad"]["values"] for s in step["sent"]] for step in steps[1:]] == [
        [[14.0]], [[14.0]], [[42.0], [28.0]], [], [],
    ]  # fmt: skip
    held = [(b["node"], b["arrived"], b["expected"], _values(b["grads"])) for b in steps[3]["buffers"]]
    assert held == [(3, 1, 1, [[42.0]]), (4, 1, 1, [[28.0]])]
    assert steps[-1]["buffers"] == [] and steps[-1]["ready"] == []
    assert [s["accumulated"] and s["accumulated"]["grad"]["values"] for s in steps] == [None] * 4 + [[42.0], [28.0]]
    assert told["error"] is None and told["double"] is None and told["not_needed"] == []
    json.dumps(told, allow_nan=False)


def test_youngest_ready_node_runs_first_and_the_leaf_waits_for_both():
    x = tt.ones(3, requires_grad=True)
    p = x * 2
    q = x * 3
    told = introspect.backward_steps((p.exp() + q.sin()).sum())
    assert _order(told) == [
        "SumBackward0", "AddBackward0", "SinBackward0", "ExpBackward0", "MulBackward0", "MulBackward0",
        "AccumulateGrad",
    ]  # fmt: skip
    rules = [(s["why"]["rule"], s["why"]["over"]) for s in told["steps"][1:]]
    assert rules == [
        ("root", []), ("only one ready", []), ("youngest", [2]), ("youngest", [5]), ("youngest", [4]),
        ("only one ready", []), ("only one ready", []),
    ]  # fmt: skip
    leaf = 6
    assert [s["dependencies"][leaf] for s in told["steps"]] == [2, 2, 2, 2, 2, 1, 0, 0]
    arrivals = [s for step in told["steps"] for s in step["sent"] if s["to"] == leaf]
    assert [(s["how"], s["added"], s["count"]) for s in arrivals] == [
        ("first", False, [2, 1]), ("in place", True, [1, 0]),
    ]  # fmt: skip
    waiting = [b for b in told["steps"][5]["buffers"] if b["node"] == leaf]
    assert [(b["arrived"], b["expected"]) for b in waiting] == [(1, 2)]
    assert told["steps"][6]["buffers"][0]["grads"] == told["steps"][7]["received"]


def test_a_ready_leaf_goes_before_everything_else():
    x = tt.tensor(2.0, requires_grad=True)
    y = tt.tensor(3.0, requires_grad=True)
    told = introspect.backward_steps(x * y.exp())
    assert _order(told) == ["MulBackward0", "AccumulateGrad", "ExpBackward0", "AccumulateGrad"]
    assert told["steps"][2]["why"] == {"dependencies": 0, "sequence_nr": None, "rule": "leaf first", "over": [2]}


def test_two_edges_to_the_same_node():
    x = tt.tensor(3.0, requires_grad=True)
    told = introspect.backward_steps(x * x)
    sent = [(s["how"], s["count"]) for s in told["steps"][1]["sent"]]
    assert sent == [("first", [2, 1]), ("in place", [1, 0])]
    assert told["steps"][1]["buffers"][0]["grads"][0]["values"] == [6.0]


def test_large_sums_are_made_in_place():
    x = tt.ones(2000, requires_grad=True)
    told = introspect.backward_steps((x.exp() + x.sin() + x.cos()).sum())
    leaf = next(n["id"] for n in told["graph"]["nodes"] if n["kind"] == "leaf")
    hows = [s["how"] for step in told["steps"] for s in step["sent"] if s["to"] == leaf]
    assert hows == ["first", "in place", "in place"]
    recorded = introspect.backward_steps((x.exp() + x.sin() + x.cos()).sum(), create_graph=True)
    hows = [s["how"] for step in recorded["steps"] for s in step["sent"] if s["to"] == leaf]
    assert hows == ["first", "new sum", "new sum"]


def test_undefined_gradients_are_delivered_as_such():
    x = tt.ones(4, requires_grad=True)
    a, _b = x.split(2)
    told = introspect.backward_steps(a.sum())
    split = _step(told, "SplitBackward0")
    assert _values(split["received"]) == [[1.0, 1.0], None]

    class Half(tt.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return t * 1

        @staticmethod
        def backward(ctx, grad):
            return None

    told = introspect.backward_steps(Half.apply(x.exp()).sum())
    sent = _step(told, "HalfBackward")["sent"]
    assert [(s["how"], s["grad"], s["count"]) for s in sent] == [("undefined", None, [1, 0])]


def test_several_roots():
    x = tt.tensor(1.0, requires_grad=True)
    told = introspect.backward_steps([x.exp(), x * 2])
    assert told["graph"]["roots"] == [0, 1] and told["steps"][0]["ready"] == [1, 0]
    assert _order(told) == ["MulBackward0", "ExpBackward0", "AccumulateGrad"]
    assert told["steps"][-1]["accumulated"]["grad"]["values"] == [pytest.approx(4.718281, abs=1e-5)]


def test_gradient_for_a_root_that_is_no_scalar():
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    y = x * 3
    with pytest.raises(RuntimeError, match="grad can be implicitly created only for scalar outputs"):
        introspect.backward_steps(y)
    told = introspect.backward_steps(y, gradient=tt.tensor([1.0, 10.0]))
    assert told["steps"][0]["buffers"][0]["grads"][0]["values"] == [1.0, 10.0]
    assert told["steps"][-1]["accumulated"]["grad"]["values"] == [3.0, 30.0]


def test_broadcast_gradients_are_told_as_they_arrive():
    """The engine sums a gradient back to the size of its input: what the edge delivered is not what the node made."""
    x = tt.ones(3, requires_grad=True)

    class Wide(tt.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return t * 1

        @staticmethod
        def backward(ctx, grad):
            return tt.ones(2, 3)

    told = introspect.backward_steps(Wide.apply(x).sum())
    step = _step(told, "WideBackward")
    assert step["made"][0]["sizes"] == [2, 3]
    assert step["sent"][0]["grad"]["sizes"] == [3] and step["sent"][0]["grad"]["values"] == [2.0, 2.0, 2.0]


# -- a rehearsal and the real thing


def test_a_rehearsal_leaves_no_trace(example):
    x, y, loss = example
    x.grad = kept = tt.tensor(5.0)
    called = []
    x.register_post_accumulate_grad_hook(lambda t: called.append(t))
    told = introspect.backward_steps(loss)
    assert x.grad is kept and kept.item() == 5.0 and y.grad is None and not called
    assert told["steps"][4]["accumulated"]["how"] == "in place"
    assert told["steps"][4]["accumulated"]["grad"]["values"] == [47.0]
    assert [(h["kind"], h["called"]) for h in told["steps"][4]["hooks"]] == [("post_accumulate_grad", False)]
    introspect.backward_steps(loss)  # the graph was not freed
    loss.backward()
    assert (x.grad.item(), y.grad.item()) == (47.0, 28.0) and len(called) == 1


def test_accumulate_is_backward(example):
    x, y, loss = example
    inner = loss.grad_fn.next_functions[0][0]
    told = introspect.backward_steps(loss, accumulate=True)
    assert (x.grad.item(), y.grad.item()) == (42.0, 28.0)
    assert [s["freed"] for s in told["steps"]] == [[], ["self"], [], ["other", "self"], [], []]
    assert [s["unpacked"] for s in told["steps"]] == [[], ["self"], [], ["other", "self"], [], []]
    assert inner is not None
    again = introspect.backward_steps(loss)
    assert "Trying to backward through the graph a second time" in again["error"]["message"]


def test_the_gradient_is_taken_copied_or_added():
    x = tt.ones(3, requires_grad=True)
    y = tt.ones(3, requires_grad=True)
    g = tt.ones(3)
    told = introspect.backward_steps(x * 2, gradient=g, accumulate=True)
    assert told["steps"][-1]["accumulated"]["how"] == "stolen"
    first = x.grad
    told = introspect.backward_steps(x * 2, gradient=g, accumulate=True)
    assert told["steps"][-1]["accumulated"]["how"] == "in place" and x.grad is first
    told = introspect.backward_steps(x * 2, gradient=g, accumulate=True, create_graph=True)
    assert told["steps"][-1]["accumulated"]["how"] == "new sum" and x.grad is not first
    x.grad = None
    told = introspect.backward_steps(x + y, gradient=g, accumulate=True)  # one gradient, three owners
    assert [s["accumulated"]["how"] for s in told["steps"] if s["accumulated"]] == ["copied", "copied"]
    assert len({x.grad.data_ptr(), y.grad.data_ptr(), g.data_ptr()}) == 3


@pytest.mark.parametrize("size", [3, 3000])
def test_watching_changes_nothing(size):
    """The same owners of the same memory, seen or unseen."""

    def run(watched):
        x, y = tt.ones(size, requires_grad=True), tt.ones(size, requires_grad=True)
        z = (x + y) * x.exp() + y.sin()
        if watched:
            with introspect.watch_backward() as watch:
                z.backward(tt.ones(size))
            assert len(watch.passes) == 1
        else:
            z.backward(tt.ones(size))
        return x, y, x.grad.data_ptr() == y.grad.data_ptr(), x.grad.tolist(), y.grad.tolist()

    assert run(True)[2:] == run(False)[2:]


def test_watching_leaves_in_place_sums_in_place(monkeypatch):
    """The engine counts references to tell whether a sum may be written over; the watcher must not be among them."""

    def sums(watched, program):
        calls = []
        with monkeypatch.context() as patch:
            for name in ("add", "add_"):
                real = getattr(input_buffer, name)
                patch.setattr(input_buffer, name, lambda *a, real=real, name=name: calls.append(name) or real(*a))
            x = tt.ones(2000, requires_grad=True)
            loss = program(x)
            if watched:
                with introspect.watch_backward() as watch:
                    loss.backward()
                steps = watch.passes[0]["steps"]
                told = [s["how"] for step in steps for s in step["sent"] if s["added"]]
                assert told == [{"add": "new sum", "add_": "in place"}[name] for name in calls]
            else:
                loss.backward()
        return calls

    programs = (
        lambda x: (x.exp() + x.sin() + x.cos()).sum(),
        lambda x: (x * x).sum(),
        lambda x: (x + x).sum(),
        lambda x: ((x * 2) * (x * 2) + x).sum(),
        lambda x: (x.view(40, 50) * x[:50]).sum() + x.neg().sum(),
    )
    for program in programs:
        assert sums(True, program) == sums(False, program)
    assert sums(False, programs[0]) == ["add_", "add_"]


# -- hooks


def test_hooks_in_their_order_and_what_they_return():
    x = tt.tensor(2.0, requires_grad=True)
    y = x * 3
    y.retain_grad()
    y.register_hook(lambda grad: grad * 10)
    y.register_hook(lambda grad: None)
    z = y.sin()
    node = y.grad_fn

    def before(grads):
        return (grads[0] + 1,)

    def after(made, received):
        return (made[0] * 0, None)

    node.register_prehook(before)
    node.register_hook(after)
    x.register_hook(lambda grad: grad + 7)
    x.register_post_accumulate_grad_hook(lambda t: None)
    told = introspect.backward_steps(z, accumulate=True)
    mul = _step(told, "MulBackward0")
    assert [(h["kind"], h["name"], h["called"]) for h in mul["hooks"]] == [
        ("tensor", "<lambda>", True), ("tensor", "<lambda>", True), ("retain_grad", "retain", True),
        ("pre", "before", True), ("post", "after", True),
    ]  # fmt: skip
    cos = pytest.approx(0.96017, abs=1e-4)
    ten, nothing, retained, pre, post = (h["returned"] for h in mul["hooks"])
    assert ten["values"][0] / 10 == cos and nothing is None and retained["values"][0] / 10 == cos
    assert pre[0]["values"][0] - 1 == pytest.approx(9.6017, abs=1e-3) and post[0]["values"] == [0.0]
    assert mul["received"][0]["values"][0] == cos and mul["made"][0]["values"] == [0.0]
    leaf = _step(told, "AccumulateGrad")
    assert [h["kind"] for h in leaf["hooks"]] == ["tensor", "post_accumulate_grad"]
    assert leaf["accumulated"]["grad"]["values"] == [7.0] and x.grad.item() == 7.0
    assert y.grad.item() / 10 == cos


def test_a_hook_may_remove_itself_and_is_put_back_otherwise():
    x = tt.tensor(1.0, requires_grad=True)
    handles = []

    def once(grad):
        handles[0].remove()

    def stays(grad):
        return None

    handles = [x.register_hook(once), x.register_hook(stays)]
    told = introspect.backward_steps(x * 1)
    assert [h["name"] for h in told["steps"][-1]["hooks"]] == ["once", "stays"]
    assert list(x.autograd_meta_.hooks.values()) == [stays]


def test_a_hook_that_returns_nonsense_ends_the_pass_with_the_engines_words():
    x = tt.tensor(1.0, requires_grad=True)
    y = x * 2

    def wrong(grad):
        return tt.ones(3)

    y.register_hook(wrong)
    told = introspect.backward_steps(y.exp())
    assert told["error"] == {"step": 2, "type": "RuntimeError", "message": "hook 'wrong' has changed the size of value"}
    assert len(told["steps"]) == 3 and told["steps"][-1]["sent"] == []


def test_a_backward_pass_inside_a_hook_is_counted():
    x = tt.tensor(1.0, requires_grad=True)
    y = x.exp()

    def inside(grad):
        with tt.enable_grad():
            (x.detach().requires_grad_() * 2).backward()

    y.register_hook(inside)
    told = introspect.backward_steps(y * 2)
    assert [s["nested"] for s in told["steps"]] == [0, 0, 1, 0]
    assert _order(told) == ["MulBackward0", "ExpBackward0", "AccumulateGrad"]


# -- grad(inputs), create_graph, errors


def test_only_what_leads_to_the_inputs_runs(example):
    x, _y, loss = example
    told = introspect.backward_steps(loss, inputs=[x])
    nodes = told["graph"]["nodes"]
    assert [nodes[s["node"]]["name"] for s in told["steps"][1:]] == [
        "PowBackward0", "AddBackward0", "MulBackward0", "AccumulateGrad",
    ]  # fmt: skip
    assert [nodes[i]["tensor"]["values"] for i in told["not_needed"]] == [[3.0]]
    assert [s["how"] for s in _step(told, "MulBackward0")["sent"]] == ["first", "not needed"]
    assert [(c["index"], c["grad"]["values"]) for c in told["captured"]] == [(0, [42.0])]
    assert told["steps"][-1]["accumulated"] is None and told["steps"][-1]["captured"] == [0] and x.grad is None


def test_inner_tensors_are_captured_on_the_way():
    x = tt.tensor(2.0, requires_grad=True)
    p = x * 3
    loss = p.exp()
    told = introspect.backward_steps(loss, inputs=[p])
    assert _order(told) == ["ExpBackward0", "MulBackward0"]
    last = told["steps"][-1]
    assert last["captured"] == [0] and last["made"] == [] and last["sent"] == []  # handed out, not run
    assert told["not_needed"] == [2]


def test_the_second_layer():
    x = tt.tensor(2.0, requires_grad=True)
    told = introspect.backward_steps(x**3, create_graph=True)
    double = told["double"]
    count = len(told["graph"]["nodes"])
    assert [n["name"] for n in double["nodes"][:count]] == [n["name"] for n in told["graph"]["nodes"]]
    second = [n for n in double["nodes"] if n["layer"] == 2]
    assert second and {n["id"] for n in second} == set(range(count, len(double["nodes"])))
    assert {n["made_in"] for n in second} == {1}
    assert sorted(told["steps"][1]["recorded"]) == sorted(n["id"] for n in second)
    assert any(e["from"] >= count and e["to"] is not None and e["to"] < count for e in double["edges"])
    (grad,) = tt.autograd.grad(x**3, x, create_graph=True)
    assert double["nodes"][double["roots"][-1]]["name"] == grad.grad_fn.name()
    assert introspect.backward_steps(x**3)["double"] is None
    json.dumps(told, allow_nan=False)


def test_an_error_on_the_way_is_the_last_step():
    x = tt.tensor([1.0], requires_grad=True)
    y = x.exp()
    z = y.sum()
    y.add_(1)
    for _ in range(2):
        told = introspect.backward_steps(z)
        last = told["steps"][-1]
        assert told["graph"]["nodes"][last["node"]]["name"] == "ExpBackward0"
        message = "modified by an inplace operation: [torch.FloatTensor [1]]"
        assert message in last["error"]["message"] and told["error"]["step"] == len(told["steps"]) - 1
        assert last["sent"] == [] and last["unpacked"] == ["result"]
        assert last["ready"] == [] and last["dependencies"][2] == 1
    assert not (z.grad_fn.hooks and z.grad_fn.hooks.post)


def test_an_invalid_gradient_is_the_makers_error():
    class Wrong(tt.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return t * 1

        @staticmethod
        def backward(ctx, grad):
            return tt.ones(5)

    x = tt.ones(2, requires_grad=True)
    told = introspect.backward_steps(Wrong.apply(x.exp()).sum())
    assert _order(told) == ["SumBackward0", "WrongBackward"]
    assert told["error"]["message"] == (
        "Function WrongBackward returned an invalid gradient at index 0 - got [5] but expected shape compatible with [2]"
    )
    assert told["steps"][-1]["sent"] == [] and told["steps"][-1]["made"][0]["sizes"] == [5]


# -- watching


def test_nothing_stays_behind(example):
    *_, loss = example
    before = engine.run, engine.call_function, engine.accumulate, saved_variable.SavedVariable.unpack
    introspect.backward_steps(loss)
    after = engine.run, engine.call_function, engine.accumulate, saved_variable.SavedVariable.unpack
    assert before == after
    assert loss.grad_fn.hooks is None and loss.grad_fn.next_functions[0][0].hooks is None


def test_what_stands_in_the_engine_is_watched_and_left_there(example, monkeypatch):
    """A learner's own part of the engine: it is the one that runs, and it is still there afterwards."""
    *_, loss = example
    real, called = engine.validate_grad, []

    def mine(*args):
        called.append(1)
        return real(*args)

    monkeypatch.setattr(engine, "validate_grad", mine)
    introspect.backward_steps(loss)
    assert called and engine.validate_grad is mine


def test_watch_backward_tells_of_every_pass(example):
    x, y, loss = example
    with introspect.watch_backward({"x": x}) as watch:
        loss.backward(retain_graph=True)
        tt.autograd.grad(loss, y)
    first, second = watch.passes
    assert x.grad.item() == 42.0 and len(first["steps"]) == 6
    assert [n["label"] for n in first["graph"]["nodes"]] == [None, None, None, "x", None]
    assert second["not_needed"] == [3] and second["steps"][1]["freed"] == ["self"]
    with pytest.raises(ZeroDivisionError), introspect.watch_backward():
        _ = 1 / 0


def test_an_error_goes_on_to_who_asked(example):
    *_, loss = example
    loss.backward()
    with introspect.watch_backward() as watch, pytest.raises(RuntimeError, match="second time"):
        loss.backward()
    assert watch.passes[0]["error"]["step"] == 1


def test_a_deep_graph():
    x = tt.tensor(1.0, requires_grad=True)
    y = x
    for _ in range(1000):
        y = y.neg()
    told = introspect.backward_steps(y)
    assert len(told["steps"]) == 1002 and told["steps"][-1]["accumulated"]["grad"]["values"] == [1.0]


# -- against torch

PROGRAMS = {
    "arithmetic": lambda t, x, y: ((x * y + 1) ** 2 - x / y).sum(),
    "shared": lambda t, x, y: (x.exp() * x.sin() + x * x).sum(),
    "views": lambda t, x, y: (x.view(3, 2).t() @ y.t())[0].sum(),
    "reduction": lambda t, x, y: (t.relu(x) - y.mean()).sum(0).amax(),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_graph_and_order_are_torchs(program, torch):

    def run(lib):
        data = [[0.5, -1.0, 2.0], [1.5, 0.25, -3.0]]
        x = lib.tensor(data, requires_grad=True)
        y = lib.tensor([[2.0, 1.0, 4.0], [-1.0, 3.0, 0.5]], requires_grad=True)
        return PROGRAMS[program](lib, x, y)

    root = run(torch)
    nodes, edges, order = [root.grad_fn], [], []
    for i, node in enumerate(nodes):
        for slot, (to, input_nr) in enumerate(node.next_functions):
            if to is not None and not any(to is n for n in nodes):
                nodes.append(to)
            number = None if to is None else next(k for k, n in enumerate(nodes) if n is to)
            edges.append((i, slot, number, input_nr))
        node.register_prehook(lambda grads, i=i: order.append(i))
    root.backward()
    told = introspect.backward_steps(run(tt))
    spec = told["graph"]
    assert [n["name"] for n in spec["nodes"]] == [n.name().rpartition("::")[2] for n in nodes]
    assert [(e["from"], e["slot"], e["to"], e["input_nr"]) for e in spec["edges"]] == edges
    assert [s["node"] for s in told["steps"][1:]] == order
    for node in spec["nodes"]:
        if node["kind"] == "leaf":
            (step,) = (s for s in told["steps"] if s["node"] == node["id"])
            expected = nodes[node["id"]].variable.grad.flatten().tolist()
            assert step["accumulated"]["grad"]["values"] == pytest.approx(expected, rel=1e-5)
