# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The kernels of the Autograd key: make the node, save what it needs, call on, hook up the result.

They run only if an argument requires grad and grad mode is on: otherwise the dispatcher skips them.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual import TensorGeometry
from tinytensor.autograd.generated.functions import (
    AbsBackward0, AcosBackward0, AcoshBackward0, AcoshBackward1, AdaptiveAvgPool2DBackward0,
    AdaptiveAvgPool2DBackwardBackward0, AdaptiveAvgPool3DBackward0, AdaptiveAvgPool3DBackwardBackward0,
    AdaptiveMaxPool2DBackward0, AdaptiveMaxPool2DBackwardBackward0, AdaptiveMaxPool3DBackward0,
    AdaptiveMaxPool3DBackwardBackward0, AddBackward0, AddBackward1, AddbmmBackward0, AddcdivBackward0,
    AddcmulBackward0, AddmmBackward0, AddmvBackward0, AddrBackward0, AffineGridGeneratorBackward0, AliasBackward0,
    AliasBackward0_copy, AmaxBackward0, AminBackward0, AminmaxBackward0, AngleBackward0, AsinBackward0,
    AsinhBackward0, AsinhBackward1, AsStridedBackward0, AsStridedBackward0_copy, AsStridedBackward1,
    AsStridedScatterBackward0, Atan2Backward0, AtanBackward0, AtanhBackward0, AtanhBackward1, AvgPool2DBackward0,
    AvgPool2DBackwardBackward0, AvgPool3DBackward0, AvgPool3DBackwardBackward0, BaddbmmBackward0, BernoulliBackward0,
    BernoulliBackward1, BernoulliBackward2, BinaryCrossEntropyBackward0, BinaryCrossEntropyBackwardBackward0,
    BinaryCrossEntropyWithLogitsBackward0, BlockDiagBackward0, BmmBackward0, CatBackward0, CauchyBackward0,
    CdistBackward0, CdistBackwardBackward0, CeilBackward0, CeluBackward0, CeluBackward1, ChannelShuffleBackward0,
    CholeskyBackward0, CholeskyInverseBackward0, CholeskySolveBackward0, ClampBackward0, ClampBackward1,
    ClampMaxBackward0, ClampMaxBackward1, ClampMinBackward0, ClampMinBackward1, CloneBackward0, Col2ImBackward0,
    ConjPhysicalBackward0, ConstantPadNdBackward0, ConvolutionBackward0, ConvolutionBackward1,
    ConvolutionBackwardBackward0, ConvolutionBackwardOverrideableBackward0, ConvolutionOverrideableBackward0,
    ConvTbcBackward0, CopysignBackward0, CopysignBackward1, CosBackward0, CoshBackward0, CtcLossBackward0,
    CtcLossBackward1, CummaxBackward0, CumminBackward0, CumprodBackward0, CumsumBackward0, Deg2RadBackward0,
    DiagEmbedBackward0, DiagonalBackward0, DiagonalBackward0_copy, DiagonalBackwardBackward0,
    DiagonalScatterBackward0, DigammaBackward0, DistBackward0, DivBackward0, DivBackward1, DivBackward2, DivBackward3,
    DotBackward0, EluBackward0, EluBackward1, EluBackwardBackward0, EmbeddingBackward0, EmbeddingBagBackward0,
    EmbeddingBagBackwardBackward0, EmbeddingBagDenseBackwardBackward0, EmbeddingDenseBackwardBackward0,
    EmbeddingRenormBackward0, EqBackward0, EqBackward1, ErfBackward0, ErfcBackward0, ErfinvBackward0,
    EuclideanDistBackward0, Exp2Backward0, ExpandBackward0, ExpandBackward0_copy, ExpBackward0, Expm1Backward0,
    ExponentialBackward0, FillBackward0, FillBackward1, FillBackward2, FillBackward3, FlipBackward0, FloorBackward0,
    FmaxBackward0, FminBackward0, FmodBackward0, FmodBackward1, FracBackward0, FractionalMaxPool2DBackward0,
    FractionalMaxPool2DBackwardBackward0, FractionalMaxPool3DBackward0, FractionalMaxPool3DBackwardBackward0,
    FrexpBackward0, GatherBackward0, GeBackward0, GeBackward1, GeluBackward0, GeluBackwardBackward0,
    GeometricBackward0, GeqrfBackward0, GluBackward0, GluBackwardBackward0, GridSampler2DBackward0,
    GridSampler2DBackwardBackward0, GridSampler3DBackward0, GridSampler3DBackwardBackward0, GtBackward0, GtBackward1,
    HardshrinkBackward0, HardshrinkBackwardBackward0, HardsigmoidBackward0, HardswishBackward0,
    HardswishBackwardBackward0, HardtanhBackward0, HardtanhBackwardBackward0, HuberLossBackward0,
    HuberLossBackwardBackward0, HypotBackward0, I0Backward0, IgammaBackward0, IgammacBackward0, Im2ColBackward0,
    IndexAddBackward0, IndexBackward0, IndexCopyBackward0, IndexFillBackward0, IndexFillBackward1, IndexPutBackward0,
    IndexPutImplBackward0, IndexReduceBackward0, IndexSelectBackward0, KthvalueBackward0, LdexpBackward0,
    LeakyReluBackward0, LeakyReluBackward1, LeakyReluBackwardBackward0, LeBackward0, LeBackward1, LerpBackward0,
    LerpBackward1, LgammaBackward0, LiftFreshBackward0, LiftFreshBackward0_copy, LinalgCholeskyExBackward0,
    LinalgCrossBackward0, LinalgDetBackward0, LinalgEighBackward0, LinalgHouseholderProductBackward0,
    LinalgInvExBackward0, LinalgLstsqBackward0, LinalgLuBackward0, LinalgLuFactorExBackward0, LinalgLuSolveBackward0,
    LinalgMatrixExpBackward0, LinalgPinvBackward0, LinalgQrBackward0, LinalgSlogdetBackward0, LinalgSolveExBackward0,
    LinalgSolveTriangularBackward0, LinalgSvdBackward0, LinalgVectorNormBackward0, Log1PBackward0, Log2Backward0,
    Log10Backward0, Logaddexp2Backward0, LogaddexpBackward0, LogBackward0, LogcumsumexpBackward0, LogitBackward0,
    LogNormalBackward0, LogSigmoidBackward0, LogSigmoidBackwardBackward0, LogSoftmaxBackward0,
    LogSoftmaxBackwardDataBackward0, LogsumexpBackward0, LtBackward0, LtBackward1, LuUnpackBackward0,
    MaskedFillBackward0, MaskedFillBackward1, MaskedScatterBackward0, MaskedScatterBackwardBackward0,
    MaskedSelectBackward0, MaxBackward0, MaxBackward1, MaximumBackward0, MaxPool2DWithIndicesBackward0,
    MaxPool2DWithIndicesBackwardBackward0, MaxPool3DWithIndicesBackward0, MaxPool3DWithIndicesBackwardBackward0,
    MaxUnpool2DBackward0, MaxUnpool3DBackward0, MeanBackward0, MeanBackward1, MedianBackward0, MedianBackward1,
    MinBackward0, MinBackward1, MinimumBackward0, MishBackward0, MmBackward0, ModeBackward0, MseLossBackward0,
    MseLossBackwardBackward0, MulBackward0, MulBackward1, MultilabelMarginLossBackward0, MultiMarginLossBackward0,
    MvBackward0, MvlgammaBackward0, NanmedianBackward0, NanmedianBackward1, NansumBackward0, NanToNumBackward0,
    NarrowCopyBackward0, NativeBatchNormBackward0, NativeBatchNormBackwardBackward0, NativeBatchNormLegitBackward0,
    NativeBatchNormLegitBackward1, NativeDropoutBackward0, NativeDropoutBackwardBackward0, NativeGroupNormBackward0,
    NativeLayerNormBackward0, NativeLayerNormBackwardBackward0, NeBackward0, NeBackward1, NegBackward0,
    NextafterBackward0, NllLoss2DBackward0, NllLoss2DBackwardBackward0, NllLossBackward0, NllLossBackwardBackward0,
    NormalBackward0, NormalBackward1, NormalBackward2, NormalBackward3, NormBackward0, NormBackward1, NormBackward2,
    NormBackward3, OrmqrBackward0, PackPaddedSequenceBackward0, PdistBackward0, PdistBackwardBackward0,
    PermuteBackward0, PermuteBackward0_copy, PixelShuffleBackward0, PixelUnshuffleBackward0, PoissonBackward0,
    PolygammaBackward0, PolygammaBackward1, PowBackward0, PowBackward1, PowBackward2, PreluKernelBackward0,
    PreluKernelBackwardBackward0, ProdBackward0, ProdBackward1, PutBackward0, Rad2DegBackward0, RandomBackward0,
    RandomBackward1, RandomBackward2, ReciprocalBackward0, ReflectionPad1DBackward0, ReflectionPad1DBackwardBackward0,
    ReflectionPad2DBackward0, ReflectionPad2DBackwardBackward0, ReflectionPad3DBackward0,
    ReflectionPad3DBackwardBackward0, ReluBackward0, RemainderBackward0, RemainderBackward1, RenormBackward0,
    RepeatBackward0, ReplicationPad1DBackward0, ReplicationPad1DBackwardBackward0, ReplicationPad2DBackward0,
    ReplicationPad2DBackwardBackward0, ReplicationPad3DBackward0, ReplicationPad3DBackwardBackward0,
    ReshapeAliasBackward0, ReshapeAliasBackward0_copy, RollBackward0, Rot90Backward0, RoundBackward0, RoundBackward1,
    RreluWithNoiseBackward0, RreluWithNoiseBackward1, RreluWithNoiseBackwardBackward0,
    RreluWithNoiseFunctionalBackward0, RsqrtBackward0, RsubBackward0, RsubBackward1, SafeSoftmaxBackward0,
    ScaledDotProductFlashAttentionForCpuBackward0, ScatterAddBackward0, ScatterBackward0, ScatterBackward1,
    ScatterReduceBackward0, SegmentReduceBackward0, SelectBackward0, SelectBackward0_copy, SelectBackwardBackward0,
    SelectScatterBackward0, SgnBackward0, SigmoidBackward0, SigmoidBackwardBackward0, SignBackward0, SiluBackward0,
    SinBackward0, SincBackward0, SinhBackward0, SliceBackward0, SliceBackward0_copy, SliceBackwardBackward0,
    SliceScatterBackward0, SmoothL1LossBackward0, SmoothL1LossBackwardBackward0, SoftMarginLossBackward0,
    SoftMarginLossBackwardBackward0, SoftmaxBackward0, SoftmaxBackwardDataBackward0, SoftplusBackward0,
    SoftplusBackwardBackward0, SoftshrinkBackward0, SoftshrinkBackwardBackward0, SortBackward0, SortBackward1,
    SpecialEntrBackward0, SpecialErfcxBackward0, SpecialI0EBackward0, SpecialI1Backward0, SpecialI1EBackward0,
    SpecialLogNdtrBackward0, SpecialNdtriBackward0, SpecialXlog1PyBackward0, SpecialXlog1PyBackward1,
    SpecialXlog1PyBackward2, SpecialZetaBackward0, SpecialZetaBackward1, SpecialZetaBackward2, SplitBackward0,
    SplitBackward0_copy, SplitWithSizesBackward0, SplitWithSizesBackward0_copy, SqrtBackward0, SqueezeBackward0,
    SqueezeBackward0_copy, SqueezeBackward1, SqueezeBackward1_copy, SqueezeBackward2, SqueezeBackward2_copy,
    SqueezeBackward3, SqueezeBackward4, SqueezeBackward5, StackBackward0, StdBackward0, StdMeanBackward0,
    SubBackward0, SubBackward1, SumBackward0, SumBackward1, TakeBackward0, TanBackward0, TanhBackward0,
    TanhBackwardBackward0, TBackward0, TBackward0_copy, TBackward1, ThresholdBackward0, ThresholdBackward1,
    ThresholdBackwardBackward0, ToCopyBackward0, TopkBackward0, TraceBackward0, TransposeBackward0,
    TransposeBackward0_copy, TransposeBackward1, TriangularSolveBackward0, TrilBackward0, TrilinearBackward0,
    TriuBackward0, TruncBackward0, UnbindBackward0, UnbindBackward0_copy, UnfoldBackward0, UnfoldBackward0_copy,
    UnfoldBackwardBackward0, UniformBackward0, Unique2Backward0, UniqueBackward0, UniqueConsecutiveBackward0,
    UniqueDimBackward0, UniqueDimConsecutiveBackward0, UnsafeIndexBackward0, UnsafeIndexPutBackward0,
    UnsafeMaskedIndexBackward0, UnsafeMaskedIndexPutAccumulateBackward0, UnsafeSplitBackward0,
    UnsafeSplitWithSizesBackward0, UnsafeViewBackward0, UnsqueezeBackward0, UnsqueezeBackward0_copy,
    UnsqueezeBackward1, UpsampleBicubic2DAaBackward0, UpsampleBicubic2DAaBackwardBackward0,
    UpsampleBicubic2DBackward0, UpsampleBicubic2DBackwardBackward0, UpsampleBilinear2DAaBackward0,
    UpsampleBilinear2DAaBackwardBackward0, UpsampleBilinear2DBackward0, UpsampleBilinear2DBackwardBackward0,
    UpsampleLinear1DBackward0, UpsampleLinear1DBackwardBackward0, UpsampleNearest1DBackward0,
    UpsampleNearest1DBackwardBackward0, UpsampleNearest2DBackward0, UpsampleNearest2DBackwardBackward0,
    UpsampleNearest3DBackward0, UpsampleNearest3DBackwardBackward0, UpsampleNearestExact1DBackward0,
    UpsampleNearestExact1DBackwardBackward0, UpsampleNearestExact2DBackward0, UpsampleNearestExact2DBackwardBackward0,
    UpsampleNearestExact3DBackward0, UpsampleNearestExact3DBackwardBackward0, UpsampleTrilinear3DBackward0,
    UpsampleTrilinear3DBackwardBackward0, VarBackward0, VarMeanBackward0, VdotBackward0, ViewBackward0,
    ViewBackward0_copy, WeightNormInterfaceBackward0, WhereBackward0, XlogyBackward0, XlogyBackward1, XlogyBackward2,
    ZeroBackward0, save_list,
)
from tinytensor.autograd.node import NotImplementedNode
from tinytensor.autograd.saved_variable import SavedVariable
from tinytensor.autograd.variable import (
    check_inplace, check_no_requires_grad, collect_next_edges, collect_next_edges_1, collect_next_edges_2,
    rebase_history, set_history, set_history_list, set_history_where_differentiable,
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
    throw_error_out_requires_grad("aten::zeros")


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def ones_out(ks, size, out):
    throw_error_out_requires_grad("aten::ones")


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def full_out(ks, size, fill_value, out):
    throw_error_out_requires_grad("aten::full")


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def arange_out(ks, end, out):
    throw_error_out_requires_grad("aten::arange")


# arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def arange_start_out(ks, start, end, step, out):
    throw_error_out_requires_grad("aten::arange")


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
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_and__Tensor_table = find_schema_or_throw("aten::bitwise_and_", "Tensor").table


def bitwise_and__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_and_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_and__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_and_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_and")


# bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_and_Scalar_table = find_schema_or_throw("aten::bitwise_and", "Scalar").table


def bitwise_and_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_and", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_and_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
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
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_and_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_and")


# bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_and_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_and", "Scalar_Tensor").table


def bitwise_and_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_and", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_and_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Tensor_table = find_schema_or_throw("aten::bitwise_or", "Tensor").table


def bitwise_or_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_or_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_or__Tensor_table = find_schema_or_throw("aten::bitwise_or_", "Tensor").table


def bitwise_or__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_or_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_or__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_or_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_or")


# bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Scalar_table = find_schema_or_throw("aten::bitwise_or", "Scalar").table


def bitwise_or_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_or_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
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
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_or_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_or")


# bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_or_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_or", "Scalar_Tensor").table


def bitwise_or_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_or", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_or_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Tensor_table = find_schema_or_throw("aten::bitwise_xor", "Tensor").table


def bitwise_xor_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_xor_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_xor__Tensor_table = find_schema_or_throw("aten::bitwise_xor_", "Tensor").table


def bitwise_xor__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_xor_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_xor__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_xor_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_xor")


# bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Scalar_table = find_schema_or_throw("aten::bitwise_xor", "Scalar").table


def bitwise_xor_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_xor_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
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
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_xor_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_xor")


# bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_xor_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_xor", "Scalar_Tensor").table


def bitwise_xor_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_xor", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_xor_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_not(Tensor self) -> Tensor
# no entry in derivatives.yaml
_bitwise_not_table = find_schema_or_throw("aten::bitwise_not", "").table


def bitwise_not(ks, self):
    grad_fn = NotImplementedNode("aten::bitwise_not", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_not_table[ks](ks, self)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_not__table = find_schema_or_throw("aten::bitwise_not_", "").table


def bitwise_not_(ks, self):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_not_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _bitwise_not__table[ks](ks, self)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_not_out(ks, self, out):
    throw_error_out_requires_grad("aten::bitwise_not")


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: eq_.Scalar
_eq__Scalar_table = find_schema_or_throw("aten::eq_", "Scalar").table


def eq__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = EqBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    grad_fn.self_info = self.meta.plain
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
    grad_fn.other_info = other.meta.plain
    grad_fn.self_info = self.meta.plain
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
    set_history(self, grad_fn)
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
    set_history(self, grad_fn)
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
    set_history(self, grad_fn)
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
    set_history(self, grad_fn)
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
    set_history(self, grad_fn)
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
    set_history(self, grad_fn)
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


# lift_fresh(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: lift_fresh
_lift_fresh_table = find_schema_or_throw("aten::lift_fresh", "").table


def lift_fresh(ks, self):
    grad_fn = LiftFreshBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _lift_fresh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# lift_fresh_copy(Tensor self) -> Tensor
# from derivatives.yaml: lift_fresh_copy
_lift_fresh_copy_table = find_schema_or_throw("aten::lift_fresh_copy", "").table


def lift_fresh_copy(ks, self):
    grad_fn = LiftFreshBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _lift_fresh_copy_table[ks](ks, self)
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


# diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor
# from derivatives.yaml: diagonal_backward
_diagonal_backward_table = find_schema_or_throw("aten::diagonal_backward", "").table


def diagonal_backward(ks, grad_output, input_sizes, offset, dim1, dim2):
    grad_fn = DiagonalBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_backward_table[ks](ks, grad_output, input_sizes, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


# copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
# no entry in derivatives.yaml
_copy_table = find_schema_or_throw("aten::copy", "").table


def copy(ks, self, src, non_blocking):
    grad_fn = NotImplementedNode("aten::copy", collect_next_edges_2(self, src))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _copy_table[ks](ks, self, src, non_blocking)
    set_history_where_differentiable((result,), grad_fn)
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


# zero(Tensor self) -> Tensor
# from derivatives.yaml: zero_
_zero_table = find_schema_or_throw("aten::zero", "").table


def zero(ks, self):
    grad_fn = ZeroBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _zero_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
# no entry in derivatives.yaml
_resize_table = find_schema_or_throw("aten::resize", "").table


def resize(ks, self, size, memory_format):
    grad_fn = NotImplementedNode("aten::resize", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _resize_table[ks](ks, self, size, memory_format)
    set_history_where_differentiable((result,), grad_fn)
    return result


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
# from derivatives.yaml: index.Tensor
_index_Tensor_table = find_schema_or_throw("aten::index", "Tensor").table


def index_Tensor(ks, self, indices):
    check_no_requires_grad(indices, "indices", "index")
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
    check_no_requires_grad(indices, "indices", "index_put")
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    grad_fn.values_info = values.meta.plain
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
    check_no_requires_grad(indices, "indices", "index_put_")
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    grad_fn.values_info = values.meta.plain
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
    check_no_requires_grad(indices, "indices", "_index_put_impl_")
    grad_fn = IndexPutImplBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    grad_fn.values_info = values.meta.plain
    ks &= AFTER_AUTOGRAD
    __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)
    rebase_history(self, grad_fn)
    return self


# _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
# from derivatives.yaml: _index_put_impl_
__index_put_impl_table = find_schema_or_throw("aten::_index_put_impl", "").table


def _index_put_impl(ks, self, indices, values, accumulate, unsafe):
    check_no_requires_grad(indices, "indices", "_index_put_impl")
    grad_fn = IndexPutImplBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    grad_fn.values_info = values.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __index_put_impl_table[ks](ks, self, indices, values, accumulate, unsafe)
    set_history(result, grad_fn)
    return result


# _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
# from derivatives.yaml: _unsafe_index.Tensor
__unsafe_index_Tensor_table = find_schema_or_throw("aten::_unsafe_index", "Tensor").table


def _unsafe_index_Tensor(ks, self, indices):
    check_no_requires_grad(indices, "indices", "_unsafe_index")
    grad_fn = UnsafeIndexBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = save_list(indices)
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_index_Tensor_table[ks](ks, self, indices)
    set_history(result, grad_fn)
    return result


# _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
# from derivatives.yaml: _unsafe_index_put
__unsafe_index_put_table = find_schema_or_throw("aten::_unsafe_index_put", "").table


def _unsafe_index_put(ks, self, indices, values, accumulate):
    check_no_requires_grad(indices, "indices", "_unsafe_index_put")
    grad_fn = UnsafeIndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = save_list(indices)
    grad_fn.values_info = values.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_index_put_table[ks](ks, self, indices, values, accumulate)
    set_history(result, grad_fn)
    return result


# _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor
# from derivatives.yaml: _unsafe_masked_index
__unsafe_masked_index_table = find_schema_or_throw("aten::_unsafe_masked_index", "").table


def _unsafe_masked_index(ks, self, mask, indices, fill):
    check_no_requires_grad(indices, "indices", "_unsafe_masked_index")
    grad_fn = UnsafeMaskedIndexBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = save_list(indices)
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_masked_index_table[ks](ks, self, mask, indices, fill)
    set_history(result, grad_fn)
    return result


# _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor
# from derivatives.yaml: _unsafe_masked_index_put_accumulate
__unsafe_masked_index_put_accumulate_table = find_schema_or_throw("aten::_unsafe_masked_index_put_accumulate", "").table


def _unsafe_masked_index_put_accumulate(ks, self, mask, indices, values):
    check_no_requires_grad(indices, "indices", "_unsafe_masked_index_put_accumulate")
    grad_fn = UnsafeMaskedIndexPutAccumulateBackward0(collect_next_edges_2(self, values))
    grad_fn.indices_ = save_list(indices)
    if grad_fn.next_edges[1] is not None:
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_masked_index_put_accumulate_table[ks](ks, self, mask, indices, values)
    set_history(result, grad_fn)
    return result


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


# exp2(Tensor self) -> Tensor
# from derivatives.yaml: exp2
_exp2_table = find_schema_or_throw("aten::exp2", "").table


def exp2(ks, self):
    grad_fn = Exp2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _exp2_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def exp2_out(ks, self, out):
    throw_error_out_requires_grad("exp2")


# exp2_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: exp2
_exp2__table = find_schema_or_throw("aten::exp2_", "").table


def exp2_(ks, self):
    check_inplace(self, True)
    grad_fn = Exp2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exp2__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# expm1(Tensor self) -> Tensor
# from derivatives.yaml: expm1
_expm1_table = find_schema_or_throw("aten::expm1", "").table


def expm1(ks, self):
    grad_fn = Expm1Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _expm1_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def expm1_out(ks, self, out):
    throw_error_out_requires_grad("expm1")


# expm1_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: expm1
_expm1__table = find_schema_or_throw("aten::expm1_", "").table


def expm1_(ks, self):
    check_inplace(self, True)
    grad_fn = Expm1Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _expm1__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# log2(Tensor self) -> Tensor
# from derivatives.yaml: log2
_log2_table = find_schema_or_throw("aten::log2", "").table


def log2(ks, self):
    grad_fn = Log2Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log2_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def log2_out(ks, self, out):
    throw_error_out_requires_grad("log2")


# log2_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log2
_log2__table = find_schema_or_throw("aten::log2_", "").table


def log2_(ks, self):
    check_inplace(self, True)
    grad_fn = Log2Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log2__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# log10(Tensor self) -> Tensor
# from derivatives.yaml: log10
_log10_table = find_schema_or_throw("aten::log10", "").table


def log10(ks, self):
    grad_fn = Log10Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log10_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def log10_out(ks, self, out):
    throw_error_out_requires_grad("log10")


# log10_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log10
_log10__table = find_schema_or_throw("aten::log10_", "").table


def log10_(ks, self):
    check_inplace(self, True)
    grad_fn = Log10Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log10__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# log1p(Tensor self) -> Tensor
# from derivatives.yaml: log1p
_log1p_table = find_schema_or_throw("aten::log1p", "").table


def log1p(ks, self):
    grad_fn = Log1PBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log1p_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def log1p_out(ks, self, out):
    throw_error_out_requires_grad("log1p")


# log1p_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log1p
_log1p__table = find_schema_or_throw("aten::log1p_", "").table


def log1p_(ks, self):
    check_inplace(self, True)
    grad_fn = Log1PBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log1p__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# tan(Tensor self) -> Tensor
# from derivatives.yaml: tan
_tan_table = find_schema_or_throw("aten::tan", "").table


def tan(ks, self):
    grad_fn = TanBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _tan_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def tan_out(ks, self, out):
    throw_error_out_requires_grad("tan")


# tan_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: tan
_tan__table = find_schema_or_throw("aten::tan_", "").table


def tan_(ks, self):
    check_inplace(self, True)
    grad_fn = TanBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _tan__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# asin(Tensor self) -> Tensor
# from derivatives.yaml: asin
_asin_table = find_schema_or_throw("aten::asin", "").table


def asin(ks, self):
    grad_fn = AsinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _asin_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def asin_out(ks, self, out):
    throw_error_out_requires_grad("asin")


# asin_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: asin
_asin__table = find_schema_or_throw("aten::asin_", "").table


def asin_(ks, self):
    check_inplace(self, True)
    grad_fn = AsinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _asin__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# acos(Tensor self) -> Tensor
# from derivatives.yaml: acos
_acos_table = find_schema_or_throw("aten::acos", "").table


def acos(ks, self):
    grad_fn = AcosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _acos_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def acos_out(ks, self, out):
    throw_error_out_requires_grad("acos")


# acos_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: acos
_acos__table = find_schema_or_throw("aten::acos_", "").table


def acos_(ks, self):
    check_inplace(self, True)
    grad_fn = AcosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _acos__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# atan(Tensor self) -> Tensor
# from derivatives.yaml: atan
_atan_table = find_schema_or_throw("aten::atan", "").table


def atan(ks, self):
    grad_fn = AtanBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atan_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def atan_out(ks, self, out):
    throw_error_out_requires_grad("atan")


# atan_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: atan
_atan__table = find_schema_or_throw("aten::atan_", "").table


def atan_(ks, self):
    check_inplace(self, True)
    grad_fn = AtanBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _atan__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# sinh(Tensor self) -> Tensor
# from derivatives.yaml: sinh
_sinh_table = find_schema_or_throw("aten::sinh", "").table


def sinh(ks, self):
    grad_fn = SinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sinh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sinh_out(ks, self, out):
    throw_error_out_requires_grad("sinh")


# sinh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sinh
_sinh__table = find_schema_or_throw("aten::sinh_", "").table


def sinh_(ks, self):
    check_inplace(self, True)
    grad_fn = SinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sinh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# cosh(Tensor self) -> Tensor
# from derivatives.yaml: cosh
_cosh_table = find_schema_or_throw("aten::cosh", "").table


def cosh(ks, self):
    grad_fn = CoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _cosh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cosh_out(ks, self, out):
    throw_error_out_requires_grad("cosh")


# cosh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: cosh
_cosh__table = find_schema_or_throw("aten::cosh_", "").table


def cosh_(ks, self):
    check_inplace(self, True)
    grad_fn = CoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _cosh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# asinh(Tensor self) -> Tensor
# from derivatives.yaml: asinh
_asinh_table = find_schema_or_throw("aten::asinh", "").table


def asinh(ks, self):
    grad_fn = AsinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _asinh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def asinh_out(ks, self, out):
    throw_error_out_requires_grad("asinh")


# asinh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: asinh_
_asinh__table = find_schema_or_throw("aten::asinh_", "").table


def asinh_(ks, self):
    check_inplace(self, True)
    grad_fn = AsinhBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _asinh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# acosh(Tensor self) -> Tensor
# from derivatives.yaml: acosh
_acosh_table = find_schema_or_throw("aten::acosh", "").table


def acosh(ks, self):
    grad_fn = AcoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _acosh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def acosh_out(ks, self, out):
    throw_error_out_requires_grad("acosh")


# acosh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: acosh_
_acosh__table = find_schema_or_throw("aten::acosh_", "").table


def acosh_(ks, self):
    check_inplace(self, True)
    grad_fn = AcoshBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _acosh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# atanh(Tensor self) -> Tensor
# from derivatives.yaml: atanh
_atanh_table = find_schema_or_throw("aten::atanh", "").table


def atanh(ks, self):
    grad_fn = AtanhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atanh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def atanh_out(ks, self, out):
    throw_error_out_requires_grad("atanh")


# atanh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: atanh_
_atanh__table = find_schema_or_throw("aten::atanh_", "").table


def atanh_(ks, self):
    check_inplace(self, True)
    grad_fn = AtanhBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _atanh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# erf(Tensor self) -> Tensor
# from derivatives.yaml: erf
_erf_table = find_schema_or_throw("aten::erf", "").table


def erf(ks, self):
    grad_fn = ErfBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erf_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def erf_out(ks, self, out):
    throw_error_out_requires_grad("erf")


# erf_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erf
_erf__table = find_schema_or_throw("aten::erf_", "").table


def erf_(ks, self):
    check_inplace(self, True)
    grad_fn = ErfBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erf__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# erfc(Tensor self) -> Tensor
# from derivatives.yaml: erfc
_erfc_table = find_schema_or_throw("aten::erfc", "").table


def erfc(ks, self):
    grad_fn = ErfcBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erfc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def erfc_out(ks, self, out):
    throw_error_out_requires_grad("erfc")


# erfc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erfc
_erfc__table = find_schema_or_throw("aten::erfc_", "").table


def erfc_(ks, self):
    check_inplace(self, True)
    grad_fn = ErfcBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erfc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# erfinv(Tensor self) -> Tensor
# from derivatives.yaml: erfinv
_erfinv_table = find_schema_or_throw("aten::erfinv", "").table


def erfinv(ks, self):
    grad_fn = ErfinvBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erfinv_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def erfinv_out(ks, self, out):
    throw_error_out_requires_grad("erfinv")


# erfinv_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erfinv
_erfinv__table = find_schema_or_throw("aten::erfinv_", "").table


def erfinv_(ks, self):
    check_inplace(self, True)
    grad_fn = ErfinvBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erfinv__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def lgamma_out(ks, self, out):
    throw_error_out_requires_grad("lgamma")


# lgamma(Tensor self) -> Tensor
# from derivatives.yaml: lgamma
_lgamma_table = find_schema_or_throw("aten::lgamma", "").table


def lgamma(ks, self):
    grad_fn = LgammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _lgamma_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# lgamma_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: lgamma
_lgamma__table = find_schema_or_throw("aten::lgamma_", "").table


def lgamma_(ks, self):
    check_inplace(self, True)
    grad_fn = LgammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _lgamma__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def digamma_out(ks, self, out):
    throw_error_out_requires_grad("digamma")


# digamma(Tensor self) -> Tensor
# from derivatives.yaml: digamma
_digamma_table = find_schema_or_throw("aten::digamma", "").table


def digamma(ks, self):
    grad_fn = DigammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _digamma_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# digamma_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: digamma
_digamma__table = find_schema_or_throw("aten::digamma_", "").table


def digamma_(ks, self):
    check_inplace(self, True)
    grad_fn = DigammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _digamma__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def polygamma_out(ks, n, self, out):
    throw_error_out_requires_grad("polygamma")


# polygamma(int n, Tensor self) -> Tensor
# from derivatives.yaml: polygamma
_polygamma_table = find_schema_or_throw("aten::polygamma", "").table


def polygamma(ks, n, self):
    grad_fn = PolygammaBackward0(collect_next_edges_1(self))
    grad_fn.n = n
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _polygamma_table[ks](ks, n, self)
    set_history(result, grad_fn)
    return result


# polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
# from derivatives.yaml: polygamma_
_polygamma__table = find_schema_or_throw("aten::polygamma_", "").table


def polygamma_(ks, self, n):
    check_inplace(self, True)
    grad_fn = PolygammaBackward1(collect_next_edges_1(self))
    grad_fn.n = n
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _polygamma__table[ks](ks, self, n)
    rebase_history(self, grad_fn)
    return self


# frac(Tensor self) -> Tensor
# from derivatives.yaml: frac
_frac_table = find_schema_or_throw("aten::frac", "").table


def frac(ks, self):
    grad_fn = FracBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _frac_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def frac_out(ks, self, out):
    throw_error_out_requires_grad("frac")


# frac_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: frac
_frac__table = find_schema_or_throw("aten::frac_", "").table


def frac_(ks, self):
    check_inplace(self, True)
    grad_fn = FracBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _frac__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# round(Tensor self) -> Tensor
# from derivatives.yaml: round
_round_table = find_schema_or_throw("aten::round", "").table


def round(ks, self):
    grad_fn = RoundBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _round_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def round_out(ks, self, out):
    throw_error_out_requires_grad("round")


# round.decimals(Tensor self, *, int decimals) -> Tensor
# from derivatives.yaml: round.decimals
_round_decimals_table = find_schema_or_throw("aten::round", "decimals").table


def round_decimals(ks, self, decimals):
    grad_fn = RoundBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _round_decimals_table[ks](ks, self, decimals)
    set_history(result, grad_fn)
    return result


# round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def round_decimals_out(ks, self, decimals, out):
    throw_error_out_requires_grad("round")


# round_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: round
_round__table = find_schema_or_throw("aten::round_", "").table


def round_(ks, self):
    check_inplace(self, True)
    grad_fn = RoundBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _round__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
# from derivatives.yaml: round.decimals
_round__decimals_table = find_schema_or_throw("aten::round_", "decimals").table


def round__decimals(ks, self, decimals):
    check_inplace(self, True)
    grad_fn = RoundBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _round__decimals_table[ks](ks, self, decimals)
    rebase_history(self, grad_fn)
    return self


# sgn(Tensor self) -> Tensor
# from derivatives.yaml: sgn
_sgn_table = find_schema_or_throw("aten::sgn", "").table


def sgn(ks, self):
    grad_fn = SgnBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sgn_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sgn_out(ks, self, out):
    throw_error_out_requires_grad("sgn")


# sgn_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sgn
_sgn__table = find_schema_or_throw("aten::sgn_", "").table


def sgn_(ks, self):
    check_inplace(self, True)
    grad_fn = SgnBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sgn__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# sinc(Tensor self) -> Tensor
# from derivatives.yaml: sinc
_sinc_table = find_schema_or_throw("aten::sinc", "").table


def sinc(ks, self):
    grad_fn = SincBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sinc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def sinc_out(ks, self, out):
    throw_error_out_requires_grad("sinc")


# sinc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sinc
_sinc__table = find_schema_or_throw("aten::sinc_", "").table


def sinc_(ks, self):
    check_inplace(self, True)
    grad_fn = SincBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sinc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# i0(Tensor self) -> Tensor
# from derivatives.yaml: i0
_i0_table = find_schema_or_throw("aten::i0", "").table


def i0(ks, self):
    grad_fn = I0Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _i0_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def i0_out(ks, self, out):
    throw_error_out_requires_grad("i0")


# i0_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: i0
_i0__table = find_schema_or_throw("aten::i0_", "").table


def i0_(ks, self):
    check_inplace(self, True)
    grad_fn = I0Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _i0__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# special_entr(Tensor self) -> Tensor
# from derivatives.yaml: special_entr
_special_entr_table = find_schema_or_throw("aten::special_entr", "").table


def special_entr(ks, self):
    grad_fn = SpecialEntrBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_entr_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_entr_out(ks, self, out):
    throw_error_out_requires_grad("special_entr")


# special_ndtri(Tensor self) -> Tensor
# from derivatives.yaml: special_ndtri
_special_ndtri_table = find_schema_or_throw("aten::special_ndtri", "").table


def special_ndtri(ks, self):
    grad_fn = SpecialNdtriBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _special_ndtri_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_ndtri_out(ks, self, out):
    throw_error_out_requires_grad("special_ndtri")


# special_log_ndtr(Tensor self) -> Tensor
# from derivatives.yaml: special_log_ndtr
_special_log_ndtr_table = find_schema_or_throw("aten::special_log_ndtr", "").table


def special_log_ndtr(ks, self):
    grad_fn = SpecialLogNdtrBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_log_ndtr_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_log_ndtr_out(ks, self, out):
    throw_error_out_requires_grad("special_log_ndtr")


# special_i0e(Tensor self) -> Tensor
# from derivatives.yaml: special_i0e
_special_i0e_table = find_schema_or_throw("aten::special_i0e", "").table


def special_i0e(ks, self):
    grad_fn = SpecialI0EBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i0e_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_i0e_out(ks, self, out):
    throw_error_out_requires_grad("special_i0e")


# special_i1(Tensor self) -> Tensor
# from derivatives.yaml: special_i1
_special_i1_table = find_schema_or_throw("aten::special_i1", "").table


def special_i1(ks, self):
    grad_fn = SpecialI1Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i1_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_i1_out(ks, self, out):
    throw_error_out_requires_grad("special_i1")


# special_i1e(Tensor self) -> Tensor
# from derivatives.yaml: special_i1e
_special_i1e_table = find_schema_or_throw("aten::special_i1e", "").table


def special_i1e(ks, self):
    grad_fn = SpecialI1EBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i1e_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_i1e_out(ks, self, out):
    throw_error_out_requires_grad("special_i1e")


# special_erfcx(Tensor self) -> Tensor
# from derivatives.yaml: special_erfcx
_special_erfcx_table = find_schema_or_throw("aten::special_erfcx", "").table


def special_erfcx(ks, self):
    grad_fn = SpecialErfcxBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_erfcx_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_erfcx_out(ks, self, out):
    throw_error_out_requires_grad("special_erfcx")


# logit(Tensor self, float? eps=None) -> Tensor
# from derivatives.yaml: logit
_logit_table = find_schema_or_throw("aten::logit", "").table


def logit(ks, self, eps):
    grad_fn = LogitBackward0(collect_next_edges_1(self))
    grad_fn.eps = eps
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logit_table[ks](ks, self, eps)
    set_history(result, grad_fn)
    return result


# logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logit_out(ks, self, eps, out):
    throw_error_out_requires_grad("logit")


# logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
# from derivatives.yaml: logit
_logit__table = find_schema_or_throw("aten::logit_", "").table


def logit_(ks, self, eps):
    check_inplace(self, True)
    grad_fn = LogitBackward0(collect_next_edges_1(self))
    grad_fn.eps = eps
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _logit__table[ks](ks, self, eps)
    rebase_history(self, grad_fn)
    return self


# mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mvlgamma_out(ks, self, p, out):
    throw_error_out_requires_grad("mvlgamma")


# mvlgamma(Tensor self, int p) -> Tensor
# from derivatives.yaml: mvlgamma
_mvlgamma_table = find_schema_or_throw("aten::mvlgamma", "").table


def mvlgamma(ks, self, p):
    grad_fn = MvlgammaBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mvlgamma_table[ks](ks, self, p)
    set_history(result, grad_fn)
    return result


# mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
# from derivatives.yaml: mvlgamma
_mvlgamma__table = find_schema_or_throw("aten::mvlgamma_", "").table


def mvlgamma_(ks, self, p):
    check_inplace(self, True)
    grad_fn = MvlgammaBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _mvlgamma__table[ks](ks, self, p)
    rebase_history(self, grad_fn)
    return self


# deg2rad(Tensor self) -> Tensor
# from derivatives.yaml: deg2rad
_deg2rad_table = find_schema_or_throw("aten::deg2rad", "").table


def deg2rad(ks, self):
    grad_fn = Deg2RadBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _deg2rad_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def deg2rad_out(ks, self, out):
    throw_error_out_requires_grad("deg2rad")


# deg2rad_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: deg2rad
_deg2rad__table = find_schema_or_throw("aten::deg2rad_", "").table


def deg2rad_(ks, self):
    check_inplace(self, True)
    grad_fn = Deg2RadBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _deg2rad__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# rad2deg(Tensor self) -> Tensor
# from derivatives.yaml: rad2deg
_rad2deg_table = find_schema_or_throw("aten::rad2deg", "").table


def rad2deg(ks, self):
    grad_fn = Rad2DegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rad2deg_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def rad2deg_out(ks, self, out):
    throw_error_out_requires_grad("rad2deg")


# rad2deg_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: rad2deg
_rad2deg__table = find_schema_or_throw("aten::rad2deg_", "").table


def rad2deg_(ks, self):
    check_inplace(self, True)
    grad_fn = Rad2DegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _rad2deg__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
# from derivatives.yaml: nan_to_num
_nan_to_num_table = find_schema_or_throw("aten::nan_to_num", "").table


def nan_to_num(ks, self, nan, posinf, neginf):
    grad_fn = NanToNumBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nan_to_num_table[ks](ks, self, nan, posinf, neginf)
    set_history(result, grad_fn)
    return result


# nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def nan_to_num_out(ks, self, nan, posinf, neginf, out):
    throw_error_out_requires_grad("nan_to_num")


# nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
# from derivatives.yaml: nan_to_num
_nan_to_num__table = find_schema_or_throw("aten::nan_to_num_", "").table


def nan_to_num_(ks, self, nan, posinf, neginf):
    check_inplace(self, True)
    grad_fn = NanToNumBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _nan_to_num__table[ks](ks, self, nan, posinf, neginf)
    rebase_history(self, grad_fn)
    return self


# angle(Tensor self) -> Tensor
# from derivatives.yaml: angle
_angle_table = find_schema_or_throw("aten::angle", "").table


def angle(ks, self):
    grad_fn = AngleBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _angle_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def angle_out(ks, self, out):
    throw_error_out_requires_grad("angle")


# frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
# from derivatives.yaml: frexp.Tensor
_frexp_Tensor_table = find_schema_or_throw("aten::frexp", "Tensor").table


def frexp_Tensor(ks, self):
    grad_fn = FrexpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        mantissa, exponent = _frexp_Tensor_table[ks](ks, self)
    set_history(mantissa, grad_fn)
    grad_fn.exponent_ = SavedVariable(exponent, True)
    return mantissa, exponent


# frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)
# out=: nothing is recorded
def frexp_Tensor_out(ks, self, mantissa, exponent):
    throw_error_out_requires_grad("frexp")


# ldexp.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: ldexp.Tensor
_ldexp_Tensor_table = find_schema_or_throw("aten::ldexp", "Tensor").table


def ldexp_Tensor(ks, self, other):
    grad_fn = LdexpBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _ldexp_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def ldexp_out(ks, self, other, out):
    throw_error_out_requires_grad("ldexp")


# ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ldexp.Tensor
_ldexp__table = find_schema_or_throw("aten::ldexp_", "").table


def ldexp_(ks, self, other):
    check_inplace(self, True)
    grad_fn = LdexpBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _ldexp__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def nextafter_out(ks, self, other, out):
    throw_error_out_requires_grad("nextafter")


# nextafter(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: nextafter
_nextafter_table = find_schema_or_throw("aten::nextafter", "").table


def nextafter(ks, self, other):
    grad_fn = NextafterBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    grad_fn.other_info = other.meta.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nextafter_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: nextafter
_nextafter__table = find_schema_or_throw("aten::nextafter_", "").table


def nextafter_(ks, self, other):
    check_inplace(self, True)
    grad_fn = NextafterBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    grad_fn.other_info = other.meta.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _nextafter__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def copysign_out(ks, self, other, out):
    throw_error_out_requires_grad("copysign")


# copysign.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: copysign.Tensor
_copysign_Tensor_table = find_schema_or_throw("aten::copysign", "Tensor").table


def copysign_Tensor(ks, self, other):
    grad_fn = CopysignBackward0(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _copysign_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# copysign.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: copysign.Scalar
_copysign_Scalar_table = find_schema_or_throw("aten::copysign", "Scalar").table


def copysign_Scalar(ks, self, other):
    grad_fn = CopysignBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _copysign_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def copysign_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("copysign")


# copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: copysign.Tensor
_copysign__Tensor_table = find_schema_or_throw("aten::copysign_", "Tensor").table


def copysign__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = CopysignBackward0(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _copysign__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: copysign.Scalar
_copysign__Scalar_table = find_schema_or_throw("aten::copysign_", "Scalar").table


def copysign__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = CopysignBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _copysign__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def heaviside_out(ks, self, values, out):
    throw_error_out_requires_grad("aten::heaviside")


# heaviside(Tensor self, Tensor values) -> Tensor
# no entry in derivatives.yaml
_heaviside_table = find_schema_or_throw("aten::heaviside", "").table


def heaviside(ks, self, values):
    grad_fn = NotImplementedNode("aten::heaviside", collect_next_edges_2(self, values))
    ks &= AFTER_AUTOGRAD
    result = _heaviside_table[ks](ks, self, values)
    set_history_where_differentiable((result,), grad_fn)
    return result


# heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
# no entry in derivatives.yaml
_heaviside__table = find_schema_or_throw("aten::heaviside_", "").table


def heaviside_(ks, self, values):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::heaviside_", collect_next_edges_2(self, values))
    ks &= AFTER_AUTOGRAD
    _heaviside__table[ks](ks, self, values)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def conj_physical_out(ks, self, out):
    throw_error_out_requires_grad("aten::conj_physical")


# conj_physical_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: conj_physical_
_conj_physical__table = find_schema_or_throw("aten::conj_physical_", "").table


def conj_physical_(ks, self):
    check_inplace(self, True)
    grad_fn = ConjPhysicalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _conj_physical__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
# from derivatives.yaml: div.Tensor_mode
_div_Tensor_mode_table = find_schema_or_throw("aten::div", "Tensor_mode").table


def div_Tensor_mode(ks, self, other, rounding_mode):
    grad_fn = DivBackward2(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.rounding_mode = rounding_mode
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = _div_Tensor_mode_table[ks](ks, self, other, rounding_mode)
    set_history(result, grad_fn)
    return result


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def div_out_mode(ks, self, other, rounding_mode, out):
    throw_error_out_requires_grad("div")


# div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
# from derivatives.yaml: div.Scalar_mode
_div_Scalar_mode_table = find_schema_or_throw("aten::div", "Scalar_mode").table


def div_Scalar_mode(ks, self, other, rounding_mode):
    grad_fn = DivBackward3(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.rounding_mode = rounding_mode
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _div_Scalar_mode_table[ks](ks, self, other, rounding_mode)
    set_history(result, grad_fn)
    return result


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
# from derivatives.yaml: div.Tensor_mode
_div__Tensor_mode_table = find_schema_or_throw("aten::div_", "Tensor_mode").table


def div__Tensor_mode(ks, self, other, rounding_mode):
    check_inplace(self, True)
    grad_fn = DivBackward2(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.rounding_mode = rounding_mode
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    _div__Tensor_mode_table[ks](ks, self, other, rounding_mode)
    rebase_history(self, grad_fn)
    return self


# div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
# from derivatives.yaml: div.Scalar_mode
_div__Scalar_mode_table = find_schema_or_throw("aten::div_", "Scalar_mode").table


def div__Scalar_mode(ks, self, other, rounding_mode):
    check_inplace(self, True)
    grad_fn = DivBackward3(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.rounding_mode = rounding_mode
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_mode_table[ks](ks, self, other, rounding_mode)
    rebase_history(self, grad_fn)
    return self


# floor_divide(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_floor_divide_table = find_schema_or_throw("aten::floor_divide", "").table


def floor_divide(ks, self, other):
    grad_fn = NotImplementedNode("aten::floor_divide", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _floor_divide_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def floor_divide_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::floor_divide")


# floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_floor_divide_Scalar_table = find_schema_or_throw("aten::floor_divide", "Scalar").table


def floor_divide_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::floor_divide", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _floor_divide_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_floor_divide__Tensor_table = find_schema_or_throw("aten::floor_divide_", "Tensor").table


def floor_divide__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::floor_divide_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _floor_divide__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_floor_divide__Scalar_table = find_schema_or_throw("aten::floor_divide_", "Scalar").table


def floor_divide__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::floor_divide_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _floor_divide__Scalar_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def remainder_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("remainder")


# remainder.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: remainder.Scalar
_remainder_Scalar_table = find_schema_or_throw("aten::remainder", "Scalar").table


def remainder_Scalar(ks, self, other):
    grad_fn = RemainderBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _remainder_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def remainder_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("remainder")


# remainder.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: remainder.Tensor
_remainder_Tensor_table = find_schema_or_throw("aten::remainder", "Tensor").table


def remainder_Tensor(ks, self, other):
    grad_fn = RemainderBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _remainder_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_remainder_Scalar_Tensor_table = find_schema_or_throw("aten::remainder", "Scalar_Tensor").table


def remainder_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::remainder", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    result = _remainder_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: remainder.Scalar
_remainder__Scalar_table = find_schema_or_throw("aten::remainder_", "Scalar").table


def remainder__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = RemainderBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _remainder__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: remainder.Tensor
_remainder__Tensor_table = find_schema_or_throw("aten::remainder_", "Tensor").table


def remainder__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = RemainderBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _remainder__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def fmod_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("fmod")


# fmod.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: fmod.Scalar
_fmod_Scalar_table = find_schema_or_throw("aten::fmod", "Scalar").table


def fmod_Scalar(ks, self, other):
    grad_fn = FmodBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fmod_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def fmod_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("fmod")


# fmod.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmod.Tensor
_fmod_Tensor_table = find_schema_or_throw("aten::fmod", "Tensor").table


def fmod_Tensor(ks, self, other):
    grad_fn = FmodBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmod_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: fmod.Scalar
_fmod__Scalar_table = find_schema_or_throw("aten::fmod_", "Scalar").table


def fmod__Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = FmodBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _fmod__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: fmod.Tensor
_fmod__Tensor_table = find_schema_or_throw("aten::fmod_", "Tensor").table


def fmod__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = FmodBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _fmod__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def atan2_out(ks, self, other, out):
    throw_error_out_requires_grad("atan2")


# atan2(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: atan2
_atan2_table = find_schema_or_throw("aten::atan2", "").table


def atan2(ks, self, other):
    grad_fn = Atan2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atan2_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: atan2
_atan2__table = find_schema_or_throw("aten::atan2_", "").table


def atan2_(ks, self, other):
    check_inplace(self, True)
    grad_fn = Atan2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _atan2__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# fmax(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmax
_fmax_table = find_schema_or_throw("aten::fmax", "").table


def fmax(ks, self, other):
    grad_fn = FmaxBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmax_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def fmax_out(ks, self, other, out):
    throw_error_out_requires_grad("fmax")


# fmin(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmin
_fmin_table = find_schema_or_throw("aten::fmin", "").table


def fmin(ks, self, other):
    grad_fn = FminBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmin_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def fmin_out(ks, self, other, out):
    throw_error_out_requires_grad("fmin")


# hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def hypot_out(ks, self, other, out):
    throw_error_out_requires_grad("hypot")


# hypot(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: hypot
_hypot_table = find_schema_or_throw("aten::hypot", "").table


def hypot(ks, self, other):
    grad_fn = HypotBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hypot_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: hypot
_hypot__table = find_schema_or_throw("aten::hypot_", "").table


def hypot_(ks, self, other):
    check_inplace(self, True)
    grad_fn = HypotBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _hypot__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logaddexp_out(ks, self, other, out):
    throw_error_out_requires_grad("logaddexp")


# logaddexp(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: logaddexp
_logaddexp_table = find_schema_or_throw("aten::logaddexp", "").table


def logaddexp(ks, self, other):
    grad_fn = LogaddexpBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logaddexp_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logaddexp2_out(ks, self, other, out):
    throw_error_out_requires_grad("logaddexp2")


# logaddexp2(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: logaddexp2
_logaddexp2_table = find_schema_or_throw("aten::logaddexp2", "").table


def logaddexp2(ks, self, other):
    grad_fn = Logaddexp2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logaddexp2_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def igamma_out(ks, self, other, out):
    throw_error_out_requires_grad("igamma")


# igamma(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: igamma
_igamma_table = find_schema_or_throw("aten::igamma", "").table


def igamma(ks, self, other):
    grad_fn = IgammaBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _igamma_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: igamma
_igamma__table = find_schema_or_throw("aten::igamma_", "").table


def igamma_(ks, self, other):
    check_inplace(self, True)
    grad_fn = IgammaBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _igamma__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def igammac_out(ks, self, other, out):
    throw_error_out_requires_grad("igammac")


# igammac(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: igammac
_igammac_table = find_schema_or_throw("aten::igammac", "").table


def igammac(ks, self, other):
    grad_fn = IgammacBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _igammac_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: igammac
_igammac__table = find_schema_or_throw("aten::igammac_", "").table


def igammac_(ks, self, other):
    check_inplace(self, True)
    grad_fn = IgammacBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _igammac__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# xlogy.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: xlogy.Tensor
_xlogy_Tensor_table = find_schema_or_throw("aten::xlogy", "Tensor").table


def xlogy_Tensor(ks, self, other):
    grad_fn = XlogyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _xlogy_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
# from derivatives.yaml: xlogy.Scalar_Self
_xlogy_Scalar_Self_table = find_schema_or_throw("aten::xlogy", "Scalar_Self").table


def xlogy_Scalar_Self(ks, self, other):
    grad_fn = XlogyBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _xlogy_Scalar_Self_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: xlogy.Scalar_Other
_xlogy_Scalar_Other_table = find_schema_or_throw("aten::xlogy", "Scalar_Other").table


def xlogy_Scalar_Other(ks, self, other):
    grad_fn = XlogyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _xlogy_Scalar_Other_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def xlogy_OutTensor(ks, self, other, out):
    throw_error_out_requires_grad("xlogy")


# xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def xlogy_OutScalar_Self(ks, self, other, out):
    throw_error_out_requires_grad("xlogy")


# xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def xlogy_OutScalar_Other(ks, self, other, out):
    throw_error_out_requires_grad("xlogy")


# xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: xlogy.Tensor
_xlogy__Tensor_table = find_schema_or_throw("aten::xlogy_", "Tensor").table


def xlogy__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = XlogyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _xlogy__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: xlogy.Scalar_Other
_xlogy__Scalar_Other_table = find_schema_or_throw("aten::xlogy_", "Scalar_Other").table


def xlogy__Scalar_Other(ks, self, other):
    check_inplace(self, True)
    grad_fn = XlogyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _xlogy__Scalar_Other_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


# special_xlog1py(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: special_xlog1py
_special_xlog1py_table = find_schema_or_throw("aten::special_xlog1py", "").table


def special_xlog1py(ks, self, other):
    grad_fn = SpecialXlog1PyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_xlog1py_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
# from derivatives.yaml: special_xlog1py.self_scalar
_special_xlog1py_self_scalar_table = find_schema_or_throw("aten::special_xlog1py", "self_scalar").table


def special_xlog1py_self_scalar(ks, self, other):
    grad_fn = SpecialXlog1PyBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_xlog1py_self_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: special_xlog1py.other_scalar
_special_xlog1py_other_scalar_table = find_schema_or_throw("aten::special_xlog1py", "other_scalar").table


def special_xlog1py_other_scalar(ks, self, other):
    grad_fn = SpecialXlog1PyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_xlog1py_other_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_xlog1py_out(ks, self, other, out):
    throw_error_out_requires_grad("special_xlog1py")


# special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_xlog1py_self_scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("special_xlog1py")


# special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_xlog1py_other_scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("special_xlog1py")


# special_zeta(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: special_zeta
_special_zeta_table = find_schema_or_throw("aten::special_zeta", "").table


def special_zeta(ks, self, other):
    grad_fn = SpecialZetaBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_zeta_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor
# from derivatives.yaml: special_zeta.self_scalar
_special_zeta_self_scalar_table = find_schema_or_throw("aten::special_zeta", "self_scalar").table


def special_zeta_self_scalar(ks, self, other):
    grad_fn = SpecialZetaBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_zeta_self_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: special_zeta.other_scalar
_special_zeta_other_scalar_table = find_schema_or_throw("aten::special_zeta", "other_scalar").table


def special_zeta_other_scalar(ks, self, other):
    grad_fn = SpecialZetaBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_zeta_other_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_zeta_out(ks, self, other, out):
    throw_error_out_requires_grad("special_zeta")


# special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_zeta_self_scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("special_zeta")


# special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def special_zeta_other_scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("special_zeta")


# gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def gcd_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::gcd")


# gcd(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_gcd_table = find_schema_or_throw("aten::gcd", "").table


def gcd(ks, self, other):
    grad_fn = NotImplementedNode("aten::gcd", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _gcd_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_gcd__table = find_schema_or_throw("aten::gcd_", "").table


def gcd_(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::gcd_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _gcd__table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def lcm_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::lcm")


# lcm(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_lcm_table = find_schema_or_throw("aten::lcm", "").table


def lcm(ks, self, other):
    grad_fn = NotImplementedNode("aten::lcm", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _lcm_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_lcm__table = find_schema_or_throw("aten::lcm_", "").table


def lcm_(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::lcm_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _lcm__table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_left_shift_Tensor_table = find_schema_or_throw("aten::bitwise_left_shift", "Tensor").table


def bitwise_left_shift_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_left_shift", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_left_shift_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_left_shift_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_left_shift")


# bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_left_shift_Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_left_shift", "Tensor_Scalar").table


def bitwise_left_shift_Tensor_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_left_shift", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_left_shift_Tensor_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_left_shift_Tensor_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_left_shift")


# bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_left_shift_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_left_shift", "Scalar_Tensor").table


def bitwise_left_shift_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_left_shift", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_left_shift_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_left_shift__Tensor_table = find_schema_or_throw("aten::bitwise_left_shift_", "Tensor").table


def bitwise_left_shift__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_left_shift_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_left_shift__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_left_shift__Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_left_shift_", "Tensor_Scalar").table


def bitwise_left_shift__Tensor_Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_left_shift_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_left_shift__Tensor_Scalar_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_right_shift_Tensor_table = find_schema_or_throw("aten::bitwise_right_shift", "Tensor").table


def bitwise_right_shift_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_right_shift", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = _bitwise_right_shift_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_right_shift_Tensor_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_right_shift")


# bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
_bitwise_right_shift_Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_right_shift", "Tensor_Scalar").table


def bitwise_right_shift_Tensor_Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_right_shift", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_right_shift_Tensor_Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bitwise_right_shift_Tensor_Scalar_out(ks, self, other, out):
    throw_error_out_requires_grad("aten::bitwise_right_shift")


# bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
# no entry in derivatives.yaml
_bitwise_right_shift_Scalar_Tensor_table = find_schema_or_throw("aten::bitwise_right_shift", "Scalar_Tensor").table


def bitwise_right_shift_Scalar_Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::bitwise_right_shift", collect_next_edges_1(other))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bitwise_right_shift_Scalar_Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_right_shift__Tensor_table = find_schema_or_throw("aten::bitwise_right_shift_", "Tensor").table


def bitwise_right_shift__Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_right_shift_", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    _bitwise_right_shift__Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
_bitwise_right_shift__Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_right_shift_", "Tensor_Scalar").table


def bitwise_right_shift__Tensor_Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::bitwise_right_shift_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_right_shift__Tensor_Scalar_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
___lshift___Scalar_table = find_schema_or_throw("aten::__lshift__", "Scalar").table


def __lshift___Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::__lshift__", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = ___lshift___Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
___lshift___Tensor_table = find_schema_or_throw("aten::__lshift__", "Tensor").table


def __lshift___Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::__lshift__", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = ___lshift___Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
___ilshift___Scalar_table = find_schema_or_throw("aten::__ilshift__", "Scalar").table


def __ilshift___Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::__ilshift__", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    ___ilshift___Scalar_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
___ilshift___Tensor_table = find_schema_or_throw("aten::__ilshift__", "Tensor").table


def __ilshift___Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::__ilshift__", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    ___ilshift___Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# __rshift__.Scalar(Tensor self, Scalar other) -> Tensor
# no entry in derivatives.yaml
___rshift___Scalar_table = find_schema_or_throw("aten::__rshift__", "Scalar").table


def __rshift___Scalar(ks, self, other):
    grad_fn = NotImplementedNode("aten::__rshift__", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = ___rshift___Scalar_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# __rshift__.Tensor(Tensor self, Tensor other) -> Tensor
# no entry in derivatives.yaml
___rshift___Tensor_table = find_schema_or_throw("aten::__rshift__", "Tensor").table


def __rshift___Tensor(ks, self, other):
    grad_fn = NotImplementedNode("aten::__rshift__", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    result = ___rshift___Tensor_table[ks](ks, self, other)
    set_history_where_differentiable((result,), grad_fn)
    return result


# __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# no entry in derivatives.yaml
___irshift___Scalar_table = find_schema_or_throw("aten::__irshift__", "Scalar").table


def __irshift___Scalar(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::__irshift__", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    ___irshift___Scalar_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# no entry in derivatives.yaml
___irshift___Tensor_table = find_schema_or_throw("aten::__irshift__", "Tensor").table


def __irshift___Tensor(ks, self, other):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::__irshift__", collect_next_edges_2(self, other))
    ks &= AFTER_AUTOGRAD
    ___irshift___Tensor_table[ks](ks, self, other)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
# from derivatives.yaml: elu
_elu_table = find_schema_or_throw("aten::elu", "").table


def elu(ks, self, alpha, scale, input_scale):
    grad_fn = EluBackward0(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    grad_fn.input_scale = input_scale
    grad_fn.scale = scale
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _elu_table[ks](ks, self, alpha, scale, input_scale)
    set_history(result, grad_fn)
    return result


# elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
# from derivatives.yaml: elu_
_elu__table = find_schema_or_throw("aten::elu_", "").table


def elu_(ks, self, alpha, scale, input_scale):
    check_inplace(self, True)
    grad_fn = EluBackward1(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    grad_fn.input_scale = input_scale
    grad_fn.scale = scale
    ks &= AFTER_AUTOGRAD
    _elu__table[ks](ks, self, alpha, scale, input_scale)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def elu_out(ks, self, alpha, scale, input_scale, out):
    throw_error_out_requires_grad("elu")


# elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
# from derivatives.yaml: elu_backward
_elu_backward_table = find_schema_or_throw("aten::elu_backward", "").table


def elu_backward(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result):
    grad_fn = EluBackwardBackward0(collect_next_edges_2(grad_output, self_or_result))
    grad_fn.alpha = alpha
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.input_scale = input_scale
    grad_fn.is_result = is_result
    grad_fn.scale = scale
    grad_fn.self_or_result_ = SavedVariable(self_or_result, False)
    ks &= AFTER_AUTOGRAD
    result = _elu_backward_table[ks](ks, grad_output, alpha, scale, input_scale, is_result, self_or_result)
    set_history(result, grad_fn)
    return result


# elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def elu_backward_grad_input(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_input):
    throw_error_out_requires_grad("elu_backward")


# gelu(Tensor self, *, str approximate='none') -> Tensor
# from derivatives.yaml: gelu
_gelu_table = find_schema_or_throw("aten::gelu", "").table


def gelu(ks, self, approximate):
    grad_fn = GeluBackward0(collect_next_edges_1(self))
    grad_fn.approximate = approximate
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _gelu_table[ks](ks, self, approximate)
    set_history(result, grad_fn)
    return result


# gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
# from derivatives.yaml: gelu
_gelu__table = find_schema_or_throw("aten::gelu_", "").table


def gelu_(ks, self, approximate):
    check_inplace(self, True)
    grad_fn = GeluBackward0(collect_next_edges_1(self))
    grad_fn.approximate = approximate
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _gelu__table[ks](ks, self, approximate)
    rebase_history(self, grad_fn)
    return self


# gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def gelu_out(ks, self, approximate, out):
    throw_error_out_requires_grad("gelu")


# gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
# from derivatives.yaml: gelu_backward
_gelu_backward_table = find_schema_or_throw("aten::gelu_backward", "").table


def gelu_backward(ks, grad_output, self, approximate):
    grad_fn = GeluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.approximate = approximate
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _gelu_backward_table[ks](ks, grad_output, self, approximate)
    set_history(result, grad_fn)
    return result


# gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def gelu_backward_grad_input(ks, grad_output, self, approximate, grad_input):
    throw_error_out_requires_grad("gelu_backward")


# silu(Tensor self) -> Tensor
# from derivatives.yaml: silu
_silu_table = find_schema_or_throw("aten::silu", "").table


def silu(ks, self):
    grad_fn = SiluBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _silu_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# silu_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: silu
_silu__table = find_schema_or_throw("aten::silu_", "").table


def silu_(ks, self):
    check_inplace(self, True)
    grad_fn = SiluBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _silu__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def silu_out(ks, self, out):
    throw_error_out_requires_grad("silu")


# silu_backward(Tensor grad_output, Tensor self) -> Tensor
# no entry in derivatives.yaml
_silu_backward_table = find_schema_or_throw("aten::silu_backward", "").table


def silu_backward(ks, grad_output, self):
    grad_fn = NotImplementedNode("aten::silu_backward", collect_next_edges_2(grad_output, self))
    ks &= AFTER_AUTOGRAD
    result = _silu_backward_table[ks](ks, grad_output, self)
    set_history_where_differentiable((result,), grad_fn)
    return result


# silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def silu_backward_grad_input(ks, grad_output, self, grad_input):
    throw_error_out_requires_grad("aten::silu_backward")


# mish(Tensor self) -> Tensor
# from derivatives.yaml: mish
_mish_table = find_schema_or_throw("aten::mish", "").table


def mish(ks, self):
    grad_fn = MishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _mish_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# mish_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: mish
_mish__table = find_schema_or_throw("aten::mish_", "").table


def mish_(ks, self):
    check_inplace(self, True)
    grad_fn = MishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _mish__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mish_out(ks, self, out):
    throw_error_out_requires_grad("mish")


# hardsigmoid(Tensor self) -> Tensor
# from derivatives.yaml: hardsigmoid
_hardsigmoid_table = find_schema_or_throw("aten::hardsigmoid", "").table


def hardsigmoid(ks, self):
    grad_fn = HardsigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardsigmoid_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: hardsigmoid
_hardsigmoid__table = find_schema_or_throw("aten::hardsigmoid_", "").table


def hardsigmoid_(ks, self):
    check_inplace(self, True)
    grad_fn = HardsigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _hardsigmoid__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def hardsigmoid_out(ks, self, out):
    throw_error_out_requires_grad("hardsigmoid")


# hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
# no entry in derivatives.yaml
_hardsigmoid_backward_table = find_schema_or_throw("aten::hardsigmoid_backward", "").table


def hardsigmoid_backward(ks, grad_output, self):
    grad_fn = NotImplementedNode("aten::hardsigmoid_backward", collect_next_edges_2(grad_output, self))
    ks &= AFTER_AUTOGRAD
    result = _hardsigmoid_backward_table[ks](ks, grad_output, self)
    set_history_where_differentiable((result,), grad_fn)
    return result


# hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def hardsigmoid_backward_grad_input(ks, grad_output, self, grad_input):
    throw_error_out_requires_grad("aten::hardsigmoid_backward")


# leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
# from derivatives.yaml: leaky_relu
_leaky_relu_table = find_schema_or_throw("aten::leaky_relu", "").table


def leaky_relu(ks, self, negative_slope):
    grad_fn = LeakyReluBackward0(collect_next_edges_1(self))
    grad_fn.negative_slope = negative_slope
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _leaky_relu_table[ks](ks, self, negative_slope)
    set_history(result, grad_fn)
    return result


# leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
# from derivatives.yaml: leaky_relu_
_leaky_relu__table = find_schema_or_throw("aten::leaky_relu_", "").table


def leaky_relu_(ks, self, negative_slope):
    check_inplace(self, True)
    grad_fn = LeakyReluBackward1(collect_next_edges_1(self))
    grad_fn.negative_slope = negative_slope
    ks &= AFTER_AUTOGRAD
    _leaky_relu__table[ks](ks, self, negative_slope)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def leaky_relu_out(ks, self, negative_slope, out):
    throw_error_out_requires_grad("leaky_relu")


# leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
# from derivatives.yaml: leaky_relu_backward
_leaky_relu_backward_table = find_schema_or_throw("aten::leaky_relu_backward", "").table


def leaky_relu_backward(ks, grad_output, self, negative_slope, self_is_result):
    grad_fn = LeakyReluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.negative_slope = negative_slope
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _leaky_relu_backward_table[ks](ks, grad_output, self, negative_slope, self_is_result)
    set_history(result, grad_fn)
    return result


# leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def leaky_relu_backward_grad_input(ks, grad_output, self, negative_slope, self_is_result, grad_input):
    throw_error_out_requires_grad("leaky_relu_backward")


# threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
# from derivatives.yaml: threshold
_threshold_table = find_schema_or_throw("aten::threshold", "").table


def threshold(ks, self, threshold, value):
    grad_fn = ThresholdBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _threshold_table[ks](ks, self, threshold, value)
    set_history(result, grad_fn)
    return result


# threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
# from derivatives.yaml: threshold_
_threshold__table = find_schema_or_throw("aten::threshold_", "").table


def threshold_(ks, self, threshold, value):
    check_inplace(self, True)
    grad_fn = ThresholdBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    _threshold__table[ks](ks, self, threshold, value)
    rebase_history(self, grad_fn)
    return self


# threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def threshold_out(ks, self, threshold, value, out):
    throw_error_out_requires_grad("threshold")


# softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
# from derivatives.yaml: softplus
_softplus_table = find_schema_or_throw("aten::softplus", "").table


def softplus(ks, self, beta, threshold):
    grad_fn = SoftplusBackward0(collect_next_edges_1(self))
    grad_fn.beta = beta
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _softplus_table[ks](ks, self, beta, threshold)
    set_history(result, grad_fn)
    return result


# softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def softplus_out(ks, self, beta, threshold, out):
    throw_error_out_requires_grad("softplus")


# softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
# from derivatives.yaml: softplus_backward
_softplus_backward_table = find_schema_or_throw("aten::softplus_backward", "").table


def softplus_backward(ks, grad_output, self, beta, threshold):
    grad_fn = SoftplusBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.beta = beta
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _softplus_backward_table[ks](ks, grad_output, self, beta, threshold)
    set_history(result, grad_fn)
    return result


# softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def softplus_backward_grad_input(ks, grad_output, self, beta, threshold, grad_input):
    throw_error_out_requires_grad("softplus_backward")


# softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
# from derivatives.yaml: softshrink
_softshrink_table = find_schema_or_throw("aten::softshrink", "").table


def softshrink(ks, self, lambd):
    grad_fn = SoftshrinkBackward0(collect_next_edges_1(self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _softshrink_table[ks](ks, self, lambd)
    set_history(result, grad_fn)
    return result


# softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def softshrink_out(ks, self, lambd, out):
    throw_error_out_requires_grad("softshrink")


# softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
# from derivatives.yaml: softshrink_backward
_softshrink_backward_table = find_schema_or_throw("aten::softshrink_backward", "").table


def softshrink_backward(ks, grad_output, self, lambd):
    grad_fn = SoftshrinkBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _softshrink_backward_table[ks](ks, grad_output, self, lambd)
    set_history(result, grad_fn)
    return result


# softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def softshrink_backward_grad_input(ks, grad_output, self, lambd, grad_input):
    throw_error_out_requires_grad("softshrink_backward")


# hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
# from derivatives.yaml: hardshrink
_hardshrink_table = find_schema_or_throw("aten::hardshrink", "").table


def hardshrink(ks, self, lambd):
    grad_fn = HardshrinkBackward0(collect_next_edges_1(self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardshrink_table[ks](ks, self, lambd)
    set_history(result, grad_fn)
    return result


# hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def hardshrink_out(ks, self, lambd, out):
    throw_error_out_requires_grad("hardshrink")


# hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
# from derivatives.yaml: hardshrink_backward
_hardshrink_backward_table = find_schema_or_throw("aten::hardshrink_backward", "").table


def hardshrink_backward(ks, grad_out, self, lambd):
    grad_fn = HardshrinkBackwardBackward0(collect_next_edges_2(grad_out, self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardshrink_backward_table[ks](ks, grad_out, self, lambd)
    set_history(result, grad_fn)
    return result


# hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def hardshrink_backward_grad_input(ks, grad_out, self, lambd, grad_input):
    throw_error_out_requires_grad("hardshrink_backward")


# celu(Tensor self, Scalar alpha=1.0) -> Tensor
# from derivatives.yaml: celu
_celu_table = find_schema_or_throw("aten::celu", "").table


def celu(ks, self, alpha):
    grad_fn = CeluBackward0(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _celu_table[ks](ks, self, alpha)
    set_history(result, grad_fn)
    return result


# celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
# from derivatives.yaml: celu_
_celu__table = find_schema_or_throw("aten::celu_", "").table


def celu_(ks, self, alpha):
    check_inplace(self, True)
    grad_fn = CeluBackward1(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _celu__table[ks](ks, self, alpha)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
# from derivatives.yaml: hardtanh
_hardtanh_table = find_schema_or_throw("aten::hardtanh", "").table


def hardtanh(ks, self, min_val, max_val):
    grad_fn = HardtanhBackward0(collect_next_edges_1(self))
    grad_fn.max_val = max_val
    grad_fn.min_val = min_val
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _hardtanh_table[ks](ks, self, min_val, max_val)
    set_history(result, grad_fn)
    return result


# hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
# from derivatives.yaml: hardtanh
_hardtanh__table = find_schema_or_throw("aten::hardtanh_", "").table


def hardtanh_(ks, self, min_val, max_val):
    check_inplace(self, True)
    grad_fn = HardtanhBackward0(collect_next_edges_1(self))
    grad_fn.max_val = max_val
    grad_fn.min_val = min_val
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _hardtanh__table[ks](ks, self, min_val, max_val)
    rebase_history(self, grad_fn)
    return self


# hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def hardtanh_out(ks, self, min_val, max_val, out):
    throw_error_out_requires_grad("hardtanh")


# hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
# from derivatives.yaml: hardtanh_backward
_hardtanh_backward_table = find_schema_or_throw("aten::hardtanh_backward", "").table


def hardtanh_backward(ks, grad_output, self, min_val, max_val):
    grad_fn = HardtanhBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.max_val = max_val
    grad_fn.min_val = min_val
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardtanh_backward_table[ks](ks, grad_output, self, min_val, max_val)
    set_history(result, grad_fn)
    return result


# hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def hardtanh_backward_grad_input(ks, grad_output, self, min_val, max_val, grad_input):
    throw_error_out_requires_grad("hardtanh_backward")


# hardswish(Tensor self) -> Tensor
# from derivatives.yaml: hardswish
_hardswish_table = find_schema_or_throw("aten::hardswish", "").table


def hardswish(ks, self):
    grad_fn = HardswishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardswish_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# hardswish_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: hardswish
_hardswish__table = find_schema_or_throw("aten::hardswish_", "").table


def hardswish_(ks, self):
    check_inplace(self, True)
    grad_fn = HardswishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _hardswish__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


# hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def hardswish_out(ks, self, out):
    throw_error_out_requires_grad("hardswish")


# hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: hardswish_backward
_hardswish_backward_table = find_schema_or_throw("aten::hardswish_backward", "").table


def hardswish_backward(ks, grad_output, self):
    grad_fn = HardswishBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardswish_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


# _prelu_kernel(Tensor self, Tensor weight) -> Tensor
# from derivatives.yaml: _prelu_kernel
__prelu_kernel_table = find_schema_or_throw("aten::_prelu_kernel", "").table


def _prelu_kernel(ks, self, weight):
    grad_fn = PreluKernelBackward0(collect_next_edges_2(self, weight))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = __prelu_kernel_table[ks](ks, self, weight)
    set_history(result, grad_fn)
    return result


# _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
# from derivatives.yaml: _prelu_kernel_backward
__prelu_kernel_backward_table = find_schema_or_throw("aten::_prelu_kernel_backward", "").table


def _prelu_kernel_backward(ks, grad_output, self, weight):
    grad_fn = PreluKernelBackwardBackward0(collect_next_edges(grad_output, self, weight))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = __prelu_kernel_backward_table[ks](ks, grad_output, self, weight)
    set_history_list((result0, result1), grad_fn)
    return result0, result1


# log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
# from derivatives.yaml: log_sigmoid_forward
_log_sigmoid_forward_table = find_schema_or_throw("aten::log_sigmoid_forward", "").table


def log_sigmoid_forward(ks, self):
    grad_fn = LogSigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    output, buffer = _log_sigmoid_forward_table[ks](ks, self)
    set_history(output, grad_fn)
    grad_fn.buffer_ = SavedVariable(buffer, True)
    return output, buffer


# log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def log_sigmoid_forward_output(ks, self, output, buffer):
    throw_error_out_requires_grad("log_sigmoid_forward")


# log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
# from derivatives.yaml: log_sigmoid_backward
_log_sigmoid_backward_table = find_schema_or_throw("aten::log_sigmoid_backward", "").table


def log_sigmoid_backward(ks, grad_output, self, buffer):
    check_no_requires_grad(buffer, "buffer", "log_sigmoid_backward")
    grad_fn = LogSigmoidBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.buffer_ = SavedVariable(buffer, False)
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log_sigmoid_backward_table[ks](ks, grad_output, self, buffer)
    set_history(result, grad_fn)
    return result


# log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def log_sigmoid_backward_grad_input(ks, grad_output, self, buffer, grad_input):
    throw_error_out_requires_grad("log_sigmoid_backward")


# glu(Tensor self, int dim=-1) -> Tensor
# from derivatives.yaml: glu
_glu_table = find_schema_or_throw("aten::glu", "").table


def glu(ks, self, dim):
    grad_fn = GluBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def glu_out(ks, self, dim, out):
    throw_error_out_requires_grad("glu")


# glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
# from derivatives.yaml: glu_backward
_glu_backward_table = find_schema_or_throw("aten::glu_backward", "").table


def glu_backward(ks, grad_output, self, dim):
    grad_fn = GluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_backward_table[ks](ks, grad_output, self, dim)
    set_history(result, grad_fn)
    return result


# glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def glu_backward_grad_input(ks, grad_output, self, dim, grad_input):
    throw_error_out_requires_grad("glu_backward")


# glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor
# no entry in derivatives.yaml
_glu_jvp_table = find_schema_or_throw("aten::glu_jvp", "").table


def glu_jvp(ks, glu, x, dx, dim):
    grad_fn = NotImplementedNode("aten::glu_jvp", collect_next_edges(glu, x, dx))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_jvp_table[ks](ks, glu, x, dx, dim)
    set_history_where_differentiable((result,), grad_fn)
    return result


# glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor
# no entry in derivatives.yaml
_glu_backward_jvp_table = find_schema_or_throw("aten::glu_backward_jvp", "").table


def glu_backward_jvp(ks, grad_x, grad_glu, x, dgrad_glu, dx, dim):
    grad_fn = NotImplementedNode("aten::glu_backward_jvp", collect_next_edges(grad_x, grad_glu, x, dgrad_glu, dx))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_backward_jvp_table[ks](ks, grad_x, grad_glu, x, dgrad_glu, dx, dim)
    set_history_where_differentiable((result,), grad_fn)
    return result


# softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def softmax_int_out(ks, self, dim, dtype, out):
    throw_error_out_requires_grad("aten::softmax")


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
# from derivatives.yaml: _softmax
__softmax_table = find_schema_or_throw("aten::_softmax", "").table


def _softmax(ks, self, dim, half_to_float):
    grad_fn = SoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = __softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _softmax_out(ks, self, dim, half_to_float, out):
    throw_error_out_requires_grad("_softmax")


# _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
# from derivatives.yaml: _softmax_backward_data
__softmax_backward_data_table = find_schema_or_throw("aten::_softmax_backward_data", "").table


def _softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    grad_fn = SoftmaxBackwardDataBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.input_dtype = input_dtype
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = __softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    set_history(result, grad_fn)
    return result


# _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, grad_input):
    throw_error_out_requires_grad("_softmax_backward_data")


# log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def log_softmax_int_out(ks, self, dim, dtype, out):
    throw_error_out_requires_grad("aten::log_softmax")


# _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
# from derivatives.yaml: _log_softmax
__log_softmax_table = find_schema_or_throw("aten::_log_softmax", "").table


def _log_softmax(ks, self, dim, half_to_float):
    grad_fn = LogSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = __log_softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _log_softmax_out(ks, self, dim, half_to_float, out):
    throw_error_out_requires_grad("_log_softmax")


# _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
# from derivatives.yaml: _log_softmax_backward_data
__log_softmax_backward_data_table = find_schema_or_throw("aten::_log_softmax_backward_data", "").table


def _log_softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    grad_fn = LogSoftmaxBackwardDataBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = __log_softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    set_history(result, grad_fn)
    return result


# _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _log_softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, out):
    throw_error_out_requires_grad("_log_softmax_backward_data")


# _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: _safe_softmax
__safe_softmax_table = find_schema_or_throw("aten::_safe_softmax", "").table


def _safe_softmax(ks, self, dim, dtype):
    grad_fn = SafeSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __safe_softmax_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
# from derivatives.yaml: rrelu_with_noise
_rrelu_with_noise_table = find_schema_or_throw("aten::rrelu_with_noise", "").table


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):
    check_no_requires_grad(noise, "noise", "rrelu_with_noise")
    grad_fn = RreluWithNoiseBackward0(collect_next_edges_1(self))
    grad_fn.lower = lower
    grad_fn.noise_ = SavedVariable(noise, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.training = training
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rrelu_with_noise_table[ks](ks, self, noise, lower, upper, training, generator)
    set_history(result, grad_fn)
    return result


# rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: rrelu_with_noise_
_rrelu_with_noise__table = find_schema_or_throw("aten::rrelu_with_noise_", "").table


def rrelu_with_noise_(ks, self, noise, lower, upper, training, generator):
    check_inplace(self, True)
    check_no_requires_grad(noise, "noise", "rrelu_with_noise_")
    grad_fn = RreluWithNoiseBackward1(collect_next_edges_1(self))
    grad_fn.lower = lower
    grad_fn.noise_ = SavedVariable(noise, False)
    grad_fn.training = training
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _rrelu_with_noise__table[ks](ks, self, noise, lower, upper, training, generator)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
# from derivatives.yaml: rrelu_with_noise_functional
_rrelu_with_noise_functional_table = find_schema_or_throw("aten::rrelu_with_noise_functional", "").table


def rrelu_with_noise_functional(ks, self, noise, lower, upper, training, generator):
    grad_fn = RreluWithNoiseFunctionalBackward0(collect_next_edges_1(self))
    grad_fn.lower = lower
    grad_fn.noise_ = SavedVariable(noise, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.training = training
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, noise_out = _rrelu_with_noise_functional_table[ks](ks, self, noise, lower, upper, training, generator)
    set_history(result0, grad_fn)
    return result0, noise_out


# rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def rrelu_with_noise_out(ks, self, noise, lower, upper, training, generator, out):
    throw_error_out_requires_grad("rrelu_with_noise")


# rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
# from derivatives.yaml: rrelu_with_noise_backward
_rrelu_with_noise_backward_table = find_schema_or_throw("aten::rrelu_with_noise_backward", "").table


def rrelu_with_noise_backward(ks, grad_output, self, noise, lower, upper, training, self_is_result):
    check_no_requires_grad(noise, "noise", "rrelu_with_noise_backward")
    grad_fn = RreluWithNoiseBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.lower = lower
    grad_fn.noise_ = SavedVariable(noise, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.training = training
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rrelu_with_noise_backward_table[ks](ks, grad_output, self, noise, lower, upper, training, self_is_result)
    set_history(result, grad_fn)
    return result


# mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
# from derivatives.yaml: mse_loss
_mse_loss_table = find_schema_or_throw("aten::mse_loss", "").table


def mse_loss(ks, self, target, reduction):
    grad_fn = MseLossBackward0(collect_next_edges_2(self, target))
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mse_loss_table[ks](ks, self, target, reduction)
    set_history(result, grad_fn)
    return result


# mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def mse_loss_out(ks, self, target, reduction, out):
    throw_error_out_requires_grad("mse_loss")


# mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
# from derivatives.yaml: mse_loss_backward
_mse_loss_backward_table = find_schema_or_throw("aten::mse_loss_backward", "").table


def mse_loss_backward(ks, grad_output, self, target, reduction):
    grad_fn = MseLossBackwardBackward0(collect_next_edges(grad_output, self, target))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mse_loss_backward_table[ks](ks, grad_output, self, target, reduction)
    set_history(result, grad_fn)
    return result


# mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def mse_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    throw_error_out_requires_grad("mse_loss_backward")


# smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
# from derivatives.yaml: smooth_l1_loss
_smooth_l1_loss_table = find_schema_or_throw("aten::smooth_l1_loss", "").table


def smooth_l1_loss(ks, self, target, reduction, beta):
    grad_fn = SmoothL1LossBackward0(collect_next_edges_2(self, target))
    grad_fn.beta = beta
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _smooth_l1_loss_table[ks](ks, self, target, reduction, beta)
    set_history(result, grad_fn)
    return result


# smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def smooth_l1_loss_out(ks, self, target, reduction, beta, out):
    throw_error_out_requires_grad("smooth_l1_loss")


# smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
# from derivatives.yaml: smooth_l1_loss_backward
_smooth_l1_loss_backward_table = find_schema_or_throw("aten::smooth_l1_loss_backward", "").table


def smooth_l1_loss_backward(ks, grad_output, self, target, reduction, beta):
    grad_fn = SmoothL1LossBackwardBackward0(collect_next_edges(grad_output, self, target))
    grad_fn.beta = beta
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _smooth_l1_loss_backward_table[ks](ks, grad_output, self, target, reduction, beta)
    set_history(result, grad_fn)
    return result


# smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def smooth_l1_loss_backward_grad_input(ks, grad_output, self, target, reduction, beta, grad_input):
    throw_error_out_requires_grad("smooth_l1_loss_backward")


# huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
# from derivatives.yaml: huber_loss
_huber_loss_table = find_schema_or_throw("aten::huber_loss", "").table


def huber_loss(ks, self, target, reduction, delta):
    grad_fn = HuberLossBackward0(collect_next_edges_2(self, target))
    grad_fn.delta = delta
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _huber_loss_table[ks](ks, self, target, reduction, delta)
    set_history(result, grad_fn)
    return result


# huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def huber_loss_out(ks, self, target, reduction, delta, out):
    throw_error_out_requires_grad("huber_loss")


# huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor
# from derivatives.yaml: huber_loss_backward
_huber_loss_backward_table = find_schema_or_throw("aten::huber_loss_backward", "").table


def huber_loss_backward(ks, grad_output, self, target, reduction, delta):
    grad_fn = HuberLossBackwardBackward0(collect_next_edges(grad_output, self, target))
    grad_fn.delta = delta
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _huber_loss_backward_table[ks](ks, grad_output, self, target, reduction, delta)
    set_history(result, grad_fn)
    return result


# huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def huber_loss_backward_out(ks, grad_output, self, target, reduction, delta, grad_input):
    throw_error_out_requires_grad("huber_loss_backward")


# binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy
_binary_cross_entropy_table = find_schema_or_throw("aten::binary_cross_entropy", "").table


def binary_cross_entropy(ks, self, target, weight, reduction):
    check_no_requires_grad(weight, "weight", "binary_cross_entropy")
    grad_fn = BinaryCrossEntropyBackward0(collect_next_edges_2(self, target))
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _binary_cross_entropy_table[ks](ks, self, target, weight, reduction)
    set_history(result, grad_fn)
    return result


# binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def binary_cross_entropy_out(ks, self, target, weight, reduction, out):
    throw_error_out_requires_grad("binary_cross_entropy")


# binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy_backward
_binary_cross_entropy_backward_table = find_schema_or_throw("aten::binary_cross_entropy_backward", "").table


def binary_cross_entropy_backward(ks, grad_output, self, target, weight, reduction):
    check_no_requires_grad(weight, "weight", "binary_cross_entropy_backward")
    grad_fn = BinaryCrossEntropyBackwardBackward0(collect_next_edges(grad_output, self, target))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _binary_cross_entropy_backward_table[ks](ks, grad_output, self, target, weight, reduction)
    set_history(result, grad_fn)
    return result


# binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def binary_cross_entropy_backward_grad_input(ks, grad_output, self, target, weight, reduction, grad_input):
    throw_error_out_requires_grad("binary_cross_entropy_backward")


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
# from derivatives.yaml: nll_loss_forward
_nll_loss_forward_table = find_schema_or_throw("aten::nll_loss_forward", "").table


def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    check_no_requires_grad(weight, "weight", "nll_loss_forward")
    grad_fn = NllLossBackward0(collect_next_edges_1(self))
    grad_fn.ignore_index = ignore_index
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, total_weight = _nll_loss_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    set_history(output, grad_fn)
    grad_fn.total_weight_ = SavedVariable(total_weight, True)
    return output, total_weight


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    throw_error_out_requires_grad("nll_loss_forward")


# nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
# from derivatives.yaml: nll_loss_backward
_nll_loss_backward_table = find_schema_or_throw("aten::nll_loss_backward", "").table


def nll_loss_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    check_no_requires_grad(weight, "weight", "nll_loss_backward")
    check_no_requires_grad(total_weight, "total_weight", "nll_loss_backward")
    grad_fn = NllLossBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ignore_index = ignore_index
    grad_fn.reduction = reduction
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nll_loss_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    set_history(result, grad_fn)
    return result


# nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def nll_loss_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    throw_error_out_requires_grad("nll_loss_backward")


# nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
# from derivatives.yaml: nll_loss2d_forward
_nll_loss2d_forward_table = find_schema_or_throw("aten::nll_loss2d_forward", "").table


def nll_loss2d_forward(ks, self, target, weight, reduction, ignore_index):
    check_no_requires_grad(weight, "weight", "nll_loss2d_forward")
    grad_fn = NllLoss2DBackward0(collect_next_edges_1(self))
    grad_fn.ignore_index = ignore_index
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, total_weight = _nll_loss2d_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    set_history(output, grad_fn)
    grad_fn.total_weight_ = SavedVariable(total_weight, True)
    return output, total_weight


# nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def nll_loss2d_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    throw_error_out_requires_grad("nll_loss2d_forward")


# nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
# from derivatives.yaml: nll_loss2d_backward
_nll_loss2d_backward_table = find_schema_or_throw("aten::nll_loss2d_backward", "").table


def nll_loss2d_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    check_no_requires_grad(weight, "weight", "nll_loss2d_backward")
    check_no_requires_grad(total_weight, "total_weight", "nll_loss2d_backward")
    grad_fn = NllLoss2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ignore_index = ignore_index
    grad_fn.reduction = reduction
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nll_loss2d_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    set_history(result, grad_fn)
    return result


# nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def nll_loss2d_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    throw_error_out_requires_grad("nll_loss2d_backward")


# binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy_with_logits
_binary_cross_entropy_with_logits_table = find_schema_or_throw("aten::binary_cross_entropy_with_logits", "").table


def binary_cross_entropy_with_logits(ks, self, target, weight, pos_weight, reduction):
    check_no_requires_grad(weight, "weight", "binary_cross_entropy_with_logits")
    check_no_requires_grad(pos_weight, "pos_weight", "binary_cross_entropy_with_logits")
    grad_fn = BinaryCrossEntropyWithLogitsBackward0(collect_next_edges_2(self, target))
    grad_fn.pos_weight_ = SavedVariable(pos_weight, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _binary_cross_entropy_with_logits_table[ks](ks, self, target, weight, pos_weight, reduction)
    set_history(result, grad_fn)
    return result


# soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
# from derivatives.yaml: soft_margin_loss
_soft_margin_loss_table = find_schema_or_throw("aten::soft_margin_loss", "").table


def soft_margin_loss(ks, self, target, reduction):
    check_no_requires_grad(target, "target", "soft_margin_loss")
    grad_fn = SoftMarginLossBackward0(collect_next_edges_1(self))
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _soft_margin_loss_table[ks](ks, self, target, reduction)
    set_history(result, grad_fn)
    return result


# soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def soft_margin_loss_out(ks, self, target, reduction, out):
    throw_error_out_requires_grad("soft_margin_loss")


# soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
# from derivatives.yaml: soft_margin_loss_backward
_soft_margin_loss_backward_table = find_schema_or_throw("aten::soft_margin_loss_backward", "").table


def soft_margin_loss_backward(ks, grad_output, self, target, reduction):
    check_no_requires_grad(target, "target", "soft_margin_loss_backward")
    grad_fn = SoftMarginLossBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _soft_margin_loss_backward_table[ks](ks, grad_output, self, target, reduction)
    set_history(result, grad_fn)
    return result


# soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def soft_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    throw_error_out_requires_grad("soft_margin_loss_backward")


# multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: multi_margin_loss
_multi_margin_loss_table = find_schema_or_throw("aten::multi_margin_loss", "").table


def multi_margin_loss(ks, self, target, p, margin, weight, reduction):
    check_no_requires_grad(weight, "weight", "multi_margin_loss")
    grad_fn = MultiMarginLossBackward0(collect_next_edges_1(self))
    grad_fn.margin = margin
    grad_fn.p = p
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = _multi_margin_loss_table[ks](ks, self, target, p, margin, weight, reduction)
    set_history(result, grad_fn)
    return result


# multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def multi_margin_loss_out(ks, self, target, p, margin, weight, reduction, out):
    throw_error_out_requires_grad("multi_margin_loss")


# multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor
# no entry in derivatives.yaml
_multi_margin_loss_backward_table = find_schema_or_throw("aten::multi_margin_loss_backward", "").table


def multi_margin_loss_backward(ks, grad_output, self, target, p, margin, weight, reduction):
    grad_fn = NotImplementedNode("aten::multi_margin_loss_backward", collect_next_edges(grad_output, self, target, weight))
    ks &= AFTER_AUTOGRAD
    result = _multi_margin_loss_backward_table[ks](ks, grad_output, self, target, p, margin, weight, reduction)
    set_history_where_differentiable((result,), grad_fn)
    return result


# multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def multi_margin_loss_backward_grad_input(ks, grad_output, self, target, p, margin, weight, reduction, grad_input):
    throw_error_out_requires_grad("aten::multi_margin_loss_backward")


# multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)
# from derivatives.yaml: multilabel_margin_loss_forward
_multilabel_margin_loss_forward_table = find_schema_or_throw("aten::multilabel_margin_loss_forward", "").table


def multilabel_margin_loss_forward(ks, self, target, reduction):
    grad_fn = MultilabelMarginLossBackward0(collect_next_edges_1(self))
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    output, is_target = _multilabel_margin_loss_forward_table[ks](ks, self, target, reduction)
    set_history(output, grad_fn)
    grad_fn.is_target_ = SavedVariable(is_target, True)
    return output, is_target


# multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def multilabel_margin_loss_forward_output(ks, self, target, reduction, output, is_target):
    throw_error_out_requires_grad("multilabel_margin_loss_forward")


# multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor
# no entry in derivatives.yaml
_multilabel_margin_loss_backward_table = find_schema_or_throw("aten::multilabel_margin_loss_backward", "").table


def multilabel_margin_loss_backward(ks, grad_output, self, target, reduction, is_target):
    grad_fn = NotImplementedNode("aten::multilabel_margin_loss_backward", collect_next_edges(grad_output, self, target, is_target))
    ks &= AFTER_AUTOGRAD
    result = _multilabel_margin_loss_backward_table[ks](ks, grad_output, self, target, reduction, is_target)
    set_history_where_differentiable((result,), grad_fn)
    return result


# multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def multilabel_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, is_target, grad_input):
    throw_error_out_requires_grad("aten::multilabel_margin_loss_backward")


# linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linear_out(ks, input, weight, bias, out):
    throw_error_out_requires_grad("aten::linear")


# _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
# from derivatives.yaml: _trilinear
__trilinear_table = find_schema_or_throw("aten::_trilinear", "").table


def _trilinear(ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim):
    grad_fn = TrilinearBackward0(collect_next_edges(i1, i2, i3))
    grad_fn.expand1 = expand1
    grad_fn.expand2 = expand2
    grad_fn.expand3 = expand3
    grad_fn.i1_ = SavedVariable(i1, False)
    grad_fn.i2_ = SavedVariable(i2, False)
    grad_fn.i3_ = SavedVariable(i3, False)
    grad_fn.sumdim = sumdim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __trilinear_table[ks](ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim)
    set_history(result, grad_fn)
    return result


# _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)
# from derivatives.yaml: _scaled_dot_product_flash_attention_for_cpu
__scaled_dot_product_flash_attention_for_cpu_table = find_schema_or_throw("aten::_scaled_dot_product_flash_attention_for_cpu", "").table


def _scaled_dot_product_flash_attention_for_cpu(ks, query, key, value, dropout_p, is_causal, attn_mask, scale):
    check_no_requires_grad(attn_mask, "attn_mask", "_scaled_dot_product_flash_attention_for_cpu")
    grad_fn = ScaledDotProductFlashAttentionForCpuBackward0(collect_next_edges(query, key, value))
    grad_fn.attn_mask_ = SavedVariable(attn_mask, False)
    grad_fn.dropout_p = dropout_p
    grad_fn.is_causal = is_causal
    grad_fn.key_ = SavedVariable(key, False)
    grad_fn.query_ = SavedVariable(query, False)
    grad_fn.scale = scale
    grad_fn.value_ = SavedVariable(value, False)
    ks &= AFTER_AUTOGRAD
    output, logsumexp = __scaled_dot_product_flash_attention_for_cpu_table[ks](ks, query, key, value, dropout_p, is_causal, attn_mask, scale)
    set_history(output, grad_fn)
    grad_fn.logsumexp_ = SavedVariable(logsumexp, True)
    grad_fn.output_ = SavedVariable(output, True)
    return output, logsumexp


# _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
# no entry in derivatives.yaml
__scaled_dot_product_flash_attention_for_cpu_backward_table = find_schema_or_throw("aten::_scaled_dot_product_flash_attention_for_cpu_backward", "").table


def _scaled_dot_product_flash_attention_for_cpu_backward(ks, grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, attn_mask, scale):
    grad_fn = NotImplementedNode("aten::_scaled_dot_product_flash_attention_for_cpu_backward", collect_next_edges(grad_out, query, key, value, out, logsumexp, attn_mask))
    ks &= AFTER_AUTOGRAD
    grad_query, grad_key, grad_value = __scaled_dot_product_flash_attention_for_cpu_backward_table[ks](ks, grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, attn_mask, scale)
    set_history_where_differentiable((grad_query, grad_key, grad_value,), grad_fn)
    return grad_query, grad_key, grad_value


# nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: nansum
_nansum_table = find_schema_or_throw("aten::nansum", "").table


def nansum(ks, self, dim, keepdim, dtype):
    grad_fn = NansumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = _nansum_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


# nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def nansum_out(ks, self, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("nansum")


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
# from derivatives.yaml: aminmax
_aminmax_table = find_schema_or_throw("aten::aminmax", "").table


def aminmax(ks, self, dim, keepdim):
    grad_fn = AminmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    min, max = _aminmax_table[ks](ks, self, dim, keepdim)
    set_history_list((min, max), grad_fn)
    grad_fn.max_ = SavedVariable(max, True)
    grad_fn.min_ = SavedVariable(min, True)
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
# out=: nothing is recorded
def aminmax_out(ks, self, dim, keepdim, min, max):
    throw_error_out_requires_grad("aminmax")


# var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
# from derivatives.yaml: var_mean.correction
_var_mean_correction_table = find_schema_or_throw("aten::var_mean", "correction").table


def var_mean_correction(ks, self, dim, correction, keepdim):
    grad_fn = VarMeanBackward0(collect_next_edges_1(self))
    grad_fn.correction = correction
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = _var_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    set_history_list((result0, result1), grad_fn)
    return result0, result1


# std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
# from derivatives.yaml: std_mean.correction
_std_mean_correction_table = find_schema_or_throw("aten::std_mean", "correction").table


def std_mean_correction(ks, self, dim, correction, keepdim):
    grad_fn = StdMeanBackward0(collect_next_edges_1(self))
    grad_fn.correction = correction
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = _std_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    set_history_list((result0, result1), grad_fn)
    grad_fn.result0_ = SavedVariable(result0, True)
    return result0, result1


# logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
# from derivatives.yaml: logsumexp
_logsumexp_table = find_schema_or_throw("aten::logsumexp", "").table


def logsumexp(ks, self, dim, keepdim):
    grad_fn = LogsumexpBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _logsumexp_table[ks](ks, self, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logsumexp_out(ks, self, dim, keepdim, out):
    throw_error_out_requires_grad("logsumexp")


# linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: linalg_vector_norm
_linalg_vector_norm_table = find_schema_or_throw("aten::linalg_vector_norm", "").table


def linalg_vector_norm(ks, self, ord, dim, keepdim, dtype):
    grad_fn = LinalgVectorNormBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.ord = ord
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_vector_norm_table[ks](ks, self, ord, dim, keepdim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_vector_norm_out(ks, self, ord, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("linalg_vector_norm")


# norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dtype
_norm_ScalarOpt_dtype_table = find_schema_or_throw("aten::norm", "ScalarOpt_dtype").table


def norm_ScalarOpt_dtype(ks, self, p, dtype):
    grad_fn = NormBackward2(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_ScalarOpt_dtype_table[ks](ks, self, p, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# norm.Scalar(Tensor self, Scalar p=2) -> Tensor
# from derivatives.yaml: norm.Scalar
_norm_Scalar_table = find_schema_or_throw("aten::norm", "Scalar").table


def norm_Scalar(ks, self, p):
    grad_fn = NormBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_Scalar_table[ks](ks, self, p)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dim_dtype
_norm_ScalarOpt_dim_dtype_table = find_schema_or_throw("aten::norm", "ScalarOpt_dim_dtype").table


def norm_ScalarOpt_dim_dtype(ks, self, p, dim, keepdim, dtype):
    grad_fn = NormBackward3(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_ScalarOpt_dim_dtype_table[ks](ks, self, p, dim, keepdim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dim
_norm_ScalarOpt_dim_table = find_schema_or_throw("aten::norm", "ScalarOpt_dim").table


def norm_ScalarOpt_dim(ks, self, p, dim, keepdim):
    grad_fn = NormBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_ScalarOpt_dim_table[ks](ks, self, p, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def norm_dtype_out(ks, self, p, dim, keepdim, dtype, out):
    throw_error_out_requires_grad("norm")


# norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def norm_out(ks, self, p, dim, keepdim, out):
    throw_error_out_requires_grad("norm")


# dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
# from derivatives.yaml: dist
_dist_table = find_schema_or_throw("aten::dist", "").table


def dist(ks, self, other, p):
    grad_fn = DistBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _dist_table[ks](ks, self, other, p)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def renorm_out(ks, self, p, dim, maxnorm, out):
    throw_error_out_requires_grad("renorm")


# renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
# from derivatives.yaml: renorm
_renorm_table = find_schema_or_throw("aten::renorm", "").table


def renorm(ks, self, p, dim, maxnorm):
    grad_fn = RenormBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.maxnorm = maxnorm
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _renorm_table[ks](ks, self, p, dim, maxnorm)
    set_history(result, grad_fn)
    return result


# renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
# from derivatives.yaml: renorm
_renorm__table = find_schema_or_throw("aten::renorm_", "").table


def renorm_(ks, self, p, dim, maxnorm):
    check_inplace(self, True)
    grad_fn = RenormBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.maxnorm = maxnorm
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _renorm__table[ks](ks, self, p, dim, maxnorm)
    rebase_history(self, grad_fn)
    return self


# cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: cumprod
_cumprod_table = find_schema_or_throw("aten::cumprod", "").table


def cumprod(ks, self, dim, dtype):
    grad_fn = CumprodBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    result = _cumprod_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
# from derivatives.yaml: cumprod
_cumprod__table = find_schema_or_throw("aten::cumprod_", "").table


def cumprod_(ks, self, dim, dtype):
    check_inplace(self, True)
    grad_fn = CumprodBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.self_scalar_type = self.meta.dtype
    ks &= AFTER_AUTOGRAD
    _cumprod__table[ks](ks, self, dim, dtype)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cumprod_out(ks, self, dim, dtype, out):
    throw_error_out_requires_grad("cumprod")


# cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
# from derivatives.yaml: cummax
_cummax_table = find_schema_or_throw("aten::cummax", "").table


def cummax(ks, self, dim):
    grad_fn = CummaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _cummax_table[ks](ks, self, dim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def cummax_out(ks, self, dim, values, indices):
    throw_error_out_requires_grad("cummax")


# cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
# from derivatives.yaml: cummin
_cummin_table = find_schema_or_throw("aten::cummin", "").table


def cummin(ks, self, dim):
    grad_fn = CumminBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _cummin_table[ks](ks, self, dim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def cummin_out(ks, self, dim, values, indices):
    throw_error_out_requires_grad("cummin")


# logcumsumexp(Tensor self, int dim) -> Tensor
# from derivatives.yaml: logcumsumexp
_logcumsumexp_table = find_schema_or_throw("aten::logcumsumexp", "").table


def logcumsumexp(ks, self, dim):
    grad_fn = LogcumsumexpBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _logcumsumexp_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logcumsumexp_out(ks, self, dim, out):
    throw_error_out_requires_grad("logcumsumexp")


# _logcumsumexp(Tensor self, int dim) -> Tensor
# no entry in derivatives.yaml
__logcumsumexp_table = find_schema_or_throw("aten::_logcumsumexp", "").table


def _logcumsumexp(ks, self, dim):
    grad_fn = NotImplementedNode("aten::_logcumsumexp", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = __logcumsumexp_table[ks](ks, self, dim)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _logcumsumexp_out(ks, self, dim, out):
    throw_error_out_requires_grad("aten::_logcumsumexp")


# sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def sort_values(ks, self, dim, descending, values, indices):
    throw_error_out_requires_grad("sort")


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    throw_error_out_requires_grad("sort")


# sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: sort
_sort_table = find_schema_or_throw("aten::sort", "").table


def sort(ks, self, dim, descending):
    grad_fn = SortBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _sort_table[ks](ks, self, dim, descending)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: sort.stable
_sort_stable_table = find_schema_or_throw("aten::sort", "stable").table


def sort_stable(ks, self, stable, dim, descending):
    grad_fn = SortBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _sort_stable_table[ks](ks, self, stable, dim, descending)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    throw_error_out_requires_grad("topk")


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
# from derivatives.yaml: topk
_topk_table = find_schema_or_throw("aten::topk", "").table


def topk(ks, self, k, dim, largest, sorted):
    grad_fn = TopkBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _topk_table[ks](ks, self, k, dim, largest, sorted)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: kthvalue
_kthvalue_table = find_schema_or_throw("aten::kthvalue", "").table


def kthvalue(ks, self, k, dim, keepdim):
    grad_fn = KthvalueBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _kthvalue_table[ks](ks, self, k, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def kthvalue_values(ks, self, k, dim, keepdim, values, indices):
    throw_error_out_requires_grad("kthvalue")


# median(Tensor self) -> Tensor
# from derivatives.yaml: median
_median_table = find_schema_or_throw("aten::median", "").table


def median(ks, self):
    grad_fn = MedianBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _median_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: median.dim
_median_dim_table = find_schema_or_throw("aten::median", "dim").table


def median_dim(ks, self, dim, keepdim):
    grad_fn = MedianBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _median_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def median_dim_values(ks, self, dim, keepdim, values, indices):
    throw_error_out_requires_grad("median")


# nanmedian(Tensor self) -> Tensor
# from derivatives.yaml: nanmedian
_nanmedian_table = find_schema_or_throw("aten::nanmedian", "").table


def nanmedian(ks, self):
    grad_fn = NanmedianBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nanmedian_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: nanmedian.dim
_nanmedian_dim_table = find_schema_or_throw("aten::nanmedian", "dim").table


def nanmedian_dim(ks, self, dim, keepdim):
    grad_fn = NanmedianBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _nanmedian_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def nanmedian_dim_values(ks, self, dim, keepdim, values, indices):
    throw_error_out_requires_grad("nanmedian")


# mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: mode
_mode_table = find_schema_or_throw("aten::mode", "").table


def mode(ks, self, dim, keepdim):
    grad_fn = ModeBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _mode_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


# mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
# out=: nothing is recorded
def mode_values(ks, self, dim, keepdim, values, indices):
    throw_error_out_requires_grad("mode")


# _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)
# from derivatives.yaml: _unique
__unique_table = find_schema_or_throw("aten::_unique", "").table


def _unique(ks, self, sorted, return_inverse):
    grad_fn = UniqueBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = __unique_table[ks](ks, self, sorted, return_inverse)
    set_history_list((result0, None), grad_fn)
    return result0, result1


# _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: _unique2
__unique2_table = find_schema_or_throw("aten::_unique2", "").table


def _unique2(ks, self, sorted, return_inverse, return_counts):
    grad_fn = Unique2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = __unique2_table[ks](ks, self, sorted, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


# unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: unique_dim
_unique_dim_table = find_schema_or_throw("aten::unique_dim", "").table


def unique_dim(ks, self, dim, sorted, return_inverse, return_counts):
    grad_fn = UniqueDimBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_dim_table[ks](ks, self, dim, sorted, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


# unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: unique_consecutive
_unique_consecutive_table = find_schema_or_throw("aten::unique_consecutive", "").table


def unique_consecutive(ks, self, return_inverse, return_counts, dim):
    grad_fn = UniqueConsecutiveBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_consecutive_table[ks](ks, self, return_inverse, return_counts, dim)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


# unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: unique_dim_consecutive
_unique_dim_consecutive_table = find_schema_or_throw("aten::unique_dim_consecutive", "").table


def unique_dim_consecutive(ks, self, dim, return_inverse, return_counts):
    grad_fn = UniqueDimConsecutiveBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_dim_consecutive_table[ks](ks, self, dim, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


# bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
# no entry in derivatives.yaml
_bincount_table = find_schema_or_throw("aten::bincount", "").table


def bincount(ks, self, weights, minlength):
    grad_fn = NotImplementedNode("aten::bincount", collect_next_edges(self, weights))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bincount_table[ks](ks, self, weights, minlength)
    set_history_where_differentiable((result,), grad_fn)
    return result


# histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
# out=: nothing is recorded
def histogram_bins_tensor_out(ks, self, bins, weight, density, hist, bin_edges):
    throw_error_out_requires_grad("aten::histogram")


# histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)
# no entry in derivatives.yaml
_histogram_bins_tensor_table = find_schema_or_throw("aten::histogram", "bins_tensor").table


def histogram_bins_tensor(ks, self, bins, weight, density):
    grad_fn = NotImplementedNode("aten::histogram", collect_next_edges(self, bins, weight))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        hist, bin_edges = _histogram_bins_tensor_table[ks](ks, self, bins, weight, density)
    set_history_where_differentiable((hist, bin_edges,), grad_fn)
    return hist, bin_edges


# histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
# out=: nothing is recorded
def histogram_bin_ct_out(ks, self, bins, range, weight, density, hist, bin_edges):
    throw_error_out_requires_grad("aten::histogram")


# histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)
# no entry in derivatives.yaml
_histogram_bin_ct_table = find_schema_or_throw("aten::histogram", "bin_ct").table


def histogram_bin_ct(ks, self, bins, range, weight, density):
    grad_fn = NotImplementedNode("aten::histogram", collect_next_edges(self, weight))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        hist, bin_edges = _histogram_bin_ct_table[ks](ks, self, bins, range, weight, density)
    set_history_where_differentiable((hist, bin_edges,), grad_fn)
    return hist, bin_edges


# segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
# from derivatives.yaml: segment_reduce
_segment_reduce_table = find_schema_or_throw("aten::segment_reduce", "").table


def segment_reduce(ks, data, reduce, lengths, indices, offsets, axis, unsafe, initial):
    check_no_requires_grad(lengths, "lengths", "segment_reduce")
    check_no_requires_grad(indices, "indices", "segment_reduce")
    check_no_requires_grad(offsets, "offsets", "segment_reduce")
    grad_fn = SegmentReduceBackward0(collect_next_edges_1(data))
    grad_fn.axis = axis
    grad_fn.data_ = SavedVariable(data, False)
    grad_fn.initial = initial
    grad_fn.lengths_ = SavedVariable(lengths, False)
    grad_fn.offsets_ = SavedVariable(offsets, False)
    grad_fn.reduce = reduce
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _segment_reduce_table[ks](ks, data, reduce, lengths, indices, offsets, axis, unsafe, initial)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor
# no entry in derivatives.yaml
__segment_reduce_backward_table = find_schema_or_throw("aten::_segment_reduce_backward", "").table


def _segment_reduce_backward(ks, grad, output, data, reduce, lengths, offsets, axis, initial):
    grad_fn = NotImplementedNode("aten::_segment_reduce_backward", collect_next_edges(grad, output, data, lengths, offsets))
    ks &= AFTER_AUTOGRAD
    result = __segment_reduce_backward_table[ks](ks, grad, output, data, reduce, lengths, offsets, axis, initial)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor
# no entry in derivatives.yaml
__chunk_cat_table = find_schema_or_throw("aten::_chunk_cat", "").table


def _chunk_cat(ks, tensors, dim, num_chunks):
    grad_fn = NotImplementedNode("aten::_chunk_cat", collect_next_edges(*tensors))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __chunk_cat_table[ks](ks, tensors, dim, num_chunks)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _chunk_cat_out(ks, tensors, dim, num_chunks, out):
    throw_error_out_requires_grad("aten::_chunk_cat")


# _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]
# no entry in derivatives.yaml
__histogramdd_bin_edges_table = find_schema_or_throw("aten::_histogramdd_bin_edges", "").table


def _histogramdd_bin_edges(ks, self, bins, range, weight, density):
    grad_fn = NotImplementedNode("aten::_histogramdd_bin_edges", collect_next_edges(self, weight))
    ks &= AFTER_AUTOGRAD
    result = __histogramdd_bin_edges_table[ks](ks, self, bins, range, weight, density)
    set_history_where_differentiable(result, grad_fn)
    return result


# _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor
# no entry in derivatives.yaml
__histogramdd_from_bin_cts_table = find_schema_or_throw("aten::_histogramdd_from_bin_cts", "").table


def _histogramdd_from_bin_cts(ks, self, bins, range, weight, density):
    grad_fn = NotImplementedNode("aten::_histogramdd_from_bin_cts", collect_next_edges(self, weight))
    ks &= AFTER_AUTOGRAD
    result = __histogramdd_from_bin_cts_table[ks](ks, self, bins, range, weight, density)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor
# no entry in derivatives.yaml
__histogramdd_from_bin_tensors_table = find_schema_or_throw("aten::_histogramdd_from_bin_tensors", "").table


def _histogramdd_from_bin_tensors(ks, self, bins, weight, density):
    grad_fn = NotImplementedNode("aten::_histogramdd_from_bin_tensors", collect_next_edges(self, *bins, weight))
    ks &= AFTER_AUTOGRAD
    result = __histogramdd_from_bin_tensors_table[ks](ks, self, bins, weight, density)
    set_history_where_differentiable((result,), grad_fn)
    return result


# addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addmv
_addmv_table = find_schema_or_throw("aten::addmv", "").table


def addmv(ks, self, mat, vec, beta, alpha):
    grad_fn = AddmvBackward0(collect_next_edges(self, mat, vec))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat_ = SavedVariable(mat, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.vec_ = SavedVariable(vec, False)
    ks &= AFTER_AUTOGRAD
    result = _addmv_table[ks](ks, self, mat, vec, beta, alpha)
    set_history(result, grad_fn)
    return result


# addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addmv_out(ks, self, mat, vec, beta, alpha, out):
    throw_error_out_requires_grad("addmv")


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addmv
_addmv__table = find_schema_or_throw("aten::addmv_", "").table


def addmv_(ks, self, mat, vec, beta, alpha):
    check_inplace(self, True)
    grad_fn = AddmvBackward0(collect_next_edges(self, mat, vec))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat_ = SavedVariable(mat, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.vec_ = SavedVariable(vec, False)
    ks &= AFTER_AUTOGRAD
    _addmv__table[ks](ks, self, mat, vec, beta, alpha)
    rebase_history(self, grad_fn)
    return self


# baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: baddbmm
_baddbmm_table = find_schema_or_throw("aten::baddbmm", "").table


def baddbmm(ks, self, batch1, batch2, beta, alpha):
    grad_fn = BaddbmmBackward0(collect_next_edges(self, batch1, batch2))
    grad_fn.alpha = alpha
    if grad_fn.next_edges[2] is not None:
        grad_fn.batch1_ = SavedVariable(batch1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.batch2_ = SavedVariable(batch2, False)
    grad_fn.beta = beta
    ks &= AFTER_AUTOGRAD
    result = _baddbmm_table[ks](ks, self, batch1, batch2, beta, alpha)
    set_history(result, grad_fn)
    return result


# baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def baddbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    throw_error_out_requires_grad("baddbmm")


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: baddbmm
_baddbmm__table = find_schema_or_throw("aten::baddbmm_", "").table


def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    check_inplace(self, True)
    grad_fn = BaddbmmBackward0(collect_next_edges(self, batch1, batch2))
    grad_fn.alpha = alpha
    if grad_fn.next_edges[2] is not None:
        grad_fn.batch1_ = SavedVariable(batch1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.batch2_ = SavedVariable(batch2, False)
    grad_fn.beta = beta
    ks &= AFTER_AUTOGRAD
    _baddbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    rebase_history(self, grad_fn)
    return self


# addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    throw_error_out_requires_grad("addbmm")


# addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addbmm
_addbmm_table = find_schema_or_throw("aten::addbmm", "").table


def addbmm(ks, self, batch1, batch2, beta, alpha):
    grad_fn = AddbmmBackward0(collect_next_edges(self, batch1, batch2))
    grad_fn.alpha = alpha
    if grad_fn.next_edges[2] is not None:
        grad_fn.batch1_ = SavedVariable(batch1, False)
    grad_fn.batch1_sym_argsize_0 = batch1.size(0)
    grad_fn.batch1_sym_argsize_1 = batch1.size(1)
    if grad_fn.next_edges[1] is not None:
        grad_fn.batch2_ = SavedVariable(batch2, False)
    grad_fn.batch2_sym_argsize_2 = batch2.size(2)
    grad_fn.beta = beta
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _addbmm_table[ks](ks, self, batch1, batch2, beta, alpha)
    set_history(result, grad_fn)
    return result


# addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addbmm
_addbmm__table = find_schema_or_throw("aten::addbmm_", "").table


def addbmm_(ks, self, batch1, batch2, beta, alpha):
    check_inplace(self, True)
    grad_fn = AddbmmBackward0(collect_next_edges(self, batch1, batch2))
    grad_fn.alpha = alpha
    if grad_fn.next_edges[2] is not None:
        grad_fn.batch1_ = SavedVariable(batch1, False)
    grad_fn.batch1_sym_argsize_0 = batch1.size(0)
    grad_fn.batch1_sym_argsize_1 = batch1.size(1)
    if grad_fn.next_edges[1] is not None:
        grad_fn.batch2_ = SavedVariable(batch2, False)
    grad_fn.batch2_sym_argsize_2 = batch2.size(2)
    grad_fn.beta = beta
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _addbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    rebase_history(self, grad_fn)
    return self


# addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addr
_addr_table = find_schema_or_throw("aten::addr", "").table


def addr(ks, self, vec1, vec2, beta, alpha):
    grad_fn = AddrBackward0(collect_next_edges(self, vec1, vec2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.vec1_ = SavedVariable(vec1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.vec2_ = SavedVariable(vec2, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _addr_table[ks](ks, self, vec1, vec2, beta, alpha)
    set_history(result, grad_fn)
    return result


# addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def addr_out(ks, self, vec1, vec2, beta, alpha, out):
    throw_error_out_requires_grad("addr")


# addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addr
_addr__table = find_schema_or_throw("aten::addr_", "").table


def addr_(ks, self, vec1, vec2, beta, alpha):
    check_inplace(self, True)
    grad_fn = AddrBackward0(collect_next_edges(self, vec1, vec2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.vec1_ = SavedVariable(vec1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.vec2_ = SavedVariable(vec2, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _addr__table[ks](ks, self, vec1, vec2, beta, alpha)
    rebase_history(self, grad_fn)
    return self


# vdot(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: vdot
_vdot_table = find_schema_or_throw("aten::vdot", "").table


def vdot(ks, self, other):
    grad_fn = VdotBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _vdot_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


# vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def vdot_out(ks, self, other, out):
    throw_error_out_requires_grad("vdot")


# trace(Tensor self) -> Tensor
# from derivatives.yaml: trace
_trace_table = find_schema_or_throw("aten::trace", "").table


def trace(ks, self):
    grad_fn = TraceBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _trace_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
# from derivatives.yaml: linalg_cross
_linalg_cross_table = find_schema_or_throw("aten::linalg_cross", "").table


def linalg_cross(ks, self, other, dim):
    grad_fn = LinalgCrossBackward0(collect_next_edges_2(self, other))
    grad_fn.dim = dim
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_cross_table[ks](ks, self, other, dim)
    set_history(result, grad_fn)
    return result


# linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_cross_out(ks, self, other, dim, out):
    throw_error_out_requires_grad("linalg_cross")


# linalg_matrix_exp(Tensor self) -> Tensor
# from derivatives.yaml: linalg_matrix_exp
_linalg_matrix_exp_table = find_schema_or_throw("aten::linalg_matrix_exp", "").table


def linalg_matrix_exp(ks, self):
    grad_fn = LinalgMatrixExpBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_matrix_exp_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# _euclidean_dist(Tensor x1, Tensor x2) -> Tensor
# from derivatives.yaml: _euclidean_dist
__euclidean_dist_table = find_schema_or_throw("aten::_euclidean_dist", "").table


def _euclidean_dist(ks, x1, x2):
    grad_fn = EuclideanDistBackward0(collect_next_edges_2(x1, x2))
    grad_fn.x1_ = SavedVariable(x1, False)
    grad_fn.x2_ = SavedVariable(x2, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __euclidean_dist_table[ks](ks, x1, x2)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
# from derivatives.yaml: _cdist_forward
__cdist_forward_table = find_schema_or_throw("aten::_cdist_forward", "").table


def _cdist_forward(ks, x1, x2, p, compute_mode):
    grad_fn = CdistBackward0(collect_next_edges_2(x1, x2))
    grad_fn.p = p
    grad_fn.x1_ = SavedVariable(x1, False)
    grad_fn.x2_ = SavedVariable(x2, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __cdist_forward_table[ks](ks, x1, x2, p, compute_mode)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor
# from derivatives.yaml: _cdist_backward
__cdist_backward_table = find_schema_or_throw("aten::_cdist_backward", "").table


def _cdist_backward(ks, grad, x1, x2, p, cdist):
    grad_fn = CdistBackwardBackward0(collect_next_edges(grad, x1, x2, cdist))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __cdist_backward_table[ks](ks, grad, x1, x2, p, cdist)
    set_history(result, grad_fn)
    return result


# _pdist_forward(Tensor self, float p=2) -> Tensor
# from derivatives.yaml: _pdist_forward
__pdist_forward_table = find_schema_or_throw("aten::_pdist_forward", "").table


def _pdist_forward(ks, self, p):
    grad_fn = PdistBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __pdist_forward_table[ks](ks, self, p)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor
# from derivatives.yaml: _pdist_backward
__pdist_backward_table = find_schema_or_throw("aten::_pdist_backward", "").table


def _pdist_backward(ks, grad, self, p, pdist):
    grad_fn = PdistBackwardBackward0(collect_next_edges(grad, self, pdist))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __pdist_backward_table[ks](ks, grad, self, p, pdist)
    set_history(result, grad_fn)
    return result


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
# from derivatives.yaml: linalg_lu_factor_ex
_linalg_lu_factor_ex_table = find_schema_or_throw("aten::linalg_lu_factor_ex", "").table


def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    grad_fn = LinalgLuFactorExBackward0(collect_next_edges_1(A))
    grad_fn.pivot = pivot
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        LU, pivots, info = _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors)
    set_history(LU, grad_fn)
    grad_fn.LU_ = SavedVariable(LU, True)
    grad_fn.pivots_ = SavedVariable(pivots, True)
    return LU, pivots, info


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
# out=: nothing is recorded
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    throw_error_out_requires_grad("linalg_lu_factor_ex")


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
# from derivatives.yaml: linalg_lu
_linalg_lu_table = find_schema_or_throw("aten::linalg_lu", "").table


def linalg_lu(ks, A, pivot):
    grad_fn = LinalgLuBackward0(collect_next_edges_1(A))
    grad_fn.pivot = pivot
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        P, L, U = _linalg_lu_table[ks](ks, A, pivot)
    set_history_list((None, L, U), grad_fn)
    grad_fn.L_ = SavedVariable(L, True)
    grad_fn.P_ = SavedVariable(P, True)
    grad_fn.U_ = SavedVariable(U, True)
    return P, L, U


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
# out=: nothing is recorded
def linalg_lu_out(ks, A, pivot, P, L, U):
    throw_error_out_requires_grad("linalg_lu")


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
# from derivatives.yaml: lu_unpack
_lu_unpack_table = find_schema_or_throw("aten::lu_unpack", "").table


def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    grad_fn = LuUnpackBackward0(collect_next_edges_1(LU_data))
    grad_fn.LU_data_sym_argsize_minus_1 = LU_data.size(-1)
    grad_fn.LU_data_sym_argsize_minus_2 = LU_data.size(-2)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        P, L, U = _lu_unpack_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots)
    set_history_list((None, L, U), grad_fn)
    return P, L, U


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
# out=: nothing is recorded
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    throw_error_out_requires_grad("lu_unpack")


# linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
# from derivatives.yaml: linalg_lu_solve
_linalg_lu_solve_table = find_schema_or_throw("aten::linalg_lu_solve", "").table


def linalg_lu_solve(ks, LU, pivots, B, left, adjoint):
    check_no_requires_grad(pivots, "pivots", "linalg_lu_solve")
    grad_fn = LinalgLuSolveBackward0(collect_next_edges_2(LU, B))
    grad_fn.LU_ = SavedVariable(LU, False)
    grad_fn.adjoint = adjoint
    grad_fn.left = left
    grad_fn.pivots_ = SavedVariable(pivots, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_lu_solve_table[ks](ks, LU, pivots, B, left, adjoint)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_lu_solve_out(ks, LU, pivots, B, left, adjoint, out):
    throw_error_out_requires_grad("linalg_lu_solve")


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
# no entry in derivatives.yaml
_linalg_ldl_factor_ex_table = find_schema_or_throw("aten::linalg_ldl_factor_ex", "").table


def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    grad_fn = NotImplementedNode("aten::linalg_ldl_factor_ex", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        LD, pivots, info = _linalg_ldl_factor_ex_table[ks](ks, self, hermitian, check_errors)
    set_history_where_differentiable((LD, pivots, info,), grad_fn)
    return LD, pivots, info


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
# out=: nothing is recorded
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    throw_error_out_requires_grad("aten::linalg_ldl_factor_ex")


# linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor
# no entry in derivatives.yaml
_linalg_ldl_solve_table = find_schema_or_throw("aten::linalg_ldl_solve", "").table


def linalg_ldl_solve(ks, LD, pivots, B, hermitian):
    grad_fn = NotImplementedNode("aten::linalg_ldl_solve", collect_next_edges(LD, pivots, B))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_ldl_solve_table[ks](ks, LD, pivots, B, hermitian)
    set_history_where_differentiable((result,), grad_fn)
    return result


# linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_ldl_solve_out(ks, LD, pivots, B, hermitian, out):
    throw_error_out_requires_grad("aten::linalg_ldl_solve")


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
# from derivatives.yaml: _linalg_solve_ex
__linalg_solve_ex_table = find_schema_or_throw("aten::_linalg_solve_ex", "").table


def _linalg_solve_ex(ks, A, B, left, check_errors):
    grad_fn = LinalgSolveExBackward0(collect_next_edges_2(A, B))
    grad_fn.A_ = SavedVariable(A, False)
    grad_fn.left = left
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result, LU, pivots, info = __linalg_solve_ex_table[ks](ks, A, B, left, check_errors)
    set_history(result, grad_fn)
    grad_fn.LU_ = SavedVariable(LU, True)
    grad_fn.pivots_ = SavedVariable(pivots, True)
    grad_fn.result_ = SavedVariable(result, True)
    return result, LU, pivots, info


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
# out=: nothing is recorded
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    throw_error_out_requires_grad("_linalg_solve_ex")


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
# from derivatives.yaml: linalg_inv_ex
_linalg_inv_ex_table = find_schema_or_throw("aten::linalg_inv_ex", "").table


def linalg_inv_ex(ks, A, check_errors):
    grad_fn = LinalgInvExBackward0(collect_next_edges_1(A))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        inverse, info = _linalg_inv_ex_table[ks](ks, A, check_errors)
    set_history(inverse, grad_fn)
    grad_fn.inverse_ = SavedVariable(inverse, True)
    return inverse, info


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
# out=: nothing is recorded
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    throw_error_out_requires_grad("linalg_inv_ex")


# linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_solve_triangular_out(ks, self, B, upper, left, unitriangular, out):
    throw_error_out_requires_grad("linalg_solve_triangular")


# linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor
# from derivatives.yaml: linalg_solve_triangular
_linalg_solve_triangular_table = find_schema_or_throw("aten::linalg_solve_triangular", "").table


def linalg_solve_triangular(ks, self, B, upper, left, unitriangular):
    grad_fn = LinalgSolveTriangularBackward0(collect_next_edges_2(self, B))
    grad_fn.left = left
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.unitriangular = unitriangular
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_solve_triangular_table[ks](ks, self, B, upper, left, unitriangular)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
# out=: nothing is recorded
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    throw_error_out_requires_grad("triangular_solve")


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
# from derivatives.yaml: triangular_solve
_triangular_solve_table = find_schema_or_throw("aten::triangular_solve", "").table


def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    grad_fn = TriangularSolveBackward0(collect_next_edges_2(self, A))
    grad_fn.A_ = SavedVariable(A, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.transpose = transpose
    grad_fn.unitriangular = unitriangular
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        solution, cloned_coefficient = _triangular_solve_table[ks](ks, self, A, upper, transpose, unitriangular)
    set_history_list((solution, cloned_coefficient), grad_fn)
    grad_fn.solution_ = SavedVariable(solution, True)
    return solution, cloned_coefficient


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
# from derivatives.yaml: _linalg_det
__linalg_det_table = find_schema_or_throw("aten::_linalg_det", "").table


def _linalg_det(ks, A):
    grad_fn = LinalgDetBackward0(collect_next_edges_1(A))
    grad_fn.A_ = SavedVariable(A, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result, LU, pivots = __linalg_det_table[ks](ks, A)
    set_history(result, grad_fn)
    grad_fn.LU_ = SavedVariable(LU, True)
    grad_fn.pivots_ = SavedVariable(pivots, True)
    grad_fn.result_ = SavedVariable(result, True)
    return result, LU, pivots


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
# out=: nothing is recorded
def _linalg_det_result(ks, A, result, LU, pivots):
    throw_error_out_requires_grad("_linalg_det")


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
# from derivatives.yaml: _linalg_slogdet
__linalg_slogdet_table = find_schema_or_throw("aten::_linalg_slogdet", "").table


def _linalg_slogdet(ks, A):
    grad_fn = LinalgSlogdetBackward0(collect_next_edges_1(A))
    grad_fn.A_ = SavedVariable(A, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        sign, logabsdet, LU, pivots = __linalg_slogdet_table[ks](ks, A)
    set_history_list((sign, logabsdet, None, None), grad_fn)
    grad_fn.LU_ = SavedVariable(LU, True)
    grad_fn.pivots_ = SavedVariable(pivots, True)
    grad_fn.sign_ = SavedVariable(sign, True)
    return sign, logabsdet, LU, pivots


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
# out=: nothing is recorded
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    throw_error_out_requires_grad("_linalg_slogdet")


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
# from derivatives.yaml: linalg_cholesky_ex
_linalg_cholesky_ex_table = find_schema_or_throw("aten::linalg_cholesky_ex", "").table


def linalg_cholesky_ex(ks, self, upper, check_errors):
    grad_fn = LinalgCholeskyExBackward0(collect_next_edges_1(self))
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        L, info = _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors)
    set_history(L, grad_fn)
    grad_fn.L_ = SavedVariable(L, True)
    return L, info


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
# out=: nothing is recorded
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    throw_error_out_requires_grad("linalg_cholesky_ex")


# cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cholesky_out(ks, self, upper, out):
    throw_error_out_requires_grad("cholesky")


# cholesky(Tensor self, bool upper=False) -> Tensor
# from derivatives.yaml: cholesky
_cholesky_table = find_schema_or_throw("aten::cholesky", "").table


def cholesky(ks, self, upper):
    grad_fn = CholeskyBackward0(collect_next_edges_1(self))
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cholesky_table[ks](ks, self, upper)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cholesky_solve_out(ks, self, input2, upper, out):
    throw_error_out_requires_grad("cholesky_solve")


# cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
# from derivatives.yaml: cholesky_solve
_cholesky_solve_table = find_schema_or_throw("aten::cholesky_solve", "").table


def cholesky_solve(ks, self, input2, upper):
    grad_fn = CholeskySolveBackward0(collect_next_edges_2(self, input2))
    grad_fn.input2_ = SavedVariable(input2, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cholesky_solve_table[ks](ks, self, input2, upper)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor
# no entry in derivatives.yaml
__cholesky_solve_helper_table = find_schema_or_throw("aten::_cholesky_solve_helper", "").table


def _cholesky_solve_helper(ks, self, A, upper):
    grad_fn = NotImplementedNode("aten::_cholesky_solve_helper", collect_next_edges_2(self, A))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __cholesky_solve_helper_table[ks](ks, self, A, upper)
    set_history_where_differentiable((result,), grad_fn)
    return result


# cholesky_inverse(Tensor self, bool upper=False) -> Tensor
# from derivatives.yaml: cholesky_inverse
_cholesky_inverse_table = find_schema_or_throw("aten::cholesky_inverse", "").table


def cholesky_inverse(ks, self, upper):
    grad_fn = CholeskyInverseBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cholesky_inverse_table[ks](ks, self, upper)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def cholesky_inverse_out(ks, self, upper, out):
    throw_error_out_requires_grad("cholesky_inverse")


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
# from derivatives.yaml: linalg_qr
_linalg_qr_table = find_schema_or_throw("aten::linalg_qr", "").table


def linalg_qr(ks, A, mode):
    grad_fn = LinalgQrBackward0(collect_next_edges_1(A))
    grad_fn.mode = mode
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        Q, R = _linalg_qr_table[ks](ks, A, mode)
    set_history_list((Q, R), grad_fn)
    grad_fn.Q_ = SavedVariable(Q, True)
    grad_fn.R_ = SavedVariable(R, True)
    return Q, R


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
# out=: nothing is recorded
def linalg_qr_out(ks, A, mode, Q, R):
    throw_error_out_requires_grad("linalg_qr")


# geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)
# out=: nothing is recorded
def geqrf_a(ks, self, a, tau):
    throw_error_out_requires_grad("geqrf")


# geqrf(Tensor self) -> (Tensor a, Tensor tau)
# from derivatives.yaml: geqrf
_geqrf_table = find_schema_or_throw("aten::geqrf", "").table


def geqrf(ks, self):
    grad_fn = GeqrfBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        a, tau = _geqrf_table[ks](ks, self)
    set_history_list((a, tau), grad_fn)
    return a, tau


# linalg_householder_product(Tensor input, Tensor tau) -> Tensor
# from derivatives.yaml: linalg_householder_product
_linalg_householder_product_table = find_schema_or_throw("aten::linalg_householder_product", "").table


def linalg_householder_product(ks, input, tau):
    grad_fn = LinalgHouseholderProductBackward0(collect_next_edges_2(input, tau))
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.tau_ = SavedVariable(tau, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_householder_product_table[ks](ks, input, tau)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_householder_product_out(ks, input, tau, out):
    throw_error_out_requires_grad("linalg_householder_product")


# ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def ormqr_out(ks, self, input2, input3, left, transpose, out):
    throw_error_out_requires_grad("ormqr")


# ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
# from derivatives.yaml: ormqr
_ormqr_table = find_schema_or_throw("aten::ormqr", "").table


def ormqr(ks, self, input2, input3, left, transpose):
    grad_fn = OrmqrBackward0(collect_next_edges(self, input2, input3))
    grad_fn.input2_ = SavedVariable(input2, False)
    grad_fn.input3_ = SavedVariable(input3, False)
    grad_fn.left = left
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.transpose = transpose
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _ormqr_table[ks](ks, self, input2, input3, left, transpose)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
# from derivatives.yaml: _linalg_svd
__linalg_svd_table = find_schema_or_throw("aten::_linalg_svd", "").table


def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    grad_fn = LinalgSvdBackward0(collect_next_edges_1(A))
    grad_fn.full_matrices = full_matrices
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        U, S, Vh = __linalg_svd_table[ks](ks, A, full_matrices, compute_uv, driver)
    set_history_list((U, S, Vh), grad_fn)
    grad_fn.S_ = SavedVariable(S, True)
    grad_fn.S_sym_argsize_minus_1 = S.size(-1)
    grad_fn.U_ = SavedVariable(U, True)
    grad_fn.Vh_ = SavedVariable(Vh, True)
    return U, S, Vh


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
# out=: nothing is recorded
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    throw_error_out_requires_grad("_linalg_svd")


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
# from derivatives.yaml: _linalg_eigh
__linalg_eigh_table = find_schema_or_throw("aten::_linalg_eigh", "").table


def _linalg_eigh(ks, A, UPLO, compute_v):
    grad_fn = LinalgEighBackward0(collect_next_edges_1(A))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        eigenvalues, eigenvectors = __linalg_eigh_table[ks](ks, A, UPLO, compute_v)
    set_history_list((eigenvalues, eigenvectors), grad_fn)
    grad_fn.eigenvalues_ = SavedVariable(eigenvalues, True)
    grad_fn.eigenvectors_ = SavedVariable(eigenvectors, True)
    return eigenvalues, eigenvectors


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
# out=: nothing is recorded
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    throw_error_out_requires_grad("_linalg_eigh")


# linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)
# no entry in derivatives.yaml
_linalg_eig_table = find_schema_or_throw("aten::linalg_eig", "").table


def linalg_eig(ks, self):
    grad_fn = NotImplementedNode("aten::linalg_eig", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        eigenvalues, eigenvectors = _linalg_eig_table[ks](ks, self)
    set_history_where_differentiable((eigenvalues, eigenvectors,), grad_fn)
    return eigenvalues, eigenvectors


# linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
# out=: nothing is recorded
def linalg_eig_out(ks, self, eigenvalues, eigenvectors):
    throw_error_out_requires_grad("aten::linalg_eig")


# linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_eigvals_out(ks, self, out):
    throw_error_out_requires_grad("aten::linalg_eigvals")


# linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)
# from derivatives.yaml: linalg_lstsq
_linalg_lstsq_table = find_schema_or_throw("aten::linalg_lstsq", "").table


def linalg_lstsq(ks, self, b, rcond, driver):
    grad_fn = LinalgLstsqBackward0(collect_next_edges_2(self, b))
    grad_fn.b_ = SavedVariable(b, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        solution, residuals, rank, singular_values = _linalg_lstsq_table[ks](ks, self, b, rcond, driver)
    set_history_list((solution, residuals, None, None), grad_fn)
    grad_fn.solution_ = SavedVariable(solution, True)
    return solution, residuals, rank, singular_values


# linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
# out=: nothing is recorded
def linalg_lstsq_out(ks, self, b, rcond, driver, solution, residuals, rank, singular_values):
    throw_error_out_requires_grad("linalg_lstsq")


# linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
# from derivatives.yaml: linalg_pinv.atol_rtol_tensor
_linalg_pinv_atol_rtol_tensor_table = find_schema_or_throw("aten::linalg_pinv", "atol_rtol_tensor").table


def linalg_pinv_atol_rtol_tensor(ks, self, atol, rtol, hermitian):
    check_no_requires_grad(atol, "atol", "linalg_pinv")
    check_no_requires_grad(rtol, "rtol", "linalg_pinv")
    grad_fn = LinalgPinvBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_pinv_atol_rtol_tensor_table[ks](ks, self, atol, rtol, hermitian)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linalg_pinv_atol_rtol_tensor_out(ks, self, atol, rtol, hermitian, out):
    throw_error_out_requires_grad("linalg_pinv")


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
    set_history_where_differentiable((result,), grad_fn)
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
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_reduce_out(ks, self, dim, index, src, reduce, out):
    throw_error_out_requires_grad("aten::scatter")


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
# no entry in derivatives.yaml
_scatter_value_reduce_table = find_schema_or_throw("aten::scatter", "value_reduce").table


def scatter_value_reduce(ks, self, dim, index, value, reduce):
    grad_fn = NotImplementedNode("aten::scatter", collect_next_edges_2(self, index))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _scatter_value_reduce_table[ks](ks, self, dim, index, value, reduce)
    set_history_where_differentiable((result,), grad_fn)
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
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def scatter_value_reduce_out(ks, self, dim, index, value, reduce, out):
    throw_error_out_requires_grad("aten::scatter")


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
    throw_error_out_requires_grad("aten::diagonal_copy")


# as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
# from derivatives.yaml: as_strided_
_as_strided__table = find_schema_or_throw("aten::as_strided_", "").table


def as_strided_(ks, self, size, stride, storage_offset):
    check_inplace(self, True)
    grad_fn = AsStridedBackward1(collect_next_edges_1(self))
    grad_fn.self_geometry = TensorGeometry(self)
    grad_fn.size = size
    grad_fn.storage_offset = storage_offset
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    _as_strided__table[ks](ks, self, size, stride, storage_offset)
    set_history(self, grad_fn)
    return self


# unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
# from derivatives.yaml: unsafe_split.Tensor
_unsafe_split_Tensor_table = find_schema_or_throw("aten::unsafe_split", "Tensor").table


def unsafe_split_Tensor(ks, self, split_size, dim):
    grad_fn = UnsafeSplitBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    result = _unsafe_split_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


# unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
# from derivatives.yaml: unsafe_split_with_sizes
_unsafe_split_with_sizes_table = find_schema_or_throw("aten::unsafe_split_with_sizes", "").table


def unsafe_split_with_sizes(ks, self, split_sizes, dim):
    grad_fn = UnsafeSplitWithSizesBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    result = _unsafe_split_with_sizes_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


# narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
# from derivatives.yaml: narrow_copy
_narrow_copy_table = find_schema_or_throw("aten::narrow_copy", "").table


def narrow_copy(ks, self, dim, start, length):
    grad_fn = NarrowCopyBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.length = length
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.start = start
    ks &= AFTER_AUTOGRAD
    result = _narrow_copy_table[ks](ks, self, dim, start, length)
    set_history(result, grad_fn)
    return result


# narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def narrow_copy_out(ks, self, dim, start, length, out):
    throw_error_out_requires_grad("narrow_copy")


# block_diag(Tensor[] tensors) -> Tensor
# from derivatives.yaml: block_diag
_block_diag_table = find_schema_or_throw("aten::block_diag", "").table


def block_diag(ks, tensors):
    grad_fn = BlockDiagBackward0(collect_next_edges(*tensors))
    grad_fn.tensors_args_scalartypes = [t.meta.dtype for t in tensors]
    grad_fn.tensors_args_sizes = [t.meta.sizes for t in tensors]
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _block_diag_table[ks](ks, tensors)
    set_history(result, grad_fn)
    return result


# repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
# no entry in derivatives.yaml
_repeat_interleave_Tensor_table = find_schema_or_throw("aten::repeat_interleave", "Tensor").table


def repeat_interleave_Tensor(ks, repeats, output_size):
    grad_fn = NotImplementedNode("aten::repeat_interleave", collect_next_edges_1(repeats))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _repeat_interleave_Tensor_table[ks](ks, repeats, output_size)
    set_history_where_differentiable((result,), grad_fn)
    return result


# rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
# from derivatives.yaml: rot90
_rot90_table = find_schema_or_throw("aten::rot90", "").table


def rot90(ks, self, k, dims):
    grad_fn = Rot90Backward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    grad_fn.k = k
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rot90_table[ks](ks, self, k, dims)
    set_history(result, grad_fn)
    return result


# constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
# from derivatives.yaml: constant_pad_nd
_constant_pad_nd_table = find_schema_or_throw("aten::constant_pad_nd", "").table


def constant_pad_nd(ks, self, pad, value):
    grad_fn = ConstantPadNdBackward0(collect_next_edges_1(self))
    grad_fn.pad = pad
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _constant_pad_nd_table[ks](ks, self, pad, value)
    set_history(result, grad_fn)
    return result


# select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_scatter
_select_scatter_table = find_schema_or_throw("aten::select_scatter", "").table


def select_scatter(ks, self, src, dim, index):
    grad_fn = SelectScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.src_info = src.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_scatter_table[ks](ks, self, src, dim, index)
    set_history(result, grad_fn)
    return result


# slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
# from derivatives.yaml: slice_scatter
_slice_scatter_table = find_schema_or_throw("aten::slice_scatter", "").table


def slice_scatter(ks, self, src, dim, start, end, step):
    grad_fn = SliceScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.src_info = src.meta.plain
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _slice_scatter_table[ks](ks, self, src, dim, start, end, step)
    set_history(result, grad_fn)
    return result


# slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def slice_scatter_out(ks, self, src, dim, start, end, step, out):
    throw_error_out_requires_grad("aten::slice_scatter")


# diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
# from derivatives.yaml: diagonal_scatter
_diagonal_scatter_table = find_schema_or_throw("aten::diagonal_scatter", "").table


def diagonal_scatter(ks, self, src, offset, dim1, dim2):
    grad_fn = DiagonalScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.src_info = src.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_scatter_table[ks](ks, self, src, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


# as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
# from derivatives.yaml: as_strided_scatter
_as_strided_scatter_table = find_schema_or_throw("aten::as_strided_scatter", "").table


def as_strided_scatter(ks, self, src, size, stride, storage_offset):
    grad_fn = AsStridedScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.self_geometry = TensorGeometry(self)
    grad_fn.size = size
    grad_fn.src_geometry = TensorGeometry(src)
    grad_fn.storage_offset = storage_offset
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _as_strided_scatter_table[ks](ks, self, src, size, stride, storage_offset)
    set_history(result, grad_fn)
    return result


# resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor
# no entry in derivatives.yaml
_resize_as_table = find_schema_or_throw("aten::resize_as", "").table


def resize_as(ks, self, the_template, memory_format):
    grad_fn = NotImplementedNode("aten::resize_as", collect_next_edges_2(self, the_template))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _resize_as_table[ks](ks, self, the_template, memory_format)
    set_history_where_differentiable((result,), grad_fn)
    return result


# set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
# no entry in derivatives.yaml
_set__source_Storage_table = find_schema_or_throw("aten::set_", "source_Storage").table


def set__source_Storage(ks, self, source):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::set_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _set__source_Storage_table[ks](ks, self, source)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
# no entry in derivatives.yaml
_set__source_Storage_storage_offset_table = find_schema_or_throw("aten::set_", "source_Storage_storage_offset").table


def set__source_Storage_storage_offset(ks, self, source, storage_offset, size, stride):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::set_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _set__source_Storage_storage_offset_table[ks](ks, self, source, storage_offset, size, stride)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
# no entry in derivatives.yaml
_set__source_Tensor_table = find_schema_or_throw("aten::set_", "source_Tensor").table


def set__source_Tensor(ks, self, source):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::set_", collect_next_edges_2(self, source))
    ks &= AFTER_AUTOGRAD
    _set__source_Tensor_table[ks](ks, self, source)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# set_(Tensor(a!) self) -> Tensor(a!)
# no entry in derivatives.yaml
_set__table = find_schema_or_throw("aten::set_", "").table


def set_(ks, self):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::set_", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _set__table[ks](ks, self)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self


# index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
# from derivatives.yaml: index_copy
_index_copy_table = find_schema_or_throw("aten::index_copy", "").table


def index_copy(ks, self, dim, index, source):
    grad_fn = IndexCopyBackward0(collect_next_edges_2(self, source))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_dim = source.meta.dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_copy_table[ks](ks, self, dim, index, source)
    set_history(result, grad_fn)
    return result


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
# from derivatives.yaml: index_copy
_index_copy__table = find_schema_or_throw("aten::index_copy_", "").table


def index_copy_(ks, self, dim, index, source):
    check_inplace(self, True)
    grad_fn = IndexCopyBackward0(collect_next_edges_2(self, source))
    grad_fn.dim = dim
    grad_fn.index_ = SavedVariable(index, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.source_ = SavedVariable(source, False)
    grad_fn.source_dim = source.meta.dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_copy__table[ks](ks, self, dim, index, source)
    rebase_history(self, grad_fn)
    return self


# index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def index_copy_out(ks, self, dim, index, source, out):
    throw_error_out_requires_grad("index_copy")


# index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
# from derivatives.yaml: index_reduce
_index_reduce_table = find_schema_or_throw("aten::index_reduce", "").table


def index_reduce(ks, self, dim, index, source, reduce, include_self):
    grad_fn = IndexReduceBackward0(collect_next_edges_2(self, source))
    grad_fn.dim = dim
    grad_fn.include_self = include_self
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.reduce = reduce
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.source_ = SavedVariable(source, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_reduce_table[ks](ks, self, dim, index, source, reduce, include_self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
# from derivatives.yaml: index_reduce
_index_reduce__table = find_schema_or_throw("aten::index_reduce_", "").table


def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    check_inplace(self, True)
    grad_fn = IndexReduceBackward0(collect_next_edges_2(self, source))
    grad_fn.dim = dim
    grad_fn.include_self = include_self
    grad_fn.index_ = SavedVariable(index, False)
    grad_fn.reduce = reduce
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.source_ = SavedVariable(source, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_reduce__table[ks](ks, self, dim, index, source, reduce, include_self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


# index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def index_reduce_out(ks, self, dim, index, source, reduce, include_self, out):
    throw_error_out_requires_grad("index_reduce")


# nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
# no entry in derivatives.yaml
_nonzero_static_table = find_schema_or_throw("aten::nonzero_static", "").table


def nonzero_static(ks, self, size, fill_value):
    grad_fn = NotImplementedNode("aten::nonzero_static", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _nonzero_static_table[ks](ks, self, size, fill_value)
    set_history_where_differentiable((result,), grad_fn)
    return result


# nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def nonzero_static_out(ks, self, size, fill_value, out):
    throw_error_out_requires_grad("aten::nonzero_static")


# alias_copy(Tensor self) -> Tensor
# from derivatives.yaml: alias_copy
_alias_copy_table = find_schema_or_throw("aten::alias_copy", "").table


def alias_copy(ks, self):
    grad_fn = AliasBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _alias_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def alias_copy_out(ks, self, out):
    throw_error_out_requires_grad("aten::alias_copy")


# _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
# from derivatives.yaml: _reshape_alias_copy
__reshape_alias_copy_table = find_schema_or_throw("aten::_reshape_alias_copy", "").table


def _reshape_alias_copy(ks, self, size, stride):
    grad_fn = ReshapeAliasBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __reshape_alias_copy_table[ks](ks, self, size, stride)
    set_history(result, grad_fn)
    return result


# as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
# from derivatives.yaml: as_strided_copy
_as_strided_copy_table = find_schema_or_throw("aten::as_strided_copy", "").table


def as_strided_copy(ks, self, size, stride, storage_offset):
    grad_fn = AsStridedBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_geometry = TensorGeometry(self)
    grad_fn.size = size
    grad_fn.storage_offset = storage_offset
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _as_strided_copy_table[ks](ks, self, size, stride, storage_offset)
    set_history(result, grad_fn)
    return result


# as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def as_strided_copy_out(ks, self, size, stride, storage_offset, out):
    throw_error_out_requires_grad("aten::as_strided_copy")


# detach_copy(Tensor self) -> Tensor
# no entry in derivatives.yaml
_detach_copy_table = find_schema_or_throw("aten::detach_copy", "").table


def detach_copy(ks, self):
    grad_fn = NotImplementedNode("aten::detach_copy", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _detach_copy_table[ks](ks, self)
    set_history_where_differentiable((result,), grad_fn)
    return result


# detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def detach_copy_out(ks, self, out):
    throw_error_out_requires_grad("aten::detach_copy")


# expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
# from derivatives.yaml: expand_copy
_expand_copy_table = find_schema_or_throw("aten::expand_copy", "").table


def expand_copy(ks, self, size, implicit):
    grad_fn = ExpandBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _expand_copy_table[ks](ks, self, size, implicit)
    set_history(result, grad_fn)
    return result


# expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def expand_copy_out(ks, self, size, implicit, out):
    throw_error_out_requires_grad("aten::expand_copy")


# permute_copy(Tensor self, int[] dims) -> Tensor
# from derivatives.yaml: permute_copy
_permute_copy_table = find_schema_or_throw("aten::permute_copy", "").table


def permute_copy(ks, self, dims):
    grad_fn = PermuteBackward0_copy(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _permute_copy_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


# permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def permute_copy_out(ks, self, dims, out):
    throw_error_out_requires_grad("aten::permute_copy")


# select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_copy.int
_select_copy_int_table = find_schema_or_throw("aten::select_copy", "int").table


def select_copy_int(ks, self, dim, index):
    grad_fn = SelectBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_copy_int_table[ks](ks, self, dim, index)
    set_history(result, grad_fn)
    return result


# select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def select_copy_int_out(ks, self, dim, index, out):
    throw_error_out_requires_grad("aten::select_copy")


# slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
# from derivatives.yaml: slice_copy.Tensor
_slice_copy_Tensor_table = find_schema_or_throw("aten::slice_copy", "Tensor").table


def slice_copy_Tensor(ks, self, dim, start, end, step):
    grad_fn = SliceBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _slice_copy_Tensor_table[ks](ks, self, dim, start, end, step)
    set_history(result, grad_fn)
    return result


# slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def slice_copy_Tensor_out(ks, self, dim, start, end, step, out):
    throw_error_out_requires_grad("aten::slice_copy")


# squeeze_copy(Tensor self) -> Tensor
# from derivatives.yaml: squeeze_copy
_squeeze_copy_table = find_schema_or_throw("aten::squeeze_copy", "").table


def squeeze_copy(ks, self):
    grad_fn = SqueezeBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def squeeze_copy_out(ks, self, out):
    throw_error_out_requires_grad("aten::squeeze_copy")


# squeeze_copy.dim(Tensor self, int dim) -> Tensor
# from derivatives.yaml: squeeze_copy.dim
_squeeze_copy_dim_table = find_schema_or_throw("aten::squeeze_copy", "dim").table


def squeeze_copy_dim(ks, self, dim):
    grad_fn = SqueezeBackward1_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_dim_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def squeeze_copy_dim_out(ks, self, dim, out):
    throw_error_out_requires_grad("aten::squeeze_copy")


# squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
# from derivatives.yaml: squeeze_copy.dims
_squeeze_copy_dims_table = find_schema_or_throw("aten::squeeze_copy", "dims").table


def squeeze_copy_dims(ks, self, dim):
    grad_fn = SqueezeBackward2_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_dims_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def squeeze_copy_dims_out(ks, self, dim, out):
    throw_error_out_requires_grad("aten::squeeze_copy")


# t_copy(Tensor self) -> Tensor
# from derivatives.yaml: t_copy
_t_copy_table = find_schema_or_throw("aten::t_copy", "").table


def t_copy(ks, self):
    grad_fn = TBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _t_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


# t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def t_copy_out(ks, self, out):
    throw_error_out_requires_grad("aten::t_copy")


# transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
# from derivatives.yaml: transpose_copy.int
_transpose_copy_int_table = find_schema_or_throw("aten::transpose_copy", "int").table


def transpose_copy_int(ks, self, dim0, dim1):
    grad_fn = TransposeBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _transpose_copy_int_table[ks](ks, self, dim0, dim1)
    set_history(result, grad_fn)
    return result


# transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def transpose_copy_int_out(ks, self, dim0, dim1, out):
    throw_error_out_requires_grad("aten::transpose_copy")


# unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
# from derivatives.yaml: unfold_copy
_unfold_copy_table = find_schema_or_throw("aten::unfold_copy", "").table


def unfold_copy(ks, self, dimension, size, step):
    grad_fn = UnfoldBackward0_copy(collect_next_edges_1(self))
    grad_fn.dimension = dimension
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unfold_copy_table[ks](ks, self, dimension, size, step)
    set_history(result, grad_fn)
    return result


# unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def unfold_copy_out(ks, self, dimension, size, step, out):
    throw_error_out_requires_grad("aten::unfold_copy")


# unsqueeze_copy(Tensor self, int dim) -> Tensor
# from derivatives.yaml: unsqueeze_copy
_unsqueeze_copy_table = find_schema_or_throw("aten::unsqueeze_copy", "").table


def unsqueeze_copy(ks, self, dim):
    grad_fn = UnsqueezeBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unsqueeze_copy_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


# unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def unsqueeze_copy_out(ks, self, dim, out):
    throw_error_out_requires_grad("aten::unsqueeze_copy")


# view_copy(Tensor self, SymInt[] size) -> Tensor
# from derivatives.yaml: view_copy
_view_copy_table = find_schema_or_throw("aten::view_copy", "").table


def view_copy(ks, self, size):
    grad_fn = ViewBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _view_copy_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


# view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def view_copy_out(ks, self, size, out):
    throw_error_out_requires_grad("aten::view_copy")


# view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor
# no entry in derivatives.yaml
_view_copy_dtype_table = find_schema_or_throw("aten::view_copy", "dtype").table


def view_copy_dtype(ks, self, dtype):
    grad_fn = NotImplementedNode("aten::view_copy", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _view_copy_dtype_table[ks](ks, self, dtype)
    set_history_where_differentiable((result,), grad_fn)
    return result


# view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def view_copy_dtype_out(ks, self, dtype, out):
    throw_error_out_requires_grad("aten::view_copy")


# split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
# from derivatives.yaml: split_copy.Tensor
_split_copy_Tensor_table = find_schema_or_throw("aten::split_copy", "Tensor").table


def split_copy_Tensor(ks, self, split_size, dim):
    grad_fn = SplitBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_copy_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


# split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
# out=: nothing is recorded
def split_copy_Tensor_out(ks, self, split_size, dim, out):
    throw_error_out_requires_grad("split_copy")


# split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
# from derivatives.yaml: split_with_sizes_copy
_split_with_sizes_copy_table = find_schema_or_throw("aten::split_with_sizes_copy", "").table


def split_with_sizes_copy(ks, self, split_sizes, dim):
    grad_fn = SplitWithSizesBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta.plain
    grad_fn.self_sym_sizes = self.meta.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_with_sizes_copy_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


# split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()
# out=: nothing is recorded
def split_with_sizes_copy_out(ks, self, split_sizes, dim, out):
    throw_error_out_requires_grad("split_with_sizes_copy")


# unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
# from derivatives.yaml: unbind_copy.int
_unbind_copy_int_table = find_schema_or_throw("aten::unbind_copy", "int").table


def unbind_copy_int(ks, self, dim):
    grad_fn = UnbindBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unbind_copy_int_table[ks](ks, self, dim)
    set_history_list(result, grad_fn)
    return result


# unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
# out=: nothing is recorded
def unbind_copy_int_out(ks, self, dim, out):
    throw_error_out_requires_grad("unbind_copy")


# conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor
# from derivatives.yaml: conv_tbc
_conv_tbc_table = find_schema_or_throw("aten::conv_tbc", "").table


def conv_tbc(ks, self, weight, bias, pad):
    grad_fn = ConvTbcBackward0(collect_next_edges(self, weight, bias))
    grad_fn.bias_ = SavedVariable(bias, False)
    grad_fn.pad = pad
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _conv_tbc_table[ks](ks, self, weight, bias, pad)
    set_history(result, grad_fn)
    return result


# convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
# from derivatives.yaml: convolution
_convolution_table = find_schema_or_throw("aten::convolution", "").table


def convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    grad_fn = ConvolutionBackward0(collect_next_edges(input, weight, bias))
    grad_fn.bias_sym_sizes_opt = None if bias is None else bias.meta.sizes
    grad_fn.dilation = dilation
    grad_fn.groups = groups
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.output_padding = output_padding
    grad_fn.padding = padding
    grad_fn.stride = stride
    grad_fn.transposed = transposed
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _convolution_table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    set_history(result, grad_fn)
    return result


# convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: convolution_backward
_convolution_backward_table = find_schema_or_throw("aten::convolution_backward", "").table


def convolution_backward(ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask):
    grad_fn = ConvolutionBackwardBackward0(collect_next_edges(grad_output, input, weight))
    grad_fn.dilation = dilation
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.groups = groups
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.output_padding = output_padding
    grad_fn.padding = padding
    grad_fn.stride = stride
    grad_fn.transposed = transposed
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _convolution_backward_table[ks](ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask)
    set_history_list((result0, result1, result2), grad_fn)
    return result0, result1, result2


# _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
# from derivatives.yaml: _convolution
__convolution_table = find_schema_or_throw("aten::_convolution", "").table


def _convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32):
    grad_fn = ConvolutionBackward1(collect_next_edges(input, weight, bias))
    grad_fn.bias_sym_sizes_opt = None if bias is None else bias.meta.sizes
    grad_fn.dilation = dilation
    grad_fn.groups = groups
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.output_padding = output_padding
    grad_fn.padding = padding
    grad_fn.stride = stride
    grad_fn.transposed = transposed
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __convolution_table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32)
    set_history(result, grad_fn)
    return result


# convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
# from derivatives.yaml: convolution_overrideable
_convolution_overrideable_table = find_schema_or_throw("aten::convolution_overrideable", "").table


def convolution_overrideable(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    grad_fn = ConvolutionOverrideableBackward0(collect_next_edges(input, weight, bias))
    grad_fn.dilation = dilation
    grad_fn.groups = groups
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.output_padding = output_padding
    grad_fn.padding = padding
    grad_fn.stride = stride
    grad_fn.transposed = transposed
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _convolution_overrideable_table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    set_history(result, grad_fn)
    return result


# convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
# from derivatives.yaml: convolution_backward_overrideable
_convolution_backward_overrideable_table = find_schema_or_throw("aten::convolution_backward_overrideable", "").table


def convolution_backward_overrideable(ks, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask):
    grad_fn = ConvolutionBackwardOverrideableBackward0(collect_next_edges(grad_output, input, weight))
    grad_fn.dilation = dilation
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.groups = groups
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.output_padding = output_padding
    grad_fn.padding = padding
    grad_fn.stride = stride
    grad_fn.transposed = transposed
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        grad_input, grad_weight, grad_bias = _convolution_backward_overrideable_table[ks](ks, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask)
    set_history_list((grad_input, grad_weight, grad_bias), grad_fn)
    return grad_input, grad_weight, grad_bias


# im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def im2col_out(ks, self, kernel_size, dilation, padding, stride, out):
    throw_error_out_requires_grad("im2col")


# im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
# from derivatives.yaml: im2col
_im2col_table = find_schema_or_throw("aten::im2col", "").table


def im2col(ks, self, kernel_size, dilation, padding, stride):
    grad_fn = Im2ColBackward0(collect_next_edges_1(self))
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_sym_argsize_minus_1 = self.size(-1)
    grad_fn.self_sym_argsize_minus_2 = self.size(-2)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _im2col_table[ks](ks, self, kernel_size, dilation, padding, stride)
    set_history(result, grad_fn)
    return result


# col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def col2im_out(ks, self, output_size, kernel_size, dilation, padding, stride, out):
    throw_error_out_requires_grad("col2im")


# col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
# from derivatives.yaml: col2im
_col2im_table = find_schema_or_throw("aten::col2im", "").table


def col2im(ks, self, output_size, kernel_size, dilation, padding, stride):
    grad_fn = Col2ImBackward0(collect_next_edges_1(self))
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _col2im_table[ks](ks, self, output_size, kernel_size, dilation, padding, stride)
    set_history(result, grad_fn)
    return result


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    throw_error_out_requires_grad("max_pool2d_with_indices")


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
# from derivatives.yaml: max_pool2d_with_indices
_max_pool2d_with_indices_table = find_schema_or_throw("aten::max_pool2d_with_indices", "").table


def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    grad_fn = MaxPool2DWithIndicesBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result0, result1 = _max_pool2d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def max_pool2d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    throw_error_out_requires_grad("max_pool2d_with_indices_backward")


# max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
# from derivatives.yaml: max_pool2d_with_indices_backward
_max_pool2d_with_indices_backward_table = find_schema_or_throw("aten::max_pool2d_with_indices_backward", "").table


def max_pool2d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    grad_fn = MaxPool2DWithIndicesBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _max_pool2d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    set_history(result, grad_fn)
    return result


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    throw_error_out_requires_grad("max_pool3d_with_indices")


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
# from derivatives.yaml: max_pool3d_with_indices
_max_pool3d_with_indices_table = find_schema_or_throw("aten::max_pool3d_with_indices", "").table


def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    grad_fn = MaxPool3DWithIndicesBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result0, result1 = _max_pool3d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def max_pool3d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    throw_error_out_requires_grad("max_pool3d_with_indices_backward")


# max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
# from derivatives.yaml: max_pool3d_with_indices_backward
_max_pool3d_with_indices_backward_table = find_schema_or_throw("aten::max_pool3d_with_indices_backward", "").table


def max_pool3d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    grad_fn = MaxPool3DWithIndicesBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _max_pool3d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    set_history(result, grad_fn)
    return result


# avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def avg_pool2d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    throw_error_out_requires_grad("avg_pool2d")


# avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
# from derivatives.yaml: avg_pool2d
_avg_pool2d_table = find_schema_or_throw("aten::avg_pool2d", "").table


def avg_pool2d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad_fn = AvgPool2DBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool2d_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


# avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def avg_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    throw_error_out_requires_grad("avg_pool2d_backward")


# avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
# from derivatives.yaml: avg_pool2d_backward
_avg_pool2d_backward_table = find_schema_or_throw("aten::avg_pool2d_backward", "").table


def avg_pool2d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad_fn = AvgPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


# avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def avg_pool3d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    throw_error_out_requires_grad("avg_pool3d")


# avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
# from derivatives.yaml: avg_pool3d
_avg_pool3d_table = find_schema_or_throw("aten::avg_pool3d", "").table


def avg_pool3d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad_fn = AvgPool3DBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool3d_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


# avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def avg_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    throw_error_out_requires_grad("avg_pool3d_backward")


# avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
# from derivatives.yaml: avg_pool3d_backward
_avg_pool3d_backward_table = find_schema_or_throw("aten::avg_pool3d_backward", "").table


def avg_pool3d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad_fn = AvgPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


# adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def adaptive_avg_pool2d_out(ks, self, output_size, out):
    throw_error_out_requires_grad("aten::adaptive_avg_pool2d")


# _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool2d
__adaptive_avg_pool2d_table = find_schema_or_throw("aten::_adaptive_avg_pool2d", "").table


def _adaptive_avg_pool2d(ks, self, output_size):
    grad_fn = AdaptiveAvgPool2DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool2d_table[ks](ks, self, output_size)
    set_history(result, grad_fn)
    return result


# _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool2d_backward
__adaptive_avg_pool2d_backward_table = find_schema_or_throw("aten::_adaptive_avg_pool2d_backward", "").table


def _adaptive_avg_pool2d_backward(ks, grad_output, self):
    grad_fn = AdaptiveAvgPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_sym_argsize_minus_1 = grad_output.size(-1)
    grad_fn.grad_output_sym_argsize_minus_2 = grad_output.size(-2)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool2d_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


# adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def adaptive_avg_pool3d_out(ks, self, output_size, out):
    throw_error_out_requires_grad("aten::adaptive_avg_pool3d")


# _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool3d
__adaptive_avg_pool3d_table = find_schema_or_throw("aten::_adaptive_avg_pool3d", "").table


def _adaptive_avg_pool3d(ks, self, output_size):
    grad_fn = AdaptiveAvgPool3DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool3d_table[ks](ks, self, output_size)
    set_history(result, grad_fn)
    return result


# _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool3d_backward
__adaptive_avg_pool3d_backward_table = find_schema_or_throw("aten::_adaptive_avg_pool3d_backward", "").table


def _adaptive_avg_pool3d_backward(ks, grad_output, self):
    grad_fn = AdaptiveAvgPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_sym_argsize_minus_1 = grad_output.size(-1)
    grad_fn.grad_output_sym_argsize_minus_2 = grad_output.size(-2)
    grad_fn.grad_output_sym_argsize_minus_3 = grad_output.size(-3)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool3d_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    throw_error_out_requires_grad("adaptive_max_pool2d")


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
# from derivatives.yaml: adaptive_max_pool2d
_adaptive_max_pool2d_table = find_schema_or_throw("aten::adaptive_max_pool2d", "").table


def adaptive_max_pool2d(ks, self, output_size):
    grad_fn = AdaptiveMaxPool2DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _adaptive_max_pool2d_table[ks](ks, self, output_size)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def adaptive_max_pool2d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    throw_error_out_requires_grad("adaptive_max_pool2d_backward")


# adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
# from derivatives.yaml: adaptive_max_pool2d_backward
_adaptive_max_pool2d_backward_table = find_schema_or_throw("aten::adaptive_max_pool2d_backward", "").table


def adaptive_max_pool2d_backward(ks, grad_output, self, indices):
    check_no_requires_grad(indices, "indices", "adaptive_max_pool2d_backward")
    grad_fn = AdaptiveMaxPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _adaptive_max_pool2d_backward_table[ks](ks, grad_output, self, indices)
    set_history(result, grad_fn)
    return result


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    throw_error_out_requires_grad("adaptive_max_pool3d")


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
# from derivatives.yaml: adaptive_max_pool3d
_adaptive_max_pool3d_table = find_schema_or_throw("aten::adaptive_max_pool3d", "").table


def adaptive_max_pool3d(ks, self, output_size):
    grad_fn = AdaptiveMaxPool3DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _adaptive_max_pool3d_table[ks](ks, self, output_size)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def adaptive_max_pool3d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    throw_error_out_requires_grad("adaptive_max_pool3d_backward")


# adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
# from derivatives.yaml: adaptive_max_pool3d_backward
_adaptive_max_pool3d_backward_table = find_schema_or_throw("aten::adaptive_max_pool3d_backward", "").table


def adaptive_max_pool3d_backward(ks, grad_output, self, indices):
    check_no_requires_grad(indices, "indices", "adaptive_max_pool3d_backward")
    grad_fn = AdaptiveMaxPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _adaptive_max_pool3d_backward_table[ks](ks, grad_output, self, indices)
    set_history(result, grad_fn)
    return result


# max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def max_unpool2d_out(ks, self, indices, output_size, out):
    throw_error_out_requires_grad("max_unpool2d")


# max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
# from derivatives.yaml: max_unpool2d
_max_unpool2d_table = find_schema_or_throw("aten::max_unpool2d", "").table


def max_unpool2d(ks, self, indices, output_size):
    grad_fn = MaxUnpool2DBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = SavedVariable(indices, False)
    ks &= AFTER_AUTOGRAD
    result = _max_unpool2d_table[ks](ks, self, indices, output_size)
    set_history(result, grad_fn)
    return result


# max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def max_unpool3d_out(ks, self, indices, output_size, stride, padding, out):
    throw_error_out_requires_grad("max_unpool3d")


# max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
# from derivatives.yaml: max_unpool3d
_max_unpool3d_table = find_schema_or_throw("aten::max_unpool3d", "").table


def max_unpool3d(ks, self, indices, output_size, stride, padding):
    grad_fn = MaxUnpool3DBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = SavedVariable(indices, False)
    ks &= AFTER_AUTOGRAD
    result = _max_unpool3d_table[ks](ks, self, indices, output_size, stride, padding)
    set_history(result, grad_fn)
    return result


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    throw_error_out_requires_grad("fractional_max_pool2d")


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
# from derivatives.yaml: fractional_max_pool2d
_fractional_max_pool2d_table = find_schema_or_throw("aten::fractional_max_pool2d", "").table


def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    check_no_requires_grad(random_samples, "random_samples", "fractional_max_pool2d")
    grad_fn = FractionalMaxPool2DBackward0(collect_next_edges_1(self))
    grad_fn.kernel_size = kernel_size
    grad_fn.output_size = output_size
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _fractional_max_pool2d_table[ks](ks, self, kernel_size, output_size, random_samples)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def fractional_max_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    throw_error_out_requires_grad("fractional_max_pool2d_backward")


# fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor
# from derivatives.yaml: fractional_max_pool2d_backward
_fractional_max_pool2d_backward_table = find_schema_or_throw("aten::fractional_max_pool2d_backward", "").table


def fractional_max_pool2d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    check_no_requires_grad(indices, "indices", "fractional_max_pool2d_backward")
    grad_fn = FractionalMaxPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _fractional_max_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    set_history(result, grad_fn)
    return result


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
# out=: nothing is recorded
def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    throw_error_out_requires_grad("fractional_max_pool3d")


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
# from derivatives.yaml: fractional_max_pool3d
_fractional_max_pool3d_table = find_schema_or_throw("aten::fractional_max_pool3d", "").table


def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    check_no_requires_grad(random_samples, "random_samples", "fractional_max_pool3d")
    grad_fn = FractionalMaxPool3DBackward0(collect_next_edges_1(self))
    grad_fn.kernel_size = kernel_size
    grad_fn.output_size = output_size
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _fractional_max_pool3d_table[ks](ks, self, kernel_size, output_size, random_samples)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def fractional_max_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    throw_error_out_requires_grad("fractional_max_pool3d_backward")


# fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor
# from derivatives.yaml: fractional_max_pool3d_backward
_fractional_max_pool3d_backward_table = find_schema_or_throw("aten::fractional_max_pool3d_backward", "").table


def fractional_max_pool3d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    check_no_requires_grad(indices, "indices", "fractional_max_pool3d_backward")
    grad_fn = FractionalMaxPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _fractional_max_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    set_history(result, grad_fn)
    return result


# upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest1d_out(ks, self, output_size, scales, out):
    throw_error_out_requires_grad("upsample_nearest1d")


# upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_nearest1d
_upsample_nearest1d_table = find_schema_or_throw("aten::upsample_nearest1d", "").table


def upsample_nearest1d(ks, self, output_size, scales):
    grad_fn = UpsampleNearest1DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest1d_table[ks](ks, self, output_size, scales)
    set_history(result, grad_fn)
    return result


# upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest2d_out(ks, self, output_size, scales_h, scales_w, out):
    throw_error_out_requires_grad("upsample_nearest2d")


# upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest2d
_upsample_nearest2d_table = find_schema_or_throw("aten::upsample_nearest2d", "").table


def upsample_nearest2d(ks, self, output_size, scales_h, scales_w):
    grad_fn = UpsampleNearest2DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest2d_table[ks](ks, self, output_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    throw_error_out_requires_grad("upsample_nearest3d")


# upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest3d
_upsample_nearest3d_table = find_schema_or_throw("aten::upsample_nearest3d", "").table


def upsample_nearest3d(ks, self, output_size, scales_d, scales_h, scales_w):
    grad_fn = UpsampleNearest3DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_linear1d_out(ks, self, output_size, align_corners, scales, out):
    throw_error_out_requires_grad("upsample_linear1d")


# upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_linear1d
_upsample_linear1d_table = find_schema_or_throw("aten::upsample_linear1d", "").table


def upsample_linear1d(ks, self, output_size, align_corners, scales):
    grad_fn = UpsampleLinear1DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_linear1d_table[ks](ks, self, output_size, align_corners, scales)
    set_history(result, grad_fn)
    return result


# upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_bilinear2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    throw_error_out_requires_grad("upsample_bilinear2d")


# upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bilinear2d
_upsample_bilinear2d_table = find_schema_or_throw("aten::upsample_bilinear2d", "").table


def upsample_bilinear2d(ks, self, output_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBilinear2DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_bilinear2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_trilinear3d_out(ks, self, output_size, align_corners, scales_d, scales_h, scales_w, out):
    throw_error_out_requires_grad("upsample_trilinear3d")


# upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_trilinear3d
_upsample_trilinear3d_table = find_schema_or_throw("aten::upsample_trilinear3d", "").table


def upsample_trilinear3d(ks, self, output_size, align_corners, scales_d, scales_h, scales_w):
    grad_fn = UpsampleTrilinear3DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_trilinear3d_table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def upsample_bicubic2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    throw_error_out_requires_grad("upsample_bicubic2d")


# upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bicubic2d
_upsample_bicubic2d_table = find_schema_or_throw("aten::upsample_bicubic2d", "").table


def upsample_bicubic2d(ks, self, output_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBicubic2DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_bicubic2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact1d_out(ks, self, output_size, scales, out):
    throw_error_out_requires_grad("_upsample_nearest_exact1d")


# _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact1d
__upsample_nearest_exact1d_table = find_schema_or_throw("aten::_upsample_nearest_exact1d", "").table


def _upsample_nearest_exact1d(ks, self, output_size, scales):
    grad_fn = UpsampleNearestExact1DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact1d_table[ks](ks, self, output_size, scales)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact2d_out(ks, self, output_size, scales_h, scales_w, out):
    throw_error_out_requires_grad("_upsample_nearest_exact2d")


# _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact2d
__upsample_nearest_exact2d_table = find_schema_or_throw("aten::_upsample_nearest_exact2d", "").table


def _upsample_nearest_exact2d(ks, self, output_size, scales_h, scales_w):
    grad_fn = UpsampleNearestExact2DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact2d_table[ks](ks, self, output_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    throw_error_out_requires_grad("_upsample_nearest_exact3d")


# _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact3d
__upsample_nearest_exact3d_table = find_schema_or_throw("aten::_upsample_nearest_exact3d", "").table


def _upsample_nearest_exact3d(ks, self, output_size, scales_d, scales_h, scales_w):
    grad_fn = UpsampleNearestExact3DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_bilinear2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    throw_error_out_requires_grad("_upsample_bilinear2d_aa")


# _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bilinear2d_aa
__upsample_bilinear2d_aa_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa", "").table


def _upsample_bilinear2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBilinear2DAaBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_bilinear2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_bicubic2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    throw_error_out_requires_grad("_upsample_bicubic2d_aa")


# _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bicubic2d_aa
__upsample_bicubic2d_aa_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa", "").table


def _upsample_bicubic2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBicubic2DAaBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_bicubic2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    throw_error_out_requires_grad("upsample_nearest1d_backward")


# upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_nearest1d_backward
_upsample_nearest1d_backward_table = find_schema_or_throw("aten::upsample_nearest1d_backward", "").table


def upsample_nearest1d_backward(ks, grad_output, output_size, input_size, scales):
    grad_fn = UpsampleNearest1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    set_history(result, grad_fn)
    return result


# upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("upsample_nearest2d_backward")


# upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest2d_backward
_upsample_nearest2d_backward_table = find_schema_or_throw("aten::upsample_nearest2d_backward", "").table


def upsample_nearest2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    grad_fn = UpsampleNearest2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_nearest3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("upsample_nearest3d_backward")


# upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest3d_backward
_upsample_nearest3d_backward_table = find_schema_or_throw("aten::upsample_nearest3d_backward", "").table


def upsample_nearest3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    grad_fn = UpsampleNearest3DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_linear1d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales, grad_input):
    throw_error_out_requires_grad("upsample_linear1d_backward")


# upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_linear1d_backward
_upsample_linear1d_backward_table = find_schema_or_throw("aten::upsample_linear1d_backward", "").table


def upsample_linear1d_backward(ks, grad_output, output_size, input_size, align_corners, scales):
    grad_fn = UpsampleLinear1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = _upsample_linear1d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales)
    set_history(result, grad_fn)
    return result


# upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_bilinear2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("upsample_bilinear2d_backward")


# upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bilinear2d_backward
_upsample_bilinear2d_backward_table = find_schema_or_throw("aten::upsample_bilinear2d_backward", "").table


def upsample_bilinear2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBilinear2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_bilinear2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_trilinear3d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("upsample_trilinear3d_backward")


# upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_trilinear3d_backward
_upsample_trilinear3d_backward_table = find_schema_or_throw("aten::upsample_trilinear3d_backward", "").table


def upsample_trilinear3d_backward(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
    grad_fn = UpsampleTrilinear3DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_trilinear3d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def upsample_bicubic2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("upsample_bicubic2d_backward")


# upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bicubic2d_backward
_upsample_bicubic2d_backward_table = find_schema_or_throw("aten::upsample_bicubic2d_backward", "").table


def upsample_bicubic2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBicubic2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_bicubic2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    throw_error_out_requires_grad("_upsample_nearest_exact1d_backward")


# _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact1d_backward
__upsample_nearest_exact1d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact1d_backward", "").table


def _upsample_nearest_exact1d_backward(ks, grad_output, output_size, input_size, scales):
    grad_fn = UpsampleNearestExact1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("_upsample_nearest_exact2d_backward")


# _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact2d_backward
__upsample_nearest_exact2d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact2d_backward", "").table


def _upsample_nearest_exact2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    grad_fn = UpsampleNearestExact2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_nearest_exact3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("_upsample_nearest_exact3d_backward")


# _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact3d_backward
__upsample_nearest_exact3d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact3d_backward", "").table


def _upsample_nearest_exact3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    grad_fn = UpsampleNearestExact3DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_bilinear2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("_upsample_bilinear2d_aa_backward")


# _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bilinear2d_aa_backward
__upsample_bilinear2d_aa_backward_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa_backward", "").table


def _upsample_bilinear2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBilinear2DAaBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_bilinear2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def _upsample_bicubic2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    throw_error_out_requires_grad("_upsample_bicubic2d_aa_backward")


# _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bicubic2d_aa_backward
__upsample_bicubic2d_aa_backward_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa_backward", "").table


def _upsample_bicubic2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    grad_fn = UpsampleBicubic2DAaBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_bicubic2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


# grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
# from derivatives.yaml: grid_sampler_2d
_grid_sampler_2d_table = find_schema_or_throw("aten::grid_sampler_2d", "").table


def grid_sampler_2d(ks, input, grid, interpolation_mode, padding_mode, align_corners):
    grad_fn = GridSampler2DBackward0(collect_next_edges_2(input, grid))
    grad_fn.align_corners = align_corners
    grad_fn.grid_ = SavedVariable(grid, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.interpolation_mode = interpolation_mode
    grad_fn.padding_mode = padding_mode
    ks &= AFTER_AUTOGRAD
    result = _grid_sampler_2d_table[ks](ks, input, grid, interpolation_mode, padding_mode, align_corners)
    set_history(result, grad_fn)
    return result


# grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
# from derivatives.yaml: grid_sampler_2d_backward
_grid_sampler_2d_backward_table = find_schema_or_throw("aten::grid_sampler_2d_backward", "").table


def grid_sampler_2d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    grad_fn = GridSampler2DBackwardBackward0(collect_next_edges(grad_output, input, grid))
    grad_fn.align_corners = align_corners
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.grid_ = SavedVariable(grid, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.interpolation_mode = interpolation_mode
    grad_fn.padding_mode = padding_mode
    ks &= AFTER_AUTOGRAD
    result0, result1 = _grid_sampler_2d_backward_table[ks](ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)
    set_history_list((result0, result1), grad_fn)
    return result0, result1


# grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
# from derivatives.yaml: grid_sampler_3d
_grid_sampler_3d_table = find_schema_or_throw("aten::grid_sampler_3d", "").table


def grid_sampler_3d(ks, input, grid, interpolation_mode, padding_mode, align_corners):
    grad_fn = GridSampler3DBackward0(collect_next_edges_2(input, grid))
    grad_fn.align_corners = align_corners
    grad_fn.grid_ = SavedVariable(grid, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.interpolation_mode = interpolation_mode
    grad_fn.padding_mode = padding_mode
    ks &= AFTER_AUTOGRAD
    result = _grid_sampler_3d_table[ks](ks, input, grid, interpolation_mode, padding_mode, align_corners)
    set_history(result, grad_fn)
    return result


# grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
# from derivatives.yaml: grid_sampler_3d_backward
_grid_sampler_3d_backward_table = find_schema_or_throw("aten::grid_sampler_3d_backward", "").table


def grid_sampler_3d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    grad_fn = GridSampler3DBackwardBackward0(collect_next_edges(grad_output, input, grid))
    grad_fn.align_corners = align_corners
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.grid_ = SavedVariable(grid, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.interpolation_mode = interpolation_mode
    grad_fn.padding_mode = padding_mode
    ks &= AFTER_AUTOGRAD
    result0, result1 = _grid_sampler_3d_backward_table[ks](ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)
    set_history_list((result0, result1), grad_fn)
    return result0, result1


# affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
# from derivatives.yaml: affine_grid_generator
_affine_grid_generator_table = find_schema_or_throw("aten::affine_grid_generator", "").table


def affine_grid_generator(ks, theta, size, align_corners):
    grad_fn = AffineGridGeneratorBackward0(collect_next_edges_1(theta))
    grad_fn.align_corners = align_corners
    grad_fn.size = size
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _affine_grid_generator_table[ks](ks, theta, size, align_corners)
    set_history(result, grad_fn)
    return result


# pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
# from derivatives.yaml: pixel_shuffle
_pixel_shuffle_table = find_schema_or_throw("aten::pixel_shuffle", "").table


def pixel_shuffle(ks, self, upscale_factor):
    grad_fn = PixelShuffleBackward0(collect_next_edges_1(self))
    grad_fn.upscale_factor = upscale_factor
    ks &= AFTER_AUTOGRAD
    result = _pixel_shuffle_table[ks](ks, self, upscale_factor)
    set_history(result, grad_fn)
    return result


# pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
# from derivatives.yaml: pixel_unshuffle
_pixel_unshuffle_table = find_schema_or_throw("aten::pixel_unshuffle", "").table


def pixel_unshuffle(ks, self, downscale_factor):
    grad_fn = PixelUnshuffleBackward0(collect_next_edges_1(self))
    grad_fn.downscale_factor = downscale_factor
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _pixel_unshuffle_table[ks](ks, self, downscale_factor)
    set_history(result, grad_fn)
    return result


# channel_shuffle(Tensor self, SymInt groups) -> Tensor
# from derivatives.yaml: channel_shuffle
_channel_shuffle_table = find_schema_or_throw("aten::channel_shuffle", "").table


def channel_shuffle(ks, self, groups):
    grad_fn = ChannelShuffleBackward0(collect_next_edges_1(self))
    grad_fn.groups = groups
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _channel_shuffle_table[ks](ks, self, groups)
    set_history(result, grad_fn)
    return result


# native_channel_shuffle(Tensor self, SymInt groups) -> Tensor
# no entry in derivatives.yaml
_native_channel_shuffle_table = find_schema_or_throw("aten::native_channel_shuffle", "").table


def native_channel_shuffle(ks, self, groups):
    grad_fn = NotImplementedNode("aten::native_channel_shuffle", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _native_channel_shuffle_table[ks](ks, self, groups)
    set_history_where_differentiable((result,), grad_fn)
    return result


# reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad1d_out(ks, self, padding, out):
    throw_error_out_requires_grad("reflection_pad1d")


# reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: reflection_pad1d
_reflection_pad1d_table = find_schema_or_throw("aten::reflection_pad1d", "").table


def reflection_pad1d(ks, self, padding):
    grad_fn = ReflectionPad1DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad1d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad2d_out(ks, self, padding, out):
    throw_error_out_requires_grad("reflection_pad2d")


# reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: reflection_pad2d
_reflection_pad2d_table = find_schema_or_throw("aten::reflection_pad2d", "").table


def reflection_pad2d(ks, self, padding):
    grad_fn = ReflectionPad2DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad2d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad3d_out(ks, self, padding, out):
    throw_error_out_requires_grad("reflection_pad3d")


# reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: reflection_pad3d
_reflection_pad3d_table = find_schema_or_throw("aten::reflection_pad3d", "").table


def reflection_pad3d(ks, self, padding):
    grad_fn = ReflectionPad3DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad3d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad1d_out(ks, self, padding, out):
    throw_error_out_requires_grad("replication_pad1d")


# replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: replication_pad1d
_replication_pad1d_table = find_schema_or_throw("aten::replication_pad1d", "").table


def replication_pad1d(ks, self, padding):
    grad_fn = ReplicationPad1DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad1d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad2d_out(ks, self, padding, out):
    throw_error_out_requires_grad("replication_pad2d")


# replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: replication_pad2d
_replication_pad2d_table = find_schema_or_throw("aten::replication_pad2d", "").table


def replication_pad2d(ks, self, padding):
    grad_fn = ReplicationPad2DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad2d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad3d_out(ks, self, padding, out):
    throw_error_out_requires_grad("replication_pad3d")


# replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: replication_pad3d
_replication_pad3d_table = find_schema_or_throw("aten::replication_pad3d", "").table


def replication_pad3d(ks, self, padding):
    grad_fn = ReplicationPad3DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad3d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


# reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("reflection_pad1d_backward")


# reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: reflection_pad1d_backward
_reflection_pad1d_backward_table = find_schema_or_throw("aten::reflection_pad1d_backward", "").table


def reflection_pad1d_backward(ks, grad_output, self, padding):
    grad_fn = ReflectionPad1DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad1d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("reflection_pad2d_backward")


# reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: reflection_pad2d_backward
_reflection_pad2d_backward_table = find_schema_or_throw("aten::reflection_pad2d_backward", "").table


def reflection_pad2d_backward(ks, grad_output, self, padding):
    grad_fn = ReflectionPad2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad2d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def reflection_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("reflection_pad3d_backward")


# reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: reflection_pad3d_backward
_reflection_pad3d_backward_table = find_schema_or_throw("aten::reflection_pad3d_backward", "").table


def reflection_pad3d_backward(ks, grad_output, self, padding):
    grad_fn = ReflectionPad3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad3d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("replication_pad1d_backward")


# replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: replication_pad1d_backward
_replication_pad1d_backward_table = find_schema_or_throw("aten::replication_pad1d_backward", "").table


def replication_pad1d_backward(ks, grad_output, self, padding):
    grad_fn = ReplicationPad1DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad1d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("replication_pad2d_backward")


# replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: replication_pad2d_backward
_replication_pad2d_backward_table = find_schema_or_throw("aten::replication_pad2d_backward", "").table


def replication_pad2d_backward(ks, grad_output, self, padding):
    grad_fn = ReplicationPad2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad2d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
# out=: nothing is recorded
def replication_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    throw_error_out_requires_grad("replication_pad3d_backward")


# replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: replication_pad3d_backward
_replication_pad3d_backward_table = find_schema_or_throw("aten::replication_pad3d_backward", "").table


def replication_pad3d_backward(ks, grad_output, self, padding):
    grad_fn = ReplicationPad3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad3d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


# native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_batch_norm
_native_batch_norm_table = find_schema_or_throw("aten::native_batch_norm", "").table


def native_batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    check_no_requires_grad(running_mean, "running_mean", "native_batch_norm")
    check_no_requires_grad(running_var, "running_var", "native_batch_norm")
    grad_fn = NativeBatchNormBackward0(collect_next_edges(input, weight, bias))
    grad_fn.eps = eps
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.running_mean_ = SavedVariable(running_mean, False)
    grad_fn.running_var_ = SavedVariable(running_var, False)
    grad_fn.training = training
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_batch_norm_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


# native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
# out=: nothing is recorded
def native_batch_norm_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    throw_error_out_requires_grad("native_batch_norm")


# native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_batch_norm_backward
_native_batch_norm_backward_table = find_schema_or_throw("aten::native_batch_norm_backward", "").table


def native_batch_norm_backward(ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask):
    check_no_requires_grad(running_mean, "running_mean", "native_batch_norm_backward")
    check_no_requires_grad(running_var, "running_var", "native_batch_norm_backward")
    grad_fn = NativeBatchNormBackwardBackward0(collect_next_edges(grad_out, input, weight, save_mean, save_invstd))
    grad_fn.eps = eps
    grad_fn.grad_out_ = SavedVariable(grad_out, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.running_mean_ = SavedVariable(running_mean, False)
    grad_fn.running_var_ = SavedVariable(running_var, False)
    grad_fn.save_invstd_ = SavedVariable(save_invstd, False)
    grad_fn.save_mean_ = SavedVariable(save_mean, False)
    grad_fn.train = train
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_batch_norm_backward_table[ks](ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask)
    set_history_list((result0, result1, result2), grad_fn)
    return result0, result1, result2


# _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: _native_batch_norm_legit
__native_batch_norm_legit_table = find_schema_or_throw("aten::_native_batch_norm_legit", "").table


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    check_no_requires_grad(running_mean, "running_mean", "_native_batch_norm_legit")
    check_no_requires_grad(running_var, "running_var", "_native_batch_norm_legit")
    grad_fn = NativeBatchNormLegitBackward0(collect_next_edges(input, weight, bias))
    grad_fn.eps = eps
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.running_mean_ = SavedVariable(running_mean, False)
    grad_fn.running_var_ = SavedVariable(running_var, False)
    grad_fn.training = training
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = __native_batch_norm_legit_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


# _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
# from derivatives.yaml: _native_batch_norm_legit
__native_batch_norm_legit_functional_table = find_schema_or_throw("aten::_native_batch_norm_legit_functional", "").table


def _native_batch_norm_legit_functional(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    check_no_requires_grad(running_mean, "running_mean", "_native_batch_norm_legit_functional")
    check_no_requires_grad(running_var, "running_var", "_native_batch_norm_legit_functional")
    grad_fn = NativeBatchNormLegitBackward0(collect_next_edges(input, weight, bias))
    grad_fn.eps = eps
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.running_mean_ = SavedVariable(running_mean, False)
    grad_fn.running_var_ = SavedVariable(running_var, False)
    grad_fn.training = training
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2, running_mean_out, running_var_out = __native_batch_norm_legit_functional_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2, running_mean_out, running_var_out


# _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
# out=: nothing is recorded
def _native_batch_norm_legit_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    throw_error_out_requires_grad("aten::_native_batch_norm_legit")


# _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: _native_batch_norm_legit.no_stats
__native_batch_norm_legit_no_stats_table = find_schema_or_throw("aten::_native_batch_norm_legit", "no_stats").table


def _native_batch_norm_legit_no_stats(ks, input, weight, bias, training, momentum, eps):
    grad_fn = NativeBatchNormLegitBackward1(collect_next_edges(input, weight, bias))
    grad_fn.eps = eps
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.training = training
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = __native_batch_norm_legit_no_stats_table[ks](ks, input, weight, bias, training, momentum, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


# _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
# out=: nothing is recorded
def _native_batch_norm_legit_no_stats_out(ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd):
    throw_error_out_requires_grad("_native_batch_norm_legit")


# native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_layer_norm
_native_layer_norm_table = find_schema_or_throw("aten::native_layer_norm", "").table


def native_layer_norm(ks, input, normalized_shape, weight, bias, eps):
    grad_fn = NativeLayerNormBackward0(collect_next_edges(input, weight, bias))
    grad_fn.bias_ = SavedVariable(bias, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.normalized_shape = normalized_shape
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _native_layer_norm_table[ks](ks, input, normalized_shape, weight, bias, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


# native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_layer_norm_backward
_native_layer_norm_backward_table = find_schema_or_throw("aten::native_layer_norm_backward", "").table


def native_layer_norm_backward(ks, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
    grad_fn = NativeLayerNormBackwardBackward0(collect_next_edges(grad_out, input, mean, rstd, weight, bias))
    grad_fn.grad_out_ = SavedVariable(grad_out, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.mean_ = SavedVariable(mean, False)
    grad_fn.normalized_shape = normalized_shape
    grad_fn.rstd_ = SavedVariable(rstd, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_layer_norm_backward_table[ks](ks, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
    set_history_list((result0, result1, result2), grad_fn)
    return result0, result1, result2


# native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_group_norm
_native_group_norm_table = find_schema_or_throw("aten::native_group_norm", "").table


def native_group_norm(ks, input, weight, bias, N, C, HxW, group, eps):
    grad_fn = NativeGroupNormBackward0(collect_next_edges(input, weight, bias))
    grad_fn.C = C
    grad_fn.HxW = HxW
    grad_fn.N = N
    grad_fn.eps = eps
    grad_fn.group = group
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_group_norm_table[ks](ks, input, weight, bias, N, C, HxW, group, eps)
    set_history_list((result0, result1, result2), grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


# native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
# no entry in derivatives.yaml
_native_group_norm_backward_table = find_schema_or_throw("aten::native_group_norm_backward", "").table


def native_group_norm_backward(ks, grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    grad_fn = NotImplementedNode("aten::native_group_norm_backward", collect_next_edges(grad_out, input, mean, rstd, weight))
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_group_norm_backward_table[ks](ks, grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
    set_history_where_differentiable((result0, result1, result2,), grad_fn)
    return result0, result1, result2


# embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
# from derivatives.yaml: embedding
_embedding_table = find_schema_or_throw("aten::embedding", "").table


def embedding(ks, weight, indices, padding_idx, scale_grad_by_freq, sparse):
    grad_fn = EmbeddingBackward0(collect_next_edges_1(weight))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.padding_idx = padding_idx
    grad_fn.scale_grad_by_freq = scale_grad_by_freq
    grad_fn.sparse = sparse
    grad_fn.weight_sym_argsize_0 = weight.size(0)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_table[ks](ks, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    set_history(result, grad_fn)
    return result


# embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
# from derivatives.yaml: embedding_dense_backward
_embedding_dense_backward_table = find_schema_or_throw("aten::embedding_dense_backward", "").table


def embedding_dense_backward(ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    grad_fn = EmbeddingDenseBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.padding_idx = padding_idx
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_dense_backward_table[ks](ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
    set_history(result, grad_fn)
    return result


# embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
# from derivatives.yaml: embedding_renorm_
_embedding_renorm__table = find_schema_or_throw("aten::embedding_renorm_", "").table


def embedding_renorm_(ks, self, indices, max_norm, norm_type):
    check_inplace(self, True)
    grad_fn = EmbeddingRenormBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _embedding_renorm__table[ks](ks, self, indices, max_norm, norm_type)
    rebase_history(self, grad_fn)
    return self


# embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor
# from derivatives.yaml: embedding_renorm_
_embedding_renorm_table = find_schema_or_throw("aten::embedding_renorm", "").table


def embedding_renorm(ks, self, indices, max_norm, norm_type):
    grad_fn = EmbeddingRenormBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_renorm_table[ks](ks, self, indices, max_norm, norm_type)
    set_history(result, grad_fn)
    return result


# _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
# from derivatives.yaml: _embedding_bag
__embedding_bag_table = find_schema_or_throw("aten::_embedding_bag", "").table


def _embedding_bag(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):
    grad_fn = EmbeddingBagBackward0(collect_next_edges(weight, per_sample_weights))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.mode = mode
    grad_fn.offsets_ = SavedVariable(offsets, False)
    grad_fn.padding_idx = padding_idx
    grad_fn.per_sample_weights_ = SavedVariable(per_sample_weights, False)
    grad_fn.scale_grad_by_freq = scale_grad_by_freq
    grad_fn.sparse = sparse
    if grad_fn.next_edges[1] is not None:
        grad_fn.weight_ = SavedVariable(weight, False)
    grad_fn.weight_sym_argsize_0 = weight.size(0)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2, result3 = __embedding_bag_table[ks](ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    grad_fn.result3_ = SavedVariable(result3, True)
    return result0, result1, result2, result3


# _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
# no entry in derivatives.yaml
__embedding_bag_forward_only_table = find_schema_or_throw("aten::_embedding_bag_forward_only", "").table


def _embedding_bag_forward_only(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):
    grad_fn = NotImplementedNode("aten::_embedding_bag_forward_only", collect_next_edges(weight, indices, offsets, per_sample_weights))
    ks &= AFTER_AUTOGRAD
    result0, result1, result2, result3 = __embedding_bag_forward_only_table[ks](ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)
    set_history_where_differentiable((result0, result1, result2, result3,), grad_fn)
    return result0, result1, result2, result3


# _embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
# from derivatives.yaml: _embedding_bag_backward
__embedding_bag_backward_table = find_schema_or_throw("aten::_embedding_bag_backward", "").table


def _embedding_bag_backward(ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx):
    grad_fn = EmbeddingBagBackwardBackward0(collect_next_edges(grad, per_sample_weights))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __embedding_bag_backward_table[ks](ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)
    set_history(result, grad_fn)
    return result


# _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
# from derivatives.yaml: _embedding_bag_dense_backward
__embedding_bag_dense_backward_table = find_schema_or_throw("aten::_embedding_bag_dense_backward", "").table


def _embedding_bag_dense_backward(ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx):
    grad_fn = EmbeddingBagDenseBackwardBackward0(collect_next_edges(grad, per_sample_weights))
    ks &= AFTER_AUTOGRAD
    result = __embedding_bag_dense_backward_table[ks](ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx)
    set_history(result, grad_fn)
    return result


# _embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor
# no entry in derivatives.yaml
__embedding_bag_per_sample_weights_backward_table = find_schema_or_throw("aten::_embedding_bag_per_sample_weights_backward", "").table


def _embedding_bag_per_sample_weights_backward(ks, grad, weight, indices, offsets, offset2bag, mode, padding_idx):
    grad_fn = NotImplementedNode("aten::_embedding_bag_per_sample_weights_backward", collect_next_edges(grad, weight, indices, offsets, offset2bag))
    ks &= AFTER_AUTOGRAD
    result = __embedding_bag_per_sample_weights_backward_table[ks](ks, grad, weight, indices, offsets, offset2bag, mode, padding_idx)
    set_history_where_differentiable((result,), grad_fn)
    return result


# rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def rand_out(ks, size, out):
    throw_error_out_requires_grad("aten::rand")


# rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def rand_generator_out(ks, size, generator, out):
    throw_error_out_requires_grad("aten::rand")


# randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randint_out(ks, high, size, out):
    throw_error_out_requires_grad("aten::randint")


# randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randint_generator_out(ks, high, size, generator, out):
    throw_error_out_requires_grad("aten::randint")


# randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randint_low_out(ks, low, high, size, out):
    throw_error_out_requires_grad("aten::randint")


# randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randint_low_generator_out(ks, low, high, size, generator, out):
    throw_error_out_requires_grad("aten::randint")


# randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randperm_out(ks, n, out):
    throw_error_out_requires_grad("aten::randperm")


# randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def randperm_generator_out(ks, n, generator, out):
    throw_error_out_requires_grad("aten::randperm")


# uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: uniform_
_uniform__table = find_schema_or_throw("aten::uniform_", "").table


def uniform_(ks, self, from_, to, generator):
    check_inplace(self, True)
    grad_fn = UniformBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _uniform__table[ks](ks, self, from_, to, generator)
    rebase_history(self, grad_fn)
    return self


# uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: uniform_
_uniform_table = find_schema_or_throw("aten::uniform", "").table


def uniform(ks, self, from_, to, generator):
    grad_fn = UniformBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _uniform_table[ks](ks, self, from_, to, generator)
    set_history(result, grad_fn)
    return result


# normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: normal_
_normal__table = find_schema_or_throw("aten::normal_", "").table


def normal_(ks, self, mean, std, generator):
    check_inplace(self, True)
    grad_fn = NormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _normal__table[ks](ks, self, mean, std, generator)
    rebase_history(self, grad_fn)
    return self


# normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
# no entry in derivatives.yaml
_normal_functional_table = find_schema_or_throw("aten::normal_functional", "").table


def normal_functional(ks, self, mean, std, generator):
    grad_fn = NotImplementedNode("aten::normal_functional", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_functional_table[ks](ks, self, mean, std, generator)
    set_history_where_differentiable((result,), grad_fn)
    return result


# log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: log_normal_
_log_normal__table = find_schema_or_throw("aten::log_normal_", "").table


def log_normal_(ks, self, mean, std, generator):
    check_inplace(self, True)
    grad_fn = LogNormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _log_normal__table[ks](ks, self, mean, std, generator)
    rebase_history(self, grad_fn)
    return self


# log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: log_normal_
_log_normal_table = find_schema_or_throw("aten::log_normal", "").table


def log_normal(ks, self, mean, std, generator):
    grad_fn = LogNormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _log_normal_table[ks](ks, self, mean, std, generator)
    set_history(result, grad_fn)
    return result


# exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: exponential_
_exponential__table = find_schema_or_throw("aten::exponential_", "").table


def exponential_(ks, self, lambd, generator):
    check_inplace(self, True)
    grad_fn = ExponentialBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exponential__table[ks](ks, self, lambd, generator)
    rebase_history(self, grad_fn)
    return self


# exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: exponential_
_exponential_table = find_schema_or_throw("aten::exponential", "").table


def exponential(ks, self, lambd, generator):
    grad_fn = ExponentialBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _exponential_table[ks](ks, self, lambd, generator)
    set_history(result, grad_fn)
    return result


# cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: cauchy_
_cauchy__table = find_schema_or_throw("aten::cauchy_", "").table


def cauchy_(ks, self, median, sigma, generator):
    check_inplace(self, True)
    grad_fn = CauchyBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _cauchy__table[ks](ks, self, median, sigma, generator)
    rebase_history(self, grad_fn)
    return self


# cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: cauchy_
_cauchy_table = find_schema_or_throw("aten::cauchy", "").table


def cauchy(ks, self, median, sigma, generator):
    grad_fn = CauchyBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cauchy_table[ks](ks, self, median, sigma, generator)
    set_history(result, grad_fn)
    return result


# geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: geometric_
_geometric__table = find_schema_or_throw("aten::geometric_", "").table


def geometric_(ks, self, p, generator):
    check_inplace(self, True)
    grad_fn = GeometricBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _geometric__table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


# geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: geometric_
_geometric_table = find_schema_or_throw("aten::geometric", "").table


def geometric(ks, self, p, generator):
    grad_fn = GeometricBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _geometric_table[ks](ks, self, p, generator)
    set_history(result, grad_fn)
    return result


# random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_
_random__table = find_schema_or_throw("aten::random_", "").table


def random_(ks, self, generator):
    check_inplace(self, True)
    grad_fn = RandomBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _random__table[ks](ks, self, generator)
    rebase_history(self, grad_fn)
    return self


# random(Tensor self, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_
_random_table = find_schema_or_throw("aten::random", "").table


def random(ks, self, generator):
    grad_fn = RandomBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


# random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_.to
_random__to_table = find_schema_or_throw("aten::random_", "to").table


def random__to(ks, self, to, generator):
    check_inplace(self, True)
    grad_fn = RandomBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _random__to_table[ks](ks, self, to, generator)
    rebase_history(self, grad_fn)
    return self


# random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_.to
_random_to_table = find_schema_or_throw("aten::random", "to").table


def random_to(ks, self, to, generator):
    grad_fn = RandomBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_to_table[ks](ks, self, to, generator)
    set_history(result, grad_fn)
    return result


# random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_.from
_random__from_table = find_schema_or_throw("aten::random_", "from").table


def random__from(ks, self, from_, to, generator):
    check_inplace(self, True)
    grad_fn = RandomBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _random__from_table[ks](ks, self, from_, to, generator)
    rebase_history(self, grad_fn)
    return self


# random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_.from
_random_from_table = find_schema_or_throw("aten::random", "from").table


def random_from(ks, self, from_, to, generator):
    grad_fn = RandomBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_from_table[ks](ks, self, from_, to, generator)
    set_history(result, grad_fn)
    return result


# bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: bernoulli_.Tensor
_bernoulli__Tensor_table = find_schema_or_throw("aten::bernoulli_", "Tensor").table


def bernoulli__Tensor(ks, self, p, generator):
    check_inplace(self, True)
    grad_fn = BernoulliBackward1(collect_next_edges_2(self, p))
    grad_fn.p_info = p.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _bernoulli__Tensor_table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


# bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: bernoulli_.Tensor
_bernoulli_Tensor_table = find_schema_or_throw("aten::bernoulli", "Tensor").table


def bernoulli_Tensor(ks, self, p, generator):
    grad_fn = BernoulliBackward1(collect_next_edges_2(self, p))
    grad_fn.p_info = p.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bernoulli_Tensor_table[ks](ks, self, p, generator)
    set_history(result, grad_fn)
    return result


# bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: bernoulli_.float
_bernoulli__float_table = find_schema_or_throw("aten::bernoulli_", "float").table


def bernoulli__float(ks, self, p, generator):
    check_inplace(self, True)
    grad_fn = BernoulliBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _bernoulli__float_table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


# poisson(Tensor self, Generator? generator=None) -> Tensor
# from derivatives.yaml: poisson
_poisson_table = find_schema_or_throw("aten::poisson", "").table


def poisson(ks, self, generator):
    grad_fn = PoissonBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _poisson_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


# binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
# no entry in derivatives.yaml
_binomial_table = find_schema_or_throw("aten::binomial", "").table


def binomial(ks, count, prob, generator):
    grad_fn = NotImplementedNode("aten::binomial", collect_next_edges_2(count, prob))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _binomial_table[ks](ks, count, prob, generator)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: bernoulli
_bernoulli_table = find_schema_or_throw("aten::bernoulli", "").table


def bernoulli(ks, self, generator):
    grad_fn = BernoulliBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bernoulli_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


# bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
# no entry in derivatives.yaml
_bernoulli_p_table = find_schema_or_throw("aten::bernoulli", "p").table


def bernoulli_p(ks, self, p, generator):
    grad_fn = NotImplementedNode("aten::bernoulli", collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bernoulli_p_table[ks](ks, self, p, generator)
    set_history_where_differentiable((result,), grad_fn)
    return result


# bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def bernoulli_out(ks, self, generator, out):
    throw_error_out_requires_grad("bernoulli")


# normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.Tensor_float
_normal_Tensor_float_table = find_schema_or_throw("aten::normal", "Tensor_float").table


def normal_Tensor_float(ks, mean, std, generator):
    grad_fn = NormalBackward1(collect_next_edges_1(mean))
    grad_fn.mean_sym_sizes = mean.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_Tensor_float_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


# normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def normal_Tensor_float_out(ks, mean, std, generator, out):
    throw_error_out_requires_grad("normal")


# normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.float_Tensor
_normal_float_Tensor_table = find_schema_or_throw("aten::normal", "float_Tensor").table


def normal_float_Tensor(ks, mean, std, generator):
    grad_fn = NormalBackward2(collect_next_edges_1(std))
    grad_fn.std_sym_sizes = std.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_float_Tensor_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


# normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def normal_float_Tensor_out(ks, mean, std, generator, out):
    throw_error_out_requires_grad("normal")


# normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.Tensor_Tensor
_normal_Tensor_Tensor_table = find_schema_or_throw("aten::normal", "Tensor_Tensor").table


def normal_Tensor_Tensor(ks, mean, std, generator):
    grad_fn = NormalBackward3(collect_next_edges_2(mean, std))
    grad_fn.mean_sym_sizes = mean.meta.sizes
    grad_fn.std_sym_sizes = std.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_Tensor_Tensor_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


# normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def normal_Tensor_Tensor_out(ks, mean, std, generator, out):
    throw_error_out_requires_grad("normal")


# normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def normal_float_float_out(ks, mean, std, size, generator, out):
    throw_error_out_requires_grad("aten::normal")


# native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
# from derivatives.yaml: native_dropout
_native_dropout_table = find_schema_or_throw("aten::native_dropout", "").table


def native_dropout(ks, input, p, train):
    grad_fn = NativeDropoutBackward0(collect_next_edges_1(input))
    grad_fn.p = p
    grad_fn.train = train
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = _native_dropout_table[ks](ks, input, p, train)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
# from derivatives.yaml: native_dropout_backward
_native_dropout_backward_table = find_schema_or_throw("aten::native_dropout_backward", "").table


def native_dropout_backward(ks, grad_output, mask, scale):
    grad_fn = NativeDropoutBackwardBackward0(collect_next_edges_2(grad_output, mask))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.scale = scale
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _native_dropout_backward_table[ks](ks, grad_output, mask, scale)
    set_history(result, grad_fn)
    return result


# linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linspace_out(ks, start, end, steps, out):
    throw_error_out_requires_grad("aten::linspace")


# linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linspace_Tensor_Tensor_out(ks, start, end, steps, out):
    throw_error_out_requires_grad("aten::linspace")


# linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linspace_Tensor_Scalar_out(ks, start, end, steps, out):
    throw_error_out_requires_grad("aten::linspace")


# linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def linspace_Scalar_Tensor_out(ks, start, end, steps, out):
    throw_error_out_requires_grad("aten::linspace")


# logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logspace_out(ks, start, end, steps, base, out):
    throw_error_out_requires_grad("aten::logspace")


# logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logspace_Tensor_Tensor_out(ks, start, end, steps, base, out):
    throw_error_out_requires_grad("aten::logspace")


# logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logspace_Tensor_Scalar_out(ks, start, end, steps, base, out):
    throw_error_out_requires_grad("aten::logspace")


# logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def logspace_Scalar_Tensor_out(ks, start, end, steps, base, out):
    throw_error_out_requires_grad("aten::logspace")


# range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def range_out_(ks, start, end, out):
    throw_error_out_requires_grad("aten::range")


# range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def range_out(ks, start, end, step, out):
    throw_error_out_requires_grad("aten::range")


# eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def eye_out(ks, n, out):
    throw_error_out_requires_grad("aten::eye")


# eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
# out=: nothing is recorded
def eye_m_out(ks, n, m, out):
    throw_error_out_requires_grad("aten::eye")


# _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)
# from derivatives.yaml: _pack_padded_sequence
__pack_padded_sequence_table = find_schema_or_throw("aten::_pack_padded_sequence", "").table


def _pack_padded_sequence(ks, input, lengths, batch_first):
    check_no_requires_grad(lengths, "lengths", "_pack_padded_sequence")
    grad_fn = PackPaddedSequenceBackward0(collect_next_edges_1(input))
    grad_fn.batch_first = batch_first
    grad_fn.input_sym_sizes = input.meta.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = __pack_padded_sequence_table[ks](ks, input, lengths, batch_first)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
# from derivatives.yaml: _weight_norm_interface
__weight_norm_interface_table = find_schema_or_throw("aten::_weight_norm_interface", "").table


def _weight_norm_interface(ks, v, g, dim):
    grad_fn = WeightNormInterfaceBackward0(collect_next_edges_2(v, g))
    grad_fn.dim = dim
    grad_fn.g_ = SavedVariable(g, False)
    grad_fn.v_ = SavedVariable(v, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = __weight_norm_interface_table[ks](ks, v, g, dim)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
# from derivatives.yaml: _ctc_loss
__ctc_loss_table = find_schema_or_throw("aten::_ctc_loss", "").table


def _ctc_loss(ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    check_no_requires_grad(targets, "targets", "_ctc_loss")
    grad_fn = CtcLossBackward0(collect_next_edges_1(log_probs))
    grad_fn.blank = blank
    grad_fn.input_lengths = input_lengths
    grad_fn.log_probs_ = SavedVariable(log_probs, False)
    grad_fn.target_lengths = target_lengths
    grad_fn.targets_ = SavedVariable(targets, False)
    grad_fn.zero_infinity = zero_infinity
    ks &= AFTER_AUTOGRAD
    result0, result1 = __ctc_loss_table[ks](ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    set_history(result0, grad_fn)
    grad_fn.result0_ = SavedVariable(result0, True)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
# from derivatives.yaml: _ctc_loss.Tensor
__ctc_loss_Tensor_table = find_schema_or_throw("aten::_ctc_loss", "Tensor").table


def _ctc_loss_Tensor(ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    check_no_requires_grad(targets, "targets", "_ctc_loss")
    check_no_requires_grad(input_lengths, "input_lengths", "_ctc_loss")
    check_no_requires_grad(target_lengths, "target_lengths", "_ctc_loss")
    grad_fn = CtcLossBackward1(collect_next_edges_1(log_probs))
    grad_fn.blank = blank
    grad_fn.input_lengths_ = SavedVariable(input_lengths, False)
    grad_fn.log_probs_ = SavedVariable(log_probs, False)
    grad_fn.target_lengths_ = SavedVariable(target_lengths, False)
    grad_fn.targets_ = SavedVariable(targets, False)
    grad_fn.zero_infinity = zero_infinity
    ks &= AFTER_AUTOGRAD
    result0, result1 = __ctc_loss_Tensor_table[ks](ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    set_history(result0, grad_fn)
    grad_fn.result0_ = SavedVariable(result0, True)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


# _ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor
# no entry in derivatives.yaml
__ctc_loss_backward_table = find_schema_or_throw("aten::_ctc_loss_backward", "").table


def _ctc_loss_backward(ks, grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity):
    grad_fn = NotImplementedNode("aten::_ctc_loss_backward", collect_next_edges(grad, log_probs, targets, neg_log_likelihood, log_alpha))
    ks &= AFTER_AUTOGRAD
    result = __ctc_loss_backward_table[ks](ks, grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor
# no entry in derivatives.yaml
__ctc_loss_backward_Tensor_table = find_schema_or_throw("aten::_ctc_loss_backward", "Tensor").table


def _ctc_loss_backward_Tensor(ks, grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity):
    grad_fn = NotImplementedNode("aten::_ctc_loss_backward", collect_next_edges(grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha))
    ks &= AFTER_AUTOGRAD
    result = __ctc_loss_backward_Tensor_table[ks](ks, grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity)
    set_history_where_differentiable((result,), grad_fn)
    return result


# _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)
# no entry in derivatives.yaml
__amp_update_scale__table = find_schema_or_throw("aten::_amp_update_scale_", "").table


def _amp_update_scale_(ks, self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval):
    check_inplace(self, True)
    grad_fn = NotImplementedNode("aten::_amp_update_scale_", collect_next_edges(self, growth_tracker, found_inf))
    ks &= AFTER_AUTOGRAD
    __amp_update_scale__table[ks](ks, self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval)
    if self.meta.is_differentiable:
        rebase_history(self, grad_fn)
    return self

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
    (("aten::lift_fresh", ""), lift_fresh),
    (("aten::lift_fresh_copy", ""), lift_fresh_copy),
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
    (("aten::diagonal_backward", ""), diagonal_backward),
    (("aten::copy", ""), copy),
    (("aten::clone", ""), clone),
    (("aten::_to_copy", ""), _to_copy),
    (("aten::fill", "Scalar"), fill_Scalar),
    (("aten::fill_", "Scalar"), fill__Scalar),
    (("aten::fill", "Tensor"), fill_Tensor),
    (("aten::fill_", "Tensor"), fill__Tensor),
    (("aten::zero_", ""), zero_),
    (("aten::zero", ""), zero),
    (("aten::resize", ""), resize),
    (("aten::index", "Tensor"), index_Tensor),
    (("aten::index", "Tensor_out"), index_Tensor_out),
    (("aten::index_put", ""), index_put),
    (("aten::index_put_", ""), index_put_),
    (("aten::_index_put_impl_", ""), _index_put_impl_),
    (("aten::_index_put_impl", ""), _index_put_impl),
    (("aten::_unsafe_index", "Tensor"), _unsafe_index_Tensor),
    (("aten::_unsafe_index_put", ""), _unsafe_index_put),
    (("aten::_unsafe_masked_index", ""), _unsafe_masked_index),
    (("aten::_unsafe_masked_index_put_accumulate", ""), _unsafe_masked_index_put_accumulate),
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
    (("aten::exp2", ""), exp2),
    (("aten::exp2", "out"), exp2_out),
    (("aten::exp2_", ""), exp2_),
    (("aten::expm1", ""), expm1),
    (("aten::expm1", "out"), expm1_out),
    (("aten::expm1_", ""), expm1_),
    (("aten::log2", ""), log2),
    (("aten::log2", "out"), log2_out),
    (("aten::log2_", ""), log2_),
    (("aten::log10", ""), log10),
    (("aten::log10", "out"), log10_out),
    (("aten::log10_", ""), log10_),
    (("aten::log1p", ""), log1p),
    (("aten::log1p", "out"), log1p_out),
    (("aten::log1p_", ""), log1p_),
    (("aten::tan", ""), tan),
    (("aten::tan", "out"), tan_out),
    (("aten::tan_", ""), tan_),
    (("aten::asin", ""), asin),
    (("aten::asin", "out"), asin_out),
    (("aten::asin_", ""), asin_),
    (("aten::acos", ""), acos),
    (("aten::acos", "out"), acos_out),
    (("aten::acos_", ""), acos_),
    (("aten::atan", ""), atan),
    (("aten::atan", "out"), atan_out),
    (("aten::atan_", ""), atan_),
    (("aten::sinh", ""), sinh),
    (("aten::sinh", "out"), sinh_out),
    (("aten::sinh_", ""), sinh_),
    (("aten::cosh", ""), cosh),
    (("aten::cosh", "out"), cosh_out),
    (("aten::cosh_", ""), cosh_),
    (("aten::asinh", ""), asinh),
    (("aten::asinh", "out"), asinh_out),
    (("aten::asinh_", ""), asinh_),
    (("aten::acosh", ""), acosh),
    (("aten::acosh", "out"), acosh_out),
    (("aten::acosh_", ""), acosh_),
    (("aten::atanh", ""), atanh),
    (("aten::atanh", "out"), atanh_out),
    (("aten::atanh_", ""), atanh_),
    (("aten::erf", ""), erf),
    (("aten::erf", "out"), erf_out),
    (("aten::erf_", ""), erf_),
    (("aten::erfc", ""), erfc),
    (("aten::erfc", "out"), erfc_out),
    (("aten::erfc_", ""), erfc_),
    (("aten::erfinv", ""), erfinv),
    (("aten::erfinv", "out"), erfinv_out),
    (("aten::erfinv_", ""), erfinv_),
    (("aten::lgamma", "out"), lgamma_out),
    (("aten::lgamma", ""), lgamma),
    (("aten::lgamma_", ""), lgamma_),
    (("aten::digamma", "out"), digamma_out),
    (("aten::digamma", ""), digamma),
    (("aten::digamma_", ""), digamma_),
    (("aten::polygamma", "out"), polygamma_out),
    (("aten::polygamma", ""), polygamma),
    (("aten::polygamma_", ""), polygamma_),
    (("aten::frac", ""), frac),
    (("aten::frac", "out"), frac_out),
    (("aten::frac_", ""), frac_),
    (("aten::round", ""), round),
    (("aten::round", "out"), round_out),
    (("aten::round", "decimals"), round_decimals),
    (("aten::round", "decimals_out"), round_decimals_out),
    (("aten::round_", ""), round_),
    (("aten::round_", "decimals"), round__decimals),
    (("aten::sgn", ""), sgn),
    (("aten::sgn", "out"), sgn_out),
    (("aten::sgn_", ""), sgn_),
    (("aten::sinc", ""), sinc),
    (("aten::sinc", "out"), sinc_out),
    (("aten::sinc_", ""), sinc_),
    (("aten::i0", ""), i0),
    (("aten::i0", "out"), i0_out),
    (("aten::i0_", ""), i0_),
    (("aten::special_entr", ""), special_entr),
    (("aten::special_entr", "out"), special_entr_out),
    (("aten::special_ndtri", ""), special_ndtri),
    (("aten::special_ndtri", "out"), special_ndtri_out),
    (("aten::special_log_ndtr", ""), special_log_ndtr),
    (("aten::special_log_ndtr", "out"), special_log_ndtr_out),
    (("aten::special_i0e", ""), special_i0e),
    (("aten::special_i0e", "out"), special_i0e_out),
    (("aten::special_i1", ""), special_i1),
    (("aten::special_i1", "out"), special_i1_out),
    (("aten::special_i1e", ""), special_i1e),
    (("aten::special_i1e", "out"), special_i1e_out),
    (("aten::special_erfcx", ""), special_erfcx),
    (("aten::special_erfcx", "out"), special_erfcx_out),
    (("aten::logit", ""), logit),
    (("aten::logit", "out"), logit_out),
    (("aten::logit_", ""), logit_),
    (("aten::mvlgamma", "out"), mvlgamma_out),
    (("aten::mvlgamma", ""), mvlgamma),
    (("aten::mvlgamma_", ""), mvlgamma_),
    (("aten::deg2rad", ""), deg2rad),
    (("aten::deg2rad", "out"), deg2rad_out),
    (("aten::deg2rad_", ""), deg2rad_),
    (("aten::rad2deg", ""), rad2deg),
    (("aten::rad2deg", "out"), rad2deg_out),
    (("aten::rad2deg_", ""), rad2deg_),
    (("aten::nan_to_num", ""), nan_to_num),
    (("aten::nan_to_num", "out"), nan_to_num_out),
    (("aten::nan_to_num_", ""), nan_to_num_),
    (("aten::angle", ""), angle),
    (("aten::angle", "out"), angle_out),
    (("aten::frexp", "Tensor"), frexp_Tensor),
    (("aten::frexp", "Tensor_out"), frexp_Tensor_out),
    (("aten::ldexp", "Tensor"), ldexp_Tensor),
    (("aten::ldexp", "out"), ldexp_out),
    (("aten::ldexp_", ""), ldexp_),
    (("aten::nextafter", "out"), nextafter_out),
    (("aten::nextafter", ""), nextafter),
    (("aten::nextafter_", ""), nextafter_),
    (("aten::copysign", "out"), copysign_out),
    (("aten::copysign", "Tensor"), copysign_Tensor),
    (("aten::copysign", "Scalar"), copysign_Scalar),
    (("aten::copysign", "Scalar_out"), copysign_Scalar_out),
    (("aten::copysign_", "Tensor"), copysign__Tensor),
    (("aten::copysign_", "Scalar"), copysign__Scalar),
    (("aten::heaviside", "out"), heaviside_out),
    (("aten::heaviside", ""), heaviside),
    (("aten::heaviside_", ""), heaviside_),
    (("aten::conj_physical", "out"), conj_physical_out),
    (("aten::conj_physical_", ""), conj_physical_),
    (("aten::div", "Tensor_mode"), div_Tensor_mode),
    (("aten::div", "out_mode"), div_out_mode),
    (("aten::div", "Scalar_mode"), div_Scalar_mode),
    (("aten::div_", "Tensor_mode"), div__Tensor_mode),
    (("aten::div_", "Scalar_mode"), div__Scalar_mode),
    (("aten::floor_divide", ""), floor_divide),
    (("aten::floor_divide", "out"), floor_divide_out),
    (("aten::floor_divide", "Scalar"), floor_divide_Scalar),
    (("aten::floor_divide_", "Tensor"), floor_divide__Tensor),
    (("aten::floor_divide_", "Scalar"), floor_divide__Scalar),
    (("aten::remainder", "Scalar_out"), remainder_Scalar_out),
    (("aten::remainder", "Scalar"), remainder_Scalar),
    (("aten::remainder", "Tensor_out"), remainder_Tensor_out),
    (("aten::remainder", "Tensor"), remainder_Tensor),
    (("aten::remainder", "Scalar_Tensor"), remainder_Scalar_Tensor),
    (("aten::remainder_", "Scalar"), remainder__Scalar),
    (("aten::remainder_", "Tensor"), remainder__Tensor),
    (("aten::fmod", "Scalar_out"), fmod_Scalar_out),
    (("aten::fmod", "Scalar"), fmod_Scalar),
    (("aten::fmod", "Tensor_out"), fmod_Tensor_out),
    (("aten::fmod", "Tensor"), fmod_Tensor),
    (("aten::fmod_", "Scalar"), fmod__Scalar),
    (("aten::fmod_", "Tensor"), fmod__Tensor),
    (("aten::atan2", "out"), atan2_out),
    (("aten::atan2", ""), atan2),
    (("aten::atan2_", ""), atan2_),
    (("aten::fmax", ""), fmax),
    (("aten::fmax", "out"), fmax_out),
    (("aten::fmin", ""), fmin),
    (("aten::fmin", "out"), fmin_out),
    (("aten::hypot", "out"), hypot_out),
    (("aten::hypot", ""), hypot),
    (("aten::hypot_", ""), hypot_),
    (("aten::logaddexp", "out"), logaddexp_out),
    (("aten::logaddexp", ""), logaddexp),
    (("aten::logaddexp2", "out"), logaddexp2_out),
    (("aten::logaddexp2", ""), logaddexp2),
    (("aten::igamma", "out"), igamma_out),
    (("aten::igamma", ""), igamma),
    (("aten::igamma_", ""), igamma_),
    (("aten::igammac", "out"), igammac_out),
    (("aten::igammac", ""), igammac),
    (("aten::igammac_", ""), igammac_),
    (("aten::xlogy", "Tensor"), xlogy_Tensor),
    (("aten::xlogy", "Scalar_Self"), xlogy_Scalar_Self),
    (("aten::xlogy", "Scalar_Other"), xlogy_Scalar_Other),
    (("aten::xlogy", "OutTensor"), xlogy_OutTensor),
    (("aten::xlogy", "OutScalar_Self"), xlogy_OutScalar_Self),
    (("aten::xlogy", "OutScalar_Other"), xlogy_OutScalar_Other),
    (("aten::xlogy_", "Tensor"), xlogy__Tensor),
    (("aten::xlogy_", "Scalar_Other"), xlogy__Scalar_Other),
    (("aten::special_xlog1py", ""), special_xlog1py),
    (("aten::special_xlog1py", "self_scalar"), special_xlog1py_self_scalar),
    (("aten::special_xlog1py", "other_scalar"), special_xlog1py_other_scalar),
    (("aten::special_xlog1py", "out"), special_xlog1py_out),
    (("aten::special_xlog1py", "self_scalar_out"), special_xlog1py_self_scalar_out),
    (("aten::special_xlog1py", "other_scalar_out"), special_xlog1py_other_scalar_out),
    (("aten::special_zeta", ""), special_zeta),
    (("aten::special_zeta", "self_scalar"), special_zeta_self_scalar),
    (("aten::special_zeta", "other_scalar"), special_zeta_other_scalar),
    (("aten::special_zeta", "out"), special_zeta_out),
    (("aten::special_zeta", "self_scalar_out"), special_zeta_self_scalar_out),
    (("aten::special_zeta", "other_scalar_out"), special_zeta_other_scalar_out),
    (("aten::gcd", "out"), gcd_out),
    (("aten::gcd", ""), gcd),
    (("aten::gcd_", ""), gcd_),
    (("aten::lcm", "out"), lcm_out),
    (("aten::lcm", ""), lcm),
    (("aten::lcm_", ""), lcm_),
    (("aten::bitwise_left_shift", "Tensor"), bitwise_left_shift_Tensor),
    (("aten::bitwise_left_shift", "Tensor_out"), bitwise_left_shift_Tensor_out),
    (("aten::bitwise_left_shift", "Tensor_Scalar"), bitwise_left_shift_Tensor_Scalar),
    (("aten::bitwise_left_shift", "Tensor_Scalar_out"), bitwise_left_shift_Tensor_Scalar_out),
    (("aten::bitwise_left_shift", "Scalar_Tensor"), bitwise_left_shift_Scalar_Tensor),
    (("aten::bitwise_left_shift_", "Tensor"), bitwise_left_shift__Tensor),
    (("aten::bitwise_left_shift_", "Tensor_Scalar"), bitwise_left_shift__Tensor_Scalar),
    (("aten::bitwise_right_shift", "Tensor"), bitwise_right_shift_Tensor),
    (("aten::bitwise_right_shift", "Tensor_out"), bitwise_right_shift_Tensor_out),
    (("aten::bitwise_right_shift", "Tensor_Scalar"), bitwise_right_shift_Tensor_Scalar),
    (("aten::bitwise_right_shift", "Tensor_Scalar_out"), bitwise_right_shift_Tensor_Scalar_out),
    (("aten::bitwise_right_shift", "Scalar_Tensor"), bitwise_right_shift_Scalar_Tensor),
    (("aten::bitwise_right_shift_", "Tensor"), bitwise_right_shift__Tensor),
    (("aten::bitwise_right_shift_", "Tensor_Scalar"), bitwise_right_shift__Tensor_Scalar),
    (("aten::__lshift__", "Scalar"), __lshift___Scalar),
    (("aten::__lshift__", "Tensor"), __lshift___Tensor),
    (("aten::__ilshift__", "Scalar"), __ilshift___Scalar),
    (("aten::__ilshift__", "Tensor"), __ilshift___Tensor),
    (("aten::__rshift__", "Scalar"), __rshift___Scalar),
    (("aten::__rshift__", "Tensor"), __rshift___Tensor),
    (("aten::__irshift__", "Scalar"), __irshift___Scalar),
    (("aten::__irshift__", "Tensor"), __irshift___Tensor),
    (("aten::elu", ""), elu),
    (("aten::elu_", ""), elu_),
    (("aten::elu", "out"), elu_out),
    (("aten::elu_backward", ""), elu_backward),
    (("aten::elu_backward", "grad_input"), elu_backward_grad_input),
    (("aten::gelu", ""), gelu),
    (("aten::gelu_", ""), gelu_),
    (("aten::gelu", "out"), gelu_out),
    (("aten::gelu_backward", ""), gelu_backward),
    (("aten::gelu_backward", "grad_input"), gelu_backward_grad_input),
    (("aten::silu", ""), silu),
    (("aten::silu_", ""), silu_),
    (("aten::silu", "out"), silu_out),
    (("aten::silu_backward", ""), silu_backward),
    (("aten::silu_backward", "grad_input"), silu_backward_grad_input),
    (("aten::mish", ""), mish),
    (("aten::mish_", ""), mish_),
    (("aten::mish", "out"), mish_out),
    (("aten::hardsigmoid", ""), hardsigmoid),
    (("aten::hardsigmoid_", ""), hardsigmoid_),
    (("aten::hardsigmoid", "out"), hardsigmoid_out),
    (("aten::hardsigmoid_backward", ""), hardsigmoid_backward),
    (("aten::hardsigmoid_backward", "grad_input"), hardsigmoid_backward_grad_input),
    (("aten::leaky_relu", ""), leaky_relu),
    (("aten::leaky_relu_", ""), leaky_relu_),
    (("aten::leaky_relu", "out"), leaky_relu_out),
    (("aten::leaky_relu_backward", ""), leaky_relu_backward),
    (("aten::leaky_relu_backward", "grad_input"), leaky_relu_backward_grad_input),
    (("aten::threshold", ""), threshold),
    (("aten::threshold_", ""), threshold_),
    (("aten::threshold", "out"), threshold_out),
    (("aten::softplus", ""), softplus),
    (("aten::softplus", "out"), softplus_out),
    (("aten::softplus_backward", ""), softplus_backward),
    (("aten::softplus_backward", "grad_input"), softplus_backward_grad_input),
    (("aten::softshrink", ""), softshrink),
    (("aten::softshrink", "out"), softshrink_out),
    (("aten::softshrink_backward", ""), softshrink_backward),
    (("aten::softshrink_backward", "grad_input"), softshrink_backward_grad_input),
    (("aten::hardshrink", ""), hardshrink),
    (("aten::hardshrink", "out"), hardshrink_out),
    (("aten::hardshrink_backward", ""), hardshrink_backward),
    (("aten::hardshrink_backward", "grad_input"), hardshrink_backward_grad_input),
    (("aten::celu", ""), celu),
    (("aten::celu_", ""), celu_),
    (("aten::hardtanh", ""), hardtanh),
    (("aten::hardtanh_", ""), hardtanh_),
    (("aten::hardtanh", "out"), hardtanh_out),
    (("aten::hardtanh_backward", ""), hardtanh_backward),
    (("aten::hardtanh_backward", "grad_input"), hardtanh_backward_grad_input),
    (("aten::hardswish", ""), hardswish),
    (("aten::hardswish_", ""), hardswish_),
    (("aten::hardswish", "out"), hardswish_out),
    (("aten::hardswish_backward", ""), hardswish_backward),
    (("aten::_prelu_kernel", ""), _prelu_kernel),
    (("aten::_prelu_kernel_backward", ""), _prelu_kernel_backward),
    (("aten::log_sigmoid_forward", ""), log_sigmoid_forward),
    (("aten::log_sigmoid_forward", "output"), log_sigmoid_forward_output),
    (("aten::log_sigmoid_backward", ""), log_sigmoid_backward),
    (("aten::log_sigmoid_backward", "grad_input"), log_sigmoid_backward_grad_input),
    (("aten::glu", ""), glu),
    (("aten::glu", "out"), glu_out),
    (("aten::glu_backward", ""), glu_backward),
    (("aten::glu_backward", "grad_input"), glu_backward_grad_input),
    (("aten::glu_jvp", ""), glu_jvp),
    (("aten::glu_backward_jvp", ""), glu_backward_jvp),
    (("aten::softmax", "int_out"), softmax_int_out),
    (("aten::_softmax", ""), _softmax),
    (("aten::_softmax", "out"), _softmax_out),
    (("aten::_softmax_backward_data", ""), _softmax_backward_data),
    (("aten::_softmax_backward_data", "out"), _softmax_backward_data_out),
    (("aten::log_softmax", "int_out"), log_softmax_int_out),
    (("aten::_log_softmax", ""), _log_softmax),
    (("aten::_log_softmax", "out"), _log_softmax_out),
    (("aten::_log_softmax_backward_data", ""), _log_softmax_backward_data),
    (("aten::_log_softmax_backward_data", "out"), _log_softmax_backward_data_out),
    (("aten::_safe_softmax", ""), _safe_softmax),
    (("aten::rrelu_with_noise", ""), rrelu_with_noise),
    (("aten::rrelu_with_noise_", ""), rrelu_with_noise_),
    (("aten::rrelu_with_noise_functional", ""), rrelu_with_noise_functional),
    (("aten::rrelu_with_noise", "out"), rrelu_with_noise_out),
    (("aten::rrelu_with_noise_backward", ""), rrelu_with_noise_backward),
    (("aten::mse_loss", ""), mse_loss),
    (("aten::mse_loss", "out"), mse_loss_out),
    (("aten::mse_loss_backward", ""), mse_loss_backward),
    (("aten::mse_loss_backward", "grad_input"), mse_loss_backward_grad_input),
    (("aten::smooth_l1_loss", ""), smooth_l1_loss),
    (("aten::smooth_l1_loss", "out"), smooth_l1_loss_out),
    (("aten::smooth_l1_loss_backward", ""), smooth_l1_loss_backward),
    (("aten::smooth_l1_loss_backward", "grad_input"), smooth_l1_loss_backward_grad_input),
    (("aten::huber_loss", ""), huber_loss),
    (("aten::huber_loss", "out"), huber_loss_out),
    (("aten::huber_loss_backward", ""), huber_loss_backward),
    (("aten::huber_loss_backward", "out"), huber_loss_backward_out),
    (("aten::binary_cross_entropy", ""), binary_cross_entropy),
    (("aten::binary_cross_entropy", "out"), binary_cross_entropy_out),
    (("aten::binary_cross_entropy_backward", ""), binary_cross_entropy_backward),
    (("aten::binary_cross_entropy_backward", "grad_input"), binary_cross_entropy_backward_grad_input),
    (("aten::nll_loss_forward", ""), nll_loss_forward),
    (("aten::nll_loss_forward", "output"), nll_loss_forward_output),
    (("aten::nll_loss_backward", ""), nll_loss_backward),
    (("aten::nll_loss_backward", "grad_input"), nll_loss_backward_grad_input),
    (("aten::nll_loss2d_forward", ""), nll_loss2d_forward),
    (("aten::nll_loss2d_forward", "output"), nll_loss2d_forward_output),
    (("aten::nll_loss2d_backward", ""), nll_loss2d_backward),
    (("aten::nll_loss2d_backward", "grad_input"), nll_loss2d_backward_grad_input),
    (("aten::binary_cross_entropy_with_logits", ""), binary_cross_entropy_with_logits),
    (("aten::soft_margin_loss", ""), soft_margin_loss),
    (("aten::soft_margin_loss", "out"), soft_margin_loss_out),
    (("aten::soft_margin_loss_backward", ""), soft_margin_loss_backward),
    (("aten::soft_margin_loss_backward", "grad_input"), soft_margin_loss_backward_grad_input),
    (("aten::multi_margin_loss", ""), multi_margin_loss),
    (("aten::multi_margin_loss", "out"), multi_margin_loss_out),
    (("aten::multi_margin_loss_backward", ""), multi_margin_loss_backward),
    (("aten::multi_margin_loss_backward", "grad_input"), multi_margin_loss_backward_grad_input),
    (("aten::multilabel_margin_loss_forward", ""), multilabel_margin_loss_forward),
    (("aten::multilabel_margin_loss_forward", "output"), multilabel_margin_loss_forward_output),
    (("aten::multilabel_margin_loss_backward", ""), multilabel_margin_loss_backward),
    (("aten::multilabel_margin_loss_backward", "grad_input"), multilabel_margin_loss_backward_grad_input),
    (("aten::linear", "out"), linear_out),
    (("aten::_trilinear", ""), _trilinear),
    (("aten::_scaled_dot_product_flash_attention_for_cpu", ""), _scaled_dot_product_flash_attention_for_cpu),
    (("aten::_scaled_dot_product_flash_attention_for_cpu_backward", ""), _scaled_dot_product_flash_attention_for_cpu_backward),
    (("aten::nansum", ""), nansum),
    (("aten::nansum", "out"), nansum_out),
    (("aten::aminmax", ""), aminmax),
    (("aten::aminmax", "out"), aminmax_out),
    (("aten::var_mean", "correction"), var_mean_correction),
    (("aten::std_mean", "correction"), std_mean_correction),
    (("aten::logsumexp", ""), logsumexp),
    (("aten::logsumexp", "out"), logsumexp_out),
    (("aten::linalg_vector_norm", ""), linalg_vector_norm),
    (("aten::linalg_vector_norm", "out"), linalg_vector_norm_out),
    (("aten::norm", "ScalarOpt_dtype"), norm_ScalarOpt_dtype),
    (("aten::norm", "Scalar"), norm_Scalar),
    (("aten::norm", "ScalarOpt_dim_dtype"), norm_ScalarOpt_dim_dtype),
    (("aten::norm", "ScalarOpt_dim"), norm_ScalarOpt_dim),
    (("aten::norm", "dtype_out"), norm_dtype_out),
    (("aten::norm", "out"), norm_out),
    (("aten::dist", ""), dist),
    (("aten::renorm", "out"), renorm_out),
    (("aten::renorm", ""), renorm),
    (("aten::renorm_", ""), renorm_),
    (("aten::cumprod", ""), cumprod),
    (("aten::cumprod_", ""), cumprod_),
    (("aten::cumprod", "out"), cumprod_out),
    (("aten::cummax", ""), cummax),
    (("aten::cummax", "out"), cummax_out),
    (("aten::cummin", ""), cummin),
    (("aten::cummin", "out"), cummin_out),
    (("aten::logcumsumexp", ""), logcumsumexp),
    (("aten::logcumsumexp", "out"), logcumsumexp_out),
    (("aten::_logcumsumexp", ""), _logcumsumexp),
    (("aten::_logcumsumexp", "out"), _logcumsumexp_out),
    (("aten::sort", "values"), sort_values),
    (("aten::sort", "values_stable"), sort_values_stable),
    (("aten::sort", ""), sort),
    (("aten::sort", "stable"), sort_stable),
    (("aten::topk", "values"), topk_values),
    (("aten::topk", ""), topk),
    (("aten::kthvalue", ""), kthvalue),
    (("aten::kthvalue", "values"), kthvalue_values),
    (("aten::median", ""), median),
    (("aten::median", "dim"), median_dim),
    (("aten::median", "dim_values"), median_dim_values),
    (("aten::nanmedian", ""), nanmedian),
    (("aten::nanmedian", "dim"), nanmedian_dim),
    (("aten::nanmedian", "dim_values"), nanmedian_dim_values),
    (("aten::mode", ""), mode),
    (("aten::mode", "values"), mode_values),
    (("aten::_unique", ""), _unique),
    (("aten::_unique2", ""), _unique2),
    (("aten::unique_dim", ""), unique_dim),
    (("aten::unique_consecutive", ""), unique_consecutive),
    (("aten::unique_dim_consecutive", ""), unique_dim_consecutive),
    (("aten::bincount", ""), bincount),
    (("aten::histogram", "bins_tensor_out"), histogram_bins_tensor_out),
    (("aten::histogram", "bins_tensor"), histogram_bins_tensor),
    (("aten::histogram", "bin_ct_out"), histogram_bin_ct_out),
    (("aten::histogram", "bin_ct"), histogram_bin_ct),
    (("aten::segment_reduce", ""), segment_reduce),
    (("aten::_segment_reduce_backward", ""), _segment_reduce_backward),
    (("aten::_chunk_cat", ""), _chunk_cat),
    (("aten::_chunk_cat", "out"), _chunk_cat_out),
    (("aten::_histogramdd_bin_edges", ""), _histogramdd_bin_edges),
    (("aten::_histogramdd_from_bin_cts", ""), _histogramdd_from_bin_cts),
    (("aten::_histogramdd_from_bin_tensors", ""), _histogramdd_from_bin_tensors),
    (("aten::addmv", ""), addmv),
    (("aten::addmv", "out"), addmv_out),
    (("aten::addmv_", ""), addmv_),
    (("aten::baddbmm", ""), baddbmm),
    (("aten::baddbmm", "out"), baddbmm_out),
    (("aten::baddbmm_", ""), baddbmm_),
    (("aten::addbmm", "out"), addbmm_out),
    (("aten::addbmm", ""), addbmm),
    (("aten::addbmm_", ""), addbmm_),
    (("aten::addr", ""), addr),
    (("aten::addr", "out"), addr_out),
    (("aten::addr_", ""), addr_),
    (("aten::vdot", ""), vdot),
    (("aten::vdot", "out"), vdot_out),
    (("aten::trace", ""), trace),
    (("aten::linalg_cross", ""), linalg_cross),
    (("aten::linalg_cross", "out"), linalg_cross_out),
    (("aten::linalg_matrix_exp", ""), linalg_matrix_exp),
    (("aten::_euclidean_dist", ""), _euclidean_dist),
    (("aten::_cdist_forward", ""), _cdist_forward),
    (("aten::_cdist_backward", ""), _cdist_backward),
    (("aten::_pdist_forward", ""), _pdist_forward),
    (("aten::_pdist_backward", ""), _pdist_backward),
    (("aten::linalg_lu_factor_ex", ""), linalg_lu_factor_ex),
    (("aten::linalg_lu_factor_ex", "out"), linalg_lu_factor_ex_out),
    (("aten::linalg_lu", ""), linalg_lu),
    (("aten::linalg_lu", "out"), linalg_lu_out),
    (("aten::lu_unpack", ""), lu_unpack),
    (("aten::lu_unpack", "out"), lu_unpack_out),
    (("aten::linalg_lu_solve", ""), linalg_lu_solve),
    (("aten::linalg_lu_solve", "out"), linalg_lu_solve_out),
    (("aten::linalg_ldl_factor_ex", ""), linalg_ldl_factor_ex),
    (("aten::linalg_ldl_factor_ex", "out"), linalg_ldl_factor_ex_out),
    (("aten::linalg_ldl_solve", ""), linalg_ldl_solve),
    (("aten::linalg_ldl_solve", "out"), linalg_ldl_solve_out),
    (("aten::_linalg_solve_ex", ""), _linalg_solve_ex),
    (("aten::_linalg_solve_ex", "result"), _linalg_solve_ex_result),
    (("aten::linalg_inv_ex", ""), linalg_inv_ex),
    (("aten::linalg_inv_ex", "inverse"), linalg_inv_ex_inverse),
    (("aten::linalg_solve_triangular", "out"), linalg_solve_triangular_out),
    (("aten::linalg_solve_triangular", ""), linalg_solve_triangular),
    (("aten::triangular_solve", "X"), triangular_solve_X),
    (("aten::triangular_solve", ""), triangular_solve),
    (("aten::_linalg_det", ""), _linalg_det),
    (("aten::_linalg_det", "result"), _linalg_det_result),
    (("aten::_linalg_slogdet", ""), _linalg_slogdet),
    (("aten::_linalg_slogdet", "sign"), _linalg_slogdet_sign),
    (("aten::linalg_cholesky_ex", ""), linalg_cholesky_ex),
    (("aten::linalg_cholesky_ex", "L"), linalg_cholesky_ex_L),
    (("aten::cholesky", "out"), cholesky_out),
    (("aten::cholesky", ""), cholesky),
    (("aten::cholesky_solve", "out"), cholesky_solve_out),
    (("aten::cholesky_solve", ""), cholesky_solve),
    (("aten::_cholesky_solve_helper", ""), _cholesky_solve_helper),
    (("aten::cholesky_inverse", ""), cholesky_inverse),
    (("aten::cholesky_inverse", "out"), cholesky_inverse_out),
    (("aten::linalg_qr", ""), linalg_qr),
    (("aten::linalg_qr", "out"), linalg_qr_out),
    (("aten::geqrf", "a"), geqrf_a),
    (("aten::geqrf", ""), geqrf),
    (("aten::linalg_householder_product", ""), linalg_householder_product),
    (("aten::linalg_householder_product", "out"), linalg_householder_product_out),
    (("aten::ormqr", "out"), ormqr_out),
    (("aten::ormqr", ""), ormqr),
    (("aten::_linalg_svd", ""), _linalg_svd),
    (("aten::_linalg_svd", "U"), _linalg_svd_U),
    (("aten::_linalg_eigh", ""), _linalg_eigh),
    (("aten::_linalg_eigh", "eigenvalues"), _linalg_eigh_eigenvalues),
    (("aten::linalg_eig", ""), linalg_eig),
    (("aten::linalg_eig", "out"), linalg_eig_out),
    (("aten::linalg_eigvals", "out"), linalg_eigvals_out),
    (("aten::linalg_lstsq", ""), linalg_lstsq),
    (("aten::linalg_lstsq", "out"), linalg_lstsq_out),
    (("aten::linalg_pinv", "atol_rtol_tensor"), linalg_pinv_atol_rtol_tensor),
    (("aten::linalg_pinv", "atol_rtol_tensor_out"), linalg_pinv_atol_rtol_tensor_out),
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
    (("aten::as_strided_", ""), as_strided_),
    (("aten::unsafe_split", "Tensor"), unsafe_split_Tensor),
    (("aten::unsafe_split_with_sizes", ""), unsafe_split_with_sizes),
    (("aten::narrow_copy", ""), narrow_copy),
    (("aten::narrow_copy", "out"), narrow_copy_out),
    (("aten::block_diag", ""), block_diag),
    (("aten::repeat_interleave", "Tensor"), repeat_interleave_Tensor),
    (("aten::rot90", ""), rot90),
    (("aten::constant_pad_nd", ""), constant_pad_nd),
    (("aten::select_scatter", ""), select_scatter),
    (("aten::slice_scatter", ""), slice_scatter),
    (("aten::slice_scatter", "out"), slice_scatter_out),
    (("aten::diagonal_scatter", ""), diagonal_scatter),
    (("aten::as_strided_scatter", ""), as_strided_scatter),
    (("aten::resize_as", ""), resize_as),
    (("aten::set_", "source_Storage"), set__source_Storage),
    (("aten::set_", "source_Storage_storage_offset"), set__source_Storage_storage_offset),
    (("aten::set_", "source_Tensor"), set__source_Tensor),
    (("aten::set_", ""), set_),
    (("aten::index_copy", ""), index_copy),
    (("aten::index_copy_", ""), index_copy_),
    (("aten::index_copy", "out"), index_copy_out),
    (("aten::index_reduce", ""), index_reduce),
    (("aten::index_reduce_", ""), index_reduce_),
    (("aten::index_reduce", "out"), index_reduce_out),
    (("aten::nonzero_static", ""), nonzero_static),
    (("aten::nonzero_static", "out"), nonzero_static_out),
    (("aten::alias_copy", ""), alias_copy),
    (("aten::alias_copy", "out"), alias_copy_out),
    (("aten::_reshape_alias_copy", ""), _reshape_alias_copy),
    (("aten::as_strided_copy", ""), as_strided_copy),
    (("aten::as_strided_copy", "out"), as_strided_copy_out),
    (("aten::detach_copy", ""), detach_copy),
    (("aten::detach_copy", "out"), detach_copy_out),
    (("aten::expand_copy", ""), expand_copy),
    (("aten::expand_copy", "out"), expand_copy_out),
    (("aten::permute_copy", ""), permute_copy),
    (("aten::permute_copy", "out"), permute_copy_out),
    (("aten::select_copy", "int"), select_copy_int),
    (("aten::select_copy", "int_out"), select_copy_int_out),
    (("aten::slice_copy", "Tensor"), slice_copy_Tensor),
    (("aten::slice_copy", "Tensor_out"), slice_copy_Tensor_out),
    (("aten::squeeze_copy", ""), squeeze_copy),
    (("aten::squeeze_copy", "out"), squeeze_copy_out),
    (("aten::squeeze_copy", "dim"), squeeze_copy_dim),
    (("aten::squeeze_copy", "dim_out"), squeeze_copy_dim_out),
    (("aten::squeeze_copy", "dims"), squeeze_copy_dims),
    (("aten::squeeze_copy", "dims_out"), squeeze_copy_dims_out),
    (("aten::t_copy", ""), t_copy),
    (("aten::t_copy", "out"), t_copy_out),
    (("aten::transpose_copy", "int"), transpose_copy_int),
    (("aten::transpose_copy", "int_out"), transpose_copy_int_out),
    (("aten::unfold_copy", ""), unfold_copy),
    (("aten::unfold_copy", "out"), unfold_copy_out),
    (("aten::unsqueeze_copy", ""), unsqueeze_copy),
    (("aten::unsqueeze_copy", "out"), unsqueeze_copy_out),
    (("aten::view_copy", ""), view_copy),
    (("aten::view_copy", "out"), view_copy_out),
    (("aten::view_copy", "dtype"), view_copy_dtype),
    (("aten::view_copy", "dtype_out"), view_copy_dtype_out),
    (("aten::split_copy", "Tensor"), split_copy_Tensor),
    (("aten::split_copy", "Tensor_out"), split_copy_Tensor_out),
    (("aten::split_with_sizes_copy", ""), split_with_sizes_copy),
    (("aten::split_with_sizes_copy", "out"), split_with_sizes_copy_out),
    (("aten::unbind_copy", "int"), unbind_copy_int),
    (("aten::unbind_copy", "int_out"), unbind_copy_int_out),
    (("aten::conv_tbc", ""), conv_tbc),
    (("aten::convolution", ""), convolution),
    (("aten::convolution_backward", ""), convolution_backward),
    (("aten::_convolution", ""), _convolution),
    (("aten::convolution_overrideable", ""), convolution_overrideable),
    (("aten::convolution_backward_overrideable", ""), convolution_backward_overrideable),
    (("aten::im2col", "out"), im2col_out),
    (("aten::im2col", ""), im2col),
    (("aten::col2im", "out"), col2im_out),
    (("aten::col2im", ""), col2im),
    (("aten::max_pool2d_with_indices", "out"), max_pool2d_with_indices_out),
    (("aten::max_pool2d_with_indices", ""), max_pool2d_with_indices),
    (("aten::max_pool2d_with_indices_backward", "grad_input"), max_pool2d_with_indices_backward_grad_input),
    (("aten::max_pool2d_with_indices_backward", ""), max_pool2d_with_indices_backward),
    (("aten::max_pool3d_with_indices", "out"), max_pool3d_with_indices_out),
    (("aten::max_pool3d_with_indices", ""), max_pool3d_with_indices),
    (("aten::max_pool3d_with_indices_backward", "grad_input"), max_pool3d_with_indices_backward_grad_input),
    (("aten::max_pool3d_with_indices_backward", ""), max_pool3d_with_indices_backward),
    (("aten::avg_pool2d", "out"), avg_pool2d_out),
    (("aten::avg_pool2d", ""), avg_pool2d),
    (("aten::avg_pool2d_backward", "grad_input"), avg_pool2d_backward_grad_input),
    (("aten::avg_pool2d_backward", ""), avg_pool2d_backward),
    (("aten::avg_pool3d", "out"), avg_pool3d_out),
    (("aten::avg_pool3d", ""), avg_pool3d),
    (("aten::avg_pool3d_backward", "grad_input"), avg_pool3d_backward_grad_input),
    (("aten::avg_pool3d_backward", ""), avg_pool3d_backward),
    (("aten::adaptive_avg_pool2d", "out"), adaptive_avg_pool2d_out),
    (("aten::_adaptive_avg_pool2d", ""), _adaptive_avg_pool2d),
    (("aten::_adaptive_avg_pool2d_backward", ""), _adaptive_avg_pool2d_backward),
    (("aten::adaptive_avg_pool3d", "out"), adaptive_avg_pool3d_out),
    (("aten::_adaptive_avg_pool3d", ""), _adaptive_avg_pool3d),
    (("aten::_adaptive_avg_pool3d_backward", ""), _adaptive_avg_pool3d_backward),
    (("aten::adaptive_max_pool2d", "out"), adaptive_max_pool2d_out),
    (("aten::adaptive_max_pool2d", ""), adaptive_max_pool2d),
    (("aten::adaptive_max_pool2d_backward", "grad_input"), adaptive_max_pool2d_backward_grad_input),
    (("aten::adaptive_max_pool2d_backward", ""), adaptive_max_pool2d_backward),
    (("aten::adaptive_max_pool3d", "out"), adaptive_max_pool3d_out),
    (("aten::adaptive_max_pool3d", ""), adaptive_max_pool3d),
    (("aten::adaptive_max_pool3d_backward", "grad_input"), adaptive_max_pool3d_backward_grad_input),
    (("aten::adaptive_max_pool3d_backward", ""), adaptive_max_pool3d_backward),
    (("aten::max_unpool2d", "out"), max_unpool2d_out),
    (("aten::max_unpool2d", ""), max_unpool2d),
    (("aten::max_unpool3d", "out"), max_unpool3d_out),
    (("aten::max_unpool3d", ""), max_unpool3d),
    (("aten::fractional_max_pool2d", "output"), fractional_max_pool2d_output),
    (("aten::fractional_max_pool2d", ""), fractional_max_pool2d),
    (("aten::fractional_max_pool2d_backward", "grad_input"), fractional_max_pool2d_backward_grad_input),
    (("aten::fractional_max_pool2d_backward", ""), fractional_max_pool2d_backward),
    (("aten::fractional_max_pool3d", "output"), fractional_max_pool3d_output),
    (("aten::fractional_max_pool3d", ""), fractional_max_pool3d),
    (("aten::fractional_max_pool3d_backward", "grad_input"), fractional_max_pool3d_backward_grad_input),
    (("aten::fractional_max_pool3d_backward", ""), fractional_max_pool3d_backward),
    (("aten::upsample_nearest1d", "out"), upsample_nearest1d_out),
    (("aten::upsample_nearest1d", ""), upsample_nearest1d),
    (("aten::upsample_nearest2d", "out"), upsample_nearest2d_out),
    (("aten::upsample_nearest2d", ""), upsample_nearest2d),
    (("aten::upsample_nearest3d", "out"), upsample_nearest3d_out),
    (("aten::upsample_nearest3d", ""), upsample_nearest3d),
    (("aten::upsample_linear1d", "out"), upsample_linear1d_out),
    (("aten::upsample_linear1d", ""), upsample_linear1d),
    (("aten::upsample_bilinear2d", "out"), upsample_bilinear2d_out),
    (("aten::upsample_bilinear2d", ""), upsample_bilinear2d),
    (("aten::upsample_trilinear3d", "out"), upsample_trilinear3d_out),
    (("aten::upsample_trilinear3d", ""), upsample_trilinear3d),
    (("aten::upsample_bicubic2d", "out"), upsample_bicubic2d_out),
    (("aten::upsample_bicubic2d", ""), upsample_bicubic2d),
    (("aten::_upsample_nearest_exact1d", "out"), _upsample_nearest_exact1d_out),
    (("aten::_upsample_nearest_exact1d", ""), _upsample_nearest_exact1d),
    (("aten::_upsample_nearest_exact2d", "out"), _upsample_nearest_exact2d_out),
    (("aten::_upsample_nearest_exact2d", ""), _upsample_nearest_exact2d),
    (("aten::_upsample_nearest_exact3d", "out"), _upsample_nearest_exact3d_out),
    (("aten::_upsample_nearest_exact3d", ""), _upsample_nearest_exact3d),
    (("aten::_upsample_bilinear2d_aa", "out"), _upsample_bilinear2d_aa_out),
    (("aten::_upsample_bilinear2d_aa", ""), _upsample_bilinear2d_aa),
    (("aten::_upsample_bicubic2d_aa", "out"), _upsample_bicubic2d_aa_out),
    (("aten::_upsample_bicubic2d_aa", ""), _upsample_bicubic2d_aa),
    (("aten::upsample_nearest1d_backward", "grad_input"), upsample_nearest1d_backward_grad_input),
    (("aten::upsample_nearest1d_backward", ""), upsample_nearest1d_backward),
    (("aten::upsample_nearest2d_backward", "grad_input"), upsample_nearest2d_backward_grad_input),
    (("aten::upsample_nearest2d_backward", ""), upsample_nearest2d_backward),
    (("aten::upsample_nearest3d_backward", "grad_input"), upsample_nearest3d_backward_grad_input),
    (("aten::upsample_nearest3d_backward", ""), upsample_nearest3d_backward),
    (("aten::upsample_linear1d_backward", "grad_input"), upsample_linear1d_backward_grad_input),
    (("aten::upsample_linear1d_backward", ""), upsample_linear1d_backward),
    (("aten::upsample_bilinear2d_backward", "grad_input"), upsample_bilinear2d_backward_grad_input),
    (("aten::upsample_bilinear2d_backward", ""), upsample_bilinear2d_backward),
    (("aten::upsample_trilinear3d_backward", "grad_input"), upsample_trilinear3d_backward_grad_input),
    (("aten::upsample_trilinear3d_backward", ""), upsample_trilinear3d_backward),
    (("aten::upsample_bicubic2d_backward", "grad_input"), upsample_bicubic2d_backward_grad_input),
    (("aten::upsample_bicubic2d_backward", ""), upsample_bicubic2d_backward),
    (("aten::_upsample_nearest_exact1d_backward", "grad_input"), _upsample_nearest_exact1d_backward_grad_input),
    (("aten::_upsample_nearest_exact1d_backward", ""), _upsample_nearest_exact1d_backward),
    (("aten::_upsample_nearest_exact2d_backward", "grad_input"), _upsample_nearest_exact2d_backward_grad_input),
    (("aten::_upsample_nearest_exact2d_backward", ""), _upsample_nearest_exact2d_backward),
    (("aten::_upsample_nearest_exact3d_backward", "grad_input"), _upsample_nearest_exact3d_backward_grad_input),
    (("aten::_upsample_nearest_exact3d_backward", ""), _upsample_nearest_exact3d_backward),
    (("aten::_upsample_bilinear2d_aa_backward", "grad_input"), _upsample_bilinear2d_aa_backward_grad_input),
    (("aten::_upsample_bilinear2d_aa_backward", ""), _upsample_bilinear2d_aa_backward),
    (("aten::_upsample_bicubic2d_aa_backward", "grad_input"), _upsample_bicubic2d_aa_backward_grad_input),
    (("aten::_upsample_bicubic2d_aa_backward", ""), _upsample_bicubic2d_aa_backward),
    (("aten::grid_sampler_2d", ""), grid_sampler_2d),
    (("aten::grid_sampler_2d_backward", ""), grid_sampler_2d_backward),
    (("aten::grid_sampler_3d", ""), grid_sampler_3d),
    (("aten::grid_sampler_3d_backward", ""), grid_sampler_3d_backward),
    (("aten::affine_grid_generator", ""), affine_grid_generator),
    (("aten::pixel_shuffle", ""), pixel_shuffle),
    (("aten::pixel_unshuffle", ""), pixel_unshuffle),
    (("aten::channel_shuffle", ""), channel_shuffle),
    (("aten::native_channel_shuffle", ""), native_channel_shuffle),
    (("aten::reflection_pad1d", "out"), reflection_pad1d_out),
    (("aten::reflection_pad1d", ""), reflection_pad1d),
    (("aten::reflection_pad2d", "out"), reflection_pad2d_out),
    (("aten::reflection_pad2d", ""), reflection_pad2d),
    (("aten::reflection_pad3d", "out"), reflection_pad3d_out),
    (("aten::reflection_pad3d", ""), reflection_pad3d),
    (("aten::replication_pad1d", "out"), replication_pad1d_out),
    (("aten::replication_pad1d", ""), replication_pad1d),
    (("aten::replication_pad2d", "out"), replication_pad2d_out),
    (("aten::replication_pad2d", ""), replication_pad2d),
    (("aten::replication_pad3d", "out"), replication_pad3d_out),
    (("aten::replication_pad3d", ""), replication_pad3d),
    (("aten::reflection_pad1d_backward", "grad_input"), reflection_pad1d_backward_grad_input),
    (("aten::reflection_pad1d_backward", ""), reflection_pad1d_backward),
    (("aten::reflection_pad2d_backward", "grad_input"), reflection_pad2d_backward_grad_input),
    (("aten::reflection_pad2d_backward", ""), reflection_pad2d_backward),
    (("aten::reflection_pad3d_backward", "grad_input"), reflection_pad3d_backward_grad_input),
    (("aten::reflection_pad3d_backward", ""), reflection_pad3d_backward),
    (("aten::replication_pad1d_backward", "grad_input"), replication_pad1d_backward_grad_input),
    (("aten::replication_pad1d_backward", ""), replication_pad1d_backward),
    (("aten::replication_pad2d_backward", "grad_input"), replication_pad2d_backward_grad_input),
    (("aten::replication_pad2d_backward", ""), replication_pad2d_backward),
    (("aten::replication_pad3d_backward", "grad_input"), replication_pad3d_backward_grad_input),
    (("aten::replication_pad3d_backward", ""), replication_pad3d_backward),
    (("aten::native_batch_norm", ""), native_batch_norm),
    (("aten::native_batch_norm", "out"), native_batch_norm_out),
    (("aten::native_batch_norm_backward", ""), native_batch_norm_backward),
    (("aten::_native_batch_norm_legit", ""), _native_batch_norm_legit),
    (("aten::_native_batch_norm_legit_functional", ""), _native_batch_norm_legit_functional),
    (("aten::_native_batch_norm_legit", "out"), _native_batch_norm_legit_out),
    (("aten::_native_batch_norm_legit", "no_stats"), _native_batch_norm_legit_no_stats),
    (("aten::_native_batch_norm_legit", "no_stats_out"), _native_batch_norm_legit_no_stats_out),
    (("aten::native_layer_norm", ""), native_layer_norm),
    (("aten::native_layer_norm_backward", ""), native_layer_norm_backward),
    (("aten::native_group_norm", ""), native_group_norm),
    (("aten::native_group_norm_backward", ""), native_group_norm_backward),
    (("aten::embedding", ""), embedding),
    (("aten::embedding_dense_backward", ""), embedding_dense_backward),
    (("aten::embedding_renorm_", ""), embedding_renorm_),
    (("aten::embedding_renorm", ""), embedding_renorm),
    (("aten::_embedding_bag", ""), _embedding_bag),
    (("aten::_embedding_bag_forward_only", ""), _embedding_bag_forward_only),
    (("aten::_embedding_bag_backward", ""), _embedding_bag_backward),
    (("aten::_embedding_bag_dense_backward", ""), _embedding_bag_dense_backward),
    (("aten::_embedding_bag_per_sample_weights_backward", ""), _embedding_bag_per_sample_weights_backward),
    (("aten::rand", "out"), rand_out),
    (("aten::rand", "generator_out"), rand_generator_out),
    (("aten::randint", "out"), randint_out),
    (("aten::randint", "generator_out"), randint_generator_out),
    (("aten::randint", "low_out"), randint_low_out),
    (("aten::randint", "low_generator_out"), randint_low_generator_out),
    (("aten::randperm", "out"), randperm_out),
    (("aten::randperm", "generator_out"), randperm_generator_out),
    (("aten::uniform_", ""), uniform_),
    (("aten::uniform", ""), uniform),
    (("aten::normal_", ""), normal_),
    (("aten::normal_functional", ""), normal_functional),
    (("aten::log_normal_", ""), log_normal_),
    (("aten::log_normal", ""), log_normal),
    (("aten::exponential_", ""), exponential_),
    (("aten::exponential", ""), exponential),
    (("aten::cauchy_", ""), cauchy_),
    (("aten::cauchy", ""), cauchy),
    (("aten::geometric_", ""), geometric_),
    (("aten::geometric", ""), geometric),
    (("aten::random_", ""), random_),
    (("aten::random", ""), random),
    (("aten::random_", "to"), random__to),
    (("aten::random", "to"), random_to),
    (("aten::random_", "from"), random__from),
    (("aten::random", "from"), random_from),
    (("aten::bernoulli_", "Tensor"), bernoulli__Tensor),
    (("aten::bernoulli", "Tensor"), bernoulli_Tensor),
    (("aten::bernoulli_", "float"), bernoulli__float),
    (("aten::poisson", ""), poisson),
    (("aten::binomial", ""), binomial),
    (("aten::bernoulli", ""), bernoulli),
    (("aten::bernoulli", "p"), bernoulli_p),
    (("aten::bernoulli", "out"), bernoulli_out),
    (("aten::normal", "Tensor_float"), normal_Tensor_float),
    (("aten::normal", "Tensor_float_out"), normal_Tensor_float_out),
    (("aten::normal", "float_Tensor"), normal_float_Tensor),
    (("aten::normal", "float_Tensor_out"), normal_float_Tensor_out),
    (("aten::normal", "Tensor_Tensor"), normal_Tensor_Tensor),
    (("aten::normal", "Tensor_Tensor_out"), normal_Tensor_Tensor_out),
    (("aten::normal", "float_float_out"), normal_float_float_out),
    (("aten::native_dropout", ""), native_dropout),
    (("aten::native_dropout_backward", ""), native_dropout_backward),
    (("aten::linspace", "out"), linspace_out),
    (("aten::linspace", "Tensor_Tensor_out"), linspace_Tensor_Tensor_out),
    (("aten::linspace", "Tensor_Scalar_out"), linspace_Tensor_Scalar_out),
    (("aten::linspace", "Scalar_Tensor_out"), linspace_Scalar_Tensor_out),
    (("aten::logspace", "out"), logspace_out),
    (("aten::logspace", "Tensor_Tensor_out"), logspace_Tensor_Tensor_out),
    (("aten::logspace", "Tensor_Scalar_out"), logspace_Tensor_Scalar_out),
    (("aten::logspace", "Scalar_Tensor_out"), logspace_Scalar_Tensor_out),
    (("aten::range", "out_"), range_out_),
    (("aten::range", "out"), range_out),
    (("aten::eye", "out"), eye_out),
    (("aten::eye", "m_out"), eye_m_out),
    (("aten::_pack_padded_sequence", ""), _pack_padded_sequence),
    (("aten::_weight_norm_interface", ""), _weight_norm_interface),
    (("aten::_ctc_loss", ""), _ctc_loss),
    (("aten::_ctc_loss", "Tensor"), _ctc_loss_Tensor),
    (("aten::_ctc_loss_backward", ""), _ctc_loss_backward),
    (("aten::_ctc_loss_backward", "Tensor"), _ctc_loss_backward_Tensor),
    (("aten::_amp_update_scale_", ""), _amp_update_scale_),
):
    register_impl(name, overload, DispatchKey.Autograd, kernel, only_if_requires_grad=True)
