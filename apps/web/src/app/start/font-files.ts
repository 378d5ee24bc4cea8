const ADDRESS = /url\(["']?([^"')]+)/
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi

/** A file of the font and the characters it has: first and last of each range. */
export type FontFile = {
  readonly address: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/** The files a stylesheet of the font names, in its order. */
export function fontFiles(rules: readonly CSSRule[]): FontFile[] {
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const address = ADDRESS.exec(rule.style.getPropertyValue('src'))?.[1]
    if (address === undefined) return []
    const ranges = rule.style.getPropertyValue('unicode-range').matchAll(RANGE)
    const toRange = ([, first = '', last = first]: RegExpMatchArray) =>
      [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    return { address, ranges: Array.from(ranges, toRange) }
  })
}

/** Those of the files that a text has characters of. */
export function neededBy(text: string, files: readonly FontFile[]): FontFile[] {
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0)
  return files.filter(({ ranges }) =>
    points.some((point) => ranges.some(([first, last]) => first <= point && point <= last)),
  )
}
