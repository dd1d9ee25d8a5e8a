/** The chronicle of a game as one file that opens anywhere: both languages, no script, nothing loaded. */

import { across, beside, levels, upwards } from './curve'
import { ranked, type Ending } from './ending'
import { signs } from './signs'

/** What the page says itself, in one language. */
export interface Labels {
  lang: string
  language: string
  game: string
  /** When it was played, if that is known. */
  when: string
  /** How long it took, if that is known. */
  lasted: string
  standings: string
  moment: string
  awards: string
  chronicle: string
}

const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string | number): string => String(text).replace(/[&<>"']/g, (one) => SAFE[one]!)
const tag = (name: string, inner: string, attributes = ''): string => `<${name}${attributes}>${inner}</${name}>`

const INKS = ['#7a1e22', '#26497d', '#1c6357', '#7f5210', '#652a61', '#474d55']
const FRAME = { left: 34, right: 520, top: 14, bottom: 186 }

function axis(scale: readonly number[], y: (value: number) => number): string {
  const level = (one: number): string =>
    `<path d="M28 ${y(one)}H520" stroke="#cdc8be"/>` +
    tag('text', String(one), ` x="22" y="${y(one) + 4}" text-anchor="end"`)
  return scale.map(level).join('')
}

function drawing({ rounds, sides }: Ending): string {
  const scale = levels(rounds.flatMap((one) => one.has))
  const x = across(FRAME, rounds.length)
  const y = upwards(FRAME, scale)
  const marks = signs(sides)
  const lines = sides.map((side, at) => {
    const points = rounds.map((one, n) => `${x(n).toFixed(1)} ${y(one.has[at]!).toFixed(1)}`).join('L')
    const ink = INKS[at % INKS.length]!
    const { path, dash } = marks[at]!
    const mark = (left: number, top: number) =>
      `<path d="${path}" transform="translate(${left} ${top})" fill="${ink}"/>`
    return (
      `<path d="M${points}" fill="none" stroke="${ink}" stroke-width="2.500" stroke-dasharray="${dash}"/>` +
      mark(x(rounds.length - 1), y(side.has)) +
      mark(546, 24 + at * 26) +
      tag('text', safe(beside(side.name, side.has)), ` x="560" y="${29 + at * 26}"`)
    )
  })
  return tag('svg', axis(scale, y) + lines.join(''), ' viewBox="0 0 700 200" aria-hidden="true"')
}

function numbers({ rounds, sides }: Ending): string {
  const heads = sides.map((side) => tag('th', safe(side.name), ' scope="col"'))
  const changed = rounds.filter(
    (one, at) => at === 0 || one.has.some((much, side) => much !== rounds[at - 1]!.has[side]),
  )
  const rows = changed.map((one) =>
    tag('tr', tag('th', safe(one.title), ' scope="row"') + one.has.map((much) => tag('td', String(much))).join('')),
  )
  return tag('table', tag('thead', tag('tr', `<td></td>${heads.join('')}`)) + tag('tbody', rows.join('')))
}

function curve(ending: Ending): string {
  const { rounds, curve: title } = ending
  if (rounds.length < 2 || !rounds[0]!.has.length) return ''
  return tag('h2', safe(title)) + drawing(ending) + numbers(ending)
}

function story({ chronicle }: Ending): string {
  const chapter = ({ title, lines }: Ending['chronicle'][number]): string =>
    (title ? tag('h3', safe(title)) : '') +
    lines.map((line) => tag('p', safe(line.text), line.landmark && ` class="${safe(line.landmark)}"`)).join('')
  return chronicle.map(chapter).join('')
}

function summaryOf(ending: Ending, labels: Labels): string {
  const { verdict, moment, awards, sides, counted } = ending
  const places = ranked(sides).map((one) =>
    tag(
      'li',
      `${tag('b', tag('bdi', safe(one.name)))} ${one.has} ${tag('small', safe(counted))}`,
      ` value="${one.rank}"`,
    ),
  )
  const won = awards.map((one) => tag('dt', safe(one.title)) + tag('dd', safe(one.text)))
  const what = [labels.game, labels.when, labels.lasted].filter(Boolean).map(safe).join(' · ')
  const parts = [
    tag('p', what, ' class="k"'),
    tag('h1', safe(verdict.title)),
    tag('p', safe(verdict.reason), ' class="why"'),
    tag('h2', safe(labels.standings)),
    tag('ol', places.join('')),
    curve(ending),
    ...(moment
      ? [
          tag('h2', safe(labels.moment)),
          tag('p', `${tag('b', `${safe(moment.title)}.`)} ${safe(moment.lines.join(' '))}`),
        ]
      : []),
    ...(won.length ? [tag('h2', safe(labels.awards)), tag('dl', won.join(''))] : []),
    tag('h2', safe(labels.chronicle)),
    story(ending),
  ]
  return tag('section', parts.join(''), ` id="${labels.lang}" lang="${labels.lang}"`)
}

const STYLE = `
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: #fbfaf8; color: #1f1b1e;
  font: 1rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif }
h1, h2, h3 { font-family: Marcellus, Optima, Palatino, serif; font-weight: 400; line-height: 1.15 }
h1 { font-size: 2.5rem; margin: .2rem 0 }
h2 { margin: 2.2rem 0 .5rem; border-bottom: 1px solid #cdc8be }
h3 { margin: 1.2rem 0 .2rem; color: #7a1e22 }
nav a { margin-right: 1rem; color: #7a1e22 }
p { margin: .25rem 0 }
.k, .why, small { color: #514a4c }
.why { font-size: 1.15rem }
section { border-top: 6px solid #7a1e22; margin-top: 1.5rem; padding-top: 1rem }
table { border-collapse: collapse; font-size: .9rem }
th, td { text-align: right; padding: .1rem .7rem .1rem 0 }
th[scope=row] { text-align: left; font-weight: 400 }
svg { width: 100%; height: auto; font: 13px sans-serif }
dt, .k, .death, .betrayal { font-weight: 600 }
dd { margin: 0 0 .5rem }
`

/** The whole file. The first of these is the language that its reader speaks. */
export function page(parts: readonly { ending: Ending; labels: Labels }[]): string {
  const { ending, labels } = parts[0]!
  const links = parts.map(({ labels: { lang, language } }) =>
    tag('a', safe(language), ` href="#${lang}" lang="${lang}"`),
  )
  const head =
    '<meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    tag('title', safe(`${labels.game}: ${ending.verdict.title}`)) +
    tag('style', STYLE)
  const body = tag('nav', links.join('')) + tag('main', parts.map((one) => summaryOf(one.ending, one.labels)).join(''))
  return `<!doctype html>${tag('html', tag('head', head) + tag('body', body), ` lang="${labels.lang}"`)}\n`
}
