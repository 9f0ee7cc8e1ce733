"""backward() and grad(): from what the user says to a call of the engine.

    tensors        -> roots: their gradient edges
    grad_tensors   -> the gradients that flow in, ones where they can be guessed
    inputs         -> the edges whose gradients are wanted

Mirrors torch/autograd/__init__.py and torch/csrc/autograd/python_engine.cpp. Left out: nested tensors.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import add_batch_dim, remove_batch_dim, vmap_increment_nesting
from tinytensor.autograd.engine.engine import Identity, execute
from tinytensor.autograd.engine.input_metadata import GradMetadata
from tinytensor.autograd.engine.node import Edge, Node
from tinytensor.autograd.variable.variable import gradient_edge
from tinytensor.autograd.variable.variable_hooks import retain_grad
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, check_value, warn
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.layout import preserve_format
from tinytensor.c10.metadata import Metadata, Size
from tinytensor.c10.overflows import unsigned_byte
from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any
Tensors = Any  # a tensor or a GradientEdge, or a sequence of them


class GradientEdge(NamedTuple):
    """A place in the graph: output `output_nr` of the call that `node` stands for. Serves wherever a tensor's
    gradient is meant.

    `ownership_token` keeps the graph of a custom Function alive.

    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> edge = tt.autograd.graph.get_gradient_edge(x)
    >>> edge.node.name(), edge.output_nr
    ('torch::autograd::AccumulateGrad', 0)
    """

    node: Node
    output_nr: int
    ownership_token: Node | None = None


def backward(
    tensors: Tensors,
    grad_tensors: Tensors = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    grad_variables: Tensors = None,
    inputs: Tensors = None,
) -> None:
    """Add the gradients of `tensors` to the `grad` of the leaves that they were computed from.

        tensors          a tensor or a GradientEdge, or a sequence of them
        grad_tensors     the gradient that flows into each; may be left out for tensors of one element
        retain_graph     keep saved tensors for another backward pass; default: as `create_graph`
        create_graph     record the backward pass itself, for higher derivatives: False
        grad_variables   the old name of `grad_tensors`, with a warning
        inputs           add gradients to these tensors only

    RuntimeError where no gradient is required, where `grad_tensors` do not fit, and where the graph was freed before.

    >>> x = tt.tensor([1.0, 2.0], requires_grad=True)
    >>> tt.autograd.backward([(x * x).sum(), x.sum()])
    >>> x.grad
    tensor([3., 5.])
    """
    check(
        not transforms.depth,
        "backward() called inside a functorch transform. This is not supported, please use functorch.grad or "
        "functorch.vjp instead or call backward() outside of functorch transforms.",
    )
    if grad_variables is not None:
        warnings.warn("`grad_variables` is deprecated. Use `grad_tensors` instead.", FutureWarning, stacklevel=2)
        check(
            grad_tensors is None,
            "`grad_tensors` and `grad_variables` (deprecated) arguments both passed to `backward()`. Please only use "
            "`grad_tensors`.",
        )
        grad_tensors = grad_variables
    inputs_tuple = _inputs("backward", inputs, required=False)
    outputs = _as_tuple(tensors)
    grads = _make_grads(outputs, _tensor_or_tensors_to_tuple(grad_tensors, len(outputs)))
    keep_graph = create_graph if retain_graph is None else retain_graph
    flags = bool(unsigned_byte(keep_graph)), bool(unsigned_byte(create_graph))
    run_backward(outputs, grads, *flags, inputs_tuple, True, accumulate_grad=True)


def grad(
    outputs: Tensors,
    inputs: Tensors,
    grad_outputs: Tensors = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> Any:
    """The gradients of `outputs` with respect to `inputs`, as a tuple. Nothing is added to `grad`.

        outputs, inputs     a tensor or a GradientEdge, or a sequence of them
        grad_outputs        the gradient that flows into each output; may be left out for outputs of one element
        retain_graph        keep saved tensors for another pass; default: as `create_graph`
        create_graph        record the pass itself, for higher derivatives: False
        allow_unused        None for an input that the outputs do not depend on, instead of a RuntimeError
        is_grads_batched    `grad_outputs` have one more dimension in front: one pass for all of them, by vmap
        materialize_grads   zeros instead of None

    >>> x = tt.tensor([1.0, 2.0], requires_grad=True)
    >>> y = (x**3).sum()
    >>> (first,) = tt.autograd.grad(y, x, create_graph=True)
    >>> (second,) = tt.autograd.grad(first.sum(), x)
    >>> first.detach(), second
    (tensor([ 3., 12.]), tensor([ 6., 12.]))
    """
    check_value(
        not (materialize_grads and allow_unused is False),
        "Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.",
    )
    if allow_unused is None:
        allow_unused = materialize_grads
    inputs_tuple = _inputs("grad", inputs, required=True)
    if not only_inputs:
        warnings.warn(
            "only_inputs argument is deprecated and is ignored now (defaults to True). To accumulate gradient for "
            "other parts of the graph, please use torch.autograd.backward.",
            FutureWarning,
            stacklevel=2,
        )
    roots = _as_tuple(outputs)
    grads = _make_grads(roots, _tensor_or_tensors_to_tuple(grad_outputs, len(roots)), is_grads_batched)
    keep_graph = create_graph if retain_graph is None else retain_graph

    def run(grads: Sequence[Any], keep_graph: bool) -> list[Any]:
        return run_backward(roots, grads, keep_graph, create_graph, inputs_tuple, allow_unused, accumulate_grad=False)

    result = _run_batched(run, grads, keep_graph) if is_grads_batched else run(grads, keep_graph)
    if materialize_grads:
        check(
            all(r is not None or isinstance(i, TensorImpl) for r, i in zip(result, inputs_tuple, strict=True)),
            "materialize_grads cannot be used when the given input is a GradientEdge",
        )
        result = [
            F.zeros_like(i, requires_grad=create_graph) if r is None else r
            for r, i in zip(result, inputs_tuple, strict=True)
        ]
    return dict(zip(inputs, result, strict=True)) if type(inputs) is dict else tuple(result)


def _run_batched(run: Any, grads: Sequence[Any], keep_graph: bool) -> list[Any]:
    """One backward pass, mapped over the batch by vmap."""
    # What vmap says of a gradient that was made, and so has no batch.
    check_value(
        all(g.meta_.dim for g in grads if g is not None),
        "vmap(vjp, in_dims=0, ...)(<inputs>): Got in_dim=0 for some input, but that input is a Tensor of "
        "dimensionality 0 so expected in_dim to satisfy 0 <= in_dim < 0.",
    )
    sizes = list(dict.fromkeys(g.meta_.sizes[0] for g in grads if g is not None))
    check_value(
        len(sizes) == 1,
        lambda: (
            "vmap: Expected all tensors to have the same size in the mapped dimension, got sizes "
            f"{sizes} for the mapped dimension"
        ),
    )
    with vmap_increment_nesting(sizes[0], "error", is_transform=False) as frame:
        batched = [None if g is None else add_batch_dim(g, 0, frame.level) for g in grads]
        return [None if r is None else remove_batch_dim(r, frame, 0) for r in run(batched, keep_graph)]


def _as_tuple(tensors: Tensors) -> tuple[Any, ...]:
    return (tensors,) if isinstance(tensors, TensorImpl | GradientEdge) else tuple(tensors)


def _tensor_or_tensors_to_tuple(tensors: Tensors, length: int) -> tuple[Any, ...]:
    if tensors is None:
        return (None,) * length
    return (tensors,) if isinstance(tensors, TensorImpl) else tuple(tensors)


def _inputs(function: str, inputs: Tensors, required: bool) -> tuple[Any, ...]:
    if inputs is None and not required:
        return ()
    if type(inputs) is dict:
        inputs = inputs.values()
    elif isinstance(inputs, Mapping):
        raise TypeError(
            f"`inputs` argument to `{function}()` must be a dict, not {type(inputs).__name__}. Other Mapping types are "
            "not supported."
        )
    inputs = _as_tuple(inputs)
    check(len(inputs), f"`inputs` argument to `{function}()` cannot be empty.")
    return inputs


def _metadata(output: Tensor | GradientEdge) -> Metadata | GradMetadata:
    if isinstance(output, GradientEdge):
        metadata = output.node.input_metadata[output.output_nr]
        assert metadata is not None
        return metadata
    if not isinstance(output, TensorImpl):
        raise AssertionError("Expected output to be a torch.Tensor")
    return output.meta_


def _make_grads(
    outputs: tuple[Any, ...], grads: tuple[Any, ...], is_grads_batched: bool = False
) -> tuple[Tensor | None, ...]:
    """Check the gradients that are given, and make ones for outputs of one element."""
    made: list[Any] = []
    for i, (output, given) in enumerate(zip(outputs, grads, strict=False)):
        meta = _metadata(output)
        if isinstance(given, TensorImpl):
            first: Any = given[0] if is_grads_batched else given
            sizes = first.meta_.sizes
            if sizes != meta.sizes:
                _raise_mismatch(i, output, sizes, meta.sizes, is_grads_batched)
            made.append(given)
        elif given is None:
            requires_grad = isinstance(output, GradientEdge) or meta.key_set & REQUIRES_GRAD
            made.append(_ones_like(output, meta) if requires_grad else None)
        else:
            raise TypeError(f"gradients can be either Tensors or None, but got {type(given).__name__}")
    if len(outputs) != len(made):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(made)} gradients")
    return tuple(made)


def _raise_mismatch(i: int, output: Any, grad_sizes: Size, sizes: Size, is_grads_batched: bool) -> None:
    if isinstance(output, GradientEdge):
        check(not is_grads_batched, "Batched grads are not supported with GradientEdge")
    elif is_grads_batched:
        grad_sizes = Size(grad_sizes[1:])
    mismatch = f"grad_output[{i}] has a shape of {grad_sizes} and output[{i}] has a shape of {sizes}."
    if not is_grads_batched:
        raise RuntimeError(f"Mismatch in shape: {mismatch}")
    raise RuntimeError(
        "If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the batch dimension. The "
        "sizes of the remaining dimensions are expected to match the shape of corresponding output, but a mismatch was "
        f"detected: {mismatch} If you only want some tensors in `grad_output` to be considered batched, consider using "
        "vmap."
    )


def _ones_like(output: Tensor | GradientEdge, meta: Metadata | GradMetadata) -> Tensor:
    check(meta.numel == 1, "grad can be implicitly created only for scalar outputs")
    if meta.dtype is not None and not meta.dtype.is_floating_point:
        raise RuntimeError(f"grad can be implicitly created only for real scalar outputs but got {meta.dtype}")
    if isinstance(output, GradientEdge):
        return F.ones(meta.sizes, dtype=meta.dtype, device=meta.device)
    return F.ones_like_default(output, None, None, None, False, preserve_format)


def run_backward(
    outputs: tuple[Any, ...],
    grads: Sequence[Tensor | None],
    keep_graph: bool,
    create_graph: bool,
    inputs: tuple[Any, ...],
    allow_unreachable: bool,
    accumulate_grad: bool,
) -> list[Any]:
    roots: list[Edge] = []
    # The roots of the pass: for each output the edge along which its gradient comes in.
    for i, output in enumerate(outputs):
        edge = output[:2] if isinstance(output, GradientEdge) else gradient_edge(output)
        if edge is None:
            raise RuntimeError(f"element {i} of tensors does not require grad and does not have a grad_fn")
        roots.append(edge)
    if accumulate_grad and create_graph:
        _warn_about_cycle()
    wanted = [_input_edge(t, accumulate_grad) for t in inputs] if inputs else ()
    # Inputs become edges before the pass runs. With accumulate_grad each of them also retains its gradient.
    captured = execute(roots, grads, keep_graph, create_graph, accumulate_grad, wanted)
    if not allow_unreachable:
        for i, gradient in enumerate(captured):
            check(
                gradient is not None,
                lambda i=i: (
                    f"The differentiated Tensor at index {i} appears to not have been used in the graph. Set "
                    "allow_unused=True if this is the desired behavior."
                ),
            )
    return captured


@functools.cache
def _warn_about_cycle() -> None:
    """Once in a process, as PyTorch does."""
    warn(
        "Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient "
        "which can cause a memory leak. We recommend using autograd.grad when creating the graph to avoid this. If you "
        "have to use this function, make sure to reset the .grad fields of your parameters to None after use to break "
        "the cycle and avoid the leak."
    )


def _input_edge(t: Tensor | GradientEdge, accumulate_grad: bool) -> Edge:
    if isinstance(t, GradientEdge):
        return t[:2]
    check(
        isinstance(t, TensorImpl),
        lambda: f"all inputs have to be Tensors or GradientEdges, but got {type(t).__name__}",
    )
    if accumulate_grad:
        retain_grad(t)
    check(t.meta_.key_set & REQUIRES_GRAD, "One of the differentiated Tensors does not require grad")
    edge = gradient_edge(t)
    return (Identity(), 0) if edge is None else edge
