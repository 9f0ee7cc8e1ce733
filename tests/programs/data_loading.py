"""Datasets, samplers and collate functions of our own; workers; splits, weights, concatenation, iterables, generators."""

from collections import namedtuple

import numpy as np
import torch
from torch.utils.data import (
    BatchSampler,
    ChainDataset,
    ConcatDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    RandomSampler,
    Sampler,
    SequentialSampler,
    StackDataset,
    Subset,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    default_collate,
    get_worker_info,
    random_split,
)  # fmt: skip

torch.manual_seed(0)


class Faces(Dataset):
    def __init__(self, n, transform=None):
        self.n, self.transform = n, transform

    def __len__(self):
        return self.n

    def __getitem__(self, idx):
        if torch.is_tensor(idx):
            idx = idx.tolist()
        sample = {"image": np.full((2, 3), idx, dtype=np.float32), "landmarks": [idx, idx + 0.5], "name": f"face{idx}"}
        return self.transform(sample) if self.transform else sample


class ToTensor:
    def __call__(self, sample):
        return {**sample, "image": torch.from_numpy(sample["image"]).t()}


class Compose:
    def __init__(self, transforms):
        self.transforms = transforms

    def __call__(self, x):
        for t in self.transforms:
            x = t(x)
        return x


class Buckets(Sampler):
    """Batches of texts of like length."""

    def __init__(self, lengths, size):
        self.lengths, self.size = lengths, size

    def __iter__(self):
        order = torch.tensor(self.lengths).argsort(stable=True)
        batches = list(order.split(self.size))
        for i in torch.randperm(len(batches)).tolist():
            yield batches[i].tolist()

    def __len__(self):
        return -(-len(self.lengths) // self.size)


class Stream(IterableDataset):
    def __init__(self, start, end):
        self.start, self.end = start, end

    def __iter__(self):
        info = get_worker_info()
        n, k = (1, 0) if info is None else (info.num_workers, info.id)
        return iter(range(self.start + k, self.end, n))


def collate(batch):
    xs, ys = zip(*batch)
    lengths = torch.tensor([len(x) for x in xs])
    return torch.nn.utils.rnn.pad_sequence(list(xs), batch_first=True), lengths, torch.stack(ys)


faces = Faces(10, Compose([ToTensor()]))
for i, batch in enumerate(DataLoader(faces, batch_size=4, shuffle=True)):
    print(i, batch["image"].shape, batch["image"][:, 0, 0], batch["landmarks"], batch["name"])
for batch in DataLoader(faces, batch_size=5, num_workers=2, persistent_workers=True, drop_last=True):
    print(batch["name"], batch["image"].sum())
texts = [torch.arange(n) for n in (3, 1, 4, 1, 5, 9, 2, 6)]
pairs = list(zip(texts, torch.arange(8)))
for padded, lengths, labels in DataLoader(pairs, batch_sampler=Buckets([len(t) for t in texts], 3), collate_fn=collate):
    print(padded.shape, lengths, labels)
print(list(DataLoader(Stream(3, 9), batch_size=4)), sorted(DataLoader(Stream(3, 9), num_workers=2, batch_size=None)))
print(list(DataLoader(ChainDataset([Stream(0, 2), Stream(7, 9)]), batch_size=None)))
train, valid, test = random_split(faces, [0.6, 0.2, 0.2], generator=torch.Generator().manual_seed(42))
print(train.indices, valid.indices, len(test))
both = ConcatDataset([Subset(faces, [1, 3]), Subset(faces, [5])])
print([both[i]["name"] for i in range(len(both))], both.cumulative_sizes)
weights = torch.tensor([0.1, 0.1, 5.0, 1.0])
print(list(WeightedRandomSampler(weights, 8, replacement=True)), list(SubsetRandomSampler([4, 7, 9])))
print(
    list(BatchSampler(SequentialSampler(range(7)), 3, False)),
    list(RandomSampler(range(5), replacement=True, num_samples=6)),
)
g = torch.Generator()
g.manual_seed(1)
print([b.tolist() for (b,) in DataLoader(TensorDataset(torch.arange(7)), batch_size=3, shuffle=True, generator=g)])
Point = namedtuple("Point", "x y")
print(default_collate([Point(1, 2.0), Point(3, 4.0)]), default_collate([{"a": (1, "s")}, {"a": (2, "t")}]))
print(StackDataset(a=TensorDataset(torch.arange(2)), b=Faces(2))[1]["b"]["name"])
loader = DataLoader(TensorDataset(torch.arange(10.0)), batch_size=4)
print(len(loader), loader.batch_size, type(loader.sampler).__name__, next(iter(loader)))
try:
    DataLoader(faces, batch_size=2, sampler=SequentialSampler(faces), shuffle=True)
except ValueError as error:
    print(error)
try:
    next(iter(DataLoader([torch.zeros(2), torch.zeros(3)], batch_size=2)))
except RuntimeError as error:
    print(str(error).splitlines()[0])
