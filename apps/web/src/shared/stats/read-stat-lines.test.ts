import { expect, it } from 'vitest'
import { readStatLines } from './read-stat-lines.ts'

const ATK = { ok: true, lines: [{ stat: 'atk_pct', value: 9 }] }

it.each([
  'ATK +9%',
  'ＡＴＫ ＋９％',
  '• ATK +9%',
  '① ATK +9%',
  '> ATK +9%',
  '[길드원] [오후 3:21] ATK +9%',
  'AT\u200bK \u200e+9%\ufeff',
])('reads %j', (text) => {
  expect(readStatLines(text)).toMatchObject(ATK)
})

it('reads Hangul letter by letter', () => {
  expect(readStatLines('공격속도 +300'.normalize('NFD'))).toMatchObject({ ok: true })
})

it.each([
  ['크뎀 +5', 'crit_damage 5'],
  ['크뎀 5%', 'crit_damage_pct 5'],
  ['Crit damage 10', 'crit_damage 10'],
  ['crit dmg 5%', 'crit_damage_pct 5'],
  ['공속 500', 'aspd 500'],
  ['공속 10%', 'aspd_pct 10'],
  ['물관 10', 'phys_pierce_pct 10'],
  ['물관 10퍼', 'phys_pierce_pct 10'],
  ['5% 물관', 'phys_pierce_pct 5'],
  ['+10 크뎀', 'crit_damage 10'],
  ['크뎀=5', 'crit_damage 5'],
  ['크뎀: 5', 'crit_damage 5'],
  ['힛 10%', 'accuracy_pct 10'],
  ['맥엠 1,500', 'max_mp 1500'],
  ['크뎀 5 물관 10', 'crit_damage 5, phys_pierce_pct 10'],
  ['크뎀 5 / 물관 10%', 'crit_damage 5, phys_pierce_pct 10'],
  ['크뎀 5 + 물관 10', 'crit_damage 5, phys_pierce_pct 10'],
  ['ATK +9% [방패] 물관 10', 'atk_pct 9, phys_pierce_pct 10'],
])('reads %s in the words a search knows', (text, lines) => {
  const read = readStatLines(text)
  const said = read.ok
    ? read.lines.map(({ stat, value }) => `${stat} ${value}`)
    : [read.problem.kind]
  expect(said.join(', ')).toBe(lines)
})

it.each(['관통 5', '추뎀 5', '크리티컬 5', '경감 5%'])(
  'guesses nothing where %s may be several',
  (text) => {
    expect(readStatLines(text)).toMatchObject({ ok: false, problem: { kind: 'stat', text } })
  },
)
