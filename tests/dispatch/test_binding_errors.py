"""What the functions in front of the parser do with arguments that are missing, too many, or under NumPy's names."""

from __future__ import annotations

from typing import Any

import pytest

import tinytensor as tt

ERRORS = [
    (lambda tt, x: tt.exp(), 'exp() missing 1 required positional arguments: "input"'),
    (lambda tt, x: tt.exp(x, 1), "exp() takes 1 positional argument but 2 were given"),
    (lambda tt, x: tt.exp(x, foo=1), "exp() got an unexpected keyword argument 'foo'"),
    (lambda tt, x: x.transpose(0), 'transpose() missing 1 required positional arguments: "dim1"'),
    (lambda tt, x: x.transpose(0, 1, 2), "transpose() takes 2 positional arguments but 3 were given"),
    (lambda tt, x: x.mul(x, x), "mul() takes 1 positional argument but 2 were given"),
    (lambda tt, x: x.index_select(0), 'index_select() missing 1 required positional arguments: "index"'),
    (lambda tt, x: x.contiguous(1), "contiguous() takes 0 positional arguments but 1 was given"),
    (
        lambda tt, x: tt.add(x),
        "add() received an invalid combination of arguments - got (Tensor), but expected (Tensor input, Tensor other, "
        "*, Number alpha = 1, Tensor out = None)",
    ),
    (
        lambda tt, x: x.max("a"),
        "max() received an invalid combination of arguments - got (str), but expected one of:\n * ()\n"
        "      didn't match because some of the arguments have invalid types: (!str!)\n * (Tensor other)\n"
        "      didn't match because some of the arguments have invalid types: (!str!)\n"
        " * (int dim, bool keepdim = False)\n",
    ),
]
NAMED = [
    (lambda tt, x: tt.add(x, other="s"), "add(): argument 'other' must be Tensor, not str"),
    (lambda tt, x: tt.softmax(x, dim="s"), "softmax(): argument 'dim' must be int, not str"),
    (lambda tt, x: tt.softmax(x, "s"), "softmax(): argument 'dim' (position 2) must be int, not str"),
    (lambda tt, x: x.softmax(dim=str(x.dim())), "softmax(): argument 'dim' must be int, not str"),
    (
        lambda tt, x: tt.sum(x, dim="s"),
        "sum() received an invalid combination of arguments - got (Tensor, dim=str), but expected one of:\n"
        " * (Tensor input, *, torch.dtype dtype = None)\n"
        " * (Tensor input, tuple of ints dim, bool keepdim = False, *, torch.dtype dtype = None, Tensor out = None)\n",
    ),
    (
        lambda tt, x: x.masked_fill(mask=3, value=2),
        "masked_fill() received an invalid combination of arguments - got (value=int, mask=int, ), but expected one of:\n"
        " * (Tensor mask, Tensor value)\n"
        "      didn't match because some of the arguments have invalid types: (!mask=int!, !value=int!, )\n"
        " * (Tensor mask, Number value)\n"
        "      didn't match because some of the arguments have invalid types: (!mask=int!, !value=int!, )\n",
    ),
    (lambda tt, x: x.exp(1), "TensorBase.exp() takes no arguments (1 given)"),
    (lambda tt, x: x.exp_(1, 2), "TensorBase.exp_() takes no arguments (2 given)"),
    (lambda tt, x: x.add(x, 2), "add() takes 1 positional argument but 2 were given"),
    (lambda tt, x: tt.addcmul(x, 2, x, x, value=3), "addcmul() takes 3 positional arguments but 4 were given"),
]
NUMPY_NAMES = [
    lambda tt, x: tt.sum(x, axis=0),
    lambda tt, x: x.sum(axis=1, keepdims=True),
    lambda tt, x: x.std(axis=0),
    lambda tt, x: x.amax(axis=(0, 1)),
    lambda tt, x: x.cumsum(axis=0),
    lambda tt, x: tt.cat(tensors=[x, x], axis=1),
    lambda tt, x: tt.mean(a=x),
    lambda tt, x: tt.add(x1=x, x2=x),
    lambda tt, x: tt.neg(x=x),
]


@pytest.mark.parametrize(("call", "text"), ERRORS + NAMED)
def test_wrong_arguments(library: Any, call: Any, text: str) -> None:
    with pytest.raises(TypeError) as caught:
        call(library, library.ones(2, 3))
    assert str(caught.value) == text


@pytest.mark.parametrize("call", NUMPY_NAMES)
def test_numpy_names(call: Any) -> None:
    x = tt.tensor([[1.0, 2.0, 4.0], [8.0, 16.0, 32.0]])
    result = call(tt, x)
    assert isinstance(result, tt.Tensor)


@pytest.mark.parametrize("call", NUMPY_NAMES)
def test_numpy_names_mean_what_they_mean_in_torch(call: Any, torch: Any) -> None:
    x = tt.tensor([[1.0, 2.0, 4.0], [8.0, 16.0, 32.0]])
    assert call(tt, x).tolist() == call(torch, torch.tensor(x.tolist())).tolist()


def test_both_names_at_once_are_refused() -> None:
    with pytest.raises(TypeError, match="sum"):
        tt.ones(2, 3).sum(dim=0, axis=0)
