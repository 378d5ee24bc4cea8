import { type Episode, type Ingredient, MONSTER_KINDS, type QuestTable } from './model.ts'

/** The closed list of what can be wrong with a table. */
export const TABLE_FINDINGS = [
  'NO_EPISODES',
  'EMPTY_CHAPTER',
  'TOO_MANY_EPISODES',
  'WRONG_CHAPTER_NUMBER',
  'WRONG_EPISODE_NUMBER',
  'WRONG_EPISODE_INDEX',
  'WRONG_EPISODE_CHAPTER',
  'EMPTY_TITLE',
  'EXP_NOT_POSITIVE',
  'EXP_DROPS',
  'TOTAL_TOO_LARGE',
  'LEVEL_CAP_OUT_OF_RANGE',
  'AS_OF_UNREADABLE',
  'SKIPPABLE_EXP_NOT_POSITIVE',
  'VENENA_MISSING',
  'VENENA_TWICE',
  'VENENA_MOVED',
  'COUNT_NOT_POSITIVE',
  'NO_SOURCE',
  'NO_RECOMMENDED_SOURCE',
  'UNKNOWN_MONSTER_KIND',
] as const

/** One of {@link TABLE_FINDINGS}. */
export type TableFindingCode = (typeof TABLE_FINDINGS)[number]

/** One finding. Warnings may be right and want a second look; errors make the table unusable. */
export type TableFinding = {
  readonly code: TableFindingCode
  readonly severity: 'error' | 'warning'
  /** Chapter number as counted from the top of the table. */
  readonly chapter?: number
  /** Overall episode number as counted from the top of the table. */
  readonly episode?: number
  /** Item in question. */
  readonly item?: string
}

/** EXP of a whole table, so that 100,000 passes stay on the tabulated curve (SPEC.md EXP5). */
export const MAX_TABLE_EXP = 80_000_000_000
/** Episodes of a whole table; far beyond any story, so that kept numbers have a limit. */
export const MAX_EPISODES = 999
/** Where the specification places Venena, counted from 1 (chapter index 8, episode index 8 from 0). */
const VENENA = { id: 'venena', chapter: 9, index: 9 }
/** An episode that pays less than this share of the one before looks like a missing digit. */
const SUSPICIOUS_DROP = 0.2

const WARNINGS: ReadonlySet<TableFindingCode> = new Set([
  'EXP_DROPS',
  'VENENA_MOVED',
  'NO_RECOMMENDED_SOURCE',
])

/**
 * Whether a table describes a later state of the game than another (SPEC.md TAB5). `2026-06` and
 * `2026-06-27` are the same month of the game; neither is later.
 */
export function isLaterTable(
  table: Pick<QuestTable, 'asOf'>,
  than: Pick<QuestTable, 'asOf'>,
): boolean {
  const length = Math.min(table.asOf.length, than.asOf.length)
  return table.asOf.slice(0, length) > than.asOf.slice(0, length)
}

/** Everything that is wrong or suspicious in a table (SPEC.md TAB1–TAB4); empty = fit for use. */
export function checkTable(table: QuestTable): TableFinding[] {
  const episodes = table.chapters.flatMap((chapter) => chapter.episodes)
  const found: Finding[] = [
    ...(episodes.length === 0 ? [{ code: 'NO_EPISODES' } as const] : []),
    ...(episodes.length > MAX_EPISODES ? [{ code: 'TOO_MANY_EPISODES' } as const] : []),
    ...frameFindings(table),
    ...chapterFindings(table),
    ...episodes.flatMap((episode, index) => episodeFindings(episode, index + 1)),
    ...dropFindings(episodes),
    ...totalFindings(episodes),
    ...venenaFindings(episodes),
  ]
  return found.map((finding) => ({
    ...finding,
    severity: WARNINGS.has(finding.code) ? 'warning' : 'error',
  }))
}

type Finding = Omit<TableFinding, 'severity'>

function frameFindings({ levelCap, asOf }: QuestTable): Finding[] {
  const isCapFine = Number.isInteger(levelCap) && levelCap >= 2 && levelCap <= 999
  return [
    ...(isCapFine ? [] : [{ code: 'LEVEL_CAP_OUT_OF_RANGE' } as const]),
    ...(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(asOf)
      ? []
      : [{ code: 'AS_OF_UNREADABLE' } as const]),
  ]
}

function chapterFindings({ chapters }: QuestTable): Finding[] {
  const found: Finding[] = []
  let counted = 0
  for (const [position, { no, title, episodes }] of chapters.entries()) {
    const chapter = position + 1
    if (no !== chapter) found.push({ code: 'WRONG_CHAPTER_NUMBER', chapter })
    if (episodes.length === 0) found.push({ code: 'EMPTY_CHAPTER', chapter })
    if (title?.ko.trim() === '') found.push({ code: 'EMPTY_TITLE', chapter })
    for (const [place, episode] of episodes.entries()) {
      counted += 1
      const where = { chapter, episode: counted }
      if (episode.no !== counted) found.push({ code: 'WRONG_EPISODE_NUMBER', ...where })
      if (episode.index !== place + 1) found.push({ code: 'WRONG_EPISODE_INDEX', ...where })
      if (episode.chapter !== chapter) found.push({ code: 'WRONG_EPISODE_CHAPTER', ...where })
    }
  }
  return found
}

function episodeFindings(episode: Episode, no: number): Finding[] {
  const found: Finding[] = []
  if (episode.title.ko.trim() === '') found.push({ code: 'EMPTY_TITLE', episode: no })
  if (!isPositive(episode.exp)) found.push({ code: 'EXP_NOT_POSITIVE', episode: no })
  if (episode.skippable && !isPositive(episode.skippable.exp)) {
    found.push({ code: 'SKIPPABLE_EXP_NOT_POSITIVE', episode: no })
  }
  for (const ingredient of episode.ingredients ?? []) {
    found.push(...ingredientFindings(ingredient, no))
  }
  return found
}

function ingredientFindings({ itemName, count, monsters }: Ingredient, episode: number) {
  const found: Finding[] = []
  const where = { episode, item: itemName.ko }
  if (itemName.ko.trim() === '') found.push({ code: 'EMPTY_TITLE', episode })
  if (!isPositive(count)) found.push({ code: 'COUNT_NOT_POSITIVE', ...where })
  if (monsters.length === 0) found.push({ code: 'NO_SOURCE', ...where })
  else if (!monsters.some(({ recommended }) => recommended)) {
    found.push({ code: 'NO_RECOMMENDED_SOURCE', ...where })
  }
  if (monsters.some(({ kind }) => !MONSTER_KINDS.includes(kind))) {
    found.push({ code: 'UNKNOWN_MONSTER_KIND', ...where })
  }
  return found
}

function dropFindings(episodes: readonly Episode[]): Finding[] {
  return episodes.flatMap(({ exp }, index): Finding[] => {
    const before = episodes[index - 1]?.exp ?? 0
    return exp < before * SUSPICIOUS_DROP ? [{ code: 'EXP_DROPS', episode: index + 1 }] : []
  })
}

function totalFindings(episodes: readonly Episode[]): Finding[] {
  const total = episodes.reduce((sum, { exp, skippable }) => sum + exp + (skippable?.exp ?? 0), 0)
  return total > MAX_TABLE_EXP ? [{ code: 'TOTAL_TOO_LARGE' }] : []
}

function venenaFindings(episodes: readonly Episode[]): Finding[] {
  // A table that ends before chapter 9 is a fragment of the story, not a mistake.
  if (!episodes.some(({ chapter }) => chapter > VENENA.chapter)) return []
  const owners = episodes.filter(({ skippable }) => skippable?.id === VENENA.id)
  const [owner, second] = owners
  if (!owner) return [{ code: 'VENENA_MISSING' }]
  if (second) return [{ code: 'VENENA_TWICE', episode: second.no }]
  const isInPlace = owner.chapter === VENENA.chapter && owner.index === VENENA.index
  return isInPlace ? [] : [{ code: 'VENENA_MOVED', episode: owner.no }]
}

function isPositive(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}
