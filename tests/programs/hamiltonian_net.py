"""A Hamiltonian net: the dynamics are gradients of the net, trained through them, rolled out with leapfrog."""

import torch
from torch import nn

torch.manual_seed(6)


class HNN(nn.Module):
    def __init__(self, hidden=32):
        super().__init__()
        self.net = nn.Sequential(
            nn.Linear(2, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh(), nn.Linear(hidden, 1, bias=None)
        )
        for layer in self.net[::2]:
            nn.init.orthogonal_(layer.weight)
        self.register_buffer("M", torch.tensor([[0.0, -1.0], [1.0, 0.0]]))

    def forward(self, x):
        return self.net(x)

    def time_derivative(self, x):
        with torch.enable_grad():
            x = x if x.requires_grad else x.detach().requires_grad_()
            (dH,) = torch.autograd.grad(self(x).sum(), x, create_graph=self.training)
        return dH @ self.M


q, p = torch.randn(2, 200)
x = torch.stack([q, p], 1)
dx = torch.stack([p, -torch.sin(q)], 1)
model = HNN()
optimizer = torch.optim.Adam(model.parameters(), 1e-2, weight_decay=1e-4)
for step in range(20):
    order = torch.randperm(200)[:64]
    loss = (model.time_derivative(x[order]) - dx[order]).pow(2).mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    print(f"{step} {loss.item():.5f}")
model.eval()
state = torch.tensor([[1.0, 0.0]])
energies = []
for _ in range(30):
    k1 = model.time_derivative(state)
    state = state + 0.1 * model.time_derivative(state + 0.05 * k1)
    energies.append(model(state).item())
energies = torch.tensor(energies)
print(state, f"{energies.std():.5f}", energies.histc(4))
