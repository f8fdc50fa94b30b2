# The way to where a game is looked into, and back.
study = Analisis
lab = Bandingkan aturan
