# Permainan yang disimpan pada peranti, permainan tanpa rangkaian, dan versi baharu.

your-games = Permainan anda
game-with = Permainan anda dengan { $name } masih berjalan
show-all-games = Tunjukkan semua { $n } permainan
delete-game = Padam
deleted-game = Dipadamkan
keep-game = Batalkan
lost-game = Permainan yang tidak dapat dibaca lagi
game-parted = Permainan ini juga diteruskan dalam tab lain. Kedua-duanya disimpan, setiap satu sebagai permainan sendiri.

new-version = Versi baharu
new-version-text = Versi baharu halaman ini sudah ada. Muatkannya; permainan anda kekal.

install-title = Mancala sebagai aplikasi
install-text = Pada skrin utama, dalam tetingkapnya sendiri, dan tanpa rangkaian.
install = Pasang
install-share = Ketik “Kongsi”
install-add = Pilih “Tambah ke Skrin Utama”
not-now = Bukan sekarang
