"""Schemas, the dispatcher and the Python binding: what every operator call goes through.

Mirrors aten/src/ATen/core.
"""
