"""gradcheck: does a backward formula agree with finite differences?

For every input element x_i the function is evaluated at x_i + eps and x_i - eps; the difference quotients are the
*numerical* Jacobian. Backward with each output element's unit vector gives the *analytical* one, row by row; forward
mode gives it column by column. Differences need double precision: in float32 the quotient has about three right digits.

Jacobians are NumPy matrices of (input elements x output elements), one for each pair of input and output, in the dtype
that the values have.

Fast mode compares v J u for random vectors u and v, and not the Jacobian J element by element. J u is one difference
quotient in the direction u, and v J is one backward pass, so the cost does not grow with the size of the tensors. The
vectors are of length one and not negative; they are not those that PyTorch draws.

The last part checks what must hold of every backward function beside its values: gradients of zero give zeros, and
undefined gradients are no error.

Mirrors torch/autograd/gradcheck.py. Left out: complex numbers, and the deprecated
`get_numerical_jacobian` and `get_analytical_jacobian`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.autograd.engine.node import Grads, Node
from tinytensor.autograd.engine.python_engine import grad
from tinytensor.autograd.forward_ad.forward_ad import dual_level, make_dual, unpack_dual
from tinytensor.autograd.functional import vmapped_jvp
from tinytensor.autograd.gradcheck_sparse import has_layouts, over_strided
from tinytensor.autograd.variable.variable import collect_next_edges_1, materialize_autograd_meta, set_gradient_edge
from tinytensor.c10.error import warn
from tinytensor.c10.scalar_type import bfloat16, float32, float64

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
    masked                  vary only the entries of sparse tensors, and not the elements between them

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
    if has_layouts(args):
        func, args = over_strided(func, args, bool(masked))
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
            warn(
                f"Input #{i} requires gradient and is not a double precision floating point or complex. This check "
                "will likely fail if all the inputs are not of double precision floating point or complex. "
            )
        if any(stride == 0 and size > 1 for size, stride in zip(t.shape, t.meta_.strides, strict=True)):
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


# ---- both Jacobians --------------------------------------------------------------------------------------------------


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
    return tuple(o for o in outputs if o.requires_grad)


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
    # Central differences: their error is of the order eps^2, that of one-sided differences of the order eps.
    original = values[place].copy()
    values[place] = original - step
    # Copies, since an output may be a view of the input that is about to be written to.
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
    # The two texts are the wrong way round, as in PyTorch, which takes the answers of `_stack_and_check_tensors` in the
    # wrong order.
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
    """Jacobians from rows of gradients: a row of backward is a column here. An undefined gradient counts as zeros."""
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


# ---- fast mode -------------------------------------------------------------------------------------------------------


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


# ---- what must hold of every backward function -----------------------------------------------------------------------


_UNDEFINED_NOTES = 'Please look at "Notes about undefined output gradients" in "tools/autograd/derivatives.yaml"'

FAILED_BATCHED_GRAD_MSG = """
gradcheck or gradgradcheck failed while testing batched gradient computation.
This could have been invoked in a number of ways (via a test that calls
gradcheck/gradgradcheck directly or via an autogenerated test).

If you are adding a new operator, please file an issue and then use one of the
workarounds. The workaround depends on how your test invokes gradcheck/gradgradcheck.
If the test
- manually invokes gradcheck/gradgradcheck, then call gradcheck/gradgradcheck
  with `check_batched_grad=False` as a keyword argument.
- is OpInfo-based (e.g., in test_ops_gradients.py), then modify the OpInfo for the test
  to have `check_batched_grad=False` and/or `check_batched_gradgrad=False`.

If you're modifying an existing operator that supports batched grad computation,
or wish to make a new operator work with batched grad computation, please read
the following.

To compute batched grads (e.g., jacobians, hessians), we vmap over the backward
computation. The most common failure case is if there is a 'vmap-incompatible
operation' in the backward pass. Please see
NOTE: [How to write vmap-compatible backward formulas]
in the codebase for an explanation of how to fix this.
""".strip()


FAILED_BATCHED_GRAD_MSG_FWD_AD = """
gradcheck failed while testing batched gradient computation with forward-mode AD.
This test is enabled automatically when both `check_batched_grad=True`
and `check_forward_ad=True`, but can be disabled in the following ways
dependong on how the test was invoked (via a test that calls gradcheck
directly or via an autogenerated test).

If you are adding a new operator, please file an issue and then use one of the
workarounds. The workaround depends on how your test invokes gradcheck/gradgradcheck.
If the test
- manually invokes gradcheck/gradgradcheck, then call gradcheck/gradgradcheck
  with `check_batched_forward_grad=False` as a keyword argument.
- is OpInfo-based (e.g., in test_ops_gradients.py), then modify the OpInfo for the test
  to have `check_batched_forward_grad=False`
"""


def check_multiplied_by_grad_output(outputs: Sequence[Tensor], args: Sequence[Any], masked: bool | None) -> None:
    """A gradient of zero flows in: zeros must come out, of the input's size and dtype."""
    inputs = requiring_grad(args)
    zeros = [F.zeros_like(o) for o in outputs]
    for g, t in zip(grad(outputs, inputs, zeros, retain_graph=True, allow_unused=True), inputs, strict=True):
        if g is None:
            continue
        if not (allclose(as_array(g), 0, 1e-5, 1e-8) if masked else bool(g.eq(0).all())):
            raise GradcheckError("backward not multiplied by grad_output")
        if g.dtype is not t.dtype:
            raise GradcheckError("grad is incorrect type")
        if g.device != t.device:
            raise GradcheckError("grad is incorrect device")
        if g.shape != t.shape:
            raise GradcheckError("grad is incorrect size")


class UndefinedGrad(Node):
    """Swallows a gradient: what comes out is undefined."""

    __slots__ = ()

    def apply(self, *grads: Any) -> Grads:
        return (None,)


def _undefined_grad(t: Tensor) -> Tensor:
    """The same value, whose gradient never reaches `t`."""
    result = t.detach()
    node = UndefinedGrad(collect_next_edges_1(t))
    edge = (node, node.add_input_metadata(t.meta_.plain))
    set_gradient_edge(result, materialize_autograd_meta(result), edge)
    return result


def check_undefined_backward(func: Fn, args: Sequence[Any]) -> None:
    """Backward with all output gradients undefined, then with each one undefined in turn."""
    count = len(differentiable(as_tuple(func(*args))))
    cases = [range(count)]
    if count > 1:
        cases += [range(i, i + 1) for i in range(count)]
    for undefined in cases:
        outputs = differentiable(as_tuple(func(*args)))
        _check_undefined([_undefined_grad(o) if i in undefined else o for i, o in enumerate(outputs)], args)


def _check_undefined(outputs: Sequence[Tensor], args: Sequence[Any]) -> None:
    try:
        results = grad(outputs, requiring_grad(args), [F.zeros_like(o) for o in outputs], allow_unused=True)
    except RuntimeError as error:
        _warn_bc_breaking()
        raise GradcheckError(
            f"Expected backward function to handle undefined output grads. {_UNDEFINED_NOTES}"
        ) from error
    if not all(g is None or bool(g.eq(0).all()) for g in results):
        _warn_bc_breaking()
        raise GradcheckError(
            "Expected all input grads to be undefined or zero when all output grads are undefined or zero. "
            + _UNDEFINED_NOTES
        )


def _warn_bc_breaking() -> None:
    warn(
        "Backwards compatibility: New undefined gradient support checking feature is enabled by default, but it may break "
        "existing callers of this function. If this is true for you, you can call this function with "
        '"check_undefined_grad=False" to disable the feature'
    )


def check_undefined_forward(func: Fn, args: Sequence[Any]) -> None:
    """An input without a tangent must be worth one whose tangent is zero."""
    places = [k for k, a in enumerate(args) if any(a is t for t in requiring_grad(args))]
    vectors = random_vectors([args[k] for k in places], np.random.default_rng(0))
    with dual_level():
        duals = list(args)
        for k, u in zip(places, vectors, strict=True):
            duals[k] = make_dual(args[k].detach(), u.reshape(tuple(args[k].shape)))
        for k in places:
            held = duals[k]
            duals[k] = make_dual(args[k].detach(), F.zeros_like(args[k]))
            with_zeros = [o for o in as_tuple(func(*duals)) if is_float_tensor(o)]
            duals[k] = args[k].detach()
            without = [o for o in as_tuple(func(*duals)) if is_float_tensor(o)]
            duals[k] = held
            for i, (a, b) in enumerate(zip(with_zeros, without, strict=True)):
                first, second = unpack_dual(a).tangent, unpack_dual(b).tangent
                if first is None or second is None or allclose(as_array(first), as_array(second), 1e-5, 1e-8):
                    continue
                raise GradcheckError(
                    "Mismatch in tangent values for output with index: ", i, " when input: ", args[k],
                    " has an undefined tangent value. ", " Got: ", first, " but expected: ", second,
                )  # fmt: skip


def check_batched(args: Sequence[Any], output: Tensor, output_index: int) -> None:
    """One batched backward pass gives what several single ones give."""
    inputs = requiring_grad(args)
    values = np.random.default_rng(0).standard_normal((2, *output.shape))
    incoming = from_numpy(values).to(output.dtype)
    single = [grad(output, inputs, each, retain_graph=True, allow_unused=True) for each in incoming]
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="There is a performance drop")
            batched = grad(output, inputs, incoming, retain_graph=True, allow_unused=True, is_grads_batched=True)
    except RuntimeError as error:
        raise GradcheckError(f"While computing batched gradients, got: {error}\n\n{FAILED_BATCHED_GRAD_MSG}") from error
    for i, (result, t) in enumerate(zip(batched, inputs, strict=True)):
        got = F.zeros((2, *t.shape), dtype=t.dtype) if result is None else result
        expected = F.stack([F.zeros_like(t) if row[i] is None else row[i] for row in single])
        if not allclose(as_array(got), as_array(expected), 1e-5, 1e-8):
            raise GradcheckError(
                f"For output {output_index} and input {i}:\n\n{FAILED_BATCHED_GRAD_MSG}\n\nGot:\n{got}\n\nExpected:\n"
                f"{expected}"
            )


def check_batched_forward(func: Fn, args: Sequence[Any]) -> None:
    """One batched forward pass gives what several single ones give, for each input alone."""
    for place, given in enumerate(args):
        if not any(given is t for t in requiring_grad(args)):
            continue
        values = np.random.default_rng(0).standard_normal((2, *given.shape))
        tangents = from_numpy(values).to(given.dtype)

        def of_this(t: Tensor, place: int = place) -> tuple[Any, ...]:
            own = [F.detach(a) if isinstance(a, TensorImpl) else a for a in args]
            own[place] = t
            return tuple(out for out in as_tuple(func(*own)) if out is not None)

        single = [vmapped_jvp(of_this, [given.detach()], [each.unsqueeze(0)])[2] for each in tangents]
        try:
            _, _, batched = vmapped_jvp(of_this, [given.detach()], [tangents])
        except RuntimeError as error:
            raise GradcheckError(
                f"While computing batched gradients, got: {error}\n\n{FAILED_BATCHED_GRAD_MSG_FWD_AD}"
            ) from error
        for i, got in enumerate(batched):
            expected = F.cat([row[i] for row in single], 0)
            if not allclose(as_array(got), as_array(expected), 1e-5, 1e-8):
                raise GradcheckError(
                    f"For output {i} and input {i}:\n\n{FAILED_BATCHED_GRAD_MSG_FWD_AD}\n\nGot:\n{got}\n\nExpected:\n"
                    f"{expected}"
                )
