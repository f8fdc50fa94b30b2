# Permainan yang disimpan di perangkat, bermain tanpa jaringan, dan versi baru.

your-games = Permainan Anda
game-with = Permainan Anda dengan { $name } masih berlangsung
show-all-games = Tampilkan semua { $n } permainan
delete-game = Hapus
deleted-game = Dihapus
keep-game = Urungkan
lost-game = Permainan yang tidak bisa dibaca lagi
game-parted = Permainan ini juga berlanjut di tab lain. Keduanya disimpan, masing-masing sebagai permainan sendiri.

new-version = Versi baru
new-version-text = Versi baru halaman ini sudah tersedia. Muatlah; permainan Anda tetap ada.

install-title = Mancala sebagai aplikasi
install-text = Di layar utama, di jendelanya sendiri, dan tanpa jaringan.
install = Pasang
install-share = Ketuk “Bagikan”
install-add = Pilih “Tambahkan ke Layar Utama”
not-now = Jangan sekarang
