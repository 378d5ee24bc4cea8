import { z } from 'zod'
import { LINE_PATTERN } from './post.ts'
import { versionSchema } from './versions.ts'

/** Far above any level the game may reach. */
const MAX_LEVEL = 999

const levelFields = {
  levelCap: z.int().min(1).max(MAX_LEVEL),
  defaultLevel: z.int().min(1).max(MAX_LEVEL),
  levelsAsOf: z.iso.date(),
} as const

/** Longest line over every page. */
export const BANNER_LENGTH = 200

/** One line over every page; empty for none. */
const bannerSchema = z
  .union([z.literal(''), z.string().max(BANNER_LENGTH).regex(LINE_PATTERN)])
  .default('')

const settingFields = {
  banner: bannerSchema,
  signUpOpen: z.boolean(),
  totpRequired: z.boolean(),
  showsWholeMenu: z.boolean(),
  endsOldRecords: z.boolean(),
  ...levelFields,
  priceEditHours: z.int().min(1).max(720),
  priceReportMinutes: z.int().min(1).max(1440),
  priceAverageDays: z.int().min(1).max(365),
} as const

/**
 * The settings of the site.
 *
 * - `banner`: what every page says at its top, maintenance say; empty for nothing.
 * - `signUpOpen`: whether visitors may sign up.
 * - `totpRequired`: whether administrators and owners must use the second step.
 * - `showsWholeMenu`: whether the drawer shows the entries that are left out of the menu, too.
 * - `endsOldRecords`: whether records go after their time: acts of members and logins after two
 *   years, files that were not put in after thirty days, proposals that were sent
 *   back after one year.
 * - `levelCap`, `defaultLevel`: game levels, checked on the day `levelsAsOf`.
 * - `priceEditHours`: how long a member may edit what they reported.
 * - `priceReportMinutes`: pause between a member's reports of one item.
 * - `priceAverageDays`: how old a report may be to count in the average.
 */
export const siteSettingSchema = z
  .strictObject({ ...settingFields, version: versionSchema })
  .meta({ id: 'SiteSetting', description: '사이트 설정' })

/** See {@link siteSettingSchema}. */
export type SiteSetting = z.output<typeof siteSettingSchema>

/** What every page may know; `defaultLevel` never exceeds `levelCap` here. */
export const publicSettingSchema = z
  .strictObject({
    banner: z.string(),
    signUpOpen: z.boolean(),
    showsWholeMenu: z.boolean(),
    ...levelFields,
  })
  .meta({ id: 'PublicSetting', description: '누구나 보는 설정' })

/** See {@link publicSettingSchema}. */
export type PublicSetting = z.output<typeof publicSettingSchema>
