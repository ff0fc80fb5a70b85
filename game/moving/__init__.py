"""Motion: what happened becomes steps in time, and the pictures that travel.

`ease`, `timeline`, `motion`, `moods`, `staging`, `folding` and `flourish` are pure; the others move pictures.
No rule is known here.
"""
