import { expect, it } from 'vitest'
import { chipWords } from './chip-words.ts'

const nothing = () => undefined
const plain = (label: string) => ({ key: label, label, onRemove: nothing })
const clause = {
  key: 'clause',
  clause: { stat: 'crit_damage', operator: '>=', value: 10 },
  onChange: nothing,
  onRemove: nothing,
} as const

it('calls a search by the name looked for and by what is asked for', () => {
  expect(chipWords([plain('무기'), clause], '바쿠잔')).toBe('바쿠잔 무기 크리티컬 대미지 ≥ 10')
  expect(chipWords([plain('무기')], '')).toBe('무기')
  expect(chipWords([], '')).toBe('')
})

it('ends where nobody reads on', () => {
  const name = chipWords(
    Array.from({ length: 20 }, () => plain('마법 관통')),
    '',
  )
  expect(name.length).toBeLessThanOrEqual(40)
  expect(name).toBe(name.trim())
})
