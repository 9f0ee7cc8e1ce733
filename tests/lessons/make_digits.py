"""Makes notebooks/tinytensor_lessons/data/digits.npz from scikit-learn's digits: `python tests/lessons/make_digits.py`.

The lessons read only the file.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from sklearn.datasets import load_digits

FILE = Path(__file__).parents[2] / "notebooks/tinytensor_lessons/data/digits.npz"


def main() -> None:
    digits = load_digits()
    np.savez_compressed(FILE, images=digits.images.astype(np.uint8), labels=digits.target.astype(np.uint8))


if __name__ == "__main__":
    main()
