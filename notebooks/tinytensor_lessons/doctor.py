"""What this installation consists of, and what to do about what is missing: `tinytensor doctor`."""

from __future__ import annotations

import ctypes.util
import importlib
import importlib.metadata
import os
import platform
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.cuda import device_count, get_device_properties, is_available
from tinytensor.kernel_compiler import status

_LAB = 'pip install "tinytensor[lab]"'
_CUDA = 'pip install "tinytensor[cuda]"'

# Distribution, whether the lessons need it, what it is for, how to get it.
PARTS = (
    ("numpy", True, "storage and references", "pip install numpy"),
    ("numba", False, "compiled kernels; without it everything runs on NumPy, more slowly", "pip install numba"),
    ("llvmlite", False, "comes with numba", "pip install numba"),
    ("jupyterlab", True, "opens the lessons", _LAB),
    ("ipywidgets", True, "widgets", _LAB),
    ("anywidget", True, "widgets", _LAB),
    ("hypothesis", True, "generated cases of the checks", _LAB),
    ("matplotlib", True, "plots", _LAB),
    ("graphviz", True, "export of graphs as DOT", _LAB),
    ("pyyaml", True, "the tables of operators, lesson 13", _LAB),
    ("tqdm", True, "progress bars", _LAB),
    ("torch", False, "live comparison with PyTorch", 'pip install "tinytensor[oracle]"'),
    ("nbgrader", False, "classes", 'pip install "tinytensor[class]"'),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what, its state, what to do (empty if nothing), and whether the lessons need it."""

    what: str
    state: str
    advice: str = ""
    needed: bool = False


def version(distribution: str) -> str | None:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def examine() -> list[Finding]:
    """Every line of the report."""
    findings = [Finding("tinytensor", version("tinytensor") or "from source"), _python()]
    for name, needed, purpose, advice in PARTS:
        found = version(name)
        findings.append(Finding(name, found or f"not installed ({purpose})", "" if found else advice, needed))
    dot = shutil.which("dot")
    findings.append(
        Finding(
            "dot",
            dot or "not found (draws exported graphs)",
            "" if dot else "optional: install Graphviz with your system's packages",
        )
    )
    findings.append(Finding("CPU", f"{cpu_name()}, {os.cpu_count()} logical cores"))
    return [*findings, *_cuda(), *_jit()]


def _python() -> Finding:
    state = (
        f"{platform.python_version()} ({platform.python_implementation()}, {platform.system()} {platform.machine()})"
    )
    return Finding("python", state)


def cpu_name() -> str:
    """The model of the processor, as the system names it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _cuda() -> list[Finding]:
    """Devices, NVIDIA's driver, and the parts of the extra `cuda`, which only a machine with a driver needs."""
    driver = ctypes.util.find_library("cuda")
    advice = _CUDA if driver else ""
    findings = [
        Finding("CUDA driver", driver or "not found", "" if driver else "only for a GPU: install NVIDIA's driver"),
        *(_part(name, advice) for name in ("numba-cuda", "cuda-bindings")),
        *(_library(name, advice) for name in ("nvvm", "nvrtc")),
    ]
    if not is_available():
        reason = getattr(cuda_runtime.driver(), "reason", "no devices")
        return [Finding("CUDA", f"none: {reason} (no lesson needs it)"), *findings]
    devices = [get_device_properties(index) for index in range(device_count())]
    named = [f"{d.name}, capability {d.major}.{d.minor}, {d.total_memory / 1024**3:.0f} GiB" for d in devices]
    return [Finding("CUDA", "; ".join(named)), *findings]


def _part(name: str, advice: str) -> Finding:
    found = version(name)
    return Finding(name, found or "not installed (kernels on a GPU)", "" if found else advice)


def _library(name: str, advice: str) -> Finding:
    """NVVM makes PTX of kernels, NVRTC of what a kernel takes from C++."""
    try:
        pathfinder: Any = importlib.import_module("cuda.pathfinder")
        return Finding(name.upper(), str(pathfinder.load_nvidia_dynamic_lib(name).abs_path))
    except (ImportError, RuntimeError):
        return Finding(name.upper(), "not found (kernels on a GPU)", advice)


def _jit() -> list[Finding]:
    stats: dict[str, Any] = status.stats()
    mode = stats["mode"]
    advice = {
        "numba": "kernels are called through Numba's dispatcher, more slowly; tests hold both ways to the same results",
        "off": "kernels run on NumPy; unset TINYTENSOR_JIT and install numba to compile them",
    }.get(mode, "")
    store = Path(stats["store"])
    kept = sum(1 for path in store.rglob("*") if path.is_file()) if store.is_dir() else 0
    parent = next((folder for folder in (store, *store.parents) if folder.exists()), store)
    writable = os.access(parent, os.W_OK)
    state = f"{store}, {kept} files" if kept else f"{store}, empty"
    shipped = sum(1 for _ in Path(stats["shipped"]).glob("*.bin"))
    if shipped:
        state += f"; {shipped} came with the package"
    todo = "" if kept or shipped else "tinytensor warm compiles the kernels of the lessons ahead of time"
    if not writable:
        todo = "the folder cannot be written to; set TINYTENSOR_CACHE_DIR to one that can"
    return [
        Finding("kernels", f"mode {mode}", advice),
        Finding("kernel store", state, todo if mode == "shim" else ""),
        Finding("threads", f"{stats['threads']} ({stats['threading']})"),
    ]


def report(findings: list[Finding]) -> str:
    """The report, with what to do under it."""
    width = max(len(finding.what) for finding in findings)
    lines = [f"{finding.what:<{width}}  {finding.state}" for finding in findings]
    todo = [f"- {finding.what}: {finding.advice}" for finding in findings if finding.advice]
    return "\n".join([*lines, "", *(["To do, or not:", *todo] if todo else ["Nothing to do."])])


def is_complete(findings: list[Finding]) -> bool:
    """Whether everything that the lessons need is there."""
    return not any(finding.needed and finding.advice for finding in findings)
