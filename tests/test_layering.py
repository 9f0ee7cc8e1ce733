"""The house's floors: a module imports from its own floor or below, never from above, and never in a circle."""

from __future__ import annotations

import ast
import functools
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tinytensor"

# A module belongs to the longest prefix that names it. Within a floor, packages see each other only where `BESIDE` says.
RANKS = {
    "c10": 0,
    "jit": 1,
    "dispatch": 1,
    "aten": 2,
    "_device_modules": 2,
    "_ops": 2,
    "_storage": 2,
    "_tensor": 2,
    "_tensor_conversions": 2,
    "_tensor_new": 2,
    "_tensor_str": 2,
    "_tensor_buffers": 2,
    "_tensor_pickle": 2,
    "_tensor_properties": 2,
    "_tensor_protocols": 2,
    "_tensor_refusals": 2,
    "_tensor_subclass": 2,
    "_utils": 2,
    "_C": 6,
    "overrides": 6,
    "_deterministic": 6,
    "_dlpack": 2,
    "_legacy_types": 2,
    "_indexing": 2,
    "native": 3,
    "functorch": 3,
    "native.generated": 4,
    "autograd": 5,
    "nn": 6,
    "linalg": 6,
    "special": 6,
    "random": 6,
    "optim": 6,
    "amp": 6,
    "cpu": 6,
    "cuda": 6,
    "profiler": 6,
    "utils": 6,
    "serialization": 6,
    "_serialization": 6,
    "safetensors": 6,
    "func": 6,
    "fx": 6,
    "library": 6,
    "_subclasses": 6,
    "testing": 7,
    "introspect": 7,
    "lessons": 7,
    "cli": 8,
}
SIDEWAYS_FORBIDDEN = {("jit", "dispatch"), ("dispatch", "jit"), ("cuda", "nn"), ("nn", "cuda")}
FORBIDDEN = {
    # Formulas are made of public operators, so that they can be differentiated again.
    ("autograd", "native"),
    ("dispatch", "numba"),
    ("c10", "numba"),
    ("aten", "numba"),
    ("autograd", "numba"),
}


STATEMENTS = (ast.stmt, ast.ExceptHandler, ast.match_case)


@functools.cache
def modules() -> list[Path]:
    return sorted(p for p in PACKAGE.rglob("*.py") if "__pycache__" not in p.parts)


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, top_level_only: bool = False) -> set[str]:
    """Dotted names imported at run time (imports for type checking only are not)."""
    everywhere, top_level = _imports(path)
    return top_level if top_level_only else everywhere


@functools.cache
def _imports(path: Path) -> tuple[set[str], set[str]]:
    """Anywhere in the file, and outside its functions."""
    everywhere: set[str] = set()
    top_level: set[str] = set()

    def visit(node: ast.AST, names: set[str]) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names = everywhere
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = path.relative_to(ROOT).parent.parts
                base = ".".join([*here[: len(here) - node.level + 1], *([base] if base else [])])
            names.update(f"{base}.{alias.name}" for alias in node.names)
            # `from package import module` needs the module, not what the package's __init__ defines.
            folder = ROOT / base.replace(".", "/")
            if not all(
                (folder / f"{alias.name}.py").exists() or (folder / alias.name).is_dir() for alias in node.names
            ):
                names.add(base)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, STATEMENTS):  # expressions, which are most of a file, import nothing
                visit(child, names)

    visit(ast.parse(path.read_text()), top_level)
    return everywhere | top_level, top_level


def rank_of(name: str) -> tuple[str, int] | None:
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        prefix = ".".join(parts[:length])
        if prefix in RANKS:
            return prefix, RANKS[prefix]
    return None


@pytest.mark.parametrize("path", modules(), ids=module_name)
def test_imports_stay_on_their_floor(path: Path) -> None:
    name = module_name(path)
    here = rank_of(name)
    if here is None or name.startswith("codegen"):
        return
    area = name.split(".")[0]
    for imported in imports(path):
        package = imported.split(".")[0]
        if package != "tinytensor":
            assert (area, package) not in FORBIDDEN, f"{name} imports {imported}"
            continue
        there = rank_of(imported.removeprefix("tinytensor").lstrip("."))
        if there is None:
            continue
        assert there[1] <= here[1], f"{name} (floor {here[1]}) imports {imported} (floor {there[1]})"
        other = imported.split(".")[1]
        assert (area, other) not in SIDEWAYS_FORBIDDEN | FORBIDDEN, f"{name} imports {imported}"


def test_nobody_imports_codegen() -> None:
    for path in modules():
        name = module_name(path)
        if name.startswith(("codegen", "lessons")):
            continue
        assert not any(i.startswith("tinytensor.codegen") for i in imports(path)), name


def test_torch_is_never_imported() -> None:
    for path in modules():
        assert not any(i.split(".")[0] == "torch" for i in imports(path)), module_name(path)


def test_no_import_cycle() -> None:
    """Among top-level imports, except the one cycle that is by design: operators' Python surface calls itself."""
    graph = {}
    known = {module_name(p) for p in modules()}
    for path in modules():
        targets = set()
        for imported in imports(path, top_level_only=True):
            if not imported.startswith("tinytensor."):
                continue
            inner = imported.removeprefix("tinytensor.")
            while inner and inner not in known:
                inner = inner.rpartition(".")[0]
            if inner and inner != module_name(path):
                targets.add(inner)
        graph[module_name(path)] = targets
    state: dict[str, int] = {}
    for start in graph:
        if start in state:
            continue
        stack = [(start, iter(graph[start]))]
        state[start] = 1
        while stack:
            node, children = stack[-1]
            child = next(children, None)
            if child is None:
                state[node] = 2
                stack.pop()
            elif state.get(child) == 1:
                pytest.fail(
                    "cycle: " + " -> ".join([n for n, _ in stack[[s for s, _ in stack].index(child) :]] + [child])
                )
            elif child not in state:
                state[child] = 1
                stack.append((child, iter(graph[child])))


def lines_of_code(path: Path) -> int:
    """All lines but those of docstrings of classes and functions: examples do not make a file harder to read."""
    text = path.read_text()
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    documented = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds) and ast.get_docstring(node)]
    inside = sum(node.body[0].end_lineno - node.body[0].lineno + 1 for node in documented)
    return len(text.splitlines()) - inside


def test_files_hold_one_idea() -> None:
    """About 400 lines of code at most, where written by hand."""
    generated = ("generated", "aten")
    too_long = {
        module_name(p): n
        for p in modules()
        if not any(part in generated for part in p.parts) and (n := lines_of_code(p)) > 420
    }
    assert not too_long


def test_notes_resolve() -> None:
    """Every `See Note [X]` has a `# Note [X]` somewhere."""
    import re

    mentioned, defined = {}, set()
    for path in [*modules(), *(ROOT / "widgets").rglob("*.py")]:
        for line in path.read_text().splitlines():
            for note in re.findall(r"Note \[([^\]]+)\]", line):
                if re.search(r"^\s*(#|\"\"\"|)\s*Note \[" + re.escape(note) + r"\]\s*$", line):
                    defined.add(note)
                else:
                    mentioned.setdefault(note, path.name)
    assert {n: p for n, p in mentioned.items() if n not in defined} == {}
