"""Two processes and one store: who compiles, who waits, and that nothing changes but the time."""

import base64
import os
import pickle
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tinytensor import _compile_ahead
from tinytensor.kernel_compiler import ahead, claims, mode

pytestmark = [
    pytest.mark.skipif(mode() != "shim", reason="only the shim's code is stored"),
    pytest.mark.skipif(claims.fcntl is None, reason="no locks of bytes on this system"),
]
KEY = "0123456789abcdef" * 2

HOLD = """
import sys
from pathlib import Path
from tinytensor.kernel_compiler import claims
with claims.claim(Path(sys.argv[1]), sys.argv[2]) as waited:
    print(waited, flush=True)
    sys.stdin.read()
"""

# The kernels of a training step, and its numbers to the last bit. Given a name, it waits until somebody has compiled it.
TRAIN = """
import os, sys, time
from pathlib import Path
import tinytensor as tt
from tinytensor.kernel_compiler.status import stats
w = tt.arange(-12.0, 12.0).reshape(4, 6).div(7).requires_grad_()
store = Path(stats()["store"])
wanted = os.environ.get("WAIT_FOR")
for _ in range(2400 if wanted else 0):
    if list(store.glob(wanted)):
        break
    time.sleep(0.05)
adam = tt.optim.Adam([w], lr=0.1)
for _ in range(2):
    adam.zero_grad()
    tt.nn.functional.cross_entropy(w * w, tt.tensor([0, 5, 2, 3])).backward()
    adam.step()
print(w.detach().numpy().tobytes().hex(), w.grad.numpy().tobytes().hex())
print(stats()["compiled"], stats()["hits"])
"""


@pytest.fixture
def holder(tmp_path, request):
    """Another process that has claimed KEY, or the key that the test gives."""
    key = getattr(request, "param", KEY)
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path), key], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "False\n"
    yield process
    process.kill()
    process.communicate()


def test_one_process_at_a_time(holder, tmp_path, monkeypatch):
    monkeypatch.setattr(claims, "patience", 0.0)
    with pytest.raises(claims.Claimed), claims.claim(tmp_path, KEY):
        pass
    with claims.claim(tmp_path, "f" + KEY[1:]) as waited:  # another kernel is free
        assert not waited
    holder.communicate()  # it ends as it should
    with claims.claim(tmp_path, KEY) as waited:
        assert not waited


def test_nobody_waits_for_the_dead(holder, tmp_path, monkeypatch):
    naps = []
    monkeypatch.setattr(
        claims.time, "sleep", lambda _: (naps.append(1), holder.send_signal(signal.SIGKILL), holder.wait())
    )
    with claims.claim(tmp_path, KEY) as waited:
        assert waited
    assert naps


def test_patience_ends(holder, tmp_path, monkeypatch):
    clock = iter(range(0, 10**6, 30))
    monkeypatch.setattr(claims.time, "monotonic", lambda: next(clock))
    with claims.claim(tmp_path, KEY) as waited:
        assert waited


def test_without_locks_everybody_compiles(tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(37, "No locks available")

    monkeypatch.setattr(claims.fcntl, "lockf", refuse)
    with claims.claim(tmp_path, KEY) as waited:
        assert not waited


@pytest.mark.slow
def test_the_same_bits_however_a_kernel_came(run_python, tmp_path):
    alone, two = ({"TINYTENSOR_CACHE_DIR": str(tmp_path / name), "TINYTENSOR_COMPILE_AHEAD": "0"} for name in "ab")
    numbers, counts = run_python(TRAIN, **alone).stdout.splitlines()
    compiled = int(counts.split()[0])
    assert counts == f"{compiled} 0"
    assert run_python(TRAIN, **alone).stdout.splitlines() == [numbers, f"0 {compiled}"]
    # On a machine with one processor the second process is not started, so two are pretended.
    begin = "from tinytensor.kernel_compiler import ahead; ahead._processors = lambda: 2\n"
    two |= {"TINYTENSOR_COMPILE_AHEAD": "1", "WAIT_FOR": "addcdiv_*"}
    theirs, counts = run_python(begin + TRAIN, **two).stdout.splitlines()
    assert theirs == numbers
    theirs_compiled, hits = map(int, counts.split())
    assert hits > 0, "the second process compiled nothing"
    # NumPy answered for the rest.
    assert theirs_compiled + hits < compiled


def test_when_it_is_not_started(tmp_path, monkeypatch):
    def start(**change):
        monkeypatch.setattr(ahead, "_possible", None)
        monkeypatch.setattr(ahead, "_started", -ahead._PAUSE)
        monkeypatch.setattr(ahead, "_processors", lambda: change.get("processors", 2))
        monkeypatch.setattr(ahead.subprocess, "run", lambda *_, **__: started.append(1))
        monkeypatch.setenv(ahead.SWITCH, change.get("switch", "1"))
        started = []
        ahead.start(change.get("directory", tmp_path))
        ahead.start(change.get("directory", tmp_path))  # at most once
        ahead._forget()
        return len(started)

    (tmp_path / "file").write_text("")
    assert start() == 1
    assert start(switch="0") == start(processors=1) == start(directory=tmp_path / "file") == 0
    monkeypatch.setattr(sys, "executable", "")
    assert start() == 0


def test_a_python_that_does_not_start_is_done_without(tmp_path, monkeypatch):
    monkeypatch.setenv(ahead.SWITCH, "1")
    monkeypatch.setattr(ahead, "_processors", lambda: 2)
    for wrong in str(tmp_path / "none"), "/bin/false":
        monkeypatch.setattr(ahead, "_possible", None)
        monkeypatch.setattr(ahead, "_started", -ahead._PAUSE)
        monkeypatch.setattr(sys, "executable", wrong)
        ahead.start(tmp_path)
        assert ahead._pipe is None


def test_a_pipe_that_nobody_reads(monkeypatch):
    read, write = os.pipe()
    os.set_blocking(write, False)
    monkeypatch.setattr(ahead, "_pipe", write)
    monkeypatch.setattr(ahead, "_met", [])
    for _ in range(100_000):  # more than a pipe holds
        ahead.met("add_float32")
    assert ahead._pipe == write
    os.close(read)
    ahead.met("add_float32")
    assert ahead._pipe is None
    ahead.met("add_float32")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_child_tells_nothing(run_python):
    run_python(
        """
import os
from tinytensor.kernel_compiler import ahead
read, ahead._pipe = os.pipe()
child = os.fork()
if child == 0:
    os._exit(0 if ahead._pipe is None and ahead._possible is False else 1)
assert os.waitpid(child, 0)[1] == 0
ahead.met("add")
assert os.read(read, 9) == b"add\\n"
"""
    )


@pytest.fixture
def lines():
    read, write = os.pipe()
    yield _compile_ahead.Lines(read), write
    os.close(read)


def test_what_follows_goes_first(lines, monkeypatch):
    lines, write = lines
    monkeypatch.setattr(_compile_ahead, "_IDLE", 0.0)
    ran = []
    programs = [(kernel, lambda kernel=kernel: ran.append(kernel)) for kernel in ("", "relu", "conv", "soft")]
    os.write(write, b"my_relu\nconv_float32\n")  # the beginning of a name counts
    _compile_ahead.run(lines, programs)
    os.close(write)
    assert ran == ["conv", ""]


def test_a_program_is_put_off_while_its_kernel_is_claimed(lines, monkeypatch):
    lines, write = lines
    monkeypatch.setattr(_compile_ahead, "_IDLE", 0.0)
    ran = []

    def claimed():
        ran.append("claimed")
        if ran.count("claimed") < 3:
            raise claims.Claimed(KEY)

    def wrong():
        ran.append("wrong")
        raise RuntimeError

    _compile_ahead.run(lines, [("", claimed), ("", wrong), ("", lambda: ran.append("last"))])
    os.close(write)
    assert ran == ["claimed", "wrong", "last", "claimed", "claimed"]


def test_orders_come_last_and_survive_the_first_process(lines, monkeypatch):
    lines, write = lines
    ran = []
    monkeypatch.setattr(_compile_ahead, "compile_order", ran.append)

    def last():
        ran.append("program")
        os.close(write)

    os.write(write, b"order mul\nrelu_float32\norder a")
    os.write(write, b"dd\n")  # a line may come in two parts
    _compile_ahead.run(lines, [("relu", last), ("", last)])
    assert ran == ["program", "mul", "add"]


def test_an_order_that_fails_is_passed_over(lines, monkeypatch):
    lines, write = lines
    monkeypatch.setattr(_compile_ahead, "_IDLE", 0.0)
    os.write(write, b"order x\norder " + base64.b64encode(pickle.dumps((print, 1))) + b"\n")
    _compile_ahead.run(lines, [])
    os.close(write)
    assert not lines.orders


def test_it_ends_with_the_first_process(lines):
    lines, write = lines
    ran = []

    def last():
        ran.append(1)
        os.close(write)

    _compile_ahead.run(lines, [("", last)] * 3 + [("never", last)])
    assert ran == [1]


@pytest.mark.parametrize("holder", [_compile_ahead._KEY], indirect=True)
def test_one_such_process_for_a_store(holder, tmp_path, monkeypatch):
    ran = []
    monkeypatch.setattr(claims, "patience", claims.patience)  # put back afterwards
    monkeypatch.setattr(_compile_ahead, "store", lambda: SimpleNamespace(directory=tmp_path))
    monkeypatch.setattr(_compile_ahead, "run", lambda lines, programs: ran.append(programs))
    with open(os.devnull) as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        _compile_ahead.main()
        assert not ran
        holder.communicate()
        _compile_ahead.main()
    assert ran == [_compile_ahead.PROGRAMS]


def test_every_program_runs():
    for _, program in _compile_ahead.PROGRAMS:
        program()
