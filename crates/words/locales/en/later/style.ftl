# The page that shows all that the page is made of.

style-title = Style: all that the page is made of
style-components = Components
style-playable = What can be played
style-preview = What a move would do
style-refused = A move that is not allowed
style-trace = After a move with an extra turn
style-numbered = The path in numbers
style-captured = After a capture
style-advice = A hint, and a chosen house
style-moving = Seeds on their way
style-counts = Nothing, 1 to 15, and heaps
style-burnt = Burnt houses
style-fruit = Fruit
style-hidden = Numbers hidden
style-opposite = Players who sit opposite each other
style-upright = The board upright
