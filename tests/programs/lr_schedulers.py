"""The zoo of learning rate schedulers: every one over twenty steps, chained, sequential, saved and loaded."""

import warnings

import torch
from torch import nn, optim
from torch.optim import lr_scheduler as S

torch.manual_seed(0)


def make(kind):
    layer = nn.Linear(2, 1)
    groups = [{"params": [layer.weight]}, {"params": [layer.bias], "lr": 0.01}]
    return optim.SGD(groups, lr=0.1, momentum=0.9) if kind != "adam" else optim.Adam(groups, lr=0.1)


zoo = {
    "LambdaLR": lambda o: S.LambdaLR(o, [lambda e: 0.9**e, lambda e: 1 / (e + 1)]),
    "MultiplicativeLR": lambda o: S.MultiplicativeLR(o, lambda e: 0.8),
    "StepLR": lambda o: S.StepLR(o, 4, 0.3),
    "MultiStepLR": lambda o: S.MultiStepLR(o, [3, 7, 7, 15], 0.5),
    "ConstantLR": lambda o: S.ConstantLR(o, 0.25, 4),
    "LinearLR": lambda o: S.LinearLR(o, 0.1, 1.0, 8),
    "ExponentialLR": lambda o: S.ExponentialLR(o, 0.9),
    "PolynomialLR": lambda o: S.PolynomialLR(o, 12, 2.0),
    "CosineAnnealingLR": lambda o: S.CosineAnnealingLR(o, 8, 0.001),
    "CosineAnnealingWarmRestarts": lambda o: S.CosineAnnealingWarmRestarts(o, 3, 2, 0.002),
    "CyclicLR": lambda o: S.CyclicLR(o, 0.01, 0.2, step_size_up=3, mode="triangular2"),
    "CyclicLR exp": lambda o: S.CyclicLR(o, 0.01, 0.2, step_size_up=2, step_size_down=4, mode="exp_range", gamma=0.95),
    "OneCycleLR": lambda o: S.OneCycleLR(o, max_lr=[0.5, 0.05], total_steps=21, three_phase=True),
    "OneCycleLR linear": lambda o: S.OneCycleLR(o, 0.5, epochs=3, steps_per_epoch=8, anneal_strategy="linear"),
    "ChainedScheduler": lambda o: S.ChainedScheduler([S.ConstantLR(o, 0.5, 3), S.ExponentialLR(o, 0.9)], optimizer=o),
    "SequentialLR": lambda o: S.SequentialLR(o, [S.LinearLR(o, 0.1, total_iters=5), S.StepLR(o, 4)], [5]),
}
for name, build in zoo.items():
    optimizer = make(name)
    scheduler = build(optimizer)
    rates = []
    for step in range(20):
        optimizer.step()
        rates.append(tuple(round(g["lr"], 8) for g in optimizer.param_groups))
        scheduler.step()
        if step == 9 and "Lambda" not in name:
            saved = scheduler.state_dict()
            scheduler.load_state_dict(saved)
    print(name, rates[::3], [round(g["momentum"], 6) for g in optimizer.param_groups])
optimizer = make("adam")
plateau = S.ReduceLROnPlateau(optimizer, mode="max", factor=0.3, patience=2, cooldown=1, min_lr=[1e-3, 1e-4])
for step, metric in enumerate([1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4]):
    plateau.step(metric)
    print(step, [f"{lr:.6f}" for lr in plateau.get_last_lr()], plateau.num_bad_epochs, plateau.best)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    late = S.StepLR(make(""), 1)
    late.step()
print([str(w.message)[:80] for w in caught])
for wrong in (
    lambda: S.OneCycleLR(make(""), 0.1),
    lambda: S.StepLR("none", 1),
    lambda: S.CyclicLR(make("adam"), 0.1, 0.2),
):
    try:
        wrong()
        print("no error")
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


class Warmup(S.LRScheduler):
    def __init__(self, optimizer, warm, size, last_epoch=-1):
        self.warm, self.size = warm, size
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        step = max(self.last_epoch, 1)
        return [self.size**-0.5 * min(step**-0.5, step * self.warm**-1.5) for _ in self.base_lrs]


noam = Warmup(make(""), 4, 16)
for _ in range(8):
    noam.optimizer.step()
    noam.step()
    print([f"{v:.6f}" for v in noam.get_last_lr()])
