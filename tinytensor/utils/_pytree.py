"""Pytrees: nested containers seen as a flat list of leaves and a TreeSpec, which says how to nest them again.

    >>> leaves, spec = tree_flatten({"a": 1, "b": (2, [3])})
    >>> leaves
    [1, 2, 3]
    >>> spec
    TreeSpec(dict, ['a', 'b'], [*,
      TreeSpec(tuple, None, [*,
        TreeSpec(list, None, [*])])])
    >>> tree_map(lambda n: n * 10, {"a": 1, "b": (2, [3])})
    {'a': 10, 'b': (20, [30])}

A node is a tuple, list, dict, OrderedDict, defaultdict, deque, any namedtuple, or what `register_pytree_node` names.
Everything else is a leaf, None included.

Mirrors torch/utils/_pytree.py. Left out: `register_dataclass`, `register_constant`.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import json
import types
import warnings
from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tinytensor.c10.metadata import Size

PyTree = Any
Context = Any


class NodeDef(NamedTuple):
    """How a container type comes apart, and together again from its children and a context."""

    type: type
    flatten_fn: Callable[[PyTree], tuple[list[Any], Context]]
    unflatten_fn: Callable[[Iterable[Any], Context], PyTree]
    flatten_with_keys_fn: Callable[[PyTree], tuple[list[tuple[KeyEntry, Any]], Context]] | None = None


SUPPORTED_NODES: dict[Any, NodeDef] = {}


class _SerializeNodeDef(NamedTuple):
    """How a type's nodes are written as JSON."""

    typ: type
    serialized_type_name: str
    to_dumpable_context: Callable[[Context], Any] | None = None
    from_dumpable_context: Callable[[Any], Context] | None = None


SUPPORTED_SERIALIZED_TYPES: dict[Any, _SerializeNodeDef] = {}


def register_pytree_node(
    cls: type,
    flatten_fn: Callable[[PyTree], tuple[list[Any], Context]],
    unflatten_fn: Callable[[Iterable[Any], Context], PyTree],
    *,
    serialized_type_name: str | None = None,
    to_dumpable_context: Callable[[Context], Any] | None = None,
    from_dumpable_context: Callable[[Any], Context] | None = None,
    flatten_with_keys_fn: Callable[[PyTree], tuple[list[tuple[KeyEntry, Any]], Context]] | None = None,
) -> None:
    """Let instances of `cls` be nodes.

    flatten_fn            instance -> (children, context)
    unflatten_fn          (children, context) -> instance
    flatten_with_keys_fn  instance -> ([(key, child)], context), for the functions with paths

    serialized_type_name  the type's name in `treespec_dumps`
    to_dumpable_context, from_dumpable_context   context -> what JSON holds, and back

    ValueError if `cls` is registered already.

    >>> from tinytensor.utils import _pytree as pytree
    >>> class Pair:
    ...     def __init__(self, a, b):
    ...         self.a, self.b = a, b
    >>> pytree.register_pytree_node(Pair, lambda p: ([p.a, p.b], None), lambda children, _: Pair(*children))
    >>> pytree.tree_leaves(Pair(1, [2]))
    [1, 2]
    >>> pytree._deregister_pytree_node(Pair)
    """
    if cls in SUPPORTED_NODES:
        raise ValueError(f"{cls} is already registered as pytree node.")
    SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)
    if serialized_type_name is not None:
        SUPPORTED_SERIALIZED_TYPES[cls] = _SerializeNodeDef(
            cls, serialized_type_name, to_dumpable_context, from_dumpable_context
        )


def _deregister_pytree_node(cls: type) -> None:
    """Take back `register_pytree_node(cls, ...)`: its instances are leaves again."""
    SUPPORTED_SERIALIZED_TYPES.pop(cls, None)
    del SUPPORTED_NODES[cls]


def is_namedtuple_class(cls: Any) -> bool:
    """Whether `cls` was made by namedtuple or typing.NamedTuple.

    >>> from collections import namedtuple
    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple_class(namedtuple("Point", "x y")), pytree.is_namedtuple_class(tuple)
    (True, False)
    """
    return (
        isinstance(cls, type)
        and issubclass(cls, tuple)
        and isinstance(getattr(cls, "_fields", None), tuple)
        and all(type(field) is str for field in cls._fields)  # type: ignore[attr-defined]  # just looked for
        and callable(getattr(cls, "_make", None))
        and callable(getattr(cls, "_asdict", None))
    )


def is_namedtuple_instance(obj: Any) -> bool:
    """Whether `obj` is an instance of a namedtuple.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple_instance((1, 2))
    False
    """
    return is_namedtuple_class(type(obj))


def is_namedtuple(obj: Any) -> bool:
    """Whether `obj` is a namedtuple, its class or an instance.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple((1, 2))
    False
    """
    return is_namedtuple_class(obj if isinstance(obj, type) else type(obj))


def _register_sequence(cls: type, make: Callable[[Iterable[Any], Context], Any], context: Any) -> None:
    SUPPORTED_NODES[cls] = NodeDef(
        cls,
        lambda d: (list(d), context(d)),
        make,
        lambda d: ([(SequenceKey(i), v) for i, v in enumerate(d)], context(d)),
    )


def _register_mapping(cls: type, make: Callable[[Iterable[Any], Context], Any], context: Any) -> None:
    SUPPORTED_NODES[cls] = NodeDef(
        cls,
        lambda d: (list(d.values()), context(d)),
        make,
        lambda d: ([(MappingKey(k), v) for k, v in d.items()], context(d)),
    )


def _pairs(values: Iterable[Any], keys: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    return zip(keys, values, strict=True)


_register_sequence(tuple, lambda values, context: tuple(values), lambda d: None)
_register_sequence(Size, lambda values, context: tuple(values), lambda d: None)
_register_sequence(list, lambda values, context: list(values), lambda d: None)
_register_sequence(deque, lambda values, context: deque(values, maxlen=context), lambda d: d.maxlen)
_register_mapping(dict, lambda values, keys: dict(_pairs(values, keys)), list)
_register_mapping(OrderedDict, lambda values, keys: OrderedDict(_pairs(values, keys)), list)
_register_mapping(
    defaultdict,
    lambda values, context: defaultdict(context[0], dict(_pairs(values, context[1]))),
    lambda d: [d.default_factory, list(d)],
)
SUPPORTED_NODES[namedtuple] = NodeDef(
    namedtuple,  # type: ignore[arg-type]  # the function stands for every type it makes
    lambda d: (list(d), type(d)),
    lambda values, context: context(*values),
    lambda d: ([(GetAttrKey(f), v) for f, v in zip(d._fields, d, strict=True)], type(d)),
)

_MAPPINGS = frozenset({dict, OrderedDict, defaultdict})
_BUILTIN: frozenset[Any] = frozenset({tuple, list, dict, namedtuple, OrderedDict, defaultdict, deque})


def node_type(tree: Any) -> Any:
    """The key of SUPPORTED_NODES for a tree: its exact class, and `namedtuple` for every namedtuple's class."""
    kind = type(tree)
    return namedtuple if is_namedtuple_class(kind) else kind


class TreeSpec:
    """The nesting without the leaves: a node's type, its context and its children's specs; type None for a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> spec = pytree.tree_structure((1, [2, 3]))
    >>> spec.num_leaves, spec.num_children, spec.type
    (3, 2, <class 'tuple'>)
    """

    __slots__ = ("_children", "_context", "num_children", "num_leaves", "num_nodes", "type")

    num_nodes: int
    num_leaves: int

    def __init__(self, type: Any, context: Context, children_specs: list[TreeSpec]) -> None:
        self.type = type
        self._context = context
        self._children = children_specs
        self.num_children = len(children_specs)
        self.num_nodes = 1 + sum(child.num_nodes for child in children_specs)
        self.num_leaves = 1 if type is None else sum(child.num_leaves for child in children_specs)

    @property
    def context(self) -> Context:
        """What the node's type keeps besides its children, such as the keys of a dict."""
        return self._context

    def is_leaf(self) -> bool:
        """Whether it is the spec of a leaf."""
        return self.num_nodes == 1 and self.num_leaves == 1

    def children(self) -> list[TreeSpec]:
        """The specs of the children, a list."""
        return self._children.copy()

    def child(self, index: int) -> TreeSpec:
        """The spec of one child."""
        return self._children[index]

    def __repr__(self, indent: int = 0) -> str:
        if self.type is None:
            return "*"
        indent += 2
        children = f",\n{' ' * indent}".join(child.__repr__(indent) for child in self._children)
        return f"TreeSpec({self.type.__name__}, {self._context}, [{children}])"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TreeSpec):
            return NotImplemented
        return self is other or (
            str(self.type) == str(other.type) and self._context == other._context and self._children == other._children
        )

    def __hash__(self) -> int:
        context = self._context
        if self.type is defaultdict:
            context = (context[0], tuple(context[1]))
        elif self.type in _MAPPINGS:
            context = tuple(context)
        elif self.type is not None and self.type not in _BUILTIN:
            context = None  # a context may be unhashable, such as a list
        return hash((self.type, context, tuple(self._children)))

    def unflatten(self, leaves: Iterable[Any]) -> PyTree:
        """The tree with these leaves. ValueError if there are too few or too many.

        >>> from tinytensor.utils import _pytree as pytree
        >>> pytree.tree_structure((1, [2])).unflatten([10, 20])
        (10, [20])
        """
        leaves = list(leaves)
        if len(leaves) != self.num_leaves:
            raise ValueError(
                f"treespec.unflatten(leaves): `leaves` has length {len(leaves)} but the spec refers to a pytree that "
                f"holds {self.num_leaves} items ({self})."
            )
        return self._take(iter(leaves))

    def _take(self, leaves: Iterator[Any]) -> PyTree:
        if self.type is None:
            return next(leaves)
        return SUPPORTED_NODES[self.type].unflatten_fn([child._take(leaves) for child in self._children], self._context)

    def flatten_up_to(self, tree: PyTree) -> list[PyTree]:
        """The subtrees of `tree` that stand where this spec has leaves. ValueError where they are nested otherwise.

        >>> from tinytensor.utils import _pytree as pytree
        >>> pytree.tree_structure((1, 2)).flatten_up_to(([1, 2], 3))
        [[1, 2], 3]
        """
        subtrees: list[PyTree] = []
        self._collect(tree, subtrees)
        return subtrees

    def _collect(self, tree: PyTree, subtrees: list[PyTree]) -> None:
        if self.type is None:
            subtrees.append(tree)
            return
        for child, subtree in zip(self._children, self._children_of(tree), strict=True):
            child._collect(subtree, subtrees)

    def _children_of(self, tree: PyTree) -> list[PyTree]:
        kind = node_type(tree)
        both_mappings = self.type in _MAPPINGS and kind in _MAPPINGS
        custom = self.type not in _BUILTIN
        if kind != self.type and not both_mappings:
            prefix = "Type" if custom else "Node type"
            raise ValueError(f"{prefix} mismatch; expected {self.type!r}, but got {kind!r}.")
        children, context = SUPPORTED_NODES[kind].flatten_fn(tree)
        if len(children) != self.num_children:
            raise ValueError(f"Node arity mismatch; expected {self.num_children}, but got {len(children)}.")
        # Mappings fit if they have the same keys, in any order and whatever their classes are.
        if both_mappings:
            expected = self._context[1] if self.type is defaultdict else self._context
            missing, extra = set(expected) - set(tree), set(tree) - set(expected)
            if missing or extra:
                text = f"; missing key(s): {missing}" if missing else ""
                text += f"; extra key(s): {extra}" if extra else ""
                raise ValueError(f"Node keys mismatch{text}.")
            return [tree[key] for key in expected]
        if custom and context != self._context:
            raise ValueError(f"Node context mismatch for custom node type {self.type!r}.")
        if not custom and kind is not deque and context != self._context:
            raise ValueError(
                f"Node context mismatch for node type {self.type!r}; expected {self._context!r}, but got {context!r}."
            )
        return children


# ---- the steps of a path into a tree ---------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class SequenceKey:
    """A step into a list or tuple: `idx` is the place.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.SequenceKey(1).get([5, 6])
    6
    """

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx!r}]"

    def get(self, sequence: Any) -> Any:
        """The element at the place."""
        return sequence[self.idx]


@dataclasses.dataclass(frozen=True)
class MappingKey:
    """A step into a dict: `key`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.MappingKey("a").get({"a": 5})
    5
    """

    key: Any

    def __str__(self) -> str:
        return f"[{self.key!r}]"

    def get(self, mapping: Any) -> Any:
        """The value of the key."""
        return mapping[self.key]


@dataclasses.dataclass(frozen=True)
class GetAttrKey:
    """A step into a namedtuple or an object: `name` is the attribute.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.GetAttrKey("real").get(5)
    5
    """

    name: str

    def __str__(self) -> str:
        return f".{self.name}"

    def get(self, obj: Any) -> Any:
        """The attribute of that name."""
        return getattr(obj, self.name)


KeyEntry = SequenceKey | MappingKey | GetAttrKey


# ---- flatten, unflatten, map -----------------------------------------------------------------------------------------

__all__ = [
    "SUPPORTED_NODES", "GetAttrKey", "KeyEntry", "MappingKey", "SequenceKey", "TreeSpec", "_deregister_pytree_node",
    "is_namedtuple", "is_namedtuple_class", "is_namedtuple_instance", "key_get", "keystr", "register_pytree_node",
    "tree_all", "tree_all_only", "tree_any",
    "tree_any_only", "tree_flatten", "tree_flatten_with_path", "tree_is_leaf", "tree_iter", "tree_leaves",
    "tree_leaves_with_path", "tree_map", "tree_map_", "tree_map_only", "tree_map_only_", "tree_map_with_path",
    "tree_structure", "tree_unflatten", "treespec_dict", "treespec_leaf", "treespec_pprint", "treespec_tuple",
]  # fmt: skip

IsLeaf = Callable[[PyTree], bool] | None
KeyPath = tuple[KeyEntry, ...]
TypeOrPredicate = type | tuple[type, ...] | types.UnionType | Callable[[Any], bool]
PyTreeSpec = TreeSpec
_LEAF = TreeSpec(None, None, [])


def tree_is_leaf(tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether `tree` has no children to be taken apart into; `is_leaf` may call more things a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_is_leaf([1]), pytree.tree_is_leaf(1)
    (False, True)
    """
    return (is_leaf is not None and is_leaf(tree)) or node_type(tree) not in SUPPORTED_NODES


class LeafSpec(TreeSpec):
    """The spec of a leaf, as it was made before `treespec_leaf`. It warns.

    >>> import warnings
    >>> from tinytensor.utils import _pytree as pytree
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     pytree.LeafSpec() == pytree.treespec_leaf()
    True
    """

    __slots__ = ()

    def __init__(self) -> None:
        warnings.warn(
            "`isinstance(treespec, LeafSpec)` is deprecated, use `isinstance(treespec, TreeSpec) and treespec.is_leaf()` instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__(None, None, [])


def _to_dumpable_defaultdict(context: Context) -> dict[str, Any]:
    factory, keys = context
    return {
        "default_factory_module": factory.__module__, "default_factory_name": factory.__qualname__, "dict_context": keys,
    }  # fmt: skip


def _from_dumpable_defaultdict(context: Any) -> Context:
    module = importlib.import_module(context["default_factory_module"])
    return [getattr(module, context["default_factory_name"]), context["dict_context"]]


for _type, _name in (
    (tuple, "builtins.tuple"), (list, "builtins.list"), (dict, "builtins.dict"),
    (OrderedDict, "collections.OrderedDict"), (deque, "collections.deque"),
):  # fmt: skip
    SUPPORTED_SERIALIZED_TYPES[_type] = _SerializeNodeDef(_type, _name)
SUPPORTED_SERIALIZED_TYPES[defaultdict] = _SerializeNodeDef(
    defaultdict, "collections.defaultdict", _to_dumpable_defaultdict, _from_dumpable_defaultdict
)
_PROTOCOL = 1


def _to_json(spec: TreeSpec) -> dict[str, Any]:
    if spec.is_leaf():
        return {"type": None, "context": None, "children_spec": []}
    if spec.type not in SUPPORTED_SERIALIZED_TYPES:
        if spec.type is namedtuple:
            raise NotImplementedError(
                f"Can't serialize TreeSpec of namedtuple class {spec.context} because we didn't register a serializated_type_name. "
                "Please register using `_register_namedtuple`."
            )
        raise NotImplementedError(
            f"No registered serialization name for {spec.type} found. Please update your _register_pytree_node call with a "
            "`serialized_type_name` kwarg."
        )
    how = SUPPORTED_SERIALIZED_TYPES[spec.type]
    if how.to_dumpable_context is not None:
        context = how.to_dumpable_context(spec.context)
    else:
        try:
            context = json.dumps(spec.context)
        except TypeError as error:
            raise TypeError(
                "Unable to serialize context. Please make the context json dump-able, or register a custom serializer using "
                "_register_pytree_node."
            ) from error
    children = [_to_json(child) for child in spec.children()]
    return {"type": how.serialized_type_name, "context": context, "children_spec": children}


def treespec_dumps(treespec: TreeSpec, protocol: int | None = None) -> str:
    """A spec as JSON. NotImplementedError for nodes whose type has no name for it, ValueError for another `protocol` than 1.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_dumps(pytree.treespec_leaf())
    '[1, {"type": null, "context": null, "children_spec": []}]'
    """
    if not isinstance(treespec, TreeSpec):
        raise TypeError(f"Expected `treespec` to be an instance of PyTreeSpec but got item of type {type(treespec)}.")
    if protocol not in (None, _PROTOCOL):
        raise ValueError(f"Unknown protocol {protocol}. Available protocols: [{_PROTOCOL}]")
    return json.dumps((_PROTOCOL, _to_json(treespec)))


def _from_json(schema: dict[str, Any]) -> TreeSpec:
    if schema["type"] is None:
        return _LEAF
    how = next(
        (each for each in SUPPORTED_SERIALIZED_TYPES.values() if each.serialized_type_name == schema["type"]), None
    )
    if how is None:
        raise NotImplementedError(f"Deserializing {schema['type']} in pytree is not registered.")
    read = how.from_dumpable_context or json.loads
    return TreeSpec(how.typ, read(schema["context"]), [_from_json(child) for child in schema["children_spec"]])


def treespec_loads(serialized: str) -> TreeSpec:
    """The spec that `treespec_dumps` wrote.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_loads(pytree.treespec_dumps(pytree.tree_structure([1, (2,)])))
    TreeSpec(list, None, [*,
      TreeSpec(tuple, None, [*])])
    """
    protocol, schema = json.loads(serialized)
    if protocol != _PROTOCOL:
        raise ValueError(f"Unknown protocol {protocol}. Available protocols: [{_PROTOCOL}]")
    return _from_json(schema)


def treespec_leaf() -> TreeSpec:
    """The spec of a single leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_leaf()
    *
    """
    return _LEAF


def treespec_tuple(iterable: Iterable[TreeSpec] = (), /) -> TreeSpec:
    """The spec of a tuple whose elements have these specs.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_tuple([pytree.treespec_leaf()])
    TreeSpec(tuple, None, [*])
    """
    children = list(iterable)
    if any(not isinstance(child, TreeSpec) for child in children):
        raise ValueError(f"Expected a tuple of TreeSpec values, got: {children!r}.")
    return TreeSpec(tuple, None, children)


def treespec_dict(mapping: Any = (), /, **kwargs: TreeSpec) -> TreeSpec:
    """The spec of a dict whose values have these specs.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_dict(a=pytree.treespec_leaf())
    TreeSpec(dict, ['a'], [*])
    """
    specs = dict(mapping, **kwargs)
    if any(not isinstance(child, TreeSpec) for child in specs.values()):
        raise ValueError(f"Expected a dictionary of TreeSpec values, got: {specs!r}.")
    return TreeSpec(dict, list(specs), list(specs.values()))


def tree_flatten(tree: PyTree, is_leaf: IsLeaf = None) -> tuple[list[Any], TreeSpec]:
    """The leaves, depth first, and the spec from which `tree_unflatten` makes the tree again.

    `is_leaf(node)` may call more things a leaf. Lists, tuples, dicts and namedtuples are nodes; None is a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> leaves, spec = pytree.tree_flatten({"a": [1, 2], "b": 3})
    >>> leaves, pytree.tree_unflatten([10, 20, 30], spec)
    ([1, 2, 3], {'a': [10, 20], 'b': 30})
    """
    leaves: list[Any] = []
    return leaves, _spec_of(tree, is_leaf, leaves)


# Not inside of tree_flatten: a function that calls itself through a closure is a cycle, and would keep the leaves (and
# the memory of tensors) until Python's collector comes by.
def _spec_of(node: PyTree, is_leaf: IsLeaf, leaves: list[Any]) -> TreeSpec:
    """The spec of a tree, whose leaves are appended to `leaves`."""
    if tree_is_leaf(node, is_leaf):
        leaves.append(node)
        return _LEAF
    kind = node_type(node)
    children, context = SUPPORTED_NODES[kind].flatten_fn(node)
    return TreeSpec(kind, context, [_spec_of(child, is_leaf, leaves) for child in children])


def tree_unflatten(leaves: Iterable[Any], treespec: TreeSpec) -> PyTree:
    """The tree with these leaves and this nesting.

    ValueError where there are too few or too many.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_unflatten([10, 20], pytree.tree_structure((1, [2])))
    (10, [20])
    """
    if not isinstance(treespec, TreeSpec):
        if not isinstance(leaves, TreeSpec):
            raise TypeError(
                f"Expected `treespec` to be an instance of PyTreeSpec but got item of type {type(treespec)}."
            )
        leaves, treespec = treespec, leaves  # PyTorch takes the two arguments in either order
    return treespec.unflatten(leaves)


def tree_iter(tree: PyTree, is_leaf: IsLeaf = None) -> Iterator[Any]:
    """The leaves, one by one.

    >>> from tinytensor.utils import _pytree as pytree
    >>> list(pytree.tree_iter((1, [2, 3])))
    [1, 2, 3]
    """
    if tree_is_leaf(tree, is_leaf):
        yield tree
        return
    for child in SUPPORTED_NODES[node_type(tree)].flatten_fn(tree)[0]:
        yield from tree_iter(child, is_leaf)


def tree_leaves(tree: PyTree, is_leaf: IsLeaf = None) -> list[Any]:
    """The leaves of the tree as a list, depth first; `is_leaf` may call more things a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_leaves((1, [2, 3]))
    [1, 2, 3]
    """
    return list(tree_iter(tree, is_leaf))


def arg_tree_leaves(*args: PyTree, **kwargs: PyTree) -> list[Any]:
    """The leaves of a call's arguments.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.arg_tree_leaves(1, [2], x=(3,))
    [1, 2, 3]
    """
    return tree_leaves((args, tuple(kwargs.values())))


def tree_structure(tree: PyTree, is_leaf: IsLeaf = None) -> TreeSpec:
    """The spec of the tree: its nesting without the leaves; `is_leaf` may call more things a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_structure((1, 2)) == pytree.tree_structure((3, 4))
    True
    """
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """A tree of `func(leaf, *others)`. The nesting is that of `tree`, and the beginning of that of the others.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_map(lambda a, b: a + b, {"x": 1, "y": (2,)}, {"x": 10, "y": (20,)})
    {'x': 11, 'y': (22,)}
    """
    leaves, spec = tree_flatten(tree, is_leaf)
    return spec.unflatten(map(func, leaves, *(spec.flatten_up_to(rest) for rest in rests)))


def tree_map_(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """Call `func` as `tree_map` does, for what it does; returns `tree`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_map_(print, (1, [2]))
    1
    2
    (1, [2])
    """
    tree_map(func, tree, *rests, is_leaf=is_leaf)
    return tree


def map_only(type_or_types_or_pred: TypeOrPredicate, /) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """A decorator: the function is applied to values of these types, others are left as they are.

    >>> from tinytensor.utils import _pytree as pytree
    >>> double = pytree.map_only(int)(lambda x: x * 2)
    >>> double(3), double("a")
    (6, 'a')
    """
    which = type_or_types_or_pred
    if isinstance(which, type | tuple | types.UnionType):

        def wanted(x: Any) -> bool:
            return isinstance(x, which)

    elif callable(which):
        wanted = which  # type: ignore[assignment]  # a predicate too
    else:
        raise TypeError("Argument must be a type, a tuple of types, or a callable.")

    def decorate(func: Callable[[Any], Any]) -> Callable[[Any], Any]:
        @functools.wraps(func)
        def wrapped(x: Any) -> Any:
            return func(x) if wanted(x) else x

        return wrapped

    return decorate


def tree_map_only(
    type_or_types_or_pred: TypeOrPredicate, /, func: Callable[[Any], Any], tree: PyTree, is_leaf: IsLeaf = None
) -> PyTree:
    """`tree_map` on the leaves of these types.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_map_only(int, lambda x: x * 2, [1, "a"])
    [2, 'a']
    """
    return tree_map(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_map_only_(
    type_or_types_or_pred: TypeOrPredicate, /, func: Callable[[Any], Any], tree: PyTree, is_leaf: IsLeaf = None
) -> PyTree:
    """`tree_map_` on the leaves of these types; returns `tree`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_map_only_(int, print, [1, "a"])
    1
    [1, 'a']
    """
    return tree_map_(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_all(pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred(leaf)` holds of all leaves.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_all(lambda x: x > 0, (1, [2, -3]))
    False
    """
    return all(map(pred, tree_iter(tree, is_leaf)))


def tree_any(pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred(leaf)` holds of a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_any(lambda x: x < 0, (1, [2, -3]))
    True
    """
    return any(map(pred, tree_iter(tree, is_leaf)))


def tree_all_only(types: Any, /, pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred(leaf)` holds of all leaves of these types.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_all_only(int, lambda x: x > 0, (1, "a"))
    True
    """
    return all(pred(x) for x in tree_iter(tree, is_leaf) if isinstance(x, types))


def tree_any_only(types: Any, /, pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether `pred(leaf)` holds of a leaf of these types.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_any_only(int, lambda x: x < 0, (1, "a"))
    False
    """
    return any(pred(x) for x in tree_iter(tree, is_leaf) if isinstance(x, types))


def _broadcast_to_and_flatten(tree: PyTree, treespec: TreeSpec, is_leaf: IsLeaf = None) -> list[Any] | None:
    """Leaves of `tree`, each as often as `treespec` has leaves below it; None if the two do not fit."""
    leaves, prefix = tree_flatten(tree, is_leaf)
    try:
        below = prefix.flatten_up_to(treespec.unflatten([0] * treespec.num_leaves))
    except ValueError:
        return None
    return [leaf for leaf, part in zip(leaves, below, strict=True) for _ in tree_leaves(part, is_leaf)]


class _Asterisk(str):
    __slots__ = ()

    def __repr__(self) -> str:
        return "*"


def treespec_pprint(treespec: TreeSpec) -> str:
    """The tree as Python writes it, with `*` for leaves.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.treespec_pprint(pytree.tree_structure({"a": [1, 2]}))
    "{'a': [*, *]}"
    """
    return repr(treespec.unflatten([_Asterisk("*")] * treespec.num_leaves))


# With paths: each leaf and the keys that lead to it.


def _with_paths(path: KeyPath, tree: PyTree, is_leaf: IsLeaf) -> Iterator[tuple[KeyPath, Any]]:
    if tree_is_leaf(tree, is_leaf):
        yield path, tree
        return
    kind = node_type(tree)
    flatten = SUPPORTED_NODES[kind].flatten_with_keys_fn
    if flatten is None:
        raise ValueError(
            f"Did not find a flatten_with_keys_fn for type: {kind}. Please pass a flatten_with_keys_fn argument to "
            "register_pytree_node."
        )
    for key, child in flatten(tree)[0]:
        yield from _with_paths((*path, key), child, is_leaf)


def tree_leaves_with_path(tree: PyTree, is_leaf: IsLeaf = None) -> list[tuple[KeyPath, Any]]:
    """The leaves with their paths: a list of (path, leaf), where a path is a tuple of keys.

    >>> from tinytensor.utils import _pytree as pytree
    >>> [(pytree.keystr(path), leaf) for path, leaf in pytree.tree_leaves_with_path({"a": [1, 2]})]
    [("['a'][0]", 1), ("['a'][1]", 2)]
    """
    return list(_with_paths((), tree, is_leaf))


def tree_flatten_with_path(tree: PyTree, is_leaf: IsLeaf = None) -> tuple[list[tuple[KeyPath, Any]], TreeSpec]:
    """`tree_leaves_with_path` and the spec.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pairs, spec = pytree.tree_flatten_with_path({"a": [1, 2]})
    >>> pytree.tree_unflatten([leaf for _, leaf in pairs], spec)
    {'a': [1, 2]}
    """
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_map_with_path(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """`tree_map` of `func(path, leaf, *others)`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.tree_map_with_path(lambda path, x: pytree.keystr(path), {"a": [1, 2]})
    {'a': ["['a'][0]", "['a'][1]"]}
    """
    pairs, spec = tree_flatten_with_path(tree, is_leaf)
    others = [spec.flatten_up_to(rest) for rest in rests]
    return spec.unflatten(func(*pair, *more) for pair, *more in zip(pairs, *others, strict=True))


def keystr(kp: KeyPath) -> str:
    """A path as Python would write it: `['a'][0].x`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.keystr((pytree.MappingKey("a"), pytree.SequenceKey(0)))
    "['a'][0]"
    """
    return "".join(map(str, kp))


def key_get(obj: Any, kp: KeyPath) -> Any:
    """What stands at the path.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.key_get({"a": [5]}, (pytree.MappingKey("a"), pytree.SequenceKey(0)))
    5
    """
    for key in kp:
        obj = key.get(obj)
    return obj
