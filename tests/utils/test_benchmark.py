"""utils.benchmark: the same times in, the same words out, as golden data from PyTorch says."""

from __future__ import annotations

import importlib
import importlib.util
import json
import pickle
import sys
import timeit
from pathlib import Path
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.utils import benchmark

HERE = Path(__file__).parent
GOLDEN = json.loads((HERE / "golden_benchmark.json").read_text(encoding="utf-8"))


def _load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    assert spec and spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


cases = _load("benchmark_cases")


def test_small_functions_and_statistics() -> None:
    ours, golden = cases.numbers(benchmark), GOLDEN["numbers"]
    for what in ("values", "units", "trimmed", "figures", "warnings"):
        assert ours[what] == golden[what], what
    assert ours["medians"] == pytest.approx(golden["medians"], rel=1e-12)
    assert ours["iqrs"] == pytest.approx(golden["iqrs"], rel=1e-9, abs=1e-18)


def test_measurements_are_printed_word_for_word() -> None:
    made = cases.measurements(benchmark)
    assert [cases.printed(m) for m in made] == GOLDEN["printed"]
    assert repr(made[0]).startswith("<tinytensor.utils.benchmark.utils.common.Measurement object at 0x")


def test_tables_are_printed_word_for_word() -> None:
    ours = cases.tables(benchmark)
    assert ours.keys() == GOLDEN["tables"].keys()
    for manner, table in GOLDEN["tables"].items():
        assert ours[manner] == table, manner


@pytest.mark.parametrize("name", GOLDEN["timers"])
def test_timers_choose_the_same_runs(name: str) -> None:
    made = cases.run(benchmark, *name.split(": "))
    assert [made.number_per_run, len(made.raw_times), cases.printed(made)] == GOLDEN["timers"][name]


def test_measurement_is_data() -> None:
    first, second = cases.measurements(benchmark)[:2]
    assert first.label == "matmul" and first.env == "base" and first.num_threads == 1
    assert first.title == "matmul: x @ y" and first.as_row_name == "x @ y"
    assert first.mean == pytest.approx(sum(first.times) / len(first.times))
    assert first == pickle.loads(pickle.dumps(first)) != second
    with pytest.raises(AttributeError, match="nonsense"):
        _ = first.nonsense
    merged = benchmark.Measurement.merge([first, second, first])
    assert [(m.number_per_run, len(m.raw_times)) for m in merged] == [
        (1, 2 * len(first.raw_times)), (1, len(second.raw_times)),
    ]  # fmt: skip
    assert benchmark.ordered_unique("abracadabra") == list("abrcd")
    assert [benchmark.unit_to_english(u) for u in ("ns", "us", "ms", "s")] == [
        "nanosecond", "microsecond", "millisecond", "second",
    ]  # fmt: skip
    with pytest.raises(AssertionError, match="Number of significant figures must be an integer"):
        benchmark.trim_sigfig(1.0, 1.5)


def test_threads_are_set_while_the_statement_runs() -> None:
    before, seen = tt.get_num_threads(), []
    other = before + 1 if before == 1 else 1
    with benchmark.set_torch_threads(other):
        assert tt.get_num_threads() == other
    benchmark.Timer("seen.append(torch.get_num_threads())", globals={"seen": seen}, num_threads=other).timeit(3)
    assert seen == [other] * 5 and tt.get_num_threads() == before


def test_the_library_itself_is_timed() -> None:
    made = benchmark.Timer("x + 1", "x = torch.ones(3)", timer=timeit.default_timer).timeit(20)
    assert 0 < made.median < 1 and len(made.raw_times) == 1 and made.setup == "x = torch.ones(3)"
    told: list[tuple[int, float]] = []
    clock = cases.Clock()
    timer = benchmark.Timer("work(1e-3)", timer=clock, globals={"work": clock.work})
    made = timer.blocked_autorange(callback=lambda number, seconds: told.append((number, seconds)), min_run_time=0.01)
    assert [seconds for _, seconds in told] == made.raw_times and {number for number, _ in told} == {
        made.number_per_run
    }


def test_refusals() -> None:
    Timer = benchmark.Timer
    with pytest.raises(ValueError, match=r"^Currently only a `str` stmt is supported.$"):
        Timer(lambda: None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^Invalid language `rust`.$"):
        Timer(language="rust")
    with pytest.raises(ValueError, match=r"^global_setup is C\+\+ only, got `#include`. Most likely this code can"):
        Timer(global_setup="#include")
    with pytest.raises(NotImplementedError, match=r"no C\+\+ compiler"):
        Timer(language="c++")
    for refused in (Timer().repeat, Timer().autorange):
        with pytest.raises(NotImplementedError, match=r"^See `Timer.blocked_autorange.`$"):
            refused()
    with pytest.raises(NotImplementedError, match="Callgrind"):
        Timer().collect_callgrind()
    with pytest.raises(ValueError, match=r"^If specified, `repeats` must be >= 1$"):
        Timer().collect_callgrind(repeats=0)
    with pytest.raises(ValueError, match=r"^Expected an instance of `Measurement`, got <class 'int'> instead.$"):
        benchmark.Compare([1])  # type: ignore[list-item]
    unnamed = benchmark.Measurement(1, [1.0], benchmark.TaskSpec("pass", "pass"))  # a column needs a description
    with pytest.raises(TypeError, match=r"^object of type 'NoneType' has no len\(\)$"):
        str(benchmark.Compare([unnamed]))


def test_same_as_installed_pytorch(torch: Any) -> None:
    theirs = importlib.import_module("torch.utils.benchmark")
    assert cases.numbers(theirs)["figures"] == GOLDEN["numbers"]["figures"]
    assert cases.tables(theirs) == cases.tables(benchmark)
    assert {name for name in benchmark.__all__} <= set(dir(theirs))
