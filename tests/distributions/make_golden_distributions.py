"""Write golden_distributions.json: what PyTorch answers to the programs beside it. Run where it is installed:

python tests/distributions/make_golden_distributions.py
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import golden_programs_of_distributions as programs
import torch
from distribution_cases import COMPOSED, cases
from transform_cases import CONSTRAINTS, TRANSFORMS

warnings.simplefilter("ignore")
torch.manual_seed(1)
found: dict[str, dict] = {"values": {}, "composed": {}}
for case in filter(programs.in_float64, cases()):
    draws = case.make(torch)[0].sample((3,)).double().tolist()
    found["values"][case.name] = {"draws": draws, **programs.values(torch, case, draws)}
for name, make in COMPOSED.items():
    draws = make(torch, torch.distributions).sample((3,)).double().tolist()
    found["composed"][name] = {"draws": draws, **programs.composed(torch, name, draws)}
found["kl"] = programs.kl(torch)
found["transforms"] = {name: programs.transform(torch, name) for name in TRANSFORMS}
found["constraints"] = {name: programs.constraint(torch, name) for name in CONSTRAINTS}
found["edges"] = programs.edges(torch)
text = json.dumps(found, indent=0).replace(",\n", ", ").replace("[\n", "[").replace("\n]", "]")
Path(__file__).with_name("golden_distributions.json").write_text(text + "\n")
