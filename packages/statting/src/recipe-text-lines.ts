import { type PastedLine, pastedLines } from '@gyeol/korean'
import type { ChangeReader, WrittenChange } from './recipe-text-names.ts'
import { plainText, typedText } from './recipe-text-words.ts'
import { READ_WORDS } from './recipe-words.ts'
import type { TextRefusal } from './text-refusals.ts'

/** The lines of a pasted text that say something of a build, in the signs of keyboards. */
export function buildLines(text: string): readonly PastedLine[] {
  return pastedLines(text)
    .map((line) => ({ ...line, text: typedText(line.text).replaceAll(AROUND, '') }))
    .filter((line) => !isResultLine(line.text))
}

const AROUND = /^["'“”‘’「」『』]+|["'“”‘’「」『』]+$/g

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
  /** What stands behind it and says nothing. */
  readonly unread: string
}

/** No option begins with a digit. */
const STEP_NUMBER =
  /^(?:\(\d{1,4}\)|(?:step\s*|단계\s*)?#?\d{1,4}(?:[.):>]|번(?:째)?[.:)]?|단계[.:)]?|\s*-(?=\s)|(?=\s+\p{L})))\s*/iu
const POTENTIALS =
  /\(?\s*([+-]?\d+)\s*(?:[→⇒➔➜➡⟶▶►»>]|[-=~]+>)\s*([+-]?\d+)\s*\)?(?<behind>[^\d%]*)$/
/** Said behind a step. */
const CONFIRMED = /\s+확정[!.]*\s*$/
const TIMES = /[×✕✖x*]\s*(\d+)\s*[번회]?\s*$/i
/**
 * What stands between changes: a comma, not one inside "1,800", another sign, a blank behind a name with its
 * amount, or nothing before the next name with one (크뎀3공퍼4).
 */
const BETWEEN_CHANGES =
  /[,，、](?!\d{3}(?!\d))|[;/·|&]|(?<=\d%?)\s*\+\s*(?=\p{L})|(?<=[\p{L}%](?:\s*\+)?\s*[:=]?\s*[+-]?\d+%?)\s+(?=\p{L})|(?<=[\p{L}%][+-]?\d+%?)(?=(?!퍼|프로|percent)\p{L}[\p{L}%]*[+-]?\d)/u

/** Reads the changes, the repeat and the potentials of one line. */
export function readStepLine(
  { number, text }: PastedLine,
  reader: ChangeReader,
): WrittenStep | TextRefusal {
  const numberless = text.replace(STEP_NUMBER, '')
  const potentials = POTENTIALS.exec(numberless)
  const rest = numberless.replace(POTENTIALS, '').replace(CONFIRMED, '')
  const times = TIMES.exec(rest)
  const changes: WrittenChange[] = []
  for (const fragment of fragmentsOf(rest)) {
    const change = reader(fragment)
    if (typeof change === 'string') return { line: number, code: change, fragment: fragment.trim() }
    changes.push(change)
  }
  return {
    changes,
    repeat: times ? Number(times[1]) : 1,
    potentials: potentials ? [Number(potentials[1]), Number(potentials[2])] : null,
    unread: potentials?.groups?.['behind']?.trim() ?? '',
  }
}

/** The changes of a line, without its repeat, each as it is written. */
export function fragmentsOf(text: string): readonly string[] {
  return text.replace(TIMES, '').split(BETWEEN_CHANGES)
}

/** A line without the number of its step and without potentials. */
export function changesOfLine(text: string): string {
  return text.replace(STEP_NUMBER, '').replace(POTENTIALS, '')
}
