"""What the checks of lesson 20 compare with: the data, torch's steps, the library's own; and the five bugs."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from tinytensor_lessons.bar import bar
from tinytensor_lessons.check import run_check
from tinytensor_lessons.digits import load_digits, split
from tinytensor_lessons.lesson_20 import loss as lesson_20_loss
from tinytensor_lessons.lesson_20 import optim
from tinytensor_lessons.lesson_20 import steps as lesson_20_steps
from tinytensor_lessons.lesson_20.fit import FIT, NotedDigits, _row_numbers
from tinytensor_lessons.lesson_20.optim import golden_rows
from tinytensor_lessons.training_parts import BUGS, LETTERS, train_with

import tinytensor as tt
import tinytensor.nn.functional as functional

# ---- the digits


def test_digits_are_scikit_learns():
    images, labels = load_digits()
    assert images.shape == (1797, 8, 8) and np.bincount(labels).tolist() == [
        178,
        182,
        177,
        183,
        181,
        182,
        181,
        179,
        174,
        180,
    ]
    digest = hashlib.sha256(images.tobytes() + labels.tobytes()).hexdigest()
    assert digest == "87ff0c9e40dc7e2c0e34e7257799c2e3f3aec1a016363bb11cad869ec428a826"


def test_digits_against_scikit_learn():
    theirs = pytest.importorskip("sklearn.datasets").load_digits()
    images, labels = load_digits()
    assert (images == theirs.images).all() and (labels == theirs.target).all()


def test_split_is_a_permutation():
    train, test = split()
    assert (len(train), len(test)) == (1437, 360)
    rows = [tuple(row) for part in (train, test) for row in (part.images * 16).int().tolist()]
    assert sorted(rows) == sorted(map(tuple, load_digits()[0].reshape(-1, 64).tolist()))
    assert train.images.dtype == tt.float32 and train.labels.dtype == tt.int64


@pytest.mark.parametrize(
    "rows", [3, slice(1, 7, 2), [4, 0, 4], (5, 6), tt.tensor([2, 9]), tt.tensor(8), tt.arange(10) > 7]
)
def test_rows_are_noted_as_they_are_read(rows):
    digits = NotedDigits(tt.arange(20).view(10, 2), tt.arange(10))
    with tt.no_grad():
        wanted = digits[rows][1].flatten().tolist()
    assert digits.with_grad == []
    assert digits[rows][1].flatten().tolist() == digits.with_grad == _row_numbers(rows, 10) == wanted


# ---- optimizers


def test_formulas_are_torchs():
    for name in ("sgd", "adam"):
        for run, wanted in golden_rows(name).items():
            got = getattr(optim, name)(run)[-1]
            assert np.allclose(np.concatenate(got), np.concatenate(wanted), rtol=0, atol=1e-12)


def test_the_librarys_optimizers_take_torchs_steps():
    def adam(params, decoupled=False, **options):
        return (tt.optim.AdamW if decoupled else tt.optim.Adam)(params, **options)

    for name, make in (("sgd", tt.optim.SGD), ("adam", adam)):
        for run, wanted in golden_rows(name).items():
            got = lesson_20_steps.observe(make, run).value["values"][-1]
            assert np.allclose(np.concatenate(got), np.concatenate(wanted), rtol=0, atol=1e-9)


def test_cross_entropy_by_numpy_is_the_librarys():
    for part in lesson_20_loss.CROSS_ENTROPY.parts[:2]:
        for case in part.cases() if callable(part.cases) else part.cases:
            x = tt.tensor(case.logits, dtype=tt.float64, requires_grad=True)
            loss = functional.cross_entropy(x, tt.tensor(case.target))
            loss.backward()
            wanted = lesson_20_loss.expected(case)
            assert loss.item() == pytest.approx(wanted["loss"], rel=1e-12)
            assert np.allclose(x.grad.numpy(), wanted["gradient"], atol=1e-12)


# ---- training


def test_each_bug_shows_in_the_curves():
    right = train_with()
    runs = {bug: train_with(bug, epochs=6) for bug in BUGS}
    assert sorted(LETTERS.values()) == sorted(BUGS)
    assert right["accuracy"][-1] >= 0.95 and right["loss"][-1] < 0.4
    end = {bug: (run["loss"][-1], run["accuracy"][-1]) for bug, run in runs.items()}
    assert runs["no zero_grad"]["loss"][-1] > runs["no zero_grad"]["loss"][0]
    assert end["lr 100"][0] > 10 and end["lr 100"][1] < 0.2
    assert end["softmax twice"][0] > 1.47 and end["softmax twice"][1] > 0.3
    assert end["eval forgotten"][0] < 0.7 and end["eval forgotten"][1] < right["accuracy"][5] - 0.03
    assert end["labels shuffled"][0] > 2.2


@pytest.mark.parametrize("bug", ["lr 100", "no zero_grad"])
def test_the_last_bits_of_a_processor_do_not_reach_the_curves(bug, monkeypatch):
    plain, exact = train_with(bug, epochs=3), functional.cross_entropy
    noise = np.random.RandomState(0)

    def rough(scores, target):
        return exact(scores * tt.tensor(1 + 3e-16 * noise.randint(-3, 4, size=tuple(scores.shape))), target)

    monkeypatch.setattr(functional, "cross_entropy", rough)
    other = train_with(bug, epochs=3)
    assert other["read"] == plain["read"]
    assert other["loss"] == pytest.approx(plain["loss"], rel=1e-12)


def test_loaders_and_tensors_are_read_as_well(solution):
    """Other ways to write fit: by DataLoader, and with the test rows read once."""

    def with_loader(model, train, test, seed):
        generator = tt.Generator().manual_seed(seed)
        loader = tt.utils.data.DataLoader(train, batch_size=64, shuffle=True, generator=generator)
        optimizer = tt.optim.SGD(model.parameters(), lr=0.2, momentum=0.9)
        with tt.no_grad():
            unseen, wanted = test[list(range(len(test)))]
        history = {"loss": [], "accuracy": []}
        for _ in range(6):
            losses = []
            for images, labels in loader:
                optimizer.zero_grad(set_to_none=False)
                loss = functional.cross_entropy(model(images), labels)
                loss.backward()
                optimizer.step()
                losses.append(loss.item())
            history["loss"].append(sum(losses) / len(losses))
            with tt.no_grad():
                history["accuracy"].append((model(unseen).argmax(1) == wanted).float().mean())
        return history

    result = run_check(FIT, with_loader)
    assert result.points == result.max, repr(result.failure)


def test_no_bar_where_nobody_watches(monkeypatch):
    steps = [1, 2]
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    assert bar(steps, "epochs") is steps
    monkeypatch.delenv("TINYTENSOR_MODE")
    assert list(bar(steps, "epochs")) == steps
