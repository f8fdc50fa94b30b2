# Permainan dengan seseorang di tempat lain.

## Menjemput

invite-text = Pada dua peranti, tanpa akaun: anda berikan pautan, dan sesiapa yang membukanya akan bermain.
game = Permainan
pace-days = { $n } hari bagi setiap giliran
seat-by-lot = Pemain pertama rawak
seat-you-begin = Anda mula
seat-they-begin = Lawan anda mula
terms-private = Peribadi: orang lain tidak boleh menonton
terms-no-takebacks = Tiada langkah boleh ditarik balik
terms-position = Bermula dari kedudukan tersendiri
invite-more-games = Satu daripada lebih seratus permainan lain…
invite-make = Jemput
online-games-none = Anda belum bermain dalam talian.
lobby-title = Main dengan sesiapa sekarang
lobby-text = Pilih jam dan permainan. Sesiapa yang memilih sama akan bermain dengan anda.
lobby-more = Permainan atau jam lain
lobby-waits = Menunggu sesiapa yang bermain { $game } ({ $pace })…
lobby-keep-open = Biarkan halaman ini terbuka: permainan bermula sebaik sahaja seseorang datang.
lobby-stop = Berhenti menunggu
lobby-ended = Anda tidak lagi menunggu. Pilih semula untuk menunggu lagi.
lobby-others = Sedang menunggu lawan
lobby-watched = Sesiapa sahaja boleh menonton permainan yang bermula di sini.
lobby-nobody = Tiada orang lain menunggu sekarang. Pilih permainan dan tunggu di sini, atau jemput rakan.
lobby-nobody-yet = Belum ada orang lain.
lobby-join = Main
lobby-offer = Buka kepada semua
online-how-choose = Pilih permainan, dan jam jika mahu.
online-how-pass = Hantar pautan, melalui mesej atau gambar untuk kamera.
online-how-play = Main, terus atau satu langkah sehari. Tanpa akaun, dan permainan menunggu anda.
online-no-server = Tiada pelayan untuk bermain dalam talian sekarang. Yang lain semuanya berfungsi.
online-offline = Anda di luar talian sekarang. Bermain dengan rakan memerlukan sambungan; yang lain semuanya berfungsi tanpanya.
invitation = Jemputan
invitation-waiting = Menunggu rakan anda…
invitation-opened = Rakan anda sudah membuka pautan dan sedang membaca peraturan…
invitation-good-for = Biarkan halaman ini terbuka, atau kembali kepadanya: pautan ini sah selama tujuh hari.
how-to-play = Cara bermain
meanwhile = Sementara menunggu:
invitation-taken = Orang lain telah menerima jemputan ini.
invitation-withdrawn = Jemputan ini telah ditarik balik.
invitation-expired = Jemputan ini tidak sah lagi. Minta pautan baharu.
invited-by = { $name } menjemput anda bermain.
accept-invitation = Main
withdraw-invitation = Tarik balik
only-this-device = Buat masa ini, hanya peranti ini boleh membuka pautan.
open-to-others = Pengendali pelayan membukanya kepada orang lain dengan
invite-link = Pautan
link-is-copied = Disalin.
link-by-hand = Pautan telah dipilih: salin dengan arahan peranti anda.
qr-alt = Pautan sebagai gambar untuk kamera peranti lain

## Bermain

online-game = Permainan dalam talian
online-joining = Mengambil permainan…
online-lost = Tiada sambungan. Mencuba lagi… Tiada apa yang hilang.
online-fetched-anew = Papan tidak sama dengan pelayan. Permainan telah diambil semula.
sending = Menghantar…
player-here = Ada di sini
player-away = Tiada di sini
player-gone = { $name } tiada di sini sekarang.
player-gone-until = { $name } tiada di sini. Jika tidak kembali, anda boleh menuntut kemenangan dalam { $n } s.
player-left = { $name } sudah lama keluar.
player-idle = { $name } tidak bermain selama 30 hari.
claim-win = Tuntut kemenangan
claim-draw = Kira seri
online-over = Permainan tamat
watchable-title = Tonton permainan
watchable-on = Sedang berlangsung
watchable-won = { $name } menang
listed-won = Anda menang
listed-lost = Anda kalah
listed-drawn = Seri
listed-their-turn = Giliran lawan
listed-your-turn = Giliran anda
waiting-for = Menunggu { $name }…
you-watch =
    { $n ->
        [0] Anda sedang menonton permainan ini.
       *[other] Anda dan { $n } orang lain sedang menonton permainan ini.
    }
watching = { $n } orang sedang menonton.
ask-takeback = Tarik balik
offer-draw = Tawarkan seri
draw-sure = Tawarkan seri kepada lawan?
offered-takeback = { $name } ingin menarik balik satu giliran.
offered-draw = { $name } menawarkan seri.
offering-takeback = Anda meminta untuk menarik balik giliran anda.
offering-draw = Anda telah menawarkan seri.
offer-declined = { $name } menolak.
agree = Setuju
decline = Tolak
withdraw-offer = Tarik balik
resign = Menyerah
resign-sure = Mahukah anda menyerah kalah?
abort = Batalkan permainan
abort-sure = Tamatkan permainan ini tanpa keputusan?
offered-rematch = { $name } mahu lawan semula.
offering-rematch = Anda telah meminta lawan semula.
rematch-accept = Terima perlawanan semula
days-left =
    { $n } hari{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } jam
    }
other-device = Peranti lain
other-device-text = Buka pautan ini pada peranti lain, dan permainan diteruskan di sana. Simpan untuk diri sendiri: sesiapa yang memilikinya memiliki tempat anda.
end-resigned =
    { $who ->
        [other] { $name } telah menyerah.
       *[you] anda telah menyerah.
    }
end-left =
    { $who ->
        [other] { $name } telah meninggalkan permainan.
       *[you] anda telah meninggalkan permainan.
    }
end-agreed = Kedua-dua pemain setuju untuk seri.
end-aborted-title = Tiada keputusan
end-aborted = Permainan tamat sebelum benar-benar bermula.

## Perasaan

react = Reaksi
react-hello = Helo!
react-good-luck = Semoga berjaya!
react-well-played = Permainan yang bagus!
react-wow = Wah!
react-thanks = Terima kasih!
react-goodbye = Selamat tinggal!

## Penolakan

refused-not-your-turn = Bukan giliran anda.
refused-stale = Permainan sudah diteruskan. Langkah anda ditarik balik.
refused-illegal = Peraturan tidak membenarkannya.
refused-over = Permainan sudah tamat.
refused-not-seated = Anda tiada tempat dalam permainan ini.
refused-no-such-game = Permainan atau jemputan ini tiada lagi, atau bukan milik anda. Minta pautan baharu.
refused-no-such-offer = Tawaran itu tidak sah lagi.
refused-too-often = Itu terlalu kerap. Tunggu sebentar.
refused-too-late = Sudah terlambat.
refused-busy = Pelayan terlalu sibuk sekarang. Cuba lagi sebentar lagi.
refused-paused = Pelayan tidak dapat menyimpan apa-apa sekarang. Cuba lagi sebentar lagi.
refused-broken = Pelayan tidak dapat membaca permainan ini lagi.
refused-child = Itu tidak boleh apabila kanak-kanak bermain.
refused-other-name = Permainan dalam talian tidak dimainkan di alamat ini. Gunakan alamat yang ditunjukkan oleh program, alamat berangka, atau nama yang berakhir dengan “.local”.
refused-taken = Orang lain lebih pantas: jemputan sudah diterima.
refused-expired = Jemputan ini tidak sah lagi.
refused-closed = Itu tidak boleh sekarang.
refused-otherwise = Pelayan telah menolaknya.

## Nama kanak-kanak

child-far = Main dengan rakan
child-name = Siapa kamu?
bird-name =
    { $bird ->
        [Crane] Jenjang
        [Dove] Merpati
        [Eagle] Helang
        [Falcon] Rajawali
        [Finch] Pipit
        [Heron] Bangau
        [Hornbill] Enggang
        [Ibis] Ibis
        [Kingfisher] Raja Udang
        [Magpie] Murai Batu
        [Owl] Burung Hantu
        [Parrot] Nuri
        [Robin] Murai
        [Stork] Upeh
        [Swan] Angsa
        [Wren] Perenjak
       *[other] { $bird }
    } { $colour ->
        [Amber] Ambar
        [Blue] Biru
        [Brown] Coklat
        [Coral] Karang
        [Golden] Emas
        [Green] Hijau
        [Grey] Kelabu
        [Indigo] Nila
        [Orange] Oren
        [Pink] Merah Jambu
        [Purple] Ungu
        [Red] Merah
        [Silver] Perak
        [Teal] Firus
        [White] Putih
        [Yellow] Kuning
       *[other] { $colour }
    }
bird-owl = Burung hantu
bird-robin = Murai
bird-parrot = Nuri
bird-swan = Angsa
bird-heron = Bangau
bird-kingfisher = Raja udang
colour-red = Merah
colour-orange = Oren
colour-yellow = Kuning
colour-green = Hijau
colour-blue = Biru
colour-purple = Ungu

## You and your devices

me-title = Anda dan peranti anda
me-nobody = Nama anda dan permainan dalam talian anda akan terkumpul di sini.
me-nobody-text = Belum ada sesiapa bermain dalam talian pada peranti ini. Permainan menentang komputer, pelekat dan teka-teki kekal pada peranti.
ladder = Lawan komputer
ladder-text = Satu sentuhan memulakan { $game } pada tahap itu. Dua ratus permainan terakhir pada peranti ini dikira.
ladder-count = { $won } menang · { $drawn } seri · { $lost } kalah
ladder-none = Belum dimainkan
me-here = Pada peranti ini
me-here-games =
    { $n ->
        [0] Main permainan pertama anda
       *[other] { $n } permainan
    }
me-here-puzzles =
    { $n ->
        [0] Selesaikan teka-teki pertama anda
       *[other] { $n } teka-teki diselesaikan
    }
me-here-steps =
    { $n ->
        [0] Ikuti pelajaran pertama anda
       *[other] { $n } langkah pelajaran selesai
    }
me-name = Anda ialah { $name }.
me-name-field = Nama yang dilihat orang lain
me-name-change = Tukar
me-renamed = Mulai sekarang anda ialah { $name }.
me-name-wrong = Nama mempunyai 2 hingga 20 huruf, dengan ruang tunggal, sempang, apostrof atau noktah.
me-code-title = Pada peranti lain
me-code-text = Di sana anda pemain yang sama, dengan permainan yang sama.
me-code-make = Buat kod
me-code-life = Kod ini boleh digunakan sekali sahaja, dalam masa lima minit. Simpan untuk diri sendiri: sesiapa yang membukanya bermain sebagai anda.
me-code-over = Kod itu tidak sah lagi. Buat kod baharu.
me-claim-title = Saya ada kod dari peranti lain
me-claim-text = Dengan kod itu anda pemain yang sama di sini seperti di sana.
me-claim-warning = Setakat ini anda { $name } di sini. Permainan { $name } tidak dapat dicapai lagi dari peranti ini.
me-claim-field = Kod itu, atau pautannya
me-claim = Main di sini juga
me-claimed = Selesai. Pada peranti ini anda kini { $name }.
me-claim-wrong = Kod ini tidak sah, atau tidak lagi. Buat kod baharu pada peranti lain itu.
me-kept-title = Apa yang disimpan oleh pelayan
me-kept-name = nama anda, { $name }
me-kept-games =
    { $n ->
        [0] tiada permainan
       *[other] { $n } permainan, dengan langkah dan masanya
    }
me-kept-browsers = { $n } peranti yang dikenali sebagai milik anda
me-kept-invitations =
    { $n ->
        [0] tiada jemputan terbuka
       *[other] { $n } jemputan terbuka
    }
me-kept-else = Tiada yang lain: tiada alamat, tiada e-mel, tiada teks.
me-export = Simpan semuanya sebagai fail
me-delete = Padamkan saya dari pelayan
me-delete-text = Nama dan peranti anda dipadamkan serta-merta, buat selama-lamanya. Permainan anda kekal, tanpa nama anda, dan anda tidak dapat meneruskannya.
me-delete-now = Padam selama-lamanya
me-delete-keep = Simpan
me-deleted = Sudah dipadamkan. Pelayan tidak lagi mengenali sesiapa pada peranti ini.
deleted-player = pemain yang dipadamkan

## In text alone

text-not-online = Ini tiada dalam permainan dalam talian.
text-no-clock = Permainan ini tiada jam.
command-clock = jam
command-text-clock = masa yang tinggal bagi kedua-dua pemain
command-offer = seri
command-text-offer = tawarkan keputusan seri
command-takeback = tarik
command-text-takeback = minta menarik balik giliran terakhir anda
command-accept = terima
command-text-accept = setuju dengan tawaran pemain lain, atau dengan soalan kepada anda
command-decline = tolak
command-text-decline = katakan tidak
command-resign = menyerah
command-text-resign = menyerah kalah; anda akan ditanya sekali lagi
