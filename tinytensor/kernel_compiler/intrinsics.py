"""The machine instructions behind `kernel_compiler.pointers`, as Numba intrinsics. Imported only when something is compiled."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tinytensor.kernel_compiler import pointers
from tinytensor.kernel_compiler.processor import has_feature

# In each of these the inner function is Numba's protocol: types in, a signature and a generator of LLVM code out.


def _pointer(element: types.Type) -> Any:
    pointer = types.CPointer(element)

    @intrinsic
    def typed_pointer(typing_context, address):
        def generate(context, builder, signature, arguments):
            return builder.inttoptr(arguments[0], context.get_value_type(pointer))

        return pointer(address), generate

    return typed_pointer


def _bitcast(source: types.Type, target: types.Type) -> Any:
    @intrinsic
    def bitcast(typing_context, value):
        def generate(context, builder, signature, arguments):
            return builder.bitcast(arguments[0], context.get_value_type(target))

        return target(source), generate

    return bitcast


@intrinsic
def _like(typing_context, value, x):
    def generate(context, builder, signature, arguments):
        return context.cast(builder, arguments[0], value, x)

    return x(value, x), generate


@intrinsic
def _fma(typing_context, a, b, c):
    def generate(context, builder, signature, arguments):
        return builder.fma(*arguments)

    return c(c, c, c), generate


@intrinsic
def _half_to_float(typing_context, half):
    def generate(context, builder, signature, arguments):
        return builder.fpext(builder.bitcast(arguments[0], ir.HalfType()), ir.FloatType())

    return types.float32(half), generate


@intrinsic
def _float_to_half(typing_context, value):
    def generate(context, builder, signature, arguments):
        (x,) = arguments
        bits, word = ir.IntType(16), ir.IntType(32)
        rounded = builder.bitcast(builder.fptrunc(x, ir.HalfType()), bits)
        # The instruction keeps some bits of a NaN; here every NaN becomes the same one.
        sign = builder.and_(builder.trunc(builder.lshr(builder.bitcast(x, word), word(16)), bits), bits(0x8000))
        return builder.select(builder.fcmp_unordered("uno", x, x), builder.or_(sign, bits(0x7E00)), rounded)

    return types.uint16(value), generate


INTRINSICS: dict[Callable, Any] = {
    pointers.ptr_bool: _pointer(types.boolean),
    pointers.ptr_uint8: _pointer(types.uint8),
    pointers.ptr_int8: _pointer(types.int8),
    pointers.ptr_int16: _pointer(types.int16),
    pointers.ptr_int32: _pointer(types.int32),
    pointers.ptr_int64: _pointer(types.int64),
    pointers.ptr_uint16: _pointer(types.uint16),
    pointers.ptr_uint32: _pointer(types.uint32),
    pointers.ptr_uint64: _pointer(types.uint64),
    pointers.ptr_float32: _pointer(types.float32),
    pointers.ptr_float64: _pointer(types.float64),
    pointers.bits_float32: _bitcast(types.int32, types.float32),
    pointers.float32_bits: _bitcast(types.float32, types.int32),
    pointers.bits_float64: _bitcast(types.int64, types.float64),
    pointers.float64_bits: _bitcast(types.float64, types.int64),
    pointers.like: _like,
    pointers.fma: _fma,
}
if has_feature("f16c"):
    # Else the functions are compiled as they stand: LLVM would call a library for these.
    INTRINSICS[pointers.half_to_float] = _half_to_float
    INTRINSICS[pointers.float_to_half] = _float_to_half
