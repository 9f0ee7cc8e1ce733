"""Wrong solutions of lesson 11."""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_11.exercises import NAMES_ONLY, _by_running
from tinytensor_lessons.lesson_11.inplace import made

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- saved_variable: the right class, with one of its parts exchanged

_TWICE = "Trying to backward through the graph a second time"
_MODIFIED = (
    "one of the variables needed for gradient computation has been modified by an inplace operation: [{} {}] is at "
    "version {}; expected version {} instead."
)


class _Saved:
    def __init__(self, t, is_output):
        self.tensor = self.keep(t, is_output)
        self.version = self.tensor._version
        self.released = False

    def keep(self, t, is_output):
        return t.detach() if is_output else t

    def unpack(self, node):
        if self.released:
            raise RuntimeError(_TWICE)
        self.compare()
        return self.tensor

    def compare(self):
        t = self.tensor
        if t._version != self.version:
            raise RuntimeError(_MODIFIED.format(t.type(), list(t.shape), t._version, self.version))

    def release(self):
        self.tensor = None
        self.released = True


class Clones(_Saved):
    def keep(self, t, is_output):
        return t.clone()


class ChecksAtSave(_Saved):
    def __init__(self, t, is_output):
        super().__init__(t, is_output)
        super().compare()

    def compare(self):
        pass


class Cycle(_Saved):
    def keep(self, t, is_output):
        return t


class NoReleaseError(_Saved):
    def unpack(self, node):
        return None if self.released else super().unpack(node)


# Probes of 11.saved_variable: 0 a large input, 1 an output, 2 to 4 written to after saving, 5 written to through
# `.data`, 6 released, 7 let go, 8 freed.


def _copies(seen: Seen) -> bool:
    value = seen[0][0].value
    return isinstance(value, dict) and value.get("bytes copied", 0) > 0


def _notices_nothing(seen: Seen) -> bool:
    return not _copies(seen) and seen[1][1] is None and not any(seen[k][0].raised for k in (2, 3, 4))


def _never_freed(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in range(6)) and seen[8][0].value == {"the node is freed at once": False}


def _silent_after_release(seen: Seen) -> bool:
    """unpack gives None, or whatever is left, and raises no RuntimeError about it."""
    right = all(seen[k][1] is None for k in (0, 1, 2, 3, 4, 8))
    return right and seen[6][0].raised in ("", "AttributeError", "TypeError")


# ---- versions


def _counting(own=(), shared=("view", "detach"), silent=()):
    """`shared` ops hand the counter on, the others begin a new one; writes in `silent` do not count."""

    def versions(program):
        counters = {}
        for op, name, source in program:
            if op.startswith("write"):
                counters[name][0] += op not in silent
            elif op in shared and op not in own:
                counters[name] = counters[source]
            else:
                counters[name] = [0]
        return {name: counter[0] for name, counter in counters.items()}

    return versions


def rebinding_bumps(program):
    counters = {}
    for op, name, source in program:
        if op.startswith("write") or (op == "add" and name == source):
            counters[name][0] += 1
        elif op in ("view", "detach"):
            counters[name] = counters[source]
        else:
            counters[name] = [0]
    return {name: counter[0] for name, counter in counters.items()}


# ---- what_to_save

_RIGHT = {
    "exp": {"result"}, "sin": {"self"}, "tanh": {"result"}, "sigmoid": {"result"}, "relu": {"result"},
    "sqrt": {"result"}, "log": {"self"}, "div": {"self", "other"}, "mul": {"self", "other"}, "add": set(),
    "sum": {"sizes"}, "pow2": {"self"},
}  # fmt: skip


def _saving(**changed):
    return lambda: _RIGHT | changed


# ---- check_inplace


def _checking(view_of_leaf=True, asks_mode=True, all_views=False, several=True):
    def check_inplace(t, grad_mode):
        if asks_mode and not grad_mode:
            return
        if t._is_view():
            if made(t) == "NO_GRAD_MODE":
                raise RuntimeError(
                    "A view was created in no_grad mode and is being modified inplace with grad mode enabled."
                )
            if several and made(t) == "MULTI_OUTPUT_NODE":
                name = t.grad_fn.name().removesuffix("Backward0")
                raise RuntimeError(f"Output {t.output_nr} of {name} is a view and is being modified inplace.")
            if t.requires_grad and ((view_of_leaf and t._base.is_leaf) or all_views):
                raise RuntimeError(
                    "a view of a leaf Variable that requires grad is being used in an in-place operation."
                )
        if t.requires_grad and t.is_leaf:
            raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")

    return check_inplace


# Probes of 11.check_inplace: 0 and 1 a leaf with and without recording, 2 and 3 views of a leaf, 4 no leaf, 5 and 6
# views of it, 7 made in no_grad, 8 and 9 one of several, with and without recording.


def _refuses_without_recording(seen: Seen) -> bool:
    return seen[1][0].raised == "RuntimeError" and seen[0][1] is None


def _refuses_good_views(seen: Seen) -> bool:
    return seen[5][0].raised == "RuntimeError" and seen[6][0].raised == "RuntimeError" and seen[4][1] is None


# ---- copy_slices


def _part(result, base_meta, view_meta):
    return result.as_strided(view_meta[0], view_meta[1], view_meta[2] - base_meta[2])


def _laid_out(grad, base_meta):
    result = grad.new_empty_strided(base_meta[0], base_meta[1])
    result.copy_(grad)
    return result


def view_only(grad, base_meta, view_meta, fn):
    return fn(_part(_laid_out(grad, base_meta), base_meta, view_meta).clone())


def zeros_rest(grad, base_meta, view_meta, fn):
    part = _part(_laid_out(grad, base_meta), base_meta, view_meta)
    result = _laid_out(grad, base_meta).zero_()
    _part(result, base_meta, view_meta).copy_(fn(part.clone()))
    return result


def in_place_grad(grad, base_meta, view_meta, fn):
    part = grad.as_strided(view_meta[0], view_meta[1], view_meta[2] - base_meta[2])
    part.copy_(fn(part.clone()))
    return grad


def absolute_offset(grad, base_meta, view_meta, fn):
    result = _laid_out(grad, base_meta)
    part = result.as_strided(view_meta[0], view_meta[1], view_meta[2])
    part.copy_(fn(part.clone()))
    return result


# Probes of 11.copy_slices: 0 a row, 1 a column, 2 a base with an offset, 3 a transposed base, 4 an offset again,
# 5 a gradient with stride 0.


def _changes_what_came_in(seen: Seen) -> bool:
    return any(seen[k][0].changed == "the incoming gradient" for k in (0, 1, 2))


def _wrong_with_offsets_only(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 3, 5)) and seen[2][1] is not None and seen[4][1] is not None


def adds_names(program):
    return _by_running(program) | {"memory": 0}


MISCONCEPTIONS = {
    "saved_variable": (
        Misconception(
            "clones",
            "Saving copied 65,536 bytes. The version check exists so that we need not copy.",
            Clones,
            _copies,
        ),
        Misconception(
            "checks_at_save", "The write comes later: compare in unpack.", ChecksAtSave, _notices_nothing
        ),
        Misconception(
            "cycle", "Node holds tensor, tensor holds node: never freed promptly.", Cycle, _never_freed
        ),
        Misconception(
            "no_release_error",
            "After release say `Trying to backward ...`, do not return None.",
            NoReleaseError,
            _silent_after_release,
        ),
    ),
    "versions": (
        Misconception(
            "view_own", "A write through a view must reach the base's counter.", _counting(own=("view",))
        ),
        Misconception("detach_own", "detach shares; only .data starts fresh.", _counting(own=("detach",))),
        Misconception(
            "no_grad_stops",
            "The memory changed whether or not anyone recorded it.",
            _counting(silent=("write_no_grad",)),
        ),
        Misconception(
            "rebinding_bumps", "A new tensor, version 0; the old one is untouched.", rebinding_bumps
        ),
        Misconception(
            "data_shares",
            "`.data` looks at the same bytes and counts for itself, from 0.",
            _counting(shared=("view", "detach", "data")),
        ),
        Misconception(
            "adds_names",
            "The versions are right, but the dict has names that the program never gave. Leave them out.",
            adds_names,
            NAMES_ONLY.alone_is_broken,
        ),
    ),
    "what_to_save": (
        Misconception(
            "saves_input_always",
            "exp'(x) is the result you already have.",
            _saving(**{op: {"self"} for op in ("exp", "tanh", "sigmoid", "relu", "sqrt")}),
        ),
        Misconception(
            "saves_both_add", "The slope of a+b does not depend on a or b.", _saving(add={"self", "other"})
        ),
        Misconception("sum_self", "Its shape is enough.", _saving(sum={"self"})),
        Misconception(
            "relu_self", "Also possible, but then relu_ in place would break.", _saving(relu={"self"})
        ),
    ),
    "check_inplace": (
        Misconception("leaf_only", "A view of a leaf is refused too.", _checking(view_of_leaf=False)),
        Misconception(
            "ignores_mode",
            "Under no_grad the leaf may be changed: that is how optimizers work.",
            _checking(asks_mode=False),
            _refuses_without_recording,
        ),
        Misconception(
            "all_views",
            "A view of a non-leaf is fine: CopySlices handles it.",
            _checking(all_views=True),
            _refuses_good_views,
        ),
        Misconception(
            "unbind_ok", "Output 0 of Unbind is one of several views: refused.", _checking(several=False)
        ),
    ),
    "copy_slices": (
        Misconception(
            "view_only", "The rest of the base passes through unchanged.", view_only
        ),
        Misconception("zeros_rest", "Rows nobody wrote still have gradient 1.", zeros_rest),
        Misconception(
            "in_place_grad",
            "You changed the incoming gradient; a sibling still uses it.",
            in_place_grad,
            _changes_what_came_in,
        ),
        Misconception(
            "absolute_offset",
            "Offsets are relative to the base view: subtract its storage_offset.",
            absolute_offset,
            _wrong_with_offsets_only,
        ),
    ),
}  # fmt: skip
