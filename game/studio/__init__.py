"""For those who build and look: any screen or motion as pictures, without a window."""
