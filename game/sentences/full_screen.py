"""The texts about full screen: a part of `sentences`, in the same form."""

FULL_SCREEN: dict[str, str | tuple[str, str]] = {
    "full.title": "Keep full screen?",
    "full.says": ("The window comes back in {n} second.", "The window comes back in {n} seconds."),
    "full.keep": "Keep full screen",
    "full.window": "Back to the window",
    "full.refused": "No full screen here",
    "full.refused.says": "This screen cannot be filled. You can play on in the window.",
    "settings.full": "Full screen",
    "settings.full.says": "The table fills the whole screen.",
}
