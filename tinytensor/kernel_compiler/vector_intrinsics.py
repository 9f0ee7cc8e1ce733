"""The machine instructions behind `kernel_compiler.vectors`, as Numba intrinsics. Imported only when something is compiled."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models, register_default
from numba.extending import intrinsic

from tinytensor.kernel_compiler import vectors
from tinytensor.kernel_compiler.processor import has_feature

_I16, _I32 = ir.IntType(16), ir.IntType(32)


class _BFloat16(ir.Type):
    """LLVM's type, which llvmlite has no name for."""

    def _to_string(self) -> str:
        return "bfloat"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _BFloat16)

    def __hash__(self) -> int:
        return hash(_BFloat16)


class Vector(types.Type):
    """`lanes` numbers of a Numba type, in LLVM's own vector type."""

    def __init__(self, element: types.Type, lanes: int):
        self.element, self.lanes = element, lanes
        super().__init__(name=f"vector({element} x {lanes})")


@register_default(Vector)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager: Any, vector: Vector):
        element = manager.lookup(vector.element).get_value_type()
        super().__init__(manager, vector, ir.VectorType(element, vector.lanes))


# In each of these the inner function is Numba's protocol: types in, a signature and a generator of LLVM code out.


def _constant(value: int, lanes: int) -> Any:
    return ir.Constant(ir.VectorType(_I32, lanes), [value] * lanes)


def _spread(builder: Any, value: Any, lanes: int) -> Any:
    """One number in all lanes."""
    empty = ir.Constant(ir.VectorType(value.type, lanes), ir.Undefined)
    return builder.shuffle_vector(builder.insert_element(empty, value, _I32(0)), empty, _constant(0, lanes))


def _first(builder: Any, count: Any, lanes: int) -> Any:
    """True in the first `count` lanes."""
    numbers = ir.Constant(ir.VectorType(count.type, lanes), list(range(lanes)))
    return builder.icmp_signed("<", numbers, _spread(builder, count, lanes))


def _place(builder: Any, pointer: Any, index: Any, vector: ir.VectorType) -> Any:
    return builder.bitcast(builder.gep(pointer, [index]), vector.as_pointer())


def _declared(builder: Any, name: str, result: Any, arguments: list) -> Any:
    return cgutils.get_or_insert_function(builder.module, ir.FunctionType(result, arguments), name)


def _suffix(context: Any, vector: Vector) -> tuple[str, int]:
    """What LLVM appends to names of functions of this vector; and the bytes of a lane."""
    size = context.get_abi_sizeof(context.get_value_type(vector.element))
    return f"v{vector.lanes}{'f' if isinstance(vector.element, types.Float) else 'i'}{size * 8}", size


def _load(lanes: int) -> Any:
    @intrinsic
    def load(typing_context, p, i):
        vector = Vector(p.dtype, lanes)

        def generate(context, builder, signature, arguments):
            found = builder.load(_place(builder, *arguments, context.get_value_type(vector)))
            found.align = _suffix(context, vector)[1]  # that of an element: rows start anywhere
            return found

        return vector(p, i), generate

    return load


def _load_first(lanes: int) -> Any:
    @intrinsic
    def load_first(typing_context, p, i, count):
        vector = Vector(p.dtype, lanes)

        def generate(context, builder, signature, arguments):
            kind = context.get_value_type(vector)
            suffix, size = _suffix(context, vector)
            mask = _first(builder, arguments[2], lanes)
            masked = [kind.as_pointer(), _I32, mask.type, kind]
            function = _declared(builder, f"llvm.masked.load.{suffix}.p0{suffix}", kind, masked)
            place = _place(builder, *arguments[:2], kind)
            return builder.call(function, [place, _I32(size), mask, ir.Constant(kind, None)])

        return vector(p, i, count), generate

    return load_first


def _broadcast(lanes: int) -> Any:
    @intrinsic
    def broadcast(typing_context, x):
        def generate(context, builder, signature, arguments):
            return _spread(builder, arguments[0], lanes)

        return Vector(x, lanes)(x), generate

    return broadcast


def _narrowed(context: Any, builder: Any, value: Any, element: types.Type) -> Any:
    """A vector in the element type of the memory that it goes to."""
    kind = ir.VectorType(context.get_value_type(element), value.type.count)
    return value if value.type == kind else builder.trunc(value, kind)


@intrinsic
def _store(typing_context, p, i, v):
    def generate(context, builder, signature, arguments):
        value = _narrowed(context, builder, arguments[2], p.dtype)
        stored = builder.store(value, _place(builder, *arguments[:2], value.type))
        stored.align = _suffix(context, Vector(p.dtype, v.lanes))[1]
        return context.get_dummy_value()

    return types.void(p, i, v), generate


@intrinsic
def _store_first(typing_context, p, i, v, count):
    def generate(context, builder, signature, arguments):
        value = _narrowed(context, builder, arguments[2], p.dtype)
        suffix, size = _suffix(context, Vector(p.dtype, v.lanes))
        mask = _first(builder, arguments[3], v.lanes)
        masked = [value.type, value.type.as_pointer(), _I32, mask.type]
        function = _declared(builder, f"llvm.masked.store.{suffix}.p0{suffix}", ir.VoidType(), masked)
        builder.call(function, [value, _place(builder, *arguments[:2], value.type), _I32(size), mask])
        return context.get_dummy_value()

    return types.void(p, i, v, count), generate


def _half(second: bool) -> Any:
    @intrinsic
    def half(typing_context, v):
        count = v.lanes // 2

        def generate(context, builder, signature, arguments):
            chosen = [count * second + lane for lane in range(count)]
            empty = ir.Constant(arguments[0].type, ir.Undefined)
            return builder.shuffle_vector(arguments[0], empty, ir.Constant(ir.VectorType(_I32, count), chosen))

        return Vector(v.element, count)(v), generate

    return half


@intrinsic
def _multiply_add(typing_context, a, b, c):
    def generate(context, builder, signature, arguments):
        if not isinstance(a.element, types.Float):
            return builder.add(builder.mul(*arguments[:2]), arguments[2])
        kind = context.get_value_type(a)
        return builder.call(_declared(builder, f"llvm.fmuladd.{_suffix(context, a)[0]}", kind, [kind] * 3), arguments)

    return a(a, a, a), generate


def _binary(floats: str, integers: str) -> Any:
    @intrinsic
    def binary(typing_context, a, b):
        def generate(context, builder, signature, arguments):
            return getattr(builder, floats if isinstance(a.element, types.Float) else integers)(*arguments)

        return a(a, a), generate

    return binary


def _bound(comparison: str) -> Any:
    @intrinsic
    def bound(typing_context, v, limit):
        def generate(context, builder, signature, arguments):
            compare = builder.fcmp_ordered if isinstance(v.element, types.Float) else builder.icmp_signed
            return builder.select(compare(comparison, *arguments), *arguments)

        return v(v, v), generate

    return bound


@intrinsic
def _rounded(typing_context, v):
    def generate(context, builder, signature, arguments):
        kind = context.get_value_type(v)
        return builder.call(_declared(builder, f"llvm.rint.{_suffix(context, v)[0]}", kind, [kind]), arguments)

    return v(v), generate


@intrinsic
def _as_float(typing_context, v):
    def generate(context, builder, signature, arguments):
        return builder.sitofp(arguments[0], ir.VectorType(ir.FloatType(), v.lanes))

    return Vector(types.float32, v.lanes)(v), generate


@intrinsic
def _as_int(typing_context, v):
    def generate(context, builder, signature, arguments):
        is_float = isinstance(v.element, types.Float)
        widen = builder.sext if is_float or v.element.signed else builder.zext
        convert = builder.fptosi if is_float else widen
        return convert(arguments[0], ir.VectorType(_I32, v.lanes))

    return Vector(types.int32, v.lanes)(v), generate


def _pairs(builder: Any, a: Any, b: Any) -> Any:
    """The sums of two products of 16-bit integers in each 32-bit lane: what LLVM makes one instruction of, `pmaddwd`."""
    lanes = a.type.count
    wide = ir.VectorType(_I32, 2 * lanes)
    halves = [builder.sext(builder.bitcast(v, ir.VectorType(_I16, 2 * lanes)), wide) for v in (a, b)]
    products = builder.mul(*halves)
    empty = ir.Constant(wide, ir.Undefined)
    choice = ir.VectorType(_I32, lanes)
    even = builder.shuffle_vector(products, empty, ir.Constant(choice, list(range(0, 2 * lanes, 2))))
    odd = builder.shuffle_vector(products, empty, ir.Constant(choice, list(range(1, 2 * lanes, 2))))
    return builder.add(even, odd)


@intrinsic
def _dot_bytes(typing_context, sums, unsigned, signed):
    def generate(context, builder, signature, arguments):
        total, a, b = arguments
        if has_feature("avx512vnni") and sums.lanes == 16:
            function = _declared(builder, "llvm.x86.avx512.vpdpbusd.512", total.type, [total.type] * 3)
            return builder.call(function, arguments)
        # Two bytes of four at a time, each widened to 16 bits where it stands.
        short = ir.VectorType(_I16, 2 * sums.lanes)
        low, eight = ir.Constant(short, [255] * short.count), ir.Constant(short, [8] * short.count)
        x, y = builder.bitcast(a, short), builder.bitcast(b, short)
        even = _pairs(
            builder,
            builder.bitcast(builder.and_(x, low), total.type),
            builder.bitcast(builder.ashr(builder.shl(y, eight), eight), total.type),
        )
        odd = _pairs(
            builder,
            builder.bitcast(builder.lshr(x, eight), total.type),
            builder.bitcast(builder.ashr(y, eight), total.type),
        )
        return builder.add(builder.add(total, even), odd)

    return sums(sums, sums, sums), generate


@intrinsic
def _dot_bfloat16(typing_context, a, b, c):
    def generate(context, builder, signature, arguments):
        if not has_feature("avx512bf16"):
            raise RuntimeError("a kernel multiplies pairs of bfloat16, and the processor cannot: ask has_feature first")
        x, y, total = arguments
        pairs = ir.VectorType(_BFloat16(), 2 * c.lanes)
        name = f"llvm.x86.avx512bf16.dpbf16ps.{32 * c.lanes}"
        function = _declared(builder, name, total.type, [total.type, pairs, pairs])
        return builder.call(function, [total, builder.bitcast(x, pairs), builder.bitcast(y, pairs)])

    return c(a, b, c), generate


INTRINSICS: dict[Callable, Any] = {
    vectors.load_2: _load(2),
    vectors.load_4: _load(4),
    vectors.load_8: _load(8),
    vectors.load_16: _load(16),
    vectors.load_first_4: _load_first(4),
    vectors.load_first_8: _load_first(8),
    vectors.load_first_16: _load_first(16),
    vectors.broadcast_2: _broadcast(2),
    vectors.broadcast_4: _broadcast(4),
    vectors.broadcast_8: _broadcast(8),
    vectors.broadcast_16: _broadcast(16),
    vectors.store: _store,
    vectors.store_first: _store_first,
    vectors.lower_half: _half(False),
    vectors.upper_half: _half(True),
    vectors.multiply_add: _multiply_add,
    vectors.multiply: _binary("fmul", "mul"),
    vectors.plus: _binary("fadd", "add"),
    vectors.at_least: _bound(">"),
    vectors.at_most: _bound("<"),
    vectors.rounded: _rounded,
    vectors.as_float: _as_float,
    vectors.as_int: _as_int,
    vectors.dot_bytes: _dot_bytes,
    vectors.dot_bfloat16: _dot_bfloat16,
}
