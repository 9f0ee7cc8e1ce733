"""gradcheck's fast mode: compare v J u for random vectors u and v, instead of the Jacobian J element by element.

J u is one difference quotient in the direction u and v J one backward pass, so the cost does not grow with the size of
the tensors. The vectors are of length one and not negative.

Mirrors `_fast_gradcheck` of torch/autograd/gradcheck.py. The random vectors are not PyTorch's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.autograd.gradcheck.gradcheck_jacobians import (
    GradcheckError,
    allclose,
    as_tuple,
    checked_analytical_jacobian,
    difference_quotients,
    differentiable,
    forward_jacobian,
    is_float_tensor,
    not_allclose_message,
    numerical_jacobian,
    requiring_grad,
    shown,
    writable,
)

Tensor = Any
Fn = Callable[..., Any]
Array = Any

FAST_FAIL_SLOW_OK_MSG = """
Fast gradcheck failed but element-wise differences are small. This means that the
test might've passed in slow_mode!

If you are adding a new operator, please file an issue and then use one of the
workarounds. The workaround depends on how your test invokes gradcheck/gradgradcheck:

If the test
- manually invokes gradcheck/gradgradcheck, then call gradcheck/gradgradcheck
  with `fast_mode=False` as a keyword argument.
- is OpInfo-based (e.g., in test_ops_gradients.py), then modify the OpInfo for the test
  to have `gradcheck_fast_mode=False`
- is a Module test (e.g., in common_nn.py), then modify the corresponding
  module_test entry to have `gradcheck_fast_mode=False`
""".strip()


def random_vectors(tensors: Sequence[Tensor], generator: np.random.Generator) -> list[Tensor]:
    """For each tensor a vector of as many elements, of length one."""
    vectors = []
    for t in tensors:
        values = generator.random(t.numel())
        vectors.append(from_numpy(values / np.linalg.norm(values) if values.size else values).to(t.dtype))
    return vectors


def fast_gradcheck(
    func: Fn,
    func_out: tuple[Any, ...],
    args: tuple[Any, ...],
    eps: float,
    rtol: float,
    atol: float,
    check_grad_dtypes: bool,
    nondet_tol: float,
    use_forward_ad: bool,
) -> None:
    """Raise GradcheckError if the projections differ."""
    generator = np.random.default_rng(0)
    inputs, outputs = requiring_grad(args), differentiable(func_out)
    all_u = random_vectors(inputs, generator)
    numerical = [_numerical_jvp(func, args, t, u, eps) for t, u in zip(inputs, all_u, strict=True)]
    if use_forward_ad:
        forward = forward_jacobian(func, args, func_out, all_u)
        for i, (analytical, quotients) in enumerate(zip(forward, numerical, strict=True)):
            for o, (k, n) in enumerate(quotients.items()):
                _compare(func, args, func_out, analytical[k], n, i, k, o, all_u[i], None, rtol, atol, eps)
        return
    if not outputs:
        for quotients in numerical:
            if any(np.max(np.abs(n), initial=0) > nondet_tol for n in quotients.values()):
                raise GradcheckError("Numerical gradient for function expected to be zero")
        return
    floating = [k for k, o in enumerate(func_out) if is_float_tensor(o) and o.requires_grad]
    for o, (k, output, v) in enumerate(zip(floating, outputs, random_vectors(outputs, generator), strict=True)):
        products = checked_analytical_jacobian(args, output, nondet_tol, check_grad_dtypes, v)
        for i, (product, u) in enumerate(zip(products, all_u, strict=True)):
            analytical = np.dot(product[:, 0], u.numpy())
            n = np.dot(v.numpy(), numerical[i][k])
            _compare(func, args, func_out, analytical, n, i, k, o, u, v, rtol, atol, eps)


def _numerical_jvp(func: Fn, args: Sequence[Any], t: Tensor, u: Tensor, eps: float) -> dict[int, Array]:
    values = writable(t)
    step = u.numpy().reshape(values.shape) * eps
    return difference_quotients(func, args, values, ..., step, eps, "", eps)


def _compare(
    func: Fn,
    args: Sequence[Any],
    func_out: Sequence[Any],
    analytical: Array,
    numerical: Array,
    input: int,
    position: int,
    output: int,
    u: Tensor,
    v: Tensor | None,
    rtol: float,
    atol: float,
    eps: float,
) -> None:
    # An error of atol in every element of J is one of atol * sum(u) * sum(v) in v J u.
    adjusted = atol * float(u.sum()) * (1.0 if v is None else float(v.sum()))
    if allclose(analytical, numerical, rtol, adjusted):
        return
    slow = numerical_jacobian(func, args, func_out, eps)[input][position]
    if v is None:
        slow_analytical = forward_jacobian(func, args, func_out)[input][position]
    else:
        slow_analytical = checked_analytical_jacobian(args, as_tuple(func_out)[position], float("inf"), False)[input]
    message = (
        "\nThe above quantities relating the numerical and analytical jacobians are computed \n"
        "in fast mode. See: https://github.com/pytorch/pytorch/issues/53876 for more background \n"
        "about fast mode. Below, we recompute numerical and analytical jacobians in slow mode:\n\n"
        f"Numerical:\n {shown(slow)}\nAnalytical:\n{shown(slow_analytical)}\n\n"
        f"The max per-element difference (slow mode) is: {float(np.max(np.abs(slow - slow_analytical), initial=0))}.\n"
    )
    if allclose(slow_analytical, slow, rtol, atol):
        message += FAST_FAIL_SLOW_OK_MSG
    raise GradcheckError(not_allclose_message(analytical, numerical, output, input, v is None) + message)
