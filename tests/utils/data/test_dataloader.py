"""The DataLoader: what it accepts, in which order batches come, what workers do, and that none is left behind."""

from __future__ import annotations

import gc
import threading
import time
import warnings

import pytest

import tinytensor as tt
from tinytensor.aten.record_function import Callback, RecordScope, add_global_callback, remove_callback
from tinytensor.testing.outcome import attempt
from tinytensor.utils.data import (
    DataLoader,
    Dataset,
    IterableDataset,
    SequentialSampler,
    TensorDataset,
    get_worker_info,
)


def workers() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name.startswith("pt_data_worker")]


@pytest.fixture(autouse=True)
def no_thread_is_left():
    yield
    if workers():
        gc.collect()  # an exception that a test caught holds its frames, and they the iterator
    assert workers() == []


class Upto(IterableDataset):
    def __init__(self, end, start=0):
        self.start, self.end = start, end

    def __iter__(self):
        return iter(range(self.start, self.end))

    def __len__(self):
        return self.end - self.start


class Calling(Dataset):
    """sample i = f(i)"""

    def __init__(self, f, length=6):
        self.f, self.length = f, length

    def __len__(self):
        return self.length

    def __getitem__(self, i):
        return self.f(i)


def test_arguments_are_checked(same):
    def f(m):
        d = m.utils.data

        class Stream(d.IterableDataset):
            def __iter__(self):
                return iter(range(3))

        def refused(dataset=range(4), **arguments):
            return attempt(lambda: d.DataLoader(dataset, **arguments))

        loader = d.DataLoader(range(4))
        return [
            refused(num_workers=-1),
            refused(timeout=-1),
            refused(prefetch_factor=2),
            refused(num_workers=1, prefetch_factor=-2),
            refused(persistent_workers=True),
            refused(Stream(), shuffle=True),
            refused(Stream(), sampler=[1]),
            refused(Stream(), batch_sampler=[[1]]),
            refused(sampler=[1], shuffle=True),
            *[refused(batch_sampler=[[1]], **k) for k in (
                {"batch_size": 2}, {"shuffle": True}, {"sampler": [1]}, {"drop_last": True}
            )],
            refused(batch_size=None, drop_last=True),
            refused(batch_size=0),
            refused(multiprocessing_context="fork"),
            refused(num_workers=1, multiprocessing_context="nothing").replace("'forkserver', ", ""),
            refused(num_workers=1, multiprocessing_context=3),
            refused([], shuffle=True),
            *[attempt(lambda name=name: setattr(loader, name, 1)) for name in (
                "batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers"
            )],
            attempt(lambda: list(d.DataLoader(range(3), timeout=1))),
            attempt(lambda: len(d.DataLoader(Stream()))),
            attempt(lambda: iter(loader).__getstate__()),
        ]  # fmt: skip

    assert all(isinstance(text, str) for text in same(f))
    with pytest.raises(AssertionError, match="prefetch_factor must be greater than 0 for MultiThreadingDataLoaderIter"):
        list(DataLoader(range(3), num_workers=1, prefetch_factor=0))


def test_batches(same):
    def f(m):
        d = m.utils.data

        class Stream(d.IterableDataset):
            def __iter__(self):
                return iter(range(5))

            def __len__(self):
                return 5

        def told(**arguments):
            loader = d.DataLoader(arguments.pop("dataset", range(5)), **arguments)
            return [len(loader), [b.tolist() if isinstance(b, m.Tensor) else b for b in loader]]

        return [
            told(),
            told(batch_size=2),
            told(batch_size=2, drop_last=True),
            told(batch_size=None),
            told(sampler=[3, 1], batch_size=2),
            told(batch_sampler=[[4, 0], [2]]),
            told(batch_size=3, collate_fn=list),
            told(dataset=Stream()),
            told(dataset=Stream(), batch_size=2),
            told(dataset=Stream(), batch_size=2, drop_last=True),
            told(dataset=Stream(), batch_size=None),
            told(dataset=d.TensorDataset(m.arange(4), m.ones(4, 2)), batch_size=3, collate_fn=lambda b: len(b)),
            told(dataset=d.Subset(range(10), [9, 8, 7]), batch_size=2),
        ]

    assert same(f)[1] == [3, [[0, 1], [2, 3], [4]]]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_workers_keep_the_order(count):
    slow_first = Calling(lambda i: (time.sleep(0.02 if i % 4 == 0 else 0), i)[1], 17)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        loader = DataLoader(slow_first, batch_size=2, num_workers=count, prefetch_factor=1)
        assert [b.tolist() for b in loader] == [b.tolist() for b in DataLoader(slow_first, batch_size=2)]


def test_streams_with_workers_take_turns(same):
    def f(m):
        class Stream(m.utils.data.IterableDataset):
            def __init__(self, start, end):
                self.start, self.end = start, end

            def __iter__(self):
                return iter(range(self.start, self.end))

        def share(worker_id):
            info = m.utils.data.get_worker_info()
            mine = info.dataset
            each = -(-(mine.end - mine.start) // info.num_workers)
            mine.start += worker_id * each
            mine.end = min(mine.start + each, mine.end)

        loader = m.utils.data.DataLoader
        return [
            [b.tolist() for b in loader(Stream(3, 7), num_workers=2)],
            [b.tolist() for b in loader(Stream(0, 7), num_workers=2, worker_init_fn=share)],
            [b.tolist() for b in loader(Stream(0, 7), 3, num_workers=2, worker_init_fn=share, persistent_workers=True)],
        ]

    assert same(f)[1] == [[0], [4], [1], [5], [2], [6], [3]]


def test_out_of_order():
    release = threading.Event()

    def sample(i):
        if i == 0:
            assert release.wait(5)
        return i

    loader = DataLoader(Calling(sample), batch_size=None, num_workers=2, in_order=False)
    batches = iter(loader)
    first = next(batches)
    release.set()
    assert first != 0 and sorted([first, *batches]) == list(range(6))


def test_persistent_workers_stay():
    seen = []
    loader = DataLoader(
        Calling(lambda i: threading.current_thread().name), None, num_workers=2, persistent_workers=True,
        worker_init_fn=seen.append,
    )  # fmt: skip
    epochs = [list(loader) for _ in range(3)]
    assert epochs[0] == epochs[1] == epochs[2] and sorted(seen) == [0, 1]
    next(iter(loader))
    assert list(loader) == epochs[0], "an epoch begun and left does not show in the next"
    assert len(workers()) == 2
    del loader
    assert workers() == []


def test_leaving_early_ends_the_threads():
    loader = DataLoader(Calling(lambda i: i, 1000), num_workers=2)
    for _ in loader:
        assert len(workers()) == 2
        break
    assert workers() == []
    batches = iter(loader)
    next(batches)
    del batches
    assert workers() == []

    def body():
        for _ in loader:
            raise KeyError("in the loop")

    with pytest.raises(KeyError, match="in the loop"):
        body()


class TwoArguments(Exception):
    def __init__(self, a, b):
        super().__init__(a, b)


def fails(error):
    def sample(i):
        if i == 1:
            raise error
        return i

    return Calling(sample)


def test_an_error_in_a_worker_is_told_with_its_traceback():
    with pytest.raises(ValueError) as caught:
        list(DataLoader(fails(ValueError("no sample")), num_workers=2))
    text = str(caught.value)
    assert text.startswith(
        "Caught ValueError in DataLoader worker thread 1.\nOriginal Traceback (most recent call last)"
    )
    assert "in sample" in text and text.endswith("ValueError: no sample\n")

    with pytest.raises(KeyError) as caught:
        list(DataLoader(fails(KeyError("k")), num_workers=1))
    assert str(caught.value).startswith("Caught KeyError in DataLoader worker thread 0.\nOriginal Traceback")
    with pytest.raises(RuntimeError, match="Caught TwoArguments in DataLoader worker thread 0"):
        list(DataLoader(fails(TwoArguments(1, 2)), num_workers=1))

    def init(worker_id):
        raise OSError("no disk")

    with pytest.raises(OSError, match="Caught OSError in DataLoader worker thread 0"):
        list(DataLoader(range(3), num_workers=1, worker_init_fn=init))
    # What came before the error is handed out, and the loop may go on after it.
    batches = iter(DataLoader(fails(ValueError("x")), None, num_workers=1))
    assert next(batches) == 0
    with pytest.raises(ValueError):
        next(batches)
    assert next(batches) == 2
    del batches, caught


def test_the_wording_is_pytorchs(torch):
    texts = []
    for m in (tt, torch):
        with pytest.raises(ValueError) as caught:
            list(m.utils.data.DataLoader(fails(ValueError("x")), num_workers=1))
        texts.append(str(caught.value).splitlines()[:2])
        del caught
    assert texts[0] == [line.replace("process", "thread") for line in texts[1]]


def test_a_worker_that_ends_is_noticed(monkeypatch):
    monkeypatch.setattr(threading, "excepthook", lambda args: None)
    with pytest.raises(RuntimeError, match=r"DataLoader worker \(thread\(s\) pt_data_worker_0\) exited unexpectedly"):
        list(DataLoader(fails(SystemExit(3)), num_workers=1))


def test_timeout():
    stop = threading.Event()
    loader = DataLoader(Calling(lambda i: stop.wait(5)), None, num_workers=1, timeout=0.05)
    batches = iter(loader)
    with pytest.raises(RuntimeError, match=r"DataLoader timed out after 0\.05 seconds"):
        next(batches)
    stop.set()
    del batches


def test_what_a_worker_knows():
    assert get_worker_info() is None and tt.random.thread_safe_generator() is None

    def sample(i):
        info = get_worker_info()
        assert info.dataset is not data and info.rng.torch_generator is tt.random.thread_safe_generator()
        return info.id, info.num_workers, info.seed - info.id, info.worker_method, tt.initial_seed() == info.seed

    data = Calling(sample, 4)
    seeds = set()
    for count in (2, 2):
        rows = list(DataLoader(data, None, num_workers=count, generator=tt.Generator().manual_seed(11)))
        assert [row[0] for row in rows] == [0, 1, 0, 1]
        assert all(row[1] == 2 and row[3] == "thread" and row[4] for row in rows)
        seeds |= {row[2] for row in rows}
    assert len(seeds) == 1, "base_seed comes from the generator"


def test_random_numbers_in_workers_depend_on_the_seed_alone():
    def sample(i):
        rng = get_worker_info().rng
        return [tt.rand(()).item(), rng.random_generator.random(), rng.numpy_generator.random()]

    runs = []
    for _ in range(2):
        tt.manual_seed(4)
        rows = list(DataLoader(Calling(sample), None, num_workers=2))
        runs.append((rows, tt.rand(()).item()))
    assert runs[0] == runs[1]
    assert len({number for row in runs[0][0] for number in row}) == 18
    tt.manual_seed(4)
    list(DataLoader(Calling(float), None))
    assert tt.rand(()).item() == runs[0][1], "one number of the default generator, with workers and without"


def test_workers_take_over_grad_mode():
    x = tt.ones(4, requires_grad=True)
    with tt.no_grad():
        assert not any((b * 1).requires_grad for (b,) in DataLoader(TensorDataset(x), num_workers=1))
    assert all(b.requires_grad for (b,) in DataLoader(TensorDataset(x), num_workers=1))


def test_workers_run_kernels():
    data = Calling(lambda i: (tt.ones(300, 300) * i).sum(), 24)
    sums = list(DataLoader(data, None, num_workers=2))
    assert [float(s) for s in sums] == [90000.0 * i for i in range(24)]


def test_a_stream_longer_than_it_says_warns():
    class Liar(Upto):
        def __len__(self):
            return 2

        def __repr__(self):
            return "Liar"

    loader = DataLoader(Liar(4), None)
    assert len(loader) == 2
    with pytest.warns(UserWarning) as caught:
        list(loader)
    assert str(caught[0].message) == (
        "Length of IterableDataset Liar was reported to be 2(when accessing len(dataloader)), but 3 samples have been "
        "fetched. "
    )


def test_pin_memory_warns_and_does_nothing():
    with pytest.warns(
        UserWarning, match="'pin_memory' argument is set as true but no accelerator is found, then device"
    ):
        assert len(list(DataLoader(range(2), pin_memory=True))) == 2


def test_more_workers_than_cpus_warn():
    with pytest.warns(UserWarning, match="This DataLoader will create 4096 worker threads in total"):
        DataLoader(range(2), num_workers=4096)


def test_a_profiler_sees_each_step():
    seen = []
    callback = add_global_callback(Callback(lambda record: seen.append(record.name), scopes=(RecordScope.USER_SCOPE,)))
    try:
        list(DataLoader(range(2)))
    finally:
        remove_callback(callback)
    assert seen == ["enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__"] * 3, "two batches and the end"


def test_the_index_sampler_is_the_users():
    sampler = SequentialSampler(range(3))
    loader = DataLoader(range(3), sampler=sampler)
    assert loader.sampler is sampler and loader.batch_sampler.sampler is sampler
    assert DataLoader(range(3), batch_size=None).batch_sampler is None
