"""The kernel's end: IPython runs the cells, every output goes to the grader as a frame.

A frame is a length of four bytes and a JSON object. The grader sends {"source", "check", "lesson", "exercise", "token",
"secret"}; back come frames "stream", "display", "result", "error", and for check cells "points" and "panel", and "done".
Every frame carries the token of its request, so that none of an earlier cell counts for a later one. Those of the runner
itself carry the secret instead, which lies in no place that a cell finds by name.

Points never come from what a cell prints or displays. A check cell is delivered, not handed in; it is evaluated here with
a lesson object of the grader's own, after a Seal has put back what the cells before have changed in the grader.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import signal
import socket
import struct
import sys
import time
from typing import Any

import tinytensor_widgets  # noqa: F401  # so that no kernel has to import it again
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets import Type
from traitlets.config import Config

import tinytensor_lessons.property
from tinytensor_lessons.check import CheckResult, run_check
from tinytensor_lessons.grading.seal import Seal, true_builtins
from tinytensor_lessons.lesson import Lesson, NotRun
from tinytensor_lessons.panel import FAIL, NOTE, PASS, Panel, Row
from tinytensor_lessons.registry import load_misconceptions

LENGTH = struct.Struct(">I")
_PIECE = 1 << 14  # letters of a stream that are gathered before they are sent
_SLOW = 3.0  # seconds; a check that takes longer does not run again for the sake of its hint
_ENVIRONMENT = ("NBGRADER_EXECUTION", "TINYTENSOR_MODE", "TINYTENSOR_GRADE_SEED")


class _Channel:
    """The socket to the grader."""

    socket: socket.socket | None = None
    token = ""
    folder = "."

    def send(self, kind: str, secret: str = "", **content: Any) -> None:
        if self.socket is not None:
            data = json.dumps({"kind": kind, "token": secret or self.token, **content}).encode("utf-8", "replace")
            self.socket.sendall(LENGTH.pack(len(data)) + data)

    def receive(self) -> dict[str, Any] | None:
        """The next request; None when the grader has closed the socket."""
        assert self.socket is not None
        head = self._exactly(LENGTH.size)
        return None if head is None else json.loads(self._exactly(LENGTH.unpack(head)[0]) or b"{}")

    def _exactly(self, count: int) -> bytes | None:
        assert self.socket is not None
        parts = bytearray()
        while len(parts) < count:
            part = self.socket.recv(count - len(parts))
            if not part:
                return None
            parts += part
        return bytes(parts)


_channel = _Channel()


class _Stream(io.TextIOBase):
    """stdout or stderr of the cells."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name, self._pieces, self._length = name, [""], 0

    name = property(lambda self: f"<{self._name}>")
    encoding = "utf-8"
    errors = "replace"

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1 if self._name == "stdout" else 2

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        for start in range(0, len(text), _PIECE):
            self._pieces.append(text[start : start + _PIECE])
            self._length += len(self._pieces[-1])
            if self._length >= _PIECE:
                self.flush()
        return len(text)

    def flush(self) -> None:
        pieces, self._pieces, self._length = self._pieces, [], 0
        text = "".join(pieces)
        if text:
            _channel.send("stream", name=self._name, text=text)

    def close(self) -> None:
        self.flush()  # a cell may close it; the next cell prints all the same


class _DisplayHook(DisplayHook):
    """The value of a cell's last line."""

    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: dict[str, Any], md_dict: Any = None) -> None:
        _flush()
        _channel.send("result", data=_texts(format_dict))

    def finish_displayhook(self) -> None:
        self._is_active = False


class _DisplayPublisher(DisplayPublisher):
    def publish(self, data: dict[str, Any], *more: Any, **options: Any) -> None:
        _flush()
        _channel.send("display", data=_texts(data))

    def clear_output(self, wait: bool = False) -> None:
        pass


class _Shell(InteractiveShell):
    displayhook_class = Type(_DisplayHook)
    display_pub_class = Type(_DisplayPublisher)

    def _showtraceback(self, etype: Any, evalue: Any, stb: Any) -> None:
        _flush()
        _channel.send("error", name=getattr(etype, "__name__", str(etype)), text=_safe(evalue), traceback=list(stb))

    def ask_exit(self) -> None:
        """`exit` in a cell: the cells after it still count."""

    def enable_gui(self, gui: Any = None) -> None:
        pass

    def init_history(self) -> None:
        super().init_history()
        self.configurables.append(self.history_manager)


def _texts(data: dict[str, Any]) -> dict[str, str]:
    """What a page of feedback can show of an output."""
    return {"text/plain": str(data["text/plain"])} if "text/plain" in data else {}


def _safe(error: object) -> str:
    """The message of an exception of the learner's, whose class may be the learner's too."""
    try:
        return str(error)
    except BaseException:
        return "an exception that cannot be printed"


def _flush() -> None:
    for stream in (_stdout, _stderr):
        stream.flush()


def _stop_timers() -> None:
    """An alarm that a cell has set would strike in a later one."""
    for timer in ("ITIMER_REAL", "ITIMER_VIRTUAL", "ITIMER_PROF"):
        signal.setitimer(getattr(signal, timer), 0)


def _is_full() -> bool:
    """Whether the folder, a file system of its own where there are namespaces, has room for another cell's files."""
    try:
        place = os.statvfs(_channel.folder)
    except OSError:
        return False
    return place.f_bavail * 2 < place.f_blocks or place.f_favail * 2 < place.f_files


_stdout, _stderr = _Stream("stdout"), _Stream("stderr")


class _CheckedLesson(Lesson):
    """Grades, and remembers what it was asked to grade, so that the panel can be made after the points are safe."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.asked: tuple[str, str, Any] | None = None
        self.result: CheckResult | None = None

    def _grade(self, run: Any) -> float:  # type: ignore[override]
        def remembered() -> Any:
            self.result = run()
            return self.result

        return super()._grade(remembered)

    def check(self, id: str, fn: Any) -> Any:
        self.asked = ("check", id, fn)
        return super().check(id, fn)

    def quiz(self, id: str, answer: Any) -> Any:
        self.asked = ("quiz", id, answer)
        return super().quiz(id, answer)


class Runner:
    """Runs the cells of one notebook. Made once, before the fork; `serve` is called in the kernel."""

    def __init__(self) -> None:
        tinytensor_lessons.property.load_hypothesis()
        config = Config()
        config.HistoryManager.enabled = False
        config.InteractiveShell.colors = "nocolor"
        self.shell = _Shell.instance(config=config)

    def serve(self, connection: socket.socket) -> None:
        """Until the grader closes the socket."""
        _channel.socket, _channel.folder = connection, os.getcwd()
        seals: dict[str, Seal] = {}
        while True:
            request = _channel.receive()
            if request is None:
                return
            sys.stdout, sys.stderr = _stdout, _stderr
            secret, _channel.token = request.pop("secret"), request["token"]
            number = request["lesson"]
            if number and number not in seals:  # before the first cell
                lesson = _CheckedLesson(number)
                load_misconceptions(number)
                seals[number] = Seal(_ENVIRONMENT)
            threads = len(sys._current_frames())
            try:
                if request["check"]:
                    changed = seals[number].put_back()
                    if changed:
                        _channel.send("changed", secret, names=changed[:20])
                    self._check(request, lesson, bool(request["exercise"]), secret)
                else:
                    self.shell.run_cell(request["source"], store_history=True)
            except BaseException as error:  # IPython lets nothing through; an interrupt may come between its lines
                _channel.send("error", name=type(error).__name__, text=_safe(error), traceback=[])
            with contextlib.suppress(KeyboardInterrupt):
                _flush()
                _stop_timers()
                _channel.send("done", secret, threads=len(sys._current_frames()) > threads, full=_is_full())

    def _check(self, request: dict[str, Any], lesson: _CheckedLesson, ours: bool, secret: str) -> None:
        """Evaluate a check cell in the notebook's names, and send what it is worth."""
        names = {**self.shell.user_ns, "__builtins__": true_builtins()}
        if ours:
            names["lesson"] = lesson
        lesson.asked = lesson.result = None
        began = time.monotonic()
        tree = ast.parse(request["source"])
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<check>", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "<check>", "eval"), names) if last is not None else None
        _flush()
        if type(value) is float:
            _channel.send("points", secret, points=value)
        elif not ours:  # a test of the teacher's own: nbgrader gives full points where nothing is raised
            _channel.send("points", secret, points=None)
        slow = time.monotonic() - began > _SLOW
        panel = self._panel(lesson, value, slow) if ours else None
        if panel is not None:
            _channel.send("panel", secret, panel=panel_as_dict(panel))

    def _panel(self, lesson: _CheckedLesson, points: object, slow: bool) -> Panel | None:
        """What a learner sees under the check, for the page of feedback."""
        if lesson.asked is None:
            return None
        kind, id, answer = lesson.asked
        if kind == "quiz":
            from tinytensor_lessons.quiz import mark

            return mark(lesson.spec.quiz, answer).panel()
        exercise = lesson.exercise(id)
        if isinstance(answer, NotRun):
            note = "Its cell is missing, or did not run to its end."
            return Panel(NOTE, f"{id}  NOT STARTED 0/{exercise.points}", rows=(Row("", note),))
        if points == exercise.points:  # the check need not run again to say so
            return Panel(PASS, f"{id}  PASS {exercise.points}/{exercise.points}")
        if slow and lesson.result is not None:
            return lesson.result.panel()
        # Once more, with the known wrong solutions, which know the hint. The points are on their way already.
        misconceptions = load_misconceptions(lesson.spec.number).get(exercise.name, ())
        result = run_check(exercise, answer, misconceptions)
        if result.points != points:
            return Panel(
                FAIL, f"{id}  {points:g}/{exercise.points}", rows=(Row("", "A second run gave other points."),)
            )
        return result.panel()


def panel_as_dict(panel: Panel) -> dict[str, Any]:
    """A panel as texts, from which the grader makes the panel again. No HTML of a kernel reaches a page."""
    rows = [[row.label, row.text[:4000], row.code] for row in panel.rows]
    return {"status": panel.status, "title": panel.title, "detail": panel.detail, "rows": rows}
