"""utils.weak: by identity, and nothing is kept alive. Compared with PyTorch."""

from __future__ import annotations

import copy
import importlib


def references(m):
    weak = importlib.import_module(f"{m.__name__}.utils.weak")
    x, y = m.ones(2), m.ones(2)
    a, b = weak.WeakIdRef(x), weak.WeakIdRef(x)
    log = [a == b, hash(a) == hash(b), a == weak.WeakIdRef(y), a() is x]
    gone = []
    c = weak.WeakIdRef(y, gone.append)
    t = weak.TensorWeakRef(y)
    log += [t() is y]
    del y
    log += [c() is None, t() is None, len(gone), c == c, c == a]  # a dead reference equals itself
    try:
        weak.TensorWeakRef(3)
    except AssertionError as error:
        log.append(str(error))
    return log


def dictionaries(m):
    weak = importlib.import_module(f"{m.__name__}.utils.weak")
    x, y, z = m.ones(2), m.ones(2), m.zeros(3)
    d = weak.WeakTensorKeyDictionary({x: 1, y: 2})
    log = [d[x], d[y], len(d), z in d, 3 in d, d.get(z), d.get(z, 5), d.setdefault(z, 3), len(d), bool(d)]
    log += [list(d.values()), [k.tolist() for k in d], [(k.tolist(), v) for k, v in d.items()], len(d.keyrefs())]
    log += [sorted(d.copy().values()), d == d.copy(), d == {x: 1}, d == 3, copy.deepcopy(d)[x], copy.copy(d)[y]]
    for _key, _ in d.items():  # a key dies in the middle
        del _key
        z = None
    log += [len(d), list(d.values())]
    log += [sorted((d | {x: 7}).values()), sorted(({x: 7, m.ones(1): 8} | d).values())]
    d |= {y: 9}
    log += [d[y], d.pop(y), d.pop(y, None), len(d)]
    for call in (lambda: d.pop(y), lambda: d[y], lambda: d.__delitem__(y)):
        try:
            call()
        except KeyError as error:
            log.append(type(error).__name__)
    log += [d.popitem()[1], len(d)]
    try:
        d.popitem()
    except KeyError as error:
        log.append(str(error))
    x = None
    d[y] = 1
    d.update([(m.ones(1), 2)])
    log += [len(d), 1 in weak.WeakIdKeyDictionary()]
    y = None
    return [*log, len(d), d == weak.WeakIdKeyDictionary()]


def test_references(same):
    same(references)


def test_dictionaries(same):
    same(dictionaries)
