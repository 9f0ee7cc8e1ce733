"""Which of PyTorch's public names tinytensor has: `python tests/api_coverage.py` (needs torch, the extra `oracle`).

It walks the methods and attributes of torch.Tensor, the functions of torch, torch.nn.functional, torch.linalg and
torch.special, and prints a table and what is missing. `--names` prints nothing but the missing names.
"""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, NamedTuple


class Coverage(NamedTuple):
    """One namespace: its name, PyTorch's public names in it, and those that are missing here."""

    namespace: str
    names: list[str]
    missing: list[str]

    @property
    def share(self) -> float:
        return 1 - len(self.missing) / len(self.names)


def public(names: Iterable[str]) -> list[str]:
    return sorted(name for name in names if not name.startswith("_"))


def functions(module: ModuleType, keep: Callable[[Any], bool] = callable) -> list[str]:
    """Public functions of a module: no classes, no modules, nothing from `typing`."""
    found = []
    for name in public(dir(module)):
        value = getattr(module, name)
        if keep(value) and not inspect.isclass(value) and getattr(value, "__module__", "") != "typing":
            found.append(name)
    return found


def operators_of(torch: ModuleType) -> list[str]:
    """The functions of torch that are operators: those that its argument parser serves, without other libraries'."""
    foreign = ("cudnn_", "miopen_", "mkldnn_", "fbgemm_", "quantized_")
    return [name for name in public(dir(torch._C._VariableFunctions)) if not name.startswith(foreign)]


# Helpers of torch.nn.functional's own implementation that happen to have public names.
_NOT_FUNCTIONAL = {
    "Optional", "assert_int_or_pair", "boolean_dispatch", "handle_torch_function", "has_torch_function",
    "has_torch_function_unary", "has_torch_function_variadic",
}  # fmt: skip


def walk(torch: ModuleType, tt: ModuleType) -> list[Coverage]:
    """Coverage of each namespace."""
    nn_functional = [name for name in functions(torch.nn.functional) if name not in _NOT_FUNCTIONAL]
    spaces: list[tuple[str, list[str], Any]] = [
        ("torch.Tensor", public(dir(torch.Tensor)), tt.Tensor),
        ("torch", operators_of(torch), tt),
        ("torch.nn.functional", nn_functional, tt.nn.functional),
        ("torch.linalg", functions(torch.linalg), tt.linalg),
        ("torch.special", functions(torch.special), tt.special),
    ]
    return [Coverage(label, names, [n for n in names if not hasattr(ours, n)]) for label, names, ours in spaces]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", action="store_true", help="only the missing names, one a line")
    options = parser.parse_args()
    import torch

    import tinytensor

    found = walk(torch, tinytensor)
    if options.names:
        for coverage in found:
            for name in coverage.missing:
                print(f"{coverage.namespace}.{name}")
        return
    print(f"{'namespace':<22}{'names':>7}{'here':>7}{'share':>8}")
    for coverage in found:
        here = len(coverage.names) - len(coverage.missing)
        print(f"{coverage.namespace:<22}{len(coverage.names):>7}{here:>7}{coverage.share:>8.1%}")
    for coverage in found:
        print(f"\n{coverage.namespace} lacks: {', '.join(coverage.missing) or 'nothing'}")


if __name__ == "__main__":
    main()
