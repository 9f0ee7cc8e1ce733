"""Lesson 16: its exercises, what judges them, and its known wrong solutions."""
