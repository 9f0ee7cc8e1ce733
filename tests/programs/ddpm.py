"""A small diffusion model: cumulated noise schedules, time embeddings, FiLM, sampling by DDPM and DDIM, EMA of weights."""

import copy
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(12)
T = 50
beta = torch.cat([torch.linspace(1e-4, 0.05, T)])
alpha = 1.0 - beta
bar = torch.cumprod(alpha, dim=0)
bar_before = F.pad(bar[:-1], (1, 0), value=1.0)
variance = beta * (1.0 - bar_before) / (1.0 - bar)


def extract(a, t, shape):
    return a.gather(-1, t).reshape(t.shape[0], *((1,) * (len(shape) - 1)))


class SinusoidalPositionEmbeddings(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, time):
        half = self.dim // 2
        e = torch.exp(torch.arange(half, device=time.device) * -(math.log(10000) / (half - 1)))
        e = time[:, None] * e[None, :]
        return torch.cat((e.sin(), e.cos()), dim=-1)


class Block(nn.Module):
    def __init__(self, a, b, time_dim):
        super().__init__()
        self.proj, self.norm, self.act = nn.Conv2d(a, b, 3, padding=1), nn.GroupNorm(2, b), nn.SiLU()
        self.mlp = nn.Sequential(nn.SiLU(), nn.Linear(time_dim, 2 * b))
        self.res = nn.Conv2d(a, b, 1) if a != b else nn.Identity()

    def forward(self, x, t):
        scale, shift = self.mlp(t)[..., None, None].chunk(2, dim=1)
        return self.act(self.norm(self.proj(x)) * (scale + 1) + shift) + self.res(x)


class Denoiser(nn.Module):
    def __init__(self, c=8):
        super().__init__()
        self.time = nn.Sequential(SinusoidalPositionEmbeddings(8), nn.Linear(8, 16), nn.GELU())
        self.down, self.middle, self.up = Block(1, c, 16), Block(c, 2 * c, 16), Block(3 * c, c, 16)
        self.pool, self.out = nn.Conv2d(c, c, 4, 2, 1), nn.Conv2d(c, 1, 1)

    def forward(self, x, t):
        t = self.time(t)
        skip = self.down(x, t)
        y = F.interpolate(self.middle(self.pool(skip), t), scale_factor=2, mode="nearest")
        return self.out(self.up(torch.cat([skip, y], 1), t))


def images(n):
    y, x = torch.meshgrid(torch.arange(8), torch.arange(8), indexing="ij")
    place = torch.randint(1, 7, (n, 2, 1, 1))
    return (((x - place[:, 0]).abs() + (y - place[:, 1]).abs()) < 3).float().unsqueeze(1) * 2 - 1


model = Denoiser()
ema = copy.deepcopy(model).requires_grad_(False)
optimizer = torch.optim.Adam(model.parameters(), lr=5e-3)
for step in range(15):
    x0 = images(16)
    t = torch.randint(0, T, (16,)).long()
    noise = torch.randn_like(x0)
    noisy = extract(bar.sqrt(), t, x0.shape) * x0 + extract((1 - bar).sqrt(), t, x0.shape) * noise
    loss = F.smooth_l1_loss(noise, model(noisy, t))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    torch._foreach_lerp_(list(ema.parameters()), [p.detach() for p in model.parameters()], 0.1)
    print(f"{step} {loss.item():.5f}")


@torch.no_grad()
def ddpm(shape):
    x = torch.randn(shape)
    for i in reversed(range(T)):
        t = torch.full((shape[0],), i, dtype=torch.long)
        mean = extract(alpha.rsqrt(), t, shape) * (
            x - extract(beta, t, shape) * ema(x, t) / extract((1 - bar).sqrt(), t, shape)
        )
        x = mean if i == 0 else mean + extract(variance, t, shape).sqrt() * torch.randn_like(x)
    return x


@torch.inference_mode()
def ddim(shape, steps=10):
    x = torch.randn(shape)
    times = torch.linspace(T - 1, 0, steps).long().tolist()
    for now, then in zip(times, times[1:] + [None]):
        eps = model(x, torch.full((shape[0],), now))
        x0 = ((x - (1 - bar[now]).sqrt() * eps) / bar[now].sqrt()).clamp(-1, 1)
        x = x0 if then is None else bar[then].sqrt() * x0 + (1 - bar[then]).sqrt() * eps
    return x


for sample in (ddpm((2, 1, 8, 8)), ddim((2, 1, 8, 8))):
    print(sample.shape, f"{sample.mean():.4f} {sample.std():.4f}")
