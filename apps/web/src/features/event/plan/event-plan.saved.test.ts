import { expect, it } from 'vitest'
import { setSkips, toggleMark, toggleSkip } from './event-plan.saved.ts'

const PLAN = { marks: ['raid', 'party'], skips: ['raid 2026-11-23', 'party'] }

it('an event that is taken out takes what was decided about its times along', () => {
  expect(toggleMark(PLAN, 'raid')).toEqual({ marks: ['party'], skips: ['party'] })
  expect(toggleMark(PLAN, 'shop').marks).toEqual(['raid', 'party', 'shop'])
})

it('a time is left out and taken in again', () => {
  const without = toggleSkip(PLAN, 'raid 2026-11-25')
  expect(without.skips).toContain('raid 2026-11-25')
  expect(toggleSkip(without, 'raid 2026-11-25')).toEqual(PLAN)
})

it('many times are decided together, each once', () => {
  expect(setSkips(PLAN, ['party', 'shop'], true).skips).toEqual([
    'raid 2026-11-23',
    'party',
    'shop',
  ])
  expect(setSkips(PLAN, ['party', 'shop'], false).skips).toEqual(['raid 2026-11-23'])
})
