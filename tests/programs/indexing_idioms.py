"""What people do with indices: where, gather, scatter, unfold, fold, cumsum, searchsorted, bucketize, masks, and their gradients."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
x = torch.randn(4, 6)
print(torch.where(x > 0, x, 0.1 * x)[0], torch.where(x > 1))
top, order = x.sort(dim=1, descending=True)
print(torch.zeros_like(x).scatter_(1, order[:, :2], top[:, :2]), x.gather(1, order).eq(top).all())
ranks = torch.empty_like(order).scatter_(1, order, torch.arange(6).expand(4, 6))
print(ranks, torch.argsort(order, 1).equal(ranks))
p = x.softmax(-1)
sorted_p, indices = p.sort(-1, descending=True)
drop = sorted_p.cumsum(-1) - sorted_p > 0.7
print(p.masked_fill(drop.scatter(-1, indices, drop), 0).count_nonzero(-1))
image = torch.arange(32.0).view(1, 2, 4, 4)
columns = F.unfold(image, 2, stride=2)
print(columns.shape, torch.equal(F.fold(columns, (4, 4), 2, stride=2), image), columns[0, :, 1])
ones = F.fold(F.unfold(torch.ones(1, 1, 4, 4), 3, padding=1), (4, 4), 3, padding=1)
print(ones[0, 0], image.unfold(3, 2, 1).shape, image.unfold(2, 3, 1).sum(-1)[0, 0])
edges = torch.linspace(-2, 2, 5)
print(
    torch.bucketize(x[0], edges),
    torch.bucketize(x[0], edges, right=True),
    torch.searchsorted(edges, x[:2], side="right"),
)
cdf = torch.cumsum(torch.tensor([0.1, 0.2, 0.3, 0.4]), 0)
print(
    torch.searchsorted(cdf, torch.rand(8)),
    torch.histc(x, 4, -2, 2),
    torch.bincount(torch.tensor([1, 1, 3]), torch.tensor([0.5, 1.0, 2.0])),
)
lengths = torch.tensor([2, 0, 3])
mask = torch.arange(4)[None] < lengths[:, None]
packed = torch.arange(5.0)
padded = torch.zeros(3, 4).masked_scatter(mask, packed)
print(mask, padded, padded[mask], torch.repeat_interleave(torch.arange(3), lengths))
segments = torch.tensor([0, 0, 2, 1, 2])
values = torch.tensor([1.0, 4.0, 2.0, 8.0, 6.0])
for how in ("sum", "mean", "amax", "amin", "prod"):
    print(how, torch.zeros(3).scatter_reduce(0, segments, values, how, include_self=False))
print(torch.zeros(3).index_add_(0, segments, values), torch.zeros(3).index_reduce_(0, segments, values, "mean"))
table = torch.zeros(3, 3)
table.index_put_((torch.tensor([0, 0, 2]), torch.tensor([1, 1, 2])), torch.ones(3), accumulate=True)
print(table, table[[0, 2]][:, [1, 2]], table[..., None, 1].shape)
u, inverse, counts = torch.unique(torch.tensor([3, 1, 3, 2, 1]), return_inverse=True, return_counts=True)
print(u, inverse, counts, torch.unique_consecutive(torch.tensor([1, 1, 2, 1]), return_counts=True))
print(
    torch.combinations(torch.arange(4), 2).shape,
    torch.cartesian_prod(torch.arange(2), torch.arange(2)),
    torch.tril_indices(3, 3, -1),
)
a = torch.arange(12).view(3, 4)
print(
    torch.roll(a, (1, -1), (0, 1)),
    torch.rot90(a),
    a.flip(0)[:, ::2],
    torch.take_along_dim(a, a.argmax(1, keepdim=True), 1),
)
print(
    a.as_strided((2, 2), (4, 1), 1), torch.diagonal(a, 1), a.tensor_split(3, 1)[0].T, torch.block_diag(a[:1], a[:2, :2])
)
print(torch.stack(torch.meshgrid(torch.arange(2), torch.arange(3), indexing="ij"), -1).reshape(-1, 2).tolist())
keep = torch.tensor([], dtype=torch.long)
boxes = torch.tensor([[0, 0, 4, 4], [1, 1, 4, 4], [5, 5, 8, 8.0]])
scores, todo = torch.tensor([0.9, 0.8, 0.7]), torch.tensor([0, 1, 2])
while todo.numel():
    i = todo[scores[todo].argmax()]
    keep = torch.cat([keep, i[None]])
    low, high = torch.max(boxes[i, :2], boxes[todo, :2]), torch.min(boxes[i, 2:], boxes[todo, 2:])
    inter = (high - low).clamp(min=0).prod(1)
    area = (boxes[:, 2:] - boxes[:, :2]).prod(1)
    todo = todo[inter / (area[i] + area[todo] - inter) < 0.5]
print(keep)
w = torch.randn(5, 3, requires_grad=True)
loss = (
    w[torch.tensor([0, 0, 3])].pow(2).sum() + w.gather(1, torch.tensor([[0], [2], [1], [0], [2]])).sum().exp()
    + w.masked_select(w > 0).sum() + w.cumsum(0).amax(1).sum() + w.unfold(0, 2, 1).prod(-1).sum() + torch.cummax(w, 1).values.sum()
    + torch.scatter_add(torch.zeros(2, 3), 0, torch.tensor([[0, 1, 0]]).expand(5, 3), w).square().sum() + w.kthvalue(2, 1).values.sum()
)  # fmt: skip
loss.backward()
print(f"{loss.item():.5f}", w.grad)
print(
    torch.einsum("ij,kj->ik", x, x).diagonal().sqrt() - torch.linalg.vector_norm(x, dim=1) < 1e-6,
    x.quantile(torch.tensor([0.25, 0.75]), dim=1).T,
)
print(
    torch.nan_to_num(torch.tensor([float("nan"), float("inf"), -1.0])),
    torch.logical_xor(x[0] > 0, x[1] > 0),
    torch.isclose(x[0], x[0] + 1e-9).all(),
)
