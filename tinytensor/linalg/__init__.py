"""torch.linalg: norms, decompositions and solvers over the operators of the core.

The functions are the operators `aten::linalg_...` under shorter names. Matrices are the last two dimensions, all others
are a batch; float32 and float64 only. Decompositions come in LAPACK's layout, column by column.

Mirrors torch/linalg/__init__.py. Left out: complex numbers (so `eig` and `eigvals` refuse).
"""

from tinytensor.aten import functions as _f
from tinytensor.c10.error import _LinAlgError as LinAlgError
from tinytensor.linalg._power_sum import _powsum  # noqa: F401  # not public in PyTorch either

__all__ = [
    "LinAlgError",
    "cholesky",
    "cholesky_ex",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "householder_product",
    "inv",
    "inv_ex",
    "ldl_factor",
    "ldl_factor_ex",
    "ldl_solve",
    "lstsq",
    "lu",
    "lu_factor",
    "lu_factor_ex",
    "lu_solve",
    "matmul",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "multi_dot",
    "norm",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "solve_ex",
    "solve_triangular",
    "svd",
    "svdvals",
    "tensorinv",
    "tensorsolve",
    "vander",
    "vecdot",
    "vector_norm",
]

cholesky = _f.linalg_cholesky
cholesky_ex = _f.linalg_cholesky_ex
cond = _f.linalg_cond
cross = _f.linalg_cross
det = _f.linalg_det
diagonal = _f.linalg_diagonal
eig = _f.linalg_eig
eigh = _f.linalg_eigh
eigvals = _f.linalg_eigvals
eigvalsh = _f.linalg_eigvalsh
householder_product = _f.linalg_householder_product
inv = _f.linalg_inv
inv_ex = _f.linalg_inv_ex
ldl_factor = _f.linalg_ldl_factor
ldl_factor_ex = _f.linalg_ldl_factor_ex
ldl_solve = _f.linalg_ldl_solve
lstsq = _f.linalg_lstsq
lu = _f.linalg_lu
lu_factor = _f.linalg_lu_factor
lu_factor_ex = _f.linalg_lu_factor_ex
lu_solve = _f.linalg_lu_solve
matmul = _f.linalg_matmul
matrix_exp = _f.linalg_matrix_exp
matrix_norm = _f.linalg_matrix_norm
matrix_power = _f.linalg_matrix_power
matrix_rank = _f.linalg_matrix_rank
multi_dot = _f.linalg_multi_dot
norm = _f.linalg_norm
pinv = _f.linalg_pinv
qr = _f.linalg_qr
slogdet = _f.linalg_slogdet
solve = _f.linalg_solve
solve_ex = _f.linalg_solve_ex
solve_triangular = _f.linalg_solve_triangular
svd = _f.linalg_svd
svdvals = _f.linalg_svdvals
tensorinv = _f.linalg_tensorinv
tensorsolve = _f.linalg_tensorsolve
vander = _f.linalg_vander
vecdot = _f.linalg_vecdot
vector_norm = _f.linalg_vector_norm
