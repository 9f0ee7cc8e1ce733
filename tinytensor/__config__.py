"""`torch.__config__`: what the library is made of, as text.

Mirrors torch/__config__.py.
"""

from __future__ import annotations

import os
import platform

__all__ = ["parallel_info", "show"]


def show() -> str:
    """Versions of what computes, one a line.

    >>> "Numba" in tt.__config__.show()
    True
    """
    import numba
    import numpy

    from tinytensor.backends.cpu import get_cpu_capability
    from tinytensor.version import __version__

    return (
        f"tinytensor {__version__} built with:\n"
        f"  - Python {platform.python_version()}\n  - NumPy {numpy.__version__}\n  - Numba {numba.__version__}\n"
        f"  - CPU capability usage: {get_cpu_capability()}\n"
    )


def parallel_info() -> str:
    """How kernels share their work.

    >>> "threads" in tt.__config__.parallel_info()
    True
    """
    from tinytensor.functional import get_num_threads

    return (
        f"threads of a kernel: {get_num_threads()}\nprocessors: {os.cpu_count()}\n"
        f"OMP_NUM_THREADS: {os.environ.get('OMP_NUM_THREADS', '[not set]')}\n"
    )
