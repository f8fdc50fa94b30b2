# Laboratorium aturan: dua perangkat aturan berdampingan.

lab-about = Dua perangkat aturan berdampingan: apa yang berbeda, sebesar apa permainannya, dan apakah pemain pertama lebih untung.
lab-question = Siapa lebih sering menang bila pemain kedua boleh bertukar sisi? Mulai permainan di bawah, atau pilih aturan lain.
lab-first = Aturan pertama
lab-second = Aturan kedua
lab-game = Permainan
lab-publish = Salin tautan ke perbandingan ini
lab-differences = Apa yang berbeda
lab-count-of-differences =
    { $n ->
        [0] Tidak ada yang berbeda.
       *[other] { $n } pilihan berbeda.
    }
lab-count-of-same = { $n } pilihan sama
lab-same = sama
lab-differs = berbeda
lab-not-there = bukan pilihan di sini
lab-one-sided = satu saja
lab-start = Mulai

lab-count = Berapa banyak permainan
lab-count-source = Dihitung: setiap urutan sebaran sebanyak itu dari awal.
lab-sowings = Sebaran

lab-solve = Akhir permainan
lab-solve-source = Dibuktikan: nilai setiap posisi dengan biji sesedikit itu di dalam lubang, dihitung di perangkat ini.
lab-seeds = Biji
lab-solved = { $game }: { $n } posisi terpecahkan.
lab-no-endings = { $game } tidak punya akhir permainan yang dapat dihitung seperti ini.

lab-play = Keadilan
lab-play-source = Dimainkan: komputer melawan dirinya sendiri di perangkat ini, setiap permainan setelah dua sebaran acak. Nilai sebenarnya berada dalam batas ini dengan peluang 95 %.
lab-level = Tingkat
lab-fairness = Pemain pertama menang { $percent } % ± { $half } ({ $all } permainan, tingkat { $level } melawan dirinya sendiri; { $drawn } seri, masing-masing dihitung setengah).
not-worked-out = Ini tidak dapat dihitung: { $why }
