import { describe, expect, it } from 'vitest'

const sources = import.meta.glob(['../gladius/*.{ts,svelte}', './**/*.{ts,svelte}'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const catalogues = import.meta.glob('../../../../src/munera/locales/*/web_{gladius,school}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const idsOf = (lang: string): Set<string> =>
  new Set(
    Object.entries(catalogues).flatMap(([path, text]) =>
      path.includes(`/${lang}/`) ? [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map(([, id]) => id!) : [],
    ),
  )

describe('the words of both boards', () => {
  it('are the same in both languages', () => {
    expect([...idsOf('pt-BR')].sort()).toEqual([...idsOf('en')].sort())
  })
  it('are all there', () => {
    const known = idsOf('en')
    const used = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/'(web-(?:gladius|school)-[a-z-]+)'/g)].map(([, id]) => id!),
    )
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })
  it('are all used', () => {
    const all = Object.values(sources).join('\n')
    const stems = [...all.matchAll(/`(web-(?:gladius|school)-[a-z-]*)\$\{/g)].map(([, stem]) => stem!)
    const idle = [...idsOf('en')].filter((id) => !all.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem)))
    expect(idle).toEqual([])
  })
})
