"""A U-Net: skips by cat, transposed or bilinear upsampling, Dice loss, kaiming weights, OneCycleLR."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(5)


class DoubleConv(nn.Module):
    def __init__(self, a, b):
        super().__init__()
        self.double_conv = nn.Sequential(
            nn.Conv2d(a, b, kernel_size=3, padding=1, bias=False),
            nn.BatchNorm2d(b),
            nn.ReLU(inplace=True),
            nn.Conv2d(b, b, kernel_size=3, padding=1, bias=False),
            nn.GroupNorm(2, b),
            nn.SiLU(inplace=True),
        )

    def forward(self, x):
        return self.double_conv(x)


class Up(nn.Module):
    def __init__(self, a, b, bilinear):
        super().__init__()
        if bilinear:
            self.up = nn.Sequential(
                nn.Upsample(scale_factor=2, mode="bilinear", align_corners=True), nn.Conv2d(a, a // 2, 1)
            )
        else:
            self.up = nn.ConvTranspose2d(a, a // 2, kernel_size=2, stride=2)
        self.conv = DoubleConv(a, b)

    def forward(self, x, skip):
        x = self.up(x)
        dy, dx = skip.size(2) - x.size(2), skip.size(3) - x.size(3)
        x = F.pad(x, [dx // 2, dx - dx // 2, dy // 2, dy - dy // 2])
        return self.conv(torch.cat([skip, x], dim=1))


class UNet(nn.Module):
    def __init__(self, classes=2):
        super().__init__()
        self.inc, self.down1, self.down2 = DoubleConv(1, 4), DoubleConv(4, 8), DoubleConv(8, 16)
        self.up1, self.up2 = Up(16, 8, bilinear=False), Up(8, 4, bilinear=True)
        self.outc = nn.Conv2d(4, classes, 1)
        for m in self.modules():
            if isinstance(m, nn.Conv2d):
                nn.init.kaiming_normal_(m.weight, mode="fan_out", nonlinearity="relu")

    def forward(self, x):
        x1 = self.inc(x)
        x2 = self.down1(F.max_pool2d(x1, 2))
        x3 = self.down2(F.max_pool2d(x2, 2))
        return self.outc(self.up2(self.up1(x3, x2), x1))


def dice(prediction, target, epsilon=1e-6):
    inter = 2 * (prediction * target).sum(dim=(-1, -2))
    total = prediction.sum(dim=(-1, -2)) + target.sum(dim=(-1, -2))
    return ((inter + epsilon) / (torch.where(total == 0, inter, total) + epsilon)).mean()


def disks(n):
    y, x = torch.meshgrid(torch.arange(18.0), torch.arange(18.0), indexing="xy")
    centers, radius = 4 + 10 * torch.rand(n, 2, 1, 1), 2 + 3 * torch.rand(n, 1, 1)
    mask = ((x - centers[:, 0]) ** 2 + (y - centers[:, 1]) ** 2 < radius**2).long()
    return (mask.float() + 0.4 * torch.randn(n, 18, 18)).unsqueeze(1), mask


model = UNet()
print(sum(p.numel() for p in model.parameters() if p.requires_grad))
optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-3, weight_decay=1e-8, momentum=0.5)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=3e-3, total_steps=10)
for step in range(8):
    image, mask = disks(4)
    logits = model(image)
    one_hot = F.one_hot(mask, 2).permute(0, 3, 1, 2).float()
    loss = F.cross_entropy(logits, mask, weight=torch.tensor([0.4, 0.6])) + 1 - dice(F.softmax(logits, dim=1), one_hot)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.5f} lr {scheduler.get_last_lr()[0]:.6f}")
