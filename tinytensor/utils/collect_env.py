"""What a report of a bug should say of the machine: `python -m tinytensor.utils.collect_env`.

Mirrors torch/utils/collect_env.py. Left out: drivers and compilers of GPUs, and packages of conda; nothing here uses them.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sys
from typing import NamedTuple

from tinytensor import version

__all__ = ["get_env_info", "get_pretty_env_info", "pretty_str"]

_PACKAGES = ("hypothesis", "ipykernel", "llvmlite", "mypy", "numba", "numpy", "safetensors", "tinytensor")


class SystemEnv(NamedTuple):
    """What is known of the machine, all texts."""

    tinytensor_version: str
    mirrored_version: str
    os: str
    libc_version: str
    python_version: str
    python_platform: str
    cpu_info: str
    threads: str
    pip_packages: str


def _os() -> str:
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        name = f"{platform.system()} {platform.release()}"
    return f"{name} ({platform.machine()})"


def _packages() -> str:
    found = []
    for name in _PACKAGES:
        try:
            found.append(f"[pip3] {name}=={importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    return "\n".join(found) or "No relevant packages"


def get_env_info() -> SystemEnv:
    """Look at the machine.

    >>> tt.utils.collect_env.get_env_info().tinytensor_version == tt.__version__
    True
    """
    return SystemEnv(
        tinytensor_version=str(version.__version__),
        mirrored_version=str(version.mirrored),
        os=_os(),
        libc_version="-".join(platform.libc_ver()) if sys.platform == "linux" else "N/A",
        python_version=f"{sys.version} ({sys.maxsize.bit_length() + 1}-bit runtime)".replace("\n", " "),
        python_platform=platform.platform(),
        cpu_info=f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        threads=os.environ.get("OMP_NUM_THREADS", "not set"),
        pip_packages=_packages(),
    )


def pretty_str(envinfo: SystemEnv) -> str:
    """What is known, as text for a report.

    >>> tt.utils.collect_env.pretty_str(tt.utils.collect_env.get_env_info()).startswith("tinytensor version: ")
    True
    """
    return (
        f"tinytensor version: {envinfo.tinytensor_version}\n"
        f"PyTorch version: {envinfo.mirrored_version} (mirrored)\n"
        "Is debug build: False\n"
        "CUDA used to build PyTorch: None\n"
        "ROCM used to build PyTorch: N/A\n"
        "\n"
        f"OS: {envinfo.os}\n"
        f"Libc version: {envinfo.libc_version}\n"
        "\n"
        f"Python version: {envinfo.python_version}\n"
        f"Python platform: {envinfo.python_platform}\n"
        f"OMP_NUM_THREADS: {envinfo.threads}\n"
        "\n"
        f"CPU:\n{envinfo.cpu_info}\n"
        "\n"
        f"Versions of relevant libraries:\n{envinfo.pip_packages}\n"
        "[conda] Could not collect"
    )


def get_pretty_env_info() -> str:
    """Look at the machine and return the text of a report.

    >>> "Python version: " in tt.utils.collect_env.get_pretty_env_info()
    True
    """
    return pretty_str(get_env_info())


def main() -> None:
    """Print the report."""
    print("Collecting environment information...")
    print(get_pretty_env_info())


if __name__ == "__main__":
    main()
