/** Where we are: the address bar and nothing else. */

import { elementOf } from '../wire/checked'

export type RouteName =
  | 'home'
  | 'new'
  | 'table'
  | 'replay'
  | 'file'
  | 'rules'
  | 'summary'
  | 'cards'
  | 'settings'
  | 'learn'
  | 'seat'
  | 'missing'

interface Route {
  name: RouteName
  /** The table, replay or game that the address names. */
  id: string
  query: URLSearchParams
}

const WITH_ID: Record<string, RouteName> = {
  new: 'new',
  table: 'table',
  replay: 'replay',
  rules: 'rules',
  summary: 'summary',
  cards: 'cards',
  learn: 'learn',
  seat: 'seat',
}
const ALONE: Record<string, RouteName> = {
  '': 'home',
  replay: 'file',
  settings: 'settings',
  rules: 'rules',
  summary: 'summary',
  cards: 'cards',
  new: 'new',
  learn: 'learn',
}

export function parse(path: string, search = ''): Route {
  const query = new URLSearchParams(search)
  const [first = '', second = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/')
  const found = rest.length ? undefined : second ? WITH_ID[first] : ALONE[first]
  return { name: found ?? 'missing', id: found ? decoded(second) : '', query }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#read()
    if (!replace) scrollTo(0, 0)
  }

  #read(): void {
    this.route = parse(location.pathname, location.search)
  }
}

export const router = new Router()

/** Ordinary links of our own stay in the page; everything else is the browser's. For the root element. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = elementOf(event)?.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.hash || /^\/(api|seat)\//.test(link.pathname)) return
  event.preventDefault()
  router.go(link.pathname + link.search)
}
