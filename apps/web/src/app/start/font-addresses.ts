const ADDRESS = /url\(["']?([^"')]+)/
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi

/** Addresses of the font files a text needs, by the ranges its stylesheet gives them. */
export function addressesFor(text: string, rules: readonly CSSRule[]): string[] {
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0)
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const ranges = [...rule.style.getPropertyValue('unicode-range').matchAll(RANGE)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    )
    const isNeeded = points.some((point) =>
      ranges.some(([first = 0, last = 0]) => first <= point && point <= last),
    )
    const address = ADDRESS.exec(rule.style.getPropertyValue('src'))?.[1]
    return isNeeded && address !== undefined ? [address] : []
  })
}
