"""The map of the lessons as data: districts, paths, what is done and what is next; and the map as text.

index.py asks for it, index_picture.py draws it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons import progress
from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.progress import Done
from tinytensor_lessons.registry import all_lessons, numbers


@dataclass(frozen=True, slots=True)
class Way:
    """A way through the lessons: for whom, and which. No numbers: all."""

    name: str
    purpose: str
    lessons: tuple[str, ...]


def _to(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{number:02}" for number in range(first, last + 1))


PATHS = (
    Way("quick look", "what a tensor, a call and a gradient are", ("00", "01", "02", "07", "09", "10")),
    Way("deep understanding", "every stop of a call and of the way back", _to(0, 14)),
    Way("performance", "where time and memory go", ("01", "05", "06", "17", "18", "19")),
    Way("ready to contribute", "all lessons, in order", ()),
)
# The districts of the map, in the order of the numbers.
DISTRICTS = (
    ("Slopes", ("00",)),
    ("Tensors", ("01", "02", "03")),
    ("Kernels", ("04", "05", "06")),
    ("Dispatch", ("07", "08")),
    ("Autograd", ("09", "10", "11", "12")),
    ("Extending", ("13", "14", "15", "16")),
    ("GPU", ("17", "18")),
    ("Whole programs", ("19", "20")),
)
DONE, STARTED, OPEN = "done", "started", "not started"


@dataclass(frozen=True, slots=True)
class Stop:
    """A lesson on the map."""

    lesson: LessonSpec
    done: Done
    state: str

    @property
    def number(self) -> str:
        return self.lesson.number

    @property
    def href(self) -> str:
        return f"{self.lesson.stem}.ipynb"


@dataclass(frozen=True)
class LessonMap:
    """The lessons with what is done; and what is next."""

    stops: dict[str, Stop]
    path: str
    next: str | None
    missing: tuple[str, ...]
    newer: tuple[str, ...] = ()
    problem: str = ""

    def head(self) -> str:
        """How much is done."""
        done = sum(stop.state == DONE for stop in self.stops.values())
        points = sum(stop.done.points for stop in self.stops.values())
        most = sum(stop.lesson.points for stop in self.stops.values())
        return f"{done} of {len(self.stops)} lessons done, {points} of {most} points"

    def state(self, stop: Stop) -> str:
        """In words: what a mark on the map means."""
        if stop.state == DONE:
            return "done"
        words = f"{stop.done.parts} of {stop.done.of} done" if stop.state == STARTED else f"{stop.lesson.minutes} min"
        return f"next, {words}" if stop.number == self.next else words

    def why_missing(self) -> str:
        """Why numbers are left out; empty once none is."""
        if not self.missing:
            return ""
        *others, last = self.missing
        which = f"{', '.join(others)} and {last}" if others else last
        s, are = ("s", "these lessons are") if others else ("", "this lesson is")
        return f"Number{s} {which} {'are' if others else 'is'} missing because {are} not written yet."

    def notes(self) -> list[str]:
        """What else there is to say, in sentences."""
        newer = ", ".join(self.newer)
        update = (
            f"There is a newer edition of {newer}. `tinytensor update` in a terminal brings it in and keeps your words."
        )
        return [note for note in (self.why_missing(), update if newer else "", self.problem) if note]

    def on(self, path: Way) -> list[Stop]:
        """The lessons of a path that are written."""
        return [stop for number, stop in self.stops.items() if not path.lessons or number in path.lessons]

    def far(self, path: Way) -> str:
        """How far a path is."""
        stops = self.on(path)
        done = sum(stop.state == DONE for stop in stops)
        left = sum(stop.lesson.minutes * (stop.done.of - stop.done.parts) / stop.done.of for stop in stops)
        return f"{done} of {len(stops)} done" + (
            f", about {max(1, round(left / 60))} h left" if done < len(stops) else ""
        )

    def text(self) -> str:
        """The map for every reader."""
        lines = [f"Your lessons: {self.head()}"]
        if self.next:
            lines.append(f"Next: {self.next} {self.stops[self.next].lesson.title}")
        width = max(len(stop.lesson.title) for stop in self.stops.values())
        for name, members in DISTRICTS:
            lines.append(name)
            for number in members:
                if number in self.stops:
                    stop = self.stops[number]
                    points = f"{stop.done.points}/{stop.lesson.points} points"
                    lines.append(f"  {number}  {stop.lesson.title:<{width}}  {points:<12}  {self.state(stop)}")
        lines += ["Paths"]
        for path in PATHS:
            lines.append(
                f"  {path.name}, {path.purpose}: {' '.join(stop.number for stop in self.on(path))} ({self.far(path)})"
            )
        return "\n".join(line.rstrip() for line in [*lines, *self.notes()])

    def __repr__(self) -> str:
        return self.text()


def missing() -> tuple[str, ...]:
    """The numbers between the first lesson and the last that no lesson has."""
    there = numbers()
    return tuple(number for number in _to(int(there[0]), int(there[-1])) if number not in there)


def stops(attempts: list[dict[str, Any]]) -> dict[str, Stop]:
    """Every lesson that is written, with how far it is."""
    scores = progress.best(attempts)
    tried = {attempt["exercise"] for attempt in attempts}
    found = {}
    for lesson in all_lessons():
        done = progress.done_of(lesson, scores)
        started = any(id in tried for id, _ in progress.worth(lesson))
        found[lesson.number] = Stop(lesson, done, DONE if done.all else STARTED if started else OPEN)
    return found


def next_of(stops: dict[str, Stop], path: str, attempts: list[dict[str, Any]]) -> str | None:
    """The lesson that was worked on last, while it is open; then the first open one of the path, then of all."""
    chosen = next(known for known in PATHS if known.name == path)
    open_ = [number for number, stop in stops.items() if stop.state != DONE]
    on_path = [number for number in open_ if not chosen.lessons or number in chosen.lessons]
    last = attempts[-1]["exercise"][:2] if attempts else ""
    return last if last in on_path else next(iter(on_path or open_), None)
