"""What once differed from PyTorch: each a short program, run in both libraries and compared.

The comparison is that of test_against_torch.py: values, dtypes, sizes, strides, storages, views, version counters,
graphs, and the type and text of errors. The programs stand in regressions/, one file for one field; what PyTorch answers
is written down beside them, for test_regressions_golden.py. After a change there, run this file as a script:
`python -W ignore tests/test_regressions_operators.py`.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

import tinytensor as tt

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")
HERE = Path(__file__).parent


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


against = load(HERE / "test_against_torch.py")
golden = load(HERE / "test_regressions_golden.py")
PROGRAMS = {path.stem: load(path).PROGRAMS for path in sorted(golden.FOLDER.glob("*.py"))}
ALL = [pytest.param(text, id=f"{field}: {name}") for field, some in PROGRAMS.items() for name, text in some.items()]


@pytest.mark.parametrize("program", ALL)
def test_agrees_with_torch(program: str) -> None:
    twins = against.Twins()
    theirs, their_error = against._run(program, torch, {})
    ours, our_error = against._run(program, tt, {})
    wrong = against._error(ours=our_error, theirs=their_error)
    assert wrong is None, wrong
    names = [name for name in theirs if name[0] == "v"]
    assert names or their_error is not None, "nothing to compare"
    for name in names:
        twins.theirs[name], twins.ours[name] = theirs[name], ours[name]
    twins.compare()


@pytest.mark.parametrize("field", PROGRAMS)
def test_what_is_written_down_is_of_these_programs(field: str) -> None:
    assert list(golden.ANSWERS[field]) == list(PROGRAMS[field].values())


if __name__ == "__main__":
    for field, programs in PROGRAMS.items():
        answers = {program: golden.answer(program, torch) for program in programs.values()}
        lines = [f"{json.dumps(program)}: {json.dumps(answer)}" for program, answer in answers.items()]
        (golden.FOLDER / f"{field}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
