"""Which arguments a transform differentiates, and what it demands of arguments and results.

Mirrors the helpers of torch/_functorch/eager_transforms.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.error import check
from tinytensor.c10.tensor_impl import TensorImpl

Argnums = int | tuple[int, ...]


def slice_argnums(args: tuple[Any, ...], argnums: Any, as_tuple: bool = True) -> Any:
    """The arguments at these positions, which may be negative. RuntimeError for positions that are none."""
    positions = positions_of(argnums, len(args))
    if isinstance(argnums, int):
        return (args[positions[0]],) if as_tuple else args[positions[0]]
    return tuple(args[i] for i in positions)


def positions_of(argnums: Any, count: int) -> tuple[int, ...]:
    """`argnums` as a tuple of positions from 0 on."""
    check(isinstance(argnums, int | tuple), lambda: f"argnums must be int or Tuple[int, ...], got: {type(argnums)}")
    given = (argnums,) if isinstance(argnums, int) else argnums
    positions = tuple(_position(i, count) for i in given)
    check(positions, "argnums must be non-empty")
    check(len(set(positions)) == len(positions), lambda: f"argnums elements must be unique, got {positions}")
    return positions


def _position(argnum: Any, count: int) -> int:
    check(isinstance(argnum, int), lambda: f"argnum must be int, got: {type(argnum)}")
    check(-count <= argnum < count, lambda: f"Got argnum={argnum}, but only {count} positional inputs")
    return argnum % count


def replace_args(args: tuple[Any, ...], new: tuple[Any, ...], argnums: Argnums) -> tuple[Any, ...]:
    """`args` with the new ones at these positions."""
    replaced = list(args)
    for position, arg in zip(positions_of(argnums, len(args)), new, strict=True):
        replaced[position] = arg
    return tuple(replaced)


def split_aux(output: Any, has_aux: bool, api: str) -> tuple[Any, Any]:
    """(output, aux) of what the function returned."""
    if not has_aux:
        return output, None
    check(
        isinstance(output, tuple) and len(output) == 2,
        f"{api}: output of function f should be a tuple: (output, aux) if has_aux is True",
    )
    return output


def check_tensor_outputs(outputs: list[Any], api: str) -> None:
    """At least one output, and nothing but tensors."""
    check(
        outputs and not (len(outputs) == 1 and outputs[0] is None),
        lambda: f"{api}: Expected f to be a function that has non-empty output (got output = {outputs})",
    )
    for output in outputs:
        check(
            isinstance(output, TensorImpl),
            lambda output=output: (
                f"{api}: expected f(*primals) to return only tensors, got unsupported type {type(output)}"
            ),
        )


def check_tensors(given: list[Any], api: str, name: str) -> None:
    """At least one, and nothing but tensors."""
    check(given, f"{api}: Expected {name} to contain at least one Tensor.")
    for each in given:
        check(
            isinstance(each, TensorImpl),
            lambda each=each: f"{api}: Expected {name} to only contain Tensors, got {type(each)}",
        )
