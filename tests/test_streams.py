"""tt.Stream and tt.Event without an accelerator: the CPU's one stream, on which everything is done already."""

from __future__ import annotations

import pickle
from typing import Any

import pytest


def test_a_stream_of_the_cpu(library: Any) -> None:
    s = library.Stream(device="cpu")
    assert repr(s) == "torch.Stream device_type=cpu, device_index=-1, stream_id=0"
    assert (s.device, s.device_index, s.device_type, s.stream_id) == (library.device("cpu"), -1, 0, 0)
    assert s.query() is True and s.synchronize() is None and s.is_capturing() is False
    assert s == library.Stream("cpu:0") and hash(s) == hash(library.Stream("cpu", priority=-1))
    assert s != library.Stream(device="meta") and s != 3
    with s as entered:
        assert entered is s and library.ones(1).item() == 1


def test_an_event_of_the_cpu(library: Any) -> None:
    e = library.Event("cpu", enable_timing=False, blocking=True)
    assert repr(e) == "torch.Event device_type=cpu, device_index=-1, event_flag=0, event_id=0"
    assert e.device == library.device("cpu") and e.event_id == 0
    assert e.query() is True and e.synchronize() is None and e.wait() is None
    assert library.Stream("cpu").wait_event(e) is None
    assert "event_flag=1" in repr(library.Event("cpu", enable_timing=True))


def test_numbers_name_a_stream(library: Any) -> None:
    s = library.Stream(stream_id=7, device_index=1, device_type=1)
    assert (
        s.device == library.device("cuda:1")
        and s == library.Stream(7, 1, 1)
        and hash(s) == hash(library.Stream(7, 1, 1))
    )
    assert repr(s) == "torch.Stream device_type=cuda, device_index=1, stream_id=7"
    assert s != library.Stream(7, 0, 1)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda m: m.Event("cpu").record(), RuntimeError, "cpu backend doesn't support events."),
        (lambda m: m.Event("meta").record(m.Stream("meta")), RuntimeError, "meta backend doesn't support events."),
        (lambda m: m.Stream("cpu").record_event(), RuntimeError, "cpu backend doesn't support events."),
        (lambda m: m.Stream("cpu").wait_stream(m.Stream("cpu")), RuntimeError, "cpu backend doesn't support events."),
        (
            lambda m: m.Stream("cpu").native_handle,
            RuntimeError,
            "Backend doesn't support getting stream native handle.",
        ),
        (
            lambda m: m.Event("cpu").elapsed_time(m.Event("cpu")),
            ValueError,
            "Both events must be created with argument 'enable_timing=True'.",
        ),
        (
            lambda m: m.Event("cpu", enable_timing=True).elapsed_time(m.Event("cpu", enable_timing=True)),
            ValueError,
            "Both events must be recorded before calculating elapsed time.",
        ),
        (
            lambda m: m.Event("cpu").record(m.Stream("meta")),
            RuntimeError,
            "Event device type CPU does not match recording stream's device type META.",
        ),
        (
            lambda m: m.Event("cpu").elapsed_time(m.Event("meta")),
            RuntimeError,
            "Event device type CPU does not match other's device type META.",
        ),
        (lambda m: m.Event("cpu").ipc_handle(), NotImplementedError, "torch.Event ipc is not supported yet"),
        (lambda m: m.Stream("cuda"), RuntimeError, "PyTorch is not linked with support for cuda devices"),
        (lambda m: m.Event("cuda:0"), RuntimeError, "PyTorch is not linked with support for cuda devices"),
        (lambda m: m.Stream(7, 1, 1).query(), RuntimeError, "PyTorch is not linked with support for cuda devices"),
        (lambda m: m.Stream(3), RuntimeError, "Cannot access accelerator device when none is available."),
        (
            lambda m: m.Stream(1.5),
            TypeError,
            "Stream(): argument 'device' (position 1) must be torch.device, not float",
        ),
        (lambda m: m.Stream(priority="a"), TypeError, "Stream(): argument 'priority' must be int, not str"),
        (lambda m: m.Event(enable_timing=1), TypeError, "Event(): argument 'enable_timing' must be bool, not int"),
        (
            lambda m: m.Stream(stream_id=0, device_index=0, device_type=99),
            RuntimeError,
            "Expected isValidDeviceType(device_type) to be true, but got false.",
        ),
        (lambda m: pickle.dumps(m.Stream("cpu")), TypeError, "cannot pickle 'torch.Stream' object"),
        (
            lambda m: m.accelerator.set_stream(1),
            TypeError,
            "_accelerator_setStream(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (arg0: torch.Stream) -> None\n\nInvoked with: 1",
        ),
        (
            lambda m: m.accelerator.set_stream(m.Stream("cpu")),
            RuntimeError,
            "Cannot access accelerator device when none is available.",
        ),
        (
            lambda m: m.cuda.FloatTensor(2),
            TypeError,
            "type torch.cuda.FloatTensor not available. Torch not compiled with",
        ),
        (
            lambda m: m.FloatTensor(2, device="meta"),
            RuntimeError,
            "legacy constructor expects device type: cpu but device type: meta was passed",
        ),
        (
            lambda m: m.set_default_tensor_type(m.cuda.FloatTensor),
            TypeError,
            "type torch.cuda.FloatTensor not available. Torch not compiled with CUDA enabled.",
        ),
        (
            lambda m: m.set_default_tensor_type("torch.cuda.HalfTensor"),
            TypeError,
            "type torch.cuda.HalfTensor not available. Torch not compiled with CUDA enabled.",
        ),
    ],
)
@pytest.mark.filterwarnings("ignore:torch.set_default_tensor_type")
def test_refusals(library: Any, call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as info:
        call(library)
    assert str(info.value).startswith(text)


@pytest.mark.filterwarnings("ignore:TypedStorage")
def test_classes_of_cuda_have_names_and_dtypes(library: Any) -> None:
    kind = library.cuda.FloatTensor
    assert repr(kind) == "<class 'torch.cuda.FloatTensor'>" and kind.dtype is library.float32
    assert kind.is_cuda and not library.FloatTensor.is_cuda and not kind.is_sparse and kind.layout is library.strided
    assert not isinstance(library.ones(1), kind) and not isinstance(3, kind)
    assert library.cuda.BFloat16Storage.dtype is library.bfloat16
    assert not isinstance(library.ones(1).storage(), library.cuda.FloatStorage)
