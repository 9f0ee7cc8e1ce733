"""Wrong solutions of lesson 20: the module, the loss, the training loop. The optimizers' are in lesson_20_optim.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.nn import functional
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_20.misconceptions_optim import ADAM, SGD
from tinytensor_lessons.module_parts import Attributes, key_error

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _value(seen: Seen, probe: int) -> dict[str, Any]:
    value = seen[probe][0].value
    return value if isinstance(value, dict) else {}


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


# ---- module


class _Module(Attributes):
    def __setattr__(self, name, value):
        if isinstance(value, nn.Parameter):
            self._parameters[name] = value
        elif isinstance(value, _Module):
            self._modules[name] = value
        elif name in self._buffers:
            self._buffers[name] = value
        else:
            super().__setattr__(name, value)

    def _all(self, prefix=""):
        yield from ((prefix + name, p) for name, p in self._parameters.items())
        for name, child in self._modules.items():
            yield from child._all(f"{prefix}{name}.")

    def named_parameters(self):
        first = {}
        for name, p in self._all():
            first.setdefault(id(p), (name, p))
        return list(first.values())

    def parameters(self):
        return [p for _, p in self.named_parameters()]

    def buffers(self):
        found = list(self._buffers.values())
        for child in self._modules.values():
            found += child.buffers()
        return list({id(b): b for b in found}.values())

    def state_dict(self, prefix=""):
        state = {prefix + name: t.detach() for kind in (self._parameters, self._buffers) for name, t in kind.items()}
        for name, child in self._modules.items():
            state |= child.state_dict(f"{prefix}{name}.")
        return state

    def load_state_dict(self, state):
        own = self.state_dict()
        missing, unexpected = [k for k in own if k not in state], [k for k in state if k not in own]
        if missing or unexpected:
            raise RuntimeError(key_error(self, missing, unexpected))
        self.take(own, state)

    def take(self, own, state):
        for name, t in own.items():
            t.copy_(state[name])

    def train(self, mode=True):
        self.training = mode
        for child in self._modules.values():
            child.train(mode)
        return self

    def eval(self):
        return self.train(False)


class OwnOnly(_Module):
    def _all(self, prefix=""):
        return [(prefix + name, p) for name, p in self._parameters.items()]


class RepeatsShared(_Module):
    def named_parameters(self):
        return list(self._all())


class RepeatsBuffers(_Module):
    def buffers(self):
        found = list(self._buffers.values())
        for child in self._modules.values():
            found += child.buffers()
        return found


class DetachesOnLoad(_Module):
    def take(self, own, state):
        for key in own:
            *path, name = key.split(".")
            module = self
            for part in path:
                module = getattr(module, part)
            old = getattr(module, name)
            setattr(module, name, nn.Parameter(state[key]) if isinstance(old, nn.Parameter) else state[key])


class BuffersTrained(_Module):
    def _all(self, prefix=""):
        own = (*self._parameters.items(), *self._buffers.items())
        yield from ((prefix + name, t) for name, t in own)
        for name, child in self._modules.items():
            yield from child._all(f"{prefix}{name}.")


class RegistersNothing(_Module):
    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)


# Probes of 20.module: 0 two own, 1 a child, 2 a module twice, 3 a buffer, 4 load, 5 modes, 6 a key is missing.


def _stays_at_home(seen: Seen) -> bool:
    return _right(seen, 0) and _value(seen, 1).get("parameters") == [2.0]


def _repeats(seen: Seen) -> bool:
    return _right(seen, 0, 1) and _value(seen, 2).get("parameters") == [1.0, 1.0]


def _replaces(seen: Seen) -> bool:
    return _right(seen, 0) and False in _value(seen, 4).get("the same Parameter", ())


def _trains_buffers(seen: Seen) -> bool:
    return _right(seen, 0) and sorted(_value(seen, 3).get("parameters", ())) == [1.0, 6.0]


def _registers_nothing(seen: Seen) -> bool:
    return _value(seen, 0).get("parameters") == []


# ---- cross_entropy


def _picked(logs, target):
    return -logs[tt.arange(len(target)), target]


def unstable(logits, target):
    e = logits.exp()
    return _picked((e / e.sum(1, keepdim=True)).log(), target).mean()


def softmax_twice(logits, target):
    return _picked(logits.softmax(1).log_softmax(1), target).mean()


def mean_all(logits, target):
    return _picked(logits.log_softmax(1), target).sum() / logits.numel()


def max_tracked_wrong(logits, target):
    shifted = logits - logits.max()
    return _picked(shifted - shifted.exp().sum(1, keepdim=True).log(), target).mean()


def summed(logits, target):
    return _picked(logits.log_softmax(1), target).sum()


# Probes of 20.cross_entropy: 0 one row, 1 two, 2 a score of 1000, 3 rows far apart.


def _overflows(seen: Seen) -> bool:
    return _right(seen, 0, 1) and seen[2][1] is not None


def _underflows(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and seen[3][1] is not None


# ---- fit


def _fit(model, train, test, seed, zero=True, shuffle=True, on_test=False, told=None):
    generator = tt.Generator().manual_seed(seed)
    history: dict[str, list[float]] = {"loss": [], "accuracy": []}
    for _ in range(3):
        order = tt.randperm(len(train), generator=generator) if shuffle else tt.arange(len(train))
        total = 0.0
        for rows in order.split(64):
            total += _step(model, *train[rows], zero) * len(rows)
        if on_test:
            _step(model, *test[:], zero)
        history["loss"].append(total / len(train))
        with tt.no_grad():
            images, labels = (told or test)[:]
            history["accuracy"].append((model(images).argmax(1) == labels).double().mean().item())
    return history


def _step(model, images, labels, zero):
    loss = functional.cross_entropy(model(images), labels)
    if zero:
        model.zero_grad()
    loss.backward()
    with tt.no_grad():
        for p in model.parameters():
            p.sub_(p.grad, alpha=0.1)
    return loss.item()


def no_zero_grad(model, train, test, seed):
    return _fit(model, train, test, seed, zero=False)


def trains_on_test(model, train, test, seed):
    return _fit(model, train, test, seed, on_test=True)


def no_shuffle(model, train, test, seed):
    return _fit(model, train, test, seed, shuffle=False)


def counts_train(model, train, test, seed):
    return _fit(model, train, test, seed, told=train)


def _run(seen: Seen) -> dict[str, Any]:
    value = seen[0][0].value
    return value[0] if value else {}


def _piles_up(seen: Seen) -> bool:
    return _run(seen).get("gradients piled up", 0) > 0


def _reads_test(seen: Seen) -> bool:
    return _run(seen).get("test rows with gradients", 0) > 0


def _keeps_order(seen: Seen) -> bool:
    return _run(seen).get("another order") is False


def _tells_training(seen: Seen) -> bool:
    run = _run(seen)
    return bool(run) and run["told"] != run["test accuracy"] and abs(run["told"] - run["train accuracy"]) < 1e-6


MISCONCEPTIONS = {
    "module": (
        Misconception("own_only", "Linear inside Sequential has no parameters.", OwnOnly, _stays_at_home),
        Misconception(
            "repeats_shared", "parameters() lists a shared tensor once, state_dict twice.", RepeatsShared, _repeats
        ),
        Misconception(
            "repeats_buffers",
            "A module that stands at two names has its buffers once in `buffers()`, as its parameters in `parameters()`.",
            RepeatsBuffers,
            lambda seen: all((mismatch is None) == (k != 7) for k, (_, mismatch) in enumerate(seen)),
        ),
        Misconception(
            "detaches_on_load", "The optimizer still holds the old one: copy in place.", DetachesOnLoad, _replaces
        ),
        Misconception("buffers_trained", "Running means are state, not weights.", BuffersTrained, _trains_buffers),
        Misconception(
            "registers_nothing",
            "`__setattr__` has to put a Parameter into `_parameters`.",
            RegistersNothing,
            _registers_nothing,
        ),
    ),
    "cross_entropy": (
        Misconception("unstable", "exp(1000) is inf.", unstable, _overflows),
        Misconception("softmax_twice", "logits were already probabilities; gradients shrink.", softmax_twice),
        Misconception("mean_all", "One loss per sample.", mean_all),
        Misconception("max_tracked_wrong", "A row far below it underflows to log(0).", max_tracked_wrong, _underflows),
        Misconception("summed", "The mean over the rows, not their sum.", summed),
    ),
    "sgd": SGD,
    "adam": ADAM,
    "fit": (
        Misconception("no_zero_grad", "Steps grow like a sum over all batches.", no_zero_grad, _piles_up),
        Misconception("trains_on_test", "Test rows were read with gradients on.", trains_on_test, _reads_test),
        Misconception("no_shuffle", "The order of rows was the same in every epoch.", no_shuffle, _keeps_order),
        Misconception("counts_train", "The returned number is not the test accuracy.", counts_train, _tells_training),
    ),
}
