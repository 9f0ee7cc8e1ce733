"""torch.random: the default generator's seed and state.

    >>> import tinytensor as tt
    >>> first, second = (tt.rand(2) for _ in range(2) if tt.manual_seed(7))
    >>> tt.equal(first, second)
    True

The numbers of a seed are PyTorch's, on the CPU (an mt19937) and on CUDA (a Philox): see c10/generator.py.

Each worker thread of a DataLoader has a default generator of its own, to which the functions here then apply.

Mirrors torch/random.py. Left out: generators of devices other than the CPU and CUDA's.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable
from collections.abc import Generator as PythonGenerator
from typing import TYPE_CHECKING

from tinytensor.c10.cuda import seeds
from tinytensor.c10.generator import Generator, as_seed, current_generator, default_generator

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state", "thread_safe_generator"]


def set_rng_state(new_state: Tensor) -> None:
    """Go on with the default generator from a state that `get_rng_state` returned.

    TypeError for what is no tensor of bytes, RuntimeError for one of another size.

    >>> state = tt.get_rng_state()
    >>> first = tt.rand(3)
    >>> tt.set_rng_state(state)
    >>> tt.equal(first, tt.rand(3))
    True
    """
    current_generator().set_state(new_state)


def get_rng_state() -> Tensor:
    """The default generator's state as a uint8 tensor of 5056 bytes, those of PyTorch's.

    >>> tt.get_rng_state().shape
    torch.Size([5056])
    """
    return current_generator().get_state()


def manual_seed(seed: int) -> Generator:
    """Start the default generators of all devices over from a seed, an int that may be negative. Returns that of the CPU.

    ValueError for a seed that does not fit into 64 bits.

    >>> first, second = (tt.rand(2) for _ in range(2) if tt.manual_seed(7))
    >>> tt.equal(first, second)
    True
    """
    bits = int(seed)
    _seed_devices(bits)
    return current_generator().manual_seed(bits)


def seed() -> int:
    """Start the default generators of all devices over from a seed that the operating system draws, and return this seed.

    >>> tt.seed() == tt.initial_seed()
    True
    """
    bits = current_generator().seed()
    _seed_devices(bits)
    return bits


def initial_seed() -> int:
    """The seed from which the default generator started last.

    >>> tt.manual_seed(7).initial_seed(), tt.initial_seed()
    (7, 7)
    """
    return current_generator().initial_seed()


def _seed_devices(bits: int) -> None:
    """Seed the devices' generators as well, except from a DataLoader's worker thread: they belong to the whole process."""
    if current_generator() is default_generator:
        seeds.seed(seeds.ALL, as_seed(bits))


@contextlib.contextmanager
def fork_rng(
    devices: Iterable[object] | None = None,
    enabled: bool = True,
    _caller: str = "fork_rng",
    _devices_kw: str = "devices",
    device_type: str = "cuda",
) -> PythonGenerator[None]:
    """What is drawn inside leaves the numbers after it as they were.

        devices    CUDA devices whose generators are meant, too; all by default

    >>> import tinytensor as tt
    >>> before = tt.random.get_rng_state()
    >>> with tt.random.fork_rng():
    ...     _ = tt.rand(3)
    >>> tt.equal(before, tt.random.get_rng_state())
    True
    """
    if not enabled:
        yield
        return
    restore = _states_of(devices) if device_type == "cuda" else []
    state = current_generator().get_state()
    try:
        yield
    finally:
        current_generator().set_state(state)
        for put_back in restore:
            put_back()


def _states_of(devices: Iterable[object] | None) -> list[Callable[[], object]]:
    """For each CUDA device (all by default) what puts its generator back to where it is now. None without CUDA."""
    from tinytensor.cuda import device_count  # not loaded yet in most programs
    from tinytensor.cuda.random import get_rng_state, set_rng_state

    if not device_count():
        return []
    chosen = range(device_count()) if devices is None else devices
    return [functools.partial(set_rng_state, get_rng_state(device), device) for device in chosen]


def thread_safe_generator() -> Generator | None:
    """In a DataLoader's worker thread, its generator; elsewhere None, which means the default generator.

    >>> tt.random.thread_safe_generator() is None
    True
    """
    from tinytensor.utils.data._utils.worker import get_worker_info  # not loaded yet in most programs

    info = get_worker_info()
    return info.rng.torch_generator if info is not None and info.rng is not None else None
