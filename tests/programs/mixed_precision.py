"""Mixed precision: autocast on the CPU in bfloat16, GradScaler switched off, dtypes of each layer, a custom Function."""

# tolerance: 1e-2, since bfloat16 keeps three digits, and which sums are rounded to it hangs on the number of threads.

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.amp import GradScaler, autocast, custom_bwd, custom_fwd

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(16, 32), nn.LayerNorm(32), nn.ReLU(), nn.Linear(32, 4))
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
scaler = GradScaler("cpu", enabled=False)
seen = {}
for name, module in model.named_modules():
    if name:
        module.register_forward_hook(lambda m, inputs, output, name=name: seen.update({name: output.dtype}))
target_weight = torch.randn(16, 4)
for step in range(12):
    x = torch.randn(32, 16)
    y = (x @ target_weight).argmax(1)
    optimizer.zero_grad(set_to_none=True)
    with autocast(device_type="cpu", dtype=torch.bfloat16):
        output = model(x)
        loss = F.cross_entropy(output, y)
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()
    print(f"{step} {loss.item():.4f} {norm.item():.3f} {output.dtype} {loss.dtype}")
print(seen, {p.dtype for p in model.parameters()}, {p.grad.dtype for p in model.parameters()})
a, b = torch.rand(4, 4), torch.rand(4, 4)
with torch.autocast("cpu"):
    print(
        (a @ b).dtype,
        (a + b).dtype,
        torch.exp(a @ b).dtype,
        F.mse_loss(a @ b, a @ b).dtype,
        torch.cat([a @ b, a]).dtype,
    )
    with torch.autocast("cpu", enabled=False):
        print((a @ b).dtype)
    print(torch.is_autocast_enabled("cpu"), torch.get_autocast_dtype("cpu"))


class MyMM(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cpu", cast_inputs=torch.float32)
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a.mm(b)

    @staticmethod
    @custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        a, b = ctx.saved_tensors
        return grad.mm(b.t()), a.t().mm(grad)


a.requires_grad_()
with torch.autocast("cpu", dtype=torch.bfloat16):
    out = MyMM.apply(a.bfloat16(), b)
print(out.dtype)
out.sum().backward()
print(a.grad.dtype, a.grad[0])


@torch.autocast("cpu", dtype=torch.float16)
def half(x):
    return x @ x


print(half(b).dtype, half(b)[0])
low = nn.Linear(4, 4).to(torch.bfloat16)
print(low(b.bfloat16()), low.weight.dtype)
