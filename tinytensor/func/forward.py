"""jvp, jacfwd, hessian, linearize: transforms by forward mode.

    >>> import tinytensor as tt
    >>> from tinytensor.func import jvp
    >>> jvp(lambda x: x ** 3, (tt.tensor(2.0),), (tt.tensor(1.0),))
    (tensor(8.), tensor(12.))

Note [A jvp inside a jvp]
There is one level of dual numbers, and the outermost jvp has it. One inside takes the long way round. The vjp
g(u) = J^T u is linear in the cotangent u, so the vjp of g, applied to the tangent v, is (J^T)^T v = J v: the jvp. Both
are reverse passes, and their operators carry the outer tangents. What u is does not matter, for g is linear; it is zeros.

Mirrors torch/_functorch/eager_transforms.py.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import lift
from tinytensor.autograd.forward_ad import forward_ad as fw
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.grad_mode import enable_grad
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.func.arguments import (
    Argnums,
    check_tensor_outputs,
    check_tensors,
    replace_args,
    slice_argnums,
    split_aux,
)
from tinytensor.func.levels import level, unwrap, watch
from tinytensor.func.reverse import gradients, jacrev, standard_basis
from tinytensor.func.vmap import vmap
from tinytensor.utils._pytree import tree_flatten, tree_map, tree_unflatten

Tensor = Any

_JVP = "jvp(f, primals, tangents)"


class _Nesting:
    """How many jvps are open (the level of dual numbers is shared by all threads)."""

    depth = 0


def jvp(func: Callable[..., Any], primals: Any, tangents: Any, *, strict: bool = False, has_aux: bool = False) -> Any:
    """(func(*primals), the Jacobian times the tangents): forward mode, one pass.

        primals, tangents   tuples of tensors, or of pytrees of tensors, of the same structure and shapes
        strict              RuntimeError if an output does not depend on the primals: False
        has_aux             `func` returns (output, aux), and the result is (output, jvp, aux)

    >>> tt.func.jvp(tt.sin, (tt.tensor(0.0),), (tt.tensor(2.0),))
    (tensor(0.), tensor(2.))
    """
    return _jvp_with_argnums(func, primals, tangents, None, strict, has_aux)


def _jvp_with_argnums(
    func: Callable[..., Any], primals: Any, tangents: Any, argnums: Argnums | None, strict: bool, has_aux: bool
) -> Any:
    check(
        isinstance(primals, tuple),
        f"{_JVP}: Expected primals to be a tuple. E.g. it should be valid to call f(*primals).",
    )
    given, spec = tree_flatten(primals if argnums is None else slice_argnums(primals, argnums))
    along, tangents_spec = tree_flatten(tangents)
    check(
        spec == tangents_spec,
        lambda: (
            f"{_JVP}: Expected primals and tangents to have the same python structure. For example, if primals is a "
            f"tuple of 3 tensors, tangents also must be. Got primals with structure {spec} and tangents with structure "
            f"{tangents_spec}"
        ),
    )
    check_tensors(given, _JVP, "primals")
    check_tensors(along, _JVP, "tangents")

    def call(inputs: Sequence[Tensor]) -> Any:
        args = tree_unflatten(inputs, spec)
        return func(*(args if argnums is None else replace_args(primals, args, argnums)))

    # The depth is raised for the outermost one as well, for that is how one inside of it knows.
    run = _by_dual_numbers if _Nesting.depth == 0 else _by_transposition
    _Nesting.depth += 1
    transforms.depth += 1
    try:
        return run(call, given, along, strict, has_aux)
    finally:
        transforms.depth -= 1
        _Nesting.depth -= 1


def _by_dual_numbers(
    call: Callable[..., Any], primals: list[Tensor], tangents: list[Tensor], strict: bool, has_aux: bool
) -> Any:
    # Tangents belong to the dual level and are gone when it ends, so everything is unpacked inside.
    with fw._set_fwd_grad_enabled(True), fw.dual_level():
        result, aux = split_aux(
            call([fw.make_dual(lift(p), t) for p, t in zip(primals, tangents, strict=True)]), has_aux, _JVP
        )
        if has_aux:
            aux = tree_map(_only_tensors, aux)
        outputs, spec = tree_flatten(result)
        check_tensor_outputs(outputs, _JVP)
        pairs = [fw.unpack_dual(t) for t in outputs]
        moved = [_tangent_or_zeros(p, t, strict) for p, t in pairs]
        value, product = tree_unflatten([p for p, _ in pairs], spec), tree_unflatten(moved, spec)
    return (value, product, aux) if has_aux else (value, product)


def _only_tensors(value: Any) -> Any:
    check(isinstance(value, TensorImpl), lambda: f"Expected tensors, got unsupported type {type(value)}")
    return fw.unpack_dual(value).primal


def _tangent_or_zeros(primal: Tensor, tangent: Tensor | None, strict: bool) -> Tensor:
    check(
        tangent is not None or not strict,
        "jvp(f, primals, tangents, strict=True): The output of f is independent of the inputs. This is not allowed "
        "with strict=True.",
    )
    return F.zeros_like(primal) if tangent is None else tangent


def _by_transposition(
    call: Callable[..., Any], primals: list[Tensor], tangents: list[Tensor], strict: bool, has_aux: bool
) -> Any:
    """See Note [A jvp inside a jvp]."""
    with level() as lv, enable_grad():
        watched = [watch(t, lv) for t in primals]
        result, aux = split_aux(call(watched), has_aux, _JVP)
        outputs, spec = tree_flatten(result)
        check_tensor_outputs(outputs, _JVP)
        moved = _Transposed(watched, outputs, lv)(tangents)
        moved = [
            _tangent_or_zeros(o, t if o.meta_.key_set & REQUIRES_GRAD else None, strict)
            for o, t in zip(outputs, moved, strict=True)
        ]
        # The level is closed before unwrapping: what leads to its own inputs only is not outside. See Note [What requires
        # grad outside].
        lv.is_open = False
        value, product = unwrap(tree_unflatten(outputs, spec), lv), unwrap(tree_unflatten(moved, spec), lv)
        return (value, product, unwrap(aux, lv)) if has_aux else (value, product)


class _Transposed:
    """The jvp as a function of the tangents alone: the transpose of the recorded cotangents times Jacobian."""

    def __init__(self, inputs: list[Tensor], outputs: list[Tensor], lv: Any) -> None:
        self.outputs = outputs
        self.cotangents = [watch(F.zeros_like(o), lv) if o.is_floating_point() else None for o in outputs]
        # Integers have no derivative: such an output has no cotangent, and a tangent of zeros.
        self.wanted = [u for u in self.cotangents if u is not None]
        differentiable = [(o, u) for o, u in zip(outputs, self.cotangents, strict=True) if u is not None]
        self.products = gradients([o for o, _ in differentiable], inputs, [u for _, u in differentiable])

    def __call__(self, tangents: Sequence[Tensor]) -> list[Tensor]:
        found = iter(gradients(self.products, self.wanted, tangents))
        return [
            F.zeros_like(o) if u is None else next(found) for o, u in zip(self.outputs, self.cotangents, strict=True)
        ]


def jacfwd(
    func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Callable[..., Any]:
    """The function that computes the Jacobian of `func`, by a forward pass for all elements of the arguments at once.

        argnums      the argument, or a tuple of them, to differentiate by: 0
        has_aux      `func` returns (output, aux), and the result is (jacobian, aux)
        randomness   "error", "different" or "same", as in `vmap`

    The result is nested as that of `jacrev`. Faster than it where outputs have more elements than arguments.

    >>> tt.func.jacfwd(lambda x: x.cumsum(0))(tt.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [1., 1.]])
    """

    @functools.wraps(func)
    def wrapper(*args: Any) -> Any:
        primals, primals_spec = tree_flatten(slice_argnums(args, argnums))
        numels = [p.numel() for p in primals]

        def push(basis: Any) -> Any:
            _, moved, *more = _jvp_with_argnums(func, args, basis, argnums, False, has_aux)
            return (moved, more[0]) if has_aux else moved

        results = vmap(push, randomness=randomness)(tree_unflatten(standard_basis(primals), primals_spec))
        aux = None
        if has_aux:
            results, aux = results
            aux = tree_map(lambda t: t[0], aux)  # the same in every entry
        moved, spec = tree_flatten(results)
        blocks = []
        for out in moved:
            # vmap stacked the columns in front: one for each element of the arguments, all arguments one after the other.
            # In a Jacobian the arguments come last.
            parts = F.split(F.movedim(out, 0, -1), numels, -1)
            per_input = [_unflatten_last(part, primal) for part, primal in zip(parts, primals, strict=True)]
            nested = tree_unflatten(per_input, primals_spec)
            blocks.append(nested[0] if isinstance(argnums, int) else nested)
        jacobian = tree_unflatten(blocks, spec)
        return (jacobian, aux) if has_aux else jacobian

    return wrapper


def _unflatten_last(part: Tensor, primal: Tensor) -> Tensor:
    return F.squeeze(part, -1) if primal.dim() == 0 else F.unflatten(part, -1, tuple(primal.shape))


def hessian(func: Callable[..., Any], argnums: Argnums = 0) -> Callable[..., Any]:
    """The function that computes the Hessian of `func`: forward over reverse, `jacfwd(jacrev(func))`.

    `argnums` is the argument, or a tuple of them, to differentiate by: 0.

    >>> tt.func.hessian(lambda x: x.prod())(tt.tensor([2.0, 3.0, 5.0]))
    tensor([[0., 5., 3.],
            [5., 0., 2.],
            [3., 2., 0.]])
    """
    return jacfwd(jacrev(func, argnums), argnums)


def linearize(func: Callable[..., Any], *primals: Any) -> tuple[Any, Callable[..., Any]]:
    """(func(*primals), jvp_fn): `jvp_fn(*tangents)` is the Jacobian times the tangents, without calling `func` again.

    `func` is called twice: for its value, and to be recorded. Use it where many tangents are wanted at one place.

    >>> output, jvp_fn = tt.func.linearize(tt.sin, tt.tensor(0.0))
    >>> output, jvp_fn(tt.tensor(2.0))
    (tensor(0.), tensor(2.))
    """
    output = func(*primals)
    given, spec = tree_flatten(primals)
    with level() as lv, enable_grad():
        watched = [watch(t, lv) for t in given]
        outputs, output_spec = tree_flatten(func(*tree_unflatten(watched, spec)))
        check_tensor_outputs(outputs, _JVP)
        transposed = _Transposed(watched, outputs, lv)

    def jvp_fn(*tangents: Any) -> Any:
        along, tangents_spec = tree_flatten(tangents)
        check(
            tangents_spec == spec,
            lambda: f"Expected the tangents {tangents_spec} to have the same argspec as the primals {spec}",
        )
        for i, (t, p) in enumerate(zip(along, given, strict=True)):
            for what in ("shape", "device", "dtype"):
                mine, wanted = getattr(t, what), getattr(p, what)
                check(
                    mine == wanted,
                    f"tangent:{i} with {what} {mine} in flattened pytree doesn't match the {what} {wanted} of the "
                    "corresponding primal.",
                )
        return tree_unflatten(unwrap(transposed(along), lv), output_spec)

    return output, jvp_fn
