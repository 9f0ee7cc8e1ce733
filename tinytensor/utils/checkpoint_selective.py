"""Selective checkpointing: a policy says, operator by operator, what is kept and what is computed again.

    >>> import functools
    >>> import tinytensor as tt
    >>> from tinytensor.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts
    >>> keep_products = functools.partial(create_selective_checkpoint_contexts, [tt.ops.aten.mm.default])
    >>> x = tt.ones(2, 2, requires_grad=True)
    >>> y = checkpoint(lambda x: (x @ x).sin(), x, use_reentrant=False, context_fn=keep_products)

Two modes share a storage: operator -> number of its call -> what is known of it. Around the first run the one keeps results;
around the second run the other hands them out in place of calls. Both see the calls below autograd, so the graph is recorded
twice as without them.

Mirrors the second half of torch/utils/checkpoint.py. Left out: what torch.compile does with a policy.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from tinytensor._ops import OpOverload, OpOverloadPacket, ops
from tinytensor._tensor import Tensor
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.local_dispatch_key_set import tls_is_dispatch_key_excluded, tls_set_dispatch_key_excluded
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_map

__all__ = [
    "SAC_IGNORED_OPS", "CheckpointPolicy", "SelectiveCheckpointContext", "create_selective_checkpoint_contexts",
]  # fmt: skip

# The two runs of a region differ in these: they are never kept, and not counted.
SAC_IGNORED_OPS = {ops.aten.detach.default}

_RECOMPUTE, _CONSUMED = object(), object()
_MISMATCH = (
    "This can happen if the operations in the checkpointed region are nondeterministic or depend on global state that "
    "changed between forward and backward."
)


class CheckpointPolicy(Enum):
    """What a policy says of a call: keep its result, or compute it again. MUST and PREFER mean the same here.

    The two that move a result to the CPU compute it again, as PyTorch's do without torch.compile.

    >>> tt.utils.checkpoint.CheckpointPolicy.MUST_SAVE
    <CheckpointPolicy.MUST_SAVE: 0>
    """

    MUST_SAVE = 0
    PREFER_SAVE = 1
    MUST_RECOMPUTE = 2
    PREFER_RECOMPUTE = 3
    MUST_CPU_OFFLOAD = 4
    PREFER_CPU_OFFLOAD = 5


_KEPT = (CheckpointPolicy.MUST_SAVE, CheckpointPolicy.PREFER_SAVE)


class SelectiveCheckpointContext:
    """What a policy is told beside the operator and its arguments.

        op_output       what the operator gave
        is_recompute    False: a policy is asked in the first run only

    >>> tt.utils.checkpoint.SelectiveCheckpointContext(is_recompute=False).is_recompute
    False
    """

    def __init__(self, *, is_recompute: bool, op_output: Any = None) -> None:
        self.is_recompute, self.op_output = is_recompute, op_output


class _Kept:
    """A result, and the version it had. RuntimeError from `get` if somebody has written to it since."""

    def __init__(self, value: Any) -> None:
        if isinstance(value, Tensor):
            # A view shares the version of its base only where ADInplaceOrView has its turn, which it has not below autograd.
            excluded = tls_is_dispatch_key_excluded(DispatchKey.ADInplaceOrView)
            tls_set_dispatch_key_excluded(DispatchKey.ADInplaceOrView, False)
            try:
                value = value.detach()
            finally:
                tls_set_dispatch_key_excluded(DispatchKey.ADInplaceOrView, excluded)
        self.value, self.version = value, value._version if isinstance(value, Tensor) else None

    def get(self, allow_mutation: bool) -> Any:
        if self.version is not None and not allow_mutation and self.value._version != self.version:
            raise RuntimeError("Tensor cached during selective activation checkpoint has been mutated")
        return self.value


class _CachingTorchDispatchMode(TorchDispatchMode):
    """Around the first run: asks the policy about every call, and keeps what it wants kept."""

    def __init__(self, policy_fn: Callable[..., Any], storage: dict[Any, dict[int, Any]]) -> None:
        super().__init__()
        self.policy_fn, self.storage = policy_fn, storage
        self.calls: dict[Any, int] = defaultdict(int)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        out = func(*args, **kwargs)
        if func in SAC_IGNORED_OPS:
            return out
        number = self.calls[func]
        self.calls[func] += 1
        policy = self.policy_fn(SelectiveCheckpointContext(is_recompute=False, op_output=out), func, *args, **kwargs)
        keep = policy if isinstance(policy, bool) else policy in _KEPT
        self.storage[func][number] = tree_map(_Kept, out) if keep else _RECOMPUTE
        return out


class _CachedTorchDispatchMode(TorchDispatchMode):
    """Around the second run: a kept result takes the place of its call, once."""

    def __init__(self, storage: dict[Any, dict[int, Any]], allow_cache_entry_mutation: bool) -> None:
        super().__init__()
        self.storage, self.allow_cache_entry_mutation = storage, allow_cache_entry_mutation
        self.calls: dict[Any, int] = defaultdict(int)

    def __enter__(self) -> Any:
        self.calls.clear()  # a third run, with retain_graph, counts anew and meets what the second one consumed
        return super().__enter__()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func in SAC_IGNORED_OPS:
            return func(*args, **(kwargs or {}))
        number = self.calls[func]
        self.calls[func] += 1
        if func not in self.storage:
            raise RuntimeError(f"{func} encountered during backward but not found in storage. {_MISMATCH}")
        entry = self.storage[func].get(number)
        if entry is None:
            raise RuntimeError(
                f"{func} invocation index {number} encountered during backward but not found in storage. {_MISMATCH}"
            )
        if entry is _CONSUMED:
            raise RuntimeError(
                "Trying to backward an extra time. You are only allowed to backward once on any region computed under "
                "selective activation checkpoint."
            )
        if entry is _RECOMPUTE:
            return func(*args, **(kwargs or {}))
        self.storage[func][number] = _CONSUMED
        return tree_map(lambda kept: kept.get(self.allow_cache_entry_mutation), entry)


def create_selective_checkpoint_contexts(
    policy_fn_or_list: Callable[..., Any] | Sequence[OpOverload], allow_cache_entry_mutation: bool = False
) -> tuple[TorchDispatchMode, TorchDispatchMode]:
    """The two contexts for `checkpoint(..., context_fn=)`: give it a `functools.partial` of this function.

        policy_fn_or_list             a list of operators whose results are kept, or a function
                                      (SelectiveCheckpointContext, operator, *args, **kwargs) -> CheckpointPolicy
        allow_cache_entry_mutation    whether a kept result may have been written to: False, RuntimeError in backward

    ValueError for a list with anything but operators, TypeError for what is neither. A region can be walked through
    backward once: RuntimeError the second time.

    >>> a, b = tt.utils.checkpoint.create_selective_checkpoint_contexts([tt.ops.aten.mm.default])
    """
    if isinstance(policy_fn_or_list, list):
        for op in policy_fn_or_list:
            if not isinstance(op, OpOverload):
                extra = (
                    "Please update the OpOverloadPacket to a specific OpOverload."
                    "For example, if you have `torch.ops.aten.mm`, change it to `torch.ops.aten.mm.default`."
                )
                raise ValueError(
                    f"Expected op in `op_list` to be an OpOverload but got: {op} of type {type(op)}. "
                    f"{extra if isinstance(op, OpOverloadPacket) else ''}"
                )
        kept = policy_fn_or_list

        def policy(ctx: SelectiveCheckpointContext, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
            return CheckpointPolicy.MUST_SAVE if op in kept else CheckpointPolicy.PREFER_RECOMPUTE
    elif callable(policy_fn_or_list):
        policy = policy_fn_or_list
    else:
        raise TypeError("policy_fn_or_list must be either a function or a list of ops.")
    storage: dict[Any, dict[int, Any]] = defaultdict(dict)
    return _CachingTorchDispatchMode(policy, storage), _CachedTorchDispatchMode(storage, allow_cache_entry_mutation)
