# Alamat yang tidak menuju ke mana pun.

nowhere = Lubang ini kosong
nowhere-text = Tidak ada apa-apa di { $path }.
nowhere-meant = Maksud Anda { $path }?
nowhere-game = Tidak ada permainan bernama “{ $path }” di sini.
nowhere-games = Mungkin salah satu dari ini?
