# Alamat yang tidak menuju ke mana-mana.

nowhere = Lubang ini kosong
nowhere-text = Tiada apa-apa di { $path }.
nowhere-meant = Adakah maksud anda { $path }?
nowhere-game = Tiada permainan bernama “{ $path }” di sini.
nowhere-games = Mungkin salah satu daripada ini?
