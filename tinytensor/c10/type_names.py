"""The C++ names of dtypes, which some of PyTorch's messages use (`caffe2::TypeMeta::name`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.c10 import scalar_type as st
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl

TYPE_NAMES: dict[ScalarType, str] = {
    st.bool_: "bool", st.uint8: "unsigned char", st.int8: "signed char", st.int16: "short int", st.int32: "int",
    st.int64: "long int", st.float16: "c10::Half", st.bfloat16: "c10::BFloat16", st.float32: "float",
    st.float64: "double", st.quint8: "c10::quint8", st.qint8: "c10::qint8", st.qint32: "c10::qint32",
}  # fmt: skip


def expect_out_dtype(out: TensorImpl, dtype: ScalarType) -> None:
    """RuntimeError if an out= tensor does not have exactly this dtype."""
    if out.meta_.dtype is not dtype:
        raise RuntimeError(
            f"Expected out tensor to have dtype {TYPE_NAMES[dtype]}, but got {TYPE_NAMES[out.meta_.dtype]} instead"
        )


def expect_same_dtype(out: TensorImpl, self: TensorImpl) -> None:
    """RuntimeError if an output does not have the input's dtype (`check_all_same_dtype` of TensorIterator)."""
    got, wanted = out.meta_.dtype, self.meta_.dtype
    if got is not wanted:
        raise RuntimeError(f"Found dtype {got.cpp_name} but expected {wanted.cpp_name}")


def expect_set_dtype(self: TensorImpl, source: TensorImpl) -> None:
    """RuntimeError if a tensor cannot take over another one's storage and geometry (`set_`)."""
    mine, theirs = self.meta_.dtype, source.meta_.dtype
    if mine is not theirs:
        raise RuntimeError(f"Could not set tensor of type {TYPE_NAMES[theirs]} to a tensor of type {TYPE_NAMES[mine]}")


def expect_inplace_dtype(self: TensorImpl, dtype: ScalarType) -> None:
    """RuntimeError if an in-place operator would produce another dtype."""
    if self.meta_.dtype is not dtype:
        raise RuntimeError(
            f"Bad in-place call: input tensor dtype {TYPE_NAMES[self.meta_.dtype]} and output tensor dtype "
            f"{TYPE_NAMES[dtype]} should match"
        )


def type_string(m: Metadata) -> str:
    """What `at::Tensor::toString` calls a tensor: the old Python name of its type where there is one."""
    if m.layout is _mkldnn:
        return f"Mkldnn{type_string(contiguous_metadata((), m.dtype, m.device))}"
    if m.dtype.is_quantized:
        return f"Quantized{m.device.type.upper() if m.device.type == 'cpu' else m.device.type.title()}{m.dtype.cpp_name}Type"
    if m.device.type == "cpu" and m.dtype not in (st.bool_, st.bfloat16):
        return f"torch.{m.dtype.cpp_name}Tensor"
    return f"{m.device.type.upper() if m.device.type == 'cpu' else m.device.type.title()}{m.dtype.cpp_name}Type"
