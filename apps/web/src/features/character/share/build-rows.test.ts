import { expect, it } from 'vitest'
import type { Character } from '../build/character-build.ts'
import { buildSheet } from '../build/build-sheet.ts'
import { ARCHER } from '../character.fixture.ts'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { buildRows } from './build-rows.ts'
import { characterText } from './character-text.ts'

const FULL: Character = {
  ...ARCHER,
  id: 'full',
  name: '궁수',
  updatedAt: 0,
  personal: { kind: 'crt', value: 255 },
  foods: [{ food: 'atk', level: 10 }],
  registlets: [{ id: 'physical-attack-boost', level: 20 }],
  skills: [
    { id: 'shot:17', level: 10 },
    { id: 'support:6', level: 10 },
  ],
  buffs: ['support:6'],
  own: [{ stat: 'crit_rate', value: 15 }],
}

it('a text of a build tells its points, CRT, dishes, registlets, skills, effects and what is typed', () => {
  const rows = new Map(buildRows(FULL).map(({ name, words }) => [name, words]))
  expect(rows.get('레벨과 스탯')).toBe('STR 450, DEX 251, CRT 255')
  expect(rows.get('음식')).toMatch(/Lv\.10 \(ATK \+/)
  expect(rows.get('레지스트릿')).toBe('ATK +20')
  expect(rows.get('스킬')).toBe('롱 레인지 10, 브레이브 오라 10')
  expect(rows.get('켜 둘 효과')).toBe('브레이브 오라')
  expect(rows.get('아바타·소모품·길드')).toContain('+15')
  const words = { character: characterTexts, figures: figureTexts }
  const text = characterText(FULL, buildSheet(FULL).sheet, words)
  for (const [name, told] of rows) expect(text).toContain(`${name}: ${told}`)
  // A build that has nothing besides its pieces says no more than its points.
  expect(buildRows(ARCHER)).toHaveLength(1)
})
