"""Expressions over blocked tensors, whose texts are compared with those that PyTorch gives.

    making.txt      conversions, what a blocked tensor says of itself, factories, copies, element-wise operators
    layers.txt      shapes, pools, convolutions, linear, batch_norm, softmax, refusals
    gradients.txt   gradients and names of nodes
    modules.txt     `torch.utils.mkldnn`

Each expression is computed from fresh tensors, since some of them write. An error counts with its class and the first line of
its text.
"""

from __future__ import annotations

import copy
import importlib
import io
import pickle
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GOLDEN = HERE / "golden" / "expressions.json"

# Where ours is another on purpose, and why.
DIFFERENT: dict[str, str] = {
    "bw(F.softmax(X.to_mkldnn(),1).to_dense(),X)": "the dispatcher refuses it, PyTorch's generic kernel",
    "x.squeeze_()": "refused one step earlier",
    "x.unsqueeze_(0)": "refused one step earlier",
    "x.map_(x,lambda a,b:a)": "refused one step earlier",
    "torch.log_softmax(w,1)": "the dispatcher refuses it, PyTorch's generic kernel",
    "F.max_pool1d(x3,2)": "PyTorch has a kernel of max_pool1d without indices, which reads memory",
    "F.max_pool1d(x3,2).to_dense()": "as above",
    "F.max_pool1d(w,2)": "as above",
    "F.max_pool1d(x3,2,padding=1).to_dense()": "as above",
    "F.adaptive_avg_pool3d(x5,1)": "the dispatcher refuses it, PyTorch's generic kernel",
    "F.layer_norm(x,(4,))": "PyTorch's is made of batch_norm",
    "F.group_norm(x,1)": "PyTorch's reshapes first",
    "F.cross_entropy(w,T([0,1]))": "log_softmax, as above",
    "F.normalize(x)": "the dispatcher refuses it, PyTorch's generic kernel",
    "x.div_(2)": "the same refusal, by the out= form that it calls",
    "x.abs()": "abs is structured here, so that its plan refuses",
    "torch.ops.aten.gelu_(x)": "the same refusal, by the out= form that it calls",
}


def expressions() -> Iterator[tuple[str, str]]:
    """(file, expression)"""
    for path in sorted(HERE.glob("*.txt")):
        for line in path.read_text().splitlines():
            yield path.stem, line


def names(torch: Any, file: str) -> dict[str, Any]:
    """What the expressions of a file speak of. Capital letters are dense, small ones blocked."""
    t = torch.tensor

    def numbers(shape: tuple[int, ...], modulus: int) -> Any:
        count = 1
        for size in shape:
            count *= size
        return (torch.arange(count).view(shape) % modulus - float(modulus // 2)).float()

    dense = {
        "X": numbers((2, 3, 4, 4), 7), "Y": numbers((2, 3, 4, 4), 5), "X3": numbers((2, 3, 6), 7),
        "X5": numbers((2, 2, 3, 4, 4), 7), "X9": numbers((2, 9, 3, 3), 5), "W": t([[1.0, -2, 3], [4, -5, 6]]),
        "V": t([1.0, -2, 3]), "LW": t([[1.0, 0, 2], [-1, 1, 0], [0, 0, 1], [2, 2, 2]]), "LB": t([1.0, 2, 3, 4]),
        "K": numbers((4, 3, 2, 2), 5), "B": t([1.0, 2, 3, 4]), "R": t([0.0, 1, 2]),
    }  # fmt: skip
    found: dict[str, Any] = {
        "torch": torch, "F": torch.nn.functional, "T": t, "nn": torch.nn, "copy": copy, "pickle": pickle,
        "saved": lambda value: _saved(torch, value),
    }  # fmt: skip
    if file == "gradients":
        for name in "X Y X9 W LW LB K B".split():
            dense[name].requires_grad_()
        dense["P"] = t([0.25], requires_grad=True)
        dense["G"] = t([1.0, 2, 3], requires_grad=True)
        dense["LX"] = t([[1.0, -1, 0, 2], [0, 1, 1, -1]], requires_grad=True)
        found["xg"] = dense["X"].detach().to_mkldnn().requires_grad_()
        found["bw"] = lambda out, *leaves: _gradients(torch, out, leaves)
        found["bl"] = lambda out, leaf: _blocked_gradient(out, leaf, dense["X"].detach().to_mkldnn())
    else:
        found |= {name.lower(): value.to_mkldnn() for name, value in dense.items()}
        found["r"] = (dense["R"] + 1).to_mkldnn()
        found["z"] = torch.empty(2, 3, 4, 4, layout=torch._mkldnn)
    if file == "modules":
        found["to_mkldnn"] = importlib.import_module(f"{torch.__name__}.utils.mkldnn").to_mkldnn
        found["filled"] = lambda module: _filled(torch, module)
    return found | dense


def _filled(torch: Any, module: Any) -> Any:
    """The module in evaluation mode, with small whole numbers as parameters."""
    for parameter in module.parameters():
        count = parameter.numel()
        parameter.data = (torch.arange(count).view(parameter.shape) % 3 - 1.0).float()
    return module.eval()


def _gradients(torch: Any, out: Any, leaves: Any) -> list[Any]:
    """The gradients of a number that depends on every element."""
    (out * torch.arange(out.numel()).view(out.shape).float()).sum().backward()
    return [x.grad for x in leaves]


def _blocked_gradient(out: Any, leaf: Any, grad: Any) -> tuple[Any, Any]:
    out.backward(grad)
    return leaf.grad.layout, leaf.grad.to_dense()


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
            # The list of backends that an operator has is not compared, nor are places in source files.
            line = str(error).partition("\n")[0].partition(" This could be because")[0]
            line = re.sub(r"^false INTERNAL ASSERT FAILED at .*, please report a bug to PyTorch\. ", "", line)
            line = line.partition(" You may have run into this message")[0]
            shown = f"{type(error).__name__}: {line}"
    return re.sub(r"0x[0-9a-f]+", "0x", shown)
