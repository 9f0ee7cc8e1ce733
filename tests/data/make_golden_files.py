"""Write the files that PyTorch made, for tests/test_serialization.py: `python tests/data/make_golden_files.py`."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import torch

HERE = Path(__file__).parent
DTYPES = "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64".split()


def values() -> dict[str, object]:
    x = torch.arange(6.0).reshape(2, 3)
    tagged = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
    tagged.tag = "mine"
    ordered = OrderedDict(a=1)
    ordered._metadata = {"version": 2}
    return {
        "column": x[:, 1:],
        "transposed": x.t(),
        "expanded": torch.tensor([7.0]).expand(2, 3),
        "parameter": torch.nn.Parameter(torch.tensor([3.0])),
        "frozen": torch.nn.Parameter(torch.tensor([3]), requires_grad=False),
        "tagged": tagged,
        "meta": torch.empty(2, 3, device="meta"),
        "empty": torch.empty(0, 4),
        "scalar": torch.tensor(5),
        **{name: torch.tensor([0, 1, 2]).to(getattr(torch, name)) for name in DTYPES},
        "others": [
            torch.Size([1, 2]),
            torch.float16,
            torch.device("cpu"),
            b"ab\xff",
            {1, 2},
            1 + 2j,
            2**70,
            -5,
            ordered,
        ],
        "plain": ("text", 1.5, None, True, bytearray(b"xy"), [], (), {}),
    }


def module() -> torch.nn.Module:
    torch.manual_seed(0)
    return torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 2))


def main() -> None:
    torch.save(values(), HERE / "values.pt")
    net = module()
    optimizer = torch.optim.Adam(net.parameters(), lr=0.01)
    net(torch.linspace(-1, 1, 15).reshape(5, 3)).square().sum().backward()
    optimizer.step()
    torch.save({"net": net.state_dict(), "optimizer": optimizer.state_dict()}, HERE / "checkpoint.pt")


if __name__ == "__main__":
    main()
