import type { PastedLine } from '@gyeol/korean'
import { MATERIALS } from '@gyeol/terms'
import type { Catalogue, Session, Settings } from './model.ts'
import { type Recipe, recipeOf } from './recipe.ts'
import { buildLines, readStepLine } from './recipe-text-lines.ts'
import { createChangeReader, type OtherOptionNames } from './recipe-text-names.ts'
import { isSettingsLine, readSettingsLine, settingsAhead } from './recipe-text-settings.ts'
import { carryOut } from './recipe-text-steps.ts'
import type { OptionNames } from './recipe-text-words.ts'
import { startSession } from './session.ts'
import { checkSettings, DEFAULT_SETTINGS, type SettingRefusal } from './settings.ts'
import type { TextRefusal } from './text-refusals.ts'

/** A line whose written potentials differ from the calculated ones: another rule set or a typo. */
export type PotentialDifference = {
  readonly line: number
  readonly written: readonly [before: number, after: number]
  readonly calculated: readonly [before: number, after: number]
}

/** What a text says and which of its lines are not understood, or only these where nothing is. */
export type RecipeText =
  | {
      readonly ok: true
      readonly settings: Settings
      readonly recipe: Recipe
      readonly session: Session
      readonly differences: readonly PotentialDifference[]
      /** Left out, in the order of the lines. */
      readonly unread: readonly TextRefusal[]
    }
  | { readonly ok: false; readonly refusals: readonly TextRefusal[] }

/** What the reader must know: the options, their names, and settings for what the text leaves out. */
export type RecipeTextContext = {
  readonly catalogue: Catalogue
  readonly names: OptionNames
  /** What options were called in older texts. */
  readonly formerNames?: OtherOptionNames
  /** What players call options, the surest first: the words the search knows. */
  readonly searchWords?: readonly OtherOptionNames[]
  readonly defaults?: Settings
}

/**
 * Reads what `writeRecipeText` writes, and what people make of it: other minus signs, missing
 * numbers, potentials, plus signs or spaces, quoted and pasted lines with greetings around them
 * (SPEC.md TXT4). What is not understood is left out and named. Texts are carried out while they are
 * read, so a text that is accepted is a recipe that works.
 */
export function readRecipeText(text: string, context: RecipeTextContext): RecipeText {
  const lines = buildLines(text).flatMap(withSettingsApart)
  if (lines.length === 0) return { ok: false, refusals: [{ line: 1, code: 'EMPTY_TEXT' }] }
  const said = lines.filter((line) => isSettingsLine(line.text))
  const { settings, unread } = readSettings(said, context.defaults ?? DEFAULT_SETTINGS)
  const steps = lines.filter((line) => !said.includes(line))
  const read = readSteps(steps, startSession(context.catalogue, settings), context)
  const refusals = [...unread, ...read.unread].toSorted((one, other) => one.line - other.line)
  const { session, differences } = read
  if (said.length === 0 && session.history.length === 0) return { ok: false, refusals }
  return { ok: true, settings, recipe: recipeOf(session), session, differences, unread: refusals }
}

function withSettingsApart(line: PastedLine): readonly PastedLine[] {
  const apart = settingsAhead(line.text)
  return apart === null ? [line] : apart.map((text) => ({ ...line, text }))
}

/** A setting out of its limits stays as it was before. */
function readSettings(lines: readonly PastedLine[], defaults: Settings) {
  const unread: TextRefusal[] = []
  let settings = defaults
  for (const { number: line, text } of lines) {
    const read = readSettingsLine(text, settings)
    const checked = checkSettings(read.settings)
    const wrong = checked.ok ? [] : checked.refusals
    unread.push(
      ...read.unknown.map((fragment): TextRefusal => ({ line, code: 'UNKNOWN_SETTING', fragment })),
      ...wrong.map((setting): TextRefusal => ({ line, code: 'SETTING_REFUSED', setting })),
    )
    settings = wrong.reduce((rest, { field }) => takeBack(rest, settings, field), read.settings)
  }
  return { settings, unread }
}

/** The settings with one field as it was before. */
function takeBack(settings: Settings, before: Settings, field: SettingRefusal['field']): Settings {
  const material = MATERIALS.find((one) => field === `materialLevels.${one}`)
  if (material === undefined) return { ...settings, [field]: before[field as keyof Settings] }
  const level = before.materialLevels[material]
  return { ...settings, materialLevels: { ...settings.materialLevels, [material]: level } }
}

function readSteps(
  lines: readonly PastedLine[],
  start: Session,
  { catalogue, names, formerNames = {}, searchWords = [] }: RecipeTextContext,
) {
  const reader = createChangeReader(catalogue, names, [formerNames, ...searchWords])
  const unread: TextRefusal[] = []
  const differences: PotentialDifference[] = []
  let session = start
  for (const line of lines) {
    const read = readStepLine(line, reader)
    if ('code' in read) {
      unread.push(read)
      continue
    }
    const before = session.potential
    const outcome = carryOut(session, read, line.number)
    if ('code' in outcome) {
      unread.push(outcome)
      continue
    }
    session = outcome
    const { potentials, unread: fragment } = read
    if (fragment !== '') unread.push({ line: line.number, code: 'UNREAD_WORDS', fragment })
    const after = session.history.at(-1)?.potentialAfter ?? before
    if (potentials && (potentials[0] !== before || potentials[1] !== after)) {
      const calculated = [before, after] as const
      differences.push({ line: line.number, written: potentials, calculated })
    }
  }
  return { session, differences, unread }
}
