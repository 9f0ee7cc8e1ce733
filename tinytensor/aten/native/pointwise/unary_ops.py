"""One tensor in, one out: neg, abs, exp, log, sqrt, sin, cos, tanh, sigmoid, relu and their kin.

`unary(name, ...)` makes the two halves of a structured operator from its stub; what differs between operators is in
the table: whether integers become floats, which dtypes are refused and in which words.

Mirrors aten/src/ATen/native/UnaryOps.cpp and Activation.cpp (relu).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_
from tinytensor.c10.type_names import expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

SAME = IteratorConfig()  # a given output must have the input's dtype
_FLOAT = IteratorConfig(promote_integers_to_float=True)
_TO_BOOL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)

MetaFunction = Callable[["Tensor | None", "Tensor"], TensorIterator]


def run_unary(it: TensorIterator, out: Tensor, self: Tensor) -> None:
    """Hand the addresses of output and input to the plan's kernel."""
    it.run(it.n, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, it.geom_ptr)


def unary(name: str, stub: DispatchStub, config: IteratorConfig, no_bool: str | None = None) -> MetaFunction:
    """The meta function of a unary operator. `no_bool`: the NotImplementedError for a bool input, if it has one."""
    plans = PlanTable(stub, 1, name, config)

    def meta(out: Tensor | None, self: Tensor) -> TensorIterator:
        if out is not None and config is SAME:
            assert_no_internal_overlap(out.meta)
            expect_same_dtype(out, self)
        if no_bool is not None and self.meta.dtype is bool_:
            raise NotImplementedError(no_bool)
        return plans[self.meta] if out is None else plans[out.meta, self.meta]

    meta.__name__ = meta.__qualname__ = f"{name}_meta"
    return meta


exp_meta = unary("exp", binary_ops_stubs.exp_stub, _FLOAT)
log_meta = unary("log", binary_ops_stubs.log_stub, _FLOAT)
sqrt_meta = unary("sqrt", binary_ops_stubs.sqrt_stub, _FLOAT)
rsqrt_meta = unary("rsqrt", binary_ops_stubs.rsqrt_stub, _FLOAT)
sin_meta = unary("sin", binary_ops_stubs.sin_stub, _FLOAT)
cos_meta = unary("cos", binary_ops_stubs.cos_stub, _FLOAT)
tanh_meta = unary("tanh", binary_ops_stubs.tanh_stub, _FLOAT)
sigmoid_meta = unary("sigmoid", binary_ops_stubs.sigmoid_stub, _FLOAT)
reciprocal_meta = unary("reciprocal", binary_ops_stubs.reciprocal_stub, _FLOAT)
sign_meta = unary("sign", binary_ops_stubs.sign_stub, SAME)
_abs_meta = unary("abs", binary_ops_stubs.abs_stub, SAME, "\"abs_cpu\" not implemented for 'Bool'")
floor_meta = unary("floor", binary_ops_stubs.floor_stub, SAME, "\"floor_vml_cpu\" not implemented for 'Bool'")
ceil_meta = unary("ceil", binary_ops_stubs.ceil_stub, SAME, "\"ceil_vml_cpu\" not implemented for 'Bool'")
trunc_meta = unary("trunc", binary_ops_stubs.trunc_stub, SAME, "\"trunc_vml_cpu\" not implemented for 'Bool'")
_neg_meta = unary("neg", binary_ops_stubs.neg_stub, SAME)
_relu_meta = unary("relu", binary_ops_stubs.relu_stub, SAME)
_bitwise_not_meta = unary("bitwise_not", binary_ops_stubs.bitwise_not_stub, SAME)
logical_not_meta = unary("logical_not", binary_ops_stubs.logical_not_stub, _TO_BOOL)

exp_impl = log_impl = sqrt_impl = rsqrt_impl = sin_impl = cos_impl = tanh_impl = sigmoid_impl = run_unary
reciprocal_impl = sign_impl = floor_impl = ceil_impl = trunc_impl = neg_impl = abs_impl = relu_impl = run_unary
bitwise_not_impl = logical_not_impl = run_unary


def abs_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """|self|."""
    return _abs_meta(out, self)


def neg_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """-self; refused for bool."""
    check(
        self.meta.dtype is not bool_,
        "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or "
        "`logical_not()` operator instead.",
    )
    return _neg_meta(out, self)


def relu_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """max(self, 0); refused for bool."""
    check(self.meta.dtype is not bool_, "Boolean inputs not supported for relu")
    return _relu_meta(out, self)


def bitwise_not_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """~self: the bits of an integer, the negation of a bool."""
    if out is not None:
        assert_no_internal_overlap(out.meta)
        expect_same_dtype(out, self)
    if self.meta.dtype.is_floating_point:
        raise NotImplementedError(f"\"bitwise_not_cpu\" not implemented for '{self.meta.dtype.cpp_name}'")
    return _bitwise_not_meta(out, self)


# ---- not structured: compositions and fixed answers for integers -----------------------------------------------------


def square(self: Tensor) -> Tensor:
    """self ** 2."""
    return F.pow(self, 2)


def square_(self: Tensor) -> Tensor:
    return F.pow_(self, 2)


def square_out(self: Tensor, out: Tensor) -> Tensor:
    return F.pow(self, 2, out=out)


def isnan(self: Tensor) -> Tensor:
    """Where self is NaN; an integer never is."""
    return F.ne(self, self)


def isinf(self: Tensor) -> Tensor:
    """Where self is an infinity; an integer never is."""
    if not self.meta.dtype.is_floating_point:
        return F.zeros_like(self, dtype=bool_)
    return F.eq(F.abs(self), float("inf"))


def isfinite(self: Tensor) -> Tensor:
    """Where self is neither NaN nor an infinity."""
    if not self.meta.dtype.is_floating_point:
        return F.ones_like(self, dtype=bool_)
    return F.logical_and(F.eq(self, self), F.ne(F.abs(self), float("inf")))
