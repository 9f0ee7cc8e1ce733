"""Random programs over sparse tensors, run by both libraries and compared after every step.

    python tests/native/sparse/random_programs.py [--programs 2000] [--first 0]

A program begins with a few sparse tensors (COO: unsorted, with duplicates, hybrid, empty, coalesced or not; CSR, CSC, BSR,
BSC) and dense ones, and applies operators to what it has, in place too. In half of the programs the sparse tensors at the
beginning are leaves, and at the end the gradients are compared. A step that PyTorch refuses counts with its class. Programs
run in processes of their own, since some of them kill PyTorch's. It needs PyTorch.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from database import described, same

import tinytensor as tt

UNARY = """abs neg sin sqrt relu sign floor trunc tanh expm1 isnan signbit clone coalesce to_dense square erf log1p atan
detach deg2rad isinf ceil round""".split()
IN_PLACE = "neg_ abs_ relu_ sin_ sqrt_ zero_ floor_".split()
BINARY = "add sub mul".split()
COMPRESSED = "sparse_csr sparse_csc sparse_bsr sparse_bsc".split()


def start(dice: random.Random, grads: bool) -> list[tuple[Any, Any]]:
    """The first values, each for both libraries; the last one is dense."""
    shape = [dice.choice([0, 1, 2, 3, 4]) for _ in range(dice.choice([1, 2, 2, 2, 3]))]
    kind = np.float64 if grads else np.float32
    values = []
    for _ in range(dice.randint(2, 3)):
        sparse_dim = dice.randint(1, len(shape))
        nnz = dice.randint(0, 6) if all(shape[:sparse_dim]) else 0
        indices = np.array([[dice.randrange(n) for _ in range(nnz)] for n in shape[:sparse_dim]], np.int64)
        indices = indices.reshape(sparse_dim, nnz)
        numbers = np.array([dice.randint(-3, 3) for _ in range(nnz * int(np.prod(shape[sparse_dim:])))], kind)
        numbers = numbers.reshape(nnz, *shape[sparse_dim:])
        coalesce = dice.random() < 0.5
        layout = dice.choice(COMPRESSED) if len(shape) == 2 and dice.random() < 0.3 else None
        pair = []
        for library in (tt, torch):
            made = library.sparse_coo_tensor(library.tensor(indices), library.tensor(numbers), tuple(shape))
            made = made.coalesce() if coalesce else made
            if layout is not None:
                block = {"blocksize": (1, 1)} if layout.startswith("sparse_b") else {}
                made = made.to_dense().to_sparse(layout=getattr(library, layout), **block)
            pair.append(made.requires_grad_() if grads else made)
        values.append(tuple(pair))
    dense = np.array([dice.randint(-3, 3) for _ in range(int(np.prod(shape)))], kind).reshape(shape)
    values.append((tt.tensor(dense), torch.tensor(dense)))
    return values


def step(dice: random.Random, count: int) -> tuple[str, Any, int | None]:
    """The text of a step, the function that takes (library, values), and the value that it writes to."""
    i, j, k = (dice.randrange(count) for _ in range(3))
    kind = dice.randrange(22)
    d, n = dice.randint(-2, 2), dice.randint(-2, 3)
    if kind < 3:
        name = dice.choice(UNARY)
        return f"x{i}.{name}()", lambda lib, v: getattr(v[i], name)(), None
    if kind < 6:
        name = dice.choice(BINARY)
        return f"{name}(x{i}, x{j})", lambda lib, v: getattr(lib, name)(v[i], v[j]), None
    if kind == 6:
        form = dice.choice(["*", "/", "**2", "norm", "any"])
        if form == "/":
            return f"x{i} / 2", lambda lib, v: v[i] / 2, None
        if form == "*":
            return f"x{i} * {n}", lambda lib, v: v[i] * n, None
        if form == "**2":
            return f"x{i} ** 2", lambda lib, v: v[i] ** 2, None
        return f"x{i}.{form}()", lambda lib, v: getattr(v[i], form)(), None
    if kind == 7:
        dims = tuple(sorted({dice.randint(0, 2) for _ in range(dice.randint(1, 2))}))
        form = dice.choice(["sparse.sum", "sum", "keepdim"])
        if form == "sum":
            return f"x{i}.sum({dims})", lambda lib, v: v[i].sum(dims), None
        if form == "keepdim":
            return f"x{i}.sum({dims}, keepdim=True)", lambda lib, v: v[i].sum(dims, keepdim=True), None
        return f"sparse.sum(x{i}, {dims})", lambda lib, v: lib.sparse.sum(v[i], dims), None
    if kind == 8:
        return f"x{i}.transpose(0, {d})", lambda lib, v: v[i].transpose(0, d), None
    if kind == 9:
        return f"x{i}.select({d}, {n})", lambda lib, v: v[i].select(d, n), None
    if kind == 10:
        rows = [dice.randint(-1, 3) for _ in range(dice.randint(0, 3))]
        return (
            f"x{i}.index_select({d}, {rows})",
            lambda lib, v: v[i].index_select(d, lib.tensor(rows, dtype=lib.int64)),
            None,
        )
    if kind == 11:
        return f"cat([x{i}, x{j}], {d})", lambda lib, v: lib.cat([v[i], v[j]], d), None
    if kind == 12:
        return f"x{i} @ x{j}", lambda lib, v: v[i] @ v[j], None
    if kind == 13:
        form = dice.choice(["to_sparse", "sparse_mask", "unsqueeze", "narrow_copy", "t", "permute"])
        if form == "sparse_mask":
            return f"x{i}.sparse_mask(x{j})", lambda lib, v: v[i].sparse_mask(v[j]), None
        if form == "unsqueeze":
            return f"x{i}.unsqueeze({d})", lambda lib, v: v[i].unsqueeze(d), None
        if form == "narrow_copy":
            return f"x{i}.narrow_copy({d}, {n}, 1)", lambda lib, v: v[i].narrow_copy(d, n, 1), None
        if form == "permute":
            return f"x{i}.permute(1, 0)", lambda lib, v: v[i].permute(1, 0), None
        return f"x{i}.{form}()", lambda lib, v: getattr(v[i], form)(), None
    if kind == 14:
        layout, block = dice.choice(COMPRESSED), (dice.randint(1, 2), dice.randint(1, 2))
        kwargs = {"blocksize": block} if layout.startswith("sparse_b") else {}
        return (
            f"x{i}.to_sparse(layout={layout}, {kwargs})",
            lambda lib, v: v[i].to_sparse(layout=getattr(lib, layout), **kwargs),
            None,
        )
    if kind == 15:
        beta, alpha = dice.choice([0, 1, 2]), dice.choice([1, 1, -2])
        form = dice.choice(["addmm", "sparse.addmm", "mm", "sparse.mm", "mv", "bmm", "sampled", "addmv"])
        if form == "mv":
            return f"x{i}.mv(x{j})", lambda lib, v: v[i].mv(v[j]), None
        if form == "bmm":
            return f"x{i}.bmm(x{j})", lambda lib, v: v[i].bmm(v[j]), None
        if form == "sampled":
            return f"sampled_addmm(x{i}, x{j}, x{k})", lambda lib, v: lib.sparse.sampled_addmm(v[i], v[j], v[k]), None
        if form == "addmv":
            return f"addmv(x{i}, x{j}, x{k})", lambda lib, v: lib.addmv(v[i], v[j], v[k]), None
        owner = (lambda lib: lib.sparse) if form.startswith("sparse") else (lambda lib: lib)
        name = form.removeprefix("sparse.")
        if name == "mm":
            return f"{form}(x{i}, x{j})", lambda lib, v: lib_call(owner(lib), "mm", v[i], v[j]), None
        return (
            f"{form}(x{i}, x{j}, x{k}, beta={beta}, alpha={alpha})",
            lambda lib, v: owner(lib).addmm(v[i], v[j], v[k], beta=beta, alpha=alpha),
            None,
        )
    if kind == 16:
        name = dice.choice(["softmax", "log_softmax"])
        return f"sparse.{name}(x{i}, {d})", lambda lib, v: getattr(lib.sparse, name)(v[i], d), None
    if kind == 17:
        name = dice.choice(IN_PLACE)
        return f"x{i}.{name}()", lambda lib, v: getattr(v[i], name)(), i
    if kind == 18:
        name = dice.choice(["mul_", "add_", "sub_", "copy_", "div_", "mul_n", "resize_as_sparse_"])
        if name == "div_":
            return f"x{i}.div_(2)", lambda lib, v: v[i].div_(2), i
        if name == "mul_n":
            return f"x{i}.mul_({n})", lambda lib, v: v[i].mul_(n), i
        return f"x{i}.{name}(x{j})", lambda lib, v: getattr(v[i], name)(v[j]), i
    if kind == 19:
        sizes = tuple(dice.randint(0, 5) for _ in range(dice.randint(1, 3)))
        cut = dice.randint(0, len(sizes))
        name = dice.choice(["sparse_resize_", "sparse_resize_and_clear_"])
        return (
            f"x{i}.{name}({sizes}, {cut}, {len(sizes) - cut})",
            lambda lib, v: getattr(v[i], name)(sizes, cut, len(sizes) - cut),
            i,
        )
    if kind == 20:
        name = dice.choice(["add", "mul", "mm"])
        return (
            f"{name}(x{i}, x{j}, out=x{k}.detach().clone())",
            lambda lib, v: getattr(lib, name)(v[i].detach(), v[j].detach(), out=v[k].detach().clone()),
            None,
        )
    name = dice.choice(["zeros_like", "ones_like"])
    layout = dice.choice([None, *COMPRESSED, "sparse_coo"])
    return (
        f"{name}(x{i}, layout={layout})",
        lambda lib, v: getattr(lib, name)(v[i], layout=None if layout is None else getattr(lib, layout)),
        None,
    )


def lib_call(owner: Any, name: str, *args: Any) -> Any:
    return getattr(owner, name)(*args)


def outcome(library: Any, run: Any, values: list[Any]) -> tuple[Any, Any]:
    """(what is compared, the value or None)"""
    try:
        value = run(library, values)
    except Exception as error:
        line = str(error).partition("\n")[0].partition(" This could be because")[0]
        return ["refused", type(error).__name__, line], None
    return described(value), value


def gradients(library: Any, leaves: list[Any], values: list[Any]) -> Any:
    """The gradients of the sum of all elements of all values."""
    try:
        total = None
        for value in values:
            if not value.requires_grad or not value.dtype.is_floating_point:
                continue
            part = value.sum() if value.layout is library.strided else value.to_dense().sum()
            total = part if total is None else total + part
        if total is not None:
            total.backward()
        return [None if leaf.grad is None else described(leaf.grad) for leaf in leaves]
    except Exception as error:
        return ["refused", type(error).__name__, str(error).partition("\n")[0]]


def program(seed: int, steps: int = 6) -> list[str]:
    """Runs one; the lines that say where it differs, or nothing."""
    dice = random.Random(seed)
    grads = dice.random() < 0.5
    values = start(dice, grads)
    leaves = [pair for pair in values if grads and pair[0].requires_grad]
    text = []
    for _ in range(steps):
        line, run, written = step(dice, len(values))
        if left_out(line, values):
            continue
        theirs, their_value = outcome(torch, run, [v[1] for v in values])
        ours, our_value = outcome(tt, run, [v[0] for v in values])
        text.append(line)
        if faulty(theirs):
            return []
        if not agree(ours, theirs):
            return [f"seed {seed}: {'; '.join(text)}", f"  torch {theirs}", f"  ours  {ours}"]
        if written is not None:
            ours, theirs = described(values[written][0]), described(values[written][1])
            if not same(ours, theirs):
                return [f"seed {seed}: {'; '.join(text)} (what it wrote)", f"  torch {theirs}", f"  ours  {ours}"]
        elif our_value is not None:
            values.append((our_value, their_value))
    if leaves:
        theirs = gradients(torch, [pair[1] for pair in leaves], [pair[1] for pair in values])
        if faulty(theirs):
            return []
        ours = gradients(tt, [pair[0] for pair in leaves], [pair[0] for pair in values])
        # Of a graph with several parts that refuse, either library may come to another part first.
        both_refuse = all(g and g[0] == "refused" for g in (ours, theirs))
        if not both_refuse and not agree(without_flags(ours), without_flags(theirs)):
            return [f"seed {seed}: {'; '.join(text)} (gradients)", f"  torch {theirs}", f"  ours  {ours}"]
    return []


def faulty(theirs: Any) -> bool:
    """Whether PyTorch stumbled over itself, or a library of the processor's maker refused; ours may give a result there."""
    words = (
        "INTERNAL ASSERT", "MKL", "Trying to resize storage that is not resizable", "values has incorrect size",
        "ArrayRef: invalid slice",  # the gradient of a conversion to blocks that have dense dimensions
        "having different block sizes",  # the gradient of a selection from blocks: it names a size that no tensor has
    )  # fmt: skip
    return any(word in str(theirs) for word in words) or _of_mkl(theirs)


def _of_mkl(theirs: Any) -> bool:
    """Whether a product of compressed tensors has rows in an order of the library's own, or less than its pointers say."""
    if not isinstance(theirs, list) or theirs[0] not in ("torch.sparse_csr", "torch.sparse_csc") or len(theirs[2]) != 2:
        return False
    pointers, places = theirs[3], theirs[4]
    rows = [places[a:b] for a, b in pairwise(pointers)]
    return bool(pointers[-1] != len(places) or any((np.diff(row) < 0).any() for row in rows))


def agree(ours: Any, theirs: Any) -> bool:
    """Refusals agree in the class: their words are compared operator by operator, in the expressions."""
    if all(isinstance(v, list) and v and isinstance(v[0], str) and v[0] == "refused" for v in (ours, theirs)):
        return bool(ours[1] == theirs[1])
    return same(ours, theirs)


def without_flags(found: Any) -> Any:
    """The coalesced flag of a gradient depends on who else holds its indices in PyTorch."""
    if not isinstance(found, list) or (found and isinstance(found[0], str)):
        return found
    return [g[:3] + g[4:] if isinstance(g, list) and g[0] == "torch.sparse_coo" else g for g in found]


def left_out(line: str, values: list[tuple[Any, Any]]) -> bool:
    """Whether PyTorch's answer to a step is wrong, or the process dies of it."""
    named = [values[int(n)][1] for n in re.findall(r"x(\d+)", line)]
    if "softmax" in line and int(line.rpartition(",")[2].strip(" )")) < 0 and named[0].requires_grad:
        return True  # backward takes a negative dimension as it is, and finds other rows
    if (line.startswith("add") and any(v.layout is torch.sparse_bsr for v in named)) or ".add_(" in line:
        # A sum of blocks without entries loses the blocks.
        return any(v.layout is torch.sparse_bsr for v in named)
    if ".mul_(x" in line and named[0].layout is torch.strided and named[1].layout is torch.sparse_coo:
        # A dense tensor is set to 0 before the shapes are compared.
        return named[0].shape != named[1].shape
    if line.endswith(".signbit()") and _has_nan(named[0]):
        return True  # the sign of what is no number depends on the processor's library
    if ".copy_(" in line and named[0].layout is torch.sparse_coo and named[0].requires_grad:
        return True  # backward asks for zeros with a memory format, which no sparse tensor has
    written = re.match(r"x\d+\.\w+_\(", line) and named[0].layout is not torch.strided and named[0].requires_grad
    if written and (named[0]._is_view() or any(v[1]._base is named[0] for v in values)):
        return True  # select, transpose and others copy, yet count as views: gradients are taken by strides that are not there
    if ".sum(" in line and named[0].layout is torch.sparse_csr and not named[0]._nnz():
        return True  # a sum of no entries has a value that was never set
    if line.startswith("ones_like"):
        # The counts of the rows are never set.
        return named[0].layout is torch.sparse_coo and "sparse_coo" not in line and "None" not in line
    if line.startswith("mul("):
        # A sparse dimension of size 1 that grows: the entries of all copies but one get lost.
        sparse = [v for v in named[:2] if v.layout is torch.sparse_coo]
        shapes = [v.shape for v in named[:2] if v.layout is torch.strided and v.dim()]
        grows = any(list(v.shape[-len(s) :]) != list(s)[-v.dim() :] or len(s) > v.dim() for v in sparse for s in shapes)
        if grows or " out=x" not in line:
            return grows
    if ".sparse_resize_(" in line and named[0].layout is torch.sparse_coo and named[0]._nnz():
        # Values of entries that grow in their dense dimensions are never set.
        sizes, _, dense = eval(line.partition("sparse_resize_")[2])
        return dense > 0 and tuple(sizes[len(sizes) - dense :]) != tuple(named[0]._values().shape[1:])
    # The result of sparse tensors written to a dense one: an assertion fails, unless there is nothing to write.
    return " out=x" in line and named[2].layout is torch.strided and any(v.layout is torch.sparse_coo for v in named)


def _has_nan(value: Any) -> bool:
    if value.layout is torch.strided:
        return bool(value.isnan().any())
    return bool((value._values() if value.layout is torch.sparse_coo else value.values()).isnan().any())


def differing(programs: int, first: int = 0) -> list[list[str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [lines for seed in range(first, first + programs) if (lines := program(seed))]


def in_processes(programs: int, first: int) -> tuple[list[list[str]], list[int]]:
    """(what differs, the seeds that killed the process)"""
    found, killed = [], []
    seed, end = first, first + programs
    while seed < end:
        command = [sys.executable, __file__, "--worker", "--programs", str(end - seed), "--first", str(seed)]
        process = subprocess.run(command, capture_output=True, text=True, check=False)
        if process.returncode > 0:  # a fault of this file; a signal has a negative number
            raise RuntimeError(process.stderr)
        done = process.stdout.split("\0")
        found += [part.split("\n") for part in done if part.startswith("seed")]
        reached = [int(part.split()[1]) for part in done if part.startswith("begin")]
        if "end" in done:
            break
        killed.append(reached[-1])
        seed = reached[-1] + 1
    return found, killed


def work(programs: int, first: int) -> None:
    """What a process of `in_processes` does: it says which program begins, and what differs."""
    warnings.simplefilter("ignore")
    for seed in range(first, first + programs):
        print(f"begin {seed}", end="\0", flush=True)
        lines = program(seed)
        if lines:
            print("\n".join(line[:600] for line in lines), end="\0", flush=True)
    print("end", end="\0", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--worker", action="store_true", help="run them here")
    options = parser.parse_args()
    if options.worker:
        work(options.programs, options.first)
        sys.exit(0)
    different, dead = in_processes(options.programs, options.first)
    for lines in different[:60]:
        print("\n".join(lines))
    print(f"{len(different)} of {options.programs} programs differ; PyTorch died in {len(dead)}: {dead}")
    sys.exit(bool(different))
