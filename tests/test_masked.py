"""torch.masked: every program does what it does in PyTorch, prints what it prints there, and is refused in the same words."""

from __future__ import annotations

import copy
import pickle
import warnings

import pytest

REDUCTIONS = "sum prod amax amin mean median norm var std logsumexp argmax argmin".split()
NORMALIZATIONS = "softmax log_softmax softmin cumsum cumprod".split()

# With x float32 (2, 3), i int64 (2, 3), k its mask (2, 3), full, a mask of True, and mt, a masked tensor of x and k.
PROGRAMS = """
M.masked_tensor(x, k)
M.masked_tensor(i, k)
M.masked_tensor(x > 0, k)
M.masked_tensor(x[0, 0], k[0, 0])
M.masked_tensor(x[0, 1], k[0, 1])
M.masked_tensor(x[0] * 1e6, k[0])
M.masked_tensor(x[None, :, None], k[None, :, None])
M.MaskedTensor(x.double(), k, True)
(M.is_masked_tensor(mt), M.is_masked_tensor(x))
(mt.get_data(), mt.get_mask(), mt.to_tensor(-1))
(mt.shape, str(mt.dtype), mt.stride(), mt.is_contiguous(), str(mt.layout), mt.is_sparse, len(mt), mt.dim(), mt.device.type)
str(mt) + f"{mt}"
(mt + 1, mt * mt, mt / 2, mt == 2.0, mt < 2, mt.abs().sqrt(), -mt, mt.sin_(), mt.add_(1))
M.masked_tensor(x, k) + M.masked_tensor(x, ~k)
mt + x
(mt[0], mt[:, 1], mt.t(), mt.view(3, 2), mt.reshape(6), mt.unsqueeze(0), mt.expand(2, 2, 3), mt.transpose(0, 1).contiguous())
(m.cat([mt, mt]), m.stack([mt, mt], 1), mt.split(1))
(mt.sum(), m.sum(mt, 1), mt.mean(0), mt.prod(), mt.amax(1), m.amin(mt), mt.argmax(0), mt.std(0), m.var(mt, 1))
(m.all(M.masked_tensor(x > 0, k)), m.all(M.masked_tensor(x > 0, k), 1), mt.sum(0, keepdim=True), mt.sum(dim=1))
(mt.clone(), mt.detach(), mt.double(), mt.to(m.int64), m.ones_like(mt), mt.contiguous())
(m.where(k, mt, mt * 2), m.where(~k, M.masked_tensor(x, full), M.masked_tensor(x, k)))
m.nn.functional.softmax(mt, 1)
(M.masked_tensor(x[0, 0], k[0, 0]).item(), float(M.masked_tensor(x[0, 0], k[0, 0])))
M.masked_tensor(x[0, 1], k[0, 1]).item()
mt @ mt.t()
m.abs(mt, out=x)
m.clamp(mt, min=0)
mt.add(mt, alpha=2)
mt.pow(2)
mt.pow(x)
m.maximum(mt, M.masked_tensor(x * 0, k))
M.masked_tensor([1], k)
M.masked_tensor(mt, k)
M.masked_tensor(x, mt)
M.masked_tensor(x, [True])
M.masked_tensor(x, x)
M.masked_tensor(x, k[0])
M.masked_tensor(x, k[:, :2])
M.masked_tensor(x.to(m.bfloat16), k)
M.masked_tensor(x.to_sparse(), k)
M.masked_tensor(x.to_sparse(), k.to_sparse())
(M.masked_tensor(x, k).to_sparse(), M.masked_tensor(x, k).to_sparse_csr(), M.masked_tensor(x, k).to_sparse().to_dense())
(lambda s: (s + 1, s * s, s.abs(), s.sin(), s.sum(), str(s.layout), s.is_sparse, s.argmax(), s.amin()))(mt.to_sparse())
(lambda s: (s + 1, s * s, s.abs(), s.sin(), s.sum(), str(s.layout), s.is_sparse))(mt.to_sparse_csr())
M.masked_tensor(x[None], k[None]).to_sparse_csr()
M.sum(x, mask=None)
M.sum(x, 5, mask=k)
M.sum(x, (0, 0), mask=k)
M.sum(x, (), mask=k)
M.sum(x, (0, 1), keepdim=True, mask=k)
M.sum(x, 1, mask=k[0])
M.sum(x, 1, mask=k[None])
M.sum(x > 0, 1, mask=k)
M.sum(x, 0, dtype=m.float64, mask=k)
M.sum(mt, 1)
M.sum(i.to(m.int8), 0, mask=k)
M.mean(i, 0, mask=k)
M.mean(i, 0, dtype=m.float32, mask=k)
M.mean(x, 0, dtype=m.int64, mask=k)
(M.mean(mt, 0), M.mean(mt, 0, mask=k), M.var(mt, 0), M.std(mt, 0, mask=k), M.amax(mt, 1), M.softmax(mt, 1), M.norm(mt, 2, 0))
M.amax(x > 0, 1, mask=k)
M.amin(i, 1, mask=k)
M.median(i, 1, mask=k)
M.median(i, 1, mask=full)
M.norm(x, float("-inf"), 1, mask=full)
M.norm(i, float("-inf"), 1, mask=k)
(M.norm(x, float("inf"), 1, mask=k), M.norm(x, 1, mask=k), M.norm(x, 0, 0, keepdim=True, mask=k))
(M.var(x, 1, False, mask=k), M.var(x, 1, correction=0, mask=k), M.std(i, 0, mask=k), M.var(x, 0, keepdim=True, mask=k))
M.var(x, 1, True, correction=0, mask=k)
(M.normalize(x, 2.0, 1, mask=k), M.normalize(x, 1, 0, eps=100.0, mask=k))
M.logaddexp(x, x * 2, input_mask=k, other_mask=~k)
(M.argmax(x, mask=k), M.argmin(x, mask=k), M.argmax(x, 1, keepdim=True, mask=k), M.argmax(i, 0, mask=k))
M._reduction_identity("sum", x)
M._reduction_identity("amax", i)
M._reduction_identity("median", i)
M._reduction_identity("other", i)
(M._canonical_dim(None, 3), M._canonical_dim((-1, 0), 3), M._canonical_dim(0, 0))
(M._output_mask(M.sum, x, 1, mask=k), M._output_mask(M.softmax, x, 1, mask=k), M._output_mask(M.norm, x, 2, 0, keepdim=True, mask=k))
M._output_mask(m.sum, x, 1, mask=k)
M._output_mask("sum", x, 1, mask=k)
M._input_mask(x)
M.cumsum(x.to_sparse(), 0)
M.softmax(x.to_sparse(), 0)
""".strip().splitlines()


def shown(value):
    """A masked tensor as its text, its class and whether it requires a gradient, wherever it is."""
    if type(value).__name__ == "MaskedTensor":
        return repr(value), str(value.dtype), value.requires_grad
    if isinstance(value, (list, tuple)):
        return [shown(each) for each in value]
    return value


def names(m):
    x = m.tensor([[1.5, -2.0, 3.0], [4.0, 0.5, -6.0]])
    k = m.tensor([[True, False, True], [False, True, True]])
    return {
        "m": m,
        "M": m.masked,
        "x": x,
        "i": (x * 2).long(),
        "k": k,
        "full": k | True,
        "mt": m.masked.masked_tensor(x, k),
    }


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_programs(same):
    for program in PROGRAMS:
        same(lambda m, program=program: shown(eval(program, names(m))))


def test_reductions_and_normalizations(same):
    """Each with masks that leave a row, a part, or nothing, in float and integer dtypes."""

    def results(m, name, dtype):
        values = m.arange(-4, 8).view(3, 4).to(getattr(m, dtype))
        mask = m.tensor([[True, False, True, True], [False] * 4, [True] * 4])
        if dtype == "int64" and name in ("median", "softmax", "log_softmax", "softmin", "logsumexp"):
            mask = mask | True
        options = (
            {"dtype": m.float32}
            if dtype == "int64" and name in ("mean", "softmax", "log_softmax", "softmin", "norm")
            else {}
        )
        function = getattr(m.masked, name)
        if name == "norm":
            return [function(values, 2, d, mask=mask, **options) for d in (0, 1, None)]
        dims = (0, 1) if name in (*NORMALIZATIONS, "median") else (0, -1, None)
        return [function(values, d, mask=mask, **options) for d in dims] + [function(values, 0, **options)]

    for name in (*REDUCTIONS, *NORMALIZATIONS):
        for dtype in ("float32", "float64", "int64"):
            same(lambda m, name=name, dtype=dtype: results(m, name, dtype))


GRADIENTS = """
mt.sum()
mt.exp().sum()
(mt * mt).mean()
(mt * 2 + 1).sum(1).sum()
m.nn.functional.softmax(mt, 1).amax()
mt[0].sum()
mt.view(6).prod()
mt.t().std()
mt.get_data().sum()
mt.amax(0).sum()
m.where(k, mt, mt * 3).sum()
m.cat([mt, mt * 2]).sum()
(mt / 3).sqrt().var()
mt.to_sparse().to_dense().sum()
""".strip().splitlines()


def test_gradients(same):
    def gradient(m, program):
        known = names(m)
        known["mt"] = leaf = m.masked.masked_tensor(known["x"], known["k"], requires_grad=True)
        result = eval(program, known)
        result.backward()
        return shown(result), shown(leaf.grad), result.grad_fn.name()

    def through(m):
        x, k = (names(m)[name] for name in "xk")
        x.requires_grad_()
        result = m.masked.as_masked_tensor(x, k).square().sum()
        result.backward()
        return shown(x.grad), result.grad_fn.name()

    def of_functions(m, name):
        x, k = (names(m)[each] for each in "xk")
        x.requires_grad_()
        out = getattr(m.masked, name)(x, **({"ord": 2.0} if name in ("norm", "normalize") else {}), dim=1, mask=k)
        (out * out).sum().backward()
        return out, x.grad

    for program in GRADIENTS:
        same(lambda m, program=program: gradient(m, program))
    same(through)
    for name in (*NORMALIZATIONS, "normalize", "sum", "prod", "amax", "mean", "norm", "var", "logsumexp", "median"):
        same(lambda m, name=name: of_functions(m, name))


def test_warnings(same):
    def warned(m, program):
        known = names(m)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            eval(program, known)
        return [(each.category.__name__, str(each.message)) for each in caught]

    same(lambda m: warned(m, "M.masked_tensor(x, k)"))
    same(lambda m: warned(m, "M.masked_tensor(x.requires_grad_(), k)"))


def test_copies(same):
    same(lambda m: shown(copy.deepcopy(names(m)["mt"])))
    same(lambda m: shown(pickle.loads(pickle.dumps(names(m)["mt"]))))
