const ADDRESS = /url\(["']?([^"')]+)/
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi

/** A file of the font and the characters it has: first and last of each range. */
export type FontFile = {
  readonly address: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/** The files that rules of a font name, in their order. */
export function fontFiles(rules: readonly Pick<CSSFontFaceRule, 'style'>[]): FontFile[] {
  return rules.map(({ style }) => {
    const address = ADDRESS.exec(style.getPropertyValue('src'))?.[1]
    if (address === undefined) throw new Error('a font without a file')
    const ranges = style.getPropertyValue('unicode-range').matchAll(RANGE)
    const toRange = ([, first = '', last = first]: RegExpMatchArray) =>
      [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    return { address, ranges: Array.from(ranges, toRange) }
  })
}

/** Those of the files that a text has characters of. */
export function neededBy(text: string, files: readonly FontFile[]): FontFile[] {
  const points = new Set(Array.from(text, (character) => character.codePointAt(0)))
  const hasOneOf = ([first, last]: FontFile['ranges'][number]) => {
    for (let point = first; point <= last; point += 1) if (points.has(point)) return true
    return false
  }
  return files.filter(({ ranges }) => ranges.some(hasOneOf))
}
