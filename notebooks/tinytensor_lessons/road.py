"""Where a lesson stands on the road of `a + b`: one line under its title, with a link to each stop."""

from __future__ import annotations

from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.registry import load, numbers

# The stops in the order in which a call makes them, each with the lessons that stay there.
STOPS: dict[str, tuple[str, ...]] = {
    "tensors": ("01", "02", "03", "15", "16"),
    "call": ("04",),
    "dispatch": ("07", "08", "14"),
    "autograd": ("09", "11", "12"),
    "loop": ("05", "06"),
    "kernel": ("17",),
    "memory": ("18",),
    "backward": ("10", "00"),
    "a whole program": ("20",),
}
# These lessons look at all of it.
ALONG_THE_ROAD = {"13": "who wrote these stops", "19": "how long each stop takes"}


def line(spec: LessonSpec, links: bool = True) -> str:
    """The road as Markdown; `links` only where the notebooks lie side by side."""
    stops = [_stop(name, lessons, spec, links) for name, lessons in STOPS.items()]
    road = f"The road of `a + b`: {' → '.join(stops)}."
    if spec.number in ALONG_THE_ROAD:
        road += f" This lesson: **{ALONG_THE_ROAD[spec.number]}**."
    return f"{road}\n\nEvery word in bold is in the [glossary](glossary.ipynb)." if links else road


def _stop(name: str, lessons: tuple[str, ...], here: LessonSpec, links: bool) -> str:
    if here.number in lessons:
        return f"**{name} (you are here)**"
    written = [number for number in lessons if number in numbers()]
    return f"[{name}]({load(written[0]).stem}.ipynb)" if links and written else name
