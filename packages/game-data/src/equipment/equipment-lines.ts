import type { StatCondition, StatLine } from '@gyeol/catalogue'
import type { EquipmentKind, GearKind, GearSlot, StatId } from '@gyeol/terms'
import type { EquipmentRow } from '../catalogue/catalogue-rows.ts'

/** A stat, its amount and, where it needs gear, the slot and the kinds worn there. */
type LineStat = readonly [StatId, number] | readonly [StatId, number, GearSlot, ...GearKind[]]

/** How it is had, from whom, at which level or levels, where, and in which colours. */
type LineObtain = readonly [
  by: EquipmentRow['obtain'][number]['by'],
  name: string,
  level?: number | readonly number[] | null,
  map?: string | null,
  dye?: readonly string[],
]

/** Level, difficulty, fee, then materials with their amounts. */
type LineRecipe = readonly [
  level: number | null,
  difficulty: number | null,
  fee: number | null,
  ...materials: (readonly [name: string, amount: number])[],
]

/** A row as its line has it: what usual rows have in common is left out. */
type Line = Omit<EquipmentRow, 'kind' | 'evidence' | 'stats' | 'obtain' | 'recipe'> & {
  readonly evidence?: EquipmentRow['evidence']
  readonly stats?: readonly LineStat[]
  readonly obtain?: readonly LineObtain[]
  readonly recipe?: LineRecipe
}

/**
 * Reads the rows of one kind. Each line is a row as JSON with `stats`, `obtain` and `recipe` as
 * short lists; a name without `evidence` was seen in Korean, numbers without `numbersEvidence` too.
 * Text, because thousands of literals would have to be typed one by one with every check.
 */
export function readEquipmentLines(kind: EquipmentKind, lines: string): readonly EquipmentRow[] {
  // The format above; a test holds every line to the terms.
  const rows = JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly Line[]
  return rows.map((line) => readLine(kind, line))
}

function readLine(kind: EquipmentKind, line: Line): EquipmentRow {
  const { stats = [], obtain = [], recipe, ...rest } = line
  return {
    evidence: 'seen',
    numbersEvidence: 'seen',
    ...rest,
    kind,
    stats: stats.map(readStat),
    obtain: obtain.flatMap(readObtain),
    ...(recipe === undefined ? {} : { recipe: readRecipe(recipe) }),
  }
}

function readStat([stat, value, slot, ...worn]: LineStat): StatLine {
  if (slot === undefined) return { stat, value }
  const when: StatCondition = { slot, worn }
  return { stat, value, when }
}

/** A monster of several levels is one way at each of them. */
function readObtain([by, name, level = null, map = null, dye]: LineObtain): EquipmentRow['obtain'] {
  const levels = Array.isArray(level) ? (level as readonly number[]) : [level as number | null]
  return levels.map((one) => ({
    by,
    name,
    level: one,
    map,
    ...(dye === undefined ? {} : { dye }),
  }))
}

function readRecipe([level, difficulty, fee, ...materials]: LineRecipe): EquipmentRow['recipe'] {
  return {
    level,
    difficulty,
    fee,
    materials: materials.map(([name, amount]) => ({ name, amount })),
  }
}
