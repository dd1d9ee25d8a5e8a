/** Rows of people in the stands, as one piece of text: there are too many of them to be made one by one. */

/** Lit and dim. */
const CLOTH = [
  ['#efe6d2', '#cdbf9f'],
  ['#33588f', '#223f6e'],
  ['#d6a35a', '#a87632'],
  ['#b8693c', '#8a4722'],
  ['#2d7a6b', '#1a5549'],
  ['#96292b', '#6b171a'],
] as const
const SKIN = [
  ['#c99a6b', '#a5764a'],
  ['#8d5d39', '#683f22'],
  ['#e0b48a', '#bd8e63'],
] as const
const HAIR = ['#3a2a20', '#1f1a17', '#6b4a2a', '#8f8a83'] as const
const ROWS = 4
const STEP = 34
const LIFT = 42

function person(row: number, at: number, base: number): string {
  const n = row * 7 + at * 5 + ((row * at) % 3)
  const [cloth, fold] = CLOTH[n % CLOTH.length]!
  const [skin, shade] = SKIN[(n + row) % SKIN.length]!
  const hair = HAIR[(n + at) % HAIR.length]!
  const x = at * STEP + (row % 2 ? STEP / 2 : 0) - STEP / 4
  const arm = n % 3 ? '' : `<path class="arm" d="M9-20l9-19 5 2-7 21z" fill="${skin}"/>`
  return (
    `<g transform="translate(${x} ${base - row * LIFT})"><g class="person" style="--wait:${(n % 5) * 36}ms">${arm}` +
    `<path d="M-14 0q0-22 14-22t14 22z" fill="${cloth}"/><path d="M0-22q14 0 14 22H0z" fill="${fold}"/>` +
    `<circle cy="-30" r="9" fill="${skin}"/><path d="M0-39a9 9 0 0 1 0 18z" fill="${shade}"/>` +
    `<path d="M-9-30a9 9 0 0 1 18 0q-8-6-18 0z" fill="${hair}"/></g></g>`
  )
}

/** `base`: where the lowest row sits. */
export function crowd(width: number, base: number): string {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const people = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, at) => person(row, at, base))
    return `<path class="bench" d="M0 ${base - row * LIFT - 4}h${width}v12H0z"/>${people.join('')}`
  })
  return rows.reverse().join('')
}
