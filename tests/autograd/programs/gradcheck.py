"""gradcheck and gradgradcheck: what passes, what is found, and how it is reported."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from __future__ import annotations

import warnings

from .helpers import attempt


def _double(m, *values):
    return m.tensor([float(v) for v in values], dtype=m.float64, requires_grad=True)


def _square(m, backward, forward=None, **members):
    def saving(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    members = {k: staticmethod(v) for k, v in members.items()}
    functions = {"forward": staticmethod(forward or saving), "backward": staticmethod(backward)}
    return type("Square", (m.autograd.Function,), {**functions, **members}).apply


def _checks(m):
    return m.autograd.gradcheck, m.autograd.gradgradcheck


def right_formulas(m):
    check, again = _checks(m)
    x, y = _double(m, 1, 2, 3), _double(m, 4, 5, 6)
    options = [
        {},
        {"check_forward_ad": True},
        {"check_forward_ad": True, "check_backward_ad": False},
        {"fast_mode": True},
        {"fast_mode": True, "check_forward_ad": True},
        {"check_batched_grad": True},
        {"check_grad_dtypes": True, "check_undefined_grad": False},
        {"eps": 1e-4, "atol": 1e-3, "rtol": 1e-2, "nondet_tol": 1e-9},
        {"masked": True},
    ]
    log = [attempt(lambda: check(lambda a, b: a * b + a.exp(), (x, y), **o)) for o in options]
    options = [
        {},
        {"fast_mode": True},
        {"check_fwd_over_rev": True},
        {"check_fwd_over_rev": True, "check_rev_over_rev": False, "check_undefined_grad": False},
        {"gen_non_contig_grad_outputs": True},
        {"check_batched_grad": True},
        {"grad_outputs": _double(m, 1, 2, 3)},
    ]
    log += [attempt(lambda: again(lambda a, b: a * b * a, (x, y), **o)) for o in options]
    log += [
        attempt(lambda: check(lambda a: (a * 2, a * a, 3 * a.detach() * 0), (x,))),
        attempt(lambda: check(lambda a: a.sum(), x)),
        attempt(lambda: check(lambda a, k: a * k, (x, 3))),
        attempt(lambda: check(lambda a: [a * 2], [x])),
        attempt(lambda: check(lambda a: a.t() * 2, (m.ones(2, 3, dtype=m.float64).t().requires_grad_(),))),
        attempt(lambda: check(lambda a: a.sum(), (m.ones(0, 3, dtype=m.float64, requires_grad=True),))),
        attempt(lambda: check(lambda a: a * a, (m.tensor(2.0, dtype=m.float64, requires_grad=True),))),
    ]
    return log, x, x.grad, y.grad


def wrong_formulas(m):
    check, again = _checks(m)
    wrong = _square(m, lambda ctx, g: 3 * g * ctx.saved_tensors[0])
    x = _double(m, 1, 2)

    def two(a, b):
        return a * b, wrong(b)

    constant = _square(m, lambda ctx, g: g * 2 * ctx.saved_tensors[0].detach())
    return [
        attempt(lambda: check(wrong, (x,))),
        attempt(lambda: check(wrong, (x,), raise_exception=False)),
        attempt(lambda: check(two, (_double(m, 1, 2), _double(m, 3, 4)))),
        attempt(lambda: check(wrong, (m.tensor(2.0, dtype=m.float64, requires_grad=True),))),
        attempt(lambda: again(constant, (x,), m.ones(2, dtype=m.float64, requires_grad=True))),
    ]


def wrong_formulas_in_fast_mode(m):
    check, _ = _checks(m)
    wrong = _square(m, lambda ctx, g: 3 * g * ctx.saved_tensors[0])
    text = attempt(lambda: check(wrong, (_double(m, 1, 2),), fast_mode=True))
    head, _, rest = text.partition("\n\n")
    # The projections are random.
    return head.split("\n")[0], [line.split(":")[0] for line in head.split("\n")[1:]], rest.split("difference")[0]


def wrong_tangents(m):
    check, _ = _checks(m)
    wrong = _square(
        m,
        lambda ctx, g: 2 * g * ctx.saved_tensors[0],
        lambda ctx, x: (ctx.save_for_forward(x), ctx.save_for_backward(x), x * x)[2],
        jvp=lambda ctx, t: 3 * t * ctx.saved_tensors[0],
    )
    x = _double(m, 1, 2)
    fast = attempt(lambda: check(wrong, (x,), check_forward_ad=True, check_backward_ad=False, fast_mode=True))
    return [
        attempt(lambda: check(wrong, (x,))),
        attempt(lambda: check(wrong, (x,), check_forward_ad=True)),
        fast.split("\n")[0],
    ]


def the_other_rules(m):
    check, _ = _checks(m)
    x = _double(m, 1)
    calls = []

    def restless(ctx, g):
        calls.append(1)
        return 2 * g * ctx.saved_tensors[0] + 1e-7 * len(calls) * g

    def no_zeros(ctx, g):
        return g * 2 if g is not None else m.ones(1, dtype=m.float64)

    def fails(ctx, g):
        if g is None:
            raise RuntimeError("no None")
        return g * 2

    def unmaterialized(ctx, a):
        ctx.set_materialize_grads(False)
        return a * 2

    restless = _square(m, restless)
    return [
        attempt(lambda: check(_square(m, lambda ctx, g: 2 * ctx.saved_tensors[0]), (x,))),
        attempt(lambda: check(lambda a: a.detach() * 2, (x,))),
        attempt(lambda: check(lambda a: a.detach() * 2, (x,), fast_mode=True)),
        attempt(lambda: check(restless, (x,))),
        attempt(lambda: check(restless, (x,), nondet_tol=1e-3)),
        attempt(lambda: check(restless, (x,), fast_mode=True)),
        attempt(lambda: check(_square(m, no_zeros, unmaterialized), (x,))),
        attempt(lambda: check(_square(m, fails, unmaterialized), (x,))),
        attempt(lambda: check(_square(m, fails, unmaterialized), (x,), check_undefined_grad=False)),
        attempt(lambda: check(_square(m, fails, unmaterialized), (x,), raise_exception=False)),
    ]


def refused_inputs(m):
    check, again = _checks(m)
    x = _double(m, 1, 2)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check(lambda a: a * 2, (m.ones(1, requires_grad=True),), atol=1, rtol=1)
    return [
        [str(w.message) for w in caught],
        attempt(lambda: check(lambda a: a, (m.ones(1, dtype=m.float64),))),
        attempt(lambda: check(lambda a: a, ())),
        attempt(lambda: check(lambda a: a[0] * 2, ([x],))),
        attempt(lambda: check(lambda a: a * 2, (m.ones(1, dtype=m.float64).expand(3).requires_grad_(),))),
        attempt(lambda: check(lambda a: a, (x,), check_backward_ad=False)),
        attempt(
            lambda: check(lambda a: a, (x,), check_forward_ad=True, check_backward_ad=False, check_batched_grad=True)
        ),
        attempt(lambda: check(lambda a: a, (x,), check_batched_forward_grad=True)),
        attempt(lambda: again(lambda a: a, (x,), check_rev_over_rev=False)),
        attempt(lambda: again(lambda a: a, (x,), check_rev_over_rev=False, check_fwd_over_rev=True)),
        attempt(lambda: check(lambda a: a[: 1 + int(a[0] > 1)] * 2, (x,))),
        attempt(lambda: check(lambda a: (a * 2).to(m.float64 if a[0] > 1 else m.float32), (x,))),
    ]


def in_single_precision(m):
    check, _ = _checks(m)
    x = m.tensor([1.0, 2.0], requires_grad=True)
    wrong = _square(m, lambda ctx, g: 3 * g * ctx.saved_tensors[0])
    text = attempt(lambda: check(wrong, (x,), eps=1e-2, atol=1e-2))
    return text.split("numerical")[0], attempt(lambda: check(lambda a: a * a, (x,), eps=1e-2, atol=1e-2))
