import { fontCharacters, ksX1001Syllables } from './font-characters.ts'
import { CORE_SYLLABLES, OTHER_SYLLABLES, PAGE_SYLLABLES } from './frequent-syllables.ts'

/** Raise it whenever a slice changes: the files are cached for a year. */
export const VERSION = 'v5'

/** Signs of the first screens beyond ASCII, and the letters of home's example of a search. */
const FIRST_SIGNS = '\u00a0·…–−×±→©†≥ㅂㅋㅈ'
/** The syllables we use and no page shows at once, and those only readers write. */
const OTHER_SLICES = 2
const RARE_SLICES = 4

/** One file of the font. */
export type FontSlice = {
  /** File name without its ending. */
  readonly name: string
  readonly characters: readonly string[]
  /** As `unicode-range` of a stylesheet wants it. */
  readonly range: string
}

/** The font in slices: most pages need the first and one more; no character is in two of them. */
export function fontSlices(): FontSlice[] {
  const known = new Set([CORE_SYLLABLES, ...PAGE_SYLLABLES, OTHER_SYLLABLES].join(''))
  const rare = Array.from(ksX1001Syllables()).filter((syllable) => !known.has(syllable))
  const others = Array.from(new Set(fontCharacters())).filter((one) => !/[가-힣]/.test(one))
  const isFirst = (one: string) => one <= '~' || FIRST_SIGNS.includes(one)
  const first = [...others.filter(isFirst), ...Array.from(CORE_SYLLABLES)]
  const more = cut(Array.from(OTHER_SYLLABLES), OTHER_SLICES)
  const last = more.pop() ?? []
  const exact = [
    first,
    ...PAGE_SYLLABLES.map((group) => Array.from(group)),
    ...more,
    [...last, ...others.filter((one) => !isFirst(one))],
  ]
  const taken = new Set(exact.flat())
  return [
    ...exact.map((characters) => ({ characters, range: rangeOf(characters, () => false) })),
    ...cut(rare, RARE_SLICES).map((characters) => ({
      characters,
      // Syllables the font lacks may lie in between: fewer ranges, and nothing lost but a vain request.
      range: rangeOf(characters, (between) => !taken.has(between)),
    })),
  ].map((slice, index) => ({ name: `pretendard-${index}.${VERSION}`, ...slice }))
}

/** A list in so many parts of the same length. */
function cut(characters: readonly string[], parts: number): string[][] {
  const size = Math.ceil(characters.length / parts)
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * size, (index + 1) * size),
  )
}

/** Neighbours become one range; so do those with nothing between them but what may be bridged. */
function rangeOf(characters: readonly string[], mayBridge: (between: string) => boolean): string {
  const points = characters.map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: (readonly [first: number, last: number])[] = []
  for (const point of points) {
    const [first, last] = ranges.at(-1) ?? [Number.NaN, Number.NaN]
    let next = last + 1
    while (next < point && mayBridge(String.fromCodePoint(next))) next += 1
    if (next === point) ranges[ranges.length - 1] = [first, point]
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}
