"""gradcheck: does a backward formula agree with finite differences?

For every input element x_i the function is evaluated at x_i + eps and x_i - eps; the difference quotients are the
*numerical* Jacobian. Backward with each output element's unit vector gives the *analytical* one, row by row; forward
mode gives it column by column. Differences need double precision: in float32 the quotient has about three right digits.

    gradcheck.py              what is checked, in which order
    gradcheck_jacobians.py    both Jacobians
    gradcheck_fast.py         fast mode: one random projection of them instead
    gradcheck_rules.py        what else must hold of every backward function

Mirrors torch/autograd/gradcheck.py. Left out: sparse tensors and complex numbers, and the deprecated
`get_numerical_jacobian` and `get_analytical_jacobian`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.autograd.engine.python_engine import grad
from tinytensor.autograd.gradcheck.gradcheck_fast import fast_gradcheck
from tinytensor.autograd.gradcheck.gradcheck_jacobians import (
    GradcheckError,
    allclose,
    as_tuple,
    checked_analytical_jacobian,
    differentiable,
    forward_jacobian,
    not_allclose_message,
    numerical_jacobian,
    requiring_grad,
)
from tinytensor.autograd.gradcheck.gradcheck_rules import (
    check_batched,
    check_batched_forward,
    check_multiplied_by_grad_output,
    check_undefined_backward,
    check_undefined_forward,
)
from tinytensor.c10.scalar_type import float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]

Tensor = Any
Fn = Callable[..., Any]


def gradcheck(
    func: Fn,
    inputs: Any,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_batched_forward_grad: bool = False,
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """Compare the gradients of `func` at `inputs` with finite differences. True, or GradcheckError.

    inputs                  a tensor or a tuple; those of its tensors that require grad are varied, best in float64
    eps, atol, rtol         step of the differences; tolerances of the comparison
    raise_exception         False: return False instead of raising
    nondet_tol              by how much two backward passes may differ
    check_undefined_grad    also call backward, and forward mode, with undefined gradients
    check_grad_dtypes       gradients must have the dtype of their input
    check_batched_grad      also compare one batched pass with several single ones
    check_batched_forward_grad    the same for forward mode
    check_forward_ad        also (check_backward_ad=False: only) compare the tangents of forward mode
    fast_mode               compare one random projection of the Jacobians instead of all elements
    masked                  concerns sparse tensors only

    >>> x = tt.tensor([0.5, 2.0], dtype=tt.float64, requires_grad=True)
    >>> tt.autograd.gradcheck(lambda x: x.sin() * x, x)
    True
    """
    for wanted, options in (
        (check_forward_ad or check_backward_ad, ("Expected at least one of check_forward_ad or check_backward_ad to be True",)),
        (check_backward_ad or not check_batched_grad, ("Setting check_batched_grad=True requires check_backward_ad to be True",)),
        (
            check_forward_ad or not check_batched_forward_grad,
            ("Setting check_batched_forward_grad=True requires check_forward_ad to be True",),
        ),
    ):  # fmt: skip
        if not wanted:
            raise AssertionError(*options)
    args = as_tuple(inputs)
    try:
        _check_inputs(args)
        func_out = as_tuple(func(*args))
        check = fast_gradcheck if fast_mode else _slow_gradcheck
        if check_backward_ad:
            check(func, func_out, args, eps, rtol, atol, check_grad_dtypes, nondet_tol, False)
        if check_forward_ad:
            check(func, func_out, args, eps, rtol, atol, check_grad_dtypes, nondet_tol, True)
            if check_batched_forward_grad:
                check_batched_forward(func, args)
            if check_undefined_grad:
                check_undefined_forward(func, args)
        if check_backward_ad:
            outputs = differentiable(func_out)
            if check_batched_grad:
                for i, output in enumerate(outputs):
                    check_batched(args, output, i)
            if outputs:
                check_multiplied_by_grad_output(outputs, args, masked)
                if check_undefined_grad:
                    check_undefined_backward(func, args)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def gradgradcheck(
    func: Fn,
    inputs: Any,
    grad_outputs: Any = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_fwd_over_rev: bool = False,
    check_rev_over_rev: bool = True,
    fast_mode: bool = False,
    masked: bool = False,
) -> bool:
    """gradcheck of the gradients of `func`: second derivatives, also with respect to `grad_outputs`.

    check_fwd_over_rev, check_rev_over_rev    which way the gradients are differentiated once more

    >>> x = tt.tensor([0.5, 2.0], dtype=tt.float64, requires_grad=True)
    >>> tt.autograd.gradgradcheck(lambda x: x.sin() * x, x)
    True
    """
    for wanted, message in (
        (check_fwd_over_rev or check_rev_over_rev, "Expected at least one of check_fwd_over_rev or check_rev_over_rev to be True"),
        (check_rev_over_rev or not check_undefined_grad, "Setting check_undefined_grad=True requires check_rev_over_rev to be True"),
        (check_rev_over_rev or not check_batched_grad, "Setting check_batched_grad=True requires check_rev_over_rev to be True"),
    ):  # fmt: skip
        if not wanted:
            raise AssertionError(message)
    args = as_tuple(inputs)
    if grad_outputs is None:
        outputs = differentiable(as_tuple(func(*args)))
        given = tuple(_random_like(o, gen_non_contig_grad_outputs, i) for i, o in enumerate(outputs))
    else:
        given = as_tuple(grad_outputs)
    n = len(given)
    all_inputs = args + given
    varied = {i for i, x in enumerate(all_inputs) if isinstance(x, TensorImpl) and x.requires_grad}

    def gradients(*all_args: Any) -> tuple[Tensor, ...]:
        # Forward mode varies detached tensors; backward needs them to require grad.
        restored = [x.requires_grad_() if i in varied else x for i, x in enumerate(all_args)]
        own, incoming = restored[:-n] if n else restored, restored[len(restored) - n :]
        outputs = differentiable(as_tuple(func(*own)))
        wanted = [x for i, x in enumerate(own) if i in varied]
        results = grad(outputs, wanted, incoming, create_graph=True, allow_unused=True)
        return tuple(r for r in results if r is not None)

    return gradcheck(
        gradients, all_inputs, eps=eps, atol=atol, rtol=rtol, raise_exception=raise_exception, nondet_tol=nondet_tol,
        check_undefined_grad=check_undefined_grad, check_grad_dtypes=check_grad_dtypes,
        check_batched_grad=check_batched_grad, check_forward_ad=check_fwd_over_rev, check_backward_ad=check_rev_over_rev,
        fast_mode=fast_mode, masked=masked,
    )  # fmt: skip


def _random_like(output: Tensor, noncontiguous: bool, seed: int) -> Tensor:
    """A gradient in [-1, 1) of the output's size, the same in every run."""
    sizes = tuple(output.shape)
    values = np.random.default_rng(seed).uniform(-1, 1, (*sizes, 2) if noncontiguous else sizes)
    made = F.empty(values.shape, dtype=output.dtype).copy_(from_numpy(np.asarray(values)))
    return (made.select(-1, 0) if noncontiguous else made).detach().requires_grad_()


def _check_inputs(args: Sequence[Any]) -> None:
    for i, t in enumerate(args):
        if not (isinstance(t, TensorImpl) and t.requires_grad):
            continue
        if t.dtype is not float64:
            warnings.warn(
                f"Input #{i} requires gradient and is not a double precision floating point or complex. This check "
                "will likely fail if all the inputs are not of double precision floating point or complex. ",
                stacklevel=3,
            )
        if any(stride == 0 and size > 1 for size, stride in zip(t.shape, t.meta.strides, strict=True)):
            raise RuntimeError(
                f"The {i}th input has a dimension with stride 0. gradcheck only supports inputs that are "
                "non-overlapping to be able to compute the numerical gradients correctly. You should call .contiguous "
                "on the input before passing it to gradcheck."
            )
    if not requiring_grad(args):
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of them have requires_grad=True."
        )


def _slow_gradcheck(
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
    """Both Jacobians in full."""
    outputs = differentiable(func_out)
    numerical = numerical_jacobian(func, args, func_out, eps)
    if not outputs:
        if any(np.any(jacobian != 0) for jacobians in numerical for jacobian in jacobians.values()):
            raise GradcheckError("Numerical gradient for function expected to be zero")
        return
    # Positions in func_out, in the order of `outputs`.
    positions = [k for k, o in enumerate(func_out) if isinstance(o, TensorImpl) and o.requires_grad]
    forward = forward_jacobian(func, args, func_out) if use_forward_ad else None
    for o, (position, output) in enumerate(zip(positions, outputs, strict=True)):
        if forward is None:
            analytical = checked_analytical_jacobian(args, output, nondet_tol, check_grad_dtypes)
        else:
            analytical = [jacobians[position] for jacobians in forward]
        for i, (a, jacobians) in enumerate(zip(analytical, numerical, strict=True)):
            if not allclose(a, jacobians[position], rtol, atol):
                raise GradcheckError(not_allclose_message(a, jacobians[position], o, i, use_forward_ad))
