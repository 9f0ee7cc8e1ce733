"""Deterministic mode: what fills new memory, what refuses, and the functions that set it; as PyTorch has them."""

from __future__ import annotations

import importlib
import importlib.util
import warnings

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.native.factories import fill, tensor_factories


@pytest.fixture(autouse=True)
def _as_before():
    yield
    for name in ("tinytensor", "torch"):
        if importlib.util.find_spec(name):
            module = importlib.import_module(name)
            module.use_deterministic_algorithms(False)
            module.utils.deterministic.fill_uninitialized_memory = True


def attempt(call):
    try:
        return call()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


NEW = """
tt.empty(2)
tt.empty(2, dtype=tt.bfloat16)
tt.empty(2, dtype=tt.int32)
tt.empty(2, dtype=tt.uint8)
tt.empty(2, dtype=tt.bool)
tt.empty(2, 1, 1, 2, memory_format=tt.channels_last)
tt.empty_like(tt.ones(2, 2))
tt.empty_strided((2, 2), (1, 2))
tt.empty_strided((2, 2), (0, 1))
tt.empty_permuted((2, 2), (1, 0))
tt.ones(2).new_empty(3)
tt.ones(2).new_empty_strided((2,), (2,))
tt.ones(2).resize_(4)
tt.ones(2, 2).t().resize_(3, 2)
tt.ones(2)[1:].resize_(3)
tt.ones(4).resize_(2).resize_(4)
tt.ones(2).resize_as_(tt.ones(3))
tt.empty(3, out=tt.ones(2))
tt.empty(2, out=tt.ones(2))
tt.Tensor(2)
tt.FloatTensor(2)
tt.ones(2).new(2)
tt.add(tt.ones(2), 1, out=tt.empty(0))
tt.zeros(2)
tt.empty(2, device='meta')
""".strip().splitlines()


@pytest.mark.parametrize("source", NEW)
def test_new_memory_is_filled(same, source):
    def program(tt):
        tt.use_deterministic_algorithms(True)
        made = eval(source, {"tt": tt})
        if made.is_meta:
            return [list(made.shape), made._version]
        version = None if "Tensor(" in source or ".new(" in source else made._version
        return [str(made.tolist()), str(made.dtype), list(made.stride()), version]

    same(program)


def test_filling_can_be_turned_off(monkeypatch):
    filled, x = [], tt.ones(2)
    monkeypatch.setattr(tensor_factories, "fill_empty_deterministic_", lambda t: filled.append(t) or t)
    tt.utils.deterministic.fill_uninitialized_memory = False
    tt.use_deterministic_algorithms(True)
    tt.empty(2), tt.empty_like(x)
    assert filled == []
    tt.utils.deterministic.fill_uninitialized_memory = True
    tt.empty(2), tt.empty_like(x)
    assert len(filled) == 2
    tt.use_deterministic_algorithms(False)
    tt.empty(2)
    assert len(filled) == 2


CALLS = """
tt.zeros(2).index_put_((index,), tt.ones(3), accumulate=True)
tt.zeros(2).index_put_((index,), tt.arange(3.0))
tt.zeros(2).scatter_(0, index, tt.arange(3.0))
tt.zeros(2).scatter_add_(0, index, tt.arange(3.0))
tt.zeros(2).scatter_reduce_(0, index, tt.arange(3.0), 'mean')
tt.zeros(2).index_add_(0, index, tt.arange(3.0))
tt.zeros(2).index_copy_(0, index, tt.arange(3.0))
tt.zeros(2).put_(index, tt.arange(3.0), accumulate=True)
tt.zeros(2).put_(index, tt.arange(3.0))
tt.put(tt.zeros(2), index, tt.arange(3.0))
tt.bincount(index, tt.ones(3))
tt.cumsum(tt.ones(3), 0)
tt.median(tt.tensor([1.0, 3.0, 2.0]), 0)[0]
f.max_unpool2d(*f.max_pool2d(tt.ones(1, 1, 4, 4), 2, return_indices=True), 2).sum()
f.max_unpool3d(*f.max_pool3d(tt.ones(1, 1, 4, 4, 4), 2, return_indices=True), 2).sum()
f.max_unpool1d(*f.max_pool1d(tt.ones(1, 1, 4), 2, return_indices=True), 2).sum()
tt.gather(w, 0, index).sum().backward()
w[index].sum().backward()
""".strip().splitlines()


@pytest.mark.parametrize("source", CALLS)
def test_operators(same, source):
    def program(tt):
        def call():
            names = {
                "tt": tt,
                "f": tt.nn.functional,
                "index": tt.tensor([0, 0, 1]),
                "w": tt.zeros(2, requires_grad=True),
            }
            result = attempt(lambda: eval(source, names))
            return result if names["w"].grad is None else names["w"].grad.tolist()

        found = []
        for mode in ("default", "warn", "error"):
            tt.set_deterministic_debug_mode(mode)
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                result = call()
            texts = [str(w.message).partition(" (Triggered")[0] for w in caught]
            found.append([mode, result, texts])
        return found

    same(program)


STATE = """
tt.are_deterministic_algorithms_enabled()
tt.use_deterministic_algorithms(3)
tt.use_deterministic_algorithms(None)
tt.use_deterministic_algorithms(True, warn_only=3)
tt.use_deterministic_algorithms(True, True)
tt.use_deterministic_algorithms()
tt.use_deterministic_algorithms(True)
tt.use_deterministic_algorithms(True, warn_only=True)
tt.use_deterministic_algorithms(False, warn_only=True)
tt.set_deterministic_debug_mode('warn')
tt.set_deterministic_debug_mode('error')
tt.set_deterministic_debug_mode(0)
tt.set_deterministic_debug_mode(2)
tt.set_deterministic_debug_mode(True)
tt.set_deterministic_debug_mode('foo')
tt.set_deterministic_debug_mode(7)
tt.set_deterministic_debug_mode(1.5)
tt.utils.deterministic.fill_uninitialized_memory
setattr(tt.utils.deterministic, 'fill_uninitialized_memory', 3)
""".strip().splitlines()


@pytest.mark.parametrize("source", STATE)
def test_state(same, source):
    def program(tt):
        result = attempt(lambda: eval(source, {"tt": tt}))
        return [
            result,
            tt.are_deterministic_algorithms_enabled(),
            tt.is_deterministic_algorithms_warn_only_enabled(),
            tt.get_deterministic_debug_mode(),
        ]

    same(program)


def test_the_lists_for_cuda_name_operators():
    listed = [
        *fill.CUDA_WITHOUT_DETERMINISTIC_KERNEL,
        *fill.CUDA_WITH_DETERMINISTIC_KERNEL,
    ]
    missing = [name for name in listed if dispatcher.find_schema(*f"aten::{name}.".split(".")[:2]) is None]
    assert missing == []
    assert len(set(listed)) == len(listed)


def test_kernels_that_fill_their_result_do_not_care():
    tt.use_deterministic_algorithms(True)
    x = tt.arange(6.0).reshape(2, 3)
    assert (x @ x.t()).tolist() == [[5.0, 14.0], [14.0, 50.0]]
    assert x.clone().tolist() == x.tolist()
