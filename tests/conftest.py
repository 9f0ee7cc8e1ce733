"""Settings for all tests, the three tiers, and running one program under PyTorch and under tinytensor.

`pytest`            the default tier: what answers within minutes
`pytest --full`     every test but those that ask PyTorch; `-m full` with it leaves out what the default tier has run
`pytest --oracle`   every comparison with PyTorch, and nothing else

A test is of the oracle tier when it asks for one of the fixtures `torch`, `library` (its second value) or `same`, or is
marked `oracle`. In the other tiers PyTorch cannot be imported, so that they do the same wherever they run. `only_full` says
which tests the default tier leaves out; the marker `full` is set here and nowhere else.
"""

from __future__ import annotations

import functools
import gc
import importlib.util
import inspect
import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))  # for_each.py
from tinytensor_lessons.property import load_hypothesis
from tinytensor_lessons.registry import load_misconceptions

import tinytensor as tt
from tinytensor.kernel_compiler import ahead
from tinytensor.testing.outcome import DIGITS, outcome
from tinytensor.testing.recorded import assert_as_recorded

GOLDEN = Path(__file__).with_name("golden_programs.json")

# Tests share the processors already, and count what a process compiles.
os.environ.setdefault("TINYTENSOR_COMPILE_AHEAD", "0")

load_hypothesis()  # with the one choice that its settings do not offer: what is drawn depends on nothing else that is loaded
# Machines differ in speed, and the first example may compile a kernel. The same examples on every run.
settings.register_profile("tinytensor", deadline=None, derandomize=True, database=None)
settings.load_profile("tinytensor")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run every test but those that ask PyTorch")
    parser.addoption("--oracle", action="store_true", help="run every comparison with PyTorch, and nothing else")
    parser.addoption(
        "--write-golden",
        action="store_true",
        help="with --oracle: write down PyTorch's answers to the programs of `same`",
    )


def pytest_configure(config: pytest.Config) -> None:
    oracle, full = config.getoption("--oracle"), config.getoption("--full")
    if oracle and full:
        raise pytest.UsageError("--full and --oracle are two runs: --full has every test but those of --oracle")
    if config.getoption("--write-golden") and not oracle:
        raise pytest.UsageError("--write-golden asks PyTorch: give --oracle as well")
    # Small calls are answered without a compiler, so that minutes are enough; the other tiers compile every kernel.
    ahead._alone = not oracle and not full
    if not oracle:
        sys.modules["torch"] = None  # type: ignore[assignment]  # imports of it fail, and find_spec finds nothing
    elif importlib.util.find_spec("torch") is None:
        raise pytest.UsageError(
            "--oracle compares with PyTorch, which is not installed here: pip install -e '.[oracle]'"
        )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file whose tests are all of another tier is not imported: it asks PyTorch at its top, or its imports take seconds."""
    if collection_path.suffix != ".py" or config.getoption("--oracle"):
        return None
    if ONLY_FULL.get(collection_path.name) == "" and not config.getoption("--full"):
        return True
    return "\npytestmark = pytest.mark.oracle\n" in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: Any, name: str, obj: Any) -> list[pytest.Item] | None:
    """A test that belongs to another tier whatever its values are makes no items: there would be twenty thousand."""
    config = collector.config
    if config.getoption("--oracle") or not name.startswith("test_") or not inspect.isfunction(obj):
        return None
    arguments = obj.__code__.co_varnames[: obj.__code__.co_argcount]
    asks_torch = "torch" in arguments or any(mark.name == "oracle" for mark in getattr(obj, "pytestmark", ()))
    others = not config.getoption("--full") and wholly_full(collector.path.name, name, arguments)
    return [] if asks_torch or others else None


@pytest.hookimpl(tryfirst=True)  # before pytest looks at `-m full`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests of the tier that was asked for; those that take longest first, so that no process waits at the end."""
    for item in items:
        if only_full(item):
            item.add_marker("full")
    wanted = [item for item in items if is_of_tier(item)]
    if len(wanted) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if not is_of_tier(item)])
    items[:] = wanted
    slow = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("browser")}
    items.sort(key=lambda item: item.path not in slow)


# What only the full tier runs: by file, the tests as a pattern. Empty: all of them.
ONLY_FULL = {
    # One operator after the other through a machinery that units try too.
    "test_op_db_fake.py": "",
    "test_op_db_through_handlers.py": "",
    "test_foreign_backend_operators.py": "",
    "test_functionalize_operators.py": "",
    "test_make_fx_operators.py": "",
    "test_vmap_op_db.py": "",
    "test_autocast_lists.py": "test_dtypes_of_results",
    "test_autocast.py": "test_results_have_the_dtypes",
    "test_quantized_digits.py": "test_integers_after_training",
    # Every kernel with every dtype.
    "test_same_bits.py": "",
    "test_elementwise_kernels.py": "test_agrees_with_numpy|test_all_dtypes|test_copy_converts",
    "test_special_functions.py": "test_polynomials|test_corners",
    "test_multiprocessing.py": "test_spawn",
    "test_distributions.py": "test_((more_)?values_as_recorded|moments_of|kl_as|composed_as)",
    # Digits and corners of single kernels, for which many are compiled; and programs whose output PyTorch wrote down.
    "test_accuracy.py": "",
    "test_numbers.py": "",
    "test_pointwise_numbers.py": "",
    "test_small_products.py": "",
    "test_bfloat16_products.py": "",
    "test_csr_products.py": "",
    "test_shares.py": "test_(reductions|writes)",
    "test_index_columns.py": "",
    "test_flex_attention.py": "test_(?!what_is_no|a_slice)",
    "test_fused.py": "test_(16_bit|groups|grad_scaler)",
    "test_rnn.py": "test_(derivatives|one_kernel|packed_sequences|an_lstm_of_doubles|a_fused_layer)",
    "test_expressions.py": "",
    "test_quantized_expressions.py": "",
    "test_blocked_expressions.py": "",
    "test_regressions_golden.py": "",
    "test_masked.py": "test_programs",
    "test_docs.py": "test_examples_run",
    "test_module_docstrings.py": "test_examples",
    # What only a change of the sources can break.
    "test_layering.py": "test_(imports|nobody_imports_codegen|torch_is_never)",
    "test_built.py": "test_the_glossary",
    "test_generated_up_to_date.py": "",
    "test_generators.py": "test_every_block_compiles",
    # Processes, environments, and every mutant of every solution.
    "test_cli.py": "test_lab_opens",
    "test_binder.py": "test_replay",
    "test_jit_modes.py": "",
    "test_jit_ahead.py": "test_(every_program|the_same_bits)",
    "test_jit_substitute.py": "test_(first_calls|orders_are|a_plan|a_machine)",
    "test_jit_shipped.py": "test_(warm_makes|training)",  # whole stores: a model's, and a lesson's for each processor
    "test_oracles_17.py": "",  # kernels thread by thread
    "test_oracles_18.py": "",  # and step by step
    "test_mutants.py": "",
    "test_other_answers.py": "",
    "test_nbgrader.py": "",
    "test_run.py": "test_nbval|test_grade_restores",
    # Notebooks that misbehave, and classes of them: of each kind one stays.
    "test_hostile_notebooks.py": "test_(?!killing_every|files_that)",
    "test_class.py": "test_(a_class_is|a_folder_as|control_c|a_dask)",
    "test_teaching.py": "",
    "test_programs.py": "test_programs$",  # each in a process of its own
}
ON_A_SIMULATOR = ("test_api.py", "test_tensor_api.py")  # of tests/cuda: what a program asks of the device
LESSONS = ("01", "10")  # whose notebooks the default tier runs
ONE_OF_EACH_KIND = ("01.flat_index", "12.my_relu")  # of exercises that the default tier attacks: a function, a class
WRONG_ANSWERS = 2  # that it gives to each grader
MORE_GATES = """
test_reference_passes_unseen_cases test_hints_do_not_depend_on_the_seed test_fingerprints_differ test_constants_score_nothing
test_learner_is_run test_plug_counts_calls_and_is_taken_out
""".split()


def only_full(item: pytest.Item) -> bool:
    """Whether the default tier leaves this test to the full one."""
    file, test = item.path.name, getattr(item, "originalname", item.name)
    values = item.callspec.params if hasattr(item, "callspec") else {}
    if item.path.parent.name == "cuda":  # run by test_cuda.py, in processes of their own
        return test == "test_replays_of_a_training_step_are_steps" and values["case"] >= 3
    if file == "test_cuda.py" and "file" in values:
        return values.get("file") not in (["with_cublas.py"] if "real_devices" in test else ON_A_SIMULATOR)
    if item.get_closest_marker("browser"):
        return True
    if file == "test_ops.py" and test == "test_forward_agrees_with_numpy":
        return values["dtype"] is not first_dtype(values["op"])
    # Some seventy attacks on each of the exercises; and their solutions once more, as they are graded for a class.
    if file == "test_hostile.py" or test == "test_reference_is_graded":
        return "exercise" in values and values["exercise"].id not in ONE_OF_EACH_KIND
    if file == "test_gates.py" and test == "test_wrong":
        models = load_misconceptions(values["exercise_"].id[:2])[values["exercise_"].name]
        return values["model"] not in models[:WRONG_ANSWERS]
    if item.get_closest_marker("slow") and "lesson_spec" in values and values["lesson_spec"].number not in LESSONS:
        return True
    return wholly_full(file, test, values)


def wholly_full(file: str, test: str, arguments: Container[str]) -> bool:
    """Whether the default tier leaves this test to the full one, whatever the values of its arguments are."""
    if file == "test_ops.py":  # of each operator one forward and one gradcheck stay
        return "op" in arguments and test not in ("test_forward_agrees_with_numpy", "test_gradcheck")
    if file == "test_gates.py":  # of each grader the solution, a blank cell, and a few wrong answers
        return test in MORE_GATES
    return file in ONLY_FULL and re.match(ONLY_FULL[file], test) is not None


def first_dtype(op: Any) -> Any:
    """The dtype of the default tier: that of gradcheck, which then finds the kernels compiled."""
    return next((dtype for dtype in (tt.float64, tt.float32) if dtype in op.dtypes), op.dtypes[0])


def is_of_tier(item: pytest.Item) -> bool:
    """Whether the tier that was asked for has this test."""
    fixtures = getattr(item, "fixturenames", ())
    asks_torch = bool(item.get_closest_marker("oracle")) or "torch" in fixtures
    if item.config.getoption("--oracle"):
        return asks_torch or "same" in fixtures
    return not asks_torch and (item.config.getoption("--full") or not item.get_closest_marker("full"))


def group(nodeid: str) -> str:
    """The tests that one process runs: a file, since its fixtures may be costly and its kernels are loaded once.

    The operator database goes by operator; the browser tests share one browser.
    """
    path, _, name = nodeid.partition("::")
    file = path.rpartition("/")[2]
    if file == "test_ops.py":
        return name.partition("[")[2].partition("-")[0].rstrip("]") or file
    return "browser" if file.startswith("test_browser") else path


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """xdist's own groups, marks, are not seen by every version of it: one that misses them says nothing."""
    from xdist.scheduler import LoadScopeScheduling  # only where this hook is called is xdist installed

    class ByGroup(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    config.option.loadscopereorder = False
    return ByGroup(config, log)


def pytest_collection_finish() -> None:
    """What is there before the first test is not looked through by each `gc.collect()`: it takes seconds."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="module")
def _freeze_what_earlier_files_left() -> None:
    """Nor is what earlier files left: compiled kernels, and what is remembered of plans."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def torch() -> Any:
    """PyTorch. A test that asks for it is of the oracle tier."""
    return importlib.import_module("torch")


@pytest.fixture(params=["tinytensor", pytest.param("torch", marks=pytest.mark.oracle)])
def library(request: pytest.FixtureRequest) -> Any:
    """tinytensor, and in the oracle tier PyTorch: the test is true of both."""
    return importlib.import_module(request.param)


@pytest.fixture
def same(request: pytest.FixtureRequest) -> Callable[[Callable[[Any], Any]], Any]:
    """`same(program)`: `program(tt)` gives (or raises) what `program(torch)` gives; returns that.

    PyTorch's answers are written down in golden_programs.json, by `pytest -n 0 --oracle --write-golden tests/...`. The
    oracle tier asks it again.
    """
    numbers = itertools.count()
    torch = importlib.import_module("torch") if request.config.getoption("--oracle") else None

    def check(program: Callable[[Any], Any]) -> Any:
        key = f"{request.node.nodeid} {next(numbers)}"
        ours = outcome(program, tt)
        if torch is not None:
            theirs = outcome(program, torch)
            assert_as_recorded(ours, theirs, digits=DIGITS)
            _asked[key] = theirs
        if not request.config.getoption("--write-golden"):
            assert_as_recorded(ours, golden_answers()[key], digits=DIGITS)
        return ours

    return check


@pytest.fixture(scope="session")
def prepared_kernels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A folder for JUPYTER_PATH whose kernel "python3" starts at once: prepared_kernel/server.py says how."""
    folder = str(tmp_path_factory.mktemp("kernels"))
    if not hasattr(os, "fork"):
        yield folder  # empty: Jupyter takes the ordinary kernel
        return
    command = [sys.executable, str(Path(__file__).with_name("prepared_kernel") / "server.py"), folder]
    root = Path(__file__).parents[1]
    path = [str(root), str(root / "widgets"), str(root / "notebooks"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(path)}
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout.readline() == b"ready\n"
        yield folder
        server.stdin.close()


_asked: dict[str, Any] = {}


@functools.cache
def golden_answers() -> dict[str, Any]:
    """PyTorch's answers by test and by number of the program in it."""
    return json.loads(GOLDEN.read_text()) if GOLDEN.exists() else {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--write-golden"):
        files = {key.partition("::")[0] for key in _asked}
        kept = {key: value for key, value in golden_answers().items() if key.partition("::")[0] not in files}
        answers = sorted({**kept, **_asked}.items())
        lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in answers)
        GOLDEN.write_text(f"{{\n{lines}\n}}\n")
