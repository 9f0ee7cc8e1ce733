"""`storage_grid(x, x[1], x.t())`: one storage, several tensors, and which cell of which is which byte.

The storage is a strip, each tensor a grid in a colour and with a letter; a cell of either lights the same memory
everywhere else and spells out the index arithmetic. Tensors that graphs have saved from these storages stand on top, each
with its version; `refresh()` after a write shows which of them are lost. With `edit=True` the last tensor's sizes, strides
and storage_offset are numbers to change. Each change calls the real `as_strided`; what it refuses is shown. With
`walk=True` a player goes through the last tensor's elements in order and shows where its strides lead in the storage.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import traitlets

from tinytensor.introspect import saved_tensors, storage, storage_position, values_at
from tinytensor_widgets._base import Widget, argument_labels, caller
from tinytensor_widgets.quantizer_ruler import ruler_words
from tinytensor_widgets.saved_badge import saved_sentence
from tinytensor_widgets.storage_picture import Picture
from tinytensor_widgets.storage_words import describe, hidden, letter, show, tuple_text

_KEYS = [
    ["Tab", "to the next grid, button or number"],
    ["arrows", "to a neighbouring cell"],
    ["Home, End", "to the first or last cell of a row; with Ctrl, of the grid"],
    ["Enter, Space, click", "select a cell"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WALK_KEYS = [
    [", and .", "one element back, one element on, along the walk"],
    ["Space", "on the slider: play and pause; without motion, one element"],
]
_EDIT_KEYS = [["[ and ]", "one less, one more: the size, stride or offset that has the focus"]]


def storage_grid(
    *tensors: Any,
    labels: Sequence[str] | None = None,
    bytes: bool = False,
    edit: bool = False,
    walk: bool = False,
    limit: int = 512,
    graph: Any = (),
) -> StorageGrid:
    """Draw the storages of `tensors`, and the tensors as they read them.

    labels   what to call the tensors; the source text of the arguments where it can be had, else A, B, ...
    bytes    show every byte too, and floating numbers also as the integers of the same bits
    edit     let the last tensor be changed by `as_strided`; `grid.tensor` is the changed one
    walk     go through the last tensor's elements in order: each lights its place in the storage, with the arithmetic
    limit    larger storages are summarised
    graph    a tensor, or several: what their graphs have saved is shown too. The graphs of `tensors` always are.

    Of a quantized tensor a cell has the stored integer and the number that it means; a ruler below says what all integers mean.
    A dict from `introspect.storage` is drawn as it is.
    """
    if len(tensors) == 1 and isinstance(tensors[0], dict):
        return StorageGrid(tensors[0], show_bytes=bytes, walk=walk)
    names = list(labels) if labels is not None else argument_labels(caller(), len(tensors))
    roots = [graph] if hasattr(graph, "grad_fn") else list(graph)
    saved = saved_tensors(*tensors, *roots)
    spec = storage(*tensors, labels=names, limit=limit, bits=bytes, saved=saved)
    return StorageGrid(spec, tensors=tensors, show_bytes=bytes, edit=edit, walk=walk, limit=limit, saved=saved)


class StorageGrid(Widget, scripts=("_player",)):
    """The widget. `selected` is what the learner chose, `refresh()` reads the tensors again.

    `step` counts the elements that a walk has reached, 0 before the first; without `walk=True` it stays 0.
    """

    spec = traitlets.Dict()
    selected = traitlets.Dict(help="view, index, storage, position, byte of the chosen cell; empty before a choice")
    step = traitlets.Int(0, min=0).tag(sync=True)
    _key = traitlets.Unicode().tag(sync=True)
    _walks = traitlets.Bool(False).tag(sync=True)
    _walk: Any = traitlets.List().tag(sync=True)  # [[key of the element, sentence, arc or ""], ...], in order
    _changed: Any = traitlets.List().tag(sync=True)  # [[storage, first byte, end byte], ...] since the last refresh
    _news = traitlets.Unicode().tag(sync=True)
    _geometry = traitlets.Dict().tag(sync=True)  # the edited tensor's, empty where nothing can be edited
    _request = traitlets.Dict().tag(sync=True)  # what the learner typed
    _error = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        spec: dict[str, Any],
        tensors: Sequence[Any] = (),
        show_bytes: bool = False,
        edit: bool = False,
        walk: bool = False,
        limit: int = 512,
        saved: Sequence[Any] = (),
    ):
        self._saved, self._before = saved, {}  # type: tuple[Sequence[Any], dict[int, int]]
        self._tensors, self._show_bytes, self._limit = list(tensors), show_bytes, limit
        self._base_label = spec["tensors"][-1]["label"]
        words = _walk_words(spec) | {
            "keys": "Keys", "edit": f"{letter(len(spec['tensors']) - 1)} as_strided", "sizes": "size of dimension",
            "strides": "stride of dimension", "storage_offset": "storage_offset", "size": "size", "stride": "stride",
            "offset": "offset", "add": "add a dimension", "remove": "remove the last dimension",
        }  # fmt: skip
        keys = (_WALK_KEYS if walk else []) + (_EDIT_KEYS if edit else [])
        super().__init__(spec=spec, _words=words, _keys=_KEYS[:-2] + keys + _KEYS[-2:])
        self._edit, self._walks = edit and bool(tensors), walk
        self._draw()

    @property
    def tensor(self) -> Any:
        """The last tensor: with `edit=True`, the one that the learner made."""
        return self._tensors[-1]

    @property
    def caption(self) -> str:
        """What the chosen cell says."""
        return self._picture.sentences.get(self._key, "")

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(proposal.value, len(self._walk)))

    def select(self, *index: int, view: int = 0) -> None:
        """Choose the element of a tensor at `index`."""
        self._key = f"v{view}:{','.join(map(str, index))}"

    def refresh(self) -> None:
        """Read the tensors again; what has changed since the last look is marked."""
        before = self.spec
        self.spec = self._read([t["label"] for t in before["tensors"]])
        changed, words = [], []
        self._before = {}
        for old, new in zip(before["storages"], self.spec["storages"], strict=False):
            if old["version"] != new["version"]:
                self._before[new["id"]] = old["version"]
                name = "the storage" if len(before["storages"]) == 1 else f"storage {new['id']}"
                words.append(f"{name} was at version {old['version']}, is at {new['version']}")
            for was, now in zip(old["saved"], new["saved"], strict=False):
                if was["state"] != now["state"]:
                    words.append(saved_sentence(now))
            # Only elements that are shown both times are compared: of a large storage the rest was not read.
            for was, now in zip(old["data"], new["data"], strict=False):
                values, size = values_at(was["spans"]), now["itemsize"]
                for position, value in values_at(now["spans"]).items():
                    if position in values and values[position] != value:
                        first = position * size
                        changed.append([new["id"], first, first + size])
                        who = self._reads(new["id"], first, first + size)
                        was, is_ = show(values[position]), show(value)
                        if was == is_:  # too close to be told apart in four digits
                            was, is_ = str(values[position]), str(value)
                        words.append(f"storage[{position}] was {was}, is {is_}, {who}")
        with self.hold_sync():
            self._draw()
            self._changed = changed
            self._news = "; ".join(words[:4]) + (f"; and {len(words) - 4} more" if len(words) > 4 else "")

    def _read(self, labels: list[str]) -> dict[str, Any]:
        return storage(*self._tensors, labels=labels, limit=self._limit, bits=self._show_bytes, saved=self._saved)

    def _reads(self, number: int, first: int, end: int) -> str:
        return Picture(self.spec).readers_of(number, first, end)

    def _draw(self) -> None:
        self._picture = Picture(
            self.spec, show_bytes=self._show_bytes, live=True, before=self._before, walk=self._walks
        )
        self._svg = self._picture.svg
        if self._walks:
            self._walk = self._picture.stops
            self.step = min(self.step, len(self._walk))
        if self._edit:
            self._geometry = {k: self.spec["tensors"][-1][k] for k in ("sizes", "strides", "storage_offset")}
        if self._key not in self._picture.sentences:
            self._key = ""

    @traitlets.observe("_key")
    def _choose(self, change: Any) -> None:
        key = change.new
        if key not in self._picture.sentences:
            self.selected = {}
            return
        number, first, _ = self._picture.spans[key]
        tensors = [t for t in self.spec["tensors"] if t["storage"] == number]
        chosen: dict[str, Any] = {"view": None, "index": None, "storage": number, "byte": first}
        chosen["position"] = first // min(t["itemsize"] for t in tensors)
        if key.startswith("v"):
            view, _, index = key[1:].partition(":")
            chosen["view"], chosen["index"] = int(view), [int(i) for i in index.split(",") if i]
            chosen["position"] = first // self.spec["tensors"][int(view)]["itemsize"]
        self.selected = chosen

    @traitlets.observe("_request")
    def _restride(self, change: Any) -> None:
        wanted = change.new
        if not self._edit or not wanted:
            return
        sizes, strides, offset = wanted["sizes"], wanted["strides"], wanted["storage_offset"]
        try:
            self._tensors[-1] = self._tensors[-1].as_strided(sizes, strides, offset)
        except (RuntimeError, TypeError, ValueError) as error:
            self._error = str(error)
            self._geometry = {**self._geometry, "refused": self._geometry.get("refused", 0) + 1}
            return
        self._error, self._changed, self._news = "", [], ""
        label = f"{self._base_label}.as_strided({tuple_text(sizes)}, {tuple_text(strides)}, {offset})"
        labels = [*(t["label"] for t in self.spec["tensors"][:-1]), label]
        self.spec = self._read(labels)
        with self.hold_sync():
            self.step = 0  # another tensor, another walk
            self._draw()

    def svg(self) -> str:
        return Picture(self.spec, show_bytes=self._show_bytes, before=self._before, walk=self._walks).svg

    def text(self) -> str:
        """Every storage as positions and values, every tensor as its elements: value@position."""
        picture = Picture(self.spec)
        lines: list[str] = []
        for s in self.spec["storages"]:
            lines.append(picture.storage_line(s))
            lines += [f"  saved: {saved_sentence(k)}" for k in s["saved"]]
            lines += _spans_as_text("byte", "hex", s["bytes"], "02x") if self._show_bytes else []
            for d in s["data"]:
                lines += _spans_as_text("position", d["dtype"], d["spans"])
        for view, t in enumerate(self.spec["tensors"]):
            geometry, rest = describe(t)
            lines.append(f"{letter(view)}  {t['label']}: {geometry}  {rest}")
            lines += [f"   {t['note']}"] if t.get("note") else []
            if hidden(t):
                lines.append(f"   shown: {hidden(t)}")
            lines += ["   " + line for line in _elements_as_text(picture, t)]
            lines += [f"   {words}" for words in ruler_words(t)]
        scaled = any((t.get("quantizer") or {}).get("scales") for t in self.spec["tensors"])
        lines.append(f"({'integer=number' if scaled else 'value'}@position in the storage)")
        if self._walks:
            lines.append(picture.walked())
        return "\n".join(lines)


def _walk_words(spec: dict[str, Any]) -> dict[str, str]:
    label = spec["tensors"][-1]["label"]
    return {
        "first": "before the first element", "back": "one element back", "on": "one element on",
        "last": "to the last element", "play": "play", "pause": "pause", "slider": f"element of {label}",
        "of": "element {n} of {all}",
        "start": f"Press play: {letter(len(spec['tensors']) - 1)} is read in order, and its strides walk the storage.",
    }  # fmt: skip


def _spans_as_text(unit: str, name: str, spans: list[dict[str, Any]], form: str = "") -> list[str]:
    lines = []
    for span in spans:
        for lo in range(0, len(span["values"]), 12):
            values = [format(v, form) if form else show(v) for v in span["values"][lo : lo + 12]]
            places = [str(span["start"] + lo + i) for i in range(len(values))]
            width = max(len(w) for w in [*values, *places]) + 1
            head = max(len(unit), len(name)) + 2
            lines.append("  " + unit.ljust(head) + "".join(p.rjust(width) for p in places))
            lines.append("  " + name.ljust(head) + "".join(v.rjust(width) for v in values))
    return lines


def _elements_as_text(picture: Picture, tensor: dict[str, Any]) -> list[str]:
    if tensor["numel"] == 0:
        return ["no elements"]
    cells = {}
    for index in product(*tensor["shown"]):
        position = storage_position(index, tensor["strides"], tensor["storage_offset"])
        means = picture.means(tensor, index).replace(" ", "")
        cells[index] = f"{show(picture.value(tensor, position))}{means}@{position}"
    width = max(len(c) for c in cells.values()) + 2
    lines = []
    for prefix in product(*tensor["shown"][:-2]):
        if prefix:
            lines.append(f"[{', '.join(map(str, prefix))}, :, :]")
        rows = tensor["shown"][-2] if len(tensor["sizes"]) > 1 else [None]
        columns = tensor["shown"][-1] if tensor["sizes"] else [None]
        for r in rows:
            row = [(*prefix, *(i for i in (r, c) if i is not None)) for c in columns]
            lines.append("".join(cells[index].rjust(width) for index in row))
    return lines
