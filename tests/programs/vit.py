"""A vision transformer: patches by convolution, a class token, pre-norm blocks of nn.MultiheadAttention, attention maps."""

import torch
import torch.nn as nn
from torch.nn.init import trunc_normal_

torch.manual_seed(31)


class Block(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(dim, eps=1e-6), nn.LayerNorm(dim, eps=1e-6)
        self.attn = nn.MultiheadAttention(dim, heads, dropout=0.1, batch_first=True)
        self.mlp = nn.Sequential(nn.Linear(dim, 2 * dim), nn.GELU(), nn.Dropout(0.1), nn.Linear(2 * dim, dim))
        self.gamma = nn.Parameter(1e-1 * torch.ones(dim))

    def forward(self, x):
        y = self.norm1(x)
        y, self.map = self.attn(y, y, y, need_weights=True, average_attn_weights=False)
        x = x + self.gamma * y
        return x + self.mlp(self.norm2(x))


class ViT(nn.Module):
    def __init__(self, image=16, patch=4, dim=24, depth=2, heads=3, classes=4):
        super().__init__()
        self.conv_proj = nn.Conv2d(1, dim, kernel_size=patch, stride=patch)
        self.class_token = nn.Parameter(torch.zeros(1, 1, dim))
        self.pos_embedding = nn.Parameter(torch.empty(1, (image // patch) ** 2 + 1, dim).normal_(std=0.02))
        self.blocks = nn.Sequential(*[Block(dim, heads) for _ in range(depth)])
        self.norm, self.head = nn.LayerNorm(dim), nn.Linear(dim, classes)
        trunc_normal_(self.class_token, std=0.02)
        self.apply(self._init_weights)

    def _init_weights(self, m):
        if isinstance(m, nn.Linear):
            trunc_normal_(m.weight, std=0.02)
            nn.init.zeros_(m.bias)

    def no_weight_decay(self):
        return {"pos_embedding", "class_token"}

    def forward(self, x):
        x = self.conv_proj(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.class_token.expand(x.shape[0], -1, -1), x], dim=1) + self.pos_embedding
        return self.head(self.norm(self.blocks(x))[:, 0])


model = ViT()
print(model.blocks[0])
skip = model.no_weight_decay()
groups = [
    {"params": [p for n, p in model.named_parameters() if p.ndim > 1 and n not in skip], "weight_decay": 0.05},
    {"params": [p for n, p in model.named_parameters() if p.ndim <= 1 or n in skip], "weight_decay": 0.0},
]
optimizer = torch.optim.AdamW(groups, lr=3e-3)
warm = torch.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.1, total_iters=4)
cosine = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=8, eta_min=1e-5)
scheduler = torch.optim.lr_scheduler.SequentialLR(optimizer, [warm, cosine], milestones=[4])
patterns = torch.randn(4, 1, 16, 16)
for step in range(12):
    target = torch.randint(4, (16,))
    mixed = torch.distributions.Beta(0.8, 0.8).sample()
    order = torch.randperm(16)
    x = patterns[target] + 0.5 * torch.randn(16, 1, 16, 16)
    x = mixed * x + (1 - mixed) * x[order]
    logits = model(x)
    soft = mixed * nn.functional.one_hot(target, 4) + (1 - mixed) * nn.functional.one_hot(target[order], 4)
    loss = nn.functional.cross_entropy(logits, soft)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.5f} lr {optimizer.param_groups[0]['lr']:.6f}")
model.eval()
with torch.no_grad():
    model(patterns)
maps = model.blocks[1].map
print(maps.shape, torch.allclose(maps.sum(-1), torch.ones(())), f"{maps[0, 0, 0].max():.5f}")
