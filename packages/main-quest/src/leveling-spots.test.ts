import { describe, expect, it } from 'vitest'
import { type LevelingSpot, spotsAt, turnInsFor } from './leveling-spots.ts'

const spot = (from: number, to: number, ko: string): LevelingSpot => ({
  from,
  to,
  target: { ko, evidence: 'guess' },
  difficulties: [],
  kind: null,
  map: { ko: '어느 곳', evidence: 'guess' },
})

describe('levelling besides the story', () => {
  it('[SPT1] gives the places that contain the level, the tightest first', () => {
    const spots = [spot(1, 40, '넓은 곳'), spot(30, 35, '좁은 곳'), spot(36, 50, '다음 곳')]
    const names = (level: number) => spotsAt(spots, level).map(({ target }) => target.ko)
    expect(names(30)).toEqual(['좁은 곳', '넓은 곳'])
    expect(names(40)).toEqual(['다음 곳', '넓은 곳'])
    expect(names(51)).toEqual([])
  })

  it('[TRN1] rounds turn-ins up', () => {
    expect(turnInsFor(1_000_000, { exp: 297_000 })).toBe(4)
    expect(turnInsFor(594_000, { exp: 297_000 })).toBe(2)
    expect(turnInsFor(0, { exp: 297_000 })).toBe(0)
    expect(turnInsFor(5, { exp: 0 })).toBe(0)
  })
})
