import type { Catalogue, Session, Settings } from './model.ts'
import { type Recipe, recipeOf } from './recipe.ts'
import {
  isResultLine,
  readStepLine,
  type TextLine,
  withoutDecoration,
} from './recipe-text-lines.ts'
import { createChangeReader, type FormerOptionNames } from './recipe-text-names.ts'
import { isSettingsLine, readSettingsLine } from './recipe-text-settings.ts'
import { carryOut } from './recipe-text-steps.ts'
import type { OptionNames } from './recipe-text-words.ts'
import { startSession } from './session.ts'
import { checkSettings, DEFAULT_SETTINGS } from './settings.ts'
import type { TextRefusal } from './text-refusals.ts'

/** A line whose written potentials differ from the calculated ones: another rule set or a typo. */
export type PotentialDifference = {
  readonly line: number
  readonly written: readonly [before: number, after: number]
  readonly calculated: readonly [before: number, after: number]
}

/** What a text says, or every line that is not understood. */
export type RecipeText =
  | {
      readonly ok: true
      readonly settings: Settings
      readonly recipe: Recipe
      readonly session: Session
      readonly differences: readonly PotentialDifference[]
    }
  | { readonly ok: false; readonly refusals: readonly TextRefusal[] }

/** What the reader must know: the options, their names, and settings for what the text leaves out. */
export type RecipeTextContext = {
  readonly catalogue: Catalogue
  readonly names: OptionNames
  /** What options were called in older texts. */
  readonly formerNames?: FormerOptionNames
  readonly defaults?: Settings
}

/**
 * Reads what `writeRecipeText` writes, and what people make of it: other minus signs, missing
 * numbers, potentials, plus signs or spaces, quoted and pasted lines (SPEC.md TXT4). Texts are
 * carried out while they are read, so a text that is accepted is a recipe that works.
 */
export function readRecipeText(text: string, context: RecipeTextContext): RecipeText {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, index): TextLine[] => {
    const bare = withoutDecoration(line)
    return bare === '' || isResultLine(bare) ? [] : [{ number: index + 1, text: bare }]
  })
  if (lines.length === 0) return { ok: false, refusals: [{ line: 1, code: 'EMPTY_TEXT' }] }
  const { settings, refusals } = readSettings(lines, context.defaults ?? DEFAULT_SETTINGS)
  if (refusals.length > 0) return { ok: false, refusals }
  return readSteps(lines, settings, context)
}

function readSettings(lines: readonly TextLine[], defaults: Settings) {
  const refusals: TextRefusal[] = []
  let settings = defaults
  let lastLine = 1
  for (const { number, text } of lines.filter((line) => isSettingsLine(line.text))) {
    const read = readSettingsLine(text, settings)
    settings = read.settings
    lastLine = number
    refusals.push(
      ...read.unknown.map((fragment): TextRefusal => {
        return { line: number, code: 'UNKNOWN_SETTING', fragment }
      }),
    )
  }
  const checked = checkSettings(settings)
  const wrong = checked.ok ? [] : checked.refusals
  refusals.push(
    ...wrong.map((setting): TextRefusal => ({ line: lastLine, code: 'SETTING_REFUSED', setting })),
  )
  return { settings, refusals }
}

function readSteps(
  lines: readonly TextLine[],
  settings: Settings,
  { catalogue, names, formerNames = {} }: RecipeTextContext,
): RecipeText {
  const reader = createChangeReader(catalogue, names, formerNames)
  const refusals: TextRefusal[] = []
  const differences: PotentialDifference[] = []
  let session = startSession(catalogue, settings)
  for (const line of lines.filter(({ text }) => !isSettingsLine(text))) {
    const read = readStepLine(line, reader)
    if ('code' in read) {
      refusals.push(read)
      continue
    }
    const before = session.potential
    const outcome = carryOut(session, read, line.number)
    if ('code' in outcome) {
      refusals.push(outcome)
      continue
    }
    session = outcome
    const after = session.history.at(-1)?.potentialAfter ?? before
    const { potentials } = read
    if (potentials && (potentials[0] !== before || potentials[1] !== after)) {
      const calculated = [before, after] as const
      differences.push({ line: line.number, written: potentials, calculated })
    }
  }
  if (refusals.length > 0) return { ok: false, refusals }
  return { ok: true, settings, recipe: recipeOf(session), session, differences }
}
