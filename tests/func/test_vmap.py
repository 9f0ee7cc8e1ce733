"""vmap beside PyTorch: where the batch goes, nesting, derivatives both ways, randomness, and what is refused."""

from __future__ import annotations

import copy
import warnings

import pytest

import tinytensor as tt
from tinytensor.func.vmap import get_unwrapped, is_batchedtensor, maybe_get_bdim, maybe_get_level


def batch(m, *shape, requires_grad=False):
    """Numbers that differ, none of them a special case."""
    count = 1
    for s in shape:
        count *= s
    return (m.arange(count, dtype=m.float32) * 0.37 - 1.1).sin().view(shape).requires_grad_(requires_grad)


PROGRAMS = {
    # Where the batch is.
    "in_dims": lambda m, v, x: v(m.dot, in_dims=(0, None))(x, x[0]),
    "in_dims negative": lambda m, v, x: v(lambda a: a.sum(), in_dims=-1)(x),
    "in_dims of a dict": lambda m, v, x: v(lambda d: d["x"] * d["y"], in_dims=({"x": 0, "y": None},))(
        {"x": x, "y": x[0]}
    ),
    "out_dims": lambda m, v, x: v(lambda a: (a, a.sum()), out_dims=(1, 0))(x),
    "out_dims -1": lambda m, v, x: v(lambda a: a.expand(2, 4), out_dims=-1)(x).shape,
    "unbatched result": lambda m, v, x: v(lambda a: m.ones(2))(x),
    "out_dims None": lambda m, v, x: v(lambda a: (a, 3), out_dims=(0, None))(x),
    "kwargs": lambda m, v, x: v(lambda a, scale: a * scale)(x, scale=x).shape,
    "chunks": lambda m, v, x: v(lambda a: (a.sum(), a), chunk_size=2)(x),
    "chunks, out_dims": lambda m, v, x: v(lambda a: a * 2, out_dims=1, chunk_size=2)(x),
    "decorated": lambda m, v, x: v(m.nn.functional.softmax, in_dims=(1, None), out_dims=1)(x, 0),
    "no inputs at size 0": lambda m, v, x: v(lambda a: a.sin().sum())(m.zeros(0, 3)).shape,
    # Nesting.
    "nested": lambda m, v, x: v(v(lambda a: a * 2, in_dims=0), in_dims=1)(x),
    "outer product": lambda m, v, x: v(v(lambda a, b: a * b, in_dims=(None, 0)), in_dims=(0, None))(x[0], x[1]),
    "three deep": lambda m, v, x: v(v(v(lambda a, b: a + b, (0, None)), (0, 0)), (0, None))(batch(m, 2, 3, 4), x[:, 0]),
    "the outer one unused inside": lambda m, v, x: v(lambda a: v(lambda b: b * 2)(m.ones(2)) + a[0])(x),
    # What a function may do.
    "metadata": lambda m, v, x: v(lambda a: m.tensor([a.dim(), a.shape[0], a.stride(0), a.numel()]), in_dims=1)(x),
    "indexing": lambda m, v, x: v(lambda a: (a[1], a[None, 1:], a[..., ::2], a[m.tensor([0, 2])]))(x),
    "index by a batch": lambda m, v, x: v(lambda a, i: a[i])(x, m.tensor([[0, 1], [2, 2], [3, 0]])),
    "write": lambda m, v, x: v(lambda a: a.clone().mul_(2).add_(a))(x),
    "write to an item": lambda m, v, x: v(_write_item)(x),
    "write through a view": lambda m, v, x: v(_write_view)(x),
    "write into the argument": lambda m, v, x: (v(lambda a: a.zero_())(x), x),
    "index_put": lambda m, v, x: v(lambda a, i: m.zeros_like(a).index_put((i,), a[:2], accumulate=True))(
        x, m.tensor([[0, 1], [2, 2], [3, 0]])
    ),
    "in-place views": lambda m, v, x: v(lambda a: a.clone().unsqueeze_(0).transpose_(0, 1).squeeze_())(x),
    "promotion": lambda m, v, x: str(v(lambda a, b: a + b)(m.ones(3, 2), m.ones(3, dtype=m.float64)).dtype),
    "promotion of kinds": lambda m, v, x: str(v(lambda a, b: a + b)(m.ones(3, 2, dtype=m.int64), m.ones(3)).dtype),
    "linear": lambda m, v, x: v(lambda a, w: m.nn.functional.linear(a, w))(x, batch(m, 3, 5, 4)),
    "conv": lambda m, v, x: v(lambda a, w: m.nn.functional.conv2d(a, w, padding=1), in_dims=(0, 1))(
        (batch(m, 2, 1, 3, 5, 5) * 4).round(), (batch(m, 4, 2, 3, 3, 3) * 4).round()
    ),
    "layer_norm": lambda m, v, x: v(lambda a, w: m.nn.functional.layer_norm(a, (4,), w))(batch(m, 3, 2, 4), x),
    "batch_norm": lambda m, v, x: v(lambda a: m.nn.functional.batch_norm(a, None, None, training=True))(
        batch(m, 2, 5, 3)
    ),
    "attention": lambda m, v, x: v(lambda q: m.nn.functional.softmax(q @ q.mT, -1) @ q)(batch(m, 2, 3, 4)),
    "cat and stack": lambda m, v, x: v(lambda a: (m.cat([a, m.ones(2)]), m.stack([a, m.zeros(4)], 1)))(x),
    "cross_entropy": lambda m, v, x: v(m.nn.functional.cross_entropy)(x, m.tensor([0, 3, 1])),
    "einsum": lambda m, v, x: v(lambda a, b: m.einsum("i,j->ij", a, b), in_dims=(0, None))(x, x[0]),
    "where": lambda m, v, x: v(lambda a: m.where(a > 0, a, m.zeros(())))(x),
    "one_hot": lambda m, v, x: v(lambda i: m.nn.functional.one_hot(i, 4))(m.tensor([0, 3, 1])),
    "sort": lambda m, v, x: v(lambda a: tuple(a.sort(0)), in_dims=1)(x),
    "as_strided": lambda m, v, x: v(lambda a: a.as_strided((2, 2), (2, 1)))(x),
    # Derivatives.
    "per-sample gradients": lambda m, v, x: v(m.func.grad(lambda w, a: (w * a).sin().sum()), in_dims=(None, 0))(
        x[0], x
    ),
    "vmap(grad(captured))": lambda m, v, x: v(lambda a: m.func.grad(lambda w: (w * a).sin().sum())(x[1]))(x),
    "vmap(grad(grad))": lambda m, v, x: v(m.func.grad(m.func.grad(lambda a: (a**3).sum())))(x[:, 0]),
    "grad(vmap)": lambda m, v, x: m.func.grad(lambda a: v(lambda b: b.exp().sum())(a).sum())(x),
    "grad(vmap(grad))": lambda m, v, x: m.func.grad(lambda a: v(m.func.grad(lambda b: (b**3).sum()))(a).sum())(x),
    "backward through vmap(grad)": lambda m, v, x: _backward(
        m, lambda w: v(m.func.grad(lambda u, a: (u * a).sin().sum()), in_dims=(None, 0))(w, x)
    ),
    "vmap(vjp)": lambda m, v, x: v(lambda a, g: m.func.vjp(m.sin, a)[1](g)[0])(x, x),
    "vmap of a vjp function": lambda m, v, x: v(m.func.vjp(m.sin, x[0])[1])(x),
    "vmap(jvp)": lambda m, v, x: v(lambda a, t: m.func.jvp(m.sin, (a,), (t,)))(x, x),
    "jvp(vmap)": lambda m, v, x: m.func.jvp(v(lambda a: a.sin() * a), (x,), (x,)),
    "vmap(jvp), one point": lambda m, v, x: v(lambda t: m.func.jvp(lambda a: (a * x[1]).exp(), (x[0],), (t,))[1])(x),
    "vmap(jacrev)": lambda m, v, x: v(m.func.jacrev(lambda a: a.sin() * a[0]))(x),
    "vmap(jacfwd)": lambda m, v, x: v(m.func.jacfwd(lambda a: a.sin() * a[0]))(x),
    "vmap(hessian)": lambda m, v, x: v(m.func.hessian(lambda a: (a**2).prod()))(m.arange(12.0).view(3, 4)),
    "jacrev(vmap)": lambda m, v, x: m.func.jacrev(v(lambda a: a.sum() ** 2))(x),
    "jacrev in chunks": lambda m, v, x: m.func.jacrev(lambda a: a.sin() * a.sum(), chunk_size=3)(x[0]),
    "jacrev one by one": lambda m, v, x: m.func.jacrev(lambda a: a.sin() * a.sum(), chunk_size=1)(x[0]),
    "jacrev of vmap requires no grad": lambda m, v, x: m.func.jacrev(v(m.sin))(x).requires_grad,
    "no_grad around": lambda m, v, x: _in_no_grad(m, lambda w: v(m.func.grad(lambda u: (u * w).sum()))(x)),
    "a write inside of grad": lambda m, v, x: v(m.func.grad(lambda a: _write_item(a * 1).sin().sum()))(x),
    "is_grads_batched": lambda m, v, x: _batched_grad(m, x),
    "functional.jacobian": lambda m, v, x: m.autograd.functional.jacobian(
        lambda a, b: (a * b, a.sum()), (x[0], x[1]), vectorize=True
    ),
    "functional.hessian": lambda m, v, x: m.autograd.functional.hessian(lambda a: a.exp().prod(), x[0], vectorize=True),
    # Looking at it.
    "repr": lambda m, v, x: _seen(v, m, lambda a: repr(a), x[:2, :2]),
    "repr nested": lambda m, v, x: _seen(lambda f: v(v(f, in_dims=1)), m, lambda a: repr(a), batch(m, 2, 2, 1)),
    "keys": lambda m, v, x: _seen(v, m, lambda a: str(m._C._dispatch_keys(a)), x),
    "type": lambda m, v, x: _seen(v, m, lambda a: type(a) is m.Tensor and len(a), x),
}


def _write_item(a):
    b = a.clone()
    b[0] = a[1]
    b[1:3] += a[2]
    return b


def _write_view(a):
    b = a.clone()
    b.view(2, 2)[0].mul_(3)
    return b


def _backward(m, f):
    w = batch(m, 4, requires_grad=True)
    f(w).sum().backward()
    return w.grad


def _in_no_grad(m, f):
    w = batch(m, 4, requires_grad=True)
    with m.no_grad():
        result = f(w)
    return result, result.requires_grad


def _batched_grad(m, x):
    a = x.clone().requires_grad_()
    y = a.sin() * a.sum()
    return m.autograd.grad(y, a, m.stack([m.ones_like(y), x]), is_grads_batched=True)


def _seen(v, m, look, x):
    seen = []

    def f(a):
        seen.append(look(a))
        return a

    v(f)(x)
    return seen


@pytest.mark.parametrize("name", PROGRAMS)
def test_values(same, name):
    same(lambda m: PROGRAMS[name](m, m.vmap, batch(m, 3, 4)))


ERRORS = {
    "in_dims None": lambda m, v, x: v(m.sin, in_dims=None)(x),
    "in_dims of another structure": lambda m, v, x: v(m.add, in_dims=(0, 0, 0))(x, x),
    "in_dims no int": lambda m, v, x: v(m.add, in_dims=(0, "1"))(x, x),
    "in_dim of no tensor": lambda m, v, x: v(m.add)(x, 1),
    "in_dim out of range": lambda m, v, x: v(m.sin, in_dims=2)(x),
    "in_dim of a number": lambda m, v, x: v(m.sin)(x.sum()),
    "nothing batched": lambda m, v, x: v(m.add, in_dims=(None, None))(x, x),
    "no inputs": lambda m, v, x: v(lambda: x)(),
    "sizes": lambda m, v, x: v(m.add)(x, x[:2]),
    "out_dims of another structure": lambda m, v, x: v(lambda a: (a, a), out_dims=(0, 1, 2))(x),
    "out_dims no int": lambda m, v, x: v(m.sin, out_dims="0")(x),
    "out_dim out of range": lambda m, v, x: v(m.sin, out_dims=5)(x),
    "no tensor": lambda m, v, x: v(lambda a: 3)(x),
    "None": lambda m, v, x: v(lambda a: None)(x),
    "batched with out_dims None": lambda m, v, x: v(lambda a: a, out_dims=None)(x),
    "randomness": lambda m, v, x: v(m.sin, randomness="maybe")(x),
    "chunk_size": lambda m, v, x: v(m.sin, chunk_size=0)(x),
    "item": lambda m, v, x: v(lambda a: a.sum().item())(x),
    "float": lambda m, v, x: v(lambda a: float(a.sum()))(x),
    "branch": lambda m, v, x: v(lambda a: a if a.sum() > 0 else -a)(x),
    "branch on many": lambda m, v, x: v(lambda a: a if a else -a)(x),
    "in": lambda m, v, x: v(lambda a: 1.0 in a)(x),
    "deepcopy": lambda m, v, x: v(copy.deepcopy)(x),
    "format": lambda m, v, x: v(lambda a: f"{a[0]}")(x),
    "nonzero": lambda m, v, x: v(m.nonzero)(x),
    "where": lambda m, v, x: v(lambda a: m.where(a > 0))(x),
    "mask": lambda m, v, x: v(lambda a: a[a > 0])(x),
    "masked_select": lambda m, v, x: v(lambda a: m.masked_select(a, a > 0))(x),
    "unique": lambda m, v, x: v(lambda a: m.unique_consecutive(a))(x),
    "equal": lambda m, v, x: v(lambda a: m.equal(a, a))(x),
    "allclose": lambda m, v, x: v(lambda a: m.allclose(a, a))(x),
    "one_hot": lambda m, v, x: v(lambda a: m.nn.functional.one_hot(a))(m.tensor([0, 1])),
    "out=": lambda m, v, x: v(lambda a: m.add(a, a, out=m.empty(4)))(x),
    "data_ptr": lambda m, v, x: v(lambda a: a.data_ptr())(x),
    "tolist": lambda m, v, x: v(lambda a: a.tolist())(x),
    "numpy": lambda m, v, x: v(lambda a: a.numpy())(x),
    "untyped_storage": lambda m, v, x: v(lambda a: a.untyped_storage())(x),
    "data": lambda m, v, x: v(lambda a: a.data)(x),
    "backward": lambda m, v, x: v(lambda a: a.sum().backward())(x),
    "requires_grad_": lambda m, v, x: v(lambda a: a.requires_grad_())(x),
    "clone": lambda m, v, x: v(lambda a: a.clone(memory_format=m.channels_last))(batch(m, 2, 1, 2, 2, 2)),
    "is_contiguous": lambda m, v, x: v(lambda a: a.is_contiguous(memory_format=m.channels_last))(x),
    "write: add_": lambda m, v, x: v(lambda a: m.zeros(4).add_(a))(x),
    "write: copy_": lambda m, v, x: v(lambda a: m.zeros(4).copy_(a))(x),
    "write: fill_": lambda m, v, x: v(lambda a: m.zeros(4).fill_(a[0]))(x),
    "write: item": lambda m, v, x: v(lambda a: m.zeros(4).__setitem__(0, a[0]))(x),
    "write: index_put_": lambda m, v, x: v(lambda a: m.zeros(4).index_put_((m.arange(4),), a))(x),
    "write: index_add_": lambda m, v, x: v(lambda a: m.zeros(4).index_add_(0, m.arange(4), a))(x),
    "write: scatter_": lambda m, v, x: v(lambda a: m.zeros(4).scatter_(0, m.arange(4), a))(x),
    "write: addcmul_": lambda m, v, x: v(lambda a: m.zeros(4).addcmul_(a, a))(x),
    "write: masked_fill_": lambda m, v, x: v(lambda a: m.zeros(4).masked_fill_(a > 0, 1))(x),
    "batch_norm": lambda m, v, x: v(lambda a: m.nn.functional.batch_norm(a, m.zeros(3), m.ones(3), training=True))(
        batch(m, 2, 5, 3)
    ),
    "list of tensors without a rule": lambda m, v, x: v(lambda a: m.column_stack([a, a]))(x),
    "a view without a rule": lambda m, v, x: v(lambda a: m.moveaxis(a, 0, 0))(x),
    "loop over nothing": lambda m, v, x: v(lambda a: m.renorm(a, 2, 0, 1.0))(m.zeros(0, 3, 4)),
    "escaped": lambda m, v, x: _escaped(v, x) + 1,
    "view": lambda m, v, x: v(lambda a: a.view(3))(x),
    "mm": lambda m, v, x: v(lambda a: m.mm(a, m.ones(5, 2)))(batch(m, 2, 3, 4)),
    "random": lambda m, v, x: v(lambda a: m.randn(3))(x),
    "random, written": lambda m, v, x: v(lambda a: m.zeros_like(a).normal_())(x),
    "dropout": lambda m, v, x: v(lambda a: m.nn.functional.dropout(a))(x),
    "different, written to what is not batched": lambda m, v, x: v(
        lambda a: m.zeros(3).normal_(), randomness="different"
    )(x),
    "same of a batch": lambda m, v, x: v(m.bernoulli, randomness="same")(x.abs()),
}


def _escaped(v, x):
    kept = []
    v(lambda a: kept.append(a) or a)(x)
    return kept[0]


@pytest.mark.parametrize("name", ERRORS)
def test_errors(same, name):
    answer = same(lambda m: ERRORS[name](m, m.vmap, batch(m, 3, 4)))
    assert isinstance(answer, str) and "Error: " in answer


RANDOM = {
    "randn": lambda m, a: m.randn(3),
    "rand in a shape": lambda m, a: m.rand(2, 2),
    "randint": lambda m, a: m.randint(10, (3,)),
    "randperm": lambda m, a: m.randperm(5),
    "normal_": lambda m, a: m.zeros_like(a).normal_(),
    "uniform_": lambda m, a: m.empty_like(a).uniform_(2, 3),
    "dropout": lambda m, a: m.nn.functional.dropout(a.abs() + 1),
    "rand_like": lambda m, a: m.rand_like(a),
}


@pytest.mark.parametrize("randomness", ["different", "same"])
@pytest.mark.parametrize("name", RANDOM)
def test_randomness(name, randomness):
    tt.manual_seed(0)
    first, *others = tt.vmap(lambda a: RANDOM[name](tt, a), randomness=randomness)(tt.ones(6, 4))
    assert all(tt.equal(first, each) for each in others) is (randomness == "same")


def test_different_numbers_are_those_of_one_draw():
    tt.manual_seed(0)
    drawn = tt.vmap(lambda a: tt.randn(2), randomness="different")(tt.ones(3))
    tt.manual_seed(0)
    assert tt.equal(drawn, tt.randn(3, 2))


def test_randomness_of_nested_levels():
    inner_same = tt.vmap(lambda a: tt.vmap(lambda b: tt.randn(2), randomness="same")(a), randomness="different")(
        tt.ones(3, 4)
    )
    assert inner_same.shape == (3, 4, 2)
    assert tt.equal(inner_same[0, 0], inner_same[0, 3]) and not tt.equal(inner_same[0, 0], inner_same[1, 0])


def test_the_loop_warns():
    with pytest.warns(
        UserWarning, match="There is a performance drop because we have not yet implemented the batching rule"
    ):
        looped = tt.vmap(lambda a: tt.renorm(a, 2, 0, 1.0))(batch(tt, 2, 3, 4))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tt.vmap(tt.sin)(batch(tt, 2, 3))
    assert tt.allclose(looped[1], tt.renorm(batch(tt, 2, 3, 4)[1], 2, 0, 1.0))


def test_nothing_is_left_behind():
    from tinytensor.aten.functorch.dynamic_layer import frames
    from tinytensor.c10.func_torch_tls import transforms
    from tinytensor.c10.local_dispatch_key_set import get_local_keys, state

    before = get_local_keys()
    for f in (tt.sin, lambda a: a.item()):
        try:
            tt.vmap(tt.vmap(f))(tt.ones(2, 3))
        except RuntimeError as error:
            assert "item" in str(error)
        assert get_local_keys() == before and not frames.stack and not transforms.depth and not state.dirty


def test_what_is_behind():
    seen = []

    def look(a):
        seen.append((maybe_get_level(a), maybe_get_bdim(a), tuple(get_unwrapped(a).shape)))
        return a

    x = tt.ones(2, 3, 4)
    tt.vmap(tt.vmap(look, in_dims=1))(x)
    assert seen == [(2, 1, (3, 4))]
    assert not is_batchedtensor(x) and (maybe_get_level(x), maybe_get_bdim(x)) == (-1, -1)


def test_a_mode_sees_what_runs_for_the_batch():
    from tinytensor.utils._python_dispatch import TorchDispatchMode

    class Log(TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.calls = []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.calls.append((str(func), tuple(args[0].shape)))
            return func(*args, **(kwargs or {}))

    x = tt.ones(3, 4)
    with Log() as log:
        tt.vmap(lambda a: a.sin() + 1)(x)
    assert log.calls == [("aten.sin.default", (3, 4)), ("aten.add.Tensor", (3, 4))]


def test_promotion_of_three_tensors_keeps_the_digits_of_a_number():
    """Two dtypes of one category beside a number of the wider one: the number does not pass through the narrower."""
    single, double = tt.zeros(2, 3), tt.ones(2, 3, dtype=tt.float64)
    numbers = tt.tensor([0.1, 0.2], dtype=tt.float64)
    result = tt.vmap(tt.addcmul)(single, double, numbers)
    assert result.dtype is tt.float64
    assert result[:, 0].tolist() == [0.1, 0.2]
