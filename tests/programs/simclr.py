"""Contrastive learning: two noisy views, InfoNCE, Barlow Twins and a momentum queue, then a linear probe."""

import copy

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(44)


def info_nce(features, temperature=0.2):
    n = features.shape[0] // 2
    labels = torch.cat([torch.arange(n)] * 2, dim=0)
    labels = (labels.unsqueeze(0) == labels.unsqueeze(1)).float()
    features = F.normalize(features, dim=1)
    similarity = torch.matmul(features, features.T)
    mask = torch.eye(2 * n, dtype=torch.bool)
    labels, similarity = labels[~mask].view(2 * n, -1), similarity[~mask].view(2 * n, -1)
    positives = similarity[labels.bool()].view(2 * n, -1)
    negatives = similarity[~labels.bool()].view(2 * n, -1)
    return torch.cat([positives, negatives], dim=1) / temperature, torch.zeros(2 * n, dtype=torch.long)


def off_diagonal(x):
    n, _ = x.shape
    return x.flatten()[:-1].view(n - 1, n + 1)[:, 1:].flatten()


encoder = nn.Sequential(nn.Linear(12, 32), nn.BatchNorm1d(32), nn.ReLU(inplace=True), nn.Linear(32, 16))
projector = nn.Sequential(nn.Linear(16, 16), nn.ReLU(), nn.Linear(16, 8, bias=False), nn.BatchNorm1d(8, affine=False))
slow = copy.deepcopy(nn.Sequential(encoder, projector))
for p in slow.parameters():
    p.requires_grad = False
queue, pointer = F.normalize(torch.randn(8, 64), dim=0), 0
kinds = torch.randn(4, 12) * 2
optimizer = torch.optim.Adam([*encoder.parameters(), *projector.parameters()], 5e-3, weight_decay=1e-4)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=12, eta_min=0, last_epoch=-1)
for step in range(15):
    x = kinds[torch.randint(4, (32,))] + 0.3 * torch.randn(32, 12)
    one, two = (F.dropout(x + 0.2 * torch.randn_like(x), 0.1) for _ in range(2))
    z = projector(encoder(torch.cat([one, two])))
    logits, labels = info_nce(z)
    nce = F.cross_entropy(logits, labels)
    za, zb = z.chunk(2)
    c = za.T @ zb / 32
    barlow = torch.diagonal(c).add(-1).pow(2).sum() + 0.005 * off_diagonal(c).pow(2).sum()
    with torch.no_grad():
        for a, b in zip(slow.parameters(), [*encoder.parameters(), *projector.parameters()]):
            a.mul_(0.9).add_(b, alpha=0.1)
        key = F.normalize(slow(two), dim=1)
    query = F.normalize(za, dim=1)
    positive, negative = (
        torch.einsum("nc,nc->n", [query, key]).unsqueeze(-1),
        torch.einsum("nc,ck->nk", [query, queue.clone()]),
    )
    moco = F.cross_entropy(torch.cat([positive, negative], 1) / 0.2, torch.zeros(32).long())
    queue[:, pointer : pointer + 32] = key.T
    pointer = (pointer + 32) % 64
    loss = nce + 0.1 * barlow + 0.5 * moco
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    _, top = logits.topk(5, 1)
    hits = top.t().eq(labels.view(1, -1))
    print(
        f"{step} nce {nce.item():.5f} barlow {barlow.item():.5f} moco {moco.item():.5f} top1 {hits[:1].float().sum().item():.0f}"
    )
encoder.eval().requires_grad_(False)
probe = nn.Linear(16, 4)
labels = torch.arange(4).repeat(16)
with torch.no_grad():
    features = encoder(kinds[labels])
w = torch.linalg.lstsq(F.pad(features, (0, 1), value=1.0), F.one_hot(labels, 4).float(), driver="gelsd").solution
print((F.pad(features, (0, 1), value=1.0) @ w).argmax(1).eq(labels).float().mean())
