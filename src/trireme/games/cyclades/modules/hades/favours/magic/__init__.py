"""What all magic items share: when they are played, and who is asked about them (HAD-OBJ)."""
