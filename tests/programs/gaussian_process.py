"""A Gaussian process: Cholesky factors, cholesky_solve, the marginal likelihood by hand and by MultivariateNormal, variational."""

import math

import torch
from torch.distributions import (
    Gamma,
    HalfNormal,
    LogNormal,
    LowRankMultivariateNormal,
    MultivariateNormal,
    Normal,
    kl_divergence,
)  # fmt: skip

torch.set_default_dtype(torch.float64)
torch.manual_seed(30)
x = torch.rand(25, 1).sort(0).values * 6
y = torch.sin(x).squeeze(1) + 0.1 * torch.randn(25)
log_params = torch.zeros(3, requires_grad=True)


def kernel(a, b, params):
    scale, length, _ = params.exp()
    return scale * torch.exp(-0.5 * torch.cdist(a, b).square() / length**2)


def likelihood(params):
    K = kernel(x, x, params) + (0.1 * params[2].exp() + 1e-6) * torch.eye(25)
    L = torch.linalg.cholesky(K)
    alpha = torch.cholesky_solve(y[:, None], L)
    value = -0.5 * (y[None] @ alpha).squeeze() - L.diagonal().log().sum() - 12.5 * math.log(2 * math.pi)
    return value, L, alpha


optimizer = torch.optim.Adam([log_params], lr=0.1)
for step in range(20):
    value, L, _ = likelihood(log_params)
    again = MultivariateNormal(torch.zeros(25), scale_tril=L).log_prob(y)
    optimizer.zero_grad()
    (-value).backward()
    optimizer.step()
    print(f"{step} {value.item():.6f} {(value - again).abs().item() < 1e-9}", [f"{v:.5f}" for v in log_params.tolist()])
with torch.no_grad():
    new = torch.linspace(0, 6, 5)[:, None]
    _, L, alpha = likelihood(log_params)
    across = kernel(new, x, log_params)
    mean = (across @ alpha).squeeze(1)
    v = torch.linalg.solve_triangular(L, across.T, upper=False)
    covariance = kernel(new, new, log_params) - v.T @ v + 1e-8 * torch.eye(5)
    posterior = MultivariateNormal(mean, covariance_matrix=covariance)
    print(posterior.mean, posterior.stddev, posterior.rsample((2,)), posterior.entropy())
    print(torch.cholesky_inverse(L).diagonal()[:3], torch.logdet(L @ L.T), torch.inverse(L @ L.T).diagonal()[:3])
hess = torch.autograd.functional.hessian(lambda p: likelihood(p)[0], log_params.detach())
print(hess, torch.linalg.eigvalsh(hess))

loc, scale = torch.zeros(2, requires_grad=True), torch.full((2,), -1.0, requires_grad=True)
optimizer = torch.optim.Adam([loc, scale], lr=0.05)
for step in range(12):
    q = Normal(loc, scale.exp())
    z = q.rsample((16,))
    fit = Normal(z[:, :1] * x.T.sin() + z[:, 1:], 0.2).log_prob(y).sum(1).mean()
    elbo = fit - kl_divergence(q, Normal(0.0, 1.0)).sum()
    optimizer.zero_grad()
    (-elbo).backward()
    optimizer.step()
    print(f"{step} {elbo.item():.5f}")
low = LowRankMultivariateNormal(torch.zeros(3), torch.ones(3, 1), torch.ones(3))
print(low.log_prob(torch.ones(3)), kl_divergence(low, MultivariateNormal(torch.zeros(3), torch.eye(3))))
print(Gamma(2.0, 1.0).sample((3,)), HalfNormal(1.0).rsample((3,)), LogNormal(0.0, 0.5).mean)
try:
    Normal(0.0, -1.0)
except ValueError as error:
    print(str(error).splitlines()[0])
torch.set_default_dtype(torch.float32)
