"""skip_data: files without the tensors' bytes.

Mirrors `skip_data` of torch/serialization.py. Left out: FakeTensors.
"""

from __future__ import annotations

import threading
from types import TracebackType

_tls = threading.local()


def skipping() -> bool:
    """Whether a `skip_data` is open in this thread."""
    return getattr(_tls, "skipping", False)


class skip_data:
    """Inside, `save` leaves room for tensors' bytes and writes zeros there; `load` makes tensors without reading any.

    >>> import io
    >>> file = io.BytesIO()
    >>> with tt.serialization.skip_data():
    ...     tt.save(tt.ones(2), file)
    >>> _ = file.seek(0)
    >>> tt.load(file)
    tensor([0., 0.])
    """

    def __init__(self, materialize_fake_tensors: bool = False) -> None:
        self.materialize_fake_tensors = materialize_fake_tensors

    def __enter__(self) -> None:
        self._before = skipping()
        _tls.skipping = True

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        _tls.skipping = self._before
