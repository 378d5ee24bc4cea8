import {
  DEFAULT_SETTINGS,
  type MaterialMode,
  type Recipe,
  RULE_SETS,
  type RuleSet,
  SETTING_LIMITS,
  type Settings,
  SLOT_COUNT,
} from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import {
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  textLike,
  tupleOf,
  wholeFrom,
} from '../../shared/saved-data/shapes.ts'
import { type Draft, EMPTY_DRAFT, type StattingDocument } from './sessions/statting-document.ts'

/**
 * The one place where the words of saved data, files and links (specification §3: type w/a, matType 0/1/2, matLevel,
 * formula codes `[slot, step delta, option if new]`) meet the words of the code.
 */
const MAX_STEPS = 2000
const MAX_NAME = 60

/** Settings in the words of specification §3. */
export type WireSettings = {
  type: 'w' | 'a'
  recipePot: number
  startPot: number
  level: number
  tec: number
  proficiency: number
  matType: 0 | 1 | 2
  matLevel: number[]
  anvil: number
  element: boolean
  rule: RuleSet
}

/** Slot, signed steps, and the option where the slot gets it now. */
type WireCode = [slot: number, delta: number, option: string | null]
/** Steps as codes. */
export type WireFormula = WireCode[][]

/** A build as links and files carry it: settings and formula, without a reader's own drafts. */
export type WireBuild = { name: string; settings: WireSettings; formula: WireFormula }

/** A session as the browser keeps it. */
export type WireDocument = WireBuild & {
  id: string
  redo: WireFormula
  draft: [option: string | null, value: number | null][]
  at: number
}

const within = ({ min, max }: { min: number; max: number }) => wholeFrom(min, max)
/** Whether something from outside may be an option's key; this version need not know it. */
export const isOptionKey = textLike(/^[a-z0-9_]{1,40}$/)
/** Whether something from outside is a list of steps. */
export const isWireFormula = listOf(
  listOf(
    tupleOf<WireCode>(wholeFrom(0, SLOT_COUNT - 1), wholeFrom(-9999, 9999), orNull(isOptionKey)),
    { min: 1, max: SLOT_COUNT },
  ),
  { min: 0, max: MAX_STEPS },
)
const isDraft = tupleOf<WireDocument['draft'][number]>(
  orNull(isOptionKey),
  orNull(numberFrom(-99_999, 99_999)),
)

/** Whether something from outside is settings. */
export const isWireSettings = hasShape<WireSettings>({
  type: oneOf(['w', 'a']),
  recipePot: within(SETTING_LIMITS.recipePotential),
  startPot: within(SETTING_LIMITS.startPotential),
  level: within(SETTING_LIMITS.level),
  tec: within(SETTING_LIMITS.tec),
  proficiency: within(SETTING_LIMITS.proficiency),
  matType: oneOf([0, 1, 2]),
  matLevel: listOf(within(SETTING_LIMITS.materialLevel), {
    min: MATERIALS.length,
    max: MATERIALS.length,
  }),
  anvil: within(SETTING_LIMITS.anvil),
  element: isBoolean,
  rule: oneOf(RULE_SETS),
})

const BUILD_SHAPE = {
  name: textLike(new RegExp(`^[^]{1,${MAX_NAME}}$`)),
  formula: isWireFormula,
  settings: isWireSettings,
}

/** Whether something from outside is a build. */
export const isWireBuild = hasShape<WireBuild>(BUILD_SHAPE)

/** Whether something from the browser's storage is a session. */
export const isWireDocument = hasShape<WireDocument>({
  ...BUILD_SHAPE,
  id: textLike(/^[A-Za-z0-9_-]{1,64}$/),
  redo: isWireFormula,
  draft: listOf(isDraft, { min: SLOT_COUNT, max: SLOT_COUNT }),
  at: numberFrom(0, Number.MAX_SAFE_INTEGER),
})

const MATERIAL_MODES: readonly MaterialMode[] = ['none', 'all10', 'perMaterial']

/** Settings as links, files and the browser keep them. */
export function writeSettings(settings: Settings): WireSettings {
  const matType = MATERIAL_MODES.indexOf(settings.materialMode)
  return {
    type: settings.equipment === 'weapon' ? 'w' : 'a',
    recipePot: settings.recipePotential,
    startPot: settings.startPotential,
    level: settings.level,
    tec: settings.tec,
    proficiency: settings.proficiency,
    matType: matType === 1 || matType === 2 ? matType : 0,
    matLevel: MATERIALS.map((material) => settings.materialLevels[material]),
    anvil: settings.anvil,
    element: settings.elementMatches,
    rule: settings.ruleSet,
  }
}

/** Kept settings, brought back. */
export function readSettings(wire: WireSettings): Settings {
  const levels = { ...DEFAULT_SETTINGS.materialLevels }
  MATERIALS.forEach((material, index) => {
    levels[material] = wire.matLevel[index] ?? 0
  })
  return {
    equipment: wire.type === 'w' ? 'weapon' : 'armor',
    recipePotential: wire.recipePot,
    startPotential: wire.startPot,
    level: wire.level,
    tec: wire.tec,
    proficiency: wire.proficiency,
    materialMode: MATERIAL_MODES[wire.matType] ?? 'none',
    materialLevels: levels,
    anvil: wire.anvil,
    elementMatches: wire.element,
    ruleSet: wire.rule,
  }
}

/** Steps as `[slot, step delta, option if new]` codes. */
export function writeFormula(steps: Recipe): WireFormula {
  return steps.map((step) =>
    step.map(({ slot, delta, option, isNew }) => [slot, delta, isNew ? option : null]),
  )
}

/** Reads codes back; a code without an option continues the option its slot got before. */
export function readFormula(formula: WireFormula, before: Recipe = []): Recipe {
  const optionOf = new Map<number, string>()
  for (const step of before) for (const { slot, option } of step) optionOf.set(slot, option)
  return formula.map((codes) =>
    codes.map(([slot, delta, key]) => {
      if (key !== null) optionOf.set(slot, key)
      return { slot, delta, option: optionOf.get(slot) ?? '', isNew: key !== null }
    }),
  )
}

function readDraft([option, value]: WireDocument['draft'][number]): Draft {
  return option === null && value === null ? EMPTY_DRAFT : { option, value }
}

/** What a link or file says of a session. */
export function writeBuild(doc: StattingDocument): WireBuild {
  return {
    name: doc.name.slice(0, MAX_NAME),
    settings: writeSettings(doc.settings),
    formula: writeFormula(doc.steps),
  }
}

/** The settings and steps of a build; identity, drafts and redo belong to the reader. */
export function readBuild(wire: WireBuild): Pick<StattingDocument, 'name' | 'settings' | 'steps'> {
  return {
    name: wire.name,
    settings: readSettings(wire.settings),
    steps: readFormula(wire.formula),
  }
}

/** What the browser keeps of a session. */
export function writeDocument(doc: StattingDocument): WireDocument {
  return {
    ...writeBuild(doc),
    id: doc.id,
    redo: writeFormula(doc.undone),
    draft: doc.drafts.map(({ option, value }) => [option, value]),
    at: doc.updatedAt,
  }
}

/** A kept session, brought back. */
export function readDocument(wire: WireDocument): StattingDocument {
  const build = readBuild(wire)
  return {
    ...build,
    id: wire.id,
    undone: readFormula(wire.redo.toReversed(), build.steps).toReversed(),
    drafts: wire.draft.map(readDraft),
    updatedAt: wire.at,
  }
}
