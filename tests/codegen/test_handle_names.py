"""Handles, stubs, parsers and functions share the modules of aten/ops: none may hide another, as _svd_op and svd_op."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import tinytensor as tt
from tinytensor.aten import functions, ops
from tinytensor.codegen.families import FAMILIES
from tinytensor.introspect.trace import trace

FILES = {path.stem: path for path in Path(ops.__file__).parent.glob("*.py") if path.stem != "__init__"}


def _names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text())
    defined = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assigned = [
        t.id for node in tree.body if isinstance(node, ast.Assign) for t in node.targets if isinstance(t, ast.Name)
    ]
    return defined + assigned


def test_every_name_is_given_once() -> None:
    counts = Counter(name for path in FILES.values() for name in _names(path))
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_family_has_its_file_and_the_index_has_all_names() -> None:
    assert sorted(FILES) == sorted(FAMILIES)
    assert all(hasattr(functions, name) for path in FILES.values() for name in _names(path))


def test_both_operators_are_observed() -> None:
    told = trace(tt.logcumsumexp, tt.ones(3), 0)
    assert "aten::logcumsumexp" in str(told) and "aten::_logcumsumexp" in str(told)
    assert tt.ones(2).logcumsumexp(dim=0).shape == (2,)
