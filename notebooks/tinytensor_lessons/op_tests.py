"""The operator database as something that a plugged function can be run under.

The samples and NumPy references are those of the library's own tests (tinytensor/testing/op_db.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import difference, show_value
from tinytensor_lessons.exercise import Mismatch


def database_tests(
    *names: str, layouts: tuple[str, ...] = ("contiguous",), by_handle: bool = False
) -> dict[str, Callable[[], Mismatch | None]]:
    """A run for each operator: all of its samples, in each of the layouts, against NumPy.

    `by_handle` calls `tt.ops.aten.add` and not `tt.add`, whose source has the dispatcher's part written out.
    """
    return {f"operator tests of {name}": partial(_run, name, layouts, by_handle) for name in names}


def _run(name: str, layouts: tuple[str, ...], by_handle: bool) -> Mismatch | None:
    from tinytensor.testing.op_db import OP_DB  # a large table: only plug parts need it

    op = next(op for op in OP_DB if op.name == name)
    assert op.reference is not None
    call = getattr(tt.ops.aten, name) if by_handle else op.find(tt)
    for layout in layouts:
        for sample in op.sample(tt.int64):
            arrays = [_convert(arg, lambda arr: np.array(arr.values)) for arg in sample.args]
            tensors = [_convert(arg, partial(_tensor, layout=layout)) for arg in sample.args]
            wanted = [np.asarray(out).tolist() for out in _outputs(op.reference(*arrays, **sample.kwargs))]
            got = [out.tolist() for out in _outputs(call(*tensors, **sample.kwargs))]
            if got != wanted:
                return Mismatch(show_value(wanted), show_value(got), f"{name} on a {layout} tensor")
    return None


def _tensor(arr: Any, layout: str) -> Any:
    from tinytensor.testing.sample_tensors import lay_out

    return lay_out(arr.values, arr.dtype or tt.int64, layout)


def _convert(value: Any, make: Callable[[Any], Any]) -> Any:
    if isinstance(value, list):
        return [_convert(entry, make) for entry in value]
    return make(value) if hasattr(value, "values") else value


def _outputs(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def gradient_tests(*names: str) -> dict[str, Callable[[], Mismatch | None]]:
    """A run for each operator: `backward()` on all of its samples, against `autograd.grad` of the same graph."""
    return {f"gradients of {name}": partial(_run_backward, name) for name in names}


def _run_backward(name: str) -> Mismatch | None:
    from tinytensor.testing.op_db import OP_DB

    op = next(op for op in OP_DB if op.name == name)
    for sample in op.sample(tt.float64):
        leaves: list[Any] = []

        def leaf(arr: Any, leaves: list[Any] = leaves) -> Any:
            leaves.append(tt.tensor(np.asarray(arr.values).tolist(), dtype=tt.float64, requires_grad=True))
            return leaves[-1]

        args = [_convert(arg, leaf) for arg in sample.args]
        total = sum((out * out).sum() for out in _outputs(op.find(tt)(*args, **sample.kwargs)))
        wanted = tt.autograd.grad(total, leaves, retain_graph=True)
        total.backward()
        got = [None if t.grad is None else t.grad.tolist() for t in leaves]
        expected = [grad.tolist() for grad in wanted]
        if difference(expected, got, 1e-9) is not None:
            return Mismatch(show_value(expected), show_value(got), f"gradients of {name}")
    return None


def wrapped(tensor: Any) -> Any:
    """What `subclass_tests` puts every tensor into; a plug exchanges it for a subclass of Tensor."""
    return tensor


def unwrapped(result: Any) -> Any:
    """The tensor inside a result."""
    return result


def subclass_tests(*names: str) -> dict[str, Callable[[], Mismatch | None]]:
    """A run for each operator: two of its samples with every tensor wrapped; inside are the operator's own results."""
    return {f"operator tests of {name}": partial(_run_wrapped, name) for name in names}


def _run_wrapped(name: str) -> Mismatch | None:
    from tinytensor.testing.op_db import OP_DB

    op = next(op for op in OP_DB if op.name == name)
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    for _, sample in zip(range(2), op.sample(dtype), strict=False):
        call = op.find(tt)
        plain = [_convert(arg, lambda arr: _tensor_of(arr, dtype)) for arg in sample.args]
        inside = [_convert(arg, lambda arr: wrapped(_tensor_of(arr, dtype))) for arg in sample.args]
        wanted = [out.tolist() for out in _outputs(call(*plain, **sample.kwargs))]
        got = [unwrapped(out).tolist() for out in _outputs(call(*inside, **sample.kwargs))]
        if difference(wanted, got, 1e-6) is not None:
            return Mismatch(show_value(wanted), show_value(got), f"{name} on wrapped tensors")
    return None


def _tensor_of(arr: Any, dtype: Any) -> Any:
    from tinytensor.testing.sample_tensors import lay_out

    return lay_out(arr.values, arr.dtype or dtype, "contiguous")
