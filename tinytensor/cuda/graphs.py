"""torch.cuda.graphs: work that is recorded once and run again as a whole.

    g = tt.cuda.CUDAGraph()
    with tt.cuda.graph(g):
        y = x * 2            recorded, not run
    x.copy_(new)
    g.replay()               y holds new * 2

The tensors of the recorded work have to stay where they are: new input is copied into the old one's memory. What is allocated
during a capture comes from a pool of the graph's own, which nobody else gets memory of while the graph lives.

What a graph is on the device is the driver's: a real one makes a CUgraph of the recorded work (`RealDriver.instantiate`), a
simulated one runs it again.

Mirrors torch/cuda/graphs.py and aten/src/ATen/cuda/CUDAGraph.cpp.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from types import TracebackType

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.capture import Capture
from tinytensor.c10.cuda.cuda_runtime import CUDAStream
from tinytensor.c10.cuda.pinned_memory import host_allocator
from tinytensor.c10.error import check
from tinytensor.cuda.memory import empty_cache
from tinytensor.cuda.streams import Stream, StreamContext

__all__ = ["CUDAGraph", "graph", "graph_pool_handle", "is_current_stream_capturing"]

PoolHandle = tuple[int, int]
_pools = itertools.count(1)


def is_current_stream_capturing() -> bool:
    """Whether a graph records the work of the current stream; False before CUDA is used.

    >>> tt.cuda.is_current_stream_capturing()
    False
    """
    return cuda_runtime.is_initialized() and cuda_runtime.is_capturing(cuda_runtime.current_stream())


def graph_pool_handle() -> PoolHandle:
    """A pool of memory that several graphs may share. RuntimeError without CUDA.

    >>> tt.cuda.graph_pool_handle()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Tried to instantiate dummy base class _graph_pool_handle
    """
    check(cuda_runtime.is_available(), "Tried to instantiate dummy base class _graph_pool_handle")
    return 0, next(_pools)


class CUDAGraph:
    """Recorded work. RuntimeError without CUDA.

        keep_graph    `instantiate` is called by the program, or by the first replay, instead of at the end of the capture

    >>> tt.cuda.CUDAGraph()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Tried to instantiate dummy base class CUDAGraph
    """

    _capture: Capture | None
    _stream: CUDAStream | None
    _pool: PoolHandle | None
    _run: Callable[[int], None] | None
    _last: CUDAStream | None
    _keep_graph: bool

    def __new__(cls, keep_graph: bool = False) -> CUDAGraph:
        check(cuda_runtime.is_available(), "Tried to instantiate dummy base class CUDAGraph")
        cuda_runtime.start()
        made = object.__new__(cls)
        made._capture = made._stream = made._pool = made._run = made._last = None
        made._keep_graph = keep_graph
        return made

    def capture_begin(
        self, pool: PoolHandle | None = None, capture_error_mode: str = "global", check_input_liveness: bool = False
    ) -> None:
        """Record the work of the current stream from now on, with memory of `pool`.

        RuntimeError on the default stream, and for a graph that has recorded already.

        >>> if tt.cuda.is_available():
        ...     g = tt.cuda.CUDAGraph()
        ...     with tt.cuda.stream(tt.cuda.Stream()):
        ...         g.capture_begin()
        ...         g.capture_end()
        """
        check(
            self._capture is None,
            "This CUDAGraph instance already owns a captured graph. To capture a new graph, create a new instance.",
        )
        stream = cuda_runtime.current_stream()
        check(
            stream is not cuda_runtime.default_stream(stream.device_index),
            "CUDA graphs must be captured on a non-default stream. (However, after capture, it's ok to replay them on the "
            "default stream.)",
        )
        check(
            capture_error_mode in ("global", "thread_local", "relaxed"),
            f"Unknown capture error mode. Expected `global`, `thread_local`, or `relaxed`, got {capture_error_mode}",
        )
        captures = cuda_runtime.captures()
        self._stream, self._pool = stream, pool or (next(_pools), 0)
        cuda_runtime.allocator(stream.device_index).begin_allocate_to_pool(self._pool, stream.handle)
        host_allocator().begin_allocate_to_pool(self._pool)
        captures.begin(stream.handle)

    def capture_end(self) -> None:
        """Stop recording. RuntimeError on another stream than that of `capture_begin`.

        >>> if tt.cuda.is_available():
        ...     g = tt.cuda.CUDAGraph()
        ...     with tt.cuda.stream(tt.cuda.Stream()):
        ...         g.capture_begin()
        ...         g.capture_end()
        """
        stream = cuda_runtime.current_stream()
        check(stream is self._stream, "Capture must end on the same stream it began on.")
        check(cuda_runtime.is_capturing(stream), "capture_end() called before capture_begin().")
        self._capture = cuda_runtime.captures().end(stream.handle)
        cuda_runtime.allocator(stream.device_index).end_allocate_to_pool(stream.handle)
        if not self._capture.work:
            warnings.warn(
                "The CUDA Graph is empty. This usually means that the graph was attempted to be captured on wrong device or "
                "stream.",
                stacklevel=2,
            )
        if not self._keep_graph:
            self.instantiate()

    def instantiate(self) -> None:
        """Make a graph of the recorded work, ready to run. RuntimeError before a capture.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.CUDAGraph(keep_graph=True)
        """
        check(self._capture is not None, "capture_end() must have been called before calling instantiate")
        assert self._capture is not None and self._stream is not None
        with cuda_runtime.device_guard(self._stream.device_index):
            self._run = cuda_runtime.driver().instantiate(self._capture)

    def replay(self) -> None:
        """Put all recorded work on the current stream. RuntimeError before a capture.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.CUDAGraph()
        """
        check(self._capture is not None, "Called CUDAGraph::replay without a preceding successful capture.")
        assert self._capture is not None and self._stream is not None
        if self._run is None:
            self.instantiate()
        assert self._run is not None
        with cuda_runtime.device_guard(self._stream.device_index):
            self._last = cuda_runtime.current_stream()
            self._run(self._last.handle)

    def reset(self) -> None:
        """Forget the recorded work, and give the pool's memory free.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.CUDAGraph().reset()
        """
        if self._capture is not None and self._stream is not None and self._pool is not None:
            if self._last is not None and cuda_runtime.is_initialized():
                for storage in self._capture.kept:  # the last replay may still be reading
                    storage.buffer.used_on(self._last)
            self._capture = self._run = None
            if cuda_runtime.is_initialized():
                cuda_runtime.allocator(self._stream.device_index).release_pool(self._pool)
                host_allocator().release_pool(self._pool)

    def __del__(self) -> None:
        if getattr(self, "_capture", None) is not None:
            self.reset()

    def pool(self) -> PoolHandle:
        """The pool of its memory, for another graph to share. RuntimeError before a capture.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.CUDAGraph()
        """
        check(self._capture is not None, "Called CUDAGraph::pool() without a preceding successful capture.")
        assert self._pool is not None
        return self._pool


class graph:
    """Inside, work is recorded into `cuda_graph` and not run.

        pool      memory to share with another graph: its `pool()`, or `graph_pool_handle()`
        stream    where to record; one that is kept for it by default

    >>> if tt.cuda.is_available():
    ...     x, g = tt.ones(2, device="cuda"), tt.cuda.CUDAGraph()
    ...     with tt.cuda.graph(g):
    ...         y = x + 1
    ...     g.replay()
    """

    default_capture_stream: Stream | None = None

    def __init__(
        self,
        cuda_graph: CUDAGraph,
        pool: PoolHandle | None = None,
        stream: Stream | None = None,
        capture_error_mode: str = "global",
        enable_annotations: bool = False,
        check_input_liveness: bool = False,
    ) -> None:
        if stream is None:
            if graph.default_capture_stream is None:
                graph.default_capture_stream = Stream()
            stream = graph.default_capture_stream
        self.capture_stream, self.cuda_graph = stream, cuda_graph
        self.pool, self.capture_error_mode = pool, capture_error_mode
        self.stream_ctx = StreamContext(stream)

    def __enter__(self) -> None:
        cuda_runtime.synchronize()
        empty_cache()
        self.stream_ctx.__enter__()
        try:
            self.cuda_graph.capture_begin(self.pool, self.capture_error_mode)
        except BaseException:
            self.stream_ctx.__exit__(None, None, None)
            raise

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            self.cuda_graph.capture_end()
        finally:
            self.stream_ctx.__exit__(kind, value, traceback)
