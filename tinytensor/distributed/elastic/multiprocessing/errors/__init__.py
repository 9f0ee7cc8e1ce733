"""record: tells the program that started this one, in a file, why it has failed.

    @record
    def main(): ...

The file is named by the environment's TORCHELASTIC_ERROR_FILE; without that nothing is written. The exception goes on.

Mirrors torch/distributed/elastic/multiprocessing/errors/{__init__,error_handler}.py. Left out: errors of children.
"""

from __future__ import annotations

import faulthandler
import functools
import json
import os
import time
import traceback
import warnings
from collections.abc import Callable
from typing import Any

__all__ = ["ErrorHandler", "get_error_handler", "record"]


class ErrorHandler:
    """Writes the error file."""

    def initialize(self) -> None:
        """Let Python print a traceback when it crashes."""
        try:
            faulthandler.enable(all_threads=True)
        except Exception as error:
            warnings.warn(f"Unable to enable fault handler. {type(error).__name__}: {error}", stacklevel=2)

    def record_exception(self, e: BaseException) -> None:
        """Write the exception and its traceback as JSON, if the environment names a file."""
        path = os.environ.get("TORCHELASTIC_ERROR_FILE")
        if not path:
            return
        more = {"py_callstack": traceback.format_exc(), "timestamp": str(int(time.time()))}
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"message": {"message": f"{type(e).__name__}: {e}", "extraInfo": more}}, file)


def get_error_handler() -> ErrorHandler:
    """The handler that `record` takes."""
    return ErrorHandler()


def record(fn: Callable[..., Any], error_handler: ErrorHandler | None = None) -> Callable[..., Any]:
    """Decorate the main function of a program: what it raises is written down and goes on. It may leave by `sys.exit(0)`.

    >>> from tinytensor.distributed.elastic.multiprocessing.errors import record
    >>> record(lambda x: x + 1)(2)
    3
    """
    handler = error_handler or get_error_handler()

    @functools.wraps(fn)
    def call(*args: Any, **kwargs: Any) -> Any:
        handler.initialize()
        try:
            return fn(*args, **kwargs)
        except SystemExit as leaving:
            if leaving.code == 0:
                return None
            raise
        except Exception as error:
            handler.record_exception(error)
            raise

    return call
