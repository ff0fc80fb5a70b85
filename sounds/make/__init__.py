"""Synthesises every sound: `python -m sounds.make` writes the files in sounds/wav anew, always the same.

synth         waves, noise, filters, envelopes
instruments   wood, plucked strings, a kalimba, a reed, chimes
level         how loud something is, and the last touch before it is written
cards, table, screens, tunes   the recipes
"""
