"""func.functional_call and stack_module_state, on a stand-in with a module's protocol, beside torch.nn.Module."""

from __future__ import annotations

import pytest

import tinytensor as tt


class Module:
    """As much of nn.Module as functional_call asks for."""

    def __init__(self):
        self.__dict__.update(_parameters={}, _buffers={}, _modules={}, training=True)

    def __getattr__(self, name):
        for table in ("_parameters", "_buffers", "_modules"):
            if name in self.__dict__[table]:
                return self.__dict__[table][name]
        raise AttributeError(name)

    def __setattr__(self, name, value):
        tables = [t for t in (self._parameters, self._buffers) if name in t]
        if isinstance(value, Module):
            self._modules[name] = value
        elif tables:
            tables[0][name] = value
        else:
            self.__dict__[name] = value

    def register_parameter(self, name, value):
        self._parameters[name] = value

    def register_buffer(self, name, value):
        self._buffers[name] = value

    def _named(self, table, remove_duplicate, prefix="", seen=None):
        seen = set() if seen is None else seen
        for name, t in self.__dict__[table].items():
            if not (remove_duplicate and id(t) in seen):
                seen.add(id(t))
                yield prefix + name, t
        for name, child in self._modules.items():
            yield from child._named(table, remove_duplicate, f"{prefix}{name}.", seen)

    def named_parameters(self, remove_duplicate=True):
        return self._named("_parameters", remove_duplicate)

    def named_buffers(self, remove_duplicate=True):
        return self._named("_buffers", remove_duplicate)

    def __call__(self, *args, **kwargs):
        return self.forward(*args, **kwargs)


def build(m, tied=False):
    base = Module if m is tt else m.nn.Module

    def parameter(values):
        t = m.tensor(values, requires_grad=True)
        return t if m is tt else m.nn.Parameter(t.detach())

    class Inner(base):
        def __init__(self):
            super().__init__()
            self.register_parameter("weight", parameter([1.0, 2.0]))
            self.register_buffer("count", m.zeros(1))

        def forward(self, x, bias=0.0):
            self.count = self.count + 1
            return self.weight * x + bias

    class Net(base):
        def __init__(self):
            super().__init__()
            self.inner = Inner()
            self.register_parameter("scale", parameter([3.0, 4.0]))
            if tied:
                self.register_parameter("again", self.scale)

        def forward(self, x, bias=0.0):
            return self.inner(x, bias) * self.scale * (self.again if tied else 1.0)

    return Net()


CASES = {
    "one name": lambda m, n, x: m.func.functional_call(n, {"scale": x * 10}, x),
    "inner name": lambda m, n, x: m.func.functional_call(n, {"inner.weight": x * 10}, (x,)),
    "keywords": lambda m, n, x: m.func.functional_call(n, {"scale": x}, (x,), {"bias": 2.0}),
    "two dicts": lambda m, n, x: m.func.functional_call(n, [{"scale": x}, {"inner.weight": x}], x),
    "no change": lambda m, n, x: (m.func.functional_call(n, {"scale": x}, x), n(x))[1],
    "grad": lambda m, n, x: m.func.grad(lambda p: m.func.functional_call(n, p, x).sum())(dict(n.named_parameters())),
    "repeated": lambda m, n, x: m.func.functional_call(n, [{"scale": x}, {"scale": x}], x),
    "no dicts": lambda m, n, x: m.func.functional_call(n, [3], x),
    "no dict": lambda m, n, x: m.func.functional_call(n, 3, x),
    "no tensor": lambda m, n, x: m.func.functional_call(n, {"scale": "s"}, x),
    "strict missing": lambda m, n, x: m.func.functional_call(n, {"scale": x}, x, strict=True),
    "strict unexpected": lambda m, n, x: m.func.functional_call(
        n, {"scale": x, "inner.weight": x, "inner.count": x, "other": x}, x, strict=True
    ),
    "strict": lambda m, n, x: m.func.functional_call(
        n, {"scale": x, "inner.weight": x, "inner.count": x}, x, strict=True
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_functional_call(same, name):
    same(lambda m: CASES[name](m, build(m), m.tensor([1.0, 2.0])))


def test_values_and_restoring():
    net, x = build(tt), tt.tensor([1.0, 2.0])
    given = {"scale": x * 10, "inner.count": tt.tensor([5.0])}
    assert tt.func.functional_call(net, given, x).tolist() == [10, 80]
    assert given["inner.count"].tolist() == [6]  # what the module assigned
    assert net.scale.tolist() == [3, 4] and net.inner.count.tolist() == [0]
    with pytest.raises(ZeroDivisionError):
        tt.func.functional_call(net, {"scale": x}, x, {"bias": 1 / 0})
    grads = tt.func.grad(lambda p: tt.func.functional_call(net, p, x).sum())(dict(net.named_parameters()))
    assert {k: v.tolist() for k, v in grads.items()} == {"scale": [1, 4], "inner.weight": [3, 8]}


@pytest.mark.parametrize(
    "given",
    [
        lambda x: ({"scale": x}, True),
        lambda x: ({"again": x}, True),
        lambda x: ({"again": x, "scale": x}, True),
        lambda x: ({"again": x, "scale": x * 2}, True),
        lambda x: ({"again": x, "scale": x * 2}, False),
        lambda x: ({"again": x}, False),
    ],
)
def test_tied_weights(same, given):
    def f(m):
        x = m.tensor([1.0, 2.0])
        tensors, tie = given(x)
        net = build(m, tied=True)
        return m.func.functional_call(net, tensors, x, tie_weights=tie), net.scale is net.again

    same(f)


def test_stack_module_state(same):
    def f(m):
        nets = [build(m), build(m)]
        object.__setattr__(nets[1], "__class__", nets[0].__class__)
        nets[1].scale.detach().mul_(2)
        parameters, buffers = m.func.stack_module_state(nets)
        leaves = [t.requires_grad and t.is_leaf for t in parameters.values()]
        return {k: v.detach() for k, v in parameters.items()}, buffers, leaves

    same(f)
    same(lambda m: m.func.stack_module_state([]))
    same(lambda m: m.func.stack_module_state([build(m), build(m)]))

    def modes(m):
        nets = [build(m), build(m)]
        nets[1].training = False
        return m.func.stack_module_state(nets)

    same(modes)
