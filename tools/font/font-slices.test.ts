import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontCharacters } from './font-characters.ts'
import { fontSlices, VERSION } from './font-slices.ts'
import { PAGE_SYLLABLES } from './frequent-syllables.ts'

const WEB = join(import.meta.dirname, '../../apps/web')
const FONTS = join(WEB, 'public/fonts')
const KB = 1024

const slices = fontSlices()

function pointsOf(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.slice('U+'.length).split('-')
    const start = Number.parseInt(first, 16)
    const length = Number.parseInt(last, 16) - start + 1
    return Array.from({ length }, (_, index) => start + index)
  })
}

it('has every character it can show in exactly one slice', () => {
  const all = slices.flatMap(({ characters }) => characters)
  expect(new Set(all).size).toBe(all.length)
  expect(all.toSorted()).toEqual([...new Set(fontCharacters())].toSorted())
})

it('finds every character in its own slice, and none in two', () => {
  const points = slices.map(({ range }) => pointsOf(range))
  expect(new Set(points.flat()).size).toBe(points.flat().length)
  slices.forEach(({ characters }, index) => {
    const own = new Set(points[index])
    expect(characters.filter((one) => !own.has(one.codePointAt(0) ?? 0))).toEqual([])
  })
})

/** Hangul and what a keyboard has; a text may quote another writing, which the font never had. */
const OURS = /[\u0020-\u007e가-힣]/

it('has every syllable of our texts, and those of home and of the frame where pages have theirs', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: WEB }).map((path) => readFileSync(join(WEB, path), 'utf8'))
  const every = slices.map(({ characters }) => new Set(characters))
  const ofPages = every.slice(0, 1 + PAGE_SYLLABLES.length)
  const missing = (texts: readonly string[], has: (character: string) => boolean) =>
    [...new Set(texts.join(''))].filter((one) => OURS.test(one) && !has(one)).join('')
  const isIn = (some: readonly ReadonlySet<string>[]) => (one: string) =>
    some.some((slice) => slice.has(one))
  expect(missing(read('src/**/*.texts.ts'), isIn(every))).toBe('')
  const frame = 'src/{app/menu,app/layout/layout,features/home/home}.texts.ts'
  expect(missing(read(frame), isIn(ofPages))).toBe('')
})

it('weighs little: 66 KB for a page with its own slice, 64 for each of the others', () => {
  const [first = 0, ...sizes] = slices.map(
    ({ name }) => statSync(join(FONTS, `${name}.woff2`)).size,
  )
  expect(first + Math.max(...sizes.slice(0, PAGE_SYLLABLES.length))).toBeLessThanOrEqual(66 * KB)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * KB)
})

it('is what the stylesheet names, in the version that page and script name', () => {
  const style = readFileSync(join(WEB, 'src/shared/theme/generated/pretendard.css'), 'utf8')
  const named = Array.from(style.matchAll(/unicode-range: (.*);/g), ([, range]) => range)
  expect(named).toEqual(slices.map(({ range }) => range))
  expect(readFileSync(join(WEB, 'index.html'), 'utf8')).toContain(`.data === '${VERSION}'`)
  const script = readFileSync(join(WEB, 'src/app/start/start-font.ts'), 'utf8')
  expect(script).toContain(`const VERSION = '${VERSION}'\n`)
  expect(script).toContain(`const PAGE_FILES = ${1 + PAGE_SYLLABLES.length}\n`)
})
