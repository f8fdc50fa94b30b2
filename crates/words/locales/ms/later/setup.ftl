# Options and players of a new game.

options-default = Peraturan biasa
options-changed = { $n } pilihan diubah
option-usual = { $name } (biasa)
players = Pemain
level-1-text = Lembut: pemain baharu boleh menang.
level-2-text = Nampak langkah yang jelas.
level-3-text = Jarang terlepas giliran tambahan atau tangkapan.
level-4-text = Memikirkan balasan anda juga.
level-5-text = Merancang sedikit ke depan.
level-6-text = Merancang jauh ke depan.
level-7-text = Tidak memberi peluang percuma.
level-8-text = Kekuatan penuh.
your-side =
    { $tone ->
        [tu] Pihak kamu
       *[you] Pihak anda
    }
who-begins = Siapa mula?
begins-by-lot = Rawak
youngest-begins = Pemain paling muda mula dahulu.
who-is-youngest = Siapa paling muda?
options-all = Semua pilihan
options-reset = Kembali ke peraturan biasa
more-about-this = Lebih lanjut
clock = Jam
clock-none = Tanpa jam
clock-game = { $minutes } min + { $n } s setiap giliran
clock-turn = { $n } s untuk setiap giliran
player-name = Nama
