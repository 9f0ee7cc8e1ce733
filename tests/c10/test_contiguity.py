"""Contiguity, density and storage size, against brute force over the addresses that a geometry reaches."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tinytensor.c10 import contiguity

sizes = st.lists(st.integers(0, 4), max_size=4).map(tuple)


@st.composite
def geometries(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...]]:
    shape = draw(sizes)
    return shape, tuple(draw(st.integers(0, 12)) for _ in shape)


def addresses(shape: tuple[int, ...], strides: tuple[int, ...]) -> list[int]:
    return [sum(i * s for i, s in zip(index, strides, strict=True)) for index in itertools.product(*map(range, shape))]


@given(geometries())
def test_contiguous_means_addresses_count_up(geometry: tuple) -> None:
    reached = addresses(*geometry)
    assert contiguity.is_contiguous(*geometry) == (reached == list(range(len(reached))))


@given(geometries())
def test_dense_means_every_address_once_without_gaps(geometry: tuple) -> None:
    reached = sorted(addresses(*geometry))
    assert contiguity.is_non_overlapping_and_dense(*geometry) == (reached == list(range(len(reached))))


@given(geometries(), st.integers(0, 5))
def test_storage_numel_is_one_past_the_last_address(geometry: tuple, offset: int) -> None:
    reached = addresses(*geometry)
    assert contiguity.storage_numel(*geometry, offset) == (max(reached) + offset + 1 if reached else 0)


@given(sizes)
def test_contiguous_strides_are_contiguous(shape: tuple[int, ...]) -> None:
    assert contiguity.is_contiguous(shape, contiguity.contiguous_strides(shape))


def test_sizes_of_zero_count_as_one_in_strides() -> None:
    assert contiguity.contiguous_strides((2, 0, 3)) == (3, 3, 1)
    assert contiguity.contiguous_strides(()) == ()


def test_channels_last() -> None:
    assert contiguity.channels_last_strides((2, 3, 4, 5)) == (60, 1, 15, 3)
    assert contiguity.is_channels_last((2, 3, 4, 5), (60, 1, 15, 3))
    assert not contiguity.is_channels_last((2, 3, 4, 5), (60, 20, 5, 1))
    assert contiguity.suggests_channels_last((2, 3, 4, 5), (120, 1, 30, 6))
    assert not contiguity.suggests_channels_last((2, 1, 1, 1), (1, 1, 1, 1))


@given(geometries())
def test_against_torch(torch: Any, geometry: tuple) -> None:
    shape, strides = geometry
    theirs = torch.empty_strided(shape, strides)
    assert theirs.is_contiguous() == contiguity.is_contiguous(shape, strides)
    assert torch.empty_like(theirs).stride() == contiguity.infer_dense_strides(shape, strides)
