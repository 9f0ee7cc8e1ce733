"""tinytensor's operators on a learner's CUDA kernels: `with on_simulator(add=add, mm=tiled_mm) as machine: x @ w + b`.

A mode stands in the place of a CUDA device. It takes the calls of a few operators, launches kernels over their tensors in the
simulator, records every launch, and leaves all other calls to the library. What PyTorch does for this with a kernel for the
dispatch key CUDA is in aten/src/ATen/native/cuda.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.introspect import kernel_record
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons import cuda_kernels
from tinytensor_lessons.check import quiet
from tinytensor_lessons.cuda_runs import fresh, plain
from tinytensor_lessons.exercise import Mismatch
from tinytensor_lessons.limits import TimeIsUp
from tinytensor_lessons.op_tests import database_tests

KERNELS = ("add", "grid_stride", "block_sum", "tiled_mm", "transpose")
_SECONDS = 5.0


class KernelFailed(RuntimeError):
    """A launch had a fault, or the kernel raised."""


class on_simulator(TorchDispatchMode):
    """Within the block, `+`, `* number`, `@` and `.sum()` of tensors run on these kernels. Those not given are the lesson's.

    A kernel with a fault is told of in the report, and the lesson's own takes over: a notebook goes on.

    launches    what ran: (operator, kernel, grid, block, KernelRecord)
    failed      kernel -> what was wrong with it
    """

    def __init__(self, **kernels: Any) -> None:
        unknown = set(kernels) - set(KERNELS)
        if unknown:
            raise TypeError(f"on_simulator knows {', '.join(KERNELS)}, not {', '.join(sorted(unknown))}")
        super().__init__()
        self.launches: list[tuple[str, str, Any, Any, Any]] = []
        self.kernels = {name: plain(fn) for name, fn in kernels.items() if _is_written(name, fn)}
        self.failed: dict[str, str] = {}
        self.missing = [name for name in kernels if name not in self.kernels]

    def __torch_dispatch__(self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None) -> Any:
        run = _OPERATORS.get(str(func))
        kwargs = kwargs or {}
        taken = run is not None and _plain_call(func, args, kwargs)
        return run(self, *args) if taken and run is not None else func(*args, **kwargs)

    def launch(
        self, operator: str, name: str, grid: Any, block: Any, expected: tuple[int, ...], **args: Any
    ) -> np.ndarray:
        """Run a kernel, and return what it wrote into `out`."""
        if name in self.kernels:
            try:
                return self._launch(operator, name, self.kernels[name], grid, block, expected, args)
            except KernelFailed as error:
                self.failed[name] = str(error)
                del self.kernels[name]
        return self._launch(operator, name, getattr(cuda_kernels, name), grid, block, expected, args)

    def _launch(
        self,
        operator: str,
        name: str,
        kernel: Any,
        grid: Any,
        block: Any,
        expected: tuple[int, ...],
        args: dict[str, Any],
    ) -> np.ndarray:
        """KernelFailed if the kernel did anything wrong."""
        out_type = next(value.dtype for value in args.values() if isinstance(value, np.ndarray))
        given = fresh(args, expected) | {"out": np.zeros(expected, out_type)}
        try:
            record = kernel_record.record_kernel(
                kernel, grid, block, *given.values(), names=tuple(given), max_seconds=_SECONDS
            )
        except TimeIsUp:
            raise
        except BaseException as error:  # a kernel may raise anything
            raise KernelFailed(f"{name} raised {type(error).__name__}: {error}") from error
        if record.faults:
            raise KernelFailed(str(record.faults[0]))
        self.launches.append((operator, name, grid, block, record))
        return given["out"]

    # -- operators

    def _add(self, a: Any, b: Any) -> Any:
        x, y = np.broadcast_arrays(_array(a), _array(b))
        if not x.size:
            return _tensor(x + y)
        out = self.launch("add", "add", -(-x.size // 32), 32, (x.size,), a=x.reshape(-1), b=y.reshape(-1), n=x.size)
        return _tensor(out.reshape(x.shape))

    def _mul(self, a: Any, s: Any) -> Any:
        x = _array(a)
        if not x.size:
            return _tensor(x)
        out = self.launch("mul", "grid_stride", 2, 32, (x.size,), a=x.reshape(-1), s=s, n=x.size)
        return _tensor(out.reshape(x.shape))

    def _mm(self, a: Any, b: Any) -> Any:
        x, y = self._dense(a), self._dense(b)
        (m, k), n = x.shape, y.shape[1]
        if not m * n:
            return _tensor(np.zeros((m, n), x.dtype))
        grid = -(-n // 16), -(-m // 16)
        return _tensor(self.launch("mm", "tiled_mm", grid, (16, 16), (m, n), a=x, b=y, m=m, k=k, n=n))

    def _dense(self, tensor: Any) -> np.ndarray:
        """The rows of a matrix one after the other: a transposed view is copied by the kernel for that."""
        if tensor.is_contiguous() or not tensor.t().is_contiguous() or not tensor.numel():
            return _array(tensor)
        x = _array(tensor.t())
        rows, cols = x.shape
        grid = -(-cols // 32), -(-rows // 32)
        return self.launch("contiguous", "transpose", grid, (32, 4), (cols, rows), a=x, rows=rows, cols=cols)

    def _sum(self, a: Any) -> Any:
        left = _array(a).reshape(-1)
        while left.size > 1:
            blocks = -(-left.size // 128)
            left = self.launch("sum", "block_sum", blocks, 128, (blocks,), a=left, n=left.size)
        return _tensor(left.reshape(()) if left.size else np.zeros((), left.dtype))

    # -- what the learner sees

    def report(self) -> str:
        """A line for each launch: who ran, on how many threads, what it read and wrote, in how many sectors."""
        lines = [
            f"{'operator':<11}{'kernel':<13}{'blocks':>7}{'threads':>9}{'reads':>8}{'writes':>8}{'sectors':>9}  banks"
        ]
        for operator, name, grid, block, record in self.launches:
            blocks, threads = int(np.prod(grid)), int(np.prod(block))
            sectors = sum(use.sectors for use in record.sectors)
            banks = f"{record.degree}-way" if record.degree else "-"
            counts = f"{record.global_reads:>8,}{record.global_writes:>8,}{sectors:>9,}"
            lines.append(f"{operator:<11}{name:<13}{blocks:>7}{threads:>9}{counts}  {banks}")
        lines += [f"{name} failed, the lesson's own ran: {what}" for name, what in self.failed.items()]
        if self.missing:
            lines.append(f"not written yet, the lesson's own ran: {', '.join(self.missing)}")
        return "\n".join(lines)


def _is_written(name: str, fn: Any) -> bool:
    """Whether a kernel is more than its stub."""
    from tinytensor_lessons.check import is_blank  # the checks need this module
    from tinytensor_lessons.registry import load

    exercise = next(exercise for exercise in load("17").exercises if exercise.name == name)
    with quiet():
        return not is_blank(exercise, fn)


def _plain_call(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether the kernels can do this call: dense tensors of one dtype that they can add up, no options."""
    if kwargs:
        return False
    if str(func) == "aten.mul.Tensor":  # `x * 0.5`
        return len(args) == 2 and isinstance(args[1], (int, float)) and _fits(args[0])
    return all(_fits(arg) for arg in args) and len({arg.dtype for arg in args}) == 1


def _fits(arg: Any) -> bool:
    return isinstance(arg, tt.Tensor) and arg.dtype in (tt.float32, tt.float64, tt.int64)


_OPERATORS: dict[str, Callable[..., Any]] = {
    "aten.add.Tensor": on_simulator._add,
    "aten.mul.Tensor": on_simulator._mul,
    "aten.mul.Scalar": on_simulator._mul,
    "aten.mm.default": on_simulator._mm,
    "aten.sum.default": on_simulator._sum,
}


def _array(tensor: Any) -> np.ndarray:
    return np.ascontiguousarray(tensor.detach().numpy())


def _tensor(values: np.ndarray) -> Any:
    return tt.from_numpy(np.ascontiguousarray(values).reshape(values.shape))


# ---- in checks -----------------------------------------------------------------------------------------------------


def simulated_tests(*names: str) -> dict[str, Callable[[], Mismatch | None]]:
    """The samples of these operators in the operator database, each run on the simulator."""
    return {name: _on_simulator(run) for name, run in database_tests(*names).items()}


def _on_simulator(run: Callable[[], Mismatch | None]) -> Callable[[], Mismatch | None]:
    def simulated() -> Mismatch | None:
        with on_simulator():
            return run()

    return simulated
