"""Lesson 20, training a model to read digits: 20.fit.

The rows of the data note who reads them: in which order, and whether gradients are recorded meanwhile. Three seeds on all
of the data take about a second with a small network, so the check runs what it asks for and no shorter version of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.nn import functional
from tinytensor.nn.modules.activation import ReLU
from tinytensor.nn.modules.container import Sequential
from tinytensor.nn.modules.linear import Linear
from tinytensor_lessons.compare import raised, show_outcome, show_value
from tinytensor_lessons.digits import Digits, split
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome

MOST_EPOCHS, GOAL = 20, 0.95
_LOSS_TOLERANCE = 0.15  # the mean of the batches' means is good enough, though the last batch is small
_cross_entropy = functional.cross_entropy  # from before a test switches the library's off


@dataclass(frozen=True)
class Fit:
    """A run of `fit` for each seed, on the first rows of the data. `goal` is the test accuracy that the mean must reach."""

    seeds: tuple[int, ...] = (0,)
    train: int = 1437
    test: int = 360
    goal: float = 0.0


class NotedDigits(Digits):
    """Digits that note every row read, and whether gradients were recorded at that moment."""

    def __init__(self, images: tt.Tensor, labels: tt.Tensor) -> None:
        super().__init__(images, labels)
        self.with_grad: list[int] = []

    def __getitem__(self, rows: Any) -> tuple[tt.Tensor, tt.Tensor]:
        if tt.is_grad_enabled():
            self.with_grad += _row_numbers(rows, len(self))
        return super().__getitem__(rows)


def _row_numbers(rows: Any, count: int) -> list[int]:
    if isinstance(rows, slice):
        return list(range(*rows.indices(count)))
    if isinstance(rows, tt.Tensor):
        rows = tt.arange(count)[rows].tolist() if rows.dtype == tt.bool else rows.tolist()
    return list(map(int, rows)) if isinstance(rows, (list, tuple, range)) else [int(rows)]


def model(seed: int) -> Any:
    """64-32-10, as in the notebook."""
    tt.manual_seed(seed)
    return Sequential(Linear(64, 32), ReLU(), Linear(32, 10))


def accuracy(net: Any, digits: Digits) -> float:
    """Of all rows, the share that the model reads right."""
    net.eval()
    with tt.no_grad():
        return (net(digits.images).argmax(1) == digits.labels).double().mean().item()


def _run(fn: Function, case: Fit, seed: int) -> dict[str, Any]:
    train, test = (
        NotedDigits(whole.images[:count], whole.labels[:count])
        for whole, count in zip(split(), (case.train, case.test), strict=True)
    )
    net = model(seed)
    piled = []

    def note(p: Any) -> Any:
        def hook(grad: Any) -> None:
            if p.grad is not None and p.grad.count_nonzero().item():
                piled.append(1)

        return hook

    losses: list[float] = []

    def measure(module: Any, args: Any, scores: Any) -> None:
        """The loss of each row, when a batch goes through the model with gradients on."""
        if tt.is_grad_enabled():
            labels = train.labels[train.with_grad[-len(scores) :]]
            losses.extend(_cross_entropy(scores.detach(), labels, reduction="none").tolist())

    for p in net.parameters():
        p.register_hook(note(p))
    net.register_forward_hook(measure)
    history = fn(net, train, test, seed)
    loss, told = (_floats(history[key]) for key in ("loss", "accuracy"))
    epochs = len(told)
    per_epoch = len(train.with_grad) // max(epochs, 1)
    orders = [tuple(train.with_grad[k * per_epoch : (k + 1) * per_epoch]) for k in range(epochs)]
    return {
        "losses": len(loss),
        "loss told": loss,
        "loss": [_mean(losses[k * per_epoch : (k + 1) * per_epoch]) for k in range(epochs)],
        "epochs": epochs,
        "told": told[-1],
        "test accuracy": accuracy(net, test),
        "train accuracy": accuracy(net, train),
        "rows in an epoch": len(set(orders[0])),
        "another order": len(set(orders)) == epochs,
        "test rows with gradients": len(test.with_grad),
        "gradients piled up": len(piled),
    }


def _mean(values: list[float]) -> float:
    return sum(values) / max(len(values), 1)


def _floats(values: Any) -> list[float]:
    return [float(value) for value in values]


def _observe(fn: Function, case: Fit) -> Outcome:
    state = tt.get_rng_state()
    try:
        return Outcome([_run(fn, case, seed) for seed in case.seeds])
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    finally:
        tt.set_rng_state(state)


def _judge(case: Fit, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        wanted = "a dict with the lists 'loss' and 'accuracy', one entry an epoch"
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    for run in outcome.value:
        found = _broken_rule(case, run)
        if found is not None:
            return found
    mean = sum(run["test accuracy"] for run in outcome.value) / len(outcome.value)
    if mean < case.goal:
        each = ", ".join(f"{run['test accuracy']:.4f}" for run in outcome.value)
        return Mismatch(f"test accuracy at least {case.goal}, mean of {len(case.seeds)} seeds", f"{mean:.4f}", each)
    return None


def _broken_rule(case: Fit, run: dict[str, Any]) -> Mismatch | None:
    """What is asked of every run, whatever its accuracy."""
    if run["losses"] != run["epochs"]:
        return Mismatch(f"{run['epochs']} losses, as many as accuracies", f"{run['losses']} losses")
    if not 2 <= run["epochs"] <= MOST_EPOCHS:
        return Mismatch(f"2 to {MOST_EPOCHS} epochs", f"{run['epochs']} epochs")
    if run["test rows with gradients"]:
        return Mismatch("test rows read under no_grad", f"{run['test rows with gradients']} read with gradients on")
    if run["rows in an epoch"] < 0.9 * case.train:
        rows = f"{run['rows in an epoch']} different rows"
        return Mismatch(f"an epoch reads the {case.train:,} training rows, with gradients on", rows)
    if run["gradients piled up"]:
        count = run["gradients piled up"]
        return Mismatch("gradients of one batch in every step", f"added to older ones {count} times")
    if not run["another order"]:
        return Mismatch("the rows in another order in every epoch", "two epochs with the same order")
    if abs(run["told"] - run["test accuracy"]) > 1e-6:
        return Mismatch(
            f"history['accuracy'][-1] {show_value(round(run['test accuracy'], 4))}, measured afterwards on the test rows",
            show_value(round(run["told"], 4)),
        )
    for epoch, (wanted, told) in enumerate(zip(run["loss"], run["loss told"], strict=True)):
        if not math.isclose(wanted, told, rel_tol=_LOSS_TOLERANCE):
            place = f"history['loss'][{epoch}]"
            return Mismatch(f"{place} about {wanted:.4f}, the mean over the rows", f"{place} {told:.4f}")
    return None


def _show(case: Fit) -> str:
    rows = "" if case.train == 1437 else f"  on {case.train} rows"
    seeds = f"seed {case.seeds[0]}" if len(case.seeds) == 1 else f"seeds {', '.join(map(str, case.seeds))}"
    return f"fit(model, train, test, seed){rows}, {seeds}"


_SMALL = Fit(train=300, test=100)

FIT = Exercise(
    id="20.fit",
    signature="fit(model, train, test, seed)",
    parts=(
        Cases(2, (_SMALL,)),
        Exhaustive(
            "digits",
            6,
            lambda: [Fit((0, 1, 2), goal=GOAL)],
            hint="The rules are kept, the accuracy is too low. Look at the losses: do they still fall at the end, or do "
            "they jump? Try another learning rate, or Adam with 0.01.",
        ),
    ),
    probes=(_SMALL,),
    hints=(
        "An epoch: every batch of rows once, in a new order. For each batch forward, loss, zero_grad, backward, step. "
        "What is measured after the epoch, and in which mode?",
        "Make a Generator from the seed, and cut tt.randperm(len(train), generator=g) into batches of 64 with split. "
        "Adam with lr 0.01 needs eight epochs. Then, under no_grad, compare argmax(1) with the test labels.",
        "For 6 rows in batches of 2: randperm gives 4 0 5, 2 1 3; next time 1 5 3, 0 4 2. The losses 2.4, 2.1, 1.9 of an "
        "epoch make the entry 2.133.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    provides={"cross_entropy": functional.cross_entropy, "SGD": tt.optim.SGD, "Adam": tt.optim.Adam},
    seconds=30.0,
)
