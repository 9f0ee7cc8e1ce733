"""`codegen_diff("exp")`: the yaml entries of an operator beside the Python that the generators make of them.

Three views. "origin": each emitted line carries the letters and the colour of the words that caused it. "diff": what an
edited entry changes; the generators run on it, in memory. "journey": every place where the operator appears, from the
tables to the kernel. A line of an entry can be edited; what the generators refuse is said at the column.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from tinytensor.codegen import EntryFault, changes, journey, origins
from tinytensor_widgets import codegen_picture as picture
from tinytensor_widgets._base import Widget
from tinytensor_widgets.codegen_words import (
    diff_sentence,
    diff_text,
    journey_sentence,
    journey_text,
    origin_sentence,
    origin_text,
)

VIEWS = ("origin", "diff", "journey")

_KEYS = [
    ["Tab", "to the next list, field or button, to the entries, to the emitted lines"],
    ["arrows", "from word to word, from line to line"],
    [", and .", "the word before, the next word"],
    ["Home, End", "first and last of the row; with Ctrl, of all"],
    ["Enter", "in the field: regenerate"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "view": "view", "origin": "which word caused which line", "diff": "what the edit changes",
    "journey": "every place, from yaml to kernel", "show": "files", "line": "line to edit", "field": "the line, edited",
    "regenerate": "regenerate", "reset": "as shipped", "node_kernel": "the node and its kernel", "all": "all files",
}  # fmt: skip


def codegen_diff(
    name: str | Mapping[str, Any],
    derivative: str | None = None,
    native: str | None = None,
    view: str = "",
    show: str = "",
) -> CodegenDiff:
    """Draw the entries of an operator and what is generated from them.

    name        "exp", or with its overload, "add.Tensor"
    derivative  an entry in place of that in derivatives.yaml, as yaml text; `native` the same for native_functions.yaml
    view        "origin", "diff" or "journey"; without it "diff" if an entry is given, else "origin"
    show        the file to show, "all", or "" for the node and its autograd kernel

    A dict from `codegen.origins` is drawn as it is. EntryFault if an entry cannot be read; ValueError if there is no such
    operator.
    """
    if isinstance(name, Mapping):
        widget = CodegenDiff(name["name"])
        widget.look_at(dict(name))
    else:
        widget = CodegenDiff(name)
    if derivative is not None or native is not None:
        widget.regenerate(derivative=derivative, native=native)
    if view:
        widget.view = view
    widget.show = show
    return widget


class CodegenDiff(Widget):
    """The widget. `shipped` and `spec` are what `codegen.origins` gives for the shipped and for the edited entries."""

    shipped = traitlets.Dict()
    spec = traitlets.Dict()
    view = traitlets.Enum(VIEWS, "origin").tag(sync=True)
    show = traitlets.Unicode("").tag(sync=True)
    _files: Any = traitlets.List().tag(sync=True)  # [[value, what the list calls it], ...]
    _lines: Any = traitlets.List().tag(sync=True)  # [{"place", "line", "text", "label"}]: the lines of the entries
    _request = traitlets.Dict().tag(sync=True)
    _error = traitlets.Unicode().tag(sync=True)
    _fault = traitlets.Dict().tag(sync=True)  # {"place", "line", "text", "column", "length"} of what was refused
    _caption = traitlets.Unicode().tag(sync=True)

    def __init__(self, name: str):
        spec = origins(name)
        files = [["", _WORDS["node_kernel"]], *([f["file"]] * 2 for f in spec["files"]), ["all", _WORDS["all"]]]
        super().__init__(shipped=spec, spec=spec, _files=files, _words=_WORDS, _keys=_KEYS)
        self._journey = journey(name)
        self._draw()

    @property
    def name(self) -> str:
        return self.shipped["name"]

    @property
    def changes(self) -> list[dict[str, Any]]:
        """What differs from the shipped files: [{"file", "lines": [[sign, text], ...]}]."""
        return changes(self.shipped, self.spec)

    @property
    def saved(self) -> dict[str, Any]:
        """What the node keeps."""
        return self.spec["saved"]

    def regenerate(self, derivative: str | None = None, native: str | None = None) -> None:
        """Run the generators on edited entries, and show the diff; EntryFault if they refuse."""
        self.look_at(origins(self.name, derivative=derivative, native=native))

    def look_at(self, spec: dict[str, Any]) -> None:
        """Show this result of `codegen.origins` in place of the last one."""
        with self.hold_sync():
            self.spec, self._error, self._fault = spec, "", {}
            self.view = "diff" if spec["edited"] else "origin"
            self._draw()

    def reset(self) -> None:
        """The entries as they are shipped."""
        self.regenerate()

    @traitlets.validate("show")
    def _known(self, proposal: Any) -> str:
        known = [value for value, _ in self._files]
        if self._files and proposal.value not in known:
            raise traitlets.TraitError(f"show is one of {', '.join(map(repr, known))}, not {proposal.value!r}")
        return proposal.value

    @traitlets.observe("view", "show")
    def _chosen(self, change: Any) -> None:
        if hasattr(self, "_journey"):
            self._draw()

    @traitlets.observe("_request")
    def _asked(self, change: Any) -> None:
        """One line of an entry was edited, or all are to be as shipped."""
        wanted = change.new
        if not wanted:
            return
        if wanted.get("reset"):
            self.reset()
            return
        edited = {e["place"]: [line["text"] for line in e["lines"]] for e in self.spec["entries"]}
        before = {e["place"]: [line["text"] for line in e["lines"]] for e in self.shipped["entries"]}
        edited[wanted["place"]][wanted["line"]] = wanted["text"]
        texts = {place: "\n".join(lines) for place, lines in edited.items() if lines != before[place]}
        # Only entries that differ from the shipped ones are given to the generators.
        try:
            self.regenerate(derivative=texts.get("derivative"), native=texts.get("native"))
        except EntryFault as fault:
            with self.hold_sync():
                self._error = str(fault)
                here = (fault.place, fault.line) == (wanted["place"], wanted["line"])
                at = {"column": fault.column, "length": fault.length} if here else {"column": 0, "length": 0}
                self._fault = {**wanted, **at}

    def _draw(self) -> None:
        self._lines = [
            {
                "place": e["place"],
                "line": k,
                "text": line["text"],
                "label": f"{e['file'].rpartition('/')[2]}: {line['text']}",
            }
            for e in self.spec["entries"]
            if e["place"] != "owner"
            for k, line in enumerate(e["lines"])
        ]
        self._caption = self.sentence()
        self._svg = self._picture(live=True)

    # -- words and pictures

    def sentence(self) -> str:
        """What the view shows, in one line."""
        if self.view == "journey":
            return journey_sentence(self._journey)
        if self.view == "diff":
            return diff_sentence(self.shipped, self.spec, self.changes)
        return origin_sentence(self.spec)

    def text(self) -> str:
        if self.view == "journey":
            return journey_text(self._journey)
        if self.view == "diff":
            return diff_text(self.shipped, self.spec, self.changes)
        return origin_text(self.spec, self.show)

    def svg(self) -> str:
        return self._picture(live=False)

    def _picture(self, live: bool) -> str:
        if self.view == "journey":
            return picture.journey(self._journey, live)
        if self.view == "diff":
            return picture.diff(self.shipped, self.spec, self.changes, live)
        return picture.origin(self.spec, self.show, live)
