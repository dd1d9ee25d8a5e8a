/**
 * Takes pictures of a part of the page as it is shown: a copy of it with the styles and fonts of the page, drawn as an
 * SVG image. Nothing leaves the browser.
 */

const XHTML = 'http://www.w3.org/1999/xhtml'
/** Nothing moves in a picture: what moves is caught where it is (`freeze`). */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important }
* { scrollbar-width: none !important }`

export class Camera {
  #styles = ''

  /** Styles with their fonts in them: an image may load nothing. */
  async load(): Promise<void> {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(faceKey)
    const parts: string[] = []
    for (const sheet of document.styleSheets) {
      // As it was written: browsers cannot write out every rule again (a font with variables, and a part of it after).
      parts.push((await textOf(sheet)).replaceAll(/@font-face\s*\{[^}]*\}/g, ''))
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule && loaded.includes(ruleKey(rule)))
          parts.push(await withFont(rule, sheet.href ?? location.href))
    }
    this.#styles = [...parts, STILL].join('\n')
  }

  /** `part` stands in the picture where it stands in the window. */
  async shoot(part: HTMLElement): Promise<HTMLImageElement> {
    const markup = new XMLSerializer().serializeToString(this.#copy(part))
    const { innerWidth: width, innerHeight: height } = window
    const drawn = `<foreignObject width="100%" height="100%">${markup}</foreignObject>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
    const picture = new Image()
    // A data URL: pictures from elsewhere would spoil the canvas, and our own policy forbids them.
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await picture.decode()
    return picture
  }

  #copy(part: HTMLElement): Element {
    const box = part.getBoundingClientRect()
    let copy = freeze(part)
    Object.assign(copy.style, {
      position: 'fixed',
      margin: '0',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    // What surrounds it decides on its styles, but takes no room.
    for (
      let around = part.parentElement;
      around && around !== document.documentElement;
      around = around.parentElement
    ) {
      const shell = around.cloneNode(false) as HTMLElement
      shell.style.display = 'block'
      if (around === document.body)
        for (const sprite of around.querySelectorAll('svg:has(> symbol)')) shell.append(sprite.cloneNode(true))
      shell.append(copy)
      copy = shell
    }
    const root = document.createElementNS(XHTML, 'html') as HTMLElement
    for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value)
    const style = document.createElement('style')
    style.textContent = this.#styles
    root.append(style, copy)
    return root
  }
}

/** A copy of how it looks now: scrolled as it is, and in the midst of what moves. */
function freeze(part: HTMLElement): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement
  const originals = [part, ...part.querySelectorAll('*')]
  const copies: Element[] = [copy, ...copy.querySelectorAll('*')]
  const copyOf = new Map(originals.map((one, i) => [one, copies[i]!]))
  for (const [one, its] of copyOf) {
    const { scrollTop, scrollLeft } = one
    if (!scrollTop && !scrollLeft) continue
    for (const child of its.children) styleOf(child)?.setProperty('translate', `${-scrollLeft}px ${-scrollTop}px`)
  }
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement || !effect.target) continue
    const its = copyOf.get(effect.target)
    const now = its && getComputedStyle(effect.target)
    for (const name of now ? propertiesOf(effect) : [])
      styleOf(its!)?.setProperty(name, now!.getPropertyValue(name), 'important')
  }
  return copy
}

const styleOf = (one: Element): CSSStyleDeclaration | undefined =>
  one instanceof HTMLElement || one instanceof SVGElement ? one.style : undefined

/** What an animation changes, by the names that style sheets use. */
function propertiesOf(effect: KeyframeEffect): string[] {
  const names = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  for (const other of ['offset', 'computedOffset', 'easing', 'composite']) names.delete(other)
  return [...names].map((name) =>
    name.startsWith('--')
      ? name
      : name.replace(/^css(?=[A-Z])/, '').replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`),
  )
}

async function textOf(sheet: CSSStyleSheet): Promise<string> {
  return sheet.href ? (await fetch(sheet.href)).text() : (sheet.ownerNode?.textContent ?? '')
}

const plain = (family: string): string => family.replaceAll(/["']/g, '')
const faceKey = (face: FontFace): string => `${plain(face.family)} ${face.unicodeRange}`
const ruleKey = ({ style }: CSSFontFaceRule): string =>
  `${plain(style.getPropertyValue('font-family'))} ${style.getPropertyValue('unicode-range') || 'U+0-10FFFF'}`

async function withFont(rule: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
  if (!address) return ''
  const font = await (await fetch(new URL(address, base))).blob()
  const data = await new Promise<string>((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(font)
  })
  return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${data}")`)
}
