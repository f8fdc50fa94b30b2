# Kata-kata halaman dan terminal di sekitar papan.

## Program

app-name = Mancala
app-tagline = Main mancala: seratus permainan lebih
skip-to-board = Langsung ke papan
menu = Menu
close = Tutup
cancel = Batal
confirm = Konfirmasi
yes = Ya
no = Tidak
settings = Pengaturan
language = Bahasa
theme-light = Terang
theme-dark = Gelap

## Memulai permainan

new-game = Permainan baru
home = Beranda
choose-game = Pilih permainan
tap-to-begin = Pilih satu lubang: itulah langkah pertama Anda.
start-game = Main
play-friend = Main dengan teman
play-online = Main daring
puzzle-daily = Teka-teki hari ini
continue-game = Lanjutkan permainan ini
options = Opsi
person = Seorang pemain
computer-name = Komputer · { $name }
computer-level = { computer-name } (tingkat { $n })
level-1 = Langkah awal
level-2 = Mudah
level-3 = Santai
level-4 = Cermat
level-5 = Terampil
level-6 = Kuat
level-7 = Ahli
level-8 = Master

## Bermain

undo = Urungkan
redo = Ulangi
hint = Petunjuk
hint-best = Coba { $move }: langkah terbaik.
hint-probably = Coba { $move }: mungkin yang terbaik.
searched = ditelusuri, kedalaman { $depth }
flip = Balikkan papan
replay-turn = Putar ulang giliran terakhir
# The same below an icon.
replay-short = Putar ulang
thinking = { $name } sedang berpikir…
thinking-seconds = { $name } sudah berpikir selama { $n } detik.
move-now = Jalan sekarang
swap-sides = Tukar sisi
swap-sides-text = Anda boleh bertukar sisi, sebagai ganti langkah Anda.
board-of = Papan { $game }

## Hasil, ronde, pertandingan

game-over-title = Permainan selesai
round-over-title = Ronde selesai
play-again = Main lagi
rematch = Tanding ulang
review = Ulas
next-level = Tingkat berikutnya
easier-level = Tingkat lebih mudah
best-turn =
    { $who ->
        [other] Giliran terbaik { $name }: { $pieces }
       *[you] Giliran terbaik { subject }: { $pieces }
    }
share = Bagikan
next-round = Ronde berikutnya
round-number = Ronde { $n }
match-score = Pertandingan: { $south } – { $north }
choose-refill = { $name }: pilih { $n } lubang untuk diisi kembali.
opening-choose = { $name }: pilih sebuah lubang. Keduanya menyebar bersamaan.
opening-chosen = { $name } sudah memilih.

## Kid-Cala dan Banana-Cala

houses-to-empty =
    { $n ->
        [0] Semua lubang sudah kosong!
       *[other] Tinggal { $n } lubang yang belum kosong
    }
won-heap = Buah yang didapat
banana-penalty = Setiap pisang yang kamu dapat menghapus satu buahmu yang lain.
banana-score = { $good } dikurangi { $n } pisang: { $points }
choose-order = Pilih urutannya
drop-order = Dijatuhkan dalam urutan ini
take-fruits = Ambil 1 sampai { $most } buah dari mancala
taken =
    { $n ->
        [0] Belum mengambil apa pun
       *[other] { $n } buah diambil
    }
put-back = Kembalikan
drop-fruits = Jatuhkan
leave-capture = Biarkan yang bisa ditangkap

## Aturan dan riwayat

rules = Aturan
labelled = { $name }: { $value }
goal = Tujuan
history = Langkah
history-previous = Mundur satu langkah
history-next = Maju satu langkah
back-short = Mundur
forward-short = Maju

## Berbagi dan menyimpan

copy-link = Salin tautan
link-copied = Tautan disalin. Siapa pun yang membukanya melihat posisi ini.
copy-failed = Peramban tidak mengizinkan penyalinan. Ini tautannya:
bad-link = Tautan ini tidak berisi permainan yang bisa dimainkan. { $why }
worker-failed = Pemain komputer tidak bisa dijalankan: { $why }
computer-silent = Komputer tidak menjawab.
play-without-it = Lanjutkan tanpanya

## Bantuan dan tombol

help = Bantuan
keys = Tombol

## Yang dikatakan tentang langkah dan nilai

moves-possible = Langkah yang mungkin
moves-none = Tidak ada langkah: permainan sudah selesai.
quit = Keluar

proved = terbukti
from-table = dari tabel akhir permainan
perfect-from-here = Sempurna mulai dari sini
perfect-why = { $name } tahu nilai setiap posisi yang masih bisa muncul.


## Halaman

you =
    { $tone ->
        [tu] Kamu
       *[you] Anda
    }
opponent =
    { $tone ->
        [tu] Lawanmu
       *[you] Lawan Anda
    }
the-computer = Komputer
turn-number = giliran { $n }
sowings-of-turn = Sebaran dalam giliran ini
moves-and-rules = Langkah dan aturan
premove = { $house } akan dimainkan pada giliran Anda. Ketuk lagi untuk batal.
premove-gone = { $house } tidak akan dimainkan.
press-again = Ketuk sekali lagi untuk menyebar.
has-chosen = Sudah memilih
sowing-now = sedang menyebar…
turn-here =
    { $who ->
        [other] gilirannya
        [tu] Giliranmu!
       *[you] Giliran Anda
    }
looking-back = Posisi sebelumnya. Langkah dari sini memulai jalur baru.
opening-choose-you = Pilih sebuah lubang. Kedua pemain menyebar bersamaan.
rounds-won = { $n } ronde
try-again = Coba lagi
# While a part of the page is fetched, and when it could not be.
fetching = Sebentar…
part-missing = Bagian halaman ini tidak dapat diambil. Apakah perangkat sedang luring?
still-there = Dua orang masih bisa bermain di perangkat ini:
leave-game = Tinggalkan permainan ini? Permainan disimpan dan bisa dilanjutkan.
as-they-lie = Yang mana saja
time-left = Sisa waktu: { $minutes } mnt { $n } dtk
previews-on = Hasil suatu langkah ditampilkan.
previews-off = Hasil suatu langkah tidak ditampilkan.

link-no-game = Tidak ada nama permainan di dalamnya.
link-too-long = Terlalu banyak langkah di dalamnya.
link-player = “{ $text }” bukan pemain.
link-move = Langkah { $n }, “{ $move }”: { $why }

