# Permainan dengan seseorang di tempat lain.

## Mengundang

invite-text = Di dua perangkat, tanpa akun: Anda membagikan tautan, dan siapa pun yang membukanya ikut bermain.
game = Permainan
pace-days = { $n } hari untuk setiap giliran
seat-by-lot = Yang mulai diundi
seat-you-begin = Anda mulai
seat-they-begin = Lawan Anda mulai
terms-private = Pribadi: orang lain tidak boleh menonton
terms-no-takebacks = Langkah tidak boleh ditarik
terms-position = Dari posisi tersendiri
invite-more-games = Satu dari lebih dari seratus permainan lain…
invite-make = Undang
online-games-none = Anda belum pernah bermain daring.
lobby-title = Main dengan siapa saja sekarang
lobby-text = Pilih batas waktu dan permainan. Siapa pun yang pilihannya sama akan bermain dengan Anda.
lobby-more = Permainan atau jam lain
lobby-waits = Menunggu seseorang yang bermain { $game } ({ $pace })…
lobby-keep-open = Biarkan halaman ini terbuka: permainan dimulai begitu seseorang datang.
lobby-stop = Berhenti menunggu
lobby-ended = Anda tidak menunggu lagi. Pilih lagi untuk menunggu kembali.
lobby-others = Sedang menunggu lawan
lobby-watched = Siapa saja boleh menonton permainan yang dimulai di sini.
lobby-nobody = Tidak ada orang lain yang menunggu saat ini. Pilih permainan dan tunggu di sini, atau undang teman.
lobby-nobody-yet = Belum ada orang lain.
lobby-join = Main
lobby-offer = Buka untuk siapa saja
online-how-choose = Pilih permainan, boleh pakai jam.
online-how-pass = Kirim tautan, lewat pesan atau gambar untuk kamera.
online-how-play = Main, langsung atau satu langkah sehari. Tanpa akun, dan permainan menunggu Anda.
online-no-server = Tidak ada server untuk bermain daring saat ini. Yang lain tetap berfungsi.
online-offline = Anda sedang luring. Bermain dengan teman memerlukan koneksi; yang lain tetap berfungsi tanpanya.
invitation = Undangan
invitation-waiting = Menunggu teman Anda…
invitation-opened = Teman Anda sudah membuka tautan dan sedang membaca aturan…
invitation-good-for = Biarkan halaman ini terbuka, atau kembalilah nanti: tautan ini berlaku tujuh hari.
how-to-play = Cara bermain
meanwhile = Sambil menunggu:
invitation-taken = Orang lain sudah menerima undangan ini.
invitation-withdrawn = Undangan ini sudah ditarik.
invitation-expired = Undangan ini tidak berlaku lagi. Mintalah tautan baru.
invited-by = { $name } mengundang Anda bermain.
accept-invitation = Main
withdraw-invitation = Tarik kembali
only-this-device = Untuk saat ini, hanya perangkat ini yang dapat membuka tautan.
open-to-others = Pengelola server membukanya bagi orang lain dengan
invite-link = Tautan
link-is-copied = Tersalin.
link-by-hand = Tautan sudah dipilih: salinlah dengan perintah perangkat Anda.
qr-alt = Tautan sebagai gambar untuk kamera perangkat lain

## Bermain

online-game = Permainan daring
online-joining = Mengambil permainan…
online-lost = Tidak ada koneksi. Mencoba lagi… Tidak ada yang hilang.
online-fetched-anew = Papan tidak cocok dengan server. Permainan diambil ulang.
sending = Mengirim…
player-here = Ada di sini
player-away = Tidak di sini
player-gone = { $name } sedang tidak di sini.
player-gone-until = { $name } tidak di sini. Jika tetap tidak ada, Anda dapat mengeklaim kemenangan dalam { $n } dtk.
player-left = { $name } sudah lama pergi.
player-idle = { $name } tidak bermain selama 30 hari.
claim-win = Klaim kemenangan
claim-draw = Nyatakan seri
online-over = Sudah selesai
watchable-title = Tonton permainan
watchable-on = Sedang berlangsung
watchable-won = { $name } menang
listed-won = Anda menang
listed-lost = Anda kalah
listed-drawn = Seri
listed-their-turn = Giliran lawan
listed-your-turn = Giliran Anda
waiting-for = Menunggu { $name }…
you-watch =
    { $n ->
        [0] Anda sedang menonton permainan ini.
       *[other] Anda dan { $n } orang lain sedang menonton permainan ini.
    }
watching = { $n } orang menonton.
ask-takeback = Tarik langkah
offer-draw = Tawarkan seri
draw-sure = Tawarkan seri kepada lawan?
offered-takeback = { $name } ingin menarik satu giliran.
offered-draw = { $name } menawarkan seri.
offering-takeback = Anda meminta untuk menarik giliran Anda.
offering-draw = Anda telah menawarkan seri.
offer-declined = { $name } menolak.
agree = Setuju
decline = Tolak
withdraw-offer = Tarik kembali
resign = Menyerah
resign-sure = Apakah Anda ingin menyerah?
abort = Batalkan permainan
abort-sure = Akhiri permainan ini tanpa hasil?
offered-rematch = { $name } ingin tanding ulang.
offering-rematch = Anda telah meminta tanding ulang.
rematch-accept = Terima tanding ulang
days-left =
    { $n } hari{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } jam
    }
other-device = Perangkat lain
other-device-text = Buka tautan ini di perangkat lain, dan permainan berlanjut di sana. Simpan untuk diri sendiri: siapa yang memilikinya memiliki tempat Anda.
end-resigned =
    { $who ->
        [other] { $name } telah menyerah.
       *[you] { subject } telah menyerah.
    }
end-left =
    { $who ->
        [other] { $name } telah meninggalkan permainan.
       *[you] { subject } telah meninggalkan permainan.
    }
end-agreed = Kedua pemain sepakat seri.
end-aborted-title = Tanpa hasil
end-aborted = Permainan berakhir sebelum benar-benar mulai.

## Perasaan

react = Reaksi
react-hello = Halo!
react-good-luck = Semoga beruntung!
react-well-played = Permainan bagus!
react-wow = Wow!
react-thanks = Terima kasih!
react-goodbye = Sampai jumpa!

## Penolakan

refused-not-your-turn = Bukan giliran Anda.
refused-stale = Permainan sudah berlanjut. Langkah Anda ditarik.
refused-illegal = Aturan tidak mengizinkannya.
refused-over = Permainan sudah selesai.
refused-not-seated = Anda tidak punya tempat dalam permainan ini.
refused-no-such-game = Permainan atau undangan ini sudah tidak ada, atau bukan milik Anda. Mintalah tautan baru.
refused-no-such-offer = Tawaran itu tidak berlaku lagi.
refused-too-often = Itu terlalu sering. Tunggu sebentar.
refused-too-late = Itu terlambat.
refused-busy = Server sedang terlalu sibuk. Coba lagi sebentar.
refused-paused = Server tidak dapat menyimpan apa pun saat ini. Coba lagi sebentar.
refused-broken = Server tidak dapat membaca permainan ini lagi.
refused-child = Itu tidak bisa selama seorang anak bermain.
refused-other-name = Permainan daring tidak dimainkan di alamat ini. Gunakan alamat yang ditampilkan program, alamat berupa angka, atau nama yang berakhiran “.local”.
refused-taken = Orang lain lebih cepat: undangan sudah diterima.
refused-expired = Undangan ini tidak berlaku lagi.
refused-closed = Itu tidak bisa saat ini.
refused-otherwise = Server menolaknya.

## Nama seorang anak

child-far = Main dengan teman
child-name = Siapa kamu?
bird-name =
    { $bird ->
        [Crane] Jenjang
        [Dove] Merpati
        [Eagle] Elang
        [Falcon] Alap-alap
        [Finch] Pipit
        [Heron] Bangau
        [Hornbill] Rangkong
        [Ibis] Ibis
        [Kingfisher] Raja Udang
        [Magpie] Kucica
        [Owl] Burung Hantu
        [Parrot] Nuri
        [Robin] Murai
        [Stork] Bluwok
        [Swan] Angsa
        [Wren] Prenjak
       *[other] { $bird }
    } { $colour ->
        [Amber] Ambar
        [Blue] Biru
        [Brown] Cokelat
        [Coral] Koral
        [Golden] Emas
        [Green] Hijau
        [Grey] Abu-abu
        [Indigo] Nila
        [Orange] Oranye
        [Pink] Merah Muda
        [Purple] Ungu
        [Red] Merah
        [Silver] Perak
        [Teal] Toska
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
colour-orange = Oranye
colour-yellow = Kuning
colour-green = Hijau
colour-blue = Biru
colour-purple = Ungu

## You and your devices

me-title = Anda dan perangkat Anda
me-nobody = Nama Anda dan permainan daring Anda akan terkumpul di sini.
me-nobody-text = Belum ada yang bermain daring di perangkat ini. Permainan melawan komputer, stiker, dan teka-teki tetap di perangkat.
ladder = Melawan komputer
ladder-text = Satu ketukan memulai { $game } pada tingkat itu. Dua ratus permainan terakhir di perangkat ini dihitung.
ladder-count = { $won } menang · { $drawn } seri · { $lost } kalah
ladder-none = Belum dimainkan
me-here = Di perangkat ini
me-here-games =
    { $n ->
        [0] Mainkan permainan pertama Anda
       *[other] { $n } permainan
    }
me-here-puzzles =
    { $n ->
        [0] Pecahkan teka-teki pertama Anda
       *[other] { $n } teka-teki terpecahkan
    }
me-here-steps =
    { $n ->
        [0] Ikuti pelajaran pertama Anda
       *[other] { $n } langkah pelajaran selesai
    }
me-name = Anda adalah { $name }.
me-name-field = Nama yang dilihat orang lain
me-name-change = Ubah
me-renamed = Mulai sekarang Anda adalah { $name }.
me-name-wrong = Nama terdiri dari 2 hingga 20 huruf, dengan spasi tunggal, tanda hubung, apostrof, atau titik.
me-code-title = Di perangkat lain
me-code-text = Di sana Anda pemain yang sama, dengan permainan yang sama.
me-code-make = Buat kode
me-code-life = Kode ini berlaku satu kali, dalam lima menit. Simpan untuk diri sendiri: siapa pun yang membukanya bermain sebagai Anda.
me-code-over = Kode itu tidak berlaku lagi. Buat kode baru.
me-claim-title = Saya punya kode dari perangkat lain
me-claim-text = Dengan kode itu Anda pemain yang sama di sini seperti di sana.
me-claim-warning = Sejauh ini Anda { $name } di sini. Permainan { $name } tidak dapat dibuka lagi dari perangkat ini.
me-claim-field = Kode itu, atau tautannya
me-claim = Main di sini juga
me-claimed = Selesai. Di perangkat ini Anda sekarang { $name }.
me-claim-wrong = Kode ini tidak atau tidak lagi berlaku. Buat kode baru di perangkat lain itu.
me-kept-title = Yang disimpan oleh server
me-kept-name = nama Anda, { $name }
me-kept-games =
    { $n ->
        [0] tidak ada permainan
       *[other] { $n } permainan, dengan langkah dan waktunya
    }
me-kept-browsers = { $n } perangkat yang dikenal sebagai milik Anda
me-kept-invitations =
    { $n ->
        [0] tidak ada undangan terbuka
       *[other] { $n } undangan terbuka
    }
me-kept-else = Tidak ada yang lain: tidak ada alamat, tidak ada surel, tidak ada teks.
me-export = Simpan semuanya sebagai berkas
me-delete = Hapus saya dari server
me-delete-text = Nama dan perangkat Anda dihapus seketika, untuk selamanya. Permainan Anda tetap ada, tanpa nama Anda, dan Anda tidak dapat melanjutkannya.
me-delete-now = Hapus untuk selamanya
me-delete-keep = Simpan
me-deleted = Sudah dihapus. Server tidak lagi mengenal siapa pun di perangkat ini.
deleted-player = pemain yang dihapus

## In text alone

text-not-online = Ini tidak ada dalam permainan daring.
text-no-clock = Permainan ini tanpa jam.
command-clock = waktu
command-text-clock = waktu yang tersisa bagi kedua pemain
command-offer = seri
command-text-offer = tawarkan seri
command-takeback = tarik
command-text-takeback = minta menarik kembali giliran terakhir Anda
command-accept = setuju
command-text-accept = setujui tawaran pemain lain, atau apa yang ditanyakan kepada Anda
command-decline = tolak
command-text-decline = katakan tidak
command-resign = menyerah
command-text-resign = menyerah; Anda akan ditanya sekali lagi
