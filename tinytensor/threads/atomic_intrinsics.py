"""The machine instructions behind `threads.atomics`, as Numba intrinsics. Imported only when something is compiled."""

import platform
import sys
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tinytensor.threads import atomics

_I32, _I64 = ir.IntType(32), ir.IntType(64)


# Each inner function follows Numba's protocol, as in kernel_compiler/intrinsics.py. "seq_cst" is said in atomics.py to be needed,
# and 8 is the alignment of a cell: an atomic access that is not aligned is none.


def _cell(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, _I64.as_pointer())


@intrinsic
def _load(typing_context, address):
    def generate(context, builder, signature, arguments):
        return builder.load_atomic(_cell(builder, arguments[0]), "seq_cst", 8)

    return types.int64(types.int64), generate


@intrinsic
def _store(typing_context, address, value):
    def generate(context, builder, signature, arguments):
        builder.store_atomic(arguments[1], _cell(builder, arguments[0]), "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


def _read_modify_write(operation: str) -> Any:
    @intrinsic
    def read_modify_write(typing_context, address, value):
        def generate(context, builder, signature, arguments):
            return builder.atomic_rmw(operation, _cell(builder, arguments[0]), arguments[1], "seq_cst")

        return types.int64(types.int64, types.int64), generate

    return read_modify_write


@intrinsic
def _compare_and_swap(typing_context, address, expected, value):
    def generate(context, builder, signature, arguments):
        pair = builder.cmpxchg(_cell(builder, arguments[0]), arguments[1], arguments[2], "seq_cst", "seq_cst")
        # (what was there, whether it was swapped)
        return builder.zext(builder.extract_value(pair, 1), _I64)

    return types.int64(types.int64, types.int64, types.int64), generate


@intrinsic
def _pause(typing_context):
    def generate(context, builder, signature, arguments):
        if platform.machine().lower() in ("x86_64", "amd64"):
            function_type = ir.FunctionType(ir.VoidType(), [])
            # Lets the core's other hyperthread run, and the loop is left without redoing loads ahead of time. Elsewhere: nothing.
            builder.call(cgutils.get_or_insert_function(builder.module, function_type, "llvm.x86.sse2.pause"), [])
        return context.get_dummy_value()

    return types.void(), generate


def _call_address(builder: Any, function: Any, result: ir.Type, arguments: list[Any]) -> Any:
    """A call through an address, in the C convention."""
    function_type = ir.FunctionType(result, [argument.type for argument in arguments])
    return builder.call(builder.inttoptr(function, function_type.as_pointer()), arguments)


@intrinsic
def _call_chunk(typing_context, function, block, lo, hi):
    def generate(context, builder, signature, arguments):
        _call_address(builder, arguments[0], ir.VoidType(), list(arguments[1:]))
        return context.get_dummy_value()

    return types.void(*[types.int64] * 4), generate


@intrinsic
def _call_plane(typing_context, function, block, data, rows, cols):
    def generate(context, builder, signature, arguments):
        _call_address(builder, arguments[0], ir.VoidType(), list(arguments[1:]))
        return context.get_dummy_value()

    return types.void(*[types.int64] * 5), generate


@intrinsic
def _call_parallel(typing_context, function, body, data, threads):
    def generate(context, builder, signature, arguments):
        function, body, data, threads = arguments
        flags = ir.Constant(_I32, 0)
        _call_address(builder, function, ir.VoidType(), [body, data, builder.trunc(threads, _I32), flags])
        return context.get_dummy_value()

    return types.void(*[types.int64] * 4), generate


@intrinsic
def _call_int(typing_context, function):
    def generate(context, builder, signature, arguments):
        return builder.sext(_call_address(builder, arguments[0], _I32, []), _I64)

    return types.int64(types.int64), generate


def _current_processor() -> Any:
    if sys.platform == "linux":
        return types.ExternalFunction("sched_getcpu", types.int32())

    @intrinsic
    def unknown(typing_context):
        return types.int32(), lambda context, builder, signature, arguments: ir.Constant(_I32, -1)

    return unknown


def _set_affinity() -> Any:
    signature = types.int32(types.int64, types.int64)

    @intrinsic
    def set_affinity(typing_context, mask, size):
        def generate(context, builder, signature, arguments):
            if sys.platform != "linux":
                return ir.Constant(_I32, -1)
            function_type = ir.FunctionType(_I32, [_I32, _I64, _I64])
            function = cgutils.get_or_insert_function(builder.module, function_type, "sched_setaffinity")
            mask, size = arguments
            return builder.call(function, [ir.Constant(_I32, 0), size, mask])

        return signature, generate

    return set_affinity


_yield_symbol = "SwitchToThread" if sys.platform == "win32" else "sched_yield"

INTRINSICS: dict[Callable, Any] = {
    atomics.load: _load,
    atomics.store: _store,
    atomics.add: _read_modify_write("add"),
    atomics.exchange: _read_modify_write("xchg"),
    atomics.compare_and_swap: _compare_and_swap,
    atomics.pause: _pause,
    atomics.yield_processor: types.ExternalFunction(_yield_symbol, types.int32()),
    atomics.current_processor: _current_processor(),
    atomics.set_affinity: _set_affinity(),
    atomics.acquire_lock: types.ExternalFunction("PyThread_acquire_lock", types.int32(types.intp, types.int32)),
    atomics.release_lock: types.ExternalFunction("PyThread_release_lock", types.void(types.intp)),
    atomics.call_chunk: _call_chunk,
    atomics.call_plane: _call_plane,
    atomics.call_parallel: _call_parallel,
    atomics.call_int: _call_int,
}
