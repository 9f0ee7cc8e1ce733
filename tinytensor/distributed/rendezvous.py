"""Rendezvous: how the processes of a group find each other, said as a URL.

    env://                          the environment has RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT
    tcp://host:port                 rank and world size are given beside it, or as ?rank=0&world_size=1
    file:///path                    likewise

Each handler is a generator of (store, rank, world size).

Mirrors torch/distributed/rendezvous.py.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any, NoReturn
from urllib.parse import parse_qsl, urlparse

from tinytensor.distributed.constants import default_pg_timeout
from tinytensor.distributed.store import FileStore, PrefixStore, Store, TCPStore

__all__ = ["register_rendezvous_handler", "rendezvous"]

Found = tuple[Store, int, int]
_handlers: dict[str, Callable[..., Iterator[Found]]] = {}


def register_rendezvous_handler(scheme: str, handler: Callable[..., Iterator[Found]]) -> None:
    """Say who answers to URLs of a scheme. RuntimeError if there is somebody already."""
    if scheme in _handlers:
        raise RuntimeError(f"Rendezvous handler for {scheme}:// already registered")
    _handlers[scheme] = handler


def rendezvous(url: str, rank: int = -1, world_size: int = -1, **kwargs: Any) -> Iterator[Found]:
    """The generator of (store, rank, world size) for a URL.

    `rank` and `world_size`, where they are not -1, go before what the URL or the environment says. RuntimeError for a scheme that nobody
    answers to, ValueError, when the generator is asked, for what is missing.
    """
    if not isinstance(url, str | bytes):
        raise RuntimeError(f"`url` must be a string. {type(url)}: {url}")
    if not isinstance(rank, int):
        raise RuntimeError(f"`rank` must be an integer. {rank}")
    if not isinstance(world_size, int):
        raise RuntimeError(f"`world_size` must be an integer. {world_size}")
    scheme = urlparse(str(url)).scheme
    if scheme not in _handlers:
        raise RuntimeError(f"No rendezvous handler for {scheme}://")
    return _handlers[scheme](str(url), rank, world_size, **kwargs)


def _error(scheme: str, what: str) -> NoReturn:
    raise ValueError(f"Error initializing torch.distributed using {scheme}:// rendezvous: {what}")


def _numbers(url: str, rank: int, world_size: int) -> dict[str, Any]:
    query: dict[str, Any] = dict(parse_qsl(urlparse(url).query))
    if rank != -1:
        query["rank"] = rank
    if world_size != -1:
        query["world_size"] = world_size
    return query


def _expect_one(world_size: int, rank: int) -> None:
    if world_size > 1:
        raise NotImplementedError(
            f"a process group of {world_size} processes is not supported by this library, which connects one process only: "
            "world_size must be 1"
        )
    if world_size < 1 or rank != 0:
        raise ValueError(f"Invalid rank {rank} of {world_size} processes: the only process has rank 0")


def _tcp(
    url: str, rank: int, world_size: int, timeout: timedelta = default_pg_timeout, **kwargs: Any
) -> Iterator[Found]:
    parts, query = urlparse(url), _numbers(url, rank, world_size)
    if parts.port is None:
        _error("tcp", "port number missing")
    if "rank" not in query:
        _error("tcp", "rank parameter missing")
    if "world_size" not in query:
        _error("tcp", "world size parameter missing")
    rank, world_size = int(query["rank"]), int(query["world_size"])
    _expect_one(world_size, rank)
    yield TCPStore(parts.hostname or "", parts.port, world_size, True, timeout), rank, world_size


def _file(url: str, rank: int, world_size: int, **kwargs: Any) -> Iterator[Found]:
    parts, query = urlparse(url), _numbers(url, rank, world_size)
    if not parts.path:
        _error("file", "path missing")
    if "rank" not in query:
        _error("file", "rank parameter missing")
    if "world_size" not in query:
        _error("file", "world size parameter missing")
    rank, world_size = int(query["rank"]), int(query["world_size"])
    _expect_one(world_size, rank)
    yield FileStore(parts.path, world_size), rank, world_size


def _env(
    url: str, rank: int, world_size: int, timeout: timedelta = default_pg_timeout, **kwargs: Any
) -> Iterator[Found]:
    query = _numbers(url, rank, world_size)

    def of_environment(name: str) -> str:
        value = os.environ.get(name)
        if value is None:
            _error("env", f"environment variable {name} expected, but not set")
        return value

    rank = int(query["rank"] if "rank" in query else of_environment("RANK"))
    world_size = int(query["world_size"] if "world_size" in query else of_environment("WORLD_SIZE"))
    host, port = of_environment("MASTER_ADDR"), int(of_environment("MASTER_PORT"))
    _expect_one(world_size, rank)
    yield PrefixStore("/default", TCPStore(host, port, world_size, True, timeout)), rank, world_size


register_rendezvous_handler("tcp", _tcp)
register_rendezvous_handler("env", _env)
register_rendezvous_handler("file", _file)
