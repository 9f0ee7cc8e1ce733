"""Small mistakes made by machine: of all mutants of the solutions, at least 95 of 100 lose points."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tinytensor_lessons import check, property
from tinytensor_lessons.guard import exchanged
from tinytensor_lessons.registry import all_lessons

import tinytensor as tt

FLOOR = 0.95
FEWEST = 15

_OPERATORS = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.Sub),
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult, ast.Add),
    ast.Pow: (ast.Mult,),
}
_COMPARISONS = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.NotIn: (ast.In,),
}
_CALLS = {"max": "min", "min": "max", "reversed": "list", "append": "extend"}


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """(what was changed, source) of every mutant."""
    tree = ast.parse(source)
    places = list(ast.walk(tree))
    told = [node.value for node in places if _is_docstring(node)]
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else tree.body
    parameters_at = {
        node: [a.arg for a in function.args.args]
        for function in body
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
    }
    for node in places:
        if node in told:
            continue
        for change in (*_changes(node), *_lost_parts(node), *_other_parameters(node, parameters_at.get(node, []))):
            mutant = copy.deepcopy(node)
            change(mutant)
            ast.fix_missing_locations(mutant)
            before, kept = ast.unparse(node), node.__dict__
            node.__dict__ = mutant.__dict__  # the tree with this one node changed
            try:
                text = ast.unparse(tree)
                compile(text, "<mutant>", "exec")
                after = ast.unparse(node)
            except (ValueError, SyntaxError):
                continue
            finally:
                node.__dict__ = kept
            yield f"line {getattr(node, 'lineno', 0)}: {before} -> {after}", text


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changes(node: ast.AST) -> Iterator:
    def setter(name, value):
        return lambda target: setattr(target, name, value)

    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        for operator in _OPERATORS.get(type(node.op), ()):
            yield setter("op", operator())
    if isinstance(node, ast.BinOp):
        yield lambda target: target.__dict__.update(op=ast.Add(), right=ast.Constant(0))
        yield lambda target: target.__dict__.update(op=ast.Add(), left=ast.Constant(0))
        if isinstance(node.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Pow)):
            yield lambda target: target.__dict__.update(left=target.right, right=target.left)
    if isinstance(node, ast.Call) and len(node.args) == 2:
        yield lambda target: target.args.pop()
    if isinstance(node, ast.Compare):
        for operator in _COMPARISONS.get(type(node.ops[0]), ()):
            yield setter("ops", [operator()])
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        yield setter("value", node.value + 1)
        yield setter("value", node.value - 1)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield setter("value", not node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
        yield lambda target: setattr(target.func, "id", _CALLS[target.func.id])
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and len(node.value.elts) > 1:
        yield lambda target: target.value.elts.reverse()
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        if isinstance(statements, list) and not isinstance(
            node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.Lambda)
        ):
            for k in range(len(statements)):
                yield lambda target, f=field, k=k: getattr(target, f).__setitem__(k, ast.Pass())
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and field == "body":
            for k in range(len(statements)):
                if not _is_docstring(statements[k]):
                    yield lambda target, k=k: target.body.__setitem__(k, ast.Pass())


def _lost_parts(node: ast.AST) -> Iterator:
    """A text without one of its words, a list or dict without one of its entries."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
        words = node.value.split(" ")
        for k, word in enumerate(words):
            if word:
                yield lambda target, k=k: setattr(target, "value", " ".join(words[:k] + words[k + 1 :]))
    if isinstance(node, ast.List) and len(node.elts) > 1:
        for k in range(len(node.elts)):
            yield lambda target, k=k: target.elts.pop(k)
    if isinstance(node, ast.Dict):
        for k in range(len(node.keys)):
            yield lambda target, k=k: (target.keys.pop(k), target.values.pop(k))


def _other_parameters(node: ast.AST, parameters: list[str]) -> Iterator:
    """One parameter of the function where another one belongs."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in parameters:
        for other in parameters:
            if other != node.id:
                yield lambda target, other=other: setattr(target, "id", other)


def survivors(exercise, source: str) -> tuple[int, list[str]]:
    """How many mutants there are, and which of them get full points."""
    quick = replace(exercise, seconds=2.0)
    alive, count = [], 0
    for change, text in mutants(source):
        count += 1
        scope: dict = {"tt": tt, **exercise.provides}
        exec(compile(text, "<mutant>", "exec"), scope)
        if check.run_check(quick, scope[exercise.symbol]).points == exercise.points:
            alive.append(change)
    return count, alive


@pytest.fixture
def one_wrong_case_is_enough(monkeypatch):
    """A check ends with the first wrong case. (It would look for a smaller one, and count the points of other parts.)"""
    run_part = check._run_part
    failures = {}

    def run_until_wrong(part, subject):
        if failures.get("of") is not subject:
            failures.update({"of": subject, "first": None})
        if failures["first"] is not None:
            return "", failures["first"]
        note, failures["first"] = run_part(part, subject)
        return note, failures["first"]

    monkeypatch.setattr(property, "_SHRINKING", 0)
    monkeypatch.setattr(check, "_run_part", run_until_wrong)
    with exchanged(check, "_run_part"):
        yield


@pytest.mark.slow
@pytest.mark.usefixtures("one_wrong_case_is_enough")
def test_mutants_are_caught(solution_source, record_property):
    total, alive = 0, []
    for exercise in (exercise for spec in all_lessons() for exercise in spec.exercises):
        count, left = survivors(exercise, solution_source(exercise))
        assert count >= FEWEST, f"{exercise.id} has {count} mutants"
        total += count
        alive += [f"{exercise.id} {change}" for change in left]
    rate = 1 - len(alive) / total
    record_property("kill_rate", rate)
    print(f"{total} mutants, {len(alive)} survive, kill rate {rate:.3f}")
    assert rate >= FLOOR, "\n".join(alive)
