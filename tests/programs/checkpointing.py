"""Checkpointing: reentrant and not, sequences, dropout that repeats itself, counted calls, early stop, its errors."""

import warnings

import torch
import torch.nn as nn
from torch.utils.checkpoint import checkpoint, checkpoint_sequential, set_checkpoint_early_stop

torch.manual_seed(0)


class Block(nn.Module):
    calls = 0

    def __init__(self, n):
        super().__init__()
        self.a, self.b, self.drop = nn.Linear(n, 2 * n), nn.Linear(2 * n, n), nn.Dropout(0.3)

    def forward(self, x):
        Block.calls += 1
        return x + self.drop(self.b(torch.tanh(self.a(x))))


class Net(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.blocks, self.head, self.kind = nn.ModuleList(Block(8) for _ in range(3)), nn.Linear(8, 1), kind

    def forward(self, x):
        for block in self.blocks:
            x = block(x) if self.kind is None else checkpoint(block, x, use_reentrant=self.kind)
        return self.head(x)


for kind in (None, False, True):
    torch.manual_seed(4)
    Block.calls = 0
    net = Net(kind)
    optimizer = torch.optim.Adam(net.parameters(), lr=0.01)
    for step in range(5):
        x = torch.randn(16, 8, requires_grad=True)
        loss = (net(x) - x.sum(1, keepdim=True)).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{kind} {step} {loss.item():.5f} {x.grad.norm().item():.5f} calls {Block.calls}")
body = nn.Sequential(*[Block(8) for _ in range(4)])
x = torch.randn(2, 8, requires_grad=True)
Block.calls = 0
checkpoint_sequential(body, 2, x, use_reentrant=False).sum().backward()
print(Block.calls, f"{x.grad.norm():.5f}")
with set_checkpoint_early_stop(False):
    checkpoint(lambda v: v.sin().exp(), x, use_reentrant=False).sum().backward()
print(f"{x.grad.norm():.5f}")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    checkpoint(torch.sin, torch.ones(2), use_reentrant=True)
print([str(w.message).split(".")[0] for w in caught])
turn = [0]


def uneven(v):
    turn[0] += 1
    return v.sin().cos() if turn[0] == 1 else v.sin()


try:
    checkpoint(uneven, x, use_reentrant=False).sum().backward()
except Exception as error:
    print(type(error).__name__, str(error).splitlines()[0])
print(checkpoint(lambda v, scale: v * scale, x, scale=3, use_reentrant=False, preserve_rng_state=False).sum().grad_fn)
