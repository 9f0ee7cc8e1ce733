"""The helpers of these tests stand beside them; after each test nobody may be listening any more."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def nothing_is_left():
    from tinytensor.c10 import allocator
    from tinytensor.c10.local_dispatch_key_set import state
    from tinytensor.profiler import autograd_profiler

    yield
    assert not state.observers and not state.dirty
    assert allocator._accountings == () and (allocator._small, allocator._middle, allocator._large) == allocator._LIMITS
    assert not autograd_profiler._is_profiler_enabled and autograd_profiler._current.recorder is None
