import { expect, it } from 'vitest'
import { createDocument, withDraft } from './sessions/statting-document.ts'
import { commit, viewOf } from './sessions/statting-view.ts'
import { readOnlyAdvice, wordsFor } from './statting-words.ts'
import { stattingTexts } from './statting.texts.ts'

const texts = stattingTexts
const empty = createDocument({ id: 'a', name: '', at: 0 })
const open = commit(withDraft(empty, 0, { option: 'str', value: 1 }), 'confirm')
// ATK % costs 10 a step: 9 and more of them spend the 84 that are left and end the session.
const ended = commit(withDraft(open, 1, { option: 'atk_pct', value: 9 }), 'confirm')

it('a build that can only be read is not told to undo or to go on', () => {
  for (const doc of [open, ended]) {
    const words = readOnlyAdvice(viewOf(doc), texts)
    expect(words).not.toMatch(/되돌리면|넣어 보세요|골라/)
  }
  expect(readOnlyAdvice(viewOf(ended), texts)).toContain('끝난 세팅이에요')
})

it('one’s own is', () => {
  expect(wordsFor(ended, viewOf(ended), texts).advice).toContain('되돌리면')
  expect(wordsFor(open, viewOf(open), texts).advice).toContain('다음 값')
})
