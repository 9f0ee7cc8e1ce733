"""The object store: what comes back, what is damaged, what cannot be written."""

import threading
import warnings

import pytest

from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.object_store import ObjectCode, ObjectStore, cache_directory

shim_only = pytest.mark.skipif(mode() != "shim", reason="only the shim's code is stored")
ENTRY = ObjectCode(b"\x00code\n\xff" * 9, ("malloc", "tt_launcher"))

WARM_START = """
import sys
import jit_programs
jit_programs.check()
from tinytensor.kernel_compiler.status import stats
assert "numba" not in sys.modules, "a warm process imported numba"
assert stats()["compiled"] == stats()["misses"] == 0 < stats()["hits"], stats()
"""


def test_what_is_put_is_got(tmp_path):
    store = ObjectStore(tmp_path)
    assert store.get("add", "k1") is None
    store.put("add", "k1", ENTRY)
    store.put("add", "k2", ObjectCode(b"", ()))
    assert store.get("add", "k1") == ENTRY
    assert ObjectStore(tmp_path).get("add", "k2") == ObjectCode(b"", ())
    assert (store.hits, store.misses) == (1, 1)


def test_clear_removes_all_kernels_and_nothing_else(tmp_path):
    store = ObjectStore(tmp_path)
    for key in "abc":
        store.put("add", key, ENTRY)
    (tmp_path / "note.txt").write_text("mine")
    assert store.clear() == 3
    assert store.get("add", "a") is None
    assert (tmp_path / "note.txt").read_text() == "mine"


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-1],
        lambda content: content[: len(content) // 2],
        lambda content: b"",
        lambda content: content[:-3] + b"xyz",
        lambda content: content.replace(b"malloc", b"calloc"),
        lambda content: b"another program's file",
    ],
)
def test_damage_is_noticed(tmp_path, damage):
    store = ObjectStore(tmp_path)
    store.put("add", "k", ENTRY)
    path = store.path("add", "k")
    path.write_bytes(damage(path.read_bytes()))
    with pytest.warns(UserWarning, match="is damaged"):
        assert store.get("add", "k") is None
    store.put("add", "k", ENTRY)
    assert store.get("add", "k") == ENTRY


def test_a_directory_that_cannot_be_made_costs_one_warning(tmp_path):
    (tmp_path / "file").write_text("")
    store = ObjectStore(tmp_path / "file")
    with pytest.warns(UserWarning, match="cannot keep compiled kernels") as caught:
        store.put("add", "k1", ENTRY)
        store.put("add", "k2", ENTRY)
    assert len(caught) == 1
    assert store.get("add", "k1") is None


def test_writers_and_readers_at_once(tmp_path):
    stores = [ObjectStore(tmp_path) for _ in range(4)]
    problems = []

    def hammer(store):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            try:
                for _ in range(50):
                    store.put("add", "k", ENTRY)
                    assert store.get("add", "k") == ENTRY
            except Exception as error:
                problems.append(error)

    threads = [threading.Thread(target=hammer, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert [path.name for path in stores[0].directory.iterdir()] == ["add-k.bin"]


def test_where_it_is(monkeypatch, tmp_path):
    monkeypatch.setenv("TINYTENSOR_CACHE_DIR", str(tmp_path))
    assert cache_directory() == tmp_path
    monkeypatch.delenv("TINYTENSOR_CACHE_DIR")
    assert cache_directory().name == "tinytensor"


@shim_only
def test_a_second_process_needs_no_numba(run_python, tmp_path):
    run_python("import jit_programs; jit_programs.check()", TINYTENSOR_CACHE_DIR=str(tmp_path))
    run_python(WARM_START, TINYTENSOR_CACHE_DIR=str(tmp_path))


@shim_only
def test_damaged_kernels_are_compiled_again(run_python, tmp_path):
    own = {"TINYTENSOR_CACHE_DIR": str(tmp_path)}
    run_python("import jit_programs; jit_programs.check()", **own)
    stored = list(tmp_path.glob("*/*.bin"))
    for path in stored:
        path.write_bytes(path.read_bytes()[:-20])
    again = run_python("import jit_programs; jit_programs.check()", **own)
    assert again.stderr.count("is damaged") == len(stored)
    run_python(WARM_START, **own)


@shim_only
def test_a_store_that_cannot_be_written_is_done_without(run_python, tmp_path):
    (tmp_path / "file").write_text("")
    result = run_python("import jit_programs; jit_programs.check()", TINYTENSOR_CACHE_DIR=str(tmp_path / "file"))
    assert result.stderr.count("cannot keep compiled kernels") == 1
