"""vmap of autograd.Function and of custom operators: their own rules, generated ones, none."""

from __future__ import annotations

import pytest


def batch(m, *shape):
    count = 1
    for s in shape:
        count *= s
    return (m.arange(count, dtype=m.float32) * 0.37 - 1.1).sin().view(shape)


def functions(m):
    seen = []

    class Double(m.autograd.Function):
        @staticmethod
        def forward(a):
            return a * 2

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def backward(ctx, g):
            return g * 2

    class OwnRule(m.autograd.Function):
        @staticmethod
        def forward(a, w):
            return (a * w).sum()

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx, g):
            a, w = ctx.saved_tensors
            return g * w * 3, g * a * 3  # not the derivative: to tell who was asked

        @staticmethod
        def vmap(info, in_dims, a, w):
            seen.append((info.batch_size, info.randomness, in_dims))
            a = a if in_dims[0] is None else a.movedim(in_dims[0], 0)
            w = w if in_dims[1] is None else w.movedim(in_dims[1], 0)
            return (a * w).sum(-1) + 100, 0

    class Generated(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(a, w):
            return (a * w).sin(), a.sum()

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx, g, h):
            a, w = ctx.saved_tensors
            return g * w * (a * w).cos() + h, (g * a * (a * w).cos()).sum() * m.ones_like(w)

        @staticmethod
        def jvp(ctx, ta, tw):
            a, w = ctx.saved_tensors
            return (ta * w + a * tw) * (a * w).cos(), ta.sum()

    class Both(Generated):
        @staticmethod
        def vmap(info, in_dims, a, w):
            return a, 0

    class OldStyle(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

    class BadRule(Double):
        @staticmethod
        def vmap(info, in_dims, a):
            return 3

    return {f.__name__: f for f in (Double, OwnRule, Generated, Both, OldStyle, BadRule)} | {"seen": seen}


FUNCTIONS = {
    "own rule": lambda m, v, f, x: (v(f["OwnRule"].apply, in_dims=(1, None))(x.T, x[0]), f["seen"]),
    "own rule, nothing batched": lambda m, v, f, x: v(lambda a: f["OwnRule"].apply(x[0], x[1]) + a)(x),
    "own rule, nested": lambda m, v, f, x: (
        v(v(f["OwnRule"].apply, in_dims=(None, 0)), in_dims=(0, None))(x, x),
        f["seen"],
    ),
    "vmap(grad(own rule))": lambda m, v, f, x: v(m.func.grad(f["OwnRule"].apply), in_dims=(0, None))(x, x[0]),
    "generated": lambda m, v, f, x: v(f["Generated"].apply, in_dims=(0, None))(x, x[0]),
    "grad(vmap(generated))": lambda m, v, f, x: m.func.grad(
        lambda a, w: sum(t.sum() for t in v(f["Generated"].apply, in_dims=(0, None))(a, w)), argnums=(0, 1)
    )(x, x[0]),
    "vmap(grad(generated))": lambda m, v, f, x: v(
        m.func.grad(lambda a, w: sum(t.sum() for t in f["Generated"].apply(a, w)), argnums=(0, 1)), in_dims=(0, None)
    )(x, x[0]),
    "vmap(vmap(generated))": lambda m, v, f, x: v(v(f["Generated"].apply, in_dims=(None, 0)), in_dims=(0, None))(x, x),
    "no rule": lambda m, v, f, x: v(f["Double"].apply)(x),
    "both": lambda m, v, f, x: v(f["Both"].apply)(x, x),
    "old style": lambda m, v, f, x: v(f["OldStyle"].apply)(x),
    "bad rule": lambda m, v, f, x: v(f["BadRule"].apply)(x),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(same, name):
    same(lambda m: FUNCTIONS[name](m, m.vmap, functions(m), batch(m, 3, 4)))


def custom_op(m, rule):
    name = f"vmap_tests::{rule.__name__ if rule else 'none'}"

    @m.library.custom_op(name, mutates_args=())
    def op(a: m.Tensor, k: float) -> m.Tensor:
        return m.from_numpy(a.numpy() * k)

    if rule is not None:
        op.register_vmap(lambda info, in_dims, a, k: rule(op, info, in_dims, a, k))
    return op


def moves_back(op, info, in_dims, a, k):
    return op(a, k) + info.batch_size, in_dims[0]


def test_custom_operators(same):
    same(lambda m: m.vmap(custom_op(m, moves_back), in_dims=(1, None), out_dims=1)(batch(m, 3, 4), 2.0))


def test_custom_operators_without_a_rule_run_in_a_loop(same):
    same(lambda m: m.vmap(custom_op(m, None), in_dims=(0, None))(batch(m, 3, 4), 2.0))


INDEXINGS = {
    "first": lambda x, i: x[i],
    "twice": lambda x, i: x[i, i],
    "second": lambda x, i: x[:, i],
    "with a range": lambda x, i: x[i, 1:3],
    "behind dots": lambda x, i: x[..., i],
    "behind a new dimension": lambda x, i: x[None, i],
    "with a list": lambda x, i: x[[0, 1], i],
    "behind": lambda x, i: x[i - 1],
    "too far": lambda x, i: x[i + 1],
    "a range": lambda x, i: x[i:],
    "a mask": lambda x, i: x[i > 1],
}


@pytest.mark.parametrize("name", INDEXINGS)
def test_numbers_of_a_batch_as_indices(same, name):
    """A batch of numbers cannot be asked for its value: it indexes as a tensor."""

    def program(m):
        x, numbers, index = m.arange(12.0).reshape(3, 4), m.arange(3), INDEXINGS[name]
        rows = m.vmap(lambda row, i: row[i])(x, numbers)
        one = m.vmap(lambda i: index(x, i))(numbers)
        both = m.vmap(lambda y, i: index(y, i))(m.stack([x, x * 2, x * 3]), numbers)
        return rows, one, one.stride(), both, both.stride()

    same(program)


def test_numbers_of_a_batch_as_places_to_write(same):
    def program(m):
        def write(row, i):
            row = row.clone()
            row[i] = -1
            row[i - 1] = i.float()
            return row

        return m.vmap(write)(m.arange(12.0).reshape(3, 4), m.arange(3))

    same(program)
    same(lambda m: m.vmap(lambda i: m.zeros(3).__setitem__(i, 1))(m.arange(3)))
