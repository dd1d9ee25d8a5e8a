import { expect, it } from 'vitest'

import { tongue } from './words.svelte'

it('a language brings its own edition, unless another was chosen', () => {
  tongue.lang = 'pt-BR'
  expect(tongue.phrasing).toMatchObject({ lang: 'pt-BR', edition: '2012' })
  tongue.lang = 'en'
  expect(tongue.edition).toBe('2020')
  tongue.edition = '2012'
  expect(tongue.edition).toBe('2012')
  tongue.edition = ''
})
