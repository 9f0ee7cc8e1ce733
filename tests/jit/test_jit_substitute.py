"""Kernels for which NumPy answers while another process compiles them."""

import base64
import functools
import os
import pickle
import sys
import time

import pytest

import tinytensor as tt
from tinytensor.kernel_compiler import ahead, at_once, claims, kernel, mode, shim_runner
from tinytensor.kernel_compiler.kernel import Waiting
from tinytensor.kernel_compiler.pointers import ptr_float32
from tinytensor.kernel_compiler.substitute import Substitute, in_python, kernel_of_word

pytestmark = [
    pytest.mark.skipif(mode() != "shim", reason="only the shim's code is stored"),
    pytest.mark.skipif(claims.fcntl is None, reason="no locks of bytes on this system"),
]

ON = {"TINYTENSOR_COMPILE_AHEAD": "1"}
# On a machine with one processor the second process is not started, so two are pretended.
BEGIN = """
from tinytensor.kernel_compiler import ahead
ahead._processors = lambda: 2
import glob, time
import tinytensor as tt
from tinytensor.kernel_compiler.status import stats
from tinytensor.kernel_compiler.kernel import Waiting

def wait_for(kernel):
    for _ in range(2400):
        if glob.glob(f"{stats()['store']}/{kernel}*"):
            return
        time.sleep(0.05)
    raise TimeoutError(kernel)
"""


@pytest.mark.slow
def test_first_calls_wait_for_no_compiler(run_python, tmp_path):
    printed = run_python(
        BEGIN
        + """
import sys
a, b = tt.arange(6.0), tt.ones(2, 3)
tt.manual_seed(0)
first = [a.reshape(2, 3) + b, b * 2, a > 2, a.double(), tt.rand(2, 3), tt.randn(20), (a - 3).sqrt()]
print(stats()["compiled"], "numba" in sys.modules)
tt.manual_seed(0)
wait_for("normal_float32")
wait_for("sqrt_float32")
again = [a.reshape(2, 3) + b, b * 2, a > 2, a.double(), tt.rand(2, 3), tt.randn(20), (a - 3).sqrt()]
print(all(tt.equal(x.nan_to_num(7), y.nan_to_num(7)) for x, y in zip(first, again)))
print(stats()["hits"] > 0)
""",
        TINYTENSOR_CACHE_DIR=str(tmp_path),
        **ON,
    ).stdout.split()
    assert printed == ["0", "False", "True", "True"]


@pytest.mark.slow
def test_a_machine_with_one_processor_compiles_what_is_called_often(run_python, tmp_path):
    printed = run_python(
        BEGIN
        + """
ahead._processors = lambda: 1
x = tt.arange(4.0) * 3
print(stats()["compiled"])
for _ in range(1000):
    y = x * 3
print(stats()["compiled"] > 0, y.tolist())
""",
        TINYTENSOR_CACHE_DIR=str(tmp_path),
        **ON,
    ).stdout
    assert printed == "0\nTrue [0.0, 9.0, 18.0, 27.0]\n"


@pytest.mark.slow
def test_orders_are_compiled_after_the_end_of_the_first_process(run_python, tmp_path):
    run_python(BEGIN + "tt.ones(4) * 3", TINYTENSOR_CACHE_DIR=str(tmp_path), **ON)
    run_python(BEGIN + 'wait_for("mul_float32")', TINYTENSOR_CACHE_DIR=str(tmp_path), TINYTENSOR_COMPILE_AHEAD="0")


@pytest.mark.slow
def test_a_plan_takes_the_kernel_when_it_is_there(run_python, tmp_path):
    printed = run_python(
        BEGIN
        + """
from tinytensor.aten.native.pointwise import unary_ops
x = tt.arange(4.0)
runs = []
for _ in range(2):
    x.neg()
    plan = unary_ops.neg_meta(None, x)
    runs.append(type(plan.run) is Waiting)
    wait_for("neg_float32")
    x.neg()
    runs.append(type(plan.run) is Waiting)
print(runs)
""",
        TINYTENSOR_CACHE_DIR=str(tmp_path),
        **ON,
    ).stdout
    assert printed == "[True, False, False, False]\n"


# ---- one kernel, and a second process that is only pretended ------------------------------------------------------------


def scale(lo, hi, out, a, alpha):
    o, x = ptr_float32(out), ptr_float32(a)
    for i in range(lo, hi):
        o[i] = x[i] * alpha


@pytest.fixture
def ordered(monkeypatch, tmp_path):
    """A kernel that is not in the store, the calls of its substitute, and the pipe of the second process."""
    monkeypatch.setenv(ahead.SWITCH, "1")
    arguments()  # its kernels are none of those that are ordered below
    read, write = os.pipe()
    calls = []
    monkeypatch.setattr(ahead, "start", lambda directory: None)
    monkeypatch.setattr(ahead, "_pipe", write)
    monkeypatch.setattr(ahead, "_met", [])
    substitute = Substitute(lambda *args: calls.append(args), (print, "order"), lambda *args: args[-1] == 2, 100)
    # The key makes it another kernel in each run, so that it is in nobody's store.
    made = kernel(scale, "iif", name="scale_ordered", key=(str(tmp_path), time.time_ns()), substitute=substitute)
    yield made, calls, read
    os.close(read)
    if ahead._pipe is not None:
        os.close(write)


def arguments():
    x = tt.arange(4.0)
    out = tt.empty(4)
    return out, (4, out.data_ptr(), x.data_ptr())


def test_it_is_ordered_once_and_answers(ordered):
    k, calls, read = ordered
    _, args = arguments()
    for _ in range(3):
        assert type(k.serial) is Waiting
        k.serial(*args, 2.0)
    k.parallel(*args, 2.0)
    assert calls == [(*args, 2.0)] * 4
    met, order, end = os.read(read, 1000).decode().split("\n")
    assert met == "scale_ordered" and end == ""
    assert pickle.loads(base64.b64decode(order.removeprefix(ahead.ORDER))) == (print, "order")


@pytest.mark.parametrize("why", ["inexact", "large", "often", "switched off"])
def test_when_the_kernel_is_compiled_here(ordered, why, monkeypatch):
    k, calls, _ = ordered
    waiting = k.serial
    out, args = arguments()
    taken = []
    waiting.replace = taken.append
    n, alpha = args[0], 2.0
    if why == "inexact":
        alpha = 3.0
    elif why == "large":
        k.substitute = k.substitute._replace(most=3)
    elif why == "often":
        k.substituted = 1.0  # seconds
    else:
        monkeypatch.setenv(ahead.SWITCH, "0")
        monkeypatch.setattr(ahead, "_alone", False)
    waiting(n, *args[1:], alpha)
    assert not calls
    assert out.tolist() == [0.0, alpha, 2 * alpha, 3 * alpha]
    assert taken == [k.serial] and type(k.serial) is not Waiting
    waiting(n, *args[1:], 2.0)  # whoever has kept it goes on as well
    assert not calls
    assert out.tolist() == [0.0, 2.0, 4.0, 6.0]


def test_calls_that_wait_for_their_kernel(ordered):
    k, calls, _ = ordered
    waiting = k.serial
    out, args = arguments()
    with at_once():
        assert type(k.serial) is not Waiting
        waiting(*args, 2.0)
    assert not calls and out.tolist() == [0.0, 2.0, 4.0, 6.0]


def test_a_process_that_has_ended_is_noticed(monkeypatch):
    read, write = os.pipe()
    monkeypatch.setattr(ahead, "_pipe", write)
    assert ahead._is_alive()
    os.close(read)
    assert not ahead._is_alive()
    ahead.order("word")


@functools.cache
def scaled(key):
    return kernel(scale, "iif", name="scale_in_python", key=key, substitute=in_python(scaled, key))


def test_the_loop_itself_answers(ordered, tmp_path):
    k = scaled((str(tmp_path), time.time_ns()))
    assert kernel_of_word(k.substitute.order_as_word()) is k
    out, args = arguments()
    assert type(k.serial) is Waiting
    k.serial(*args, 2.0)
    assert out.tolist() == [0.0, 2.0, 4.0, 6.0]
    assert k.substituted > 0
    assert type(k.parallel) is not Waiting


def test_plans_that_may_have_kept_it_are_made_anew(ordered, monkeypatch):
    k, calls, _ = ordered
    waiting, forgotten = k.serial, []
    monkeypatch.setattr(sys.modules["tinytensor.kernel_compiler.kernel"], "forget_plans", lambda: forgotten.append(1))
    _, args = arguments()
    k.substituted = 1.0
    for _ in range(3):
        waiting(*args, 2.0)
    assert not calls and forgotten == [1]


def test_without_a_second_process(monkeypatch, ordered):
    k, calls, _ = ordered
    monkeypatch.setattr(ahead, "_pipe", None)
    _, args = arguments()
    k.serial(*args, 2.0)
    assert calls == [(*args, 2.0)]


def test_a_kernel_of_ones_own_is_not_taken_for_ours():
    from tinytensor.aten.native.cpu import loops
    from tinytensor.aten.native.pointwise.ufunc import arithmetic
    from tinytensor.aten.native.ufunc._typing import PerDtype
    from tinytensor.c10.scalar_type import float32

    def mul(a, b):
        return a * b + a

    for functor in (mul, PerDtype(arithmetic.mul, float32=mul)):
        own = loops.LoopKernel(functor, 2, name="mul")
        assert own.specialize(float32, (float32, float32), float32, True).substitute is None
    ours = loops.ordered("mul", float32, (float32, float32), float32, ())
    assert ours.substitute is not None
    assert shim_runner._key(ours) != shim_runner._key(own.specialize(float32, (float32, float32), float32, True))
