"""PyTorch's own sample database over quantized and over blocked tensors, run by both libraries.

    python tests/native/quantized/quantized_database.py [--layout quantized] [--op clamp] [--show 3]

The float samples of the operators that these layouts have are converted first: to quint8 or qint8, per tensor, or by
`to_mkldnn`. Prints for every operator how many samples agree, in everything that can be seen of the result or in the class and
the first line of the refusal; then the first samples that do not. It needs the package expecttest, as PyTorch's database does.
"""

from __future__ import annotations

import argparse
import collections
import warnings
from collections.abc import Iterator
from typing import Any

import torch
from random_quantized import described, first_difference, first_line, internal, no_kernel, same

import tinytensor as tt

WANTED = {
    "quantized": """
add as_strided cat chunk clamp clone contiguous diagonal eq equal expand expand_as flatten flip ge gt index_put index_select le lt
masked_fill masked_select max mean min movedim mul narrow ne permute repeat reshape resize_ select sort split squeeze stack std sub sum t
tensor_split topk transpose unbind unfold unflatten unsqueeze view view_as zeros_like ones_like sigmoid tanh
nn.functional.relu nn.functional.relu6 nn.functional.hardtanh nn.functional.hardsigmoid nn.functional.leaky_relu nn.functional.gelu
nn.functional.threshold nn.functional.elu nn.functional.avg_pool1d nn.functional.avg_pool2d nn.functional.adaptive_avg_pool2d
nn.functional.max_pool1d nn.functional.max_pool2d nn.functional.interpolate nn.functional.pixel_shuffle nn.functional.pixel_unshuffle
""".split(),
    "mkldnn": """
add clone mul nn.functional.relu sigmoid tanh softmax nn.functional.gelu nn.functional.linear transpose reshape view
nn.functional.avg_pool2d nn.functional.adaptive_avg_pool2d nn.functional.conv2d zero_ sub exp
""".split(),
}  # fmt: skip
# Vectors decide how longer tensors are rounded (random_quantized.py).
LONGEST = 31
MOST = 12  # samples of each operator


def both(value: Any, make: Any) -> tuple[Any, Any]:
    """The argument for PyTorch and for us; `make(library, dense)` converts tensors of float32."""
    if isinstance(value, torch.Tensor):
        plain = value.detach().contiguous()
        ours = tt.from_numpy(plain.numpy().copy())
        if plain.dtype is not torch.float32:
            return plain, ours
        return make(torch, plain), make(tt, ours)
    if isinstance(value, (list, tuple)):
        pairs = [both(v, make) for v in value]
        return type(value)(p[0] for p in pairs), type(value)(p[1] for p in pairs)
    if isinstance(value, dict):
        pairs = {k: both(v, make) for k, v in value.items()}
        return {k: p[0] for k, p in pairs.items()}, {k: p[1] for k, p in pairs.items()}
    if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
        return value, getattr(tt, str(value).removeprefix("torch."))
    return value, value


def quantized(dtype: str) -> Any:
    def make(library: Any, dense: Any) -> Any:
        return library.quantize_per_tensor(dense, 0.1, 10, getattr(library, dtype))

    return make


def blocked(library: Any, dense: Any) -> Any:
    return dense.to_mkldnn() if dense.dim() else dense


def outcome(library: Any, op: Any, args: Any, kwargs: Any) -> Any:
    owner: Any = library
    for part in op.name.split("."):
        owner = getattr(owner, part, None)
    try:
        value = owner(*args, **kwargs) if owner else getattr(args[0], op.name)(*args[1:], **kwargs)
        if getattr(value, "is_mkldnn", False):
            return ["blocked", described(value.to_dense())]
        return described(value)
    except Exception as error:
        return ["refused", type(error).__name__, first_line(error)]


def cases(layout: str, only: str | None) -> Iterator[tuple[Any, Any]]:
    from torch.testing._internal.common_methods_invocations import op_db

    for op in op_db:
        if (
            op.name not in WANTED[layout]
            or (only and op.name != only)
            or op.variant_test_name not in ("", "reduction_no_dim")
        ):
            continue
        torch.manual_seed(0)
        for number, sample in enumerate(op.sample_inputs("cpu", torch.float32, requires_grad=False)):
            longest = layout == "mkldnn" or getattr(sample.input, "numel", lambda: 0)() <= LONGEST
            if longest and number < MOST:
                yield op, sample


def run(layout: str, only: str | None, show: int) -> tuple[int, int]:
    """(how many agree, how many differ)"""
    counts: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    shown: dict[str, list[str]] = collections.defaultdict(list)
    for op, sample in cases(layout, only):
        for make in [quantized("quint8"), quantized("qint8")] if layout == "quantized" else [blocked]:
            try:
                theirs_args, ours_args = both((sample.input, *sample.args), make)
                theirs_kwargs, ours_kwargs = both(sample.kwargs, make)
            except (RuntimeError, TypeError):
                continue  # no tensor of this layout
            theirs = outcome(torch, op, theirs_args, theirs_kwargs)
            ours = outcome(tt, op, ours_args, ours_kwargs)
            agree = same(ours, theirs) or no_kernel(theirs, ours) or (internal(theirs) and ours[0] == "refused")
            counts[op.name][0 if agree else 1] += 1
            if not agree and len(shown[op.name]) < show:
                expected, found = first_difference(theirs, ours)
                sizes = [tuple(a.shape) if hasattr(a, "shape") else a for a in theirs_args]
                shown[op.name].append(
                    f"  {sizes} {sample.kwargs}\n    torch {str(expected)[:300]}\n    ours  {str(found)[:300]}"
                )
    good, bad = sum(c[0] for c in counts.values()), sum(c[1] for c in counts.values())
    print(f"{layout}: {good} of {good + bad} agree ({100 * good / max(good + bad, 1):.1f} %)")
    for name, (right, wrong) in sorted(counts.items(), key=lambda item: -item[1][1]):
        if wrong:
            print(f"  {name}: {wrong} of {right + wrong} differ")
            print("\n".join(shown[name]))
    return good, bad


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layout", choices=sorted(WANTED))
    parser.add_argument("--op")
    parser.add_argument("--show", type=int, default=2)
    options = parser.parse_args()
    for each in [options.layout] if options.layout else sorted(WANTED):
        run(each, options.op, options.show)
