# Kata pada halaman dan terminal di sekeliling papan.

## Program

app-name = Mancala
app-tagline = Main mancala: lebih seratus permainan
skip-to-board = Terus ke papan
menu = Menu
close = Tutup
cancel = Batal
confirm = Sahkan
yes = Ya
no = Tidak
settings = Tetapan
language = Bahasa
theme-light = Cerah
theme-dark = Gelap

## Memulakan permainan

new-game = Permainan baharu
home = Laman utama
choose-game = Pilih permainan
tap-to-begin = Pilih satu lubang: itulah langkah pertama.
start-game = Main
play-friend = Main dengan rakan
play-online = Main dalam talian
puzzle-daily = Teka-teki hari ini
continue-game = Sambung permainan ini
options = Pilihan
person = Seorang pemain
computer-name = Komputer · { $name }
computer-level = { computer-name } (tahap { $n })
level-1 = Langkah pertama
level-2 = Mudah
level-3 = Santai
level-4 = Teliti
level-5 = Mahir
level-6 = Kuat
level-7 = Pakar
level-8 = Juara

## Bermain

undo = Buat asal
redo = Buat semula
hint = Pembayang
hint-best = Cuba { $move }: langkah terbaik.
hint-probably = Cuba { $move }: mungkin yang terbaik.
searched = dicari, kedalaman { $depth }
flip = Pusingkan papan
replay-turn = Tayang semula giliran terakhir
# The same below an icon.
replay-short = Tayang semula
thinking = { $name } sedang berfikir…
thinking-seconds = { $name } sudah berfikir selama { $n } saat.
move-now = Main sekarang
swap-sides = Tukar pihak
swap-sides-text = Anda boleh bertukar pihak, sebagai ganti langkah anda.
board-of = Papan { $game }

## Keputusan, pusingan, perlawanan

game-over-title = Permainan tamat
round-over-title = Pusingan tamat
play-again = Permainan baharu
rematch = Lawan semula
review = Ulasan
next-level = Tahap seterusnya
easier-level = Tahap lebih mudah
best-turn =
    { $who ->
        [other] Giliran terbaik { $name }: { $pieces }
       *[you] Giliran terbaik { subject }: { $pieces }
    }
share = Kongsi
next-round = Pusingan seterusnya
round-number = Pusingan { $n }
match-score = Perlawanan: { $south } – { $north }
choose-refill = { $name }: pilih { $n } lubang untuk diisi semula.
opening-choose = { $name }: pilih satu lubang. Kedua-duanya mengagih serentak.
opening-chosen = { $name } sudah memilih.

## Kid-Cala dan Banana-Cala

houses-to-empty =
    { $n ->
        [0] Semua lubang sudah kosong!
       *[other] { $n } lubang lagi untuk dikosongkan
    }
won-heap = Buah yang diperoleh
banana-penalty = Setiap pisang yang kamu peroleh membatalkan satu buah kamu yang lain.
banana-score = { $good } tolak { $n } pisang: { $points }
choose-order = Pilih urutan
drop-order = Dijatuhkan mengikut urutan ini
take-fruits = Ambil 1 hingga { $most } buah dari mancala
taken =
    { $n ->
        [0] Belum ambil apa-apa
       *[other] { $n } buah diambil
    }
put-back = Letak balik
drop-fruits = Jatuhkan
leave-capture = Biarkan apa yang boleh ditangkap

## Peraturan dan sejarah

rules = Peraturan
labelled = { $name }: { $value }
goal = Matlamat
history = Langkah
history-previous = Satu langkah ke belakang
history-next = Satu langkah ke depan
back-short = Belakang
forward-short = Depan

## Berkongsi dan menyimpan

copy-link = Salin pautan
link-copied = Pautan disalin. Sesiapa yang membukanya melihat kedudukan ini.
copy-failed = Pelayar tidak membenarkan penyalinan. Ini pautannya:
bad-link = Pautan ini tidak mengandungi permainan yang boleh dimainkan. { $why }
worker-failed = Pemain komputer tidak dapat dimulakan: { $why }
computer-silent = Komputer tidak menjawab.
play-without-it = Teruskan tanpanya

## Bantuan dan kekunci

help = Bantuan
keys = Kekunci

## Apa yang dikatakan tentang langkah dan nilai

moves-possible = Langkah yang mungkin
moves-none = Tiada langkah: permainan sudah tamat.
quit = Keluar

proved = dibuktikan
from-table = daripada jadual pengakhiran
perfect-from-here = Sempurna mulai dari sini
perfect-why = { $name } tahu nilai setiap kedudukan yang masih boleh berlaku.


## Halaman

you =
    { $tone ->
        [tu] Kamu
       *[you] Anda
    }
opponent =
    { $tone ->
        [tu] Lawan kamu
       *[you] Lawan anda
    }
the-computer = Komputer
turn-number = giliran { $n }
sowings-of-turn = Agihan dalam giliran ini
moves-and-rules = Langkah dan peraturan
premove = { $house } akan dimainkan pada giliran anda. Ketik lagi untuk batal.
premove-gone = { $house } tidak akan dimainkan.
press-again = Ketik sekali lagi untuk mengagih.
has-chosen = Sudah memilih
sowing-now = sedang mengagih…
turn-here =
    { $who ->
        [other] gilirannya
       *[you] Giliran { subject }
    }
looking-back = Kedudukan terdahulu. Langkah dari sini memulakan variasi baharu.
opening-choose-you = Pilih satu lubang. Kedua-dua pemain mengagih serentak.
rounds-won = { $n } pusingan
try-again = Cuba lagi
# While a part of the page is fetched, and when it could not be.
fetching = Sebentar…
part-missing = Bahagian halaman ini tidak dapat diambil. Adakah peranti ini di luar talian?
still-there = Dua orang masih boleh bermain pada peranti ini:
leave-game = Tinggalkan permainan ini? Ia disimpan dan boleh disambung.
as-they-lie = Mana-mana
time-left = Masa tinggal: { $minutes } min { $n } s
previews-on = Hasil sesuatu langkah ditunjukkan.
previews-off = Hasil sesuatu langkah tidak ditunjukkan.

link-no-game = Tiada nama permainan di dalamnya.
link-too-long = Terlalu banyak langkah di dalamnya.
link-player = “{ $text }” bukan pemain.
link-move = Langkah { $n }, “{ $move }”: { $why }

