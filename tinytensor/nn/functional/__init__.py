"""torch.nn.functional: layers as functions over the operators of the core, a file for each kind.

Mirrors torch/nn/functional.py.
"""

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
    soft_margin_loss, triplet_margin_loss, triplet_margin_with_distance_loss,
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
from tinytensor.nn.functional.loss import ctc_loss

# isort: split
from tinytensor.nn.functional.linear_cross_entropy import linear_cross_entropy

# isort: split
from tinytensor.nn.functional.multi_head_attention import (
    _canonical_mask,
    _none_or_dtype,
    multi_head_attention_forward,
)

# isort: split
