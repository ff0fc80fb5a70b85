"""The screens. table.py does what every game's table does; a file a game says only what differs.

title                choosing what to play; screen.py is what all still screens share
seats, seat, house_rules    the table is made: who sits where, and by which rules; seat_... are parts of it
players, lost_pad    who plays, in the middle of a match; bindings: what keys and buttons do
table                the table of any game: time, play, input; targets (what can be pressed), table_picture (how it is drawn),
                     plates, corner and draft are parts of it
manners              words and choosers of any game; rolling_stone, gran_ramino, michigan: what differs
deal_over, match_over, pause, help, look    over the table; keep_full: whether full screen is kept
tools, sheet, large, drag, hint, suits      what can be done at a table besides playing; help_marks, table_marks: on its cards
curtain, strip, pocket                      several people at one screen
kids_..., kid_table_...                     the children's screens and table
lesson_..., lessons                         lessons
matches, replay_..., deals, worth, scores   afterwards
settings, bindings, keys, people, about, welcome, crash     the program itself
screen, form, over, told, typed, corner, fan                what screens are made of
aloud, table_aloud, written                                 screens as they are heard
doors                which screen is which: the way to each other
"""
