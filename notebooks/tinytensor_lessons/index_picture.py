"""The map of the lessons as HTML: districts along a line, a card for each lesson, and a row of stops for each path.

Plain elements with styles on them, so that little changes in a notebook that JupyterLab does not trust. A lesson is a
link. What is done, begun or next is said in words and by a mark; ground and border repeat it.
"""

from __future__ import annotations

from html import escape

from tinytensor_lessons.lesson_map import DISTRICTS, PATHS, LessonMap, Stop

_TEXT = "var(--jp-content-font-color1,#111)"
_GROUND = "var(--jp-layout-color1,#fff)"
_LINE = "var(--jp-border-color1,#bdbdbd)"
# Okabe-Ito colours, which hold on a light ground and on a dark one. The marks and the words carry the meaning.
_COLOR = {"done": "#009E73", "next": "#0072B2", "started": "#E69F00", "not started": _LINE}
_MARK = {
    "done": "\N{CHECK MARK}",
    "next": "\N{BLACK RIGHT-POINTING TRIANGLE}",
    "started": "\N{CIRCLE WITH LEFT HALF BLACK}",
    "not started": "\N{WHITE CIRCLE}",
}
_LIST = "list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px"


def draw(map: LessonMap) -> str:
    """The whole map."""
    districts = [(name, [n for n in members if n in map.stops or n in map.missing]) for name, members in DISTRICTS]
    districts = [(name, members) for name, members in districts if members]
    rows = "".join(
        _district(map, name, members, at == 0, at == len(districts) - 1) for at, (name, members) in enumerate(districts)
    )
    notes = "".join(f'<p style="margin:4px 0">{escape(note)}</p>' for note in map.notes())
    return (
        f'<div role="group" aria-label="Map of the lessons" style="color:{_TEXT};line-height:1.4;margin:6px 2px;'
        'font-family:var(--jp-content-font-family,sans-serif);font-size:var(--jp-content-font-size1,14px)">'
        f"{_head(map)}{rows}{_legend()}{_paths(map)}{notes}</div>"
    )


def _head(map: LessonMap) -> str:
    points = sum(stop.done.points for stop in map.stops.values())
    most = sum(stop.lesson.points for stop in map.stops.values())
    onward = '<strong style="font-size:1.15em">All lessons are done.</strong>'
    if map.next:
        stop = map.stops[map.next]
        onward = (
            f'<a href="{stop.href}" style="{_ground("next", 14)};border:2px solid {_COLOR["next"]};border-radius:8px;'
            f'padding:8px 16px;color:{_TEXT};text-decoration:none;font-size:1.1em">'
            f'<span aria-hidden="true">{_MARK["next"]}</span> Next: <strong>{stop.number} {escape(stop.lesson.title)}</strong></a>'
        )
    return (
        '<div style="display:flex;flex-wrap:wrap;align-items:center;gap:10px 24px;margin-bottom:14px">'
        f'{onward}<div style="flex:1 1 260px;max-width:420px"><div>{escape(map.head())}</div>{_bar(points, most, 8)}</div></div>'
    )


def _bar(points: int, most: int, height: int) -> str:
    """How much of it; the words beside it say the same."""
    width = 100 * points / most if most else 0
    return (
        f'<div aria-hidden="true" style="height:{height}px;border-radius:{height}px;background:var(--jp-layout-color3,#ddd);'
        f'overflow:hidden;margin-top:4px"><div style="height:{height}px;width:{width:.1f}%;background:{_COLOR["done"]}"></div></div>'
    )


def _ground(state: str, percent: int) -> str:
    """A breath of the colour over JupyterLab's own ground; without color-mix the ground alone."""
    return f"background:{_GROUND};background:color-mix(in srgb,{_COLOR[state]} {percent}%,{_GROUND})"


def _district(map: LessonMap, name: str, members: list[str], first: bool, last: bool) -> str:
    """A row: the line with a station on it, the name, the cards."""
    top, bottom = ("50%" if first else "0"), ("50%" if last else "0")
    rail = (
        f'<div aria-hidden="true" style="position:relative"><div style="position:absolute;left:8px;top:{top};bottom:{bottom};'
        f'border-left:3px solid {_LINE}"></div><div style="position:absolute;left:2px;top:calc(50% - 8px);width:12px;height:12px;'
        f'border:2px solid {_LINE};border-radius:50%;background:{_GROUND}"></div></div>'
    )
    cards = "".join(_card(map, map.stops[n]) if n in map.stops else _unwritten(n) for n in members)
    return (
        '<div style="display:grid;grid-template-columns:18px 108px minmax(0,1fr);column-gap:10px">'
        f'{rail}<div style="align-self:center"><strong>{escape(name)}</strong></div>'
        f'<ul aria-label="{escape(name)}" style="{_LIST};padding:5px 0">{cards}</ul></div>'
    )


def _state(map: LessonMap, stop: Stop) -> str:
    return "next" if stop.number == map.next else stop.state


def _card(map: LessonMap, stop: Stop) -> str:
    state = _state(map, stop)
    width = 2 if state == "next" else 1
    return (
        f'<li style="margin:0"><a href="{stop.href}" style="display:block;box-sizing:border-box;width:180px;height:100%;'
        f"{_ground(state, 12 if stop.state != 'not started' or state == 'next' else 0)};border:{width}px solid {_COLOR[state]};"
        f'border-radius:8px;padding:7px 11px;color:{_TEXT};text-decoration:none">'
        f'<span aria-hidden="true">{_MARK[state]}</span> <strong>{stop.number}</strong> {escape(stop.lesson.title)} '
        f'<span style="display:block;font-size:13px">{escape(map.state(stop))}</span>'
        f"{_bar(stop.done.points, stop.lesson.points, 5) if stop.state != 'not started' else ''}</a></li>"
    )


def _unwritten(number: str) -> str:
    return (
        f'<li style="margin:0;box-sizing:border-box;width:180px;border:1px dashed {_LINE};border-radius:8px;padding:7px 11px">'
        f'<strong>{number}</strong> <span style="display:block;font-size:13px">not written yet</span></li>'
    )


def _legend() -> str:
    marks = "".join(
        f'<li style="margin:0"><span aria-hidden="true">{mark}</span> {state}</li>' for state, mark in _MARK.items()
    )
    return f'<ul aria-label="Marks" style="{_LIST};gap:4px 20px;margin:8px 0 18px 146px;font-size:13px">{marks}</ul>'


def _paths(map: LessonMap) -> str:
    """Each path as a row of a table: what it is for, its stops, how far you are."""
    cell = f"text-align:left;vertical-align:middle;padding:6px 18px 6px 0;color:{_TEXT};background:transparent"
    head = "".join(f'<th scope="col" style="{cell}">{name}</th>' for name in ("Path", "Lessons", "How far"))
    rows = ""
    for path in PATHS:
        name = f'<strong>{path.name}</strong> <span style="display:block;font-size:13px">{escape(path.purpose)}</span>'
        chips = "".join(_chip(map, stop) for stop in map.on(path))
        rows += (
            '<tr style="background:transparent">'
            f'<th scope="row" style="{cell};font-weight:normal;width:190px">{name}</th>'
            f'<td style="{cell}"><ul aria-label="{path.name}" style="{_LIST};gap:5px">{chips}</ul></td>'
            f'<td style="{cell};font-size:13px;width:110px">{escape(map.far(path))}</td></tr>'
        )
    style = (
        "table-layout:auto;border-collapse:collapse;font-size:inherit;font-family:inherit;margin:0 0 10px;width:100%"
    )
    return f'<table style="{style}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _chip(map: LessonMap, stop: Stop) -> str:
    state = _state(map, stop)
    label = f"{stop.number} {stop.lesson.title}, {map.state(stop)}"
    percent = 12 if state != "not started" else 0
    return (
        f'<li style="margin:0"><a href="{stop.href}" aria-label="{escape(label)}" title="{escape(label)}" '
        f'style="display:inline-block;min-width:40px;padding:3px 6px;text-align:center;border:1px solid {_COLOR[state]};'
        f'border-radius:14px;{_ground(state, percent)};color:{_TEXT};text-decoration:none;white-space:nowrap">'
        f'<span aria-hidden="true">{_MARK[state]}</span> {stop.number}</a></li>'
    )
