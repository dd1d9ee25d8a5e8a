import { expect, it } from 'vitest'

import { locale } from './words.svelte'

it('a language brings its own edition, unless another was chosen', () => {
  locale.lang = 'pt-BR'
  expect(locale.phrasing).toMatchObject({ lang: 'pt-BR', edition: '2012' })
  locale.lang = 'en'
  expect(locale.edition).toBe('2020')
  locale.edition = '2012'
  expect(locale.edition).toBe('2012')
  locale.edition = ''
})
