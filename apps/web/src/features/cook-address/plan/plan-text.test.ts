import type { CoverPlan } from '@gyeol/cook'
import { expect, it } from 'vitest'
import { codesText, planText } from './plan-text.ts'

const plan: CoverPlan = {
  addresses: ['0010567', '2048810'],
  picks: [
    { food: 'max_hp', code: '0010567', level: 10 },
    { food: 'atk', code: '2048810', level: 8 },
    { food: 'critical_rate', code: '0010567', level: 10 },
  ],
  missing: ['adv_dark'],
  isProven: true,
  nodes: 1,
}

it('gives bare digits, one line a house', () => {
  expect(codesText(plan)).toBe('0010567\n2048810')
})

it('reads like a message to a friend', () => {
  const text = planText(plan, { title: (houses) => `집 ${houses}곳`, missing: '없는 요리' })
  expect(text.split('\n').slice(1)).toEqual([
    '0010567 · 최대HP Lv10 +5,000, 크리티컬률 Lv10 +30',
    '2048810 · ATK Lv8 +72',
    '없는 요리: 어둠속성대미지',
  ])
})
