"""Several people at one screen: who they are, where they sit, who may look, what they have laid down or taken back. Pure."""
