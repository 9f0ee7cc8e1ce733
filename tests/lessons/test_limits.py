"""A time limit leaves nothing behind, wherever its timer strikes."""

from __future__ import annotations

import signal

import pytest
from tinytensor_lessons import limits
from tinytensor_lessons.limits import TimeIsUp, time_limit

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the limit is a timer on POSIX only")


def test_a_timer_that_strikes_on_the_way_out(monkeypatch):
    """It goes on striking after a block was left by its exception, which may take a while."""
    handler, setitimer = signal.getsignal(signal.SIGALRM), signal.setitimer

    def strike_first(which, seconds, *interval):
        if seconds == 0:
            signal.raise_signal(signal.SIGALRM)
        return setitimer(which, seconds, *interval)

    monkeypatch.setattr(limits, "_set_timer", strike_first)
    with pytest.raises(TimeIsUp), time_limit(60):
        raise TimeIsUp
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is handler


def test_the_block_is_interrupted():
    with pytest.raises(TimeIsUp), time_limit(0.01):
        while True:
            pass
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
