"""Motion: what happened becomes steps in time, and the pictures that travel.

`ease`, `timeline`, `motion` and `moods` are pure; the others move pictures. No rule is known here.
"""
