"""Every entry of the operator database through every test that applies to it.

References: NumPy, and in the oracle tier PyTorch.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import warnings
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd.forward_ad import forward_ad
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.codegen import load_native_functions
from tinytensor.testing.compare_arrays import TOLERANCES, assert_close, to_array
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo, Sample
from tinytensor.testing.sample_tensors import LAYOUTS, lay_out, make_array

torch: Any = importlib.import_module("torch") if importlib.util.find_spec("torch") else None  # for the oracle tier

OPS = [pytest.param(op, id=op.name) for op in OP_DB]


OPS_AND_DTYPES = [pytest.param(op, dtype, id=f"{op.name}-{dtype.name}") for op in OP_DB for dtype in op.dtypes]
DIFFERENTIABLE = [pytest.param(op, id=op.name) for op in OP_DB if op.differentiable and float64 in op.dtypes]


# ---- from samples to arguments ---------------------------------------------------------------------------------------


def convert(value: Any, make: Any) -> Any:
    if isinstance(value, Arr):
        return make(value)
    if isinstance(value, list):
        return [convert(v, make) for v in value]
    return value


def arguments(sample: Sample, make: Any) -> tuple[list[Any], dict[str, Any]]:
    return [convert(a, make) for a in sample.args], {k: convert(v, make) for k, v in sample.kwargs.items()}


def as_tensor(dtype: ScalarType, layout: str = "contiguous") -> Any:
    return lambda arr: lay_out(arr.values, arr.dtype or dtype, layout)


def as_meta(dtype: ScalarType) -> Any:
    return lambda arr: lay_out(arr.values, arr.dtype or dtype).to("meta")


def as_torch(dtype: ScalarType) -> Any:
    def make(arr: Arr) -> Any:
        values = torch.from_numpy(np.array(arr.values))
        # NumPy gives empty arrays strides of 0.
        return torch.empty(arr.values.shape, dtype=getattr(torch, (arr.dtype or dtype).name)).copy_(values)

    return make


def as_array(op: OpInfo, dtype: ScalarType) -> Any:
    """The numbers that the operator sees, as wide as NumPy has them: those of a sample are rounded to its dtype."""

    def make(arr: Arr) -> Any:
        if arr.values.dtype == bool and op.integer_to_float:
            return arr.values.astype(np.float64)  # NumPy would compute a bool's exponential in float16
        if arr.values.dtype.kind == "f":
            return to_array(lay_out(arr.values, arr.dtype or dtype)).astype(arr.values.dtype)
        return np.array(arr.values)

    return make


def function_of_torch(op: OpInfo) -> Any:
    """What is compared with; an operator of one's own is in no other library."""
    try:
        return op.find(torch)
    except AttributeError:
        pytest.skip(f"torch has no {op.name}")


def outputs(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def quietly(function: Any, *args: Any, **kwargs: Any) -> Any:
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return function(*args, **kwargs)


def tolerance(op: OpInfo, dtype: ScalarType) -> float | None:
    if op.rtol is None or not dtype.is_floating_point:
        return None
    base = TOLERANCES[dtype][0]
    # A wide tolerance of an entry is meant for the 16-bit types, whose sums round at every step of the reference.
    return (
        max(base, op.rtol) if dtype.itemsize == 2 else max(base, min(op.rtol, 1e-5 if dtype is not float64 else 1e-7))
    )


# ---- forward ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("op", "dtype"), OPS_AND_DTYPES)
def test_forward_agrees_with_numpy(op: OpInfo, dtype: ScalarType) -> None:
    for sample in op.sample(dtype):
        args, kwargs = arguments(sample, as_tensor(dtype))
        got = outputs(op.find(tt)(*args, **kwargs))
        plain, plain_kwargs = arguments(sample, as_array(op, dtype))
        wanted = outputs(quietly(op.reference, *plain, **plain_kwargs))
        assert len(got) == len(wanted), sample.name
        for ours, theirs in zip(got, wanted, strict=True):
            theirs = np.asarray(theirs)
            if not ours.dtype.is_floating_point and ours.dtype is not tt.bool:
                theirs = theirs.astype(np.int64).astype(ours.dtype.numpy)  # integers wrap to the width of their type
            # A sum of products in 16 bits is off by rounding of its largest term.
            atol = op.half_atol if ours.dtype.itemsize == 2 and ours.dtype.is_floating_point else None
            assert_close(ours, theirs, rtol=tolerance(op, dtype), atol=atol, message=f"{op.name}[{sample.name}]")


@pytest.mark.oracle
@pytest.mark.parametrize(("op", "dtype"), OPS_AND_DTYPES)
def test_forward_agrees_with_torch(op: OpInfo, dtype: ScalarType) -> None:
    for sample in op.sample(dtype):
        args, kwargs = arguments(sample, as_tensor(dtype))
        got = outputs(op.find(tt)(*args, **kwargs))
        theirs_args, theirs_kwargs = arguments(sample, as_torch(dtype))
        wanted = outputs(quietly(function_of_torch(op), *theirs_args, **theirs_kwargs))
        for ours, theirs in zip(got, wanted, strict=True):
            where = f"{op.name}[{sample.name}]"
            assert repr(ours.dtype) == repr(theirs.dtype), where
            assert ours.stride() == theirs.stride(), where
            assert ours.storage_offset() == theirs.storage_offset(), where
            values = theirs.float().numpy() if theirs.dtype == torch.bfloat16 else theirs.numpy()
            assert_close(ours, values, rtol=tolerance(op, dtype), message=where)


_SPECIAL = (float("nan"), float("inf"), -float("inf"), -0.0, 0.0, 1e30, -1.5)


def with_special_values(value: Any) -> Any:
    """Every third number of a floating argument replaced by one that operators have opinions about."""
    if isinstance(value, list):
        return [with_special_values(v) for v in value]
    if not isinstance(value, Arr) or value.values.dtype.kind != "f":
        return value
    values = value.values.copy()
    flat = values.reshape(-1)
    flat[::3] = np.resize(np.array(_SPECIAL, flat.dtype), flat[::3].size)
    return Arr(values, value.dtype)


@pytest.mark.oracle
@pytest.mark.parametrize("op", [p for p in OPS if tt.float32 in p.values[0].dtypes and p.values[0].special_values])
def test_special_values_agree_with_torch(op: OpInfo) -> None:
    for sample in op.sample(tt.float32):
        special = Sample(tuple(map(with_special_values, sample.args)), sample.kwargs, sample.name)
        args, kwargs = arguments(special, as_tensor(tt.float32))
        theirs_args, theirs_kwargs = arguments(special, as_torch(tt.float32))
        where = f"{op.name}[{sample.name}]"
        try:
            wanted = outputs(quietly(function_of_torch(op), *theirs_args, **theirs_kwargs))
        except Exception as error:
            with pytest.raises(type(error)):
                op.find(tt)(*args, **kwargs)
            continue
        for ours, theirs in zip(outputs(op.find(tt)(*args, **kwargs)), wanted, strict=True):
            assert_close(ours, theirs.detach().numpy(), rtol=tolerance(op, tt.float32), message=where)


def repeated(arr: Arr) -> Arr:
    """The same first slice everywhere: what an expanded tensor can hold."""
    if not arr.values.ndim or not arr.values.shape[0]:
        return arr
    return Arr(np.broadcast_to(arr.values[:1], arr.values.shape).copy(), arr.dtype)


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].layouts])
@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_layouts_do_not_change_values(op: OpInfo, layout: str) -> None:
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for sample in op.sample(dtype):
        if layout == "expanded":
            sample = Sample(*arguments(sample, repeated), sample.name)
        if op.view and op.name in ("Tensor.view", "as_strided", "unflatten"):
            continue  # whether these succeed, and what they show, is a question about strides
        args, kwargs = arguments(sample, as_tensor(dtype, layout))
        wanted_args, wanted_kwargs = arguments(sample, as_tensor(dtype))
        got, wanted = outputs(op.find(tt)(*args, **kwargs)), outputs(op.find(tt)(*wanted_args, **wanted_kwargs))
        for ours, theirs in zip(got, wanted, strict=True):
            # Sums add up in another order along other strides.
            assert_close(ours, theirs, rtol=1e-5 if dtype is tt.float32 else None, message=f"{op.name}[{sample.name}]")


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].meta])
def test_meta_agrees_with_real(op: OpInfo) -> None:
    if op.name in ("masked_select", "nonzero"):
        pytest.skip("the result's size depends on values")
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for sample in op.sample(dtype):
        args, kwargs = arguments(sample, as_tensor(dtype))
        meta_args, meta_kwargs = arguments(sample, as_meta(dtype))
        real, meta = outputs(op.find(tt)(*args, **kwargs)), outputs(op.find(tt)(*meta_args, **meta_kwargs))
        for ours, theirs in zip(meta, real, strict=True):
            assert ours.device.type == "meta"
            described = (tuple(ours.shape), ours.stride(), ours.dtype)
            assert described == (tuple(theirs.shape), theirs.stride(), theirs.dtype), f"{op.name}[{sample.name}]"


# ---- the other two forms ---------------------------------------------------------------------------------------------


FOLDED = ("linalg.matmul", "nn.functional.linear")


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].out])
def test_out_form(op: OpInfo) -> None:
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for sample in op.sample(dtype):
        args, kwargs = arguments(sample, as_tensor(dtype))
        wanted = op.find(tt)(*args, **kwargs)
        empty = tt.empty(0, dtype=wanted.dtype)
        returned = op.find(tt)(*args, **kwargs, out=empty)
        assert returned is empty
        assert_close(empty, wanted, message=f"{op.name}[{sample.name}] resized")
        # A given output keeps its strides.
        backwards = tt.zeros(tuple(reversed(wanted.shape)), dtype=wanted.dtype).permute(
            tuple(range(wanted.dim() - 1, -1, -1))
        )
        strides = backwards.stride()
        if op.name in FOLDED and wanted.dim() > 2:
            # PyTorch computes it in two dimensions, and an output that cannot be seen so is refused. It says so of sizes.
            with pytest.raises(RuntimeError, match="must match the size of tensor b"):
                op.find(tt)(*args, **kwargs, out=backwards)
            continue
        op.find(tt)(*args, **kwargs, out=backwards)
        assert backwards.stride() == strides
        assert_close(backwards, wanted, message=f"{op.name}[{sample.name}] strided")


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].inplace])
def test_inplace_form(op: OpInfo) -> None:
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for sample in op.sample(dtype):
        args, kwargs = arguments(sample, as_tensor(dtype))
        wanted = op.find(tt)(*args, **kwargs)
        self = args[0]
        if tuple(wanted.shape) != tuple(self.shape):
            with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
                getattr(self, f"{op.name}_")(*args[1:], **kwargs)
            continue
        version, pointer = self._version, self.data_ptr()
        returned = getattr(self, f"{op.name}_")(*args[1:], **kwargs)
        assert returned is self
        assert self.data_ptr() == pointer
        assert self._version == version + 1, f"{op.name}[{sample.name}]"
        assert_close(self, wanted.to(dtype), message=f"{op.name}[{sample.name}]")


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].view])
def test_views_share_storage(op: OpInfo) -> None:
    for sample in op.sample(tt.float32):
        args, kwargs = arguments(sample, as_tensor(tt.float32))
        for result in outputs(op.find(tt)(*args, **kwargs)):
            assert result.untyped_storage() == args[0].untyped_storage()
            assert result._base is args[0]
            if result.numel():
                version = args[0]._version
                if any(step == 0 and n > 1 for step, n in zip(result.stride(), result.shape, strict=True)):
                    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
                        result.add_(1.0)
                else:
                    result.fill_(7.0)
                    assert args[0]._version == version + 1
                    assert (to_array(args[0]) == 7.0).any()


@pytest.mark.parametrize("op", OPS)
def test_inference_mode_changes_no_values(op: OpInfo) -> None:
    """Inside, results are inference tensors; outside, of inference tensors, only views are."""
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for sample in itertools.islice(op.sample(dtype), 2):
        wanted = outputs(op.find(tt)(*(call := arguments(sample, as_tensor(dtype)))[0], **call[1]))
        with tt.inference_mode():
            args, kwargs = arguments(sample, as_tensor(dtype))
            inside = outputs(op.find(tt)(*args, **kwargs))
        outside = outputs(op.find(tt)(*args, **kwargs))
        for ours, theirs, other in zip(inside, wanted, outside, strict=True):
            where = f"{op.name}[{sample.name}]"
            assert ours.is_inference(), where
            assert other.is_inference() == any(
                other.untyped_storage() == a.untyped_storage() for a in tensors_of(args)
            ), where
            for each in (ours, other):
                assert (each.dtype, each.stride(), each.requires_grad) == (theirs.dtype, theirs.stride(), False), where
                assert_close(each, theirs, message=where)


def tensors_of(values: Any) -> list[Any]:
    """The tensors among arguments, also in lists."""
    found: list[Any] = []
    for value in values:
        found += tensors_of(value) if isinstance(value, list) else [value] if isinstance(value, tt.Tensor) else []
    return found


# ---- derivatives -----------------------------------------------------------------------------------------------------


def differentiable_call(op: OpInfo, sample: Sample) -> tuple[Any, tuple[Any, ...]]:
    """A function of the sample's floating tensors alone, and those tensors."""
    args, kwargs = arguments(sample, as_tensor(float64))
    inputs: list[Any] = []

    def mark(value: Any) -> Any:
        if isinstance(value, tt.Tensor) and value.dtype is float64:
            inputs.append(value.requires_grad_())
            return len(inputs) - 1, "input"
        if isinstance(value, list):
            return [mark(v) for v in value], "list"
        return value, "plain"

    marked = [mark(a) for a in args]

    def restore(value: Any, given: Any) -> Any:
        content, kind = value
        if kind == "input":
            return given[content]
        return [restore(v, given) for v in content] if kind == "list" else content

    def call(*given: Any) -> Any:
        result = op.find(tt)(*[restore(m, given) for m in marked], **kwargs)
        kept = [r for r in outputs(result) if r.dtype.is_floating_point]
        return kept[0] if len(kept) == 1 else tuple(kept)

    return call, tuple(inputs)


@pytest.mark.parametrize("op", DIFFERENTIABLE)
def test_gradcheck(op: OpInfo) -> None:
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        if inputs:
            assert tt.autograd.gradcheck(call, inputs), f"{op.name}[{sample.name}]"


@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].twice])
def test_gradgradcheck(op: OpInfo) -> None:
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        if inputs and all(0 < i.numel() <= 24 for i in inputs):
            assert tt.autograd.gradgradcheck(call, inputs), f"{op.name}[{sample.name}]"


@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].inplace])
def test_inplace_gradient_agrees(op: OpInfo) -> None:
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        args, kwargs = arguments(sample, as_tensor(float64))
        if not inputs or tuple(call(*inputs).shape) != tuple(args[0].shape):
            continue
        leaf = args[0].clone().requires_grad_()
        getattr(leaf.clone(), f"{op.name}_")(*args[1:], **kwargs).sum().backward()
        (wanted,) = tt.autograd.grad(call(*inputs).sum(), inputs[:1])
        assert_close(leaf.grad, wanted, message=f"{op.name}[{sample.name}]")


def first_call(op: OpInfo) -> tuple[Any, tuple[Any, ...]] | None:
    """`differentiable_call` of the first sample that has elements to differentiate by; None if there is none."""
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        if inputs and all(0 < i.numel() <= 64 for i in inputs):
            return call, inputs
    return None


def behind_a_view(t: Any) -> tuple[Any, Any]:
    """A leaf, and the function that takes a view of it: transposed, with gaps and an offset, and equal to `t`."""
    dims = tuple(range(t.dim() - 1, -1, -1))
    leaf = tt.zeros((*reversed(t.shape), 2), dtype=float64)
    leaf.select(-1, 1).permute(dims).copy_(t.detach())

    def view(of: Any) -> Any:
        return of.select(-1, 1).permute(dims)

    return leaf.requires_grad_(), view


# Whether these succeed, and what they show, is a question about strides.
ABOUT_STRIDES = ("Tensor.view", "as_strided", "as_strided_copy", "as_strided_scatter", "conv_tbc", "unflatten")


@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].name not in ABOUT_STRIDES])
def test_gradcheck_through_views(op: OpInfo) -> None:
    """The inputs are views of the leaves: first and second order, each by one random projection."""
    found = first_call(op)
    if found is None:
        return
    call, inputs = found
    leaves, views = zip(*(behind_a_view(t) for t in inputs), strict=True)

    def through(*given: Any) -> Any:
        return call(*(view(leaf) for view, leaf in zip(views, given, strict=True)))

    assert tt.autograd.gradcheck(through, leaves, fast_mode=True)
    if op.twice:
        assert tt.autograd.gradgradcheck(through, leaves, fast_mode=True, check_undefined_grad=False)


@pytest.mark.parametrize("on_a_view", [False, True], ids=["clone", "view"])
@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].inplace])
def test_gradcheck_of_inplace_forms(op: OpInfo, on_a_view: bool) -> None:
    """The operator writes to a clone of the leaf, or to a view of the clone, which then gets a new history."""
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        args, kwargs = arguments(sample, as_tensor(float64))
        fits = inputs and tuple(call(*inputs).shape) == tuple(args[0].shape) and 0 < args[0].numel() <= 64
        if fits and isinstance(args[0], tt.Tensor) and args[0].dtype is float64:
            break
    else:
        return
    leaf, view = behind_a_view(args[0]) if on_a_view else (args[0].clone().requires_grad_(), lambda of: of)

    def written(given: Any) -> Any:
        base = given.clone()
        getattr(view(base), f"{op.name}_")(*args[1:], **kwargs)
        return base

    assert tt.autograd.gradcheck(written, (leaf,), fast_mode=True)
    if op.twice:
        assert tt.autograd.gradgradcheck(written, (leaf,), fast_mode=True, check_undefined_grad=False)


@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].forward_ad])
def test_forward_mode_agrees_with_reverse(op: OpInfo) -> None:
    """u . (J v) by forward mode is (u J) . v by reverse mode."""
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        results = outputs(call(*inputs)) if inputs else []
        if not any(r.requires_grad for r in results):
            continue
        directions = [tt.tensor(make_array(tuple(i.shape), float64, seed=11 + n)) for n, i in enumerate(inputs)]
        with forward_ad.dual_level():
            duals = [forward_ad.make_dual(i.detach(), d) for i, d in zip(inputs, directions, strict=True)]
            tangents = [forward_ad.unpack_dual(r).tangent for r in outputs(call(*duals))]
        if not all(bool(r.isfinite().all()) for r in results):
            continue  # logsumexp over nothing is -inf: its gradient has no element, and its tangent is 0 / 0
        weights = [tt.tensor(make_array(tuple(r.shape), float64, seed=31 + n)) for n, r in enumerate(results)]
        kept = [(r, w) for r, w in zip(results, weights, strict=True) if r.requires_grad]
        gradients = tt.autograd.grad([r for r, _ in kept], inputs, [w for _, w in kept], allow_unused=True)
        forward = sum(float((t * w).sum()) for t, w in zip(tangents, weights, strict=True) if t is not None)
        reverse = sum(float((g * d).sum()) for g, d in zip(gradients, directions, strict=True) if g is not None)
        assert forward == pytest.approx(reverse, rel=1e-6, abs=1e-8), f"{op.name}[{sample.name}]"


# PyTorch cannot do these either.
NO_FORWARD_OVER_REVERSE = {"nn.functional.huber_loss", "nn.functional.soft_margin_loss"}


@pytest.mark.parametrize("op", [p for p in DIFFERENTIABLE if p.values[0].twice and p.values[0].forward_ad])
def test_forward_over_reverse_agrees_with_double_backward(op: OpInfo) -> None:
    """The tangent of the gradient along v is the Hessian times v: saved results have tangents too."""
    tried = 0
    for sample in op.sample(float64):
        call, inputs = differentiable_call(op, sample)
        if tried == 2 or not inputs or not all(0 < i.numel() <= 24 for i in inputs):
            continue
        tried += 1

        def gradients(*given: Any, inputs: Any = inputs, call: Any = call) -> list[Any]:
            results = [r for r in outputs(call(*given)) if r.requires_grad]
            weights = [tt.tensor(make_array(tuple(r.shape), float64, seed=5 + n)) for n, r in enumerate(results)]
            found = tt.autograd.grad(results, inputs, weights, create_graph=True, allow_unused=True) if results else ()
            return [g for g in found if g is not None]

        directions = [tt.tensor(make_array(tuple(i.shape), float64, seed=11 + n)) for n, i in enumerate(inputs)]
        with forward_ad.dual_level():
            duals = [forward_ad.make_dual(i, v) for i, v in zip(inputs, directions, strict=True)]
            if op.name in NO_FORWARD_OVER_REVERSE:
                with pytest.raises(NotImplementedError, match="Trying to use forward AD with"):
                    gradients(*duals)
                continue
            along = [forward_ad.unpack_dual(g).tangent for g in gradients(*duals)]
        plain = gradients(*inputs)
        # u . (H v) in both ways, for one u.
        units = [tt.tensor(make_array(tuple(g.shape), float64, seed=23 + n)) for n, g in enumerate(plain)]
        forward = sum(float((u * t).sum()) for u, t in zip(units, along, strict=True) if t is not None)
        pairs = [(g, u) for g, u in zip(plain, units, strict=True) if g.requires_grad]
        again: Any = ()
        if pairs:
            again = tt.autograd.grad([g for g, _ in pairs], inputs, [u for _, u in pairs], allow_unused=True)
        reverse = sum(float((h * v).sum()) for h, v in zip(again, directions, strict=False) if h is not None)
        assert forward == pytest.approx(reverse, rel=1e-6, abs=1e-8), f"{op.name}[{sample.name}]"


# ---- refusals --------------------------------------------------------------------------------------------------------

REFUSALS = [
    pytest.param(refusal, id=f"{op.name}-{number}") for op in OP_DB for number, refusal in enumerate(op.refusals)
]


@pytest.mark.parametrize("refusal", REFUSALS)
def test_refuses_in_pytorch_words(refusal: Any) -> None:
    with pytest.raises(refusal.error) as caught:
        refusal.call(tt)
    assert str(caught.value) == refusal.text
    assert type(caught.value) is refusal.error


@pytest.mark.oracle
@pytest.mark.parametrize("refusal", REFUSALS)
def test_torch_still_uses_these_words(refusal: Any) -> None:
    with pytest.raises(refusal.error) as caught:
        refusal.call(torch)
    assert str(caught.value).rstrip() == refusal.text.rstrip()


# ---- completeness ----------------------------------------------------------------------------------------------------


def test_every_differentiable_operator_has_an_entry() -> None:
    """Each operator with a derivative formula is reached by an entry of its own name, or listed as covered."""
    from pathlib import Path

    import yaml

    table = yaml.safe_load((Path(tt.__file__).parent / "autograd" / "derivatives.yaml").read_text())
    formulas = {entry["name"].split("(")[0].split(".")[0] for entry in table}
    entries = {name for op in OP_DB for name in (op.name.split(".")[-1], op.name.replace(".", "_"), *op.covers)}
    # Parts of others, reached through them: their derivatives are what gradgradcheck differentiates.
    parts = {
        "threshold_backward", "tanh_backward", "sigmoid_backward", "_unsafe_view", "alias", "_to_copy", "slice", "index",
        "index_put", "_index_put_impl", "fill", "copy", "zero", "expand", "view", "detach", "select_backward",
        "slice_backward", "diagonal_backward", "split_with_sizes", "_reshape_alias", "lift_fresh", "rrelu_with_noise_functional",
        # Of conj_physical, which gives real numbers back as they are.
        "_conj_physical",
        # Of sparse tensors: native/sparse.
        "_coalesce", "_coalesced", "_indices", "_values", "_sparse_addmm",
        "_sparse_coo_tensor_with_dims_and_tensors", "_sparse_log_softmax", "_sparse_softmax",
        "_sparse_sparse_matmul", "_sparse_sum", "_to_dense", "_to_sparse", "ccol_indices", "col_indices", "crow_indices",
        "indices", "row_indices", "sparse_mask", "values", "sparse_compressed_tensor", "_to_sparse_bsc",
        "_to_sparse_bsr", "_to_sparse_csc", "_to_sparse_csr", "sparse_sampled_addmm",
            # Of blocked tensors: native/mkldnn.
            "_mkldnn_reshape", "mkldnn_adaptive_avg_pool2d", "mkldnn_convolution", "mkldnn_linear", "mkldnn_max_pool2d",
            "mkldnn_max_pool3d", "to_mkldnn",
            # native/test_rnn.py
            "mkldnn_rnn_layer",
    }  # fmt: skip
    missing = {f.rstrip("_") for f in formulas} - {e.rstrip("_") for e in entries} - parts
    assert not missing


# Operators that a table of samples cannot hold: what they do is tested in the files named here.
TESTED_ELSEWHERE = {
    "native/test_range_factories.py, test_against_torch.py": """
        arange bartlett_window blackman_window empty empty_like empty_permuted empty_strided eye full full_like hamming_window
        hann_window kaiser_window linspace logspace new_empty new_empty_strided new_full new_ones new_zeros ones range
        scalar_tensor zeros""",
    "native/test_distributions.py": "rand rand_like randint randint_like randn randn_like randperm",
    "test_tensor_protocols.py": """
        dense_dim imag is_distributed is_nonzero is_pinned is_same_size is_set_to item pin_memory sparse_dim to_dense""",
    "test_against_torch.py": """
        allclose broadcast_tensors copy_ detach detach_ equal fill fill_ index index_put index_put_ isclose mT numpy_T
        requires_grad_ resize_ retain_grad slice split_with_sizes to type_as view_as expand_as zero_ alias reshape_as
        lift_fresh_copy special_logsumexp special_softmax special_log_softmax fill_diagonal_""",
    "native/test_shape_expressions.py": "detach_copy resize_as resize_as_ set_ nonzero_numpy",
    "native/test_decompositions.py": "linalg_eig linalg_eigvals linalg_tensorinv linalg_tensorsolve mH matrix_H",
    "native/test_unique.py, native/test_sorting.py": "bincount histogram",
    "native/test_histogramdd.py": "histogramdd",
    "native/mkldnn": """
        mkldnn_adaptive_avg_pool2d mkldnn_convolution mkldnn_linear mkldnn_linear_backward_input
        mkldnn_linear_backward_weights mkldnn_max_pool2d mkldnn_max_pool3d mkldnn_reorder_conv2d_weight
        mkldnn_reorder_conv3d_weight to_mkldnn
    """,
    "native/test_rnn.py": "mkldnn_rnn_layer",
    "native/sparse": """
        ccol_indices coalesce col_indices crow_indices hspmm indices is_coalesced resize_as_sparse_ row_indices smm
        sparse_compressed_tensor sparse_coo_tensor sparse_mask sparse_resize_ sparse_resize_and_clear_ sparse_sampled_addmm
        sspaddmm to_sparse to_sparse_bsc to_sparse_bsr to_sparse_csc to_sparse_csr values""",
    "native/quantized": """
        choose_qparams_optimized dequantize empty_quantized int_repr q_per_channel_axis q_per_channel_scales
        q_per_channel_zero_points q_scale q_zero_point qscheme quantize_per_channel quantize_per_tensor
        quantize_per_tensor_dynamic quantized_batch_norm quantized_max_pool1d quantized_max_pool2d quantized_max_pool3d""",
    "dispatch/test_torch_dispatch_mode.py": "lift_fresh",
    "native/test_deprecated_norms.py": "frobenius_norm nuclear_norm",
    "func/test_functionalize.py": "normal_functional rrelu_with_noise_functional",
    "native, nn: entries of the functions in front of them": """
        cross_entropy_loss glu_backward_jvp glu_jvp grid_sampler log_sigmoid max_pool1d_with_indices native_channel_shuffle
        nll_loss2d nll_loss_nd""",
}


def test_every_public_operator_has_an_entry() -> None:
    elsewhere = {name.rstrip("_") for names in TESTED_ELSEWHERE.values() for name in names.split()}
    entries = {name for op in OP_DB for name in (op.name.split(".")[-1], op.name.replace(".", "_"), *op.covers)}
    names = {fn.base_name.rstrip("_") for fn in load_native_functions()}
    public = {name for name in names if not name.startswith("_") and not name.endswith("_backward")}
    missing = public - {entry.rstrip("_") for entry in entries} - elsewhere
    assert not missing
