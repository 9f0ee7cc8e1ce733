"""scaled_dot_product_attention in all its forms: masks, causal, grouped heads, scale, backends, nested in MultiheadAttention."""

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.attention.bias import causal_lower_right, causal_upper_left

torch.manual_seed(0)
q, k, v = (torch.randn(2, 4, 6, 8, requires_grad=True) for _ in range(3))


def plain(q, k, v, mask=None, scale=None):
    scores = q @ k.transpose(-2, -1) * (q.size(-1) ** -0.5 if scale is None else scale)
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf")) if mask.dtype == torch.bool else scores + mask
    return scores.softmax(-1) @ v


lower = torch.ones(6, 6).tril().bool()
cases = {
    "plain": ({}, (None, None)),
    "causal": ({"is_causal": True}, (lower, None)),
    "bool": ({"attn_mask": torch.rand(2, 1, 6, 6).gt(0.3) | torch.eye(6).bool()}, None),
    "float": ({"attn_mask": torch.randn(6, 6)}, None),
    "scale": ({"scale": 0.1}, (None, 0.1)),
}
for name, (options, reference) in cases.items():
    out = F.scaled_dot_product_attention(q, k, v, **options)
    mask, scale = reference or (options["attn_mask"], None)
    grads = torch.autograd.grad(out.pow(2).sum(), (q, k, v))
    print(name, torch.allclose(out, plain(q, k, v, mask, scale), atol=1e-5), [f"{g.norm().item():.4f}" for g in grads])
few = torch.randn(2, 2, 6, 8)
print(F.scaled_dot_product_attention(q, few, few, enable_gqa=True).sum(-1)[0, 0])
with sdpa_kernel(SDPBackend.MATH):
    print(F.scaled_dot_product_attention(q, k, v, is_causal=True)[0, 0, :2, :4])
with sdpa_kernel([SDPBackend.FLASH_ATTENTION, SDPBackend.MATH]):
    print(torch.backends.cuda.math_sdp_enabled(), torch.backends.cuda.mem_efficient_sdp_enabled())
print(SDPBackend.MATH, torch.backends.cuda.flash_sdp_enabled())
short = torch.randn(2, 4, 4, 8)
for bias in (causal_upper_left(4, 6), causal_lower_right(4, 6)):
    print(type(bias).__name__, F.scaled_dot_product_attention(short, k, v, attn_mask=bias).sum(-1)[0, 0])
torch.manual_seed(3)
print(F.scaled_dot_product_attention(q, k, v, dropout_p=0.5)[0, 0, 0])
for wrong in (
    lambda: F.scaled_dot_product_attention(q, k, v, attn_mask=lower, is_causal=True),
    lambda: F.scaled_dot_product_attention(q, k[..., :4], v),
    lambda: F.scaled_dot_product_attention(q, k.double(), v),
):
    try:
        wrong()
    except RuntimeError as error:
        print(str(error).splitlines()[0])


class CausalSelfAttention(nn.Module):
    def __init__(self, heads, dim, bias=False, is_causal=True, dropout=0.0):
        super().__init__()
        self.c_attn, self.c_proj = nn.Linear(dim, 3 * dim, bias=bias), nn.Linear(dim, dim, bias=bias)
        self.resid_dropout, self.heads, self.is_causal, self.dropout = nn.Dropout(dropout), heads, is_causal, dropout

    def forward(self, x):
        query, key, value = self.c_attn(x).chunk(3, -1)
        b, n, c = query.shape
        query, key, value = (t.view(b, -1, self.heads, c // self.heads).transpose(1, 2) for t in (query, key, value))
        y = F.scaled_dot_product_attention(
            query, key, value, dropout_p=self.dropout if self.training else 0.0, is_causal=self.is_causal
        )
        return self.resid_dropout(self.c_proj(y.transpose(1, 2).reshape(b, -1, c)))


layer = CausalSelfAttention(2, 16, dropout=0.1)
x = torch.randn(3, 5, 16)
print(layer, f"{layer(x).norm():.4f} {layer.eval()(x).norm():.4f}")
mha = nn.MultiheadAttention(16, 4, batch_first=True, bias=False, kdim=10, vdim=12)
out, weights = mha(
    x,
    torch.randn(3, 7, 10),
    torch.randn(3, 7, 12),
    key_padding_mask=torch.arange(7).expand(3, 7) > torch.tensor([[6], [4], [2]]),
)
print(out.shape, weights[1, 0])
decoder = nn.TransformerDecoder(
    nn.TransformerDecoderLayer(16, 4, 32, 0.0, batch_first=True, norm_first=True), 2, nn.LayerNorm(16)
)
y = decoder(x, torch.randn(3, 9, 16), tgt_mask=nn.Transformer.generate_square_subsequent_mask(5), tgt_is_causal=True)
print(f"{y.std():.4f} {y.mean():.4f}", y.shape)
model = nn.Transformer(16, 4, 1, 1, 32, 0.0, activation="gelu", batch_first=True)
padding = torch.tensor([[False] * 5, [False] * 4 + [True], [False] * 3 + [True] * 2])
print(f"{model(x, x, src_key_padding_mask=padding, memory_key_padding_mask=padding).norm():.4f}")
fast = nn.TransformerEncoder(
    nn.TransformerEncoderLayer(16, 4, 32, batch_first=True), 1, enable_nested_tensor=False
).eval()
with torch.no_grad():
    print(f"{fast(x, src_key_padding_mask=padding)[:, :3].norm():.4f}")
