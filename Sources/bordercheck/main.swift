print("bordercheck 0.1.0")
