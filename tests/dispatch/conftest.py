import sys
from pathlib import Path

# make_golden.py is a script beside the tests that use its data.
sys.path.insert(0, str(Path(__file__).parent))
