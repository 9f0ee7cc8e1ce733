"""The package of `errors`.

Mirrors torch/distributed/elastic/multiprocessing/__init__.py. Left out: `start_processes`.
"""
