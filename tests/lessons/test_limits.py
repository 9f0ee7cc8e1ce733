"""A time limit leaves nothing behind, wherever its timer strikes."""

from __future__ import annotations

import signal
import time

import pytest
from tinytensor_lessons import limits
from tinytensor_lessons.limits import TimeIsUp, time_limit

from tinytensor.kernel_compiler.object_store import store

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


def test_waiting_costs_less_than_computing():
    """A busy machine is not the learner's fault: what counts is the time that the process gets."""
    with time_limit(0.2) as limit:
        time.sleep(0.3)
    assert not limit.expired
    with pytest.raises(TimeIsUp), time_limit(0.05):
        time.sleep(60)


def test_without_a_timer_a_watchdog_does_the_same(monkeypatch):
    monkeypatch.setattr(limits, "_set_timer", None)
    with time_limit(0.2) as limit:
        time.sleep(0.3)
    assert not limit.expired
    with pytest.raises(TimeIsUp), time_limit(0.05):
        while True:
            pass


def test_compiling_does_not_count(monkeypatch):
    """On a new machine the first run of a kernel takes seconds. The limit waits for them, but not for ever."""
    with time_limit(0.1) as limit, store().compiling():
        busy(0.5)
    assert not limit.expired
    monkeypatch.setattr(limits, "_COMPILING", 0.1)
    with pytest.raises(TimeIsUp), time_limit(0.1), store().compiling():
        busy(60)
    with time_limit(0.1):
        pass


def busy(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
