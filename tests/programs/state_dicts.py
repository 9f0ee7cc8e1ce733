"""State dicts cut and glued: partial loads, renamed keys, prefixes, errors in words, EMA and SWA by swa_utils, meta and assign."""

import copy
import re
from collections import OrderedDict

import torch
import torch.nn as nn
from torch.optim.swa_utils import SWALR, AveragedModel, get_ema_multi_avg_fn, update_bn

torch.manual_seed(0)


def net(out=3):
    return nn.Sequential(
        OrderedDict(body=nn.Linear(4, 8), norm=nn.BatchNorm1d(8), act=nn.Tanh(), head=nn.Linear(8, out))
    )


old, new = net(3), net(5)
state = {k: v for k, v in old.state_dict().items() if new.state_dict()[k].shape == v.shape}
print(new.load_state_dict(state, strict=False))
try:
    new.load_state_dict(old.state_dict())
except RuntimeError as error:
    print(error)
parallel = {"module." + k: v for k, v in old.state_dict().items()}
try:
    net().load_state_dict(parallel)
except RuntimeError as error:
    print(error)
nn.modules.utils.consume_prefix_in_state_dict_if_present(parallel, "module.")
print(net().load_state_dict(parallel), list(parallel)[:2])
renamed = OrderedDict((re.sub(r"^body", "encoder", k), v) for k, v in old.state_dict().items())
print(list(renamed)[:2], old.state_dict()._metadata["norm"])
with torch.device("meta"):
    skeleton = net()
print(skeleton.body.weight.device, skeleton.body.weight)
skeleton.load_state_dict(old.state_dict(), assign=True)
print(skeleton.body.weight is old.body.weight, torch.equal(skeleton.body.weight, old.body.weight))
print(net().to_empty(device="cpu").head.weight.shape)
frozen = copy.deepcopy(old)
for p in frozen.body.parameters():
    p.requires_grad_(False)
print(
    [n for n, p in frozen.named_parameters() if p.requires_grad],
    frozen.get_submodule("head"),
    frozen.get_parameter("head.bias").shape,
)

model = net(1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.9), use_buffers=True)
swa = AveragedModel(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=20)
swa_scheduler = SWALR(optimizer, swa_lr=0.02, anneal_epochs=3)
w = torch.randn(4, 1)
data = torch.randn(64, 4)
for epoch in range(12):
    loss = (model(data) - torch.sin(data @ w)).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    ema.update_parameters(model)
    if epoch > 5:
        swa.update_parameters(model)
        swa_scheduler.step()
    else:
        scheduler.step()
    print(f"{epoch} {loss.item():.5f} lr {optimizer.param_groups[0]['lr']:.5f}")
update_bn(data.split(16), swa)
with torch.no_grad():
    for name, m in (("model", model), ("ema", ema), ("swa", swa)):
        print(name, f"{(m.eval()(data) - torch.sin(data @ w)).pow(2).mean().item():.5f}")
print(swa.n_averaged, list(swa.state_dict())[:3])
saved = optimizer.state_dict()
print(
    saved["param_groups"],
    list(saved["state"]),
    {k: tuple(v.shape) for k, v in saved["state"][0].items() if torch.is_tensor(v)},
)
optimizer.add_param_group({"params": [torch.zeros(2, requires_grad=True)], "lr": 1.0})
try:
    optimizer.load_state_dict(saved)
except ValueError as error:
    print(error)


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.register_buffer("kept", torch.ones(1))
        self.register_buffer("lost", torch.ones(1), persistent=False)

    def get_extra_state(self):
        return {"n": self.n}

    def set_extra_state(self, state):
        self.n = state["n"]


c = Counter()
c.n = 9
d = Counter()
d.load_state_dict(c.state_dict())
print(d.n, list(c.state_dict()))
