"""Wrong solutions of lesson 20: the two optimizers."""

from __future__ import annotations

from collections.abc import Sequence

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _values(seen: Seen, probe: int) -> list:
    """The one parameter after every step."""
    value = seen[probe][0].value
    return [p[0][0] for p in value["values"]] if isinstance(value, dict) and "values" in value else []


def _near(got: list, wanted: list) -> bool:
    return len(got) == len(wanted) and all(abs(a - b) < 1e-6 for a, b in zip(got, wanted, strict=True))


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


# ---- sgd


class _SGD:
    def __init__(self, params, lr=0.1, momentum=0.0, weight_decay=0.0, nesterov=False):
        self.params, self.lr, self.momentum = list(params), lr, momentum
        self.weight_decay, self.nesterov = weight_decay, nesterov
        self.buffers = [None] * len(self.params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        with tt.no_grad():
            for k, p in enumerate(self.params):
                if p.grad is not None:
                    p.sub_(self.direction(k, p), alpha=self.lr)

    def decayed(self, p):
        return p.grad + self.weight_decay * p if self.weight_decay else p.grad

    def direction(self, k, p):
        return self.with_momentum(k, self.decayed(p))

    def with_momentum(self, k, d):
        if not self.momentum:
            return d
        self.buffers[k] = self.next_buffer(self.buffers[k], d)
        return d + self.momentum * self.buffers[k] if self.nesterov else self.buffers[k]

    def next_buffer(self, old, d):
        return d.clone() if old is None else self.momentum * old + d


class DampedFirst(_SGD):
    def next_buffer(self, old, d):
        return (1 - self.momentum) * d if old is None else self.momentum * old + (1 - self.momentum) * d


class Tracked(_SGD):
    def step(self):
        for k, p in enumerate(self.params):
            if p.grad is not None:
                p.data.sub_(self.direction(k, p).data, alpha=self.lr)


class DecayOnBuf(_SGD):
    def direction(self, k, p):
        return self.with_momentum(k, p.grad) + self.weight_decay * p


class NoneCrash(_SGD):
    def step(self):
        with tt.no_grad():
            for k, p in enumerate(self.params):
                p.sub_(self.direction(k, p), alpha=self.lr)

    def decayed(self, p):
        return p.grad + self.weight_decay * p


class AliasesGrad(_SGD):
    def next_buffer(self, old, d):
        return d if old is None else old.mul_(self.momentum).add_(d)


class NewMemory(_SGD):
    def step(self):
        with tt.no_grad():
            for k, p in enumerate(self.params):
                if p.grad is not None:
                    p.data = p - self.lr * self.direction(k, p)


class AddsToGrad(_SGD):
    def decayed(self, p):
        return p.grad.add_(p, alpha=self.weight_decay)


# Probes of 20.sgd: 0 plain, 1 momentum, 2 decay, 3 both, 4 momentum and no gradient once, 5 nesterov.


def _damps(seen: Seen) -> bool:
    return _right(seen, 0) and _near(_values(seen, 1)[:1], [0.99])


def _records(seen: Seen) -> bool:
    refused = [o for o, _ in seen if "leaf Variable that requires grad is being used in an in-place" in o.message]
    return bool(refused) or any(
        isinstance(o.value, dict) and o.value.get("tensors with a graph", 0) > 0 for o, _ in seen
    )


def _decays_late(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and seen[3][1] is not None


def _stumbles(seen: Seen) -> bool:
    return _right(seen, 0, 1) and seen[4][0].raised in ("TypeError", "AttributeError", "RuntimeError")


def _moves(seen: Seen) -> bool:
    return all(isinstance(o.value, dict) and o.value.get("moved") for o, _ in seen)


def _changes_gradients(seen: Seen) -> bool:
    return _right(seen, 0, 1) and isinstance(seen[2][0].value, dict) and seen[2][0].value["gradients changed"] > 0


SGD = (
    Misconception("damped_first", "torch: `buf = g` first, then `m*buf + g`.", DampedFirst, _damps),
    Misconception("tracked", "The graph grows each step: no_grad.", Tracked, _records),
    Misconception("decay_on_buf", "Weight decay joins the gradient before momentum.", DecayOnBuf, _decays_late),
    Misconception("none_crash", "A parameter without gradient is skipped.", NoneCrash, _stumbles),
    Misconception(
        "aliases_grad", "Your buffer is p.grad itself: the next gradient is written into it. Clone.", AliasesGrad
    ),
    Misconception(
        "new_memory",
        "The numbers are right, but the parameter lies in new memory. Subtract in place, so that all who hold it see it.",
        NewMemory,
        _moves,
    ),
    Misconception(
        "adds_to_grad",
        "`p.grad` is different after the step. It belongs to the caller, so put the decayed gradient into a new tensor.",
        AddsToGrad,
        _changes_gradients,
    ),
)

# ---- adam


class _Adam:
    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, decoupled=False):
        self.params, self.lr, self.betas, self.eps = list(params), lr, betas, eps
        self.weight_decay, self.decoupled = weight_decay, decoupled
        self.state = [{"t": 0, "mean": tt.zeros_like(p), "square": tt.zeros_like(p)} for p in self.params]
        for s in self.state:
            s["mean"].requires_grad_(False)
            s["square"].requires_grad_(False)

    def step(self):
        with tt.no_grad():
            for p, s in zip(self.params, self.state, strict=True):
                if p.grad is not None:
                    self.update(p, s)

    def update(self, p, s):
        g = self.decay(p, p.grad)
        s["t"] += 1
        b1, b2 = self.betas
        s["mean"] = b1 * s["mean"] + (1 - b1) * g
        s["square"] = b2 * s["square"] + (1 - b2) * g * g
        mean, square = self.corrected(s)
        p.sub_(mean / self.root(square), alpha=self.lr)

    def decay(self, p, g):
        if self.decoupled:
            p.mul_(1 - self.lr * self.weight_decay)
            return g
        return g + self.weight_decay * p

    def corrected(self, s):
        b1, b2 = self.betas
        return s["mean"] / (1 - b1 ** s["t"]), s["square"] / (1 - b2 ** s["t"])

    def root(self, square):
        return square.sqrt() + self.eps

    def state_dict(self):
        return {"state": self.state}

    def load_state_dict(self, state):
        self.state = state["state"]


class NoCorrection(_Adam):
    def corrected(self, s):
        return s["mean"], s["square"]


class EpsInside(_Adam):
    def root(self, square):
        return (square + self.eps).sqrt()


class SharedStep(_Adam):
    def step(self):
        for s in self.state:
            s["t"] += 1
        super().step()

    def update(self, p, s):
        s["t"] -= 1
        super().update(p, s)


class DecayCoupled(_Adam):
    def decay(self, p, g):
        return g + self.weight_decay * p


class NoDecay(_Adam):
    def decay(self, p, g):
        return g


# Probes of 20.adam: 0 and 1 plain, 2 a large eps, 3 decay, 4 decoupled decay, 5 two parameters with gaps.


def _is_not_corrected(seen: Seen) -> bool:
    return _near(_values(seen, 0), [1 - 0.1 * 0.1 / 0.001**0.5])


def _adds_eps_first(seen: Seen) -> bool:
    return _right(seen, 0, 1) and _near(_values(seen, 2)[:1], [1 - 0.1 * 0.5 / (0.25 + 0.5) ** 0.5])


def _counts_for_all(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 4) and seen[5][1] is not None and not seen[5][0].raised


def _couples(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3) and _near(_values(seen, 4)[:1], [1.9])


def _ignores_decay(seen: Seen) -> bool:
    return (
        _right(seen, 0, 1)
        and _near(_values(seen, 4)[:1], [1.9])
        and _near(_values(seen, 3), _values(seen, 4))
        and (seen[3][1] is not None)
    )


ADAM = (
    Misconception("no_correction", "Your first step is `3.16*lr` instead of lr.", NoCorrection, _is_not_corrected),
    Misconception("eps_inside", "sqrt(v)+eps, not sqrt(v+eps).", EpsInside, _adds_eps_first),
    Misconception("shared_step", "Step counts per parameter.", SharedStep, _counts_for_all),
    Misconception(
        "decay_coupled", "Decoupled decay shrinks the weight directly.", DecayCoupled, _couples
    ),
    Misconception("no_decay", "weight_decay changes nothing yet.", NoDecay, _ignores_decay),
)  # fmt: skip
