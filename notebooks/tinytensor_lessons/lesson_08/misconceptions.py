"""Wrong solutions of lesson 08: what serves a key, what is skipped, what was seen. The others stand in lesson_08_device.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.key_bits import AUTOGRAD_KEYS, BACKEND_KEYS
from tinytensor_lessons.lesson_08.fallthrough import FALLTHROUGH_CALL
from tinytensor_lessons.lesson_08.misconceptions_device import COMPOSITE, CPU_FALLBACK, SOFTCLIP
from tinytensor_lessons.lesson_08.resolve import AUTOGRAD, EXPLICIT, IMPLICIT
from tinytensor_lessons.listener import add_listener, remove_listener
from tinytensor_lessons.toy_ops import FALLTHROUGH

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- resolve

Rule = Callable[[dict[str, Any], str, dict[str, Any]], "tuple[Any, str] | None"]


def _direct(kernels: Any, key: str, fallbacks: Any) -> Any:
    return (kernels[key], "kernel") if key in kernels else None


def _explicit(kernels: Any, key: str, fallbacks: Any) -> Any:
    return (kernels[EXPLICIT], "default backend kernel") if EXPLICIT in kernels and key in BACKEND_KEYS else None


def _implicit(kernels: Any, key: str, fallbacks: Any) -> Any:
    if IMPLICIT not in kernels or EXPLICIT in kernels or any(k in kernels for k in AUTOGRAD_KEYS.get(key, ())):
        return None
    return _implicit_always(kernels, key, fallbacks)


def _implicit_always(kernels: Any, key: str, fallbacks: Any) -> Any:
    serves = key in BACKEND_KEYS or key in AUTOGRAD_KEYS
    return (kernels[IMPLICIT], "math kernel") if IMPLICIT in kernels and serves else None


def _implicit_over_explicit(kernels: Any, key: str, fallbacks: Any) -> Any:
    return _implicit({k: v for k, v in kernels.items() if k != EXPLICIT}, key, fallbacks)


def _alias(kernels: Any, key: str, fallbacks: Any) -> Any:
    return (kernels[AUTOGRAD], "autograd kernel") if AUTOGRAD in kernels and key in AUTOGRAD_KEYS else None


def _alias_everywhere(kernels: Any, key: str, fallbacks: Any) -> Any:
    return (kernels[AUTOGRAD], "autograd kernel") if AUTOGRAD in kernels else None


def _fallback(kernels: Any, key: str, fallbacks: Any) -> Any:
    return (fallbacks[key], "backend fallback") if key in fallbacks else None


def _by(*rules: Rule) -> Callable[..., Any]:
    def resolve(kernels, key, fallbacks):
        return next((found for rule in rules if (found := rule(kernels, key, fallbacks))), (None, "missing"))

    return resolve


right_rules = _by(_direct, _explicit, _implicit, _alias, _fallback)

# Probes of 08.resolve: 0 and 1 composites at Meta, which has a fallback; 2 AutogradCPU over a CPU kernel; 3 both
# composites; 4 implicit and alias; 5 alias at CPU; 6 alias; 7 direct; 8 implicit at ADInplaceOrView.


def _reason(seen: Seen, k: int) -> Any:
    value = seen[k][0].value
    entry = next(iter(value.values())) if isinstance(value, dict) and value else None
    return entry[1] if isinstance(entry, tuple) and len(entry) == 2 else None


def _falls_back_early(seen: Seen) -> bool:
    return _reason(seen, 0) == "backend fallback" or _reason(seen, 1) == "backend fallback"


def _hides_the_fast_kernel(seen: Seen) -> bool:
    return _reason(seen, 2) == "math kernel"


def _prefers_implicit(seen: Seen) -> bool:
    return _reason(seen, 3) == "math kernel"


def _prefers_the_alias(seen: Seen) -> bool:
    return _reason(seen, 4) == "autograd kernel" and _reason(seen, 5) == "missing"


def _expands_the_alias(seen: Seen) -> bool:
    return _reason(seen, 5) == "autograd kernel"


# ---- fallthrough


def _choose(op, ks):
    for key, kernel in op.table.items():
        if kernel is FALLTHROUGH:
            ks &= ~(1 << key)
    return ks


def _run(op, ks, key, args):
    if key not in op.table:
        raise NotImplementedError(f"no kernel at key {key}")
    return op.table[key](op, ks, *args)


def returns_none(op, ks, *args):
    key = ks.bit_length() - 1
    return None if op.table.get(key) is FALLTHROUGH else _run(op, ks, key, args)


def next_number(op, ks, *args):
    key = ks.bit_length() - 1
    while op.table.get(key) is FALLTHROUGH:
        key -= 1
    return _run(op, ks & (2 << key) - 1, key, args) if key >= 0 else _run(op, 0, -1, args)


def sequential(op, ks, *args):
    return _run(op, ks, ks.bit_length() - 1, args)


def mutates_set(op, ks, *args):
    if not hasattr(op, "mask"):
        op.mask = _choose(op, -1)
    ks &= op.mask
    return _run(op, ks, ks.bit_length() - 1, args)


def passes_all_keys(op, ks, *args):
    key = _choose(op, ks).bit_length() - 1
    return _run(op, ks, key, args)


def passes_one(op, ks, *args):
    ks = _choose(op, ks)
    return _run(op, ks, ks.bit_length() - 1, args[:1])


# Probes of 08.fallthrough: 0 a kernel, 1 and 2 above fallthroughs, 3 one that redispatches, 4 a gap below a fallthrough,
# 5 a kernel comes later, 6 nothing left, 7 two arguments.


def _answers_none(seen: Seen) -> bool:
    value = seen[1][0].value
    return isinstance(value, list) and value[0][0] is None


def _runs_what_is_not_in_the_set(seen: Seen) -> bool:
    value = seen[4][0].value
    return isinstance(value, list) and any(ran.startswith("kernel 2") for ran in value[0][1])


def _calls_it(seen: Seen) -> bool:
    value = seen[1][0].value
    return isinstance(value, list) and value[0][0] == 5 and "FALLTHROUGH" in value[0][1]


def _misses_the_new_kernel(seen: Seen) -> bool:
    value = seen[5][0].value
    return (
        seen[1][1] is None
        and isinstance(value, list)
        and len(value) > 1
        and [*map(_kernel, value[1][1])] == ["kernel 0"]
    )


def _kernel(ran: str) -> str:
    return ran.partition(" with ks")[0]


def _runs_the_right_ones(seen: Seen) -> bool:
    """The right kernels ran everywhere, and the results are right where there is one argument."""
    for k, (outcome, _) in enumerate(seen):
        wanted = FALLTHROUGH_CALL.probes[k].expected()
        if outcome.raised or len(wanted) != len(outcome.value):
            return False
        for (result, ran), (own, theirs) in zip(wanted, outcome.value, strict=True):
            if [*map(_kernel, ran)] != [*map(_kernel, theirs)] or (k != 7 and result != own):
                return False
    return any(mismatch is not None for _, mismatch in seen)


def _passes_another_set(seen: Seen) -> bool:
    return _runs_the_right_ones(seen) and seen[2][1] is not None


def _drops_arguments(seen: Seen) -> bool:
    return _runs_the_right_ones(seen) and seen[2][1] is None and seen[7][1] is not None


# ---- analyze


def _analyze(
    on_stop: Callable[[list[Any], Any], Any] = lambda stops, event: stops.append((event.key, event.reason)),
    on_call: Callable[[list[Any], Any], Any] = lambda stops, event: None,
    keep: Callable[[dict[str, Any]], bool] = lambda call: True,
    safely: bool = True,
    only: type[BaseException] = BaseException,
    runs: int = 1,
    closes: bool = True,
    other: type[BaseException] | None = None,
) -> Callable[..., Any]:
    def analyze(program):
        found, opened = [], []

        def listen(event):
            if event.kind == "call":
                call = {"op": event.op, "stops": [], "inner": False}
                on_call(call["stops"], event)
                for outer in opened:
                    outer["inner"] = True
                found.append(call)
                opened.append(call)
            elif event.kind == "stop":
                on_stop(opened[-1]["stops"], event)
            elif closes:
                opened.pop()

        for _ in range(runs - 1):
            program()
        add_listener(listen)
        if safely:
            try:
                program()
            except only as error:
                remove_listener(listen)
                if other is not None:
                    raise other("the program failed") from error
                raise
            remove_listener(listen)
        else:
            program()
            remove_listener(listen)
        return [(call["op"], call["stops"]) for call in found if keep(call)]

    return analyze


def _first_only(stops, event):
    if not stops:
        stops.append((event.key, event.reason))


# Probes of 08.analyze: 0 without grad, 1 with, 2 a view, 3 a composite, 4 in place, 5 an error, 6 one that is no Exception,
# 7 an operator that goes on after it has called another one.


def _gives_stops_to_the_wrong_call(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 7) for k, (_, mismatch) in enumerate(seen))


def _misses_other_exceptions(seen: Seen) -> bool:
    left = [isinstance(outcome.value, dict) and outcome.value["left"] for outcome, _ in (seen[5], seen[6])]
    return left == [0, 1]


def _runs_it_again(seen: Seen) -> bool:
    return all(isinstance(outcome.value, dict) and outcome.value["runs"] > 1 for outcome, _ in seen[:5])


def _raises_its_own(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:5]) and "failed" in seen[5][0].message


def _calls(seen: Seen, k: int) -> list[Any]:
    value = seen[k][0].value
    calls = value.get("calls") if isinstance(value, dict) else None
    return calls if isinstance(calls, list) else []


def _one_stop_each(seen: Seen) -> bool:
    some = [call for k in (1, 2, 4) for call in _calls(seen, k)]
    return bool(some) and all(len(stops) == 1 for _, stops in some)


def _tells_the_set(seen: Seen) -> bool:
    return any("ADInplaceOrView" in [stop[0] for stop in stops] for _, stops in _calls(seen, 1))


def _only_leaves(seen: Seen) -> bool:
    names = [op for op, _ in _calls(seen, 3)]
    return "aten::mm" in names and "aten::matmul" not in names


def _still_listens(seen: Seen) -> bool:
    value = seen[5][0].value
    return isinstance(value, dict) and value["left"] > 0


MISCONCEPTIONS = {
    "resolve": (
        Misconception(
            "fallback_early",
            "A device with a CPU fallback would never decompose.",
            _by(_direct, _fallback, _explicit, _implicit, _alias),
            _falls_back_early,
        ),
        Misconception(
            "implicit_always",
            "The fast kernel is skipped: autograd would decompose above it.",
            _by(_direct, _explicit, _implicit_always, _alias, _fallback),
            _hides_the_fast_kernel,
        ),
        Misconception(
            "implicit_first",
            "Explicit was registered for all backends on purpose.",
            _by(_direct, _implicit_over_explicit, _explicit, _alias, _fallback),
            _prefers_implicit,
        ),
        Misconception(
            "alias_first",
            "Composite ops would lose their free derivative.",
            _by(_direct, _explicit, _alias, _implicit, _fallback),
            _prefers_the_alias,
        ),
        Misconception(
            "alias_everywhere",
            "Alias keys expand only to autograd keys.",
            _by(_direct, _explicit, _implicit, _alias_everywhere, _fallback),
            _expands_the_alias,
        ),
    ),
    "fallthrough": (
        Misconception("returns_none", "Fallthrough means somebody lower answers.", returns_none, _answers_none),
        Misconception("next_number", "That key is not in the set.", next_number, _runs_what_is_not_in_the_set),
        Misconception(
            "sequential", "Right value, extra call: clear it from the set beforehand.", sequential, _calls_it
        ),
        Misconception(
            "mutates_set",
            "The next call skipped it although a kernel had been registered.",
            mutates_set,
            _misses_the_new_kernel,
        ),
        Misconception(
            "passes_all_keys",
            "The right kernel runs, but with another `ks`. Clear the keys with FALLTHROUGH from it, and leave the kernel's own key in.",
            passes_all_keys,
            _passes_another_set,
        ),
        Misconception(
            "passes_one",
            "A call may have any number of arguments. Hand all of them on, `*args`.",
            passes_one,
            _drops_arguments,
        ),
    ),
    "cpu_fallback": CPU_FALLBACK,
    "composite": COMPOSITE,
    "softclip": SOFTCLIP,
    "analyze": (
        Misconception(
            "only_winner",
            "Redispatch goes on: AutogradCPU, then CPU.",
            _analyze(on_stop=_first_only),
            _one_stop_each,
        ),
        Misconception(
            "lists_set",
            "ADInplaceOrView was masked out for a functional op.",
            _analyze(
                on_stop=lambda stops, event: None,
                on_call=lambda stops, event: stops.extend((key, "kernel") for key in event.keys),
            ),
            _tells_the_set,
        ),
        Misconception(
            "misses_composite",
            "`matmul` appeared before its parts.",
            _analyze(keep=lambda call: not call["inner"]),
            _only_leaves,
        ),
        Misconception(
            "leaks_listener",
            "After your call the listener still runs. Remove it in finally.",
            _analyze(safely=False),
            _still_listens,
        ),
        Misconception(
            "catches_some",
            "Not every exception is an Exception: after Ctrl+C your listener still runs. `finally` is for all of them.",
            _analyze(only=Exception),
            _misses_other_exceptions,
        ),
        Misconception(
            "runs_twice",
            "The program ran more than once. It may write files or draw random numbers, so call it once.",
            _analyze(runs=2),
            _runs_it_again,
        ),
        Misconception(
            "other_exception",
            "The program's own exception has to come out, not one that you make of it.",
            _analyze(other=ValueError),
            _raises_its_own,
        ),
        Misconception(
            "never_closes",
            "`mul_` calls `clone` and goes on afterwards; its stops went to `clone`. At an \"end\", go back to the call around it.",
            _analyze(closes=False),
            _gives_stops_to_the_wrong_call,
        ),
    ),
}  # fmt: skip
