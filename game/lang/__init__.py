"""The languages: a folder for each with its catalogue, `.po` to be written in and `.mo` compiled from it, and what makes them.

    entries   what is to be translated: the texts of the client, the rules, house rules and names of the games
    pseudo    English made longer, with accents, to see whether texts have room
    __main__  python -m game.lang: brings every catalogue up to date and compiles it; --check only looks

The client itself only reads the `.mo`, in `words`.
"""
