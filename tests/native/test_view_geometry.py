"""Views as arithmetic, against NumPy and against brute force over addresses."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tinytensor.aten.native.shape import tensor_shape as geometry

Ints = tuple[int, ...]
shapes = st.lists(st.integers(0, 4), max_size=4).map(tuple)


@st.composite
def layouts(draw: st.DrawFn) -> tuple[Ints, Ints]:
    """Shapes with strides that real views have: permuted, sliced or expanded dimensions."""
    shape = draw(shapes)
    order = draw(st.permutations(range(len(shape))))
    strides, step = [0] * len(shape), 1
    for dim in order:
        strides[dim] = step * draw(st.sampled_from((1, 1, 1, 2)))
        step = strides[dim] * max(shape[dim], 1)
    for dim in range(len(shape)):
        if draw(st.integers(0, 5)) == 0:
            strides[dim] = 0
    return shape, tuple(strides)


def addresses(shape: Ints, strides: Ints, offset: int = 0) -> list[int]:
    return [
        offset + sum(i * s for i, s in zip(index, strides, strict=True))
        for index in itertools.product(*map(range, shape))
    ]


def divisions(n: int, parts: int) -> list[Ints]:
    if parts == 0:
        return [()] if n == 1 else []
    if n == 0:
        return [(0,) * parts]
    return [(d, *rest) for d in range(1, n + 1) if n % d == 0 for rest in divisions(n // d, parts - 1)]


@given(layouts(), st.integers(0, 3), st.randoms(use_true_random=False))
def test_view_strides_show_the_same_elements_or_none_could(layout: tuple[Ints, Ints], parts: int, rng) -> None:
    shape, strides = layout
    numel = int(np.prod(shape))
    choices = divisions(numel, parts)
    if not choices:
        return
    target = rng.choice(choices)
    wanted = addresses(shape, strides)
    found = geometry.compute_stride(shape, strides, target)
    if found is not None:
        assert addresses(target, found) == wanted
    else:
        # No strides at all show these elements: the first step along each dimension would have to be these.
        steps = [wanted[i] - wanted[0] if n > 1 else 0 for n, i in zip(target, contiguous(target), strict=True)]
        assert addresses(target, tuple(steps), wanted[0]) != wanted


def contiguous(shape: Ints) -> Ints:
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


@given(st.integers(0, 7), st.integers(-10, 10) | st.none(), st.integers(-10, 10) | st.none(), st.integers(1, 4))
def test_slices_clamp_as_python_does(size: int, start: int | None, stop: int | None, step: int) -> None:
    found = geometry.slice_meta((size,), (1,), 0, 0, start, stop, step)
    assert addresses(*found) == list(range(size))[start:stop:step]


@given(shapes, st.lists(st.integers(1, 3), max_size=2).map(tuple))
def test_expand_repeats_elements(shape: Ints, leading: Ints) -> None:
    target = leading + tuple(3 if n == 1 else n for n in shape)
    array = np.arange(int(np.prod(shape))).reshape(shape)
    sizes, strides = geometry.expand_meta(shape, contiguous(shape), target)
    assert sizes == target
    assert addresses(sizes, strides) == np.broadcast_to(array, target).reshape(-1).tolist()


@pytest.mark.parametrize(
    ("diagonal", "dim1", "dim2"), [(d, *dims) for d in range(-4, 5) for dims in ((0, 1), (1, 0), (0, 2), (2, 1))]
)
def test_diagonals(diagonal: int, dim1: int, dim2: int) -> None:
    array = np.arange(24).reshape(2, 3, 4)
    found = geometry.diagonal_meta((2, 3, 4), (12, 4, 1), 0, diagonal, dim1, dim2)
    assert found[0] == np.diagonal(array, diagonal, dim1, dim2).shape
    assert addresses(*found) == np.diagonal(array, diagonal, dim1, dim2).reshape(-1).tolist()
