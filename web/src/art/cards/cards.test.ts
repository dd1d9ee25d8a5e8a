import { mount } from 'svelte'
import { describe, expect, it } from 'vitest'

import CardBack from './CardBack.svelte'
import CardFace from './CardFace.svelte'
import { lookOf, type CardState, type Face, type FaceSize } from './face'
import { newcomers } from './newcomers'

const FACE: Face = {
  subject: { game: 'for_glory', id: 'murmillo', type: 'gladiator' },
  title: 'Murmillo',
  kind: 'Gladiator',
  look: lookOf('for_glory', 'gladiator'),
  text: 'While exhausted: damage is 1 less.',
  left: { value: 6, label: 'Costs 6' },
  stats: [{ icon: 'atk', value: 2, label: 'Attack' }],
}

/** The whole card as somebody reads it. */
function read(state: CardState & { size?: FaceSize }): { classes: string[]; text: string; card: Element } {
  const target = document.createElement('div')
  mount(CardFace, { target, props: { face: FACE, ...state } })
  const card = target.querySelector('.card')!
  return { classes: [...card.classList], text: target.textContent, card }
}

describe('a face', () => {
  it('has a picture, a name and numbers in every size, and its text where it is read', () => {
    for (const size of ['table', 'hand', 'detail'] as const) {
      const { card, text } = read({ size })
      expect(card.querySelector('svg.scene path')).not.toBeNull()
      expect(text).toContain('Murmillo')
      expect(text).toContain('Attack')
      expect(text.includes('While exhausted')).toBe(size !== 'table')
    }
  })

  it('tells every state by a word or a mark, not by colour alone', () => {
    expect(read({}).card.querySelector('.tag')).toBeNull()
    for (const state of ['exhausted', 'selected', 'fresh'] as const)
      expect(read({ [state]: true }).card.querySelector('.tag')?.textContent).toBeTruthy()
    expect(read({ disabled: true, reason: 'Needs 16 Influence' }).text).toContain('Needs 16 Influence')
    const { card } = read({ wounds: { taken: 2, of: 5, label: '2 of 5' } })
    expect(card.querySelector('[aria-label="2 of 5"]')!.children.length).toBe(5)
    expect(card.querySelectorAll('.drop').length).toBe(2)
  })

  it('has a window whose shape names the kind', () => {
    const kinds = ['gladiator', 'scheme', 'reaction', 'equipment', 'arena', 'house', 'attack']
    const windows = kinds.map((kind) => lookOf('spartacus', kind, '', 'ho-batiatus').window)
    expect(new Set(windows).size).toBe(kinds.length)
    expect(lookOf('spartacus', 'house', '', 'ho-batiatus').tone).toBe('h-batiatus')
  })

  it('is the same for every card of a deck that lies face down', () => {
    const target = document.createElement('div')
    const back = () => {
      mount(CardBack, { target, props: { deck: 'Intrigue', icon: 'scheme', tone: 'scheme' } })
      return target.lastElementChild!.outerHTML
    }
    expect(back()).toBe(back())
  })
})

describe('cards that are new in a hand', () => {
  it('are those that came since the question before', () => {
    const came = newcomers()
    expect([...came(['kick'], 'a')]).toEqual([])
    expect([...came(['kick', 'duck'], 'b')]).toEqual(['duck'])
    expect([...came(['kick', 'duck'], 'b')]).toEqual(['duck'])
    expect([...came(['kick', 'duck', 'kick'], 'c')]).toEqual(['kick'])
    expect([...came(['duck'], '')]).toEqual([])
    expect([...came(['duck', 'leap'], '')]).toEqual(['leap'])
    expect([...came(['duck', 'leap'], 'd')]).toEqual(['leap'])
  })
})
