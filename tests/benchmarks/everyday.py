"""Calls on small tensors as programs write them, keywords included: what each costs before any arithmetic."""

from __future__ import annotations

from typing import Any

from workload import Rows, tensor

CALLS = """
x.to("cpu") | x.to(device=device, dtype=float32) | x.to(dtype=L.float64) | x.to(x.device) | x.cpu() | x.float() | x.double()
x.long() | x.half() | mask.float() | x.type_as(y) | x.numpy() | x.tolist() | L.from_numpy(array) | L.as_tensor(x)
L.tensor([[1.0, 2.0], [3.0, 4.0]]) | x.new_tensor([1.0, 2.0]) | float(one) | int(three) | bool(one > 0) | len(x) | x.size(0) | x.data
x.contiguous() | x.detach().clone() | L.numel(x) | L.equal(x, y) | L.allclose(x, y) | L.result_type(x, y)

L.zeros(2, 3, device=device) | L.zeros(3, dtype=L.int64) | L.ones(2, 3) | L.full((2, 3), 0.5) | L.full((2,), 1.0, device="cpu")
L.empty(3, dtype=float32, device=device) | L.arange(0, 8, 2) | L.arange(4, device=device) | L.linspace(0, 1, 5) | L.eye(4)
L.zeros_like(x) | L.zeros_like(x, dtype=L.int64) | x.new_zeros(3) | L.tril(x) | L.triu(x, diagonal=1) | L.diag(v)
L.meshgrid(v, v, indexing="ij")

L.randn(2, 3) | L.randn(3, device=device) | L.rand_like(x) | L.randn_like(x) | L.randint(0, 10, (3,)) | L.randperm(4)
L.normal(0.0, 1.0, (3,)) | L.bernoulli(probabilities) | L.multinomial(probabilities, 1) | z.normal_(0, 0.02) | z.uniform_(-1, 1)
z.exponential_() | z.bernoulli_(0.5) | z.random_(10) | L.nn.init.xavier_uniform_(z) | L.nn.init.kaiming_uniform_(z, a=5**0.5)
F.dropout(x, p=0.5)

x.T | x.mT | x.flatten() | x.flatten(start_dim=0) | x.view(2, -1) | x.squeeze() | x.expand(-1, 4) | x.repeat(2, 1) | x.movedim(0, 1)
x.repeat_interleave(2, dim=0) | x.split(2) | x.split([1, 3], dim=1) | x.chunk(2, dim=1) | x.flip(0) | x.roll(1, 0) | x.unfold(0, 2, 1)
L.cat([x, y], dim=1) | L.stack([x, y], dim=1) | L.hstack((x, y)) | L.broadcast_to(v, (4, 4)) | F.pad(x, (1, 1))

x[:, 1] | x[..., 0] | x[:, indices] | x[x > 0] | x.masked_fill(mask == 0, float("-inf")) | x.gather(1, columns)
x.scatter(1, columns, 1.0) | x.index_add(0, rows, y) | z.index_copy_(0, rows, y) | z.scatter_add_(0, columns[:1], y)
L.where(x > 0) | x.nonzero() | L.take_along_dim(x, columns, 1) | L.searchsorted(steps, v) | L.bincount(indices)
L.unique(indices) | F.one_hot(indices, num_classes=5) | F.embedding(indices, x)

x // 2 | x % 3 | x**2 | 1 / x | x**0.5 | ~mask | mask & mask | z.add_(y, alpha=0.1) | z.addcmul_(x, y, value=0.1) | z.lerp_(x, 0.1)
x.clamp(min=0) | z.clamp_(-5, 5) | L.maximum(x, y) | L.isnan(x).any() | L.nan_to_num(x) | L.round(x, decimals=2) | L.atan2(x, y)

x.sum(dim=1) | x.mean(dim=-1, keepdim=True) | x.max(dim=1) | x.max() | x.argmax(dim=1) | x.std(dim=0) | x.var(dim=0, unbiased=False)
x.norm() | x.norm(dim=1) | x.topk(k=2, dim=1) | x.sort(dim=1, descending=True) | L.argsort(v) | x.cumsum(dim=0) | mask.all()
L.logsumexp(x, dim=1) | L.median(x) | L.quantile(x, 0.5) | L.histc(x) | x.trace() | x.prod()

L.matmul(x, y) | L.bmm(batch, batch) | L.einsum("ij,jk->ik", x, y) | L.outer(v, v) | L.addmm(x, x, y) | L.tensordot(x, y, dims=1)
L.kron(x, y) | L.cdist(x, y) | L.linalg.norm(x) | L.linalg.inv(spd) | L.linalg.solve(spd, v) | L.linalg.cholesky(spd)
L.linalg.det(spd) | L.linalg.svd(x) | L.linalg.eigh(spd) | L.linalg.qr(x)

F.softmax(x, dim=1) | F.log_softmax(x, dim=-1) | F.gelu(x) | F.leaky_relu(x, 0.2) | F.linear(x, y, v) | F.normalize(x, dim=-1)
F.layer_norm(x, (4,), v, v) | F.batch_norm(x, v, steps) | F.cosine_similarity(x, y) | F.glu(x) | F.mse_loss(x, y)
F.cross_entropy(x, rows) | F.nll_loss(x, rows) | F.binary_cross_entropy_with_logits(x, third) | F.kl_div(x, third)
F.max_pool2d(image, 2) | F.avg_pool2d(image, 2) | F.adaptive_avg_pool2d(image, 1) | F.interpolate(image, scale_factor=2)
F.conv2d(image, kernel, padding=1) | F.unfold(image, 2) | F.scaled_dot_product_attention(heads, heads, heads)

linear(x) | sequential(x) | layer_norm(x) | batch_norm(x) | embedding(indices) | conv(image) | criterion(x, rows) | gru(sequence)
lstm(sequence) | attention(sequence, sequence, sequence) | encoder(sequence) | linear.state_dict() | linear.zero_grad()
weight.sum() | (weight * 2).sum().backward() | L.autograd.grad((weight * x).sum(), weight) | sgd.step() | adam.step()
"""


def everyday(library: Any) -> Rows:
    """The calls above."""
    nn = library.nn
    library.manual_seed(0)
    x, y = tensor(library, 4, 4), tensor(library, 4, 4, seed=1)
    params = [nn.Parameter(tensor(library, 4, 4, seed=seed)) for seed in range(4)]
    for p in params:
        p.grad = tensor(library, 4, 4, seed=2)
    scope: dict[str, Any] = {
        "L": library, "F": nn.functional, "x": x, "y": y, "z": library.zeros(4, 4), "v": tensor(library, 4),
        "steps": library.arange(4.0) + 1, "one": library.tensor(0.5), "three": library.tensor(3), "array": x.numpy().copy(),
        "device": library.device("cpu"), "float32": library.float32, "third": library.full((4, 4), 0.3),
        "probabilities": library.tensor([0.2, 0.3, 0.5]), "mask": library.tensor([[True, False, True, False]] * 4),
        "indices": library.tensor([0, 2, 1]), "rows": library.tensor([0, 2, 1, 3]),
        "columns": library.tensor([[0, 1], [1, 2], [2, 3], [0, 3]]), "batch": tensor(library, 2, 4, 4),
        "spd": x @ x.T + 4 * library.eye(4), "heads": tensor(library, 1, 2, 4, 4), "sequence": tensor(library, 2, 4, 8),
        "image": tensor(library, 1, 2, 8, 8), "kernel": tensor(library, 3, 2, 3, 3),
        "weight": nn.Parameter(tensor(library, 4, 4)), "sgd": library.optim.SGD(params, lr=1e-9, momentum=0.9),
        "adam": library.optim.Adam(params, lr=1e-9), "linear": nn.Linear(4, 4), "embedding": nn.Embedding(10, 4),
        "sequential": nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)), "layer_norm": nn.LayerNorm(4),
        "batch_norm": nn.BatchNorm1d(4), "conv": nn.Conv2d(2, 3, 3), "criterion": nn.CrossEntropyLoss(),
        "gru": nn.GRU(8, 8, batch_first=True), "lstm": nn.LSTM(8, 8, batch_first=True),
        "attention": nn.MultiheadAttention(8, 2, batch_first=True),
        "encoder": nn.TransformerEncoderLayer(8, 2, 16, batch_first=True),
    }  # fmt: skip
    lines = [call.strip() for line in CALLS.splitlines() for call in line.split("|") if call.strip()]
    return {call: eval(f"lambda: {call}", scope) for call in lines}
