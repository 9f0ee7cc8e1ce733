"""torch.utils._mode_utils: calls past the handlers of `__torch_dispatch__`.

Mirrors torch/utils/_mode_utils.py.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from tinytensor import _C

T = TypeVar("T")


def no_dispatch() -> Any:
    """A context in which no handler of `__torch_dispatch__` is asked: neither a mode's nor a subclass's.

    >>> from tinytensor.utils._mode_utils import no_dispatch
    >>> with no_dispatch():
    ...     tt.ones(2) + 1
    tensor([2., 2.])
    """
    return _C._DisableTorchDispatch()


def all_same_mode(modes: Iterable[T]) -> bool:
    """Whether all are the same object as the first one.

    >>> from tinytensor.utils._mode_utils import all_same_mode
    >>> all_same_mode([None, None])
    True
    """
    found = tuple(modes)
    return all(mode == found[0] for mode in found)
