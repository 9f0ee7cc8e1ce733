"""Switches, the shim's self-test, and falling back."""

import importlib
import sys

import pytest

from tinytensor import kernel_compiler
from tinytensor.kernel_compiler import mode, native_code, self_test
from tinytensor.kernel_compiler.object_store import ObjectStore
from tinytensor.kernel_compiler.status import stats

mode_module = importlib.import_module("tinytensor.kernel_compiler.mode")
REPORT = (
    "import jit_programs; jit_programs.check(); from tinytensor import kernel_compiler; print(kernel_compiler.mode())"
)
shim_only = pytest.mark.skipif(mode() != "shim", reason="about the shim")


@pytest.mark.parametrize("wanted", ["shim", "numba"])
def test_the_switch(run_python, wanted):
    result = run_python(REPORT, TINYTENSOR_JIT=wanted)
    assert (result.stdout, result.stderr) == (f"{wanted}\n", "")


@pytest.mark.parametrize("switches", [{"TINYTENSOR_JIT": "off"}, {"NUMBA_DISABLE_JIT": "1"}])
def test_off_means_no_kernels(run_python, switches):
    run_python(
        "from tinytensor.kernel_compiler import mode, status; assert mode() == 'off'; assert status.stats()['mode'] == 'off'",
        **switches,
    )
    result = run_python(REPORT, check=False, **switches)
    assert "RuntimeError: kernels are switched off" in result.stderr


def test_an_unknown_mode_is_an_error(run_python):
    result = run_python(
        "from tinytensor import kernel_compiler; kernel_compiler.mode()", check=False, TINYTENSOR_JIT="fast"
    )
    assert "TINYTENSOR_JIT must be one of shim, numba, off, got 'fast'" in result.stderr


@pytest.mark.parametrize(
    ("attribute", "value", "doubt"),
    [
        ("version_info", (3, 10), "3.10 is not known"),
        ("version_info", (3, 14), "3.14 is not known"),
        ("implementation", type("", (), {"name": "pypy"}), "pypy, not CPython"),
    ],
)
def test_unknown_interpreters_are_doubted(monkeypatch, attribute, value, doubt):
    monkeypatch.setattr(sys, attribute, value)
    assert doubt in mode_module.interpreter_doubts()


def test_free_threaded_and_32_bit_builds_are_doubted(monkeypatch):
    monkeypatch.setattr(mode_module.sysconfig, "get_config_var", lambda name: name == "Py_GIL_DISABLED")
    assert "free-threaded" in mode_module.interpreter_doubts()
    monkeypatch.undo()
    monkeypatch.setattr(mode_module.struct, "calcsize", lambda letter: 4)
    assert "64-bit" in mode_module.interpreter_doubts()


@shim_only
def test_this_interpreter_passes():
    assert mode_module.interpreter_doubts() is None
    assert self_test.failure() is None


@shim_only
@pytest.mark.parametrize(
    "program",
    [
        "self_test.check = lambda: 'a kernel returned a value'",
        "self_test.native_code.load = lambda *rest: {}['no address']",
        "self_test._misbehaviour = lambda call: 'a kernel computed something else'",
        "mode._mode = None; mode.interpreter_doubts = lambda: 'a doubt'",
    ],
)
def test_a_failed_self_test_falls_back_with_one_warning(run_python, program):
    result = run_python(
        "import importlib; from tinytensor.kernel_compiler import self_test;"
        f"mode = importlib.import_module('tinytensor.kernel_compiler.mode'); {program}; {REPORT}"
    )
    assert result.stdout == "numba\n"
    assert result.stderr.count("through Numba's dispatcher") == 1


@shim_only
def test_misbehaviour_is_recognised():
    assert "computed something else" in self_test._misbehaviour(lambda *arguments: None)
    assert "returned a value" in self_test._misbehaviour(lambda *arguments: 1)


@shim_only
def test_other_platforms_are_tried_in_a_child_first(monkeypatch, tmp_path):
    store = ObjectStore(tmp_path)
    monkeypatch.setattr(self_test, "_PROVEN_PLATFORMS", set())
    monkeypatch.setattr(self_test, "store", lambda: store)
    children = []

    def run(command, **options):
        children.append(command)
        return type("", (), {"returncode": returncode, "stderr": ""})

    monkeypatch.setattr(self_test.subprocess, "run", run)
    returncode = -11
    assert "in a child process: it ended with status -11" in self_test.failure()
    returncode = 0
    assert self_test.failure() is None
    assert self_test.failure() is None
    assert len(children) == 2, "success is remembered, failure is not"


@shim_only
def test_the_child_runs(monkeypatch, tmp_path):
    monkeypatch.setattr(self_test, "_PROVEN_PLATFORMS", set())
    monkeypatch.setattr(self_test, "store", lambda: ObjectStore(tmp_path))
    assert self_test.failure() is None


def test_statistics_and_clearing(run_python, tmp_path):
    program = "import jit_programs; jit_programs.check(); from tinytensor.kernel_compiler import status; print(status.stats()); print({})"
    cold = run_python(program.format("status.clear_cache()"), TINYTENSOR_CACHE_DIR=str(tmp_path))
    again = run_python(program.format("0"), TINYTENSOR_CACHE_DIR=str(tmp_path))
    for result in (cold, again):
        report = eval(result.stdout.splitlines()[0])
        assert report["compiled"] > 0 and report["compile_seconds"] > 0
    assert set(stats()) == {
        "mode", "store", "shipped", "hits", "misses", "compiled", "compile_seconds", "threads", "threading",
    }  # fmt: skip


def test_a_long_wait_can_be_explained(run_python, tmp_path):
    result = run_python(
        "import logging; logging.basicConfig(level=logging.INFO);" + REPORT,
        TINYTENSOR_JIT="shim",
        TINYTENSOR_CACHE_DIR=str(tmp_path),
    )
    assert result.stderr.count("compiling kernels, to be kept in") == 1
    assert "compiled scale_float32 in" in result.stderr


def test_public_names():
    assert all(hasattr(kernel_compiler, name) for name in kernel_compiler.__all__)
    assert native_code.key(1) != native_code.key(2)
