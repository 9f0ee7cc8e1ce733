"""Ready-made parametrizations: orthogonal matrices, a largest singular value of one, length times direction.

Mirrors torch/nn/utils/parametrizations.py.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from tinytensor import linalg
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as aten
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.type_info import finfo
from tinytensor.nn import functional as F
from tinytensor.nn.modules.conv import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from tinytensor.nn.modules.module import Module
from tinytensor.nn.utils import parametrize

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


def _is_orthogonal(q: Any) -> bool:
    n, k = q.size(-2), q.size(-1)
    identity = aten.eye(k, dtype=q.dtype, device=q.device)
    return bool(aten.allclose(q.mH @ q, identity, atol=10.0 * n * finfo(q.dtype).eps))


def _make_orthogonal(a: Any) -> Any:
    """The Q of the QR decomposition of a tall matrix whose R has no negative number on its diagonal."""
    reflectors, tau = aten.geqrf(a)
    q = linalg.householder_product(reflectors, tau)
    q *= reflectors.diagonal(dim1=-2, dim2=-1).sgn().unsqueeze(-2)
    return q


class _OrthMaps(Enum):
    matrix_exp = auto()
    cayley = auto()
    householder = auto()


class _Orthogonal(Module):
    """The parametrization of `orthogonal`."""

    base: Any

    def __init__(self, weight: Any, orthogonal_map: _OrthMaps, *, use_trivialization: bool = True) -> None:
        super().__init__()
        self.shape = weight.shape
        self.orthogonal_map = orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X: Any) -> Any:
        n, k = X.size(-2), X.size(-1)
        transposed = n < k
        if transposed:
            X, n, k = X.mT, k, n
        if self.orthogonal_map is _OrthMaps.householder:
            # Below the diagonal stand the reflectors; their factors follow, since a reflector has no length of its own.
            A = X.tril(diagonal=-1)
            tau = 2.0 / (1.0 + (A * A).sum(dim=-2))
            # The diagonal holds signs. They are not trained: an integer has no gradient.
            signs = X.diagonal(dim1=-2, dim2=-1).int().unsqueeze(-2)
            Q = linalg.householder_product(A, tau) * signs
        else:
            # What stands below the diagonal is enough for a skew-symmetric matrix, whose exponential is orthogonal.
            X = X.tril()
            if n != k:
                X = aten.cat([X, X.new_zeros(n, n - k).expand(*X.shape[:-2], -1, -1)], dim=-1)
            A = X - X.mH
            if self.orthogonal_map is _OrthMaps.matrix_exp:
                Q = aten.matrix_exp(A)
            else:
                identity = aten.eye(n, dtype=A.dtype, device=A.device)
                Q = linalg.solve(aten.add(identity, A, alpha=-0.5), aten.add(identity, A, alpha=0.5))
            if n != k:
                Q = Q[..., :k]
        if hasattr(self, "base"):
            Q = self.base @ Q
        return Q.mT if transposed else Q

    @no_grad()
    def right_inverse(self, Q: Any) -> Any:
        if Q.shape != self.shape:
            raise ValueError(
                f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of shape {Q.shape}."
            )
        given = Q
        n, k = Q.size(-2), Q.size(-1)
        transposed = n < k
        if transposed:
            Q, n, k = Q.mT, k, n
        if not hasattr(self, "base"):
            if self.orthogonal_map is not _OrthMaps.householder:
                raise NotImplementedError(
                    "It is not possible to assign to the matrix exponential "
                    "or the Cayley parametrizations when use_trivialization=False."
                )
            A, tau = aten.geqrf(Q)
            # A = QR with signs on the diagonal in place of R, so that (-Q)(-R) is no second answer.
            A.diagonal(dim1=-2, dim2=-1).sign_()
            A.diagonal(dim1=-2, dim2=-1)[tau == 0.0] *= -1  # LAPACK says exactly 0 where it reflects nothing
            return A.mT if transposed else A
        # The base is the value itself, and what is trained starts where the map gives the identity.
        if n != k:
            noise = aten.randn((*Q.shape[:-2], n, n - k), dtype=Q.dtype, device=Q.device)
            Q = _make_orthogonal(aten.cat([Q, noise], dim=-1))
        else:
            Q = Q.clone() if _is_orthogonal(Q) else _make_orthogonal(Q)
        self.base = Q
        # Minus the identity, because that is where householder gives the identity; the other maps do not read the diagonal.
        start = aten.zeros_like(given)
        start.diagonal(dim1=-2, dim2=-1).fill_(-1.0)
        return start


def orthogonal(
    module: Any, name: str = "weight", orthogonal_map: str | None = None, *, use_trivialization: bool = True
) -> Any:
    """Keep a matrix orthogonal while it is trained: Q^T Q = I, or Q Q^T = I if it is wide. Returns the module.

        name                 a parameter of shape (..., m, n)
        orthogonal_map       "matrix_exp", "cayley" or "householder"; None: matrix_exp if square, else householder
        use_trivialization   whether to keep a base matrix, so that training starts at the map's centre: True

    The value at the start is the tensor itself if it is orthogonal, otherwise the Q of its QR decomposition. ValueError for
    a name that is not there, for fewer than two dimensions, and for another map.

    >>> layer = nn.utils.parametrizations.orthogonal(nn.Linear(2, 3))
    >>> q = layer.weight
    >>> tt.allclose(q.T @ q, tt.eye(2), atol=1e-5)
    True
    """
    weight = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if weight.ndim < 2:
        raise ValueError(f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions.")
    if orthogonal_map is None:
        orthogonal_map = "matrix_exp" if weight.size(-2) == weight.size(-1) else "householder"
    chosen = getattr(_OrthMaps, orthogonal_map, None)
    if chosen is None:
        raise ValueError(
            f'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: {orthogonal_map}'
        )
    made = _Orthogonal(weight, chosen, use_trivialization=use_trivialization)
    return parametrize.register_parametrization(module, name, made, unsafe=True)


class _WeightNorm(Module):
    """The parametrization of `weight_norm`."""

    def __init__(self, dim: int | None = 0) -> None:
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g: Any, weight_v: Any) -> Any:
        return aten._weight_norm(weight_v, weight_g, self.dim)

    def right_inverse(self, weight: Any) -> Any:
        return aten.norm_except_dim(weight, 2, self.dim), weight


def weight_norm(module: Any, name: str = "weight", dim: int | None = 0) -> Any:
    """Split a parameter into length and direction, w = g * v / |v|. Returns the module.

        dim   the dimension that keeps a length for each index; None: one length for all: 0

    The module then trains `parametrizations.<name>.original0` (g) and `original1` (v). A `state_dict` of the older
    `nn.utils.weight_norm` loads.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> layer.parametrizations.weight.original0.shape
    torch.Size([3, 1])
    """
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def rename(state_dict: Any, prefix: str, *others: Any) -> None:
        g, v = f"{prefix}{name}_g", f"{prefix}{name}_v"
        if g in state_dict and v in state_dict:
            state_dict[f"{prefix}parametrizations.{name}.original0"] = state_dict.pop(g)
            state_dict[f"{prefix}parametrizations.{name}.original1"] = state_dict.pop(v)

    module._register_load_state_dict_pre_hook(rename)
    return module


class _SpectralNorm(Module):
    """The parametrization of `spectral_norm`."""

    _u: Any
    _v: Any

    def __init__(self, weight: Any, n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12) -> None:
        super().__init__()
        ndim = weight.ndim
        if dim >= ndim or dim < -ndim:
            raise IndexError(f"Dimension out of range (expected to be in range of [-{ndim}, {ndim - 1}] but got {dim})")
        if n_power_iterations <= 0:
            raise ValueError(
                f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}"
            )
        self.dim = dim if dim >= 0 else dim + ndim
        self.eps = eps
        if ndim > 1:
            self.n_power_iterations = n_power_iterations
            matrix = self._reshape_weight_to_matrix(weight)
            h, w = matrix.size()
            u, v = matrix.new_empty(h).normal_(0, 1), matrix.new_empty(w).normal_(0, 1)
            self.register_buffer("_u", F.normalize(u, dim=0, eps=self.eps))
            self.register_buffer("_v", F.normalize(v, dim=0, eps=self.eps))
            self._power_method(matrix, 15)

    def _reshape_weight_to_matrix(self, weight: Any) -> Any:
        assert weight.ndim > 1, f"Expected weight to have more than 1 dimension, got {weight.ndim}"
        if self.dim != 0:
            weight = weight.permute(self.dim, *(d for d in range(weight.dim()) if d != self.dim))
        return weight.flatten(1)

    @no_grad()
    def _power_method(self, weight_mat: Any, n_power_iterations: int) -> None:
        # The buffers are written in place, so that a copy of the module that shares them sees what was found.
        for _ in range(n_power_iterations):
            self._u = F.normalize(aten.mv(weight_mat, self._v), dim=0, eps=self.eps, out=self._u)
            self._v = F.normalize(aten.mv(weight_mat.H, self._u), dim=0, eps=self.eps, out=self._v)

    def forward(self, weight: Any) -> Any:
        if weight.ndim == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = self._reshape_weight_to_matrix(weight)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        # Copies: the next forward writes the buffers, while the graph of this one still needs them.
        u, v = self._u.clone(memory_format=contiguous_format), self._v.clone(memory_format=contiguous_format)
        return weight / aten.vdot(u, aten.mv(matrix, v))

    def right_inverse(self, value: Any) -> Any:
        return value


def spectral_norm(
    module: Any, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Any:
    """Divide a weight by its largest singular value. Returns the module.

        n_power_iterations   steps of the power method at each reading, in training mode: 1
        eps                  keeps norms from being zero: 1e-12
        dim                  the dimension of the outputs; None: 0, and 1 for ConvTranspose

    A vector is divided by its length. ValueError for a name that is not there, IndexError for a wrong dim.

    >>> layer = nn.utils.parametrizations.spectral_norm(nn.Linear(3, 3), n_power_iterations=20).eval()
    >>> round(tt.linalg.matrix_norm(layer.weight, 2).item(), 1)
    1.0
    """
    weight = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if dim is None:
        dim = 1 if isinstance(module, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)) else 0
    made = _SpectralNorm(weight, n_power_iterations, dim, eps)
    return parametrize.register_parametrization(module, name, made)
