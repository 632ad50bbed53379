let macOnly = true
