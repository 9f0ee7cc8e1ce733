"""What PyTorch's own sample inputs found in linear algebra: out=, compositions, derivatives of first and second order."""

PROGRAMS = {
    "a system is solved with the factors of the matrix, not of its transpose": (
        "A = tt.tensor([[2.6, -0.9, 0.5], [1e30, 1.4, 0.6], [0.8, -0.1, 2.9]]); B = tt.tensor([[1e30], [2.9], [1.6]])\n"
        "v0 = tt.linalg.solve(A, B); v1 = tt.linalg.solve(A.requires_grad_(), B).grad_fn._saved_LU.detach()"
    ),
    # -- outputs: dtypes
    "lu_solve converts nothing on the way": (
        "a = tt.eye(2); LU, p = tt.linalg.lu_factor(a); tt.lu_solve(a, LU, p, out=tt.zeros(2, 2, dtype=tt.int64))"
    ),
    "linalg.lu_solve converts nothing on the way": (
        "a = tt.eye(2); LU, p = tt.linalg.lu_factor(a); tt.linalg.lu_solve(LU, p, a, out=tt.zeros(2, 2).double())"
    ),
    "ldl_solve converts nothing on the way": (
        "a = tt.eye(2); LD, p = tt.linalg.ldl_factor(a); tt.linalg.ldl_solve(LD, p, a, out=tt.zeros(2, 2).double())"
    ),
    "svd converts nothing on the way": "tt.svd(tt.eye(2), out=(tt.empty(0).double(), tt.empty(0), tt.empty(0)))",
    "svd without vectors": (
        "tt.svd(tt.eye(2), compute_uv=False, out=(tt.empty(0), tt.empty(0), tt.empty(0, dtype=tt.int32)))"
    ),
    "a solution of cholesky_solve as integers": "a = tt.eye(2); tt.cholesky_solve(a, a, out=a.int())",
    "reflectors as integers": "a = tt.eye(2); tt.linalg.householder_product(a, tt.ones(2), out=a.int())",
    "least squares as integers": (
        "a = tt.eye(2); e = tt.empty(0); tt.linalg.lstsq(a, a, out=(a.int(), e, tt.empty(0, dtype=tt.int64), e))"
    ),
    "a rank for each matrix, not for each right side": (
        "a = tt.arange(12.0).reshape(1, 4, 3) ** 2; r = tt.linalg.lstsq(a, tt.ones(2, 4, 1), driver='gelsd')\n"
        "v0, v1 = r.rank, r.singular_values; v2 = tt.linalg.lstsq(a, tt.ones(5, 4, 1)).rank"
    ),
    "a rank as floats": (
        "a = tt.eye(2); e = tt.empty(0); v0, v1 = tt.zeros(2, 2), tt.empty(0); tt.linalg.lstsq(a, a, out=(v0, e, v1, e))"
    ),
    "the last product of a power": "a = tt.eye(2); tt.linalg.matrix_power(a, 3, out=a.double())",
    "a power of two is copied": "a = tt.eye(2) * 2; v0 = tt.linalg.matrix_power(a, 4, out=a.double())",
    "powers by repeated squaring": "a = tt.ones(2, 2); v0, v1 = a.matrix_power(5), a.matrix_power(6)",
    "linalg.norm of a vector": "tt.linalg.norm(tt.ones(3), out=tt.empty(0).double())",
    "linalg.norm of a matrix": "tt.linalg.norm(tt.ones(2, 2), 'nuc', out=tt.empty((), dtype=tt.int64))",
    "linalg.matrix_norm": "tt.linalg.matrix_norm(tt.ones(2, 2), out=tt.empty(()).double())",
    "diag as integers": "tt.diag(tt.ones(2), out=tt.zeros(2, 2, dtype=tt.int64))",
    "diag in another width": "tt.diag(tt.ones(2), out=tt.zeros(2, 2).double())",
    "lerp by a tensor": "a = tt.ones(2); tt.lerp(a, a, a, out=a.double())",
    "diff of order 0": "tt.diff(tt.ones(3), n=0, out=tt.ones(3).int())",
    # -- outputs: layout
    "LAPACK writes to an empty output": (
        "a = tt.arange(9.0).reshape(3, 3) + 9 * tt.eye(3); v0, v1 = tt.empty(0), tt.empty(0)\n"
        "tt.geqrf(a, out=(v0, v1)); v2 = tt.linalg.householder_product(v0, v1, out=tt.empty(0))\n"
        "v3 = tt.ormqr(v0, v1, a, out=tt.empty(0)); v4 = tt.linalg.householder_product(v0, v1, out=tt.ones(3, 3))"
    ),
    "lu_solve writes to an empty output": (
        "a = tt.arange(9.0).reshape(3, 3) + 9 * tt.eye(3); LU, p = tt.linalg.lu_factor(a)\n"
        "v0 = tt.lu_solve(tt.ones(3, 2), LU, p, out=tt.empty(0))"
    ),
    "a difference is taken into the output": (
        "a = tt.arange(4) ** 2; v0 = tt.diff(a, n=2, out=tt.empty(0, dtype=tt.int64)); v1 = tt.diff(a, out=tt.zeros(3))\n"
        "v2 = tt.diff(a > 1, prepend=a[:1] > 1, out=tt.empty(0, dtype=tt.bool))"
    ),
    # -- which of two mistakes is named
    "baddbmm asks for the dtype first": "a = tt.ones(3, 3); tt.baddbmm(a, a.double(), a[None])",
    "baddbmm compares with the first batch": "a = tt.ones(2, 3, 3); tt.baddbmm(a, a.double(), a)",
    "the size of a bias without dimensions": "a = tt.ones(3, 3); tt.addmv(a[0, 0], a, a[0, :2])",
    "factors without dimensions": "a = tt.ones(3, 3); tt.linalg.householder_product(a, a[0, 0])",
    "cdist of 16 bits": "a = tt.ones(3, 3); tt.cdist(a.half(), a)",
    "multi_dot of vectors": "tt.linalg.multi_dot([tt.ones(3), tt.ones(2)])",
    "multi_dot ends with a vector": "tt.linalg.multi_dot([tt.ones(3, 4), tt.ones(2)])",
    # -- compositions
    "one weighted observation": (
        "a = tt.tensor([[3.0], [2.0]]); v0 = tt.cov(a, aweights=tt.ones(1))\n"
        "v1 = tt.cov(tt.tensor([3]), correction=0, fweights=tt.ones(1, dtype=tt.int64))"
    ),
    "the graph of cov": (
        "a = tt.arange(6.0, requires_grad=True); v0 = tt.cov(a.reshape(2, 3), correction=0, aweights=a[:3] + 1)\n"
        "v1 = tt.corrcoef((a * a).reshape(2, 3)); v2 = tt.cov(a, correction=2, aweights=a + 1)"
    ),
    "the graph of gradient": (
        "a = tt.arange(5.0, requires_grad=True) ** 2; (v0,) = tt.gradient(a)\n(v1,) = tt.gradient(a, edge_order=2)\n"
        "(v2,) = tt.gradient(a, spacing=(tt.arange(5.0) ** 2,))\n"
        "(v3,) = tt.gradient(a, spacing=(tt.arange(5.0) ** 2,), edge_order=2)"
    ),
    "norms of empty matrices": (
        "a, b = tt.ones(0, 3, 3, requires_grad=True), tt.ones(2, 0, 3, requires_grad=True); n = tt.linalg.matrix_norm\n"
        "v0, v1, v2, v3 = n(a, 1), n(a, 2, keepdim=True), n(b, 2, keepdim=True), n(b, 1)"
    ),
    "a vector times a matrix is squeezed in place": ("v0 = tt.matmul(tt.ones(3), tt.ones(3, 2), out=tt.zeros(4)[::2])"),
    "diff of order 0 is a copy": "a = tt.ones(2, requires_grad=True); v0 = tt.diff(a, n=0)",
    # -- gradients
    "gradients of block_diag": (
        "a, b, c = tt.ones(1), tt.ones(3), tt.ones(2, 2); abc = [t.requires_grad_() for t in (a, b, c)]\n"
        "g = tt.arange(24.0).reshape(4, 6); v0, v1, v2 = tt.autograd.grad(tt.block_diag(*abc), abc, g)"
    ),
    "the gradient of trace": (
        "a = tt.ones(3, 2, requires_grad=True); (v0,) = tt.autograd.grad(a.trace(), a)\n"
        "b = tt.ones(2, 4, requires_grad=True); (v1,) = tt.autograd.grad(b.trace(), b)"
    ),
    "the gradient of a determinant of one number": (
        "a = tt.ones(2, 1, 1, requires_grad=True); (v0,) = tt.autograd.grad(tt.linalg.det(a).sum(), a, create_graph=True)"
    ),
    "reflectors that are not there have no gradient": (
        "a, t = tt.ones(2, 2, requires_grad=True), tt.ones(0, requires_grad=True)\n"
        "g = tt.autograd.grad(tt.linalg.householder_product(a, t).sum(), (a, t), allow_unused=True)\n"
        "v0 = tt.tensor([x is None for x in g])"
    ),
    "gradients of reflectors lie as these do": (
        "a = tt.eye(3, 2).t().contiguous().t().requires_grad_(); t = tt.full((2,), 0.5, requires_grad=True)\n"
        "v0, v1 = tt.autograd.grad(tt.linalg.householder_product(a, t).sum(), (a, t))\n"
        "c = tt.ones(3, 2, requires_grad=True); v2, v3, v4 = tt.autograd.grad(tt.ormqr(a, t, c).sum(), (a, t, c))"
    ),
    # -- second derivatives
    "factors are numbers in the graph of a gradient": (
        "a, b, c = (tt.ones(2, 2, requires_grad=True) for _ in 'abc'); g = tt.ones(2, 2, requires_grad=True)\n"
        "v0, v1 = tt.autograd.grad(tt.addmm(a, b, c, beta=2, alpha=3), (a, b), g, create_graph=True)\n"
        "v2, v3 = tt.autograd.grad(tt.addcdiv(a, b, c, value=3), (b, c), g, create_graph=True)\n"
        "v4, v5 = tt.autograd.grad(tt.addcmul(a, b, c, value=3), (b, c), g, create_graph=True)\n"
        "v6, v7 = tt.autograd.grad(tt.lerp(a, b, 0.25), (a, b), g, create_graph=True)\n"
        "(v8,) = tt.autograd.grad(b.mv(c[0]), b, g[0], create_graph=True)"
    ),
    "the gradient of a diagonal is an operator": (
        "a, g = tt.ones(2, 3, requires_grad=True), tt.ones(2, requires_grad=True)\n"
        "(v0,) = tt.autograd.grad(a.diagonal(), a, g, create_graph=True); (v1,) = tt.autograd.grad(v0.sum(), g)"
    ),
    "the graph of a Cholesky factor's gradient": (
        "a = (tt.eye(2) * 4 + 1).requires_grad_(); (v0,) = tt.autograd.grad(tt.linalg.cholesky(a).sum(), a, create_graph=True)"
    ),
    "graphs of gradients of LU factors": (
        "a = (tt.arange(6.0).reshape(2, 3) ** 2).requires_grad_()\n"
        "(v0,) = tt.autograd.grad(sum(t.sum() for t in tt.linalg.lu(a)[1:]), a, create_graph=True)\n"
        "(v1,) = tt.autograd.grad(sum(t.sum() for t in tt.linalg.lu(a.mT)[1:]), a, create_graph=True)\n"
        "LU, p = tt.linalg.lu_factor(tt.tensor([[4.0, 2.0], [1.0, 3.0]])); LU.requires_grad_(); b = tt.ones(2, 2)\n"
        "(v2,) = tt.autograd.grad(tt.linalg.lu_solve(LU, p, b).sum(), LU, create_graph=True)\n"
        "(v3,) = tt.autograd.grad(tt.linalg.lu_solve(LU, p, b, adjoint=True).sum(), LU, create_graph=True)"
    ),
    "graphs of gradients of singular values and eigenvalues": (
        "a = tt.tensor([[2.0, 1.0], [1.0, 5.0]], requires_grad=True)\n"
        "(v0,) = tt.autograd.grad(tt.linalg.matrix_norm(a, 'nuc'), a, create_graph=True)\n"
        "(v1,) = tt.autograd.grad(tt.linalg.eigvalsh(a).sum(), a, create_graph=True)\n"
        "(v2,) = tt.autograd.grad(tt.linalg.matrix_exp(a / 8).sum(), a, create_graph=True)\n"
        "L, V = tt.linalg.eigh(a); (v3,) = tt.autograd.grad((V**2)[0, 0] + L[0], a, create_graph=True)"
    ),
    "the largest column shares its gradient first": (
        "a = tt.ones(2, 2, requires_grad=True); (v0,) = tt.autograd.grad(a.amax(0).sum(), a, create_graph=True)"
    ),
    # -- tangents
    "tangents of full singular vectors": (
        "fw = tt.autograd.forward_ad; a = tt.tensor([[3.0, 1.0, 0.0], [0.0, 1.0, 2.0]])\n"
        "with fw.dual_level():\n"
        "    U, S, Vh = (fw.unpack_dual(t).tangent for t in tt.linalg.svd(fw.make_dual(a, a.flip(1))))\n"
        "v0, v1, v2 = U.abs(), S.clone(), Vh.abs()"
    ),
    "tangents of norms are no views": (
        "fw = tt.autograd.forward_ad; a = tt.tensor([[3.0, 1.0, 0.0], [0.0, 1.0, 2.0]])\n"
        "with fw.dual_level():\n"
        "    d = fw.make_dual(a, a.flip(1)); inf = float('inf')\n"
        "    v0, v1, v2, v3, v4, v5 = (fw.unpack_dual(tt.linalg.vector_norm(d, p, 1)).tangent for p in (0, 0.5, 1, 2, 3, inf))"
    ),
    # -- new functions
    "svd_lowrank finds the singular values": (
        "a = tt.arange(6.0)[:, None] * tt.arange(5.0) + 1; v0 = tt.svd_lowrank(a, 2)[1]; v1 = tt.svd_lowrank(a.mT, 2)[1]\n"
        "U, S, V = tt.svd_lowrank(a, 2, M=tt.ones(5)); v2 = (U * S) @ V.mT"
    ),
    "pca_lowrank finds the directions": (
        "a = tt.arange(6.0)[:, None] * tt.arange(5.0) + 1; U, v0, V = tt.pca_lowrank(a, 1); v1 = V.abs()\n"
        "v2 = tt.pca_lowrank(a, 2, center=False)[1]"
    ),
    "pca_lowrank of more than there is": "tt.pca_lowrank(tt.ones(3, 2), q=5)",
    "pca_lowrank less than never": "tt.pca_lowrank(tt.ones(3, 2), niter=-1)",
    "svd_lowrank of integers": "tt.svd_lowrank(tt.ones(3, 2, dtype=tt.int64))",
    # -- matrices with NaN or infinity
    "the LU factors of a matrix with NaN": (
        "n = float('nan'); v0, v1 = tt.linalg.lu_factor(tt.tensor([[[3.0, 1.0, 2.0], [-1.0, n, 1.0], [1.0, 2.0, 4.0]], "
        "[[1.0, 2.0, 0.0], [n, 1.0, 1.0], [-4.0, 1.0, 3.0]]]))"
    ),
    "the LU factors of a matrix that begins with NaN": (
        "v0, v1 = tt.linalg.lu_factor(tt.tensor([[float('nan'), 1.0], [2.0, 3.0]], dtype=tt.float64))"
    ),
    "the LU factors of a matrix with infinities": (
        "i = float('inf'); v0, v1 = tt.linalg.lu_factor(tt.tensor([[-1.0, 2.0], [i, 1.0], [i, 3.0]]))"
    ),
    "logdet beside a matrix with NaN": (
        "n = float('nan'); v0 = tt.tensor([[[3.0, 1.0, 2.0], [1.0, n, 1.0], [2.0, 1.0, 4.0]], [[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], "
        "[0.0, 1.0, 2.0]]]).requires_grad_(); v0.logdet().sum().backward(); v1 = v0.grad"
    ),
    "a pivot beyond the matrix": "tt.lu_solve(tt.ones(2, 1), tt.eye(2), tt.tensor([3, 2], dtype=tt.int32))",
    "addr looks at the strides of a matrix that it does not read": (
        "v0 = tt.addr(tt.ones(2, 3).t(), tt.ones(3), tt.ones(2), beta=0)"
    ),
    "addr of halves is one loop": "v0 = tt.addr(tt.ones(2, 1, dtype=tt.bfloat16).t(), tt.ones(1).bfloat16(), tt.ones(2).bfloat16())",
    "addr of nothing": "v0 = tt.addr(tt.ones(2, 0).t(), tt.ones(0), tt.ones(2), beta=2)",
    "more reflectors than ormqr's matrix has rows": "tt.ormqr(tt.ones(1, 4), tt.ones(2, 3), tt.ones(1, 4))",
    "a product of reflectors is what it was when their data were changed": (
        "v0 = tt.tensor([[1.0, 2.0], [0.5, 1.0], [2.0, -1.0]], requires_grad=True); t = tt.tensor([0.5, 0.75], requires_grad=True)\n"
        "v1 = tt.linalg.householder_product(v0, t); v0.data.zero_(); (v1 * v1).sum().backward(); v2, v3 = v0.grad, t.grad"
    ),
    "a product with reflectors is what it was when their data were changed": (
        "v0 = tt.tensor([[1.0, 2.0], [0.5, 1.0], [2.0, -1.0]], requires_grad=True); t = tt.tensor([0.5, 0.75], requires_grad=True)\n"
        "v1 = tt.ormqr(v0, t, tt.ones(2, 3).cumsum(1), False, True); v0.data.zero_(); (v1 * v1).sum().backward()\n"
        "v2, v3 = v0.grad, t.grad"
    ),
    "a product of batches is what it was when one was given other data": (
        "v0 = tt.ones(2, 3, 5, requires_grad=True); b = tt.ones(2, 5, 2); n = v0 @ b; b.data = tt.zeros(2, 5, 2)\n"
        "n.sum().backward(); v1 = v0.grad"
    ),
    "a product of batches names what it saved": (
        "v0 = tt.ones(2, 3, 5, requires_grad=True); b = tt.ones(2, 5, 2); n = v0 @ b; tt.neg(tt.ones(2, 1), out=b)\n"
        "n.sum().backward()"
    ),
    "a product of Kronecker into an output with gaps": (
        "v0 = tt.zeros(3, 8)[:, ::2]; tt.kron(tt.tensor(2, dtype=tt.int16), tt.arange(12).reshape(3, 4), out=v0)\n"
        "v1 = tt.zeros(4, 6).t(); tt.kron(tt.ones(2, 2), tt.ones(3, 2), out=v1)"
    ),
    "no power but the identity is taken into an output": (
        "a = tt.ones(2, 3, 3, requires_grad=True); v0 = tt.ones(3); tt.linalg.matrix_power(a, 0, out=v0)"
    ),
    "zeros of no matrices are written": "v0 = tt.linalg.cond(tt.ones(2, 0, 0))",
}
