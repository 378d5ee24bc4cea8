import { describe, expect } from 'vitest'
import { folderBeside, fixture, type Json, type JsonFields } from './beside.ts'

const beside = folderBeside('../shared/')

const GATHERED = 'packages/game-data/fixtures/gathered'
const isFields = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsOf = (file: JsonFields, ...keys: string[]) =>
  keys.flatMap((key) => file[key] as JsonFields[]) // lists of our own making

/** Whether a value of a fixture is one of the whole file: it leaves fields out, and ends of lists. */
function isKept(kept: Json | undefined, whole: Json | undefined): boolean {
  if (Array.isArray(kept))
    return Array.isArray(whole) && kept.every((value, at) => isKept(value, whole[at]))
  if (isFields(kept))
    return isFields(whole) && Object.keys(kept).every((key) => isKept(kept[key], whole[key]))
  return kept === whole
}

describe('the lists in fixtures say what was gathered', () => {
  beside.it('facts/crysta.json')('of every crysta', () => {
    const rows = rowsOf(beside.json('facts/crysta.json'), 'rows')
    const kept = rowsOf(fixture(`${GATHERED}/crysta.json`), 'rows')
    expect(kept.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(kept.filter((row, at) => !isKept(row, rows[at]))).toEqual([])
    expect(kept.map(({ stats }) => stats)).toEqual(rows.map(({ stats }) => stats))
  })

  for (const [list, ...keys] of [
    ['registlet', 'rows'],
    ['ability', 'rows'],
    ['boss', 'bosses', 'fieldBosses'],
    ['equipment', 'rows'],
  ] as const)
    beside.it(`facts/${list}.json`)(`of the ${list} rows that were chosen`, () => {
      const rows = rowsOf(beside.json(`facts/${list}.json`), ...keys)
      const kept = rowsOf(fixture(`${GATHERED}/${list}.json`), 'rows')
      expect(kept.filter((row) => !rows.some((whole) => isKept(row, whole)))).toEqual([])
    })

  beside.it('facts/main-quest.json')('of the main quest', () => {
    const { source: _source, note: _note, ...kept } = fixture(`${GATHERED}/main-quest.json`)
    expect(isKept(kept, beside.json('facts/main-quest.json'))).toBe(true)
  })

  beside.it('vectors/statting-auto.json')('of the automatic grants', () => {
    const problems = rowsOf(beside.json('vectors/statting-auto.json'), 'problems')
    const kept = rowsOf(
      fixture('packages/statting-auto/fixtures/recorded-problems.json'),
      'problems',
    )
    expect(kept).toHaveLength(18)
    expect(kept.filter((row) => !problems.some((whole) => isKept(row, whole)))).toEqual([])
  })

  beside.it('facts/skills.json')('of the skill trees', () => {
    const trees = rowsOf(beside.json('facts/skills.json'), 'trees')
    expect(fixture(`${GATHERED}/skills.json`).trees).toEqual(
      trees.map((tree) => [
        tree.nameKo,
        tree.tierCharacterLevel,
        rowsOf(tree, 'skills').map(({ id, nameKo, prereq, tier }) => [id, nameKo, prereq, tier]),
      ]),
    )
  })
})
