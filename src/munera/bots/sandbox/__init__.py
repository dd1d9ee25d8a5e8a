"""Bots of other people run in a sandbox: a process of their own, with a time limit and nothing that is hidden.

`host` is our side of it, `child` what runs in the process, `calls` what the process may ask us for, `environment`
what it knows of ours.
"""
