"""torch.cuda without a GPU: what programs ask of it before they decide to run on the CPU."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tinytensor as tt

WITHOUT_CUDA = "Torch not compiled with CUDA enabled"
NO_ACCELERATOR = "Cannot access accelerator device when none is available."
CANNOT_PIN = "pin_memory=True requires a CUDA or other accelerator backend; no pinned memory allocator is available on this system."


def test_a_program_that_prepares_for_a_gpu_runs() -> None:
    tt.cuda.manual_seed_all(3)
    device = tt.device("cuda" if tt.cuda.is_available() else "cpu")
    with tt.cuda.stream(None), tt.cuda.device(-1):
        x = tt.ones(2, device=device)
    tt.cuda.empty_cache()
    tt.cuda.set_rng_state_all(tt.cuda.get_rng_state_all())
    assert x.device.type == "cpu" and tt.cuda.memory_allocated() == tt.cuda.max_memory_reserved(0) == 0


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: tt.cuda.current_stream(), AssertionError, WITHOUT_CUDA),
        (lambda: tt.cuda.mem_get_info(), AssertionError, WITHOUT_CUDA),
        (lambda: tt.cuda.get_rng_state(), AssertionError, WITHOUT_CUDA),
        (lambda: tt.cuda.manual_seed("a"), ValueError, "invalid literal for int() with base 10: 'a'"),
        (lambda: tt.cuda.set_device("cpu"), ValueError, "Expected a cuda device, but got: cpu"),
        (lambda: tt.cuda.device(0).__enter__(), RuntimeError, "PyTorch was compiled without CUDA support"),
        (lambda: tt.cuda.Stream(), RuntimeError, "torch.cuda.Stream requires CUDA support"),
        (lambda: tt.cuda.Event(enable_timing=True), RuntimeError, "Tried to instantiate dummy base class Event"),
    ],
)
def test_refusals_are_pytorchs(call, error, text) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value) == text


def test_one_class_of_out_of_memory_errors() -> None:
    assert tt.cuda.OutOfMemoryError is tt.OutOfMemoryError and issubclass(tt.OutOfMemoryError, RuntimeError)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: tt.cuda.CUDAGraph(), RuntimeError, "Tried to instantiate dummy base class CUDAGraph"),
        (lambda: tt.cuda.nvtx.range_push("a"), RuntimeError, "NVTX functions not installed. Are you sure you have a CUDA build?"),
        (lambda: tt.cuda.set_device("cuda"), ValueError, "Expected a torch.device with a specified index or an integer, but got:cuda"),
        (lambda: tt.cuda.memory_summary(), KeyError, "'allocated_bytes.all.current'"),
        (lambda: tt.accelerator.synchronize(), RuntimeError, NO_ACCELERATOR),
        (lambda: tt.accelerator.memory_allocated(), RuntimeError, NO_ACCELERATOR),
        (lambda: tt.device(0), RuntimeError, NO_ACCELERATOR),
        (lambda: tt.ones(1).pin_memory(), RuntimeError, NO_ACCELERATOR),
        (lambda: tt.ones(1, pin_memory=True), RuntimeError, CANNOT_PIN),
        (lambda: tt.tensor([1], pin_memory=True), RuntimeError, CANNOT_PIN),
        (lambda: tt.ones(1).cuda(), AssertionError, WITHOUT_CUDA),
    ],
)  # fmt: skip
def test_more_refusals_are_pytorchs(call, error, text) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value) == text


def test_a_generator_is_refused() -> None:
    with pytest.raises(RuntimeError, match="Cannot get CUDA generator without ATen_cuda library"):
        tt.Generator("cuda")


def test_questions_have_answers() -> None:
    assert not tt.accelerator.is_available() and tt.accelerator.current_accelerator() is None
    assert tt.accelerator.device_count() == 0 and tt.cuda.default_generators == () and tt.cuda.memory_snapshot() == []
    assert not tt.ones(1).is_pinned() and not tt.ones(1).is_cuda and not tt.cuda.is_current_stream_capturing()
    with tt.random.fork_rng():
        tt.manual_seed(3)


def test_an_import_loads_nothing_of_cuda() -> None:
    program = (
        "import sys, tinytensor as tt\ntt.manual_seed(1); tt.rand(2)\n"
        "print([m for m in sys.modules if m.startswith(('tinytensor.cuda', 'tinytensor.c10.cuda.'))])"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert found.strip() == "['tinytensor.c10.cuda.seeds']"


def test_another_default_device() -> None:
    with tt.device("meta"):
        assert tt.ones(1).device == tt.tensor([1]).device == tt.nn.Linear(1, 1).weight.device == tt.device("meta")
        assert tt.ones(1, device="cpu").device == tt.Tensor([1]).device == tt.device("cpu")
    tt.set_default_device("meta")
    try:
        assert tt.get_default_device() == tt.zeros(1).device == tt.device("meta")
    finally:
        tt.set_default_device(None)
    assert tt.zeros(1).device == tt.get_default_device() == tt.device("cpu")


def test_the_default_device_is_looked_at_when_a_tensor_is_made() -> None:
    tt.set_default_device("cuda")
    try:
        with pytest.raises(AssertionError, match=WITHOUT_CUDA):
            tt.zeros(1)
    finally:
        tt.set_default_device(None)


def test_a_device_around_a_call_goes_before_the_default_one() -> None:
    for outer, inner in (("cpu", "meta"), ("meta", "cpu")):
        tt.set_default_device(outer)
        try:
            with tt.device(inner):
                made = [tt.tensor([1.0]), tt.ones(1), tt.as_tensor([1.0]), tt.asarray([1.0])]
        finally:
            tt.set_default_device(None)
        assert [t.device.type for t in made] == [inner] * 4


def test_options_come_through_a_mode_that_passes_them_on() -> None:
    class PassesOn(tt.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    with PassesOn(), PassesOn():
        made = tt.tensor([1], dtype=tt.float64, device="meta", requires_grad=True)
    assert made.dtype is tt.float64 and made.device.type == "meta" and made.requires_grad
