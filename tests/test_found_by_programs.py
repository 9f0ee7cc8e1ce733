"""What programs of others met, each with what PyTorch answers: with `--oracle` PyTorch is asked again."""

from __future__ import annotations

from typing import Any

import pytest

import tinytensor as tt

# Name -> (a program that makes `found`, what it is). `tt` is the library.
PROGRAMS: dict[str, tuple[str, Any]] = {
    "a property that has a common name": (
        """
class T(tt.Tensor):
    @property
    def meta(self):
        return 3

y = tt.ones(2).as_subclass(T) + 1
found = y.meta, type(y).__name__, y.tolist()
""",
        (3, "T", [2.0, 2.0]),
    ),
    "a copy keeps the class's handler": (
        """
import copy

class S(tt.Tensor):
    pass

x = tt.ones(2).as_subclass(S)
x.note = 3
found = type(copy.copy(x) + 1).__name__, copy.copy(x).note
""",
        ("S", 3),
    ),
    "copies keep slots": (
        """
import copy

class P(tt.Tensor):
    __slots__ = ["note"]

x = tt.ones(2).as_subclass(P)
x.note = "hi"
found = copy.copy(x).note, type(copy.copy(x)).__name__
""",
        ("hi", "P"),
    ),
    "a wrapper is copied, saved and loaded": (
        """
import copy, io, sys, types

class W(tt.Tensor):
    @staticmethod
    def __new__(cls, inner):
        made = tt.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype)
        made.elem = inner
        return made

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return W(func(*(a.elem if isinstance(a, W) else a for a in args), **(kwargs or {})))

W.__module__, sys.modules["of_wrappers"] = "of_wrappers", types.SimpleNamespace(W=W)  # where a file finds it
file = io.BytesIO()
tt.save(W(tt.ones(2)), file)
file.seek(0)
with tt.serialization.safe_globals([W]):
    loaded = tt.load(file)
found = copy.copy(W(tt.ones(2))).elem.tolist(), type(loaded).__name__, (loaded + 1).elem.tolist()
""",
        ([1.0, 1.0], "W", [2.0, 2.0]),
    ),
    "a tensor of a subclass's values is plain": (
        """
class S(tt.Tensor):
    pass

found = type(tt.tensor(tt.ones(2).as_subclass(S))).__name__
""",
        "Tensor",
    ),
    "the type of old of a sparse tensor": (
        """
x = tt.eye(2).to_sparse()
found = x.type(), isinstance(x, tt.sparse.FloatTensor), isinstance(tt.ones(2), tt.sparse.FloatTensor)
""",
        ("torch.sparse.FloatTensor", True, False),
    ),
    "devices that are not here have names": (
        """
found = str(tt.device("mps")), tt.device("xla:1").index
""",
        ("mps", 1),
    ),
    "integers that a node keeps have no sign, numbers have": (
        """
x = tt.ones(2, 3, requires_grad=True)
found = (
    x.sum(-1).grad_fn._saved_dim, x.softmax(-1).grad_fn._saved_dim, (x**-2).grad_fn._saved_exponent, x[-1:].grad_fn._saved_start
)
""",
        ((2**64 - 1,), 2**64 - 1, -2, 2**64 - 1),
    ),
    "one of several views that was written to is printed": (
        """
y = tt.ones(4, requires_grad=True) * 2
p, q = y.split(2)
y.mul_(3)
found = repr(p)
""",
        "tensor([6., 6.], grad_fn=<Invalid>)",
    ),
    "an operator by its name gives lists, a function tuples": (
        """
found = (
    type(tt.ops.aten.split.Tensor(tt.ones(4), 2)).__name__, type(tt.ops.aten.split(tt.ones(4), 2)).__name__,
    type(tt.split(tt.ones(4), 2)).__name__, tt.ops.aten.mm.default.overloadpacket is tt.ops.aten.mm
)
""",
        ("list", "list", "tuple", True),
    ),
    "a context is copied": (
        """
import copy

found = type(copy.deepcopy(tt.no_grad())).__name__
""",
        "no_grad",
    ),
    "a size is a node of a tree": (
        """
found = tt.utils._pytree.tree_leaves(tt.Size([1, 2])), tt.utils._pytree.tree_map(str, tt.Size([1]))
""",
        ([1, 2], ("1",)),
    ),
    "limits of Python's types": (
        """
found = tt.finfo(float).max, tt.iinfo(int).max
""",
        (1.7976931348623157e308, 2**63 - 1),
    ),
    "parts of packages without a further import": (
        """
found = [
    hasattr(tt.utils, "_python_dispatch"), hasattr(tt.utils._mode_utils, "no_dispatch"), hasattr(tt.fx, "operator_schemas"),
    hasattr(tt.fx.experimental, "proxy_tensor"), tt.hub.HASH_REGEX.pattern
]
""",
        [True, True, True, True, r"-([a-f0-9]*)\."],
    ),
}


def run(program: str, library: Any) -> Any:
    names: dict[str, Any] = {"tt": library}
    exec(program, names)
    return names["found"]


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_pytorch_answers(name: str) -> None:
    program, wanted = PROGRAMS[name]
    assert run(program, tt) == wanted


@pytest.mark.parametrize("name", PROGRAMS)
def test_pytorch_still_answers_so(torch: Any, name: str) -> None:
    program, wanted = PROGRAMS[name]
    assert run(program, torch) == wanted
