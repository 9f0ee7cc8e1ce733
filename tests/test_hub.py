"""torch.hub with what lies on this machine, and its refusal of everything else."""

from __future__ import annotations

import hashlib
import importlib

import pytest

import tinytensor as tt

HUBCONF = '''
dependencies = {dependencies}
from helper import double

def model(x, times=1):
    """Twice, several times."""
    return double(x) * times

def _hidden():
    pass
'''


@pytest.fixture
def repository(tmp_path, monkeypatch):
    def make(dependencies=()):
        folder = tmp_path / "repository"
        folder.mkdir(exist_ok=True)
        (folder / "hubconf.py").write_text(HUBCONF.format(dependencies=list(dependencies)))
        (folder / "helper.py").write_text("def double(x):\n    return 2 * x\n")
        return folder

    monkeypatch.delitem(importlib.import_module("sys").modules, "helper", raising=False)
    return make


def test_a_folder(repository):
    folder = repository()
    assert tt.hub.load(folder, "model", 3, source="local", times=2, trust_repo=True) == 12
    assert tt.hub.list(folder) == ["double", "model"] and tt.hub.help(folder, "model") == "Twice, several times."


def test_refusals(repository):
    folder = str(repository())
    for call, words in (
        (lambda: tt.hub.load("pytorch/vision", "resnet18"), "pytorch/vision is on GitHub"),
        (lambda: tt.hub.list("pytorch/vision"), "nothing is fetched from elsewhere"),
        (lambda: tt.hub.load_state_dict_from_url("https://example.org/x.pth", "nowhere"), "https://example.org/x.pth: nothing is"),
        (lambda: tt.hub.load(folder, "absent", source="local"), "Cannot find callable absent in hubconf"),
        (lambda: tt.hub.load(str(repository(["surely_absent"])), "model", source="local"), "Missing dependencies: surely_absent"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=words):
            call()
    with pytest.raises(ValueError, match='Unknown source: "x"'):
        tt.hub.load(folder, "model", source="x")
    with pytest.raises(ValueError, match="model should be a string"):
        tt.hub.load(folder, 3, source="local")


def test_weights(tmp_path, monkeypatch):
    file = tmp_path / "x.pth"
    tt.save({"w": tt.ones(2)}, file)
    url = file.as_uri()
    assert tt.hub.load_state_dict_from_url(url, str(tmp_path / "empty"))["w"].tolist() == [1, 1]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    kept = tmp_path / "checkpoints"
    kept.mkdir()
    monkeypatch.setattr(tt.hub, "_hub_dir", None)
    tt.hub.set_dir(tmp_path)
    assert tt.hub.get_dir() == str(tmp_path)
    tt.hub.download_url_to_file(url, str(kept / f"net-{digest[:8]}.pth"), hash_prefix=digest[:8])
    load_url = importlib.import_module("tinytensor.utils.model_zoo").load_url
    assert load_url(f"https://example.org/net-{digest[:8]}.pth", check_hash=True)["w"].tolist() == [1, 1]
    (kept / "net-00000000.pth").write_bytes(file.read_bytes())
    with pytest.raises(RuntimeError, match='invalid hash value \\(expected "00000000", got "'):
        load_url("https://example.org/net-00000000.pth", check_hash=True)
    with pytest.raises(RuntimeError, match="weights_only=False is not supported"):
        tt.hub.load_state_dict_from_url(url, weights_only=False)
