"""Samplers: in which order a DataLoader asks for samples.

    >>> from tinytensor.utils.data import BatchSampler, SequentialSampler
    >>> list(BatchSampler(SequentialSampler(range(5)), batch_size=2, drop_last=False))
    [[0, 1], [2, 3], [4]]

Mirrors torch/utils/data/sampler.py. Without a generator, RandomSampler draws a seed from the default generator each time
it is iterated, so that `manual_seed` fixes the orders of all epochs.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence, Sized
from typing import Any, Generic, TypeVar

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor
from tinytensor.aten import functions as F
from tinytensor.c10.generator import Generator
from tinytensor.c10.scalar_type import float64, int64

__all__ = [
    "BatchSampler",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "SubsetRandomSampler",
    "WeightedRandomSampler",
]

_T_co = TypeVar("_T_co", covariant=True)


class Sampler(Generic[_T_co]):
    """Base of what gives the order of samples: it iterates over indices, or over lists of them.

    `__len__` is optional; the base class has none. NotImplementedError unless `__iter__` is overridden.

    >>> class Backwards(tt.utils.data.Sampler):
    ...     def __iter__(self):
    ...         return iter([2, 1, 0])
    >>> list(tt.utils.data.DataLoader(["a", "b", "c"], sampler=Backwards()))
    [['c'], ['b'], ['a']]
    """

    def __iter__(self) -> Iterator[_T_co]:
        raise NotImplementedError


class SequentialSampler(Sampler[int]):
    """The indices in order: 0, 1, ... `len(data_source) - 1`.

    >>> list(tt.utils.data.SequentialSampler("abc"))
    [0, 1, 2]
    """

    data_source: Sized

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """The indices in a new random order each time it is iterated.

        data_source   something with a length
        replacement   draw each index by itself, so that one may come twice: False
        num_samples   default: the length; without replacement, more come as one order after another
        generator     default: one that is seeded from the default generator

    TypeError for a `replacement` that is no bool, ValueError for a `num_samples` that is not positive.

    >>> sorted(tt.utils.data.RandomSampler("abc"))
    [0, 1, 2]
    """

    data_source: Sized
    replacement: bool

    def __init__(
        self,
        data_source: Sized,
        replacement: bool = False,
        num_samples: int | None = None,
        generator: Generator | None = None,
    ) -> None:
        self.data_source = data_source
        self.replacement = replacement
        self._num_samples = num_samples
        self.generator = generator
        if not isinstance(replacement, bool):
            raise TypeError(f"replacement should be a boolean value, but got replacement={replacement}")
        if not isinstance(self.num_samples, int) or self.num_samples <= 0:
            raise ValueError(f"num_samples should be a positive integer value, but got num_samples={self.num_samples}")

    @property
    def num_samples(self) -> int:
        """How many indices one pass gives: as given, or the present length of the data."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self) -> Iterator[int]:
        n, wanted = len(self.data_source), self.num_samples
        generator = self.generator
        if generator is None:
            generator = Generator().manual_seed(int(F.empty((), dtype=int64).random_().item()))
        if self.replacement:
            # In pieces of 32, as PyTorch draws them, so that a seed gives the same indices.
            for size in (*[32] * (wanted // 32), wanted % 32):
                yield from F.randint(n, (size,), dtype=int64, generator=generator).tolist()
        else:
            for _ in range(wanted // n):
                yield from F.randperm(n, generator=generator).tolist()
            # Drawn even where nothing of it is taken, as in PyTorch: the generator ends in the same state.
            yield from F.randperm(n, generator=generator).tolist()[: wanted % n]

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """The given indices in a new random order each time it is iterated. `generator`: default, the default generator.

    >>> sorted(tt.utils.data.SubsetRandomSampler([5, 7, 9]))
    [5, 7, 9]
    """

    indices: Sequence[int]

    def __init__(self, indices: Sequence[int], generator: Generator | None = None) -> None:
        self.indices = indices
        self.generator = generator

    def __iter__(self) -> Iterator[int]:
        for i in F.randperm(len(self.indices), generator=self.generator).tolist():
            yield self.indices[i]

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """Indices drawn with probabilities in proportion to weights.

        weights       a sequence or a tensor of shape (N,), at least 0; they need not sum to 1
        num_samples   how many to draw
        replacement   whether one may come twice: True
        generator     default: the default generator

    ValueError for a `num_samples` that is not positive, weights in more dimensions, a `replacement` that is no bool.

    >>> list(tt.utils.data.WeightedRandomSampler([0.0, 1.0, 0.0], num_samples=3))
    [1, 1, 1]
    """

    weights: Tensor
    num_samples: int
    replacement: bool

    def __init__(
        self, weights: Any, num_samples: int, replacement: bool = True, generator: Generator | None = None
    ) -> None:
        if not isinstance(num_samples, int) or isinstance(num_samples, bool) or num_samples <= 0:
            raise ValueError(f"num_samples should be a positive integer value, but got num_samples={num_samples}")
        if not isinstance(replacement, bool):
            raise ValueError(f"replacement should be a boolean value, but got replacement={replacement}")
        self.weights = as_tensor(weights, dtype=float64)
        if len(self.weights.shape) != 1:
            raise ValueError(
                f"weights should be a 1d sequence but given weights have shape {tuple(self.weights.shape)}"
            )
        self.num_samples = num_samples
        self.replacement = replacement
        self.generator = generator

    def __iter__(self) -> Iterator[int]:
        drawn = F.multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator)
        yield from drawn.tolist()

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler[list[int]]):
    """Lists of `batch_size` indices of another sampler; the last may be shorter, or is left out with `drop_last`.

    ValueError for a `batch_size` that is not positive, or a `drop_last` that is no bool.

    >>> list(tt.utils.data.BatchSampler(range(5), batch_size=2, drop_last=False))
    [[0, 1], [2, 3], [4]]
    """

    def __init__(self, sampler: Sampler[int] | Iterable[int], batch_size: int, drop_last: bool) -> None:
        if not isinstance(batch_size, int) or isinstance(batch_size, bool) or batch_size <= 0:
            raise ValueError(f"batch_size should be a positive integer value, but got batch_size={batch_size}")
        if not isinstance(drop_last, bool):
            raise ValueError(f"drop_last should be a boolean value, but got drop_last={drop_last}")
        self.sampler = sampler
        self.batch_size = batch_size
        self.drop_last = drop_last

    def __iter__(self) -> Iterator[list[int]]:
        indices = iter(self.sampler)
        while batch := list(itertools.islice(indices, self.batch_size)):
            if self.drop_last and len(batch) < self.batch_size:
                return
            yield batch

    def __len__(self) -> int:
        count = len(self.sampler)  # type: ignore[arg-type]  # TypeError for a sampler without a length
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)
