"""Results with named parts, `torch.return_types.max`: in tinytensor and, where it is installed, in torch."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest


@pytest.fixture
def largest(library: Any) -> Any:
    return library.max(library.tensor([[3, 7], [9, 1]]), 1)


def test_a_tuple_whose_items_have_names(largest: Any) -> None:
    values, indices = largest
    assert isinstance(largest, tuple) and largest.values is values and largest[1] is indices
    assert (largest.n_fields, largest.n_sequence_fields, largest.n_unnamed_fields) == (2, 2, 0)
    assert repr(largest) == "torch.return_types.max(\nvalues=tensor([7, 9]),\nindices=tensor([1, 0]))"
    with pytest.raises(AttributeError):
        largest.values = values


def test_no_namedtuple(largest: Any) -> None:
    assert not any(hasattr(largest, name) for name in ("_fields", "_make", "_replace", "_asdict"))


def test_made_from_one_sequence(library: Any) -> None:
    made = library.return_types.max(n for n in (1, 2))
    assert made == (1, 2) and made.indices == 2
    with pytest.raises(TypeError, match=r"torch.return_types.max\(\) takes a 2-sequence \(3-sequence given\)"):
        library.return_types.max([1, 2, 3])
    with pytest.raises(TypeError, match="constructor requires a sequence"):
        library.return_types.max(3)


def test_with_out_the_class_is_another(library: Any) -> None:
    outs = library.tensor([0]), library.tensor([0])
    assert type(library.max(library.tensor([[3, 7]]), 1, out=outs)) is library.return_types.max_out
    assert library.return_types.max_out in library.return_types.all_return_types


def test_copies(largest: Any) -> None:
    for copied in (copy.copy(largest), copy.deepcopy(largest), pickle.loads(pickle.dumps(largest))):
        assert type(copied) is type(largest) and copied.values.tolist() == [7, 9]


def test_a_node_of_pytrees(library: Any, largest: Any) -> None:
    pytree = library.utils._pytree
    leaves, spec = pytree.tree_flatten(largest)
    assert [leaf.tolist() for leaf in leaves] == [[7, 9], [1, 0]] and spec.type is library.return_types.max
    assert pytree.tree_map(lambda t: t + 1, largest).values.tolist() == [8, 10]
    paths = [pytree.keystr(path) for path, _ in pytree.tree_flatten_with_path(largest)[0]]
    assert paths == ["[0]", "[1]"]
