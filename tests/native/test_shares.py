"""Loops that threads share out: results have the same bits with one thread, with two and with three.

Sizes are above what is worth a second thread, and odd, so that shares do not end where strips, rows or vector lanes do.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from for_each import for_each

import tinytensor as tt
from tinytensor import Tensor
from tinytensor.aten.native.indexing.cpu import scatter_gather_kernel
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import ScatterGeometry
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import count_blocks, make_geometry
from tinytensor.nn import functional

Results = Tensor | tuple[Tensor, ...]


def with_threads(function: Callable[[], Results]) -> Results:
    """What a function returns, which has to be the same with one thread and with several."""
    before, found = tt.get_num_threads(), []
    try:
        for threads in (1, 2, 3):
            tt.set_num_threads(threads)
            results = function()
            found.append([results] if isinstance(results, Tensor) else list(results))
    finally:
        tt.set_num_threads(before)
    for others in found[1:]:
        for mine, other in zip(found[0], others, strict=True):
            assert tt.equal(mine, other)
    return results


def numbers(*sizes: int, dtype: tt.dtype = tt.float32, seed: int = 0) -> Tensor:
    """Numbers near 1, whose products neither vanish nor overflow; of integers small ones."""
    values = np.random.default_rng(seed).standard_normal(sizes)
    values = 1 + 0.03 * values if dtype.is_floating_point else np.round(3 * values)
    return tt.from_numpy(values).to(dtype)


def layouts(x: Tensor) -> list[Tensor]:
    """A matrix in dense memory, with gaps in it, and column by column."""
    rows, columns = x.shape
    wide = tt.zeros(2 * rows, columns + 3, dtype=x.dtype)
    wide[::2, 3:] = x
    return [x, wide[::2, 3:], x.t().contiguous().t()]


REDUCTIONS: dict[str, Callable[[Tensor, int], Results]] = {
    "sum": lambda x, dim: x.sum(dim),
    "mean": lambda x, dim: x.mean(dim),
    "prod": lambda x, dim: x.prod(dim),
    "amax": lambda x, dim: x.amax(dim),
    "any": lambda x, dim: (x > 3).any(dim),
    "norm": lambda x, dim: x.norm(2, dim),
    "var": lambda x, dim: x.var(dim),
    "std": lambda x, dim: x.std(dim, correction=0),
    "max": lambda x, dim: tuple(x.max(dim)),
    "argmin": lambda x, dim: x.argmin(dim),
    "cumsum": lambda x, dim: x.cumsum(dim),
    "cummax": lambda x, dim: tuple(x.cummax(dim)),
    "logsumexp": lambda x, dim: x.logsumexp(dim),
    "softmax": lambda x, dim: x.softmax(dim),
    "log_softmax": lambda x, dim: x.log_softmax(dim),
}


OF_FLOATS = {"mean", "norm", "var", "std", "softmax", "log_softmax"}


@for_each(REDUCTIONS)
def test_reductions_and_scans(name):
    for dtype in (tt.float32, tt.bfloat16) if name in OF_FLOATS else (tt.float32, tt.bfloat16, tt.int64):
        for sizes in ((301, 331), (67, 1501), (5000, 19)):
            for x in layouts(numbers(*sizes, dtype=dtype)):
                for dim in (0, 1):
                    with_threads(lambda x=x, dim=dim: REDUCTIONS[name](x, dim))


def test_tall_matrices_are_cut_by_rows_and_give_the_same_sums():
    x = numbers(2000, 1100, dtype=tt.float64)
    out = tt.empty(1100, dtype=tt.float64)
    assert count_blocks(make_geometry(x.meta_, (0,), out.meta_), 8) > 8
    expected = x.numpy()
    for dtype, error in ((tt.float64, 1e-12), (tt.float32, 1e-6)):
        found = with_threads(lambda dtype=dtype: x.to(dtype).sum(0))
        np.testing.assert_allclose(found.numpy(), expected.sum(0), rtol=error)
        found = with_threads(lambda dtype=dtype: x.to(dtype).t()[3:1050:7].mean(1))
        np.testing.assert_allclose(found.numpy(), expected[:, 3:1050:7].mean(0), rtol=error)
    cube = x.reshape(40, 50, 1100)
    np.testing.assert_allclose(with_threads(lambda: cube.sum((0, 1))).numpy(), expected.sum(0), rtol=1e-12)
    np.testing.assert_allclose(
        with_threads(lambda: cube.transpose(0, 1).sum(1)).numpy(), expected.reshape(40, 50, 1100).sum(0), rtol=1e-12
    )


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_gradients_of_softmax(dim):
    x, grad = numbers(7, 61, 211), numbers(7, 61, 211, seed=1)

    def gradients() -> Results:
        leaf = x.clone().requires_grad_()
        one = tt.autograd.grad(leaf.softmax(dim), leaf, grad)
        return *one, *tt.autograd.grad(leaf.log_softmax(dim), leaf, grad)

    with_threads(gradients)


# ---- writes through an index -----------------------------------------------------------------------------------------

WRITES: dict[str, Callable[[Tensor, int, Tensor, Tensor, Tensor], Tensor]] = {
    "scatter": lambda x, dim, index, source, line: x.scatter(dim, index, source),
    "scatter, value": lambda x, dim, index, source, line: x.scatter(dim, index, 7),
    "scatter_add": lambda x, dim, index, source, line: x.scatter_add(dim, index, source),
    "scatter_reduce": lambda x, dim, index, source, line: x.scatter_reduce(dim, index, source, "amax"),
    "scatter_reduce, mean": lambda x, dim, index, source, line: x.scatter_reduce(dim, index, source, "mean"),
    "index_add": lambda x, dim, index, source, line: x.index_add(dim, line, source),
    "index_copy": lambda x, dim, index, source, line: x.index_copy(dim, line, source),
    "index_fill": lambda x, dim, index, source, line: x.index_fill(dim, line, 7),
    "gather": lambda x, dim, index, source, line: x.gather(dim, index),
}


@for_each(WRITES)
def test_writes_through_an_index(name):
    """Several indices name one place: the last one wins, and sums are added up in order."""
    for dtype in (tt.float32, tt.bfloat16, tt.int32):
        for sizes in ((301, 257), (3, 20_011), (20_011, 3), (5, 4, 1003, 3), (3, 7, 2003)):
            for dim in range(len(sizes)):
                generator = np.random.default_rng(dim)
                index = tt.from_numpy(generator.integers(0, sizes[dim], sizes))
                line = tt.from_numpy(generator.integers(0, sizes[dim], sizes[dim]))
                x, source = numbers(*sizes, dtype=dtype), numbers(*sizes, dtype=dtype, seed=1)
                for flip in (False, True):
                    if flip:
                        x, index = (t.transpose(0, -1).contiguous().transpose(0, -1) for t in (x, index))
                    with_threads(lambda args=(x, dim, index, source, line): WRITES[name](*args))


def test_the_last_of_equal_indices_wins_and_sums_are_in_order():
    index, source = np.random.default_rng(0).integers(0, 50, (300, 501)), numbers(300, 501)
    for dim in (0, 1):
        places = np.indices((300, 501))
        places[dim] = index
        last, total = np.zeros((300, 501), np.float32), np.zeros((300, 501), np.float32)
        last[tuple(places)] = source.numpy()
        np.add.at(total, tuple(places), source.numpy())
        chosen = tt.from_numpy(index)
        assert (with_threads(lambda d=dim, i=chosen: tt.zeros(300, 501).scatter(d, i, source)).numpy() == last).all()
        found = with_threads(lambda d=dim, i=chosen: tt.zeros(300, 501).scatter_add(d, i, source))
        assert (found.numpy() == total).all()


def test_a_bad_index_is_refused_whoever_meets_it():
    index, source = tt.zeros(400, 300, dtype=tt.int64), numbers(400, 300)
    index[399, 299] = 300

    def refused() -> Tensor:
        out = tt.zeros(400, 300)
        with pytest.raises(RuntimeError, match="index 300 is out of bounds for dimension 1 with size 300"):
            out.scatter_(1, index, source)
        return out

    with_threads(refused)


def test_places_that_may_be_one_are_not_shared_out():
    def units(target: tuple[int, ...], stride: int) -> int:
        g = ScatterGeometry((64, 100), target, (100, 1), (100, 1), 100, stride)
        whole, _ = scatter_gather_kernel._share_out(g, 4)
        return whole.n // whole.unit

    assert units((100, 0), 1) == 64
    assert units((99, 0), 1) == 1  # as_strided lays rows over each other
    assert units((0, 0), 1) == 1


# ---- normalization, images, products ---------------------------------------------------------------------------------


def test_normalization():
    x, weight, bias = numbers(5, 12, 31, 23), numbers(12, seed=1), numbers(12, seed=2)
    rows, scale = numbers(97, 701), numbers(701, seed=1)
    for groups in (1, 3, 12):
        with_threads(lambda groups=groups: functional.group_norm(x, groups, weight, bias))
    with_threads(lambda: functional.batch_norm(x, bias, weight, weight, bias))
    with_threads(lambda: functional.batch_norm(x, None, None, weight, bias, training=True))
    with_threads(lambda: functional.layer_norm(rows, (701,), scale))

    def gradients(normalize: Callable[..., Tensor], *leaves: Tensor) -> Results:
        fresh = [leaf.detach().clone().requires_grad_() for leaf in leaves]
        result = normalize(*fresh)
        return tt.autograd.grad(result, fresh, numbers(*result.shape, seed=5))

    with_threads(lambda: gradients(lambda x, w, b: functional.group_norm(x, 3, w, b), x, weight, bias))
    with_threads(lambda: gradients(lambda x, w, b: functional.layer_norm(x, (701,), w, b), rows, scale, scale))
    with_threads(
        lambda: gradients(lambda x, w, b: functional.batch_norm(x, None, None, w, b, training=True), x, weight, bias)
    )


IMAGES: dict[str, Callable[[Tensor], Tensor]] = {
    "max_pool2d": lambda x: functional.max_pool2d(x, 3, 2, 1),
    "avg_pool2d": lambda x: functional.avg_pool2d(x, 3, 2, 1),
    "adaptive_avg_pool2d": lambda x: functional.adaptive_avg_pool2d(x, (7, 5)),
    "adaptive_avg_pool2d(1)": lambda x: functional.adaptive_avg_pool2d(x, 1),
    "adaptive_max_pool2d": lambda x: functional.adaptive_max_pool2d(x, (7, 5)),
    "nearest": lambda x: functional.interpolate(x, scale_factor=2),
    "bilinear": lambda x: functional.interpolate(x, scale_factor=2, mode="bilinear"),
    "bicubic": lambda x: functional.interpolate(x, (99, 131), mode="bicubic"),
    "unfold": lambda x: functional.unfold(x, 3, padding=1),
    "fold": lambda x: functional.fold(functional.unfold(x, 3, padding=1), x.shape[2:], 3, padding=1),
    "conv_transpose2d": lambda x: functional.conv_transpose2d(x, numbers(3, 5, 4, 4), None, 2, 1),
}


@for_each(IMAGES)
def test_few_large_images(name):
    """There are fewer planes than a kernel of elements would share out."""
    x = numbers(1, 3, 119, 131)

    def there_and_back() -> Results:
        leaf = x.clone().requires_grad_()
        result = IMAGES[name](leaf)
        return result.detach(), *tt.autograd.grad(result, leaf, numbers(*result.shape, seed=1))

    with_threads(there_and_back)


def test_products_with_a_column_major_matrix():
    vector = numbers(333)
    for dtype in (tt.float32, tt.float64, tt.int64):
        matrix = numbers(333, 1201, dtype=dtype).t()
        found = with_threads(lambda matrix=matrix, dtype=dtype: matrix.mv(vector.to(dtype)))
        assert np.allclose(found.numpy(), matrix.numpy() @ vector.to(dtype).numpy(), rtol=1e-5)
