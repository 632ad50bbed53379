let words = 1
