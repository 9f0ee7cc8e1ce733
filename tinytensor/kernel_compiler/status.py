"""What the compiler has done in this process, and forgetting what it has stored: for `tinytensor doctor`."""

from typing import Any

from tinytensor.kernel_compiler.mode import mode
from tinytensor.kernel_compiler.object_store import store
from tinytensor.threads.parallel import get_num_threads, layer


def stats() -> dict[str, Any]:
    """Mode, store and threads of this process, as plain data."""
    kernels = store()
    return {
        "mode": mode(),
        "store": str(kernels.directory),
        "shipped": str(kernels.shipped),
        "hits": kernels.hits,
        "misses": kernels.misses,
        "compiled": kernels.compiled,
        "compile_seconds": round(kernels.compile_seconds, 3),
        "threads": get_num_threads(),
        "threading": layer(),
    }


def clear_cache() -> int:
    """Remove all stored kernels, and say how many there were; those already loaded stay usable."""
    return store().clear()
