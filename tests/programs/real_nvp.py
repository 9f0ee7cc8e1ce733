"""A normalizing flow of affine couplings: torch.distributions with a Transform of our own, and MultivariateNormal below it."""

import torch
import torch.distributions as D
from torch import nn
from torch.distributions import constraints

torch.manual_seed(7)


class Coupling(nn.Module):
    def __init__(self, mask):
        super().__init__()
        self.register_buffer("mask", mask)
        self.s = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(), nn.Linear(32, 2), nn.Tanh())
        self.t = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(), nn.Linear(32, 2))

    def forward(self, z):
        kept = z * self.mask
        s, t = self.s(kept) * (1 - self.mask), self.t(kept) * (1 - self.mask)
        return kept + (1 - self.mask) * (z * s.exp() + t)

    def inverse(self, x):
        kept = x * self.mask
        s, t = self.s(kept) * (1 - self.mask), self.t(kept) * (1 - self.mask)
        return (1 - self.mask) * (x - t) * torch.exp(-s) + kept, -s.sum(-1)


class Flow(nn.Module):
    def __init__(self, n=4):
        super().__init__()
        masks = torch.tensor([[0.0, 1.0], [1.0, 0.0]] * (n // 2))
        self.layers = nn.ModuleList(Coupling(m) for m in masks)
        self.register_buffer("loc", torch.zeros(2))
        self.register_buffer("cov", torch.eye(2))

    @property
    def base(self):
        return D.MultivariateNormal(self.loc, covariance_matrix=self.cov)

    def log_prob(self, x):
        total = x.new_zeros(x.shape[0])
        for layer in reversed(self.layers):
            x, log_det = layer.inverse(x)
            total = total + log_det
        return self.base.log_prob(x) + total

    def sample(self, n):
        z = self.base.sample((n,))
        for layer in self.layers:
            z = layer(z)
        return z


def moons(n):
    t = torch.rand(n) * torch.pi
    upper = torch.rand(n) < 0.5
    x = torch.where(upper, t.cos(), 1 - t.cos())
    y = torch.where(upper, t.sin(), 0.5 - t.sin())
    return torch.stack([x, y], -1) + 0.05 * torch.randn(n, 2)


flow = Flow()
optimizer = torch.optim.Adam([p for p in flow.parameters() if p.requires_grad], lr=5e-3)
for step in range(20):
    loss = -flow.log_prob(moons(128)).mean()
    optimizer.zero_grad()
    loss.backward(retain_graph=True)
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
with torch.no_grad():
    x = flow.sample(500)
    print(f"{x.mean(0)[0]:.4f} {x.mean(0)[1]:.4f}", torch.cov(x.T).shape, flow.base)


class Leaky(D.Transform):
    domain = codomain = constraints.real
    bijective = True

    def _call(self, x):
        return torch.where(x > 0, x, 0.5 * x)

    def _inverse(self, y):
        return torch.where(y > 0, y, 2 * y)

    def log_abs_det_jacobian(self, x, y):
        return torch.where(x > 0, torch.zeros_like(x), torch.full_like(x, 0.5).log())


bent = D.TransformedDistribution(D.Normal(0.0, 1.0), [Leaky(), D.AffineTransform(1.0, 2.0)])
draws = bent.rsample((5,))
print(draws, bent.log_prob(draws), bent.support)
