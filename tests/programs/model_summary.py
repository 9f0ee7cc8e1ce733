"""What a summary of models does: hooks on every module, output sizes of nested results, parameters, multiply-adds, devices."""

import sys
from collections import OrderedDict
from contextlib import contextmanager

import torch
import torch.nn as nn
from torch.jit import ScriptModule
from torch.nn.parameter import UninitializedParameter
from torch.utils.hooks import RemovableHandle

torch.manual_seed(0)


class LayerInfo:
    def __init__(self, name, module, depth):
        self.name, self.module, self.depth = name, module, depth
        self.class_name = str(module.__class__).split(".")[-1].split("'")[0]
        self.is_recursive, self.output_size, self.macs = False, [], 0
        known = [p for p in module.parameters() if not isinstance(p, UninitializedParameter)]
        self.num_params = sum(p.nelement() for p in known)
        self.own = sum(p.numel() for p in module.parameters(recurse=False) if not isinstance(p, UninitializedParameter))
        self.trainable = sum(p.nelement() for p in known if p.requires_grad)

    @staticmethod
    def size(out):
        if isinstance(out, torch.Tensor):
            return list(out.size())
        if isinstance(out, dict):
            return {k: LayerInfo.size(v) for k, v in out.items()}
        return [LayerInfo.size(v) for v in out] if isinstance(out, (list, tuple)) else []

    def count(self):
        for name, p in self.module.named_parameters(recurse=False):
            if (
                name == "weight"
                and isinstance(self.output_size, list)
                and self.output_size
                and isinstance(self.output_size[0], int)
            ):
                self.macs += p.nelement() * (
                    torch.Size(self.output_size[2:]).numel() if "Conv" in self.class_name else 1
                )


@contextmanager
def evaluating(model):
    modes = {id(m): m.training for m in model.modules()}
    try:
        model.eval()
        with torch.no_grad():
            yield
    finally:
        for m in model.modules():
            m.training = modes[id(m)]


def summary(model, input_size=None, input_data=None, depth=3):
    rows, handles, seen = [], [], set()

    def apply(name, module, level):
        info = LayerInfo(name, module, level)

        def pre(module, inputs):
            rows.append(info)
            info.is_recursive = id(module) in seen
            seen.add(id(module))

        def post(module, inputs, outputs):
            info.output_size = LayerInfo.size(outputs)
            info.count()

        handles.extend([module.register_forward_pre_hook(pre), module.register_forward_hook(post)])
        assert all(isinstance(h, RemovableHandle) for h in handles)
        for child_name, child in module._modules.items():
            if child is not None and not isinstance(module, ScriptModule):
                apply(child_name, child, level + 1)

    apply(model.__class__.__name__, model, 0)
    device = next(model.parameters()).device
    data = [torch.rand(*input_size).to(device)] if input_data is None else input_data
    with evaluating(model):
        model.to(device)(*data)
    for h in handles:
        h.remove()
    for info in rows:
        if info.depth <= depth:
            print(
                f"{'  ' * info.depth}{info.class_name} ({info.name}) {info.output_size} {info.num_params or '--'} {info.is_recursive}"
            )
    print(f"total {rows[0].num_params:,} trainable {rows[0].trainable:,} multiply-adds {sum(r.macs for r in rows):,}")
    print(f"MB {sum(p.element_size() * p.nelement() for p in model.parameters()) / 1e6:.4f} training {model.training}")


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.shared = nn.Conv2d(1, 4, 3, padding=1)
        self.one = nn.Conv2d(4, 1, 1)
        self.lstm = nn.LSTM(8, 6, 2, batch_first=True)
        self.heads = nn.ModuleDict(
            {"a": nn.Linear(6, 2), "b": nn.Sequential(OrderedDict(up=nn.LazyLinear(4), act=nn.Softplus()))}
        )
        self.scale = nn.Parameter(torch.ones(1), requires_grad=False)
        self.kept = nn.ParameterList([nn.Parameter(torch.zeros(2))])

    def forward(self, x):
        for _ in range(2):
            x = self.one(self.shared(x))
        out, (h, c) = self.lstm(x.squeeze(1) * self.scale)
        return {"a": self.heads["a"](out[:, -1]), "b": self.heads["b"](h[-1])}


model = Tied()
print(model, [type(p).__name__ for p in model.heads["b"].parameters()])
summary(model, (2, 1, 8, 8))
summary(
    nn.Sequential(nn.Flatten(), nn.Bilinear(4, 4, 2)) if False else nn.Transformer(8, 2, 1, 1, 16),
    input_data=[torch.rand(3, 1, 8)] * 2,
)
print(
    sys.getsizeof(model) > 0,
    torch.cuda.is_available(),
    next(model.buffers(), None),
    list(model._modules),
    type(model._parameters["scale"]),
)
print([k for k in vars(model) if k.startswith("_")])
