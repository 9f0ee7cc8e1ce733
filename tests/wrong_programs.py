"""Programs of several steps, drawn over the operator database, run in both libraries and compared after every step.

    python tests/wrong_programs.py [--programs 1000] [--first 0] [--steps 6]

A program is a list of lines, and what is printed of one that differs can be run. A line calls an operator with tensors that
earlier lines have made (as a function, in place, with `out=`; often wrong, as wrong_calls.py has it), takes a view, reads or
writes by an index, sets `.data`, goes by way of NumPy, or runs backward. A line that raises is passed over, as by
`try/except`: class and words of its error are compared. After every line all tensors that are alive are compared: values, dtype,
shape, strides, version, storage size, `requires_grad`, graph node, `.grad`, and which of them share memory. A program in which
nothing differs but the words of an error is told apart (`words:`) and counted by itself. It needs PyTorch.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import re
import resource
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from wrong_calls import (
    DTYPES,
    FACTORIZATIONS,
    LAYOUTS,
    MEMORY,
    Given,
    Name,
    Ref,
    begin,
    change,
    computed_in,
    differences,
    differs,
    equal,
    falls,
    first,
    is_broken,
    is_out_of_room,
    kind,
    made,
    numbers,
    op_of,
    results,
    spec,
    state,
)  # fmt: skip

import tinytensor as tt

SHAPES = ((3, 4), (3, 4), (2, 3), (4,), (3,), (), (1,), (0, 3), (2, 3, 4), (3, 3), (1, 4))
# `linalg.cond` writes in place to what its own backward needs; `matrix_exp` of 16-bit floats gives NaN for every matrix but
# small ones; the counts of `tril_indices` and `triu_indices` overflow, which in C++ may give any number.
UNTRIED_HERE = ("linalg.cond", "matrix_exp", "linalg.matrix_exp", "tril_indices", "triu_indices")
LARGE = 10**6  # elements; an expanded tensor may have any number
FAR = (2**31, 2**62, 2**63 - 1, -(2**63), 2**63, -(2**63) - 1, 2**64, 10**30)
NUMBERS = ("0", "1", "2", "-1", "3", "0.5", "-2.5", "True", "nan", "inf", "2**31", "-2**63")
ARRAYS = (
    "np.zeros((0, 3))[::-1]", "np.zeros((3, 0))[::-1]", "np.zeros((0,), np.float32)[::-2]", "np.zeros((2, 0, 3)).T",
    "np.arange(6.0)[::-1]", "np.arange(6).reshape(2, 3)[:, ::-1]", "np.broadcast_to(np.float32(2), (2, 3))", "np.zeros(())",
    "np.arange(8, dtype=np.int32)[1::3]", "np.zeros((1, 3))[::-1]", "np.array([True, False])[::-1]", "np.zeros((3, 2))[1:1]",
)  # fmt: skip
PYTHON_OPERATORS = (
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "@",
    "&",
    "|",
    "^",
    "<",
    "<=",
    "==",
    "!=",
    ">",
    ">=",
    "<<",
    ">>",
)


# Programs in one process: kernels, and what programs of before have left, take up of the memory that it may have.
TOGETHER = 400


class Library:
    """One of the two libraries and the names that the lines of a program have bound in it."""

    def __init__(self, lib: Any, number: int = 0) -> None:
        def new(values: Any, shape: Any, dtype: str, layout: str = "contiguous", grad: bool = False) -> Any:
            array = np.array(values, dtype=np.float64 if "float" in dtype else None).reshape(shape)
            return made(Given(array, dtype, layout, grad), lib, [])

        self.lib, self.number = lib, number
        self.replaces = False  # whether a tensor has been given other data
        self.words: str | None = None  # how the first error that is worded otherwise differs
        self.names: dict[str, Any] = {"lib": lib, "np": np, "nan": float("nan"), "inf": float("inf"), "new": new}

    def run(self, line: str) -> Exception | None:
        self.replaces |= ".data = " in line
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                exec(line, self.names)
            except Exception as error:
                raised: BaseException | None = error
                while raised is not None:  # frames hold tensors, also those of an error that came before
                    raised.__traceback__, raised = None, raised.__context__
                return error
        return None

    def alive(self) -> dict[str, Any]:
        """Every tensor that a name leads to, and gradients."""
        found = {}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for name, value in self.names.items():
                for number, t in enumerate(results(value, self.lib.Tensor)):
                    found[f"{name}[{number}]"] = t
                    if t.grad is not None:
                        found[f"{name}[{number}].grad"] = t.grad
        return found

    def others(self) -> dict[str, Any]:
        """Every value that is no tensor and has none in it."""
        bound = {name: value for name, value in self.names.items() if name[0] in "gnrt" and name[1:].isdigit()}
        return {name: value for name, value in bound.items() if not results(value, self.lib.Tensor)}


# ---- comparison ------------------------------------------------------------------------------------------------------


def step(line: str, ours: Library, theirs: Library) -> tuple[str | None, bool]:
    """Run a line in both: what differs afterwards, and whether the program can go on."""
    if is_undefined(line, theirs):
        return None, False
    out = theirs.names.get(line.rpartition("out=")[2].rstrip(")"))
    shape = out.shape if isinstance(out, torch.Tensor) else None
    begin(theirs.number, "torch")
    their_error = theirs.run(line)
    if shape is not None and out.shape != shape and is_read(out, line, theirs):
        # The memory of an input was moved before it was read, and then read while it was written.
        return None, False
    if is_broken(their_error):
        return None, False
    if any(t.dtype is torch.uint64 for t in theirs.alive().values()):  # a dtype that there is not, as complex ones
        return None, False
    if "ZeroTensors are immutable" in str(their_error):  # the gradient of `sgn` has no memory there, and takes no sum
        return None, False
    begin(theirs.number, "tinytensor")
    before = seen(ours) if their_error is not None else None
    our_error = ours.run(line)
    if is_out_of_room(our_error):
        return None, False
    if kind(our_error) != kind(their_error) or not same_words(our_error, their_error):
        if any(word in line for word in FACTORIZATIONS) and not_finite(theirs):
            return None, False
        errors = f"{kind(our_error)}: {first(our_error)} | not {kind(their_error)}: {first(their_error)}"
        if kind(our_error) != kind(their_error):
            return f"error: {errors}", False
        ours.words = ours.words or f"{WORDS_ALONE} {errors}"  # what follows is compared all the same
    if any(t.numel() > LARGE for t in theirs.alive().values()):
        return None, False
    try:
        what = alive_differs(ours, theirs, line)
    except RuntimeError as error:  # one of several views, whose base was written to, shows nothing of itself
        if "Output" not in str(error):
            raise
        return None, False
    if what and " values" in what and (("out=" in line and their_error is not None) or "_ex(" in line):
        # How far a refused call has come with the numbers of `out`, and what LAPACK leaves of a matrix that it could not
        # factor, is no promise.
        return None, False
    if what and " values" in what and comes_from_a_factorization(line, theirs) and not_finite(theirs):
        return None, False
    if what and ".grad" in what and " values" in what and is_of_infinite_convolutions(line, theirs):
        return None, False
    if what and " values" in what and re.search(r"(svd|eigh|\bqr)\(", line) and only_signs_differ(ours, theirs):
        # A vector and its negative are both right, if the other side has the sign as well. Where rounding leaves a number that is
        # nearly 0, its sign decides about that of a reflection.
        return None, False
    if what and any(t.is_inference() for t in theirs.alive().values()) and not alive_differs(ours, theirs, line, False):
        # Outside the mode a call with an inference tensor counts what its kernel writes within, which is no promise.
        return None, False
    if what and before is not None and "out=" in line and seen(ours) == before:
        # PyTorch may write or resize an output before it refuses a call. Here all is as it was; what follows cannot be compared.
        return None, False
    return what, what is None


# What PyTorch says of an assertion of its own, of memory, or of two true things one of which it finds first; and of an index into
# a tensor that has lost its dimensions, where it reads the size of before.
OWN_WORDS = (
    "Exception raised from",
    "INTERNAL ASSERT FAILED",
    "unsupported operation: ",
    "allocat",
    "bad_alloc",
    "max_size()",
    "select() cannot be applied",
)


WORDS_ALONE = "words:"  # how a difference begins that is one of words


def same_words(ours: Exception | None, theirs: Exception | None) -> bool:
    """Whether two errors of one class say the same. Words of bindings, and of Python about its objects, are not compared here."""
    if isinstance(theirs, (TypeError, AttributeError)) or any(words in str(theirs) for words in OWN_WORDS):
        return True
    mine, right = plain(ours), plain(theirs)
    # The size of the first dimension of a tensor that has lost its dimensions is what lies there: the one of before. Here it is 0.
    if mine.endswith("is out of bounds for dimension 0 with size 0") and right.startswith(mine[:-1]):
        return True
    # A step of 2**64 makes a size of -1.
    if "Target sizes: [-1" in mine and right.startswith("numel: integer multiplication overflow"):
        return True
    return mine == right


def plain(error: Exception | None) -> str:
    return re.sub("0x[0-9a-f]+", "0x", str(error).replace("tinytensor", "torch"))


def is_undefined(line: str, theirs: Library) -> bool:
    """Whether PyTorch says nothing about what the line does."""
    used = [t for name, t in theirs.alive().items() if name.split("[")[0] in line]
    # Of NaN these return a variable that nobody has written: the loop over orders is not entered.
    if "polynomial" in line and any(t.is_floating_point() and t.isnan().any() for t in used):
        return True
    # How their degree overflows is no promise.
    if "polynomial" in line and re.search(r"\d{19}|2\*\*6", line):
        return True
    # What is left of an angle of 1e30 radians is rounding.
    if any(word in line for word in ("bessel", "airy")) and any(
        t.is_floating_point() and (t.abs() > 2**40).any() for t in used
    ):
        return True
    # Indices of a maximum, written to the gradient of what has been given less data: beyond its memory.
    if theirs.replaces and ("backward" in line or "grad(" in line):
        nodes = [node for t in theirs.alive().values() for node in nodes_behind(t)]
        if any("MaxPool" in name or "MaxUnpool" in name for name in nodes):
            return True
    # How a product of strides overflows is no promise.
    if any(abs(stride) >= 2**59 for t in used for stride in t.stride()):
        return True
    # To a width of 1 it takes the first row for all.
    if "antialias=True" in line and re.search(r", (1|True)\)", line):
        return True
    # The derivative of a product of reflectors divides each of them out again: of numbers like 1e30 rounding is left, and one NaN
    # makes NaN of what it has nothing to do with.
    if any(word in line for word in ("householder_product", "orgqr", "ormqr")) and any(
        t.is_floating_point() and not (t.abs() <= 2**40).all() for t in used
    ):
        return True
    # It copies whole rows, wherever elements of the output lie.
    if "narrow_copy(" in line and "out=" in line and not all(t.is_contiguous() for t in used):
        return True
    # A square that overflows meets a 0 or not, as many lanes as a vector has.
    if "_norm(" in line and any(t.is_floating_point() and (t.abs() > 2**60).any() for t in used):
        return True
    # Of infinity oneDNN's polynomial makes NaN, and into an output with gaps it writes nothing.
    if "gelu(" in line and any(t.is_floating_point() and (t.isinf().any() or not t.is_contiguous()) for t in used):
        return True
    # Bags that end before they begin: the kernel reads indices from beyond its memory.
    bags = re.search(r"embedding_bag\(t\d+, t\d+, (t\d+)", line)
    offsets = theirs.names.get(bags[1]) if bags else None
    if isinstance(offsets, torch.Tensor) and offsets.dim() == 1 and falls(offsets.tolist()):
        return True
    # Targets that are no classes: it reads memory beyond the probabilities.
    ctc = re.search(r"ctc_loss\((\w+), (\w+)", line)
    scores, targets = [theirs.names.get(name) for name in (ctc.groups() if ctc else ("", ""))]
    if isinstance(scores, torch.Tensor) and isinstance(targets, torch.Tensor) and scores.dim():
        classes = targets.long()
        if ((classes < 0) | (classes >= scores.shape[-1])).any():
            return True
    # A margin of zeros times an infinite weight is NaN, unless that place is left out: oneDNN does one or the other.
    conv = re.search(r"conv\w*\(\w+, (\w+)", line)
    # Processors with instructions for halves go by way of oneDNN, which refuses what other kernels take.
    if conv and torch.float16 in (dtypes := {t.dtype for t in used}) and len(dtypes) > 1:
        return True
    # How a product of sizes with more than 64 bits overflows is no promise.
    if conv and any(abs(int(n)) >= 2**61 for n in re.findall(r"-?\d{19,}", line)):
        return True
    kernel = theirs.names.get(conv[1]) if conv else None
    if isinstance(kernel, torch.Tensor) and kernel.is_floating_point() and not kernel.isfinite().all():
        return True
    # The derivative of batch_norm reads running statistics and weights as if there were no gaps between them, and so beyond their
    # memory.
    norm = re.search(r"batch_norm\(\w+, (\w+), (\w+)(?:, (\w+))?", line)
    running = [theirs.names.get(name) for name in (norm.groups() if norm else ())]
    if any(isinstance(t, torch.Tensor) and not t.is_contiguous() for t in running):
        return True
    # Of an expanded line it makes a copy with the same strides, sorts that, and so its one element many times.
    if "median(" in line and any(0 in t.stride() for t in used):
        return True
    # The exponent has no negative: it multiplies matrices until no memory is left.
    if "matrix_power(" in line and re.search(r"-(2\*\*63|9223372036854775808)\b", line):
        return True
    # What counts as singular is decided after columns were exchanged, from an order that nobody has written.
    if re.search(r"lstsq\(\w+, \w+, (?!None|driver)", line):
        return True
    # Of a singular matrix, what is left of a singular value that is 0 decides what its pseudo-inverse is.
    if ("pinv" in line or "lstsq" in line) and any(
        t.is_floating_point() and t.dim() > 1 and is_singular(t) for t in used
    ):
        return True
    # The vectors of an eigenvalue that occurs twice are any two of a plane.
    if "eigh(" in line and any(t.is_floating_point() and t.dim() > 1 and has_equal_eigenvalues(t) for t in used):
        return True
    # The last reflectors of a singular matrix are made of rounding alone: those of PyTorch change with columns that are put behind.
    if re.search(r"qrf?\(", line) and any(t.is_floating_point() and t.dim() > 1 and is_singular(t) for t in used):
        return True
    # What is left below the last pivot of a singular matrix is rounding, by which the next column is divided.
    if re.search(r"\blu(_factor|_factor_ex)?\(", line) and any(
        t.is_floating_point() and t.dim() > 1 and is_singular(t[..., : min(t.shape[-2:])]) for t in used
    ):
        return True
    # The sizes of a packed batch are read as if there were no gaps between them.
    return any(word in line for word in ("gru(", "rnn_tanh(", "rnn_relu(")) and any(
        t.dtype is torch.int64 and (t.dim() != 1 or not t.is_contiguous()) for t in used
    )


def comes_from_a_factorization(line: str, theirs: Library) -> bool:
    if any(word in line for word in FACTORIZATIONS):
        return True
    if "backward" not in line and "grad(" not in line:
        return False
    nodes = [node for t in theirs.alive().values() for node in nodes_behind(t)]
    return any(name.startswith(("Linalg", "Cholesky", "Geqrf", "Ormqr", "TriangularSolve")) for name in nodes)


def is_of_infinite_convolutions(line: str, theirs: Library) -> bool:
    """Whether gradients of a convolution are not finite: a margin of zeros times an infinite one is NaN, or is left out."""
    nodes = [node for t in theirs.alive().values() for node in nodes_behind(t)]
    return "backward" in line and not_finite(theirs) and any("Convolution" in name for name in nodes)


def nodes_behind(t: torch.Tensor) -> list[str]:
    """The names of the nodes that its gradient would go through."""
    stack, seen = [t.grad_fn] if t.requires_grad and t.grad_fn is not None else [], {}
    while stack:
        node = stack.pop()
        if id(node) not in seen:
            seen[id(node)] = node
            stack += [following for following, _ in node.next_functions if following is not None]
    return [node.name() for node in seen.values()]


def is_read(out: torch.Tensor, line: str, theirs: Library) -> bool:
    """Whether another tensor of the line lies in the same memory."""
    named = [t for n, t in theirs.names.items() if isinstance(t, torch.Tensor) and re.search(rf"\b{n}\b", line)]
    storage = out.untyped_storage()._cdata
    own = line.rpartition("out=")[2].rstrip(")")
    twice = len(re.findall(rf"\b{own}\b", line)) > 1
    return twice or any(t is not out and t.untyped_storage()._cdata == storage for t in named)


def is_singular(t: Any) -> bool:
    matrices = np.nan_to_num(numbers(t))
    if not matrices.size:
        return False
    return bool((np.linalg.matrix_rank(matrices, tol=1e-5 * max(1, np.abs(matrices).max())) < min(t.shape[-2:])).any())


def has_equal_eigenvalues(t: Any) -> bool:
    """Whether that of either triangle has two that rounding cannot tell apart."""
    matrices = np.nan_to_num(numbers(t))
    if not matrices.size or matrices.shape[-1] != matrices.shape[-2]:
        return False
    values = [np.linalg.eigvalsh(matrices, UPLO=triangle) for triangle in "LU"]
    return any((np.diff(v, axis=-1) <= 1e-4 * np.maximum(1, np.abs(v).max(-1, keepdims=True))).any() for v in values)


def only_signs_differ(ours: Library, theirs: Library) -> bool:
    mine, right = ours.alive(), theirs.alive()
    return all(
        equal(np.abs(numbers(mine[name])), np.abs(numbers(t)), computed_in(t.dtype)) for name, t in right.items()
    )


def is_float_as_another(t: torch.Tensor, alive: dict[str, Any]) -> bool:
    """Whether it is a view of floats of another dtype: how these were rounded, and which NaN a processor makes, is its own."""
    storage = t.untyped_storage()._cdata
    return any(
        other.is_floating_point() and other.dtype is not t.dtype and other.untyped_storage()._cdata == storage
        for other in alive.values()
    )


def seen(ours: Library) -> dict[str, Any]:
    """What is to be seen of everything alive, to tell whether a line has changed anything."""
    return {name: (state(t), numbers(t).tobytes()) for name, t in ours.alive().items()}


def not_finite(theirs: Library) -> bool:
    floats = [t for t in theirs.alive().values() if t.is_floating_point()]
    return not all(np.isfinite(numbers(t)).all() for t in floats)


def alive_differs(ours: Library, theirs: Library, line: str, versions: bool = True) -> str | None:
    mine, right = ours.alive(), theirs.alive()
    if mine.keys() != right.keys():
        return f"alive: {sorted(mine.keys() - right.keys())} | not {sorted(right.keys() - mine.keys())}"
    # A backward pass goes through all that came before.
    used = [t for name, t in right.items() if "grad" in line or "backward" in line or name.split("[")[0] in line]
    inputs = [computed_in(t.dtype) for t in used]
    for name in mine:
        what = differs(mine[name], right[name], inputs)
        if what and (".grad" in name or name[0] == "g") and state(mine[name])[:5] == state(right[name])[:5]:
            # How often a formula writes to a gradient in place is no promise, nor what it has allocated.
            what = what if " values" in what else None
        if what and not versions and state(mine[name])[5] != state(right[name])[5]:
            same = [state(t)[:5] + state(t)[6:] for t in (mine[name], right[name])]
            what = None if same[0] == same[1] and equal(numbers(mine[name]), numbers(right[name]), "float16") else what
        if what and " values" in what and is_float_as_another(right[name], right):
            what = None  # the floats themselves are compared
        if what:
            return f"{name}{what}"
    our_storages, their_storages = storages(mine), storages(right)
    if our_storages != their_storages:
        return f"shared memory: {our_storages} | not {their_storages}"
    our_others, their_others = ours.others(), theirs.others()
    for name, value in our_others.items():
        if not same_value(value, their_others[name]):
            return f"{name}: {value!r} | not {their_others[name]!r}"
    kept = {t.untyped_storage()._cdata for t in mine.values() if needs_its_bytes(t)}
    for name, t in mine.items():
        if t.untyped_storage()._cdata not in kept:
            give_bytes(t, right[name])
    return None


def needs_its_bytes(t: Any) -> bool:
    """The places of an extremum are found again by its value, so the graph needs the very bytes that were saved."""
    node = (state(t)[-1] or "") + (state(t._base)[-1] or "" if t._is_view() else "")
    by_value = ("Amin", "Amax", "Norm", "Renorm", "Min", "Max", "Dist", "IndexReduce", "ScatterReduce", "SegmentReduce")
    return any(word in node for word in by_value)


def storages(tensors: dict[str, Any]) -> dict[str, str]:
    """The first name for the storage of each."""
    names: dict[Any, str] = {}
    return {name: names.setdefault(t.untyped_storage()._cdata, name) for name, t in tensors.items()}


def same_value(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, np.ndarray):
        same = (ours.dtype, ours.shape, ours.strides) == (theirs.dtype, theirs.shape, theirs.strides)
        return same and np.allclose(ours, theirs, rtol=3e-5, atol=1e-5, equal_nan=True)
    if isinstance(theirs, list) and isinstance(ours, list) and len(ours) == len(theirs):
        return all(map(same_value, ours, theirs))
    if isinstance(theirs, float) and isinstance(ours, float):
        return bool(np.isclose(ours, theirs, rtol=3e-5, atol=1e-5, equal_nan=True))
    return str(ours).replace("tinytensor", "torch") == str(theirs)


def give_bytes(mine: Any, right: Any) -> None:
    """Another order of a sum rounds otherwise. Without this, the next `floor` or `==` would make much of it."""
    if right._is_zerotensor():  # it has no bytes
        return
    size = right.untyped_storage().nbytes()
    if size and right.device.type == "cpu" and mine.untyped_storage().data_ptr():
        ctypes.memmove(mine.untyped_storage().data_ptr(), right.untyped_storage().data_ptr(), size)


def compare(lines: list[str], number: int = 0) -> str | None:
    """What differs when these lines are run."""
    ours, theirs = Library(tt, number), Library(torch, number)
    for line in lines:
        what, goes_on = step(line, ours, theirs)
        if not goes_on:
            return what or ours.words
    return ours.words


def shortest(lines: list[str], what: str, number: int) -> tuple[list[str], str]:
    """The program without the lines that do not matter: a name that nobody has bound is an error in both libraries."""
    of_words = what.startswith(WORDS_ALONE)
    place = len(lines) - 1
    while place >= 0:
        fewer = lines[:place] + lines[place + 1 :]
        left = compare(fewer, number)
        if left is not None and left.startswith(WORDS_ALONE) == of_words:
            lines, what = fewer, left
        place -= 1
    return lines, what


# ---- programs --------------------------------------------------------------------------------------------------------


def is_leaf(t: torch.Tensor) -> bool:
    try:
        return t.is_leaf
    except RuntimeError:  # a view made under `no_grad`, whose base was written to since
        return True


class Drawer:
    """Draws lines; what is alive is known from running them under PyTorch."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.count = 0

    def name(self) -> str:
        self.count += 1
        return f"t{self.count - 1}"

    def alive(self, theirs: Library) -> dict[str, Any]:
        """Tensors with a name of their own, the newest ones."""
        named = {n: v for n, v in theirs.names.items() if isinstance(v, torch.Tensor)}
        return dict(list(named.items())[-8:])

    def start(self) -> list[str]:
        return [self.fresh() for _ in range(self.dice.choice((2, 3, 3)))]

    def fresh(self) -> str:
        dice = self.dice
        shape, dtype = dice.choice(SHAPES), dice.choice(("float32", "float32", "float64", "int64", dice.choice(DTYPES)))
        numbers = [dice.choice((-2, -1, 0, 1, 2, 3, 0.5, 1.5)) for _ in range(int(np.prod(shape)))]
        if "float" not in dtype:
            numbers = [abs(int(n)) for n in numbers]
        grad = "float" in dtype and dice.random() < 0.5
        return f"{self.name()} = new({numbers}, {shape}, {dtype!r}, {dice.choice(LAYOUTS)!r}, {grad})"

    def lines(self, theirs: Library) -> list[str]:
        """The lines of the next step: its arguments first."""
        alive = self.alive(theirs)
        kinds: tuple[Callable[[dict[str, Any]], list[str]], ...] = (
            self.call, self.call, self.call, self.call, self.view, self.view, self.index, self.write, self.python, self.numpy,
            self.backward, self.attribute,
        )  # fmt: skip
        return self.dice.choice(kinds)(alive)

    def one(self, alive: dict[str, Any]) -> tuple[str, Any]:
        return self.dice.choice(list(alive.items()))

    # -- an operator of the database

    def call(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        op = op_of(dice)
        if op.name in UNTRIED_HERE:
            return []
        here = [t.dtype for t in alive.values()]
        names = [str(d).removeprefix("torch.") for d in here]
        likely = [d for d in op.dtypes if d.name in names]
        dtype = dice.choice(likely if likely and dice.random() < 0.8 else op.dtypes)
        sample = dice.choice(list(op.sample(dtype)))
        args, kwargs = [spec(a, dtype) for a in sample.args], {k: spec(v, dtype) for k, v in sample.kwargs.items()}
        form = dice.choice(["function", *["in place"] * (2 * op.inplace), *["out"] * op.out])
        if dice.random() < 0.25:
            change(dice, args, kwargs)
        lines: list[str] = []
        words = [self.text(a, alive, lines) for a in args]
        pairs = [f"{k}={self.text(v, alive, lines)}" for k, v in kwargs.items()]
        if form == "out":
            pairs.append(f"out={self.out(op.inplace, words, pairs, alive)}")
        target = op.name
        if form == "in place" or op.name.startswith("Tensor."):
            if not words or not words[0].startswith("t"):
                return []
            name = op.name.rsplit(".", 1)[-1] + "_" * (form == "in place")
            target, words = f"{words[0]}.{name}", words[1:]
        else:
            target = f"lib.{op.name}"
        return [*lines, f"{self.result()} = {target}({', '.join([*words, *pairs])})"]

    def result(self) -> str:
        return self.name()

    def out(self, elementwise: bool, words: list[str], pairs: list[str], alive: dict[str, Any]) -> str:
        """Only of operators element by element PyTorch says what comes of an input that is written to."""
        given = " ".join([*words, *pairs])
        storages = {t.untyped_storage()._cdata for n, t in alive.items() if n in given.replace(",", " ").split()}
        free = [n for n, t in alive.items() if elementwise or t.untyped_storage()._cdata not in storages]
        return self.dice.choice(free) if free else "None"

    def text(self, given: Any, alive: dict[str, Any], lines: list[str]) -> str:
        """The argument as a line has it; a tensor is one that is alive, or a line of its own."""
        dice = self.dice
        if isinstance(given, Given):
            fitting = [
                n
                for n, t in alive.items()
                if tuple(t.shape) == given.values.shape and str(t.dtype) == f"torch.{given.dtype}"
            ]
            if fitting and dice.random() < 0.8 and not ("int" in given.dtype and given.dtype != "int8"):
                return dice.choice(fitting)
            if alive and dice.random() < 0.15:
                return self.one(alive)[0]
            grad = given.requires_grad or ("float" in given.dtype and dice.random() < 0.4)
            layout = given.layout if given.layout != "contiguous" else dice.choice(LAYOUTS[:4] * 2 + ["contiguous"] * 6)
            name = self.name()
            values = f"{given.values.reshape(-1).tolist()}, {given.values.shape}"
            lines.append(f"{name} = new({values}, {given.dtype!r}, {layout!r}, {grad})")
            return name
        if isinstance(given, Ref):
            return self.one(alive)[0]
        if isinstance(given, Name):
            return f"lib.{given.name}"
        if isinstance(given, list):
            return f"[{', '.join(self.text(g, alive, lines) for g in given)}]"
        if hasattr(given, "cpp_name"):  # a dtype
            return f"lib.{given.name}"
        return repr(given)

    def far(self, *usual: int) -> int:
        """One of the usual numbers, seldom one at the end of what 64 bits hold or beyond it."""
        return self.dice.choice(FAR) if self.dice.random() < 0.04 else self.dice.choice(usual)

    # -- views

    def view(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        name, t = self.one(alive)
        dim = t.dim()
        d, e = (self.far(*range(-dim, dim), *[0] * (not dim)) for _ in range(2))
        shape = list(t.shape)
        dice.shuffle(shape)
        extra = [self.far(1, 2, 3), *t.shape]
        flat = dice.choice(([-1], [t.numel()], shape, [1, -1], [-1, 2], [*t.shape, 1]))
        some = [
            f"{name}.t()", f"{name}.transpose({d}, {e})", f"{name}.unsqueeze({d})", f"{name}.squeeze()",
            f"{name}.squeeze({d})", f"{name}.expand({extra})", f"{name}.view({flat})", f"{name}.reshape({flat})",
            f"{name}.flatten()", f"{name}.narrow({d}, {self.far(0, 1, 2)}, {self.far(0, 1, 2)})",
            f"{name}.select({d}, {self.far(*range(-2, 3))})", f"{name}.diagonal({self.far(-1, 0, 1)})",
            f"{name}.unfold({d}, {self.far(0, 1, 2)}, {self.far(1, 2)})", f"{name}.detach()", f"{name}.contiguous()",
            f"{name}.chunk({self.far(1, 2, 3)}, {d})", f"{name}.split({self.far(1, 2)}, {d})", f"{name}.unbind({d})",
            f"{name}.as_strided((2, {self.far(2)}), ({self.far(0, 1, 2)}, 1), {dice.choice((0, 1, None, self.far(0)))})", f"{name}.clone()",
            f"{name}.movedim({d}, {e})", f"{name}.permute({list(range(dim))[::-1]})", f"{name}.view_as({self.one(alive)[0]})",
            f"{name}.expand_as({self.one(alive)[0]})", f"{name}.view(lib.{dice.choice(DTYPES[:-1])})", f"{name}[{self.slices(dim)}]",
            f"{name}.mT", f"{name}.T", f"{name}.to(lib.{dice.choice(DTYPES)})",
        ]  # fmt: skip
        return [f"{self.name()} = {dice.choice(some)}"]

    def slices(self, dim: int) -> str:
        """Basic indices, some of them too many or out of range."""
        dice = self.dice
        words = ("0", "-1", "1", "2", ":", "1:", ":-1", "::2", "None", "...", "1:1", "5", "2**40", "-9:9",
                 f":{self.far(2)}", f"{self.far(0)}:", f"::{self.far(2)}", f"{self.far(-1)}")  # fmt: skip
        chosen = [dice.choice(words) for _ in range(dice.randrange(1, max(dim, 1) + 2))]
        return ", ".join(chosen)

    def index(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        name, t = self.one(alive)
        booleans = [n for n, u in alive.items() if str(u.dtype) == "torch.bool"]
        words = ["[0, 1]", "[-1]", "[]", "lib.tensor([0, 1])", "lib.tensor([[1], [0]])", "lib.tensor(1)", "True", "False",
                 f"{name} > 0", f"{name} != {name}", "[True, False, True]", "lib.tensor([5])", *booleans]  # fmt: skip
        where = dice.choice((self.slices(t.dim()), dice.choice(words), f"{dice.choice(words)}, {self.slices(1)}"))
        if dice.random() < 0.4:
            return [f"{self.name()} = {name}[{where}]"]
        value = dice.choice((self.one(alive)[0], dice.choice(NUMBERS), f"{self.one(alive)[0]}[{self.slices(1)}]"))
        return [f"{name}[{where}] {dice.choice(('=', '=', '+=', '*='))} {value}"]

    def write(self, alive: dict[str, Any]) -> list[str]:
        """In place through indices, of which one may be out of range: what comes before it is written."""
        dice = self.dice
        name, t = self.one(alive)
        d = dice.randrange(t.dim()) if t.dim() else 0
        size, count = (t.shape[d] if t.dim() else 1), dice.randrange(1, 4)

        def indices(shape: tuple[int, ...], top: int) -> str:
            numbers = [
                self.far(-1, top) if dice.random() < 0.1 else dice.randrange(max(top, 1))
                for _ in range(int(np.prod(shape)))
            ]
            numbers = [n if -(2**63) <= n < 2**63 else 0 for n in numbers]
            return f"new({numbers}, {shape}, 'int64', {dice.choice(LAYOUTS[:4])!r})"

        def source(shape: tuple[int, ...]) -> str:
            dtype = str(t.dtype).removeprefix("torch.") if dice.random() < 0.9 else dice.choice(DTYPES)
            values = [n % 7 for n in range(int(np.prod(shape)))]
            return f"new({values}, {shape}, {dtype!r}, {dice.choice(LAYOUTS[:4])!r})"

        slices = tuple(count if k == d else n for k, n in enumerate(t.shape))
        part = tuple(dice.randrange(1, n + 1) if n else 0 for n in t.shape)
        index, vector = self.name(), indices((count,), size)
        reduce = dice.choice(("sum", "prod", "mean", "amax", "amin"))
        ways = (
            (vector, f"index_add_({d}, {index}, {source(slices)}, alpha={dice.choice((1, 2))})"),
            (vector, f"index_copy_({d}, {index}, {source(slices)})"),
            (vector, f"index_fill_({d}, {index}, 3)"),
            (vector, f"index_reduce_({d}, {index}, {source(slices)}, {dice.choice(('prod', 'mean', 'amax', 'amin'))!r})"),
            (indices(part, size), f"scatter_({d}, {index}, {source(part)})"),
            (indices(part, size), f"scatter_({d}, {index}, 2)"),
            (indices(part, size), f"scatter_add_({d}, {index}, {source(part)})"),
            (indices(part, size), f"scatter_reduce_({d}, {index}, {source(part)}, {reduce!r})"),
            (indices((2, 2), t.numel()), f"put_({index}, {source((2, 2))}, {dice.random() < 0.5})"),
            (vector, f"index_put_(({index},), {source((count, *t.shape[1:]))}, {dice.random() < 0.5})"),
            (f"{name} > 0", f"masked_scatter_({index}, {source((dice.randrange(7),))})"),
            (f"{name} > 0", f"masked_fill_({index}, {dice.choice(NUMBERS)})"),
        )  # fmt: skip
        made, call = dice.choice(ways)
        return [f"{index} = {made}", f"with lib.no_grad(): {name}.{call}" if dice.random() < 0.5 else f"{name}.{call}"]

    def python(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        a, b = self.one(alive)[0], dice.choice((self.one(alive)[0], dice.choice(NUMBERS)))
        sign = dice.choice(PYTHON_OPERATORS)
        if dice.random() < 0.3:
            return [f"{a} {sign if sign not in ('<', '<=', '==', '!=', '>', '>=') else '+'}= {b}"]
        a, b = (a, b) if dice.random() < 0.7 else (b, a)
        return [f"{self.name()} = {a} {sign} {b}" if dice.random() < 0.9 else f"{self.name()} = -{a}"]

    def numpy(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        name = self.one(alive)[0]
        array, number = f"n{self.count}", dice.choice(("1", "0", "-1"))
        ways = (
            [f"r{self.count} = {name}.numpy()"],
            [f"{array} = {name}.detach().numpy()", f"{array}[...] = {number}"],
            [f"{array} = {name}.detach().numpy()", f"{self.name()} = lib.from_numpy({array})"],
            [f"{array} = {name}.detach().numpy()", f"{self.name()} = lib.from_numpy({array}[::-1])"],
            [f"{array} = {name}.detach().numpy()", f"{self.name()} = lib.tensor({array}[::-1])"],
            [f"{array} = {name}.detach().numpy()", f"{self.name()} = lib.as_tensor({array}.T)"],
            [f"{self.name()} = lib.from_numpy(np.zeros((3, 0, 2), np.float32).transpose(2, 0, 1))"],
            [f"{self.name()} = lib.from_numpy(np.arange(12, dtype=np.float32).reshape(3, 4)[:, ::2])"],
            [f"{self.name()} = lib.{dice.choice(('from_numpy', 'as_tensor', 'tensor'))}({dice.choice(ARRAYS)})"],
            [f"{name}[...] = lib.tensor({dice.choice(ARRAYS)})"],
            [f"r{self.count} = np.asarray({name})"],
            [f"r{self.count} = {name}.tolist()"],
            [f"r{self.count} = {name}.item()"],
            [f"r{self.count} = np.add({name}.detach(), 1)"],
        )
        return dice.choice(ways)

    def backward(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        recorded = [n for n, t in alive.items() if t.requires_grad and not is_leaf(t)] or list(alive)
        name = dice.choice(recorded)
        leaves = [n for n, t in alive.items() if t.requires_grad] or [name]
        create = f"create_graph={dice.random() < 0.5}"
        more = dice.choice(("", "", "retain_graph=True", "create_graph=True"))
        ways = (
            f"{name}.sum().backward({more})", f"{name}.backward({more})", f"{name}.backward(lib.ones_like({name}))",
            f"({name} * {name}).sum().backward()",
            f"g{self.name()[1:]} = lib.autograd.grad({name}.sum(), {dice.choice(leaves)}, allow_unused=True, {create})",
        )  # fmt: skip
        return [dice.choice(ways)]

    def attribute(self, alive: dict[str, Any]) -> list[str]:
        dice = self.dice
        a, b = self.one(alive)[0], self.one(alive)[0]
        ways = (
            f"{a}.data = {b}", f"{a}.data = {b}.detach().clone()", f"{a}.data = new([1, 2], (2,), 'float32')",
            f"{a}.data.zero_()", f"{a}.grad = None", f"{a}.grad = {b}", f"{a}.grad = lib.ones_like({a})", f"{a}.requires_grad_()",
            f"{a}.requires_grad = False", f"{a}.detach_()", f"{a}.retain_grad()", f"{a}.t_()", f"{a}.unsqueeze_(0)",
            f"{a}.squeeze_()", f"{a}.transpose_(0, 1)", f"{a}.set_({b})", f"{a}.swapaxes_(0, -1)", f"{a}.copy_({b})",
            f"{a}.resize_((0,))", f"{a}.zero_()", f"{a}.fill_({dice.choice(NUMBERS)})",
            f"with lib.no_grad(): {a}.add_({b})", f"with lib.no_grad(): {self.name()} = {a}.view(-1)",
            f"with lib.inference_mode(): {self.name()} = {a} * 2", f"{a}.as_strided_((2,), (1,))",
        )  # fmt: skip
        return [dice.choice(ways)]


def compare_drawn(seed: int, steps: int) -> tuple[list[str], str | None]:
    """A program, and what differs in it. It is drawn while it runs: what a line may use is what lines before it have made."""
    drawer, ours, theirs = Drawer(seed), Library(tt, seed), Library(torch, seed)
    lines: list[str] = []
    waiting = drawer.start()
    for _ in range(drawer.dice.randrange(3, steps + 3)):
        for line in waiting:
            lines.append(line)
            what, goes_on = step(line, ours, theirs)
            if not goes_on:
                return lines, what or ours.words
        waiting = drawer.lines(theirs)
    last = [n for n, t in drawer.alive(theirs).items() if t.requires_grad]
    for line in [f"({n}.float() * 2).sum().backward(retain_graph=True)" for n in last]:
        lines.append(line)
        what, goes_on = step(line, ours, theirs)
        if not goes_on:
            return lines, what or ours.words
    return lines, ours.words


def work(low: int, high: int, steps: int) -> None:
    """Compare programs, a line for each that differs."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for seed in range(low, high):
        lines: list[str] = []
        try:
            lines, what = compare_drawn(seed, steps)
            if what:
                lines, what = shortest(lines, what, seed)
        except Exception as error:  # of the comparison itself
            what = f"cannot be compared: {kind(error)}: {first(error)}"
        if what:
            print("!", seed, "::", "; ".join(lines), "::", what, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--programs", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--here", action="store_true", help="in this process, which a program may end")
    given = parser.parse_args()
    low, high = given.first, given.first + given.programs
    if given.here:
        work(low, high, given.steps)
        return
    count = words = 0
    for start in range(low, high, TOGETHER):
        for line in differences(start, min(start + TOGETHER, high), __file__, "--steps", str(given.steps)):
            count += 1
            words += f" :: {WORDS_ALONE} " in line
            print(line, flush=True)
        print("# compared:", min(start + TOGETHER, high) - low, flush=True)
    print(f"{given.programs} programs, {count} differ, {words} of them in words alone")


if __name__ == "__main__":
    main()
