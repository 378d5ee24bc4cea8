import { beforeEach, expect, it } from 'vitest'
import { redoChange, undoChange } from './session-changes.ts'
import { stattingSaved } from './statting.saved.ts'
import { activeOf } from '../../../shared/named-saves/named-saves.ts'

const SETTINGS = {
  type: 'w',
  recipePot: 46,
  startPot: 89,
  level: 305,
  tec: 255,
  proficiency: 0,
  matType: 0,
  matLevel: [0, 0, 0, 0, 0, 0],
  anvil: 0,
  element: false,
  rule: 'spec',
}

/** As version 1 wrote it: STR +3 confirmed, DEX −2 and DEX −3 more taken back. */
const YESTERDAY = {
  search: null,
  stats: [
    {
      name: '어제',
      settings: SETTINGS,
      formula: [[[0, 3, 'str']]],
      id: 'doc-1',
      redo: [[[1, -3, null]], [[1, -2, 'dex']]],
      draft: Array.from({ length: 8 }, () => [null, null]),
      at: 7,
    },
  ],
  select: 'doc-1',
}

beforeEach(() => {
  localStorage.clear()
  stattingSaved.refresh()
})

it('yesterday’s session opens, and what was taken back can be done again', () => {
  localStorage.setItem('statting', JSON.stringify({ v: 1, data: YESTERDAY }))
  stattingSaved.refresh()
  const doc = activeOf(stattingSaved.load())
  expect(doc.name).toBe('어제')
  const again = redoChange(redoChange(doc))
  expect(again.steps.flat().map(({ option, delta }) => [option, delta])).toEqual([
    ['str', 3],
    ['dex', -2],
    ['dex', -3],
  ])
  expect(undoChange(doc).steps).toEqual([])
})

it('a session of version 2, with things that can be taken back, opens as it was', () => {
  const [stat] = YESTERDAY.stats
  const past = ['confirm', [[0, 3, 'str', true]]]
  const data = { ...YESTERDAY, stats: [{ ...stat, undo: [past], redo: [] }] }
  localStorage.setItem('statting', JSON.stringify({ v: 2, data }))
  stattingSaved.refresh()
  const doc = activeOf(stattingSaved.load())
  expect([doc.name, doc.past.length]).toEqual(['어제', 1])
  expect(undoChange(doc).steps).toEqual([])
})
