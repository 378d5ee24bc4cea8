import { expect, it } from 'vitest'
import { completenessOf, type RowState, rowStateOf, treeReference } from './completeness.ts'

const row = (id: string, more: Partial<RowState> = {}): RowState => ({
  id,
  evidence: 'seen',
  numbersEvidence: 'confirmed',
  refersTo: [],
  ...more,
})

it('counts rows by how sure their names and numbers are, those nobody has too', () => {
  const rows = [row('a'), row('b', { evidence: 'guess', numbersEvidence: 'unknown' })]
  expect(completenessOf(rows, new Set())).toEqual({
    count: 2,
    names: { confirmed: 0, seen: 1, ambiguous: 0, guess: 1, none: 0 },
    numbers: { confirmed: 1, seen: 0, ambiguous: 0, unknown: 1 },
    references: 0,
    resolved: 0,
  })
})

it('says how many references lead to a row', () => {
  const rows = [row('a', { refersTo: ['b', 'gone'] }), row('b', { refersTo: ['a'] })]
  expect(completenessOf(rows, new Set(['a', 'b']))).toMatchObject({ references: 3, resolved: 2 })
})

it('reads what any row refers to, a skill tree however it is written', () => {
  const row = {
    id: 'a',
    evidence: 'seen',
    parentId: null,
    crystaIds: ['b'],
    skillTree: 'Blade',
  } as const
  expect(rowStateOf(row)).toEqual({
    id: 'a',
    evidence: 'seen',
    numbersEvidence: 'unknown',
    refersTo: ['b', treeReference('blade')],
  })
})
