"""Functions written in Python that symbolic tracing records as a whole: `torch.nn.functional.relu`, `torch.functional.split`.

Each of them asks the handlers of its own arguments. A proxy may also be inside of an argument, in a size for instance: so while a
Tracer runs, wrappers stand in their place that look for proxies everywhere, and hand over the arguments as the functions do.

A function that the program has put aside before (`self.act = F.relu`) has no wrapper, and asks for itself.

Mirrors the calls of handle_torch_function in torch/nn/functional.py and torch/functional.py.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from tinytensor import functional as torch_functional
from tinytensor.aten.core.python.written_call import written_as_pytorch_does
from tinytensor.nn import functional as nn_functional

NN_FUNCTIONAL = """
fractional_max_pool2d fractional_max_pool3d fractional_max_pool2d_with_indices fractional_max_pool3d_with_indices max_pool1d
max_pool2d max_pool3d max_pool1d_with_indices max_pool2d_with_indices max_pool3d_with_indices max_unpool1d max_unpool2d
max_unpool3d lp_pool1d lp_pool2d lp_pool3d adaptive_max_pool1d adaptive_max_pool2d adaptive_max_pool3d
adaptive_max_pool1d_with_indices adaptive_max_pool2d_with_indices adaptive_max_pool3d_with_indices adaptive_avg_pool2d
adaptive_avg_pool3d dropout alpha_dropout dropout1d dropout2d dropout3d feature_alpha_dropout threshold relu glu hardtanh
relu6 elu selu celu leaky_relu rrelu tanhshrink softsign softmin softmax gumbel_softmax log_softmax hardsigmoid silu mish
hardswish embedding embedding_bag batch_norm instance_norm layer_norm rms_norm group_norm local_response_norm ctc_loss
nll_loss poisson_nll_loss gaussian_nll_loss kl_div cross_entropy linear_cross_entropy binary_cross_entropy
binary_cross_entropy_with_logits smooth_l1_loss huber_loss l1_loss mse_loss margin_ranking_loss hinge_embedding_loss
multilabel_margin_loss soft_margin_loss multilabel_soft_margin_loss cosine_embedding_loss multi_margin_loss interpolate
grid_sample affine_grid triplet_margin_loss triplet_margin_with_distance_loss normalize pad unfold fold
multi_head_attention_forward
""".split()
TORCH_FUNCTIONAL = """
broadcast_tensors split einsum meshgrid unique unique_consecutive tensordot cartesian_prod block_diag cdist atleast_1d
atleast_2d atleast_3d norm unravel_index chain_matmul lu
""".split()
# These call the method of their argument, and that is what is recorded.
METHODS = ("sigmoid", "tanh")


def names() -> dict[int, str]:
    """The id of each of torch.functional's functions -> how code names it."""
    return {id(getattr(torch_functional, name)): f"torch.functional.{name}" for name in TORCH_FUNCTIONAL}


def wrappers(record: Callable[[Any, tuple[Any, ...], dict[str, Any]], Any]) -> dict[int, Callable[..., Any]]:
    """The id of each function -> what stands in its place.

    `record(function, args, kwargs)` makes a node, and returns None where there is no proxy among the arguments.
    """
    found = {}
    for module, functions in ((nn_functional, NN_FUNCTIONAL), (torch_functional, TORCH_FUNCTIONAL)):
        for name in functions:
            function = getattr(module, name, None)
            if function is not None:
                found[id(function)] = _wrapper(name, function, record)
    for name in METHODS:
        found[id(getattr(nn_functional, name))] = functools.partial(_method, name)
    return found


def _method(name: str, input: Any) -> Any:
    return getattr(input, name)()


def _wrapper(name: str, function: Callable[..., Any], record: Any) -> Callable[..., Any]:
    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        made = record(function, *as_pytorch_hands_over(name, function, args, kwargs))
        return function(*args, **kwargs) if made is None else made

    return wrapped


def as_pytorch_hands_over(
    name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """(args, kwargs) of the recorded call. A wrong call is left as it is: the function itself then says what is wrong.

    >>> from tinytensor.nn import functional as F
    >>> as_pytorch_hands_over("relu", F.relu, (1,), {})
    ((1,), {'inplace': False})
    """
    try:
        signature = _signature(function)
        bound = signature.bind(*args, **kwargs)
    except TypeError:
        return args, kwargs
    bound.apply_defaults()
    positional, named = written_as_pytorch_does(function, bound.arguments)
    return tuple(positional), named


_signature = functools.cache(inspect.signature)
