"""Inverted residuals: depthwise convolutions, ReLU6, squeeze and excitation with Hardswish, StochasticDepth by hand."""

import torch
from torch import nn

torch.manual_seed(29)


def conv_bn(a, b, k, stride=1, groups=1, act=nn.ReLU6):
    layers = [nn.Conv2d(a, b, k, stride, k // 2, groups=groups, bias=False), nn.BatchNorm2d(b, eps=1e-3, momentum=0.01)]
    return nn.Sequential(*layers, *([act(inplace=True)] if act else []))


class SqueezeExcite(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.fc1, self.fc2 = nn.Conv2d(channels, channels // 4, 1), nn.Conv2d(channels // 4, channels, 1)

    def forward(self, x):
        scale = nn.functional.adaptive_avg_pool2d(x, 1)
        return x * nn.functional.hardsigmoid(self.fc2(nn.functional.relu(self.fc1(scale))))


class InvertedResidual(nn.Module):
    def __init__(self, a, b, stride, expand, kernel=3, drop=0.2):
        super().__init__()
        hidden = a * expand
        self.use_res, self.drop = stride == 1 and a == b, drop
        self.conv = nn.Sequential(
            conv_bn(a, hidden, 1, act=nn.Hardswish),
            conv_bn(hidden, hidden, kernel, stride, groups=hidden),
            SqueezeExcite(hidden),
            conv_bn(hidden, b, 1, act=None),
        )

    def forward(self, x):
        out = self.conv(x)
        if not self.use_res:
            return out
        if self.training:
            noise = torch.empty(x.shape[0], 1, 1, 1).bernoulli_(1 - self.drop).div_(1 - self.drop)
            out = out * noise
        return x + out


model = nn.Sequential(
    conv_bn(3, 8, 3, 2),
    InvertedResidual(8, 8, 1, 2),
    InvertedResidual(8, 12, 2, 3, kernel=5),
    InvertedResidual(12, 12, 1, 3),
    conv_bn(12, 32, 1, act=nn.Hardswish),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(1),
    nn.Dropout(0.2, inplace=True),
    nn.Linear(32, 5),
)
print(model[2])
optimizer = torch.optim.RMSprop(model.parameters(), lr=0.003, alpha=0.9, momentum=0.9, eps=0.002, weight_decay=4e-5)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.97)
patterns = torch.randn(5, 3, 20, 20)
for step in range(8):
    target = torch.randint(5, (8,))
    loss = nn.functional.cross_entropy(model(patterns[target] + torch.randn(8, 3, 20, 20)), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.4f}")
model.eval()
with torch.no_grad():
    logits = model(patterns)
print(logits.shape, {k: tuple(v.shape) for k, v in list(model.state_dict().items())[:6]})
