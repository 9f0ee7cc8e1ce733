"""Data pipes: what comes out, in which order, and in which words they refuse, is as in PyTorch."""

from __future__ import annotations

import importlib
import warnings

import pytest

# With I and M, the pipes that are gone through and those with indices; W and S, their wrappers; r a pipe of range(10), q of range(7).
PROGRAMS = """
list(r)
(list(r), list(r), len(r), str(r), repr(r.map(str)))
list(W("abc"))
(len(W(iter([1, 2]))))
list(W(x for x in range(3)))
list(r.map(lambda x: x * 2))
list(W([(1, 2, 3), (4, 5, 6)]).map(lambda x: -x, input_col=1))
list(W([[1, 2, 3], [4, 5, 6]]).map(lambda x, y: x + y, input_col=[0, 2]))
list(W([(1, 2, 3), (4, 5, 6)]).map(lambda x, y: x + y, input_col=(0, 2), output_col=1))
list(W([(1, 2), (4, 5)]).map(lambda x: x * 10, input_col=0, output_col=-1))
list(W([{"a": 1}, {"a": 2}]).map(lambda x: -x, input_col="a", output_col="b"))
r.map(lambda x: x, output_col=1)
r.map(lambda x: x, input_col=0, output_col=[1, 2])
r.map(3)
r.map(lambda x, y: x)
r.map(lambda: 1)
r.map(lambda x, *, k: x)
r.map(lambda x: x, input_col=[0, 1])
(list(r.filter(lambda x: x % 2 == 0)), list(W([(1, 2), (3, 0)]).filter(lambda x: x > 1, input_col=1)))
list(r.filter(lambda x: x))
len(r.filter(lambda x: True))
(list(r.batch(3)), list(r.batch(3, drop_last=True)), len(r.batch(3)), len(r.batch(3, drop_last=True)))
type(next(iter(r.batch(2)))).__name__
r.batch(0)
(list(r.batch(3).unbatch()), list(r.batch(2).batch(2).unbatch(unbatch_level=2)), list(W([[1, [2]], 3]).unbatch(unbatch_level=-1)))
list(r.batch(2).unbatch(unbatch_level=3))
list(r.batch(2).unbatch(unbatch_level=-2))
list(r.batch(4).collate())
list(r.batch(4).collate(collate_fn=sum))
(list(r.concat(q)), list(I.Concater(r, q, q)), len(r.concat(q)), list(r.mux(q)), len(r.mux(q)), list(r.zip(q)), len(r.zip(q)))
r.concat(3)
I.Concater()
r.zip(3)
(list(r.groupby(lambda x: x % 3)), list(r.groupby(lambda x: x % 3, group_size=2, keep_key=True)))
(list(r.groupby(lambda x: x % 4, buffer_size=5)), list(r.groupby(lambda x: x % 4, buffer_size=5, group_size=3, drop_remaining=True)))
list(r.groupby(lambda x: x, buffer_size=3, group_size=2))
r.groupby(lambda x: x, group_size=0)
(list(r.shuffle().set_seed(3)), list(r.shuffle(buffer_size=4).set_seed(3)), list(r.shuffle().set_shuffle(False)), len(r.shuffle()))
(list(r.shuffle()), list(r.shuffle()))
(lambda s: (list(s.set_seed(1)), list(s), list(s.set_seed(1))))(r.batch(2).shuffle(unbatch_level=1))
r.shuffle(buffer_size=0)
(list(I.Sampler(r)), len(I.Sampler(r)))
(lambda s: (s.apply_sharding(3, 1), list(s), len(s)))(r.sharding_filter())
(lambda s: (s.apply_sharding(2, 1, 2), s.apply_sharding(2, 0, 3), list(s), len(s)))(r.sharding_filter())
r.sharding_filter().apply_sharding(2, 2)
(lambda s: (s.apply_sharding(2, 1), s.apply_sharding(2, 1, 2)))(r.sharding_filter())
(lambda c: (list(c[0]), list(c[1]), list(c[0]), len(c[0])))(r.fork(2))
(lambda c: list(zip(c[0], c[1])))(r.fork(2, buffer_size=1))
(lambda c: list(c[0]))(r.fork(2, buffer_size=3))
(r.fork(1) is r, [list(c) for c in r.fork(3, copy="deep")])
r.fork(0)
r.fork(2, copy="x")
(lambda c: (list(c[0]), list(c[1])))(r.demux(2, lambda x: x % 2))
(lambda c: (list(c[0]), list(c[1]), list(c[0])))(r.demux(2, lambda x: None if x > 5 else 0, drop_none=True))
(lambda c: list(c[1]))(r.demux(2, lambda x: int(x > 5), buffer_size=3))
(lambda c: list(c[0]))(r.demux(2, lambda x: x))
len(r.demux(2, lambda x: 0)[0])
r.nothing
(lambda a: (next(a), next(iter(r)), next(a)))(iter(r))
(lambda c: (lambda a: (next(a), next(iter(c[0])), next(a)))(iter(c[0])))(r.fork(2))
list(r.map(lambda x: 1 / x))
(list(s), s[2], len(s), list(s.map(lambda x: -x)), s.map(lambda x: -x)[1], list(s.batch(3)), s.batch(3)[3], len(s.batch(3, drop_last=True)))
s.batch(3)[4]
s.batch(3, drop_last=True)[3]
(list(s.concat(t)), s.concat(t)[12], list(s.zip(t)), len(s.zip(t)))
(list(s.shuffle().set_seed(2)), list(s.shuffle(indices=[1, 2]).set_seed(1)))
s.concat(t)[20]
s.zip(t)[8]
s.concat(r)
M.Concater()
list(s.shuffle())
(S({"a": 1})["a"], str(s.map(str)))
(lambda c: (c.as_str(">"), c, list(c.raw_iterator())))(d.DataChunk([1, 2]))
list(d.DataLoader(r.map(lambda x: x * 2), batch_size=4))
list(d.DataLoader(s.map(lambda x: x * 2), batch_size=4))
""".strip().splitlines()


def names(m):
    data = importlib.import_module(f"{m.__name__}.utils.data")
    iterating, indexing = (
        importlib.import_module(f"{m.__name__}.utils.data.datapipes.{kind}") for kind in ("iter", "map")
    )
    m.manual_seed(5)
    wrap, sequence = iterating.IterableWrapper, indexing.SequenceWrapper
    return {
        "m": m, "d": data, "I": iterating, "M": indexing, "W": wrap, "S": sequence, "r": wrap(range(10)), "q": wrap(range(7)),
        "s": sequence(range(10)), "t": sequence("abcdefg"),
    }  # fmt: skip


def test_programs(same):
    def run(m, program):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return eval(program, names(m))

    for program in PROGRAMS:
        same(lambda m, program=program: run(m, program))


def test_warnings(same):
    def said(m, program):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            eval(program, names(m))
        return [(each.category.__name__, str(each.message)) for each in caught]

    for program in (
        "r.map(lambda x: x)", "r.map(str)", "list(W(x for x in range(3)))", "r.fork(2, buffer_size=-1)",
        "(lambda c: (next(iter(c[0])), list(c[0])))(r.fork(2))", "S(x for x in range(3))",
    ):  # fmt: skip
        same(lambda m, program=program: said(m, program))


def test_own_pipes(library):
    data = importlib.import_module(f"{library.__name__}.utils.data")
    wrap = importlib.import_module(f"{library.__name__}.utils.data.datapipes.iter").IterableWrapper
    if "times" not in data.IterDataPipe.functions:

        @data.functional_datapipe("times")
        class Times(data.IterDataPipe):
            """Samples, times a number."""

            def __init__(self, datapipe, factor):
                self.datapipe, self.factor, self.resets = datapipe, factor, 0

            def __iter__(self):
                for x in self.datapipe:
                    yield x * self.factor

            def reset(self):
                self.resets += 1

    pipe = wrap(range(3)).times(4)
    assert list(pipe) == list(pipe) == [0, 4, 8]
    assert pipe.resets == 2 and "times" in dir(pipe) and str(pipe).endswith("Times")
    with pytest.raises(Exception, match="Unable to add DataPipe function name times as it is already taken"):
        data.functional_datapipe("times")(type(pipe))
