import type { ChangeReader, WrittenChange } from './recipe-text-names.ts'
import { plainText, typedText } from './recipe-text-words.ts'
import { READ_WORDS } from './recipe-words.ts'
import type { TextRefusal } from './text-refusals.ts'

/** A line that says something, with its number in the text (1-based). */
export type TextLine = { readonly number: number; readonly text: string }

/** Quote signs, bullets, code fences and the "[name] [time]" of a pasted chat line. */
export function withoutDecoration(line: string): string {
  return typedText(line)
    .trim()
    .replace(/^\[[^\]]*\]\s*\[[^\]]*\]\s*/, '')
    .replace(/^(?:[>`*•]|-\s)+\s*/, '')
    .replace(/`+$/, '')
    .trim()
}

/** Lines that only tell the outcome. */
export function isResultLine(line: string): boolean {
  const plain = plainText(line)
  const openings = READ_WORDS.flatMap((words) => {
    return [words.success, words.expectedSuccess, words.inProgress, words.potential]
  })
  return [...openings, 'http'].some((word) => plain.startsWith(plainText(word)))
}

/** One line of the formula as written. */
export type WrittenStep = {
  readonly changes: readonly WrittenChange[]
  readonly repeat: number
  readonly potentials: readonly [before: number, after: number] | null
}

const STEP_NUMBER = /^\d{1,4}[.)]\s*/
const POTENTIALS = /\(?\s*([+-]?\d+)\s*(?:→|➔|➜|[-=]+>)\s*([+-]?\d+)\s*\)?\s*$/
const TIMES = /[×✕x*]\s*(\d+)\s*[번회]?\s*$/i
/** A comma between changes, not one inside "1,800". */
const BETWEEN_CHANGES = /[,，、](?!\d{3}(?!\d))/

/** Reads the changes, the repeat and the potentials of one line. */
export function readStepLine(
  { number, text }: TextLine,
  reader: ChangeReader,
): WrittenStep | TextRefusal {
  const numberless = text.replace(STEP_NUMBER, '')
  const potentials = POTENTIALS.exec(numberless)
  const rest = numberless.replace(POTENTIALS, '')
  const times = TIMES.exec(rest)
  const changes: WrittenChange[] = []
  for (const fragment of rest.replace(TIMES, '').split(BETWEEN_CHANGES)) {
    const change = reader(fragment)
    if (typeof change === 'string') return { line: number, code: change, fragment: fragment.trim() }
    changes.push(change)
  }
  return {
    changes,
    repeat: times ? Number(times[1]) : 1,
    potentials: potentials ? [Number(potentials[1]), Number(potentials[2])] : null,
  }
}
