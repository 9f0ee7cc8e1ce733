"""`dispatch_trace(lambda: tt.mm(a, b))`: the way that calls took through the dispatcher when they really ran.

Four views of one trace (`introspect.dispatch_trace`): the path, stop by stop; the bits of one call's key sets; the
computed table of one operator; a whole program as a tree. In a notebook that runs, the chosen call can be made again under
other conditions (under no_grad, with an argument that requires grad, ...) or with a kernel registered for it
(introspect/replay.py).
"""

from __future__ import annotations

from typing import Any

import traitlets

from tinytensor import introspect
from tinytensor.introspect.replay import REGISTER_AT, Replay, recorded
from tinytensor_widgets._base import Widget
from tinytensor_widgets.dispatch_picture import PathPicture
from tinytensor_widgets.dispatch_program import opened_at_first, program_picture, program_text, tree_of
from tinytensor_widgets.dispatch_tables import keyset_picture, table_picture
from tinytensor_widgets.dispatch_words import (
    keyset_steps,
    keyset_text,
    operator_name,
    path_text,
    same_entry,
    signature,
    stops_text,
    table_text,
)

VIEWS = ("path", "keyset", "table", "program")
MOST_CHOICES = 300

_KEYS = [
    [", and .", "one step back, one step on: along the path, or from bit to bit"],
    ["Home, End", "before the first step, to the last"],
    ["Space", "play and pause; without motion, one step"],
    ["up and down", "to the line above or below"],
    ["Enter, click", "choose a call for the other views; unfold or fold a line of the program"],
    ["Tab", "to the next control"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "before the first step", "back": "one step back", "on": "one step on",
    "last": "to the last step", "play": "play", "pause": "pause", "slider": "step", "of": "step {n} of {all}",
    "view": "view", "path": "path: every stop in order", "keyset": "keyset: which bit wins",
    "table": "table: what runs at each key", "program": "program: all calls", "call": "call",
    "again": "Run {name} once more, on copies, under other conditions",
    "register": "register a kernel at", "none": "(none)", "reset": "as it was", "fold_all": "fold all",
    "unfold_all": "unfold all", "start": "Press play: the call goes from stop to stop.",
    "start_bits": "Press play: the key sets are united, then the highest bit decides.",
}  # fmt: skip
_NOTHING = {"version": 1, "kind": "dispatch_trace", "error": None, "total_ns": 0, "calls": [], "nodes": []}


def dispatch_trace(fn: Any = None, *args: Any, view: str = "path", op: Any = None, **kwargs: Any) -> DispatchTrace:
    """Run `fn(*args, **kwargs)` and draw which way its operator calls took.

    view   "path": every stop of every call, in order
           "keyset": the bits of one call's key sets, and which of them wins
           "table": the computed dispatch table of one operator, with a reason for every key
           "program": all calls as a tree, those of the backward pass under the nodes that made them
    op     the operator of the table, by name or as `tt.ops.aten.mm.default`; by default that of the chosen call.
           With `view="table"` no `fn` is needed.

    A dict from `introspect.dispatch_trace` is drawn as it is. What `fn` raises ends the trace and is shown.
    """
    if view not in VIEWS:
        raise ValueError(f"there is no view {view!r}; there are {', '.join(VIEWS)}")
    if fn is None:
        if op is None:
            raise TypeError('dispatch_trace needs a function to run, or an operator: op="aten::mm"')
        return DispatchTrace(dict(_NOTHING), view="table", op=op)
    if isinstance(fn, dict):
        return DispatchTrace(fn, view=view, op=op)
    trace, replays = recorded(lambda: fn(*args, **kwargs))
    return DispatchTrace(trace, view=view, op=op, replays=replays)


class DispatchTrace(Widget, scripts=("_player",)):
    """The widget.

    trace  what `introspect.dispatch_trace` gave
    shown  the trace that is drawn: `trace`, or that of the call made again
    view   "path", "keyset", "table" or "program"
    call   the id, in `shown`, of the call that the views "keyset" and "table" are about
    step   the step of the path, 0 before the first
    bit    the step of the view "keyset", 0 before the first: sets are united, then the highest bit is looked at
    on     the toggles that are on; `register_at` is the key at which a kernel is registered for the call, or ""
    """

    trace = traitlets.Dict()
    shown = traitlets.Dict()
    view = traitlets.Enum(VIEWS, "path").tag(sync=True)
    call = traitlets.Int(0, min=0).tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    bit = traitlets.Int(0, min=0).tag(sync=True)
    on: Any = traitlets.List().tag(sync=True)
    register_at = traitlets.Unicode().tag(sync=True)
    _says: Any = traitlets.List().tag(sync=True)  # a sentence for each step
    _bits: Any = traitlets.List().tag(sync=True)  # `dispatch_words.keyset_steps` of the chosen call
    _calls: Any = traitlets.List().tag(sync=True)  # [[id, signature], ...]
    _toggles: Any = traitlets.List().tag(sync=True)  # [[id, label], ...]
    _register: Any = traitlets.List().tag(sync=True)  # keys at which a kernel can be registered
    _views: Any = traitlets.List(list(VIEWS)).tag(sync=True)
    _name = traitlets.Unicode().tag(sync=True)  # of the operator whose call can be made again
    _fresh = traitlets.Int(0).tag(sync=True)  # how often Python went back to step 0
    _said = traitlets.Unicode().tag(sync=True)
    _error = traitlets.Unicode().tag(sync=True)
    _ask = traitlets.Dict().tag(sync=True)  # from the page: {"do": ..., "id": ..., "n": count}

    def __init__(
        self, trace: dict[str, Any], *, view: str = "path", op: Any = None, replays: dict[int, Replay] | None = None
    ):
        self._op, self._replays = op, replays or {}
        self._again: Replay | None = None  # the call that is made again; None while the trace is as it was
        self._now: dict[str, Any] | None = None  # its table while a kernel is registered
        self._opened: frozenset[str] = opened_at_first(tree_of(trace))
        # While this is True the observers below do nothing: several traits change together, and one drawing follows.
        self._quiet = True
        super().__init__(trace=trace, shown=trace, view=view, _words=_WORDS, _keys=_KEYS)
        if not trace["calls"]:
            self._views = ["table"] if op is not None else ["path"]
        self._offer()
        self._quiet = False
        self._draw()

    # -- what is looked at

    @property
    def steps(self) -> int:
        """How many stops the path has."""
        return len(self._says)

    @property
    def table(self) -> dict[str, Any]:
        """The computed table that is shown."""
        if self._now is not None:
            return self._now
        return introspect.computed_table(self._operator())

    def _operator(self) -> Any:
        if self._op is not None:
            return self._op
        call = self._chosen()
        return f"{call['name']}.{call['overload']}"

    def _has_table(self) -> bool:
        return self._op is not None or (bool(self.shown["calls"]) and self._chosen()["how"] != "torch_function")

    def _chosen(self) -> dict[str, Any]:
        calls = self.shown["calls"]
        if not calls:
            raise ValueError("no operator was called, so there is none to look at")
        call = calls[self.call]
        while call["how"] == "torch_function" and call["calls"]:  # no operator, but it may have led to one
            call = calls[call["calls"][0]]
        return call

    @traitlets.validate("call")
    def _existing(self, proposal: Any) -> int:
        return min(proposal.value, max(len(self.shown["calls"]) - 1, 0))

    @traitlets.validate("bit")
    def _known_bit(self, proposal: Any) -> int:
        return max(0, min(proposal.value, len(self._bits)))

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(proposal.value, self.steps))

    # -- making the call again

    def toggle(self, *names: str) -> None:
        """Turn these on, or off where they are on: `"no_grad"`, `"self.requires_grad"`, ... ValueError for others."""
        known = [name for name, _ in self._toggles]
        for name in names:
            if name not in known:
                raise ValueError(f"there is no toggle {name!r}; there are {', '.join(known) or 'none'}")
        self.on = [name for name in known if (name in self.on) != (name in names)]

    def reset(self) -> None:
        """Show the trace as it was."""
        replay = self._again or self._replay()
        with self.hold_trait_notifications():
            self.register_at = ""
            self.on = replay.on_already() if replay else []

    def _replay(self) -> Replay | None:
        """The call around the chosen one that can be made again."""
        return self._replays.get(self._around(self._chosen())["id"]) if self.shown["calls"] else None

    def _around(self, call: dict[str, Any]) -> dict[str, Any]:
        """The call of `fn` itself inside which this one was made."""
        while call["parent"] is not None:
            call = self.shown["calls"][call["parent"]]
        return call

    def _offer(self) -> None:
        """What can be chosen for the trace that is shown."""
        self._calls = [[call["id"], signature(call)] for call in self.shown["calls"][:MOST_CHOICES]]
        self._says = PathPicture(self.shown, live=True).sentences()
        if self._again is None:
            replay = self._replay()
            self._name = operator_name(self._around(self._chosen())) if replay else ""
            self._toggles = [list(pair) for pair in replay.toggles()] if replay else []
            self._register = list(REGISTER_AT) if replay else []
            self.on = replay.on_already() if replay else []

    @traitlets.observe("on", "register_at")
    def _run_again(self, change: Any) -> None:
        if self._quiet:
            return
        replay = self._again or self._replay()
        if replay is None:
            return
        before = stops_text(self._around(self._chosen()))
        same = sorted(self.on) == sorted(replay.on_already()) and not self.register_at
        self._error = ""
        try:
            trace, table = (self.trace, None) if same else replay.run(self.on, self.register_at)
        except (RuntimeError, TypeError, ValueError, NotImplementedError) as error:
            # The message is shown, and the control that was changed goes back.
            self._error = f"{type(error).__name__}: {error}"
            self._quiet = True
            setattr(self, change.name, change.old)
            self._quiet = False
            return
        # From here the shown trace is that of one call alone, so its number is 0; `root` is its number in the whole trace.
        self._quiet = True
        root = next((number for number, other in self._replays.items() if other is replay), 0)
        self._again = None if same else replay
        self._now = table if self.register_at and not same else None
        with self.hold_sync():
            self.shown = trace
            self.step, self.call = 0, root if same else 0
            self._fresh += 1
            self._offer()
            self._opened = opened_at_first(tree_of(trace))
            self._quiet = False
            self._draw()
            self._said = self._news(before)

    def _news(self, before: str) -> str:
        """What is different from the call as it was made before: the stops, and entries of the table."""
        now = stops_text(self._around(self._chosen())) if self.shown["calls"] else "nothing"
        words = f"the path is the same: {now}" if now == before else f"before: {before}; now: {now}"
        if self._now is not None:
            old = {row["key"]: row for row in introspect.computed_table(self._operator())["rows"]}
            changed = [row["key"] for row in self._now["rows"] if not same_entry(row, old[row["key"]])]
            words += f"; entries of the table that changed: {', '.join(changed) or 'none'}"
        return f"{words}; raised {self.shown['error']}" if self.shown["error"] else words

    # -- drawing

    @traitlets.observe("view", "call")
    def _change(self, change: Any) -> None:
        if not self._quiet:
            if self._again is None and change.name == "call":
                self._quiet = True
                self._offer()
                self._quiet = False
            self._draw()

    @traitlets.observe("_ask")
    def _answer(self, change: Any) -> None:
        do, name = change.new.get("do"), change.new.get("id", "")
        every = frozenset(branch.id for section in tree_of(self.shown) for branch in section.below())
        if do == "fold" and name in every:
            self._opened = self._opened ^ {name}
        elif do == "fold_all":
            self._opened = frozenset()
        elif do == "unfold_all":
            self._opened = every
        elif do == "reset":
            self.reset()
            return
        self._draw()

    def _draw(self) -> None:
        bits = keyset_steps(self._chosen()) if self.view == "keyset" and self.shown["calls"] else []
        with self.hold_sync():
            if bits != self._bits:
                self._bits, self.bit = bits, 0
            self._svg = self._picture(live=True)

    def _picture(self, live: bool) -> str:
        if self.view == "program":
            return program_picture(self.shown, self._opened, live=live, times=live)
        if self.view == "table" and self._has_table():
            looked_at = self._op is None or self._now is not None
            ran = [stop["key"] for stop in self._chosen()["stops"]] if looked_at else []
            before = introspect.computed_table(self._operator()) if self._now is not None else None
            return table_picture(self.table, before, list(dict.fromkeys(ran)), live=live)
        if self.view == "keyset" and self.shown["calls"]:
            return keyset_picture(self._chosen(), live=live)
        return PathPicture(self.shown, live).svg()

    def svg(self) -> str:
        return self._picture(live=False)

    def text(self) -> str:
        if self.view == "program":
            return program_text(self.shown, self._opened)
        if self.view == "table" and self._has_table():
            before = introspect.computed_table(self._operator()) if self._now is not None else None
            return table_text(self.table, before)
        if self.view == "keyset" and self.shown["calls"]:
            return keyset_text(self._chosen())
        return path_text(self.shown)
