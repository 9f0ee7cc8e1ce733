import sys
from pathlib import Path

# Programs and the script that records them stand beside the tests that use their data.
sys.path.insert(0, str(Path(__file__).parent))
