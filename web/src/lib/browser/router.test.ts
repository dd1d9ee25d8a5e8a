import { expect, test, vi } from 'vitest'

import { follow, parse, router } from './router.svelte'

test('every address has its page', () => {
  const cases: [string, string, string][] = [
    ['/', 'home', ''],
    ['/new', 'new', ''],
    ['/new/gladius', 'new', 'gladius'],
    ['/table/abc', 'table', 'abc'],
    ['/table/abc/', 'table', 'abc'],
    ['/replay', 'file', ''],
    ['/replay/abc', 'replay', 'abc'],
    ['/rules/school', 'rules', 'school'],
    ['/rules', 'rules', ''],
    ['/summary/school', 'summary', 'school'],
    ['/settings', 'settings', ''],
    ['/learn/gladius', 'learn', 'gladius'],
    ['/learn', 'learn', ''],
    ['/table/abc/more', 'missing', ''],
    ['/nowhere', 'missing', ''],
  ]
  for (const [path, name, id] of cases) expect([path, parse(path).name, parse(path).id]).toEqual([path, name, id])
})

test('a query is kept, and a bad escape does no harm', () => {
  expect(parse('/table/abc', '?seat=2').query.get('seat')).toBe('2')
  expect(parse('/seat/secret')).toMatchObject({ name: 'seat', id: 'secret' })
  expect(parse('/seat').name).toBe('missing')
  expect(parse('/table/%E0%A4%A').id).toBe('%E0%A4%A')
})

vi.stubGlobal('scrollTo', () => undefined)

function clicked(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  document.body.addEventListener('click', follow, { once: true })
  let stopped = false
  document.addEventListener(
    'click',
    (seen) => {
      stopped = seen.defaultPrevented
      seen.preventDefault()
    },
    { once: true },
  )
  document.querySelector('a')!.dispatchEvent(event)
  return stopped
}

test('our own links stay in the page; others are the browser’s', () => {
  expect(clicked('<a href="/new/school"><b>x</b></a>')).toBe(true)
  expect(router.route).toMatchObject({ name: 'new', id: 'school' })
  expect(clicked('<a href="/settings" target="_blank">x</a>')).toBe(false)
  expect(clicked('<a href="/seat/secret">x</a>')).toBe(false)
  expect(clicked('<a href="/api/games">x</a>')).toBe(false)
  expect(clicked('<a href="https://example.org/">x</a>')).toBe(false)
  expect(clicked('<a href="/settings">x</a>', { ctrlKey: true })).toBe(false)
})
