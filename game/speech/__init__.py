"""What is said aloud, so that the games can be played without looking. Pure.

- `voice`    what can speak: the protocol, and a voice that never says anything
- `talker`   what of all that is to be said is said now: the newest wins
- `items`    what a screen says of itself and of what has the focus
- `hearing`  who hears it, and which cards may not be named then
- `at_table` sentences about a table: hand, cards in the middle, numbers, turns, plays
- `teller`   follows the screens and answers questions about them
- `mouth`    the near end of the process that speaks; `system` the far end, the only place that knows pyttsx3
"""
