import type { OptionKey } from './option-catalogue.ts'
import { KOREAN_OPTION_NAMES } from './option-names.english.ts'
import {
  OPTION_SEARCH_WORDS as KOREAN_WORDS,
  type OptionSearchWords,
} from './option-search-words.ts'

export { OPTION_SEARCH_WORDS_PROVENANCE } from './option-search-words.ts'

/** Short forms that players write in English; ours, from what is written in chats. */
const ENGLISH_ALIASES: Readonly<Partial<Record<OptionKey, readonly string[]>>> = {
  hp_regen: ['hp recovery', 'nhpr'],
  hp_regen_pct: ['hp recovery', 'nhpr'],
  mp_regen: ['mp recovery', 'nmpr'],
  mp_regen_pct: ['mp recovery', 'nmpr'],
  max_hp: ['hp'],
  max_hp_pct: ['hp'],
  max_mp: ['mp'],
  atk: ['attack'],
  atk_pct: ['attack'],
  matk: ['magic attack'],
  matk_pct: ['magic attack'],
  phys_pierce_pct: ['pp', 'pierce', 'penetration'],
  magic_pierce_pct: ['mp pierce', 'pierce', 'penetration'],
  def: ['defense'],
  def_pct: ['defense'],
  mdef: ['magic defense'],
  mdef_pct: ['magic defense'],
  aspd: ['attack speed'],
  aspd_pct: ['attack speed'],
  cspd: ['cast speed', 'casting speed'],
  cspd_pct: ['cast speed', 'casting speed'],
  crit_rate: ['cr', 'crit rate'],
  crit_rate_pct: ['cr', 'crit rate'],
  crit_damage: ['cd', 'crit damage'],
  crit_damage_pct: ['cd', 'crit damage'],
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
        aliases: [...words.aliases, ...(ENGLISH_ALIASES[option] ?? [])],
      },
    ]
  })
  return Object.fromEntries(entries) as Record<OptionKey, OptionSearchWords>
}
