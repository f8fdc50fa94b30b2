# Halaman dalam teks sahaja.

board-version = Permainan ini dengan papan
text-game = Permainan
text-score = Mata
text-last = Giliran lepas
text-board = Papan
text-form = Borang langkah
text-line = Langkah atau arahan
text-send = Hantar
text-commands = Arahan
text-moves-help =
    Tulis huruf lubang untuk mengagih isinya, seperti “c”. Buah disebut selepas titik bertindih: “c:agb”; “m:gob” mengambilnya dari mancala anda.
command-value = nilai
command-text-value = nilai satu langkah, seperti “nilai c”
command-new = baharu
command-text-new = permainan lain dengan pemain yang sama, seperti “baharu oware”
command-level = tahap
command-text-level = lawan komputer pada tahap 1 hingga 8; 0: dua orang
command-next = seterusnya
command-text-next = pusingan seterusnya; huruf lubang yang hendak diisi boleh menyusul
# $stands says how the game would end for the player, by $n.
value-of-move =
    { $move }: { $stands ->
        [wins] menang
        [loses] kalah
        [ahead] mendahului { $n } pada akhirnya
        [behind] ketinggalan { $n } pada akhirnya
       *[even] seri pada akhirnya
    }, { $source }.
nothing-to-undo = Tiada apa-apa untuk ditarik balik.
nothing-to-redo = Tiada apa-apa untuk dimainkan semula.
