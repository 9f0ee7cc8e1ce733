"""Memory for the time of a kernel: who has it, and who sees it."""

from __future__ import annotations

import threading

import tinytensor as tt
from tinytensor.c10.scratch import KEPT, _kept, scratch
from tinytensor.introspect.profile import memory_events


def test_pieces_are_kept_and_not_shared() -> None:
    with scratch(1000) as first:
        assert first % 64 == 0
        with scratch(1000) as inner:  # as if a signal handler called
            assert abs(inner - first) >= 1000
    with scratch(500) as again:
        assert again in (first, inner)
    elsewhere: list[int] = []

    def run() -> None:
        with scratch(500) as address:
            elsewhere.append(address)

    with scratch(500) as here:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        assert abs(elsewhere[0] - here) >= 500


def test_large_pieces_are_given_back() -> None:
    with scratch(KEPT + 1):
        pass
    piece = _kept.piece
    assert piece is None or piece.size <= KEPT


def test_a_profiler_does_not_see_it() -> None:
    a, b = tt.ones(200, 128), tt.ones(96, 128)
    with tt.profiler.profile(profile_memory=True) as prof:
        tt.mm(a, b.t())
    (row,) = [event for event in prof.key_averages() if event.key == "aten::mm"]
    assert row.cpu_memory_usage == 200 * 96 * 4
    allocated = [e["bytes"] for e in memory_events(prof) if e["action"] == "alloc" and not e.get("older")]
    assert allocated == [200 * 96 * 4]
