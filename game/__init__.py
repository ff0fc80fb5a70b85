"""The client: what is seen and pressed. pygame lives here, in sprites/ and in sounds/.

app, devices, pads            the window, the loop, and what comes in: pygame's queue becomes intents
home, scene, clock            what every screen may ask, the stack of screens, the fixed step
intents, focus, remapping     what somebody wants, what can be pressed, which key does what
match, thinker, worker        a match and whose eyes look; bots that think in a process of their own; advice: a hint from there
words, sentences, lang        every text and its translations; talk, outcome: players and the end of a deal in words
settings, comfort, decks      what people like; flags: what main.py is told; store and kept_file: what outlives the program
full_screen, trying_full      full screen is kept only by somebody who has seen it
paint, lettering, ruler       drawing in logical pixels; geometry: rectangles; widgets: what is pressed on a screen
places, moving, helping       a table: where all lies, how it moves, what help tells; again: what is shown once more
sofa, kids, lessons           several people at one screen, children, first steps
replaying, tallies, paper     matches watched again, statistics, the page to print
speech, cues, ears            what is said aloud, what is heard and when
scenes                        the screens
journal, lull, version        the log without cards, when the screen may sleep, which version
studio, bench, __main__       pictures, films and figures for those who build: python -m game

A move goes from `devices` through `focus` to the scene, which looks in `view.legal`; the table returns events, and the tabletop
shows them. Rules are nowhere in here.
"""
