"""Schemas: what an operator is called, what it takes and what it returns.

Mirrors aten/src/ATen/core/function_schema.h and its parser.
"""
