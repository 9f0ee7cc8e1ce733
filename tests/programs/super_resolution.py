"""Super-resolution with PixelShuffle, orthogonal weights, PSNR, and interpolation beside it."""

from math import log10

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.nn.init as init

torch.manual_seed(123)


class Net(nn.Module):
    def __init__(self, upscale_factor):
        super().__init__()
        self.relu = nn.ReLU()
        self.conv1 = nn.Conv2d(1, 16, (5, 5), (1, 1), (2, 2))
        self.conv2 = nn.Conv2d(16, 8, (3, 3), (1, 1), (1, 1))
        self.conv3 = nn.Conv2d(8, upscale_factor**2, (3, 3), (1, 1), (1, 1), padding_mode="reflect")
        self.pixel_shuffle = nn.PixelShuffle(upscale_factor)
        init.orthogonal_(self.conv1.weight, init.calculate_gain("relu"))
        init.orthogonal_(self.conv2.weight, init.calculate_gain("relu"))
        init.orthogonal_(self.conv3.weight)

    def forward(self, x):
        return self.pixel_shuffle(self.conv3(self.relu(self.conv2(self.relu(self.conv1(x))))))


def images(n):
    y, x = torch.meshgrid(torch.linspace(0, 1, 24), torch.linspace(0, 1, 24), indexing="ij")
    a, b, c = torch.rand(3, n, 1, 1, 1) * 8
    return torch.sin(a * x + b * y) * torch.cos(c * x * y)


model = Net(2)
criterion = nn.MSELoss()
optimizer = torch.optim.Adam(model.parameters(), lr=5e-3)
for step in range(15):
    target = images(4)
    small = F.interpolate(target, scale_factor=0.5, mode="bilinear", align_corners=False, antialias=True)
    optimizer.zero_grad()
    loss = criterion(model(small), target)
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.6f}")
with torch.no_grad():
    target = images(4)
    small = nn.PixelUnshuffle(2)(target).mean(1, keepdim=True)
    print(f"model {10 * log10(4 / criterion(model(small), target).item()):.4f} dB")
    for mode in ("nearest", "bilinear", "bicubic", "area", "nearest-exact"):
        up = nn.Upsample(scale_factor=2, mode=mode)(small)
        print(f"{mode} {10 * log10(4 / criterion(up, target).item()):.4f} dB")
grid = F.affine_grid(torch.tensor([[[0.8, 0.2, 0.0], [-0.2, 0.8, 0.1]]]), (1, 1, 24, 24), align_corners=False)
print(F.grid_sample(target[:1], grid, padding_mode="border", align_corners=False)[0, 0, 10, 8:14])
