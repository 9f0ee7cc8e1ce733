"""Data pipes: datasets that are put together, `IterableWrapper(range(10)).map(f).filter(g).shuffle().batch(4)`.

    datapipe.py   IterDataPipe, MapDataPipe and DataChunk: what pipes are subclasses of, and their functional forms
    iter.py       pipes that are gone through: Mapper, Filter, Batcher, Shuffler, Zipper, Forker, ...
    map.py        pipes with indices: SequenceWrapper, Mapper, Batcher, Shuffler, Concater, Zipper

Mirrors torch/utils/data/datapipes. Left out: pipes of files and data frames, hints that are checked while a program runs, snapshots,
and what the DataLoader asks of a graph of pipes: its `shuffle=` and shares for workers (`apply_sharding` is there to be called).
"""
