"""What somebody wrote for release 0.1.0, by its pages: a bot and a game. It is never changed.

Until 0.3 it must work as it stands here; where a name was changed since, it warns.
"""
