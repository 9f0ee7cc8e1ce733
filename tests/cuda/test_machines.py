"""Machines of a lesson's own, one after the other in one process: what the runtime keeps goes with each."""

from __future__ import annotations

import threading
import time

from tinytensor_lessons.cuda_machine import cuda_machine

import tinytensor as tt
from tinytensor.c10.device_guard_impl import GUARD_IMPLS


def workers() -> int:
    return sum(thread.name.startswith("pt_autograd_") for thread in threading.enumerate())


def test_workers_end_with_their_machine() -> None:
    tt.cuda.init()
    before, impl = workers(), GUARD_IMPLS["cuda"]
    for _ in range(3):
        with cuda_machine():
            x = tt.ones(3, device="cuda", requires_grad=True)
            (x * 2).sum().backward()
            assert x.grad.tolist() == [2.0, 2.0, 2.0] and GUARD_IMPLS["cuda"] is not impl
            del x
    deadline = time.monotonic() + 20
    while workers() > before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert workers() == before and GUARD_IMPLS["cuda"] is impl
    y = tt.ones(3, device="cuda:1", requires_grad=True)
    (y * 2).sum().backward()
    assert y.grad.tolist() == [2.0, 2.0, 2.0]


def test_pinned_memory_is_of_one_machine() -> None:
    outer = tt.empty(100, pin_memory=True)
    address = outer.data_ptr()
    del outer
    with cuda_machine():
        inner = tt.empty(100, pin_memory=True)
        assert inner.data_ptr() != address and tt.cuda.host_memory_stats()["num_host_alloc"] == 1
    assert inner.is_pinned()
