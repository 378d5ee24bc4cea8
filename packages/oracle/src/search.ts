import { type Fields, isFields } from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'

/** The first line a search answers with: a thing or page by its key, a list with conditions, or words. */
export type FirstAnswer =
  | { readonly is: 'hit'; readonly key: string; readonly href: string | null }
  | {
      readonly is: 'list'
      readonly path: string
      /** The conditions, as the address of the list has them. */
      readonly conditions: string
      /** Rows the list shows, and names where it shows several rows as one. */
      readonly counts: readonly number[]
    }
  | { readonly is: 'said'; readonly text: string }

/** What answers a search in a language. */
export type FirstAnswerOf = (query: string, language: string) => FirstAnswer | null

type Tally = {
  readonly right: number
  readonly all: number
  readonly worldRight: number
  readonly worldAll: number
}

/**
 * Searches with their acceptable first answers: a list of `{ q, lang, want, why, cat, world? }`. Rows
 * of the world (monsters, materials, maps) are counted apart and fail nothing.
 */
export function createSearchOracle(firstOf: FirstAnswerOf): OracleEngine {
  return {
    read(file) {
      if (!Array.isArray(file) || file.length === 0 || !file.every(isRow)) {
        return { ok: false, message: 'not a list of searches with "q", "lang" and "want"' }
      }
      const tallies = new Map<string, Tally>()
      const lines: string[] = []
      const vectors = file.map(
        (row, place): OracleVector => ({
          id: `${place + 1} ${row.lang} ${row.q}`,
          run: () => {
            const first = firstOf(row.q, row.lang)
            const isRight = row.want.some((want) => fits(want, first))
            const isWorld = row.world === true
            count(tallies, row.lang, { isRight, isWorld })
            const mark = isRight ? 'right' : isWorld ? 'world' : 'WRONG'
            lines.push(`${mark} ${row.lang} ${row.cat ?? ''} ${row.q} → ${told(first)}`)
            return isRight || isWorld
              ? []
              : [`${told(first)}, not ${row.want.map(wanted).join(' | ')}`]
          },
        }),
      )
      return { ok: true, vectors, closing: () => [...lines, ...totals(tallies)].join('\n') }
    },
  }
}

type Row = Fields & {
  readonly q: string
  readonly lang: string
  readonly want: readonly Fields[]
  readonly cat?: string
  readonly world?: boolean
}

function isRow(row: unknown): row is Row {
  return (
    isFields(row) &&
    typeof row.q === 'string' &&
    typeof row.lang === 'string' &&
    Array.isArray(row.want) &&
    row.want.every(isFields)
  )
}

function count(
  tallies: Map<string, Tally>,
  language: string,
  { isRight, isWorld }: { readonly isRight: boolean; readonly isWorld: boolean },
): void {
  const tally = tallies.get(language) ?? { right: 0, all: 0, worldRight: 0, worldAll: 0 }
  tallies.set(language, {
    right: tally.right + Number(isRight && !isWorld),
    all: tally.all + Number(!isWorld),
    worldRight: tally.worldRight + Number(isRight && isWorld),
    worldAll: tally.worldAll + Number(isWorld),
  })
}

function totals(tallies: ReadonlyMap<string, Tally>): readonly string[] {
  return [...tallies].map(
    ([language, { right, all, worldRight, worldAll }]) =>
      `${language}: ${right} of ${all} right; of the world ${worldRight} of ${worldAll}`,
  )
}

/** The keys under which the kinds of the file are found. */
const KEYS: Readonly<Record<string, string>> = { episode: 'quest' }

function fits(want: Fields, first: FirstAnswer | null): boolean {
  if (first === null) return want.kind === 'none'
  if (want.kind === 'none') return first.is === 'said'
  if (want.kind === 'condition') {
    if (first.is !== 'list' || first.path !== want.list) return false
    const counts = [want.rows, want.names].filter((rows) => typeof rows === 'number')
    return counts.length === 0 || counts.some((rows) => first.counts.includes(rows))
  }
  if (first.is !== 'hit') return false
  if (want.kind === 'page' && typeof want.path === 'string') return first.href === want.path
  if (want.kind === 'page') return first.key === want.id
  if (want.kind === 'price') return first.href === `/current-price/${String(want.id)}`
  const kind = String(want.kind)
  return first.key === `${KEYS[kind] ?? kind}/${String(want.id)}`
}

function told(first: FirstAnswer | null): string {
  if (first === null) return 'nothing'
  if (first.is === 'said') return `“${first.text}”`
  if (first.is === 'hit') return first.key
  return `${first.path}?${first.conditions} (${first.counts.join('/')})`
}

function wanted({ kind, id, path, list, means, rows }: Fields): string {
  return [kind, id ?? path, list, means, rows]
    .filter((word) => word !== undefined)
    .map(String)
    .join(' ')
}
