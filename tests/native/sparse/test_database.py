"""PyTorch's own samples over sparse tensors: nearly all of them agree, values, places, gradients and refusals."""

from __future__ import annotations

import pytest


@pytest.mark.oracle
@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"])
def test_samples_agree(torch, layout):
    pytest.importorskip("expecttest")  # what PyTorch's sample database is imported with
    import database

    agree, differ = database.run(layout, None, show=1)
    assert agree >= 200 and agree >= 0.97 * (agree + differ)
