import { expect, it } from 'vitest'
import { fontFiles, neededBy } from './font-files.ts'

/** jsdom knows no rules of fonts. */
function ruleOf(file: string, range: string) {
  const values = new Map([
    ['src', `url("/fonts/${file}") format("woff2")`],
    ['unicode-range', range],
  ])
  const style = { getPropertyValue: (name: string) => values.get(name) ?? '' }
  return { style: style as CSSFontFaceRule['style'] }
}

const rules = [
  ruleOf('first.woff2', 'U+20-7E, U+AC00'),
  ruleOf('second.woff2', 'U+AC01, U+AC03-AC05'),
]

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
