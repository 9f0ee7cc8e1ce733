"""Style transfer: Gram matrices of a small net's features, the image itself optimised with LBFGS and a closure."""

# tolerance: 1e-3, since LBFGS divides by differences of nearly equal gradients, whose last digits hang on the order of sums.

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim

torch.manual_seed(19)


def gram_matrix(x):
    a, b, c, d = x.size()
    features = x.view(a * b, c * d)
    return torch.mm(features, features.t()).div(a * b * c * d)


class ContentLoss(nn.Module):
    def __init__(self, target):
        super().__init__()
        self.target = target.detach()

    def forward(self, x):
        self.loss = F.mse_loss(x, self.target)
        return x


class StyleLoss(nn.Module):
    def __init__(self, target_feature):
        super().__init__()
        self.target = gram_matrix(target_feature).detach()

    def forward(self, x):
        self.loss = F.mse_loss(gram_matrix(x), self.target)
        return x


class Normalization(nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.mean, self.std = mean.clone().detach().view(-1, 1, 1), std.clone().detach().view(-1, 1, 1)

    def forward(self, img):
        return (img - self.mean) / self.std


cnn = nn.Sequential(
    nn.Conv2d(3, 8, 3, padding=1),
    nn.ReLU(),
    nn.Conv2d(8, 8, 3, padding=1),
    nn.ReLU(),
    nn.MaxPool2d(2),
    nn.Conv2d(8, 16, 3, padding=1),
).eval()
y, x = torch.meshgrid(torch.linspace(0, 1, 20), torch.linspace(0, 1, 20), indexing="ij")
content = torch.stack([y, x, (y * x)])[None]
style = torch.stack([torch.sin(20 * x), torch.cos(20 * y), torch.sin(20 * (x + y))])[None] * 0.5 + 0.5
model = nn.Sequential(Normalization(torch.tensor([0.485, 0.456, 0.406]), torch.tensor([0.229, 0.224, 0.225])))
contents, styles, i = [], [], 0
for layer in cnn.children():
    if isinstance(layer, nn.Conv2d):
        i += 1
        name = f"conv_{i}"
    elif isinstance(layer, nn.ReLU):
        name, layer = f"relu_{i}", nn.ReLU(inplace=False)
    else:
        name = f"pool_{i}"
    model.add_module(name, layer)
    if name == "conv_2":
        contents.append(ContentLoss(model(content).detach()))
        model.add_module(f"content_loss_{i}", contents[-1])
    if name.startswith("conv"):
        styles.append(StyleLoss(model(style).detach()))
        model.add_module(f"style_loss_{i}", styles[-1])
print([name for name, _ in model.named_children()])
image = content.clone()
image.requires_grad_(True)
model.eval().requires_grad_(False)
optimizer = optim.LBFGS([image], max_iter=5)
run = [0]
while run[0] <= 12:

    def closure():
        with torch.no_grad():
            image.clamp_(0, 1)
        optimizer.zero_grad()
        model(image)
        style_score, content_score = sum(s.loss for s in styles), sum(c.loss for c in contents)
        loss = 1e3 * style_score + content_score
        loss.backward()
        run[0] += 1
        print(f"run {run}: style {1e3 * style_score.item():.5f} content {content_score.item():.5f}")
        return loss

    optimizer.step(closure)
