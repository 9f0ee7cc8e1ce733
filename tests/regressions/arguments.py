"""What differed in arguments of wrong kinds, counts and keywords: what the parser takes, what it says, and in which order."""

PROGRAMS = {
    # -- what is said of arguments as they were written
    "defaults that were given are arguments": "tt.ctc_loss([], tt.ones(2), [4, 4], [2, 2], 0, 1)",
    "a default behind what is wrong": "tt.ones(2).sum('x', False)",
    "an object is an argument": "tt.ones(2).chunk(object())",
    "a number that became a tensor is a number": "tt.divide(tt.ones(2), 3, 'sum')",
    "keywords in the order of a hash map": "tt.where(other=tt.ones(2), input='x', condition=tt.ones(2))",
    "seven keywords in the order of a hash map": (
        "tt.ctc_loss(zero_infinity=True, reduction=0, blank=0, target_lengths=None, input_lengths=[2, 2], targets=tt.ones(2), "
        "log_probs=tt.ones(2))"
    ),
    "several sizes, the first of which is none": "tt.ones(2, 2).permute(True, 0)",
    "one size that is a type": "tt.zeros(int)",
    "the name of a generator's type": "tt.add(tt.ones(2), tt.Generator())",
    "the name of the type of tensors": "tt.add(tt.ones(2), tt.Tensor)",
    "keepdim without dim": "tt.ones(2, 3).sum(keepdim=False)",
    "a maximum with keepdim and without dim": "tt.max(tt.ones(2, 3), keepdim=False)",
    "an output that is None, for an overload that has none": "tt.sum(tt.ones(2, 3), out=None)",
    "an output that is None, for an overload that has one": "v0 = tt.sum(tt.ones(2, 3), 0, out=None)",
    "an output that is None beside a number that comes first": "tt.bitwise_or(3, tt.tensor([1]), out=None)",
    "an output that is None beside a number that comes last": "v0 = tt.bitwise_or(tt.tensor([1]), 2, out=None)",
    "no condition has an output": "tt.where(tt.ones(2) > 0, out=None)",
    "the median of all has no output": "tt.median(tt.ones(2, 3), out=None)",
    "a method of the class is told its argument": "tt.Tensor.sum(tt.ones(2), 'x')",
    "several outputs are counted": "tt.linalg.inv_ex(tt.ones(2, 2), out=[])",
    "a question about nothing": "tt.is_complex()",
    "a question about an object by name": "tt.is_inference(input=object())",
    "frequencies of a bool": "tt.fft.fftfreq(True, 2)",
    "frequencies below zero": "tt.fft.fftfreq(-3)",
    "half of the frequencies below zero": "v0 = tt.fft.rfftfreq(-1); v1 = tt.fft.rfftfreq(7, d=0.5, dtype=tt.float64)",
    "a shift of nothing": "tt.fft.fftshift(None)",
    "NumPy's name of an input that is None": "tt.linalg.vector_norm(x=None)",
    "NumPy's name of a dimension that is a word": "tt.sum(tt.ones(2), axis='x')",
    "a product in a dtype of its own": "tt.mm('x', tt.ones(2, 2), tt.float32)",
    "a default without a point": "tt.normal()",
    "numbers, one of which is none": "tt.gradient(tt.ones(3), spacing=[1, 'x'], dim=(0,))",
    "a scale that is a tensor": "tt.nn.functional.interpolate(tt.ones(1, 2, 3), scale_factor=tt.tensor(1))",
    "parts of a size that is a tensor": "v0, v1 = tt.ones(2, 3).split(tt.tensor(1.5))",
    "parts of a size that is a word": "tt.ones(2, 3).split('x')",
    "a dimension cut into nothing": "tt.ones(2, 3).unflatten(1, None)",
    "a size whose dimension is a bool": "tt.ones(2, 3).size(dim=True)",
    "a word among numbers": "tt.tensor([1, 'x'])",
    # -- what stands for an int, a device, a name
    "a tensor for a list of one int": (
        "v0 = tt.ones(2, 3).sum(tt.tensor(True)); v1 = tt.ones(2, 3).roll(tt.tensor([1]))\n"
        "v2 = tt.nn.functional.avg_pool2d(tt.ones(1, 1, 3, 3), tt.tensor([1]))"
    ),
    "a bool in a list of sizes": "tt.zeros((tt.tensor(True),))",
    "a list of tensors after one that fitted": "tt.zeros((tt.tensor([2]),)); tt.zeros((tt.tensor([1, 2]),))",
    "an object with an index for a symbolic int": (
        "class Index:\n    def __index__(self): return 1\nv0 = tt.arange(6.0).view(2, 3).narrow(0, Index(), 1)"
    ),
    "a device as bytes": "v0 = tt.zeros([1], device=b'cpu'); v1 = tt.ones(2).to(b'cpu')",
    "a device of a number below 0": "tt.zeros([1], device=-1)",
    "a device of a number beyond 64 bits": "tt.zeros([1], device=2**70)",
    "a device with an index that is none": "tt.device('cpu', True)",
    "a device of nothing": "tt.device()",
    "a device of a keyword alone": "tt.device(index=1)",
    "a generator for a number": "tt.Generator(1.5)",
    "a generator of two devices": "tt.Generator('cpu', 'cpu')",
    "rounding as bytes": "v0 = tt.div(tt.ones(2), tt.ones(2), rounding_mode=b'trunc')",
    "to a number is to its dtype": "v0 = tt.ones(2).to(1.5); v1 = tt.ones(2).to(True)",
    "data that is a type": "tt.tensor(int)",
    # -- what a function called without nn.functional reduces
    "losses of torch reduce nothing": (
        "v0 = tt.kl_div(tt.zeros(2, 2), tt.ones(2, 2)); v1 = tt.hinge_embedding_loss(tt.ones(2), tt.ones(2))\n"
        "v2 = tt.binary_cross_entropy_with_logits(tt.zeros(2), tt.ones(2)); v3 = tt._C._nn.mse_loss(tt.zeros(2), tt.ones(2))"
    ),
    "a chance for each element is no argument of bernoulli": "tt.bernoulli(tt.ones(2, 2), tt.ones(2, 2))",
    # -- nn.functional, in the order of its checks
    "a reduction that cannot be hashed": "tt.nn.functional.mse_loss(tt.ones(2), tt.ones(2), reduction=[])",
    "a mode that cannot be hashed": "tt.nn.functional.interpolate(tt.ones(1, 1, 2), 3, mode=[])",
    "a pool by its private name": "tt.nn.functional.adaptive_max_pool1d(tt.ones(1, 2, 5), 3, nonsense=1)",
    "a pool with indices by its own name": "tt.nn.functional.adaptive_max_pool1d_with_indices(tt.ones(2, 3))",
    "a pool with indices whatever is asked": "v0, v1 = tt.nn.functional.max_pool1d_with_indices(tt.ones(1, 4), 2, 2, 0, 1, False, 3)",
    "an adaptive pool to no size": "tt.nn.functional.adaptive_avg_pool2d(tt.ones(1, 2, 4, 3), None)",
    "an unpooled size that is a tensor": (
        "tt.nn.functional.max_unpool1d(tt.ones(1, 2, 2), tt.ones(1, 2, 2, dtype=tt.int64), tt.tensor([1.5]))"
    ),
    "a pair that is a set": "tt.nn.functional.fold(tt.ones(1, 4, 6), (3, 4), {1})",
    "a power pool with a mode of ceiling that is none": "tt.nn.functional.lp_pool1d(tt.ones(1, 2, 5), 2, 2, ceil_mode=None)",
    # -- backward
    "a graph kept -1 times": "tt.ones(2, 3).backward(retain_graph=-1)",
    "a graph kept by half": "tt.ones(2, 3).backward(retain_graph=1.5)",
    "a gradient that is a word": "tt.ones(2, 3).backward('sum')",
    # -- operators
    "indices of a bag become what offsets are": (
        "v0 = tt.nn.functional.embedding_bag(tt.tensor([1, 2, 1], dtype=tt.int16), tt.ones(4, 3), tt.tensor([0, 2]))"
    ),
    "LU of matrices without columns": "v0, v1, v2 = tt.linalg.lu(tt.ones(2, 3, 0))",
    "so many unsafe chunks that their size is 0": "tt.unsafe_chunk(tt.ones(5, 2), 2**63 - 1)",
    "one window keeps the memory of the image": "v0 = tt.nn.functional.unfold(tt.ones(1, 1, 5, 6), (2, 3), stride=100, padding=1)",
    "a small transposed volume keeps the memory of its input": (
        "v0 = tt.nn.functional.conv_transpose3d(tt.ones(1, 2, 2, 3, 2), tt.ones(2, 1, 2, 2, 2), padding=1)"
    ),
    "a refused output of lu_solve stays turned": (
        "v0 = tt.tensor(0.0, dtype=tt.float64); p = tt.tensor([[5, 0, 1], [1, 1, 1]], dtype=tt.int32)\n"
        "x = tt.ones(2, 3, 3, dtype=tt.float64); y = tt.ones(2, 2, 3, dtype=tt.float64)\n"
        "try:\n    tt.linalg.lu_solve(x, p, y, left=False, out=v0)\nexcept RuntimeError:\n    v0 = tt.zeros_like(v0)"
    ),
    "cond looks at its output first": "tt.linalg.cond(tt.ones(2, 3, 3, dtype=tt.bfloat16), out=tt.empty(0, dtype=tt.uint8))",
    "no routine for bools comes before the output": (
        "tt.linalg.solve_triangular(tt.ones(3, 3, dtype=tt.bool), tt.ones(3, 2), upper=True, out=tt.empty(0, dtype=tt.float16))"
    ),
    "a column that begins with -0.0 is reflected": "v0, v1 = tt.geqrf(tt.tensor([[-0.0, 1.0], [3.0, 1.0], [4.0, 2.0]]))",
    "gelu of infinity in a row": (
        "x = tt.tensor([float('inf'), 1.0, -float('inf'), -8.0]); v0 = tt.nn.functional.gelu(x); v1 = tt.nn.functional.gelu(x.bfloat16())"
    ),
    "gelu of infinity between others": (
        "x = tt.tensor([float('inf'), 1.0, -8.0, 2.0]); v0 = tt.nn.functional.gelu(x[::2]); v1 = tt.nn.functional.gelu(x[:1])\n"
        # Not in float16: what PyTorch gives there depends on whether the processor computes in it (AVX512_FP16).
        "v3 = tt.nn.functional.gelu(x.double())"
    ),
    "singular vectors of a matrix that begins with -0.0": "v0, v1, v2 = tt.svd(tt.tensor([[-0.0, -2.5], [-0.8, -2.75]]))",
    "eigenvalues of ints": "tt.linalg.eig(tt.tensor([[1]]))",
    "a transposed convolution without outputs": "tt.nn.functional.conv_transpose1d(tt.ones(1, 2, 2), tt.ones(2, 1, 1), padding=1)",
    "a padding row that is a bool": "tt.nn.functional.embedding(tt.tensor([1]), tt.ones(2, 3), padding_idx=True)",
    "an output of a dtype without a kernel has the strides of the plan": (
        "v0 = tt.empty(0)\ntry:\n    tt.special.ndtri(tt.ones(3, 1, 2, dtype=tt.bfloat16).permute(2, 1, 0), out=v0)\n"
        "except NotImplementedError:\n    v0 = tt.zeros_like(v0)"
    ),
    "nansum of nothing into ints": "v0 = tt.empty(0, dtype=tt.int16); tt.nansum(tt.empty(3, 0), 1, out=v0)",
    "reflectors without a dimension": "tt.ormqr(tt.ones(2, 4, 3), tt.tensor(1.0), tt.ones(2, 2, 4), False, False)",
    "a zero point beyond 32 bits": "tt.fake_quantize_per_tensor_affine(tt.ones(2), tt.tensor([2.0]), tt.tensor([2**62]), -128, 127)",
    "lcm of ints wraps before its sign goes": "v0 = tt.lcm(tt.tensor([2], dtype=tt.int32), tt.tensor([2**31 - 1], dtype=tt.int32))",
    "a max pool over sequences takes 64 bits": (
        "v0 = tt.nn.functional.max_pool1d(tt.ones(2, 1, 6), 2**31, ceil_mode=True); v1 = tt.max_pool1d(tt.ones(1, 6), 2, 2**31)"
    ),
    "limits of quantization that wrap": (
        "v0, v1 = tt.tensor([1.0]), tt.tensor([0], dtype=tt.int32)\n"
        "tt.fused_moving_avg_obs_fake_quant(tt.tensor([[-16.0, 15.0]]), tt.tensor([0]), tt.tensor([1]), tt.tensor(-16.0), "
        "tt.tensor(15.875), v0, v1, 0.01, 2**31, 127, 0)"
    ),
}
