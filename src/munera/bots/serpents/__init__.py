from munera.bots.spartacus import BOTS as BOTS
