"""An operator beside a private one of the same name: svd and _svd, logcumsumexp and _logcumsumexp."""

from __future__ import annotations

import ast
from pathlib import Path

import tinytensor as tt
from tinytensor.aten import functions
from tinytensor.introspect.trace import trace


def test_no_function_hides_a_handle() -> None:
    tree = ast.parse(Path(functions.__file__).read_text())
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assigned = {
        t.id for node in tree.body if isinstance(node, ast.Assign) for t in node.targets if isinstance(t, ast.Name)
    }
    assert not defined & assigned


def test_both_operators_are_observed() -> None:
    told = trace(tt.logcumsumexp, tt.ones(3), 0)
    assert "aten::logcumsumexp" in str(told) and "aten::_logcumsumexp" in str(told)
    assert tt.ones(2).logcumsumexp(dim=0).shape == (2,)
