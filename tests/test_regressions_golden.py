"""The programs in regressions/ against PyTorch's answers as they are written down, without PyTorch."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import pytest

import tinytensor as tt

FOLDER = Path(__file__).with_name("regressions")
ANSWERS: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}

# PyTorch's text there is its own assertion or stack, or one of two true things: only the type is written down.
_ONLY_TYPE = ("\nException raised from", "INTERNAL ASSERT FAILED", "unsupported operation: ")


def answer(program: str, library: Any) -> dict[str, Any]:
    """Every tensor whose name starts with v, and the error, as plain data."""
    names = {"tt": library}
    error = None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            exec(program, names)
        except Exception as raised:
            only_type = any(text in str(raised) for text in _ONLY_TYPE)
            error = type(raised).__name__ if only_type else f"{type(raised).__name__}: {raised}"
    return {"error": error, **{name: _facts(t) for name, t in names.items() if name[0] == "v"}}


def _facts(t: Any) -> list[Any]:
    graph = _graph(t.grad_fn, 4)
    looks = [str(t.dtype).removeprefix("torch."), list(t.shape), list(t.stride()), t.storage_offset(), t._version]
    return [*looks, t.untyped_storage().nbytes(), t._is_view(), t.requires_grad, graph, _flat(t.detach().tolist())]


def _graph(fn: Any, depth: int) -> Any:
    if fn is None or not depth:
        return None if fn is None else "..."
    return [fn.name(), *(_graph(n, depth - 1) for n, _ in fn.next_functions)]


def _flat(values: Any) -> list[float]:
    return [v for inner in values for v in _flat(inner)] if isinstance(values, list) else [float(values)]


@pytest.mark.parametrize(
    ("field", "program"), [(field, program) for field, some in ANSWERS.items() for program in some]
)
def test_answers_as_pytorch_did(field: str, program: str) -> None:
    ours, theirs = answer(program, tt), ANSWERS[field][program]
    if theirs["error"] is not None and ": " not in theirs["error"]:
        ours["error"] = ours["error"] and ours["error"].partition(":")[0]
    assert ours.keys() == theirs.keys()
    assert ours["error"] == theirs["error"]
    for name in ours.keys() - {"error"}:
        *looks, values = ours[name]
        *expected, numbers = theirs[name]
        assert looks == expected, name
        assert values == pytest.approx(numbers, rel=4e-3, abs=1e-4, nan_ok=True), name


def test_there_are_answers() -> None:
    assert all(len(answers) > 5 for answers in ANSWERS.values())
    assert sum(map(len, ANSWERS.values())) > 130
