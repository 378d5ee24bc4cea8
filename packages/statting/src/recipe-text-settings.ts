import { EQUIPMENT_TYPES, MATERIALS, type Material } from '@gyeol/terms'
import type { Settings } from './model.ts'
import {
  CONSENSUS_RULES,
  EQUIPMENT_WORDS,
  MATCHING_ELEMENT,
  MATERIAL_MODE_WORDS,
  MATERIAL_REDUCTION,
  MATERIAL_WORDS,
  plainText,
  TITLE,
} from './recipe-text-words.ts'
import { MATERIAL_MODES } from './settings.ts'

const NUMBER_WORDS = [
  ['recipePotential', /^레시피(?:잠재력?)?(\d+)$/],
  ['startPotential', /^시작(?:잠재력?)?(\d+)$/],
  ['level', /^(?:lv\.?|레벨)(\d+)$/],
  ['tec', /^tec(\d+)$/],
  ['proficiency', /^(?:대장장이)?숙련도(\d+)$/],
  ['anvil', /^모루(\d+)$/],
] as const

/** Other names of a material than the one that is written. */
const MATERIAL_ALIASES: Readonly<Record<string, Material>> = { 나무: 'wood', 마나: 'mana' }

/** Whether a line tells settings, not a step. */
export function isSettingsLine(line: string): boolean {
  const plain = plainText(line)
  return [TITLE, MATERIAL_REDUCTION].some((word) => plain.startsWith(plainText(word)))
}

/** What one line of settings says, and the words in it that say nothing we know. */
export function readSettingsLine(
  line: string,
  settings: Settings,
): { readonly settings: Settings; readonly unknown: readonly string[] } {
  const unknown: string[] = []
  let read = settings
  for (const word of line.split(/[·•ㆍ|,]/).map((part) => part.trim())) {
    const next = word === '' ? read : readWord(plainText(word), read)
    if (next) read = next
    else unknown.push(word)
  }
  return { settings: read, unknown }
}

function readWord(word: string, settings: Settings): Settings | null {
  if (word === plainText(TITLE)) return settings
  if (word === plainText(MATCHING_ELEMENT)) return { ...settings, elementMatches: true }
  if (word === plainText(CONSENSUS_RULES)) return { ...settings, ruleSet: 'consensus' }
  return readNumber(word, settings) ?? readChoice(word, settings) ?? readMaterial(word, settings)
}

function readNumber(word: string, settings: Settings): Settings | null {
  for (const [field, pattern] of NUMBER_WORDS) {
    const digits = pattern.exec(word)?.[1]
    if (digits !== undefined) return { ...settings, [field]: Number(digits) }
  }
  return null
}

function readChoice(word: string, settings: Settings): Settings | null {
  const equipment = EQUIPMENT_TYPES.find((type) => word === EQUIPMENT_WORDS[type])
  if (equipment) return { ...settings, equipment }
  const materialMode = MATERIAL_MODES.find((mode) => {
    return word === plainText(MATERIAL_REDUCTION + MATERIAL_MODE_WORDS[mode])
  })
  return materialMode ? { ...settings, materialMode } : null
}

function readMaterial(word: string, settings: Settings): Settings | null {
  const [, name = '', digits] = /^(\D+)(\d+)$/.exec(word) ?? []
  const material = MATERIALS.find((one) => MATERIAL_WORDS[one] === name) ?? MATERIAL_ALIASES[name]
  if (material === undefined || digits === undefined) return null
  return {
    ...settings,
    materialLevels: { ...settings.materialLevels, [material]: Number(digits) },
  }
}
