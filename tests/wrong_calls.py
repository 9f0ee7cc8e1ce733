"""Calls of every operator with wrong and extreme arguments, made in both libraries and compared.

    python tests/wrong_calls.py [--calls 10000] [--first 0] [--op index_add] [--show 40]

A call is a sample of the operator database (as a function, in place, or with `out=`) in which one argument, seldom two, is
replaced: indices out of range, integers beyond 64 bits, other dtypes, shapes and layouts, tensors that overlap, None, words.
Compared are the class of the error, values, dtype, shape and strides of results, which argument a result is or shares memory
with, and of every tensor that was handed in its values, shape, strides, version and storage size afterwards: also of those that
a refused call left behind. It needs PyTorch.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch

import tinytensor as tt
from tinytensor.testing.compare_arrays import to_array
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo

INTS = (
    -1, 0, 1, 2, 5, -7, 2**31, -(2**31) - 1, 2**62, 2**63 - 1, -(2**63), 2**63, -(2**63) - 1, 2**64, 2**100, True, 1.5, float("nan"),
    float("inf"), "x", None, [1], (0, 0),
)  # fmt: skip
REALS = (0.0, -0.0, -1.0, float("nan"), float("inf"), -float("inf"), 1e308, 1e-320, 3, 2**70, True, "x", None, [1.0])
FLAGS = (2, None, "x", 1.0, 0, "", [])
WORDS = ("nonsense", "", None, 1, "SUM")
DTYPES = "float32 float64 float16 bfloat16 int64 int32 int16 int8 uint8 bool".split()
LAYOUTS = "contiguous transposed stepped offset expanded".split()
EXTREMES = {
    "f": (float("nan"), float("inf"), -float("inf"), 1e30, -1e30, 1e-40, 0.0, -0.0),
    "i": (-1, 0, 7, 100, -100, 2**31, 2**62, -(2**62), 2**63 - 1, -(2**63)),
}
# Operators whose answers are not to be compared: random numbers, memory that nobody has written.
UNTRIED = (
    "empty", "rand", "bernoulli", "multinomial", "normal", "poisson", "dropout", "rrelu", "uniform", "exponential", "cauchy",
    "geometric", "gamma", "dirichlet", "binomial", "shuffle", "gumbel", "resize", "fractional",
    "lu_unpack", "lstm",  # PyTorch reads and writes beyond its memory where sizes do not fit
)  # fmt: skip


@dataclass(frozen=True)
class Given:
    """A tensor to be made in both libraries."""

    values: np.ndarray
    dtype: str
    layout: str = "contiguous"
    requires_grad: bool = False


def spec(value: Any, dtype: Any) -> Any:
    if isinstance(value, Arr):
        return Given(np.array(value.values), (value.dtype or dtype).name)
    if isinstance(value, list):
        return [spec(v, dtype) for v in value]
    return value


def made(given: Any, lib: Any, tensors: list[Any]) -> Any:
    """The argument itself; tensors are kept in `tensors` in the order of their making."""
    if isinstance(given, list):
        return [made(g, lib, tensors) for g in given]
    if isinstance(given, Ref):
        return tensors[given.number] if given.number < len(tensors) else None
    if isinstance(given, Name):
        return getattr(lib, given.name)
    if not isinstance(given, Given):
        return given
    dtype = getattr(lib, given.dtype)
    with np.errstate(all="ignore"):
        values = given.values.astype(np.float64 if given.values.dtype.kind == "f" else given.values.dtype)
    shape = values.shape

    def fill(target: Any) -> Any:
        if target.numel():
            plain = lib.from_numpy(np.ascontiguousarray(values).reshape(shape))
            target.copy_(plain)
        return target

    if given.layout == "transposed" and len(shape) > 1:
        t = fill(lib.empty(shape[::-1], dtype=dtype).permute(*range(len(shape))[::-1]))
    elif given.layout == "stepped" and shape:
        t = fill(lib.zeros((*shape[:-1], shape[-1] * 2), dtype=dtype)[..., ::2])
    elif given.layout == "offset" and shape:
        t = fill(lib.zeros((shape[0] + 1, *shape[1:]), dtype=dtype)[1:])
    elif given.layout == "expanded" and shape and all(shape):
        t = lib.zeros((1, *shape[1:]), dtype=dtype).expand(shape)
    else:
        t = fill(lib.empty(shape, dtype=dtype))
    if given.requires_grad:
        t.requires_grad_()
    tensors.append(t)
    return t


@dataclass(frozen=True)
class Ref:
    """The tensor that was made as number `number`."""

    number: int


@dataclass(frozen=True)
class Name:
    name: str


# ---- what goes wrong -------------------------------------------------------------------------------------------------


def changed(dice: random.Random, given: Any) -> Any:
    if isinstance(given, Given):
        return changed_tensor(dice, given)
    if isinstance(given, bool):
        return dice.choice(FLAGS)
    if isinstance(given, int):
        return dice.choice(INTS)
    if isinstance(given, float):
        return dice.choice(REALS)
    if isinstance(given, str):
        return dice.choice(WORDS)
    if isinstance(given, (list, tuple)):
        items = list(given)
        way = dice.randrange(5)
        if way == 0 or not items:
            return type(given)([*items, *(items[:1] or [dice.choice(INTS)])])
        if way == 1:
            return type(given)(items[:-1])
        if way == 2:
            return type(given)([])
        place = dice.randrange(len(items))
        items[place] = changed(dice, items[place])
        return type(given)(items)
    return dice.choice((None, 1, "x", 2.5, [], Name("float16"), Name("int32")))


def changed_tensor(dice: random.Random, given: Given) -> Any:
    values = given.values
    way = dice.randrange(14)
    if way < 4 and values.size:  # one element
        values = values.copy()
        kind = "f" if given.dtype in DTYPES[:4] else "i"
        new = dice.choice(EXTREMES[kind])
        if given.dtype == "bool":
            new = not values.reshape(-1)[0]
        elif kind == "i":
            width = np.iinfo(given.dtype)
            new = min(max(new, width.min), width.max)
            values = values.astype(np.int64)
        elif kind == "f":
            values = values.astype(np.float64)
        values.reshape(-1)[dice.randrange(values.size)] = new
        return replace(given, values=values)
    if way < 6:
        return replace(
            given, requires_grad=False, dtype=dice.choice(DTYPES), values=np.clip(np.nan_to_num(values), 0, 3)
        )
    if way < 8:
        return replace(given, values=reshaped(dice, values))
    if way == 8:
        return replace(given, layout=dice.choice(LAYOUTS))
    if way == 9:
        return replace(given, layout="expanded")
    if way == 10:
        return replace(given, requires_grad=True, dtype=dice.choice(DTYPES[:2]), values=values)
    if way == 11:
        return Ref(0)
    return dice.choice((None, 1, 2**63, "x", 0.5, [], [1.0], True, Name("float32")))


def reshaped(dice: random.Random, values: np.ndarray) -> np.ndarray:
    way = dice.randrange(6)
    if way == 0:
        return values[None]
    if way == 1 and values.ndim:
        return values[0] if values.shape[0] else values.reshape(-1)
    if way == 2 and values.ndim:
        return values[..., :0]
    if way == 3 and values.ndim:
        return np.concatenate([values, values[..., :1]], -1)
    if way == 4:
        return values.reshape(-1)
    return values.reshape(-1)[:1].reshape(())[()].reshape(()) if values.size else values[None, None]


@dataclass
class Call:
    """A call: the operator, its form, its arguments."""

    op: OpInfo
    form: str
    args: list[Any]
    kwargs: dict[str, Any]

    def __str__(self) -> str:
        words = [shown(a) for a in self.args] + [f"{k}={shown(v)}" for k, v in self.kwargs.items()]
        return f"{self.op.name}{'_' if self.form == 'in place' else ''}({', '.join(words)})"


def shown(given: Any) -> str:
    if isinstance(given, Given):
        more = "".join(f", {w}" for w in (given.layout, "grad" * given.requires_grad) if w not in ("contiguous", ""))
        return f"<{given.dtype} {given.values.tolist()} {list(given.values.shape)}{more}>"
    if isinstance(given, list):
        return f"[{', '.join(map(shown, given))}]"
    if isinstance(given, Ref):
        return f"<argument {given.number}>"
    return given.name if isinstance(given, Name) else repr(given)


def op_of(dice: random.Random, only: str | None = None) -> OpInfo:
    """An operator whose answers can be compared."""
    return dice.choice(
        [
            op
            for op in OP_DB
            if (only is None or op.name == only) and not any(word in op.name for word in UNTRIED) and op.name[0] != "_"
        ]
    )


def drawn(seed: int, only: str | None = None) -> Call:
    dice = random.Random(seed)
    op = op_of(dice, only)
    dtype = dice.choice(op.dtypes)
    sample = dice.choice(list(op.sample(dtype)))
    args, kwargs = [spec(a, dtype) for a in sample.args], {k: spec(v, dtype) for k, v in sample.kwargs.items()}
    args = [
        replace(a, layout=dice.choice(LAYOUTS[:4])) if isinstance(a, Given) and dice.random() < 0.3 else a for a in args
    ]
    forms = ["function", *["in place"] * (2 * op.inplace), *["out"] * op.out]
    form = dice.choice(forms)
    for _ in range(dice.choice((1, 1, 1, 2))):
        change(dice, args, kwargs)
    if form == "out":
        shape = tuple(dice.choice((0, 1, 2, 3)) for _ in range(dice.randrange(3)))
        fresh = Given(np.zeros(shape), dice.choice((dtype.name, dtype.name, dice.choice(DTYPES))))
        # Only of operators element by element PyTorch says what comes of an input that is written to.
        inputs = (Ref(0), Ref(1)) if op.inplace else ()
        kwargs["out"] = dice.choice((fresh, fresh, fresh, *inputs, None, 3))
    return Call(op, form, args, kwargs)


def change(dice: random.Random, args: list[Any], kwargs: dict[str, Any]) -> None:
    way = dice.randrange(20)
    if way == 0 and args:
        args.pop()
    elif way == 1:
        args.append(dice.choice((1, "x", None)))
    elif way == 2:
        kwargs["nonsense"] = 1
    elif kwargs and way < 8:
        key = dice.choice(list(kwargs))
        kwargs[key] = changed(dice, kwargs[key])
    elif args:
        place = dice.randrange(len(args))
        args[place] = changed(dice, args[place])


# ---- both libraries --------------------------------------------------------------------------------------------------


def found(op: OpInfo, lib: Any, in_place: bool) -> Any:
    name = op.name + "_" if in_place else op.name
    target = lib
    for part in name.split("."):
        target = getattr(target, part, None)
        if target is None:
            break
    if target is None and in_place:
        target = getattr(lib.Tensor, name.rsplit(".", 1)[-1], None)
    return target


def state(t: Any) -> tuple[Any, ...]:
    """What can be seen of a tensor."""
    where = (
        name_of(t.dtype),
        tuple(t.shape),
        tuple(t.stride()),
        t.storage_offset(),
        t.requires_grad,
    )
    try:
        version = t._version
    except RuntimeError:  # an inference tensor, also one that was given the data of another tensor since
        version = None
    try:
        node = None if t.grad_fn is None else t.grad_fn.name()
    except RuntimeError as error:  # a view made under `no_grad`, whose base was written to since
        node = first(error)
    return (*where, version, t.untyped_storage().nbytes(), node)


def numbers(t: Any) -> np.ndarray | None:
    """The values of a copy: `numpy` fixes the size of a storage. None for an expanded tensor that memory has no room for."""
    if t.device.type != "cpu" or t.numel() > 2**26:
        return None
    if t.numel() <= 0:  # sizes that NumPy has no array for may stand beside a 0
        return np.empty(0)
    if isinstance(t, torch.Tensor):
        t = t.detach().clone()
        return (t.to(torch.float64) if t.dtype.is_floating_point else t).numpy()
    return np.asarray(to_array(t.detach().clone()))


# What a factorization makes of a matrix with NaN or infinities is each LAPACK's own.
FACTORIZATIONS = (
    "qr", "svd", "eig", "cholesky", "ldl", "lu_", "lstsq", ".lu(", "inv", "solve", "det", "matrix_", "cond", "norm", "lobpcg", "pca",
)  # fmt: skip
LIMITS = {"float64": 1e-9, "float32": 3e-5, "float16": 6e-3, "bfloat16": 5e-2}


def equal(ours: np.ndarray | None, theirs: np.ndarray | None, dtype: str) -> bool:
    if ours is None or theirs is None:
        return (ours is None) == (theirs is None)
    if dtype == "exactly":
        return np.array_equal(ours, theirs, equal_nan=ours.dtype.kind == "f")
    limit = LIMITS.get(dtype)
    if limit is None:
        return bool(np.array_equal(ours, theirs))
    ours, theirs = ours.astype(np.float64), theirs.astype(np.float64)
    finite = theirs[np.isfinite(theirs)]
    scale = max(1.0, float(np.abs(finite).max(initial=0)))
    with np.errstate(all="ignore"):
        return bool(np.isclose(ours, theirs, rtol=limit, atol=limit * scale, equal_nan=True).all())


def results(value: Any, kind: Any) -> list[Any]:
    if isinstance(value, kind):
        return [value]
    return [r for v in value for r in results(v, kind)] if isinstance(value, (tuple, list)) else []


def run(call: Call, lib: Any) -> tuple[Any, list[Any], Any]:
    """(error, tensors handed in, result)"""
    tensors: list[Any] = []
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        args = [made(a, lib, tensors) for a in call.args]
        kwargs = {k: made(v, lib, tensors) for k, v in call.kwargs.items()}
        function = found(call.op, lib, call.form == "in place")
        method = call.form == "in place" or call.op.name.startswith("Tensor.")
        if function is None or (method and not (args and isinstance(args[0], lib.Tensor))):
            return LookupError(), tensors, None  # a method is called on a tensor
        try:
            return None, tensors, function(*args, **kwargs)
        except Exception as error:
            return error, tensors, None


def arguments(call: Call) -> list[Any]:
    """The tensors among the arguments, as they are before the call."""
    tensors: list[Any] = []
    with np.errstate(all="ignore"):
        for a in [*call.args, *call.kwargs.values()]:
            made(a, tt, tensors)
    return tensors


def is_undefined(call: Call) -> bool:
    """Whether PyTorch says nothing about the call, or takes minutes for it."""
    name, given = call.op.name, [a for a in [*call.args, *call.kwargs.values()] if isinstance(a, Given)]
    numbers = [a for a in [*call.args, *call.kwargs.values()] if isinstance(a, int)]
    not_finite = [a.values.dtype.kind == "f" and not np.isfinite(a.values).all() for a in given]
    # What a factorization makes of a matrix with NaN or infinities is each LAPACK's own.
    if any(not_finite) and any(word in f".{name}(" for word in FACTORIZATIONS):
        return True
    # What is left of a singular value that is 0 decides about the rest.
    if any(word in name for word in ("qr", "pinv", "svd", "lstsq")) and any(map(is_singular, given)):
        return True
    # What is left below the last pivot of a singular matrix is rounding, by which the next column is divided.
    if name.split(".")[-1] in ("lu", "lu_factor", "lu_factor_ex") and any(map(is_singular, given)):
        return True
    # Of numbers with few digits left, too: products of such numbers overflow in one order, and not in another.
    if any(word in f".{name}(" for word in FACTORIZATIONS) and any(map(is_tiny, given)):
        return True
    # What counts as singular is decided after columns were exchanged, from an order that nobody has written.
    if name.endswith("lstsq") and (
        numbers_of(call.args[2:]) + numbers_of(call.kwargs.values()) or any(is_singular(a, 1e-5) for a in given)
    ):
        return True
    # The bytes of its coefficients, which are doubles, are read as halves.
    if name.endswith("matrix_exp") and any(a.dtype in ("float16", "bfloat16") for a in given):
        return True
    # Targets that are no classes: it reads memory beyond the probabilities.
    if name.endswith("ctc_loss") and len(given) > 1 and given[0].values.ndim:
        targets = given[1].values
        if (targets < 0).any() or (targets >= given[0].values.shape[-1]).any():
            return True
    # How far a point is from itself is the root of a rounding error, if it is computed from a product of matrices.
    if (
        name == "cdist"
        and "use_mm_for_euclid_dist" in (*call.args, *call.kwargs.values())
        and have_a_row_in_common(call.args[:2])
    ):
        return True
    # Whole vectors take an exponent as a float32, elements that are left over as a double: 0 to the power of 1e-320 is 1, or 0.
    if name.endswith("pow") and any(0 < abs(e) < 1e-45 for e in numbers_of(call.args[1:])):
        return True
    # A square that overflows meets a 0 or not, as many lanes as a vector has.
    norms = "batch_norm", "group_norm", "instance_norm", "layer_norm"
    if name.endswith(norms) and any(a.values.dtype.kind == "f" and (abs(a.values) > 2**60).any() for a in given):
        return True
    # The exponent has no negative: it multiplies matrices until no memory is left.
    if name.endswith("matrix_power") and -(2**63) in numbers:
        return True
    # Processors with instructions for halves go by way of oneDNN, which refuses what other kernels take.
    if "conv" in name and given and given[0].dtype == "float16" and any(a.dtype != "float16" for a in given):
        return True
    # A reflection counts the reflections of a point so far away in float32.
    reflects = [a for a in [*call.args, *call.kwargs.values()] if isinstance(a, (int, str)) and a in ("reflection", 2)]
    if (
        "grid_sample" in name
        and reflects
        and any(a.dtype == "float32" and (abs(a.values) > 2**20).any() for a in given)
    ):
        return True
    # Sizes of a packed batch are read as they lie in memory. What is left of an angle of 1e30 radians is rounding.
    if name in ("gru", "rnn_tanh", "rnn_relu") and any(
        a.dtype == "int64" and (a.values.ndim != 1 or a.layout == "stepped") for a in given
    ):
        return True
    if any(word in name for word in ("bessel", "airy")) and any((abs(a.values) > 2**40).any() for a in given):
        return True
    # A margin of zeros times an infinite weight is NaN, unless that place is left out: oneDNN does one or the other.
    if "conv" in name and any(not_finite[1:2]):
        return True
    # Sizes of windows and strides whose sums or products have more than 64 bits: they fit, or do not.
    large = any(abs(n) >= 2**62 for n in numbers_within([*call.args[1:], *call.kwargs.values()]))
    if large and any(word in name for word in ("conv", "fold")):
        return True
    if "polynomial" in name:
        # Of NaN these return a variable that nobody has written. A loop over 2**31 orders takes minutes.
        nan = any(a.values.dtype.kind == "f" and np.isnan(a.values).any() for a in given)
        return nan or any(abs(n) > 2**24 for n in numbers)
    if name in ("tril_indices", "triu_indices"):  # their counts overflow
        return any(abs(n) >= 2**31 for n in numbers)
    # More rows of offsets or lengths than of data: it reads memory beyond the data.
    if name == "segment_reduce" and len(given) > 1 and given[1].values.ndim > 1:
        leading = given[1].values.shape[:-1]
        if given[0].values.shape[: len(leading)] != leading:
            return True
    # Of infinity oneDNN's polynomial makes NaN, on processors that compute with halves.
    if name.endswith("gelu") and (any(not_finite) or any(is_beyond_halves(a) for a in given if a.dtype == "float16")):
        return True
    # Pivots that are negative one by one: it reads and writes beyond its memory.
    if name == "linalg.ldl_solve" and any(a.dtype.startswith("int") and has_a_lone_negative(a.values) for a in given):
        return True
    # Of an expanded line it makes a copy with the same strides, sorts that, and so its one element many times.
    if name.endswith("median") and any(a.layout == "expanded" for a in given):
        return True
    # Bags that end before they begin: the kernel reads indices from beyond its memory.
    offsets = call.args[2] if name.endswith("embedding_bag") and len(call.args) > 2 else None
    return isinstance(offsets, Given) and offsets.dtype != "bool" and falls(offsets.values.reshape(-1).tolist())


def have_a_row_in_common(points: Iterable[Any]) -> bool:
    """Whether a point is in both sets: or the second is the first one again."""
    sets = [a.values.reshape(-1, a.values.shape[-1]) for a in points if isinstance(a, Given) and a.values.ndim]
    if len(sets) < 2 or sets[0].shape[1] != sets[1].shape[1]:
        return len(sets) == 1
    return bool((sets[0][:, None] == sets[1][None]).all(-1).any())


def has_a_lone_negative(pivots: np.ndarray) -> bool:
    """Whether one of the negative numbers of a line has no twin behind it."""
    for line in pivots.reshape(-1, pivots.shape[-1]).tolist() if pivots.ndim and pivots.size else ():
        negative = [n for n in line if n < 0]
        if negative[::2] != negative[1::2]:
            return True
    return False


def is_tiny(given: Given) -> bool:
    return given.values.dtype.kind == "f" and bool(((given.values != 0) & (abs(given.values) < 1e-30)).any())


def numbers_within(values: Iterable[Any]) -> list[float]:
    lists = [value if isinstance(value, (list, tuple)) else (value,) for value in values]
    return [number for items in lists for number in numbers_of(items)]


def numbers_of(values: Iterable[Any]) -> list[float]:
    return [value for value in values if isinstance(value, float) or value.__class__ is int]


def is_singular(given: Given, relatively: float = 0) -> bool:
    """Whether a matrix has a singular value that is nearly 0, or nearly 0 beside the largest one."""
    matrices = given.values
    if matrices.ndim < 2 or not matrices.size or matrices.dtype.kind != "f":
        return False
    values = np.linalg.svd(matrices, compute_uv=False)
    return bool((values.min(-1) <= np.maximum(1e-5, relatively * values.max(-1))).any())


def is_beyond_halves(given: Given) -> bool:
    return bool((abs(given.values) > 65504).any())


def falls(offsets: list[int]) -> bool:
    """Whether one of them is less than the one before it, and none less than 0."""
    return sorted(offsets) != offsets and min(offsets) >= 0


def difference(call: Call, seed: int = 0) -> str | None:
    """What the two libraries do not agree in."""
    if is_undefined(call):
        return None
    begin(seed, "torch")
    their_error, their_tensors, theirs = run(call, torch)
    if (isinstance(their_error, LookupError) and not str(their_error)) or is_broken(their_error):
        return None
    begin(seed, "tinytensor")
    our_error, our_tensors, ours = run(call, tt)
    if is_out_of_room(our_error):
        return None
    if kind(our_error) != kind(their_error):
        return f"error: {kind(our_error)}: {first(our_error)} | not {kind(their_error)}: {first(their_error)}"
    pairs = list(zip(our_tensors, their_tensors, strict=True))
    if their_error is not None:
        return differs_after_refusal(call, pairs)
    inputs = [computed_in(t.dtype) for t in their_tensors]
    for mine, right in pairs:
        what = differs(mine, right, inputs)
        if what:
            return f"argument{what}"
    what = differs_in_result(ours, theirs, our_tensors, their_tensors, inputs)
    if what and " values" in what and call.op.name.endswith("svd") and only_signs_differ(ours, theirs):
        return None  # a singular vector and its negative are both right, if the other side has the sign as well
    return what


def only_signs_differ(ours: Any, theirs: Any) -> bool:
    pairs = zip(results(ours, tt.Tensor), results(theirs, torch.Tensor), strict=True)
    return all(equal(np.abs(numbers(mine)), np.abs(numbers(right)), computed_in(right.dtype)) for mine, right in pairs)


def computed_in(dtype: Any) -> str:
    """The float that a function of one number computes in."""
    return name_of(dtype) if dtype.is_floating_point else "float32"


SECONDS = 200  # for one call; a kernel may have to be compiled


def begin(number: int, library: str) -> None:
    """Say which library is about to run, for whoever reads this after the process has ended; it ends if the call does not."""
    print("#", number, library, flush=True)
    signal.alarm(SECONDS)


def is_broken(error: Any) -> bool:
    """Whether PyTorch has met a bug of its own, or the end of memory."""
    text = str(error)
    return any(
        words in text
        for words in (
            "INTERNAL ASSERT", "please report a bug", "CPUAllocator", "bad_alloc",
            "SymIntArrayRef expected to contain only concrete",  # PyTorch takes the least integers for symbols
            "Negative strides are not", "cannot be represented as a SymInt",  # and finds others where a product has overflown
        )
    )  # fmt: skip


def is_out_of_room(error: Any) -> bool:
    """Whether a result would have found memory, if that of the other library did not lie there."""
    tried = re.search(r"you tried to allocate (\d+) bytes", str(error))
    return tried is not None and int(tried[1]) < MEMORY


def kind(error: Any) -> str:
    """The name of its class: each library has a class of its own for matrices that cannot be factored."""
    return type(error).__name__


def name_of(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")


def coarsest(dtypes: Iterable[str], own: str) -> str:
    """The dtype in which numbers of dtype `own` were computed, if these take part: of floats the least exact one."""
    floats = [dtype for dtype in dtypes if dtype in LIMITS]
    return max(floats, key=LIMITS.__getitem__) if own in LIMITS and floats else own


def differs(mine: Any, right: Any, inputs: Iterable[str] = ()) -> str | None:
    """What of two tensors is not the same. `inputs` are the dtypes that a float of 64 bits may have been computed from."""
    if state(mine) != state(right):
        return f": {state(mine)} | not {state(right)}"
    own = name_of(right.dtype)
    if not equal(numbers(mine), numbers(right), coarsest([own, *inputs], own)):
        return f" values: {shorter(numbers(mine))} | not {shorter(numbers(right))}"
    return None


def differs_after_refusal(call: Call, pairs: list[tuple[Any, Any]]) -> str | None:
    """PyTorch may write or resize before it refuses a call. Here it may also leave everything as it was."""
    for (mine, right), before in zip(pairs, arguments(call), strict=False):
        if state(mine) == state(before) and equal(numbers(mine), numbers(before), "exactly"):
            continue
        what = differs(mine, right)
        # How far a refused call has come with the numbers of `out` is no promise.
        if what and (what[0] == ":" or call.form != "out"):
            return f"argument{what} (refused)"
    return None


def differs_in_result(
    ours: Any, theirs: Any, our_tensors: list[Any], their_tensors: list[Any], inputs: list[str]
) -> str | None:
    o, t = results(ours, tt.Tensor), results(theirs, torch.Tensor)
    if len(o) != len(t):
        return f"results: {ours} | not {theirs}"
    if not t and not same_plain(ours, theirs):
        return f"result: {ours} | not {theirs}"
    for mine, right in zip(o, t, strict=True):
        if [mine is a for a in our_tensors] != [right is a for a in their_tensors]:
            return "identity"
        if shares(mine, our_tensors) != shares(right, their_tensors):
            return f"shared memory: {shares(mine, our_tensors)} | not {shares(right, their_tensors)}"
        what = differs(mine, right, inputs)
        if what:
            return f"result{what}"
    return None


def same_plain(ours: Any, theirs: Any) -> bool:
    return str(ours).replace("tinytensor", "torch") == str(theirs)


def shares(t: Any, others: list[Any]) -> list[bool]:
    return [t.untyped_storage()._cdata == o.untyped_storage()._cdata for o in others]


def first(error: Any) -> str:
    return str(error).split("\n")[0][:160]


def shorter(values: Any) -> str:
    return str(values.tolist())[:160]


MEMORY = 6 * 2**30  # a call with a size of 2**31 is refused for want of memory, by both


def work(low: int, high: int, only: str | None) -> None:
    """Compare calls, a line for each: whoever reads them knows which call a process has ended in."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for seed in range(low, high):
        call = drawn(seed, only)
        try:
            what = difference(call, seed)
        except Exception as error:  # of the comparison itself
            what = f"cannot be compared: {type(error).__name__}: {first(error)}"
        if what:
            print("!", seed, call.op.name, "::", call, "::", what, flush=True)


def differences(low: int, high: int, script: str = __file__, *options: str) -> Iterator[str]:
    """A line for every call or program that differs. A process that one has ended is begun again after it."""
    ends = ""
    while low < high:
        count = "--calls" if script == __file__ else "--programs"
        command = [sys.executable, script, "--first", str(low), count, str(high - low), "--here", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith("!"):
                    yield line.rstrip()
                elif line.startswith("#"):
                    low, ends = int(line[1:].split()[0]), line.split()[-1]
        if process.returncode == 0:
            return
        # PyTorch's own crash is not ours to have.
        if ends != "torch":
            yield f"! {low} :: the process ended with {process.returncode}"
        low += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--calls", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--op")
    parser.add_argument("--here", action="store_true", help="in this process, which a call may end")
    given = parser.parse_args()
    low, high = given.first, given.first + given.calls
    if given.here:
        work(low, high, given.op)
        return
    count = 0
    for line in differences(low, high, __file__, *(["--op", given.op] if given.op else [])):
        count += 1
        print(line, flush=True)
    print(f"{given.calls} calls, {count} differ")


if __name__ == "__main__":
    main()
