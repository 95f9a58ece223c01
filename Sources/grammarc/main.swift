import Phrasing
print("")
