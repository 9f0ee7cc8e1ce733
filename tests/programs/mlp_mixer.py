"""MLP-Mixer: transposes between two kinds of mixing, built of functools.partial; RAdam; parameters_to_vector."""

from functools import partial

import torch
from torch import nn
from torch.nn.utils import parameters_to_vector, vector_to_parameters

torch.manual_seed(37)


class PreNormResidual(nn.Module):
    def __init__(self, dim, fn):
        super().__init__()
        self.fn, self.norm = fn, nn.LayerNorm(dim)

    def forward(self, x):
        return self.fn(self.norm(x)) + x


class Patches(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, x):
        p = self.size
        x = x.unfold(2, p, p).unfold(3, p, p)
        return x.permute(0, 2, 3, 4, 5, 1).flatten(3).flatten(1, 2)


class Mean(nn.Module):
    def forward(self, x):
        return x.mean(dim=1)


def feed_forward(dim, factor, dropout, dense):
    inner = int(dim * factor)
    return nn.Sequential(dense(dim, inner), nn.GELU(), nn.Dropout(dropout), dense(inner, dim), nn.Dropout(dropout))


def mixer(image=12, channels=3, patch=4, dim=16, depth=3, classes=6):
    patches = (image // patch) ** 2
    first, last = partial(nn.Conv1d, kernel_size=1), nn.Linear
    return nn.Sequential(
        Patches(patch),
        nn.Linear(patch**2 * channels, dim),
        *[
            nn.Sequential(
                PreNormResidual(dim, feed_forward(patches, 2, 0.1, first)),
                PreNormResidual(dim, feed_forward(dim, 0.5, 0.1, last)),
            )
            for _ in range(depth)
        ],
        nn.LayerNorm(dim),
        Mean(),
        nn.Linear(dim, classes),
    )


model = mixer()
vector = parameters_to_vector(model.parameters())
print(vector.shape, f"{vector.norm().item():.5f}")
optimizer = torch.optim.RAdam(model.parameters(), lr=1e-2, decoupled_weight_decay=True, weight_decay=1e-2)
patterns = torch.randn(6, 3, 12, 12)
for step in range(14):
    target = torch.randint(6, (24,))
    loss = nn.functional.multi_margin_loss(model(patterns[target] + torch.randn(24, 3, 12, 12)), target, margin=2.0)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
with torch.no_grad():
    vector_to_parameters(0.5 * (vector + parameters_to_vector(model.parameters())), model.parameters())
    print(f"{nn.functional.cross_entropy(model.eval()(patterns), torch.arange(6)).item():.5f}")
