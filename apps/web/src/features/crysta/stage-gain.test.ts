import type { StatLine } from '@gyeol/catalogue'
import { expect, it } from 'vitest'
import { gainText } from './stage-gain.ts'

const inBow = { slot: 'main', worn: ['bow', 'bowgun'] } as const
const inBowgun = { slot: 'main', worn: ['bowgun', 'bow'] } as const
const BEFORE: readonly StatLine[] = [
  { stat: 'atk_pct', value: 7 },
  { stat: 'atk_pct', value: 3, when: inBow },
  { stat: 'max_mp', value: -100 },
]

it.each<[string, StatLine, string]>([
  ['more than before', { stat: 'atk_pct', value: 9 }, '+2'],
  [
    'the same under the same condition, however it is written',
    { stat: 'atk_pct', value: 3, when: inBowgun },
    '',
  ],
  ['less than before', { stat: 'max_mp', value: -150 }, '−50'],
  ['new at this stage', { stat: 'dex_pct', value: 5 }, '+5'],
])('says what is %s', (_, line, expected) => {
  expect(gainText(line, BEFORE)).toBe(expected)
})
