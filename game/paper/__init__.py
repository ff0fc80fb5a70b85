"""A page for the kitchen wall: the rules of a table as it plays, with markers to cut out.

`sheet` draws it, `file` writes it down as a picture and, where fpdf2 is installed, as a PDF.
"""
