import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anyCombo, step } from '../../test/combo-steps.ts'
import { comboCost } from './cost.ts'
import type { ComboStep, ComboTag } from './tags.ts'

type Recorded = {
  readonly name: string
  readonly steps: readonly (readonly [mp: number, tag: ComboTag | null, flags?: string])[]
  readonly mp: number
  readonly points: number
}
const RECORDED = JSON.parse(
  readFileSync(new URL('../../fixtures/recorded-combos.json', import.meta.url), 'utf8'),
) as { readonly combos: readonly Recorded[] }

const stepsOf = ({ steps }: Recorded): ComboStep[] =>
  steps.map(([mp, tag, flags = ''], place) => ({
    skill: `${place}`,
    mp,
    tag,
    halvesNext: flags.includes('h'),
    reflectionFree: flags.includes('f'),
  }))

describe('what a combo costs', () => {
  it.each(RECORDED.combos.map((combo) => [combo.name, combo] as const))(
    '[CMB1] recorded: %s',
    (_, combo) => {
      const { mp, points } = comboCost(stepsOf(combo))
      expect({ mp, points }).toEqual({ mp: combo.mp, points: combo.points })
    },
  )

  it('[CMB1] holds 19 recorded combos', () => {
    expect(RECORDED.combos).toHaveLength(19)
  })

  it('[CMB2] says why: reflection, smite at the end, halving, consecutive, charge in this order', () => {
    const { rows } = comboCost([
      step(300),
      step(500, 'charge'),
      step(100, 'reflection', { reflectionFree: true, halvesNext: true }),
      step(600, 'smite'),
    ])
    expect(rows.map(({ paid, stored, reasons }) => [paid, stored, reasons])).toEqual([
      [300, 0, []],
      [0, 500, [{ reason: 'charged', mp: 0 }]],
      [0, 400, [{ reason: 'paidByCharge', mp: 0 }]],
      [
        100,
        0,
        [
          { reason: 'reflection', mp: 500 },
          { reason: 'smiteAtEnd', mp: 1000 },
          { reason: 'halved', mp: 500 },
          { reason: 'paidByCharge', mp: 100 },
        ],
      ],
    ])
  })

  it('[CMB3] halving rounds up to whole hundreds', () => {
    const { rows } = comboCost([step(0, null, { halvesNext: true }), step(300)])
    expect(rows[1]?.paid).toBe(200)
  })

  it('[CMB4] stores the halved price of a charge', () => {
    const cost = comboCost([step(0, null, { halvesNext: true }), step(500, 'charge')])
    expect(cost).toMatchObject({ owed: 300, mp: 300 })
  })

  it('[CMB5] tenacity leaves the charge alone, cancelling drops it', () => {
    const before = [step(300), step(500, 'charge')]
    expect(comboCost([...before, step(400, 'tenacity')]).mp).toBe(800)
    expect(comboCost([...before, step(400, 'cancel')]).mp).toBe(300)
  })

  it('[CMB2] a reflection never makes a free skill cheaper than free', () => {
    const steps = [step(0), step(100, 'reflection', { reflectionFree: true }), step(0), step(300)]
    expect(comboCost(steps).mp).toBe(400)
  })

  it('[CMB6] an empty combo costs nothing', () => {
    expect(comboCost([])).toEqual({ rows: [], owed: 0, mp: 0, points: 0 })
  })

  it('[CMB2] no place ever costs less than 0, and rows and debt are the sum', () => {
    fc.assert(
      fc.property(anyCombo, (steps) => {
        const { rows, owed, mp, points } = comboCost(steps)
        for (const { paid, stored } of rows) {
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(stored).toBeGreaterThanOrEqual(0)
        }
        expect(rows.reduce((sum, { paid }) => sum + paid, owed)).toBe(mp)
        const tags = steps.filter(({ tag }) => tag !== null).length
        expect(points).toBe(Math.max(0, steps.length - 1) + tags)
      }),
    )
  })

  it('[CMB1] without tags and halving a combo costs the sum of its skills', () => {
    fc.assert(
      fc.property(anyCombo, (steps) => {
        const plain = steps.map(({ skill, mp }) => ({ skill, mp, tag: null }))
        expect(comboCost(plain).mp).toBe(plain.reduce((sum, { mp }) => sum + mp, 0))
      }),
    )
  })

  it('[CMB2] a consecutive tag never makes a combo without charges dearer', () => {
    fc.assert(
      fc.property(anyCombo, fc.nat(), (steps, at) => {
        const free = steps.map((one) => (one.tag === 'charge' ? { ...one, tag: null } : one))
        const place = 1 + (at % Math.max(1, free.length - 1))
        if (place >= free.length || free[place]?.tag !== null) return
        const tagged = free.map((one, index) =>
          index === place ? { ...one, tag: 'consecutive' as const } : one,
        )
        expect(comboCost(tagged).mp).toBeLessThanOrEqual(comboCost(free).mp)
      }),
    )
  })
})
