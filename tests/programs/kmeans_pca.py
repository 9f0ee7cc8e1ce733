"""k-means with cdist and index_add, PCA by SVD, eigh and pca_lowrank, whitening, t-SNE by gradients, robust regression."""

import torch

torch.manual_seed(10)
centers = torch.tensor([[4.0, 0, 0, 1], [-3, 3, 0, 0], [0, -4, 2, 0]])
data = torch.cat([c + torch.randn(40, 4) for c in centers])
means = data[torch.randperm(len(data))[:3]]
for step in range(8):
    distance = torch.cdist(data, means)
    nearest = distance.argmin(1)
    sums = torch.zeros(3, 4).index_add_(0, nearest, data)
    moved = sums / torch.bincount(nearest, minlength=3).clamp(min=1)[:, None]
    shift = (moved - means).norm(dim=1).max()
    means = moved
    print(f"{step} inertia {distance.gather(1, nearest[:, None]).square().sum().item():.4f} shift {shift.item():.5f}")
    if shift < 1e-4:
        break
print(means, torch.bincount(nearest))

X = data - data.mean(0)
U, S, Vh = torch.linalg.svd(X, full_matrices=False)
values, vectors = torch.linalg.eigh(X.T @ X / (len(X) - 1))
print(S, torch.allclose(S.flip(0) ** 2 / (len(X) - 1), values, rtol=1e-4), (S**2 / (S**2).sum()).cumsum(0))
print(torch.allclose((U * S) @ Vh, X, atol=1e-4), torch.allclose(vectors.flip(1).abs(), Vh.T.abs(), atol=1e-3))
torch.manual_seed(1)
u, s, v = torch.pca_lowrank(data, q=2, niter=4)
print(s, torch.allclose(s, S[:2], rtol=1e-4), torch.svd_lowrank(X, q=3)[1])
print(torch.cov(X.T).diagonal(), torch.corrcoef(X.T)[0])
L = torch.linalg.cholesky(torch.cov(X.T))
white = torch.linalg.solve_triangular(L, X.T, upper=False).T
print(
    torch.allclose(torch.cov(white.T), torch.eye(4), atol=1e-4),
    torch.linalg.matrix_rank(X),
    f"{torch.linalg.cond(X).item():.4f}",
)
print(
    torch.logdet(torch.cov(X.T)),
    torch.linalg.slogdet(torch.cov(X.T)),
    torch.linalg.pinv(X).shape,
    torch.trace(torch.cov(X.T)),
)
Q, R = torch.linalg.qr(X)
print(torch.dist(Q.T @ Q, torch.eye(4)) < 1e-4, R.diagonal().abs())

P = torch.softmax(-torch.cdist(X[::4], X[::4]).square().fill_diagonal_(torch.inf) / 4, 1)
P = (P + P.T) / (2 * len(P))
Y = (torch.randn(30, 2) * 0.1).requires_grad_()
optimizer = torch.optim.SGD([Y], lr=20.0, momentum=0.5)
for step in range(15):
    weights = (1 + torch.cdist(Y, Y).square()).reciprocal() * (1 - torch.eye(30))
    loss = torch.special.xlogy(P, P).sum() - torch.special.xlogy(P, weights / weights.sum()).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
A, true = torch.randn(50, 3, dtype=torch.float64), torch.tensor([1.0, -2.0, 0.5], dtype=torch.float64)
b = A @ true + 0.1 * torch.randn(50, dtype=torch.float64)
b[::10] += 5
w = torch.linalg.lstsq(A, b[:, None]).solution
for step in range(6):
    r = (A @ w - b[:, None]).abs().clamp(min=1e-3).reciprocal()
    w = torch.linalg.solve(A.T @ (r * A), A.T @ (r * b[:, None]))
    print(step, [f"{v:.6f}" for v in w.flatten().tolist()])
