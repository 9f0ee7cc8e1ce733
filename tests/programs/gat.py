"""Graph attention: dense masked attention, and softmax over the edges of each node by scatter_reduce and index_add."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(72)


class GraphAttentionLayer(nn.Module):
    def __init__(self, n_in, n_out, dropout, alpha, concat=True):
        super().__init__()
        self.dropout, self.concat, self.n_out = dropout, concat, n_out
        self.W = nn.Parameter(torch.empty(size=(n_in, n_out)))
        nn.init.xavier_uniform_(self.W.data, gain=1.414)
        self.a = nn.Parameter(torch.empty(size=(2 * n_out, 1)))
        nn.init.xavier_uniform_(self.a.data, gain=1.414)
        self.leakyrelu = nn.LeakyReLU(alpha)

    def forward(self, h, adj):
        Wh = torch.mm(h, self.W)
        e = self.leakyrelu(Wh @ self.a[: self.n_out] + (Wh @ self.a[self.n_out :]).T)
        attention = torch.where(adj > 0, e, -9e15 * torch.ones_like(e))
        attention = F.dropout(F.softmax(attention, dim=1), self.dropout, training=self.training)
        return F.elu(attention @ Wh) if self.concat else attention @ Wh


class EdgeAttention(nn.Module):
    def __init__(self, n_in, n_out, heads=2):
        super().__init__()
        self.lin = nn.Linear(n_in, heads * n_out, bias=False)
        self.source, self.target = (nn.Parameter(torch.randn(1, heads, n_out) * 0.3) for _ in range(2))
        self.heads, self.n_out = heads, n_out

    def forward(self, x, edges):
        n, (i, j) = x.size(0), edges
        x = self.lin(x).view(n, self.heads, self.n_out)
        score = F.leaky_relu((x * self.source).sum(-1)[i] + (x * self.target).sum(-1)[j], 0.2)
        where = i[:, None].expand_as(score)
        top = score.new_zeros(n, self.heads).scatter_reduce(0, where, score, "amax", include_self=False)
        score = (score - top.gather(0, where)).exp()
        score = score / (score.new_zeros(n, self.heads).scatter_add(0, where, score).gather(0, where) + 1e-16)
        return x.new_zeros(n, self.heads, self.n_out).index_add(0, i, score.unsqueeze(-1) * x[j]).mean(1)


n = 40
labels = torch.arange(n) % 4
adj = ((torch.rand(n, n) < 0.25) & ((labels[:, None] - labels).abs() < 2)).float()
adj = torch.maximum(adj, adj.t()) + torch.eye(n)
edges = adj.nonzero(as_tuple=True)
x = torch.randn(n, 6) + labels[:, None] * 0.3
heads = nn.ModuleList(GraphAttentionLayer(6, 8, 0.2, 0.2) for _ in range(2))
out = GraphAttentionLayer(16, 4, 0.2, 0.2, concat=False)
edge = EdgeAttention(6, 4)
parameters = [*heads.parameters(), *out.parameters(), *edge.parameters()]
optimizer = torch.optim.Adam(parameters, lr=0.01, weight_decay=5e-4)
for epoch in range(12):
    optimizer.zero_grad()
    hidden = F.dropout(torch.cat([head(x, adj) for head in heads], dim=1), 0.2)
    dense = F.nll_loss(F.log_softmax(F.elu(out(hidden, adj)), dim=1), labels)
    sparse = F.cross_entropy(edge(x, edges), labels)
    (dense + sparse).backward()
    optimizer.step()
    print(f"{epoch} dense {dense.item():.5f} edges {sparse.item():.5f}")
