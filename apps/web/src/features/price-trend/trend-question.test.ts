import { describe, expect, it } from 'vitest'
import {
  chosenPicks,
  firstDay,
  readPicks,
  withoutPick,
  withPick,
  writePicks,
} from './trend-question.ts'

describe('the items of a chart in its address', () => {
  it('keep their places when one between them is taken out', () => {
    const picks = withoutPick(readPicks('a,b,c'), 'b')
    expect(writePicks(picks)).toBe('a,,c')
    expect(readPicks('a,,c')).toEqual(picks)
    expect(chosenPicks(picks)).toEqual(['a', 'c'])
  })

  it('go into the first free place, each once, four at most', () => {
    expect(writePicks(withPick(readPicks('a,,c'), 'd'))).toBe('a,d,c')
    expect(withPick(readPicks('a,b'), 'a')).toEqual(readPicks('a,b'))
    const full = readPicks('a,b,c,d')
    expect(withPick(full, 'e')).toBe(full)
  })

  it.each(['', ',,,', 'a b', 'a,a', '../x,<b>', 'a,b,c,d,e,f'])(
    'are never more or other than items, whatever %j asks for',
    (text) => {
      const chosen = chosenPicks(readPicks(text))
      expect(chosen.length).toBeLessThanOrEqual(4)
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.every((id) => /^[\w-]+$/.test(id))).toBe(true)
    },
  )
})

it('a range ends today and has as many days as it says', () => {
  expect(firstDay('7', '2026-11-24')).toBe('2026-11-18')
  expect(firstDay('30', '2026-03-01')).toBe('2026-01-31')
  expect(firstDay('all', '2026-11-24')).toBe('2016-11-27')
})
