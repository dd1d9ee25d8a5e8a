/** What views of several games hold alike: made by `python -m tools.webtypes`. */

/**
 * What wins, and how far everybody is. `counted`: what is counted, in a word. `needed`: how much of it wins, None where
 * another thing ends the game. `turns_left`: how many turns follow this one, None where no number of turns ends the
 * game. `rule`: the rule that says what wins. `sides`: everybody, in the order of their seats.
 */
export interface StandingsView {
  counted: string
  needed: number | null
  turns_left: number | null
  rule: string
  sides: StandingView[]
}

/**
 * How far one side is. `seat`: who plays it, None where nobody does. `name`: a word of the game for a side that nobody
 * plays, else "". `has`: how much of what is counted. `of`: how much of it wins, or how much there was at the
 * beginning; None where neither can be said. `leads`: nobody has more, and somebody has less.
 */
export interface StandingView {
  seat: number | null
  name: string
  has: number
  of: number | null
  leads: boolean
}
