import type { OptionKey } from './option-catalogue.ts'
import { OPTION_NAMES as ENGLISH_NAMES } from './option-names.english.ts'

const ELEMENTS = [
  ['fire', '불'],
  ['water', '물'],
  ['wind', '바람'],
  ['earth', '땅'],
  ['light', '빛'],
  ['dark', '어둠'],
] as const

/** What options were called in Korean before. */
const FORMER: Readonly<Partial<Record<OptionKey, readonly string[]>>> = {
  aspd: ['ASPD'],
  aspd_pct: ['ASPD %'],
  cspd: ['CSPD'],
  cspd_pct: ['CSPD %'],
  ...Object.fromEntries(
    ELEMENTS.map(([element, name]) => [`res_${element}_pct`, [`${name} 내성 %`]]),
  ),
}

/**
 * What options are called in texts that people have copied otherwise than they are called here: before, or
 * in English. Texts lie in chats for years, so a name is never taken away, only joined by another.
 */
export const OPTION_FORMER_NAMES: Readonly<Partial<Record<OptionKey, readonly string[]>>> =
  Object.fromEntries(
    Object.entries(ENGLISH_NAMES).map(([key, name]) => [
      key,
      // The keys of both are of the same list.
      [...(FORMER[key as OptionKey] ?? []), name],
    ]),
  )
