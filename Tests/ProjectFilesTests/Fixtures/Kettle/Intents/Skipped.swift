let skipped = true
