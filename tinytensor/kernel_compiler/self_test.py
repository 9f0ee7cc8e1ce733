"""Is the shim to be trusted here? One tiny kernel is made and called before any other.

Where the shim has a history (Linux on x86-64) the test runs in this process: it catches what would give wrong results
or no kernel at all. Elsewhere a mistake might crash, so the test first runs in a child process; when it has passed,
that is noted in the object store, under the key of the kernel that was tested.
"""

import ctypes
import os
import platform
import subprocess
import sys
from collections.abc import Callable

from tinytensor.kernel_compiler import ahead, native_code, shim_runner
from tinytensor.kernel_compiler.object_store import ObjectCode, store
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

_PROVEN_PLATFORMS = {("linux", "x86_64")}
_IN_CHILD = "TINYTENSOR_JIT_SELF_TEST"
_CHILD_SECONDS = 120
_CALLS = 64


def _probe(lo, hi, integers, singles, doubles, i, f, d):
    integers, singles, doubles = ptr_int64(integers), ptr_float32(singles), ptr_float64(doubles)
    for at in range(lo, hi):
        integers[at] += i
        singles[at] += f
        doubles[at] += d


_KINDS = "iiiifd"
_SYMBOL = "tt_self_test"


def failure() -> str | None:
    """Why the shim should not be used in this process; None if it works."""
    proven = (sys.platform, platform.machine().lower()) in _PROVEN_PLATFORMS or _IN_CHILD in os.environ
    try:
        if not proven:
            reason = _failure_in_child()
            if reason:
                return reason
        return check()
    except Exception as error:
        return f"the self-test of compiled calls failed: {type(error).__name__}: {error}"


def check() -> str | None:
    """Make the kernel, call it in every form, rightly and wrongly."""
    addresses = native_code.load(
        "self_test",
        _key(),
        (_SYMBOL,),
        lambda compiler: compiler.compile_loop(_probe, _KINDS, _SYMBOL, frozenset()),
    )
    for call in shim_runner.bound_builtins("self_test", _KINDS, addresses[_SYMBOL], grain=2):
        wrong = _misbehaviour(call)
        if wrong:
            return f"the self-test of compiled calls failed: {wrong}"
    return None


def _misbehaviour(call: Callable) -> str | None:
    integers, singles, doubles = (ctypes.c_int64 * 4)(1, -1, 2, 9), (ctypes.c_float * 4)(), (ctypes.c_double * 4)()
    at = [ctypes.addressof(cells) for cells in (integers, singles, doubles)]
    # -1 is also how the C API reports an error, so it is passed on purpose. The fourth integer lies behind the end and must
    # stay as it is.
    for _ in range(3):
        if call(3, *at, -1, -1.0, 0.25) is not None:
            return "a kernel returned a value"
    if (*integers, *singles, *doubles) != (-2, -4, -1, 9, -3.0, -3.0, -3.0, 0.0, 0.75, 0.75, 0.75, 0.0):
        return "a kernel computed something else"
    references = sys.getrefcount(None)
    # A call that forgot to count its result up, or counted twice, would change None's count by one each time.
    for _ in range(_CALLS):
        call(0, *at, 0, 0.0, 0.0)
    if abs(sys.getrefcount(None) - references) > _CALLS // 2:  # other threads may use None meanwhile
        return "a kernel miscounts references"
    # Too few arguments, a float and a text where another kind belongs, and an integer that has no 64 bits.
    for wrong in ((), (1,), (1.5, 1.0, 1.0), (1, "x", 1.0), (1 << 70, 1.0, 1.0)):
        try:
            call(0, *at, *wrong)
        except (TypeError, OverflowError):
            continue
        return f"a kernel accepted {wrong!r}"
    return None


def _key() -> str:
    return native_code.key(_probe, _KINDS, "self_test")


def _failure_in_child() -> str | None:
    name, key = "self_test_passed", _key()
    if store().get(name, key) is not None:
        return None
    code = "import sys; from tinytensor.kernel_compiler import self_test; sys.exit(self_test.check())"
    child = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, _IN_CHILD: "1", ahead.SWITCH: "0"},
        capture_output=True,
        text=True,
        timeout=_CHILD_SECONDS,
    )
    if child.returncode == 0:
        store().put(name, key, ObjectCode(b"", ()))
        return None
    last_line = (child.stderr.strip().splitlines() or [f"it ended with status {child.returncode}"])[-1]
    return f"the self-test of compiled calls failed in a child process: {last_line}"
