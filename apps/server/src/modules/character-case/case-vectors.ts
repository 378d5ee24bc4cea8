import type { CaseVectors } from '@gyeol/contract'
import type { CharacterCaseTable } from '../../database/schema-catalogue.ts'
import { contentOf } from './character-case-view.ts'

type Row = Pick<CharacterCaseTable, 'id' | 'figure' | 'content'>

/**
 * Cases in the form of the recordings of other programs. Each expects only what its player saw; ours
 * stands among the `others`, so that our own number never comes back as an expectation of itself.
 */
export function toCaseVectors(rows: readonly Row[]): CaseVectors {
  const vectors: CaseVectors = { cases: [], damage: [] }
  for (const row of rows) {
    const { ours, theirs, word, inputs } = contentOf(row)
    const vector = {
      id: `player-${row.id}`,
      group: 'players' as const,
      expect: { [row.figure]: theirs },
      others: { ours },
      note: word,
    }
    if (inputs.hit === null) vectors.cases.push({ ...vector, input: inputs.character })
    else vectors.damage.push({ ...vector, input: inputs.hit })
  }
  return vectors
}
