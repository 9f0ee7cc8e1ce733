"""Wrong solutions of lesson 00."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import Any

from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_00.exercises import BY_BACKWARD, TWO_FLOATS
from tinytensor_lessons.values import Value, backward, local_grads, topo

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- slope


def forward_diff(f, xs, i, eps=1e-4):
    up = list(xs)
    up[i] += eps
    return (f(up) - f(xs)) / eps


def half_width(f, xs, i, eps=1e-4):
    up, down = list(xs), list(xs)
    up[i] += eps
    down[i] -= eps
    return (f(up) - f(down)) / eps


def nudges_all(f, xs, i, eps=1e-4):
    return (f([x + eps for x in xs]) - f([x - eps for x in xs])) / (2 * eps)


def mutates(f, xs, i, eps=1e-4):
    xs[i] += eps
    up = f(xs)
    xs[i] -= 2 * eps
    return (up - f(xs)) / (2 * eps)


def _central(f, xs, i, eps):
    up, down = list(xs), list(xs)
    up[i] += eps
    down[i] -= eps
    return (f(up) - f(down)) / (2 * eps)


def own_step(f, xs, i, eps=1e-4):
    return _central(f, xs, i, 1e-5)


def rounds(f, xs, i, eps=1e-4):
    return round(_central(f, xs, i, eps), 6)


def gives_tuple(f, xs, i, eps=1e-4):
    up, down = (tuple(x + step * (k == i) for k, x in enumerate(xs)) for step in (eps, -eps))
    return (f(up) - f(down)) / (2 * eps)


# Probes of 00.slope: 0 to 4 have no third derivative, 5 is x**3 with eps 0.5, 6 is x**2 at 1/3, with slope 2/3.


def _takes_its_own_step(seen: Seen) -> bool:
    """The derivative of x**3 at 2 is 12; with eps 0.5 the central difference is 12.25."""
    got = seen[5][0].value
    return isinstance(got, float) and abs(got - 12) < 0.01 and all(_nearly(*one) for one in seen[:5])


def _nearly(outcome: Outcome, mismatch: Mismatch | None) -> bool:
    """Right, or right but for the digits that a smaller step loses."""
    if mismatch is None:
        return True
    return isinstance(outcome.value, float) and abs(outcome.value - float(mismatch.expected)) < 1e-6


def _is_rounded(seen: Seen) -> bool:
    got = seen[6][0].value
    return all(seen[k][1] is None for k in range(6)) and any(got == round(2 / 3, digits) for digits in range(11))


def _is_given_a_tuple(seen: Seen) -> bool:
    return all(outcome.message.startswith("f takes a list") for outcome, _ in seen)


# ---- local_grads: the right rules, with one of them exchanged


def _rules(**changed: Any) -> Any:
    def grads(op, args, out):
        if op in changed:
            return changed[op](*args)
        a = args[0]
        if op == "add":
            return (1.0, 1.0)
        if op == "mul":
            return (args[1], a)
        if op == "pow":
            return (args[1] * a ** (args[1] - 1), 0.0)
        return (math.exp(a),) if op == "exp" else (float(a > 0),)

    return grads


def as_list(op, args, out):
    return list(_rules()(op, args, out))


# ---- topo


def recursive(root):
    order, seen = [], set()

    def visit(v):
        if id(v) not in seen:
            seen.add(id(v))
            for x in v.inputs:
                visit(x)
            order.append(v)

    visit(root)
    return order


def breadth_first(root):
    found, seen = [root], {id(root)}
    for v in found:
        for x in v.inputs:
            if id(x) not in seen:
                seen.add(id(x))
                found.append(x)
    return found[::-1]


def revisits(root):
    order, listed, stack = [], set(), [(root, False)]
    while stack:
        v, inputs_done = stack.pop()
        if not inputs_done:
            stack.append((v, True))
            stack += [(x, False) for x in v.inputs]
        elif id(v) not in listed:
            listed.add(id(v))
            order.append(v)
    return order


def reversed_order(root):
    order, seen, stack = [], set(), [(root, None)]
    while stack:
        v, inputs = stack.pop()
        if inputs is None:
            if id(v) in seen:
                continue
            seen.add(id(v))
            inputs = v.inputs
            stack.append((v, inputs))
            stack += [(x, None) for x in inputs]
        else:
            order.append(v)
    return order[::-1]


def reads_again(root):
    order, listed, stack = [], set(), [root]
    while stack:
        v = stack[-1]
        waiting = [x for x in v.inputs if id(x) not in listed]
        if waiting and id(v) not in listed:
            stack += waiting
        else:
            stack.pop()
            if id(v) not in listed:
                listed.add(id(v))
                order.append(v)
    return order


def as_tuple(root):
    return tuple(topo(root))


# Probes of 00.topo: 0 triangle, 1 and 2 diamonds with a long leg, 3 chain of depth 5,000, 4 doubled 16 times.


def raised_limit(root):
    sys.setrecursionlimit(100_000)
    return recursive(root)


def _raises_the_limit(seen: Seen) -> bool:
    return all("raises the recursion limit" in outcome.message for outcome, _ in seen)


def _is_recursive(seen: Seen) -> bool:
    return seen[3][0].raised == "RecursionError"


def _lists_a_value_early(seen: Seen) -> bool:
    """Right on a line, wrong where two legs meet."""
    return seen[3][1] is None and any(_stands_before(seen[k]) for k in (0, 1, 2))


def _stands_before(one: tuple[Outcome, Mismatch | None]) -> bool:
    return one[1] is not None and "stands before" in one[1].note


def _reads_over_and_over(seen: Seen) -> bool:
    outcome = seen[4][0]
    return outcome.raised == "TooManyReads" or outcome.value["reads"] > 60_000


def _is_root_first(seen: Seen) -> bool:
    """Read backwards, the chain is in order: the root stands first, its deepest input last."""
    order = seen[3][0].value["order"]
    return (
        isinstance(order, list)
        and len(order) > 2
        and order[0] == max(order)
        and order[-1] < 2
        and _stands_before(seen[0])
    )


def _reads_a_second_time(seen: Seen) -> bool:
    """In order everywhere; only the number of reads is wrong, and it does not double with every value."""
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return all("inputs" in mismatch.expected for mismatch in wrong) and not _reads_over_and_over(seen)


def _is_a_tuple(seen: Seen) -> bool:
    return all(mismatch is not None and mismatch.got == "a tuple" for _, mismatch in seen)


# ---- backward


def _pass_on(v):
    if v.op:
        for x, slope in zip(v.inputs, local_grads(v.op, [x.data for x in v.inputs], v.data), strict=True):
            x.grad += slope * v.grad


def overwrites(root):
    order = topo(root)
    for v in order:
        if v.op:
            v.grad = 0.0
    root.grad = 1.0
    for v in reversed(order):
        if v.op:
            for x, slope in zip(v.inputs, local_grads(v.op, [x.data for x in v.inputs], v.data), strict=True):
                x.grad = slope * v.grad


def no_seed(root):
    for v in reversed(topo(root)):
        _pass_on(v)


def stale_inner(root):
    root.grad = 1.0
    for v in reversed(topo(root)):
        _pass_on(v)


def forward_order(root):
    order = topo(root)
    for v in order:
        if v.op:
            v.grad = 0.0
    root.grad = 1.0
    for v in order:
        _pass_on(v)


def resets_leaves(root):
    order = topo(root)
    for v in order:
        v.grad = 0.0
    root.grad = 1.0
    for v in reversed(order):
        _pass_on(v)


def every_path(root, grad=1.0):
    root.grad += grad
    if root.op:
        inputs = root.inputs
        for x, slope in zip(inputs, local_grads(root.op, [x.data for x in inputs], root.data), strict=True):
            every_path(x, slope * grad)


def resets_afterwards(root):
    root.grad = 1.0
    for v in reversed(topo(root)):
        _pass_on(v)
        if v.op:
            v.grad = 0.0


# Probes of 00.backward: 0 a * b, 1 x * x, 2 (x + 1) + 1, 3 pow over mul, 4 and 5 long legs, 6 is 2 twice, 7 is 4 twice,
# 8 doubles 24 times.


def _keeps_last_path(seen: Seen) -> bool:
    """Right where every value has one use, half of the slope for x * x."""
    return seen[0][1] is None and seen[3][1] is None and seen[1][0].value == {"a": 3.0}


def _is_unseeded(seen: Seen) -> bool:
    return all(not outcome.raised and not any(outcome.value.values()) for outcome, _ in seen[:6])


def _inner_gradients_stay(seen: Seen) -> bool:
    """Alone, a call is right; of two, the second adds more than the first."""
    calls = seen[6][0].value
    return _first_call_right(seen) and not seen[6][0].raised and calls["call 2"]["a"] > 2 * calls["call 1"]["a"]


def _first_call_right(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:6])


def _leaves_start_over(seen: Seen) -> bool:
    """The first call is right; the second leaves the same as the first."""
    return _first_call_right(seen) and not seen[6][0].raised and seen[6][0].value["call 2"]["a"] == 1.0


def _starts_from_what_is_there(seen: Seen) -> bool:
    """The second call adds what is right; the first adds more, out of the 0.5 in `grad` before it."""
    calls = seen[6][0].value
    return _first_call_right(seen) and not seen[6][0].raised and [calls[key]["a"] for key in calls] == [1.5, 2.5]


def _walks_every_path(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:8]) and seen[8][0].raised == "TooManyReads"


def _passes_on_early(seen: Seen) -> bool:
    """Right on one operation, even with a shared input; wrong where a value has to wait for others."""
    return seen[0][1] is None and seen[1][1] is None and any(seen[k][1] is not None for k in (2, 3, 4, 5))


# ---- fit_line


def _loss(w, b, xs, ys):
    total = Value(0.0)
    for x, y in zip(xs, ys, strict=True):
        total = total + (w * x + b - y) ** 2
    return total * (1 / len(xs))


def _descent(step, loss=_loss):
    def fit(xs, ys, steps, lr):
        w, b = 0.0, 0.0
        for _ in range(steps):
            vw, vb = Value(w), Value(b)
            backward(loss(vw, vb, xs, ys))
            w, b = step(w, vw.grad, lr), step(b, vb.grad, lr)
        return w, b

    return fit


def never_zeroes(xs, ys, steps, lr):
    w, b = Value(0.0), Value(0.0)
    for _ in range(steps):
        backward(_loss(w, b, xs, ys))
        w.data, b.data = w.data - lr * w.grad, b.data - lr * b.grad
    return w.data, b.data


def in_turn(xs, ys, steps, lr):
    w, b = 0.0, 0.0
    for _ in range(steps):
        vw = Value(w)
        backward(_loss(vw, Value(b), xs, ys))
        w = w - lr * vw.grad
        vb = Value(b)
        backward(_loss(Value(w), vb, xs, ys))
        b = b - lr * vb.grad
    return w, b


def by_formula(xs, ys, steps, lr):
    w, b, n = 0.0, 0.0, len(xs)
    for _ in range(steps):
        errors = [w * x + b - y for x, y in zip(xs, ys, strict=True)]
        slope_w, slope_b = 2 * sum(e * x for e, x in zip(errors, xs, strict=True)) / n, 2 * sum(errors) / n
        w, b = w - lr * slope_w, b - lr * slope_b
    return w, b


def as_pair_in_a_list(xs, ys, steps, lr):
    return list(_descent(lambda x, g, lr: x - lr * g)(xs, ys, steps, lr))


MISCONCEPTIONS = {
    "slope": (
        Misconception(
            "forward_diff",
            "On `x**2` with eps 0.1 you get 2x+0.1. What cancels that 0.1 if you also step back?",
            forward_diff,
        ),
        Misconception("half_width", "You moved `2*eps` in total. Every slope is twice too large.", half_width),
        Misconception("nudges_all", "Input 1 moved too. The slope belongs to input i alone.", nudges_all),
        Misconception("mutates", "After your call xs is different. Work on a copy.", mutates),
        Misconception(
            "own_step",
            "For `x**3` at 2 with eps 0.5 you return 12, the derivative. The central difference with that eps is 12.25.",
            own_step,
            _takes_its_own_step,
        ),
        Misconception(
            "rounds",
            "The slope was rounded. The task asks for all digits, so return the quotient as it is.",
            rounds,
            _is_rounded,
        ),
        Misconception(
            "gives_tuple",
            "`f` takes a list of numbers, and your function calls it with something else. `list(xs)` makes a list.",
            gives_tuple,
            _is_given_a_tuple,
        ),
    ),
    "local_grads": (
        Misconception(
            "mul_swapped",
            "Hold b still and nudge a: how fast does `a*b` grow?",
            _rules(mul=lambda a, b: (a, b)),
        ),
        Misconception(
            "pow_no_factor", "At a=2, n=3 the slope is 12, you return 4.", _rules(pow=lambda a, n: (a ** (n - 1), 0.0))
        ),
        Misconception("pow_no_drop", "The exponent goes down by one.", _rules(pow=lambda a, n: (n * a**n, 0.0))),
        Misconception(
            "relu_at_zero",
            "torch.relu uses 0 at exactly 0. Compare >= with >.",
            _rules(relu=lambda a: (float(a >= 0),)),
        ),
        Misconception(
            "as_list",
            "The slopes are right, but they come in a list. The task asks for a tuple.",
            as_list,
            A_TUPLE.alone_is_broken,
        ),
        Misconception(
            "pow_alone",
            "`pow` gets two numbers, so it owes two slopes. That of the constant n is 0.0.",
            _rules(pow=lambda a, n: (n * a ** (n - 1),)),
        ),
    ),
    "topo": (
        Misconception("recursive", "RecursionError at depth 5,000. Keep your own stack.", recursive, _is_recursive),
        Misconception(
            "raised_limit",
            "A higher recursion limit moves the error to a deeper graph. Keep your own stack.",
            raised_limit,
            _raises_the_limit,
        ),
        Misconception(
            "breadth_first",
            "In a diamond with one long leg this lists a value before its input.",
            breadth_first,
            _lists_a_value_early,
        ),
        Misconception(
            "revisits", "You read a node 65,536 times. Mark it when first seen.", revisits, _reads_over_and_over
        ),
        Misconception(
            "reversed_order",
            "This is the order for backward, not the topological order asked for.",
            reversed_order,
            _is_root_first,
        ),
        Misconception(
            "reads_again",
            "The order is right, but `inputs` is read more than once for some values. Keep what the first look gave you.",
            reads_again,
            _reads_a_second_time,
        ),
        Misconception("as_tuple", "The task asks for a list, and this is a tuple.", as_tuple, _is_a_tuple),
    ),
    "backward": (
        Misconception(
            "overwrites", "`x*x` at 3 should give 6; you keep only the last path, 3.", overwrites, _keeps_last_path
        ),
        Misconception(
            "no_seed",
            "All gradients are 0. What is the slope of the root with respect to itself?",
            no_seed,
            _is_unseeded,
        ),
        Misconception(
            "stale_inner",
            "The second call added more than the first. Inner gradients must start at 0 in every call.",
            stale_inner,
            _inner_gradients_stay,
        ),
        Misconception(
            "forward_order",
            "A node passed its gradient on before receiving all of it.",
            forward_order,
            _passes_on_early,
        ),
        Misconception(
            "resets_leaves",
            "Second call: leaf went 1, 1 instead of 1, 2. A leaf keeps what it has; only inner gradients restart.",
            resets_leaves,
            _leaves_start_over,
        ),
        Misconception(
            "every_path",
            "The numbers are right, but 24 doublings are 16,777,216 paths. Order the values first, then walk once.",
            every_path,
            _walks_every_path,
        ),
        Misconception(
            "resets_afterwards",
            "Inner gradients start each call at 0, also the first: another root may have left numbers in them.",
            resets_afterwards,
            _starts_from_what_is_there,
        ),
    ),
    "fit_line": (
        Misconception("ascends", "Loss grows each step. Which way is downhill?", _descent(lambda x, g, lr: x + lr * g)),
        Misconception("never_zeroes", "Step 2 used the sum of two gradients. Reset before backward.", never_zeroes),
        Misconception("in_turn", "Both gradients belong to the same point.", in_turn),
        Misconception(
            "sum_loss",
            "Your step is len(xs) times too long.",
            _descent(lambda x, g, lr: x - lr * g, lambda w, b, xs, ys: _loss(w, b, xs, ys) * len(xs)),
        ),
        Misconception(
            "by_formula",
            "You worked the gradients out by hand. Build the loss from `Value`s and let `backward` compute them.",
            by_formula,
            BY_BACKWARD.alone_is_broken,
        ),
        Misconception(
            "as_list",
            "The numbers are right, but they come in a list. The task asks for `(w, b)`, a tuple.",
            as_pair_in_a_list,
            TWO_FLOATS.alone_is_broken,
        ),
    ),
}
