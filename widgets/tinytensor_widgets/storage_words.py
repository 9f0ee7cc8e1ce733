"""What storage_picture.py writes beside its boxes: numbers, index arithmetic, a tensor in two lines."""

from __future__ import annotations

from typing import Any

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(view: int) -> str:
    """The letter of a tensor, by its number. They start again at A after 26."""
    return _LETTERS[view % 26]


def show(value: Any) -> str:
    """A number as short as it can be read. Values that are not there (the meta device) are a dash."""
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def tuple_text(numbers: list[int] | tuple[int, ...]) -> str:
    """As Python prints a tuple: `(3,)`, `(2, 3)`."""
    return f"({numbers[0]},)" if len(numbers) == 1 else f"({', '.join(map(str, numbers))})"


def arithmetic(tensor: dict[str, Any], index: tuple[int, ...]) -> str:
    """`0 + 2*1 + 1*3`: storage_offset, then index times stride for every dimension."""
    terms = [f"{i}*{stride}" for i, stride in zip(index, tensor["strides"], strict=True)]
    return " + ".join([str(tensor["storage_offset"]), *terms])


def move(tensor: dict[str, Any], before: tuple[int, ...] | None, index: tuple[int, ...]) -> str:
    """How a walk in order came to `index`: along which dimension, and how far in the storage.

    Where a row ends, its dimension starts again: the step is that of the dimension before it, less the way back.
    """
    if before is None:
        return f"the walk starts at the offset, {tensor['storage_offset']}"
    by = [i - j for i, j in zip(index, before, strict=True)]
    distance = sum(d * stride for d, stride in zip(by, tensor["strides"], strict=True))
    dim = next(n for n, d in enumerate(by) if d)
    steps = "a step" if by[dim] == 1 else f"{by[dim]} steps"
    back = [str(n) for n, d in enumerate(by) if n > dim and d]
    rest = f", with dimension{'s' if len(back) > 1 else ''} {' and '.join(back)} back at 0," if back else ""
    terms = " + ".join(f"{d}*{stride}" for d, stride in zip(by, tensor["strides"], strict=True) if d)
    moves = f"move{'s' if by[dim] == 1 else ''} {terms} = {distance}".replace("+ -", "- ")
    return f"{steps} along dimension {dim}{rest} {moves}"


def describe(tensor: dict[str, Any]) -> tuple[str, str]:
    """Two lines: geometry, and the rest."""
    geometry = f"sizes {tuple_text(tensor['sizes'])}  strides {tuple_text(tensor['strides'])}"
    rest = [tensor["dtype"], "contiguous" if tensor["is_contiguous"] else "not contiguous"]
    rest += [scale_words(tensor)] if tensor.get("quantizer") else []
    rest += ["view"] if tensor["is_view"] else []
    rest += ["requires grad"] if tensor["requires_grad"] else []
    rest += [f"counts its own version, {tensor['version']}"] if tensor["own_version"] else []
    return f"{geometry}  offset {tensor['storage_offset']}", ", ".join(rest)


def hidden(tensor: dict[str, Any]) -> str:
    """What a summarised tensor does not show, in words; empty where everything is there."""
    words = []
    for dim, (size, shown) in enumerate(zip(tensor["sizes"], tensor["shown"], strict=True)):
        if len(shown) < size:
            half = len(shown) // 2
            words.append(f"dimension {dim}: the first {half} and last {half} of {size:,}")
    return "; ".join(words)


# ---- integers that stand for real numbers


def channel_of(tensor: dict[str, Any], index: tuple[int, ...]) -> int | None:
    """Which of the quantizer's scales is that of the element at `index`; None where there is none."""
    quantizer = tensor.get("quantizer")
    if not quantizer or not quantizer["scales"]:
        return None
    return 0 if quantizer["axis"] is None else index[quantizer["axis"]]


def meant(quantizer: dict[str, Any], channel: int, stored: float) -> float:
    """The real number that an integer stands for, without the last bits of a product of floats."""
    real = (stored - quantizer["zero_points"][channel]) * quantizer["scales"][channel]
    return float(f"{real:.7g}") + 0.0


def real(value: float) -> str:
    """A real number in a cell or at a tick; a whole one too is seen to be real."""
    text = show(value)
    return text if set(text) & set(".en") else f"{text}.0"


def scale_words(tensor: dict[str, Any]) -> str:
    """What a quantized tensor has beside its dtype."""
    q = tensor["quantizer"]
    if not q["scales"]:
        return "no scale: nobody has said what the integers mean"
    if q["axis"] is None:
        return f"scale {show(q['scales'][0])}, zero point {q['zero_points'][0]}"
    return f"{len(q['scales'])} scales and zero points, for the indices of dimension {q['axis']}"


def meaning(tensor: dict[str, Any], index: tuple[int, ...], stored: Any) -> str:
    """`; it means (15 - 10) * 0.1 = 0.5, and stores ...`: also which other numbers it stores. Empty where there is no scale."""
    channel = channel_of(tensor, index)
    if channel is None or stored is None:
        return ""
    q = tensor["quantizer"]
    zero_point, scale = q["zero_points"][channel], q["scales"][channel]
    low, high = (real(meant(q, channel, stored + half)) for half in (-0.5, 0.5))
    if stored == q["least"]:
        others = f"all numbers up to {high}"
    elif stored == q["most"]:
        others = f"all numbers from {low} on"
    else:
        others = f"the numbers from {low} to {high}"
    return (
        f"; it means ({stored} - {zero_point}) * {show(scale)} = {real(meant(q, channel, stored))}, and stores {others}"
    )
