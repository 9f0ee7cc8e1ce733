"""Object code in memory: it runs wherever it lies."""

import sys

import pytest

GAPS = """
import ctypes
import tinytensor as tt

x = tt.ones(5) + 1
libc = ctypes.CDLL(None)
libc.mmap.restype, libc.mmap.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]

def reserve(size):
    address = libc.mmap(None, size, 1, 0x4022, -1, 0)  # PROT_READ; MAP_PRIVATE, MAP_ANONYMOUS, MAP_NORESERVE
    assert address != ctypes.c_void_p(-1).value
    return address

for first in [reserve(2 * 4096) for _ in range(4000)]:  # gaps of one page,
    libc.munmap(first, 4096)
far = reserve(8 << 30)
while reserve(2 * 4096) > far:  # and no larger one above what lies 8 GiB away
    pass
for name in ("exp", "sin", "tanh", "log", "sqrt", "erf", "lgamma", "digamma"):
    reserve(3 << 30)
    print(name, getattr(x, name)().tolist()[0])
print(x.sort()[0].tolist()[0], x.cumsum(0).tolist()[-1])
"""


LITTLE = """
import resource
from pathlib import Path
import tinytensor as tt

x = tt.zeros(3) + 1
pages = int(Path("/proc/self/statm").read_text().split()[0])
limit, most = resource.getrlimit(resource.RLIMIT_AS)
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + 2**19, most))
try:
    x.exp()
except MemoryError as error:
    print(error)
resource.setrlimit(resource.RLIMIT_AS, (limit, most))
print((x - 1).exp().tolist())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fills the gaps between what Linux has mapped")
def test_kernels_load_where_gaps_are_small_and_free_memory_is_far_away(run_python):
    lines = run_python(GAPS).stdout.splitlines()
    assert len(lines) == 9
    assert lines[-1] == "2.0 10.0"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits a process as Linux does")
def test_a_kernel_without_memory_is_an_error_and_loads_later(run_python):
    lines = run_python(LITTLE).stdout.splitlines()
    assert lines == ["not enough memory to load a kernel", "[1.0, 1.0, 1.0]"]
