"""Expressions over sparse tensors, whose texts are compared with those that PyTorch gives.

    making.txt     constructors, conversions, parts, resizing, factories
    maths.txt      arithmetic, products, reductions, shapes, indexing, refusals
    gradients.txt  gradients, embeddings, optimizers, names of nodes, files, copies
    compressed.txt, compressed_gradients.txt    the same of CSR, CSC, BSR and BSC

Each expression is computed from fresh tensors, since some of them write. An error counts with its class and the first line of
its text.
"""

from __future__ import annotations

import copy
import io
import pickle
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
GOLDEN = HERE / "golden" / "expressions.json"

# Where ours is another on purpose, and why.
DIFFERENT = {
    "mk(1,(3,1))*torch.ones(3,4)": "PyTorch leaves out the entries of the columns that broadcasting adds",
    "torch.saddmm(torch.ones(3,2),a,M)": "an internal assertion there",
    "D[0].to_sparse_csr()": "a vector: the words are PyTorch's of a step inside",
    "c@D4.to_sparse_csr()": "the entries of a row come unsorted from MKL",
    "bw(cc.to_dense(),cc)": "PyTorch fails to accumulate a gradient of this layout",
    "bw(br.to_dense(),br)": "PyTorch fails to accumulate a gradient of this layout",
    "bw(br.to_sparse(),br)": "PyTorch fails to accumulate a gradient of this layout",
    "a[...]": "PyTorch makes an alias, for which it wants a storage",
    "a.logical_not()": "the same refusal, under the name of the out= form",
    "torch.sparse_coo_tensor([[0]],[1.],layout=torch.strided)": "a plain Python signature refuses the keyword",
    "torch.sparse_coo_tensor([[0]],[1],requires_grad=True)": "there are no complex dtypes here, and the text says so",
    "I*a": "a product of 0 and a negative number, which PyTorch multiplies in another order of conversions",
    "bw(torch.sparse.mm(a,m4),a,m4)": "PyTorch keeps entries of the value 0 outside of the factor's places",
    "bw(torch.sparse.sum(a),a)": "the flag of a gradient that shares its indices",
    "bw(torch.sparse.sum(c),c)": "the flag of a gradient that shares its indices",
    "bw((c*c).to_dense(),c)": "the flag of a gradient that shares its indices",
    "bw(a.coalesce().values(),a)": "the flag of a gradient that shares its indices",
    "bw(torch.sparse.softmax(c,1),c)": "a sum whose exact value is 0 is rounded in another order",
}


def expressions() -> Iterator[tuple[str, str]]:
    """(file, expression)"""
    for path in sorted(HERE.glob("*.txt")):
        for line in path.read_text().splitlines():
            yield path.stem, line


def random_sparse(
    torch: Any, seed: int = 0, shape: Any = (3, 4), sd: int = 2, nnz: int = 5, co: bool = False, dtype: Any = None
) -> Any:
    """Whole numbers at random places, some of them twice; `sd` dimensions are sparse; `co`: coalesced."""
    random = np.random.RandomState(seed)
    indices = np.stack([random.randint(0, n, nnz) for n in shape[:sd]])
    values = random.randint(-4, 5, (nnz, *shape[sd:])).astype("float32")
    made = torch.sparse_coo_tensor(torch.tensor(indices), torch.tensor(values).to(dtype or torch.float32), shape)
    return made.coalesce() if co else made


def compressed_names(torch: Any, file: str) -> dict[str, Any]:
    """What the expressions over compressed tensors speak of."""
    dense = torch.tensor([[0.0, 1, 2, 0], [0, 0, 0, 0], [3, 0, 0, 4]])
    whole = torch.arange(16).view(4, 4)
    blocks = torch.arange(8.0).view(2, 2, 2)
    found = {
        "torch": torch, "T": torch.tensor, "D": dense, "D4": whole.float() * (whole % 3 == 0).float(),
        "c": torch.sparse_csr_tensor([0, 2, 2, 4], [1, 2, 0, 3], [1.0, 2, 3, 4], (3, 4)),
        "cc": torch.sparse_csc_tensor([0, 1, 2, 3, 4], [2, 0, 0, 2], [3.0, 1, 2, 4], (3, 4)),
        "br": torch.sparse_bsr_tensor([0, 1, 2], [1, 0], blocks, (4, 4)),
        "bc": torch.sparse_bsc_tensor([0, 1, 2], [1, 0], blocks, (4, 4)), "M": torch.arange(8.0).view(4, 2),
        "s": dense.to_sparse(),
        "B": torch.sparse_csr_tensor([[0, 1, 2], [0, 0, 2]], [[0, 1], [0, 1]], [[1.0, 2], [3, 4]], (2, 2, 2)),
        "bw": lambda out, *leaves: [g for g, _ in _gradients(torch, out, leaves, dense=True)],
        "saved": lambda value: _saved(torch, value), "copy": copy, "pickle": pickle,
    }  # fmt: skip
    if file == "compressed_gradients":
        for name in ("c", "M", "D", "br", "cc"):
            found[name].requires_grad_()
        found["v"] = torch.tensor([1.0, 2, 3, 4], requires_grad=True)
    return found


def names(torch: Any, file: str) -> dict[str, Any]:
    """What the expressions of a file speak of."""
    if file.startswith("compressed"):
        return compressed_names(torch, file)

    def mk(*args: Any, **kwargs: Any) -> Any:
        return random_sparse(torch, *args, **kwargs)

    found = {
        "torch": torch, "T": torch.tensor, "mk": mk, "a": mk(1), "b": mk(2), "c": mk(3, co=True), "d": mk(4, co=True),
        "h": mk(5, (3, 4, 2)), "h2": mk(6, (3, 4, 2)), "hc": mk(5, (3, 4, 2), co=True), "D": torch.arange(12.0).view(3, 4),
        "M": torch.arange(8.0).view(4, 2), "m4": mk(7, (4, 3)), "m4c": mk(7, (4, 3), co=True),
        "e0": torch.sparse_coo_tensor((3, 4)), "t3": mk(8, (2, 3, 4), 3, 7), "I": mk(9, dtype=torch.int64),
        "B": mk(10, dtype=torch.bool), "E": torch.ones(2, 4, 3), "copy": copy, "pickle": pickle,
    }  # fmt: skip
    if file == "gradients":
        for name in "abchDMEt":
            found["t3" if name == "t" else name].requires_grad_()
        found["m4"].requires_grad_()
        found |= {
            "i": torch.tensor([[0, 1, 1], [2, 0, 2]]), "v": torch.tensor([3.0, 4, 5], requires_grad=True),
            "W": torch.arange(10.0).view(5, 2).requires_grad_(), "nn": torch.nn, "F": torch.nn.functional,
            "bw": lambda out, *leaves: _gradients(torch, out, leaves),
            "opt": lambda cls, **options: _trained(torch, cls, options),
            "saved": lambda value: _saved(torch, value),
        }  # fmt: skip
    return found


def _gradients(torch: Any, out: Any, leaves: Any, dense: bool = False) -> list[Any]:
    """The gradients of a number that depends on every element, and whether each is coalesced."""
    if out.layout != torch.strided:
        out = out.to_dense() if dense else torch.sparse.sum(out * 2)
    (out if out.dim() == 0 else (out * torch.arange(out.numel()).view(out.shape).float()).sum()).backward()
    return [(x.grad, x.grad.is_coalesced() if x.grad is not None and x.grad.is_sparse else None) for x in leaves]


def _trained(torch: Any, cls: Any, options: dict[str, Any]) -> Any:
    """A table after three steps with sparse gradients."""
    weight = torch.nn.Parameter(torch.arange(10.0).view(5, 2))
    optimizer = cls([weight], **options)
    for _ in range(3):
        optimizer.zero_grad()
        rows = torch.nn.functional.embedding(torch.tensor([1, 3, 1]), weight, sparse=True)
        (rows * torch.tensor([1.0, 2.0])).sum().backward()
        optimizer.step()
    return weight


def _saved(torch: Any, value: Any) -> Any:
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file)


def text_of(torch: Any, file: str, expression: str) -> str:
    """What the expression prints, or its error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            shown = repr(eval(expression, names(torch, file)))
        except Exception as error:
            # The list of backends that an operator has is not compared.
            line = str(error).partition("\n")[0].partition(" This could be because")[0]
            shown = f"{type(error).__name__}: {line}"
    return re.sub(r"0x[0-9a-f]+", "0x", re.sub(r"bot at 0x\w+", "", shown))
