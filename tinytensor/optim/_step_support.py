"""What the steps of all optimizers need: grad mode, scalars, and the choice between a loop, lists and one fused call.

On the CPU the choice is PyTorch's: a loop over the parameters, unless `foreach` or `fused` asks for more. Here
`foreach=True` is that loop as well, after the checks that PyTorch makes; `fused=True` is one kernel for all parameters
of a group (aten/native/optim/fused_adam.py).

Note [The order of a step]
A step calls PyTorch's operators in PyTorch's order with PyTorch's numbers; a test compares the two lists of calls. Floating
point is not associative, so another order, equal on paper, ends in other bits, and after a thousand steps in other weights.
Three habits follow from this, and recur in every file here:

    means        exp_avg.lerp_(grad, 1 - beta1), but exp_avg_sq.mul_(beta2).addcmul_(grad, grad, ...): lerp computes
                 m + w * (g - m) for w < 1/2, mul_ and addcmul_ round the two products apart
    numbers      step sizes and bias corrections are Python floats, so they are computed in double precision, and rounded
                 to the parameter's dtype once, in the operator that uses them
    in place     the state and the parameter change in place; what comes from `grad` is a new tensor, since the
                 gradient belongs to the user, who may look at it after the step

With `differentiable=True` a tensor that a later line changes in place is cloned where autograd saves it. The fused kernels
compute the same formulas, but keep 16-bit elements in float32 from the first line of the formula to the last, where the
operators round after each call; for 16 bits they are therefore more accurate, and not bit for bit the same.

Note [A step that a graph can record]
While a graph records, nothing runs, so no number can be read from the device. With `capturable=True` the state's numbers
(`step`, `eta`, ...) stay tensors of the device, and so does what is computed from them; a learning rate may be such a tensor,
too, and then a program changes it between replays. What would be a Python `if` becomes `where`, an assignment to a mask as
well, and a factor of `addcdiv_`, which takes a number, is divided into the denominator. The formulas are computed in
float32 instead of double precision, so the last bits differ from those of the step without it.

In PyTorch the loops of RMSprop and Adadelta read such a learning rate nevertheless; its lists, which are the default on a
device that captures, do not. The loops here do what those lists do.

Mirrors the helpers of torch/optim/optimizer.py and torch/utils/_foreach_utils.py. Left out: what only compiled or
scripted programs need, and complex parameters.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.grad_mode import GradMode, enable_grad
from tinytensor.c10.privateuse1 import privateuse1_backend_name
from tinytensor.c10.scalar_type import ScalarType, float32, float64, get_default_dtype

Step = TypeVar("Step", bound=Callable[..., Any])
_List = list[Tensor]
Lists4 = tuple[_List, _List, _List, _List]
Lists5 = tuple[_List, _List, _List, _List, _List]
Lists6 = tuple[_List, _List, _List, _List, _List, _List]


class _RequiredParameter:
    """The default of an option that every parameter group has to give."""

    def __repr__(self) -> str:
        return "<required parameter>"


required = _RequiredParameter()


def _use_grad_for_differentiable(func: Step) -> Step:
    """Run a step with grad mode off, or on if the optimizer is `differentiable`. Afterwards grad mode is what it was, also
    when the step raises.
    """

    @functools.wraps(func)
    def _use_grad(*args: Any, **kwargs: Any) -> Any:
        before = GradMode.is_enabled()
        GradMode.set_enabled(args[0].defaults["differentiable"])
        try:
            return func(*args, **kwargs)
        finally:
            GradMode.set_enabled(before)

    return cast(Step, _use_grad)


def _loss_of(closure: Callable[[], Any] | None) -> Any:
    """What the closure returns, evaluated with grad mode on; None without one."""
    if closure is None:
        return None
    with enable_grad():
        return closure()


def _get_value(x: Any) -> Any:
    return x.item() if isinstance(x, Tensor) else x


def _to_scalar(x: Any) -> Any:
    """A hyperparameter that is a tensor of one element, as one without dimensions."""
    return x.squeeze() if isinstance(x, Tensor) and x.dim() != 0 else x


def _get_scalar_dtype(is_fused: bool | None = None) -> ScalarType:
    """The dtype of `step`: that of the default, float32 or float64; fused kernels read float32."""
    # float32 counts exactly up to 2 ** 24 steps. The parameter's own dtype would not do: bfloat16 stops at 256.
    return float64 if get_default_dtype() is float64 and not is_fused else float32


def _scalar_state(value: float, device: Device | None = None, is_fused: bool | None = None) -> Tensor:
    """A number of the state, as a tensor without dimensions."""
    return tensor(value, dtype=_get_scalar_dtype(is_fused), device=device)


def _zero_state(device: Device | None = None, is_fused: bool | None = None) -> Tensor:
    """The same as `_scalar_state(0.0)`, made by an operator on the device, so that no number is copied there.

    Which of the two an optimizer calls is PyTorch's choice for it, and shows in recorded calls.
    """
    return F.zeros((), dtype=_get_scalar_dtype(is_fused), device=device)


def _one_state(device: Device | None = None) -> Tensor:
    """The same as `_scalar_state(1.0)`, made by an operator on the device."""
    return F.ones((), dtype=_get_scalar_dtype(), device=device)


def _get_fused_kernels_supported_devices() -> list[str]:
    return ["mps", "cuda", "xpu", "hpu", "cpu", "mtia", privateuse1_backend_name()]


def _get_foreach_kernels_supported_devices() -> list[str]:
    return ["cuda", "xpu", "mtia", privateuse1_backend_name()]


def _get_capturable_supported_devices(supports_xla: bool = True) -> list[str]:
    return ["cuda", "xpu", "hpu", privateuse1_backend_name(), *(["xla"] if supports_xla else [])]


def _device_dtype_check_for_fused(p: Tensor) -> None:
    """RuntimeError unless a fused kernel may serve the parameter."""
    devices = _get_fused_kernels_supported_devices()
    if not (p.device.type in devices and p.is_floating_point()):
        raise RuntimeError(
            "`fused=True` requires all the params to be floating point Tensors of "
            f"supported devices: {devices} but {p.dtype} and {p.device.type}"
        )


def _check_foreach(foreach: bool | None, differentiable: bool) -> None:
    if foreach and differentiable:
        raise AssertionError("_foreach ops don't support autograd")


def _check_capturable(
    capturable: bool,
    params: Sequence[Tensor],
    *scalars: Sequence[Tensor],
    what: str = "params and state_steps",
    supports_xla: bool = True,
) -> None:
    """AssertionError if a parameter or a number of its state is on a device without graph capture."""
    if not capturable:
        return
    devices = _get_capturable_supported_devices(supports_xla)
    for param, *numbers in zip(params, *scalars, strict=True):
        kind = param.device.type
        if kind not in devices or any(number.device.type != kind for number in numbers):
            raise AssertionError(f"If capturable=True, {what} must be on supported devices: {devices}.")


def _check_state_steps(state_steps: Sequence[Any], name: str = "state_steps") -> None:
    if not all([isinstance(t, Tensor) for t in state_steps]):
        raise RuntimeError(f"API has changed, `{name}` argument must contain a list of singleton tensors")


def _check_lr(lr: float | Tensor) -> None:
    """ValueError unless `lr` is a number, or a tensor of one, that is not negative."""
    if isinstance(lr, Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")
    if not 0.0 <= lr:  # noqa: SIM300 - the order shows in the TypeError
        raise ValueError(f"Invalid learning rate: {lr}")


def _check_not_negative(**options: Any) -> None:
    """ValueError for the first option below zero; the names are those of the message."""
    for name, value in options.items():
        if not 0.0 <= value:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"Invalid {name.replace('__', ' ')}: {value}")


def _check_betas(betas: tuple[Any, Any]) -> None:
    for index in (0, 1):
        if not 0.0 <= betas[index] < 1.0:
            raise ValueError(f"Invalid beta parameter at index {index}: {betas[index]}")


def _fill_in(group: dict[str, Any], **options: Any) -> None:
    """Options that a state dict of an earlier version may lack."""
    for name, value in options.items():
        group.setdefault(name, value)


def _numbers_to_tensors(optimizer: Any, group: dict[str, Any], *names: str) -> None:
    """Earlier versions kept `step` as a number; here it becomes a tensor."""
    for p in group["params"]:
        state = optimizer.state.get(p, {})
        for name in names if state else ():
            if not isinstance(state[name], Tensor):
                on_device = group.get("capturable") or group.get("fused")
                device = p.device if on_device else None
                state[name] = _scalar_state(float(state[name]), device, group.get("fused"))


def _gather(
    optimizer: Any,
    group: dict[str, Any],
    start: Callable[[Tensor], dict[str, Tensor]],
    params: _List,
    grads: _List,
    columns: dict[str, _List],
) -> None:
    """Append the parameters of `group` that have a gradient, their gradients, and what `columns` names of their state.

    `start` makes the state of a parameter that has none yet.
    """
    for p in group["params"]:
        if p.grad is None:
            continue
        _refuse_sparse(optimizer, p.grad)
        params.append(p)
        grads.append(p.grad)
        state = optimizer.state[p]
        # The state is made at the first step that has a gradient: a frozen parameter never gets one.
        if not state:
            state.update(start(p))
        for name, column in columns.items():
            column.append(state[name])


def _refuse_sparse(optimizer: Any, grad: Tensor) -> None:
    """RuntimeError for a sparse gradient, which most optimizers would have to make dense."""
    if grad.is_sparse:
        name = type(optimizer).__name__.removesuffix("W")  # AdamW is an Adam
        raise RuntimeError(f"{name} does not support sparse gradients{_INSTEAD.get(name, '')}")


_INSTEAD = {"Adam": ", please consider SparseAdam instead"}


def _default_to_fused_or_foreach(
    params: Sequence[Tensor], differentiable: bool, use_fused: bool = False
) -> tuple[bool, bool]:
    """(fused, foreach) where the user asked for neither: lists of tensors only where all are on an accelerator."""
    if differentiable:
        return False, False
    fused = use_fused and all(
        p.device.type in _get_fused_kernels_supported_devices() and p.is_floating_point() for p in params
    )
    on_accelerator = all(p.device.type in _get_foreach_kernels_supported_devices() for p in params)
    return fused, not fused and on_accelerator


def _group_tensors_by_device_and_dtype(
    lists: Sequence[Sequence[Any]],
) -> list[tuple[Device, list[Any]]]:
    """The lists, split by device and dtype of the first one's tensors; of one kind they come back as they are."""
    first = lists[0]
    # Metadata is interned: a model has few different ones, and they are found without a look at each tensor's dtype.
    metas = {t.meta_ for t in first}
    if len({(meta.device, meta.dtype) for meta in metas}) == 1:
        return [(first[0].device, list(lists))]
    grouped: dict[Any, tuple[Device, list[Any]]] = {}
    # One kernel call serves one device and dtype. Parameters of a model keep their order inside each group.
    for index, t in enumerate(first):
        key = (t.meta_.device, t.meta_.dtype)
        _, columns = grouped.setdefault(key, (t.device, [[] for _ in lists]))
        for column, each in zip(columns, lists, strict=True):
            if each:  # momentum and amsgrad may be off
                column.append(each[index])
    return list(grouped.values())
