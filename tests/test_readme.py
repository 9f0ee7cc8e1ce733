"""The README keeps its promises: links lead somewhere, names in its tables exist, commands are the real ones."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from for_each import for_each

import tinytensor as tt

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "tinytensor").rglob("README.md"),
    ROOT / "widgets/README.md",
]
TEACHING = ROOT / "notebooks/TEACHING.md"  # names the files of a class, too, which are not there


@pytest.mark.parametrize("page", [*PAGES, TEACHING], ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_names_in_the_journey_exist() -> None:
    for path, name in re.findall(r"\]\((tinytensor/[^)]+)\) `([\w.]+)`", (ROOT / "README.md").read_text()):
        assert name.split(".")[0] in (ROOT / path).read_text(), f"{name} is not in {path}"


WALKS = """
import json, sys
import tinytensor as tt

def walk(call):
    files = set()
    def trace(frame, event, arg):
        files.add(frame.f_code.co_filename)
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(None)
    return sorted(name.rsplit("tinytensor/", 1)[1] for name in files if "tinytensor/" in name)

a, b = tt.ones(2, 3), tt.ones(3)
x, y = tt.ones(2, 3, requires_grad=True), tt.ones(3, requires_grad=True)
found = {"first": walk(lambda: a + b), "warm": walk(lambda: a + b)}
x + y
found["warm with grad"] = walk(lambda: x + y)
z = x + x
loss = (z * z + x).sum()
found["backward"] = walk(loss.backward)
print(json.dumps(found))
"""


def test_the_journey_is_what_a_debugger_meets() -> None:
    """In a new process, since another test may have added before."""
    run = subprocess.run([sys.executable, "-c", WALKS], cwd=ROOT, capture_output=True, text=True, check=True)
    met = {walk: set(files) for walk, files in json.loads(run.stdout).items()}
    text = (ROOT / "README.md").read_text()
    rows = re.findall(r"^\|[^|\n]*\| (every call|first call|with grad) \| \[([^]]+)\]", text, re.M)
    stops = {when: {path for other, path in rows if other == when} for when, _ in rows}
    assert met["warm"] == stops["every call"]
    assert met["warm with grad"] == stops["every call"] | stops["with grad"]
    assert stops["first call"] <= met["first"] - met["warm"]
    way_back = text[text.index("The way back:") : text.index("Two more calls")]
    assert set(re.findall(r"\(tinytensor/([^)]+)\) `", way_back)) <= met["backward"]


# A path of this repository: from its root, from the library's, or from the page's folder. PyTorch's own files are not meant.
A_PATH = re.compile(
    r"(?<![\w./*-])((?:[\w.*-]+/)+[\w.*{},-]*[\w*}]\.(?:py|md|yaml|ipynb|js|css))\b"  # a file
    r"|`((?:[\w.-]+/)*[\w-]+/)`"  # a folder
)
OF_PYTORCH = ("torch/", "torchgen/", "tools/", "aten/src/", "c10/core/")


def expanded(path: str) -> list[str]:
    """`register_{cpu,meta}.py` names two files."""
    match = re.search(r"\{([^}]*)\}", path)
    if match is None:
        return [path]
    return [path[: match.start()] + word + path[match.end() :] for word in match[1].split(",")]


@for_each(
    [*PAGES, *sorted((ROOT / "notebooks/source").glob("*.py")), ROOT / "notebooks/tinytensor_lessons/data/README.md"],
    lambda page: str(page.relative_to(ROOT)),
)
def test_paths_that_pages_and_lessons_name_can_be_opened(page: Path) -> None:
    missing = []
    for file, folder in A_PATH.findall(page.read_text()):
        for path in expanded(file or folder):
            if not path.startswith(OF_PYTORCH) and not any(
                any(base.glob(path)) for base in (ROOT, ROOT / "tinytensor", page.parent)
            ):
                missing.append(path)
    assert not missing, missing


def test_add_is_met_by_name_at_every_stop() -> None:
    """Following the journey by grep: `add` stands in a file of its own floor at each stop."""
    stops = {
        "aten/tensor_methods.py": r"def __add__\(",
        "aten/ops/pointwise.py": r"^add_Tensor_op = def_\(\"aten::add\.Tensor\((.|\n)*^def add\(",
        "aten/native/native_functions.yaml": r"func: add\.Tensor\(",
        "autograd/derivatives.yaml": r"name: add\.Tensor\(",
        "autograd/generated/variable_type.py": r"^def add_Tensor\(",
        "autograd/generated/inplace_or_view_type.py": r"^add__Tensor = ",
        "autograd/generated/functions.py": r"^class AddBackward0\(",
        "aten/native/generated/register_cpu_pointwise.py": r"^def add_Tensor\(",
        "aten/native/generated/register_meta_pointwise.py": r"^def add_Tensor\(",
        "aten/native/pointwise/binary_ops.py": r"^def add_meta\(",
        "aten/native/pointwise/binary_ops_stubs.py": r"^add_stub = ",
        "aten/native/pointwise/cpu/binary_ops_kernel.py": r"add_stub\.register\(|add_kernel|\badd\b",
        "aten/native/pointwise/ufunc/arithmetic.py": r"^add = ",
        "aten/native/pointwise/reference/elementwise.py": r"\badd\b",
    }
    for path, pattern in stops.items():
        assert re.search(pattern, (ROOT / "tinytensor" / path).read_text(), re.M), path


def test_commands_name_real_extras_and_scripts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    text = (ROOT / "README.md").read_text()
    for extra in re.findall(r'-e "?\.\[(\w+)\]', text):
        assert extra in project["optional-dependencies"]
    assert "tinytensor" in project["scripts"]


def test_nothing_tracked_names_this_machine_or_a_registry() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    # Written in two halves, so that this file does not find itself.
    forbidden = re.compile("|".join(("/wo" + "rk/", "/ro" + "ot/", "pypi" + r"\.org", "pythonhosted" + r"\.org")))
    for name in names:
        path = ROOT / name
        if path.suffix in {".py", ".md", ".toml", ".yaml", ".ipynb", ".js", ".css", ".json", ".svg", ".txt", ".cfg"}:
            assert not forbidden.search(path.read_text(errors="ignore")), name


@pytest.mark.parametrize("page", ["README.md", "tinytensor/aten/native/README.md"])
def test_python_on_the_pages_runs_and_prints_what_it_says(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {"tt": tt}
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(), re.M | re.S)
    assert blocks
    for block in blocks:
        capsys.readouterr()
        exec(block, scope)
        said = re.findall(r"  # (.*)", block)
        assert capsys.readouterr().out.split() == " ".join(said).replace("default,", "default").split()
