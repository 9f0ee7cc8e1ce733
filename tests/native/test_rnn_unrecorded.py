"""Recurrent networks that nobody records: one call, with the bits and the geometry of the operators."""

from __future__ import annotations

import itertools
from typing import Any
from unittest import mock

import pytest

import tinytensor as tt
from tinytensor.aten.native.nn.rnn import rnn_unrecorded
from tinytensor.utils._python_dispatch import TorchDispatchMode

KINDS = "RNN", "GRU", "LSTM"
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"bias": False}, {"num_layers": 3}, {"num_layers": 2, "batch_first": True}, {"num_layers": 2, "dropout": 0.5},
    {"bidirectional": True},
)  # fmt: skip
# (steps, batch, inputs, hidden)
SIZES = (1, 1, 1, 1), (1, 4, 32, 32), (5, 3, 3, 4), (4, 20, 5, 64)


def example(lib: Any, kind: str, options: dict[str, Any], sizes: tuple[int, ...], dtype: Any) -> Any:
    steps, batch, inputs, hidden = sizes
    lib.manual_seed(3)
    net = getattr(lib.nn, kind)(inputs, hidden, dtype=dtype, **options).eval()
    x = (
        lib.randn(batch, steps, inputs, dtype=dtype)
        if options.get("batch_first")
        else lib.randn(steps, batch, inputs, dtype=dtype)
    )
    layers = options.get("num_layers", 1) * (2 if options.get("bidirectional") else 1)
    states = lib.randn(2, layers, batch, hidden, dtype=dtype)
    return net, x, (states[0], states[1]) if kind == "LSTM" else states[0]


def results(net: Any, x: Any, state: Any) -> list[Any]:
    out, last = net(x, state)
    return [out, *(last if isinstance(last, tuple) else (last,))]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_bits_and_geometry(kind: str, dtype: Any) -> None:
    for options, sizes in itertools.product(OPTIONS, SIZES):
        net, x, state = example(tt, kind, options, sizes, dtype)
        for given in (x, x[..., ::1].transpose(0, 1).contiguous().transpose(0, 1)):
            with tt.no_grad():
                with mock.patch.object(rnn_unrecorded, "run", return_value=None):
                    expected = results(net, given, state)
                ours = results(net, given, state)
            for a, b in zip(ours, expected, strict=True):
                assert tt.equal(a, b) and a.stride() == b.stride() and a._version == b._version
                assert a.untyped_storage().nbytes() == b.untyped_storage().nbytes()


@pytest.mark.oracle
def test_beside_torch(torch: Any) -> None:
    for kind, options, sizes in itertools.product(KINDS, OPTIONS, SIZES):
        mine, other = (example(lib, kind, options, sizes, lib.float32) for lib in (tt, torch))
        with tt.no_grad(), torch.no_grad():
            for a, b in zip(results(*mine), results(*other), strict=True):
                assert (a.stride(), a._version) == (b.stride(), b._version)
                tt.testing.assert_close(a.numpy(), b.numpy(), rtol=1e-4, atol=1e-5)


def test_it_is_not_for_calls_that_are_seen() -> None:
    net, x, state = example(tt, "GRU", {}, (3, 2, 3, 4), tt.float32)
    names: list[str] = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(str(func))
            return func(*args, **(kwargs or {}))

    with mock.patch.object(rnn_unrecorded, "_run", wraps=rnn_unrecorded._run) as made:
        with Log(), tt.no_grad():
            net(x, state)
        net(x, state)[0].sum().backward()
        with tt.inference_mode():
            assert net(x, state)[0].is_inference()
        with tt.autograd.forward_ad.dual_level(), tt.no_grad():
            net(tt.autograd.forward_ad.make_dual(x, x), state)
        assert not made.called and names.count("aten.sigmoid_.default") == 6
        with tt.no_grad():
            net(x, state)
        assert made.called
