"""introspect.saved_bytes: what is kept for backward."""

from __future__ import annotations

import json

import tinytensor as tt
from tinytensor.introspect import saved_bytes


def test_storages_count_once_and_as_long_as_they_are_kept():
    x = tt.ones(4, requires_grad=True)
    with saved_bytes() as saved:
        y = x.sin()
        assert (saved.nbytes, saved.count) == (16, 1)
        z = x[:2].cos() * 3.0  # a view of the same storage, and a Python number
        assert (saved.nbytes, saved.count) == (16, 1)
        u = y.exp()
        assert (saved.nbytes, saved.count) == (32, 2)
    del u
    assert (saved.nbytes, saved.peak) == (16, 32)
    z.sum().backward()
    y.sum().backward()
    assert saved.as_dict() == {
        "version": 1, "kind": "saved_bytes", "nbytes": 0, "count": 0, "peak": 32, "history": [16, 32, 16, 0],
    }  # fmt: skip
    assert json.loads(json.dumps(saved.as_dict())) == saved.as_dict()


def test_parameters_may_be_left_out():
    class Layer:
        def __init__(self):
            self.weight = tt.ones(3, 3, requires_grad=True)

        def parameters(self):
            yield self.weight

    layer, x = Layer(), tt.ones(2, 3)
    for ignore, expected in (((), 24), (layer, 24), (layer.weight, 24), ([x], 0)):
        with saved_bytes(ignore=ignore) as saved:
            y = x @ layer.weight
        assert saved.nbytes == expected
        del y


def test_gradients_are_what_they_are_without():
    x = tt.ones(3, requires_grad=True)
    with saved_bytes():
        y = (x * 2).exp().tanh()
    (g,) = tt.autograd.grad(y.sum(), x, create_graph=True)
    (h,) = tt.autograd.grad(g.sum(), x)
    z = (x * 2).exp().tanh()
    (g2,) = tt.autograd.grad(z.sum(), x, create_graph=True)
    assert g.tolist() == g2.tolist() and h.tolist() == tt.autograd.grad(g2.sum(), x)[0].tolist()
