"""`training_board(runs, test)`: loss and accuracy by epoch, and the digits that a model misreads at one of them.

A cursor stands at an epoch. When it is moved, the digits below are those that the chosen run misreads at that epoch. Several
runs have names, and curves that differ in colour, dash and label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from tinytensor_widgets._base import Widget
from tinytensor_widgets.training_picture import Picture

_KEYS = [
    [", and .", "one epoch back, one epoch on"],
    ["Home, End", "to the first epoch, to the last"],
    ["Space", "play and pause; without motion, one epoch"],
    ["[ and ]", "the run before, the next run"],
    ["Tab", "to the next button or list"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "to the first epoch", "back": "one epoch back", "on": "one epoch on",
    "last": "to the last epoch", "play": "play", "pause": "pause", "slider": "epoch", "of": "epoch {n} of {all}",
    "run": "run",
}  # fmt: skip


def training_board(runs: Mapping[str, Any], digits: Any = None, *, epoch: int | None = None) -> TrainingBoard:
    """Draw what happened while models were trained.

    runs    name -> history, or one history. A history has the lists "loss" and "accuracy", an entry for each epoch, and
            perhaps "read": for each epoch what the model read in each of the `digits`
    digits  what was read: an object with `images` (n, 64), numbers from 0 to 1, and `labels` (n,), tensors or arrays
    epoch   the epoch to begin with, counted from 1; the last one if not given

    A dict from `board` is drawn as it is. ValueError for histories that do not fit.
    """
    return TrainingBoard(dict(runs) if "curves" in runs else board(runs, digits), epoch)


def board(runs: Mapping[str, Any], digits: Any = None) -> dict[str, Any]:
    """The plain data that is drawn: {"curves": [{"name", "loss", "accuracy", "misread"}], "images", "labels", "count"}.

    "misread" has for each epoch a list of (row, read as); "images" the pixels of those rows, 0 to 16.
    """
    named: Mapping[str, Any] = {"run": runs} if "loss" in runs else runs
    labels = [] if digits is None else [int(label) for label in _listed(digits.labels)]
    curves = [_curve(str(name), history, labels) for name, history in named.items()]
    if not curves:
        raise ValueError("there is no run to draw")
    wanted = sorted({row for curve in curves for epoch in curve["misread"] for row, _ in epoch})
    images = {row: [round(16 * float(v)) for v in _listed(digits.images[row])] for row in wanted}
    return {"curves": curves, "images": images, "labels": {row: labels[row] for row in wanted}, "count": len(labels)}


def _curve(name: str, history: Mapping[str, Any], labels: Sequence[int]) -> dict[str, Any]:
    loss, accuracy = ([float(v) for v in history[key]] for key in ("loss", "accuracy"))
    if not loss or len(loss) != len(accuracy):
        raise ValueError(
            f"{name}: {len(loss)} losses and {len(accuracy)} accuracies; there has to be one of each an epoch"
        )
    read = history.get("read", []) if labels else []
    misread = [[(row, int(r)) for row, r in enumerate(_listed(epoch)) if int(r) != labels[row]] for epoch in read]
    if misread and len(misread) != len(loss):
        raise ValueError(f"{name}: {len(loss)} losses, and what was read in {len(misread)} epochs")
    return {"name": name, "loss": loss, "accuracy": accuracy, "misread": misread}


def _listed(values: Any) -> list[Any]:
    return values.tolist() if hasattr(values, "tolist") else list(values)


class TrainingBoard(Widget, scripts=("_player",)):
    """The widget. `epoch`, from 1, is where the cursor stands; `run` the place of the run whose digits are shown."""

    spec = traitlets.Dict()
    epoch = traitlets.Int(1).tag(sync=True)
    run = traitlets.Int(0).tag(sync=True)
    _names: Any = traitlets.List().tag(sync=True)
    _frames: Any = traitlets.List().tag(sync=True)  # [[svg, sentence], ...], one for each epoch

    def __init__(self, spec: dict[str, Any], epoch: int | None = None):
        super().__init__(spec=spec, _words=_WORDS, _keys=_KEYS, _names=[curve["name"] for curve in spec["curves"]])
        self._picture = Picture(spec)
        self._draw()
        self.epoch = self.epochs if epoch is None else epoch

    @property
    def epochs(self) -> int:
        """Of the longest run."""
        return self._picture.epochs

    @property
    def misread(self) -> list[tuple[int, int, int]]:
        """(row, read as, is) of the chosen run at the cursor."""
        return self._picture.misread(self.run, self.epoch)

    @traitlets.observe("run")
    def _draw(self, change: Any = None) -> None:
        if not hasattr(self, "_picture"):
            return
        # All epochs are drawn beforehand, so that the page can play them without asking Python.
        epochs = range(1, self.epochs + 1)
        self._frames = [
            [self._picture.draw(self.run, epoch, live=True), self._picture.sentence(self.run, epoch)]
            for epoch in epochs
        ]
        self._svg = self._frames[max(min(self.epoch, self.epochs), 1) - 1][0]

    @traitlets.validate("epoch")
    def _within(self, proposal: Any) -> int:
        return max(1, min(proposal.value, self._picture.epochs)) if hasattr(self, "_picture") else proposal.value

    @traitlets.validate("run")
    def _existing(self, proposal: Any) -> int:
        return max(0, min(proposal.value, len(self._names) - 1))

    def svg(self) -> str:
        return self._picture.draw(self.run, self.epoch, live=False)

    def text(self) -> str:
        return self._picture.text(self.run, self.epoch)
