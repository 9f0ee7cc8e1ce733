"""Loops over blocks of eight channels."""
