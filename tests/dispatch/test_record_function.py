import gc
import weakref

import pytest

from tinytensor.aten import record_function
from tinytensor.aten.core.dispatch.dispatcher import Dispatcher
from tinytensor.aten.record_function import Callback, RecordFunction, RecordScope
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import key_set, tensor_key_set
from tinytensor.c10.local_dispatch_key_set import apply_tls, state

CPU = tensor_key_set("cpu")


class FakeTensor:
    def __init__(self):
        self.meta_ = type("Meta", (), {"key_set": CPU})


@pytest.fixture(autouse=True)
def clean():
    yield
    assert not record_function.has_callbacks() and not state.dirty


@pytest.fixture
def op():
    dispatcher = Dispatcher()
    op = dispatcher.def_("test::foo.over(Tensor self, int x) -> int")
    dispatcher.register_impl("test::foo", "over", DispatchKey.CPU, lambda ks, self, x: x + 1)
    backend = key_set(DispatchKey.CPU)
    dispatcher.register_impl("test::foo", "over", DispatchKey.Autograd, lambda ks, *args: op.redispatch(backend, *args))
    return op


@pytest.fixture
def log():
    entries = []

    def start(record):
        entries.append(("start", record.name, record.overload_name, record.inputs[1:], record.outputs))
        return len(entries)

    def end(record, context):
        entries.append(("end", record.name, context, record.outputs))

    callback = record_function.add_global_callback(Callback(start, end))
    yield entries
    record_function.remove_callback(callback)


def test_one_call_is_one_record(op, log):
    """The call goes through two kernels."""
    assert op.call(FakeTensor(), 3) == 4
    assert log == [("start", "test::foo", "over", (3,), None), ("end", "test::foo", 1, 4)]


def test_nothing_is_recorded_without_callbacks(op):
    seen = []
    callback = record_function.add_global_callback(Callback(seen.append))
    assert state.dirty
    record_function.remove_callback(callback)
    op.call(FakeTensor(), 3)
    assert not seen and not state.dirty


def test_several_callbacks_end_in_reverse(op):
    order = []
    first = record_function.add_global_callback(Callback(end=lambda record, context: order.append(1)))
    second = record_function.add_global_callback(Callback(end=lambda record, context: order.append(2)))
    op.call(FakeTensor(), 3)
    record_function.remove_callback(first)
    record_function.remove_callback(second)
    assert order == [2, 1]


def test_errors_end_the_record(log):
    dispatcher = Dispatcher()
    op = dispatcher.def_("test::fails(Tensor self, int x) -> int")
    with pytest.raises(NotImplementedError):
        op.call(FakeTensor(), 1)
    assert not log, "a call without a kernel is no call"
    dispatcher.register_impl("test::fails", "", DispatchKey.Autograd, lambda ks, self, x: x / 0)
    with pytest.raises(ZeroDivisionError):
        op.redispatch(CPU, FakeTensor(), 1)
    assert not log, "redispatches are not recorded"
    with pytest.raises(ZeroDivisionError):
        op.call(FakeTensor(), 1)
    assert [entry[0] for entry in log] == ["start", "end"]


def test_scopes(log):
    seen = []
    callback = record_function.add_global_callback(
        Callback(lambda record: seen.append(record.name), scopes=[RecordScope.BACKWARD_FUNCTION])
    )
    with RecordFunction("label"), RecordFunction("AddBackward0", RecordScope.BACKWARD_FUNCTION):
        pass
    record_function.remove_callback(callback)
    assert seen == ["AddBackward0"]
    assert [entry[:2] for entry in log] == [
        ("start", "label"), ("start", "AddBackward0"), ("end", "AddBackward0"), ("end", "label"),
    ]  # fmt: skip


def test_a_callback_that_leaves_in_between_still_gets_its_end():
    ended = []
    callback = record_function.add_global_callback(Callback(end=lambda record, context: ended.append(record.name)))
    with RecordFunction("outer"):
        record_function.remove_callback(callback)
        with RecordFunction("inner"):
            pass
    assert ended == ["outer"]


def test_records_keep_no_tensor_alive(op):
    records = []
    callback = record_function.add_global_callback(Callback(records.append))
    x = FakeTensor()
    alive = weakref.ref(x)
    op.call(x, 3)
    record_function.remove_callback(callback)
    del x
    gc.collect()
    assert alive() is None and records[0].inputs == () and records[0].operator is op


def test_handles_and_sequence_numbers(op):
    records = []
    callback = record_function.add_global_callback(Callback(records.append))
    before = record_function._peek_sequence_nr
    record_function.set_sequence_nr_source(lambda: 42)
    try:
        op.call(FakeTensor(), 3)
        op.call(FakeTensor(), 3)
    finally:
        record_function.set_sequence_nr_source(before)
        record_function.remove_callback(callback)
    assert records[0].handle < records[1].handle
    assert [record.sequence_nr for record in records] == [42, 42]
    assert records[0].key_set == apply_tls(CPU)
