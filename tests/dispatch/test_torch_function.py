"""`__torch_function__`: modes, subclasses, objects that stand for tensors; calls, results and errors are PyTorch's."""

import json

import handed_over
import make_op_logs
import pytest
import torch_function_programs as programs

import tinytensor as tt
from tinytensor import _C
from tinytensor.c10.local_dispatch_key_set import get_local_keys, state
from tinytensor.overrides import (
    TorchFunctionMode,
    handle_torch_function,
    has_torch_function,
    has_torch_function_unary,
    is_tensor_like,
)

GOLDEN = json.loads(make_op_logs.FUNCTIONS.read_text())
HANDED_OVER = json.loads(make_op_logs.HANDED_OVER.read_text())


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    before = get_local_keys()
    yield
    assert get_local_keys() == before
    assert not state.dirty


class Plain(tt.Tensor):
    pass


class Declines(tt.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return NotImplemented


class StandsFor:
    """No tensor."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return func, types, len(args), kwargs


class Log(TorchFunctionMode):
    def __init__(self, log, label):
        self.log, self.label = log, label

    def __torch_function__(self, func, types, args=(), kwargs=None):
        self.log.append(f"{self.label} {func.__name__}")
        return func(*args, **(kwargs or {}))


def as_json(value):
    return json.loads(json.dumps(value))


def test_a_mode_is_told_what_pytorchs_is_told():
    assert as_json(programs.mode_log(tt)) == GOLDEN["mode"]


def test_a_subclass_is_told_what_pytorchs_is_told():
    assert as_json(programs.subclass_log(tt)) == GOLDEN["subclass"]


def test_golden_data_are_up_to_date(torch):
    assert as_json(make_op_logs.functions(torch)) == GOLDEN
    assert as_json(make_op_logs.of_all_functions(torch)) == HANDED_OVER


def test_handlers_are_handed_what_pytorchs_are_handed_for_every_function():
    ours = {}
    for path, row in HANDED_OVER.items():
        answers = as_json(handed_over.answers(tt, path, [call for call in row if call != "name"]))
        ours[path] = {call: answer for call, answer in answers.items() if answer != row[call]}
    assert {path: calls for path, calls in ours.items() if calls} == {}


def test_the_table_has_every_overridable_function_that_both_have(torch):
    known = {id(handed_over.at(torch, path)) for path in HANDED_OVER}
    absent = []
    for function in torch.overrides.get_testing_overrides():
        path = torch.overrides.resolve_name(function) or ""
        if id(function) in known or not path.startswith("torch.") or path.endswith("__") or "._" in path:
            continue
        try:
            handed_over.at(tt, path)
        except AttributeError:
            continue
        if not any(path == out or path.startswith(f"{out}.") for out in handed_over.LEFT_OUT):
            absent.append(path)
    assert sorted(absent) == []


@pytest.mark.parametrize("answer", [(1, 2), (1, 2, 3), [1], None])
def test_a_handlers_answer_comes_back_as_it_is(answer):
    class Answers(tt.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return answer

    class Mode(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return answer

    class NoTensor:
        __torch_function__ = Answers.__torch_function__

    x, s, o = tt.eye(3), tt.eye(3).as_subclass(Answers), NoTensor()
    for got in (
        tt.max(s, 0),
        s.max(0),
        tt.Tensor.max(s, 0),
        tt.max(s, dim=0),
        tt.sort(s),
        tt.linalg.svd(s),
        tt.max(o, 0),
        tt.sort(o),
        tt.nonzero(o),
        tt.numel(o),
        tt.topk(s, 1),
    ):
        assert got is answer
    with Mode():
        for got in (tt.max(x, 0), x.max(0), tt.linalg.svd(x), x.sort(), 1 / x):
            assert got is answer


def test_methods_called_through_the_class_ask_and_are_one_function():
    class Notes(tt.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            asked.append(func)
            return super().__torch_function__(func, types, args, kwargs or {})

    asked = []
    s = tt.eye(3).as_subclass(Notes)
    for method in (
        tt.Tensor.dim,
        tt.Tensor.float,
        tt.Tensor.__getitem__,
        tt.Tensor.split,
        tt.Tensor.size,
        tt.Tensor.to,
    ):
        more = {"__getitem__": (0,), "split": (1,), "to": (tt.float64,)}.get(method.__name__, ())
        assert method is getattr(Notes, method.__name__)
        asked.clear()
        through_class = method(s, *more)
        through_object = getattr(s, method.__name__)(*more)
        assert asked == [method, method]
        assert type(through_class) is type(through_object)
    assert tt.Tensor.dim(tt.eye(3)) == 2  # a plain tensor asks nobody
    with pytest.raises(
        TypeError, match=r"descriptor 'dim' for 'torch._C.TensorBase' objects doesn't apply to a 'int' object"
    ):
        tt.Tensor.dim(1)


def test_a_method_that_is_patched_or_overridden_is_what_the_class_answers(monkeypatch):
    class Own(tt.Tensor):
        def dim(self):
            return "own"

    assert Own.dim(tt.eye(2).as_subclass(Own)) == "own"
    monkeypatch.setattr(tt.Tensor, "dim", lambda self: "patched")
    assert tt.Tensor.dim(tt.eye(2)) == tt.eye(2).dim() == "patched"


def test_results_keep_the_class():
    s = tt.ones(2, 3).as_subclass(Plain)
    for result in (
        s + 1,
        1 + s,
        s.sum(),
        tt.sum(s),
        tt.add(tt.ones(3), s),
        s[0],
        s.t(),
        s.float(),
        s.detach(),
        s.max(0)[0],
    ):
        assert type(result) is Plain
    assert type(s.max(0)) is type(tt.ones(2, 3).max(0))
    assert type(s.shape) is tt.Size and s.grad is None
    assert repr(tt.ones(2).as_subclass(Plain)) == "Plain([1., 1.])"


def test_gradients_flow_through_subclasses():
    x = tt.ones(3, requires_grad=True)
    s = x.as_subclass(Plain)
    assert s.grad_fn.name() == "AliasBackward0"
    loss = (s * s).sum()
    assert type(loss) is Plain
    loss.backward()
    assert type(x.grad) is tt.Tensor and x.grad.tolist() == [2, 2, 2]


def test_a_subclass_of_a_subclass_is_asked_first_and_strangers_decline():
    class Deeper(Plain):
        pass

    class Other(tt.Tensor):
        pass

    x = tt.ones(2)
    assert type(x.as_subclass(Plain) + x.as_subclass(Deeper)) is Deeper
    with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for \+: 'Plain' and 'Other'"):
        x.as_subclass(Plain) + x.as_subclass(Other)


def test_the_class_answers_with_tensors_own_methods():
    assert Plain.add is tt.Tensor.add
    assert Plain.shape is tt.Tensor.shape
    seen = []

    class Sees(tt.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            seen.append(func)
            return super().__torch_function__(func, types, args, kwargs)

    s = tt.ones(2).as_subclass(Sees)
    s.add(1)
    tt.add(s, 1)
    s + 1
    assert seen == [tt.Tensor.add, tt.add, tt.Tensor.add]


def test_a_class_with_a_disabled_handler_is_never_asked():
    class Disabled(Plain):
        __torch_function__ = _C._disabled_torch_function_impl

    s = tt.ones(2).as_subclass(Disabled)
    assert type(s + 1) is tt.Tensor and type(tt.add(s, 1)) is tt.Tensor
    assert not has_torch_function_unary(s)


def test_disabling():
    s = tt.ones(2).as_subclass(Plain)
    log = []
    with Log(log, "mode"):
        with _C.DisableTorchFunctionSubclass():
            assert type(tt.add(s, 1)) is tt.Tensor
        with _C.DisableTorchFunction():
            tt.add(s, 1)
    assert log == ["mode add"]


def test_modes_nest_and_do_not_see_themselves():
    log = []
    with Log(log, "outer"), Log(log, "inner"):
        tt.nn.functional.linear(tt.ones(2, 2), tt.ones(2, 2))
    assert log == [f"{mode} {name}" for name in ("ones", "ones", "linear") for mode in ("inner", "outer")]


def test_kernels_of_the_library_are_not_seen():
    x = tt.ones(2, 2, requires_grad=True)
    log = []
    with Log(log, "mode"):
        loss = tt.nn.functional.linear(x, x)
        tt.autograd.grad(loss, x, tt.ones_like(loss))
    assert log == ["mode linear", "mode ones_like"]


def test_objects_that_stand_for_tensors():
    x, e = tt.ones(2), StandsFor()
    assert tt.add(e, x) == (tt.add, (StandsFor,), 2, None)
    assert tt.add(x, e) == (tt.add, (StandsFor,), 2, None)
    assert x + e == (tt.Tensor.add, (StandsFor,), 2, None)
    assert tt.cat([x, e]) == (tt.cat, (StandsFor,), 1, None)
    assert is_tensor_like(e) and is_tensor_like(x) and not is_tensor_like(6)


@pytest.mark.parametrize("call, name", [(lambda s: tt.add(s, 1), "add"), (lambda s: s.sin(), "Tensor.sin"),
                                        (lambda s: s.shape, "Tensor.shape.__get__")])  # fmt: skip
def test_the_error_when_all_decline(call, name):
    with pytest.raises(TypeError) as caught:
        call(tt.ones(2).as_subclass(Declines))
    assert str(caught.value) == (
        f"Multiple dispatch failed for 'torch.{name}'; all __torch_function__ handlers returned NotImplemented:\n\n"
        f"  - tensor subclass {Declines!r}\n\nFor more information, try re-running with TORCH_LOGS=not_implemented"
    )


def test_a_mode_that_raises_leaves_everything_as_before():
    class Raises(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            raise KeyError(func.__name__)

    x = tt.ones(2)
    log = []
    with Log(log, "outer"):
        with Raises():
            before = get_local_keys()
            with pytest.raises(KeyError, match="add"):
                tt.add(x, x)
            assert get_local_keys() == before
        tt.sin(x)
    assert log == ["outer sin"]


def test_functions_written_in_python():
    def double(x):
        if has_torch_function_unary(x):
            return handle_torch_function(double, (x,), x)
        return x * 2

    assert double(tt.ones(2)).tolist() == [2, 2]
    assert double(StandsFor()) == (double, (StandsFor,), 1, {})
    assert not has_torch_function((tt.ones(2), 3))
    with pytest.raises(
        TypeError, match=r"no implementation found for '.*double' on types that implement __torch_function__"
    ):
        double(tt.ones(2).as_subclass(Declines))


def test_subclasses_from_data_and_errors_of_making_them():
    assert type(Plain([1.0, 2.0])) is Plain and Plain(2, 3).shape == (2, 3)
    made = tt.Tensor._make_subclass(Plain, tt.ones(2), True)
    assert type(made) is Plain and made.requires_grad and made.grad_fn is None
    for cls in (int, 3):
        with pytest.raises(TypeError):
            tt.ones(2).as_subclass(cls)
    with pytest.raises(TypeError, match=r"_make_subclass\(\): argument 'data' \(position 2\) must be Tensor, not int"):
        tt.Tensor._make_subclass(Plain, 3)
    with pytest.raises(RuntimeError, match="Only Tensors of floating point and complex dtype can require gradients"):
        tt.Tensor._make_subclass(Plain, tt.ones(2).int(), True)


def test_a_function_that_was_put_aside_asks_for_itself(same):
    def traced(m):
        aside = [m.nn.functional.softmax]
        return __import__(f"{m.__name__}.fx", fromlist=["x"]).symbolic_trace(lambda x: aside[0](x, 1)).code

    assert "torch.nn.functional.softmax(x" in same(traced)
