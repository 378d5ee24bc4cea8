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

/** Longest way to reach the owner. */
export const CONTACT_LENGTH = 200

/** How the owner is reached: a mail address, a web address or words; empty for what `/contact` says. */
const contactSchema = z
  .union([z.literal(''), z.string().max(CONTACT_LENGTH).regex(LINE_PATTERN)])
  .default('')

/** How somebody becomes a member: by themselves, once an administrator has looked, or only when invited. */
export const SIGN_UP_MODES = ['open', 'approval', 'invitation'] as const

/** One of {@link SIGN_UP_MODES}. */
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** Longer would keep out those who came to stay. */
const MOST_PROBATION_DAYS = 60

const settingFields = {
  banner: bannerSchema,
  contact: contactSchema,
  signUp: z.enum(SIGN_UP_MODES),
  totpRequired: z.boolean(),
  showsWholeMenu: z.boolean(),
  endsOldRecords: z.boolean(),
  probationDays: z.int().min(0).max(MOST_PROBATION_DAYS),
  firstPostsWait: z.boolean(),
  ...levelFields,
  priceEditHours: z.int().min(1).max(720),
  priceReportMinutes: z.int().min(1).max(1440),
} as const

/**
 * The settings of the site.
 *
 * - `banner`: what every page says at its top, maintenance say; empty for nothing.
 * - `contact`: how the owner is reached, shown wherever a page says that they can be.
 * - `signUp`: how visitors become members.
 * - `totpRequired`: whether administrators and owners must use the second step.
 * - `showsWholeMenu`: whether the drawer shows the entries that are left out of the menu, too.
 * - `endsOldRecords`: whether records go after their time: acts of members and logins after two
 *   years, files that were not put in after thirty days, proposals that were sent
 *   back after one year.
 * - `probationDays`: how long a new member may only write a little, and has no vote in prices
 *   (PR43); 0 for not at all.
 * - `firstPostsWait`: whether others see what they make in that time only once an editor has looked.
 * - `levelCap`, `defaultLevel`: game levels, checked on the day `levelsAsOf`.
 * - `priceEditHours`: how long a member may edit what they reported (PR31).
 * - `priceReportMinutes`: pause between a member's reports of one item (PR10).
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
    contact: z.string(),
    signUp: z.enum(SIGN_UP_MODES),
    showsWholeMenu: z.boolean(),
    ...levelFields,
  })
  .meta({ id: 'PublicSetting', description: '누구나 보는 설정' })

/** See {@link publicSettingSchema}. */
export type PublicSetting = z.output<typeof publicSettingSchema>
