# Games with somebody elsewhere.

## Inviting

invite-text = On two devices, without an account: you pass on a link, and whoever opens it plays.
game = Game
pace-days =
    { $n ->
        [one] { $n } day for each turn
       *[other] { $n } days for each turn
    }
seat-by-lot = Random first player
seat-you-begin = You begin
seat-they-begin = Your opponent begins
terms-private = Private: nobody else may watch
terms-no-takebacks = No take-backs
terms-position = From a position of its own
invite-more-games = Another of over a hundred games…
invite-make = Invite
online-games-none = You have played no game online so far.
lobby-title = Play somebody now
lobby-text = Choose a clock and a game. Whoever chooses the same plays you.
lobby-more = Another game or clock
lobby-waits = Waiting for somebody who plays { $game } ({ $pace })…
lobby-keep-open = Keep this page in sight: the game begins as soon as somebody comes.
lobby-stop = Stop waiting
lobby-ended = You are not waiting any longer. Choose again to wait anew.
lobby-others = Waiting for anybody
lobby-watched = Games that begin here can be watched by anybody.
lobby-nobody = Nobody else is waiting just now. Choose a game and wait here, or invite a friend.
lobby-nobody-yet = Nobody else, so far.
lobby-join = Play
lobby-offer = Let anybody join
online-how-choose = Choose a game, and a clock if you like one.
online-how-pass = Pass on the link, by message or as a picture for the camera.
online-how-play = Play, at once or a move a day. No account, and the game waits for you.
online-no-server = There is no server to play on just now. Everything else works.
online-offline = You are offline just now. Playing a friend needs a connection; everything else works without one.
invitation = Invitation
invitation-waiting = Waiting for your friend…
invitation-opened = Your friend has opened the link and is reading the rules…
invitation-good-for = Keep this page open, or come back to it: the link is good for seven days.
how-to-play = How to play
meanwhile = While you wait:
invitation-taken = Somebody else has taken this invitation.
invitation-withdrawn = This invitation was withdrawn.
invitation-expired = This invitation is no longer valid. Ask for a new link.
invited-by = { $name } invites you to a game.
accept-invitation = Play
withdraw-invitation = Withdraw
only-this-device = So far, only this device can open the link.
open-to-others = Whoever runs the server opens it to others with
invite-link = The link
link-is-copied = Copied.
link-by-hand = The link is marked: copy it with your device’s own command.
qr-alt = The link as a picture for the camera of another device

## Playing

online-game = Game online
online-joining = Fetching the game…
online-lost = No connection. Trying again… Nothing is lost.
online-fetched-anew = The board did not agree with the server. The game has been fetched anew.
sending = Sending…
player-here = Here
player-away = Away
player-gone = { $name } is not here just now.
player-gone-until = { $name } is not here. If they stay away, you can claim the win in { $n } s.
player-left = { $name } has been away for a while.
player-idle = { $name } has not played for 30 days.
claim-win = Claim the win
claim-draw = Call it a draw
online-over = Finished games
watchable-title = Watch a game
watchable-on = On now
watchable-won = { $name } won
listed-won = You won
listed-lost = You lost
listed-drawn = Draw
listed-their-turn = Their turn
listed-your-turn = Your turn
waiting-for = Waiting for { $name }…
you-watch =
    { $n ->
        [0] You are watching this game.
        [one] You and { $n } other person are watching this game.
       *[other] You and { $n } other people are watching this game.
    }
watching =
    { $n ->
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
ask-takeback = Take back
offer-draw = Offer a draw
draw-sure = Offer a draw to the other player?
offered-takeback = { $name } would like to take back a turn.
offered-draw = { $name } offers a draw.
offering-takeback = You have asked to take back your turn.
offering-draw = You have offered a draw.
offer-declined = { $name } declined.
agree = Agree
decline = Decline
withdraw-offer = Withdraw
resign = Resign
resign-sure = Do you want to resign this game?
abort = Abort game
abort-sure = End this game without a result?
offered-rematch = { $name } would like a rematch.
offering-rematch = You have asked for a rematch.
rematch-accept = Accept the rematch
days-left =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } h
    }
other-device = Another device
other-device-text = Open this link on another device, and the game goes on there. Keep it to yourself: whoever has it has your seat.
end-resigned =
    { $who ->
        [other] { $name } has
       *[you] you have
    } resigned.
end-left =
    { $who ->
        [other] { $name } has
       *[you] you have
    } left the game.
end-agreed = Both agreed on a draw.
end-aborted-title = No result
end-aborted = The game ended before it had really begun.

## Feelings

react = React
react-hello = Hello!
react-good-luck = Good luck!
react-well-played = Well played!
react-wow = Wow!
react-thanks = Thank you!
react-goodbye = Goodbye!

## Refusals

refused-not-your-turn = It is not your turn.
refused-stale = The game had gone on meanwhile. Your move was taken back.
refused-illegal = The rules do not allow that.
refused-over = The game is over.
refused-not-seated = You have no seat in this game.
refused-no-such-game = This game or invitation is not here any more, or it is not yours. Ask for a new link.
refused-no-such-offer = That offer no longer stands.
refused-too-often = That was too often. Wait a little.
refused-too-late = That came too late.
refused-busy = The server has too much to do just now. Try again in a moment.
refused-paused = The server cannot save anything just now. Try again in a moment.
refused-broken = The server cannot read this game any more.
refused-child = That is not possible while a child plays.
refused-other-name = Games online are not played under this address. Use the one that the program shows, an address of numbers, or a name that ends in “.local”.
refused-taken = Somebody else was faster: the invitation is taken.
refused-expired = This invitation is no longer valid.
refused-closed = That is not possible just now.
refused-otherwise = The server has refused that.

## A child’s name

child-far = Play a friend
child-name = Who are you?
# A name of a player who has chosen none; each language says it in its own words.
bird-name = { $colour } { $bird }
bird-owl = Owl
bird-robin = Robin
bird-parrot = Parrot
bird-swan = Swan
bird-heron = Heron
bird-kingfisher = Kingfisher
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple

## You and your devices

me-title = You and your devices
me-nobody = Your name and your games online will gather here.
me-nobody-text = Nobody has played online from this device yet. Games against the computer, stickers and puzzles stay on the device.
ladder = Against the computer
ladder-text = A tap begins { $game } at that level. The last two hundred games on this device count.
ladder-count = { $won } won · { $drawn } drawn · { $lost } lost
ladder-none = Not played yet
me-here = On this device
me-here-games =
    { $n ->
        [0] Play your first game
        [one] { $n } game
       *[other] { $n } games
    }
me-here-puzzles =
    { $n ->
        [0] Solve your first puzzle
        [one] { $n } puzzle solved
       *[other] { $n } puzzles solved
    }
me-here-steps =
    { $n ->
        [0] Take your first lesson
        [one] { $n } step of a lesson done
       *[other] { $n } steps of lessons done
    }
me-name = You are { $name }.
me-name-field = The name that others see
me-name-change = Change
me-renamed = From now on you are { $name }.
me-name-wrong = A name has 2 to 20 letters, with single blanks, hyphens, apostrophes or full stops.
me-code-title = On another device
me-code-text = There you are the same player, with the same games.
me-code-make = Make a code
me-code-life = The code is good once, within five minutes. Keep it to yourself: whoever opens it plays as you.
me-code-over = The code is no longer good. Make a new one.
me-claim-title = I have a code from another device
me-claim-text = With it you are the same player here as there.
me-claim-warning = So far you are { $name } here. The games of { $name } can then no longer be reached from this device.
me-claim-field = The code, or its link
me-claim = Play here, too
me-claimed = Done. On this device you are now { $name }.
me-claim-wrong = This code is not good, or no longer. Make a new one on the other device.
me-kept-title = What the server keeps
me-kept-name = your name, { $name }
me-kept-games =
    { $n ->
        [0] no games
        [one] { $n } game, with its moves and times
       *[other] { $n } games, with their moves and times
    }
me-kept-browsers =
    { $n ->
        [one] { $n } device that is known to be yours
       *[other] { $n } devices that are known to be yours
    }
me-kept-invitations =
    { $n ->
        [0] no open invitations
        [one] { $n } open invitation
       *[other] { $n } open invitations
    }
me-kept-else = Nothing else: no address, no e-mail, no text.
me-export = Save all of it as a file
me-delete = Delete me from the server
me-delete-text = Your name and your devices are deleted at once, for good. Your games stay, without your name, and you cannot play on in them.
me-delete-now = Delete for good
me-delete-keep = Keep
me-deleted = Deleted. The server knows nobody on this device any more.
deleted-player = deleted player

## In text alone

text-not-online = There is none in a game online.
text-no-clock = This game has no clock.
command-clock = clock
command-text-clock = the time left to both players
command-offer = offer
command-text-offer = offer a draw
command-takeback = takeback
command-text-takeback = ask to take back your last turn
command-accept = accept
command-text-accept = agree to what the other player offers, or to what you are asked
command-decline = decline
command-text-decline = say no to it
command-resign = resign
command-text-resign = resign the game; you are asked once more
