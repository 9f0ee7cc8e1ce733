"""Datasets: what can be asked for a sample by number, and what can be asked for the next one.

    >>> import tinytensor as tt
    >>> from tinytensor.utils.data import TensorDataset, random_split
    >>> pairs = TensorDataset(tt.arange(4), tt.arange(4) * 10)
    >>> pairs[2]
    (tensor(2), tensor(20))
    >>> [len(part) for part in random_split(pairs, [0.75, 0.25])]
    [3, 1]

Mirrors torch/utils/data/dataset.py. There is no `__len__` in the base classes, so that `len` of a dataset without one
raises Python's own TypeError.
"""

from __future__ import annotations

import bisect
import itertools
import math
import warnings
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.c10.generator import Generator, default_generator

__all__ = [
    "ChainDataset",
    "ConcatDataset",
    "Dataset",
    "IterableDataset",
    "StackDataset",
    "Subset",
    "TensorDataset",
    "random_split",
]

_T_co = TypeVar("_T_co", covariant=True)


class Dataset(Generic[_T_co]):
    """Samples by index: a subclass has `__getitem__`, mostly `__len__`, and may have `__getitems__` for a whole
    batch.

    The sum of two is a ConcatDataset. NotImplementedError unless `__getitem__` is overridden.

    >>> class Squares(tt.utils.data.Dataset):
    ...     def __len__(self):
    ...         return 4
    ...     def __getitem__(self, index):
    ...         return index**2
    >>> list(tt.utils.data.DataLoader(Squares(), batch_size=2))
    [tensor([0, 1]), tensor([4, 9])]
    """

    def __getitem__(self, index: Any) -> _T_co:
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other: Dataset[Any]) -> Any:
        """First all of this one's samples, then the other's."""
        return ConcatDataset([self, other])


class IterableDataset(Dataset[_T_co], Iterable[_T_co]):
    """Samples in a stream: a subclass has `__iter__`. The sum of two is a ChainDataset.

    With workers, each runs through a copy of its own; `get_worker_info()` tells it which part to take.

    >>> class Count(tt.utils.data.IterableDataset):
    ...     def __iter__(self):
    ...         return iter(range(3))
    >>> list(tt.utils.data.DataLoader(Count(), batch_size=2))
    [tensor([0, 1]), tensor([2])]
    """

    def __add__(self, other: Dataset[Any]) -> Any:
        return ChainDataset([self, other])


class TensorDataset(Dataset[tuple[Tensor, ...]]):
    """Sample i is the tuple of row i of every tensor. AssertionError where first dimensions differ.

    >>> dataset = tt.utils.data.TensorDataset(tt.arange(3), tt.tensor([10, 20, 30]))
    >>> len(dataset), dataset[1]
    (3, (tensor(1), tensor(20)))
    """

    tensors: tuple[Tensor, ...]

    def __init__(self, *tensors: Tensor) -> None:
        if any(tensors[0].size(0) != tensor.size(0) for tensor in tensors):
            raise AssertionError("Size mismatch between tensors")
        self.tensors = tensors

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)

    def __len__(self) -> int:
        return len(self.tensors[0])


class StackDataset(Dataset[Any]):
    """Datasets of one length side by side: a sample is a tuple (`StackDataset(a, b)`) or a dict
    (`StackDataset(x=a)`).

    ValueError for none, both forms, or different lengths.

    >>> tt.utils.data.StackDataset(x=[1, 2], y=["a", "b"])[1]
    {'x': 2, 'y': 'b'}
    """

    datasets: tuple[Any, ...] | dict[str, Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if args and kwargs:
            raise ValueError(
                "Supported either ``tuple``- (via ``args``) or``dict``- (via ``kwargs``) like input/output, but both "
                "types are given."
            )
        if not args and not kwargs:
            raise ValueError("At least one dataset should be passed")
        self.datasets = args or kwargs
        members = self._members()
        self._length = len(members[0])
        if any(len(member) != self._length for member in members):
            raise ValueError("Size mismatch between datasets")

    def _members(self) -> list[Any]:
        return list(self.datasets.values() if isinstance(self.datasets, dict) else self.datasets)

    def _sample(self, values: Iterable[Any]) -> Any:
        return dict(zip(self.datasets, values, strict=True)) if isinstance(self.datasets, dict) else tuple(values)

    def __getitem__(self, index: Any) -> Any:
        return self._sample(member[index] for member in self._members())

    def __getitems__(self, indices: list[Any]) -> list[Any]:
        """A batch of samples; members that know batches are asked for a whole one."""
        columns = []
        for member in self._members():
            if callable(getattr(member, "__getitems__", None)):
                column = member.__getitems__(indices)
                if len(column) != len(indices):
                    raise ValueError(
                        f"Nested dataset's output size mismatch. Expected {len(indices)}, got {len(column)}"
                    )
            else:
                column = [member[index] for index in indices]
            columns.append(column)
        return [self._sample(values) for values in zip(*columns, strict=True)]

    def __len__(self) -> int:
        return self._length


class ConcatDataset(Dataset[_T_co]):
    """Datasets one after the other; negative indices count from the end of all.

    AssertionError for none, or for an IterableDataset among them. ValueError for an index too far from the end.

    >>> dataset = tt.utils.data.ConcatDataset([[1, 2], [3]])
    >>> len(dataset), dataset[2], dataset[-3]
    (3, 3, 1)
    """

    datasets: list[Any]
    cumulative_sizes: list[int]

    @staticmethod
    def cumsum(sequence: Iterable[Any]) -> list[int]:
        """Where each dataset of `sequence` ends: the lengths added up.

        >>> tt.utils.data.ConcatDataset.cumsum([[1, 2], [3]])
        [2, 3]
        """
        return list(itertools.accumulate(len(member) for member in sequence))

    def __init__(self, datasets: Iterable[Any]) -> None:
        super().__init__()
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("datasets should not be an empty iterable")
        if any(isinstance(member, IterableDataset) for member in self.datasets):
            raise AssertionError("ConcatDataset does not support IterableDataset")
        self.cumulative_sizes = self.cumsum(self.datasets)

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, idx: int) -> _T_co:
        if idx < 0:
            if -idx > len(self):
                raise ValueError("absolute value of index should not exceed dataset length")
            idx += len(self)
        which = bisect.bisect_right(self.cumulative_sizes, idx)
        start = self.cumulative_sizes[which - 1] if which else 0
        return self.datasets[which][idx - start]


class ChainDataset(IterableDataset[Any]):
    """IterableDatasets one after the other; AssertionError, when it is iterated, for others.

    >>> class Count(tt.utils.data.IterableDataset):
    ...     def __iter__(self):
    ...         return iter(range(2))
    >>> list(tt.utils.data.ChainDataset([Count(), Count()]))
    [0, 1, 0, 1]
    """

    def __init__(self, datasets: Iterable[Any]) -> None:
        super().__init__()
        self.datasets = datasets

    def _streams(self) -> Iterator[Any]:
        for member in self.datasets:
            if not isinstance(member, IterableDataset):
                raise AssertionError("ChainDataset only supports IterableDataset")
            yield member

    def __iter__(self) -> Iterator[Any]:
        for stream in self._streams():
            yield from stream

    def __len__(self) -> int:
        return sum(len(stream) for stream in self._streams())


class Subset(Dataset[_T_co]):
    """The samples of `dataset` at `indices`. A subclass with a `__getitem__` of its own needs `__getitems__` as well.

    NotImplementedError where it has none.

    >>> subset = tt.utils.data.Subset(["a", "b", "c"], [2, 0])
    >>> len(subset), subset[0]
    (2, 'c')
    """

    dataset: Any
    indices: Sequence[int]

    def __init__(self, dataset: Any, indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices
        mine = type(self)
        if mine.__getitem__ is not Subset.__getitem__ and mine.__getitems__ is Subset.__getitems__:
            raise NotImplementedError(
                f"{mine.__name__} overrides __getitem__ but not __getitems__. When subclassing Subset and overriding "
                "__getitem__, you must also override __getitems__ to ensure DataLoader works correctly with your custom "
                "logic. A simple implementation:\n\n"
                "def __getitems__(self, indices):\n"
                "    return [self.__getitem__(idx) for idx in indices]"
            )

    def __getitem__(self, idx: Any) -> Any:
        if isinstance(idx, list):
            return self.dataset[[self.indices[i] for i in idx]]
        return self.dataset[self.indices[idx]]

    def __getitems__(self, indices: list[int]) -> list[Any]:
        """A batch; the dataset is asked for a whole one if it knows batches."""
        chosen = [self.indices[index] for index in indices]
        if callable(getattr(self.dataset, "__getitems__", None)):
            return self.dataset.__getitems__(chosen)
        return [self.dataset[index] for index in chosen]

    def __len__(self) -> int:
        return len(self.indices)


@shown_default(generator="default_generator")
def random_split(
    dataset: Any, lengths: Sequence[int | float], generator: Generator | None = default_generator
) -> list[Subset[Any]]:
    """Split a dataset at random into Subsets.

        lengths     of the parts, or fractions that sum to 1
        generator   default: the default generator

    What fractions leave over goes to the first parts, one sample each. ValueError where lengths do not sum to
    `len(dataset)` or a fraction is out of [0, 1]; a warning for an empty part.

    >>> parts = tt.utils.data.random_split(range(10), [0.75, 0.25])
    >>> [len(part) for part in parts], sorted([*parts[0], *parts[1]])
    ([8, 2], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    """
    sizes: Sequence[Any] = lengths
    # A sum of 1 means fractions, as in PyTorch. So lengths for a dataset of one sample pass through here too.
    if math.isclose(sum(lengths), 1) and sum(lengths) <= 1:
        for i, fraction in enumerate(lengths):
            if not 0 <= fraction <= 1:
                raise ValueError(f"Fraction at index {i} is not between 0 and 1")
        sizes = [math.floor(len(dataset) * fraction) for fraction in lengths]
        for i in range(len(dataset) - sum(sizes)):
            sizes[i % len(sizes)] += 1
        for i, size in enumerate(sizes):
            if size == 0:
                warnings.warn(
                    f"Length of split at index {i} is 0. This might result in an empty dataset.", stacklevel=2
                )
    if sum(sizes) != len(dataset):
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    order = F.randperm(sum(sizes), generator=generator).tolist()
    return [
        Subset(dataset, order[end - size : end]) for end, size in zip(itertools.accumulate(sizes), sizes, strict=True)
    ]
