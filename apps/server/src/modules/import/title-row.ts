import { withoutInvisible } from '@gyeol/korean'
import { unguarded } from '../../http/spreadsheet-text.ts'
import { wordOf } from '../catalogue/file-field.ts'
import type { SheetCell, SheetRow } from './file-sheet.ts'

/** Which field a word is the title of. */
export type TitleFinder = (word: string) => string | undefined

/** Fields by which a row is about something: one of them makes a row of titles alone. */
const NAMING = ['name', 'id']

/** Rows above a table that say something else: a heading, a date, groups of columns. */
const MOST_ABOVE = 20

/** Where the titles of a table stand and what they say. */
type Titles = {
  readonly words: readonly string[]
  /** The first row behind them. */
  readonly next: number
  /** How many of them are known. */
  readonly known: number
  /** How many cells the row has, empty ones at its end included. */
  readonly width: number
}

/**
 * Finds the row of titles: that of the first rows in which most of them are known. Where none is, the
 * first with several cells, as a heading has one.
 */
export function findTitles(rows: readonly SheetRow[], titleOf: TitleFinder): Titles {
  const candidates = rows.slice(0, MOST_ABOVE).map(({ cells }, at) => {
    const words = cells.map(titleWord)
    const fields = new Set(words.flatMap((word) => (word === '' ? [] : (titleOf(word) ?? []))))
    const isSure = fields.size > 1 || NAMING.some((field) => fields.has(field))
    return { at, words, width: cells.length, known: isSure ? fields.size : 0 }
  })
  const [best] = candidates.toSorted((left, right) => right.known - left.known)
  const chosen = best !== undefined && best.known > 0 ? best : firstWithSeveral(candidates)
  const { at, ...titles } = chosen ?? { at: 0, words: [], width: 0, known: 0 }
  // Titles merged over several rows stand in each of them.
  let next = at + 1
  while (candidates[next] !== undefined && isSame(candidates[next]?.words, titles.words)) next += 1
  return { ...titles, next }
}

type Candidate = Omit<Titles, 'next'> & { readonly at: number }

function firstWithSeveral(candidates: readonly Candidate[]): Candidate | undefined {
  const hasSeveral = ({ words }: Candidate) => words.filter((word) => word !== '').length > 1
  return candidates.find(hasSeveral) ?? candidates[0]
}

const isSame = (left: readonly string[] | undefined, right: readonly string[]) =>
  left?.length === right.length && left.every((word, index) => word === right[index])

/** The word a title says, as people see it. */
function titleWord(cell: SheetCell): string {
  return unguarded(withoutInvisible(wordOf(cell)).normalize('NFC')).trim()
}
