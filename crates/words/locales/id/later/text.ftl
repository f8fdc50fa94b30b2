# Halaman dalam teks saja.

board-version = Permainan ini dengan papan
text-game = Permainan
text-score = Skor
text-last = Giliran terakhir
text-board = Papan
text-form = Formulir langkah
text-line = Langkah atau perintah
text-send = Kirim
text-commands = Perintah
text-moves-help =
    Tulis huruf lubang untuk menyebar isinya, misalnya “c”. Buah disebut setelah titik dua: “c:agb”; “m:gob” mengambilnya dari mancala Anda.
command-value = nilai
command-text-value = nilai sebuah langkah, misalnya “nilai c”
command-new = baru
command-text-new = permainan lain dengan pemain yang sama, misalnya “baru oware”
command-level = tingkat
command-text-level = melawan komputer pada tingkat 1 sampai 8; 0: dua orang
command-next = berikutnya
command-text-next = ronde berikutnya; huruf lubang yang akan diisi boleh menyusul
# $stands says how the game would end for the player, by $n.
value-of-move =
    { $move }: { $stands ->
        [wins] menang
        [loses] kalah
        [ahead] unggul { $n } pada akhirnya
        [behind] tertinggal { $n } pada akhirnya
       *[even] seri pada akhirnya
    }, { $source }.
nothing-to-undo = Tidak ada yang bisa diurungkan.
nothing-to-redo = Tidak ada yang bisa dimainkan lagi.
