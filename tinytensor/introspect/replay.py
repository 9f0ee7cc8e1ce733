"""A recorded call made again under other conditions, to see which kernels it would run through then.

The arguments, which are copied, may require grad, be inference tensors or be on the meta device; the call may be made in
no_grad, in inference_mode, in a TorchDispatchMode, in autocast; and a kernel may be registered for the time of the call.
Nothing of it lasts: the copies are thrown away, the modes left, and the kernel is taken back.

PyTorch has no counterpart.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.python.python_arguments import PythonArguments
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key, to_functionality_key
from tinytensor.c10.dispatch_key_set import dispatch_table_index, full_after
from tinytensor.introspect.dispatch_table import computed_table
from tinytensor.introspect.dispatch_trace import traced
from tinytensor.utils._python_dispatch import TorchDispatchMode

MOST_CALLS = 50  # of a program with more calls no arguments are kept: they would keep all its tensors alive
REGISTER_AT = (
    "CPU", "Meta", "AutogradCPU", "ADInplaceOrView", "BackendSelect", "Autograd", "CompositeExplicitAutograd",
    "CompositeImplicitAutograd",
)  # fmt: skip


@functools.cache
def _pass_on() -> type[TorchDispatchMode]:
    """A mode that passes every call on. The class is made at first use, because the library notes at once that a class
    with a handler exists, and would leave its fastest paths."""

    class PassOn(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return func(*args, **(kwargs or {}))

    return PassOn


MODES: dict[str, Callable[[], Any]] = {
    "no_grad": tt.no_grad,
    "inference_mode": tt.inference_mode,
    "TorchDispatchMode": lambda: _pass_on()(),
}
_autocast: Any = getattr(tt, "autocast", None)
if _autocast is not None:
    MODES["autocast"] = lambda: _autocast("cpu")


class Replay:
    """A call that can be made again."""

    def __init__(self, op: OperatorHandle, args: Sequence[Any], call: dict[str, Any]) -> None:
        self.op, self.args, self.entry = op, args, call["entry"]
        self.tensors = [a["name"] for a, v in zip(call["arguments"], args, strict=False) if _is_plain(v)]

    def toggles(self) -> list[tuple[str, str]]:
        """(id, label) of everything that can be turned on."""
        found = [(f"{name}.requires_grad", f"{name} requires_grad") for name in self.tensors]
        found += [(f"{name}.inference", f"{name} inference tensor") for name in self.tensors]
        if self.tensors:
            found.append(("meta", "arguments on meta"))
        return found + [(name, name) for name in MODES]

    def on_already(self) -> list[str]:
        """What is on in the call as it was made: `requires_grad` of its arguments."""
        named = zip([argument.name for argument in self.op.schema.arguments], self.args, strict=False)
        return [f"{name}.requires_grad" for name, value in named if _is_plain(value) and value.requires_grad]

    def run(self, on: Sequence[str], key: str = "") -> tuple[dict[str, Any], dict[str, Any]]:
        """(trace, computed table) of the call with these toggles, and with a kernel registered at `key`.

        Making the copies may raise: an inference tensor cannot be made to require grad.
        """
        names = [argument.name for argument in self.op.schema.arguments]
        args = [_copy(value, name, on) for name, value in zip(names, self.args, strict=False)]
        positional, keywords = PythonArguments(self.op.schema)(args)
        with contextlib.ExitStack() as stack:
            if key:
                stack.enter_context(registered(self.op, key))
            table = computed_table(self.op)
            for name, mode in MODES.items():
                if name in on:
                    stack.enter_context(mode())
            trace = traced(lambda: self.op.overload(*positional, **keywords))
        for call in trace["calls"][:1]:
            call["entry"] = self.entry
        return trace, table


def recorded(fn: Callable[[], Any]) -> tuple[dict[str, Any], dict[int, Replay]]:
    """The trace of `fn`, and its calls that can be made again, by id."""
    made: dict[int, tuple[OperatorHandle, Sequence[Any]]] = {}

    def called(op: OperatorHandle, number: int, args: Sequence[Any]) -> None:
        if len(made) <= MOST_CALLS:
            made[number] = op, args

    trace = traced(fn, called)
    if len(made) > MOST_CALLS:
        made.clear()
    return trace, {number: Replay(op, args, trace["calls"][number]) for number, (op, args) in made.items()}


def _is_plain(value: Any) -> bool:
    return type(value) is tt.Tensor and not value.meta_.is_wrapped_number


def _copy(value: Any, name: str, on: Sequence[str]) -> Any:
    """A tensor of the same layout and values, with what is on; numbers and tensors of subclasses as they are."""
    if isinstance(value, list | tuple):
        return [_copy(each, name, on) for each in value]
    if not _is_plain(value):
        return value
    with tt.inference_mode(f"{name}.inference" in on):
        copy = value.to("meta") if "meta" in on else value.detach().clone()
    return copy.detach().requires_grad_() if f"{name}.requires_grad" in on else copy.detach()


# A kernel for the time of a call.


@contextlib.contextmanager
def registered(op: OperatorHandle, key_name: str) -> Iterator[None]:
    """Register a kernel of the operator at a key, which passes every call on; take it back at the end."""
    key = parse_dispatch_key(key_name)
    kernel = KernelFunction(new_kernel(op, key), debug="registered by the widget")
    warned, dispatcher._warned_about_override = dispatcher._warned_about_override, True
    try:
        dispatcher.register_kernel(op.name.name, op.name.overload_name, key, kernel)
        try:
            yield
        finally:
            dispatcher.deregister_kernel(op, key, kernel)
    finally:
        dispatcher._warned_about_override = warned


def new_kernel(op: OperatorHandle, key: DispatchKey) -> Callable[..., Any]:
    """The kernel that is registered for a replay, which only passes the call on.

    At a backend's or a composite key it calls the kernel that it replaced. At Autograd, ADInplaceOrView or BackendSelect
    it redispatches to the keys below its own.
    """
    before = list(op.entry.computed_table())
    goes_on = key.name.startswith("Autograd") or key in (DispatchKey.ADInplaceOrView, DispatchKey.BackendSelect)
    functionality = DispatchKey.AutogradOther if key.name.startswith("Autograd") else to_functionality_key(key)

    def kernel(ks: int, *args: Any) -> Any:
        if goes_on:
            below = ks & full_after(functionality)
            return op.table[below](below, *args)
        stood, _ = before[dispatch_table_index(op.entry.extractor.mask(ks))]
        if not stood.is_valid() or stood.is_fallthrough:
            raise NotImplementedError(f"{op.name}: the new kernel at {key.name} has nothing to call")
        return stood.callable_for(op)(ks, *args)

    return kernel
