"""The kit's own small catalogue of refusals: `kit.toml`, and `ids`, its generated constants."""
