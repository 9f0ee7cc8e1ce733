"""Eager quantization as in the tutorials: static with observers and fusion, dynamic, and training aware of it."""

import warnings

import torch
import torch.ao.quantization as tq
import torch.nn as nn
import torch.nn.functional as F

warnings.simplefilter("ignore")
torch.manual_seed(191009)


class Small(nn.Module):
    def __init__(self):
        super().__init__()
        self.quant, self.dequant = tq.QuantStub(), tq.DeQuantStub()
        self.conv, self.bn, self.relu = nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU()
        self.pool, self.fc = nn.AdaptiveAvgPool2d(2), nn.Linear(16, 4)

    def forward(self, x):
        x = self.relu(self.bn(self.conv(self.quant(x))))
        x = self.fc(torch.flatten(self.pool(x), 1))
        return self.dequant(x)


patterns = torch.randn(4, 1, 10, 10)


def batch(n=16):
    y = torch.randint(4, (n,))
    return patterns[y] + 0.3 * torch.randn(n, 1, 10, 10), y


def train(model, steps):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(steps):
        x, y = batch()
        loss = F.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{step} {loss.item():.4f}")


print([e for e in ("fbgemm", "x86", "onednn") if e in torch.backends.quantized.supported_engines][:1])
model = Small()
train(model, 6)
model.eval()
x, y = batch(32)
reference = model(x)
static = tq.fuse_modules(model, [["conv", "bn", "relu"]])
static.qconfig = tq.QConfig(
    activation=tq.MinMaxObserver.with_args(reduce_range=True), weight=tq.default_weight_observer
)
static = tq.prepare(static)
print(static)
for _ in range(3):
    static(batch()[0])
static = tq.convert(static)
print(static)
error = (static(x) - reference).abs().max()
print(
    "static near the floats:",
    bool(error < 0.15),
    static.fc.weight().dtype,
    static(x).argmax(1).eq(reference.argmax(1)).sum().item(),
)


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.rnn, self.decoder = nn.Embedding(10, 8), nn.LSTM(8, 12), nn.Linear(12, 3)

    def forward(self, x):
        return self.decoder(self.rnn(self.encoder(x))[0])


tagger = Tagger().eval()
dynamic = tq.quantize_dynamic(tagger, {nn.LSTM, nn.Linear}, dtype=torch.qint8)
print(dynamic)
words = torch.randint(10, (5, 2))
print("dynamic near the floats:", bool((dynamic(words) - tagger(words)).abs().max() < 0.05))

aware = Small()
aware.train()
aware = tq.fuse_modules_qat(aware, [["conv", "bn", "relu"]])
aware.qconfig = tq.get_default_qat_qconfig("fbgemm")
tq.prepare_qat(aware, inplace=True)
train(aware, 5)
aware.apply(tq.disable_observer)
aware.apply(torch.ao.nn.intrinsic.qat.freeze_bn_stats)
train(aware, 2)
converted = tq.convert(aware.eval())
print(type(converted.conv).__name__, converted(x).shape)

q = torch.quantize_per_tensor(torch.tensor([-1.0, 0.0, 1.0, 2.0]), scale=0.1, zero_point=10, dtype=torch.quint8)
print(q, q.int_repr(), q.dequantize(), q.q_scale(), q.qscheme())
print(torch.fake_quantize_per_tensor_affine(torch.tensor([0.04, 0.26, 99.0]), 0.1, 0, 0, 255))
