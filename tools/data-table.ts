import { completenessOf, type RowState } from '../packages/catalogue/index.ts'
import {
  ABILITY_ROWS,
  BOSS_ROWS,
  CRYSTA_ROWS,
  JOB_ROWS,
  readEquipmentRows,
  REGISTLET_ROWS,
  SKILL_TREES,
} from '../packages/game-data/index.ts'

type ShippedRow = Pick<RowState, 'id' | 'evidence'> & {
  readonly numbersEvidence?: RowState['numbersEvidence']
  readonly parentId?: string
  readonly crystaIds?: readonly string[]
  readonly skillTree?: string
}

const LISTS: Readonly<Record<string, readonly ShippedRow[]>> = {
  crysta: CRYSTA_ROWS,
  registlet: REGISTLET_ROWS,
  ability: ABILITY_ROWS,
  boss: BOSS_ROWS,
  equipment: readEquipmentRows(),
  job: JOB_ROWS,
}

/** Registlets write a tree's id in any case. */
const treeKey = (id: string) => `tree ${id.toLowerCase()}`

function toState(row: ShippedRow): RowState {
  const trees = row.skillTree === undefined ? [] : treeKey(row.skillTree)
  return {
    id: row.id,
    evidence: row.evidence,
    numbersEvidence: row.numbersEvidence ?? 'unknown',
    refersTo: [row.parentId ?? [], row.crystaIds ?? [], trees].flat(),
  }
}

/** Prints how much of the shipped lists is known; a site shows the same of its own at /about/data. */
function main(): number {
  const known = new Set([
    ...SKILL_TREES.map(({ id }) => treeKey(id)),
    ...Object.values(LISTS).flatMap((rows) => rows.map(({ id }) => id)),
  ])
  const table = Object.entries(LISTS).map(([list, rows]) => {
    const { count, names, numbers, references, resolved } = completenessOf(rows.map(toState), known)
    const korean = { koreanSeen: names.confirmed + names.seen, likely: names.guess }
    return {
      list,
      rows: count,
      ...korean,
      noKorean: names.none,
      namesDisputed: names.ambiguous,
      numbersAgree: numbers.confirmed,
      oneSource: numbers.seen,
      numbersDiffer: numbers.ambiguous,
      numbersUnknown: numbers.unknown,
      references: `${resolved}/${references}`,
      isWhole: resolved === references,
    }
  })
  console.table(table.map(({ isWhole: _isWhole, ...shown }) => shown))
  return table.every(({ isWhole }) => isWhole) ? 0 : 1
}

process.exitCode = main()
