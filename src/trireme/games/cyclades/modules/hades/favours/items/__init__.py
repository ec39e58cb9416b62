"""The ten magic items, one file each (HAD-OBJ). What they share stands in `favours/magic`."""
