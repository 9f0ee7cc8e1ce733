"""The simulated driver with the simulator that runs its kernels: what `TINYTENSOR_CUDA=sim` chooses.

The driver stands in c10, which knows no kernels; here the two meet.
"""

from __future__ import annotations

from tinytensor.c10.cuda.simulated_driver import SimulatedDriver
from tinytensor.kernel_compiler.cuda.cuda_kernel import simulated


def simulated_driver(count: int) -> SimulatedDriver:
    """A machine with `count` simulated devices."""
    return SimulatedDriver(count, simulated)
