# Halaman yang menunjukkan segala bagiannya.

style-title = Gaya: segala bagian halaman ini
style-components = Komponen
style-playable = Yang dapat dimainkan
style-preview = Akibat sebuah langkah
style-refused = Langkah yang tidak diizinkan
style-trace = Setelah langkah yang memberi giliran tambahan
style-numbered = Jalur dengan angka
style-captured = Setelah tangkapan
style-advice = Petunjuk, dan lubang yang dipilih
style-moving = Biji yang sedang bergerak
style-counts = Kosong, 1 sampai 15, dan tumpukan
style-burnt = Lubang hangus
style-fruit = Buah
style-hidden = Angka disembunyikan
style-opposite = Pemain yang duduk berhadapan
style-upright = Papan tegak
