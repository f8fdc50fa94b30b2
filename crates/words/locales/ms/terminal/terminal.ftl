## Keputusan, pusingan, perlawanan

opening-look-away = Pemain yang satu lagi jangan tengok.

## Kid-Cala dan Banana-Cala

choose-fruits = Pilih buah kamu

## Peraturan dan sejarah

rules-of = Peraturan { $game }

## Berkongsi dan menyimpan

bad-save = Permainan yang disimpan tidak dapat dibaca: { $why }
other-game = Ini permainan `{ $found }`, bukan `{ $wanted }`.

## Bantuan dan kekunci

key-quit = keluar

## Terminal

move-prompt = Langkah anda
move-prompt-help = Taip nombor, langkah, atau `?` untuk bantuan.
choose-number = Pilih nombor dari 1 hingga { $n }.
quit-question = Tinggalkan permainan?
bye = Selamat tinggal.
terminal-too-small =
    Tetingkap terlalu kecil: sekurang-kurangnya { $columns } lajur dan { $rows } baris diperlukan.
both-choose = Kedua-dua pemain memilih satu lubang.
moves-truncated = { $shown } daripada { $count } langkah disenaraikan; `--limit` menyenaraikan lebih banyak.
refused-move = Langkah { $n }, `{ $move }`: { $why }
values-for = Nilai bagi { $name }:
wins-in = menang dalam { $n } langkah
loses-in = kalah dalam { $n } langkah
match-games =
    { $a } lawan { $b }: { $games } permainan, { $won } menang, { $drawn } seri, { $lost } kalah.
match-share = Markah { $score } %, dengan keyakinan 95 % antara { $low } dengan { $high } %.
match-longest = Fikir paling lama: { $first } s dan { $second } s.
match-forfeits = Kalah kerana langkah terlarang atau membisu: { $byfirst } dan { $bysecond }.
playouts-games = { $games } permainan, { $plies } langkah.
playouts-won = Selatan menang { $south }, Utara menang { $north }, { $drawn } seri.
playouts-unfinished = Dihentikan selepas { $most } langkah: { $unfinished }.
playouts-speed = { $speed } permainan sesaat.
tables-positions = kedudukan
tables-won = menang
tables-drawn = seri
tables-lost = kalah
tables-open = terbuka
tables-bits = bit
tables-seeds = biji
tables-per-look = masa setiap carian
tables-built-again = { $fault }; ia dibina semula.
tables-none = Tiada jadual { $game } dalam { $folder }.
tables-empty = Tiada jadual permainan ini di sini.
tables-uncovered = Ada { $seeds } biji dalam lubang; jadual di sini setakat { $most }.
tables-left-open = Jadual tidak menyatakan nilai kedudukan ini, atau kedudukan yang dituju daripadanya.
tables-burnt = Jadual hanya untuk papan tanpa lubang hangus.
tables-memory = Jadual dengan { $seeds } biji memerlukan { $needed } MiB ingatan untuk dibina; { $memory } dibenarkan, cukup untuk { $most } biji.
tables-verified = Semua { $positions } nilai sehingga { $seeds } biji terbit daripada satu sama lain mengikut peraturan.
tables-wrong = { $file }: nilai { $position } tidak terbit daripada kedudukan yang ditujunya.
solve-south = Selatan menang ({ $value }).
solve-north = Utara menang ({ $value }).
solve-draw = Seri ({ $value }).
solve-open = Belum diketahui. Bagi Selatan: { $value }.
solve-circles = Permainan boleh berpusing tanpa akhir, kerana tiada pihak dapat memaksa lebih daripada itu. Untuk Selatan: { $value }.
solve-played-on = { $value }, jika diteruskan
solve-best = Terbaik: { $move }
solve-effort = { $nodes } kedudukan dicari dalam { $seconds } s.
solve-looked-up = Dicari antara semua { $nodes } kedudukan dengan biji sebanyak itu atau kurang, dalam { $seconds } s.
solve-unsupported = `{ $game }` tidak dapat diselesaikan: { $why }.
solve-opening = Pembukaan serentak tidak dapat diselesaikan; berikan kedudukan selepasnya.
solve-too-many-seeds = { $seeds } biji dalam lubang terlalu banyak: sehingga { $most } boleh diselesaikan.
solve-from-checkpoint = Ini bergantung pada titik semak, yang dipercayai. `mancala certify` membuktikannya dengan peraturan sahaja.
solve-refuted = Titik semak bercanggah dengan peraturan; ia dilupakan, dan kerja dimulakan semula.
solve-no-checkpoint = Kedudukan ini diselesaikan tanpa carian, jadi tiada titik semak baginya.
solve-no-endings = Kedudukan ini diselesaikan tanpa carian, jadi `--endings` tiada gunanya.
solve-endings-memory = Untuk mencari dengan pengakhiran sehingga { $seeds } biji, { $needed } MiB ingatan diperlukan; { $memory } dibenarkan, cukup untuk { $most } biji.
campaign-range = Terbukti tentang beza Selatan: { $range }.
campaign-searched = Carian mencadangkan { $range }, yang bukan bukti.
campaign-work = { $answered } tugas dijawab, { $cut } dipecahkan; { $nodes } kedudukan diperiksa dalam { $hours } jam.
campaign-left = Kira-kira { $nodes } kedudukan lagi, iaitu { $hours } jam pada kelajuan ini.
campaign-holds = Benar: { $claim } ({ $nodes } kedudukan, { $seconds } s)
campaign-wrong = Salah: { $claim } ({ $nodes } kedudukan, { $seconds } s)
campaign-busy = { $folder }: program lain sedang mengerjakan kempen ini.
campaign-no-game = Belum ada kempen dalam folder ini; `--game` memulakannya.
campaign-other = Folder ini mempunyai kempen tentang { $found }.
campaign-left-out = { $file }, baris { $line } diabaikan: { $why }.
campaign-no-memory = { $file } tidak dapat digunakan, jadi carian tidak mengingati apa-apa: { $why }
campaign-unsaved = Ingatan tidak disimpan dalam { $file }, dan kerja diteruskan: { $why }
campaign-unwritten = { $file } tidak dapat ditulis; tugas berikutnya akan mencuba lagi: { $why }
turn-best = Selepas giliran ini { $banked } daripada { $seeds } biji boleh berada di rumah; tidak boleh lebih.
turn-at-least = Selepas giliran ini sekurang-kurangnya { $banked } daripada { $seeds } biji boleh berada di rumah.
round-of = satu pusingan { $game }
proved-from-start = Dibuktikan: dalam { $game }, dengan Selatan bermula, { $what }.
proved-from-position = Dibuktikan: dalam { $game }, dari { $position }, { $what }.
proved-wins = { $side } menang walau apa pun langkah lawannya
proved-wins-by = { $side } menang dengan beza { $seeds } biji jika kedua-duanya bermain sebaik mungkin
proved-wins-by-at-least =
    { $side } menang dengan beza sekurang-kurangnya { $seeds } biji, walau apa pun langkah lawannya
proved-draw = tiada yang menang jika kedua-duanya bermain sebaik mungkin
proved-holds = { $side } boleh mengelak daripada kalah, walau apa pun langkah lawannya
proved-loses-by-at-most =
    { $side } boleh mengelak daripada kalah lebih daripada { $seeds } biji, walau apa pun langkah
    lawannya
certificate-written = { $file }: { $bytes } bait
seat-line = { $side }: { $who }
moves-possible-list = Langkah yang mungkin: { $list }.
sources-possible-list = Kamu boleh mengambil buah dari: { $list }.
moves-many = Ada { $count } langkah.
which-order =
    Urutan yang mana? Taip huruf bagi semua { $n } buah ({ $letters }), contohnya { $example }.
which-fruits =
    Buah yang mana, dan urutan yang mana? Taip 1 hingga { $most } huruf ({ $letters }), contohnya { $example }.
taken-back = Langkah ditarik balik.
played-again = Langkah dimainkan semula.
game-saved = Permainan disimpan dalam { $file }.
file-exists = { $file } sudah ada dan tidak ditulis ganti; sambunglah dengan `--load`.
name-is-text = { $name }: { $text }

## Halaman

# Papan skrin penuh.
needs-terminal = Papan memerlukan terminal; melalui paip, mainlah dengan `--plain`.
no-answer = Komputer tidak menemui langkah.
next-round-key = Enter: pusingan seterusnya.
game-over-keys = n: permainan baharu, u: buat asal, q: keluar.
quit-question-keys = y: ya, kekunci lain: tidak.
in-hand = { $n } di tangan
save = Simpan
key-mancala = ambil buah dari mancala kamu
keys-games = ↑ ↓ pilih   ⏎ pilihan   q keluar
keys-options = ↑ ↓ gerak   ← → ubah   ⏎ main   Esc balik
keys-board = ← → pilih   ⏎ agih   u buat asal   h pembayang   i peraturan   ? kekunci   q keluar
keys-fruits = b a o g tambah   ⌫ letak balik   , pisang dahulu   . akhir   ⏎ jatuhkan   Esc balik
keys-arranging = ← → ↑ pilih   ␣ letak   ⌫ ambil   . semua baki   = baris belakang   ⏎ mula   Esc semula
arrange-plain =
    Taip bilangan biji di lubang { $first } hingga { $last }, { $houses } nombor yang berjumlah { $n }, atau = untuk semuanya di baris belakang.
prompt = { $text }:
