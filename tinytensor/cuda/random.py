"""torch.cuda.random: the generators of CUDA devices.

There are none without a device. Seeds are accepted and have no effect, since a program sets them whether or not it will
use a GPU.

Mirrors torch/cuda/random.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tinytensor.cuda._lazy_init import lazy_init

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "get_rng_state", "get_rng_state_all", "initial_seed", "manual_seed", "manual_seed_all", "seed", "seed_all",
    "set_rng_state_all",
]  # fmt: skip


def manual_seed(seed: int) -> None:
    """Seed the current device's generator. ValueError for what is no integer.

    >>> tt.cuda.manual_seed(0)
    """
    int(seed)


def manual_seed_all(seed: int) -> None:
    """Seed the generators of all devices. ValueError for what is no integer.

    >>> tt.cuda.manual_seed_all(0)
    """
    int(seed)


def seed() -> None:
    """Seed the current device's generator by chance.

    >>> tt.cuda.seed()
    """


def seed_all() -> None:
    """Seed the generators of all devices by chance.

    >>> tt.cuda.seed_all()
    """


def initial_seed() -> int:
    """The seed of the current device's generator. AssertionError without CUDA.

    >>> tt.cuda.initial_seed()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()


def get_rng_state(device: Any = "cuda") -> Tensor:
    """The state of a device's generator, a uint8 tensor. AssertionError without CUDA.

    >>> tt.cuda.get_rng_state()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()


def get_rng_state_all() -> list[Tensor]:
    """The states of all devices' generators.

    >>> tt.cuda.get_rng_state_all()
    []
    """
    return []


def set_rng_state_all(new_states: Iterable[Tensor]) -> None:
    """Set the states of the devices' generators, in order. AssertionError for any state without CUDA.

    >>> tt.cuda.set_rng_state_all(tt.cuda.get_rng_state_all())
    """
    for _ in new_states:
        lazy_init()
