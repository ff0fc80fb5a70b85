"""Matches that are looked at again: the reel that is wound, matches as text files, and what is told of a deal's fairness. Pure.

reel      where a replay stands, for whose eyes, and how fast it goes
texts     matches written to a folder that people find, and read from there, each fault explained
typed     the code of a deal as somebody types it
fair      the deals of a match with their seals and codes, and the steps of checking one
"""
