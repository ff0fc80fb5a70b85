"""The client: what is seen and pressed. pygame lives here, in sprites/ and in sounds/.

pure (no pygame)     clock, ease, timeline and motion; scene, home, intents, focus; geometry, frame, plan, layout; seats, match,
                     thinker (bots think in slices), outcome, talk, cues, ears, words and its sentences; flags;
                     seating, house_rules, minutes and kept_tables (a table is made), remapping (keys and buttons)
drawing              paint (shapes and text), pictures and heaps (cards and markers), tabletop (their motion), widgets
app, devices         the window, the loop, and the one reader of pygame's queue
store                what outlives the program
scenes               title, seats, table and one thin file a game, pause, help, look, deal_over, match_over
__main__             python -m game screenshot | film, with pictures_of

A move goes from `devices` through `focus` to the scene, which looks in `view.legal`; the table returns events, and the tabletop
shows them. Rules are nowhere in here.
"""
