"""gradcheck: does a backward formula agree with finite differences?

For every input element x_i the function is evaluated at x_i + eps and x_i - eps; the difference quotients are the
*numerical* Jacobian. Backward with each output element's unit vector gives the *analytical* one, row by row.
Differences need double precision: in float32 the quotient has about three right digits.

Mirrors torch/autograd/gradcheck.py in its slow mode. Left out: fast mode, forward mode, batched gradients, sparse
tensors and complex numbers.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor_new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad import dual_level, make_dual, unpack_dual
from tinytensor.autograd.node import Grads, Node
from tinytensor.autograd.run_backward import grad
from tinytensor.autograd.variable import collect_next_edges_1, materialize_autograd_meta, set_gradient_edge
from tinytensor.c10.scalar_type import float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any
Fn = Callable[..., Any]

_NONDETERMINISTIC = (
    "Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives different "
    "values, although analytical gradient matches numerical gradient.The tolerance for nondeterminism was {}."
)
_UNDEFINED_NOTES = 'Please look at "Notes about undefined output gradients" in "tools/autograd/derivatives.yaml"'


class GradcheckError(RuntimeError):
    """Raised by gradcheck() and gradgradcheck()."""


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
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """Compare the gradients of `func` at `inputs` with finite differences. True, or GradcheckError.

    eps, atol, rtol         step of the differences; tolerances of the comparison
    raise_exception         False: return False instead of raising
    nondet_tol              by how much two backward passes may differ
    check_undefined_grad    also call backward with undefined gradients
    check_forward_ad        also (check_backward_ad=False: only) compare the tangents of forward mode
    check_grad_dtypes       gradients must have the dtype of their input
    """
    _refuse(fast_mode=fast_mode, check_batched_grad=check_batched_grad, masked=masked)
    if not (check_backward_ad or check_forward_ad):
        raise AssertionError("Expected at least one of check_forward_ad or check_backward_ad to be True")
    args = _as_tuple(inputs)
    try:
        _check_inputs(args)
        outputs = _as_tuple(func(*args))
        numerical = _numerical_jacobian(func, args, len(outputs), eps)
        if check_forward_ad:
            _check_forward(func, args, numerical, atol, rtol)
        if not check_backward_ad:
            return True
        _slow_gradcheck(args, outputs, numerical, atol, rtol, nondet_tol, check_grad_dtypes)
        if _differentiable(outputs):
            _test_backward_mul_by_grad_output(_differentiable(outputs), args)
            if check_undefined_grad:
                _test_undefined_backward(func, args)
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
    """gradcheck of the gradients of `func`: second derivatives, also with respect to `grad_outputs`."""
    _refuse(check_fwd_over_rev=check_fwd_over_rev)
    args = _as_tuple(inputs)
    if grad_outputs is None:
        outputs = _differentiable(_as_tuple(func(*args)))
        given = tuple(_random_like(o, gen_non_contig_grad_outputs, i) for i, o in enumerate(outputs))
    else:
        given = _as_tuple(grad_outputs)
    n = len(given)

    def gradients(*all_args: Any) -> tuple[Tensor, ...]:
        own, incoming = all_args[:-n], all_args[-n:]
        outputs = _differentiable(_as_tuple(func(*own)))
        wanted = [a for a in own if isinstance(a, TensorImpl) and a.requires_grad]
        results = grad(outputs, wanted, incoming, create_graph=True, allow_unused=True)
        return tuple(r for r in results if r is not None)

    return gradcheck(
        gradients, args + given, eps=eps, atol=atol, rtol=rtol, raise_exception=raise_exception, nondet_tol=nondet_tol,
        check_undefined_grad=check_undefined_grad, check_grad_dtypes=check_grad_dtypes,
        check_batched_grad=check_batched_grad, check_backward_ad=check_rev_over_rev, fast_mode=fast_mode, masked=masked,
    )  # fmt: skip


def _refuse(**options: bool | None) -> None:
    for name, value in options.items():
        if value:
            raise NotImplementedError(f"gradcheck: {name} is not supported")


def _random_like(output: Tensor, noncontiguous: bool, seed: int) -> Tensor:
    """A gradient in [-1, 1) of the output's size, the same in every run."""
    sizes = tuple(output.shape)
    values = np.random.default_rng(seed).uniform(-1, 1, (*sizes, 2) if noncontiguous else sizes)
    made = F.empty(values.shape, dtype=output.dtype).copy_(from_numpy(np.asarray(values)))
    return (made.select(-1, 0) if noncontiguous else made).detach().requires_grad_()


def _as_tuple(x: Any) -> tuple[Any, ...]:
    return tuple(x) if isinstance(x, tuple | list) else (x,)


def _differentiable(outputs: Sequence[Any]) -> tuple[Tensor, ...]:
    return tuple(o for o in outputs if isinstance(o, TensorImpl) and o.requires_grad)


def _tensors(args: Iterable[Any]) -> Iterable[Tensor]:
    """Every tensor among the inputs, also inside lists."""
    for arg in args:
        if isinstance(arg, TensorImpl):
            yield arg
        elif isinstance(arg, tuple | list):
            yield from _tensors(arg)


def _requiring_grad(args: Sequence[Any]) -> list[Tensor]:
    return [t for t in _tensors(args) if t.requires_grad]


def _check_inputs(args: Sequence[Any]) -> None:
    wanted = _requiring_grad(args)
    for i, t in enumerate(_tensors(args)):
        if not t.requires_grad:
            continue
        if t.dtype is not float64:
            warnings.warn(
                f"Input #{i} requires gradient and is not a double precision floating point or complex. This check "
                "will likely fail if all the inputs are not of double precision floating point or complex. ",
                stacklevel=3,
            )
        if any(stride == 0 and size > 1 for size, stride in zip(t.shape, t.stride(), strict=True)):
            raise RuntimeError(
                f"The {i}th input has a dimension with stride 0. gradcheck only supports inputs that are "
                "non-overlapping to be able to compute the numerical gradients correctly. You should call .contiguous "
                "on the input before passing it to gradcheck."
            )
    if not wanted:
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of them have requires_grad=True."
        )


# Jacobians are NumPy matrices of (input elements x output elements), one for each pair of input and output.


def _numpy(t: Tensor) -> np.ndarray:
    return t.detach().to(float64).numpy()


def _numerical_jacobian(func: Fn, args: Sequence[Any], n_outputs: int, eps: float) -> list[list[np.ndarray]]:
    def evaluate() -> list[np.ndarray]:
        return [_numpy(o).reshape(-1).copy() for o in _as_tuple(func(*args))]

    jacobians = []
    for t in _requiring_grad(args):
        # The array shares the tensor's bytes: writing to it perturbs the input behind the version counter.
        values = t.detach().numpy()
        sizes = [o.numel() for o in _as_tuple(func(*args))]
        columns: list[list[np.ndarray]] = [[] for _ in range(n_outputs)]
        for index in np.ndindex(values.shape):
            original = values[index]
            values[index] = original + eps
            above = evaluate()
            values[index] = original - eps
            below = evaluate()
            values[index] = original
            for column, high, low in zip(columns, above, below, strict=True):
                column.append((high - low) / (2 * eps))
        jacobians.append([np.array(c).reshape(values.size, n) for c, n in zip(columns, sizes, strict=True)])
    return jacobians


def _analytical_jacobian(args: Sequence[Any], output: Tensor, check_grad_dtypes: bool) -> list[np.ndarray]:
    inputs = _requiring_grad(args)
    jacobians = [np.zeros((t.numel(), output.numel())) for t in inputs]
    for j in range(output.numel()):
        unit = np.zeros(output.numel())
        unit[j] = 1
        incoming = from_numpy(unit.reshape(tuple(output.shape))).to(output.dtype)
        for i, g in enumerate(grad(output, inputs, incoming, retain_graph=True, allow_unused=True)):
            if g is None:
                continue
            if check_grad_dtypes and g.dtype is not inputs[i].dtype:
                raise GradcheckError("Gradient has dtype mismatch")
            if g.shape != inputs[i].shape:
                raise GradcheckError("Analytical gradient has incorrect size")
            jacobians[i][:, j] = _numpy(g).reshape(-1)
    return jacobians


def _check_forward(func: Fn, args: Sequence[Any], numerical: list[list[np.ndarray]], atol: float, rtol: float) -> None:
    """Forward mode gives a row of the Jacobian for each element of the inputs."""
    for i, t in enumerate(_requiring_grad(args)):
        jacobians = [np.zeros_like(n) for n in numerical[i]]
        for row, index in enumerate(np.ndindex(tuple(t.shape))):
            unit = np.zeros(tuple(t.shape))
            unit[index] = 1
            with dual_level():
                dual = make_dual(t.detach(), from_numpy(unit).to(t.dtype))
                for o, output in enumerate(_as_tuple(func(*_replaced(args, t, dual)))):
                    tangent = unpack_dual(output).tangent
                    if tangent is not None:
                        jacobians[o][row] = _numpy(tangent).reshape(-1)
        for o, jacobian in enumerate(jacobians):
            if not np.allclose(jacobian, numerical[i][o], rtol, atol):
                raise GradcheckError(
                    _not_allclose_message(jacobian, numerical[i][o], o, i, "computed with forward mode ")
                )


def _replaced(args: Sequence[Any], old: Tensor, new: Tensor) -> list[Any]:
    return [new if a is old else type(a)(_replaced(a, old, new)) if isinstance(a, tuple | list) else a for a in args]


def _slow_gradcheck(
    args: Sequence[Any],
    outputs: Sequence[Tensor],
    numerical: list[list[np.ndarray]],
    atol: float,
    rtol: float,
    nondet_tol: float,
    check_grad_dtypes: bool,
) -> None:
    for o, output in enumerate(outputs):
        if not output.requires_grad:
            for jacobians in numerical:
                if not np.allclose(jacobians[o], 0):
                    raise GradcheckError("Numerical gradient for function expected to be zero")
            continue
        analytical = _analytical_jacobian(args, output, check_grad_dtypes)
        for i, jacobian in enumerate(analytical):
            if not np.allclose(jacobian, numerical[i][o], rtol, atol):
                raise GradcheckError(_not_allclose_message(jacobian, numerical[i][o], o, i))
        again = _analytical_jacobian(args, output, check_grad_dtypes)
        for first, second in zip(analytical, again, strict=True):
            if np.max(np.abs(first - second), initial=0) > nondet_tol:
                raise GradcheckError(_NONDETERMINISTIC.format(nondet_tol))


def _not_allclose_message(analytical: np.ndarray, numerical: np.ndarray, output: int, input: int, how: str = "") -> str:
    return (
        f"Jacobian {how}mismatch for output {output} with respect to input {input},\n"
        f"numerical:{from_numpy(numerical)}\nanalytical:{from_numpy(analytical)}\n"
    )


# What must hold of every backward function.


def _test_backward_mul_by_grad_output(outputs: Sequence[Tensor], args: Sequence[Any]) -> None:
    """A gradient of zero flows in: zeros must come out, of the input's size and dtype."""
    inputs = _requiring_grad(args)
    zeros = [F.zeros_like(o) for o in outputs]
    for g, t in zip(grad(outputs, inputs, zeros, retain_graph=True, allow_unused=True), inputs, strict=True):
        if g is None:
            continue
        if not bool(g.eq(0).all()):
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
    edge = (node, node.add_input_metadata(t.meta.plain))
    set_gradient_edge(result, materialize_autograd_meta(result), edge)
    return result


def _test_undefined_backward(func: Fn, args: Sequence[Any]) -> None:
    """Backward with all output gradients undefined, then with each one undefined in turn."""
    inputs = _requiring_grad(args)
    outputs = _differentiable(_as_tuple(func(*args)))
    cases = [range(len(outputs))]
    if len(outputs) > 1:
        cases += [range(i, i + 1) for i in range(len(outputs))]
    for undefined in cases:
        fresh = _differentiable(_as_tuple(func(*args)))
        checked = [_undefined_grad(o) if i in undefined else o for i, o in enumerate(fresh)]
        try:
            results = grad(checked, inputs, [F.zeros_like(o) for o in checked], allow_unused=True)
        except RuntimeError as error:
            raise GradcheckError(
                f"Expected backward function to handle undefined output grads. {_UNDEFINED_NOTES}"
            ) from error
        if not all(g is None or bool(g.eq(0).all()) for g in results):
            raise GradcheckError(
                "Expected all input grads to be undefined or zero when all output grads are undefined or zero. "
                + _UNDEFINED_NOTES
            )
