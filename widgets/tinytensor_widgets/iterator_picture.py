"""The drawing of iterator_steps.py: from an `introspect.iterator` dict to a table and a sentence for every step.

A table has a row for each operand, the output first, and a column for each dimension. Until the step "reorder" the columns are
the dimensions in the caller's order; after it they are in the order of the loop, innermost first; after "coalesce" they are
the loops that are left.
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import INK, PALETTE, SHADE, document, el, faint, middle, num, rect, text, width_of, wrapped

_NAMES = {
    "given": "as given", "broadcast": "broadcast", "dtype": "common dtype", "reorder": "reorder",
    "allocate": "allocate", "coalesce": "coalesce",
}  # fmt: skip
_LEFT, _CELL, _TALL, _GAP = 10.0, 112.0, 42.0, 8.0

Ints = list[int]


def tuple_text(numbers: Ints | None) -> str:
    """As Python prints a tuple; a dash where the numbers are not known yet."""
    if numbers is None:
        return "-"
    return f"({numbers[0]},)" if len(numbers) == 1 else f"({', '.join(map(str, numbers))})"


class Picture:
    """All steps of one plan. `names` are those that there are: a refused call stops early."""

    def __init__(self, spec: dict[str, Any]):
        self.spec, self.operands = spec, spec["operands"]
        self.by_name = {step["name"]: step for step in spec["steps"]}
        self.names = ["given", *(name for name in _NAMES if name in self.by_name)]
        # Before broadcasting the table is as wide as the longest shape; a refused call may have no step "broadcast".
        self.dims = max((len(o["sizes"]) for o in self.operands if o["sizes"] is not None), default=0)
        if "broadcast" in self.by_name:
            self.dims = len(self.by_name["broadcast"]["shape"])
        labels = max(width_of(o["label"]) for o in self.operands)
        self.names_width = max(labels + 30, 90.0)
        self.dtype_width = max(width_of(self._dtype(o, "dtype")) for o in self.operands) + 16
        self.width = max(_LEFT + self.names_width + self.dtype_width + max(self.dims, 1) * (_CELL + _GAP) + 14, 400.0)
        self.refusal = wrapped(spec["error"], self.width - 2 * _LEFT, 13) if spec["error"] else []
        self.height = 64 + len(self.operands) * (_TALL + _GAP) + 30 + 18 * max(len(self.refusal) - 1, 0)

    # -- what stands in a table

    def _step(self, k: int) -> int:
        """The place of step k among all that a whole plan has."""
        return list(_NAMES).index(self.names[k])

    def _after(self, k: int, name: str) -> bool:
        """Whether step k is the named one or comes after it."""
        return self._step(k) >= list(_NAMES).index(name)

    def _order(self, k: int) -> Ints:
        """The dimensions as columns from left to right."""
        return self.by_name["reorder"]["perm"] if self._after(k, "reorder") else list(range(self.dims))

    def _strides(self, operand: int, k: int) -> Ints | None:
        """Strides over the broadcast shape; the output's once it has some."""
        if operand == 0 and not self.operands[0]["given"]:
            return self.by_name["allocate"]["strides"] if self._after(k, "allocate") else None
        return self.by_name["broadcast"]["strides"][operand]

    def _dtype(self, operand: dict[str, Any], name: str) -> str:
        own = operand["dtype"]
        step = self.by_name.get("dtype")
        if step is None or name != "dtype":
            return own or "?"
        if operand["role"] == "output":
            return step["result"]
        return own if own == step["common"] else f"{own} -> {step['common']}"

    def cells(self, k: int) -> list[list[tuple[str, str, str]]]:
        """Rows of (stride, size, mark) for step k. The mark is "stretched", "missing", "new" or "" for an ordinary cell."""
        if self._after(k, "coalesce"):
            loop = self.by_name["coalesce"]
            return [[(str(s), f"size {n}", "") for s, n in zip(strides, loop["sizes"], strict=True)]
                    for strides in loop["strides"]]  # fmt: skip
        return [self._row(i, k) for i in range(len(self.operands))]

    def _row(self, i: int, k: int) -> list[tuple[str, str, str]]:
        place = self._place_over_shape if self._after(k, "broadcast") else self._place_as_given
        return [place(i, dim, k) for dim in self._order(k)]

    def _place_as_given(self, i: int, dim: int, k: int) -> tuple[str, str, str]:
        """The cell of an operand before broadcasting. Shapes are aligned at their last dimension."""
        operand = self.operands[i]
        if operand["sizes"] is None:
            return "?", "", "missing"
        own = dim - (self.dims - len(operand["sizes"]))
        return ("", "", "missing") if own < 0 else (str(operand["strides"][own]), f"size {operand['sizes'][own]}", "")

    def _place_over_shape(self, i: int, dim: int, k: int) -> tuple[str, str, str]:
        """The cell after broadcasting: "stretched" where the operand has size 1 or no such dimension."""
        sizes, size, strides = self.operands[i]["sizes"], self.by_name["broadcast"]["shape"][dim], self._strides(i, k)
        if strides is None:
            return "?", f"size {size}", "missing"
        stride = str(strides[dim])
        if sizes is None:
            return stride, f"size {size}", "new"
        own = dim - (self.dims - len(sizes))
        if own < 0:
            return stride, f"new, size {size}", "stretched"
        return (
            (stride, f"size {size}", "")
            if sizes[own] == size
            else (stride, f"size {sizes[own]} to {size}", "stretched")
        )

    def heads(self, k: int) -> list[str]:
        """What stands above the columns: dimensions, or after merging the dimensions that each loop goes over."""
        if self._after(k, "coalesce"):
            groups = self.by_name["coalesce"]["groups"]
            found = []
            for loop in range(len(self.by_name["coalesce"]["sizes"])):
                dims = [dim for dim, group in zip(self._order(k), groups, strict=True) if group == loop]
                found.append("+".join(f"dim {d}" if n == 0 else str(d) for n, d in enumerate(dims)) or "one element")
            return found
        return [f"dim {dim}" for dim in self._order(k)]

    # -- words

    def title(self) -> str:
        return "The plan of an elementwise call on " + ", ".join(o["label"] for o in self.operands[1:])

    def sentence(self, k: int) -> str:
        """What step k decided."""
        name = self.names[k]
        words = getattr(self, f"_say_{name}")()
        refused = f" Then refused: {self.spec['error']}" if self.spec["error"] and k == len(self.names) - 1 else ""
        return f"step {k} of {len(self.names) - 1}, {_NAMES[name]}: {words}{refused}"

    def _say_given(self) -> str:
        known = [o for o in self.operands if o["sizes"] is not None]
        return "; ".join(
            f"{o['label']} sizes {tuple_text(o['sizes'])} strides {tuple_text(o['strides'])}" for o in known
        )

    def _say_broadcast(self) -> str:
        step = self.by_name["broadcast"]
        stretched = [
            o["label"] for i, o in enumerate(self.operands) if any(c[2] == "stretched" for c in self._row(i, 1))
        ]
        who = f"; {', '.join(stretched)} stretched, stride 0" if stretched else "; nobody is stretched"
        return f"shape {tuple_text(step['shape'])}{who}"

    def _say_dtype(self) -> str:
        step = self.by_name["dtype"]
        words = f"the loop computes in {step['compute']}"
        if step["compute"] != step["common"]:
            words += f", the common dtype is {step['common']}"
        return words if step["result"] == step["common"] else f"{words}, the output is {step['result']}"

    def _say_reorder(self) -> str:
        step = self.by_name["reorder"]
        order = f"perm {tuple_text(step['perm'])}, innermost first"
        if len(step["perm"]) < 2:
            return f"{order}; there is nothing to order"
        if step["alike"]:
            return f"{order}; all operands are alike, so their own order serves"
        parts = []
        for (inner, outer), who in zip(zip(step["perm"], step["perm"][1:], strict=False), step["decided"], strict=True):
            by = "nobody minds" if who is None else f"{self.operands[who]['label']} decides"
            parts.append(f"dim {inner} inside dim {outer}: {by}")
        return f"{order}; " + ", ".join(parts)

    def _say_allocate(self) -> str:
        step = self.by_name["allocate"]
        if self.operands[0]["given"]:
            return f"the output was given, strides {tuple_text(step['strides'])}"
        return f"a new output, dense in the order of the loop: strides {tuple_text(step['strides'])}, {step['dtype']}"

    def _say_coalesce(self) -> str:
        step, loop = self.by_name["coalesce"], self.by_name["loop"]
        count = len(step["sizes"])
        merged = f"{self.dims} dimensions became {count}" if count != self.dims else f"{count} left, none merged"
        way = "every operand steps by 1" if loop["contiguous"] else "a strided loop"
        share = ", shared among threads" if loop["parallel"] else ""
        return f"{merged}; sizes {tuple_text(step['sizes'])}, {loop['n']:,} elements, {way}{share}"

    def text(self) -> str:
        """Every step as a table: stride, then size."""
        lines = [self.title()]
        for k in range(len(self.names)):
            lines.append(self.sentence(k))
            rows = [[f"{stride} ({size})" if size else stride for stride, size, _ in row] for row in self.cells(k)]
            table = [["", "", *self.heads(k)]]
            table += [[o["label"], self._dtype(o, self._dtype_of(k)), *row]
                      for o, row in zip(self.operands, rows, strict=True)]  # fmt: skip
            widths = [max(len(r[c]) if c < len(r) else 0 for r in table) for c in range(max(map(len, table)))]
            lines += ["  " + "  ".join(c.ljust(w) for c, w in zip(r, widths, strict=False)).rstrip() for r in table]
        lines.append("(in each place: the stride, and the size)")
        return "\n".join(lines)

    def _dtype_of(self, k: int) -> str:
        return "dtype" if self._after(k, "dtype") else ""

    # -- picture

    def sheet(self) -> str:
        """All steps on one page, two beside each other where they fit."""
        across = 2 if self.width <= 500 else 1
        parts = []
        for k in range(len(self.names)):
            x, y = (k % across) * self.width, (k // across) * self.height
            parts.append(el("g", self._table(k), transform=f"translate({num(x)} {num(y)})"))
        rows = -(-len(self.names) // across)
        description = " ".join(f"{self.sentence(k)}." for k in range(len(self.names)))
        return document(self.width * across, self.height * rows, self.title(), description, *parts)

    def frame(self, k: int, live: bool = False) -> str:
        return document(self.width, self.height, self.sentence(k), self.sentence(k), self._table(k), live=live, inset=7)

    def _table(self, k: int) -> str:
        name = self.names[k]
        parts = [text(_LEFT, 20, f"{k}  {_NAMES[name]}", font_weight="bold")]
        start = _LEFT + self.names_width + self.dtype_width
        for column, head in enumerate(self.heads(k)):
            drawn = middle(start + column * (_CELL + _GAP) + _CELL / 2, 45, head)
            parts.append(self._moved(drawn, k, "head", column))
        if self._after(k, "reorder") and self.heads(k):
            parts.append(faint(start + _CELL / 2, 27, "innermost", size=13))
        y = 52.0
        for i, (operand, row) in enumerate(zip(self.operands, self.cells(k), strict=True)):
            parts.append(self._head(i, operand, y))
            dtype = self._dtype(operand, self._dtype_of(k))
            changed = name == "dtype" and "->" in dtype
            parts.append(text(_LEFT + self.names_width, y + 25, dtype, font_weight="bold" if changed else None))
            for column, cell in enumerate(row):
                drawn = self._cell(start + column * (_CELL + _GAP), y, cell, name)
                parts.append(self._moved(drawn, k, str(i), column))
            y += _TALL + _GAP
        parts.append(self._footer(k, y + 14))
        return "".join(parts)

    def _moved(self, drawn: str, k: int, row: str, column: int) -> str:
        """A group that has the same name in every step, by its row and its dimension: the page moves it to its new place."""
        groups = self.by_name["coalesce"]["groups"] if self._after(k, "coalesce") else range(self.dims)
        dims = [dim for dim, group in zip(self._order(k), groups, strict=True) if group == column]
        return el("g", drawn, data_move=f"{row}:{dims[0] if dims else 0}", data_column=column,
                  data_left=num(column * (_CELL + _GAP)))  # fmt: skip

    def _head(self, i: int, operand: dict[str, Any], y: float) -> str:
        fill, ink = PALETTE[(i + 3) % len(PALETTE)]
        letter = "o" if i == 0 else "abcdefghijklmnopqrstuvwxyz"[(i - 1) % 26]
        badge = rect(_LEFT, y + 12, 17, 17, rx=3, fill=fill, stroke=INK, class_="tt-badge")
        badge += middle(_LEFT + 8.5, y + 25, letter, fill=ink, font_weight="bold", class_="tt-keep")
        return badge + text(_LEFT + 24, y + 25, operand["label"], font_weight="bold")

    def _cell(self, x: float, y: float, cell: tuple[str, str, str], step: str) -> str:
        stride, size, mark = cell
        if mark == "missing":
            box = rect(x, y, _CELL, _TALL, stroke_dasharray="3 4", class_="tt-box")
        elif mark == "stretched":
            box = rect(x, y, _CELL, _TALL, fill=SHADE, stroke_dasharray="7 3", class_="tt-shade")
        else:
            fresh = mark == "new" and step == "allocate"
            box = rect(x, y, _CELL, _TALL, stroke=INK, stroke_width=3 if fresh else 1, class_="tt-box")
        bold = "bold" if mark in ("new", "stretched") else None
        shapes = box + middle(x + _CELL / 2, y + 18, stride, font_weight=bold)
        return shapes + (faint(x + _CELL / 2, y + 35, size, size=13) if size else "")

    def _footer(self, k: int, y: float) -> str:
        """The shortest form of what was decided, or what was refused."""
        name = self.names[k]
        if self.spec["error"] and k == len(self.names) - 1:
            return "".join(text(_LEFT, y + 18 * n, line) for n, line in enumerate(self.refusal))
        words = {
            "broadcast": lambda: f"shape {tuple_text(self.by_name['broadcast']['shape'])}",
            "dtype": lambda: f"common dtype {self.by_name['dtype']['common']}",
            "reorder": lambda: f"perm {tuple_text(self.by_name['reorder']['perm'])}",
            "allocate": lambda: f"output strides {tuple_text(self.by_name['allocate']['strides'])}",
            "coalesce": lambda: f"loop sizes {tuple_text(self.by_name['coalesce']['sizes'])}",
        }.get(name, lambda: "in each cell: the stride, below it the size")()
        return faint(_LEFT, y, words, size=13, anchor="start")
