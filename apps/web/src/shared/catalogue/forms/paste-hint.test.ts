import { parseStatLines } from '@gyeol/catalogue'
import { expect, it } from 'vitest'
import { statFinder } from '../../stats/stat-finder.ts'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'

it('the example beside pasted options can be pasted', () => {
  const example = catalogueFormTexts.pasteHint.split('예: ')[1] ?? ''
  const parsed = parseStatLines(example, statFinder())
  expect(parsed).toMatchObject({ ok: true, lines: { length: 4 } })
})
