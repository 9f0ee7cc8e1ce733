"""Kernels that come with the package: found, not written, and left alone where they are not for this process."""

import os
import time

import pytest
from tinytensor_lessons import warm

from tinytensor import cli
from tinytensor.kernel_compiler import engine, mode, native_code, processor
from tinytensor.kernel_compiler.object_store import FORMAT, ObjectCode, ObjectStore
from tinytensor.kernel_compiler.processor import LEVELS, NATIVE, Processor

shim_only = pytest.mark.skipif(mode() != "shim", reason="only the shim's code is stored")
ENTRY, OWN = ObjectCode(b"\x00code\n\xff" * 9, ("malloc",)), ObjectCode(b"own", ())

RUN = """
import sys
import jit_programs
jit_programs.check()
from tinytensor.kernel_compiler.status import stats
print(stats()["compiled"], stats()["hits"], "numba" in sys.modules)
"""
KEY = """
import jit_programs
from tinytensor.kernel_compiler import native_code
print(native_code.key(jit_programs.scale_loop))
"""
TRAIN = """
import tinytensor as tt
from tinytensor.kernel_compiler.status import stats
tt.manual_seed(0)
model = tt.nn.Sequential(tt.nn.Linear(9, 33), tt.nn.GELU(), tt.nn.LayerNorm(33), tt.nn.Linear(33, 5))
adam = tt.optim.Adam(model.parameters(), lr=0.1)
for _ in range(2):
    adam.zero_grad()
    tt.nn.functional.cross_entropy(model(tt.randn(7, 9)), tt.arange(7) % 5).backward()
    adam.step()
print(*[w.detach().numpy().tobytes().hex() for w in model.parameters()])
print(stats()["compiled"], stats()["hits"])
"""


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.glob("kernels-*/*.bin")}


@pytest.fixture
def stores(tmp_path):
    """A store that asks a shipped one, and the one that writes there."""
    return ObjectStore(tmp_path / "own", tmp_path / "shipped"), ObjectStore(tmp_path / "shipped")


def test_what_was_shipped_is_found_and_what_was_compiled_here_goes_first(stores, tmp_path):
    store, writer = stores
    assert store.get("add", "k") is None  # there is no such folder
    writer.put("add", "k", ENTRY)
    before = contents(tmp_path / "shipped")
    assert store.get("add", "k") == ENTRY
    assert not (tmp_path / "own").exists()
    store.put("add", "k", OWN)
    assert store.get("add", "k") == OWN
    assert store.clear() == 1  # its own
    assert store.get("add", "k") == ENTRY
    assert contents(tmp_path / "shipped") == before


@pytest.mark.parametrize("damage", [lambda old: old[:-1], lambda old: b"", lambda old: b"x" * len(old)])
def test_a_damaged_one_is_noticed_and_left_as_it_is(stores, damage):
    store, writer = stores
    writer.put("add", "k", ENTRY)
    path = writer.path("add", "k")
    path.write_bytes(damage(path.read_bytes()))
    damaged = path.read_bytes()
    with pytest.warns(UserWarning, match="is damaged"):
        assert store.get("add", "k") is None
    store.put("add", "k", OWN)
    assert store.get("add", "k") == OWN
    assert path.read_bytes() == damaged


def test_a_damaged_one_of_ours_is_replaced_by_the_shipped_one(stores):
    store, writer = stores
    writer.put("add", "k", ENTRY)
    store.put("add", "k", OWN)
    store.path("add", "k").write_bytes(b"")
    with pytest.warns(UserWarning, match="is damaged"):
        assert store.get("add", "k") == ENTRY


def test_a_file_under_another_name_is_not_taken_for_it(stores):
    """Code for another processor, say, that somebody renamed."""
    store, writer = stores
    writer.put("add", "k1", ENTRY)
    os.rename(writer.path("add", "k1"), writer.path("add", "k2"))
    with pytest.warns(UserWarning, match="checksum mismatch"):
        assert store.get("add", "k2") is None


def test_files_of_other_formats_and_foreign_files_are_not_looked_at(stores, recwarn):
    store, writer = stores
    writer.put("add", "k", ENTRY)
    os.rename(writer.directory, writer.directory.with_name(f"kernels-{FORMAT + 1}"))
    writer.directory.mkdir()
    (writer.directory / "README.txt").write_text("kernels")
    writer.path("add", "k").mkdir()  # not even a file
    assert store.get("add", "k") is None
    assert not recwarn


@shim_only
def test_a_process_with_shipped_kernels_compiles_nothing_and_writes_nothing(run_python, tmp_path):
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    run_python(RUN, TINYTENSOR_CACHE_DIR=str(shipped))
    before = contents(shipped)
    switches = {"TINYTENSOR_CACHE_DIR": str(own), "TINYTENSOR_SHIPPED_KERNELS": str(shipped)}
    assert run_python(RUN, **switches).stdout.split() == ["0", str(len(before)), "False"]
    assert not own.exists()
    # What was shipped for another version of the sources, here: of a loop, is not found.
    changed = RUN.replace(
        "jit_programs.check", "jit_programs.scale.__code__ = (lambda x, f: f * x).__code__; jit_programs.check"
    )
    compiled, hits, numba = run_python(changed, **switches).stdout.split()
    assert (int(compiled), int(hits), numba) == (1, len(before) - 1, "True")
    assert contents(shipped) == before


@shim_only
def test_two_machines_make_the_same_machine_code(run_python, tmp_path):
    for name in ("one", "two"):
        run_python(RUN, TINYTENSOR_CACHE_DIR=str(tmp_path / name))
    assert contents(tmp_path / "one") == contents(tmp_path / "two") != {}


@shim_only
def test_each_processor_has_keys_of_its_own(run_python):
    choices = [*processor.possible(), NATIVE]
    keys = [run_python(KEY, TINYTENSOR_CPU=choice).stdout for choice in choices]
    assert len(set(keys)) == len(choices)
    assert run_python(KEY, TINYTENSOR_CPU="").stdout == keys[0]


def test_other_versions_have_other_keys(monkeypatch):
    ours = native_code.key(1)
    for where, name, value in ((native_code.llvmlite, "__version__", "0.1"), (native_code, "FORMAT", 0)):
        with monkeypatch.context() as patch:
            patch.setattr(where, name, value)
            native_code._platform.cache_clear()
            assert native_code.key(1) != ours
    native_code._platform.cache_clear()
    assert native_code.key(1) == ours


@shim_only
def test_code_without_the_function_that_is_asked_for_is_refused(run_python, tmp_path):
    """A call of address 0 would end the process."""
    run_python(RUN, TINYTENSOR_CACHE_DIR=str(tmp_path))
    (path,) = tmp_path.glob("kernels-*/scale_float32-*.bin")
    entry = ObjectStore(tmp_path).get("scale_float32", path.stem.rpartition("-")[2])
    with pytest.raises(engine.MissingSymbol, match="tt_no_such_function"):
        engine.load(entry.code, entry.needs, ("tt_no_such_function",))


# ---- the processor


def features(names):
    return ",".join(f"+{name}" for name in sorted(names))


@pytest.fixture
def machine(monkeypatch):
    """Pretend that this machine has other features, and that the switch has been set."""

    def pretend(names, wanted=""):
        monkeypatch.setattr(processor, "host", lambda: Processor("some-model", features(names)))
        monkeypatch.setenv("TINYTENSOR_CPU", wanted)
        return processor.processor.__wrapped__()

    return pretend


def test_the_best_level_that_the_machine_has_is_chosen(machine):
    v4, v3 = (needed for _, needed in LEVELS.values())
    assert machine(v4 | {"avx512bf16"}).name == "x86-64-v4"
    assert machine(v4 - {"avx512vnni"}).name == machine(v3).name == "x86-64-v3"
    assert machine(v3 - {"fma"}) == ("some-model", features(v3 - {"fma"}))
    assert machine({"neon"}) == ("some-model", "+neon")


def test_instructions_beyond_a_level_are_for_kernels_that_ask(machine, monkeypatch):
    v4, v3 = (needed for _, needed in LEVELS.values())
    for present, wanted, expected in (
        (v4 | {"avx512bf16"}, "", True), (v4, "", False), (v4 | {"avx512bf16"}, "x86-64-v3", False),
        (v4 | {"avx512bf16"}, NATIVE, True), (v4, NATIVE, False), (v3, "", False),
    ):  # fmt: skip
        chosen = machine(present, wanted)
        monkeypatch.setattr(processor, "processor", lambda: chosen)  # noqa: B023
        assert processor.has_feature("avx512bf16") is expected
        assert processor.has_feature("avx2") and not processor.has_feature("avx512fp16")
        monkeypatch.undo()


def test_the_switch_chooses_another_one(machine):
    v4, v3 = (needed for _, needed in LEVELS.values())
    assert machine(v4, "x86-64-v3").name == "x86-64-v3"
    assert machine(v4, NATIVE).name == "some-model"
    with pytest.warns(UserWarning, match="cannot run code for x86-64-v4; compiling for x86-64-v3"):
        assert machine(v3, "x86-64-v4").name == "x86-64-v3"
    with pytest.raises(ValueError, match="TINYTENSOR_CPU must be one of x86-64-v4, x86-64-v3, native, got 'z80'"):
        machine(v4, "z80")


# ---- a whole store


@shim_only
@pytest.mark.slow
def test_training_gives_the_same_bits_cold_warm_and_shipped(run_python, tmp_path):
    cold, compiled = run_python(TRAIN, TINYTENSOR_CACHE_DIR=str(tmp_path / "a")).stdout.splitlines()
    time.sleep(1)  # the second process may still write
    warm, counts = run_python(TRAIN, TINYTENSOR_CACHE_DIR=str(tmp_path / "a")).stdout.splitlines()
    switches = {"TINYTENSOR_CACHE_DIR": str(tmp_path / "b"), "TINYTENSOR_SHIPPED_KERNELS": str(tmp_path / "a")}
    shipped, counts_shipped = run_python(TRAIN, **switches).stdout.splitlines()
    assert cold == warm == shipped
    assert compiled.split()[0] != "0" and counts == counts_shipped and counts.startswith("0 ")


@shim_only
@pytest.mark.slow
def test_warm_makes_a_store_for_each_level(run_python, tmp_path, capsys, monkeypatch):
    # Two of the programs of what usually follows: test_jit_ahead.py runs them all.
    monkeypatch.setattr(warm, "_USUAL", warm._USUAL.replace("in PROGRAMS", "in PROGRAMS[:2]"))
    program = tmp_path / "program.py"
    program.write_text("import torch\nprint(torch.ones(3).cos())\n")
    assert cli.main(["warm", "01", "--to", str(tmp_path / "shipped"), "--programs", str(program)]) == 0
    said = capsys.readouterr().out
    made = contents(tmp_path / "shipped")
    for level in processor.possible() or [NATIVE]:
        assert f"for {level}:" in said
        result = run_python(
            "import tinytensor as tt; tt.ones(3).cos().tolist()\n"
            + RUN.splitlines()[-2]
            + "\nprint(stats()['compiled'])",
            TINYTENSOR_CPU=level,
            TINYTENSOR_CACHE_DIR=str(tmp_path / "own"),
            TINYTENSOR_SHIPPED_KERNELS=str(tmp_path / "shipped"),
        )
        assert result.stdout == "0\n"
    assert sum(name.startswith("cos_float32") for name in made) == len(processor.possible() or [NATIVE])
    assert sorted(made) == sorted(path.name for path in (tmp_path / "shipped" / f"kernels-{FORMAT}").iterdir())
