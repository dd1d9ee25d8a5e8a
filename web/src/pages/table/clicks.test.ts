import { beforeEach, expect, it, vi } from 'vitest'

import { Clicks } from './clicks'

const session = { small: false, busy: false, state: { ask: { id: 'a1' } } }
const clicks = new Clicks(session as unknown as ConstructorParameters<typeof Clicks>[0])
const heard = vi.fn()
document.body.addEventListener('click', (event) => clicks.see(event), true)

function click(html: string, detail: number, size = 60, pointerType = 'touch'): void {
  document.body.innerHTML = html
  const button = document.querySelector('button')!
  button.getBoundingClientRect = () => ({ width: 200, height: size }) as DOMRect
  button.addEventListener('click', heard)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  button.dispatchEvent(Object.assign(event, { pointerType }))
}

beforeEach(() => {
  heard.mockReset()
  Object.assign(session, { busy: false, state: { ask: { id: 'a1' } } })
})

it('lets the second click of a double click neither let go of what the first has selected nor take back twice', () => {
  for (const html of ['<button aria-pressed="true"></button>', '<button data-once></button>']) {
    click(html, 1)
    click(html, 2)
  }
  expect(heard).toHaveBeenCalledTimes(2)
})

it('lets it hit nothing that came under it after an answer', () => {
  click('<button>Prepare</button>', 1)
  session.busy = true
  click('<button>Take back</button>', 2)
  Object.assign(session, { busy: false, state: { ask: { id: 'a2' } } })
  click('<button>End your turn</button>', 2)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('counts quick clicks that go on in one direction', () => {
  for (const detail of [1, 2, 3]) click('<button>+</button>', detail)
  expect(heard).toHaveBeenCalledTimes(3)
})

it('calls small what a finger may miss; a key never does', () => {
  const said = [40, 44].map((size) => (click('<button></button>', 1, size), session.small))
  expect(said).toEqual([true, false])
  click('<button></button>', 0, 20)
  expect(session.small).toBe(false)
})

it('measures what can be hit of a button, where that is more than itself', () => {
  const sand = { width: 120, height: 300 } as DOMRect
  const closest = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(sand)
  click('<div class="lane"><button data-area=".lane">Capua</button></div>', 1, 18)
  expect(session.small).toBe(false)
  closest.mockRestore()
})

it('trusts a mouse with the buttons of the panels, which look as if they acted at once', () => {
  const said = [36, 40].map((size) => (click('<button></button>', 1, size, 'mouse'), session.small))
  expect(said).toEqual([true, false])
})
