# The way to where a game is looked into, and back.
study = Analisis
study-play = Lanjut bermain dari sini
lab = Bandingkan aturan
