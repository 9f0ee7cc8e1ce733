"""torch.testing: assert_close says what PyTorch's says, make_tensor stays in its range."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor.testing.outcome import text_of

nan, inf = float("nan"), float("inf")


def comparisons(m):
    o, t = m.ones, m.tensor
    log = []
    for a, b, options in (
        (o(2), o(2) + 1, {}), (o(()), o(()) * 2, {}), (1.0, 2.0, {}), (o(2), o(3), {}), (o(2), o(2).double(), {}),
        (o(2), o(2).double(), {"check_dtype": False}), ([o(2), o(2)], [o(2), o(2) + 1], {}), ({"a": 1}, {"b": 1}, {}),
        ([1], [1, 2], {}), (o(2), [1, 1], {}), (o(2), "x", {}), (o(2), o(2), {"rtol": 1}), (o(2), o(2), {"atol": 1}),
        (t([nan]), t([nan]), {}), (t([nan]), t([nan]), {"equal_nan": True}), (o(2), o(2) + 1, {"msg": "hello"}),
        (o(2), o(2) + 1, {"msg": lambda text: "X " + text}), (True, False, {}), (1, 2, {}), (1, 1.0, {}),
        (o(2).long(), o(2).long() + 1, {}), (o(2, 3), o(3, 2).t(), {"check_stride": True}), (o(2, device="meta"), o(2), {}),
        (t([1.0, 2, 3]), t([1.0, 5, 3]), {"rtol": 0, "atol": 1}), (None, None, {}), (None, 1, {}), (o(0), o(0), {}),
        ({"k": [o(1)]}, {"k": [o(1) * 3]}, {}), (t([inf]), o(1), {}), (t([inf, 1]), t([inf, 2]), {}), (3, o(1), {}),
        (1, 1.0, {"check_dtype": False}), (o(2, 2), t([[1.0, 1], [1, 4]]), {}), (t([True]), t([False]), {}),
        (o(2).half(), o(2).half() + 0.01, {}), (o(2), o(2) + 1e-6, {}), ((o(1), 2), (o(1), 2), {}), (o(2), t([0.0, 1]), {}),
    ):  # fmt: skip
        log.append(outcome_of(m, a, b, options))
    return log


def outcome_of(m, actual, expected, options):
    try:
        return m.testing.assert_close(actual, expected, **options)
    except Exception as error:
        return text_of(error).replace("tinytensor", "torch")


def test_assert_close(same):
    same(comparisons)


def layouts_and_schemes(m):
    """Pairs of sparse and quantized tensors: what differs is each of their parts once."""
    dense = m.tensor([[0.0, 1, 0, 2], [3, 0, 0, 0]])
    other = m.tensor([[0.0, 1, 0, 2], [0, 3, 0, 0]])
    more = m.tensor([[0.0, 1, 0, 2], [3, 4, 0, 0]])
    pairs = []
    for layout in (m.sparse_coo, m.sparse_csr, m.sparse_csc, m.sparse_bsr, m.sparse_bsc):
        blocks = {"blocksize": (1, 2)} if layout in (m.sparse_bsr, m.sparse_bsc) else {}

        def made(x, layout=layout, blocks=blocks):
            return x.to_sparse(layout=layout, **blocks)

        s = made(dense)
        pairs += [
            (s, made(dense), {}), (s, made(dense * 1.5), {}), (s, made(other), {}), (s, made(more), {}), (s, made(dense * nan), {}),
            (made(dense * nan), made(dense * nan), {"equal_nan": True}), (s, dense, {}), (s, dense, {"check_layout": False}),
            (s, dense.to_sparse(), {"check_layout": False}), (other, s, {"check_layout": False}), (s, made(dense.double()), {}),
            (s, made(dense.double()), {"check_dtype": False}), (s, made(other), {"rtol": 0, "atol": 9}),
            ([s], [made(dense + 1e-3)], {"msg": lambda text: "X " + text}), (s, made(dense * (1 + 1e-7)), {"check_stride": True}),
        ]  # fmt: skip
    index, value = m.tensor([[1, 1], [0, 0]]), m.tensor([1.0, 2.0])
    twice = m.sparse_coo_tensor(index, value, (2, 4))
    hybrid = dense.to_sparse(1)
    short = m.sparse_csr_tensor(
        m.tensor([0, 2, 3], dtype=m.int32), m.tensor([1, 3, 0], dtype=m.int32), m.tensor([1.0, 2, 3]), (2, 4)
    )
    whole = m.sparse_coo_tensor(m.zeros(0, 2, dtype=m.int64), m.tensor([1.0, 2.0]), ())
    pairs += [
        (twice, twice.coalesce(), {}), (twice, twice.clone(), {}), (hybrid, dense.to_sparse(), {}), (hybrid, hybrid * 2, {}),
        (short, dense.to_sparse_csr(), {}), (short, other.to_sparse_csr(), {}), (whole, whole, {}),
        (dense.to_sparse(), dense.to_sparse_csr(), {}), (dense.long().to_sparse(), dense.long().to_sparse() * 2, {}),
        (dense.to_sparse(), m.zeros(4, 2).to_sparse(), {}), (dense.bool().to_sparse(), dense.bool().to_sparse_csc(), {}),
    ]  # fmt: skip
    q = m.quantize_per_tensor
    for dtype in (m.quint8, m.qint8, m.qint32):
        x = q(dense, 0.5, 2, dtype)
        channels = m.quantize_per_channel(dense, m.tensor([0.5, 0.5]), m.tensor([2, 2]), 0, dtype)
        pairs += [
            (x, q(dense, 0.5, 2, dtype), {}), (x, q(dense, 1.0, 0, dtype), {}), (x, q(other, 0.5, 2, dtype), {}), (x, dense, {}),
            (dense, x, {"check_dtype": False}), (x, channels, {}), (channels, channels, {}),
            (x[0, 1], q(more, 0.5, 2, dtype)[1, 1], {}), (x, q(other, 0.5, 2, dtype), {"rtol": 0, "atol": 3}),
        ]  # fmt: skip
    pairs += [(q(dense, 0.5, 2, m.quint8), q(dense, 0.5, 2, m.qint8), {})]
    return [outcome_of(m, *pair) for pair in pairs]


def test_assert_close_of_sparse_and_quantized_tensors(same):
    same(layouts_and_schemes)


def wrong_calls(m):
    log = []
    for options in (
        {"low": 3, "high": 1}, {"low": float("nan")}, {"low": 1e300, "high": 1e301}, {"dtype": m.int64, "requires_grad": True},
        {"noncontiguous": True, "memory_format": m.channels_last}, {"dtype": m.uint8, "low": 300, "high": 400},
    ):  # fmt: skip
        try:
            m.testing.make_tensor((2, 2), **{"dtype": m.float32, "device": "cpu", **options})
        except ValueError as error:
            log.append(type(error).__name__)
        else:
            log.append("made")
    return log


def test_make_tensor(same):
    same(wrong_calls)
    make = tt.testing.make_tensor
    for dtype in (tt.float32, tt.float64, tt.bfloat16, tt.int8, tt.uint8, tt.int64, tt.bool):
        x = make(20, 30, dtype=dtype, device="cpu")
        assert x.shape == (20, 30) and x.dtype is dtype and x.is_contiguous()
        limits = {tt.uint8: (0, 9), tt.bool: (0, 1)}.get(dtype, (-9, 9))
        assert limits[0] <= x.double().min() and x.double().max() <= limits[1] and len(x.unique()) > 1
        assert not (make((50,), dtype=dtype, device="cpu", exclude_zero=True) == 0).any()
    x = make([3, 4], dtype=tt.float32, device="cpu", low=5, high=6, noncontiguous=True, requires_grad=True)
    assert (not x.is_contiguous() and x.is_leaf is False) or x.requires_grad
    assert ((x >= 5) & (x < 6)).all() and make((), dtype=tt.float32, device="cpu").shape == ()


def test_assert_allclose():
    with pytest.warns(FutureWarning, match="assert_allclose"):
        tt.testing.assert_allclose(tt.ones(2), [1.0, 1.0 + 1e-6])
    with pytest.warns(FutureWarning), pytest.raises(AssertionError, match="Tensor-likes are not close"):
        tt.testing.assert_allclose(tt.ones(2), [1.0, 1.1])
