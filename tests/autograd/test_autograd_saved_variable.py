"""Tensors kept for backward: identity, outputs, hooks."""

from __future__ import annotations

import threading

import pytest

import tinytensor as tt
from tinytensor.autograd.variable.saved_variable import SavedVariable


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


def test_an_input_comes_back_as_itself():
    x = leaf(tt, 1)
    assert SavedVariable(x).unpack() is x
    assert SavedVariable(None).unpack() is None
    y = x * x
    assert y.grad_fn._saved_self is x


def test_an_output_comes_back_with_its_place_in_the_graph():
    y = leaf(tt, 1).exp()
    saved = y.grad_fn._saved_result
    assert saved is not y and saved.grad_fn is y.grad_fn and saved.data_ptr() == y.data_ptr()


def test_after_release_it_is_an_error():
    saved = SavedVariable(leaf(tt, 1))
    saved.reset_data()
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        saved.unpack()


def test_both_hints():
    y = leaf(tt, 1).exp()
    y.add_(1)
    with pytest.raises(RuntimeError, match="Hint: enable anomaly detection to find the operation"):
        y.backward(retain_graph=True)
    with (
        tt.autograd.set_detect_anomaly(True),
        pytest.warns(UserWarning, match="Error detected in ExpBackward0"),
        pytest.raises(RuntimeError, match="Hint: the backtrace further above shows the operation that failed"),
    ):
        y.backward()


def test_default_hooks(same):
    def f(m):
        log = []

        def pack(t):
            log.append(["pack", t.requires_grad, type(t.grad_fn).__name__, m.is_grad_enabled()])
            return t.detach()

        def unpack(t):
            log.append(["unpack", m.is_grad_enabled()])
            return t

        a = leaf(m, 0, 0)
        with m.autograd.graph.saved_tensors_hooks(pack, unpack):
            y = (a * a).exp()
        log.append(y.grad_fn._saved_result.grad_fn is y.grad_fn)
        y.backward(m.ones(2))
        return log, a.grad

    same(f)


def test_packed_tensors_keep_their_place_in_the_graph(same):
    def f(m):
        a = leaf(m, 1, 2)
        with m.autograd.graph.saved_tensors_hooks(lambda t: t.detach().tolist(), lambda v: m.tensor(v)):
            y = (a * a * a).exp()
        (first,) = m.autograd.grad(y, a, m.ones(2), create_graph=True)
        return first, m.autograd.grad(first, a, m.ones(2))

    same(f)


def test_default_hooks_are_of_their_thread():
    log = []

    def work():
        SavedVariable(leaf(tt, 1))

    with tt.autograd.graph.saved_tensors_hooks(lambda t: log.append("here"), lambda t: t):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        assert log == []
        work()
    assert log == ["here"]


def test_the_innermost_hooks_count():
    log = []
    hooks = tt.autograd.graph.saved_tensors_hooks
    with hooks(lambda t: log.append(1), lambda t: t), hooks(lambda t: log.append(2), lambda t: t):
        SavedVariable(tt.ones(1))
    SavedVariable(tt.ones(1))
    assert log == [2]


def test_disabled_hooks(same):
    def f(m):
        graph = m.autograd.graph
        with graph.disable_saved_tensors_hooks("no way"), graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            pass

    assert same(f) == "RuntimeError: no way"


def test_save_on_cpu():
    x = leaf(tt, 3)
    with tt.autograd.graph.save_on_cpu():
        y = x * x
    y.backward()
    assert x.grad.item() == 6


def test_register_hooks_on_one_saved_tensor():
    x = leaf(tt, 1, 2)
    saved = SavedVariable(x)
    saved.register_hooks(lambda t: t.tolist(), lambda v: tt.tensor(v) * 10)
    again = saved.unpack()
    assert again.tolist() == [10, 20] and again.requires_grad
    with pytest.raises(RuntimeError, match="whose hooks have already been set"):
        saved.register_hooks(lambda t: t, lambda t: t)
    saved.reset_data()
    with pytest.raises(RuntimeError, match="Calling register_hooks on a saved tensor after it has been freed"):
        saved.register_hooks(lambda t: t, lambda t: t)


def test_a_pack_hook_may_not_write():
    x = leaf(tt, 1, 2)
    with pytest.raises(RuntimeError, match="A saved tensor pack hook is modifying its input in place"):
        SavedVariable(x).register_hooks(lambda t: t.add_(1), lambda t: t)


def test_an_unpack_hook_gives_a_tensor():
    saved = SavedVariable(leaf(tt, 1))
    saved.register_hooks(lambda t: 3, lambda v: v)
    with pytest.raises(TypeError, match="Output of saved tensor unpack_hook expected to be a Tensor but got result of"):
        saved.unpack()


def test_what_is_kept(same):
    def kept(m):
        x = m.ones(2, requires_grad=True)
        y = x.exp()
        z = x * y
        output, inputs = y.grad_fn._raw_saved_result, z.grad_fn._raw_saved_self
        facts = [output.data, output.data.requires_grad, inputs.data is x, inputs.unpack_hook]
        other = z.grad_fn._raw_saved_other
        other.register_hooks(lambda t: ("packed", t.tolist()), lambda p: m.tensor(p[1]))
        return [*facts, other.data, other.unpack_hook(other.data)]

    same(kept)
