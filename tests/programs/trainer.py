"""A trainer as frameworks build it: modules with hooks of training, callbacks, checkpoints, early stop, overridden methods found."""

import contextlib
import inspect
import os
import tempfile
from abc import ABC, abstractmethod
from typing import Any

import torch
from torch import nn
from torch.nn import functional as F
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau
from torch.utils.data import DataLoader, TensorDataset, random_split

torch.manual_seed(0)


class LightModule(nn.Module, ABC):
    __jit_unused_properties__ = ["device", "current_epoch"]

    def __init__(self):
        super().__init__()
        self._device, self._dtype, self.trainer = torch.device("cpu"), torch.get_default_dtype(), None
        self._hparams = {}

    @property
    def device(self):
        return next(self.parameters()).device

    def save_hyperparameters(self):
        frame = inspect.currentframe().f_back
        self._hparams = {k: v for k, v in inspect.getargvalues(frame).locals.items() if k not in ("self", "__class__")}

    @abstractmethod
    def training_step(self, batch: Any, batch_idx: int) -> torch.Tensor: ...

    def log(self, name, value):
        self.trainer.metrics[name] = value.detach() if isinstance(value, torch.Tensor) else torch.tensor(value)

    def on_before_optimizer_step(self, optimizer): ...


class Callback:
    def on_epoch_end(self, trainer, module): ...


class EarlyStopping(Callback):
    def __init__(self, monitor, patience=1):
        self.monitor, self.patience, self.best, self.bad = monitor, patience, torch.tensor(torch.inf), 0

    def on_epoch_end(self, trainer, module):
        value = trainer.metrics[self.monitor]
        if torch.lt(value, self.best - 1e-3):
            self.best, self.bad = value, 0
        else:
            self.bad += 1
        trainer.should_stop = self.bad > self.patience


class ModelCheckpoint(Callback):
    def __init__(self, folder):
        self.folder, self.path = folder, None

    def on_epoch_end(self, trainer, module):
        self.path = os.path.join(self.folder, f"epoch={trainer.epoch}.ckpt")
        state = {
            "state_dict": module.state_dict(), "hyper_parameters": module._hparams, "epoch": trainer.epoch, "pytorch_version": "x",
            "optimizer_states": [o.state_dict() for o in trainer.optimizers], "rng": torch.get_rng_state(),
        }  # fmt: skip
        torch.save(state, self.path)


def move(batch, device):
    if hasattr(batch, "to"):
        return batch.to(device, non_blocking=True)
    return type(batch)(move(b, device) for b in batch)


class Trainer:
    def __init__(self, max_epochs, callbacks, accumulate=2, clip=1.0, precision="32"):
        self.max_epochs, self.callbacks, self.accumulate, self.clip = max_epochs, callbacks, accumulate, clip
        self.metrics, self.should_stop, self.epoch = {}, False, 0
        self.context = (
            torch.autocast("cpu", dtype=torch.bfloat16) if precision == "bf16-mixed" else contextlib.nullcontext()
        )

    def fit(self, module, loader, valid):
        module.trainer = self
        configured = module.configure_optimizers()
        self.optimizers, (scheduler,) = [configured["optimizer"]], [configured["lr_scheduler"]]
        assert isinstance(self.optimizers[0], Optimizer) and isinstance(scheduler, (LRScheduler, ReduceLROnPlateau))
        overridden = type(module).on_before_optimizer_step is not LightModule.on_before_optimizer_step
        for self.epoch in range(self.max_epochs):
            module.train()
            for i, batch in enumerate(loader):
                with torch.set_grad_enabled(True), self.context:
                    loss = module.training_step(move(batch, module.device), i) / self.accumulate
                loss.backward()
                if (i + 1) % self.accumulate == 0:
                    if overridden:
                        module.on_before_optimizer_step(self.optimizers[0])
                    nn.utils.clip_grad_norm_(module.parameters(), self.clip, error_if_nonfinite=True, foreach=None)
                    self.optimizers[0].step()
                    self.optimizers[0].zero_grad()
            module.eval()
            with torch.inference_mode():
                self.metrics["val_loss"] = torch.stack([module.training_step(b, 0) for b in valid]).mean()
            scheduler.step(self.metrics["val_loss"])
            for callback in self.callbacks:
                callback.on_epoch_end(self, module)
            print(
                self.epoch,
                {k: f"{v.item():.5f}" for k, v in self.metrics.items()},
                self.optimizers[0].param_groups[0]["lr"],
            )
            if self.should_stop:
                break


class Classifier(LightModule):
    def __init__(self, hidden=16, lr=1e-2):
        super().__init__()
        self.save_hyperparameters()
        self.lr = lr
        self.net = nn.Sequential(nn.Linear(6, hidden), nn.Mish(), nn.Linear(hidden, 3))
        self.example_input_array = torch.zeros(1, 6)

    def training_step(self, batch, batch_idx):
        x, y = batch
        logits = self.net(x)
        if self.training:
            self.log("accuracy", (logits.argmax(-1) == y).float().mean())
        return F.cross_entropy(logits, y)

    def on_before_optimizer_step(self, optimizer):
        norms = torch.stack([p.grad.norm(2) for p in self.parameters() if p.grad is not None])
        self.log("grad_norm", norms.norm(2))

    def configure_optimizers(self):
        optimizer = torch.optim.AdamW(self.parameters(), lr=self.lr)
        return {"optimizer": optimizer, "lr_scheduler": ReduceLROnPlateau(optimizer, patience=0)}


x = torch.randn(160, 6)
train, valid = random_split(TensorDataset(x, (x[:, :3] * x[:, 3:]).argmax(1)), [128, 32])
for precision in ("32", "bf16-mixed"):
    with tempfile.TemporaryDirectory() as folder:
        checkpoint = ModelCheckpoint(folder)
        torch.manual_seed(1)
        module = Classifier()
        Trainer(5, [EarlyStopping("val_loss"), checkpoint], precision=precision).fit(
            module, DataLoader(train, 16, shuffle=True), DataLoader(valid, 16)
        )
        saved = torch.load(checkpoint.path, map_location=lambda storage, loc: storage, weights_only=True)
    again = Classifier(**saved["hyper_parameters"])
    print(
        again.load_state_dict(saved["state_dict"], strict=True),
        saved["hyper_parameters"],
        list(saved["optimizer_states"][0]),
    )
    torch.set_rng_state(saved["rng"])
    print(torch.rand(2), all(torch.equal(a, b) for a, b in zip(again.parameters(), module.parameters())))
