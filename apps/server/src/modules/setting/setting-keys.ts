import { type SiteSetting, siteSettingSchema } from '@gyeol/contract'

/** Counts changes of the settings; it is their version on the wire. */
export const SETTINGS_VERSION = 'site-setting'

/** A setting without what belongs to the whole: its version and the day of its levels. */
export type SettingName = Exclude<keyof SiteSetting, 'version' | 'levelsAsOf'>

/** Under which key each setting lies in the database, and whether the game may outdate it. */
export const SETTING_KEYS: Readonly<
  Record<SettingName, { readonly key: string; readonly isDated?: true }>
> = {
  banner: { key: 'banner' },
  contact: { key: 'contact' },
  signUp: { key: 'sign-up' },
  totpRequired: { key: 'totp-required' },
  showsWholeMenu: { key: 'whole-menu' },
  endsOldRecords: { key: 'end-old-records' },
  levelCap: { key: 'level-cap', isDated: true },
  defaultLevel: { key: 'default-level', isDated: true },
  probationDays: { key: 'probation-days' },
  firstPostsWait: { key: 'first-posts-wait' },
  priceEditHours: { key: 'price-edit-hours' },
  priceReportMinutes: { key: 'price-report-minutes' },
}

// Object.keys loses the literal keys; the table above is the only source of them.
export const SETTING_NAMES = Object.keys(SETTING_KEYS) as readonly SettingName[]

/** What holds where a row is missing or somebody has damaged it by hand. */
export const FALLBACK: Omit<SiteSetting, 'version'> = {
  banner: '',
  contact: '',
  signUp: 'open',
  totpRequired: false,
  showsWholeMenu: false,
  endsOldRecords: true,
  levelCap: 305,
  defaultLevel: 305,
  levelsAsOf: '2026-01-31',
  probationDays: 7,
  firstPostsWait: false,
  priceEditHours: 24,
  priceReportMinutes: 10,
}

/** Under which key earlier releases kept whether visitors may sign up. */
const FORMER_SIGN_UP = 'sign-up-open'

/** What an earlier release kept of a setting; undefined where there is nothing. */
export function formerValue(
  name: SettingName,
  values: ReadonlyMap<string, { readonly value: string }>,
): unknown {
  const isClosed = name === 'signUp' && values.get(FORMER_SIGN_UP)?.value === 'false'
  return isClosed ? 'invitation' : undefined
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
