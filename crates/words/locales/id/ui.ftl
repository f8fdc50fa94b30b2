# Kata-kata halaman dan terminal di sekitar papan.

## Program

app-name = Mancala
app-tagline = Main mancala: enam permainan klasik untuk dua orang.
skip-to-board = Langsung ke papan
menu = Menu
close = Tutup
cancel = Batal
confirm = Konfirmasi
yes = Ya
no = Tidak
about = Tentang
settings = Pengaturan
notices = Lisensi komponen pihak lain dalam program ini
language = Bahasa
theme = Tampilan
theme-auto = Sistem
theme-light = Terang
theme-dark = Gelap

## Memulai permainan

new-game = Permainan baru
home = Beranda
choose-game = Pilih permainan
tap-to-begin = Ketuk satu lubang: itulah langkah pertama Anda.
start-game = Main
play-friend = Main dengan teman
continue-game = Lanjutkan permainan ini
options = Opsi
options-default = Aturan biasa
options-changed = { $n } opsi diubah
option-usual = { $name } (biasa)
players = Pemain
person = Seorang pemain
player-name = Nama
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
level-1-text = Lembut: pemula bisa menang.
level-2-text = Melihat langkah yang jelas.
level-3-text = Jarang melewatkan giliran tambahan atau tangkapan.
level-4-text = Juga memikirkan balasan Anda.
level-5-text = Merencanakan sedikit ke depan.
level-6-text = Merencanakan jauh ke depan.
level-7-text = Tidak memberi kesempatan cuma-cuma.
level-8-text = Kekuatan penuh.
who-begins = Siapa yang mulai?
youngest-begins = Pemain termuda mulai lebih dulu.

## Bermain

undo = Urungkan
redo = Ulangi
hint = Petunjuk
hint-best = Coba { $move }: langkah terbaik.
hint-probably = Coba { $move }: mungkin yang terbaik.
searched = ditelusuri, kedalaman { $depth }
flip = Balikkan papan
speed = Kecepatan
speed-off = Tanpa animasi
speed-fast = Cepat
speed-normal = Normal
speed-slow = Lambat
replay-turn = Tampilkan lagi giliran terakhir
thinking = { $name } sedang berpikir…
thinking-seconds = { $name } sudah berpikir selama { $n } detik.
move-now = Jalan sekarang
swap-sides = Tukar sisi
swap-sides-text = Anda boleh bertukar sisi, sebagai ganti langkah Anda.
board-of = Papan { $game }
confirm-moves = Konfirmasi setiap langkah
allow-premove = Pilih langkah lebih dulu
show-counts = Tampilkan jumlah
less-motion = Kurangi gerakan

## Hasil, ronde, pertandingan

game-over-title = Permainan selesai
round-over-title = Ronde selesai
play-again = Main lagi
rematch = Tanding ulang
review = Tinjauan
next-level = Tingkat berikutnya
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
       *[other] Tinggal { $n } lubang untuk dikosongkan
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
rules-in-force = Aturan yang berlaku
rules-all = Semua aturan
labelled = { $name }: { $value }
goal = Tujuan
source-of = Sumber: { $source }
history = Langkah
divider = Ukuran papan
history-empty = Belum ada langkah.
history-turn = Giliran { $n } dari { $total }
history-first = Ke awal
history-previous = Mundur satu langkah
history-next = Maju satu langkah
back-short = Mundur
forward-short = Maju
history-last = Ke langkah terakhir

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
key-choose = pilih lubang
key-move = pindah dari lubang ke lubang
key-sow = sebar isi lubang yang dipilih, atau selesaikan sebaran
key-undo = urungkan
key-redo = ulangi
key-hint = petunjuk
key-flip = balikkan papan
key-history = lihat langkah-langkah
key-speak-score = ucapkan skor
key-speak-board = ucapkan isi papan

## Yang dikatakan tentang langkah dan nilai

moves-possible = Langkah yang mungkin
moves-none = Tidak ada langkah: permainan sudah selesai.
quit = Keluar

proved = terbukti
from-table = dari tabel akhir permainan
perfect-from-here = Sempurna mulai dari sini
perfect-why = { $name } tahu nilai setiap posisi yang masih bisa muncul.

nothing-to-undo = Tidak ada yang bisa diurungkan.
nothing-to-redo = Tidak ada yang bisa dimainkan lagi.

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
who-is-youngest = Siapa yang termuda?
options-all = Semua opsi
options-reset = Kembali ke aturan biasa
more-about-this = Selengkapnya
turn-number = giliran { $n }
sowings-of-turn = Sebaran dalam giliran ini
moves-and-rules = Langkah dan aturan
premove = { $house } akan dimainkan pada giliran Anda. Ketuk lagi untuk batal.
premove-gone = { $house } tidak akan dimainkan.
press-again = Ketuk sekali lagi untuk menyebar.
has-chosen = Sudah memilih
looking-back = Posisi sebelumnya. Langkah dari sini memulai garis baru.
opening-choose-you = Pilih sebuah lubang. Kedua pemain menyebar bersamaan.
rounds-won = { $n } ronde
try-again = Coba lagi
# While a part of the page is fetched, and when it could not be.
fetching = Sebentar…
part-missing = Bagian halaman ini tidak dapat diambil. Apakah perangkat sedang luring?
still-there = Dua orang masih bisa bermain di perangkat ini:
leave-game = Tinggalkan permainan ini? Permainan disimpan dan bisa dilanjutkan.
as-they-lie = Menurut letaknya
settings-look = Bahasa dan warna
settings-board = Papan
settings-motion = Gerakan dan suara
settings-play = Bermain
settings-data = Perangkat ini
speed-own = Kecepatan biji Anda
speed-computer = Kecepatan biji komputer
block = Tampilan papan
block-game = Sesuai permainan
block-walnut = Kayu kenari
block-plank = Papan pucat
block-boat = Perahu
block-toy = Mainan bercat
block-slate = Batu tulis
seeds-look = Tampilan biji
seeds-game = Sesuai permainan
seeds-beans = Kacang
seeds-nickers = Biji kelici
seeds-cowries = Kerang kauri
seeds-marbles = Kelereng
seeds-pebbles = Kaca laut
seeds-fruit = Buah
board-lies = Papan
board-auto = Otomatis
board-flat = Mendatar
board-upright = Tegak
own-store = Lumbung sendiri
store-auto = Otomatis
store-right = Di kanan
store-left = Di kiri, searah jarum jam
theme-contrast-light = Kontras tinggi, terang
theme-contrast-dark = Kontras tinggi, gelap
show-previews = Tampilkan hasil suatu langkah
facing-players = Pemain saling berhadapan
clock = Jam
clock-none = Tanpa jam
clock-game = { $minutes } mnt + { $n } dtk per giliran
clock-turn = { $n } dtk untuk setiap giliran
time-left = Sisa waktu: { $minutes } mnt { $n } dtk
sound = Suara
vibration = Getaran
previews-on = Hasil suatu langkah ditampilkan.
previews-off = Hasil suatu langkah tidak ditampilkan.

link-no-game = Tidak ada nama permainan di dalamnya.
link-too-long = Terlalu banyak langkah di dalamnya.
link-player = “{ $text }” bukan pemain.
link-move = Langkah { $n }, “{ $move }”: { $why }

key-choose-other = lubang pemain lain, bila keduanya memilih bersamaan
key-history-turn = lihat giliran-giliran
key-history-ends = ke awal, ke langkah terakhir
key-replay = tampilkan lagi giliran terakhir
key-previews = tampilkan hasil suatu langkah, atau tidak
key-speak-moves = ucapkan apa yang bisa dimainkan
key-speak-last = ucapkan apa yang baru terjadi
key-new = permainan baru

speed-text = Seberapa cepat biji disebar di papan.
