"""opcheck: does what an operator does, on sample arguments, agree with what is registered for it?

    test_schema                   it writes to and aliases what its schema says
    test_autograd_registration    if results require grad, it has an autograd kernel
    test_faketensor               on meta tensors it returns the same sizes, strides, dtypes

Mirrors torch/testing/_internal/optests/{generate_tests,autograd_registration}.py. Left out: the tests of ahead-of-time
autograd, for which there is no counterpart here; test_faketensor runs on meta tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.autograd.autograd_not_implemented_fallback import set_autograd_fallback_mode
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.library.custom_ops import CustomOpDef
from tinytensor.library.fake_check import fake_check
from tinytensor.library.schema_check import schema_check
from tinytensor.utils._pytree import tree_any_only, tree_leaves, tree_map_only

Tester = Callable[..., None]


class OpCheckError(Exception):
    """What `opcheck` raises: an operator does not do what is registered for it."""


def opcheck(
    op: OpOverload | OpOverloadPacket | CustomOpDef,
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None = None,
    *,
    test_utils: str | Sequence[str] | None = None,
    raise_exception: bool = True,
    atol: float | None = None,
    rtol: float | None = None,
) -> dict[str, Any]:
    """Test on one call whether an operator was registered rightly: its schema, its fake implementation, its
    gradients.

        op                an OpOverload, an OpOverloadPacket with one overload, or a CustomOpDef
        args, kwargs      the arguments of the call
        test_utils        a name of a test or several; all of them by default
        raise_exception   False: return the exceptions, instead of an OpCheckError
        atol, rtol        of comparisons; both or none

    Returns {test: "SUCCESS"}. ValueError for what is no operator.

    >>> @tt.library.custom_op("docs_check::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> tt.library.opcheck(f, (tt.zeros(2),), test_utils="test_schema")
    {'test_schema': 'SUCCESS'}
    """
    if (rtol is None) ^ (atol is None):
        raise ValueError("opcheck(op, ...): if you specify one of rtol/atol, you must specify both")
    kwargs = kwargs or {}
    if isinstance(op, CustomOpDef):
        op = op._opoverload
    if isinstance(op, OpOverloadPacket):
        op = _only_overload(op)
    if not isinstance(op, OpOverload):
        raise ValueError(
            "opcheck(op, ...): op must be instance of torch._ops.OpOverload, e.g. torch.ops.aten.sin.default, got "
            f"{type(op)}"
        )
    if test_utils is None or test_utils == "ALL":
        test_utils = tuple(ALL_TEST_UTILS)
    if isinstance(test_utils, str):
        test_utils = (test_utils,)
    if not isinstance(test_utils, (tuple, list)) or not set(test_utils).issubset(ALL_TEST_UTILS):
        raise ValueError(
            f"opcheck(op, ..., test_utils={test_utils}), expected test_utils to be subset of {tuple(ALL_TEST_UTILS)} "
            "but it was not"
        )
    results: dict[str, Any] = {}
    for name in test_utils:
        try:
            # On meta tensors there is nothing to compare with.
            if not tree_any_only(Tensor, lambda t: t.is_meta, (args, kwargs)):
                ALL_TEST_UTILS[name](op, *tree_map_only(Tensor, _copy, (args, kwargs)))
            results[name] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise OpCheckError(
                    f"opcheck(op, ...): {name} failed with {error} (scroll up for stack trace)"
                ) from error
            results[name] = error
    return results


def _only_overload(packet: OpOverloadPacket) -> OpOverload:
    found = dispatcher.overloads(packet._qualified_op_name)
    if len(found) != 1:
        raise RuntimeError(
            "opcheck can only test operators without overloads. Got the following overloads for "
            f"{packet._qualified_op_name}: {[op.name.overload_name for op in found]}"
        )
    return found[0].overload


def _copy(t: Tensor) -> Tensor:
    return t.detach().clone().requires_grad_(t.requires_grad)


def autograd_registration_check(op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """AssertionError if a result requires grad though no autograd kernel recorded the call."""
    leaves = tree_leaves((args, kwargs))
    tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
    if not any(t.requires_grad for t in tensors):
        return
    devices = {t.device.type for t in tensors}
    key = DispatchKey.AutogradCUDA if "cuda" in devices else DispatchKey.AutogradCPU
    keys = (key, DispatchKey.Autograd, DispatchKey.CompositeImplicitAutograd)
    if any(op.has_kernel_for_dispatch_key(k) for k in keys):
        return
    with set_autograd_fallback_mode("nothing"):
        results = op(*args, **kwargs)
    inputs = {id(leaf) for leaf in leaves}
    if tree_any_only(Tensor, lambda t: t.requires_grad and id(t) not in inputs, results):
        raise AssertionError(
            f"{op.name()}: at least one output of this operator has requires_grad=True but the operator does not have "
            "an autograd kernel defined at an autograd key (e.g. DispatchKey::Autograd). This could mean that you have "
            "incorrectly registered an autograd kernel to a non-Autograd DispatchKey, which may lead to silently "
            "incorrect results. If your operator consists of regular PyTorch operations, consider not using an "
            "operator at all or registering your operator as CompositeImplicitAutograd. If you have an "
            "autograd.Function registered to a backend (CPU/CUDA/XPU) key, the correct location for it is the Autograd "
            "key."
        )


ALL_TEST_UTILS: dict[str, Tester] = {
    "test_schema": schema_check,
    "test_autograd_registration": autograd_registration_check,
    "test_faketensor": fake_check,
}
