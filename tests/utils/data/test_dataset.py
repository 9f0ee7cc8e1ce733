"""Datasets, samplers and collate give what PyTorch's give, refusals included."""

from __future__ import annotations

import collections
import types
import warnings

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.outcome import attempt
from tinytensor.utils.data import DistributedSampler, RandomSampler, SubsetRandomSampler, WeightedRandomSampler

Point = collections.namedtuple("Point", "x y")


def caught(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__, str(error)


def test_datasets(same):
    def f(m):
        d = m.utils.data
        a = d.TensorDataset(m.arange(4), m.arange(4) * 10)
        b = d.StackDataset(range(4), "abcd")
        c = d.StackDataset(x=range(4), y=a)
        joined = d.ConcatDataset([range(3), range(10, 12)])
        part = d.Subset(range(10, 20), [3, 1])
        return [
            a[2], len(a), b[1], b.__getitems__([0, 3]), c[1], c.__getitems__([2]), len(c),
            [joined[i] for i in range(-5, 5)], len(joined), joined.cumulative_sizes,
            part[0], part.__getitems__([1, 0]), len(part), len(part.__getitems__([])),
            (d.Subset(range(2), [1]) + d.Subset(range(5), [4]))[1],
        ]  # fmt: skip

    assert same(f)[7] == [0, 1, 2, 10, 11, 0, 1, 2, 10, 11]


def test_what_datasets_refuse(same):
    def f(m):
        d = m.utils.data

        class Stream(d.IterableDataset):
            def __iter__(self):
                return iter(range(3))

        class Half(d.Subset):
            def __getitem__(self, i):
                return 0

        chained = Stream() + Stream()
        return [
            list(chained),
            attempt(lambda: len(chained)),
            attempt(lambda: d.Dataset()[0]),
            attempt(lambda: len(d.Dataset())),
            attempt(lambda: d.TensorDataset(m.ones(2), m.ones(3))),
            attempt(lambda: d.StackDataset()),
            attempt(lambda: d.StackDataset([1], x=[1])),
            attempt(lambda: d.StackDataset([1], [1, 2])),
            attempt(lambda: d.ConcatDataset([])),
            attempt(lambda: d.ConcatDataset([Stream()])),
            attempt(lambda: d.ConcatDataset([[1]])[-2]),
            attempt(lambda: list(d.ChainDataset([[1]]))),
            attempt(lambda: Half([1], [0])),
        ]

    same(f)


def test_a_batch_of_the_wrong_length_is_refused(same):
    def f(m):
        class Short(m.utils.data.Dataset):
            def __len__(self):
                return 3

            def __getitems__(self, indices):
                return [0]

        return [attempt(lambda d=d: d.__getitems__([0, 1])) for d in (
            m.utils.data.StackDataset(Short()), m.utils.data.StackDataset(x=Short())
        )]  # fmt: skip

    assert "Expected 2, got 1" in same(f)[0]


def test_random_split(same):
    def f(m):
        split = m.utils.data.random_split
        return [
            [len(part) for part in split(range(10), lengths)]
            for lengths in ([3, 7], [0.5, 0.5], [1 / 3] * 3, [0.25, 0.25, 0.5], [0.99, 0.01])
        ] + [attempt(lambda w=w: split(range(10), w)) for w in ([3, 8], [0.5, 0.6], [1.5, -0.5])]

    assert same(f)[2] == [4, 3, 3]
    first, second = (
        [list(part) for part in tt.utils.data.random_split(range(9), [4, 5], tt.Generator().manual_seed(s))]
        for s in (3, 3)
    )
    assert first == second and sorted(first[0] + first[1]) == list(range(9))
    with pytest.warns(UserWarning, match="Length of split at index 1 is 0. This might result in an empty dataset."):
        tt.utils.data.random_split(range(3), [1.0, 0.0])


def test_samplers(same):
    def f(m):
        d = m.utils.data
        batches = [
            list(d.BatchSampler(d.SequentialSampler(range(n)), size, drop))
            for n in (0, 4, 5) for size in (2, 5) for drop in (False, True)
        ]  # fmt: skip
        lengths = [len(d.BatchSampler(range(7), size, drop)) for size in (2, 7, 8) for drop in (False, True)]
        shares = [
            list(d.DistributedSampler(range(n), 3, r, shuffle=False, drop_last=drop))
            for n in (1, 7, 9) for r in range(3) for drop in (False, True)
        ]  # fmt: skip
        return batches, lengths, shares

    same(f)


def test_what_samplers_refuse(same):
    def f(m):
        d = m.utils.data
        return [
            attempt(lambda call=call: call())
            for call in (
                lambda: d.RandomSampler(range(3), replacement=1),
                lambda: d.RandomSampler([]),
                lambda: d.RandomSampler(range(3), num_samples=0),
                lambda: d.RandomSampler(range(3), num_samples=1.5),
                lambda: d.WeightedRandomSampler([1.0], True),
                lambda: d.WeightedRandomSampler([1.0], 2, replacement=0),
                lambda: d.WeightedRandomSampler([[1.0]], 2),
                lambda: d.BatchSampler(range(3), True, False),
                lambda: d.BatchSampler(range(3), 0, False),
                lambda: d.BatchSampler(range(3), 2, 1),
                lambda: d.DistributedSampler(range(3), 2, 2),
                lambda: list(d.Sampler()),
                lambda: len(d.BatchSampler(iter([1]), 2, False)),
            )
        ]

    assert all(isinstance(text, str) for text in same(f))


def test_random_orders():
    generator = tt.Generator().manual_seed(5)
    order = list(RandomSampler(range(50), generator=generator))
    assert sorted(order) == list(range(50)) != order
    assert list(RandomSampler(range(50), generator=generator)) != order, "the generator went on"
    assert list(RandomSampler(range(50), generator=generator.manual_seed(5))) == order

    thrice = list(RandomSampler(range(4), num_samples=10, generator=generator))
    assert sorted(thrice[:4]) == sorted(thrice[4:8]) == [0, 1, 2, 3] and len(thrice) == 10
    drawn = list(RandomSampler(range(4), replacement=True, num_samples=70))
    assert len(drawn) == 70 and set(drawn) == {0, 1, 2, 3}
    assert sorted(SubsetRandomSampler([7, 5, 9])) == [5, 7, 9]
    weighted = list(WeightedRandomSampler([0.0, 1.0, 0.0, 3.0], 200, generator=generator))
    assert set(weighted) == {1, 3} and 110 < weighted.count(3) < 190
    assert sorted(WeightedRandomSampler([1.0, 2.0, 1.0], 3, replacement=False)) == [0, 1, 2]
    shuffled = DistributedSampler(range(6), 2, 0, seed=3)
    other = DistributedSampler(range(6), 2, 1, seed=3)
    assert sorted([*shuffled, *other]) == list(range(6))
    before = list(shuffled)
    shuffled.set_epoch(1)
    assert list(shuffled) != before or list(DistributedSampler(range(6), 2, 0, seed=4)) == before


def test_the_default_generator_fixes_the_order():
    orders = []
    for _ in range(2):
        tt.manual_seed(3)
        orders.append([list(RandomSampler(range(20))) for _ in range(2)])
    assert orders[0] == orders[1] and orders[0][0] != orders[0][1]


SAMPLES = {
    "tensors": lambda m: [m.tensor([1, 2]), m.tensor([3, 4])],
    "arrays": lambda m: [np.array([1.5]), np.array([2.5])],
    "array scalars": lambda m: [np.float32(1), np.float32(2)],
    "bools": lambda m: [True, False],
    "ints": lambda m: [1, 2],
    "floats": lambda m: [1.0, 2.0],
    "strings": lambda m: ["a", "b"],
    "bytes": lambda m: [b"a", b"b"],
    "dicts": lambda m: [{"x": 1, "y": [1.0, 2.0]}, {"x": 2, "y": [3.0, 4.0]}],
    "ordered": lambda m: [collections.OrderedDict(x=1), collections.OrderedDict(x=2)],
    "default": lambda m: [collections.defaultdict(list, x=1), collections.defaultdict(list, x=2)],
    "proxy": lambda m: [types.MappingProxyType({"x": 1}), types.MappingProxyType({"x": 2})],
    "named": lambda m: [Point(1, 2.0), Point(3, 4.0)],
    "tuples": lambda m: [(1, "a"), (2, "b")],
    "lists": lambda m: [[1, "a"], [2, "b"]],
    "ranges": lambda m: [range(2), range(2, 4)],
    "deques": lambda m: [collections.deque([1, 2])] * 2,
    "mixed tuple": lambda m: [(1, {"k": (m.tensor(1.0), 2)}), (3, {"k": (m.tensor(2.0), 4)})],
    "unequal": lambda m: [[1, 2], [3]],
    "unequal tensors": lambda m: [m.ones(2), m.ones(3)],
    "none": lambda m: [None, None],
    "sets": lambda m: [{1}, {2}],
    "objects": lambda m: [np.array(["a"]), np.array(["b"])],
    "missing key": lambda m: [{"x": 1}, {"y": 1}],
}


@pytest.mark.parametrize("name", SAMPLES)
def test_collate_and_convert(same, name):
    def f(m):
        def told(value):
            if isinstance(value, m.Tensor):
                return [str(value.dtype), list(value.shape), value.tolist()]
            if isinstance(value, dict | types.MappingProxyType):
                return [type(value).__name__, {k: told(v) for k, v in value.items()}]
            if isinstance(value, list | tuple | collections.deque):
                return [type(value).__name__, *(told(v) for v in value)]
            return str(value)

        samples = SAMPLES[name](m)
        return [
            attempt(lambda: told(m.utils.data.default_collate(samples))),
            attempt(lambda: told(m.utils.data.default_convert(samples))),
        ]

    same(f)


def test_collate_by_a_map_of_ones_own():
    from tinytensor.utils.data._utils.collate import collate

    class Text(str):
        pass

    joined = {str: lambda batch, *, collate_fn_map: "+".join(batch), int: lambda batch, *, collate_fn_map: sum(batch)}
    assert collate([(Text("a"), 1), (Text("b"), 2)], collate_fn_map=joined) == ["a+b", 3]


def test_samples_of_a_dataset_keep_their_gradients():
    x = tt.ones(3, 2, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for (batch,) in tt.utils.data.DataLoader(tt.utils.data.TensorDataset(x), batch_size=2):
            batch.sum().backward()
    assert x.grad.tolist() == [[1.0, 1.0]] * 3


def test_batches_of_images_that_are_channels_last(same):
    def f(m):
        image = m.arange(48.0).reshape(2, 2, 3, 4).contiguous(memory_format=m.channels_last)
        strides = [list(m.stack([image, image], dim).stride()) for dim in range(5)]
        batch = m.utils.data.default_collate([image, image])
        return [strides, batch.stride(), batch, m.stack([image, image], 2)._is_view()]

    assert same(f)[0][0] == [48, 24, 1, 8, 2]
