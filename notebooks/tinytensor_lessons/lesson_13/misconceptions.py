"""Wrong solutions of lesson 13."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_13.exercises import fault_column, schema_dict
from tinytensor_lessons.lesson_13.formulas import FACTS

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- parse_schema


def _right(s: str) -> dict[str, Any]:
    """A fresh copy of the right answer, or the right fault."""
    column = fault_column(s)
    if column is not None:
        raise ValueError("fault", column)
    found = schema_dict(s)
    return {**found, "args": [dict(a) for a in found["args"]], "returns": [dict(r) for r in found["returns"]]}


def comma_split(s):
    """Arguments are what stands between commas."""
    found = _right(s)
    inside = s[s.index("(") + 1 : s.rindex(") ->")]
    args, kwarg_only = [], False
    for piece in inside.split(",") if inside else []:
        if piece.strip() == "*":
            kwarg_only = True
            continue
        words = piece.split()
        name, _, default = words[-1].partition("=")
        known = next((a for a in found["args"] if a["name"] == name), None)
        argument = known or {
            "name": name, "type": words[0], "optional": False, "size": None, "alias": None, "kwarg_only": kwarg_only,
        }  # fmt: skip
        args.append({**argument, "default": default} if default.startswith("[") and default != "[]" else argument)
    return {**found, "args": args}


def star_argument(s):
    found = _right(s)
    place = next((i for i, a in enumerate(found["args"]) if a["kwarg_only"]), None)
    if place is not None:
        star = {"name": "*", "type": "*", "optional": False, "size": None, "alias": None, "kwarg_only": False}
        found["args"].insert(place, star)
    return found


def alias_lost(s):
    found = _right(s)
    for a in (*found["args"], *found["returns"]):
        a["alias"] = None
    return found


def default_text(s):
    found = _right(s)
    for a in found["args"]:
        if "default" in a:
            a["default"] = str(a["default"])
    return found


def overload_lost(s):
    found = _right(s)
    name = f"{found['name']}.{found['overload']}" if found["overload"] else found["name"]
    return {**found, "name": name, "overload": ""}


# Probes of 13.parse_schema: 0 relu, 1 add.Tensor, 2 relu_, 3 a list with a comma, 4 Tensor?[], 5 a fault.


def _value(probe: tuple[Outcome, Mismatch | None]) -> dict[str, Any]:
    return probe[0].value if isinstance(probe[0].value, dict) else {}


def _args(probe: tuple[Outcome, Mismatch | None]) -> list[dict[str, Any]]:
    args = _value(probe).get("args")
    return [a for a in args if isinstance(a, dict)] if isinstance(args, (list, tuple)) else []


def _stumbles_over_the_list(seen: Seen) -> bool:
    return seen[3][1] is not None and all(probe[1] is None for probe in seen[:3])


def _takes_the_star(seen: Seen) -> bool:
    return len(_args(seen[1])) == 4 and seen[0][1] is None


def _sees_no_alias(seen: Seen) -> bool:
    args = _args(seen[2])
    return seen[0][1] is None and len(args) == 1 and not args[0].get("alias")


def _keeps_text(seen: Seen) -> bool:
    return any(a.get("name") == "alpha" and a.get("default") == "1" for a in _args(seen[1]))


def _keeps_the_dot(seen: Seen) -> bool:
    return _value(seen[1]).get("name") == "add.Tensor"


# ---- saved_from_formula


def _names(schema: dict[str, Any]) -> tuple[set[str], set[str]]:
    results = schema["returns"]
    outputs = {r["name"] or ("result" if len(results) == 1 else f"result{i}") for i, r in enumerate(results)}
    return {a["name"] for a in schema["args"]}, outputs


def _saving(facts: tuple[str, ...], more: tuple[str, ...] = (), with_outputs: bool = True) -> Callable[..., Any]:
    def saved_from_formula(formula, schema):
        arguments, outputs = _names(schema)
        found = (set(), set(), set())

        def visit(node: ast.AST) -> None:
            if isinstance(node, ast.Call):
                f = node.func
                if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name) and f.attr in facts:
                    if f.value.id in arguments | outputs:
                        found[2].add(f.value.id)
                        return
                elif isinstance(f, ast.Name):
                    for child in (*node.args, *node.keywords):
                        visit(child)
                    return
            if isinstance(node, ast.Name) and node.id in arguments | set(more):
                found[0].add(node.id)
            elif isinstance(node, ast.Name) and node.id in outputs and with_outputs:
                found[1].add(node.id)
            for child in ast.iter_child_nodes(node):
                visit(child)

        visit(ast.parse(formula, mode="eval").body)
        return tuple(sorted(names) for names in found)

    return saved_from_formula


def substring(formula, schema):
    """A name is saved if its letters stand somewhere in the formula."""
    arguments, outputs = _names(schema)
    sizes = {name for name in arguments if re.search(rf"\b{name}\.({'|'.join(FACTS)})\(", formula)}
    inputs = {name for name in arguments if name in formula and name not in sizes}
    return sorted(inputs), sorted(name for name in outputs if name in formula), sorted(sizes)


# Probes of 13.saved_from_formula: 0 a result, 1 another input, 2 sizes only, 3 self, 4 exp(self), 5 letters of `min` in
# minimum, 6 facts.


def _answer(probe: tuple[Outcome, Mismatch | None], part: int) -> set[str]:
    try:
        return set(probe[0].value[part])
    except (TypeError, IndexError):
        return set()


def _finds_letters(seen: Seen) -> bool:
    return "min" in _answer(seen[5], 0)


def _keeps_the_tensor(seen: Seen) -> bool:
    return "self" in _answer(seen[2], 0) and "min" not in _answer(seen[5], 0)


def _keeps_grad(seen: Seen) -> bool:
    return "grad" in _answer(seen[0], 0) and "grad" in _answer(seen[3], 0)


def _has_no_output(seen: Seen) -> bool:
    return not seen[0][0].raised and "result" not in _answer(seen[0], 1) and seen[3][1] is None


# ---- emit_kernel


def _emitting(
    mask: str = "ks &= AFTER_AUTOGRAD",
    asks: bool = True,
    early: bool = False,
    first_only: bool = False,
    late: bool = False,
) -> Callable[[dict[str, Any]], str]:
    def emit_kernel(entry):
        args, inputs, result = ", ".join(entry["arguments"]), ", ".join(entry["inputs"]), entry["result"]
        history = f"{'rebase' if entry['inplace'] else 'set'}_history({result}, grad_fn)"
        making = [f"grad_fn = {entry['node']}(collect_next_edges({inputs}))"]
        saving = [f"grad_fn.{slot} = {value}" for slot, value in entry["saved"].items()]
        making += [] if late else saving
        asked = entry["inputs"][0] if first_only else inputs
        lines = ["grad_fn = None", f"if compute_requires_grad({asked}):", *indented(making)] if asks else list(making)
        hooking = [history, *(f"grad_fn.{slot} = {value}" for slot, value in entry["saved_results"].items())]
        call = [f"{result} = _{entry['name']}_table[ks](ks, {args})"]
        hooks = ["if grad_fn is not None:", *indented((saving if late else []) + hooking)]
        lines += [mask] if mask else []
        lines += [*hooks, *call] if early else [*call, *hooks]
        return "\n".join([f"def {entry['name']}(ks, {args}):", *indented(lines), f"    return {result}"])

    return emit_kernel


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


# Probes of 13.emit_kernel: 0 exp, 1 the same where nothing requires grad, 2 mul, 3 other alone, 4 none, 5 mul_, 6 exp_.


def _did(probe: tuple[Outcome, Mismatch | None], key: str) -> Any:
    return probe[0].value.get(key) if isinstance(probe[0].value, dict) else None


def _calls_itself(seen: Seen) -> bool:
    return "the Autograd key" in [keys for keys, _ in _did(seen[0], "calls on with") or []]


def _records_for_nobody(seen: Seen) -> bool:
    return _did(seen[1], "node") is not None


def _hooks_up_too_early(seen: Seen) -> bool:
    unbound = seen[0][0].raised in ("UnboundLocalError", "NameError") and "result" in seen[0][0].message
    return unbound or "before" in (_did(seen[0], "history") or "") or "before" in (_did(seen[6], "history") or "")


def _asks_self_alone(seen: Seen) -> bool:
    return seen[2][1] is None and isinstance(seen[3][0].value, dict) and _did(seen[3], "node") is None


def _takes_all_keys(seen: Seen) -> bool:
    return "other keys" in str(_did(seen[0], "calls on with"))


def _saves_the_new_value(seen: Seen) -> bool:
    return "copy of self at version 1" in str((_did(seen[5], "saved") or {}).get("self_"))


# ---- hypot

FUNCTIONS = """
- func: hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  native: pointwise.binary_ops_math
  dispatch:
    CPU: hypot_impl

- func: hypot(Tensor self, Tensor other) -> Tensor
  variants: function, method
  structured_delegate: hypot.out

- func: hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
  variants: method
  structured_delegate: hypot.out
"""
_NAME = "- name: hypot(Tensor self, Tensor other) -> Tensor\n"


def _with_formulas(*lines: str) -> Callable[[], tuple[str, str]]:
    return lambda: (FUNCTIONS, _NAME + "\n".join(f"  {line}" for line in lines))


def wrong_delegate():
    without = FUNCTIONS.replace("function, method\n  structured_delegate: hypot.out", "function, method")
    return without, _NAME + "  self: grad * self / result\n  other: grad * other / result"


# Probes of 13.hypot: 0 the function, 1 gradients, 2 of operands that broadcast, 3 of x alone, 4 backward's operators.


def _knows_one_argument(seen: Seen) -> bool:
    return seen[0][1] is None and "not differentiable with respect to argument" in seen[1][0].message


def _sums_itself(seen: Seen) -> bool:
    summed = "invalid gradient" in seen[1][0].message
    return seen[0][1] is None and (summed or "sum" in (seen[4][0].value or []))


def _has_no_kernel(seen: Seen) -> bool:
    outcome = seen[0][0]
    return (
        (outcome.raised in ("TableError", "EntryFault") and "`native` must name" in outcome.message)
        or (outcome.raised == "AttributeError" and "pointwise.binary_ops_math" in outcome.message)
        or "run_binary()" in outcome.message
    )


def _calls_hypot_again(seen: Seen) -> bool:
    return seen[1][1] is None and "hypot" in (seen[4][0].value or [])


MISCONCEPTIONS = {
    "parse_schema": (
        Misconception(
            "comma_split",
            "`int[2] stride=[1, 1]` has a comma inside.",
            comma_split,
            _stumbles_over_the_list,
        ),
        Misconception("star_argument", "`*` only switches to keyword-only.", star_argument, _takes_the_star),
        Misconception(
            "alias_lost",
            "`Tensor(a!)`: without the mark no version bump is generated.",
            alias_lost,
            _sees_no_alias,
        ),
        Misconception(
            "default_text",
            "Defaults are typed: `Scalar alpha=1` is a number.",
            default_text,
            _keeps_text,
        ),
        Misconception("overload_lost", "Name and overload are two fields.", overload_lost, _keeps_the_dot),
    ),
    "saved_from_formula": (
        Misconception("substring", "Names, not letters: parse the expression.", substring, _finds_letters),
        Misconception(
            "saves_tensor_for_sizes",
            "Only the sizes: a tensor costs its whole storage.",
            _saving(()),
            _keeps_the_tensor,
        ),
        Misconception("saves_grad", "`grad` arrives, it is not saved.", _saving(FACTS, ("grad",)), _keeps_grad),
        Misconception(
            "misses_result",
            "`result` is the output: save it as an output to avoid a cycle.",
            _saving(FACTS, with_outputs=False),
            _has_no_output,
        ),
    ),
    "emit_kernel": (
        Misconception("no_mask", "It called itself.", _emitting(mask=""), _calls_itself),
        Misconception(
            "always_records",
            "A node was built although nothing requires grad.",
            _emitting(asks=False),
            _records_for_nobody,
        ),
        Misconception("history_before_result", "There is no result yet.", _emitting(early=True), _hooks_up_too_early),
        Misconception(
            "no_grad_fn_for_any",
            "`other` may be the one that requires grad.",
            _emitting(first_only=True),
            _asks_self_alone,
        ),
        Misconception(
            "saves_after_inplace",
            "The saved version is already the new one.",
            _emitting(late=True),
            _saves_the_new_value,
        ),
        Misconception(
            "sets_the_keys",
            "The call went on with all keys below Autograd. Only those that were in `ks` may stay: `&=` and not `=`.",
            _emitting(mask="ks = AFTER_AUTOGRAD"),
            _takes_all_keys,
        ),
    ),
    "hypot": (
        Misconception(
            "one_formula",
            "`other` has no gradient.",
            _with_formulas("self: grad * self / result"),
            _knows_one_argument,
        ),
        Misconception(
            "unbroadcast_by_hand",
            "The engine reduces to input size; now it happens twice.",
            _with_formulas("self: (grad * self / result).sum(0)", "other: (grad * other / result).sum(0)"),
            _sums_itself,
        ),
        Misconception(
            "wrong_delegate",
            "No kernel: nothing says what runs behind `hypot`. Name the overload that has one: structured_delegate.",
            wrong_delegate,
            _has_no_kernel,
        ),
        Misconception(
            "recomputes",
            "Correct, but `result` is saved already: one op less.",
            _with_formulas("self: grad * self / hypot(self, other)", "other: grad * other / hypot(self, other)"),
            _calls_hypot_again,
        ),
    ),
}
