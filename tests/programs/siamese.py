"""A Siamese net: TripletMarginLoss, CosineEmbeddingLoss, TripletMarginWithDistanceLoss, MarginRankingLoss on embeddings."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(11)
body = nn.Sequential(nn.Conv1d(1, 4, 5, padding="same"), nn.PReLU(4), nn.AvgPool1d(4), nn.Flatten(), nn.LazyLinear(8))
kinds = torch.stack([torch.sin(torch.linspace(0, k, 32)) for k in (3.0, 7.0, 12.0)])


def draw(labels):
    return (kinds[labels] + 0.2 * torch.randn(len(labels), 32)).unsqueeze(1)


body(draw(torch.zeros(1, dtype=torch.long)))
print(body)
losses = {
    "triplet": nn.TripletMarginLoss(margin=1.0, p=2, swap=True),
    "cosine": nn.TripletMarginWithDistanceLoss(distance_function=lambda a, b: 1.0 - F.cosine_similarity(a, b)),
}
pair, rank = nn.CosineEmbeddingLoss(margin=0.2), nn.MarginRankingLoss(margin=0.1)
optimizer = torch.optim.NAdam(body.parameters(), lr=5e-3)
for step in range(15):
    label = torch.randint(3, (16,))
    other = (label + torch.randint(1, 3, (16,))) % 3
    anchor, positive, negative = (body(draw(kind)) for kind in (label, label, other))
    terms = {name: loss(anchor, positive, negative) for name, loss in losses.items()}
    target = torch.where(torch.rand(16) < 0.5, 1, -1)
    terms["pair"] = pair(anchor, torch.where(target[:, None] > 0, positive, negative), target)
    near, far = F.pairwise_distance(anchor, positive), F.pairwise_distance(anchor, negative)
    terms["rank"] = rank(far, near, torch.ones(16))
    optimizer.zero_grad()
    sum(terms.values()).backward()
    optimizer.step()
    print(step, {name: f"{value.item():.5f}" for name, value in terms.items()})
with torch.no_grad():
    e = F.normalize(body(draw(torch.tensor([0, 0, 1, 1, 2, 2]))))
    print(torch.cdist(e, e).gt(0.7).long())
