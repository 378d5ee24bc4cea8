import { expect, it } from 'vitest'
import { statPointsLeft } from './stat-points.ts'

const NOTHING = { str: 1, int: 1, vit: 1, agi: 1, dex: 1 }

it('[PTS1] 172 points at level 1, two a level, five more at 305; the personal stat takes of the same', () => {
  expect(statPointsLeft({ level: 1, base: NOTHING, personal: null })).toBe(172)
  // 172 + 2 · 304 + 5
  expect(statPointsLeft({ level: 305, base: NOTHING, personal: null })).toBe(785)
  const base = { ...NOTHING, str: 401, dex: 151 }
  expect(statPointsLeft({ level: 305, base, personal: { kind: 'crt', value: 255 } })).toBe(-20)
})
