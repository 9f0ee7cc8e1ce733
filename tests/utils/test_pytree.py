"""utils._pytree: nested containers, flat and nested again."""

from __future__ import annotations

import importlib
from collections import OrderedDict, defaultdict, deque, namedtuple

import pytest

from tinytensor.utils import _pytree as pytree

Point = namedtuple("Point", "x y")

TREES = {
    "leaf": 5,
    "none": None,
    "empty": [],
    "tuple": (1, [2, (3, ())], None),
    "dict": {"b": 1, "a": {"c": (2, 3)}},
    "ordered": OrderedDict([("z", 1), ("y", [2])]),
    "default": defaultdict(list, {"k": 1, "l": (2,)}),
    "deque": deque([1, (2, 3)], maxlen=5),
    "named": [Point(1, (2, Point(3, 4)))],
}


@pytest.fixture
def both(torch):
    """`both(program)`: `program(pytree)` gives or raises what `program(torch's pytree)` does; returns that."""

    def outcome(program, module):
        try:
            return program(module)
        except Exception as error:
            return type(error).__name__, str(error)

    def check(program):
        ours = outcome(program, pytree)
        assert ours == outcome(program, importlib.import_module("torch.utils._pytree"))
        return ours

    return check


@pytest.mark.parametrize("name", TREES)
def test_flatten_and_back(both, name):
    tree = TREES[name]

    def f(m):
        leaves, spec = m.tree_flatten(tree)
        again = m.tree_unflatten(leaves, spec)
        swapped = m.tree_unflatten(spec, leaves)
        paths = [(m.keystr(path), leaf, m.key_get(tree, path) is leaf) for path, leaf in m.tree_leaves_with_path(tree)]
        counts = spec.num_nodes, spec.num_leaves, spec.num_children, spec.is_leaf()
        return leaves, repr(spec), m.treespec_pprint(spec), again, swapped == again, paths, counts, type(again).__name__

    leaves, _, _, again, *_ = both(f)
    assert again == tree and leaves == pytree.tree_leaves(tree)
    assert hash(pytree.tree_structure(tree)) == hash(pytree.tree_structure(tree))


def test_golden_repr():
    spec = pytree.tree_structure({"a": 1, "b": (2, [3, Point(4, 5)])})
    assert repr(spec) == (
        "TreeSpec(dict, ['a', 'b'], [*,\n  TreeSpec(tuple, None, [*,\n    TreeSpec(list, None, [*,\n      "
        f"TreeSpec(namedtuple, {Point}, [*,\n        *])])])])"
    )
    assert pytree.treespec_pprint(spec) == "{'a': *, 'b': (*, [*, Point(x=*, y=*)])}"


def test_specs_compare(both):
    spec = pytree.tree_structure
    assert spec([1, 2]) == spec([3, 4]) != spec((3, 4))
    assert spec({"a": 1}) != spec({"b": 1}) and spec(1) != 1
    assert pytree.treespec_tuple([pytree.treespec_leaf()]) == spec((0,))
    assert pytree.treespec_dict(a=pytree.treespec_leaf()) == spec({"a": 0})
    both(lambda m: m.treespec_tuple([3]))
    both(lambda m: m.treespec_dict({"a": 3}))


def test_map(both):
    assert both(lambda m: m.tree_map(lambda x, y: [x, *y], [5, 6], [[7, 9], [1, 2]])) == [[5, 7, 9], [6, 1, 2]]
    assert both(lambda m: m.tree_map_only(int, lambda x: x + 1, {"a": 1, "b": "c"})) == {"a": 2, "b": "c"}
    assert both(lambda m: m.tree_map_only(lambda x: x == 1, lambda x: 9, [1, 2])) == [9, 2]
    both(lambda m: m.tree_map_only((int, str), lambda x: 0, [1, "2", 3.0]))
    both(lambda m: m.tree_map_only(3, lambda x: 0, [1]))
    both(lambda m: m.tree_map(lambda x: x, {"a": (1, 2)}, is_leaf=lambda x: isinstance(x, tuple)))
    assert both(lambda m: m.tree_map_with_path(lambda p, x: m.keystr(p) + str(x), {"a": [1, 2]})) == {
        "a": ["['a'][0]1", "['a'][1]2"]
    }
    seen = []
    tree = [1, (2,)]
    assert pytree.tree_map_(seen.append, tree) is tree and seen == [1, 2]
    assert pytree.tree_map_only_(int, seen.append, tree) is tree and seen == [1, 2, 1, 2]


def test_all_and_any(both):
    both(lambda m: [m.tree_all(bool, [1, (0,)]), m.tree_any(bool, [1, (0,)]), m.tree_all(bool, ())])
    both(lambda m: [m.tree_all_only(int, bool, [1, "", 2]), m.tree_any_only(str, bool, [1, "", 2])])
    both(lambda m: [m.tree_is_leaf(x) for x in (1, None, [], (), {}, Point(1, 2))])
    both(lambda m: m.arg_tree_leaves(1, [2, 3], a=(4,)))
    both(lambda m: [m.is_namedtuple(x) for x in (Point, Point(1, 2), (1, 2), tuple)])


@pytest.mark.parametrize(
    ("spec_of", "tree"),
    [
        ([1, 2], (1, 2)),
        ([1, 2], [1]),
        ({"a": 1, "b": 2}, {"a": 1, "c": 2}),
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"a": 1, "b": 2}, OrderedDict(b=3, a=4)),
        (defaultdict(int, a=1), {"a": 5}),
        (Point(1, 2), (1, 2)),
        (Point(1, 2), namedtuple("Other", "x y")(1, 2)),
        (deque([1], maxlen=2), deque([4], maxlen=3)),
        ([1], [[2, 3]]),
    ],
)
def test_flatten_up_to(both, spec_of, tree):
    both(lambda m: m.tree_structure(spec_of).flatten_up_to(tree))


@pytest.mark.parametrize("tree", [3, (1, 2), [1, (2, 3)], (1,), {"a": 1}])
def test_broadcast_to_and_flatten(both, tree):
    both(lambda m: m._broadcast_to_and_flatten(tree, m.tree_structure((0, (0, {"a": 0})))))


def test_refusals(both):
    both(lambda m: m.tree_structure([1, 2]).unflatten([1]))
    assert both(lambda m: m.tree_unflatten([1], 3)) == (
        "TypeError",
        "Expected `treespec` to be an instance of PyTreeSpec but got item of type <class 'int'>.",
    )


def test_own_nodes(both):
    class Pair:
        def __init__(self, a, b):
            self.a, self.b = a, b

    def f(m):
        m.register_pytree_node(Pair, lambda p: ([p.a, p.b], None), lambda values, _: Pair(*values))
        try:
            doubled = m.tree_map(lambda v: 2 * v, {"p": Pair(1, (2,))})
            with pytest.raises(ValueError) as twice:
                m.register_pytree_node(Pair, None, None)
            with pytest.raises(ValueError) as no_keys:
                m.tree_leaves_with_path(Pair(1, 2))
            with pytest.raises(ValueError) as mismatch:
                m.tree_structure(Pair(1, 2)).flatten_up_to((1, 2))
            return (
                doubled["p"].a,
                doubled["p"].b,
                repr(m.tree_structure(Pair(1, [2]))),
                str(twice.value),
                str(no_keys.value),
                str(mismatch.value),
            )
        finally:
            m.SUPPORTED_NODES.pop(Pair)

    assert both(f)[:2] == (2, (4,))
