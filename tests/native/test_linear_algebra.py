"""Matrix products against torch: every pair of layouts, every rank of matmul, every error."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from torch_oracle import assert_same, both, filled, layouts, shared, torch

from tinytensor.aten import functions as F
from tinytensor.aten.native.linalg.cpu.blas_kernel import blas_layout

pytestmark = pytest.mark.oracle

SIZES = [(1, 1, 1), (2, 3, 4), (5, 1, 7), (1, 6, 1), (33, 20, 17), (0, 3, 2), (3, 0, 2), (3, 2, 0), (8, 300, 3)]
TOLERANCE = {torch.float16: 2e-2, torch.bfloat16: 0.2, torch.float32: 1e-3, torch.float64: 1e-9}


def matrices(rows: int, columns: int, dtype: Any) -> list[Any]:
    return [*layouts((rows, columns), dtype), filled((columns, rows), dtype).t()]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int64, torch.bfloat16], ids=str)
def test_mm_and_mv_of_all_layouts(dtype: Any) -> None:
    tolerance = TOLERANCE.get(dtype, 0.0)
    for m, k, n in SIZES:
        for a, b in itertools.product(matrices(m, k, dtype), matrices(k, n, dtype)):
            what = (m, k, n, a.stride(), b.stride())
            assert_same(F.mm(shared(a), shared(b)), torch.mm(a, b), tolerance, what)
        for a, v in itertools.product(matrices(m, k, dtype), layouts((k,), dtype)):
            assert_same(F.mv(shared(a), shared(v)), torch.mv(a, v), tolerance, (a.stride(), v.stride()))
            assert_same(F.dot(shared(v), shared(v)), torch.dot(v, v), tolerance)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8, torch.int16, torch.int32, torch.float16], ids=str)
def test_other_dtypes(dtype: Any) -> None:
    a, b = filled((4, 30), dtype), filled((5, 30), dtype).t()
    tolerance = TOLERANCE.get(dtype, 0.0)
    assert_same(F.mm(shared(a), shared(b)), torch.mm(a, b), tolerance)
    assert_same(F.mv(shared(a), shared(a[0])), torch.mv(a, a[0]), tolerance)
    assert_same(F.bmm(shared(a[None]), shared(b[None])), torch.bmm(a[None], b[None]), tolerance)


@pytest.mark.parametrize("size", [(100, 90, 80), (300, 70, 300), (700, 3, 300)], ids=str)
def test_large_products_on_several_threads(size: tuple[int, int, int]) -> None:
    m, k, n = size
    a, b, bias = torch.randn(m, k), torch.randn(n, k).t(), torch.randn(n)
    assert_same(F.mm(shared(a), shared(b)), torch.mm(a, b), 1e-3)
    assert_same(
        F.addmm_default(shared(bias), shared(a), shared(b), 2, 3), torch.addmm(bias, a, b, beta=2, alpha=3), 1e-3
    )
    assert_same(F.mv(shared(a.t().contiguous().t()), shared(b[:, 0])), torch.mv(a, b[:, 0]), 1e-3)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.float16], ids=str)
@pytest.mark.parametrize(("beta", "alpha"), [(1, 1), (2, 3), (0, 1), (-1, 0)])
def test_addmm_broadcasts_its_bias(dtype: Any, beta: int, alpha: int) -> None:
    for m, k, n in [(2, 3, 4), (3, 0, 2), (5, 9, 1), (0, 2, 3)]:
        a, b = filled((m, k), dtype), filled((n, k), dtype).t()
        for bias in (
            *layouts((m, n), dtype),
            filled((n,), dtype),
            filled((1, n), dtype),
            filled((m, 1), dtype),
            filled((), dtype),
        ):
            ours = F.addmm_default(shared(bias), shared(a), shared(b), beta, alpha)
            assert_same(ours, torch.addmm(bias, a, b, beta=beta, alpha=alpha), TOLERANCE.get(dtype, 0.0), bias.stride())


def test_a_bias_times_zero_is_not_read() -> None:
    bias, a = torch.full((4,), float("nan")), torch.ones(2, 3)
    b = torch.ones(3, 4)
    assert_same(F.addmm_default(shared(bias), shared(a), shared(b), 0, 1), a @ b)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64], ids=str)
def test_out_of_any_layout(dtype: Any) -> None:
    a, b = filled((5, 6), dtype), filled((6, 7), dtype)
    bias = filled((5, 7), dtype)
    outs = [torch.zeros(7, 5).t(), torch.zeros(5, 20)[:, 3:10], torch.zeros(10, 14)[::2, ::2], torch.zeros(5, 7)]
    for out in (o.to(dtype) for o in outs):
        F.mm_out(shared(a), shared(b), shared(out))
        assert torch.allclose(out, a @ b, rtol=1e-5)
        F.addmm_out(shared(bias), shared(a), shared(b), 2, 1, shared(out))
        assert torch.allclose(out, 2 * bias + a @ b, rtol=1e-4, atol=1e-4)
        stack = torch.zeros(2, 5, 14, dtype=dtype)[:, :, ::2]
        F.bmm_out(shared(torch.stack([a, a])), shared(torch.stack([b, b])), shared(stack))
        assert torch.allclose(stack[1], a @ b, rtol=1e-5)


RANKS = """
3 3 | 2,3 3 | 3 3,4 | 2,3 3,4 | 5,2,3 3 | 3 5,3,2 | 5,2,3 3,4 | 2,3 5,3,4 | 5,2,3 5,3,4 | 1,2,3 5,3,4 | 7,1,2,3 5,3,4
2,1,5,2,3 4,1,3,1 | 3 2,5,3,2 | 2,5,2,3 3 | 0,2,3 3,4 | 5,2,0 0,4
"""


@pytest.mark.parametrize("shapes", [e.strip() for line in RANKS.strip().splitlines() for e in line.split(" | ")])
def test_matmul_of_all_ranks(shapes: str) -> None:
    left, right = (tuple(int(n) for n in shape.split(",")) for shape in shapes.split())
    pick = random.Random(0)
    for _ in range(8):
        a = pick.choice(list(layouts(left, torch.float32, pick.randrange(99))))
        b = pick.choice(list(layouts(right, torch.float32, pick.randrange(99))))
        assert_same(F.matmul(shared(a), shared(b)), torch.matmul(a, b), 1e-4, (a.stride(), b.stride()))


EXPRESSIONS = """
torch.mm(a, a) | torch.mm(v, b) | torch.mm(a, v) | torch.mm(a, b.double()) | torch.mm(B, B.t()) | torch.mm(i, b)
torch.mm(a, b.half()) | torch.mm(i, i.t().int()) | torch.mm(a, b, out=torch.empty(2, 4, dtype=torch.float64))
torch.bmm(b3, b3) | torch.bmm(a, b3) | torch.bmm(b3, a) | torch.bmm(b3, b3.transpose(1, 2).double())
torch.bmm(B[None], B.t()[None]) | torch.mv(a, a) | torch.mv(a, b[0]) | torch.mv(v, v) | torch.mv(a, v.double())
torch.mv(B, B[0]) | torch.mv(a.int(), v) | torch.dot(a, v) | torch.dot(v, b[0]) | torch.dot(v, v.double())
torch.dot(B[0], B[0]) | torch.dot(v, T(1.0)) | torch.matmul(T(1.0), v) | torch.matmul(a, b[0]) | torch.matmul(v, b[0])
torch.matmul(b3, a) | torch.matmul(b3, b3) | torch.matmul(b3, b) | torch.matmul(a, b.double())
torch.matmul(b3.int(), b3.transpose(1, 2)) | torch.matmul(v, b3.transpose(1, 2)) | a.matmul(b) | a @ b | a.mm(b)
i @ i.t() | torch.dot(i[0].to(torch.int8), i[1].to(torch.int8)) | a[:, :0] @ b[:0]
"""


@pytest.mark.parametrize(
    "expression", [e.strip() for line in EXPRESSIONS.strip().splitlines() for e in line.split(" | ")]
)
def test_expression_gives_what_torch_gives(expression: str) -> None:
    torch.manual_seed(0)
    tensors = {
        "a": torch.randn(2, 3), "b": torch.randn(3, 4), "v": torch.randn(3), "i": torch.arange(6).reshape(2, 3),
        "B": torch.ones(2, 3, dtype=torch.bool), "b3": torch.randn(2, 3, 4),
    }  # fmt: skip
    ours, theirs = both(expression, **tensors)
    assert_same(ours, theirs, 1e-5, expression)


ADDMM_ERRORS = {
    ((3,), (2, 3), (3, 4)): "The expanded size of the tensor (4) must match the existing size (3) at non-singleton "
    "dimension 1.  Target sizes: [2, 4].  Tensor sizes: [3]",
    ((4,), (2, 3), (2, 3)): "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
    ((4,), (3,), (3, 4)): "mat1 must be a matrix, got 1-D tensor",
    ((4,), (2, 3), (4,)): "mat2 must be a matrix, got 1-D tensor",
    ((1, 2, 4), (2, 3), (3, 4)): "expand(torch.FloatTensor{[1, 2, 4]}, size=[2, 4]): the number of sizes provided (2) "
    "must be greater or equal to the number of dimensions in the tensor (3)",
}


@pytest.mark.parametrize("shapes", ADDMM_ERRORS)
def test_addmm_errors(shapes: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(RuntimeError) as error:
        F.addmm_default(*(shared(torch.ones(shape)) for shape in shapes), 1, 1)
    assert str(error.value) == ADDMM_ERRORS[shapes]
    with pytest.raises(RuntimeError, match="Bad in-place call: input tensor size"):
        F.addmm__default(*(shared(torch.ones(shape)) for shape in ((4,), (2, 3), (3, 4))), 1, 1)


def test_blas_reads_what_lies_row_by_row_or_column_by_column() -> None:
    assert blas_layout(3, 4, (4, 1)) == (0, 4)
    assert blas_layout(3, 4, (10, 1)) == (0, 10)
    assert blas_layout(3, 4, (1, 3)) == (1, 3)
    assert blas_layout(3, 4, (8, 2)) is None
    assert blas_layout(3, 4, (0, 1)) is None  # stretched rows overlap
    assert blas_layout(1, 4, (0, 1)) == (0, 4)
    for m, k, dtype in [(3, 4, torch.float32), (1, 1, torch.float32)]:
        for t in matrices(m, k, dtype):
            layout = blas_layout(m, k, t.stride())
            assert layout is None or layout[1] >= (m if layout[0] else k)
