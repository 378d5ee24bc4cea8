import type { FormulaStep } from './model.ts'

/** One line of the condensed history. */
export type CondensedStep = {
  /** Options and signed value changes, in slot order. */
  readonly changes: readonly CondensedChange[]
  /** How many formula steps in a row did exactly this. */
  readonly repeat: number
  /** Index of the first of them in the history. */
  readonly firstStep: number
  readonly potentialBefore: number
  /** Potential after the last of them. */
  readonly potentialAfter: number
  /** The success rate when the last of them ended the session. */
  readonly finished: number | null
}

/** An option and the signed change of its displayed value. */
export type CondensedChange = {
  readonly slot: number
  readonly option: string
  readonly valueDelta: number
}

/** Merges consecutive steps that read the same: same options, same value changes (SPEC.md TXT1). */
export function condense(history: readonly FormulaStep[]): CondensedStep[] {
  const lines: CondensedStep[] = []
  for (const [index, step] of history.entries()) {
    const previous = lines.at(-1)
    if (previous && readsTheSame(previous, step)) {
      const { potentialAfter, finished } = step
      lines[lines.length - 1] = {
        ...previous,
        repeat: previous.repeat + 1,
        potentialAfter,
        finished,
      }
    } else {
      lines.push({
        changes: step.changes.map(({ slot, option, valueDelta }) => ({ slot, option, valueDelta })),
        repeat: 1,
        firstStep: index,
        potentialBefore: step.potentialBefore,
        potentialAfter: step.potentialAfter,
        finished: step.finished,
      })
    }
  }
  return lines
}

function readsTheSame({ changes }: CondensedStep, step: FormulaStep): boolean {
  if (changes.length !== step.changes.length) return false
  return step.changes.every(({ option, valueDelta }, index) => {
    return changes[index]?.option === option && changes[index]?.valueDelta === valueDelta
  })
}
