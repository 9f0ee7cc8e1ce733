"""The README's pictures are what the widgets draw today."""

from pathlib import Path

import pytest
from tinytensor_widgets.pictures import pictures

FOLDER = Path(__file__).parents[2] / "notebooks" / "pictures"


@pytest.mark.parametrize("name", sorted(pictures()))
def test_picture_is_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == pictures()[name] + "\n", (
        "run: python -m tinytensor_widgets.pictures notebooks/pictures"
    )
