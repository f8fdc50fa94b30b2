# Options and players of a new game.

options-default = Aturan biasa
options-changed = { $n } opsi diubah
option-usual = { $name } (biasa)
players = Pemain
level-1-text = Lembut: pemula bisa menang.
level-2-text = Melihat langkah yang jelas.
level-3-text = Jarang melewatkan giliran tambahan atau tangkapan.
level-4-text = Juga memikirkan balasan Anda.
level-5-text = Merencanakan sedikit ke depan.
level-6-text = Merencanakan jauh ke depan.
level-7-text = Tidak memberi kesempatan cuma-cuma.
level-8-text = Kekuatan penuh.
your-side =
    { $tone ->
        [tu] Sisi kamu
       *[you] Sisi Anda
    }
who-begins = Siapa yang mulai?
begins-by-lot = Diundi
youngest-begins = Pemain termuda mulai lebih dulu.
who-is-youngest = Siapa yang termuda?
options-all = Semua opsi
options-reset = Kembali ke aturan biasa
more-about-this = Selengkapnya
clock = Jam
clock-none = Tanpa jam
clock-game = { $minutes } mnt + { $n } dtk per giliran
clock-turn = { $n } dtk untuk setiap giliran
player-name = Nama
