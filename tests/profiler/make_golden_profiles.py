"""Write down PyTorch's answers: `python tests/profiler/make_golden_profiles.py`, where PyTorch is installed."""

import json
from pathlib import Path

import torch
from profiler_questions import QUESTIONS

if __name__ == "__main__":
    answers = {question.__name__: question(torch) for question in QUESTIONS}
    Path(__file__).with_name("golden_profiles.json").write_text(json.dumps(answers, indent=1))
