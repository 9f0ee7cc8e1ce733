"""A residual net of 18 layers, cosine annealing, Nesterov momentum, label smoothing, saved and loaded in between."""

import io

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(17)


class BasicBlock(nn.Module):
    expansion = 1

    def __init__(self, inplanes, planes, stride=1, downsample=None):
        super().__init__()
        self.conv1 = nn.Conv2d(inplanes, planes, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(planes)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = nn.Conv2d(planes, planes, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(planes)
        self.downsample = downsample

    def forward(self, x):
        identity = x if self.downsample is None else self.downsample(x)
        out = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        out += identity
        return self.relu(out)


class ResNet(nn.Module):
    def __init__(self, block, layers, classes):
        super().__init__()
        self.inplanes = 4
        self.conv1 = nn.Conv2d(3, 4, 3, 1, 1, bias=False)
        self.bn1, self.relu = nn.BatchNorm2d(4), nn.ReLU(inplace=True)
        self.maxpool = nn.MaxPool2d(kernel_size=3, stride=2, padding=1)
        self.layer1 = self._make_layer(block, 4, layers[0])
        self.layer2 = self._make_layer(block, 8, layers[1], stride=2)
        self.layer3 = self._make_layer(block, 16, layers[2], stride=2)
        self.layer4 = self._make_layer(block, 32, layers[3], stride=2)
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(32 * block.expansion, classes)
        for m in self.modules():
            if isinstance(m, nn.Conv2d):
                nn.init.kaiming_normal_(m.weight, mode="fan_out", nonlinearity="relu")
            elif isinstance(m, (nn.BatchNorm2d, nn.GroupNorm)):
                nn.init.constant_(m.weight, 1)
                nn.init.constant_(m.bias, 0)
        for m in self.modules():
            if isinstance(m, BasicBlock):
                nn.init.zeros_(m.bn2.weight)

    def _make_layer(self, block, planes, blocks, stride=1):
        downsample = None
        if stride != 1 or self.inplanes != planes * block.expansion:
            downsample = nn.Sequential(nn.Conv2d(self.inplanes, planes, 1, stride, bias=False), nn.BatchNorm2d(planes))
        layers = [block(self.inplanes, planes, stride, downsample)]
        self.inplanes = planes * block.expansion
        layers += [block(self.inplanes, planes) for _ in range(1, blocks)]
        return nn.Sequential(*layers)

    def forward(self, x):
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        return self.fc(torch.flatten(self.avgpool(x), 1))


model = ResNet(BasicBlock, [2, 2, 2, 2], 10)
print(len(list(model.modules())), sum(p.numel() for p in model.parameters()), model.layer2[0])
optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9, nesterov=True, weight_decay=1e-4)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=8)
criterion = nn.CrossEntropyLoss(label_smoothing=0.1)
means = torch.randn(10, 3, 1, 1)
for step in range(8):
    target = torch.randint(10, (16,))
    images = (means[target] + torch.randn(16, 3, 24, 24)).to(memory_format=torch.channels_last)
    loss = criterion(model(images), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.4f} {scheduler.get_last_lr()[0]:.5f}")
    if step == 3:
        file = io.BytesIO()
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": step}, file)
        file.seek(0)
        checkpoint = torch.load(file, weights_only=True)
        print(model.load_state_dict(checkpoint["model"]), checkpoint["epoch"], len(checkpoint["optimizer"]["state"]))
        optimizer.load_state_dict(checkpoint["optimizer"])
model.eval()
with torch.inference_mode():
    top = F.softmax(model(means[:4].expand(4, 3, 24, 24)), 1).topk(2)
    print(top.values.shape, top.indices.dtype)
