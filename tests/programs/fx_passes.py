"""Passes over fx graphs: folding batch norm into convolutions, an Interpreter that counts calls, replace_pattern, ShapeProp."""

import copy
from collections import Counter

import torch
import torch.fx as fx
import torch.nn as nn
from torch.fx.passes.shape_prop import ShapeProp
from torch.nn.utils.fusion import fuse_conv_bn_eval

torch.manual_seed(0)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4)
        self.conv2 = nn.Conv2d(4, 4, 3)
        self.nested = nn.Sequential(nn.BatchNorm2d(4), nn.Conv2d(4, 4, 3))
        self.wrapped = nn.Sequential(nn.Conv2d(4, 4, 1), nn.BatchNorm2d(4), nn.ReLU())

    def forward(self, x):
        x = self.bn1(self.conv1(x))
        x = self.nested(self.conv2(x))
        return self.wrapped(x).mean((2, 3)) + torch.neg(x.sum() + 1).clamp(min=0)


def parent_name(target):
    *parent, name = target.rsplit(".", 1)
    return parent[0] if parent else "", name


def fuse(model):
    model = copy.deepcopy(model)
    traced = fx.symbolic_trace(model)
    modules = dict(traced.named_modules())
    for node in traced.graph.nodes:
        if node.op != "call_module" or not isinstance(modules[node.target], nn.BatchNorm2d):
            continue
        before = node.args[0]
        if before.op != "call_module" or type(modules[before.target]) is not nn.Conv2d or len(before.users) > 1:
            continue
        fused = fuse_conv_bn_eval(modules[before.target], modules[node.target])
        parent, name = parent_name(before.target)
        modules[before.target] = fused
        setattr(modules[parent], name, fused)
        node.replace_all_uses_with(before)
        traced.graph.erase_node(node)
    traced.delete_all_unused_submodules()
    traced.recompile()
    return traced


class Counting(fx.Interpreter):
    def __init__(self, module):
        super().__init__(module)
        self.calls, self.elements = Counter(), Counter()

    def run_node(self, n):
        result = super().run_node(n)
        self.calls[n.op] += 1
        if isinstance(result, torch.Tensor):
            self.elements[n.name] = result.numel()
        return result


model = Net()
x = torch.randn(2, 1, 12, 12)
for _ in range(3):
    model(torch.randn(8, 1, 12, 12))
model.eval()
fused = fuse(model)
print(fused.code)
print(torch.allclose(fused(x), model(x), atol=1e-5), [n for n, _ in fused.named_modules()])
counting = Counting(fused)
counting.run(x)
print(dict(counting.calls), dict(counting.elements))
gm = fx.symbolic_trace(model)
ShapeProp(gm).propagate(x)
for node in gm.graph.nodes:
    if "tensor_meta" in node.meta:
        print(node.name, node.meta["tensor_meta"].dtype, tuple(node.meta["tensor_meta"].shape))


def pattern(a):
    return torch.neg(a).clamp(min=0)


def replacement(a):
    return torch.relu(-a)


print(len(fx.replace_pattern(gm, pattern, replacement)))
print(gm.graph)
print(f"{gm(x).sum().item():.5f} {model(x).sum().item():.5f}")


class Swap(fx.Transformer):
    def call_module(self, target, args, kwargs):
        if isinstance(self.submodules[target], nn.ReLU) if hasattr(self, "submodules") else target.endswith("2"):
            return torch.sigmoid(super().call_module(target, args, kwargs))
        return super().call_module(target, args, kwargs)


print(Swap(gm).transform().code)
