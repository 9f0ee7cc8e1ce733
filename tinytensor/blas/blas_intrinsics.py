"""The calls behind `blas.blas.sgemm` and `dgemm`, as Numba intrinsics. Imported only when something is compiled."""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tinytensor.blas import blas
from tinytensor.kernel_compiler import symbols

_I32, _I64 = ir.IntType(32), ir.IntType(64)
_ROW_MAJOR = ir.Constant(_I32, 101)
_NO_TRANSPOSE = ir.Constant(_I32, 111)  # and 112: transpose


def _gemm(symbol: str, element: types.Type) -> Any:
    """`cblas_?gemm(RowMajor, 111 + transa, 111 + transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)`."""
    i = types.int64
    call_signature = types.void(i, i, i, i, i, element, i, i, i, i, element, i, i)

    @intrinsic
    def gemm(typing_context, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
        def generate(context, builder, signature, arguments):
            address = symbols.address(symbol)
            if address is None:
                raise RuntimeError("a kernel calls BLAS, and NumPy has none of its own: see blas.available()")
            # For Numba's own engine, which runs this code with TINYTENSOR_JIT=numba; ours resolves the symbol in engine.py.
            llvm.add_symbol(symbol, address)
            transposes = [builder.add(_NO_TRANSPOSE, builder.trunc(flag, _I32)) for flag in arguments[:2]]
            parameters = [_ROW_MAJOR, *transposes, *arguments[2:]]
            function_type = ir.FunctionType(ir.VoidType(), [value.type for value in parameters])
            builder.call(cgutils.get_or_insert_function(builder.module, function_type, symbol), parameters)
            return context.get_dummy_value()

        return call_signature, generate

    return gemm


INTRINSICS: dict[Callable, Any] = {
    blas.sgemm: _gemm(blas.SYMBOLS["float32"], types.float32),
    blas.dgemm: _gemm(blas.SYMBOLS["float64"], types.float64),
}
