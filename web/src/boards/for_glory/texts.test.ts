import { describe, expect, it } from 'vitest'

const sources = import.meta.glob('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>
const catalogues = import.meta.glob('../../../../src/munera/locales/*/web_for_glory.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const idsOf = (lang: string): string[] =>
  Object.entries(catalogues).flatMap(([path, text]) =>
    path.includes(`/${lang}/`) ? [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map(([, id]) => id!) : [],
  )

describe('the words of the board', () => {
  const all = Object.entries(sources)
    .flatMap(([path, text]) => (path.includes('.test.') ? [] : [text]))
    .join('\n')
  it('are the same in both languages', () => {
    expect(idsOf('pt-BR').sort()).toEqual(idsOf('en').sort())
  })
  it('are all there', () => {
    const known = new Set(idsOf('en'))
    const used = [...all.matchAll(/'(web-glory-[a-z-]+)'/g)].map(([, id]) => id!)
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })
  it('are all used', () => {
    const stems = [...all.matchAll(/`(web-glory-[a-z-]*)\$\{/g)].map(([, stem]) => stem!)
    expect(idsOf('en').filter((id) => !all.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem)))).toEqual(
      [],
    )
  })
})
