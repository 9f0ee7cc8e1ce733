"""A whole program for dispatch_trace.py: forward, backward, what came after, as a tree of calls that can be folded.

Calls of the backward pass stand under the node of the autograd graph that made them. Times are shown in a running notebook
only, since a printed picture must be the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tinytensor_widgets._svg import INK, document, el, faint, rect, text, width_of
from tinytensor_widgets.dispatch_picture import LEFT, TALL, clipped
from tinytensor_widgets.dispatch_tables import grid_row
from tinytensor_widgets.dispatch_words import aligned, operator_name, signature, walk
from tinytensor_widgets.units import time_text

SECTIONS = {"forward": "forward", "backward": "backward", "after": "after backward"}
ENGINE = "the engine: sums of gradients"
MOST_OPEN = 40
MOST_ROWS = 200
MOST_LETTERS = 60  # of a call; the sentence beside the picture has all of it
MOST_BESIDE_TIMES = 48
_BAR = 70.0


@dataclass
class Branch:
    """A line of the tree. `calls` are the ids of the calls that are directly under it, or the one that it is."""

    id: str
    label: str
    calls: list[int]
    stops: list[str]
    ns: int
    inside: list[Branch] = field(default_factory=list)
    count: int = 0  # calls, with those inside of calls

    def below(self) -> Iterator[Branch]:
        yield self
        for branch in self.inside:
            yield from branch.below()


def tree_of(trace: dict[str, Any]) -> list[Branch]:
    """The sections in order; in each the calls, or the nodes that called."""
    sections: list[Branch] = []
    for call in trace["calls"]:
        if call["parent"] is not None:
            continue
        # `aten::_backward` is the call of the user; its formulas are the calls inside of it. A pass that was started otherwise
        # shows by the phase of its calls.
        engine = call["name"] == "aten::_backward" or call["phase"] == "backward"
        label = SECTIONS["backward" if engine else call["phase"]]
        if not sections or sections[-1].label != label:
            sections.append(Branch(f"s{len(sections)}", label, [], [], 0))
        section = sections[-1]
        section.calls.append(call["id"])
        if call["name"] == "aten::_backward":
            section.ns += call["total_ns"]
            _by_node(trace, call["calls"], section)
        elif engine:
            _by_node(trace, [call["id"]], section)
            section.ns += call["total_ns"]
        else:
            section.inside.append(_branch(trace, call["id"]))
            section.ns += call["total_ns"]
    for section in sections:
        section.count = sum(1 for _ in walk(trace, section.calls))
    return sections


def _by_node(trace: dict[str, Any], numbers: list[int], section: Branch) -> None:
    """Add calls of a backward pass to the section, under a branch for their node.

    Calls of one node that follow each other share its branch. A node that runs again later gets another one, hence the number
    of its first call in the id.
    """
    for number in numbers:
        call = trace["calls"][number]
        if call["phase"] != "backward":
            section.inside.append(_branch(trace, number))
            continue
        node = call["node"]
        label = ENGINE if node is None else trace["nodes"][node]["name"]
        name = f"{section.id}n{node}"
        last = section.inside[-1] if section.inside else None
        if last is None or not last.id.startswith(f"{name}@"):
            last = Branch(f"{name}@{number}", label, [], [], 0)
            section.inside.append(last)
        branch = _branch(trace, number)
        last.inside.append(branch)
        last.calls.append(number)
        last.ns += branch.ns
        last.count += branch.count


def _branch(trace: dict[str, Any], number: int) -> Branch:
    """A call with the calls inside of it."""
    call = trace["calls"][number]
    inside = [_branch(trace, inner) for inner in call["calls"]]
    stops = [stop["key"] for stop in call["stops"]]
    count = 1 + sum(branch.count for branch in inside)
    return Branch(f"c{number}", signature(call), [number], stops, call["total_ns"], inside, count)


def opened_at_first(sections: list[Branch]) -> frozenset[str]:
    """What is unfolded: the sections, and all of a short program."""
    every = [branch for section in sections for branch in section.below()]
    return frozenset(branch.id for branch in (every if len(every) <= MOST_OPEN else sections))


def lines_of(sections: list[Branch], opened: frozenset[str]) -> list[tuple[int, Branch]]:
    """(depth, branch) of everything that is not folded away."""
    lines: list[tuple[int, Branch]] = []

    def add(branch: Branch, depth: int) -> None:
        lines.append((depth, branch))
        if branch.id in opened:
            for inner in branch.inside:
                add(inner, depth + 1)

    for section in sections:
        add(section, 0)
    return lines


def words_of(branch: Branch) -> str:
    """What is known of a line without its label."""
    if branch.id[0] == "c":
        inside = branch.count - 1
        more = f", {inside} call{'s' if inside > 1 else ''} inside" if inside else ""
        return ", then ".join(branch.stops) + more
    return f"{branch.count} call{'s' if branch.count != 1 else ''}"


def totals_of(trace: dict[str, Any]) -> list[list[str]]:
    """[operator, number of calls, keys that ran] for each operator, the most called first."""
    calls = Counter(operator_name(call) for call in trace["calls"])
    keys: dict[str, dict[str, None]] = {}
    for call in trace["calls"]:
        keys.setdefault(operator_name(call), {}).update(dict.fromkeys(stop["key"] for stop in call["stops"]))
    ordered = sorted(calls.items(), key=lambda item: (-item[1], item[0]))
    return [[name, str(count), ", ".join(keys[name])] for name, count in ordered]


def program_text(trace: dict[str, Any], opened: frozenset[str] | None = None) -> str:
    """The tree, and how often each operator was called. A long program is folded as its picture is."""
    sections = tree_of(trace)
    opened = opened_at_first(sections) if opened is None else opened
    lines = []
    for depth, branch in lines_of(sections, opened):
        mark = "" if not branch.inside else "- " if branch.id in opened else "+ "
        lines.append(f"{'  ' * depth}{mark}{branch.label}: {words_of(branch)}")
    if trace["error"]:
        lines.append(f"raised {trace['error'].splitlines()[0]}")
    stops = sum(len(call["stops"]) for call in trace["calls"])
    lines.append(f"{len(trace['calls'])} calls, {stops} stops; calls by operator:")
    return "\n".join([*lines, *aligned(totals_of(trace), "  ")])


def program_picture(
    trace: dict[str, Any], opened: frozenset[str] | None = None, live: bool = False, times: bool = False
) -> str:
    """The tree as a picture. `times` adds how long each line took, as a bar and in words."""
    sections = tree_of(trace)
    opened = opened_at_first(sections) if opened is None else opened
    every = lines_of(sections, opened)
    lines = every[:MOST_ROWS]
    most = MOST_BESIDE_TIMES if times else MOST_LETTERS
    labels = max((LEFT + 20 * depth + 20 + width_of(clipped(b.label, most)) for depth, b in lines), default=100.0)
    bars_at = labels + 20
    words_at = bars_at + (_BAR + 80 if times else 0)
    words = max((width_of(_arrows(branch)) for _, branch in lines), default=100.0)
    width = words_at + words + LEFT
    longest = max((section.ns for section in sections), default=1) or 1
    drawn = []
    for number, (depth, branch) in enumerate(lines):
        x, y = LEFT + 20 * depth, 8 + number * TALL
        line = rect(2, y, width - 4, TALL, fill="none", stroke="none", class_="tt-band")
        if branch.inside:
            line += rect(x, y + 7, 12, 12, stroke=INK, class_="tt-box")
            line += el("path", d=_sign(x, y + 7, branch.id in opened), stroke=INK, stroke_width=1.5, class_="tt-line")
        bold = "bold" if branch.id[0] == "s" else None
        line += text(x + 20, y + 17.5, clipped(branch.label, most), font_weight=bold)
        line += faint(words_at, y + 17.5, _arrows(branch), size=13, anchor="start")
        if times:
            long = max(_BAR * branch.ns / longest, 1.0)
            line += rect(bars_at, y + 8, min(long, _BAR), 10, fill="#56B4E9", stroke=INK, class_="tt-key")
            line += faint(bars_at + _BAR + 8, y + 17.5, time_text(branch.ns), size=13, anchor="start")
        folded = "" if not branch.inside else ", unfolded" if branch.id in opened else ", folded"
        time = f", {time_text(branch.ns)}" if times else ""
        says = f"{branch.label}: {words_of(branch)}{time}{folded}"
        row = grid_row(line, number, says, live)
        drawn.append(row.replace("<g ", f'<g data-branch="{branch.id}" ', 1) if live else row)
    title = "The operator calls of a program"
    body = el("g", *drawn, role="grid", aria_label=title) if live else "".join(drawn)
    y = 8 + len(lines) * TALL + 18
    tail = f"{len(trace['calls'])} calls, {sum(len(call['stops']) for call in trace['calls'])} stops"
    if len(every) > len(lines):
        tail = f"and {len(every) - len(lines)} more lines; {tail}"
    if trace["error"]:
        tail += f"; raised {clipped(trace['error'].splitlines()[0])}"
    width = max(width, width_of(tail) + 2 * LEFT)
    footer = faint(LEFT, y, tail, size=13, anchor="start")
    return document(width, y + 12, title, program_text(trace, opened), body, footer, live=live)


def _arrows(branch: Branch) -> str:
    """`words_of`, shorter: the picture has a column of them."""
    return words_of(branch).replace(", then ", " \u2192 ")


def _sign(x: float, y: float, opened: bool) -> str:
    """A minus in the box of a line that is unfolded, a plus in that of a folded one."""
    across = f"M{x + 3:g} {y + 6:g}h6"
    return across if opened else f"{across}M{x + 6:g} {y + 3:g}v6"
