"""torch.nn.functional: layers as functions without parameters of their own, a file for each kind.

    activation.py             relu, gelu, softplus, ...
    attention.py              scaled_dot_product_attention, one_hot
    convolution.py            conv1d to conv3d, their transposes, fold and unfold
    distance.py               cosine_similarity, pairwise_distance, pdist, normalize
    dropout.py                dropout of elements and of channels
    embedding.py              embedding, embedding_bag
    linear.py                 linear, bilinear
    linear_cross_entropy.py   a linear layer and its cross entropy, in chunks of the batch
    loss.py                   all other losses; reduction.py is about their argument `reduction`
    multi_head_attention.py   multi_head_attention_forward
    normalization.py          batch_norm, layer_norm, group_norm, ...
    padding.py                pad
    pooling.py                max, average, power-average and fractional pools, and max_unpool
    softmax.py                softmax, log_softmax, softmin, gumbel_softmax
    vision.py                 interpolate, grid_sample, pixel_shuffle, ...

A function here checks its arguments in PyTorch's words, chooses among operators, and calls them. Where PyTorch has nothing to
add to an operator, the name is the operator itself.

Mirrors torch/nn/functional.py, which is one file.
"""

# Some functions have the name of the file that they come from (`linear`, `embedding`, `softmax`, `dropout`). As an attribute of
# this package such a name is the function; the file is reached by `from tinytensor.nn.functional.linear import ...`.
from tinytensor.nn.functional.activation import (
    _threshold, celu, celu_, elu, elu_, gelu, glu, hardshrink, hardsigmoid, hardswish, hardtanh, hardtanh_, leaky_relu, leaky_relu_,
    logsigmoid, mish, prelu, relu, relu6, relu_, rrelu, rrelu_, selu, selu_, sigmoid, silu, softplus, softshrink,
    softsign, tanh, tanhshrink, threshold, threshold_,
)  # fmt: skip

# isort: split
from tinytensor.nn.functional.attention import one_hot, scaled_dot_product_attention

# isort: split
from tinytensor.nn.functional.distance import cosine_similarity, normalize, pairwise_distance, pdist

# isort: split
from tinytensor.nn.functional.linear import bilinear, linear

# isort: split
from tinytensor.nn.functional.loss import (
    gaussian_nll_loss, huber_loss, l1_loss, mse_loss, poisson_nll_loss, smooth_l1_loss,
    binary_cross_entropy, binary_cross_entropy_with_logits, cross_entropy, kl_div, multilabel_soft_margin_loss, nll_loss,
    cosine_embedding_loss, hinge_embedding_loss, margin_ranking_loss, multi_margin_loss, multilabel_margin_loss,
    soft_margin_loss, triplet_margin_loss, triplet_margin_with_distance_loss, ctc_loss,
)  # fmt: skip

# isort: split
from tinytensor.nn.functional.softmax import gumbel_softmax, log_softmax, softmax, softmin

# isort: split
from tinytensor.nn.functional.dropout import (
    alpha_dropout,
    dropout,
    dropout1d,
    dropout2d,
    dropout3d,
    feature_alpha_dropout,
)

# isort: split
from tinytensor.nn.functional.convolution import (
    conv1d,
    conv2d,
    conv3d,
    conv_tbc,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
    fold,
    unfold,
)

# isort: split
from tinytensor.nn.functional.embedding import (
    embedding,
    embedding_bag,
)

# isort: split
from tinytensor.nn.functional.normalization import (
    batch_norm,
    group_norm,
    instance_norm,
    layer_norm,
    local_response_norm,
    rms_norm,
)

# isort: split
from tinytensor.nn.functional.padding import (
    pad,
)

# isort: split
from tinytensor.nn.functional.pooling import (
    adaptive_avg_pool1d,
    adaptive_avg_pool2d,
    adaptive_avg_pool3d,
    adaptive_max_pool1d,
    adaptive_max_pool1d_with_indices,
    adaptive_max_pool2d,
    adaptive_max_pool2d_with_indices,
    adaptive_max_pool3d,
    adaptive_max_pool3d_with_indices,
    avg_pool1d,
    avg_pool2d,
    avg_pool3d,
    fractional_max_pool2d,
    fractional_max_pool2d_with_indices,
    fractional_max_pool3d,
    fractional_max_pool3d_with_indices,
    lp_pool1d,
    lp_pool2d,
    lp_pool3d,
    max_pool1d,
    max_pool1d_with_indices,
    max_pool2d,
    max_pool2d_with_indices,
    max_pool3d,
    max_pool3d_with_indices,
    max_unpool1d,
    max_unpool2d,
    max_unpool3d,
)

# isort: split
from tinytensor.nn.functional.vision import (
    affine_grid,
    channel_shuffle,
    grid_sample,
    interpolate,
    native_channel_shuffle,
    pixel_shuffle,
    pixel_unshuffle,
    upsample,
    upsample_bilinear,
    upsample_nearest,
)

# isort: split
from tinytensor.nn.functional.linear_cross_entropy import linear_cross_entropy

# isort: split
from tinytensor.nn.functional.multi_head_attention import (
    _canonical_mask,
    _in_projection,
    _in_projection_packed,
    _mha_shape_check,
    _none_or_dtype,
    multi_head_attention_forward,
)

# isort: split
# Names that programs take from here because PyTorch's file has them: `F._Reduction.get_enum`, `F.has_torch_function`.
from tinytensor import _VF
from tinytensor.nn.functional import reduction as _Reduction
from tinytensor.nn.functional.normalization import _verify_batch_size, _verify_spatial_size
from tinytensor.overrides import (
    handle_torch_function, has_torch_function, has_torch_function_unary, has_torch_function_variadic,
)  # fmt: skip
