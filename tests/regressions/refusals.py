"""What differed in wrong calls: outputs, the order of checks, sizes and counts beyond all bounds, storages that are shared."""

PROGRAMS = {
    # -- `out=` of an operator without a derivative
    "a copy into an output records that it cannot be differentiated": (
        "v0 = tt.ones(2, 3, requires_grad=True); v1 = tt.empty(0); tt.t_copy(v0, out=v1)\n"
        "v2 = tt.empty(0); tt.softmax(v0, 0, out=v2); v3 = tt.zeros(3, 3)[1:]; tt.conj_physical(v0, out=v3)\n"
        "v4 = tt.empty(0, dtype=tt.bool); tt.logical_not(v0, out=v4); v1.sum().backward()"
    ),
    "an output that requires grad is refused": (
        "v0 = tt.zeros(2, 3, requires_grad=True); tt.permute_copy(tt.ones(3, 2), (1, 0), out=v0)"
    ),
    "a factory's output that requires grad is refused": "v0 = tt.zeros(2, requires_grad=True); tt.eye(2, out=v0)",
    "linear refuses to record": "v0 = tt.ones(2, 2, requires_grad=True); tt.nn.functional.linear(v0, v0, out=tt.empty(0))",
    "matmul refuses to record": "v0 = tt.ones(2, 2, requires_grad=True); tt.matmul(v0, v0, out=tt.empty(0))",
    "matrix_power refuses to record": "v0 = tt.ones(2, 2, requires_grad=True); tt.matrix_power(v0, 3, out=tt.empty(0))",
    "multi_dot refuses to record": "v0 = tt.ones(2, 2, requires_grad=True); tt.linalg.multi_dot([v0, v0], out=tt.empty(0))",
    "tensordot into a leaf of another shape": (
        "v0 = tt.zeros(5, requires_grad=True); tt.inner(tt.ones(3), tt.ones(2, 3), out=v0)"
    ),
    "diff of nothing into a leaf of another shape": "v0 = tt.zeros(5, requires_grad=True); tt.diff(tt.ones(3), 0, out=v0)",
    # -- versions of outputs and results
    "how often an output is written": (
        "v0 = tt.empty(0); tt.kron(tt.ones(2), tt.ones(2), out=v0); v1 = tt.empty(0); tt.special.ndtr(tt.ones(2), out=v1)\n"
        "v2 = tt.linalg.matrix_rank(tt.ones(2, 3)); v3 = tt.linalg.matrix_rank(tt.ones(2, 0, 3))\n"
        "v4 = tt.empty(0); tt.diff(tt.ones(3), 0, out=v4)"
    ),
    "fold keeps the memory of its columns": (
        "v0 = tt.nn.functional.fold(tt.ones(1, 4, 6), (3, 4), 2); v1 = tt.nn.functional.fold(tt.ones(4, 1), (2, 2), 2)"
    ),
    # -- the order of checks
    "the dtype of an output comes before the choice of a loop": (
        "tt.nn.functional.softplus(tt.ones(2, dtype=tt.int64), out=tt.ones(2))"
    ),
    "an output that is an input must have the right shape": ("v0 = tt.tensor(2); tt.lcm(tt.ones(3, 3), v0, out=v0)"),
    "the type of an output of a shift": "tt.bitwise_right_shift(tt.ones(2), tt.ones(2), out=tt.ones(2, dtype=tt.int64))",
    "the overlap of an output of a shift": (
        "v0 = tt.ones(1).expand(2); tt.bitwise_right_shift(tt.ones(2), tt.ones(2), out=v0)"
    ),
    "the overlap of a conjugate's output": "v0 = tt.ones(1).expand(2); tt.conj_physical(tt.empty(0), out=v0)",
    "log_sigmoid of integers": "tt.nn.functional.logsigmoid(tt.ones(2, dtype=tt.int64), out=tt.ones(2))",
    "repeats that are no integers": "tt.repeat_interleave(tt.ones(0, 3))",
    "a histogram of another dtype leaves the output alone": (
        "v0 = tt.ones(3, 3, dtype=tt.int64); tt.histc(tt.ones(3), 4, out=v0)"
    ),
    "a cross product of nothing with two dtypes": "tt.linalg.cross(tt.ones(0, 3, dtype=tt.int16), tt.ones(0, 3))",
    "baddbmm of nothing has the dtype of its second factor": (
        "v0 = tt.baddbmm(tt.ones(0, 1, 1), tt.ones(0, 1, 1), tt.ones(0, 1, 1, dtype=tt.bool))"
    ),
    "geqrf of no integers": "tt.geqrf(tt.ones(0, 3, dtype=tt.int32))",
    "lu_solve with pivots without a dimension": "tt.lu_solve(tt.ones(3, 1), tt.eye(3), tt.tensor(1, dtype=tt.int32))",
    "lu of a singular matrix": "v0, v1 = tt.lu(tt.zeros(2, 2))",
    "a grid for a number": "tt.nn.functional.grid_sample(tt.tensor(1.0), tt.ones(1, 2, 2, 2), align_corners=False)",
    "cells with a row of weights too many": ("tt.gru_cell(tt.ones(2, 3), tt.ones(2, 3), tt.ones(9, 3), tt.ones(8, 3))"),
    "cells with weights of another hidden size": (
        "tt.lstm_cell(tt.ones(2, 3), (tt.ones(2, 3), tt.ones(2, 4)), tt.ones(11, 3), tt.ones(12, 3))"
    ),
    "ctc_loss with targets for another batch": (
        "tt.nn.functional.ctc_loss(tt.ones(2, 2, 3), tt.ones(3, 4, dtype=tt.int64), (2, 2), (2, 2))"
    ),
    "ctc_loss of integers": "tt.nn.functional.ctc_loss(tt.ones(2, 2, dtype=tt.int64), tt.ones(2), (2, 2), (2, 2))",
    "the gradient of huber_loss does not promote": (
        "v0 = tt.ones(3, requires_grad=True); v1 = tt.nn.functional.huber_loss(v0, tt.zeros(3, dtype=tt.float64))\n"
        "v1.backward()"
    ),
    # -- numbers beyond all bounds
    "a number beyond 64 bits is refused before a leaf is": "v0 = tt.ones(2, requires_grad=True); v0.eq_(2**64)",
    "an order of a norm beyond 64 bits": "tt.ones(2).norm(2**64)",
    "a distance of an order beyond 64 bits": "tt.dist(tt.ones(2), tt.zeros(2), 2**64)",
    "renorm with an order beyond 64 bits": "tt.ones(2, 2).renorm(2**64, 0, 1)",
    "a stride of a pool beyond 32 bits": "tt.nn.functional.max_pool2d(tt.ones(1, 3, 3), 2, 2**31)",
    "a window of a pool beyond 32 bits": "tt.nn.functional.avg_pool3d(tt.ones(1, 3, 3, 3), 2**62)",
    "lp_pool2d with one size in a list": "tt.nn.functional.lp_pool2d(tt.ones(1, 1, 3, 3), 2, [1])",
    "lp_pool1d with one size in a list": "tt.nn.functional.lp_pool1d(tt.ones(1, 1, 3), 2, [1])",
    "max_unpool3d of a matrix": ("tt.nn.functional.max_unpool3d(tt.ones(2, 2), tt.ones(2, 2, dtype=tt.int64), 2)"),
    "max_unpool1d to less than nothing": (
        "tt.nn.functional.max_unpool1d(tt.ones(1, 2, 2), tt.ones(1, 2, 2, dtype=tt.int64), -5)"
    ),
    "strides of max_unpool2d without elements": (
        "tt.nn.functional.max_unpool2d(tt.ones(1, 2, 2, 3), tt.ones(1, 2, 2, 3, dtype=tt.int64), 2, ())"
    ),
    "classes out of range and no loop for the dtype": (
        "x = tt.ones(3, dtype=tt.bfloat16); tt.nn.functional.multilabel_margin_loss(x, tt.tensor([1, -1, -(2**62)]))"
    ),
    "no routine for halves, and nothing to solve": (
        "tt.linalg.solve_triangular(tt.ones(3, 3, dtype=tt.float16), tt.ones(3, 0, dtype=tt.float16), upper=True)"
    ),
    "more sections than there is memory for": "tt.ones(5).tensor_split(2**63 - 1)",
    "more chunks of nothing than there is memory for": "tt.ones(0).chunk(2**63 - 1)",
    "so many chunks that their size is 0": "tt.ones(5).chunk(2**63 - 1)",
    "a list of sizes, and a size behind it": "tt.ones(2).repeat((2, 2), 1)",
    "a permutation, and a dimension behind it": "tt.ones(2, 2).permute((1, 0), 2)",
    "var and cov with corrections that are no numbers of degrees": (
        "v0 = tt.var(tt.arange(3.0), correction=float('nan')); v1 = tt.cov(tt.arange(3.0), correction=-(2**63))"
    ),
    # -- storages that are shared, left, or kept by NumPy
    "numpy keeps the storage where it is": "x = tt.ones(2); x.numpy(); x.resize_(1); x.resize_(100)",
    "a tensor that leaves its storage counts on": (
        "v0 = tt.ones(2, 3); v1 = tt.zeros(4); v2 = v0.t(); v0.add_(1); v0.set_(v1); v0.add_(1); v1.mul_(2); v2.mul_(2)"
    ),
    "new data of another shape meets the old node": (
        "v0 = tt.ones(3, requires_grad=True); v1 = v0.unsqueeze(-1); v0.data = v1; (v0 * 2).sum().backward()"
    ),
    "a leaf that was resized to nothing as an output": (
        "v0 = tt.ones(3, requires_grad=True); v1 = v0 - 1; tt.special.airy_ai(tt.zeros(()), out=v0)\n"
        "v1.sum().backward()"
    ),
    # -- an output that holds one place twice
    "scatter of a number asks the output before it makes it fit": (
        "v0 = tt.ones(1, 3).expand(2, 3); tt.scatter(tt.ones(3), 0, tt.tensor([0]), 2.0, out=v0)"
    ),
    "masked_select asks the output before it makes it fit": (
        "v0 = tt.ones(1).expand(3); tt.masked_select(tt.ones(3), tt.ones(3) > 2, out=v0)"
    ),
    "logcumsumexp asks its output": "v0 = tt.ones(1).expand(3); tt.logcumsumexp(tt.ones(3), 0, out=v0)",
    "kthvalue asks its outputs": (
        "o = tt.ones(1).expand(3); tt.kthvalue(tt.ones(3, 2), 1, out=(o, tt.ones(0, dtype=tt.int64)))"
    ),
    "median asks its outputs": (
        "v0 = tt.ones(1, dtype=tt.int64).expand(3); tt.median(tt.ones(3, 2), 1, out=(tt.ones(0), v0))"
    ),
    "mode asks its outputs": "o = tt.ones(1).expand(3); tt.mode(tt.ones(3, 2), 1, out=(o, tt.ones(0, dtype=tt.int64)))",
    "max along a dimension asks its outputs": (
        "o = tt.ones(1).expand(3); tt.max(tt.ones(3, 2), 1, out=(o, tt.ones(0, dtype=tt.int64)))"
    ),
    "a copying operator resizes its output before it asks for the dtype": (
        "import numpy as np; tt.diag(tt.tensor([1, 2, 3]), out=tt.from_numpy(np.zeros((2, 3), np.float32)))"
    ),
    "slice_scatter resizes its output before it asks for the dtype": (
        "import numpy as np; a = tt.ones(3, 2); tt.slice_scatter(a, a, out=tt.from_numpy(np.zeros(3, np.int64)))"
    ),
    "solve_triangular resizes its output before it asks for the dtype": (
        "import numpy as np; a = tt.eye(2); tt.linalg.solve_triangular(a, a, upper=True, out=tt.from_numpy(np.zeros((1, 3))))"
    ),
    "a search among bool is refused again": (
        "a = tt.tensor([False, True])\ntry:\n    tt.searchsorted(a, a)\nexcept NotImplementedError:\n    tt.searchsorted(a, a)"
    ),
    "histc of bool makes edges first": "tt.histc(tt.ones(3) > 0, 3)",
    "histc of bytes has edges of bytes": "tt.histc(tt.ones(3, dtype=tt.uint8), 3, -1, 2)",
    "histc looks at its range as it is given": "tt.histc(tt.ones(3, dtype=tt.int8), 3, float('inf'), 2)",
    "a margin that the type does not hold": "tt.nn.functional.multi_margin_loss(tt.ones(2, 3), tt.tensor([0, 1]), margin=1e308)",
    "a product of a number is refused before its gradient is": (
        "tt.matmul(tt.tensor(1.0, requires_grad=True), tt.ones(3), out=tt.ones(3))"
    ),
    "a large order of a condition number": "tt.linalg.cond(tt.eye(2), -(2**31) - 1)",
    "a product that does not fit names the output's size": "tt.mv(tt.ones(2, 0), tt.ones(4), out=tt.ones(1))",
    "a product that does not fit, into a number": "tt.mv(tt.ones(2, 0), tt.ones(4), out=tt.tensor(1.0))",
    "as many bins as there are numbers": "tt.histc(tt.ones(3), 2**63 - 1)",
    "bins that memory does not hold": "tt.histc(tt.ones(3), 2**62)",
    "as many bins of a histogram": "tt.histogram(tt.ones(3), 2**63 - 1)",
    "no difference into a leaf of that size": "tt.diff(tt.ones(3), 0, out=tt.ones(3, requires_grad=True))",
    "no difference into a leaf of another size": "tt.diff(tt.ones(3), 0, out=tt.ones(2, requires_grad=True))",
    "as many chunks as there are numbers": "tt.ones(3).chunk(2**63 - 1)",
    "an output that cannot grow is refused before the vectors are": (
        "tt.dot(tt.ones(0, 3), tt.ones(0), out=tt.from_numpy(tt.ones(0, 3).numpy()))"
    ),
    "of two numbers that are none the zero point is asked for first": (
        "tt.fake_quantize_per_tensor_affine(tt.ones(3), tt.ones(0), tt.zeros(4, dtype=tt.int32), 0, 255)"
    ),
    "a largest norm beyond float32": "v0 = tt.renorm(tt.ones(2, 3), 3, -1, 1e308); v1 = tt.renorm(tt.ones(2, 3), 3, -1, 1e39)",
    "a range without an end": (
        "v0 = tt.ones(1); v1 = tt.zeros(1, dtype=tt.int32)\n"
        "v2 = tt.fused_moving_avg_obs_fake_quant(tt.ones(2), tt.tensor([0]), tt.tensor([1]), tt.tensor(-16.0), "
        "tt.tensor(float('inf')), v0, v1, 0.01, -128, 127, 0)"
    ),
    "of probabilities that are none the first one is named": (
        "tt.nn.functional.binary_cross_entropy(tt.tensor([0.5, 2.0]), tt.tensor([2.0, 0.5]))"
    ),
    "of probabilities that are none the first one in memory": (
        "tt.nn.functional.binary_cross_entropy(tt.tensor([[0.5, 0.5], [2.0, 0.5]]).t(), tt.tensor([[0.5, 2.0], [0.5, 0.5]]))"
    ),
    "integers with gaps have no mean": "tt.nn.functional.batch_norm(tt.arange(8)[::2], None, None, training=True)",
    "windows that begin behind the input": (
        "v0 = tt.nn.functional.max_pool1d(tt.arange(12.0).reshape(2, 1, 6), 2**31, stride=1, dilation=2)\n"
        "v1 = tt.nn.functional.max_pool1d(tt.arange(12.0).reshape(2, 1, 6), 3, stride=1, dilation=2**31)"
    ),
    "the output of gather is looked at before its index": (
        "tt.take_along_dim(tt.ones(6, dtype=tt.int64), tt.ones(3), out=tt.ones(3))"
    ),
    "sizes of ldexp are looked at before its dtypes": "tt.ldexp(tt.ones(3, 2), tt.ones(4) > 0)",
    "the output of matmul is looked at before its factors": (
        "tt.matmul(tt.ones(2, 3), tt.ones(3, 2, dtype=tt.bfloat16), out=tt.ones(1, dtype=tt.int64))"
    ),
    "einsum has the columns before the rows": (
        "a = tt.arange(6.0).reshape(2, 3); b = tt.arange(12.0).reshape(3, 4)\n"
        "v0 = tt.einsum('ij,jk->ki', a, b); v1 = tt.einsum('ij,jk->ki', a, b); v2 = tt.einsum('...i,...i->...', a, a[:, None])"
    ),
    "a padding that memory does not hold": (
        "v0 = tt.nn.functional.max_pool1d(tt.arange(6.0).reshape(1, 1, 6), 2**31 - 1, stride=1, padding=2**30 - 1)"
    ),
    "a refused output of one input has its strides": "v0 = tt.ones(1, 12); tt.bitwise_not(tt.ones(4, 3).t(), out=v0)",
    "a refused output of two inputs has their strides": (
        "v0 = tt.ones(1, 12); tt.bitwise_or(tt.ones(4, 3).t(), tt.ones(4, dtype=tt.uint8), out=v0)"
    ),
    "a refused output of bools has the strides of the input": (
        "v0 = tt.ones(1, 12, dtype=tt.bool); tt.floor(tt.ones(4, 3).t() > 0, out=v0)"
    ),
    "an output of floats that floor_divide of bools cannot fill": (
        "v0 = tt.ones(1, 12); a = tt.ones(4, 3).t() > 0; tt.floor_divide(a, a, out=v0)"
    ),
    "an output of bools that floor_divide cannot fill": (
        "v0 = tt.ones(1, 12, dtype=tt.bool); a = tt.ones(4, 3).t() > 0; tt.floor_divide(a, a, out=v0)"
    ),
    "where has an output of its own dtype": (
        "v0 = tt.ones(1, 12, dtype=tt.float64); a = tt.ones(4, 3).t(); tt.where(a > 0, a, a, out=v0)"
    ),
    "the variance of all halves as a double": (
        "v0 = tt.ones(1, 12, dtype=tt.float64); tt.var(tt.ones(4, 3, dtype=tt.float16), out=v0)"
    ),
    "the deviations of halves as doubles": (
        "v0 = tt.ones(1, 12, dtype=tt.float64); tt.std(tt.ones(4, 3, dtype=tt.float16), 0, out=v0)"
    ),
    "an output of lerp that is no bool": "a = tt.ones(2) > 0; v0 = tt.ones(3); tt.lerp(a, a, a, out=v0)",
    "pdist of halves has no derivative": (
        "v0 = tt.ones(1, 3, dtype=tt.float16, requires_grad=True); tt.nn.functional.pdist(v0).sum().backward()"
    ),
    "a matrix that addr does not read has a dtype": (
        "v0 = tt.ones(1, dtype=tt.int64); v1 = tt.ones(3, dtype=tt.int64)\n"
        "tt.addr(tt.ones(1, 3, dtype=tt.float64), v1, v1, beta=0, out=v0)"
    ),
    "geqrf refuses halves that hold nothing": "tt.linalg.qr(tt.ones(0, 3, dtype=tt.bfloat16))",
    "a view without a record is no output of a copy that would be recorded": (
        "v0 = tt.zeros(10)\nwith tt.no_grad():\n    v1 = v0.view(2, 5)\ntt.t_copy(tt.ones(5, 2, requires_grad=True), out=v1)"
    ),
    "softmax of integers leaves its output row-major": (
        "v0 = tt.zeros(24, dtype=tt.int32)\ntt.softmax(tt.ones(2, 4, 3, dtype=tt.int32).mT, -2, out=v0)"
    ),
    "a batch of products names its output's type first, and leaves it with its size": (
        "v0 = tt.zeros(16, dtype=tt.int64)\n"
        "tt.matmul(tt.ones(2, 2, 3, dtype=tt.int64), tt.ones(2, 3, 4, dtype=tt.float16), out=v0)"
    ),
    "a batch times a vector leaves its output with its size": (
        "v0 = tt.zeros(4, dtype=tt.int64)\ntt.matmul(tt.ones(2, 2, 3), tt.ones(3), out=v0)"
    ),
    "dot leaves its output with its size": "v0 = tt.zeros(1, dtype=tt.int64); tt.dot(tt.ones(3), tt.ones(3), out=v0)",
    "mv of bools leaves its output with its size": (
        "v0 = tt.zeros(4, dtype=tt.bool); tt.mv(tt.ones(2, 3) > 0, tt.ones(3) > 0, out=v0)"
    ),
    "dist with p = 0 has no gradient to negate": (
        "v0 = tt.ones(3); v1 = tt.zeros(3, requires_grad=True)\ntt.dist(v0, v1, 0).backward()"
    ),
    # -- tensors of the CPU and of the meta device
    "linear with parameters without memory": (
        'tt.nn.functional.linear(tt.ones(4, 2), tt.empty(3, 2, device="meta"), tt.empty(3, device="meta"))'
    ),
    "linear of one row with parameters without memory": (
        'tt.nn.functional.linear(tt.ones(2), tt.empty(3, 2, device="meta"), tt.empty(3, device="meta"))'
    ),
    "linear of a meta tensor": 'tt.nn.functional.linear(tt.ones(4, 2, device="meta"), tt.ones(3, 2), tt.ones(3))',
    "dot of two devices": 'tt.dot(tt.ones(2), tt.empty(2, device="meta"))',
    "vdot of two devices": 'tt.vdot(tt.empty(2, device="meta"), tt.ones(2))',
    "mv of two devices": 'tt.mv(tt.empty(3, 2, device="meta"), tt.ones(2))',
    "addmm of two devices": 'tt.addmm(tt.empty(3, device="meta"), tt.ones(4, 2), tt.ones(2, 3))',
    "addmv of two devices": 'tt.addmv(tt.empty(3, device="meta"), tt.ones(3, 2), tt.ones(2))',
    "addr of two devices": 'tt.addr(tt.empty(2, 2, device="meta"), tt.ones(2), tt.ones(2))',
    "layer_norm with a weight without memory": 'tt.nn.functional.layer_norm(tt.ones(4, 2), (2,), tt.empty(2, device="meta"))',
    "batch_norm with a mean without memory": (
        'tt.nn.functional.batch_norm(tt.ones(4, 2), tt.empty(2, device="meta"), tt.ones(2))'
    ),
    "group_norm with a weight without memory": 'tt.nn.functional.group_norm(tt.ones(4, 2), 1, tt.empty(2, device="meta"))',
    "instance_norm with a weight without memory": (
        'tt.nn.functional.instance_norm(tt.ones(1, 2, 3), weight=tt.empty(2, device="meta"))'
    ),
    "a cell without memory": 'tt.nn.GRUCell(2, 2, device="meta")(tt.ones(4, 2))',
    "attention without memory": 'v0 = tt.ones(4, 2); tt.nn.MultiheadAttention(2, 1, device="meta")(v0, v0, v0)',
    "cross_entropy of two devices": 'tt.nn.functional.cross_entropy(tt.ones(4, 2), tt.empty(4, device="meta", dtype=tt.int64))',
    "nll_loss with weights without memory": (
        'tt.nn.functional.nll_loss(tt.ones(4, 2), tt.zeros(4, dtype=tt.int64), tt.empty(2, device="meta"))'
    ),
    "a loss with weights without memory": (
        'tt.nn.functional.binary_cross_entropy_with_logits(tt.ones(2), tt.ones(2), pos_weight=tt.empty(2, device="meta"))'
    ),
    "index_add of two devices": 'tt.ones(4, 2).index_add(0, tt.tensor([0]), tt.empty(1, 2, device="meta"))',
    "a factor of Cholesky without memory": 'tt.cholesky_solve(tt.ones(3, 1), tt.empty(3, 3, device="meta"))',
    "reflectors of two devices": 'tt.linalg.householder_product(tt.ones(3, 2), tt.empty(2, device="meta"))',
    "inner of two devices": 'tt.inner(tt.ones(2), tt.empty(2, device="meta"))',
    "a remainder of two devices": 'tt.div(tt.ones(2), tt.empty(2, device="meta"), rounding_mode="floor")',
    "put into a tensor with memory": 'tt.ones(3).put_(tt.tensor([0]), tt.empty(1, device="meta"))',
    "a grid without memory": (
        'tt.nn.functional.grid_sample(tt.ones(1, 1, 2, 2), tt.empty(1, 2, 2, 2, device="meta"), align_corners=False)'
    ),
    "an output without memory": 'tt.histc(tt.ones(3), 4, out=tt.empty(4, device="meta"))',
    "a norm with an output without memory": 'tt.linalg.norm(tt.ones(3), out=tt.empty((), device="meta"))',
    "a weight norm of two devices": 'tt._weight_norm(tt.ones(3, 2), tt.empty(3, 1, device="meta"), 0)',
    "a mask without memory": 'tt.ones(2)[tt.empty(2, device="meta") > 0]',
    "a meta tensor and a mask without memory": 'tt.ones(2, device="meta")[tt.ones(2, device="meta") > 0]',
    "where a meta tensor is not 0": 'tt.ones(2, device="meta").nonzero()',
    "where a condition of a meta tensor holds": 'tt.where(tt.ones(2, device="meta") > 0)',
}
