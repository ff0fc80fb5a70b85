"""The screen as the children's: what is set for them, who plays, what their table says and shows, and the lock. Pure."""
