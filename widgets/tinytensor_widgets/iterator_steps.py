"""`iterator_steps(x.t(), y)`: how an elementwise call becomes one loop, one decision at a time.

A row for each operand, a column for each dimension; in a cell the stride, below it the size. Steps: as given, broadcast,
common dtype, order of the dimensions, the output, the merged loop. With `edit=True` the sizes and strides of the operands
are numbers to change, and the plan follows; what the library refuses is said in its own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from tinytensor.introspect import iterator
from tinytensor_widgets._base import Widget, argument_labels, caller
from tinytensor_widgets.iterator_picture import Picture

_KEYS = [
    [", and .", "one step back, one step on"],
    ["Home, End", "to the first step, to the last"],
    ["Space", "play and pause; without motion, one step"],
    ["Tab", "to the next button or number"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_EDIT_KEYS = [["[ and ]", "one less, one more: the size or stride that has the focus"]]
_WORDS = {
    "keys": "Keys", "first": "to the first step", "back": "one step back", "on": "one step on",
    "last": "to the last step", "play": "play", "pause": "pause", "slider": "step of the plan", "of": "step {n} of {all}",
    "size": "size", "stride": "stride", "of_dim": "{what} of {label}, dimension {dim}",
    "start": "Press play: decision by decision, the call becomes one loop. A cell shows a stride, and below it the size.",
}  # fmt: skip


def iterator_steps(*operands: Any, out: Any = None, edit: bool = False, step: int = 0) -> IteratorSteps:
    """Draw the plan of an elementwise call on `operands`: tensors or Python numbers.

    out    a given output, as for `out=` or an in-place call; without it a new one is made
    edit   let sizes and strides be changed; only the plan is made again, no element is read
    step   the step to begin with

    A dict from `introspect.iterator` is drawn as it is.
    """
    if len(operands) == 1 and isinstance(operands[0], Mapping):
        return IteratorSteps(dict(operands[0]), step=step)
    labels = argument_labels(caller(), len(operands)) or [chr(ord("a") + i) for i in range(len(operands))]
    return IteratorSteps(iterator(*operands, out=out, labels=labels), edit=edit, step=step)


class IteratorSteps(Widget, scripts=("_player",)):
    """The widget. `step` is the step shown, `spec` what `introspect.iterator` says."""

    spec = traitlets.Dict()
    step = traitlets.Int(0, min=0).tag(sync=True)
    _frames: Any = traitlets.List().tag(sync=True)  # [[svg, sentence], ...]
    _geometry: Any = traitlets.List().tag(sync=True)  # [{label, sizes, strides}], empty where nothing can be edited
    _request = traitlets.Dict().tag(sync=True)
    _error = traitlets.Unicode().tag(sync=True)

    def __init__(self, spec: dict[str, Any], edit: bool = False, step: int = 0):
        self._edit = edit
        super().__init__(spec=spec, _words=_WORDS, _keys=_KEYS[:-2] + (_EDIT_KEYS if edit else []) + _KEYS[-2:])
        self._draw()
        self.step = step

    @property
    def steps(self) -> int:
        """How many steps there are after the first picture."""
        return len(self._frames) - 1

    def _draw(self) -> None:
        picture = Picture(self.spec)
        self._frames = [[picture.frame(k, live=True), picture.sentence(k)] for k in range(len(picture.names))]
        self.step = min(self.step, self.steps)
        self._svg = self._frames[self.step][0]
        self._error = self.spec["error"]
        if self._edit:
            self._geometry = [
                {"label": o["label"], "sizes": o["sizes"], "strides": o["strides"]}
                for o in self.spec["operands"]
                if o["role"] == "input" and not o["number"]
            ]

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(proposal.value, max(self.steps, 0)))

    @traitlets.observe("_request")
    def _change(self, change: Any) -> None:
        """One number of one operand was changed."""
        wanted = change.new
        if not self._edit or not wanted:
            return
        operands = [{**o} for o in self.spec["operands"]]
        target = [o for o in operands if o["role"] == "input" and not o["number"]][wanted["operand"]]
        numbers = list(target[wanted["kind"]])
        numbers[wanted["dim"]] = wanted["value"]
        if wanted["value"] < 0:
            self._refuse(f"a {'size' if wanted['kind'] == 'sizes' else 'stride'} cannot be negative")
            return
        target[wanted["kind"]] = numbers
        given = operands[0] if operands[0]["given"] else None
        inputs = operands[1:]
        with self.hold_sync():
            self.spec = iterator(*inputs, out=given, labels=[o["label"] for o in inputs])
            self._draw()

    def _refuse(self, why: str) -> None:
        """Say why, and have the page put the old number back: `refused` changes, so the trait is sent though its numbers are
        the same."""
        self._error = why
        self._geometry = [{**g, "refused": g.get("refused", 0) + 1} for g in self._geometry]

    def svg(self) -> str:
        return Picture(self.spec).sheet()

    def text(self) -> str:
        return Picture(self.spec).text()
