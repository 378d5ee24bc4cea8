import { describe, expect, it } from 'vitest'
import { diffStats, isActive, type StatLine, sumStats } from '../index.ts'

const shield = { slot: 'sub', worn: ['shield', 'dagger'] } as const
const lines: readonly StatLine[] = [
  { stat: 'atk_pct', value: 5 },
  { stat: 'atk_pct', value: 3, when: shield },
  { stat: 'cspd', value: -10 },
]

describe('a line with a condition', () => {
  it('counts only while one of its kinds is worn in its slot', () => {
    const line: StatLine = { stat: 'atk', value: 1, when: shield }
    expect(isActive(line, {})).toBe(false)
    expect(isActive(line, { sub: 'dagger' })).toBe(true)
    expect(isActive(line, { sub: 'arrow' })).toBe(false)
    expect(isActive(line, { main: 'shield' })).toBe(false)
    expect(isActive({ stat: 'atk', value: 1 }, {})).toBe(true)
  })
})

describe('sums', () => {
  it('add what counts, stat by stat', () => {
    expect([...sumStats(lines)]).toEqual([
      ['atk_pct', 5],
      ['cspd', -10],
    ])
    expect(sumStats(lines, { sub: 'shield' }).get('atk_pct')).toBe(8)
  })

  it('of decimals stay what one adds by hand', () => {
    const recoil: readonly StatLine[] = [
      { stat: 'recoil_pct', value: 0.1 },
      { stat: 'recoil_pct', value: 0.2 },
    ]
    expect(sumStats(recoil).get('recoil_pct')).toBe(0.3)
  })
})

describe('the difference of two items', () => {
  it('tells what rises, falls, comes and goes, conditions apart', () => {
    const next: readonly StatLine[] = [
      { stat: 'atk_pct', value: 7 },
      { stat: 'atk_pct', value: 3, when: { slot: 'sub', worn: ['dagger', 'shield'] } },
      { stat: 'max_hp', value: 100 },
    ]
    expect(diffStats(lines, next)).toEqual([
      { stat: 'atk_pct', value: 2, from: 5, to: 7 },
      { stat: 'max_hp', value: 100, from: 0, to: 100 },
      { stat: 'cspd', value: 10, from: -10, to: 0 },
    ])
    expect(diffStats(lines, lines)).toEqual([])
  })
})
