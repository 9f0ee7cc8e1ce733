"""FlopCounterMode: how many floating point operations a program takes, forward and backward.

    with FlopCounterMode(display=False) as counter:
        loss(x).backward()
    counter.get_total_flops()
    print(counter.get_table())

A TorchDispatchMode sees the operators, and a formula (_flop_formulas.py) says what each takes. An operator that is a
composition is taken apart first. Nothing is measured, so fake tensors are counted as well as real ones.

Counts are kept for each module that runs, see module_tracker.py, and for all under "Global".

Mirrors torch/utils/flop_counter.py. Left out: `cond`, Triton kernels.
"""

from __future__ import annotations

import warnings
from collections import defaultdict
from typing import Any

from tinytensor.utils._flop_formulas import flop_registry, register_flop_formula, shape_wrapper
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils.module_tracker import ModuleTracker

__all__ = ["FlopCounterMode", "register_flop_formula"]

suffixes = ["", "K", "M", "B", "T"]
_HEADER = ("Module", "FLOP", "% Total")
_EVERY_DEPTH = 999999


def get_suffix_str(number: int) -> str:
    """The unit to show a number in: thousands of it before the next one, so 1.01 billion are 1010 millions."""
    return suffixes[max(0, min(len(suffixes) - 1, (len(str(number)) - 2) // 3))]


def convert_num_with_suffix(number: int, suffix: str) -> str:
    return f"{number / 1000 ** suffixes.index(suffix):.3f}{suffix}"


def convert_to_percent_str(num: int, denom: int) -> str:
    return "0%" if denom == 0 else f"{num / denom:.2%}"


class FlopCounterMode:
    """A context manager that counts; see the module's docstring. It is not to be entered twice.

    depth             how deep in modules the table goes
    display           print the table at the end
    custom_mapping    formulas by OpOverloadPacket, besides those registered; each sees shapes for tensors, and
                      tensors if it has a true attribute `_get_raw`

    >>> counter = tt.utils.flop_counter.FlopCounterMode(display=False)
    >>> with counter:
    ...     _ = tt.ones(2, 3) @ tt.ones(3, 4)
    >>> counter.get_total_flops()
    48
    """

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None
    ) -> None:
        if mods is not None:
            warnings.warn("mods argument is not needed anymore, you can stop passing it", stacklevel=2)
        self.flop_counts: dict[str, dict[Any, int]] = defaultdict(lambda: defaultdict(int))
        self.depth = depth
        self.display = display
        self.mode: _FlopCounterMode | None = None
        self.flop_registry = {
            **flop_registry,
            **{
                op: formula if getattr(formula, "_get_raw", False) else shape_wrapper(formula)
                for op, formula in (custom_mapping or {}).items()
            },
        }
        self.mod_tracker = ModuleTracker()

    def get_total_flops(self) -> int:
        """How many floating point operations were counted in all; a multiplication with an addition counts as two."""
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self) -> dict[str, dict[Any, int]]:
        """The counts as nested dicts: by module ("Global" for all of it), then by operator.

        >>> with tt.utils.flop_counter.FlopCounterMode(display=False) as counter:
        ...     _ = tt.ones(2, 3) @ tt.ones(3, 4)
        >>> counter.get_flop_counts()
        {'Global': {<OpOverloadPacket(op='aten.mm')>: 48}}
        """
        return {module: dict(counts) for module, counts in self.flop_counts.items()}

    def get_table(self, depth: int | None = None) -> str:
        """The counts as text, modules down to `depth`."""
        depth = depth or self.depth or _EVERY_DEPTH
        total = self.get_total_flops()
        rows = []
        covered = False  # by one module
        for module in sorted(self.flop_counts):
            module_depth = module.count(".") + 1
            if module != "Global" and module_depth <= depth:
                rows += self._rows(module, module_depth - 1)
                covered |= sum(self.flop_counts[module].values()) >= total
        if "Global" in self.flop_counts and not covered:
            rows = self._rows("Global", 0) + [(" " + name, *rest) for name, *rest in rows]
        return _render(rows or [("Global", "0", "0%")])

    def _rows(self, module: str, indent: int) -> list[tuple[str, ...]]:
        total, counts = self.get_total_flops(), self.flop_counts[module]
        unit = get_suffix_str(total)

        def row(name: str, count: int) -> tuple[str, ...]:
            return " " * indent + name, convert_num_with_suffix(count, unit), convert_to_percent_str(count, total)

        return [row(module, sum(counts.values())), *(row(f" - {op}", count) for op, count in counts.items())]

    def __enter__(self) -> FlopCounterMode:
        self.flop_counts.clear()
        self.mod_tracker.__enter__()
        self.mode = _FlopCounterMode(self)
        self.mode.__enter__()
        return self

    def __exit__(self, *exc_info: Any) -> None:
        if self.mode is None:
            raise AssertionError("Internal error: FlopCounter.__exit__ called but mode is None")
        self.mode.__exit__(*exc_info)
        self.mode = None
        self.mod_tracker.__exit__()
        if self.display:
            print(self.get_table(self.depth))

    def _count_flops(self, packet: Any, out: Any, args: Any, kwargs: Any) -> Any:
        formula = self.flop_registry.get(packet)
        if formula is not None:
            count = formula(*args, **kwargs, out_val=out)
            for module in set(self.mod_tracker.parents):
                self.flop_counts[module][packet] += count
        return out


class _FlopCounterMode(TorchDispatchMode):
    supports_higher_order_operators = True

    def __init__(self, counter: FlopCounterMode) -> None:
        super().__init__()
        self.counter = counter

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func not in self.counter.flop_registry:
            with self:
                result = func.decompose(*args, **kwargs)
                if result is not NotImplemented:
                    return result
        out = func(*args, **kwargs)
        return self.counter._count_flops(func._overloadpacket, out, args, kwargs)


def _render(rows: list[tuple[str, ...]]) -> str:
    """The table as PyTorch prints it: names to the left, numbers to the right, a rule under the header."""
    widths = [max(len(head) + 2, *(len(row[i]) for row in rows)) for i, head in enumerate(_HEADER)]
    lines = [_HEADER, tuple("-" * width for width in widths), *rows]

    def line(cells: tuple[str, ...]) -> str:
        name, *numbers = cells
        padded = [name.ljust(widths[0]), *(n.rjust(w) for n, w in zip(numbers, widths[1:], strict=True))]
        return "  ".join(padded).rstrip()

    return "\n".join(map(line, lines))
