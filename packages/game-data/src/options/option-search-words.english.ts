import { againstWords, resistWords } from './english-element-words.ts'
import type { OptionKey } from './option-catalogue.ts'
import { KOREAN_OPTION_NAMES } from './option-names.english.ts'
import {
  OPTION_SEARCH_WORDS as KOREAN_WORDS,
  type OptionSearchWords,
} from './option-search-words.ts'

export { OPTION_SEARCH_WORDS_PROVENANCE } from './option-search-words.ts'

const ELEMENTS = ['fire', 'water', 'wind', 'earth', 'light', 'dark'] as const

/** Short forms of single stats that players write in English; ours, from what is written in chats. */
const OF_BOTH_UNITS = {
  str: ['strength'],
  int: ['intelligence'],
  vit: ['vitality'],
  agi: ['agility'],
  dex: ['dexterity'],
  hp_regen: ['hp recovery', 'hp regen', 'nhpr'],
  mp_regen: ['mp recovery', 'mp regen', 'nmpr'],
  max_hp: ['hp', 'health'],
  max_mp: ['mp', 'mana'],
  atk: ['attack', 'phys atk'],
  matk: ['magic attack', 'magic atk', 'mag atk'],
  stability: ['stab'],
  phys_pierce: ['pp', 'p pierce', 'p.pierce', 'pierce', 'penetration'],
  magic_pierce: ['m pierce', 'm.pierce', 'mag pierce', 'matk pierce', 'pierce', 'penetration'],
  def: ['defense', 'defence'],
  mdef: ['magic defense', 'magic defence', 'magic def', 'mag def'],
  phys_resist: ['pres', 'p res', 'p.res', 'physical res'],
  magic_resist: ['mres', 'm res', 'm.res', 'mag res', 'magical resist'],
  reduce_foe_epicenter: ['foe epicenter', 'foe epi', 'enemy epicenter'],
  reduce_player_epicenter: ['player epicenter', 'player epi'],
  reduce_straight_line: ['straight line', 'line'],
  reduce_charge: ['reduce charge', 'charge'],
  reduce_meteor: ['reduce meteor', 'meteor'],
  reduce_bullet: ['reduce bullet', 'bullet'],
  reduce_bowling: ['reduce bowling', 'bowling'],
  reduce_floor: ['reduce floor', 'floor'],
  accuracy: ['acc', 'hit', 'hit rate'],
  dodge: ['flee', 'evasion', 'dodge rate'],
  aspd: ['attack speed', 'atk speed', 'atk spd', 'attack spd'],
  cspd: ['cast speed', 'casting speed', 'cast spd'],
  crit_rate: ['cr', 'crit rate', 'crit chance', 'critical chance', 'crit%'],
  crit_damage: ['cd', 'cdmg', 'crit damage', 'crit dmg', 'critical dmg'],
  ailment_resist: ['ailment', 'ailment res', 'ailment resist', 'status resist', 'status res'],
  guard_recovery: ['guard recovery', 'guard rec'],
  guard_power: ['guard', 'guard pow'],
  avoid_recovery: ['evasion recovery', 'evasion rec', 'avoid recharge', 'avoid recovery'],
  aggro: ['hate', 'threat', 'enmity'],
} as const

const OF_ELEMENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ELEMENTS.flatMap((element) => [
    [`vs_${element}_pct`, againstWords(element)],
    [`res_${element}_pct`, resistWords(element)],
    [`element_${element}`, [`${element} element`, 'element']],
    [`element_${element}_match`, [`${element} element`, 'element']],
  ]),
)

function englishWordsOf(option: OptionKey): readonly string[] {
  const bothUnits: Readonly<Record<string, readonly string[]>> = OF_BOTH_UNITS
  return OF_ELEMENTS[option] ?? bothUnits[option.replace(/_pct$/, '')] ?? []
}

/** The search words of every option: the Korean ones, its Korean name and English short forms. */
export const OPTION_SEARCH_WORDS: Readonly<Record<OptionKey, OptionSearchWords>> = withEnglish()

function withEnglish(): Readonly<Record<OptionKey, OptionSearchWords>> {
  const entries = Object.entries<OptionSearchWords>(KOREAN_WORDS).map(([key, words]) => {
    // Keys of an object are strings to the compiler; these are those of the list.
    const option = key as OptionKey
    return [
      key,
      {
        alternatives: [KOREAN_OPTION_NAMES[option], ...words.alternatives],
        aliases: [...words.aliases, ...englishWordsOf(option)],
      },
    ]
  })
  return Object.fromEntries(entries) as Record<OptionKey, OptionSearchWords>
}
