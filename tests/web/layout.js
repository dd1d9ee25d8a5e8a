// What is wrong with the layout of a page, in words and computed from boxes: texts and controls that are cut, covered,
// laid over one another or out of their frame, words that are broken, and contents that scroll without showing it.
(exceptions) => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]'
  const SLACK = 1.5 // px: less than that nobody sees
  const ROOM = 0.26 // of the height of a line: what ascenders and descenders leave free
  const found = new Map()
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  // What lies over the page on purpose is looked at by itself: a sheet, or the text of a lesson.
  const root = dialogs.at(-1) ?? document.querySelector('.tip:not(.away)') ?? document.body

  // ---------------------------------------------------------------- elements in words
  const name = (one) => {
    const classes = [...one.classList].filter((each) => !each.startsWith('svelte-'))
    return one.localName + classes.map((each) => `.${each}`).join('')
  }
  const path = (one) => (one.parentElement ? `${name(one.parentElement)} > ${name(one)}` : name(one))
  const short = (text) => {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    return words.length > 40 ? `${words.slice(0, 40)}…` : words
  }
  /** Whoever else has to do with it, who covers it for one, is `other`. */
  function say(kind, one, text, how, other = one) {
    const within = (where) => one.closest(where) !== null || other.closest(where) !== null
    if (exceptions.some((each) => each.kind === kind && within(each.where))) return
    const said = `${kind}: "${short(text)}" (${path(one)}) ${how}`
    found.set(said.replaceAll(/\d+ px/g, ''), said)
  }

  // ---------------------------------------------------------------- boxes
  const styles = new Map()
  function style(one) {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one))
    return styles.get(one)
  }
  const box = (left, top, right, bottom) => ({ left, top, right, bottom })
  const wide = (one) => one.right - one.left
  const tall = (one) => one.bottom - one.top
  const both = (one, two) =>
    box(
      Math.max(one.left, two.left),
      Math.max(one.top, two.top),
      Math.min(one.right, two.right),
      Math.min(one.bottom, two.bottom),
    )
  function inside(one) {
    const outer = one.getBoundingClientRect()
    const [left, top] = [outer.left + one.clientLeft, outer.top + one.clientTop]
    return box(left, top, left + one.clientWidth, top + one.clientHeight)
  }
  const holds = (one) => {
    const { position, transform, containerType, contain } = style(one)
    return position !== 'static' || transform !== 'none' || containerType !== 'normal' || contain !== 'none'
  }
  /** The elements that may cut this one: not those that it is positioned out of. */
  const around = new Map()
  function frames(one) {
    if (!around.has(one)) {
      const result = []
      let { position } = style(one)
      for (let outer = one.parentElement; outer && position !== 'fixed'; outer = outer.parentElement) {
        if (position === 'absolute' && !holds(outer)) continue
        result.push(outer)
        position = style(outer).position
        if (outer === root) break
      }
      around.set(one, result)
    }
    return around.get(one)
  }
  const scrolls = (one, axis) => {
    const way = axis === 'x' ? style(one).overflowX : style(one).overflowY
    const more = axis === 'x' ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight
    return /auto|scroll/.test(way) && more > 1
  }
  /** A mask, too, ends with the box that it is laid over. */
  const clips = (one, axis) =>
    (axis === 'x' ? style(one).overflowX : style(one).overflowY) !== 'visible' || style(one).maskImage !== 'none'
  const page = document.scrollingElement
  const hidden = new Map()
  /** Is it there for screen readers alone, or not shown at all? */
  function unseen(one) {
    if (!hidden.has(one)) {
      const { clipPath, visibility, opacity } = style(one)
      const own =
        clipPath.startsWith('inset(50%') || visibility !== 'visible' || Number(opacity) < 0.05 || !one.checkVisibility()
      hidden.set(one, own || (one.parentElement !== null && one !== root && unseen(one.parentElement)))
    }
    return hidden.get(one)
  }

  // ---------------------------------------------------------------- what is cut
  const scrollers = new Map() // with the first thing out of sight in it
  /** What of a box can be seen now, and what by scrolling in what; whoever cuts it is complained about. */
  function seen(one, rect, text, room, own = false) {
    let left = rect
    let flat = null
    let scroller = null
    for (const frame of own ? [one, ...frames(one)] : frames(one)) {
      if (frame === page || frame === document.body) continue
      if (!clips(frame, 'x') && !clips(frame, 'y')) continue
      if (style(frame).display === 'inline' || style(frame).display === 'contents') continue
      const edge = inside(frame)
      const over = {
        left: edge.left - left.left,
        right: left.right - edge.right,
        top: edge.top - left.top,
        bottom: left.bottom - edge.bottom,
      }
      for (const [side, by] of Object.entries(over)) {
        const axis = side === 'left' || side === 'right' ? 'x' : 'y'
        if (by <= (axis === 'x' ? SLACK : Math.max(SLACK, room)) || !clips(frame, axis)) continue
        if (scrolls(frame, axis)) {
          if (!scrollers.has(frame)) scrollers.set(frame, new Map())
          if (!scrollers.get(frame).has(axis)) scrollers.get(frame).set(axis, { one, text })
        } else {
          const dots = axis === 'x' && style(frame).textOverflow === 'ellipsis'
          say(dots ? 'shortened' : 'cut', one, text, `by ${Math.round(by)} px at the ${side}, in ${name(frame)}`)
        }
      }
      if (!scroller && (scrolls(frame, 'x') || scrolls(frame, 'y'))) [flat, scroller] = [left, frame]
      if (clips(frame, 'x')) left = both(left, { ...left, left: edge.left, right: edge.right })
      if (clips(frame, 'y')) left = both(left, { ...left, top: edge.top, bottom: edge.bottom })
    }
    const sticks = [one, ...frames(one)].some((each) => style(each).position === 'sticky')
    const now = both(left, box(0, 0, innerWidth, innerHeight))
    return { flat: flat ?? left, scroller: scroller ?? page, sticks, now }
  }
  const empty = (rect) => wide(rect) < 2 || tall(rect) < 2
  /** What two boxes have in common, wherever what they are in is scrolled to. */
  const common = (one, two) =>
    one.scroller === two.scroller && !one.sticks && !two.sticks ? both(one.flat, two.flat) : both(one.now, two.now)

  /** All pairs that may lie over one another, in the order of the page: a long page has millions of others. */
  function pairs(list) {
    const found = []
    const order = new Map(list.map((one, at) => [one, at]))
    const add = (a, b) => found.push(order.get(a) < order.get(b) ? [a, b] : [b, a])
    const loose = (one) => !one.sticks
    for (const scroller of new Set(list.map((one) => one.scroller))) {
      const column = list.filter((one) => one.scroller === scroller && loose(one))
      column.sort((a, b) => a.flat.top - b.flat.top)
      column.forEach((a, at) => {
        for (let next = at + 1; next < column.length && column[next].flat.top < a.flat.bottom; next++) {
          add(a, column[next])
        }
      })
    }
    const here = list.filter((one) => !empty(one.now))
    here.forEach((a, at) => {
      for (const b of here.slice(at + 1)) if (a.scroller !== b.scroller || !loose(a) || !loose(b)) add(a, b)
    })
    return found.sort(([a, b], [c, d]) => order.get(a) - order.get(c) || order.get(b) - order.get(d))
  }

  // ---------------------------------------------------------------- what is covered
  const CLEAR = /^(transparent|rgba\(.*, 0\))$/
  const paints = (one) => {
    const { backgroundColor, backgroundImage } = style(one)
    return !CLEAR.test(backgroundColor) || backgroundImage !== 'none' || one instanceof SVGElement
  }
  const still = (one) => one.closest('[inert]') !== null || style(one).pointerEvents === 'none'
  /** Who paints over this point of an element, if anybody does. */
  function coverer(one, x, y) {
    if (still(one)) return null
    const hit = document.elementFromPoint(x, y)
    if (!hit || hit.contains(one)) return null
    if (one.contains(hit)) {
      return !one.matches(CONTROLS) && style(hit).position === 'absolute' && paints(hit) ? hit : null
    }
    for (let over = hit; over && !over.contains(one); over = over.parentElement) if (paints(over)) return hit
    return null
  }
  const KEEP = 3
  function covered(one, rect, text) {
    if (wide(rect) < 2 * KEEP || tall(rect) < 2 * KEEP) return
    const middle = (rect.top + rect.bottom) / 2
    for (const x of [rect.left + KEEP, (rect.left + rect.right) / 2, rect.right - KEEP]) {
      const over = coverer(one, x, middle)
      if (over) {
        const by = over.getBoundingClientRect()
        say('covered', one, text, `by ${path(over)}, ${Math.round(tall(both(rect, by)))} px of its height`, over)
        return
      }
    }
  }

  // ---------------------------------------------------------------- texts
  const SKIPPED = 'script, style, noscript, title, option, textarea, .sr, dialog:not([open])'
  const texts = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!node.data.trim() || one.closest(SKIPPED) || unseen(one)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5)
    if (!lines.length) continue
    texts.push({ node, one, lines, text: node.data })
  }

  /** The nearest element around a text that draws a frame or a ground. */
  function ground(one) {
    for (let outer = one; outer && outer !== root; outer = outer.parentElement) {
      const { borderTopWidth, borderLeftWidth, display } = style(outer)
      const framed = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0
      if (display !== 'inline' && display !== 'contents' && (framed || !CLEAR.test(style(outer).backgroundColor)))
        return outer
    }
    return null
  }
  function outOfFrame({ one, lines, text }) {
    const frame = ground(one)
    if (!frame || one.closest('svg')) return
    if (!frames(one).includes(frame) && frame !== one) return
    const edge = frame.getBoundingClientRect()
    for (const inner of [one, ...frames(one)]) {
      if (inner === frame) break
      if (clips(inner, 'x') || clips(inner, 'y')) return
    }
    if (clips(frame, 'x') || clips(frame, 'y')) return
    for (const line of lines) {
      const side = Math.max(edge.left - line.left, line.right - edge.right)
      const height = Math.max(edge.top - line.top, line.bottom - edge.bottom)
      if (side > SLACK) say('out of frame', one, text, `by ${Math.round(side)} px at the side of ${name(frame)}`)
      else if (height > Math.max(SLACK, line.height * ROOM))
        say('out of frame', one, text, `by ${Math.round(height)} px above or below ${name(frame)}`)
    }
  }

  /** Words that go on in the next line without a hyphen of their own. */
  function broken({ node, one, lines, text }) {
    if (lines.length < 2) return
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      if (word.length < 2) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rows = [...range.getClientRects()].filter((row) => row.width > 0.5)
      const apart = rows.some((row) => Math.abs(row.top - rows[0].top) > row.height / 2)
      if (apart) say('broken word', one, word, `goes on in the next line`)
    }
  }

  const shown = []
  for (const each of texts) {
    outOfFrame(each)
    broken(each)
    for (const line of each.lines) {
      const around = box(line.left, line.top, line.right, line.bottom)
      const rect = seen(each.one, around, each.text, line.height * ROOM, true)
      if (!empty(rect.now)) covered(each.one, rect.now, each.text)
      if (!empty(rect.flat)) shown.push({ ...each, ...rect, high: line.height })
    }
  }
  for (const [a, b] of pairs(shown)) {
    const shared = common(a, b)
    const far = Math.round(wide(shared))
    if (wide(shared) <= 2 || tall(shared) <= Math.min(a.high, b.high) * 0.4) continue
    if (a.node === b.node || still(a.one) !== still(b.one)) continue
    say('overlap', a.one, a.text, `lies over "${short(b.text)}" (${path(b.one)}) by ${far} px`, b.one)
  }

  // ---------------------------------------------------------------- controls
  const label = (one) => one.getAttribute('aria-label') || one.innerText || one.value || one.title || ''
  const controls = []
  for (const one of root.querySelectorAll(CONTROLS)) {
    if (one.closest('svg, .sr, dialog:not([open])') || unseen(one)) continue
    for (const part of one.getClientRects()) {
      if (part.width < 2 || part.height < 2) continue
      const rect = seen(one, box(part.left, part.top, part.right, part.bottom), label(one), 0)
      if (!empty(rect.now)) covered(one, rect.now, label(one))
      if (!empty(rect.flat)) controls.push({ one, ...rect, inline: style(one).display === 'inline' })
    }
  }
  for (const [a, b] of pairs(controls)) {
    const shared = common(a, b)
    const room = a.inline || b.inline ? Math.min(tall(a.flat), tall(b.flat)) * ROOM : SLACK
    if (wide(shared) <= SLACK || tall(shared) <= room) continue
    if (a.one.contains(b.one) || b.one.contains(a.one) || still(a.one) !== still(b.one)) continue
    const by = Math.round(tall(shared))
    const what = `lies over the control "${short(label(b.one))}" (${path(b.one)}) by ${by} px`
    say('overlap', a.one, label(a.one), what, b.one)
  }

  // ---------------------------------------------------------------- fields, which have no text of their own
  const context = document.createElement('canvas').getContext('2d')
  const ticked = '[type=checkbox], [type=radio], [type=range], [type=file]'
  for (const one of root.querySelectorAll(`select, input:not(${ticked})`)) {
    if (unseen(one) || !one.getClientRects().length) continue
    const { font, paddingLeft, paddingRight } = style(one)
    context.font = font
    const text = one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? '') : one.value || one.placeholder
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const over = context.measureText(text).width - room + (one instanceof HTMLSelectElement ? 16 : 0)
    if (over > SLACK) say('cut', one, text, `by ${Math.round(over)} px in its field`)
  }

  // ---------------------------------------------------------------- what scrolls
  /** A fade at its edge, or a button that says how much there is. */
  const shows = (one) => style(one).maskImage !== 'none' || one.parentElement?.querySelector(':scope > .more') !== null
  for (const [one, axes] of scrollers)
    for (const [axis, first] of axes)
      if (!shows(one)) {
        const where = axis === 'x' ? 'to the side' : 'below'
        say('hidden', one, first.text, `is out of sight ${where}, and nothing shows it`)
      }
  const over = page.scrollWidth - innerWidth
  if (over > 0) say('cut', document.body, document.title, `is ${over} px wider than the window`)
  return [...found.values()]
}
