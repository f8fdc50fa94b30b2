## Hasil, ronde, pertandingan

opening-look-away = Pemain yang lain jangan melihat.

## Kid-Cala dan Banana-Cala

choose-fruits = Pilih buahmu

## Aturan dan riwayat

rules-of = Aturan { $game }

## Berbagi dan menyimpan

bad-save = Permainan tersimpan tidak bisa dibaca: { $why }
other-game = Ini permainan `{ $found }`, bukan `{ $wanted }`.

## Bantuan dan tombol

key-quit = keluar

## Terminal

move-prompt = Langkah Anda
move-prompt-help = Ketik nomor, langkah, atau `?` untuk bantuan.
choose-number = Pilih nomor dari 1 sampai { $n }.
quit-question = Tinggalkan permainan?
bye = Sampai jumpa.
terminal-too-small =
    Jendela terlalu kecil: perlu paling tidak { $columns } kolom dan { $rows } baris.
both-choose = Kedua pemain memilih sebuah lubang.
moves-truncated = { $shown } dari { $count } langkah ditampilkan; `--limit` menampilkan lebih banyak.
refused-move = Langkah { $n }, `{ $move }`: { $why }
values-for = Nilai untuk { $name }:
wins-in = menang dalam { $n } langkah
loses-in = kalah dalam { $n } langkah
match-games =
    { $a } melawan { $b }: { $games } permainan, { $won } menang, { $drawn } seri, { $lost } kalah.
match-share = Skor { $score } %, dengan keyakinan 95 % antara { $low } dan { $high } %.
match-longest = Pikir terlama: { $first } s dan { $second } s.
match-forfeits = Kalah karena langkah terlarang atau tidak menjawab: { $byfirst } dan { $bysecond }.
playouts-games = { $games } permainan, { $plies } langkah.
playouts-won = Selatan menang { $south }, Utara menang { $north }, { $drawn } seri.
playouts-unfinished = Dihentikan setelah { $most } langkah: { $unfinished }.
playouts-speed = { $speed } permainan per detik.
tables-positions = posisi
tables-won = menang
tables-drawn = seri
tables-lost = kalah
tables-open = terbuka
tables-bits = bit
tables-seeds = biji
tables-per-look = waktu tiap pencarian
tables-built-again = { $fault }; dibangun ulang.
tables-none = Tidak ada tabel { $game } di { $folder }.
tables-empty = Tidak ada tabel permainan ini di sini.
tables-uncovered = Ada { $seeds } biji di lubang; tabel di sini hanya sampai { $most }.
tables-left-open = Tabel tidak menyebutkan nilai posisi ini, atau posisi yang ditujunya.
tables-burnt = Tabel hanya berlaku untuk papan tanpa lubang hangus.
tables-memory = Tabel dengan { $seeds } biji perlu { $needed } MiB memori untuk dibuat; yang boleh dipakai { $memory }, cukup untuk { $most } biji.
tables-verified = Semua { $positions } nilai sampai { $seeds } biji mengikuti satu dari yang lain menurut aturan.
tables-wrong = { $file }: nilai { $position } tidak mengikuti posisi yang ditujunya.
solve-south = Selatan menang ({ $value }).
solve-north = Utara menang ({ $value }).
solve-draw = Seri ({ $value }).
solve-open = Belum diketahui. Untuk Selatan: { $value }.
solve-circles = Permainan bisa berputar tanpa akhir, karena tidak ada pihak yang bisa memaksa lebih. Untuk Selatan: { $value }.
solve-played-on = { $value }, bila diteruskan
solve-best = Terbaik: { $move }
solve-effort = { $nodes } posisi ditelusuri dalam { $seconds } s.
solve-looked-up = Dicari di antara semua { $nodes } posisi dengan biji sebanyak itu atau kurang, dalam { $seconds } s.
solve-unsupported = `{ $game }` tidak bisa dipecahkan: { $why }.
solve-opening = Pembukaan serentak tidak bisa dipecahkan; berikan posisi sesudahnya.
solve-too-many-seeds = { $seeds } biji di lubang terlalu banyak: yang bisa dipecahkan sampai { $most }.
solve-from-checkpoint = Ini bersandar pada titik simpan, yang dipercaya. `mancala certify` membuktikannya dengan aturan saja.
solve-refuted = Titik simpan bertentangan dengan aturan; titik itu dilupakan, dan pekerjaan dimulai lagi.
solve-no-checkpoint = Posisi ini dipecahkan tanpa penelusuran, jadi tidak ada titik simpannya.
solve-no-endings = Posisi ini dipecahkan tanpa penelusuran, jadi `--endings` tidak ada gunanya.
solve-endings-memory = Untuk menelusuri dengan akhir permainan sampai { $seeds } biji perlu { $needed } MiB memori; yang boleh dipakai { $memory }, cukup untuk { $most } biji.
campaign-range = Terbukti tentang selisih Selatan: { $range }.
campaign-searched = Penelusuran menyarankan { $range }, yang bukan bukti.
campaign-work = { $answered } tugas terjawab, { $cut } dipecah; { $nodes } posisi diperiksa dalam { $hours } jam.
campaign-left = Kira-kira { $nodes } posisi lagi, yaitu { $hours } jam pada kecepatan ini.
campaign-holds = Benar: { $claim } ({ $nodes } posisi, { $seconds } s)
campaign-wrong = Salah: { $claim } ({ $nodes } posisi, { $seconds } s)
campaign-busy = { $folder }: program lain sedang mengerjakan kampanye ini.
campaign-no-game = Belum ada kampanye dalam folder ini; `--game` memulainya.
campaign-other = Folder ini memiliki kampanye tentang { $found }.
campaign-left-out = { $file }, baris { $line } diabaikan: { $why }.
campaign-no-memory = { $file } tidak dapat dipakai, jadi penelusuran tidak mengingat apa pun: { $why }
campaign-unsaved = Memori tidak disimpan di { $file }, dan pekerjaan berlanjut: { $why }
campaign-unwritten = { $file } tidak dapat ditulis; tugas berikutnya mencoba lagi: { $why }
turn-best = Setelah giliran ini { $banked } dari { $seeds } biji bisa berada di lumbung; tidak bisa lebih.
turn-at-least = Setelah giliran ini paling sedikit { $banked } dari { $seeds } biji bisa berada di lumbung.
round-of = satu ronde { $game }
proved-from-start = Terbukti: dalam { $game }, dengan Selatan yang mulai, { $what }.
proved-from-position = Terbukti: dalam { $game }, dari { $position }, { $what }.
proved-wins = { $side } menang apa pun langkah lawannya
proved-wins-by = { $side } menang dengan selisih { $seeds } biji bila keduanya bermain sebaik-baiknya
proved-wins-by-at-least =
    { $side } menang dengan selisih paling sedikit { $seeds } biji, apa pun langkah lawannya
proved-draw = tidak ada yang menang bila keduanya bermain sebaik-baiknya
proved-holds = { $side } bisa tidak kalah, apa pun langkah lawannya
proved-loses-by-at-most =
    { $side } bisa menjaga kekalahannya paling banyak { $seeds } biji, apa pun langkah lawannya
certificate-written = { $file }: { $bytes } bita
seat-line = { $side }: { $who }
moves-possible-list = Langkah yang mungkin: { $list }.
sources-possible-list = Kamu bisa mengambil buah dari: { $list }.
moves-many = Ada { $count } langkah.
which-order =
    Urutan yang mana? Ketik huruf semua { $n } buah ({ $letters }), misalnya { $example }.
which-fruits =
    Buah yang mana, dalam urutan apa? Ketik 1 sampai { $most } huruf ({ $letters }), misalnya { $example }.
taken-back = Langkah diurungkan.
played-again = Langkah dimainkan lagi.
game-saved = Permainan disimpan di { $file }.
file-exists = { $file } sudah ada dan tidak ditimpa; lanjutkan dengan `--load`.
name-is-text = { $name }: { $text }

## Halaman

# Papan layar penuh.
needs-terminal = Papan perlu terminal; lewat pipa, bermainlah dengan `--plain`.
no-answer = Komputer tidak menemukan langkah.
next-round-key = Enter: ronde berikutnya.
game-over-keys = n: permainan baru, u: urungkan, q: keluar.
quit-question-keys = y: ya, tombol lain: tidak.
in-hand = { $n } di tangan
save = Simpan
key-mancala = ambil buah dari mancalamu
keys-games = ↑ ↓ pilih   ⏎ opsi   q keluar
keys-options = ↑ ↓ pindah   ← → ubah   ⏎ main   Esc kembali
keys-board = ← → pilih   ⏎ sebar   u urungkan   h petunjuk   i aturan   ? tombol   q keluar
keys-fruits = b a o g tambah   ⌫ kembalikan   , pisang dulu   . akhir   ⏎ jatuhkan   Esc kembali
keys-arranging = ← → ↑ pilih   ␣ taruh   ⌫ ambil   . semua sisa   = baris belakang   ⏎ mulai   Esc ulang
arrange-plain =
    Ketik jumlah biji di lubang { $first } sampai { $last }, { $houses } bilangan yang berjumlah { $n }, atau = untuk semua di baris belakang.
prompt = { $text }:
