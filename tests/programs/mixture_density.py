"""A mixture density net with MixtureSameFamily, and a mixture fitted by expectation and maximisation."""

import torch
import torch.nn as nn
from torch.distributions import Categorical, Independent, MixtureSameFamily, Normal, kl_divergence

torch.manual_seed(14)


class MDN(nn.Module):
    def __init__(self, hidden=20, k=5):
        super().__init__()
        self.z_h = nn.Sequential(nn.Linear(1, hidden), nn.Tanh())
        self.z_pi, self.z_mu, self.z_sigma = nn.Linear(hidden, k), nn.Linear(hidden, k), nn.Linear(hidden, k)

    def forward(self, x):
        z = self.z_h(x)
        return MixtureSameFamily(
            Categorical(logits=self.z_pi(z)), Normal(self.z_mu(z), nn.functional.softplus(self.z_sigma(z)) + 1e-3)
        )


y = torch.rand(300, 1) * 20 - 10
x = torch.sin(0.75 * y) * 7 + y * 0.5 + torch.randn(300, 1)
model = MDN()
optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
for epoch in range(20):
    loss = -model(x).log_prob(y.squeeze(1)).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{epoch} {loss.item():.5f}")
with torch.no_grad():
    mixture = model(torch.linspace(-8, 8, 5).unsqueeze(1))
    print(mixture.sample().shape, mixture.mean, mixture.variance, mixture.cdf(torch.zeros(5)))
print(mixture)

data = torch.cat([torch.randn(60, 2) * 0.5 + torch.tensor([2.0, 0.0]), torch.randn(90, 2) - torch.tensor([1.0, 1.0])])
weights, means, scales = torch.full((2,), 0.5), torch.tensor([[1.0, 1.0], [-1.0, 0.0]]), torch.ones(2, 2)
for step in range(8):
    components = Independent(Normal(means, scales), 1)
    joint = components.log_prob(data[:, None]) + weights.log()
    total = joint.logsumexp(1, keepdim=True)
    r = (joint - total).exp()
    n = r.sum(0)
    weights, means = n / n.sum(), (r.T @ data) / n[:, None]
    scales = torch.sqrt((r[..., None] * (data[:, None] - means) ** 2).sum(0) / n[:, None])
    print(f"{step} {total.mean().item():.5f}", [f"{v:.4f}" for v in weights.tolist()])
print(means, kl_divergence(Independent(Normal(means[0], scales[0]), 1), Independent(Normal(means[1], scales[1]), 1)))
