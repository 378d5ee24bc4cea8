import { MATERIALS } from '@gyeol/terms'
import { type CondensedStep, condense } from './history.ts'
import type { Session, Settings, StepChange } from './model.ts'
import { type OptionNames, SEPARATOR, signedText } from './recipe-text-words.ts'
import { WRITTEN_WORDS } from './recipe-written-words.ts'
import { SLOT_COUNT } from './settings.ts'

/**
 * The session as plain text for chats (SPEC.md TXT2): settings, numbered steps with repeats
 * and potentials, success rate. `readRecipeText` gives the same recipe and settings back.
 */
export function writeRecipeText(session: Session, names: OptionNames): string {
  const marks = slotMarks(session)
  const steps = condense(session.history).map((line, index) => {
    return `${index + 1}. ${stepText(line, marks, names)}`
  })
  const end =
    session.finished === null
      ? `${WRITTEN_WORDS.inProgress}${SEPARATOR}${WRITTEN_WORDS.potential} ${signedText(session.potential)}`
      : `${WRITTEN_WORDS.success} ${session.finished}%`
  return [...settingsLines(session.settings), ...steps, end].join('\n')
}

function settingsLines(settings: Settings): string[] {
  const words = WRITTEN_WORDS
  const first = [
    words.title,
    words.equipment[settings.equipment],
    `${words.recipe} ${settings.recipePotential}`,
    `${words.start} ${settings.startPotential}`,
    `Lv.${settings.level}`,
    `TEC ${settings.tec}`,
    `${words.proficiency} ${settings.proficiency}`,
    ...(settings.anvil === 0 ? [] : [`${words.anvil} ${settings.anvil}`]),
    ...(settings.elementMatches ? [words.matchingElement] : []),
    ...(settings.ruleSet === 'consensus' ? [words.consensusRules] : []),
  ]
  const levels = MATERIALS.map((material) => settings.materialLevels[material])
  const hasLevels = levels.some((level) => level !== 0)
  const second = [
    `${words.materialReduction} ${words.materialModes[settings.materialMode]}`,
    ...(hasLevels
      ? MATERIALS.map((material) => {
          return `${words.materials[material]} ${settings.materialLevels[material]}`
        })
      : []),
  ]
  const lines = hasLevels || settings.materialMode !== 'none' ? [first, second] : [first]
  return lines.map((line) => line.join(SEPARATOR))
}

function stepText(
  { changes, repeat, potentialBefore, potentialAfter, firstStep }: CondensedStep,
  marks: ReadonlySet<string>,
  names: OptionNames,
): string {
  const items = changes.map(({ option, valueDelta, slot }) => {
    const mark = marks.has(markKey(firstStep, slot)) ? ` [${WRITTEN_WORDS.slot(slot + 1)}]` : ''
    return changeText(names[option] ?? option, valueDelta) + mark
  })
  const times = repeat > 1 ? ` ×${repeat}` : ''
  const potentials = `${signedText(potentialBefore)} → ${signedText(potentialAfter)}`
  return `${items.join(', ')}${times} (${potentials})`
}

/** "STR %" and 9 → "STR +9%", "크리티컬 확률 +" and 3 → "크리티컬 확률 +3". */
function changeText(name: string, valueDelta: number): string {
  const amount = signedText(valueDelta, '+')
  if (name.endsWith('%')) return `${name.slice(0, -1).trimEnd()} ${amount}%`
  return `${(name.endsWith('+') ? name.slice(0, -1) : name).trimEnd()} ${amount}`
}

/** New options that do not go into the first free slot: only these say their slot (TXT3). */
function slotMarks(session: Session): ReadonlySet<string> {
  const marks = new Set<string>()
  const used = new Set<number>()
  for (const [index, { changes }] of session.history.entries()) {
    for (const change of changes.filter(({ isNew }) => isNew)) {
      if (change.slot !== firstFree(used)) marks.add(markKey(index, change.slot))
      used.add(change.slot)
    }
  }
  return marks
}

function firstFree(used: ReadonlySet<number>): number {
  return Array.from({ length: SLOT_COUNT }, (_, slot) => slot).findIndex((slot) => !used.has(slot))
}

function markKey(step: number, slot: StepChange['slot']): string {
  return `${step}/${slot}`
}
