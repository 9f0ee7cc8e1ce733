"""GradScaler: a loss is multiplied, so that small gradients survive a small floating-point range, and divided out again.

    scaler.scale(loss).backward()    gradients of loss * scale
    scaler.step(optimizer)           unscale them; take the step unless one is inf or NaN
    scaler.update()                  after an inf the scale shrinks; after `growth_interval` steps without, it grows

What it asks of an optimizer is `param_groups` and `step()`.

A float16 has no number between 0 and 6e-8, and gradients are often smaller. Multiplying the loss multiplies every gradient, by
the chain rule, before it is rounded. The best scale is the largest that does not overflow, and it changes in training: it is
grown until an inf appears, and this step is left out. Micikevicius et al. 2018, arXiv:1710.03740.

Mirrors torch/amp/grad_scaler.py. Left out: sparse gradients.
"""

from __future__ import annotations

import inspect
import warnings
from collections import defaultdict
from collections.abc import Iterable
from enum import Enum
from typing import Any, cast

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import ScalarType, float16, float32, int32

__all__ = ["GradScaler", "OptState"]

_NEW_SCALE = (
    "new_scale should be a float or a 1-element torch.cuda.FloatTensor or torch.FloatTensor with requires_grad=False."
)


def _assert(condition: bool, message: str) -> None:
    if not condition:
        raise AssertionError(message)


class _MultiDeviceReplicator:
    """Copies of one tensor, made for each device when they are first asked for."""

    def __init__(self, master_tensor: Tensor) -> None:
        self.master = master_tensor
        self._per_device_tensors: dict[Device, Tensor] = {}

    def get(self, device: Device) -> Tensor:
        if device not in self._per_device_tensors:
            self._per_device_tensors[device] = self.master.to(device=device, non_blocking=True, copy=True)
        return self._per_device_tensors[device]


class OptState(Enum):
    """How far an optimizer is in this iteration."""

    READY = 0
    UNSCALED = 1
    STEPPED = 2


def _refresh_per_optimizer_state() -> dict[str, Any]:
    return {"stage": OptState.READY, "found_inf_per_device": {}}


class GradScaler:
    """Holds the scale, a float32 tensor, and counts the steps since an inf or NaN was last found.

    device             where the scale is kept; for "cuda" without CUDA it is disabled, with a warning
    init_scale         the scale at first
    growth_factor      what it is multiplied by after `growth_interval` good steps; AssertionError unless > 1
    backoff_factor     what it is multiplied by after an inf; AssertionError unless < 1
    enabled            False: `scale` and `step` pass on what they get

    >>> p = tt.ones(1, requires_grad=True)
    >>> optimizer = optim.SGD([p], lr=0.5)
    >>> scaler = tt.amp.GradScaler("cpu", init_scale=8.0)
    >>> scaler.scale(p.sum()).backward()
    >>> scaler.step(optimizer)
    >>> scaler.update()
    >>> p, scaler.get_scale()
    (tensor([0.5000], requires_grad=True), 8.0)
    """

    def __init__(
        self,
        device: str = "cuda",
        init_scale: float = 2.0**16,
        growth_factor: float = 2.0,
        backoff_factor: float = 0.5,
        growth_interval: int = 2000,
        enabled: bool = True,
    ) -> None:
        self._device = device
        self._enabled = enabled
        if device == "cuda" and enabled:
            from tinytensor import cuda  # not loaded yet in most programs

            if not cuda.is_available():
                warnings.warn(
                    "torch.cuda.amp.GradScaler is enabled, but CUDA is not available.  Disabling.", stacklevel=2
                )
                self._enabled = False
        if self._enabled:
            _assert(growth_factor > 1.0, "The growth factor must be > 1.0.")
            _assert(backoff_factor < 1.0, "The backoff factor must be < 1.0.")
            self._init_scale = init_scale
            # Tensors, made by the first `scale`, which knows the device.
            self._scale: Tensor | None = None
            self._growth_tracker: Tensor | None = None
            self._growth_factor = growth_factor
            self._backoff_factor = backoff_factor
            self._growth_interval = growth_interval
            self._init_growth_tracker = 0
            self._per_optimizer_states: dict[int, dict[str, Any]] = defaultdict(_refresh_per_optimizer_state)

    # Scaling and unscaling.

    def scale(self, outputs: Any) -> Any:
        """`outputs`, a tensor or an iterable of tensors, times the scale. ValueError for anything else.

        >>> tt.amp.GradScaler("cpu", init_scale=8.0).scale(tt.tensor(0.5))
        tensor(4.)
        """
        if not self._enabled:
            return outputs
        # Made by the first tensor that is met, which may lie deep in the outputs: it tells the device.
        replicator: list[_MultiDeviceReplicator] = []

        def apply_scale(value: Any) -> Any:
            if isinstance(value, Tensor):
                if not replicator:
                    replicator.append(_MultiDeviceReplicator(self._made_scale(value.device)))
                return value * replicator[0].get(value.device)
            if isinstance(value, Iterable):
                scaled = map(apply_scale, value)
                return type(value)(scaled) if isinstance(value, (list, tuple)) else scaled
            raise ValueError("outputs must be a Tensor or an iterable of Tensors")

        if isinstance(outputs, Tensor):
            return outputs * self._made_scale(outputs.device).to(device=outputs.device, non_blocking=True)
        return apply_scale(outputs)

    def unscale_(self, optimizer: Any) -> None:
        """Divide the gradients of the optimizer's parameters by the scale, once an iteration, before they are
        clipped.

        RuntimeError if that was done already; ValueError for gradients in float16.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer, scaler = optim.SGD([p]), tt.amp.GradScaler("cpu", init_scale=8.0)
        >>> scaler.scale(p.sum()).backward()
        >>> scaler.unscale_(optimizer)
        >>> p.grad
        tensor([1.])
        """
        if not self._enabled:
            return
        scale, _ = self._checked_state("unscale_")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.UNSCALED:
            raise RuntimeError("unscale_() has already been called on this optimizer since the last update().")
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        # The reciprocal is computed in float64 and rounded once, as in PyTorch. For powers of two, which the default factors
        # lead to, it is exact.
        inv_scale = scale.double().reciprocal().float()
        found_inf = F.full((), 0.0, dtype=float32, device=scale.device)
        state["found_inf_per_device"] = self._unscale_grads_(optimizer, inv_scale, found_inf, False)
        state["stage"] = OptState.UNSCALED

    def _unscale_grads_(
        self, optimizer: Any, inv_scale: Tensor, found_inf: Tensor, allow_fp16: bool
    ) -> dict[Device, Tensor]:
        per_device_inv_scale = _MultiDeviceReplicator(inv_scale)
        per_device_found_inf = _MultiDeviceReplicator(found_inf)
        groups: dict[Device, dict[ScalarType, list[Tensor]]] = defaultdict(lambda: defaultdict(list))
        with no_grad():
            for group in optimizer.param_groups:
                for param in group["params"]:
                    _assert(isinstance(param, Tensor), f"expected param to be torch.Tensor, got {type(param).__name__}")
                    if param.grad is None:
                        continue
                    # In float16 the unscaled gradient would vanish, which is what the scale was to prevent: parameters are
                    # float32, and only the products inside autocast are float16.
                    if not allow_fp16 and param.grad.dtype is float16:
                        raise ValueError("Attempting to unscale FP16 gradients.")
                    groups[param.grad.device][param.grad.dtype].append(param.grad)
            for device, per_dtype in groups.items():
                for grads in per_dtype.values():
                    F._amp_foreach_non_finite_check_and_unscale_(
                        grads, per_device_found_inf.get(device), per_device_inv_scale.get(device)
                    )
        return per_device_found_inf._per_device_tensors

    # Steps.

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """Unscale, unless that was done, and call `optimizer.step(*args, **kwargs)` unless a gradient is not finite.

        Returns what `optimizer.step` returned; None where the step was left out. ValueError for a closure.
        """
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._checked_state("step")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if getattr(optimizer, "_step_supports_amp_scaling", False):
            return self._step_that_scales_itself(optimizer, state, args, kwargs)
        if state["stage"] is OptState.READY:
            self.unscale_(optimizer)
        _assert(len(state["found_inf_per_device"]) > 0, "No inf checks were recorded for this optimizer.")
        result = self._maybe_opt_step(optimizer, state, *args, **kwargs)
        state["stage"] = OptState.STEPPED
        return result

    def _maybe_opt_step(self, optimizer: Any, optimizer_state: dict[str, Any], *args: Any, **kwargs: Any) -> Any:
        # On an accelerator this is where the program waits for the gradients.
        if sum(found.item() for found in optimizer_state["found_inf_per_device"].values()):
            return None
        return optimizer.step(*args, **kwargs)

    def _step_that_scales_itself(self, optimizer: Any, state: dict[str, Any], args: Any, kwargs: Any) -> Any:
        """For an optimizer that reads `grad_scale` and `found_inf`, and decides in its own kernel."""
        takes_scaler = "grad_scaler" in inspect.signature(optimizer.step).parameters
        if takes_scaler:
            warnings.warn(
                "GradScaler is going to stop passing itself as a keyword argument to the passed optimizer. In the near "
                "future GradScaler registers `grad_scale: Tensor` and `found_inf: Tensor` to the passed optimizer and "
                "let the optimizer use them directly.",
                FutureWarning,
                stacklevel=3,
            )
            kwargs["grad_scaler"] = self
        else:
            if state["stage"] is OptState.READY:
                self._check_inf_per_device(optimizer)
            scaler = cast(Tensor, self._scale)
            found = [t.to(scaler.device, non_blocking=True) for t in state["found_inf_per_device"].values()]
            # Gradients that `unscale_` has divided already must not be divided again: such an optimizer gets no scale. A scale
            # that the user has set on the optimizer is multiplied with ours.
            is_unscaled = state["stage"] is OptState.UNSCALED
            given = getattr(optimizer, "grad_scale", None if is_unscaled else 1)
            optimizer.grad_scale = given if is_unscaled else scaler * given
            optimizer.found_inf = sum(found)
        result = optimizer.step(*args, **kwargs)
        state["stage"] = OptState.STEPPED
        if not takes_scaler:
            del optimizer.grad_scale
            del optimizer.found_inf
        return result

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """End of the iteration: shrink or grow the scale by what was found, or set it to `new_scale`.

        AssertionError where no step was taken before.
        """
        if not self._enabled:
            return
        scale, growth_tracker = self._checked_state("update")
        if new_scale is None:
            found = [
                found_inf.to(device=scale.device, non_blocking=True)
                for state in self._per_optimizer_states.values()
                for found_inf in state["found_inf_per_device"].values()
            ]
            _assert(len(found) > 0, "No inf checks were recorded prior to update.")
            combined = found[0]
            for each in found[1:]:
                combined += each
            F._amp_update_scale_(
                scale, growth_tracker, combined, self._growth_factor, self._backoff_factor, self._growth_interval
            )
        elif isinstance(new_scale, float):
            scale.fill_(new_scale)
        else:
            tensor = new_scale
            _assert(tensor.device.type == self._device, _NEW_SCALE)
            _assert(tensor.numel() == 1, _NEW_SCALE)
            _assert(not tensor.requires_grad, _NEW_SCALE)
            scale.copy_(tensor)
        # The next iteration begins: all optimizers are READY again.
        self._per_optimizer_states = defaultdict(_refresh_per_optimizer_state)

    # State.

    def _made_scale(self, device: Device) -> Tensor:
        if self._scale is None:
            self._lazy_init_scale_growth_tracker(device)
        return cast(Tensor, self._scale)

    def _lazy_init_scale_growth_tracker(self, dev: Device) -> None:
        _assert(self._growth_tracker is None, "_growth_tracker initialized before _scale")
        self._scale = F.full((), self._init_scale, dtype=float32, device=dev)
        self._growth_tracker = F.full((), self._init_growth_tracker, dtype=int32, device=dev)

    def _checked_state(self, funcname: str) -> tuple[Tensor, Tensor]:
        fix = "This may indicate your script did not use scaler.scale(loss or outputs) earlier in the iteration."
        _assert(self._scale is not None, f"Attempted {funcname} but _scale is None.  {fix}")
        _assert(self._growth_tracker is not None, f"Attempted {funcname} but _growth_tracker is None.  {fix}")
        return cast(Tensor, self._scale), cast(Tensor, self._growth_tracker)

    def _get_scale_async(self) -> Tensor | None:
        return self._scale

    def get_scale(self) -> float:
        """The scale as a float; 1.0 if disabled."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else self._scale.item()

    def get_growth_factor(self) -> float:
        """What the scale is multiplied by after enough steps without inf and NaN, a float.

        >>> tt.amp.GradScaler("cpu").get_growth_factor()
        2.0
        """
        return self._growth_factor

    def set_growth_factor(self, new_factor: float) -> None:
        """Set what the scale is multiplied by after enough steps without inf and NaN."""
        self._growth_factor = new_factor

    def get_backoff_factor(self) -> float:
        """What the scale is multiplied by after a step with inf or NaN, a float.

        >>> tt.amp.GradScaler("cpu").get_backoff_factor()
        0.5
        """
        return self._backoff_factor

    def set_backoff_factor(self, new_factor: float) -> None:
        """Set what the scale is multiplied by after a step with inf or NaN."""
        self._backoff_factor = new_factor

    def get_growth_interval(self) -> int:
        """After how many steps without inf and NaN the scale grows, an int.

        >>> tt.amp.GradScaler("cpu").get_growth_interval()
        2000
        """
        return self._growth_interval

    def set_growth_interval(self, new_interval: int) -> None:
        """Set after how many steps without inf and NaN the scale grows."""
        self._growth_interval = new_interval

    def _get_growth_tracker(self) -> int:
        if not self._enabled:
            return 0
        return self._init_growth_tracker if self._growth_tracker is None else self._growth_tracker.item()

    def is_enabled(self) -> bool:
        """Whether the scaler does anything: False where it was made so, or for "cuda" without CUDA.

        >>> tt.amp.GradScaler("cpu", enabled=False).is_enabled()
        False
        """
        return self._enabled

    def state_dict(self) -> dict[str, Any]:
        """Scale, factors, interval and count, to go on from; empty if disabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self.get_scale(),
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._get_growth_tracker(),
        }

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`. RuntimeError if it is empty."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError(
                "The source state dict is empty, possibly because it was saved from a disabled instance of GradScaler."
            )
        self._init_scale = state_dict["scale"]
        if self._scale is not None:
            self._scale.fill_(state_dict["scale"])
        self._growth_factor = state_dict["growth_factor"]
        self._backoff_factor = state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
        self._init_growth_tracker = state_dict["_growth_tracker"]
        if self._growth_tracker is not None:
            self._growth_tracker.fill_(state_dict["_growth_tracker"])

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        if self._enabled:
            _assert(
                not self._per_optimizer_states,
                "A GradScaler instance may only be pickled at the beginning of an iteration, or at the end after "
                "scaler.update().",
            )
            # The tensors belong to a device that the reader of the pickle may not have. They are made anew from numbers.
            state["_init_scale"] = self.get_scale()
            state["_init_growth_tracker"] = self._get_growth_tracker()
            state["_scale"] = state["_growth_tracker"] = None
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)

    def _check_inf_per_device(self, optimizer: Any) -> dict[Device, Tensor]:
        scale, _ = self._checked_state("_check_inf_per_device")
        # A scale of 1: only look. The optimizer's kernel will divide.
        one = F.full((), 1.0, dtype=float32, device=scale.device)
        found_inf = F.full((), 0.0, dtype=float32, device=scale.device)
        found = self._unscale_grads_(optimizer, one, found_inf, True)
        self._per_optimizer_states[id(optimizer)]["found_inf_per_device"] = found
        return found

    def _found_inf_per_device(self, optimizer: Any) -> dict[Device, Tensor]:
        return self._per_optimizer_states[id(optimizer)]["found_inf_per_device"]


class DeprecatedGradScaler(GradScaler):
    """`tt.cpu.amp.GradScaler` and `tt.cuda.amp.GradScaler`: without a device argument, and with a warning."""

    _device: str

    def __init__(
        self,
        init_scale: float = 2.0**16,
        growth_factor: float = 2.0,
        backoff_factor: float = 0.5,
        growth_interval: int = 2000,
        enabled: bool = True,
    ) -> None:
        device = self._device
        warnings.warn(
            f"`torch.{device}.amp.GradScaler(args...)` is deprecated. Please use "
            f"`torch.amp.GradScaler('{device}', args...)` instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__(device, init_scale, growth_factor, backoff_factor, growth_interval, enabled)
