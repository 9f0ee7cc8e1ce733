"""tinytensor: PyTorch's internals in miniature and for real.

    >>> import tinytensor as tt
    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> (x * 3 + 1).backward()
    >>> x.grad
    tensor([3.])

The order of the imports below is the order of the floors: c10, dispatch, operators, Tensor, kernels, autograd. What a first
sum does not need (nn, optim, kernels' files) is imported at its first use: the end of this file, and
Note [Kernels are imported when they are needed]. The long list of operators is written by `python -m tinytensor.codegen`.

Mirrors torch/__init__.py.
"""

import gc as _gc
import math as _math
from typing import TYPE_CHECKING as _TYPE_CHECKING

# Nearly everything that an import makes stays alive, so the garbage collector would search in vain, for a tenth of the time
# that the import takes. It is off until the end of this file.
_collects = _gc.isenabled()
_gc.disable()

from tinytensor.c10.device import Device as device
from tinytensor.c10.error import AcceleratorError, OutOfMemoryError
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor.c10.grad_mode import enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from tinytensor.c10.inference_mode import is_inference_mode_enabled
from tinytensor.c10.layout import (
    Layout as layout,
)
from tinytensor.c10.layout import (
    MemoryFormat as memory_format,
)
from tinytensor.c10.layout import (
    channels_last,
    channels_last_3d,
    contiguous_format,
    jagged,
    _mkldnn,
    preserve_format,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.quantizer import (
    QScheme as qscheme,
)
from tinytensor.c10.quantizer import (
    per_channel_affine,
    per_channel_affine_float_qparams,
    per_channel_symmetric,
    per_tensor_affine,
    per_tensor_symmetric,
)
from tinytensor.c10.metadata import Size
from tinytensor._tensor.new_sparse import (
    sparse_bsc_tensor, sparse_bsr_tensor, sparse_compressed_tensor, sparse_coo_tensor, sparse_csc_tensor, sparse_csr_tensor,
)  # fmt: skip
from tinytensor.c10.type_info import finfo, iinfo
from tinytensor.c10.scalar_type import (
    ScalarType as dtype,
)
from tinytensor.c10.scalar_type import (
    bfloat16,
    bool_,
    complex32,
    complex64,
    complex128,
    float8_e4m3fn,
    float8_e4m3fnuz,
    float8_e5m2,
    float8_e5m2fnuz,
    float8_e8m0fnu,
    float16,
    float32,
    float64,
    get_default_dtype,
    int8,
    int16,
    int32,
    int64,
    qint8,
    qint32,
    quint8,
    set_default_dtype,
    uint8,
    uint16,
    uint32,
    uint64,
)

# isort: split
from tinytensor.aten.functions import (
    abs, abs_, absolute, acos, acos_, acosh, acosh_, adaptive_avg_pool1d, adaptive_max_pool1d, add, addbmm, addcdiv,
    addcmul, addmm, addmv, addmv_, addr, adjoint, affine_grid_generator, alias_copy, all, allclose, alpha_dropout,
    alpha_dropout_, amax, amin, aminmax, angle, any, arange, arccos, arccos_, arccosh, arccosh_, arcsin, arcsin_,
    arcsinh, arcsinh_, arctan, arctan2, arctan_, arctanh, arctanh_, argmax, argmin, argsort, argwhere, as_strided,
    as_strided_, as_strided_copy, as_strided_scatter, asin, asin_, asinh, asinh_, atan, atan2, atan_, atanh, atanh_,
    avg_pool1d, baddbmm, bartlett_window, batch_norm, bernoulli, bilinear, binary_cross_entropy_with_logits, bincount,
    binomial, bitwise_and, bitwise_left_shift, bitwise_not, bitwise_or, bitwise_right_shift, bitwise_xor,
    blackman_window, bmm, broadcast_to, bucketize, cat, ceil, ceil_, celu, celu_, channel_shuffle, cholesky,
    cholesky_inverse, cholesky_solve, choose_qparams_optimized, chunk, clamp, clamp_, clamp_max, clamp_max_,
    clamp_min, clamp_min_, clip, clip_, clone, column_stack, combinations, concat, concatenate, conj, conj_physical,
    conj_physical_, constant_pad_nd, conv1d, conv2d, conv3d, conv_tbc, conv_transpose1d, conv_transpose2d,
    conv_transpose3d, convolution, copysign, corrcoef, cos, cos_, cosh, cosh_, cosine_embedding_loss,
    cosine_similarity, count_nonzero, cov, cross, ctc_loss, cummax, cummin, cumprod, cumsum, cumulative_trapezoid,
    deg2rad, deg2rad_, dequantize, det, detach, detach_, detach_copy, diag, diag_embed, diagflat, diagonal,
    diagonal_copy, diagonal_scatter, diff, digamma, dist, div, divide, dot, dropout, dropout_, dsplit, dstack,
    embedding, embedding_bag, embedding_renorm_, empty, empty_like, empty_permuted, empty_quantized, empty_strided,
    eq, equal, erf, erf_, erfc, erfc_, erfinv, exp, exp2, exp2_, exp_, expand_copy, expm1, expm1_, eye,
    fake_quantize_per_channel_affine, fake_quantize_per_tensor_affine, feature_alpha_dropout, feature_alpha_dropout_,
    feature_dropout, feature_dropout_, fill, fill_, fix, fix_, flatten, flip, fliplr, flipud, float_power, floor,
    floor_, floor_divide, fmax, fmin, fmod, frac, frac_, frexp, frobenius_norm, full, full_like,
    fused_moving_avg_obs_fake_quant, gather, gcd, gcd_, ge, geqrf, ger, gradient, greater, greater_equal,
    grid_sampler, grid_sampler_2d, grid_sampler_3d, group_norm, gru, gru_cell, gt, hamming_window, hann_window,
    hardshrink, heaviside, hinge_embedding_loss, histc, histogram, histogramdd, hsplit, hspmm, hstack, hypot, i0, i0_,
    igamma, igammac, imag, index_add, index_copy, index_fill, index_put, index_put_, index_reduce, index_select,
    inner, instance_norm, int_repr, inverse, is_distributed, is_nonzero, is_same_size, isclose, isfinite, isin, isinf,
    isnan, isneginf, isposinf, isreal, kaiser_window, kl_div, kron, kthvalue, layer_norm, lcm, lcm_, ldexp, ldexp_,
    le, lerp, less, less_equal, lgamma, linspace, log, log10, log10_, log1p, log1p_, log2, log2_, log_, log_softmax,
    logaddexp, logaddexp2, logcumsumexp, logdet, logical_and, logical_not, logical_or, logical_xor, logit, logit_,
    logspace, logsumexp, lstm, lstm_cell, lt, lu_solve, lu_unpack, margin_ranking_loss, masked_fill, masked_scatter,
    masked_select, matmul, matrix_exp, matrix_power, max, max_pool1d, max_pool1d_with_indices, max_pool2d, max_pool3d,
    maximum, mean, median, min, minimum, mkldnn_adaptive_avg_pool2d, mkldnn_convolution, mkldnn_linear_backward_input,
    mkldnn_linear_backward_weights, mkldnn_max_pool2d, mkldnn_max_pool3d, mkldnn_rnn_layer, mm, mode, moveaxis,
    movedim, msort, mul, multinomial, multiply, mv, mvlgamma, nan_to_num, nan_to_num_, nanmean, nanmedian,
    nanquantile, nansum, narrow, narrow_copy, native_batch_norm, native_channel_shuffle, native_dropout,
    native_group_norm, native_layer_norm, ne, neg, neg_, negative, negative_, nextafter, nonzero_static,
    norm_except_dim, normal, not_equal, nuclear_norm, ones, ones_like, orgqr, ormqr, outer, pairwise_distance, pdist,
    permute, permute_copy, pinverse, pixel_shuffle, pixel_unshuffle, poisson, poisson_nll_loss, polygamma, positive,
    pow, prelu, prod, put, q_per_channel_axis, q_per_channel_scales, q_per_channel_zero_points, q_scale, q_zero_point,
    qr, quantile, quantize_per_channel, quantize_per_tensor, quantize_per_tensor_dynamic, quantized_batch_norm,
    quantized_max_pool1d, quantized_max_pool2d, quantized_max_pool3d, rad2deg, rad2deg_, rand, rand_like, randint,
    randint_like, randn, randn_like, randperm, range, ravel, real, reciprocal, reciprocal_, relu, relu_, remainder,
    renorm, repeat_interleave, reshape, resize_as_, resize_as_sparse_, resolve_conj, resolve_neg, rms_norm, rnn_relu,
    rnn_relu_cell, rnn_tanh, rnn_tanh_cell, roll, rot90, round, round_, row_stack, rrelu, rrelu_, rsqrt, rsqrt_, rsub,
    scalar_tensor, scatter, scatter_add, scatter_reduce, searchsorted, segment_reduce, select, select_copy,
    select_scatter, selu, selu_, sgn, sigmoid, sigmoid_, sign, signbit, sin, sin_, sinc, sinc_, sinh, sinh_,
    slice_copy, slice_scatter, slogdet, smm, softmax, sort, split_copy, split_with_sizes, split_with_sizes_copy, sqrt,
    sqrt_, square, square_, squeeze, squeeze_copy, sspaddmm, stack, std, std_mean, sub, subtract, sum, svd, swapaxes,
    swapdims, t, t_copy, take, take_along_dim, tan, tan_, tanh, tanh_, tensor_split, threshold, threshold_, tile,
    topk, trace, transpose, transpose_copy, trapezoid, trapz, triangular_solve, tril, tril_indices,
    triplet_margin_loss, triu, triu_indices, true_divide, trunc, trunc_, unbind, unbind_copy, unflatten, unfold_copy,
    unsafe_chunk, unsafe_split, unsafe_split_with_sizes, unsqueeze, unsqueeze_copy, vander, var, var_mean, vdot,
    view_copy, vsplit, vstack, where, xlogy, xlogy_, zero_, zeros, zeros_like,
)  # fmt: skip

# isort: split
from tinytensor.c10.device_modules import _register_device_module, get_device_module
from tinytensor._tensor import Tensor
from tinytensor._tensor.dlpack import from_dlpack, to_dlpack
from tinytensor._streams import Event, Stream
from tinytensor._tensor.legacy import TENSORS as _tensors
from tinytensor._tensor.storage import STORAGES as _storages
from tinytensor._tensor.new import asarray, frombuffer
from tinytensor._tensor.new import as_tensor, from_numpy, tensor
from tinytensor._tensor.str import set_printoptions
from tinytensor.functional import (
    atleast_1d, atleast_2d, atleast_3d, block_diag, broadcast_shapes, broadcast_tensors, can_cast, cartesian_prod,
    cdist, chain_matmul, compiled_with_cxx11_abi, eig, einsum, get_default_device, get_device, get_num_threads,
    is_complex, is_conj, is_floating_point, is_inference, is_neg, is_signed, is_storage, is_tensor, lstsq, lu,
    matrix_rank, meshgrid, nonzero, norm, numel, promote_types, result_type, set_default_device,
    set_default_tensor_type, set_flush_denormal, set_num_threads, solve, split, symeig, tensordot, typename, unique,
    unique_consecutive, unravel_index, complex, istft, polar, stft, view_as_complex, view_as_real,
)  # fmt: skip
from tinytensor.aten.functions import _scaled_dot_product_flash_attention_for_cpu, _unique, _unique2
from tinytensor.aten.functions import _native_batch_norm_legit
from tinytensor.aten.functions import _chunk_cat
from tinytensor.aten.functions import _is_all_true, _is_any_true
from tinytensor.aten.functions import segment_reduce as _segment_reduce
from tinytensor.aten.functions import _histogramdd_bin_edges, _histogramdd_from_bin_cts, _histogramdd_from_bin_tensors
from tinytensor.aten.functions import _dirichlet_grad, _sample_dirichlet, _standard_gamma, _standard_gamma_grad
from tinytensor.aten.functions import _unsafe_index, _unsafe_index_put
from tinytensor.aten.functions import _unsafe_masked_index, _unsafe_masked_index_put_accumulate
from tinytensor.aten.functions import _pack_padded_sequence, _pad_packed_sequence, _weight_norm, _weight_norm_interface
from tinytensor.aten.functions import _amp_foreach_non_finite_check_and_unscale_, _amp_update_scale_
from tinytensor.aten.functions import _choose_qparams_per_tensor, _empty_affine_quantized
from tinytensor.aten.functions import _empty_per_channel_affine_quantized
from tinytensor.aten.functions import _fake_quantize_learnable_per_channel_affine
from tinytensor.aten.functions import _fake_quantize_learnable_per_tensor_affine
from tinytensor.aten.functions import _fake_quantize_per_tensor_affine_cachemask_tensor_qparams
from tinytensor.aten.functions import _make_per_channel_quantized_tensor, _make_per_tensor_quantized_tensor
from tinytensor.aten.functions import _fused_adagrad_, _fused_adam_, _fused_adamw_, _fused_sgd_
from tinytensor.aten.functions import _fused_moving_avg_obs_fq_helper


# isort: split
from tinytensor.aten.core.python import constructor_arguments as _constructor_arguments
from tinytensor.aten.native.generated import deferred_kernels as _deferred_kernels
from tinytensor.aten.native.quantized import library as _quantized_library
from tinytensor.aten import autocast_mode as _autocast_mode

# isort: split
from tinytensor import _C, amp, autograd, linalg, random, return_types, special
from tinytensor.aten.functionalization import functionalize_fallback_kernel as _functionalize_fallback_kernel
from tinytensor.aten.functionalization.python_torch_functions_manual import (
    _disable_functionalization,
    _enable_functionalization,
    _from_functional_tensor,
    _is_functional_tensor,
    _sync,
    _to_functional_tensor,
)  # fmt: skip
from tinytensor.autograd.anomaly_mode import is_anomaly_check_nan_enabled, is_anomaly_enabled, set_anomaly_enabled
from tinytensor.c10.device_autoload import _import_device_backends, _is_device_backend_autoload_enabled
from tinytensor.functional import (
    are_deterministic_algorithms_enabled,
    get_deterministic_debug_mode,
    get_float32_matmul_precision,
    is_deterministic_algorithms_warn_only_enabled,
    set_deterministic_debug_mode,
    set_float32_matmul_precision,
    use_deterministic_algorithms,
)  # fmt: skip
from tinytensor._ops import ops
from tinytensor.amp.autocast_mode import autocast
from tinytensor.amp.state import (
    autocast_decrement_nesting, autocast_increment_nesting, clear_autocast_cache, get_autocast_cpu_dtype,
    get_autocast_dtype, get_autocast_gpu_dtype, is_autocast_cache_enabled, is_autocast_cpu_enabled, is_autocast_enabled,
    set_autocast_cache_enabled, set_autocast_cpu_dtype, set_autocast_cpu_enabled, set_autocast_dtype,
    set_autocast_enabled, set_autocast_gpu_dtype,
)  # fmt: skip
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.c10.generator import Generator, default_generator
from tinytensor.random import get_rng_state, initial_seed, manual_seed, seed, set_rng_state, thread_safe_generator
from tinytensor.version import __version__ as __version__


spmm = dsmm = mm  # PyTorch's old names
saddmm = sspaddmm
bool = bool_
short, int, long = int16, int32, int64
half, float, double = float16, float32, float64
chalf, cfloat, cdouble = complex32, complex64, complex128
inf, nan, pi, e = _math.inf, _math.nan, _math.pi, _math.e

BoolTensor, ByteTensor, CharTensor = _tensors[bool_], _tensors[uint8], _tensors[int8]
ShortTensor, IntTensor, LongTensor = _tensors[int16], _tensors[int32], _tensors[int64]
HalfTensor, BFloat16Tensor = _tensors[float16], _tensors[bfloat16]
FloatTensor, DoubleTensor = _tensors[float32], _tensors[float64]
BoolStorage, ByteStorage, CharStorage = _storages[bool_], _storages[uint8], _storages[int8]
ShortStorage, IntStorage, LongStorage = _storages[int16], _storages[int32], _storages[int64]
HalfStorage, BFloat16Storage = _storages[float16], _storages[bfloat16]
FloatStorage, DoubleStorage = _storages[float32], _storages[float64]
QUInt8Storage, QInt8Storage, QInt32Storage = _storages[quint8], _storages[qint8], _storages[qint32]

# Packages that many programs do not need are imported when somebody first asks for them.
__getattr__, __dir__ = _on_first_use(
    globals(),
    "_VF __config__ __future__ _dynamo _higher_order_ops _jit_internal _lowrank _subclasses _tensor_str _utils accelerator ao "
    "backends blas compiler cpu cuda distributed "
    "distributions export fft func futures fx hub jit library masked monitor mps mtia multiprocessing nested nn onnx optim "
    "overrides profiler quantization quasirandom safetensors serialization signal sparse storage testing "
    "torch_version types utils version xpu",
    **dict.fromkeys("Future ScriptFunction ScriptModule fork wait".split(), "tinytensor.jit"),
    _debug_has_internal_overlap="tinytensor._names", _assert="tinytensor.functional",
    compile="tinytensor.compiler", load="tinytensor.serialization", save="tinytensor.serialization",
    vmap="tinytensor.func.vmap", pca_lowrank="tinytensor.linalg._lowrank", svd_lowrank="tinytensor.linalg._lowrank",
    GradScaler="tinytensor.amp", cond="tinytensor._higher_order_ops.cond", while_loop="tinytensor._higher_order_ops.while_loop",
    **dict.fromkeys(
        (
            "Storage TypedStorage UntypedStorage classproperty from_file get_file_path get_num_interop_threads has_lapack has_mkl "
            "has_openmp has_spectral is_vulkan_available is_warn_always_enabled legacy_contiguous_format newaxis set_num_interop_threads "
            "set_warn_always"
        ).split(),
        "tinytensor._names",
    ),
    **dict.fromkeys(
        (
            "_check _check_index _check_is_size _check_not_implemented _check_tensor_all _check_tensor_all_with _check_type _check_value "
            "_check_with"
        ).split(),
        "tinytensor._checks",
    ),
    **dict.fromkeys(
        (
            "SymBool SymFloat SymInt sym_constrain_range sym_constrain_range_for_size sym_float sym_fresh_size sym_int sym_ite sym_max "
            "sym_min sym_not sym_sqrt sym_sum"
        ).split(),
        "tinytensor._sym",
    ),
    **dict.fromkeys(
        (
            f"_foreach_{_name}{_in_place}" for _in_place in ("", "_") for _name in (
                "abs acos add addcdiv addcmul asin atan ceil clamp_max clamp_min clone copy cos cosh div erf erfc exp expm1 floor frac "
                "lerp lgamma log log10 log1p log2 max maximum minimum mm mul neg norm pow powsum reciprocal round rsqrt sigmoid sign sin "
                "sinh sqrt sub tan tanh trunc zero"
            ).split() if f"{_name}{_in_place}" not in ("clone_", "copy", "max_", "mm_", "norm_", "powsum_", "zero")
        ),
        "tinytensor._foreach",
    ),
)  # fmt: skip
__all__ = [_name for _name in __dir__() if not _name.startswith("_")]
if _TYPE_CHECKING:
    from tinytensor import (
        accelerator, ao, backends, compiler, cpu, cuda, distributed, export, fft, func, futures, fx, hub, library, masked, monitor,
        mps, mtia, multiprocessing, nested, nn, onnx, optim, overrides, profiler, quasirandom, safetensors, serialization, signal, sparse,
        storage, torch_version, types, utils, version, xpu,
    )  # fmt: skip
    from tinytensor._names import (
        Storage, TypedStorage, UntypedStorage, classproperty, from_file, get_file_path, get_num_interop_threads, has_lapack, has_mkl,
        has_openmp, has_spectral, is_vulkan_available, is_warn_always_enabled, legacy_contiguous_format, newaxis,
        set_num_interop_threads, set_warn_always,
    )  # fmt: skip
    from tinytensor._sym import (
        SymBool, SymFloat, SymInt, sym_constrain_range, sym_constrain_range_for_size, sym_float, sym_fresh_size, sym_int, sym_ite,
        sym_max, sym_min, sym_not, sym_sqrt, sym_sum,
    )  # fmt: skip
    from tinytensor._higher_order_ops import cond, while_loop
    from tinytensor.amp import GradScaler
    from tinytensor.compiler import compile
    from tinytensor.func.vmap import vmap
    from tinytensor.linalg._lowrank import pca_lowrank, svd_lowrank
    from tinytensor.serialization import load, save

# `freeze` and `unfreeze` move all objects of the import to the oldest generation without looking at them. Otherwise the first
# collection, which would come within the next line, would walk through all of them and find nothing. If the program has
# frozen objects itself, nothing is done, since `unfreeze` would release these too.
if _collects:
    if not _gc.get_freeze_count():
        _gc.freeze()
        _gc.unfreeze()
    _gc.enable()

# Last of all: a backend may use whatever stands above.
if _is_device_backend_autoload_enabled():
    _import_device_backends()
