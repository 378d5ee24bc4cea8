import { z } from 'zod'
import { EVENT_KIND_CODES } from './names/event-kinds.ts'
import { OWN_NEWS_KINDS } from './names/news-kinds.ts'
import { NOTICE_PACES } from './names/notice-paces.ts'

/** How long before an event its reminder may come. */
export const REMINDER_MINUTES = [0, 10, 30, 60, 180, 720, 1440] as const

/** One of {@link REMINDER_MINUTES}. */
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number]

const hourSchema = z.int().min(0).max(23)

/**
 * Which reminders a browser wants.
 *
 * - `kinds`: of which events; none means no reminders.
 * - `quietHours`: whole hours in Korea, `fromHour` included and `toHour` not; what falls into them
 *   comes when they end. Equal hours mean none.
 */
export const pushPreferencesSchema = z
  .strictObject({
    kinds: z.array(z.enum(EVENT_KIND_CODES)).max(EVENT_KIND_CODES.length),
    minutesBefore: z.literal(REMINDER_MINUTES),
    quietHours: z.strictObject({ fromHour: hourSchema, toHour: hourSchema }).nullable(),
  })
  .meta({ id: 'PushPreferences', description: '알림 설정' })

/** See {@link pushPreferencesSchema}. */
export type PushPreferences = z.output<typeof pushPreferencesSchema>

/** What holds for a browser that has not chosen: nothing comes. */
export const DEFAULT_PUSH_PREFERENCES: PushPreferences = {
  kinds: [],
  minutesBefore: 10,
  quietHours: { fromHour: 23, toHour: 8 },
}

/**
 * Where a push service takes messages for one browser: https on a named host and the usual port.
 * An address in numbers never is one.
 */
export const PUSH_ENDPOINT_PATTERN =
  /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}\/[A-Za-z0-9._~:/?@!$&'()*+,;=%-]*$/

const noticesSchema = z.enum(NOTICE_PACES)
const ownNewsSchema = z.array(z.enum(OWN_NEWS_KINDS)).max(OWN_NEWS_KINDS.length)

const endpointSchema = z.string().max(1000).regex(PUSH_ENDPOINT_PATTERN)

/**
 * A browser's push subscription as `PushSubscription.toJSON()` gives it: its public key (an
 * uncompressed P-256 point) and its secret, in base64url. Without `preferences`, `notices` (how soon it
 * is told of new notices) or `ownNews` (what of its member's own it is told), the kept ones stay.
 */
export const pushSubscriptionSchema = z
  .strictObject({
    endpoint: endpointSchema,
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
    }),
    preferences: pushPreferencesSchema.optional(),
    notices: noticesSchema.optional(),
    ownNews: ownNewsSchema.optional(),
  })
  .meta({ id: 'PushSubscription', description: '알림을 받을 브라우저' })

/** See {@link pushSubscriptionSchema}. */
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>

/**
 * What is kept of a subscription that its browser does not know. `isSilent`: nothing is sent there, be it
 * that a visitor has chosen nothing or that a member has turned it off from afar; the browser may forget it.
 */
export const pushStateSchema = z
  .strictObject({
    preferences: pushPreferencesSchema,
    notices: noticesSchema,
    ownNews: ownNewsSchema,
    isSilent: z.boolean(),
  })
  .meta({ id: 'PushState', description: '저장된 알림 설정' })

/** See {@link pushStateSchema}. */
export type PushState = z.output<typeof pushStateSchema>

/** Which subscription to forget. */
export const removePushSchema = z
  .strictObject({ endpoint: endpointSchema })
  .meta({ id: 'RemovePush', description: '알림 끄기' })

/** The key browsers subscribe with; null where the site sends no push. */
export const pushKeySchema = z
  .strictObject({ publicKey: z.string().nullable() })
  .meta({ id: 'PushKey', description: '알림 공개 키' })

/** See {@link pushKeySchema}. */
export type PushKey = z.output<typeof pushKeySchema>

/** What the service worker is sent; `path` is the page to open. */
export const pushMessageSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
})

/** See {@link pushMessageSchema}. */
export type PushMessage = z.output<typeof pushMessageSchema>
