"""torch.nested: every program does what it does in PyTorch, prints what it prints there, and is refused in the same words."""

from __future__ import annotations

import copy
import io
import pickle
import re

import pytest
from for_each import for_each

import tinytensor as tt

# With a (2, 3) and b (3, 3), j of them with layout jagged and s strided, v (7, 2) with offsets o, and w (3, 4).
JAGGED = """
(j, j.dim(), j.ndim, j.numel(), j.is_contiguous(), str(j.layout), j.is_nested, len(j), j.shape, j.size(0), j.size(-1), j.stride())
(j.shape[1] == j.size(1), j.size(1) == 3, j.size(1) * 2, isinstance(j.size(1), m.SymInt), isinstance(j.size(1), int))
(j.values(), j.offsets(), j.lengths(), j.unbind(), list(j), j[0], j[1, 2], j[-1][0], str(j.dtype), j.is_leaf)
(j + 1, 1 - j, j * j, j / 2, 2 ** j, j > 3, -j, j.sin(), m.relu(j), j.exp(), j ** 2, m.nn.functional.gelu(j), m.clamp(j, 0, 4))
(j + w[:, 0], j * m.tensor(2.0), j + m.ones(1, 1, 3), j * m.arange(6.0).view(2, 1, 3), j + m.arange(2.0).view(2, 1, 1))
j + a
j + m.ones(3, 1, 3)
j + m.ones(1, 2, 1, 3)
j + N.nested_tensor([a, b], layout=m.jagged).values()
(j.sum(), j.sum(1), j.sum(-1), j.sum((0, 1)), j.sum((0, 1, 2)), j.sum(1, keepdim=True), j.sum(2, keepdim=True))
(j.mean(), j.mean(1), j.mean(-1), j.mean((0, 1)), j.mean(1, keepdim=True), j.prod(1), j.max(), j.min(), j.max(1), j.min(1))
(j.amax(1), j.amin(2), j.argmax(1), j.argmin(1), (j > 3).any(), (j > 3).all(1), j.max(2))
j.sum(0)
j.sum((1, 2))
j.sum((0, 2))
j.sum(3)
j.to_padded_tensor(0.0)
N.to_padded_tensor(j, -1.0, (2, 5, 3))
N.nested_tensor_from_jagged(v, o).to_padded_tensor(0.0)
N.nested_tensor_from_jagged(v, o, max_seqlen=3).to_padded_tensor(0.0)
(m.softmax(j, 1), m.softmax(j, 2), m.log_softmax(j, -1), m.nn.functional.softmax(j, dim=1))
m.softmax(j, 0)
m.log_softmax(j, 1)
(j.transpose(1, 2), j.transpose(1, 2).transpose(2, 1), j.permute(0, 2, 1), j.unsqueeze(1), j.unsqueeze(-1), j.unsqueeze(2).squeeze(2))
j.transpose(0, 1)
j.permute(1, 0, 2)
j.permute(0, 1)
j.squeeze(1)
(j.transpose(1, 2).unbind(), j.transpose(1, 2) + 1, j.transpose(1, 2).sum(1), j.transpose(1, 2).to_padded_tensor(0.0))
(j.view(2, -1, 3, 1), j.reshape(2, -1, 1, 3), j.view(2, j.size(1), 3), j.unsqueeze(3).flatten(2, 3), j.unflatten(2, (3, 1)))
j.view(3, -1, 3)
(j.unsqueeze(-1).expand(2, j.size(1), 3, 2), j.expand_as(j), j.view_as(j), j.to("cpu") is j, j.float() is j)
j.expand(3, -1, 3)
j.new_zeros(2)
j.new_zeros(())
j.view(-1, 3)
j.flatten(1, 2)
(j.select(2, 0), j.narrow(2, 1, 2), j.split(2, 2), j.split([1, 2], 2), j.chunk(3, 2), j.chunk(2, 0))
j.split(1, 1)
j.narrow(0, 0, 1)
j[:, 0]
(m.cat([j, j], 2), m.stack([j, j], 2))
m.cat([j, j], 1)
m.stack([j, N.nested_tensor([a, b], layout=m.jagged)], 2)
m.stack([j, j], 0)
(j @ w, m.matmul(j, w), m.bmm(j, m.stack([w, w * 2])), m.bmm(j.transpose(1, 2), j), m.ones(2, 3) @ j.transpose(1, 2))
m.nn.functional.linear(j, w.t(), m.arange(4.0))
m.nn.functional.linear(j.transpose(1, 2), w)
(m.nn.functional.layer_norm(j, (3,)), m.nn.functional.rms_norm(j, (3,)), m.nn.functional.dropout(j, 0.0))
m.nn.functional.layer_norm(N.nested_tensor([a[0], b[:, 0]], layout=m.jagged), (3,))
m.nn.functional.embedding(N.nested_tensor([[0, 1], [2]], layout=m.jagged), w)
(m.nn.Linear(3, 2, dtype=m.float32)(j).shape, m.nn.LayerNorm(3)(j).detach(), m.nn.Sequential(m.nn.ReLU(), m.nn.Tanh())(j))
(j.clone(), j.detach(), j.double(), j.to(m.int64), m.zeros_like(j), m.ones_like(j), m.full_like(j, 2.0), m.rand_like(j).shape)
(j.exp_(), j.mul_(2), j.zero_(), j.add_(1))
m.where(j > 3, j, 0.0)
m.where(j > 3, j, -j)
(j == j, j.eq(1.0), j.isnan(), j.logical_not(), j.masked_fill(j > 3, 0.0), m.maximum(j, -j))
j.cumsum(1)
j.sort()
j.tolist()
j.numpy()
j.item()
(str(j) == repr(j), f"{j}", j.requires_grad, j.grad_fn, j.device.type, hash(j) == id(j))
N.nested_tensor([], layout=m.jagged)
N.nested_tensor([a, b[0]], layout=m.jagged)
N.nested_tensor([a, b.t()[:2], b[:, :2]], layout=m.jagged)
N.nested_tensor([a, b.double()], layout=m.jagged)
N.nested_tensor([m.tensor(1.0)], layout=m.jagged)
N.nested_tensor([[1, 2], [3]], layout=m.jagged)
N.nested_tensor([a.t(), b], layout=m.jagged, dtype=m.float64)
N.nested_tensor([a, b[:2, :2]], layout=m.jagged)
N.nested_tensor([a], layout=m.sparse_coo)
N.as_nested_tensor(a, layout=m.jagged)
N.as_nested_tensor(3)
N.as_nested_tensor(a[0])
N.as_nested_tensor(j, layout=m.jagged).shape
N.as_nested_tensor(j)
N.narrow(b, 1, m.tensor([0, 1, 2]), m.tensor([1, 2, 1]), layout=m.jagged)
N.narrow(b, 1, 0, 2, layout=m.jagged).unbind()
(lambda h: (h * 2, h.numel(), h.is_contiguous(), h.unbind(), h.contiguous()))(N.narrow(v, 1, 0, 1, layout=m.jagged))
N.narrow(b, 1, 0, 2, layout=m.jagged).sum(1)
N.narrow(b, 1, 0, 2, layout=m.jagged).to_padded_tensor(0.0)
N.narrow(b, 0, 0, 2, layout=m.jagged)
N.narrow(b, 1, m.tensor([0, 1]), 1, layout=m.jagged)
N.narrow(b, 1, "0", 1, layout=m.jagged)
N.narrow(b, 1, 0, 1)
N.narrow(b, 1, m.tensor([0]), 1)
N.masked_select(b, b > 20)
N.masked_select(b, m.tensor([True, False, True])).unbind()
N.masked_select(j, b > 20)
N.nested_tensor_from_jagged(v)
(N.nested_tensor_from_jagged(v, o), N.nested_tensor_from_jagged(v, lengths=m.tensor([1, 2, 4])))
N.nested_tensor_from_jagged(v, o, m.tensor([1, 1, 2])).unbind()
N.nested_tensor_from_jagged(v, o, m.tensor([1, 1]))
N.nested_tensor_from_jagged(v, o, jagged_dim=0)
N.nested_tensor_from_jagged(v.t(), o, jagged_dim=2).unbind()
(N.nested_tensor_from_jagged(v, o)._get_max_seqlen(), N.nested_tensor_from_jagged(v, o)._get_min_seqlen())
(lambda q: m.nn.functional.scaled_dot_product_attention(q, q, q))(j.unsqueeze(2).transpose(1, 2))
""".strip().splitlines()

STRIDED = """
(s, str(s), N.nested_tensor([[1, 2], [3]]), N.nested_tensor([]), N.nested_tensor([m.tensor(1.0), m.tensor(2.0)]))
(s.size(0), s.size(2), s.size(-1), s.dim(), s.numel(), s.is_nested, str(s.layout), s.is_contiguous(), s.unbind(), s[0], s[1, 2], s[0, 1, 2])
s.shape
s.size()
s.size(1)
s.size(5)
s.stride()
len(s)
s[5]
(s + 1, s * s, s - s, s / 2, s > 1, s.eq(1.0), s * m.tensor(2.0), s.abs(), -s, s.relu(), s.tanh(), s.sin(), m.nn.functional.silu(s))
s + a
a + s
s + N.nested_tensor([a, a])
s == s
(s.sum(-1, keepdim=True), s.to_padded_tensor(0.0), N.to_padded_tensor(s, 2.0, (2, 5, 4)), N.to_padded_tensor(s, 0.0, (3, 3, 3)))
N.to_padded_tensor(N.nested_tensor([a, b[:, :2]]), -1.0)
s.sum(-1)
s.sum(1)
N.to_padded_tensor(s, 0.0, (2, 2, 2))
N.to_padded_tensor(s, 0.0, (3, 3))
(s.transpose(1, 2), s @ s.transpose(1, 2), m.softmax(s, -1), m.softmax(s, 1), m.nn.functional.linear(s, w.t(), m.ones(4)))
(m.bmm(s, s.transpose(1, 2)), s.unsqueeze(1), s.unsqueeze(1).squeeze(1), s.reshape(2, -1, 3, 1), s.view(2, -1, 3), s.chunk(3, -1))
s.transpose(0, 1)
m.softmax(s, 0)
s @ w
m.matmul(w, s)
m.bmm(s, s)
m.nn.functional.linear(s, w)
m.nn.functional.linear(N.nested_tensor([a[0]]), w.t())
m.nn.functional.layer_norm(s, (3,))
m.nn.functional.layer_norm(s, (3,), m.ones(3), m.zeros(3))
s.unsqueeze(0)
s.squeeze(0)
s.reshape(3, -1, 3)
s.chunk(2, 0)
s.chunk(2, -1)
s.unbind(1)
(m.cat([s, s]), m.ones_like(s), m.zeros_like(s), s.clone(), s.detach(), s.double(), s.to(m.int64), s.narrow(0, 1, 1), s.is_same_size(s))
(s.fill_(0), s.add_(1), s.mul_(2), s.zero_())
(s.masked_fill(s > 1, 0.0), m.nn.functional.dropout(s, 0.0), s.contiguous() is s)
N.nested_tensor([a, b[0]])
N.nested_tensor(a)
N.nested_tensor([a, [[1, 2]]])
(N.nested_tensor([a, a.t()]), N.nested_tensor([a, b], dtype=m.float64), N.nested_tensor([a.int(), b]), N.as_nested_tensor(a))
N.nested_tensor([a, b], requires_grad=True)
N.as_nested_tensor(s, layout=m.jagged)
m.nn.functional.embedding(N.nested_tensor([[0, 1], [2]]), w)
N.nested_tensor([m.ones(2, 2), m.zeros(0, 2)])
""".strip().splitlines()


def names(m):
    a, b = m.arange(6.0).view(2, 3), m.arange(9.0).view(3, 3) * 10
    w = m.arange(12.0).view(3, 4) / 10
    nested = m.nested
    return {
        "m": m, "N": nested, "a": a, "b": b, "j": nested.nested_tensor([a, b], layout=m.jagged), "s": nested.nested_tensor([a, b]),
        "v": m.arange(14.0).view(7, 2), "o": m.tensor([0, 1, 3, 7]), "w": w,
    }  # fmt: skip


def shown(value):
    """Nested tensors as their text and their tensors. Which number a ragged size has depends on how many there were before."""
    if isinstance(value, (list, tuple)) and type(value).__name__ != "Size":
        return [shown(each) for each in value]
    if getattr(value, "is_nested", False) is True:
        return [shown(str(value)), [str(value.dtype)], [shown(each) for each in value.unbind()]]
    if type(value).__name__ in ("Size", "SymInt", "NestedInt") or isinstance(value, str):
        return re.sub(r"\bj\d+\b", "j", str(value))
    return value


def outcome_of(m, program):
    try:
        return shown(eval(program, names(m)))
    except Exception as error:
        raise type(error)(re.sub(r"\bj\d+\b", "j", str(error))) from None


def test_jagged(same):
    for program in JAGGED:
        same(lambda m, program=program: outcome_of(m, program))


def test_strided(same):
    for program in STRIDED:
        same(lambda m, program=program: outcome_of(m, program))


GRADIENTS = """
j.sum()
(j.sin() + j * 2).mean(-1).sum()
m.nn.functional.linear(j, w.t()).relu().sum()
(j @ w).tanh().sum()
m.stack([t.sum() for t in j.unbind()]).prod()
j.to_padded_tensor(1.0).exp().sum()
(j * w[:, 0]).transpose(1, 2).cos().sum()
(j.values() * 2).sum()
m.cat([j, j * 3], 2).sum()
m.nn.functional.layer_norm(j, (3,), w[:, 0]).sin().sum()
(lambda q: m.nn.functional.scaled_dot_product_attention(q, q, q).values().square().sum())(j.unsqueeze(2).transpose(1, 2))
""".strip().splitlines()


def test_gradients(same):
    def jagged(m, program):
        known = names(m)
        known["a"].requires_grad_()
        known["b"].requires_grad_()
        known["w"].requires_grad_()
        known["j"] = m.nested.as_nested_tensor([known["a"], known["b"]], layout=m.jagged)
        eval(program, known).backward()
        return known["a"].grad, known["b"].grad, known["w"].grad

    def leaf(m, program):
        known = names(m)
        known["j"] = m.nested.nested_tensor([known["a"], known["b"]], layout=m.jagged, requires_grad=True)
        eval(program, known).backward()
        return shown(known["j"].grad), known["j"].is_leaf

    def strided(m, program):
        known = names(m)
        known["a"].requires_grad_()
        known["w"].requires_grad_()
        known["s"] = m.nested.as_nested_tensor([known["a"], known["b"]])
        eval(program, known).backward()
        return known["a"].grad, known["w"].grad

    for program in GRADIENTS:
        same(lambda m, program=program: jagged(m, program))
        same(lambda m, program=program: leaf(m, program))
    for program in (
        "m.nested.to_padded_tensor(s * s, 0.0).sum()", "m.nested.to_padded_tensor(m.nn.functional.linear(s, w.t()), 0.0).cos().sum()",
        "m.stack([t.sin().sum() for t in (s + s).unbind()]).sum()", "m.softmax(s, -1).to_padded_tensor(0.0).square().sum()",
    ):  # fmt: skip
        same(lambda m, program=program: strided(m, program))


REDUCTIONS = {
    "sum": lambda t, d: (t * t).sum(d),
    "mean": lambda t, d: (t * t).mean(d),
    "prod": lambda t, d: (t + 1).prod(d),
    "amax": lambda t, d: (t * t).amax(d),
    "max": lambda t, d: (-t * t).max(d)[0],
    "softmax": lambda t, d: (tt.softmax(t / 10, d) * t).sum(d),
}


@for_each(REDUCTIONS)
def test_reductions(name):
    """Along the ragged dimension, and the last: as of each sequence alone.

    So are the gradients. PyTorch refuses some of them, and that of softmax is not right there.
    """
    function = REDUCTIONS[name]
    parts = [tt.rand(n, 3, dtype=tt.float64).requires_grad_() for n in (2, 4, 1)]
    nt = tt.nested.as_nested_tensor(parts, layout=tt.jagged)
    weights = tt.rand(3, 3, dtype=tt.float64)
    pairs = [(function(nt, 1), tt.stack([function(part, 0) for part in parts]), weights)]
    if name != "softmax":
        inner = function(nt, 2)
        pairs.append((inner.values(), tt.cat([function(part, 1) for part in parts]), weights.flatten()[:7]))
    for out, alone, factors in pairs:
        tt.testing.assert_close(out, alone)
        gradients, expected = (tt.autograd.grad((x * factors).sum(), parts) for x in (out, alone))
        tt.testing.assert_close(gradients, expected)


def test_copies_and_files(same):
    def copied(m, how):
        known = names(m)
        for each in (known["j"], known["s"]):
            if how == "deepcopy":
                yield copy.deepcopy(each)
            elif how == "pickle" and each is known["j"]:  # PyTorch cannot pickle the other layout so
                yield pickle.loads(pickle.dumps(each))
            elif how == "file":
                file = io.BytesIO()
                m.save({"x": each}, file)
                file.seek(0)
                yield m.load(file)["x"]

    for how in ("pickle", "file"):
        same(lambda m, how=how: [shown(each) for each in copied(m, how)])
    for each, key in zip(copied(tt, "deepcopy"), "js", strict=True):
        assert [part.tolist() for part in each.unbind()] == [part.tolist() for part in names(tt)[key].unbind()]


@pytest.mark.parametrize("name", ["sigmoid", "exp", "pow", "mean", "sort", "cumsum"])
def test_what_strided_has_no_kernel_for(name):
    s = tt.nested.nested_tensor([[1.0], [2.0, 3.0]])
    with pytest.raises(
        NotImplementedError, match=f"Could not run 'aten::{name}.*' with arguments from the 'NestedTensorCPU' backend"
    ):
        getattr(s, name)(*(1,) * (name in ("pow", "cumsum")))
