"""`torch.hub`: models from a folder with a `hubconf.py`, and weights from a file.

Only what lies on this machine: `source="local"`, and addresses that begin with `file://`. Nothing is fetched from elsewhere,
and the error says so.

Mirrors torch/hub.py. Left out: GitHub, caches of repositories.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn
from urllib.parse import urlparse
from urllib.request import url2pathname

HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")
"""What a name of a file ends in if it tells the beginning of the file's SHA-256: `resnet18-bfd8deac.pth`."""

__all__ = ["download_url_to_file", "get_dir", "help", "list", "load", "load_state_dict_from_url", "set_dir"]

_HUBCONF = "hubconf.py"
_hub_dir: str | None = None


@contextmanager
def _first_on_path(folder: str) -> Iterator[None]:
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


def _refuse(what: str) -> NoReturn:
    raise RuntimeError(f"{what}: nothing is fetched from elsewhere. Download it, and give its place on this machine.")


def _hubconf(repo: Any, source: str) -> Any:
    """The module of a folder's `hubconf.py`, after what it depends on has been looked for."""
    if source not in ("github", "local"):
        raise ValueError(f'Unknown source: "{source}". Allowed values: "github" | "local".')
    if source == "github":
        _refuse(f"torch.hub: {repo} is on GitHub (source='github')")
    spec = importlib.util.spec_from_file_location(_HUBCONF, os.path.join(os.fspath(repo), _HUBCONF))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _entry(module: Any, model: Any) -> Any:
    if not isinstance(model, str):
        raise ValueError("Invalid input: model should be a string of function name")
    missing = [name for name in getattr(module, "dependencies", ()) if importlib.util.find_spec(name) is None]
    if missing:
        raise RuntimeError(f"Missing dependencies: {', '.join(missing)}")
    function = getattr(module, model, None)
    if function is None or not callable(function):
        raise RuntimeError(f"Cannot find callable {model} in hubconf")
    return function


def _local(repo: Any) -> str:
    return "local" if os.path.isdir(os.fspath(repo)) else "github"


def load(repo_or_dir: Any, model: str, *args: Any, source: str = "github", **kwargs: Any) -> Any:
    """What the function `model` of a folder's `hubconf.py` gives for these arguments.

        source   "local", with a path; RuntimeError for "github", ValueError for anything else

    The folder's code is run. RuntimeError where it depends on a package that is not here, and for an unknown model.
    """
    for name in ("trust_repo", "force_reload", "verbose", "skip_validation"):
        kwargs.pop(name, None)  # about GitHub only
    folder = os.fspath(repo_or_dir)
    with _first_on_path(folder):
        return _entry(_hubconf(folder, source), model)(*args, **kwargs)


def list(github: Any, force_reload: bool = False, **options: Any) -> Any:
    """The names of all models in a folder's `hubconf.py`. RuntimeError for a repository of GitHub."""
    with _first_on_path(os.fspath(github)):
        module = _hubconf(github, _local(github))
    return [name for name in dir(module) if callable(getattr(module, name)) and not name.startswith("_")]


def help(github: Any, model: str, force_reload: bool = False, **options: Any) -> str | None:
    """The docstring of a model in a folder's `hubconf.py`. RuntimeError for a repository of GitHub."""
    with _first_on_path(os.fspath(github)):
        return _entry(_hubconf(github, _local(github)), model).__doc__


def get_dir() -> str:
    """The folder for what is kept: `set_dir`'s, or TORCH_HOME's, or ~/.cache/torch/hub."""
    if _hub_dir is not None:
        return _hub_dir
    cache = os.environ.get("XDG_CACHE_HOME", "~/.cache")
    home = os.path.expanduser(os.environ.get("TORCH_HOME", os.path.join(cache, "torch")))
    return os.path.join(home, "hub")


def set_dir(d: Any) -> None:
    """Keep things in this folder from now on."""
    global _hub_dir
    _hub_dir = os.path.expanduser(os.fspath(d))


def _file_of(url: str) -> str:
    parts = urlparse(url)
    if parts.scheme != "file":
        _refuse(f"torch.hub: {url}")
    return url2pathname(parts.path)


def download_url_to_file(url: str, dst: str, hash_prefix: str | None = None, progress: bool = True) -> None:
    """Copy the file of a `file://` address; RuntimeError for another one, and where its SHA-256 begins otherwise."""
    path = _file_of(url)
    _check_hash(path, hash_prefix)
    shutil.copyfile(path, dst)


def _check_hash(path: str, prefix: str | None) -> None:
    if prefix is None:
        return
    import hashlib

    with open(path, "rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    if not digest.startswith(prefix):
        raise RuntimeError(f'invalid hash value (expected "{prefix}", got "{digest}")')


def load_state_dict_from_url(
    url: str, model_dir: str | None = None, map_location: Any = None, progress: bool = True, check_hash: bool = False,
    file_name: str | None = None, weights_only: bool = True,
) -> Any:  # fmt: skip
    """`tt.load` of the file of a `file://` address, or of what lies in `model_dir` under the address's last part.

        model_dir     where PyTorch would have put it: None, `get_dir()/checkpoints`
        check_hash    whether the name's end, as in "resnet18-f37072fd.pth", must begin the file's SHA-256
        file_name     another name in `model_dir`

    RuntimeError for a file that is not there, for a wrong hash, and for `weights_only=False`.
    """
    import re

    from tinytensor.serialization import load as load_file

    name = file_name or os.path.basename(urlparse(url).path)
    path = os.path.join(model_dir or os.path.join(get_dir(), "checkpoints"), name)
    if not os.path.exists(path):
        path = _file_of(url)
    if check_hash:
        found = re.search(r"-([a-f0-9]*)\.", name)
        _check_hash(path, found[1] if found else None)
    return load_file(path, map_location=map_location, weights_only=weights_only)
