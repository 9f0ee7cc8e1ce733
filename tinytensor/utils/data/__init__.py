"""torch.utils.data: datasets, samplers and the DataLoader.

    >>> import tinytensor as tt
    >>> from tinytensor.utils.data import DataLoader, TensorDataset
    >>> for x, y in DataLoader(TensorDataset(tt.arange(5), tt.arange(5) % 2), batch_size=2):
    ...     print(x, y)
    tensor([0, 1]) tensor([0, 1])
    tensor([2, 3]) tensor([0, 1])
    tensor([4]) tensor([0])

Mirrors torch/utils/data. Left out: what the DataLoader asks of data pipes (datapipes/__init__.py says what).
"""

from tinytensor.utils.data._utils.fetch import _DatasetKind
from tinytensor.utils.data.dataloader import DataLoader, default_collate, default_convert, get_worker_info
from tinytensor.utils.data.datapipes import iter as _iter  # noqa: F401  # their functional forms are methods of all pipes
from tinytensor.utils.data.datapipes import map as _map  # noqa: F401
from tinytensor.utils.data.datapipes.datapipe import (
    DataChunk,
    DFIterDataPipe,
    IterDataPipe,
    MapDataPipe,
    functional_datapipe,
)
from tinytensor.utils.data.dataset import (
    ChainDataset,
    ConcatDataset,
    Dataset,
    IterableDataset,
    StackDataset,
    Subset,
    TensorDataset,
    random_split,
)
from tinytensor.utils.data.distributed import DistributedSampler
from tinytensor.utils.data.sampler import (
    BatchSampler,
    RandomSampler,
    Sampler,
    SequentialSampler,
    SubsetRandomSampler,
    WeightedRandomSampler,
)

__all__ = [
    "BatchSampler",
    "ChainDataset",
    "ConcatDataset",
    "DFIterDataPipe",
    "DataChunk",
    "DataLoader",
    "Dataset",
    "DistributedSampler",
    "IterDataPipe",
    "IterableDataset",
    "MapDataPipe",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "StackDataset",
    "Subset",
    "SubsetRandomSampler",
    "TensorDataset",
    "WeightedRandomSampler",
    "_DatasetKind",
    "default_collate",
    "default_convert",
    "functional_datapipe",
    "get_worker_info",
    "random_split",
]
