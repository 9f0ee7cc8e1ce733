"""Sparse tensors without bytes: on the device `meta` as in PyTorch; a fake one there is not, and that is said."""

from __future__ import annotations

import warnings

import pytest

import tinytensor as tt
from tinytensor._subclasses.fake_tensor import FakeTensorMode, UnsupportedFakeTensorException

# Over s (COO), z (COO without entries), c (CSR), d (dense) and a real s.
EXPRESSIONS = """
s|z|c|s.neg()|s.to_dense()|s+s|s+z|z+s|s+z.double()|s*s|s@d|s*2|s-s|s.coalesce()|s.sum()|s.values()|s._indices()|s._values()|s.clone()
s.t()|s.transpose(0,1)|s.detach()|s.unsqueeze(0)|s.double()|s.to_sparse_csr()|s.sparse_resize_((4,4),2,0)|s.copy_(s.clone())
s.sparse_resize_and_clear_((4,4),2,0)|torch.empty_like(s)|torch.zeros_like(s)|torch.sparse.softmax(s,1)|torch.sparse.sum(s,0)
torch.empty(3,3,layout=torch.sparse_coo,device="meta")|torch.zeros(3,3,layout=torch.sparse_coo,device="meta")|real.to("meta")
torch.empty(3,3,layout=torch.sparse_csr,device="meta")|c.neg()|c.to_dense()|c+c|c.values()|c.crow_indices()|c.col_indices()
c.clone()|torch.empty_like(c)|torch.zeros_like(c)|c.t()|c._nnz()|c.sum()|s._nnz()|s.is_coalesced()|repr(s)|s+wide|s.select(0,1)|c@d
""".strip().replace("\n", "|")


def without_bytes(m):
    def entries(n, shape=(3, 3)):
        indices, values = m.empty(2, n, dtype=m.int64, device="meta"), m.empty(n, device="meta")
        return m.sparse_coo_tensor(indices, values, shape, is_coalesced=True)

    found = []
    for expression in EXPRESSIONS.split("|"):
        names = {
            "torch": m, "s": entries(2), "z": entries(0), "wide": entries(2, (3, 4)), "d": m.empty(3, 2, device="meta"),
            "c": m.sparse_csr_tensor(
                *(m.empty(n, dtype=m.int64, device="meta") for n in (4, 2)), m.empty(2, device="meta"), (3, 3)
            ),
            "real": m.eye(3).to_sparse(),
        }  # fmt: skip
        try:
            value = eval(expression, names)
        except Exception as error:
            found.append(f"{expression} {type(error).__name__}")
        else:
            found.append([expression, described(value)])
    return found


def described(value):
    if not hasattr(value, "layout"):
        return value
    layout = str(value.layout).removeprefix("tinytensor.").removeprefix("torch.")
    facts = [layout, str(value.dtype).rpartition(".")[2], list(value.shape), str(value.device)]
    if layout == "sparse_coo":
        facts += [value._nnz(), value.sparse_dim(), value.dense_dim(), value.is_coalesced()]
    return facts if layout.startswith("sparse") else [*facts, list(value.stride())]


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_sparse_tensors_on_meta(same):
    same(without_bytes)


@pytest.mark.parametrize("layout", [tt.sparse_coo, tt.sparse_csr, tt.sparse_csc])
def test_there_is_no_fake_of_a_sparse_tensor(layout):
    mode = FakeTensorMode()
    with pytest.raises(UnsupportedFakeTensorException, match=layout.name):
        mode.from_tensor(tt.eye(2).to_sparse(layout=layout))
    with mode, pytest.raises(UnsupportedFakeTensorException, match="sparse_coo"):
        tt.zeros(2, 2, layout=tt.sparse_coo)
