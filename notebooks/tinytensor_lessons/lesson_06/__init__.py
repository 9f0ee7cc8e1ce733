"""Lesson 06: its exercises, what judges them, and its known wrong solutions."""
