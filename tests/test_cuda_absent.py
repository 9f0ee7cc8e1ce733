"""torch.cuda without a GPU: what programs ask of it before they decide to run on the CPU."""

from __future__ import annotations

import pytest

import tinytensor as tt

WITHOUT_CUDA = "Torch not compiled with CUDA enabled"


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
