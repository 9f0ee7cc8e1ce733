"""torch.autograd.functional: Jacobians, Hessians and their products with vectors, of a function at a given point.

    >>> import tinytensor as tt
    >>> from tinytensor.autograd.functional import hessian, jacobian
    >>> x = tt.tensor([1.0, 2.0])
    >>> jacobian(lambda t: t**2, x)
    tensor([[2., 0.],
            [0., 4.]])
    >>> hessian(lambda t: (t**3).sum(), x)
    tensor([[ 6.,  0.],
            [ 0., 12.]])

In every function `inputs` is a tensor or a tuple of tensors, and the results are nested in the same way. With
`create_graph` the results have a history. An output that does not depend on an input has a derivative of zero; with
`strict` this is an error instead. With `vectorize` jacobian and hessian run one pass for all rows, or for all columns,
by vmap, in place of one pass for each. These are the older functions; `tinytensor.func` takes functions to functions.

Mirrors torch/autograd/functional.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import add_batch_dim, remove_batch_dim, vmap_increment_nesting
from tinytensor.autograd.engine import python_engine
from tinytensor.autograd.forward_ad import forward_ad as fw
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import enable_grad, is_grad_enabled, set_grad_enabled
from tinytensor.c10.tensor_impl import TensorImpl

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

Tensor = Any
Tensors = Any  # a tensor or a tuple of them
Function = Callable[..., Any]

_OUTPUTS = "outputs of the user-provided function"


def vjp(
    func: Function, inputs: Tensors, v: Tensors = None, create_graph: bool = False, strict: bool = False
) -> tuple[Tensors, Tensors]:
    """(func(*inputs), v times the Jacobian).

        func           a function of tensors that returns a tensor or a tuple
        inputs         a tensor or a tuple of them
        v              like the outputs; not needed for one output of one element
        create_graph   the results can be differentiated again: False
        strict         RuntimeError for an input that the outputs do not depend on: False

    >>> x = tt.tensor([1.0, 2.0])
    >>> tt.autograd.functional.vjp(lambda x: x * x, x, v=tt.tensor([1.0, 10.0]))
    (tensor([1., 4.]), tensor([ 2., 40.]))
    """
    with enable_grad():
        inputs_tuple, inputs = as_tuple(inputs, "inputs", "vjp")
        inputs = preprocess(inputs, create_graph, True)
        outputs_tuple, outputs = as_tuple(func(*inputs), _OUTPUTS, "vjp")
        check_requires_grad(outputs, "outputs", strict)
        if v is None:
            check(
                len(outputs) == 1 and outputs[0].numel() == 1,
                "The vector v can only be None if the user-provided function returns a single Tensor with a single "
                "element.",
            )
        else:
            v = _vector(v, "vjp", outputs, outputs_tuple, create_graph)
    with set_grad_enabled(create_graph or is_grad_enabled()):
        grads = grad_or_none(outputs, inputs, v, create_graph)
        product = fill_in_zeros(grads, inputs, strict, create_graph, "back")
    return _results(outputs, outputs_tuple, product, inputs_tuple, create_graph)


def jvp(
    func: Function, inputs: Tensors, v: Tensors = None, create_graph: bool = False, strict: bool = False
) -> tuple[Tensors, Tensors]:
    """(func(*inputs), the Jacobian times v), by differentiating twice; `v` is like the inputs. `func.jvp` does it in
    one pass.

    The product of u and the Jacobian is linear in u; its derivative by u, times v, is the result. Arguments as in
    `vjp`.

    >>> x = tt.tensor([1.0, 2.0])
    >>> tt.autograd.functional.jvp(lambda x: x * x, x, v=tt.tensor([1.0, 10.0]))
    (tensor([1., 4.]), tensor([ 2., 40.]))
    """
    with enable_grad():
        _, inputs, v = _inputs_and_vector(inputs, v, "jvp", create_graph)
        outputs_tuple, outputs = as_tuple(func(*inputs), _OUTPUTS, "jvp")
        check_requires_grad(outputs, "outputs", strict)
        # Zeros, since the value of u does not matter: u J is linear in u, so its derivative is the same everywhere.
        u = tuple(F.zeros_like(out, requires_grad=True) for out in outputs)
        u_jacobian = grad_or_none(outputs, inputs, u, create_graph=True)
        check_requires_grad(u_jacobian, "grad_inputs", strict)
    with set_grad_enabled(create_graph or is_grad_enabled()):
        grads = grad_or_none(u_jacobian, u, v, create_graph)
        product = fill_in_zeros(grads, outputs, strict, create_graph, "back_trick")
    return _results(outputs, outputs_tuple, product, outputs_tuple, create_graph)


def vhp(
    func: Function, inputs: Tensors, v: Tensors = None, create_graph: bool = False, strict: bool = False
) -> tuple[Tensor, Tensors]:
    """(func(*inputs), v times the Hessian) of a function that returns one element; `v` is like the inputs.

    Arguments as in `vjp`. RuntimeError where the output has more than one element.

    >>> x = tt.tensor([1.0, 2.0])
    >>> tt.autograd.functional.vhp(lambda x: (x**3).sum(), x, v=tt.tensor([1.0, 10.0]))
    (tensor(9.), tensor([  6., 120.]))
    """
    with enable_grad():
        inputs_tuple, inputs, v, outputs, gradient = _first_derivative(func, inputs, v, "vhp", create_graph, strict)
    with set_grad_enabled(create_graph or is_grad_enabled()):
        grads = grad_or_none(gradient, inputs, v, create_graph)
        product = fill_in_zeros(grads, inputs, strict, create_graph, "double_back")
    return _results(outputs, False, product, inputs_tuple, create_graph)


def hvp(
    func: Function, inputs: Tensors, v: Tensors = None, create_graph: bool = False, strict: bool = False
) -> tuple[Tensor, Tensors]:
    """(func(*inputs), the Hessian times v): the same as `vhp`, which is faster, by the way of `jvp`.

    Arguments as in `vjp`. RuntimeError where the output has more than one element.

    >>> x = tt.tensor([1.0, 2.0])
    >>> tt.autograd.functional.hvp(lambda x: (x**3).sum(), x, v=tt.tensor([1.0, 10.0]))
    (tensor(9.), tensor([  6., 120.]))
    """
    with enable_grad():
        inputs_tuple, inputs, v, outputs, gradient = _first_derivative(func, inputs, v, "hvp", create_graph, strict)
        # As in `jvp`: u H is linear in u, and its derivative by u in the direction v is H v.
        u = tuple(F.zeros_like(t, requires_grad=True) for t in inputs)
        u_hessian = grad_or_none(gradient, inputs, u, create_graph=True)
        check_requires_grad(gradient, "hessian", strict)
    with set_grad_enabled(create_graph or is_grad_enabled()):
        grads = grad_or_none(u_hessian, u, v, create_graph)
        product = fill_in_zeros(grads, inputs, strict, create_graph, "double_back_trick")
    return _results(outputs, False, product, inputs_tuple, create_graph)


def _vector(v: Tensors, name: str, like: Tensors, was_tuple: bool, create_graph: bool) -> Tensors:
    v = preprocess(as_tuple(v, "v", name)[1], create_graph, False)
    validate_v(v, like, was_tuple)
    return v


def _inputs_and_vector(inputs: Tensors, v: Tensors, name: str, create_graph: bool) -> tuple[Any, ...]:
    inputs_tuple, inputs = as_tuple(inputs, "inputs", name)
    inputs = preprocess(inputs, create_graph, True)
    if v is None:
        check(
            len(inputs) == 1 and inputs[0].numel() == 1,
            "The vector v can only be None if the input to the user-provided function is a single Tensor with a single "
            "element.",
        )
    else:
        v = _vector(v, name, inputs, inputs_tuple, create_graph)
    return inputs_tuple, inputs, v


def _first_derivative(
    func: Function, inputs: Tensors, v: Tensors, name: str, create_graph: bool, strict: bool
) -> tuple[Any, ...]:
    """What vhp and hvp begin with: (whether inputs is a tuple, inputs, v, outputs, the recorded gradient)."""
    inputs_tuple, inputs, v = _inputs_and_vector(inputs, v, name, create_graph)
    outputs_tuple, outputs = as_tuple(func(*inputs), _OUTPUTS, name)
    check_requires_grad(outputs, "outputs", strict)
    check(not outputs_tuple, f"The function given to {name} should return a single Tensor")
    check(
        outputs[0].numel() == 1,
        f"The Tensor returned by the function given to {name} should contain a single element",
    )
    gradient = grad_or_none(outputs, inputs, create_graph=True)
    check_requires_grad(gradient, "jacobian", strict)
    return inputs_tuple, inputs, v, outputs, gradient


def _results(
    outputs: Tensors, outputs_tuple: bool, product: Tensors, product_tuple: bool, create_graph: bool
) -> tuple[Tensors, Tensors]:
    return (
        unpack(postprocess(outputs, create_graph), outputs_tuple),
        unpack(postprocess(product, create_graph), product_tuple),
    )


def jacobian(
    func: Function,
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:
    """Derivatives of every output element by every input element: a tensor of shape `output.shape + input.shape`.

        func           a function of tensors that returns a tensor or a tuple
        inputs         a tensor or a tuple of them
        create_graph   the result can be differentiated again: False
        strict         RuntimeError for an input that the outputs do not depend on: False
        vectorize      all rows in one pass, by vmap: False
        strategy       "reverse-mode" or "forward-mode", which needs vectorize=True, and takes neither `create_graph` nor `strict`

    For a tuple of outputs, or of inputs, a tuple; for both, a tuple (by output) of tuples (by input).

    >>> tt.autograd.functional.jacobian(lambda x: x.cumsum(0), tt.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [1., 1.]])
    """
    if strategy not in ("forward-mode", "reverse-mode"):
        raise AssertionError(
            'Expected strategy to be either "forward-mode" or "reverse-mode". Hint: If your function has more outputs '
            'than inputs, "forward-mode" tends to be more performant. Otherwise, prefer to use "reverse-mode".'
        )
    if strategy == "forward-mode":
        if create_graph:
            raise NotImplementedError(
                'torch.autograd.functional.jacobian: `create_graph=True` and `strategy="forward-mode"` are not '
                'supported together (yet). Please either set `create_graph=False` or `strategy="reverse-mode"`.'
            )
        return _jacobian_forward(func, inputs, strict, vectorize)
    with enable_grad():
        inputs_tuple, inputs = as_tuple(inputs, "inputs", "jacobian")
        inputs = preprocess(inputs, create_graph, True)
        outputs_tuple, outputs = as_tuple(func(*inputs), _OUTPUTS, "jacobian")
        check_requires_grad(outputs, "outputs", strict)
        check(
            not (vectorize and strict),
            "torch.autograd.functional.jacobian: `strict=True` and `vectorized=True` are not supported together. "
            "Please either set `strict=False` or `vectorize=False`.",
        )
        if vectorize:
            result = jacobian_by_rows(outputs, inputs, create_graph)
        else:
            result = tuple(_rows(i, out, inputs, strict, create_graph) for i, out in enumerate(outputs))
        return unpack(postprocess(result, create_graph), (outputs_tuple, inputs_tuple))


def _rows(i: int, output: Tensor, inputs: Tensors, strict: bool, create_graph: bool) -> Tensors:
    """The i-th output's Jacobians, one for each input: one backward pass for each element."""
    rows: list[list[Tensor]] = [[] for _ in inputs]
    flat = output.reshape((-1,))
    for j in range(output.numel()):
        grads = grad_or_none((flat[j],), inputs, retain_graph=True, create_graph=create_graph)
        for k, (row, grad, given) in enumerate(zip(rows, grads, inputs, strict=True)):
            if grad is None:
                check(
                    not strict,
                    f"Output {i} of the user-provided function is independent of input {k}. This is not allowed in "
                    "strict mode.",
                )
                grad = F.zeros_like(given)
            check(
                not (strict and create_graph) or grad.requires_grad,
                f"The jacobian of the user-provided function is independent of input {i}. This is not allowed in "
                "strict mode when create_graph=True.",
            )
            row.append(grad)
    return tuple(F.stack(row, 0).view((*output.shape, *given.shape)) for row, given in zip(rows, inputs, strict=True))


def _jacobian_forward(func: Function, inputs: Tensors, strict: bool, vectorize: bool) -> Any:
    check(
        not strict,
        'torch.autograd.functional.jacobian: `strict=True` and `strategy="forward-mode"` are not supported together '
        '(yet). Please either set `strict=False` or `strategy="reverse-mode"`.',
    )
    inputs_tuple, inputs = as_tuple(inputs, "inputs", "jacobian")
    if not vectorize:
        raise NotImplementedError(
            "Computing Jacobian using forward-AD or forward-over-reverse Hessian isonly implemented for "
            "`vectorize=True`."
        )
    outputs_tuple, result = jacobian_by_columns(func, inputs)
    return unpack(result, (outputs_tuple, inputs_tuple))


def hessian(
    func: Function,
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """Second derivatives of a function that returns one element: the Jacobian of its Jacobian.

    `outer_jacobian_strategy` is the strategy of the outer Jacobian; the other arguments are those of `jacobian`. For
    a tuple of inputs a tuple of tuples.

    >>> tt.autograd.functional.hessian(lambda x: x.prod(), tt.tensor([2.0, 3.0, 5.0]))
    tensor([[0.0000e+00, 5.0000e+00, 3.0000e+00],
            [5.0000e+00, 2.3842e-07, 2.0000e+00],
            [3.0000e+00, 2.0000e+00, 0.0000e+00]])
    """
    inputs_tuple, inputs = as_tuple(inputs, "inputs", "hessian")
    if outer_jacobian_strategy not in ("forward-mode", "reverse-mode"):
        raise AssertionError('Expected strategy to be either "forward-mode" or "reverse-mode".')

    def one_element(*inputs: Tensor) -> Tensor:
        was_tuple, (out, *_) = as_tuple(func(*inputs), _OUTPUTS, "hessian")
        check_requires_grad((out,), "outputs", strict)
        check(not was_tuple, "The function given to hessian should return a single Tensor")
        check(
            out.numel() == 1,
            "The Tensor returned by the function given to hessian should contain a single element",
        )
        return out.squeeze()

    def gradient(*inputs: Tensor) -> Tensors:
        if outer_jacobian_strategy == "forward-mode":
            inputs = tuple(t.requires_grad_(True) for t in inputs)  # else `jacobian` would cut them off
        found = jacobian(one_element, inputs, create_graph=True)
        check_requires_grad(found, "jacobian", strict)
        return found

    result = jacobian(gradient, inputs, create_graph, strict, vectorize, outer_jacobian_strategy)
    return unpack(result, (inputs_tuple, inputs_tuple))


# ---- checks ----------------------------------------------------------------------------------------------------------


def as_tuple(given: Any, name: str, function: str | None) -> tuple[bool, tuple[Tensor, ...]]:
    """(whether it was a tuple, the tuple). TypeError for anything but tensors."""
    if not isinstance(given, tuple):
        if not isinstance(given, TensorImpl):
            raise TypeError(
                f"The {name} given to {function} must be either a Tensor or a tuple of Tensors but the given {name} "
                f"has type {type(given)}."
            )
        return False, (given,)
    for i, each in enumerate(given):
        if not isinstance(each, TensorImpl):
            raise TypeError(
                f"The {name} given to {function} must be either a Tensor or a tuple of Tensors but the value at index "
                f"{i} has type {type(each)}."
            )
    return True, given


def unpack(result: Any, was_tuple: bool | tuple[bool, bool]) -> Any:
    """Undo `as_tuple`: one level, or two of them (outer, inner)."""
    if isinstance(was_tuple, tuple):
        outer, inner = was_tuple
        if not inner:
            result = tuple(each[0] for each in result)
        return result if outer else result[0]
    return result if was_tuple else result[0]


def preprocess(inputs: tuple[Tensor, ...], create_graph: bool, need_graph: bool) -> tuple[Tensor, ...]:
    """New tensors over the same bytes, so that what the function captures is not taken for its argument."""
    return tuple(
        t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_(need_graph) for t in inputs
    )


def postprocess(results: Any, create_graph: bool) -> Any:
    """Without history, unless the user asked for it."""
    if not isinstance(results[0], TensorImpl):
        return tuple(postprocess(each, create_graph) for each in results)
    return results if create_graph else tuple(t.detach() for t in results)


def validate_v(v: tuple[Tensor, ...], like: tuple[Tensor, ...], was_tuple: bool) -> None:
    """One tensor for each of `like`, with its sizes."""
    check(
        len(v) == len(like),
        f"v is a tuple of invalid length: should be {len(like)} but got {len(v)}."
        if was_tuple
        else "The given v should contain a single Tensor.",
    )
    for i, (mine, other) in enumerate(zip(v, like, strict=True)):
        entry = f"Entry {i} in " if was_tuple else ""
        check(
            mine.size() == other.size(),
            f"{entry}v has invalid size: should be {other.size()} but got {mine.size()}.",
        )


_NOT_REQUIRED = {
    "hessian": (
        "The hessian of the user-provided function with respect to input {i} is independent of the input. This is not "
        "allowed in strict mode. You should ensure that your function is thrice differentiable and that the hessian "
        "depends on the inputs."
    ),
    "jacobian": (
        "While computing the hessian, found that the jacobian of the user-provided function with respect to input {i} "
        "is independent of the input. This is not allowed in strict mode. You should ensure that your function is "
        "twice differentiable and that the jacobian depends on the inputs (this would be violated by a linear function "
        "for example)."
    ),
    "grad_inputs": (
        "The gradient with respect to input {i} is independent of the inputs of the user-provided function. This is "
        "not allowed in strict mode."
    ),
    "outputs": (
        "Output {i} of the user-provided function does not require gradients. The outputs must be computed in a "
        "differentiable manner from the input when running in strict mode."
    ),
}


def check_requires_grad(tensors: tuple[Tensor, ...], kind: str, strict: bool) -> None:
    """In strict mode: RuntimeError unless all depend on the inputs. `kind` is a key of _NOT_REQUIRED."""
    for i, t in enumerate(tensors if strict else ()):
        check(
            t is not None,
            f"The output of the user-provided function is independent of input {i}. This is not allowed in strict "
            "mode.",
        )
        check(t.requires_grad, lambda i=i: _NOT_REQUIRED[kind].format(i=i))


_IS_NONE = {
    "back": (
        "The output of the user-provided function is independent of input {i}. This is not allowed in strict mode."
    ),
    "back_trick": (
        "The gradient with respect to the input is independent of entry {i} in the grad_outputs when using the double "
        "backward trick to compute forward mode gradients. This is not allowed in strict mode."
    ),
    "double_back": (
        "The jacobian of the user-provided function is independent of input {i}. This is not allowed in strict mode."
    ),
    "double_back_trick": (
        "The hessian of the user-provided function is independent of entry {i} in the grad_jacobian. This is not "
        "allowed in strict mode as it prevents from using the double backward trick to replace forward mode AD."
    ),
}


def fill_in_zeros(
    grads: tuple[Tensor, ...], like: tuple[Tensor, ...], strict: bool, create_graph: bool, stage: str
) -> tuple[Tensor, ...]:
    """Zeros for None; in strict mode an error. `stage` is a key of _IS_NONE."""
    filled = []
    what = "hessian" if "double" in stage else "jacobian"
    for i, grad in enumerate(grads):
        if grad is None:
            check(not strict, lambda i=i: _IS_NONE[stage].format(i=i))
            grad = F.zeros_like(like[i])
        else:
            check(
                not (strict and create_graph) or grad.requires_grad,
                f"The {what} of the user-provided function is independent of input {i}. This is not allowed in strict "
                "mode when create_graph=True.",
            )
        filled.append(grad)
    return tuple(filled)


def grad_or_none(
    outputs: tuple[Tensor, ...],
    inputs: tuple[Tensor, ...],
    grad_outputs: tuple[Tensor, ...] | None = None,
    create_graph: bool = False,
    retain_graph: bool | None = None,
    is_grads_batched: bool = False,
) -> tuple[Tensor, ...]:
    """`autograd.grad` that passes over outputs without a graph; None for inputs that nothing depends on."""
    given = (None,) * len(outputs) if grad_outputs is None else grad_outputs
    pairs = [(o, g) for o, g in zip(outputs, given, strict=True) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return python_engine.grad(
        [o for o, _ in pairs],
        inputs,
        [g for _, g in pairs],
        allow_unused=True,
        create_graph=create_graph,
        retain_graph=retain_graph,
        is_grads_batched=is_grads_batched,
    )


# ---- vectorize=True: one pass for all rows or columns, by vmap -------------------------------------------------------


def standard_basis(tensors: Sequence[Tensor]) -> list[Tensor]:
    """For each tensor [total, numel]: a row for each element of all of them, with a 1 at that element."""
    numels = [t.numel() for t in tensors]
    basis, before = [], 0
    for t, numel in zip(tensors, numels, strict=True):
        rows = F.zeros((sum(numels), numel), dtype=t.dtype, device=t.device)
        F.fill_(F.diagonal(rows, -before), 1)
        basis.append(rows)
        before += numel
    return basis


def jacobian_by_rows(outputs: tuple[Tensor, ...], inputs: tuple[Tensor, ...], create_graph: bool) -> tuple[Tensor, ...]:
    """For each output, for each input its Jacobian: a batched backward pass."""
    numels = [out.numel() for out in outputs]
    flat = [F.reshape(out, (-1,)) for out in outputs]
    found = python_engine.grad(
        flat, inputs, standard_basis(outputs), create_graph=create_graph, allow_unused=True, is_grads_batched=True
    )
    rows = [
        F.expand(F.zeros_like(given), (sum(numels), *given.shape)) if g is None else g
        for g, given in zip(found, inputs, strict=True)
    ]
    by_input = [
        [part.view((*out.shape, *given.shape)) for part, out in zip(F.split(row, numels, 0), outputs, strict=True)]
        for row, given in zip(rows, inputs, strict=True)
    ]
    return tuple(zip(*by_input, strict=True))


def vmapped_jvp(
    func: Callable[..., Any], inputs: Sequence[Tensor], tangents: Sequence[Tensor]
) -> tuple[bool, list[Tensor], list[Tensor]]:
    """(whether `func` returned a tuple, its outputs, their tangents for a batch of tangents of the inputs)."""
    size = tangents[0].shape[0]
    with vmap_increment_nesting(size, "error", is_transform=False) as frame:
        batched = [add_batch_dim(t, 0, frame.level) for t in tangents]
        with fw.dual_level():
            duals = [
                fw.make_dual(given, F.view(t, tuple(given.shape))) for given, t in zip(inputs, batched, strict=True)
            ]
            was_tuple, outputs = as_tuple(func(*duals), "outputs", None)
            pairs = [fw.unpack_dual(out) for out in outputs]
            moved = [F.zeros_like(p) if t is None else t for p, t in pairs]
        return was_tuple, [p for p, _ in pairs], [remove_batch_dim(t, frame, 0) for t in moved]


def jacobian_by_columns(func: Callable[..., Any], inputs: tuple[Tensor, ...]) -> tuple[bool, list[list[Tensor]]]:
    """(whether `func` returned a tuple, for each output, for each input its Jacobian): a batched forward pass."""
    numels = [t.numel() for t in inputs]
    was_tuple, outputs, moved = vmapped_jvp(func, inputs, standard_basis(inputs))
    return was_tuple, [
        [
            F.permute(part, (*range(1, part.dim()), 0)).reshape((*out.shape, *given.shape))
            for part, given in zip(F.split(column, numels, 0), inputs, strict=True)
        ]
        for column, out in zip(moved, outputs, strict=True)
    ]
