"""The Market Phase: the open market, the auction, and hosting."""
