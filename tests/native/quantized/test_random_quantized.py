"""Random programs and PyTorch's own samples over quantized tensors: both libraries give the same."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.oracle


def test_random_programs_agree(torch):
    import random_quantized

    assert random_quantized.differing(30, first=20000) == []


@pytest.mark.parametrize("layout, least", [("quantized", 500), ("mkldnn", 100)])
def test_samples_agree(torch, layout, least):
    pytest.importorskip("expecttest")  # what PyTorch's sample database is imported with
    import quantized_database

    agree, differ = quantized_database.run(layout, None, show=1)
    assert agree >= least and differ == 0
