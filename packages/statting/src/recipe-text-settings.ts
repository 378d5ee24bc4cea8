import { EQUIPMENT_TYPES, MATERIALS, type Material } from '@gyeol/terms'
import type { Settings } from './model.ts'
import { plainText } from './recipe-text-words.ts'
import { READ_WORDS, type RecipeWords } from './recipe-words.ts'
import { MATERIAL_MODES } from './settings.ts'

const NUMBER_WORDS = [
  ['recipePotential', /^(?:레시피(?:잠재력?)?|recipe(?:potential)?)(\d+)$/],
  ['startPotential', /^(?:시작(?:잠재력?)?|start(?:ing)?(?:potential)?)(\d+)$/],
  ['level', /^(?:lv\.?|레벨|level)(\d+)$/],
  ['tec', /^tec(\d+)$/],
  ['proficiency', /^(?:(?:대장장이)?숙련도|(?:smith)?proficiency)(\d+)$/],
  ['anvil', /^(?:모루|anvil)(\d+)$/],
] as const

/** What the rule set was called in texts of before. */
const FORMER_CONSENSUS_RULES = ['실게임 추정 규칙', 'Likely in-game rules']

/** Other names of a material than the one that is written. */
const MATERIAL_ALIASES: Readonly<Record<string, Material>> = { 나무: 'wood', 마나: 'mana' }

/** Stands between settings; chats and keyboards have more than one dot, and people more than dots. */
const SEPARATOR = '[·•∙⋅‧・･ㆍᆞ|,/]'
const TITLE = new RegExp(`^(?<before>.*?)(?=(?:옵션\\s*부여|statting)\\s*(?:${SEPARATOR}|$))`, 'i')
const BETWEEN_SETTINGS = new RegExp(SEPARATOR)

/** Whether a line tells settings, not a step; words may stand before them. */
export function isSettingsLine(line: string): boolean {
  const plain = plainText(line)
  const isOpened = READ_WORDS.some(({ title, materialReduction }) =>
    [title, materialReduction].some((word) => plain.startsWith(plainText(word))),
  )
  return isOpened || TITLE.test(line)
}

/** What one line of settings says, and the words in it that say nothing we know. */
export function readSettingsLine(
  line: string,
  settings: Settings,
): { readonly settings: Settings; readonly unknown: readonly string[] } {
  const unknown: string[] = []
  let read = settings
  const before = TITLE.exec(line)?.groups?.['before'] ?? ''
  if (before.trim() !== '') unknown.push(before.trim())
  for (const word of line
    .slice(before.length)
    .split(BETWEEN_SETTINGS)
    .map((part) => part.trim())) {
    const next = word === '' ? read : readWord(plainText(word), read)
    if (next) read = next
    else unknown.push(word)
  }
  return { settings: read, unknown }
}

function readWord(word: string, settings: Settings): Settings | null {
  if (isWord(word, ({ title }) => title)) return settings
  if (isWord(word, ({ matchingElement }) => matchingElement)) {
    return { ...settings, elementMatches: true }
  }
  if (
    isWord(word, ({ consensusRules }) => consensusRules) ||
    FORMER_CONSENSUS_RULES.some((former) => plainText(former) === word)
  ) {
    return { ...settings, ruleSet: 'consensus' }
  }
  return readNumber(word, settings) ?? readChoice(word, settings) ?? readMaterial(word, settings)
}

/** Whether plain text says this in one of the languages. */
function isWord(plain: string, wordOf: (words: RecipeWords) => string): boolean {
  return READ_WORDS.some((words) => plainText(wordOf(words)) === plain)
}

function readNumber(word: string, settings: Settings): Settings | null {
  for (const [field, pattern] of NUMBER_WORDS) {
    const digits = pattern.exec(word)?.[1]
    if (digits !== undefined) return { ...settings, [field]: Number(digits) }
  }
  return null
}

function readChoice(word: string, settings: Settings): Settings | null {
  const equipment = EQUIPMENT_TYPES.find((type) => isWord(word, (words) => words.equipment[type]))
  if (equipment) return { ...settings, equipment }
  const materialMode = MATERIAL_MODES.find((mode) => {
    return isWord(word, (words) => words.materialReduction + words.materialModes[mode])
  })
  return materialMode ? { ...settings, materialMode } : null
}

function readMaterial(word: string, settings: Settings): Settings | null {
  const [, name = '', digits] = /^(\D+)(\d+)$/.exec(word) ?? []
  const material =
    MATERIALS.find((one) => isWord(name, (words) => words.materials[one])) ?? MATERIAL_ALIASES[name]
  if (material === undefined || digits === undefined) return null
  return {
    ...settings,
    materialLevels: { ...settings.materialLevels, [material]: Number(digits) },
  }
}
