# An address that leads nowhere.

nowhere = This house is empty
nowhere-text = There is nothing at { $path }.
nowhere-meant = Did you mean { $path }?
