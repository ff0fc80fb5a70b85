"""What a player may like to be told beside the cards: how far the own hand has come, and what all have seen but few remember.

Pure, and for drawing: a view goes in, plain facts come out. What the own hand tells is for its owner's eyes; the rest is
public.
"""
