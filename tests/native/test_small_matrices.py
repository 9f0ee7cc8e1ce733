"""One small matrix is decomposed, or solved for, by one call: with the bits, the layout and the refusals of the general way.

A batch of one matrix takes the general way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.cpu.small_matrices_kernel import SMALL
from tinytensor.blas import lapack
from tinytensor.kernel_compiler import at_once

pytestmark = pytest.mark.skipif(not lapack.available(), reason="there is no LAPACK to call")

SQUARE: dict[str, Callable[..., Any]] = {
    "cholesky": tt.linalg.cholesky,
    "upper cholesky": lambda a: tt.linalg.cholesky(a, upper=True),
    "inv": tt.linalg.inv,
    "solve": lambda a: tt.linalg.solve(a, tt.arange(12 * a.size(-1), dtype=a.dtype).view(12, -1).mT[..., 1::3].expand(*a.shape[:-1], 4)),
    "eigh": tt.linalg.eigh,
    "eigh of the upper triangle": lambda a: tt.linalg.eigh(a, UPLO="U"),
}  # fmt: skip
ANY: dict[str, Callable[..., Any]] = {
    "qr": tt.linalg.qr,
    "complete qr": lambda a: tt.linalg.qr(a, mode="complete"),
    "r": lambda a: tt.linalg.qr(a, mode="r").R,
    "svd": tt.linalg.svd,
    "reduced svd": lambda a: tt.linalg.svd(a, full_matrices=False),
    "svdvals": tt.linalg.svdvals,
}


def layouts(m: int, n: int, dtype: tt.dtype, definite: bool) -> Iterator[Any]:
    """A matrix by rows, by columns, and with gaps and an offset."""
    tt.manual_seed(m * 100 + n)
    a = tt.randn(m, n, dtype=dtype)
    if definite:
        a = a @ a.mT + n * tt.eye(n, dtype=dtype)
    gaps = tt.zeros(2 * m + 1, 3 * n, dtype=dtype)
    gaps[1::2, ::3] = a
    yield from (a, a.mT.contiguous().mT, gaps[1::2, ::3])


def parts(result: Any) -> list[Any]:
    return [result] if isinstance(result, tt.Tensor) else list(result)


def bits(t: Any) -> list[int]:
    return t.contiguous().view(tt.int32 if t.dtype is tt.float32 else tt.int64).flatten().tolist()


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
@pytest.mark.parametrize("name", [*SQUARE, *ANY])
def test_the_bits_are_those_of_a_batch_of_one(name: str, dtype: tt.dtype) -> None:
    call = {**SQUARE, **ANY}[name]
    sizes = [(n, n) for n in (1, 2, 3, 4, 7, SMALL, SMALL + 1)] if name in SQUARE else []
    sizes += [] if name in SQUARE else [(1, 1), (1, 5), (5, 1), (4, 4), (3, 7), (7, 3), (SMALL, 2), (SMALL, SMALL)]
    with at_once():
        for m, n in sizes:
            for a in layouts(m, n, dtype, name in SQUARE):
                for one, of_batch in zip(parts(call(a)), parts(call(a[None])), strict=True):
                    assert one.shape == of_batch[0].shape and bits(one) == bits(of_batch[0])
                    if one.numel() > 1 and m != 1 and n != 1:
                        assert one.stride() == of_batch[0].stride()


def refusal(call: Callable[..., Any], *args: Any) -> tuple[type, str] | list[list[int]]:
    try:
        result = call(*args)
    except RuntimeError as error:
        return type(error), str(error).replace("(Batch element 0): ", "")
    return [bits(part) for part in parts(result)]


@pytest.mark.parametrize("name", [*SQUARE, *ANY])
def test_what_is_not_finite_singular_or_negative_takes_the_general_way(name: str) -> None:
    call = {**SQUARE, **ANY}[name]
    nan, inf = float("nan"), float("inf")
    with at_once():
        for rows in (
            [[1.0, nan], [nan, 1.0]], [[nan, 1.0], [1.0, 2.0]], [[1.0, 2.0], [2.0, nan]], [[inf, 1.0], [1.0, 2.0]],
            [[0.0, 0.0], [0.0, 0.0]], [[1.0, 2.0], [2.0, 4.0]], [[-1.0, 0.0], [0.0, -2.0]], [[-0.0, 1.0], [1.0, -0.0]],
        ):  # fmt: skip
            a = tt.tensor(rows)
            assert refusal(call, a) == refusal(call, a[None]), rows
            assert bits(a) == bits(tt.tensor(rows))


def test_a_right_side_of_any_shape() -> None:
    (a, *_) = layouts(4, 4, tt.float64, True)
    with at_once():
        for b in (tt.arange(4.0), tt.arange(8.0)[::2], tt.arange(20.0).view(4, 5), tt.arange(20.0).view(5, 4).mT):
            b = b.double()
            x = tt.linalg.solve(a, b)
            assert x.shape == b.shape and tt.allclose(a @ x, b)
            assert bits(x) == bits(tt.linalg.solve(a[None], b if b.dim() == 2 else b[None])[0])
        many = tt.randn(3, 4, 2, dtype=tt.float64)
        assert tt.allclose(a @ tt.linalg.solve(a, many), many)
        assert tt.linalg.solve(a, tt.zeros(4, 0, dtype=tt.float64)).shape == (4, 0)
        turned = tt.arange(8.0, dtype=tt.float64).view(2, 4)
        assert tt.allclose(tt.linalg.solve(a, turned, left=False) @ a, turned)


def test_outputs_of_ones_own() -> None:
    (a, *_) = layouts(3, 3, tt.float32, True)
    with at_once():
        q, r = tt.linalg.qr(a)
        memory = tt.zeros(30)
        out = memory[3:12].view(3, 3).mT, memory[15:24].view(3, 3).mT
        assert tt.linalg.qr(a, out=out)[0] is out[0]
        assert bits(out[0]) == bits(q) and bits(out[1]) == bits(r)
        assert not memory[:3].any() and not memory[12:15].any() and not memory[24:].any()
        values, vectors = tt.linalg.eigh(a)
        inside = a.mT.contiguous().mT
        assert tt.linalg.eigh(inside, out=(tt.empty(3), inside))[1] is inside
        assert bits(inside) == bits(vectors) and values.shape == (3,)


def test_a_program_sees_the_operators() -> None:
    (a, *_) = layouts(3, 3, tt.float32, True)
    with at_once():
        tt.linalg.inv(a)
        with tt.profiler.profile() as p:
            tt.linalg.inv(a)
        assert {"aten::linalg_inv", "aten::linalg_inv_ex", "aten::linalg_lu_solve"} <= {e.key for e in p.key_averages()}
        w = a.clone().requires_grad_()
        tt.linalg.inv(w).sum().backward()
        assert type(tt.linalg.inv(w).grad_fn).__name__ == "LinalgInvExBackward0" and w.grad is not None


def test_a_small_matrix_needs_nothing_of_the_general_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("cholesky", "lu_factor", "lu_solve", "geqrf", "orgqr", "svd", "linalg_eigh"):
        monkeypatch.setitem(getattr(stubs, f"{name}_stub"), "cpu", None)
    with at_once():
        for name, call in {**SQUARE, **ANY}.items():
            call(next(layouts(SMALL, SMALL, tt.float32, name in SQUARE)))
            with pytest.raises(TypeError, match="'NoneType' object is not callable"):
                call(next(layouts(SMALL + 1, SMALL + 1, tt.float32, name in SQUARE)))
