"""The DataLoader's parts: collate, fetch, the iterators, the workers.

Mirrors torch/utils/data/_utils.
"""
