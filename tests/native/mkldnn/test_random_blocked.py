"""Random programs over blocked tensors beside PyTorch."""

from __future__ import annotations


def test_random_programs_agree(torch):
    from random_blocked import differing

    assert differing(seed=7, count=100) == []
