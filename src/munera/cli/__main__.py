"""`python -m munera.cli`: the same as `munera`."""

from munera.cli.app import main

if __name__ == "__main__":  # the processes of bots and simulations import this module again
    main()
