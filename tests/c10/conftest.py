import sys
from pathlib import Path

# caching_allocator_rules.py stands beside the test that plays it.
sys.path.insert(0, str(Path(__file__).parent))
