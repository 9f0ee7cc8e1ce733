"""The kernels of the autocast keys: cast the inputs as the operator's list says, and call the operator again.

    with tt.autocast("cpu"):
        tt.mm(a, b)          # AutocastCPU: mm is lower_precision_fp -> mm(a.to(bfloat16), b.to(bfloat16)), key excluded

The key stands above autograd, so casts are recorded like the program's own calls: a backward pass runs in the dtypes of
the forward pass, and saved tensors are the small ones. While the operator runs the second time, its key is excluded for
the whole thread, because what the operator calls in turn must not be cast again.

Note [The lists]
The lists are PyTorch's, for the CPU and for CUDA. They say which operators are cast, and how:

    lower_precision_fp    cast all floating-point inputs to the autocast dtype: matrix products, convolutions
    fp32                  cast all floating-point inputs to float32: where a short mantissa or a small range would show
    fp32_set_opt_dtype    leave the inputs; let `dtype`, where it is not given, be float32
    fp32_append_dtype     leave the inputs; call the overload that takes a dtype, with float32
    promote               cast to the widest dtype among the inputs, for operators that want all of one dtype
    banned                refuse, with advice

An operator that stands in no list runs in the dtypes that come in, as it does without autocast. The lists name overloads
that Python programs call, and also operators that PyTorch registers and this library does not have.

Note [The cache of casts]
A weight is used many times between two updates, and its cast is the same each time. So casts of leaves of dtype float32
that require grad are kept, by the identity of the tensor, until the outermost autocast context ends. They are made with
grad mode on, even within `no_grad`, since the next use may be one that is differentiated. In inference mode nothing is
cached. Each thread counts its own nesting, but there is one cache for all threads, as in PyTorch.

Mirrors aten/src/ATen/autocast_mode.{h,cpp}: the lists, `cached_cast`, `prioritize` and the templates WrapFunction_.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.call_stub import compile_stub
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher, find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.schema.function_schema import ListType, OptionalType, base_type, is_tensor_like
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.aten.native.shape.copy import _to_copy
from tinytensor.c10.autocast_state import AUTOCAST_KEYS, get_autocast_dtype, is_autocast_cache_enabled
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import AUTOCAST_ON, BACKEND_MASK, REQUIRES_GRAD, key_set
from tinytensor.c10.grad_mode import enable_grad
from tinytensor.c10.inference_mode import is_inference_mode_enabled
from tinytensor.c10.local_dispatch_key_set import (
    DEFAULT_INCLUDED,
    DEFAULT_NOT_EXCLUDED,
    set_local_keys,
    state,
    tls,
)
from tinytensor.c10.scalar_type import ScalarType, float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Policies = dict[str, list[str]]

CPU: Policies = {
    "lower_precision_fp": """
        conv1d conv1d.padding conv2d conv2d.padding conv3d conv3d.padding bmm mm linalg_vecdot baddbmm addmm
        _addmm_activation addbmm linear _convolution.deprecated matmul conv_tbc mkldnn_rnn_layer conv_transpose1d
        conv_transpose2d.input conv_transpose3d.input prelu scaled_dot_product_attention
        _native_multi_head_attention
    """.split(),
    "fp32": """
        _grid_sampler_2d_cpu_fallback _lu_with_info adaptive_avg_pool3d adaptive_max_pool3d avg_pool3d
        binary_cross_entropy binary_cross_entropy_with_logits cdist cholesky cholesky_inverse cholesky_solve
        cosine_embedding_loss cross_entropy_loss ctc_loss.IntList ctc_loss.Tensor fake_quantize_per_tensor_affine
        fft_fft fft_fft2 fft_fftn fft_hfft fft_ifft fft_ifft2 fft_ifftn fft_ihfft fft_irfft fft_irfft2 fft_irfftn
        fft_rfft fft_rfft2 fft_rfftn fractional_max_pool2d fractional_max_pool3d geqrf grid_sampler grid_sampler_2d
        grid_sampler_3d hinge_embedding_loss huber_loss inverse kl_div l1_loss linalg_cholesky linalg_cholesky_ex
        linalg_cond linalg_cond.p_str linalg_eig linalg_eigh linalg_eigvals linalg_eigvalsh
        linalg_householder_product linalg_inv linalg_inv_ex linalg_lstsq linalg_matrix_rank
        linalg_matrix_rank.atol_rtol_float linalg_matrix_rank.atol_rtol_tensor linalg_matrix_rank.tol_tensor
        linalg_qr linalg_solve linalg_svd linalg_svdvals linalg_tensorinv linalg_tensorsolve lu_solve
        margin_ranking_loss max_pool3d max_unpool2d max_unpool3d mse_loss multi_margin_loss multilabel_margin_loss
        multilabel_margin_loss_forward nanquantile nanquantile.scalar nll_loss nll_loss2d orgqr ormqr pinverse
        poisson_nll_loss polar prod prod.dim_int qr quantile quantile.scalar reflection_pad1d reflection_pad2d
        replication_pad1d replication_pad2d replication_pad3d smooth_l1_loss soft_margin_loss stft stft.center svd
        trace triangular_solve triplet_margin_loss view_as_complex
    """.split(),
    "promote": """stack cat index_copy""".split(),
}

CUDA: Policies = {
    "lower_precision_fp": """
        _convolution.deprecated _convolution conv1d conv2d conv3d conv_tbc conv_transpose1d conv_transpose2d.input
        conv_transpose3d.input convolution prelu addmm addmv addr matmul einsum mm mv linalg_vecdot linear addbmm
        baddbmm bmm chain_matmul linalg_multi_dot _thnn_fused_lstm_cell _thnn_fused_gru_cell lstm_cell gru_cell
        rnn_tanh_cell rnn_relu_cell _scaled_dot_product_flash_attention scaled_dot_product_attention
        cudnn_convolution cudnn_convolution_transpose
    """.split(),
    "fp32": """
        acos asin cosh erfinv exp expm1 log log10 log2 log1p reciprocal rsqrt sinh tan pow.Tensor_Scalar
        pow.Tensor_Tensor pow.Scalar softplus layer_norm native_layer_norm rms_norm group_norm frobenius_norm.dim
        nuclear_norm nuclear_norm.dim cosine_similarity poisson_nll_loss cosine_embedding_loss nll_loss nll_loss2d
        hinge_embedding_loss kl_div l1_loss smooth_l1_loss huber_loss mse_loss margin_ranking_loss
        multilabel_margin_loss soft_margin_loss triplet_margin_loss multi_margin_loss
        binary_cross_entropy_with_logits dist pdist cdist renorm logsumexp upsample_nearest1d
        _upsample_nearest_exact1d upsample_nearest2d _upsample_nearest_exact2d upsample_nearest3d
        _upsample_nearest_exact3d upsample_linear1d upsample_bilinear2d _upsample_bilinear2d_aa upsample_trilinear3d
        upsample_bicubic2d _upsample_bicubic2d_aa
    """.split(),
    "fp32_set_opt_dtype": """
        prod prod.dim_int softmax.int log_softmax.int cumprod cumsum linalg_vector_norm linalg_matrix_norm
        linalg_matrix_norm.str_ord sum sum.dim_IntList
    """.split(),
    "fp32_append_dtype": """norm.Scalar norm.ScalarOpt_dim""".split(),
    "promote": """
        addcdiv addcmul atan2 bilinear cross dot vdot grid_sampler index_put tensordot scatter_add
    """.split(),
    "banned": """binary_cross_entropy""".split(),
}

LISTS = {"cpu": CPU, "cuda": CUDA}


# ---- the kernels -----------------------------------------------------------------------------------------------------

Policy = Callable[[OperatorHandle, str], Callable[[Sequence[Any]], Any]]

# The id of a tensor -> that tensor, and its cast. See Note [The cache of casts].
_cached_casts: dict[int, tuple[weakref.ref[Any], Any]] = {}


def clear_cache() -> None:
    """Forget all casts."""
    _cached_casts.clear()


def is_eligible(arg: Tensor, device_type: str) -> bool:
    """Whether autocast may cast it: on the device, and of a floating-point dtype other than float64."""
    metadata = arg.meta_
    dtype = metadata.dtype
    return dtype.is_floating_point and dtype is not float64 and metadata.device.type == device_type


def cached_cast(to_type: ScalarType, arg: Tensor, device_type: str) -> Tensor:
    """The tensor as `to_type`, if it is eligible; a weight from the cache."""
    metadata = arg.meta_
    if metadata.dtype is to_type or not is_eligible(arg, device_type):
        return arg
    if not metadata.key_set & REQUIRES_GRAD:
        # `to` only calls `_to_copy`: where nobody sees or records the two, that one's kernel is called at once.
        if (
            metadata is metadata.plain
            and metadata.device is cpu
            and tls.included | state.observed == _WITH_AUTOCAST
            and tls.not_excluded | REQUIRES_GRAD == DEFAULT_NOT_EXCLUDED
        ):
            return _to_copy(arg, to_type, None, None, None, False, None)
        return F.to_dtype(arg, to_type)
    if not _can_cache(to_type, arg, device_type):
        return F.to_dtype(arg, to_type)
    found = _cached_casts.get(id(arg))
    if found is not None and found[0]() is arg:
        return found[1]
    with enable_grad():
        casted = F.to_dtype(arg, to_type)
    _cached_casts[id(arg)] = weakref.ref(arg), casted
    return casted


# What is included while autocast is on and nothing else is.
_WITH_AUTOCAST = DEFAULT_INCLUDED | AUTOCAST_ON


def _can_cache(to_type: ScalarType, arg: Tensor, device_type: str) -> bool:
    """Of a tensor that requires grad, see Note [The cache of casts]."""
    return (
        arg.meta_.dtype is float32
        and arg.is_leaf
        and not arg._is_view()
        and to_type is get_autocast_dtype(device_type)
        and is_autocast_cache_enabled()
        and not is_inference_mode_enabled()
    )


def promote_type(device_type: str, tensors: Sequence[Tensor]) -> ScalarType:
    """The widest dtype of the eligible ones: float32 if any has it, else the autocast dtype; RuntimeError for a
    third."""
    lower = get_autocast_dtype(device_type)
    widest = lower
    if widest is float64:
        raise RuntimeError("promote type is double in at::autocast::prioritize")
    for tensor in tensors:
        if not is_eligible(tensor, device_type):
            continue
        if tensor.meta_.dtype is float32:
            widest = float32
        elif widest is not float32 and tensor.meta_.dtype is not lower:
            raise RuntimeError("Unexpected floating ScalarType in at::autocast::prioritize")
    return widest


class _Inputs:
    """Which arguments of an operator are tensors, and which are lists of tensors."""

    def __init__(self, op: OperatorHandle) -> None:
        tensors: list[int] = []
        lists: list[int] = []
        for position, argument in enumerate(op.schema.arguments):
            if is_tensor_like(argument.type):
                type = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
                (lists if isinstance(type, ListType) else tensors).append(position)
        self.tensors = tuple(tensors)
        self.lists = tuple(lists)
        # (position, whether it is a list)
        self.last_first = tuple((position, position in lists) for position in sorted(tensors + lists, reverse=True))

    def all(self, args: Sequence[Any]) -> list[Tensor]:
        found = [args[position] for position in self.tensors]
        for position in self.lists:
            found += args[position] or ()
        return [each for each in found if each is not None]

    def cast(self, args: Sequence[Any], to_type: ScalarType, device_type: str) -> list[Any]:
        """The arguments, each tensor cast; the last first, as C++ compilers evaluate the arguments of a call."""
        values = list(args)
        for position, is_list in self.last_first:
            value = values[position]
            if value is None:
                continue
            if is_list:
                values[position] = tuple(
                    [each if each is None else cached_cast(to_type, each, device_type) for each in value]
                )
            else:
                values[position] = cached_cast(to_type, value, device_type)
        return values


# The policies: operator and device -> what to do with the arguments. See Note [The lists].


def lower_precision_fp(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), compile_stub(op)
    return lambda args: call(*inputs.cast(args, get_autocast_dtype(device_type), device_type))


def fp32(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), compile_stub(op)
    return lambda args: call(*inputs.cast(args, float32, device_type))


def fp32_set_opt_dtype(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    (place,) = [i for i, argument in enumerate(op.schema.arguments) if base_type(argument.type).name == "ScalarType"]
    call = compile_stub(op)

    def run(args: Sequence[Any]) -> Any:
        if args[place] is not None or not is_eligible(args[0], device_type):
            return call(*args)
        return call(*args[:place], float32, *args[place + 1 :])

    return run


def fp32_append_dtype(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    overload = {"Scalar": "ScalarOpt_dtype", "ScalarOpt_dim": "ScalarOpt_dim_dtype"}[op.name.overload_name]
    call = find_schema_or_throw(op.name.name, overload).call
    return lambda args: call(*args, float32 if is_eligible(args[0], device_type) else args[0].meta_.dtype)


def promote(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), compile_stub(op)
    return lambda args: call(*inputs.cast(args, promote_type(device_type, inputs.all(args)), device_type))


def banned(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    def refuse(args: Sequence[Any]) -> Any:
        raise RuntimeError(
            "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
            "Many models use a sigmoid layer right before the binary cross entropy layer.\n"
            "In this case, combine the two layers using torch.nn.functional.binary_cross_entropy_with_logits\n"
            "or torch.nn.BCEWithLogitsLoss.  binary_cross_entropy_with_logits and BCEWithLogits are\n"
            "safe to autocast."
        )

    return refuse


POLICIES: dict[str, Policy] = {
    policy.__name__: policy
    for policy in (lower_precision_fp, fp32, fp32_set_opt_dtype, fp32_append_dtype, promote, banned)
}


def make_kernel(policy: Policy, device_type: str) -> Callable[[OperatorHandle], Unboxed]:
    """op -> its kernel at the device's autocast key."""
    key = key_set(AUTOCAST_KEYS[device_type]) & ~BACKEND_MASK

    def adapt(op: OperatorHandle) -> Unboxed:
        run = policy(op, device_type)

        def autocast_kernel(ks: int, *args: Any) -> Any:
            # ExcludeDispatchKeyGuard, without the object. AUTOCAST_ON stays included, so the thread's key sets are no
            # defaults meanwhile, and its mark in `state.dirty` stays as well.
            removed = tls.not_excluded & key
            tls.not_excluded &= ~removed
            try:
                return run(args)
            finally:
                if removed and not tls.included & AUTOCAST_ON:  # code within has turned autocast off, for its own time
                    set_local_keys(tls.included | AUTOCAST_ON, tls.not_excluded | removed)
                else:
                    tls.not_excluded |= removed

        return autocast_kernel

    return adapt


def register_autocast_kernels() -> None:
    """A kernel for each listed operator that the library has. PyTorch's lists name a few more."""
    for device_type, lists in LISTS.items():
        for policy, names in lists.items():
            kernel = KernelFunction(
                adapt=make_kernel(POLICIES[policy], device_type), debug="registered at aten/autocast_mode.py"
            )
            for text in names:
                name = parse_name(f"aten::{text}")
                if dispatcher.find_schema(name.name, name.overload_name) is not None:
                    dispatcher.register_kernel(name.name, name.overload_name, AUTOCAST_KEYS[device_type], kernel)


register_autocast_kernels()
