"""Rules of users: `torch.library.register_vmap`, and the `vmap` staticmethod of autograd.Function.

    rule(info, in_dims, *args) -> (outputs, out_dims)

`info` has the size of the batch and the randomness, `in_dims` is nested as the arguments, `out_dims` as the outputs.

Mirrors torch/_functorch/autograd_function.py (`custom_function_call_vmap_helper`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.python.simple_registry import registry
from tinytensor.aten.functorch.dynamic_layer import VmapFrame, below, unwrap
from tinytensor.c10.batched_tensor_impl import make_batched
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.wrap_dim import maybe_wrap_dim


class VmapInfo(NamedTuple):
    """What a user's rule is told of the vmap."""

    batch_size: int
    randomness: str


def runner_of(op: OperatorHandle) -> Callable[..., Any] | None:
    """The user's rule of an operator, as find_rule's runners; None if there is none."""
    rule = registry.find(op.name.name).vmap_rule
    if rule is None:
        return None

    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        return call_rule(rule, frame, args, lambda values: op.call(*values))

    return run


def call_rule(
    rule: Callable[..., Any], frame: VmapFrame, args: Sequence[Any], unbatched: Callable[[list[Any]], Any]
) -> Any:
    """The outputs of a user's rule, batched; where no argument is batched, what `unbatched` says."""
    # Leaves become pairs (tensor, dimension) of a class of their own, `_Pair`, because arguments may hold tuples, too, and
    # the second pass must not take one for the other.
    pairs = [map_structure(lambda a: unwrap(a, frame.level), a) for a in args]
    values = [map_structure(lambda p: p[0], p, is_pair) for p in pairs]
    in_dims = tuple(map_structure(lambda p: p[1], p, is_pair) for p in pairs)
    # The rule is the user's code about the tensors behind. What it calls, this operator too, must not come back to this
    # vmap.
    with below(frame):
        if all(dim is None for dim in flat(in_dims)):
            return unbatched(values)
        result = rule(VmapInfo(frame.size, frame.randomness), in_dims, *values)
    _check_returns(result)
    outputs, out_dims = result
    seen = {id(v): a for v, a in zip(flat(values), flat(args), strict=True) if isinstance(v, TensorImpl)}
    return _wrap_outputs(outputs, out_dims, frame, seen)


def _check_returns(result: Any) -> None:
    expected = (
        "Expected the vmap staticmethod to have two returns, an output and out_dims with pytree structure compatible with "
        "the output. "
    )
    if not isinstance(result, tuple):
        raise RuntimeError(f"{expected}Got a {type(result)} instead")
    if len(result) != 2:
        raise RuntimeError(f"{expected}Got {len(result)} returns instead")


def _wrap_outputs(outputs: Any, out_dims: Any, frame: VmapFrame, seen: dict[int, Any]) -> Any:
    if isinstance(outputs, (tuple, list)):
        each = out_dims if isinstance(out_dims, (tuple, list)) else [out_dims] * len(outputs)
        if len(each) != len(outputs):
            raise RuntimeError(
                "The autograd.Function's vmap staticmethod returned an incompatible (output, out_dims) tuple. Expected "
                f"out_dims={out_dims} to be compatible with the structure of `output`. out_dims has structure "
                f"{_structure(out_dims)} but output has structure {_structure(outputs)}. For more details, please see "
                "https://pytorch.org/docs/main/notes/extending.func.html"
            )
        return type(outputs)([_wrap_outputs(o, d, frame, seen) for o, d in zip(outputs, each, strict=True)])
    if not isinstance(outputs, TensorImpl):
        return outputs
    if id(outputs) in seen:  # written to in place: the caller gets the tensor that it passed
        return seen[id(outputs)]
    if out_dims is None:
        return outputs
    return make_batched(outputs, maybe_wrap_dim(out_dims, outputs.meta_.dim, False), frame.level)


def _structure(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        inner = ",\n  ".join(_structure(each) for each in value)
        return f"TreeSpec({type(value).__name__}, None, [{inner}])"
    return "*"


class _Pair(tuple):
    __slots__ = ()


def is_pair(value: Any) -> bool:
    """Whether this is what `unwrap` made of a leaf, and no tuple of the user's."""
    return isinstance(value, _Pair)


def map_structure(function: Callable[[Any], Any], value: Any, is_leaf: Callable[[Any], bool] | None = None) -> Any:
    """`function` of every leaf of nested tuples, lists and dicts."""
    if is_leaf is not None and is_leaf(value):
        return function(value)
    if isinstance(value, (tuple, list)) and not is_pair(value):
        return type(value)([map_structure(function, each, is_leaf) for each in value])
    if isinstance(value, dict):
        return {key: map_structure(function, each, is_leaf) for key, each in value.items()}
    result = function(value)
    return _Pair(result) if is_leaf is None and type(result) is tuple else result


def flat(value: Any) -> list[Any]:
    """The leaves."""
    if isinstance(value, (tuple, list)):
        return [leaf for each in value for leaf in flat(each)]
    if isinstance(value, dict):
        return [leaf for each in value.values() for leaf in flat(each)]
    return [value]
