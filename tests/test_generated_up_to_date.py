"""The checked-in generated files are what the two yaml tables say."""

from __future__ import annotations

from tinytensor.codegen.__main__ import main


def test_generated_files_are_up_to_date(capsys):
    stale = main(["--check"])
    diff = capsys.readouterr().out
    assert not stale, f"run `python -m tinytensor.codegen`\n{diff[:4000]}"
