"""The rules of the games, without a screen: pure, deterministic, standard library only.

cards       cards and sets of cards as integers
model       the frozen nouns: zones, actions, piles, views, options, what a game says of itself
events      what happened, in order, and what of it each seat may see
rules       the protocol every game keeps
chance      the shuffle and the seeds (the only place that knows chance)
table       the one door for every move
match       the loop in which bots play whole matches
record      a match as text; playback: looked at again; deal_code, fairness: whether a deal was fair
position    answers to written positions
worlds      dealing unknown cards in every way that fits what is known; worlds_alike, _counted and _laid are its parts
games       the games: the rules, and what lies on the table
bots        players that get a seat's view and nothing else; plan: answers laid down in advance
coach       hints with a reason; coaching: what it knows of each game
wire        a view as JSON text and back; quoted: what somebody wrote, as an error names it
cli         python -m engine
"""
