"""Every CUDA kernel that the operator database launches compiles to PTX, for sm_80 and sm_90, without a GPU.

Needs the extra `cuda`, which brings NVIDIA's compiler NVVM. The kernels are collected as the simulated device launches them.
"""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from cuda_samples import OPS, run, samples

import tinytensor as tt
from tinytensor.c10.cuda.cuda_runtime import driver
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("numba_cuda"), reason="the extra `cuda` is not installed")

Launched = dict[tuple[str, tuple[int, ...]], CudaKernel]
BY_DEFAULT = 12
"""How many kernels the default tier compiles: one in so many."""


@pytest.fixture(scope="module")
def launched() -> Iterator[Launched]:
    """The kernels of the operator database's first samples, with the lengths of their tuples."""
    tt.ones(1, device="cuda")
    real, found = driver().launch, {}

    def launch(kernel: CudaKernel, grid: Any, block: Any, args: tuple[Any, ...], stream: int) -> None:
        tuples = tuple(len(value) for kind, value in zip(kernel.kinds, args, strict=True) if kind == "t")
        found[kernel.name, tuples] = kernel
        real(kernel, grid, block, args, stream)

    driver().launch = launch  # type: ignore[method-assign]
    try:
        for op in OPS:
            for sample in samples(op)[:1]:
                with warnings.catch_warnings(), np.errstate(all="ignore"):
                    warnings.simplefilter("ignore")
                    run(op, sample, "cuda")
        yield found
    finally:
        driver().launch = real  # type: ignore[method-assign]


def test_every_kernel_compiles(launched: Launched, request: pytest.FixtureRequest) -> None:
    from tinytensor.kernel_compiler.cuda.ptx import ptx

    assert len(launched) > 250
    step = 1 if request.config.getoption("--full") else BY_DEFAULT
    failures = []
    for i, ((name, tuples), kernel) in enumerate(sorted(launched.items())[::step]):
        capability = ((8, 0), (9, 0))[i % 2]
        try:
            text = ptx(kernel, capability, tuples)
            if f".target sm_{capability[0]}{capability[1]}" not in text or ".entry" not in text:
                failures.append(f"{name}: no kernel in its PTX")
        except Exception as error:  # every kernel is tried, and all failures are told
            failures.append(f"{name}: {type(error).__name__}: {' '.join(str(error).split())[:400]}")
    assert not failures, f"{len(failures)} of {len(launched)}:\n" + "\n".join(failures)
