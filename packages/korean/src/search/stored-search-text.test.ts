import { expect, it } from 'vitest'
import { toStoredSearchText } from './stored-search-text.ts'

it.each([
  ['강그레프', '강그레프'],
  [' 포툼 2 ', '포툼2'],
  ['Iconos', 'iconos'],
  ['ＡＢＣ　１', 'abc1'],
  ['Ⅱ', 'ii'],
  ['ㄱㅏ'.normalize('NFKD'), '가'.normalize('NFKC')],
  ['100%_\\', '100%_\\'],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(toStoredSearchText(text)).toBe(kept)
})
