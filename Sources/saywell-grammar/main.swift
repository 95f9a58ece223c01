print("saywell")
