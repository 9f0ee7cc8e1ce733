"""What random programs found: versions, strides, empty tensors, which error comes first."""

PROGRAMS = {
    # -- versions and views: results of kernels that call public operators
    "cummin of several results": "v0 = tt.tensor([3, 1, 2]); v1, v2 = tt.cummin(v0, 0)",
    "median along a dimension": "v0 = tt.tensor([[7, 9], [1, 5]]); v1, v2 = v0.median(0, keepdim=True)",
    "kthvalue": "v0 = tt.tensor([[3, 1, 2]]); v1, v2 = v0.kthvalue(2, -1)",
    "roll without dims": "v0 = tt.ones(2, 3); v1 = tt.roll(v0, 1); v2 = tt.roll(v0[:0], 1)",
    "slice_scatter": "v0 = tt.ones(2, 3).t(); v1 = tt.slice_scatter(v0, v0, 0)",
    "max_pool1d without a graph": "v0 = tt.ones(1, 1, 4); v1 = tt.nn.functional.max_pool1d(v0, 2)",
    "max_pool1d without a batch": "v0 = tt.ones(3, 4).t(); v1 = tt.nn.functional.max_pool1d(v0, 2)",
    "trapezoid over nothing": "v0 = tt.zeros(2, 0); v1 = tt.trapezoid(v0)",
    "an index past the end of a result that holds nothing": (
        "v0 = tt.ones(4, 1); v1 = v0[:0:2, tt.tensor([[0, 1]])]; v0[:0, tt.tensor([7])] = 2.0"
    ),
    "a tensor written to all of itself": "v0 = tt.ones(1).expand(3); v0[0::] = v0; v0[:] = v0",
    "a gradient of NaN goes to the smallest element alone": (
        "v0 = tt.tensor([2.0, 1.0]).requires_grad_(); v1 = v0.min().reshape(1).var(); v1.backward()"
    ),
    "the slope of a clamped logit at NaN": (
        "v0 = tt.tensor([0.25, float('nan'), 2.0]).requires_grad_(); v0.logit(eps=0.1).sum().backward(); v1 = v0.grad"
    ),
    "cross of bool, and of nothing": "v0 = tt.linalg.cross(tt.ones(0, 3) > 0, tt.ones(0, 3) > 0)",
    "an overwritten result is met although its formula is not needed": (
        "v0 = tt.ones(2, 1, requires_grad=True); v1 = tt.pow(v0, tt.tensor(6)); v1.squeeze_(1); v1.sum().backward()"
    ),
    "an overwritten copy is named": (
        "v0 = tt.ones(1, requires_grad=True); v1 = v0.flip(0); v2 = v0 / v1; v1.copy_(v2); v2.backward(v0)"
    ),
    "lerp's derivative subtracts from a filled tensor": (
        "v0 = tt.ones(2, requires_grad=True)\nv1, = tt.autograd.grad(tt.lerp(v0, v0, v0).sum(), v0, create_graph=True)"
    ),
    "quantile along a dimension in the middle": (
        "v0 = tt.arange(36.0, requires_grad=True).reshape(4, 3, 3); v1 = tt.quantile(v0 // 2, 1.0, dim=1)"
    ),
    "cosine_similarity broadcasts both": (
        "v0 = tt.ones(3, requires_grad=True); v1 = tt.nn.functional.cosine_similarity(v0 * 1, tt.tensor(2), 0)"
    ),
    # -- strides and storages
    "an expanded operand that is converted": (
        "v0 = tt.ones(1, 1, dtype=tt.int16).expand(4, 1); v1 = tt.ones(4, 1).as_strided((4, 1), (1, 4)); v2 = v0 + v1"
    ),
    "unique along a dimension": "v0 = tt.arange(24).reshape(3, 4, 2); v1 = tt.unique(v0, dim=1)",
    "unique_consecutive along a dimension": (
        "v0 = tt.arange(24).reshape(3, 4, 2); v1, v2 = tt.unique_consecutive(v0, dim=2, return_counts=True)"
    ),
    "unique_consecutive of all": "v0 = tt.tensor([1, 1, 2]); v1, v2 = tt.unique_consecutive(v0, return_counts=True)",
    "lerp of nothing": "v0 = tt.zeros(0, 2, 3).permute(2, 1, 0); v1 = tt.lerp(v0, v0, 2)",
    "losses keep the memory of their elements": (
        "v0 = tt.ones(2, 3); v1 = tt.nn.functional.mse_loss(v0, v0); v2 = tt.nn.functional.smooth_l1_loss(v0, v0 + 1)"
    ),
    "a number to the power of a tensor": "v0 = tt.ones(2, 3, 4).permute(2, 1, 0); v1 = 2**v0; v2 = tt.pow(1, v0[:0])",
    # -- values
    "the mean beside a deviation, with an infinity": (
        "v0 = tt.tensor([[1.0, float('inf'), 2.0], [1.0, 2.0, float('inf')]])\n"
        "v1, v2 = tt.var_mean(v0, 1); v3, v4 = tt.std_mean(v0, (0, 1)); v5, v6 = tt.std_mean(v0[:, :1], 1)"
    ),
    "the mean beside a deviation, of one infinity": (
        "v0 = tt.tensor(-float('inf')); v1, v2 = tt.var_mean(v0, (-1,), keepdim=True)"
    ),
    "trigamma between its poles": "v0 = tt.polygamma(1, tt.tensor([2.25, 0.25, -0.75, 50.0], dtype=tt.float64))",
    "unique along a dimension, with NaN": (
        "v0 = tt.unique(tt.tensor([float('nan'), 0.5, float('nan')]), dim=0)\n"
        "v1 = tt.unique(tt.tensor([[0.5, float('nan')], [0.5, 0.25]]), dim=0)"
    ),
    "attention of halves computes in float32": (
        "v0 = tt.arange(9.0).reshape(3, 3).half().requires_grad_(); v1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0)"
    ),
    "where many NaNs stand among what is unique": (
        "v0 = tt.ones(40); v0[3:30] = float('nan'); v1, v2 = tt.unique(v0, return_inverse=True)"
    ),
    "bmm of nothing does not look at types": (
        "v0 = tt.ones(1, 3, 0, dtype=tt.bfloat16) @ tt.ones(0, 0, 4, dtype=tt.int32)\n"
        "v1 = tt.bmm(tt.ones(2, 3, 0), tt.ones(2, 0, 4, dtype=tt.int32))"
    ),
    "trigamma at its poles": "v0 = tt.arange(-3, 2); v1 = tt.polygamma(1, v0); v2 = tt.polygamma(1, v0.half())",
    "comparisons of halves": (
        "v0 = tt.ones(2, dtype=tt.half); v1 = v0 < 1.0001; v2 = tt.tensor(1.0001) == v0\n"
        "v3 = tt.isin(v0, 1.0001); v4 = tt.logical_and(v0, tt.tensor(1e-12)); v5 = tt.maximum(v0, tt.tensor(1.0001))"
    ),
    "division of halves by numbers": (
        "v0 = tt.arange(9).bfloat16() / 4; v1 = v0 // 1.0001; v2 = tt.div(v0, 1.0001, rounding_mode='trunc')\n"
        "v3 = v0 % 1.0001; v4 = tt.fmod(v0, 1.0001); v5 = v0 * 1.0039; v6 = v0 + 1.0001"
    ),
    "cumprod's gradient at zeros": (
        "v0 = tt.tensor([[0, 0.5, -2, -float('inf')], [1, 0, 3, 0]], requires_grad=True); v0.cumprod(1).sum().backward()\n"
        "v1 = v0.grad"
    ),
    "atan2's gradient at the origin": (
        "v0 = tt.tensor([0.0, 1e-30, 2.0], requires_grad=True); tt.atan2(v0, tt.zeros(3)).sum().backward(); v1 = v0.grad"
    ),
    "masked_scatter_ from too few": "v0 = tt.arange(4); v0.masked_scatter_(v0 > 0, tt.tensor([7, 8]))",
    "index_reduce of bool slices": (
        "v0 = tt.ones(2, 2, dtype=tt.bool); v1 = v0.index_reduce(1, tt.tensor([0, 0]), v0 & False, 'prod')\n"
        "v2 = v0.index_reduce(0, tt.tensor([0, 0]), v0 & False, 'amin')"
    ),
    # -- empty tensors
    "median of no bool": "v0 = tt.tensor([], dtype=tt.bool).median()",
    "median of nothing": "v0, v1 = (tt.tensor([], dtype=t).median() for t in (tt.uint8, tt.int32))",
    "attention to nothing": (
        "v0 = tt.zeros(0, 3, dtype=tt.int32)\nv1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0)\n"
        "v2 = tt.ones(2, 3, requires_grad=True)\nv3 = tt.ones(0, 3)\n"
        "v4 = tt.nn.functional.scaled_dot_product_attention(v2, v3, v3)"
    ),
    "pool of no channels": "v0 = tt.zeros(2, 0, 2, dtype=tt.int16); v1 = tt.nn.functional.adaptive_avg_pool1d(v0, 3)",
    "pool of no channels, 3d": "tt.nn.functional.adaptive_avg_pool3d(tt.zeros(2, 0, 2, 2, 2), 2)",
    "convolution of no channels": "v0 = tt.nn.functional.conv1d(tt.zeros(2, 0, 3), tt.ones(1, 0, 2))",
    "convolution of no batch": (
        "v0 = tt.nn.functional.conv1d(tt.zeros(0, 1, 2, dtype=tt.bool), tt.ones(1, 1, 2, dtype=tt.bool))"
    ),
    "convolution of nothing": "tt.nn.functional.conv1d(tt.zeros(1, 1, 0), tt.ones(1, 1, 2), padding=1)",
    "gather from nothing": "tt.zeros(0).gather(0, tt.tensor([0]))",
    "scatter to nothing": "tt.zeros(0).scatter(0, tt.tensor([3]), tt.ones(1))",
    "scatter_add to nothing": "tt.zeros(0).scatter_add(0, tt.tensor([0]), tt.ones(1))",
    "index_add to nothing": "tt.zeros(0).index_add(0, tt.tensor([0]), tt.ones(1))",
    "index_add to no rows": "v0 = tt.zeros(0, 2).index_add(0, tt.tensor([0]), tt.ones(1, 2))",
    "index_reduce to nothing": "tt.zeros(0).index_reduce(0, tt.tensor([0]), tt.ones(1), 'prod')",
    "index_reduce to no rows": "tt.zeros(0, 2).index_reduce(0, tt.tensor([0]), tt.ones(1, 2), 'prod')",
    "index_reduce to no columns": "tt.zeros(2, 0).index_reduce(0, tt.tensor([5]), tt.ones(1, 0), 'prod')",
    "index_fill of nothing": "tt.zeros(3, 0, 2).index_fill(1, tt.tensor([0]), 1)",
    "index_fill of nothing in a storage": "tt.zeros(5, 2)[3:3].index_fill_(0, tt.tensor([2]), 1)",
    "index_copy to nothing": "tt.zeros(0).index_copy(0, tt.tensor([5]), tt.ones(1))",
    # -- graphs
    "floor_divide's edges": "v0 = tt.ones(2, requires_grad=True); v1 = v0 // 2; v2 = 2 // v0; v3 = tt.ones(2) // v0",
    "floor_divide has no derivative": "v0 = tt.ones(2, requires_grad=True); (v0 // v0).sum().backward()",
    "rms_norm": "v0 = tt.ones(4, requires_grad=True); v1 = tt.nn.functional.rms_norm(v0, (4,))",
    "tensordot of vectors": (
        "v0 = tt.ones(6, requires_grad=True); v1 = tt.tensordot(v0, v0, dims=1); v2 = v0[::2]\n"
        "v3 = tt.tensordot(v2, v0[:3], dims=1); v4 = tt.inner(v2, v2)"
    ),
    "trapezoid": (
        "v0 = tt.ones(2, 3, requires_grad=True); v1 = tt.trapezoid(v0); v2 = tt.trapezoid(v0, v0)\n"
        "v3 = tt.cumulative_trapezoid(v0); v4 = tt.cumulative_trapezoid(v0, v0)"
    ),
    "squeezing a view in place": (
        "v0 = tt.ones(2, requires_grad=True) * 2; v1 = v0[0]; v1.unsqueeze_(0); v2 = v0[1:]; v2.squeeze_(); v3 = v1 * v2"
    ),
    "transposing a view in place": "v0 = tt.ones(2, 3, requires_grad=True) * 2; v1 = v0[1:]; v1.t_(); v1.mul_(2)",
    "results that need no derivative": (
        "v0 = tt.ones(2, requires_grad=True); v1 = tt.isin(v0, v0); v2 = tt.bucketize(v0, v0); v3 = tt.signbit(v0)\n"
        "v4 = tt.searchsorted(v0, v0); v5 = tt.logical_xor(v0, v0); v6 = tt.gcd(v0 > 2, v0.to(tt.int64))"
    ),
    "variance over no dimensions": "v0 = tt.ones(2, 3, requires_grad=True); v0.var(()).backward(); v1 = v0.grad",
    "order of unpacking": (
        "v0 = tt.ones(2, requires_grad=True) * 1; v1 = tt.addmv(v0[:1], v0.reshape(1, 2), v0); v0.add_(1); v1.backward()"
    ),
    "tensordot to a number": "v0 = tt.ones(3, 2, requires_grad=True); v1 = tt.tensordot(v0, v0, dims=2)",
    # -- refusals
    "sum to an integer": "tt.ones(2, requires_grad=True).sum(dtype=tt.int64)",
    "cumsum to an integer": "tt.ones(2, requires_grad=True).cumsum(0, dtype=tt.int32)",
    "index_put of a float's history": (
        "tt.index_put(tt.zeros(2, dtype=tt.bool), (tt.zeros(2) > 0,), tt.ones((), requires_grad=True))"
    ),
    "target that requires grad": "tt.nn.functional.soft_margin_loss(tt.ones(3), tt.ones(3, requires_grad=True))",
    "weight that requires grad": (
        "tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.tensor([0, 1]), tt.ones(3, requires_grad=True))"
    ),
    "pos_weight that requires grad": (
        "v0 = tt.ones(3); w = tt.ones(3, requires_grad=True)\n"
        "tt.nn.functional.binary_cross_entropy_with_logits(v0, v0, pos_weight=w)"
    ),
    "running mean that requires grad": (
        "tt.nn.functional.batch_norm(tt.ones(2, 3), tt.ones(3, requires_grad=True), tt.ones(3))"
    ),
    "addcdiv's gradient of an integer": (
        "v0 = tt.ones(2, dtype=tt.uint8); tt.addcdiv(v0, tt.ones(2, requires_grad=True), v0).sum().backward()"
    ),
    "pow_ of bool in place of several": "v0 = tt.ones(1, dtype=tt.bool).expand(2); v0.pow_(v0)",
    "scatter_reduce to a mean of no bool": (
        "v0 = tt.ones(0, 3, dtype=tt.bool); v0.scatter_reduce(1, tt.zeros(0, 3, dtype=tt.int64), v0, 'mean')"
    ),
    "median of a bool line": "tt.tensor([True]).median(0)",
    "masked_fill that fits nowhere": "tt.ones(2, 3).masked_fill(tt.ones(4) > 0, tt.ones(5))",
    "addr of three dimensions": "v0 = tt.ones(2, 2, 3, dtype=tt.bool); tt.addr(v0, v0[0, 0], v0[0, 0])",
    "an expanded out=, too small": "v0 = tt.ones(1, 2).expand(3, 2); tt.exp(tt.ones(1, 0, 1, 2), out=v0)",
    "an expanded tensor and a type that there is not": "tt.tensor([True]).expand(2).trunc_()",
    "an overlapping input and a type that there is not": "v0 = tt.tensor(True); v0.reshape(1, 1).fmod_(v0)",
    "a number assigned to an expanded tensor": "v0 = tt.ones(1).expand(4); v0[None] = 1e-3",
    "scatter of a number into a matrix": "tt.ones(1, 1).scatter(0, tt.zeros((1, 1), dtype=tt.int64), tt.tensor(1.0))",
    "bounds larger than what is clamped": (
        "v0 = tt.ones(1, requires_grad=True); tt.clamp(v0, tt.ones(1), tt.ones(3)).sum().backward()"
    ),
    "an overwritten bool is named": (
        "v0 = tt.ones((), requires_grad=True); v1 = tt.tensor(False); v2 = tt.fmin(v0, v1); v1.zero_(); v2.backward()"
    ),
    "a bad index, and memory that overlaps": "v0 = tt.ones(2); v0[None].index_add_(0, tt.tensor([0]), v0)",
    "a bad rank, and memory that overlaps": "v0 = tt.ones(2); v0.scatter_add_(0, tt.zeros(2, dtype=tt.int64), v0[None])",
    "rot90 past the last dimension": "tt.rot90(tt.ones(1, 3), -2, (-2, -4))",
    "unflatten of a number": "tt.tensor(-3).unflatten(1, (-1, 1))",
    "index_reduce of no bool": (
        "v0 = tt.ones(0, dtype=tt.bool); v0.index_reduce(-1, tt.zeros(0, dtype=tt.int64), v0, 'prod')"
    ),
    "rms_norm of a number": "tt.nn.functional.rms_norm(tt.ones(()), (1,))",
    "index_fill of nothing with a fraction": "tt.zeros(0, 2, dtype=tt.uint8).index_fill(0, tt.tensor([0]), -1.5)",
    "unique of two empty dimensions": "tt.unique(tt.zeros(1, 0, 0), dim=1)",
    "tensordot of bool": "tt.tensordot(tt.tensor([True]), tt.tensor([True]), dims=1)",
    "cummin of a number": "tt.tensor(5).cummin(-2)",
    "logcumsumexp of an integer": "tt.tensor(5).logcumsumexp(0)",
    "topk of a bool": "tt.tensor(True).topk(1)",
    "take_along_dim of a number": "tt.take_along_dim(tt.tensor(5), tt.zeros((), dtype=tt.int64), -1)",
    "index_add of a number": "tt.tensor(5).index_add(0, tt.tensor([0, 0]), tt.tensor(1))",
    "baddbmm of numbers": "tt.baddbmm(tt.ones(()), tt.ones(()), tt.ones(()))",
    "addbmm of a matrix": "v0 = tt.ones(2, 4, requires_grad=True); v1 = tt.addbmm(v0, v0, v0)",
    "isin of few in no line": "tt.isin(tt.ones(4), tt.ones(2, 3).t())",
    "negative fraction for unsigned": "tt.zeros(2, dtype=tt.uint8).fill_(-0.5)",
    "cross of numbers": "tt.cross(tt.tensor(6), tt.tensor(6), dim=1)",
    "trace of a bool vector": "tt.trace(tt.tensor([True]))",
    "trapezoid of a bool": "tt.trapezoid(tt.tensor(True), dim=0)",
    "one_hot": "v0 = tt.nn.functional.one_hot(tt.tensor([0, 2]))",
    "inner of single rows": "v0 = tt.ones(1, 2, requires_grad=True); v1 = tt.inner(v0, v0)",
    "rms_norm of columns": "v0 = tt.arange(12.).reshape(3, 4).t().requires_grad_(); v1 = tt.nn.functional.rms_norm(v0, (3,))",
    "rms_norm, channels last": "v0 = tt.ones(2, 3, 4, 5).to(memory_format=tt.channels_last); v1 = tt.nn.functional.rms_norm(v0, (5,))",
    "exponentials of integers": "v0 = tt.nn.functional.poisson_nll_loss(tt.tensor([4, -3, 6]), tt.tensor(-1.5, dtype=tt.float64))",
    "prelu of nothing, with gaps": "v0 = tt.zeros(0, 0, 8)[..., ::2]; v1 = tt.nn.functional.prelu(v0, tt.ones(0))",
    "addmv of bools without columns": "v0 = tt.addmv(tt.ones(1) > 0, tt.ones(1, 0) > 0, tt.ones(0) > 0)",
    "strides of a last dimension of size 1": "v0 = tt.empty_strided((4, 4, 4, 1), (16, 1, 4, 16)).fill_(1.0); v1 = v0.neg()",
    "cosine_similarity of two dtypes": "v0 = tt.nn.functional.cosine_similarity(tt.ones(3), tt.tensor([1.75, -0.25, 0.3]).bfloat16(), 0)",
    "prelu of no integers": "v0 = tt.zeros(3, 0, dtype=tt.int32); tt.nn.functional.prelu(v0, tt.ones(1, dtype=tt.int32))",
    "prelu of one number, with a stride": "v0 = tt.ones(2)[::2]; v1 = tt.nn.functional.prelu(v0, tt.ones(1))",
    "rms_norm of half columns": "v0 = tt.ones(4, 3).half().t().requires_grad_(); v1 = tt.nn.functional.rms_norm(v0, (4,))",
    "a sixth": "v0 = tt.ones(1, dtype=tt.float64, requires_grad=True); v1 = tt.nn.functional.hardsigmoid(v0); v1.backward()",
    # -- which error comes first
    "lerp of bools by an integer": "v0 = tt.lerp(tt.ones(1) > 0, tt.ones(1) > 0, tt.tensor(2, dtype=tt.int16))",
    "too large a number, too many indices": "v0 = tt.zeros(3, dtype=tt.int8); v0[v0 > 0, tt.tensor([0])] = 300",
    "too large a number, an index beyond": "v0 = tt.zeros(3, dtype=tt.int8); v0[7] = 300",
    "an integer beyond 64 bits": "v0 = tt.zeros(3); v0[7] = 2 ** 63",
    "a complex number without imaginary part": "v0 = tt.zeros(3, dtype=tt.int8); v0[1] = 2 + 0j",
    "a complex number": "v0 = tt.zeros(3, dtype=tt.float16); v0[1] = 2j",
    "too large a number for half": "v0 = tt.zeros(3, dtype=tt.float16); v0[1] = 70000.0",
    # -- attention of nothing
    "no batch, unlike widths": "v0 = tt.nn.functional.scaled_dot_product_attention(tt.ones(0, 1, 2), tt.ones(1, 1), tt.ones(1, 1))",
    "no rows of the query": "v0 = tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 0, 2), tt.ones(3, 4, 2), tt.ones(3, 4, 2))",
    "no heads": "f = tt.nn.functional; v0 = tt.ones(1, 0, 3, 2); v1 = f.scaled_dot_product_attention(v0, v0, tt.ones(1, 1, 3, 2))",
    "no values": "v0 = tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 3, 2), tt.ones(1, 4, 2), tt.ones(0, 4, 2))",
    "no keys": "v0 = tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 3, 2), tt.ones(2, 0, 3), tt.ones(2, 1, 3))",
    "no width": "v0 = tt.ones(2, 3, 0, requires_grad=True); v1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, tt.ones(2, 3, 5))",
    # -- overlapping memory
    "masked_scatter_ from itself": "v0 = tt.ones(4); v0[1:].masked_scatter_(v0[1:] > 0, v0[:-1])",
    # -- written views, attention, products
    "bools that a differentiable number was written to": (
        "v0 = tt.tensor([False, False]).reshape(2); v1 = tt.tensor(0.25).requires_grad_(); v0.fill_(v1)"
    ),
    "a value is viewed before it is expanded": (
        "v0 = tt.zeros(1, 1, 2); v1 = tt.ones(2).requires_grad_(); v0[None, tt.tensor(-1)] = v1"
    ),
    "attention of short integers": (
        "v0 = tt.ones(2, 3, 4, dtype=tt.int16); v1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0)"
    ),
    "attention of integers by heads": (
        "v0 = tt.ones(1, 2, 3, 4, dtype=tt.int8); v1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0)"
    ),
    "attention of integers with a mask and a diagonal": (
        "v0 = tt.ones(3, 4, dtype=tt.int64); v1 = tt.ones(3, 3, dtype=tt.bool); "
        "v2 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0, v1, is_causal=True)"
    ),
    "attention by heads with a mask and a diagonal": (
        "v0 = tt.ones(1, 2, 3, 4).cumsum(-2).requires_grad_(); v1 = tt.ones(3, 3, dtype=tt.bool).triu(-1); "
        "v2 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0, v1, is_causal=True)"
    ),
    "the gradient of a product with two zeros": (
        "v0 = tt.tensor([0.0, 0.0, 3.0]).requires_grad_(); v0.prod().backward(tt.tensor(float('nan'))); v1 = v0.grad"
    ),
    "an exponent that does not fit, and no base": "v0 = tt.zeros(0, dtype=tt.int8); v1 = v0 ** 300",
    "products of bools and bytes": "v0 = tt.ones(1, 2, 2, dtype=tt.bool); v1 = v0 @ v0.to(tt.uint8)",
    "powers of bools that do not broadcast": "v0 = tt.ones(4, dtype=tt.bool); v0.pow_(tt.zeros(0, 2, 0, dtype=tt.bool))",
    # -- which mistake comes first
    "bools are not subtracted, wherever they lie": "v0 = tt.tensor([True, False, True]); v0[1:] -= v0[:2]",
    "lerp_ of two dtypes that share memory": "v0 = tt.ones(4); v0[:3].lerp_(v0[1:].view(tt.int32), 2)",
    "addcdiv_ of integers that share memory": "v0 = tt.ones(4, dtype=tt.int64); v0[:3].addcdiv_(v0[1:], v0[1:])",
    "a shift in place of bools that share memory": "v0 = tt.ones(4, dtype=tt.bool); v0[:3] <<= v0[1:]",
    "a copy into shared memory of another size": "v0 = tt.ones(4); v0[:3].copy_(v0[2:])",
    "rrelu_ of integers that share memory": "v0 = tt.ones(1, dtype=tt.int64).expand(3); tt.rrelu_(v0)",
    "addr_ into a vector": "v0 = tt.ones(3); v0.addr_(v0, v0)",
    "of two wrong indices the first": (
        "v0 = tt.ones(1, 4, 3); v1 = v0.index_copy(-2, tt.tensor([4, 1, -4]), tt.ones(1, 3, 3))"
    ),
    "of two wrong indices of rows the first": "v0 = tt.ones(4, 2); v1 = v0[tt.tensor([-9, 5, 4])]",
    "nothing more is done on the way to an error": (
        "v0 = tt.ones(1, requires_grad=True); v1 = tt.ones(2, requires_grad=True)\n"
        "try: tt.outer(v0.flatten(), (3 // v1).flatten()).backward(tt.ones(1, 2))\n"
        "except RuntimeError: v2 = tt.tensor([v0.grad is None, v1.grad is None])"
    ),
    "split by its arguments' names": "v0 = tt.arange(5.0); v1, v2 = tt.split(tensor=v0, split_size_or_sections=[2, 3])",
    "dtypes by their arguments' names": "v0 = tt.zeros(1, dtype=tt.promote_types(type1=tt.int8, type2=tt.uint8))",
    "the result's type of nothing": "tt.result_type()",
    "the result's type of a tensor and a name": "tt.result_type(tt.ones(1), other='a')",
    "casts between numbers": "tt.can_cast(1, 2)",
    "to the CPU, and channels last": "v0 = tt.ones(2, 3, 2, 2).cpu(memory_format=tt.channels_last)",
    "no derivative, and no gradient to it": "tt.unique(tt.ones(2, requires_grad=True) * 2).norm(0, 0).backward()",
    "addr of 16 bits and integers": (
        "v0 = tt.addr(tt.ones(1, 1, dtype=tt.int16), tt.ones(2).half(), tt.ones(3).half())\n"
        "v1 = tt.addr(tt.ones((), dtype=tt.float64), tt.ones(2).half(), tt.ones(3).half(), beta=0)"
    ),
    "a pool's gradient without channels": (
        "tt.nn.functional.adaptive_avg_pool1d(tt.ones(0, 0, 1, requires_grad=True), 3).sum().backward()"
    ),
    "a convolution of no samples": "v0 = tt.nn.functional.conv1d(tt.ones(0, 1, 3), tt.ones(1, 1, 1))",
    "a power of False, differentiated": (
        "v0 = tt.tensor([0.0, -1.75, 1.5]).requires_grad_(); (v0 ** False).sum().backward(); v1 = v0.grad"
    ),
    "a dimension named twice, then one out of range": "tt.flip(tt.ones(2, 4, 3), (-2, -2, 4))",
    # -- ints from 2**63 on are numbers as in C++
    "an int from 2**63 on beside floats": (
        "v0 = tt.tensor([1.0, 2.0]) + 2**63; v1 = 2**63 / tt.tensor([1, 2]); v2 = tt.tensor([1.5]) < 2**63"
    ),
    "an int from 2**63 on beside ints wraps": (
        "v0 = tt.tensor([1]) * (2**63 + 5); v1 = 2**63 - tt.tensor([1, 2]); v2 = tt.tensor([1], dtype=tt.uint8) + (2**63 + 7)"
    ),
    "an int from 2**63 on beside bools": "tt.tensor([True]) * 2**63",
    "an int from 2**63 on and its gradient": (
        "v0 = tt.tensor([2.0], requires_grad=True); (v0 * 2**63).sum().backward(); v1 = v0.grad"
    ),
    "bounds from 2**63 on": "v0 = tt.tensor([1.0]).clamp(0, 2**63); v1 = tt.tensor([1]).clamp(0.5, 2**63)",
    "a bound from 2**63 on for ints": "tt.tensor([1]).clamp(max=2**63)",
    "an int from 2**63 on among sorted ones": (
        "v0 = tt.bucketize(2**63, tt.tensor([2.0])); v1 = tt.searchsorted(tt.tensor([2]), 2**63); v2 = tt.isin(2**63, tt.ones(1))"
    ),
    # -- what is asked of an output, and when
    "cat asks about its output before it compares sizes": (
        "tt.hstack([tt.ones(3, 3), tt.ones(3)], out=tt.ones(3, dtype=tt.bool))"
    ),
    "mm asks about its output before it compares types": (
        "tt.mm(tt.ones(2, 2), tt.ones(2, 2, dtype=tt.int64), out=tt.ones(3, dtype=tt.bool))"
    ),
    "mm refuses two types when its output has been made fit": (
        "n = tt.ones(3)\ntry: tt.mm(tt.ones(2, 2), tt.ones(2, 2, dtype=tt.int64), out=n)\n"
        "except RuntimeError: v0 = tt.tensor(n.shape)"
    ),
    "bmm asks about its output before it compares types": (
        "tt.bmm(tt.ones(2, 2, 2), tt.ones(2, 2, 2, dtype=tt.int64), out=tt.ones(3, dtype=tt.bool))"
    ),
    "baddbmm asks about its output before it compares types": (
        "v0 = tt.ones(2, 2, 2); tt.baddbmm(v0, v0, v0.long(), out=tt.ones(3, dtype=tt.bool))"
    ),
    "amin asks about its output first": "tt.amin(tt.ones(2), 5, out=tt.ones(3, dtype=tt.bool))",
    "amax asks about its output first": "tt.amax(tt.ones(2, 0), 1, out=tt.ones(3, dtype=tt.bool))",
    "index_copy asks about its output first": (
        "tt.index_copy(tt.ones(2, 4, dtype=tt.int64), -1, tt.ones(2, 3), tt.ones(3), out=tt.ones(2))"
    ),
    "scatter looks where its output lies before it is made fit": (
        "v0 = tt.ones(4); tt.scatter(tt.ones(3), 0, tt.tensor([1]), v0, out=v0)"
    ),
    "narrow_copy asks about its output first": "tt.narrow_copy(tt.ones(0, 3), 0, 1, 0, out=tt.ones(3, dtype=tt.int32))",
    "rounding to decimals does not convert": "tt.round(tt.ones(2), decimals=1, out=tt.ones(2, dtype=tt.float64))",
    "softshrink of integers": (
        "v0 = tt.ones(2, dtype=tt.int32); tt.nn.functional.softshrink(v0, out=tt.ones(2, dtype=tt.int64))"
    ),
    "threshold into memory that overlaps": "v0 = tt.ones(1, 4).expand(3, 4); tt.threshold(tt.tensor(1.0), 1, 2, out=v0)",
    "an output is made fit before a loop is missed": (
        "n = tt.ones(1)\ntry: tt.bitwise_or(tt.ones(3, 4), 1, out=n)\n"
        "except NotImplementedError: v0 = tt.tensor(n.shape)"
    ),
    "a rank is no bool": "tt.linalg.matrix_rank(tt.ones(2, 3), out=tt.ones(2, dtype=tt.bool))",
    "the rank of nothing is filled in": (
        "v0 = tt.ones(4, requires_grad=True) * 1; tt.linalg.matrix_rank(tt.ones(2, 0, 3), out=v0)"
    ),
    "diag into an output has no derivative": "v0 = tt.ones(3, requires_grad=True); v1 = tt.ones(1); tt.diag(v0, out=v1)",
    "nan_to_num of integers lies row by row": "v0 = tt.empty(0, dtype=tt.int64); tt.nan_to_num(tt.ones(4, 3).long().t(), out=v0)",
    "addmv of nothing is as large as its bias": (
        "v0 = tt.addmv(tt.tensor(1), tt.ones(3, 0).long(), tt.ones(0).long()); v1 = tt.addmv(tt.ones(1), tt.ones(0, 3), tt.ones(3))"
    ),
    # -- values
    "a number that does not fit is refused before a wrong index": "v0 = tt.ones(1, dtype=tt.uint8); v0[[0, 1], ..., 2] = -2.5",
    "of two bounds of logit that cross the lower one wins": "v0 = tt.logit(tt.tensor([-1.0, 3.0, float('nan')]), 1)",
    "an order of distances that is infinite in float32": (
        "v0 = tt.cdist(tt.tensor([[1.0, 2.0]]), tt.tensor([[3.0, 5.0]]), 1e308)"
    ),
    "a float to an odd power beyond 24 bits": "v0 = tt.tensor([-2.0, -1.0]) ** (2**31 - 1)",
    "a factor that is infinite": "tt.nn.functional.interpolate(tt.ones(1, 1, 2, 2), scale_factor=float('inf'))",
    "no difference along a dimension that is not there": "v0 = tt.diff(tt.ones(4), 0, 1)",
    "split of nothing": "tt.split(None, 2)",
    "sequences without a length": "tt.nn.utils.rnn.pad_sequence([tt.tensor(1.0), tt.ones(2)])",
    "a grid without end": "tt.nn.functional.affine_grid(tt.ones(1, 2, 3), (1, 1, 2**63 - 1, 2), True)",
    "a cell whose weights are no matrix": "tt.gru_cell(tt.ones(2, 2), tt.ones(2, 3), tt.ones(5), tt.ones(9, 3))",
    # -- gradients and versions
    "places of a pool in another order": (
        "v0 = tt.ones(1, 2, 2, 3, requires_grad=True); v1 = tt.arange(12).reshape(3, 2, 2, 1).permute(3, 2, 1, 0)\n"
        "v2 = tt.nn.functional.max_unpool2d(v0, v1, 2); v2.sum().backward()"
    ),
    "what a batch norm has learned has another dtype by now": (
        "v0 = tt.ones(3, 2).double().requires_grad_(); v1 = tt.ones(2).double().requires_grad_()\n"
        "v2 = tt.nn.functional.batch_norm(v0, None, None, v1, v1, True); v1.data = tt.ones(2); v2.sum().backward()"
    ),
    "kron does not see that a factor is written to": (
        "v0 = tt.ones(2, requires_grad=True); v1 = tt.ones(2, 2); v2 = tt.kron(v0, v1); v1.zero_(); v2.sum().backward(); v3 = v0.grad"
    ),
    "a saved tensor that has left its storage": (
        "v0 = tt.ones(2, requires_grad=True); v1 = tt.ones(2); v2 = v0 * v1; v1.set_(tt.zeros(2)); v2.sum().backward()"
    ),
    "a view that was moved to larger memory": (
        "n = tt.ones(2)[None]; n.set_(tt.ones(3, 3, requires_grad=True) * 1); v0 = n.detach() * 1"
    ),
    "a leaf that was resized takes the gradient of its old size": (
        "v0 = tt.ones(1, requires_grad=True); v1 = v0 * 2; tt.special.modified_bessel_i1(tt.ones(3, 4), out=v0)\n"
        "(v0 * 2).sum().backward(); v2 = v0.grad"
    ),
    "memory that overlaps is copied onto itself": "v0 = tt.ones(1, 4).expand(3, 4); v0.detach().copy_(v0)",
    "what was detached from an inference tensor may be written": (
        "with tt.inference_mode(): n = tt.ones(2, 3)\nn.detach().t_(); n.detach().add_(1); n.data.unsqueeze_(0); v0 = n.clone()[0, 0] * 0"
    ),
    "a derivative that is missing below a view": (
        "v0 = tt.zeros(3, 4)[:, ::2]; v0 %= tt.zeros(1, requires_grad=True)\n"
        "tt.bitwise_right_shift(tt.ones(0, 3).short(), tt.ones(1).short(), out=v0).sum().backward()"
    ),
    # -- what the other operator asks too
    "dist asks what the vector norm asks": "v0 = tt.zeros(0, 3); tt.dist(v0, v0, -1)",
    "an infinite dist of no integers and floats": "tt.dist(tt.zeros(0, dtype=tt.int64), tt.zeros(0), float('inf'))",
    "batch_norm of integers that are not contiguous": (
        "tt.nn.functional.batch_norm(tt.ones(3, 2, dtype=tt.int16).t(), None, None, training=True)"
    ),
    "batch_norm of integers that are contiguous": (
        "tt.nn.functional.batch_norm(tt.ones(2, 3, dtype=tt.int16), tt.ones(3), tt.ones(3), training=True)"
    ),
    "running moments in a matrix": "v0 = tt.ones(2); tt.nn.functional.batch_norm(tt.ones(2, 2, 3), v0, v0[None])",
    "an index that requires grad records nothing": (
        "v0 = tt.ones(3); n = tt.zeros(0, requires_grad=True); v0.scatter_(0, n, tt.zeros(0)); v1 = v0.gather(0, n)\n"
        "v2 = tt.scatter_add(v0, 0, n, tt.zeros(0)); v3 = tt.scatter(v0, 0, n, tt.zeros(0), out=tt.zeros(0))"
    ),
    "baddbmm of empty products of two types": (
        "v0 = tt.baddbmm(tt.ones(1), tt.ones(2, 3, 0), tt.ones(2, 0, 2, dtype=tt.int32), beta=2)\n"
        "v1 = tt.ones(2, 3, 2); v1.baddbmm_(tt.ones(2, 3, 0), tt.ones(2, 0, 2), beta=0)"
    ),
    "baddbmm of empty products of bools": (
        "v0 = tt.ones(2, 3, 0, dtype=tt.bool); tt.baddbmm(v0[:1, :1, :1].any(2), v0, tt.ones(2, 0, 2, dtype=tt.bool))"
    ),
    "a factor from 2**63 on is not differentiated": (
        "v0 = tt.ones(1, requires_grad=True); tt.add(tt.ones(1), v0, alpha=2**63).sum().backward()"
    ),
    "a mean whose sum does not fit": (
        "v0 = tt.full((4, 3), 9e37); v1 = v0.mean(0); v2 = v0.mean(1); v3 = v0.double().mean(0); v4 = (v0 * 3).bfloat16().mean(1)"
    ),
    "ldexp takes 32 bits of its exponent": (
        "v0 = tt.ldexp(tt.ones(6), tt.tensor([2**32 + 1, 2**31, 2**31 - 1, -(2**31) - 1, -(2**63), 3]))"
    ),
    "offsets of bags that are counted": (
        "v0 = tt.tensor([1, 2, 1]); tt.nn.functional.embedding_bag(v0, tt.ones(4, 3), tt.tensor([0, -(2**62), 2]), mode='mean')"
    ),
    "an output size that is no number": (
        "v0 = tt.arange(4).reshape(1, 1, 2, 2); tt.nn.functional.max_unpool2d(v0.float(), v0, float('nan'))"
    ),
    "unpooled to nothing": "v0 = tt.arange(4).reshape(1, 1, 2, 2); v1 = tt.nn.functional.max_unpool2d(v0.float(), v0, (0, 0))",
    "softmax asks about its output first": "tt.softmax(tt.ones(2, dtype=tt.int8), 0, out=tt.ones(2))",
    "cholesky_inverse asks about its output first": (
        "tt.cholesky_inverse(tt.zeros(2, 2), out=tt.ones(2, 2, dtype=tt.bool))"
    ),
    "cholesky asks about its output first": "tt.cholesky(tt.zeros(2, 2), out=tt.ones(2, 2, dtype=tt.bool))",
    "tensorinv asks about its output first": (
        "tt.linalg.tensorinv(tt.zeros(2, 2), 1, out=tt.ones(2, 2, dtype=tt.bool))"
    ),
    "matrix_rank asks about its output first": (
        "tt.linalg.matrix_rank(tt.full((2, 2), float('nan')), out=tt.ones((), dtype=tt.bool))"
    ),
    "nansum looks at the dimension first": "tt.nansum(tt.ones(2, 2), 7, out=tt.ones(2, dtype=tt.int32))",
    "special.round looks at the types first": "tt.special.round(tt.ones(2, dtype=tt.int16), out=tt.ones(2))",
    "an output of conj_physical lies dense": (
        "v0 = tt.zeros(0, dtype=tt.int64); tt.conj_physical(tt.arange(24).reshape(2, 3, 4).permute(1, 2, 0)[:, ::2], out=v0)"
    ),
    "conj_physical in place has the second node": "v0 = tt.ones(2, requires_grad=True) * 2; v0.conj_physical_()",
    "one target for no samples": "tt.nn.functional.nll_loss(tt.ones(0, 3), tt.tensor(1))",
    "segments that end before they begin": (
        "tt.segment_reduce(tt.ones(3), 'prod', offsets=tt.tensor([0, 2, 1, 3]), axis=0)"
    ),
    "pivots that are 0": "tt.linalg.ldl_solve(tt.eye(3), tt.tensor([0, 2, 3], dtype=tt.int32), tt.ones(3, 1))",
    "the exponential of no matrices": "v0 = tt.linalg.matrix_exp(tt.ones(0, 2, 2).mT)",
    "addr of integers by a number from 2**63 on": ("v0 = tt.ones(3, dtype=tt.int64); tt.addr(v0, v0, v0, beta=2**63)"),
    "classes are weighted in their own type": (
        "tt.nn.functional.multi_margin_loss(tt.ones(1, 3), tt.tensor([2]), weight=tt.ones(3).half())"
    ),
    "a reduction that is no word": (
        "v0 = tt.ones(3, 4); tt.nn.functional.multilabel_soft_margin_loss(v0, v0, reduction=None)"
    ),
    "a transposed convolution asks for itself first": (
        "tt.nn.functional.conv_transpose2d(tt.ones(1, 2, 2, 3, dtype=tt.int16), tt.ones(2, 1, 2, 2))"
    ),
    "columns of bools": ("tt.nn.functional.conv3d(tt.ones(1, 2, 3, 3, 3, dtype=tt.bool), tt.ones(2, 2, 2, 2, 2))"),
    "the dtype of a convolution of nothing": (
        "f = tt.nn.functional; v0 = f.conv2d(tt.ones(0, 2, 4, 4, dtype=tt.int32), tt.ones(2, 2, 2, 2).double())\n"
        "v1 = f.conv2d(tt.ones(0, 2, 4, 4).half(), tt.ones(2, 2, 2, 2)); v2 = f.conv2d(tt.ones(2, 0, 4, 4), tt.ones(2, 0, 2, 2).double())"
    ),
    "of several arguments that do not convert the last is named": "tt.split(tt.ones(3, 3), (1, 2, float('nan')), 2**64)",
    "of several lists that do not convert the last is named": "tt.as_strided(tt.ones(3), (1, 2**64), (1, 'x'))",
    "limits of an observer wrap": (
        "v0 = tt.ones(3, 4); one = tt.tensor([1])\n"
        "v1 = tt.fused_moving_avg_obs_fake_quant(v0, one, one, tt.tensor(-16.0), tt.tensor(15.0), tt.tensor([1.0]), "
        "tt.tensor([0], dtype=tt.int32), 0.01, 2**63 - 1, 127, 0)"
    ),
    "nothing observed": (
        "v0 = tt.ones(3)[2:2]; one = tt.tensor([1])\n"
        "v1 = tt.fused_moving_avg_obs_fake_quant(v0, one, one, tt.tensor(-16.0), tt.tensor(15.0), tt.tensor([1.0]), "
        "tt.tensor([0], dtype=tt.int32), 0.01, -128, 127, 0)"
    ),
    "a leaf that has lost its dimensions takes the gradient of before": (
        "v0 = tt.ones(2, 1, 3, dtype=tt.float64, requires_grad=True); v1 = tt.rad2deg(v0)\n"
        "tt.special.bessel_j0(tt.tensor(0.0), out=v0); v1.sum().backward(); v2 = v0.grad"
    ),
    "more elements than 64 bits count": "tt.ones(1).expand(2, 2**63 - 1, 4)",
    "the same bytes as another type count writes together": (
        "v0 = tt.zeros(3); v0.add_(1); v0.data = tt.ones(4).double(); v1 = v0.view(tt.float16); v0.add_(1)"
    ),
    "a product of a chain is asked for before its output": (
        "v0 = tt.ones(2, 2); tt.linalg.multi_dot([tt.ones(2, 3), tt.ones(2, 2)], out=tt.ones(2, 2, dtype=tt.int64))"
    ),
    "a product of a chain is written to its output": (
        "v0 = tt.zeros(3); v1 = tt.linalg.multi_dot([tt.ones(2), tt.ones(2, 3), tt.ones(3, 3)], out=v0)"
    ),
    "what index_add_ has added before a bad index": (
        "v0 = tt.zeros(3); v0.index_add_(0, tt.tensor([2, -1, 2]), tt.ones(3))"
    ),
    "what index_add_ has added of rows before a bad index": (
        "v0 = tt.zeros(3, 2); v0.index_add_(0, tt.tensor([2, 3, 2]), tt.ones(3, 2), alpha=2)"
    ),
    "what index_copy_ has written before a bad index": (
        "v0 = tt.zeros(2, 3); v0.index_copy_(1, tt.tensor([2, 3]), tt.arange(4.).reshape(2, 2))"
    ),
    "what index_copy_ has written by columns before a bad index": (
        "v0 = tt.zeros(3, 2).t(); v0.index_copy_(1, tt.tensor([2, 3]), tt.arange(4.).reshape(2, 2))"
    ),
    "what index_fill_ has written before a bad index": (
        "v0 = tt.zeros(2, 3); v0.index_fill_(0, tt.tensor([1, 5, 0]), 2)"
    ),
    "what index_reduce_ has combined before a bad index": (
        "v0 = tt.ones(3, 2); v0.index_reduce_(0, tt.tensor([1, 7]), tt.full((2, 2), 3.), 'prod')"
    ),
    "index_reduce_ without its own values, of nothing": (
        "tt.zeros(0, 2).index_reduce_(0, tt.tensor([1]), tt.ones(1, 2), 'mean', include_self=False)"
    ),
    "what scatter_ has written before a bad index": (
        "v0 = tt.zeros(2, 3, 2); v0.scatter_(1, tt.tensor([[[0, 1], [2, 3]], [[1, 1], [0, 0]]]), tt.arange(8.).reshape(2, 2, 2) + 1)"
    ),
    "what scatter_add_ has added before a bad index, of the last dimension": (
        "v0 = tt.zeros(2, 3); v0.scatter_add_(1, tt.tensor([[0, 2], [1, -1]]), tt.ones(2, 2))"
    ),
    "a scatter of halves writes nothing before it is done": (
        "v0 = tt.zeros(3).half(); v0.scatter_reduce_(0, tt.tensor([0, 4]), tt.ones(2).half(), 'sum')"
    ),
    "what put_ has written before a bad index": (
        "v0 = tt.zeros(2, 2); v0.put_(tt.tensor([[0, 9], [1, 2]]).t(), tt.arange(4.).reshape(2, 2) + 1)"
    ),
    "put_ writes in the order of its source": (
        "v0 = tt.zeros(2); v0.put_(tt.zeros(2, 2, dtype=tt.int64), tt.arange(4.).reshape(2, 2).t())"
    ),
    "what index_put_ has written before a bad index": (
        "v0 = tt.zeros(3, 2); v0.index_put_((tt.tensor([0, 2, 3]),), tt.ones(3, 2))"
    ),
    "what take has written before a bad index": "v0 = tt.zeros(3); tt.take(tt.arange(4.) + 1, tt.tensor([1, 4, 2]), out=v0)",
    "an output of take lies as the index does": (
        "v0 = tt.zeros(0); tt.take(tt.arange(4.), tt.tensor([[0, 1], [2, 3]]).t(), out=v0)"
    ),
    "a reduction that is no word leaves a resized output": (
        "v0 = tt.ones(4); tt.scatter_reduce(tt.ones(2), 0, tt.tensor([0]), tt.ones(1), 'nonsense', out=v0)"
    ),
    "what a division in place has divided before a 0": (
        "v0 = tt.tensor([[7, 0, 5], [2, 6, 7]]).t(); v0.floor_divide_(tt.tensor([[2], [3], [0]]))"
    ),
    "what a remainder by itself has written before a 0": "v0 = tt.tensor([7, 0, 5]); v0.remainder_(v0)",
    "a GRU's cell asks for its states before its weights": (
        "tt.gru_cell(tt.ones(2, 2), tt.ones(2), tt.ones(9, 2), tt.ones(3, 1), tt.ones(9), tt.ones(9))"
    ),
    "an LSTM's cell asks for its input before its weights": (
        "v0 = tt.ones(2, 2); tt.lstm_cell(tt.ones(2, 3), (v0, v0), tt.ones(3, 8), tt.ones(8, 2), tt.ones(8), tt.ones(8))"
    ),
    "columns of an image keep its memory": (
        "v0 = tt.nn.functional.unfold(tt.ones(2, 1, 5, 6), (1, 1), stride=2, padding=1)"
    ),
    "a transposed convolution over volumes keeps the memory of its input": (
        "v0 = tt.nn.functional.conv_transpose3d(tt.ones(1, 2, 2, 3, 2), tt.ones(2, 1, 2, 2, 2), stride=2, padding=1)"
    ),
    "a padding of more than 62 bits": "tt.nn.functional.conv1d(tt.ones(1, 1, 3), tt.ones(1, 1, 2), padding=2**62)",
    "an empty kernel for oneDNN": "tt.nn.functional.conv1d(tt.ones(2, 1, 3), tt.ones(1, 1, 0))",
    "a copy of a view asks for its type last": "v0 = tt.ones(2, 1); tt.t_copy(tt.ones(2, 3), out=v0.bool())",
    "a copy of a view of another type resizes": "v0 = tt.ones(8, dtype=tt.int64); tt.t_copy(tt.ones(2, 3), out=v0)",
    "bools are indices beside offsets of 64 bits": (
        "v0 = tt.nn.functional.embedding_bag(tt.tensor([True, False]), tt.ones(4, 3), tt.tensor([0, 1]), mode='sum')"
    ),
    "indices of bfloat16": "tt.embedding(tt.ones(3, 3), tt.ones(2).bfloat16())",
    "set_ asks for the dtype first": "v0 = tt.ones(2, requires_grad=True); v0.set_(tt.ones(2, dtype=tt.int32))",
    "set_ is not differentiated": "v0 = tt.zeros(3); v0.set_(tt.ones(2, requires_grad=True)); v0.sum().backward()",
    "a grid of matrices": "tt.meshgrid(tt.tensor([[0.25, 1.5], [-2.0, 3.0]]), indexing='ij')",
    "a grid of volumes": "tt.meshgrid(tt.arange(12).reshape(2, 2, 3), tt.ones(2), indexing='ij')",
    "isneginf asks about its output first": "tt.isneginf(tt.ones(2), out=tt.ones(1).expand(2))",
    "heaviside asks about types first": "tt.heaviside(tt.ones(3), tt.ones(2), out=tt.ones(3, dtype=tt.int64))",
    "renorm of norms that overflow": "v0 = tt.renorm(tt.tensor([[1e30, 1.0], [1.0, 2.0]]), 2, 0, 3.0)",
    "renorm asks about its output before the dimension": "tt.renorm(tt.ones(2, 2), 2, 5, 3.0, out=tt.ones(1, dtype=tt.bool))",
    "histc asks about its output first": "tt.histc(tt.ones(3, dtype=tt.int64), -1, out=tt.ones(2))",
    "a product with a vector is added to its output": (
        "tt.matmul(tt.ones(2, 2, 3, dtype=tt.int64), tt.ones(3, dtype=tt.int64), out=tt.ones(4))"
    ),
    "a product folds into a copy of its output": (
        "v0 = tt.zeros(2, 2, 2).permute(2, 1, 0); tt.matmul(tt.ones(2, 2, 3), tt.ones(3, 2), out=v0)"
    ),
    "the reduction of segments is asked for first": "tt.segment_reduce(tt.ones(3), '', lengths=tt.ones(2, 2), axis=0)",
    "more lengths than data": "tt.segment_reduce(tt.tensor(1.0), 'sum', lengths=tt.ones(2, dtype=tt.int64))",
    "the least index": "tt.ones(3, 3)[-(2**63), 0]",
    "the difference of nothing into an output": "v0 = tt.ones(2); tt.diff(tt.ones(3, 0), out=v0)",
    "repeats that are negative, of a known size": "tt.repeat_interleave(tt.ones(1), tt.tensor([-1]), output_size=4)",
    "sizes to split by that overflow": "tt.split(tt.ones(5, 2), (2**63 - 1, 3))",
    "a norm over rows of several types": (
        "tt.nn.functional.layer_norm(tt.ones(3, dtype=tt.int64), (5,), tt.ones(5), tt.ones(4))"
    ),
    "nanquantile asks for the interpolation first": (
        "tt.nanquantile(tt.ones(3), 0.5, interpolation='SUM', out=tt.ones(1, dtype=tt.int64))"
    ),
    "a target that has been given other data": (
        "v0 = tt.ones(2, 4, requires_grad=True); v1 = tt.zeros(2, 4, dtype=tt.int64)\n"
        "v2 = tt.nn.functional.multilabel_margin_loss(v0, v1); v1.data = tt.zeros(2); v2.backward()"
    ),
    "log_sigmoid makes its output row-major": (
        "v0 = tt.ones(1); tt.nn.functional.logsigmoid(tt.arange(6.).reshape(2, 3).t(), out=v0)"
    ),
    "windows so far apart that 64 bits do not hold it": "v0 = tt.ones(2, 4).unfold(0, 0, 2**62)",
    # -- what a program of several steps leaves to its derivatives
    "the gradient of a slice of a base is row-major": (
        "v0 = tt.ones(1, 2, requires_grad=True); v1 = tt.zeros(3, 3, 2); v1.narrow(0, 0, 1).select(1, 1).copy_(v0)\n"
        "(v1 * v1).sum().backward(); v2 = v0.grad"
    ),
    "bilinear keeps a factor only for the gradients of the others": (
        "v0 = tt.ones(2, 3); v1 = tt.ones(2, 2, requires_grad=True); v2 = tt.ones(4, 3, 2); n = tt.bilinear(v0, v1, v2)\n"
        "v1.detach().add_(1); n.sum().backward(); v3 = v1.grad"
    ),
    "bilinear's other factors are kept": (
        "v0 = tt.ones(2, 3); v1 = tt.ones(2, 2, requires_grad=True); n = tt.bilinear(v0, v1, tt.ones(4, 3, 2))\n"
        "v0.add_(1); n.sum().backward()"
    ),
    "bilinear's weight has three dimensions": "tt.bilinear(tt.ones(2), tt.ones(2), tt.ones(2))",
    "bilinear of numbers": "tt.bilinear(tt.tensor(1.0), tt.tensor(1.0), tt.ones(1, 1, 1))",
    "bilinear's bias is no number": "tt.bilinear(tt.ones(2), tt.ones(2), tt.ones(2, 2, 2), tt.tensor(1.0))",
    "bilinear's weight has no fourth dimension": "tt.bilinear(tt.ones(2), tt.ones(2), tt.ones(2, 2, 2, 2))",
    "bilinear of no features": "tt.bilinear(tt.ones(3, 0), tt.ones(3, 0), tt.ones(3, 0, 0))",
    "bilinear of bool": ("v0 = tt.ones(2, 3, dtype=tt.bool); tt.bilinear(v0, v0, tt.ones(4, 3, 3, dtype=tt.bool))"),
    "conv_tbc with a padding whose double has more than 64 bits": (
        "v0 = tt.ones(5, 2, 2, requires_grad=True); v1 = tt.conv_tbc(v0, tt.ones(2, 2, 3), tt.ones(3), -(2**63))\n"
        "v1.sum().backward(); v2 = v0.grad"
    ),
    "conv_tbc views its gradient": (
        "v0 = tt.ones(5, 2, 2, requires_grad=True); v1 = tt.conv_tbc(v0, tt.ones(2, 2, 3), tt.ones(3), 1)\n"
        "v1.backward(tt.ones(3, 2, 6).permute(2, 1, 0))"
    ),
    "conv_tbc of two types": "tt.conv_tbc(tt.ones(4, 1, 2), tt.ones(3, 2, 2, dtype=tt.int16), tt.ones(2))",
    "tensordot over a dimension of a number": "tt.tensordot(tt.tensor(1), tt.ones(2, 2, dtype=tt.int64), ([1], [0]))",
    "max_pool1d with a span of more than 63 bits": (
        "tt.nn.functional.max_pool1d(tt.ones(2, 1, 6), 2, dilation=2**63 - 1, stride=1)"
    ),
    "max_pool1d of one element, with any dilation": (
        "v0 = tt.nn.functional.max_pool1d(tt.ones(2, 1, 6), 1, dilation=2**63 - 1, stride=2)"
    ),
    "a leaf that was given other data with fewer dimensions": (
        "v0 = tt.zeros(1, 4).expand(3, 4).requires_grad_(); v1 = v0.movedim(-1, -1); v0.data = tt.ones(2)\n"
        "(v1 * 2).sum().backward()"
    ),
    "views of integers whose base is given other data": (
        "v0 = tt.zeros(2, 3, dtype=tt.int64); v1 = v0.reshape(-1); v0.data = tt.ones(2)\n"
        "v0.mul_(tt.ones(2, requires_grad=True)); v2 = tt.tensor(v1.requires_grad)"
    ),
    "the determinants of a matrix that was given other data": (
        "v0 = tt.ones(0, 2, 2, requires_grad=True); v1 = tt.det(v0); v0.data = tt.ones(2); v1.sum().backward()"
    ),
    "the slopes of determinants of a matrix that was given other data": (
        "v0 = tt.ones(3, 1, 1, requires_grad=True); v1 = tt.det(v0); v0.data = tt.ones(1, 3)\n"
        "tt.autograd.grad(v1.sum(), v0, create_graph=True)"
    ),
    "the pseudo-inverse of matrices that were given other data": (
        "v0 = tt.tensor([[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]] * 2, requires_grad=True); n = tt.pinverse(v0)\n"
        "v0.data = tt.ones(2, 3); n.sum().backward()"
    ),
    "group_norm's mean and rstd have a history": (
        "v0 = tt.ones(4, requires_grad=True); n = tt.nn.functional.group_norm(tt.arange(12.0).reshape(1, 4, 3), 2, v0)\n"
        "v1, = tt.autograd.grad((n * n).sum(), v0, create_graph=True); v2, = tt.autograd.grad(v1.sum(), v0)"
    ),
    "the spread of groups of nothing": "v0, v1, v2 = tt.native_group_norm(tt.ones(2, 4, 0), None, None, 2, 4, 0, 2, 1e-5)",
    "the spread of rows of nothing": "v0, v1, v2 = tt.native_layer_norm(tt.ones(2, 0), (0,), None, None, 1e-5)",
    "a transposed convolution to nothing": (
        "tt.nn.functional.conv_transpose2d(tt.ones(1, 2, 2, 3), tt.ones(2, 1, 2, 2), stride=2, padding=2)"
    ),
    "a transposed convolution over a line counts it as a row": (
        "tt.nn.functional.conv_transpose1d(tt.ones(1, 2, 2).double(), tt.ones(2, 1, 2).double(), padding=2)"
    ),
    "a transposed convolution with a padding of more than 31 bits": (
        "v0 = tt.ones(1, 2, 2, 3).double(); tt.nn.functional.conv_transpose2d(v0, tt.ones(2, 1, 2, 2).double(), padding=2**31)"
    ),
    "a transposed convolution over volumes with a padding of more than 31 bits": (
        "v0 = tt.ones(1, 2, 2, 3, 2)\n"
        "tt.nn.functional.conv_transpose3d(v0, tt.ones(2, 1, 2, 2, 2), stride=2, padding=2**31, output_padding=1)"
    ),
    "offsets of segments are integers": "tt.segment_reduce(tt.ones(3), 'sum', offsets=tt.tensor([0.0, 3.0]))",
    "a convolution's derivative asks for the input's dimensions": (
        "v0 = tt.ones(2, 4, 3, requires_grad=True); n = tt.conv1d(v0, tt.ones(4, 4, 2)); v0.data = tt.ones(2, 3)\n"
        "n.sum().backward()"
    ),
    "a convolution's derivative asks for the input's size": (
        "v0 = tt.ones(2, 4, 3, requires_grad=True); n = tt.conv1d(v0, tt.ones(4, 4, 2)); v0.data = tt.ones(2, 4, 2)\n"
        "n.sum().backward()"
    ),
    "avg_pool2d of a number": "tt.nn.functional.avg_pool2d(tt.tensor(1.0), 2)",
    "group_norm of a number": "tt.group_norm(tt.tensor(1.0), 1)",
    "batch_norm of a number": "tt.native_batch_norm(tt.tensor(1.0), None, None, None, None, True, 0.1, 1e-5)",
    "nll_loss's derivative takes no list of one class": (
        "v0 = tt.ones(3, requires_grad=True); v1 = tt.nn.functional.nll_loss(v0, tt.tensor([1])); v1.backward()"
    ),
    "the variance of data with fewer dimensions": (
        "v0 = tt.ones(3, 4, requires_grad=True); v1 = v0.var(1); v0.data = tt.ones(2); v1.sum().backward()"
    ),
    "logsumexp of data with fewer dimensions": (
        "v0 = tt.ones(3, 4, requires_grad=True); v1 = v0.logsumexp(1); v0.data = tt.ones(2); v1.sum().backward()"
    ),
    "the angles of other data": (
        "v0 = tt.ones(5, requires_grad=True); v1 = v0.angle(); v0.data = tt.ones(2); v1.sum().backward()"
    ),
    "a leaf that was given a number": (
        "v0 = tt.ones(3, 4, requires_grad=True); v1 = v0 * 1; v0.data = tt.tensor(1.0); v1.sum().backward()"
    ),
    "ctc_loss with targets that are the blank": (
        "v0 = tt.arange(24.0).reshape(4, 2, 3).cos().requires_grad_()\n"
        "v1 = tt.ctc_loss(v0, tt.tensor([1, 0, 0]), [4, 3], [2, 1], 0, 0); v1.sum().backward(); v2 = v0.grad"
    ),
    "distances to other data": (
        "v0 = tt.ones(4, 3, requires_grad=True); n = tt.cdist(v0, tt.zeros(2, 3)); v0.data = tt.ones(3, 4); n.sum().backward()"
    ),
    "distances to other data of one dimension": (
        "v0 = tt.ones(4, 3, requires_grad=True); n = tt.cdist(v0, tt.zeros(2, 3)); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "distances between rows of other data": (
        "v0 = tt.eye(4, requires_grad=True); n = tt.pdist(v0); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "the exponential of other data": (
        "v0 = tt.eye(2, requires_grad=True); n = tt.matrix_exp(v0); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "log-probabilities that were given other data": (
        "v0 = tt.zeros(4, 1, 3, requires_grad=True); n = tt.ctc_loss(v0, tt.tensor([1]), [4], [1]); v0.data = tt.ones(2)\n"
        "n.backward()"
    ),
    "smallest and largest of other data": (
        "v0 = tt.ones(3, 4, 2, requires_grad=True); n, _ = tt.aminmax(v0, dim=1); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "a stride whose bytes 64 bits do not count": (
        "n = tt.ones(1, 4).t().unfold(0, 1, 2**62).numpy().strides; v0 = tt.tensor(n)"
    ),
    "a slice behind a second ellipsis": "v0 = tt.ones(2, 1, 3)[..., -9:9, ..., :2]; v1 = tt.ones(2, 1, 3)[..., ..., :]",
    "an index behind a second ellipsis": "tt.ones(2, 1, 3)[..., 0:1, ..., 0]",
    "a slice far behind a second ellipsis": "tt.ones(2, 3, 4, 5)[..., :1, ..., :1]",
    "expanding to a negative size": "tt.expand_copy(tt.ones(3, 1), (3, -7), out=tt.ones(2))",
    "expanding two dimensions, of which the last does not fit": "tt.ones(3, 1).expand(-2, -7)",
    "a leaf that has become a number keeps the strides of before": (
        "v0 = tt.ones(0, 3, requires_grad=True); n = v0.sum(0); tt.special.bessel_y1(tt.tensor(3.0), out=v0)\n"
        "n.backward(tt.ones_like(n))"
    ),
    "a gradient that lies as the leaf did before it was resized": (
        "v0 = tt.ones(3, 2).t().requires_grad_(); n = -v0; tt.special.bessel_y1(tt.tensor(3.0), out=v0)\n"
        "n.backward(tt.ones(3, 2).t()); v1 = v0.grad"
    ),
    "an output written to without a derivative still has its past": (
        "a = tt.ones(2, requires_grad=True); v0 = a * 2; tt.floor_divide(tt.ones(2), 2, out=v0); v0.sum().backward()"
    ),
    "integers that are filled with a number that requires grad, and their views": (
        "v0 = tt.zeros(2, 3, dtype=tt.int16); v1 = v0.t(); v2 = v0.expand(2, 2, 3); v0[0] = tt.tensor(2.0, requires_grad=True)\n"
        "v3 = tt.tensor(v1.requires_grad); v4 = tt.tensor(v2.requires_grad); v5 = v1 * 2.5"
    ),
    "a bias's gradient does not need the input": (
        "v0 = tt.ones(2, requires_grad=True); a = tt.ones(4, 1, 2); n = tt.conv_tbc(a, tt.ones(3, 2, 2), v0); a.data = tt.ones(2)\n"
        "n.sum().backward(); v1 = v0.grad"
    ),
    "conv_tbc's gradients of data with other sizes": (
        "v0 = tt.ones(2, requires_grad=True); a = tt.ones(4, 1, 2); n = tt.conv_tbc(a, tt.ones(3, 2, 2), v0); a.data = tt.ones(6, 1, 2)\n"
        "n.sum().backward()"
    ),
    "batch_norm of data with fewer dimensions": (
        "v0 = tt.ones(3, 2, requires_grad=True); n = tt.batch_norm(v0, None, None, None, None, True, 0.1, 1e-5, False)\n"
        "v0.data = tt.ones(2); n.sum().backward()"
    ),
    "batch_norm of data with more dimensions": (
        "v0 = tt.ones(3, 2, requires_grad=True); n = tt.batch_norm(v0, None, None, None, None, True, 0.1, 1e-5, False)\n"
        "v0.data = tt.ones(2, 3, 4); n.sum().backward()"
    ),
    "batch_norm whose weight has become a number": (
        "v0 = tt.ones(2, requires_grad=True); n = tt.batch_norm(tt.ones(3, 2), v0, None, None, None, True, 0.1, 1e-5, False)\n"
        "v0.data = tt.tensor(1.0); n.sum().backward()"
    ),
    "group_norm of other data": (
        "v0 = tt.ones(2, 4, 3, requires_grad=True); n = tt.group_norm(v0, 2); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "group_norm with another weight": (
        "v0 = tt.ones(4, requires_grad=True); n = tt.group_norm(tt.ones(2, 4, 3), 2, v0); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "pinv of data that are no matrix": (
        "v0 = tt.eye(3, requires_grad=True); n = tt.linalg.pinv(v0); v0.data = tt.ones(2); n.sum().backward()"
    ),
    "solve_triangular of data that are no matrix": (
        "v0 = tt.eye(3, requires_grad=True); n = tt.linalg.solve_triangular(v0, tt.eye(3), upper=True); v0.data = tt.ones(2)\n"
        "n.sum().backward()"
    ),
    "ormqr of data that are no matrix": (
        "v0 = tt.eye(3, requires_grad=True); a = tt.eye(3, requires_grad=True); n = tt.ormqr(v0, tt.ones(3), a); v0.data = tt.ones(2)\n"
        "n.sum().backward()"
    ),
    "distances between no rows of one dimension": (
        "v0 = tt.eye(4, requires_grad=True); n = tt.pdist(v0); v0.data = tt.ones(0); n.sum().backward()"
    ),
    "reflected data with fewer dimensions": (
        "v0 = tt.ones(1, 2, 4, requires_grad=True); n = tt.nn.functional.pad(v0, (1, 2), 'reflect'); v0.data = tt.ones(2)\n"
        "n.sum().backward()"
    ),
    "replicated data of another size": (
        "v0 = tt.ones(1, 2, 4, 4, requires_grad=True); n = tt.nn.functional.pad(v0, (1, 2, 1, 2), 'replicate')\n"
        "v0.data = tt.ones(2, 3, 4, 5); n.sum().backward()"
    ),
    "bilinear with a weight of fewer dimensions": (
        "v0 = tt.ones(4, 2, 3, requires_grad=True); n = tt.nn.functional.bilinear(tt.ones(5, 2), tt.ones(5, 3, requires_grad=True), v0)\n"
        "v0.data = tt.ones(3, 4); n.sum().backward()"
    ),
    "an embedding whose indices have changed": (
        "a = tt.tensor([1, 0]); v0 = tt.ones(3, 2, requires_grad=True); n = tt.nn.functional.embedding(a, v0)\n"
        "a.data = tt.tensor([1, 2, 0]); n.sum().backward()"
    ),
    "pools of other data": (
        "v0 = tt.ones(1, 2, 4, 4, requires_grad=True); n = tt.nn.functional.adaptive_avg_pool2d(v0, 2); v0.data = tt.ones(2)\n"
        "n.sum().backward()"
    ),
    "pools of other data with indices": (
        "v0 = tt.ones(1, 2, 4, 4, requires_grad=True); n = tt.nn.functional.adaptive_max_pool2d(v0, 2); v0.data = tt.ones(2)\n"
        "n.sum().backward()"
    ),
    "pools of more channels": (
        "v0 = tt.ones(1, 2, 4, 4, requires_grad=True); n = tt.nn.functional.avg_pool2d(v0, 2); v0.data = tt.ones(2, 3, 4, 5)\n"
        "n.sum().backward()"
    ),
    "a gradient of a transposed input is row-major": (
        "a = tt.ones(2, 1, 4).transpose(0, 2).requires_grad_(); w = tt.ones(2, 2, 3).permute(2, 1, 0).requires_grad_()\n"
        "b = tt.ones(4)[::2]; n = tt.conv_tbc(a, w, b); v1, v2 = tt.autograd.grad(n.sum(), (a, w)); n.sum().backward()"
    ),
    "a convolution whose input has lost its dimensions": (
        "v0 = tt.ones(5, 2, 2); n = tt.conv_tbc(v0, tt.ones(2, 2, 3, requires_grad=True), tt.ones(3), 1)\n"
        "v0.data = tt.ones(2); n.sum().backward()"
    ),
    "a margin cut off beyond the input": "tt.nn.functional.pad(tt.ones(1, 2, 3, 3), (0, -9, 0, 0), 'reflect')",
    "mode stops at NaN": (
        "n = float('nan'); v0 = tt.tensor([[n, 2, 1], [2, n, 1], [1, n, n], [n, n, 1]]); v1, v2 = tt.mode(v0, 1)\n"
        "v3, v4 = tt.mode(tt.tensor([5.0, 4, n, 4, 3, 3, 5, n, 1, 1, 9, 8, 7, n, 6, 2, 2, 1, n, 0, 0])); tt.mode(v0, 2)"
    ),
    "integers that are their own conjugates": (
        "a = tt.arange(6)[::2][:1]; v0 = tt.ones(2, 1, dtype=tt.int64); tt.conj_physical(a, out=v0); v0 @ tt.ones(3)"
    ),
}
