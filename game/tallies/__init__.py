"""What people have done at this table, counted from the records of their matches: nothing is counted while playing. Pure."""
