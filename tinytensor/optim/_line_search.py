"""A line search to the strong Wolfe conditions: how far to go along a direction.

A step t is good when the loss has fallen by at least c1 * t * slope, and the slope there is at most c2 of the first
one. The first loop grows t until a good one lies in between (a bracket), the second closes in on it; both guess the
next t as the minimum of the cubic through two losses and two slopes.

Nocedal and Wright, "Numerical Optimization", algorithms 3.5 (the bracket) and 3.6 (closing in). The second condition makes
y . s positive for the pair that L-BFGS learns from this step.

Mirrors `_strong_wolfe` of torch/optim/lbfgs.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.c10.layout import contiguous_format


@dataclass
class _Point:
    """A step, and the loss, the gradient and the slope there."""

    t: Any
    f: Any
    g: Tensor
    gtd: Any


def cubic_interpolate(x1: Any, f1: Any, g1: Any, x2: Any, f2: Any, g2: Any, bounds: Any = None) -> Any:
    """Where the cubic with these values and slopes is least, within `bounds` ([x1, x2] unless given)."""
    low, high = bounds if bounds is not None else (x1, x2) if x1 <= x2 else (x2, x1)
    # Nocedal and Wright, equation 3.59.
    d1 = g1 + g2 - 3 * (f1 - f2) / (x1 - x2)
    d2_square = d1**2 - g1 * g2
    if not d2_square >= 0:  # the cubic has no minimum; a NaN ends here too
        return (low + high) / 2.0
    d2 = d2_square.sqrt()
    if x1 > x2:
        x1, g1, x2, g2 = x2, g2, x1, g1
    least = x2 - (x2 - x1) * ((g2 + d2 - d1) / (g2 - g1 + 2 * d2))
    return min(max(least, low), high)


def _kept(t: Any, f: Any, g: Tensor, gtd: Any) -> _Point:
    return _Point(t, f, g.clone(memory_format=contiguous_format), gtd)


def strong_wolfe(
    obj_func: Callable[..., Any],
    x: Any,
    t: Any,
    d: Tensor,
    f: Any,
    g: Tensor,
    gtd: Any,
    c1: float = 1e-4,
    c2: float = 0.9,
    tolerance_change: float = 1e-9,
    max_ls: int = 25,
) -> tuple[Any, Tensor, Any, int]:
    """(loss, gradient, step, evaluations). `obj_func(x, t, d)` gives loss and gradient at x + t * d."""
    d_norm = d.abs().max()
    g = g.clone(memory_format=contiguous_format)
    start = _Point(0, f, g, gtd)
    f_new, g_new = obj_func(x, t, d)
    evals = 1
    gtd_new = g_new.dot(d)

    bracket: list[_Point] = []
    prev, done, ls_iter = start, False, 0
    while ls_iter < max_ls:
        if f_new > (f + c1 * t * gtd) or (ls_iter > 1 and f_new >= prev.f):
            bracket = [prev, _kept(t, f_new, g_new, gtd_new)]
            break
        if abs(gtd_new) <= -c2 * gtd:
            bracket, done = [_Point(t, f_new, g_new, gtd_new)], True
            break
        # Past the valley: the loss rises here, so a minimum lies between this step and the one before.
        if gtd_new >= 0:
            bracket = [prev, _kept(t, f_new, g_new, gtd_new)]
            break
        # The loss still falls: go further, at least a little and at most ten times as far.
        bounds = (t + 0.01 * (t - prev.t), t * 10)
        further = cubic_interpolate(prev.t, prev.f, prev.gtd, t, f_new, gtd_new, bounds)
        prev, t = _kept(t, f_new, g_new, gtd_new), further
        f_new, g_new = obj_func(x, t, d)
        evals += 1
        gtd_new = g_new.dot(d)
        ls_iter += 1
    if ls_iter == max_ls:
        bracket = [start, _Point(t, f_new, g_new, gtd_new)]

    stuck = False
    low, high = (0, 1) if bracket[0].f <= bracket[-1].f else (1, 0)
    while not done and ls_iter < max_ls:
        a, b = bracket
        if abs(b.t - a.t) * d_norm < tolerance_change:
            break
        t = cubic_interpolate(a.t, a.f, a.gtd, b.t, b.f, b.gtd)
        # A guess that is near an end (within a tenth of the bracket) hardly shrinks the bracket. The first is let pass, since
        # the minimum may be there. The second in turn, and one at the end itself, is moved inwards.
        least, most = min(a.t, b.t), max(a.t, b.t)
        margin = 0.1 * (most - least)
        if min(most - t, t - least) < margin:
            if stuck or t >= most or t <= least:
                t = most - margin if abs(t - most) < abs(t - least) else least + margin
                stuck = False
            else:
                stuck = True
        else:
            stuck = False
        f_new, g_new = obj_func(x, t, d)
        evals += 1
        gtd_new = g_new.dot(d)
        ls_iter += 1
        # The end with the lower loss is `low`. A worse point becomes the other end. A better one becomes `low`; where the slope
        # there points away from the other end, the old `low` becomes that end, since the minimum lies between these two.
        if f_new > (f + c1 * t * gtd) or f_new >= bracket[low].f:
            bracket[high] = _kept(t, f_new, g_new, gtd_new)
            low, high = (0, 1) if bracket[0].f <= bracket[1].f else (1, 0)
        else:
            if abs(gtd_new) <= -c2 * gtd:
                done = True
            elif gtd_new * (bracket[high].t - bracket[low].t) >= 0:
                bracket[high] = bracket[low]
            bracket[low] = _kept(t, f_new, g_new, gtd_new)
    best = bracket[low]
    return best.f, best.g, best.t, evals
