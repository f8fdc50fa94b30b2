# Words about games kept on the device, about playing without a network, and about new versions.

your-games = Your games
game-with = Your game with { $name } goes on
show-all-games = Show all { $n } games
delete-game = Delete
deleted-game = Deleted
keep-game = Undo
lost-game = A game that cannot be read any more
game-parted = This game goes on in another tab, too. Both are kept, each as a game of its own.

new-version = New version
new-version-text = A new version of the page is here. Load it; your games stay.

install-title = Mancala as an app
install-text = On the home screen, in a window of its own, and without a network.
install = Install
install-share = Tap “Share”
install-add = Choose “Add to Home Screen”
not-now = Not now
