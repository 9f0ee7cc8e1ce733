"""What one `for` loop over a DataLoader walks with, without workers.

Each iterator draws one number from the loader's generator (`base_seed`, for the workers, drawn without workers too), so
that the generator's next numbers do not depend on how many workers there are.

Mirrors `_BaseDataLoaderIter` and `_SingleProcessDataLoaderIter` of torch/utils/data/dataloader.py.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.record_function import RecordFunction
from tinytensor.c10.scalar_type import int64
from tinytensor.utils.data._utils.fetch import _DatasetKind
from tinytensor.utils.data._utils.pin_memory import can_pin, pin_memory


class _BaseDataLoaderIter:
    """Keeps what the loader was configured with, and counts the batches that it gave."""

    def __init__(self, loader: Any) -> None:
        self._dataset = loader.dataset
        self._dataset_kind = loader._dataset_kind
        self._IterableDataset_len_called = loader._IterableDataset_len_called
        self._auto_collation = loader._auto_collation
        self._drop_last = loader.drop_last
        self._index_sampler = loader._index_sampler
        self._num_workers = loader.num_workers
        if loader.pin_memory and loader.pin_memory_device:
            warnings.warn(
                "pin_memory_device is deprecated, the current accelerator will be used as the device,ignore "
                f"pin_memory_device='{loader.pin_memory_device}'.",
                stacklevel=2,
            )
        self._pin_memory = loader.pin_memory and can_pin()
        if loader.pin_memory and not self._pin_memory:
            warnings.warn(
                "'pin_memory' argument is set as true but no accelerator is found, then device pinned memory won't be used.",
                stacklevel=2,
            )
        self._timeout = loader.timeout
        self._collate_fn = loader.collate_fn
        self._sampler_iter = iter(self._index_sampler)
        self._base_seed = int(F.empty((), dtype=int64).random_(generator=loader.generator).item())
        self._persistent_workers = loader.persistent_workers
        self._num_yielded = 0
        self._profile_name = f"enumerate(DataLoader)#{self.__class__.__name__}.__next__"

    def __iter__(self) -> _BaseDataLoaderIter:
        return self

    def _reset(self, loader: Any, first_iter: bool = False) -> None:
        self._sampler_iter = iter(self._index_sampler)
        self._num_yielded = 0
        self._IterableDataset_len_called = loader._IterableDataset_len_called

    def _next_index(self) -> Any:
        return next(self._sampler_iter)

    def _next_data(self) -> Any:
        raise NotImplementedError

    def __next__(self) -> Any:
        with RecordFunction(self._profile_name):
            data = self._next_data()
            if self._pin_memory:
                data = pin_memory(data)
            self._num_yielded += 1
            reported = self._IterableDataset_len_called
            if self._dataset_kind == _DatasetKind.Iterable and reported is not None and self._num_yielded > reported:
                self._warn_of_length(reported)
            return data

    def _warn_of_length(self, reported: int) -> None:
        text = (
            f"Length of IterableDataset {self._dataset} was reported to be {reported}(when accessing len(dataloader)), "
            f"but {self._num_yielded} samples have been fetched. "
        )
        if self._num_workers > 0:
            text += (
                "For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset "
                "replica at each worker. Please see "
                "https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples."
            )
        warnings.warn(text, stacklevel=3)

    def __len__(self) -> int:
        return len(self._index_sampler)

    def __getstate__(self) -> Any:
        raise NotImplementedError("{} cannot be pickled", self.__class__.__name__)


class _SingleProcessDataLoaderIter(_BaseDataLoaderIter):
    """Fetches each batch when it is asked for."""

    def __init__(self, loader: Any) -> None:
        super().__init__(loader)
        if self._timeout != 0:
            raise AssertionError("_SingleProcessDataLoaderIter requires timeout == 0")
        if self._num_workers != 0:
            raise AssertionError("_SingleProcessDataLoaderIter requires num_workers == 0")
        self._dataset_fetcher = _DatasetKind.create_fetcher(
            self._dataset_kind, self._dataset, self._auto_collation, self._collate_fn, self._drop_last
        )

    def _next_data(self) -> Any:
        return self._dataset_fetcher.fetch(self._next_index())
