"""The house's floors: a module imports from its own floor or below, never from above, and never in a circle.

An import that only a type checker follows counts like any other: a reader follows it, too.
"""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest
from for_each import for_each

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tinytensor"
# Where the packages of the repository lie.
PACKAGES = {
    "tinytensor": PACKAGE,
    "tinytensor_lessons": ROOT / "notebooks" / "tinytensor_lessons",
    "tinytensor_widgets": ROOT / "widgets" / "tinytensor_widgets",
}

# Every module has a floor: that of the longest prefix that names it. `x.__init__` is the package's own file.
FLOORS = {
    0: "c10",
    1: "kernel_compiler threads blas aten.core aten.record_function",
    2: "aten.ops aten.functions aten.tensor_methods aten.python_binding aten.python_docs _streams _tensor _ops _ops_order _utils",
    3: "aten aten.native aten.functionalization aten.functorch",
    4: "aten.native.generated aten.native.cuda.cuda_hooks",
    5: "autograd profiler",
    6: "accelerator amp backends _C _checks codegen compiler __config__ cpu cuda distributed _dynamo export fft _foreach func "
    "functional _functorch __future__ futures fx _higher_order_ops hub library linalg _lowrank masked monitor mps mtia multiprocessing "
    "_names nested nn onnx optim overrides quasirandom random return_types safetensors serialization signal sparse special "
    "storage _subclasses _sym _tensor_str torch_version types utils version _VF xpu",
    7: "ao distributions jit _jit_internal nn.intrinsic nn.qat nn.quantizable nn.quantized quantization testing introspect utils.benchmark "
    "_compile_ahead __init__",
    8: "cli lessons",
}
RANKS = {f"tinytensor.{name}": floor for floor, names in FLOORS.items() for name in names.split()}
RANKS |= {"tinytensor_widgets": 8, "tinytensor_lessons": 8}

# Pairs that have nothing to do with each other, whatever their floors: (who, whom).
FORBIDDEN = {
    ("tinytensor.kernel_compiler", "tinytensor.aten"),
    ("tinytensor.threads", "tinytensor.aten"),
    ("tinytensor.blas", "tinytensor.aten"),
    ("tinytensor.aten.core", "tinytensor.kernel_compiler"),
    # Formulas are made of public operators, so that they can be differentiated again.
    ("tinytensor.autograd", "tinytensor.aten.native"),
    ("tinytensor.c10", "numba"),
    ("tinytensor.aten.core", "numba"),
    ("tinytensor.aten.ops", "numba"),
    ("tinytensor.autograd", "numba"),
    ("tinytensor.nn", "tinytensor.cuda"),
    ("tinytensor.cuda", "tinytensor.nn"),
    # Widgets draw what `introspect` says and know nothing else of the library.
    ("tinytensor_widgets", "tinytensor.aten.native"),
    ("tinytensor_widgets", "tinytensor.autograd"),
}


@functools.cache
def modules() -> dict[str, Path]:
    """Dotted name -> file, of all packages."""
    found = {}
    for package, folder in PACKAGES.items():
        for path in sorted(folder.rglob("*.py")):
            if "__pycache__" not in path.parts:
                found[".".join((package, *path.relative_to(folder).with_suffix("").parts))] = path
    return found


def module_of(dotted: str) -> str | None:
    """The module that a dotted name stands for."""
    return next((name for name in (dotted, f"{dotted}.__init__") if name in modules()), None)


# What a module loads from above it, by its name and at first use: (who, whom). A program that has no GPU never does.
LOADED_FROM_ABOVE = {
    ("tinytensor.c10.cuda.cuda_runtime", "tinytensor.kernel_compiler.cuda.devices"),
    ("tinytensor.c10.cuda.cuda_runtime", "tinytensor.aten.native.cuda.cuda_hooks"),
}


@functools.cache
def tree(module: str) -> ast.Module:
    return ast.parse(modules()[module].read_text())


@functools.cache
def imports(module: str) -> frozenset[str]:
    """What a module imports, anywhere in it: modules of the repository, and other packages by their names."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found.update(module_of(alias.name) or alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively: write the whole name"
            # `from package import module` needs the module; `from module import name` the module that has the name.
            base = node.module or ""
            found.update(
                module_of(f"{base}.{alias.name}") or module_of(base) or f"{base}.{alias.name}" for alias in node.names
            )
    return frozenset(found - {module})


def names_to_import(module: str) -> list[str]:
    """What a module imports by a name that stands in it: `import_module("a.b")`; of `import_module(f"a.b.{c}")` it is `a.b`."""
    found = []
    for node in ast.walk(tree(module)):
        if (
            isinstance(node, ast.Call)
            and node.args
            and ast.unparse(node.func).endswith(("import_module", "__import__"))
        ):
            (name, *_) = node.args
            if isinstance(name, ast.Constant):
                found.append(name.value)
            elif isinstance(name, ast.JoinedStr) and isinstance(name.values[0], ast.Constant):
                found.append(name.values[0].value.rpartition(".")[0])
    return found


def floor_of(module: str) -> int | None:
    parts = module.split(".")
    return next((RANKS[p] for n in range(len(parts), 0, -1) if (p := ".".join(parts[:n])) in RANKS), None)


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@for_each(sorted(modules()))
def test_imports_stay_on_their_floor(module: str) -> None:
    here = floor_of(module)
    assert here is not None, "has no floor"
    for imported in imports(module):
        there = floor_of(imported)
        assert there is None or there <= here, f"(floor {here}) imports {imported} (floor {there})"
        for who, whom in FORBIDDEN:
            assert not (is_in(module, who) and is_in(imported, whom)), f"imports {imported}"


def test_imports_by_name_stay_on_their_floor() -> None:
    """A name in a string hides nothing. It may close a circle: what is loaded at first use finds its loader loaded."""
    from_above = set()
    for module in modules():
        for imported in names_to_import(module):
            there, here = floor_of(imported), floor_of(module)
            if there is not None and here is not None and there > here:
                from_above.add((module, imported))
    assert from_above == LOADED_FROM_ABOVE


def test_nobody_imports_codegen() -> None:
    """It is a tool: the library runs without it. What looks at the library from above may show what it writes."""
    above = ("tinytensor.codegen", "tinytensor_lessons", "tinytensor_widgets")
    for module in modules():
        if not module.startswith(above):
            assert not any(is_in(imported, "tinytensor.codegen") for imported in imports(module)), module


def test_torch_is_never_imported() -> None:
    for module in modules():
        assert not any(is_in(imported, "torch") for imported in imports(module)), module


def test_no_import_circle() -> None:
    state: dict[str, int] = {}
    for start in modules():
        if start in state:
            continue
        state[start] = 1
        stack = [(start, iter(sorted(imports(start) & set(modules()))))]
        while stack:
            module, targets = stack[-1]
            target = next(targets, None)
            if target is None:
                state[module] = 2
                stack.pop()
            elif state.get(target) == 1:
                names = [name for name, _ in stack]
                pytest.fail("circle: " + " -> ".join([*names[names.index(target) :], target]))
            elif target not in state:
                state[target] = 1
                stack.append((target, iter(sorted(imports(target) & set(modules())))))


def test_notes_resolve() -> None:
    """Every `See Note [X]` has a `# Note [X]` somewhere."""
    mentioned, defined = {}, set()
    for module, path in modules().items():
        for line in path.read_text().splitlines():
            for note in re.findall(r"Note \[([^\]]+)\]", line):
                if re.search(r"^\s*(#|\"\"\"|)\s*Note \[" + re.escape(note) + r"\]\s*$", line):
                    defined.add(note)
                else:
                    mentioned.setdefault(note, module)
    assert {n: p for n, p in mentioned.items() if n not in defined} == {}


# Files of operators whose name is no PyTorch file's: stubs of a whole room, and what PyTorch does in its code generator.
NAMED_BY_US = {
    "adaptive_pooling",
    "distributions_stubs",
    "foreign_device",
    "linear_algebra_stubs",
    "nn_stubs",
    "optim_stubs",
    "structured",
}


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def test_operator_files_are_named_after_pytorchs() -> None:
    """The name of a file of operators begins with that of a PyTorch file that its docstring says it mirrors."""
    native = PACKAGE / "aten" / "native"
    ours = set()
    for path in native.rglob("*.py"):
        if path.stem == "__init__" or {"cpu", "cuda", "generated", "reference", "ufunc"} & set(path.parts):
            continue
        told = ast.get_docstring(ast.parse(path.read_text())) or ""
        groups = [name for group in re.findall(r"\{([\w,]+)\}", told) for name in group.split(",")]
        names = {*groups, *re.findall(r"(\w+)\.(?:cpp|h|cu|py|\{)", told)}
        # PyTorch writes `BinaryOps` and `batch_norm`: where the words are divided is not compared.
        stem = path.stem.replace("_", "")
        if not any(len(name) > 2 and stem.startswith(snake_case(name).replace("_", "")) for name in names):
            ours.add(path.stem)
    assert ours == NAMED_BY_US
