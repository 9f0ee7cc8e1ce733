"""torch.utils.checkpoint: forget what a piece of the network saved, and compute it again when backward needs it.

    >>> import tinytensor as tt
    >>> from tinytensor.utils.checkpoint import checkpoint
    >>> x = tt.tensor([0.5], requires_grad=True)
    >>> checkpoint(lambda t: t.sin().exp(), x, use_reentrant=False).backward()
    >>> x.grad
    tensor([1.4174])

Memory is traded for time: of a checkpointed region only the inputs are kept, and it runs twice. There are two ways.

    use_reentrant=False    the graph is recorded as always, but its nodes save Holders
    use_reentrant=True     the region is one node, CheckpointFunction, whose backward runs it again with recording on
                           and then runs a backward pass inside the backward pass

The second run meets the random numbers and the autocast state of the first.

While a region runs with use_reentrant=False, every tensor that a node wants to save is replaced by an empty Holder. The
first Holder that is unpacked runs the region again, under hooks that hand the i-th tensor saved now to the i-th Holder.

    forward        save x1 -> Holder 1      save x2 -> Holder 2      save x3 -> Holder 3
    backward       unpack Holder 3: run again; x1 -> 1, x2 -> 2, x3 -> 3, and stop: the rest is not needed

Note [Who keeps a recomputed tensor]
The Frame knows its Holders weakly: a Holder dies with the node that saved it, and nothing is recomputed for it. A
recomputed tensor is kept in a weak dictionary under a Handle that the Holder owns, so it dies when it is unpacked, or
with its Holder. Each backward pass recomputes for itself: Handles are kept by the number of the pass.

Note [What debug=True logs]
With `checkpoint(..., debug=True)` the operators of both runs are reported when what they saved differs. PyTorch logs what
reaches the bottom of the dispatcher. Here calls are noted where the profiler listens: an operator that is made of other
operators is left out in favour of its parts, and what an operator's kernel calls is left out too.

Mirrors torch/utils/checkpoint.py and, for the log, torch/testing/_internal/logging_tensor.py. Left out: states of
random numbers on other devices. What is kept by a policy is in checkpoint_selective.py.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import threading
import traceback
import warnings
import weakref
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NoReturn

from tinytensor.accelerator import current_accelerator
from tinytensor.amp import autocast
from tinytensor.amp.state import get_autocast_dtype, is_autocast_cache_enabled, is_autocast_enabled
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.autograd.engine.engine import current_graph_task_id, is_checkpoint_valid
from tinytensor.autograd.engine.python_engine import backward
from tinytensor.autograd.function.function import Function
from tinytensor.autograd.graph import saved_tensors_hooks
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.c10.device_modules import get_device_module
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import enable_grad, is_grad_enabled, no_grad
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.thread_local_state import carried
from tinytensor.random import fork_rng, get_rng_state, set_rng_state
from tinytensor.utils._pytree import tree_leaves
from tinytensor.utils.checkpoint_selective import (
    SAC_IGNORED_OPS,
    CheckpointPolicy,
    SelectiveCheckpointContext,
    create_selective_checkpoint_contexts,
)

Tensor = Any

_TIP = """
Tip: To see a more detailed error message, either pass `debug=True` to
`torch.utils.checkpoint.checkpoint(...)` or wrap the code block
with `with torch.utils.checkpoint.set_checkpoint_debug_enabled(True):` to
enable checkpoint‑debug mode globally.

If this error occurs under torch.compile with automatic_dynamic_shapes enabled,
it may be because the recomputation selected a different compiled graph than the
forward pass (e.g., a dynamic graph instead of the original static graph).
To fix this, either:
  - Use torch._dynamo.mark_dynamic() to explicitly mark varying dimensions as
    dynamic upfront, avoiding the static-to-dynamic transition.
  - Call torch._C._dynamo.eval_frame._set_lru_cache(False) to disable LRU cache
    reordering, which can change which graph is checked first between forward
    and recompute.
See https://github.com/pytorch/pytorch/issues/166926 for more details and
workaround examples.
"""


class CheckpointError(RuntimeError):
    """The recomputation did not save what the first run had saved."""


class StopRecomputation(Exception):
    """Raised through the user's function when every Holder has its tensor."""


class GraphExecGroup:
    """Backward passes inside one `with GraphExecGroup():` share their recomputation: each region runs again once.

    They must go over parts of the graph that do not overlap. Nothing changes for `use_reentrant=True`.
    """

    def __enter__(self) -> GraphExecGroup:
        if _groups.current is not None:
            raise RuntimeError(
                f"GraphExecGroup contexts cannot be nested. Already inside group {GraphExecGroup._get_current_group()}"
            )
        _groups.current = self
        return self

    def __exit__(self, *exc_info: object) -> None:
        _groups.current = None

    @classmethod
    def _get_current_group(cls) -> GraphExecGroup | None:
        return _groups.current


class _Groups(threading.local):
    current: GraphExecGroup | None = None


_groups = carried(_Groups())


# Called with every tensor that is recomputed and the Handle it lives with: introspect.saved_bytes counts them.
recompute_observers: list[Callable[[Any, Any], None]] = []


class Handle:
    """The key under which one recomputed tensor is kept."""

    __slots__ = ("__weakref__",)


class Holder:
    """Stands in a node where a saved tensor would be."""

    __slots__ = ("__weakref__", "handles")

    def __init__(self) -> None:
        self.handles: dict[Any, Handle | None] = {}


class Frame:
    """One checkpointed region: its inputs, its Holders, and what it takes to run it again.

    run_again      calls the user's function with the state of the first run
    early_stop     whether to leave the function as soon as every Holder has its tensor
    metadata_of    what is compared of a tensor saved first and the one saved again
    """

    def __init__(
        self, run_again: Callable[..., None], early_stop: bool, metadata_of: Callable[[Tensor], Any], inputs: Any
    ) -> None:
        self.run_again = run_again
        self.early_stop = early_stop
        self.metadata_of = metadata_of
        # Inputs are saved as a node saves tensors: writes to them are noticed, and hooks of an outer region see them.
        self.inputs: list[Any] = []
        for a in inputs:
            self.inputs.append(SavedVariable(a) if isinstance(a, TensorImpl) else a)  # type: ignore[arg-type]
        self.holders: list[weakref.ref[Holder]] = []
        self.metadata: list[Any] = []
        self.recomputed: dict[Any, weakref.WeakKeyDictionary[Handle, Tensor]] = defaultdict(weakref.WeakKeyDictionary)
        self.saved_again: dict[Any, int] = defaultdict(int)
        self.done: set[Any] = set()
        self.forward_completed = False
        self.ignore_mismatch = False

    def get_inputs(self) -> list[Any]:
        return [a.unpack() if isinstance(a, SavedVariable) else a for a in self.inputs]

    def recompute(self, run: Any) -> None:
        """Run the region again for the backward pass `run`."""
        try:
            with recomputation_hooks(self, run), enable_grad():
                self.run_again(*self.get_inputs())
        except StopRecomputation:
            pass
        self.done.add(run)
        self._check_same(run)

    def _check_same(self, run: Any) -> None:
        if self.ignore_mismatch:
            return
        # With early stop the second run is left when the counts agree. So they differ only where it came to its end too soon,
        # or where it was to run to its end and saved more.
        if len(self.holders) != self.saved_again[run]:
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                "recomputation.\n"
                f"Number of tensors saved during forward: {len(self.holders)}\n"
                f"Number of tensors saved during recomputation: {self.saved_again[run]}.\n"
                f"{_TIP}"
            )
        different = ""
        for i, (ref, before) in enumerate(zip(self.holders, self.metadata, strict=True)):
            holder = ref()
            if holder is None:
                continue
            handle = holder.handles[run]
            assert handle is not None
            after = self.metadata_of(self.recomputed[run][handle])
            if before != after:
                different += f"tensor at position {i}:\nsaved metadata: {before}\nrecomputed metadata: {after}\n"
        if different:
            raise CheckpointError(
                "torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than "
                f"during the forward pass.\n{different}.\n{_TIP}"
            )


class checkpoint_hooks(saved_tensors_hooks):
    """Around the first run: Holders instead of tensors. `on_error` may replace a CheckpointError by a longer one."""

    def __init__(self, frame: Frame, on_error: Callable[[CheckpointError], None] | None = None) -> None:
        def pack(tensor: Tensor) -> Holder:
            holder = Holder()
            frame.holders.append(weakref.ref(holder))
            frame.metadata.append(frame.metadata_of(tensor))
            return holder

        def unpack(holder: Holder) -> Tensor:
            try:
                return _unpack(frame, holder)
            except CheckpointError as error:
                if on_error is not None:
                    on_error(error)
                raise

        super().__init__(pack, unpack)


def _unpack(frame: Frame, holder: Holder) -> Tensor:
    run: Any = GraphExecGroup._get_current_group()
    if run is None:
        run = current_graph_task_id()
        if run == -1:
            run = object()  # a saved tensor is read outside of a backward pass
    if run not in frame.done:
        frame.recompute(run)
    handle = holder.handles[run]
    if handle is None:
        overlap = ""
        if GraphExecGroup._get_current_group() is not None:
            overlap = (
                "Performing two backward calls that overlap (i.e. require the same saved activation in order to "
                "compute gradients) is not allowed while under the torch.utils.checkpoint.GraphExecGroup context. "
            )
        raise CheckpointError(
            "torch.utils.checkpoint: Unpack is being triggered for a tensor that was already unpacked once. "
            f"{overlap}If you are calling ctx.saved_tensors in backward, make sure to do so only once. Otherwise "
            "please open an issue with details on your use case."
        )
    tensor = frame.recomputed[run][handle]
    # The Handle dies here, and with it the entry of the weak dictionary: from now on only the node's formula holds the
    # tensor. This is what keeps the peak of memory at one region.
    holder.handles[run] = None
    return tensor


class recomputation_hooks(saved_tensors_hooks):
    """Around the second run: hand what is saved to the Holders.

    A Frame is held weakly, since the graph of the second run holds these hooks.
    """

    def __init__(self, target: Frame, run: Any) -> None:
        target_ref = weakref.ref(target)

        def pack(tensor: Tensor) -> Tensor:
            # Without its history, which would keep the graph of the second run alive. The backward pass goes through the
            # graph of the first run and wants only the numbers.
            if tensor.requires_grad:
                tensor = tensor.detach()
            frame = target_ref()
            assert frame is not None, "Internal error: target_frame reference is None"
            i = frame.saved_again[run]
            frame.saved_again[run] += 1
            if i >= len(frame.holders):
                assert not frame.early_stop, "Unexpected state: target_frame.early_stop is set"
                if not frame.forward_completed:
                    # A backward pass inside the region: more will be saved after it than was saved so far.
                    frame.ignore_mismatch = True
                    return tensor
                raise CheckpointError(
                    "torch.utils.checkpoint: trying to save more tensors during recomputation than during the original "
                    f"forward pass.\n{_TIP}"
                )
            # The order of saving is the only name that a saved tensor has. So the second run must save in the same order.
            holder = frame.holders[i]()
            if holder is not None:
                handle = holder.handles[run] = Handle()
                frame.recomputed[run][handle] = tensor
                for observer in recompute_observers:
                    observer(handle, tensor)
            if frame.early_stop and frame.saved_again[run] == len(frame.holders):
                raise StopRecomputation
            return tensor

        super().__init__(pack, lambda tensor: tensor)


# ---- debug=True ------------------------------------------------------------------------------------------------------

_LIBRARY = str(Path(__file__).parent.parent)

_REPORT = """ \
An error happened while unpacking tensors; dumping logs of latest computation
because you passed `debug=True` to `torch.utils.checkpoint.checkpoint()`.
Scroll all the way down for guidance on how to navigate these logs.

+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|        1. Stack traces of the operators that ran in the original forward     |
+------------------------------------------------------------------------------+

{forward_traces}
+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|        2. Stack traces of the operators that ran during recomputation        |
+------------------------------------------------------------------------------+

{recompute_traces}
+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|       3. Log of operators in the original forward and recomputation          |
+------------------------------------------------------------------------------+
(Scroll up to correlate stack traces with each operation listed below. This
 helps identify their source in the code.)

IMPORTANT: Differences in "detach" calls between the original forward and the
           recomputation are expected. They are introduced by the checkpointing
           mechanism and can be ignored.

Operations executed during the original forward:

{forward_ops}

Operations executed during recomputation:

{recompute_ops}

+------------------------------------------------------------------------------+
 ERROR: Detected non-determinism while running activation checkpointing

 You are seeing this error because you passed `debug=True` to checkpoint and
 tensors to be saved during the original forward and differ between those saved
 during recomputation. This can happen if different operators were ran in the
 original forward and in the recomputation.

 To identify where the mismatch may be coming from, you can do the following:

 1) Compare the operators ran during original forward and recomputation to
    see where they differ. These operators are printed above in the order they
    were executed.

 2) Review the stack trace for each operator to locate its invocation source.
    Each operator's stack trace is printed in their execution order.

 Note that the logs can be quite long. Here's how they are structured:
 (Tip: you can Ctrl-f for these headers)

 1. Stack traces of the operators that ran in the original forward
 2. Stack traces of the operators that ran during recomputation
 3. Log of operators in the original forward and recomputation
 4. Error message                                             <--- You are here
--------------------------------------------------------------------------------
"""

_SHORT = {"bfloat16": "bf16", "float64": "f64", "float32": "f32", "float16": "f16", "uint8": "u8", "bool": "b8"} | {
    f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)
}


class OperatorLog:
    """Inside the block, a line for each operator call of this thread: `$1: f32[3] = torch._ops.aten.sin.default($0)`.

    Tensors are numbered in the order in which they are met. `places[i]` is where the i-th call was made.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.places: list[list[traceback.FrameSummary]] = []

    def __enter__(self) -> OperatorLog:
        self.lines, self.places = [], []
        self._numbers: dict[int, tuple[int, weakref.ref[Any]]] = {}
        self._thread = threading.get_ident()
        self._count = itertools.count()
        self._depth = 0
        self._callback = add_global_callback(Callback(self._start, self._end, [RecordScope.FUNCTION]))
        return self

    def __exit__(self, *exc_info: object) -> None:
        remove_callback(self._callback)

    def _start(self, record: RecordFunction) -> str | None:
        if record.thread_id != self._thread or record.operator.entry.resolve(record.key_set)[2] == "math kernel":
            return None
        self._depth += 1
        return self._call(record) if self._depth == 1 else ""

    def _end(self, record: RecordFunction, call: str | None) -> None:
        if call is None:
            return
        self._depth -= 1
        if call and record.outputs is not None:  # None: the call raised, or a StopRecomputation left it
            self.lines.append(f"{self._show(record.outputs, with_type=True)} = {call}")
            stack = traceback.extract_stack()
            self.places.append([f for f in reversed(stack) if not f.filename.startswith(_LIBRARY)])

    def _call(self, record: RecordFunction) -> str:
        """The call as it would be written: arguments that have their default value are left out at the end."""
        arguments = record.operator.schema.arguments
        given = list(zip(arguments, record.inputs, strict=True))
        shown = [self._show(v) for a, v in given if not a.kwarg_only]
        while shown and _is_default(*given[len(shown) - 1]):
            shown.pop()
        shown += [f"{a.name}={self._show(v)}" for a, v in given if a.kwarg_only and not _is_default(a, v)]
        name = record.name.replace("::", ".")
        return f"torch._ops.{name}.{record.overload_name or 'default'}({', '.join(shown)})"

    def _show(self, value: Any, with_type: bool = False) -> str:
        if isinstance(value, TensorImpl):
            if value.meta_.is_wrapped_number:
                return repr(value.item())
            kind = f": {_SHORT[value.meta_.dtype.name]}[{', '.join(map(str, value.meta_.sizes))}]" if with_type else ""
            return f"${self._number(value)}{kind}"
        if isinstance(value, tuple | list):
            return f"[{', '.join(self._show(v, with_type) for v in value)}]"
        return str(value) if isinstance(value, ScalarType) else repr(value)

    def _number(self, t: Any) -> int:
        number, ref = self._numbers.get(id(t), (0, None))
        if ref is None or ref() is not t:
            number = next(self._count)
            self._numbers[id(t)] = number, weakref.ref(t)
        return number

    def with_places(self, label: str) -> str:
        out = ""
        for i, (line, place) in enumerate(zip(self.lines, self.places, strict=True)):
            out += f"{line}   ({i + 1} of {len(self.lines)} in {label})\n\n"
            out += "".join(f"{f.filename}:{f.lineno}:{f.name}\n" for f in place) + "\n\n"
        return out


def _is_default(argument: Any, value: Any) -> bool:
    if not argument.has_default_value or isinstance(value, TensorImpl):
        return False
    default = argument.default
    if isinstance(value, Sequence) and isinstance(default, Sequence):
        return list(value) == list(default)
    return bool(value == default)


def report(first: OperatorLog, again: OperatorLog, error: CheckpointError) -> NoReturn:
    """Raise the long CheckpointError in place of the short one."""
    raise CheckpointError(
        _REPORT.format(
            forward_traces=first.with_places("original"),
            recompute_traces=again.with_places("recompute"),
            forward_ops="\n".join(first.lines),
            recompute_ops="\n".join(again.lines),
        )
    ) from error


# ---- the public functions --------------------------------------------------------------------------------------------

__all__ = [
    "SAC_IGNORED_OPS", "CheckpointError", "CheckpointFunction", "CheckpointPolicy", "DefaultDeviceType", "GraphExecGroup",
    "SelectiveCheckpointContext", "check_backward_validity", "checkpoint", "checkpoint_sequential",
    "create_selective_checkpoint_contexts", "detach_variable", "get_device_states", "noop_context_fn",
    "set_checkpoint_debug_enabled", "set_checkpoint_early_stop", "set_device_states",
]  # fmt: skip

ContextFn = Callable[[], tuple[AbstractContextManager, AbstractContextManager]]


class DefaultDeviceType:
    """Which device's random numbers `set_device_states` is about where nothing is said.

    The accelerator, or "cpu" where there is none.

    >>> from tinytensor.utils.checkpoint import DefaultDeviceType
    >>> isinstance(DefaultDeviceType.get_device_type(), str)
    True
    """

    _default_device_type: str | None = None

    @staticmethod
    def set_device_type(device: str = "cuda") -> None:
        """Another one from now on."""
        DefaultDeviceType._default_device_type = device

    @staticmethod
    def get_device_type() -> str:
        """The name of it."""
        found = current_accelerator()
        return DefaultDeviceType._default_device_type or ("cpu" if found is None else found.type)


def get_device_states(*args: Any) -> tuple[list[int], list[Any]]:
    """The indices of the accelerators' devices that tensors among the arguments are on, and the states of their generators.

    >>> tt.utils.checkpoint.get_device_states(tt.ones(1))
    ([], [])
    """
    tensors = [a for a in tree_leaves(args) if isinstance(a, TensorImpl) and a.device.type not in ("cpu", "meta")]
    if not tensors:
        return [], []
    module = get_device_module(tensors[0].device.type)
    indices = [tensor.get_device() for tensor in tensors]
    states = []
    for index in indices:
        with module.device(index):
            states.append(module.get_rng_state())
    return indices, states


def set_device_states(devices: Any, states: Any, *, device_type: str | None = None) -> None:
    """Give the generators of an accelerator's devices states of `get_device_states`.

    >>> tt.utils.checkpoint.set_device_states([], [])
    """
    kind = device_type or DefaultDeviceType.get_device_type()
    if kind == "meta":
        return
    module = get_device_module(kind)
    for device, state in zip(devices, states, strict=False):
        with module.device(device):
            module.set_rng_state(state)


# What `with set_checkpoint_...(value)` says for every call inside; None leaves it to the call.
_early_stop: bool | None = None
_debug: bool | None = None

_SUPPRESSED = (
    "torch.utils.checkpoint: the forward context provided by context_fn suppressed an exception raised during the "
    "checkpointed forward. This is not supported because checkpoint cannot return a value for a failed forward."
)


@contextlib.contextmanager
def set_checkpoint_early_stop(enable: bool) -> Generator[None]:
    """Whether checkpoints made inside stop recomputing once they have all they need; overrides `early_stop=`.

    >>> with tt.utils.checkpoint.set_checkpoint_early_stop(False):
    ...     y = tt.utils.checkpoint.checkpoint(tt.exp, tt.ones(1, requires_grad=True), use_reentrant=False)
    """
    global _early_stop
    previous, _early_stop = _early_stop, enable
    try:
        yield
    finally:
        _early_stop = previous


@contextlib.contextmanager
def set_checkpoint_debug_enabled(enabled: bool | None) -> Generator[None]:
    """Whether checkpoints made inside log their operators; overrides `debug=`, unless None.

    >>> with tt.utils.checkpoint.set_checkpoint_debug_enabled(True):
    ...     y = tt.utils.checkpoint.checkpoint(tt.exp, tt.ones(1, requires_grad=True), use_reentrant=False)
    """
    global _debug
    previous, _debug = _debug, enabled
    try:
        yield
    finally:
        _debug = previous


def noop_context_fn() -> tuple[AbstractContextManager, AbstractContextManager]:
    """The default `context_fn` of `checkpoint`: no context around either run.

    >>> tt.utils.checkpoint.noop_context_fn()[0].__class__.__name__
    'nullcontext'
    """
    return contextlib.nullcontext(), contextlib.nullcontext()


@shown_default(context_fn="noop_context_fn")
def checkpoint(
    function: Callable[..., Any],
    *args: Any,
    use_reentrant: bool | None = None,
    context_fn: ContextFn = noop_context_fn,
    determinism_check: str = "default",
    debug: bool = False,
    early_stop: bool = True,
    **kwargs: Any,
) -> Any:
    """`function(*args, **kwargs)`, which backward will run again instead of keeping what it saved.

    preserve_rng_state    (a keyword, True) the second run draws the same random numbers
    context_fn            makes two contexts, for the first run and for the second
    determinism_check     "default" compares shape, dtype and device of what is saved with what was; "none" does not
    debug                 where the two runs differ, tell the operators of both
    early_stop            leave the second run once everything needed is there

    The last four, and `kwargs` for the function, are for use_reentrant=False. ValueError for arguments that do not go
    together; CheckpointError, in backward, if the second run does not save what the first one did.

    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> y = tt.utils.checkpoint.checkpoint(lambda x: (x * x).exp(), x, use_reentrant=False)
    >>> y.backward()
    >>> x.grad
    tensor([218.3926])
    """
    if use_reentrant is None:
        warnings.warn(
            "torch.utils.checkpoint: the use_reentrant parameter should be passed explicitly. Starting in PyTorch 2.9, "
            "calling checkpoint without use_reentrant will raise an exception. use_reentrant=False is recommended, but "
            "if you need to preserve the current default behavior, you can pass use_reentrant=True. Refer to docs for "
            "more details on the differences between the two variants.",
            stacklevel=2,
        )
        use_reentrant = True
    preserve_rng_state = kwargs.pop("preserve_rng_state", True)
    if not use_reentrant:
        start = functools.partial(_start_region, preserve_rng_state, context_fn, determinism_check, debug, early_stop)
        return _checkpoint_without_reentrant(start, function, args, kwargs)
    _refuse(kwargs)
    if context_fn is not noop_context_fn or debug is not False:
        raise ValueError("Passing `context_fn` or `debug` is only supported when use_reentrant=False.")
    return CheckpointFunction.apply(function, preserve_rng_state, *args)


def checkpoint_sequential(
    functions: Any, segments: int, input: Any, use_reentrant: bool | None = None, **kwargs: Any
) -> Any:
    """Run `functions` (a Sequential, or a list) one after the other, in `segments` checkpointed pieces.

    The last piece, which backward reaches at once, is not checkpointed.

    >>> net = nn.Sequential(nn.Linear(2, 2), nn.ReLU(), nn.Linear(2, 1))
    >>> tt.utils.checkpoint.checkpoint_sequential(net, 2, tt.ones(1, 2), use_reentrant=False).shape
    torch.Size([1, 1])
    """
    if use_reentrant is None:
        warnings.warn(
            "torch.utils.checkpoint.checkpoint_sequential: the use_reentrant parameter should be passed explicitly. In "
            "version 2.9 we will raise an exception if use_reentrant is not passed. use_reentrant=False is "
            "recommended, but if you need to preserve the current default behavior, you can pass use_reentrant=True. "
            "Refer to docs for more details on the differences between the two variants.",
            stacklevel=2,
        )
        use_reentrant = True
    preserve_rng_state = kwargs.pop("preserve_rng_state", True)
    _refuse(kwargs)
    functions = list(functions.children() if hasattr(functions, "children") else functions)
    size = len(functions) // segments
    last = size * (segments - 1)
    for start in range(0, last, size):
        piece = _chain(functions[start : start + size])
        input = checkpoint(piece, input, use_reentrant=use_reentrant, preserve_rng_state=preserve_rng_state)
    return _chain(functions[last:])(input)


def _chain(functions: Sequence[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def run(input: Any) -> Any:
        for function in functions:
            input = function(input)
        return input

    return run


def _refuse(kwargs: dict[str, Any]) -> None:
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))


# use_reentrant=False


def _metadata(t: Any) -> dict[str, Any]:
    return {"shape": t.shape, "dtype": t.dtype, "device": t.device}


_DETERMINISM_CHECKS: dict[str, Callable[[Any], Any]] = {"default": _metadata, "none": lambda t: None}


def _start_region(
    preserve_rng_state: bool,
    context_fn: ContextFn,
    determinism_check: str,
    debug: bool,
    early_stop: bool,
    function: Callable[..., Any],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[Frame, AbstractContextManager, AbstractContextManager]:
    """The Frame, and the two contexts of the first run: the Holders' hooks and the user's."""
    on_error = None
    if debug if _debug is None else _debug:
        if context_fn is not noop_context_fn:
            raise ValueError("debug=True is incompatible with non-default context_fn")
        first, again = OperatorLog(), OperatorLog()
        context_fn, on_error = lambda: (first, again), functools.partial(report, first, again)
    if determinism_check not in _DETERMINISM_CHECKS:
        raise ValueError(f"determinism_check should be one of {list(_DETERMINISM_CHECKS)}, but got {determinism_check}")
    forward_context, recompute_context = context_fn()
    state = get_rng_state() if preserve_rng_state else None
    autocast_state = _autocast_state()

    def run_again(*args: Any) -> None:
        with _random_numbers_of(state), autocast("cpu", **autocast_state), recompute_context:
            function(*args, **kwargs)

    # Nothing is recorded without grad mode. No backward pass will come, so the inputs are not kept either.
    stop = early_stop if _early_stop is None else _early_stop
    frame = Frame(run_again, stop, _DETERMINISM_CHECKS[determinism_check], args if is_grad_enabled() else ())
    return frame, checkpoint_hooks(frame, on_error), forward_context


def _autocast_state() -> dict[str, Any]:
    return {
        "enabled": is_autocast_enabled("cpu"),
        "dtype": get_autocast_dtype("cpu"),
        "cache_enabled": is_autocast_cache_enabled(),
    }


@contextlib.contextmanager
def _random_numbers_of(state: Any) -> Generator[None]:
    """Inside, random numbers go on from `state` (None: as they are); afterwards as if nothing had been drawn."""
    with fork_rng(enabled=state is not None):
        if state is not None:
            set_rng_state(state)
        yield


def _checkpoint_without_reentrant(
    start: Callable[..., Any], function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    frame, hooks, forward_context = start(function, args, kwargs)
    if not is_grad_enabled():
        return function(*args, **kwargs)
    with hooks, forward_context:
        result = function(*args, **kwargs)
        frame.forward_completed = True
    check(frame.forward_completed, _SUPPRESSED)
    return result


# use_reentrant=True


def detach_variable(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    """Each tensor without its history, but requiring grad if it did. RuntimeError for anything but a tuple.

    >>> y = tt.ones(1, requires_grad=True) * 2
    >>> tt.utils.checkpoint.detach_variable((y,))
    (tensor([2.], requires_grad=True),)
    """
    check(
        isinstance(inputs, tuple),
        lambda: f"Only tuple of tensors is supported. Got Unsupported input type: {type(inputs).__name__}",
    )
    return tuple(a.detach().requires_grad_(a.requires_grad) if isinstance(a, TensorImpl) else a for a in inputs)


def check_backward_validity(inputs: Iterable[Any]) -> None:
    """Warn if no input requires grad: then nothing is recorded, whatever the function's parameters say.

    >>> tt.utils.checkpoint.check_backward_validity([tt.ones(1, requires_grad=True)])
    """
    if not any(a.requires_grad for a in inputs if isinstance(a, TensorImpl)):
        warnings.warn("None of the inputs have requires_grad=True. Gradients will be None", stacklevel=2)


class CheckpointFunction(Function):
    """The node of `use_reentrant=True`: forward runs without recording, backward runs forward again with it."""

    @staticmethod
    def forward(ctx: Any, run_function: Callable[..., Any], preserve_rng_state: bool, *args: Any) -> Any:
        """Run the function without recording, and keep its inputs."""
        check_backward_validity(args)
        ctx.run_function = run_function
        ctx.rng_state = get_rng_state() if preserve_rng_state else None
        ctx.autocast_state = _autocast_state()
        # Tensors go through save_for_backward, which notices writes to them; None keeps their places in the list.
        ctx.inputs = [None if isinstance(a, TensorImpl) else a for a in args]
        ctx.tensor_indices = [i for i, a in enumerate(args) if isinstance(a, TensorImpl)]
        ctx.save_for_backward(*(args[i] for i in ctx.tensor_indices))
        with no_grad():
            return run_function(*args)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        """Run the function again, with recording, and go backward through it."""
        # The inner pass below adds gradients to the `.grad` of parameters that the function uses. A pass that was asked
        # for some gradients only must not do that, and it would not find these parameters on its own graph.
        check(
            is_checkpoint_valid(),
            "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an `inputs` "
            "parameter to .backward(). To resolve this error, you can either set use_reentrant=False, or call "
            ".backward() without passing the `inputs` argument.",
        )
        inputs = list(ctx.inputs)
        for i, tensor in zip(ctx.tensor_indices, ctx.saved_tensors, strict=True):
            inputs[i] = tensor
        # The second run starts from new leaves, so its graph ends here. The inner pass leaves the gradients in their `.grad`,
        # and this node returns them.
        detached = detach_variable(tuple(inputs))
        with _random_numbers_of(ctx.rng_state), enable_grad(), autocast("cpu", **ctx.autocast_state):
            outputs = ctx.run_function(*detached)
        outputs = (outputs,) if isinstance(outputs, TensorImpl) else outputs
        wanted = [
            (output, grad)
            for output, grad in zip(outputs, grads, strict=False)
            if isinstance(output, TensorImpl) and output.requires_grad
        ]
        check(wanted, "none of output has requires_grad=True, this checkpoint() is not necessary")
        backward([output for output, _ in wanted], [grad for _, grad in wanted])
        return (None, None, *(a.grad if isinstance(a, TensorImpl) else None for a in detached))
