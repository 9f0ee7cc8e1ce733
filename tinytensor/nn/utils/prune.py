"""Pruning: parameters of which some entries are kept at zero.

    prune.l1_unstructured(module, "weight", amount=0.3)
    module.weight_orig     # the parameter that is trained
    module.weight_mask     # a buffer of ones and zeros
    module.weight          # their product, computed before each forward
    prune.remove(module, "weight")      # the zeros stay, the rest goes

Mirrors torch/nn/utils/prune.py.
"""

from __future__ import annotations

import numbers
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from tinytensor.aten import functions as F
from tinytensor.c10.layout import contiguous_format
from tinytensor.functional import norm
from tinytensor.nn.utils.convert_parameters import parameters_to_vector

__all__ = [
    "BasePruningMethod",
    "CustomFromMask",
    "Identity",
    "L1Unstructured",
    "LnStructured",
    "PruningContainer",
    "RandomStructured",
    "RandomUnstructured",
    "custom_from_mask",
    "global_unstructured",
    "identity",
    "is_pruned",
    "l1_unstructured",
    "ln_structured",
    "random_structured",
    "random_unstructured",
    "remove",
]


class BasePruningMethod(ABC):
    """A way to choose what is pruned. A subclass defines `compute_mask` and the class attribute `PRUNING_TYPE`.

        PRUNING_TYPE   "unstructured", "structured" (with an attribute `dim`) or "global": how it combines with earlier ones

    `apply` makes one for a module and registers it as a forward pre-hook.

    >>> from tinytensor.nn.utils import prune
    >>> class EveryOther(prune.BasePruningMethod):
    ...     PRUNING_TYPE = "unstructured"
    ...     def compute_mask(self, t, default_mask):
    ...         mask = default_mask.clone()
    ...         mask.view(-1)[::2] = 0
    ...         return mask
    >>> layer = nn.Linear(2, 2)
    >>> _ = EveryOther.apply(layer, "weight")
    >>> layer.weight_mask
    tensor([[0., 1.],
            [0., 1.]])
    """

    _tensor_name: str
    PRUNING_TYPE: ClassVar[str]

    def __call__(self, module: Any, inputs: Any) -> None:
        # Computed anew before each forward: an optimizer has changed the parameter since.
        setattr(module, self._tensor_name, self.apply_mask(module))

    @abstractmethod
    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask for a tensor of importances, 0 where it is pruned; `default_mask` has what was pruned before."""

    def apply_mask(self, module: Any) -> Any:
        """The parameter times its mask."""
        if self._tensor_name is None:
            raise AssertionError(f"Module {module} has to be pruned")
        orig = getattr(module, self._tensor_name + "_orig")
        return getattr(module, self._tensor_name + "_mask").to(dtype=orig.dtype) * orig

    @classmethod
    def apply(cls, module: Any, name: str, *args: Any, importance_scores: Any = None, **kwargs: Any) -> Any:
        """Prune a parameter of the module; on top of earlier methods, if there are any. Returns the method in charge.

        importance_scores   what the choice is made by, of the parameter's shape; None: the parameter itself
        """
        method = cls._composite(module, name, *args, **kwargs)
        orig = getattr(module, name)
        if importance_scores is None:
            importance_scores = orig
        elif importance_scores.shape != orig.shape:
            raise AssertionError(
                f"importance_scores should have the same shape as parameter {name} of {module}, "
                f"got {importance_scores.shape} vs {orig.shape}"
            )
        first = not isinstance(method, PruningContainer)
        if first:
            module.register_parameter(name + "_orig", orig)
            del module._parameters[name]
            default_mask = F.ones_like(orig)
        else:
            default_mask = getattr(module, name + "_mask").detach().clone(memory_format=contiguous_format)
        try:
            module.register_buffer(name + "_mask", method.compute_mask(importance_scores, default_mask=default_mask))
            setattr(module, name, method.apply_mask(module))
            module.register_forward_pre_hook(method)
        except Exception:
            if first:
                module.register_parameter(name, getattr(module, name + "_orig"))
                del module._parameters[name + "_orig"]
            raise
        return method

    @classmethod
    def _composite(cls, module: Any, name: str, *args: Any, **kwargs: Any) -> Any:
        """The method alone, or a container with it and the earlier ones, whose hook is taken off."""
        found = {
            number: hook
            for number, hook in module._forward_pre_hooks.items()
            if isinstance(hook, BasePruningMethod) and hook._tensor_name == name
        }
        if len(found) > 1:
            raise AssertionError(
                f"Avoid adding multiple pruning hooks to the same tensor {name} of module {module}. Use a PruningContainer."
            )
        for number in found:
            del module._forward_pre_hooks[number]
        method = cls(*args, **kwargs)
        method._tensor_name = name
        for old in found.values():
            container = old if isinstance(old, PruningContainer) else PruningContainer(old)
            container.add_pruning_method(method)
            return container
        return method

    def prune(self, t: Any, default_mask: Any = None, importance_scores: Any = None) -> Any:
        """The tensor with what this method chooses at zero; nothing is registered.

        >>> from tinytensor.nn.utils import prune
        >>> prune.L1Unstructured(amount=2).prune(tt.tensor([3.0, -1.0, 2.0]))
        tensor([3., -0., 0.])
        """
        if importance_scores is None:
            importance_scores = t
        elif importance_scores.shape != t.shape:
            raise AssertionError(
                f"importance_scores should have the same shape as tensor t, got {importance_scores.shape} vs {t.shape}"
            )
        if default_mask is None:
            default_mask = F.ones_like(t)
        return t * self.compute_mask(importance_scores, default_mask=default_mask)

    def remove(self, module: Any) -> None:
        """Write the zeros into the parameter, which gets its name back."""
        name = self._tensor_name
        if name is None:
            raise AssertionError(f"Module {module} has to be pruned before pruning can be removed")
        weight = self.apply_mask(module)
        if hasattr(module, name):
            delattr(module, name)
        orig = module._parameters[name + "_orig"]
        orig.data = weight.data
        del module._parameters[name + "_orig"]
        del module._buffers[name + "_mask"]
        setattr(module, name, orig)


class PruningContainer(BasePruningMethod):
    """Several pruning methods of one parameter; each one chooses among what the earlier ones left.

    >>> from tinytensor.nn.utils import prune
    >>> layer = prune.l1_unstructured(nn.Linear(2, 2), "weight", 1)
    >>> layer = prune.l1_unstructured(layer, "weight", 1)
    >>> layer.weight_mask.sum()
    tensor(2.)
    """

    def __init__(self, *args: Any) -> None:
        self._pruning_methods: tuple[Any, ...] = ()
        if len(args) == 1:
            self._tensor_name = args[0]._tensor_name
        for method in args:
            self.add_pruning_method(method)

    def add_pruning_method(self, method: Any) -> None:
        """Add one more. TypeError for what is no method, ValueError for one of another parameter."""
        if not isinstance(method, BasePruningMethod) and method is not None:
            raise TypeError(f"{type(method)} is not a BasePruningMethod subclass")
        if method is not None and self._tensor_name != method._tensor_name:
            raise ValueError(
                f"Can only add pruning methods acting on the parameter named '{self._tensor_name}' "
                f"to PruningContainer {self}. Found '{method._tensor_name}'"
            )
        self._pruning_methods += (method,)

    def __len__(self) -> int:
        return len(self._pruning_methods)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._pruning_methods)

    def __getitem__(self, idx: Any) -> Any:
        return self._pruning_methods[idx]

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask after the last method, which sees only what is not pruned yet."""
        method = self._pruning_methods[-1]
        left: Any
        if method.PRUNING_TYPE == "unstructured":
            left = default_mask == 1
        elif method.PRUNING_TYPE == "structured":
            if not hasattr(method, "dim"):
                raise AttributeError(
                    'Pruning methods of PRUNING_TYPE "structured" need to have the attribute `dim` defined.'
                )
            dims = t.dim()
            dim = method.dim + dims if method.dim < 0 else method.dim
            if dim < 0:
                raise IndexError(f"Index is out of bounds for tensor with dimensions {dims}")
            kept = default_mask.sum(dim=[d for d in range(dims) if d != dim]) != 0
            left = (*[slice(None)] * dim, kept, *[slice(None)] * (dims - dim - 1))
        elif method.PRUNING_TYPE == "global":
            left = (slice(None),) * len(t.shape)
        else:
            raise ValueError(f"Unrecognized PRUNING_TYPE {method.PRUNING_TYPE}")
        mask = default_mask.to(dtype=t.dtype)
        mask[left] = method.compute_mask(t[left], default_mask=default_mask[left]).to(dtype=mask.dtype)
        return mask


class Identity(BasePruningMethod):
    """Prunes nothing, and gives the parameter its mask.

    >>> from tinytensor.nn.utils import prune
    >>> prune.identity(nn.Linear(2, 2), "weight").weight_mask.sum()
    tensor(4.)
    """

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """Nothing more than before."""
        return default_mask

    @classmethod
    def apply(cls, module: Any, name: str) -> Any:  # type: ignore[override]
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name)


class RandomUnstructured(BasePruningMethod):
    """Prunes entries at random. `amount`: a share as a float, or a number as an int.

    >>> from tinytensor.nn.utils import prune
    >>> prune.random_unstructured(nn.Linear(2, 2), "weight", 1).weight_mask.sum()
    tensor(3.)
    """

    PRUNING_TYPE = "unstructured"

    def __init__(self, amount: Any) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """Chosen by chance."""
        number = _number_to_prune(self.amount, t.nelement())
        mask = default_mask.clone(memory_format=contiguous_format)
        if number != 0:
            mask.view(-1)[F.topk(F.rand_like(t).view(-1), k=number).indices] = 0
        return mask

    @classmethod
    def apply(cls, module: Any, name: str, amount: Any) -> Any:  # type: ignore[override]
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name, amount=amount)


class L1Unstructured(BasePruningMethod):
    """Prunes the entries of least magnitude. `amount`: a share as a float, or a number as an int.

    >>> from tinytensor.nn.utils import prune
    >>> prune.l1_unstructured(nn.Linear(2, 2), "weight", 1).weight_mask.sum()
    tensor(3.)
    """

    PRUNING_TYPE = "unstructured"

    def __init__(self, amount: Any) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The least magnitudes."""
        number = _number_to_prune(self.amount, t.nelement())
        mask = default_mask.clone(memory_format=contiguous_format)
        if number != 0:
            mask.view(-1)[F.topk(F.abs(t).view(-1), k=number, largest=False).indices] = 0
        return mask

    @classmethod
    def apply(cls, module: Any, name: str, amount: Any, importance_scores: Any = None) -> Any:  # type: ignore[override]
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name, amount=amount, importance_scores=importance_scores)


def _channels_mask(t: Any, dim: int, channels: Any) -> Any:
    """A mask that keeps whole slices of `dim`: those that `channels`, bools or indices, names."""
    mask = F.zeros_like(t)
    where: list[Any] = [slice(None)] * t.dim()
    where[dim] = channels
    mask[tuple(where)] = 1
    return mask


class RandomStructured(BasePruningMethod):
    """Prunes whole slices along `dim` at random. `amount`: a share as a float, or a number as an int.

    >>> from tinytensor.nn.utils import prune
    >>> prune.random_structured(nn.Linear(2, 2), "weight", 1, 0).weight_mask.sum()
    tensor(2.)
    """

    PRUNING_TYPE = "structured"

    def __init__(self, amount: Any, dim: int = -1) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount
        self.dim = dim

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """Slices chosen by chance."""
        _validate_structured_pruning(t, self.dim)
        channels = t.shape[self.dim]
        number = _number_to_prune(self.amount, channels)
        if number == 0:
            return default_mask
        chance = F.rand(channels)
        kept = chance > F.kthvalue(chance, k=number).values
        mask = _channels_mask(t, self.dim, kept)
        mask *= default_mask.to(dtype=mask.dtype)
        return mask

    @classmethod
    def apply(cls, module: Any, name: str, amount: Any, dim: int = -1) -> Any:  # type: ignore[override]
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name, amount=amount, dim=dim)


class LnStructured(BasePruningMethod):
    """Prunes the slices along `dim` that have the least n-norm. `amount`: a share as a float, or a number as an int.

    >>> from tinytensor.nn.utils import prune
    >>> prune.ln_structured(nn.Linear(2, 2), "weight", 1, 2, 0).weight_mask.sum()
    tensor(2.)
    """

    PRUNING_TYPE = "structured"

    def __init__(self, amount: Any, n: Any, dim: int = -1) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount
        self.n = n
        self.dim = dim

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The slices of least norm."""
        _validate_structured_pruning(t, self.dim)
        channels = t.shape[self.dim]
        number = _number_to_prune(self.amount, channels)
        kept = F.topk(_compute_norm(t, self.n, self.dim), k=channels - number, largest=True).indices
        if number == 0:
            return default_mask
        mask = _channels_mask(t, self.dim, kept)
        mask *= default_mask.to(dtype=mask.dtype)
        return mask

    @classmethod
    def apply(  # type: ignore[override]
        cls, module: Any, name: str, amount: Any, n: Any, dim: int, importance_scores: Any = None
    ) -> Any:
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name, amount=amount, n=n, dim=dim, importance_scores=importance_scores)


class CustomFromMask(BasePruningMethod):
    """Prunes by a mask that is given.

    >>> from tinytensor.nn.utils import prune
    >>> prune.custom_from_mask(nn.Linear(2, 2), "weight", tt.eye(2)).weight_mask.sum()
    tensor(2.)
    """

    PRUNING_TYPE = "global"

    def __init__(self, mask: Any) -> None:
        self.mask = mask

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The given mask."""
        if default_mask.shape != self.mask.shape:
            raise AssertionError(
                f"default_mask shape {default_mask.shape} must match self.mask shape {self.mask.shape}"
            )
        return default_mask * self.mask.to(dtype=default_mask.dtype)

    @classmethod
    def apply(cls, module: Any, name: str, mask: Any) -> Any:  # type: ignore[override]
        """Prune a parameter of the module, and return the method in charge."""
        return super().apply(module, name, mask=mask)


def identity(module: Any, name: str) -> Any:
    """Give the parameter a mask of ones. Returns the module, which then has `<name>_orig` and `<name>_mask`.

    >>> from tinytensor.nn.utils import prune
    >>> prune.identity(nn.Linear(1, 1), "weight").weight_mask
    tensor([[1.]])
    """
    Identity.apply(module, name)
    return module


def random_unstructured(module: Any, name: str, amount: Any) -> Any:
    """Prune entries at random. `amount`: a share as a float in [0, 1], or a number as an int. Returns the module.

    TypeError and ValueError for other amounts.

    >>> from tinytensor.nn.utils import prune
    >>> prune.random_unstructured(nn.Linear(2, 2), "weight", 0.5).weight_mask.sum()
    tensor(2.)
    """
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module: Any, name: str, amount: Any, importance_scores: Any = None) -> Any:
    """Prune the entries of least magnitude, or of least importance. Returns the module.

    >>> from tinytensor.nn.utils import prune
    >>> layer = nn.Linear(2, 1, bias=False)
    >>> layer.weight = nn.Parameter(tt.tensor([[1.0, -3.0]]))
    >>> prune.l1_unstructured(layer, "weight", amount=0.5).weight
    tensor([[ 0., -3.]], grad_fn=<MulBackward0>)
    """
    L1Unstructured.apply(module, name, amount=amount, importance_scores=importance_scores)
    return module


def random_structured(module: Any, name: str, amount: Any, dim: int) -> Any:
    """Prune whole slices along `dim` at random. Returns the module. ValueError for a tensor of one dimension.

    >>> from tinytensor.nn.utils import prune
    >>> prune.random_structured(nn.Linear(2, 2), "weight", 1, dim=0).weight_mask.sum()
    tensor(2.)
    """
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(module: Any, name: str, amount: Any, n: Any, dim: int, importance_scores: Any = None) -> Any:
    """Prune the slices along `dim` of least n-norm. Returns the module. ValueError for a tensor of one dimension.

    >>> from tinytensor.nn.utils import prune
    >>> layer = nn.Linear(2, 2)
    >>> layer.weight = nn.Parameter(tt.tensor([[1.0, 2.0], [3.0, 4.0]]))
    >>> prune.ln_structured(layer, "weight", amount=1, n=2, dim=0).weight_mask
    tensor([[0., 0.],
            [1., 1.]])
    """
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def global_unstructured(parameters: Any, pruning_method: Any, importance_scores: Any = None, **kwargs: Any) -> None:
    """Prune several parameters as if they were one.

        parameters          pairs (module, name)
        pruning_method      a class of type "unstructured"; `kwargs` are for it
        importance_scores   a dict (module, name) -> tensor; the parameter itself where there is none

    >>> from tinytensor.nn.utils import prune
    >>> net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    >>> prune.global_unstructured([(net[0], "weight"), (net[1], "weight")], prune.L1Unstructured, amount=3)
    >>> (net[0].weight_mask.sum() + net[1].weight_mask.sum()).item()
    5.0
    """
    if not isinstance(parameters, Iterable):
        raise TypeError("global_unstructured(): parameters is not an Iterable")
    importance_scores = importance_scores if importance_scores is not None else {}
    if not isinstance(importance_scores, dict):
        raise TypeError("global_unstructured(): importance_scores must be of type dict")
    parameters = list(parameters)
    scores = parameters_to_vector([importance_scores.get(pair, getattr(*pair)) for pair in parameters])
    masks = [getattr(module, name + "_mask", F.ones_like(getattr(module, name))) for module, name in parameters]
    container = PruningContainer()
    container._tensor_name = "temp"  # there is no such parameter: the methods in a container must agree about a name
    method = pruning_method(**kwargs)
    method._tensor_name = "temp"
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(
            'Only "unstructured" PRUNING_TYPE supported for the `pruning_method`. '
            f"Found method {pruning_method} of type {method.PRUNING_TYPE}"
        )
    container.add_pruning_method(method)
    mask = container.compute_mask(scores, parameters_to_vector(masks))
    start = 0
    for module, name in parameters:
        parameter = getattr(module, name)
        custom_from_mask(module, name, mask=mask[start : start + parameter.numel()].view_as(parameter))
        start += parameter.numel()


def custom_from_mask(module: Any, name: str, mask: Any) -> Any:
    """Prune by a mask of the parameter's shape. Returns the module.

    >>> from tinytensor.nn.utils import prune
    >>> prune.custom_from_mask(nn.Linear(2, 2), "weight", tt.eye(2)).weight_mask
    tensor([[1., 0.],
            [0., 1.]])
    """
    CustomFromMask.apply(module, name, mask)
    return module


def remove(module: Any, name: str) -> Any:
    """Make the pruning permanent: the parameter has the zeros and is an ordinary one. Returns the module.

    ValueError where the parameter is not pruned.

    >>> from tinytensor.nn.utils import prune
    >>> layer = prune.l1_unstructured(nn.Linear(2, 2), "weight", 1)
    >>> prune.remove(layer, "weight").weight.count_nonzero()
    tensor(3)
    """
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, BasePruningMethod) and hook._tensor_name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            return module
    raise ValueError(f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed")


def is_pruned(module: Any) -> bool:
    """Whether a parameter of the module, or of one inside it, is pruned.

    >>> from tinytensor.nn.utils import prune
    >>> prune.is_pruned(nn.Linear(2, 2))
    False
    """
    return any(
        isinstance(hook, BasePruningMethod)
        for submodule in module.modules()
        for hook in submodule._forward_pre_hooks.values()
    )


def _validate_pruning_amount_init(amount: Any) -> None:
    if not isinstance(amount, numbers.Real):
        raise TypeError(f"Invalid type for amount: {amount}. Must be int or float.")
    whole = isinstance(amount, numbers.Integral)
    if (whole and amount < 0) or (not whole and not 0.0 <= float(amount) <= 1.0):
        raise ValueError(f"amount={amount} should either be a float in the range [0, 1] or a non-negative integer")


def _number_to_prune(amount: Any, size: int) -> Any:
    """How many of `size` things are pruned; ValueError for more than there are."""
    if not isinstance(amount, numbers.Integral):
        return round(amount * size)
    if amount > size:  # type: ignore[operator]
        raise ValueError(f"amount={amount} should be smaller than the number of parameters to prune={size}")
    return amount


def _validate_structured_pruning(t: Any, dim: int) -> None:
    if len(t.shape) <= 1:
        raise ValueError(
            "Structured pruning can only be applied to multidimensional tensors. "
            f"Found tensor of shape {t.shape} with {len(t.shape)} dims"
        )
    if dim >= t.dim():
        raise IndexError(f"Invalid index {dim} for tensor of size {t.shape}")


def _compute_norm(t: Any, n: Any, dim: int) -> Any:
    """The n-norm of each slice along `dim`."""
    dims = list(range(t.dim()))
    dims.remove(dims[dim])
    return norm(t, p=n, dim=dims)
