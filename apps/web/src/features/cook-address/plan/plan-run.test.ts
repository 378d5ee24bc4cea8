import type { CookHouse } from '@gyeol/cook'
import { expect, it } from 'vitest'
import { PATIENCE, planOf, type PlanNews, runPlan } from './plan-run.ts'

const house = (code: string, ...foods: string[]): CookHouse => ({
  code,
  ageDays: 1,
  dishes: foods.map((food) => ({ food, level: 10 })),
})
const HOUSES = [house('1', 'a'), house('2', 'b', 'c'), house('3', 'a', 'b', 'c')]
const question = {
  want: ['a', 'b', 'c', 'd'].map((food) => ({ food, level: 1 })),
  houses: HOUSES,
}

const run = (ms: number, now: () => number) => {
  const news: PlanNews[] = []
  runPlan(
    { id: 7, question, patience: { ...PATIENCE.first, ms } },
    { now, tell: (one) => news.push(one) },
  )
  return news
}

it('tells of better plans on the way and of the proven one at the end', () => {
  const news = run(1_000, () => 0)
  expect(news.at(-1)).toMatchObject({
    id: 7,
    kind: 'done',
    plan: { addresses: ['3'], missing: ['d'], isProven: true },
  })
  expect(news.slice(0, -1).every(({ kind }) => kind === 'better')).toBe(true)
})

it('[CK13] a plan that somebody ended is never called proven, and still names what is missing', () => {
  expect(planOf(question, ['1', '2'])).toMatchObject({
    addresses: ['1', '2'],
    missing: ['d'],
    isProven: false,
  })
  expect(planOf(question, [])).toMatchObject({ addresses: [], isProven: false })
})
