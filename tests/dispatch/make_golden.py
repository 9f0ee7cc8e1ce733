"""Asks PyTorch for golden data: the messages of its argument parser. (The dispatch tables: make_golden_tables.py.)

    python tests/dispatch/make_golden.py

golden/argument_errors.json. A case is a call that PyTorch refuses, with its message; `schemas` are the overloads of
each function and method, in the order of PyTorch's native_functions.yaml. In arguments "$x" is a 2x3 float tensor,
"$i" an int64 one, "$object" an object, and {"tuple": [...]} a tuple.
"""

from __future__ import annotations

import collections
import importlib.util
import json
import pathlib
import re

ERRORS = pathlib.Path(__file__).parent / "golden" / "argument_errors.json"

# (function or .method, arguments, keywords)
CALLS = [
    ("t", ["a"], {}), ("t", [], {}), ("t", ["$x", 1], {}), ("t", ["$x"], {"foo": 1}), ("t", ["$x"], {"input": "$x"}),
    ("sum", ["a"], {}), ("sum", [], {}), ("sum", ["$x", "a"], {}), ("sum", ["$x"], {"dim": "a"}),
    ("sum", ["$x", 1, 2, 3, 4, 5], {}), ("sum", ["$x"], {"keepdim": "a"}), ("sum", ["$x"], {"foo": 1}),
    ("sum", ["$x", [1, "a"]], {}), ("sum", ["$x", ["a", 1]], {}), (".sum", ["a"], {}), (".sum", [1], {"keepdim": 3}),
    ("add", ["a", 1], {}), ("add", ["$x", "a"], {}), ("add", ["$x", "$x", "$x"], {}),
    ("add", ["$x", "$x"], {"alpha": "s"}), ("add", ["$x"], {"foo": 2}), ("add", [], {"input": "$x", "other": "s"}),
    (".add", [], {}), (".add", ["a"], {}), (".add_", ["a"], {}), (".mul_", ["a"], {}), (".mul", [], {}),
    ("zeros", ["a"], {}), ("zeros", [], {}), ("zeros", [2, 3], {"dtype": 3}), ("zeros", [2, "a"], {}),
    ("zeros", [{"tuple": [2, "a"]}], {}), ("zeros", [2.5], {}), ("zeros", [[2.5, 1]], {}), ("zeros", [True], {}),
    (".view", ["a"], {}), (".view", [2, "a"], {}), (".view", [[2, "a"]], {}), (".view", [], {}),
    (".view", [2.0, 3], {}), (".view", [[2.0]], {}), (".reshape", ["a"], {}), (".reshape", [["a"]], {}),
    (".permute", ["a"], {}), (".permute", [1, "a"], {}), (".expand", ["a"], {}), (".expand", [2, "a"], {}),
    (".expand", [], {}), ("cat", [3], {}), ("cat", [[1, 2]], {}), ("cat", [["$x", 3]], {}), ("cat", [["$x"], "a"], {}),
    ("cat", ["$x"], {}), ("stack", ["$x"], {}), ("stack", [["$x", "a"]], {}), ("max", ["$x", "a"], {}),
    ("max", ["a"], {}), ("max", [], {}), ("mm", ["$x"], {}), ("mm", ["$x", 3], {}), ("mm", ["$x"], {"mat2": 3}),
    ("mm", ["$x", "$x"], {"out": 3}), ("relu", [3], {}), ("relu", [], {}), ("relu", ["$x", 2], {}),
    ("conv2d", ["$x"], {}), ("conv2d", ["$x", "$x"], {"stride": "a"}), ("arange", ["a"], {}), ("arange", [], {}),
    ("full", [[2], "a"], {}), ("full", [[2, 2], 1], {"layout": 3}), ("full", [[2, 2]], {}),
    ("randn", [2], {"generator": 3}), ("rand", ["a"], {}), ("pow", ["$x", "a"], {}), ("pow", [], {}),
    (".pow", ["a"], {}), ("where", ["$x", "a"], {}), ("eq", ["$x", "a"], {}), (".eq", ["a"], {}),
    ("maximum", ["$x", 2], {}), ("softmax", ["$x", "a"], {}), ("clamp", ["$x", "a"], {}), ("std", ["$x", "a"], {}),
    ("mean", ["$x", "a"], {}), ("transpose", ["$x", 0], {}), ("transpose", ["$x", 0, "a"], {}),
    ("transpose", ["$x", 0, 1.5], {}), ("transpose", ["$x", 0, True], {}), ("sort", ["$x", "a"], {}),
    ("topk", ["$x", "a"], {}), ("empty", ["a"], {}), ("empty_like", ["a"], {}), ("ones_like", ["$x"], {"dtype": "a"}),
    ("ones_like", ["$x"], {"device": 3.5}), ("squeeze", ["$x", "a"], {}), ("gather", ["$x", 0, "a"], {}),
    ("bernoulli", ["$x", "a"], {}), ("randint", ["a"], {}), ("addmm", ["$x", "$x"], {}), ("linspace", [0, 1], {}),
    ("linspace", [0, 1, "a"], {}), (".fill_", ["a"], {}), ("layer_norm", ["$x", "a"], {}),
    ("embedding", ["$x", "a"], {}), ("tensor_split", ["$x", "a"], {}), ("unsqueeze", ["$x"], {}),
    ("select", ["$x", 0], {}), (".select", [], {}), ("select", ["$x", "a", 0], {}), ("chunk", ["$x", "a"], {}),
    ("dropout", ["$x"], {}), ("var", ["$x"], {"dim": "a"}), ("zeros_like", ["$x"], {"memory_format": 3}),
    ("any", ["$x", "a"], {}), ("isclose", ["$x", "a"], {}), ("cumsum", ["$x", "a"], {}), ("flatten", ["$x", "a"], {}),
    (".masked_fill", ["$x", "a"], {}), (".clone", [3], {}), ("index_select", ["$x", 0, [1]], {}),
    (".to", ["$object"], {"foo": 1}), ("dot", ["$x", [1, 2]], {}), ("argmax", ["$x", 1.5], {}),
    ("div", ["$x", "a"], {}), ("sub", ["$x"], {}), ("unbind", ["$x", "$x"], {}), ("scalar_tensor", ["a"], {}),
    ("eye", ["a"], {}), ("eye", [2, 3, 4], {}), ("narrow", ["$x", 0], {}),
]  # fmt: skip
# Bound by hand in PyTorch: what is printed is not the schema.
BY_HAND = ("to",)


def decode(value: object, names: dict[str, object]) -> object:
    """An argument of CALLS as a value."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [decode(item, names) for item in value]
    if isinstance(value, dict):
        return tuple(decode(item, names) for item in value["tuple"])
    return value


def native_schemas() -> dict[str, dict[str, list[str]]]:
    """name -> {"function": schemas, "method": schemas} of everything that PyTorch defines."""
    import yaml

    root = pathlib.Path(importlib.util.find_spec("torchgen").origin).parent
    found: dict[str, dict[str, list[str]]] = collections.defaultdict(lambda: {"function": [], "method": []})
    for entry in yaml.safe_load((root / "packaged/ATen/native/native_functions.yaml").read_text()):
        schema = entry["func"]
        name = re.match(r"\w+", schema)[0]
        if re.search(r"Dimname|Stream", schema) or "python_module" in entry or "generated" in entry.get("tags", ""):
            continue
        variants = entry.get("variants", "function").replace(" ", "").split(",")
        for variant in ("function", "method"):
            if variant in variants:
                found[name][variant].append(schema)
    return found


def make_errors() -> dict:
    import torch

    native = native_schemas()
    names = {"$x": torch.ones(2, 3), "$i": torch.ones(2, dtype=torch.int64), "$object": object()}
    schemas, cases = {}, []
    for name, args, kwargs in CALLS:
        if name.lstrip(".") in BY_HAND:
            continue
        function = getattr(names["$x"], name[1:]) if name[0] == "." else getattr(torch._C._VariableFunctions, name)
        schemas[name] = native[name.lstrip(".")]["method" if name[0] == "." else "function"]
        try:
            function(*decode(args, names), **{key: decode(value, names) for key, value in kwargs.items()})
        except (TypeError, RuntimeError) as error:
            cases.append({"call": [name, args, kwargs], "error": type(error).__name__, "message": str(error)})
        else:
            raise AssertionError(f"PyTorch takes {name} {args} {kwargs}")
    return {"torch": torch.__version__, "schemas": schemas, "cases": cases}


def write(path: pathlib.Path, golden: dict) -> None:
    """JSON with one line for each case."""
    head = json.dumps({key: value for key, value in golden.items() if key != "cases"}, indent=1)[:-2]
    lines = ",\n".join("  " + json.dumps(case) for case in golden["cases"])
    path.write_text(f'{head},\n "cases": [\n{lines}\n ]\n}}\n')


if __name__ == "__main__":
    write(ERRORS, make_errors())
