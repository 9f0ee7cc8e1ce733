"""torch.cuda.random: the generators of CUDA devices.

A seed does not start CUDA: it is kept until the generators are needed, since a program sets it whether or not it will use
a GPU.

Mirrors torch/cuda/random.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tinytensor.c10.cuda import cuda_generator, cuda_runtime, seeds
from tinytensor.c10.device import Device
from tinytensor.c10.generator import as_seed
from tinytensor.cuda._lazy_init import lazy_init

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "get_rng_state", "get_rng_state_all", "initial_seed", "manual_seed", "manual_seed_all", "seed", "seed_all",
    "set_rng_state", "set_rng_state_all",
]  # fmt: skip


def manual_seed(seed: int) -> None:
    """Seed the current device's generator. ValueError for what is no integer.

    >>> tt.cuda.manual_seed(0)
    """
    seeds.seed(None, as_seed(int(seed)))


def manual_seed_all(seed: int) -> None:
    """Seed the generators of all devices. ValueError for what is no integer.

    >>> tt.cuda.manual_seed_all(0)
    """
    seeds.seed(seeds.ALL, as_seed(int(seed)))


def seed() -> None:
    """Seed the current device's generator by chance.

    >>> tt.cuda.seed()
    """
    seeds.seed(None, None)


def seed_all() -> None:
    """Seed the generators of all devices by chance, with one seed.

    >>> tt.cuda.seed_all()
    """
    seeds.seed(seeds.ALL, None)


def initial_seed() -> int:
    """The seed of the current device's generator. AssertionError without CUDA.

    >>> tt.cuda.initial_seed()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
    return cuda_generator.default_cuda_generator().initial_seed()


def _index(device: Any) -> int | None:
    return device if isinstance(device, int) else Device(device).index


def get_rng_state(device: Any = "cuda") -> Tensor:
    """The state of a device's generator: a uint8 tensor of 16 bytes, its seed and its offset. AssertionError without CUDA.

    >>> tt.cuda.get_rng_state()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
    return cuda_generator.default_cuda_generator(_index(device)).get_state()


def get_rng_state_all() -> list[Tensor]:
    """The states of all devices' generators.

    >>> tt.cuda.get_rng_state_all()
    []
    """
    return [get_rng_state(index) for index in range(cuda_runtime.device_count())]


def set_rng_state(new_state: Tensor, device: Any = "cuda") -> None:
    """Let a device's generator go on from a state of `get_rng_state`. AssertionError without CUDA.

    TypeError for what is no tensor of bytes, RuntimeError for one of another size.

    >>> tt.cuda.set_rng_state(tt.zeros(16, dtype=tt.uint8))  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
    cuda_generator.default_cuda_generator(_index(device)).set_state(new_state)


def set_rng_state_all(new_states: Iterable[Tensor]) -> None:
    """Set the states of the devices' generators, in order. AssertionError for any state without CUDA.

    >>> tt.cuda.set_rng_state_all(tt.cuda.get_rng_state_all())
    """
    for index, state in enumerate(new_states):
        set_rng_state(state, index)
