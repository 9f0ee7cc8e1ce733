"""tt.Stream, tt.Event and tt.accelerator on a simulated device, and the old classes of tensors on CUDA."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10 import error as error_file
from tinytensor.c10.cuda import cuda_runtime

tt.cuda.init()
DRIVER: Any = cuda_runtime.driver()


def test_streams_of_cuda_are_streams() -> None:
    assert issubclass(tt.cuda.Stream, tt.Stream) and issubclass(tt.cuda.Event, tt.Event)
    s = tt.Stream(device="cuda:1", priority=-1)
    assert type(s) is tt.Stream and s.device == tt.device("cuda:1") and s.device_type == 1
    assert repr(s) == f"torch.Stream device_type=cuda, device_index=1, stream_id={s.stream_id}"
    assert s.query() and s.synchronize() is None and not s.is_capturing() and s.native_handle > 0
    same = tt.Stream(stream_id=s.stream_id, device_index=1, device_type=1)
    assert same == s and hash(same) == hash(s) and same.native_handle == s.native_handle
    as_cuda = tt.cuda.Stream(stream_id=s.stream_id, device_index=1, device_type=1)
    assert as_cuda.cuda_stream == s.native_handle and as_cuda.priority == -1
    assert as_cuda != s  # as in PyTorch: one of CUDA equals only its like
    assert tt.Stream().device == tt.device("cuda:0") and tt.Stream(1).device == tt.device("cuda:1")
    with pytest.raises(RuntimeError, match="Unrecognized stream 12345 on device cuda:0"):
        tt.Stream(12345, 0, 1).query()


def test_a_stream_is_a_context() -> None:
    s = tt.Stream("cuda:1")
    before = tt.accelerator.current_stream(1)
    with s as entered:
        assert entered is s and tt.accelerator.current_stream() == s and tt.cuda.current_device() == 1
        assert tt.ones(2, device="cuda").device == tt.device("cuda:1")
        with tt.Stream("cuda:0") as inner, tt.Stream("cpu"):
            assert tt.accelerator.current_stream() == inner and tt.accelerator.current_stream(1) == s
        assert tt.accelerator.current_stream() == s
    assert tt.cuda.current_device() == 0 and tt.accelerator.current_stream(1) == before
    with tt.cuda.Stream() as side:
        assert type(side) is tt.cuda.Stream and tt.cuda.current_stream() == side


def test_the_accelerators_stream_can_be_set() -> None:
    here = tt.accelerator.current_stream()
    assert type(here) is tt.Stream and here.stream_id == 0
    s = tt.Stream("cuda:1")
    try:
        tt.accelerator.set_stream(s)
        assert tt.accelerator.current_stream() == s and tt.accelerator.current_device_index() == 1
        assert tt.cuda.current_stream().cuda_stream == s.native_handle
    finally:
        tt.accelerator.set_stream(tt.cuda.default_stream(1))
        tt.accelerator.set_stream(here)
    assert tt.cuda.current_device() == 0 and tt.cuda.current_stream() == tt.cuda.default_stream()
    with pytest.raises(RuntimeError, match="stream's device type cpu doesn't match the current accelerator cuda"):
        tt.accelerator.set_stream(tt.Stream("cpu"))


def test_events_of_both_kinds_go_with_streams_of_both_kinds() -> None:
    one, other = tt.Stream("cuda"), tt.cuda.Stream()
    for stream in (one, other):
        for event in (tt.Event("cuda"), tt.cuda.Event()):
            DRIVER.log = []
            assert stream.record_event(event) is event and event.query()
            for waiting in (one, other):
                waiting.wait_event(event)
            recorded, *waits = DRIVER.log
            DRIVER.log = None
            assert recorded[0] == "record" and [entry[0] for entry in waits] == ["wait", "wait"]
            assert recorded[2] is waits[0][2] is waits[1][2]
            assert [entry[1][1] for entry in waits] == [one.native_handle, other.cuda_stream]
    assert type(one.record_event()) is tt.Event and type(other.record_event()) is tt.cuda.Event
    one.wait_stream(other)
    other.wait_stream(one)


def test_a_copy_between_devices_waits_for_both_and_lets_both_wait() -> None:
    source, target = tt.cuda.Stream(device=0), tt.cuda.Stream(device=1)
    x, y = tt.arange(4.0, device="cuda:0"), tt.zeros(4, device="cuda:1")
    tt.cuda.synchronize()
    DRIVER.log = []
    with tt.cuda.stream(source), tt.cuda.stream(target):
        y.copy_(x)
    log, DRIVER.log = DRIVER.log, None
    here, there = (0, source.cuda_stream), (1, target.cuda_stream)
    assert [entry[:2] for entry in log] == [
        ("record", there), ("wait", here), ("copy", here), ("record", here), ("wait", there),
    ]  # fmt: skip
    assert log[0][2] is log[1][2] and log[3][2] is log[4][2] and y.tolist() == [0.0, 1.0, 2.0, 3.0]


def test_a_stream_of_the_common_kind_can_be_current_for_cuda() -> None:
    s = tt.Stream("cuda:1")
    same = tt.Stream(s.stream_id, 1, 1)
    with tt.cuda.stream(same):
        assert tt.cuda.current_stream().cuda_stream == s.native_handle
    assert tt.cuda.current_device() == 0


def test_an_event_knows_its_device_and_time() -> None:
    start, end = tt.Event("cuda", enable_timing=True), tt.Event("cuda", enable_timing=True)
    assert repr(start) == "torch.Event device_type=cuda, device_index=-1, event_flag=1, event_id=0"
    assert start.device == tt.device("cuda") and start.query() and start.wait() is None
    with pytest.raises(ValueError, match="Both events must be recorded"):
        start.elapsed_time(end)
    with tt.cuda.device(1):
        start.record()
        end.record()
    end.synchronize()
    assert start.device == tt.device("cuda:1") and start.event_id != 0 and 0 <= start.elapsed_time(end) < 60_000
    with pytest.raises(RuntimeError, match=r"Event device index 1 does not match recording stream's device index 0\."):
        start.record(tt.Stream("cuda:0"))
    with pytest.raises(RuntimeError, match="Event device type CUDA does not match recording stream's device type CPU"):
        start.record(tt.Stream("cpu"))
    with pytest.raises(RuntimeError, match="Event device type CUDA does not match blocking stream's device type CPU"):
        start.wait(tt.Stream("cpu"))
    with pytest.raises(ValueError, match="enable_timing=True"):
        start.elapsed_time(tt.Event("cuda"))


def test_a_tensor_takes_streams_of_both_kinds() -> None:
    x = tt.ones(2, device="cuda")
    for stream in (tt.Stream("cuda"), tt.cuda.Stream()):
        x.record_stream(stream)
    assert len(x.storage_.buffer.block.stream_uses) == 2
    with pytest.raises(TypeError, match=r"argument 's' \(position 1\) must be Stream, not int"):
        x.record_stream(3)


# ---- torch.cuda.FloatTensor --------------------------------------------------------------------------------------------

TYPES = {
    "BoolTensor": tt.bool, "ByteTensor": tt.uint8, "CharTensor": tt.int8, "ShortTensor": tt.int16, "IntTensor": tt.int32,
    "LongTensor": tt.int64, "HalfTensor": tt.float16, "BFloat16Tensor": tt.bfloat16, "FloatTensor": tt.float32,
    "DoubleTensor": tt.float64,
}  # fmt: skip


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.filterwarnings("ignore:The torch.cuda")
def test_classes_of_tensors_on_cuda(name: str) -> None:
    kind, dtype = getattr(tt.cuda, name), TYPES[name]
    for x in (kind(2, 3), kind([1, 0, 1]), kind(), kind(tt.Size((4,))), kind(2, device="cuda:1")):
        assert x.dtype is dtype and x.is_cuda and isinstance(x, kind) and x.type() == f"torch.cuda.{name}"
        assert not isinstance(x.cpu(), kind) and isinstance(x.cpu(), getattr(tt, name))
    assert kind([1, 0, 1]).tolist() == [1, 0, 1]
    x = tt.tensor([1, 0])
    for wanted in (kind, f"torch.cuda.{name}"):
        assert isinstance(x.type(wanted), kind) and x.type(wanted).tolist() == [1, 0]
    there = x.to("cuda:1")
    assert there.type(kind).get_device() == 1 and there.type(dtype).get_device() == 1
    assert there.type(f"torch.{name}").device.type == "cpu"
    with pytest.raises(
        RuntimeError, match="legacy constructor expects device type: cuda but device type: cpu was passed"
    ):
        kind(2, device="cpu")
    with pytest.raises(TypeError, match="expected TensorOptions"):
        kind(tt.ones(2, dtype=tt.float32, device="cpu"))


def test_the_first_call_says_that_they_are_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_file, "_warned", set())
    with pytest.warns(UserWarning, match="The torch.cuda.*DtypeTensor constructors are no longer recommended"):
        tt.cuda.FloatTensor(1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tt.cuda.IntTensor(1)


@pytest.mark.filterwarnings("ignore:TypedStorage")
def test_classes_of_storages_on_cuda() -> None:
    s = tt.cuda.LongStorage([1, 2])
    assert s.tolist() == [1, 2] and s.device == tt.device("cuda:0") and isinstance(s, tt.cuda.LongStorage)
    assert not isinstance(s, tt.LongStorage) and len(tt.cuda.FloatStorage(3)) == 3


@pytest.mark.filterwarnings("ignore:torch.set_default_tensor_type", "ignore:The torch.cuda")
def test_a_type_of_cuda_can_be_the_default() -> None:
    tt.set_default_tensor_type(tt.cuda.DoubleTensor)
    try:
        x = tt.ones(1)
        assert x.is_cuda and x.dtype is tt.float64
    finally:
        tt.set_default_tensor_type("torch.FloatTensor")
    assert tt.ones(1).device.type == "cpu" and tt.ones(1).dtype is tt.float32
