import { z } from 'zod'
import { wireTimeSchema } from './versions.ts'

/** Where the owner can be told something outside the site. */
export const ALERT_CHANNELS = ['webhook', 'mail'] as const

/** One of {@link ALERT_CHANNELS}. */
export type AlertChannel = (typeof ALERT_CHANNELS)[number]

/**
 * What became of a message.
 *
 * - `sent`: it was taken.
 * - `private`: the address leads into somebody's own network; nothing is sent there.
 * - `refused`: it was answered, with a no or with a redirect.
 * - `late`: no answer in time.
 * - `unreachable`: nobody there, or not understood.
 */
export const ALERT_OUTCOMES = ['sent', 'private', 'refused', 'late', 'unreachable'] as const

/** One of {@link ALERT_OUTCOMES}. */
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number]

const MAX_ADDRESS_LENGTH = 500

/** Where webhooks are sent to: https, and no name and password within. */
const webhookAddressSchema = z
  .string()
  .max(MAX_ADDRESS_LENGTH)
  .regex(/^https:\/\/[^\s/?#@]+(?:[/?][^\s#]*)?$/)

/** A mail address, as a person types one. */
const mailAddressSchema = z
  .string()
  .max(254)
  .regex(/^[A-Za-z0-9.!#$%&'*+=_~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/)

/** Where webhooks are sent to from now on; null for nowhere. */
export const webhookInputSchema = z
  .strictObject({ address: webhookAddressSchema.nullable() })
  .meta({ id: 'WebhookInput', description: '바깥 알림을 받을 웹훅' })

/** Where mails are sent to from now on; null for nowhere. */
export const alertMailInputSchema = z
  .strictObject({ address: mailAddressSchema.nullable() })
  .meta({ id: 'AlertMailInput', description: '바깥 알림을 받을 메일' })

/**
 * A channel that is set. `shown`: a webhook's host (the rest of it is a secret), the whole of a mail
 * address. `failure`: what became of the last message, unless it was taken.
 */
const targetSchema = z
  .strictObject({
    shown: z.string(),
    failedAt: wireTimeSchema.nullable(),
    failure: z.enum(ALERT_OUTCOMES).nullable(),
  })
  .nullable()

/**
 * What the owner is told outside the site. `canMail`: the server has been given a way to send mails.
 * Of each alert: since when it holds, when it was told last, and whether it is not told for now.
 */
export const alertsSchema = z
  .strictObject({
    webhook: targetSchema,
    mail: targetSchema,
    canMail: z.boolean(),
    alerts: z.array(
      z.strictObject({
        code: z.string(),
        since: wireTimeSchema.nullable(),
        toldAt: wireTimeSchema.nullable(),
        isPaused: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Alerts', description: '바깥 알림' })

/** See {@link alertsSchema}. */
export type Alerts = z.output<typeof alertsSchema>

/** Which alert. */
export const alertParamsSchema = z.strictObject({ code: z.string().min(1).max(64) })

/** Whether an alert is told. */
export const alertPauseSchema = z
  .strictObject({ isPaused: z.boolean() })
  .meta({ id: 'AlertPause', description: '바깥 알림 멈추기' })

/** What became of a test; null for a channel that is not set. */
export const alertTestSchema = z
  .strictObject({
    webhook: z.enum(ALERT_OUTCOMES).nullable(),
    mail: z.enum(ALERT_OUTCOMES).nullable(),
  })
  .meta({ id: 'AlertTest', description: '시험으로 보낸 결과' })

/** See {@link alertTestSchema}. */
export type AlertTest = z.output<typeof alertTestSchema>
