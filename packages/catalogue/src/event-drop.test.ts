import { expect, it } from 'vitest'
import { dropsAllYear, isEventDrop } from './event-drop.ts'

const tower = { monster: '바라토크', map: 'Grazen Tower: Top Floor' }
const lastYear = { monster: '가드 골렘 (Megiston 2022)', map: null }
const party = { monster: '디알크', map: '이벤트' }

it('tells drops of events by their place, and by the year of the monster', () => {
  expect([tower, lastYear, party, { ...party, map: 'Event' }].map(isEventDrop)).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(isEventDrop({ monster: '야시로 아즈키 (Lv2000)', map: null })).toBe(false)
})

it('knows what can be had all year: what drops somewhere outside of events', () => {
  expect(dropsAllYear([lastYear, tower])).toBe(true)
  expect(dropsAllYear([lastYear, party])).toBe(false)
  expect(dropsAllYear([])).toBe(false)
})
