"""Pipes that are gone through.

Mirrors torch/utils/data/datapipes/iter: callable.py, combinatorics.py, combining.py, grouping.py, selecting.py, sharding.py and
utils.py. Left out: FileLister, FileOpener, StreamReader, RoutedDecoder.
"""

from __future__ import annotations

import copy as copies
import random
import warnings
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sized
from enum import IntEnum
from typing import Any

from tinytensor.aten.functions import empty
from tinytensor.c10.scalar_type import int64
from tinytensor.utils.data._utils.collate import default_collate
from tinytensor.utils.data.datapipes.datapipe import (
    FEEDBACK,
    DataChunk,
    IterDataPipe,
    check_columns,
    check_function,
    described,
    functional_datapipe,
)
from tinytensor.utils.data.sampler import SequentialSampler

__all__ = [
    "Batcher", "Collator", "Concater", "Demultiplexer", "Filter", "Forker", "Grouper", "IterableWrapper", "Mapper", "Multiplexer",
    "Sampler", "ShardingFilter", "Shuffler", "UnBatcher", "Zipper",
]  # fmt: skip


def _length(pipe: Any, of: Any) -> int:
    if isinstance(of, Sized):
        return len(of)
    raise TypeError(f"{type(pipe).__name__} instance doesn't have valid length")


def _columns(fn: Callable[..., Any], data: Any, columns: Any) -> Any:
    if columns is None:
        return fn(data)
    if isinstance(columns, (list, tuple)):
        return fn(*(data[column] for column in columns))
    return fn(data[columns])


class IterableWrapperIterDataPipe(IterDataPipe):
    """A pipe of what an iterable has. `deepcopy`: of a copy of it, made for each iteration."""

    def __init__(self, iterable: Any, deepcopy: bool = True) -> None:
        self.iterable = iterable
        self.deepcopy = deepcopy

    def __iter__(self) -> Iterator[Any]:
        source = self.iterable
        if self.deepcopy:
            try:
                source = copies.deepcopy(self.iterable)
            except TypeError:  # for example generators
                warnings.warn(
                    "The input iterable can not be deepcopied, please be aware of in-place modification would affect source data.",
                    stacklevel=2,
                )
        yield from source

    def __len__(self) -> int:
        return _length(self, self.iterable)


@functional_datapipe("map")
class MapperIterDataPipe(IterDataPipe):
    """`fn` of each sample, or of its columns `input_col`; the result takes their place, or that of `output_col` (-1: appended)."""

    def __init__(self, datapipe: Any, fn: Callable[..., Any], input_col: Any = None, output_col: Any = None) -> None:
        self.datapipe = datapipe
        check_function(fn)
        self.fn = fn
        self.input_col = input_col
        if input_col is None and output_col is not None:
            raise ValueError("`output_col` must be None when `input_col` is None.")
        if isinstance(output_col, (list, tuple)):
            if len(output_col) > 1:
                raise ValueError("`output_col` must be a single-element list or tuple")
            output_col = output_col[0]
        self.output_col = output_col
        check_columns(fn, input_col)

    def _apply_fn(self, data: Any) -> Any:
        result = _columns(self.fn, data, self.input_col)
        if self.input_col is None:
            return result
        changed: Any = list(data) if isinstance(data, tuple) else data
        if self.output_col == -1:
            changed.append(result)
        elif self.output_col is not None:
            changed[self.output_col] = result
        elif isinstance(self.input_col, (list, tuple)):
            changed[self.input_col[0]] = result
            for column in sorted(self.input_col[1:], reverse=True):
                del changed[column]
        else:
            changed[self.input_col] = result
        return tuple(changed) if isinstance(data, tuple) else changed

    def __iter__(self) -> Iterator[Any]:
        for data in self.datapipe:
            yield self._apply_fn(data)

    def __len__(self) -> int:
        return _length(self, self.datapipe)


@functional_datapipe("collate")
class CollatorIterDataPipe(MapperIterDataPipe):
    """Batches as tensors, as a DataLoader makes them, or by `conversion`."""

    def __init__(self, datapipe: Any, conversion: Any = default_collate, collate_fn: Any = None) -> None:
        super().__init__(datapipe, fn=conversion if collate_fn is None else collate_fn)


@functional_datapipe("filter")
class FilterIterDataPipe(IterDataPipe):
    """The samples for which `filter_fn`, of the sample or of its columns `input_col`, is True."""

    def __init__(self, datapipe: Any, filter_fn: Callable[..., bool], input_col: Any = None) -> None:
        self.datapipe = datapipe
        check_function(filter_fn)
        self.filter_fn = filter_fn
        self.input_col = input_col
        check_columns(filter_fn, input_col)

    def __iter__(self) -> Iterator[Any]:
        for data in self.datapipe:
            kept = _columns(self.filter_fn, data, self.input_col)
            if not isinstance(kept, bool):
                raise ValueError("Boolean output is required for `filter_fn` of FilterIterDataPipe, got", type(kept))
            if kept:
                yield data


@functional_datapipe("batch")
class BatcherIterDataPipe(IterDataPipe):
    """Lists of `batch_size` samples; the last may have fewer unless `drop_last`."""

    def __init__(self, datapipe: Any, batch_size: int, drop_last: bool = False, wrapper_class: Any = DataChunk) -> None:
        if batch_size <= 0:
            raise AssertionError("Batch size is required to be larger than 0!")
        self.datapipe = datapipe
        self.batch_size = batch_size
        self.drop_last = drop_last
        self.wrapper_class = wrapper_class

    def __iter__(self) -> Iterator[Any]:
        batch: list[Any] = []
        for sample in self.datapipe:
            batch.append(sample)
            if len(batch) == self.batch_size:
                yield self.wrapper_class(batch)
                batch = []
        if batch and not self.drop_last:
            yield self.wrapper_class(batch)

    def __len__(self) -> int:
        count = _length(self, self.datapipe)
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)


@functional_datapipe("unbatch")
class UnBatcherIterDataPipe(IterDataPipe):
    """What is in lists, `unbatch_level` levels down; -1: all levels."""

    def __init__(self, datapipe: Any, unbatch_level: int = 1) -> None:
        self.datapipe = datapipe
        self.unbatch_level = unbatch_level

    def __iter__(self) -> Iterator[Any]:
        for element in self.datapipe:
            yield from self._dive(element, self.unbatch_level)

    def _dive(self, element: Any, level: int) -> Iterator[Any]:
        if level < -1:
            raise ValueError("unbatch_level must be -1 or >= 0")
        if level == 0 or (level == -1 and not isinstance(element, list)):
            yield element
        elif isinstance(element, list):
            for item in element:
                yield from self._dive(item, -1 if level == -1 else level - 1)
        else:
            raise IndexError(f"unbatch_level {self.unbatch_level} exceeds the depth of the DataPipe")


@functional_datapipe("groupby")
class GrouperIterDataPipe(IterDataPipe):
    """Lists of samples of the same `group_key_fn`, of `group_size` or as many as come before `buffer_size` samples wait."""

    def __init__(
        self,
        datapipe: Any,
        group_key_fn: Callable[[Any], Any],
        *,
        keep_key: bool = False,
        buffer_size: int = 10000,
        group_size: int | None = None,
        guaranteed_group_size: int | None = None,
        drop_remaining: bool = False,
    ) -> None:
        check_function(group_key_fn)
        self.datapipe = datapipe
        self.group_key_fn = group_key_fn
        self.keep_key = keep_key
        self.max_buffer_size = buffer_size
        self.buffer_elements: defaultdict[Any, list[Any]] = defaultdict(list)
        self.curr_buffer_size = 0
        self.group_size = group_size
        self.guaranteed_group_size = None
        if group_size is not None and buffer_size is not None:
            if not 0 < group_size <= buffer_size:
                raise AssertionError("group_size must be > 0 and <= buffer_size")
            self.guaranteed_group_size = group_size
        if guaranteed_group_size is not None:
            if group_size is None or not 0 < guaranteed_group_size <= group_size:
                raise AssertionError("guaranteed_group_size must be > 0 and <= group_size and group_size must be set")
            self.guaranteed_group_size = guaranteed_group_size
        self.drop_remaining = drop_remaining
        self.wrapper_class = DataChunk

    def _remove_biggest(self) -> list[Any] | None:
        key = max(self.buffer_elements, key=lambda each: len(self.buffer_elements[each]))
        group, least = self.buffer_elements[key], self.guaranteed_group_size
        if least is not None and len(group) < least and not self.drop_remaining:
            raise RuntimeError("Failed to group items", str(group))
        self.curr_buffer_size -= len(self.buffer_elements.pop(key))
        return group if least is None or len(group) >= least else None

    def _made(self, key: Any, group: list[Any]) -> Any:
        return (key, self.wrapper_class(group)) if self.keep_key else self.wrapper_class(group)

    def __iter__(self) -> Iterator[Any]:
        for sample in self.datapipe:
            key = self.group_key_fn(sample)
            self.buffer_elements[key].append(sample)
            self.curr_buffer_size += 1
            if self.group_size is not None and self.group_size == len(self.buffer_elements[key]):
                yield self._made(key, self.buffer_elements[key])
                self.curr_buffer_size -= len(self.buffer_elements.pop(key))
            if self.curr_buffer_size == self.max_buffer_size:
                group = self._remove_biggest()
                if group is not None:
                    yield self._made(key, group)
        for key in tuple(self.buffer_elements):
            group = self.buffer_elements.pop(key)
            self.curr_buffer_size -= len(group)
            yield self._made(key, group)

    def reset(self) -> None:
        self.curr_buffer_size = 0
        self.buffer_elements = defaultdict(list)


class SamplerIterDataPipe(IterDataPipe):
    """The indices that a sampler of the pipe draws."""

    def __init__(
        self,
        datapipe: Any,
        sampler: Any = SequentialSampler,
        sampler_args: tuple[Any, ...] | None = None,
        sampler_kwargs: dict[str, Any] | None = None,
    ) -> None:
        if not isinstance(datapipe, Sized):
            raise AssertionError("Sampler class requires input datapipe implemented `__len__`")
        self.datapipe = datapipe
        self.sampler_args = sampler_args or ()
        self.sampler_kwargs = {**(sampler_kwargs or {}), "data_source": datapipe}
        self.sampler = sampler(*self.sampler_args, **self.sampler_kwargs)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.sampler)

    def __len__(self) -> int:
        return _length(self, self.sampler)


@functional_datapipe("shuffle")
class ShufflerIterDataPipe(IterDataPipe):
    """The samples in a random order: each comes out of a buffer of `buffer_size`. The default generator seeds it."""

    def __init__(self, datapipe: Any, *, buffer_size: int = 10000, unbatch_level: int = 0) -> None:
        if buffer_size <= 0:
            raise AssertionError("buffer_size should be larger than 0")
        self._buffer: list[Any] = []
        self.datapipe = datapipe if unbatch_level == 0 else datapipe.unbatch(unbatch_level=unbatch_level)
        self.buffer_size = buffer_size
        self._enabled = True
        self._seed: int | None = None
        self._rng = random.Random()

    def set_shuffle(self, shuffle: bool = True) -> ShufflerIterDataPipe:
        """Whether it shuffles at all. Returns the pipe."""
        self._enabled = shuffle
        return self

    def set_seed(self, seed: int) -> ShufflerIterDataPipe:
        """Seed the next iteration. Returns the pipe."""
        self._seed = seed
        return self

    def __iter__(self) -> Iterator[Any]:
        if not self._enabled:
            yield from self.datapipe
            return
        for sample in self.datapipe:
            if len(self._buffer) == self.buffer_size:
                place = self._rng.randint(0, len(self._buffer) - 1)
                out, self._buffer[place] = self._buffer[place], sample
                yield out
            else:
                self._buffer.append(sample)
        while self._buffer:
            yield self._buffer.pop(self._rng.randint(0, len(self._buffer) - 1))

    def __len__(self) -> int:
        return _length(self, self.datapipe)

    def reset(self) -> None:
        self._buffer = []
        if self._enabled:
            seed: Any = empty((), dtype=int64).random_().item() if self._seed is None else self._seed
            self._rng.seed(seed)
            self._seed = None


class SHARDING_PRIORITIES(IntEnum):
    """Who takes shares: the groups with larger numbers divide what the others leave.

    >>> SHARDING_PRIORITIES.DISTRIBUTED.value
    2
    """

    DEFAULT = 1
    DISTRIBUTED = 2
    MULTIPROCESSING = 3


@functional_datapipe("sharding_filter")
class ShardingFilterIterDataPipe(IterDataPipe):
    """Every n-th sample, from the one that `apply_sharding(n, i)` says; all by default."""

    def __init__(self, source_datapipe: Any, sharding_group_filter: Any = None) -> None:
        self.source_datapipe = source_datapipe
        self.sharding_group_filter = sharding_group_filter
        self.groups: dict[int, tuple[int, int]] = {}
        self.num_of_instances = 1
        self.instance_id = 0

    def apply_sharding(
        self, num_of_instances: int, instance_id: int, sharding_group: int = SHARDING_PRIORITIES.DEFAULT
    ) -> None:
        """Take share `instance_id` of `num_of_instances`, within those of groups with smaller numbers."""
        if instance_id >= num_of_instances:
            raise ValueError(f"instance_id({instance_id}) should be smaller than num_of_instances({num_of_instances})")
        default = SHARDING_PRIORITIES.DEFAULT
        if self.groups and (sharding_group == default) != (default in self.groups):
            raise RuntimeError("ShardingFilter cannot mix DEFAULT and non DEFAULT groups")
        self.groups[sharding_group] = (num_of_instances, instance_id)
        self.num_of_instances, self.instance_id = 1, 0
        for group in sorted(self.groups, reverse=True):
            if self.sharding_group_filter in (None, group):
                count, index = self.groups[group]
                self.instance_id += self.num_of_instances * index
                self.num_of_instances *= count

    def __iter__(self) -> Iterator[Any]:
        for i, sample in enumerate(self.source_datapipe):
            if i % self.num_of_instances == self.instance_id:
                yield sample

    def __len__(self) -> int:
        whole, rest = divmod(_length(self, self.source_datapipe), self.num_of_instances)
        return whole + (self.instance_id < rest)


def _lengths(pipe: Any, of: tuple[Any, ...]) -> list[int]:
    return [_length(pipe, each) for each in of]


@functional_datapipe("concat")
class ConcaterIterDataPipe(IterDataPipe):
    """First all samples of the first pipe, then those of the next."""

    def __init__(self, *datapipes: Any) -> None:
        if not datapipes:
            raise ValueError("Expected at least one DataPipe, but got nothing")
        if not all(isinstance(pipe, IterDataPipe) for pipe in datapipes):
            raise TypeError("Expected all inputs to be `IterDataPipe`")
        self.datapipes = datapipes

    def __iter__(self) -> Iterator[Any]:
        for pipe in self.datapipes:
            yield from pipe

    def __len__(self) -> int:
        return sum(_lengths(self, self.datapipes))


@functional_datapipe("mux")
class MultiplexerIterDataPipe(IterDataPipe):
    """One sample of each pipe in turn, as long as all have one."""

    def __init__(self, *datapipes: Any) -> None:
        self.datapipes = datapipes

    def __iter__(self) -> Iterator[Any]:
        for samples in zip(*self.datapipes, strict=False):
            yield from samples

    def __len__(self) -> int:
        return min(_lengths(self, self.datapipes)) * len(self.datapipes)


@functional_datapipe("zip")
class ZipperIterDataPipe(IterDataPipe):
    """Tuples of a sample of each pipe, as long as all have one."""

    def __init__(self, *datapipes: Any) -> None:
        if not all(isinstance(pipe, IterDataPipe) for pipe in datapipes):
            raise TypeError("All inputs are required to be `IterDataPipe` for `ZipIterDataPipe`.")
        self.datapipes = datapipes

    def __iter__(self) -> Iterator[Any]:
        yield from zip(*self.datapipes, strict=False)

    def __len__(self) -> int:
        return min(_lengths(self, self.datapipes))


class _Shared(IterDataPipe):
    """One pipe for several readers. What a reader has not read yet waits."""

    def __init__(self, main_datapipe: Any, num_instances: int, buffer_size: int, name: str) -> None:
        self.main_datapipe = main_datapipe
        self.num_instances = num_instances
        self.buffer_size = buffer_size
        self._name = name
        self.reset()

    def reset(self) -> None:
        self._source: Iterator[Any] | None = None
        self._waiting: list[deque[Any]] = [deque() for _ in range(self.num_instances)]
        self.ended: set[int] = set()  # the readers that have come to the end

    def readers(self, sample: Any) -> list[int]:
        """For whom a sample is."""
        return list(range(self.num_instances))

    def samples(self, reader: int) -> Iterator[Any]:
        """The samples for a reader."""
        while self._fill(reader):
            yield self._waiting[reader].popleft()
        self.ended.add(reader)

    def _fill(self, reader: int) -> bool:
        """Read until there is a sample for a reader. Whether there is one."""
        if self._source is None:
            self._source = iter(self.main_datapipe)
        while not self._waiting[reader]:
            try:
                sample = next(self._source)
            except StopIteration:
                return False
            for each in self.readers(sample):
                self._waiting[each].append(sample)
            if 0 <= self.buffer_size < self._count(reader):
                raise BufferError(f"{self._name}buffer size {self.buffer_size} is insufficient.")
        return True

    def _count(self, reader: int) -> int:
        """How many samples would wait if `reader` took its own."""
        return max(len(each) for index, each in enumerate(self._waiting) if index != reader)


class _ChildDataPipe(IterDataPipe):
    """One reader of a shared pipe."""

    def __init__(self, main_datapipe: Any, instance_id: int) -> None:
        self.main_datapipe = main_datapipe
        self.instance_id = instance_id

    def _start(self) -> int:
        shared = self.main_datapipe
        # Whoever begins again lets all begin again; the others join the round that is on.
        if self._valid_iterator_id == shared._valid_iterator_id:
            if shared._valid_iterator_id >= 0 and len(shared.ended) < shared.num_instances:
                warnings.warn(
                    "Some child DataPipes are not exhausted when __iter__ is called. We are resetting the buffer and each child "
                    "DataPipe will read from the start again.",
                    UserWarning,
                    stacklevel=3,
                )
            shared._start()
        self._valid_iterator_id = shared._valid_iterator_id
        return self._valid_iterator_id

    def _check(self, iterator_id: int) -> None:
        if not iterator_id == self._valid_iterator_id == self.main_datapipe._valid_iterator_id:
            raise RuntimeError(
                "This iterator has been invalidated, because a new iterator has been created from one of the ChildDataPipes of "
                f"{described(self.main_datapipe)}.{FEEDBACK}"
            )

    def __next__(self) -> Any:  # it is no iterator itself; `__iter__` begins a round at once
        raise TypeError("'_ChildDataPipe' object is not an iterator")

    def __iter__(self) -> Iterator[Any]:
        return self._samples(self._start())

    def _samples(self, mine: int) -> Iterator[Any]:
        samples = self.main_datapipe.samples(self.instance_id)
        while True:
            self._check(mine)
            try:
                sample = next(samples)
            except StopIteration:
                return
            yield self.main_datapipe.handed_out(sample)

    def __len__(self) -> int:
        return self.main_datapipe.length()


class _ForkerIterDataPipe(_Shared):
    def __init__(self, datapipe: Any, num_instances: int, buffer_size: int = 1000, copy: str | None = None) -> None:
        if buffer_size < 0:
            warnings.warn(
                "Unlimited buffer size is set for `fork`, please be aware of OOM at random places",
                UserWarning,
                stacklevel=3,
            )
        ways = {None: lambda sample: sample, "shallow": copies.copy, "deep": copies.deepcopy}
        if copy not in ways:
            raise ValueError(f"Unknown copy method `{copy}` requested, choose one of None, `shallow` or `deep`.")
        self.handed_out = ways[copy]
        super().__init__(datapipe, num_instances, buffer_size, "ForkerIterDataPipe buffer overflow,")

    def length(self) -> int:
        return len(self.main_datapipe)


class _DemultiplexerIterDataPipe(_Shared):
    def __init__(
        self, datapipe: Any, num_instances: int, classifier_fn: Any, drop_none: bool, buffer_size: int
    ) -> None:
        if buffer_size < 0:
            warnings.warn(
                "Unlimited buffer size is set for `demux`, please be aware of OOM at random places",
                UserWarning,
                stacklevel=3,
            )
        self.classifier_fn = classifier_fn
        self.drop_none = drop_none
        super().__init__(datapipe, num_instances, buffer_size, "DemultiplexerIterDataPipe buffer overflow, ")

    def readers(self, sample: Any) -> list[int]:
        reader = self.classifier_fn(sample)
        if reader is None and self.drop_none:
            return []
        if reader is None or not 0 <= reader < self.num_instances:
            raise ValueError(
                f"Output of the classification fn should be between 0 and {self.num_instances - 1}. {reader} is returned."
            )
        return [reader]

    def _count(self, reader: int) -> int:
        return sum(len(each) for index, each in enumerate(self._waiting) if index != reader)

    def handed_out(self, sample: Any) -> Any:
        return sample

    def length(self) -> int:
        raise TypeError


def _check_instances(num_instances: int) -> None:
    if num_instances < 1:
        raise ValueError(f"Expected `num_instances` larger than 0, but {num_instances} is found")


@functional_datapipe("fork")
class ForkerIterDataPipe(IterDataPipe):
    """`num_instances` pipes with all samples each. One may be `buffer_size` samples ahead; `copy` says whether samples are copied."""

    def __new__(cls, datapipe: Any, num_instances: int, buffer_size: int = 1000, copy: str | None = None) -> Any:
        _check_instances(num_instances)
        if num_instances == 1:
            return datapipe
        shared = _ForkerIterDataPipe(datapipe, num_instances, buffer_size, copy)
        return [_ChildDataPipe(shared, i) for i in range(num_instances)]


@functional_datapipe("demux")
class DemultiplexerIterDataPipe(IterDataPipe):
    """`num_instances` pipes, and each sample goes to the one whose number `classifier_fn` says; for None to none, if `drop_none`."""

    def __new__(
        cls,
        datapipe: Any,
        num_instances: int,
        classifier_fn: Callable[[Any], int | None],
        drop_none: bool = False,
        buffer_size: int = 1000,
    ) -> Any:
        _check_instances(num_instances)
        check_function(classifier_fn)
        shared = _DemultiplexerIterDataPipe(datapipe, num_instances, classifier_fn, drop_none, buffer_size)
        return [_ChildDataPipe(shared, i) for i in range(num_instances)]


Batcher = BatcherIterDataPipe
Collator = CollatorIterDataPipe
Concater = ConcaterIterDataPipe
Demultiplexer = DemultiplexerIterDataPipe
Filter = FilterIterDataPipe
Forker = ForkerIterDataPipe
Grouper = GrouperIterDataPipe
IterableWrapper = IterableWrapperIterDataPipe
Mapper = MapperIterDataPipe
Multiplexer = MultiplexerIterDataPipe
Sampler = SamplerIterDataPipe
ShardingFilter = ShardingFilterIterDataPipe
Shuffler = ShufflerIterDataPipe
UnBatcher = UnBatcherIterDataPipe
Zipper = ZipperIterDataPipe
