"""A graph convolution net: a sparse adjacency in COO and CSR, torch.sparse.mm, and the same by scatter_add."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(42)


class GraphConvolution(nn.Module):
    def __init__(self, n_in, n_out):
        super().__init__()
        self.in_features, self.out_features = n_in, n_out
        self.weight = nn.Parameter(torch.FloatTensor(n_in, n_out))
        self.bias = nn.Parameter(torch.FloatTensor(n_out))
        bound = 1.0 / math.sqrt(n_out)
        self.weight.data.uniform_(-bound, bound)
        self.bias.data.uniform_(-bound, bound)

    def forward(self, x, adj):
        return torch.spmm(adj, torch.mm(x, self.weight)) + self.bias

    def __repr__(self):
        return f"{self.__class__.__name__} ({self.in_features} -> {self.out_features})"


class GCN(nn.Module):
    def __init__(self, n_in, hidden, classes, dropout):
        super().__init__()
        self.gc1, self.gc2, self.dropout = GraphConvolution(n_in, hidden), GraphConvolution(hidden, classes), dropout

    def forward(self, x, adj):
        x = F.dropout(F.relu(self.gc1(x, adj)), self.dropout, training=self.training)
        return F.log_softmax(self.gc2(x, adj), dim=1)


n, classes = 60, 3
labels = torch.randint(classes, (n,))
same = labels[:, None] == labels[None]
upper = torch.triu(torch.rand(n, n) < torch.where(same, 0.2, 0.02), 1)
edges = (upper | upper.T).nonzero().t()
loops = torch.arange(n).repeat(2, 1)
index = torch.cat([edges, loops], 1)
degree = torch.zeros(n).scatter_add_(0, index[0], torch.ones(index.size(1)))
norm = degree.pow(-0.5)
adj = torch.sparse_coo_tensor(index, norm[index[0]] * norm[index[1]], (n, n)).coalesce()
print(adj.shape, adj._nnz(), adj.is_coalesced(), adj.layout, adj.to_sparse_csr().layout)
features = torch.randn(n, 8) + F.one_hot(labels, 8)
train, test = torch.arange(0, 40), torch.arange(40, 60)
model = GCN(8, 16, classes, 0.3)
print(model)
optimizer = torch.optim.Adam(model.parameters(), lr=0.02, weight_decay=5e-4)
for epoch in range(15):
    model.train()
    optimizer.zero_grad()
    output = model(features, adj)
    loss = F.nll_loss(output[train], labels[train])
    loss.backward()
    optimizer.step()
    model.eval()
    with torch.no_grad():
        output = model(features, adj)
    accuracy = (output[test].max(1)[1] == labels[test]).double().mean()
    print(f"{epoch} {loss.item():.5f} {accuracy.item():.4f}")


def propagate(x, index, weight):
    out = torch.zeros_like(x)
    return out.scatter_add_(0, index[0].unsqueeze(-1).expand(-1, x.size(1)), weight.unsqueeze(-1) * x[index[1]])


x = features.clone().requires_grad_()
a, b = propagate(x, adj.indices(), adj.values()), torch.sparse.mm(adj, x)
c = adj.to_sparse_csr() @ features
print(torch.allclose(a, b, atol=1e-6), torch.allclose(b, c, atol=1e-6), torch.sparse.sum(adj, dim=1).to_dense()[:4])
(a * features).sum().backward()
print(x.grad.sum(1)[:5])
degrees = torch.zeros(n).index_add(0, index[0], torch.ones(index.size(1)))
print(
    torch.equal(degrees, degree),
    torch.bincount(index[0], minlength=n)[:8],
    torch.segment_reduce(features, "max", lengths=torch.tensor([20, 40]))[:, :2],
)
