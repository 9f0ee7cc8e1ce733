"""What a profile records: everything, in its place, closed, and nothing of others."""

import threading

import pytest
from profiled_programs import PROGRAMS, profiled, values

import tinytensor as tt
from tinytensor import introspect
from tinytensor.aten.record_function import Callback, RecordScope, add_global_callback, remove_callback
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.profiler import ProfilerActivity, _ExperimentalConfig, profile, schedule
from tinytensor.profiler.autograd_profiler import record_function


def nodes_of(tree):
    for node in tree:
        yield node
        yield from nodes_of(node["children"])


def names_of(tree):
    return [[node["name"], *names_of(node["children"])] if node["children"] else node["name"] for node in tree]


@pytest.mark.parametrize("name", PROGRAMS)
def test_self_times_sum_to_the_total(name):
    prof = profiled(tt, name)
    tree = introspect.op_tree(prof)
    assert sum(node["self"] for node in nodes_of(tree)) == sum(node["end"] - node["start"] for node in tree)
    for node in nodes_of(tree):
        assert node["self"] >= 0
        times = [node["start"], *(t for child in node["children"] for t in (child["start"], child["end"])), node["end"]]
        assert times == sorted(times)
    total = sum(event.cpu_time_total for event in prof.events() if event.cpu_parent is None)
    assert prof.events().self_cpu_time_total == pytest.approx(total)
    assert prof.key_averages().self_cpu_time_total == pytest.approx(total)


def test_every_node_of_a_pass_appears_and_is_linked_to_its_call():
    a, b = values(tt, 3, grad=True), values(tt, 3, grad=True)
    with profile() as prof:
        loss = ((a * b).exp() + a).sum()
        loss.backward()
    nodes = list(nodes_of(introspect.op_tree(prof)))
    forward = {n["sequence_nr"]: n["name"] for n in nodes if n["name"].startswith("aten::") and n["sequence_nr"] >= 0}
    backward = {
        n["sequence_nr"]: n["name"] for n in nodes if n["scope"] == "BACKWARD_FUNCTION" and n["sequence_nr"] >= 0
    }
    assert {nr: (forward[nr], name) for nr, name in backward.items()} == dict(
        zip(
            sorted(backward),
            [
                ("aten::mul", "MulBackward0"),
                ("aten::exp", "ExpBackward0"),
                ("aten::add", "AddBackward0"),
                ("aten::sum", "SumBackward0"),
            ],
            strict=True,
        )
    )
    assert [n["name"] for n in nodes].count("torch::autograd::AccumulateGrad") == 2


def test_a_container_has_the_time_and_its_matrix_product_the_work():
    """The profile of the question that this library began with."""
    model = tt.nn.Sequential(tt.nn.Linear(512, 1024), tt.nn.ReLU(), tt.nn.Linear(1024, 512))
    x = tt.randn(32, 512)
    model(x)
    with profile(activities=[ProfilerActivity.CPU], record_shapes=True) as prof:
        for _ in range(10):
            model(x)
    averages = {average.key: average for average in prof.key_averages()}
    assert {key: each.count for key, each in averages.items()} == {
        "aten::linear": 20, "aten::t": 20, "aten::addmm": 20, "aten::relu": 10,
    }  # fmt: skip
    linear, addmm = averages["aten::linear"], averages["aten::addmm"]
    assert linear.cpu_time_total > addmm.cpu_time_total > linear.self_cpu_time_total
    rows = prof.key_averages().table(sort_by="cpu_time_total", row_limit=10).splitlines()
    assert rows[3].split()[0] == "aten::linear" and rows[-1].startswith("Self CPU time total: ")
    assert len(prof.key_averages(group_by_input_shape=True)) == 7


def test_without_grad_no_call_has_a_number():
    a = values(tt, 3, grad=True)
    with profile() as prof, tt.no_grad():
        a * a
    assert [event.sequence_nr for event in prof.events()] == [-1]


def test_ranges_are_closed_when_something_raises():
    class Fails(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * x

        @staticmethod
        def backward(ctx, grad):
            grad + grad
            raise ValueError("in backward")

    a = values(tt, 3, grad=True)
    with profile() as prof:
        with pytest.raises(RuntimeError), record_function("broken"):
            tt.ones(3) + tt.ones(4)
        with pytest.raises(ValueError, match="in backward"):
            Fails.apply(a).sum().backward()
        a.exp()
    tree = introspect.op_tree(prof)
    assert [node["name"] for node in tree] == [
        "broken", "Fails", "aten::sum", "aten::ones_like",
        "autograd::engine::evaluate_function: SumBackward0", "autograd::engine::evaluate_function: FailsBackward",
        "aten::exp",
    ]  # fmt: skip
    assert names_of(tree[5:6]) == [[tree[5]["name"], ["FailsBackward", "aten::add"]]]
    assert names_of(tree[:1])[0][-1] == "aten::add"


def test_a_profile_that_raises_is_finished():
    with pytest.raises(ZeroDivisionError), profile() as prof:
        tt.ones(2)
        raise ZeroDivisionError
    assert next(event.name for event in prof.events()) == "aten::ones"


def test_what_is_open_at_the_end_ends_there():
    with profile() as prof:
        record_function("never left").__enter__()
        tt.ones(2)
    (root,) = introspect.op_tree(prof)
    assert root["name"] == "never left" and root["end"] >= root["children"][0]["end"]


def test_record_function_nests_decorates_and_recurses():
    @record_function("walk")
    def walk(depth):
        if depth:
            walk(depth - 1)
        return depth

    @record_function("generator")
    def numbers():
        yield tt.ones(1)

    with profile(record_shapes=True) as prof:
        with record_function("a"), record_function("a"):
            pass
        assert walk(2) == 2
        list(numbers())
        with record_function("with arguments", "x"):
            pass
    assert names_of(introspect.op_tree(prof)) == [
        ["a", "a"],
        ["walk", ["walk", "walk"]],
        "generator",
        ["aten::ones", "aten::empty", "aten::fill_"],
        "with arguments",
    ]
    # What repeats its parent is one event, as in PyTorch.
    assert [event.name for event in prof.events()].count("walk") == 1
    assert prof.events()[-1].is_user_annotation and prof.events()[-1].input_shapes == [[]]


def test_record_function_without_a_profile_is_nothing():
    with record_function("unheard") as entered:
        assert entered.name == "unheard" and not state.dirty
    with pytest.raises(AssertionError, match="Expected record to be set"):
        entered.__exit__(None, None, None)


def test_a_range_that_began_before_the_profile_is_not_in_it():
    outer = record_function("outer")
    outer.__enter__()
    with profile() as prof:
        tt.ones(1)
        outer.__exit__(None, None, None)
    assert "outer" not in [event.name for event in prof.events()]


def run_in_thread(work):
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_a_profile_is_of_its_thread():
    a = values(tt, 3)
    with profile() as prof:
        run_in_thread(lambda: a * a)
        a + a
    assert [event.name for event in prof.events()] == ["aten::add"]


def test_a_profile_of_all_threads():
    a = values(tt, 3)
    with profile(experimental_config=_ExperimentalConfig(profile_all_threads=True), profile_memory=True) as prof:
        run_in_thread(lambda: [a * a])
        a + a
    found = {event.name: event.thread for event in prof.events() if event.name.startswith("aten")}
    assert set(found) == {"aten::mul", "aten::add"} and found["aten::mul"] != found["aten::add"]


def test_two_threads_profile_side_by_side():
    a, found = values(tt, 3), {}
    ready = threading.Barrier(2)

    def work(name, run):
        with profile() as prof:
            ready.wait()
            run()
            ready.wait()
        found[name] = [event.name for event in prof.events()]

    threads = [
        threading.Thread(target=work, args=("first", lambda: a * a)),
        threading.Thread(target=work, args=("second", lambda: a.exp())),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {"first": ["aten::mul"], "second": ["aten::exp"]}


def test_deep_passes_on_threads_of_their_own_are_recorded():
    depth = 25

    def nested(level):
        class Nest(tt.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                return x.clone()

            @staticmethod
            def backward(ctx, grad):
                if level:
                    with tt.enable_grad():
                        nested(level - 1).apply(values(tt, 2, grad=True)).sum().backward()
                return grad

        return Nest

    with profile() as prof:
        nested(depth).apply(values(tt, 2, grad=True)).sum().backward()
    events = [event for event in prof.events() if event.name == "NestBackward"]
    assert len(events) == depth + 1 and len({event.thread for event in events}) == 2


def test_other_callbacks_may_listen_too():
    heard = []
    with profile() as prof:
        callback = add_global_callback(
            Callback(lambda record: heard.append(record.name), scopes=[RecordScope.FUNCTION])
        )
        values(tt, 2, grad=True).exp().sum().backward()
        remove_callback(callback)
        tt.ones(1)
    names = [event.name for event in prof.events()]
    assert "aten::exp" in heard and not any("evaluate" in name for name in heard)
    assert [name for name in names if name in ("aten::exp", "ExpBackward0", "aten::ones")] == [
        "aten::exp", "ExpBackward0", "aten::ones",
    ]  # fmt: skip


def test_gradients_are_stolen_and_hooks_run_all_the_same():
    w = values(tt, 3, grad=True)
    seen = []
    w.register_hook(lambda grad: seen.append(grad.sum().item()))
    with profile() as prof:
        (w * 2.0).sum().backward()
    assert seen == [6.0] and w.grad.tolist() == [2.0, 2.0, 2.0]
    (accumulate,) = [e for e in prof.events() if e.name == "torch::autograd::AccumulateGrad"]
    assert accumulate.cpu_children == []
    # The hook runs in the node's turn, before the node.
    assert "aten::sum" in [child.name for child in accumulate.cpu_parent.cpu_children]


def test_gradients_that_are_captured():
    a = values(tt, 3, grad=True)
    with profile() as prof:
        tt.autograd.grad((a * a).sum(), a)
    names = [event.name for event in prof.events()]
    assert names[-1] == "autograd::engine::evaluate_function: torch::autograd::AccumulateGrad"
    assert "torch::autograd::AccumulateGrad" not in names


def test_averages_by_shape_and_by_caller():
    a, b = values(tt, 2, 3), values(tt, 4)

    def here():
        a * a

    def there():
        b * b
        a * a

    with profile(record_shapes=True, with_stack=True) as prof:
        here()
        there()
    assert [(e.key, e.count) for e in prof.key_averages()] == [("aten::mul", 3)]
    by_shape = prof.key_averages(group_by_input_shape=True)
    assert [(e.input_shapes, e.count) for e in by_shape] == [([[2, 3], [2, 3]], 2), ([[4], [4]], 1)]
    by_caller = prof.key_averages(group_by_stack_n=1)
    assert [(e.stack[0].rpartition(": ")[2], e.count) for e in by_caller] == [("here", 1), ("there", 1), ("there", 1)]
    assert all(len(e.stack) == 1 for e in by_caller) and "test_profiler.py(" in by_caller[0].stack[0]


def test_backward_events_have_the_stack_of_their_forward_call(tmp_path):
    def model(x):
        return x.exp()

    x = values(tt, 2, grad=True)
    with profile(with_stack=True) as prof:
        model(x).sum().backward()
    (event,) = [e for e in prof.events() if e.name == "ExpBackward0"]
    assert event.stack[0].endswith(": model")
    assert any(child.stack == event.stack for child in event.cpu_children)
    path = tmp_path / "stacks"
    prof.export_stacks(str(path))
    lines = path.read_text().splitlines()
    assert lines and all(line.rpartition(" ")[2].isdigit() for line in lines)
    assert any(line.rpartition(" ")[0].endswith(":_model") for line in lines)


def test_steps_have_ranges_and_one_name_in_averages():
    with profile(schedule=schedule(wait=0, warmup=1, active=3, repeat=1)) as prof:
        for _ in range(4):
            tt.ones(1)
            prof.step()
    steps = [e for e in prof.events() if e.name == "ProfilerStep*"]
    assert [e.trace_name for e in steps] == ["ProfilerStep#1", "ProfilerStep#2", "ProfilerStep#3"]
    assert {e.key: e.count for e in prof.key_averages()}["ProfilerStep*"] == 3


def test_events_accumulate_over_cycles_if_asked():
    cycles = schedule(wait=0, warmup=1, active=1)
    with profile(schedule=cycles, acc_events=True) as prof:
        for _ in range(4):
            tt.ones(1)
            prof.step()
    assert {e.key: e.count for e in prof.key_averages()}["aten::ones"] == 2


def test_trace_ids():
    ids = iter(["one", "two"])
    with profile(schedule=schedule(wait=0, warmup=1, active=1), custom_trace_id_callback=lambda: next(ids)) as prof:
        assert prof.get_trace_id() == "one"
        for _ in range(2):
            prof.step()
        assert prof.get_trace_id() == "two"


def test_the_repr_of_a_profile():
    prof = tt.autograd.profiler.profile()
    assert repr(prof) == str(prof) == "<unfinished torch.autograd.profile>"
    with prof:
        tt.empty(1)
    assert repr(prof).startswith("[<FunctionEvent id=1 name=aten::empty overload_name= device_type=DeviceType.CPU")
    assert "Self CPU time total:" in str(prof)


def test_names_stand_where_pytorch_has_them():
    assert tt.profiler.ProfilerActivity is ProfilerActivity is tt.autograd.ProfilerActivity
    assert tt.profiler.record_function is tt.autograd.profiler.record_function
    assert repr(ProfilerActivity.CPU) == "<ProfilerActivity.CPU: 0>" and int(ProfilerActivity.CPU) == 0
    assert tt.profiler.kineto_available() and tt.profiler.supported_activities() == {ProfilerActivity.CPU}
    assert tt.profiler.profile.__module__ == "tinytensor.profiler.profiler"
    assert tt.autograd.profiler_util.FunctionEvent.__module__ == "tinytensor.autograd.profiler_util"
