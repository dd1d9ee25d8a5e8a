"""The Serpents and the Wolf: the expansion of Spartacus, with two more houses, the Primus and up to six Domini."""
