"""functional_call: call a module with other parameters than its own.

What it asks of a module is little: `named_parameters(remove_duplicate=)` and `named_buffers(remove_duplicate=)`, and
that a name `a.b.weight` is found by way of attributes. Tensors in `_parameters` and `_buffers` are replaced there.

Mirrors torch/_functorch/functional_call.py, torch/nn/utils/stateless.py and _named_member_accessor.py.
"""

from __future__ import annotations

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any
Tensors = dict[str, Any]

_MISSING = object()


def functional_call(
    module: Any,
    parameter_and_buffer_dicts: Tensors | Sequence[Tensors],
    args: Any = None,
    kwargs: dict[str, Any] | None = None,
    *,
    tie_weights: bool = True,
    strict: bool = False,
) -> Any:
    """`module(*args, **kwargs)` with the given tensors in place of its own, which it has again afterwards.

        parameter_and_buffer_dicts   tensors by name, or several such dicts without a name in common
        args                         a tuple of arguments, or one argument
        kwargs                       a dict, or None
        tie_weights                  names of one tensor in the module are given one value: True
        strict                       RuntimeError for names that are missing or unknown: False

    >>> module = nn.Linear(1, 1)
    >>> tt.func.functional_call(module, {"weight": tt.tensor([[2.0]]), "bias": tt.tensor([1.0])}, tt.tensor([3.0]))
    tensor([7.])
    """
    if isinstance(parameter_and_buffer_dicts, dict):
        tensors = parameter_and_buffer_dicts
    elif isinstance(parameter_and_buffer_dicts, Sequence):
        tensors = _merged(parameter_and_buffer_dicts)
    else:
        raise ValueError(
            "Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got "
            f"{type(parameter_and_buffer_dicts)}"
        )
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with _replaced(module, tensors, tie_weights, strict):
        return module(*args, **(kwargs or {}))


def _merged(dicts: Sequence[Tensors]) -> Tensors:
    if not all(isinstance(d, dict) for d in dicts):
        raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
    repeated = [name for name, count in Counter(name for d in dicts for name in d).items() if count > 1]
    if repeated:
        raise ValueError(f"{repeated} appeared in multiple dictionaries; behavior of functional call is ambiguous")
    return {name: t for d in dicts for name, t in d.items()}


@contextlib.contextmanager
def _replaced(module: Any, tensors: Tensors, tie_weights: bool, strict: bool) -> Iterator[None]:
    # `before` grows name by name, so that after an error in the middle only those that were replaced are put back.
    untied = _untie(module, tensors) if tie_weights else tensors
    if strict:
        _check_names(module, untied)
    before: Tensors = {}
    try:
        for name, t in untied.items():
            before[name] = _swap(module, name, t)
        yield
    finally:
        after = {name: _swap(module, name, t) for name, t in before.items()}
        # What the module assigned to its tensors meanwhile, it assigned to the ones given.
        tensors.update({name: after[name] for name in tensors if name in after})


def _named_tensors(module: Any) -> Tensors:
    return {
        **dict(module.named_parameters(remove_duplicate=False)),
        **dict(module.named_buffers(remove_duplicate=False)),
    }


def _untie(module: Any, tensors: Tensors) -> Tensors:
    """With a value for each name of a tensor of which one name was given one."""
    names: dict[int, list[str]] = defaultdict(list)
    for name, t in _named_tensors(module).items():
        names[id(t)].append(name)
    untied = dict(tensors)
    for tied in names.values():
        given = [name for name in tied if name in tensors]
        if len(tied) < 2 or not given:
            continue
        if len({id(tensors.get(name)) for name in tied}) > 1 and len(given) > 1:
            raise ValueError(
                f"functional_call got multiple values for keys {sorted(tied)}, which are tied. Consider using "
                "tie_weights=False"
            )
        untied |= dict.fromkeys(tied, tensors[given[0]])
    return untied


def _check_names(module: Any, tensors: Tensors) -> None:
    own = _named_tensors(module)
    unexpected = sorted(name for name in tensors if name not in own)
    missing = sorted(name for name in own if name not in tensors)
    texts = []
    if unexpected:
        texts.append(f"Unexpected key(s): {', '.join(map(repr, unexpected))}.")
    if missing:
        texts.append(f"Missing key(s): {', '.join(map(repr, missing))}.")
    check(not texts, lambda: f"Error(s) in reparametrizing for {type(module).__name__}:\n\t" + "\n\t".join(texts))


def _swap(module: Any, path: str, value: Any) -> Any:
    """Put `value` (or nothing: _MISSING) where the path leads; returns what was there."""
    owner, name = _owner(module, path)
    if value is not _MISSING and value is not None and not isinstance(value, TensorImpl):
        raise TypeError(f"{value} is not an instance of torch.Tensor")
    # Into the table itself: Module.__setattr__ refuses a plain tensor in the place of a Parameter.
    for table in (getattr(owner, "_parameters", {}), getattr(owner, "_buffers", {})):
        if name in table:
            before = table[name]
            if value is _MISSING:
                del table[name]
            else:
                table[name] = value
            return before
    before = getattr(owner, name, _MISSING)
    if before is not _MISSING and before is not None and not isinstance(before, TensorImpl):
        raise TypeError(f"attribute `{name}`: {before} is not an instance of torch.Tensor")
    if value is not _MISSING:
        setattr(owner, name, value)
    elif before is not _MISSING:
        delattr(owner, name)
    return before


def _owner(module: Any, path: str) -> tuple[Any, str]:
    *steps, name = path.split(".")
    for step in steps:
        if not hasattr(module, step):
            raise AttributeError(f"{type(module).__name__} has no attribute `{step}`")
        module = getattr(module, step)
    if not name:
        raise KeyError('tensor name can\'t be empty string ""')
    return module, name


def stack_module_state(models: Sequence[Any]) -> tuple[Tensors, Tensors]:
    """(parameters, buffers) of several modules of one class, stacked by name in a new first dimension, for `vmap`.

    Stacked parameters are new leaves. RuntimeError for no module, several classes, or modes that differ.

    >>> models = [nn.Linear(2, 3) for _ in range(4)]
    >>> parameters, buffers = tt.func.stack_module_state(models)
    >>> parameters["weight"].shape
    torch.Size([4, 3, 2])
    """
    check(len(models), "stack_module_state: Expected at least one model, got 0.")
    check(
        all(m.training for m in models) or not any(m.training for m in models),
        "stack_module_state: Expected all models to have the same training/eval mode.",
    )
    check(
        all(type(m) is type(models[0]) for m in models),
        "stack_module_state: Expected all models to be of the same class.",
    )
    parameters = [dict(m.named_parameters()) for m in models]
    buffers = [dict(m.named_buffers()) for m in models]
    return (
        {name: _stacked(name, [p[name] for p in parameters]) for name in parameters[0]},
        {name: _stacked(name, [b[name] for b in buffers]) for name in buffers[0]},
    )


def _stacked(name: str, tensors: list[Tensor]) -> Tensor:
    requires_grad = [t.requires_grad for t in tensors]
    check(len(set(requires_grad)) == 1, f"Expected {name} from each model to have the same .requires_grad")
    stacked = F.stack(tensors)
    return stacked.detach().requires_grad_() if requires_grad[0] else stacked
