"""The functional forms of operators that otherwise only write: `uniform(x)` is a copy of x, and on it `uniform_`.

Nobody calls them but functionalization (aten/functionalization/functionalize_fallback_kernel.py), which puts them
where a program writes.

Mirrors what torchgen/native_function_generation.py makes of the `autogen` lines of native_functions.yaml.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import has_internal_overlap

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Op = Callable[..., Any]


def _on_a_copy(write: Op) -> Op:
    """What `write` makes of a clone of its first argument."""

    def functional(self: Tensor, *args: Any) -> Tensor:
        copy = F.clone_default(self)
        write(copy, *args)
        return copy

    return functional


zero = _on_a_copy(F.zero__default)
resize_functional = _on_a_copy(F.resize__default)
resize_as = _on_a_copy(F.resize_as__default)
_index_put_impl = _on_a_copy(F._index_put_impl__default)
embedding_renorm = _on_a_copy(F.embedding_renorm__default)
uniform = _on_a_copy(F.uniform__default)
normal_functional = _on_a_copy(F.normal__default)
log_normal = _on_a_copy(F.log_normal__default)
exponential = _on_a_copy(F.exponential__default)
cauchy = _on_a_copy(F.cauchy__default)
geometric = _on_a_copy(F.geometric__default)
random_from = _on_a_copy(F.random__from)
random_to = _on_a_copy(F.random__to)
random = _on_a_copy(F.random__default)
bernoulli_Tensor = _on_a_copy(F.bernoulli__Tensor)


def copy_functional(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """src, broadcast and converted, with the sizes, strides and dtype of self."""
    m = self.meta_
    # The strides of `self` are kept, for code that runs after `copy_` may depend on them. Strides of an expanded tensor
    # let several elements share one place, and such a tensor cannot be written to, so it gets strides of its own.
    if not has_internal_overlap(m):
        result = F.empty_strided(m.sizes, m.strides, dtype=m.dtype, device=m.device)
    else:
        result = F.empty_like_default(self)
    return F.copy__default(result, src, non_blocking)


def rrelu_with_noise_functional(
    self: Tensor, noise: Tensor, lower: float, upper: float, training: bool, generator: Any
) -> tuple[Tensor, Tensor]:
    """(result, noise): the noise argument is not written to."""
    noise = F.clone_default(noise)
    return F.rrelu_with_noise_default(self, noise, lower, upper, training, generator), noise


def native_batch_norm_legit_functional(
    input: Tensor, weight: Any, bias: Any, running_mean: Tensor, running_var: Tensor, *args: Any
) -> tuple[Tensor, ...]:
    """(result, mean, inverse standard deviation, running mean, running variance): the last two as they would be after."""
    running_mean, running_var = F.clone_default(running_mean), F.clone_default(running_var)
    results = F._native_batch_norm_legit_default(input, weight, bias, running_mean, running_var, *args)
    return *results, running_mean, running_var
