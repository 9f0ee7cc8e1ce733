"""What the operator database does not ask of scatter and its family: versions, mixed devices, order of writes."""

from __future__ import annotations

import pytest

import tinytensor as tt

INDEX = tt.tensor([0])


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.scatter(0, INDEX, 1.0),
        lambda x: x.scatter_reduce(0, INDEX, tt.ones(1), "mean", include_self=False),
        lambda x: x.index_add(0, INDEX, tt.ones(1)),
        lambda x: x.index_fill(0, INDEX, 1),
        lambda x: x.put(INDEX, tt.ones(1)),
        lambda x: x.masked_scatter(x == 0, tt.ones(3)),
        lambda x: x.repeat(2),
        lambda x: x.diag(),
        lambda x: x.select_scatter(tt.ones(()), 0, 0),
    ],
)
def test_a_new_result_has_version_0(call):
    assert call(tt.zeros(3))._version == 0


@pytest.mark.parametrize(
    "call",
    [
        lambda x, i: x.scatter(0, i, 1.0),
        lambda x, i: x.scatter_add(0, i, tt.ones(1)),
        lambda x, i: x.take(i),
        lambda x, i: x.gather(0, i),
        lambda x, i: x.index_select(0, i),
        lambda x, i: x[i],
    ],
)
def test_no_kernel_reads_a_tensor_without_memory(call):
    with pytest.raises(RuntimeError, match="Tensor on device meta is not on the expected device cpu"):
        call(tt.zeros(3), INDEX.to("meta"))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda x, i: x.index_add(0, i, tt.ones(1)), "self, index and source expected to be in the same device"),
        (lambda x, i: x.index_fill(0, i, 1.0), "self, index and source expected to be in the same device"),
        (lambda x, i: x.index_copy(0, i, tt.ones(1)), "self, index and source expected to be in the same device"),
        (lambda x, i: x.put(i, tt.ones(1)), "Cannot inplace into non-meta tensor with meta tensor argument"),
    ],
)
def test_some_have_words_of_their_own_for_a_tensor_without_memory(call, words):
    with pytest.raises((RuntimeError, NotImplementedError), match=words):
        call(tt.ones(2), tt.empty(1, device="meta", dtype=tt.int64))


def test_of_two_writes_the_later_stays():
    assert tt.zeros(2).scatter(0, tt.tensor([1, 1, 1]), tt.tensor([1.0, 2.0, 3.0])).tolist() == [0, 3]
    assert tt.zeros(2, 2).index_copy(0, tt.tensor([1, 1]), tt.tensor([[1.0, 2], [3, 4]])).tolist() == [[0, 0], [3, 4]]


def test_a_prod_with_two_zeros_has_no_second_derivative():
    src = tt.zeros(2, dtype=tt.float64, requires_grad=True)
    out = tt.ones(1, dtype=tt.float64).scatter_reduce(0, tt.tensor([0, 0]), src, "prod")
    (grad,) = tt.autograd.grad(out.sum(), src, create_graph=True)
    with pytest.raises(RuntimeError, match="Double backward is unsupported for src when >1 zeros"):
        grad.sum().backward()
