"""Parametrizations: a parameter that is computed from another one whenever it is read.

    register_parametrization(module, "weight", Symmetric())
    module.weight                             # Symmetric()(module.parametrizations.weight.original)
    module.weight = value                     # original = Symmetric().right_inverse(value), if it has one

The class of the module becomes a subclass of its own, in which `weight` is a property. The tensor that is trained lives in
`module.parametrizations.weight`, a ParametrizationList.

Mirrors torch/nn/utils/parametrize.py. Left out: opaque objects among the originals.
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import deepcopy
from typing import Any

from tinytensor.__future__ import get_swap_module_params_on_conversion
from tinytensor._tensor import Tensor
from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn.modules.container import ModuleDict, ModuleList
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter
from tinytensor.utils._python_dispatch import is_traceable_wrapper_subclass
from tinytensor.utils._swap_tensors import swap_tensors

__all__ = [
    "ParametrizationList",
    "cached",
    "is_parametrized",
    "register_parametrization",
    "remove_parametrizations",
    "transfer_parametrizations_and_params",
    "type_before_parametrizations",
]

_cache_enabled = 0
_cache: dict[tuple[int, str], Any] = {}


@contextmanager
def cached() -> Iterator[None]:
    """While it is open, every parametrized tensor is computed once, at its first use, and kept until the end.

    For a module that uses one weight several times, such as the loop of a recurrent cell.

    >>> from tinytensor.nn.utils import parametrize
    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> with parametrize.cached():
    ...     layer.weight is layer.weight
    True
    >>> layer.weight is layer.weight
    False
    """
    global _cache_enabled
    _cache_enabled += 1
    try:
        yield
    finally:
        _cache_enabled -= 1
        if not _cache_enabled:
            _cache.clear()


def _register_parameter_or_buffer(module: Module, name: str, tensor: Any) -> None:
    if isinstance(tensor, Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor)


def _maybe_set(destination: Any, source: Any) -> None:
    """Give the tensor `destination` other values, so that it stays the object that the optimizer knows."""
    if get_swap_module_params_on_conversion() or is_traceable_wrapper_subclass(destination):
        if isinstance(destination, Parameter) and not isinstance(source, Parameter):
            source = Parameter(source, requires_grad=destination.requires_grad)
        swap_tensors(destination, source)
    else:
        destination.set_(source)


def _check_kept(what: str, before: Any, after: Any, old_name: str, new_name: str, flag: str) -> None:
    """A parametrization keeps the tensor's dtype and shape."""
    for part in ("dtype", "shape"):
        old, new = getattr(before, part), getattr(after, part)
        if old != new:
            raise ValueError(
                f"{what} may not change the {part} of the tensor, unless {flag} flag is enabled.\n"
                f"{old_name.format(part)}: {old}\n{new_name.format(part)}: {new}"
            )


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, in the order in which they are applied. `register_parametrization` makes it.

        modules    at least one parametrization
        original   the parameter or buffer that they compute from
        unsafe     whether dtype and shape may change: False

    State: `original`; where the first parametrization's `right_inverse` returns several tensors, `original0`,
    `original1`, ... ValueError for results of a wrong kind, dtype or shape.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> [name for name, _ in layer.parametrizations.weight.named_parameters()]
    ['original0', 'original1']
    """

    original: Any
    unsafe: bool

    def __init__(self, modules: Sequence[Module], original: Any, unsafe: bool = False) -> None:
        if len(modules) == 0:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        # `set_` below may change the original itself, so that its form is noted first.
        before = original.detach().to("meta")
        new: Any = original
        with no_grad():
            for module in reversed(self):
                if hasattr(module, "right_inverse"):
                    with suppress(NotImplementedError):  # like one that has none: taken as the identity
                        new = module.right_inverse(new)
        if not isinstance(new, Tensor) and not isinstance(new, Sequence):
            raise ValueError(
                "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                f"Got {type(new).__name__}"
            )
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if self.is_tensor:
            for part in ("dtype", "device"):
                old, value = getattr(original, part), getattr(new, part)
                if old != value:
                    raise ValueError(
                        f"When `right_inverse` outputs one tensor, it may not change the {part}.\n"
                        f"original.{part}: {old}\nright_inverse(original).{part}: {value}"
                    )
            with no_grad():
                _maybe_set(original, new)
            _register_parameter_or_buffer(self, "original", original)
        else:
            for i, part in enumerate(new):
                if not isinstance(part, Tensor):
                    raise ValueError(
                        "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                        f"Got element {i} of the sequence with type {type(part).__name__}."
                    )
                if isinstance(original, Parameter):
                    part = Parameter(part, original.requires_grad)
                part.requires_grad_(original.requires_grad)
                _register_parameter_or_buffer(self, f"original{i}", part)
        if not self.unsafe:
            result = self()
            if not isinstance(result, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(result).__name__}.")
            what = "Registering a parametrization"
            _check_kept(what, before, result, "unparametrized {}", "parametrized {}", "`unsafe`")

    def right_inverse(self, value: Any) -> None:
        """Compute and store the originals that give `value`. RuntimeError where a parametrization has no `right_inverse`."""
        with no_grad():
            for module in reversed(self):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(f"parametrization {type(module).__name__} does not implement right_inverse.")
                value = module.right_inverse(value)
            if self.is_tensor:
                if not isinstance(value, Tensor):
                    raise ValueError(f"`right_inverse` should return a tensor. Got {type(value).__name__}")
                if value.dtype != self.original.dtype:
                    raise ValueError(
                        f"The tensor returned by `right_inverse` has dtype {value.dtype} "
                        f"while `original` has dtype {self.original.dtype}"
                    )
                _maybe_set(self.original, value)
                return
            if not isinstance(value, Sequence):
                raise ValueError(f"'right_inverse' must return a sequence of tensors. Got {type(value).__name__}.")
            if len(value) != self.ntensors:
                raise ValueError(
                    "'right_inverse' must return a sequence of tensors of length "
                    f"{self.ntensors}. Got a sequence of length {len(value)}."
                )
            for i, tensor in enumerate(value):
                if not isinstance(tensor, Tensor):
                    raise ValueError(
                        "'right_inverse' must return a sequence of tensors or reference-type opaques. "
                        f"Got element {i} of type {type(tensor).__name__}."
                    )
                original = getattr(self, f"original{i}")
                if original.dtype != tensor.dtype:
                    raise ValueError(
                        f"Tensor {i} returned by `right_inverse` has dtype {tensor.dtype} "
                        f"while `original{i}` has dtype {original.dtype}"
                    )
                _maybe_set(original, tensor)

    def forward(self) -> Any:
        """The parametrized tensor."""
        names = ["original"] if self.is_tensor else [f"original{i}" for i in range(self.ntensors)]
        x = self[0](*(getattr(self, name) for name in names))
        for i in range(1, len(self)):
            x = self[i](x)
        return x


def _deepcopy_of_a_parametrized_module(self: Any, memo: dict[int, Any]) -> Any:
    """What `copy.deepcopy` does by itself. It would ask `__getstate__`, which refuses."""
    known = memo.get(id(self))
    if known is not None:
        return known
    replica = self.__new__(self.__class__)
    memo[id(self)] = replica
    replica.__dict__ = deepcopy(self.__dict__, memo)
    for slot in copyreg._slotnames(self.__class__):  # type: ignore[attr-defined]
        if hasattr(self, slot):
            setattr(replica, slot, deepcopy(getattr(self, slot), memo))
    return replica


def _getstate_of_a_parametrized_module(self: Any) -> Any:
    # The class exists in this process alone, so that a pickle could not name it.
    raise RuntimeError(
        "Serialization of parametrized modules is only supported through state_dict(). See:\n"
        "https://pytorch.org/tutorials/beginner/saving_loading_models.html"
        "#saving-loading-a-general-checkpoint-for-inference-and-or-resuming-training"
    )


def _inject_new_class(module: Module) -> None:
    """Give this one module a class of its own, which can have properties that other modules of its kind have not."""
    kind = type(module)
    members: dict[str, Any] = {"__getstate__": _getstate_of_a_parametrized_module}
    if not hasattr(kind, "__deepcopy__"):
        members["__deepcopy__"] = _deepcopy_of_a_parametrized_module
    module.__class__ = type(f"Parametrized{kind.__name__}", (kind,), members)


def _inject_property(module: Module, tensor_name: str) -> None:
    """Make `module.<tensor_name>` a property that computes the tensor."""
    assert not hasattr(module, tensor_name), f"Module already has an attribute named '{tensor_name}'"

    def get(self: Any) -> Any:
        parametrization = self.parametrizations[tensor_name]
        if not _cache_enabled:
            return parametrization()
        # By the instance that reads: a copy of the module shares its class, and not its tensors.
        key = (id(self), tensor_name)
        if _cache.get(key) is None:
            _cache[key] = parametrization()
        return _cache[key]

    def put(self: Any, value: Any) -> None:
        self.parametrizations[tensor_name].right_inverse(value)

    setattr(type(module), tensor_name, property(get, put))


def register_parametrization(module: Any, tensor_name: str, parametrization: Any, *, unsafe: bool = False) -> Any:
    """Compute a parameter or buffer of the module by `parametrization` whenever it is read. Returns the module.

        module            its class becomes `Parametrized<Name>`
        tensor_name       a parameter, a buffer, or one that is parametrized already; then the new one comes after the others
        parametrization   a module: tensor -> tensor. With a method `right_inverse`, the tensor can be assigned to
        unsafe            whether dtype and shape may change: False

    The trained tensor is `module.parametrizations.<tensor_name>.original`, the same object as before. ValueError for a name
    that the module does not have, and for a parametrization that changes dtype or shape.

    >>> class Symmetric(nn.Module):
    ...     def forward(self, x):
    ...         return x.triu() + x.triu(1).T
    ...     def right_inverse(self, a):
    ...         return a.triu()
    >>> layer = nn.utils.parametrize.register_parametrization(nn.Linear(2, 2), "weight", Symmetric())
    >>> layer.weight = tt.tensor([[1.0, 2.0], [2.0, 3.0]])
    >>> layer.parametrizations.weight.original
    Parameter containing:
    tensor([[1., 2.],
            [0., 3.]], requires_grad=True)
    >>> layer.weight.tolist()
    [[1.0, 2.0], [2.0, 3.0]]
    """
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        if not unsafe:
            _check_another(module, tensor_name, parametrization)
        several = module.parametrizations[tensor_name]
        several.append(parametrization)
        several.unsafe |= unsafe
    elif tensor_name in module._buffers or tensor_name in module._parameters:
        # Made before anything is changed: it may refuse.
        made = ParametrizationList([parametrization], getattr(module, tensor_name), unsafe=unsafe)
        delattr(module, tensor_name)
        if not is_parametrized(module):
            _inject_new_class(module)
            module.parametrizations = ModuleDict()
        _inject_property(module, tensor_name)
        module.parametrizations[tensor_name] = made
    else:
        raise ValueError(
            f"Module '{module}' does not have a parameter, a buffer, or a "
            f"parametrized element with name '{tensor_name}'"
        )
    return module


def _check_another(module: Any, name: str, parametrization: Any) -> None:
    """One more parametrization keeps dtype and shape, forward and backward."""
    now = getattr(module, name)
    result = parametrization(now)
    if not isinstance(result, Tensor):
        raise ValueError(f"A parametrization must return a tensor. Got {type(result).__name__}.")
    names = f"module.{name}.{{}}", f"parametrization(module.{name}).{{}}"
    _check_kept("Registering a parametrization", now, result, *names, "the `unsafe`")
    if not hasattr(parametrization, "right_inverse"):
        return
    try:
        inverse = parametrization.right_inverse(result)
    except NotImplementedError:
        return
    if not isinstance(inverse, Tensor):
        raise ValueError(f"parametrization.right_inverse must return a tensor. Got: {type(inverse).__name__}")
    for part in ("dtype", "shape"):
        old, new = getattr(now, part), getattr(inverse, part)
        if old != new:
            raise ValueError(
                f"The tensor returned by parametrization.right_inverse must have the same {part} "
                f"as module.{name}, unless the `unsafe` flag is enabled.\n"
                f"module.{name}.{part}: {old}\nreturned {part}: {new}"
            )


def is_parametrized(module: Any, tensor_name: str | None = None) -> bool:
    """Whether the tensor of this name is parametrized; without a name, whether any is.

    >>> nn.utils.parametrize.is_parametrized(nn.Linear(2, 2))
    False
    """
    parametrizations = getattr(module, "parametrizations", None)
    if not isinstance(parametrizations, ModuleDict):
        return False
    return len(parametrizations) > 0 if tensor_name is None else tensor_name in parametrizations


def remove_parametrizations(module: Any, tensor_name: str, leave_parametrized: bool = True) -> Any:
    """Make a tensor an ordinary parameter or buffer again. Returns the module.

        leave_parametrized   True: it keeps its present value. False: it is what was trained, `original`

    ValueError where there is nothing to remove, and for False with several originals.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> nn.utils.parametrize.remove_parametrizations(layer, "weight")
    Linear(in_features=2, out_features=2, bias=True)
    """
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    parametrizations = module.parametrizations[tensor_name]
    if parametrizations.is_tensor:
        original = parametrizations.original
        if leave_parametrized:
            with no_grad():
                now = getattr(module, tensor_name)
                _set_for_good(original, now)
    elif leave_parametrized:
        # With gradients: they tell whether any of the originals needs them.
        now = getattr(module, tensor_name)
        original = Parameter(now) if now.requires_grad else now
    else:
        raise ValueError(
            "Cannot leave unparametrized (`leave_parametrized=False`) a tensor "
            "that is parametrized in terms of a sequence of tensors."
        )
    delattr(type(module), tensor_name)
    del module.parametrizations[tensor_name]
    _register_parameter_or_buffer(module, tensor_name, original)
    if not is_parametrized(module):
        delattr(module, "parametrizations")
        module.__class__ = type(module).__bases__[0]
    return module


def _set_for_good(original: Any, now: Any) -> None:
    if type(original) is Tensor:
        _maybe_set(original, now)
        return
    try:
        _maybe_set(original, now)
    except RuntimeError as error:
        raise RuntimeError(
            "Calling remove_parametrizations() with leave_parametrized=True "
            "for a parameter that is an instance of a tensor subclass requires "
            "set_() to be implemented correctly for the tensor subclass."
            "Alternatively, one can opt into the swap_tensors path"
            "Either set leave_parametrized=False or provide a working implementation"
            "for set_() in the tensor subclass or set "
            "torch.__future__.set_swap_module_params_on_conversion(True)."
        ) from error


def type_before_parametrizations(module: Any) -> type:
    """The class that the module had before it was parametrized.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> type(layer).__name__, nn.utils.parametrize.type_before_parametrizations(layer).__name__
    ('ParametrizedLinear', 'Linear')
    """
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(from_module: Any, to_module: Any, tensor_name: str | None = None) -> Any:
    """Give `to_module` the parametrizations of the other module, and the tensors they compute from. Returns `to_module`.

        tensor_name   only this one; None: all that are parametrized

    Nothing happens where `from_module` has no parametrization.

    >>> one = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
    >>> other = nn.utils.parametrize.transfer_parametrizations_and_params(one, nn.Linear(2, 2))
    >>> tt.equal(one.weight, other.weight)
    True
    """
    if not is_parametrized(from_module):
        return to_module
    for name in from_module.parametrizations if tensor_name is None else [tensor_name]:
        source = from_module.parametrizations[name]
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        for parametrization in source:
            register_parametrization(to_module, name, parametrization)
        target = to_module.parametrizations[name]
        if hasattr(source, "original"):
            target.original = source.original
        else:
            for i in range(source.ntensors):
                setattr(target, f"original{i}", getattr(source, f"original{i}"))
    return to_module
