"""From a key to loaded machine code: out of the object store, or compiled now and put there."""

import contextlib
import functools
import gc
import importlib
import importlib.util
import logging
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import llvmlite

from tinytensor.kernel_compiler import ahead, claims, engine
from tinytensor.kernel_compiler.fingerprint import fingerprint
from tinytensor.kernel_compiler.object_store import FORMAT, ObjectCode, store
from tinytensor.kernel_compiler.processor import processor

_log = logging.getLogger("tinytensor.kernel_compiler")
# What these files say decides what machine code a loop becomes, so their bytes are part of every key. The loops themselves
# are not in such a list: their fingerprint is taken one by one, and follows what they call.
_COMPILING_FILES = (
    "aten/native/cpu/serial_for_each.py",
    "blas/blas_intrinsics.py",
    "kernel_compiler/compiler.py",
    "kernel_compiler/intrinsics.py",
    "kernel_compiler/lowering.py",
    "kernel_compiler/outlines.py",
    "kernel_compiler/processor.py",
    "kernel_compiler/shim.py",
    "kernel_compiler/shim_runner.py",
    "kernel_compiler/translate.py",
    "kernel_compiler/vector_intrinsics.py",
    "threads/atomic_intrinsics.py",
)


def key(*values: object) -> str:
    """The key of code that depends on `values`: functions (with all that they reach) and plain values."""
    # 128 bits of the digest: two kernels would share them by chance after some 10^19 kernels.
    return fingerprint(_platform(), *values).hex()[:32]


def load(name: str, key: str, exports: tuple[str, ...], compile: Callable[[ModuleType], ObjectCode]) -> dict[str, int]:
    """The addresses of `exports`. `compile`, called only if nothing is stored, is given the module `compiler`."""
    file_name = _file_name(name)
    addresses = _stored(name, file_name, key, exports)
    if addresses is None:
        ahead.start(store().directory)
        with store().waiting(), claims.claim(store().directory, key) as waited:
            addresses = _stored(name, file_name, key, exports) if waited else None
            if addresses is None:
                addresses = _compiled(name, file_name, key, exports, compile)
    ahead.met(name)
    return addresses


def is_stored(name: str, key: str) -> bool:
    """Whether the store has code for this key."""
    return store().has(_file_name(name), key)


def order(name: str, word: str) -> None:
    """Have the second process, if there is one, compile a kernel (`Substitute.order_as_word`)."""
    ahead.start(store().directory)
    ahead.met(name)
    ahead.order(word)


def _file_name(name: str) -> str:
    # The name is for people who look into the directory; the key alone says which kernel it is.
    return re.sub(r"\W", "_", name)


def address(function: Callable, arity: int, builtin: bool = False) -> int:
    """The address of a function of `arity` integers, compiled as a C function or as a builtin."""
    key_ = key(function, arity, builtin)
    symbol = f"tt_{key_}"
    return load(
        function.__name__, key_, (symbol,), lambda compiler: compiler.compile_native(function, arity, symbol, builtin)
    )[symbol]


def _stored(name: str, file_name: str, key: str, exports: tuple[str, ...]) -> dict[str, int] | None:
    entry = store().get(file_name, key)
    if entry is not None:
        try:
            return engine.load(entry.code, entry.needs, exports)
        except engine.MissingSymbol as symbol:  # a helper of Numba's: importing Numba, below, brings it
            _log.info("%s needs %s, compiling it again", name, symbol)
    return None


def _compiled(
    name: str, file_name: str, key: str, exports: tuple[str, ...], compile: Callable[[ModuleType], ObjectCode]
) -> dict[str, int]:
    if not store().compiled:
        _log.info("compiling kernels, to be kept in %s", store().directory)
    before = store().compile_seconds
    with store().compiling(), _no_garbage_collection():
        entry = compile(importlib.import_module("tinytensor.kernel_compiler.compiler"))
    _log.info("compiled %s in %.0f ms", name, (store().compile_seconds - before) * 1e3)
    # Loaded before it is kept: code that cannot be loaded here must not greet the next process.
    addresses = engine.load(entry.code, entry.needs, exports)
    store().put(file_name, key, entry)
    return addresses


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Numba makes hundreds of thousands of objects that stay, and each full collection would walk over all of them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            # The first collection afterwards would walk over all that is new. Frozen and thawed, it is taken for old, and waits for
            # a full collection. Where a program has frozen objects of its own, they stay so.
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()


@functools.cache
def _platform() -> bytes:
    """What all code depends on: the processor, the versions, and how loops are translated and wrapped."""
    spec = importlib.util.find_spec("numba")
    assert spec is not None and spec.origin is not None
    # importlib.metadata tells Numba's version in 16 ms, importing Numba in 200: its version file has it too.
    files = [Path(spec.origin).with_name("_version.py"), *map(Path(__file__).parents[1].joinpath, _COMPILING_FILES)]
    return fingerprint(
        FORMAT,
        sys.implementation.cache_tag,
        llvmlite.__version__,
        tuple(processor()),
        *(file.read_bytes() for file in files),
    )
