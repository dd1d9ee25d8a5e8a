/** The place of an ending: arches, the crowd in front of them, the wall and the sand. Petals for a victory. */

export const WIDE = 1440
export const TALL = 346
const HALF = WIDE / 2

/** A stable number from a text, so that the same people sit in the same places. */
function seed(text: string): number {
  let found = 2166136261
  for (const char of text) found = Math.imul(found ^ char.codePointAt(0)!, 16777619)
  return found >>> 0
}

const SKINS = ['#c99a6b', '#8d5d39', '#e2b58c', '#6a432a']
const CLOTHS = [
  ['#efe6d2', '#cdbf9f'],
  ['#96292b', '#6b171a'],
  ['#b8693c', '#8a4722'],
  ['#33588f', '#223f6e'],
  ['#efe6d2', '#cdbf9f'],
  ['#2d7a6b', '#1a5549'],
  ['#d6a35a', '#a87632'],
  ['#7d3b77', '#582454'],
] as const

function arches(): string {
  let drawn = ''
  for (let tier = 0; tier < 2; tier++)
    for (let at = 0; at < 25; at++) {
      const x = at * 62 - tier * 31
      const tone = x + 31 > HALF ? 'dim' : 'lit'
      drawn += `<path d="M${x + 12} ${74 + tier * 88}v-42a19 19 0 0 1 38 0v42z" fill="var(--end-arch-${tone})"/>`
    }
  return drawn + `<path d="M0 78h${WIDE}v5H0zM0 166h${WIDE}v5H0z" fill="rgba(0,0,0,.07)"/>`
}

/** Somebody who watches, with a raised arm or without. */
function spectator(at: number): string {
  const chance = seed(`spectator ${at}`)
  const [lit, dim] = CLOTHS[chance % CLOTHS.length]!
  const skin = SKINS[(chance >>> 4) % SKINS.length]!
  const x = at * 31 - 8
  const y = 214 + ((chance >>> 10) % 5)
  const arm = (chance >>> 7) % 3 === 0
  return (
    (arm ? `<path d="M${x + 9} ${y + 4}l7-26" stroke="${skin}" stroke-width="5" stroke-linecap="round"/>` : '') +
    `<path d="M${x - 14} ${y + 22}q0-24 14-24t14 24z" fill="${lit}"/>` +
    `<path d="M${x} ${y - 2}q14 0 14 24h-14z" fill="${dim}"/><circle cx="${x}" cy="${y - 10}" r="9" fill="${skin}"/>` +
    `<path d="M${x - 9} ${y - 10}a9 9 0 0 1 18 0q-9-6-18 0z" fill="#2c211c"/>`
  )
}

/** By night torches burn on the wall: each lights the stone behind it, and they all light whoever stands below. */
function torches(): string {
  let drawn = ''
  for (const x of [116, 434, 634, 1006, 1324])
    drawn +=
      `<circle cx="${x}" cy="196" r="132" fill="var(--glow)"/><circle cx="${x}" cy="196" r="74" fill="var(--glow)"/>` +
      `<g transform="translate(${x} 206) scale(1.5)"><path d="M-3 0h6l-2 18h-2z" fill="#7d5a2c"/>` +
      `<path d="M0-17q11 11 6 17-3 4-6 4-11 0-9-9 1-5 5-6-2 4 0 6 3-5 4-12z" fill="#f2a33a"/>` +
      `<path d="M1-6q5 5 2 9-5 2-6-2 3-2 4-7z" fill="#ffe9b0"/></g>`
  return `<g opacity="var(--end-torch)">${drawn}</g>`
}

/** The sand in that light, brightest under whoever has won. */
const pools = [400, 270, 150].map((r) => `<ellipse cx="850" cy="326" rx="${r}" ry="${r * 0.2}" fill="var(--glow)"/>`)

const split = (y: number, tall: number, lit: string, dim: string): string =>
  `<path d="M0 ${y}h${HALF}v${tall}H0z" fill="${lit}"/><path d="M${HALF} ${y}h${HALF}v${tall}H${HALF}z" fill="${dim}"/>`

/** Everything but whoever stands on the sand, for a viewBox of 1440 x 346. */
export function stands(): string {
  return (
    split(0, TALL, 'var(--end-stone-lit)', 'var(--end-stone-dim)') +
    arches() +
    Array.from({ length: 48 }, (_, at) => spectator(at)).join('') +
    split(232, 14, '#96292b', '#6b171a') +
    split(246, 100, 'var(--end-sand-lit)', 'var(--end-sand-dim)') +
    pools.join('') +
    torches()
  )
}

const PETALS = ['#b3272b', '#96292b', '#d9ad5f']

/** What the crowd throws: each with its place in percent, its colour, and when it falls. */
export function petals(count: number): { x: number; y: number; turn: number; colour: string; late: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const chance = seed(`petal ${at}`)
    return {
      x: 34 + ((chance % 1000) / 1000) * 42,
      y: 5 + (((chance >>> 8) % 1000) / 1000) * 85,
      turn: chance % 180,
      colour: PETALS[chance % PETALS.length]!,
      late: (chance >>> 12) % 500,
    }
  })
}

export const PETAL = 'M0-6c4 3 4 8 0 12-4-4-4-9 0-12z'
