"""torch.distributed.elastic, of which programs use `record` alone: what starts and restarts processes is not here.

Mirrors torch/distributed/elastic/__init__.py.
"""
