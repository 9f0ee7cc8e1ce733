"""What calls of mathematical operators with unlikely arguments found: numbers that do not fit, 16 bits, out=, errors."""

PROGRAMS = {
    # -- numbers
    "a factor of add that the dtype cannot hold": ("v0 = tt.ones(2, dtype=tt.int8)\ntt.sub(v0, v0, alpha=-200)"),
    "a factor of add that the dtype rounds": (
        "v0 = tt.full((3,), -0.1, dtype=tt.bfloat16); v1 = tt.add(v0, tt.ones_like(v0), alpha=0.1)\n"
        "v2 = tt.full((3,), 0.3, dtype=tt.float16); v3 = tt.sub(v2, tt.ones_like(v2), alpha=0.3)"
    ),
    "a bound of clamp that the dtype cannot hold": "v0 = tt.ones(2, dtype=tt.uint8).clamp_(max=300)",
    "clamp_max of integers by a number beyond float": "v0 = tt.clamp_max(tt.ones(2, dtype=tt.int64), 1e300)",
    "clamp_max in place names the C++ type": "v0 = tt.ones(2, dtype=tt.int64); v0.clamp_max_(1.5)",
    "an exponent that the dtype cannot hold": "v0 = tt.ones(2, dtype=tt.uint8).pow(300)",
    "the weight of lerp has more digits than 16 bits": (
        "v0 = tt.tensor([1.5, -2.25, 0.75], dtype=tt.float16); v1 = tt.lerp(v0, v0.flip(0) * 3, 0.7)\n"
        "v2 = tt.lerp(v0.bfloat16(), v0.bfloat16().flip(0) * 3, 0.1); v3 = tt.lerp(v0, v0, 70000.0)"
    ),
    "the weight of lerp beyond float": "v0 = tt.ones(2); v0.lerp(v0, 1e300)",
    "the factor of addcmul is of the type that computes": (
        "v0 = tt.ones(2, dtype=tt.float16) / 1024; v1 = tt.addcmul(v0, v0, v0, value=70000.0)"
    ),
    "where of two numbers beyond float": "v0 = tt.where(tt.ones(2) > 0, 1e300, 1)",
    "where of 16 bits and a number too large is infinite": (
        "v0 = tt.ones(2, dtype=tt.float16); v1 = tt.where(v0 > 0, v0, 1e300); v2 = tt.where(v0 > 0, -70000.0, v0)"
    ),
    "a threshold is of the type that computes, its value is not": (
        "v0 = tt.ones(2, dtype=tt.float16); v1 = tt.threshold(v0, 70000.0, 2); v2 = tt.threshold(v0, 0, 70000.0)"
    ),
    "threshold_ writes to a tensor that holds one place twice": (
        "v0 = tt.ones(1).expand(3); v1 = tt.threshold_(v0, 2.0, -1.5)"
    ),
    "one element of 16 bits is filled with infinity": "v0 = tt.full((1,), 70000.0, dtype=tt.float16)",
    "bfloat16 does not hold the largest float": "v0 = tt.ones(2, dtype=tt.bfloat16).clamp_(max=3.4e38)",
    "addmm's factors are converted": (
        "v0 = tt.ones(2, 2, dtype=tt.int8); v1 = tt.addmm(v0, v0, v0, alpha=1.5); v2 = tt.addmm(v0, v0, v0, beta=200)"
    ),
    "addmv's factors are of its dtype": (
        "v0 = tt.ones(2, 2, dtype=tt.float16); v1 = tt.addmv(v0[0], v0, v0[0], alpha=70000.0)"
    ),
    "addr's factors are rounded": (
        "v0 = tt.tensor([1.5, 2.25], dtype=tt.bfloat16); v1 = tt.addr(v0, v0, v0, alpha=0.3, beta=0.7)"
    ),
    "arange steps further than its dtype reaches": (
        "v0 = tt.arange(0, 2, 300, dtype=tt.int8); v1 = tt.arange(0, 2, 70000.0, dtype=tt.float16)"
    ),
    "an integer of more than 64 bits": "v0 = tt.ones(2) + 2**70",
    "a negative integer of more than 64 bits": "v0 = tt.ones(2) == -(2**63) - 1",
    "filling with an integer of more than 64 bits": "v0 = tt.ones(2).fill_(2**64)",
    # -- out= and in-place forms
    "a reduction into its own input": "v0 = tt.ones(2, 3); v1 = tt.argmax(v0, out=v0)",
    "a rounding keeps the dtype of its output": "v0 = tt.ones(2); tt.floor(v0, out=v0.double())",
    "bitwise_not keeps the dtype of its output": "v0 = tt.ones(2) > 0; tt.bitwise_not(v0, out=tt.ones(2))",
    "conj_physical keeps the dtype of its output": "v0 = tt.ones(2); tt.conj_physical(v0, out=v0.double())",
    "bitwise_not_ of a tensor that holds one place twice": "v0 = tt.ones(1).expand(2); v0.bitwise_not_()",
    "tril into another dtype": "v0 = tt.ones(2, 2); v0.tril(), tt.tril(v0, out=v0.int())",
    "clamp into another dtype": "v0 = tt.ones(2); tt.clamp(v0, 0, 3, out=v0.double())",
    "cholesky into integers": "v0 = tt.eye(2); tt.cholesky(v0, out=v0.int())",
    "ndtr into integers": "v0 = tt.ones(2); tt.special.ndtr(v0, out=v0.int())",
    "ldexp_ of integers": "v0 = tt.tensor([1, 2]); v0.ldexp_(tt.tensor(3))",
    "mvlgamma_ of integers": "v0 = tt.tensor([4, 5]); v0.mvlgamma_(1)",
    "matmul into another dtype": "v0 = tt.ones(3, 2, 2); tt.matmul(v0, v0, out=v0.double())",
    "a dot product by matmul into another dtype": "v0 = tt.ones(2); tt.matmul(v0, v0, out=v0.sum().double())",
    "mv into a matrix of another dtype": "v0 = tt.ones(2, 2); tt.mv(v0, v0[0], out=v0.double())",
    "solve_triangular into another dtype": "v0 = tt.eye(2); tt.linalg.solve_triangular(v0, v0, upper=True, out=v0.double())",
    "geqrf into integers": "v0 = tt.eye(2); tt.geqrf(v0, out=(v0.int(), v0[0]))",
    "ormqr into another dtype": "v0 = tt.eye(2); tt.ormqr(v0, v0[0], v0, out=v0.double())",
    "quantile looks at its input before its output": "v0 = tt.tensor([1, 2]); tt.quantile(v0, 0.5, out=v0)",
    # -- errors
    "nanmean of another dtype": "v0 = tt.ones(2).nanmean(dtype=tt.int16)",
    "nanmean of integers into a tensor": "v0 = tt.tensor([1, 2]); tt.nanmean(v0, 0, out=v0[0])",
    "histc looks at its range before its dtype": "v0 = tt.histc(tt.tensor([1, 2]), 4, 3, 1)",
    "histc's range in the dtype": "v0 = tt.histc(tt.ones(2), 4, 0, 1e300)",
    "gradient counts spacings before it looks at dims": "tt.gradient(tt.ones(2, 2), spacing=[1.0, 2.0], dim=(0, -2, 1))",
    "gradient of uint8": "tt.gradient(tt.ones(2, dtype=tt.uint8), edge_order=3)",
    "tensorinv of too many dimensions": "tt.linalg.tensorinv(tt.ones(2), ind=3)",
    "trapezoid of a number, sampled": "tt.trapezoid(tt.tensor(1.0), tt.tensor([1.0]))",
    "a matrix norm of integers": "tt.linalg.matrix_norm(tt.eye(2), dtype=tt.int64)",
    "ormqr's sizes": "tt.ormqr(tt.ones(2, 4), tt.ones(4), tt.ones(1, 4))",
    "lstsq of integers": "tt.linalg.lstsq(tt.ones(2, 2).int(), tt.ones(2, 2).int())",
    # -- derivatives
    "integers take no gradient": (
        "v0 = tt.tensor([False, False]); v1 = tt.tensor(0.25).requires_grad_(); v0.fill_(v1)\nv0.backward(tt.ones(2))"
    ),
    "integers with a graph do not become leaves": (
        "v0 = tt.tensor([1, 2]); v0.fill_(tt.tensor(0.25).requires_grad_())\nv0.requires_grad_(True)"
    ),
    "the gradient of cummax is contiguous": (
        "v0 = tt.tensor([[3.0, 1.0], [2.0, 4.0]]).t().requires_grad_(); v1, = tt.autograd.grad(v0.cummax(0)[0].sum(), v0)"
    ),
    "no second derivative of cdist": (
        "v0 = tt.eye(2).requires_grad_()\n"
        "v1, = tt.autograd.grad(tt.cdist(v0, v0.detach() + 1, 3.0).sum(), v0, create_graph=True)\nv1.sum().backward()"
    ),
    "geqrf has a node, and no derivative": "v0 = tt.eye(2).requires_grad_()\nv1, v2 = tt.geqrf(v0); v2.sum().backward()",
    "i1 of 16 bits has no derivative": (
        "v0 = tt.ones(2, dtype=tt.bfloat16).requires_grad_(); tt.special.i1(v0).sum().backward()"
    ),
    # -- results
    "the flags of unique_consecutive by place": (
        "v0 = tt.tensor([[9, 7], [9, 7], [3, 4]]); v1, v2 = tt.unique_consecutive(v0, True, dim=0)\n"
        "v3, v4 = tt.unique_consecutive(v0, False, True); v5, v6 = v0.unique_consecutive(True, dim=0)"
    ),
    # -- the graphs of gradients, where a formula is C++
    "a tensor and a number in a formula": (
        "v0 = tt.tensor([0.25, 0.5]).requires_grad_()\n"
        "v1, = tt.autograd.grad(v0.sqrt().sum(), v0, create_graph=True)\n"
        "v2, = tt.autograd.grad(v0.log1p().sum(), v0, create_graph=True)\n"
        "v3, = tt.autograd.grad(v0.atanh().sum(), v0, create_graph=True)\n"
        "v4, = tt.autograd.grad(v0.var(), v0, create_graph=True)"
    ),
    "the graph of the gradient of abs": (
        "v0 = tt.tensor([-1.0, 2.0]).requires_grad_(); v1, = tt.autograd.grad(v0.abs().sum(), v0, create_graph=True)"
    ),
    "the graph of the gradient of amax": (
        "v0 = tt.tensor([[1.0, 3.0], [3.0, 3.0]]).requires_grad_()\n"
        "v1, = tt.autograd.grad(v0.amax(1).sum(), v0, create_graph=True)"
    ),
    "the graphs of the gradients of atan2": (
        "v0 = tt.tensor([1.0, 2.0]).requires_grad_(); v1 = tt.tensor([3.0, 0.5]).requires_grad_()\n"
        "v2, v3 = tt.autograd.grad(tt.atan2(v0, v1).sum(), (v0, v1), create_graph=True)"
    ),
    "the graph of the gradient of an exponent": (
        "v0 = tt.tensor([1.0, 2.0]).requires_grad_()\n"
        "v1, = tt.autograd.grad((tt.tensor([0.0, 2.0]) ** v0).sum(), v0, create_graph=True)\n"
        "v2, = tt.autograd.grad((2.0 ** v0).sum(), v0, create_graph=True)"
    ),
    "the gradient of prod along a dimension": (
        "v0 = tt.tensor([[[1.0, 0.0], [2.0, 3.0]], [[4.0, 0.5], [0.0, 2.0]]]).requires_grad_()\n"
        "v1, = tt.autograd.grad(v0.prod(1).sum(), v0, create_graph=True)\n"
        "v2, = tt.autograd.grad(v0.prod(), v0, create_graph=True)"
    ),
    "the gradient of the prod of a number": (
        "v0 = tt.tensor(2.0).requires_grad_(); v1 = tt.tensor(3.0).requires_grad_()\n"
        "v2, = tt.autograd.grad(v0.prod(), v0, v1, create_graph=True)"
    ),
    "the gradient of cumprod with zeros is written slice by slice": (
        "v0 = tt.tensor([1.0, 0.0, 3.0]).requires_grad_()\n"
        "v1, = tt.autograd.grad(v0.cumprod(0).sum(), v0, create_graph=True)"
    ),
    "the gradient of logit of NaN, twice differentiable or not": (
        "v0 = tt.tensor([0.25, float('nan'), 2.0]).requires_grad_(); v1 = v0.logit(eps=0.1).sum()\n"
        "v2, = tt.autograd.grad(v1, v0, retain_graph=True); v3, = tt.autograd.grad(v1, v0, create_graph=True)"
    ),
    "a gradient of zeros has the operand's size": (
        "v0 = tt.ones(3, 2).t().requires_grad_(); v1 = tt.ones(3).requires_grad_()\n"
        "v2, = tt.autograd.grad(tt.copysign(v0, v1).sum(), v1); v3, = tt.autograd.grad(tt.nextafter(v1, v0).sum(), v0)\n"
        "v4, v5 = tt.autograd.grad((v0 * 1).eq_(v1).sum(), (v0, v1))"
    ),
    "the gradient of an expanded number": (
        "v0 = tt.tensor(2.0).requires_grad_(); v1, = tt.autograd.grad(v0.expand(2, 3).sum(), v0)\n"
        "v2, = tt.autograd.grad(v0.expand(()), v0)"
    ),
    "sum_to_size of a number is its sum": (
        "v0 = tt.tensor(2.0).requires_grad_(); v1 = v0.sum_to_size(()); v2 = tt.tensor(True).sum_to_size(())"
    ),
    "the tangent of logcumsumexp, far below the largest": (
        "v0 = tt.tensor([-9.0, 3.0, 20.0], dtype=tt.float64)\n"
        "v1 = tt.func.jvp(lambda x: x.logcumsumexp(0), (v0,), (tt.ones_like(v0),))[1]"
    ),
    "an order beyond int64": (
        "v0 = tt.special.legendre_polynomial_p(tt.tensor([0.3, 2.0]), tt.tensor([float('inf'), 1e20]))"
    ),
    # -- arguments
    "a function takes its list as a list": "tt.reshape(tt.ones(2, 2), 2, 2)",
    "a function takes one int for no list": "tt.flip(tt.ones(2, 2), 0)",
    "amax of 65 dimensions": "tt.ones([1] * 65).amax(-1)",
    "any of 65 dimensions": "tt.ones([1] * 65).any()",
    "aminmax of 65 dimensions": "tt.aminmax(tt.ones([1] * 65), dim=-1)",
    "max of 65 dimensions": "tt.ones([1] * 65).max(-1)",
    "squeeze of a dimension named twice": "v0 = tt.ones(2, 1, 1); v0.squeeze((1, 2, 2))",
    "cumulative_trapezoid of a number": "tt.cumulative_trapezoid(tt.tensor(1.0), tt.ones(1))",
    "cumulative_trapezoid of a number over a dimension that is none": "tt.cumulative_trapezoid(tt.tensor(1.0), dim=1)",
    "cumulative_trapezoid of bool over a dimension that is none": "tt.cumulative_trapezoid(tt.ones(2) > 0, dim=3)",
    "cumulative_trapezoid with a step that is a bool": "tt.cumulative_trapezoid(tt.ones(2), dx=True)",
    "the negative of the least factor is itself": (
        "v0 = tt.sub(tt.ones(2, dtype=tt.int64), tt.tensor([1, 2]), alpha=-(2**63)); v1 = tt.sub(tt.zeros(2), 1.0, alpha=-(2**63))"
    ),
    "histc of numbers to which 1 adds nothing": (
        "v0 = tt.histc(tt.full((3,), 2.0**25), 3); v1 = tt.histc(tt.full((3,), 1e30, dtype=tt.float64), 4)"
    ),
}
