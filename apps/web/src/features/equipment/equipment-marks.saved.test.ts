import { beforeEach, expect, it } from 'vitest'
import { equipmentMarks } from './equipment-marks.saved.ts'

beforeEach(() => localStorage.clear())

it('marks made under a former id are those of the piece of today', () => {
  const data = {
    favourites: ['staff-windstaff-2', 'bow-bow', 'staff-windstaff-npc'],
    owned: ['bowgun-swordbowgun-2'],
  }
  localStorage.setItem('equipment-marks', JSON.stringify({ v: 1, data }))
  equipmentMarks.refresh()
  expect(equipmentMarks.load()).toEqual({
    favourites: ['staff-windstaff-npc', 'bow-bow'],
    owned: ['bowgun-swordbowgun-npc'],
  })
})
