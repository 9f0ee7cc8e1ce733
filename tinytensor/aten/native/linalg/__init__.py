"""Matrix products, decompositions and solvers.

    linear_algebra            products (mm, bmm, matmul), determinants, norms of matrices; products with a bias in `blas`
    linear_einsum             einsum and tensordot, which permute dimensions around a product
    batch_linear_algebra      what LAPACK computes: solve, LU, Cholesky, LDL; QR, SVD, eigenvalues in `_svd`
    linear_algebra_matrix_functions, linear_algebra_outer_products, cross    compositions of these

The kernels hand matrices to the BLAS and LAPACK that NumPy brings along (`tinytensor/blas`).

Mirrors a part of aten/src/ATen/native.
"""
