"""What can go wrong with what a person types on the command line. Every code has words in every language."""

from __future__ import annotations

from munera.kernel import MuneraError


class Trouble(MuneraError):
    """An input that cannot be used. The program says why in one line and ends with exit code 2."""

    CODES = (
        "address_trouble",
        "bad_seat",
        "bad_seat_count",
        "bad_setting",
        "bad_value",
        "bot_count",
        "damaged_file",
        "database_unreachable",
        "dice_commitment",
        "dice_form",
        "dice_position",
        "dice_scheme",
        "dice_seed",
        "extra_arguments",
        "file_exists",
        "file_missing",
        "file_trouble",
        "first_settles",
        "game_missing",
        "lesson_unsaved",
        "many_records",
        "missing_argument",
        "no_lesson",
        "no_records",
        "no_such_bot",
        "no_such_command",
        "no_such_game",
        "no_such_language",
        "no_such_line",
        "no_such_option",
        "no_such_rule",
        "no_such_seat",
        "no_such_setting",
        "not_a_folder",
        "not_a_number",
        "not_a_record",
        "not_a_save",
        "one_worker",
        "other_game",
        "out_of_range",
        "output_trouble",
        "port_taken",
        "record_not_over",
        "records_exist",
        "resume_settles",
        "same_file",
        "server_failed",
        "summary_game",
        "test_marks",
        "unfit_file",
        "unusable_bot",
        "usage",
        "value_missing",
    )

    def __init__(self, code: str, **facts: str | int) -> None:
        assert code in self.CODES, code
        super().__init__(code)
        self.code, self.facts = code, facts
