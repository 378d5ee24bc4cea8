import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fontFiles, neededBy } from './font-files.ts'

/** jsdom knows no rules of fonts. */
class FakeFontFaceRule {
  readonly #values: Readonly<Record<string, string>>

  constructor(file: string, range: string) {
    this.#values = { src: `url("/fonts/${file}") format("woff2")`, 'unicode-range': range }
  }

  get style() {
    return { getPropertyValue: (name: string) => this.#values[name] ?? '' }
  }
}

const rules = [
  new FakeFontFaceRule('first.woff2', 'U+20-7E, U+AC00'),
  new FakeFontFaceRule('second.woff2', 'U+AC01, U+AC03-AC05'),
  {},
] as unknown as CSSRule[]

beforeAll(() => vi.stubGlobal('CSSFontFaceRule', FakeFontFaceRule))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['a 가', ['/fonts/first.woff2']],
  ['각', ['/fonts/second.woff2']],
  ['가갅', ['/fonts/first.woff2', '/fonts/second.woff2']],
  ['갂漢', []],
  ['', []],
])('%s needs %j', (text, addresses) => {
  const needed = neededBy(text, fontFiles(rules))
  expect(needed.map(({ address }) => address)).toEqual(addresses)
})
