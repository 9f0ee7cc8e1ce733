"""Programs about state_dict and load_state_dict."""

from __future__ import annotations

from collections import OrderedDict

from .helpers import attempt, fill, text, warned


def _net(m):
    net = m.nn.Sequential(OrderedDict(a=m.nn.Linear(2, 2), b=m.nn.Linear(2, 1, bias=False)))
    net.register_buffer("count", m.zeros(1))
    net.a.register_buffer("hidden", m.zeros(1), persistent=False)
    net.b.register_buffer("none", None)
    return fill(m, net)


def keys_and_values(m):
    net = _net(m)
    state = net.state_dict()
    log = [type(state).__name__, list(state), [state[k] for k in state], dict(state._metadata)]
    log.append([[t.requires_grad, type(t).__name__] for t in state.values()])
    log.append([[t.requires_grad, type(t).__name__] for t in net.state_dict(keep_vars=True).values()])
    log.append(list(net.state_dict(prefix="p.")))
    log.append(list(net.state_dict(prefix="p.")._metadata))
    own = {}
    log.append(net.state_dict(destination=own) is own)
    log.append([list(own), hasattr(own, "_metadata")])
    log.append(warned(lambda: list(net.state_dict(OrderedDict(), "q.", True))))
    net.a.weight.data.fill_(7)
    log.append(state["a.weight"])
    return log


def loading(m):
    net, other = _net(m), _net(m)
    for p in other.parameters():
        p.data.mul_(2)
    before = net.a.weight
    log = [
        text(net.load_state_dict(other.state_dict())),
        before is net.a.weight,
        [p.detach() for p in net.parameters()],
    ]
    result = net.load_state_dict({"a.weight": m.zeros(2, 2), "x": m.ones(1)}, strict=False)
    return [
        *log,
        text(result),
        result.missing_keys,
        result.unexpected_keys,
        len(result),
        type(result).__name__,
        net.a.weight,
    ]


def errors(m):
    log = []
    good = _net(m).state_dict()
    cases = {
        "empty": {},
        "more": {**good, "c.weight": m.ones(1), "a.weight.x": m.ones(1), "a.x": m.ones(1), "z": 3, "a": 1},
        "shape": {**good, "a.weight": m.ones(3, 2), "count": m.ones(2)},
        "number": {**good, "a.weight": 3, "a.bias": [1, 2], "count": None},
        "zero-dimensional": {**good, "count": m.tensor(1.0)},
        "all at once": {"a.weight": m.ones(3), "q.r": m.ones(1), "b.weight": "text"},
        "hidden": {**good, "a.hidden": m.ones(1)},
        "none": {**good, "b.none": m.ones(1)},
        "extra": {**good, "_extra_state": 1, "a._extra_state": 2},
        "integers": {**good, "a.weight": m.ones(2, 2, dtype=m.int64)},
    }
    for name, state in cases.items():
        for strict in (True, False):
            log.append(
                [name, strict, attempt(lambda state=state, strict=strict: text(_net(m).load_state_dict(state, strict)))]
            )
    for state in (None, 3, [("a", 1)], _net(m)):
        log.append(attempt(lambda state=state: _net(m).load_state_dict(state)))
    return log


def what_was_loaded_before_an_error(m):
    net = _net(m)
    state = {"a.weight": m.ones(2, 2) * 9, "a.bias": m.ones(3)}
    return [attempt(lambda: net.load_state_dict(state)), net.a.weight, net.a.bias]


def loading_does_not_change_the_dict(m):
    state = _net(m).state_dict()
    keys, metadata = list(state), {k: dict(v) for k, v in state._metadata.items()}
    _net(m).load_state_dict(state)
    return [list(state) == keys, {k: dict(v) for k, v in state._metadata.items()} == metadata]


def assigning(m):
    net = _net(m)
    state = {k: v.double() for k, v in _net(m).state_dict().items()}
    before = net.a.weight
    net.requires_grad_(False)
    log = [text(net.load_state_dict(state, assign=True)), before is net.a.weight, type(net.a.weight).__name__]
    log.append([[str(t.dtype).split(".")[-1], t.requires_grad] for t in (*net.parameters(), *net.buffers())])
    log.append(net.a.weight.data_ptr() == state["a.weight"].data_ptr())
    parameter = m.nn.Parameter(m.ones(2, 2), requires_grad=True)
    net.load_state_dict({**state, "a.weight": parameter}, assign=True)
    log.append([net.a.weight is parameter, parameter.requires_grad])
    log.append(attempt(lambda: net.load_state_dict({**state, "a.weight": m.ones(3, 2)}, assign=True)))
    integers = {**state, "a.weight": m.ones(2, 2, dtype=m.int64)}
    net.requires_grad_()
    return [*log, attempt(lambda: net.load_state_dict(integers, assign=True))]


def to_meta_modules(m):
    net = m.nn.Linear(2, 1, device="meta")
    state = fill(m, m.nn.Linear(2, 1)).state_dict()
    log = [warned(lambda: text(net.load_state_dict(state))), str(net.weight.device)]
    log += [warned(lambda: text(net.load_state_dict(state, assign=True))), net.weight]
    return [
        *log,
        warned(lambda: text(m.nn.Linear(2, 1).load_state_dict(m.nn.Linear(2, 1, device="meta").state_dict()))),
    ]


def scalars_of_old_files(m):
    class Scalar(m.nn.Module):
        def __init__(self):
            super().__init__()
            self.s = m.nn.Parameter(m.tensor(0.0))

    module = Scalar()
    log = [text(module.load_state_dict({"s": m.tensor([5.0])})), module.s]
    return [*log, attempt(lambda: module.load_state_dict({"s": m.tensor([5.0, 6.0])}))]


def extra_state(m):
    class Counting(m.nn.Module):
        def __init__(self, n):
            super().__init__()
            self.n = n

        def get_extra_state(self):
            return {"n": self.n}

        def set_extra_state(self, state):
            self.n = state["n"]

    class Only(m.nn.Module):
        def get_extra_state(self):
            return 1

    net = m.nn.Sequential(Counting(3), m.nn.Identity())
    state = net.state_dict()
    other = m.nn.Sequential(Counting(0), m.nn.Identity())
    log = [list(state), state["0._extra_state"], text(other.load_state_dict(state)), other[0].n]
    log.append(attempt(lambda: other.load_state_dict({})))
    log.append(attempt(lambda: text(other.load_state_dict({}, strict=False))))
    log.append(attempt(lambda: m.nn.Sequential(m.nn.Identity()).load_state_dict(state)))
    log.append(attempt(lambda: Only().load_state_dict(Only().state_dict())))
    log.append(attempt(lambda: m.nn.Module().get_extra_state()))
    log.append(attempt(lambda: m.nn.Module().set_extra_state(1)))
    return log


def versions(m):
    class Versioned(m.nn.Module):
        _version = 3

        def _load_from_state_dict(self, state_dict, prefix, local_metadata, *rest):
            self.saw = [prefix, dict(local_metadata), len(rest), sorted(state_dict)]
            super()._load_from_state_dict(state_dict, prefix, local_metadata, *rest)

    net = m.nn.Sequential(Versioned(), m.nn.Linear(1, 1))
    state = net.state_dict()
    log = [{k: dict(v) for k, v in state._metadata.items()}]
    net.load_state_dict(state)
    log.append(net[0].saw)
    net.load_state_dict(dict(state), assign=True)
    return [*log, net[0].saw]


def renaming_when_loading(m):
    """A class that reads what an older one wrote."""

    class Renamed(m.nn.Linear):
        def _load_from_state_dict(self, state_dict, prefix, *rest):
            if prefix + "w" in state_dict:
                state_dict[prefix + "weight"] = state_dict.pop(prefix + "w")
            super()._load_from_state_dict(state_dict, prefix, *rest)

    net = m.nn.Sequential(Renamed(1, 1, bias=False))
    given = {"0.w": m.ones(1, 1) * 4}
    return [attempt(lambda: text(net.load_state_dict(given))), net[0].weight, list(given)]


def hooks(m):
    log = []
    net = _net(m)

    def post(module, state, prefix, metadata):
        log.append(["post", prefix, sorted(state), dict(metadata)])

    net.register_state_dict_pre_hook(lambda module, prefix, keep: log.append(["pre", prefix, keep]))
    net.a.register_state_dict_pre_hook(lambda module, prefix, keep: log.append(["pre", prefix, keep]))
    net.a.register_state_dict_post_hook(post)
    handle = net.register_state_dict_post_hook(post)
    net.state_dict(prefix="q.", keep_vars=True)
    handle.remove()
    log.append(attempt(lambda: net._register_state_dict_hook(post)))
    net._register_state_dict_hook(lambda module, state, prefix, metadata: {"replaced": len(state)})
    log.append(net.state_dict())
    other = _net(m)
    other.register_state_dict_post_hook(lambda *args: {})
    log.append(attempt(lambda: other.state_dict()))
    inner = _net(m)
    inner.a._register_state_dict_hook(lambda *args: {})
    log.append(sorted(inner.state_dict()))
    return log


def hooks_of_loading(m):
    log = []
    net = _net(m)
    state = net.state_dict()

    def pre(module, state, prefix, metadata, strict, missing, unexpected, errors):
        log.append([type(module).__name__, prefix, sorted(state), dict(metadata), strict, missing, unexpected, errors])
        state[prefix + "weight"] = m.ones(2, 2) * 3
        errors.append("from a hook")

    net.a.register_load_state_dict_pre_hook(pre)
    log.append(attempt(lambda: net.load_state_dict(state)))
    log.append(net.a.weight)
    net = _net(m)
    net._register_load_state_dict_pre_hook(lambda state, prefix, *rest: log.append([prefix, len(rest)]))
    net._register_load_state_dict_pre_hook(lambda module, state, *rest: log.append([module is net, len(rest)]), True)
    net.load_state_dict(state)
    net.a.register_load_state_dict_post_hook(lambda module, keys: log.append(["a", text(keys)]))
    net.register_load_state_dict_post_hook(lambda module, keys: log.append(["net", text(keys)]))
    handle = net.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.clear())
    log.append(attempt(lambda: text(net.load_state_dict({k: v for k, v in state.items() if k != "b.weight"}))))
    handle.remove()
    log.append(attempt(lambda: text(net.load_state_dict({}, strict=False))))
    net.register_load_state_dict_post_hook(lambda module, keys: 3)
    log.append(attempt(lambda: net.load_state_dict(state)))
    return log


def shared_tensors(m):
    net = m.nn.Module()
    net.a = m.nn.Parameter(m.ones(2))
    net.b = net.a
    net.inner = m.nn.Linear(1, 1)
    net.again = net.inner
    state = net.state_dict()
    return [list(state), state["a"].data_ptr() == state["b"].data_ptr(), text(net.load_state_dict(state))]


def swapping_by_request(m):
    m.__future__.set_swap_module_params_on_conversion(True)
    try:
        net = _net(m)
        state = {k: v * 2 for k, v in _net(m).state_dict().items()}
        before = net.a.weight
        log = [text(net.load_state_dict(state)), before is net.a.weight, net.a.weight, type(net.a.weight).__name__]
        log.append(attempt(lambda: net.load_state_dict({**state, "a.weight": m.ones(5)})))
        doubles = {k: v.double() for k, v in state.items()}
        log += [
            text(net.load_state_dict(doubles, assign=True)),
            str(before.dtype).split(".")[-1],
            before is net.a.weight,
        ]
    finally:
        m.__future__.set_swap_module_params_on_conversion(False)
    return log


def module_load(m):
    a, b = m.zeros(2), m.ones(2)
    first = a.module_load(b)
    second = a.module_load(m.ones(3), assign=True)
    return [first, first is a, first.data_ptr() == a.data_ptr(), second]
