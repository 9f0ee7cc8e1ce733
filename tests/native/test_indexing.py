"""x[...], x[...] = v, and the indexing operators against torch; bad indices leave no trace."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from torch_oracle import NAMES, assert_same, both, filled, layouts, outcome, shared, torch

import tinytensor as tt
from tinytensor.aten import functions as F

pytestmark = pytest.mark.oracle

GET = """
x[T([5])] | x[0, T([5])] | x[T([-3])] | x[:, T([3])] | x[T(5)] | x[5] | x[0, 5] | x[-3] | x[0, 0, 0, 0] | x[..., ...]
x[T([0, 1]), T([0, 1, 2])] | x[T([0.5])] | x[T([0], dtype=torch.int32)] | x[T([0], dtype=torch.int16)]
x[T([True, False])] | x[T([True, False, True])] | x[:, T([True, False, True])]
x[T([[True, False, True], [True, True, True]])] | x[T([1, 0], dtype=torch.uint8)] | x[True] | x[False] | x[T(True)]
x[T(False)] | x[0, True] | s[True] | s[0] | s[...] | s[None] | s[()] | s[T(True)] | s[T([0])] | s[:] | x[::-1]
x[0:5:0] | x[1:0] | x[5:] | x['a'] | x[1.5] | x[[0, 1]] | x[[0, 1], [1, 2]] | x[(0, 1),] | x[np.array([0, 1])]
x[np.int64(1)] | x[range(2)] | x[[True, False]] | x[[]] | x[T([])] | x[:, [0, 1], :, None] | x[[0, 1], :, [0, 1]]
x[0, :, [0, 1]] | x[:, None, [0, 1]] | x.permute(2, 0, 1)[:, [0, 1]] | x.permute(2, 0, 1)[[0, 1]]
x.permute(2, 0, 1)[:, :, [0, 1]] | x.permute(2, 0, 1)[T([[0, 1], [1, 0]]).t()] | x.permute(2, 0, 1)[None, T([1, 0])]
x[T([0]), T([0]), T([0]), T([0])] | x[T([[True]])] | x[..., T([True, False])] | x[slice(0.5, 1)] | x[T(1)]
x[T(1), T(2)] | x[T(1), 0] | x[T(1, dtype=torch.uint8)] | x[T(1.0)] | x[x > 3] | x[None, True] | x[{}] | x[object()]
x[T([0, 1]), ...] | x[..., T([0, 1])] | x[0:1, T([1]), T([1])] | x[:, T([[0], [1]]), T([0, 1, 2])]
x[T([0, 1]), :, T([[0], [1]])] | x[True, T([0, 1])] | x[T([0, 1]), True] | x[T([False, False])] | x[False, 0]
v[T([True])] | x[m, 0] | x[m, 0:2] | x[m, None] | x[m, ...] | x[m, T([0])] | x[0, m[0], 0] | x[np.array(1)]
x[np.bool_(True)] | x[:, :, :, :] | v[T(0):T(3)] | v[:T(2)] | v[10**30] | v[0:10**20] | v[:-10**20] | v[:, 0]
v[0, 0] | v[[0], [0]] | v[[1, 2] * 20] | v[[[1]] * 40] | v[T([], dtype=torch.long)] | torch.empty(0, 3)[T([0])]
torch.empty(2, 0)[T([0])] | torch.empty(2, 0)[:, T([0])] | torch.empty(0, 3)[T([], dtype=torch.long)] | x[1:, ::2, 1]
x[-1, :, -2:] | x.index_select(0, T([5])) | x.index_select(0, T([-1])) | x.index_select(1, T([2, 0]))
x.index_select(1, T(2)) | x.index_select(1, T([[2]])) | x.index_select(1, T([2.0])) | x.index_select(5, T([2]))
s.index_select(0, T([0])) | s.index_select(0, T([0, 0])) | x.index_select(2, T([3, 1], dtype=torch.int32))
x.permute(2, 0, 1).index_select(1, T([1])) | x.gather(1, T([[[0]]])) | x.gather(1, T([[[3]]]))
x.gather(1, T([[[-1]]])) | x.gather(1, T([0])) | x.gather(1, torch.zeros(3, 3, 4, dtype=torch.long))
x.gather(1, torch.zeros(2, 9, 4, dtype=torch.long)) | x.gather(7, T([[[0]]])) | s.gather(0, T(0))
s.gather(0, T([0])) | v.gather(0, T(1)) | x.gather(1, T([[[0.0]]])) | x.gather(0, T([[[1, 0], [0, 1]]]))
x.masked_select(x > 20) | x.masked_select(x) | x.masked_select(T([True, False, True]))
x.masked_select(T([True, False, True, False])) | s.masked_select(T(True)) | s.masked_select(T([True, True]))
x.masked_fill(x > 3, T([1.0])) | x.masked_fill(x, 1) | v.masked_fill((v > 2).byte(), 1)
v.masked_fill(torch.ones(2, 5, dtype=torch.bool), 1) | v.long().masked_fill(v > 2, 1.5)
v.bool().masked_fill(v > 2, 2) | v.byte().masked_fill(v > 2, 300)
x.permute(2, 0, 1).masked_fill(x.permute(2, 0, 1) > 3, 0) | v.masked_fill(v > 2, T(1.5, dtype=torch.float64))
v.half().masked_fill(v > 2, 7) | T([[1, 0], [1, 1]]).nonzero() | x.nonzero() | s.nonzero() | T(0.0).nonzero()
torch.zeros(3).nonzero() | x.permute(2, 0, 1).nonzero() | T([float('nan'), -0.0]).nonzero()
torch.empty(0, 3).nonzero() | T([0, 1, 2]).nonzero() | torch.cat([a, a]) | torch.cat([a, c], 1) | torch.cat([a, d], 1)
torch.cat([]) | torch.cat([a, torch.empty(0)]) | torch.cat([torch.empty(0), a], 1) | torch.cat([a, T([1.0, 2.0])])
torch.cat([a, torch.ones(2, 4)]) | torch.cat([a, torch.ones(2, 4)], 1) | torch.cat([a, a], 2) | torch.cat([s, s])
torch.cat([a, s]) | torch.cat([a.t(), a.t()]) | torch.cat([a.t(), a.t()], 1) | torch.cat([a[:, ::2], a[:, ::2]])
torch.cat([x.permute(2, 0, 1)] * 2, 1) | torch.cat([torch.empty(0, dtype=torch.float64), a])
torch.cat([torch.empty(0), torch.empty(2, 0)], 1) | torch.cat([c > 0, c]) | torch.cat([a, a], -1)
torch.cat([a, c], out=torch.empty(4, 3, dtype=torch.int32))
torch.cat([a, c], out=torch.empty(4, 3, dtype=torch.float64)) | torch.cat([a.half(), a.bfloat16()])
torch.stack([a, a]) | torch.stack([a, a], 2) | torch.stack([a, a], 3) | torch.stack([])
torch.stack([a, torch.ones(3, 2)]) | torch.stack([s, s]) | torch.stack([a.t()] * 2, 1)
"""


def tensors() -> dict[str, Any]:
    a = torch.arange(6.0).reshape(2, 3)
    return {
        "x": torch.arange(24.0).reshape(2, 3, 4), "v": torch.arange(5.0), "s": torch.tensor(3.0), "a": a, "c": a.int(),
        "d": a.double(), "m": torch.tensor([[True, False, True], [False, True, True]]),
    }  # fmt: skip


def expressions(text: str) -> list[str]:
    return [e.strip() for line in text.strip().splitlines() for e in line.split(" | ")]


@pytest.mark.parametrize("expression", expressions(GET))
def test_expression_gives_what_torch_gives(expression: str) -> None:
    ours, theirs = both(expression, **tensors())
    assert_same(ours, theirs, 0, expression)


SET = """
x[0] = 1 | x[0, 1] = T([1.0, 2, 3, 4]) | x[0, 1] = T([1.0, 2, 3]) | x[0, 1] = T([[1.0, 2, 3, 4]])
x[0, 1] = torch.ones(2, 4) | x[T([0])] = 1 | x[T([5])] = 1 | x[T([0]), T([1])] = T([1.0, 2.0])
v[T([0, 0, 1])] = T([1.0, 2, 3]) | v[v == 0] = 1 | v[v == 0] = T([1.0, 2.0]) | v[v > 1] = T([1.0, 2, 3])
v[T([0, 1])] = T([1, 2]) | v[0] = T([1.0]) | v[0] = T([1.0, 2]) | v[0] = T(1) | n[0] = 1.5 | n[T([0])] = 1.5
n[T([0])] = T([1.5]) | b[0] = 2 | v[True] = 1 | v[False] = 1 | s[()] = 1 | s[...] = 1 | s[True] = 1 | s[0] = 1
s[None] = 1 | v[5] = 1 | v[::-1] = 1 | v[1:3] = T([1.0, 2]) | v[1:3] = 7 | v['a'] = 1 | v[0] = 'a' | v[0] = [1]
v[1:3] = np.array([1.0, 2.0]) | v[0] = np.float32(3) | v[0] = np.float64(2) | v[0] = np.int64(2)
v[0] = np.bool_(True) | v[0] = None | v[0] = object() | v[{}] = 1 | v[1.0] = 1 | v[np.array([0, 1])] = 5
x[:, [0, 1]] = T([1.0, 2, 3, 4]) | x[[0, 1], :, [0, 1]] = 1 | x[x == 0] = 2 | x[0, x[0] == 0] = 2
x[0][x[0] == 0] = 2 | x[T([True, False])] = 3 | x[T([True, False]), T([0])] = 3 | v[None, 0] = 3 | x[..., T(0)] = 1
v.index_put_((T([0, 0]),), T([1.0, 2.0]), accumulate=True) | v.index_put_((T([0, 9]),), T([1.0, 2.0]))
v.index_put_((T([0, 0]),), T([1.0, 2, 3])) | v.index_put_([T([0.0])], T(1.0))
b.index_put_((T([0, 0]),), T(True), accumulate=True) | v[1:2] = T([]) | x[:, :, T([0, 1])] = T([1.0, 2.0])
v[[0, 1]] = v[:2] | v[1:] = v[:4] | x[0] = x[1] | x[:, T([0]), T([5])] = 1 | x[T([-1])] = 1
v[T([3], dtype=torch.int32)] = 1 | x[:, 1] = torch.ones(1, 1, 2, 4) | x[[0], [1]] = torch.ones(1, 1, 1, 4)
x[[0]] = torch.ones(2, 1, 3, 4) | u[0] = 300 | u[0] = -1 | u[T([0])] = 300 | u[0] = 1.7 | n[0] = float('nan')
v[torch.zeros(5, dtype=torch.uint8)] = 1 | v[[]] = 1 | v[T([], dtype=torch.long)] = torch.ones(2) | x[m] = 1
x[m] = torch.arange(4.0) | x[m, 0] = 1 | x[:, m[0]] = 7 | x[..., T([0, 3])] = -2 | x.permute(2, 0, 1)[T([0, 3])] = 5
x.permute(2, 0, 1)[:, 0, T([0, 2])] = torch.arange(8.0).reshape(4, 2)
x.index_put_((T([[0], [1]]), T([0, 1])), torch.ones(4), True) | x[x > 5] = torch.arange(18.0)
v.expand(3, 5)[T([0])] = 1 | x[T([1, 0]), :, T([0, 1])] = torch.arange(6.0).reshape(2, 3)
"""


def run_statement(statement: str, names: dict[str, Any]) -> Any:
    return outcome(lambda: exec(statement, names))


@pytest.mark.parametrize("statement", expressions(SET))
def test_assignment_writes_what_torch_writes(statement: str) -> None:
    def operands() -> dict[str, Any]:
        more = {
            "n": torch.zeros(5, dtype=torch.long),
            "b": torch.zeros(5, dtype=torch.bool),
            "u": torch.zeros(3, dtype=torch.uint8),
        }
        return {**tensors(), **more}

    mine, theirs = operands(), operands()
    expected = run_statement(statement, {"torch": torch, "T": torch.tensor, "np": np, **theirs})
    make = {"T": lambda data, dtype=None: shared(torch.tensor(data, dtype=dtype and getattr(torch, dtype.name)))}
    got = run_statement(statement, {"torch": tt, "np": np, **make, **{k: shared(t) for k, t in mine.items()}})
    assert got == expected
    for name, t in mine.items():
        assert torch.equal(t, theirs[name]), (name, t, theirs[name])


def index_for(pick: random.Random, size: int, shape: tuple[int, ...]) -> Any:
    index = torch.randint(-size, size, shape)
    return pick.choice([index, index.int(), index.flip(0).flip(0) if shape else index])


@pytest.mark.parametrize("seed", range(6))
def test_random_indices_of_random_layouts(seed: int) -> None:
    pick = random.Random(seed)
    torch.manual_seed(seed)
    for _ in range(25):
        shape = tuple(pick.randrange(1, 6) for _ in range(pick.randrange(1, 5)))
        t = pick.choice(list(layouts(shape, torch.float32, seed)))
        broadcast = pick.choice([(3,), (2, 3), (1, 3), ()])
        index: list[Any] = []
        for size in shape[: pick.randrange(1, len(shape) + 1)]:
            kind = pick.randrange(5)
            plain = [slice(None), slice(pick.randrange(size), None), pick.randrange(-size, size)]
            index.append(index_for(pick, size, broadcast) if kind < 2 else plain[kind - 2])
        mine = tuple(shared(i) if isinstance(i, torch.Tensor) else i for i in index)
        assert_same(outcome(lambda: shared(t)[mine]), outcome(lambda: t[tuple(index)]), 0, (shape, t.stride(), index))  # noqa: B023
        if t.is_contiguous():
            written, expected = t.clone(), t.clone()
            shared(written)[mine] = -1.0
            expected[tuple(index)] = -1.0
            assert torch.equal(written, expected)


@pytest.mark.parametrize("name", NAMES)
def test_every_dtype_moves_unchanged(name: str) -> None:
    dtype = getattr(torch, name)
    t, index = filled((6, 40), dtype), torch.tensor([4, 0, 4])
    x, i = shared(t), shared(index)
    assert_same(x[i], t[index])
    assert_same(x[:, i], t[:, index])
    assert_same(F.index_select(x, 1, i), t.index_select(1, index))
    assert_same(F.masked_select(x, shared(t > 0)), t[t > 0])
    assert_same(F.cat([x, x], 1), torch.cat([t, t], 1))
    added, expected = t.clone(), t.clone()
    F.index_put_(shared(added), (i,), shared(t[:3]), True)
    assert_same(shared(added), expected.index_put_((index,), t[:3], True), 0.05 if t.element_size() == 2 else 1e-6)


@pytest.mark.parametrize("n", [0, 1, 100, 16384, 50001])
@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_masks_of_all_densities(n: int, share: float) -> None:
    torch.manual_seed(n)
    t = torch.randn(n)
    mask = torch.rand(n) < share
    assert_same(shared(t)[shared(mask)], t[mask])
    assert_same(F.nonzero(shared(mask)), mask.nonzero())
    square = mask[: n // 10 * 10].reshape(-1, 10)
    assert_same(F.nonzero(shared(square)), square.nonzero())


def test_mask_bytes_other_than_one_count_once() -> None:
    odd = np.array([0, 2, 255, 1], np.uint8).view(np.bool_)
    x, mask = tt.arange(4.0), tt.from_numpy(odd)
    assert x[mask].tolist() == [1.0, 2.0, 3.0]
    assert mask.nonzero().tolist() == [[1], [2], [3]]


def test_bad_index_among_many_is_named_and_what_comes_before_is_written() -> None:
    t = torch.randn(50, 4)
    index = torch.randint(0, 50, (40000,))
    index[31234] = 50
    x, i = shared(t), shared(index)
    with pytest.raises(IndexError, match="index 50 is out of bounds for dimension 0 with size 50"):
        x[i]
    theirs = t.clone()
    with pytest.raises(IndexError):
        theirs[index] = 0.0
    with pytest.raises(IndexError, match="index 50 is out of bounds for dimension 0 with size 50"):
        x[i] = 0.0
    with pytest.raises(IndexError, match="index 50 is out of bounds for dimension 1 with size 50"):
        shared(t.t().contiguous())[i * 0, i] = 0.0
    assert torch.equal(t, theirs)


def test_old_style_sequence_index_warns() -> None:
    x = tt.zeros(2, 3)
    with pytest.warns(UserWarning, match="Using a non-tuple sequence for multidimensional indexing is deprecated"):
        assert tuple(x[[0, slice(None)]].shape) == (3,)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert tuple(x[[0, 1]].shape) == (2, 3)


def test_cat_of_many_pieces_and_channels_last() -> None:
    pieces = [torch.randn(3, n, 5) for n in (1, 0, 7, 200)]
    assert_same(F.cat([shared(p) for p in pieces], 1), torch.cat(pieces, 1))
    images = [torch.randn(2, 3, 4, 5).contiguous(memory_format=torch.channels_last) for _ in range(2)]
    assert_same(F.cat([shared(p) for p in images], 1), torch.cat(images, 1))
    large = [torch.randn(64, 1000) for _ in range(4)]
    assert_same(F.cat([shared(p) for p in large], 1), torch.cat(large, 1))
    assert_same(F.cat([shared(p) for p in large], 0), torch.cat(large, 0))


@pytest.mark.parametrize("shape", [(4, 5), (3, 4, 5)], ids=str)
def test_gather_of_random_layouts(shape: tuple[int, ...]) -> None:
    for t in layouts(shape, torch.float32):
        for dim in range(len(shape)):
            sizes = [n if d == dim else n - 1 for d, n in enumerate(shape)]
            for index in (
                torch.randint(0, shape[dim], sizes),
                torch.randint(0, shape[dim], sizes[::-1]).permute(*range(len(shape))[::-1]),
            ):
                assert_same(F.gather(shared(t), dim, shared(index)), t.gather(dim, index))
