"""ConvNeXt-like blocks: depthwise 7x7, norm in channels last, layer scale; Lion written as an Optimizer of our own."""

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.optim.optimizer import Optimizer, required

torch.manual_seed(41)


class LayerNorm2d(nn.LayerNorm):
    def forward(self, x):
        return F.layer_norm(x.permute(0, 2, 3, 1), self.normalized_shape, self.weight, self.bias, self.eps).permute(
            0, 3, 1, 2
        )


class Block(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dwconv = nn.Conv2d(dim, dim, kernel_size=7, padding=3, groups=dim)
        self.norm = nn.LayerNorm(dim, eps=1e-6)
        self.pwconv1, self.act, self.pwconv2 = nn.Linear(dim, 4 * dim), nn.GELU(), nn.Linear(4 * dim, dim)
        self.gamma = nn.Parameter(1e-1 * torch.ones(dim), requires_grad=True)

    def forward(self, x):
        y = self.dwconv(x).permute(0, 2, 3, 1)
        y = self.gamma * self.pwconv2(self.act(self.pwconv1(self.norm(y))))
        return x + y.permute(0, 3, 1, 2)


class Lion(Optimizer):
    def __init__(self, params, lr=required, betas=(0.9, 0.99), weight_decay=0.0):
        super().__init__(params, dict(lr=lr, betas=betas, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self, closure=None):
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if len(state) == 0:
                    state["exp_avg"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                p.data.mul_(1 - group["lr"] * group["weight_decay"])
                average, (beta1, beta2) = state["exp_avg"], group["betas"]
                update = average.clone().mul_(beta1).add(p.grad, alpha=1 - beta1).sign_()
                p.add_(update, alpha=-group["lr"])
                average.mul_(beta2).add_(p.grad, alpha=1 - beta2)
        return loss


model = nn.Sequential(
    nn.Conv2d(3, 8, kernel_size=4, stride=4), LayerNorm2d(8, eps=1e-6), Block(8),
    LayerNorm2d(8), nn.Conv2d(8, 16, kernel_size=2, stride=2), Block(16),
    nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.LayerNorm(16), nn.Linear(16, 4),
)  # fmt: skip
for m in model.modules():
    if isinstance(m, (nn.Conv2d, nn.Linear)):
        nn.init.trunc_normal_(m.weight, std=0.2)
        nn.init.constant_(m.bias, 0)
optimizer = Lion(model.parameters(), lr=2e-3, weight_decay=0.01)
patterns = torch.randn(4, 3, 24, 24)
for step in range(8):
    target = torch.randint(4, (8,))
    x = patterns[target] + 0.3 * torch.randn(8, 3, 24, 24)

    def closure():
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), target)
        loss.backward()
        return loss

    print(f"{step} {optimizer.step(closure).item():.5f}")
print(optimizer)
