"""Every name that the library promises exists, and nearly all that PyTorch has."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import tinytensor as tt

FUNCTIONS = """
abs neg sign signbit exp exp2 expm1 log log2 log10 log1p sqrt rsqrt square reciprocal sin cos tan asin acos atan sinh cosh
tanh asinh acosh atanh sigmoid logit erf erfc erfinv lgamma digamma ceil floor round trunc frac nan_to_num isnan isinf
isfinite logical_and logical_or logical_xor logical_not bitwise_and bitwise_or bitwise_xor bitwise_not bitwise_left_shift
bitwise_right_shift add sub rsub mul div true_divide floor_divide remainder fmod pow float_power atan2 maximum minimum fmax
fmin hypot logaddexp logaddexp2 xlogy copysign heaviside gcd lcm lerp addcmul addcdiv clamp clamp_min clamp_max where eq ne
lt le gt ge isclose allclose equal
sum nansum mean prod var std var_mean std_mean norm logsumexp amax amin aminmax max min argmax argmin median kthvalue mode
all any count_nonzero cumsum cumprod cummax cummin logcumsumexp quantile
mm bmm matmul mv addmm addmv addbmm baddbmm dot vdot inner outer tensordot einsum kron cross trace matrix_power
reshape transpose swapaxes permute movedim t squeeze unsqueeze broadcast_to narrow select diagonal as_strided split
split_with_sizes chunk tensor_split hsplit vsplit unbind flatten unflatten ravel detach flip fliplr flipud roll rot90 tile
repeat_interleave cat stack hstack vstack dstack column_stack block_diag diag diag_embed tril triu tril_indices
triu_indices meshgrid broadcast_tensors cartesian_prod
index_put index_select index_add index_fill index_copy index_reduce gather scatter scatter_add scatter_reduce masked_fill
masked_select masked_scatter take take_along_dim put nonzero argwhere searchsorted bucketize select_scatter slice_scatter
diagonal_scatter sort argsort topk unique unique_consecutive bincount histc isin
tensor as_tensor from_numpy zeros ones full empty empty_strided arange linspace logspace eye zeros_like ones_like full_like
empty_like rand_like randn_like randint_like manual_seed Generator rand randn randint randperm normal bernoulli multinomial
set_printoptions from_dlpack
""".split()

METHODS = """
view view_as reshape reshape_as transpose swapaxes permute movedim t T mT squeeze unsqueeze expand expand_as broadcast_to
narrow select diagonal unfold as_strided split split_with_sizes chunk tensor_split hsplit vsplit unbind flatten unflatten
ravel contiguous detach flip roll repeat tile repeat_interleave new_zeros new_ones new_full new_empty new_tensor uniform_
exponential_ normal_ bernoulli_ random_ index_put index_select index_add index_fill index_copy index_reduce scatter
scatter_add scatter_reduce masked_scatter take take_along_dim put sort argsort topk unique unique_consecutive item tolist
numpy __array__ __dlpack__ __dlpack_device__ __format__ __iter__ __len__ __bool__ __contains__ __deepcopy__ __reduce_ex__
add_ sub_ mul_ div_ floor_divide_ remainder_ fmod_ pow_ clamp_ lerp_ addcmul_ addcdiv_ cumsum_ cumprod_ tril_ triu_
__add__ __radd__ __iadd__ __sub__ __rsub__ __isub__ __mul__ __rmul__ __imul__ __truediv__ __rtruediv__ __itruediv__
__floordiv__ __rfloordiv__ __ifloordiv__ __mod__ __rmod__ __imod__ __pow__ __rpow__ __ipow__ __matmul__ __rmatmul__ __and__
__rand__ __iand__ __or__ __ror__ __ior__ __xor__ __rxor__ __ixor__ __lshift__ __rlshift__ __ilshift__ __rshift__
__rrshift__ __irshift__ __neg__ __pos__ __abs__ __invert__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__
""".split()

FUNCTIONAL = """
linear bilinear conv1d conv2d conv3d conv_transpose1d conv_transpose2d unfold fold max_pool1d max_pool2d avg_pool1d
avg_pool2d adaptive_avg_pool1d adaptive_avg_pool2d adaptive_max_pool1d adaptive_max_pool2d interpolate pixel_shuffle pad
relu relu6 leaky_relu prelu elu selu celu gelu silu mish hardtanh hardswish hardsigmoid softplus softsign softshrink
hardshrink threshold glu logsigmoid tanhshrink softmax log_softmax softmin gumbel_softmax batch_norm layer_norm group_norm
instance_norm rms_norm local_response_norm normalize embedding embedding_bag one_hot cross_entropy nll_loss mse_loss l1_loss
smooth_l1_loss huber_loss kl_div binary_cross_entropy binary_cross_entropy_with_logits margin_ranking_loss
triplet_margin_loss cosine_embedding_loss cosine_similarity pairwise_distance scaled_dot_product_attention dropout dropout1d
dropout2d dropout3d alpha_dropout feature_alpha_dropout ctc_loss multi_head_attention_forward
""".split()

LINALG = "vector_norm norm matrix_norm inv solve cholesky qr svd eigh det slogdet lstsq cross matrix_power".split()


@pytest.mark.parametrize(
    ("namespace", "names"),
    [(tt, FUNCTIONS), (tt.Tensor, METHODS), (tt.nn.functional, FUNCTIONAL), (tt.linalg, LINALG)],
    ids=["torch", "Tensor", "functional", "linalg"],
)
def test_promised_names_exist(namespace: Any, names: list[str]) -> None:
    assert [name for name in names if not hasattr(namespace, name)] == []


def test_nine_tenths_of_pytorch(torch: Any) -> None:
    path = Path(__file__).with_name("api_coverage.py")
    spec = importlib.util.spec_from_file_location("api_coverage", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    shares = {coverage.namespace: coverage.share for coverage in module.walk(torch, tt)}
    floors = {
        "torch.Tensor": 0.99,
        "torch": 0.89,
        "torch.nn.functional": 0.96,
        "torch.linalg": 0.92,
        "torch.special": 1.0,
    }
    assert {name: share for name, share in shares.items() if share < floors[name]} == {}
