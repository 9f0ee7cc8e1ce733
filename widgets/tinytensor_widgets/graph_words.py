"""The sentences of autograd_graph.py: what a node is, what it saved, and what a step does.

Everything that the picture, the page beside it, the screen reader and the printed text say is written here.
"""

from __future__ import annotations

from typing import Any

MOST_LINES = 12  # of a list beside the picture


def sizes_text(sizes: list[int]) -> str:
    return f"({sizes[0]},)" if len(sizes) == 1 else f"({', '.join(map(str, sizes))})"


def number_text(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def tensor_text(summary: dict[str, Any] | None, most: int = 6) -> str:
    """The numbers of a summarised tensor: `14`, `(2, 3): 1, 1, 1, 1, 1, 1`."""
    if summary is None:
        return "None"
    values, numel = summary["values"], summary["numel"]
    if values is None:
        return f"{summary['dtype']} {sizes_text(summary['sizes'])}"
    words = ", ".join(number_text(v) for v in values[:most])
    words += ", ..." if numel > most else ""
    return words if not summary["sizes"] else f"{sizes_text(summary['sizes'])}: {words}"


def short_text(summary: dict[str, Any] | None) -> str:
    """A gradient in the shortened letters that fit beside an edge."""
    if summary is None:
        return "None"
    if not summary["values"]:
        return sizes_text(summary["sizes"])
    first = f"{summary['values'][0]:.4g}" if isinstance(summary["values"][0], float) else str(summary["values"][0])
    return first if summary["numel"] == 1 else f"{first}.."


def name_of(node: dict[str, Any]) -> str:
    """`MulBackward0 (3)`: the name and the id, since many nodes have the same name."""
    label = f" of {node['label']}" if node["kind"] == "leaf" and node["label"] else ""
    return f"{node['name']}{label} ({node['id']})"


def saved_text(saved: dict[str, Any]) -> str:
    """One saved value: `result float32 (2, 3), version 0`."""
    if saved["kind"] != "tensor":
        return f"{saved['name']} = {saved['value']}"
    words = f"{saved['name']} {saved['dtype']} {sizes_text(saved['sizes'])}"
    if saved["state"] == "stale":
        return f"{words}, saved at version {saved['saved_version']}, now at version {saved['version']}: stale"
    if saved["state"] == "valid":
        return f"{words}, saved at version {saved['saved_version']}: valid"
    return f"{saved['name']}, {saved['state']}"


def stale_of(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [s for s in node["saved"] if s["kind"] == "tensor" and s["state"] == "stale"]


def box_lines(node: dict[str, Any], nones: list[int]) -> tuple[str, ...]:
    """What stands in a node's box; stale saved tensors are drawn apart from these."""
    lines = [f"{node['name']} ({node['id']})"]
    tensor, label = node["tensor"], f"{node['label']}: " if node["label"] else ""
    if tensor is not None:
        lines.append(f"{label}{tensor['dtype']} {sizes_text(tensor['sizes'])}")
        if tensor["numel"] <= 4 and tensor["values"]:
            lines.append(f"data {tensor_text({**tensor, 'sizes': []})}")
        grad = tensor["grad"]
        lines.append(f"grad {tensor_text(grad if grad is None else {**grad, 'sizes': []}, 4)}")
        return tuple(lines)
    if node["outputs"]:
        lines.append(label + ", ".join(f"{o['dtype']} {sizes_text(o['sizes'])}" for o in node["outputs"]))
    kept = [s["name"] for s in node["saved"] if s["kind"] == "tensor" and s["state"] != "stale"]
    if kept:
        freed = all(s["state"] == "released" for s in node["saved"] if s["kind"] == "tensor")
        lines.append(("freed " if freed else "saved ") + ", ".join(kept))
    if node["layer"] > 1:
        lines.append("second layer")
    if nones:
        lines.append(f"slot{'s' if len(nones) > 1 else ''} {', '.join(map(str, nones))}: None")
    return tuple(lines)


def stale_lines(node: dict[str, Any]) -> tuple[str, ...]:
    return tuple(f"\N{BALLOT X} {s['name']}: saved v{s['saved_version']}, now v{s['version']}" for s in stale_of(node))


def details(graph: dict[str, Any], number: int) -> list[list[str]]:
    """Everything that is known of one node, as rows of (term, words)."""
    node = graph["nodes"][number]
    rows = [["node", name_of(node)]]
    if node["label"] and node["kind"] != "leaf":
        rows.append(["made", node["label"]])
    if node["group"]:
        rows.append(["scope", node["group"]])
    if node["layer"] > 1:
        made = f" in step {node['made_in']}" if node.get("made_in") else ""
        rows.append(["layer", f"{node['layer']}: recorded by the backward pass{made}"])
    if node["sequence_nr"] is not None:
        rows.append(["sequence number", f"{node['sequence_nr']} (0 is the oldest here)"])
    for i, out in enumerate(node["outputs"]):
        rows.append([f"receives, input {i}", f"the gradient of {out['dtype']} {sizes_text(out['sizes'])}"])
    for saved in node["saved"]:
        rows.append(["saved", saved_text(saved)])
    if not node["saved"] and node["outputs"] and node["kind"] != "leaf":
        rows.append(["saved", "nothing"])
    tensor = node["tensor"]
    if tensor is not None:
        rows.append(["data", tensor_text(tensor)])
        rows.append(["grad", tensor_text(tensor["grad"])])
        if tensor.get("version") is not None:
            rows.append(["version", str(tensor["version"])])
    for edge in graph["edges"]:
        if edge["from"] == number:
            rows.append([f"next_functions[{edge['slot']}]", _target(graph, edge)])
    return rows


def _target(graph: dict[str, Any], edge: dict[str, Any]) -> str:
    if edge["to"] is None:
        return "(None, 0): this input needs no gradient"
    return f"{name_of(graph['nodes'][edge['to']])}, input {edge['input_nr']}"


def stale_note(graph: dict[str, Any]) -> str:
    """What a write has spoilt, or nothing."""
    lines = [
        f"{name_of(node)}: {s['name']} was saved at version {s['saved_version']} and is now at version {s['version']}."
        for node in graph["nodes"] for s in stale_of(node)
    ]  # fmt: skip
    return "\n".join(["Backward will refuse:", *shortened(lines)]) if lines else ""


def shortened(lines: list[str]) -> list[str]:
    """At most MOST_LINES lines; the last one then says how many are left out."""
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[: MOST_LINES - 1], f"and {len(lines) - MOST_LINES + 1} more"]


def names_text(graph: dict[str, Any], ids: list[int]) -> str:
    return ", ".join(shortened([name_of(graph["nodes"][i]) for i in ids])) or "nothing"
