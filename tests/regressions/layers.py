"""What random calls of nn.functional found: memory formats, empty inputs, mixed dtypes, words of refusals."""

F = "F = tt.nn.functional; "
VOLUME = "v0 = tt.arange(240.0).reshape(2, 2, 3, 4, 5).to(memory_format=tt.channels_last_3d).requires_grad_()"

PROGRAMS = {
    # -- memory formats
    "avg_pool3d is row-major over volumes": f"{F}{VOLUME}; v1 = F.avg_pool3d(v0, 2); (v2,) = tt.autograd.grad(v1, v0, v1)",
    "adaptive_avg_pool3d is row-major": f"{F}{VOLUME}; v1 = F.adaptive_avg_pool3d(v0, 2); (v2,) = tt.autograd.grad(v1, v0, v1)",
    "adaptive_max_pool3d is row-major": f"{F}{VOLUME}; v1 = F.adaptive_max_pool3d(v0, 2); (v2,) = tt.autograd.grad(v1, v0, v1)",
    "max_unpool3d is row-major": (
        f"{F}{VOLUME}; v1, v2 = F.max_pool3d(v0, 2, return_indices=True); v3 = F.max_unpool3d(v1, v2, 2)"
    ),
    "conv3d of float64 is row-major": (
        f"{F}{VOLUME}; v1 = v0.double(); v2 = tt.ones(2, 2, 1, 1, 2).double(); v3 = F.conv3d(v1, v2)"
        "; v4, v5 = tt.ops.aten.convolution_backward(v3, v1, v2, None, [1], [0], [1], False, [0], 1, [True, True, False])[:2]"
    ),
    "conv3d of one small float32 volume is row-major": f"{F}{VOLUME}; v1 = F.conv3d(v0[:1], tt.ones(2, 2, 1, 1, 2))",
    "conv_transpose3d of float64 is row-major": (
        f"{F}{VOLUME}; v1 = F.conv_transpose3d(v0.double(), tt.ones(2, 2, 1, 1, 2).double())"
    ),
    "conv1d takes the format of its weight": (
        f"{F}v0 = tt.ones(2, 3, 5, requires_grad=True); v1 = tt.ones(4, 2, 3).transpose(1, 2).requires_grad_()\n"
        "v2 = F.conv1d(v0, v1); v3, v4 = tt.autograd.grad(v2, (v0, v1), tt.ones(2, 4, 4))"
    ),
    "batch_norm of what is row-major and channels last": (
        f"{F}v0 = tt.ones(2, 3, 1, 1).as_strided((2, 3, 1, 1), (3, 1, 3, 3)); v1 = F.batch_norm(v0, None, None, training=True)"
    ),
    "a gradient of prelu has its input's strides": (
        f"{F}v0 = tt.ones(3, 2, 3).mT.requires_grad_(); (v1,) = tt.autograd.grad(F.prelu(v0, tt.ones(3)), v0, tt.ones(3, 3, 2))"
    ),
    "adaptive_avg_pool to one place is strided in place": (
        f"{F}v0 = tt.ones(2, 3, 4, 4, requires_grad=True).to(memory_format=tt.channels_last); v1 = F.adaptive_avg_pool2d(v0, 1)"
    ),
    "gradients of rectifiers have their input's strides": (
        f"{F}v0 = tt.arange(-2.0, 4.0).reshape(3, 2).t().requires_grad_(); v1 = tt.ones(2, 3)\n"
        "(v2,) = tt.autograd.grad(F.relu(v0), v0, v1); (v3,) = tt.autograd.grad(F.leaky_relu(v0), v0, v1)"
    ),
    "max_pool1d without a graph is row-major": (
        f"{F}v0 = F.max_pool1d(tt.ones(3, 1, 3).as_strided((3, 1, 3), (3, 1, 1)), 1); v1 = v0 + 1"
    ),
    "padding with a number keeps the format of volumes": f"{F}{VOLUME}; v1 = F.pad(v0, (1, 0))",
    "linear adds a strided bias afterwards": f"{F}v0 = F.linear(tt.ones(2), tt.ones(4, 2), tt.arange(8.0)[::2]); v1 = v0 + 1",
    # -- nothing
    "a convolution of no channels, with bias": (
        f"{F}v0 = tt.ones(2, 0, 5, requires_grad=True); v1 = tt.ones(2, 0, 2, requires_grad=True)\n"
        "v2 = tt.ones(2, requires_grad=True); v3 = F.conv1d(v0, v1, v2); v3.sum().backward(); v4, v5, v6 = v0.grad, v1.grad, v2.grad"
    ),
    "a convolution of no samples takes any dtypes": f"{F}v0 = F.conv1d(tt.ones(0, 1, 5).half(), tt.ones(3, 1, 3))",
    "max_unpool of nothing takes any dtype": (
        f"{F}v0 = tt.zeros(0, 2, 3, 3, dtype=tt.int64); v1 = F.max_unpool2d(v0, v0, 2)"
    ),
    "the gradient of an affine grid of no samples": (
        f"{F}v0 = tt.ones(0, 2, 3, requires_grad=True); F.affine_grid(v0, [0, 1, 3, 2], align_corners=True).sum().backward()"
        "; v1 = v0.grad"
    ),
    "pixel_unshuffle of nothing leaves the sizes alone": f"{F}v0 = tt.ones(2, 4, 0, 4); v1 = F.pixel_unshuffle(v0, 2)",
    "padding that takes all away": f"{F}v0 = tt.ones(1, 1, 1); v1 = F.pad(v0, (0, -1), mode='replicate')",
    "padding that takes more away": f"{F}v0 = tt.ones(4, 1, 1, 2); v1 = F.pad(v0, (0, 0, -1, -1), mode='replicate')",
    "bilinear of nothing, with bias": (
        f"{F}v0 = tt.ones(0, 4, 3); v1 = F.bilinear(v0, tt.ones(0, 4, 2), tt.ones(5, 3, 2), tt.ones(5))"
    ),
    "grid_sample of nothing": f"{F}v0 = tt.ones(0, 2, 5, 4).int(); v1 = F.grid_sample(v0, tt.ones(0, 3, 3, 2).int(), align_corners=True)",
    "fractional_max_pool2d of no channels": f"{F}v0 = F.fractional_max_pool2d(tt.ones(0, 4, 4), 2, output_size=2)",
    "a kernel of nothing": f"{F}v0 = F.conv1d(tt.ones(1, 2, 3), tt.ones(2, 2, 0))",
    # -- values
    "cdist of NaN, p = 0": "v0 = tt.cdist(tt.tensor([[float('nan'), 1.0]]), tt.ones(1, 2), p=0.0); v1 = v0 + 1",
    "the last bag is as long as the indices, its sum ends at the last offset": (
        f"{F}v0 = tt.arange(6.0).view(3, 2).requires_grad_(); v1 = tt.tensor([0, 1, 2, 1]); v2 = tt.tensor([0, 1, 2])\n"
        "v3 = F.embedding_bag(v1, v0, v2, include_last_offset=True); v3.sum().backward(); v4 = v0.grad"
    ),
    "the last bag, by the other kernel": (
        "v0 = tt.arange(6.0).view(3, 2).double(); v1 = tt.tensor([0, 1, 2, 1]); v2 = tt.tensor([0, 1, 2])\n"
        "v3 = tt.embedding_bag(v0, v1, v2, False, 0, False, None, True)[0]"
    ),
    "bilinear sums over the first input first": (
        f"{F}v0 = tt.tensor([[1.0, 2.0]]); v1 = tt.tensor([[1.0, float('inf')]])\n"
        "v2 = F.bilinear(v0, v1, tt.tensor([[[1.0, 2.0], [1.0, -0.5]]]))"
    ),
    "layer_norm of one element is zero": f"{F}v0 = F.layer_norm(tt.tensor([[1.1], [3.3]]), [1])",
    "hidden scores times a negative scale": (
        f"{F}v0 = tt.ones(1, 1, 3, 1); v1 = F.scaled_dot_product_attention(v0, v0 * 2, v0 * 3, is_causal=True, scale=-1.0)"
    ),
    "fractional_max_pool3d repeats a ratio": (
        f"{F}v0 = F.fractional_max_pool3d(tt.ones(1, 1, 4, 4, 4), 2, output_ratio=0.5); v1 = v0 + 1"
    ),
    # -- dtypes
    "layer_norm of float64 with parameters of float32": f"{F}v0 = F.layer_norm(tt.ones(2, 3).double(), [3], tt.ones(3))",
    "layer_norm of float64 with one of float32": (
        f"{F}v0 = F.layer_norm(tt.ones(2, 3).double(), [3], tt.ones(3).double(), tt.ones(3))"
    ),
    "group_norm of float16 with one of float32": f"{F}v0 = tt.ones(2, 4).half(); v1 = F.group_norm(v0, 2, tt.ones(4).half(), tt.ones(4))",
    "batch_norm of int64": f"{F}v0 = tt.ones(2, 3).long(); v1 = F.batch_norm(v0, v0[0], v0[0].int())",
    "conv_tbc has its input's dtype": "v0 = tt.conv_tbc(tt.ones(5, 3, 2).long(), tt.ones(2, 2, 1).long(), tt.ones(1))",
    "conv_transpose takes a bias of another dtype": f"{F}v0 = F.conv_transpose1d(tt.ones(2, 6), tt.ones(2, 1, 1), tt.ones(1).double())",
    "grid_sample of integers": f"{F}v0 = F.grid_sample(tt.ones(2, 2, 5, 4).int(), tt.ones(2, 3, 3, 2), align_corners=True)",
    "grid_sample of integer volumes": (
        f"{F}v0 = F.grid_sample(tt.ones(2, 2, 5, 4, 3).int(), tt.ones(2, 3, 3, 3, 3), align_corners=True)"
    ),
    "bilinear of two dtypes": f"{F}v0 = F.bilinear(tt.ones(4), tt.ones(2).double(), tt.ones(1, 4, 2))",
    "affine_grid of one place in 16 bits": f"{F}v0 = F.affine_grid(tt.ones(2, 2, 3).half(), [2, 1, 1, 2], align_corners=True)",
    "a pool's kernel for channels last has a name": (
        f"{F}v0 = tt.ones(2, 2, 6, 6).bool().to(memory_format=tt.channels_last); v1 = F.avg_pool2d(v0, 2)"
    ),
    "multi_margin_loss of float16": f"{F}v0 = F.multi_margin_loss(tt.ones(2, 2).half(), tt.ones(2).int())",
    "cross_entropy over pixels wants int64": f"{F}v0 = F.cross_entropy(tt.ones(2, 4, 3), tt.ones(2, 3).byte())",
    "oneDNN's words for a weight of another dtype": f"{F}v0 = F.conv2d(tt.ones(2, 1, 3, 3), tt.ones(1, 1, 2, 2).double())",
    "the other kernel's words for it": f"{F}v0 = F.conv2d(tt.ones(1, 1, 3, 3), tt.ones(1, 1, 2, 2).double())",
    # -- which refusal
    "a None among sizes": f"{F}v0 = F.adaptive_avg_pool1d(tt.ones(2, 4), (None,))",
    "a function that is an operator misses an argument": f"{F}v0 = F.conv1d(tt.ones(2, 3))",
    "a function that is an operator does not know an argument": f"{F}v0 = F.avg_pool2d(tt.ones(2, 3, 3), 2, foo=1)",
    "nll_loss looks at the target's dtype first": f"{F}v0 = F.nll_loss(tt.ones(3), tt.ones(2))",
    "batch_norm with one running moment": f"{F}v0 = F.batch_norm(tt.ones(2, 3), tt.ones(3), None, training=True)",
    "batch_norm of a vector": f"{F}v0 = F.batch_norm(tt.ones(3), None, None)",
    "embedding_bag: the quick kernel's words": f"{F}v0 = F.embedding_bag(tt.tensor([[0, 5]]), tt.ones(5, 2))",
    "embedding_bag: the other kernel's words": f"{F}v0 = F.embedding_bag(tt.tensor([[0, 5]]), tt.ones(5, 2).double())",
    "pixel_shuffle of channels-last volumes": f"{F}{VOLUME}; v1 = F.pixel_shuffle(v0, 1)",
    "native_channel_shuffle of a matrix": f"{F}v0 = F.native_channel_shuffle(tt.ones(2, 3), 3)",
    "a convolution does not pad its output": (
        "v0 = tt.ones(1, 1, 4, requires_grad=True); v1 = tt.convolution(v0, v0[..., :2], None, (1,), (0,), (1,), False, (1,), 1)"
        "\nv1.sum().backward()"
    ),
    "fractional_max_pool2d does not repeat a ratio": f"{F}v0 = F.fractional_max_pool2d(tt.ones(1, 4, 4), 2, output_ratio=0.5)",
    "the gradient of adaptive_max_pool2d to no place": (
        f"{F}v0 = tt.ones(1, 4, 4, requires_grad=True); v1 = F.adaptive_max_pool2d(v0, (0, 2)); v1.sum().backward()"
    ),
    "linear with a vector of weights and a number": f"{F}v0 = F.linear(tt.ones(3), tt.ones(3), tt.tensor(1.0)); v1 = v0 + 1",
    # -- graphs
    "prelu views a weight of one number": (
        f"{F}v0 = tt.tensor(0.5, requires_grad=True); v1 = F.prelu(tt.tensor([-1.0, 2.0], requires_grad=True), v0)\n"
        "(v2,) = tt.autograd.grad(v1.sum(), v0, create_graph=True)"
    ),
    "the second derivative of grid_sample": (
        f"{F}v0 = tt.arange(9.0).reshape(1, 1, 3, 3).sin().requires_grad_()\n"
        "v1 = tt.tensor([0.1, -0.3, 0.7, 0.4, -0.9, 1.2, 0.0, -0.2]).reshape(1, 2, 2, 2).requires_grad_()\n"
        "for mode in ('bilinear', 'bicubic'):\n"
        "    v2 = F.grid_sample(v0, v1, mode, align_corners=False)\n"
        "    v3, v4 = tt.autograd.grad(v2.exp().sum(), (v0, v1), create_graph=True)\n"
        "    (v3.sin().sum() + v4.sin().sum()).backward()\n"
        "v5, v6 = v0.grad, v1.grad"
    ),
    "cdist has no second derivative": (
        "v0 = tt.tensor([[1.0, 2.0], [4.0, 6.0]], requires_grad=True); v1 = tt.cdist(v0, v0.detach() * 2)\n"
        "(v2,) = tt.autograd.grad(v1.sum(), v0, create_graph=True); v2.sum().backward()"
    ),
    "pdist has no second derivative": (
        "v0 = tt.tensor([[1.0, 2.0], [4.0, 6.0]], requires_grad=True); v1 = tt.pdist(v0).exp()\n"
        "(v2,) = tt.autograd.grad(v1.sum(), v0, create_graph=True); v2.sum().backward()"
    ),
    # -- what PyTorch's own sample inputs found
    "log_sigmoid is row-major": (
        f"{F}v0 = tt.arange(6.0).reshape(2, 3).t().requires_grad_(); v1 = F.logsigmoid(v0)\n"
        "(v2,) = tt.autograd.grad(v1, v0, tt.ones(3, 2))"
    ),
    "prelu of a number": (
        f"{F}v0 = tt.tensor(-2.0, requires_grad=True); v1 = F.prelu(v0, tt.tensor(0.5, requires_grad=True))"
    ),
    "an adaptive mean of no sizes": f"{F}F.adaptive_avg_pool2d(tt.ones(1, 2, 3, 4), ())",
    "an adaptive maximum of no sizes": f"{F}F.adaptive_max_pool3d(tt.ones(1, 2, 3, 4, 5), ())",
    "an adaptive maximum of a negative size": f"{F}F.adaptive_max_pool1d(tt.ones(1, 1, 3), -1)",
    "a negative dilation": f"{F}F.conv2d(tt.ones(1, 1, 4, 4), tt.ones(1, 1, 2, 2), dilation=-1)",
    "a dilation of nothing": f"{F}F.conv1d(tt.ones(1, 1, 4), tt.ones(1, 1, 2), dilation=0)",
    "a dilation of nothing, in groups": f"{F}F.conv2d(tt.ones(1, 2, 4, 4), tt.ones(2, 1, 2, 2), dilation=0, groups=2)",
    "a dilation of nothing, transposed": f"{F}F.conv_transpose1d(tt.ones(1, 1, 4), tt.ones(1, 1, 2), dilation=0)",
    "a dilation of nothing, of no samples": (
        f"{F}v0 = tt.tensor(F.conv2d(tt.ones(0, 1, 4, 4), tt.ones(1, 1, 2, 2), dilation=0).shape)"
    ),
    "the same padding with a weight of another rank": (
        f"{F}F.conv2d(tt.ones(1, 1, 4, 3), tt.ones(1, 2, 2), padding='same')"
    ),
    "rows of a number": f"{F}F.embedding(tt.ones(2, 2).long(), tt.ones(()))",
    "rows of a number, with padding": f"{F}F.embedding(tt.ones(2, 2).long(), tt.ones(()), padding_idx=1)",
    "tangents of a group norm of no samples": (
        f"{F}fa = tt.autograd.forward_ad\n"
        "with fa.dual_level():\n"
        "    v0 = F.group_norm(fa.make_dual(tt.ones(0, 2), tt.ones(0, 2)), 1, tt.ones(2), tt.ones(2))\n"
        "    v1 = fa.unpack_dual(v0).tangent + 1"
    ),
    "embedding_bag has no tangents": (
        f"{F}fa = tt.autograd.forward_ad\n"
        "with fa.dual_level():\n"
        "    F.embedding_bag(tt.zeros(2).long(), fa.make_dual(tt.ones(2, 2), tt.ones(2, 2)), tt.tensor([0]))"
    ),
    "the gradients of losses, recorded": (
        f"{F}v0 = tt.tensor([0.2, 0.7], requires_grad=True); v1 = tt.tensor([0.6, 0.1], requires_grad=True)\n"
        "v2, v3 = tt.autograd.grad(F.binary_cross_entropy(v0, v1), (v0, v1), create_graph=True)\n"
        "v4, v5 = tt.autograd.grad(F.binary_cross_entropy_with_logits(v0, v1), (v0, v1), create_graph=True)\n"
        "v6, v7 = tt.autograd.grad(F.kl_div(v0, v1, log_target=True, reduction='sum'), (v0, v1), create_graph=True)\n"
        "v8, v9 = tt.autograd.grad(F.l1_loss(v0, v1), (v0, v1), create_graph=True)\n"
        "(v10,) = tt.autograd.grad(F.poisson_nll_loss(v0, v1), v0, create_graph=True)\n"
        "v3, v4, v5 = v3 * 1, v4 * 1, v5 * 1"
    ),
    "the gradient of silu, recorded": (
        f"{F}v0 = tt.tensor([0.2, 0.7], requires_grad=True); (v1,) = tt.autograd.grad(F.silu(v0).sum(), v0, create_graph=True)"
    ),
    "what the nearest pixel of grid_sample passes on": (
        f"{F}v0 = tt.ones(1, 1, 2, 2, requires_grad=True); v1 = tt.zeros(1, 1, 1, 2, requires_grad=True)\n"
        "v2, v3 = tt.autograd.grad(F.grid_sample(v0, v1, 'nearest').exp().sum(), (v0, v1), create_graph=True)\n"
        "(v2.sum() + v3.sum()).backward(); v4 = v0.grad"
    ),
    "a parameter twice in one group": (
        "import warnings; warnings.simplefilter('ignore')\n"
        "p = tt.nn.Parameter(tt.ones(2)); o = tt.optim.SGD([p, p], lr=0.1)\n"
        "v0 = tt.tensor(o.state_dict()['param_groups'][0]['params'])"
    ),
    "a number of what requires a gradient": (
        "import warnings; w = warnings.catch_warnings(record=True); seen = w.__enter__(); warnings.simplefilter('always')\n"
        "with tt.no_grad():\n"
        "    float(tt.ones((), requires_grad=True))\n"
        "w.__exit__(None, None, None); v0 = tt.tensor(len(seen))"
    ),
    "images of bytes, interpolated in fixed point": (
        f"{F}v0 = (tt.arange(2 * 5 * 7) * 37 % 256).to(tt.uint8).reshape(1, 2, 5, 7)\n"
        "v1 = F.interpolate(v0, (3, 4), mode='bilinear'); v2 = F.interpolate(v0, (9, 3), mode='bicubic')\n"
        "v3 = F.interpolate(v0, (2, 7), mode='bicubic', antialias=True)\n"
        "v4 = F.interpolate(v0.to(memory_format=tt.channels_last), scale_factor=1.5, mode='bilinear', align_corners=True)"
    ),
    "linear_cross_entropy in chunks": (
        f"{F}v0 = tt.arange(10.0).reshape(5, 2).sin().requires_grad_(); v1 = tt.arange(6.0).reshape(3, 2).cos().requires_grad_()\n"
        "v2 = tt.tensor([0.1, -0.2, 0.3], requires_grad=True); t = tt.tensor([0, 2, 1, -100, 2]); w = tt.tensor([1.0, 2.0, 0.5])\n"
        "o = tt.nn.LinearCrossEntropyOptions(batch_chunk_size=2)\n"
        "v3 = F.linear_cross_entropy(v0, v1, t, linear_bias=v2, weight=w, options=o)\n"
        "v4 = F.linear_cross_entropy(v0, v1, t, linear_bias=v2, weight=w, options=o, reduction='none')\n"
        "v5, v6, v7 = (g * 1 for g in tt.autograd.grad(v3 * 2, (v0, v1, v2)))\n"
        "v8, v9, v10 = (g * 1 for g in tt.autograd.grad(v4.exp().sum(), (v0, v1, v2)))\n"
        "v11 = F.linear_cross_entropy(v0[0], v1, t[0], options=tt.nn.LinearCrossEntropyOptions())"
    ),
    "linear_cross_entropy in chunks, of 16 bits": (
        f"{F}v0 = tt.arange(10.0).reshape(5, 2).sin().bfloat16().requires_grad_()\n"
        "v1 = tt.ones(3, 2, dtype=tt.bfloat16, requires_grad=True)\n"
        "o = tt.nn.LinearCrossEntropyOptions(chunking_method='aspect_ratio:2', acc_policy='balanced', acc_dtype=tt.float32)\n"
        "v2 = F.linear_cross_entropy(v0, v1, tt.tensor([0, 2, 1, 0, 2]), options=o, reduction='sum')\n"
        "v3, v4 = tt.autograd.grad(v2, (v0, v1))"
    ),
    "linear_cross_entropy in chunks backwards twice": (
        f"{F}v0 = tt.ones(2, 2, requires_grad=True)\n"
        "v1 = F.linear_cross_entropy(v0, tt.ones(3, 2), tt.tensor([0, 2]), options=tt.nn.LinearCrossEntropyOptions())\n"
        "v1.backward(retain_graph=True); v1.backward()"
    ),
    "linear_cross_entropy in two sizes of chunks": (
        f"{F}o = tt.nn.LinearCrossEntropyOptions(batch_chunk_size=3, chunking_method='aspect_ratio')\n"
        "F.linear_cross_entropy(tt.ones(8, 2), tt.ones(4, 2), tt.zeros(8).long(), options=o)"
    ),
    "linear_cross_entropy by an unknown method": "tt.nn.LinearCrossEntropyOptions(chunking_method='aspect_ratio:0')",
    "a batch norm that is told its statistics": (
        "v0 = tt.arange(6.0).reshape(3, 2).requires_grad_()\n"
        "v1, v2, v3 = tt._native_batch_norm_legit(v0, None, None, tt.zeros(2), tt.ones(2), True, 0.1, 1e-5)"
    ),
    "ASGD over lists": (
        "v0 = tt.nn.Parameter(tt.ones(2)); o = tt.optim.ASGD([v0], lr=0.1, foreach=True); v0.grad = tt.ones(2)\n"
        "o.step(); o.step(); v1 = o.state[v0]['ax']"
    ),
    "max_pool1d on meta": (
        "v0 = tt.tensor(tt.nn.functional.max_pool1d(tt.ones(1, 2, 5, device='meta'), 2)._is_view())"
    ),
    "the gradient of celu has its alpha in float32": (
        f"{F}v0 = tt.tensor([-1.0, -0.3], dtype=tt.float64, requires_grad=True)\n"
        "(v1,) = tt.autograd.grad(F.celu(v0, alpha=0.8).sum(), v0); v2 = (v1[0] - 0.286504797) * 1e8"
    ),
    "backward of nll_loss over images asks for row-major scores": (
        "v0 = tt.ones(1, 3, 2, 2).transpose(2, 3).requires_grad_(); l = tt.nn.functional.nll_loss(v0, tt.zeros(1, 2, 2, dtype=tt.int64))\n"
        "l.backward()"
    ),
    "backward of pdist with p = 0 does not look at sizes": (
        "x = tt.ones(3, 2, requires_grad=True); v0 = tt.nn.functional.pdist(x, 0.0); x.data = tt.ones(2); v0.sum().backward()"
    ),
    "backward of a convolution whose weight was given other data": (
        "v0 = tt.ones(1, 2, 5, requires_grad=True); w = tt.ones(2, 2, 4); n = tt.conv1d(v0, w); w.data = tt.ones(1, 2, 5)\n"
        "n.sum().backward()"
    ),
    "backward of a dilated convolution whose weight was given other data": (
        "v0 = tt.ones(1, 2, 5, 5, requires_grad=True); w = tt.ones(2, 2, 2, 2); n = tt.conv2d(v0, w, dilation=2); w.data = w[:1]\n"
        "n.sum().backward()"
    ),
    "backward of a dilated convolution with a larger kernel": (
        "v0 = tt.ones(1, 2, 5, 5, requires_grad=True); w = tt.ones(2, 2, 2, 2); n = tt.conv2d(v0, w, dilation=2)\n"
        "w.data = tt.ones(2, 2, 3, 2); n.sum().backward()"
    ),
    "backward of a transposed convolution with a larger kernel": (
        "v0 = tt.ones(1, 2, 2, 2, 2, requires_grad=True); w = tt.ones(2, 2, 2, 2, 2); n = tt.conv_transpose3d(v0, w)\n"
        "w.data = tt.ones(2, 2, 2, 3, 2); n.sum().backward()"
    ),
    "a gradient of a convolution with an image and a channel too many": (
        "v0, v1, v2 = tt.ops.aten.convolution_backward(tt.arange(30.0, dtype=tt.float64).reshape(2, 3, 5), "
        "tt.ones(1, 2, 6, dtype=tt.float64), tt.ones(2, 1, 2, dtype=tt.float64), [2], [1], [0], [1], False, [0], 2, [True] * 3)"
    ),
    "the average of the least integer and nothing": (
        "v0 = tt.nn.functional.avg_pool1d(tt.tensor([[0, -(2**63), -2, -1, 4, -7]]), 2, stride=1)"
    ),
    "nll_loss asks its weight before its target": (
        "tt.nn.functional.nll_loss(tt.ones(4, 3), tt.zeros(4, requires_grad=True), weight=tt.ones(3, requires_grad=True))"
    ),
    "max_pool1d is row-major, unless a gradient is recorded": (
        "v0 = tt.arange(24.0).reshape(2, 4, 3).mT; v1 = tt.max_pool1d(v0, 2); v2 = tt.max_pool1d(v0.requires_grad_(), 2)\n"
        "v3 = tt.max_pool1d(tt.ones(2, 1, 3).mT, 1)"
    ),
    "max_pool3d of a volume without a batch, with channels last": (
        "v0 = tt.arange(192.0).reshape(4, 4, 4, 3).permute(3, 0, 1, 2); v1 = tt.max_pool3d(v0, 2)"
    ),
    "max_pool3d of a volume that looks like an image with channels last": (
        "tt.max_pool3d(tt.ones(2, 3, 4, 4).contiguous(memory_format=tt.channels_last), 2)"
    ),
    "a convolution over no places": "tt.conv_transpose1d(tt.ones(1, 2, 0), tt.ones(2, 3, 2), dilation=3)",
    "a convolution over no places asks for types later": "tt.conv1d(tt.ones(1, 2, 0), tt.ones(2, 2, 1).double(), padding=1)",
    "padding='same' of a kernel without places": "tt.conv1d(tt.ones(1, 2, 0), tt.ones(2, 2, 0), padding='same')",
    "no samples, and no weights": "tt.conv2d(tt.ones(0, 2, 4, 4), tt.ones(2, 2, 2, 0))",
    "an empty kernel is met before other types": "tt.conv1d(tt.ones(1, 2, 5), tt.ones(2, 2, 0).double())",
    "no zero points": (
        "tt.fake_quantize_per_channel_affine(tt.ones(2, 0), tt.ones(0), tt.zeros(0, dtype=tt.int32), 1, 0, 7)"
    ),
    "segments without offsets": (
        "tt.segment_reduce(tt.ones(2, 3), 'sum', offsets=tt.zeros(2, 0, dtype=tt.int64), axis=1)"
    ),
    "weights of a packed sequence are counted before its sizes are read": (
        "w = [tt.ones(3, 2), tt.ones(3, 3), tt.ones(3)]\n"
        "tt.rnn_tanh(tt.ones(5, 2), tt.ones(2, 3) > 0, tt.ones(1, 2, 3), w, True, 1, 0.0, True, False)"
    ),
}
