"""The operator database, functionalized: every entry, its in-place and its out= form, and each on a view.

What a mode below sees must be operators that write to nothing, and results and arguments must be those of the eager call.
"""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10.scalar_type import float32
from tinytensor.testing.compare_arrays import assert_close
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_leaves, tree_map

OPS = [pytest.param(op, id=op.name) for op in OP_DB]
SAMPLES = 1
BOTH = ("mutations", "mutations_and_views")
# An operator without a functional form, as in PyTorch, which refuses it in the same words.
_CUSTOM = "Found a custom (non-ATen) operator whose output has alias annotations: aten::"
REFUSED = {
    "polygamma_": f"{_CUSTOM}polygamma_",
    # PyTorch has a functional form of this one.
    "fused_moving_avg_obs_fake_quant": f"{_CUSTOM}_fused_moving_avg_obs_fq_helper",
}


class OnlyFunctional(TorchDispatchMode):
    """Notes the operators that write. The last `copy_` of an argument's update comes from outside of the program."""

    def __init__(self) -> None:
        super().__init__()
        self.writing: list[str] = []
        self.count = 0

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.count += 1
        if func._schema.is_mutable and str(func) not in ("aten.copy_.default", "aten.as_strided_.default"):
            self.writing.append(str(func))
        return func(*args, **(kwargs or {}))


def samples(op: OpInfo) -> list[tuple[Any, Any, Any]]:
    """(first argument, other arguments, keywords) of the first samples, with tensors."""
    dtype = float32 if float32 in op.dtypes else op.dtypes[0]
    found = []
    for _, sample in zip(range(SAMPLES), op.sample(dtype), strict=False):

        def tensor(value: Any) -> Any:
            return lay_out(value.values, value.dtype or dtype) if isinstance(value, Arr) else value

        args, kwargs = tree_map(tensor, (sample.args, sample.kwargs))
        found.append((args, kwargs))
    return found


def outcome(function: Any, args: Any, kwargs: Any) -> tuple[Any, Any, Any]:
    """(result, arguments afterwards, error) of a call on clones of the arguments."""
    args, kwargs = tree_map(lambda v: v.clone() if isinstance(v, tt.Tensor) else v, (args, kwargs))
    tt.manual_seed(3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return function(*args, **kwargs), (args, kwargs), None
        except (RuntimeError, TypeError, NotImplementedError, IndexError, ValueError) as error:
            return None, None, error


def check_equal(got: Any, wanted: Any, geometry: bool) -> None:
    got_leaves, wanted_leaves = tree_leaves(got), tree_leaves(wanted)
    assert len(got_leaves) == len(wanted_leaves)
    for ours, theirs in zip(got_leaves, wanted_leaves, strict=True):
        if isinstance(theirs, tt.Tensor):
            assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
            assert not geometry or ours.stride() == theirs.stride()
            assert_close(ours, theirs.numpy(), rtol=1e-5, atol=1e-5)
        else:
            assert ours == theirs or (ours != ours and theirs != theirs)


def check(function: Any, args: Any, kwargs: Any, ways: tuple[str, ...], geometry: bool = False) -> int:
    """Functionalize the call, and compare; the number of programs that ran."""
    wanted = outcome(function, args, kwargs)
    ran = 0
    for remove in ways:
        with OnlyFunctional() as seen:
            got = outcome(tt.func.functionalize(function, remove=remove), args, kwargs)
        if wanted[2] is not None:
            assert type(got[2]) is type(wanted[2]), (got[2], wanted[2])
            continue
        refusal = REFUSED.get(getattr(function, "name", getattr(function, "__name__", "")))
        if refusal is not None:
            assert str(got[2]).startswith(refusal)
            continue
        if got[2] is not None:
            raise got[2]
        assert not seen.writing
        check_equal(got[:2], wanted[:2], geometry and remove == "mutations")
        ran += 1
    return ran


class Inplace:
    """The in-place method."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        return getattr(x, self.name)(*args, **kwargs)


@pytest.mark.parametrize("op", OPS)
def test_functionalized_is_eager(op: OpInfo) -> None:
    for args, kwargs in samples(op):
        assert check(op.find(tt), args, kwargs, BOTH[:1], geometry=True) == (op.name not in REFUSED)


def changes_size(method: Any, args: Any, kwargs: Any) -> bool:
    """`addbmm_` of a smaller tensor gives it a larger storage: the update of an argument cannot."""
    _, after, error = outcome(method, args, kwargs)
    return error is None and after[0][0].numel() > args[0].numel()


INPLACE = [
    pytest.param(op, id=op.name)
    for op in OP_DB
    if hasattr(tt.Tensor, f"{op.name.split('.')[-1]}_") and "." not in op.name
]


@pytest.mark.parametrize("op", INPLACE)
def test_in_place(op: OpInfo) -> None:
    method = Inplace(f"{op.name}_")

    def on_a_view(x: Any, *args: Any, **kwargs: Any) -> Any:
        base = tt.stack([x, x], -1)
        base.select(-1, 1).add_(1)
        view = base.unbind(-1)[0]
        method(view, *args, **kwargs)
        base.neg_()
        return base, view

    on_a_view.name = method.name  # type: ignore[attr-defined]
    for args, kwargs in samples(op):
        if not (args and isinstance(args[0], tt.Tensor)) or changes_size(method, args, kwargs):
            continue
        check(method, args, kwargs, BOTH[1:])
        # A mask does not add; `as_strided_` asks for the strides of the eager program's view.
        if args[0].dtype is not tt.bool and op.name != "as_strided":
            check(on_a_view, args, kwargs, BOTH)


@pytest.mark.parametrize("op", [pytest.param(op, id=op.name) for op in OP_DB if op.out])
def test_out(op: OpInfo) -> None:
    function = op.find(tt)
    for args, kwargs in samples(op):
        result, _, error = outcome(function, args, kwargs)
        if error is not None:
            continue

        shapes = [(t.shape, t.dtype) for t in tree_leaves(result)]

        def into(*args: Any, shapes: Any = tuple(shapes), **kwargs: Any) -> Any:
            outs = tuple(tt.zeros(shape, dtype=dtype) for shape, dtype in shapes)
            out = outs if len(outs) > 1 else outs[0]
            function(*args, **kwargs, out=out)
            return out

        assert check(into, args, kwargs, BOTH[:1]) == 1
