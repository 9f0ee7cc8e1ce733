"""torch.utils.checkpoint: forget what a piece of the network saved, and compute it again when backward needs it.

    >>> import tinytensor as tt
    >>> from tinytensor.utils.checkpoint import checkpoint
    >>> x = tt.tensor([0.5], requires_grad=True)
    >>> checkpoint(lambda t: t.sin().exp(), x, use_reentrant=False).backward()
    >>> x.grad
    tensor([1.4174])

Memory is traded for time: of a checkpointed region only the inputs are kept, and it runs twice. There are two ways.

    use_reentrant=False    the graph is recorded as always, but its nodes save Holders; see _checkpoint_frame.py
    use_reentrant=True     the region is one node, CheckpointFunction, whose backward runs it again with recording on
                           and then runs a backward pass inside the backward pass

The second run meets the random numbers and the autocast state of the first.

Mirrors torch/utils/checkpoint.py. Left out: states of other devices, which this library does not have, and selective
checkpointing (`create_selective_checkpoint_contexts`).
"""

from __future__ import annotations

import contextlib
import functools
import warnings
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from tinytensor.amp import autocast
from tinytensor.amp.state import get_autocast_dtype, is_autocast_cache_enabled, is_autocast_enabled
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.autograd.engine.engine import is_checkpoint_valid
from tinytensor.autograd.engine.python_engine import backward
from tinytensor.autograd.function.function import Function
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import enable_grad, is_grad_enabled, no_grad
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.random import fork_rng, get_rng_state, set_rng_state
from tinytensor.utils._checkpoint_debug import OperatorLog, report
from tinytensor.utils._checkpoint_frame import CheckpointError, Frame, GraphExecGroup, checkpoint_hooks

__all__ = [
    "CheckpointError", "CheckpointFunction", "GraphExecGroup", "check_backward_validity", "checkpoint",
    "checkpoint_sequential", "detach_variable", "noop_context_fn", "set_checkpoint_debug_enabled",
    "set_checkpoint_early_stop",
]  # fmt: skip

ContextFn = Callable[[], tuple[AbstractContextManager, AbstractContextManager]]

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
    return tuple(
        a.detach().requires_grad_(a.requires_grad) if isinstance(a, TensorImpl) else a  # type: ignore[attr-defined]
        for a in inputs
    )


def check_backward_validity(inputs: Iterable[Any]) -> None:
    """Warn if no input requires grad: then nothing is recorded, whatever the function's parameters say.

    >>> tt.utils.checkpoint.check_backward_validity([tt.ones(1, requires_grad=True)])
    """
    if not any(a.requires_grad for a in inputs if isinstance(a, TensorImpl)):  # type: ignore[attr-defined]
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
        ctx.inputs = [None if isinstance(a, TensorImpl) else a for a in args]
        ctx.tensor_indices = [i for i, a in enumerate(args) if isinstance(a, TensorImpl)]
        ctx.save_for_backward(*(args[i] for i in ctx.tensor_indices))
        with no_grad():
            return run_function(*args)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        """Run the function again, with recording, and go backward through it."""
        check(
            is_checkpoint_valid(),
            "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an `inputs` "
            "parameter to .backward(). To resolve this error, you can either set use_reentrant=False, or call "
            ".backward() without passing the `inputs` argument.",
        )
        inputs = list(ctx.inputs)
        for i, tensor in zip(ctx.tensor_indices, ctx.saved_tensors, strict=True):
            inputs[i] = tensor
        detached = detach_variable(tuple(inputs))
        with _random_numbers_of(ctx.rng_state), enable_grad(), autocast("cpu", **ctx.autocast_state):
            outputs = ctx.run_function(*detached)
        outputs = (outputs,) if isinstance(outputs, TensorImpl) else outputs
        wanted = [
            (output, grad)
            for output, grad in zip(outputs, grads, strict=False)
            if isinstance(output, TensorImpl) and output.requires_grad  # type: ignore[attr-defined]
        ]
        check(wanted, "none of output has requires_grad=True, this checkpoint() is not necessary")
        backward([output for output, _ in wanted], [grad for _, grad in wanted])
        return (None, None, *(a.grad if isinstance(a, TensorImpl) else None for a in detached))  # type: ignore[attr-defined]
