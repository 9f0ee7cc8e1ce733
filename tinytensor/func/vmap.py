"""vmap: a function of one entry, mapped over a batch of them in one call.

    >>> import tinytensor as tt
    >>> tt.vmap(tt.dot)(tt.ones(2, 3), tt.ones(2, 3))
    tensor([3., 3.])

The function runs once. Its arguments are tensors in which the batch is hidden, and each operator has a rule for them (see
functorch/). vmaps nest, and combine with grad, jvp and the others both ways.

Mirrors torch/_functorch/vmap.py and the `vmap` of torch/_functorch/apis.py.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from tinytensor import random
from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import (
    VmapFrame,
    add_batch_dim,
    remove_batch_dim,
    unwrap,
    vmap_increment_nesting,
)
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched
from tinytensor.c10.error import check_value
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.utils._pytree import _broadcast_to_and_flatten, tree_flatten, tree_map_, tree_unflatten

InDims = int | tuple[Any, ...]
OutDims = Any  # int, None, or a pytree of them


def vmap(
    func: Callable[..., Any],
    in_dims: InDims = 0,
    out_dims: OutDims = 0,
    randomness: str = "error",
    *,
    chunk_size: int | None = None,
) -> Callable[..., Any]:
    """The function that maps `func` over a dimension of its arguments, without a loop.

        in_dims      where the batch is in each argument: an int for all, or a tuple nested as the arguments; None: not batched
        out_dims     where it is to be in the results: an int for all, or nested as they are; None: not batched
        randomness   of random operators: "error", "different" for each entry, or "same"
        chunk_size   how many entries to compute at once; None: all

    Inside, `func` sees tensors without the batch. ValueError for `in_dims` that do not fit or batches of different
    sizes; RuntimeError for what cannot be batched, such as `item()`.

    >>> batched_dot = tt.vmap(tt.dot)
    >>> batched_dot(tt.ones(2, 3), tt.arange(6.0).view(2, 3))
    tensor([ 3., 12.])
    """
    check_randomness_arg(randomness)
    check_value(
        chunk_size is None or chunk_size > 0,
        lambda: f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})",
    )

    @functools.wraps(func)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        _check_out_dims(out_dims, func)
        size, flat_in_dims, flat_args, spec = _process_inputs(in_dims, args, func)
        if chunk_size is not None:
            chunks = _chunks(flat_args, flat_in_dims, size, chunk_size)
            return _chunked(func, flat_in_dims, chunks, spec, out_dims, randomness, kwargs)
        return _flat_vmap(func, size, flat_in_dims, flat_args, spec, out_dims, randomness, kwargs)

    return wrapped


def check_randomness_arg(randomness: str) -> None:
    """RuntimeError for what is none of the three."""
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")


def _name(func: Any) -> str:
    if hasattr(func, "__name__"):
        return func.__name__
    if isinstance(func, functools.partial):
        return f"functools.partial({_name(func.func)}, ...)"
    return repr(func)


# Arguments.


def _process_inputs(in_dims: Any, args: tuple[Any, ...], func: Any) -> tuple[int, list[int | None], list[Any], Any]:
    given = f"vmap({_name(func)}, in_dims={in_dims}, ...)(<inputs>)"
    check_value(
        isinstance(in_dims, int | tuple),
        lambda: (
            f"{given}: expected `in_dims` to be int or a (potentially nested) tuple matching the structure of inputs, got: "
            f"{type(in_dims)}."
        ),
    )
    check_value(
        args,
        lambda: (
            f"vmap({_name(func)})(<inputs>): got no inputs. Maybe you forgot to add inputs, or you are trying to vmap over "
            "a function with no inputs. The latter is unsupported."
        ),
    )
    flat_args, spec = tree_flatten(args)
    flat_in_dims = _broadcast_to_and_flatten(in_dims, spec)
    if flat_in_dims is None:
        raise ValueError(
            f"{given}: in_dims is not compatible with the structure of `inputs`. in_dims has structure "
            f"{tree_flatten(in_dims)[1]} but inputs has structure {spec}."
        )
    for i, (arg, dim) in enumerate(zip(flat_args, flat_in_dims, strict=True)):
        flat_in_dims[i] = _checked_in_dim(arg, dim, given)
    return _batch_size(flat_in_dims, flat_args), flat_in_dims, flat_args, spec


def _checked_in_dim(arg: Any, dim: Any, given: str) -> int | None:
    if dim is None:
        return None
    check_value(
        isinstance(dim, int),
        f"{given}: Got in_dim={dim} for an input but in_dim must be either an integer dimension or None.",
    )
    check_value(
        isinstance(arg, TensorImpl),
        f"{given}: Got in_dim={dim} for an input but the input is of type {type(arg)}. We cannot vmap over non-Tensor "
        "arguments, please use None as the respective in_dim",
    )
    rank = arg.meta_.dim
    check_value(
        -rank <= dim < rank,
        f"{given}: Got in_dim={dim} for some input, but that input is a Tensor of dimensionality {rank} so expected in_dim "
        f"to satisfy -{rank} <= in_dim < {rank}.",
    )
    return dim % rank


def _batch_size(flat_in_dims: list[int | None], flat_args: list[Any]) -> int:
    sizes = [a.meta_.sizes[d] for d, a in zip(flat_in_dims, flat_args, strict=True) if d is not None]
    check_value(sizes, "vmap: Expected at least one Tensor to vmap over")
    check_value(
        all(s == sizes[0] for s in sizes),
        f"vmap: Expected all tensors to have the same size in the mapped dimension, got sizes {sizes} for the mapped "
        "dimension",
    )
    return sizes[0]


# Results.


def _check_out_dims(out_dims: OutDims, func: Any) -> None:
    def check_one(dim: Any) -> None:
        check_value(
            dim is None or isinstance(dim, int),
            lambda: (
                f"vmap({_name(func)}, ..., out_dims={out_dims}): `out_dims` must be an int, None or a python collection of "
                "ints representing where in the outputs the vmapped dimension should appear."
            ),
        )

    if not isinstance(out_dims, int):
        tree_map_(check_one, out_dims)


def _unwrap_results(results: Any, out_dims: OutDims, frame: VmapFrame, func: Any) -> Any:
    flat, spec = tree_flatten(results)

    def incompatible() -> NoReturn:
        raise ValueError(
            f"vmap({_name(func)}, ..., out_dims={out_dims})(<inputs>): out_dims is not compatible with the structure of "
            f"`outputs`. out_dims has structure {tree_flatten(out_dims)[1]} but outputs has structure {spec}."
        )

    if isinstance(results, TensorImpl):
        if isinstance(out_dims, tuple) and len(out_dims) == 1:
            dims: Any = list(out_dims)
        elif out_dims is None or isinstance(out_dims, int):
            dims = [out_dims]
        else:
            incompatible()
    else:
        dims = _broadcast_to_and_flatten(out_dims, spec)
        if dims is None:
            incompatible()
    name = _name(func)
    return tree_unflatten([_unwrap_one(r, d, frame, name) for r, d in zip(flat, dims, strict=True)], spec)


def _unwrap_one(result: Any, out_dim: int | None, frame: VmapFrame, name: str) -> Any:
    # `out_dims=None` promises a result that is the same for all entries. A batched one is not, and there is no entry to
    # choose; a wrapper without a dimension is, and is taken off.
    if out_dim is None:
        if isinstance(result, TensorImpl):
            value, bdim = unwrap(result, frame.level)
            check_value(
                bdim is None, f"vmap({name}, ...): `{name}` can not return a BatchedTensor when out_dim is None"
            )
            return value
        return result
    check_value(
        isinstance(result, TensorImpl),
        lambda: (
            f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(result)}. Did you mean to set out_dims= "
            "to None for output?"
        ),
    )
    return remove_batch_dim(result, frame, out_dim)


# The call.


def _flat_vmap(
    func: Callable[..., Any], size: int, flat_in_dims: list[int | None], flat_args: list[Any], spec: Any,
    out_dims: OutDims, randomness: str, kwargs: dict[str, Any],
) -> Any:  # fmt: skip
    with vmap_increment_nesting(size, randomness) as frame:
        batched = [
            arg if dim is None else add_batch_dim(arg, dim, frame.level)
            for dim, arg in zip(flat_in_dims, flat_args, strict=True)
        ]
        return _unwrap_results(func(*tree_unflatten(batched, spec), **kwargs), out_dims, frame, func)


def _chunks(
    flat_args: list[Any], flat_in_dims: list[int | None], size: int, chunk_size: int
) -> Iterable[tuple[Any, ...]]:
    sizes = [chunk_size] * (size // chunk_size) + ([size % chunk_size] if size % chunk_size else [])
    ends = tuple(itertools.accumulate(sizes))
    split = (
        F.tensor_split(t, ends, dim) if dim is not None else [t] * len(ends)
        for t, dim in zip(flat_args, flat_in_dims, strict=True)
    )
    return zip(*split, strict=False)


def _chunked(
    func: Callable[..., Any], flat_in_dims: list[int | None], chunks: Iterable[tuple[Any, ...]], spec: Any,
    out_dims: OutDims, randomness: str, kwargs: dict[str, Any],
) -> Any:  # fmt: skip
    """A vmap for each chunk, and the results one after the other."""
    # With "same" all entries see the same numbers, also those of different chunks: each chunk begins with the state of the
    # generator that the first one began with.
    state = random.get_rng_state() if randomness == "same" else None
    results, result_spec = [], None
    for chunk in chunks:
        size = _batch_size(flat_in_dims, list(chunk))
        if size == 0:
            continue
        if state is not None:
            random.set_rng_state(state)
        result = _flat_vmap(func, size, flat_in_dims, list(chunk), spec, out_dims, randomness, kwargs)
        flat, own_spec = tree_flatten(result)
        result_spec = own_spec if result_spec is None else result_spec
        results.append(flat)
    assert result_spec is not None
    dims = _broadcast_to_and_flatten(out_dims, result_spec)
    assert dims is not None  # or unwrapping a chunk would have complained
    joined = [F.cat(list(column), dim) for column, dim in zip(zip(*results, strict=True), dims, strict=True)]
    return tree_unflatten(joined, result_spec)


def restore_vmap(func: Callable[..., Any], in_dims: Any, size: int, randomness: str) -> Callable[..., tuple[Any, Any]]:
    """Like vmap, and returns (results, where the batch is in each). Nothing is checked; results may be anything."""

    def inner(*args: Any, **kwargs: Any) -> tuple[Any, Any]:
        with vmap_increment_nesting(size, randomness) as frame:
            flat, spec = tree_flatten(args)
            dims = _broadcast_to_and_flatten(in_dims, spec)
            assert dims is not None
            batched = [a if d is None else add_batch_dim(a, d, frame.level) for d, a in zip(dims, flat, strict=True)]
            results, result_spec = tree_flatten(func(*tree_unflatten(batched, spec), **kwargs))
            pairs = [unwrap(r, frame.level) for r in results]
            return (
                tree_unflatten([v for v, _ in pairs], result_spec),
                tree_unflatten([d for _, d in pairs], result_spec),
            )

    return inner


def is_batchedtensor(t: Any) -> bool:
    """Whether a vmap hides a dimension of `t`."""
    return isinstance(t, TensorImpl) and is_batched(t)


def get_unwrapped(t: Any) -> Any:
    """The tensor behind a batched one."""
    return batched_storage(t).value


def maybe_get_bdim(t: Any) -> int | None:
    """Which dimension of it is hidden; -1 if `t` is not batched."""
    return batched_storage(t).bdim if is_batched(t) else -1


def maybe_get_level(t: Any) -> int:
    """The level of the vmap that hides it; -1 if `t` is not batched."""
    return batched_storage(t).level if is_batched(t) else -1
