"""torch.nn.utils.prune: local, structured, global, iterative and custom pruning, and making it permanent."""

import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils import prune

torch.manual_seed(0)


class LeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 6, 3), nn.Conv2d(6, 16, 3)
        self.fc1, self.fc2 = nn.Linear(64, 20), nn.Linear(20, 10)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv1(x)), (2, 2))
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        return self.fc2(F.relu(self.fc1(x.view(-1, x.nelement() // x.shape[0]))))


model = LeNet()
module = model.conv1
print([name for name, _ in module.named_parameters()])
prune.random_unstructured(module, name="weight", amount=0.3)
print([name for name, _ in module.named_parameters()], [name for name, _ in module.named_buffers()])
print(int(module.weight_mask.sum()), module._forward_pre_hooks)
prune.l1_unstructured(module, name="bias", amount=3)
prune.ln_structured(module, name="weight", amount=0.5, n=2, dim=0)
for hook in module._forward_pre_hooks.values():
    if hook._tensor_name == "weight":
        break
print([type(h).__name__ for h in hook])
print(list(model.state_dict())[:6])
prune.remove(module, "weight")
print([name for name, _ in module.named_parameters()], prune.is_pruned(model))
for name, m in model.named_modules():
    if isinstance(m, nn.Linear):
        prune.l1_unstructured(m, name="weight", amount=0.4)
print(dict(model.named_buffers()).keys())
model = LeNet()
parameters = ((model.conv1, "weight"), (model.conv2, "weight"), (model.fc1, "weight"), (model.fc2, "weight"))
prune.global_unstructured(parameters, pruning_method=prune.L1Unstructured, amount=0.2)
for m, name in parameters:
    print(f"{type(m).__name__}: {100.0 * float(torch.sum(m.weight == 0)) / float(m.weight.nelement()):.2f} %")


class EverySecond(prune.BasePruningMethod):
    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t, default_mask):
        mask = default_mask.clone()
        mask.view(-1)[::2] = 0
        return mask


EverySecond.apply(model.fc2, "bias")
print(model.fc2.bias_mask)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(5):
    x, y = torch.randn(8, 1, 14, 14), torch.randint(10, (8,))
    loss = F.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f} zeros {int((model.fc1.weight == 0).sum())}")
