"""What differed in views, shapes, indices, creation and random numbers."""

PROGRAMS = {
    # -- memory formats
    "cat of volumes in channels_last_3d": (
        "v0 = tt.arange(24.0).reshape(1, 2, 2, 3, 2).contiguous(memory_format=tt.channels_last_3d)\n"
        "v1 = tt.cat([v0, v0], 1); v2 = tt.cat([v0, v0.contiguous()], 0); v3 = tt.column_stack([v0])"
    ),
    "cat of pictures with one row": "v0 = tt.zeros(4, 1, 3, 1).permute(0, 3, 1, 2); v1 = tt.cat([v0], -1)",
    "cat into a result that is resized": (
        "v0 = tt.ones(2, 3, 2, 3, 2).contiguous(memory_format=tt.channels_last_3d); v1 = tt.empty(0)\n"
        "tt.cat((v0,), 0, out=v1)"
    ),
    "a batch of nothing in channels_last": (
        "v0 = tt.zeros(2, 5, 1, 0); v1 = v0.contiguous(memory_format=tt.channels_last)\n"
        "v2 = tt.zeros(1, 0, 2, 3).to(memory_format=tt.channels_last); v3 = v1.clone()\n"
        "v4 = tt.tensor([v.is_contiguous(memory_format=tt.channels_last) for v in (v0, v1, v2)])"
    ),
    "a volume of nothing in channels_last_3d": (
        "v0 = tt.empty(1, 3, 0, 5, 4, memory_format=tt.channels_last_3d); v1 = tt.zeros_like(v0)"
    ),
    "random copies are row-major": (
        "v0 = tt.ones(3, 2).t(); v1 = v0.bernoulli(); v2 = v0.bernoulli(1.0); v3 = tt.poisson(v0 * 0)"
    ),
    # -- views and shapes
    "empty_permuted is nobody's view": "v0 = tt.empty_permuted((2, 3), [1, 0]).fill_(1)",
    "the transpose of a number is itself": "v0 = tt.tensor(1.0, requires_grad=True); v1 = v0.H; v2 = v0.mH; v3 = v0.adjoint()",
    "the gradient of a vector of nothing, concatenated along a dimension that it has not": (
        "v0 = tt.zeros(0, requires_grad=True); v1 = tt.cat([v0], 4); v1.backward(tt.zeros(0))"
    ),
    "a Vandermonde matrix is written in place": "v0 = tt.arange(3.0, requires_grad=True); v1 = tt.vander(v0, 3)",
    "as_strided_scatter gives self the wrong half of the gradient": (
        "v0 = tt.zeros(2, 3, requires_grad=True); v1 = tt.zeros(2, requires_grad=True)\n"
        "v2 = tt.as_strided_scatter(v0, v1, (2,), (2,), 1); v2.backward(tt.arange(6.0).reshape(2, 3))\n"
        "v3 = v0.grad; v4 = v1.grad"
    ),
    "broadcast_shapes": "v0 = tt.zeros(tt.broadcast_shapes((2,), (3, 1), 1, (1, 1, 1)))",
    "broadcast_shapes of shapes that do not fit": "tt.broadcast_shapes((2, 3), (4, 3))",
    "hsplit into less than nothing": "tt.ones(4).hsplit(-1)",
    "repeat_interleave along a dimension that there is not": "tt.tensor(1.0).repeat_interleave(tt.tensor([3]), 0)",
    "repeat_interleave of nothing, counted in bytes": "tt.repeat_interleave(tt.zeros(0, dtype=tt.uint8))",
    "meshgrid looks at the dtypes before the order": "tt.meshgrid(tt.ones(2), tt.arange(2), indexing='a')",
    # -- indices
    "NaN at one place of a half": "v0 = tt.zeros(2, 2, dtype=tt.half); v0[tt.tensor(0), 1] = float('nan')",
    "a value with a leading 1 is not expanded": ("v0 = tt.zeros(3); v1 = tt.ones(1, requires_grad=True); v0[2] = v1"),
    "a tuple of one index of a number": "tt.tensor(1)[0,]",
    "index_copy of many into a number": "v0 = tt.tensor(5).index_copy(0, tt.tensor([0, 0, 0]), tt.arange(3))",
    "index_select past the end of the second dimension": "tt.zeros(2, 3, 2).index_select(-2, tt.tensor([0, 4]))",
    "index_select of a number twice": "tt.index_select(tt.tensor(1.0), 0, tt.tensor([0, 0], dtype=tt.int8))",
    "index_select into one element": "tt.index_select(tt.ones(3), 0, tt.tensor([0]), out=tt.ones(1).expand(2))",
    "an index of nothing has no dtype": (
        "v0 = tt.ones(2, requires_grad=True); v1 = tt.ones(0, requires_grad=True)\n"
        "v2 = v0.scatter_add(-1, tt.tensor([], dtype=tt.int16), v1); v2.sum().backward(); v3 = v0.grad"
    ),
    "scatter_add into another dtype": (
        "tt.scatter_add(tt.ones(1), 0, tt.tensor([0]), tt.ones(1), out=tt.ones(1, dtype=tt.double))"
    ),
    "take_along_dim flattens by a view": "tt.ones(2, 3).t().take_along_dim(tt.tensor([[0, 1], [1, 1]]))",
    "masked_scatter looks at the dtypes first": "tt.ones(2, 3).masked_scatter_(tt.ones(2, 2) > 0, tt.ones(4).double())",
    "where with a number that is too large": "v0 = tt.where(tt.ones(2) < 0, tt.zeros(2, dtype=tt.half), 70000)",
    "where of two numbers, of which one is too large": "tt.where(tt.ones(2) < 0, 1e40, 1)",
    "a bfloat16 that is too large": "tt.zeros(2, dtype=tt.bfloat16).fill_(1e40)",
    "nonzero asks for a bool": "tt.ones(2).nonzero(as_tuple=1)",
    # -- creation
    "a meta device has no number": "v0 = tt.tensor([tt.empty(2, device='meta:1').device.index is None])",
    "numbers are not looked at on the meta device": (
        "v0 = tt.tensor(tt.full_like(tt.zeros(2, device='meta', dtype=tt.int8), 1000).shape)"
    ),
    "a range of short integers is as long as one of floats": (
        "v0 = tt.arange(0, 2.5, dtype=tt.int32); v1 = tt.arange(0, -3, -1.5, dtype=tt.int16)\n"
        "v2 = tt.arange(0.5, 3, 0.5, dtype=tt.int8); v3 = tt.arange(0, 2.5, dtype=tt.int64)"
    ),
    "nothing as a number": "tt.tensor([None], dtype=tt.float32)",
    "a negative float is no byte": "tt.tensor([-1.0], dtype=tt.uint8)",
    "a float beyond 64 bits": "tt.tensor([1e40], dtype=tt.int64)",
    "NumPy's bool is no integer": "import numpy as np; tt.tensor([1, np.True_])",
    "NumPy's bool is no bool": "import numpy as np; tt.ones(2).sum(0, keepdim=np.True_)",
    "requires_grad=None": "tt.tensor([1.0], requires_grad=None)",
    "a size of None": "tt.zeros((None,))",
    "sizes in an array": "import numpy as np; tt.zeros(np.array([1, 2]))",
    "as_tensor takes its dtype by name": "tt.as_tensor([1], tt.float32)",
    "a buffer from its third byte on": "v0 = tt.frombuffer(bytearray(range(12)), dtype=tt.uint8, count=4, offset=3)",
    "a legacy type takes its own tensors alone": "tt.FloatTensor(tt.ones(2, dtype=tt.int32))",
    "a legacy type over a storage": "v0 = tt.HalfTensor(tt.zeros(4).untyped_storage())",
    # -- random numbers
    "nothing is random in any dtype": (
        "v0 = tt.zeros(0, dtype=tt.int64); v0.normal_().exponential_().log_normal_(); v1 = tt.randn(0, dtype=tt.bool)"
    ),
    "the bounds on the meta device": "v0 = tt.tensor(tt.rand_like(tt.zeros(3, device='meta'), dtype=tt.int64).shape)",
    "normal_ on the meta device": "tt.zeros(3, dtype=tt.int64, device='meta').normal_()",
    "overlap before bounds": "tt.zeros(1).expand(3).random_(5, 2)",
    "multinomial of a negative weight": "tt.multinomial(tt.tensor([1.0, -1.0]), 3, True)",
    "multinomial of an infinite weight": "tt.multinomial(tt.tensor([0.0, float('inf')]), 3, True)",
    "multinomial of no weights": "tt.multinomial(tt.zeros(2, 0), 1, True)",
    # -- out=
    "a step that is 0 among the integers": "tt.arange(0, 64, 0.5, out=tt.zeros(0, dtype=tt.long))",
    "gather into one element": "tt.gather(tt.ones(3), 0, tt.tensor([0, 1]), out=tt.zeros(1).expand(2))",
    "isin into one element": "tt.isin(tt.ones(3), tt.ones(2), out=tt.zeros(1, dtype=tt.bool).expand(3))",
    "sort into one element": "tt.sort(tt.ones(3), out=(tt.zeros(3), tt.zeros(1, dtype=tt.long).expand(3)))",
    "topk into one element": "tt.topk(tt.ones(3), 2, out=(tt.zeros(1).expand(2), tt.zeros(2, dtype=tt.long)))",
    "linspace into one element": "tt.linspace(0, 1, 3, out=tt.zeros(1).expand(3))",
    "logspace into one element": "tt.logspace(0, 1, 3, out=tt.zeros(1).expand(3))",
    "multinomial into one element": "tt.multinomial(tt.ones(3), 2, out=tt.zeros(1, dtype=tt.long).expand(2))",
    "an out= that requires grad, of an operator without a derivative": "tt.arange(3, out=tt.ones(3, requires_grad=True))",
    "linspace into a tensor that requires grad": "tt.linspace(0, 1, 3, out=tt.ones(3, requires_grad=True))",
    "unbind_copy into tensors that are resized": (
        "a, b = tt.zeros(2), tt.zeros(0); tt.unbind_copy(tt.arange(2.0), out=[a, b]); v0 = tt.stack([a, b])"
    ),
    "unbind_copy into another dtype": "tt.unbind_copy(tt.ones(1), out=[tt.zeros((), dtype=tt.double)])",
    "index_copy into another dtype": (
        "tt.index_copy(tt.ones(3), 0, tt.tensor([0]), tt.ones(1), out=tt.ones(3, dtype=tt.double))"
    ),
    "index_add into another dtype": (
        "tt.index_add(tt.ones(3), 0, tt.tensor([0]), tt.ones(1), out=tt.ones(3, dtype=tt.double))"
    ),
    "index_reduce into another dtype": (
        "tt.index_reduce(tt.ones(3), 0, tt.tensor([0]), tt.ones(1), 'prod', out=tt.ones(3, dtype=tt.double))"
    ),
    "nonzero lies column by column in a result that was resized": (
        "v0 = tt.zeros(0, dtype=tt.long); tt.nonzero(tt.ones(2, 3), out=v0); v1 = tt.zeros(6, 2, dtype=tt.long)\n"
        "tt.nonzero(tt.ones(2, 3), out=v1)"
    ),
    "slice_scatter with out=": "v0 = tt.zeros(5); tt.slice_scatter(tt.ones(3), tt.zeros(2), 0, 0, 2, out=v0)",
    "histogram into another dtype": "tt.histogram(tt.ones(3), 2, out=(tt.zeros(2, dtype=tt.double), tt.zeros(3)))",
    "histogram with edges of another dtype": "tt.histogram(tt.ones(3), 2, out=(tt.zeros(2), tt.zeros(3).double()))",
    # -- the meta device
    "linspace from a bound on the meta device": "m = tt.linspace(tt.empty((), device='meta'), 2, 3); v0 = tt.tensor(m.shape)",
    "writing at indices on the meta device": (
        "m = tt.empty(3, 4, device='meta'); m[tt.tensor([0, 1], device='meta')] = 1.0\n"
        "v0 = tt.tensor(m.index_put((tt.tensor([0], device='meta'),), tt.empty(1, 4, device='meta')).shape)"
    ),
    "repeat_interleave on the meta device": "tt.repeat_interleave(tt.ones(3, dtype=tt.long, device='meta'))",
    # -- derivatives
    "the gradient of stack selects": (
        "v0 = tt.ones(2, requires_grad=True); v1 = tt.ones(1, 2, requires_grad=True)\n"
        "(v2,) = tt.autograd.grad(tt.stack([v0]), v0, v1, create_graph=True)"
    ),
    "the gradient of as_strided looks at the storage last": (
        "v0 = tt.ones(1, requires_grad=True); v1 = tt.ones(1, requires_grad=True)\n"
        "(v2,) = tt.autograd.grad(v0.as_strided((1,), (1,)), v0, v1, create_graph=True)"
    ),
    "the gradient of index_add with alpha is a product with a number": (
        "v0 = tt.ones(2); v1 = tt.ones(1, requires_grad=True); v2 = tt.ones(2, requires_grad=True)\n"
        "v3 = v0.index_add(0, tt.tensor([1]), v1, alpha=3)\n"
        "(v4,) = tt.autograd.grad(v3, v1, v2, create_graph=True)"
    ),
    "unravel_index": "v0, v1 = tt.unravel_index(tt.tensor([[4, 1]]), (3, 2)); v2 = tt.unravel_index(tt.tensor(3), 7)[0]",
    "unravel_index of numbers that are no places": "tt.unravel_index(tt.ones(2), (3, 2))",
    "segment_reduce": (
        "v0 = tt.tensor([1.0, 5, 5, -2], requires_grad=True); v1 = tt.tensor([1.0, -2, 3])\n"
        "v2 = tt.segment_reduce(v0, 'max', lengths=tt.tensor([3, 0, 1])); v2.backward(v1); v3 = v0.grad\n"
        "v4 = tt.segment_reduce(v0, 'mean', offsets=tt.tensor([0, 0, 4]), initial=10)"
    ),
    "segment_reduce and negative gradients of equal elements": (
        "v0 = tt.tensor([5.0, 5], requires_grad=True)\n"
        "v1 = tt.segment_reduce(v0, 'max', lengths=tt.tensor([2])); v1.backward(tt.tensor([-4.0])); v2 = v0.grad"
    ),
    "a step that 64 bits do not hold": "v0 = tt.ones(2, 4)[:, :: 10**30]; v1 = tt.ones(4)[:: 2**63]",
    "a step that makes a stride negative": "tt.ones(3, 4)[::2**63 - 1]",
    "a step that makes a stride negative, and a size of 1": "tt.ones(3, 4)[1 :: 2**63 - 2]",
    "a step that makes a size negative where the stride is 0": "tt.ones(1, 4).expand(3, 4)[::2**64]",
    "a step that makes the size of an empty tensor negative": "v0 = tt.tensor(tt.ones(3, 0)[:: 2**63 - 1].shape)",
    "nan_to_num keeps strides of sizes of 1, as empty_like does": (
        "v0 = tt.nan_to_num(tt.ones(4, 1).t()); v1 = tt.nan_to_num(tt.ones(2, 1, 3).permute(2, 1, 0)[::2])"
    ),
    "strides of ldexp": (
        "t = tt.ones(4, 3).t(); v0, v1, v2 = [tt.ldexp(tt.ones(4, dtype=d), t) for d in (tt.float16, tt.float32, tt.float64)]"
    ),
    "strides of huber_loss": "t = tt.ones(4, 3).t(); v0 = tt.nn.functional.huber_loss(t, t, reduction='none')",
    "masked_scatter_ into windows": (
        "v0, v1 = tt.zeros(4), tt.zeros(6); w, x = v0.unfold(0, 2, 1).t(), v1.unfold(0, 3, 2)\n"
        "w.masked_scatter_(w == 0, tt.arange(1.0, 7)); x.masked_scatter_(tt.tensor([False, True, True]), tt.arange(1.0, 7))"
    ),
    "the gradient of no logsigmoid": (
        "x = tt.ones(0, 3, requires_grad=True); v0, = tt.autograd.grad(tt.nn.functional.logsigmoid(x).sum(), x)"
    ),
    "reductions over nothing, many times": (
        "x = tt.zeros(0).view(2**63 - 1, 0); v0, v1, v2, v3, v4 = x.sum(), x.prod(), x.any(), x.norm(), x.nansum()"
    ),
}
