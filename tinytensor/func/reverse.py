"""grad, grad_and_value, vjp, jacrev: transforms by reverse mode.

    >>> import tinytensor as tt
    >>> from tinytensor.func import grad
    >>> cube = lambda x: x ** 3
    >>> [f(tt.tensor(2.0)).item() for f in (cube, grad(cube), grad(grad(cube)))]
    [8.0, 12.0, 12.0]

A transform takes a function and returns a function. `no_grad` around a call of it changes nothing inside, `no_grad`
inside the function counts.

Mirrors torch/_functorch/{apis,eager_transforms}.py.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.autograd.engine import python_engine
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, check_value
from tinytensor.c10.grad_mode import enable_grad, is_grad_enabled
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.func.arguments import Argnums, check_tensor_outputs, replace_args, slice_argnums, split_aux
from tinytensor.func.levels import level, unwrap, watch
from tinytensor.func.vmap import vmap
from tinytensor.utils._pytree import tree_flatten, tree_map, tree_unflatten, treespec_pprint

Tensor = Any

_GRAD = "grad_and_value(f)(*args)"
_VJP = "vjp(f, *primals)"


def grad(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that computes the gradient of `func`, which returns a tensor without dimensions.

        argnums   the argument, or a tuple of them, to differentiate by, each a tensor or a pytree of tensors: 0
        has_aux   `func` returns (output, aux), and the gradient function (gradient, aux)

    It can be nested, and combined with `vmap`. RuntimeError where `func` returns something else.

    >>> tt.func.grad(tt.sin)(tt.tensor(0.0)), tt.func.grad(tt.func.grad(lambda x: x**3))(tt.tensor(2.0))
    (tensor(1.), tensor(12.))
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        gradient, value = _grad_and_value(func, argnums, has_aux, args, kwargs)
        return (gradient, value[1]) if has_aux else gradient

    return wrapper


def grad_and_value(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """Like `grad`, but the function returns (gradient, value), or with `has_aux` (gradient, (value, aux)).

    >>> tt.func.grad_and_value(lambda x: x**3)(tt.tensor(2.0))
    (tensor(12.), tensor(8.))
    """

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return _grad_and_value(func, argnums, has_aux, args, kwargs)

    return wrapper


def _grad_and_value(
    func: Callable[..., Any], argnums: Argnums, has_aux: bool, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Any, Any]:
    with level() as lv, enable_grad():
        watched = tree_map(lambda t: watch(t, lv), slice_argnums(args, argnums, as_tuple=False))
        args = replace_args(args, (watched,) if isinstance(argnums, int) else watched, argnums)
        output, aux = split_aux(func(*args, **kwargs), has_aux, _GRAD)
        check(
            isinstance(output, TensorImpl),
            lambda: f"{_GRAD}: Expected f(*args) to return a Tensor, got {type(output)}",
        )
        check(
            output.dim() == 0,
            lambda: (
                f"{_GRAD}: Expected f(*args) to return a scalar Tensor, got tensor with {output.dim()} dims. Maybe you "
                "wanted to use the vjp or jacrev APIs instead?"
            ),
        )
        inputs, spec = tree_flatten(watched)
        # Closed after the gradients are taken, and before unwrapping: the inputs of an open level count as outside of it,
        # and every result would keep its history. See Note [What requires grad outside].
        gradient = tree_unflatten(gradients([output], inputs, None), spec)
        lv.is_open = False
        gradient, output = unwrap(gradient, lv), unwrap(output, lv)
        return gradient, (output, unwrap(aux, lv)) if has_aux else output


def gradients(
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    grad_outputs: Sequence[Tensor] | None,
    retain_graph: bool = True,
    create_graph: bool = True,
) -> tuple[Tensor, ...]:
    """`autograd.grad`, with zeros where an output does not depend on an input.

    By default the gradients have a graph of their own, for an outer transform may differentiate them again, and the
    graph of the outputs is kept, for the outputs are results, too.
    """
    pairs = [
        (output, None if grad_outputs is None else grad_outputs[i])
        for i, output in enumerate(outputs)
        if output.meta_.key_set & REQUIRES_GRAD
    ]
    if not pairs:
        return tuple(F.zeros_like(t) for t in inputs)
    found = python_engine.grad(
        [output for output, _ in pairs],
        inputs,
        None if grad_outputs is None else [g for _, g in pairs],
        retain_graph=retain_graph,
        create_graph=create_graph,
        allow_unused=True,
    )
    return tuple(F.zeros_like(t) if g is None else g for g, t in zip(found, inputs, strict=True))


def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """(func(*primals), vjp_fn): `vjp_fn(cotangents)` is the tuple of cotangents times the Jacobian, one for each
    primal.

    `cotangents` are like the output. With `has_aux`, `func` returns (output, aux), and the result is (output, vjp_fn,
    aux).

    >>> output, vjp_fn = tt.func.vjp(lambda x: x * x, tt.tensor([1.0, 2.0]))
    >>> output, vjp_fn(tt.tensor([1.0, 10.0]))
    (tensor([1., 4.]), (tensor([ 2., 40.]),))
    """
    return vjp_with_argnums(func, primals, None, has_aux)


def vjp_with_argnums(func: Callable[..., Any], primals: tuple[Any, ...], argnums: Argnums | None, has_aux: bool) -> Any:
    """`vjp` by some of the primals; errors speak of vjp in any case."""
    with level() as lv, enable_grad():
        if argnums is None:
            diff_primals = primals = tree_map(lambda t: watch(t, lv), primals)
        else:
            diff_primals = tree_map(lambda t: watch(t, lv), slice_argnums(primals, argnums, as_tuple=False))
            new = (diff_primals,) if isinstance(argnums, int) else diff_primals
            primals = replace_args(primals, new, argnums)
        output, aux = split_aux(func(*primals), has_aux, _VJP)
        outputs, output_spec = tree_flatten(output)
        check_tensor_outputs(outputs, _VJP)
        inputs, input_spec = tree_flatten(diff_primals)
        lv.is_open = False
        aux = unwrap(aux, lv) if has_aux else None
        results = unwrap(output, lv)
        for out in outputs:
            check(
                out.is_floating_point(),
                lambda out=out: (
                    "vjp(f, ...): All outputs of f must be floating-point or complex Tensors, got Tensor with dtype "
                    f"{out.dtype}"
                ),
            )

    def vjp_fn(cotangents: Any, retain_graph: bool = True, create_graph: bool | None = None) -> Any:
        given, spec = tree_flatten(cotangents)
        check(
            output_spec == spec,
            lambda: (
                "Expected pytree structure of cotangents to be the same as pytree structure of outputs to the "
                f"function. cotangents: {treespec_pprint(spec)}, primal output: {treespec_pprint(output_spec)}"
            ),
        )
        # vjp_fn runs after the transform, maybe under no_grad: grad mode where it is called decides, not where it was made.
        create_graph = is_grad_enabled() if create_graph is None else create_graph
        return tree_unflatten(
            unwrap(list(gradients(outputs, inputs, given, retain_graph, create_graph)), lv), input_spec
        )

    return (results, vjp_fn, aux) if has_aux else (results, vjp_fn)


def jacrev(
    func: Callable[..., Any],
    argnums: Argnums = 0,
    *,
    has_aux: bool = False,
    chunk_size: int | None = None,
    _preallocate_and_copy: bool = False,
) -> Callable[..., Any]:
    """The function that computes the Jacobian of `func`, by backward passes for all elements of the output at once.

        argnums      the argument, or a tuple of them, to differentiate by: 0
        has_aux      `func` returns (output, aux), and the result is (jacobian, aux)
        chunk_size   how many elements of the output to take at once; None: all; with 1 there is no vmap

    The result is nested like the output, then like the arguments: a tensor of shape `output.shape + argument.shape`
    for each pair. ValueError for a `chunk_size` that is not positive.

    >>> tt.func.jacrev(lambda x: x.cumsum(0))(tt.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [1., 1.]])
    """
    check_value(chunk_size is None or chunk_size > 0, "jacrev: `chunk_size` should be greater than 0.")

    @functools.wraps(func)
    def wrapper(*args: Any) -> Any:
        output, vjp_fn, *aux = vjp_with_argnums(func, args, argnums, has_aux)
        outputs, output_spec = tree_flatten(output)
        primals, primals_spec = tree_flatten(slice_argnums(args, argnums))
        columns = _stacked_rows(vjp_fn, outputs, output_spec, primals, chunk_size)
        numels = [out.numel() for out in outputs]
        per_output = []
        for o, parts in enumerate(zip(*(F.split(column, numels, 0) for column in columns), strict=True)):
            blocks = [
                F.view(part, (*outputs[o].shape, *primal.shape)) for part, primal in zip(parts, primals, strict=True)
            ]
            nested = tree_unflatten(blocks, primals_spec)
            per_output.append(nested[0] if isinstance(argnums, int) else nested)
        jacobian = tree_unflatten(per_output, output_spec)
        return (jacobian, aux[0]) if has_aux else jacobian

    return wrapper


def _stacked_rows(
    vjp_fn: Callable[..., Any], outputs: list[Tensor], spec: Any, primals: list[Tensor], chunk_size: int | None
) -> list[Tensor]:
    """For each primal, the rows of all Jacobians by it, one under the other."""
    total = sum(out.numel() for out in outputs)
    step = chunk_size or max(total, 1)
    chunks = []
    for start in range(0, total, step):
        basis = standard_basis(outputs, start, min(start + step, total))
        # Without a vmap, functions whose backward cannot be batched have a Jacobian, too.
        if chunk_size == 1:
            found, _ = tree_flatten(vjp_fn(tree_unflatten([F.squeeze(t, 0) for t in basis], spec)))
            chunks.append([F.unsqueeze(t, 0) for t in found])
        else:
            chunks.append(tree_flatten(vmap(vjp_fn)(tree_unflatten(basis, spec)))[0])
    if not chunks:
        return [F.zeros((0, *p.shape), dtype=p.dtype, device=p.device) for p in primals]
    return chunks[0] if len(chunks) == 1 else [F.cat(list(column), 0) for column in zip(*chunks, strict=True)]


def standard_basis(tensors: Sequence[Tensor], start: int = 0, stop: int | None = None) -> list[Tensor]:
    """Zeros like the tensors, once for each of their elements from number `start` to `stop`, with a 1 at that element."""
    numels = [t.numel() for t in tensors]
    stop = sum(numels) if stop is None else stop
    basis, before = [], 0
    for t, numel in zip(tensors, numels, strict=True):
        # Element i of this tensor has number `before + i`, so its 1 is in row `before + i - start`, column i: a diagonal with
        # the offset `start - before`. A tensor without an element among the rows has none.
        rows = F.zeros((stop - start, numel), dtype=t.dtype, device=t.device)
        if numel and before < stop and before + numel > start:
            F.fill_(F.diagonal(rows, start - before), 1)
        basis.append(F.view(rows, (stop - start, *t.shape)))
        before += numel
    return basis
