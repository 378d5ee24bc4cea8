import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCover } from './cover-plan.ts'
import type { CookHouse } from './model.ts'

const house = (code: string, ageDays: number, ...foods: readonly string[]): CookHouse => ({
  code,
  ageDays,
  dishes: foods.map((food) => ({ food, level: 5 })),
})
const want = (...foods: readonly string[]) => foods.map((food) => ({ food, level: 5 }))

describe('a cover plan', () => {
  it('uses open houses that are not old, unless asked (CK8)', () => {
    const houses = [house('1000001', 61, 'str'), { ...house('1000002', 1, 'str'), isClosed: true }]
    expect(planCover({ want: want('str'), houses }).missing).toEqual(['str'])
    expect(planCover({ want: want('str'), houses, includeOld: true }).addresses).toEqual([
      '1000001',
    ])
  })

  it('takes a dish at the wanted level or above only (CK8)', () => {
    const houses = [house('1000001', 1, 'str')]
    expect(planCover({ want: [{ food: 'str', level: 6 }], houses }).missing).toEqual(['str'])
  })

  it('prefers fewer houses, then fresher ones, then the first codes (CK9, CK10)', () => {
    const few = [house('2', 9, 'a', 'b'), house('1', 0, 'a'), house('3', 0, 'b')]
    expect(planCover({ want: want('a', 'b'), houses: few }).addresses).toEqual(['2'])
    const fresh = [house('1', 2, 'a'), house('2', 1, 'a')]
    expect(planCover({ want: want('a'), houses: fresh }).addresses).toEqual(['2'])
    const tied = [house('2', 1, 'a'), house('1', 1, 'a')]
    expect(planCover({ want: want('a'), houses: tied }).addresses).toEqual(['1'])
  })

  it('eats each dish where it is best in the plan (CK11)', () => {
    const strong = { ...house('2', 9), dishes: [{ food: 'a', level: 9 }, ...want('c')] }
    const plan = planCover({ want: want('a', 'b', 'c'), houses: [house('1', 0, 'a', 'b'), strong] })
    expect(plan.picks).toEqual([
      { food: 'a', code: '2', level: 9 },
      { food: 'b', code: '1', level: 5 },
      { food: 'c', code: '2', level: 5 },
    ])
  })

  it('says that it gave up when it was stopped (CK13)', () => {
    const houses = Array.from({ length: 60 }, (_, index) =>
      house(`${1_000_000 + index}`, index % 50, `f${index % 38}`, `f${(index * 7) % 38}`),
    )
    const wanted = want(...Array.from({ length: 38 }, (_, index) => `f${index}`))
    const cut = planCover({ want: wanted, houses }, { maxNodes: 40 })
    expect(cut.isProven).toBe(false)
    expect(cut.picks).toHaveLength(38 - cut.missing.length)
    expect(planCover({ want: wanted, houses }).isProven).toBe(true)
  })

  it('is the best of all plans there are (CK9, CK10)', () => {
    const anyHouse = fc.record({
      ageDays: fc.integer({ min: 0, max: 3 }),
      dishes: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(anyHouse, { minLength: 1, maxLength: 9 }), (drawn) => {
        const houses = drawn.map(({ ageDays, dishes }, index) =>
          house(`${(index * 7) % 10}`, ageDays, ...dishes),
        )
        const plan = planCover({ want: want('a', 'b', 'c', 'd', 'e', 'f'), houses })
        expect(plan.addresses).toEqual(firstPlan(houses))
        expect(plan.isProven).toBe(true)
      }),
      { numRuns: 800 },
    )
  })
})

it('tells of every better plan on the way, the last one being the answer (CK13)', () => {
  const houses = [
    house('1', 0, 'a'),
    house('2', 0, 'b'),
    house('3', 0, 'c'),
    house('4', 9, 'a', 'b'),
    house('5', 30, 'a', 'c'),
    house('6', 8, 'b', 'c'),
  ]
  const told: (readonly string[])[] = []
  const { addresses } = planCover(
    { want: want('a', 'b', 'c'), houses },
    { onBetter: (codes) => told.push(codes) },
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.at(-1)).toEqual(addresses)
  const sizes = told.map(({ length }) => length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})

/** Every set of houses that has all there is, in the order of CK9 and CK10; the first. */
function firstPlan(houses: readonly CookHouse[]): string[] {
  const foods = new Set(houses.flatMap(({ dishes }) => dishes.map(({ food }) => food)))
  const sets = Array.from({ length: 2 ** houses.length }, (_, bits) =>
    houses.filter((_house, index) => ((bits >> index) & 1) === 1),
  )
  const plans = sets
    .filter(
      (set) =>
        new Set(set.flatMap(({ dishes }) => dishes.map(({ food }) => food))).size === foods.size,
    )
    .map((set) => ({
      codes: set.map(({ code }) => code).toSorted(),
      age: set.reduce((sum, { ageDays }) => sum + ageDays, 0),
    }))
    .sort(
      (a, b) =>
        a.codes.length - b.codes.length ||
        a.age - b.age ||
        (a.codes.join() < b.codes.join() ? -1 : 1),
    )
  return plans[0]?.codes ?? []
}
