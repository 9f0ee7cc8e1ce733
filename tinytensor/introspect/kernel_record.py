"""What a CUDA kernel did to memory, thread by thread, and what is wrong with it.

    record = record_kernel(kernel, blocks, threads, out, a, b, n)
    print(record)                   # faults with thread, element and line; sectors; bank conflicts
    record.as_dict()                # plain data, which `tinytensor_widgets.kernel_access` draws

It runs without a GPU. The work is done in kernel_compiler/cuda/recorder.py (the log) and record.py (what follows from it).
Shows what NVIDIA's compute-sanitizer and Nsight Compute tell of a kernel that PyTorch launches.
"""

from tinytensor.kernel_compiler.cuda.record import (
    Access,
    BankUse,
    Barrier,
    Fault,
    KernelRecord,
    Sectors,
    record_kernel,
)
from tinytensor.kernel_compiler.cuda.recorder import KernelTimeout

__all__ = ["Access", "BankUse", "Barrier", "Fault", "KernelRecord", "KernelTimeout", "Sectors", "record_kernel"]
