import { expect, it } from 'vitest'
import { joinedDescription, shortDescription, wordsOf } from './descriptions.ts'

it('says a long text in one line, cut where search results would', () => {
  expect(shortDescription(' 가\n\n나  다 ')).toBe('가 나 다')
  const cut = shortDescription('가'.repeat(200))
  expect(cut).toBe(`${'가'.repeat(149)}…`)
})

it('takes as many facts as fit, and one too long all the same', () => {
  expect(joinedDescription(['종류 노멀', '옵션 ATK +9%'])).toBe('종류 노멀 · 옵션 ATK +9%')
  expect(joinedDescription(['종류 노멀', '가'.repeat(200)])).toBe('종류 노멀')
  expect(joinedDescription(['가'.repeat(200)])).toHaveLength(150)
})

it('reads the words of Markdown', () => {
  expect(wordsOf('## 점검\n\n- **새 크리스타** [보기](https://a.example/x)')).toBe(
    '점검 새 크리스타 보기',
  )
})
