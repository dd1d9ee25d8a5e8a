import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'

import type { Play } from '../../../lib/board'
import LimitsNotice from './LimitsNotice.svelte'

function notice(limits: { what: string; left: number }[], live = true): string {
  document.body.innerHTML = ''
  render(LimitsNotice, { play: { live, state: { view: { limits } } } as unknown as Play })
  return screen.queryByRole('list')?.textContent ?? ''
}

it('says what may be done only a few times more', () => {
  expect(notice([])).toBe('')
  const said = notice([
    { what: 'offers', left: 3 },
    { what: 'shown_cards', left: 0 },
  ])
  expect(said).toBe('3 more offers in this phaseYou can show no more cards in this phase')
  expect(notice([{ what: 'offers', left: 3 }], false)).toBe('')
})
