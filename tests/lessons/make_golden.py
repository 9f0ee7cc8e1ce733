"""Makes tinytensor/lessons/golden/*.json from torch: `python tests/lessons/make_golden.py`.

The lessons read only the files.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import re
import warnings
from pathlib import Path
from typing import Any

import torch

GOLDEN = Path(__file__).parents[2] / "notebooks/tinytensor_lessons/golden"

# What the enumerations below run over; lesson_01.py enumerates the same.
SIZES, STRIDES = range(4), (0, 1, 2, 3, 6)

LARGER_THAN_STORAGE = [
    ((2, 2), (3, 1), 0, torch.int32),
    ((2, 2), (2, 1), 1, torch.int32),
    ((4,), (12,), 0, torch.float32),
    ((3, 4), (1, 4), 5, torch.float64),
    ((5, 6), (0, 1), 18, torch.uint8),
    ((2, 1, 3), (7, 99, 2), 3, torch.int16),
]

BAD_EXPANDS = [
    ((3,), (1,), (6,)),
    ((3, 1), (1, 1), (2, 4)),
    ((3,), (1,), (-1, 3)),
    ((2, 3), (3, 1), (4, 3)),
    ((2, 3), (3, 1), (2, 2, 6)),
    ((0,), (1,), (3,)),
    ((1, 2), (2, 1), (-1, 5, 2)),
    ((4, 1, 2), (2, 2, 1), (3, 7, 2)),
    ((3,), (1,), (2, -1, 3)),
    ((2, 3), (3, 1), (4, 5)),
    ((2, 1, 3), (3, 3, 1), (5, 2, 4)),
    ((3,), (1,), (-1, -1, 4)),
]


def contiguous_strides() -> dict[str, str]:
    """Every shape of up to 4 dimensions with sizes 0 to 5."""
    table = {}
    for dims in range(5):
        for sizes in itertools.product(range(6), repeat=dims):
            table[" ".join(map(str, sizes))] = " ".join(map(str, torch.empty(sizes).stride()))
    return table


def is_contiguous() -> list[str]:
    """One string of 0 and 1 for each number of dimensions, in the order of the two products."""
    rows = []
    for dims in range(4):
        answers = (
            torch.empty_strided(sizes, strides).is_contiguous()
            for sizes in itertools.product(SIZES, repeat=dims)
            for strides in itertools.product(STRIDES, repeat=dims)
        )
        rows.append("".join(str(int(answer)) for answer in answers))
    return rows


def storage_nbytes() -> list[list]:
    """sizes, strides, offset, itemsize, and the storage size that torch's error asks for."""
    rows = []
    for sizes, strides, offset, dtype in LARGER_THAN_STORAGE:
        try:
            torch.empty(1, dtype=dtype).as_strided(sizes, strides, offset)
        except RuntimeError as error:
            needed = int(re.search(r"requiring a storage size of (\d+)", str(error))[1])
        rows.append([sizes, strides, offset, dtype.itemsize, needed])
    return rows


def expand_errors() -> list[list]:
    rows = []
    for sizes, strides, target in BAD_EXPANDS:
        try:
            torch.empty_strided(sizes, strides).expand(target)
        except RuntimeError as error:
            rows.append([sizes, strides, target, str(error)])
    return rows


# ---- lesson 03 -------------------------------------------------------------------------------------------------------

DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64")
NUMBERS = {"bool": True, "int64": 3, "float64": 2.5}

# sizes, strides, offset, old dtype, new dtype
BAD_VIEWS = [
    ((), (), 0, "float32", "float64"),
    ((), (), 0, "float64", "float32"),
    ((5,), (1,), 0, "float32", "float64"),
    ((4,), (1,), 1, "float32", "float64"),
    ((4,), (2,), 0, "float32", "float64"),
    ((4,), (4,), 0, "float32", "uint8"),
    ((3, 2), (1, 3), 0, "float64", "int16"),
    ((3, 4), (5, 1), 0, "float32", "float64"),
    ((2, 3, 4), (13, 4, 1), 0, "int16", "int64"),
    ((2, 3, 4), (12, 5, 1), 4, "uint8", "float32"),
    ((2, 6), (6, 1), 2, "bfloat16", "float64"),
    ((6,), (3,), 3, "int8", "int32"),
    ((2, 8), (8, 1), 6, "int8", "int64"),
    (
        (4,),
        (2,),
        1,
        "float32",
        "float64",
    ),  # from here on two things are wrong, and the first to be asked about is named
    ((4, 4), (9, 2), 0, "float32", "float64"),
    ((2, 2, 4), (11, 5, 1), 0, "float32", "float64"),
]


def promote_types() -> str:
    """For all pairs, the place of the result in DTYPES."""
    pairs = itertools.product(DTYPES, repeat=2)
    return "".join(str(_place(torch.promote_types(getattr(torch, a), getattr(torch, b)))) for a, b in pairs)


def _place(dtype: torch.dtype) -> int:
    return DTYPES.index(str(dtype).removeprefix("torch."))


def spoken() -> list[tuple[str, str]]:
    """Every operand that can speak in a promotion, as (dtype, kind)."""
    tensors = [(dtype, kind) for kind in ("dim", "zero_dim") for dtype in DTYPES]
    return tensors + [(dtype, "number") for dtype in NUMBERS]


def _operand(dtype: str, kind: str) -> Any:
    return NUMBERS[dtype] if kind == "number" else torch.ones((1,) * (kind == "dim"), dtype=getattr(torch, dtype))


def result_types() -> dict[str, str]:
    """For one, two and three operands, in the order of the product of `spoken()`, the place of the result.

    torch.result_type takes two operands; its Python twin, which takes any number, must agree with it on them.
    """
    from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes

    operands = [_operand(*pair) for pair in spoken()]
    rows = {}
    for count in (1, 2, 3):
        found = []
        for chosen in itertools.product(operands, repeat=count):
            kind = ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT
            dtype = elementwise_dtypes(*chosen, type_promotion_kind=kind)[1]
            assert count != 2 or dtype == torch.result_type(*chosen)
            found.append(str(_place(dtype)))
        rows[str(count)] = "".join(found)
    return rows


def inplace_errors() -> list[list[str]]:
    """self dtype, common dtype, and the text with which the write is refused (empty: it is not)."""
    rows = []
    for own, common in itertools.product(DTYPES, repeat=2):
        x, text = torch.ones(1, dtype=getattr(torch, common)), ""
        try:
            torch.add(x, x, out=torch.ones(1, dtype=getattr(torch, own)))
        except RuntimeError as error:
            text = str(error)
        rows.append([own, common, text])
    return rows


def backends() -> list[list[str]]:
    """device, layout, dtype, and the backend's dispatch key of a tensor that torch makes so.

    For CUDA, which a CPU build cannot allocate on, the CPU's keys under the other backend's name.
    """
    rows = []
    plain, quantized = ("bool", "int64", "float16", "float32", "float64"), ("qint8", "quint8")
    for device in ("cpu", "meta"):
        for layout in ("strided", "sparse_coo", "sparse_csr", "sparse_csc"):
            for dtype in plain:
                x = torch.empty(2, 2, device=device, layout=getattr(torch, layout), dtype=getattr(torch, dtype))
                rows.append([device, layout, dtype, _backend_key(x)])
    for dtype in quantized:
        x = torch._empty_affine_quantized([2], scale=1.0, zero_point=0, dtype=getattr(torch, dtype))
        rows.append(["cpu", "strided", dtype, _backend_key(x)])
    cpu = [row for row in rows if row[0] == "cpu"]
    for device in ("cuda", "cuda:1", "cuda:12"):
        for _, layout, dtype, key in cpu:
            key = key.replace("CPU", torch._C._dispatch_key_for_device("cuda"))
            assert torch._C._parse_dispatch_key(key) is not None
            rows.append([device, layout, dtype, key])
    rows.append(["cpu", "mkldnn", "float32", _backend_key(torch.ones(2).to_mkldnn())])
    for device in ("cpu:0", "meta:0"):
        for layout in ("strided", "sparse_coo"):
            x = torch.empty(2, 2, device=device, layout=getattr(torch, layout))
            rows.append([device, layout, "float32", _backend_key(x)])
    for layout in ("sparse_csr", "sparse_csc"):  # the layout decides before the dtype
        for dtype in quantized:
            x = torch.empty(2, 2, layout=getattr(torch, layout), dtype=getattr(torch, dtype))
            rows.append(["cpu", layout, dtype, _backend_key(x)])
    return rows


def _backend_key(x: torch.Tensor) -> str:
    keys = re.findall(r"\w+", str(torch._C._dispatch_key_set(x)))[1:]
    (found,) = [key for key in keys if not key.startswith(("Autograd", "Autocast", "ADInplace"))]
    return found


def view_dtype_errors() -> list[list]:
    rows = []
    for sizes, strides, offset, old, new in BAD_VIEWS:
        try:
            torch.empty(4096, dtype=getattr(torch, old)).as_strided(sizes, strides, offset).view(getattr(torch, new))
        except RuntimeError as error:
            rows.append([sizes, strides, offset, old, new, str(error)])
    assert len(rows) == len(BAD_VIEWS)
    return rows


# ---- lesson 04 -------------------------------------------------------------------------------------------------------

SCHEMAS = (
    "relu_(Tensor(a!) self) -> Tensor(a!)",
    "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    "t(Tensor(a) self) -> Tensor(a)",
    "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    "avg_pool2d(Tensor self, int[2] kernel_size, int[2] padding=0) -> Tensor",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
)
SHAPES = ((), (3,), (2, 3), (3, 2), (2, 2), (2, 0), (0, 2), (2, 3, 4))
MATRIX_DTYPES = ("float32", "float64", "int64", "bfloat16")


def schemas() -> list[str]:
    """The schemas as torch's parser writes them, type by type."""
    return [str(torch._C.parse_schema(text)) for text in SCHEMAS]


def mm_errors() -> list[list]:
    """shape and dtype of both matrices, and torch's error (empty: none)."""
    rows = []
    operands = list(itertools.product(SHAPES, MATRIX_DTYPES))
    for (shape_a, a), (shape_b, b) in itertools.product(operands, repeat=2):
        text = ""
        try:
            torch.mm(torch.ones(shape_a, dtype=getattr(torch, a)), torch.ones(shape_b, dtype=getattr(torch, b)))
        except RuntimeError as error:
            text = str(error)
        rows.append([shape_a, a, shape_b, b, text])
    return rows


def outs() -> list[list]:
    """sizes, strides, dtype of a given output of a (2, 3) float32 product; its strides afterwards; error; warning."""
    rows = []
    geometries = [((2, 3), (3, 1)), ((2, 3), (1, 2)), ((2, 3), (7, 2)), ((3, 2), (2, 1)), ((6,), (1,)), ((0,), (1,)),
                  ((4, 4), (1, 4)), ((0, 3), (3, 1)), ((), ()), ((2, 3, 1), (3, 1, 1))]  # fmt: skip
    for (sizes, strides), dtype in itertools.product(geometries, DTYPES):
        out, error = torch.empty_strided(sizes, strides, dtype=getattr(torch, dtype)), ""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                torch.mm(torch.ones(2, 4), torch.ones(4, 3), out=out)
            except RuntimeError as raised:
                error = str(raised)
        warning = str(caught[0].message).partition(" (Triggered")[0] if caught else ""
        rows.append([sizes, strides, dtype, out.stride(), error, warning])
    return rows


def not_implemented() -> dict[str, str]:
    """Per dtype, how torch's hypot refuses it (empty: it does not)."""
    found = {}
    for dtype in DTYPES:
        x, found[dtype] = torch.ones(1, dtype=getattr(torch, dtype)), ""
        try:
            torch.hypot(x, x)
        except NotImplementedError as error:
            found[dtype] = str(error)
    return found


# ---- lesson 05 -------------------------------------------------------------------------------------------------------


def mismatches() -> str:
    """For all pairs of shapes of up to 3 dimensions with sizes 0 to 3: the dimension that differs, or a dot."""
    shapes = [shape for dims in range(4) for shape in itertools.product(range(4), repeat=dims)]
    found = []
    tensors = [torch.empty(shape) for shape in shapes]
    for a, b in itertools.product(tensors, repeat=2):
        try:
            _ = a + b
            found.append(".")
        except RuntimeError as error:
            found.append(re.search(r"non-singleton dimension (\d)", str(error))[1])
    return "".join(found)


def _strided(rng: random.Random, sizes: list[int]) -> tuple[list[int], list[int]]:
    """One operand over these sizes: some dimensions stretched, any order in memory, some gaps."""
    sizes = [1 if rng.random() < 0.2 else size for size in sizes]
    strides, step = [0] * len(sizes), 1
    for dim in rng.sample(range(len(sizes)), len(sizes)):
        step *= rng.choice((1, 1, 1, 2))
        strides[dim] = step
        step *= sizes[dim]
    keep = rng.choice((0, 0, 0, 1))
    return sizes[keep:], strides[keep:]


def sums() -> list[list]:
    """Operands (sizes, strides) and the sizes and strides of their sum. No size is 1 in the result."""
    rng, rows = random.Random(5), []
    while len(rows) < 60:
        sizes = [rng.randint(2, 4) for _ in range(rng.randint(1, 4))]
        operands = [_strided(rng, sizes) for _ in range(2)]
        if any(not own for own, _ in operands):
            continue
        total = torch.add(*(torch.empty_strided(*operand) for operand in operands))
        if 1 not in total.shape:
            rows.append([operands, list(total.shape), list(total.stride())])
    return rows


def empty_strides() -> list[list]:
    """Row-major shapes with a size of 0, and the strides of a new tensor."""
    shapes = [(0,), (2, 0), (0, 3), (2, 0, 3), (3, 0, 0), (2, 3, 0), (0, 2, 4)]
    return [[list(shape), list((torch.empty(shape) + torch.empty(shape)).stride())] for shape in shapes]


# ---- lesson 11 -------------------------------------------------------------------------------------------------------


def write_versions() -> list[list]:
    """Random programs in the words of `strategies.write_programs`, and every tensor's `_version` at the end."""
    rng, rows = random.Random(11), []
    for _ in range(150):
        program: list[list] = [["new", "a", None]]
        tensors = {"a": torch.zeros(4)}
        for _ in range(rng.randint(1, 10)):
            op = rng.choice(("write", "write", "write_no_grad", "view", "detach", "data", "add"))
            source = rng.choice(sorted(tensors))
            if op.startswith("write"):
                program.append([op, source, None])
                with torch.no_grad() if op == "write_no_grad" else contextlib.nullcontext():
                    tensors[source].add_(1)
                continue
            name, old = rng.choice("abcdef"), tensors[source]
            program.append([op, name, source])
            made = {"view": lambda t: t.view(4), "detach": torch.Tensor.detach, "data": lambda t: t.data}
            tensors[name] = old + 1 if op == "add" else made[op](old)
        rows.append([program, {name: t._version for name, t in tensors.items()}])
    return rows


def saved_by_ops() -> dict[str, list[str]]:
    """Which of self, other, result and sizes the nodes keep."""
    calls = {
        "exp": lambda x, y: x.exp(), "sin": lambda x, y: x.sin(), "tanh": lambda x, y: x.tanh(),
        "sigmoid": lambda x, y: x.sigmoid(), "relu": lambda x, y: x.relu(), "sqrt": lambda x, y: x.sqrt(),
        "log": lambda x, y: x.log(), "div": lambda x, y: x / y, "mul": lambda x, y: x * y, "add": lambda x, y: x + y,
        "sum": lambda x, y: x.sum(), "pow2": lambda x, y: x**2,
    }  # fmt: skip
    words = {
        "_saved_self": "self",
        "_saved_other": "other",
        "_saved_result": "result",
        "_saved_self_sym_sizes": "sizes",
    }
    x, y = (torch.ones(3, requires_grad=True) for _ in range(2))
    return {op: sorted(words[a] for a in dir(call(x, y).grad_fn) if a in words) for op, call in calls.items()}


def refusals() -> list[list]:
    """base, view, grad mode, and the first sentence of the refusal of an in-place call; see lesson_11_inplace.py."""
    rows = []
    views = ("itself", "row", "row of a row", "detached", "row made in no_grad", "one of unbind")
    for base, view, mode in itertools.product(("plain", "leaf", "inner"), views, (True, False)):
        if base == "plain" and view == "one of unbind":
            continue  # torch calls it a view made in no_grad
        x = torch.ones(2, 2, requires_grad=base != "plain")
        x = x * 1 if base == "inner" else x
        with torch.no_grad() if view == "row made in no_grad" else contextlib.nullcontext():
            t = {"row": lambda x=x: x[0], "row of a row": lambda x=x: x[0][:1], "detached": lambda x=x: x.detach(),
                 "row made in no_grad": lambda x=x: x[0], "one of unbind": lambda x=x: x.unbind()[1],
                 "itself": lambda x=x: x}[view]()  # fmt: skip
        text = ""
        with torch.set_grad_enabled(mode):
            try:
                t.mul_(torch.ones((), requires_grad=True))
            except RuntimeError as error:
                text = str(error).partition(". ")[0].removesuffix(".") + "."
        rows.append([base, view, int(mode), text])
    return rows


TABLE_TYPES = (
    "Tensor int SymInt float bool Scalar str ScalarType Layout Device MemoryFormat QScheme Generator Storage".split()
)


def other_schemas() -> list[str]:
    """40 schemas of torch's native_functions.yaml, evenly spread over those that tinytensor's does not have."""
    import torchgen
    import yaml

    theirs = Path(torchgen.__file__).parent / "packaged/ATen/native/native_functions.yaml"
    ours = Path(__file__).parents[2] / "tinytensor/aten/native/native_functions.yaml"
    names = [{e["func"].partition("(")[0] for e in yaml.safe_load(path.read_text())} for path in (theirs, ours)]
    found = []
    for entry in yaml.safe_load(theirs.read_text()):
        types = re.findall(r"(?:^|[(,>]) *\(?([A-Za-z]\w*)(?=[\[?( ,)]|$)", entry["func"].partition("(")[2])
        if entry["func"].partition("(")[0] in names[0] - names[1] and set(types) <= set(TABLE_TYPES):
            found.append(entry["func"])
    return found[:: len(found) // 40][:40]


def main() -> None:
    warnings.simplefilter("ignore")  # of sparse and quantized tensors
    tables: dict[str, dict[str, Any]] = {
        "lesson_01": {
            "contiguous_strides": contiguous_strides(),
            "is_contiguous": is_contiguous(),
            "storage_nbytes": storage_nbytes(),
        },
        "lesson_02": {"expand_errors": expand_errors()},
        "lesson_03": {
            "promote_types": promote_types(),
            "result_types": result_types(),
            "inplace_errors": inplace_errors(),
            "backends": backends(),
            "view_dtype_errors": view_dtype_errors(),
        },
        "lesson_04": {
            "schemas": schemas(),
            "mm_errors": mm_errors(),
            "outs": outs(),
            "not_implemented": not_implemented(),
        },
        "lesson_05": {"mismatches": mismatches(), "sums": sums(), "empty_strides": empty_strides()},
        "lesson_13": {"schemas": other_schemas()},
        "lesson_11": {"versions": write_versions(), "saved": saved_by_ops(), "refusals": refusals()},
    }
    for name, table in tables.items():
        note = {"made_by": "tests/lessons/make_golden.py", "torch": torch.__version__.partition("+")[0]}
        GOLDEN.joinpath(f"{name}.json").write_text(json.dumps({**note, **table}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
