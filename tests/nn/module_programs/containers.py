"""Programs about Sequential, ModuleList, ModuleDict, ParameterList and ParameterDict."""

from __future__ import annotations

from collections import OrderedDict

from .helpers import attempt, fill, text, warned


def _kinds(container):
    return [[name, type(child).__name__] for name, child in container._modules.items()]


def _three(m, cls):
    modules = [m.nn.Linear(1, 2), m.nn.Identity(), m.nn.Linear(2, 3)]
    return cls(*modules) if cls is m.nn.Sequential else cls(modules)


def numbered(m):
    """What a Sequential and a ModuleList have in common."""
    log = []
    for cls in (m.nn.Sequential, m.nn.ModuleList):
        for index in (0, -1, 2, 3, -4, 1.0, "1", m.tensor(1), True, slice(1, None), slice(None, None, -2), slice(5, 9)):
            c = _three(m, cls)
            log.append([text(index), attempt(lambda c=c, index=index: text(c[index]))])
            log.append([attempt(lambda c=c, index=index: text(c.pop(index))), _kinds(c)])
            c = _three(m, cls)
            log.append([attempt(lambda c=c, index=index: c.__delitem__(index)), _kinds(c)])
            log.append([attempt(lambda c=c, index=index: c.__setitem__(index, m.nn.Identity())), _kinds(c)])
        for index in (0, 1, -1, 3, 4, -3, -4, "0"):
            c = _three(m, cls)
            new = m.nn.Bilinear(1, 1, 1)
            log.append([index, attempt(lambda c=c, index=index, new=new: text(c.insert(index, new))), _kinds(c)])
        c = _three(m, cls)
        log.append([len(c), [type(x).__name__ for x in c], c.append(m.nn.Identity()) is c, len(c)])
        log.append([c.extend([m.nn.Identity(), m.nn.Bilinear(1, 1, 1)]) is c, _kinds(c)])
        for bad in (3, None, m.nn.Linear, "ab", [3]):
            log.append(attempt(lambda c=c, bad=bad: c.append(bad)))
            log.append(attempt(lambda c=c, bad=bad: c.extend(bad)))
            log.append(attempt(lambda c=c, bad=bad: c.insert(0, bad)))
        c = _three(m, cls)
        log.append([m.nn.Identity() in c, c[1] in c, [k for k in dir(c) if k.isdigit()], bool(cls())])
        c[0] = m.nn.Identity()
        log.append(
            [_kinds(c), attempt(lambda c=c: c.__setitem__(0, 3)), attempt(lambda c=c: setattr(c, "1", None)), text(c)]
        )
    return log


def making_a_sequential(m):
    one, two = m.nn.Identity(), m.nn.Linear(1, 1)
    return [
        text(m.nn.Sequential()),
        text(m.nn.Sequential(OrderedDict(first=one, second=two))),
        attempt(lambda: m.nn.Sequential({"first": one})),
        attempt(lambda: m.nn.Sequential([one, two])),
        attempt(lambda: m.nn.Sequential(one, 3)),
        attempt(lambda: m.nn.Sequential(one, None)),
        attempt(lambda: m.nn.Sequential(OrderedDict({"a.b": one}))),
        attempt(lambda: m.nn.Sequential(OrderedDict({"forward": one}))),
        attempt(lambda: m.nn.Sequential()(5)),
        attempt(lambda: m.nn.Sequential(one)(5, 6)),
        attempt(lambda: m.nn.Sequential(one)(input=5)),
        attempt(lambda: text(m.nn.Sequential(OrderedDict(first=one, second=two))[:1])),
        attempt(lambda: m.nn.Sequential(OrderedDict(first=one, second=two)).first is one),
    ]


def arithmetic_of_sequentials(m):
    log = []
    a = m.nn.Sequential(m.nn.Linear(1, 2), m.nn.Linear(2, 1))
    b = m.nn.Sequential(m.nn.Identity())
    log.append(text(a + b))
    log.append(text(a * 2))
    log.append(text(2 * a))
    log.append((a * 2)[0] is (a * 2)[2])
    for bad in (3, [m.nn.Identity()], None, m.nn.ModuleList([])):
        log.append(attempt(lambda bad=bad: a + bad))
        log.append(attempt(lambda bad=bad: a.__iadd__(bad)))
    for bad in (0, -1, 1.0, "2", None):
        log.append(attempt(lambda bad=bad: a * bad))
        log.append(attempt(lambda bad=bad: a.__imul__(bad)))
    c = a
    c += b
    log.append([c is a, text(a)])
    c *= 2
    log.append([c is a, text(a), len(list(a.parameters())), len(list(a.named_parameters(remove_duplicate=False)))])
    return log


def module_lists(m):
    log = []
    same = [m.nn.Linear(2, 2) for _ in range(3)]
    log += [
        repr(m.nn.ModuleList([])),
        repr(m.nn.ModuleList(same)),
        repr(m.nn.ModuleList([*same, m.nn.Identity(), *same[:2]])),
    ]
    log.append(repr(m.nn.Sequential(m.nn.ModuleList([m.nn.Sequential(same[0]), m.nn.Sequential(same[1])]))))
    log.append(attempt(lambda: _kinds(m.nn.ModuleList(x for x in same))))
    log.append(attempt(lambda: m.nn.ModuleList(3)))
    log.append(attempt(lambda: m.nn.ModuleList([3])))
    log.append(attempt(lambda: _kinds(m.nn.ModuleList([None]))))
    log.append(attempt(lambda: text(m.nn.ModuleList(same[:1]) + same[1:2])))
    log.append(attempt(lambda: m.nn.ModuleList(same) + 3))
    c = m.nn.ModuleList(same[:1])
    d = c
    d += same
    log += [c is d, len(c)]
    return log


def module_dicts(m):
    log = []
    linear, identity = m.nn.Linear(1, 1), m.nn.Identity()
    made = (
        None, {}, {"b": linear, "a": identity}, OrderedDict(b=linear, a=identity), [("b", linear), ["a", identity]],
        m.nn.ModuleDict({"x": linear}), 3, [3], [("a",)], [("a", 1)], {"a.b": linear}, {"keys": linear}, {3: linear},
        [("a", linear, 3)], "ab",
    )  # fmt: skip
    for given in made:
        log.append(attempt(lambda given=given: text(m.nn.ModuleDict(given))))
    d = m.nn.ModuleDict({"b": linear, "a": identity})
    log += [list(d), list(d.keys()), [k for k, _ in d.items()], [type(v).__name__ for v in d.values()], len(d)]
    log += [
        "a" in d,
        "z" in d,
        attempt(lambda: d["z"]),
        attempt(lambda: d.pop("z")),
        attempt(lambda: d.__delitem__("z")),
    ]
    log += [d.pop("a") is identity, list(d)]
    d["c"] = identity
    d.update({"b": identity})
    log += [text(d), d.b is identity, attempt(lambda: d(1))]
    d.clear()
    log += [len(d), text(d), bool(d)]
    return log


def parameter_lists(m):
    log = []
    p = m.nn.Parameter(m.ones(2))
    for given in (None, [], [p, m.ones(2, 3), 3, "x"], 3, m.ones(2), (m.ones(1) for _ in range(2)), "ab"):
        log.append(attempt(lambda given=given: text(m.nn.ParameterList(given))))
    pl = m.nn.ParameterList([p, m.ones(2, 3), 3])
    log += [len(pl), [name for name, _ in pl.named_parameters()], list(pl.state_dict()), [type(x).__name__ for x in pl]]
    for index in (0, -1, 3, -4, "0", 1.5, slice(1), slice(None, None, 2)):
        log.append([text(index), attempt(lambda index=index: text(pl[index]))])
        log.append(attempt(lambda index=index: pl.__setitem__(index, m.ones(1))))
    log += [
        text(pl),
        pl.append(m.zeros(1)) is pl,
        pl.extend([m.zeros(1)]) is pl,
        text(pl),
        attempt(lambda: pl.extend(3)),
    ]
    log += [attempt(lambda: pl(1)), attempt(lambda: pl.extend(m.ones(2)))]
    pl += [m.ones(1)]
    log += [len(pl), [k for k in dir(pl) if k.isdigit()], attempt(lambda: pl.pop())]
    pl[0] = m.nn.Parameter(m.zeros(7))
    log += [p is pl[0], list(pl[0].shape), attempt(lambda: pl.__setitem__(0, 3)), text(m.nn.ParameterList(pl))]
    log.append([list(q.shape) for q in pl.double().parameters()])
    return log


def parameter_dicts(m):
    log = []
    p = m.nn.Parameter(m.ones(2))
    made = (
        None, {}, {"b": p, "a": m.ones(2, 3), "c": 3}, OrderedDict(b=p, a=m.ones(1)), [("b", p), ["a", m.ones(1)]], 3,
        [3], [("a",)], {3: p}, "ab",
    )  # fmt: skip
    for given in made:
        log.append(attempt(lambda given=given: text(m.nn.ParameterDict(given))))
    d = m.nn.ParameterDict({"b": p, "a": m.ones(2, 3), "n": 3})
    log += [
        list(d),
        list(reversed(d)),
        list(d.keys()),
        [k for k, _ in d.items()],
        [type(v).__name__ for v in d.values()],
    ]
    log += [len(d), "a" in d, "z" in d, d.get("b") is p, d.get("z"), d.get("z", 5), attempt(lambda: d["z"])]
    log += [[name for name, _ in d.named_parameters()], list(d.state_dict())]
    log += [d.setdefault("b", 1) is p, d.setdefault("new", 1), text(d.copy()), text(d.fromkeys(["q", "r"], m.ones(1)))]
    log += [attempt(lambda: d.pop("z")), d.pop("n"), d.pop("new"), list(d), attempt(lambda: d.__delitem__("z"))]
    other = m.nn.ParameterDict({"a": m.zeros(1), "y": m.zeros(1)})
    log += [text(d | other), text(other | d), attempt(lambda: d | 3), attempt(lambda: 3 | d)]
    d |= other
    log += [text(d), d.popitem()[0], list(d), attempt(lambda: d(1))]
    d.clear()
    log += [len(d), text(d), attempt(lambda: d.popitem()), list(d.parameters())]
    return log


def the_old_container(m):
    return warned(lambda: text(m.nn.Container(a=m.nn.Identity())))


def linear_layers(m):
    log = []
    linear = fill(m, m.nn.Linear(3, 2))
    x = m.arange(6.0).reshape(2, 3).requires_grad_()
    y = linear(x)
    y.sum().backward()
    log += [
        y,
        x.grad,
        linear.weight.grad,
        linear.bias.grad,
        y.grad_fn.name(),
        list(linear.state_dict()),
        linear(m.ones(3)),
    ]
    bilinear = fill(m, m.nn.Bilinear(2, 3, 2))
    log += [bilinear(m.ones(1, 2), x[:1]), list(bilinear.state_dict()), [list(p.shape) for p in bilinear.parameters()]]
    log += [
        text(m.nn.Linear(3, 2, bias=False)),
        m.nn.Linear(3, 2, bias=False).bias,
        text(bilinear),
        text(m.nn.Identity(3)),
    ]
    log += [str(m.nn.Linear(1, 1, dtype=m.float64).weight.dtype), str(m.nn.Linear(1, 1, device="meta").weight.device)]
    log += [
        attempt(lambda: linear(m.ones(4))),
        attempt(lambda: linear(m.ones(3, dtype=m.float64))),
        attempt(lambda: linear(3)),
    ]
    log += [
        attempt(lambda: m.nn.Linear(-1, 1)),
        attempt(lambda: m.nn.Linear(1.5, 1)),
        attempt(lambda: m.nn.Bilinear(0, 1, 1)),
    ]
    log += [warned(lambda: list(m.nn.Linear(0, 2).weight.shape)), attempt(lambda: m.nn.Linear())]
    log += [
        attempt(lambda: list(m.nn.Linear(0, 2).bias.shape)),
        attempt(lambda: m.nn.Linear(2, 1)(m.ones(1, 2)).shape[1]),
    ]
    return log
