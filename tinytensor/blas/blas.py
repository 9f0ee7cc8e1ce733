"""Matrix products from the BLAS that NumPy brings along, called by address.

`gemm("float32")(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)` computes, on addresses of row-major
matrices, C = alpha op(A) op(B) + beta C, where op transposes if its flag is 1. C is not read if beta is 0.

Large products are cut into blocks of rows or columns for the threads of `threads.parallel`, each block one BLAS call on
one thread: BLAS's own threads would go on spinning afterwards, and be in the way of everything else. `sgemm` and
`dgemm` are for loops that call BLAS themselves; a kernel made of one needs `available()`.

Mirrors aten/src/ATen/native/CPUBlas.cpp. Left out: other BLAS functions, and BLAS libraries with 32-bit sizes. Where
NumPy has no OpenBLAS of its own (macOS, some distributions) the same callables go through `numpy.matmul`.
"""

import ctypes
import functools
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tinytensor.kernel_compiler import symbols
from tinytensor.kernel_compiler.kernel import kernel
from tinytensor.kernel_compiler.mode import mode
from tinytensor.kernel_compiler.pointers import lowered
from tinytensor.threads.parallel import get_num_threads

SYMBOLS = {"float32": "tt_cblas_sgemm", "float64": "tt_cblas_dgemm"}
_KINDS = {"float32": "f", "float64": "d"}
_C_NAMES = {"float32": "cblas_sgemm", "float64": "cblas_dgemm"}
# Where wheels keep the libraries that they bring: on Linux and Windows, on macOS; seen from NumPy's own folder.
_FOLDERS = ("../numpy.libs", ".dylibs")
# 64_ marks a build with 64-bit integers; NumPy 2 has it from SciPy's builds, which have a prefix too. A build without the mark
# would read our integers as 32 bits, and is not taken.
_DECORATIONS = (("scipy_", "64_"), ("", "64_"))

ONE_THREAD = 64**3
"""m * n * k up to which OpenBLAS itself uses one thread."""
_LARGE = 256**3  # from here on one product of a batch is worth all the threads
_BLOCKS_PER_THREAD = 2  # more would pack the shared matrix more often, fewer would leave a slow thread behind
_BLOCK_MULTIPLE = 16  # rows or columns: the size of OpenBLAS's inner kernel

# Note [Few rows]
# OpenBLAS lays both matrices out anew before it multiplies. With a few rows and the transpose of a large matrix, which is what a
# linear layer has, this takes several times as long as the product. For processors with AVX-512 it has a kernel that reads such
# matrices as they lie, and takes it while C has at most 1200 numbers (kernel/x86_64/sgemm_small_kernel_permit_skylakex.c). So
# C is computed in blocks of columns, each of which is small enough. The blocks depend on sizes alone, not on the number of
# threads, and a sum has the same bits in each of them.
_FEW_ROWS = 24  # from here on laying out pays
_IN_PLACE = 1200
_IN_PLACE_DEPTH = 32  # shorter sums it leaves to the usual kernel
_CORES_IN_PLACE = ("skylakex", "cooperlake", "sapphirerapids")


@lowered
def sgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
    """float32 GEMM, also for use in loops."""
    _matmul(np.float32, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)


@lowered
def dgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
    """float64 GEMM, also for use in loops."""
    _matmul(np.float64, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)


_GEMMS = {"float32": sgemm, "float64": dgemm}


def available() -> bool:
    """Whether kernels can call `sgemm` and `dgemm`."""
    return mode() != "off" and _library() is not None


@functools.lru_cache(4096)
def cut(transa: int, transb: int, m: int, n: int, k: int, threads: int) -> tuple[bool, int]:
    """(by rows, size): into which blocks of rows or of columns of C a product is cut, each of them one call of BLAS."""
    in_place = bool(transb and not transa and k >= _IN_PLACE_DEPTH and _can_read_in_place())
    if in_place and 0 < m <= _FEW_ROWS:  # see Note [Few rows]
        fit = min(_IN_PLACE, ONE_THREAD // k) // m
        if fit >= n:
            return False, n
        if fit >= _BLOCK_MULTIPLE:
            return False, fit // _BLOCK_MULTIPLE * _BLOCK_MULTIPLE
    if m * n * k <= ONE_THREAD:
        return False, n
    # Along the longer side of C: blocks of rows need all of B, blocks of columns all of A, and no two blocks write the same
    # element.
    by_rows = m >= n
    extent, across = (m, n) if by_rows else (n, m)
    count = min(_BLOCKS_PER_THREAD * threads, -(-extent // _BLOCK_MULTIPLE))
    while True:
        size = -(-extent // (count * _BLOCK_MULTIPLE)) * _BLOCK_MULTIPLE
        # No block is so small that it would be added up in another order than the others.
        if count == 1 or not in_place or (extent % size or size) * across > _IN_PLACE:
            return by_rows, size
        count -= 1


def reads_in_place(m: int, n: int, k: int) -> bool:
    """Whether BLAS reads the matrices of a (m, k) @ b (n, k).T as they lie; then it adds up in an order of its own."""
    by_rows, size = cut(0, 1, m, n, k, 1)
    return k >= _IN_PLACE_DEPTH and not by_rows and m * min(size, n) <= _IN_PLACE and _can_read_in_place()


@functools.cache
def _can_read_in_place() -> bool:
    name = _function(_library(), "openblas_get_corename", ctypes.c_char_p) if available() else None
    return name is not None and name().decode().lower() in _CORES_IN_PLACE


def in_blocks(product: Callable, itemsize: int) -> Callable[..., None]:
    """For loops: the blocks `first` to `last` of a product, as `cut` cuts it."""

    def multiply(first, last, by_rows, size, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
        # A block's rows of op(A) begin `start` rows down, or `start` columns to the right where A is transposed; columns of
        # op(B) the other way round.
        for block in range(first, last):
            start = block * size
            if by_rows != 0:
                a_start, c_start = a + start * (1 if transa else lda) * itemsize, c + start * ldc * itemsize
                product(transa, transb, min(size, m - start), n, k, alpha, a_start, lda, b, ldb, beta, c_start, ldc)
            else:
                b_start, c_start = b + start * (ldb if transb else 1) * itemsize, c + start * itemsize
                product(transa, transb, m, min(size, n - start), k, alpha, a, lda, b_start, ldb, beta, c_start, ldc)

    return multiply


@functools.cache
def gemm(dtype: str) -> Callable[..., None]:
    """The matrix product of `dtype`, 'float32' or 'float64', on addresses."""
    if not available():
        return functools.partial(_matmul, np.dtype(dtype).type)
    one_thread = _SingleThreadedBlas()
    blocks = kernel(
        _blocks(in_blocks(_GEMMS[dtype], np.dtype(dtype).itemsize)),
        "iiiiiii{0}iiii{0}ii".format(_KINDS[dtype]),
        name=f"gemm_blocks_{dtype}",
        cost=float("inf"),  # a block is worth a thread, however few there are
    )

    def product(
        transa: int,
        transb: int,
        m: int,
        n: int,
        k: int,
        alpha: float,
        a: int,
        lda: int,
        b: int,
        ldb: int,
        beta: float,
        c: int,
        ldc: int,
    ) -> None:
        by_rows, size = cut(transa, transb, m, n, k, get_num_threads())
        count = -(-(m if by_rows else n) // size) if size else 0
        arguments = (by_rows, size, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
        if m * n * k <= ONE_THREAD:
            blocks.serial(count, *arguments)
            return
        with one_thread:
            blocks.parallel(count, *arguments)

    return product


@functools.cache
def gemm_batched(dtype: str) -> Callable[..., None]:
    """`count` products of one shape: as `gemm`, with a distance in elements after each leading dimension.

    `(count, transa, transb, m, n, k, alpha, a, lda, step_a, b, ldb, step_b, beta, c, ldc, step_c)`
    """
    single, itemsize = gemm(dtype), np.dtype(dtype).itemsize
    together = None
    if available():
        one_thread = _SingleThreadedBlas()
        together = kernel(
            _batch(_GEMMS[dtype], itemsize),
            "iiiii{0}iiiiii{0}iii".format(_KINDS[dtype]),
            name=f"gemm_batched_{dtype}",
            cost=float("inf"),
        )

    def products(
        count: int,
        transa: int,
        transb: int,
        m: int,
        n: int,
        k: int,
        alpha: float,
        a: int,
        lda: int,
        step_a: int,
        b: int,
        ldb: int,
        step_b: int,
        beta: float,
        c: int,
        ldc: int,
        step_c: int,
    ) -> None:
        work = m * n * k
        # Large products each use all threads, one after the other. Many small ones are shared out whole.
        if together is None or work > _LARGE:
            for i in range(count):
                single(
                    transa,
                    transb,
                    m,
                    n,
                    k,
                    alpha,
                    a + i * step_a * itemsize,
                    lda,
                    b + i * step_b * itemsize,
                    ldb,
                    beta,
                    c + i * step_c * itemsize,
                    ldc,
                )
            return
        arguments = (transa, transb, m, n, k, alpha, a, lda, step_a, b, ldb, step_b, beta, c, ldc, step_c)
        if count * work <= ONE_THREAD:
            together.serial(count, *arguments)
            return
        with one_thread:
            together.parallel(count, *arguments)

    return products


def _blocks(multiply: Callable) -> Callable[..., None]:
    def loop(lo, hi, by_rows, size, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
        # Signed, for Numba computes the product of an unsigned and a signed 64-bit integer in float64.
        multiply(
            np.int64(lo), np.int64(hi), by_rows, size, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc
        )

    return loop


def _batch(product: Callable, itemsize: int) -> Callable[..., None]:
    def loop(lo, hi, transa, transb, m, n, k, alpha, a, lda, step_a, b, ldb, step_b, beta, c, ldc, step_c):
        for i in range(np.int64(lo), np.int64(hi)):
            product(
                transa,
                transb,
                m,
                n,
                k,
                alpha,
                a + i * step_a * itemsize,
                lda,
                b + i * step_b * itemsize,
                ldb,
                beta,
                c + i * step_c * itemsize,
                ldc,
            )

    return loop


def _matmul(
    element: type,
    transa: int,
    transb: int,
    m: int,
    n: int,
    k: int,
    alpha: float,
    a: int,
    lda: int,
    b: int,
    ldb: int,
    beta: float,
    c: int,
    ldc: int,
) -> None:
    """The same through NumPy, on views of the memory at the addresses."""
    left = _view(element, a, k, m, lda).T if transa else _view(element, a, m, k, lda)
    right = _view(element, b, n, k, ldb).T if transb else _view(element, b, k, n, ldb)
    result = _view(element, c, m, n, ldc)
    # With beta 0 the memory of C is not read, not even to multiply it: it may hold NaN.
    product = element(alpha) * np.matmul(left, right)
    result[...] = product if beta == 0 else product + element(beta) * result


def _view(element: type, address: int, rows: int, columns: int, leading: int) -> np.ndarray:
    if rows == 0 or columns == 0:
        return np.zeros((rows, columns), element)
    itemsize = np.dtype(element).itemsize
    # The last row ends with its columns: after it there may be no memory for the rest of the leading dimension.
    memory: Any = (ctypes.c_char * (((rows - 1) * leading + columns) * itemsize)).from_address(int(address))
    return np.ndarray((rows, columns), element, memory, strides=(leading * itemsize, itemsize))


class _SingleThreadedBlas:
    """While entered, OpenBLAS uses one thread per call, in the whole process; then as many as before."""

    # OpenBLAS has one setting for the whole process. So the first thread that enters saves it, and the last one that leaves
    # restores it; both are counted in the class, for all instances.
    _lock = threading.Lock()
    _depth = 0
    _before = 1

    def __init__(self) -> None:
        with self._lock:
            self._count = _thread_count(_library())

    def __enter__(self) -> None:
        shared = _SingleThreadedBlas
        with self._lock:
            if shared._depth == 0:
                shared._before = self._count.value
                if shared._before != 1:
                    self._count.value = 1
            shared._depth += 1

    def __exit__(self, *exception: object) -> None:
        shared = _SingleThreadedBlas
        with self._lock:
            shared._depth -= 1
            if shared._depth == 0 and shared._before != 1:
                self._count.value = shared._before

    def around(self, function: Callable[..., None]) -> Callable[..., None]:
        """`function` inside of this: what `with` does, without the calls that small matrices would notice."""
        shared, lock, count = _SingleThreadedBlas, self._lock, self._count

        def call(*args: Any) -> None:
            with lock:
                if shared._depth == 0:
                    shared._before = count.value
                    if shared._before != 1:
                        count.value = 1
                shared._depth += 1
            try:
                function(*args)
            finally:
                with lock:
                    shared._depth -= 1
                    if shared._depth == 0 and shared._before != 1:
                        count.value = shared._before

        return call


class _ThreadCount:
    """How many threads OpenBLAS uses, by its functions."""

    def __init__(self, library: Any) -> None:
        self._get = _function(library, "openblas_get_num_threads", ctypes.c_int)
        self._set = _function(library, "openblas_set_num_threads", None, ctypes.c_int)

    @property
    def value(self) -> int:
        return self._get()

    @value.setter
    def value(self, threads: int) -> None:
        self._set(threads)


def _thread_count(library: Any) -> ctypes.c_int | _ThreadCount:
    """How many threads OpenBLAS uses: its own variable, where that can be found.

    The function that sets it also asks the processor for the sizes of its caches, which takes several microseconds.
    """
    functions = _ThreadCount(library)
    try:
        count = ctypes.c_int.in_dll(library, "blas_cpu_number")
    except ValueError:
        return functions
    before = count.value
    if before <= 1:  # what is written there would not show
        return functions
    count.value = 1
    is_read, count.value = functions.value == 1, before
    return count if is_read else functions


@functools.cache
def one_thread() -> _SingleThreadedBlas:
    """A `with` block around a kernel that calls `sgemm` or `dgemm` in threads of its own; needs `available()`."""
    return _SingleThreadedBlas()


@functools.cache
def _library() -> ctypes.CDLL | None:
    """NumPy's own OpenBLAS with 64-bit sizes, if it has one.

    NumPy has loaded it already, so this gives a second handle to the same library, with the same threads and settings.
    """
    numpy_folder = Path(np.__file__).parent
    for folder in _FOLDERS:
        for path in sorted((numpy_folder / folder).resolve().glob("*openblas*")):
            try:
                library = ctypes.CDLL(str(path))
            except OSError:
                continue
            if all(_function(library, name) for name in (*_C_NAMES.values(), "openblas_set_num_threads")):
                return library
    return None


def _function(library: Any, name: str, result: Any = None, *arguments: Any) -> Any:
    """`name` as this build of OpenBLAS spells it; None if it has no such function."""
    for prefix, suffix in _DECORATIONS:
        function = getattr(library, prefix + name + suffix, None)
        if function is not None:
            function.restype, function.argtypes = result, arguments
            return function
    return None


def _find(name: str) -> int | None:
    library = _library()
    return ctypes.cast(_function(library, name), ctypes.c_void_p).value if library else None


for _dtype, _symbol in SYMBOLS.items():
    symbols.provide(_symbol, functools.partial(_find, _C_NAMES[_dtype]))
