# hot path
"""SavedVariable: a tensor that a node keeps for its backward formula, and the proof that nobody wrote to it since.

Saving notes the version of the tensor's bytes; unpacking compares. A mismatch means that the formula would compute with
other numbers than the forward call did, which is an error and not a wrong gradient.

Note [Saved outputs]
A node that saved its own output (`exp` does) would hold itself: node -> output -> grad_fn -> node, and only the garbage
collector could free it. So an output is saved as an alias without history, and gets its `grad_fn` back when unpacked.
It has to be saved after its history is set, as PyTorch's kernels do.

Mirrors torch/csrc/autograd/saved_variable.{h,cpp} and aten/src/ATen/SavedTensorHooks.cpp. Left out: forward-mode
gradients.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.autograd.anomaly_mode import anomaly
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE, Edge, Node, forward_name
from tinytensor.autograd.engine.python_hook import type_string
from tinytensor.autograd.variable.autograd_meta import saving
from tinytensor.autograd.variable.shallow_copy import shallow_copy_and_detach
from tinytensor.autograd.variable.variable import (
    current_version,
    grad_fn_of,
    gradient_edge,
    materialize_autograd_meta,
    output_nr,
    raw_edge,
    set_gradient_edge,
    version_counter,
)
from tinytensor.c10.dispatch_key_set import INFERENCE, REQUIRES_GRAD
from tinytensor.c10.error import check, check_type
from tinytensor.c10.grad_mode import is_grad_enabled, no_grad
from tinytensor.c10.scalar_type import bfloat16, bool_
from tinytensor.c10.tensor_impl import alias, new_tensor
from tinytensor.c10.thread_local_state import carried

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_INFERENCE = (
    "Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in computation "
    "tracked by autograd. To work around this, you can make a clone to get a normal tensor and use it in autograd, or use "
    "`torch.no_grad()` instead of `torch.inference_mode()`."
)

Pack = Callable[[Any], Any]
Unpack = Callable[[Any], Any]


class SavedVariable:
    """One saved tensor; `unpack(node)` gives it back to the node that saved it. `SavedVariable(None)` gives None.

    tensor     the tensor itself; for an output an alias of it
    version    the version that its storage had
    special    None for an input. For an output its number. Or what takes the place of everything else: a _Special
    """

    __slots__ = ("special", "tensor", "version")

    tensor: Tensor | None
    version: int
    special: int | _Special | None

    def __init__(self, tensor: Tensor | None, is_output: bool = False) -> None:
        self.tensor = tensor
        self.special = None
        if tensor is None:
            return
        self.version = tensor.storage_.version
        if saving.special:
            self._save_special(tensor, is_output)
        elif is_output and tensor.autograd_meta_ is not None:  # else it has no history, as an input
            edge = tensor.autograd_meta_.edge
            if edge is not None:
                self.tensor = new_tensor(tensor.meta_.plain, tensor.storage_, tensor.byte_offset_)
                self.special = edge[1]
            else:
                self._save_special(tensor, True)

    def unpack(self, saved_for: Node | None = None) -> Tensor | None:
        """The tensor, once it is known that its bytes are those that were saved."""
        tensor = self.tensor
        special: Any = self.special
        if tensor is not None and (tensor.storage_.version != self.version or saving.special):
            version = current_version(tensor)  # since then the tensor may have left its storage
            if version != self.version:
                if saving.detached and special is None:
                    _check_not_detached(tensor)
                edge = _edge_of(tensor) if special is None or saved_for is None else (saved_for, special)
                raise_modified(tensor, version, self.version, edge)
        if special is None:
            if saving.detached and tensor is not None:
                _check_not_detached(tensor)
            return tensor
        if special.__class__ is not int:
            return special.unpack(saved_for)
        # In a backward pass that is not recorded itself nobody asks for the history.
        if saved_for is None or not is_grad_enabled():
            return tensor
        return _with_edge(alias(tensor), (saved_for, special))  # type: ignore[arg-type]  # an output is not None

    @property
    def data(self) -> Any:
        """What is kept: the tensor, of an output an alias without history, or what a pack hook made of it."""
        special = self.special
        if isinstance(special, _Packed):
            return special.packed
        check(special is not RELEASED, ERR_BACKWARD_TWICE)
        return special.tensor if isinstance(special, _Special) else self.tensor

    @property
    def unpack_hook(self) -> Unpack | None:
        """The hook that makes a tensor of `data` again, if there is one."""
        return self.special.unpack_hook if isinstance(self.special, _Packed) else None

    def reset_data(self) -> None:
        """Let go of the tensor; unpacking is an error from now on."""
        self.special = RELEASED
        self.tensor = None

    def register_hooks(self, pack: Pack, unpack: Unpack) -> None:
        """Keep `pack(tensor)` instead of the tensor; `unpack` makes a tensor of that again."""
        check(
            self.special is not RELEASED,
            "Calling register_hooks on a saved tensor after it has been freed. Saved intermediate values of the graph "
            "are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward "
            "through the graph a second time or if you need to access saved variables after calling backward.",
        )
        check(
            not isinstance(self.special, _Packed),
            "Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one pair of hooks "
            "is allowed at a time.",
        )
        tensor = self.special.tensor if isinstance(self.special, _Special) else self.tensor
        check(tensor is not None, "Calling register_hooks on a saved tensor with value None is forbidden")
        assert tensor is not None
        # The hook gets a copy without history. The tensor itself would give it the graph that the tensor is saved in.
        is_bare = isinstance(self.special, int | _Output)
        self._pack(tensor, pack, unpack, tensor if is_bare else shallow_copy_and_detach(tensor))

    def _pack(self, tensor: Tensor, pack: Pack, unpack: Unpack, shown: Tensor) -> None:
        self.special = _Packed(tensor, self.special, pack, unpack, shown)
        self.tensor = None

    def _save_special(self, tensor: Tensor, is_output: bool) -> None:
        check(not tensor.meta_.key_set & INFERENCE, _INFERENCE)
        edge = raw_edge(tensor)
        if is_output and edge is not None:
            self.special = _Output(tensor, edge)
        elif version_counter(tensor) is not tensor.storage_ or _is_detached(tensor):
            self.special = _OwnVersion(tensor)
        if default_hooks.stack and not tensor.meta_.is_wrapped_number:
            self._pack(tensor, *default_hooks.stack[-1], tensor)
        elif self.special is not None:
            self.tensor = None


class _Special:
    """What is kept when a tensor and its storage's version do not say enough."""

    __slots__ = ("tensor",)
    tensor: Tensor | None

    def unpack(self, saved_for: Node | None) -> Tensor:
        raise NotImplementedError

    def edge(self, saved_for: Node | None) -> Edge | None:
        """The tensor's place in the graph."""
        return None if self.tensor is None else raw_edge(self.tensor)


class _OwnVersion(_Special):
    """A tensor (`x.data`) whose version is not its storage's, or that was detached before it was saved."""

    __slots__ = ("counter", "version")
    tensor: Tensor

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor
        self.counter = version_counter(tensor)
        self.version = self.counter.version

    def unpack(self, saved_for: Node | None) -> Tensor:
        if self.counter.version != self.version:
            raise_modified(self.tensor, self.counter.version, self.version, _edge_of(self.tensor))
        return self.tensor


class _Output(_Special):
    """An output, see Note [Saved outputs], that is a view or has a version of its own."""

    __slots__ = ("counter", "grad_fn", "output_nr", "version")
    tensor: Tensor

    def __init__(self, tensor: Tensor, edge: Edge) -> None:
        self.tensor = shallow_copy_and_detach(tensor)
        self.counter = version_counter(tensor)
        self.version = self.counter.version
        self.output_nr = edge[1]
        # After an in-place call on a view, the view's grad_fn leads to the node and is not the node.
        is_view = tensor.autograd_meta_.base is not None
        self.grad_fn: weakref.ref[Node] | None = weakref.ref(edge[0]) if is_view else None

    def unpack(self, saved_for: Node | None) -> Tensor:
        if self.counter.version != self.version:
            raise_modified(self.tensor, self.counter.version, self.version, self.edge(saved_for))
        if saving.python or is_grad_enabled():
            return _with_edge(shallow_copy_and_detach(self.tensor), self.edge(saved_for))
        return self.tensor

    def edge(self, saved_for: Node | None) -> Edge | None:
        node = saved_for if self.grad_fn is None else self.grad_fn() or saved_for
        return None if node is None else (node, self.output_nr)


class _Packed(_Special):
    """What a pack hook made of a tensor, and the tensor's place in the graph."""

    __slots__ = ("input_edge", "output", "packed", "unpack_hook")

    def __init__(self, tensor: Tensor, was: int | _Special | None, pack: Pack, unpack: Unpack, shown: Tensor) -> None:
        self.tensor = None
        counter = version_counter(tensor)
        version = counter.version
        with no_grad():
            self.packed = pack(shown)
        check(
            counter.version == version,
            "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook cannot "
            "be modified by in-place operations as this can lead to unexpected side-effects. Please open an issue if "
            "you need to perform in-place operations on the input to a pack hook.",
        )
        self.unpack_hook = unpack
        self.output = was if isinstance(was, int | _Output) else None
        needs_edge = self.output is None and tensor.meta_.key_set & REQUIRES_GRAD
        self.input_edge = gradient_edge(tensor) if needs_edge else None

    def unpack(self, saved_for: Node | None) -> Tensor:
        tensor = self.unpack_hook(self.packed)
        check_type(
            hasattr(tensor, "meta_"),
            lambda: (
                f"Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{type(tensor).__name__}"
            ),
        )
        edge = self.edge(saved_for)
        return tensor if edge is None else _with_edge(shallow_copy_and_detach(tensor), edge)

    def edge(self, saved_for: Node | None) -> Edge | None:
        if self.output is None:
            return self.input_edge
        if isinstance(self.output, int):
            return None if saved_for is None else (saved_for, self.output)
        return self.output.edge(saved_for)


class _Released(_Special):
    """What is left when the graph was freed."""

    __slots__ = ()

    def __init__(self) -> None:
        self.tensor = None

    def unpack(self, saved_for: Node | None) -> Tensor:
        raise RuntimeError(ERR_BACKWARD_TWICE)


RELEASED = _Released()


def _is_detached(tensor: Tensor) -> bool:
    return tensor.autograd_meta_ is not None and tensor.autograd_meta_.detached


def _check_not_detached(tensor: Tensor) -> None:
    check(
        not _is_detached(tensor),
        "Trying to use a saved tensor that has been detached in-place, i.e. with .detach_()."
        "This is not supported, please use out-of-place `.detach()` instead",
    )


def _edge_of(tensor: Tensor) -> Edge | None:
    """The tensor's place in the graph as it is now: a view of what was written to has a new one."""
    node = grad_fn_of(tensor)
    return None if node is None else (node, output_nr(tensor))


def _with_edge(tensor: Tensor, edge: Edge | None) -> Tensor:
    """Give a bare alias its place in the graph back."""
    if edge is not None:
        set_gradient_edge(tensor, materialize_autograd_meta(tensor), edge)
    return tensor


def raise_modified(tensor: Tensor, version: int, expected: int, edge: Edge | None) -> None:
    """The error for a saved tensor that was written to."""
    which = "" if edge is None else f", which is output {edge[1]} of {forward_name(edge[0])},"
    if anomaly.enabled:
        hint = (
            "the backtrace further above shows the operation that failed to compute its gradient. The variable in "
            "question was changed in there or anywhere later. Good luck!"
        )
    else:
        hint = (
            "enable anomaly detection to find the operation that failed to compute its gradient, with "
            "torch.autograd.set_detect_anomaly(True, check_nan=False)."
        )
    raise RuntimeError(
        "one of the variables needed for gradient computation has been modified by an inplace operation: "
        f"[{_type_name(tensor.meta_)} {list(tensor.meta_.sizes)}]{which} is at version {version}; expected version "
        f"{expected} instead. Hint: {hint}"
    )


def _type_name(metadata: Any) -> str:
    # `Tensor::toString`: the old-style types of Python do not reach these two.
    if metadata.dtype in (bfloat16, bool_):
        return f"CPU{metadata.dtype.cpp_name}Type"
    return type_string(metadata)


class _DefaultHooks(threading.local):
    """This thread's stack of (pack, unpack) pairs, and the message that forbids them, if any."""

    stack: tuple[tuple[Pack, Unpack], ...] = ()
    disabled: str | None = None


default_hooks = carried(_DefaultHooks())


def push_default_hooks(pack: Pack, unpack: Unpack) -> None:
    """Apply the pair to every tensor that this thread saves from now on."""
    check_type(
        callable(pack) and callable(unpack),
        lambda: (
            "_push_saved_tensors_default_hooks(): incompatible function arguments. The following argument types are "
            "supported:\n    1. (arg0: collections.abc.Callable, arg1: collections.abc.Callable) -> None\n\n"
            f"Invoked with: {pack!r}, {unpack!r}"
        ),
    )
    check(default_hooks.disabled is None, lambda: str(default_hooks.disabled))
    default_hooks.stack = (*default_hooks.stack, (pack, unpack))
    saving.special = True


def disable_default_hooks(message: str) -> None:
    """Make pushing an error with this message; where hooks are in force already, this is one itself."""
    default_hooks.disabled = message
    check(not default_hooks.stack, message)


def pop_default_hooks() -> None:
    """Drop the pair that was pushed last."""
    default_hooks.stack = default_hooks.stack[:-1]
