# Halaman yang menunjukkan segala bahagiannya.

style-title = Gaya: segala bahagian halaman ini
style-components = Komponen
style-playable = Yang boleh dimainkan
style-preview = Akibat satu langkah
style-refused = Langkah yang tidak dibenarkan
style-trace = Selepas langkah yang memberi giliran tambahan
style-numbered = Laluan dalam nombor
style-captured = Selepas tangkapan
style-advice = Pembayang, dan lubang yang dipilih
style-moving = Biji yang sedang bergerak
style-counts = Kosong, 1 hingga 15, dan longgokan
style-burnt = Lubang hangus
style-fruit = Buah
style-hidden = Nombor disembunyikan
style-opposite = Pemain yang duduk bertentangan
style-upright = Papan menegak
