"""PyTorch's own sample database over sparse tensors, run by both libraries.

    python tests/native/sparse/database.py [--layout sparse_coo] [--op mm] [--show 5]

prints for every layout and operator how many samples agree in values, layout, dtype, places, flag and gradients, or in
the class and the first line of the refusal; then the first samples that do not. It needs the package expecttest, as
PyTorch's database does.
"""

from __future__ import annotations

import argparse
import collections
import functools
import sys
import warnings
from typing import Any

import numpy as np
import torch

import tinytensor as tt

LAYOUTS = ("sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc")
# Of the operators with samples those that the library has for these layouts.
WANTED = """
abs add addmm angle any asin asinh atan atanh bmm cat ceil clone deg2rad div erf erfinv expm1 floor frac isinf isnan isneginf
isposinf log1p masked.softmax masked.log_softmax mm mul nan_to_num neg nn.functional.relu norm positive pow rad2deg round sgn sign
signbit sin sinh sqrt square sub sum tan tanh to_sparse to true_divide trunc unsqueeze zero_ zeros_like empty_like index_select
sparse.sampled_addmm sparse.mm addmv mv narrow_copy permute transpose sparse_mask conj_physical floor_divide
""".split()


def converted(value: Any, requires_grad: bool = True) -> Any:
    """The argument for tinytensor."""
    if isinstance(value, torch.Tensor):
        return _tensor(value, requires_grad)
    if isinstance(value, torch.dtype | torch.layout | torch.memory_format):
        return getattr(tt, str(value).removeprefix("torch."))
    if isinstance(value, torch.device):
        return tt.device(str(value))
    if isinstance(value, torch.Size):
        return tuple(value)
    if isinstance(value, (list, tuple)):
        return type(value)(converted(v, requires_grad) for v in value)
    if isinstance(value, dict):
        return {k: converted(v, requires_grad) for k, v in value.items()}
    return value


def _dense(value: torch.Tensor) -> Any:
    """A copy with the same strides."""
    flat = value.detach()
    made = tt.empty_strided(tuple(flat.shape), flat.stride(), dtype=getattr(tt, str(flat.dtype).removeprefix("torch.")))
    source = flat.float().numpy() if flat.dtype is torch.bfloat16 else flat.numpy()
    return made.copy_(tt.from_numpy(source.copy()))


def _tensor(value: torch.Tensor, requires_grad: bool) -> Any:
    if value.layout is torch.strided:
        made = _dense(value)
    elif value.layout is torch.sparse_coo:
        made = tt.sparse_coo_tensor(
            _dense(value.detach()._indices()), _dense(value.detach()._values()), tuple(value.shape),
            is_coalesced=value.is_coalesced(), check_invariants=False,
        )  # fmt: skip
    else:
        rows = value.layout in (torch.sparse_csr, torch.sparse_bsr)
        plain = value.detach()
        compressed = plain.crow_indices() if rows else plain.ccol_indices()
        other = plain.col_indices() if rows else plain.row_indices()
        made = tt.sparse_compressed_tensor(
            _dense(compressed), _dense(other), _dense(plain.values()), tuple(value.shape), layout=converted(value.layout),
            check_invariants=False,
        )  # fmt: skip
    return made.requires_grad_() if value.requires_grad and requires_grad else made


def described(value: Any) -> Any:
    """What is compared: nested, with arrays."""
    if isinstance(value, (list, tuple)):
        return [described(v) for v in value]
    if not hasattr(value, "layout"):
        return value
    value = value.detach()
    facts: list[Any] = [str(value.layout), str(value.dtype), tuple(value.shape)]
    if value.dtype in (torch.bfloat16, tt.bfloat16):
        value = value.to(torch.float32 if isinstance(value, torch.Tensor) else tt.float32)
    name = facts[0]
    if name == "torch.strided":
        return [*facts, value.numpy().copy()]
    if name == "torch.sparse_coo":
        return [*facts, value.is_coalesced(), value._indices().numpy().copy(), value._values().numpy().copy()]
    rows = name in ("torch.sparse_csr", "torch.sparse_bsr")
    compressed = value.crow_indices() if rows else value.ccol_indices()
    other = value.col_indices() if rows else value.row_indices()
    return [*facts, compressed.numpy().copy(), other.numpy().copy(), value.values().numpy().copy()]


def same(a: Any, b: Any) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        if a.shape != b.shape:
            return False
        kind = a.dtype.kind
        return bool(np.allclose(a, b, rtol=1e-4, atol=1e-5, equal_nan=True) if kind == "f" else (a == b).all())
    if isinstance(a, float) and isinstance(b, float):
        return a == b or (a != a and b != b) or abs(a - b) <= 1e-5 * abs(b)
    return bool(a == b)


def function_of(library: Any, op: Any) -> Any:
    """The function under its name, or the method."""
    owner = library
    for part in op.name.split("."):
        owner = getattr(owner, part, None)
        if owner is None:
            return lambda x, *args, **kwargs: getattr(x, op.name.split(".")[-1])(*args, **kwargs)
    return owner


def outcome(library: Any, op: Any, sample: Any, kwargs: dict[str, Any], grads: bool) -> Any:
    """The result and the gradients, or the refusal."""
    try:
        result = function_of(library, op)(*sample, **kwargs)
    except Exception as error:
        return ["refused", type(error).__name__, _line(error)]
    found = [described(result)]
    leaves = [x for x in _flat(sample) if getattr(x, "requires_grad", False)]
    if grads and leaves and getattr(result, "requires_grad", False):
        for x in leaves:  # samples share arguments
            x.grad = None
        try:
            total = result.to_dense() if result.layout is not library.strided else result
            total.sum().backward()
            found += [described(x.grad) if x.grad is not None else None for x in leaves]
        except Exception as error:
            found += ["no gradient", type(error).__name__, _line(error)]
    return found


def _line(error: Exception) -> str:
    """The first line, without the list of backends that an operator has."""
    return str(error).partition("\n")[0].partition(" This could be because")[0]


def _flat(values: Any) -> list[Any]:
    if isinstance(values, (list, tuple)):
        return [x for v in values for x in _flat(v)]
    return [values]


def flags_apart(value: Any) -> Any:
    """Without the coalesced flag of gradients, which depends on who else holds the indices in PyTorch."""
    return [
        value[0],
        *([g[:3] + g[4:] if isinstance(g, list) and g[0] == "torch.sparse_coo" else g for g in value[1:]]),
    ]


def _unary(op: Any, layout: str, device: str, dtype: Any, requires_grad: bool) -> Any:
    """Samples of a function of one tensor are dense: their matrices, with some elements set to 0, are converted."""
    for sample in op.sample_inputs(device, dtype, requires_grad=False):
        if sample.input.dim() != 2 or not sample.input.numel():
            continue
        dense = sample.input.detach().clone()
        dense.view(-1)[::3] = 0
        block = {"blocksize": (1, 1)} if layout in ("sparse_bsr", "sparse_bsc") else {}
        sample.input = dense.to_sparse(layout=getattr(torch, layout), **block).requires_grad_(requires_grad)
        yield sample


def cases(layout: str, only: str | None = None) -> Any:
    from torch.testing._internal.common_methods_invocations import op_db
    from torch.testing._internal.opinfo.core import UnaryUfuncInfo

    for op in op_db:
        if op.name not in WANTED or (only and op.name != only):
            continue
        sampling = getattr(op, f"sample_inputs_{layout}", None)
        supported = getattr(op, f"supports_{layout.replace('sparse_coo', 'sparse')}", False)
        if isinstance(op, UnaryUfuncInfo) and supported:
            sampling = functools.partial(_unary, op, layout)
        if sampling is None or not supported:
            continue
        for dtype in (torch.float32, torch.int64, torch.float64):
            if dtype not in op.dtypes:
                continue
            grads = dtype.is_floating_point and op.supports_autograd
            torch.manual_seed(0)
            try:
                samples = list(sampling("cpu", dtype, requires_grad=grads))
            except Exception:
                continue
            for sample in samples:
                yield op, dtype, sample, grads


def run(layout: str, only: str | None, show: int) -> tuple[int, int]:
    counts: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    shown: dict[str, list[str]] = collections.defaultdict(list)
    for op, dtype, sample, grads in cases(layout, only):
        args = (sample.input, *sample.args)
        ours_args, ours_kwargs = converted(args), converted(sample.kwargs)
        theirs = outcome(torch, op, args, sample.kwargs, grads)
        ours = outcome(tt, op, ours_args, ours_kwargs, grads)
        agree = same(flags_apart(ours), flags_apart(theirs))
        counts[op.name][0 if agree else 1] += 1
        if not agree and len(shown[op.name]) < show:
            ours, theirs = _first_difference(ours, theirs)
            shown[op.name].append(
                f"  {dtype} {_brief(args)} {sample.kwargs}\n    torch {str(theirs)[:400]}\n    ours  {str(ours)[:400]}"
            )
    good, bad = sum(c[0] for c in counts.values()), sum(c[1] for c in counts.values())
    print(f"{layout}: {good} of {good + bad} agree ({100 * good / max(good + bad, 1):.1f} %)")
    for name, (right, wrong) in sorted(counts.items(), key=lambda item: -item[1][1]):
        if wrong:
            print(f"  {name}: {wrong} of {right + wrong} differ")
            print("\n".join(shown[name]))
    return good, bad


def _first_difference(ours: Any, theirs: Any) -> tuple[Any, Any]:
    """Down to the first part that is another."""
    while isinstance(ours, list) and isinstance(theirs, list):
        place = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if not same(a, b)), None)
        if place is None:
            break
        # A refusal is shown whole.
        ours, theirs = (v[place:] if isinstance(v[place], str) else v[place] for v in (ours, theirs))
        if not (isinstance(ours, list) and isinstance(theirs, list)) or isinstance(ours[0], str) != isinstance(
            theirs[0], str
        ):
            break
        if isinstance(ours[0], str) and ours[0] != theirs[0]:
            break
    return ours, theirs


def _brief(values: Any) -> Any:
    if isinstance(values, torch.Tensor):
        return f"{values.layout}{list(values.shape)}"
    if isinstance(values, (list, tuple)):
        return [_brief(v) for v in values]
    return values


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layout", choices=LAYOUTS)
    parser.add_argument("--op")
    parser.add_argument("--show", type=int, default=1)
    options = parser.parse_args()
    for each in [options.layout] if options.layout else LAYOUTS:
        run(each, options.op, options.show)
    sys.exit(0)
