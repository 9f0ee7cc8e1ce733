# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The kernels of the Autograd key: make the node, save what it needs, call on, hook up the result.

They run only if an argument requires grad and grad mode is on: otherwise the dispatcher skips them.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual import TensorGeometry
from tinytensor.autograd.generated.functions import (
    AbsBackward0,
    AddBackward0,
    AddBackward1,
    AddcdivBackward0,
    AddcmulBackward0,
    AddmmBackward0,
    AliasBackward0,
    AmaxBackward0,
    AminBackward0,
    AsStridedBackward0,
    BmmBackward0,
    CatBackward0,
    CeilBackward0,
    ClampBackward0,
    ClampBackward1,
    ClampMaxBackward0,
    ClampMaxBackward1,
    ClampMinBackward0,
    ClampMinBackward1,
    CloneBackward0,
    CosBackward0,
    CumsumBackward0,
    DiagEmbedBackward0,
    DiagonalBackward0,
    DiagonalBackward0_copy,
    DivBackward0,
    DivBackward1,
    DotBackward0,
    EqBackward0,
    EqBackward1,
    ExpandBackward0,
    ExpBackward0,
    FillBackward0,
    FillBackward1,
    FillBackward2,
    FillBackward3,
    FlipBackward0,
    FloorBackward0,
    GatherBackward0,
    GeBackward0,
    GeBackward1,
    GtBackward0,
    GtBackward1,
    IndexAddBackward0,
    IndexBackward0,
    IndexFillBackward0,
    IndexFillBackward1,
    IndexPutBackward0,
    IndexPutImplBackward0,
    IndexSelectBackward0,
    LeBackward0,
    LeBackward1,
    LerpBackward0,
    LerpBackward1,
    LogBackward0,
    LtBackward0,
    LtBackward1,
    MaskedFillBackward0,
    MaskedFillBackward1,
    MaskedScatterBackward0,
    MaskedScatterBackwardBackward0,
    MaskedSelectBackward0,
    MaxBackward0,
    MaxBackward1,
    MaximumBackward0,
    MeanBackward0,
    MeanBackward1,
    MinBackward0,
    MinBackward1,
    MinimumBackward0,
    MmBackward0,
    MulBackward0,
    MulBackward1,
    MvBackward0,
    NeBackward0,
    NeBackward1,
    NegBackward0,
    PermuteBackward0,
    PowBackward0,
    PowBackward1,
    PowBackward2,
    ProdBackward0,
    ProdBackward1,
    PutBackward0,
    ReciprocalBackward0,
    ReluBackward0,
    RepeatBackward0,
    ReshapeAliasBackward0,
    RollBackward0,
    RsqrtBackward0,
    RsubBackward0,
    RsubBackward1,
    ScatterAddBackward0,
    ScatterBackward0,
    ScatterBackward1,
    ScatterReduceBackward0,
    SelectBackward0,
    SelectBackwardBackward0,
    SigmoidBackward0,
    SigmoidBackwardBackward0,
    SignBackward0,
    SinBackward0,
    SliceBackward0,
    SliceBackwardBackward0,
    SplitBackward0,
    SplitWithSizesBackward0,
    SqrtBackward0,
    SqueezeBackward0,
    SqueezeBackward1,
    SqueezeBackward2,
    SqueezeBackward3,
    SqueezeBackward4,
    SqueezeBackward5,
    StackBackward0,
    StdBackward0,
    SubBackward0,
    SubBackward1,
    SumBackward0,
    SumBackward1,
    TakeBackward0,
    TanhBackward0,
    TanhBackwardBackward0,
    TBackward0,
    TBackward1,
    ThresholdBackwardBackward0,
    ToCopyBackward0,
    TransposeBackward0,
    TransposeBackward1,
    TrilBackward0,
    TriuBackward0,
    TruncBackward0,
    UnbindBackward0,
    UnfoldBackward0,
    UnfoldBackwardBackward0,
    UnsafeViewBackward0,
    UnsqueezeBackward0,
    UnsqueezeBackward1,
    VarBackward0,
    ViewBackward0,
    WhereBackward0,
    ZeroBackward0,
    save_list,
)
from tinytensor.autograd.node import NotImplementedNode
from tinytensor.autograd.saved_variable import SavedVariable
from tinytensor.autograd.variable import (
    check_inplace,
    collect_next_edges,
    collect_next_edges_1,
    collect_next_edges_2,
    rebase_history,
    set_history,
    set_history_list,
)
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_impl


def throw_error_out_requires_grad(name):
    raise RuntimeError(
        f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
        "requires grad."
    )


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def zeros_out(ks, size, out):
    throw_error_out_requires_grad("zeros")


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def ones_out(ks, size, out):
    throw_error_out_requires_grad("ones")


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def full_out(ks, size, fill_value, out):
    throw_error_out_requires_grad("full")


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def arange_out(ks, end, out):
    throw_error_out_requires_grad("arange")


# arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def arange_start_out(ks, start, end, step, out):
    throw_error_out_requires_grad("arange")


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: add.Tensor
_add_Tensor_table = find_schema_or_throw("aten::add", "Tensor").table


def add_Tensor(ks, self, other, alpha):
    grad_fn = AddBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    result = _add_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: add.Tensor
_add__Tensor_table = find_schema_or_throw("aten::add_", "Tensor").table


def add__Tensor(ks, self, other, alpha):
    check_inplace(self, True)
    grad_fn = AddBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    _add__Tensor_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def add_out(ks, self, other, alpha, out):
    throw_error_out_requires_grad("add")


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: add.Scalar
_add_Scalar_table = find_schema_or_throw("aten::add", "Scalar").table


def add_Scalar(ks, self, other, alpha):
    grad_fn = AddBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _add_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: add.Scalar
_add__Scalar_table = find_schema_or_throw("aten::add_", "Scalar").table


def add__Scalar(ks, self, other, alpha):
    check_inplace(self, True)
    grad_fn = AddBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _add__Scalar_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: sub.Tensor
_sub_Tensor_table = find_schema_or_throw("aten::sub", "Tensor").table


def sub_Tensor(ks, self, other, alpha):
    grad_fn = SubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    result = _sub_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: sub.Tensor
_sub__Tensor_table = find_schema_or_throw("aten::sub_", "Tensor").table


def sub__Tensor(ks, self, other, alpha):
    check_inplace(self, True)
    grad_fn = SubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    _sub__Tensor_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sub_out(ks, self, other, alpha, out):
    throw_error_out_requires_grad("sub")


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: sub.Scalar
_sub_Scalar_table = find_schema_or_throw("aten::sub", "Scalar").table


def sub_Scalar(ks, self, other, alpha):
    grad_fn = SubBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _sub_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: sub.Scalar
_sub__Scalar_table = find_schema_or_throw("aten::sub_", "Scalar").table


def sub__Scalar(ks, self, other, alpha):
    check_inplace(self, True)
    grad_fn = SubBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _sub__Scalar_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


# rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: rsub.Tensor
_rsub_Tensor_table = find_schema_or_throw("aten::rsub", "Tensor").table


def rsub_Tensor(ks, self, other, alpha):
    grad_fn = RsubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rsub_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: rsub.Scalar
_rsub_Scalar_table = find_schema_or_throw("aten::rsub", "Scalar").table


def rsub_Scalar(ks, self, other, alpha):
    grad_fn = RsubBackward1(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rsub_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


# mul.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: mul.Tensor
_mul_Tensor_table = find_schema_or_throw("aten::mul", "Tensor").table


def mul_Tensor(ks, self, other):
    grad_fn = MulBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _mul_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: mul.Tensor
_mul__Tensor_table = find_schema_or_throw("aten::mul_", "Tensor").table


def mul__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = MulBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _mul__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mul_out(ks, self, other, out):
    throw_error_out_requires_grad("mul")


# mul.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: mul.Scalar
_mul_Scalar_table = find_schema_or_throw("aten::mul", "Scalar").table


def mul_Scalar(ks, self, other):
    grad_fn = MulBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mul_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: mul.Scalar
_mul__Scalar_table = find_schema_or_throw("aten::mul_", "Scalar").table


def mul__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = MulBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _mul__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# div.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: div.Tensor
_div_Tensor_table = find_schema_or_throw("aten::div", "Tensor").table


def div_Tensor(ks, self, other):
    grad_fn = DivBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _div_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: div.Tensor
_div__Tensor_table = find_schema_or_throw("aten::div_", "Tensor").table


def div__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = DivBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _div__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def div_out(ks, self, other, out):
    throw_error_out_requires_grad("div")


# div.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: div.Scalar
_div_Scalar_table = find_schema_or_throw("aten::div", "Scalar").table


def div_Scalar(ks, self, other):
    grad_fn = DivBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _div_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: div.Scalar
_div__Scalar_table = find_schema_or_throw("aten::div_", "Scalar").table


def div__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = DivBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
# from derivatives.yaml: pow.Tensor_Tensor
_pow_Tensor_Tensor_table = find_schema_or_throw("aten::pow", "Tensor_Tensor").table


def pow_Tensor_Tensor(ks, self, exponent):
    grad_fn = PowBackward1(collect_next_edges_2(self, exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _pow_Tensor_Tensor_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    if grad_fn.next_edges[1] is not None:
        grad_fn.result_ = SavedVariable(result, True)
    return result


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
# from derivatives.yaml: pow.Tensor_Tensor
_pow__Tensor_table = find_schema_or_throw("aten::pow_", "Tensor").table


def pow__Tensor(ks, self, exponent):
    check_inplace(self, True)
    grad_fn = PowBackward1(collect_next_edges_2(self, exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _pow__Tensor_table[ks](ks, self, exponent)
    rebase_history(self, grad_fn)
    if grad_fn.next_edges[1] is not None:
        grad_fn.result_ = SavedVariable(self, True)
    return self


# pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def pow_Tensor_Tensor_out(ks, self, exponent, out):
    throw_error_out_requires_grad("pow")


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
# from derivatives.yaml: pow.Scalar
_pow_Scalar_table = find_schema_or_throw("aten::pow", "Scalar").table


def pow_Scalar(ks, self, exponent):
    grad_fn = PowBackward2(collect_next_edges_1(exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    result = _pow_Scalar_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def pow_Scalar_out(ks, self, exponent, out):
    throw_error_out_requires_grad("pow")


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
# from derivatives.yaml: pow.Tensor_Scalar
_pow_Tensor_Scalar_table = find_schema_or_throw("aten::pow", "Tensor_Scalar").table


def pow_Tensor_Scalar(ks, self, exponent):
    grad_fn = PowBackward0(collect_next_edges_1(self))
    grad_fn.exponent = exponent
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _pow_Tensor_Scalar_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    return result


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
# from derivatives.yaml: pow.Tensor_Scalar
_pow__Scalar_table = find_schema_or_throw("aten::pow_", "Scalar").table


def pow__Scalar(ks, self, exponent):
    check_inplace(self, True)
    grad_fn = PowBackward0(collect_next_edges_1(self))
    grad_fn.exponent = exponent
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _pow__Scalar_table[ks](ks, self, exponent)
    rebase_history(self, grad_fn)
    return self


# pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def pow_Tensor_Scalar_out(ks, self, exponent, out):
    throw_error_out_requires_grad("pow")


# maximum(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: maximum
_maximum_table = find_schema_or_throw("aten::maximum", "").table


def maximum(ks, self, other):
    grad_fn = MaximumBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _maximum_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def maximum_out(ks, self, other, out):
    throw_error_out_requires_grad("maximum")


# minimum(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: minimum
_minimum_table = find_schema_or_throw("aten::minimum", "").table


def minimum(ks, self, other):
    grad_fn = MinimumBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _minimum_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def minimum_out(ks, self, other, out):
    throw_error_out_requires_grad("minimum")


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_and_Tensor_table = find_schema_or_throw("aten::bitwise_and", "Tensor").table


def bitwise_and_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_and", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_and_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_and__Tensor_table = find_schema_or_throw("aten::bitwise_and_", "Tensor").table


def bitwise_and__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_and_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_and__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_and_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_and")


# bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_and_Scalar_table = find_schema_or_throw("aten::bitwise_and", "Scalar").table


def bitwise_and_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_and", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_and_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_and__Scalar_table = find_schema_or_throw("aten::bitwise_and_", "Scalar").table


def bitwise_and__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_and_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_and__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_and_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_and")


# bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_and_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_and", "Scalar_Tensor").table


def bitwise_and_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_and", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_and_Scalar_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Tensor_table = find_schema_or_throw("aten::bitwise_or", "Tensor").table


def bitwise_or_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_or_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_or__Tensor_table = find_schema_or_throw("aten::bitwise_or_", "Tensor").table


def bitwise_or__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_or_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_or__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_or_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_or")


# bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Scalar_table = find_schema_or_throw("aten::bitwise_or", "Scalar").table


def bitwise_or_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_or_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_or__Scalar_table = find_schema_or_throw("aten::bitwise_or_", "Scalar").table


def bitwise_or__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_or_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_or__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_or_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_or")


# bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_or", "Scalar_Tensor").table


def bitwise_or_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_or_Scalar_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Tensor_table = find_schema_or_throw("aten::bitwise_xor", "Tensor").table


def bitwise_xor_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_xor_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_xor__Tensor_table = find_schema_or_throw("aten::bitwise_xor_", "Tensor").table


def bitwise_xor__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_xor_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_xor__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_xor_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_xor")


# bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Scalar_table = find_schema_or_throw("aten::bitwise_xor", "Scalar").table


def bitwise_xor_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_xor_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_xor__Scalar_table = find_schema_or_throw("aten::bitwise_xor_", "Scalar").table


def bitwise_xor__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_xor_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_xor__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_xor_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("bitwise_xor")


# bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_xor", "Scalar_Tensor").table


def bitwise_xor_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_xor_Scalar_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# bitwise_not(Tensor self) -> Tensor
# no entry in derivatives.yaml
_bitwise_not_table = find_schema_or_throw("aten::bitwise_not", "").table


def bitwise_not(ks, self):
    grad_fn = NotImplementedNode("aten::bitwise_not", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_not_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_not__table = find_schema_or_throw("aten::bitwise_not_", "").table


def bitwise_not_(ks, self):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_not_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _bitwise_not__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_not_out(ks, self, out):
    throw_error_out_requires_grad("bitwise_not")


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: eq_.Scalar
_eq__Scalar_table = find_schema_or_throw("aten::eq_", "Scalar").table


def eq__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = EqBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _eq__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: eq_.Tensor
_eq__Tensor_table = find_schema_or_throw("aten::eq_", "Tensor").table


def eq__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = EqBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _eq__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: ne_.Scalar
_ne__Scalar_table = find_schema_or_throw("aten::ne_", "Scalar").table


def ne__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NeBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _ne__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ne_.Tensor
_ne__Tensor_table = find_schema_or_throw("aten::ne_", "Tensor").table


def ne__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NeBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _ne__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: lt_.Scalar
_lt__Scalar_table = find_schema_or_throw("aten::lt_", "Scalar").table


def lt__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = LtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _lt__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: lt_.Tensor
_lt__Tensor_table = find_schema_or_throw("aten::lt_", "Tensor").table


def lt__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = LtBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _lt__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: le_.Scalar
_le__Scalar_table = find_schema_or_throw("aten::le_", "Scalar").table


def le__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = LeBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _le__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: le_.Tensor
_le__Tensor_table = find_schema_or_throw("aten::le_", "Tensor").table


def le__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = LeBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _le__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: gt_.Scalar
_gt__Scalar_table = find_schema_or_throw("aten::gt_", "Scalar").table


def gt__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = GtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _gt__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: gt_.Tensor
_gt__Tensor_table = find_schema_or_throw("aten::gt_", "Tensor").table


def gt__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = GtBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _gt__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: ge_.Scalar
_ge__Scalar_table = find_schema_or_throw("aten::ge_", "Scalar").table


def ge__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = GeBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _ge__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ge_.Tensor
_ge__Tensor_table = find_schema_or_throw("aten::ge_", "Tensor").table


def ge__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = GeBackward1(collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _ge__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# neg(Tensor self) -> Tensor
# from derivatives.yaml: neg
_neg_table = find_schema_or_throw("aten::neg", "").table


def neg(ks, self):
    grad_fn = NegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _neg_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# neg_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: neg
_neg__table = find_schema_or_throw("aten::neg_", "").table


def neg_(ks, self):
    check_inplace(self, True)
    grad_fn = NegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _neg__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def neg_out(ks, self, out):
    throw_error_out_requires_grad("neg")


# abs(Tensor self) -> Tensor
# from derivatives.yaml: abs
_abs_table = find_schema_or_throw("aten::abs", "").table


def abs(ks, self):
    grad_fn = AbsBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _abs_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# abs_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: abs
_abs__table = find_schema_or_throw("aten::abs_", "").table


def abs_(ks, self):
    check_inplace(self, True)
    grad_fn = AbsBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _abs__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def abs_out(ks, self, out):
    throw_error_out_requires_grad("abs")


# sign(Tensor self) -> Tensor
# from derivatives.yaml: sign
_sign_table = find_schema_or_throw("aten::sign", "").table


def sign(ks, self):
    grad_fn = SignBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sign_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# sign_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sign
_sign__table = find_schema_or_throw("aten::sign_", "").table


def sign_(ks, self):
    check_inplace(self, True)
    grad_fn = SignBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sign__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sign_out(ks, self, out):
    throw_error_out_requires_grad("sign")


# reciprocal(Tensor self) -> Tensor
# from derivatives.yaml: reciprocal
_reciprocal_table = find_schema_or_throw("aten::reciprocal", "").table


def reciprocal(ks, self):
    grad_fn = ReciprocalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _reciprocal_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: reciprocal
_reciprocal__table = find_schema_or_throw("aten::reciprocal_", "").table


def reciprocal_(ks, self):
    check_inplace(self, True)
    grad_fn = ReciprocalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _reciprocal__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def reciprocal_out(ks, self, out):
    throw_error_out_requires_grad("reciprocal")


# sqrt(Tensor self) -> Tensor
# from derivatives.yaml: sqrt
_sqrt_table = find_schema_or_throw("aten::sqrt", "").table


def sqrt(ks, self):
    grad_fn = SqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sqrt_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# sqrt_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sqrt
_sqrt__table = find_schema_or_throw("aten::sqrt_", "").table


def sqrt_(ks, self):
    check_inplace(self, True)
    grad_fn = SqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sqrt__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sqrt_out(ks, self, out):
    throw_error_out_requires_grad("sqrt")


# rsqrt(Tensor self) -> Tensor
# from derivatives.yaml: rsqrt
_rsqrt_table = find_schema_or_throw("aten::rsqrt", "").table


def rsqrt(ks, self):
    grad_fn = RsqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _rsqrt_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: rsqrt
_rsqrt__table = find_schema_or_throw("aten::rsqrt_", "").table


def rsqrt_(ks, self):
    check_inplace(self, True)
    grad_fn = RsqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _rsqrt__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def rsqrt_out(ks, self, out):
    throw_error_out_requires_grad("rsqrt")


# exp(Tensor self) -> Tensor
# from derivatives.yaml: exp
_exp_table = find_schema_or_throw("aten::exp", "").table


def exp(ks, self):
    grad_fn = ExpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _exp_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# exp_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: exp
_exp__table = find_schema_or_throw("aten::exp_", "").table


def exp_(ks, self):
    check_inplace(self, True)
    grad_fn = ExpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exp__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def exp_out(ks, self, out):
    throw_error_out_requires_grad("exp")


# log(Tensor self) -> Tensor
# from derivatives.yaml: log
_log_table = find_schema_or_throw("aten::log", "").table


def log(ks, self):
    grad_fn = LogBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# log_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log
_log__table = find_schema_or_throw("aten::log_", "").table


def log_(ks, self):
    check_inplace(self, True)
    grad_fn = LogBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def log_out(ks, self, out):
    throw_error_out_requires_grad("log")


# sin(Tensor self) -> Tensor
# from derivatives.yaml: sin
_sin_table = find_schema_or_throw("aten::sin", "").table


def sin(ks, self):
    grad_fn = SinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sin_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# sin_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sin
_sin__table = find_schema_or_throw("aten::sin_", "").table


def sin_(ks, self):
    check_inplace(self, True)
    grad_fn = SinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sin__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sin_out(ks, self, out):
    throw_error_out_requires_grad("sin")


# cos(Tensor self) -> Tensor
# from derivatives.yaml: cos
_cos_table = find_schema_or_throw("aten::cos", "").table


def cos(ks, self):
    grad_fn = CosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _cos_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# cos_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: cos
_cos__table = find_schema_or_throw("aten::cos_", "").table


def cos_(ks, self):
    check_inplace(self, True)
    grad_fn = CosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _cos__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cos_out(ks, self, out):
    throw_error_out_requires_grad("cos")


# tanh(Tensor self) -> Tensor
# from derivatives.yaml: tanh
_tanh_table = find_schema_or_throw("aten::tanh", "").table


def tanh(ks, self):
    grad_fn = TanhBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _tanh_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# tanh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: tanh
_tanh__table = find_schema_or_throw("aten::tanh_", "").table


def tanh_(ks, self):
    check_inplace(self, True)
    grad_fn = TanhBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _tanh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def tanh_out(ks, self, out):
    throw_error_out_requires_grad("tanh")


# sigmoid(Tensor self) -> Tensor
# from derivatives.yaml: sigmoid
_sigmoid_table = find_schema_or_throw("aten::sigmoid", "").table


def sigmoid(ks, self):
    grad_fn = SigmoidBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sigmoid_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sigmoid
_sigmoid__table = find_schema_or_throw("aten::sigmoid_", "").table


def sigmoid_(ks, self):
    check_inplace(self, True)
    grad_fn = SigmoidBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sigmoid__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sigmoid_out(ks, self, out):
    throw_error_out_requires_grad("sigmoid")


# relu(Tensor self) -> Tensor
# from derivatives.yaml: relu
_relu_table = find_schema_or_throw("aten::relu", "").table


def relu(ks, self):
    grad_fn = ReluBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _relu_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# relu_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: relu
_relu__table = find_schema_or_throw("aten::relu_", "").table


def relu_(ks, self):
    check_inplace(self, True)
    grad_fn = ReluBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _relu__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# floor(Tensor self) -> Tensor
# from derivatives.yaml: floor
_floor_table = find_schema_or_throw("aten::floor", "").table


def floor(ks, self):
    grad_fn = FloorBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _floor_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# floor_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: floor
_floor__table = find_schema_or_throw("aten::floor_", "").table


def floor_(ks, self):
    check_inplace(self, True)
    grad_fn = FloorBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _floor__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def floor_out(ks, self, out):
    throw_error_out_requires_grad("floor")


# ceil(Tensor self) -> Tensor
# from derivatives.yaml: ceil
_ceil_table = find_schema_or_throw("aten::ceil", "").table


def ceil(ks, self):
    grad_fn = CeilBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _ceil_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# ceil_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: ceil
_ceil__table = find_schema_or_throw("aten::ceil_", "").table


def ceil_(ks, self):
    check_inplace(self, True)
    grad_fn = CeilBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _ceil__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def ceil_out(ks, self, out):
    throw_error_out_requires_grad("ceil")


# trunc(Tensor self) -> Tensor
# from derivatives.yaml: trunc
_trunc_table = find_schema_or_throw("aten::trunc", "").table


def trunc(ks, self):
    grad_fn = TruncBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _trunc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# trunc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: trunc
_trunc__table = find_schema_or_throw("aten::trunc_", "").table


def trunc_(ks, self):
    check_inplace(self, True)
    grad_fn = TruncBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _trunc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def trunc_out(ks, self, out):
    throw_error_out_requires_grad("trunc")


# where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: where.self
_where_self_table = find_schema_or_throw("aten::where", "self").table


def where_self(ks, condition, self, other):
    grad_fn = WhereBackward0(collect_next_edges_2(self, other))
    grad_fn.condition_ = SavedVariable(condition, False)
    ks &= AFTER_AUTOGRAD
    result = _where_self_table[ks](ks, condition, self, other)
    set_history(result, grad_fn)
    return result


# where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def where_self_out(ks, condition, self, other, out):
    throw_error_out_requires_grad("where")


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
# from derivatives.yaml: clamp
_clamp_table = find_schema_or_throw("aten::clamp", "").table


def clamp(ks, self, min, max):
    grad_fn = ClampBackward1(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_table[ks](ks, self, min, max)
    set_history(result, grad_fn)
    return result


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
# from derivatives.yaml: clamp
_clamp__table = find_schema_or_throw("aten::clamp_", "").table


def clamp_(ks, self, min, max):
    check_inplace(self, True)
    grad_fn = ClampBackward1(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp__table[ks](ks, self, min, max)
    rebase_history(self, grad_fn)
    return self


# clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_out(ks, self, min, max, out):
    throw_error_out_requires_grad("clamp")


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
# from derivatives.yaml: clamp.Tensor
_clamp_Tensor_table = find_schema_or_throw("aten::clamp", "Tensor").table


def clamp_Tensor(ks, self, min, max):
    grad_fn = ClampBackward0(collect_next_edges(self, min, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_Tensor_table[ks](ks, self, min, max)
    set_history(result, grad_fn)
    return result


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
# from derivatives.yaml: clamp.Tensor
_clamp__Tensor_table = find_schema_or_throw("aten::clamp_", "Tensor").table


def clamp__Tensor(ks, self, min, max):
    check_inplace(self, True)
    grad_fn = ClampBackward0(collect_next_edges(self, min, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp__Tensor_table[ks](ks, self, min, max)
    rebase_history(self, grad_fn)
    return self


# clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_Tensor_out(ks, self, min, max, out):
    throw_error_out_requires_grad("clamp")


# clamp_min(Tensor self, Scalar min) -> Tensor
# from derivatives.yaml: clamp_min
_clamp_min_table = find_schema_or_throw("aten::clamp_min", "").table


def clamp_min(ks, self, min):
    grad_fn = ClampMinBackward0(collect_next_edges_1(self))
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_min_table[ks](ks, self, min)
    set_history(result, grad_fn)
    return result


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
# from derivatives.yaml: clamp_min
_clamp_min__table = find_schema_or_throw("aten::clamp_min_", "").table


def clamp_min_(ks, self, min):
    check_inplace(self, True)
    grad_fn = ClampMinBackward0(collect_next_edges_1(self))
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_min__table[ks](ks, self, min)
    rebase_history(self, grad_fn)
    return self


# clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_min_out(ks, self, min, out):
    throw_error_out_requires_grad("clamp_min")


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
# from derivatives.yaml: clamp_min.Tensor
_clamp_min_Tensor_table = find_schema_or_throw("aten::clamp_min", "Tensor").table


def clamp_min_Tensor(ks, self, min):
    grad_fn = ClampMinBackward1(collect_next_edges_2(self, min))
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_min_Tensor_table[ks](ks, self, min)
    set_history(result, grad_fn)
    return result


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
# from derivatives.yaml: clamp_min.Tensor
_clamp_min__Tensor_table = find_schema_or_throw("aten::clamp_min_", "Tensor").table


def clamp_min__Tensor(ks, self, min):
    check_inplace(self, True)
    grad_fn = ClampMinBackward1(collect_next_edges_2(self, min))
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_min__Tensor_table[ks](ks, self, min)
    rebase_history(self, grad_fn)
    return self


# clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_min_Tensor_out(ks, self, min, out):
    throw_error_out_requires_grad("clamp_min")


# clamp_max(Tensor self, Scalar max) -> Tensor
# from derivatives.yaml: clamp_max
_clamp_max_table = find_schema_or_throw("aten::clamp_max", "").table


def clamp_max(ks, self, max):
    grad_fn = ClampMaxBackward0(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_max_table[ks](ks, self, max)
    set_history(result, grad_fn)
    return result


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
# from derivatives.yaml: clamp_max
_clamp_max__table = find_schema_or_throw("aten::clamp_max_", "").table


def clamp_max_(ks, self, max):
    check_inplace(self, True)
    grad_fn = ClampMaxBackward0(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_max__table[ks](ks, self, max)
    rebase_history(self, grad_fn)
    return self


# clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_max_out(ks, self, max, out):
    throw_error_out_requires_grad("clamp_max")


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
# from derivatives.yaml: clamp_max.Tensor
_clamp_max_Tensor_table = find_schema_or_throw("aten::clamp_max", "Tensor").table


def clamp_max_Tensor(ks, self, max):
    grad_fn = ClampMaxBackward1(collect_next_edges_2(self, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_max_Tensor_table[ks](ks, self, max)
    set_history(result, grad_fn)
    return result


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
# from derivatives.yaml: clamp_max.Tensor
_clamp_max__Tensor_table = find_schema_or_throw("aten::clamp_max_", "Tensor").table


def clamp_max__Tensor(ks, self, max):
    check_inplace(self, True)
    grad_fn = ClampMaxBackward1(collect_next_edges_2(self, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_max__Tensor_table[ks](ks, self, max)
    rebase_history(self, grad_fn)
    return self


# clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def clamp_max_Tensor_out(ks, self, max, out):
    throw_error_out_requires_grad("clamp_max")


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
# from derivatives.yaml: addcmul
_addcmul_table = find_schema_or_throw("aten::addcmul", "").table


def addcmul(ks, self, tensor1, tensor2, value):
    grad_fn = AddcmulBackward0(collect_next_edges(self, tensor1, tensor2))
    if grad_fn.next_edges[2] is not None:
        grad_fn.tensor1_ = SavedVariable(tensor1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.tensor2_ = SavedVariable(tensor2, False)
    grad_fn.value = value
    ks &= AFTER_AUTOGRAD
    result = _addcmul_table[ks](ks, self, tensor1, tensor2, value)
    set_history(result, grad_fn)
    return result


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
# from derivatives.yaml: addcmul
_addcmul__table = find_schema_or_throw("aten::addcmul_", "").table


def addcmul_(ks, self, tensor1, tensor2, value):
    check_inplace(self, True)
    grad_fn = AddcmulBackward0(collect_next_edges(self, tensor1, tensor2))
    if grad_fn.next_edges[2] is not None:
        grad_fn.tensor1_ = SavedVariable(tensor1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.tensor2_ = SavedVariable(tensor2, False)
    grad_fn.value = value
    ks &= AFTER_AUTOGRAD
    _addcmul__table[ks](ks, self, tensor1, tensor2, value)
    rebase_history(self, grad_fn)
    return self


# addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addcmul_out(ks, self, tensor1, tensor2, value, out):
    throw_error_out_requires_grad("addcmul")


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
# from derivatives.yaml: addcdiv
_addcdiv_table = find_schema_or_throw("aten::addcdiv", "").table


def addcdiv(ks, self, tensor1, tensor2, value):
    grad_fn = AddcdivBackward0(collect_next_edges(self, tensor1, tensor2))
    if grad_fn.next_edges[2] is not None:
        grad_fn.tensor1_ = SavedVariable(tensor1, False)
    if grad_fn.next_edges[1] is not None or grad_fn.next_edges[2] is not None:
        grad_fn.tensor2_ = SavedVariable(tensor2, False)
    grad_fn.value = value
    ks &= AFTER_AUTOGRAD
    result = _addcdiv_table[ks](ks, self, tensor1, tensor2, value)
    set_history(result, grad_fn)
    return result


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
# from derivatives.yaml: addcdiv
_addcdiv__table = find_schema_or_throw("aten::addcdiv_", "").table


def addcdiv_(ks, self, tensor1, tensor2, value):
    check_inplace(self, True)
    grad_fn = AddcdivBackward0(collect_next_edges(self, tensor1, tensor2))
    if grad_fn.next_edges[2] is not None:
        grad_fn.tensor1_ = SavedVariable(tensor1, False)
    if grad_fn.next_edges[1] is not None or grad_fn.next_edges[2] is not None:
        grad_fn.tensor2_ = SavedVariable(tensor2, False)
    grad_fn.value = value
    ks &= AFTER_AUTOGRAD
    _addcdiv__table[ks](ks, self, tensor1, tensor2, value)
    rebase_history(self, grad_fn)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    throw_error_out_requires_grad("addcdiv")


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
# from derivatives.yaml: lerp.Scalar
_lerp_Scalar_table = find_schema_or_throw("aten::lerp", "Scalar").table


def lerp_Scalar(ks, self, end, weight):
    grad_fn = LerpBackward0(collect_next_edges_2(self, end))
    grad_fn.weight = weight
    ks &= AFTER_AUTOGRAD
    result = _lerp_Scalar_table[ks](ks, self, end, weight)
    set_history(result, grad_fn)
    return result


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
# from derivatives.yaml: lerp.Scalar
_lerp__Scalar_table = find_schema_or_throw("aten::lerp_", "Scalar").table


def lerp__Scalar(ks, self, end, weight):
    check_inplace(self, True)
    grad_fn = LerpBackward0(collect_next_edges_2(self, end))
    grad_fn.weight = weight
    ks &= AFTER_AUTOGRAD
    _lerp__Scalar_table[ks](ks, self, end, weight)
    rebase_history(self, grad_fn)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def lerp_Scalar_out(ks, self, end, weight, out):
    throw_error_out_requires_grad("lerp")


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
# from derivatives.yaml: lerp.Tensor
_lerp_Tensor_table = find_schema_or_throw("aten::lerp", "Tensor").table


def lerp_Tensor(ks, self, end, weight):
    grad_fn = LerpBackward1(collect_next_edges(self, end, weight))
    if grad_fn.next_edges[2] is not None:
        grad_fn.end_ = SavedVariable(end, False)
    if grad_fn.next_edges[2] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    if grad_fn.next_edges[0] is not None or grad_fn.next_edges[1] is not None:
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = _lerp_Tensor_table[ks](ks, self, end, weight)
    set_history(result, grad_fn)
    return result


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
# from derivatives.yaml: lerp.Tensor
_lerp__Tensor_table = find_schema_or_throw("aten::lerp_", "Tensor").table


def lerp__Tensor(ks, self, end, weight):
    check_inplace(self, True)
    grad_fn = LerpBackward1(collect_next_edges(self, end, weight))
    if grad_fn.next_edges[2] is not None:
        grad_fn.end_ = SavedVariable(end, False)
    if grad_fn.next_edges[2] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    if grad_fn.next_edges[0] is not None or grad_fn.next_edges[1] is not None:
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    _lerp__Tensor_table[ks](ks, self, end, weight)
    rebase_history(self, grad_fn)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def lerp_Tensor_out(ks, self, end, weight, out):
    throw_error_out_requires_grad("lerp")


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
# from derivatives.yaml: threshold_backward
_threshold_backward_table = find_schema_or_throw("aten::threshold_backward", "").table


def threshold_backward(ks, grad_output, self, threshold):
    grad_fn = ThresholdBackwardBackward0(collect_next_edges_2(grad_output, self))
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _threshold_backward_table[ks](ks, grad_output, self, threshold)
    set_history(result, grad_fn)
    return result


# threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def threshold_backward_grad_input(ks, grad_output, self, threshold, grad_input):
    throw_error_out_requires_grad("threshold_backward")


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
# from derivatives.yaml: sigmoid_backward
_sigmoid_backward_table = find_schema_or_throw("aten::sigmoid_backward", "").table


def sigmoid_backward(ks, grad_output, output):
    grad_fn = SigmoidBackwardBackward0(collect_next_edges_2(grad_output, output))
    if grad_fn.next_edges[1] is not None:
        grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = _sigmoid_backward_table[ks](ks, grad_output, output)
    set_history(result, grad_fn)
    return result


# sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def sigmoid_backward_grad_input(ks, grad_output, output, grad_input):
    throw_error_out_requires_grad("sigmoid_backward")


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
# from derivatives.yaml: tanh_backward
_tanh_backward_table = find_schema_or_throw("aten::tanh_backward", "").table


def tanh_backward(ks, grad_output, output):
    grad_fn = TanhBackwardBackward0(collect_next_edges_2(grad_output, output))
    if grad_fn.next_edges[1] is not None:
        grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = _tanh_backward_table[ks](ks, grad_output, output)
    set_history(result, grad_fn)
    return result


# tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def tanh_backward_grad_input(ks, grad_output, output, grad_input):
    throw_error_out_requires_grad("tanh_backward")


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: sum
_sum_table = find_schema_or_throw("aten::sum", "").table


def sum(ks, self, dtype):
    grad_fn = SumBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _sum_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    return result


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: sum.dim_IntList
_sum_dim_IntList_table = find_schema_or_throw("aten::sum", "dim_IntList").table


def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    grad_fn = SumBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("sum")


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: mean
_mean_table = find_schema_or_throw("aten::mean", "").table


def mean(ks, self, dtype):
    grad_fn = MeanBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_numel = self.meta.numel
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mean_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    return result


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mean_dtype_out(ks, self, dtype, out):
    throw_error_out_requires_grad("mean")


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: mean.dim
_mean_dim_table = find_schema_or_throw("aten::mean", "dim").table


def mean_dim(ks, self, dim, keepdim, dtype):
    grad_fn = MeanBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_numel = self.meta.numel
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _mean_dim_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mean_out(ks, self, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("mean")


# prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: prod
_prod_table = find_schema_or_throw("aten::prod", "").table


def prod(ks, self, dtype):
    grad_fn = ProdBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _prod_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: prod.dim_int
_prod_dim_int_table = find_schema_or_throw("aten::prod", "dim_int").table


def prod_dim_int(ks, self, dim, keepdim, dtype):
    grad_fn = ProdBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _prod_dim_int_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def prod_int_out(ks, self, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("prod")


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
# from derivatives.yaml: amax
_amax_table = find_schema_or_throw("aten::amax", "").table


def amax(ks, self, dim, keepdim):
    grad_fn = AmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _amax_table[ks](ks, self, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def amax_out(ks, self, dim, keepdim, out):
    throw_error_out_requires_grad("amax")


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
# from derivatives.yaml: amin
_amin_table = find_schema_or_throw("aten::amin", "").table


def amin(ks, self, dim, keepdim):
    grad_fn = AminBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _amin_table[ks](ks, self, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def amin_out(ks, self, dim, keepdim, out):
    throw_error_out_requires_grad("amin")


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: max.dim
_max_dim_table = find_schema_or_throw("aten::max", "dim").table


def max_dim(ks, self, dim, keepdim):
    grad_fn = MaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _max_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    throw_error_out_requires_grad("max")


# max(Tensor self) -> Tensor
# from derivatives.yaml: max
_max_table = find_schema_or_throw("aten::max", "").table


def max(ks, self):
    grad_fn = MaxBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _max_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def max_unary_out(ks, self, out):
    throw_error_out_requires_grad("max")


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: min.dim
_min_dim_table = find_schema_or_throw("aten::min", "dim").table


def min_dim(ks, self, dim, keepdim):
    grad_fn = MinBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _min_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    throw_error_out_requires_grad("min")


# min(Tensor self) -> Tensor
# from derivatives.yaml: min
_min_table = find_schema_or_throw("aten::min", "").table


def min(ks, self):
    grad_fn = MinBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _min_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def min_unary_out(ks, self, out):
    throw_error_out_requires_grad("min")


# var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
# from derivatives.yaml: var.correction
_var_correction_table = find_schema_or_throw("aten::var", "correction").table


def var_correction(ks, self, dim, correction, keepdim):
    grad_fn = VarBackward0(collect_next_edges_1(self))
    grad_fn.correction = correction
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _var_correction_table[ks](ks, self, dim, correction, keepdim)
    set_history(result, grad_fn)
    return result


# var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def var_correction_out(ks, self, dim, correction, keepdim, out):
    throw_error_out_requires_grad("var")


# std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
# from derivatives.yaml: std.correction
_std_correction_table = find_schema_or_throw("aten::std", "correction").table


def std_correction(ks, self, dim, correction, keepdim):
    grad_fn = StdBackward0(collect_next_edges_1(self))
    grad_fn.correction = correction
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _std_correction_table[ks](ks, self, dim, correction, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def std_correction_out(ks, self, dim, correction, keepdim, out):
    throw_error_out_requires_grad("std")


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: cumsum
_cumsum_table = find_schema_or_throw("aten::cumsum", "").table


def cumsum(ks, self, dim, dtype):
    grad_fn = CumsumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = _cumsum_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    return result


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
# from derivatives.yaml: cumsum
_cumsum__table = find_schema_or_throw("aten::cumsum_", "").table


def cumsum_(ks, self, dim, dtype):
    check_inplace(self, True)
    grad_fn = CumsumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    _cumsum__table[ks](ks, self, dim, dtype)
    rebase_history(self, grad_fn)
    return self


# cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cumsum_out(ks, self, dim, dtype, out):
    throw_error_out_requires_grad("cumsum")


# mm(Tensor self, Tensor mat2) -> Tensor
# from derivatives.yaml: mm
_mm_table = find_schema_or_throw("aten::mm", "").table


def mm(ks, self, mat2):
    grad_fn = MmBackward0(collect_next_edges_2(self, mat2))
    if grad_fn.next_edges[0] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta.layout
    grad_fn.mat2_sym_sizes = mat2.meta.sizes
    grad_fn.mat2_sym_strides = mat2.meta.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_layout = self.meta.layout
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.self_sym_strides = self.meta.strides
    ks &= AFTER_AUTOGRAD
    result = _mm_table[ks](ks, self, mat2)
    set_history(result, grad_fn)
    return result


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mm_out(ks, self, mat2, out):
    throw_error_out_requires_grad("mm")


# bmm(Tensor self, Tensor mat2) -> Tensor
# from derivatives.yaml: bmm
_bmm_table = find_schema_or_throw("aten::bmm", "").table


def bmm(ks, self, mat2):
    grad_fn = BmmBackward0(collect_next_edges_2(self, mat2))
    if grad_fn.next_edges[0] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _bmm_table[ks](ks, self, mat2)
    set_history(result, grad_fn)
    return result


# bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bmm_out(ks, self, mat2, out):
    throw_error_out_requires_grad("bmm")


# mv(Tensor self, Tensor vec) -> Tensor
# from derivatives.yaml: mv
_mv_table = find_schema_or_throw("aten::mv", "").table


def mv(ks, self, vec):
    grad_fn = MvBackward0(collect_next_edges_2(self, vec))
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.vec_ = SavedVariable(vec, False)
    ks &= AFTER_AUTOGRAD
    result = _mv_table[ks](ks, self, vec)
    set_history(result, grad_fn)
    return result


# mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mv_out(ks, self, vec, out):
    throw_error_out_requires_grad("mv")


# dot(Tensor self, Tensor tensor) -> Tensor
# from derivatives.yaml: dot
_dot_table = find_schema_or_throw("aten::dot", "").table


def dot(ks, self, tensor):
    grad_fn = DotBackward0(collect_next_edges_2(self, tensor))
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.tensor_ = SavedVariable(tensor, False)
    ks &= AFTER_AUTOGRAD
    result = _dot_table[ks](ks, self, tensor)
    set_history(result, grad_fn)
    return result


# dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def dot_out(ks, self, tensor, out):
    throw_error_out_requires_grad("dot")


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addmm
_addmm_table = find_schema_or_throw("aten::addmm", "").table


def addmm(ks, self, mat1, mat2, beta, alpha):
    grad_fn = AddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat1_ = SavedVariable(mat1, False)
    grad_fn.mat1_layout = mat1.meta.layout
    grad_fn.mat1_sym_sizes = mat1.meta.sizes
    grad_fn.mat1_sym_strides = mat1.meta.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta.layout
    grad_fn.mat2_sym_sizes = mat2.meta.sizes
    grad_fn.mat2_sym_strides = mat2.meta.strides
    ks &= AFTER_AUTOGRAD
    result = _addmm_table[ks](ks, self, mat1, mat2, beta, alpha)
    set_history(result, grad_fn)
    return result


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addmm
_addmm__table = find_schema_or_throw("aten::addmm_", "").table


def addmm_(ks, self, mat1, mat2, beta, alpha):
    check_inplace(self, True)
    grad_fn = AddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat1_ = SavedVariable(mat1, False)
    grad_fn.mat1_layout = mat1.meta.layout
    grad_fn.mat1_sym_sizes = mat1.meta.sizes
    grad_fn.mat1_sym_strides = mat1.meta.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta.layout
    grad_fn.mat2_sym_sizes = mat2.meta.sizes
    grad_fn.mat2_sym_strides = mat2.meta.strides
    ks &= AFTER_AUTOGRAD
    _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)
    rebase_history(self, grad_fn)
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    throw_error_out_requires_grad("addmm")


# t(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: t
_t_table = find_schema_or_throw("aten::t", "").table


def t(ks, self):
    grad_fn = TBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _t_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# t_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: t_
_t__table = find_schema_or_throw("aten::t_", "").table


def t_(ks, self):
    check_inplace(self, True)
    grad_fn = TBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _t__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
# from derivatives.yaml: transpose.int
_transpose_int_table = find_schema_or_throw("aten::transpose", "int").table


def transpose_int(ks, self, dim0, dim1):
    grad_fn = TransposeBackward0(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    result = _transpose_int_table[ks](ks, self, dim0, dim1)
    set_history(result, grad_fn)
    return result


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
# from derivatives.yaml: transpose_
_transpose__table = find_schema_or_throw("aten::transpose_", "").table


def transpose_(ks, self, dim0, dim1):
    check_inplace(self, True)
    grad_fn = TransposeBackward1(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    _transpose__table[ks](ks, self, dim0, dim1)
    rebase_history(self, grad_fn)
    return self


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
# from derivatives.yaml: permute
_permute_table = find_schema_or_throw("aten::permute", "").table


def permute(ks, self, dims):
    grad_fn = PermuteBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    result = _permute_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
# from derivatives.yaml: view
_view_table = find_schema_or_throw("aten::view", "").table


def view(ks, self, size):
    grad_fn = ViewBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _view_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


# _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
# from derivatives.yaml: _reshape_alias
__reshape_alias_table = find_schema_or_throw("aten::_reshape_alias", "").table


def _reshape_alias(ks, self, size, stride):
    grad_fn = ReshapeAliasBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __reshape_alias_table[ks](ks, self, size, stride)
    set_history(result, grad_fn)
    return result


# as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
# from derivatives.yaml: as_strided
_as_strided_table = find_schema_or_throw("aten::as_strided", "").table


def as_strided(ks, self, size, stride, storage_offset):
    grad_fn = AsStridedBackward0(collect_next_edges_1(self))
    grad_fn.self_geometry = TensorGeometry(self)
    grad_fn.size = size
    grad_fn.storage_offset = storage_offset
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _as_strided_table[ks](ks, self, size, stride, storage_offset)
    set_history(result, grad_fn)
    return result


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
# from derivatives.yaml: expand
_expand_table = find_schema_or_throw("aten::expand", "").table


def expand(ks, self, size, implicit):
    grad_fn = ExpandBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _expand_table[ks](ks, self, size, implicit)
    set_history(result, grad_fn)
    return result


# squeeze(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: squeeze
_squeeze_table = find_schema_or_throw("aten::squeeze", "").table


def squeeze(ks, self):
    grad_fn = SqueezeBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# squeeze_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: squeeze_
_squeeze__table = find_schema_or_throw("aten::squeeze_", "").table


def squeeze_(ks, self):
    check_inplace(self, True)
    grad_fn = SqueezeBackward3(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
# from derivatives.yaml: squeeze.dim
_squeeze_dim_table = find_schema_or_throw("aten::squeeze", "dim").table


def squeeze_dim(ks, self, dim):
    grad_fn = SqueezeBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_dim_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
# from derivatives.yaml: squeeze_.dim
_squeeze__dim_table = find_schema_or_throw("aten::squeeze_", "dim").table


def squeeze__dim(ks, self, dim):
    check_inplace(self, True)
    grad_fn = SqueezeBackward4(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__dim_table[ks](ks, self, dim)
    rebase_history(self, grad_fn)
    return self


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
# from derivatives.yaml: squeeze.dims
_squeeze_dims_table = find_schema_or_throw("aten::squeeze", "dims").table


def squeeze_dims(ks, self, dim):
    grad_fn = SqueezeBackward2(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_dims_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
# from derivatives.yaml: squeeze_.dims
_squeeze__dims_table = find_schema_or_throw("aten::squeeze_", "dims").table


def squeeze__dims(ks, self, dim):
    check_inplace(self, True)
    grad_fn = SqueezeBackward5(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__dims_table[ks](ks, self, dim)
    rebase_history(self, grad_fn)
    return self


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
# from derivatives.yaml: unsqueeze
_unsqueeze_table = find_schema_or_throw("aten::unsqueeze", "").table


def unsqueeze(ks, self, dim):
    grad_fn = UnsqueezeBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    result = _unsqueeze_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
# from derivatives.yaml: unsqueeze_
_unsqueeze__table = find_schema_or_throw("aten::unsqueeze_", "").table


def unsqueeze_(ks, self, dim):
    check_inplace(self, True)
    grad_fn = UnsqueezeBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    _unsqueeze__table[ks](ks, self, dim)
    rebase_history(self, grad_fn)
    return self


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
# from derivatives.yaml: select.int
_select_int_table = find_schema_or_throw("aten::select", "int").table


def select_int(ks, self, dim, index):
    grad_fn = SelectBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _select_int_table[ks](ks, self, dim, index)
    set_history(result, grad_fn)
    return result


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
# from derivatives.yaml: slice.Tensor
_slice_Tensor_table = find_schema_or_throw("aten::slice", "Tensor").table


def slice_Tensor(ks, self, dim, start, end, step):
    grad_fn = SliceBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    result = _slice_Tensor_table[ks](ks, self, dim, start, end, step)
    set_history(result, grad_fn)
    return result


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
# from derivatives.yaml: diagonal
_diagonal_table = find_schema_or_throw("aten::diagonal", "").table


def diagonal(ks, self, offset, dim1, dim2):
    grad_fn = DiagonalBackward0(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _diagonal_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


# alias(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: alias
_alias_table = find_schema_or_throw("aten::alias", "").table


def alias(ks, self):
    grad_fn = AliasBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _alias_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: unbind.int
_unbind_int_table = find_schema_or_throw("aten::unbind", "int").table


def unbind_int(ks, self, dim):
    grad_fn = UnbindBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unbind_int_table[ks](ks, self, dim)
    set_history_list(result, grad_fn)
    return result


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: split.Tensor
_split_Tensor_table = find_schema_or_throw("aten::split", "Tensor").table


def split_Tensor(ks, self, split_size, dim):
    grad_fn = SplitBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: split_with_sizes
_split_with_sizes_table = find_schema_or_throw("aten::split_with_sizes", "").table


def split_with_sizes(ks, self, split_sizes, dim):
    grad_fn = SplitWithSizesBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


# _unsafe_view(Tensor self, SymInt[] size) -> Tensor
# from derivatives.yaml: _unsafe_view
__unsafe_view_table = find_schema_or_throw("aten::_unsafe_view", "").table


def _unsafe_view(ks, self, size):
    grad_fn = UnsafeViewBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __unsafe_view_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


# cat(Tensor[] tensors, int dim=0) -> Tensor
# from derivatives.yaml: cat
_cat_table = find_schema_or_throw("aten::cat", "").table


def cat(ks, tensors, dim):
    grad_fn = CatBackward0(collect_next_edges(*tensors))
    grad_fn.dim = dim
    grad_fn.tensors_args_scalartypes = [t.meta.dtype for t in tensors]
    grad_fn.tensors_args_sizes = [t.meta.sizes for t in tensors]
    ks &= AFTER_AUTOGRAD
    result = _cat_table[ks](ks, tensors, dim)
    set_history(result, grad_fn)
    return result


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cat_out(ks, tensors, dim, out):
    throw_error_out_requires_grad("cat")


# stack(Tensor[] tensors, int dim=0) -> Tensor
# from derivatives.yaml: stack
_stack_table = find_schema_or_throw("aten::stack", "").table


def stack(ks, tensors, dim):
    grad_fn = StackBackward0(collect_next_edges(*tensors))
    grad_fn.dim = dim
    grad_fn.tensors_args_scalartypes = [t.meta.dtype for t in tensors]
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _stack_table[ks](ks, tensors, dim)
    set_history(result, grad_fn)
    return result


# stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def stack_out(ks, tensors, dim, out):
    throw_error_out_requires_grad("stack")


# select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_backward
_select_backward_table = find_schema_or_throw("aten::select_backward", "").table


def select_backward(ks, grad_output, input_sizes, dim, index):
    grad_fn = SelectBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.dim = dim
    grad_fn.index = index
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_backward_table[ks](ks, grad_output, input_sizes, dim, index)
    set_history(result, grad_fn)
    return result


# slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
# from derivatives.yaml: slice_backward
_slice_backward_table = find_schema_or_throw("aten::slice_backward", "").table


def slice_backward(ks, grad_output, input_sizes, dim, start, end, step):
    grad_fn = SliceBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _slice_backward_table[ks](ks, grad_output, input_sizes, dim, start, end, step)
    set_history(result, grad_fn)
    return result


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
# from derivatives.yaml: clone
_clone_table = find_schema_or_throw("aten::clone", "").table


def clone(ks, self, memory_format):
    grad_fn = CloneBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _clone_table[ks](ks, self, memory_format)
    set_history(result, grad_fn)
    return result


# _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
# from derivatives.yaml: _to_copy
__to_copy_table = find_schema_or_throw("aten::_to_copy", "").table


def _to_copy(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format):
    grad_fn = None
    if dtype is None or dtype.is_floating_point:
        grad_fn = ToCopyBackward0(collect_next_edges_1(self))
        grad_fn.self_options = self.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_copy_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


# fill.Scalar(Tensor self, Scalar value) -> Tensor
# from derivatives.yaml: fill.Scalar
_fill_Scalar_table = find_schema_or_throw("aten::fill", "Scalar").table


def fill_Scalar(ks, self, value):
    grad_fn = FillBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fill_Scalar_table[ks](ks, self, value)
    set_history(result, grad_fn)
    return result


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
# from derivatives.yaml: fill_.Scalar
_fill__Scalar_table = find_schema_or_throw("aten::fill_", "Scalar").table


def fill__Scalar(ks, self, value):
    check_inplace(self, True)
    grad_fn = FillBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _fill__Scalar_table[ks](ks, self, value)
    rebase_history(self, grad_fn)
    return self


# fill.Tensor(Tensor self, Tensor value) -> Tensor
# from derivatives.yaml: fill.Tensor
_fill_Tensor_table = find_schema_or_throw("aten::fill", "Tensor").table


def fill_Tensor(ks, self, value):
    grad_fn = FillBackward1(collect_next_edges_2(self, value))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fill_Tensor_table[ks](ks, self, value)
    set_history(result, grad_fn)
    return result


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
# from derivatives.yaml: fill_.Tensor
_fill__Tensor_table = find_schema_or_throw("aten::fill_", "Tensor").table


def fill__Tensor(ks, self, value):
    check_inplace(self, True)
    grad_fn = FillBackward3(collect_next_edges_2(self, value))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _fill__Tensor_table[ks](ks, self, value)
    rebase_history(self, grad_fn)
    return self


# zero_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: zero_
_zero__table = find_schema_or_throw("aten::zero_", "").table


def zero_(ks, self):
    check_inplace(self, True)
    grad_fn = ZeroBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _zero__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
# from derivatives.yaml: index.Tensor
_index_Tensor_table = find_schema_or_throw("aten::index", "Tensor").table


def index_Tensor(ks, self, indices):
    grad_fn = IndexBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = save_list(indices)
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _index_Tensor_table[ks](ks, self, indices)
    set_history(result, grad_fn)
    return result


# index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def index_Tensor_out(ks, self, indices, out):
    throw_error_out_requires_grad("index")


# index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
# from derivatives.yaml: index_put
_index_put_table = find_schema_or_throw("aten::index_put", "").table


def index_put(ks, self, indices, values, accumulate):
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_put_table[ks](ks, self, indices, values, accumulate)
    set_history(result, grad_fn)
    return result


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
# from derivatives.yaml: index_put
_index_put__table = find_schema_or_throw("aten::index_put_", "").table


def index_put_(ks, self, indices, values, accumulate):
    check_inplace(self, True)
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_put__table[ks](ks, self, indices, values, accumulate)
    rebase_history(self, grad_fn)
    return self


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
# from derivatives.yaml: _index_put_impl_
__index_put_impl__table = find_schema_or_throw("aten::_index_put_impl_", "").table


def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):
    check_inplace(self, True)
    grad_fn = IndexPutImplBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    ks &= AFTER_AUTOGRAD
    __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)
    rebase_history(self, grad_fn)
    return self


# index_select(Tensor self, int dim, Tensor index) -> Tensor
# from derivatives.yaml: index_select
_index_select_table = find_schema_or_throw("aten::index_select", "").table


def index_select(ks, self, dim, index):
    grad_fn = IndexSelectBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _index_select_table[ks](ks, self, dim, index)
    set_history(result, grad_fn)
    return result


# index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def index_select_out(ks, self, dim, index, out):
    throw_error_out_requires_grad("index_select")


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
# from derivatives.yaml: gather
_gather_table = find_schema_or_throw("aten::gather", "").table


def gather(ks, self, dim, index, sparse_grad):
    grad_fn = GatherBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.sparse_grad = sparse_grad
    ks &= AFTER_AUTOGRAD
    result = _gather_table[ks](ks, self, dim, index, sparse_grad)
    set_history(result, grad_fn)
    return result


# gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def gather_out(ks, self, dim, index, sparse_grad, out):
    throw_error_out_requires_grad("gather")


# masked_select(Tensor self, Tensor mask) -> Tensor
# from derivatives.yaml: masked_select
_masked_select_table = find_schema_or_throw("aten::masked_select", "").table


def masked_select(ks, self, mask):
    grad_fn = MaskedSelectBackward0(collect_next_edges_1(self))
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_select_table[ks](ks, self, mask)
    set_history(result, grad_fn)
    return result


# masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def masked_select_out(ks, self, mask, out):
    throw_error_out_requires_grad("masked_select")


# masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
# from derivatives.yaml: masked_fill.Scalar
_masked_fill_Scalar_table = find_schema_or_throw("aten::masked_fill", "Scalar").table


def masked_fill_Scalar(ks, self, mask, value):
    grad_fn = MaskedFillBackward0(collect_next_edges_1(self))
    grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_fill_Scalar_table[ks](ks, self, mask, value)
    set_history(result, grad_fn)
    return result


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
# from derivatives.yaml: masked_fill.Scalar
_masked_fill__Scalar_table = find_schema_or_throw("aten::masked_fill_", "Scalar").table


def masked_fill__Scalar(ks, self, mask, value):
    check_inplace(self, True)
    grad_fn = MaskedFillBackward0(collect_next_edges_1(self))
    grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    _masked_fill__Scalar_table[ks](ks, self, mask, value)
    rebase_history(self, grad_fn)
    return self


# masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
# from derivatives.yaml: masked_fill.Tensor
_masked_fill_Tensor_table = find_schema_or_throw("aten::masked_fill", "Tensor").table


def masked_fill_Tensor(ks, self, mask, value):
    grad_fn = MaskedFillBackward1(collect_next_edges_2(self, value))
    grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_fill_Tensor_table[ks](ks, self, mask, value)
    set_history(result, grad_fn)
    return result


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
# from derivatives.yaml: masked_fill.Tensor
_masked_fill__Tensor_table = find_schema_or_throw("aten::masked_fill_", "Tensor").table


def masked_fill__Tensor(ks, self, mask, value):
    check_inplace(self, True)
    grad_fn = MaskedFillBackward1(collect_next_edges_2(self, value))
    grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    _masked_fill__Tensor_table[ks](ks, self, mask, value)
    rebase_history(self, grad_fn)
    return self


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
# from derivatives.yaml: scatter.src
_scatter_src_table = find_schema_or_throw("aten::scatter", "src").table


def scatter_src(ks, self, dim, index, src):
    grad_fn = ScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_src_table[ks](ks, self, dim, index, src)
    set_history(result, grad_fn)
    return result


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
# from derivatives.yaml: scatter.src
_scatter__src_table = find_schema_or_throw("aten::scatter_", "src").table


def scatter__src(ks, self, dim, index, src):
    check_inplace(self, True)
    grad_fn = ScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter__src_table[ks](ks, self, dim, index, src)
    rebase_history(self, grad_fn)
    return self


# scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_src_out(ks, self, dim, index, src, out):
    throw_error_out_requires_grad("scatter")


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
# from derivatives.yaml: scatter.value
_scatter_value_table = find_schema_or_throw("aten::scatter", "value").table


def scatter_value(ks, self, dim, index, value):
    grad_fn = ScatterBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_value_table[ks](ks, self, dim, index, value)
    set_history(result, grad_fn)
    return result


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
# from derivatives.yaml: scatter.value
_scatter__value_table = find_schema_or_throw("aten::scatter_", "value").table


def scatter__value(ks, self, dim, index, value):
    check_inplace(self, True)
    grad_fn = ScatterBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter__value_table[ks](ks, self, dim, index, value)
    rebase_history(self, grad_fn)
    return self


# scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_value_out(ks, self, dim, index, value, out):
    throw_error_out_requires_grad("scatter")


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
# no entry in derivatives.yaml
_scatter_dot_reduce_table = find_schema_or_throw("aten::scatter", "reduce").table


def scatter_dot_reduce(ks, self, dim, index, src, reduce):
    grad_fn = NotImplementedNode("aten::scatter", collect_next_edges(self, index, src))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_dot_reduce_table[ks](ks, self, dim, index, src, reduce)
    set_history(result, grad_fn)
    return result


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
# no entry in derivatives.yaml
_scatter__reduce_table = find_schema_or_throw("aten::scatter_", "reduce").table


def scatter__reduce(ks, self, dim, index, src, reduce):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::scatter_", collect_next_edges(self, index, src))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter__reduce_table[ks](ks, self, dim, index, src, reduce)
    rebase_history(self, grad_fn)
    return self


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_reduce_out(ks, self, dim, index, src, reduce, out):
    throw_error_out_requires_grad("scatter")


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
# no entry in derivatives.yaml
_scatter_value_reduce_table = find_schema_or_throw("aten::scatter", "value_reduce").table


def scatter_value_reduce(ks, self, dim, index, value, reduce):
    grad_fn = NotImplementedNode("aten::scatter", collect_next_edges_2(self, index))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_value_reduce_table[ks](ks, self, dim, index, value, reduce)
    set_history(result, grad_fn)
    return result


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
# no entry in derivatives.yaml
_scatter__value_reduce_table = find_schema_or_throw("aten::scatter_", "value_reduce").table


def scatter__value_reduce(ks, self, dim, index, value, reduce):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::scatter_", collect_next_edges_2(self, index))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter__value_reduce_table[ks](ks, self, dim, index, value, reduce)
    rebase_history(self, grad_fn)
    return self


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_value_reduce_out(ks, self, dim, index, value, reduce, out):
    throw_error_out_requires_grad("scatter")


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
# from derivatives.yaml: scatter_add
_scatter_add_table = find_schema_or_throw("aten::scatter_add", "").table


def scatter_add(ks, self, dim, index, src):
    grad_fn = ScatterAddBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    if grad_fn.next_edges[1] is not None:
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_add_table[ks](ks, self, dim, index, src)
    set_history(result, grad_fn)
    return result


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
# from derivatives.yaml: scatter_add
_scatter_add__table = find_schema_or_throw("aten::scatter_add_", "").table


def scatter_add_(ks, self, dim, index, src):
    check_inplace(self, True)
    grad_fn = ScatterAddBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    if grad_fn.next_edges[1] is not None:
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter_add__table[ks](ks, self, dim, index, src)
    rebase_history(self, grad_fn)
    return self


# scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_add_out(ks, self, dim, index, src, out):
    throw_error_out_requires_grad("scatter_add")


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
# from derivatives.yaml: scatter_reduce.two
_scatter_reduce_two_table = find_schema_or_throw("aten::scatter_reduce", "two").table


def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    grad_fn = ScatterReduceBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.include_self = include_self
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.reduce = reduce
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.src_ = SavedVariable(src, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_reduce_two_table[ks](ks, self, dim, index, src, reduce, include_self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
# from derivatives.yaml: scatter_reduce.two
_scatter_reduce__two_table = find_schema_or_throw("aten::scatter_reduce_", "two").table


def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    check_inplace(self, True)
    grad_fn = ScatterReduceBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.include_self = include_self
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.reduce = reduce
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.src_ = SavedVariable(src, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _scatter_reduce__two_table[ks](ks, self, dim, index, src, reduce, include_self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_reduce_two_out(ks, self, dim, index, src, reduce, include_self, out):
    throw_error_out_requires_grad("scatter_reduce")


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: index_add
_index_add_table = find_schema_or_throw("aten::index_add", "").table


def index_add(ks, self, dim, index, source, alpha):
    grad_fn = IndexAddBackward0(collect_next_edges_2(self, source))
    grad_fn.alpha = alpha
    grad_fn.dim = dim
    if grad_fn.next_edges[1] is not None:
        grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_dim = source.meta.dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_add_table[ks](ks, self, dim, index, source, alpha)
    set_history(result, grad_fn)
    return result


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: index_add
_index_add__table = find_schema_or_throw("aten::index_add_", "").table


def index_add_(ks, self, dim, index, source, alpha):
    check_inplace(self, True)
    grad_fn = IndexAddBackward0(collect_next_edges_2(self, source))
    grad_fn.alpha = alpha
    grad_fn.dim = dim
    if grad_fn.next_edges[1] is not None:
        grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_dim = source.meta.dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_add__table[ks](ks, self, dim, index, source, alpha)
    rebase_history(self, grad_fn)
    return self


# index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def index_add_out(ks, self, dim, index, source, alpha, out):
    throw_error_out_requires_grad("index_add")


# index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
# from derivatives.yaml: index_fill.int_Scalar
_index_fill__int_Scalar_table = find_schema_or_throw("aten::index_fill_", "int_Scalar").table


def index_fill__int_Scalar(ks, self, dim, index, value):
    check_inplace(self, True)
    grad_fn = IndexFillBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)
    rebase_history(self, grad_fn)
    return self


# index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
# from derivatives.yaml: index_fill.int_Scalar
_index_fill_int_Scalar_table = find_schema_or_throw("aten::index_fill", "int_Scalar").table


def index_fill_int_Scalar(ks, self, dim, index, value):
    grad_fn = IndexFillBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_fill_int_Scalar_table[ks](ks, self, dim, index, value)
    set_history(result, grad_fn)
    return result


# index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
# from derivatives.yaml: index_fill.int_Tensor
_index_fill__int_Tensor_table = find_schema_or_throw("aten::index_fill_", "int_Tensor").table


def index_fill__int_Tensor(ks, self, dim, index, value):
    check_inplace(self, True)
    grad_fn = IndexFillBackward1(collect_next_edges_2(self, value))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)
    rebase_history(self, grad_fn)
    return self


# index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
# from derivatives.yaml: index_fill.int_Tensor
_index_fill_int_Tensor_table = find_schema_or_throw("aten::index_fill", "int_Tensor").table


def index_fill_int_Tensor(ks, self, dim, index, value):
    grad_fn = IndexFillBackward1(collect_next_edges_2(self, value))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_fill_int_Tensor_table[ks](ks, self, dim, index, value)
    set_history(result, grad_fn)
    return result


# take(Tensor self, Tensor index) -> Tensor
# from derivatives.yaml: take
_take_table = find_schema_or_throw("aten::take", "").table


def take(ks, self, index):
    grad_fn = TakeBackward0(collect_next_edges_1(self))
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _take_table[ks](ks, self, index)
    set_history(result, grad_fn)
    return result


# take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def take_out(ks, self, index, out):
    throw_error_out_requires_grad("take")


# put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
# from derivatives.yaml: put
_put__table = find_schema_or_throw("aten::put_", "").table


def put_(ks, self, index, source, accumulate):
    check_inplace(self, True)
    grad_fn = PutBackward0(collect_next_edges_2(self, source))
    grad_fn.accumulate = accumulate
    grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_info = source.meta.plain
    ks &= AFTER_AUTOGRAD
    _put__table[ks](ks, self, index, source, accumulate)
    rebase_history(self, grad_fn)
    return self


# put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
# from derivatives.yaml: put
_put_table = find_schema_or_throw("aten::put", "").table


def put(ks, self, index, source, accumulate):
    grad_fn = PutBackward0(collect_next_edges_2(self, source))
    grad_fn.accumulate = accumulate
    grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_info = source.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _put_table[ks](ks, self, index, source, accumulate)
    set_history(result, grad_fn)
    return result


# masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
# from derivatives.yaml: masked_scatter
_masked_scatter__table = find_schema_or_throw("aten::masked_scatter_", "").table


def masked_scatter_(ks, self, mask, source):
    check_inplace(self, True)
    grad_fn = MaskedScatterBackward0(collect_next_edges_2(self, source))
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.source_sym_sizes = source.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _masked_scatter__table[ks](ks, self, mask, source)
    rebase_history(self, grad_fn)
    return self


# masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
# from derivatives.yaml: masked_scatter
_masked_scatter_table = find_schema_or_throw("aten::masked_scatter", "").table


def masked_scatter(ks, self, mask, source):
    grad_fn = MaskedScatterBackward0(collect_next_edges_2(self, source))
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.source_sym_sizes = source.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _masked_scatter_table[ks](ks, self, mask, source)
    set_history(result, grad_fn)
    return result


# masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
# from derivatives.yaml: masked_scatter_backward
_masked_scatter_backward_table = find_schema_or_throw("aten::masked_scatter_backward", "").table


def masked_scatter_backward(ks, grad_output, mask, sizes):
    grad_fn = MaskedScatterBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.grad_output_info = grad_output.meta.plain
    grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _masked_scatter_backward_table[ks](ks, grad_output, mask, sizes)
    set_history(result, grad_fn)
    return result


# tril(Tensor self, SymInt diagonal=0) -> Tensor
# from derivatives.yaml: tril
_tril_table = find_schema_or_throw("aten::tril", "").table


def tril(ks, self, diagonal):
    grad_fn = TrilBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    result = _tril_table[ks](ks, self, diagonal)
    set_history(result, grad_fn)
    return result


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
# from derivatives.yaml: tril
_tril__table = find_schema_or_throw("aten::tril_", "").table


def tril_(ks, self, diagonal):
    check_inplace(self, True)
    grad_fn = TrilBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    _tril__table[ks](ks, self, diagonal)
    rebase_history(self, grad_fn)
    return self


# tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def tril_out(ks, self, diagonal, out):
    throw_error_out_requires_grad("tril")


# triu(Tensor self, SymInt diagonal=0) -> Tensor
# from derivatives.yaml: triu
_triu_table = find_schema_or_throw("aten::triu", "").table


def triu(ks, self, diagonal):
    grad_fn = TriuBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    result = _triu_table[ks](ks, self, diagonal)
    set_history(result, grad_fn)
    return result


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
# from derivatives.yaml: triu
_triu__table = find_schema_or_throw("aten::triu_", "").table


def triu_(ks, self, diagonal):
    check_inplace(self, True)
    grad_fn = TriuBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    _triu__table[ks](ks, self, diagonal)
    rebase_history(self, grad_fn)
    return self


# triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def triu_out(ks, self, diagonal, out):
    throw_error_out_requires_grad("triu")


# flip(Tensor self, int[] dims) -> Tensor
# from derivatives.yaml: flip
_flip_table = find_schema_or_throw("aten::flip", "").table


def flip(ks, self, dims):
    grad_fn = FlipBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _flip_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


# roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
# from derivatives.yaml: roll
_roll_table = find_schema_or_throw("aten::roll", "").table


def roll(ks, self, shifts, dims):
    grad_fn = RollBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    grad_fn.shifts = shifts
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _roll_table[ks](ks, self, shifts, dims)
    set_history(result, grad_fn)
    return result


# repeat(Tensor self, SymInt[] repeats) -> Tensor
# from derivatives.yaml: repeat
_repeat_table = find_schema_or_throw("aten::repeat", "").table


def repeat(ks, self, repeats):
    grad_fn = RepeatBackward0(collect_next_edges_1(self))
    grad_fn.repeats = repeats
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _repeat_table[ks](ks, self, repeats)
    set_history(result, grad_fn)
    return result


# diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
# from derivatives.yaml: diag_embed
_diag_embed_table = find_schema_or_throw("aten::diag_embed", "").table


def diag_embed(ks, self, offset, dim1, dim2):
    grad_fn = DiagEmbedBackward0(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diag_embed_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
# from derivatives.yaml: unfold
_unfold_table = find_schema_or_throw("aten::unfold", "").table


def unfold(ks, self, dimension, size, step):
    grad_fn = UnfoldBackward0(collect_next_edges_1(self))
    grad_fn.dimension = dimension
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    result = _unfold_table[ks](ks, self, dimension, size, step)
    set_history(result, grad_fn)
    return result


# unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
# from derivatives.yaml: unfold_backward
_unfold_backward_table = find_schema_or_throw("aten::unfold_backward", "").table


def unfold_backward(ks, grad_in, input_sizes, dim, size, step):
    grad_fn = UnfoldBackwardBackward0(collect_next_edges_1(grad_in))
    grad_fn.dim = dim
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unfold_backward_table[ks](ks, grad_in, input_sizes, dim, size, step)
    set_history(result, grad_fn)
    return result


# diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
# from derivatives.yaml: diagonal_copy
_diagonal_copy_table = find_schema_or_throw("aten::diagonal_copy", "").table


def diagonal_copy(ks, self, offset, dim1, dim2):
    grad_fn = DiagonalBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_copy_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


# diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def diagonal_copy_out(ks, self, offset, dim1, dim2, out):
    throw_error_out_requires_grad("diagonal_copy")

for (name, overload), kernel in (
    (("aten::zeros", "out"), zeros_out),
    (("aten::ones", "out"), ones_out),
    (("aten::full", "out"), full_out),
    (("aten::arange", "out"), arange_out),
    (("aten::arange", "start_out"), arange_start_out),
    (("aten::add", "Tensor"), add_Tensor),
    (("aten::add_", "Tensor"), add__Tensor),
    (("aten::add", "out"), add_out),
    (("aten::add", "Scalar"), add_Scalar),
    (("aten::add_", "Scalar"), add__Scalar),
    (("aten::sub", "Tensor"), sub_Tensor),
    (("aten::sub_", "Tensor"), sub__Tensor),
    (("aten::sub", "out"), sub_out),
    (("aten::sub", "Scalar"), sub_Scalar),
    (("aten::sub_", "Scalar"), sub__Scalar),
    (("aten::rsub", "Tensor"), rsub_Tensor),
    (("aten::rsub", "Scalar"), rsub_Scalar),
    (("aten::mul", "Tensor"), mul_Tensor),
    (("aten::mul_", "Tensor"), mul__Tensor),
    (("aten::mul", "out"), mul_out),
    (("aten::mul", "Scalar"), mul_Scalar),
    (("aten::mul_", "Scalar"), mul__Scalar),
    (("aten::div", "Tensor"), div_Tensor),
    (("aten::div_", "Tensor"), div__Tensor),
    (("aten::div", "out"), div_out),
    (("aten::div", "Scalar"), div_Scalar),
    (("aten::div_", "Scalar"), div__Scalar),
    (("aten::pow", "Tensor_Tensor"), pow_Tensor_Tensor),
    (("aten::pow_", "Tensor"), pow__Tensor),
    (("aten::pow", "Tensor_Tensor_out"), pow_Tensor_Tensor_out),
    (("aten::pow", "Scalar"), pow_Scalar),
    (("aten::pow", "Scalar_out"), pow_Scalar_out),
    (("aten::pow", "Tensor_Scalar"), pow_Tensor_Scalar),
    (("aten::pow_", "Scalar"), pow__Scalar),
    (("aten::pow", "Tensor_Scalar_out"), pow_Tensor_Scalar_out),
    (("aten::maximum", ""), maximum),
    (("aten::maximum", "out"), maximum_out),
    (("aten::minimum", ""), minimum),
    (("aten::minimum", "out"), minimum_out),
    (("aten::bitwise_and", "Tensor"), bitwise_and_Tensor),
    (("aten::bitwise_and_", "Tensor"), bitwise_and__Tensor),
    (("aten::bitwise_and", "Tensor_out"), bitwise_and_Tensor_out),
    (("aten::bitwise_and", "Scalar"), bitwise_and_Scalar),
    (("aten::bitwise_and_", "Scalar"), bitwise_and__Scalar),
    (("aten::bitwise_and", "Scalar_out"), bitwise_and_Scalar_out),
    (("aten::bitwise_and", "Scalar_Tensor"), bitwise_and_Scalar_Tensor),
    (("aten::bitwise_or", "Tensor"), bitwise_or_Tensor),
    (("aten::bitwise_or_", "Tensor"), bitwise_or__Tensor),
    (("aten::bitwise_or", "Tensor_out"), bitwise_or_Tensor_out),
    (("aten::bitwise_or", "Scalar"), bitwise_or_Scalar),
    (("aten::bitwise_or_", "Scalar"), bitwise_or__Scalar),
    (("aten::bitwise_or", "Scalar_out"), bitwise_or_Scalar_out),
    (("aten::bitwise_or", "Scalar_Tensor"), bitwise_or_Scalar_Tensor),
    (("aten::bitwise_xor", "Tensor"), bitwise_xor_Tensor),
    (("aten::bitwise_xor_", "Tensor"), bitwise_xor__Tensor),
    (("aten::bitwise_xor", "Tensor_out"), bitwise_xor_Tensor_out),
    (("aten::bitwise_xor", "Scalar"), bitwise_xor_Scalar),
    (("aten::bitwise_xor_", "Scalar"), bitwise_xor__Scalar),
    (("aten::bitwise_xor", "Scalar_out"), bitwise_xor_Scalar_out),
    (("aten::bitwise_xor", "Scalar_Tensor"), bitwise_xor_Scalar_Tensor),
    (("aten::bitwise_not", ""), bitwise_not),
    (("aten::bitwise_not_", ""), bitwise_not_),
    (("aten::bitwise_not", "out"), bitwise_not_out),
    (("aten::eq_", "Scalar"), eq__Scalar),
    (("aten::eq_", "Tensor"), eq__Tensor),
    (("aten::ne_", "Scalar"), ne__Scalar),
    (("aten::ne_", "Tensor"), ne__Tensor),
    (("aten::lt_", "Scalar"), lt__Scalar),
    (("aten::lt_", "Tensor"), lt__Tensor),
    (("aten::le_", "Scalar"), le__Scalar),
    (("aten::le_", "Tensor"), le__Tensor),
    (("aten::gt_", "Scalar"), gt__Scalar),
    (("aten::gt_", "Tensor"), gt__Tensor),
    (("aten::ge_", "Scalar"), ge__Scalar),
    (("aten::ge_", "Tensor"), ge__Tensor),
    (("aten::neg", ""), neg),
    (("aten::neg_", ""), neg_),
    (("aten::neg", "out"), neg_out),
    (("aten::abs", ""), abs),
    (("aten::abs_", ""), abs_),
    (("aten::abs", "out"), abs_out),
    (("aten::sign", ""), sign),
    (("aten::sign_", ""), sign_),
    (("aten::sign", "out"), sign_out),
    (("aten::reciprocal", ""), reciprocal),
    (("aten::reciprocal_", ""), reciprocal_),
    (("aten::reciprocal", "out"), reciprocal_out),
    (("aten::sqrt", ""), sqrt),
    (("aten::sqrt_", ""), sqrt_),
    (("aten::sqrt", "out"), sqrt_out),
    (("aten::rsqrt", ""), rsqrt),
    (("aten::rsqrt_", ""), rsqrt_),
    (("aten::rsqrt", "out"), rsqrt_out),
    (("aten::exp", ""), exp),
    (("aten::exp_", ""), exp_),
    (("aten::exp", "out"), exp_out),
    (("aten::log", ""), log),
    (("aten::log_", ""), log_),
    (("aten::log", "out"), log_out),
    (("aten::sin", ""), sin),
    (("aten::sin_", ""), sin_),
    (("aten::sin", "out"), sin_out),
    (("aten::cos", ""), cos),
    (("aten::cos_", ""), cos_),
    (("aten::cos", "out"), cos_out),
    (("aten::tanh", ""), tanh),
    (("aten::tanh_", ""), tanh_),
    (("aten::tanh", "out"), tanh_out),
    (("aten::sigmoid", ""), sigmoid),
    (("aten::sigmoid_", ""), sigmoid_),
    (("aten::sigmoid", "out"), sigmoid_out),
    (("aten::relu", ""), relu),
    (("aten::relu_", ""), relu_),
    (("aten::floor", ""), floor),
    (("aten::floor_", ""), floor_),
    (("aten::floor", "out"), floor_out),
    (("aten::ceil", ""), ceil),
    (("aten::ceil_", ""), ceil_),
    (("aten::ceil", "out"), ceil_out),
    (("aten::trunc", ""), trunc),
    (("aten::trunc_", ""), trunc_),
    (("aten::trunc", "out"), trunc_out),
    (("aten::where", "self"), where_self),
    (("aten::where", "self_out"), where_self_out),
    (("aten::clamp", ""), clamp),
    (("aten::clamp_", ""), clamp_),
    (("aten::clamp", "out"), clamp_out),
    (("aten::clamp", "Tensor"), clamp_Tensor),
    (("aten::clamp_", "Tensor"), clamp__Tensor),
    (("aten::clamp", "Tensor_out"), clamp_Tensor_out),
    (("aten::clamp_min", ""), clamp_min),
    (("aten::clamp_min_", ""), clamp_min_),
    (("aten::clamp_min", "out"), clamp_min_out),
    (("aten::clamp_min", "Tensor"), clamp_min_Tensor),
    (("aten::clamp_min_", "Tensor"), clamp_min__Tensor),
    (("aten::clamp_min", "Tensor_out"), clamp_min_Tensor_out),
    (("aten::clamp_max", ""), clamp_max),
    (("aten::clamp_max_", ""), clamp_max_),
    (("aten::clamp_max", "out"), clamp_max_out),
    (("aten::clamp_max", "Tensor"), clamp_max_Tensor),
    (("aten::clamp_max_", "Tensor"), clamp_max__Tensor),
    (("aten::clamp_max", "Tensor_out"), clamp_max_Tensor_out),
    (("aten::addcmul", ""), addcmul),
    (("aten::addcmul_", ""), addcmul_),
    (("aten::addcmul", "out"), addcmul_out),
    (("aten::addcdiv", ""), addcdiv),
    (("aten::addcdiv_", ""), addcdiv_),
    (("aten::addcdiv", "out"), addcdiv_out),
    (("aten::lerp", "Scalar"), lerp_Scalar),
    (("aten::lerp_", "Scalar"), lerp__Scalar),
    (("aten::lerp", "Scalar_out"), lerp_Scalar_out),
    (("aten::lerp", "Tensor"), lerp_Tensor),
    (("aten::lerp_", "Tensor"), lerp__Tensor),
    (("aten::lerp", "Tensor_out"), lerp_Tensor_out),
    (("aten::threshold_backward", ""), threshold_backward),
    (("aten::threshold_backward", "grad_input"), threshold_backward_grad_input),
    (("aten::sigmoid_backward", ""), sigmoid_backward),
    (("aten::sigmoid_backward", "grad_input"), sigmoid_backward_grad_input),
    (("aten::tanh_backward", ""), tanh_backward),
    (("aten::tanh_backward", "grad_input"), tanh_backward_grad_input),
    (("aten::sum", ""), sum),
    (("aten::sum", "dim_IntList"), sum_dim_IntList),
    (("aten::sum", "IntList_out"), sum_IntList_out),
    (("aten::mean", ""), mean),
    (("aten::mean", "dtype_out"), mean_dtype_out),
    (("aten::mean", "dim"), mean_dim),
    (("aten::mean", "out"), mean_out),
    (("aten::prod", ""), prod),
    (("aten::prod", "dim_int"), prod_dim_int),
    (("aten::prod", "int_out"), prod_int_out),
    (("aten::amax", ""), amax),
    (("aten::amax", "out"), amax_out),
    (("aten::amin", ""), amin),
    (("aten::amin", "out"), amin_out),
    (("aten::max", "dim"), max_dim),
    (("aten::max", "dim_max"), max_dim_max),
    (("aten::max", ""), max),
    (("aten::max", "unary_out"), max_unary_out),
    (("aten::min", "dim"), min_dim),
    (("aten::min", "dim_min"), min_dim_min),
    (("aten::min", ""), min),
    (("aten::min", "unary_out"), min_unary_out),
    (("aten::var", "correction"), var_correction),
    (("aten::var", "correction_out"), var_correction_out),
    (("aten::std", "correction"), std_correction),
    (("aten::std", "correction_out"), std_correction_out),
    (("aten::cumsum", ""), cumsum),
    (("aten::cumsum_", ""), cumsum_),
    (("aten::cumsum", "out"), cumsum_out),
    (("aten::mm", ""), mm),
    (("aten::mm", "out"), mm_out),
    (("aten::bmm", ""), bmm),
    (("aten::bmm", "out"), bmm_out),
    (("aten::mv", ""), mv),
    (("aten::mv", "out"), mv_out),
    (("aten::dot", ""), dot),
    (("aten::dot", "out"), dot_out),
    (("aten::addmm", ""), addmm),
    (("aten::addmm_", ""), addmm_),
    (("aten::addmm", "out"), addmm_out),
    (("aten::t", ""), t),
    (("aten::t_", ""), t_),
    (("aten::transpose", "int"), transpose_int),
    (("aten::transpose_", ""), transpose_),
    (("aten::permute", ""), permute),
    (("aten::view", ""), view),
    (("aten::_reshape_alias", ""), _reshape_alias),
    (("aten::as_strided", ""), as_strided),
    (("aten::expand", ""), expand),
    (("aten::squeeze", ""), squeeze),
    (("aten::squeeze_", ""), squeeze_),
    (("aten::squeeze", "dim"), squeeze_dim),
    (("aten::squeeze_", "dim"), squeeze__dim),
    (("aten::squeeze", "dims"), squeeze_dims),
    (("aten::squeeze_", "dims"), squeeze__dims),
    (("aten::unsqueeze", ""), unsqueeze),
    (("aten::unsqueeze_", ""), unsqueeze_),
    (("aten::select", "int"), select_int),
    (("aten::slice", "Tensor"), slice_Tensor),
    (("aten::diagonal", ""), diagonal),
    (("aten::alias", ""), alias),
    (("aten::unbind", "int"), unbind_int),
    (("aten::split", "Tensor"), split_Tensor),
    (("aten::split_with_sizes", ""), split_with_sizes),
    (("aten::_unsafe_view", ""), _unsafe_view),
    (("aten::cat", ""), cat),
    (("aten::cat", "out"), cat_out),
    (("aten::stack", ""), stack),
    (("aten::stack", "out"), stack_out),
    (("aten::select_backward", ""), select_backward),
    (("aten::slice_backward", ""), slice_backward),
    (("aten::clone", ""), clone),
    (("aten::_to_copy", ""), _to_copy),
    (("aten::fill", "Scalar"), fill_Scalar),
    (("aten::fill_", "Scalar"), fill__Scalar),
    (("aten::fill", "Tensor"), fill_Tensor),
    (("aten::fill_", "Tensor"), fill__Tensor),
    (("aten::zero_", ""), zero_),
    (("aten::index", "Tensor"), index_Tensor),
    (("aten::index", "Tensor_out"), index_Tensor_out),
    (("aten::index_put", ""), index_put),
    (("aten::index_put_", ""), index_put_),
    (("aten::_index_put_impl_", ""), _index_put_impl_),
    (("aten::index_select", ""), index_select),
    (("aten::index_select", "out"), index_select_out),
    (("aten::gather", ""), gather),
    (("aten::gather", "out"), gather_out),
    (("aten::masked_select", ""), masked_select),
    (("aten::masked_select", "out"), masked_select_out),
    (("aten::masked_fill", "Scalar"), masked_fill_Scalar),
    (("aten::masked_fill_", "Scalar"), masked_fill__Scalar),
    (("aten::masked_fill", "Tensor"), masked_fill_Tensor),
    (("aten::masked_fill_", "Tensor"), masked_fill__Tensor),
    (("aten::scatter", "src"), scatter_src),
    (("aten::scatter_", "src"), scatter__src),
    (("aten::scatter", "src_out"), scatter_src_out),
    (("aten::scatter", "value"), scatter_value),
    (("aten::scatter_", "value"), scatter__value),
    (("aten::scatter", "value_out"), scatter_value_out),
    (("aten::scatter", "reduce"), scatter_dot_reduce),
    (("aten::scatter_", "reduce"), scatter__reduce),
    (("aten::scatter", "reduce_out"), scatter_reduce_out),
    (("aten::scatter", "value_reduce"), scatter_value_reduce),
    (("aten::scatter_", "value_reduce"), scatter__value_reduce),
    (("aten::scatter", "value_reduce_out"), scatter_value_reduce_out),
    (("aten::scatter_add", ""), scatter_add),
    (("aten::scatter_add_", ""), scatter_add_),
    (("aten::scatter_add", "out"), scatter_add_out),
    (("aten::scatter_reduce", "two"), scatter_reduce_two),
    (("aten::scatter_reduce_", "two"), scatter_reduce__two),
    (("aten::scatter_reduce", "two_out"), scatter_reduce_two_out),
    (("aten::index_add", ""), index_add),
    (("aten::index_add_", ""), index_add_),
    (("aten::index_add", "out"), index_add_out),
    (("aten::index_fill_", "int_Scalar"), index_fill__int_Scalar),
    (("aten::index_fill", "int_Scalar"), index_fill_int_Scalar),
    (("aten::index_fill_", "int_Tensor"), index_fill__int_Tensor),
    (("aten::index_fill", "int_Tensor"), index_fill_int_Tensor),
    (("aten::take", ""), take),
    (("aten::take", "out"), take_out),
    (("aten::put_", ""), put_),
    (("aten::put", ""), put),
    (("aten::masked_scatter_", ""), masked_scatter_),
    (("aten::masked_scatter", ""), masked_scatter),
    (("aten::masked_scatter_backward", ""), masked_scatter_backward),
    (("aten::tril", ""), tril),
    (("aten::tril_", ""), tril_),
    (("aten::tril", "out"), tril_out),
    (("aten::triu", ""), triu),
    (("aten::triu_", ""), triu_),
    (("aten::triu", "out"), triu_out),
    (("aten::flip", ""), flip),
    (("aten::roll", ""), roll),
    (("aten::repeat", ""), repeat),
    (("aten::diag_embed", ""), diag_embed),
    (("aten::unfold", ""), unfold),
    (("aten::unfold_backward", ""), unfold_backward),
    (("aten::diagonal_copy", ""), diagonal_copy),
    (("aten::diagonal_copy", "out"), diagonal_copy_out),
):
    register_impl(name, overload, DispatchKey.Autograd, kernel, only_if_requires_grad=True)
