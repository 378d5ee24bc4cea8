import type { OptionKey } from './option-catalogue.ts'
import { OPTION_FORMER_NAMES as FORMER_KOREAN_NAMES } from './option-former-names.ts'
import { KOREAN_OPTION_NAMES } from './option-names.english.ts'

/** What options are called in texts that people have copied in Korean, today and before. */
export const OPTION_FORMER_NAMES: Readonly<Partial<Record<OptionKey, readonly string[]>>> =
  Object.fromEntries(
    Object.entries(KOREAN_OPTION_NAMES).map(([key, name]) => [
      key,
      [name, ...((FORMER_KOREAN_NAMES as Readonly<Record<string, readonly string[]>>)[key] ?? [])],
    ]),
  )
