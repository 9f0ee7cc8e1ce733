# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The kernels of the Autograd key: make the node, save what it needs, call on, hook up the result.

They run only if an argument requires grad and grad mode is on: otherwise the dispatcher skips them. The last line of the
file registers them, each by its name: `add_Tensor` is the kernel of aten::add.Tensor. There `_add_Tensor_table`, with which
it calls on, becomes the dispatch table of that operator. See aten/core/dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from contextlib import nullcontext

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual.functions_manual import TensorGeometry
from tinytensor.c10.sparse_tensor_impl import sym_blocksize_opt
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
    ClampMaxBackward0, ClampMaxBackward1, ClampMinBackward0, ClampMinBackward1, CloneBackward0, CoalesceBackward0,
    Col2ImBackward0, ConjPhysicalBackward1, ConstantPadNdBackward0, ConvolutionBackward0, ConvolutionBackward1,
    ConvolutionBackwardBackward0, ConvolutionBackwardOverrideableBackward0, ConvolutionOverrideableBackward0,
    ConvTbcBackward0, CopysignBackward0, CopysignBackward1, CosBackward0, CoshBackward0, CtcLossBackward0,
    CtcLossBackward1, CummaxBackward0, CumminBackward0, CumprodBackward0, CumsumBackward0, Deg2RadBackward0,
    DiagEmbedBackward0, DiagonalBackward0, DiagonalBackward0_copy, DiagonalBackwardBackward0,
    DiagonalScatterBackward0, DigammaBackward0, DistBackward0, DivBackward0, DivBackward1, DivBackward2, DivBackward3,
    DotBackward0, EluBackward0, EluBackward1, EluBackwardBackward0, EmbeddingBackward0, EmbeddingBagBackward0,
    EmbeddingBagBackwardBackward0, EmbeddingBagDenseBackwardBackward0, EmbeddingDenseBackwardBackward0,
    EmbeddingRenormBackward0, EqBackward0, EqBackward1, ErfBackward0, ErfcBackward0, ErfinvBackward0,
    EuclideanDistBackward0, Exp2Backward0, ExpandBackward0, ExpandBackward0_copy, ExpBackward0, Expm1Backward0,
    ExponentialBackward0, FakeQuantizeLearnablePerChannelAffineBackward0,
    FakeQuantizeLearnablePerTensorAffineBackward0, FakeQuantizePerChannelAffineCachemaskBackward0,
    FakeQuantizePerTensorAffineCachemaskBackward0, FakeQuantizePerTensorAffineCachemaskTensorQparamsBackward0,
    FillBackward0, FillBackward1, FillBackward2, FillBackward3, FlipBackward0, FloorBackward0, FmaxBackward0,
    FminBackward0, FmodBackward0, FmodBackward1, FracBackward0, FractionalMaxPool2DBackward0,
    FractionalMaxPool2DBackwardBackward0, FractionalMaxPool3DBackward0, FractionalMaxPool3DBackwardBackward0,
    FrexpBackward0, FusedMovingAvgObsFqHelperBackward0, GatherBackward0, GeBackward0, GeBackward1, GeluBackward0,
    GeluBackwardBackward0, GeometricBackward0, GeqrfBackward0, GluBackward0, GluBackwardBackward0,
    GridSampler2DBackward0, GridSampler2DBackwardBackward0, GridSampler3DBackward0, GridSampler3DBackwardBackward0,
    GtBackward0, GtBackward1, HardshrinkBackward0, HardshrinkBackwardBackward0, HardsigmoidBackward0,
    HardswishBackward0, HardswishBackwardBackward0, HardtanhBackward0, HardtanhBackwardBackward0, HuberLossBackward0,
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
    MinBackward0, MinBackward1, MinimumBackward0, MishBackward0, MkldnnAdaptiveAvgPool2DBackward0,
    MkldnnConvolutionBackward0, MkldnnLinearBackward0, MkldnnMaxPool2DBackward0, MkldnnMaxPool3DBackward0,
    MkldnnReshapeBackward0, MkldnnRnnLayerBackward0, MmBackward0, ModeBackward0, MseLossBackward0,
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
    SparseAddmmBackward0, SparseCompressedTensorBackward0, SparseCooTensorWithDimsAndTensorsBackward0,
    SparseLogSoftmaxBackward0, SparseMaskBackward0, SparseSampledAddmmBackward0, SparseSoftmaxBackward0,
    SparseSparseMatmulBackward0, SparseSumBackward0, SpecialEntrBackward0, SpecialErfcxBackward0, SpecialI0EBackward0,
    SpecialI1Backward0, SpecialI1EBackward0, SpecialLogNdtrBackward0, SpecialNdtriBackward0, SpecialXlog1PyBackward0,
    SpecialXlog1PyBackward1, SpecialXlog1PyBackward2, SpecialZetaBackward0, SpecialZetaBackward1,
    SpecialZetaBackward2, SplitBackward0, SplitBackward0_copy, SplitWithSizesBackward0, SplitWithSizesBackward0_copy,
    SqrtBackward0, SqueezeBackward0, SqueezeBackward0_copy, SqueezeBackward1, SqueezeBackward1_copy, SqueezeBackward2,
    SqueezeBackward2_copy, SqueezeBackward3, SqueezeBackward4, SqueezeBackward5, StackBackward0,
    StandardGammaBackward0, StandardGammaGradBackward0, StdBackward0, StdMeanBackward0, SubBackward0, SubBackward1,
    SumBackward0, SumBackward1, TakeBackward0, TanBackward0, TanhBackward0, TanhBackwardBackward0, TBackward0,
    TBackward0_copy, TBackward1, ThresholdBackward0, ThresholdBackward1, ThresholdBackwardBackward0, ToCopyBackward0,
    ToDenseBackward0, ToMkldnnBackward0, TopkBackward0, ToSparseBackward0, ToSparseBackward1, ToSparseBscBackward0,
    ToSparseBsrBackward0, ToSparseCscBackward0, ToSparseCsrBackward0, TraceBackward0, TransposeBackward0,
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
    UpsampleTrilinear3DBackwardBackward0, ValuesBackward0, VarBackward0, VarMeanBackward0, VdotBackward0,
    ViewBackward0, ViewBackward0_copy, WeightNormInterfaceBackward0, WhereBackward0, XlogyBackward0, XlogyBackward1,
    XlogyBackward2, ZeroBackward0,
)
from tinytensor.autograd.engine.node import NotImplementedNode
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.autograd.engine.traceable_function import SavedVariableList
from tinytensor.autograd.variable.variable import (
    any_requires_grad, cannot_record_a_write, check_inplace, check_no_requires_grad, collect_next_edges,
    collect_next_edges_1, collect_next_edges_2, rebase_history, set_history, set_history_list,
    set_history_where_differentiable,
)
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_kernels
from tinytensor.aten.core.dispatch.kernel_names import named


def throw_error_out_requires_grad(name, overload, *inputs):
    """The kernel of an out= overload: nothing is recorded. `inputs` are the places of its differentiable tensors; without
    them all of its tensors are."""
    table = find_schema_or_throw(f"aten::{name}", overload).table if inputs else None

    def kernel(ks, *args):
        if inputs and not any_requires_grad(*tensors_among(args, inputs)):
            ks &= AFTER_AUTOGRAD
            with AutoDispatchBelowADInplaceOrView():
                return table[ks](ks, *args)
        raise RuntimeError(
            f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
            "requires grad."
        )

    return named(kernel, name, overload)


def not_implemented(name, overload, *inputs, guarded=False):
    """The kernel of an operator without an entry in derivatives.yaml. `inputs` are the places of tensors and lists of them.

    As in autograd_not_implemented_fallback.cpp, results that cannot require grad are passed over.
    """
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext

    def kernel(ks, *args):
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, inputs))
        ks &= AFTER_AUTOGRAD
        with guard():
            result = table[ks](ks, *args)
        set_history_where_differentiable(result if isinstance(result, (tuple, list)) else (result,), grad_fn)
        return result

    return named(kernel, name, overload)


def not_implemented_inplace(name, overload, *inputs, guarded=False):
    """The same for an in-place overload."""
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext

    def kernel(ks, self, *others):
        check_inplace(self, True)
        args = (self, *others)
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, inputs))
        ks &= AFTER_AUTOGRAD
        with guard():
            table[ks](ks, *args)
        if self.meta_.is_differentiable:
            rebase_history(self, grad_fn)
        return self

    return named(kernel, name, overload)


def not_implemented_out(name, overload, outs, *inputs, guarded=False):
    """The same for an `out=` overload, whose last arguments are `outs` outputs: none may be a leaf, nor a view of one."""
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext
    refuse = throw_error_out_requires_grad(name, overload)

    def kernel(ks, *args):
        written = args[-outs:]
        if any(map(cannot_record_a_write, written)):
            refuse(ks, *args)
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, (*inputs, *range(len(args) - outs, len(args)))))
        ks &= AFTER_AUTOGRAD
        with guard():
            result = table[ks](ks, *args)
        for out in written:
            if out.meta_.is_differentiable:
                rebase_history(out, grad_fn)
        return result

    return named(kernel, name, overload)


def edges_of_recorded(args, inputs):
    """The edges of a node without a formula: to what requires grad among these, and to nothing else."""
    return collect_next_edges(*[t for t in tensors_among(args, inputs) if any_requires_grad(t)])


def tensors_among(args, inputs):
    """The tensors at these places, those of lists one by one."""
    tensors = []
    for place in inputs:
        if isinstance(args[place], (tuple, list)):
            tensors += args[place]
        else:
            tensors.append(args[place])
    return tensors


def add_Tensor(ks, self, other, alpha):  # add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    grad_fn = AddBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    result = _add_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def add__Tensor(ks, self, other, alpha):  # add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AddBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    _add__Tensor_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


def add_Scalar(ks, self, other, alpha):  # add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    grad_fn = AddBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _add_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def add__Scalar(ks, self, other, alpha):  # add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AddBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _add__Scalar_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


def sub_Tensor(ks, self, other, alpha):  # sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    grad_fn = SubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    result = _sub_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def sub__Tensor(ks, self, other, alpha):  # sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    _sub__Tensor_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


def sub_Scalar(ks, self, other, alpha):  # sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    grad_fn = SubBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _sub_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def sub__Scalar(ks, self, other, alpha):  # sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SubBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _sub__Scalar_table[ks](ks, self, other, alpha)
    rebase_history(self, grad_fn)
    return self


def rsub_Tensor(ks, self, other, alpha):  # rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    grad_fn = RsubBackward0(collect_next_edges_2(self, other))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rsub_Tensor_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def rsub_Scalar(ks, self, other, alpha):  # rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    grad_fn = RsubBackward1(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rsub_Scalar_table[ks](ks, self, other, alpha)
    set_history(result, grad_fn)
    return result


def mul_Tensor(ks, self, other):  # mul.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = MulBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _mul_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def mul__Tensor(ks, self, other):  # mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def mul_Scalar(ks, self, other):  # mul.Scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = MulBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mul_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def mul__Scalar(ks, self, other):  # mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = MulBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _mul__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def div_Tensor(ks, self, other):  # div.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = DivBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _div_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def div__Tensor(ks, self, other):  # div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = DivBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _div__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def div_Scalar(ks, self, other):  # div.Scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = DivBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _div_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def div__Scalar(ks, self, other):  # div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = DivBackward1(collect_next_edges_1(self))
    grad_fn.other = other
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def pow_Tensor_Tensor(ks, self, exponent):  # pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    grad_fn = PowBackward1(collect_next_edges_2(self, exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _pow_Tensor_Tensor_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def pow__Tensor(ks, self, exponent):  # pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = PowBackward1(collect_next_edges_2(self, exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _pow__Tensor_table[ks](ks, self, exponent)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def pow_Scalar(ks, self, exponent):  # pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    grad_fn = PowBackward2(collect_next_edges_1(exponent))
    grad_fn.exponent_ = SavedVariable(exponent, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    result = _pow_Scalar_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def pow_Tensor_Scalar(ks, self, exponent):  # pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    grad_fn = PowBackward0(collect_next_edges_1(self))
    grad_fn.exponent = exponent
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _pow_Tensor_Scalar_table[ks](ks, self, exponent)
    set_history(result, grad_fn)
    return result


def pow__Scalar(ks, self, exponent):  # pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = PowBackward0(collect_next_edges_1(self))
    grad_fn.exponent = exponent
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _pow__Scalar_table[ks](ks, self, exponent)
    rebase_history(self, grad_fn)
    return self


def maximum(ks, self, other):  # maximum(Tensor self, Tensor other) -> Tensor
    grad_fn = MaximumBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _maximum_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def minimum(ks, self, other):  # minimum(Tensor self, Tensor other) -> Tensor
    grad_fn = MinimumBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _minimum_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def eq__Scalar(ks, self, other):  # eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = EqBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _eq__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def eq__Tensor(ks, self, other):  # eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = EqBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _eq__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def ne__Scalar(ks, self, other):  # ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NeBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _ne__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def ne__Tensor(ks, self, other):  # ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NeBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _ne__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def lt__Scalar(ks, self, other):  # lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LtBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _lt__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def lt__Tensor(ks, self, other):  # lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LtBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _lt__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def le__Scalar(ks, self, other):  # le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LeBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _le__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def le__Tensor(ks, self, other):  # le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LeBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _le__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def gt__Scalar(ks, self, other):  # gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GtBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _gt__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def gt__Tensor(ks, self, other):  # gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GtBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _gt__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def ge__Scalar(ks, self, other):  # ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GeBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _ge__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def ge__Tensor(ks, self, other):  # ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GeBackward1(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    _ge__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def neg(ks, self):  # neg(Tensor self) -> Tensor
    grad_fn = NegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _neg_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def neg_(ks, self):  # neg_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _neg__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def abs(ks, self):  # abs(Tensor self) -> Tensor
    grad_fn = AbsBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _abs_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def abs_(ks, self):  # abs_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AbsBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _abs__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def sign(ks, self):  # sign(Tensor self) -> Tensor
    grad_fn = SignBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sign_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def sign_(ks, self):  # sign_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SignBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sign__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def reciprocal(ks, self):  # reciprocal(Tensor self) -> Tensor
    grad_fn = ReciprocalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _reciprocal_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def reciprocal_(ks, self):  # reciprocal_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ReciprocalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _reciprocal__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def sqrt(ks, self):  # sqrt(Tensor self) -> Tensor
    grad_fn = SqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sqrt_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def sqrt_(ks, self):  # sqrt_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sqrt__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def rsqrt(ks, self):  # rsqrt(Tensor self) -> Tensor
    grad_fn = RsqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _rsqrt_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def rsqrt_(ks, self):  # rsqrt_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RsqrtBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _rsqrt__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def exp(ks, self):  # exp(Tensor self) -> Tensor
    grad_fn = ExpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _exp_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def exp_(ks, self):  # exp_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ExpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exp__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def log(ks, self):  # log(Tensor self) -> Tensor
    grad_fn = LogBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def log_(ks, self):  # log_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LogBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def sin(ks, self):  # sin(Tensor self) -> Tensor
    grad_fn = SinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sin_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def sin_(ks, self):  # sin_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sin__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def cos(ks, self):  # cos(Tensor self) -> Tensor
    grad_fn = CosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _cos_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def cos_(ks, self):  # cos_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _cos__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def tanh(ks, self):  # tanh(Tensor self) -> Tensor
    grad_fn = TanhBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _tanh_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def tanh_(ks, self):  # tanh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TanhBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _tanh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def sigmoid(ks, self):  # sigmoid(Tensor self) -> Tensor
    grad_fn = SigmoidBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _sigmoid_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def sigmoid_(ks, self):  # sigmoid_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SigmoidBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _sigmoid__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def relu(ks, self):  # relu(Tensor self) -> Tensor
    grad_fn = ReluBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _relu_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def relu_(ks, self):  # relu_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ReluBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _relu__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def floor(ks, self):  # floor(Tensor self) -> Tensor
    grad_fn = FloorBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _floor_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def floor_(ks, self):  # floor_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = FloorBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _floor__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def ceil(ks, self):  # ceil(Tensor self) -> Tensor
    grad_fn = CeilBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _ceil_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def ceil_(ks, self):  # ceil_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CeilBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _ceil__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def trunc(ks, self):  # trunc(Tensor self) -> Tensor
    grad_fn = TruncBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _trunc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def trunc_(ks, self):  # trunc_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TruncBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _trunc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def where_self(ks, condition, self, other):  # where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
    grad_fn = None
    if not condition.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, other):
        grad_fn = WhereBackward0(collect_next_edges_2(self, other))
        grad_fn.condition_ = SavedVariable(condition, False)
    ks &= AFTER_AUTOGRAD
    result = _where_self_table[ks](ks, condition, self, other)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def clamp(ks, self, min, max):  # clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    grad_fn = ClampBackward1(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_table[ks](ks, self, min, max)
    set_history(result, grad_fn)
    return result


def clamp_(ks, self, min, max):  # clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampBackward1(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp__table[ks](ks, self, min, max)
    rebase_history(self, grad_fn)
    return self


def clamp_Tensor(ks, self, min, max):  # clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    grad_fn = ClampBackward0(collect_next_edges(self, min, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_Tensor_table[ks](ks, self, min, max)
    set_history(result, grad_fn)
    return result


def clamp__Tensor(ks, self, min, max):  # clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampBackward0(collect_next_edges(self, min, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp__Tensor_table[ks](ks, self, min, max)
    rebase_history(self, grad_fn)
    return self


def clamp_min(ks, self, min):  # clamp_min(Tensor self, Scalar min) -> Tensor
    grad_fn = ClampMinBackward0(collect_next_edges_1(self))
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_min_table[ks](ks, self, min)
    set_history(result, grad_fn)
    return result


def clamp_min_(ks, self, min):  # clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampMinBackward0(collect_next_edges_1(self))
    grad_fn.min = min
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_min__table[ks](ks, self, min)
    rebase_history(self, grad_fn)
    return self


def clamp_min_Tensor(ks, self, min):  # clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
    grad_fn = ClampMinBackward1(collect_next_edges_2(self, min))
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_min_Tensor_table[ks](ks, self, min)
    set_history(result, grad_fn)
    return result


def clamp_min__Tensor(ks, self, min):  # clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampMinBackward1(collect_next_edges_2(self, min))
    grad_fn.min_ = SavedVariable(min, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_min__Tensor_table[ks](ks, self, min)
    rebase_history(self, grad_fn)
    return self


def clamp_max(ks, self, max):  # clamp_max(Tensor self, Scalar max) -> Tensor
    grad_fn = ClampMaxBackward0(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_max_table[ks](ks, self, max)
    set_history(result, grad_fn)
    return result


def clamp_max_(ks, self, max):  # clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampMaxBackward0(collect_next_edges_1(self))
    grad_fn.max = max
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_max__table[ks](ks, self, max)
    rebase_history(self, grad_fn)
    return self


def clamp_max_Tensor(ks, self, max):  # clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
    grad_fn = ClampMaxBackward1(collect_next_edges_2(self, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _clamp_max_Tensor_table[ks](ks, self, max)
    set_history(result, grad_fn)
    return result


def clamp_max__Tensor(ks, self, max):  # clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ClampMaxBackward1(collect_next_edges_2(self, max))
    grad_fn.max_ = SavedVariable(max, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _clamp_max__Tensor_table[ks](ks, self, max)
    rebase_history(self, grad_fn)
    return self


def addcmul(ks, self, tensor1, tensor2, value):  # addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
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


def addcmul_(ks, self, tensor1, tensor2, value):  # addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
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


def addcdiv(ks, self, tensor1, tensor2, value):  # addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
    grad_fn = AddcdivBackward0(collect_next_edges(self, tensor1, tensor2))
    if grad_fn.next_edges[2] is not None:
        grad_fn.tensor1_ = SavedVariable(tensor1, False)
    grad_fn.tensor2_ = SavedVariable(tensor2, False)
    grad_fn.value = value
    ks &= AFTER_AUTOGRAD
    result = _addcdiv_table[ks](ks, self, tensor1, tensor2, value)
    set_history(result, grad_fn)
    return result


def addcdiv_(ks, self, tensor1, tensor2, value):  # addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
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


def lerp_Scalar(ks, self, end, weight):  # lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
    grad_fn = LerpBackward0(collect_next_edges_2(self, end))
    grad_fn.weight = weight
    ks &= AFTER_AUTOGRAD
    result = _lerp_Scalar_table[ks](ks, self, end, weight)
    set_history(result, grad_fn)
    return result


def lerp__Scalar(ks, self, end, weight):  # lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LerpBackward0(collect_next_edges_2(self, end))
    grad_fn.weight = weight
    ks &= AFTER_AUTOGRAD
    _lerp__Scalar_table[ks](ks, self, end, weight)
    rebase_history(self, grad_fn)
    return self


def lerp_Tensor(ks, self, end, weight):  # lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
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


def lerp__Tensor(ks, self, end, weight):  # lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
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


def threshold_backward(ks, grad_output, self, threshold):  # threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
    grad_fn = ThresholdBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _threshold_backward_table[ks](ks, grad_output, self, threshold)
    set_history(result, grad_fn)
    return result


def sigmoid_backward(ks, grad_output, output):  # sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
    grad_fn = SigmoidBackwardBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = _sigmoid_backward_table[ks](ks, grad_output, output)
    set_history(result, grad_fn)
    return result


def tanh_backward(ks, grad_output, output):  # tanh_backward(Tensor grad_output, Tensor output) -> Tensor
    grad_fn = TanhBackwardBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = _tanh_backward_table[ks](ks, grad_output, output)
    set_history(result, grad_fn)
    return result


def sum(ks, self, dtype):  # sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
    grad_fn = SumBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _sum_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    return result


def sum_dim_IntList(ks, self, dim, keepdim, dtype):  # sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    grad_fn = SumBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


def mean(ks, self, dtype):  # mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
    grad_fn = MeanBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_numel = self.meta_.numel
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mean_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    return result


def mean_dim(ks, self, dim, keepdim, dtype):  # mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    grad_fn = MeanBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_numel = self.meta_.numel
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _mean_dim_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


def prod(ks, self, dtype):  # prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
    grad_fn = ProdBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _prod_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def prod_dim_int(ks, self, dim, keepdim, dtype):  # prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    grad_fn = ProdBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _prod_dim_int_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def amax(ks, self, dim, keepdim):  # amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    grad_fn = AmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _amax_table[ks](ks, self, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def amin(ks, self, dim, keepdim):  # amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    grad_fn = AminBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _amin_table[ks](ks, self, dim, keepdim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def max_dim(ks, self, dim, keepdim):  # max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = MaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _max_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def max(ks, self):  # max(Tensor self) -> Tensor
    grad_fn = MaxBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _max_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def min_dim(ks, self, dim, keepdim):  # min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = MinBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _min_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def min(ks, self):  # min(Tensor self) -> Tensor
    grad_fn = MinBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _min_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def var_correction(ks, self, dim, correction, keepdim):  # var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    grad_fn = VarBackward0(collect_next_edges_1(self))
    grad_fn.correction = correction
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _var_correction_table[ks](ks, self, dim, correction, keepdim)
    set_history(result, grad_fn)
    return result


def std_correction(ks, self, dim, correction, keepdim):  # std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
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


def cumsum(ks, self, dim, dtype):  # cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
    grad_fn = CumsumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = _cumsum_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    return result


def cumsum_(ks, self, dim, dtype):  # cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CumsumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    _cumsum__table[ks](ks, self, dim, dtype)
    rebase_history(self, grad_fn)
    return self


def mm(ks, self, mat2):  # mm(Tensor self, Tensor mat2) -> Tensor
    grad_fn = MmBackward0(collect_next_edges_2(self, mat2))
    if grad_fn.next_edges[0] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta_.layout
    grad_fn.mat2_sym_sizes = mat2.meta_.sizes
    grad_fn.mat2_sym_strides = mat2.meta_.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.self_sym_strides = self.meta_.strides
    ks &= AFTER_AUTOGRAD
    result = _mm_table[ks](ks, self, mat2)
    set_history(result, grad_fn)
    return result


def bmm(ks, self, mat2):  # bmm(Tensor self, Tensor mat2) -> Tensor
    grad_fn = BmmBackward0(collect_next_edges_2(self, mat2))
    if grad_fn.next_edges[0] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _bmm_table[ks](ks, self, mat2)
    set_history(result, grad_fn)
    return result


def mv(ks, self, vec):  # mv(Tensor self, Tensor vec) -> Tensor
    grad_fn = MvBackward0(collect_next_edges_2(self, vec))
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.vec_ = SavedVariable(vec, False)
    ks &= AFTER_AUTOGRAD
    result = _mv_table[ks](ks, self, vec)
    set_history(result, grad_fn)
    return result


def dot(ks, self, tensor):  # dot(Tensor self, Tensor tensor) -> Tensor
    grad_fn = DotBackward0(collect_next_edges_2(self, tensor))
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    if grad_fn.next_edges[0] is not None:
        grad_fn.tensor_ = SavedVariable(tensor, False)
    ks &= AFTER_AUTOGRAD
    result = _dot_table[ks](ks, self, tensor)
    set_history(result, grad_fn)
    return result


def addmm(ks, self, mat1, mat2, beta, alpha):  # addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    grad_fn = AddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat1_ = SavedVariable(mat1, False)
    grad_fn.mat1_layout = mat1.meta_.layout
    grad_fn.mat1_sym_sizes = mat1.meta_.sizes
    grad_fn.mat1_sym_strides = mat1.meta_.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta_.layout
    grad_fn.mat2_sym_sizes = mat2.meta_.sizes
    grad_fn.mat2_sym_strides = mat2.meta_.strides
    ks &= AFTER_AUTOGRAD
    result = _addmm_table[ks](ks, self, mat1, mat2, beta, alpha)
    set_history(result, grad_fn)
    return result


def addmm_(ks, self, mat1, mat2, beta, alpha):  # addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat1_ = SavedVariable(mat1, False)
    grad_fn.mat1_layout = mat1.meta_.layout
    grad_fn.mat1_sym_sizes = mat1.meta_.sizes
    grad_fn.mat1_sym_strides = mat1.meta_.strides
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta_.layout
    grad_fn.mat2_sym_sizes = mat2.meta_.sizes
    grad_fn.mat2_sym_strides = mat2.meta_.strides
    ks &= AFTER_AUTOGRAD
    _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)
    rebase_history(self, grad_fn)
    return self


def t(ks, self):  # t(Tensor(a) self) -> Tensor(a)
    grad_fn = TBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _t_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def t_(ks, self):  # t_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _t__table[ks](ks, self)
    set_history(self, grad_fn)
    return self


def transpose_int(ks, self, dim0, dim1):  # transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    grad_fn = TransposeBackward0(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    result = _transpose_int_table[ks](ks, self, dim0, dim1)
    set_history(result, grad_fn)
    return result


def transpose_(ks, self, dim0, dim1):  # transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TransposeBackward1(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    _transpose__table[ks](ks, self, dim0, dim1)
    set_history(self, grad_fn)
    return self


def permute(ks, self, dims):  # permute(Tensor(a) self, int[] dims) -> Tensor(a)
    grad_fn = PermuteBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    result = _permute_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


def view(ks, self, size):  # view(Tensor(a) self, SymInt[] size) -> Tensor(a)
    grad_fn = ViewBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _view_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


def _reshape_alias(ks, self, size, stride):  # _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
    grad_fn = ReshapeAliasBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __reshape_alias_table[ks](ks, self, size, stride)
    set_history(result, grad_fn)
    return result


def as_strided(ks, self, size, stride, storage_offset):  # as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
    grad_fn = AsStridedBackward0(collect_next_edges_1(self))
    grad_fn.self_geometry = TensorGeometry(self)
    grad_fn.size = size
    grad_fn.storage_offset = storage_offset
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _as_strided_table[ks](ks, self, size, stride, storage_offset)
    set_history(result, grad_fn)
    return result


def expand(ks, self, size, implicit):  # expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    grad_fn = ExpandBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _expand_table[ks](ks, self, size, implicit)
    set_history(result, grad_fn)
    return result


def squeeze(ks, self):  # squeeze(Tensor(a) self) -> Tensor(a)
    grad_fn = SqueezeBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def squeeze_(ks, self):  # squeeze_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SqueezeBackward3(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__table[ks](ks, self)
    set_history(self, grad_fn)
    return self


def squeeze_dim(ks, self, dim):  # squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
    grad_fn = SqueezeBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_dim_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def squeeze__dim(ks, self, dim):  # squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SqueezeBackward4(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__dim_table[ks](ks, self, dim)
    set_history(self, grad_fn)
    return self


def squeeze_dims(ks, self, dim):  # squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
    grad_fn = SqueezeBackward2(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _squeeze_dims_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def squeeze__dims(ks, self, dim):  # squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SqueezeBackward5(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    _squeeze__dims_table[ks](ks, self, dim)
    set_history(self, grad_fn)
    return self


def unsqueeze(ks, self, dim):  # unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
    grad_fn = UnsqueezeBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    result = _unsqueeze_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def unsqueeze_(ks, self, dim):  # unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = UnsqueezeBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    _unsqueeze__table[ks](ks, self, dim)
    set_history(self, grad_fn)
    return self


def select_int(ks, self, dim, index):  # select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
    grad_fn = SelectBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _select_int_table[ks](ks, self, dim, index)
    set_history(result, grad_fn)
    return result


def slice_Tensor(ks, self, dim, start, end, step):  # slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
    grad_fn = SliceBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    result = _slice_Tensor_table[ks](ks, self, dim, start, end, step)
    set_history(result, grad_fn)
    return result


def diagonal(ks, self, offset, dim1, dim2):  # diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
    grad_fn = DiagonalBackward0(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _diagonal_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


def alias(ks, self):  # alias(Tensor(a) self) -> Tensor(a)
    grad_fn = AliasBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _alias_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def lift_fresh(ks, self):  # lift_fresh(Tensor(a) self) -> Tensor(a)
    grad_fn = LiftFreshBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _lift_fresh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def lift_fresh_copy(ks, self):  # lift_fresh_copy(Tensor self) -> Tensor
    grad_fn = LiftFreshBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _lift_fresh_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def unbind_int(ks, self, dim):  # unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    grad_fn = UnbindBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    result = _unbind_int_table[ks](ks, self, dim)
    set_history_list(result, grad_fn)
    return result


def split_Tensor(ks, self, split_size, dim):  # split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    grad_fn = SplitBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    result = _split_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


def split_with_sizes(ks, self, split_sizes, dim):  # split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
    grad_fn = SplitWithSizesBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


def _unsafe_view(ks, self, size):  # _unsafe_view(Tensor self, SymInt[] size) -> Tensor
    grad_fn = UnsafeViewBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __unsafe_view_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


def cat(ks, tensors, dim):  # cat(Tensor[] tensors, int dim=0) -> Tensor
    grad_fn = CatBackward0(collect_next_edges(*tensors))
    grad_fn.dim = dim
    grad_fn.tensors_args_scalartypes = [t.meta_.dtype for t in tensors]
    grad_fn.tensors_args_sizes = [t.meta_.sizes for t in tensors]
    ks &= AFTER_AUTOGRAD
    result = _cat_table[ks](ks, tensors, dim)
    set_history(result, grad_fn)
    return result


def stack(ks, tensors, dim):  # stack(Tensor[] tensors, int dim=0) -> Tensor
    grad_fn = StackBackward0(collect_next_edges(*tensors))
    grad_fn.dim = dim
    grad_fn.tensors_args_scalartypes = [t.meta_.dtype for t in tensors]
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _stack_table[ks](ks, tensors, dim)
    set_history(result, grad_fn)
    return result


def select_backward(ks, grad_output, input_sizes, dim, index):  # select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
    grad_fn = SelectBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.dim = dim
    grad_fn.index = index
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_backward_table[ks](ks, grad_output, input_sizes, dim, index)
    set_history(result, grad_fn)
    return result


def slice_backward(ks, grad_output, input_sizes, dim, start, end, step):  # slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
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


def diagonal_backward(ks, grad_output, input_sizes, offset, dim1, dim2):  # diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor
    grad_fn = DiagonalBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_backward_table[ks](ks, grad_output, input_sizes, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


def clone(ks, self, memory_format):  # clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
    grad_fn = CloneBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _clone_table[ks](ks, self, memory_format)
    set_history(result, grad_fn)
    return result


def _to_copy(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format):  # _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
    grad_fn = None
    if dtype is None or dtype.is_floating_point:
        grad_fn = ToCopyBackward0(collect_next_edges_1(self))
        grad_fn.self_options = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_copy_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def fill_Scalar(ks, self, value):  # fill.Scalar(Tensor self, Scalar value) -> Tensor
    grad_fn = FillBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fill_Scalar_table[ks](ks, self, value)
    set_history(result, grad_fn)
    return result


def fill__Scalar(ks, self, value):  # fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = FillBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _fill__Scalar_table[ks](ks, self, value)
    rebase_history(self, grad_fn)
    return self


def fill_Tensor(ks, self, value):  # fill.Tensor(Tensor self, Tensor value) -> Tensor
    grad_fn = FillBackward1(collect_next_edges_2(self, value))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fill_Tensor_table[ks](ks, self, value)
    set_history(result, grad_fn)
    return result


def fill__Tensor(ks, self, value):  # fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = FillBackward3(collect_next_edges_2(self, value))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _fill__Tensor_table[ks](ks, self, value)
    rebase_history(self, grad_fn)
    return self


def zero_(ks, self):  # zero_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ZeroBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _zero__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def zero(ks, self):  # zero(Tensor self) -> Tensor
    grad_fn = ZeroBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _zero_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def index_Tensor(ks, self, indices):  # index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    check_no_requires_grad(indices, "indices", "index")
    grad_fn = IndexBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _index_Tensor_table[ks](ks, self, indices)
    set_history(result, grad_fn)
    return result


def index_put(ks, self, indices, values, accumulate):  # index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    check_no_requires_grad(indices, "indices", "index_put")
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.values_info = values.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_put_table[ks](ks, self, indices, values, accumulate)
    set_history(result, grad_fn)
    return result


def index_put_(ks, self, indices, values, accumulate):  # index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
    check_inplace(self, True)
    check_no_requires_grad(indices, "indices", "index_put_")
    grad_fn = IndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.values_info = values.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_put__table[ks](ks, self, indices, values, accumulate)
    rebase_history(self, grad_fn)
    return self


def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):  # _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
    check_inplace(self, True)
    check_no_requires_grad(indices, "indices", "_index_put_impl_")
    grad_fn = IndexPutImplBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.values_info = values.meta_.plain
    ks &= AFTER_AUTOGRAD
    __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)
    rebase_history(self, grad_fn)
    return self


def _index_put_impl(ks, self, indices, values, accumulate, unsafe):  # _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
    check_no_requires_grad(indices, "indices", "_index_put_impl")
    grad_fn = IndexPutImplBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.values_info = values.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __index_put_impl_table[ks](ks, self, indices, values, accumulate, unsafe)
    set_history(result, grad_fn)
    return result


def _unsafe_index_Tensor(ks, self, indices):  # _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    check_no_requires_grad(indices, "indices", "_unsafe_index")
    grad_fn = UnsafeIndexBackward0(collect_next_edges_1(self))
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_index_Tensor_table[ks](ks, self, indices)
    set_history(result, grad_fn)
    return result


def _unsafe_index_put(ks, self, indices, values, accumulate):  # _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    check_no_requires_grad(indices, "indices", "_unsafe_index_put")
    grad_fn = UnsafeIndexPutBackward0(collect_next_edges_2(self, values))
    grad_fn.accumulate = accumulate
    grad_fn.indices_ = SavedVariableList(indices)
    grad_fn.values_info = values.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_index_put_table[ks](ks, self, indices, values, accumulate)
    set_history(result, grad_fn)
    return result


def _unsafe_masked_index(ks, self, mask, indices, fill):  # _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor
    grad_fn = None
    check_no_requires_grad(indices, "indices", "_unsafe_masked_index")
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = UnsafeMaskedIndexBackward0(collect_next_edges_1(self))
        grad_fn.indices_ = SavedVariableList(indices)
        grad_fn.mask_ = SavedVariable(mask, False)
        grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_masked_index_table[ks](ks, self, mask, indices, fill)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def _unsafe_masked_index_put_accumulate(ks, self, mask, indices, values):  # _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor
    grad_fn = None
    check_no_requires_grad(indices, "indices", "_unsafe_masked_index_put_accumulate")
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, values):
        grad_fn = UnsafeMaskedIndexPutAccumulateBackward0(collect_next_edges_2(self, values))
        grad_fn.indices_ = SavedVariableList(indices)
        if grad_fn.next_edges[1] is not None:
            grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __unsafe_masked_index_put_accumulate_table[ks](ks, self, mask, indices, values)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def index_select(ks, self, dim, index):  # index_select(Tensor self, int dim, Tensor index) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = IndexSelectBackward0(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
        grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _index_select_table[ks](ks, self, dim, index)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def gather(ks, self, dim, index, sparse_grad):  # gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = GatherBackward0(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.sparse_grad = sparse_grad
    ks &= AFTER_AUTOGRAD
    result = _gather_table[ks](ks, self, dim, index, sparse_grad)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_select(ks, self, mask):  # masked_select(Tensor self, Tensor mask) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MaskedSelectBackward0(collect_next_edges_1(self))
        grad_fn.mask_ = SavedVariable(mask, False)
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_select_table[ks](ks, self, mask)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_fill_Scalar(ks, self, mask, value):  # masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MaskedFillBackward0(collect_next_edges_1(self))
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_fill_Scalar_table[ks](ks, self, mask, value)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_fill__Scalar(ks, self, mask, value):  # masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        check_inplace(self, True)
        grad_fn = MaskedFillBackward0(collect_next_edges_1(self))
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    _masked_fill__Scalar_table[ks](ks, self, mask, value)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def masked_fill_Tensor(ks, self, mask, value):  # masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, value):
        grad_fn = MaskedFillBackward1(collect_next_edges_2(self, value))
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    result = _masked_fill_Tensor_table[ks](ks, self, mask, value)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_fill__Tensor(ks, self, mask, value):  # masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, value):
        check_inplace(self, True)
        grad_fn = MaskedFillBackward1(collect_next_edges_2(self, value))
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    _masked_fill__Tensor_table[ks](ks, self, mask, value)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def exp2(ks, self):  # exp2(Tensor self) -> Tensor
    grad_fn = Exp2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _exp2_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def exp2_(ks, self):  # exp2_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Exp2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exp2__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def expm1(ks, self):  # expm1(Tensor self) -> Tensor
    grad_fn = Expm1Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _expm1_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def expm1_(ks, self):  # expm1_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Expm1Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _expm1__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def log2(ks, self):  # log2(Tensor self) -> Tensor
    grad_fn = Log2Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log2_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def log2_(ks, self):  # log2_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Log2Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log2__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def log10(ks, self):  # log10(Tensor self) -> Tensor
    grad_fn = Log10Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log10_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def log10_(ks, self):  # log10_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Log10Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log10__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def log1p(ks, self):  # log1p(Tensor self) -> Tensor
    grad_fn = Log1PBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log1p_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def log1p_(ks, self):  # log1p_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Log1PBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _log1p__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def tan(ks, self):  # tan(Tensor self) -> Tensor
    grad_fn = TanBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _tan_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def tan_(ks, self):  # tan_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TanBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _tan__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def asin(ks, self):  # asin(Tensor self) -> Tensor
    grad_fn = AsinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _asin_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def asin_(ks, self):  # asin_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AsinBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _asin__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def acos(ks, self):  # acos(Tensor self) -> Tensor
    grad_fn = AcosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _acos_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def acos_(ks, self):  # acos_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AcosBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _acos__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def atan(ks, self):  # atan(Tensor self) -> Tensor
    grad_fn = AtanBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atan_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def atan_(ks, self):  # atan_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AtanBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _atan__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def sinh(ks, self):  # sinh(Tensor self) -> Tensor
    grad_fn = SinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sinh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def sinh_(ks, self):  # sinh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sinh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def cosh(ks, self):  # cosh(Tensor self) -> Tensor
    grad_fn = CoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _cosh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def cosh_(ks, self):  # cosh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _cosh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def asinh(ks, self):  # asinh(Tensor self) -> Tensor
    grad_fn = AsinhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _asinh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def asinh_(ks, self):  # asinh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AsinhBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _asinh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def acosh(ks, self):  # acosh(Tensor self) -> Tensor
    grad_fn = AcoshBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _acosh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def acosh_(ks, self):  # acosh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AcoshBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _acosh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def atanh(ks, self):  # atanh(Tensor self) -> Tensor
    grad_fn = AtanhBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atanh_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def atanh_(ks, self):  # atanh_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = AtanhBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _atanh__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def erf(ks, self):  # erf(Tensor self) -> Tensor
    grad_fn = ErfBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erf_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def erf_(ks, self):  # erf_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ErfBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erf__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def erfc(ks, self):  # erfc(Tensor self) -> Tensor
    grad_fn = ErfcBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erfc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def erfc_(ks, self):  # erfc_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ErfcBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erfc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def erfinv(ks, self):  # erfinv(Tensor self) -> Tensor
    grad_fn = ErfinvBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _erfinv_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def erfinv_(ks, self):  # erfinv_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ErfinvBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _erfinv__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def lgamma(ks, self):  # lgamma(Tensor self) -> Tensor
    grad_fn = LgammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _lgamma_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def lgamma_(ks, self):  # lgamma_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LgammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _lgamma__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def digamma(ks, self):  # digamma(Tensor self) -> Tensor
    grad_fn = DigammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _digamma_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def digamma_(ks, self):  # digamma_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = DigammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _digamma__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def polygamma(ks, n, self):  # polygamma(int n, Tensor self) -> Tensor
    grad_fn = PolygammaBackward0(collect_next_edges_1(self))
    grad_fn.n = n
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _polygamma_table[ks](ks, n, self)
    set_history(result, grad_fn)
    return result


def polygamma_(ks, self, n):  # polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = PolygammaBackward1(collect_next_edges_1(self))
    grad_fn.n = n
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _polygamma__table[ks](ks, self, n)
    rebase_history(self, grad_fn)
    return self


def frac(ks, self):  # frac(Tensor self) -> Tensor
    grad_fn = FracBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _frac_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def frac_(ks, self):  # frac_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = FracBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _frac__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def round(ks, self):  # round(Tensor self) -> Tensor
    grad_fn = RoundBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _round_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def round_decimals(ks, self, decimals):  # round.decimals(Tensor self, *, int decimals) -> Tensor
    grad_fn = RoundBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _round_decimals_table[ks](ks, self, decimals)
    set_history(result, grad_fn)
    return result


def round_(ks, self):  # round_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RoundBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _round__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def round__decimals(ks, self, decimals):  # round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RoundBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _round__decimals_table[ks](ks, self, decimals)
    rebase_history(self, grad_fn)
    return self


def sgn(ks, self):  # sgn(Tensor self) -> Tensor
    grad_fn = SgnBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sgn_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def sgn_(ks, self):  # sgn_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SgnBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sgn__table[ks](ks, self)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def sinc(ks, self):  # sinc(Tensor self) -> Tensor
    grad_fn = SincBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sinc_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def sinc_(ks, self):  # sinc_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SincBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _sinc__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def i0(ks, self):  # i0(Tensor self) -> Tensor
    grad_fn = I0Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _i0_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def i0_(ks, self):  # i0_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = I0Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _i0__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def special_entr(ks, self):  # special_entr(Tensor self) -> Tensor
    grad_fn = SpecialEntrBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_entr_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def special_ndtri(ks, self):  # special_ndtri(Tensor self) -> Tensor
    grad_fn = SpecialNdtriBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = _special_ndtri_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def special_log_ndtr(ks, self):  # special_log_ndtr(Tensor self) -> Tensor
    grad_fn = SpecialLogNdtrBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_log_ndtr_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def special_i0e(ks, self):  # special_i0e(Tensor self) -> Tensor
    grad_fn = SpecialI0EBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i0e_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def special_i1(ks, self):  # special_i1(Tensor self) -> Tensor
    grad_fn = SpecialI1Backward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i1_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def special_i1e(ks, self):  # special_i1e(Tensor self) -> Tensor
    grad_fn = SpecialI1EBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_i1e_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def special_erfcx(ks, self):  # special_erfcx(Tensor self) -> Tensor
    grad_fn = SpecialErfcxBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_erfcx_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def logit(ks, self, eps):  # logit(Tensor self, float? eps=None) -> Tensor
    grad_fn = LogitBackward0(collect_next_edges_1(self))
    grad_fn.eps = eps
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logit_table[ks](ks, self, eps)
    set_history(result, grad_fn)
    return result


def logit_(ks, self, eps):  # logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LogitBackward0(collect_next_edges_1(self))
    grad_fn.eps = eps
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _logit__table[ks](ks, self, eps)
    rebase_history(self, grad_fn)
    return self


def mvlgamma(ks, self, p):  # mvlgamma(Tensor self, int p) -> Tensor
    grad_fn = MvlgammaBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mvlgamma_table[ks](ks, self, p)
    set_history(result, grad_fn)
    return result


def mvlgamma_(ks, self, p):  # mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = MvlgammaBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _mvlgamma__table[ks](ks, self, p)
    rebase_history(self, grad_fn)
    return self


def deg2rad(ks, self):  # deg2rad(Tensor self) -> Tensor
    grad_fn = Deg2RadBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _deg2rad_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def deg2rad_(ks, self):  # deg2rad_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Deg2RadBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _deg2rad__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def rad2deg(ks, self):  # rad2deg(Tensor self) -> Tensor
    grad_fn = Rad2DegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rad2deg_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def rad2deg_(ks, self):  # rad2deg_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Rad2DegBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _rad2deg__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def nan_to_num(ks, self, nan, posinf, neginf):  # nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
    grad_fn = NanToNumBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nan_to_num_table[ks](ks, self, nan, posinf, neginf)
    set_history(result, grad_fn)
    return result


def nan_to_num_(ks, self, nan, posinf, neginf):  # nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NanToNumBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _nan_to_num__table[ks](ks, self, nan, posinf, neginf)
    rebase_history(self, grad_fn)
    return self


def angle(ks, self):  # angle(Tensor self) -> Tensor
    grad_fn = AngleBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _angle_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def frexp_Tensor(ks, self):  # frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
    grad_fn = FrexpBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        mantissa, exponent = _frexp_Tensor_table[ks](ks, self)
    set_history(mantissa, grad_fn)
    grad_fn.exponent_ = SavedVariable(exponent, True)
    return mantissa, exponent


def ldexp_Tensor(ks, self, other):  # ldexp.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = LdexpBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _ldexp_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def ldexp_(ks, self, other):  # ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def nextafter(ks, self, other):  # nextafter(Tensor self, Tensor other) -> Tensor
    grad_fn = NextafterBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    grad_fn.other_info = other.meta_.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nextafter_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def nextafter_(ks, self, other):  # nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NextafterBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[0] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    grad_fn.other_info = other.meta_.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _nextafter__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def copysign_Tensor(ks, self, other):  # copysign.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = CopysignBackward0(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _copysign_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def copysign_Scalar(ks, self, other):  # copysign.Scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = CopysignBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _copysign_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def copysign__Tensor(ks, self, other):  # copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CopysignBackward0(collect_next_edges_2(self, other))
    grad_fn.other_info = other.meta_.plain
    if grad_fn.next_edges[0] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _copysign__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def copysign__Scalar(ks, self, other):  # copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CopysignBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _copysign__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def conj_physical_(ks, self):  # conj_physical_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ConjPhysicalBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _conj_physical__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def div_Tensor_mode(ks, self, other, rounding_mode):  # div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    grad_fn = DivBackward2(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.rounding_mode = rounding_mode
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = _div_Tensor_mode_table[ks](ks, self, other, rounding_mode)
    set_history(result, grad_fn)
    return result


def div_Scalar_mode(ks, self, other, rounding_mode):  # div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    grad_fn = DivBackward3(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.rounding_mode = rounding_mode
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _div_Scalar_mode_table[ks](ks, self, other, rounding_mode)
    set_history(result, grad_fn)
    return result


def div__Tensor_mode(ks, self, other, rounding_mode):  # div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = DivBackward2(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.rounding_mode = rounding_mode
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    _div__Tensor_mode_table[ks](ks, self, other, rounding_mode)
    rebase_history(self, grad_fn)
    return self


def div__Scalar_mode(ks, self, other, rounding_mode):  # div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = DivBackward3(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.rounding_mode = rounding_mode
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_mode_table[ks](ks, self, other, rounding_mode)
    rebase_history(self, grad_fn)
    return self


def remainder_Scalar(ks, self, other):  # remainder.Scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = RemainderBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _remainder_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def remainder_Tensor(ks, self, other):  # remainder.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = RemainderBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _remainder_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def remainder__Scalar(ks, self, other):  # remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RemainderBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _remainder__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def remainder__Tensor(ks, self, other):  # remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def fmod_Scalar(ks, self, other):  # fmod.Scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = FmodBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _fmod_Scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def fmod_Tensor(ks, self, other):  # fmod.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = FmodBackward1(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmod_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def fmod__Scalar(ks, self, other):  # fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = FmodBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _fmod__Scalar_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def fmod__Tensor(ks, self, other):  # fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def atan2(ks, self, other):  # atan2(Tensor self, Tensor other) -> Tensor
    grad_fn = Atan2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _atan2_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def atan2_(ks, self, other):  # atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = Atan2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _atan2__table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def fmax(ks, self, other):  # fmax(Tensor self, Tensor other) -> Tensor
    grad_fn = FmaxBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmax_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def fmin(ks, self, other):  # fmin(Tensor self, Tensor other) -> Tensor
    grad_fn = FminBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _fmin_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def hypot(ks, self, other):  # hypot(Tensor self, Tensor other) -> Tensor
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


def hypot_(ks, self, other):  # hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def logaddexp(ks, self, other):  # logaddexp(Tensor self, Tensor other) -> Tensor
    grad_fn = LogaddexpBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logaddexp_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def logaddexp2(ks, self, other):  # logaddexp2(Tensor self, Tensor other) -> Tensor
    grad_fn = Logaddexp2Backward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _logaddexp2_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def igamma(ks, self, other):  # igamma(Tensor self, Tensor other) -> Tensor
    grad_fn = IgammaBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _igamma_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def igamma_(ks, self, other):  # igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def igammac(ks, self, other):  # igammac(Tensor self, Tensor other) -> Tensor
    grad_fn = IgammacBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _igammac_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def igammac_(ks, self, other):  # igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
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


def xlogy_Tensor(ks, self, other):  # xlogy.Tensor(Tensor self, Tensor other) -> Tensor
    grad_fn = XlogyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _xlogy_Tensor_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def xlogy_Scalar_Self(ks, self, other):  # xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
    grad_fn = XlogyBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _xlogy_Scalar_Self_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def xlogy_Scalar_Other(ks, self, other):  # xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
    grad_fn = XlogyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _xlogy_Scalar_Other_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def xlogy__Tensor(ks, self, other):  # xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = XlogyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _xlogy__Tensor_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def xlogy__Scalar_Other(ks, self, other):  # xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = XlogyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _xlogy__Scalar_Other_table[ks](ks, self, other)
    rebase_history(self, grad_fn)
    return self


def special_xlog1py(ks, self, other):  # special_xlog1py(Tensor self, Tensor other) -> Tensor
    grad_fn = SpecialXlog1PyBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_xlog1py_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def special_xlog1py_self_scalar(ks, self, other):  # special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
    grad_fn = SpecialXlog1PyBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_xlog1py_self_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def special_xlog1py_other_scalar(ks, self, other):  # special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = SpecialXlog1PyBackward2(collect_next_edges_1(self))
    grad_fn.other = other
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_xlog1py_other_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def special_zeta(ks, self, other):  # special_zeta(Tensor self, Tensor other) -> Tensor
    grad_fn = SpecialZetaBackward0(collect_next_edges_2(self, other))
    if grad_fn.next_edges[1] is not None:
        grad_fn.other_ = SavedVariable(other, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _special_zeta_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def special_zeta_self_scalar(ks, self, other):  # special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor
    grad_fn = SpecialZetaBackward1(collect_next_edges_1(other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self = self
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_zeta_self_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def special_zeta_other_scalar(ks, self, other):  # special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
    grad_fn = SpecialZetaBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _special_zeta_other_scalar_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def elu(ks, self, alpha, scale, input_scale):  # elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
    grad_fn = EluBackward0(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    grad_fn.input_scale = input_scale
    grad_fn.scale = scale
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _elu_table[ks](ks, self, alpha, scale, input_scale)
    set_history(result, grad_fn)
    return result


def elu_(ks, self, alpha, scale, input_scale):  # elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
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


def elu_backward(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result):  # elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
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


def gelu(ks, self, approximate):  # gelu(Tensor self, *, str approximate='none') -> Tensor
    grad_fn = GeluBackward0(collect_next_edges_1(self))
    grad_fn.approximate = approximate
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _gelu_table[ks](ks, self, approximate)
    set_history(result, grad_fn)
    return result


def gelu_(ks, self, approximate):  # gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GeluBackward0(collect_next_edges_1(self))
    grad_fn.approximate = approximate
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _gelu__table[ks](ks, self, approximate)
    rebase_history(self, grad_fn)
    return self


def gelu_backward(ks, grad_output, self, approximate):  # gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
    grad_fn = GeluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.approximate = approximate
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _gelu_backward_table[ks](ks, grad_output, self, approximate)
    set_history(result, grad_fn)
    return result


def silu(ks, self):  # silu(Tensor self) -> Tensor
    grad_fn = SiluBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _silu_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def silu_(ks, self):  # silu_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = SiluBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _silu__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def mish(ks, self):  # mish(Tensor self) -> Tensor
    grad_fn = MishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _mish_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def mish_(ks, self):  # mish_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = MishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _mish__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def hardsigmoid(ks, self):  # hardsigmoid(Tensor self) -> Tensor
    grad_fn = HardsigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardsigmoid_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def hardsigmoid_(ks, self):  # hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = HardsigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _hardsigmoid__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def leaky_relu(ks, self, negative_slope):  # leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
    grad_fn = LeakyReluBackward0(collect_next_edges_1(self))
    grad_fn.negative_slope = negative_slope
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _leaky_relu_table[ks](ks, self, negative_slope)
    set_history(result, grad_fn)
    return result


def leaky_relu_(ks, self, negative_slope):  # leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LeakyReluBackward1(collect_next_edges_1(self))
    grad_fn.negative_slope = negative_slope
    ks &= AFTER_AUTOGRAD
    _leaky_relu__table[ks](ks, self, negative_slope)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def leaky_relu_backward(ks, grad_output, self, negative_slope, self_is_result):  # leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
    grad_fn = LeakyReluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.negative_slope = negative_slope
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _leaky_relu_backward_table[ks](ks, grad_output, self, negative_slope, self_is_result)
    set_history(result, grad_fn)
    return result


def threshold(ks, self, threshold, value):  # threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
    grad_fn = ThresholdBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _threshold_table[ks](ks, self, threshold, value)
    set_history(result, grad_fn)
    return result


def threshold_(ks, self, threshold, value):  # threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ThresholdBackward1(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    _threshold__table[ks](ks, self, threshold, value)
    rebase_history(self, grad_fn)
    return self


def softplus(ks, self, beta, threshold):  # softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
    grad_fn = SoftplusBackward0(collect_next_edges_1(self))
    grad_fn.beta = beta
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _softplus_table[ks](ks, self, beta, threshold)
    set_history(result, grad_fn)
    return result


def softplus_backward(ks, grad_output, self, beta, threshold):  # softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
    grad_fn = SoftplusBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.beta = beta
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.threshold = threshold
    ks &= AFTER_AUTOGRAD
    result = _softplus_backward_table[ks](ks, grad_output, self, beta, threshold)
    set_history(result, grad_fn)
    return result


def softshrink(ks, self, lambd):  # softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
    grad_fn = SoftshrinkBackward0(collect_next_edges_1(self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _softshrink_table[ks](ks, self, lambd)
    set_history(result, grad_fn)
    return result


def softshrink_backward(ks, grad_output, self, lambd):  # softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
    grad_fn = SoftshrinkBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _softshrink_backward_table[ks](ks, grad_output, self, lambd)
    set_history(result, grad_fn)
    return result


def hardshrink(ks, self, lambd):  # hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
    grad_fn = HardshrinkBackward0(collect_next_edges_1(self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardshrink_table[ks](ks, self, lambd)
    set_history(result, grad_fn)
    return result


def hardshrink_backward(ks, grad_out, self, lambd):  # hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
    grad_fn = HardshrinkBackwardBackward0(collect_next_edges_2(grad_out, self))
    grad_fn.lambd = lambd
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardshrink_backward_table[ks](ks, grad_out, self, lambd)
    set_history(result, grad_fn)
    return result


def celu(ks, self, alpha):  # celu(Tensor self, Scalar alpha=1.0) -> Tensor
    grad_fn = CeluBackward0(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _celu_table[ks](ks, self, alpha)
    set_history(result, grad_fn)
    return result


def celu_(ks, self, alpha):  # celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CeluBackward1(collect_next_edges_1(self))
    grad_fn.alpha = alpha
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _celu__table[ks](ks, self, alpha)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def hardtanh(ks, self, min_val, max_val):  # hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
    grad_fn = HardtanhBackward0(collect_next_edges_1(self))
    grad_fn.max_val = max_val
    grad_fn.min_val = min_val
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _hardtanh_table[ks](ks, self, min_val, max_val)
    set_history(result, grad_fn)
    return result


def hardtanh_(ks, self, min_val, max_val):  # hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
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


def hardtanh_backward(ks, grad_output, self, min_val, max_val):  # hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
    grad_fn = HardtanhBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.max_val = max_val
    grad_fn.min_val = min_val
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardtanh_backward_table[ks](ks, grad_output, self, min_val, max_val)
    set_history(result, grad_fn)
    return result


def hardswish(ks, self):  # hardswish(Tensor self) -> Tensor
    grad_fn = HardswishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardswish_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def hardswish_(ks, self):  # hardswish_(Tensor(a!) self) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = HardswishBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    ks &= AFTER_AUTOGRAD
    _hardswish__table[ks](ks, self)
    rebase_history(self, grad_fn)
    return self


def hardswish_backward(ks, grad_output, self):  # hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
    grad_fn = HardswishBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _hardswish_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


def _prelu_kernel(ks, self, weight):  # _prelu_kernel(Tensor self, Tensor weight) -> Tensor
    grad_fn = PreluKernelBackward0(collect_next_edges_2(self, weight))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = __prelu_kernel_table[ks](ks, self, weight)
    set_history(result, grad_fn)
    return result


def _prelu_kernel_backward(ks, grad_output, self, weight):  # _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
    grad_fn = PreluKernelBackwardBackward0(collect_next_edges(grad_output, self, weight))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = __prelu_kernel_backward_table[ks](ks, grad_output, self, weight)
    set_history_list((result0, result1), grad_fn)
    return result0, result1


def log_sigmoid_forward(ks, self):  # log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
    grad_fn = LogSigmoidBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    output, buffer = _log_sigmoid_forward_table[ks](ks, self)
    set_history(output, grad_fn)
    grad_fn.buffer_ = SavedVariable(buffer, True)
    return output, buffer


def log_sigmoid_backward(ks, grad_output, self, buffer):  # log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
    check_no_requires_grad(buffer, "buffer", "log_sigmoid_backward")
    grad_fn = LogSigmoidBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.buffer_ = SavedVariable(buffer, False)
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _log_sigmoid_backward_table[ks](ks, grad_output, self, buffer)
    set_history(result, grad_fn)
    return result


def glu(ks, self, dim):  # glu(Tensor self, int dim=-1) -> Tensor
    grad_fn = GluBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def glu_backward(ks, grad_output, self, dim):  # glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
    grad_fn = GluBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _glu_backward_table[ks](ks, grad_output, self, dim)
    set_history(result, grad_fn)
    return result


def _softmax(ks, self, dim, half_to_float):  # _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
    grad_fn = SoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = __softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _softmax_backward_data(ks, grad_output, output, dim, input_dtype):  # _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
    grad_fn = SoftmaxBackwardDataBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.input_dtype = input_dtype
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = __softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    set_history(result, grad_fn)
    return result


def _log_softmax(ks, self, dim, half_to_float):  # _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
    grad_fn = LogSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = __log_softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _log_softmax_backward_data(ks, grad_output, output, dim, input_dtype):  # _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
    grad_fn = LogSoftmaxBackwardDataBackward0(collect_next_edges_2(grad_output, output))
    grad_fn.dim = dim
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.output_ = SavedVariable(output, False)
    ks &= AFTER_AUTOGRAD
    result = __log_softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    set_history(result, grad_fn)
    return result


def _safe_softmax(ks, self, dim, dtype):  # _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
    grad_fn = SafeSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __safe_softmax_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):  # rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
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


def rrelu_with_noise_(ks, self, noise, lower, upper, training, generator):  # rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
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


def rrelu_with_noise_functional(ks, self, noise, lower, upper, training, generator):  # rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
    grad_fn = None
    if not noise.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = RreluWithNoiseFunctionalBackward0(collect_next_edges_1(self))
        grad_fn.lower = lower
        grad_fn.noise_ = SavedVariable(noise, False)
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.training = training
        grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, noise_out = _rrelu_with_noise_functional_table[ks](ks, self, noise, lower, upper, training, generator)
    if grad_fn is not None:
        set_history(result0, grad_fn)
    return result0, noise_out


def rrelu_with_noise_backward(ks, grad_output, self, noise, lower, upper, training, self_is_result):  # rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
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


def mse_loss(ks, self, target, reduction):  # mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
    grad_fn = MseLossBackward0(collect_next_edges_2(self, target))
    grad_fn.reduction = reduction
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mse_loss_table[ks](ks, self, target, reduction)
    set_history(result, grad_fn)
    return result


def mse_loss_backward(ks, grad_output, self, target, reduction):  # mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
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


def smooth_l1_loss(ks, self, target, reduction, beta):  # smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
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


def smooth_l1_loss_backward(ks, grad_output, self, target, reduction, beta):  # smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
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


def huber_loss(ks, self, target, reduction, delta):  # huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
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


def huber_loss_backward(ks, grad_output, self, target, reduction, delta):  # huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor
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


def binary_cross_entropy(ks, self, target, weight, reduction):  # binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
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


def binary_cross_entropy_backward(ks, grad_output, self, target, weight, reduction):  # binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
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


def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):  # nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
    grad_fn = None
    check_no_requires_grad(weight, "weight", "nll_loss_forward")
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = NllLossBackward0(collect_next_edges_1(self))
        grad_fn.ignore_index = ignore_index
        grad_fn.reduction = reduction
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.target_ = SavedVariable(target, False)
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, total_weight = _nll_loss_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if grad_fn is not None:
        set_history(output, grad_fn)
        grad_fn.total_weight_ = SavedVariable(total_weight, True)
    return output, total_weight


def nll_loss_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):  # nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
    grad_fn = None
    check_no_requires_grad(weight, "weight", "nll_loss_backward")
    check_no_requires_grad(total_weight, "total_weight", "nll_loss_backward")
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output, self):
        grad_fn = NllLossBackwardBackward0(collect_next_edges_2(grad_output, self))
        grad_fn.ignore_index = ignore_index
        grad_fn.reduction = reduction
        grad_fn.target_ = SavedVariable(target, False)
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nll_loss_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def nll_loss2d_forward(ks, self, target, weight, reduction, ignore_index):  # nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
    grad_fn = None
    check_no_requires_grad(weight, "weight", "nll_loss2d_forward")
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = NllLoss2DBackward0(collect_next_edges_1(self))
        grad_fn.ignore_index = ignore_index
        grad_fn.reduction = reduction
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.target_ = SavedVariable(target, False)
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, total_weight = _nll_loss2d_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if grad_fn is not None:
        set_history(output, grad_fn)
        grad_fn.total_weight_ = SavedVariable(total_weight, True)
    return output, total_weight


def nll_loss2d_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):  # nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
    grad_fn = None
    check_no_requires_grad(weight, "weight", "nll_loss2d_backward")
    check_no_requires_grad(total_weight, "total_weight", "nll_loss2d_backward")
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output, self):
        grad_fn = NllLoss2DBackwardBackward0(collect_next_edges_2(grad_output, self))
        grad_fn.ignore_index = ignore_index
        grad_fn.reduction = reduction
        grad_fn.target_ = SavedVariable(target, False)
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nll_loss2d_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def binary_cross_entropy_with_logits(ks, self, target, weight, pos_weight, reduction):  # binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor
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


def soft_margin_loss(ks, self, target, reduction):  # soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
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


def soft_margin_loss_backward(ks, grad_output, self, target, reduction):  # soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
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


def multi_margin_loss(ks, self, target, p, margin, weight, reduction):  # multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor
    grad_fn = None
    check_no_requires_grad(weight, "weight", "multi_margin_loss")
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MultiMarginLossBackward0(collect_next_edges_1(self))
        grad_fn.margin = margin
        grad_fn.p = p
        grad_fn.reduction = reduction
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.target_ = SavedVariable(target, False)
        grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = _multi_margin_loss_table[ks](ks, self, target, p, margin, weight, reduction)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def multilabel_margin_loss_forward(ks, self, target, reduction):  # multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)
    grad_fn = None
    if not target.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MultilabelMarginLossBackward0(collect_next_edges_1(self))
        grad_fn.reduction = reduction
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.target_ = SavedVariable(target, False)
    ks &= AFTER_AUTOGRAD
    output, is_target = _multilabel_margin_loss_forward_table[ks](ks, self, target, reduction)
    if grad_fn is not None:
        set_history(output, grad_fn)
        grad_fn.is_target_ = SavedVariable(is_target, True)
    return output, is_target


def _trilinear(ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim):  # _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
    grad_fn = TrilinearBackward0(collect_next_edges(i1, i2, i3))
    grad_fn.expand1 = expand1
    grad_fn.expand2 = expand2
    grad_fn.expand3 = expand3
    grad_fn.i1_ = SavedVariable(i1 if grad_fn.next_edges[1] is not None or grad_fn.next_edges[2] is not None else None, False)
    grad_fn.i2_ = SavedVariable(i2 if grad_fn.next_edges[0] is not None or grad_fn.next_edges[2] is not None else None, False)
    grad_fn.i3_ = SavedVariable(i3 if grad_fn.next_edges[0] is not None or grad_fn.next_edges[1] is not None else None, False)
    grad_fn.sumdim = sumdim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __trilinear_table[ks](ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim)
    set_history(result, grad_fn)
    return result


def _scaled_dot_product_flash_attention_for_cpu(ks, query, key, value, dropout_p, is_causal, attn_mask, scale):  # _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)
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


def nansum(ks, self, dim, keepdim, dtype):  # nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    grad_fn = NansumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = _nansum_table[ks](ks, self, dim, keepdim, dtype)
    set_history(result, grad_fn)
    return result


def aminmax(ks, self, dim, keepdim):  # aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
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


def var_mean_correction(ks, self, dim, correction, keepdim):  # var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
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


def std_mean_correction(ks, self, dim, correction, keepdim):  # std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
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


def logsumexp(ks, self, dim, keepdim):  # logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
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


def linalg_vector_norm(ks, self, ord, dim, keepdim, dtype):  # linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
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


def norm_ScalarOpt_dtype(ks, self, p, dtype):  # norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
    grad_fn = NormBackward2(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_ScalarOpt_dtype_table[ks](ks, self, p, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def norm_Scalar(ks, self, p):  # norm.Scalar(Tensor self, Scalar p=2) -> Tensor
    grad_fn = NormBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _norm_Scalar_table[ks](ks, self, p)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def norm_ScalarOpt_dim_dtype(ks, self, p, dim, keepdim, dtype):  # norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
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


def norm_ScalarOpt_dim(ks, self, p, dim, keepdim):  # norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
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


def dist(ks, self, other, p):  # dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
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


def renorm(ks, self, p, dim, maxnorm):  # renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
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


def renorm_(ks, self, p, dim, maxnorm):  # renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
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


def cumprod(ks, self, dim, dtype):  # cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
    grad_fn = CumprodBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    result = _cumprod_table[ks](ks, self, dim, dtype)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def cumprod_(ks, self, dim, dtype):  # cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CumprodBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(F.clone(self), False)
    grad_fn.self_scalar_type = self.meta_.dtype
    ks &= AFTER_AUTOGRAD
    _cumprod__table[ks](ks, self, dim, dtype)
    rebase_history(self, grad_fn)
    grad_fn.result_ = SavedVariable(self, True)
    return self


def cummax(ks, self, dim):  # cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
    grad_fn = CummaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _cummax_table[ks](ks, self, dim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def cummin(ks, self, dim):  # cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
    grad_fn = CumminBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _cummin_table[ks](ks, self, dim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def logcumsumexp(ks, self, dim):  # logcumsumexp(Tensor self, int dim) -> Tensor
    grad_fn = LogcumsumexpBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _logcumsumexp_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def sort(ks, self, dim, descending):  # sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    grad_fn = SortBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _sort_table[ks](ks, self, dim, descending)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def sort_stable(ks, self, stable, dim, descending):  # sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    grad_fn = SortBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _sort_stable_table[ks](ks, self, stable, dim, descending)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def topk(ks, self, k, dim, largest, sorted):  # topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
    grad_fn = TopkBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _topk_table[ks](ks, self, k, dim, largest, sorted)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def kthvalue(ks, self, k, dim, keepdim):  # kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = KthvalueBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _kthvalue_table[ks](ks, self, k, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def median(ks, self):  # median(Tensor self) -> Tensor
    grad_fn = MedianBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _median_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def median_dim(ks, self, dim, keepdim):  # median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = MedianBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _median_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def nanmedian(ks, self):  # nanmedian(Tensor self) -> Tensor
    grad_fn = NanmedianBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _nanmedian_table[ks](ks, self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def nanmedian_dim(ks, self, dim, keepdim):  # nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = NanmedianBackward1(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        values, indices = _nanmedian_dim_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def mode(ks, self, dim, keepdim):  # mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    grad_fn = ModeBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.keepdim = keepdim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    values, indices = _mode_table[ks](ks, self, dim, keepdim)
    set_history(values, grad_fn)
    grad_fn.indices_ = SavedVariable(indices, True)
    return values, indices


def _unique(ks, self, sorted, return_inverse):  # _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)
    grad_fn = UniqueBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = __unique_table[ks](ks, self, sorted, return_inverse)
    set_history_list((result0, None), grad_fn)
    return result0, result1


def _unique2(ks, self, sorted, return_inverse, return_counts):  # _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
    grad_fn = Unique2Backward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = __unique2_table[ks](ks, self, sorted, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


def unique_dim(ks, self, dim, sorted, return_inverse, return_counts):  # unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
    grad_fn = UniqueDimBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_dim_table[ks](ks, self, dim, sorted, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


def unique_consecutive(ks, self, return_inverse, return_counts, dim):  # unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)
    grad_fn = UniqueConsecutiveBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_consecutive_table[ks](ks, self, return_inverse, return_counts, dim)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


def unique_dim_consecutive(ks, self, dim, return_inverse, return_counts):  # unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
    grad_fn = UniqueDimConsecutiveBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2 = _unique_dim_consecutive_table[ks](ks, self, dim, return_inverse, return_counts)
    set_history_list((result0, None, None), grad_fn)
    return result0, result1, result2


def segment_reduce(ks, data, reduce, lengths, indices, offsets, axis, unsafe, initial):  # segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
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


def addmv(ks, self, mat, vec, beta, alpha):  # addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
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


def addmv_(ks, self, mat, vec, beta, alpha):  # addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
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


def baddbmm(ks, self, batch1, batch2, beta, alpha):  # baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
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


def baddbmm_(ks, self, batch1, batch2, beta, alpha):  # baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
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


def addbmm(ks, self, batch1, batch2, beta, alpha):  # addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
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


def addbmm_(ks, self, batch1, batch2, beta, alpha):  # addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
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


def addr(ks, self, vec1, vec2, beta, alpha):  # addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
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


def addr_(ks, self, vec1, vec2, beta, alpha):  # addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
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


def vdot(ks, self, other):  # vdot(Tensor self, Tensor other) -> Tensor
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


def trace(ks, self):  # trace(Tensor self) -> Tensor
    grad_fn = TraceBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _trace_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def linalg_cross(ks, self, other, dim):  # linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
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


def linalg_matrix_exp(ks, self):  # linalg_matrix_exp(Tensor self) -> Tensor
    grad_fn = LinalgMatrixExpBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_matrix_exp_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def _euclidean_dist(ks, x1, x2):  # _euclidean_dist(Tensor x1, Tensor x2) -> Tensor
    grad_fn = EuclideanDistBackward0(collect_next_edges_2(x1, x2))
    grad_fn.x1_ = SavedVariable(x1, False)
    grad_fn.x2_ = SavedVariable(x2, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __euclidean_dist_table[ks](ks, x1, x2)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _cdist_forward(ks, x1, x2, p, compute_mode):  # _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
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


def _cdist_backward(ks, grad, x1, x2, p, cdist):  # _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor
    grad_fn = CdistBackwardBackward0(collect_next_edges(grad, x1, x2, cdist))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __cdist_backward_table[ks](ks, grad, x1, x2, p, cdist)
    set_history(result, grad_fn)
    return result


def _pdist_forward(ks, self, p):  # _pdist_forward(Tensor self, float p=2) -> Tensor
    grad_fn = PdistBackward0(collect_next_edges_1(self))
    grad_fn.p = p
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __pdist_forward_table[ks](ks, self, p)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _pdist_backward(ks, grad, self, p, pdist):  # _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor
    grad_fn = PdistBackwardBackward0(collect_next_edges(grad, self, pdist))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __pdist_backward_table[ks](ks, grad, self, p, pdist)
    set_history(result, grad_fn)
    return result


def linalg_lu_factor_ex(ks, A, pivot, check_errors):  # linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
    grad_fn = LinalgLuFactorExBackward0(collect_next_edges_1(A))
    grad_fn.pivot = pivot
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        LU, pivots, info = _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors)
    set_history(LU, grad_fn)
    grad_fn.LU_ = SavedVariable(LU, True)
    grad_fn.pivots_ = SavedVariable(pivots, True)
    return LU, pivots, info


def linalg_lu(ks, A, pivot):  # linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
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


def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):  # lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
    grad_fn = None
    if not LU_pivots.meta_.key_set & REQUIRES_GRAD or any_requires_grad(LU_data):
        grad_fn = LuUnpackBackward0(collect_next_edges_1(LU_data))
        grad_fn.LU_data_sym_argsize_minus_1 = LU_data.size(-1)
        grad_fn.LU_data_sym_argsize_minus_2 = LU_data.size(-2)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        P, L, U = _lu_unpack_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots)
    if grad_fn is not None:
        set_history_list((None, L, U), grad_fn)
    return P, L, U


def linalg_lu_solve(ks, LU, pivots, B, left, adjoint):  # linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
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


def _linalg_solve_ex(ks, A, B, left, check_errors):  # _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
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


def linalg_inv_ex(ks, A, check_errors):  # linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
    grad_fn = LinalgInvExBackward0(collect_next_edges_1(A))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        inverse, info = _linalg_inv_ex_table[ks](ks, A, check_errors)
    set_history(inverse, grad_fn)
    grad_fn.inverse_ = SavedVariable(inverse, True)
    return inverse, info


def linalg_solve_triangular(ks, self, B, upper, left, unitriangular):  # linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor
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


def triangular_solve(ks, self, A, upper, transpose, unitriangular):  # triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
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


def _linalg_det(ks, A):  # _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
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


def _linalg_slogdet(ks, A):  # _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
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


def linalg_cholesky_ex(ks, self, upper, check_errors):  # linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
    grad_fn = LinalgCholeskyExBackward0(collect_next_edges_1(self))
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        L, info = _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors)
    set_history(L, grad_fn)
    grad_fn.L_ = SavedVariable(L, True)
    return L, info


def cholesky(ks, self, upper):  # cholesky(Tensor self, bool upper=False) -> Tensor
    grad_fn = CholeskyBackward0(collect_next_edges_1(self))
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cholesky_table[ks](ks, self, upper)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def cholesky_solve(ks, self, input2, upper):  # cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
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


def cholesky_inverse(ks, self, upper):  # cholesky_inverse(Tensor self, bool upper=False) -> Tensor
    grad_fn = CholeskyInverseBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.upper = upper
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cholesky_inverse_table[ks](ks, self, upper)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def linalg_qr(ks, A, mode):  # linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
    grad_fn = LinalgQrBackward0(collect_next_edges_1(A))
    grad_fn.mode = mode
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        Q, R = _linalg_qr_table[ks](ks, A, mode)
    set_history_list((Q, R), grad_fn)
    grad_fn.Q_ = SavedVariable(Q, True)
    grad_fn.R_ = SavedVariable(R, True)
    return Q, R


def geqrf(ks, self):  # geqrf(Tensor self) -> (Tensor a, Tensor tau)
    grad_fn = GeqrfBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        a, tau = _geqrf_table[ks](ks, self)
    set_history_list((a, tau), grad_fn)
    return a, tau


def linalg_householder_product(ks, input, tau):  # linalg_householder_product(Tensor input, Tensor tau) -> Tensor
    grad_fn = LinalgHouseholderProductBackward0(collect_next_edges_2(input, tau))
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.tau_ = SavedVariable(tau, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _linalg_householder_product_table[ks](ks, input, tau)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def ormqr(ks, self, input2, input3, left, transpose):  # ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
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


def _linalg_svd(ks, A, full_matrices, compute_uv, driver):  # _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
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


def _linalg_eigh(ks, A, UPLO, compute_v):  # _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
    grad_fn = LinalgEighBackward0(collect_next_edges_1(A))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        eigenvalues, eigenvectors = __linalg_eigh_table[ks](ks, A, UPLO, compute_v)
    set_history_list((eigenvalues, eigenvectors), grad_fn)
    grad_fn.eigenvalues_ = SavedVariable(eigenvalues, True)
    grad_fn.eigenvectors_ = SavedVariable(eigenvectors, True)
    return eigenvalues, eigenvectors


def linalg_lstsq(ks, self, b, rcond, driver):  # linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)
    grad_fn = LinalgLstsqBackward0(collect_next_edges_2(self, b))
    grad_fn.b_ = SavedVariable(b, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        solution, residuals, rank, singular_values = _linalg_lstsq_table[ks](ks, self, b, rcond, driver)
    set_history_list((solution, residuals, None, None), grad_fn)
    grad_fn.solution_ = SavedVariable(solution, True)
    return solution, residuals, rank, singular_values


def linalg_pinv_atol_rtol_tensor(ks, self, atol, rtol, hermitian):  # linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
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


def scatter_src(ks, self, dim, index, src):  # scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
        grad_fn = ScatterBackward0(collect_next_edges_2(self, src))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    result = _scatter_src_table[ks](ks, self, dim, index, src)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def scatter__src(ks, self, dim, index, src):  # scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
        check_inplace(self, True)
        grad_fn = ScatterBackward0(collect_next_edges_2(self, src))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    _scatter__src_table[ks](ks, self, dim, index, src)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def scatter_value(ks, self, dim, index, value):  # scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = ScatterBackward1(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    result = _scatter_value_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def scatter__value(ks, self, dim, index, value):  # scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        check_inplace(self, True)
        grad_fn = ScatterBackward1(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    _scatter__value_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def scatter_add(ks, self, dim, index, src):  # scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
        grad_fn = ScatterAddBackward0(collect_next_edges_2(self, src))
        grad_fn.dim = dim
        if grad_fn.next_edges[1] is not None:
            grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    result = _scatter_add_table[ks](ks, self, dim, index, src)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def scatter_add_(ks, self, dim, index, src):  # scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
        check_inplace(self, True)
        grad_fn = ScatterAddBackward0(collect_next_edges_2(self, src))
        grad_fn.dim = dim
        if grad_fn.next_edges[1] is not None:
            grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    _scatter_add__table[ks](ks, self, dim, index, src)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):  # scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
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
    if grad_fn is not None:
        set_history(result, grad_fn)
        grad_fn.result_ = SavedVariable(result, True)
    return result


def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):  # scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, src):
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
    if grad_fn is not None:
        rebase_history(self, grad_fn)
        grad_fn.result_ = SavedVariable(self, True)
    return self


def index_add(ks, self, dim, index, source, alpha):  # index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        grad_fn = IndexAddBackward0(collect_next_edges_2(self, source))
        grad_fn.alpha = alpha
        grad_fn.dim = dim
        if grad_fn.next_edges[1] is not None:
            grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_dim = source.meta_.dim
    ks &= AFTER_AUTOGRAD
    result = _index_add_table[ks](ks, self, dim, index, source, alpha)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def index_add_(ks, self, dim, index, source, alpha):  # index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        check_inplace(self, True)
        grad_fn = IndexAddBackward0(collect_next_edges_2(self, source))
        grad_fn.alpha = alpha
        grad_fn.dim = dim
        if grad_fn.next_edges[1] is not None:
            grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_dim = source.meta_.dim
    ks &= AFTER_AUTOGRAD
    _index_add__table[ks](ks, self, dim, index, source, alpha)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def index_fill__int_Scalar(ks, self, dim, index, value):  # index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        check_inplace(self, True)
        grad_fn = IndexFillBackward0(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def index_fill_int_Scalar(ks, self, dim, index, value):  # index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = IndexFillBackward0(collect_next_edges_1(self))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_fill_int_Scalar_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def index_fill__int_Tensor(ks, self, dim, index, value):  # index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, value):
        check_inplace(self, True)
        grad_fn = IndexFillBackward1(collect_next_edges_2(self, value))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def index_fill_int_Tensor(ks, self, dim, index, value):  # index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, value):
        grad_fn = IndexFillBackward1(collect_next_edges_2(self, value))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _index_fill_int_Tensor_table[ks](ks, self, dim, index, value)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def take(ks, self, index):  # take(Tensor self, Tensor index) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = TakeBackward0(collect_next_edges_1(self))
        grad_fn.index_ = SavedVariable(index, False)
        grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _take_table[ks](ks, self, index)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def put_(ks, self, index, source, accumulate):  # put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        check_inplace(self, True)
        grad_fn = PutBackward0(collect_next_edges_2(self, source))
        grad_fn.accumulate = accumulate
        grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_info = source.meta_.plain
    ks &= AFTER_AUTOGRAD
    _put__table[ks](ks, self, index, source, accumulate)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def put(ks, self, index, source, accumulate):  # put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        grad_fn = PutBackward0(collect_next_edges_2(self, source))
        grad_fn.accumulate = accumulate
        grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_info = source.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _put_table[ks](ks, self, index, source, accumulate)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_scatter_(ks, self, mask, source):  # masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        check_inplace(self, True)
        grad_fn = MaskedScatterBackward0(collect_next_edges_2(self, source))
        grad_fn.mask_ = SavedVariable(mask, False)
        grad_fn.source_sym_sizes = source.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        _masked_scatter__table[ks](ks, self, mask, source)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def masked_scatter(ks, self, mask, source):  # masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        grad_fn = MaskedScatterBackward0(collect_next_edges_2(self, source))
        grad_fn.mask_ = SavedVariable(mask, False)
        grad_fn.source_sym_sizes = source.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _masked_scatter_table[ks](ks, self, mask, source)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def masked_scatter_backward(ks, grad_output, mask, sizes):  # masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output):
        grad_fn = MaskedScatterBackwardBackward0(collect_next_edges_1(grad_output))
        grad_fn.grad_output_info = grad_output.meta_.plain
        grad_fn.mask_ = SavedVariable(mask, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _masked_scatter_backward_table[ks](ks, grad_output, mask, sizes)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def tril(ks, self, diagonal):  # tril(Tensor self, SymInt diagonal=0) -> Tensor
    grad_fn = TrilBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    result = _tril_table[ks](ks, self, diagonal)
    set_history(result, grad_fn)
    return result


def tril_(ks, self, diagonal):  # tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TrilBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    _tril__table[ks](ks, self, diagonal)
    rebase_history(self, grad_fn)
    return self


def triu(ks, self, diagonal):  # triu(Tensor self, SymInt diagonal=0) -> Tensor
    grad_fn = TriuBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    result = _triu_table[ks](ks, self, diagonal)
    set_history(result, grad_fn)
    return result


def triu_(ks, self, diagonal):  # triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = TriuBackward0(collect_next_edges_1(self))
    grad_fn.diagonal = diagonal
    ks &= AFTER_AUTOGRAD
    _triu__table[ks](ks, self, diagonal)
    rebase_history(self, grad_fn)
    return self


def flip(ks, self, dims):  # flip(Tensor self, int[] dims) -> Tensor
    grad_fn = FlipBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _flip_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


def roll(ks, self, shifts, dims):  # roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
    grad_fn = RollBackward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    grad_fn.shifts = shifts
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _roll_table[ks](ks, self, shifts, dims)
    set_history(result, grad_fn)
    return result


def repeat(ks, self, repeats):  # repeat(Tensor self, SymInt[] repeats) -> Tensor
    grad_fn = RepeatBackward0(collect_next_edges_1(self))
    grad_fn.repeats = repeats
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _repeat_table[ks](ks, self, repeats)
    set_history(result, grad_fn)
    return result


def diag_embed(ks, self, offset, dim1, dim2):  # diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
    grad_fn = DiagEmbedBackward0(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diag_embed_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


def unfold(ks, self, dimension, size, step):  # unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
    grad_fn = UnfoldBackward0(collect_next_edges_1(self))
    grad_fn.dimension = dimension
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    result = _unfold_table[ks](ks, self, dimension, size, step)
    set_history(result, grad_fn)
    return result


def unfold_backward(ks, grad_in, input_sizes, dim, size, step):  # unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
    grad_fn = UnfoldBackwardBackward0(collect_next_edges_1(grad_in))
    grad_fn.dim = dim
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unfold_backward_table[ks](ks, grad_in, input_sizes, dim, size, step)
    set_history(result, grad_fn)
    return result


def diagonal_copy(ks, self, offset, dim1, dim2):  # diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
    grad_fn = DiagonalBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_copy_table[ks](ks, self, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


def as_strided_(ks, self, size, stride, storage_offset):  # as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
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


def unsafe_split_Tensor(ks, self, split_size, dim):  # unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    grad_fn = UnsafeSplitBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    result = _unsafe_split_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


def unsafe_split_with_sizes(ks, self, split_sizes, dim):  # unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    grad_fn = UnsafeSplitWithSizesBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    result = _unsafe_split_with_sizes_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


def narrow_copy(ks, self, dim, start, length):  # narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
    grad_fn = NarrowCopyBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.length = length
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.start = start
    ks &= AFTER_AUTOGRAD
    result = _narrow_copy_table[ks](ks, self, dim, start, length)
    set_history(result, grad_fn)
    return result


def block_diag(ks, tensors):  # block_diag(Tensor[] tensors) -> Tensor
    grad_fn = BlockDiagBackward0(collect_next_edges(*tensors))
    grad_fn.tensors_args_scalartypes = [t.meta_.dtype for t in tensors]
    grad_fn.tensors_args_sizes = [t.meta_.sizes for t in tensors]
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _block_diag_table[ks](ks, tensors)
    set_history(result, grad_fn)
    return result


def rot90(ks, self, k, dims):  # rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
    grad_fn = Rot90Backward0(collect_next_edges_1(self))
    grad_fn.dims = dims
    grad_fn.k = k
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _rot90_table[ks](ks, self, k, dims)
    set_history(result, grad_fn)
    return result


def constant_pad_nd(ks, self, pad, value):  # constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
    grad_fn = ConstantPadNdBackward0(collect_next_edges_1(self))
    grad_fn.pad = pad
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _constant_pad_nd_table[ks](ks, self, pad, value)
    set_history(result, grad_fn)
    return result


def select_scatter(ks, self, src, dim, index):  # select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
    grad_fn = SelectScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.src_info = src.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_scatter_table[ks](ks, self, src, dim, index)
    set_history(result, grad_fn)
    return result


def slice_scatter(ks, self, src, dim, start, end, step):  # slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
    grad_fn = SliceScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.src_info = src.meta_.plain
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _slice_scatter_table[ks](ks, self, src, dim, start, end, step)
    set_history(result, grad_fn)
    return result


def diagonal_scatter(ks, self, src, offset, dim1, dim2):  # diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
    grad_fn = DiagonalScatterBackward0(collect_next_edges_2(self, src))
    grad_fn.dim1 = dim1
    grad_fn.dim2 = dim2
    grad_fn.offset = offset
    grad_fn.src_info = src.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _diagonal_scatter_table[ks](ks, self, src, offset, dim1, dim2)
    set_history(result, grad_fn)
    return result


def as_strided_scatter(ks, self, src, size, stride, storage_offset):  # as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
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


def index_copy(ks, self, dim, index, source):  # index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        grad_fn = IndexCopyBackward0(collect_next_edges_2(self, source))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_dim = source.meta_.dim
    ks &= AFTER_AUTOGRAD
    result = _index_copy_table[ks](ks, self, dim, index, source)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def index_copy_(ks, self, dim, index, source):  # index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
        check_inplace(self, True)
        grad_fn = IndexCopyBackward0(collect_next_edges_2(self, source))
        grad_fn.dim = dim
        grad_fn.index_ = SavedVariable(index, False)
        if grad_fn.next_edges[1] is not None:
            grad_fn.source_ = SavedVariable(source, False)
        grad_fn.source_dim = source.meta_.dim
    ks &= AFTER_AUTOGRAD
    _index_copy__table[ks](ks, self, dim, index, source)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def index_reduce(ks, self, dim, index, source, reduce, include_self):  # index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
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
    if grad_fn is not None:
        set_history(result, grad_fn)
        grad_fn.result_ = SavedVariable(result, True)
    return result


def index_reduce_(ks, self, dim, index, source, reduce, include_self):  # index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
    grad_fn = None
    if not index.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self, source):
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
    if grad_fn is not None:
        rebase_history(self, grad_fn)
        grad_fn.result_ = SavedVariable(self, True)
    return self


def alias_copy(ks, self):  # alias_copy(Tensor self) -> Tensor
    grad_fn = AliasBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _alias_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def _reshape_alias_copy(ks, self, size, stride):  # _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
    grad_fn = ReshapeAliasBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __reshape_alias_copy_table[ks](ks, self, size, stride)
    set_history(result, grad_fn)
    return result


def as_strided_copy(ks, self, size, stride, storage_offset):  # as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
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


def expand_copy(ks, self, size, implicit):  # expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
    grad_fn = ExpandBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _expand_copy_table[ks](ks, self, size, implicit)
    set_history(result, grad_fn)
    return result


def permute_copy(ks, self, dims):  # permute_copy(Tensor self, int[] dims) -> Tensor
    grad_fn = PermuteBackward0_copy(collect_next_edges_1(self))
    grad_fn.dims = dims
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _permute_copy_table[ks](ks, self, dims)
    set_history(result, grad_fn)
    return result


def select_copy_int(ks, self, dim, index):  # select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
    grad_fn = SelectBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.index = index
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _select_copy_int_table[ks](ks, self, dim, index)
    set_history(result, grad_fn)
    return result


def slice_copy_Tensor(ks, self, dim, start, end, step):  # slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
    grad_fn = SliceBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.end = end
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.start = start
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _slice_copy_Tensor_table[ks](ks, self, dim, start, end, step)
    set_history(result, grad_fn)
    return result


def squeeze_copy(ks, self):  # squeeze_copy(Tensor self) -> Tensor
    grad_fn = SqueezeBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def squeeze_copy_dim(ks, self, dim):  # squeeze_copy.dim(Tensor self, int dim) -> Tensor
    grad_fn = SqueezeBackward1_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_dim_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def squeeze_copy_dims(ks, self, dim):  # squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
    grad_fn = SqueezeBackward2_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _squeeze_copy_dims_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def t_copy(ks, self):  # t_copy(Tensor self) -> Tensor
    grad_fn = TBackward0_copy(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _t_copy_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def transpose_copy_int(ks, self, dim0, dim1):  # transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
    grad_fn = TransposeBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim0 = dim0
    grad_fn.dim1 = dim1
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _transpose_copy_int_table[ks](ks, self, dim0, dim1)
    set_history(result, grad_fn)
    return result


def unfold_copy(ks, self, dimension, size, step):  # unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
    grad_fn = UnfoldBackward0_copy(collect_next_edges_1(self))
    grad_fn.dimension = dimension
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.size = size
    grad_fn.step = step
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unfold_copy_table[ks](ks, self, dimension, size, step)
    set_history(result, grad_fn)
    return result


def unsqueeze_copy(ks, self, dim):  # unsqueeze_copy(Tensor self, int dim) -> Tensor
    grad_fn = UnsqueezeBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unsqueeze_copy_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def view_copy(ks, self, size):  # view_copy(Tensor self, SymInt[] size) -> Tensor
    grad_fn = ViewBackward0_copy(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _view_copy_table[ks](ks, self, size)
    set_history(result, grad_fn)
    return result


def split_copy_Tensor(ks, self, split_size, dim):  # split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    grad_fn = SplitBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_size = split_size
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_copy_Tensor_table[ks](ks, self, split_size, dim)
    set_history_list(result, grad_fn)
    return result


def split_with_sizes_copy(ks, self, split_sizes, dim):  # split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    grad_fn = SplitWithSizesBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_options = self.meta_.plain
    grad_fn.self_sym_sizes = self.meta_.sizes
    grad_fn.split_sizes = split_sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _split_with_sizes_copy_table[ks](ks, self, split_sizes, dim)
    set_history_list(result, grad_fn)
    return result


def unbind_copy_int(ks, self, dim):  # unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
    grad_fn = UnbindBackward0_copy(collect_next_edges_1(self))
    grad_fn.dim = dim
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _unbind_copy_int_table[ks](ks, self, dim)
    set_history_list(result, grad_fn)
    return result


def conv_tbc(ks, self, weight, bias, pad):  # conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor
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


def convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):  # convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
    grad_fn = ConvolutionBackward0(collect_next_edges(input, weight, bias))
    grad_fn.bias_sym_sizes_opt = None if bias is None else bias.meta_.sizes
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


def convolution_backward(ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask):  # convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
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


def _convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32):  # _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
    grad_fn = ConvolutionBackward1(collect_next_edges(input, weight, bias))
    grad_fn.bias_sym_sizes_opt = None if bias is None else bias.meta_.sizes
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


def convolution_overrideable(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):  # convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
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


def convolution_backward_overrideable(ks, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask):  # convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
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


def im2col(ks, self, kernel_size, dilation, padding, stride):  # im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
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


def col2im(ks, self, output_size, kernel_size, dilation, padding, stride):  # col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
    grad_fn = Col2ImBackward0(collect_next_edges_1(self))
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _col2im_table[ks](ks, self, output_size, kernel_size, dilation, padding, stride)
    set_history(result, grad_fn)
    return result


def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
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


def max_pool2d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):  # max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output, self):
        grad_fn = MaxPool2DWithIndicesBackwardBackward0(collect_next_edges_2(grad_output, self))
        grad_fn.indices_ = SavedVariable(indices, False)
        grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _max_pool2d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
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


def max_pool3d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):  # max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output, self):
        grad_fn = MaxPool3DWithIndicesBackwardBackward0(collect_next_edges_2(grad_output, self))
        grad_fn.indices_ = SavedVariable(indices, False)
        grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _max_pool3d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def avg_pool2d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):  # avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
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


def avg_pool2d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):  # avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
    grad_fn = AvgPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


def avg_pool3d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):  # avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
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


def avg_pool3d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):  # avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
    grad_fn = AvgPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.count_include_pad = count_include_pad
    grad_fn.divisor_override = divisor_override
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _avg_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    set_history(result, grad_fn)
    return result


def _adaptive_avg_pool2d(ks, self, output_size):  # _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
    grad_fn = AdaptiveAvgPool2DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool2d_table[ks](ks, self, output_size)
    set_history(result, grad_fn)
    return result


def _adaptive_avg_pool2d_backward(ks, grad_output, self):  # _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
    grad_fn = AdaptiveAvgPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_sym_argsize_minus_1 = grad_output.size(-1)
    grad_fn.grad_output_sym_argsize_minus_2 = grad_output.size(-2)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool2d_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


def _adaptive_avg_pool3d(ks, self, output_size):  # _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
    grad_fn = AdaptiveAvgPool3DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool3d_table[ks](ks, self, output_size)
    set_history(result, grad_fn)
    return result


def _adaptive_avg_pool3d_backward(ks, grad_output, self):  # _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
    grad_fn = AdaptiveAvgPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.grad_output_sym_argsize_minus_1 = grad_output.size(-1)
    grad_fn.grad_output_sym_argsize_minus_2 = grad_output.size(-2)
    grad_fn.grad_output_sym_argsize_minus_3 = grad_output.size(-3)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = __adaptive_avg_pool3d_backward_table[ks](ks, grad_output, self)
    set_history(result, grad_fn)
    return result


def adaptive_max_pool2d(ks, self, output_size):  # adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
    grad_fn = AdaptiveMaxPool2DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _adaptive_max_pool2d_table[ks](ks, self, output_size)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


def adaptive_max_pool2d_backward(ks, grad_output, self, indices):  # adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
    check_no_requires_grad(indices, "indices", "adaptive_max_pool2d_backward")
    grad_fn = AdaptiveMaxPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _adaptive_max_pool2d_backward_table[ks](ks, grad_output, self, indices)
    set_history(result, grad_fn)
    return result


def adaptive_max_pool3d(ks, self, output_size):  # adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
    grad_fn = AdaptiveMaxPool3DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result0, result1 = _adaptive_max_pool3d_table[ks](ks, self, output_size)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


def adaptive_max_pool3d_backward(ks, grad_output, self, indices):  # adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
    check_no_requires_grad(indices, "indices", "adaptive_max_pool3d_backward")
    grad_fn = AdaptiveMaxPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _adaptive_max_pool3d_backward_table[ks](ks, grad_output, self, indices)
    set_history(result, grad_fn)
    return result


def max_unpool2d(ks, self, indices, output_size):  # max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MaxUnpool2DBackward0(collect_next_edges_1(self))
        grad_fn.indices_ = SavedVariable(indices, False)
    ks &= AFTER_AUTOGRAD
    result = _max_unpool2d_table[ks](ks, self, indices, output_size)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def max_unpool3d(ks, self, indices, output_size, stride, padding):  # max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = MaxUnpool3DBackward0(collect_next_edges_1(self))
        grad_fn.indices_ = SavedVariable(indices, False)
    ks &= AFTER_AUTOGRAD
    result = _max_unpool3d_table[ks](ks, self, indices, output_size, stride, padding)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):  # fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
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


def fractional_max_pool2d_backward(ks, grad_output, self, kernel_size, output_size, indices):  # fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor
    check_no_requires_grad(indices, "indices", "fractional_max_pool2d_backward")
    grad_fn = FractionalMaxPool2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _fractional_max_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    set_history(result, grad_fn)
    return result


def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):  # fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
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


def fractional_max_pool3d_backward(ks, grad_output, self, kernel_size, output_size, indices):  # fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor
    check_no_requires_grad(indices, "indices", "fractional_max_pool3d_backward")
    grad_fn = FractionalMaxPool3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.indices_ = SavedVariable(indices, False)
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _fractional_max_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    set_history(result, grad_fn)
    return result


def upsample_nearest1d(ks, self, output_size, scales):  # upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
    grad_fn = UpsampleNearest1DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest1d_table[ks](ks, self, output_size, scales)
    set_history(result, grad_fn)
    return result


def upsample_nearest2d(ks, self, output_size, scales_h, scales_w):  # upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearest2DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest2d_table[ks](ks, self, output_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_nearest3d(ks, self, output_size, scales_d, scales_h, scales_w):  # upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearest3DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_linear1d(ks, self, output_size, align_corners, scales):  # upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
    grad_fn = UpsampleLinear1DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_linear1d_table[ks](ks, self, output_size, align_corners, scales)
    set_history(result, grad_fn)
    return result


def upsample_bilinear2d(ks, self, output_size, align_corners, scales_h, scales_w):  # upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBilinear2DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_bilinear2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_trilinear3d(ks, self, output_size, align_corners, scales_d, scales_h, scales_w):  # upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleTrilinear3DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_trilinear3d_table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_bicubic2d(ks, self, output_size, align_corners, scales_h, scales_w):  # upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBicubic2DBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = _upsample_bicubic2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact1d(ks, self, output_size, scales):  # _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
    grad_fn = UpsampleNearestExact1DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact1d_table[ks](ks, self, output_size, scales)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact2d(ks, self, output_size, scales_h, scales_w):  # _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearestExact2DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact2d_table[ks](ks, self, output_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact3d(ks, self, output_size, scales_d, scales_h, scales_w):  # _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearestExact3DBackward0(collect_next_edges_1(self))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_bilinear2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):  # _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBilinear2DAaBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_bilinear2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_bicubic2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):  # _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBicubic2DAaBackward0(collect_next_edges_1(self))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __upsample_bicubic2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_nearest1d_backward(ks, grad_output, output_size, input_size, scales):  # upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
    grad_fn = UpsampleNearest1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    set_history(result, grad_fn)
    return result


def upsample_nearest2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):  # upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearest2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_nearest3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):  # upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearest3DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_nearest3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_linear1d_backward(ks, grad_output, output_size, input_size, align_corners, scales):  # upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
    grad_fn = UpsampleLinear1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = _upsample_linear1d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales)
    set_history(result, grad_fn)
    return result


def upsample_bilinear2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):  # upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBilinear2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_bilinear2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def upsample_trilinear3d_backward(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):  # upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
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


def upsample_bicubic2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):  # upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBicubic2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = _upsample_bicubic2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact1d_backward(ks, grad_output, output_size, input_size, scales):  # _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
    grad_fn = UpsampleNearestExact1DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales = scales
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):  # _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearestExact2DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_nearest_exact3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):  # _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleNearestExact3DBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.output_size = output_size
    grad_fn.scales_d = scales_d
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_nearest_exact3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_bilinear2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):  # _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBilinear2DAaBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_bilinear2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def _upsample_bicubic2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):  # _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
    grad_fn = UpsampleBicubic2DAaBackwardBackward0(collect_next_edges_1(grad_output))
    grad_fn.align_corners = align_corners
    grad_fn.output_size = output_size
    grad_fn.scales_h = scales_h
    grad_fn.scales_w = scales_w
    ks &= AFTER_AUTOGRAD
    result = __upsample_bicubic2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    set_history(result, grad_fn)
    return result


def grid_sampler_2d(ks, input, grid, interpolation_mode, padding_mode, align_corners):  # grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
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


def grid_sampler_2d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):  # grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
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


def grid_sampler_3d(ks, input, grid, interpolation_mode, padding_mode, align_corners):  # grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
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


def grid_sampler_3d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):  # grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
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


def affine_grid_generator(ks, theta, size, align_corners):  # affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
    grad_fn = AffineGridGeneratorBackward0(collect_next_edges_1(theta))
    grad_fn.align_corners = align_corners
    grad_fn.size = size
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _affine_grid_generator_table[ks](ks, theta, size, align_corners)
    set_history(result, grad_fn)
    return result


def pixel_shuffle(ks, self, upscale_factor):  # pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
    grad_fn = PixelShuffleBackward0(collect_next_edges_1(self))
    grad_fn.upscale_factor = upscale_factor
    ks &= AFTER_AUTOGRAD
    result = _pixel_shuffle_table[ks](ks, self, upscale_factor)
    set_history(result, grad_fn)
    return result


def pixel_unshuffle(ks, self, downscale_factor):  # pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
    grad_fn = PixelUnshuffleBackward0(collect_next_edges_1(self))
    grad_fn.downscale_factor = downscale_factor
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _pixel_unshuffle_table[ks](ks, self, downscale_factor)
    set_history(result, grad_fn)
    return result


def channel_shuffle(ks, self, groups):  # channel_shuffle(Tensor self, SymInt groups) -> Tensor
    grad_fn = ChannelShuffleBackward0(collect_next_edges_1(self))
    grad_fn.groups = groups
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _channel_shuffle_table[ks](ks, self, groups)
    set_history(result, grad_fn)
    return result


def reflection_pad1d(ks, self, padding):  # reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
    grad_fn = ReflectionPad1DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad1d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def reflection_pad2d(ks, self, padding):  # reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
    grad_fn = ReflectionPad2DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad2d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def reflection_pad3d(ks, self, padding):  # reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
    grad_fn = ReflectionPad3DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad3d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad1d(ks, self, padding):  # replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
    grad_fn = ReplicationPad1DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad1d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad2d(ks, self, padding):  # replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
    grad_fn = ReplicationPad2DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad2d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad3d(ks, self, padding):  # replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
    grad_fn = ReplicationPad3DBackward0(collect_next_edges_1(self))
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _replication_pad3d_table[ks](ks, self, padding)
    set_history(result, grad_fn)
    return result


def reflection_pad1d_backward(ks, grad_output, self, padding):  # reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
    grad_fn = ReflectionPad1DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad1d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def reflection_pad2d_backward(ks, grad_output, self, padding):  # reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
    grad_fn = ReflectionPad2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad2d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def reflection_pad3d_backward(ks, grad_output, self, padding):  # reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
    grad_fn = ReflectionPad3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _reflection_pad3d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad1d_backward(ks, grad_output, self, padding):  # replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
    grad_fn = ReplicationPad1DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad1d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad2d_backward(ks, grad_output, self, padding):  # replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
    grad_fn = ReplicationPad2DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad2d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def replication_pad3d_backward(ks, grad_output, self, padding):  # replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
    grad_fn = ReplicationPad3DBackwardBackward0(collect_next_edges_2(grad_output, self))
    grad_fn.padding = padding
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    result = _replication_pad3d_backward_table[ks](ks, grad_output, self, padding)
    set_history(result, grad_fn)
    return result


def native_batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
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


def native_batch_norm_backward(ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask):  # native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
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


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
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


def _native_batch_norm_legit_functional(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
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


def _native_batch_norm_legit_no_stats(ks, input, weight, bias, training, momentum, eps):  # _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
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


def native_layer_norm(ks, input, normalized_shape, weight, bias, eps):  # native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
    grad_fn = NativeLayerNormBackward0(collect_next_edges(input, weight, bias))
    grad_fn.bias_ = SavedVariable(bias, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.normalized_shape = normalized_shape
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result0, result1, result2 = _native_layer_norm_table[ks](ks, input, normalized_shape, weight, bias, eps)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    return result0, result1, result2


def native_layer_norm_backward(ks, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):  # native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
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


def native_group_norm(ks, input, weight, bias, N, C, HxW, group, eps):  # native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
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


def embedding(ks, weight, indices, padding_idx, scale_grad_by_freq, sparse):  # embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(weight):
        grad_fn = EmbeddingBackward0(collect_next_edges_1(weight))
        grad_fn.indices_ = SavedVariable(indices, False)
        grad_fn.padding_idx = padding_idx
        grad_fn.scale_grad_by_freq = scale_grad_by_freq
        grad_fn.sparse = sparse
        grad_fn.weight_sym_argsize_0 = weight.size(0)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_table[ks](ks, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def embedding_dense_backward(ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):  # embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(grad_output):
        grad_fn = EmbeddingDenseBackwardBackward0(collect_next_edges_1(grad_output))
        grad_fn.indices_ = SavedVariable(indices, False)
        grad_fn.padding_idx = padding_idx
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_dense_backward_table[ks](ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def embedding_renorm_(ks, self, indices, max_norm, norm_type):  # embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        check_inplace(self, True)
        grad_fn = EmbeddingRenormBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _embedding_renorm__table[ks](ks, self, indices, max_norm, norm_type)
    if grad_fn is not None:
        rebase_history(self, grad_fn)
    return self


def embedding_renorm(ks, self, indices, max_norm, norm_type):  # embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = EmbeddingRenormBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _embedding_renorm_table[ks](ks, self, indices, max_norm, norm_type)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def _embedding_bag(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):  # _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
    grad_fn = None
    if not (indices.meta_.key_set | offsets.meta_.key_set) & REQUIRES_GRAD or any_requires_grad(weight, per_sample_weights):
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
    if grad_fn is not None:
        set_history(result0, grad_fn)
        grad_fn.result1_ = SavedVariable(result1, True)
        grad_fn.result2_ = SavedVariable(result2, True)
        grad_fn.result3_ = SavedVariable(result3, True)
    return result0, result1, result2, result3


def _embedding_bag_backward(ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx):  # _embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
    grad_fn = None
    if not (indices.meta_.key_set | offsets.meta_.key_set | offset2bag.meta_.key_set | bag_size.meta_.key_set | maximum_indices.meta_.key_set) & REQUIRES_GRAD or any_requires_grad(grad, per_sample_weights):
        grad_fn = EmbeddingBagBackwardBackward0(collect_next_edges(grad, per_sample_weights))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __embedding_bag_backward_table[ks](ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def _embedding_bag_dense_backward(ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx):  # _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
    grad_fn = None
    if not (indices.meta_.key_set | offset2bag.meta_.key_set | bag_size.meta_.key_set | maximum_indices.meta_.key_set) & REQUIRES_GRAD or any_requires_grad(grad, per_sample_weights):
        grad_fn = EmbeddingBagDenseBackwardBackward0(collect_next_edges(grad, per_sample_weights))
    ks &= AFTER_AUTOGRAD
    result = __embedding_bag_dense_backward_table[ks](ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def uniform_(ks, self, from_, to, generator):  # uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = UniformBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _uniform__table[ks](ks, self, from_, to, generator)
    rebase_history(self, grad_fn)
    return self


def uniform(ks, self, from_, to, generator):  # uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor
    grad_fn = UniformBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _uniform_table[ks](ks, self, from_, to, generator)
    set_history(result, grad_fn)
    return result


def normal_(ks, self, mean, std, generator):  # normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = NormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _normal__table[ks](ks, self, mean, std, generator)
    rebase_history(self, grad_fn)
    return self


def log_normal_(ks, self, mean, std, generator):  # log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = LogNormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _log_normal__table[ks](ks, self, mean, std, generator)
    rebase_history(self, grad_fn)
    return self


def log_normal(ks, self, mean, std, generator):  # log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor
    grad_fn = LogNormalBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _log_normal_table[ks](ks, self, mean, std, generator)
    set_history(result, grad_fn)
    return result


def exponential_(ks, self, lambd, generator):  # exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = ExponentialBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _exponential__table[ks](ks, self, lambd, generator)
    rebase_history(self, grad_fn)
    return self


def exponential(ks, self, lambd, generator):  # exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor
    grad_fn = ExponentialBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _exponential_table[ks](ks, self, lambd, generator)
    set_history(result, grad_fn)
    return result


def cauchy_(ks, self, median, sigma, generator):  # cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = CauchyBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _cauchy__table[ks](ks, self, median, sigma, generator)
    rebase_history(self, grad_fn)
    return self


def cauchy(ks, self, median, sigma, generator):  # cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor
    grad_fn = CauchyBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _cauchy_table[ks](ks, self, median, sigma, generator)
    set_history(result, grad_fn)
    return result


def geometric_(ks, self, p, generator):  # geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = GeometricBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _geometric__table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


def geometric(ks, self, p, generator):  # geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
    grad_fn = GeometricBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _geometric_table[ks](ks, self, p, generator)
    set_history(result, grad_fn)
    return result


def random_(ks, self, generator):  # random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RandomBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _random__table[ks](ks, self, generator)
    rebase_history(self, grad_fn)
    return self


def random(ks, self, generator):  # random(Tensor self, *, Generator? generator=None) -> Tensor
    grad_fn = RandomBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


def random__to(ks, self, to, generator):  # random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RandomBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _random__to_table[ks](ks, self, to, generator)
    rebase_history(self, grad_fn)
    return self


def random_to(ks, self, to, generator):  # random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
    grad_fn = RandomBackward1(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_to_table[ks](ks, self, to, generator)
    set_history(result, grad_fn)
    return result


def random__from(ks, self, from_, to, generator):  # random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = RandomBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _random__from_table[ks](ks, self, from_, to, generator)
    rebase_history(self, grad_fn)
    return self


def random_from(ks, self, from_, to, generator):  # random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
    grad_fn = RandomBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _random_from_table[ks](ks, self, from_, to, generator)
    set_history(result, grad_fn)
    return result


def bernoulli__Tensor(ks, self, p, generator):  # bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = BernoulliBackward1(collect_next_edges_2(self, p))
    grad_fn.p_info = p.meta_.plain
    ks &= AFTER_AUTOGRAD
    _bernoulli__Tensor_table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


def bernoulli_Tensor(ks, self, p, generator):  # bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
    grad_fn = BernoulliBackward1(collect_next_edges_2(self, p))
    grad_fn.p_info = p.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bernoulli_Tensor_table[ks](ks, self, p, generator)
    set_history(result, grad_fn)
    return result


def bernoulli__float(ks, self, p, generator):  # bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
    check_inplace(self, True)
    grad_fn = BernoulliBackward2(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    _bernoulli__float_table[ks](ks, self, p, generator)
    rebase_history(self, grad_fn)
    return self


def _standard_gamma(ks, self, generator):  # _standard_gamma(Tensor self, Generator? generator=None) -> Tensor
    grad_fn = StandardGammaBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __standard_gamma_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _standard_gamma_grad(ks, self, output):  # _standard_gamma_grad(Tensor self, Tensor output) -> Tensor
    grad_fn = StandardGammaGradBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __standard_gamma_grad_table[ks](ks, self, output)
    set_history(result, grad_fn)
    return result


def poisson(ks, self, generator):  # poisson(Tensor self, Generator? generator=None) -> Tensor
    grad_fn = PoissonBackward0(collect_next_edges_1(self))
    grad_fn.self_info = self.meta_.plain
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _poisson_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


def bernoulli(ks, self, generator):  # bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    grad_fn = BernoulliBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _bernoulli_table[ks](ks, self, generator)
    set_history(result, grad_fn)
    return result


def normal_Tensor_float(ks, mean, std, generator):  # normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
    grad_fn = NormalBackward1(collect_next_edges_1(mean))
    grad_fn.mean_sym_sizes = mean.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_Tensor_float_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


def normal_float_Tensor(ks, mean, std, generator):  # normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
    grad_fn = NormalBackward2(collect_next_edges_1(std))
    grad_fn.std_sym_sizes = std.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_float_Tensor_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


def normal_Tensor_Tensor(ks, mean, std, generator):  # normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
    grad_fn = NormalBackward3(collect_next_edges_2(mean, std))
    grad_fn.mean_sym_sizes = mean.meta_.sizes
    grad_fn.std_sym_sizes = std.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _normal_Tensor_Tensor_table[ks](ks, mean, std, generator)
    set_history(result, grad_fn)
    return result


def native_dropout(ks, input, p, train):  # native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
    grad_fn = NativeDropoutBackward0(collect_next_edges_1(input))
    grad_fn.p = p
    grad_fn.train = train
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = _native_dropout_table[ks](ks, input, p, train)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


def native_dropout_backward(ks, grad_output, mask, scale):  # native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
    grad_fn = NativeDropoutBackwardBackward0(collect_next_edges_2(grad_output, mask))
    grad_fn.grad_output_ = SavedVariable(grad_output, False)
    grad_fn.mask_ = SavedVariable(mask, False)
    grad_fn.scale = scale
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _native_dropout_backward_table[ks](ks, grad_output, mask, scale)
    set_history(result, grad_fn)
    return result


def _pack_padded_sequence(ks, input, lengths, batch_first):  # _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)
    check_no_requires_grad(lengths, "lengths", "_pack_padded_sequence")
    grad_fn = PackPaddedSequenceBackward0(collect_next_edges_1(input))
    grad_fn.batch_first = batch_first
    grad_fn.input_sym_sizes = input.meta_.sizes
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1 = __pack_padded_sequence_table[ks](ks, input, lengths, batch_first)
    set_history(result0, grad_fn)
    grad_fn.result1_ = SavedVariable(result1, True)
    return result0, result1


def _weight_norm_interface(ks, v, g, dim):  # _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
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


def _ctc_loss(ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):  # _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
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


def _ctc_loss_Tensor(ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):  # _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
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


def _sparse_coo_tensor_with_dims_and_tensors(ks, sparse_dim, dense_dim, size, indices, values, dtype, layout, device, pin_memory, is_coalesced):  # _sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor
    grad_fn = None
    if not indices.meta_.key_set & REQUIRES_GRAD or any_requires_grad(values):
        grad_fn = SparseCooTensorWithDimsAndTensorsBackward0(collect_next_edges_1(values))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __sparse_coo_tensor_with_dims_and_tensors_table[ks](ks, sparse_dim, dense_dim, size, indices, values, dtype, layout, device, pin_memory, is_coalesced)
    if grad_fn is not None:
        set_history(result, grad_fn)
        grad_fn.result_ = SavedVariable(result, True)
    return result


def values(ks, self):  # values(Tensor(a) self) -> Tensor(a)
    grad_fn = ValuesBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _values_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def _coalesce(ks, self):  # _coalesce(Tensor self) -> Tensor
    grad_fn = CoalesceBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    result = __coalesce_table[ks](ks, self)
    set_history(result, grad_fn)
    return result


def _to_dense(ks, self, dtype, masked_grad):  # _to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor
    grad_fn = ToDenseBackward0(collect_next_edges_1(self))
    grad_fn.masked_grad = masked_grad
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __to_dense_table[ks](ks, self, dtype, masked_grad)
    set_history(result, grad_fn)
    return result


def _to_sparse(ks, self, layout, blocksize, dense_dim):  # _to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor
    grad_fn = ToSparseBackward1(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_table[ks](ks, self, layout, blocksize, dense_dim)
    set_history(result, grad_fn)
    return result


def _to_sparse_sparse_dim(ks, self, sparse_dim):  # _to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor
    grad_fn = ToSparseBackward0(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_sparse_dim_table[ks](ks, self, sparse_dim)
    set_history(result, grad_fn)
    return result


def sparse_mask(ks, self, mask):  # sparse_mask(Tensor self, Tensor mask) -> Tensor
    grad_fn = None
    if not mask.meta_.key_set & REQUIRES_GRAD or any_requires_grad(self):
        grad_fn = SparseMaskBackward0(collect_next_edges_1(self))
        grad_fn.mask_ = SavedVariable(mask, False)
        grad_fn.self_layout = self.meta_.layout
    ks &= AFTER_AUTOGRAD
    result = _sparse_mask_table[ks](ks, self, mask)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


def _sparse_sum_dim(ks, self, dim):  # _sparse_sum.dim(Tensor self, int[1] dim) -> Tensor
    grad_fn = SparseSumBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __sparse_sum_dim_table[ks](ks, self, dim)
    set_history(result, grad_fn)
    return result


def _sparse_softmax(ks, self, dim, half_to_float):  # _sparse_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
    grad_fn = SparseSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __sparse_softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _sparse_log_softmax(ks, self, dim, half_to_float):  # _sparse_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
    grad_fn = SparseLogSoftmaxBackward0(collect_next_edges_1(self))
    grad_fn.dim = dim
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __sparse_log_softmax_table[ks](ks, self, dim, half_to_float)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def _sparse_sparse_matmul(ks, self, other):  # _sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor
    grad_fn = SparseSparseMatmulBackward0(collect_next_edges_2(self, other))
    grad_fn.other_ = SavedVariable(other, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = __sparse_sparse_matmul_table[ks](ks, self, other)
    set_history(result, grad_fn)
    return result


def _sparse_addmm(ks, self, mat1, mat2, beta, alpha):  # _sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    grad_fn = SparseAddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    grad_fn.mat1_ = SavedVariable(mat1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.mat2_layout = mat2.meta_.layout
    grad_fn.mat2_sym_sizes = mat2.meta_.sizes
    grad_fn.mat2_sym_strides = mat2.meta_.strides
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __sparse_addmm_table[ks](ks, self, mat1, mat2, beta, alpha)
    set_history(result, grad_fn)
    return result


def sparse_compressed_tensor_comp_plain_value_size(ks, compressed_indices, plain_indices, values, size, dtype, layout, device, pin_memory):  # sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor
    grad_fn = None
    if not (compressed_indices.meta_.key_set | plain_indices.meta_.key_set) & REQUIRES_GRAD or any_requires_grad(values):
        grad_fn = SparseCompressedTensorBackward0(collect_next_edges_1(values))
        grad_fn.values_ = SavedVariable(values, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _sparse_compressed_tensor_comp_plain_value_size_table[ks](ks, compressed_indices, plain_indices, values, size, dtype, layout, device, pin_memory)
    if grad_fn is not None:
        set_history(result, grad_fn)
        grad_fn.result_ = SavedVariable(result, True)
    return result


def _to_sparse_csr(ks, self, dense_dim):  # _to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor
    grad_fn = ToSparseCsrBackward0(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_csr_table[ks](ks, self, dense_dim)
    set_history(result, grad_fn)
    return result


def _to_sparse_csc(ks, self, dense_dim):  # _to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor
    grad_fn = ToSparseCscBackward0(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_csc_table[ks](ks, self, dense_dim)
    set_history(result, grad_fn)
    return result


def _to_sparse_bsr(ks, self, blocksize, dense_dim):  # _to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor
    grad_fn = ToSparseBsrBackward0(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_bsr_table[ks](ks, self, blocksize, dense_dim)
    set_history(result, grad_fn)
    return result


def _to_sparse_bsc(ks, self, blocksize, dense_dim):  # _to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor
    grad_fn = ToSparseBscBackward0(collect_next_edges_1(self))
    grad_fn.self_layout = self.meta_.layout
    grad_fn.self_self_sym_blocksize_opt = sym_blocksize_opt(self)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __to_sparse_bsc_table[ks](ks, self, blocksize, dense_dim)
    set_history(result, grad_fn)
    return result


def sparse_sampled_addmm(ks, self, mat1, mat2, beta, alpha):  # sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    grad_fn = SparseSampledAddmmBackward0(collect_next_edges(self, mat1, mat2))
    grad_fn.alpha = alpha
    grad_fn.beta = beta
    if grad_fn.next_edges[2] is not None:
        grad_fn.mat1_ = SavedVariable(mat1, False)
    if grad_fn.next_edges[1] is not None:
        grad_fn.mat2_ = SavedVariable(mat2, False)
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _sparse_sampled_addmm_table[ks](ks, self, mat1, mat2, beta, alpha)
    set_history(result, grad_fn)
    return result


def fake_quantize_per_tensor_affine_cachemask(ks, self, scale, zero_point, quant_min, quant_max):  # fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
    grad_fn = FakeQuantizePerTensorAffineCachemaskBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, mask = _fake_quantize_per_tensor_affine_cachemask_table[ks](ks, self, scale, zero_point, quant_min, quant_max)
    set_history(output, grad_fn)
    grad_fn.mask_ = SavedVariable(mask, True)
    return output, mask


def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(ks, self, scale, zero_point, fake_quant_enabled, quant_min, quant_max):  # _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
    check_no_requires_grad(scale, "scale", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
    check_no_requires_grad(zero_point, "zero_point", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
    check_no_requires_grad(fake_quant_enabled, "fake_quant_enabled", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
    grad_fn = FakeQuantizePerTensorAffineCachemaskTensorQparamsBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, mask = __fake_quantize_per_tensor_affine_cachemask_tensor_qparams_table[ks](ks, self, scale, zero_point, fake_quant_enabled, quant_min, quant_max)
    set_history(output, grad_fn)
    grad_fn.mask_ = SavedVariable(mask, True)
    return output, mask


def _fake_quantize_learnable_per_tensor_affine(ks, self, scale, zero_point, quant_min, quant_max, grad_factor):  # _fake_quantize_learnable_per_tensor_affine(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor
    grad_fn = FakeQuantizeLearnablePerTensorAffineBackward0(collect_next_edges(self, scale, zero_point))
    grad_fn.grad_factor = grad_factor
    grad_fn.quant_max = quant_max
    grad_fn.quant_min = quant_min
    grad_fn.scale_ = SavedVariable(scale, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.zero_point_ = SavedVariable(zero_point, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __fake_quantize_learnable_per_tensor_affine_table[ks](ks, self, scale, zero_point, quant_min, quant_max, grad_factor)
    set_history(result, grad_fn)
    return result


def fake_quantize_per_channel_affine_cachemask(ks, self, scale, zero_point, axis, quant_min, quant_max):  # fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
    check_no_requires_grad(scale, "scale", "fake_quantize_per_channel_affine_cachemask")
    check_no_requires_grad(zero_point, "zero_point", "fake_quantize_per_channel_affine_cachemask")
    grad_fn = FakeQuantizePerChannelAffineCachemaskBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, mask = _fake_quantize_per_channel_affine_cachemask_table[ks](ks, self, scale, zero_point, axis, quant_min, quant_max)
    set_history(output, grad_fn)
    grad_fn.mask_ = SavedVariable(mask, True)
    return output, mask


def _fake_quantize_learnable_per_channel_affine(ks, self, scale, zero_point, axis, quant_min, quant_max, grad_factor):  # _fake_quantize_learnable_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor
    grad_fn = FakeQuantizeLearnablePerChannelAffineBackward0(collect_next_edges(self, scale, zero_point))
    grad_fn.axis = axis
    grad_fn.grad_factor = grad_factor
    grad_fn.quant_max = quant_max
    grad_fn.quant_min = quant_min
    grad_fn.scale_ = SavedVariable(scale, False)
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.zero_point_ = SavedVariable(zero_point, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = __fake_quantize_learnable_per_channel_affine_table[ks](ks, self, scale, zero_point, axis, quant_min, quant_max, grad_factor)
    set_history(result, grad_fn)
    return result


def _fused_moving_avg_obs_fq_helper(ks, self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant):  # _fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
    check_no_requires_grad(observer_on, "observer_on", "_fused_moving_avg_obs_fq_helper")
    check_no_requires_grad(fake_quant_on, "fake_quant_on", "_fused_moving_avg_obs_fq_helper")
    check_no_requires_grad(running_min, "running_min", "_fused_moving_avg_obs_fq_helper")
    check_no_requires_grad(running_max, "running_max", "_fused_moving_avg_obs_fq_helper")
    check_no_requires_grad(scale, "scale", "_fused_moving_avg_obs_fq_helper")
    check_no_requires_grad(zero_point, "zero_point", "_fused_moving_avg_obs_fq_helper")
    grad_fn = FusedMovingAvgObsFqHelperBackward0(collect_next_edges_1(self))
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        output, mask = __fused_moving_avg_obs_fq_helper_table[ks](ks, self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant)
    set_history(output, grad_fn)
    grad_fn.mask_ = SavedVariable(mask, True)
    return output, mask


def to_mkldnn(ks, self, dtype):  # to_mkldnn(Tensor self, ScalarType? dtype=None) -> Tensor
    grad_fn = ToMkldnnBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _to_mkldnn_table[ks](ks, self, dtype)
    set_history(result, grad_fn)
    return result


def mkldnn_linear(ks, self, weight, bias):  # mkldnn_linear(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor
    grad_fn = MkldnnLinearBackward0(collect_next_edges(self, weight, bias))
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    result = _mkldnn_linear_table[ks](ks, self, weight, bias)
    set_history(result, grad_fn)
    return result


def mkldnn_rnn_layer(ks, input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train):  # mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor)
    grad_fn = MkldnnRnnLayerBackward0(collect_next_edges(input, weight0, weight1, weight2, weight3, hx_, cx_))
    grad_fn.batch_first = batch_first
    grad_fn.batch_sizes = batch_sizes
    grad_fn.bidirectional = bidirectional
    grad_fn.cx__ = SavedVariable(cx_, False)
    grad_fn.has_biases = has_biases
    grad_fn.hidden_size = hidden_size
    grad_fn.hx__ = SavedVariable(hx_, False)
    grad_fn.input_ = SavedVariable(input, False)
    grad_fn.mode = mode
    grad_fn.num_layers = num_layers
    grad_fn.reverse = reverse
    grad_fn.train = train
    grad_fn.weight0_ = SavedVariable(weight0, False)
    grad_fn.weight1_ = SavedVariable(weight1, False)
    grad_fn.weight2_ = SavedVariable(weight2, False)
    grad_fn.weight3_ = SavedVariable(weight3, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result0, result1, result2, result3 = _mkldnn_rnn_layer_table[ks](ks, input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train)
    set_history_list((result0, result1, result2, None), grad_fn)
    grad_fn.result0_ = SavedVariable(result0, True)
    grad_fn.result1_ = SavedVariable(result1, True)
    grad_fn.result2_ = SavedVariable(result2, True)
    grad_fn.result3_ = SavedVariable(result3, True)
    return result0, result1, result2, result3


def mkldnn_convolution(ks, self, weight, bias, padding, stride, dilation, groups):  # mkldnn_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups) -> Tensor
    grad_fn = MkldnnConvolutionBackward0(collect_next_edges(self, weight, bias))
    grad_fn.bias_sym_sizes_opt = None if bias is None else bias.meta_.sizes
    grad_fn.dilation = dilation
    grad_fn.groups = groups
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    grad_fn.weight_ = SavedVariable(weight, False)
    ks &= AFTER_AUTOGRAD
    with AutoDispatchBelowADInplaceOrView():
        result = _mkldnn_convolution_table[ks](ks, self, weight, bias, padding, stride, dilation, groups)
    set_history(result, grad_fn)
    return result


def mkldnn_max_pool2d(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # mkldnn_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
    grad_fn = MkldnnMaxPool2DBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _mkldnn_max_pool2d_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def mkldnn_max_pool3d(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # mkldnn_max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
    grad_fn = MkldnnMaxPool3DBackward0(collect_next_edges_1(self))
    grad_fn.ceil_mode = ceil_mode
    grad_fn.dilation = dilation
    grad_fn.kernel_size = kernel_size
    grad_fn.padding = padding
    grad_fn.self_ = SavedVariable(self, False)
    grad_fn.stride = stride
    ks &= AFTER_AUTOGRAD
    result = _mkldnn_max_pool3d_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


def mkldnn_adaptive_avg_pool2d(ks, self, output_size):  # mkldnn_adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor
    grad_fn = MkldnnAdaptiveAvgPool2DBackward0(collect_next_edges_1(self))
    grad_fn.self_ = SavedVariable(self, False)
    ks &= AFTER_AUTOGRAD
    result = _mkldnn_adaptive_avg_pool2d_table[ks](ks, self, output_size)
    set_history(result, grad_fn)
    return result


def _mkldnn_reshape(ks, self, shape):  # _mkldnn_reshape(Tensor self, int[] shape) -> Tensor
    grad_fn = MkldnnReshapeBackward0(collect_next_edges_1(self))
    grad_fn.self_sym_sizes = self.meta_.sizes
    ks &= AFTER_AUTOGRAD
    result = __mkldnn_reshape_table[ks](ks, self, shape)
    set_history(result, grad_fn)
    return result


zeros_out = not_implemented_out("aten::zeros", "out", 1, guarded=True)
ones_out = not_implemented_out("aten::ones", "out", 1, guarded=True)
full_out = not_implemented_out("aten::full", "out", 1, guarded=True)
arange_out = not_implemented_out("aten::arange", "out", 1)
arange_start_out = not_implemented_out("aten::arange", "start_out", 1)
add_out = throw_error_out_requires_grad("add", "out")
sub_out = throw_error_out_requires_grad("sub", "out")
mul_out = throw_error_out_requires_grad("mul", "out")
div_out = throw_error_out_requires_grad("div", "out")
pow_Tensor_Tensor_out = throw_error_out_requires_grad("pow", "Tensor_Tensor_out")
pow_Scalar_out = throw_error_out_requires_grad("pow", "Scalar_out")
pow_Tensor_Scalar_out = throw_error_out_requires_grad("pow", "Tensor_Scalar_out")
maximum_out = throw_error_out_requires_grad("maximum", "out")
minimum_out = throw_error_out_requires_grad("minimum", "out")
bitwise_and_Tensor = not_implemented("aten::bitwise_and", "Tensor", 0, 1)
bitwise_and__Tensor = not_implemented_inplace("aten::bitwise_and_", "Tensor", 0, 1)
bitwise_and_Tensor_out = not_implemented_out("aten::bitwise_and", "Tensor_out", 1, 0, 1)
bitwise_and_Scalar = not_implemented("aten::bitwise_and", "Scalar", 0, guarded=True)
bitwise_and__Scalar = not_implemented_inplace("aten::bitwise_and_", "Scalar", 0, guarded=True)
bitwise_and_Scalar_out = not_implemented_out("aten::bitwise_and", "Scalar_out", 1, 0, guarded=True)
bitwise_and_Scalar_Tensor = not_implemented("aten::bitwise_and", "Scalar_Tensor", 1, guarded=True)
bitwise_or_Tensor = not_implemented("aten::bitwise_or", "Tensor", 0, 1)
bitwise_or__Tensor = not_implemented_inplace("aten::bitwise_or_", "Tensor", 0, 1)
bitwise_or_Tensor_out = not_implemented_out("aten::bitwise_or", "Tensor_out", 1, 0, 1)
bitwise_or_Scalar = not_implemented("aten::bitwise_or", "Scalar", 0, guarded=True)
bitwise_or__Scalar = not_implemented_inplace("aten::bitwise_or_", "Scalar", 0, guarded=True)
bitwise_or_Scalar_out = not_implemented_out("aten::bitwise_or", "Scalar_out", 1, 0, guarded=True)
bitwise_or_Scalar_Tensor = not_implemented("aten::bitwise_or", "Scalar_Tensor", 1, guarded=True)
bitwise_xor_Tensor = not_implemented("aten::bitwise_xor", "Tensor", 0, 1)
bitwise_xor__Tensor = not_implemented_inplace("aten::bitwise_xor_", "Tensor", 0, 1)
bitwise_xor_Tensor_out = not_implemented_out("aten::bitwise_xor", "Tensor_out", 1, 0, 1)
bitwise_xor_Scalar = not_implemented("aten::bitwise_xor", "Scalar", 0, guarded=True)
bitwise_xor__Scalar = not_implemented_inplace("aten::bitwise_xor_", "Scalar", 0, guarded=True)
bitwise_xor_Scalar_out = not_implemented_out("aten::bitwise_xor", "Scalar_out", 1, 0, guarded=True)
bitwise_xor_Scalar_Tensor = not_implemented("aten::bitwise_xor", "Scalar_Tensor", 1, guarded=True)
bitwise_not = not_implemented("aten::bitwise_not", "", 0)
bitwise_not_ = not_implemented_inplace("aten::bitwise_not_", "", 0)
bitwise_not_out = not_implemented_out("aten::bitwise_not", "out", 1, 0)
neg_out = throw_error_out_requires_grad("neg", "out")
abs_out = throw_error_out_requires_grad("abs", "out")
sign_out = throw_error_out_requires_grad("sign", "out")
reciprocal_out = throw_error_out_requires_grad("reciprocal", "out")
sqrt_out = throw_error_out_requires_grad("sqrt", "out")
rsqrt_out = throw_error_out_requires_grad("rsqrt", "out")
exp_out = throw_error_out_requires_grad("exp", "out")
log_out = throw_error_out_requires_grad("log", "out")
sin_out = throw_error_out_requires_grad("sin", "out")
cos_out = throw_error_out_requires_grad("cos", "out")
tanh_out = throw_error_out_requires_grad("tanh", "out")
sigmoid_out = throw_error_out_requires_grad("sigmoid", "out")
floor_out = throw_error_out_requires_grad("floor", "out")
ceil_out = throw_error_out_requires_grad("ceil", "out")
trunc_out = throw_error_out_requires_grad("trunc", "out")
where_self_out = throw_error_out_requires_grad("where", "self_out", 1, 2, 3)
clamp_out = throw_error_out_requires_grad("clamp", "out")
clamp_Tensor_out = throw_error_out_requires_grad("clamp", "Tensor_out")
clamp_min_out = throw_error_out_requires_grad("clamp_min", "out")
clamp_min_Tensor_out = throw_error_out_requires_grad("clamp_min", "Tensor_out")
clamp_max_out = throw_error_out_requires_grad("clamp_max", "out")
clamp_max_Tensor_out = throw_error_out_requires_grad("clamp_max", "Tensor_out")
addcmul_out = throw_error_out_requires_grad("addcmul", "out")
addcdiv_out = throw_error_out_requires_grad("addcdiv", "out")
lerp_Scalar_out = throw_error_out_requires_grad("lerp", "Scalar_out")
lerp_Tensor_out = throw_error_out_requires_grad("lerp", "Tensor_out")
threshold_backward_grad_input = throw_error_out_requires_grad("threshold_backward", "grad_input")
sigmoid_backward_grad_input = throw_error_out_requires_grad("sigmoid_backward", "grad_input")
tanh_backward_grad_input = throw_error_out_requires_grad("tanh_backward", "grad_input")
sum_IntList_out = throw_error_out_requires_grad("sum", "IntList_out")
mean_dtype_out = throw_error_out_requires_grad("mean", "dtype_out")
mean_out = throw_error_out_requires_grad("mean", "out")
prod_int_out = throw_error_out_requires_grad("prod", "int_out")
amax_out = throw_error_out_requires_grad("amax", "out")
amin_out = throw_error_out_requires_grad("amin", "out")
max_dim_max = throw_error_out_requires_grad("max", "dim_max")
max_unary_out = throw_error_out_requires_grad("max", "unary_out")
min_dim_min = throw_error_out_requires_grad("min", "dim_min")
min_unary_out = throw_error_out_requires_grad("min", "unary_out")
var_correction_out = throw_error_out_requires_grad("var", "correction_out")
std_correction_out = throw_error_out_requires_grad("std", "correction_out")
cumsum_out = throw_error_out_requires_grad("cumsum", "out")
mm_out = throw_error_out_requires_grad("mm", "out")
bmm_out = throw_error_out_requires_grad("bmm", "out")
mv_out = throw_error_out_requires_grad("mv", "out")
dot_out = throw_error_out_requires_grad("dot", "out")
addmm_out = throw_error_out_requires_grad("addmm", "out")
cat_out = throw_error_out_requires_grad("cat", "out")
stack_out = throw_error_out_requires_grad("stack", "out")
copy = not_implemented("aten::copy", "", 0, 1, guarded=True)
resize = not_implemented("aten::resize", "", 0, guarded=True)
index_Tensor_out = throw_error_out_requires_grad("index", "Tensor_out")
index_select_out = throw_error_out_requires_grad("index_select", "out", 0, 3)
gather_out = throw_error_out_requires_grad("gather", "out", 0, 4)
masked_select_out = throw_error_out_requires_grad("masked_select", "out", 0, 2)
exp2_out = throw_error_out_requires_grad("exp2", "out")
expm1_out = throw_error_out_requires_grad("expm1", "out")
log2_out = throw_error_out_requires_grad("log2", "out")
log10_out = throw_error_out_requires_grad("log10", "out")
log1p_out = throw_error_out_requires_grad("log1p", "out")
tan_out = throw_error_out_requires_grad("tan", "out")
asin_out = throw_error_out_requires_grad("asin", "out")
acos_out = throw_error_out_requires_grad("acos", "out")
atan_out = throw_error_out_requires_grad("atan", "out")
sinh_out = throw_error_out_requires_grad("sinh", "out")
cosh_out = throw_error_out_requires_grad("cosh", "out")
asinh_out = throw_error_out_requires_grad("asinh", "out")
acosh_out = throw_error_out_requires_grad("acosh", "out")
atanh_out = throw_error_out_requires_grad("atanh", "out")
erf_out = throw_error_out_requires_grad("erf", "out")
erfc_out = throw_error_out_requires_grad("erfc", "out")
erfinv_out = throw_error_out_requires_grad("erfinv", "out")
lgamma_out = throw_error_out_requires_grad("lgamma", "out")
digamma_out = throw_error_out_requires_grad("digamma", "out")
polygamma_out = throw_error_out_requires_grad("polygamma", "out")
frac_out = throw_error_out_requires_grad("frac", "out")
round_out = throw_error_out_requires_grad("round", "out")
round_decimals_out = throw_error_out_requires_grad("round", "decimals_out")
sgn_out = throw_error_out_requires_grad("sgn", "out")
sinc_out = throw_error_out_requires_grad("sinc", "out")
i0_out = throw_error_out_requires_grad("i0", "out")
special_entr_out = throw_error_out_requires_grad("special_entr", "out")
special_ndtri_out = throw_error_out_requires_grad("special_ndtri", "out")
special_log_ndtr_out = throw_error_out_requires_grad("special_log_ndtr", "out")
special_i0e_out = throw_error_out_requires_grad("special_i0e", "out")
special_i1_out = throw_error_out_requires_grad("special_i1", "out")
special_i1e_out = throw_error_out_requires_grad("special_i1e", "out")
special_erfcx_out = throw_error_out_requires_grad("special_erfcx", "out")
logit_out = throw_error_out_requires_grad("logit", "out")
mvlgamma_out = throw_error_out_requires_grad("mvlgamma", "out")
deg2rad_out = throw_error_out_requires_grad("deg2rad", "out")
rad2deg_out = throw_error_out_requires_grad("rad2deg", "out")
nan_to_num_out = throw_error_out_requires_grad("nan_to_num", "out")
angle_out = throw_error_out_requires_grad("angle", "out")
frexp_Tensor_out = throw_error_out_requires_grad("frexp", "Tensor_out")
ldexp_out = throw_error_out_requires_grad("ldexp", "out")
nextafter_out = throw_error_out_requires_grad("nextafter", "out")
copysign_out = throw_error_out_requires_grad("copysign", "out")
copysign_Scalar_out = throw_error_out_requires_grad("copysign", "Scalar_out")
heaviside_out = not_implemented_out("aten::heaviside", "out", 1, 0, 1)
heaviside = not_implemented("aten::heaviside", "", 0, 1)
heaviside_ = not_implemented_inplace("aten::heaviside_", "", 0, 1)
conj_physical_out = not_implemented_out("aten::conj_physical", "out", 1, 0)
div_out_mode = throw_error_out_requires_grad("div", "out_mode")
floor_divide = not_implemented("aten::floor_divide", "", 0, 1)
floor_divide_out = not_implemented_out("aten::floor_divide", "out", 1, 0, 1)
floor_divide_Scalar = not_implemented("aten::floor_divide", "Scalar", 0, guarded=True)
floor_divide__Tensor = not_implemented_inplace("aten::floor_divide_", "Tensor", 0, 1)
floor_divide__Scalar = not_implemented_inplace("aten::floor_divide_", "Scalar", 0, guarded=True)
remainder_Scalar_out = throw_error_out_requires_grad("remainder", "Scalar_out")
remainder_Tensor_out = throw_error_out_requires_grad("remainder", "Tensor_out")
remainder_Scalar_Tensor = not_implemented("aten::remainder", "Scalar_Tensor", 1)
fmod_Scalar_out = throw_error_out_requires_grad("fmod", "Scalar_out")
fmod_Tensor_out = throw_error_out_requires_grad("fmod", "Tensor_out")
atan2_out = throw_error_out_requires_grad("atan2", "out")
fmax_out = throw_error_out_requires_grad("fmax", "out")
fmin_out = throw_error_out_requires_grad("fmin", "out")
hypot_out = throw_error_out_requires_grad("hypot", "out")
logaddexp_out = throw_error_out_requires_grad("logaddexp", "out")
logaddexp2_out = throw_error_out_requires_grad("logaddexp2", "out")
igamma_out = throw_error_out_requires_grad("igamma", "out")
igammac_out = throw_error_out_requires_grad("igammac", "out")
xlogy_OutTensor = throw_error_out_requires_grad("xlogy", "OutTensor")
xlogy_OutScalar_Self = throw_error_out_requires_grad("xlogy", "OutScalar_Self")
xlogy_OutScalar_Other = throw_error_out_requires_grad("xlogy", "OutScalar_Other")
special_xlog1py_out = throw_error_out_requires_grad("special_xlog1py", "out")
special_xlog1py_self_scalar_out = throw_error_out_requires_grad("special_xlog1py", "self_scalar_out")
special_xlog1py_other_scalar_out = throw_error_out_requires_grad("special_xlog1py", "other_scalar_out")
special_zeta_out = throw_error_out_requires_grad("special_zeta", "out")
special_zeta_self_scalar_out = throw_error_out_requires_grad("special_zeta", "self_scalar_out")
special_zeta_other_scalar_out = throw_error_out_requires_grad("special_zeta", "other_scalar_out")
gcd_out = not_implemented_out("aten::gcd", "out", 1, 0, 1)
gcd = not_implemented("aten::gcd", "", 0, 1)
gcd_ = not_implemented_inplace("aten::gcd_", "", 0, 1)
lcm_out = not_implemented_out("aten::lcm", "out", 1, 0, 1)
lcm = not_implemented("aten::lcm", "", 0, 1)
lcm_ = not_implemented_inplace("aten::lcm_", "", 0, 1)
bitwise_left_shift_Tensor = not_implemented("aten::bitwise_left_shift", "Tensor", 0, 1)
bitwise_left_shift_Tensor_out = not_implemented_out("aten::bitwise_left_shift", "Tensor_out", 1, 0, 1)
bitwise_left_shift_Tensor_Scalar = not_implemented("aten::bitwise_left_shift", "Tensor_Scalar", 0, guarded=True)
bitwise_left_shift_Tensor_Scalar_out = not_implemented_out("aten::bitwise_left_shift", "Tensor_Scalar_out", 1, 0, guarded=True)
bitwise_left_shift_Scalar_Tensor = not_implemented("aten::bitwise_left_shift", "Scalar_Tensor", 1, guarded=True)
bitwise_left_shift__Tensor = not_implemented_inplace("aten::bitwise_left_shift_", "Tensor", 0, 1)
bitwise_left_shift__Tensor_Scalar = not_implemented_inplace("aten::bitwise_left_shift_", "Tensor_Scalar", 0, guarded=True)
bitwise_right_shift_Tensor = not_implemented("aten::bitwise_right_shift", "Tensor", 0, 1)
bitwise_right_shift_Tensor_out = not_implemented_out("aten::bitwise_right_shift", "Tensor_out", 1, 0, 1)
bitwise_right_shift_Tensor_Scalar = not_implemented("aten::bitwise_right_shift", "Tensor_Scalar", 0, guarded=True)
bitwise_right_shift_Tensor_Scalar_out = not_implemented_out("aten::bitwise_right_shift", "Tensor_Scalar_out", 1, 0, guarded=True)
bitwise_right_shift_Scalar_Tensor = not_implemented("aten::bitwise_right_shift", "Scalar_Tensor", 1, guarded=True)
bitwise_right_shift__Tensor = not_implemented_inplace("aten::bitwise_right_shift_", "Tensor", 0, 1)
bitwise_right_shift__Tensor_Scalar = not_implemented_inplace("aten::bitwise_right_shift_", "Tensor_Scalar", 0, guarded=True)
__lshift___Scalar = not_implemented("aten::__lshift__", "Scalar", 0)
__lshift___Tensor = not_implemented("aten::__lshift__", "Tensor", 0, 1)
__ilshift___Scalar = not_implemented_inplace("aten::__ilshift__", "Scalar", 0)
__ilshift___Tensor = not_implemented_inplace("aten::__ilshift__", "Tensor", 0, 1)
__rshift___Scalar = not_implemented("aten::__rshift__", "Scalar", 0)
__rshift___Tensor = not_implemented("aten::__rshift__", "Tensor", 0, 1)
__irshift___Scalar = not_implemented_inplace("aten::__irshift__", "Scalar", 0)
__irshift___Tensor = not_implemented_inplace("aten::__irshift__", "Tensor", 0, 1)
elu_out = throw_error_out_requires_grad("elu", "out")
elu_backward_grad_input = throw_error_out_requires_grad("elu_backward", "grad_input")
gelu_out = throw_error_out_requires_grad("gelu", "out")
gelu_backward_grad_input = throw_error_out_requires_grad("gelu_backward", "grad_input")
silu_out = throw_error_out_requires_grad("silu", "out")
silu_backward = not_implemented("aten::silu_backward", "", 0, 1)
silu_backward_grad_input = not_implemented_out("aten::silu_backward", "grad_input", 1, 0, 1)
mish_out = throw_error_out_requires_grad("mish", "out")
hardsigmoid_out = throw_error_out_requires_grad("hardsigmoid", "out")
hardsigmoid_backward = not_implemented("aten::hardsigmoid_backward", "", 0, 1)
hardsigmoid_backward_grad_input = not_implemented_out("aten::hardsigmoid_backward", "grad_input", 1, 0, 1)
leaky_relu_out = throw_error_out_requires_grad("leaky_relu", "out")
leaky_relu_backward_grad_input = throw_error_out_requires_grad("leaky_relu_backward", "grad_input")
threshold_out = throw_error_out_requires_grad("threshold", "out")
softplus_out = throw_error_out_requires_grad("softplus", "out")
softplus_backward_grad_input = throw_error_out_requires_grad("softplus_backward", "grad_input")
softshrink_out = throw_error_out_requires_grad("softshrink", "out")
softshrink_backward_grad_input = throw_error_out_requires_grad("softshrink_backward", "grad_input")
hardshrink_out = throw_error_out_requires_grad("hardshrink", "out")
hardshrink_backward_grad_input = throw_error_out_requires_grad("hardshrink_backward", "grad_input")
hardtanh_out = throw_error_out_requires_grad("hardtanh", "out")
hardtanh_backward_grad_input = throw_error_out_requires_grad("hardtanh_backward", "grad_input")
hardswish_out = throw_error_out_requires_grad("hardswish", "out")
log_sigmoid_forward_output = throw_error_out_requires_grad("log_sigmoid_forward", "output")
log_sigmoid_backward_grad_input = throw_error_out_requires_grad("log_sigmoid_backward", "grad_input")
glu_out = throw_error_out_requires_grad("glu", "out")
glu_backward_grad_input = throw_error_out_requires_grad("glu_backward", "grad_input")
glu_jvp = not_implemented("aten::glu_jvp", "", 0, 1, 2, guarded=True)
glu_backward_jvp = not_implemented("aten::glu_backward_jvp", "", 0, 1, 2, 3, 4, guarded=True)
softmax_int_out = not_implemented_out("aten::softmax", "int_out", 1, 0, guarded=True)
_softmax_out = throw_error_out_requires_grad("_softmax", "out")
_softmax_backward_data_out = throw_error_out_requires_grad("_softmax_backward_data", "out")
log_softmax_int_out = not_implemented_out("aten::log_softmax", "int_out", 1, 0, guarded=True)
_log_softmax_out = throw_error_out_requires_grad("_log_softmax", "out")
_log_softmax_backward_data_out = throw_error_out_requires_grad("_log_softmax_backward_data", "out")
rrelu_with_noise_out = throw_error_out_requires_grad("rrelu_with_noise", "out", 0, 6)
mse_loss_out = throw_error_out_requires_grad("mse_loss", "out")
mse_loss_backward_grad_input = throw_error_out_requires_grad("mse_loss_backward", "grad_input")
smooth_l1_loss_out = throw_error_out_requires_grad("smooth_l1_loss", "out")
smooth_l1_loss_backward_grad_input = throw_error_out_requires_grad("smooth_l1_loss_backward", "grad_input")
huber_loss_out = throw_error_out_requires_grad("huber_loss", "out")
huber_loss_backward_out = throw_error_out_requires_grad("huber_loss_backward", "out")
binary_cross_entropy_out = throw_error_out_requires_grad("binary_cross_entropy", "out")
binary_cross_entropy_backward_grad_input = throw_error_out_requires_grad("binary_cross_entropy_backward", "grad_input")
nll_loss_forward_output = throw_error_out_requires_grad("nll_loss_forward", "output", 0, 2, 5, 6)
nll_loss_backward_grad_input = throw_error_out_requires_grad("nll_loss_backward", "grad_input", 0, 1, 3, 6, 7)
nll_loss2d_forward_output = throw_error_out_requires_grad("nll_loss2d_forward", "output", 0, 2, 5, 6)
nll_loss2d_backward_grad_input = throw_error_out_requires_grad("nll_loss2d_backward", "grad_input", 0, 1, 3, 6, 7)
soft_margin_loss_out = throw_error_out_requires_grad("soft_margin_loss", "out")
soft_margin_loss_backward_grad_input = throw_error_out_requires_grad("soft_margin_loss_backward", "grad_input")
multi_margin_loss_out = throw_error_out_requires_grad("multi_margin_loss", "out", 0, 4, 6)
multi_margin_loss_backward = not_implemented("aten::multi_margin_loss_backward", "", 0, 1, 2, 5)
multi_margin_loss_backward_grad_input = not_implemented_out("aten::multi_margin_loss_backward", "grad_input", 1, 0, 1, 2, 5)
multilabel_margin_loss_forward_output = throw_error_out_requires_grad("multilabel_margin_loss_forward", "output", 0, 3, 4)
multilabel_margin_loss_backward = not_implemented("aten::multilabel_margin_loss_backward", "", 0, 1, 2, 4)
multilabel_margin_loss_backward_grad_input = not_implemented_out("aten::multilabel_margin_loss_backward", "grad_input", 1, 0, 1, 2, 4)
linear_out = throw_error_out_requires_grad("linear", "out")
_scaled_dot_product_flash_attention_for_cpu_backward = not_implemented("aten::_scaled_dot_product_flash_attention_for_cpu_backward", "", 0, 1, 2, 3, 4, 5, 8)
nansum_out = throw_error_out_requires_grad("nansum", "out")
aminmax_out = throw_error_out_requires_grad("aminmax", "out")
logsumexp_out = throw_error_out_requires_grad("logsumexp", "out")
linalg_vector_norm_out = throw_error_out_requires_grad("linalg_vector_norm", "out")
norm_dtype_out = throw_error_out_requires_grad("norm", "dtype_out")
norm_out = throw_error_out_requires_grad("norm", "out")
renorm_out = throw_error_out_requires_grad("renorm", "out")
cumprod_out = throw_error_out_requires_grad("cumprod", "out")
cummax_out = throw_error_out_requires_grad("cummax", "out")
cummin_out = throw_error_out_requires_grad("cummin", "out")
logcumsumexp_out = throw_error_out_requires_grad("logcumsumexp", "out")
_logcumsumexp = not_implemented("aten::_logcumsumexp", "", 0)
_logcumsumexp_out = not_implemented_out("aten::_logcumsumexp", "out", 1, 0)
sort_values = throw_error_out_requires_grad("sort", "values")
sort_values_stable = throw_error_out_requires_grad("sort", "values_stable")
topk_values = throw_error_out_requires_grad("topk", "values")
kthvalue_values = throw_error_out_requires_grad("kthvalue", "values")
median_dim_values = throw_error_out_requires_grad("median", "dim_values")
nanmedian_dim_values = throw_error_out_requires_grad("nanmedian", "dim_values")
mode_values = throw_error_out_requires_grad("mode", "values")
bincount = not_implemented("aten::bincount", "", 0, 1, guarded=True)
histogram_bins_tensor_out = not_implemented_out("aten::histogram", "bins_tensor_out", 2, 0, 1, 2, guarded=True)
histogram_bins_tensor = not_implemented("aten::histogram", "bins_tensor", 0, 1, 2, guarded=True)
histogram_bin_ct_out = not_implemented_out("aten::histogram", "bin_ct_out", 2, 0, 3, guarded=True)
histogram_bin_ct = not_implemented("aten::histogram", "bin_ct", 0, 3, guarded=True)
_segment_reduce_backward = not_implemented("aten::_segment_reduce_backward", "", 0, 1, 2, 4, 5)
_chunk_cat = not_implemented("aten::_chunk_cat", "", 0, guarded=True)
_chunk_cat_out = not_implemented_out("aten::_chunk_cat", "out", 1, 0, guarded=True)
_histogramdd_bin_edges = not_implemented("aten::_histogramdd_bin_edges", "", 0, 3)
_histogramdd_from_bin_cts = not_implemented("aten::_histogramdd_from_bin_cts", "", 0, 3)
_histogramdd_from_bin_tensors = not_implemented("aten::_histogramdd_from_bin_tensors", "", 0, 1, 2)
addmv_out = throw_error_out_requires_grad("addmv", "out")
baddbmm_out = throw_error_out_requires_grad("baddbmm", "out")
addbmm_out = throw_error_out_requires_grad("addbmm", "out")
addr_out = throw_error_out_requires_grad("addr", "out")
vdot_out = throw_error_out_requires_grad("vdot", "out")
linalg_cross_out = throw_error_out_requires_grad("linalg_cross", "out")
linalg_lu_factor_ex_out = throw_error_out_requires_grad("linalg_lu_factor_ex", "out")
linalg_lu_out = throw_error_out_requires_grad("linalg_lu", "out")
lu_unpack_out = throw_error_out_requires_grad("lu_unpack", "out", 0, 4, 5, 6)
linalg_lu_solve_out = throw_error_out_requires_grad("linalg_lu_solve", "out")
linalg_ldl_factor_ex = not_implemented("aten::linalg_ldl_factor_ex", "", 0, guarded=True)
linalg_ldl_factor_ex_out = not_implemented_out("aten::linalg_ldl_factor_ex", "out", 3, 0, guarded=True)
linalg_ldl_solve = not_implemented("aten::linalg_ldl_solve", "", 0, 1, 2, guarded=True)
linalg_ldl_solve_out = not_implemented_out("aten::linalg_ldl_solve", "out", 1, 0, 1, 2, guarded=True)
_linalg_solve_ex_result = throw_error_out_requires_grad("_linalg_solve_ex", "result")
linalg_inv_ex_inverse = throw_error_out_requires_grad("linalg_inv_ex", "inverse")
linalg_solve_triangular_out = throw_error_out_requires_grad("linalg_solve_triangular", "out")
triangular_solve_X = throw_error_out_requires_grad("triangular_solve", "X")
_linalg_det_result = throw_error_out_requires_grad("_linalg_det", "result")
_linalg_slogdet_sign = throw_error_out_requires_grad("_linalg_slogdet", "sign")
linalg_cholesky_ex_L = throw_error_out_requires_grad("linalg_cholesky_ex", "L")
cholesky_out = throw_error_out_requires_grad("cholesky", "out")
cholesky_solve_out = throw_error_out_requires_grad("cholesky_solve", "out")
_cholesky_solve_helper = not_implemented("aten::_cholesky_solve_helper", "", 0, 1, guarded=True)
cholesky_inverse_out = throw_error_out_requires_grad("cholesky_inverse", "out")
linalg_qr_out = throw_error_out_requires_grad("linalg_qr", "out")
geqrf_a = throw_error_out_requires_grad("geqrf", "a")
linalg_householder_product_out = throw_error_out_requires_grad("linalg_householder_product", "out")
ormqr_out = throw_error_out_requires_grad("ormqr", "out")
_linalg_svd_U = throw_error_out_requires_grad("_linalg_svd", "U")
_linalg_eigh_eigenvalues = throw_error_out_requires_grad("_linalg_eigh", "eigenvalues")
linalg_eig = not_implemented("aten::linalg_eig", "", 0, guarded=True)
linalg_eig_out = not_implemented_out("aten::linalg_eig", "out", 2, 0, guarded=True)
linalg_eigvals_out = not_implemented_out("aten::linalg_eigvals", "out", 1, 0, guarded=True)
linalg_lstsq_out = throw_error_out_requires_grad("linalg_lstsq", "out")
linalg_pinv_atol_rtol_tensor_out = throw_error_out_requires_grad("linalg_pinv", "atol_rtol_tensor_out")
scatter_src_out = throw_error_out_requires_grad("scatter", "src_out", 0, 3, 4)
scatter_value_out = throw_error_out_requires_grad("scatter", "value_out", 0, 4)
scatter_dot_reduce = not_implemented("aten::scatter", "reduce", 0, 2, 3, guarded=True)
scatter__reduce = not_implemented_inplace("aten::scatter_", "reduce", 0, 2, 3, guarded=True)
scatter_reduce_out = not_implemented_out("aten::scatter", "reduce_out", 1, 0, 2, 3, guarded=True)
scatter_value_reduce = not_implemented("aten::scatter", "value_reduce", 0, 2, guarded=True)
scatter__value_reduce = not_implemented_inplace("aten::scatter_", "value_reduce", 0, 2, guarded=True)
scatter_value_reduce_out = not_implemented_out("aten::scatter", "value_reduce_out", 1, 0, 2, guarded=True)
scatter_add_out = throw_error_out_requires_grad("scatter_add", "out", 0, 3, 4)
scatter_reduce_two_out = throw_error_out_requires_grad("scatter_reduce", "two_out", 0, 3, 6)
index_add_out = throw_error_out_requires_grad("index_add", "out", 0, 3, 5)
take_out = throw_error_out_requires_grad("take", "out", 0, 2)
tril_out = throw_error_out_requires_grad("tril", "out")
triu_out = throw_error_out_requires_grad("triu", "out")
diag_embed_out = not_implemented_out("aten::diag_embed", "out", 1, 0, guarded=True)
diagonal_copy_out = not_implemented_out("aten::diagonal_copy", "out", 1, 0, guarded=True)
narrow_copy_out = throw_error_out_requires_grad("narrow_copy", "out")
repeat_interleave_Tensor = not_implemented("aten::repeat_interleave", "Tensor", 0, guarded=True)
slice_scatter_out = not_implemented_out("aten::slice_scatter", "out", 1, 0, 1, guarded=True)
resize_as = not_implemented("aten::resize_as", "", 0, 1, guarded=True)
index_copy_out = throw_error_out_requires_grad("index_copy", "out", 0, 3, 4)
index_reduce_out = throw_error_out_requires_grad("index_reduce", "out", 0, 3, 6)
nonzero_static = not_implemented("aten::nonzero_static", "", 0)
nonzero_static_out = not_implemented_out("aten::nonzero_static", "out", 1, 0)
alias_copy_out = not_implemented_out("aten::alias_copy", "out", 1, 0, guarded=True)
as_strided_copy_out = not_implemented_out("aten::as_strided_copy", "out", 1, 0, guarded=True)
detach_copy = not_implemented("aten::detach_copy", "", 0, guarded=True)
detach_copy_out = not_implemented_out("aten::detach_copy", "out", 1, 0, guarded=True)
expand_copy_out = not_implemented_out("aten::expand_copy", "out", 1, 0, guarded=True)
permute_copy_out = not_implemented_out("aten::permute_copy", "out", 1, 0, guarded=True)
select_copy_int_out = not_implemented_out("aten::select_copy", "int_out", 1, 0, guarded=True)
slice_copy_Tensor_out = not_implemented_out("aten::slice_copy", "Tensor_out", 1, 0, guarded=True)
squeeze_copy_out = not_implemented_out("aten::squeeze_copy", "out", 1, 0, guarded=True)
squeeze_copy_dim_out = not_implemented_out("aten::squeeze_copy", "dim_out", 1, 0, guarded=True)
squeeze_copy_dims_out = not_implemented_out("aten::squeeze_copy", "dims_out", 1, 0, guarded=True)
t_copy_out = not_implemented_out("aten::t_copy", "out", 1, 0, guarded=True)
transpose_copy_int_out = not_implemented_out("aten::transpose_copy", "int_out", 1, 0, guarded=True)
unfold_copy_out = not_implemented_out("aten::unfold_copy", "out", 1, 0, guarded=True)
unsqueeze_copy_out = not_implemented_out("aten::unsqueeze_copy", "out", 1, 0, guarded=True)
view_copy_out = not_implemented_out("aten::view_copy", "out", 1, 0, guarded=True)
view_copy_dtype = not_implemented("aten::view_copy", "dtype", 0, guarded=True)
view_copy_dtype_out = not_implemented_out("aten::view_copy", "dtype_out", 1, 0, guarded=True)
split_copy_Tensor_out = throw_error_out_requires_grad("split_copy", "Tensor_out")
split_with_sizes_copy_out = throw_error_out_requires_grad("split_with_sizes_copy", "out")
unbind_copy_int_out = throw_error_out_requires_grad("unbind_copy", "int_out")
im2col_out = throw_error_out_requires_grad("im2col", "out")
col2im_out = throw_error_out_requires_grad("col2im", "out")
max_pool2d_with_indices_out = throw_error_out_requires_grad("max_pool2d_with_indices", "out")
max_pool2d_with_indices_backward_grad_input = throw_error_out_requires_grad("max_pool2d_with_indices_backward", "grad_input", 0, 1, 8)
max_pool3d_with_indices_out = throw_error_out_requires_grad("max_pool3d_with_indices", "out")
max_pool3d_with_indices_backward_grad_input = throw_error_out_requires_grad("max_pool3d_with_indices_backward", "grad_input", 0, 1, 8)
avg_pool2d_out = throw_error_out_requires_grad("avg_pool2d", "out")
avg_pool2d_backward_grad_input = throw_error_out_requires_grad("avg_pool2d_backward", "grad_input")
avg_pool3d_out = throw_error_out_requires_grad("avg_pool3d", "out")
avg_pool3d_backward_grad_input = throw_error_out_requires_grad("avg_pool3d_backward", "grad_input")
adaptive_avg_pool2d_out = not_implemented_out("aten::adaptive_avg_pool2d", "out", 1, 0)
adaptive_avg_pool3d_out = not_implemented_out("aten::adaptive_avg_pool3d", "out", 1, 0)
adaptive_max_pool2d_out = throw_error_out_requires_grad("adaptive_max_pool2d", "out")
adaptive_max_pool2d_backward_grad_input = throw_error_out_requires_grad("adaptive_max_pool2d_backward", "grad_input")
adaptive_max_pool3d_out = throw_error_out_requires_grad("adaptive_max_pool3d", "out")
adaptive_max_pool3d_backward_grad_input = throw_error_out_requires_grad("adaptive_max_pool3d_backward", "grad_input")
max_unpool2d_out = throw_error_out_requires_grad("max_unpool2d", "out", 0, 3)
max_unpool3d_out = throw_error_out_requires_grad("max_unpool3d", "out", 0, 5)
fractional_max_pool2d_output = throw_error_out_requires_grad("fractional_max_pool2d", "output")
fractional_max_pool2d_backward_grad_input = throw_error_out_requires_grad("fractional_max_pool2d_backward", "grad_input")
fractional_max_pool3d_output = throw_error_out_requires_grad("fractional_max_pool3d", "output")
fractional_max_pool3d_backward_grad_input = throw_error_out_requires_grad("fractional_max_pool3d_backward", "grad_input")
upsample_nearest1d_out = throw_error_out_requires_grad("upsample_nearest1d", "out")
upsample_nearest2d_out = throw_error_out_requires_grad("upsample_nearest2d", "out")
upsample_nearest3d_out = throw_error_out_requires_grad("upsample_nearest3d", "out")
upsample_linear1d_out = throw_error_out_requires_grad("upsample_linear1d", "out")
upsample_bilinear2d_out = throw_error_out_requires_grad("upsample_bilinear2d", "out")
upsample_trilinear3d_out = throw_error_out_requires_grad("upsample_trilinear3d", "out")
upsample_bicubic2d_out = throw_error_out_requires_grad("upsample_bicubic2d", "out")
_upsample_nearest_exact1d_out = throw_error_out_requires_grad("_upsample_nearest_exact1d", "out")
_upsample_nearest_exact2d_out = throw_error_out_requires_grad("_upsample_nearest_exact2d", "out")
_upsample_nearest_exact3d_out = throw_error_out_requires_grad("_upsample_nearest_exact3d", "out")
_upsample_bilinear2d_aa_out = throw_error_out_requires_grad("_upsample_bilinear2d_aa", "out")
_upsample_bicubic2d_aa_out = throw_error_out_requires_grad("_upsample_bicubic2d_aa", "out")
upsample_nearest1d_backward_grad_input = throw_error_out_requires_grad("upsample_nearest1d_backward", "grad_input")
upsample_nearest2d_backward_grad_input = throw_error_out_requires_grad("upsample_nearest2d_backward", "grad_input")
upsample_nearest3d_backward_grad_input = throw_error_out_requires_grad("upsample_nearest3d_backward", "grad_input")
upsample_linear1d_backward_grad_input = throw_error_out_requires_grad("upsample_linear1d_backward", "grad_input")
upsample_bilinear2d_backward_grad_input = throw_error_out_requires_grad("upsample_bilinear2d_backward", "grad_input")
upsample_trilinear3d_backward_grad_input = throw_error_out_requires_grad("upsample_trilinear3d_backward", "grad_input")
upsample_bicubic2d_backward_grad_input = throw_error_out_requires_grad("upsample_bicubic2d_backward", "grad_input")
_upsample_nearest_exact1d_backward_grad_input = throw_error_out_requires_grad("_upsample_nearest_exact1d_backward", "grad_input")
_upsample_nearest_exact2d_backward_grad_input = throw_error_out_requires_grad("_upsample_nearest_exact2d_backward", "grad_input")
_upsample_nearest_exact3d_backward_grad_input = throw_error_out_requires_grad("_upsample_nearest_exact3d_backward", "grad_input")
_upsample_bilinear2d_aa_backward_grad_input = throw_error_out_requires_grad("_upsample_bilinear2d_aa_backward", "grad_input")
_upsample_bicubic2d_aa_backward_grad_input = throw_error_out_requires_grad("_upsample_bicubic2d_aa_backward", "grad_input")
native_channel_shuffle = not_implemented("aten::native_channel_shuffle", "", 0, guarded=True)
reflection_pad1d_out = throw_error_out_requires_grad("reflection_pad1d", "out")
reflection_pad2d_out = throw_error_out_requires_grad("reflection_pad2d", "out")
reflection_pad3d_out = throw_error_out_requires_grad("reflection_pad3d", "out")
replication_pad1d_out = throw_error_out_requires_grad("replication_pad1d", "out")
replication_pad2d_out = throw_error_out_requires_grad("replication_pad2d", "out")
replication_pad3d_out = throw_error_out_requires_grad("replication_pad3d", "out")
reflection_pad1d_backward_grad_input = throw_error_out_requires_grad("reflection_pad1d_backward", "grad_input")
reflection_pad2d_backward_grad_input = throw_error_out_requires_grad("reflection_pad2d_backward", "grad_input")
reflection_pad3d_backward_grad_input = throw_error_out_requires_grad("reflection_pad3d_backward", "grad_input")
replication_pad1d_backward_grad_input = throw_error_out_requires_grad("replication_pad1d_backward", "grad_input")
replication_pad2d_backward_grad_input = throw_error_out_requires_grad("replication_pad2d_backward", "grad_input")
replication_pad3d_backward_grad_input = throw_error_out_requires_grad("replication_pad3d_backward", "grad_input")
native_batch_norm_out = throw_error_out_requires_grad("native_batch_norm", "out")
_native_batch_norm_legit_out = not_implemented_out("aten::_native_batch_norm_legit", "out", 3, 0, 1, 2, 3, 4)
_native_batch_norm_legit_no_stats_out = throw_error_out_requires_grad("_native_batch_norm_legit", "no_stats_out")
native_group_norm_backward = not_implemented("aten::native_group_norm_backward", "", 0, 1, 2, 3, 4)
_embedding_bag_forward_only = not_implemented("aten::_embedding_bag_forward_only", "", 0, 1, 2, 6)
_embedding_bag_per_sample_weights_backward = not_implemented("aten::_embedding_bag_per_sample_weights_backward", "", 0, 1, 2, 3, 4)
rand_out = not_implemented_out("aten::rand", "out", 1, guarded=True)
rand_generator_out = not_implemented_out("aten::rand", "generator_out", 1, guarded=True)
randint_out = not_implemented_out("aten::randint", "out", 1, guarded=True)
randint_generator_out = not_implemented_out("aten::randint", "generator_out", 1, guarded=True)
randint_low_out = not_implemented_out("aten::randint", "low_out", 1, guarded=True)
randint_low_generator_out = not_implemented_out("aten::randint", "low_generator_out", 1, guarded=True)
randperm_out = not_implemented_out("aten::randperm", "out", 1, guarded=True)
randperm_generator_out = not_implemented_out("aten::randperm", "generator_out", 1, guarded=True)
normal_functional = not_implemented("aten::normal_functional", "", 0, guarded=True)
_sample_dirichlet = not_implemented("aten::_sample_dirichlet", "", 0, guarded=True)
_dirichlet_grad = not_implemented("aten::_dirichlet_grad", "", 0, 1, 2, guarded=True)
binomial = not_implemented("aten::binomial", "", 0, 1, guarded=True)
bernoulli_p = not_implemented("aten::bernoulli", "p", 0, guarded=True)
bernoulli_out = throw_error_out_requires_grad("bernoulli", "out")
normal_Tensor_float_out = throw_error_out_requires_grad("normal", "Tensor_float_out")
normal_float_Tensor_out = throw_error_out_requires_grad("normal", "float_Tensor_out")
normal_Tensor_Tensor_out = throw_error_out_requires_grad("normal", "Tensor_Tensor_out")
normal_float_float_out = not_implemented_out("aten::normal", "float_float_out", 1, guarded=True)
linspace_out = not_implemented_out("aten::linspace", "out", 1, guarded=True)
linspace_Tensor_Tensor_out = not_implemented_out("aten::linspace", "Tensor_Tensor_out", 1, 0, 1, guarded=True)
linspace_Tensor_Scalar_out = not_implemented_out("aten::linspace", "Tensor_Scalar_out", 1, 0, guarded=True)
linspace_Scalar_Tensor_out = not_implemented_out("aten::linspace", "Scalar_Tensor_out", 1, 1, guarded=True)
logspace_out = not_implemented_out("aten::logspace", "out", 1, guarded=True)
logspace_Tensor_Tensor_out = not_implemented_out("aten::logspace", "Tensor_Tensor_out", 1, 0, 1, guarded=True)
logspace_Tensor_Scalar_out = not_implemented_out("aten::logspace", "Tensor_Scalar_out", 1, 0, guarded=True)
logspace_Scalar_Tensor_out = not_implemented_out("aten::logspace", "Scalar_Tensor_out", 1, 1, guarded=True)
range_out_ = not_implemented_out("aten::range", "out_", 1, guarded=True)
range_out = not_implemented_out("aten::range", "out", 1)
eye_out = not_implemented_out("aten::eye", "out", 1, guarded=True)
eye_m_out = not_implemented_out("aten::eye", "m_out", 1, guarded=True)
_ctc_loss_backward = not_implemented("aten::_ctc_loss_backward", "", 0, 1, 2, 5, 6)
_ctc_loss_backward_Tensor = not_implemented("aten::_ctc_loss_backward", "Tensor", 0, 1, 2, 3, 4, 5, 6)
_amp_update_scale_ = not_implemented_inplace("aten::_amp_update_scale_", "", 0, 1, 2)
_coalesced_ = not_implemented_inplace("aten::_coalesced_", "", 0)
_sparse_mask_projection = not_implemented("aten::_sparse_mask_projection", "", 0, 1)
sparse_resize_ = not_implemented_inplace("aten::sparse_resize_", "", 0)
sparse_resize_and_clear_ = not_implemented_inplace("aten::sparse_resize_and_clear_", "", 0)
resize_as_sparse_ = not_implemented_inplace("aten::resize_as_sparse_", "", 0, 1)
_sparse_broadcast_to = not_implemented("aten::_sparse_broadcast_to", "", 0)
_sparse_sum_backward = not_implemented("aten::_sparse_sum_backward", "", 0, 1)
_sparse_softmax_backward_data = not_implemented("aten::_sparse_softmax_backward_data", "", 0, 1, 3)
_sparse_log_softmax_backward_data = not_implemented("aten::_sparse_log_softmax_backward_data", "", 0, 1, 3)
sspaddmm_out = not_implemented_out("aten::sspaddmm", "out", 1, 0, 1, 2)
hspmm = not_implemented("aten::hspmm", "", 0, 1)
quantize_per_tensor = not_implemented("aten::quantize_per_tensor", "", 0, guarded=True)
quantize_per_tensor_tensor_qparams = not_implemented("aten::quantize_per_tensor", "tensor_qparams", 0, 1, 2, guarded=True)
quantize_per_tensor_tensors = not_implemented("aten::quantize_per_tensor", "tensors", 0, 1, 2, guarded=True)
quantize_per_tensor_dynamic = not_implemented("aten::quantize_per_tensor_dynamic", "", 0, guarded=True)
quantize_per_channel = not_implemented("aten::quantize_per_channel", "", 0, 1, 2, guarded=True)
dequantize_self = not_implemented("aten::dequantize", "self", 0, guarded=True)
dequantize_tensors = not_implemented("aten::dequantize", "tensors", 0)
q_per_channel_scales = not_implemented("aten::q_per_channel_scales", "", 0)
q_per_channel_zero_points = not_implemented("aten::q_per_channel_zero_points", "", 0)
int_repr = not_implemented("aten::int_repr", "", 0)
_make_per_tensor_quantized_tensor = not_implemented("aten::_make_per_tensor_quantized_tensor", "", 0, guarded=True)
_make_per_channel_quantized_tensor = not_implemented("aten::_make_per_channel_quantized_tensor", "", 0, 1, 2, guarded=True)
_empty_per_channel_affine_quantized = not_implemented("aten::_empty_per_channel_affine_quantized", "", 1, 2, guarded=True)
empty_quantized = not_implemented("aten::empty_quantized", "", 1)
quantized_batch_norm = not_implemented("aten::quantized_batch_norm", "", 0, 1, 2, 3, 4)
quantized_max_pool1d = not_implemented("aten::quantized_max_pool1d", "", 0)
quantized_max_pool2d = not_implemented("aten::quantized_max_pool2d", "", 0)
quantized_max_pool3d = not_implemented("aten::quantized_max_pool3d", "", 0)
mkldnn_reorder_conv2d_weight = not_implemented("aten::mkldnn_reorder_conv2d_weight", "", 0)
mkldnn_reorder_conv3d_weight = not_implemented("aten::mkldnn_reorder_conv3d_weight", "", 0)
mkldnn_linear_backward_input = not_implemented("aten::mkldnn_linear_backward_input", "", 1, 2)
mkldnn_linear_backward_weights = not_implemented("aten::mkldnn_linear_backward_weights", "", 0, 1, 2)
mkldnn_rnn_layer_backward = not_implemented("aten::mkldnn_rnn_layer_backward", "", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 22, guarded=True)
mkldnn_linear_backward = not_implemented("aten::mkldnn_linear_backward", "", 0, 1, 2)
mkldnn_max_pool2d_backward = not_implemented("aten::mkldnn_max_pool2d_backward", "", 0, 1, 2)
mkldnn_max_pool3d_backward = not_implemented("aten::mkldnn_max_pool3d_backward", "", 0, 1, 2)
mkldnn_adaptive_avg_pool2d_out = throw_error_out_requires_grad("mkldnn_adaptive_avg_pool2d", "out")
mkldnn_adaptive_avg_pool2d_backward = not_implemented("aten::mkldnn_adaptive_avg_pool2d_backward", "", 0, 1)
_mkldnn_transpose = not_implemented("aten::_mkldnn_transpose", "", 0)
_mkldnn_transpose_ = not_implemented_inplace("aten::_mkldnn_transpose_", "", 0)

provide_kernels(globals(), DispatchKey.Autograd, only_if_requires_grad=True)
