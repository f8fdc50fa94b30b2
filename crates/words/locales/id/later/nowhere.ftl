# Alamat yang tidak menuju ke mana pun.

nowhere = Lubang ini kosong
nowhere-text = Tidak ada apa-apa di { $path }.
nowhere-meant = Maksud Anda { $path }?
