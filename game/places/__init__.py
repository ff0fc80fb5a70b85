"""Where everything lies on a table of any size: frame, rows of cells, hands, order and marks. Pure.

Reads views and comfort; knows no picture and no time.
"""
