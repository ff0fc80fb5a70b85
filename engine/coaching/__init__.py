"""What `engine.coach` knows of each game: what the choices are worth, and what can truly be said for them.

advice         what a hint holds; the reasons that belong to no game
weighing       choices tried in the same imagined worlds, and how far apart that puts them
any_game       the tutor of a game that has none of its own
rolling_stone, gran_ramino, michigan    their tutors; said_gran_ramino, last_draws are parts of one

A tutor gets a seat's view and nothing else. A reason is a statement about the position that holds whatever the search says; the
search only decides which of the true statements is worth saying.
"""
