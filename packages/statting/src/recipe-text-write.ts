import { MATERIALS } from '@gyeol/terms'
import { type CondensedStep, condense } from './history.ts'
import type { Session, Settings, StepChange } from './model.ts'
import {
  CONSENSUS_RULES,
  EQUIPMENT_WORDS,
  IN_PROGRESS,
  MATCHING_ELEMENT,
  MATERIAL_MODE_WORDS,
  MATERIAL_REDUCTION,
  MATERIAL_WORDS,
  type OptionNames,
  SEPARATOR,
  SUCCESS,
  signedText,
  TITLE,
} from './recipe-text-words.ts'
import { SLOT_COUNT } from './settings.ts'

/**
 * The session as plain Korean text for chats (SPEC.md TXT2): settings, numbered steps with repeats
 * and potentials, success rate. `readRecipeText` gives the same recipe and settings back.
 */
export function writeRecipeText(session: Session, names: OptionNames): string {
  const marks = slotMarks(session)
  const steps = condense(session.history).map((line, index) => {
    return `${index + 1}. ${stepText(line, marks, names)}`
  })
  const end =
    session.finished === null
      ? `${IN_PROGRESS}${SEPARATOR}잠재력 ${signedText(session.potential)}`
      : `${SUCCESS} ${session.finished}%`
  return [...settingsLines(session.settings), ...steps, end].join('\n')
}

function settingsLines(settings: Settings): string[] {
  const first = [
    TITLE,
    EQUIPMENT_WORDS[settings.equipment],
    `레시피 ${settings.recipePotential}`,
    `시작 ${settings.startPotential}`,
    `Lv.${settings.level}`,
    `TEC ${settings.tec}`,
    `숙련도 ${settings.proficiency}`,
    ...(settings.anvil === 0 ? [] : [`모루 ${settings.anvil}`]),
    ...(settings.elementMatches ? [MATCHING_ELEMENT] : []),
    ...(settings.ruleSet === 'consensus' ? [CONSENSUS_RULES] : []),
  ]
  const levels = MATERIALS.map((material) => settings.materialLevels[material])
  const hasLevels = levels.some((level) => level !== 0)
  const second = [
    `${MATERIAL_REDUCTION} ${MATERIAL_MODE_WORDS[settings.materialMode]}`,
    ...(hasLevels
      ? MATERIALS.map((material) => {
          return `${MATERIAL_WORDS[material]} ${settings.materialLevels[material]}`
        })
      : []),
  ]
  const lines = hasLevels || settings.materialMode !== 'none' ? [first, second] : [first]
  return lines.map((words) => words.join(SEPARATOR))
}

function stepText(
  { changes, repeat, potentialBefore, potentialAfter, firstStep }: CondensedStep,
  marks: ReadonlySet<string>,
  names: OptionNames,
): string {
  const items = changes.map(({ option, valueDelta, slot }) => {
    const mark = marks.has(markKey(firstStep, slot)) ? ` [${slot + 1}번 칸]` : ''
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
