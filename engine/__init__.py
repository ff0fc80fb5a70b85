"""The rules of the games, without a screen: pure, deterministic, standard library only.

cards       cards and sets of cards as integers
model       the frozen nouns: zones, actions, piles, views, options, what a game says of itself
events      what happened, in order, and what of it each seat may see
rules       the protocol every game keeps
chance      the shuffle and the seeds (the only place that knows chance)
table       the one door for every move
record      a match as text
position    a table set up from a written position
worlds      dealing unknown cards in every way that fits what is known
games       the games, one file each
bots        players that get a seat's view and nothing else
cli         python -m engine
"""
