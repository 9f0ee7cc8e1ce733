"""DistributedDataParallel: the module of each of several processes, whose gradients become the mean over all processes.

    dist.init_process_group("gloo")
    net = nn.parallel.DistributedDataParallel(net)

Process groups have one process here (`torch.distributed`), so the mean is the gradient itself, and parameters and buffers need not be
sent. What remains is what a program sees of it: names that start with "module.", `no_sync`, and the refusal of a module that leaves
parameters without gradient, which would let other processes wait for ever.

Mirrors torch/nn/parallel/distributed.py and torch/csrc/distributed/c10d/reducer.cpp. Left out: communication hooks, mixed precision,
device meshes.
"""

from __future__ import annotations

import contextlib
import copy
import warnings
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.distributed import distributed_c10d
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parallel.scatter_gather import gather, scatter_kwargs
from tinytensor.nn.parameter import UninitializedParameter

__all__ = ["DistributedDataParallel"]

_MIB = 1024 * 1024


class _Reducer:
    """Which parameters have got their gradient since the last forward."""

    def __init__(self, owner: DistributedDataParallel, parameters: list[Tensor]) -> None:
        self._parameters = parameters
        self._ready: set[int] = set()
        # A leaf forgets its accumulator, and the hooks on that, unless somebody holds it.
        self._accumulators = [p.expand_as(p).grad_fn.next_functions[0][0] for p in parameters]
        for index, accumulator in enumerate(self._accumulators):
            accumulator.register_hook(self._hook(owner, index))

    def _hook(self, owner: DistributedDataParallel, index: int) -> Callable[..., None]:
        def mark_ready(*grads: Any) -> None:
            if owner.require_backward_grad_sync:
                self._ready.add(index)
            if len(self._ready) == len(self._parameters):
                self._ready.clear()

        return mark_ready

    def prepare_for_forward(self, may_be_unused: bool) -> None:
        """RuntimeError if the last backward has left out parameters."""
        if may_be_unused:
            self._ready.clear()
        if not self._ready:
            return
        left_out = " ".join(str(i) for i in range(len(self._parameters)) if i not in self._ready)
        raise RuntimeError(
            "Expected to have finished reduction in the prior iteration before starting a new one. This error indicates that your "
            "module has parameters that were not used in producing loss. You can enable unused parameter detection by passing the "
            "keyword argument `find_unused_parameters=True` to `torch.nn.parallel.DistributedDataParallel`, and by \n"
            "making sure all `forward` function outputs participate in calculating loss. \n"
            "If you already have done the above, then the distributed data parallel module wasn't able to locate the output tensors "
            "in the return value of your module's `forward` function. Please include the loss function and the structure of the "
            "return value of `forward` of your module when reporting this issue (e.g. list, dict, iterable).\n"
            f"Parameter indices which did not receive grad for rank 0: {left_out}\n"
            " In addition, you can set the environment variable TORCH_DISTRIBUTED_DEBUG to either INFO or DETAIL to print out "
            "information about which particular parameters did not receive gradient on this rank as part of this error"
        )


class DistributedDataParallel(Module):
    """A module whose gradients are averaged over the processes of a group.

        module                   its parameters may be on the CPU or on one GPU
        device_ids               [the GPU's index], where inputs are moved; None or [] for a module on the CPU
        process_group            by default that of all processes
        find_unused_parameters   True: a backward may leave out parameters
        static_graph             True: likewise, as long as they are always the same ones
        forward_sync_buffers, broadcast_buffers, init_sync, bucket_cap_mb, gradient_as_bucket_view and others: kept; with one process
                                 there is nothing to send

    ValueError before `init_process_group`, RuntimeError for a module without a parameter that requires a gradient, and at a forward after a
    backward that has left out parameters.

    >>> nn.parallel.DistributedDataParallel(nn.Linear(1, 1))
    Traceback (most recent call last):
    ValueError: Default process group has not been initialized, please make sure to call init_process_group.
    """

    def __init__(
        self,
        module: Any,
        device_ids: Any = None,
        output_device: Any = None,
        dim: int = 0,
        broadcast_buffers: bool | None = None,
        init_sync: bool = True,
        process_group: Any = None,
        bucket_cap_mb: float | None = None,
        find_unused_parameters: bool = False,
        check_reduction: bool = False,
        gradient_as_bucket_view: bool = False,
        static_graph: bool = False,
        delay_all_reduce_named_params: Any = None,
        param_to_hook_all_reduce: Any = None,
        mixed_precision: Any = None,
        device_mesh: Any = None,
        skip_all_reduce_unused_params: bool = False,
        bucket_cap_mb_list: list[int] | None = None,
        batched_grad_copy: bool = False,
        forward_sync_buffers: bool | None = None,
    ) -> None:
        super().__init__()
        if (delay_all_reduce_named_params is None) != (param_to_hook_all_reduce is None):
            raise ValueError(
                "delay_all_reduce_named_params and param_to_hook_all_reduce need to be set at the same time."
            )
        if process_group and device_mesh is not None:
            raise RuntimeError("Cannot specify both process_group and device_mesh arguments.")
        for name, value in (
            ("delay_all_reduce_named_params", delay_all_reduce_named_params),
            ("mixed_precision", mixed_precision),
            ("device_mesh", device_mesh),
        ):
            if value is not None:
                raise NotImplementedError(f"DistributedDataParallel: {name} is not supported by this library")
        self.process_group = distributed_c10d._get_default_group() if process_group is None else process_group
        self.parameters_to_ignore = set(getattr(module, "_ddp_params_and_buffers_to_ignore", ()))
        parameters = [p for n, p in module.named_parameters() if n not in self.parameters_to_ignore]
        if not any(p.requires_grad for p in parameters):
            raise RuntimeError(
                "DistributedDataParallel is not needed when a module doesn't have any parameter that requires a gradient."
            )
        self._choose_devices(parameters, device_ids, output_device)
        self.static_graph = False
        self.dim, self.module, self.device = dim, module, parameters[0].device
        self._choose_buffers(broadcast_buffers, forward_sync_buffers)
        self.find_unused_parameters = find_unused_parameters
        self.require_backward_grad_sync = self.require_forward_param_sync = True
        self.gradient_as_bucket_view, self.batched_grad_copy = gradient_as_bucket_view, batched_grad_copy
        self.skip_all_reduce_unused_params = skip_all_reduce_unused_params
        self.mixed_precision = self.logger = None
        if check_reduction:
            warnings.warn(
                "The `check_reduction` argument in `DistributedDataParallel` module is deprecated. Please avoid using it.",
                FutureWarning,
                stacklevel=2,
            )
        if any(isinstance(p, UninitializedParameter) for p in parameters):
            raise RuntimeError(
                "Modules with uninitialized parameters can't be used with `DistributedDataParallel`. Run a dummy forward pass to "
                "correctly initialize the modules"
            )
        self.broadcast_bucket_size = 250 * _MIB
        self.bucket_bytes_cap = int((25 if bucket_cap_mb is None else bucket_cap_mb) * _MIB)
        self._build()
        if static_graph:
            self._set_static_graph()

    def _choose_devices(self, parameters: list[Tensor], device_ids: Any, output_device: Any) -> None:
        if device_ids is not None and len(device_ids) > 1:
            raise ValueError("device_ids can only be None or contain a single element.")
        devices = {p.device for p in parameters}
        self.is_multi_device_module = len(devices) > 1
        types = {device.type for device in devices}
        if len(types) != 1:
            raise ValueError(
                "DistributedDataParallel's input module must be on the same type of devices, but input module parameters locate in "
                f"{types}."
            )
        (self.device_type,) = types
        self.device_ids = self.output_device = None
        if not device_ids or self.device_type == "cpu" or self.is_multi_device_module:
            if device_ids or output_device:
                raise ValueError(
                    "DistributedDataParallel device_ids and output_device arguments only work with single-device/multiple-device GPU "
                    f"modules or CPU modules, but got device_ids {device_ids}, output_device {output_device}, and module parameters "
                    f"{devices}."
                )
        else:
            self.device_ids = list(device_ids)
            self.output_device = device_ids[0] if output_device is None else output_device

    def _choose_buffers(self, broadcast_buffers: bool | None, forward_sync_buffers: bool | None) -> None:
        if broadcast_buffers is not None:
            text = (
                "`broadcast_buffers` is deprecated. Use `forward_sync_buffers` instead. IMPORTANT: unlike `broadcast_buffers=False`, "
                "`forward_sync_buffers=False` still syncs buffers at init. If you rely on buffers NOT being synced at init (e.g. "
                "rank-local buffers), keep using `broadcast_buffers=False` until `init_sync_buffers` is available."
            )
            if forward_sync_buffers is not None:
                text = (
                    "Both `broadcast_buffers` and `forward_sync_buffers` were specified. `broadcast_buffers` is deprecated and its "
                    "value is ignored when `forward_sync_buffers` is provided."
                )
            warnings.warn(text, FutureWarning, stacklevel=3)
        usual = True if broadcast_buffers is None else broadcast_buffers
        self.forward_sync_buffers = usual if forward_sync_buffers is None else forward_sync_buffers

    def _build(self) -> None:
        """What is not copied or pickled with the module."""
        parameters = [
            p for n, p in self.module.named_parameters() if p.requires_grad and n not in self.parameters_to_ignore
        ]
        named = {n: b for n, b in self.module.named_buffers() if n not in self.parameters_to_ignore}
        self.named_module_buffers, self.modules_buffers = named, list(named.values())
        self.reducer = _Reducer(self, parameters)

    def __getstate__(self) -> dict[str, Any]:
        if self.process_group is not distributed_c10d._get_default_group():
            raise RuntimeError(
                "DDP Pickling/Unpickling are only supported when using DDP with the default process group. That is, when you have "
                "called init_process_group and have not passed process_group argument to DDP constructor"
            )
        state = copy.copy(self.__dict__)
        del state["process_group"], state["reducer"]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.process_group = distributed_c10d._get_default_group()
        super().__setstate__(state)
        self._build()

    @contextlib.contextmanager
    def no_sync(self) -> Iterator[None]:
        """Within the block gradients are added up and not averaged; with one process that is the same."""
        before, self.require_backward_grad_sync = self.require_backward_grad_sync, False
        try:
            yield
        finally:
            self.require_backward_grad_sync = before

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the module returns. RuntimeError after a backward that has left out parameters."""
        if is_grad_enabled():
            self.reducer.prepare_for_forward(self.find_unused_parameters or self.static_graph)
        if self.device_ids:
            moved, named = scatter_kwargs(inputs, kwargs, self.device_ids, dim=self.dim)
            return self.module(*moved[0], **named[0])
        return self.module(*inputs, **kwargs)

    def scatter(self, inputs: Any, kwargs: Any, device_ids: Any) -> Any:
        """Inputs on the devices."""
        return scatter_kwargs(inputs, kwargs, device_ids, dim=self.dim)

    def gather(self, outputs: Any, output_device: Any) -> Any:
        """Outputs on one device."""
        return gather(outputs, output_device, dim=self.dim)

    def join(
        self,
        divide_by_initial_world_size: bool = True,
        enable: bool = True,
        throw_on_early_termination: bool = False,
    ) -> Any:
        """A block in which processes may have different numbers of batches. There is one process, so it changes nothing."""
        return contextlib.nullcontext()

    def register_comm_hook(self, state: Any, hook: Callable[..., Any]) -> None:
        """NotImplementedError: gradients are not sent, so nobody would call the hook. TypeError for what is no function."""
        if not callable(hook):
            raise TypeError("Communication hook must be callable.")
        raise NotImplementedError("DistributedDataParallel.register_comm_hook is not supported by this library")

    def will_sync_module_buffers(self) -> bool:
        """Whether a forward sends buffers, where there are others to send them to."""
        return self.require_forward_param_sync and self.forward_sync_buffers and len(self.modules_buffers) > 0

    @staticmethod
    def _set_params_and_buffers_to_ignore_for_model(module: Any, params_and_buffers_to_ignore: Any) -> None:
        module._ddp_params_and_buffers_to_ignore = params_and_buffers_to_ignore
        for named in (module.named_parameters(), module.named_buffers()):
            for name, tensor in named:
                if name in params_and_buffers_to_ignore:
                    tensor._ddp_ignored = True

    def _set_static_graph(self) -> None:
        if self.static_graph:
            warnings.warn("You've set static_graph to be True, no need to set it again.", stacklevel=2)
            return
        self.static_graph = True
        if self.find_unused_parameters:
            warnings.warn(
                "You passed find_unused_parameters=true to DistributedDataParallel, `_set_static_graph` will detect unused parameters "
                "automatically, so you do not need to set find_unused_parameters=true, just be sure these unused parameters will not "
                "change during training loop while calling `_set_static_graph`.",
                stacklevel=2,
            )
