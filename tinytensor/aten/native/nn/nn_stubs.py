"""The stubs of convolution, pooling, interpolation and normalization. See dispatch_stub.py.

Every kernel behind them takes row-major tensors of the one dtype that it computes in; param_utils.py brings tensors into
that form.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

# Pools, over a table of windows (pool_windows.py).
max_pool_stub = DispatchStub("max_pool")
avg_pool_stub = DispatchStub("avg_pool")
avg_pool_backward_stub = DispatchStub("avg_pool_backward")
scatter_planes_stub = DispatchStub("scatter_planes")
max_unpool_stub = DispatchStub("max_unpool")
# On devices, (out, indices, self, samples, count, sizes of inputs + outputs + windows in three dimensions); on the CPU max_pool.
fractional_max_pool_stub = DispatchStub("fractional_max_pool")

# Separable sums over a few inputs along each dimension (Note [Tap table] of vision/up_sample.py): padding and
# interpolation.
separable_stub = DispatchStub("separable")
separable_backward_stub = DispatchStub("separable_backward")

# (count, out, input, grid, mode, padding, align_corners) and
# (count, grad_input or None, grad_grid, grad_output, input, grid, mode, padding, align_corners).
grid_sampler_stub = DispatchStub("grid_sampler")
grid_sampler_backward_stub = DispatchStub("grid_sampler_backward")

# Columns of convolution.
vol2col_stub = DispatchStub("vol2col")
col2vol_stub = DispatchStub("col2vol")

# Normalization, over rows.
row_moments_stub = DispatchStub("row_moments")
row_affine_stub = DispatchStub("row_affine")
batch_norm_stub = DispatchStub("batch_norm")
# In training, its gradients, and over (N, C), where channels are columns, each in one kernel; where there is none, they are put
# together from the others.
batch_norm_train_stub = DispatchStub("batch_norm_train")
batch_norm_columns_stub = DispatchStub("batch_norm_columns")
batch_norm_columns_train_stub = DispatchStub("batch_norm_columns_train")
batch_norm_backward_stub = DispatchStub("batch_norm_backward")
row_dots_stub = DispatchStub("row_dots")
row_combine_stub = DispatchStub("row_combine")
group_norm_stub = DispatchStub("group_norm")
layer_norm_stub = DispatchStub("layer_norm")
layer_norm_backward_stub = DispatchStub("layer_norm_backward")

# A recurrent layer over all its steps (rnn/rnn_steps.py), in one direction. A tensor has one row for each step and sequence, and
# a state (N, H) one for each sequence. States that a layer begins with are overwritten by those that it ends with.
#     (out, h, c, gates, cells, given or None, b_hh or None, w_hh, steps, keeps)
#         `given` is what the inputs contribute, and is only read. If it is None, `gates` come with it.
#         Without `keeps` no backward pass will read gates and cells, and they have one row for each sequence.
#     (grad_gates, grad_h, grad_c, grad_out or None, gates, cells, cx, w_hh, steps)
#         The gradients of the states come as those of the last ones. `cx` is the first one.
lstm_forward_stub = DispatchStub("lstm_forward")
lstm_backward_stub = DispatchStub("lstm_backward")
#     The same with a projection: h has other sizes than c, and `full` is what is projected.
#     (out, h, c, gates, cells, full, given, b_hh or None, w_hr, w_hh, steps, keeps)
#     (grad_gates, grad_states, grad_h, grad_c, grad_out or None, gates, cells, cx, w_hr, w_hh, steps)
#         `grad_states` gets the gradients of the hidden states of all steps.
lstm_projected_forward_stub = DispatchStub("lstm_projected_forward")
lstm_projected_backward_stub = DispatchStub("lstm_projected_backward")
#     (out, h, kept, candidates, given, b_hh or None, w_hh, steps, keeps)
#     (grad_given, grad_hidden, grad_h, grad_out or None, out, kept, candidates, hx, w_hh, steps)
gru_forward_stub = DispatchStub("gru_forward")
gru_backward_stub = DispatchStub("gru_backward")
#     (out, h, given, b_hh or None, w_hh, steps, "tanh" or "relu")
#     (grad_given, grad_h, grad_out or None, out, w_hh, steps, "tanh" or "relu")
rnn_forward_stub = DispatchStub("rnn_forward")
rnn_backward_stub = DispatchStub("rnn_backward")

# Fused attention.
#     (out, logsumexp, query, key, value, is_causal, mask or None, scale)
#     (grad_query, grad_key, grad_value, grad_out, query, key, value, out, logsumexp, is_causal, mask or None, scale)
flash_attention_stub = DispatchStub("flash_attention")
flash_attention_backward_stub = DispatchStub("flash_attention_backward")

# The three products of convolution (conv_utils.py).
conv_to_small_stub = DispatchStub("conv_to_small")
conv_to_large_stub = DispatchStub("conv_to_large")
conv_weight_stub = DispatchStub("conv_weight")

# The gradient of an embedding's table, on devices; on the CPU it is made of other operators.
#     function(weight, grad, index, counts or None, padding)
embedding_backward_stub = DispatchStub("embedding_backward")

# Embeddings on devices; NumPy does this on the CPU. Whole numbers are int64 and row-major.
#     ((out, offset2bag, bag_size, places of maxima), weight, indices, offsets, mode, per_sample_weights or None, padding)
#     (weight, grad, indices, offset2bag, bag_size, places, mode, counts or None, per_sample_weights or None, padding)
#     (out, grad, weight, indices, offset2bag, padding)
#     (weight, indices, max_norm, norm_type)
embedding_bag_stub = DispatchStub("embedding_bag")
embedding_bag_backward_stub = DispatchStub("embedding_bag_backward")
embedding_bag_weights_backward_stub = DispatchStub("embedding_bag_weights_backward")
embedding_renorm_stub = DispatchStub("embedding_renorm")
