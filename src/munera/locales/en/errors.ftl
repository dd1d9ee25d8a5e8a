### Why something was refused.

## The game's refusals

error-not-an-option = That is not one of the options.
error-not-asked = You are not being asked anything.
error-not-a-seat = There is no such seat in this game.
error-not-sealed = There is no sealed answer to take back.
error-not-a-move = That cannot be done at any time.
error-cannot-concede = In this game nobody can give up.
error-stale = That question is no longer open.
error-no-part = There is nothing here by that name.
error-over = The game is over.
error-too-late = It is too late to take that back: you learnt something since, or somebody else acted.
error-rollout = This game keeps no history.
error-hosted = A game whose chance was decided by hand has no record.
error-imagined = An imagined game cannot be saved.

## Kinds of error

error-munera-error = { $detail }
error-rule-error = A rule failed, and the game is as it was before ({ $detail }).
error-diverged =
    { $entry ->
        [none] It does not fit the rules ({ $detail }).
       *[other] Input { $entry } is the first that does not fit the rules ({ $detail }).
    }
error-wrong-version =
    { $entry ->
        [none] It was made under other rules than these ({ $detail }).
       *[other] Input { $entry } is the first that only version { $made } of the rules plays, other rules than these ({ $detail }).
    }
error-damaged = It cannot be read ({ $detail }).
error-bad-position = That position contradicts itself ({ $detail }).
error-bad-variant = A table option is wrong ({ $detail }).
error-bad-simulation = This cannot be simulated ({ $detail }).
error-unknown-game = There is no such game ({ $detail }).
error-bot-failed = A bot failed ({ $detail }).
error-unknown-bot = There is no such bot ({ $detail }).

## What can be wrong on the command line

error-address-trouble = It cannot listen at { $address } ({ $why }).
error-bad-seat = “{ $text }” is no seat: write human, human:NAME or bot:NAME.
error-bad-seat-count = { $game } is played by { $seats }, not by { $count }.
error-bot-count = { $count } bots were named for { $seats } seats: name one for all, or one for each.
error-bad-setting = “{ $text }” is no table option: write NAME=VALUE.
error-bad-value = { $name } cannot be “{ $text }”. Possible: { $allowed }.
error-damaged-file = { $path } is damaged and cannot be read ({ $detail }).
error-database-unreachable = The database cannot be reached ({ $why }).
error-dice-commitment = Its secret does not open the commitment that was published before the first card.
error-dice-form = What it says about its dice has not the form that its scheme demands: a key of 64 and a salt of 32 hexadecimal digits, one addition for each seat, and nothing else. So it proves nothing.
error-dice-position = It claims fair dice for a game that began at a written position: such a game was not dealt from its seed.
error-dice-scheme = What it says about its dice is of no scheme that is known here.
error-dice-seed = Its seed does not follow from its secret and from what the seats added: the dice were others.
error-extra-arguments = There is too much on the line: { $text }
error-extra-missing = This needs packages that are not installed here ({ $module } is missing). Install them with: { $command }
error-file-exists = { $path } exists already, and nothing is overwritten. Choose another name, or continue a saved game with --resume.
error-file-missing = { $path } does not exist.
error-file-trouble = { $path } cannot be used ({ $why }).
error-game-missing = Which game? There are: { $known }.
error-lesson-unsaved = A lesson is not saved; it takes only a few minutes.
error-many-records = { $path } holds { $count } records: choose one with --line N, or check all with --verify.
error-missing-argument = Something is missing: { $name }.
error-no-lesson = There is no lesson for { $game }. There are some for: { $known }.
error-no-records = { $path } is empty.
error-no-such-bot = There is no bot “{ $name }”. There are: { $known }, or MODULE:CLASS of your own.
error-no-such-command = There is no command “{ $name }”. There are: { $known }.
error-no-such-game = There is no game “{ $name }”. There are: { $known }.
error-no-such-language = There is no language “{ $name }”. There are: { $known }.
error-no-such-line = { $path } has no record in line { $line }.
error-no-such-option = There is no option { $option } here. --help shows those that there are.
error-no-such-rule = There is no rule { $id } in { $game }.
error-no-such-seat = There is no seat { $seat }: there are { $count }, counted from 1.
error-no-such-setting = There is no table option “{ $name }”. There are: { $known }.
error-not-a-folder = { $path } is not a folder.
error-not-a-number = { $option } takes a whole number, not “{ $text }”.
error-not-a-record = This is not the record of a game.
error-record-not-over = This game is not over: its end cannot be told.
error-not-a-save = { $path } is not a saved game of Munera, or is damaged.
error-one-worker = Several workers need PostgreSQL: with SQLite there can be only one. Leave --workers out, or name a database with --database postgresql://USER@HOST/NAME.
error-other-game = { $path } is a game of { $game }, not of { $wanted }.
error-out-of-range = { $option } cannot be { $text }. Possible: { $bounds }.
error-output-trouble = The output cannot be written ({ $why }).
error-port-taken = Port { $port } is in use. Choose another with --port, or 0 for any that is free.
error-records-exist = { $path } exists already, and nothing is overwritten. Choose another name, or add --overwrite.
error-first-settles = { $option } cannot be given with --first: who plays, and by which options, is settled there.
error-resume-settles = { $option } cannot be given with --resume: the saved game settles it.
error-same-file = { $path } cannot take both the saved game and the record.
error-server-failed = The server could not start. What it says above tells why.
error-summary-game = --summary is for one game: name it, and nothing else.
error-test-marks = The tests cannot be read ({ $detail }).
error-unfit-file = { $path } does not fit the rules of this version ({ $detail }).
error-unusable-bot = The bot “{ $name }” cannot be used ({ $detail }).
error-usage = That was not understood ({ $detail }).
error-value-missing = { $option } needs a value after it.

## The server's refusals

error-bad-request = The server did not understand that.
error-bad-option = There is no such table option, or it does not take that value.
error-bad-seats = This game cannot be played with that many seats, or one of the seats is wrong.
error-bad-bot = No bot of that name plays this game here.
error-bad-record = This is not the record of a game, or it is damaged.
error-bad-standing = These standing answers make no sense.
error-bad-room = Nobody else sits in that room.
error-bad-text = The text is empty or too long.
error-no-page = There is no such page.
error-no-method = That cannot be done here.
error-no-game = There is no such game.
error-no-table = There is no such table.
error-no-seat = There is no such seat at this table.
error-no-link = This link was used or withdrawn, or its time is over. Make a new one where the seat is open.
error-no-moment = There is no such moment in this game.
error-in-person = Only the player themselves can do that, and nobody who stands in for them.
error-not-yours = That is not your seat, or not your table.
error-origin = This request comes from another site.
error-host = This server does not go by that name.
error-taken = Somebody else has that seat.
error-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = The game is still going on.
error-not-now = That cannot be done right now.
error-closing = Everybody has answered: it is too late to change your answer.
error-paused = The table has agreed on a pause.
error-other-rules = This game was begun under another version of the rules, which this server no longer plays.
error-stuck = The rules have failed at this table. The operator has been told.
error-blocked = This player does not want to hear from you.
error-too-large = That is too large.
error-too-many = There are too many of them already.
error-too-many-tables = You have { $most } tables already, and no more can be made. End some of them first.
error-too-many-from-here = Your network has { $most } tables here already: open ones, imported ones and those that ended today. Try again tomorrow, or end some of them.
error-too-many-in-use = Your network is looking at { $most } tables already. Close one of them first.
error-too-much-stored = Your network has { $most } MB of records stored here already, and no more are taken.
error-too-many-imports = { $most ->
        [one] Another record is being checked. Wait until that is done.
       *[other] { $most } other records are being checked. Wait until one of them is done.
    }
error-too-fast = Too fast. Wait a moment and try again.
error-failed = Something went wrong on the server. The operator has been told.
error-busy = The server cannot reach its database. Nothing is lost; try again in a moment.

## What an operator can have set wrongly

error-environment =
    { $kind ->
        [bool] { $name } cannot be “{ $text }”: it is on or off.
        [int] { $name } cannot be “{ $text }”: it is a whole number, 0 or more.
        [float] { $name } cannot be “{ $text }”: it is a number, 0 or more.
        [log_level] { $name } cannot be “{ $text }”. Possible: debug, info, warning, error, critical.
       *[other] { $name } cannot be “{ $text }”.
    }
error-database-url = The database is named as sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-kind = There is no database of the kind “{ $kind }” here. There are: sqlite, postgresql.
error-database-folder = The folder { $path } of the database does not exist.
error-database-taken = Another server has { $path } open already. One process serves an SQLite file; several can share PostgreSQL.
error-database-shape = A later version of Munera has used this database, and this one does not know its shape ({ $detail }).
