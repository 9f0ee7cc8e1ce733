"""Skip-gram with negative samples: sparse embeddings, sparse SGD, embedding_bag in all modes, nearest words."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(21)
text = (
    "king queen man woman crown throne king man crown queen woman throne apple pear fruit tree apple fruit pear tree "
    * 6
).split()
vocab = {w: i for i, w in enumerate(dict.fromkeys(text))}
ids = torch.tensor([vocab[w] for w in text])
counts = torch.bincount(ids).float()
noise = counts**0.75 / (counts**0.75).sum()


class SkipGram(nn.Module):
    def __init__(self, n, dim):
        super().__init__()
        self.u = nn.Embedding(n, dim, sparse=True)
        self.v = nn.Embedding(n, dim, sparse=True)
        self.u.weight.data.uniform_(-0.5 / dim, 0.5 / dim)
        self.v.weight.data.zero_()

    def forward(self, center, context, negative):
        u, v, n = self.u(center), self.v(context), self.v(negative)
        positive = F.logsigmoid(torch.mul(u, v).sum(dim=1))
        return -(positive + F.logsigmoid(-torch.bmm(n, u.unsqueeze(2)).squeeze(2)).sum(1)).mean()


pairs = [(i, j) for i in range(len(ids)) for j in range(max(0, i - 2), min(len(ids), i + 3)) if i != j]
pairs = torch.tensor([[ids[i], ids[j]] for i, j in pairs])
model = SkipGram(len(vocab), 10)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for step, batch in enumerate(pairs[torch.randperm(len(pairs))].split(48)):
    negative = torch.multinomial(noise, len(batch) * 3, replacement=True).view(-1, 3)
    loss = model(batch[:, 0], batch[:, 1], negative)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}", model.u.weight.grad.is_sparse)
e = F.normalize(model.u.weight.detach())
print([list(vocab)[i] for i in (e @ e[vocab["king"]]).topk(4).indices.tolist()])

flat, offsets = torch.tensor([1, 2, 4, 5, 4, 3, 2, 9]), torch.tensor([0, 4, 4])
for mode in ("sum", "mean", "max"):
    bag = nn.EmbeddingBag(12, 3, mode=mode, padding_idx=2 if mode != "max" else None)
    out = bag(flat, offsets)
    out.pow(2).sum().backward()
    print(mode, bag, out.shape, f"{out.sum().item():.5f} {bag.weight.grad.norm().item():.5f}")
weight = torch.rand(12, 3, requires_grad=True)
print(F.embedding_bag(flat.view(2, 4), weight, mode="sum", per_sample_weights=torch.linspace(0, 1, 8).view(2, 4)).shape)


class FastText(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding, self.fc = nn.EmbeddingBag(len(vocab), 8, sparse=True), nn.Linear(8, 2)

    def forward(self, text, offsets):
        return self.fc(self.embedding(text, offsets))


model = FastText()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1, gamma=0.9)
for step in range(8):
    lengths = torch.randint(1, 5, (10,))
    labels = torch.randint(2, (10,))
    words = [torch.randint(0, 6, (n,)) + 4 * y for n, y in zip(lengths.tolist(), labels.tolist())]
    offsets = torch.cat([torch.zeros(1, dtype=torch.long), lengths.cumsum(0)[:-1]])
    loss = F.cross_entropy(model(torch.cat(words), offsets), labels)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.fc.parameters(), 0.1)
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.5f}")
