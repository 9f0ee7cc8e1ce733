"""TorchDispatchMode: what a handler gets, what it may return, nesting, errors, and that everything is as before after."""

import importlib

import pytest

import tinytensor as tt
from tinytensor import _C
from tinytensor.c10.local_dispatch_key_set import get_local_keys, state
from tinytensor.c10.torch_dispatch_mode_tls import stack_len
from tinytensor.utils import _python_dispatch
from tinytensor.utils._python_dispatch import TorchDispatchMode, _disable_current_modes, _get_current_dispatch_mode


class Log(TorchDispatchMode):
    def __init__(self, into=None, label=""):
        super().__init__()
        self.calls = [] if into is None else into
        self.label = label

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.calls.append(self.label + str(func))
        return func(*args, **(kwargs or {}))


class Arguments(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.calls = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.calls.append((str(func), types, args, kwargs))
        return func(*args, **(kwargs or {}))


class Returns(TorchDispatchMode):
    def __init__(self, value):
        super().__init__()
        self.value = value

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return self.value

    def __repr__(self):
        return "Returns()"


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    before = get_local_keys()
    yield
    assert get_local_keys() == before
    assert stack_len() == 0
    assert not state.dirty


def seen(run):
    with Log() as log:
        run()
    return log.calls


def test_operators_below_autograd_are_seen():
    x = tt.ones(2, 3, requires_grad=True)
    assert seen(lambda: x * 2) == ["aten.mul.Tensor"]
    assert seen(lambda: tt.nn.functional.linear(x, x)) == ["aten.t.default", "aten.mm.default"]
    assert (x * 2).grad_fn.name() == "MulBackward0"


# From PyTorch 2.13, by a mode around each line.
SEEN = [
    (lambda x: x + 1, "add.Tensor"),
    (lambda x: 1 - x, "rsub.Scalar"),
    (lambda x: x.sum(1), "sum.dim_IntList"),
    (lambda x: x.view(6), "view.default"),
    (lambda x: tt.tensor([1.0]), "lift_fresh.default"),
    (lambda x: tt.as_tensor([1, 2]), "lift_fresh.default"),
    (lambda x: tt.zeros(2), "zeros.default"),
    (lambda x: tt.rand(2), "rand.default"),
    (lambda x: tt.full((2,), 3.0), "full.default"),
    (lambda x: x[0], "select.int"),
    (lambda x: x.__setitem__(0, 1), "lift_fresh.default select.int fill_.Tensor"),
    (lambda x: x.unbind(), "unbind.int"),
    (lambda x: x.max(0), "max.dim"),
    (lambda x: x.sum().item(), "sum.default _local_scalar_dense.default"),
    (lambda x: x.to(tt.float64), "_to_copy.default"),
    (lambda x: x.add_(1), "add_.Tensor"),
    (lambda x: tt.add(x, x, out=tt.empty(2, 3)), "empty.memory_format add.out"),
    (lambda x: x == x, "eq.Tensor"),
    (lambda x: x**2, "pow.Tensor_Scalar"),
    (lambda x: tt.cat([x, x]), "cat.default"),
    (lambda x: x.tolist(), ""),
    (lambda x: x.numpy(), "detach.default"),
    (lambda x: x.data, "detach.default"),
    (lambda x: x.T, "permute.default"),
    (lambda x: x.reshape(3, 2), "view.default"),
    (lambda x: x.chunk(2), "split.Tensor"),
    (lambda x: x.contiguous(), ""),
    (lambda x: x.shape, ""),
]


@pytest.mark.parametrize("line, names", SEEN)
def test_what_is_seen_of_a_line(line, names):
    x = tt.ones(2, 3)
    assert seen(lambda: line(x)) == [f"aten.{name}" for name in names.split()]


def test_composites_are_seen_in_inference_mode_and_decomposed_elsewhere():
    x, w = tt.ones(2, 3), tt.ones(4, 3)
    parts = ["aten.t.default", "aten.mm.default"]
    assert seen(lambda: tt.nn.functional.linear(x, w)) == parts
    with tt.no_grad():
        assert seen(lambda: tt.nn.functional.linear(x, w)) == parts
    with tt.inference_mode():
        assert seen(lambda: tt.nn.functional.linear(x, w)) == ["aten.linear.default"]


def test_arguments_are_those_of_the_schema_without_defaults():
    x = tt.ones(2, 3)
    with Arguments() as mode:
        x.add(x, alpha=2)
        x + 1
        x.mul(2.5)
        x.sum(1)
        x.view(3, 2)
        tt.cat((x, x), 1)
        x.clone(memory_format=tt.contiguous_format)
    (add, one, product, total, view, cat, clone) = mode.calls
    assert add == ("aten.add.Tensor", (), (x, x), {"alpha": 2})
    assert one == ("aten.add.Tensor", (), (x, 1), {}) and type(one[2][1]) is int
    assert product[2][1] == 2.5
    assert total[2] == (x, [1]) and type(total[2][1]) is list
    assert view[2] == (x, [3, 2])
    assert type(cat[2][0]) is list and cat[2][0][0] is x and cat[2][1] == 1
    assert clone[3] == {"memory_format": tt.contiguous_format}


def test_modes_nest_inner_first():
    calls = []
    with Log(calls, "outer "), Log(calls, "inner "):
        tt.ones(2) + 1
    assert calls == [
        "inner aten.ones.default",
        "outer aten.ones.default",
        "inner aten.add.Tensor",
        "outer aten.add.Tensor",
    ]


def test_a_handler_does_not_see_itself_unless_it_enters_itself():
    class Twice(TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.depths = []
            self.depth = 0

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.depths.append(self.depth)
            if self.depth == 2:
                return func(*args, **(kwargs or {}))
            self.depth += 1
            with self:
                return func(*args, **(kwargs or {}))

    with Twice() as mode:
        tt.sin(tt.ones(2))
    assert mode.depths == [0, 1, 2, 2]


def test_in_place_operators_return_the_tensor_that_they_wrote_to():
    x, out = tt.ones(2), tt.empty(2)
    with Returns(tt.zeros(2)):
        assert x.add_(1) is x
        assert tt.add(x, x, out=out) is out


def test_a_mode_may_change_results_and_autograd_goes_on():
    class Doubles(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            result = func(*args, **(kwargs or {}))
            return result * 2 if str(func) == "aten.sin.default" else result

    x = tt.ones(2, requires_grad=True)
    with Doubles():
        y = x.sin()
    assert y.grad_fn.name() == "SinBackward0"
    assert tt.equal(y, 2 * x.detach().sin())


def test_disable_current_modes():
    with Log() as outer, Log() as inner:
        with _disable_current_modes() as old:
            assert old == [inner, outer] and stack_len() == 0
            tt.ones(2)
        assert _get_current_dispatch_mode() is inner
    assert outer.calls == inner.calls == []


def test_flags_of_being_in_a_mode():
    assert not _python_dispatch.is_in_torch_dispatch_mode()
    with Log():
        assert _python_dispatch.is_in_torch_dispatch_mode()
        assert _python_dispatch.any_torch_dispatch_mode_on_stack()
    assert not _python_dispatch.is_in_torch_dispatch_mode()


def test_a_mode_that_raises_leaves_everything_as_before():
    class Raises(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise KeyError(str(func))

    x = tt.ones(2)
    with Log() as outer:
        included = get_local_keys()
        with Raises() as mode:
            with pytest.raises(KeyError, match=r"aten.sin.default"):
                x.sin()
            assert _get_current_dispatch_mode() is mode
            assert get_local_keys() == included
        with pytest.raises(KeyError), Raises():
            x.sin()
        assert _get_current_dispatch_mode() is outer
        x.cos()
    assert outer.calls == ["aten.cos.default"]


def test_handlers_run_below_autograd():
    class Keys(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.included = str(_C._dispatch_tls_local_include_set())
            self.excluded = str(_C._dispatch_tls_local_exclude_set())
            return func(*args, **(kwargs or {}))

    with Keys() as mode:
        tt.ones(2, requires_grad=True).sin()
        outside = str(_C._dispatch_tls_local_include_set())
    assert outside == "DispatchKeySet(BackendSelect, Python, ADInplaceOrView, PythonTLSSnapshot)"
    assert mode.included == "DispatchKeySet(BackendSelect, ADInplaceOrView)"
    for key in ("Functionalize", "ADInplaceOrView", "AutogradOther", "AutogradCPU", "PythonTLSSnapshot"):
        assert key in mode.excluded


def test_reentrant_dispatch_starts_above_autograd_again():
    class Grad(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            if str(func) != "aten.sin.default":
                return func(*args, **(kwargs or {}))
            with tt.overrides.enable_reentrant_dispatch():
                x = args[0].detach().requires_grad_()
                (self.grad,) = tt.autograd.grad(x.sin().sum(), x)
            return func(*args)

    x = tt.tensor([0.5])
    with Grad() as mode:
        x.sin()
    assert tt.equal(mode.grad, x.cos())


RETURNS = [
    (3, lambda x: x + x, RuntimeError, "Unable to cast 3 to Tensor"),
    ("a", lambda x: x.add_(1), RuntimeError, "Unable to cast a to Tensor"),
    (3, lambda x: x.max(0), RuntimeError, "Object of type 'int' is not an instance of 'sequence'"),
    (
        3,
        lambda x: x.unbind(),
        RuntimeError,
        "Unable to cast Python instance of type <class 'int'> to C++ type '?' (#define PYBIND11_DETAILED_ERROR_MESSAGES or "
        "compile in debug mode for details)",
    ),
    (NotImplemented, lambda x: x + x, TypeError, "unsupported operand type(s) for +: 'Tensor' and 'Tensor'"),
    (
        NotImplemented,
        lambda x: x.max(0),
        TypeError,
        "Multiple dispatch failed for 'torch._ops.aten.max.dim'; all __torch_dispatch__ handlers returned NotImplemented:"
        "\n\n  - mode object Returns()\n\nFor more information, try re-running with TORCH_LOGS=not_implemented",
    ),
]


@pytest.mark.parametrize("value, call, error, text", RETURNS)
def test_wrong_results_are_refused_in_pytorchs_words(value, call, error, text):
    x = tt.ones(2)
    with Returns(value), pytest.raises(error) as caught:
        call(x)
    said, _, whose = str(caught.value).partition("\n  in ")
    assert said == text
    if error is RuntimeError:
        assert whose.startswith("__torch_dispatch__ of mode object Returns(), called for aten.")


@pytest.mark.parametrize("value, call, error, text", RETURNS)
def test_pytorch_says_the_same(value, call, error, text, torch):

    class TorchReturns(torch.utils._python_dispatch.TorchDispatchMode):
        __torch_dispatch__ = Returns.__torch_dispatch__
        __repr__ = Returns.__repr__

    mode = TorchReturns()
    mode.value = value
    x = torch.ones(2)
    with mode, pytest.raises(error) as caught:
        call(x)
    assert str(caught.value) == text


def test_recursion_of_a_handler_into_itself_is_reported_as_such():
    class Endless(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            with self:
                return func(*args, **(kwargs or {}))

        def __repr__(self):
            return "Endless()"

    x = tt.ones(2)
    with (
        Endless(),
        pytest.raises(RecursionError, match=r"mode object Endless\(\), called for aten\.sin\.default: does"),
    ):
        x.sin()


def test_backward_of_a_forward_pass_outside_is_seen():
    x = tt.ones(2, requires_grad=True)
    loss = x.exp().sum()
    assert seen(loss.backward) == [
        "aten.ones_like.default", "aten.expand.default", "aten.detach.default", "aten.mul.Tensor", "aten.detach.default",
    ]  # fmt: skip


def test_the_computed_table_has_the_python_keys():
    table = tt.ops.aten.sin.default._handle.entry.dump_computed_table()
    assert "\nPython: registered at aten/core/python/python_fallback_kernel.py [backend fallback]\n" in table
    assert "\nPythonTLSSnapshot: registered at aten/core/python/python_fallback_kernel.py [backend fallback]\n" in table


def test_handlers_see_the_grad_mode_of_the_caller_and_sizes_as_lists():
    """As in PyTorch: below autograd nothing is recorded, but the mode that the caller chose is the one they read."""
    seen = []

    class Looks(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append((str(func), tt.is_grad_enabled(), [type(arg).__name__ for arg in args[1:]]))
            with tt.enable_grad():
                assert not (args[0] * 2).requires_grad
            return func(*args, **(kwargs or {}))

    x = tt.ones(6, requires_grad=True)
    with Looks():
        x.view(tt.Size((2, 3)))
        with tt.no_grad():
            x.exp()
    assert seen == [("aten.view.default", True, ["list"]), ("aten.exp.default", False, [])]


COMPOSITE = [
    lambda torch, x: torch.cosine_similarity(x, x),
    lambda torch, x: torch.quantile(x, 0.5),
    lambda torch, x: torch.quantile(x, torch.tensor([0.2, 0.5]), dim=0),
    lambda torch, x: torch.nanquantile(x, 0.5),
    lambda torch, x: torch.trapezoid(x, dx=2.0),
    lambda torch, x: torch.trapezoid(x, x),
    lambda torch, x: torch.isclose(x, x),
    lambda torch, x: torch.isfinite(x),
    lambda torch, x: torch.nanmean(x),
    lambda torch, x: torch.nn.functional.one_hot(torch.tensor([0, 1])),
    lambda torch, x: torch.nn.functional.alpha_dropout(x, 0.5, True),
    lambda torch, x: torch.logdet(x),
    lambda torch, x: torch.where(x > 0, x, 0.0),
    lambda torch, x: torch.svd_lowrank(x, 2),
    lambda torch, x: torch.std(x.requires_grad_()).backward(),
]


@pytest.mark.parametrize("number", range(len(COMPOSITE)))
def test_a_composite_call_is_made_of_pytorchs_operators(same, number):
    def program(torch):
        log = []
        dispatch = importlib.import_module(f"{torch.__name__}.utils._python_dispatch")

        class Log(dispatch.TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                log.append(str(func))
                return func(*args, **(kwargs or {}))

        x = torch.eye(3) + 1
        with Log():
            COMPOSITE[number](torch, x)
        return log

    same(program)
