"""The screens. table.py does what every game's table does; a file a game says only what differs.

title                choosing what to play; screen.py is what all still screens share
seats, seat, house_rules    the table is made: who sits where, and by which rules; seat_... are parts of it
players, lost_pad    who plays, in the middle of a match; bindings: what keys and buttons do
table                the table of any game: time, play, input; targets (what can be pressed), table_picture (how it is drawn),
                     plates, corner and draft are parts of it
manners              words and choosers of any game; rolling_stone, gran_ramino, michigan: what differs
deal_over, match_over, pause, help, look    over the table
doors                which screen is which: the way to each other
"""
