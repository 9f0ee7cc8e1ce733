# hot path
"""AutogradMeta: the fields of a tensor's autograd half.

Note [Version counter]
The counter stands in the storage: base, views and `detach()` share it. `x.data` looks at the same bytes and has a
counter of its own, `own_version`.

An inference tensor has none; InferenceVersion stands in its place and refuses.

Mirrors `AutogradMeta` and `DifferentiableViewMeta` of torch/csrc/autograd/variable.h, and c10's VariableVersion. Left
out: names, and more than one level of forward mode.
"""

from __future__ import annotations

import enum
import threading
import weakref
from typing import TYPE_CHECKING

from tinytensor.autograd.engine.node import Edge
from tinytensor.autograd.engine.python_hook import HookDict
from tinytensor.c10.allocator import leave_ring
from tinytensor.c10.error import check
from tinytensor.c10.inference_mode import is_inference_mode_enabled, set_inference_autograd_meta
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.torch_dispatch_mode_tls import on_first_use

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
    from tinytensor.c10.scalar_type import ScalarType


class CreationMeta(enum.Enum):
    """How a view was made; only DEFAULT views may be written to in place while recording."""

    DEFAULT = 0
    IN_CUSTOM_FUNCTION = 1
    MULTI_OUTPUT_NODE = 2
    NO_GRAD_MODE = 3
    INFERENCE_MODE = 4


class _Saving:
    """The rare cases in which saving a tensor takes more than keeping it with its storage's version.

    Each flag is False until the first case of its kind, and True from then on.

    special     a tensor has a version counter of its own, or hooks for saved tensors were pushed, or one of these:
    detached    a tensor was cut off its history by `detach_`, maybe after it was saved
    python      a class with a `__torch_dispatch__` was defined, see Note [First use of the Python key]
    """

    __slots__ = ("detached", "python", "special")

    def __init__(self) -> None:
        self.special = False
        self.detached = False
        self.python = False

    def begin_to_ask(self) -> None:
        self.special = self.python = True

    def begin_to_ask_for_versions(self) -> None:
        self.special = True


saving = _Saving()
on_first_use(saving.begin_to_ask)


class _Remaking(threading.local):
    """Whether this thread is making a view's edge anew. Only then may a tensor of integers get an edge."""

    a_view = False


remaking = _Remaking()


class VersionCounter:
    """A counter for a tensor that does not share its storage's. It has a StorageImpl's `version` attribute."""

    __slots__ = ("version",)

    def __init__(self, version: int = 0) -> None:
        self.version = version
        saving.special = True

    def bump(self) -> None:
        """Count a write."""
        self.version += 1


class LeftVersion(VersionCounter):
    """The counter of a storage that the tensor has left with `set_`: other views go on sharing it while there are any."""

    __slots__ = ("_last", "_storage")

    def __init__(self, storage: StorageImpl) -> None:
        leave_ring(storage)  # in the ring it would begin anew for another tensor
        self._storage = weakref.ref(storage)
        self._last = storage.version
        saving.special = True

    @property
    def version(self) -> int:  # type: ignore[override]
        storage = self._storage()
        if storage is not None:
            self._last = storage.version
        return self._last

    def bump(self) -> None:
        storage = self._storage()
        if storage is not None:
            storage.version += 1
        self._last += 1


class InferenceVersion(VersionCounter):
    """Where an inference tensor would have its counter."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    @property
    def version(self) -> int:  # type: ignore[override]
        raise RuntimeError("Inference tensors do not track version counter.")

    def bump(self) -> None:
        check(
            is_inference_mode_enabled(),
            "Inplace update to inference tensor outside InferenceMode is not allowed."
            "You can make a clone to get a normal tensor before doing inplace update."
            "See https://github.com/pytorch/rfcs/pull/17 for more details.",
        )


class AutogradMeta:
    """The fields. Their defaults stand in the class, so that an instance costs only what is set: mostly `edge` alone.

    edge             (grad_fn, output_nr) of a tensor that an operator made and that is no view, else None
    grad             the accumulated gradient
    requires_grad    a leaf's own flag (non-leaves and views have the metadata's bit without it)
    fw_grad          the tangent, inside a dual_level
    detached         whether `detach_` cut it off a history
    grad_dtype       of a leaf: what dtype its gradient has; None where any may be kept. Counts where it was set
    outer_edge       what the world outside of a vmap has recorded of it, where what is inside took its place (func/levels.py)
    """

    edge: Edge | None = None
    grad: Tensor | None = None
    requires_grad = False
    fw_grad: Tensor | None = None
    grad_accumulator: weakref.ref[AccumulateGrad] | None = None
    hooks: HookDict | None = None
    post_accumulate_grad_hooks: HookDict | None = None
    retains_grad = False
    own_version: VersionCounter | None = None
    views: list[weakref.ref[Tensor]] | None = None
    # How long `views` may grow before dead references are removed from it.
    most_views = 32
    base: Tensor | None = None
    detached = False
    sets_grad_dtype = False
    grad_dtype: ScalarType | None = None
    outer_edge: Edge | None = None


class DifferentiableViewMeta(AutogradMeta):
    """The fields of a view, see Note [Views and in-place writes].

    base             the root: never itself a view
    view_edge        (grad_fn, output_nr), right as long as the version is `attr_version`
    """

    base: Tensor
    view_edge: Edge | None = None
    attr_version: int
    creation_meta = CreationMeta.DEFAULT


INFERENCE_VERSION = InferenceVersion()


class InferenceAutogradMeta(AutogradMeta):
    """The fields of an inference tensor."""

    own_version = INFERENCE_VERSION


set_inference_autograd_meta(
    InferenceAutogradMeta, lambda meta: meta.own_version is INFERENCE_VERSION, saving.begin_to_ask_for_versions
)
