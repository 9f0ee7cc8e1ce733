"""The words of the lessons: `notebooks/lessons/glossary.ipynb` is built from this table.

A word is in bold where a lesson defines it, and only there; a test holds both lists together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tinytensor_lessons.build import notebooks_folder, source_cells
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.registry import all_lessons

WORDS: dict[str, str] = {
    "0-dim tensor": "A tensor without dimensions: one number. In type promotion its category counts, its size does not.",
    "accumulator": "Where a sum grows, in a wider type than its terms: int32 for products of int8.",
    "alias key": "A dispatch key that stands for many: a kernel at `CompositeImplicitAutograd` serves every backend.",
    "arithmetic intensity": "How many operations a kernel does for each byte that it moves.",
    "backend key": "The bit of a key set that says on which device and in which layout elements lie: CPU, Meta, SparseCPU.",
    "bank": "One of 32 parts of a GPU's shared memory. Neighboring words lie in neighboring banks; each answers one at a time.",
    "bank conflict": "Lanes of one warp that want different words of the same bank; they are served one after the other.",
    "barrier": "A point at which all threads of a block wait for each other: `cuda.syncthreads()`.",
    "best fit": "The smallest free block that is large enough.",
    "bias correction": "Dividing a running average by `1 - beta**t`, because it started at zero. Adam does it for both of its averages.",
    "block": "In CUDA: threads that share memory and can wait for each other. In an allocator: a piece of a segment, free or in use.",
    "blocked layout": "Channels in blocks of 8 or 16, the channels of a block side by side in memory: what vector units like.",
    "boxed": "A kernel that takes an operator and a stack of arguments, so that one kernel can serve every operator.",
    "broadcasting": "Reading a dimension of size 1 again and again, by a stride of 0, so that shapes of different sizes fit together.",
    "buffer": "A tensor of a module that is saved with it and not trained, such as a running mean.",
    "caching": "An allocator that keeps freed memory for the next request, because asking the driver is slow.",
    "callback": "A pair of functions that the profiler calls at the beginning and at the end of each operator.",
    "category": "Boolean, integral or floating: what type promotion compares before it looks at sizes.",
    "channel": "An index of one dimension that has something of its own: of an image a color, of a weight the row behind one result.",
    "checkpointing": "Forgetting what lies between the ends of a piece of the network, and computing it again in the backward pass.",
    "clamped": "Replaced by the nearest end of a range, where it lies outside.",
    "coalesce": "To make one loop of two, where the outer stride is the inner stride times the inner size.",
    "coalesced": "Lanes of a warp that read neighboring elements, so that few sectors are fetched.",
    "contiguous": "Row-major and without gaps: the strides are those that a new tensor of these sizes would get.",
    "COO": "The sparse layout that lists entries: an index with a number for each dimension, and a value.",
    "CopySlices": "The graph node of a base tensor after a write to one of its views.",
    "CSR": "The sparse layout of a matrix with a pointer to where each row begins, and for each entry its column and value.",
    "dependencies": "How many gradients a node has to wait for before it runs.",
    "dequantize": "To go from stored integers back to the real numbers that they stand for: (q - zero_point) * scale.",
    "device": "Where the elements lie and which processor works on them: cpu, cuda, meta.",
    "dispatch key": "A reason to run code before, or as, the kernel: a backend, autograd, a mode. A call carries a set of them.",
    "dtype": "How the bytes of an element are read: float32, int64, bool.",
    "edge": "An arrow of the autograd graph: a node, and the number of the input at which a gradient arrives.",
    "epoch": "One pass over all training rows.",
    "event": "A mark in a stream's queue; it says when the work before it is done.",
    "excluded": "Dispatch keys that a thread takes away from every call for a while.",
    "extension": "A tensor of a new kind that the library knows: a subclass with `__torch_dispatch__`.",
    "fake quantization": "To quantize and dequantize at once in training, so that the loss sees what rounding does.",
    "fallthrough": "A registration that says: nothing to do at this key, go on to the next.",
    "fast set-up": "The shortcut of TensorIterator: dense operands of the same strides share one flat loop, without a plan.",
    "FLOP": "One floating point operation. A product of n by k and k by m matrices has 2 n k m of them.",
    "forward mode": "Carrying a number and its speed through the program together; gives all outputs' derivatives in one direction.",
    "fragmented": "Memory that is free in pieces, none of them large enough for the request.",
    "Function": "`autograd.Function`: an operation whose backward formula you write.",
    "functor": "What an operator does to one element: a pure function, without memory, that is compiled into every loop.",
    "gradient": "The list of all slopes of one output, one for each input.",
    "grain size": "The least work that is worth a thread of its own: 32,768 elements of an operator as cheap as add.",
    "graph": "Values and the operations that made them; in PyTorch the nodes are operations and the edges lead towards the inputs.",
    "grid": "All blocks of one launch on a GPU.",
    "hook": "A function that is called when a gradient passes, and may replace it.",
    "hybrid": "A sparse tensor whose values are rows or blocks of numbers: its first dimensions are sparse, the others dense.",
    "impl": "The part of an operator that reads and writes elements, after the meta function has settled sizes and dtypes.",
    "included": "Dispatch keys that a thread adds to every call for a while.",
    "input buffer": "Where gradients for a node are added up until all of them have arrived.",
    "kernel": "The function that does an operator's work for one kind of device. In CUDA: the function that every thread runs.",
    "lane": "A thread of a warp.",
    "large pool": "The allocator's pool for requests above 1 MiB.",
    "lattice": "An order in which every two dtypes have a smallest one above both: their promoted type.",
    "layout": "How elements are found: strided, by sizes and strides, or sparse, by indices.",
    "live": "Bytes are live while a tensor over them exists.",
    "local derivative": "The slope of one operation in one of its inputs, at the numbers that went in.",
    "logits": "Scores before softmax, any real numbers.",
    "memory-bound": "Waiting for bytes: faster arithmetic would not help. The opposite is compute-bound.",
    "meta function": "The part of an operator that looks at sizes and dtypes only, checks them, and says what the output will be.",
    "metadata": "Sizes, strides, offset, dtype and device: everything about a tensor except its bytes.",
    "mode": "Code that sees every operator while a `with` block runs.",
    "module": "A function with weights: `nn.Module`.",
    "momentum": "A running sum of gradients; SGD steps along it instead of the newest gradient alone.",
    "node": "One operation in the autograd graph: a backward formula, what it saved, and edges.",
    "non-releasable memory": "Free blocks whose segment is still partly in use, so that it cannot go back to the driver.",
    "Numba": "A compiler for functions written in Python: machine code is made at the first call, for the dtypes that come in.",
    "observer": "A module that lets tensors through and remembers their range, from which a scale and a zero point follow.",
    "opaque": "A tensor that does not say where its elements lie. Only the kernels of its layout know.",
    "opmath": "The dtype in which a kernel computes, wider than the one in which it stores: float32 for float16.",
    "overload": "One signature of an operator's name, written after the dot: `add.Tensor`, `add.Scalar`.",
    "pairwise summation": "Adding two halves that were summed in the same way, so that the numbers that meet are alike in size.",
    "pattern": "The places at which a sparse tensor has an entry, whatever the value there.",
    "pinned": "Memory of the host that the system may not move, so that a GPU can copy from it beside other work.",
    "plan": "Everything about a loop that sizes and strides decide, made once and used for every call of the kind.",
    "profiler": "Notes the time and the memory of every operator while it is on.",
    "quantize": "To store real numbers as integers: divide by a scale, add a zero point, round, clamp.",
    "quantizer": "What a quantized tensor has beside its dtype: the scale and the zero point that say what its integers mean.",
    "race": "Two accesses of one element by two threads, at least one of them a write, with no barrier between.",
    "redispatch": "A kernel calling the dispatcher again with its own key, and all above it, taken away.",
    "requantized": "Brought from the scale of an accumulator to that of a result, with one rounding.",
    "roofline": "What a kernel can reach: the lower of peak and intensity times bandwidth.",
    "row-major": "The last index runs fastest.",
    "saved tensor": "What a node keeps from the forward pass for its formula.",
    "scale": "In a quantized tensor the distance between the real numbers of two neighboring integers.",
    "schema": "One line that says an operator's name, arguments, defaults, results, and what it writes to.",
    "sector": "32 bytes, the least that a GPU fetches from its memory.",
    "segment": "Memory that the allocator got from the driver in one request.",
    "self time": "Time inside an operator while none of the operators it called was running.",
    "semi-structured": "Of every four neighbors in a row at most two are not zero.",
    "shared memory": "A small fast memory that all threads of a block can reach.",
    "slope": "How much an output moves for each unit by which an input moves, for ever smaller moves.",
    "small pool": "The allocator's pool for requests of up to 1 MiB.",
    "storage": "The line of bytes that tensors look at.",
    "stream": "A queue of work on a device. Work in one stream runs in order.",
    "strides": "For each dimension, how many elements one step moves in the storage.",
    "symmetric": "A range from -m to m, so that 0.0 is stored as 0.",
    "tangent": "The speed at which a number moves when the input moves.",
    "test": "Rows that training never sees, and that judge it.",
    "tile": "A small square of a matrix that a block fetches together into shared memory.",
    "token": "The smallest piece of a text that a parser looks at: a name, a bracket, a comma.",
    "topological": "An order in which everything comes after what it depends on.",
    "total time": "Time from the beginning of an operator to its end, everything it called included.",
    "uncoalesced": "A sparse tensor in which a place may come twice, or entries are out of order.",
    "unwrap": "To take what is inside out of a wrapper, before the inner operator is called.",
    "vectorizes": "Of a compiler: makes a loop handle several neighbors by one instruction.",
    "version": "A number that every write in place increases. A node compares it with the one it saw when it saved.",
    "view": "A tensor over the storage of another.",
    "warp": "32 threads that take the same step at the same time.",
    "wrapper": "An ordinary class that holds a tensor; the library does not know it.",
    "zero point": "The integer that stands for 0.0 in a quantized tensor.",
}  # fmt: skip
_BOLD = re.compile(r"\*\*([^*`]+)\*\*")


def defined() -> Iterator[tuple[str, str]]:
    """(lesson, word) for every word in bold in a text or a task of a lesson, as it is written there."""
    for spec in all_lessons():
        for cell in source_cells(spec):
            if cell.kind == "markdown" and cell.role in ("story", "task", "further"):
                for word in _BOLD.findall(re.sub("`[^`]*`", "", cell.source)):
                    yield spec.number, word


def entry_of(word: str) -> str:
    """The entry for a word as a lesson has it: its beginning may be a capital, and it may be a plural."""
    for form in (word, word[0].lower() + word[1:]):
        for name in (form, form.removesuffix("s"), form.removesuffix("ed")):
            if name in WORDS:
                return name
    raise KeyError(f"the glossary has no {word!r}")


def markdown() -> str:
    """The page: word, meaning, and the lessons that define it."""
    places: dict[str, dict[str, str]] = {name: {} for name in WORDS}
    for spec in all_lessons():
        for number, word in defined():
            if number == spec.number:
                places[entry_of(word)][number] = f"[{number}]({spec.stem}.ipynb)"
    rows = [
        f"| **{name}** | {WORDS[name]} | {', '.join(places[name].values())} |" for name in sorted(WORDS, key=str.lower)
    ]
    head = "# The words of the lessons\n\nIn each lesson a word is in bold where it is defined.\n\n"
    return head + "\n".join(("| word | meaning | lesson |", "|---|---|---|", *rows)) + "\n"


def notebook() -> dict[str, Any]:
    """The page as a notebook, because JupyterLab shows those as pages."""
    cell = {"cell_type": "markdown", "id": "glossary", "metadata": {}, "source": markdown().splitlines(keepends=True)}
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return {"cells": [cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def path() -> Path:
    return notebooks_folder() / "lessons" / "glossary.ipynb"


def is_up_to_date() -> bool:
    return path().exists() and path().read_text(encoding="utf-8") == dumps(notebook())


def write() -> list[Path]:
    """Write the page; its path, if that changed it."""
    if is_up_to_date():
        return []
    path().write_text(dumps(notebook()), encoding="utf-8")
    return [path()]
