# The way to where a game is looked into, and back.
study = Analisis
study-play = Teruskan bermain dari sini
lab = Banding peraturan
