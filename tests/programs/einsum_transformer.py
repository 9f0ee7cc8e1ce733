"""A transformer all in einsum: rotary positions, grouped queries, RMSNorm, SwiGLU, a cache of keys and values, beams."""

import torch
from torch import einsum, nn
from torch.nn import functional as F

torch.manual_seed(33)


class Rotary(nn.Module):
    def __init__(self, dim, base=10000):
        super().__init__()
        self.register_buffer("inv_freq", 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim)), persistent=False)

    def forward(self, x, offset=0):
        t = torch.arange(offset, offset + x.shape[2]).type_as(self.inv_freq)
        angle = torch.cat([torch.outer(t, self.inv_freq)] * 2, dim=-1)
        a, b = x.chunk(2, dim=-1)
        return x * angle.cos() + torch.cat((-b, a), dim=-1) * angle.sin()


class Attention(nn.Module):
    def __init__(self, dim, heads, groups):
        super().__init__()
        self.h, self.g, self.d = heads, groups, dim // heads
        self.wq = nn.Parameter(torch.randn(dim, heads, self.d) * dim**-0.5)
        self.wk, self.wv = (nn.Parameter(torch.randn(dim, groups, self.d) * dim**-0.5) for _ in range(2))
        self.wo, self.rotary = nn.Parameter(torch.randn(heads, self.d, dim) * dim**-0.5), Rotary(self.d)

    def forward(self, x, cache=None):
        q, k, v = (
            einsum("b n i, i h d -> b h n d", x, self.wq),
            einsum("bni,igd->bgnd", x, self.wk),
            einsum("bni,igd->bgnd", x, self.wv),
        )
        offset = 0 if cache is None else cache[0].shape[2]
        q, k = self.rotary(q, offset), self.rotary(k, offset)
        if cache is not None:
            k, v = torch.cat([cache[0], k], 2), torch.cat([cache[1], v], 2)
        q = q.unflatten(1, (self.g, self.h // self.g))
        scores = einsum("bgrnd,bgmd->bgrnm", q, k) * self.d**-0.5
        n, m = scores.shape[-2:]
        scores = scores.masked_fill(torch.ones(n, m, dtype=torch.bool).triu(m - n + 1), -torch.finfo(scores.dtype).max)
        out = einsum("bgrnm,bgmd->bgrnd", scores.softmax(-1), v).flatten(1, 2)
        return einsum("bhnd,hdi->bni", out, self.wo), (k, v)


class Layer(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.norm1, self.norm2, self.attn = nn.RMSNorm(dim), nn.RMSNorm(dim), Attention(dim, 4, 2)
        self.w1, self.w2, self.w3 = (
            nn.Linear(dim, 2 * dim, bias=False),
            nn.Linear(2 * dim, dim, bias=False),
            nn.Linear(dim, 2 * dim, bias=False),
        )

    def forward(self, x, cache=None):
        y, cache = self.attn(self.norm1(x), cache)
        x = x + y
        y = self.norm2(x)
        return x + self.w2(F.silu(self.w1(y)) * self.w3(y)), cache


class Model(nn.Module):
    def __init__(self, words=16, dim=32):
        super().__init__()
        self.embed, self.norm = nn.Embedding(words, dim), nn.RMSNorm(dim)
        self.layers = nn.ModuleList(Layer(dim) for _ in range(2))

    def forward(self, tokens, caches=(None, None)):
        x, after = self.embed(tokens), []
        for layer, cache in zip(self.layers, caches):
            x, cache = layer(x, cache)
            after.append(cache)
        return einsum("bnd,vd->bnv", self.norm(x), self.embed.weight), after


model = Model()
print(model.layers[0])
optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, betas=(0.9, 0.95))
for step in range(20):
    start, stride = torch.randint(0, 16, (8, 1)), torch.randint(1, 4, (8, 1))
    tokens = (start + stride * torch.arange(13)) % 16
    logits, _ = model(tokens[:, :-1])
    z = torch.logsumexp(logits, -1).square().mean()
    loss = F.cross_entropy(logits.transpose(1, 2), tokens[:, 1:]) + 1e-4 * z
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
model.eval()
with torch.no_grad():
    prompt = tokens[:1, :4]
    full, _ = model(tokens[:1])
    logits, caches = model(prompt)
    steps = [logits]
    for i in range(4, 13):
        logits, caches = model(tokens[:1, i : i + 1], caches)
        steps.append(logits)
    print(torch.allclose(torch.cat(steps, 1), full, atol=1e-4), caches[0][0].shape)
    beams, scores = prompt, torch.zeros(1)
    for _ in range(5):
        logp = model(beams)[0][:, -1].log_softmax(-1)
        scores, flat = (scores[:, None] + logp).flatten().topk(3)
        beams = torch.cat([beams[torch.div(flat, 16, rounding_mode="floor")], (flat % 16)[:, None]], 1)
    print(beams.shape, [f"{v:.4f}" for v in scores.tolist()])
