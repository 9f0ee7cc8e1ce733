"""Questions that registrations ask of a schema: what does it write to, may it have an autograd formula, is it an out=?

Mirrors torch/_library/utils.py, and `_validate_out_schema` and `_validate_inplace_schema` of torch/library.py.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tinytensor.aten.core.schema.function_schema import BaseType, FunctionSchema, Type, is_tensor_like, jit_type_name


def parse_namespace(qualname: str) -> tuple[str, str]:
    """`aten::sin` -> ("aten", "sin"); ValueError for anything else."""
    splits = qualname.split("::")
    if len(splits) != 2:
        raise ValueError(
            f'Expected `qualname` to be of the form "namespace::name", but got {qualname}. The qualname passed to the '
            "torch.library APIs must consist of a namespace and a name, e.g. aten::sin"
        )
    return splits[0], splits[1]


def is_tensor(type: Type) -> bool:
    """Exactly `Tensor`: neither optional nor a list."""
    return isinstance(type, BaseType) and type.name == "Tensor"


def is_functional_schema(schema: FunctionSchema, *, allow_valid_view: bool = False) -> bool:
    """Whether it writes to nothing, returns something, and returns no views; one view of one tensor may be allowed."""
    if schema.is_mutable:
        return False
    if schema.is_view:
        inputs = sum(is_tensor(a.type) for a in schema.arguments)
        outputs = sum(is_tensor(r.type) for r in schema.returns)
        return allow_valid_view and inputs == 1 and outputs == 1
    return bool(schema.returns)


def has_kwarg_only_tensors(schema: FunctionSchema) -> bool:
    return any(a.kwarg_only and is_tensor_like(a.type) for a in schema.arguments)


def has_tensor_arg(schema: FunctionSchema) -> bool:
    return any(is_tensor_like(a.type) for a in schema.arguments)


def device_arg_index(schema: FunctionSchema) -> int | None:
    """Where the argument `device` stands."""
    for index, argument in enumerate(schema.arguments):
        if argument.name == "device" and isinstance(argument.type, BaseType) and argument.type.name == "Device":
            return index
    return None


def mutated_positions(schema: FunctionSchema) -> list[int]:
    """Positions, among all arguments, of those that are written to."""
    return [index for index, argument in enumerate(schema.arguments) if argument.is_write]


def split_arguments(schema: FunctionSchema, args: tuple[Any, ...]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """All arguments, defaults included, as (positional, keyword-only by name)."""
    count = len(schema.positional_arguments)
    names = (argument.name for argument in schema.kwarg_only_arguments)
    return tuple(args[:count]), dict(zip(names, args[count:], strict=True))


def _refuse(tag: str, problem: str, schema: FunctionSchema) -> NoReturn:
    raise ValueError(f"Schema tagged with torch.Tag.{tag} {problem} Got: {schema}")


def _set(names: tuple[str, ...]) -> str:
    return repr(set(names))


def validate_out_schema(schema: FunctionSchema) -> None:
    """ValueError unless Tag.out may be put on it: keyword-only tensors are written to and returned, in order."""
    mutable = [argument for argument in schema.arguments if argument.is_write]
    if not mutable:
        _refuse("out", "must have at least one mutable argument.", schema)
    if positional := [a.name for a in mutable if not a.kwarg_only]:
        problem = "requires all mutable arguments to be keyword-only (after the *). Found mutable positional args:"
        _refuse("out", f"{problem} {positional}.", schema)
    if unsupported := [a.name for a in mutable if not is_tensor(a.type)]:
        problem = "only supports Tensor mutable arguments. Found unsupported mutable args:"
        _refuse("out", f"{problem} {unsupported}.", schema)
    if len(schema.returns) != len(mutable):
        _refuse(
            "out",
            f"must return all mutable arguments (got {len(mutable)} mutable args but {len(schema.returns)} returns).",
            schema,
        )
    for i, (result, argument) in enumerate(zip(schema.returns, mutable, strict=True)):
        start = f"Return {i} of schema tagged with torch.Tag.out must"
        assert argument.alias_info is not None
        if result.alias_info is None:
            raise ValueError(f"{start} alias mutable arg '{argument.name}'. Got: {schema}")
        if not result.alias_info.is_write:
            raise ValueError(
                f"{start} be a mutable alias (e.g., Tensor(a!), not Tensor(a)) of arg '{argument.name}'. Got: {schema}"
            )
        if result.alias_info.before != argument.alias_info.before:
            raise ValueError(
                f"{start} alias mutable arg '{argument.name}' (return aliases {_set(result.alias_info.before)} but arg "
                f"aliases {_set(argument.alias_info.before)}). Got: {schema}"
            )


def validate_inplace_schema(schema: FunctionSchema) -> None:
    """ValueError unless Tag.inplace may be put on it: the first tensor, and nothing else, is written to and returned."""
    arguments, returns = schema.arguments, schema.returns
    if not arguments or arguments[0].kwarg_only:
        _refuse("inplace", "must have at least one positional argument.", schema)
    first = arguments[0]
    if first.alias_info is None or not first.is_write:
        _refuse("inplace", "requires the first positional argument to be mutable (e.g., Tensor(a!)).", schema)
    if not is_tensor(first.type):
        _refuse(
            "inplace",
            f"requires the first positional argument to be a Tensor. Got type '{jit_type_name(first.type)}' for arg '{first.name}'.",
            schema,
        )
    if len(returns) != 1:
        problem = f"must return exactly one value (the first argument). Got {len(returns)} returns."
        _refuse("inplace", problem, schema)
    must = "must return the first mutable argument"
    alias = returns[0].alias_info
    if not is_tensor(returns[0].type):
        _refuse("inplace", f"{must} (return must be a Tensor, got type '{jit_type_name(returns[0].type)}').", schema)
    if alias is None:
        _refuse("inplace", f"{must} (return must alias the first argument).", schema)
    if not alias.is_write:
        _refuse("inplace", f"{must} (return must be a mutable alias, e.g., Tensor(a!)).", schema)
    if alias.before != first.alias_info.before:
        problem = f"(return aliases {_set(alias.before)} but first arg aliases {_set(first.alias_info.before)})."
        _refuse("inplace", f"{must} {problem}", schema)
    if others := [argument.name for argument in arguments[1:] if argument.is_write]:
        problem = "must only mutate the first positional argument. Found additional mutable args:"
        _refuse("inplace", f"{problem} {others}.", schema)
