"""Wrong solutions, one module per lesson: each runs, and knows the hint that it calls for."""
