"""Handlers, kernels and fallbacks that fail: the error says whose fault it is, and nothing stays behind."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.c10 import python_torch_function_tls, torch_dispatch_mode_tls
from tinytensor.c10.dispatch_key_set import tensor_key_set
from tinytensor.c10.local_dispatch_key_set import get_local_keys, state
from tinytensor.library import Library, _scoped_library, custom_op
from tinytensor.nn.functional import relu
from tinytensor.overrides import TorchFunctionMode
from tinytensor.utils import _python_dispatch
from tinytensor.utils._python_dispatch import TorchDispatchMode

Tensor = tt.Tensor


def situation():
    """Everything that a handler could leave behind in this thread."""
    return (
        get_local_keys(),
        torch_dispatch_mode_tls.get_stack(),
        python_torch_function_tls.get_stack(),
        _python_dispatch.is_in_torch_dispatch_mode(),
        _python_dispatch.is_in_torch_dispatch_mode(include_infra_modes=False),
        sorted(map(str, state.dirty)),
    )


@pytest.fixture(autouse=True)
def nothing_stays_behind():
    before = situation()
    yield
    assert situation() == before
    assert (tt.ones(2, requires_grad=True) * 2).grad_fn.name() == "MulBackward0"


class Stop(Exception):
    """A user's own exception."""


class Pass(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(str(func))
        return func(*args, **(kwargs or {}))


class PassFunction(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


# ---- where an exception may come from: each of these runs `act()` in the middle of a call -----------------------------


def in_mode(act):
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            act()

    with Mode():
        tt.ones(2).sin()


def in_mode_with_grad(act):
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            act()

    x = tt.ones(2, requires_grad=True)
    with Pass(), Mode(), Pass():
        x.sin()


def in_mode_entered_by_a_handler(act):
    """Entered, never left."""

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            torch_dispatch_mode_tls.push_mode(Pass())
            python_torch_function_tls.push_mode(PassFunction())
            act()

    stack = python_torch_function_tls.get_stack()
    try:
        with Mode():
            tt.ones(2).sin()
    finally:
        python_torch_function_tls.set_stack(stack)  # a dispatch mode knows about modes of its own kind only


def in_mode_that_took_another_off(act):
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            torch_dispatch_mode_tls.pop_mode()
            act()

    with Pass(), Mode():
        try:
            tt.ones(2).sin()
        finally:
            assert len(torch_dispatch_mode_tls.get_stack()) == 2


def without_modes(act):
    with Pass(), _python_dispatch._disable_current_modes():
        act()


def in_subclass(act):
    class Sub(Tensor):
        __torch_function__ = tt._C._disabled_torch_function_impl

        @staticmethod
        def __new__(cls):
            return Tensor._make_wrapper_subclass(cls, (2,), requires_grad=True)

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            act()

    Sub().exp()


def in_function_mode(act):
    class Mode(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            act()

    with PassFunction(), Mode():
        tt.ones(2)


def in_function_mode_of_python(act):
    class Mode(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            python_torch_function_tls.push_mode(PassFunction())
            act()

    with Mode():
        relu(tt.ones(2))


def in_function_subclass(act):
    class Sub(Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            act()

    tt.ones(2).as_subclass(Sub).sin()


def in_kernel(key):
    def run(act):
        with _scoped_library("bh", "DEF") as lib:
            lib.define("f(Tensor x) -> Tensor")
            lib.impl("f", lambda x: act(), key)
            with Pass():
                tt.ops.bh.f(tt.ones(2, requires_grad=True))

    return run


def in_fallback(act):
    everything = Library("_", "IMPL")
    everything.fallback(lambda op, *args, **kwargs: act(), "PrivateUse1")
    try:
        dispatcher.find_op("aten::sin").redispatch(tensor_key_set("privateuseone"), tt.ones(2))
    finally:
        everything._destroy()


def in_custom_op(part):
    def run(act):
        @custom_op("bh_custom::f", mutates_args=())
        def f(x: Tensor) -> Tensor:
            return act() if part == "kernel" else x.clone()

        f.register_fake(lambda x: act() if part == "fake" else tt.empty_like(x))
        f.register_autograd(
            lambda ctx, grad: act() if part == "backward" else grad,
            setup_context=lambda ctx, inputs, output: act() if part == "setup_context" else None,
        )
        if part == "fake":
            f(tt.ones(2, device="meta"))
        f(tt.ones(2, requires_grad=True)).sum().backward()

    return run


PLACES = {
    "mode": in_mode,
    "mode with grad": in_mode_with_grad,
    "mode that entered another": in_mode_entered_by_a_handler,
    "mode that took another off": in_mode_that_took_another_off,
    "without modes": without_modes,
    "subclass": in_subclass,
    "function mode": in_function_mode,
    "function mode, python": in_function_mode_of_python,
    "function subclass": in_function_subclass,
    "kernel at CPU": in_kernel("CPU"),
    "kernel at Autograd": in_kernel("Autograd"),
    "composite kernel": in_kernel("CompositeImplicitAutograd"),
    "fallback": in_fallback,
    **{f"custom op, {part}": in_custom_op(part) for part in ("kernel", "fake", "setup_context", "backward")},
}


@pytest.mark.parametrize(
    "error", [Stop, KeyboardInterrupt, SystemExit, GeneratorExit, StopIteration, NotImplementedError]
)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_raised_comes_out_and_all_is_as_before(place, error):
    def act():
        raise error("on purpose")

    with pytest.raises((error, RuntimeError), match="on purpose"):
        PLACES[place](act)


@pytest.mark.parametrize("place", PLACES)
def test_in_another_thread(place):
    caught = []

    def act():
        raise Stop

    def run():
        before = situation()
        try:
            PLACES[place](act)
        except (Stop, RuntimeError) as error:
            caught.append(error)
        assert situation() == before
        caught.append("as before")

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert caught[1:] == ["as before"]


def test_an_outer_mode_may_catch_what_an_inner_one_raised():
    class Catches(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            try:
                with Raises():
                    return func(*args, **(kwargs or {}))
            except Stop:
                assert _python_dispatch._get_current_dispatch_mode() is outer
                return func(*args, **(kwargs or {}))

    class Raises(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise Stop

    with Pass() as outer, Catches():
        assert tt.zeros(2).cos().tolist() == [1.0, 1.0]
    assert outer.seen == ["aten.zeros.default", "aten.cos.default"]


# ---- __enter__ and __exit__ that raise -------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [TorchDispatchMode, TorchFunctionMode])
@pytest.mark.parametrize("late", [False, True])
def test_a_mode_that_cannot_be_entered(base, late):
    class Mode(base):
        def __enter__(self):
            if late:
                super().__enter__()
            raise Stop

    with Pass() as outer:
        with pytest.raises(Stop), Mode():
            pytest.fail("never gets here")
        assert _python_dispatch._get_current_dispatch_mode() is outer
        assert _python_dispatch.is_in_torch_dispatch_mode()


@pytest.mark.parametrize("base", [TorchDispatchMode, TorchFunctionMode])
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("inside", [None, Stop])
def test_a_mode_that_cannot_be_left(base, late, inside):
    class Mode(base):
        def __exit__(self, *exc_info):
            if late:
                super().__exit__(*exc_info)
            raise ZeroDivisionError

    with Pass() as outer:
        with pytest.raises(ZeroDivisionError), Mode():
            if inside:
                raise inside
        assert _python_dispatch._get_current_dispatch_mode() is outer


def test_a_guarded_enter_is_still_the_users():
    class Mode(TorchDispatchMode):
        def __enter__(self):
            """Counts."""
            self.entered = True
            return super().__enter__()

    class Derived(Mode):
        def __enter__(self):
            return "other", super().__enter__()

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    assert Mode.__enter__.__doc__ == "Counts."
    mode = Derived()
    with mode as (word, itself):
        assert (word, itself) == ("other", mode) and mode.entered


# ---- generators ------------------------------------------------------------------------------------------------------


def steps(mode):
    with mode:
        yield tt.ones(2).exp()
        yield tt.ones(2).sin()


@pytest.mark.parametrize("how", ["close", "throw", "exhaust", "collect"])
def test_a_mode_inside_a_generator(how):
    mode = Pass()
    generator = steps(mode)
    next(generator)
    assert _python_dispatch._get_current_dispatch_mode() is mode  # a block is a block, also while it is suspended
    if how == "close":
        generator.close()
    elif how == "throw":
        with pytest.raises(KeyboardInterrupt):
            generator.throw(KeyboardInterrupt)
    elif how == "exhaust":
        list(generator)
    else:
        del generator
    assert torch_dispatch_mode_tls.stack_len() == 0
    assert mode.seen[:2] == ["aten.ones.default", "aten.exp.default"]


def test_a_handler_that_is_a_generator_by_mistake():
    class Yields(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            yield func(*args)

        def __repr__(self):
            return "Yields()"

    with (
        Yields(),
        pytest.raises(RuntimeError, match=r"Unable to cast <generator .*\n  in .*Yields\(\), called for aten.ones"),
    ):
        tt.ones(2)


# ---- results ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "call", "words"),
    [
        (3, lambda x: x.exp(), "Unable to cast 3 to Tensor"),
        ("no", lambda x: x.exp_(), "Unable to cast no to Tensor"),
        (None, lambda x: x.max(0), "Object of type 'NoneType' is not an instance of 'sequence'"),
        ((1, 2, 3), lambda x: x.max(0), "to return 2 results but it returned 3."),
        ([tt.zeros(1)], lambda x: x.max(0), "to return 2 results but it returned 1."),
        ((tt.zeros(1), "b"), lambda x: x.max(0), "Unable to cast b to Tensor"),
        ([1], lambda x: x.split(1), "Unable to cast 1 to Tensor"),
    ],
)
def test_wrong_results_name_the_handler_and_the_operator(value, call, words):
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return value

        def __repr__(self):
            return "Mode()"

    class Sub(Tensor):
        __torch_function__ = tt._C._disabled_torch_function_impl

        @staticmethod
        def __new__(cls):
            return Tensor._make_wrapper_subclass(cls, (2,))

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return value

    x = tt.ones(2)
    with Mode(), pytest.raises(RuntimeError) as caught:
        call(x)
    first, second = str(caught.value).split("\n")
    assert words in first and second.startswith("  in __torch_dispatch__ of mode object Mode(), called for aten.")
    with pytest.raises(RuntimeError) as caught:
        call(Sub())
    first, second = str(caught.value).split("\n")
    assert words in first and second.startswith("  in __torch_dispatch__ of tensor subclass <class '")


def test_a_handler_that_forgets_to_return():
    """As in PyTorch, None comes back, with and without autograd above; what was written to comes back anyway."""
    seen = []

    class Forgets(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            func(*args, **(kwargs or {}))

    class AsksForgetful(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            assert func(*args, **(kwargs or {})) is None
            return tt.ones(1)

    x, g = tt.ones(2, 2), tt.ones(2, 2, requires_grad=True)
    with Forgets():
        calls = [
            tt.Tensor.exp,
            lambda t: t * 2,
            tt.Tensor.t,
            lambda t: t[0],
            tt.Tensor.detach,
            lambda t: tt.cat([t, t]),
        ]
        assert [call(t) for call in calls for t in (x, g)] == [None] * 12
        assert tt.ones(2) is None
        assert x.add_(1) is x
        assert x.equal(x) is False
    assert len(seen) == 15
    with Forgets(), AsksForgetful():
        assert (g * 2) is None  # what AsksForgetful makes is asked about as well


@pytest.mark.parametrize(
    ("value", "call", "said"),
    [
        (3, lambda x: x.equal(x), True),
        (0.0, lambda x: x.equal(x), False),
        ("a", lambda x: x.equal(x), "Unable to cast Python instance of type <class 'str'> to C++ type '?'"),
        ([1], lambda x: x.equal(x), "Unable to cast Python instance of type <class 'list'> to C++ type '?'"),
        (tt.ones(1), lambda x: x.equal(x), "Unable to cast Python instance of type <class "),
        (2, lambda x: x.sum().item(), 2),
        (None, lambda x: x[0].item(), "Cannot cast None to number"),
        ("a", lambda x: x[0].item(), "Cannot cast a to number"),
        (tt.ones(1), lambda x: x[0].item(), "Cannot cast tensor([1.]) to number"),
    ],
)
def test_results_that_are_no_tensors(value, call, said):
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            wanted = str(func) in ("aten.equal.default", "aten._local_scalar_dense.default")
            return value if wanted else func(*args, **(kwargs or {}))

    with Mode():
        if isinstance(said, str):
            with pytest.raises(RuntimeError) as caught:
                call(tt.ones(2))
            assert str(caught.value).startswith(said)
        else:
            got = call(tt.ones(2))
            assert got == said and type(got) is type(said)


def test_a_mode_that_cannot_be_printed():
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return 3

        def __repr__(self):
            raise Stop

    with (
        Mode(),
        pytest.raises(RuntimeError, match=r"in __torch_dispatch__ of mode object of type Mode, called for aten\.ones"),
    ):
        tt.ones(2)


# ---- schemas ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "line", "column"),
    [
        (lambda lib: lib.define("f(Tenso x) -> Tensor"), "f(Tenso x) -> Tensor", 2),
        (lambda lib: tt.library.define("bh::g", "(Tensor x, int) -> Tensor"), "g(Tensor x, int) -> Tensor", 15),
        (
            lambda lib: custom_op("bh::h", lambda x: x, mutates_args=(), schema="(Tensor x; int y) -> Tensor"),
            "h(Tensor x; int y) -> Tensor",
            10,
        ),
    ],
)
def test_schemas_with_a_fault_point_at_the_column(make, line, column):
    with _scoped_library("bh", "FRAGMENT") as lib, pytest.raises(RuntimeError) as caught:
        make(lib)
    _, shown, mark = str(caught.value).strip("\n").split("\n")
    assert shown == line and mark.index("~") == column and mark.endswith("<--- HERE")
    assert not [name for name in dispatcher.get_all_op_names() if name.name.startswith("bh::")]


# ---- recursion -------------------------------------------------------------------------------------------------------


class Endless(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        with self:
            return func(*args, **(kwargs or {}))

    def __repr__(self):
        return "Endless()"


class EndlessFunction(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        with self:
            return func(*args, **(kwargs or {}))

    def __repr__(self):
        return "EndlessFunction()"


class EndlessSubclass(Tensor):
    __torch_function__ = tt._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls):
        return Tensor._make_wrapper_subclass(cls, (2,))

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class EndlessFunctionSubclass(Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


def recurse_in_mode(x):
    with Endless():
        x.sin()


def recurse_in_function_mode(x):
    with EndlessFunction():
        x.sin()


def recurse_in_python_function(x):
    with EndlessFunction():
        relu(x)


def recurse_in_both(x):
    with Endless(), EndlessFunction():
        x.sin()


def recurse_in_kernel(key, x):
    with _scoped_library("bh", "DEF") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: tt.ops.bh.f(x), key)
        tt.ops.bh.f(x)


def recurse_in_fallback(x):
    everything = Library("_", "IMPL")
    keys = tensor_key_set("privateuseone")
    everything.fallback(
        lambda op, x: dispatcher.find_op(op.name().partition(".")[0]).redispatch(keys, x), "PrivateUse1"
    )
    try:
        dispatcher.find_op("aten::relu").redispatch(keys, x)
    finally:
        everything._destroy()


RECURSIONS = {
    "mode": (recurse_in_mode, "__torch_dispatch__ of mode object Endless(), called for aten.sin.default: does the"),
    "function mode": (
        recurse_in_function_mode,
        "__torch_function__ of mode object EndlessFunction(), called for sin: does",
    ),
    "python": (
        recurse_in_python_function,
        "__torch_function__ of mode object EndlessFunction(), called for relu: does",
    ),
    "subclass": (
        lambda x: EndlessSubclass().exp(),
        f"__torch_dispatch__ of tensor subclass {EndlessSubclass}, called for aten.exp.default: does",
    ),
    "function subclass": (
        lambda x: x.as_subclass(EndlessFunctionSubclass).sin(),
        f"__torch_function__ of tensor subclass {EndlessFunctionSubclass}, called for sin: does",
    ),
    "both": (recurse_in_both, "__torch_"),
    "kernel": (lambda x: recurse_in_kernel("CPU", x), f"the kernel of bh::f at CPU, registered at {__file__}:"),
    "composite kernel": (
        lambda x: recurse_in_kernel("CompositeImplicitAutograd", x),
        "the kernel of bh::f at CompositeImplicitAutograd, registered at",
    ),
    "autograd kernel": (lambda x: recurse_in_kernel("Autograd", x), "the kernel of bh::f at Autograd, registered at"),
    "fallback": (recurse_in_fallback, "the fallback for aten::relu, PrivateUse1, registered at"),
}


@pytest.mark.parametrize("name", RECURSIONS)
def test_recursion_of_a_handler_into_itself_is_reported_as_such(name):
    run, whose = RECURSIONS[name]
    for x in (tt.ones(2), tt.ones(2, requires_grad=True)):
        with pytest.raises(RecursionError) as caught:
            run(x)
        assert str(caught.value).startswith(f"maximum recursion depth exceeded in {whose}")


def deeper(frames, run):
    """`run()` with that many of Python's frames above it."""
    return run() if frames == 0 else deeper(frames - 1, run)


@pytest.mark.parametrize("name", ["mode", "function mode", "subclass", "both", "CPU", "Autograd"])
def test_nothing_stays_behind_wherever_pythons_own_limit_strikes(name):
    x = tt.ones(2, requires_grad=True)
    before = situation()
    here = len(list(frames_of(sys._getframe())))
    with _scoped_library("bh", "DEF") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: tt.ops.bh.f(x), name if name in ("CPU", "Autograd") else "Meta")
        run = RECURSIONS[name][0] if name in RECURSIONS else tt.ops.bh.f
        for left in range(20, 140, 7):
            with pytest.raises(RecursionError):
                deeper(sys.getrecursionlimit() - here - left, lambda: run(x))
            assert situation() == before, left


def frames_of(frame):
    while frame is not None:
        yield frame
        frame = frame.f_back


LIMITS = """
import sys, threading
sys.path[:0] = [{folder!r}]
import test_bad_handlers as bad
import tinytensor as tt

def run():
    before = bad.situation()
    for name, (recurse, whose) in bad.RECURSIONS.items():
        for x in (tt.ones(2), tt.ones(2, requires_grad=True)):
            try:
                recurse(x)
            except RecursionError as error:
                assert str(error).startswith("maximum recursion depth exceeded in " + whose), error
                assert bad.situation() == before
                print("fine")

sys.setrecursionlimit(1_000_000)
run()
threading.stack_size(512 * 1024)
thread = threading.Thread(target=run)
thread.start()
thread.join()
"""


def test_with_a_high_limit_and_in_a_small_thread():
    """Where Python's limit is far away the C stack ends first, and with it the process."""
    script = LIMITS.format(folder=str(__file__).rpartition("/")[0])
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.split() == ["fine"] * 4 * len(RECURSIONS)


def test_handlers_may_be_many_deep_when_they_end():
    """Thirty modes, each asked by the one inside of it."""
    from contextlib import ExitStack

    modes = [Pass() for _ in range(30)]
    with ExitStack() as stack:
        for mode in modes:
            stack.enter_context(mode)
        tt.ones(2)
    assert [mode.seen for mode in modes] == [["aten.ones.default"]] * 30
