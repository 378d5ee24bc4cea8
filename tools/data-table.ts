import { completenessOf, rowStateOf, treeReference } from '../packages/catalogue/index.ts'
import {
  ABILITY_ROWS,
  BOSS_ROWS,
  CRYSTA_ROWS,
  JOB_ROWS,
  readEquipmentRows,
  REGISTLET_ROWS,
  SKILL_TREES,
} from '../packages/game-data/index.ts'

type ShippedRow = Parameters<typeof rowStateOf>[0]

const LISTS: Readonly<Record<string, readonly ShippedRow[]>> = {
  crysta: CRYSTA_ROWS,
  registlet: REGISTLET_ROWS,
  ability: ABILITY_ROWS,
  boss: BOSS_ROWS,
  equipment: readEquipmentRows(),
  job: JOB_ROWS,
}

/** Prints how much of the shipped lists is known; a site shows the same of its own at /about/data. */
function main(): number {
  const known = new Set([
    ...SKILL_TREES.map(({ id }) => treeReference(id)),
    ...Object.values(LISTS).flatMap((rows) => rows.map(({ id }) => id)),
  ])
  const table = Object.entries(LISTS).map(([list, rows]) => {
    const { count, names, numbers, references, resolved } = completenessOf(
      rows.map(rowStateOf),
      known,
    )
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
