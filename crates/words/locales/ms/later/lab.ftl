# Makmal peraturan: dua set peraturan sebelah-menyebelah.

lab-about = Dua set peraturan sebelah-menyebelah: apa yang berbeza, sebesar mana permainannya, dan sama ada pemain pertama lebih untung.
lab-question = Siapa lebih kerap menang apabila pemain kedua boleh bertukar pihak? Mulakan permainan di bawah, atau pilih peraturan lain.
lab-first = Peraturan pertama
lab-second = Peraturan kedua
lab-game = Permainan
lab-publish = Salin pautan ke perbandingan ini
lab-differences = Apa yang berbeza
lab-count-of-differences =
    { $n ->
        [0] Tiada yang berbeza.
       *[other] { $n } pilihan berbeza.
    }
lab-count-of-same = { $n } pilihan sama
lab-same = sama
lab-differs = berbeza
lab-not-there = bukan pilihan di sini
lab-one-sided = satu sahaja
lab-start = Mula

lab-count = Berapa banyak permainan
lab-count-source = Dikira: setiap turutan agihan sebanyak itu dari mula.
lab-sowings = Agihan

lab-solve = Kesudahan
lab-solve-source = Dibuktikan: nilai setiap kedudukan dengan biji sesedikit itu di dalam lubang, dihitung pada peranti ini.
lab-seeds = Biji
lab-solved = { $game }: { $n } kedudukan diselesaikan.
lab-no-endings = { $game } tiada kesudahan yang boleh dihitung begini.

lab-play = Keadilan
lab-play-source = Dimainkan: komputer melawan dirinya pada peranti ini, setiap permainan selepas dua agihan secara rawak. Nilai sebenar berada dalam julat ini dengan kebarangkalian 95 %.
lab-level = Tahap
lab-fairness = Pemain pertama menang { $percent } % ± { $half } ({ $all } permainan, tahap { $level } melawan dirinya; { $drawn } seri, setiap satu dikira separuh).
not-worked-out = Ini tidak dapat dikira: { $why }
