"""An engine of events with metrics, as another family of frameworks has it: handlers, running averages, confusion matrices, seeds."""

import functools
import numbers
import random
import weakref
from collections import defaultdict
from collections.abc import Mapping
from enum import Enum

import numpy as np
import torch
import torch.nn as nn
from torch.utils.data import DataLoader
from torch.utils.data.sampler import BatchSampler


class Events(Enum):
    STARTED = "started"
    EPOCH_STARTED = "epoch_started"
    ITERATION_COMPLETED = "iteration_completed"
    EPOCH_COMPLETED = "epoch_completed"
    COMPLETED = "completed"


def manual_seed(seed):
    random.seed(seed)
    torch.manual_seed(seed)
    np.random.seed(seed)


def convert_tensor(x, device=None, non_blocking=False):
    if isinstance(x, torch.Tensor):
        return x.to(device=device, non_blocking=non_blocking) if device is not None else x
    if isinstance(x, Mapping):
        return type(x)({k: convert_tensor(v, device) for k, v in x.items()})
    return type(x)(convert_tensor(v, device) for v in x)


class State:
    def __init__(self):
        self.iteration = self.epoch = 0
        self.output, self.metrics = None, {}


class Engine:
    def __init__(self, process):
        self.process, self.handlers, self.state = process, defaultdict(list), State()

    def on(self, event, every=1):
        def decorate(fn):
            self.handlers[event].append((every, fn))
            return fn

        return decorate

    def fire(self, event, number=1):
        for every, fn in self.handlers[event]:
            if number % every == 0:
                fn(self)

    def run(self, data, epochs=1):
        self.state = State()
        self.fire(Events.STARTED)
        for self.state.epoch in range(1, epochs + 1):
            self.fire(Events.EPOCH_STARTED)
            for batch in data:
                self.state.iteration += 1
                self.state.output = self.process(self, batch)
                self.fire(Events.ITERATION_COMPLETED, self.state.iteration)
            self.fire(Events.EPOCH_COMPLETED)
        self.fire(Events.COMPLETED)
        return self.state


class ConfusionMatrix:
    def __init__(self, classes):
        self.classes = classes

    def attach(self, engine, name):
        engine.on(Events.EPOCH_STARTED)(lambda e: self.reset())
        engine.on(Events.ITERATION_COMPLETED)(lambda e: self.update(e.state.output))
        engine.on(Events.EPOCH_COMPLETED)(lambda e: e.state.metrics.__setitem__(name, self.matrix))

    def reset(self):
        self.matrix = torch.zeros(self.classes, self.classes, dtype=torch.int64)

    def update(self, output):
        pred, y = output[0].detach(), output[1].detach()
        pred = torch.argmax(pred, dim=1).flatten()
        self.matrix += (
            torch.bincount(self.classes * y + pred, minlength=self.classes**2)
            .reshape(self.classes, self.classes)
            .to(self.matrix)
        )


def create_supervised_trainer(model, optimizer, loss_fn, device):
    def update(engine, batch):
        model.train()
        optimizer.zero_grad()
        x, y = convert_tensor(batch, device=device)
        loss = loss_fn(model(x), y)
        if isinstance(loss, numbers.Number):
            raise TypeError("loss is a number")
        loss.backward()
        optimizer.step()
        return loss.item()

    return Engine(update)


manual_seed(11)
device = torch.device("cpu")
centers = torch.randn(3, 5) * 2
labels = torch.randint(3, (90,))
data = [(centers[y] + torch.randn(5), y) for y in labels]
model = nn.Sequential(nn.Linear(5, 12), nn.ReLU(), nn.Linear(12, 3)).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.2, momentum=0.8)
loader, valid = DataLoader(data, batch_size=15, shuffle=True), DataLoader(data, batch_size=45)
trainer = create_supervised_trainer(model, optimizer, nn.CrossEntropyLoss(), device)
average = []


@torch.no_grad()
def validate(engine, batch):
    model.eval()
    x, y = convert_tensor(batch, device)
    return model(x), y


evaluator = Engine(validate)
ConfusionMatrix(3).attach(evaluator, "cm")


@trainer.on(Events.ITERATION_COMPLETED, every=2)
def show(engine):
    average.append(engine.state.output if not average else 0.8 * average[-1] + 0.2 * engine.state.output)
    print(f"{engine.state.epoch} {engine.state.iteration} loss {engine.state.output:.5f} average {average[-1]:.5f}")


@trainer.on(Events.EPOCH_COMPLETED)
def evaluate(engine):
    cm = evaluator.run(valid).metrics["cm"].double()
    precision, recall = cm.diag() / (cm.sum(0) + 1e-15), cm.diag() / (cm.sum(1) + 1e-15)
    iou = cm.diag() / (cm.sum(0) + cm.sum(1) - cm.diag() + 1e-15)
    print(cm.long().tolist(), f"precision {precision.mean():.5f} recall {recall.mean():.5f} iou {iou.mean():.5f}")


trainer.run(loader, epochs=4)
ref = weakref.ref(model)
print(
    ref() is model,
    functools.partial(torch.sum, dim=0)(torch.ones(2, 2)),
    isinstance(loader.batch_sampler, BatchSampler),
)
scores = torch.cat([model(x) for x, _ in valid]).detach().softmax(1)[:, 0]
positive = torch.cat([y for _, y in valid]).eq(0)
order = scores.argsort(descending=True)
tps = positive[order].cumsum(0).double()
fps = (~positive)[order].cumsum(0).double()
print(
    f"auc {torch.trapezoid(tps / tps[-1], fps / fps[-1]).item():.5f}",
    torch.linspace(0, 1, 3).type(torch.half),
    torch.initial_seed(),
)
