import { readNamedOptions, SLOT_COUNT, TEXT_REFUSAL_TEXTS, type TextRefusal } from '@gyeol/statting'
import { recipeTextContext } from '../../recipe-text-context.ts'
import { stattingTexts } from '../../statting.texts.ts'
import { type AutoForm, withFixed, withWanted } from './auto-form.ts'

/** A form with what a text asks for, and what of the text is left to be corrected. */
export type ReadWishes = {
  readonly form: AutoForm
  /** A line for each piece that was not understood. */
  readonly left: string
  readonly reasons: readonly string[]
}

/** Takes options out of a text: an amount below nothing is one that must be lowered, a bare name asks for all that fits. */
export function withWishes(form: AutoForm, text: string): ReadWishes {
  const { options, unread } = readNamedOptions(text, recipeTextContext())
  const refused: TextRefusal[] = [...unread]
  let next = form
  for (const { option, value, line, fragment } of options) {
    const isFixed = value !== null && value < 0
    const rows: readonly { readonly option: string }[] = isFixed ? next.fixed : next.wanted
    const at = rows.findIndex((row) => row.option === option)
    const index = at < 0 ? rows.length : at
    if (at < 0 && next.wanted.length + next.fixed.length >= SLOT_COUNT) {
      refused.push({ line, code: 'NO_FREE_SLOT', fragment })
    } else if (isFixed) next = withFixed(next, index, { option, value })
    else next = withWanted(next, index, { option, value: value ?? 'max' })
  }
  const ordered = refused.toSorted((one, other) => one.line - other.line)
  return {
    form: next,
    left: ordered.map(({ fragment = '' }) => fragment).join('\n'),
    reasons: ordered.map((refusal) =>
      stattingTexts.share.importLine(refusal.line, TEXT_REFUSAL_TEXTS[refusal.code](refusal)),
    ),
  }
}
