### Why something was refused.

## The game's refusals

error-not-an-option = That is not one of the options.
error-not-asked = You are not being asked anything.
error-not-a-seat = There is no such seat in this game.
error-not-sealed = There is no sealed answer to take back.
error-not-a-move = That cannot be done at any time.
error-cannot-concede = These rules know no concession.
error-stale = That question is no longer open.
error-over = The game is over.
error-too-late = It is too late to take that back: you learnt something since, or somebody else acted.
error-rollout = This game keeps no history.
error-imagined = An imagined game cannot be saved.

## Kinds of error

error-munera-error = { $detail }
error-rule-error = A rule failed, and the game is as it was before ({ $detail }).
error-diverged =
    { $entry ->
        [none] It does not fit the rules ({ $detail }).
       *[other] Input { $entry } is the first that does not fit the rules ({ $detail }).
    }
error-wrong-version = It was made under other rules than these ({ $detail }).
error-damaged = It cannot be read ({ $detail }).
error-bad-position = That position contradicts itself ({ $detail }).
error-bad-variant = A table option is wrong ({ $detail }).
error-bad-simulation = This cannot be simulated ({ $detail }).
error-unknown-game = There is no such game ({ $detail }).
error-bot-failed = A bot failed ({ $detail }).
error-unknown-bot = There is no such bot ({ $detail }).

## What can be wrong on the command line

error-bad-bot = The bot “{ $name }” cannot be used ({ $detail }).
error-bad-seat = “{ $text }” is no seat: write human, human:NAME or bot:NAME.
error-bad-seat-count = { $game } is played by { $seats }, not by { $count }.
error-bot-count = { $count } bots were named for { $seats } seats: name one for all, or one for each.
error-bad-setting = “{ $text }” is no table option: write NAME=VALUE.
error-bad-value = { $name } cannot be “{ $text }”. Possible: { $allowed }.
error-damaged-file = { $path } is damaged and cannot be read ({ $detail }).
error-extra-arguments = There is something too much on the line: { $text }
error-file-exists = { $path } exists already, and nothing is overwritten. Choose another name, or continue a saved game with --resume.
error-file-missing = { $path } does not exist.
error-file-trouble = { $path } cannot be used ({ $why }).
error-game-missing = Which game? There are: { $known }.
error-many-records = { $path } holds { $count } records: choose one with --line N, or check all with --verify.
error-missing-argument = Something is missing: { $name }.
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
error-not-a-save = { $path } is not a saved game of Munera, or is damaged.
error-other-game = { $path } is a game of { $game }, not of { $wanted }.
error-out-of-range = { $option } cannot be { $text }. Possible: { $bounds }.
error-output-trouble = The output cannot be written ({ $why }).
error-records-exist = { $path } exists already, and nothing is overwritten. Choose another name, or add --overwrite.
error-resume-settles = { $option } cannot be given with --resume: the saved game settles it.
error-same-file = { $path } cannot take both the saved game and the record.
error-test-marks = The tests cannot be read ({ $detail }).
error-unfit-file = { $path } does not fit the rules of this version ({ $detail }).
error-usage = That was not understood ({ $detail }).
error-value-missing = { $option } needs a value after it.
