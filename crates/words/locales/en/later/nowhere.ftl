# An address that leads nowhere.

nowhere = This house is empty
nowhere-text = There is nothing at { $path }.
nowhere-meant = Did you mean { $path }?
nowhere-game = There is no game called “{ $path }” here.
nowhere-games = Perhaps one of these?
