"""Parallel kernels: the same results for any team, and no surprises from threads, forks or exit."""

import ctypes
import os
import sys
import threading

import numpy as np
import pytest
from jit_programs import address, scale_kernel

from tinytensor.kernel_compiler import kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.threads import get_num_threads, parallel, set_num_threads, work_sharing

shim_only = pytest.mark.skipif(mode() != "shim", reason="Numba's dispatcher uses Python's threads")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the OpenMP team is borrowed on Linux only")

BORROW = """
import ctypes, os, sys
ctypes.CDLL("libgomp.so.1")
import jit_programs
from tinytensor.threads import parallel, set_num_threads
jit_programs.check()
assert parallel.layer() == os.environ.get("EXPECTED"), parallel.layer()
for threads in (1, 2, 5):
    set_num_threads(threads)
    jit_programs.check()
"""

FORK = """
import os
import jit_programs
from tinytensor.threads import parallel, set_num_threads
set_num_threads(2)
jit_programs.check()
child = os.fork()
if child == 0:
    code = 1
    try:
        jit_programs.check()
        assert parallel.layer() == "serial", parallel.layer()
        set_num_threads(2)
        jit_programs.check()
        assert parallel.layer() == "pool", parallel.layer()
        code = 0
    finally:
        os._exit(code)
assert os.waitpid(child, 0)[1] == 0
jit_programs.check()
"""

LATER = """
import jit_programs
from tinytensor.threads import parallel, set_num_threads
jit_programs.check()
assert parallel._team is None
set_num_threads(2)
assert parallel._team is not None
jit_programs.check()
"""


@pytest.fixture
def restore_threads():
    before = get_num_threads()
    yield
    set_num_threads(before)


def count_loop(lo, hi, visits):
    visits = ptr_int64(visits)
    for i in range(lo, hi):
        visits[i] += 1


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_every_element_is_visited_once(threads, restore_threads):
    set_num_threads(threads)
    count = kernel(count_loop, "i", name="count", cost=2.0**15)  # a grain of 1
    for n in (1, 2, 3, 7, 8, 9, 63, 64, 65, 100, 1000, 4097, 100_003):
        visits = np.zeros(n + 1, np.int64)
        for _ in range(20):
            count.parallel(n, address(visits))
        assert (visits[:n] == 20).all() and visits[n] == 0


@pytest.mark.parametrize("grain", [1, 3, 1000, 32768])
@pytest.mark.parametrize("n", [1, 2, 8, 100, 1025, 40_000, 2_000_000, 10**12])
def test_chunks_cover_everything_in_few_pieces(n, grain):
    size = work_sharing.chunk_size(n, grain)
    chunks = -(-n // size)
    assert size >= 1 and chunks <= 64
    assert chunks >= min(n, 8) // 2


def test_a_kernel_in_each_of_several_python_threads():
    """One has the team, the others run alone: none may get another's work."""
    n, problems = 50_000, []

    def run(factor):
        a, out = np.arange(n, dtype=np.float32), np.zeros(n, np.float32)
        for _ in range(200):
            out[:] = 0
            scale_kernel.parallel(n, address(out), address(a), factor)
            if not (out == factor * a).all():
                problems.append(factor)

    threads = [threading.Thread(target=run, args=(float(i + 1),)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems


def test_other_python_threads_run_meanwhile():
    n = 4_000_000
    a, out = np.ones(n, np.float32), np.zeros(n, np.float32)
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(1)

    ticker = threading.Thread(target=tick)
    ticker.start()
    for _ in range(20):
        scale_kernel.parallel(n, address(out), address(a), 2.0)
    stop.set()
    ticker.join()
    assert len(ticks) > 20


def test_setting_the_number_of_threads(restore_threads):
    set_num_threads(3)
    assert get_num_threads() == 3
    with pytest.raises(RuntimeError, match="positive"):
        set_num_threads(0)
    with pytest.raises(TypeError):
        set_num_threads(1.5)
    assert get_num_threads() == 3


@shim_only
def test_threads_asked_for_after_a_kernel_was_made_on_one(run_python):
    run_python(LATER, OMP_NUM_THREADS="1", TINYTENSOR_THREADING="pool")


def test_the_environment_sets_the_first_number(run_python):
    program = "from tinytensor.threads import get_num_threads; print(get_num_threads())"
    assert run_python(program, OMP_NUM_THREADS="5").stdout == "5\n"
    assert int(run_python(program, OMP_NUM_THREADS="").stdout) >= 1


@shim_only
@pytest.mark.parametrize("layer", ["pool", "serial"])
def test_the_layer_can_be_chosen(run_python, layer):
    run_python(
        f"import jit_programs; jit_programs.check(); from tinytensor.threads import parallel;"
        f"assert parallel.layer() == {layer!r}",
        TINYTENSOR_THREADING=layer,
        OMP_NUM_THREADS="2",
    )
    assert (
        "must be one of"
        in run_python(
            "from tinytensor.threads import parallel; parallel.layer()",
            check=False,
            TINYTENSOR_THREADING="many",
        ).stderr
    )


@shim_only
@linux_only
@pytest.mark.parametrize(("threading_", "expected"), [("", "gomp"), ("pool", "pool")])
def test_a_loaded_openmp_team_is_borrowed(run_python, threading_, expected):
    try:
        ctypes.CDLL("libgomp.so.1")
    except OSError:
        pytest.skip("no libgomp on this system")
    run_python(BORROW, TINYTENSOR_THREADING=threading_, EXPECTED=expected, OMP_NUM_THREADS="2")


@shim_only
def test_several_openmp_runtimes_prefer_pytorchs(monkeypatch, tmp_path):
    maps = tmp_path / "maps"
    maps.write_text(
        "7f00-7f10 r-xp 0 00:00 1   /usr/lib/libgomp.so.1.0.0\n"
        "7f10-7f20 r-xp 0 00:00 1   /site-packages/torch/lib/libgomp.so.1\n"
        "7f20-7f30 rw-p 0 00:00 0 \n"
    )
    monkeypatch.setattr(parallel, "MAPS", maps)
    assert str(parallel.libgomp()) == "/site-packages/torch/lib/libgomp.so.1"
    monkeypatch.setattr(parallel, "MAPS", tmp_path / "missing")
    assert parallel.libgomp() is None


@shim_only
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.parametrize("borrow", ["", "import ctypes; ctypes.CDLL('libgomp.so.1')\n"])
def test_a_forked_child_runs_alone_until_told(run_python, borrow):
    expected = "gomp" if borrow else "pool"
    run_python(borrow + FORK + f"assert parallel.layer() == {expected!r}, parallel.layer()\n")


@shim_only
def test_exit_with_workers_asleep_and_at_work(run_python):
    start = "import jit_programs, time; jit_programs.check();"
    for rest in (
        "",
        "time.sleep(0.1)",
        "import os; os._exit(0)",
        "import sys; sys.exit(0)",
        "import atexit; atexit.register(jit_programs.check)",
    ):
        result = run_python(start + rest, TINYTENSOR_THREADING="pool", OMP_NUM_THREADS="3")
        assert result.stderr == ""


def test_claiming_in_plain_python():
    """The algorithm itself, on one thread: from the front, from the back, until nothing is left."""
    job = (ctypes.c_int64 * (work_sharing.BLOCK_SIZE // 8))()
    calls = []
    chunk = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 3)(lambda block, lo, hi: calls.append((block, lo, hi)))
    function = ctypes.cast(chunk, ctypes.c_void_p).value
    for number in (1, 2):
        calls.clear()
        assert work_sharing.post(ctypes.addressof(job), function, 42, 100, 10) == 50
        assert job[work_sharing.TICKET // 8] >> 40 == number
        assert work_sharing.claim(ctypes.addressof(job), 0) == 1
        assert work_sharing.claim(ctypes.addressof(job), 1) == 1
        assert calls == [(42, 0, 2), (42, 98, 100)]
        while work_sharing.claim(ctypes.addressof(job), 0):
            pass
        assert sorted(calls) == [(42, lo, lo + 2) for lo in range(0, 100, 2)]
        assert job[work_sharing.DONE // 8] == 50
