"""The two Jacobians that gradcheck compares.

Jacobians are NumPy matrices of (input elements x output elements), one for each pair of input and output, in the dtype
that the values have.

Mirrors torch/autograd/gradcheck.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.autograd.engine.python_engine import grad
from tinytensor.autograd.forward_ad.forward_ad import dual_level, make_dual, unpack_dual
from tinytensor.c10.scalar_type import bfloat16, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any
Fn = Callable[..., Any]
Array = Any

FAILED_NONDET_MSG = """\n
NOTE: If your op relies on non-deterministic operations i.e., it is listed here:
https://pytorch.org/docs/stable/generated/torch.use_deterministic_algorithms.html
this failure might be expected.

If you are adding a new operator, please file an issue and then use one of the
workarounds. The workaround depends on how your test invokes gradcheck/gradgradcheck.
If the test
- manually invokes gradcheck/gradgradcheck, then call gradcheck/gradgradcheck
  with `nondet_tol=<tol>` as a keyword argument.
- is OpInfo-based (e.g., in test_ops_gradients.py), then modify the OpInfo for the test
  to have `gradcheck_nondet_tol=<tol>`.
- is a Module test (e.g., in common_nn.py), then modify the corresponding
  module_test entry to have `gradcheck_nondet_tol=<tol>`
"""


class GradcheckError(RuntimeError):
    """Raised by gradcheck() and gradgradcheck()."""


def as_tuple(x: Any) -> tuple[Any, ...]:
    return tuple(x) if isinstance(x, tuple | list) else (x,)


def differentiable(outputs: Sequence[Any]) -> tuple[Tensor, ...]:
    return tuple(o for o in outputs if isinstance(o, TensorImpl) and o.requires_grad)


def requiring_grad(args: Sequence[Any]) -> list[Tensor]:
    return [a for a in args if isinstance(a, TensorImpl) and a.requires_grad]


def is_float_tensor(t: Any) -> bool:
    return isinstance(t, TensorImpl) and t.is_floating_point()


def as_array(t: Tensor) -> Array:
    """A flat copy."""
    t = t.detach()
    return (t.to(float32) if t.dtype is bfloat16 else t).numpy().reshape(-1).copy()


def allclose(a: Array, b: Array, rtol: float, atol: float) -> bool:
    return bool(np.allclose(np.asarray(a), np.asarray(b), rtol, atol))


def shown(array: Array) -> str:
    """As PyTorch prints the tensor of these values."""
    return repr(from_numpy(np.array(array)))


def not_allclose_message(analytical: Array, numerical: Array, output: int, input: int, is_forward_ad: bool) -> str:
    mode = "computed with forward mode " if is_forward_ad else ""
    return (
        f"Jacobian {mode}mismatch for output {output} with respect to input {input},\n"
        f"numerical:{shown(numerical)}\nanalytical:{shown(analytical)}\n"
    )


# Numerical.


def difference_quotients(
    func: Fn, args: Sequence[Any], values: Array, place: Any, step: Any, norm: float, on_index: str, eps: float
) -> dict[int, Array]:
    """(f(x + step) - f(x - step)) / (2 norm) of each floating output, by its position; `step` goes to `values[place]`."""
    original = values[place].copy()
    values[place] = original - step
    below = [o.clone() for o in as_tuple(func(*args))]
    values[place] = original + step
    above = [o.clone() for o in as_tuple(func(*args))]
    values[place] = original
    quotients = {}
    for position, (low, high) in enumerate(zip(below, above, strict=True)):
        _check_same(low, high, on_index, eps)
        if low.is_floating_point():
            quotients[position] = (as_array(high) - as_array(low)) / (2 * norm)
    return quotients


def _check_same(a: Tensor, b: Tensor, on_index: str, eps: float) -> None:
    for what, first, second in (("shape", a.shape, b.shape), ("dtype", a.dtype, b.dtype)):
        if first != second:
            raise AssertionError(
                f"Expected `func` to return outputs with the same {what} when inputs are perturbed {on_index}by {eps}, but "
                f"got: {what}s {first} and {second}."
            )


def writable(t: Tensor) -> Array:
    """An array over the tensor's bytes: writing to it perturbs the input behind the version counter."""
    return t.detach().numpy()


def numerical_jacobian(func: Fn, args: Sequence[Any], func_out: Sequence[Any], eps: float) -> list[dict[int, Array]]:
    """For each input that requires grad, by the output's position."""
    jacobians = []
    for t in requiring_grad(args):
        values = writable(t)
        jacobian = {
            k: np.zeros((values.size, o.numel()), as_array(o).dtype)
            for k, o in enumerate(func_out)
            if is_float_tensor(o)
        }
        for row, index in enumerate(np.ndindex(values.shape)):
            for k, column in difference_quotients(
                func, args, values, index, eps, eps, f"on index {index} ", eps
            ).items():
                jacobian[k][row] = column
        jacobians.append(jacobian)
    return jacobians


# Analytical, by backward.


def checked_analytical_jacobian(
    args: Sequence[Any], output: Tensor, nondet_tol: float, check_grad_dtypes: bool, v: Tensor | None = None
) -> list[Array]:
    """The Jacobian of one output for each input that requires grad; with `v` only its product with that vector.

    Computed twice: running backward again must give the same.
    """
    first, second = (_analytical(args, output, v) for _ in range(2))
    inputs = requiring_grad(args)
    if check_grad_dtypes and any(
        g is not None and g.shape != t.shape for rows in first for g, t in zip(rows, inputs, strict=True)
    ):
        raise GradcheckError("Gradient has dtype mismatch")
    if any(g is not None and g.dtype is not t.dtype for rows in first for g, t in zip(rows, inputs, strict=True)):
        raise GradcheckError("Analytical gradient has incorrect size")
    results = [_stacked(rows, inputs) for rows in (first, second)]
    if any(np.max(np.abs(a - b), initial=0) > nondet_tol for a, b in zip(*results, strict=True)):
        raise GradcheckError(
            "Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives "
            "different values, although analytical gradient matches numerical gradient."
            f"The tolerance for nondeterminism was {nondet_tol}." + FAILED_NONDET_MSG
        )
    return results[0]


def _analytical(args: Sequence[Any], output: Tensor, v: Tensor | None) -> list[list[Tensor | None]]:
    """One row, a gradient for each input, for each element of the output."""
    inputs = requiring_grad(args)
    if v is not None:
        incoming = [v.reshape(tuple(output.shape))]
    else:
        units = F.eye(output.numel(), dtype=output.dtype)
        incoming = [unit.reshape(tuple(output.shape)) for unit in units]
    return [
        [None if g is None else g.clone() for g in grad(output, inputs, each, retain_graph=True, allow_unused=True)]
        for each in incoming
    ]


def _stacked(rows: Sequence[Sequence[Tensor | None]], inputs: Sequence[Tensor]) -> list[Array]:
    jacobians = [np.zeros((t.numel(), len(rows)), as_array(t).dtype) for t in inputs]
    for j, row in enumerate(rows):
        for jacobian, g in zip(jacobians, row, strict=True):
            if g is not None:
                jacobian[:, j] = as_array(g)
    return jacobians


# Analytical, by forward mode.


def forward_jacobian(
    func: Fn, args: Sequence[Any], func_out: Sequence[Any], all_u: Sequence[Tensor] | None = None
) -> list[dict[int, Array]]:
    """As `numerical_jacobian` has it; with `all_u`, a vector for each input, only the products with those."""
    jacobians: list[dict[int, Array]] = []
    with dual_level():
        duals = [
            make_dual(a.detach(), F.zeros_like(a)) if isinstance(a, TensorImpl) and a.requires_grad else a for a in args
        ]
        places = [k for k, a in enumerate(args) if isinstance(a, TensorImpl) and a.requires_grad]
        # The tangent as it is kept, to write to: it need not be the one that was given.
        tangents = [unpack_dual(duals[k]).tangent for k in places]
        for i, tangent in enumerate(tangents):
            assert tangent is not None
            if all_u is not None:
                directions = [all_u[i].reshape(tuple(tangent.shape))]
            else:
                directions = [
                    unit.reshape(tuple(tangent.shape)) for unit in F.eye(tangent.numel(), dtype=tangent.dtype)
                ]
            jacobian = {
                k: np.zeros((len(directions), o.numel()), as_array(o).dtype)
                for k, o in enumerate(func_out)
                if is_float_tensor(o)
            }
            for row, direction in enumerate(directions):
                tangent.copy_(direction)
                for k, output in enumerate(as_tuple(func(*duals))):
                    found = unpack_dual(output).tangent if is_float_tensor(output) else None
                    if found is not None:
                        jacobian[k][row] = as_array(found)
            tangent.zero_()
            jacobians.append({k: j[0] for k, j in jacobian.items()} if all_u is not None else jacobian)
    return jacobians
