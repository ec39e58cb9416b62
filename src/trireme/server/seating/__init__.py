"""Who sits where: sitting down, links, votes, substitutes and rematches."""
