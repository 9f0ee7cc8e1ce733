"""fake_check: an operator on meta tensors says what it returns on real ones: sizes, dtypes, strides, aliases.

Mirrors torch/testing/_internal/optests/fake_tensor.py and the comparison of torch/_subclasses/fake_utils.py. PyTorch
runs the operator on FakeTensors, which remember a device; meta tensors are all on `meta`, and devices are not compared.
"""

from __future__ import annotations

from typing import Any

from tinytensor._ops import OpOverload
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.device import meta
from tinytensor.library.schema_check import below_autograd
from tinytensor.utils._pytree import tree_leaves


def fake_check(op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """RuntimeError where the call differs on meta tensors."""
    values = op._bind(args, kwargs)
    fakes = _fakes(values)
    with below_autograd(op):
        try:
            fake_out = op._handle.call(*fakes)
        except NotImplementedError:
            # PyTorch's UnsupportedOperatorException: no fake implementation.
            raise NotImplementedError(str(op)) from None
        real_out = op._handle.call(*values)
    context = f"When comparing the output of {op} on FakeTensor and concrete Tensors, found"
    real, fake = tree_leaves(real_out), tree_leaves(fake_out)
    for check, real_aliases, fake_aliases in (
        ("outputs_alias_inputs", _alias(real, tree_leaves(values)), _alias(fake, tree_leaves(fakes))),
        ("outputs_are_inputs", _are(real, tree_leaves(values)), _are(fake, tree_leaves(fakes))),
        ("outputs_alias_each_other", _alias_each_other(real), _alias_each_other(fake)),
    ):
        if real_aliases != fake_aliases:
            raise RuntimeError(f"{context} mismatch in {check} check {fake_aliases} != {real_aliases}")
    if len(real) != len(fake):
        raise AssertionError(f"{context} mismatch in number of returns {len(fake)} != {len(real)}")
    for r, f in zip(real, fake, strict=True):
        if isinstance(r, Tensor) and isinstance(f, Tensor):
            problem = _difference(r, f)
            if problem is not None:
                raise RuntimeError(f"{context} mismatched tensor metadata: {problem}")


def _fakes(values: list[Any]) -> list[Any]:
    """The arguments on meta: tensors with the same geometry, sharing storage where the real ones do."""
    storages: dict[int, Tensor] = {}

    def fake(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return type(value)(fake(item) for item in value)
        if not isinstance(value, Tensor):
            return meta if value.__class__ is meta.__class__ else value
        key = id(value.storage_)
        if key not in storages:
            count = value.storage_.nbytes // value.meta_.itemsize
            storages[key] = F.empty((count,), dtype=value.meta_.dtype, device=meta)
        return storages[key].as_strided(value.meta_.sizes, value.meta_.strides, value.storage_offset())

    return [fake(value) for value in values]


def _difference(real: Tensor, fake: Tensor) -> str | None:
    if real.size() != fake.size():
        return f"Shapes {real.size()} and {fake.size()} are not equal!"
    if real.dtype is not fake.dtype:
        return f"Dtypes {real.dtype} and {fake.dtype} are not equal!"
    for dim, (r, f) in enumerate(zip(real.meta_.strides, fake.meta_.strides, strict=True)):
        if r != f and real.numel() > 0 and real.meta_.sizes[dim] > 1:
            return f"Stride mismatch! Strides are {real.stride()} and {fake.stride()} (mismatched at {dim})!"
    if real.storage_offset() != fake.storage_offset():
        return f"Storage offset mismatch! Storage offsets are {real.storage_offset()} and {fake.storage_offset()}!"
    return None


def _alias(outputs: list[Any], inputs: list[Any]) -> bool:
    storages = {id(t.storage_) for t in inputs if isinstance(t, Tensor)}
    return any(isinstance(t, Tensor) and id(t.storage_) in storages for t in outputs)


def _are(outputs: list[Any], inputs: list[Any]) -> bool:
    return any(isinstance(t, Tensor) and any(t is other for other in inputs) for t in outputs)


def _alias_each_other(outputs: list[Any]) -> bool:
    storages = [id(t.storage_) for t in outputs if isinstance(t, Tensor)]
    return len(set(storages)) < len(storages)
