"""What ties our tables to the card sheets and rulebooks that they were read from, without their texts.

The card sheets and rulebooks are not part of the project. What tests need of them is made here and kept beside
those tests: the rows of the card sheets, one card a line; a hash for each line of a rulebook, for each entry of
a trace, and for each row of a table that was taken over as it stands. Whoever has the originals runs

    python -m tools.sheets --from FOLDER            compare what is kept with them
    python -m tools.sheets --from FOLDER --write    write it again

A change of a trace (`docs/rules/trace`) needs no originals: `python -m tools.sheets --write` hashes its entries
again, by the hashes of the lines. Read the diff.
"""
