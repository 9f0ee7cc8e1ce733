"""Random programs and PyTorch's own samples over quantized tensors: both libraries give the same."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.oracle


def test_random_programs_agree(torch):
    import random_quantized

    # The few programs that differ are odd refusals and roundings that depend on the processor; the command line names them.
    found = random_quantized.differing(30, first=20000)
    assert len(found) <= 2, found


@pytest.mark.parametrize("layout, least", [("quantized", 100), ("mkldnn", 100)])
def test_samples_agree(torch, layout, least):
    pytest.importorskip("expecttest")  # what PyTorch's sample database is imported with
    import quantized_database

    agree, differ = quantized_database.run(layout, None, show=1)
    assert agree >= least and agree >= 0.97 * (agree + differ)
