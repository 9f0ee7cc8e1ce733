"""`torch._foreach_*`: values, what is returned, gradients and errors are PyTorch's."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor import _foreach

LISTS = [[1.5, -2.0], [[0.5], [3.0]]]
UNARY = """
abs acos asin atan ceil cos cosh erf erfc exp expm1 floor frac lgamma log log10 log1p log2 neg reciprocal round rsqrt sigmoid sign
sin sinh sqrt tan tanh trunc
""".split()


def lists(m, scale=1.0, grad=False):
    return [m.tensor(v).mul_(scale).requires_grad_(grad) for v in LISTS]


def values(result):
    return type(result).__name__, [t.nan_to_num(99.0).tolist() for t in result]


def test_one_list(same):
    for name in UNARY:
        same(lambda m, name=name: values(getattr(m, f"_foreach_{name}")(lists(m))))
        same(lambda m, name=name: values(getattr(m, f"_foreach_{name}_")(lists(m))))
    for program in (
        lambda m: values(m._foreach_norm(lists(m))), lambda m: values(m._foreach_norm(lists(m), 1)),
        lambda m: values(m._foreach_norm(lists(m), float("inf"), dtype=m.float64)), lambda m: values(m._foreach_powsum(lists(m), 3)),
        lambda m: values(m._foreach_max(lists(m))), lambda m: values(m._foreach_zero_(lists(m))),
        lambda m: values(m._foreach_clone(lists(m))),
    ):  # fmt: skip
        same(program)


def test_two_lists_and_numbers(same):
    for name in "add sub mul div clamp_max clamp_min maximum minimum pow".split():
        for ending in ("", "_"):
            for other in (lambda m: 2, lambda m: [2.0, 0.5], lambda m: lists(m, 0.5)):
                same(lambda m, n=name + ending, other=other: values(getattr(m, f"_foreach_{n}")(lists(m), other(m))))
    for program in (
        lambda m: values(m._foreach_add(lists(m), lists(m), alpha=3)), lambda m: values(m._foreach_sub(lists(m), lists(m), alpha=3)),
        lambda m: values(m._foreach_mul(lists(m), m.tensor(2.0))), lambda m: values(m._foreach_div_(lists(m), m.tensor(2.0))),
        lambda m: values(m._foreach_add_(lists(m), m.tensor(2.0), alpha=0.5)), lambda m: values(m._foreach_pow(2, lists(m))),
        lambda m: values(m._foreach_copy_(lists(m), lists(m, 4.0))), lambda m: values(m._foreach_mm([m.ones(2, 2)], [m.eye(2)])),
        lambda m: values(m._foreach_lerp(lists(m), lists(m, 4.0), 0.25)),
        lambda m: values(m._foreach_lerp_(lists(m), lists(m, 4.0), [0.25, 0.5])),
        lambda m: values(m._foreach_lerp(lists(m), lists(m, 4.0), lists(m, 0.1))),
        lambda m: values(m._foreach_addcmul(lists(m), lists(m), lists(m), 2)),
        lambda m: values(m._foreach_addcdiv_(lists(m), lists(m), lists(m, 2.0), [2, 3])),
        lambda m: values(m._foreach_addcmul_(lists(m), lists(m), lists(m), scalars=m.tensor([2.0, 3.0]))),
    ):  # fmt: skip
        same(program)


def test_gradients(same):
    def gradients(m):
        tensors = lists(m, 1.0, grad=True)
        results = (
            m._foreach_mul(tensors, 2), m._foreach_exp(tensors), m._foreach_add(tensors, tensors), m._foreach_norm(tensors),
            m._foreach_addcmul(tensors, tensors, tensors, 2),
        )  # fmt: skip
        sum(t.sum() for r in results for t in r).backward()
        return [t.grad for t in tensors]

    same(gradients)


def test_errors(same):
    for program in (
        lambda m: m._foreach_add(lists(m), lists(m)[:1]), lambda m: m._foreach_add([], 1), lambda m: m._foreach_exp([]),
        lambda m: m._foreach_add(lists(m), [1.0]), lambda m: m._foreach_mul(lists(m), m.ones(2)),
        lambda m: m._foreach_lerp(lists(m), lists(m), lists(m)[:1]), lambda m: m._foreach_lerp(lists(m), lists(m), [0.5]),
        lambda m: m._foreach_addcmul(lists(m), lists(m), lists(m)[:1]), lambda m: m._foreach_exp([1]),
        lambda m: m._foreach_addcmul(lists(m), lists(m), lists(m), [1]), lambda m: m._foreach_max([m.ones(0)]),
        lambda m: m._foreach_addcdiv(lists(m), lists(m), lists(m), m.ones(3)), lambda m: m._foreach_copy_(lists(m), lists(m)[:1]),
        lambda m: m._foreach_zero_([]), lambda m: m._foreach_norm([m.ones(2).int()]),
    ):  # fmt: skip
        same(program)


def test_every_name_is_there(torch):
    assert {n for n in dir(torch) if n.startswith("_foreach_")} == {n for n in dir(tt) if n.startswith("_foreach_")}
    assert sorted(_foreach.NAMES) == sorted(n for n in dir(tt) if n.startswith("_foreach_"))


def test_packed_scalars_elsewhere_are_refused_by_the_name_of_their_device():
    with pytest.raises(RuntimeError, match=r"^Expected scalars to be on CPU, got meta instead\.$"):
        tt._foreach_addcmul([tt.ones(1)], [tt.ones(1)], [tt.ones(1)], tt.ones(1, device="meta"))
