"""The placement of Titans: two bordering territories each (TIT-PLA)."""
