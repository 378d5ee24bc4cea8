import { type EquipmentType, EQUIPMENT_TYPES, MATERIALS, type Material } from '@gyeol/terms'
import type { Settings } from './model.ts'
import { plainText } from './recipe-text-words.ts'
import { READ_WORDS, type RecipeWords } from './recipe-words.ts'
import { MATERIAL_MODES } from './settings.ts'

const NUMBER_WORDS = [
  ['recipePotential', '레시피(?:잠재력?)?|recipe(?:potential)?'],
  ['startPotential', '시작(?:잠재력?)?|잠재력?|start(?:ing)?(?:potential)?|potential'],
  ['level', 'lv\\.?|레벨|level'],
  ['tec', 'tec'],
  ['proficiency', '(?:대장장이)?숙련도?|(?:smith)?proficiency'],
  ['anvil', '모루|anvil'],
] as const

/** Other names of equipment than those that are written. */
const EQUIPMENT_ALIASES: Readonly<Record<string, EquipmentType>> = {
  갑옷: 'armor',
  armour: 'armor',
}

/** What people write without a title: 방어구 잠재 95. */
const PLAIN_WORD = [
  ...Object.keys(EQUIPMENT_ALIASES),
  ...READ_WORDS.flatMap(({ equipment }) => Object.values(equipment).map(plainText)),
  ...NUMBER_WORDS.map(([, words]) => `(?:${words})\\d+`),
].join('|')

/** What the rule set was called in texts of before. */
const FORMER_CONSENSUS_RULES = ['실게임 추정 규칙', 'Likely in-game rules']

/** Other names of a material than the one that is written. */
const MATERIAL_ALIASES: Readonly<Record<string, Material>> = { 나무: 'wood', 마나: 'mana' }

/** Stands between settings; chats and keyboards have more than one dot, and people more than dots. */
const SEPARATOR = '[·•∙⋅‧・･ㆍᆞ|,/]'
const TITLE = new RegExp(`^(?<before>.*?)(?=(?:옵션\\s*부여|statting)\\s*(?:${SEPARATOR}|$))`, 'i')
const BETWEEN_SETTINGS = new RegExp(SEPARATOR)
const BOUNDARY = new RegExp(`\\s*${SEPARATOR}\\s*|\\s+`, 'g')
const UNTITLED = new RegExp(`^(?:(?:${PLAIN_WORD})${SEPARATOR}*)+$`)

/** Whether a line tells settings, not a step; words may stand before them. */
export function isSettingsLine(line: string): boolean {
  const plain = plainText(line)
  const isOpened = READ_WORDS.some(({ title, materialReduction }) =>
    [title, materialReduction].some((word) => plain.startsWith(plainText(word))),
  )
  return isOpened || TITLE.test(line) || UNTITLED.test(plain)
}

/**
 * The settings a line of steps begins with (무기 잠재 110 / 크뎀 3), and the steps; null where it begins
 * with none.
 */
export function settingsAhead(line: string): readonly [settings: string, steps: string] | null {
  if (isSettingsLine(line)) return null
  for (const { index, 0: between } of [...line.matchAll(BOUNDARY)].toReversed()) {
    const settings = line.slice(0, index)
    // 무기 alone may be the beginning of an option.
    const isTold = between.trim() !== '' || /\d/.test(settings)
    if (isTold && UNTITLED.test(plainText(settings)))
      return [settings, line.slice(index + between.length)]
  }
  return null
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
  for (const word of settingWords(line.slice(before.length))) {
    const next = word === '' ? read : readWord(plainText(word), read)
    if (next) read = next
    else unknown.push(word)
  }
  return { settings: read, unknown }
}

function settingWords(line: string): readonly string[] {
  const plain = plainText(line)
  if (UNTITLED.test(plain)) return plain.match(new RegExp(PLAIN_WORD, 'g')) ?? []
  return line.split(BETWEEN_SETTINGS).map((part) => part.trim())
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
  for (const [field, words] of NUMBER_WORDS) {
    const digits = new RegExp(`^(?:${words})(\\d+)$`).exec(word)?.[1]
    if (digits !== undefined) return { ...settings, [field]: Number(digits) }
  }
  return null
}

function readChoice(word: string, settings: Settings): Settings | null {
  const named = EQUIPMENT_TYPES.find((type) => isWord(word, (words) => words.equipment[type]))
  const equipment = named ?? EQUIPMENT_ALIASES[word]
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
