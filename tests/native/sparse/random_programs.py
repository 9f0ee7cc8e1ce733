"""Random programs over sparse tensors, run by both libraries and compared after every step.

    python tests/native/sparse/random_programs.py [--programs 2000] [--first 0]

A program begins with a few sparse tensors (unsorted, with duplicates, hybrid, empty, coalesced or not, COO and CSR) and dense
ones, and applies operators to what it has. A step that PyTorch refuses counts with its class and first line. It needs
PyTorch.
"""

from __future__ import annotations

import argparse
import random
import sys
import warnings
from typing import Any

import numpy as np
import torch
from database import described, same

import tinytensor as tt

UNARY = "abs neg sin sqrt relu sign floor trunc tanh expm1 isnan signbit clone coalesce to_dense square".split()
SAME = "add sub mul".split()


def start(dice: random.Random) -> list[tuple[Any, Any]]:
    """The first values, each for both libraries."""
    shape = [dice.choice([0, 1, 2, 3, 4]) for _ in range(dice.choice([1, 2, 2, 2, 3]))]
    values = []
    for _ in range(dice.randint(2, 3)):
        sparse_dim = dice.randint(1, len(shape))
        nnz = dice.randint(0, 6) if all(shape[:sparse_dim]) else 0
        indices = np.array([[dice.randrange(n) for _ in range(nnz)] for n in shape[:sparse_dim]], np.int64)
        indices = indices.reshape(sparse_dim, nnz)
        numbers = np.array([dice.randint(-3, 3) for _ in range(nnz * int(np.prod(shape[sparse_dim:])))], np.float32)
        numbers = numbers.reshape(nnz, *shape[sparse_dim:])
        coalesce = dice.random() < 0.5
        pair = []
        for library in (tt, torch):
            made = library.sparse_coo_tensor(library.tensor(indices), library.tensor(numbers), tuple(shape))
            pair.append(made.coalesce() if coalesce else made)
        values.append(tuple(pair))
    dense = np.array([dice.randint(-3, 3) for _ in range(int(np.prod(shape)))], np.float32).reshape(shape)
    values.append((tt.tensor(dense), torch.tensor(dense)))
    return values


def step(dice: random.Random, count: int) -> tuple[str, Any]:
    """The text of a step and the function that takes (library, values)."""
    i, j = dice.randrange(count), dice.randrange(count)
    kind = dice.randrange(14)
    d, n = dice.randint(-2, 2), dice.randint(-2, 3)
    if kind < 3:
        name = dice.choice(UNARY)
        return f"x{i}.{name}()", lambda lib, v: getattr(v[i], name)()
    if kind < 6:
        name = dice.choice(SAME)
        return f"{name}(x{i}, x{j})", lambda lib, v: getattr(lib, name)(v[i], v[j])
    if kind == 6:
        return f"x{i} * {n}", lambda lib, v: v[i] * n
    if kind == 7:
        return f"x{i}.sum({d})", lambda lib, v: lib.sparse.sum(v[i], d) if v[i].is_sparse else v[i].sum(d)
    if kind == 8:
        return f"x{i}.transpose(0, {d})", lambda lib, v: v[i].transpose(0, d)
    if kind == 9:
        return f"x{i}.select({d}, {n})", lambda lib, v: v[i].select(d, n)
    if kind == 10:
        rows = [dice.randint(-1, 3) for _ in range(dice.randint(0, 3))]
        return f"x{i}.index_select({d}, {rows})", lambda lib, v: v[i].index_select(d, lib.tensor(rows, dtype=lib.int64))
    if kind == 11:
        return f"cat([x{i}, x{j}], {d})", lambda lib, v: lib.cat([v[i], v[j]], d)
    if kind == 12:
        return f"x{i} @ x{j}", lambda lib, v: v[i] @ v[j]
    form = dice.choice(["to_sparse", "sparse_mask", "unsqueeze", "narrow_copy", "to_sparse_csr", "t"])
    if form == "sparse_mask":
        return f"x{i}.sparse_mask(x{j})", lambda lib, v: v[i].sparse_mask(v[j])
    if form == "unsqueeze":
        return f"x{i}.unsqueeze({d})", lambda lib, v: v[i].unsqueeze(d)
    if form == "narrow_copy":
        return f"x{i}.narrow_copy({d}, {n}, 1)", lambda lib, v: v[i].narrow_copy(d, n, 1)
    return f"x{i}.{form}()", lambda lib, v: getattr(v[i], form)()


def outcome(library: Any, run: Any, values: list[Any]) -> tuple[Any, Any]:
    """(what is compared, the value or None)"""
    try:
        value = run(library, values)
    except Exception as error:
        line = str(error).partition("\n")[0].partition(" This could be because")[0]
        return ["refused", type(error).__name__, line], None
    return described(value), value


def program(seed: int, steps: int = 6) -> list[str]:
    """Runs one; the lines that say where it differs, or nothing."""
    dice = random.Random(seed)
    values = start(dice)
    text = []
    for _ in range(steps):
        line, run = step(dice, len(values))
        theirs, their_value = outcome(torch, run, [v[1] for v in values])
        ours, our_value = outcome(tt, run, [v[0] for v in values])
        text.append(line)
        both_refuse = ours[0] == theirs[0] == "refused"
        if both_refuse and ours[1] == theirs[1]:
            continue  # words are compared elsewhere, operator by operator
        if not same(ours, theirs):
            return [f"seed {seed}: {'; '.join(text)}", f"  torch {theirs}", f"  ours  {ours}"]
        if our_value is not None:
            values.append((our_value, their_value))
    return []


def differing(programs: int, first: int = 0) -> list[list[str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [lines for seed in range(first, first + programs) if (lines := program(seed))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    found = differing(options.programs, options.first)
    for lines in found[:60]:
        print("\n".join(line[:600] for line in lines))
    print(f"{len(found)} of {options.programs} programs differ")
    sys.exit(bool(found))
