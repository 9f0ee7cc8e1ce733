"""Wrong solutions of lesson 00."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import Any

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
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


# Probes of 00.backward: 0 a * b, 1 x * x, 2 (x + 1) + 1, 3 pow over mul, 4 and 5 long legs, 6 is 2 twice, 7 is 4 twice,
# 8 doubles 24 times.


def _keeps_last_path(seen: Seen) -> bool:
    """Right where every value has one use, half of the slope for x * x."""
    return seen[0][1] is None and seen[3][1] is None and seen[1][0].value == {"a": 3.0}


def _is_unseeded(seen: Seen) -> bool:
    return all(not outcome.raised and not any(outcome.value.values()) for outcome, _ in seen[:6])


def _inner_gradients_stay(seen: Seen) -> bool:
    """The first call is right; the second adds more than the first."""
    return _first_call_right(seen) and not seen[6][0].raised and seen[6][0].value["call 2"]["a"] > 2.0


def _first_call_right(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:6])


def _leaves_start_over(seen: Seen) -> bool:
    """The first call is right; the second leaves the same as the first."""
    return _first_call_right(seen) and not seen[6][0].raised and seen[6][0].value["call 2"]["a"] == 1.0


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
            "Second call: leaf went 1, 3 instead of 1, 2. Inner gradients must restart at 0.",
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
    ),
}
