"""Parametrizations: symmetric and orthogonal weights by our own modules and by the library's, caching, inspection, removal."""

import torch
import torch.nn as nn
import torch.nn.utils.parametrize as parametrize
from torch.nn.utils import parametrizations

torch.manual_seed(0)


class Symmetric(nn.Module):
    def forward(self, X):
        return X.triu() + X.triu(1).transpose(-1, -2)

    def right_inverse(self, A):
        return A.triu()


class MatrixExponential(nn.Module):
    def forward(self, X):
        return torch.matrix_exp(X)


class Skew(nn.Module):
    def forward(self, X):
        A = X.triu(1)
        return A - A.transpose(-1, -2)


layer = nn.Linear(3, 3)
parametrize.register_parametrization(layer, "weight", Symmetric())
A = layer.weight
print(torch.allclose(A, A.T), layer, parametrize.is_parametrized(layer, "weight"))
print(layer.parametrizations.weight[0], list(dict(layer.named_parameters())))
layer.weight = torch.arange(9.0).view(3, 3)
print(layer.weight)
ortho = nn.Linear(3, 3)
parametrize.register_parametrization(ortho, "weight", Skew())
parametrize.register_parametrization(ortho, "weight", MatrixExponential())
X = ortho.weight
print(torch.dist(X.T @ X, torch.eye(3)) < 1e-5, ortho)
with parametrize.cached():
    print(ortho.weight is ortho.weight)
print(ortho.weight is ortho.weight)
print(parametrize.type_before_parametrizations(ortho))
parametrize.remove_parametrizations(ortho, "weight")
print(ortho, type(ortho).__name__)
try:
    parametrize.register_parametrization(nn.Linear(3, 3), "weight", nn.Flatten(0))
except ValueError as error:
    print(str(error).splitlines()[0])

net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 4))
parametrizations.spectral_norm(net[0])
parametrizations.weight_norm(net[2])
parametrizations.orthogonal(net[4], orthogonal_map="householder")
print(net)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
for step in range(8):
    x = torch.randn(16, 4)
    loss = (net(x) - x.flip(1)).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}, norm {torch.linalg.matrix_norm(net[0].weight, 2).item():.4f}")
print(list(net.state_dict()))
Q = net[4].weight
print(torch.allclose(Q @ Q.T, torch.eye(4), atol=1e-5))
