import { type SiteSetting, siteSettingSchema } from '@gyeol/contract'

/** A setting without what belongs to the whole: its version and the day of its levels. */
export type SettingName = Exclude<keyof SiteSetting, 'version' | 'levelsAsOf'>

/** Under which key each setting lies in the database, and whether the game may outdate it. */
export const SETTING_KEYS: Readonly<
  Record<SettingName, { readonly key: string; readonly isDated?: true }>
> = {
  banner: { key: 'banner' },
  signUpOpen: { key: 'sign-up-open' },
  totpRequired: { key: 'totp-required' },
  showsWholeMenu: { key: 'whole-menu' },
  endsOldRecords: { key: 'end-old-records' },
  levelCap: { key: 'level-cap', isDated: true },
  defaultLevel: { key: 'default-level', isDated: true },
  priceEditHours: { key: 'price-edit-hours' },
  priceReportMinutes: { key: 'price-report-minutes' },
  priceAverageDays: { key: 'price-average-days' },
}

// Object.keys loses the literal keys; the table above is the only source of them.
export const SETTING_NAMES = Object.keys(SETTING_KEYS) as readonly SettingName[]

/** What holds where a row is missing or somebody has damaged it by hand. */
export const FALLBACK: Omit<SiteSetting, 'version'> = {
  banner: '',
  signUpOpen: true,
  totpRequired: false,
  showsWholeMenu: false,
  endsOldRecords: true,
  levelCap: 305,
  defaultLevel: 305,
  levelsAsOf: '2026-01-31',
  priceEditHours: 24,
  priceReportMinutes: 10,
  priceAverageDays: 7,
}

/** Reads a kept value; undefined when it is not one this setting may have. */
export function parseSetting(name: SettingName, text: string): unknown {
  try {
    const result = siteSettingSchema.shape[name].safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
