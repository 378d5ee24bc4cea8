import { parseStatLines } from '@gyeol/catalogue'
import { expect, it } from 'vitest'
import { statFinder } from './stat-finder.ts'

const read = (text: string) => parseStatLines(text, statFinder())

it.each([
  ['ATK +9%', { stat: 'atk_pct', value: 9 }],
  ['Critical Rate +20', { stat: 'crit_rate', value: 20 }],
  ['cr 20', { stat: 'crit_rate', value: 20 }],
  ['crit dmg 5%', { stat: 'crit_damage_pct', value: 5 }],
  ['pp 10%', { stat: 'phys_pierce_pct', value: 10 }],
  ['Motion Speed +5%', { stat: 'motion_speed_pct', value: 5 }],
  ['MaxMP: 300', { stat: 'max_mp', value: 300 }],
  ['Aggro -12%', { stat: 'aggro_pct', value: -12 }],
  ['DTE Fire 10%', { stat: 'vs_fire_pct', value: 10 }],
  ['크리티컬 대미지 +5', { stat: 'crit_damage', value: 5 }],
  ['ATK +9% [Shield]', { stat: 'atk_pct', value: 9, when: { slot: 'sub', worn: ['shield'] } }],
  [
    'CSPD +100 [Sub-Weapon: Magic Device]',
    { stat: 'cspd', value: 100, when: { slot: 'sub', worn: ['magicDevice'] } },
  ],
])('reads the line %s', (text, line) => {
  expect(read(text)).toEqual({ ok: true, lines: [line] })
})

it.each([
  ['crit rate', 'form'],
  ['crt rat +10', 'stat'],
  ['ATK +9% [Spoon]', 'gear'],
])('names what is wrong with %s', (text, kind) => {
  expect(read(text)).toMatchObject({ ok: false, problem: { kind } })
})
